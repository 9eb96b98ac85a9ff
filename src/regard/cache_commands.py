"""`regard cache`: what is kept on disk of compiled kernels."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from itertools import product

import typer

from . import cache, cpu, jit
from .__main__ import write

commands = typer.Typer(help="Compiled kernels kept on disk: list, warm, clear.", no_args_is_help=True)

DTYPES = ("float32", "float64", "float16", "bfloat16")
QUERIES = (1, 16, 32, 64, 128, 512)  # one query decodes; the others come in blocks of different width
KEYS = 2048


@commands.command("list")
def list_entries() -> None:
    """List the kernels on disk, newest first."""
    entries = cache.entries()
    size = sum(entry.size for entry in entries)
    print(f"{cache.directory() or 'no directory: kernels are kept in memory only'}")
    print(f"{len(entries)} kernels, {size / 1e6:.2f} MB")
    for entry in entries:
        written = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.modified))
        print(f"{written}  {entry.size / 1e3:6.1f} kB  {described(entry.key)}")


def described(key: str) -> str:
    """A kernel's instruction set and its fields that are not at their defaults."""
    spec, recipe, *_ = [*key.splitlines(), ""]
    level = re.search(r"name='(\w+)'", recipe)
    return f"{level[1] if level else '?':10}  " + re.sub(r", \w+=(None|\(\)|False|0)(?=[,)])", "", spec)


@commands.command()
def warm() -> None:
    """Compile the usual kernels now, so that no first call waits for the compiler."""
    write(warmed())


@commands.command()
def clear() -> None:
    """Remove all kernels from the disk; they are compiled again when they are needed."""
    print(f"{cache.clear()} files removed")


def warmed() -> Iterator[str]:
    """Compile what plain calls of every dtype need at dims 64 and 128, a line for each dtype."""
    import ml_dtypes  # noqa: F401  (makes "bfloat16" a name of a dtype)
    import numpy as np

    from .api import attention

    isa = cpu.current()
    if isa is None:
        raise ValueError("REGARD_CPU=numpy compiles nothing: unset it, or name another instruction set")
    if cache.directory() is None:
        raise ValueError("there is no cache directory to warm: REGARD_CACHE_DIR is empty or `off`, or there is no home")
    for dtype in DTYPES:
        before, begun = jit.statistics(), time.perf_counter()
        for queries, dim, invariant in product(QUERIES, (64, 128), (False, True)):
            q, k = np.zeros((1, queries, dim), dtype), np.zeros((1, KEYS, dim), dtype)
            attention(q, k, k, invariant=invariant)
        after = jit.statistics()
        counts = {name: after[name] - before[name] for name in ("compiled", "disk")}
        seconds = time.perf_counter() - begun
        found = f"{counts['compiled']} kernels compiled, {counts['disk']} found on disk"
        yield f"{dtype:9} {isa.name}: {found}, {seconds:.1f} s"
