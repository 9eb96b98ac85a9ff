"""What each row's weights look like: one pass that gives the result, its lse, and sums for entropy and distance."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from . import cpu, execute, jit, reference
from .addresses import address_of
from .modes import DefaultMode
from .plan import choose_route
from .problem import Problem
from .routes import Arrays, Forward
from .streaming import Place, one_head, rows_of_head

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class RowStatistics:
    """float64 arrays (.., heads, queries). Of a row whose visible keys have scores s: reference r, the sums of
    exp(s - r), of exp(s - r) * (s - r), of exp(s - r) * |position - key|, and the largest s."""

    reference: Array
    total: Array
    information: Array
    distance: Array
    largest: Array
    sinks: Array | None

    @property
    def lse(self) -> Array:
        """The logarithm of the sum of exponentials, a sink's included; -inf where there is nothing."""
        with np.errstate(all="ignore"):
            found: Array = self.reference + self.above
        return found

    @property
    def above(self) -> Array:
        """lse - reference. Where scores are far from 0, the lse itself has no digits left for it."""
        with np.errstate(all="ignore"):
            own = np.where(self.total == 0, -np.inf, np.log(self.total))
            if self.sinks is None:
                return own
            return np.where(np.isnan(own), own, np.logaddexp(own, self.sinks[..., None] - self.reference))

    @property
    def factor(self) -> Array:
        """What exp(s - r) is multiplied with to be a weight: exp(r - lse), 0 for an empty row."""
        with np.errstate(all="ignore"):
            found: Array = np.where(self.total == 0, 0.0, np.exp(-self.above))
            return found

    def mean_distance(self) -> Array:
        found: Array = self.distance * self.factor
        return found

    def entropy(self) -> Array:
        """-sum P ln P, where ln P = (s - r) + (r - lse)."""
        factor, above = self.factor, self.above
        with np.errstate(all="ignore"):
            constant = np.where(self.total == 0, 0.0, -above * self.total)
            found: Array = -factor * (self.information + constant)
        return np.where(np.isnan(found), found, np.maximum(found, 0.0))

    def largest_weight(self) -> Array:
        with np.errstate(all="ignore"):
            found = np.where(self.total == 0, 0.0, np.exp((self.largest - self.reference) - self.above))
        return np.where(np.isnan(self.total), np.nan, np.minimum(found, 1.0))

    def sink_mass(self) -> Array:
        """What a sink takes of each row."""
        if self.sinks is None:
            return np.zeros_like(self.total)
        sinks = self.sinks[..., None]
        with np.errstate(all="ignore"):
            found = np.where(sinks == -np.inf, 0.0, np.exp((sinks - self.reference) - self.above))
        return found

    def of_head(self, entry: tuple[int, ...], head: int) -> RowStatistics:
        """The rows of one head, (1, queries)."""

        def own(table: Array) -> Array:
            found: Array = table[entry][head : head + 1]
            return found

        tables = (self.reference, self.total, self.information, self.distance, self.largest)
        reference, total, information, distance, largest = map(own, tables)
        sinks = None if self.sinks is None else own(self.sinks)
        return RowStatistics(reference, total, information, distance, largest, sinks)

    def share(self) -> Array:
        """The sum of a row's weights: 1, less what a sink takes."""
        found: Array = self.total * self.factor
        return found


def watch(problem: Problem) -> tuple[Array, RowStatistics]:
    """The result of attention (axes heads, rows, dim) and the statistics of its rows. `problem` is readable."""
    isa = cpu.current()
    if isa is not None:
        try:
            return _natively(problem, isa)
        except jit.Unavailable:
            pass  # `answer` below warns
    return execute.answer(problem).out, _in_numpy(problem)


def _natively(problem: Problem, isa: cpu.Isa) -> tuple[Array, RowStatistics]:
    """In one pass where attention itself would run `forward`; else attention, and a pass without values."""
    shape = (*problem.batch, problem.heads, problem.queries)
    tables = np.zeros((5, *shape), problem.compute)
    whole = choose_route(problem, isa)[0] == "forward"
    out = execute.output(problem) if whole else execute.answer(problem).out
    if prod(shape):
        route = Forward(problem, isa, "watched")
        with route.job(Arrays(problem.q, problem.k, problem.v, out)) as job:
            job.set(statistics=address_of(tables))
            if not whole:
                job.set(vdim=0)
            job.run(route.kernel, route.plan.tasks)
    return out, _statistics(problem, tables.astype(np.float64))


def watch_rows(problem: Problem, rows: slice) -> RowStatistics:
    """The statistics of some rows of a problem of one head and no batch, (1, rows), without the result."""
    isa = cpu.current()
    if isa is None:
        return _statistics(problem, _rows_in_numpy(problem, rows))
    try:
        route = Forward(problem, isa, "watched")
    except jit.Unavailable as reason:
        execute.warn_once(str(reason))
        return _statistics(problem, _rows_in_numpy(problem, rows))
    tables = np.zeros((5, 1, problem.queries), problem.compute)  # only pages of the rows are ever touched
    flags = np.zeros((1, problem.queries), bool)
    flags[0, rows] = True
    order = route.blocks_of(flags)
    out = np.empty(problem.shape, problem.dtype)  # is not written: there are no values
    with route.job(Arrays(problem.q, problem.k, problem.v, out)) as job:
        job.set(statistics=address_of(tables), vdim=0, order=address_of(order))
        job.run(route.kernel, len(order))
    return _statistics(problem, tables[..., rows].astype(np.float64))


def _rows_in_numpy(problem: Problem, chosen: slice) -> Array:
    ((place, k),) = one_head(problem)
    parts = [np.zeros((5, 0))]
    with DefaultMode(), np.errstate(all="ignore"):
        for rows in rows_of_head(problem, chosen.start, chosen.stop):
            parts.append(_of_some(problem, place, k, rows))
    return np.concatenate(parts, axis=-1)[:, None]


def _of_some(problem: Problem, place: Place, k: Array, rows: slice) -> Array:
    grid = place.grid(problem, rows)
    scores, visible = reference.final_scores(problem, grid, k, problem.compute)
    behind = np.broadcast_to(abs(grid.p - grid.j), grid.shape)[0]
    return _of_rows(scores[0], visible[0], behind)


def _statistics(problem: Problem, tables: Array) -> RowStatistics:
    shift, total, information, distance, largest = tables
    empty = total == 0
    return RowStatistics(np.where(empty, 0.0, -shift), total, information, distance, largest, problem.sinks)


def _in_numpy(problem: Problem) -> RowStatistics:
    tables = np.zeros((5, *problem.batch, problem.heads, problem.queries))
    with DefaultMode(), np.errstate(all="ignore"):
        for place, k in one_head(problem):
            for rows in rows_of_head(problem):
                index: Any = (slice(None), *place.entry, place.head, rows)  # Python 3.10 has no x[:, *index]
                tables[index] = _of_some(problem, place, k, rows)
    return _statistics(problem, tables)


def _of_rows(scores: Array, visible: Array, behind: Array) -> Array:
    """Minus the reference, and the sums, of some rows of a table."""
    shown = np.where(visible, scores, -np.inf).astype(np.float64)
    top = shown.max(-1, initial=-np.inf)
    shift = np.where(top == -np.inf, 0.0, -top)
    t = shown + shift[:, None]
    e = np.where(visible, np.exp(t), 0.0)
    terms = np.where(e == 0, 0.0, e * t)
    return np.stack([shift, e.sum(-1), terms.sum(-1), (e * behind).sum(-1), top])
