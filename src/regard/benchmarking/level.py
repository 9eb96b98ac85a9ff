"""The process that measures the cells of one level: lines of JSON to whoever started it.

    python -m regard.benchmarking.level '{"level": "", "peers": ["torch"], "threads": 1, ...}'

Each line holds one of "left out", "cell", "row", "again" and "part".
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from .. import cpu
from ..plan import make_plan
from ..problem import Problem
from . import libraries, loops, peaks, report
from .cells import Cell
from .peaks import Peaks
from .report import Measurement, Row
from .settings import Settings
from .state import Probe
from .timing import alternate

Say = Callable[[str, Any], None]


@dataclass
class Level:
    """Everybody who takes part, and what is known of the machine."""

    settings: Settings
    probe: Probe
    peaks: Peaks
    ours: Any
    peers: list[Any]

    def look(self) -> None:
        """Measure the peaks, again: the higher readings count."""
        found = peaks.measure(self.settings.threads, 0.02 if self.settings.quick else 0.5)
        self.peaks = peaks.better(self.peaks, found)

    def row(self, found: Measurement) -> Row:
        cell = found.cell
        return report.with_share(found.row(self.probe), unit_of(cell), self.peaks, cell.bytes_read)

    def measure(self, cell: Cell) -> Measurement:
        """One cell: who can compute it, how exactly, how fast."""
        runners, errors, unsupported = {report.OURS: self.ours.runner(cell)}, {}, {}
        errors[report.OURS] = cell.error(runners[report.OURS].result())
        for peer in self.peers:
            try:
                runner = peer.runner(cell)
                runner.call()
                errors[peer.name] = cell.error(runner.result())
                runners[peer.name] = runner
            except Exception as reason:  # each library refuses in its own way; what it says goes into the file
                unsupported[peer.name] = said(reason)
        calls = {name: runner.call for name, runner in runners.items()} | self._others(cell)
        seconds, rounds = (0.05, 2) if self.settings.quick else (self.settings.seconds, 3)
        pause = 0.003 if self.settings.threads > 1 else 0.0
        samples = alternate(calls, self.probe, seconds, rounds, pause)
        return Measurement(replace(cell), samples, errors, unsupported)  # a copy: the arrays of the cell may go

    def _others(self, cell: Cell) -> dict[str, Any]:
        """What else a cell is compared with: our time without its option, a pure read of what it has to read."""
        found: dict[str, Any] = {}
        if cell.goal_own:
            found[report.PLAIN] = self.ours.runner(replace(cell, option="")).call
        if cell.decoding and self.settings.threads == 1:
            found[report.PURE_READ] = loops.reading(cell.bytes_read)
        return found


def said(reason: Exception) -> str:
    return f"{type(reason).__name__}: {str(reason).strip()[:200]}"


def unit_of(cell: Cell) -> str:
    """The peak that bounds the kernel which answers the cell."""
    isa = cpu.current()
    assert isa is not None
    return peaks.unit_of(make_plan(Problem.of(*cell.tables, **cell.options()), isa)[0])


def opened(settings: Settings, lowest: float, say: Say) -> Level:
    """With every peer that can be imported; the machine had time to show its fast state."""
    probe = Probe.make(lowest)
    probe.settle(0.2 if settings.quick else 3.0)
    level = Level(settings, probe, {}, libraries.Regard(settings.threads), [])
    level.look()
    for name in settings.peers:
        try:
            level.peers.append(libraries.opened(name, settings.threads))
        except Exception as reason:  # an installation that is broken in some way
            say("left out", {name: said(reason)})
    return level


def run(settings: Settings, name: str, lowest: float, say: Say) -> None:
    """Time the cells of a level, and say what was found as it is found, and all of it at the end."""
    level = opened(settings, lowest, say)
    found, shown = [], []
    for cell in (cell for cell in settings.cells() if cell.level == name):
        say("cell", cell.name)
        found.append(level.measure(cell))
        shown.append(level.row(found[-1]))
        say("row", shown[-1])
    level.look()
    rows = [level.row(each) for each in found]
    # By a fast state that was seen later, a comparison may say something else.
    say("again", [row for row, before in zip(rows, shown) if row["state"] != before["state"]])
    probe = level.probe
    about = {"operation": probe.operation, "lowest_ns": probe.lowest, "fast_within": probe.limit}
    say("part", {"level": name, "probe": about, "peaks": level.peaks, "rows": rows})


def main() -> None:
    told = json.loads(sys.argv[1])
    # What libraries print must not come between: it goes where errors go.
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as channel:
        os.dup2(2, 1)

        def say(kind: str, what: Any) -> None:
            channel.write(json.dumps({kind: what}) + "\n")
            channel.flush()

        level, lowest = told.pop("level"), told.pop("lowest")
        run(Settings(**{**told, "peers": tuple(told["peers"])}), level, lowest, say)


if __name__ == "__main__":
    main()
