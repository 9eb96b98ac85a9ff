"""Ways of answering a problem with machine code: the forward kernel, the woven one with its packing, decode."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any, cast

import numpy as np

from . import cpu, jit, pool
from .addresses import address_of
from .arrays import name_of
from .chunks import merge_chunks
from .filling import ArgumentBlock, place
from .kernels.arguments import INDEX
from .lowering import ELEMENTS
from .modes import DefaultMode
from .plan import make_plan
from .pool import get_num_threads
from .problem import Problem
from .scratch import SHARED, give, take
from .tile.machines import lanes
from .widening import widened

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


class Arrays:
    """The arrays of one call; out and sums have the axes of the result."""

    __slots__ = ("k", "out", "q", "sums", "v")

    def __init__(self, q: Array, k: Array, v: Array, out: Array, sums: Sums | None = None) -> None:
        self.q, self.k, self.v, self.out, self.sums = q, k, v, out, sums


class Job:
    """One call: its argument words, what its threads share, and running kernels with them."""

    __slots__ = ("alive", "place", "route", "threads")

    def __init__(self, route: Route, arrays: Arrays) -> None:
        self.route = route
        self.alive: list[Array] = []  # what addresses among the words point to
        self.threads = 1 if route.most_threads == 1 else min(route.most_threads, route.threads or get_num_threads())
        template = route.block.words
        place = self.place = take(self.threads, len(template), route.scratch)
        place.blocks[0, : len(template)] = template
        cells = place.cells
        cells[0] = cells[1] = cells[2] = 0
        cells[_COUNTER], cells[_ERROR], cells[_SCRATCH] = place.address, place.address + 8, place.areas[0]
        cells[_Q], cells[_K], cells[_V] = address_of(arrays.q), address_of(arrays.k), address_of(arrays.v)
        cells[_OUT] = address_of(arrays.out)
        if arrays.sums is not None:
            cells[_REFERENCE], cells[_TOTAL] = address_of(arrays.sums.reference), address_of(arrays.sums.total)

    def __enter__(self) -> Job:
        return self

    def __exit__(self, *_: object) -> None:
        give(self.place)

    def set(self, **words: int) -> None:
        for name, value in words.items():
            self.place.cells[SHARED + INDEX[name]] = value

    @property
    def flagged(self) -> bool:
        return bool(self.place.cells[2])

    def run(self, kernel: Callable[[int], int], tasks: int) -> None:
        """Let the threads draw all tasks of a kernel."""
        place, cells = self.place, self.place.cells
        cells[0], cells[_TASKS] = 0, tasks
        first = place.address + 8 * SHARED
        if self.threads == 1:
            while kernel(first):  # between two foreign calls, Python sees to signals
                pass
        else:
            threads = self.threads
            place.blocks[1:threads] = place.blocks[0]
            place.blocks[:threads, INDEX["scratch"]] = place.areas[:threads]
            addresses = [first + i * place.block_step for i in range(threads)]
            pool.run(kernel, addresses, lambda: cells.__setitem__(0, tasks))
        if cells[1]:
            raise IndexError("a Table was indexed outside its extent by a mask or score function: nothing is returned")


_COUNTER, _ERROR, _TASKS, _SCRATCH = (SHARED + INDEX[name] for name in ("counter", "error", "tasks", "scratch"))
_Q, _K, _V, _OUT = (SHARED + INDEX[name + "_base"] for name in ("q", "k", "v", "out"))
_REFERENCE, _TOTAL = SHARED + INDEX["reference"], SHARED + INDEX["total"]


class Route:
    """A plan with its kernel loaded and its argument block filled in: serves every call of the same shapes, strides,
    types and options, from any thread."""

    def __init__(self, problem: Problem, isa: cpu.Isa, only: str = "") -> None:
        self.problem = problem
        self.plan, words = make_plan(problem, isa, only)
        self.block = ArgumentBlock(problem, self.plan, words)
        self.block.set(budget=self.plan.budget)
        self.kernel = self.load(self.plan.route)
        group = problem.heads // max(problem.kv_heads, 1)
        self.scratch = self.plan.scratch(problem.dim, problem.vdim, group)
        self.threads = problem.threads
        self.most_threads = self.plan.threads(1 << 30)
        self.out_strides: tuple[int, ...] = ()

    def load(self, kernel: str) -> Callable[[int], int]:
        """A kernel of the plan. LLVM's scheduler would undo the weave, and the others need it."""
        plan, key = self.plan, f"{kernel} {self.plan.spec_of(kernel)}"
        loaded = jit.load(key, lambda: plan.text(kernel), plan.isa, scheduler=kernel != "woven")
        return cast(Callable[[int], int], loaded.function)  # it keeps the code loaded

    def expect(self, strides: tuple[int, ...], shape: tuple[int, ...]) -> None:
        """Make room for a result with these strides once and for all."""
        out = np.lib.stride_tricks.as_strided(np.zeros(1, np.uint8), shape, strides)
        self.block.place("out", out, self.problem.batch)
        self.out_strides = strides

    def run(self, arrays: Arrays) -> None:
        """Compute with arrays of the kind this was made for."""
        raise NotImplementedError

    def job(self, arrays: Arrays) -> Job:
        """A job that writes to `out` as it lies."""
        job = Job(self, arrays)
        if arrays.out.strides != self.out_strides:
            job.alive.append(place(job.place.blocks[0], "out", arrays.out, self.problem.batch))
        return job


