"""The map of all heads of a call: what is kept of each, in bounded memory, and which part is computed next."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import numpy as np

from .layout import TILE, Bounds, Layout, bins
from .table import GROUP, HeadTable, Pooled, Stopped, coarser

Array = np.ndarray[Any, Any]

HEADS = 512 << 20  # bytes of whole pictures that are kept; at least one picture is, whatever its size
TILES = 64  # tiles that are kept, of half a megabyte
PAIRS = 1 << 24  # of a band: some hundredths of a second of a thread, after which a request gets its turn
PATIENCE = 10.0  # seconds without a question after which nothing is computed in advance
QUIET = 1.5  # seconds without a new tile before other heads are computed: whoever moves has all threads


class Picture:
    """One head at the level that is kept, computed band after band of queries, in any order."""

    def __init__(self, table: HeadTable, layout: Layout) -> None:
        self.table, self.layout = table, layout
        shape = bins((0, table.queries), layout.kept), bins((0, table.keys), layout.kept)
        sums = np.zeros(shape, np.float32)
        self.pooled = Pooled(sums, sums if layout.kept == 1 else np.zeros(shape, np.float32))
        unit = 3 * max(GROUP // 3, layout.kept)
        self.height = unit * max(1, PAIRS // max(1, unit * table.keys))
        starts = range(0, table.queries, self.height)
        self.bands = [(start, min(start + self.height, table.queries)) for start in starts]
        self.done, self.begun = np.zeros(len(self.bands), bool), np.zeros(len(self.bands), bool)
        self._work = np.array([table.work(band) for band in self.bands], np.float64)
        self.error: str | None = None
        self.finished = threading.Event()
        if not self.bands:
            self.finished.set()

    @property
    def bytes(self) -> int:
        return sum(x.nbytes for x in {id(x): x for x in (self.pooled.sums, self.pooled.largest)}.values())

    @property
    def rows(self) -> int:
        """The queries from the first on that are computed."""
        missing = np.flatnonzero(~self.done)
        return self.bands[missing[0]][0] if missing.size else self.table.queries

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1."""
        total = self._work.sum()
        return float(self._work[self.done].sum() / total) if total else 1.0

    def next_band(self) -> int | None:
        """The first band that nobody has begun."""
        if self.error is not None:
            return None
        free = np.flatnonzero(~self.begun)
        return int(free[0]) if free.size else None

    def compute(self, band: int, check: Callable[[], None]) -> None:
        """One band. What goes wrong is kept as a sentence for the page."""
        rows, cell = self.bands[band], self.layout.kept
        bounds = Bounds(rows, (0, self.table.keys), cell)
        try:
            found = self.table.pooled(bounds, check)
            self.table.verify(bounds, found)
        except Stopped:
            self.begun[band] = False
            raise
        except Exception as error:
            self.error = f"{error}" or type(error).__name__
            self.finished.set()
            raise
        into = slice(rows[0] // cell, rows[0] // cell + bounds.shape[0])
        self.pooled.sums[into], self.pooled.largest[into] = found.sums, found.largest
        self.done[band] = True
        if self.done.all():
            self.finished.set()

    def tile(self, level: int, row: int, column: int) -> Pooled:
        """A tile of a level that is not finer than the one that is kept, of what is computed so far."""
        factor = self.layout.cell(level) // self.layout.kept
        part = (slice(n * TILE * factor, (n + 1) * TILE * factor) for n in (row, column))
        index = tuple(part)
        return coarser(Pooled(self.pooled.sums[index], self.pooled.largest[index]), factor)


class Atlas:
    """All heads. table_of(head) gives the table of a head; heads are numbered through batch entries.

    heads, tiles: how many bytes of pictures and how many tiles may be kept.
    """

    def __init__(
        self,
        layout: Layout,
        count: int,
        table_of: Callable[[int], HeadTable],
        heads: int = HEADS,
        tiles: int = TILES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.layout, self.count, self._table_of, self._clock = layout, count, table_of, clock
        self._most_bytes, self._most_tiles = heads, tiles
        self._pictures: OrderedDict[int, Picture] = OrderedDict()
        self._tiles: OrderedDict[tuple[int, int, int, int], tuple[bytes, int]] = OrderedDict()
        self._wanted, self._asked, self._moved = 0, -np.inf, -np.inf
        self._lock = threading.RLock()

    # -- what is asked -------------------------------------------------------------------------------------------------
    def want(self, head: int) -> Picture:
        """The picture of the head that is looked at now: it is computed before any other."""
        with self._lock:
            self._wanted, self._asked = head, self._clock()
            return self._picture(head)

    def tile(self, head: int, level: int, row: int, column: int, check: Callable[[], None]) -> tuple[bytes, int]:
        """Means and then largest weights of the bins of a tile, little-endian float32, and how many queries of the
        head are in: all, unless its picture is still being computed."""
        name, bounds = (head, level, row, column), self.layout.bounds(level, row, column)
        with self._lock:
            if name in self._tiles:
                self._tiles.move_to_end(name)
                return self._tiles[name]
            picture, self._moved = self._picture(head), self._clock()
        check()
        rows = self.layout.queries
        if bounds.cell >= self.layout.kept:
            rows = picture.rows
            found = picture.tile(level, row, column)
        else:
            found = picture.table.pooled(bounds, check)
        answer = b"".join(x.astype("<f4").tobytes() for x in (found.mean(bounds), found.largest)), rows
        if rows == self.layout.queries:
            self._keep(name, answer)
        return answer

    def _keep(self, name: tuple[int, int, int, int], answer: tuple[bytes, int]) -> None:
        with self._lock:
            self._tiles[name] = answer
            while len(self._tiles) > self._most_tiles:
                self._tiles.popitem(last=False)

    def _picture(self, head: int) -> Picture:
        """The picture of a head, begun or finished; others are let go of where they take too much."""
        if head not in self._pictures:
            self._pictures[head] = Picture(self._table_of(head), self.layout)
        self._pictures.move_to_end(head)
        while len(self._pictures) > 1 and self._bytes() > self._most_bytes:
            self._pictures.popitem(last=False)
        return self._pictures[head]

    def _bytes(self) -> int:
        return sum(picture.bytes for picture in self._pictures.values())

    # -- what is computed next -----------------------------------------------------------------------------------------
    def idle_task(self) -> Callable[[Callable[[], None]], None] | None:
        """A band of the head that is looked at, or of one that may be next."""
        with self._lock:
            for head in self._soon():
                picture = self._pictures.get(head) or self._picture(head)
                band = picture.next_band()
                if band is not None:
                    picture.begun[band] = True
                    return lambda check: picture.compute(band, check)
        return None

    def _soon(self) -> list[int]:
        """The head that is looked at, and its neighbours as far as there is room for them, while anybody looks."""
        if not self.count or self._asked == -np.inf:
            return []
        wanted = self._wanted
        if self._clock() - self._asked > PATIENCE or self._clock() - self._moved < QUIET:
            return [wanted]
        room = self._most_bytes // max(1, self._picture(wanted).bytes) - 1
        around = [n for step in (1, -1, 2, -2, 3) if 0 <= (n := wanted + step) < self.count]
        return [wanted, *around[: max(0, room)]]

    def status(self, head: int) -> dict[str, Any]:
        """How far a head is, in plain types of JSON, and which other one is being prepared."""
        picture = self.want(head)
        empty, lost = picture.table.empty_and_lost(picture.rows)
        found = {"head": head, "rows": picture.rows, "share": picture.share, "error": picture.error}
        return found | {"empty": empty, "lost": lost, "preparing": self._preparing(head), "ready": self._ready()}

    def _ready(self) -> list[int]:
        with self._lock:
            return sorted(head for head, picture in self._pictures.items() if picture.share == 1)

    def _preparing(self, head: int) -> int | None:
        with self._lock:
            busy = [n for n, x in self._pictures.items() if n != head and x.begun.any() and not x.finished.is_set()]
        return busy[0] if busy else None
