"""The heaviest keys of each row, exactly, while the table streams by."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .consumers import heads_of
from .problem import Problem
from .streaming import Part, Strip

Array = np.ndarray[Any, Any]

MOST = 64
FIRST = 512  # keys looked at before the others: what they leave is a high bar


class Top(NamedTuple):
    """The heaviest keys of each row, and their weights, (.., heads, queries, k): largest first, -1 and 0 behind the
    last key that a row sees."""

    keys: Array
    weights: Array


class Heaviest:
    """Takes "marked" strips, where a hidden key has -1. Of equal weights, the smaller key comes first.

    norms: (batch * heads, keys) of a factor of each weight, or None.
    """

    def __init__(self, problem: Problem, k: int, norms: Array | None = None) -> None:
        self.k, self.norms = k, norms
        shape = (heads_of(problem), problem.queries, k)
        self.keys: Array = np.full(shape, -1, np.int64)
        self.weights: Array = np.full(shape, -1.0, problem.compute)

    def part(self, problem: Problem) -> Part:
        return Part.of(problem)

    @property
    def result(self) -> tuple[Array, Array]:
        return self.keys, np.where(self.keys < 0, 0, self.weights)

    def add(self, strip: Strip) -> None:
        numbers = strip.numbers
        if self.norms is not None:
            factor = self.norms[strip.place.flat, strip.keys].astype(numbers.dtype)[:, None]
            numbers = np.where(numbers < 0, numbers, numbers * factor)
        held = self.weights[strip.place.flat, strip.rows, -1]
        # Where a row holds fewer than k keys everything would come in: the best of some keys raise the bar first.
        cuts = [0, FIRST] if (held < 0).any() and len(numbers) > FIRST else [0]
        for start, end in zip(cuts, [*cuts[1:], len(numbers)]):
            self._merge(strip, numbers[start:end], strip.keys.start + start)

    def _merge(self, strip: Strip, numbers: Array, first: int) -> None:
        """Only what is above a row's k-th weight can come in: a row's earlier keys are smaller, and win ties."""
        held, names = self.weights[strip.place.flat, strip.rows], self.keys[strip.place.flat, strip.rows]
        higher = numbers > held[:, -1]
        if (held[:, -1] < 0).any() and 4 * self.k < len(numbers) <= FIRST:
            higher &= numbers >= self._bar(numbers)
        key, row = np.divmod(np.flatnonzero(higher), len(held))
        if not key.size:
            return
        touched = np.flatnonzero(np.bincount(row, minlength=len(held)))
        row = np.searchsorted(touched, row)
        rows = np.concatenate([np.repeat(np.arange(len(touched)), self.k), row])
        weights = np.concatenate([held[touched].reshape(-1), numbers[key, touched[row]]])
        keys = np.concatenate([names[touched].reshape(-1), key + first])
        order = _by_row_and_weight(rows, weights)
        ends = np.searchsorted(rows[order], np.arange(len(touched)))
        chosen = order[ends[:, None] + np.arange(self.k)]
        held[touched], names[touched] = weights[chosen], keys[chosen]

    def _bar(self, numbers: Array) -> Array:
        """Each row's k-th largest weight here: below it a key has k better ones."""
        rows = np.ascontiguousarray(numbers.T)
        with np.errstate(all="ignore"):
            bar = np.partition(rows, rows.shape[1] - self.k, axis=1)[:, rows.shape[1] - self.k]
        return np.where(np.isnan(bar), -1.0, bar).astype(numbers.dtype)


def _by_row_and_weight(rows: Array, weights: Array) -> Array:
    """An order by rows, then falling weights. What is equal stays as it comes: what was held, then keys in order."""
    order = np.argsort(-weights, kind="stable")
    # NumPy sorts 16-bit integers by counting; a strip seldom has more rows than they can name.
    short = rows.astype(np.uint16 if rows.max() < 1 << 16 else rows.dtype)
    return order[np.argsort(short[order], kind="stable")]
