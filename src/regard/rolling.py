"""Attention rollout: how much of each input token reaches a row through several layers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

import numpy as np

from .arrays import to_numpy
from .blocks_of_table import LIMIT
from .inspection import Inspection
from .problem import Problem
from .streaming import Part, Strip

Array = np.ndarray[Any, Any]

ROWS = 64  # target rows that go through the layers together


def rollout(inspections: Sequence[Inspection], rows: Any = None, head_reduce: Any = "mean") -> Any:
    """Attention rollout (Abnar and Zuidema, Quantifying Attention Flow in Transformers, 2020), exactly, without tables.

    >>> import numpy as np, regard
    >>> x, y = np.eye(3), np.array([[4.0, 0, 0], [0, 4, 0], [0, 0, 4]])
    >>> layers = [regard.inspect(x, x, x, causal=True), regard.inspect(y, x, x, causal=True)]
    >>> regard.rollout(layers, rows=-1).round(2)
    array([[0.17, 0.16, 0.67]])

    inspections: of the layers, the one next to the input first; each attends from n rows to the same n. A layer counts
    as 0.5 P + 0.5 I, the half for its residual connection, with P averaged over heads; layers are multiplied. rows: the
    rows of the last layer to explain, as an index, a slice, a list or bools; None is all of them. head_reduce: "mean",
    or a factor for each head instead, (heads,): one head alone, or none of some. Result (.., rows, keys): what reaches
    each row from each token of the input. Rows add up to 1, but for what sinks take and rows that see nothing.

    A few rows need a pass over each layer's table and memory in proportion to the tokens. ValueError where queries and
    keys are not equally many, shapes differ, or the result would take more than 256 MB; RuntimeError where a layer is
    detached from its inputs.
    """
    layers = _layers(inspections)
    first = layers[0][1]
    chosen = _chosen(rows, first.queries)
    size = prod(first.batch) * len(chosen) * first.queries * first.compute.itemsize
    if size > LIMIT:
        raise ValueError(
            f"the rollout of {len(chosen)} rows would take {size:,} bytes, and {LIMIT:,} is the limit: choose rows="
        )
    factors = [_factors(head_reduce, problem.heads) for _, problem in layers]
    found = np.empty((prod(first.batch), len(chosen), first.queries), first.compute)
    for start in range(0, len(chosen), ROWS):
        part = slice(start, start + ROWS)
        found[:, part] = _rolled(layers, factors, chosen[part])
    return first.kind.wrap(found.reshape(*first.batch, *found.shape[1:]))


def _rolled(layers: list[tuple[Inspection, Problem]], factors: list[Array], rows: Array) -> Array:
    """Rows of the product of all layers, (batch, rows, keys): from the last layer down, as vectors times matrices."""
    problem = layers[0][1]
    y = np.zeros((prod(problem.batch), problem.queries, len(rows)), problem.compute)
    y[:, rows, np.arange(len(rows))] = 1
    for (inspection, asked), factor in zip(reversed(layers), reversed(factors)):
        consumer = _Averaged(asked, y, factor)
        inspection._run([consumer])
        y = (consumer.result + y) / 2
    return y.swapaxes(-1, -2)


class _Averaged:
    """The transpose of the average over heads of the weights, times y (batch, queries, columns)."""

    def __init__(self, problem: Problem, y: Array, factors: Array) -> None:
        self.y, self.factors, self.heads = y, factors, problem.heads
        self.result: Array = np.zeros((len(y), problem.keys, y.shape[-1]), y.dtype)

    def part(self, problem: Problem) -> Part:
        return Part.of(problem)

    def add(self, strip: Strip) -> None:
        entry, head = divmod(strip.place.flat, self.heads)
        if self.factors[head]:
            y = self.y[entry, strip.rows] * self.y.dtype.type(self.factors[head])
            self.result[entry, strip.keys] += strip.numbers @ y


def _layers(inspections: Sequence[Inspection]) -> list[tuple[Inspection, Problem]]:
    """The layers, with what they ask; or the error why they do not go together."""
    found = list(_asked(inspections))
    if not found:
        raise ValueError("rollout needs at least one Inspection, that of the layer next to the input first")
    first = found[0][1]
    for n, (_, problem) in enumerate(found):
        if problem.queries != problem.keys:
            raise ValueError(
                f"rollout multiplies square tables, and layer {n} has {problem.queries} queries beside {problem.keys} "
                "keys: inspect whole sequences that attend to themselves"
            )
        if (problem.batch, problem.keys) != (first.batch, first.keys):
            raise ValueError(
                f"layers differ in shape: number {n} has batch {problem.batch} and {problem.keys} rows, number 0 "
                f"{first.batch} and {first.keys}"
            )
    return found


def _asked(inspections: Sequence[Inspection]) -> Iterator[tuple[Inspection, Problem]]:
    if isinstance(inspections, Inspection):
        raise TypeError("rollout takes a list of Inspections, one for each layer")
    for n, inspection in enumerate(inspections):
        if not isinstance(inspection, Inspection):
            raise TypeError(f"rollout takes Inspections: number {n} is a {type(inspection).__name__}")
        try:
            yield inspection, inspection._needed()
        except RuntimeError as error:
            raise RuntimeError(f"layer {n} of the rollout has lost its inputs: {error}") from None


def _chosen(rows: Any, extent: int) -> Array:
    return np.atleast_1d(np.arange(extent)[slice(None) if rows is None else rows])


def _factors(head_reduce: Any, heads: int) -> Array:
    if isinstance(head_reduce, str):
        if head_reduce == "mean":
            return np.full(heads, 1 / heads) if heads else np.zeros(0)
        raise ValueError(
            f'head_reduce must be "mean" or a factor for each head: got {head_reduce!r} (a maximum over heads is no '
            "product of matrices with vectors, and would need the whole table)"
        )
    factors = to_numpy(head_reduce, "head_reduce")[0]
    if factors.shape != (heads,) or factors.dtype.kind not in "fiub":
        raise ValueError(f'head_reduce must be "mean" or {heads} factors, one for each head: got {factors.shape}')
    return factors.astype(np.float64)
