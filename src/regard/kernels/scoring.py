"""What is done to scores before the softmax: soft cap, traced score functions, biases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..tile.lang import SIZES, Mem, Number, Tile, where
from .arguments import Arguments, Parameters
from .expressions import Evaluator
from .functions import tanh
from .spec import Spec
from .tables import Table, transpose_in
from .visibility import Rows, gathered

LINE = 64  # bytes of a cache line


@dataclass(frozen=True)
class Scoring:
    """fill(first key, keys that exist, keys of a unit, buffer): read table-like biases of a unit into scratch memory, a
    row of lanes for each key; None if there are none. ask(first key, keys, lane): tell the processor that these will be
    read for a lane: rows far apart are nothing that it would fetch early by itself. hidden(first key, words, buffer):
    bits of the keys that a bias of -inf hides. finish(key, row of the buffer, scores, buffer): final scores of a key;
    None if scores are final.
    changes: whether finish does more than add what `fill` has read.
    """

    fill: Any
    ask: Any
    hidden: Any
    finish: Any
    changes: bool


def scoring(m: Any, s: Spec, p: Parameters, args: Arguments, rows: Rows) -> Scoring:
    """The functions for the bias terms of a Spec."""
    fills: list[Any] = []
    asks: list[Any] = []
    changes: list[Any] = [_capped(args)] if s.softcap else []
    for node in s.bias:
        made = _TERMS[node[0]](m, node, p, args, rows)
        if node[0] in ("array", "relative"):
            fills.append(made[0])
            asks += made[1:] if made[1] else ()
        else:
            changes.append(made)

    def fill(first: Number, count: Number, keys: int, buffer: Mem) -> None:
        for n, read in enumerate(fills):
            read(first, count, keys, buffer, n > 0)

    def ask(first: Number, keys: int, lane: Number) -> None:
        for early in asks:
            early(first, keys, lane)

    def finish(key: Number | Tile, row: Number, scores: Tile, buffer: Mem) -> Tile:
        for change in changes:
            scores = change(key, scores)
        return scores + buffer.load(row) if fills else scores

    def hidden(first: Number, words: int, buffer: Mem) -> Tile:
        return gathered(m, lambda key: buffer.load(key - first).same(float("-inf")), first, words, rows)

    last = finish if fills or changes else None
    return Scoring(fill if fills else None, ask if asks else None, hidden, last, bool(changes))


def _capped(args: Arguments) -> Any:
    cap = args.real("softcap")
    return lambda key, scores: cap * tanh(scores / cap)


def _array(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """A float array with any strides: batch offsets, head, row, key, all in bytes."""
    base, batch, head, row, col = p.words(5)
    base = base + m.word(batch + 8 * rows.batch) + rows.head * head + rows.first * row

    def read(first: Number, count: Number, keys: int, into: Mem, add: bool) -> None:
        # Keys behind the last one repeat it: they are hidden by their number.
        target = into.at(keys) if add else into
        transpose_in(m, Table(base + first * col, row, col, node[1]), rows.count, count, target)
        if add:
            for key in m.range(0, keys):
                into.store(key, _sum(into.load(key), target.load(key)))

    def ask(first: Number, keys: int, lane: Number) -> None:
        start = base + first * col + m.smaller(lane, rows.count - 1) * row
        for line in range(0, keys * SIZES[node[1]], LINE):
            m.prefetch(start + line)

    return read, ask


def _relative(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """table[head, clip(key - position, -radius, radius) + radius]."""
    base, head, radius = p.words(3)
    base, limit = base + rows.head * head, m.splat_int(radius)

    def read(first: Number, count: Number, keys: int, into: Mem, add: bool) -> None:
        for key in m.range(0, keys):
            distance = m.splat_int(first + key) - rows.position.load()
            index = distance.max(m.const(0, "i32") - limit).min(limit) + limit
            value = m.gather(base, index, m.real)
            into.store(key, _sum(into.load(key), value) if add else value)

    return read, None


def _sum(a: Tile, b: Tile) -> Tile:
    """-inf in one of two biases hides a key, whatever the other one is."""
    hidden = a.same(float("-inf")) | b.same(float("-inf"))
    return where(hidden, a.m.const(float("-inf"), a.elem), a + b)


def _alibi(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """-slope[head] * |position - key|."""
    slope: Tile = m.real_at(p.word() + 8 * rows.head)

    def change(key: Number, scores: Tile) -> Tile:
        distance = (rows.position.load() - as_tile(m, key)).abs()
        return scores - slope * distance.to_real(m.real)

    return change


def _score(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    f = Evaluator(m, node[1], p, args.error)
    b, h = m.splat_int(rows.batch), m.splat_int(rows.head)

    def change(key: Number, scores: Tile) -> Tile:
        j = as_tile(m, key).min(m.splat_int(args.keys - 1))
        result: Tile = f(s=scores, b=b, h=h, p=rows.position.load(), j=j)
        return result if result.elem == m.real else result.to_real(m.real)

    return change


def as_tile(m: Any, key: Number | Tile) -> Tile:
    """A key's number in every lane; or, where lanes are keys, the numbers of several."""
    tile: Tile = key if isinstance(key, Tile) else m.splat_int(key)
    return tile


_TERMS = {"array": _array, "relative": _relative, "alibi": _alibi, "score": _score}


def without(words: Tile, hidden: Tile) -> Tile:
    return words & ~hidden


def seen(words: Mem, key: Number, x: Tile, otherwise: float | Tile) -> Tile:
    """x in lanes whose word has the key's bit set, else the other number."""
    m = x.m
    unseen = (words.load(key >> 5) & m.splat_int(1 << (key & 31))).same(0)
    return where(unseen, otherwise, x)
