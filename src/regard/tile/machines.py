"""Machines by the name of their instruction set."""

from __future__ import annotations

from typing import Any

from .amx import Amx
from .dots import Avx512Bf16
from .interpret import Numpy
from .memory import Memory
from .native import Native
from .neon import Neon
from .x86 import X86, Avx2, Avx512

NATIVE: dict[str, tuple[type[Native], int]] = {
    "generic": (X86, 16),
    "avx2": (Avx2, 32),
    "avx512": (Avx512, 64),
    "avx512bf16": (Avx512Bf16, 64),
    "amx": (Amx, 64),
    "neon": (Neon, 16),
}


def native(name: str, real: str) -> Native:
    """A machine that writes code for an instruction set, with registers of `real` numbers."""
    kind, vector_bytes = NATIVE[name]
    return kind(vector_bytes, real)


def interpreter(name: str, real: str, memory: Memory) -> Numpy:
    """The NumPy machine that rounds where an instruction set rounds."""
    return Numpy(*NATIVE[name], real, memory)


def lanes(name: str, real: str) -> int:
    """How many numbers a register of an instruction set holds."""
    return NATIVE[name][1] // {"f32": 4, "f64": 8}[real]


def text(name: str, real: str, kernel: Any, *arguments: Any) -> str:
    """The LLVM IR module of a kernel."""
    m = native(name, real)
    kernel(m, *arguments)
    return m.text()
