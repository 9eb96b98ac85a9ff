"""One query head of a call as a call of its own: its slices of the arrays, and what masks and biases say of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from . import biases, masks, ops
from .grid import Array
from .problem import Problem
from .streaming import Place


def alone(problem: Problem, place: Place) -> Problem:
    """A problem of one head, without batch: views of the arrays, the same table of weights.

    >>> import numpy as np
    >>> q, k = np.zeros((2, 8, 5, 64), np.float32), np.zeros((2, 2, 9, 64), np.float32)
    >>> alone(Problem.of(q, k, k, mask=masks.Lengths(keys=[9, 4])), Place((1,), 3, 11))
    Problem(float32, batch=(), heads=1, kv_heads=1, queries=5, keys=9, dim=64, vdim=64)
    """
    group = problem.heads // problem.kv_heads
    part = _Part(problem, place)
    offset = problem.offset if isinstance(problem.offset, int) else int(problem.offset[place.entry])
    return replace(
        problem,
        q=_head(problem.q, problem.batch, place.entry, place.head),
        k=_head(problem.k, problem.batch, place.entry, place.head // group),
        v=_head(problem.v, problem.batch, place.entry, place.head // group),
        batch=(),
        heads=1,
        kv_heads=1,
        squeeze=False,
        layout="hld",
        offset=offset,
        mask=None if problem.mask is None else part.mask(problem.mask),
        bias=None if problem.bias is None else part.bias(problem.bias),
        sinks=None if problem.sinks is None else problem.sinks[place.entry][place.head : place.head + 1],
        out=None,
        target=None,
    )


def _head(x: Array, batch: tuple[int, ...], entry: tuple[int, ...], head: int) -> Array:
    found: Array = np.broadcast_to(x, (*batch, *x.shape[-3:]))[entry][head : head + 1]
    return found


class _Part:
    """What concerns one head, of masks and biases."""

    def __init__(self, problem: Problem, place: Place) -> None:
        self.batch, self.entry, self.head = problem.batch, place.entry, place.head
        self.number = int(np.ravel_multi_index(place.entry, problem.batch)) if problem.batch else 0
        self.grid = place.grid(problem, slice(0, problem.queries))

    def mask(self, mask: masks.Mask) -> masks.Mask:
        if isinstance(mask, (masks.And, masks.Or)):
            return type(mask)(self.mask(mask.a), self.mask(mask.b))
        if isinstance(mask, masks.Not):
            return masks.Not(self.mask(mask.a))
        if isinstance(mask, masks.Dense):
            return masks.Dense(self.grid.part(mask.array))
        if isinstance(mask, masks.Blocks):
            return masks.Blocks(self.grid.part(mask.table), (mask.rows, mask.columns))
        if isinstance(mask, masks.Keys):
            return masks.Keys(self.of_entry(mask.array))
        if isinstance(mask, masks.Documents):
            return masks.Documents(self.of_entry(mask.query_ids), self.of_entry(mask.key_ids))
        if isinstance(mask, masks.Lengths):
            return masks.Lengths(*(self.length(n) for n in (mask.keys, mask.queries)))
        if isinstance(mask, masks.Where):
            return masks.Where(self.told(mask.f, mask.expr, 0))
        return mask

    def bias(self, bias: biases.Bias) -> biases.Bias:
        first, *others = (self.term(term) for term in bias.terms())
        for other in others:
            first = first + other
        return first

    def term(self, term: biases.Bias) -> biases.Bias:
        own = slice(self.head, self.head + 1)
        if isinstance(term, biases.ArrayBias):
            return biases.ArrayBias(self.grid.part(term.array))
        if isinstance(term, biases.ALiBi):
            return biases.ALiBi(term.slopes[own])
        if isinstance(term, biases.Relative) and term.table.ndim == 2:
            return biases.Relative(term.table[own])
        if isinstance(term, biases.Score):
            return biases.Score(self.told(term.f, term.expr, 1))
        return term

    def of_entry(self, rows: Array) -> Array:
        """Of an array (.., n) with batch axes in front, the row of the entry."""
        found: Array = np.broadcast_to(rows, (*self.batch, rows.shape[-1]))[self.entry]
        return found

    def length(self, lengths: Any) -> Any:
        if lengths is None or isinstance(lengths, int):
            return lengths
        return int(np.broadcast_to(lengths, self.batch)[self.entry])

    def told(self, f: Callable[..., Any], expr: ops.Expr, at: int) -> Callable[..., Any]:
        """The same function, told which entry and head this is: its arguments `at` and `at + 1`.

        The numbers are arguments of the kernel: one kernel serves all heads.
        """
        if not (ops.uses(expr, "b") or ops.uses(expr, "h")):
            return f
        number, head = self.number, self.head
        return (
            (lambda s, b, h, p, j: f(s, b + number, h + head, p, j))
            if at
            else (lambda b, h, p, j: f(b + number, h + head, p, j))
        )
