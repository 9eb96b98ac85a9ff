"""One pass over the table for any number of consumers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from .consumers import Consumer, RowSum
from .largest import Heaviest
from .problem import Problem
from .row_statistics import RowStatistics
from .streaming import Part, places, strips

Array = np.ndarray[Any, Any]

CHANGED = (
    "q, k, v, mask or bias changed after inspect: the weights of a row no longer add up. Ask with a.compute(...) at "
    "once, or inspect(..., copy=True)"
)
TOLERANCE = 1e-3


def run(
    problem: Problem,
    rows: RowStatistics,
    consumers: Sequence[Consumer],
    progress: Callable[[float], None] | None = None,
    only: Collection[int] | None = None,
) -> None:
    """Feed the consumers; RuntimeError if the table is not the one that `rows` came from.

    progress: called with the share of heads that is done. only: the flat numbers of the heads to look at.
    """
    part = _joined([consumer.part(problem) for consumer in consumers])
    check = RowSum(problem) if _whole(part, problem) else None
    marked = any(isinstance(consumer, Heaviest) for consumer in consumers)
    pair = given(problem, rows)
    wanted = [place for place in places(problem) if only is None or place.flat in only]
    for done, place in enumerate(wanted, 1):
        for strip in strips(problem, "marked" if marked else "weights", part, place, pair):
            if marked:
                strip = _unmarked(strip, consumers)
            for consumer in [*consumers, *([check] if check else [])]:
                if not isinstance(consumer, Heaviest):
                    consumer.add(strip)
        if progress:
            progress(done / len(wanted))
    if check:
        _compare(check.result, rows, [place.flat for place in wanted])


def given(problem: Problem, rows: RowStatistics) -> tuple[Array, Array]:
    """Reference and factor of every row, as the kernels read them."""
    reference, factor = (np.ascontiguousarray(x, problem.compute).reshape(-1) for x in (rows.reference, rows.factor))
    return reference, factor


def _unmarked(strip: Any, consumers: Sequence[Consumer]) -> Any:
    """Those who rank need to know what is hidden; for all others a hidden key weighs 0."""
    for consumer in consumers:
        if isinstance(consumer, Heaviest):
            consumer.add(strip)
    return replace(strip, numbers=np.maximum(strip.numbers, 0, out=strip.numbers))


def _joined(parts: list[Part]) -> Part:
    spans = [(min(p.rows[0] for p in parts), max(p.rows[1] for p in parts))]
    spans.append((min(p.keys[0] for p in parts), max(p.keys[1] for p in parts)))
    return Part(spans[0], spans[1], any(p.whole for p in parts))


def _whole(part: Part, problem: Problem) -> bool:
    return part.rows == (0, problem.queries) and part.keys == (0, problem.keys)


def _compare(found: Array, rows: RowStatistics, heads: list[int]) -> None:
    found, expected = found[heads], rows.share().reshape(found.shape)[heads]
    with np.errstate(all="ignore"):
        if (np.abs(found - expected) > TOLERANCE).any() or (np.isnan(found) != np.isnan(expected)).any():
            raise RuntimeError(CHANGED)
