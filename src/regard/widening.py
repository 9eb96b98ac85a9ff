"""16-bit keys and values as float32, some heads at a time: exact, and read by many blocks of queries."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from .problem import Problem

Array = np.ndarray[Any, Any]

ROUND = (
    8 << 20
)  # bytes of a round's copies: they stay in the third-level cache, and memory stays what the contract says


def widened(problem: Problem, k: Array, v: Array, threads: int) -> Iterator[tuple[int, slice, Array, Array]]:
    """Flat number of a batch entry, a slice of its key/value heads, and their keys and values, (heads, keys, dim)."""
    one = 4 * problem.keys * (problem.dim + problem.vdim)
    step = max(threads, ROUND // max(one, 1), 1)
    wide = [np.broadcast_to(x, (*problem.batch, *x.shape[-3:])) for x in (k, v)]
    for number, entry in zip(range(prod(problem.batch)), np.ndindex(problem.batch)):
        for first in range(0, problem.kv_heads, step):
            heads = slice(first, min(first + step, problem.kv_heads))
            keys, values = (as_float32(x[entry][heads]) for x in wide)
            yield number, heads, keys, values


def as_float32(x: Array) -> Array:
    """The same numbers; rows lie one behind the other.

    >>> import ml_dtypes
    >>> as_float32(np.array([[1.5, -0.0]], ml_dtypes.bfloat16))
    array([[ 1.5, -0. ]], dtype=float32)
    """
    if x.dtype == np.float16:
        return np.ascontiguousarray(x.astype(np.float32))
    # A bfloat16 is the upper half of a float32.
    bits = np.ascontiguousarray(x).view(np.uint16).astype(np.uint32)
    bits <<= 16
    return bits.view(np.float32)
