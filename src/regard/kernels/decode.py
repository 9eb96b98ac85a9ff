"""One query row per head against many keys: keys and values are read once, in order, at the speed of memory.

Lanes are numbers of a key (for scores), keys (for the softmax) and numbers of a value. A task is one chunk of keys of
one key/value head, with all query heads that share it; chunks are merged by `merge_chunks` of execution.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ..tile.lang import SIZES, Mem, Number, Tile, full, where
from .arguments import Arguments
from .blocks import find_words
from .functions import LOG2_E, exp2
from .layout import Scratch
from .scoring import Scoring, scoring, seen
from .softmax import INF, NONE, Running, renew
from .spec import Spec
from .tables import read_row
from .visibility import Rows, mask_words

CHUNK = 1024  # keys; the grid is fixed at key 0
UNIT = 64
WIDE = (8, 4, 1)  # registers of a value that are summed at a time
AHEAD = 16  # rows


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
    scores: Mem  # one unit, keys in lanes: they become weights
    shift: Mem
    total: Mem
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
        r.rows(UNIT // m.lanes, 1, real),
        r.rows(group, 1, real),
        r.rows(group, 1, real),
        r.rows(group * registers(m, dim), 1, real),
        r.rows(group * registers(m, vdim), 1, real),
    ]
    return Areas(*mems), r.base + r.fixed


def registers(m: Any, numbers: Number) -> Number:
    return (numbers + m.lanes - 1) // m.lanes


@dataclass(frozen=True)
class Task:
    """A chunk of keys: what there is of it, and the part that the query sees, `low` <= key < `high`."""

    m: Any
    spec: Spec
    args: Arguments
    area: Areas
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
    for r in m.range(0, a.group):
        begin(task, r)
    for unit in m.range(low // UNIT, (high + UNIT - 1) // UNIT):
        for r in m.range(0, a.group):
            one_unit(task, unit * UNIT, r)
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


def _row(task: Task, mem: Mem, r: Number, numbers: Number) -> Mem:
    return mem.at(r * registers(task.m, numbers))


def begin(task: Task, r: Number) -> None:
    """The query of one head, scaled; sums at zero."""
    m, s, a, area = task.m, task.spec, task.args, task.area
    batch, head = task.batch, task.head * a.group + r
    query = _row(task, area.queries, r, a.dim)
    zero = full(m, 1, 1, 0.0, s.real)
    for c in m.range(0, registers(m, a.dim)):
        query.store(c, zero)
    base = a.q_base + m.word(a.q_batch + 8 * batch) + head * a.q_head
    read_row(m, Mem(m, base, a.q_row, s.queries, col=a.q_col), a.dim, query)
    for c in m.range(0, registers(m, a.dim)):
        query.store(c, query.load(c) * a.real("scale"))
    out = _row(task, area.out, r, a.vdim)
    for c in m.range(0, registers(m, a.vdim)):
        out.store(c, zero)
    area.total.store(r, zero)
    area.shift.store(r, full(m, 1, 1, NONE[s.real], s.real))


def one_unit(task: Task, first: Number, r: Number) -> None:
    """Scores, weights and weighted values of a unit of keys for one query head."""
    m, s, a, area = task.m, task.spec, task.args, task.area
    rows = Rows(
        task.batch, task.head * a.group + r, 0, m.smaller(a.queries, 1), area.index, area.position, area.staging
    )
    parameters = a.parameters()
    mask = mask_words(m, s.mask, parameters, a, rows) if s.mask else None
    score = scoring(m, s, parameters, a, rows)
    count = m.smaller(a.keys - first, UNIT)
    find_words(m, area, area.words, first, count, 1, mask, score, area.bias)
    fill_line(task, score)
    for _ in m.when(m.any(~area.words.load(0, UNIT // 32).same(0))):
        attend(task, score, first, r)


def fill_line(task: Task, score: Scoring) -> None:
    """Biases read for a unit, from lane 0 of a row for each key to a lane for each key."""
    m, area, size = task.m, task.area, SIZES[task.spec.real]
    if score.fill:
        line = Mem(m, area.line.base, 0, m.real, 1, size, area.line.byte)
        for key in m.range(0, UNIT):
            m.put_first(line.at(0, key), area.bias.splat(key, 1, 0))


def attend(task: Task, score: Scoring, first: Number, r: Number) -> None:
    m, a, area = task.m, task.args, task.area
    query, out = _row(task, area.queries, r, a.dim), _row(task, area.out, r, a.vdim)
    peak = full(m, 1, 1, -INF, m.real)
    for n in range(UNIT // m.lanes):
        scores = visible_scores(task, score, query, first, n)
        area.scores.store(n, scores)
        peak = scores.max(peak)
    softmax(task, Running(out, area.total.at(r), area.shift.at(r), registers(m, a.vdim)), peak)
    start, stop = m.larger(task.low, first), m.smaller(task.high, first + UNIT)
    weights = Mem(m, area.scores.base - first * SIZES[m.real], 0, m.real, 1, SIZES[m.real], area.scores.byte)
    add_values(task, out, weights, start, stop, first)


def visible_scores(task: Task, score: Scoring, query: Mem, unit: Number, n: int) -> Tile:
    """Scores of register n of a unit's keys, one in each lane; -inf for those that are not seen."""
    m, s, a = task.m, task.spec, task.args
    first = unit + n * m.lanes
    rows = [task.keys.at(m.smaller(first + i, a.keys - 1)) for i in range(m.lanes)]
    whole = a.dim // m.lanes

    def multiply(c: Number, sums: Tile) -> Tile:
        here = [Mem(m, row.base + c * (m.lanes * SIZES[s.keys]), 0, s.keys, byte=row.byte) for row in rows]
        return Tile(m, m.load_rows(here), m.real).fma(query.load(c), sums)

    sums = m.fold(0, whole, multiply, full(m, m.lanes, 1, 0.0, m.real))
    sums = m.fold(0, m.flag(whole * m.lanes < a.dim), lambda _, x: x + tails(task, rows, whole, query), sums)
    scores = total_of_lanes(m, sums)
    if score.finish:
        scores = score.finish(m.lane_numbers(1) + m.splat_int(first), n, scores, task.area.line)
    lane = m.lane_numbers(1) + m.const(n * m.lanes % 32, "i32")
    word = m.splat_int(m.int32(_address(task.area.words.at(n * m.lanes // 32))))
    return where((word & (m.const(1, "i32") << lane)).same(0), m.const(-INF, m.real), scores)


def _address(mem: Mem) -> Number:
    return mem.base + mem.byte


def tails(task: Task, rows: list[Mem], whole: Number, query: Mem) -> Tile:
    """Products of the numbers behind the last whole register of each key: nothing is read outside a row."""
    m, area, size = task.m, task.area, SIZES[task.spec.keys]
    area.tails.store(0, full(m, m.lanes, 1, 0.0, m.real))
    for d in m.range(whole * m.lanes, task.args.dim):
        for i, row in enumerate(rows):
            here = Mem(m, row.base + d * size, 0, task.spec.keys, byte=row.byte)
            m.put_first(area.tails.at(i, d - whole * m.lanes), here.splat(0, 1, 0))
    return area.tails.load(0, m.lanes) * query.load(whole)


def total_of_lanes(m: Any, tile: Tile) -> Tile:
    """Lane i of the result is the sum of the lanes of row i, added in pairs."""
    turned: Tile = m.transpose(tile)
    rows = [turned.row(i) for i in range(m.lanes)]
    while len(rows) > 1:
        rows = [a + b for a, b in zip(rows[::2], rows[1::2])]
    return rows[0]


def softmax(task: Task, state: Running, peak: Tile) -> None:
    """Scores of the unit become weights relative to the largest score so far."""
    m, scores = task.m, task.area.scores
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


def add_values(task: Task, out: Mem, weights: Mem, start: Number, stop: Number, first: Number) -> None:
    """out += weight * value for the keys from start to stop; values of hidden keys change nothing."""
    m, a, size = task.m, task.args, SIZES[task.spec.keys]
    whole, done = a.vdim // m.lanes, 0
    for width in WIDE:
        last = done + (whole - done) // width * width
        for c in m.range(done, last, width):
            values = Mem(m, task.values.base + c * (m.lanes * size), task.values.row, task.spec.keys, width)
            here = Mem(m, out.base + c * out.row, out.row, m.real, width, 0, out.byte, out.align)

            def add(key: Number, sums: Tile, values: Mem = values) -> Tile:
                m.prefetch(values.base + (key + AHEAD) * values.row)
                return weights.splat(0, 1, key).fma(_if_seen(task, key - first, values.load(key)), sums)

            here.store(0, here.load() + m.fold(start, stop, add, full(m, 1, width, 0.0, m.real)))
        done = last
    place = Mem(m, out.base, 0, m.real, 1, SIZES[m.real], out.byte)
    for d in m.range(whole * m.lanes, a.vdim):
        number = Mem(m, task.values.base + d * size, task.values.row, task.spec.keys)

        def one(key: Number, sums: Tile, number: Mem = number) -> Tile:
            return weights.splat(0, 1, key).fma(_if_seen(task, key - first, number.splat(key, 1, 0)), sums)

        m.put_first(place.at(0, d), place.splat(0, 1, d) + m.fold(start, stop, one, full(m, 1, 1, 0.0, m.real)))


def _if_seen(task: Task, key: Number, value: Tile) -> Tile:
    """A value of key number `key` of the unit, 0 if the key is hidden: 0 times NaN would be NaN."""
    return seen(task.area.words, key, value, 0.0) if task.selective else value


def end(task: Task, place: Number, r: Number) -> None:
    """Sums of weighted values, total and reference of a chunk, as they are."""
    m, a, area, size = task.m, task.args, task.area, SIZES[task.spec.real]
    out = _row(task, area.out, r, a.vdim)
    source = Mem(m, out.base, 0, m.real, 1, size, out.byte)
    target = Mem(m, a.out_base + place * (a.vdim * size), 0, m.real, 1, size)
    for d in m.range(0, a.vdim):
        m.put_first(target.at(0, d), source.splat(0, 1, d))
    reference = where(area.total.load(r).same(0.0), m.const(-INF, m.real), -area.shift.load(r))
    m.put_first(Mem(m, a.reference, 0, m.real, 1, size).at(0, place), reference)
    m.put_first(Mem(m, a.total, 0, m.real, 1, size).at(0, place), area.total.load(r))
