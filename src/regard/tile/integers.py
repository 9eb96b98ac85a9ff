"""Whole numbers of a native kernel: values known only when it runs."""

from __future__ import annotations

from typing import Any


class Int:
    """A 64-bit integer in a register. Division is meant for non-negative numbers; comparisons give 0 or 1."""

    __slots__ = ("m", "name")

    def __init__(self, m: Any, name: str) -> None:
        self.m = m
        self.name = name

    def __str__(self) -> str:
        return self.name

    def _op(self, op: str, other: Any, swapped: bool = False) -> Int:
        a, b = (other, self) if swapped else (self, other)
        return Int(self.m, self.m.emit(f"{op} i64 {a}, {b}"))

    def _compare(self, op: str, other: Any) -> Int:
        truth = self.m.emit(f"icmp {op} i64 {self}, {other}")
        return Int(self.m, self.m.emit(f"zext i1 {truth} to i64"))

    def __add__(self, other: Any) -> Int:
        return self if isinstance(other, int) and other == 0 else self._op("add", other)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Int:
        return self._op("sub", other)

    def __rsub__(self, other: Any) -> Int:
        return self._op("sub", other, swapped=True)

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, int) and other in (0, 1):
            return other and self
        return self._op("mul", other)

    def __rmul__(self, other: Any) -> Any:
        return self * other

    def __floordiv__(self, other: Any) -> Int:
        return self if isinstance(other, int) and other == 1 else self._op("sdiv", other)

    def __mod__(self, other: Any) -> Int:
        return self._op("srem", other)

    def __and__(self, other: Any) -> Int:
        return self._op("and", other)

    def __or__(self, other: Any) -> Int:
        return self._op("or", other)

    def __lshift__(self, other: Any) -> Int:
        return self._op("shl", other)

    def __rlshift__(self, other: Any) -> Int:
        return self._op("shl", other, swapped=True)

    def __rshift__(self, other: Any) -> Int:
        return self._op("lshr", other)

    def __lt__(self, other: Any) -> Int:
        return self._compare("slt", other)

    def __le__(self, other: Any) -> Int:
        return self._compare("sle", other)

    def __gt__(self, other: Any) -> Int:
        return self._compare("sgt", other)

    def __ge__(self, other: Any) -> Int:
        return self._compare("sge", other)

    def __bool__(self) -> bool:
        raise TypeError("a run-time integer has no truth value while the kernel is built: use m.when()")
