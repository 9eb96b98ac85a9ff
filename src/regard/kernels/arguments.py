"""The argument block: everything a kernel is told when it runs, as 64-bit words behind one pointer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..tile.lang import Number, Tile

# An address, the byte offsets of each batch entry (a pointer to int64), then strides in bytes.
_TABLES = {"q": "head row col", "k": "head row col", "v": "head row col", "out": "head row col"}

NAMES: tuple[str, ...] = (
    "counter",  # address of the number of the next task
    "tasks",  # how many there are
    "budget",  # how many one foreign call may draw
    "scratch",  # address of this thread's scratch memory
    "error",  # address of a word that is set where a Table was indexed outside
    "blocks",  # blocks of query rows in a head
    "entries",  # batch entries
    "heads",
    "group",  # query heads that share a key/value head
    "queries",
    "keys",
    "dim",
    "vdim",
    *(f"{table}_{name}" for table, strides in _TABLES.items() for name in ("base", "batch", *strides.split())),
    "reference",  # addresses of (batch * heads, queries) reals: what exp(score - reference) was summed against,
    "total",  # and the sum; 0 where nobody asked
    "offset",  # pointer to int64: key position of query row 0, one per batch entry
    "left",  # how far before its position a query sees
    "right",  # and behind
    "key_limits",  # pointers to int64, one per batch entry: keys and query rows that count
    "query_limits",
    "sinks",  # pointer to float64 (batch * heads), -inf for none
    "order",  # pointer to int64: which task a number stands for; 0 if each stands for itself
    "kv_heads",
    "first_pair",  # flat index of the first key/value head packed
    "packed_keys",  # addresses of what `pack` wrote
    "packed_values",
    "noted",  # int32 for each unit of a packed head: bits of keys that products of parts cannot carry
    "units",  # units in a packed head
    "flags",  # int32 (batch * heads, queries): rows that `forward` must compute instead
    "scale",  # float64
    "softcap",  # float64
    "statistics",  # address of what `watching` writes
    "first_key",  # of the part of the table that `strip` computes: a multiple of a unit
    "end_key",
    "first_row",
)
INDEX = {name: i for i, name in enumerate(NAMES)}


class Arguments:
    """Reads words of the block by name; parameters of masks and biases follow the named ones, in order."""

    def __init__(self, m: Any) -> None:
        self.m = m
        self.base = m.args

    def __getattr__(self, name: str) -> Number:
        return self.m.word(self.base + 8 * INDEX[name])

    def real(self, name: str) -> Tile:
        tile: Tile = self.m.real_at(self.base + 8 * INDEX[name])
        return tile

    def parameters(self) -> Parameters:
        return Parameters(self.m, self.base)


class Parameters:
    """Hands out the words after the named ones, one after the other, while the kernel is built."""

    def __init__(self, m: Any, base: Number) -> None:
        self.m = m
        self.base = base
        self.places: Iterator[int] = iter(range(len(NAMES), 10**6))

    def word(self) -> Number:
        return self.m.word(self.base + 8 * next(self.places))

    def words(self, count: int) -> list[Number]:
        return [self.word() for _ in range(count)]

    def real(self) -> Tile:
        tile: Tile = self.m.real_at(self.base + 8 * next(self.places))
        return tile
