"""How many units of keys a kernel works on, and how many it passes over because no query of a block sees them."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, prod
from typing import Any

import numpy as np

from .problem import Problem
from .reference import visible_pairs
from .streaming import Place, places

Array = np.ndarray[Any, Any]

PAIRS = 1 << 25  # of queries and keys that a mask is asked about: a quarter of a second


@dataclass(frozen=True)
class Reach:
    """Units of keys, counted once for each block of queries of each query head. exact: none was estimated."""

    seen: int
    total: int
    exact: bool = True

    @property
    def skipped(self) -> int:
        return self.total - self.seen


def reach(problem: Problem, rows: int, unit: int) -> Reach:
    """The units of `unit` keys that blocks of `rows` queries see.

    Exact where positions alone decide. Where a mask or a bias may hide keys too, it is asked, about some of the blocks
    if there are too many pairs for all.
    """
    blocks = -(-problem.queries // rows)
    total = prod(problem.batch) * problem.heads * blocks * -(-problem.keys // unit)
    if not total:
        return Reach(0, 0)
    if problem.mask is None and problem.bias is None:
        return Reach(_by_position(problem, rows, unit), total)
    every = [(place, block) for place in places(problem) for block in range(blocks)]
    step = max(1, ceil(len(every) * rows * problem.keys / PAIRS))
    asked = every[::step]
    seen = sum(int(units_seen(problem, place, block, rows, unit).sum()) for place, block in asked)
    return Reach(round(seen * len(every) / len(asked)), total, step == 1)


def units_seen(problem: Problem, place: Place, block: int, rows: int, unit: int) -> Array:
    """Which units some query of a block sees, as bools."""
    count = -(-problem.keys // unit)
    chosen = slice(block * rows, min((block + 1) * rows, problem.queries))
    grid = place.grid(problem, chosen)
    seen = np.broadcast_to(visible_pairs(problem, grid), grid.shape)[0].any(0)
    padded = np.pad(seen, (0, count * unit - problem.keys))
    return np.asarray(padded.reshape(count, unit).any(1))


def _by_position(problem: Problem, rows: int, unit: int) -> int:
    """Rows of a block stand side by side, and so do the keys that they see."""
    starts = np.arange(0, problem.queries, rows)
    ends = np.minimum(starts + rows, problem.queries)
    seen = 0
    for offset in np.broadcast_to(np.asarray(problem.offset), problem.batch).reshape(-1):
        low = 0 if problem.left is None else np.maximum(starts + offset - problem.left, 0)
        high = problem.keys if problem.right is None else np.minimum(ends + offset + problem.right, problem.keys)
        units = np.broadcast_to(-(-high // unit) - low // unit, starts.shape)
        seen += problem.heads * int(np.where(high > low, units, 0).sum())
    return seen
