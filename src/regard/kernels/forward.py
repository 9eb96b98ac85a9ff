"""Exact attention for one block of queries, on any machine and for any type of number.

Lanes are queries: S^T = K Q^T and O^T = V^T P^T, one unit of keys at a time. Keys and values are read where they lie.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ..tile.lang import SIZES, Mem, Number, full, matmul, where
from .arguments import Arguments
from .blocks import find_words, rows_of, sight
from .finishing import hurt, normalise, write
from .layout import Scratch
from .scoring import Scoring, scoring, seen
from .softmax import Running, start, weigh
from .spec import Spec
from .tables import Table, copy_rows, transpose_in
from .values import SHRINK, clean, restore
from .visibility import Rows, mask_words
from .watching import ROWS, watch, write_watched

UNIT = 64  # keys; the grid is fixed at key 0
WORDS = UNIT // 32
GROUP = 16  # units whose values are summed before they are added to the rest: a long running sum rounds more
LINE = 64  # bytes behind each row of a copy: rows a power of two apart would share few sets of the first-level cache
MICRO = {64: 8, 32: 4, 16: 4}  # rows of a matrix product held in registers, by the bytes of a register


@dataclass(frozen=True)
class Areas:
    """Scratch memory of a block; rows hold one number per query."""

    index: Mem
    position: Mem
    low: Mem
    high: Mem
    words: Mem
    staging: Mem
    turn: Mem  # which attempt at a block this is
    shift: Mem
    total: Mem
    scores: Mem
    bias: Mem
    square: Mem  # as many rows as lanes, for transposing
    keys: Mem  # a copy of a unit: of the last, if it is short, with zeros behind; of each, where numbers have 16 bits
    values: Mem
    clean: Mem  # values of a unit with zeros for what is not finite
    queries: Mem
    out: Mem  # rows of a group of units, and behind them of the groups before
    kept: Mem
    watched: Mem
    words_per_unit: ClassVar[int] = WORDS


def areas(m: Any, s: Spec, base: Number, dim: Number, vdim: Number) -> tuple[Areas, Number]:
    """The areas of a thread's scratch memory from an address on, and their end. Called with integers, it counts."""
    r, w, real, size = Scratch(m, base), s.width, s.real, SIZES[s.real]
    mems = [
        *(r.rows(1, w, "i32") for _ in range(4)),
        r.rows(WORDS, w, "i32"),
        r.rows(WORDS + 1, w, "i32"),
        *(r.rows(1, w, real) for _ in range(3)),
        r.rows(UNIT, w, real),
        r.rows(UNIT * min(s.tables, 2), w, real),
        r.rows(m.lanes, 1, real),
        r.table(UNIT, dim * size + LINE, real),
        r.table(UNIT, vdim * size + LINE, real),
        r.table(UNIT, vdim * size + LINE, real),
        r.rows(dim, w, real),
        r.rows(2 * vdim, w, real),
        r.rows(vdim, w, real),
        r.rows(ROWS if s.watched else 0, w, real),
    ]
    return Areas(*mems), r.base + r.fixed


@dataclass(frozen=True)
class Block:
    """One task: everything its units have in common."""

    m: Any
    spec: Spec
    args: Arguments
    area: Areas
    rows: Rows
    state: Running
    score: Scoring
    mask: Any
    micro: int


@dataclass(frozen=True)
class Unit:
    """Keys from `first` on, of which `count` exist, and where their rows lie; `height`: how many are computed."""

    first: Number
    count: Number
    height: Number
    keys: Mem
    values: Mem


def forward(m: Any, s: Spec) -> None:
    """The task: attention of one block of rows of one head."""
    a = Arguments(m)
    area, _ = areas(m, s, a.scratch, a.dim, a.vdim)
    work = opened(m, s, a, area)
    rows, state = work.rows, work.state
    attempts(work)
    if s.watched:
        write_watched(m, a, area.watched, area.shift, area.total, rows)
    normalise(m, a, state, rows, area.kept, _turn(work))
    write(m, a, state, rows, s.out, area.square)


