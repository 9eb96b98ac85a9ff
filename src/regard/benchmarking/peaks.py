"""What this machine can do at most, measured in the same run as everything else."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import cpu
from ..plan import Plan
from ..tile.machines import lanes
from . import loops
from .loops import Loop

SINGLE, DOUBLE, READ = "multiply-adds float32", "multiply-adds float64", "read"
MATRIX = {"amx": "matrix unit", "avx512bf16": "pairs of bfloat16"}  # of instruction sets that have such products
SHORT = {SINGLE: "fma", DOUBLE: "fma", MATRIX["amx"]: "matrix", MATRIX["avx512bf16"]: "pairs", READ: "read"}
TURNS = 100_000
FEWEST = 3  # readings of each
Peaks = dict[str, float]
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Peak:
    """A loop for each thread, and what all of them together do in a call: operations, or bytes."""

    loops: list[Loop]
    amount: float

    def rate(self, seconds: float) -> float:
        """The best of many, in 1e9 operations or bytes a second."""
        best, end, done = 0.0, time.perf_counter() + seconds, 0
        while done < FEWEST or time.perf_counter() < end:
            best = max(best, self.amount / together(self.loops))
            done += 1
        return best / 1e9


def together(each: list[Loop]) -> float:
    """Seconds from the first begin to the last end of loops that run at the same time, a thread each."""
    if len(each) == 1:
        return each[0]()
    ready = threading.Barrier(len(each))

    def timed(loop: Loop) -> tuple[float, float]:
        ready.wait()
        begun = time.perf_counter()
        loop()
        return begun, time.perf_counter()

    with ThreadPoolExecutor(len(each)) as pool:
        times = list(pool.map(timed, each))
    return max(end for _, end in times) - min(begun for begun, _ in times)


def measure(threads: int, seconds: float) -> Peaks:
    """Peaks by name, of so many threads together: 1e9 operations a second, and 1e9 bytes a second of "read".

    seconds: how long to look for each.
    """
    isa = loops.chosen()
    made = {SINGLE: _multiply_adds(isa, threads, "f32"), DOUBLE: _multiply_adds(isa, threads, "f64")}
    if isa.name in MATRIX:
        made[MATRIX[isa.name]] = _matrix(isa, threads)
    found = {name: make().rate(seconds) for name, make in made.items()}
    return found | {READ: _read(threads).rate(seconds)}


def better(one: Peaks, other: Peaks) -> Peaks:
    """The higher of both readings of each."""
    return {name: max(one.get(name, 0.0), other.get(name, 0.0)) for name in {**one, **other}}


def _multiply_adds(isa: cpu.Isa, threads: int, real: str) -> Callable[[], Peak]:
    def make() -> Peak:
        body, size = loops.multiply_adds(isa), isa.vector_bytes * loops.chains(isa)
        each = [Loop.of(f"{real} multiply-adds", body, isa, _zeros(size), TURNS, real) for _ in range(threads)]
        return Peak(each, 2.0 * threads * TURNS * loops.chains(isa) * lanes(isa.name, real))

    return make


def _matrix(isa: cpu.Isa, threads: int) -> Callable[[], Peak]:
    def make() -> Peak:
        if isa.name == "amx":
            turns, body, flops = TURNS // 4, loops.tile_products, float(loops.PRODUCTS * loops.TILE_FLOPS)
        else:
            turns, body, flops = TURNS, loops.pair_products, 24.0 * loops.PAIR_FLOPS * lanes(isa.name, "f32")
        each = [Loop.of("matrix", body, isa, _zeros(24 * 64), turns) for _ in range(threads)]
        return Peak(each, threads * turns * flops)

    return make


def _read(threads: int) -> Peak:
    """Of four times what the last cache holds, if that is known."""
    whole = min(2**30, max(2**27, 4 * max(cpu.cache_sizes().values(), default=0)))
    return Peak([loops.reading(whole // threads) for _ in range(threads)], float(whole))


def _zeros(size: int) -> Array:
    return np.zeros(size, np.uint8)


def unit_of(plan: Plan) -> str:
    """The peak that bounds a kernel: of matrix products, of reading, or of multiply-adds."""
    if plan.route == "woven":
        return MATRIX[plan.isa.name]
    if plan.route == "decode":
        return READ
    return DOUBLE if plan.spec.real == "f64" else SINGLE
