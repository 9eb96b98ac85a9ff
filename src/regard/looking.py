"""What `regard inspect` does: arrays from files, statistics with progress, tables of heads and keys, and JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from math import prod
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from . import files, masks
from .attending import read_options, read_tables
from .inspection import Inspection, inspect
from .page import rendering
from .problem import Problem
from .showing import short
from .summary import Head, heads_of, write_json

HEADS = 64  # that are printed: more are in the JSON
LONG = 5e9  # operations, some tenths of a second: from there on a progress bar is shown


class Look:
    """One call to be looked at.

    tables, arrays: files to read; options: of attention, with window, q_offset and sinks as they are written on a
    command line. tokens: a file with a name for each key. rows: those whose heaviest keys are shown, from the end where
    negative; count: how many keys.
    """

    def __init__(
        self,
        tables: list[str],
        arrays: dict[str, str | None],
        options: dict[str, Any],
        tokens: Path | None = None,
        rows: list[int] | None = None,
        count: int = 5,
    ) -> None:
        said = _with_mask(read_options(arrays, options))
        self.options, self.tables = {name: x for name, x in said.items() if x is not None}, read_tables(tables)
        self.problem = Problem.of(*self.tables, **self.options)
        self.tokens = read_tokens(tokens, self.problem.keys) if tokens else None
        self.rows = _rows(rows or [-1], self.problem.queries)
        if count < 1:
            raise ValueError(f"--top {count}: expected a number of keys from 1 on")
        self.count = count

    def run(self) -> Inspection:
        """The statistics that are printed, with a progress bar where it takes long."""
        p = self.problem
        with _progress(2.0 * p.queries * p.keys * (p.dim + p.vdim) * self.several > LONG) as progress:
            progress("attention", None)
            a = inspect(*self.tables, **self.options)
            progress("weights", 0.0)
            return a.compute(received="sum", progress=lambda share: progress("weights", share))

    def draw(self, a: Inspection, path: Path) -> None:
        """The page of the first batch entry, with a progress bar where it takes long."""
        with _progress(2.0 * self.problem.queries * self.problem.keys * self.problem.dim > LONG) as progress:
            a.report(path, self.tokens, progress=lambda share: progress("page", share))

    @property
    def several(self) -> int:
        """Heads of all batch entries."""
        return prod(self.problem.batch) * self.problem.heads

    def heads(self, a: Inspection) -> Iterator[Head]:
        return heads_of(a, self.rows, self.count)

    def shown(self, a: Inspection) -> RenderableType:
        """Facts, a table of heads, and a table of the heaviest keys of some rows."""
        heads = list(islice(self.heads(a), HEADS))
        parts: list[RenderableType] = [Text(self.facts()), Text(), self._of_heads(heads)]
        if self.rows:
            parts += [Text(), self._of_keys(heads)]
        if self.several > HEADS:
            parts.append(Text(f"{self.several - HEADS:,} more heads are not shown: --json writes all"))
        return Group(*parts)

    def facts(self) -> str:
        p = self.problem
        batch = f"batch {' x '.join(map(str, p.batch))}, " if p.batch else ""
        heads = f"{p.heads} heads" + (f" on {p.kv_heads} of keys" if p.kv_heads != p.heads else "")
        sizes = f"{p.queries:,} queries, {p.keys:,} keys, dim {p.dim}"
        return f"{p.dtype}, {batch}{heads}, {sizes}" + (f", value dim {p.vdim}" if p.vdim != p.dim else "")

    def json_facts(self) -> dict[str, Any]:
        names = ("heads", "kv_heads", "queries", "keys", "dim", "vdim")
        sizes = {("query_heads" if name == "heads" else name): getattr(self.problem, name) for name in names}
        batch = list(self.problem.batch)
        return {"dtype": str(self.problem.dtype), "batch": batch, **sizes, "tokens": self.tokens}

    # -- tables --------------------------------------------------------------------------------------------------------
    def _of_heads(self, heads: list[Head]) -> Table:
        """Means over the rows that see a key; a column is there where some head needs it."""
        extra = [name for name in ("sink",) if self.problem.sinks is not None]
        extra += ["empty rows"] if any(head.empty.any() for head in heads) else []
        extra += ["NaN rows"] if any(head.lost.any() for head in heads) else []
        names = ["entropy", "distance", "largest", "first key", *extra]
        table = _table(self._place_name(), *names)
        table.add_column("most received")
        for head in heads:
            cells = [f"{head.mean('entropy'):.3f}", _or_dash(f"{head.mean('distance'):.2f}")]
            cells += [f"{head.mean('largest'):.3f}", _percent(head.mean("first_key"))]
            found = {"sink": lambda h=head: _percent(h.mean("sink_mass"))}
            found |= {"empty rows": lambda h=head: f"{h.empty.sum():,}", "NaN rows": lambda h=head: f"{h.lost.sum():,}"}
            most = Text("-") if head.favourite is None else self._weighted(*head.favourite)
            table.add_row(_place(head), *map(_or_dash, cells), *(found[name]() for name in extra), most)
        return table

    def _of_keys(self, heads: list[Head]) -> Table:
        table = _table(self._place_name(), "row")
        table.add_column("heaviest keys")
        for head in heads:
            for top in head.top:
                keys = [self._weighted(key, weight) for key, weight in zip(top.keys, top.weights)]
                nothing = "NaN" if head.lost[top.row] else "sees nothing"
                table.add_row(_place(head), self._row_name(top.row), Text("  ").join(keys) if keys else Text(nothing))
        return table

    def _place_name(self) -> str:
        return "batch, head" if self.problem.batch else "head"

    def _weighted(self, key: int, share: float) -> Text:
        return Text(f"{self._name(key)} {_percent(share)}")

    def _name(self, key: int) -> str:
        """A key's number and, where it has one, its token, harmless to a terminal."""
        return f"{key}" if self.tokens is None else f"{key} {short(self.tokens[key])}"

    def _row_name(self, row: int) -> Text:
        """A row's number, and the token at its position where that is known."""
        p = self.problem
        said = p.queries == p.keys or "q_offset" in self.options
        position = row + p.offset if isinstance(p.offset, int) and said else -1
        known = self.tokens is not None and 0 <= position < p.keys
        return Text(f"{row} {short(self.tokens[position])}" if known and self.tokens else f"{row}")


