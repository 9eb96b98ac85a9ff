"""What a notebook shows of an Inspection: a small picture of its first heads, facts, and a short table. Plain HTML."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from .consumers import edges
from .picture_numbers import Picture, kept_picture, picture_of

if TYPE_CHECKING:
    from .inspection import Inspection

Array = np.ndarray[Any, Any]

SIDE, DRAWN, LISTED = 32, 4, 8  # bins to a side; heads that are drawn, and those in the table
PAIRS = 50_000_000  # of queries and keys that are looked at to show an object: some tenths of a second
LEVELS = 8  # of colour
CELL, GAP, TOP = 4, 24, 16  # units of the drawing: of a bin, between heads, above them
LOST = "#d55e00"  # NaN: readable on light and on dark


def html_of(a: Inspection) -> str:
    """HTML without style sheets or scripts, below 40 kB. Colours are those of the text around it, light or dark."""
    entry: tuple[int, ...] | None = (0,) * len(a._outline.batch) if prod(a._outline.batch) else None
    parts = [f"<p><strong>Inspection</strong> of {escape(_facts(a))}</p>"]
    if entry is not None and a._outline.heads and a._sizes[0]:
        parts += _pictures(a, entry)
        parts.append(_table(a, entry))
    parts += [f"<p>{escape(sentence)}</p>" for sentence in _notes(a, entry)]
    return f'<div class="regard">{"".join(parts)}</div>'


def _facts(a: Inspection) -> str:
    p = a._outline
    batch = f"batch {' x '.join(map(str, p.batch))}, " if p.batch else ""
    heads = f"{p.heads:,} {'head' if p.heads == 1 else 'heads'}"
    heads += f" on {p.kv_heads:,} of keys" if p.kv_heads != p.heads else ""
    return f"{p.dtype}, {batch}{heads}, {p.queries:,} x {p.keys:,} queries x keys, dim {p.dim}, value dim {p.vdim}"


# -- picture -----------------------------------------------------------------------------------------------------------
def _pictures(a: Inspection, entry: tuple[int, ...]) -> Iterator[str]:
    """The drawing of the first heads, or why there is none."""
    pairs, heads = prod(a._sizes), range(min(DRAWN, a._outline.heads))
    if not pairs:
        return
    affordable = heads[: PAIRS // pairs]
    try:
        found = kept_picture(a, entry, heads)
        if found is None and affordable and a._have_inputs():
            found = picture_of(a, entry, affordable, SIDE, "mean", (0, a._sizes[0], 0, a._sizes[1]))
    except RuntimeError as error:  # the inputs have changed: showing an object must not fail
        yield f"<p>No picture: {escape(str(error))}</p>"
        return
    if found is not None:
        small = coarser(found, SIDE)
        what, most = _caption(a, small)
        yield f"{svg_of(small, f'{what} {most}')}<p><small>{escape(what)}</small></p>"
    elif not a._have_inputs():
        yield "<p>No picture: no map was computed while q, k and v were there.</p>"
    else:
        yield (
            f"<p>No picture: {pairs:,} weights of a head are not computed merely to show an object. "
            "<code>a.plot()</code>, <code>a.report(..)</code> and <code>a.view()</code> draw them.</p>"
        )


def coarser(picture: Picture, side: int) -> Picture:
    """The same in at most so many bins to a side, each joined from neighbours: as exact as the bins were."""
    rows, columns = (edges(0, len(x) - 1, side)[:-1] for x in (picture.queries, picture.keys))
    queries, keys = (np.append(x[cuts], x[-1]) for x, cuts in ((picture.queries, rows), (picture.keys, columns)))
    numbers = picture.numbers.astype(np.float64)
    if picture.reduce == "mean":
        numbers = numbers * np.diff(picture.queries)[:, None] * np.diff(picture.keys)
    join = np.maximum if picture.reduce == "max" else np.add
    numbers = join.reduceat(join.reduceat(numbers, rows, axis=1), columns, axis=2)
    if picture.reduce == "mean":
        numbers = numbers / (np.diff(queries)[:, None] * np.diff(keys))
    return Picture(numbers, queries, keys, None, picture.empty, picture.lost, picture.reduce)


def _caption(a: Inspection, picture: Picture) -> tuple[str, str]:
    """What the picture shows, and where it shows most."""
    count = len(picture.numbers)
    heads = "Head 0" if count == 1 else f"Heads 0 to {count - 1}"
    entry = " of the first batch entry" if a._outline.batch else ""
    peaks = []
    for n, numbers in enumerate(picture.numbers):
        if not np.isnan(numbers).all():
            row, column = np.unravel_index(int(np.nanargmax(numbers)), numbers.shape)
            at = f"query {picture.queries[row]:,}, key {picture.keys[column]:,}"
            peaks.append(f"head {n}: {numbers[row, column]:.2g} from {at}")
    what = f"{heads}{entry}: {picture.measure}, queries down, keys across; colour by its square root."
    return what, f"Most: {'; '.join(peaks)}." if peaks else "All of it is NaN."


def svg_of(picture: Picture, caption: str) -> str:
    """Heads side by side, each bin by the strength of the text's colour; those that are NaN in another."""
    count, rows, columns = picture.numbers.shape
    # Few queries or keys are drawn larger, so that a picture of one query can be seen.
    high, wide = (CELL * max(1, SIDE // n // 2) for n in (rows, columns))
    width, height = count * (columns * wide + GAP) - GAP + 2, TOP + rows * high + 1
    largest = picture.largest
    drawn = [
        f'<g transform="translate({n * (columns * wide + GAP) + 1} {TOP})">'
        f'<text y="-4" font-size="11" fill="currentColor">head {n}</text>'
        f'<g transform="scale({wide} {high}) translate(0 .5)" shape-rendering="crispEdges">'
        f"{''.join(_strokes(numbers / largest))}</g>"
        f'<rect width="{columns * wide}" height="{rows * high}" fill="none" stroke="currentColor" stroke-opacity=".4"/>'
        "</g>"
        for n, numbers in enumerate(picture.numbers)
    ]
    text = escape(caption)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{text}" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" style="max-width:100%;height:auto"><title>{text}</title>'
        f"{''.join(drawn)}</svg>"
    )


def _strokes(share: Array) -> Iterator[str]:
    """For each level of colour one path, of horizontal strokes as high as a bin."""
    with np.errstate(invalid="ignore"):
        level = np.nan_to_num(np.ceil(np.sqrt(np.clip(share, 0, 1)) * LEVELS - 0.5), nan=-1).astype(int)
    for n in [-1, *range(1, LEVELS + 1)]:
        path = "".join(_runs(level == n))
        if path:
            color = f'"{LOST}"' if n < 0 else f'"currentColor" stroke-opacity="{n / LEVELS:.3g}"'
            yield f'<path d="{path}" fill="none" stroke={color}/>'


def _runs(chosen: Array) -> Iterator[str]:
    for row, cells in enumerate(chosen):
        turns = np.flatnonzero(np.diff(cells.astype(np.int8), prepend=0, append=0))
        for start, end in turns.reshape(-1, 2):
            yield f"M{start} {row}h{end - start}"


# -- table -------------------------------------------------------------------------------------------------------------
def _table(a: Inspection, entry: tuple[int, ...]) -> str:
    """Means of the first heads, over their rows that see a key and are not NaN."""
    placed = _knows_distances(a)
    columns = ["head", "entropy", *(["distance"] if placed else []), "largest weight", "empty rows", "NaN rows"]
    head = "".join(f"<th>{name}</th>" for name in columns)
    rows = []
    for n in range(min(LISTED, a._outline.heads)):
        cells = _cells(a, entry, n, placed)
        rows.append(f"<tr><th>{n}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    style = "text-align:right;border-spacing:.9em 0;font-variant-numeric:tabular-nums"
    return f'<table style="{style}"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _knows_distances(a: Inspection) -> bool:
    try:
        a.distance()
    except ValueError:  # it is not known where queries stand
        return False
    return True


def _cells(a: Inspection, entry: tuple[int, ...], head: int, placed: bool) -> list[str]:
    rows = a._rows.of_head(entry, head)
    empty, lost = rows.total == 0, np.isnan(rows.total)
    sound = ~(empty | lost)
    tables = [rows.entropy(), *([rows.mean_distance()] if placed else []), rows.largest_weight()]
    means = [f"{x[sound].mean():.3f}" if sound.any() else "–" for x in tables]
    return [*means, f"{int(empty.sum()):,}", f"{int(lost.sum()):,}"]


def _notes(a: Inspection, entry: tuple[int, ...] | None) -> Iterator[str]:
    """What is not shown, and what is gone."""
    heads, batch = a._outline.heads, a._outline.batch
    if entry is None:
        yield "The batch is empty."
    elif not a._sizes[0]:
        yield "There are no queries."
    elif not a._sizes[1]:
        yield "There are no keys: every query gets zeros."
    if entry is not None and heads > LISTED:
        yield f"The table has the first {LISTED} of {heads:,} heads."
    if prod(batch) > 1:
        yield f"This is the first of {prod(batch):,} batch entries."
    computed = sorted({str(key[0]) for key in list(a._found)})
    if computed:
        yield f"Kept: {', '.join(computed)}."
    if not a._have_inputs():
        yield "It is detached from its inputs: what was computed stays, nothing else can be."
