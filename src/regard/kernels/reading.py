"""How `decode` reads keys and values: once, in order, for one head or a bundle of heads that share them.

What is read serves all heads of a bundle while it is in a register, and the memory behind is asked for early.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ..tile.lang import SIZES, Mem, Number, Tile, full
from .arguments import Arguments
from .scoring import seen
from .spec import Spec

UNIT = 64  # keys
AHEAD = {2: UNIT, 4: UNIT // 2, 8: UNIT // 4}  # rows that are asked for early, by the size of a number
LINE = 64  # bytes of a cache line
KEYS = {64: 4, 32: 2, 16: 2}  # whose products with a bundle are summed at a time, by the bytes of a register
WIDE = {64: (4, 1), 32: (2, 1), 16: (2, 1)}  # registers of a value that a bundle adds at a time
WIDE_ALONE = (8, 4, 1)


@dataclass(frozen=True)
class Heads:
    """Query heads of a group that are worked on together: which one is first, and how many."""

    first: Number
    count: int


@dataclass(frozen=True)
class Task:
    """A chunk of keys: what there is of it, and the part that the query sees, `low` <= key < `high`."""

    m: Any
    spec: Spec
    args: Arguments
    area: Any
    low: Number
    high: Number
    keys: Mem
    values: Mem
    batch: Number
    head: Number  # of keys and values

    @property
    def selective(self) -> bool:
        """Whether keys between low and high may be hidden."""
        return self.spec.mask is not None or self.spec.tables > 0

    @property
    def register(self) -> int:
        """Bytes of a register."""
        return int(self.m.lanes) * SIZES[self.m.real]

    def out(self, heads: Heads) -> Mem:
        """The sums of a head, register by register."""
        out: Mem = self.area.out
        return out.at(heads.first * registers(self.m, self.args.vdim))

    def queries(self, heads: Heads) -> Mem:
        """For each register of a query, one of every head of the bundle."""
        area: Mem = self.area.queries
        base = area.base + heads.first * (registers(self.m, self.args.dim) * self.register)
        return replace(area, base=base, row=heads.count * self.register, width=heads.count)


def registers(m: Any, numbers: Number) -> Number:
    return (numbers + m.lanes - 1) // m.lanes


# -- keys --------------------------------------------------------------------------------------------------------------
def multiply(task: Task, heads: Heads, first: Number) -> None:
    """Products of as many keys as there are lanes, from key `first` on, with the queries: for each key and head a
    register that is still to be summed over its lanes."""
    m, a = task.m, task.args
    keys = min(KEYS[task.register] if heads.count > 1 else 4, m.lanes)
    into = replace(task.area.products, width=heads.count)
    for k in m.range(0, m.lanes, keys):
        rows = [task.keys.at(m.smaller(first + k + i, a.keys - 1)) for i in range(keys)]
        into.store(k, products(task, heads, rows))
    for _ in m.when(m.flag(a.dim // m.lanes * m.lanes < a.dim)):
        read_tails(task, first)


def products(task: Task, heads: Heads, rows: list[Mem]) -> Tile:
    """Sums over whole registers. A head alone takes two registers of a key at a time, for more sums at once."""
    m, queries, whole = task.m, task.queries(heads), task.args.dim // task.m.lanes
    step = 2 if heads.count == 1 else 1
    wide = replace(queries, row=step * queries.row, width=step * queries.width)

    def several(c: Number, sums: Tile) -> Tile:
        return _registers(task, rows, c * step, step).fma(wide.load(c), sums)

    sums: Tile = m.fold(0, whole // step, several, full(m, len(rows), step * heads.count, 0.0, m.real))
    if step == 1:
        return sums
    last = lambda c, sums: _registers(task, rows, c, 1).fma(queries.load(c), sums)
    rest: Tile = m.fold(whole // step * step, whole, last, sums.column(0) + sums.column(1))
    return rest


def _registers(task: Task, rows: list[Mem], c: Number, width: int) -> Tile:
    """Registers c and following of some keys; those of later keys are asked for."""
    m, size = task.m, SIZES[task.spec.keys]
    at = c * (m.lanes * size)
    for row in rows:
        ask(m, row.base + row.byte + AHEAD[size] * row.row + at, width * m.lanes * size)
    return Tile(m, m.load_rows([Mem(m, row.base + at, 0, row.elem, width, byte=row.byte) for row in rows]), m.real)


def ask(m: Any, address: Number, size: int) -> None:
    for line in range(0, size, LINE):
        m.prefetch(address + line)


def read_tails(task: Task, first: Number) -> None:
    """The numbers behind the last whole register of each key, filled up with zeros: nothing is read outside a row."""
    m, a, tails = task.m, task.args, task.area.tails
    tails.store(0, full(m, m.lanes, 1, 0.0, m.real))
    whole = a.dim // m.lanes * m.lanes
    for i in m.range(0, m.lanes):
        row = replace(task.keys.at(m.smaller(first + i, a.keys - 1)), col=SIZES[task.spec.keys])
        for d in m.range(whole, a.dim):
            m.put_first(tails.at(i, d - whole), row.splat(0, 1, d))


def sums_of_lanes(task: Task, heads: Heads, h: Number) -> Tile:
    """Products of as many keys as there are lanes with the query of head h of the bundle, a key to a lane."""
    m, a = task.m, task.args
    mine = replace(task.area.products, base=task.area.products.base + h * task.register, width=1)
    query = replace(task.queries(heads), width=1)
    query, whole = replace(query, base=query.base + h * task.register), a.dim // m.lanes
    tails = lambda _, x: x + task.area.tails.load(0, m.lanes) * query.load(whole)
    return total_of_lanes(m, m.fold(0, m.flag(whole * m.lanes < a.dim), tails, mine.load(0, m.lanes)))


def total_of_lanes(m: Any, tile: Tile) -> Tile:
    """Lane i of the result is the sum of the lanes of row i, added in pairs."""
    turned: Tile = m.transpose(tile)
    rows = [turned.row(i) for i in range(m.lanes)]
    while len(rows) > 1:
        rows = [a + b for a, b in zip(rows[::2], rows[1::2])]
    return rows[0]


# -- values ------------------------------------------------------------------------------------------------------------
def add_values(task: Task, heads: Heads, first: Number, weights: Mem) -> None:
    """out += weight * value for the keys of the unit that may be seen; values of hidden keys change nothing.

    weights: a row of numbers, one for each key of the unit, for each head.
    """
    m, a, size = task.m, task.args, SIZES[task.spec.keys]
    whole, done = a.vdim // m.lanes, 0
    for width in WIDE[task.register] if heads.count > 1 else WIDE_ALONE:
        last = done + (whole - done) // width * width
        for c in m.range(done, last, width):
            values = replace(task.values, base=task.values.base + c * (m.lanes * size), width=width)
            _add(task, heads, first, weights, values, c)
        done = last
    for h in range(heads.count):
        _add_tail(task, heads, first, weights, h)


def _span(task: Task, first: Number) -> tuple[Number, Number]:
    return task.m.larger(task.low, first), task.m.smaller(task.high, first + UNIT)


def _add(task: Task, heads: Heads, first: Number, weights: Mem, values: Mem, c: Number) -> None:
    """Registers c and following of all keys of the unit."""
    m, size = task.m, SIZES[values.elem]
    own = task.out(heads)
    row = registers(m, task.args.vdim) * task.register
    out = Mem(m, own.base + c * task.register, row, m.real, values.width, 0, own.byte, own.align)

    def add(key: Number, sums: Tile) -> Tile:
        ask(m, values.base + values.byte + (key + AHEAD[size]) * values.row, values.width * m.lanes * size)
        value = _if_seen(task, key - first, values.load(key))
        return weights.splat(0, heads.count, key - first).fma(value, sums)

    zero = full(m, heads.count, values.width, 0.0, m.real)
    out.store(0, out.load(0, heads.count) + m.fold(*_span(task, first), add, zero))


def _add_tail(task: Task, heads: Heads, first: Number, weights: Mem, h: int) -> None:
    """The numbers of values behind the last whole register, one by one."""
    m, a, size = task.m, task.args, SIZES[task.spec.keys]
    own = task.out(Heads(heads.first + h, 1))
    place = Mem(m, own.base, 0, m.real, 1, SIZES[m.real], own.byte)
    for d in m.range(a.vdim // m.lanes * m.lanes, a.vdim):
        number = replace(task.values, base=task.values.base + d * size)

        def one(key: Number, sums: Tile, number: Mem = number) -> Tile:
            value = _if_seen(task, key - first, number.splat(key, 1, 0))
            return weights.splat(h, 1, key - first).fma(value, sums)

        total = m.fold(*_span(task, first), one, full(m, 1, 1, 0.0, m.real))
        m.put_first(place.at(0, d), place.splat(0, 1, d) + total)


def _if_seen(task: Task, key: Number, value: Tile) -> Tile:
    """A value of key number `key` of the unit, 0 if the key is hidden: 0 times NaN would be NaN."""
    return seen(task.area.words, key, value, 0.0) if task.selective else value
