"""What expressions are worth: their values by NumPy, the definition that kernels are compared with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .expressions import Array, Expr
from .table import Table


def evaluate(expr: Expr, inputs: dict[str, Array], dtype: Any = None) -> Array:
    """The value of an expression for arrays that broadcast against each other.

    >>> from regard import ops
    >>> ops.evaluate(ops.trace(lambda p: 2 * p, [("p", "int")], "int"), {"p": np.arange(3)})
    array([0, 2, 4], dtype=int32)

    Floats have `dtype`, which defaults to that of the input "s", or to float64 where there is none. IndexError for an
    index outside a table. Never warns.
    """
    real = np.dtype(dtype if dtype is not None else inputs["s"].dtype if "s" in inputs else np.float64)
    with np.errstate(all="ignore"):
        return np.asarray(_value(expr, inputs, real, {}))


def _value(expr: Expr, inputs: dict[str, Array], real: np.dtype[Any], known: dict[int, Array]) -> Array:
    """Each node once, however often it is used."""
    if id(expr) not in known:
        known[id(expr)] = _computed(expr, inputs, real, known)
    return known[id(expr)]


def _computed(expr: Expr, inputs: dict[str, Array], real: np.dtype[Any], known: dict[int, Array]) -> Array:
    if expr.op == "input":
        return _of_kind(inputs[expr.args[0]], expr.kind, real)
    if expr.op == "number":
        return _of_kind(np.asarray(expr.args[0]), expr.kind, real)
    arguments = [_value(a, inputs, real, known) for a in expr.args if isinstance(a, Expr)]
    if expr.op == "table":
        return _of_kind(_looked_up(expr.args[0], arguments), expr.kind, real)
    if expr.op in ("toint", "tofloat"):
        return _of_kind(arguments[0], expr.kind, real)
    return np.asarray(_OPERATIONS[expr.op](*arguments))


def _of_kind(x: Array, kind: str, real: np.dtype[Any]) -> Array:
    target: Any = {"int": np.int32, "bool": np.bool_, "float": real}[kind]
    return np.asarray(x).astype(target, copy=False)


def _looked_up(table: Table, indices: list[Array]) -> Array:
    for axis, (index, extent) in enumerate(zip(indices, table.array.shape)):
        outside = (index < 0) | (index >= extent)
        if outside.any():
            first = int(np.broadcast_to(index, outside.shape)[outside][0])
            raise IndexError(f"index {first} is outside axis {axis} of a Table of shape {table.array.shape}")
    return np.asarray(table.array[tuple(indices)])


def _modulo(a: Array, b: Array) -> Array:
    """Python's; an integer divided by zero leaves itself, so that b * (a // b) + a % b is a for every integer b."""
    rest = np.mod(a, b)
    return np.where(b == 0, a, rest) if rest.dtype.kind == "i" else rest


_OPERATIONS: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "floordiv": np.floor_divide,
    "mod": _modulo,
    "neg": np.negative,
    "abs": np.abs,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "eq": np.equal,
    "ne": np.not_equal,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "not": np.invert,
    "minimum": np.minimum,
    "maximum": np.maximum,
    "where": np.where,
    "exp": np.exp,
    "log": np.log,
    "tanh": np.tanh,
}
