"""Expressions: what a traced function computes with instead of numbers. The public names are those of `regard.ops`."""

from __future__ import annotations

import numbers as abstract
from dataclasses import dataclass
from typing import Any, Literal, NoReturn

import numpy as np
from numpy.typing import NDArray

Kind = Literal["int", "float", "bool"]
Array = NDArray[Any]

_RANK: dict[Kind, int] = {"bool": 0, "int": 1, "float": 2}


class TraceError(TypeError):
    """A function uses something that has no meaning for an expression; the message says how to write it."""


@dataclass(frozen=True, eq=False, slots=True)
class Expr:
    """A value that is not known yet: an operation and what it is applied to. Made by `trace`, never by hand."""

    op: str
    args: tuple[Any, ...]
    kind: Kind

    # NumPy's arrays and numbers leave operations with an expression to it.
    __array_ufunc__ = None
    __hash__ = object.__hash__

    def __add__(self, other: Any) -> Expr:
        return _arithmetic("add", self, other)

    def __radd__(self, other: Any) -> Expr:
        return _arithmetic("add", other, self)

    def __sub__(self, other: Any) -> Expr:
        return _arithmetic("sub", self, other)

    def __rsub__(self, other: Any) -> Expr:
        return _arithmetic("sub", other, self)

    def __mul__(self, other: Any) -> Expr:
        return _arithmetic("mul", self, other)

    def __rmul__(self, other: Any) -> Expr:
        return _arithmetic("mul", other, self)

    def __truediv__(self, other: Any) -> Expr:
        return _float_operation("div", self, other)

    def __rtruediv__(self, other: Any) -> Expr:
        return _float_operation("div", other, self)

    def __floordiv__(self, other: Any) -> Expr:
        return _arithmetic("floordiv", self, other)

    def __rfloordiv__(self, other: Any) -> Expr:
        return _arithmetic("floordiv", other, self)

    def __mod__(self, other: Any) -> Expr:
        return _arithmetic("mod", self, other)

    def __rmod__(self, other: Any) -> Expr:
        return _arithmetic("mod", other, self)

    def __neg__(self) -> Expr:
        return _arithmetic("neg", self)

    def __pos__(self) -> Expr:
        return _common([self], "int")[0][0]

    def __abs__(self) -> Expr:
        return _arithmetic("abs", self)

    def __lt__(self, other: Any) -> Expr:
        return _comparison("lt", self, other)

    def __le__(self, other: Any) -> Expr:
        return _comparison("le", self, other)

    def __gt__(self, other: Any) -> Expr:
        return _comparison("gt", self, other)

    def __ge__(self, other: Any) -> Expr:
        return _comparison("ge", self, other)

    def __eq__(self, other: object) -> Expr:  # type: ignore[override]
        return _comparison("eq", self, other)

    def __ne__(self, other: object) -> Expr:  # type: ignore[override]
        return _comparison("ne", self, other)

    def __and__(self, other: Any) -> Expr:
        return _logical("and", self, other)

    def __rand__(self, other: Any) -> Expr:
        return _logical("and", other, self)

    def __or__(self, other: Any) -> Expr:
        return _logical("or", self, other)

    def __ror__(self, other: Any) -> Expr:
        return _logical("or", other, self)

    def __invert__(self) -> Expr:
        return _logical("not", self)

    def __pow__(self, other: Any) -> NoReturn:
        raise TraceError("** is not available in a traced function: write x * x, or exp(y * log(x)) for x > 0")

    def __rpow__(self, other: Any) -> NoReturn:
        raise TraceError("** is not available in a traced function: write exp(y * log(x)), with log(x) a number")

    def __bool__(self) -> NoReturn:
        raise TraceError(
            "a traced value is neither true nor false, because the function is run once for all positions: "
            "write where(condition, a, b) instead of `if`, & | ~ instead of `and` `or` `not`, "
            "(a <= x) & (x < b) instead of a <= x < b, minimum and maximum of regard.ops instead of Python's"
        )

    def __float__(self) -> NoReturn:
        raise TraceError("a traced value is not a number yet: use exp, log and tanh of regard.ops, not those of math")

    def __int__(self) -> NoReturn:
        raise TraceError(
            "a traced value is not a number yet: it is an integer already if it is made of integers with + - * // %"
        )

    def __index__(self) -> NoReturn:
        raise TraceError("a traced value cannot index a list or an array: write t = Table(array) and then t[index]")

    def __iter__(self) -> NoReturn:
        raise TraceError("a traced value is one number for each pair of query and key: it has no parts to go through")


