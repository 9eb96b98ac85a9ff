"""The table of weights of one head, pooled: any rectangle of it, in bins of any width, as the kernels compute it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..passes import CHANGED, TOLERANCE
from ..problem import Problem
from ..row_statistics import RowStatistics, watch_rows
from ..streaming import Part, Place, strips, visible_range
from .layout import Bounds, bins

Array = np.ndarray[Any, Any]

GROUP = 192  # rows whose statistics are computed together: whole blocks on every instruction set
PLACE = Place((), 0, 0)


class Stopped(Exception):
    """Nobody waits for this any more."""


@dataclass(frozen=True)
class Pooled:
    """The sums of the weights of each bin, and the largest: float32, (bins of queries, bins of keys)."""

    sums: Array
    largest: Array

    def mean(self, bounds: Bounds) -> Array:
        """Over the pairs that each bin covers, hidden ones counting 0."""
        down, across = (counts(span, bounds.cell) for span in (bounds.rows, bounds.keys))
        found: Array = (self.sums / (down[:, None] * across)).astype(np.float32)
        return found


class HeadTable:
    """The weights of one head. Statistics of rows are computed when first needed. Several threads may ask at once.

    parts: problems of one head, each with the first of its keys: several for an Inspection of joined parts, whose
    statistics of rows (1, queries) must then be given.
    """

    def __init__(self, parts: Sequence[tuple[int, Problem]], rows: RowStatistics | None = None) -> None:
        self.parts = list(parts)
        self.queries, self.keys = parts[0][1].queries, max(start + p.keys for start, p in parts)
        self.compute = parts[0][1].compute
        shape = (self.queries,)
        self._reference, self._factor = np.zeros(shape, self.compute), np.zeros(shape, self.compute)
        self._share = np.zeros(shape, np.float32)  # what a row's weights add up to: 1, less a sink's part
        self._known = np.zeros(-(-self.queries // GROUP), bool)
        self._lock = threading.Lock()
        if rows is not None:
            self._learn(slice(0, self.queries), rows)

    def know(self, rows: tuple[int, int], check: Callable[[], None] = lambda: None) -> None:
        """Compute the statistics of these rows that are not known yet; check() raises to stop."""
        for group in range(rows[0] // GROUP, -(-rows[1] // GROUP)):
            if not self._known[group]:
                check()
                chosen = slice(group * GROUP, min((group + 1) * GROUP, self.queries))
                self._learn(chosen, watch_rows(self.parts[0][1], chosen))

    def _learn(self, chosen: slice, rows: RowStatistics) -> None:
        with self._lock, np.errstate(all="ignore"):
            self._reference[chosen], self._factor[chosen] = rows.reference[0], rows.factor[0]
            self._share[chosen] = rows.share()[0]
            self._known[chosen.start // GROUP : -(-chosen.stop // GROUP)] = True

    def empty_and_lost(self, rows: int) -> tuple[int, int]:
        """Of the first rows: how many see nothing, and how many are NaN."""
        return int((self._factor[:rows] == 0).sum()), int(np.isnan(self._factor[:rows]).sum())

    def work(self, rows: tuple[int, int]) -> int:
        """How many pairs these rows may see by position: what computing them costs."""
        spans = [visible_range(problem, PLACE, rows) for _, problem in self.parts]
        return (rows[1] - rows[0]) * sum(max(1, high - low) for low, high in spans)

    def pooled(self, bounds: Bounds, check: Callable[[], None] = lambda: None) -> Pooled:
        """The bins of a rectangle; check() is called between strips, a few milliseconds apart, and raises to stop."""
        self.know(bounds.rows, check)
        height, width = bounds.shape
        found = Pooled(np.zeros((height, width), np.float32), np.zeros((height, width), np.float32))
        step = max(bounds.cell, (1 << 20) // max(width, 1) // bounds.cell * bounds.cell)
        for start in range(*bounds.rows, step):
            rows = start, min(start + step, bounds.rows[1])
            into = slice((start - bounds.rows[0]) // bounds.cell, bins((bounds.rows[0], rows[1]), bounds.cell))
            self._pool(Bounds(rows, bounds.keys, bounds.cell), Pooled(found.sums[into], found.largest[into]), check)
        return found

    def _pool(self, bounds: Bounds, into: Pooled, check: Callable[[], None]) -> None:
        """Keys are pooled while they stream by, rows, which are neighbours in memory, at the end."""
        rows, cell = bounds.rows, bounds.cell
        height, width = bounds.shape
        sums, largest = np.zeros((2, width, height * cell), self.compute)
        with np.errstate(all="ignore"):
            for start, problem in self.parts:
                keys = tuple(min(max(key - start, 0), problem.keys) for key in bounds.keys)
                part = Part(rows, (keys[0], keys[1]))
                for strip in strips(problem, "weights", part, PLACE, (self._reference, self._factor)):
                    check()
                    own = slice(strip.rows.start - rows[0], strip.rows.stop - rows[0])
                    first = strip.keys.start + start - bounds.keys[0]
                    join(sums[:, own], strip.numbers, first, cell, np.add)
                    join(largest[:, own], strip.numbers, first, cell, np.maximum)
            into.sums[...] = sums.reshape(width, height, cell).sum(-1, dtype=np.float64).T
            into.largest[...] = largest.reshape(width, height, cell).max(-1).T

    def verify(self, bounds: Bounds, found: Pooled) -> None:
        """RuntimeError where weights of whole rows do not add up as the statistics of these rows say."""
        with np.errstate(all="ignore"):
            sums = found.sums.sum(-1, dtype=np.float64)
            cuts = np.arange(0, bounds.rows[1] - bounds.rows[0], bounds.cell)
            expected = np.add.reduceat(self._share[slice(*bounds.rows)].astype(np.float64), cuts)
            apart = np.abs(sums - expected) > TOLERANCE * counts(bounds.rows, bounds.cell)
        if (apart | (np.isnan(sums) != np.isnan(expected))).any():
            raise RuntimeError(CHANGED)


def join(into: Array, numbers: Array, first: int, cell: int, how: Any) -> None:
    """Pools numbers (keys, rows), whose first key stands `first` behind the beginning of bin 0, into bins of keys."""
    count = len(numbers)
    lead = min(-first % cell, count)
    whole = (count - lead) // cell
    start = (first + lead) // cell
    if lead:
        how(into[first // cell], how.reduce(numbers[:lead], 0), out=into[first // cell])
    if whole:
        body = numbers[lead : lead + whole * cell]
        body = body if cell == 1 else how.reduce(body.reshape(whole, cell, -1), 1)
        how(into[start : start + whole], body, out=into[start : start + whole])
    if lead + whole * cell < count:
        how(into[start + whole], how.reduce(numbers[lead + whole * cell :], 0), out=into[start + whole])


def counts(span: tuple[int, int], cell: int) -> Array:
    """How many rows or keys each bin of a range covers."""
    edges = np.minimum(np.arange(span[0], span[1] + cell, cell), span[1])
    return np.diff(edges)


def coarser(found: Pooled, factor: int) -> Pooled:
    """Bins of several bins, factor to either side; at the edge, of those there are."""
    if factor == 1:
        return found
    with np.errstate(all="ignore"):
        sums, largest = (_both_ways(x, factor, how) for x, how in ((found.sums, np.add), (found.largest, np.maximum)))
    return Pooled(sums, largest)


def _both_ways(x: Array, factor: int, how: Any) -> Array:
    """Rows are pooled first: whole ones are added up in one sweep, and little is left for the other way."""
    down = np.zeros((bins((0, x.shape[0]), factor), x.shape[1]), np.float32)
    join(down, x, 0, factor, how)
    both = np.zeros((bins((0, x.shape[1]), factor), down.shape[0]), np.float64)
    join(both, np.ascontiguousarray(down.T, np.float64), 0, factor, how)
    return both.T.astype(np.float32)
