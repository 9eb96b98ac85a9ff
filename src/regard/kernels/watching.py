"""What a row's weights look like, gathered while they are made: beside the sum, no second pass and no table.

With t = score - reference and e = exp(t) over the visible keys: the sum of e * t (of which an entropy is made), the
sum of e * |position - key| (a mean distance) and the largest score.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..tile.lang import Mem, Number, Tile, full, where
from .arguments import Arguments
from .visibility import Rows

SUMS = 2  # rows of numbers that decay with the reference; behind them the largest score
ROWS = SUMS + 1
INF = float("inf")


@dataclass(frozen=True)
class Watch:
    """Rows of scratch memory, and how far a lane's position is from a key."""

    kept: Mem
    distance: Callable[[Number], Tile]

    def start(self, m: Any) -> None:
        for r in range(SUMS):
            self.kept.store(r, full(m, 1, self.kept.width, 0.0, m.real))
        self.kept.store(SUMS, full(m, 1, self.kept.width, -INF, m.real))

    def highest(self, peak: Tile) -> None:
        self.kept.store(SUMS, peak.max(self.kept.load(SUMS)))

    def renew(self, change: Tile, factor: Tile, total: Tile) -> None:
        """`change` is added to every t so far, every e is multiplied by `factor`; `total` is the sum of e before."""
        # A lane without any weight so far may change by an infinite amount.
        moved = where(total > 0.0, change * total, 0.0)
        self.kept.store(0, (self.kept.load(0) + moved) * factor)
        self.kept.store(1, self.kept.load(1) * factor)

    def terms(self, key: Number, t: Tile, e: Tile) -> list[Tile]:
        """What a key adds to the sums. Weight 0 adds nothing, even to the power of -inf."""
        return [where(e.same(0.0), 0.0, e * t), e * self.distance(key)]

    def add(self, sums: list[Tile]) -> None:
        for r, x in enumerate(sums):
            self.kept.store(r, self.kept.load(r) + x)


def watch(m: Any, kept: Mem, rows: Rows) -> Watch:
    def distance(key: Number) -> Tile:
        behind: Tile = rows.position.load() - m.splat_int(key)
        return behind.abs().to_real(m.real)

    return Watch(kept, distance)


def write_watched(m: Any, a: Arguments, kept: Mem, shift: Mem, total: Mem, rows: Rows) -> None:
    """Five tables of (batch * heads, queries) reals behind one another: reference, sum of e, then the rows kept."""
    size = total.col
    table = a.entries * a.heads * a.queries * size
    at = a.statistics + ((rows.batch * a.heads + rows.head) * a.queries + rows.first) * size
    sources = [(shift, 0), (total, 0), *((kept, r) for r in range(ROWS))]
    for n, (source, r) in enumerate(sources):
        for lane in m.range(0, rows.count):
            m.put_first(Mem(m, at + n * table, size, m.real).at(lane), source.splat(r, 1, lane))
