"""What a union of disjoint sets of keys is made of: joined rows, strips whose keys count further, joined tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .arrays import to_numpy
from .blocks_of_table import TableView
from .largest import Heaviest
from .problem import Problem
from .row_statistics import RowStatistics
from .streaming import Part, Strip

Array = np.ndarray[Any, Any]


def result_of(shard: Any) -> Array:
    """The result of an Inspection with axes (.., heads, rows, dim)."""
    array = to_numpy(shard.out, "out")[0]
    if shard._outline.squeeze:
        return array[None]
    return array.swapaxes(-2, -3) if shard._outline.layout == "lhd" else array


# -- rows --------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class RowsOfShard(RowStatistics):
    """Rows of a shard relative to the reference of the union, and how far the lse of the union is above it."""

    of_union: Array

    @property
    def above(self) -> Array:
        return self.of_union


def joined_rows(shards: list[RowStatistics], sinks: Array | None) -> RowStatistics:
    """Every sum is taken relative to the largest reference of the shards that see anything in the row."""
    seen = [np.where(rows.total == 0, -np.inf, rows.reference) for rows in shards]
    reference = np.maximum.reduce(seen)
    reference = np.where(reference == -np.inf, 0.0, reference)
    sinks = next((rows.sinks for rows in shards if rows.sinks is not None), sinks)
    total, information, distance = (np.zeros(reference.shape) for _ in range(3))
    largest = np.full(reference.shape, -np.inf)
    with np.errstate(all="ignore"):
        for rows in shards:
            scale = scale_to(rows, reference)
            total += scale * rows.total
            # Where nothing is left of a shard, the difference of references may be infinite.
            moved = rows.information + np.where(scale == 0, 0.0, rows.reference - reference) * rows.total
            information += scale * moved
            distance += scale * rows.distance
            largest = np.maximum(largest, np.where(rows.total == 0, -np.inf, rows.largest))
    return RowStatistics(reference, total, information, distance, largest, sinks)


def scale_to(rows: RowStatistics, reference: Array) -> Array:
    with np.errstate(all="ignore"):
        found: Array = np.where(rows.total == 0, 0.0, np.exp(rows.reference - reference))
    return found


# -- consumers ---------------------------------------------------------------------------------------------------------
class _Shifted:
    """Takes the strips of a shard, whose keys count from `start` in the union, for a consumer of the union."""

    def __init__(self, consumer: Any, start: int, shard: Problem) -> None:
        self.consumer, self.start, self.shard = consumer, start, shard
        self.empty = not shard.keys

    @property
    def result(self) -> Any:
        return self.consumer.result

    def part(self, problem: Problem) -> Part:
        return self._within(self.consumer.part(replace(problem, keys=self.start + problem.keys)))

    def _within(self, part: Part) -> Part:
        low, high = (min(max(key - self.start, 0), self.shard.keys) for key in part.keys)
        return replace(part, keys=(low, high))

    def add(self, strip: Strip) -> None:
        keys = slice(strip.keys.start + self.start, strip.keys.stop + self.start)
        self.consumer.add(replace(strip, keys=keys))


class _ShiftedHeaviest(_Shifted, Heaviest):
    """The same for the one consumer that a pass treats apart."""


def shifted(consumer: Any, start: int, shard: Problem) -> Any:
    kind = _ShiftedHeaviest if isinstance(consumer, Heaviest) else _Shifted
    found = kind(consumer, start, shard)
    span = found.part(shard)
    found.empty = span.keys[0] >= span.keys[1]
    return found


def share_of(progress: Callable[[float], None] | None, n: int, count: int) -> Callable[[float], None] | None:
    return (lambda share: progress((n + share) / count)) if progress else None


@dataclass(frozen=True)
class JoinedView(TableView):
    """A table whose keys lie in several others, one after another."""

    views: Callable[[], list[TableView]]
    spans: list[tuple[int, int]]

    def _block(self, ranges: list[range]) -> Array:
        *lead, keys = ranges
        block = np.empty([len(axis) for axis in ranges], self.dtype)
        for view, (start, end) in zip(self.views(), self.spans):
            where = np.flatnonzero((start <= np.asarray(keys)) & (np.asarray(keys) < end))
            if where.size:
                chosen = keys[int(where[0]) : int(where[-1]) + 1]
                inside = range(chosen.start - start, chosen.stop - start, chosen.step)
                block[..., where[0] : where[-1] + 1] = view._block([*lead, inside])
        return block
