"""A part of the table of scores or weights, for those who look inside: some blocks of rows against a range of keys.

Lanes are queries, as in `forward`, and a key is a row of what is written: its numbers for all rows of the strip lie
side by side, which suits vector stores here and sums over rows and keys afterwards.
"""

from __future__ import annotations

from typing import Any

from ..tile.lang import SIZES, Mem, Tile, full, matmul
from .arguments import Arguments
from .blocks import find_words
from .forward import UNIT, WORDS, Block, Unit, areas, opened, whole_unit
from .functions import LOG2_E, exp2
from .scoring import seen
from .softmax import Running
from .spec import Spec
from .visibility import Rows

HIDDEN = {"weights": 0.0, "marked": -1.0, "scores": -float("inf")}  # what stands where a key is not seen


def strip(m: Any, s: Spec) -> None:
    """The task: one block of rows of a head against keys `first_key` to below `end_key`. vdim is 0 here.

    `reference` and `total` hold, for each row, what makes a weight of a score: exp(score - reference) * total.
    """
    a = Arguments(m)
    area, _ = areas(m, s, a.scratch, a.dim, 0)
    block = opened(m, s, a, area)
    read_rows(m, a, block.rows, block.state)
    units(block)


def read_rows(m: Any, a: Arguments, rows: Rows, state: Running) -> None:
    """Each row's reference and factor; lanes behind the last row repeat it."""
    size = state.total.col
    at = ((rows.batch * a.heads + rows.head) * a.queries + rows.first) * size
    for address, into in ((a.reference, state.shift), (a.total, state.total)):
        source = Mem(m, address + at, size, m.real)
        for lane in m.range(0, into.width * m.lanes):
            m.put_first(into.at(0, lane), source.splat(m.smaller(lane, rows.count - 1), 1, 0))


def units(block: Block) -> None:
    m, a, area, rows = block.m, block.args, block.area, block.rows
    elem, size = block.spec.keys, SIZES[block.spec.keys]
    low, high = area.low.load(), area.high.load()
    inner, outer = m.largest(low), m.smallest(high)
    keys = Mem(
        m,
        a.k_base + m.word(a.k_batch + 8 * rows.batch) + rows.head // a.group * a.k_head,
        a.k_row,
        elem,
        1,
        size,
    )
    real = SIZES[m.real]
    out = Mem(m, a.out_base + (rows.first - a.first_row) * real, a.out_row, m.real, area.scores.width, real)
    for n in m.range(a.first_key // UNIT, (a.end_key + UNIT - 1) // UNIT):
        at = n * UNIT
        count = m.smaller(a.keys - at, UNIT)
        partly = m.flag(at < inner) | m.flag(at + UNIT > outer)
        find_words(m, area, area.words, at, count, partly, block.mask, block.score, area.bias)
        some = m.any(~area.words.load(0, WORDS).same(0))
        into = out.at(at - a.first_key)
        for _ in m.when(some):
            one_unit(block, whole_unit(block, at, count, keys.at(at), keys.at(at)), into)
        for _ in m.when(1 - some):
            for key in m.range(0, count):
                into.store(key, full(m, 1, into.width, HIDDEN[block.spec.kernel], m.real))


def one_unit(block: Block, unit: Unit, into: Mem) -> None:
    """Scores of a unit, finished, and hidden where they are not seen; or what they weigh."""
    m, a, area, state = block.m, block.args, block.area, block.state
    finish, hidden = block.score.finish, HIDDEN[block.spec.kernel]
    matmul(m, area.scores, unit.keys, area.queries, unit.height, a.dim, block.micro, ragged=False)
    for key in m.range(0, unit.count):
        x = area.scores.load(key)
        if finish:
            x = finish(unit.first + key, key, x, area.bias)
        if block.spec.kernel != "scores":
            x = weight(state, x)
        into.store(key, seen(area.words, key, x, hidden))


def weight(state: Running, score: Tile) -> Tile:
    return exp2((score - state.shift.load()) * LOG2_E) * state.total.load()
