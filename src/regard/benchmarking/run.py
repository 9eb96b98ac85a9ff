"""A whole run: each level in a process of its own, and one result of all."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from . import machine
from .settings import Settings, left_out

Event = tuple[str, Any]
FORMAT = 2  # of the file; those without the word "format" have no peaks


def events(settings: Settings) -> Iterator[Event]:
    """What happens, as it happens; last ("result", what goes into the file).

    Before: ("machine", its description), ("left out", {peer: why}), ("begin", threads), ("cell", name) as it is begun,
    ("row", row) as it is done, ("again", rows) for those that say something else by a state that was seen after them.
    """
    about = machine.describe()
    yield "machine", about
    absent = left_out(settings.peers)
    yield "left out", absent
    yield "begin", settings.threads
    parts: list[dict[str, Any]] = []
    for level in dict.fromkeys(cell.level for cell in settings.cells()):
        lowest = min((part["probe"]["lowest_ns"] for part in parts), default=math.inf)
        for kind, what in level_events(settings, level, lowest):
            if kind == "part":
                parts.append(what)
                continue
            if kind == "left out":
                absent |= what
            yield kind, what
    yield "result", result(about, settings, parts, absent)


def level_events(settings: Settings, level: str, lowest: float) -> Iterator[Event]:
    """Those of the process that measures a level; `lowest` is the probe's best reading so far."""
    told = json.dumps({**settings.of_level(level), "lowest": lowest})
    words = [sys.executable, "-m", "regard.benchmarking.level", told]
    with subprocess.Popen(words, env=settings.environment(level), stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                yield from json.loads(line).items()
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        raise ChildProcessError(
            f"the process that measured level {level or 'of this machine'} ended with {process.returncode}"
        )


def result(
    about: dict[str, Any], settings: Settings, parts: list[dict[str, Any]], absent: dict[str, str]
) -> dict[str, Any]:
    """What goes into the file; probes and peaks by the name of the instruction set."""
    names = [part["level"] or about["instruction set"] for part in parts]
    return {
        "format": FORMAT,
        "machine": about,
        "threads": settings.threads,
        "seconds": settings.seconds,
        "probes": {name: part["probe"] for name, part in zip(names, parts)},
        "peaks": {name: part["peaks"] for name, part in zip(names, parts)},
        "left_out": absent,
        "rows": [row for part in parts for row in part["rows"]],
    }


def write(found: dict[str, Any], target: Path) -> Path:
    """Write a result as JSON to a file; in a folder its name says instruction set and threads."""
    if target.is_dir():
        target = target / f"peers-{found['machine']['instruction set']}-{found['threads']}.json"
    target.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return target
