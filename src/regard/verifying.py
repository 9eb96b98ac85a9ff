"""Random rows computed again in float64, by the formula: how far an Inspection is from it on the user's own numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from . import merging, reference
from .problem import Problem
from .shards import result_of
from .streaming import Place

if TYPE_CHECKING:
    from .inspection import Inspection

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Verification:
    """Errors of some rows against float64. out: norm of the difference relative to that of the result. lse, entropy,
    largest: the largest difference. rows: indices (.., head, query) of what was computed again."""

    out: float
    lse: float
    entropy: float
    largest: float
    rows: list[tuple[int, ...]]

    def __str__(self) -> str:
        return (
            f"{len(self.rows)} random rows, computed again in float64, differ by {self.out:.1e} (out, relative), "
            f"{self.lse:.1e} (lse), {self.entropy:.1e} (entropy), {self.largest:.1e} (largest weight)"
        )


def verification_of(a: Inspection, rows: int, seed: int) -> Verification:
    """See `Inspection.verify`."""
    if isinstance(rows, bool) or not isinstance(rows, (int, np.integer)) or rows < 1:
        raise ValueError(f"rows must be a whole number from 1 on: got {rows!r}")
    parts = [problem for _, problem in a._parts()]
    shape = (*a._lead, a._sizes[0])
    chosen = np.sort(np.random.default_rng(seed).choice(prod(shape), min(int(rows), prod(shape)), replace=False))
    index = np.unravel_index(chosen, shape)
    exact = [_exact(a, parts, tuple(int(n) for n in row)) for row in zip(*index)]
    if not exact:
        return Verification(0.0, 0.0, 0.0, 0.0, [])
    out, *expected = (np.stack(numbers) for numbers in zip(*exact))
    found = [x[index].astype(a._outline.lse_dtype) for x in (a._rows.lse, a._rows.entropy(), a._rows.largest_weight())]
    difference = _difference(result_of(a)[index], out)
    size = float(np.linalg.norm(np.nan_to_num(out, posinf=0, neginf=0)))
    lse, entropy, largest = (float(_difference(x, y).max()) for x, y in zip(found, expected))
    error = float(np.linalg.norm(difference)) / (size or 1.0)
    return Verification(error, lse, entropy, largest, [tuple(map(int, row)) for row in zip(*index)])


def _exact(a: Inspection, parts: list[Problem], row: tuple[int, ...]) -> tuple[Array, Array, Array, Array]:
    """out, lse, entropy and largest weight of one row, over all parts of the keys."""
    *entry, head, query = row
    place = Place(tuple(entry), head, int(np.ravel_multi_index(row[:-1], a._lead)))
    found = [reference.of_grid(problem, place.grid(problem, slice(query, query + 1))) for problem in parts]
    outs, lses, scores = [list(x) for x in zip(*found)]
    if a._sinks is not None:
        outs.append(np.zeros_like(outs[0]))
        lses.append(np.full_like(lses[0], a._sinks[row[:-1]]))
    out, lse = merging.merge(outs, lses)
    with np.errstate(all="ignore"):
        shown = np.concatenate(scores, axis=-1)[0]
        logs = shown - lse[0]
        weights = np.where(shown == -np.inf, 0, np.exp(logs))
        entropy = -np.where(weights == 0, 0, weights * logs).sum()
    return out[0], lse[0], np.asarray(entropy), weights.max(initial=0)


def _difference(found: Array, expected: Array) -> Array:
    """0 where both are NaN, or the same infinity."""
    found = found.astype(np.float64)
    with np.errstate(all="ignore"):
        same = (found == expected) | (np.isnan(found) & np.isnan(expected))
        return np.where(same, 0, np.abs(found - expected))
