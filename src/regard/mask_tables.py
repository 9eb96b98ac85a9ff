"""The masks of marks, ids and blocks. The public names are those of `regard.masks`."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from .grid import Array, Grid
from .mask_nodes import Mask
from .operands import check_broadcast, check_entries, int32_array, integer_array, plain_array


class Keys(Mask):
    """Sees the keys marked True or 1: padding on the right, on the left or anywhere, as tokenizers mark it.

    >>> Keys([[1, 1, 1, 0], [1, 1, 0, 0]])
    Keys((2, 4))

    array: bools, or integers 0 and 1, of shape (.., keys), with batch axes in front.
    """

    def __init__(self, array: Any) -> None:
        marks = plain_array(array, "the array of masks.Keys")
        if marks.ndim == 0:
            raise ValueError("masks.Keys needs an array of shape (.., keys), not a single value")
        self.array = _marks(marks)

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        _check_last("the array of masks.Keys", self.array.shape, "keys", keys)
        check_entries("the array of masks.Keys", self.array.shape[:-1], batch)

    def visible(self, grid: Grid) -> Array:
        return grid.part(self.array[..., None, None, :])

    def __repr__(self) -> str:
        return f"Keys({self.array.shape})"


def _marks(marks: Array) -> Array:
    if marks.dtype.kind in "iu" or marks.size == 0:
        truths = marks.astype(bool)
        if not np.array_equal(marks, truths):
            raise ValueError("the integers of masks.Keys must be 0 and 1: lengths go to masks.Lengths(keys=n)")
        return truths
    if marks.dtype.kind != "b":
        raise TypeError(f"masks.Keys takes bools, or integers 0 and 1, not {marks.dtype}: write m > 0")
    return marks


def _check_last(name: str, shape: tuple[int, ...], axis: str, extent: int) -> None:
    if shape[-1] != extent:
        raise ValueError(f"{name} has shape {shape}: its last axis must be the {extent} {axis}")


class Documents(Mask):
    """Sees keys of the same document: those whose id equals the query's. Negative ids see nothing and are not seen.

    >>> Documents([0, 0, 1, 1, 1])
    Documents((5,), (5,))
    >>> Documents.lengths([2, 3])               # the same
    Documents((5,), (5,))

    query_ids: integers (queries,), or with batch axes in front. key_ids: integers (keys,) likewise; they default to
    query_ids where there are as many keys as queries.
    """

    def __init__(self, query_ids: Any, key_ids: Any = None) -> None:
        self._one_table = key_ids is None
        queries = _ids(query_ids, "query_ids")
        keys = queries if key_ids is None else _ids(key_ids, "key_ids")
        self.query_ids, self.key_ids = _narrowed(queries, keys)

    @classmethod
    def lengths(cls, lengths: Any) -> Documents:
        """Documents of these lengths, packed one behind the other."""
        counts = integer_array(lengths, "lengths of documents")
        if counts.ndim != 1 or (counts.size and counts.min() < 0):
            raise ValueError(f"lengths of documents must be a list of integers >= 0, not {lengths!r}")
        return cls(np.repeat(np.arange(counts.size, dtype=np.int32), counts))

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        if self._one_table and queries != keys:
            raise ValueError(
                f"masks.Documents was given query_ids only, and there are {queries} query rows but {keys} keys: "
                "write masks.Documents(query_ids, key_ids)"
            )
        for name, ids, extent in (("query_ids", self.query_ids, queries), ("key_ids", self.key_ids, keys)):
            axis = "query rows" if name == "query_ids" else "keys"
            _check_last(f"{name} of masks.Documents", ids.shape, axis, extent)
            check_entries(f"{name} of masks.Documents", ids.shape[:-1], batch)

    def visible(self, grid: Grid) -> Array:
        own, other = grid.block(self.query_ids[..., None, :, None]), grid.part(self.key_ids[..., None, None, :])
        same: Array = (own == other) & (own >= 0)
        return same

    def __repr__(self) -> str:
        return f"Documents({self.query_ids.shape}, {self.key_ids.shape})"


def _ids(x: Any, name: str) -> Array:
    array = integer_array(x, f"{name} of masks.Documents")
    if array.ndim == 0:
        raise ValueError(f"{name} of masks.Documents must have an id for each row, shape (.., rows): it is one number")
    return array


def _narrowed(queries: Array, keys: Array) -> tuple[Array, Array]:
    """The ids as int32; numbered anew, equal ones alike, where they are wider."""
    try:
        return int32_array(queries, "query_ids"), int32_array(keys, "key_ids")
    except ValueError:
        pass
    known = np.unique(np.concatenate([queries[queries >= 0].astype(np.uint64), keys[keys >= 0].astype(np.uint64)]))
    return _numbered(queries, known), _numbered(keys, known)


def _numbered(ids: Array, known: Array) -> Array:
    places = np.searchsorted(known, np.where(ids >= 0, ids, 0).astype(np.uint64))
    return np.where(ids >= 0, places, -1).astype(np.int32)


class Blocks(Mask):
    """Sees whole blocks of pairs: table[.., head, query row // rows, key // columns].

    >>> import numpy as np
    >>> Blocks(np.tri(4, dtype=bool), 128)      # 512 x 512 pairs, block-wise causal
    Blocks((4, 4), (128, 128))

    table: bools (.., ceil(queries / rows), ceil(keys / columns)), in front of these heads and batch axes. size: an
    integer, or (rows, columns). Rows are those of q, counted from 0 whatever its offset.
    """

    def __init__(self, table: Any, size: Any) -> None:
        self.table = plain_array(table, "the table of masks.Blocks")
        if self.table.dtype.kind != "b":
            raise TypeError(f"the table of masks.Blocks has dtype {self.table.dtype}, bools are expected: write t != 0")
        if self.table.ndim < 2:
            raise ValueError(f"the table of masks.Blocks has shape {self.table.shape}: it needs a row and a key axis")
        self.rows, self.columns = _sizes(size)

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        expected = (-(-queries // self.rows), -(-keys // self.columns))
        if self.table.shape[-2:] != expected:
            raise ValueError(
                f"the table of masks.Blocks has shape {self.table.shape}: {queries} query rows and {keys} keys in "
                f"blocks of {self.rows} x {self.columns} need (.., {expected[0]}, {expected[1]})"
            )
        check_broadcast("the table of masks.Blocks", self.table.shape, (*batch, heads, *expected))

    def visible(self, grid: Grid) -> Array:
        rows = grid.part(self.table)[..., (grid.i // self.rows).ravel(), :]
        return np.take(rows, grid.j // self.columns, axis=-1)

    def __repr__(self) -> str:
        return f"Blocks({self.table.shape}, {(self.rows, self.columns)})"


def _sizes(size: Any) -> tuple[int, int]:
    pair = tuple(size) if isinstance(size, (tuple, list)) else (size, size)
    if len(pair) != 2 or not all(hasattr(n, "__index__") and not isinstance(n, bool) for n in pair):
        raise TypeError(f"the size of masks.Blocks is an integer or (rows, columns), not {size!r}")
    rows, columns = (operator.index(n) for n in pair)
    if rows < 1 or columns < 1:
        raise ValueError(f"the blocks of masks.Blocks must have at least one row and one column, not {size!r}")
    return rows, columns
