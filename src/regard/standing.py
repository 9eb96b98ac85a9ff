"""Where the queries stand among the keys, and what they see of them: causal, window, q_offset, mask, bias."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import options
from .arrays import Array, to_numpy
from .biases import Bias, as_bias
from .masks import Mask, as_mask
from .operands import check_entries


class Standing(NamedTuple):
    """Query row i stands at p = i + offset, and sees keys from p - left to p + right that the mask and bias leave it.

    offset: an integer, or int64 of the shape of the batch axes. left, right: None is no limit.
    """

    offset: Array | int
    left: int | None
    right: int | None
    mask: Mask | None
    bias: Bias | None


class Sizes(NamedTuple):
    """What masks and biases are compared with."""

    batch: tuple[int, ...]
    heads: int
    queries: int
    keys: int


def read_standing(sizes: Sizes, causal: Any, window: Any, q_offset: Any, mask: Any, bias: Any) -> Standing:
    """The options of these names; ValueError or TypeError where they do not fit."""
    left, right = options.sides_of(window, options.flag(causal, "causal"))
    checked_mask = None if mask is None else _mask(mask)
    checked_bias = None if bias is None else _bias(bias)
    for part in (checked_mask, checked_bias):
        if part is not None:
            part.check(*sizes)
    if q_offset is None:
        _check_needless(sizes, _dependent(left, right, checked_mask, checked_bias))
        q_offset = 0
    return Standing(_offset(q_offset, sizes), left, right, checked_mask, checked_bias)


def _mask(x: Any) -> Mask:
    if isinstance(x, Bias):
        raise TypeError("mask is a bias: numbers that are added to the scores go to bias=")
    if isinstance(x, Mask):
        return x
    if callable(x):
        raise TypeError("mask is a function: write mask=masks.Where(f), with f(b, h, p, j)")
    return as_mask(to_numpy(x, "mask")[0])


def _bias(x: Any) -> Bias:
    if isinstance(x, Mask):
        raise TypeError("bias is a mask: what may be attended to is said with mask=")
    if isinstance(x, Bias):
        return x
    if callable(x):
        raise TypeError("bias is a function: write bias=biases.Score(f), with f(s, b, h, p, j)")
    # Numbers and lists stay as they are: in them, and not in arrays, integers count as floats.
    return as_bias(x if isinstance(x, (int, float, list, tuple)) else to_numpy(x, "bias")[0])


def _dependent(left: int | None, right: int | None, mask: Mask | None, bias: Bias | None) -> str:
    """Which option depends on positions; "" if none does."""
    if left is not None or right is not None:
        return "causal= or window="
    if mask is not None and mask.positional:
        return "the mask"
    return "the bias" if bias is not None and bias.positional else ""


def _check_needless(sizes: Sizes, dependent: str) -> None:
    """ValueError if it matters where the queries stand, and is not plain."""
    if dependent and sizes.queries != sizes.keys:
        raise ValueError(
            f"q has {sizes.queries} rows and k {sizes.keys}, and {dependent} depends on where the queries stand among "
            'the keys: say q_offset="end" (the last query at the last key, as with a cache of keys) or q_offset=0 '
            "(the first query at the first key)"
        )


def _offset(x: Any, sizes: Sizes) -> Array | int:
    if isinstance(x, str):
        if x != "end":
            raise ValueError(f'q_offset must be an integer, one for each batch entry, or "end", not {x!r}')
        return sizes.keys - sizes.queries
    if isinstance(x, int) and not isinstance(x, bool):
        return _within(x)
    array = to_numpy(x, "q_offset")[0]
    if array.dtype.kind not in "iu":
        raise TypeError(f'q_offset must be an integer, integers or "end"; it is of {array.dtype}: {x!r}')
    if array.ndim == 0:
        return _within(int(array))
    check_entries("q_offset", array.shape, sizes.batch)
    if array.dtype.kind == "u" and array.size:
        _within(int(array.max()))
    return np.broadcast_to(array.astype(np.int64, copy=False), sizes.batch)


def _within(offset: int) -> int:
    if not -(2**63) <= offset < 2**63:
        raise ValueError(f"q_offset is {offset}: it must fit into 64 bits")
    return offset
