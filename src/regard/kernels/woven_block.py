"""The ground a woven block works on: its scratch memory, its place in packed keys and values, its queries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ..tile.lang import Mem, Number, Tile, full, where
from .arguments import Arguments
from .blocks import rows_of, sight
from .functions import LOG2_E
from .layout import Scratch
from .pack import ROW, UNIT
from .parts import carried_key, kept, paired, split
from .scoring import Scoring, scoring
from .softmax import Running, start
from .spec import Spec
from .tables import Table, transpose_in
from .visibility import Rows, mask_words

WIDTH = 2
NOW, NEXT, LAST, MORE, SEEK, PARITY, CANDIDATE = range(7)  # cells: whole numbers that loops carry


@dataclass(frozen=True)
class Areas:
    """Scratch memory of a block. What belongs to a unit comes twice: for even and for odd steps."""

    index: Mem
    position: Mem
    low: Mem
    high: Mem
    staging: Mem
    words: Mem
    flags: Mem  # lanes that `forward` must compute
    seen: Mem  # not 0 in lanes that have seen a key
    cells: Mem
    shift: Mem
    before: Mem  # totals before the unit
    total: Mem
    square: Mem
    scores: Mem
    spare: Mem
    bias: Mem
    weights: Mem  # rows of key pairs
    queries: Mem  # rows of pairs of numbers
    out: Mem  # rows of a group of units, and behind them of the groups before
    turned: Mem  # queries as float32
    words_per_unit: ClassVar[int] = 1


def areas(m: Any, s: Spec, base: Number) -> tuple[Areas, Number]:
    """The areas of a thread's scratch memory from an address on, and their end."""
    r, w = Scratch(m, base), WIDTH
    mems = [
        *(r.rows(1, w, "i32") for _ in range(4)),
        r.rows(3, w, "i32"),
        r.rows(2, w, "i32"),
        r.rows(1, w, "i32"),
        r.rows(1, w, "i32"),
        r.rows(1, w, "f32"),
        *(r.rows(1, w, "f32") for _ in range(3)),
        r.rows(m.lanes, 1, "f32"),
        r.rows(UNIT, w, "f32"),
        r.rows(UNIT, w, "f32"),
        r.rows(2 * UNIT * min(s.tables, 2), w, "f32"),
        r.rows(2 * s.parts * UNIT // 2, w, "i32"),
        r.rows(s.parts * s.dim // 2, w, "i32"),
        r.rows(out_rows(s), w, "f32"),
        r.rows(s.dim, w, "f32"),
    ]
    return Areas(*mems), r.base + r.fixed


def out_rows(s: Spec) -> int:
    """One bfloat16 part rounds more than a long sum does: only more parts are worth two levels of summing."""
    return s.vdim if s.parts == 1 else 2 * s.vdim


@dataclass(frozen=True)
class Block:
    """One task: everything its units have in common. `local` is the packed head, `scale` a score of 1 in bits."""

    m: Any
    spec: Spec
    args: Arguments
    area: Areas
    rows: Rows
    state: Running
    score: Scoring
    mask: Any
    local: Number
    scale: Tile
    end: Number  # one behind the last unit

    def cell(self, n: int) -> Number:
        return self.area.cells.base + self.area.cells.byte + 8 * n

    def get(self, n: int) -> Number:
        return self.m.word(self.cell(n))

    def put(self, n: int, value: Number) -> None:
        self.m.put_word(self.cell(n), value)

    def bias(self, parity: Number) -> Mem:
        return self.area.bias.at(parity * (UNIT * min(self.spec.tables, 2))) if self.spec.tables else self.area.bias

    def in_bits(self, scores: Mem, row: Number, parity: Number, shift: Any, rows: int = 1, column: Any = None) -> Tile:
        """Scores in bits, plus a shift, with biases from tables: the shift, and only then the product, is rounded."""
        bias = self.bias(parity)
        if column is not None:
            scores, bias, shift = scores.column(column), bias.column(column), shift.column(column)
        if self.score.fill and not self.score.changes:
            shift = bias.load(row, rows).fma(LOG2_E, shift)
        return scores.load(row, rows).fma(self.scale, shift)

    def weights(self, parity: Number, part: int) -> Mem:
        return self.area.weights.at(parity * (self.spec.parts * UNIT // 2)).at(part * UNIT // 2)

    def keys(self, unit: Number, part: int) -> Mem:
        place = (self.local * self.args.units + unit) * (self.spec.parts * ROW * self.spec.dim)
        return Mem(self.m, self.args.packed_keys + place, ROW, "bf16", byte=part * ROW * self.spec.dim)

    def values(self, unit: Number, part: int) -> Mem:
        place = (self.local * self.args.units + unit) * (self.spec.parts * ROW * self.spec.vdim)
        return Mem(self.m, self.args.packed_values + place, ROW, "bf16", byte=part * ROW * self.spec.vdim)


def begin(m: Any, s: Spec) -> Block:
    a = Arguments(m)
    area, _ = areas(m, s, a.scratch)
    group, blocks = a.group, a.blocks
    local, rest = m.task // (group * blocks), m.task % (group * blocks)
    pair = a.first_pair + local
    batch, head = pair // a.kv_heads, pair % a.kv_heads * group + rest // blocks
    rows = rows_of(m, a, area, batch, head, blocks - 1 - rest % blocks)
    read_queries(m, s, a, rows, area)
    sight(m, a, rows, area)
    parameters = a.parameters()
    mask = mask_words(m, s.mask, parameters, a, rows) if s.mask else None
    score = scoring(m, s, parameters, a, rows)
    state = Running(area.out, area.total, area.shift, out_rows(s))
    scale = m.const(LOG2_E, "f32") if score.changes else a.real("scale") * LOG2_E
    start(m, state)
    area.seen.store(0, Tile(m, m.filled(1, WIDTH, 0, "i32"), "i32"))
    for r in m.range(0, s.parts * UNIT):
        area.weights.store(r, Tile(m, m.filled(1, WIDTH, 0, "i32"), "i32"))
    end = (m.larger(m.largest(area.high.load()), 0) + UNIT - 1) // UNIT
    block = Block(m, s, a, area, rows, state, score, mask, local, scale, end)
    block.put(CANDIDATE, m.smallest(area.low.load()) // UNIT)
    return block


def read_queries(m: Any, s: Spec, a: Arguments, rows: Rows, area: Areas) -> None:
    """Queries as rows of pairs, a part after the other; lanes that parts cannot carry are flagged."""
    base = a.q_base + m.word(a.q_batch + 8 * rows.batch) + rows.head * a.q_head + rows.first * a.q_row
    for d in range(s.dim - 32, s.dim):
        area.turned.store(d, full(m, 1, WIDTH, 0.0, "f32"))
    transpose_in(m, Table(base, a.q_row, a.q_col, s.queries), rows.count, a.dim, area.turned)

    def pair(d: Number, bad: Tile) -> Tile:
        rows_ = [area.turned.load(2 * d + n) for n in (0, 1)]
        good = [carried_key(x, s.queries, s.parts) for x in rows_]
        numbers = [split(kept(x, g) if s.queries != "bf16" else x, s.parts) for x, g in zip(rows_, good)]
        for part in range(s.parts):
            area.queries.store(d + part * s.dim // 2, paired(numbers[0][part], numbers[1][part]))
        return bad | where(good[0] & good[1], m.const(0, "i32"), -1)

    area.flags.store(0, m.fold(0, s.dim // 2, pair, Tile(m, m.filled(1, WIDTH, 0, "i32"), "i32")))
