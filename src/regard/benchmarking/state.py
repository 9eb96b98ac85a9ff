"""How fast this machine is at this moment.

A host that serves several guests changes speed in phases of milliseconds to seconds. Loads of matrix tiles slow down
the most, by a factor of four; where there is no matrix unit, a loop of multiply-adds slows down by a third.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from .. import cpu
from . import loops
from .loops import Loop


@dataclass
class Probe:
    """Nanoseconds of one operation now; a reading within `limit` of the lowest so far is the fast state."""

    operation: str
    loop: Loop
    operations: int
    limit: float
    lowest: float

    @staticmethod
    def make(lowest: float = np.inf) -> Probe:
        """Tile loads where the processor has them, even if REGARD_CPU holds regard to less; else multiply-adds.

        lowest: the best reading of an earlier probe.
        """
        if cpu.usable().get("amx", "absent") is None:
            buffer = np.zeros(1024 * loops.TILES, np.uint8)
            loop = Loop.of("tile loads", loops.tile_loads, cpu.ISAS["amx"], buffer, 1500)
            return Probe("tile load", loop, 1500 * loops.REGISTERS, 2.0, lowest)
        isa = loops.chosen()
        buffer = np.zeros(isa.vector_bytes * loops.chains(isa), np.uint8)
        turns = 120_000 // loops.chains(isa)
        loop = Loop.of("multiply-adds", loops.multiply_adds(isa), isa, buffer, turns)
        return Probe("multiply-add", loop, turns * loops.chains(isa), 1.2, lowest)

    def read(self) -> float:
        """Nanoseconds of one operation."""
        nanoseconds = 1e9 * self.loop() / self.operations
        self.lowest = min(self.lowest, nanoseconds)
        return nanoseconds

    def settle(self, seconds: float) -> None:
        """Look for the fast state for a while, so that there is something to compare with."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.read()
            time.sleep(0.001)

    def state(self, *readings: float) -> str:
        """fast, slow, or mixed where the readings differ."""
        fast = {reading <= self.limit * self.lowest for reading in readings}
        return "mixed" if len(fast) > 1 else "fast" if fast.pop() else "slow"
