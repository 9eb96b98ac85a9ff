"""The masks of positions, lengths and functions. The public names are those of `regard.masks`."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from . import ops
from .grid import Array, Grid
from .mask_nodes import Mask
from .operands import check_entries, integer_array


class Window(Mask):
    """Sees keys from `left` before the query's position to `right` behind it.

    >>> Window(2, 0)                            # itself and the two before it
    Window(2, 0)

    left, right: integers >= 0, or None for no limit on that side.
    """

    def __init__(self, left: int | None, right: int | None) -> None:
        self.left, self.right = _side(left, "left"), _side(right, "right")

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        """Fits all shapes."""

    @property
    def positional(self) -> bool:
        return self.left is not None or self.right is not None

    def visible(self, grid: Grid) -> Array:
        distance = grid.j - grid.p
        seen = np.ones((1, 1), bool)
        if self.left is not None:
            seen = seen & (distance >= -self.left)
        if self.right is not None:
            seen = seen & (distance <= self.right)
        return seen

    def __repr__(self) -> str:
        return f"Window({self.left}, {self.right})"


def _side(x: Any, name: str) -> int | None:
    if x is None:
        return None
    if isinstance(x, (bool, np.bool_)) or not hasattr(x, "__index__"):
        raise TypeError(f"{name} of a window must be an integer >= 0, or None for no limit, not {x!r}")
    side = operator.index(x)
    if side < 0:
        raise ValueError(f"{name} of a window is {side}: it must be >= 0; no limit on that side is None, not -1")
    return side


class Causal(Mask):
    """Sees keys up to the query's own position, and none behind it.

    >>> Causal() & Lengths(keys=3)
    (Causal() & Lengths(keys=3))
    """

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        """Fits all shapes."""

    @property
    def positional(self) -> bool:
        return True

    def visible(self, grid: Grid) -> Array:
        seen: Array = grid.j <= grid.p
        return seen

    def __repr__(self) -> str:
        return "Causal()"


class Lengths(Mask):
    """Sees the first `keys` keys, from the first `queries` query rows; later rows see nothing.

    >>> Lengths(keys=[7, 3])                    # two batch entries
    Lengths(keys=[7, 3])

    keys, queries: an integer, or one for each batch entry, from 0 to the number of keys and of query rows.
    """

    def __init__(self, keys: Any = None, queries: Any = None) -> None:
        if keys is None and queries is None:
            raise ValueError("masks.Lengths needs keys=, queries= or both")
        self.keys = _lengths(keys, "keys")
        self.queries = _lengths(queries, "queries")

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        for name, lengths, extent in (("keys", self.keys, keys), ("queries", self.queries, queries)):
            if lengths is None:
                continue
            check_entries(f"{name} of masks.Lengths", np.shape(lengths), batch)
            if np.size(lengths) and not (np.min(lengths) >= 0 and np.max(lengths) <= extent):
                raise ValueError(
                    f"{name} of masks.Lengths must be from 0 to the {extent} {name} there are; "
                    f"they are from {np.min(lengths)} to {np.max(lengths)}"
                )

    def visible(self, grid: Grid) -> Array:
        seen = np.ones((1, 1), bool)
        if self.keys is not None:
            seen = seen & (grid.j < _entries(grid, self.keys))
        if self.queries is not None:
            seen = seen & (grid.i < _entries(grid, self.queries))
        return seen

    def __repr__(self) -> str:
        given = [(name, n) for name, n in (("keys", self.keys), ("queries", self.queries)) if n is not None]
        return f"Lengths({', '.join(f'{name}={np.asarray(n).tolist()}' for name, n in given)})"


def _lengths(x: Any, name: str) -> int | Array | None:
    if x is None:
        return None
    array = integer_array(x, f"{name} of masks.Lengths")
    if array.size and int(array.max()) >= 2**63:
        raise ValueError(f"{name} of masks.Lengths is {array.max()}: no array is that long")
    return int(array.reshape(())) if array.size == 1 else array.astype(np.int64)


def _entries(grid: Grid, lengths: int | Array) -> int | Array:
    return lengths if isinstance(lengths, int) else grid.per_entry(lengths)


class Where(Mask):
    """Sees the keys for which a function of batch entry, head, position and key holds.

    >>> Where(lambda b, h, p, j: (j <= p) & (p - j <= 4 * (h + 1))).positional   # a window of its own for each head
    True

    f is called once, with expressions (`regard.ops` says what it may use), and must return a truth: when the mask is
    made, so that errors come early, and again in every call, so that numbers it captures are those of that moment.
    """

    _NAMES: tuple[tuple[str, ops.Kind], ...] = (("b", "int"), ("h", "int"), ("p", "int"), ("j", "int"))

    def __init__(self, f: Callable[..., Any]) -> None:
        self.f = f
        self._positional = ops.uses(self.expr, "p")

    @property
    def expr(self) -> ops.Expr:
        """The function traced now, of the inputs b, h, p and j."""
        return ops.trace(self.f, self._NAMES, "bool")

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        """Fits all shapes."""

    @property
    def positional(self) -> bool:
        return self._positional

    def visible(self, grid: Grid) -> Array:
        return ops.evaluate(self.expr, {"b": grid.b, "h": grid.h, "p": grid.p, "j": grid.j})

    def __repr__(self) -> str:
        return f"Where({getattr(self.f, '__name__', self.f)})"
