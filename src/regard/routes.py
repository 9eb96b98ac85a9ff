"""Ways of answering a problem with machine code: the forward kernel, the woven one with its packing, decode."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from . import cpu, jit, pool
from .filling import ArgumentBlock, place
from .kernels.arguments import INDEX
from .lowering import address_of
from .chunks import merge_chunks
from .plan import make_plan
from .problem import Problem
from .scratch import scratch_memory
from .tile.machines import lanes

Array = np.ndarray[Any, Any]

# Packed copies of the heads of a round: at least one head for each thread, and as many as stay in the cache.
PACKED = 1 << 20


@dataclass(frozen=True)
class Sums:
    """What an lse is made of: reference + log(total), both (.., heads, queries)."""

    reference: Array
    total: Array

    @classmethod
    def of(cls, problem: Problem) -> Sums:
        shape = (*problem.batch, problem.heads, problem.queries)
        return cls(np.zeros(shape, problem.compute), np.zeros(shape, problem.compute))


class Job:
    """One call: its argument words, what its threads share, and running kernels with them."""

    def __init__(self, route: Route, problem: Problem, out: Array, sums: Sums | None) -> None:
        self.route = route
        self.shared = np.zeros(3, np.int64)  # number of the next task; Table indexed outside; rows flagged
        self.words = route.block.words.copy()
        self.set(counter=address_of(self.shared), error=address_of(self.shared) + 8)
        for name, view in (("q", problem.q), ("k", problem.k), ("v", problem.v), ("out", out)):
            self.words[INDEX[name + "_base"]] = address_of(view)
        if sums is not None:
            self.set(reference=address_of(sums.reference), total=address_of(sums.total))
        self.threads = route.plan.threads(problem.threads or pool.get_num_threads())

    def set(self, **words: int) -> None:
        for name, value in words.items():
            self.words[INDEX[name]] = value

    def run(self, kernel: Callable[[int], int], areas: list[int], tasks: int) -> None:
        """Let the threads draw all tasks of a kernel."""
        self.set(tasks=tasks, budget=self.route.plan.budget)
        self.shared[0] = 0
        blocks = np.tile(self.words, (len(areas), 1))
        blocks[:, INDEX["scratch"]] = areas
        first, step = address_of(blocks), blocks.strides[0]
        pool.run(kernel, [first + i * step for i in range(len(areas))], lambda: self.shared.__setitem__(0, tasks))
        if self.shared[1]:
            raise IndexError("a Table was indexed outside its extent by a mask or score function: nothing is returned")


class Route:
    """A plan with its kernel loaded and its argument block filled in: serves every call of the same shapes, strides,
    types and options, from any thread."""

    def __init__(self, problem: Problem, isa: cpu.Isa, only: str = "") -> None:
        self.plan, words = make_plan(problem, isa, only)
        self.block = ArgumentBlock(problem, self.plan, words)
        self.kernel = self.load(self.plan.route)
        group = problem.heads // max(problem.kv_heads, 1)
        self.scratch = self.plan.scratch(problem.dim, problem.vdim, group)

    def load(self, kernel: str) -> Callable[[int], int]:
        """A kernel of the plan. LLVM's scheduler would undo the weave, and the others need it."""
        plan, key = self.plan, f"{kernel} {self.plan.spec}"
        return jit.load(key, lambda: plan.text(kernel), plan.isa, scheduler=kernel != "woven")

    def run(self, problem: Problem, out: Array, sums: Sums | None) -> None:
        """Compute with the arrays of a problem of the kind this was made for."""
        raise NotImplementedError


