"""Functions of scores and positions as expressions: what `masks.Where` and `biases.Score` may be written in.

>>> from regard import ops
>>> e = ops.trace(lambda p, j: (p - j) % 4 == 0, [("p", "int"), ("j", "int")], "bool")
>>> ops.structure(e)
('eq', 'bool', ('mod', 'int', ('sub', 'int', ('input', 'p'), ('input', 'j')), ('number', 'int')), ('number', 'int'))
>>> ops.evaluate(e, {"p": np.array([[0], [1]]), "j": np.arange(4)})
array([[ True, False, False, False],
       [False,  True, False, False]])

Three kinds of value: "int" (32 bits, wraps around), "float" (the precision of the scores), "bool". Where kinds meet,
bool becomes int and int becomes float. `+ - * / // %`, comparisons, `& | ~`, `abs`, unary minus work as in Python; `/`
always gives a float, `//` and `%` round as Python's do; an integer divided by zero is 0, with the dividend as the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .evaluation import evaluate
from .expressions import Expr, Kind, TraceError, convert, exp, lift, log, maximum, minimum, tanh, where
from .table import Table

__all__ = [
    "Expr",
    "Kind",
    "Table",
    "TraceError",
    "evaluate",
    "exp",
    "log",
    "maximum",
    "minimum",
    "numbers",
    "structure",
    "tables",
    "tanh",
    "trace",
    "uses",
    "where",
]

_ALLOWED = "+ - * / // % comparisons & | ~ abs, minimum maximum where exp log tanh of regard.ops, and Table for arrays"
_MOST_NODES = 10_000
_MOST_LEVELS = 100


def trace(f: Callable[..., Any], names: Sequence[tuple[str, Kind]], result: Kind) -> Expr:
    """Calls f once, with an expression for each name, and returns the expression it computes.

    TypeError, saying how to write it, for what has no meaning for expressions and for a result of the wrong kind.
    """
    called = f"f({', '.join(name for name, _ in names)})"
    if not callable(f):
        raise TypeError(f"a function {called} is expected, not {type(f).__name__}")
    try:
        value = f(*(Expr("input", (name,), kind) for name, kind in names))
    except TraceError:
        raise
    except (TypeError, IndexError, AttributeError) as error:
        raise TraceError(
            f"{called} cannot be traced ({type(error).__name__}: {error}). It is called once, with expressions, and "
            f"may use {_ALLOWED}"
        ) from error
    expr = _result(value, called, result)
    _measure(expr, {}, 1)
    return expr


def structure(expr: Expr) -> tuple[Any, ...]:
    """The expression as nested tuples without any value of a number or table: equal for equal code."""
    if expr.op == "input":
        return ("input", expr.args[0])
    if expr.op == "number":
        return ("number", expr.kind)
    if expr.op == "table":
        table, *indices = expr.args
        return ("table", expr.kind, table.array.ndim, *map(structure, indices))
    return (expr.op, expr.kind, *map(structure, expr.args))


def numbers(expr: Expr) -> list[int | float]:
    """The captured numbers in the order in which `structure` names them, each as often as it occurs there."""
    return [node.args[0] for node in _occurrences(expr) if node.op == "number"]


def tables(expr: Expr) -> list[Table]:
    """The tables in the order in which `structure` names them, each as often as it occurs there."""
    return [node.args[0] for node in _occurrences(expr) if node.op == "table"]


def uses(expr: Expr, name: str) -> bool:
    """Whether the expression depends on the input of that name."""
    return any(node.op == "input" and node.args[0] == name for node in _occurrences(expr))


def _occurrences(expr: Expr) -> Iterator[Expr]:
    """The nodes from the first to the last, as they are written: a node used twice comes twice."""
    yield expr
    for argument in expr.args:
        if isinstance(argument, Expr):
            yield from _occurrences(argument)


def _result(value: Any, called: str, kind: Kind) -> Expr:
    if value is None:
        raise TraceError(f"{called} returned nothing: is a `return` missing?")
    expr = lift(value)
    if kind == "bool" and expr.kind != "bool":
        raise TraceError(f"{called} must return a truth, not a value of kind {expr.kind}: compare it, as in x != 0")
    if kind == "float" and expr.kind == "bool":
        raise TraceError(f"{called} must return a number, not a truth: write where(condition, a, b)")
    if kind == "int" and expr.kind == "float":
        raise TraceError(f"{called} must return an integer, not a float: divide with //")
    return convert(expr, kind)


def _measure(expr: Expr, sizes: dict[int, int], level: int) -> int:
    """The number of nodes as written out; TraceError for expressions no kernel can be made of."""
    if level > _MOST_LEVELS:
        raise TraceError(f"the traced function nests more than {_MOST_LEVELS} operations: put its values in a Table")
    if id(expr) not in sizes:
        parts = [_measure(a, sizes, level + 1) for a in expr.args if isinstance(a, Expr)]
        sizes[id(expr)] = 1 + sum(parts)
    if sizes[id(expr)] > _MOST_NODES:
        raise TraceError(f"the traced function has more than {_MOST_NODES} operations: put its values in a Table")
    return sizes[id(expr)]
