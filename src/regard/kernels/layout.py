"""Scratch memory of a thread: named areas one behind the other."""

from __future__ import annotations

from typing import Any

from ..tile.lang import SIZES, Mem, Number

ALIGN = 64


class Scratch:
    """Lays out areas from an address on. With plain integers it only counts bytes."""

    def __init__(self, m: Any, base: Number) -> None:
        self.m = m
        self.base = base
        self.fixed = 0

    def rows(self, count: Number, width: int, elem: str) -> Mem:
        """`count` rows of `width` registers each; a count known only at run time moves everything behind it."""
        row = width * self.m.lanes * SIZES[elem]
        mem = Mem(self.m, self.base, row, elem, width, SIZES[elem], self.fixed, align=self.m.lanes * SIZES[elem])
        self._take(count, row)
        return mem

    def table(self, count: Number, row: Number, elem: str) -> Mem:
        """`count` rows of `row` bytes, read number by number."""
        mem = Mem(self.m, self.base, row, elem, 1, SIZES[elem], self.fixed)
        self._take(count, row)
        return mem

    def _take(self, count: Number, row: Number) -> None:
        if isinstance(count, int) and isinstance(row, int):
            self.fixed += -(-count * row // ALIGN) * ALIGN
        else:
            self.base = self.base + (count * row + (self.fixed + ALIGN - 1)) // ALIGN * ALIGN
            self.fixed = 0
