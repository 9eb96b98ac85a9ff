"""The processor: its instruction sets, the choice among them, its cores and caches."""

from __future__ import annotations

import ctypes
import functools
import math
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Isa:
    """An instruction set that kernels are compiled for: what LLVM must be told, and the width of a register."""

    name: str
    triple_arch: str
    llvm_cpu: str
    llvm_features: str
    vector_bytes: int


# LLVM prefers 256-bit registers on x86-64-v4; the kernels are written for 512.
_WIDE = "-prefer-256-bit"
_TILES = "+amx-tile,+amx-bf16,+amx-int8,+avx512bf16"

# Worst first.
ISAS = {
    "x86_64": (
        Isa("generic", "x86_64", "x86-64", "", 16),
        Isa("avx2", "x86_64", "x86-64-v3", "", 32),
        Isa("avx512", "x86_64", "x86-64-v4", _WIDE, 64),
        Isa("amx", "x86_64", "x86-64-v4", f"{_WIDE},{_TILES}", 64),
    ),
    "aarch64": (
        Isa("generic", "aarch64", "generic", "", 16),
        Isa("neon", "aarch64", "generic", "+neon", 16),
    ),
}

# What LLVM may use for a level beyond what every such processor has, in LLVM's names.
_AVX2 = ("avx2", "fma", "f16c", "bmi", "bmi2", "lzcnt", "movbe", "popcnt")
_AVX512 = (*_AVX2, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
_AMX = (*_AVX512, "avx512bf16", "amx-tile", "amx-bf16", "amx-int8")
NEEDS: dict[str, tuple[str, ...]] = {"generic": (), "avx2": _AVX2, "avx512": _AVX512, "amx": _AMX, "neon": ()}

# Linux's names where they are not LLVM's.
_RENAMED = {
    "abm": "lzcnt",
    "bmi1": "bmi",
    "avx512_bf16": "avx512bf16",
    "amx_tile": "amx-tile",
    "amx_bf16": "amx-bf16",
    "amx_int8": "amx-int8",
}

_MACHINES = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}
_ROOT = Path("/")


@functools.cache
def architecture() -> str:
    """LLVM's name of this process's architecture; "" where there are no kernels for it."""
    return _MACHINES.get(platform.machine().lower(), "") if sys.maxsize > 2**32 else ""


def isa(name: str) -> Isa:
    """The instruction set of this name, on this architecture where more than one has it."""
    candidates = [*ISAS.get(architecture(), ()), *(i for group in ISAS.values() for i in group)]
    found = next((candidate for candidate in candidates if candidate.name == name), None)
    if found is None:
        known = ", ".join(dict.fromkeys(candidate.name for candidate in candidates))
        raise ValueError(f"there is no instruction set {name!r}: the names are {known}")
    return found


# -- the choice ----------------------------------------------------------------------------------------------------


def current() -> Isa | None:
    """The instruction set that kernels are compiled for; None means: compute with NumPy.

    >>> regard.cpu.current().name        # REGARD_CPU=avx2 in the environment
    'avx2'

    The best that this process may use, or the one named by the environment variable REGARD_CPU (generic, avx2, avx512,
    amx, neon, numpy). The variable is read on every call.

    Raises ValueError if REGARD_CPU names nothing, or an instruction set that cannot be used here.
    """
    return _chosen(os.environ.get("REGARD_CPU", ""))


def usable() -> dict[str, str | None]:
    """For every level of this architecture, worst first, why it cannot be used; None where it can.

    >>> regard.cpu.usable()
    {'numpy': None, 'generic': None, 'avx2': None, 'avx512': 'this CPU lacks avx512f, avx512bw, ...', ...}
    """
    return {"numpy": None, **{level.name: _obstacle(level) for level in ISAS.get(architecture(), ())}}


@functools.cache
def _chosen(wanted: str) -> Isa | None:
    name = wanted.strip().lower()
    levels = ISAS.get(architecture(), ())
    if name == "numpy":
        return None
    if not name:
        return next((level for level in reversed(levels) if _obstacle(level) is None), None)
    level = next((level for level in levels if level.name == name), None)
    reason = f"no such level on {platform.machine()}" if level is None else _obstacle(level)
    if reason is not None:
        able = ", ".join(n for n, why in usable().items() if why is None)
        raise ValueError(f"REGARD_CPU={wanted}: {reason}; usable here: {able}; unset it to get the best")
    return level


def _obstacle(level: Isa) -> str | None:
    features = host_features() if NEEDS[level.name] else frozenset()
    lacking = [feature for feature in NEEDS[level.name] if feature not in features]
    if lacking:
        return f"this CPU lacks {', '.join(lacking)}"
    return request_amx() if level.name == "amx" else None


# -- features ------------------------------------------------------------------------------------------------------


@functools.cache
def host_features() -> frozenset[str]:
    """What this processor and its operating system offer, in LLVM's names."""
    flags = _cpuinfo(_ROOT)
    if flags is not None:
        return flags
    try:
        import llvmlite.binding
    except (ImportError, OSError):  # no kernels without it anyway
        return frozenset()
    return frozenset(name for name, there in llvmlite.binding.get_host_cpu_features().items() if there)


