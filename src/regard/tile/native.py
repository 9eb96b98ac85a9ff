"""The native machine: writes LLVM IR text for the kernel that runs on it. Instruction sets subclass it."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from .control import Control
from .integers import Int
from .lang import FLOATS, SIZES, Mem, Number, Tile

TYPES = {
    "f32": "float",
    "f64": "double",
    "i32": "i32",
    "i64": "i64",
    "bool": "i1",
    "f16": "half",
    "bf16": "i16",
    "i8": "i8",
}
WHOLE = {"f32": "i32", "f64": "i64"}
FLOAT_OPERATIONS = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
INT_OPERATIONS = {"add": "add", "sub": "sub", "mul": "mul", "and": "and", "or": "or", "xor": "xor"}
FLOAT_COMPARISONS = {"gt": "ogt", "ge": "oge", "lt": "olt", "le": "ole", "eq": "oeq"}
INT_COMPARISONS = {"gt": "sgt", "ge": "sge", "lt": "slt", "le": "sle", "eq": "eq"}
EXPONENT = {"f32": (127, 23), "f64": (1023, 52)}

FLOAT32_MAX = float(np.finfo(np.float32).max)

Registers = tuple[tuple[str, ...], ...]


def literal(x: Any, elem: str) -> str:
    """A number as LLVM writes it; a float32 as the double of the same value."""
    if elem == "bool":
        return "true" if x else "false"
    if elem in ("f32", "f64"):
        with np.errstate(all="ignore"):
            value = float(np.float32(x)) if elem == "f32" else float(x)
        return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
    return str(int(x))


class Native(Control):
    """Words every LLVM target understands; `lanes` numbers of type `real` fill a register."""

    fused = True  # fma rounds once
    fraction_rounds_down = False  # instead of to nearest
    weaves = True  # streams are written interleaved
    chains = False  # matrix products are sums of pair after pair, not of two sums

    def __init__(self, vector_bytes: int, real: str) -> None:
        super().__init__()
        self.real = real
        self.lanes = vector_bytes // SIZES[real]

    # -- registers -------------------------------------------------------------------------------------------------
    def vector(self, elem: str) -> str:
        return f"<{self.lanes} x {TYPES[elem]}>"

    def const(self, x: Any, elem: str) -> Tile:
        return Tile(self, self.filled(1, 1, x, elem), elem)

    def filled(self, rows: int, width: int, x: Any, elem: str) -> Registers:
        return ((f"splat ({TYPES[elem]} {literal(x, elem)})",) * width,) * rows

    def apply(self, name: str, elem: str, *values: Registers) -> Registers:
        rows, width = max(len(v) for v in values), max(len(v[0]) for v in values)

        def register(r: int, c: int) -> str:
            operands = [v[r % len(v)][c % len(v[0])] for v in values]
            word = getattr(self, "op_" + name, None)
            return str(word(elem, *operands) if word else self.operation(name, elem, *operands))

        return tuple(tuple(register(r, c) for c in range(width)) for r in range(rows))

    def operation(self, name: str, elem: str, *a: str) -> str:
        """Words that are one instruction everywhere."""
        v, real = self.vector(elem), elem in ("f32", "f64")
        if name in FLOAT_COMPARISONS:
            compare = "fcmp " + FLOAT_COMPARISONS[name] if real else "icmp " + INT_COMPARISONS[name]
            return self.emit(f"{compare} {v} {a[0]}, {a[1]}")
        return self.emit(f"{(FLOAT_OPERATIONS if real else INT_OPERATIONS)[name]} {v} {a[0]}, {a[1]}")

    def op_select(self, elem: str, p: str, a: str, b: str) -> str:
        v = self.vector(elem)
        return self.emit(f"select {self.vector('bool')} {p}, {v} {a}, {v} {b}")

    def op_max(self, elem: str, a: str, b: str) -> str:
        return self.op_select(elem, self.operation("gt", elem, a, b), a, b)

    def op_min(self, elem: str, a: str, b: str) -> str:
        return self.op_select(elem, self.operation("lt", elem, a, b), a, b)

    def op_neg(self, elem: str, a: str) -> str:
        return self.emit(f"fneg {self.vector(elem)} {a}")

    def op_abs(self, elem: str, a: str) -> str:
        if elem == "i32":
            return self.op_select(
                elem,
                self.operation("lt", elem, a, self.one(0, elem)),
                self.operation("sub", elem, self.one(0, elem), a),
                a,
            )
        return self.intrinsic("llvm.fabs", elem, a)

    def op_fma(self, elem: str, a: str, b: str, c: str) -> str:
        return self.intrinsic("llvm.fma", elem, a, b, c)

    def op_floor(self, elem: str, a: str) -> str:
        return self.intrinsic("llvm.floor", elem, a)

    def op_shl(self, elem: str, a: str, b: str) -> str:
        """0 where the distance is not in 0..31: LLVM leaves that open."""
        inside = self.emit(f"icmp ult {self.vector(elem)} {b}, {self.one(32, elem)}")
        safe = self.op_select(elem, inside, b, self.one(0, elem))
        return self.op_select(elem, inside, self.emit(f"shl {self.vector(elem)} {a}, {safe}"), self.one(0, elem))

    def op_shr(self, elem: str, a: str, b: str) -> str:
        return self.emit(f"lshr {self.vector(elem)} {a}, {b}")

    def op_floordiv(self, elem: str, a: str, b: str) -> str:
        """Rounds down; 0 where b is 0. Neither a zero nor -1 may reach the divider: both can trap."""
        v, zero, one = self.vector(elem), self.one(0, elem), self.one(1, elem)
        is_zero, is_minus = self.operation("eq", elem, b, zero), self.operation("eq", elem, b, self.one(-1, elem))
        safe = self.op_select(elem, is_minus, one, self.op_select(elem, is_zero, one, b))
        quotient = self.emit(f"sdiv {v} {a}, {safe}")
        rest = self.operation("sub", elem, a, self.operation("mul", elem, quotient, safe))
        unlike = self.operation("lt", elem, self.operation("xor", elem, rest, safe), zero)
        inexact = self.emit(f"icmp ne {v} {rest}, {zero}")
        down = self.emit(f"and {self.vector('bool')} {unlike}, {inexact}")
        result = self.op_select(elem, down, self.operation("sub", elem, quotient, one), quotient)
        result = self.op_select(elem, is_minus, self.operation("sub", elem, zero, a), result)
        return self.op_select(elem, is_zero, zero, result)

    def op_fraction(self, elem: str, a: str) -> str:
        """-inf and its like are cut off first (a NaN passes): inf - inf would be NaN."""
        low, high = self.one(-(2.0**60), elem), self.one(2.0**60, elem)
        cut = self.op_min(elem, high, self.op_max(elem, low, a))
        return self.operation("sub", elem, cut, self.op_floor(elem, cut))

    def op_scaled(self, elem: str, a: str, t: str) -> str:
        """A power of two is made from its exponent bits: -bias has the bits of 0, bias + 1 those of inf."""
        bias, shift = EXPONENT[elem]
        cut = self.op_min(elem, self.one(bias + 1, elem), self.op_max(elem, self.one(-bias, elem), t))
        whole = self.op_floor(elem, cut)
        # Added to 2 ** (mantissa bits) * 1.5, the exponent stands in the lowest bits: no conversion is needed.
        magic = self.operation("add", elem, whole, self.one(bias + 1.5 * 2.0**shift, elem))
        bits = f"<{self.lanes} x {WHOLE[elem]}>"
        number = self.emit(f"bitcast {self.vector(elem)} {magic} to {bits}")
        number = self.emit(f"shl {bits} {number}, splat ({WHOLE[elem]} {shift})")
        power = self.emit(f"bitcast {bits} {number} to {self.vector(elem)}")
        ordered = self.emit(f"fcmp ord {self.vector(elem)} {t}, {t}")
        return self.op_select(elem, ordered, self.operation("mul", elem, a, power), t)

    def op_exponent(self, elem: str, a: str) -> str:
        bias, shift = EXPONENT[elem]
        bits = f"<{self.lanes} x {WHOLE[elem]}>"
        number = self.emit(f"bitcast {self.vector(elem)} {a} to {bits}")
        number = self.emit(f"ashr {bits} {number}, splat ({WHOLE[elem]} {shift})")
        number = self.emit(f"sub {bits} {number}, splat ({WHOLE[elem]} {bias})")
        number = number if elem == "f32" else self.emit(f"trunc {bits} {number} to {self.vector('i32')}")
        return self.emit(f"sitofp {self.vector('i32')} {number} to {self.vector(elem)}")

    def op_bits(self, elem: str, a: str) -> str:
        return self.emit(f"bitcast {self.vector(elem)} {a} to {self.vector('i32')}")

    def op_from_bits(self, elem: str, a: str) -> str:
        return self.emit(f"bitcast {self.vector(elem)} {a} to {self.vector('f32')}")

    def op_bfloat(self, elem: str, a: str) -> str:
        """Rounded to bfloat16, kept as float32."""
        x = self.emit(f"zext {self.vector('bf16')} {self.narrow_bfloat(a)} to {self.vector('i32')}")
        return self.op_from_bits("i32", self.emit(f"shl {self.vector('i32')} {x}, splat (i32 16)"))

    def op_to_f32(self, elem: str, a: str) -> str:
        return self.convert(elem, "f32", a)

    def op_to_f64(self, elem: str, a: str) -> str:
        return self.convert(elem, "f64", a)

    def op_to_i32(self, elem: str, a: str) -> str:
        return self.convert(elem, "i32", a)

    def convert(self, source: str, target: str, a: str) -> str:
        ways = {"i32f32": "sitofp", "i32f64": "sitofp", "boolf32": "uitofp", "boolf64": "uitofp", "booli32": "zext"}
        ways |= {"f32f64": "fpext", "f64f32": "fptrunc", "f32i32": "fptosi", "f64i32": "fptosi"}
        if source == target:
            return a
        return self.emit(f"{ways[source + target]} {self.vector(source)} {a} to {self.vector(target)}")

    def one(self, x: Any, elem: str) -> str:
        return self.filled(1, 1, x, elem)[0][0]

    def intrinsic(self, name: str, elem: str, *a: str) -> str:
        suffix = f"v{self.lanes}{'f' if elem[0] == 'f' else 'i'}{8 * SIZES[elem]}"
        return self.call(self.vector(elem), f"{name}.{suffix}", *((self.vector(elem), x) for x in a))

    def part(self, value: Registers, rows: slice, columns: slice) -> Registers:
        if len(value[0]) == 1:
            columns = slice(None)
        return tuple(row[columns] for row in value[rows])

    def put_column(self, value: Registers, c: int, new: Registers) -> Registers:
        return tuple(row[:c] + other + row[c + 1 :] for row, other in zip(value, new))

    def stack(self, values: list[Registers], width: int) -> Registers:
        return tuple(row * (width // len(row)) for value in values for row in value)

    # -- from lanes to numbers and back ----------------------------------------------------------------------------
    def _joined(self, tile: Tile, op: str) -> str:
        registers = [x for row in tile.value for x in row]
        joined = registers[0]
        for x in registers[1:]:
            word = getattr(self, "op_" + op, None)
            joined = word("i32", joined, x) if word else self.emit(f"{op} {self.vector(tile.elem)} {joined}, {x}")
        return str(joined)

    def any(self, tile: Tile) -> Int:
        bits = self.emit(f"bitcast {self.vector('bool')} {self._joined(tile, 'or')} to i{self.lanes}")
        return self._truth(self.emit(f"icmp ne i{self.lanes} {bits}, 0"))

    def all(self, tile: Tile) -> Int:
        bits = self.emit(f"bitcast {self.vector('bool')} {self._joined(tile, 'and')} to i{self.lanes}")
        return self._truth(self.emit(f"icmp eq i{self.lanes} {bits}, -1"))

    def mask(self, tile: Tile) -> Number:
        """The truths of a single row as the bits of a number, lane 0 lowest."""
        bits: Number = 0
        for c, x in enumerate(tile.value[0]):
            word = self.emit(f"bitcast {self.vector('bool')} {x} to i{self.lanes}")
            bits = Int(self, self.emit(f"zext i{self.lanes} {word} to i64")) * (1 << c * self.lanes) + bits
        return bits

    def _truth(self, bit: str) -> Int:
        return Int(self, self.emit(f"zext i1 {bit} to i64"))

    def _reduced(self, tile: Tile, op: str) -> Int:
        v = self.vector("i32")
        x = self.call("i32", f"llvm.vector.reduce.s{op}.v{self.lanes}i32", (v, self._joined(tile, op)))
        return Int(self, self.emit(f"sext i32 {x} to i64"))

    def smallest(self, tile: Tile) -> Int:
        return self._reduced(tile, "min")

    def largest(self, tile: Tile) -> Int:
        return self._reduced(tile, "max")

    def splat(self, x: str, elem: str) -> str:
        v = self.vector(elem)
        x = self.emit(f"insertelement {v} poison, {TYPES[elem]} {x}, i64 0")
        return self.emit(f"shufflevector {v} {x}, {v} poison, <{self.lanes} x i32> zeroinitializer")

    def splat_int(self, n: Number) -> Tile:
        if isinstance(n, int):
            return self.const(n if n < 2**31 else n - 2**32, "i32")
        return Tile(self, ((self.splat(self.emit(f"trunc i64 {n} to i32"), "i32"),),), "i32")

    def lane_numbers(self, width: int) -> Tile:
        def register(c: int) -> str:
            return "<" + ", ".join(f"i32 {c * self.lanes + i}" for i in range(self.lanes)) + ">"

        return Tile(self, (tuple(register(c) for c in range(width)),), "i32")

    def transpose(self, tile: Tile) -> Tile:
        """log2(lanes) rounds, each interleaving row i with row i + lanes / 2."""
        n, v, rows = self.lanes, self.vector(tile.elem), [row[0] for row in tile.value]
        for _ in range(n.bit_length() - 1):
            rows = [self._interleaved(v, rows[i // 2], rows[i // 2 + n // 2], i % 2) for i in range(n)]
        return Tile(self, tuple((x,) for x in rows), tile.elem)

    def _interleaved(self, v: str, a: str, b: str, half: int) -> str:
        n = self.lanes
        order = ", ".join(f"i32 {half * n // 2 + i // 2 + (n if i % 2 else 0)}" for i in range(n))
        return self.emit(f"shufflevector {v} {a}, {v} {b}, <{n} x i32> <{order}>")

    def swapped(self, tile: Tile, distance: int) -> Tile:
        v, order = self.vector(tile.elem), ", ".join(f"i32 {i ^ distance}" for i in range(self.lanes))
        mask = f"<{self.lanes} x i32> <{order}>"
        value = tuple(tuple(self.emit(f"shufflevector {v} {x}, {v} {x}, {mask}") for x in row) for row in tile.value)
        return Tile(self, value, tile.elem)

    # -- memory ----------------------------------------------------------------------------------------------------
    def pointer(self, base: Number, byte: int = 0) -> str:
        address = base + byte if byte else base
        return self.emit(f"inttoptr i64 {address} to ptr")

    def load_rows(self, rows: list[Mem]) -> Registers:
        return tuple(tuple(self.load(mem, c) for c in range(mem.width)) for mem in rows)

    def load(self, mem: Mem, c: int) -> str:
        p = self.pointer(mem.base, mem.byte + c * self.lanes * SIZES[mem.elem])
        x = self.emit(f"load {self.vector(mem.elem)}, ptr {p}, align {mem.align}")
        return self.widen(x, mem.elem)

    def store_rows(self, rows: list[Mem], value: Registers) -> None:
        for mem, registers in zip(rows, value):
            for c, x in enumerate(registers * (mem.width // len(registers))):
                x = self.narrow(x, mem.elem)
                p = self.pointer(mem.base, mem.byte + c * self.lanes * SIZES[mem.elem])
                self.code.append(f"  store {self.vector(mem.elem)} {x}, ptr {p}, align {mem.align}")

    def splat_rows(self, rows: list[Mem]) -> Registers:
        def one(mem: Mem) -> tuple[str]:
            x = self.emit(f"load {TYPES[mem.elem]}, ptr {self.pointer(mem.base, mem.byte)}, align 1")
            return (self.widen(self.splat(x, mem.elem), mem.elem),)

        return tuple(one(mem) for mem in rows)

    def put_first(self, mem: Mem, tile: Tile) -> None:
        x = self.narrow(tile.value[0][0], mem.elem)
        x = self.emit(f"extractelement {self.vector(mem.elem)} {x}, i64 0")
        self.code.append(f"  store {TYPES[mem.elem]} {x}, ptr {self.pointer(mem.base, mem.byte)}, align 1")

    def widen(self, x: str, elem: str) -> str:
        """Numbers as they are in a register: floats of any width as `real`, bytes as int32."""
        if elem == "f16":
            x = self.widen_half(x)
        if elem in ("bf16", "i8"):
            x = self.emit(f"zext {self.vector(elem)} {x} to {self.vector('i32')}")
        if elem == "bf16":
            x = self.emit(f"shl {self.vector('i32')} {x}, splat (i32 16)")
            x = self.op_from_bits("i32", x)
        if elem == "f64" and self.real == "f32":
            return self.convert("f64", "f32", self.within_float32(x))
        return self.convert("f64" if elem == "f64" else "f32", self.real, x) if elem in FLOATS else x

    def within_float32(self, x: str) -> str:
        """A finite float64 stays finite when it becomes a float32: a bias of -1e300 is no mask."""
        top = self.one(FLOAT32_MAX, "f64")
        size = self.op_abs("f64", x)
        finite = self.operation("lt", "f64", size, self.one(float("inf"), "f64"))
        cut = self.op_min("f64", top, self.op_max("f64", self.op_neg("f64", top), x))
        return self.op_select("f64", finite, cut, x)

    def widen_half(self, x: str) -> str:
        return self.emit(f"fpext {self.vector('f16')} {x} to {self.vector('f32')}")

    def narrow_half(self, x: str) -> str:
        return self.emit(f"fptrunc {self.vector('f32')} {x} to {self.vector('f16')}")

    def narrow(self, x: str, elem: str) -> str:
        if elem in FLOATS:
            x = self.convert(self.real, "f64" if elem == "f64" else "f32", x)
        if elem == "f16":
            return self.narrow_half(x)
        return self.narrow_bfloat(x) if elem == "bf16" else x

    def narrow_bfloat(self, x: str) -> str:
        """To nearest, ties to even, in whole numbers; a NaN keeps its upper half and becomes quiet."""
        v, bits = self.vector("i32"), self.op_bits("f32", x)
        upper = self.emit(f"lshr {v} {bits}, splat (i32 16)")
        even = self.emit(f"and {v} {upper}, splat (i32 1)")
        half = self.emit(f"add {v} {even}, splat (i32 32767)")
        rounded = self.emit(f"lshr {v} {self.emit(f'add {v} {bits}, {half}')}, splat (i32 16)")
        quiet = self.emit(f"or {v} {upper}, splat (i32 64)")
        ordered = self.emit(f"fcmp ord {self.vector('f32')} {x}, {x}")
        return self.emit(f"trunc {v} {self.op_select('i32', ordered, rounded, quiet)} to {self.vector('bf16')}")

    def gather(self, base: Number, index: Tile, elem: str) -> Tile:
        v, kind = self.vector(elem), f"v{self.lanes}{'f' if elem[0] == 'f' else 'i'}{8 * SIZES[elem]}"

        def register(i: str) -> str:
            p = self.emit(f"getelementptr {TYPES[elem]}, ptr {self.pointer(base)}, {self.vector('i32')} {i}")
            pointers, truths = f"<{self.lanes} x ptr>", self.vector("bool")
            arguments = ((pointers, p), ("i32", "1"), (truths, self.one(True, "bool")), (v, "poison"))
            return self.widen(
                self.call(v, f"llvm.masked.gather.{kind}.v{self.lanes}p0", *arguments, immediate={1}), elem
            )

        value = tuple(tuple(register(i) for i in row) for row in index.value)
        return Tile(self, value, "i32" if elem == "i8" else elem)

    def word(self, address: Number) -> Int:
        return Int(self, self.emit(f"load i64, ptr {self.pointer(address)}, align 8"))

    def int32(self, address: Number) -> Int:
        x = self.emit(f"load i32, ptr {self.pointer(address)}, align 1")
        return Int(self, self.emit(f"sext i32 {x} to i64"))

    def byte(self, address: Number) -> Int:
        x = self.emit(f"load i8, ptr {self.pointer(address)}, align 1")
        return Int(self, self.emit(f"zext i8 {x} to i64"))

    def put_word(self, address: Number, n: Number) -> None:
        self.code.append(f"  store i64 {n}, ptr {self.pointer(address)}, align 8")

    def put_int32(self, address: Number, n: Number) -> None:
        x = n if isinstance(n, int) else self.emit(f"trunc i64 {n} to i32")
        self.code.append(f"  store i32 {x}, ptr {self.pointer(address)}, align 1")

    def real_at(self, address: Number) -> Tile:
        x = self.emit(f"load double, ptr {self.pointer(address)}, align 8")
        x = x if self.real == "f64" else self.emit(f"fptrunc double {x} to float")
        return Tile(self, ((self.splat(x, self.real),),), self.real)

    def truths(self, address: Number) -> Int:
        x = self.emit(f"load <32 x i8>, ptr {self.pointer(address)}, align 1")
        x = self.emit(f"icmp ne <32 x i8> {x}, zeroinitializer")
        x = self.emit(f"bitcast <32 x i1> {x} to i32")
        return Int(self, self.emit(f"zext i32 {x} to i64"))

    def prefetch(self, address: Number) -> None:
        arguments = (("ptr", self.pointer(address)), ("i32", "0"), ("i32", "3"), ("i32", "1"))
        self.call("void", "llvm.prefetch.p0", *arguments, immediate={1, 2, 3})


Body = Callable[[Number, Tile], Tile]
Steps = Iterator[None]
