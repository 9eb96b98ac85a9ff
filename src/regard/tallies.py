"""What a plan computes and moves: counted on one task of its kernel, and multiplied.

A task is run on the counting machine with the caller's numbers, once with one unit of keys and once with two: the
difference is the price of a unit, the rest that of a task. Long vectors are cut, and what they add is found in the
same way: a number more costs what the last ones did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from .addresses import address_of
from .filling import ArgumentBlock, place
from .kernels import decode, forward, pack
from .plan import KERNELS, Plan, make_plan
from .problem import Problem
from .reach import Reach, units_seen
from .streaming import Place, places
from .tile.count import Count, counting
from .tile.memory import Memory

Array = np.ndarray[Any, Any]

UNITS = {"forward": forward.UNIT, "woven": pack.UNIT, "decode": decode.UNIT}
STEPS = {"forward": 8, "woven": 32, "decode": 16}  # dims that differ by these do the same work in another number
PRODUCT = "matrix product"  # counted by the piece, other words by the number
CANDIDATES = 8  # heads and blocks that are looked at for one with two units to read


class Tally(Counter[str]):
    """Operations ("flops") and bytes ("load k", "store out"), by name; and of how many registers ("word fma") or
    matrix products ("word matrix product") they are, and how many are moved ("move load")."""

    def times(self, factor: float) -> Tally:
        return Tally({name: n * factor for name, n in self.items()})

    def plus(self, other: Tally, factor: float = 1.0) -> Tally:
        names = [*self, *(name for name in other if name not in self)]
        return Tally({name: self[name] + factor * other[name] for name in names})


@dataclass(frozen=True)
class Price:
    """Of a task without its units, of a unit for one query head, and of packing a unit."""

    task: Tally
    unit: Tally
    packed: Tally


@dataclass(frozen=True)
class Sample:
    """A block of rows of a head (of `decode`: a chunk of its keys), and its first units that some row sees."""

    place: Place
    block: int
    units: tuple[int, ...]


def tally(problem: Problem, plan: Plan, reach: Reach) -> Tally:
    """Operations and bytes of a whole call. q, k and v are loaded from, and out is stored to, the caller's arrays."""
    sample = sample_of(problem, plan)
    price = _of_any_dim(_apart(problem, sample.place), plan.route, lambda cut: _price(cut, plan, sample))
    packed = prod(problem.batch) * problem.kv_heads * -(-problem.keys // UNITS[plan.route])
    return price.task.times(plan.tasks).plus(price.unit, reach.seen).plus(price.packed, packed)


def rows_of(plan: Plan) -> int:
    """Query rows of a block."""
    return 1 if plan.route == "decode" else plan.spec.width * (plan.isa.vector_bytes // (8 if _wide(plan) else 4))


def _wide(plan: Plan) -> bool:
    return plan.spec.real == "f64"


def _apart(problem: Problem, chosen: Place) -> Problem:
    """The same with the tables of one head for all, each in memory of its own: q, k and v may be views of one array,
    and then nobody could say which of them is read."""
    group = problem.heads // problem.kv_heads
    found: dict[str, Any] = {}
    for name, head in (("q", chosen.head), ("k", chosen.head // group), ("v", chosen.head // group)):
        wide = np.broadcast_to(getattr(problem, name), problem.batch + getattr(problem, name).shape[-3:])
        found[name] = np.broadcast_to(wide[chosen.entry][head].copy(), wide.shape)
    return replace(problem, **found)


# -- which task --------------------------------------------------------------------------------------------------------
def sample_of(problem: Problem, plan: Plan) -> Sample:
    """The first of some tasks in which two units are read; or else one with one unit, or none."""
    best = None
    for head in _spread(list(places(problem))):
        for block in _spread(_whole_blocks(problem, plan)):
            found = Sample(head, block, _first_units(problem, plan, head, block))
            if len(found.units) == 2:
                return found
            if best is None or len(found.units) > len(best.units):
                best = found
    assert best is not None
    return best


def _whole_blocks(problem: Problem, plan: Plan) -> range:
    """Blocks with a query in every lane, if there are any."""
    whole = problem.queries // rows_of(plan)
    return range(plan.blocks if plan.route == "decode" else max(1, whole))


def _spread(these: Any) -> list[Any]:
    """Some of them, the last first: with causality it sees most."""
    step = -(-len(these) // CANDIDATES)
    return list(these)[::-1][::step]


def _first_units(problem: Problem, plan: Plan, head: Place, block: int) -> tuple[int, ...]:
    unit = UNITS[plan.route]
    seen = np.flatnonzero(units_seen(problem, head, 0 if plan.route == "decode" else block, rows_of(plan), unit))
    if plan.route == "decode":
        seen = seen[seen // (decode.CHUNK // unit) == block]
    return tuple(int(n) for n in seen[:2])


# -- what it costs -----------------------------------------------------------------------------------------------------
def _of_any_dim(problem: Problem, route: str, price: Callable[[Problem], Price]) -> Price:
    """The price at the problem's dims, from prices at shorter ones where they are long: it grows evenly with each."""
    step, dims = STEPS[route], (problem.dim, problem.vdim)
    short = tuple(d if d <= 2 * step else step + d % step for d in dims)
    found = base = price(_with_dims(problem, *short))
    more = [d - s for d, s in zip(dims, short)]
    # Where both grow by as much, which is usual, one more price says what both add together.
    ways = [(1, 1)] if more[0] == more[1] else [(1, 0), (0, 1)]
    for way in ways:
        growth = max(n * w for n, w in zip(more, way))
        if growth:
            longer = price(_with_dims(problem, *(s + w * step for s, w in zip(short, way))))
            found = _grown(found, longer, base, growth / step)
    return found


def _grown(found: Price, longer: Price, base: Price, times: float) -> Price:
    """What a longer vector adds, so many times more."""
    names = ("task", "unit", "packed")
    ours, more, less = ([getattr(price, name) for name in names] for price in (found, longer, base))
    return Price(*(a.plus(b.plus(c, -1), times) for a, b, c in zip(ours, more, less)))


def _with_dims(problem: Problem, dim: int, vdim: int) -> Problem:
    q, k, v = problem.q[..., :dim], problem.k[..., :dim], problem.v[..., :vdim]
    return replace(problem, q=q, k=k, v=v, dim=dim, vdim=vdim, out=None, target=None)


def _price(problem: Problem, plan: Plan, sample: Sample) -> Price:
    """From the counts of two runs of the task, of which one sees a unit less."""
    run, unit = _Run(problem, plan, sample), UNITS[plan.route]
    ends = [0, *(min((n + 1) * unit, problem.keys) for n in sample.units)][-2:]
    packed = run.pack() if plan.route == "woven" else Tally()
    if not sample.units:
        return Price(run.attend(0), Tally(), packed)
    less, more = (run.attend(end) for end in ends)
    heads = problem.heads // problem.kv_heads if plan.route == "decode" else 1
    each = more.plus(less, -1)
    return Price(less.plus(each, -1) if len(sample.units) == 2 else less, each.times(1 / heads), packed)


class _Run:
    """One task of a plan on the counting machine, with all memory that its argument words point to."""

    def __init__(self, problem: Problem, plan: Plan, sample: Sample) -> None:
        made, words = make_plan(problem, plan.isa, plan.route)
        self.problem, self.sample = problem, sample
        self.spec = replace(made.spec, parts=plan.spec.parts)
        self.plan = replace(made, spec=self.spec, blocks=plan.blocks)
        self.block = ArgumentBlock(problem, self.plan, words)
        self.pair = sample.place.flat // problem.heads * problem.kv_heads + sample.place.head // self.group
        self.buffers = self._buffers()
        self._place()

    @property
    def group(self) -> int:
        return self.problem.heads // self.problem.kv_heads

    def _buffers(self) -> dict[str, Array]:
        p, heads = self.problem, prod(self.problem.batch) * self.problem.heads
        decoding = self.plan.route == "decode"
        rows = (self.plan.blocks, heads) if decoding else (heads, p.queries)
        out = np.zeros((self.plan.blocks, heads, p.vdim), p.compute) if decoding else np.zeros(p.shape, p.dtype)
        found = {"out": out, "reference": np.zeros(rows, p.compute), "total": np.zeros(rows, p.compute)}
        found["scratch"] = np.zeros(self.plan.scratch(p.dim, p.vdim, self.group) + 64, np.uint8)
        if self.plan.route == "woven":
            units = -(-p.keys // pack.UNIT)
            for name, dim in (("packed_keys", self.spec.dim), ("packed_values", self.spec.vdim)):
                found[name] = np.zeros(units * self.spec.parts * 64 * dim + 64, np.uint8)
            found |= {"noted": np.zeros(units, np.int32), "flags": np.zeros((heads, p.queries), np.int32)}
        return found

    def _place(self) -> None:
        block, p = self.block, self.problem
        self.shared = np.zeros(3, np.int64)
        if self.plan.route != "decode":
            block.keep(place(block.words, "out", self.buffers["out"], p.batch))
        bases = {f"{name}_base": address_of(getattr(p, name)) for name in "qkv"}
        bases |= {"out_base": address_of(self.buffers["out"]), "first_pair": self.pair, "tasks": 1, "budget": 1}
        bases |= {"counter": address_of(self.shared), "error": address_of(self.shared) + 8}
        lined = ("scratch", "packed_keys", "packed_values")
        for name in self.buffers.keys() - {"out"}:
            address = address_of(self.buffers[name])
            bases[name] = -(-address // 64) * 64 if name in lined else address
        block.set(**bases)

    def attend(self, end: int) -> Tally:
        """The task, with no key from `end` on."""
        entries = np.full(prod(self.problem.batch), end, np.int64)
        self.block.set(key_limits=self.block.keep(entries))
        sample, blocks = self.sample, self.plan.blocks
        if self.plan.route == "decode":
            return self._counted("decode", self.pair * blocks + sample.block)
        first = sample.place.head % self.group if self.plan.route == "woven" else sample.place.flat
        return self._counted(self.plan.route, first * blocks + blocks - 1 - sample.block)

    def pack(self) -> Tally:
        """Pack the units that are read; what one of them costs."""
        counts = [self._counted("pack", n) for n in self.sample.units or (0,)]
        return counts[0]

    def _counted(self, kernel: str, task: int) -> Tally:
        p, named = self.problem, {name: x for name, x in self.buffers.items() if name != "scratch"}
        named |= {"q": p.q, "k": p.k, "v": p.v}
        memory = Memory(self.block.words, *self.block.alive, self.shared, self.buffers["scratch"], *named.values())
        m: Count = counting(self.plan.isa.name, self.spec.real, memory, named)
        m.args, m.task = address_of(self.block.words), task
        with np.errstate(all="ignore"):
            KERNELS[kernel](m, self.plan.spec_of(kernel))
        found = Tally({"flops": m.flops})
        found.update({f"word {name}": n / (1 if name == PRODUCT else m.lanes) for name, n in m.operations.items()})
        found.update({f"move {name}": n for name, n in m.moves.items()})
        found.update({f"load {name}": n for name, n in m.loaded.items()})
        found.update({f"store {name}": n for name, n in m.stored.items()})
        return found
