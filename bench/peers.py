"""regard.attention beside torch, onnxruntime, OpenVINO and JAX, alternating in one process.

    python bench/peers.py                                      # everything, about ten minutes
    python bench/peers.py --only decode --peers torch          # a part
    python bench/peers.py --quick                              # small, for a look or for CI

Prints a table and writes JSON. README.md beside this file says how times are taken and what the columns mean.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from common.cells import Cell
    from common.report import Measurement
    from common.state import Probe

LIBRARIES = ("torch", "onnxruntime", "openvino", "jax")

# How a library is held to an instruction set, where its name is one of ours: read when it is loaded.
HELD = {"avx2": {"ATEN_CPU_CAPABILITY": "avx2", "ONEDNN_MAX_CPU_ISA": "AVX2", "MKL_ENABLE_INSTRUCTIONS": "AVX2"}}
HOLDING = "torch"  # the one library that obeys these


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=1, help="of regard and of each peer (1)")
    parser.add_argument("--seconds", type=float, default=4.0, help="about how long to measure a cell (4)")
    parser.add_argument("--only", default="", help="cells whose name contains this, or `decode`")
    parser.add_argument("--peers", default=",".join(LIBRARIES), help="libraries, by commas (those installed)")
    parser.add_argument("--json", type=Path, help="file for the results (bench/results/peers-THREADS.json)")
    parser.add_argument("--list", action="store_true", help="show the names of the cells")
    parser.add_argument("--quick", "--smoke", action="store_true", help="few small cells, few repeats, no file")
    parser.add_argument("--level", help=argparse.SUPPRESS)  # of a child process: its cells have this level
    parser.add_argument("--lowest", type=float, default=float("inf"), help=argparse.SUPPRESS)
    return parser.parse_args()


def chosen(args: argparse.Namespace) -> list[Cell]:
    from common import cells

    found = list(cells.quick() if args.quick else cells.grid())
    return [cell for cell in found if args.only in cell.name or (args.only == "decode" and cell.decoding)]


def main() -> None:
    args = options()
    unknown = set(args.peers.split(",")) - {*LIBRARIES, ""}
    if unknown:
        raise SystemExit(f"no peer {', '.join(sorted(unknown))}: there are {', '.join(LIBRARIES)}")
    if args.level is not None:
        measure(args, [cell for cell in chosen(args) if cell.level == args.level])
        return
    if args.list:
        print("\n".join(cell.name for cell in chosen(args)))
        return
    run(args)


def run(args: argparse.Namespace) -> None:
    """Each level in a process of its own: what a library may use is decided when it is loaded."""
    from common import machine, report

    from regard import cpu

    about = machine.describe()
    print(f"{machine.in_words(about)}\n{args.threads} thread(s)\n\n{report.heading()}", flush=True)
    usable = [name for name, reason in cpu.usable().items() if reason is None]
    levels = dict.fromkeys(cell.level for cell in chosen(args) if not cell.level or cell.level in usable)
    parts: list[dict[str, Any]] = []
    for level in levels:
        parts.append(child(args, level, min((part["probe"]["lowest_ns"] for part in parts), default=float("inf"))))
    rows = [row for part in parts for row in part["rows"]]
    print(f"\n{report.LEGEND}")
    probes = {part["level"] or about["instruction set"]: part["probe"] for part in parts}
    target = args.json or (None if args.quick else Path(__file__).parent / f"results/peers-{args.threads}.json")
    if target:
        target.parent.mkdir(parents=True, exist_ok=True)
        result = {"machine": about, "threads": args.threads, "seconds": args.seconds, "probes": probes, "rows": rows}
        target.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        print(f"\n{target}")


def child(args: argparse.Namespace, level: str, lowest: float) -> dict[str, Any]:
    """Run the cells of a level and return what they gave; `lowest` is the probe's best reading so far."""
    environment = dict(os.environ) | {
        variable: str(args.threads) for variable in ("OMP_NUM_THREADS", "MKL_NUM_THREADS")
    }
    if level:
        environment |= {"REGARD_CPU": level} | HELD.get(level, {})
    peers = HOLDING if level in HELD else args.peers
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "rows.json"
        words = [sys.executable, __file__, "--level", level, "--json", str(target), "--peers", peers]
        words += ["--threads", str(args.threads), "--seconds", str(args.seconds), "--only", args.only]
        words += ["--lowest", str(lowest)]
        subprocess.run(words + (["--quick"] if args.quick else []), env=environment, check=True)
        found: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
        return found


def measure(args: argparse.Namespace, cells: list[Cell]) -> None:
    """The work of a child process: time its cells, print their rows, write them."""
    from common import libraries, report
    from common.state import Probe

    probe = Probe.make(args.lowest)
    probe.settle(0.2 if args.quick else 3.0)
    wanted = [name for name in args.peers.split(",") if name]
    peers = [libraries.PEERS[name](args.threads) for name in libraries.installed(wanted)]
    ours = libraries.Regard(args.threads)
    found, shown = [], []
    for cell in cells:
        # A copy keeps the arrays it makes, and goes when it has been measured.
        found.append(compare(replace(cell), ours, peers, probe, args))
        shown.append(found[-1].row(probe))
        print(report.line(shown[-1]), flush=True)
    rows = [each.row(probe) for each in found]
    changed = [row for row, before in zip(rows, shown) if row != before]
    if changed:
        print("\n".join(["", "again, by the fastest state that was seen:", *map(report.line, changed), ""]), flush=True)
    about = {"operation": probe.operation, "lowest_ns": probe.lowest, "fast_within": probe.limit}
    args.json.write_text(json.dumps({"level": args.level, "probe": about, "rows": rows}), encoding="utf-8")


def compare(cell: Cell, ours: Any, peers: list[Any], probe: Probe, args: argparse.Namespace) -> Measurement:
    """One cell: who can compute it, how exactly, how fast."""
    from common import report
    from common.timing import alternate

    runners, errors, unsupported = {report.OURS: ours.runner(cell)}, {}, {}
    errors[report.OURS] = cell.error(runners[report.OURS].result())
    for peer in peers:
        try:
            runner = peer.runner(cell)
            runner.call()
            errors[peer.name] = cell.error(runner.result())
            runners[peer.name] = runner
        except Exception as reason:  # each library refuses in its own way; what it says goes into the file
            unsupported[peer.name] = f"{type(reason).__name__}: {str(reason).strip()[:200]}"
    calls = {name: runner.call for name, runner in runners.items()} | others(cell, ours)
    seconds, rounds = (0.05, 2) if args.quick else (args.seconds, 3)
    samples = alternate(calls, probe, seconds, rounds, pause=0.003 if args.threads > 1 else 0.0)
    return report.Measurement(replace(cell), samples, errors, unsupported)


def others(cell: Cell, ours: Any) -> dict[str, Any]:
    """What else a cell is compared with: our own time without its option, a pure read of what it has to read."""
    from common import report, state

    found: dict[str, Any] = {}
    if cell.goal_own:
        found[report.PLAIN] = ours.runner(replace(cell, option="")).call
    if cell.decoding:
        found[report.READ] = state.reading(cell.bytes_read)
    return found


if __name__ == "__main__":
    main()
