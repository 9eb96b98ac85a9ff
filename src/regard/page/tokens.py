"""Tokens as a page holds them: each different one once, and a number for each place; long ones shortened."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ..labels import LONGEST, Labels
from .packing import packed

BYTES = 1_200_000  # of a page's tokens, as text
LENGTHS = (LONGEST, 60, 30, 16, 8)


def tokens_of(labels: Labels) -> dict[str, Any]:
    """vocabulary, and the numbers in it of the tokens of keys and of queries; None where there are none, or too many.

    >>> found = tokens_of(Labels(None, ("a", "b", "a")))
    >>> found["vocabulary"], found["keys"]["shape"], found["queries"], found["note"]
    (['a', 'b'], [3], None, '')
    """
    lists = {"keys": labels.keys, "queries": labels.queries}
    for length in LENGTHS:
        shorter = {name: _shortened(these, length) for name, these in lists.items()}
        vocabulary = list(dict.fromkeys(token for these in shorter.values() for token in these or ()))
        number = {token: n for n, token in enumerate(vocabulary)}
        form = "uint16" if len(vocabulary) <= 1 << 16 else "int32"
        size = len(json.dumps(vocabulary)) + 3 * sum(len(these or ()) for these in lists.values()) * (
            1 + (form[0] == "i")
        )
        if size <= BYTES:
            ids = {
                name: None if these is None else packed(np.array([number[x] for x in these], np.int64), form)
                for name, these in shorter.items()
            }
            note = "" if length == LONGEST else f"Tokens are cut to {length} characters: the page would be too large."
            return {"vocabulary": vocabulary, **ids, "note": note}
    return {
        "vocabulary": [],
        "keys": None,
        "queries": None,
        "note": "There are too many tokens for one page: numbers stand for them.",
    }


def _shortened(tokens: tuple[str, ...] | None, length: int) -> list[str] | None:
    if tokens is None:
        return None
    return [token if len(token) <= length else token[: length - 1] + "…" for token in tokens]
