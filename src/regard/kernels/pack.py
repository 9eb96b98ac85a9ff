"""Keys and values of a head as tiles for a matrix unit: parts of bfloat16, units of 32 keys.

Keys: [unit][part][chunk of 32 numbers][32 keys][32]; values: [unit][part][number][32 keys]. Numbers that products of
parts cannot carry become 0 and their key is noted; rows that see a noted key are computed by `forward`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..tile.lang import Mem, Number, Tile, full, where
from .arguments import Arguments
from .layout import Scratch
from .parts import carried_key, carried_value, kept, split
from .spec import Spec
from .tables import Table, read_row, transpose_in

UNIT = 32
ROW = 64  # bytes of a row of a tile: 32 numbers


@dataclass(frozen=True)
class PackAreas:
    cell: Mem  # the noted keys of the unit, as bits
    row: Mem  # one key
    turned: Mem  # values of the unit, one key to a lane


def pack_areas(m: Any, s: Spec, base: Number) -> tuple[PackAreas, Number]:
    r = Scratch(m, base)
    made = PackAreas(r.rows(1, 1, "f32"), r.rows(1, s.dim // m.lanes, "f32"), r.rows(s.vdim, 2, "f32"))
    return made, r.base + r.fixed


def pack(m: Any, s: Spec) -> None:
    """The task: one unit of one key/value head."""
    a = Arguments(m)
    area, _ = pack_areas(m, s, a.scratch)
    local, unit = m.task // a.units, m.task % a.units
    pair = a.first_pair + local
    batch, head, first = pair // a.kv_heads, pair % a.kv_heads, unit * UNIT
    count, place = m.smaller(a.keys - first, UNIT), local * a.units + unit
    cell = area.cell.base + area.cell.byte
    m.put_word(cell, 0)
    keys = Table(a.k_base + m.word(a.k_batch + 8 * batch) + head * a.k_head + first * a.k_row, a.k_row, a.k_col, s.keys)
    values = Table(
        a.v_base + m.word(a.v_batch + 8 * batch) + head * a.v_head + first * a.v_row, a.v_row, a.v_col, s.keys
    )
    pack_keys(m, s, area, keys, count, a.dim, a.packed_keys + place * (s.parts * ROW * s.dim))
    pack_values(m, s, area, values, count, a.vdim, a.packed_values + place * (s.parts * ROW * s.vdim))
    m.put_int32(a.noted + 4 * place, m.word(cell))


def _note(m: Any, area: PackAreas, bits: Number) -> None:
    cell = area.cell.base + area.cell.byte
    m.put_word(cell, m.word(cell) | bits)


def pack_keys(m: Any, s: Spec, area: PackAreas, keys: Table, count: Number, dim: Number, into: Number) -> None:
    """Rows behind the last key repeat it: their number hides them."""
    area.row.store(0, full(m, 1, s.dim // m.lanes, 0.0, "f32"))
    for key in m.range(0, UNIT):
        source = Mem(m, keys.base + m.smaller(key, count - 1) * keys.row, keys.row, keys.elem, col=keys.col)
        read_row(m, source, dim, area.row)
        x = area.row.load()
        good = carried_key(x, s.keys, s.parts)
        for _ in m.when(m.any(~good)):
            _note(m, area, 1 << key)
        for part, numbers in enumerate(split(kept(x, good) if s.keys != "bf16" else x, s.parts)):
            for c in range(s.dim // m.lanes):
                at = part * ROW * s.dim + (c // 2) * UNIT * ROW + c % 2 * (ROW // 2)
                Mem(m, into + key * ROW, ROW, "bf16", 1, 2, at).store(0, numbers.column(c))


def pack_values(m: Any, s: Spec, area: PackAreas, values: Table, count: Number, vdim: Number, into: Number) -> None:
    for d in m.range(0, s.vdim):
        area.turned.store(d, full(m, 1, 2, 0.0, "f32"))
    transpose_in(m, values, count, vdim, area.turned)
    none = Tile(m, m.filled(1, 2, 0, "i32"), "i32")

    def number(d: Number, bad: Tile) -> Tile:
        x = area.turned.load(d)
        good = carried_value(x, s.keys, s.parts)
        for part, numbers in enumerate(split(kept(x, good), s.parts)):
            Mem(m, into + d * ROW, ROW, "bf16", 2, 2, part * ROW * s.vdim).store(0, numbers)
        return bad | where(good, m.const(0, "i32"), -1)

    bad = m.fold(0, s.vdim, number, none)
    _note(m, area, m.mask(~bad.same(0)))
