"""What is made of the table of weights while it streams by: each takes strip after strip, and keeps little.

A consumer has `part(problem)`, the rows and keys it needs; `add(strip)`; and `result`, (batch * heads, ..).
"""

from __future__ import annotations

from math import prod
from typing import Any, Protocol

import numpy as np

from .problem import Problem
from .streaming import Part, Strip

Array = np.ndarray[Any, Any]


class Consumer(Protocol):
    """What a pass over the table feeds."""

    @property
    def result(self) -> Any: ...

    def part(self, problem: Problem) -> Part: ...

    def add(self, strip: Strip) -> None: ...


def heads_of(problem: Problem) -> int:
    return prod(problem.batch) * problem.heads


class RowSum:
    """The sum of each row's weights: what tells that the inputs are not what they were."""

    def __init__(self, problem: Problem) -> None:
        self.result: Array = np.zeros((heads_of(problem), problem.queries))

    def part(self, problem: Problem) -> Part:
        return Part.of(problem)

    def add(self, strip: Strip) -> None:
        self.result[strip.place.flat, strip.rows] += strip.numbers.sum(0)


class Received:
    """What each key is given by the rows from `first` on: the sum of their weights, or the largest."""

    def __init__(self, problem: Problem, how: str, first: int) -> None:
        self.how, self.first = how, first
        self.result: Array = np.zeros((heads_of(problem), problem.keys))

    def part(self, problem: Problem) -> Part:
        return Part.of(problem, self.first)

    def add(self, strip: Strip) -> None:
        numbers = strip.numbers[:, max(self.first - strip.rows.start, 0) :]
        if not numbers.shape[1]:
            return
        into = self.result[strip.place.flat, strip.keys]
        if self.how == "max":
            np.maximum(into, numbers.max(1), out=into)
        else:
            into += numbers.sum(1)


class Pooled:
    """A picture: weights summed, or the largest taken, over bins of rows and keys of a region."""

    def __init__(self, problem: Problem, shape: tuple[int, int], how: str, region: tuple[int, int, int, int]) -> None:
        self.how, self.region = how, region
        self.rows, self.keys = edges(region[0], region[1], shape[0]), edges(region[2], region[3], shape[1])
        self.pooled: Array = np.zeros((heads_of(problem), len(self.rows) - 1, len(self.keys) - 1))

    def part(self, problem: Problem) -> Part:
        return Part(self.region[:2], self.region[2:])

    def add(self, strip: Strip) -> None:
        rows, keys = (_shared(s, e) for s, e in ((strip.rows, self.rows), (strip.keys, self.keys)))
        if rows.start >= rows.stop or keys.start >= keys.stop:
            return
        numbers = strip.numbers[_within(keys, strip.keys), _within(rows, strip.rows)]
        join = np.maximum if self.how == "max" else np.add
        first_key, key_cuts = _cuts(keys, self.keys)
        first_row, row_cuts = _cuts(rows, self.rows)
        found = join.reduceat(join.reduceat(numbers, key_cuts, axis=0), row_cuts, axis=1).T
        into = self.pooled[strip.place.flat, first_row:, first_key:][: found.shape[0], : found.shape[1]]
        join(into, found, out=into)

    @property
    def result(self) -> Array:
        if self.how != "mean":
            return self.pooled
        pairs = np.diff(self.rows)[:, None] * np.diff(self.keys)
        found: Array = self.pooled / pairs
        return found


def edges(start: int, stop: int, bins: int) -> Array:
    """Bin b holds numbers from start + b * n // bins on; never more bins than numbers."""
    count = stop - start
    bins = max(min(bins, count), 0)
    return start + np.arange(bins + 1, dtype=np.int64) * count // max(bins, 1)


def _shared(s: slice, e: Array) -> slice:
    return slice(max(s.start, int(e[0])), min(s.stop, int(e[-1])))


