"""Exact attention on machines with a matrix unit: 32 queries, units of 32 packed keys, products of bfloat16 parts.

While the vector unit turns the scores of one unit into weights, the matrix unit adds the values of the unit before and
computes the scores of the unit to come, over those that have just been read. Scores are weighed without looking for
their maximum first: a lane whose sum has grown too large takes a new reference and weighs the unit again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, ClassVar

from ..tile.lang import Mem, Number, Product, Stream, Tile, full, where
from .arguments import Arguments
from .blocks import find_words, rows_of, sight
from .finishing import normalise, write
from .functions import LN_2, LOG2_E, exp2, exp2_bfloat
from .layout import Scratch
from .pack import ROW, UNIT
from .parts import carried_key, kept, paired, pairs, split
from .scoring import Scoring, scoring, seen
from .softmax import INF, NONE, Running, renew, start
from .spec import Spec
from .tables import Table, transpose_in
from .visibility import Rows, mask_words

WIDTH = 2
LARGE = 2.0**40  # a sum of weights above this, and its lane takes a new reference
GROUP = 16  # units whose values are summed before they are added to the rest: a long running sum rounds more
FAR = 2.0**20  # a reference this far from 0 rounds too much in scale * score + shift: `forward` computes such rows

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


def forward_woven(m: Any, s: Spec) -> None:
    """The task: attention of one block of rows of one head."""
    block = begin(m, s)
    seek(block, 0)
    for _ in m.when(block.get(MORE)):
        first_unit(block)
        for _ in m.during(block.cell(MORE)):
            one_step(block)
        m.run(m.products(value_products(block, block.get(LAST), 1 - block.get(PARITY))))
    finish(block)


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


# -- products --------------------------------------------------------------------------------------------------------
def score_products(block: Block, unit: Number, into: Mem) -> list[Product]:
    """Key tile, query tile, then depth: each tile is overwritten only after `weigh` has read it."""
    s, keys = block.spec, [block.keys(unit, part) for part in range(block.spec.parts)]
    queries = [block.area.queries.at(part * s.dim // 2) for part in range(s.parts)]
    wanted = []
    for i, c in product((0, 1), (0, 1)):
        for n, ((a, b), d) in enumerate(product(pairs(s.parts), range(s.dim // 32))):
            key = keys[a].shifted((d * UNIT + 16 * i) * ROW)
            wanted.append(Product(into.at(16 * i).column(c), key, queries[b].at(16 * d).column(c), add=n > 0))
    return wanted


def value_products(block: Block, unit: Number, parity: Number) -> list[Product]:
    s, values = block.spec, [block.values(unit, part) for part in range(block.spec.parts)]
    weights = [block.weights(parity, part) for part in range(s.parts)]
    return [
        Product(block.area.out.at(16 * d).column(c), values[a].shifted(16 * d * ROW), weights[b].column(c), add=True)
        for d, c in product(range(s.vdim // 16), (0, 1))
        for a, b in pairs(s.parts)
    ]


# -- which unit comes next -------------------------------------------------------------------------------------------
def seek(block: Block, parity: Number) -> None:
    """The next unit that some lane sees, from CANDIDATE on: its number to NEXT, its words, whether there is one."""
    m, area, words = block.m, block.area, block.area.words.at(parity)
    block.put(SEEK, 1)
    block.put(MORE, 0)
    for _ in m.during(block.cell(SEEK)):
        unit = block.get(CANDIDATE)
        block.put(SEEK, 0)
        for _ in m.when(unit < block.end):
            first = unit * UNIT
            inside = m.flag(first >= m.largest(area.low.load())) & m.flag(first + UNIT <= m.smallest(area.high.load()))
            count = m.smaller(block.args.keys - first, UNIT)
            find_words(m, area, words, first, count, 1 - inside, block.mask, block.score, block.bias(parity))
            found = m.any(~words.load().same(0))
            block.put(CANDIDATE, unit + 1)
            block.put(NEXT, unit)
            block.put(MORE, found)
            block.put(SEEK, 1 - found)


def finish_scores(block: Block, unit: Number, scores: Mem, parity: Number) -> None:
    """Soft cap and score functions, where there are any: scores come out final, in natural units.

    Biases from tables alone are added while scores are weighed, so that a bias of 0 changes no bit: a bias of 0 and
    -inf is a mask.
    """
    m, change = block.m, block.score.finish
    if block.score.changes:
        scale, bias = block.args.real("scale"), block.bias(parity)
        for row in m.range(0, UNIT):
            scores.store(row, change(unit * UNIT + row, row, scores.load(row) * scale, bias))


# -- the softmax -----------------------------------------------------------------------------------------------------
def peak_of(block: Block, scores: Mem, parity: Number) -> Tile:
    """The true maximum of a unit's visible scores, in bits."""
    words = block.area.words.at(parity)

    def higher(row: Number, top: Tile) -> Tile:
        return seen(words, row, block.in_bits(scores, row, parity, 0.0), -INF).max(top)

    highest: Tile = block.m.fold(0, UNIT, higher, full(block.m, 1, WIDTH, -INF, "f32"))
    return highest


