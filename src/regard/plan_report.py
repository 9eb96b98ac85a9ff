"""`a.plan`: which kernel answers a call, in which tiles and tasks, what it skips, computes and moves, and why."""

from __future__ import annotations

import os
from functools import cached_property
from math import prod
from typing import Any

from . import cpu, jit, tallies
from .kernels.decode import CHUNK
from .plan import WORTH_A_THREAD, Plan, make_plan
from .pool import get_num_threads
from .problem import Problem
from .reach import Reach, reach
from .tallies import UNITS, Tally

TILES = {
    "forward": "{rows} queries ({width} registers of {lanes}) by {unit} keys",
    "woven": "{rows} queries by {unit} keys, numbers in {parts} bfloat16 part(s)",
    "decode": "one query by {unit} keys, in chunks of {chunk}",
}

# Operations a byte at which computing takes as long as reading, on one core: the peak over a pure read, as measured
# (AVX-512 179 GF/s, AMX 2,860, beside 24 GB/s on a Xeon of 2.7 GHz; AVX2 70 beside 14 on a Zen 3; 2026-11).
BALANCE = {"generic": 2.0, "neon": 4.0, "avx2": 5.0, "avx512": 7.5, "avx512bf16": 7.5, "amx": 7.5}
MATRIX_BALANCE = 120.0