def _cpuinfo(root: Path) -> frozenset[str] | None:
    """The flags Linux lists (it leaves out what it has switched off); None where there is no such list."""
    try:
        with open(root / "proc/cpuinfo", encoding="ascii", errors="replace") as lines:
            for line in lines:
                key, _, value = line.partition(":")
                if key.strip() in ("flags", "Features"):
                    return frozenset(_RENAMED.get(flag, flag) for flag in value.split())
    except OSError:
        pass
    return None


@functools.cache
def request_amx() -> str | None:
    """Ask the kernel once for the right to use tile registers: None if it is granted, else why not.

    Threads started later and forked children have the right too.
    """
    if not sys.platform.startswith("linux"):
        return "AMX is used on Linux only"
    error = _arch_prctl(_ARCH_REQ_XCOMP_PERM, _XFEATURE_XTILEDATA)
    return f"the kernel refused AMX permission: {os.strerror(error)}" if error else None


_ARCH_REQ_XCOMP_PERM, _XFEATURE_XTILEDATA, _SYS_ARCH_PRCTL = 0x1023, 18, 158


def _arch_prctl(code: int, argument: int) -> int:
    """The system call of x86-64 Linux; 0 or an errno."""
    libc = ctypes.CDLL(None, use_errno=True)
    words = [ctypes.c_long(word) for word in (_SYS_ARCH_PRCTL, code, argument)]
    return ctypes.get_errno() if libc.syscall(*words) else 0


# -- cores and caches ----------------------------------------------------------------------------------------------


def core_count(root: Path = _ROOT) -> int:
    """Physical cores this process may use: affinity and the control group's CPU quota (rounded up) respected."""
    if hasattr(os, "sched_getaffinity"):
        cores = _physical(os.sched_getaffinity(0), root)
    else:
        cores = os.cpu_count() or 1
    return max(1, math.ceil(min(cores, _quota(root))))


def _physical(cpus: set[int], root: Path) -> int:
    """How many cores these logical processors belong to."""
    siblings = [_text(root / f"sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list") for cpu in cpus]
    return len({text or f"cpu{cpu}" for cpu, text in zip(cpus, siblings)})


def _quota(root: Path) -> float:
    """The CPUs that control groups (version 1 or 2) grant this process; inf without a limit."""
    return min((_limit(folder) for folder in _groups(root)), default=math.inf)


def _groups(root: Path) -> Iterator[Path]:
    """The folders of this process's groups that can limit CPU time, with all their parents: each has its own limit."""
    mount = root / "sys/fs/cgroup"
    for line in _text(root / "proc/self/cgroup").splitlines():
        _, controllers, path = line.split(":", 2)
        if not controllers:
            bases = [mount, mount / "unified"]
        elif "cpu" in controllers.split(","):
            bases = [mount / controllers, mount / "cpu", mount / "cpu,cpuacct"]
        else:
            continue
        steps = [step for step in path.split("/") if step]
        if ".." in steps:  # outside this namespace
            steps = []
        for base in bases:
            yield from (base.joinpath(*steps[:count]) for count in range(len(steps) + 1))


def _limit(folder: Path) -> float:
    words = _text(folder / "cpu.max").split()
    if len(words) != 2:
        words = [_text(folder / f"cpu.cfs_{name}_us") for name in ("quota", "period")]
    try:
        quota, period = map(int, words)
    except ValueError:  # "max", or no such files
        return math.inf
    return quota / period if quota > 0 and period > 0 else math.inf


def cache_sizes(root: Path = _ROOT) -> dict[str, int]:
    """Bytes of the caches of one core by name ("L1d", "L2", ...); empty where Linux does not tell.

    >>> regard.cpu.cache_sizes()
    {'L1d': 49152, 'L1i': 32768, 'L2': 2097152, 'L3': 314572800}
    """
    units = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
    sizes = {}
    for folder in sorted((root / "sys/devices/system/cpu/cpu0/cache").glob("index*")):
        level, kind, size = (_text(folder / name) for name in ("level", "type", "size"))
        if level and size[:-1].isdigit() and size[-1] in units:
            suffix = {"Data": "d", "Instruction": "i"}.get(kind, "")
            sizes[f"L{level}{suffix}"] = int(size[:-1]) * units[size[-1]]
    return sizes


def model(root: Path = _ROOT) -> str:
    """The processor's name as its maker gave it, or that of its architecture."""
    for line in _text(root / "proc/cpuinfo").splitlines():
        key, _, value = line.partition(":")
        if key.strip() == "model name":
            return value.strip()
    return platform.processor() or platform.machine()


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""


def describe() -> dict[str, Any]:
    """Everything known, for reports: model, architecture, levels (see `usable`), cores, logical processors, caches."""
    return {
        "model": model(),
        "architecture": platform.machine(),
        "levels": usable(),
        "cores": core_count(),
        "processors": os.cpu_count(),
        "caches": cache_sizes(),
    }
