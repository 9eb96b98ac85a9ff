"""The running softmax: scores of a unit become weights relative to a reference that each lane keeps.

`shift` is minus the reference of a lane; weights are exp(score + shift). A lane that has seen no key has shift NONE.
A reference may lie up to SLACK below the true maximum: it is renewed only where weights would grow too large.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..tile.lang import Mem, Number, Tile, full, where
from .functions import LOG2_E, exp2

INF = float("inf")
SLACK = 27.0  # natural units: 2 ** 39
NONE = {"f32": 3.4028234663852886e38, "f64": 1.7976931348623157e308}

Hide = Callable[[Number, Tile, float], Tile]
Finish = Callable[[Number, Tile], Tile] | None


@dataclass(frozen=True)
class Running:
    """What a block keeps from unit to unit: sums of weighted values, sum of weights, minus the reference."""

    out: Mem
    total: Mem
    shift: Mem
    vdim: Number
    watch: Any = None  # watching.Watch, where statistics of the rows are gathered


def start(m: Any, state: Running) -> None:
    for d in m.range(0, state.vdim):
        state.out.store(d, full(m, 1, state.out.width, 0.0, m.real))
    state.total.store(0, full(m, 1, state.out.width, 0.0, m.real))
    state.shift.store(0, full(m, 1, state.out.width, NONE[m.real], m.real))
    if state.watch:
        state.watch.start(m)


def renew(m: Any, state: Running, need: Tile, peak: Tile, unit: float = LOG2_E) -> None:
    """Lanes in `need` take `peak` as their reference; what they hold so far decays. `unit`: a score of 1 in bits."""
    old = state.shift.load()
    new = where(need, -peak, old)
    state.shift.store(0, new)
    # A lane that has seen no key holds zeros, whatever they are multiplied with.
    factor = where(need, exp2((new - old) * unit), m.const(1.0, m.real))
    if state.watch:
        state.watch.renew(new - old, factor, state.total.load())
    state.total.store(0, state.total.load() * factor)
    for d in m.range(0, state.vdim):
        state.out.store(d, state.out.load(d) * factor)


def weigh(m: Any, state: Running, scores: Mem, keys: Number, hide: Hide, finish: Finish, first: Number = 0) -> None:
    """Scores of `keys` keys, from key `first` on, become weights in place; their sum is added to the total."""
    width = scores.width

    def higher(key: Number, top: Tile) -> Tile:
        x = scores.load(key)
        if finish:
            x = finish(key, x)
            scores.store(key, x)
        return hide(key, x, -INF).max(top)

    peak = m.fold(0, keys, higher, full(m, 1, width, -INF, m.real))
    need = peak + state.shift.load() > SLACK
    for _ in m.when(m.any(need)):
        renew(m, state, need, peak)
    if state.watch:
        state.watch.highest(peak)
    shift, watch = state.shift.load(), state.watch

    def weight(key: Number, sums: Tile) -> Tile:
        t = scores.load(key) + shift
        e = hide(key, exp2(t * LOG2_E), 0.0)
        scores.store(key, e)
        if not watch:
            return sums + e
        terms = [e, *watch.terms(first + key, t, e)]
        return rows_of_tiles([sums.row(r) + x for r, x in enumerate(terms)], width)

    sums = m.fold(0, keys, weight, full(m, 3 if watch else 1, width, 0.0, m.real))
    state.total.store(0, state.total.load() + sums.row(0))
    if watch:
        watch.add([sums.row(1), sums.row(2)])


def rows_of_tiles(tiles: list[Tile], width: int) -> Tile:
    """One tile of several single rows."""
    m = tiles[0].m
    return Tile(m, m.stack([tile.value for tile in tiles], width), tiles[0].elem)
