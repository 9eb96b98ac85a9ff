"""Exact attention on machines with a matrix unit: 32 queries, units of 32 packed keys, products of bfloat16 parts.

While the vector unit turns the scores of one unit into weights, the matrix unit adds the values of the unit before and
computes the scores of the unit to come, over those that have just been read. Scores are weighed without looking for
their maximum first: a lane whose sum has grown too large takes a new reference and weighs the unit again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from ..tile.lang import Mem, Number, Product, Stream, Tile, full, where
from .blocks import find_words
from .finishing import normalise, write
from .functions import LN_2, exp2, exp2_bfloat
from .pack import ROW, UNIT
from .parts import paired, pairs
from .scoring import seen
from .softmax import INF, NONE, Running, renew
from .spec import Spec
from .woven_block import CANDIDATE, LAST, MORE, NEXT, NOW, PARITY, SEEK, WIDTH, Block, begin

LARGE = 2.0**40  # a sum of weights above this, and its lane takes a new reference
GROUP = 16  # units whose values are summed before they are added to the rest: a long running sum rounds more
FAR = 2.0**20  # a reference this far from 0 rounds too much in scale * score + shift: `forward` computes such rows


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


def weigh(block: Block, masked: bool, source: Mem, parity: Number) -> Stream:
    """The weights of a unit. Where nothing is woven, the same in a loop: a fifth of the text."""
    area, already = block.area, block.area.total.load()
    unit = Weighing(block, masked, source, parity, area.shift.load(), area.words.at(parity).load())
    return Stream(32, unit.steps(already)) if block.m.weaves else Stream(0, unit.loop(already))


@dataclass(frozen=True)
class Weighing:
    """Scores of a unit become weights, two keys at a time.

    Weights are summed as they will be multiplied: with one part, rounded to bfloat16.
    """

    block: Block
    masked: bool
    source: Mem
    parity: Number
    shift: Tile
    words: Tile

    def steps(self, already: Tile) -> Iterator[None]:
        """32 steps of two keys by 16 queries, in the order in which `score_products` overwrites the scores."""
        sums = full(self.block.m, 2, WIDTH, 0.0, "f32")
        for tile, c, r in product((0, 16), range(WIDTH), range(0, 16, 2)):
            sums = sums.with_column(c, sums.column(c) + self.pair(tile + r, c))
            yield
        self.block.area.total.store(0, already + (sums.row(0) + sums.row(1)))

    def loop(self, already: Tile) -> Iterator[None]:
        m = self.block.m

        def both(i: Number, sums: Tile) -> Tile:
            for c in range(WIDTH):
                sums = sums.with_column(c, sums.column(c) + self.pair(2 * i, c))
            return sums

        sums = m.fold(0, UNIT // 2, both, full(m, 2, WIDTH, 0.0, "f32"))
        self.block.area.total.store(0, already + (sums.row(0) + sums.row(1)))
        yield from ()

    def pair(self, row: Number, c: int) -> Tile:
        """Weights of keys row and row + 1 for column c of the queries: stored, and as they are to be summed."""
        block, parts = self.block, self.block.spec.parts
        e = (exp2_bfloat if parts == 1 else exp2)(block.in_bits(self.source, row, self.parity, self.shift, 2, c))
        if self.masked:
            e = _only_seen(self.words.column(c), row, e)
        cut = truncated(e, parts)
        for n, pair in enumerate(cut):
            block.weights(self.parity, n).column(c).store(row // 2, paired(pair.row(0), pair.row(1)))
        return cut[0] if parts == 1 else e


def _only_seen(words: Tile, key: Number, e: Tile) -> Tile:
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
    if not m.weaves:
        m.run(products_beside(block, parity))
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
    m, weights = block.m, weigh(block, masked, block.area.scores, parity)
    if m.weaves:
        m.weave(weights, products_beside(block, parity))
    else:
        m.run(weights)


def products_beside(block: Block, parity: Number) -> Stream:
    """While a unit is weighed: the values of the one before, and the scores of the next."""
    wanted = value_products(block, block.get(LAST), 1 - parity)
    found: Stream = block.m.products(wanted + score_products(block, block.get(NEXT), block.area.scores))
    return found


def weigh_again(block: Block, parity: Number) -> None:
    """Some lane's sum is too large for its reference: take the true maximum of the unit, and weigh it again."""
    m, area = block.m, block.area
    unit, after = block.get(NOW), area.total.load()
    need = after > LARGE
    m.run(m.products(score_products(block, unit, area.spare)))
    finish_scores(block, unit, area.spare, parity)
    area.total.store(0, area.before.load())
    renew(m, block.state, need, peak_of(block, area.spare, parity), 1.0)
    m.run(weigh(block, True, area.spare, parity))
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
