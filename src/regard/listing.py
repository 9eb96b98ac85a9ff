"""The kernel of a call as it is written, as LLVM reads it, and as the processor runs it."""

from __future__ import annotations

import inspect as introspection
import sys
from collections.abc import Iterator
from typing import Any

from . import cpu, jit
from .plan import KERNELS, Plan, make_plan
from .problem import Problem


def listing(q: Any, k: Any, v: Any, **options: Any) -> str:
    """Why a call is computed as it is; the Python text of its kernel; the IR it writes; the machine code of that.

    >>> import numpy as np
    >>> x = np.zeros((8, 64), np.float32)
    >>> "def forward(" in listing(x, x, x) or "NumPy computes" in listing(x, x, x)
    True
    """
    problem = Problem.of(q, k, v, **options)
    isa = cpu.current()
    if isa is None:
        return "NumPy computes: no kernel is compiled (REGARD_CPU=numpy)"
    plan, _ = make_plan(problem, isa)
    return "\n".join(_parts(plan))


def _parts(plan: Plan) -> Iterator[str]:
    yield f"{plan.spec}\n"
    yield from (f"- {reason}" for reason in plan.why)
    ir = plan.text()
    code = jit.assembly(ir, plan.isa, scheduler=plan.route != "woven")
    module = sys.modules[KERNELS[plan.route].__module__]
    for title, text in {
        f"The kernel: {module.__name__}": introspection.getsource(module),
        f"LLVM IR, {ir.count(chr(10)):,} lines": ir,
        f"Machine code for {plan.isa.name}, {_instructions(code):,} instructions; {_summary(code)}": code,
    }.items():
        yield f"\n== {title} ==\n\n{text.strip()}"


def _instructions(code: str) -> int:
    return len(_lines(code))


def _lines(code: str) -> list[str]:
    return [line for line in code.splitlines() if line.startswith("\t") and not line.startswith("\t.")]


def _summary(code: str) -> str:
    kinds = {"fused multiply-adds": ("vfmadd", "vfnmadd", "vfmsub", "fmla"), "matrix products": ("tdpbf16ps",)}
    found = {name: sum(line.split()[0].startswith(words) for line in _lines(code)) for name, words in kinds.items()}
    return ", ".join(f"{count} {name}" for name, count in found.items())
