"""Formulas published with models whose weights depend on them."""

from __future__ import annotations

import math

import numpy as np

from .grid import Array


def alibi_slopes(heads: int) -> Array:
    """The slopes published with ALiBi, float64 of shape (heads,).

    >>> alibi_slopes(4).tolist()
    [0.25, 0.0625, 0.015625, 0.00390625]

    A geometric series from 2 ** (-8 / heads) where heads is a power of two; elsewhere that of the power below,
    continued by every second slope of the power above.
    """
    if heads < 1:
        raise ValueError(f"alibi_slopes needs at least one head, not {heads}")
    below = 1 << (int(heads).bit_length() - 1)
    own = 2.0 ** (-8.0 / below * np.arange(1, below + 1))
    between = 2.0 ** (-4.0 / below * np.arange(1, 2 * (heads - below), 2))
    return np.concatenate([own, between])


def t5_buckets(distances: Array, buckets: int, bidirectional: bool, max_distance: int) -> Array:
    """The bucket of each distance j - p, as in "Exploring the limits of transfer learning" (2020)."""
    half = buckets // 2 if bidirectional else buckets
    exact = half // 2
    if exact < 1 or max_distance <= exact:
        raise ValueError(
            f"Relative.buckets with {buckets} buckets and max_distance = {max_distance}: at least "
            f"{4 if bidirectional else 2} buckets and a max_distance above {max(exact, 1)} are needed"
        )
    behind = np.where(distances > 0, half, 0) if bidirectional else 0
    size = np.abs(distances) if bidirectional else np.maximum(-distances, 0)
    # In float32, as the models were trained: at a bucket's edge the rounding decides.
    ratio = np.log(np.maximum(size, 1).astype(np.float32) / np.float32(exact))
    shared = ratio / np.float32(math.log(max_distance / exact)) * np.float32(half - exact)
    wide = np.minimum(exact + shared.astype(np.int64), half - 1)
    return np.asarray(behind + np.where(size < exact, size, wide))
