"""An Inspection over the union of disjoint sets of keys, from the Inspections of the sets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import accumulate
from math import prod
from typing import Any, NoReturn

import numpy as np

from . import asking, masks, merging, passes
from .arrays import to_numpy
from .blocks_of_table import TableView
from .execute import answer
from .inspection import Inspection
from .largest import Top
from .problem import Problem
from .row_statistics import RowStatistics
from .shards import JoinedView, RowsOfShard, joined_rows, result_of, scale_to, share_of, shifted
from .streaming import WHOLE, Strip, places

Array = np.ndarray[Any, Any]


class Union(Inspection):
    """What `regard.merge(inspections)` gives: an Inspection whose keys are those of all shards, one after another.

    The shards stay as they are. Statistics of rows need no input; the table, and what is made of it, is computed shard
    by shard as long as every shard keeps its inputs.
    """

    def __init__(self, inspections: Sequence[Any], sinks: Any = None) -> None:
        _check(inspections)
        self._sinks = _one_sink(inspections, sinks)
        shards = [shard for x in inspections for shard in (x._shards if isinstance(x, Union) and x._shards else [x])]
        outlines = [shard._outline for shard in shards]
        placed = all(shard._positioned for shard in shards if shard._outline.keys)
        self._begin(replace(outlines[0], keys=sum(x.keys for x in outlines)), placed)
        self._problem = self._outline
        self._shards: tuple[Inspection, ...] = tuple(shards)
        self._ends = list(accumulate(x.keys for x in outlines))
        self._starts = [0, *self._ends[:-1]]
        self._misplaced = _misplaced(outlines)
        if self._misplaced and all(x.left is not None or x.right is not None for x in outlines):
            raise ValueError(self._misplaced)
        self._rows = joined_rows([shard._rows for shard in shards], self._sinks)
        self.out, self.lse = self._merged_out(), self._give(self._rows.lse.astype(self._outline.lse_dtype))

    # -- as an Inspection, but shard by shard --------------------------------------------------------------------------
    def distance(self) -> Any:
        if self._misplaced and self._positioned:
            raise ValueError(self._misplaced)
        return super().distance()

    def top(self, k: int = 8, by: str = "weight") -> Top:
        if by == "weight" and ("top", asking.count(k), by) not in self._found and not self._have_inputs():
            kept = [_kept_top(shard, asking.count(k)) for shard in self._shards]
            if kept and all(top is not None for top in kept):
                return self._top_of(kept, k)
        return super().top(k, by)

    def viewers(self, last: int | None = None) -> Any:
        def make() -> Array:
            if not self._shards:
                self._needed()
            return np.concatenate([to_numpy(shard.viewers(last), "viewers")[0] for shard in self._shards], axis=-1)

        return self._kind.wrap(np.array(self._cached(("viewers", self._sizes[0] - self._last(last)), make)))

    @property
    def weights(self) -> TableView:
        return self._view("weights", lambda: [self._weights_of(n) for n in range(len(self._shards))])

    @property
    def scores(self) -> TableView:
        return self._view("scores", lambda: [shard.scores for shard in self._shards])

    def stage(self, name: str) -> TableView:
        self._needed()
        return self._view(self._shards[0].stage(name).name, lambda: [shard.stage(name) for shard in self._shards])

    @property
    def plan(self) -> NoReturn:
        raise RuntimeError("a union was not computed by a plan of its own: each of the merged Inspections has one")

    def without(self, keys: Any) -> Any:
        chosen, outs, lses = asking.chosen(keys, self._needed().keys), [], []
        for shard, start, end in zip(self._shards, self._starts, self._ends):
            problem = shard._needed()
            seen = np.ones(problem.keys, bool)
            seen[chosen[(chosen >= start) & (chosen < end)] - start] = False
            mask: Any = masks.Keys(seen) if problem.mask is None else problem.mask & masks.Keys(seen)
            unrounded = np.empty(problem.shape, problem.compute)
            found = answer(replace(problem, mask=mask, return_lse=True, out=unrounded))
            outs.append(found.out)
            lses.append(found.lse)
        return self._finish(merging.merge(outs, lses, sinks=self._sinks)[0])

    def detach(self) -> Inspection:
        self._shards = ()
        return super().detach()

    # -- underneath ----------------------------------------------------------------------------------------------------
    def _have_inputs(self) -> bool:
        return bool(self._shards) and all(shard._problem is not None for shard in self._shards)

    def _needed(self) -> Problem:
        if not self._have_inputs():
            which = [n for n, shard in enumerate(self._shards) if shard._problem is None]
            what = f"of its shards, {which} are detached from q, k and v" if which else "it is detached from its shards"
            raise RuntimeError(f"this Inspection of a union lacks its inputs, for {what}: ask before a.detach()")
        return self._outline

    def _parts(self) -> list[tuple[int, Problem]]:
        self._needed()
        return [(start, shard._needed()) for start, shard in zip(self._starts, self._shards)]

    def _run(
        self,
        chosen: list[Any],
        progress: Callable[[float], None] | None = None,
        only: Collection[int] | None = None,
    ) -> None:
        problem = self._needed()
        whole = [consumer for consumer in chosen if consumer.part(problem).whole]
        self._whole_rows(whole, only)
        others = [consumer for consumer in chosen if not consumer.part(problem).whole]
        for n, shard in enumerate(self._shards):
            moved = [shifted(consumer, self._starts[n], shard._outline) for consumer in others]
            wanted = [consumer for consumer in moved if not consumer.empty]
            if wanted:
                # The shard's share of a row is checked too: inputs that changed are noticed.
                passes.run(shard._needed(), self._rows_of(n), wanted, share_of(progress, n, len(self._shards)), only)

    def _whole_rows(self, consumers: list[Any], only: Collection[int] | None) -> None:
        """Feeds those who need all keys of a row at once."""
        problem, tables = self._outline, [self._weights_of(n) for n in range(len(self._shards))] if consumers else []
        weights = self._view("weights", lambda: tables)
        step = max(1, WHOLE // max(1, problem.keys * problem.compute.itemsize))
        for place in places(problem) if consumers else ():
            for start in range(0, problem.queries, step) if only is None or place.flat in only else ():
                rows = range(start, min(start + step, problem.queries))
                lead = [range(n, n + 1) for n in (*place.entry, place.head)]
                block = weights._block([*lead, rows, range(problem.keys)]).reshape(len(rows), -1).T
                for consumer in consumers:
                    consumer.add(Strip(place, slice(rows.start, rows.stop), slice(0, problem.keys), block))

    def _rows_of(self, n: int) -> RowStatistics:
        """A shard's rows in terms of the union: weights then have equal bits for equal scores, in whatever shard."""
        own, whole = self._shards[n]._rows, self._rows
        scaled = own.total * scale_to(own, whole.reference)
        sums = own.information, own.distance, own.largest
        return RowsOfShard(whole.reference, scaled, *sums, whole.sinks, whole.above)

    def _weights_of(self, n: int) -> TableView:
        shard, rows = self._shards[n], self._rows_of(n)
        given = passes.given(shard._needed(), rows)
        return replace(shard.weights, rows=lambda: given)

    def _view(self, name: str, views: Callable[[], list[TableView]]) -> TableView:
        kind = "weights" if name == "weights" else "scores"
        return JoinedView(name, self._needed, kind, lambda: None, views, list(zip(self._starts, self._ends)))

    def _norms(self, problem: Problem) -> Array:
        return np.concatenate([shard._norms(shard._needed()) for shard in self._shards], axis=-1)

    def _top_of(self, kept: list[Any], k: int) -> Top:
        """The heaviest of what each shard kept."""
        shards = zip(kept, self._shards, self._starts)
        keys = [np.where(top.keys < 0, -1, top.keys + start) for top, _, start in shards]
        weights = []
        for top, shard in zip(kept, self._shards):
            with np.errstate(all="ignore"):
                share = np.exp(self._relative(shard._rows) - self._rows.above)
            weights.append(np.where(top.keys < 0, -1, top.weights * share[..., None]))
        names, found = np.concatenate(keys, -1), np.concatenate(weights, -1)
        order = np.argsort(-found, axis=-1, kind="stable")[..., :k]
        missing = [(0, 0)] * (order.ndim - 1) + [(0, k - order.shape[-1])]
        names = np.pad(np.take_along_axis(names, order, -1), missing, constant_values=-1)
        found = np.pad(np.take_along_axis(found, order, -1), missing)
        flat = (prod(self._lead), *names.shape[-2:])
        return self._top(names.reshape(flat), np.where(names < 0, 0, found).reshape(flat))

    def _relative(self, rows: RowStatistics) -> Array:
        """The lse of a shard less the reference of the union: it keeps its digits where scores are far from 0."""
        with np.errstate(all="ignore"):
            found: Array = (rows.reference - self._rows.reference) + rows.above
        return found

    def _merged_out(self) -> Any:
        outs = [result_of(shard) for shard in self._shards]
        lses = [self._relative(shard._rows) for shard in self._shards]
        if self._sinks is not None:
            outs.append(np.zeros(self._outline.shape, self._outline.compute))
            lses.append(self._sinks[..., None] - self._rows.reference)
        return self._finish(merging.merge(outs, lses)[0])

    def _finish(self, out: Array) -> Any:
        """A result as callers get it; float32 for 16-bit shards, as `merge` gives it."""
        problem = self._outline
        if problem.layout == "lhd":
            out = np.ascontiguousarray(out.swapaxes(-2, -3)).swapaxes(-2, -3)
        return problem.finish(out)


