"""One query row per head against many keys: keys and values are read once, in order, at the speed of memory.

Lanes are numbers of a key (for scores), keys (for the softmax) and numbers of a value. A task is one chunk of keys of
one key/value head, with all query heads that share it, four of them at a time; chunks are merged by `merge_chunks` of
execution.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from ..tile.lang import SIZES, Mem, Number, Tile, full, where
from .arguments import Arguments
from .blocks import find_words
from .functions import LOG2_E, exp2
from .layout import Scratch
from .reading import UNIT as UNIT
from .reading import Heads, Task, add_values, multiply, registers, sums_of_lanes
from .scoring import Scoring, scoring
from .softmax import INF, NONE, Running, renew
from .spec import Spec
from .tables import read_row
from .visibility import Rows, mask_words

CHUNK = 1024  # keys; the grid is fixed at key 0

BUNDLE = 4  # query heads that are worked on together


@dataclass(frozen=True)
class Areas:
    """Scratch memory of a task, for each of the query heads that share a key/value head."""

    index: Mem  # the query row, 0, and its position, in every lane
    position: Mem
    low: Mem
    high: Mem
    staging: Mem
    words: Mem
    bias: Mem  # biases of a unit, a row for each key
    line: Mem  # and as they are added: keys in lanes
    tails: Mem  # the last numbers of as many keys as there are lanes, filled up with zeros
    products: Mem  # of as many keys: a register for each head, to be summed over its lanes
    scores: Mem  # of a unit, for each head of a bundle, keys in lanes: they become weights
    peak: Mem
    shift: Mem
    total: Mem
    query: Mem
    queries: Mem
    out: Mem
    words_per_unit: ClassVar[int] = UNIT // 32


def areas(m: Any, s: Spec, base: Number, dim: Number, vdim: Number, group: Number) -> tuple[Areas, Number]:
    """The areas of a thread's scratch memory from an address on, and their end."""
    r, real = Scratch(m, base), s.real
    mems = [
        *(r.rows(1, 1, "i32") for _ in range(4)),
        r.rows(UNIT // 32 + 2, 1, "i32"),
        r.rows(UNIT // 32, 1, "i32"),
        r.rows(UNIT * min(s.tables, 2), 1, real),
        r.rows(UNIT // m.lanes, 1, real),
        r.rows(m.lanes, 1, real),
        r.rows(m.lanes, BUNDLE, real),
        r.rows(BUNDLE * (UNIT // m.lanes), 1, real),
        r.rows(BUNDLE, 1, real),
        r.rows(group, 1, real),
        r.rows(group, 1, real),
        r.rows(registers(m, dim), 1, real),
        r.rows(group * registers(m, dim), 1, real),
        r.rows(group * registers(m, vdim), 1, real),
    ]
    return Areas(*mems), r.base + r.fixed


def decode(m: Any, s: Spec) -> None:
    a = Arguments(m)
    area, _ = areas(m, s, a.scratch, a.dim, a.vdim, a.group)
    pair, chunk = m.task // a.blocks, m.task % a.blocks
    batch, head = pair // a.kv_heads, pair % a.kv_heads
    low, high = reach(m, a, batch, chunk)
    size = SIZES[s.keys]
    keys = Mem(m, a.k_base + m.word(a.k_batch + 8 * batch) + head * a.k_head, a.k_row, s.keys, 1, size)
    values = Mem(m, a.v_base + m.word(a.v_batch + 8 * batch) + head * a.v_head, a.v_row, s.keys, 1, size)
    task = Task(m, s, a, area, low, high, keys, values, batch, head)
    area.index.store(0, m.const(0, "i32"))
    area.position.store(0, m.splat_int(m.word(a.offset + 8 * batch)))
    area.low.store(0, m.splat_int(low))
    area.high.store(0, m.splat_int(high))
    bundled = 0 if task.selective else a.group // BUNDLE * BUNDLE
    for r in m.range(0, a.group):
        begin(task, r, bundled)
    for unit in m.range(low // UNIT, (high + UNIT - 1) // UNIT):
        if not task.selective:
            for r in m.range(0, bundled, BUNDLE):
                attend(task, unit * UNIT, Heads(r, BUNDLE))
        for r in m.range(bundled, a.group):
            one_head(task, unit * UNIT, Heads(r, 1))
    first = (chunk * (a.kv_heads * a.entries) + pair) * a.group
    for r in m.range(0, a.group):
        end(task, first + r, r)


def reach(m: Any, a: Arguments, batch: Number, chunk: Number) -> tuple[Number, Number]:
    """The keys of a chunk that the query of a batch entry sees."""
    position = m.word(a.offset + 8 * batch)
    end = m.smaller(m.word(a.key_limits + 8 * batch), position + a.right + 1)
    end = m.pick(m.word(a.query_limits + 8 * batch), end, 0)
    low = m.larger(position - a.left, chunk * CHUNK)
    return low, m.larger(m.smaller(end, chunk * CHUNK + CHUNK), low)


def begin(task: Task, r: Number, bundled: Number) -> None:
    """The query of one head, scaled, to its place in its bundle; sums at zero."""
    m, s, a, area = task.m, task.spec, task.args, task.area
    batch, head = task.batch, task.head * a.group + r
    zero = full(m, 1, 1, 0.0, s.real)
    for c in m.range(0, registers(m, a.dim)):
        area.query.store(c, zero)
    base = a.q_base + m.word(a.q_batch + 8 * batch) + head * a.q_head
    read_row(m, Mem(m, base, a.q_row, s.queries, col=a.q_col), a.dim, area.query)
    many = m.flag(r < bundled)
    first, count = m.pick(many, r // BUNDLE * BUNDLE, r), m.pick(many, BUNDLE, 1)
    place = task.queries(Heads(first, 1))
    place = replace(place, base=place.base + (r - first) * task.register, row=count * task.register)
    for c in m.range(0, registers(m, a.dim)):
        place.store(c, area.query.load(c) * a.real("scale"))
    out = task.out(Heads(r, 1))
    for c in m.range(0, registers(m, a.vdim)):
        out.store(c, zero)
    area.total.store(r, zero)
    area.shift.store(r, full(m, 1, 1, NONE[s.real], s.real))


# -- a unit of keys ----------------------------------------------------------------------------------------------------
def one_head(task: Task, first: Number, heads: Heads) -> None:
    """A unit for one head: where a mask or a table of biases may hide keys, it is asked which ones."""
    if not task.selective:
        attend(task, first, heads)
        return
    m, area = task.m, task.area
    rows = _rows(task, heads.first)
    mask = mask_words(m, task.spec.mask, task.args.parameters(), task.args, rows) if task.spec.mask else None
    score = _scoring(task, rows)
    count = m.smaller(task.args.keys - first, UNIT)
    find_words(m, area, area.words, first, count, 1, mask, score, area.bias)
    fill_line(task, score)
    for _ in m.when(m.any(~area.words.load(0, UNIT // 32).same(0))):
        attend(task, first, heads)


def _rows(task: Task, r: Number) -> Rows:
    a, area = task.args, task.area
    return Rows(
        task.batch, task.head * a.group + r, 0, task.m.smaller(a.queries, 1), area.index, area.position, area.staging
    )


def _scoring(task: Task, rows: Rows) -> Scoring:
    """Parameters of the bias terms stand behind those of the mask."""
    parameters = task.args.parameters()
    if task.spec.mask:
        mask_words(task.m, task.spec.mask, parameters, task.args, rows)
    return scoring(task.m, task.spec, parameters, task.args, rows)


def fill_line(task: Task, score: Scoring) -> None:
    """Biases read for a unit, from lane 0 of a row for each key to a lane for each key."""
    m, area, size = task.m, task.area, SIZES[task.spec.real]
    if score.fill:
        line = Mem(m, area.line.base, 0, m.real, 1, size, area.line.byte)
        for key in m.range(0, UNIT):
            m.put_first(line.at(0, key), area.bias.splat(key, 1, 0))


def attend(task: Task, first: Number, heads: Heads) -> None:
    """Scores, weights and weighted values of a unit of keys for a bundle of query heads."""
    m, a, area = task.m, task.args, task.area
    each = UNIT // m.lanes
    for h in m.range(0, heads.count):
        area.peak.store(h, full(m, 1, 1, -INF, m.real))
    for n in m.range(0, each):
        multiply(task, heads, first + n * m.lanes)
        for h in m.range(0, heads.count):
            scores = visible_scores(task, heads, h, first, n)
            area.scores.store(h * each + n, scores)
            area.peak.store(h, scores.max(area.peak.load(h)))
    for h in m.range(0, heads.count):
        r = heads.first + h
        out = task.out(Heads(r, 1))
        state = Running(out, area.total.at(r), area.shift.at(r), registers(m, a.vdim))
        softmax(task, state, area.scores.at(h * each), area.peak.load(h))
    size = SIZES[m.real]
    add_values(task, heads, first, Mem(m, area.scores.base, UNIT * size, m.real, 1, size, area.scores.byte))


def visible_scores(task: Task, heads: Heads, h: Number, unit: Number, n: Number) -> Tile:
    """Final scores of register n of a unit's keys, one in each lane; -inf for those that are not seen."""
    m, area = task.m, task.area
    first = unit + n * m.lanes
    scores, key = sums_of_lanes(task, heads, h), m.lane_numbers(1) + m.splat_int(first)
    score = _scoring(task, _rows(task, heads.first + h))
    if score.finish:
        scores = score.finish(key, n, scores, area.line)
    if task.selective:
        bit = m.const(1, "i32") << ((key - m.splat_int(unit)) & 31)
        word = m.splat_int(m.int32(_address(area.words.at(n * m.lanes // 32))))
        visible = ~(word & bit).same(0)
    else:
        visible = (key >= area.low.load()) & (key < area.high.load())
    return where(visible, scores, m.const(-INF, m.real))


def _address(mem: Mem) -> Number:
    return mem.base + mem.byte


def softmax(task: Task, state: Running, scores: Mem, peak: Tile) -> None:
    """Scores of the unit become weights relative to the largest score so far."""
    m = task.m
    distance = m.lanes // 2
    while distance:
        peak = m.swapped(peak, distance).max(peak)
        distance //= 2
    need = peak + state.shift.load() > 0.0
    for _ in m.when(m.any(need)):
        renew(m, state, need, peak)
    shift, sums = state.shift.load(), full(m, 1, 1, 0.0, m.real)
    for n in range(UNIT // m.lanes):
        weights = exp2((scores.load(n) + shift) * LOG2_E)
        scores.store(n, weights)
        sums = sums + weights
    distance = m.lanes // 2
    while distance:
        sums = sums + m.swapped(sums, distance)
        distance //= 2
    state.total.store(0, state.total.load() + sums)


def end(task: Task, place: Number, r: Number) -> None:
    """Sums of weighted values, total and reference of a chunk, as they are."""
    m, a, area, size = task.m, task.args, task.area, SIZES[task.spec.real]
    out = task.out(Heads(r, 1))
    source = Mem(m, out.base, 0, m.real, 1, size, out.byte)
    target = Mem(m, a.out_base + place * (a.vdim * size), 0, m.real, 1, size)
    for d in m.range(0, a.vdim):
        m.put_first(target.at(0, d), source.splat(0, 1, d))
    reference = where(area.total.load(r).same(0.0), m.const(-INF, m.real), -area.shift.load(r))
    m.put_first(Mem(m, a.reference, 0, m.real, 1, size).at(0, place), reference)
    m.put_first(Mem(m, a.total, 0, m.real, 1, size).at(0, place), area.total.load(r))
