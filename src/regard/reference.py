"""Attention by its formula, in NumPy: the definition that everything else is compared with.

Hidden keys are dealt with by selection: nothing a hidden key or value holds, NaN and infinities included, enters any
number of the result. Where no machine code may run, this is also what answers, in blocks of rows.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .grid import Array, Grid
from .masks import Window

if TYPE_CHECKING:
    from .problem import Problem

_SHRINK = 2.0**-64  # exact, and leaves room for sums of 2 ** 64 values


def attention(
    problem: Problem, dtype: Any = np.float64, limit: int = 16 << 20, out: Array | None = None
) -> tuple[Array, Array]:
    """The result and the lse of a problem.

    >>> from regard.problem import Problem
    >>> q, k, v = np.array([[1.0, 0.0]]), np.eye(2), np.array([[10.0, 0.0], [0.0, 10.0]])
    >>> out, lse = attention(Problem.of(q, k, v))
    >>> out.round(2).tolist(), lse.round(3).tolist()
    ([[[6.7, 3.3]]], [[1.108]])

    dtype: float64 or float32, what is computed with and returned. limit: bytes of a table of scores; queries are taken
    in blocks of rows where all of them need more, and keys and values are converted for one head at a time. out: where
    to write to, of any float type, instead of a new array. Result (.., heads, queries, value dim), lse (.., heads,
    queries). IndexError where a traced function reads outside a Table. Never warns.
    """
    real = np.dtype(dtype)
    shape = (*problem.batch, problem.heads, problem.queries)
    result = np.zeros((*shape, problem.vdim), real) if out is None else out
    lse = np.full(shape, -np.inf, real)
    if lse.size:
        with np.errstate(all="ignore"):
            for part in _parts(problem, real.itemsize, limit):
                k, v = (
                    _of_part(x, problem, part, part.kv_heads).astype(real, copy=False) for x in (problem.k, problem.v)
                )
                for block in part.blocks:
                    grid = _grid(problem, part, block)
                    place = _place(part, block)
                    result[place], lse[place] = _attend(problem, grid, k, v, real)
    return result, lse


def of_grid(problem: Problem, grid: Grid) -> tuple[Array, Array, Array]:
    """Result, lse and scores (-inf where hidden) of the first head and first entry of a grid, in float64."""
    group, real = problem.heads // problem.kv_heads, np.dtype(np.float64)
    entry, (head, _) = grid.entry or (), grid.head_range or (0, 1)
    tables = (np.broadcast_to(x, problem.batch + x.shape[-3:])[entry] for x in (problem.k, problem.v))
    k, v = (x[head // group][None].astype(real) for x in tables)
    with np.errstate(all="ignore"):
        out, lse = _attend(problem, grid, k, v, real)
        scores, visible = final_scores(problem, grid, k, real)
    return out[0], lse[0], np.where(visible, scores, -np.inf)[0]


@dataclass(frozen=True)
class _Block:
    """Some heads, from the first to below the second number (None: all), and some rows."""

    heads: tuple[int, int] | None
    rows: slice


@dataclass(frozen=True)
class _Part:
    """A batch entry (None: all) and key/value heads (None: all), with the blocks of queries that read them."""

    entry: tuple[int, ...] | None
    kv_heads: tuple[int, int] | None
    blocks: list[_Block]


def _parts(problem: Problem, size: int, limit: int) -> Iterator[_Part]:
    entries, queries, keys = math.prod(problem.batch), problem.queries, problem.keys
    scores = entries * problem.heads * queries * keys * size
    tables = entries * problem.kv_heads * keys * (problem.dim + problem.vdim) * size
    if max(scores, tables) <= limit:
        yield _Part(None, None, [_Block(None, slice(0, queries))])
        return
    group = problem.heads // problem.kv_heads
    rows = max(1, limit // max(1, keys * size))
    for entry in np.ndindex(problem.batch):
        for head in range(problem.kv_heads):
            first, end = head * group, (head + 1) * group
            if group * queries <= rows:
                blocks = [_Block((first, end), slice(0, queries))]
            else:
                starts = range(0, queries, rows)
                blocks = [
                    _Block((h, h + 1), slice(n, min(n + rows, queries))) for h in range(first, end) for n in starts
                ]
            yield _Part(entry, (head, head + 1), blocks)


def _of_part(x: Array, problem: Problem, part: _Part, heads: tuple[int, int] | None) -> Array:
    """The heads of a batch entry of q, k or v; everything, with batch axes, for a part that is everything."""
    if part.entry is None or heads is None:
        return x
    view: Array = np.broadcast_to(x, problem.batch + x.shape[-3:])[part.entry][slice(*heads)]
    return view


def _grid(problem: Problem, part: _Part, block: _Block) -> Grid:
    sizes = problem.batch, problem.heads, problem.queries, problem.keys
    return Grid(*sizes, problem.offset, block.rows, part.entry, block.heads)


def _place(part: _Part, block: _Block) -> tuple[Any, ...]:
    if part.entry is None or block.heads is None:
        return (...,)
    return (*part.entry, slice(*block.heads), block.rows)


def final_scores(problem: Problem, grid: Grid, k: Array, real: np.dtype[Any]) -> tuple[Array, Array]:
    """Scores after scale, cap and bias, and which of them are visible, for the pairs of a grid; k is of its heads."""
    q = problem.q
    if grid.entry is not None and grid.head_range is not None:
        q = np.broadcast_to(q, problem.batch + q.shape[-3:])[grid.entry][slice(*grid.head_range), grid.rows]
    scores = _scores(q.astype(real, copy=False), k, problem.scale)
    if problem.softcap is not None:
        cap = real.type(problem.softcap)
        scores = cap * np.tanh(scores / cap)
    scores = np.broadcast_to(scores, grid.shape)
    visible = np.broadcast_to(visible_pairs(problem, grid), grid.shape)
    if problem.bias is not None:
        scores = problem.bias.apply(scores, grid)
    return scores, visible


def _attend(problem: Problem, grid: Grid, k: Array, v: Array, real: np.dtype[Any]) -> tuple[Array, Array]:
    scores, visible = final_scores(problem, grid, k, real)
    sink = None if problem.sinks is None else grid.part(problem.sinks[..., None, None]).astype(real)
    weights, total, lse, empty = _softmax(scores, visible, sink)
    out = _average(weights, total, v)
    finite = np.isfinite(v)
    if not finite.all():
        out = out + _not_finite(weights, visible, v)
    return np.where(empty, 0, out), lse[..., 0]


def _scores(q: Array, k: Array, scale: float) -> Array:
    """scale * (q @ k.T). A score of finite numbers that overflows on the way is computed again with a wider type."""
    factor, k = q.dtype.type(scale), k.swapaxes(-1, -2)
    scores: Array = _by_heads(q, k) * factor
    finite = np.isfinite(scores)
    if not finite.all():
        sound_queries, sound_keys = np.asarray(np.isfinite(q).all(-1)), np.asarray(np.isfinite(k).all(-2))
        again = ~finite & _by_heads(sound_queries[..., None], sound_keys[..., None, :])
        if again.any():
            wide = np.float64 if q.dtype == np.float32 else np.longdouble
            exact = _by_heads(q.astype(wide), k.astype(wide)) * wide(scale)
            scores = np.where(again, exact.astype(q.dtype), scores)
    return scores


def _by_heads(a: Array, b: Array) -> Array:
    """a @ b, where a (.., heads, ., .) may have several heads for each of b."""
    heads, kv_heads = a.shape[-3], b.shape[-3]
    if heads == kv_heads:
        return np.asarray(np.matmul(a, b))
    grouped = a.reshape(*a.shape[:-3], kv_heads, heads // kv_heads, *a.shape[-2:])
    product = np.asarray(np.matmul(grouped, b[..., None, :, :]))
    return product.reshape(*product.shape[:-4], heads, *product.shape[-2:])


def visible_pairs(problem: Problem, grid: Grid) -> Array:
    """Which pairs of a grid are visible, as bools that broadcast to its shape."""
    visible: Array = Window(problem.left, problem.right).visible(grid)
    if problem.mask is not None:
        visible = visible & problem.mask.visible(grid)
    hidden = None if problem.bias is None else problem.bias.hidden(grid)
    return visible if hidden is None else visible & ~hidden


def _softmax(scores: Array, visible: Array, sink: Array | None) -> tuple[Array, Array, Array, Array]:
    """exp(score - reference), their sum with the sink's share, lse, and which rows are empty."""
    shown = np.where(visible, scores, -np.inf)
    top = shown.max(-1, keepdims=True, initial=-np.inf)
    reference = top if sink is None else np.maximum(top, sink)
    shift = np.where(reference == -np.inf, 0, reference).astype(scores.dtype)
    weights = np.where(visible, np.exp(shown - shift), 0)
    total = weights.sum(-1, keepdims=True)
    if sink is not None:
        total = total + np.exp(sink - shift)
    return weights, total, reference + np.log(total), top == -np.inf


