"""What a report says in words: sizes, options, rows without weights, and how much of the weight the page holds."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from .extent import Extent

if TYPE_CHECKING:
    from ..inspection import Inspection
    from ..problem import Problem
    from .gathering import Means

Facts = list[tuple[str, str]]

CAUTION = (
    "Weights say what each query averages over. By themselves they do not explain an output: values differ in length, "
    "a first token may take weight that means nothing, and layers mix what tokens stand for."
)


def facts_of(a: Inspection, entry: tuple[int, ...] | None, extent: Extent, heads: list[Means], held: Any) -> Facts:
    """Names and texts, in the order in which they are shown. held: the share of weight that the keys listed hold."""
    found = [("Arrays", _arrays(a._outline))]
    if a._outline.batch:
        shape = " x ".join(map(str, a._outline.batch))
        shown = "none is there" if entry is None else f"entry {', '.join(map(str, entry))} is shown"
        found.append(("Batch", f"{shape}: {shown}"))
    found += [("Options", "; ".join(_options(a)) or "none: every query sees every key")]
    found += [("Rows", _rows(extent, heads)), ("In this page", " ".join(_in_page(extent, len(heads), held)))]
    return found


def _arrays(p: Problem) -> str:
    heads = f"{p.heads} {'head' if p.heads == 1 else 'heads'}"
    heads += f" on {p.kv_heads} of keys" if p.kv_heads != p.heads else ""
    sizes = f"{count(p.queries, 'query', 'queries')}, {count(p.keys, 'key', 'keys')}, dim {p.dim}"
    return f"{p.dtype}, {heads}, {sizes}" + (f", value dim {p.vdim}" if p.vdim != p.dim else "")


def count(n: int, one: str, several: str) -> str:
    """1 key, 2,000 keys."""
    return f"{n:,} {one if n == 1 else several}"


def _options(a: Inspection) -> Iterator[str]:
    """Those that are not as by default, of all parts that the keys came in."""
    parts = [problem for _, problem in a._parts()]
    if len(parts) > 1:
        yield f"merged from {len(parts)} parts of {', '.join(f'{p.keys:,}' for p in parts)} keys"
    p = parts[0] if parts else a._outline
    yield from _positions(a, p)
    for name in ("mask", "bias"):
        kinds = dict.fromkeys(type(x).__name__ for x in (getattr(part, name) for part in parts) if x is not None)
        if kinds:
            yield f"{name}: {', '.join(kinds)}"
    if p.dim and abs(p.scale * sqrt(p.dim) - 1) > 1e-6:
        yield f"scale {p.scale:.4g}"
    if p.softcap is not None:
        yield f"soft cap {p.softcap:.4g}"
    if a._rows.sinks is not None:
        yield "a sink, a score without a value, takes part of the weight"
    if p.precision != "highest":
        yield f"precision {p.precision}"


def _positions(a: Inspection, p: Problem) -> Iterator[str]:
    sides = p.left, p.right
    if sides == (None, 0):
        yield "causal: a query sees no key behind its position"
    elif sides != (None, None):
        left, right = ("all keys" if n is None else f"{n:,} keys" for n in sides)
        yield f"a window: {left} to the left of a query's position, {right} to the right"
    if a._positioned and isinstance(p.offset, int):
        if p.offset:
            yield f"query 0 stands at key {p.offset:,}"
    elif a._positioned:
        yield "where query 0 stands differs by batch entry"
    elif p.queries and p.keys:
        yield "where queries stand among keys is not said"


def _rows(extent: Extent, heads: list[Means]) -> str:
    """How many rows see nothing or are NaN, of all heads."""
    if not heads or not extent.queries:
        return "there are none"
    if not extent.keys:
        return "there are no keys: every query gets zeros"
    rows, empty, lost = len(heads) * extent.queries, sum(x.empty for x in heads), sum(x.lost for x in heads)
    parts = [f"{empty:,} of {rows:,} see no key and get zeros" if empty else "every row sees a key"]
    parts.append(f"{lost:,} of {rows:,} are NaN" if lost else "none is NaN")
    sinks = [x.sink for x in heads if isfinite(x.sink)]
    if any(sinks):
        parts.append(f"the sink takes {np.mean(sinks):.1%} of the weight on average")
    return ", ".join(parts)


def _in_page(extent: Extent, heads: int, held: Any) -> Iterator[str]:
    """What is drawn, what is left out, and how much weight that is."""
    if not extent.heads:
        yield "no picture: there is no head."
        return
    if len(extent.heads) < heads:
        yield (
            f"Pictures of {len(extent.heads)} of {heads} heads ({_ranges(extent.heads)}); heads=[..] chooses others. "
            "The table of heads has all."
        )
    if extent.exact:
        yield "Every weight of these heads, to three digits: nothing is left out."
        return
    rows, keys = extent.bins
    yield f"A picture of {rows} x {keys} bins, each of which adds up all its weights: nothing is left out of it."
    every = "every query" if extent.step == 1 else f"every {_ordinal(extent.step)} query ({len(extent.rows):,})"
    sound = [x for x in held if isfinite(x)]
    share = f"{np.mean(sound):.1%} of the weight of these queries" if sound else "no weight"
    yield f"The {count(extent.count, 'heaviest key', 'heaviest keys')} of {every}, which hold {share}."


def _ordinal(n: int) -> str:
    ending = "th" if n % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{ending}"


def _ranges(numbers: tuple[int, ...]) -> str:
    """0 to 15, or 0, 3, 7."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(map(str, numbers))
