"""From a question to a way of answering it: which kernel, for which instruction set, in how many tasks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from . import cpu
from .arrays import name_of
from .kernels import decode, forward, pack, strip, woven, woven_block
from .kernels.spec import Spec
from .lowering import ELEMENTS, Words, lower_bias, lower_mask
from .problem import Problem
from .tile.machines import lanes, text

# Time of a block of 1, 2, 3 registers of queries, in units of the last: (8, 12, 128, 128, 64) with AVX-512 on a
# Xeon of 2.7 GHz, 2026-11. A wider block uses each key it loads more often.
BLOCK_COST = {1: 0.6, 2: 0.85, 3: 1.0}

# Cautious guesses at operations per second, only to keep a foreign call near 50 ms.
SPEED = {"generic": 5e9, "neon": 15e9, "avx2": 40e9, "avx512": 80e9, "avx512bf16": 80e9, "amx": 80e9}
FOREIGN_CALL = 0.05

# Below this many operations for each thread, waking another one (14 us) costs more than it brings.
WORTH_A_THREAD = 2e6

# The matrix unit, by dtype and precision: bfloat16 parts of a number, and from how many query rows on. Fewer rows do
# not pay for packing keys and values; split float32 wins over fused multiply-adds only while a packed head stays in
# the second-level cache (196 GF/s against 137 at dim 64, 116 against 121 at dim 128; 2026-11).
AMX = {
    ("bfloat16", "highest"): (1, 2),
    ("float16", "highest"): (2, 2),
    ("float32", "highest"): (3, 256),
    ("float32", "high"): (2, 64),
    ("float32", "medium"): (1, 32),
}
# Pairs on the vector unit are two multiply-adds for one: only a single part gains. (1, 8, 2048, 64) took 21 ms instead
# of 41, (8, 12, 128, 64) 1.8 instead of 2.7 on a Zen 5 (2026-11). Up to 48 query rows, packing takes what is gained,
# and so does padding by more than half. The number of keys may not decide: it changes no bit.
DOTS = {("bfloat16", "highest"): (1, 49), ("float32", "medium"): (1, 49)}
MOST_PADDING = 1.5
MATRIX: dict[str, dict[tuple[str, str], tuple[int, int]]] = {"amx": AMX, "avx512bf16": DOTS}
MOST_DIM = 256

# From this many blocks of queries to a head on, 16-bit keys and values are widened once for all of them: widened
# by the kernel for each block again, they took 15 % (dim 64) to 25 % (dim 128) of the time with AVX2 (2026-11).
WORTH_WIDENING = 16
MOST_SPLIT_DIM = 64


@dataclass(frozen=True)
class Plan:
    """What will run. `why` says, a sentence a choice, for which reason."""

    spec: Spec
    isa: cpu.Isa
    blocks: int
    tasks: int
    operations: float
    why: tuple[str, ...]

    @property
    def route(self) -> str:
        return self.spec.kernel

    @property
    def budget(self) -> int:
        """Tasks that one foreign call may draw."""
        return max(1, int(FOREIGN_CALL * SPEED[self.isa.name] * max(self.tasks, 1) / max(self.operations, 1.0)))

    def threads(self, wanted: int) -> int:
        """How many of the wanted threads have enough to do."""
        return max(1, min(wanted, self.tasks, int(self.operations / WORTH_A_THREAD)))

    def text(self, kernel: str = "") -> str:
        """A kernel of this plan as LLVM IR."""
        kernel = kernel or self.route
        return text(self.isa.name, self.spec.real, KERNELS[kernel], self.spec_of(kernel))

    def spec_of(self, kernel: str) -> Spec:
        """What a kernel of this plan is specialised for: packing is the same whatever mask and bias follow."""
        if kernel != "pack":
            return self.spec
        return replace(self.spec, kernel="pack", out=self.spec.queries, mask=None, bias=(), softcap=False)

    def scratch(self, dim: int, vdim: int, group: int) -> int:
        """Bytes of scratch memory a thread needs."""
        return _scratch(self.spec, lanes(self.isa.name, self.spec.real), dim, vdim, group)


KERNELS: dict[str, Any] = {
    "forward": forward.forward,
    "watched": forward.forward,
    **dict.fromkeys(strip.HIDDEN, strip.strip),
    "woven": woven.forward_woven,
    "decode": decode.decode,
    "pack": pack.pack,
}


@dataclass(frozen=True)
class _Lanes:
    """Enough of a machine to lay out scratch memory."""

    lanes: int


@lru_cache(maxsize=256)
def _scratch(spec: Spec, lanes: int, dim: int, vdim: int, group: int) -> int:
    m = _Lanes(lanes)
    if spec.kernel == "woven":
        return max(int(woven_block.areas(m, spec, 0)[1]), int(pack.pack_areas(m, spec, 0)[1]))
    if spec.kernel == "decode":
        return int(decode.areas(m, spec, 0, dim, vdim, group)[1])
    return int(forward.areas(m, spec, 0, dim, vdim)[1])


def make_plan(problem: Problem, isa: cpu.Isa, only: str = "") -> tuple[Plan, Words]:
    """The plan for a problem, and the parameter words of its mask and bias; `only` forces a route."""
    words = Words(problem.batch, problem.heads, problem.queries, problem.keys, _real(problem))
    mask = lower_mask(problem.mask, words) if problem.mask is not None else None
    bias = lower_bias(problem.bias, words) if problem.bias is not None else ()
    route, parts, reason = choose_route(problem, isa) if not only else (only, 0, "asked for")
    q = ELEMENTS[name_of(problem.dtype)]
    out = ELEMENTS[name_of(problem.out.dtype)] if problem.out is not None else q
    width, sized = _width(problem, isa, route)
    dims = (_up(problem.dim), _up(problem.vdim)) if route == "woven" else (0, 0)
    blocks = _blocks(problem, route, width * lanes(isa.name, _real(problem)))
    wide = route == "forward" and not only and q in ("f16", "bf16") and blocks >= WORTH_WIDENING
    spec = Spec(route, q, "f32" if wide else q, out, width, mask, bias, problem.softcap is not None, parts, *dims)
    heads = problem.kv_heads if route == "decode" else problem.heads
    tasks = prod(problem.batch) * heads * blocks
    return Plan(spec, isa, blocks, tasks, _operations(problem), (f"{isa.name} is used", reason, sized)), words


def _real(problem: Problem) -> str:
    return "f64" if problem.compute == np.float64 else "f32"


def _up(n: int) -> int:
    return -(-n // 32) * 32


def _operations(problem: Problem) -> float:
    """Of both products, a multiplication and an addition counting two, with nothing hidden."""
    pairs = prod(problem.batch) * problem.heads * problem.queries * problem.keys
    return 2.0 * pairs * (problem.dim + problem.vdim)


def _padding(problem: Problem) -> float:
    """How much larger both products are with dim and value dim rounded up to 32."""
    return (_up(problem.dim) + _up(problem.vdim)) / max(1, problem.dim + problem.vdim)


def choose_route(problem: Problem, isa: cpu.Isa) -> tuple[str, int, str]:
    """The kernel and the parts of a number, from dtype, precision, sizes and instruction set."""
    name = name_of(problem.dtype)
    half = name in ("bfloat16", "float16")
    parts, least = MATRIX.get(isa.name, {}).get((name, "highest" if half else problem.precision), (0, 0))
    if half:
        least = 0 if problem.invariant else least
    elif problem.invariant:
        parts = 0
    dims = max(problem.dim, problem.vdim)
    fits = min(problem.dim, problem.vdim) > 0 and dims <= (MOST_SPLIT_DIM if parts == 3 else MOST_DIM)
    if isa.name == "avx512bf16" and not problem.invariant:
        fits = fits and _padding(problem) < MOST_PADDING
    if parts and fits and problem.queries >= least:
        unit = "matrix unit" if isa.name == "amx" else "pairs of bfloat16 on the vector unit"
        return "woven", parts, f"{unit}: {parts} bfloat16 part(s) a number, {problem.queries} query rows"
    if problem.queries == 1 and not problem.invariant:
        return "decode", 0, "one query row: keys and values are read once, in order"
    return "forward", 0, "vector unit: no matrix unit, or it would not pay for this dtype, dim or number of rows"


def _width(problem: Problem, isa: cpu.Isa, route: str) -> tuple[int, str]:
    if route == "woven":
        return woven_block.WIDTH, "blocks of 32 queries, the width of two tiles"
    if route == "decode":
        return 1, f"chunks of {decode.CHUNK} keys"
    return best_width(problem.queries, lanes(isa.name, _real(problem)))


def best_width(queries: int, lanes: int) -> tuple[int, str]:
    """Registers to a row of queries, from the number of queries alone, and the reason."""
    cost = {width: -(-queries // (width * lanes)) * c for width, c in BLOCK_COST.items()}
    width = min(cost, key=lambda w: (cost[w], -w))
    return width, f"blocks of {width * lanes} queries: {cost[width]:.2f} block times for {queries} queries"


def _blocks(problem: Problem, route: str, rows: int) -> int:
    if route == "decode":
        return -(-problem.keys // decode.CHUNK)
    return -(-problem.queries // rows)
