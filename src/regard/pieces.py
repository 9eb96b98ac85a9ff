"""Attention over large arrays a piece at a time, so that progress can be shown between pieces.

Pieces are cut along batch entries, heads and rows of queries. The bits of a result never depend on the batch or on
other heads, and with `invariant=True` not on the number of rows either: so the cut changes nothing, and can follow the
speed that is measured on the way.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import masks
from .api import attention
from .problem import Problem

Array = np.ndarray[Any, Any]
Piece = tuple[slice, ...]  # batch axes, key/value heads, rows

FIRST = 2e9  # operations of the first piece, before a speed is known
SECONDS = 0.3  # that a later piece should take
LEAST_ROWS = 1024  # fewer rows in a piece would spend their time on packing keys and values


@dataclass(frozen=True)
class Job:
    """A checked question, with what its pieces are cut from: every array has its axes in the order of heads, rows."""

    problem: Problem
    options: dict[str, Any]
    mask: Array | None
    key_mask: Array | None
    bias: Array | None

    @staticmethod
    def of(
        q: Array, k: Array, v: Array, *, mask: Any = None, key_mask: Any = None, bias: Any = None, **options: Any
    ) -> Job:
        """Check everything before any work.

        mask, bias: arrays that broadcast to (.., heads, queries, keys); key_mask (.., keys); options: of attention.
        """
        seen = mask if key_mask is None else masks.Keys(key_mask)
        if mask is not None and key_mask is not None:
            seen = seen & masks.Dense(mask)
        problem = Problem.of(q, k, v, mask=seen, bias=bias, invariant=True, **options)
        kept = ("causal", "window", "scale", "softcap", "precision", "threads")
        return Job(problem, {name: options[name] for name in kept if name in options}, mask, key_mask, bias)

    def result_shape(self) -> tuple[int, ...]:
        """The shape of the result in the caller's layout."""
        *batch, heads, queries, vdim = self.problem.shape
        if self.problem.squeeze:
            return queries, vdim
        return (*batch, queries, heads, vdim) if self.problem.layout == "lhd" else self.problem.shape

    def lse_shape(self) -> tuple[int, ...]:
        """The shape of the lse: (.., heads, queries) in every layout."""
        return (self.problem.queries,) if self.problem.squeeze else self.problem.shape[:-1]

    def places(self, out: Array, lse: Array | None) -> tuple[Array, Array | None]:
        """Views of result and lse with the axes in which pieces are cut."""
        if self.problem.squeeze:
            return out[None], None if lse is None else lse[None]
        return out.swapaxes(-2, -3) if self.problem.layout == "lhd" else out, lse

    @property
    def extents(self) -> tuple[int, ...]:
        """How far pieces can be cut: batch axes, key/value heads, rows."""
        return (*self.problem.batch, self.problem.kv_heads, self.problem.queries)

    @property
    def group(self) -> int:
        """Query heads to a key/value head."""
        return self.problem.heads // max(self.problem.kv_heads, 1)

    def operations(self) -> Callable[[Piece], float]:
        """How many floating-point operations a piece takes: counted for the keys that causal and window leave."""
        problem = self.problem
        keys = np.concatenate([[0.0], np.cumsum(visible_keys(problem))])
        each = 2.0 * (problem.dim + problem.vdim) * self.group

        def count(piece: Piece) -> float:
            rows = float(keys[piece[-1].stop] - keys[piece[-1].start])
            entries = math.prod(s.stop - s.start for s in piece[:-1])
            return float(each * rows * entries)

        return count

    def run(self, piece: Piece, out: Array, lse: Array | None) -> None:
        """Compute one piece into `out` and `lse`, whose axes are (.., heads, rows, dim) and (.., heads, rows)."""
        problem, whole = self.problem, slice(None)
        *batch, kv_heads, rows = piece
        heads = slice(kv_heads.start * self.group, kv_heads.stop * self.group)
        scores = (*batch, heads, rows, whole)
        found = attention(
            cut(problem.q, scores),
            cut(problem.k, (*batch, kv_heads, whole, whole)),
            cut(problem.v, (*batch, kv_heads, whole, whole)),
            mask=self._mask(scores),
            bias=None if self.bias is None else cut(self.bias, scores),
            sinks=None if problem.sinks is None else cut(problem.sinks, (*batch, heads)),
            q_offset=self._offset(batch, rows.start),
            return_lse=lse is not None,
            out=cut(out, scores),
            invariant=True,
            **self.options,
        )
        if lse is not None:
            lse[(*batch, heads, rows)] = found[1]

    def _offset(self, batch: list[slice], first: int) -> Any:
        offset = self.problem.offset
        return offset + first if isinstance(offset, int) else cut(np.asarray(offset), tuple(batch)) + first

    def _mask(self, scores: Piece) -> Any:
        dense = None if self.mask is None else masks.Dense(cut(self.mask, scores))
        if self.key_mask is None:
            return dense
        keys = masks.Keys(cut(self.key_mask, (*scores[:-3], scores[-1])))
        return keys if dense is None else keys & dense


