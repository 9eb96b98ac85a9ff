"""From timings to rows: ratios within one state of the machine, and the table that is printed."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from .cells import Cell
from .peaks import READ, SHORT, Peaks
from .state import Probe
from .timing import Samples, States, by_state, comparable

Row = dict[str, Any]

OURS, PLAIN, PURE_READ = "regard", "regard plain", "read"
LESS_EXACT = 2.0  # times the other's error: who errs more than that is of another class, and never called faster
EVEN = 1e-15  # errors below are of the size of those in the result they are measured against
COLUMNS = "{:<47} {:>9} {:>7} {:>11} {:>24} {:>6} {:>6} {:>6} {:>9} {:>9}  {}"

FASTER, SLOWER, PEER_LESS_EXACT, OURS_LESS_EXACT = "faster", "slower", "peer less exact", "regard less exact"


@dataclass(frozen=True)
class Measurement:
    """A cell with everything that was seen; what it says depends on the fastest state, which may come later."""

    cell: Cell
    samples: Samples
    errors: dict[str, float]
    unsupported: dict[str, str]

    def row(self, probe: Probe) -> Row:
        """What is known so far, ready for JSON."""
        return row_of(self.cell, by_state(self.samples, probe), self.errors, self.unsupported)


def row_of(cell: Cell, states: States, errors: dict[str, float], unsupported: dict[str, str]) -> Row:
    names = list(states["any"])
    state = comparable(states, names)
    best = {name: times.best for name, times in states[state].items()}
    ours = best[OURS]
    ratios = {name: best[name] / ours for name in names if name not in (OURS, PLAIN, PURE_READ)}
    row: Row = {
        "cell": cell.name,
        **{key: value for key, value in asdict(cell).items() if value not in (None, "")},
        "state": state,
        "seconds": best,
        "gflops": {name: cell.operations / best[name] / 1e9 for name in [OURS, *ratios]},
        "ratios": ratios,
        "errors": errors,
        "times": {state: {name: asdict(t) for name, t in times.items()} for state, times in states.items()},
        "unsupported": unsupported,
    }
    if PLAIN in best:
        row["own"] = ours / best[PLAIN]
    if PURE_READ in best:
        row["of_a_read"] = best[PURE_READ] / ours
    return row


def standing(row: Row, peer: str) -> str:
    """Which of the two may be called faster, or why neither: who is faster has to be about as exact as the other.

    >>> row = {"ratios": {"a": 0.8, "b": 0.8}, "errors": {"regard": 1e-7, "a": 1.9e-7, "b": 3e-7}}
    >>> standing(row, "a"), standing(row, "b")
    ('slower', 'peer less exact')
    """
    ours, theirs = (_error(row["errors"][name]) for name in (OURS, peer))
    if row["ratios"][peer] < 1:
        return SLOWER if theirs <= LESS_EXACT * ours else PEER_LESS_EXACT
    return FASTER if ours <= LESS_EXACT * theirs and ours < math.inf else OURS_LESS_EXACT


def _error(found: float) -> float:
    """NaN counts as the largest error."""
    return math.inf if math.isnan(found) else max(found, EVEN)


def fastest(row: Row) -> str | None:
    """The fastest peer, without those that are ahead only because they are less exact."""
    fair = {name: ratio for name, ratio in row["ratios"].items() if standing(row, name) != PEER_LESS_EXACT}
    return min(fair, key=fair.__getitem__, default=None)


def verdict(row: Row) -> str:
    """What falls short, in words; empty where nothing does."""
    short = []
    ratio = row["ratios"].get("torch")
    if ratio is not None and ratio < row.get("goal", 0):
        short.append(f"goal {row['goal']:g}")
    if row.get("own", 0) > row.get("goal_own", float("inf")):
        short.append(f"own goal {row['goal_own']:g}")
    short += [_words(row, name) for name in row["ratios"] if standing(row, name) != FASTER]
    if row["state"] == "any":
        short.append("states differ")
    return ", ".join(short)


def _words(row: Row, peer: str) -> str:
    found, ours, theirs = standing(row, peer), row["errors"][OURS], row["errors"][peer]
    if found == OURS_LESS_EXACT:
        return f"{ours / theirs:.1f} x {peer}'s error"
    if found == PEER_LESS_EXACT:
        return f"({peer} {1 / row['ratios'][peer]:.2f} x as fast, {theirs / ours:.1f} x the error)"
    return f"slower than {peer}"


def heading() -> str:
    return COLUMNS.format(
        "cell (B,Hq,Hkv,L,S,D)",
        "regard",
        "GF/s",
        "of peak",
        "fastest peer",
        "ratio",
        "torch",
        "extra",
        "error",
        "torch's",
        "short of",
    )


def line(row: Row) -> str:
    """A row of the table: our time and rate, the fastest peer's time over ours, torch's, errors, what falls short."""
    peer = fastest(row)
    return COLUMNS.format(
        row["cell"],
        duration(row["seconds"][OURS]),
        f"{row['gflops'][OURS]:.1f}",
        share(row),
        f"{peer} {duration(row['seconds'][peer])}" if peer else "-",
        _ratio(row["ratios"].get(peer)),
        _ratio(row["ratios"].get("torch")),
        f"{row['own']:.2f}x" if "own" in row else "",
        f"{row['errors'][OURS]:.2e}",
        f"{row['errors']['torch']:.2e}" if "torch" in row["errors"] else "-",
        verdict(row) + (" (slow state)" if row["state"] == "slow" else ""),
    ).rstrip()


def share(row: Row) -> str:
    """The share of the peak, and of which; empty where none was measured."""
    found = row.get("of_peak")
    return f"{100 * found['share']:.0f}% {SHORT[found['unit']]}" if found else ""


def with_share(row: Row, unit: str, peaks: Peaks, read: float) -> Row:
    """The row with its share of the peak that bounds its kernel; `read` is the bytes that a single query has to read.

    A pure read that was timed in turn with the cell is the better peak: it has the same size.
    """
    if unit == READ:
        found = row.get("of_a_read") or read / row["seconds"][OURS] / 1e9 / peaks[READ]
    elif unit in peaks:
        found = row["gflops"][OURS] / peaks[unit]
    else:
        return row
    return {**row, "of_peak": {"unit": unit, "share": found}}


def summary(rows: list[Row]) -> list[str]:
    """A line for each peer: in how many cells who is faster, and where errors forbid to say so."""
    lines = []
    for peer in dict.fromkeys(name for row in rows for name in row["ratios"]):
        timed = [row for row in rows if peer in row["ratios"]]
        counts = Counter(standing(row, peer) for row in timed)
        ratio = math.exp(statistics.fmean(math.log(row["ratios"][peer]) for row in timed))
        across = sum(row["state"] == "any" for row in timed)
        other = "".join(f", {counts[name]} {name}" for name in (PEER_LESS_EXACT, OURS_LESS_EXACT) if counts[name])
        lines.append(
            f"{peer}: regard is faster in {counts[FASTER]} of {len(timed)} cells, slower in {counts[SLOWER]}{other}; "
            f"{ratio:.2f} on geometric mean" + (f" ({across} cells across states of the machine)" if across else "")
        )
    return lines


def _ratio(x: float | None) -> str:
    return "-" if x is None else f"{x:.2f}"


def duration(seconds: float) -> str:
    """Three digits and a unit.

    >>> duration(0.0123), duration(4.5e-6)
    ('12.3 ms', '4.5 us')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


LEGEND = """Times are the best of many, all of a cell in one state of the machine. ratio: the fastest peer's time over
ours; torch: torch's over ours; extra: our time over our time without the option. of peak: our rate over that of
independent multiply-adds (fma) or matrix products (matrix); for a single query, the time of a pure read of keys and
values over ours (read). error: relative, against float64; nobody with more than twice the other's is called faster.
GF/s count what causality and windows leave."""