# -- what fits together ------------------------------------------------------------------------------------------------
def _check(shards: Sequence[Any]) -> None:
    for n, shard in enumerate(shards):
        if not isinstance(shard, Inspection):
            raise TypeError(f"merge takes Inspections alone, or outs and lses: number {n} is a {type(shard).__name__}")
    first = shards[0]._outline
    names = ("kind", "dtype", "layout", "squeeze", "batch", "heads", "kv_heads", "queries", "vdim")
    for n, shard in enumerate(shards):
        for name in names:
            own, expected = getattr(shard._outline, name), getattr(first, name)
            if own != expected:
                raise ValueError(
                    f"shards differ in {name}, {own} in number {n} and {expected} in number 0: they must be the same "
                    "queries beside different keys"
                )


def _misplaced(outlines: list[Problem]) -> str | None:
    """Shards in order do not overlap: one of n keys stands at positions from -q_offset to n - q_offset of row 0."""
    end: Any = None
    for n, outline in enumerate(outlines):
        begin = -np.broadcast_to(outline.offset, outline.batch)
        if not outline.keys:
            continue
        if end is not None and (begin < end).any():
            return (
                f"shard {n} begins where an earlier one still has keys: q_offset counts from a shard's own first key, "
                "so a query at position p stands at p - n beside a shard behind n other keys; shards are in key order"
            )
        end = begin + outline.keys
    return None