def _within(part: slice, whole: slice) -> slice:
    return slice(part.start - whole.start, part.stop - whole.start)


def _cuts(s: slice, e: Array) -> tuple[int, Array]:
    """The bin in which a slice begins, and where in the slice bins begin."""
    first = int(np.searchsorted(e, s.start, "right")) - 1
    inside = e[(e > s.start) & (e < s.stop)] - s.start
    return first, np.concatenate([[0], inside]).astype(np.intp)


class Transposed:
    """weights.T @ y for y (batch * heads, queries, columns)."""

    def __init__(self, problem: Problem, y: Array) -> None:
        self.y = y
        self.result: Array = np.zeros((heads_of(problem), problem.keys, y.shape[-1]), problem.compute)

    def part(self, problem: Problem) -> Part:
        return Part.of(problem)

    def add(self, strip: Strip) -> None:
        y = self.y[strip.place.flat, strip.rows]
        self.result[strip.place.flat, strip.keys] += strip.numbers @ y


class Applied:
    """weights @ x for x (batch * heads, keys, columns), a view."""

    def __init__(self, problem: Problem, x: Array) -> None:
        self.x = x
        self.result: Array = np.zeros((heads_of(problem), problem.queries, x.shape[-1]), problem.compute)

    def part(self, problem: Problem) -> Part:
        return Part.of(problem)

    def add(self, strip: Strip) -> None:
        x = self.x[strip.place.flat, strip.keys]
        # What only hidden keys hold must not enter: 0 * NaN is NaN.
        if not np.isfinite(x).all():
            self._with_care(strip, x)
            return
        self.result[strip.place.flat, strip.rows] += strip.numbers.T @ x

    def _with_care(self, strip: Strip, x: Array) -> None:
        sound = np.isfinite(x)
        into = self.result[strip.place.flat, strip.rows]
        into += strip.numbers.T @ np.where(sound, x, 0).astype(x.dtype)
        with np.errstate(all="ignore"):
            for key, column in zip(*np.nonzero(~sound)):
                weights = strip.numbers[key]
                into[:, column] += np.where(weights == 0, 0, weights * x[key, column])


class Mass:
    """The sum of the weights of some keys, distinct and in order."""

    def __init__(self, problem: Problem, keys: Array) -> None:
        self.keys = keys
        self.result: Array = np.zeros((heads_of(problem), problem.queries))

    def part(self, problem: Problem) -> Part:
        span = (int(self.keys[0]), int(self.keys[-1]) + 1) if self.keys.size else (0, 0)
        return Part((0, problem.queries), span)

    def add(self, strip: Strip) -> None:
        first, end = np.searchsorted(self.keys, (strip.keys.start, strip.keys.stop))
        chosen = self.keys[first:end] - strip.keys.start
        if chosen.size:
            dense = chosen.size == chosen[-1] - chosen[0] + 1
            picked = strip.numbers[chosen[0] : chosen[-1] + 1] if dense else strip.numbers[chosen]
            self.result[strip.place.flat, strip.rows] += picked.sum(0)


class Nucleus:
    """How many of the heaviest keys hold a share of each row's weight. Needs all keys of a row at once."""

    def __init__(self, problem: Problem, share: float) -> None:
        self.share = share
        self.result: Array = np.zeros((heads_of(problem), problem.queries), np.int64)

    def part(self, problem: Problem) -> Part:
        return Part.of(problem, whole=True)

    def add(self, strip: Strip) -> None:
        held = np.cumsum(-np.sort(-strip.numbers, axis=0), axis=0, dtype=np.float64)
        whole = held[-1] if len(held) else np.zeros(strip.numbers.shape[1])
        # The last key's rounding must not make a share of 1 unreachable.
        count = (held < whole * self.share * (1 - 1e-7)).sum(0) + 1
        self.result[strip.place.flat, strip.rows] = np.where(whole > 0, np.minimum(count, len(held)), 0)
