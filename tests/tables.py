"""The whole table of weights in float64, by the formula: what an Inspection is compared with."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regard import reference
from regard.grid import Grid
from regard.problem import Problem


@dataclass(frozen=True)
class Table:
    """weights, scores (-inf where hidden), visible: (.., heads, queries, keys); lse; distances |position - key|."""

    problem: Problem
    weights: np.ndarray
    scores: np.ndarray
    visible: np.ndarray
    lse: np.ndarray
    distances: np.ndarray


def table_of(q, k, v, **options):
    p = Problem.of(q, k, v, **options)
    grid = Grid(p.batch, p.heads, p.queries, p.keys, p.offset, slice(0, p.queries))
    with np.errstate(all="ignore"):
        scores, visible = reference.final_scores(p, grid, p.k.astype(np.float64), np.dtype(np.float64))
        visible = np.broadcast_to(visible, grid.shape)
        scores = np.where(visible, scores, -np.inf)
        sink = np.full((*p.batch, p.heads, 1, 1), -np.inf) if p.sinks is None else p.sinks[..., None, None]
        top = np.maximum(scores.max(-1, keepdims=True, initial=-np.inf), sink)
        shift = np.where(top == -np.inf, 0, top)
        e = np.where(visible, np.exp(scores - shift), 0)
        total = e.sum(-1, keepdims=True) + np.exp(sink - shift)
        weights = np.where(total == 0, 0, e / np.where(total == 0, 1, total))
        lse = (top + np.log(total))[..., 0]
    distances = np.broadcast_to(abs(grid.p - grid.j), grid.shape)
    return Table(p, weights, scores, visible, lse, distances)
