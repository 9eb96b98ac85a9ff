"""Numbers as sums of bfloat16 parts, and which numbers that works for."""

from __future__ import annotations

from ..tile.lang import Tile, where

# A float32 is the sum of three parts of 8 bits, a float16 of two. Parts below 2 ** -126 are lost to the matrix unit.
SMALLEST = 2.0**-102
LARGEST_KEY = 2.0**126
# Weights reach 2 ** 40 and 2 ** 23 of them are summed: larger values could overflow.
LARGEST_VALUE = 2.0**64


def split(x: Tile, parts: int) -> list[Tile]:
    """The leading parts of x, rounded to nearest one after the other, each kept as float32."""
    found = []
    for _ in range(parts):
        part = x.bfloat()
        found.append(part)
        x = x - part
    return found


def pairs(parts: int) -> list[tuple[int, int]]:
    """Which parts of two factors are multiplied with each other: the smallest products first."""
    kept = [(i, j) for i in range(parts) for j in range(parts) if i + j < parts]
    return sorted(kept, key=lambda pair: (-sum(pair), pair))


def carried(x: Tile, elem: str, parts: int, largest: float) -> Tile:
    """Where the products of parts come out right: not where parts would be NaN, overflow, or be lost.

    A single bfloat16 part is the number itself; NaN and inf then behave as in the formula.
    """
    size = x.abs()
    fits = size < largest
    if elem == "f32" and parts > 1:
        fits = fits & ((size >= SMALLEST) | size.same(0.0))
    return fits


def carried_key(x: Tile, elem: str, parts: int) -> Tile:
    if elem == "bf16":
        return Tile(x.m, x.m.filled(x.rows, len(x.value[0]), True, "bool"), "bool")
    return carried(x, elem, parts, LARGEST_KEY)


def carried_value(x: Tile, elem: str, parts: int) -> Tile:
    return carried(x, elem, parts, LARGEST_VALUE)


def paired(even: Tile, odd: Tile) -> Tile:
    """Two rows of bfloat16 numbers as one row of pairs, the order matrix units take."""
    return (odd.bits() & -65536) | (even.bits() >> 16)


def kept(x: Tile, good: Tile) -> Tile:
    return where(good, x, x.m.const(0.0, x.elem))
