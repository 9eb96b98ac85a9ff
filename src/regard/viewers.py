"""How many queries may see each key: by counting where only positions decide, else by asking the mask row by row."""

from __future__ import annotations

from typing import Any

import numpy as np

from .problem import Problem
from .reference import visible_pairs
from .streaming import places, rows_of_head

Array = np.ndarray[Any, Any]


def count_viewers(problem: Problem, first: int) -> Array:
    """Of the queries from `first` on, how many may see each key: int64 (.., heads, keys)."""
    counts = np.zeros((*problem.batch, problem.heads, problem.keys), np.int64)
    bare = problem.mask is None and problem.bias is None
    for place in places(problem):
        into = counts[(*place.entry, place.head)]
        if bare:
            offset = problem.offset if isinstance(problem.offset, int) else int(problem.offset[place.entry])
            into[...] = _by_position(problem, first, offset)
            continue
        for rows in rows_of_head(problem, first):
            grid = place.grid(problem, rows)
            into += np.broadcast_to(visible_pairs(problem, grid), grid.shape)[0].sum(0)
    return counts


def _by_position(problem: Problem, first: int, offset: int) -> Array:
    """Key j is seen by rows from j - right - offset to j + left - offset."""
    j = np.arange(problem.keys, dtype=np.int64)
    low = np.full_like(j, first) if problem.right is None else np.maximum(j - problem.right - offset, first)
    end = np.full_like(j, problem.queries)
    if problem.left is not None:
        end = np.minimum(j + problem.left - offset + 1, problem.queries)
    return np.maximum(end - low, 0)
