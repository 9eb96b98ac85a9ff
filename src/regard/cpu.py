"""Instruction sets and cores: what this processor and this process may use.

>>> current().name
'avx512'
"""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from .cores import cache_sizes, core_count

__all__ = [
    "ISAS",
    "LEVELS",
    "NUMPY",
    "Isa",
    "architecture",
    "cache_sizes",
    "core_count",
    "current",
    "describe",
    "features",
    "request_amx",
    "usable",
]


@dataclass(frozen=True)
class Isa:
    """An instruction set: its name here, the compiler's words for it, and the size of its registers in bytes."""

    name: str
    triple_arch: str
    llvm_cpu: str
    llvm_features: str
    vector_bytes: int


ISAS: dict[str, Isa] = {
    isa.name: isa
    for isa in (
        Isa("generic", "x86_64", "x86-64", "", 16),
        Isa("avx2", "x86_64", "x86-64-v3", "", 32),
        Isa("avx512", "x86_64", "x86-64-v4", "-prefer-256-bit", 64),
        Isa("avx512bf16", "x86_64", "x86-64-v4", "-prefer-256-bit,+avx512bf16", 64),
        Isa("amx", "x86_64", "x86-64-v4", "-prefer-256-bit,+amx-tile,+amx-bf16,+avx512bf16", 64),
        Isa("neon", "aarch64", "generic", "+neon", 16),
    )
}

# What may be asked for, weakest first. On ARM `generic` is another name for `neon`, which every such processor has.
LEVELS: dict[str, tuple[str, ...]] = {
    "x86_64": ("generic", "avx2", "avx512", "avx512bf16", "amx"),
    "aarch64": ("generic", "neon"),
}
NUMPY = "numpy"

_V3 = ("avx2", "fma", "f16c", "bmi1", "bmi2", "movbe", "abm", "popcnt")  # abm: lzcnt
_V4 = (*_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
NEEDS: dict[str, tuple[str, ...]] = {
    "generic": (),
    "avx2": _V3,
    "avx512": _V4,
    "avx512bf16": (*_V4, "avx512_bf16"),
    "amx": (*_V4, "avx512_bf16", "amx_tile", "amx_bf16"),
    "neon": (),
}


def architecture() -> str:
    """This process's architecture as compilers call it: x86_64, aarch64, or what the system says."""
    if sys.maxsize < 2**32:
        return f"32-bit {platform.machine()}"
    machine = platform.machine().lower()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(machine, machine)


@lru_cache(maxsize=1)
def features() -> frozenset[str]:
    """The processor's features by the names Linux gives them."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            lines = [line for line in file if line.startswith(("flags", "Features"))]
        return frozenset(lines[0].partition(":")[2].split()) if lines else frozenset()
    except OSError:
        return _compiler_features()


def _compiler_features() -> frozenset[str]:
    """The compiler's view, where there is no /proc: names differ in dashes and underscores only."""
    try:
        import llvmlite.binding as llvm

        found = llvm.get_host_cpu_features()
    except Exception:  # a broken or missing compiler leaves the weakest level, which jit then refuses with a reason
        return frozenset()
    names = {name.replace("-", "_") for name, there in found.items() if there}
    other = {"bmi": "bmi1", "lzcnt": "abm", "avx512bf16": "avx512_bf16"}  # as Linux calls them
    return frozenset(names | {linux for llvm_name, linux in other.items() if llvm_name in names})


def usable() -> dict[str, str | None]:
    """Each level of this architecture and why it cannot be used; None if it can. AMX is asked for."""
    reasons = {name: _lacking(name) for name in LEVELS.get(architecture(), ())}
    if reasons.get("amx", "absent") is None:
        reasons["amx"] = request_amx()
    return {**reasons, NUMPY: None}


def _lacking(name: str) -> str | None:
    missing = [need for need in NEEDS[name] if need not in features()]
    return f"this CPU lacks {', '.join(missing)}" if missing else None


VARIABLE = "REGARD_CPU"


def _reader() -> Callable[[], object]:
    """A function that reads the variable as it lies in the table under os.environ.

    It is called in every attention, and `os.environ.get` takes 2 us to encode the name and decode the value, this 0.1.
    Where Python keeps no such table, or keeps it in another form, `os.environ.get` it is.
    """
    environment: Any = os.environ
    try:
        table, encode = environment._data, environment.encodekey
        if all(encode(name) in table for name in environment):
            return partial(table.get, encode(VARIABLE))
    except (AttributeError, TypeError):
        pass
    return partial(os.environ.get, VARIABLE)


_wanted = _reader()
_choices: dict[object, Isa | None] = {}


def current() -> Isa | None:
    """The instruction set to compile for; None means that NumPy computes.

    The best one, or the one REGARD_CPU names: ValueError if that is no level or this CPU lacks it. The variable is read
    on every call.
    """
    wanted = _wanted()
    if wanted not in _choices:
        _choices[wanted] = _choose(os.environ.get(VARIABLE, "").strip().lower())
    return _choices[wanted]


def _choose(wanted: str) -> Isa | None:
    reasons = usable()
    good = [name for name, reason in reasons.items() if reason is None]
    if not wanted:
        best = [name for name in good if name != NUMPY and not (name == "avx512bf16" and _slow_pairs())]
        return _isa(best[-1]) if best else None
    if wanted not in reasons:
        raise ValueError(
            f"REGARD_CPU={wanted} is no level of this machine ({architecture()}): use one of {', '.join(good)}"
        )
    if reasons[wanted] is not None:
        raise ValueError(f"REGARD_CPU={wanted} cannot be used: {reasons[wanted]}; use one of {', '.join(good)}")
    return None if wanted == NUMPY else _isa(wanted)


def _slow_pairs() -> bool:
    """Whether VDPBF16PS gains nothing: on Intel's cores it takes about four times the slots of an FMA."""
    return _cpuinfo("vendor_id") == "GenuineIntel"


def _isa(name: str) -> Isa:
    return ISAS["neon" if architecture() == "aarch64" else name]


SYS_ARCH_PRCTL, REQUEST_PERMISSION, TILE_DATA = 158, 0x1023, 18


@lru_cache(maxsize=1)
def request_amx() -> str | None:
    """Ask the kernel, once, whether this process may use AMX tiles; the reason if it may not.

    The permission holds for all threads of the process and for its forked children.
    """
    if sys.platform != "linux":
        return "AMX is used on Linux only"
    libc = ctypes.CDLL(None, use_errno=True)
    numbers = (ctypes.c_long(number) for number in (SYS_ARCH_PRCTL, REQUEST_PERMISSION, TILE_DATA))
    if libc.syscall(*numbers) == 0:
        return None
    return f"the kernel refused AMX permission: {os.strerror(ctypes.get_errno())}"


def describe() -> dict[str, str]:
    """What a report on this machine should say, by name."""
    chosen = current()
    caches = ", ".join(f"{name} {size >> 10} KB" for name, size in cache_sizes().items())
    return {
        "processor": _cpuinfo("model name") or platform.processor() or "unknown",
        "architecture": architecture(),
        "cores": str(core_count()),
        "caches": caches or "unknown",
        "instruction set": chosen.name if chosen else NUMPY,
        **{f"level {name}": reason or "usable" for name, reason in usable().items()},
    }


def _cpuinfo(name: str) -> str | None:
    """What Linux says of the first processor under a name."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            return next((line.partition(":")[2].strip() for line in file if line.startswith(name)), None)
    except OSError:
        return None
