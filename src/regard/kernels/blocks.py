"""What every forward kernel does before and around its units: which rows, what they may see, what a unit hides."""

from __future__ import annotations

from typing import Any

from ..tile.lang import Mem, Number, Tile, full, where
from .arguments import Arguments
from .scoring import Scoring, without
from .visibility import Rows, between


def rows_of(m: Any, a: Arguments, area: Any, batch: Number, head: Number, block: Number) -> Rows:
    """Block number `block` of the rows of a head; lanes behind the last row repeat it."""
    lanes = area.index.width * m.lanes
    first = block * lanes
    count = m.smaller(a.queries - first, lanes)
    area.index.store(0, m.lane_numbers(area.index.width).min(m.splat_int(count - 1)) + m.splat_int(first))
    area.position.store(0, area.index.load() + m.splat_int(m.word(a.offset + 8 * batch)))
    return Rows(batch, head, first, count, area.index, area.position, area.staging)


def sight(m: Any, a: Arguments, rows: Rows, area: Any) -> None:
    """The first key each lane sees and the one behind the last, from its position, the window and the lengths."""
    zero, position = m.const(0, "i32"), rows.position.load()
    end = m.splat_int(m.word(a.key_limits + 8 * rows.batch))
    alive = rows.index.load() < m.splat_int(m.word(a.query_limits + 8 * rows.batch))
    area.low.store(0, (position - m.splat_int(a.left)).max(zero))
    area.high.store(0, where(alive, (position + m.splat_int(a.right) + 1).min(end), zero))


def find_words(
    m: Any, area: Any, into: Mem, first: Number, count: Number, partly: Number, mask: Any, score: Scoring, bias: Mem
) -> None:
    """Bits of the keys each lane sees: causal, window and lengths first, then masks and biases of -inf."""
    words = area.words_per_unit
    into.store(0, Tile(m, m.filled(words, into.width, -1, "i32"), "i32"))
    for _ in m.when(partly):
        into.store(0, between(m, area.low.load(), area.high.load(), first, words))
    if mask:
        into.store(0, into.load(0, words) & mask(first, words))
    if score.fill:
        score.fill(first, count, 32 * words, bias)
        inf = full(m, 1, bias.width, float("inf"), m.real)
        lowest = m.fold(0, 32 * words, lambda key, low: bias.load(key).min(low), inf)
        for _ in m.when(m.any(lowest.same(float("-inf")))):  # one comparison a number, where bits would take four
            into.store(0, without(into.load(0, words), score.hidden(first, words, bias)))
