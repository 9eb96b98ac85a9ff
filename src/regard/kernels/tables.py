"""Moving numbers between the caller's tables, one query to a row, and the kernel's, one query to a lane."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..tile.lang import SIZES, Mem, Number, Tile


@dataclass(frozen=True)
class Table:
    """A block of the caller's numbers: address, bytes from row to row and from column to column, kind of number."""

    base: Number
    row: Number
    col: Number
    elem: str


def transpose_in(m: Any, source: Table, rows: Number, columns: Number, into: Mem, factor: Tile | None = None) -> None:
    """into[column][lane] = source[lane][column] (* factor). Lanes from `rows` on repeat the last row."""
    lanes, contiguous = m.lanes, m.same(source.col, SIZES[source.elem])
    whole = m.pick(contiguous, columns // lanes * lanes, 0)
    for c in m.range(0, whole, lanes):
        for register in range(into.width):
            tile = m.transpose(_lane_rows(m, source, register * lanes, rows, c))
            into.column(register).store(c, tile if factor is None else tile * factor)
    for c in m.range(whole, columns):
        for lane in m.range(0, into.width * lanes):
            number = Mem(m, source.base, source.row, source.elem, col=source.col)
            one = number.splat(m.smaller(lane, rows - 1), 1, c)
            m.put_first(into.at(c, lane), one if factor is None else one * factor)


def _lane_rows(m: Any, source: Table, first: int, rows: Number, c: Number) -> Tile:
    """One register from column c on of as many rows as there are lanes, row `first` and those behind it."""
    mem = Mem(m, source.base + c * source.col, source.row, source.elem)
    loads = [mem.at(m.smaller(first + r, rows - 1)) for r in range(m.lanes)]
    return Tile(m, m.load_rows(loads), mem.loaded)


def transpose_out(m: Any, source: Mem, rows: Number, columns: Number, into: Table, staging: Mem) -> None:
    """into[lane][column] = source[column][lane] for lanes below `rows`."""
    lanes, contiguous = m.lanes, m.same(into.col, SIZES[into.elem])
    whole = m.pick(contiguous, columns // lanes * lanes, 0)
    for c in m.range(0, whole, lanes):
        for register in range(source.width):
            staging.store(0, m.transpose(source.column(register).load(c, lanes)))
            here = Mem(m, into.base + c * into.col + register * lanes * into.row, into.row, into.elem)
            for r in m.range(0, m.smaller(rows - register * lanes, lanes)):
                here.store(r, staging.load(r))
    for c in m.range(whole, columns):
        for lane in m.range(0, rows):
            m.put_first(Mem(m, into.base, into.row, into.elem, col=into.col).at(lane, c), source.splat(c, 1, lane))


def copy_rows(m: Any, source: Mem, rows: Number, columns: Number, into: Mem, height: Number) -> None:
    """into[row] = source[row], then rows of zeros up to `height`."""
    for r in m.range(0, height):
        inside = m.flag(r < rows)
        for _ in m.when(inside):
            read_row(m, source.at(r), columns, into.at(r))
        for _ in m.when(1 - inside):
            clear_row(m, columns, into.at(r))


def clear_row(m: Any, count: Number, into: Mem) -> None:
    zero, whole = m.const(0.0, into.loaded), count // m.lanes
    for c in m.range(0, whole):
        _register(m, into, c).store(0, zero)
    for c in m.range(whole * m.lanes, count):
        m.put_first(into.at(0, c), zero)


def _register(m: Any, row: Mem, c: Number) -> Mem:
    """Register c of a row of neighbouring numbers."""
    return Mem(m, row.base + c * (m.lanes * SIZES[row.elem]), 0, row.elem, byte=row.byte)


def read_row(m: Any, source: Mem, count: Number, into: Mem) -> None:
    """The first `count` numbers of a row: by registers where they are neighbours, the rest one by one."""
    whole = m.pick(m.same(source.col, SIZES[source.elem]), count // m.lanes, 0)
    fours = whole // 4 * 4
    for c in m.range(0, fours, 4):
        for n, tile in enumerate([_register(m, source, c + n).load() for n in range(4)]):
            _register(m, into, c + n).store(0, tile)
    for c in m.range(fours, whole):
        _register(m, into, c).store(0, _register(m, source, c).load())
    for c in m.range(whole * m.lanes, count):
        m.put_first(into.at(0, c), source.splat(0, 1, c))
