"""Memory as the NumPy machine sees it: real addresses, but only inside buffers that were shown to it."""

from __future__ import annotations

import bisect
from typing import Any

import numpy as np


class Memory:
    """Finds the bytes behind an address and refuses any access outside the buffers it was given.

    With `log` set to a list, every access is noted there as (kind, first address, last address + 1).
    """

    def __init__(self, *buffers: np.ndarray[Any, Any]) -> None:
        self.starts: list[int] = []
        self.blocks: list[tuple[int, np.ndarray[Any, Any]]] = []
        self.log: list[tuple[str, int, int]] | None = None
        for buffer in buffers:
            self.show(buffer)

    def show(self, buffer: np.ndarray[Any, Any]) -> None:
        """Allow access to every byte between the lowest and the highest address of an array."""
        first, end = bounds(buffer)
        if first == end:
            return
        at = bisect.bisect(self.starts, first)
        self.starts.insert(at, first)
        self.blocks.insert(at, (end, buffer))

    def view(self, kind: str, address: int, size: int) -> np.ndarray[Any, Any]:
        """The `size` bytes from `address` on, as a writable view of that memory."""
        at = bisect.bisect(self.starts, address) - 1
        # Buffers may overlap (views of one array): look at every block that begins before the address.
        while at >= 0 and self.blocks[at][0] < address + size:
            at -= 1
        if at < 0:
            raise IndexError(f"{kind} outside every buffer: {size} bytes at {address:#x}")
        if self.log is not None:
            self.log.append((kind, address, address + size))
        return _bytes_at(address, size)


def bounds(array: np.ndarray[Any, Any]) -> tuple[int, int]:
    """The lowest address of an array's bytes, and one behind the highest; NumPy 1 and 2 have this in other places."""
    first = int(array.__array_interface__["data"][0])
    if not array.size:
        return first, first
    reach = [(extent - 1) * stride for extent, stride in zip(array.shape, array.strides)]
    return first + sum(r for r in reach if r < 0), first + sum(r for r in reach if r > 0) + array.itemsize


def _bytes_at(address: int, size: int) -> np.ndarray[Any, Any]:
    import ctypes

    return np.frombuffer((ctypes.c_uint8 * size).from_address(address), np.uint8)
