"""What an Inspection keeps, and how what is asked of it becomes consumers of one pass over the table."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np

from . import asking, consumers, options, passes
from .arrays import to_numpy
from .execute import readable
from .largest import Heaviest, Top
from .problem import Problem
from .row_statistics import RowStatistics

Array = np.ndarray[Any, Any]

ROW_STATISTICS = ("entropy", "largest", "distance", "sink_mass")


def _without_inputs(problem: Problem) -> Problem:
    """Sizes, types and options alone: what is left of a problem when its arrays are let go of."""
    nothing = np.empty(0, problem.q.dtype)
    return replace(problem, q=nothing, k=nothing, v=nothing, mask=None, bias=None, sinks=None, out=None, target=None)


class Inspected:
    """The state of an Inspection: the problem, the statistics of its rows, and what was found so far."""

    lse: Any
    _rows: RowStatistics
    _sinks: Array | None = None  # beside those of the problem

    def _begin(self, problem: Problem, positioned: bool) -> None:
        self._problem: Problem | None = problem
        self._positioned = positioned
        self._outline = _without_inputs(problem)
        self._sizes = problem.queries, problem.keys
        self._lock = threading.RLock()
        self._found: dict[Any, Any] = {}
        self._kind, self._squeeze = problem.kind, problem.squeeze
        self._lead = (*problem.batch, problem.heads)
        self._facts = repr(problem)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_lock"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._lock = threading.RLock()

    def _needed(self) -> Problem:
        if self._problem is None:
            raise RuntimeError("this Inspection is detached from q, k and v: ask with a.compute(...) before a.detach()")
        return readable(replace(self._problem, out=None, target=None))

    def _have_inputs(self) -> bool:
        """Whether anything can still be computed from q, k and v."""
        return self._problem is not None

    def _give(self, found: Array) -> Any:
        """As callers get it: their kind of array, and their axes."""
        return self._kind.wrap(np.ascontiguousarray(found[0] if self._squeeze else found))

    def _row(self, found: Array) -> Any:
        return self._give(found.astype(self._rows_dtype))

    @property
    def _rows_dtype(self) -> Any:
        lse = self.lse if isinstance(self.lse, np.ndarray) else to_numpy(self.lse, "lse")[0]
        return lse.dtype

    def _last(self, last: int | None) -> int:
        queries = self._sizes[0]
        if last is None:
            return queries
        if isinstance(last, bool) or not isinstance(last, (int, np.integer)) or not 1 <= last <= max(queries, 1):
            raise ValueError(f"last must be a whole number from 1 to the number of queries, {queries}: got {last!r}")
        return int(last)

    def _table(self, x: Any, name: str, rows: int, heads: tuple[int, ...]) -> Array:
        """x as (batch * heads, rows, columns), a view where it can be."""
        problem = self._needed()
        array, _ = to_numpy(x, name)
        array = array[None] if problem.squeeze and array.ndim == 2 else array
        if array.dtype.kind not in "fiubV" or array.ndim < 3 or array.shape[-2] != rows or array.shape[-3] not in heads:
            raise ValueError(f"{name} must be real numbers (.., {heads[0]} heads, {rows} rows, n): got {array.shape}")
        array = array.astype(problem.compute, copy=False)
        array = np.broadcast_to(array, (*problem.batch, *array.shape[-3:]))
        if array.shape[-3] != problem.heads:
            array = np.repeat(array, problem.heads // array.shape[-3], axis=-3)
        return array.reshape(prod(problem.batch) * problem.heads, rows, array.shape[-1])

    def _cached(self, name: Any, make: Callable[[], Any]) -> Any:
        with self._lock:
            if name not in self._found:
                self._found[name] = make()
            return self._found[name]

    def _kept(self, name: Any) -> Any:
        """A statistic of the table, computed now if it was not before."""
        with self._lock:
            if name not in self._found:
                self._compute([name])
            return self._found[name]

    def _compute(self, names: Sequence[Any], progress: Callable[[float], None] | None = None) -> None:
        names = [name for name in dict.fromkeys(names) if name[0] not in ROW_STATISTICS]
        if not names:
            return
        problem = self._needed()
        chosen = {name: self._consumer(problem, name) for name in names}
        self._run(list(chosen.values()), progress)
        for name, consumer in chosen.items():
            self._found[name] = self._finished(name, consumer)

    def _run(
        self,
        chosen: list[Any],
        progress: Callable[[float], None] | None = None,
        only: Collection[int] | None = None,
    ) -> None:
        passes.run(self._needed(), self._rows, chosen, progress, only)

    def _parts(self) -> list[tuple[int, Problem]]:
        """What is asked about the keys from a number on: of a union, several."""
        return [(0, self._needed())]

    def _consumer(self, problem: Problem, name: Any) -> Any:
        if name[0] == "top":
            return Heaviest(problem, name[1], self._norms(problem) if name[2] == "contribution" else None)
        if name[0] == "received":
            return consumers.Received(problem, name[1], problem.queries - name[2])
        if name[0] == "nucleus":
            return consumers.Nucleus(problem, name[1])
        return consumers.Pooled(problem, *name[1:])

    def _finished(self, name: Any, consumer: Any) -> Any:
        if name[0] == "top":
            return self._top(*consumer.result)
        found = consumer.result
        if name[0] == "received":
            found = found / max(name[2], 1) if name[1] == "mean" else found
            found = found * self._norms(self._needed()) if name[3] == "contribution" else found
        found = found.reshape(*self._lead, *found.shape[1:])
        return self._give(found if found.dtype.kind == "i" else found.astype(self._rows_dtype))

    def _top(self, keys: Array, weights: Array) -> Top:
        shape = (*self._lead, *keys.shape[1:])
        keys, weights = keys.reshape(shape), weights.reshape(shape)
        lost = np.isnan(self._rows.total)[..., None]
        return Top(self._give(np.where(lost, -1, keys)), self._row(np.where(lost, np.nan, weights)))

    def _norms(self, problem: Problem) -> Array:
        """The norm of each key's value, (batch * heads, keys)."""
        norms = np.linalg.norm(problem.v.astype(problem.compute, copy=False), axis=-1)
        norms = np.broadcast_to(norms, (*problem.batch, *norms.shape[-2:]))
        return np.repeat(norms, problem.heads // problem.kv_heads, axis=-2).reshape(prod(self._lead), problem.keys)

    def _names(self, key: str, value: Any) -> list[Any]:
        """What a keyword of `compute` stands for."""
        queries, keys = self._sizes
        if key in ROW_STATISTICS:
            return []
        if key == "top":
            return [("top", asking.count(value), "weight")]
        if key == "received":
            hows = [value] if isinstance(value, str) else list(value)
            return [("received", options.choice(h, "how", ("sum", "mean", "max")), queries, "weight") for h in hows]
        if key == "map":
            rows, cols, *rest = value
            return [("map", (asking.bins(rows), asking.bins(cols)), *(rest or ["mean"]), (0, queries, 0, keys))]
        if key == "nucleus":
            return [("nucleus", float(value))]
        known = ", ".join([*ROW_STATISTICS, "top", "received", "map", "nucleus"])
        raise TypeError(f"compute knows no {key!r}: there are {known}")
