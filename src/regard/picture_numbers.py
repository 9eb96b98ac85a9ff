"""Numbers that pictures of an Inspection are drawn from: those of `a.map` and `a.received`, for some heads alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from . import some_heads
from .arrays import to_numpy
from .consumers import Pooled, Received, edges

if TYPE_CHECKING:
    from .inspection import Inspection

Array = np.ndarray[Any, Any]
Bounds = tuple[int, int, int, int]
Progress = Callable[[float], None] | None

WEIGHT = {"mean": "mean weight", "max": "largest weight", "sum": "sum of weights"}


@dataclass(frozen=True)
class Picture:
    """Some heads of one batch entry, as `a.map` gives them.

    numbers: (heads, bins of queries, bins of keys). queries, keys: where bins begin, and where the last one ends.
    hidden: bools of the shape of numbers where each bin is one pair; None where bins hold more, or the inputs are gone.
    empty, lost: (heads,), how many of the rows see nothing, and how many are NaN.
    """

    numbers: Array
    queries: Array
    keys: Array
    hidden: Array | None
    empty: Array
    lost: Array
    reduce: str

    @property
    def single(self) -> bool:
        """Whether each number is one weight."""
        return all(len(x) == x[-1] - x[0] + 1 for x in (self.queries, self.keys))

    @property
    def measure(self) -> str:
        """What a number is: "weight", or "largest weight of a bin (390 to 391 queries x 2 keys)"."""
        if self.single:
            return "weight"
        down, across = (_sizes(x) for x in (self.queries, self.keys))
        return f"{WEIGHT[self.reduce]} of a bin ({down} queries x {across} keys)"

    @property
    def largest(self) -> float:
        """The largest number; 1 where none is above 0."""
        found = float(np.nanmax(self.numbers, initial=0.0)) if self.numbers.size else 0.0
        return found if 0 < found < np.inf else 1.0


def _sizes(cuts: Array) -> str:
    sizes = np.diff(cuts)
    low, high = (f"{n:,}" for n in (sizes.min(), sizes.max()))
    return low if low == high else f"{low} to {high}"


def picture_of(
    a: Inspection,
    entry: tuple[int, ...],
    heads: Sequence[int],
    bins: int | None,
    reduce: str,
    bounds: Bounds,
    most: int = 256,
    progress: Progress = None,
) -> Picture:
    """One pass over the tables of these heads, or what a map kept of them. bins: None stands for `most` to a side, or,
    where the inputs are gone, for the finest map that was kept. RuntimeError where there is none."""
    side = bins or most
    numbers = _kept_map(a, bins, side, reduce, bounds)
    if numbers is None:
        small = some_heads.outline_of(a, len(heads))
        pooled = Pooled(small, (side, side), reduce, bounds)
        some_heads.run(a, entry, heads, [pooled], progress)
        return _picture(a, entry, heads, pooled.result.astype(a._rows_dtype), reduce, bounds)
    return _picture(a, entry, heads, numbers[entry][list(heads)], reduce, bounds)


def kept_picture(a: Inspection, entry: tuple[int, ...], heads: Sequence[int]) -> Picture | None:
    """The newest map of all queries and keys that was kept, whatever its bins."""
    whole = (0, a._sizes[0], 0, a._sizes[1])
    names = [name for name in list(a._found) if name[0] == "map" and name[3] == whole]
    if not names:
        return None
    return _picture(a, entry, heads, _plain(a, a._found[names[-1]])[entry][list(heads)], names[-1][2], whole)


def _picture(
    a: Inspection, entry: tuple[int, ...], heads: Sequence[int], numbers: Array, reduce: str, bounds: Bounds
) -> Picture:
    queries = edges(bounds[0], bounds[1], numbers.shape[1])
    keys = edges(bounds[2], bounds[3], numbers.shape[2])
    total = a._rows.total[entry][list(heads), bounds[0] : bounds[1]]
    found = Picture(numbers, queries, keys, None, (total == 0).sum(-1), np.isnan(total).sum(-1), reduce)
    return _with_hidden(a, entry, heads, found) if found.single and a._have_inputs() else found


def _kept_map(a: Inspection, bins: int | None, side: int, reduce: str, bounds: Bounds) -> Array | None:
    """(.., heads, rows, columns) of a map that was computed before."""
    names = [("map", (side, side), reduce, bounds)]
    if bins is None and not a._have_inputs():
        names += [name for name in list(a._found) if name[0] == "map" and name[2:] == (reduce, bounds)]
    found = [_plain(a, a._found[name]) for name in names if name in a._found]
    return max(found, key=lambda x: x.size) if found else None


def _with_hidden(a: Inspection, entry: tuple[int, ...], heads: Sequence[int], found: Picture) -> Picture:
    rows, keys = (slice(int(x[0]), int(x[-1])) for x in (found.queries, found.keys))
    lead = [(rows, keys) if a._squeeze else (*entry, head, rows, keys) for head in heads]
    hidden = np.array([a.scores[index] == -np.inf for index in lead])
    return replace(found, hidden=hidden)


def received_of(
    a: Inspection, entry: tuple[int, ...], heads: Sequence[int], how: str, progress: Progress = None
) -> Array:
    """What each key is given by all queries of these heads, (heads, keys), as `a.received(how)` has it."""
    queries = a._sizes[0]
    name = ("received", how, queries, "weight")
    if name in a._found:
        found: Array = _plain(a, a._found[name])[entry][list(heads)]
        return found
    consumer = Received(some_heads.outline_of(a, len(heads)), how, 0)
    some_heads.run(a, entry, heads, [consumer], progress)
    found = consumer.result / max(queries, 1) if how == "mean" else consumer.result
    return found.astype(a._rows_dtype)


def _plain(a: Inspection, kept: Any) -> Array:
    """An array of NumPy with an axis of heads."""
    array = to_numpy(kept, "map")[0]
    return array[None] if a._squeeze else array
