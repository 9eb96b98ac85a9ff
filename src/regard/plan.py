"""From a question to a way of answering it: which kernel, for which instruction set, in how many tasks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from . import cpu
from .kernels.forward import areas, forward
from .kernels.spec import Spec
from .lowering import ELEMENTS, OPEN, Words, address_of, batch_offsets, lower_bias, lower_mask
from .problem import Problem
from .tile.machines import NATIVE, lanes, text

Array = np.ndarray[Any, Any]

# Time of a block of 1, 2, 3 registers of queries, in units of the last: (8, 12, 128, 128, 64) with AVX-512 on a
# Xeon of 2.7 GHz, 2026-11. A wider block uses each key it loads more often.
BLOCK_COST = {1: 0.6, 2: 0.85, 3: 1.0}

# Cautious guesses at operations per second, only to keep a foreign call near 50 ms.
SPEED = {"generic": 5e9, "neon": 15e9, "avx2": 40e9, "avx512": 80e9, "amx": 80e9}
FOREIGN_CALL = 0.05

# Below this many operations for each thread, waking another one (14 us) costs more than it brings.
WORTH_A_THREAD = 2e6

FAR = 2**29  # positions are int32 in kernels; offsets beyond are brought here, with the window moved along


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
    def real(self) -> str:
        return self.spec.real

    @property
    def budget(self) -> int:
        """Tasks that one foreign call may draw."""
        return max(1, int(FOREIGN_CALL * SPEED[self.isa.name] * max(self.tasks, 1) / max(self.operations, 1.0)))

    def threads(self, wanted: int) -> int:
        """How many of the wanted threads have enough to do."""
        return max(1, min(wanted, self.tasks, int(self.operations / WORTH_A_THREAD)))

    def scratch(self, dim: int, vdim: int) -> int:
        """Bytes of scratch memory a thread needs."""
        return int(areas(_Lanes(lanes(self.isa.name, self.real)), self.spec, 0, dim, vdim)[1])

    def text(self) -> str:
        """The kernel as LLVM IR."""
        return text(self.isa.name, self.real, forward, self.spec)


@dataclass(frozen=True)
class _Lanes:
    lanes: int


def make_plan(problem: Problem, isa: cpu.Isa) -> tuple[Plan, Words]:
    """The plan for a problem, and the parameter words of its mask and bias."""
    q, real = ELEMENTS[problem.dtype.name], "f64" if problem.compute == np.float64 else "f32"
    words = Words(problem.batch, problem.heads, problem.queries, problem.keys, real)
    mask = lower_mask(problem.mask, words) if problem.mask is not None else None
    bias = lower_bias(problem.bias, words) if problem.bias is not None else ()
    width, reason = best_width(problem.queries, lanes(isa.name, real))
    out = ELEMENTS[problem.out.dtype.name] if problem.out is not None else q
    spec = Spec("forward", q, q, out, width, mask, bias, problem.softcap is not None)
    blocks = -(-problem.queries // (width * lanes(isa.name, real)))
    pairs = int(np.prod(problem.batch, dtype=np.int64)) * problem.heads
    operations = 2.0 * pairs * problem.queries * problem.keys * (problem.dim + problem.vdim)
    why = (f"{isa.name}: the best instruction set this process may use", reason)
    return Plan(spec, isa, blocks, pairs * blocks, operations, why), words


def best_width(queries: int, lanes: int) -> tuple[int, str]:
    """Registers to a row of queries, from the number of queries alone, and the reason."""
    cost = {width: -(-queries // (width * lanes)) * c for width, c in BLOCK_COST.items()}
    width = min(cost, key=lambda w: (cost[w], -w))
    return width, f"blocks of {width * lanes} queries: {cost[width]:.2f} block times for {queries} queries"


def positions(problem: Problem) -> tuple[Array, int, int]:
    """Offsets as int64, one per batch entry, and how far left and right a query sees."""
    entries = int(np.prod(problem.batch, dtype=np.int64))
    offset = np.broadcast_to(np.asarray(problem.offset, np.int64).reshape(-1), (entries,))
    left, right = problem.left, problem.right
    near = np.clip(offset, -FAR, FAR)
    moved = offset - near
    if moved.any():
        if problem.mask is not None or problem.bias is not None or (moved != moved[:1]).any():
            raise ValueError(f"q_offset must lie within +-{FAR}: got {offset.min()}..{offset.max()}")
        left = None if left is None else left - int(moved[0])
        right = None if right is None else right + int(moved[0])
    sides = (OPEN if side is None else max(-OPEN, min(int(side), OPEN)) for side in (left, right))
    return np.ascontiguousarray(near), *sides


def place(view: Array, batch: tuple[int, ...]) -> tuple[Array, tuple[int, ...]]:
    """Offsets of the batch entries of q, k, v or out, and the strides of its last three axes, all in bytes."""
    wide = view if view.shape[:-3] == batch else np.broadcast_to(view, batch + view.shape[-3:])
    return batch_offsets(wide, batch), wide.strides[-3:]


__all__ = ["NATIVE", "Plan", "address_of", "best_width", "make_plan", "place", "positions"]
