"""Where the tiles of a map lie: levels of bins that nest, over the table of weights of one head."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

TILE = 256  # bins of a tile to either side
SMALL = 4096  # bins to either side up to which a level is kept whole: 64 MB of float32
LARGE = 8192  # .. and up to which it is for long inputs, so that the bins of a level that is not kept are small
FINE = 32  # pairs to either side of a bin: a tile of bins half as wide is computed in some hundredths of a second


@dataclass(frozen=True)
class Bounds:
    """What a tile covers of the table: queries and keys, half open, and the width of its bins in pairs."""

    rows: tuple[int, int]
    keys: tuple[int, int]
    cell: int

    @property
    def shape(self) -> tuple[int, int]:
        """Bins down and across; those at the edge of the table may cover fewer pairs."""
        return bins(self.rows, self.cell), bins(self.keys, self.cell)


@dataclass(frozen=True)
class Layout:
    """Levels and tiles of a table of queries x keys.

    >>> layout = Layout(100_000, 100_000)
    >>> layout.depth, layout.cell(0), layout.cell(layout.depth), layout.kept
    (9, 512, 1, 32)
    >>> layout.bounds(9, 390, 0)
    Bounds(rows=(99840, 100000), keys=(0, 256), cell=1)

    Level 0 is one tile, level `depth` has a bin for each pair. A bin is a square, a power of two pairs wide, counted
    from query 0 and key 0, so four bins of a level are one bin of the level above; at the edge of the table a bin
    covers what there is. kept: the width of the bins that are computed for the whole head and kept.
    """

    queries: int
    keys: int

    @cached_property
    def depth(self) -> int:
        most = max(self.queries, self.keys, 1)
        return max(0, (-(-most // TILE) - 1).bit_length())

    @cached_property
    def kept(self) -> int:
        most = max(self.queries, self.keys, 1)
        return min(_power(-(-most // SMALL)), max(FINE, _power(-(-most // LARGE))))

    def cell(self, level: int) -> int:
        """The width of the bins of a level, in pairs."""
        return 1 << (self.depth - level)

    def tiles(self, level: int) -> tuple[int, int]:
        """How many tiles there are down and across."""
        width = TILE * self.cell(level)
        return -(-self.queries // width), -(-self.keys // width)

    def bounds(self, level: int, row: int, column: int) -> Bounds:
        """What a tile covers; ValueError where there is no such tile."""
        if not 0 <= level <= self.depth:
            raise ValueError(f"there is no level {level}: they are 0 to {self.depth}")
        down, across = self.tiles(level)
        if not (0 <= row < down and 0 <= column < across):
            raise ValueError(f"there is no tile ({row}, {column}) on level {level}, which has {down} x {across}")
        width = TILE * self.cell(level)
        rows = row * width, min((row + 1) * width, self.queries)
        return Bounds(rows, (column * width, min((column + 1) * width, self.keys)), self.cell(level))


def bins(span: tuple[int, int], cell: int) -> int:
    """How many bins a range of pairs takes that begins with a bin."""
    return -(-(span[1] - span[0]) // cell)


def _power(n: int) -> int:
    """The smallest power of two that is not below n."""
    return 1 << (n - 1).bit_length()
