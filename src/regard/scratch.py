"""Memory for one call: words that its threads share, an argument block and scratch memory for each of them.

The calling thread keeps it for its next call. It is taken out while in use, so that a signal handler that computes
attention in the middle of a call gets memory of its own.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from .addresses import address_of

Array = np.ndarray[Any, Any]

LINE = 64  # bytes: nothing that two threads write lies in one cache line
SHARED = 8  # words at the front that all threads share
KEPT = 16 << 20  # larger memory is given back after the call


class Workspace:
    """8 int64 words at `address` that threads share, then blocks: int64 (threads, words); areas: addresses of scratch
    memory. cells: the shared words and those of the first block, for quick writing."""

    __slots__ = ("address", "areas", "block_step", "blocks", "cells", "memory", "shape")

    def __init__(self, threads: int, words: int, size: int) -> None:
        self.shape = threads, words, size
        row, step = -(-words // 8) * 8, -(-size // LINE) * LINE + LINE
        self.memory = np.empty(SHARED * 8 + threads * (row * 8 + step) + LINE, np.uint8)
        start = address_of(self.memory)
        self.address = -(-start // LINE) * LINE
        front = self.memory[self.address - start :][: 8 * (SHARED + threads * row)].view(np.int64)
        self.blocks = front[SHARED:].reshape(threads, row)
        self.cells = memoryview(front[: SHARED + row])
        self.block_step = row * 8
        first = self.address + front.nbytes
        self.areas = [first + i * step for i in range(threads)]


_local = threading.local()


def take(threads: int, words: int, size: int) -> Workspace:
    """A workspace for some threads: `words` words of arguments and `size` bytes of scratch memory each."""
    kept: Workspace | None = getattr(_local, "workspace", None)
    if kept is not None:
        _local.workspace = None
        most_threads, most_words, most_size = kept.shape
        if threads <= most_threads and words <= most_words and size <= most_size:
            return kept
    return Workspace(threads, words, size)


def give(workspace: Workspace) -> None:
    """Keep a workspace for the next call of this thread."""
    if workspace.memory.size <= KEPT:
        _local.workspace = workspace
