"""The NumPy machine: runs a kernel register by register, defines the language, checks every access."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from .arithmetic import OPERATIONS, TYPES, Array, fraction, narrow_bfloat16, widen_bfloat16
from .lang import FLOATS, SIZES, Mem, Number, Tile
from .memory import Memory
from .native import FLOAT32_MAX, Native
from .streams import Streams


class Numpy(Streams):
    """A machine whose registers are NumPy arrays: a tile is (rows, registers, lanes)."""

    def __init__(self, machine: type[Native], vector_bytes: int, real: str, memory: Memory) -> None:
        self.real = real
        self.lanes = vector_bytes // SIZES[real]
        self.memory = memory
        self.machine = machine
        self.weaves = machine.weaves
        self.args = 0
        self.task = 0

    # -- registers -------------------------------------------------------------------------------------------------
    def const(self, x: Any, elem: str) -> Tile:
        """The same number in every lane."""
        return Tile(self, self.filled(1, 1, x, elem), elem)

    def filled(self, rows: int, width: int, x: Any, elem: str) -> Array:
        return np.full((rows, width, self.lanes), x, TYPES[elem])

    def apply(self, name: str, elem: str, *values: Array) -> Array:
        with np.errstate(all="ignore"):
            if name == "fma" and not self.machine.fused:
                return np.asarray(values[0] * values[1] + values[2])
            if name == "fraction":
                return fraction(values[0], self.machine.fraction_rounds_down)
            result = OPERATIONS[name](*values)
        return np.asarray(result)

    def part(self, value: Array, rows: slice, columns: slice) -> Array:
        if value.shape[1] == 1:
            columns = slice(None)
        return value[rows, columns]

    def put_column(self, value: Array, c: int, new: Array) -> Array:
        value = value.copy()
        value[:, c : c + 1] = new
        return value

    def stack(self, values: list[Array], width: int) -> Array:
        return np.concatenate([np.broadcast_to(v, (1, width, self.lanes)) for v in values])

    def any(self, tile: Tile) -> int:
        return int(tile.value.any())

    def all(self, tile: Tile) -> int:
        return int(tile.value.all())

    def mask(self, tile: Tile) -> int:
        """The truths of a single row as the bits of a number, lane 0 lowest."""
        return int(np.dot(tile.value.reshape(-1).astype(np.int64), 1 << np.arange(tile.value.size)))

    def smallest(self, tile: Tile) -> int:
        return int(tile.value.min())

    def largest(self, tile: Tile) -> int:
        return int(tile.value.max())

    def lane_numbers(self, width: int) -> Tile:
        numbers = np.arange(width * self.lanes, dtype=np.int32).reshape(1, width, self.lanes)
        return Tile(self, numbers, "i32")

    def splat_int(self, n: Number) -> Tile:
        return self.const(np.array(n & 0xFFFFFFFF, np.uint32).view(np.int32), "i32")

    def transpose(self, tile: Tile) -> Tile:
        return Tile(self, tile.value.transpose(2, 1, 0), tile.elem)

    def swapped(self, tile: Tile, distance: int) -> Tile:
        """Lane i takes what lane i ^ distance holds."""
        return Tile(self, tile.value[..., np.arange(self.lanes) ^ distance], tile.elem)

    # -- memory ----------------------------------------------------------------------------------------------------
    def _read(self, address: int, count: int, elem: str) -> Array:
        """Numbers as they are in a register: floats as `real`, bytes as int32."""
        data = self.memory.view("read", address, count * SIZES[elem]).copy()
        if elem == "i8":
            return data.astype(np.int32)
        found = widen_bfloat16(data.view(np.uint16)) if elem == "bf16" else data.view(TYPES[elem])
        if elem == "f64" and self.real == "f32":  # a finite number stays finite
            found = np.where(np.isfinite(found), np.clip(found, -FLOAT32_MAX, FLOAT32_MAX), found)
        with np.errstate(invalid="ignore"):  # signalling NaN
            return found.astype(TYPES[self.real]) if elem in FLOATS else found

    def _write(self, address: int, x: Array, elem: str) -> None:
        with np.errstate(all="ignore"):
            data = narrow_bfloat16(x) if elem == "bf16" else x.astype(TYPES[elem])
        self.memory.view("write", address, data.nbytes)[:] = np.ascontiguousarray(data).view(np.uint8)

    def load_rows(self, rows: list[Mem]) -> Array:
        shape = (len(rows), rows[0].width, self.lanes)
        count = rows[0].width * self.lanes
        return np.stack([self._read(r.base + r.byte, count, r.elem) for r in rows]).reshape(shape)

    def store_rows(self, rows: list[Mem], value: Array) -> None:
        for mem, row in zip(rows, value):
            self._write(mem.base + mem.byte, np.broadcast_to(row, (mem.width, self.lanes)).reshape(-1), mem.elem)

    def splat_rows(self, rows: list[Mem]) -> Array:
        one = np.stack([self._read(r.base + r.byte, 1, r.elem) for r in rows])
        return np.broadcast_to(one[:, :, None], (len(rows), 1, self.lanes))

    def put_first(self, mem: Mem, tile: Tile) -> None:
        """Store the number in the first lane."""
        self._write(mem.base + mem.byte, tile.value.reshape(-1)[:1], mem.elem)

    def gather(self, base: Number, index: Tile, elem: str) -> Tile:
        size = SIZES[elem]
        numbers = np.concatenate([self._read(base + int(i) * size, 1, elem) for i in index.value.reshape(-1)])
        return Tile(self, numbers.reshape(index.value.shape), "i32" if elem == "i8" else elem)

    def word(self, address: Number) -> int:
        return int(self._read(address, 1, "i64")[0])

    def int32(self, address: Number) -> int:
        return int(self._read(address, 1, "i32")[0])

    def byte(self, address: Number) -> int:
        return int(self._read(address, 1, "i8")[0])

    def put_word(self, address: Number, n: Number) -> None:
        self._write(address, np.array([n], np.int64), "i64")

    def put_int32(self, address: Number, n: Number) -> None:
        self._write(address, np.array([n & 0xFFFFFFFF], np.uint32).view(np.int32), "i32")

    def real_at(self, address: Number) -> Tile:
        """A float64 of the argument block, rounded to the kernel's type, in every lane."""
        with np.errstate(all="ignore"):
            return self.const(self.memory.view("read", address, 8).view(np.float64)[0], self.real)

    def truths(self, address: Number) -> int:
        """32 bools as the bits of a number, the first one lowest."""
        data = self._read(address, 32, "i8") != 0
        return int(np.packbits(data, bitorder="little").view(np.uint32)[0])

    def prefetch(self, address: Number) -> None:
        """Ask for the cache line at an address, which need not exist."""

    # -- control ---------------------------------------------------------------------------------------------------
    def range(self, low: Number, high: Number, step: int = 1) -> Iterator[Number]:
        yield from range(low, high, step)

    def when(self, flag: Number) -> Iterator[int]:
        if flag:
            yield 0

    def during(self, address: Number) -> Iterator[int]:
        while self.word(address):
            yield 0

    def fold(self, low: Number, high: Number, body: Callable[[Number, Tile], Tile], start: Tile) -> Tile:
        for j in range(low, high):
            start = body(j, start)
        return start

    def smaller(self, a: Number, b: Number) -> Number:
        return min(a, b)

    def larger(self, a: Number, b: Number) -> Number:
        return max(a, b)

    def same(self, a: Number, b: Number) -> int:
        return int(a == b)

    def flag(self, truth: Number) -> int:
        return int(truth)

    def pick(self, flag: Number, a: Number, b: Number) -> Number:
        return a if flag else b
