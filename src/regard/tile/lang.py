"""The words kernels are written in: tiles of registers, tables in memory, streams, matrix products.

A kernel is an ordinary Python function that receives a machine `m`. Python's own `if` and `for` decide things while the
kernel is built; `for j in m.range(...)`, `for _ in m.when(...)` and everything done with tiles happens when it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

SIZES = {"f32": 4, "f64": 8, "i32": 4, "i64": 8, "bool": 1, "f16": 2, "bf16": 2, "i8": 1}

FLOATS = ("f64", "f32", "f16", "bf16")

# A run-time whole number: a Python int on the NumPy machine, an `Int` while native code is written.
Number = Any


@dataclass(frozen=True, eq=False)
class Tile:
    """Rows of vector registers; a row of one register, or a single row, stretches to fit the other operand."""

    m: Any
    value: Any
    elem: str

    def _with(self, name: str, *others: Any, elem: str | None = None) -> Tile:
        tiles = [self, *(o if isinstance(o, Tile) else self.m.const(o, self.elem) for o in others)]
        return Tile(self.m, self.m.apply(name, self.elem, *(t.value for t in tiles)), elem or self.elem)

    def __add__(self, other: Any) -> Tile:
        return self._with("add", other)

    def __sub__(self, other: Any) -> Tile:
        return self._with("sub", other)

    def __mul__(self, other: Any) -> Tile:
        return self._with("mul", other)

    def __truediv__(self, other: Any) -> Tile:
        return self._with("div", other)

    def __and__(self, other: Any) -> Tile:
        return self._with("and", other)

    def __or__(self, other: Any) -> Tile:
        return self._with("or", other)

    def __xor__(self, other: Any) -> Tile:
        return self._with("xor", other)

    def __invert__(self) -> Tile:
        return self._with("xor", True if self.elem == "bool" else -1)

    def __neg__(self) -> Tile:
        return self._with("neg") if self.elem in ("f32", "f64") else self.m.const(0, self.elem) - self

    def __lshift__(self, other: Any) -> Tile:
        return self._with("shl", other)

    def __rshift__(self, other: Any) -> Tile:
        return self._with("shr", other)

    def __gt__(self, other: Any) -> Tile:
        return self._with("gt", other, elem="bool")

    def __ge__(self, other: Any) -> Tile:
        return self._with("ge", other, elem="bool")

    def __lt__(self, other: Any) -> Tile:
        return self._with("lt", other, elem="bool")

    def __le__(self, other: Any) -> Tile:
        return self._with("le", other, elem="bool")

    def __floordiv__(self, other: Any) -> Tile:
        """Whole numbers, rounded down; 0 where `other` is 0."""
        return self._with("floordiv", other)

    def same(self, other: Any) -> Tile:
        return self._with("eq", other, elem="bool")

    def abs(self) -> Tile:
        return self._with("abs")

    def fma(self, factor: Any, addend: Any) -> Tile:
        """self * factor + addend, rounded once (on `generic`: multiplied, then added)."""
        return self._with("fma", factor, addend)

    def max(self, other: Any) -> Tile:
        """self > other ? self : other, so `other` where either is NaN."""
        return self._with("max", other)

    def min(self, other: Any) -> Tile:
        """self < other ? self : other, so `other` where either is NaN."""
        return self._with("min", other)

    def floor(self) -> Tile:
        return self._with("floor")

    def fraction(self) -> Tile:
        """self - floor(self), in [0, 1); 0 for -inf."""
        return self._with("fraction")

    def scaled(self, exponent: Tile) -> Tile:
        """self * 2 ** floor(exponent); the power is 0 below the smallest normal number and inf above the largest.

        Meant for numbers in [1, 2), or powers and results that are normal: others need not agree between processors.
        """
        return self._with("scaled", exponent)

    def exponent(self) -> Tile:
        """floor(log2(self)) as a whole number of the same type, for positive normal numbers."""
        return self._with("exponent")

    def bfloat(self) -> Tile:
        """Rounded to the nearest bfloat16, kept as float32."""
        return self._with("bfloat")

    def bits(self) -> Tile:
        return self._with("bits", elem="i32")

    def from_bits(self) -> Tile:
        return self._with("from_bits", elem="f32")

    def to_real(self, elem: str) -> Tile:
        return self._with("to_" + elem, elem=elem)

    def to_int(self) -> Tile:
        """Towards zero, for numbers within int32."""
        return self._with("to_i32", elem="i32")

    def row(self, r: int) -> Tile:
        return Tile(self.m, self.m.part(self.value, slice(r, r + 1), slice(None)), self.elem)

    def column(self, c: int) -> Tile:
        """Vector c of every row; a tile one register wide is the same in every column."""
        return Tile(self.m, self.m.part(self.value, slice(None), slice(c, c + 1)), self.elem)

    def with_column(self, c: int, other: Tile) -> Tile:
        return Tile(self.m, self.m.put_column(self.value, c, other.value), self.elem)

    @property
    def rows(self) -> int:
        return len(self.value)

    def __bool__(self) -> bool:
        raise TypeError("a tile has no truth value while the kernel is built: use where(), m.any() and m.when()")


def where(condition: Tile, a: Any, b: Any) -> Tile:
    """a where the condition holds, else b; one of the two must be a tile."""
    m = condition.m
    elem = a.elem if isinstance(a, Tile) else b.elem
    a, b = (x if isinstance(x, Tile) else m.const(x, elem) for x in (a, b))
    return Tile(m, m.apply("select", elem, condition.value, a.value, b.value), elem)


def full(m: Any, rows: int, width: int, x: float, elem: str) -> Tile:
    return Tile(m, m.filled(rows, width, x, elem), elem)


@dataclass(frozen=True, eq=False)
class Mem:
    """A table in memory: `row` bytes from a row to the next, `width` registers to a loaded row.

    `base + byte` is the address of its first number. `byte` is known while the kernel is built, so that `weave` can
    compare footprints; `col` is the distance of two numbers of a row where rows are read number by number.
    """

    m: Any
    base: Number
    row: Number
    elem: str = "f32"
    width: int = 1
    col: Number = 0
    byte: int = 0
    align: int = 1

    @property
    def T(self) -> Mem:
        return replace(self, row=self.col, col=self.row)

    def at(self, r: Number, c: Number = 0) -> Mem:
        base, byte = self.base, self.byte
        for n, stride in ((r, self.row), (c, self.col)):
            if isinstance(n, int) and isinstance(stride, int):
                byte += n * stride
            elif not (isinstance(n, int) and n == 0):
                base = base + (stride if isinstance(n, int) and n == 1 else n * stride)
        return replace(self, base=base, byte=byte)

    def shifted(self, byte: int) -> Mem:
        return replace(self, byte=self.byte + byte)

    def column(self, c: int) -> Mem:
        """Vector c of every row, as a table one register wide."""
        return replace(self, byte=self.byte + c * self.m.lanes * SIZES[self.elem], width=1)

    def load(self, r: Number = 0, rows: int = 1) -> Tile:
        first = self.at(r)
        return Tile(self.m, self.m.load_rows([first.at(a) for a in range(rows)]), self.loaded)

    def store(self, r: Number, tile: Tile) -> None:
        first = self.at(r)
        self.m.store_rows([first.at(a) for a in range(tile.rows)], tile.value)

    def splat(self, r: Number, rows: int, c: Number) -> Tile:
        """Number c of each row, in every lane."""
        first = self.at(r, c)
        return Tile(self.m, self.m.splat_rows([first.at(a) for a in range(rows)]), self.loaded)

    @property
    def loaded(self) -> str:
        """What numbers of this table are in a register: floats of any width are the machine's `real`."""
        return str(self.m.real) if self.elem in FLOATS else "i32"


