"""`a.weights[...]` and `a.scores[...]`: any block of the table, computed for just that block."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from .problem import Problem
from .streaming import Part, Place, places, strips

Array = np.ndarray[Any, Any]

LIMIT = 256 << 20  # bytes: beyond, a caller has to say that it is meant


@dataclass(frozen=True)
class TableView:
    """A table (.., heads, queries, keys) that is computed where it is looked at.

    Indexing is NumPy's, of the basic kind: integers, slices, `...`. ValueError where the block would take more than 256
    MB; `read(index, limit=None)` sets another limit, or none.
    """

    name: str
    problem: Callable[[], Problem]
    kind: str
    rows: Callable[[], tuple[Array, Array] | None]

    @property
    def shape(self) -> tuple[int, ...]:
        p = self.problem()
        shape = (*p.batch, p.heads, p.queries, p.keys)
        return shape[1:] if p.squeeze else shape

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.problem().compute

    def __getitem__(self, index: Any) -> Any:
        return self.read(index, LIMIT)

    def read(self, index: Any = ..., limit: int | None = None) -> Any:
        """The block at an index, whatever its size; ValueError if it takes more than `limit` bytes."""
        axes = _axes(index, self.shape)
        lengths = [len(axis) if isinstance(axis, range) else 1 for axis in axes]
        size = prod(lengths) * self.dtype.itemsize
        if limit is not None and size > limit:
            raise ValueError(
                f"a.{self.name}[...] of shape {tuple(lengths)} would take {size:,} bytes, and {limit:,} is the limit: "
                f"take a smaller block, a pooled picture by a.map(), or a.{self.name}.read(index, limit=None)"
            )
        ranges = [axis if isinstance(axis, range) else range(axis, axis + 1) for axis in axes]
        block = self._block([range(1), *ranges] if self.problem().squeeze else ranges)
        found = block[0] if self.problem().squeeze else block
        return found[tuple(slice(None) if isinstance(axis, range) else 0 for axis in axes)]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        if copy is False:
            raise ValueError(f"a.{self.name} is computed: there is no array that could be shared")
        return np.asarray(self[...], dtype)

    def __repr__(self) -> str:
        return f"<{self.name} {self.shape}, computed where it is indexed>"

    def _block(self, ranges: list[range]) -> Array:
        problem = self.problem()
        *lead, rows, keys = ranges
        fill = -np.inf if self.kind == "scores" else 0.0
        block = np.full([len(axis) for axis in ranges], fill, problem.compute)
        given = self.rows()
        for place in places(problem):
            index = (*place.entry, place.head)
            if all(n in axis for n, axis in zip(index, lead)):
                target = block[tuple(axis.index(n) for n, axis in zip(index, lead))]
                _fill(target, problem, self.kind, place, (rows, keys), given)
        return block


def _axes(index: Any, shape: tuple[int, ...]) -> list[range | int]:
    """Each axis of an index as a range or a number."""
    parts = list(index) if isinstance(index, tuple) else [index]
    if any(part is Ellipsis for part in parts):
        at = next(n for n, part in enumerate(parts) if part is Ellipsis)
        parts[at : at + 1] = [slice(None)] * (len(shape) - len(parts) + 1)
    parts += [slice(None)] * (len(shape) - len(parts))
    if len(parts) != len(shape):
        raise IndexError(f"too many indices: {len(parts)} for the {len(shape)} axes {shape}")
    return [_axis(part, extent, n) for n, (part, extent) in enumerate(zip(parts, shape))]


def _axis(part: Any, extent: int, n: int) -> range | int:
    if isinstance(part, slice):
        return range(extent)[part]
    if isinstance(part, (bool, np.bool_)) or not hasattr(part, "__index__") or np.ndim(part):
        raise TypeError(f"an integer, a slice or ... is expected on axis {n}, not {type(part).__name__}")
    number = int(part.__index__())
    if not -extent <= number < extent:
        raise IndexError(f"index {number} is out of bounds for axis {n} with size {extent}")
    return number % extent


def _fill(
    target: Array,
    problem: Problem,
    kind: str,
    place: Place,
    ranges: tuple[range, range],
    given: tuple[Array, Array] | None,
) -> None:
    """target[row, key] of one head, for rows and keys of two ranges."""
    rows, keys = ranges
    if not len(rows) or not len(keys):
        return
    part = Part((min(rows), max(rows) + 1), (min(keys), max(keys) + 1))
    row_of, key_of = np.asarray(rows), np.asarray(keys)
    for strip in strips(problem, kind, part, place, given):
        r = np.flatnonzero((row_of >= strip.rows.start) & (row_of < strip.rows.stop))
        c = np.flatnonzero((key_of >= strip.keys.start) & (key_of < strip.keys.stop))
        if r.size and c.size:
            picked = strip.numbers[np.ix_(key_of[c] - strip.keys.start, row_of[r] - strip.rows.start)]
            target[np.ix_(r, c)] = picked.T
