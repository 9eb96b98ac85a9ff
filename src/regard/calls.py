"""Calls seen before: from the shapes, strides, types and options of a call straight to a route made for it.

Checking and planning a call takes longer than computing a small one. Calls of NumPy arrays and torch tensors without
arrays among their options are therefore remembered, by all that decides how they are answered, and by no address or
content.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np

from . import cpu
from .execute import lse_of
from .problem import Problem
from .routes import Arrays, Route, Sums

Array = np.ndarray[Any, Any]

REMEMBERED = 256
_LIGHT = frozenset((bool, int, float, str, tuple, type(None)))
_PLAIN = frozenset((int, type(None)))  # inside a tuple, which can only be a window


class Prepared:
    """A route and what else a repeated call needs."""

    __slots__ = ("dtype", "heads_last", "lse", "problem", "route", "shape", "squeeze")

    def __init__(self, route: Route, problem: Problem) -> None:
        self.route, self.problem = route, problem
        self.heads_last = problem.layout == "lhd"
        self.squeeze = problem.squeeze
        self.lse = problem.return_lse
        *batch, heads, rows, dim = problem.shape
        self.shape = (*batch, rows, heads, dim) if self.heads_last else problem.shape
        self.dtype = problem.dtype
        out = _shadow(np.empty(self.shape, self.dtype))
        out = out.swapaxes(-2, -3) if self.heads_last else out
        route.expect(out.strides, out.shape)

    def __call__(self, q: Array, k: Array, v: Array) -> Any:
        result = np.empty(self.shape, self.dtype)
        if self.heads_last:
            q, k, v, out = (x.swapaxes(-2, -3) for x in (q, k, v, result))
        elif self.squeeze:
            q, k, v, out = q[None], k[None], v[None], result
            result = result[0]
        else:
            out = result
        sums = Sums.of(self.problem) if self.lse else None
        self.route.run(Arrays(q, k, v, out, sums))
        if sums is None:
            return result
        lse = lse_of(sums, self.problem.lse_dtype)
        return result, lse[0] if self.squeeze else lse


_table: OrderedDict[Any, Prepared] = OrderedDict()
_lock = threading.Lock()


def key_of(q: Array, k: Array, v: Array, options: Mapping[str, Any]) -> Any:
    """What decides how a call is answered; None if the call is not one to remember."""
    for value in options.values():
        if type(value) not in _LIGHT or (type(value) is tuple and not _PLAIN.issuperset(map(type, value))):
            return None
    isa = cpu.current()
    if isa is None:
        return None
    # 1, 1.0 and True are equal, but do not mean the same: types are part of the key.
    types = tuple(map(type, options.values()))
    return (q.shape, q.strides, q.dtype, k.shape, k.strides, k.dtype, v.shape, v.strides, v.dtype, isa.name, types,
            tuple(options.items()))  # fmt: skip


def remembered(key: Any) -> Prepared | None:
    return _table.get(key)


def remember(key: Any, route: Route, problem: Problem) -> None:
    """Keep a route for calls with this key, without the arrays of the call it was made for."""
    if problem is not route.problem or not prod(problem.shape[:-1]) or not prod(problem.q.shape[-1:]):
        return
    shadows: dict[str, Any] = {name: _shadow(getattr(problem, name)) for name in "qkv"}
    route.problem = replace(problem, **shadows, out=None, target=None)
    with _lock:
        _table[key] = Prepared(route, route.problem)
        while len(_table) > REMEMBERED:
            _table.popitem(last=False)


def _shadow(array: Array) -> Array:
    """An array of the same shape, strides and type, without its memory: never to be read."""
    return np.lib.stride_tricks.as_strided(np.zeros(1, array.dtype), array.shape, array.strides, writeable=False)
