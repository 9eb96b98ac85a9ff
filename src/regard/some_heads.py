"""A pass over the tables of some heads of one batch entry: what pictures and pages show of many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np

from .inspected import Inspected
from .largest import Heaviest
from .problem import Problem
from .streaming import Part, Strip


def entry_of(a: Inspected, batch: Any) -> tuple[int, ...] | None:
    """The index of a batch entry, by one number or one for each axis; None where there is no entry at all.

    IndexError names the axes."""
    shape = a._outline.batch
    try:
        numbers = tuple(int(n.__index__()) for n in (batch if isinstance(batch, tuple) else (batch,)))
    except AttributeError:
        raise TypeError(f"batch must be a whole number, or a tuple of one for each batch axis: got {batch!r}") from None
    if not prod(shape):
        return None
    if not isinstance(batch, tuple):
        if not -prod(shape) <= numbers[0] < prod(shape):
            raise IndexError(f"batch={batch} is out of bounds: there are {prod(shape)} batch entries, of shape {shape}")
        return tuple(int(n) for n in np.unravel_index(numbers[0] % prod(shape), shape))
    if len(numbers) != len(shape) or not all(-size <= n < size for n, size in zip(numbers, shape)):
        raise IndexError(f"batch={batch} is out of bounds for the batch axes {shape}")
    return tuple(n % size for n, size in zip(numbers, shape))


def chosen(heads: Any, count: int, name: str = "heads") -> list[int]:
    """Numbers of heads, all by default. IndexError and TypeError say what is expected."""
    if heads is None:
        return list(range(count))
    given = [heads] if hasattr(heads, "__index__") else heads
    try:
        numbers = [int(n.__index__()) for n in given]
    except (AttributeError, TypeError):
        raise TypeError(f"{name} must be a whole number or a list of such: got {heads!r}") from None
    for n in numbers:
        if not -count <= n < count:
            raise IndexError(f"head {n} is out of bounds: there are {count} heads")
    return list(dict.fromkeys(n % count for n in numbers))


def offset_of(a: Inspected, entry: tuple[int, ...] | None) -> int | None:
    """The key at which query 0 of an entry stands, where that is known."""
    offset = a._outline.offset
    if not a._positioned or entry is None:
        return None
    return int(offset if isinstance(offset, int) else np.broadcast_to(offset, a._outline.batch)[entry])


def outline_of(a: Inspected, heads: int) -> Problem:
    """What consumers are made for that keep so many heads of one entry."""
    return replace(a._outline, batch=(), heads=heads)


def run(
    a: Inspected,
    entry: tuple[int, ...],
    heads: Sequence[int],
    consumers: Sequence[Any],
    progress: Callable[[float], None] | None = None,
) -> None:
    """Feed consumers, made for `outline_of(a, len(heads))`, with the tables of these heads alone.

    RuntimeError if the inputs are gone or have changed.
    """
    flats = {int(np.ravel_multi_index((*entry, head), a._lead)): n for n, head in enumerate(heads)}
    if flats:
        kinds = (_HeaviestOfHeads if isinstance(consumer, Heaviest) else _OfHeads for consumer in consumers)
        a._run([kind(consumer, flats) for kind, consumer in zip(kinds, consumers)], progress, flats)


class _OfHeads:
    """Feeds a consumer that keeps some heads only with the strips of these. flats: number among all heads, and among
    those."""

    def __init__(self, consumer: Any, flats: dict[int, int]) -> None:
        self.consumer, self.flats = consumer, flats

    @property
    def result(self) -> Any:
        return self.consumer.result

    def part(self, problem: Problem) -> Part:
        found: Part = self.consumer.part(problem)
        return found

    def add(self, strip: Strip) -> None:
        self.consumer.add(replace(strip, place=replace(strip.place, flat=self.flats[strip.place.flat])))


class _HeaviestOfHeads(_OfHeads, Heaviest):
    """The same for the one consumer that a pass treats apart."""
