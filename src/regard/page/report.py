"""The report of an Inspection: one page with its facts, heads, pictures and heaviest keys."""

from __future__ import annotations

import os
from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..labels import Labels, cut
from ..some_heads import chosen, entry_of, offset_of
from . import rendering
from .extent import BINS, Extent, extent_of
from .facts import CAUTION, count, facts_of
from .gathering import Means, Pictures, covered, means, pictures
from .packing import packed
from .tokens import tokens_of

if TYPE_CHECKING:
    from ..inspection import Inspection

MOST = 12  # keys that are given most, of each head
LISTED = 512  # heads in the table

Array = np.ndarray[Any, Any]


def report_of(
    a: Inspection,
    path: str | os.PathLike[str],
    labels: Labels,
    title: str | None = None,
    batch: Any = 0,
    heads: Any = None,
    progress: Callable[[float], None] | None = None,
) -> Path:
    """See `Inspection.report`."""
    entry = entry_of(a, batch)
    wanted = chosen(heads, a._outline.heads)
    a._needed()
    rendering.check_target(path)
    extent = extent_of([] if entry is None else wanted, *a._sizes)
    data = gathered(a, entry, extent, labels.at(a, entry), progress)
    queries, keys = a._sizes
    name = cut(title) if title else f"Attention of {count(queries, 'query', 'queries')} to {count(keys, 'key', 'keys')}"
    return rendering.write(path, rendering.render("report", name, data, caution=CAUTION))


def gathered(
    a: Inspection,
    entry: tuple[int, ...] | None,
    extent: Extent,
    labels: Labels,
    progress: Callable[[float], None] | None = None,
) -> dict[str, Any]:
    """All that the page holds, as plain types of JSON."""
    table = [] if entry is None else list(means(a, entry))
    parts: list[dict[str, Any]] = []
    held: list[float] = []
    if entry is not None and extent.heads:
        found = pictures(a, entry, extent, progress)
        held = covered(found, a, entry, extent)
        parts = [_head(found, n, head, extent) | {"covered": _number(held[n])} for n, head in enumerate(extent.heads)]
    return {
        "queries": extent.queries,
        "keys": extent.keys,
        "offset": offset_of(a, entry),
        "bins": list(extent.bins),
        "step": extent.step,
        "rows": len(extent.rows),
        "sink": a._rows.sinks is not None,
        "tokens": tokens_of(labels),
        "facts": [list(pair) for pair in facts_of(a, entry, extent, table, held)],
        "findings": [str(finding) for finding in a.findings()],
        "table": [_row(x, extent) for x in table[:LISTED]],
        "columns": _columns(table),
        "unlisted": max(0, len(table) - LISTED),
        "heads": parts,
    }


def _head(found: Pictures, n: int, head: int, extent: Extent) -> dict[str, Any]:
    """What the script draws of one head."""
    edges = np.arange(BINS + 1) * extent.keys // BINS if extent.keys > BINS else np.arange(extent.keys + 1)
    received = found.received[n]
    binned = np.add.reduceat(received, edges[:-1]) if received.size else received
    most = np.argsort(-np.nan_to_num(received), kind="stable")[:MOST]
    keys, weights = found.keys[n, extent.rows], found.weights[n, extent.rows]
    return {
        "head": head,
        "share": packed(found.share[n], "float16"),
        "largest": None if extent.exact else packed(found.largest[n], "float16"),
        "received": packed(binned, "float32"),
        "most": [[int(key), float(received[key])] for key in most if received[key] > 0],
        "keys": packed(np.maximum(keys, 0), "uint16" if extent.keys <= 1 << 16 else "int32"),
        "weights": packed(weights, "float16"),
    }


def _columns(table: list[Means]) -> list[list[str]]:
    """Name and title of the columns of the table of heads; some are there only where a head needs them."""
    found = [["head", "head"], ["entropy", "entropy, nats"]]
    found += [["distance", "distance"]] if any(isfinite(x.distance) for x in table) else []
    found += [["largest", "largest weight"], ["first_key", "on key 0"]]
    found += [["sink", "on the sink"]] if any(x.sink > 0 for x in table) else []
    found += [["empty", "empty rows"]] if any(x.empty for x in table) else []
    found += [["lost", "NaN rows"]] if any(x.lost for x in table) else []
    return found


def _row(x: Means, extent: Extent) -> dict[str, Any]:
    numbers = {name: _number(getattr(x, name)) for name in ("entropy", "distance", "largest", "first_key", "sink")}
    return {"head": x.head, **numbers, "empty": x.empty, "lost": x.lost, "drawn": x.head in extent.heads}


def _number(x: float) -> float | None:
    return x if isfinite(x) else None