def cut(array: Array, places: Piece) -> Array:
    """The part of an array that broadcasts: axes of extent 1 stay, missing ones are passed over."""
    near = places[len(places) - array.ndim :] if array.ndim <= len(places) else places
    part: Array = array[tuple(slice(None) if extent == 1 else s for extent, s in zip(array.shape, near))]
    return part


def visible_keys(problem: Problem) -> Array:
    """How many keys causal and window leave to each row of the first batch entry."""
    first = int(np.asarray(problem.offset).reshape(-1)[0]) if np.size(problem.offset) else 0
    positions = np.arange(problem.queries, dtype=np.int64) + first
    last = problem.keys - 1 if problem.right is None else np.minimum(positions + problem.right, problem.keys - 1)
    start = 0 if problem.left is None else np.maximum(positions - problem.left, 0)
    return np.broadcast_to(np.maximum(last - start + 1, 0), positions.shape)


def pieces(extents: tuple[int, ...], count: Callable[[Piece], float], largest: Callable[[], float]) -> Iterator[Piece]:
    """Halve until a piece is no larger than `largest()`, which is asked each time; from the first axis to the last."""
    waiting = [tuple(slice(0, n) for n in extents)]
    while waiting:
        piece = waiting.pop()
        least = (*[1] * (len(piece) - 1), LEAST_ROWS)
        axis = next((a for a, s in enumerate(piece) if s.stop - s.start > least[a]), None)
        if axis is None or count(piece) <= largest():
            yield piece
            continue
        side = piece[axis]
        middle = (side.start + side.stop) // 2
        for half in (slice(middle, side.stop), slice(side.start, middle)):
            waiting.append((*piece[:axis], half, *piece[axis + 1 :]))


@dataclass
class Pace:
    """How many operations a piece should have so that it takes SECONDS."""

    operations: float

    def largest(self) -> float:
        """The most that the next piece may have."""
        return self.operations

    def learn(self, operations: float, seconds: float) -> None:
        """Follow a measured speed, by a factor of four at most."""
        wanted = SECONDS * operations / max(seconds, 1e-9)
        self.operations = min(max(wanted, self.operations / 4), self.operations * 4)


def compute(job: Job, out: Array, lse: Array | None, progress: Callable[[float, float], None]) -> float:
    """Compute a whole job and return its number of operations; `progress(done, total)` is called after each piece."""
    count = job.operations()
    total = count(tuple(slice(0, n) for n in job.extents))
    done, pace = 0.0, Pace(FIRST)
    for piece in pieces(job.extents, count, pace.largest):
        begun = time.perf_counter()
        job.run(piece, out, lse)
        if done:  # the first piece may have waited for the compiler
            pace.learn(count(piece), time.perf_counter() - begun)
        done += count(piece)
        progress(done, total)
    return total
