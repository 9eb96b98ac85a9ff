"""Values that are not finite, or so large that sums of them overflow: taken out of the products, put back by lanes.

A hidden key has weight 0, but 0 * NaN is NaN: in a matrix product a bad value would reach rows that do not see it.
"""

from __future__ import annotations

from typing import Any

from ..tile.lang import Mem, Number, Tile, where
from .softmax import INF

SHRINK = 2.0**-70  # weights reach 2 ** 39, a sum has fewer than 2 ** 31 of them


def finite(x: Tile) -> Tile:
    return x.abs() < INF


def clean(m: Any, values: Mem, vdim: Number, into: Mem, factor: Tile, keys: Number) -> None:
    """The values of a unit times a factor, with 0 for each that is not finite."""
    for key in m.range(0, keys):
        for d in m.range(0, vdim):
            x = values.splat(key, 1, d)
            m.put_first(into.at(key, d), where(finite(x), x * factor, 0.0))


def restore(m: Any, values: Mem, vdim: Number, out: Mem, weights: Mem, sees: Any, keys: Number) -> None:
    """out += weight * value for the values that `clean` left out, in lanes that see their key."""
    for key in m.range(0, keys):
        for d in m.range(0, vdim):
            x = values.splat(key, 1, d)
            for _ in m.when(m.any(~finite(x))):
                old = out.load(d)
                out.store(d, sees(key, weights.load(key).fma(x, old), old))
