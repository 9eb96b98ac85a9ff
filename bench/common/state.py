"""Small kernels that say how fast this machine is at this moment, written in regard's own tile language.

A host that serves several guests changes speed in phases of milliseconds to seconds. Loads of matrix tiles slow down
the most, by a factor of four; where there is no matrix unit, a loop of multiply-adds slows down by a third.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from regard import cpu, jit
from regard.lowering import address_of
from regard.tile.lang import Mem, full
from regard.tile.machines import lanes, text

Array = np.ndarray[Any, Any]

FIRST = 4  # the words before are those of every kernel: counter, number of tasks, tasks of this call, scratch memory
TILES, REGISTERS, CHAINS, STREAMS = 4, 8, 16, 16


@dataclass(frozen=True)
class Loop:
    """A kernel that runs `turns` turns over a buffer; called, it says how many seconds that took."""

    kernel: jit.Kernel
    block: Array
    counter: Array
    alive: tuple[Array, ...]

    @staticmethod
    def of(name: str, body: Callable[[Any], None], isa: cpu.Isa, buffer: Array, turns: int) -> Loop:
        written = text(isa.name, "f32", body)
        counter = np.zeros(1, np.int64)
        block = np.array([address_of(counter), 1, 9, 0, address_of(buffer), turns], np.int64)
        return Loop(jit.load(f"bench {name}\n{written}", lambda: written, isa), block, counter, (buffer,))

    def __call__(self) -> float:
        self.counter[0] = 0
        address = address_of(self.block)
        begun = time.perf_counter()
        self.kernel(address)
        return time.perf_counter() - begun


def _arguments(m: Any) -> tuple[Any, Any]:
    return m.word(m.args + 8 * FIRST), m.word(m.args + 8 * (FIRST + 1))


def tile_loads(m: Any) -> None:
    """Eight loads of matrix tiles a turn, from 4 KB."""
    address, turns = _arguments(m)
    tiles = Mem(m, address, 64, "bf16")
    for _ in m.range(0, turns):
        for register in range(REGISTERS):
            m.tile_load(register, tiles.shifted(1024 * (register % TILES)))


def multiply_adds(m: Any) -> None:
    """Sixteen independent multiply-adds of whole registers a turn."""
    address, turns = _arguments(m)
    half = m.const(0.5, "f32")
    sums = m.fold(0, turns, lambda _, sums: sums.fma(half, half), full(m, CHAINS, 1, 1.0, "f32"))
    Mem(m, address, 4 * m.lanes).store(0, sums)


def reads(m: Any) -> None:
    """Sixteen neighbouring registers a turn are read and added up; the sums go to the end of the buffer."""
    address, turns = _arguments(m)
    table = Mem(m, address, 4 * m.lanes)
    start = full(m, STREAMS, 1, 0.0, "f32")
    table.store(turns * STREAMS, m.fold(0, turns, lambda t, sums: sums + table.load(t * STREAMS, STREAMS), start))


def reading(size: int) -> Loop:
    """A pure read of that many bytes, for comparison with what has to read them."""
    isa = cpu.current()
    if isa is None:
        raise ValueError("REGARD_CPU=numpy leaves nothing to measure")
    turn = 4 * STREAMS * lanes(isa.name, "f32")
    # Written to once: pages that never were are all the same one, and lie in the first-level cache.
    return Loop.of("reads", reads, isa, np.ones(size + 2 * turn, np.uint8), size // turn)


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
            loop = Loop.of("tile loads", tile_loads, cpu.ISAS["amx"], np.zeros(1024 * TILES, np.uint8), 1500)
            return Probe("tile load", loop, 1500 * REGISTERS, 2.0, lowest)
        isa = cpu.current()
        if isa is None:
            raise ValueError("REGARD_CPU=numpy leaves nothing to measure")
        loop = Loop.of("multiply-adds", multiply_adds, isa, np.zeros(64 * CHAINS, np.uint8), 5000)
        return Probe("multiply-add", loop, 5000 * CHAINS, 1.2, lowest)

    def read(self) -> float:
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