def _average(weights: Array, total: Array, v: Array) -> Array:
    """weights @ v / total, with zeros in place of the values that are not finite."""
    values = np.where(np.isfinite(v), v, 0)
    divisor = np.where(total == 0, 1, total)
    out = _by_heads(weights, values) / divisor
    overflown = ~np.isfinite(out) & np.isfinite(total)
    if overflown.any():
        largest = np.finfo(v.dtype).max * v.dtype.type(_SHRINK)
        small = _by_heads(weights / divisor, values * v.dtype.type(_SHRINK))
        out = np.where(overflown, np.clip(small, -largest, largest) / v.dtype.type(_SHRINK), out)
    return out


def _not_finite(weights: Array, visible: Array, v: Array) -> Array:
    """The sum of weight * value over the visible values that are not finite: 0, an infinity or NaN."""

    def any_of(pairs: Array, values: Array) -> Array:
        return _by_heads(pairs.astype(v.dtype), values.astype(v.dtype)) > 0

    up, down = (any_of(weights > 0, v == infinity) for infinity in (np.inf, -np.inf))
    lost = any_of(visible, np.isnan(v)) | any_of(visible & (weights == 0), np.isinf(v)) | (up & down)
    infinite = np.where(up, np.inf, np.where(down, -np.inf, 0))
    return np.where(lost, np.nan, infinite).astype(v.dtype)
