"""The counting machine: runs a kernel as the NumPy machine does and counts what it computes and moves.

>>> x = np.arange(64, dtype=np.float32)
>>> m = counting("avx512", "f32", Memory(x), {"x": x})
>>> tile = Mem(m, x.ctypes.data, 64).load(0, rows=2)
>>> _ = tile.fma(2.0, 1.0)
>>> m.operations["fma"], m.loaded["x"], m.flops
(32, 128, 64)

No second model of a kernel is needed: the text that is compiled is the text that is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .arithmetic import Array
from .interpret import Numpy
from .lang import SIZES, Mem, Number, Product, Stream, Tile
from .machines import NATIVE
from .memory import Memory, bounds
from .native import Native

# Floating-point operations of a word for each number; of a matrix product, for the whole tile.
FLOPS = {"add": 1, "sub": 1, "mul": 1, "div": 1, "fma": 2, "matrix product": 2 * 16 * 16 * 32}
OTHER = "other"  # memory without a name: scratch, argument words


class Count(Numpy):
    """A NumPy machine with tallies that grow until `clear`.

    operations: numbers that each word made, by its name (words of integers and truths as "i32 add", "bool and");
    a matrix product counts once. moves: registers that were loaded ("load") and stored ("store"), and numbers that were
    loaded into all lanes ("splat"). loaded, stored: bytes, by the name of the buffer they lie in.
    """

    def __init__(
        self, machine: type[Native], vector_bytes: int, real: str, memory: Memory, named: Mapping[str, Array]
    ) -> None:
        super().__init__(machine, vector_bytes, real, memory)
        self.named = [(name, *bounds(buffer)) for name, buffer in named.items()]
        self.clear()

    def clear(self) -> None:
        """Start again from zero."""
        self.operations: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.loaded: Counter[str] = Counter()
        self.stored: Counter[str] = Counter()

    @property
    def flops(self) -> int:
        """Floating-point operations so far, a fused multiply-add counting two."""
        return sum(count * self.operations[name] for name, count in FLOPS.items())

    def _owner(self, address: int) -> str:
        return next((name for name, first, end in self.named if first <= address < end), OTHER)

    def apply(self, name: str, elem: str, *values: Array) -> Array:
        result = super().apply(name, elem, *values)
        self.operations[name if elem in ("f32", "f64") else f"{elem} {name}"] += result.size
        return result

    def transpose(self, tile: Tile) -> Tile:
        self.operations["transpose"] += tile.value.size
        return super().transpose(tile)

    def gather(self, base: Number, index: Tile, elem: str) -> Tile:
        self.operations["gather"] += index.value.size
        return super().gather(base, index, elem)

    def products(self, wanted: list[Product]) -> Stream:
        self.operations["matrix product"] += len(wanted)
        return super().products(wanted)

    def load_rows(self, rows: list[Mem]) -> Array:
        self.moves["load"] += len(rows) * rows[0].width
        return super().load_rows(rows)

    def store_rows(self, rows: list[Mem], value: Array) -> None:
        self.moves["store"] += len(rows) * rows[0].width
        super().store_rows(rows, value)

    def splat_rows(self, rows: list[Mem]) -> Array:
        self.moves["splat"] += len(rows)
        return super().splat_rows(rows)

    def _read(self, address: int, count: int, elem: str) -> Array:
        self.loaded[self._owner(address)] += count * SIZES[elem]
        return super()._read(address, count, elem)

    def _write(self, address: int, x: Array, elem: str) -> None:
        self.stored[self._owner(address)] += x.size * SIZES[elem]
        super()._write(address, x, elem)

    def _matrix(self, mem: Mem, dtype: Any) -> Array:
        found = super()._matrix(mem, dtype)
        self.loaded[self._owner(mem.base + mem.byte)] += found.nbytes
        return found

    def _put_matrix(self, mem: Mem, x: Array) -> None:
        self.stored[self._owner(mem.base + mem.byte)] += x.nbytes
        super()._put_matrix(mem, x)


def counting(name: str, real: str, memory: Memory, named: Mapping[str, Array]) -> Count:
    """The counting machine of an instruction set; `named` are buffers whose traffic is told apart."""
    return Count(*NATIVE[name], real, memory, named)
