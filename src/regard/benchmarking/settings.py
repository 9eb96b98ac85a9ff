"""What a run is asked to measure, checked before any work."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .. import cpu
from . import cells, libraries
from .cells import Cell
from .loops import chosen

# How a library is held to an instruction set, where its name is one of ours: read when it is loaded.
HELD = {"avx2": {"ATEN_CPU_CAPABILITY": "avx2", "ONEDNN_MAX_CPU_ISA": "AVX2", "MKL_ENABLE_INSTRUCTIONS": "AVX2"}}
HOLDING = "torch"  # the one library that obeys these


@dataclass(frozen=True)
class Settings:
    """peers: names of installed libraries. seconds: of a cell. only: part of a cell's name. quick: small cells."""

    peers: tuple[str, ...]
    threads: int = 1
    seconds: float = 4.0
    only: str = ""
    quick: bool = False

    @staticmethod
    def of(peers: str | None, threads: int, seconds: float, only: str, quick: bool) -> Settings:
        """Checked: peers are names with commas between, "none", or None for all that are installed."""
        chosen()
        if threads < 1:
            raise ValueError(f"threads must be at least 1, got {threads}")
        if not seconds > 0:
            raise ValueError(f"seconds must be above 0, got {seconds:g}")
        settings = Settings(_peers(peers), threads, seconds, only, quick)
        if not settings.cells():
            raise ValueError(f"no cell has {only!r} in its name: --list shows the names")
        return settings

    def cells(self) -> list[Cell]:
        """Those that are wanted and whose level this machine has."""
        usable = [name for name, reason in cpu.usable().items() if reason is None]
        found = [
            cell for cell in (cells.quick() if self.quick else cells.grid()) if not cell.level or cell.level in usable
        ]
        return [cell for cell in found if self.only in cell.name or (self.only == "decode" and cell.decoding)]

    def of_level(self, level: str) -> dict[str, Any]:
        """What the process that measures a level is told."""
        peers = [name for name in self.peers if level not in HELD or name == HOLDING]
        return {
            "level": level,
            "peers": peers,
            **{n: getattr(self, n) for n in ("threads", "seconds", "only", "quick")},
        }

    def environment(self, level: str) -> dict[str, str]:
        """Of that process: what a library may use is decided when it is loaded."""
        threads = {variable: str(self.threads) for variable in ("OMP_NUM_THREADS", "MKL_NUM_THREADS")}
        held = {"REGARD_CPU": level, **HELD.get(level, {})} if level else {}
        return {**os.environ, **threads, **held}


def _peers(asked: str | None) -> tuple[str, ...]:
    if asked is None:
        return tuple(name for name in libraries.PEERS if libraries.lacking(name) is None)
    wanted: Sequence[str] = [] if asked == "none" else [name.strip() for name in asked.split(",") if name.strip()]
    for name in wanted:
        missing = libraries.lacking(name)
        if missing:
            raise ValueError(f"{name} cannot be measured here: {missing}")
    return tuple(dict.fromkeys(wanted))


def left_out(peers: Sequence[str]) -> dict[str, str]:
    """The libraries that are known and not measured, and what would change that."""
    others = {name: libraries.lacking(name) for name in libraries.PEERS if name not in peers}
    return {name: missing or "not asked for" for name, missing in others.items()}
