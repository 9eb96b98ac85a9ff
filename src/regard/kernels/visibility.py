"""Which keys of a unit each lane sees: bits, 32 keys to a word, one word to a lane.

Every mask comes to words, so that `& | ~` are single instructions, and whether a unit is hidden, seen whole or in part
is one test for all of them. A tile of words has a row for every 32 keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..tile.lang import Mem, Number, Tile, where
from .arguments import Arguments, Parameters
from .expressions import Evaluator


@dataclass(frozen=True)
class Rows:
    """The query rows of a block: batch entry, head, first row, how many; lanes behind repeat the last one.

    index, position: int32 rows of a register row's width; staging: room for the words of a unit.
    """

    batch: Number
    head: Number
    first: Number
    count: Number
    index: Mem
    position: Mem
    staging: Mem


def between(m: Any, low: Tile, high: Tile, first: Number, words: int) -> Tile:
    """Words with bit j set where low <= first + j < high."""
    rows = []
    for w in range(words):
        start = m.splat_int(first + 32 * w)
        below, end = (_clamped(m, x - start) for x in (low, high))
        rows.append(_ones_from(m, below) & ~_ones_from(m, end))
    return stacked(rows)


def _clamped(m: Any, x: Tile) -> Tile:
    return x.max(m.const(0, "i32")).min(m.const(32, "i32"))


def _ones_from(m: Any, n: Tile) -> Tile:
    """Bits n and up; none for n = 32."""
    ones: Tile = m.const(-1, "i32") << n
    return ones


def stacked(rows: list[Tile]) -> Tile:
    """One tile of several single rows."""
    m = rows[0].m
    width = max(len(row.value[0]) for row in rows)
    return Tile(m, m.stack([row.value for row in rows], width), "i32")


def mask_words(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """A function from the first key of a unit to its words, for the structure of a mask."""
    if node[0] in ("and", "or"):
        a, b = (mask_words(m, child, p, args, rows) for child in node[1:])
        return (
            (lambda first, n: a(first, n) & b(first, n))
            if node[0] == "and"
            else (lambda first, n: a(first, n) | b(first, n))
        )
    if node[0] == "not":
        inner = mask_words(m, node[1], p, args, rows)
        return lambda first, n: ~inner(first, n)
    return _LEAVES[node[0]](m, node, p, args, rows)


def _span(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """position - left <= key <= position + right."""
    left, right = (m.splat_int(p.word()) for _ in range(2))
    return lambda first, n: between(m, rows.position.load() - left, rows.position.load() + right + 1, first, n)


def _lengths(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """key < keys[batch] and row < queries[batch]."""
    keys, queries = (m.splat_int(m.word(p.word() + 8 * rows.batch)) for _ in range(2))

    def words(first: Number, n: int) -> Tile:
        high = where(rows.index.load() < queries, keys, m.const(0, "i32"))
        return between(m, m.const(0, "i32"), high, first, n)

    return words


def _dense(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """A bool array with any strides, in bytes: batch offsets, head, row, key."""
    base, batch, head, row, col = p.words(5)
    base = base + m.word(batch + 8 * rows.batch) + rows.head * head + rows.first * row

    def words(first: Number, n: int) -> Tile:
        lanes = m.pick(m.same(row, 0), 1, rows.staging.width * m.lanes)
        for w in range(n):
            at, left = first + 32 * w, m.larger(m.smaller(args.keys - (first + 32 * w), 32), 0)
            for lane in m.range(0, lanes):
                start = base + m.smaller(lane, rows.count - 1) * row + at * col
                m.put_int32(_address(rows.staging.at(w, lane)), _bits_of(m, start, col, left, rows))
            for _ in m.when(m.same(lanes, 1)):
                rows.staging.store(w, rows.staging.splat(w, 1, 0))
        return rows.staging.load(0, n)

    return words


def _address(mem: Mem) -> Number:
    return mem.base + mem.byte


def _bits_of(m: Any, start: Number, col: Number, count: Number, rows: Rows) -> Number:
    """Up to 32 bools from an address on as bits; whole words of neighbours at once, the rest one by one."""
    whole = m.same(col, 1) & m.same(count, 32)
    place = _address(rows.staging.at(_SPARE))
    m.put_word(place, 0)
    for _ in m.when(whole):
        m.put_word(place, m.truths(start))
    for j in m.range(0, m.pick(whole, 0, count)):
        m.put_word(place, m.word(place) | (m.larger(m.smaller(m.byte(start + j * col), 1), 0) << j))
    return m.word(place)


_SPARE = 2  # the row of `staging` behind the words of a unit: one 64-bit number


def _documents(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """query id = key id, both int32 and not negative."""
    query_base, query_batch, key_base, key_batch = p.words(4)
    own = m.gather(query_base + m.word(query_batch + 8 * rows.batch), rows.index.load(), "i32")
    keys = Mem(m, key_base + m.word(key_batch + 8 * rows.batch), 4, "i32")
    own = where(own >= 0, own, m.const(-1, "i32"))

    def sees(key: Number) -> Tile:
        other = keys.splat(m.smaller(key, args.keys - 1), 1, 0)
        return own.same(where(other >= 0, other, m.const(-2, "i32")))

    return lambda first, n: gathered(m, sees, first, n, rows)


def _blocks(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """table[.., head, row // height, key // width]."""
    base, batch, head, row, col, height, width = p.words(7)
    base = base + m.word(batch + 8 * rows.batch) + rows.head * head
    # Rows of a table are far apart: the address of a lane's row may need more than 32 bits, so lanes go one by one.

    def words(first: Number, n: int) -> Tile:
        for w in range(n):
            for lane in m.range(0, rows.staging.width * m.lanes):
                at = base + (rows.first + m.smaller(lane, rows.count - 1)) // height * row
                m.put_int32(
                    _address(rows.staging.at(w, lane)), _block_bits(m, at, col, width, first + 32 * w, args, rows)
                )
        return rows.staging.load(0, n)

    return words


def _block_bits(m: Any, at: Number, col: Number, width: Number, first: Number, args: Arguments, rows: Rows) -> Number:
    """32 keys as bits, one look at the table for each block of keys among them."""
    place = _address(rows.staging.at(_SPARE))
    end = m.smaller(first + 32, args.keys)
    m.put_word(place, 0)
    for block in m.range(first // width, (end - 1) // width + 1):
        low = m.larger(block * width, first) - first
        high = m.larger(m.smaller(block * width + width, end) - first, 0)  # all 32 keys may lie behind the last one
        ones = ((1 << high) - 1) & (0 - (1 << low))
        seen = m.smaller(m.byte(at + block * col), 1)
        m.put_word(place, m.word(place) | (ones * seen))
    return m.word(place)


def _where(m: Any, node: Any, p: Parameters, args: Arguments, rows: Rows) -> Any:
    """A traced function of batch entry, head, position and key."""
    f = Evaluator(m, node[1], p, args.error)
    b, h = m.splat_int(rows.batch), m.splat_int(rows.head)

    def sees(key: Number) -> Tile:
        return f(b=b, h=h, p=rows.position.load(), j=m.splat_int(m.smaller(key, args.keys - 1)))

    return lambda first, n: gathered(m, sees, first, n, rows)


def gathered(m: Any, sees: Any, first: Number, words: int, rows: Rows) -> Tile:
    """Words from a function that says for one key which lanes see it."""

    def add(w: int) -> Any:
        def step(j: Number, word: Tile) -> Tile:
            bit = m.splat_int(1 << j)
            seen: Tile = sees(first + 32 * w + j)
            return word | where(seen, bit, m.const(0, "i32"))

        return step

    empty = Tile(m, m.filled(1, rows.staging.width, 0, "i32"), "i32")
    return stacked([m.fold(0, 32, add(w), empty) for w in range(words)])


_LEAVES = {
    "span": _span,
    "lengths": _lengths,
    "dense": _dense,
    "documents": _documents,
    "blocks": _blocks,
    "where": _where,
}
