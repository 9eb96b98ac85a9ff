"""Scratch memory for kernels, kept by the calling thread from call to call."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

ALIGN = 64
KEPT = 16 << 20  # larger scratch memory is given back after the call

_local = threading.local()


@contextmanager
def scratch_memory(threads: int, size: int) -> Iterator[list[int]]:
    """Addresses of `threads` areas of `size` bytes.

    Memory is taken out while in use, so that a signal handler that computes attention gets memory of its own.
    """
    step = -(-size // ALIGN) * ALIGN + ALIGN
    kept: np.ndarray[Any, Any] | None = getattr(_local, "memory", None)
    _local.memory = None
    if kept is None or kept.size < threads * step + ALIGN:
        kept = np.empty(threads * step + ALIGN, np.uint8)
    start = -(-int(kept.__array_interface__["data"][0]) // ALIGN) * ALIGN
    try:
        yield [start + i * step for i in range(threads)]
    finally:
        if kept.size <= KEPT:
            _local.memory = kept
