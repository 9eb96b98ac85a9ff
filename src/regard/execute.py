"""Carrying a plan out; and the answer in NumPy where no machine code may run."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from . import cpu, jit, reference
from .modes import DefaultMode
from .plan import Plan, choose_route
from .problem import Problem
from .routes import ROUTES, Arrays, Route, Sums

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Answer:
    """The result (axes heads, rows, dim) and, if it was asked for, the lse; the route is None where NumPy computed."""

    out: Array
    lse: Array | None
    route: Route | None

    @property
    def plan(self) -> Plan | None:
        return self.route.plan if self.route else None


def answer(problem: Problem) -> Answer:
    """Compute what a problem asks for."""
    isa = cpu.current()
    if isa is None:
        return in_numpy(problem)
    problem = readable(problem)
    try:
        return run(prepare(problem, isa), problem)
    except jit.Unavailable as reason:
        warn_once(str(reason))
        return in_numpy(problem)


def prepare(problem: Problem, isa: cpu.Isa) -> Route:
    """A route for problems of this kind, its kernel loaded."""
    return ROUTES[choose_route(problem, isa)[0]](problem, isa)


def run(route: Route, problem: Problem) -> Answer:
    """Compute with a route that was made for problems of this kind."""
    out, sums = output(problem), Sums.of(problem) if problem.return_lse else None
    if prod(problem.batch) * problem.heads * problem.queries:
        route.run(Arrays(problem.q, problem.k, problem.v, out, sums))
    return Answer(out, None if sums is None else lse_of(sums, problem.lse_dtype), route)


def readable(problem: Problem) -> Problem:
    """The same problem with numbers that kernels can read: native byte order, keys and values with neighbouring
    numbers in a row."""
    changed: dict[str, Any] = {
        name: _native(getattr(problem, name)) for name in "qkv" if not getattr(problem, name).dtype.isnative
    }
    for name in "kv":
        view = changed.get(name, getattr(problem, name))
        if view.shape[-1] > 1 and view.strides[-1] != view.itemsize:
            changed[name] = np.ascontiguousarray(view)
    return replace(problem, **changed) if changed else problem


def _native(array: Array) -> Array:
    return array.astype(array.dtype.newbyteorder("="))


_warned: set[str] = set()


def warn_once(reason: str) -> None:
    if reason not in _warned:
        _warned.add(reason)
        warnings.warn(f"regard computes with NumPy, slowly: {reason}", RuntimeWarning, stacklevel=4)


def in_numpy(problem: Problem) -> Answer:
    """The formula in NumPy, in blocks of query rows so that memory stays linear."""
    out = output(problem)
    with DefaultMode(), np.errstate(all="ignore"):
        found, lse = reference.attention(problem, problem.compute)
        out[...] = found
    return Answer(out, lse.astype(problem.lse_dtype) if problem.return_lse else None, None)


def output(problem: Problem) -> Array:
    """The caller's array, or a new one that is C-contiguous in the caller's order of axes."""
    if problem.out is not None:
        return problem.out
    if problem.layout == "hld":
        return np.empty(problem.shape, problem.dtype)
    *batch, heads, rows, dim = problem.shape
    return np.empty((*batch, rows, heads, dim), problem.dtype).swapaxes(-2, -3)


def lse_of(sums: Sums, dtype: Any) -> Array:
    """reference + log(total), in float64; -inf where no key was seen."""
    with DefaultMode(), np.errstate(all="ignore"):
        reference, total = sums.reference.astype(np.float64), sums.total.astype(np.float64)
        return np.asarray(np.where(total == 0, -np.inf, reference + np.log(total)).astype(dtype))
