"""Tables whose vectors have two numbers, and can be drawn as arrows in a plane."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .arrays import Array
from .problem import Problem
from .steps import View

Vectors = tuple[tuple[float, float], ...]

LARGEST = 1e6  # of a number; where it is more, a page of the worked example cannot write it either


@dataclass(frozen=True)
class Arrows:
    """Queries, keys and values of two numbers each, and the factor of the products."""

    queries: Vectors
    keys: Vectors
    values: Vectors
    scale: float


def arrows_of(problem: Problem, view: View) -> Arrows | None:
    """The vectors of an explanation; None where a plane cannot show what attention does with them.

    That is where they have other than two numbers, one is not finite or huge, keys are left out, or an option changes
    what a query sees or adds.
    """
    head = view.head
    options = (problem.mask, problem.bias, problem.softcap, problem.sinks, problem.left, problem.right)
    plain = all(option is None for option in options)
    if not plain or problem.dim != 2 or problem.vdim != 2 or not len(view.keys) or len(head.k) > len(view.keys):
        return None
    tables = [x.astype(np.float64) for x in (head.q[: len(view.queries)], head.k, head.v)]
    if not all(bool((np.abs(x) <= LARGEST).all()) for x in tables):
        return None
    queries, keys, values = map(_pairs, tables)
    return Arrows(queries, keys, values, float(problem.scale))


def _pairs(rows: Array) -> Vectors:
    return tuple((float(x), float(y)) for x, y in rows)