class Forward(Route):
    """The forward kernel: keys and values are read where they lie."""

    def run(self, problem: Problem, out: Array, sums: Sums | None) -> None:
        self.run_blocks(problem, out, sums, None)

    def run_blocks(self, problem: Problem, out: Array, sums: Sums | None, flags: Array | None) -> None:
        """Only blocks with a flagged row, if flags (batch * heads, queries) are given."""
        job, tasks = Job(self, problem, out, sums), self.plan.tasks
        offsets = place(job.words, "out", out, problem.batch)
        order = np.zeros(0, np.int64) if flags is None else self.blocks_of(flags)
        if flags is not None:
            tasks = len(order)
            job.set(order=address_of(order))
        with scratch_memory(job.threads, self.scratch) as areas:
            job.run(self.kernel, areas, tasks)
        del offsets

    def blocks_of(self, flags: Array) -> Array:
        """Task numbers of the blocks with a flagged row: heads in order, blocks of a head from the last."""
        rows = self.plan.spec.width * lanes(self.plan.isa.name, self.plan.spec.real)
        heads, row = np.nonzero(flags)
        blocks = self.plan.blocks
        return np.unique(heads * blocks + (blocks - 1 - row // rows)).astype(np.int64)


class Woven(Route):
    """Packs a round of key/value heads, then attends to them; rows that parts cannot carry are computed again."""

    def __init__(self, problem: Problem, isa: cpu.Isa, only: str = "") -> None:
        super().__init__(problem, isa, only)
        self.pack = self.load("pack")

    def run(self, problem: Problem, out: Array, sums: Sums | None) -> None:
        job, spec, pairs = Job(self, problem, out, sums), self.plan.spec, prod(problem.batch) * problem.kv_heads
        offsets = place(job.words, "out", out, problem.batch)
        units = -(-problem.keys // 32)
        head = units * spec.parts * 64 * (spec.dim + spec.vdim)
        at_once = pairs if pairs < 4 * job.threads else min(pairs, max(job.threads, PACKED // max(1, head)))
        packed = np.empty(at_once * head + 64, np.uint8)
        noted = np.zeros(at_once * units + 1, np.int32)
        flags = np.zeros((prod(problem.batch) * problem.heads, problem.queries), np.int32)
        start = -(-address_of(packed) // 64) * 64
        job.set(packed_keys=start, packed_values=start + at_once * units * spec.parts * 64 * spec.dim)
        job.set(noted=address_of(noted), flags=address_of(flags))
        with scratch_memory(job.threads, self.scratch) as areas:
            for first in range(0, pairs, at_once):
                heads = min(at_once, pairs - first)
                job.set(first_pair=first)
                job.run(self.pack, areas, heads * units)
                job.run(self.kernel, areas, heads * (self.plan.tasks // pairs))
        if job.shared[2]:
            self.again(problem, out, sums, flags)
        del offsets

    def again(self, problem: Problem, out: Array, sums: Sums | None, flags: Array) -> None:
        """Compute flagged rows by `forward`, and leave the others as they are."""
        found, new = np.empty(out.shape, out.dtype), Sums.of(problem) if sums is not None else None
        Forward(problem, self.plan.isa, "forward").run_blocks(problem, found, new, flags)
        chosen = flags.reshape(*problem.batch, problem.heads, problem.queries) != 0
        out[chosen] = found[chosen]
        if sums is not None and new is not None:
            sums.reference[chosen], sums.total[chosen] = new.reference[chosen], new.total[chosen]


class Decode(Route):
    """One query row: chunks of keys, merged in order."""

    def run(self, problem: Problem, out: Array, sums: Sums | None) -> None:
        chunks, heads = self.plan.blocks, prod(problem.batch) * problem.heads
        parts = np.empty((chunks, heads, problem.vdim), problem.compute)
        found = Sums(*np.empty((2, chunks, heads), problem.compute))
        job = Job(self, problem, parts, found)
        with scratch_memory(job.threads, self.scratch) as areas:
            job.run(self.kernel, areas, self.plan.tasks)
        sinks = None if problem.sinks is None else problem.sinks.reshape(-1).astype(problem.compute)
        merged, reference, total = merge_chunks(parts, found.reference, found.total, sinks)
        with np.errstate(all="ignore"):
            out[...] = merged.reshape(out.shape)
        if not np.isfinite(merged).all():
            self.careful(problem, out)
        if sums is not None:
            sums.reference[...], sums.total[...] = (x.reshape(sums.total.shape) for x in (reference, total))

    def careful(self, problem: Problem, out: Array) -> None:
        """What is not finite may be so because a sum of finite values overflowed: ask `forward`."""
        other = np.empty(out.shape, out.dtype)
        Forward(problem, self.plan.isa, "forward").run(problem, other, None)
        bad = ~np.isfinite(out)
        out[bad] = other[bad]


ROUTES: dict[str, type[Route]] = {"forward": Forward, "woven": Woven, "decode": Decode}
