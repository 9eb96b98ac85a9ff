"""The steps of attention's formula on the tables of one head, a section each."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from .arrays import Array
from .one_head import Head, Weighing
from .showing import Cell, Section, Table

NUMBERS = 8  # columns of queries, keys and values that are shown
SPELLED_OUT = 3  # queries whose weighted values are shown
LARGE = 10.0  # scores beyond which exponentials are shown relative to the largest of their row


@dataclass(frozen=True)
class View:
    """A head, what attention makes of it, and the labels of what is shown."""

    head: Head
    weighing: Weighing
    queries: tuple[str, ...]
    keys: tuple[str, ...]
    values: tuple[str, ...]
    scale_given: bool

    @property
    def rest(self) -> Array:
        """Which keys are not shown."""
        left = np.ones(len(self.head.k), bool)
        left[self.weighing.shown] = False
        return left

    def key_table(self, title: str, numbers: Array, hide: bool = False) -> Table:
        """A table of (queries, keys); with `hide`, what is hidden is not shown."""
        visible = self.weighing.visible[:, self.weighing.shown] | (not hide)
        cells = [
            tuple(float(x) if seen else None for x, seen in zip(row, given))
            for row, given in zip(numbers[:, self.weighing.shown], visible)
        ]
        return Table(title, self.queries, self.keys, tuple(cells))

    def value_table(self, title: str, rows: tuple[str, ...], numbers: Array) -> Table:
        """A table with the numbers of a value in its columns."""
        return Table(title, rows, self.values, cells_of(numbers[:, :NUMBERS]), 2)


def cells_of(numbers: Array) -> tuple[tuple[Cell, ...], ...]:
    """Rows of plain numbers."""
    return tuple(tuple(float(x) for x in row) for row in numbers)


def steps(view: View) -> Iterator[Section]:
    """Every step that these options take."""
    yield _inputs(view)
    yield from _scores(view)
    yield _exponentials(view)
    yield _weights(view)
    yield _weighted(view)
    yield Section(
        "output",
        "Output: the weighted values of a query, added up",
        tables=(view.value_table("output", view.queries, view.weighing.out),),
    )


def _inputs(view: View) -> Section:
    head, columns = view.head, tuple(str(n) for n in range(min(NUMBERS, view.head.q.shape[1])))
    shown = view.weighing.shown
    tables = (
        Table("queries", view.queries, columns, cells_of(head.q[:, :NUMBERS].astype(np.float64))),
        Table("keys", view.keys, columns, cells_of(head.k[shown, :NUMBERS].astype(np.float64))),
        view.value_table("values", view.keys, head.v[shown].astype(np.float64)),
    )
    return Section("inputs", "Queries ask, keys are compared with them, values are averaged", tables=tables)


def _scores(view: View) -> Iterator[Section]:
    found, said, dim = view.weighing, view.head.options, view.head.q.shape[1]
    yield _score("products", "Dot products of queries and keys, Q K^T", view, found.products)
    how = (
        f"times {said['scale']:.4g}"
        if view.scale_given or not dim
        else f"divided by sqrt({dim}) = {math.sqrt(dim):.3f}"
    )
    yield _score("scaled", f"Scores: the products, {how}", view, found.scaled)
    if found.capped is not None:
        cap = f"{said['softcap']:.4g}"
        yield _score("capped", f"Capped scores: {cap} * tanh(score / {cap})", view, found.capped)
    if found.biased is not None:
        yield _score("biased", "Scores with the bias", view, found.biased)
    if not found.visible.all():
        who = ", ".join(name for name in view.head.ordering) or "the options"
        table = view.key_table("scores", found.final, hide=True)
        yield Section("hidden", f"Hidden keys, by {who}: they take no part from here on", tables=(table,))


def _score(name: str, title: str, view: View, numbers: Array) -> Section:
    return Section(name, title, tables=(view.key_table(name, numbers),))


def _exponentials(view: View) -> Section:
    found, sinks = view.weighing, view.head.options["sinks"]
    with np.errstate(all="ignore"):
        final = np.where(found.visible, found.final, -np.inf)
        top = final.max(-1, initial=-np.inf if sinks is None else sinks)
        shift = np.where(np.isfinite(top), top, 0)
        large = bool(np.any(np.abs(shift) > LARGE))
        shift = shift if large else np.zeros_like(shift)
        numbers = np.exp(final - shift[:, None])
        sink = None if sinks is None else np.exp(sinks - shift)
    title = "Exponentials of the scores, and their sum"
    text = ("The largest score of each query is subtracted first: it changes no weight, and nothing overflows.",)
    return Section("exponentials", title, text if large else (), (_with_sums("exponentials", view, numbers, sink),))


def _weights(view: View) -> Section:
    found = view.weighing
    sink = None if view.head.options["sinks"] is None else found.sink
    text = []
    for label, row, lse in zip(view.queries, found.visible, found.lse):
        if lse == -np.inf or not row.any():
            text.append(f"{label} sees no key: its output is zeros.")
    table = _with_sums("weights", view, found.weights, sink)
    return Section("weights", "Weights: the exponentials, divided by their sum", tuple(text), (table,))


def _with_sums(title: str, view: View, numbers: Array, sink: Array | None) -> Table:
    """A table of keys, then what the other keys and the sink have together, then the sum."""
    table = view.key_table(title, numbers, hide=True)
    more: dict[str, Array] = {}
    if view.rest.any():
        more[_others(view)] = numbers[:, view.rest].sum(-1)
    if sink is not None:
        more["sink"] = sink
    more["sum"] = numbers.sum(-1) + (0 if sink is None else sink)
    added = cells_of(np.stack(list(more.values()), -1))
    cells = tuple((*row, *extra) for row, extra in zip(table.cells, added))
    return Table(title, table.rows, (*table.columns, *more), cells)


def _others(view: View) -> str:
    return f"{int(view.rest.sum())} others"


def _weighted(view: View) -> Section:
    """A table for each of the first queries: with more of them they would be most of the page."""
    tables = tuple(_weighted_table(view, n) for n in range(min(SPELLED_OUT, len(view.queries))))
    text = []
    if len(tables) < len(view.queries):
        text.append(f"Of the first {SPELLED_OUT} queries; those of the others are made alike.")
    if not view.weighing.visible.all():
        text.append("Hidden keys are left out.")
    return Section("weighted", "Weighted values: each value times its key's weight", tuple(text), tables)


def _weighted_table(view: View, n: int) -> Table:
    found, v = view.weighing, view.head.v[:, :NUMBERS].astype(np.float64)
    with np.errstate(all="ignore"):
        products = np.where(found.visible[n][:, None], found.weights[n][:, None] * v, 0)
    rows = [(key, products[j]) for key, j in zip(view.keys, found.shown) if found.visible[n, j]]
    if view.rest.any():
        rows.append((_others(view), products[view.rest].sum(0)))
    labels, numbers = tuple(label for label, _ in rows), tuple(row for _, row in rows)
    cells = tuple(tuple(float(x) for x in row) for row in numbers)
    return Table(f"for {view.queries[n]}", labels, view.values, cells, 2)
