"""Inspection: attention that can be looked into, at any length, without its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from . import asking, consumers, cpu, masks, options, passes
from .blocks_of_table import TableView
from .execute import answer, readable
from .inspected import ROW_STATISTICS, Inspected
from .largest import Top
from .plan_report import PlanReport
from .problem import Problem
from .row_statistics import watch
from .viewers import count_viewers

if TYPE_CHECKING:
    from .findings import Findings
    from .verifying import Verification
    from .viewing.opening import View

Array = np.ndarray[Any, Any]

STAGES: dict[str, dict[str, Any]] = {
    "product": {"scale": 1.0, "softcap": None, "bias": None},
    "scaled": {"softcap": None, "bias": None},
    "capped": {"bias": None},
    "biased": {},
}


def inspect(q: Any, k: Any, v: Any, *, copy: bool = False, **given: Any) -> Inspection:
    """Attention, and what its weights look like: exactly, in memory linear in queries and keys.

    >>> import numpy as np, regard
    >>> q, k, v = np.array([[1.0, 0.0]]), np.eye(2), np.array([[10.0, 0.0], [0.0, 10.0]])
    >>> a = regard.inspect(q, k, v)
    >>> a.out.round(2), a.weights[0].round(3), a.entropy().round(3)
    (array([[6.7, 3.3]]), array([0.67, 0.33]), array([0.634]))

    Takes the arrays and options of `regard.attention`, but for `out` and `return_lse`. The result and its lse are
    computed now, with entropy, largest weight and mean distance of each row; all else when it is asked for. The
    Inspection refers to q, k, v, mask and bias: copy=True keeps copies, `detach()` lets go of them.

    ValueError or TypeError as `regard.attention`.
    """
    for name in ("out", "return_lse"):
        if name in given:
            raise TypeError(f"inspect takes no {name}: a.out and a.lse are always there")
    copy = options.flag(copy, "copy")
    problem = Problem.of(*(_copied(x) for x in (q, k, v)) if copy else (q, k, v), **_all_copied(given, copy))
    return Inspection(problem, given.get("q_offset") is not None)


def _copied(x: Any) -> Any:
    """Arrays, and what masks and biases hold of them."""
    if isinstance(x, np.ndarray):
        return np.array(x, copy=True)
    return x.clone() if hasattr(x, "clone") else deepcopy(x)


def _all_copied(given: dict[str, Any], copy: bool) -> dict[str, Any]:
    return {name: _copied(x) for name, x in given.items()} if copy else given


class Inspection(Inspected):
    """One call of attention, to be asked about. `P` below is the table of weights, exp(score - lse), in float32
    (float64 for float64 inputs), for each query head. Several threads may ask at once.

    >>> regard.inspect(np.eye(2), np.zeros((2, 2)), np.eye(2)).weights[...]
    array([[0.5, 0.5], [0.5, 0.5]])

    out: what `regard.attention` returns. lse: (.., heads, queries).
    """

    def __init__(self, problem: Problem, positions_said: bool = False) -> None:
        self._begin(problem, positions_said or problem.queries == problem.keys)
        out, self._rows = watch(readable(problem))
        self.out = problem.finish(out)
        self.lse = self._give(self._rows.lse.astype(problem.lse_dtype))

    # -- rows ----------------------------------------------------------------------------------------------------------
    def entropy(self) -> Any:
        """-sum P ln P of each row, in nats, (.., heads, queries); a sink has no term."""
        return self._row(self._rows.entropy())

    def largest(self) -> Any:
        """The largest weight of each row, (.., heads, queries)."""
        return self._row(self._rows.largest_weight())

    def distance(self) -> Any:
        """How far keys are from the query's position, on weighted average: sum of P * |position - key|."""
        if not self._positioned:
            raise ValueError(
                f"distance needs positions, and {self._sizes[0]} queries stand beside {self._sizes[1]} keys: say "
                'q_offset="end" (the last query at the last key) or q_offset=0'
            )
        return self._row(self._rows.mean_distance())

    def sink_mass(self) -> Any:
        """What the sink takes of each row, exp(sink - lse), (.., heads, queries); 0 without a sink."""
        return self._row(self._rows.sink_mass())

    def mass(self, keys: Any) -> Any:
        """The sum of the weights of some keys: a slice, a list of distinct indices, or bools (keys,)."""
        problem = self._needed()
        consumer = consumers.Mass(problem, asking.chosen(keys, problem.keys))
        if consumer.keys.size:
            self._run([consumer])
        return self._row(consumer.result.reshape(*self._lead, problem.queries))

    def top(self, k: int = 8, by: str = "weight") -> Top:
        """The k heaviest keys of each row, and their weights: (.., heads, queries, k), largest first; equal weights:
        the smaller key first. by="contribution": P times the norm of the key's value (Kobayashi et al. 2020)."""
        found: Top = self._kept(("top", asking.count(k), options.choice(by, "by", ("weight", "contribution"))))
        return found

    def nucleus(self, share: float = 0.95) -> Any:
        """How many of the heaviest keys hold this share of a row's weight, (.., heads, queries)."""
        if not 0 < float(share) <= 1:
            raise ValueError(f"share must be above 0 and at most 1: got {share}")
        return self._kept(("nucleus", float(share)))

    # -- keys ----------------------------------------------------------------------------------------------------------
    def received(self, how: str = "sum", last: int | None = None, by: str = "weight") -> Any:
        """What each key is given, (.., heads, keys): the "sum", "mean" or "max" of its weights over all queries, or
        the `last` ones. by="contribution": times the norm of the key's value."""
        how = options.choice(how, "how", ("sum", "mean", "max"))
        return self._kept(("received", how, self._last(last), options.choice(by, "by", ("weight", "contribution"))))

    def viewers(self, last: int | None = None) -> Any:
        """How many of these queries may see each key, (.., heads, keys)."""
        first = self._sizes[0] - self._last(last)
        counts = self._cached(("viewers", first), lambda: count_viewers(self._needed(), first))
        return self._give(counts)

    # -- the table -----------------------------------------------------------------------------------------------------
    @property
    def weights(self) -> TableView:
        """P, (.., heads, queries, keys): a.weights[0, 3, 10:20] computes just that."""
        return TableView("weights", self._needed, "weights", lambda: passes.given(self._needed(), self._rows))

    @property
    def scores(self) -> TableView:
        """Scores as the softmax gets them: scaled, capped, biased; -inf where a key is hidden."""
        return TableView("scores", self._needed, "scores", lambda: None)

    def stage(self, name: str) -> TableView:
        """Scores at a step, nothing hidden: "product" (q @ k.T), "scaled", "capped" or "biased"."""
        changes = STAGES[options.choice(name, "stage", tuple(STAGES))]
        seen: dict[str, Any] = {"mask": None, "left": None, "right": None}
        return TableView(f"stage({name!r})", lambda: replace(self._needed(), **seen, **changes), "scores", lambda: None)

    def map(self, rows: int = 256, cols: int = 256, reduce: str = "mean", region: Any = None) -> Any:
        """A picture of P, (.., heads, rows, cols): the "mean", "max" or "sum" of each bin, hidden pairs counting 0.

        Bin r holds queries r * L // rows up to (r + 1) * L // rows; there are never more bins than queries or keys.
        region: (first query, end, first key, end), half open, to look at more closely.
        """
        whole = (0, self._sizes[0], 0, self._sizes[1])
        bounds = whole if region is None else asking.region(region, whole)
        how = options.choice(reduce, "reduce", ("mean", "max", "sum"))
        return self._kept(("map", (asking.bins(rows), asking.bins(cols)), how, bounds))

    def apply(self, x: Any) -> Any:
        """P @ x for x (.., heads or kv_heads, keys, n), (.., heads, queries, n): attention with other values."""
        problem = self._needed()
        table = self._table(x, "x", problem.keys, (problem.heads, problem.kv_heads))
        consumer = consumers.Applied(problem, table)
        self._run([consumer])
        return self._give(consumer.result.reshape(*self._lead, *consumer.result.shape[1:]))

    def apply_transpose(self, y: Any) -> Any:
        """P.T @ y for y (.., heads, queries, n), (.., heads, keys, n)."""
        problem = self._needed()
        consumer = consumers.Transposed(problem, self._table(y, "y", problem.queries, (problem.heads,)))
        self._run([consumer])
        return self._give(consumer.result.reshape(*self._lead, *consumer.result.shape[1:]))

    def without(self, keys: Any) -> Any:
        """What attention would give with these keys hidden too: an index, a list, a slice or bools (keys,)."""
        problem = self._needed()
        seen = np.ones(problem.keys, bool)
        seen[asking.chosen(keys, problem.keys)] = False
        mask: Any = masks.Keys(seen)
        changed = replace(problem, mask=mask if problem.mask is None else problem.mask & mask, out=None, target=None)
        return problem.finish(answer(changed).out)

    def findings(self) -> Findings:
        """What stands out, in plain sentences: a list of (sentence, number, advice), to be printed as it is.

        >>> x = np.eye(5) * 9
        >>> regard.inspect(x, x, x, mask=np.arange(5)[:, None] > 2).findings()
        A mask is about queries where it should be about keys: 3 of 5 rows see nothing, and the others also what is
        padding. A padding mask m of shape (batch, keys) is mask=masks.Keys(m), or m[:, None, None, :].

        Looked at: products that are not divided by sqrt(dim), K and V exchanged, a padding mask on the axis of queries,
        rows that see nothing or are NaN, weight on key 0, the order of axes. Of long inputs, some rows and heads are.
        """
        from .findings import findings_of

        return findings_of(self)

    def verify(self, rows: int = 32, seed: int = 0) -> Verification:
        """Random rows computed again in float64, by the formula; the errors of out, lse, entropy and largest weight."""
        from .verifying import verification_of

        return verification_of(self, rows, seed)

    def report(
        self,
        path: str | PathLike[str],
        tokens: Any = None,
        query_tokens: Any = None,
        *,
        title: str | None = None,
        batch: int | tuple[int, ...] = 0,
        heads: Any = None,
        progress: Callable[[float], None] | None = None,
    ) -> Path:
        """One HTML file with all that there is to see of one batch entry, and its path. Needs the extra `page`.

        >>> x = np.eye(3)
        >>> regard.inspect(x, x, x).report("page.html", tokens=["a", "b", "c"])  # doctest: +SKIP
        PosixPath('page.html')

        Short inputs (up to 256 queries and keys) are drawn weight by weight, long ones as exactly pooled pictures with
        the heaviest keys of their queries. The file loads nothing, and stays below 5 MB: what does not fit is left out,
        and the page says what, and how much weight is covered.

        tokens: a string for each key; query_tokens: for each query, by default the tokens at their positions. heads:
        numbers of those to draw, by default the first ones that fit; a table has all. progress: called with the share
        that is done. ValueError, IndexError and TypeError for tokens, batch and heads that do not fit; RuntimeError
        where the inputs were let go of or have changed. An error leaves the file as it was.
        """
        from .labels import Labels
        from .page.report import report_of

        return report_of(self, path, Labels.of(self, tokens, query_tokens), title, batch, heads, progress)

    def plot(
        self,
        kind: str = "map",
        *,
        head: int | Sequence[int] | None = None,
        batch: int | tuple[int, ...] = 0,
        tokens: Sequence[str] | None = None,
        query_tokens: Sequence[str] | None = None,
        reduce: str | None = None,
        region: tuple[int, int, int, int] | None = None,
        bins: int | None = None,
        ax: Any = None,
        progress: Callable[[float], None] | None = None,
    ) -> Any:
        """A picture of one batch entry by matplotlib (extra `plot`): its Axes, for "heads" an array of them.

        >>> from matplotlib.figure import Figure
        >>> x = np.eye(3)
        >>> axes = regard.inspect(x, x, x, causal=True).plot(tokens=["a", "b", "c"], ax=Figure().add_subplot())
        >>> axes.collections[0].get_array()[1].round(3)  # the weights of "b"; c is hidden from it
        masked_array(data=[0.36, 0.64, --], mask=[False, False,  True], fill_value=1e+20)

        | kind | shows | head |
        | --- | --- | --- |
        | "map" | weights of queries and keys: single ones up to `bins` (256) of each, else `a.map` | one, 0 |
        | "heads" | a small map of each head, `bins` (64) to a side, by the same colours | up to 64, all |
        | "entropy", "distance" | mean of each head, and how its queries spread around it | any, all |
        | "received" | what each key is given; of all heads, their mean and largest | up to 8, or all |

        Axes are numbered by queries and keys, whatever the bins. tokens, query_tokens: as for `report`; as many are
        written as can be read. reduce: the "mean" (by default), "max" or "sum" of a bin, or of what a key receives (by
        default the "sum"). region: (first query, end, first key, end) of a map, half open: to look closer, or to leave
        out padding. ax: Axes to draw on, for "heads" a figure, or Axes for each head; by default a new figure of
        pyplot, which is otherwise left alone. progress: called with the share that is done.
        Colours are changed where they are drawn: `axes.collections[0].set(cmap="viridis", norm="log")`.

        ModuleNotFoundError without matplotlib. ValueError, IndexError and TypeError for what does not fit, RuntimeError
        where inputs are gone and no map was kept, before anything is drawn.
        """
        from .plotting import plot_of

        said = {"head": head, "batch": batch, "tokens": tokens, "query_tokens": query_tokens}
        return plot_of(self, kind, ax, progress, said | {"reduce": reduce, "region": region, "bins": bins})

    def operator(self, batch: int | tuple[int, ...] = 0, head: int = 0) -> Any:
        """P of one head as a `scipy.sparse.linalg.LinearOperator`, for `svds` and the like."""
        from .operators import operator_of

        return operator_of(self._needed(), self._run, batch, head)

    def view(
        self,
        tokens: Sequence[str] | None = None,
        query_tokens: Sequence[str] | None = None,
        port: int = 0,
        browser: bool = False,
    ) -> View:
        """A map of P to be zoomed into, served on this computer until it is closed: see `regard.view`."""
        from .viewing.opening import Names, open_view

        names = Names(tokens, query_tokens)
        return open_view(self._parts(), self._rows, self._positioned, names, port, browser)

    @property
    def plan(self) -> PlanReport:
        """Which kernel answered, in which tiles and tasks, what it skips, computes and moves, and why."""
        return PlanReport(self._needed(), cpu.current())

    # -- several at once, and letting go -------------------------------------------------------------------------------
    def compute(self, progress: Callable[[float], None] | None = None, **asked: Any) -> Inspection:
        """Several statistics in one pass over the table, kept for when they are asked for; returns the Inspection.

        a.compute(entropy=True, top=8, received=["sum", "max"], map=(512, 512), nucleus=0.95)
        """
        names = [name for key, value in asked.items() if value is not None for name in self._names(key, value)]
        with self._lock:
            self._compute([name for name in names if name not in self._found], progress)
        return self

    def detach(self) -> Inspection:
        """Lets go of q, k, v, mask and bias. What was computed stays; all else raises RuntimeError."""
        self._problem = None
        return self

    def __repr__(self) -> str:
        rows = self._rows
        empty = int((rows.total == 0).sum())
        entropy = rows.entropy()
        mean = float(np.nanmean(entropy)) if entropy.size and not np.isnan(entropy).all() else float("nan")
        return (
            f"Inspection of {self._facts.removeprefix('Problem')}\n"
            f"  entropy {mean:.3f} nats on average, {empty} of {rows.total.size} rows see nothing\n"
            f"  computed: {', '.join(sorted({str(key[0]) for key in self._found} | set(ROW_STATISTICS)))}"
            + ("" if self._problem is not None else "\n  detached from its inputs")
        )

    def _repr_html_(self) -> str:
        """What a notebook shows: a small picture and a table of the first heads. It takes no long computation."""
        from .small_picture import html_of

        return html_of(self)

    @staticmethod
    def _joined(inspections: Sequence[Any], sinks: Any) -> Inspection:
        """What `merge` asks the first of several for."""
        from .union import Union

        return Union(inspections, sinks)
