"""An Inspection in numbers: what `regard inspect` prints of each head, and writes as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TextIO

import numpy as np

from . import __version__
from .inspection import Inspection

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Heaviest:
    """Keys of one row by falling weight, smaller keys first where weights are equal; those of weight 0 are left out."""

    row: int
    keys: list[int]
    weights: list[float]


@dataclass(frozen=True)
class Head:
    """Statistics of one query head: of each row, of each key, and the heaviest keys of some rows.

    place: index of the batch entry, then of the head; empty for tables without heads. rows: by name, (queries,) each;
    "distance" is missing where positions are not known. received: (keys,), summed over rows. empty: which rows see
    nothing; lost: which are NaN.
    """

    place: tuple[int, ...]
    rows: dict[str, Array]
    received: Array
    empty: Array
    lost: Array
    top: list[Heaviest]

    def mean(self, name: str) -> float:
        """Over the rows that see a key and are not NaN; NaN if there are none."""
        good = ~(self.empty | self.lost)
        return float(self.rows[name][good].mean()) if name in self.rows and good.any() else float("nan")

    @property
    def favourite(self) -> tuple[int, float] | None:
        """The key that is given most, and its share of what all rows give."""
        given = np.nan_to_num(self.received)
        total = given.sum()
        return (int(given.argmax()), float(given.max() / total)) if total > 0 else None

    def to_dict(self) -> dict[str, Any]:
        """All numbers; null where one is not finite."""
        means = {name: _number(self.mean(name)) for name in self.rows if name != "lse"}
        return {
            "place": list(self.place),
            "mean": means,
            "empty_rows": int(self.empty.sum()),
            "nan_rows": int(self.lost.sum()),
            "rows": {name: _numbers(x) for name, x in self.rows.items()},
            "keys": {"received": _numbers(self.received)},
            "top": [{"row": t.row, "keys": t.keys, "weights": t.weights} for t in self.top],
        }


def heads_of(a: Inspection, rows: list[int], count: int) -> Iterator[Head]:
    """Each head in turn; `count` heaviest keys of these rows. `received` is best computed before."""
    by_row = {"entropy": a.entropy(), "distance": _distance(a), "largest": a.largest()}
    by_row |= {"first_key": a.mass(slice(0, 1)), "sink_mass": a.sink_mass(), "lse": a.lse}
    received, total = a.received("sum"), a._rows.total.reshape(np.shape(a.lse))
    for place in np.ndindex(np.shape(a.lse)[:-1]):
        own = {name: np.asarray(x[place], np.float64) for name, x in by_row.items() if x is not None}
        empty, lost = total[place] == 0, np.isnan(total[place])
        top = [_heaviest(a, place, row, count) for row in rows]
        yield Head(place, own, np.asarray(received[place], np.float64), empty, lost, top)


def _distance(a: Inspection) -> Any:
    try:
        return a.distance()
    except ValueError:  # it is not known where the queries stand
        return None


def _heaviest(a: Inspection, place: tuple[int, ...], row: int, count: int) -> Heaviest:
    weights = np.asarray(a.weights.read((*place, row)), np.float64)
    order = np.argsort(-weights, kind="stable")[:count]
    order = order[weights[order] > 0]
    return Heaviest(row, order.tolist(), weights[order].tolist())


def _numbers(x: Array) -> list[float | None]:
    return [_number(float(n)) for n in x]


def _number(x: float) -> float | None:
    return x if np.isfinite(x) else None


def write_json(out: TextIO, facts: dict[str, Any], heads: Iterator[Head]) -> None:
    """A JSON object of facts and, a line for each, of heads, of which one at a time is held as text."""
    out.write(json.dumps({"regard": __version__, **facts})[:-1] + ', "heads": [')
    for n, head in enumerate(heads):
        out.write((",\n" if n else "\n") + json.dumps(head.to_dict(), allow_nan=False))
    out.write("\n]}\n")