@dataclass(frozen=True, eq=False)
class Product:
    """out (+)= a @ b on one matrix tile: 16 x 16 float32 from 16 x 32 and 32 x 16 bfloat16."""

    out: Mem
    a: Mem
    b: Mem
    add: bool


@dataclass
class Stream:
    """Work that may be woven: a generator that pauses `length` times, straight-line between pauses."""

    length: int
    steps: Iterator[None]


def interleave(first: Stream, second: Stream) -> Iterator[Stream]:
    """An even spread: after item i of `second` come the items of `first` up to first.length * i / second.length."""
    done = 0
    for i in range(1, second.length + 1):
        yield second
        while done < first.length * i // second.length:
            done += 1
            yield first
    while done < first.length:
        done += 1
        yield first


def matmul(
    m: Any,
    out: Mem,
    a: Mem,
    b: Mem,
    rows: Number,
    depth: Number,
    micro: int,
    add: bool = False,
    ragged: bool = True,
    beside: Callable[[Number], None] | None = None,
) -> None:
    """out (+)= a @ b, `micro` rows at a time; a is read number by number, b and out by registers.

    The sum over `depth` starts at zero and is added to `out` once: a long running sum would round more. Not `ragged`
    says that `rows` is a multiple of `micro`. beside(row): what else is to be done before each panel of rows.
    """

    def panel(r: Number, height: int) -> None:
        if beside:
            beside(r)

        def step(d: Number, sums: Tile) -> Tile:
            return a.splat(r, height, d).fma(b.load(d), sums)

        sums = m.fold(0, depth, step, full(m, height, out.width, 0.0, out.elem))
        out.store(r, out.load(r, height) + sums if add else sums)

    whole = rows // micro * micro if ragged else rows
    for r in m.range(0, whole, micro):
        panel(r, micro)
    if not ragged:
        return
    for r in m.range(whole, rows):
        panel(r, 1)


Body = Callable[[Number, Tile], Tile]