class PlanReport:
    """How a call of attention is answered on this machine.

    >>> x = np.zeros((8, 100, 64), np.float32)
    >>> plan = regard.inspect(x, x, x, causal=True).plan
    >>> plan.kernel, plan.tasks > 0, plan.units.skipped > 0
    ('forward', True, True)
    >>> print(plan.why[0])  # doctest: +SKIP
    avx2 is used: the best instruction set of this processor

    kernel: "forward", "woven", "decode", or "numpy" where no machine code runs. isa: the instruction set. tasks,
    threads: into how many the work is cut, and who does it. units: `seen` and `skipped` units of keys, once for each
    block of queries of each head. tally: "flops", and bytes as "load k", "store out", from the counting machine; it
    takes about a second, when it is first asked for. why: a sentence for each choice.
    """

    def __init__(self, problem: Problem, isa: cpu.Isa | None) -> None:
        self._problem = problem
        refused = jit.executable_memory() if isa else _without_isa()
        self.plan: Plan | None = make_plan(problem, isa)[0] if isa and not refused else None
        self.kernel = self.plan.route if self.plan else "numpy"
        self.isa = self.plan.isa.name if self.plan else "numpy"
        self.tasks = self.plan.tasks if self.plan else 0
        wanted = problem.threads or get_num_threads()
        self.threads = self.plan.threads(wanted) if self.plan else 1
        self.why = self._reasons(self.plan, wanted) if self.plan else (f"NumPy computes, in blocks of rows: {refused}",)

    # -- numbers -------------------------------------------------------------------------------------------------------
    @cached_property
    def tile(self) -> str:
        """What is computed at a time."""
        if self.plan is None:
            return "blocks of rows"
        spec, rows = self.plan.spec, tallies.rows_of(self.plan)
        said = {"rows": rows, "width": spec.width, "lanes": rows // spec.width, "parts": spec.parts}
        return TILES[self.kernel].format(**said, unit=UNITS[self.kernel], chunk=CHUNK)

    @cached_property
    def units(self) -> Reach:
        if self.plan is None:
            return Reach(0, 0)
        return reach(self._problem, tallies.rows_of(self.plan), UNITS[self.kernel])

    @cached_property
    def tally(self) -> Tally:
        """Empty where nothing is computed, and where NumPy computes."""
        if self.plan is None or not self.units.total:
            return Tally()
        return tallies.tally(self._problem, self.plan, self.units)

    @property
    def formula(self) -> float:
        """Operations of the two products of the formula, for all pairs: 2 (dim + value dim) for each."""
        p = self._problem
        return 2.0 * prod(p.batch) * p.heads * p.queries * p.keys * (p.dim + p.vdim)

    @property
    def inputs(self) -> int:
        """Bytes of q, k, v and the result, each counted once."""
        p = self._problem
        return int(sum(x.nbytes for x in (p.q, p.k, p.v)) + prod(p.shape) * p.dtype.itemsize)

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain numbers and texts."""
        facts = {name: getattr(self, name) for name in ("kernel", "isa", "tile", "tasks", "threads", "formula")}
        units = {"seen": self.units.seen, "skipped": self.units.skipped, "exact": self.units.exact}
        return facts | {
            "units": units,
            "tally": {name: n for name, n in self.tally.items() if not name.startswith(("word ", "move "))},
            "bound": self.bound,
            "array_bytes": self.inputs,
            "why": list(self.why),
        }

    # -- words ---------------------------------------------------------------------------------------------------------
    def _reasons(self, plan: Plan, wanted: int) -> tuple[str, ...]:
        asked = os.environ.get(cpu.VARIABLE)
        source = f"{cpu.VARIABLE}={asked} asks for it" if asked else "the best instruction set of this processor"
        return (
            f"{plan.why[0]}: {source}",
            *plan.why[1:],
            *_of_memory(plan),
            *_of_units(self._problem),
            f"{self.threads} of {wanted} threads: each needs a task and {WORTH_A_THREAD:,.0f} operations to pay",
            _of_inspection(plan),
        )

    def _lines(self) -> list[tuple[str, str]]:
        about = "" if self.units.exact else "about "
        units = f"{about}{self.units.seen:,} of {self.units.total:,} computed, {about}{self.units.skipped:,} skipped"
        lines = [("kernel", f"{self.kernel}, {self.isa}"), ("tile", self.tile)]
        if self.plan is not None:
            lines += [("tasks", f"{self.tasks:,} on {_many(self.threads, 'thread')}"), ("units", units)]
        lines += [*self._counted(), ("formula", f"{self.formula:.3g} operations, hidden pairs included")]
        return [*lines, ("arrays", f"{_bytes(self.inputs)}, each once")]

    def _counted(self) -> list[tuple[str, str]]:
        tally = self.tally
        if not tally:
            return []
        loads = ", ".join(f"{name} {_bytes(tally[f'load {name}'])}" for name in "qkv")
        flops = f"{tally['flops']:.3g} counted, {tally['flops'] / max(self.inputs, 1):.3g} for a byte of the arrays"
        stored = f"out {_bytes(tally['store out'])}"
        return [("operations", flops), ("loaded", loads), ("stored", stored), ("bound", self.bound)]

    @property
    def bound(self) -> str:
        """What limits the call on a roofline: arithmetic or reading."""
        if not self.tally:
            return "nothing to compute"
        balance = MATRIX_BALANCE if self.kernel == "woven" else BALANCE[self.isa]
        intensity = self.tally["flops"] / max(self.inputs, 1)
        name = "arithmetic" if intensity > balance else "reading"
        return f"{name}: the two take equally long at about {balance:g} operations a byte"

    def __repr__(self) -> str:
        facts = [f"{name:10}  {text}" for name, text in self._lines()]
        reasons = [f"{'why' if n == 0 else '':10}  {reason}" for n, reason in enumerate(self.why)]
        return "\n".join([*facts, *reasons])


def _without_isa() -> str:
    asked = os.environ.get(cpu.VARIABLE)
    return f"{cpu.VARIABLE}={asked} asks for it" if asked else "there is no compiler for this processor"


def _of_memory(plan: Plan) -> list[str]:
    if plan.route == "woven":
        return ["keys and values are packed into tiles once for each key/value head: the matrix unit reads no others"]
    if plan.route == "forward" and plan.spec.keys != plan.spec.real:
        return ["units are copied, and their 16-bit numbers widened: each then enters its products by one load"]
    if plan.route == "forward" and plan.spec.keys != plan.spec.queries:
        return ["keys and values of some heads at a time are copied as float32: many blocks of queries read them"]
    return ["keys and values are read where they lie: packing would cost a pass and bring nothing here"]


def _of_units(problem: Problem) -> list[str]:
    if problem.mask is not None or problem.bias is not None:
        return ["units that no query of a block sees by position, mask or a bias of -inf are passed over"]
    if problem.left is not None or problem.right is not None:
        return ["units that no query of a block sees by its position are never looked at"]
    return ["no unit is skipped: every query sees every key"]


def _of_inspection(plan: Plan) -> str:
    if plan.route == "forward":
        return "inspect adds its sums for each row to the same pass"
    return f"inspect runs a second pass, of forward without values, for its sums: {plan.route} keeps none of them"


def _bytes(count: float) -> str:
    size, unit = next(((s, u) for s, u in ((1e9, "GB"), (1e6, "MB"), (1e3, "kB")) if count >= s), (1, "bytes"))
    return f"{count / size:.3g} {unit}"


def _many(count: int, name: str) -> str:
    return f"{count:,} {name}" + ("s" if count != 1 else "")
