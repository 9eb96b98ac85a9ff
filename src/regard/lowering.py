"""Masks and biases as kernels take them: a structure without values, and words of the argument block, in order."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from . import biases, masks, ops
from .addresses import address_of
from .arrays import name_of

Array = np.ndarray[Any, Any]

OPEN = 2**30  # a window without an end, in keys


@dataclass
class Words:
    """Parameter words, and the arrays whose addresses stand among them: these must outlive the call."""

    batch: tuple[int, ...]
    heads: int
    queries: int
    keys: int
    real: str
    words: list[int] = field(default_factory=list)
    alive: list[Array] = field(default_factory=list)

    def add(self, *numbers: int) -> None:
        self.words += [int(n) for n in numbers]

    def real_number(self, x: float) -> None:
        self.words += struct.unpack("<q", struct.pack("<d", x))

    def address(self, array: Array) -> None:
        self.alive.append(array)
        self.add(address_of(array))

    def table(self, array: Array, axes: tuple[int, ...]) -> None:
        """Address, byte offsets of the batch entries, and strides of the other axes after broadcasting."""
        view = np.broadcast_to(array, self.batch + axes)
        self.address(view)
        self.address(batch_offsets(view, self.batch))
        self.add(*view.strides[len(self.batch) :])


def batch_offsets(view: Array, batch: tuple[int, ...]) -> Array:
    """Bytes from the first batch entry to each, in C order of the leading axes."""
    return _offsets(batch, view.strides[: len(batch)])


@lru_cache(maxsize=256)
def _offsets(batch: tuple[int, ...], strides: tuple[int, ...]) -> Array:
    offsets = np.zeros(1, np.int64)
    for extent, stride in zip(batch, strides):
        offsets = (offsets[:, None] + np.arange(extent, dtype=np.int64) * stride).reshape(-1)
    return np.ascontiguousarray(offsets)


def lower_mask(mask: masks.Mask, words: Words) -> Any:
    """The structure of a mask; its parameters go to `words`."""
    if isinstance(mask, (masks.And, masks.Or)):
        name = "and" if isinstance(mask, masks.And) else "or"
        return (name, lower_mask(mask.a, words), lower_mask(mask.b, words))
    if isinstance(mask, masks.Not):
        return ("not", lower_mask(mask.a, words))
    return _MASKS[type(mask)](mask, words)


def _causal(mask: Any, words: Words) -> Any:
    words.add(OPEN, 0)
    return ("span",)


def _window(mask: Any, words: Words) -> Any:
    words.add(*(OPEN if side is None else min(int(side), OPEN) for side in (mask.left, mask.right)))
    return ("span",)


def _lengths(mask: Any, words: Words) -> Any:
    for lengths, default in ((mask.keys, words.keys), (mask.queries, words.queries)):
        filled = np.asarray(default if lengths is None else lengths, np.int64)
        words.address(np.ascontiguousarray(np.broadcast_to(filled, words.batch)).reshape(-1))
    return ("lengths",)


def _dense(mask: Any, words: Words) -> Any:
    words.table(mask.array, (words.heads, words.queries, words.keys))
    return ("dense",)


def _keys(mask: Any, words: Words) -> Any:
    words.table(mask.array[..., None, None, :], (words.heads, words.queries, words.keys))
    return ("dense",)


def _documents(mask: Any, words: Words) -> Any:
    for ids, extent in ((mask.query_ids, words.queries), (mask.key_ids, words.keys)):
        view = np.broadcast_to(np.ascontiguousarray(ids, np.int32), (*words.batch, extent))
        words.address(view)
        words.address(batch_offsets(view, words.batch))
    return ("documents",)


def _blocks(mask: Any, words: Words) -> Any:
    words.table(mask.table, (words.heads, *mask.table.shape[-2:]))
    words.add(mask.rows, mask.columns)
    return ("blocks",)


def _where(mask: Any, words: Words) -> Any:
    return ("where", lower_expression(mask.expr, words))


_MASKS: dict[type, Callable[[Any, Words], Any]] = {
    masks.Causal: _causal,
    masks.Window: _window,
    masks.Lengths: _lengths,
    masks.Dense: _dense,
    masks.Keys: _keys,
    masks.Documents: _documents,
    masks.Blocks: _blocks,
    masks.Where: _where,
}


def lower_expression(expr: ops.Expr, words: Words) -> Any:
    """Numbers and tables of an expression in the order in which kernels take them: depth first."""
    if expr.op == "number":
        words.real_number(expr.args[0]) if expr.kind == "float" else words.add(expr.args[0])
    elif expr.op == "table":
        table, indices = expr.args[0], expr.args[1:]
        kind = {"int": np.int32, "bool": np.bool_, "float": np.float64 if words.real == "f64" else np.float32}
        array: Array = np.ascontiguousarray(table.array, kind[expr.kind])
        words.address(array)
        words.add(*array.shape)
        for index in indices:
            lower_expression(index, words)
    elif expr.op != "input":
        for argument in expr.args:
            lower_expression(argument, words)
    return ops.structure(expr)


def lower_bias(bias: biases.Bias, words: Words) -> tuple[Any, ...]:
    """The structures of the terms of a bias."""
    return tuple(_BIASES[type(term)](term, words) for term in bias.terms())


def _array(term: Any, words: Words) -> Any:
    array = term.array if term.array.dtype.isnative else term.array.astype(term.array.dtype.newbyteorder("="))
    words.table(array, (words.heads, words.queries, words.keys))
    return ("array", ELEMENTS[name_of(array.dtype)])


def _alibi(term: Any, words: Words) -> Any:
    words.address(np.ascontiguousarray(np.broadcast_to(np.asarray(term.slopes, np.float64), (words.heads,))))
    return ("alibi",)


def _relative(term: Any, words: Words) -> Any:
    table = np.ascontiguousarray(term.table, np.float64 if words.real == "f64" else np.float32)
    words.address(table)
    words.add(table.strides[0] if table.ndim == 2 else 0, table.shape[-1] // 2)
    return ("relative",)


def _score(term: Any, words: Words) -> Any:
    return ("score", lower_expression(term.expr, words))


_BIASES: dict[type, Callable[[Any, Words], Any]] = {
    biases.ArrayBias: _array,
    biases.ALiBi: _alibi,
    biases.Relative: _relative,
    biases.Score: _score,
}

ELEMENTS = {"float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16"}
