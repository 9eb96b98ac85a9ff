"""The table of weights or scores, a strip at a time: some rows of one head against a range of keys.

What a strip holds is overwritten by the next: memory stays a few megabytes however long the sequences are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from . import cpu, execute, jit, reference
from .addresses import address_of
from .grid import Grid
from .kernels.forward import UNIT
from .kernels.strip import HIDDEN
from .modes import DefaultMode
from .problem import Problem
from .routes import Arrays, Forward, Job, Sums
from .tile.machines import lanes

Array = np.ndarray[Any, Any]

ROWS = 192  # of a strip: whole blocks on every instruction set (48, 24, 12, 6 rows), and enough of them for threads
KEYS = 4096  # of a strip: with ROWS, 3 MB of float32, which stay in the second- or third-level cache
WHOLE = 8 << 20  # bytes of a strip where all keys of a row are needed at once
TABLE = 16 << 20  # bytes of scores at a time where NumPy computes


@dataclass(frozen=True)
class Place:
    """A query head of a batch entry. flat: its number among all of them."""

    entry: tuple[int, ...]
    head: int
    flat: int

    def grid(self, problem: Problem, rows: slice) -> Grid:
        """The pairs of these rows of the head with all keys."""
        sizes = problem.batch, problem.heads, problem.queries, problem.keys
        return Grid(*sizes, problem.offset, rows, self.entry, (self.head, self.head + 1))


@dataclass(frozen=True)
class Strip:
    """numbers[key, row], of the keys and rows that the slices name; valid until the next strip."""

    place: Place
    rows: slice
    keys: slice
    numbers: Array


@dataclass(frozen=True)
class Part:
    """Rows and keys of interest, half open; whole: all of these keys in one strip."""

    rows: tuple[int, int]
    keys: tuple[int, int]
    whole: bool = False

    @classmethod
    def of(cls, problem: Problem, first_row: int = 0, whole: bool = False) -> Part:
        return cls((first_row, problem.queries), (0, problem.keys), whole)


def places(problem: Problem) -> Iterator[Place]:
    flat = 0
    for entry in np.ndindex(problem.batch):
        for head in range(problem.heads):
            yield Place(entry, head, flat)
            flat += 1


def strips(
    problem: Problem, kind: str, part: Part, place: Place, rows: tuple[Array, Array] | None = None
) -> Iterator[Strip]:
    """The strips of one head, rows in order, and keys in order for the same rows; keys that no row of a strip can see
    may be missing.

    kind: "weights"; "marked", which are weights, but -1 where a key is hidden; or "scores", -inf where hidden. rows:
    reference and factor of each row of all heads, for weights: exp(score - reference) * factor.
    """
    if not prod(problem.batch) or part.rows[0] >= part.rows[1] or part.keys[0] >= part.keys[1]:
        return
    isa = cpu.current()
    if isa is not None:
        try:
            route = Forward(problem, isa, kind)
        except jit.Unavailable as reason:
            execute.warn_once(str(reason))
        else:
            yield from _natively(problem, route, part, place, rows)
            return
    yield from _in_numpy(problem, kind, part, place, rows)


def visible_range(problem: Problem, place: Place, rows: tuple[int, int]) -> tuple[int, int]:
    """Keys outside of this range are hidden from all of these rows by causality or a window."""
    offset = int(problem.offset if isinstance(problem.offset, int) else problem.offset[place.entry])
    low = 0 if problem.left is None else rows[0] + offset - int(problem.left)
    high = problem.keys if problem.right is None else rows[1] + offset + int(problem.right)
    return max(low, 0), min(high, problem.keys)


def _natively(
    problem: Problem, route: Forward, part: Part, place: Place, rows: tuple[Array, Array] | None
) -> Iterator[Strip]:
    block = route.plan.spec.width * lanes(route.plan.isa.name, route.plan.spec.real)
    height, width = _extent(part, block, problem)
    buffer = np.empty((width, height), problem.compute)
    nothing = np.zeros(prod(problem.batch) * problem.heads * problem.queries, problem.compute)
    sums = Sums(*(rows or (nothing, nothing)))
    first = part.rows[0] // block * block
    for start in range(first, part.rows[1], height):
        end = min(start + height, problem.queries)
        chosen = slice(max(start, part.rows[0]), min(end, part.rows[1]))
        low, high = visible_range(problem, place, (chosen.start, chosen.stop))
        low, high = max(low, part.keys[0]) // UNIT * UNIT, min(high, part.keys[1])
        blocks = _order(route, place.flat, start // block, -(-end // block))
        for at in range(low, high, width):
            stop = min(at + width, high)
            _fill(route, problem, buffer, sums, blocks, (start, at, stop))
            keys = slice(max(at, part.keys[0]), stop)
            inside = buffer[keys.start - at : keys.stop - at, chosen.start - start : chosen.stop - start]
            yield Strip(place, chosen, keys, inside)


def _extent(part: Part, block: int, problem: Problem) -> tuple[int, int]:
    """Rows and keys of a strip: whole blocks, whole units."""
    keys = -(-(part.keys[1] - part.keys[0] // UNIT * UNIT) // UNIT) * UNIT
    if part.whole:
        rows = max(block, WHOLE // (keys * problem.compute.itemsize) // block * block)
    else:
        rows, keys = max(block, ROWS // block * block), min(keys, KEYS)
    needed = part.rows[1] - part.rows[0] // block * block
    return min(rows, -(-needed // block) * block), keys


def _order(route: Forward, pair: int, first: int, end: int) -> Array:
    """The tasks of some blocks of a head: blocks are numbered from the last."""
    blocks = route.plan.blocks
    return pair * blocks + (blocks - 1 - np.arange(first, end, dtype=np.int64))


def _fill(
    route: Forward, problem: Problem, buffer: Array, sums: Sums, order: Array, corner: tuple[int, int, int]
) -> None:
    row, first, end = corner
    with Job(route, Arrays(problem.q, problem.k, problem.v, buffer, sums)) as job:
        job.set(vdim=0, out_row=buffer.strides[0], order=address_of(order))
        job.set(first_row=row, first_key=first, end_key=end)
        job.run(route.kernel, len(order))


def one_head(problem: Problem) -> Iterator[tuple[Place, Array]]:
    """Each query head, and its keys as (1, keys, dim) of the type that is computed with."""
    for place in places(problem):
        yield place, keys_of(problem, place)


def keys_of(problem: Problem, place: Place) -> Array:
    group = problem.heads // problem.kv_heads
    wide = np.broadcast_to(problem.k, problem.batch + problem.k.shape[-3:])
    found: Array = wide[place.entry][place.head // group][None].astype(problem.compute, copy=False)
    return found


def rows_of_head(problem: Problem, first: int = 0, end: int | None = None) -> Iterator[slice]:
    """Slices of rows whose scores against all keys take little memory."""
    end = problem.queries if end is None else end
    step = max(1, TABLE // max(1, 8 * problem.keys))
    for start in range(first, end, step):
        yield slice(start, min(start + step, end))


def _in_numpy(
    problem: Problem, kind: str, part: Part, place: Place, rows: tuple[Array, Array] | None
) -> Iterator[Strip]:
    k, low, high = keys_of(problem, place), *part.keys
    for chosen in rows_of_head(problem, *part.rows):
        with DefaultMode(), np.errstate(all="ignore"):
            grid = place.grid(problem, chosen)
            scores, visible = (x[0] for x in reference.final_scores(problem, grid, k, problem.compute))
            if kind != "scores" and rows is not None:
                given, factor = (x.reshape(-1, problem.queries)[place.flat, chosen][:, None] for x in rows)
                scores = np.exp(scores - given) * factor
            numbers = np.where(visible, scores, HIDDEN[kind]).astype(problem.compute)
        yield Strip(place, chosen, slice(low, high), np.ascontiguousarray(numbers.T[low:high]))