def opened(m: Any, s: Spec, a: Arguments, area: Areas) -> Block:
    """The task's rows, their queries as lanes, and what may be seen of which scores."""
    pair, block = task(m, a)
    rows = rows_of(m, a, area, pair // a.heads, pair % a.heads, block)
    base = a.q_base + m.word(a.q_batch + 8 * rows.batch) + rows.head * a.q_head + rows.first * a.q_row
    queries = Table(base, a.q_row, a.q_col, s.queries)
    transpose_in(m, queries, rows.count, a.dim, area.queries, a.real("scale"))
    sight(m, a, rows, area)
    parameters = a.parameters()
    mask = mask_words(m, s.mask, parameters, a, rows) if s.mask else None
    score = scoring(m, s, parameters, a, rows)
    watcher = watch(m, area.watched, rows) if s.watched else None
    state = Running(area.out, area.total, area.shift, a.vdim, watcher)
    return Block(m, s, a, area, rows, state, score, mask, MICRO[m.lanes * SIZES[m.real]])


def task(m: Any, a: Arguments) -> tuple[Number, Number]:
    """Head and block of a task: heads one after the other, blocks from the last (the longest if causal) on."""
    cell = m.task
    order, blocks = a.order, a.blocks
    chosen = m.word(m.pick(order, order + 8 * cell, a.base))
    cell = m.pick(order, chosen, cell)
    return cell // blocks, blocks - 1 - cell % blocks


def _turn(block: Block) -> Number:
    return block.m.word(block.area.turn.base + block.area.turn.byte)


def attempts(block: Block) -> None:
    """Run the block; where values hurt rows that do not see them, or sums overflow, run it again with care.

    That is found when the block is done, so that it costs nothing where values are ordinary. Turn 1 takes values that
    are not finite out of the products; turn 2 also makes all values small, and serves the elements still not finite.
    """
    m, area, last = block.m, block.area, 2 if block.spec.keys == "f16" else 3
    m.put_word(area.turn.base + area.turn.byte, 0)
    for turn in m.range(0, last):
        for _ in m.when(m.same(turn, _turn(block))):
            units(block, turn)
            for _ in m.when(hurt(m, block.state) & m.flag(turn < last - 1)):
                for d in m.range(0, block.args.vdim):
                    area.kept.store(d, area.out.load(d))
                m.put_word(area.turn.base + area.turn.byte, turn + 1)


def units(block: Block, turn: Number) -> None:
    """All units of keys that some lane of the block may see, in order."""
    m, a, area, rows = block.m, block.args, block.area, block.rows
    state = replace(block.state, vdim=2 * a.vdim)
    start(m, state)
    low, high = area.low.load(), area.high.load()
    begin, end = m.smallest(low), m.larger(m.largest(high), 0)
    inner, outer = m.largest(low), m.smallest(high)
    group, size, elem = rows.head // a.group, SIZES[block.spec.keys], block.spec.keys
    keys = Mem(m, a.k_base + m.word(a.k_batch + 8 * rows.batch) + group * a.k_head, a.k_row, elem, 1, size)
    values = Mem(m, a.v_base + m.word(a.v_batch + 8 * rows.batch) + group * a.v_head, a.v_row, elem, 1, size)
    for n in m.range(begin // UNIT, (end + UNIT - 1) // UNIT):
        at = n * UNIT
        count = m.smaller(a.keys - at, UNIT)
        partly = m.flag(at < inner) | m.flag(at + UNIT > outer)
        find_words(m, area, area.words, at, count, partly, block.mask, block.score, area.bias)
        for _ in m.when(m.any(~area.words.load(0, WORDS).same(0))):
            one_unit(block, whole_unit(block, at, count, keys.at(at), values.at(at)), state, turn)
        for _ in m.when(m.same(n % GROUP, GROUP - 1)):
            close_group(block)
    close_group(block)
    for d in m.range(0, a.vdim):
        area.out.store(d, area.out.load(d + a.vdim))


def close_group(block: Block) -> None:
    """The sums of a group of units are added to those of the groups before. Groups lie on a fixed grid."""
    m, out, vdim = block.m, block.area.out, block.args.vdim
    for d in m.range(0, vdim):
        out.store(d + vdim, out.load(d + vdim) + out.load(d))
        out.store(d, full(m, 1, out.width, 0.0, m.real))


def whole_unit(block: Block, at: Number, count: Number, keys: Mem, values: Mem) -> Unit:
    """Where the rows of a unit can be read: in place, or copied, with rows of zeros up to a whole panel.

    A unit that would end behind the last key is copied. So is every unit of 16-bit numbers: widened once, a number
    then enters each product by one load, instead of by a load and two shuffles.
    """
    m, a, area = block.m, block.args, block.area
    height = (count + block.micro - 1) // block.micro * block.micro
    narrow = block.spec.keys != m.real
    copied = 1 if narrow else m.flag(count < UNIT)
    for _ in m.when(copied):
        copy_rows(m, keys, count, a.dim, area.keys, height)
        copy_rows(m, values, count, a.vdim, area.values, height)
    if narrow:
        return Unit(at, count, height, area.keys, area.values)
    return Unit(at, count, height, _either(m, copied, area.keys, keys), _either(m, copied, area.values, values))


def _either(m: Any, flag: Number, a: Mem, b: Mem) -> Mem:
    return replace(b, base=m.pick(flag, a.base + a.byte, b.base + b.byte), byte=0, row=m.pick(flag, a.row, b.row))


def one_unit(block: Block, unit: Unit, state: Running, turn: Number) -> None:
    """Scores, weights and weighted values of one unit."""
    m, a, area = block.m, block.args, block.area
    first = ask(block, unit, 0, UNIT) if block.score.ask else None
    second = ask(block, unit, 1, a.vdim) if block.score.ask else None
    matmul(m, area.scores, unit.keys, area.queries, unit.height, a.dim, block.micro, False, False, first)  # S^T = K Q^T
    softmax(block, unit, state)  # P^T = exp(S^T + shift)
    for _ in m.when(turn):
        factor = where(m.splat_int(turn) > 1, m.const(SHRINK, m.real), 1.0)
        clean(m, unit.values, a.vdim, area.clean, factor, unit.height)
    values = _either(m, m.flag(turn > 0), area.clean, unit.values)
    matmul(m, area.out, values.T, area.scores, a.vdim, unit.height, block.micro, True, True, second)  # O^T += V^T P^T
    for _ in m.when(turn):
        restore(
            m, unit.values, a.vdim, area.out, area.scores, lambda key, x, y: seen(area.words, key, x, y), unit.height
        )


def ask(block: Block, unit: Unit, half: int, panels: Number) -> Callable[[Number], None]:
    """Biases of the next unit are asked for a few rows at a time, between panels of a product: all at once would have
    to wait. Half of the rows beside one product, half beside the other, which has so many rows of panels."""
    m, rows = block.m, block.area.scores.width * block.m.lanes // 2

    def some(row: Number) -> None:
        for lane in m.range(row * rows // panels, (row + block.micro) * rows // panels):
            block.score.ask(unit.first + UNIT, UNIT, half * rows + lane)

    return some


def softmax(block: Block, unit: Unit, state: Running) -> None:
    """Written twice: a unit seen whole needs no selection. Both copies give the same bits."""
    m, area = block.m, block.area
    finish = block.score.finish
    change = (lambda key, x: finish(unit.first + key, key, x, area.bias)) if finish else None
    whole = m.all(area.words.load(0, WORDS).same(-1))
    for _ in m.when(whole):
        weigh(m, state, area.scores, unit.height, lambda key, x, other: x, change, unit.first)
    for _ in m.when(1 - whole):
        hide = lambda key, x, other: seen(area.words, key, x, other)
        weigh(m, state, area.scores, unit.height, hide, change, unit.first)
