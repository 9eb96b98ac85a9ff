"""Traced functions as tile operations: the structure of an expression comes from regard.ops, its values at run time."""

from __future__ import annotations

from typing import Any

from ..tile.lang import SIZES, Number, Tile, where
from .arguments import Parameters
from .functions import exp, log, tanh

_BINARY: dict[str, Any] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
}
_UNARY: dict[str, Any] = {
    "exp": exp,
    "log": log,
    "tanh": tanh,
    "not": lambda a: ~a,
    "neg": lambda a: -a,
    "abs": lambda a: a.abs(),
}


class Evaluator:
    """Evaluates one structure with the values of the parameters it takes, in order, when it is made.

    Parameters of a number: its value. Of a table: address, then extent of each axis; its numbers are contiguous.
    """

    def __init__(self, m: Any, structure: Any, parameters: Parameters, error: Number) -> None:
        self.m = m
        self.structure = structure
        self.error = error
        self.values: list[Any] = []
        self._take(structure, parameters)

    def _take(self, node: Any, parameters: Parameters) -> None:
        if node[0] == "number":
            self.values.append(parameters.real() if node[1] == "float" else self.m.splat_int(parameters.word()))
        elif node[0] == "table":
            self.values.append(parameters.words(1 + node[2]))
            for index in node[3:]:
                self._take(index, parameters)
        elif node[0] != "input":
            for argument in node[2:]:
                self._take(argument, parameters)

    def __call__(self, **inputs: Tile) -> Tile:
        self.inputs = inputs
        self.next = iter(self.values)
        return self._value(self.structure)

    def _value(self, node: Any) -> Tile:
        if node[0] == "input":
            return self.inputs[node[1]]
        if node[0] == "number":
            value: Tile = next(self.next)
            return value if node[1] != "bool" else ~value.same(0)
        if node[0] == "table":
            return self._looked_up(node, next(self.next))
        arguments = [self._value(argument) for argument in node[2:]]
        return self._operation(node[0], node[1], arguments)

    def _operation(self, op: str, kind: str, a: list[Tile]) -> Tile:
        word = _BINARY.get(op) or _UNARY.get(op)
        result: Tile = word(*a) if word else _OTHER[op](self.m, *a)
        return result

    def _looked_up(self, node: Any, words: list[Number]) -> Tile:
        """An index outside is noted, and 0 read in its place: the caller raises IndexError when the kernel is back."""
        m, base, extents = self.m, words[0], words[1:]
        flat: Tile | None = None
        outside: Tile | None = None
        for index, extent in zip(node[3:], extents):
            i, n = self._value(index), m.splat_int(extent)
            wrong = (i < 0) | (i >= n)
            outside = wrong if outside is None else outside | wrong
            flat = i if flat is None else flat * n + i
        assert flat is not None
        assert outside is not None
        for _ in m.when(m.any(outside)):
            m.put_word(self.error, 1)
        elem = {"int": "i32", "bool": "i8", "float": m.real}[node[1]]
        found: Tile = m.gather(base, where(outside, m.const(0, "i32"), flat), elem)
        return found if node[1] != "bool" else ~found.same(0)


def _floor_divide(m: Any, a: Tile, b: Tile) -> Tile:
    return a // b if a.elem == "i32" else (a / b).floor()


def _modulo(m: Any, a: Tile, b: Tile) -> Tile:
    return a - _floor_divide(m, a, b) * b


def _equal(m: Any, a: Tile, b: Tile) -> Tile:
    return a.same(b) if a.elem != "bool" else ~(a ^ b)


_OTHER: dict[str, Any] = {
    "floordiv": _floor_divide,
    "mod": _modulo,
    "eq": _equal,
    "ne": lambda m, a, b: ~_equal(m, a, b),
    "minimum": lambda m, a, b: where(_unordered(a), a, a.min(b)),
    "maximum": lambda m, a, b: where(_unordered(a), a, a.max(b)),
    "where": lambda m, p, a, b: where(p, a, b),
    "tofloat": lambda m, a: a.to_real(m.real),
    "toint": lambda m, a: where(a, m.const(1, "i32"), 0),
}


def _unordered(a: Tile) -> Tile:
    return ~a.same(a)


def index_size(kind: str, real: str) -> int:
    """Bytes of one number of a table."""
    return SIZES[{"int": "i32", "bool": "i8", "float": real}[kind]]