def first_unit(block: Block) -> None:
    m, area, unit = block.m, block.area, block.get(NEXT)
    block.put(NOW, unit)
    block.put(LAST, unit)
    block.put(PARITY, 0)
    m.run(m.products(score_products(block, unit, area.scores)))
    finish_scores(block, unit, area.scores, 0)
    peak = peak_of(block, area.scores, 0)
    area.shift.store(0, where(peak > -INF, -peak, NONE["f32"]))


def weigh(block: Block, masked: bool, source: Mem, parity: Number, already: Tile) -> Iterator[None]:
    """32 steps of two keys by 16 queries, in the order in which `score_products` overwrites `source`.

    Weights are summed as they will be multiplied: with one part, rounded to bfloat16.
    """
    m, s, area = block.m, block.spec, block.area
    shift, words = area.shift.load(), area.words.at(parity).load()
    into = [block.weights(parity, part) for part in range(s.parts)]
    sums = [full(m, 1, WIDTH, 0.0, "f32")] * 2
    for tile, c, r in product((0, 16), range(WIDTH), range(0, 16, 2)):
        e = (exp2_bfloat if s.parts == 1 else exp2)(block.in_bits(source, tile + r, parity, shift, 2, c))
        if masked:
            e = _only_seen(words.column(c), tile + r, e)
        parts = truncated(e, s.parts)
        for n in (0, 1):
            counted = (parts[0] if s.parts == 1 else e).row(n)
            sums[n] = sums[n].with_column(c, sums[n].column(c) + counted)
        for part, pair in zip(into, parts):
            part.column(c).store((tile + r) // 2, paired(pair.row(0), pair.row(1)))
        yield
    area.total.store(0, already + (sums[0] + sums[1]))


def _only_seen(words: Tile, key: int, e: Tile) -> Tile:
    m = words.m
    rows = [where((words & m.splat_int(1 << (key + n))).same(0), m.const(0.0, "f32"), e.row(n)) for n in (0, 1)]
    return Tile(m, m.stack([row.value for row in rows], 1), "f32")


def truncated(e: Tile, parts: int) -> list[Tile]:
    """bfloat16 parts by cutting bits off; what is cut off the first part is exactly the second and so on."""
    found = []
    for _ in range(parts):
        part = (e.bits() & -65536).from_bits()
        found.append(part)
        e = e - part
    return found


def one_step(block: Block) -> None:
    m, area, parity = block.m, block.area, block.get(PARITY)
    seek(block, 1 - parity)
    # Where no unit is left the last one is scored again: nobody reads that.
    area.before.store(0, area.total.load())
    whole = m.all(area.words.at(parity).load().same(-1))
    for _ in m.when(whole):
        weave(block, parity, masked=False)
    for _ in m.when(1 - whole):
        weave(block, parity, masked=True)
    for _ in m.when(m.any(area.total.load() > LARGE)):
        weigh_again(block, parity)
    note(block, parity)
    close_group(block)
    for _ in m.when(block.get(MORE)):
        finish_scores(block, block.get(NEXT), area.scores, 1 - parity)
    block.put(LAST, block.get(NOW))
    block.put(NOW, block.get(NEXT))
    block.put(PARITY, 1 - parity)


def close_group(block: Block) -> None:
    """Where a group of units ends, its sums are added to those of the groups before. Groups lie on a fixed grid."""
    m, out, vdim = block.m, block.area.out, block.spec.vdim
    if block.spec.parts > 1:
        for _ in m.when(1 - m.same(block.get(LAST) // GROUP, block.get(NOW) // GROUP)):
            for d in m.range(0, vdim):
                out.store(d + vdim, out.load(d + vdim) + out.load(d))
                out.store(d, full(m, 1, WIDTH, 0.0, "f32"))


def weave(block: Block, parity: Number, masked: bool) -> None:
    m, area = block.m, block.area
    matrix = value_products(block, block.get(LAST), 1 - parity) + score_products(block, block.get(NEXT), area.scores)
    m.weave(Stream(32, weigh(block, masked, area.scores, parity, area.total.load())), m.products(matrix))


def weigh_again(block: Block, parity: Number) -> None:
    """Some lane's sum is too large for its reference: take the true maximum of the unit, and weigh it again."""
    m, area = block.m, block.area
    unit, after = block.get(NOW), area.total.load()
    need = after > LARGE
    m.run(m.products(score_products(block, unit, area.spare)))
    finish_scores(block, unit, area.spare, parity)
    area.total.store(0, area.before.load())
    renew(m, block.state, need, peak_of(block, area.spare, parity), 1.0)
    m.run(Stream(32, weigh(block, True, area.spare, parity, area.total.load())))
    area.total.store(0, where(need, area.total.load(), after))


def note(block: Block, parity: Number) -> None:
    """Which lanes see a key; those that see one which parts cannot carry are flagged."""
    m, area = block.m, block.area
    area.seen.store(0, area.seen.load() | area.words.at(parity).load())
    noted = m.int32(block.args.noted + 4 * (block.local * block.args.units + block.get(NOW)))
    for _ in m.when(noted):
        area.flags.store(0, area.flags.load() | (area.words.at(parity).load() & m.splat_int(noted & 0xFFFFFFFF)))


# -- the end ---------------------------------------------------------------------------------------------------------
def finish(block: Block) -> None:
    m, s, a, area, state = block.m, block.spec, block.args, block.area, block.state
    shift = area.shift.load()
    # Also where no weight was left: the only score may lie so low that it is -inf in bits.
    flags = ~area.flags.load().same(0) | (~area.seen.load().same(0) & (shift.abs() >= FAR))
    flags = flags & (area.low.load() < area.high.load())
    for _ in m.when(m.any(flags)):
        area.flags.store(0, where(flags, m.const(1, "i32"), 0))
        at = ((block.rows.batch * a.heads + block.rows.head) * a.queries + block.rows.first) * 4
        for lane in m.range(0, block.rows.count):
            m.put_int32(a.flags + at + 4 * lane, m.int32(area.flags.base + area.flags.byte + 4 * lane))
        m.put_word(a.error + 8, 1)
    area.shift.store(0, shift * LN_2)
    if s.parts > 1:
        for d in m.range(0, s.vdim):
            area.out.store(d, area.out.load(d + s.vdim) + area.out.load(d))
    visible = Running(state.out, state.total, state.shift, a.vdim)
    normalise(m, a, visible, block.rows, state.out, 0)
    write(m, a, visible, block.rows, s.out, area.square)