class Forward(Route):
    """The forward kernel: keys and values are read where they lie."""

    def run(self, arrays: Arrays) -> None:
        with self.job(arrays) as job:
            if self.plan.spec.keys == ELEMENTS[name_of(self.problem.dtype)]:
                job.run(self.kernel, self.plan.tasks)
            else:
                self.run_widened(job, arrays)

    def run_widened(self, job: Job, arrays: Arrays) -> None:
        """A round of key/value heads after the other, as float32."""
        problem, blocks = self.problem, self.plan.blocks
        group, here = problem.heads // problem.kv_heads, np.zeros(prod(problem.batch), np.int64)
        for entry, heads, keys, values in widened(problem, arrays.k, arrays.v, job.threads):
            pairs = entry * problem.heads + np.arange(heads.start * group, heads.stop * group)
            order = (pairs[:, None] * blocks + np.arange(blocks)).reshape(-1)
            job.set(order=address_of(order), k_batch=address_of(here), v_batch=address_of(here))
            for name, table in (("k", keys), ("v", values)):
                head, row, column = table.strides
                base = address_of(table) - heads.start * head
                job.set(**{f"{name}_base": base, f"{name}_head": head, f"{name}_row": row, f"{name}_col": column})
            job.run(self.kernel, len(order))

    def run_flagged(self, arrays: Arrays, flags: Array) -> None:
        """Only blocks with a flagged row: flags are (batch * heads, queries)."""
        order = self.blocks_of(flags)
        with self.job(arrays) as job:
            job.alive.append(order)
            job.set(order=address_of(order))
            job.run(self.kernel, len(order))

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
        self.units = -(-problem.keys // 32)
        self.pairs = prod(problem.batch) * problem.kv_heads
        self.key_bytes, self.value_bytes = (self.units * self.plan.spec.parts * 64 * d for d in self._dims())

    def _dims(self) -> tuple[int, int]:
        return self.plan.spec.dim, self.plan.spec.vdim

    def run(self, arrays: Arrays) -> None:
        problem = self.problem
        flags = np.zeros((prod(problem.batch) * problem.heads, problem.queries), np.int32)
        with self.job(arrays) as job:
            at_once = self.round(job.threads)
            packed = np.empty(at_once * (self.key_bytes + self.value_bytes) + 64, np.uint8)
            noted = np.zeros(at_once * self.units + 1, np.int32)
            start = -(-address_of(packed) // 64) * 64
            job.set(packed_keys=start, packed_values=start + at_once * self.key_bytes)
            job.set(noted=address_of(noted), flags=address_of(flags))
            job.alive += [packed, noted, flags]
            for first in range(0, self.pairs, at_once):
                heads = min(at_once, self.pairs - first)
                job.set(first_pair=first)
                job.run(self.pack, heads * self.units)
                job.run(self.kernel, heads * (self.plan.tasks // self.pairs))
            flagged = job.flagged
        if flagged:
            self.again(arrays, flags)

    def round(self, threads: int) -> int:
        """Key/value heads that are packed at a time: all if there are few, else at least one for each thread."""
        if self.pairs < 4 * threads:
            return self.pairs
        return min(self.pairs, max(threads, PACKED // max(1, self.key_bytes + self.value_bytes)))

    def again(self, arrays: Arrays, flags: Array) -> None:
        """Compute flagged rows by `forward`, and leave the others as they are."""
        problem, sums, out = self.problem, arrays.sums, arrays.out
        found, new = np.empty(out.shape, out.dtype), Sums.of(problem) if sums is not None else None
        other = Forward(problem, self.plan.isa, "forward")
        other.run_flagged(Arrays(arrays.q, arrays.k, arrays.v, found, new), flags)
        chosen = flags.reshape(*problem.batch, problem.heads, problem.queries) != 0
        out[chosen] = found[chosen]
        if sums is not None and new is not None:
            sums.reference[chosen], sums.total[chosen] = new.reference[chosen], new.total[chosen]


class Decode(Route):
    """One query row: chunks of keys, merged in order."""

    def run(self, arrays: Arrays) -> None:
        problem, out, sums = self.problem, arrays.out, arrays.sums
        chunks, heads = self.plan.blocks, prod(problem.batch) * problem.heads
        parts = np.empty((chunks, heads, problem.vdim), problem.compute)
        found = Sums(*np.empty((2, chunks, heads), problem.compute))
        with Job(self, Arrays(arrays.q, arrays.k, arrays.v, parts, found)) as job:
            job.run(self.kernel, self.plan.tasks)
        with DefaultMode(), np.errstate(all="ignore"):
            sinks = None if problem.sinks is None else problem.sinks.reshape(-1).astype(problem.compute)
            merged, reference, total = merge_chunks(parts, found.reference, found.total, sinks)
            out[...] = merged.reshape(out.shape)
        if not np.isfinite(merged).all():
            self.careful(arrays)
        if sums is not None:
            sums.reference[...], sums.total[...] = (x.reshape(sums.total.shape) for x in (reference, total))

    def careful(self, arrays: Arrays) -> None:
        """What is not finite may be so because a sum of finite values overflowed: ask `forward`."""
        out = arrays.out
        other = np.empty(out.shape, out.dtype)
        Forward(self.problem, self.plan.isa, "forward").run(Arrays(arrays.q, arrays.k, arrays.v, other))
        bad = ~np.isfinite(out)
        out[bad] = other[bad]


ROUTES: dict[str, type[Route]] = {"forward": Forward, "woven": Woven, "decode": Decode}
