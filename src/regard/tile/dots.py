"""AVX-512 with BF16: matrix products on the vector unit, two multiply-adds to a lane and instruction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .lang import Mem, Product, Stream, Tile
from .native import Registers
from .x86 import Avx512

ROWS = 8  # of two registers: 16 sums, enough for the latency, and 26 of 32 registers in use


class Avx512Bf16(Avx512):
    """Takes the matrix unit's products as loops over pairs of bfloat16 numbers.

    There is no second unit to work at the same time, so that nothing is woven.
    """

    weaves = False
    chains = True

    def products(self, wanted: list[Product]) -> Stream:
        """Products that share their left factors are computed side by side: a pair that is read serves both."""
        return Stream(0, self._loops(wanted))

    def _loops(self, wanted: list[Product]) -> Iterator[None]:
        for group in _groups(wanted):
            self._side_by_side(group)
        yield from ()

    def _side_by_side(self, columns: list[list[Product]]) -> None:
        """Tiles with the same left factors; a column of the result is the sum of its list of products."""
        height = 16
        for row in self.range(0, height, ROWS):
            outs = [column[0].out.at(row) for column in columns]
            sums = self._begin(outs, columns[0][0].add)
            for products in zip(*columns):
                left = replace(products[0].a.at(row), elem="i32", col=4)
                sums = self._chain(left, [p.b for p in products], sums)
            for n, out in enumerate(outs):
                out.store(0, sums.column(n))

    def _begin(self, outs: list[Mem], add: bool) -> Tile:
        if not add:
            return Tile(self, self.filled(ROWS, len(outs), 0.0, "f32"), "f32")
        return self._beside([out.load(0, ROWS) for out in outs])

    def _beside(self, tiles: list[Tile]) -> Tile:
        """Tiles one register wide as one tile."""
        rows = zip(*(tile.value for tile in tiles))
        return Tile(self, tuple(tuple(x for part in row for x in part) for row in rows), tiles[0].elem)

    def _chain(self, left: Mem, right: list[Mem], sums: Tile) -> Tile:
        """Sixteen pairs after each other."""

        def pair(n: object, sums: Tile) -> Tile:
            numbers = self._beside([mem.load(n) for mem in right])
            return Tile(self, self._dots(left.splat(0, ROWS, n).value, numbers.value[0], sums.value), "f32")

        return self.fold(0, 16, pair, sums)

    def _dots(self, left: Registers, right: tuple[str, ...], sums: Registers) -> Registers:
        bits = [self.emit(f"bitcast <16 x i32> {x} to <32 x bfloat>") for x in right]
        found = []
        for (x,), row in zip(left, sums):
            pair = self.emit(f"bitcast <16 x i32> {x} to <32 x bfloat>")
            found.append(tuple(self._dot(acc, pair, y) for acc, y in zip(row, bits)))
        return tuple(found)

    def _dot(self, acc: str, a: str, b: str) -> str:
        arguments = ("<16 x float>", acc), ("<32 x bfloat>", a), ("<32 x bfloat>", b)
        return self.call("<16 x float>", "llvm.x86.avx512bf16.dpbf16ps.512", *arguments)


def _groups(wanted: list[Product]) -> Iterator[list[list[Product]]]:
    """Products by what they are added to, and neighbours with the same left factors together, two at most."""
    columns: dict[tuple[str, int], list[Product]] = {}
    for p in wanted:
        columns.setdefault(_place(p.out), []).append(p)
    group: list[list[Product]] = []
    for column in columns.values():
        if len(group) == 2 or (group and _left(group[0]) != _left(column)):
            yield group
            group = []
        group.append(column)
    if group:
        yield group


def _left(column: list[Product]) -> list[object]:
    return [column[0].add, *(_place(p.a) for p in column)]


def _place(mem: Mem) -> tuple[str, int]:
    return str(mem.base), mem.byte
