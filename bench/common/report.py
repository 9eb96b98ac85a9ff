"""From timings to rows: ratios within one state of the machine, and the table that is printed."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from .cells import Cell
from .state import Probe
from .timing import Samples, States, by_state, comparable

Row = dict[str, Any]

OURS, PLAIN, READ = "regard", "regard plain", "read"
LESS_EXACT = 2.0  # times our error: a faster peer of that kind is shown, and not counted as faster
COLUMNS = "{:<47} {:>9} {:>7} {:>24} {:>6} {:>6} {:>6} {:>9} {:>9}  {}"


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
    ratios = {name: best[name] / ours for name in names if name not in (OURS, PLAIN, READ)}
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
    if READ in best:
        row["of_a_read"] = best[READ] / ours
    return row


def verdict(row: Row) -> str:
    """What falls short, in words; empty where nothing does."""
    short = []
    ratio = row["ratios"].get("torch")
    if ratio is not None and ratio < row.get("goal", 0):
        short.append(f"goal {row['goal']:g}")
    if row.get("own", 0) > row.get("goal_own", float("inf")):
        short.append(f"own goal {row['goal_own']:g}")
    exact = LESS_EXACT * row["errors"][OURS]
    short += [f"slower than {name}" for name, r in row["ratios"].items() if r < 1 and row["errors"][name] <= exact]
    if row["state"] == "any":
        short.append("states differ")
    return ", ".join(short)


def heading() -> str:
    return COLUMNS.format(
        "cell (B,Hq,Hkv,L,S,D)",
        "regard",
        "GF/s",
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
    fastest = min(row["ratios"], key=row["ratios"].get, default=None)
    peer = f"{fastest} {_time(row['seconds'][fastest])}" if fastest else "-"
    extra = f"{row['own']:.2f}x" if "own" in row else f"{100 * row['of_a_read']:.0f}%" if "of_a_read" in row else ""
    return COLUMNS.format(
        row["cell"],
        _time(row["seconds"][OURS]),
        f"{row['gflops'][OURS]:.1f}",
        peer,
        _ratio(row["ratios"].get(fastest)),
        _ratio(row["ratios"].get("torch")),
        extra,
        f"{row['errors'][OURS]:.2e}",
        f"{row['errors']['torch']:.2e}" if "torch" in row["errors"] else "-",
        verdict(row) + (" (slow state)" if row["state"] == "slow" else ""),
    ).rstrip()


def _ratio(x: float | None) -> str:
    return "-" if x is None else f"{x:.2f}"


def _time(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


LEGEND = """Times are the best of many, all of a cell in one state of the machine. ratio: the fastest peer's time over
ours; torch: torch's over ours; extra: our time over our time without the option, or for a single query the share that
a pure read of keys and values would take. error: relative, against float64; a peer with more than twice ours is not
called faster. GF/s count what causality and windows leave."""
