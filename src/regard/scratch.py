"""Scratch memory for kernels, kept by the calling thread from call to call."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

ALIGN = 64
KEPT = 16 << 20  # larger scratch memory is given back after the call

_local = threading.local()


def take_scratch(threads: int, size: int) -> tuple[Array, list[int]]:
    """Memory with `threads` areas of `size` bytes, and the addresses of the areas.

    It is the caller's until given back, so that a signal handler that computes attention gets memory of its own.
    """
    step = -(-size // ALIGN) * ALIGN + ALIGN
    memory: Array | None = getattr(_local, "memory", None)
    _local.memory = None
    if memory is None or memory.size < threads * step + ALIGN:
        memory = np.empty(threads * step + ALIGN, np.uint8)
    start = -(-int(memory.__array_interface__["data"][0]) // ALIGN) * ALIGN
    return memory, [start + i * step for i in range(threads)]


def give_scratch(memory: Array) -> None:
    """Keep memory for the next call of this thread."""
    if memory.size <= KEPT:
        _local.memory = memory