def _one_sink(inspections: Sequence[Inspection], sinks: Any) -> Array | None:
    """What is given beside the shards, now or when some were merged. ValueError where a row would have two sinks."""
    own = sum(x._rows.sinks is not None for x in inspections)
    if own + (sinks is not None) > 1:
        raise ValueError(
            f"a sink belongs to the row, and {own} shards have sinks"
            + (", and merge was given some" if sinks is not None else "")
            + ": give them to one shard, or to merge alone"
        )
    if sinks is None:
        return next(
            (x._sinks for x in inspections if isinstance(x, Union) and x._shards and x._sinks is not None), None
        )
    array, rows = to_numpy(sinks, "sinks")[0].astype(np.float64), inspections[0]._lead
    try:
        return np.broadcast_to(array, rows).copy()
    except ValueError:
        raise ValueError(f"sinks of shape {array.shape} do not broadcast to (.., heads) = {rows}") from None


def _kept_top(shard: Inspection, k: int) -> Top | None:
    """What a shard has computed that answers for its k heaviest keys, as NumPy's arrays with all axes."""
    for name, found in shard._found.items():
        if name[0] == "top" and name[2] == "weight" and (name[1] >= k or name[1] >= shard._outline.keys):
            keys, weights = (to_numpy(x, "top")[0] for x in found)
            return Top(keys[None], weights[None]) if shard._outline.squeeze else Top(keys, weights)
    return None
