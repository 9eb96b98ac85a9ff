"""Positions that are added to, or turned into, queries and keys before attention, which by itself knows no order.

>>> from regard import positions
>>> positions.sinusoidal(2, 4).round(3).tolist()
[[0.0, 1.0, 0.0, 1.0], [0.841, 0.54, 0.01, 1.0]]
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import options
from .arrays import FLOATS, Array, to_numpy
from .operands import plain_array

__all__ = ["rotary", "sinusoidal"]


def sinusoidal(length: int, dim: int, base: float = 10000.0) -> Array:
    """A table of sines and cosines, a row a position, to be added to what stands there.

    >>> sinusoidal(3, 2).round(3).tolist()
    [[0.0, 1.0], [0.841, 0.54], [0.909, -0.416]]

    Row p holds sin(p / base**(2n / dim)) in column 2n and the cosine of the same in column 2n + 1. The product of two
    rows depends on their distance alone. Result (length, dim), float64; dim is even.

    TypeError or ValueError where length or dim is no integer >= 0, dim is odd, or base is not above 0.

    Vaswani et al. 2017, "Attention Is All You Need", section 3.5, https://arxiv.org/abs/1706.03762
    """
    angles = np.arange(options.integer(length, "length", 0))[:, None] * _frequencies(dim, base)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(len(angles), dim)


def rotary(x: Any, positions: Any, base: float = 10000.0, interleaved: bool = False) -> Any:
    """Queries or keys, each turned by angles in proportion to its position: their products then see distance alone.

    >>> import numpy as np
    >>> turned = rotary(np.ones((3, 2)), [0, 1, 2])
    >>> turned.round(3).tolist()
    [[1.0, 1.0], [-0.301, 1.382], [-1.325, 0.493]]
    >>> (turned[1:] * turned[:-1]).sum(-1).round(3).tolist()            # one apart, twice
    [1.081, 1.081]

    x: (.., rows, dim), dim even. positions: numbers that broadcast to (.., rows), the axes of x in front of dim; the
    query in row i stands at i + q_offset, key j at j. The n-th pair of numbers, of dim / 2, turns by
    position / base**(2n / dim). Pairs are n and n + dim / 2, as in GPT-NeoX and the Llama of transformers, or with
    interleaved=True 2n and 2n + 1, as in the paper. The result is new, of x's kind and type (float64 for integers,
    bools and lists); angles are computed in float64, and 16-bit numbers are turned in float32.

    TypeError for what is no real number, ValueError for an odd dim, a base that is not above 0, or positions that do
    not fit.

    Su et al. 2021, "RoFormer: Enhanced Transformer with Rotary Position Embedding", https://arxiv.org/abs/2104.09864
    """
    array, kind = to_numpy(x, "x")
    array = _floats(array)
    if array.ndim < 1:
        raise ValueError("x is one number: (.., rows, dim) is expected")
    angles = _standing(positions, array.shape[:-1])[..., None] * _frequencies(array.shape[-1], base)
    compute = np.float64 if FLOATS[array.dtype] == np.float64 else np.float32
    cos, sin = np.cos(angles).astype(compute), np.sin(angles).astype(compute)
    result = np.empty(array.shape, FLOATS[array.dtype])
    first, second = _pairs(array.shape[-1], options.flag(interleaved, "interleaved"))
    a, b = array[..., first].astype(compute), array[..., second].astype(compute)
    result[..., first] = a * cos - b * sin
    result[..., second] = b * cos + a * sin
    return kind.wrap(result)


def _frequencies(dim: Any, base: Any) -> Array:
    """Radians by which pairs of numbers turn from one position to the next, (dim / 2,)."""
    width, number = options.integer(dim, "dim", 0), options.number(base, "base")
    if width % 2:
        raise ValueError(f"dim is {width}: it must be even, for numbers are taken in pairs")
    if not 0 < number < np.inf:
        raise ValueError(f"base must be a finite number above 0, not {number}")
    return np.asarray(number ** (-np.arange(0, width, 2) / max(width, 1)), np.float64)


def _floats(array: Array) -> Array:
    if array.dtype.kind in "iub":
        return array.astype(np.float64)
    if array.dtype not in FLOATS:
        raise TypeError(f"x has dtype {array.dtype}: float64, float32, float16, bfloat16 or integers are expected")
    return array


def _standing(positions: Any, rows: tuple[int, ...]) -> Array:
    """Where the rows stand, as float64 that broadcasts to them."""
    array = plain_array(positions, "positions")
    if array.ndim > len(rows) or any(n not in (1, m) for n, m in zip(reversed(array.shape), reversed(rows))):
        raise ValueError(f"positions of shape {array.shape} do not broadcast to the rows of x, {rows}")
    return array.astype(np.float64)


def _pairs(dim: int, interleaved: bool) -> tuple[slice, slice]:
    """The columns of the first numbers of the pairs, and those of the second."""
    if interleaved:
        return slice(0, None, 2), slice(1, None, 2)
    return slice(0, dim // 2), slice(dim // 2, None)