def look(question: Look, json_path: Path | None, plan: bool, page: Path | None = None) -> tuple[RenderableType, str]:
    """Compute, write what is wanted, and return what is to be printed: tables, and the plan as it stands."""
    if page is not None:
        rendering.check_target(page)
    if json_path is None:
        a = question.run()
    else:
        with files.writing_text(json_path) as out:
            a = question.run()
            facts = question.json_facts() | ({"plan": a.plan.to_dict()} if plan else {})
            write_json(out, facts, question.heads(a))
    if page is not None:
        question.draw(a, page)
    return question.shown(a), f"\n{a.plan}" if plan else ""


def check_names(sources: list[str], results: list[Path | None]) -> None:
    """What is written may replace neither what is read nor each other."""
    written = [path for path in results if path is not None]
    for path in written:
        if any(path.resolve() == files.path_of(source).resolve() for source in sources):
            raise ValueError(f"{path} is both read and written: choose another name for the result")
    if len({path.resolve() for path in written}) < len(written):
        raise ValueError(f"{written[0]} is to be two files: choose another name for one of them")


# -- what is read ------------------------------------------------------------------------------------------------------
def read_tokens(path: Path, keys: int) -> list[str]:
    """A name for each key: one on each line, or the list of a .json file.

    ValueError names both numbers where there are not as many tokens as keys.
    """
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"cannot read {path}: byte {error.start} is not UTF-8") from None
    if path.suffix.lower() == ".json":
        tokens = _listed(path, text)
    else:
        # Not splitlines: a token may hold what Unicode takes for the end of a line.
        tokens = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")] if text else []
    if len(tokens) != keys:
        raise ValueError(f"{path} has {len(tokens)} tokens, and there are {keys} keys: one token for each is expected")
    return tokens


def _listed(path: Path, text: str) -> list[str]:
    try:
        tokens = json.loads(text)
    except ValueError as error:
        raise ValueError(f"cannot read {path}: {error}") from None
    if not isinstance(tokens, list) or not all(isinstance(token, str) for token in tokens):
        raise ValueError(f"cannot read {path}: a list of strings is expected")
    return tokens


def _with_mask(options: dict[str, Any]) -> dict[str, Any]:
    """A padding mask as tokenizers give it joins the mask."""
    key_mask, mask = options.pop("key_mask", None), options.get("mask")
    if key_mask is None:
        return options
    padding = masks.Keys(key_mask)
    return options | {"mask": padding if mask is None else padding & masks.Dense(mask)}


def _rows(rows: list[int], queries: int) -> list[int]:
    for row in rows if queries else []:
        if not -queries <= row < queries:
            raise ValueError(f"--row {row}: there are {queries} queries, from 0 to {queries - 1}; -1 is the last")
    return [row % queries for row in rows] if queries else []


# -- what is shown -----------------------------------------------------------------------------------------------------
def _table(*names: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in names:
        table.add_column(name, justify="right")
    return table


def _place(head: Head) -> str:
    return ", ".join(map(str, head.place)) or "-"


def _percent(share: float) -> str:
    return _or_dash(f"{100 * share:.1f} %")


def _or_dash(text: str) -> str:
    return "-" if text.startswith("nan") else text


@contextmanager
def _progress(shown: bool) -> Iterator[Callable[[str, float | None], None]]:
    """A bar on stderr: what is done now, and its share, None where that is not known."""
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %")
    hidden = not shown or not console.is_terminal
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task("attention", total=None)

        def show(name: str, share: float | None) -> None:
            bar.update(task, description=name, total=None if share is None else 1.0, completed=share or 0.0)

        yield show
