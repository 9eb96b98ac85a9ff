"""What `regard explain` does: arrays and labels from files or the command line, and the explanation of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from . import masks
from .attending import read_options, read_tables
from .explanation import EXAMPLE, Explanation, explain
from .listing import listing


def explain_files(
    tables: list[str], arrays: dict[str, str | None], labels: dict[str, str | None], options: dict[str, Any]
) -> Explanation:
    """The explanation of arrays from files, or of the worked example where there are none.

    tables, arrays: files to read; labels: names with commas between them, or a file with one on each line; options: of
    `regard.explain`, with window, q_offset and sinks as they are written on a command line.
    """
    said = options_of(arrays, options)
    said |= {name: read_labels(text) for name, text in labels.items() if text is not None}
    return explain(*(read_tables(tables) if tables else ()), **said)


def kernel_of_files(tables: list[str], arrays: dict[str, str | None], options: dict[str, Any]) -> str:
    """The kernel that computes attention of arrays from files, or of the worked example in float32."""
    given = read_tables(tables) if tables else [np.asarray(x, np.float32) for x in EXAMPLE]
    return listing(*given, **options_of(arrays, options))


def options_of(arrays: dict[str, str | None], options: dict[str, Any]) -> dict[str, Any]:
    """Options of `regard.attention`, a key mask being one of its masks."""
    said = read_options(arrays, options)
    key_mask = said.pop("key_mask", None)
    if key_mask is not None:
        padding = masks.Keys(key_mask)
        said["mask"] = padding & masks.Dense(said["mask"]) if "mask" in said else padding
    return said


def read_labels(text: str) -> list[str]:
    """Labels from the file of this name, or from the text itself.

    >>> read_labels("apple, cheese")
    ['apple', 'cheese']
    """
    path = Path(text)
    if path.is_file():
        return path.read_text("utf-8").splitlines()
    return [label.strip() for label in text.split(",")]
