"""x86-64 instruction sets, as differences in words."""

from __future__ import annotations

import numpy as np

from .native import Native


class X86(Native):
    """SSE2 alone, what every x86-64 processor has: no fused multiply-add, no rounding, no half precision."""

    fused = False

    def enter(self) -> tuple[str, str]:
        """The caller's floating-point mode may flush subnormals or trap: work in the default one and give his back."""
        for name in ("stmxcsr", "ldmxcsr"):
            self.declarations.add(f"declare void @llvm.x86.sse.{name}(ptr)")
        before = """  %mode.saved = alloca i32, align 4
  %mode.default = alloca i32, align 4
  call void @llvm.x86.sse.stmxcsr(ptr %mode.saved)
  store i32 8064, ptr %mode.default, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %mode.default)"""
        return before, "  call void @llvm.x86.sse.ldmxcsr(ptr %mode.saved)"

    def op_fma(self, elem: str, a: str, b: str, c: str) -> str:
        return self.operation("add", elem, self.operation("mul", elem, a, b), c)

    def op_floor(self, elem: str, a: str) -> str:
        """Adding and taking away +-2 ** (mantissa bits) rounds to nearest; larger numbers are whole already."""
        large = 2.0 ** (23 if elem == "f32" else 52)
        negative = self.operation("lt", elem, a, self.one(0, elem))
        magic = self.op_select(elem, negative, self.one(-large, elem), self.one(large, elem))
        near = self.operation("sub", elem, self.operation("add", elem, a, magic), magic)
        above = self.operation("gt", elem, near, a)
        down = self.op_select(elem, above, self.operation("sub", elem, near, self.one(1, elem)), near)
        down = self.op_select(elem, self.operation("eq", elem, down, a), a, down)  # keeps the sign of a zero
        small = self.operation("lt", elem, self.op_abs(elem, a), self.one(large, elem))
        return self.op_select(elem, small, down, a)

    def widen_half(self, x: str) -> str:
        """By moving the bits and multiplying with 2 ** 112; the largest exponent means inf or NaN."""
        v = self.vector("i32")
        x = self.emit(f"zext {self.vector('bf16')} {self.half_bits(x)} to {v}")
        sign = self.emit(f"shl {v} {self.emit(f'and {v} {x}, splat (i32 32768)')}, splat (i32 16)")
        size = self.emit(f"shl {v} {self.emit(f'and {v} {x}, splat (i32 32767)')}, splat (i32 13)")
        small = self.operation("mul", "f32", self.op_from_bits("i32", size), self.one(2.0**112, "f32"))
        special = self.emit(f"icmp sge {v} {size}, splat (i32 {0x7C00 << 13})")
        huge = self.emit(f"or {v} {size}, splat (i32 {0x7F800000})")
        bits = self.op_select("i32", special, huge, self.op_bits("f32", small))
        return self.op_from_bits("i32", self.emit(f"or {v} {bits}, {sign}"))

    def half_bits(self, x: str) -> str:
        return self.emit(f"bitcast {self.vector('f16')} {x} to {self.vector('bf16')}")

    def narrow_half(self, x: str) -> str:
        """To nearest, ties to even, in whole numbers; subnormal halves by an addition that rounds there."""
        v, bits = self.vector("i32"), self.op_bits("f32", x)
        size = self.emit(f"and {v} {bits}, splat (i32 {0x7FFFFFFF})")
        even = self.emit(f"and {v} {self.emit(f'lshr {v} {size}, splat (i32 13)')}, splat (i32 1)")
        moved = self.emit(f"add {v} {size}, splat (i32 {-(112 << 23) + 0xFFF})")
        normal = self.emit(f"lshr {v} {self.emit(f'add {v} {moved}, {even}')}, splat (i32 13)")
        tiny = self.operation("add", "f32", self.op_from_bits("i32", size), self.one(0.5, "f32"))
        tiny = self.emit(f"sub {v} {self.op_bits('f32', tiny)}, splat (i32 {np.float32(0.5).view(np.int32)})")
        half = self.op_select("i32", self.emit(f"icmp slt {v} {size}, splat (i32 {113 << 23})"), tiny, normal)
        big = self.emit(f"icmp sge {v} {size}, splat (i32 {(127 + 16) << 23})")
        payload = self.emit(f"and {v} {self.emit(f'lshr {v} {size}, splat (i32 13)')}, splat (i32 {0x3FF})")
        quiet = self.emit(f"or {v} {payload}, splat (i32 {0x7E00})")
        ordered = self.emit(f"fcmp ord {self.vector('f32')} {x}, {x}")
        half = self.op_select("i32", big, self.one(0x7C00, "i32"), half)
        half = self.op_select("i32", ordered, half, quiet)
        sign = self.emit(f"and {v} {self.emit(f'lshr {v} {bits}, splat (i32 16)')}, splat (i32 32768)")
        half = self.emit(f"trunc {v} {self.emit(f'or {v} {half}, {sign}')} to {self.vector('bf16')}")
        return self.emit(f"bitcast {self.vector('bf16')} {half} to {self.vector('f16')}")


class Avx2(X86):
    """AVX2 with FMA and F16C: 256-bit registers."""

    fused = True
    op_fma = Native.op_fma
    op_floor = Native.op_floor
    widen_half = Native.widen_half
    narrow_half = Native.narrow_half


class Avx512(Avx2):
    """AVX-512 F, BW, DQ, VL: 512-bit registers, scaling and taking fractions in one instruction."""

    attributes = 'nounwind "prefer-vector-width"="512"'
    fraction_rounds_down = True

    def op_fraction(self, elem: str, a: str) -> str:
        return self._masked("reduce", elem, a, self.every(), ("i32", "9"))

    def op_scaled(self, elem: str, a: str, t: str) -> str:
        lowest = self.one(-126.0 if elem == "f32" else -1022.0, elem)
        normal = self.emit(f"fcmp uge {self.vector(elem)} {t}, {lowest}")
        mask = self.emit(f"bitcast {self.vector('bool')} {normal} to i{self.lanes}")
        return self._masked("scalef", elem, a, mask, (self.vector(elem), t))

    def every(self) -> str:
        return "-1"

    def _masked(self, name: str, elem: str, a: str, mask: str, second: tuple[str, str]) -> str:
        """An operation under a mask; lanes outside it become 0."""
        v, kind = self.vector(elem), "ps" if elem == "f32" else "pd"
        arguments = ((v, a), second, (v, "zeroinitializer"), (f"i{self.lanes}", mask), ("i32", "4"))
        immediate = {4, 1} if second[0] == "i32" else {4}
        return self.call(v, f"llvm.x86.avx512.mask.{name}.{kind}.512", *arguments, immediate=immediate)
