"""Grid: the pairs of queries and keys that a mask or bias is asked about."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True, eq=False)
class Grid:
    """A block of query rows against all keys.

    >>> grid = Grid(batch=(2,), heads=3, queries=4, keys=4, offset=0, rows=slice(1, 3))
    >>> grid.i.ravel().tolist(), grid.shape
    ([1, 2], (2, 3, 2, 4))

    offset: an integer, or int64 of shape `batch`. rows: explicit start and stop. entry: the index of one batch entry
    instead of all; the batch axes are then missing from what is returned. head_range: heads from the first number to
    below the second, instead of all.
    """

    batch: tuple[int, ...]
    heads: int
    queries: int
    keys: int
    offset: Array | int
    rows: slice
    entry: tuple[int, ...] | None = None
    head_range: tuple[int, int] | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        """What everything asked of the grid broadcasts to: (.., heads, rows, keys)."""
        first, end = self.head_range or (0, self.heads)
        return (*self.lead, end - first, self.rows.stop - self.rows.start, self.keys)

    @property
    def lead(self) -> tuple[int, ...]:
        """The batch axes in front."""
        return self.batch if self.entry is None else ()

    @property
    def i(self) -> Array:
        """Query rows, (rows, 1)."""
        return np.arange(self.rows.start, self.rows.stop, dtype=np.int64)[:, None]

    @property
    def p(self) -> Array:
        """Positions of the query rows among the keys, (rows, 1) or (.., 1, rows, 1)."""
        if isinstance(self.offset, np.ndarray):
            return self.per_entry(self.offset) + self.i
        return self.i + self.offset

    @property
    def j(self) -> Array:
        """Keys, (keys,)."""
        return np.arange(self.keys, dtype=np.int64)

    @property
    def b(self) -> Array:
        """Flat index of the batch entry, (.., 1, 1, 1)."""
        return self.per_entry(np.arange(math.prod(self.batch), dtype=np.int64).reshape(self.batch))

    @property
    def h(self) -> Array:
        """Query heads, (heads, 1, 1)."""
        return np.arange(*(self.head_range or (0, self.heads)), dtype=np.int64)[:, None, None]

    def per_entry(self, numbers: Array) -> Array:
        """Numbers that broadcast to the batch axes, one for each entry, as (.., 1, 1, 1)."""
        return self.part(numbers[..., None, None, None])

    def part(self, array: Array) -> Array:
        """Of an array that broadcasts to (batch axes, heads, any, any), what concerns the entry and the heads."""
        if self.entry is None and self.head_range is None:
            return array
        axes = len(self.batch) + 3
        full = array.reshape((1,) * (axes - array.ndim) + array.shape)
        if self.entry is not None:
            full = full[tuple(0 if n == 1 else e for n, e in zip(full.shape, self.entry))]
        if self.head_range is None or full.shape[-3] == 1:
            return full
        return full[..., slice(*self.head_range), :, :]

    def block(self, array: Array) -> Array:
        """Of an array that broadcasts to (batch axes, heads, queries, any), what concerns entry, heads and rows."""
        part = self.part(array)
        return part if part.ndim < 2 or part.shape[-2] == 1 else part[..., self.rows, :]
