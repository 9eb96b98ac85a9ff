"""Small tables and sentences as text, by rich where it is installed, and as HTML."""

from __future__ import annotations

import html
import importlib.util
import io
import math
import shutil
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

Cell = float | None
WIDEST = 24  # characters of a label


@dataclass(frozen=True)
class Table:
    """Numbers with a label for each row and each column; None is a hidden key.

    >>> print("\\n".join(plain(Table("weights", ("fruit",), ("apple", "cheese"), ((0.67, 0.33),)), 80)))
    weights  apple  cheese
    fruit    0.670   0.330
    """

    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Cell, ...], ...]
    decimals: int = 3

    def text(self, cell: Cell) -> str:
        """A number as it is shown; those that would be long, with three digits."""
        if cell is None:
            return "hidden"
        if not math.isfinite(cell) or abs(cell) >= 1e6:
            return f"{cell:.3g}"
        text = f"{cell:.{self.decimals}f}"
        return text if float(text) else text.lstrip("-")

    def texts(self) -> list[list[str]]:
        """All numbers as they are shown."""
        return [[self.text(cell) for cell in row] for row in self.cells]

    def to_dict(self) -> dict[str, Any]:
        """The same as plain types of JSON, which has no infinity and no NaN: these are strings."""
        cells = [[jsonable(cell) for cell in row] for row in self.cells]
        return {"title": self.title, "rows": list(self.rows), "columns": list(self.columns), "cells": cells}


@dataclass(frozen=True)
class Section:
    """A step or a mistake: a heading, sentences, tables, and numbers by name for programs."""

    name: str
    title: str
    text: tuple[str, ...] = ()
    tables: tuple[Table, ...] = ()
    numbers: dict[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The same as plain types of JSON."""
        found = {"name": self.name, "title": self.title, "text": list(self.text)}
        return found | {"tables": [table.to_dict() for table in self.tables], "numbers": jsonable(self.numbers)}


def jsonable(x: Any) -> Any:
    """Numbers, lists and dicts with strings in place of the numbers that JSON lacks."""
    if isinstance(x, dict):
        return {name: jsonable(value) for name, value in x.items()}
    if isinstance(x, (list, tuple)):
        return [jsonable(value) for value in x]
    return str(x) if isinstance(x, float) and not math.isfinite(x) else x


def as_text(sections: list[Section]) -> str:
    """Text for a terminal: drawn by rich if it is there, else plain."""
    return "\n".join(with_rich(sections, width()) if importlib.util.find_spec("rich") else without_rich(sections))


def width() -> int:
    """Of the terminal, as far as lines can be read."""
    return max(40, min(shutil.get_terminal_size().columns, 120))


def without_rich(sections: list[Section]) -> Iterator[str]:
    """Lines of plain text."""
    for n, section in enumerate(sections):
        yield from [""] * (n > 0)
        yield from textwrap.wrap(safe(section.title), width())
        for sentence in section.text:
            yield from wrapped(sentence)
        for table in section.tables:
            yield ""
            yield from ("  " + line for line in plain(table, width() - 2))


def wrapped(sentence: str) -> list[str]:
    """A sentence in indented lines."""
    return textwrap.wrap(safe(sentence), width(), initial_indent="  ", subsequent_indent="  ")


def plain(table: Table, room: int) -> Iterator[str]:
    """The lines of a table; one that is too wide goes on below."""
    for n, part in enumerate(fitting(table, room)):
        yield from [""] * (n > 0)
        lines = [[part.title, *part.columns], *([row, *cells] for row, cells in zip(part.rows, part.texts()))]
        widths = [max(map(len, column)) for column in zip(*lines)]
        for first, *rest in lines:
            cells = (cell.rjust(size) for cell, size in zip(rest, widths[1:]))
            yield "  ".join([first.ljust(widths[0]), *cells]).rstrip()


def fitting(table: Table, room: int, gap: int = 2) -> list[Table]:
    """The table with labels that can be printed, in parts that are no wider than the room if that can be.

    gap: characters between columns.
    """
    table = replace(
        table,
        title=safe(table.title),
        rows=tuple(short(row) for row in table.rows),
        columns=tuple(short(column) for column in table.columns),
    )
    texts = table.texts()
    widths = [max(map(len, column)) + gap for column in zip(table.columns, *texts)]
    first = max(map(len, [table.title, *table.rows]))
    starts, used = [0], first
    for n, size in enumerate(widths):
        if used + size > room and n > starts[-1]:
            starts.append(n)
            used = first
        used += size
    ends = [*starts[1:], len(widths)]
    return [
        replace(table, columns=table.columns[a:b], cells=tuple(row[a:b] for row in table.cells))
        for a, b in zip(starts, ends)
    ]


def short(label: str) -> str:
    """A label of a bearable length that can be printed."""
    label = safe(label)
    return label if len(label) <= WIDEST else f"{label[: WIDEST - 10]}..{label[-8:]}"


def safe(text: str) -> str:
    """Text without characters that would move the cursor or change colours."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def with_rich(sections: list[Section], room: int) -> list[str]:
    """Lines without colours, drawn by rich."""
    from rich.console import Console

    console = Console(file=io.StringIO(), width=room, color_system=None, force_terminal=False, force_jupyter=False)
    console.print(drawn(sections, room))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in text.rstrip("\n").split("\n")]


def drawn(sections: list[Section], room: int) -> Any:
    """What `rich.print` shows: headings in bold, tables with a rule below their head."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    parts: list[Any] = []
    for n, section in enumerate(sections):
        parts += [Text("")] * (n > 0) + [Text(safe(section.title), style="bold")]
        parts += [Padding(Text(safe(sentence)), (0, 0, 0, 2)) for sentence in section.text]
        for table in section.tables:
            parts += [Padding(_grid(part), (1, 0, 0, 2)) for part in fitting(table, room - 2, gap=3)]
    return Group(*parts)


def _grid(part: Table) -> Any:
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text

    lines = box.SIMPLE_HEAD if _can_print("─") else box.ASCII2
    grid = Grid(box=lines, show_edge=False, pad_edge=False, header_style="italic")
    grid.add_column(Text(part.title), no_wrap=True)
    for column in part.columns:
        grid.add_column(Text(column), justify="right", no_wrap=True)
    for row, cells in zip(part.rows, part.texts()):
        grid.add_row(Text(row), *map(Text, cells))
    return grid


def _can_print(text: str) -> bool:
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def as_html(sections: list[Section]) -> str:
    """HTML of headings, sentences and tables, in which every text is escaped."""
    parts = []
    for section in sections:
        parts.append(f"<h4>{html.escape(section.title)}</h4>")
        parts += [f"<p>{html.escape(sentence)}</p>" for sentence in section.text]
        parts += [_html_table(table) for table in section.tables]
    return f'<div class="regard-explanation">{"".join(parts)}</div>'


def _html_table(table: Table) -> str:
    head = "".join(f"<th>{html.escape(column)}</th>" for column in (table.title, *table.columns))
    rows = "".join(
        f"<tr><th>{html.escape(row)}</th>{''.join(f'<td>{html.escape(cell)}</td>' for cell in cells)}</tr>"
        for row, cells in zip(table.rows, table.texts())
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
