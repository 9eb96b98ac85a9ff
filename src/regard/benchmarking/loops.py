"""Small kernels that do one thing only, as fast as this core can, written in regard's own tile language."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import cpu, jit
from ..addresses import address_of
from ..tile.lang import Mem, Tile, full
from ..tile.machines import lanes, text

Array = np.ndarray[Any, Any]

FIRST = 4  # the words before are those of every kernel: counter, number of tasks, tasks of this call, scratch memory
TILES, REGISTERS, STREAMS = 4, 8, 16
PRODUCTS = 6  # of the eight tile registers are results, the other two factors
TILE_FLOPS, PAIR_FLOPS = 2 * 16 * 16 * 32, 4  # of a product of tiles; of two multiply-adds in a lane


@dataclass(frozen=True)
class Loop:
    """A kernel that runs `turns` turns over a buffer; called, it says how many seconds that took."""

    kernel: jit.Kernel
    block: Array
    counter: Array
    alive: tuple[Array, ...]

    @staticmethod
    def of(name: str, body: Callable[[Any], None], isa: cpu.Isa, buffer: Array, turns: int, real: str = "f32") -> Loop:
        written = text(isa.name, real, body)
        counter = np.zeros(1, np.int64)
        block = np.array([address_of(counter), 1, 9, 0, address_of(buffer), turns], np.int64)
        return Loop(jit.load(f"bench {name}\n{written}", lambda: written, isa), block, counter, (buffer,))

    def __call__(self) -> float:
        self.counter[0] = 0
        address = address_of(self.block)
        begun = time.perf_counter()
        self.kernel(address)
        return time.perf_counter() - begun


def chosen() -> cpu.Isa:
    """The instruction set in use; ValueError where NumPy computes."""
    isa = cpu.current()
    if isa is None:
        raise ValueError("REGARD_CPU=numpy leaves nothing to measure: unset it, or name another instruction set")
    return isa


def chains(isa: cpu.Isa) -> int:
    """Independent sums that hide the latency of a multiply-add and leave registers for its factors.

    Of 16 registers where they have at most 32 bytes on x86, of 32 elsewhere.
    """
    return 12 if isa.triple_arch == "x86_64" and isa.vector_bytes <= 32 else 24


def arguments(m: Any) -> tuple[Any, Any]:
    """The buffer's address and the number of turns."""
    return m.word(m.args + 8 * FIRST), m.word(m.args + 8 * (FIRST + 1))


def tile_loads(m: Any) -> None:
    """Eight loads of matrix tiles a turn, from 4 KB."""
    address, turns = arguments(m)
    tiles = Mem(m, address, 64, "bf16")
    for _ in m.range(0, turns):
        for register in range(REGISTERS):
            m.tile_load(register, tiles.shifted(1024 * (register % TILES)))


def tile_products(m: Any) -> None:
    """Six independent products of matrix tiles a turn."""
    address, turns = arguments(m)
    tiles = Mem(m, address, 64, "bf16")
    for register in range(REGISTERS):
        m.tile_load(register, tiles)
    for _ in m.range(0, turns):
        for out in range(PRODUCTS):
            m.tile_product(out, PRODUCTS, PRODUCTS + 1)


def multiply_adds(isa: cpu.Isa) -> Callable[[Any], None]:
    """Independent multiply-adds of whole registers, `chains` a turn."""

    def body(m: Any) -> None:
        address, turns = arguments(m)
        half = m.const(0.5, m.real)
        sums = m.fold(0, turns, lambda _, sums: sums.fma(half, half), full(m, chains(isa), 1, 1.0, m.real))
        Mem(m, address, isa.vector_bytes, m.real).store(0, sums)

    return body


def pair_products(m: Any) -> None:
    """Independent products of pairs of bfloat16 on the vector unit, 24 registers a turn."""
    address, turns = arguments(m)
    table = Mem(m, address, 64)
    bits = table.load(0).bits().value[0][0]
    pair = m.emit(f"bitcast <16 x i32> {bits} to <32 x bfloat>")

    def turn(_: Any, sums: Tile) -> Tile:
        return Tile(m, tuple((pairs(m, acc, pair, pair),) for (acc,) in sums.value), "f32")

    table.store(0, m.fold(0, turns, turn, full(m, 24, 1, 1.0, "f32")))


def pairs(m: Any, total: str, a: str, b: str) -> str:
    """total + a * b, two products to a lane."""
    wide = "<16 x float>", "<32 x bfloat>", "<32 x bfloat>"
    return str(m.call("<16 x float>", "llvm.x86.avx512bf16.dpbf16ps.512", *zip(wide, (total, a, b))))


def reads(m: Any) -> None:
    """Sixteen neighbouring registers a turn are read and added up; the sums go to the end of the buffer."""
    address, turns = arguments(m)
    table = Mem(m, address, 4 * m.lanes)
    start = full(m, STREAMS, 1, 0.0, "f32")
    table.store(turns * STREAMS, m.fold(0, turns, lambda t, sums: sums + table.load(t * STREAMS, STREAMS), start))


def reading(size: int) -> Loop:
    """A pure read of that many bytes, for comparison with what has to read them."""
    isa = chosen()
    turn = 4 * STREAMS * lanes(isa.name, "f32")
    # Written to once: pages that never were are all the same one, and lie in the first-level cache.
    return Loop.of("reads", reads, isa, np.ones(size + 2 * turn, np.uint8), size // turn)
