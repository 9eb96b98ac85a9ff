"""Masks: which keys each query may attend to.

>>> from regard import masks
>>> masks.Window(128, 0) & masks.Keys([[1, 1, 0]]) | ~masks.Documents([0, 0, 1])
((Window(128, 0) & Keys((1, 3))) | ~Documents((3,), (3,)))

Row i of q stands at key position p = i + q_offset; j is the key, h the query head, b the flat index of the batch entry.

| mask | sees |
| --- | --- |
| `Causal()` | j <= p |
| `Window(left, right)` | p - left <= j <= p + right |
| `Keys(array)` | keys marked True |
| `Lengths(keys, queries)` | j < keys[b], i < queries[b] |
| `Documents(query_ids, key_ids)` | equal ids |
| `Blocks(table, size)` | table[.., h, i // rows, j // columns] |
| `Dense(array)` | a bool array, as `mask=array` does |
| `Where(f)` | f(b, h, p, j) |
"""

from __future__ import annotations

from .grid import Grid
from .mask_leaves import Causal, Lengths, Where, Window
from .mask_nodes import And, Dense, Mask, Not, Or, as_mask
from .mask_tables import Blocks, Documents, Keys

__all__ = [
    "And",
    "Blocks",
    "Causal",
    "Dense",
    "Documents",
    "Grid",
    "Keys",
    "Lengths",
    "Mask",
    "Not",
    "Or",
    "Where",
    "Window",
    "as_mask",
]
