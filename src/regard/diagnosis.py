"""The text of `regard doctor`, a line at a time: what this computer can do, and whether it computes right."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

import numpy as np

from . import __version__, cache, cores, cpu, jit, pool, selftest

SECONDS = 8.5  # for all self-tests together
VARIABLES = ("REGARD_CPU", "REGARD_NUM_THREADS", "REGARD_CACHE_DIR", "OMP_NUM_THREADS")


def diagnose() -> Iterator[str]:
    """The lines of the report, found out as they are asked for.

    >>> print(next(diagnose()))  # doctest: +ELLIPSIS
    regard ..., Python ...
    """
    yield f"regard {__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield f"NumPy {np.__version__}, ml_dtypes {metadata.version('ml_dtypes')}, {compiler()}"
    for name in VARIABLES:
        if name in os.environ:
            yield f"{name}={os.environ[name]}"
    yield ""
    yield from processor()
    yield f"threads: {pool.get_num_threads()} in use; {cores.core_count()} cores are this process's to use"
    yield from kernels_on_disk()
    yield ""
    yield from instruction_sets()
    yield ""
    yield from self_tests()


def compiler() -> str:
    """The version of the compiler, or why there is none."""
    try:
        found = jit.versions()
    except (ImportError, jit.Unavailable) as error:
        return f"no compiler: {error}"
    return f"llvmlite {found['llvmlite']} with LLVM {found['llvm']}"


def processor() -> Iterator[str]:
    """Name and caches of the processor."""
    sizes = ", ".join(f"{name} {_bytes(size)}" for name, size in cores.cache_sizes().items())
    yield f"CPU: {model()}, {cpu.architecture()}" + (f"; caches {sizes}" if sizes else "")


def model() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text(errors="replace").splitlines()
    except OSError:
        lines = []
    return next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.processor()
    )


def _bytes(size: int) -> str:
    return f"{size / 2**20:.4g} MB" if size >= 2**20 else f"{size / 2**10:.4g} kB"


def kernels_on_disk() -> Iterator[str]:
    """The cache, and what is wrong with it."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        entries = cache.entries()
    place = cache.directory()
    if place is None:
        yield "compiled kernels: kept in memory only (no directory)"
    else:
        yield f"compiled kernels: {len(entries)}, {_bytes(sum(entry.size for entry in entries))}, in {place}"
    for warning in caught:
        yield f"  {warning.message}"


def instruction_sets() -> Iterator[str]:
    """Each level, and why it cannot be used."""
    yield "instruction sets:"
    for name, reason in cpu.usable().items():
        yield f"  {name:8} {'usable' if reason is None else 'not usable: ' + reason}"
    try:
        isa = cpu.current()
        yield f"  in use: {isa.name if isa else 'numpy'}"
    except ValueError as error:
        yield f"  {error}"


def self_tests() -> Iterator[str]:
    """Run every usable level in a process of its own, so that even one that crashes is reported."""
    yield "self-test, relative error against the formula in float64:"
    names = [name for name, reason in cpu.usable().items() if reason is None][::-1]  # NumPy, then the best
    at_once = min(len(names), cores.core_count(), 4)
    end = time.perf_counter() + SECONDS

    def timed(index: int) -> str:
        """A fair share of the time that is left; at the end of the list, all of it."""
        share = min(1.0, at_once / (len(names) - index))
        return self_test(names[index], (end - time.perf_counter()) * share)

    with ThreadPoolExecutor(at_once) as workers:
        for name, found in zip(names, workers.map(timed, range(len(names)))):
            yield f"  {name:8} {found}"


def self_test(name: str, seconds: float) -> str:
    """How one level did, in a line, after at most so many seconds."""
    command = [sys.executable, "-m", "regard.selftest", str(time.time() + seconds - 0.3)]
    environment = {**os.environ, "REGARD_CPU": name, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    child = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        out, errors = child.communicate(timeout=max(seconds, 0.1))
    except subprocess.TimeoutExpired:
        child.kill()
        out, errors = child.communicate()
        return verdict(out, "")
    return verdict(out, failure(child.returncode, errors))


def failure(status: int, errors: str) -> str:
    """Why a process ended badly; empty if it did not."""
    if status == 0:
        return ""
    last = errors.strip().splitlines()[-1:] or ["no message"]
    return f"CRASHED by signal {-status}" if status < 0 else f"FAILED: {last[0]}"


def verdict(output: str, problem: str) -> str:
    """The checks of one level in a line: the worst error of each dtype, or what is wrong."""
    found = [selftest.Check(**json.loads(line)) for line in output.splitlines() if line.endswith("}")]
    wrong = [f"WRONG: {each.name}: {each.error:.1e} instead of {each.bound:.1e}" for each in found if not each.passed]
    if problem or wrong:
        return "; ".join([*wrong, *([problem] if problem else [])])
    worst: dict[str, float] = {}
    for each in found:
        dtype = each.name.partition(",")[0]
        worst[dtype] = max(worst.get(dtype, 0.0), each.error)
    errors = ", ".join(f"{dtype} {error:.0e}" for dtype, error in worst.items())
    total = sum(1 for _ in selftest.checks())
    done = f"all {total}" if len(found) == total else f"{len(found)} of {total}, for lack of time,"
    return f"{done} checks passed: {errors}" if found else f"none of {total} checks was done in the time there was"
