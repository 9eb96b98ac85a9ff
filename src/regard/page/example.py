"""The page of an explanation: the worked example as arrows to be dragged, and every step as a table."""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..labels import cut
from ..showing import safe
from . import rendering

if TYPE_CHECKING:
    from ..explanation import Explanation
    from ..showing import Section, Table

MISTAKES = [
    ("not_divided", "Not divided by √d"),
    ("exchanged", "Tables exchanged"),
    ("order", "Keys know their order"),
    ("copied", "The output is a copy"),
]
WHY = (
    "There is nothing to drag: arrows are drawn where queries, keys and values have two numbers each, every key is "
    "shown, and there is no option but scale."
)


def page_of(explanation: Explanation, path: str | os.PathLike[str], title: str | None = None) -> Path:
    """See `Explanation.page`."""
    rendering.check_target(path)
    name = cut(title) if title else "Attention, step by step"
    return rendering.write(path, rendering.render("explain", name, data_of(explanation), **_more(explanation)))


def data_of(explanation: Explanation) -> dict[str, Any]:
    """What the script begins with: names and vectors, where there are any that it can draw."""
    arrows = explanation.arrows
    if arrows is None:
        return {"playable": False}
    names = {"query": explanation.query_labels, "key": explanation.key_labels, "value": explanation.value_labels}
    found = {f"{what}_names": [cut(label) for label in labels] for what, labels in names.items()}
    vectors = {"queries": arrows.queries, "keys": arrows.keys, "values": arrows.values}
    return {"playable": True, "scale": arrows.scale, **found, **vectors}


def _more(explanation: Explanation) -> dict[str, Any]:
    """What the template needs beside the data of the script."""
    arrows = explanation.arrows
    usual = arrows is not None and math.isclose(arrows.scale, 2**-0.5)
    scaled = "" if arrows is None else "/ √2" if usual else f"× {arrows.scale:.4g}"
    return {
        "mistakes": MISTAKES,
        "why": WHY,
        "scaled": scaled,
        "sections": [_section(section) for section in explanation.sections()[1:]],
    }


def _section(section: Section) -> dict[str, Any]:
    return {"title": section.title, "text": section.text, "tables": [_table(table) for table in section.tables]}


def _table(table: Table) -> dict[str, Any]:
    rows = [(cut(safe(name)), cells) for name, cells in zip(table.rows, table.texts())]
    return {"columns": [cut(safe(column)) for column in (table.title, *table.columns)], "rows": rows}
