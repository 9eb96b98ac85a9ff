"""How much of an attention goes into a page of bounded size: which heads, how many bins, which heavy keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

SHORT = 256  # queries and keys up to which a picture shows single weights
WEIGHTS = 600_000  # single weights in a page, of all heads: 1.6 MB of text
HEADS, LONG_HEADS = 64, 16  # of which there are pictures at most
FINE, COARSE, FEW = 256, 128, 2  # bins to a side of a pooled picture, for that few heads and for more
BYTES = 2_600_000  # of pictures and heavy keys before they become text, a third longer: pages stay below 5 MB
COUNT, LEAST = 8, 4  # heaviest keys of a query: so many, or fewer rather than to leave out queries
BINS = 1024  # of what keys receive


@dataclass(frozen=True)
class Extent:
    """heads: those whose pictures are in the page. bins: rows and columns of a picture, as many as queries and keys
    where it shows single weights. count: heaviest keys of a query, of every step-th query counted from the last."""

    queries: int
    keys: int
    heads: tuple[int, ...]
    bins: tuple[int, int]
    count: int
    step: int

    @property
    def exact(self) -> bool:
        return self.bins == (self.queries, self.keys)

    @property
    def rows(self) -> Array:
        """The queries whose heaviest keys are in the page."""
        return np.arange(self.queries)[:: -self.step][::-1]


def extent_of(heads: Sequence[int], queries: int, keys: int) -> Extent:
    """What fits, of the heads that are wanted, in this order.

    >>> extent_of(range(12), 27, 27)
    Extent(queries=27, keys=27, heads=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), bins=(27, 27), count=8, step=1)
    >>> extent_of([3], 50_000, 50_000)
    Extent(queries=50000, keys=50000, heads=(3,), bins=(256, 256), count=8, step=1)
    >>> found = extent_of(range(32), 50_000, 50_000)
    >>> len(found.heads), found.bins, found.count, found.step
    (16, (128, 128), 4, 9)
    """
    most = max(1, min(HEADS, WEIGHTS // max(1, queries * keys))) if max(queries, keys) <= SHORT else LONG_HEADS
    chosen = tuple(heads[:most])
    if max(queries, keys) <= SHORT:
        return Extent(queries, keys, chosen, (queries, keys), max(1, min(COUNT, keys)), 1)
    side = FINE if len(chosen) <= FEW else COARSE
    bins = min(side, queries), min(side, keys)
    # A picture holds two numbers of two bytes for each bin; a heavy key takes two or four bytes, and its weight two.
    each = len(chosen) * (4 if keys <= 1 << 16 else 6) * queries
    room = BYTES - 4 * bins[0] * bins[1] * len(chosen)
    count = max(1, min(COUNT, keys, max(LEAST, room // max(1, each))))
    return Extent(queries, keys, chosen, bins, count, max(1, -(-each * count // room)))
