"""One query head of a call of attention, as tables small enough to look at, and what the kernels make of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from . import options, reference
from .api import attention
from .arrays import Array
from .biases import Bias, Score, as_bias
from .grid import Grid
from .masks import Window
from .problem import Problem

QUERIES, KEYS = 12, 16  # that are shown at most

ALLOWED = {"float64": 1e-12, "float32": 1e-5, "float16": 2e-3, "bfloat16": 2e-2, "high": 1e-4, "medium": 2e-2}
"""Differences from the reference that rounding can explain, for scores up to 8 and values up to 1."""


@dataclass(frozen=True)
class Head:
    """The first queries of one head, all its keys and values, and the options of attention for these tables.

    q (shown, dim), k (keys, dim), v (keys, value dim) are of the caller's type; all_queries (queries, dim). ordering:
    the options that tie keys to their places.
    """

    q: Array
    k: Array
    v: Array
    all_queries: Array
    options: dict[str, Any]
    ordering: tuple[str, ...]


def head_of(problem: Problem, batch: int, head: int, ordering: tuple[str, ...]) -> Head:
    """A head of one batch entry; a kernel asked for it alone has no more work than its tables."""
    entry = tuple(int(n) for n in np.unravel_index(batch, problem.batch)) if problem.batch else ()
    kv_head = head // (problem.heads // problem.kv_heads)
    q = np.broadcast_to(problem.q, (*problem.batch, *problem.q.shape[-3:]))[entry][head]
    k, v = (np.broadcast_to(x, (*problem.batch, *x.shape[-3:]))[entry][kv_head] for x in (problem.k, problem.v))
    few = min(QUERIES, problem.queries)
    sizes = problem.batch, problem.heads, problem.queries, problem.keys
    grid = Grid(*sizes, problem.offset, slice(0, few), entry, (head, head + 1))
    offset = int(problem.offset[entry]) if isinstance(problem.offset, np.ndarray) else problem.offset
    said: dict[str, Any] = {
        "q_offset": offset,
        "scale": problem.scale,
        "softcap": problem.softcap,
        "precision": problem.precision,
    }
    said |= {"invariant": problem.invariant, "threads": problem.threads}
    said["window"] = None if problem.left is problem.right is None else (problem.left, problem.right)
    said["sinks"] = None if problem.sinks is None else float(problem.sinks[entry][head])
    if problem.mask is not None:
        said["mask"] = np.broadcast_to(problem.mask.visible(grid), grid.shape)[0]
    if problem.bias is not None:
        said["bias"] = _bias_of_head(problem.bias, grid, problem.compute, batch, head)
    return Head(q[:few], k, v, q, said, ordering)


def _bias_of_head(bias: Bias, grid: Grid, compute: np.dtype[Any], batch: int, head: int) -> Any:
    """Score functions, told which head this is, and a table of what everything else adds."""
    total: Any = None
    for term in bias.terms():
        if isinstance(term, Score):
            part: Bias = _score_of_head(term, batch, head)
        else:
            part = as_bias(np.array(term.apply(np.zeros(grid.shape, compute), grid)[0]))
        total = part if total is None else total + part
    return total


def _score_of_head(score: Score, batch: int, head: int) -> Score:
    return Score(lambda s, b, h, p, j: score.f(s, b + batch, h + head, p, j))


@dataclass(frozen=True, eq=False)
class Weighing:
    """What attention does with the tables of a head, step by step, for each of the queries and all keys, in float64.

    weights: those of `shown` keys are the kernels', the others', which are shown as a sum, the formula's. out: the
    kernels'. lse, and sink, its share of the weight, are the formula's. difference: the largest difference between
    kernels and formula, of a weight or an output number; sound: whether rounding explains it.
    """

    products: Array
    scaled: Array
    capped: Array | None
    biased: Array | None
    visible: Array
    final: Array
    shown: Array
    weights: Array
    lse: Array
    sink: Array
    out: Array
    difference: float
    sound: bool

    def entropy(self) -> Array:
        """-sum p ln p of the weights of each query; a sink has no term."""
        terms = self.weights * np.log(np.where(self.weights > 0, self.weights, 1))
        return np.asarray(np.abs(terms.sum(-1)))  # all terms have one sign; 0, not -0


def weigh(q: Array, k: Array, v: Array, said: dict[str, Any], shown: Array | None = None) -> Weighing:
    """Every step for tables with two axes, by NumPy up to the scores, and by the kernels from there.

    shown: the keys that are looked at, by default the heaviest. ValueError where the tables do not go together.
    """
    problem = Problem.of(q, k, v, **said)
    with np.errstate(all="ignore"):
        steps = _steps(problem)
        out, lse = (x[0] for x in reference.attention(problem))
        empty = lse == -np.inf
        weights = np.where(steps["visible"] & ~empty[:, None], np.exp(steps["final"] - lse[:, None]), 0)
        sink = np.zeros(len(q)) if problem.sinks is None else np.where(empty, 0, np.exp(problem.sinks - lse))
        shown = heaviest(weights) if shown is None else shown
        table = np.zeros((len(k), len(shown)), q.dtype)
        table[shown, np.arange(len(shown))] = 1  # with the identity as values the result is the weights
        weights[~(lse < np.inf)] = np.nan  # a score of NaN or infinity takes the row
        expected = weights[:, shown]
        weights[:, shown] = _unrounded(q, k, table, said)
        answer = np.asarray(attention(q, k, v, **said), np.float64)
        difference = max(_apart(weights[:, shown], expected), _apart(answer, out) / max(1.0, _largest(v)))
    final = steps["final"][steps["visible"]]
    sound = difference <= _allowed(problem) * max(1.0, _largest(final) / 8)
    return Weighing(
        **steps, shown=shown, weights=weights, lse=lse, sink=sink, out=answer, difference=difference, sound=sound
    )


def _largest(x: Array) -> float:
    """The largest finite number by size."""
    wide = x.astype(np.float64)
    return float(np.abs(wide[np.isfinite(wide)]).max(initial=0))


def _steps(problem: Problem) -> dict[str, Any]:
    """Scores after each step, and which are visible: (queries, keys), float64."""
    q, k = problem.q[0].astype(np.float64), problem.k[0].astype(np.float64)
    grid = Grid((), 1, problem.queries, problem.keys, problem.offset, slice(0, problem.queries))
    products = q @ k.T
    found: dict[str, Any] = {"products": products, "scaled": products * problem.scale, "capped": None, "biased": None}
    final = found["scaled"]
    visible = np.broadcast_to(Window(problem.left, problem.right).visible(grid), grid.shape)
    if problem.softcap is not None:
        final = found["capped"] = problem.softcap * np.tanh(final / problem.softcap)
    if problem.mask is not None:
        visible = visible & problem.mask.visible(grid)
    if problem.bias is not None:
        final = found["biased"] = problem.bias.apply(final[None], grid)[0]
        hidden = problem.bias.hidden(grid)
        visible = visible if hidden is None else visible & ~hidden
    return found | {"visible": np.broadcast_to(visible, grid.shape)[0], "final": final}


def heaviest(weights: Array) -> Array:
    """The keys with most weight over all queries, at most as many as are shown, in their order."""
    order = np.argsort(-np.nan_to_num(weights).sum(0), kind="stable")
    return np.sort(order[:KEYS])


def _unrounded(q: Array, k: Array, v: Array, said: dict[str, Any]) -> Array:
    """Attention's result before the last rounding, which would hide digits of a weight in 16 bits."""
    out = np.empty((len(q), v.shape[1]), np.float64 if q.dtype.itemsize == 8 else np.float32)
    found: Array = attention(q, k, v, out=out, **said)
    return found.astype(np.float64)


def _apart(a: Array, b: Array) -> float:
    """The largest difference, where equal infinities and NaN beside NaN are none."""
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    return float(np.max(np.where(same, 0, np.abs(a - b)), initial=0))


def _allowed(problem: Problem) -> float:
    name = str(problem.dtype.name)
    return ALLOWED[name if name != "float32" or problem.precision == "highest" else problem.precision]


def entry_of(x: Any, name: str, count: int) -> int:
    """A number that picks one of `count`; TypeError or ValueError if it cannot."""
    chosen = options.integer(x, name, 0)
    if chosen >= count:
        raise ValueError(f"{name} is {chosen}, and there are {count}: it must be from 0 to {count - 1}")
    return chosen
