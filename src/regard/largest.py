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
        for start in (0, FIRST):
            part = numbers[start : start + FIRST if start == 0 else None]
            if len(part):
                self._merge(strip, part, strip.keys.start + start)

    def _merge(self, strip: Strip, numbers: Array, first: int) -> None:
        """Only what is above a row's k-th weight can come in: a row's earlier keys are smaller, and win ties."""
        held, names = self.weights[strip.place.flat, strip.rows], self.keys[strip.place.flat, strip.rows]
        bar = held[:, -1]
        if len(numbers) > 4 * self.k:
            bar = self._raised(numbers, bar)
        key, row = np.nonzero((numbers >= bar) & (numbers > held[:, -1]))
        if not key.size:
            return
        rows = np.concatenate([np.repeat(np.arange(len(held)), self.k), row])
        weights = np.concatenate([held.reshape(-1), numbers[key, row]])
        keys = np.concatenate([names.reshape(-1), key + first])
        order = np.lexsort((keys, -weights, rows))
        ends = np.searchsorted(rows[order], np.arange(len(held)))
        chosen = order[ends[:, None] + np.arange(self.k)]
        held[...], names[...] = weights[chosen], keys[chosen]

    def _raised(self, numbers: Array, bar: Array) -> Array:
        """The k-th largest of these weights is a bar too: below it a key has k better ones."""
        if len(numbers) > FIRST:
            return bar
        with np.errstate(all="ignore"):
            own = np.partition(numbers, len(numbers) - self.k, axis=0)[len(numbers) - self.k]
        return np.where(own > bar, own, bar)
