"""What a report shows of some heads, gathered in one pass over their tables, and means of all heads of an entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import some_heads
from ..consumers import Mass, Pooled, Received
from ..largest import Heaviest
from .extent import Extent

if TYPE_CHECKING:
    from ..inspection import Inspection

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Pictures:
    """Of each head of an extent: share, (heads, rows, columns), what the queries of a bin give its keys, on average;
    largest, the largest weight of a bin; received, (heads, keys), sums; the heaviest keys of each query and their
    weights, (heads, queries, count)."""

    share: Array
    largest: Array
    received: Array
    keys: Array
    weights: Array


@dataclass(frozen=True)
class Means:
    """Of one head, over its rows that see a key and are not NaN; NaN where there are none or it is not known."""

    head: int
    entropy: float
    distance: float
    largest: float
    first_key: float
    sink: float
    empty: int
    lost: int


def pictures(
    a: Inspection, entry: tuple[int, ...], extent: Extent, progress: Callable[[float], None] | None = None
) -> Pictures:
    """One pass over the tables of the extent's heads; RuntimeError if the inputs are gone or have changed."""
    small = some_heads.outline_of(a, len(extent.heads))
    region = 0, extent.queries, 0, extent.keys
    shared = Pooled(small, _bins(extent), "sum", region)
    received, heaviest = Received(small, "sum", 0), Heaviest(small, extent.count)
    consumers: list[Any] = [shared, received, heaviest]
    if not extent.exact:
        consumers.append(Pooled(small, _bins(extent), "max", region))
    some_heads.run(a, entry, extent.heads, consumers, progress)
    rows = np.diff(shared.rows)[:, None]
    keys, weights = heaviest.result
    lost = np.isnan(_of_entry(a._rows.total, entry)[list(extent.heads)])[..., None]
    weights = np.where(lost, np.nan, weights)
    share = shared.result / np.maximum(rows, 1)
    return Pictures(share, consumers[-1].result if not extent.exact else share, received.result, keys, weights)


def means(a: Inspection, entry: tuple[int, ...]) -> Iterator[Means]:
    """Of each head of a batch entry."""
    rows, first = a._rows, _first_key(a, entry)
    names = ("entropy", "distance", "largest", "first_key", "sink")
    try:
        a.distance()
        distance = _of_entry(rows.mean_distance(), entry)
    except ValueError:  # it is not known where the queries stand
        distance = np.full(first.shape, np.nan)
    found = (_of_entry(rows.entropy(), entry), distance, _of_entry(rows.largest_weight(), entry), first)
    tables = dict(zip(names, (*found, _of_entry(rows.sink_mass(), entry))))
    total = _of_entry(rows.total, entry)
    for head in range(len(total)):
        empty, lost = total[head] == 0, np.isnan(total[head])
        good = ~(empty | lost)
        sound = {name: float(x[head][good].mean()) if good.any() else float("nan") for name, x in tables.items()}
        yield Means(head, **sound, empty=int(empty.sum()), lost=int(lost.sum()))


def _first_key(a: Inspection, entry: tuple[int, ...]) -> Array:
    """What each row gives key 0, (heads, queries)."""
    small = some_heads.outline_of(a, a._outline.heads)
    consumer = Mass(small, np.arange(min(1, small.keys)))
    if consumer.keys.size and small.heads:
        some_heads.run(a, entry, range(small.heads), [consumer])
    return consumer.result


def _bins(extent: Extent) -> tuple[int, int]:
    return max(extent.bins[0], 1), max(extent.bins[1], 1)


def _of_entry(x: Array, entry: tuple[int, ...]) -> Array:
    """(heads, ..) of (*batch, heads, ..)."""
    found: Array = x[entry]
    return found


def covered(found: Pictures, a: Inspection, entry: tuple[int, ...], extent: Extent) -> list[float]:
    """Of each head of the extent, the share of all weight of its queries that the keys in the page hold."""
    held = np.nansum(found.weights[:, extent.rows], axis=(1, 2), dtype=np.float64)
    whole = np.nansum(_of_entry(a._rows.share(), entry)[list(extent.heads)][:, extent.rows], axis=1)
    with np.errstate(all="ignore"):
        return [float(x) for x in np.minimum(held / whole, 1.0)]
