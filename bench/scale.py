"""Time and memory of one long head, from 1,024 to 131,072 queries and keys: plain, causal, and in a window.

    python bench/scale.py                # about five minutes, into bench/results; then bench/page.py
    python bench/scale.py --smoke        # up to 4,096, no file

Time is to grow as the pairs of a query and a key that it sees, within 10 % (in a window they grow as the rows), and
memory beyond inputs and output as the rows at most. float32, dim 64, windows of 512 keys. The picture is drawn from the
file, by page.py.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import memory

import regard
from regard.benchmarking import machine
from regard.benchmarking.report import duration
from regard.benchmarking.state import Probe

RESULTS = Path(__file__).parent / "results"
OPTIONS = ("plain", "causal", "window")
SIZES = tuple(2**n for n in range(10, 18))
WINDOW = 512  # of memory.OPTIONS
ENOUGH, PATIENCE = 5, 6.0  # timings of a case in the fast state; seconds after which fewer will do
LEAST = 2  # timings of a case however long it takes
LIMIT = 0.10  # what a pair may cost more or less than the median of all sizes

Row = dict[str, Any]


def pairs(option: str, rows: int) -> float:
    """Of a query and a key that it sees."""
    if option == "plain":
        return float(rows) ** 2
    width = min(rows, WINDOW if option == "window" else rows)
    return width * (width + 1) / 2 + (rows - width) * float(width)


def timed(option: str, rows: int, threads: int, probe: Probe) -> Row:
    """The best of some calls, of those in the fast state if there are any."""
    tables, out, options = memory.prepared(memory.Case(option, "float32", "highest", rows, threads), rows)
    regard.attention(*(x[:, :1024] for x in tables), **options)
    found: dict[str, list[float]] = {"fast": [], "slow": [], "mixed": []}
    end = time.perf_counter() + PATIENCE
    while sum(map(len, found.values())) < LEAST or (len(found["fast"]) < ENOUGH and time.perf_counter() < end):
        before, begun = probe.read(), time.perf_counter()
        regard.attention(*tables, out=out, **options)
        seconds = time.perf_counter() - begun
        found[probe.state(before, probe.read())].append(seconds)
    state = next(name for name, each in found.items() if each)
    return {"option": option, "rows": rows, "pairs": pairs(option, rows), "seconds": min(found[state]), "state": state}


def measured(sizes: tuple[int, ...], threads: int, probe: Probe) -> Iterator[Row]:
    """Every option at every size: time in this process, memory in one of its own."""
    for option in OPTIONS:
        for rows in sizes:
            row = timed(option, rows, threads, probe)
            if sys.platform == "linux":
                case = memory.Case(option, "float32", "highest", rows, threads)
                row["memory"] = memory.measured(case).memory
            yield row


def unit_cost(row: Row) -> float:
    """Nanoseconds a pair."""
    return 1e9 * row["seconds"] / row["pairs"]


def spread(rows: list[Row]) -> tuple[float, float]:
    """How far below and above the median of its option the cheapest and the dearest size are, as shares."""
    costs = [unit_cost(row) for row in rows]
    middle = statistics.median(costs)
    return min(costs) / middle - 1, max(costs) / middle - 1


def verdicts(rows: list[Row]) -> Iterator[str]:
    """A sentence for each option."""
    for option in dict.fromkeys(row["option"] for row in rows):
        low, high = spread([row for row in rows if row["option"] == option])
        said = "within" if max(-low, high) <= LIMIT else "NOT within"
        yield f"{option}: a pair costs {low:+.0%} to {high:+.0%} of the median of all sizes, {said} {LIMIT:.0%}"


def line(row: Row) -> str:
    beyond = f"{row['memory'] / 1e6:8.1f} MB" if "memory" in row else "unknown"
    cost = f"{unit_cost(row):8.4g} ns a pair"
    return f"{row['option']:<8} {row['rows']:>9,} {duration(row['seconds']):>9} {cost:>18} {beyond:>12}  {row['state']}"


# -- the picture -------------------------------------------------------------------------------------------------------
# Written by hand, so that the same file gives the same bytes everywhere and page.py can check them.
COLORS = {"plain": "#0072b2", "causal": "#d55e00", "window": "#009e73", "table": "#888888"}
SIDE, LEFT, TOP, GAP = 300, 62, 44, 92  # of a square panel, and what is around it
DASHES = ' stroke-dasharray="5 4"'
STYLE = """text { font: 13px sans-serif; fill: #222 } .small { font-size: 11px }
.grid { stroke: #ddd } .frame { fill: none; stroke: #555 } .ground { fill: #fff }
@media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #444 } .frame { stroke: #aaa }
.ground { fill: #181818 } }"""


class Panel:
    """One pair of logarithmic axes."""

    def __init__(self, number: int, xs: tuple[float, float], ys: tuple[float, float]) -> None:
        self.x0, self.xs, self.ys = LEFT + number * (SIDE + GAP), xs, ys

    def place(self, x: float, y: float) -> tuple[float, float]:
        along, up = (math.log(v / low) / math.log(high / low) for v, (low, high) in ((x, self.xs), (y, self.ys)))
        return self.x0 + SIDE * along, TOP + SIDE * (1 - up)

    def frame(self, title: str, marks: dict[float, str]) -> Iterator[str]:
        yield f'<text x="{self.x0}" y="{TOP - 14}">{title}</text>'
        for y, label in marks.items():
            _, at = self.place(self.xs[0], y)
            yield f'<line class="grid" x1="{self.x0}" x2="{self.x0 + SIDE}" y1="{at:.1f}" y2="{at:.1f}"/>'
            yield f'<text class="small" x="{self.x0 - 6}" y="{at + 4:.1f}" text-anchor="end">{label}</text>'
        for x in SIZES[::2] + SIZES[-1:]:
            at, _ = self.place(x, self.ys[0])
            yield f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP}" y2="{TOP + SIDE}"/>'
            yield f'<text class="small" x="{at:.1f}" y="{TOP + SIDE + 16}" text-anchor="middle">{_short(x)}</text>'
        yield f'<rect class="frame" x="{self.x0}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>'

    def curve(self, name: str, points: list[tuple[float, float]], dashed: bool = False) -> Iterator[str]:
        """A line with its name at the end; points outside of the axes are left out."""
        seen = [self.place(x, y) for x, y in points if self.ys[0] <= y <= self.ys[1]]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in seen)
        dash = DASHES if dashed else ""
        yield f'<polyline points="{path}" fill="none" stroke="{COLORS[name]}" stroke-width="2"{dash}/>'
        for x, y in [] if dashed else seen:
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{COLORS[name]}"/>'


def _short(n: float) -> str:
    return f"{n / 1024:g}k"


def picture(result: dict[str, Any]) -> str:
    """Time and memory by rows as SVG, with what it shows in words."""
    rows = result["rows"]
    time_marks = {10.0**n: duration(10.0**n * 1.0000001) for n in range(-4, 3)}
    memory_marks = {10.0**n: (f"{10**n:g} MB" if n < 3 else f"{10 ** (n - 3):g} GB") for n in range(-1, 5)}
    memory_marks[0.1] = "≤ 0.1 MB"  # fewer are drawn there
    times, bytes_ = (Panel(n, (900, 150_000), ys) for n, ys in enumerate(((1e-4, 1e2), (0.1, 1e5))))
    parts = [
        *times.frame("time, by rows", time_marks),
        *bytes_.frame("memory beyond inputs and output", memory_marks),
    ]
    for option in OPTIONS:
        mine = [row for row in rows if row["option"] == option]
        parts += times.curve(option, [(row["rows"], row["seconds"]) for row in mine])
        parts += bytes_.curve(option, [(row["rows"], max(row["memory"] / 1e6, 0.1)) for row in mine if "memory" in row])
    parts += bytes_.curve("table", [(n, 4e-6 * n * n) for n in SIZES], dashed=True)
    return _svg(parts, result)


def _svg(parts: list[str], result: dict[str, Any]) -> str:
    width, height = LEFT + 2 * SIDE + GAP + 24, TOP + SIDE + 62
    names = [*((name, name) for name in OPTIONS), ("table", "the table of scores, which is never held")]
    legend = []
    for n, (name, label) in enumerate(names):
        x, y = LEFT + 100 * n, TOP + SIDE + 44
        dash = DASHES if name == "table" else ""
        path = f'd="M{x} {y - 4}h22" stroke="{COLORS[name]}" stroke-width="2"'
        legend.append(f"<path {path}{dash}/>")
        legend.append(f'<text x="{x + 28}" y="{y}">{label}</text>')
    last = [row for row in result["rows"] if row["rows"] == max(r["rows"] for r in result["rows"])]
    words = "; ".join(f"{row['option']} {duration(row['seconds'])}" for row in last)
    about = f"At {last[0]['rows']:,} rows: {words}." if last else ""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="t d">',
            '<title id="t">Time and memory of attention by the number of queries and keys</title>',
            f'<desc id="d">{about}</desc>',
            f"<style>{STYLE}</style>",
            '<rect class="ground" width="100%" height="100%"/>',
            *parts,
            *legend,
            "</svg>\n",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--smoke", "--quick", action="store_true", help="up to 4,096 rows, no file")
    parser.add_argument("--threads", type=int, default=1, help="of regard (1)")
    parser.add_argument("--json", type=Path, help="file for the results (bench/results/scale-LEVEL-THREADS.json)")
    args = parser.parse_args()
    about = machine.describe()
    print(f"{machine.in_words(about)}\n{args.threads} thread(s), float32, dim 64, a window of {WINDOW}\n")
    probe = Probe.make()
    probe.settle(0.2 if args.smoke else 3.0)
    rows = []
    for row in measured(SIZES[:3] if args.smoke else SIZES, args.threads, probe):
        rows.append(row)
        print(line(row), flush=True)
    print("\n" + "\n".join(verdicts(rows)))
    result = {"machine": about, "threads": args.threads, "rows": rows}
    picture(result)
    name = f"scale-{about['instruction set']}-{args.threads}.json"
    target = args.json or (None if args.smoke else RESULTS / name)
    if target:
        target.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        print(f"\n{target}")


if __name__ == "__main__":
    main()