def minimum(a: Any, b: Any) -> Expr:
    """The smaller of two values; NaN if one of them is NaN."""
    return _arithmetic("minimum", a, b)


def maximum(a: Any, b: Any) -> Expr:
    """The larger of two values; NaN if one of them is NaN."""
    return _arithmetic("maximum", a, b)


def where(condition: Any, a: Any, b: Any) -> Expr:
    """a where the condition holds, b elsewhere: what `if` is for single numbers."""
    chosen = lift(condition)
    if chosen.kind != "bool":
        raise TraceError(f"where needs a condition of kind bool, not {chosen.kind}: write x != 0")
    args, kind = _common([lift(a), lift(b)], "bool")
    return Expr("where", (chosen, *args), kind)


def exp(x: Any) -> Expr:
    """e ** x."""
    return _float_operation("exp", x)


def log(x: Any) -> Expr:
    """Natural logarithm; -inf at 0, NaN below."""
    return _float_operation("log", x)


def tanh(x: Any) -> Expr:
    """Hyperbolic tangent."""
    return _float_operation("tanh", x)


def lift(x: Any) -> Expr:
    """An operand as an expression: itself, or a captured number."""
    if isinstance(x, Expr):
        return x
    if isinstance(x, np.ndarray) and x.ndim == 0:
        x = x[()]
    if isinstance(x, (bool, np.bool_)):
        return Expr("number", (bool(x),), "bool")
    if isinstance(x, abstract.Integral):
        return Expr("number", (_checked(int(x)),), "int")
    if isinstance(x, (abstract.Real, np.generic)) and not isinstance(x, np.complexfloating):
        return _real_number(x)
    is_array = hasattr(x, "shape") or isinstance(x, (list, tuple))
    hint = "write t = Table(array), then t[index]" if is_array else "numbers, expressions and Tables are possible"
    hint = "write x.item() for its one number" if getattr(x, "shape", None) == () else hint
    raise TraceError(f"{type(x).__name__} cannot be used in a traced function: {hint}")


def _real_number(x: Any) -> Expr:
    try:
        return Expr("number", (float(x),), "float")
    except (TypeError, ValueError):
        raise TraceError(f"{type(x).__name__} cannot be used in a traced function: numbers must be real") from None


def _checked(x: int) -> int:
    if not -(2**31) <= x < 2**31:
        raise TraceError(f"the integer {x} does not fit into 32 bits: write it as a float, {float(x)!r}")
    return x


def convert(x: Expr, kind: Kind) -> Expr:
    """The same value in a wider kind: bool, int, float."""
    if x.kind == kind:
        return x
    if x.op == "number":
        value = x.args[0]
        return Expr("number", (float(value) if kind == "float" else int(value),), kind)
    whole = x if x.kind == "int" else Expr("toint", (x,), "int")
    return whole if kind == "int" else Expr("tofloat", (whole,), "float")


def _common(operands: list[Expr], least: Kind) -> tuple[list[Expr], Kind]:
    kind = max((least, *(x.kind for x in operands)), key=_RANK.__getitem__)
    return [convert(x, kind) for x in operands], kind


def _arithmetic(op: str, *operands: Any) -> Expr:
    args, kind = _common([lift(x) for x in operands], "int")
    return Expr(op, tuple(args), kind)


def _float_operation(op: str, *operands: Any) -> Expr:
    args, kind = _common([lift(x) for x in operands], "float")
    return Expr(op, tuple(args), kind)


def _comparison(op: str, a: Any, b: Any) -> Expr:
    # Truths are compared as truths for equality, and as 0 and 1 for order.
    args, _ = _common([lift(a), lift(b)], "bool" if op in ("eq", "ne") else "int")
    return Expr(op, tuple(args), "bool")


def _logical(op: str, *operands: Any) -> Expr:
    args, kind = _common([lift(x) for x in operands], "bool")
    if kind == "float":
        raise TraceError(
            "& | ~ take truths or integers, not floats: write comparisons in parentheses, (x > 0) & (y > 0)"
        )
    return Expr(op, tuple(args), kind)
