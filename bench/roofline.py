"""How near each kernel comes to what its own text allows on this core, and what binds it.

    python bench/roofline.py                # a few minutes, into bench/results; then bench/page.py
    python bench/roofline.py --smoke        # small, no file

The counting machine (src/regard/tile/count.py) says how many words of each kind the text that is compiled executes,
how often it loads, and what it reads. Loops that are generated for the purpose say what the same words take at best
on this core, in the same run. README.md beside this file says what that means.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from regard import cpu
from regard.benchmarking import loops, machine, peaks
from regard.benchmarking.cells import MIDDLE, Cell
from regard.benchmarking.level import unit_of
from regard.benchmarking.libraries import Regard
from regard.benchmarking.loops import Loop
from regard.benchmarking.peaks import Peak
from regard.benchmarking.report import duration
from regard.benchmarking.state import Probe
from regard.benchmarking.timing import alternate, by_state
from regard.plan_report import PlanReport
from regard.problem import Problem
from regard.tile.lang import Mem, Tile, full, where
from regard.tile.machines import lanes

RESULTS = Path(__file__).parent / "results"
Row = dict[str, Any]

IN_A_TURN = 192  # words of the mixed loop
TURNS = 4000
DOTS = 256  # products of pairs of registers to a product of tiles, where the vector unit makes them
FOREMOST = 0.8  # of all vector words' time: from here on multiply-adds alone are what binds

# What the words of the mix do to a register that holds x; a is 0.5, and nobody but the processor knows.
WORDS: dict[str, Callable[[Tile, Tile], Tile]] = {
    "fma": lambda x, a: x.fma(a, a),
    "mul": lambda x, a: x * a,
    "add": lambda x, a: x + a,
    "sub": lambda x, a: x - a,
    "div": lambda x, a: x / a,
    "max": lambda x, a: x.max(a),
    "min": lambda x, a: x.min(a),
    "neg": lambda x, a: -x,
    "abs": lambda x, a: x.abs(),
    "floor": lambda x, a: x.floor(),
    "fraction": lambda x, a: x.fraction(),
    "scaled": lambda x, a: x.scaled(a),
    "bfloat": lambda x, a: x.bfloat(),
    "choice": lambda x, a: where(x > a, x, a),
    "logic": lambda x, a: (x.bits() & a.bits()).from_bits() if x.elem == "f32" else x.max(a),
}
COMPARISONS = ("gt", "ge", "lt", "le", "eq")
FREE = ("bits", "from_bits", "i32 bits", "i32 from_bits", "select")  # other names of a register; part of a "choice"


def cells(quick: bool) -> list[Cell]:
    """A cell for each kernel and kind of number, large, short, and with what costs most beside the products."""
    if quick:
        small = (1, 2, 2, 256, 256, 32)
        return [Cell(small, "float32"), Cell(small, "bfloat16"), Cell((1, 4, 4, 1, 512, 32), "float32")]
    found = [Cell(MIDDLE, dtype) for dtype in ("float32", "bfloat16", "float16")]
    found += [Cell((*MIDDLE[:5], 128), dtype) for dtype in ("float32", "bfloat16")]
    found += [Cell(MIDDLE, "float32", causal=True), Cell((1, 8, 8, 512, 512, 64), "float64")]
    found += [Cell(MIDDLE, "float32", option=option) for option in ("alibi", "softcap")]
    found += [Cell((8, 12, 12, 128, 128, 64), dtype) for dtype in ("float32", "bfloat16")]
    return found + [Cell((1, 32, 32, 1, 4096, 128), dtype) for dtype in ("float32", "bfloat16")]


# -- the words of a kernel ---------------------------------------------------------------------------------------------
def vector_words(tally: dict[str, float], isa: cpu.Isa) -> Counter[str]:
    """Registers by the words of the mix. Whole-number words count as "logic", and so does each step of a
    transposition; those of truths are left out."""
    steps, found = lanes(isa.name, "f32").bit_length() - 1, Counter[str]()
    for name, count in ((name[5:], n) for name, n in tally.items() if name.startswith("word ")):
        if name in FREE or name.startswith("bool "):
            continue
        if name == "matrix product":
            found["pairs"] += DOTS * count if isa.name == "avx512bf16" else 0
        elif name in COMPARISONS:
            found["choice"] += count
        elif name == "transpose":
            found["logic"] += steps * count
        else:
            found[name if name in WORDS else "logic"] += count
    return found


def in_a_turn(words: Counter[str]) -> list[str]:
    """The same proportions in some words, shuffled: rare ones are left out."""
    total = sum(words.values())
    chosen = [name for name, count in sorted(words.items()) for _ in range(round(IN_A_TURN * count / total))]
    random.Random(0).shuffle(chosen)
    return chosen


def mixed(chosen: list[str], isa: cpu.Isa) -> Callable[[Any], None]:
    """A loop over these words on independent registers."""
    chains = loops.chains(isa) - 2  # factors and what a word of several instructions needs

    def body(m: Any) -> None:
        address, turns = loops.arguments(m)
        table = Mem(m, address, isa.vector_bytes, m.real)
        a = table.load(0)
        pair = _pair(m, table) if "pairs" in chosen else ""

        def turn(_: Any, sums: Tile) -> Tile:
            rows = [sums.row(n) for n in range(chains)]
            for n, name in enumerate(chosen):
                x = rows[n % chains]
                rows[n % chains] = _dots(m, x, pair) if name == "pairs" else WORDS[name](x, a)
            return Tile(m, tuple(row.value[0] for row in rows), m.real)

        table.store(0, m.fold(0, turns, turn, full(m, chains, 1, 1.0, m.real)))

    return body


def _pair(m: Any, table: Mem) -> str:
    return str(m.emit(f"bitcast <16 x i32> {table.load(1).bits().value[0][0]} to <32 x bfloat>"))


def _dots(m: Any, x: Tile, pair: str) -> Tile:
    return Tile(m, ((loops.pairs(m, x.value[0][0], pair, pair),),), "f32")


def from_cache(m: Any) -> None:
    """Sixteen registers a turn from the first-level cache."""
    address, turns = loops.arguments(m)
    table = Mem(m, address, 4 * m.lanes)
    start = full(m, loops.STREAMS, 1, 0.0, "f32")
    table.store(0, m.fold(0, turns, lambda _, sums: sums + table.load(0, loops.STREAMS), start))


# -- what they take ----------------------------------------------------------------------------------------------------
class Core:
    """What this core does at best, measured when it is asked for."""

    def __init__(self, isa: cpu.Isa, seconds: float) -> None:
        self.isa, self.seconds = isa, seconds
        self.peaks = peaks.measure(1, seconds)
        self.load = 1e-9 / self._rate("loads", from_cache, 100_000, loops.STREAMS, "f32")

    def _rate(self, name: str, body: Callable[[Any], None], turns: int, count: int, real: str) -> float:
        """1e9 a second of what a turn does `count` of. Numbers of the buffer are 0.5, in both widths."""
        buffer = np.full(512, 0.5, {"f32": np.float32, "f64": np.float64}[real]).view(np.uint8)
        return Peak([Loop.of(name, body, self.isa, buffer, turns, real)], float(turns * count)).rate(self.seconds)

    def words(self, words: Counter[str], real: str) -> float:
        """Seconds of that many words in their proportions, independent and in registers."""
        chosen = in_a_turn(words)
        rate = self._rate("mix", mixed(chosen, self.isa), TURNS, len(chosen), real)
        return sum(words.values()) / rate / 1e9

    def bounds(self, cell: Cell) -> tuple[str, dict[str, float]]:
        """The kernel, and the seconds that each resource needs for the cell."""
        report = PlanReport(Problem.of(*cell.tables, **cell.options()), self.isa)
        tally, words = report.tally, vector_words(report.tally, self.isa)
        real = report.plan.spec.real if report.plan else "f32"
        products = {"fma": words["fma"], "pairs": words["pairs"]}
        found = {
            "products": self._products(products, real),
            "vector": self.words(words, real),
            "loads": (tally["move load"] + tally["move splat"]) * self.load,
        }
        if report.inputs > max(cpu.cache_sizes().values(), default=0):  # what is smaller is still there from before
            found["memory"] = report.inputs / self.peaks[peaks.READ] / 1e9
        if self.isa.name == "amx" and report.kernel == "woven":
            flops = loops.TILE_FLOPS * tally["word matrix product"]
            found["matrix"] = flops / self.peaks[peaks.MATRIX["amx"]] / 1e9
        return report.kernel, found

    def _products(self, words: dict[str, float], real: str) -> float:
        """Multiply-adds alone, at the peak; those in exponentials are among them."""
        peak = self.peaks[peaks.DOUBLE if real == "f64" else peaks.SINGLE]
        width = lanes(self.isa.name, real)
        found = 2 * width * words["fma"] / peak / 1e9
        if words["pairs"]:
            found += loops.PAIR_FLOPS * width * words["pairs"] / self.peaks[peaks.MATRIX["avx512bf16"]] / 1e9
        return found


def binding(bounds: dict[str, float]) -> tuple[str, float]:
    """What takes longest, in words, and its seconds."""
    least = {name: seconds for name, seconds in bounds.items() if name != "products"}
    name = max(least, key=least.__getitem__)
    if name == "vector":
        alone = bounds["products"] >= FOREMOST * bounds["vector"]
        return ("multiply-adds" if alone else "exponentials and other words"), bounds["vector"]
    return {"matrix": "matrix unit"}.get(name, name), least[name]


def measured(cell: Cell, probe: Probe, seconds: float) -> tuple[float, str]:
    """The best time of a call, and the state it was seen in."""
    samples = alternate({"regard": Regard(1).runner(cell).call}, probe, seconds, 3)
    states = by_state(samples, probe)
    state = next(name for name in ("fast", "slow", "any") if name in states)
    return states[state]["regard"].best, state


def row_of(cell: Cell, core: Core, probe: Probe, seconds: float) -> Row:
    taken, state = measured(cell, probe, seconds)
    kernel, bounds = core.bounds(cell)
    name, least = binding(bounds)
    facts = {"cell": cell.name, "kernel": kernel, "unit": unit_of(cell), "state": state, "seconds": taken}
    return {**facts, "bounds": bounds, "bound": least, "binds": name, "of_bound": least / taken}


def reached(row: Row) -> str:
    """The share of the bound; "~" marks a time that was not seen in the fast state, in which bounds are measured."""
    return f"{'' if row['state'] == 'fast' else '~'}{row['of_bound']:.0%}"


def line(row: Row) -> str:
    parts = "  ".join(f"{name} {duration(seconds)}" for name, seconds in row["bounds"].items())
    taken = f"{duration(row['seconds']):>8} {reached(row):>5}"
    return f"{row['cell']:<40} {row['kernel']:<8} {taken}  {row['binds']:<29} {parts}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--smoke", "--quick", action="store_true", help="three small cells, no file")
    parser.add_argument("--only", default="", help="cells whose name contains this; no file")
    parser.add_argument("--seconds", type=float, default=2.0, help="about how long to measure a cell (2)")
    parser.add_argument("--json", type=Path, help="file for the results (bench/results/roofline-LEVEL.json)")
    args = parser.parse_args()
    about = machine.describe()
    print(f"{machine.in_words(about)}\n1 thread\n")
    probe = Probe.make()
    probe.settle(0.2 if args.smoke else 3.0)
    core, rows = Core(loops.chosen(), 0.02 if args.smoke else 0.2), []
    for cell in (cell for cell in cells(args.smoke) if args.only in cell.name):
        rows.append(row_of(cell, core, probe, 0.05 if args.smoke else args.seconds))
        print(line(rows[-1]), flush=True)
    part = args.smoke or args.only
    target = args.json or (None if part else RESULTS / f"roofline-{about['instruction set']}.json")
    if target:
        result = {"machine": about, "peaks": core.peaks, "load_seconds": core.load, "rows": rows}
        target.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        print(f"\n{target}")


if __name__ == "__main__":
    main()
