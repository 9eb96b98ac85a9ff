"""The end of a block: is it sound, what the sink takes, division by the total, the way out."""

from __future__ import annotations

from typing import Any

from ..tile.lang import Mem, Number, Tile, where
from .arguments import Arguments
from .functions import LOG2_E, exp2
from .softmax import INF, Running
from .tables import Table, transpose_out
from .values import SHRINK, finite
from .visibility import Rows


def hurt(m: Any, state: Running) -> Number:
    """1 if a lane with a finite total holds a sum that is not finite."""

    def worse(d: Number, bad: Tile) -> Tile:
        return bad | ~finite(state.out.load(d))

    none = Tile(m, m.filled(1, state.out.width, False, "bool"), "bool")
    return m.any(m.fold(0, state.vdim, worse, none) & finite(state.total.load()))


def normalise(m: Any, a: Arguments, state: Running, rows: Rows, kept: Mem, turn: Number) -> None:
    """Weighted sums become averages, `shift` the reference and `total` the sum that the lse is made of."""
    shift, total = state.shift.load(), state.total.load()
    reference = where(total.same(0.0), m.const(-INF, m.real), -shift)
    sink = m.real_at(a.sinks + 8 * (rows.batch * a.heads + rows.head))
    top = reference.max(sink)
    top = where(top > -INF, top, 0.0)
    # -inf has no distance to itself; where the reference is NaN or +inf the total is NaN already.
    decay = where(reference > -INF, exp2((reference - top) * LOG2_E), m.const(0.0, m.real))
    decay = where(total.same(total), decay, total)
    total = total * decay + where(sink > -INF, exp2((sink - top) * LOG2_E), m.const(0.0, m.real))
    factor = where(total.same(0.0), m.const(0.0, m.real), decay / total)
    state.shift.store(0, top)
    state.total.store(0, total)
    for d in m.range(0, state.vdim):
        state.out.store(d, state.out.load(d) * factor)
    for _ in m.when(_second(m, turn)):
        for d in m.range(0, state.vdim):
            first = kept.load(d)
            state.out.store(d, where(finite(first), first * factor, state.out.load(d) * (1.0 / SHRINK)))


def _second(m: Any, turn: Number) -> Number:
    return m.flag(turn > 1)


def write(m: Any, a: Arguments, state: Running, rows: Rows, elem: str, square: Mem) -> None:
    """Rows to the caller's output, and what the lse is made of where it is asked for."""
    base = a.out_base + m.word(a.out_batch + 8 * rows.batch) + rows.head * a.out_head + rows.first * a.out_row
    transpose_out(m, state.out, rows.count, state.vdim, Table(base, a.out_row, a.out_col, elem), square)
    size = state.total.col
    at = ((rows.batch * a.heads + rows.head) * a.queries + rows.first) * size
    for address, source in ((a.reference, state.shift), (a.total, state.total)):
        for _ in m.when(address):
            for lane in m.range(0, rows.count):
                m.put_first(Mem(m, address + at, size, m.real).at(lane), source.splat(0, 1, lane))
