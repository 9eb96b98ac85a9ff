"""Masks in general: what they answer, and how they combine. The public names are those of `regard.masks`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NoReturn

from .grid import Array, Grid
from .operands import check_broadcast, is_float, plain_array

_SAY = "use & | ~ instead of `and` `or` `not`, and `mask is not None` to see whether there is one"


class Mask(ABC):
    """Which keys each query may attend to. Masks combine with `& | ~`, also with bool arrays on either side.

    >>> from regard import masks
    >>> mask = masks.Causal() & masks.Keys([[True, True, False]])
    """

    # NumPy's arrays leave `array & mask` to the mask.
    __array_ufunc__ = None

    @abstractmethod
    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        """ValueError if the mask does not fit queries and keys of these numbers."""

    @property
    def positional(self) -> bool:
        """Whether it depends on where the queries stand among the keys."""
        return False

    @abstractmethod
    def visible(self, grid: Grid) -> Array:
        """Bools that broadcast to (batch axes, heads, rows, keys) of the grid: True where a key may be attended to."""

    def __and__(self, other: Any) -> Mask:
        return And(self, as_mask(other))

    def __rand__(self, other: Any) -> Mask:
        return And(as_mask(other), self)

    def __or__(self, other: Any) -> Mask:
        return Or(self, as_mask(other))

    def __ror__(self, other: Any) -> Mask:
        return Or(as_mask(other), self)

    def __invert__(self) -> Mask:
        return Not(self)

    def __bool__(self) -> NoReturn:
        raise TypeError(f"a mask is neither true nor false: {_SAY}")


class _Pair(Mask):
    """Two masks."""

    def __init__(self, a: Mask, b: Mask) -> None:
        self.a, self.b = a, b

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        self.a.check(batch, heads, queries, keys)
        self.b.check(batch, heads, queries, keys)

    @property
    def positional(self) -> bool:
        return self.a.positional or self.b.positional


class And(_Pair):
    """Sees what both masks see."""

    def visible(self, grid: Grid) -> Array:
        both: Array = self.a.visible(grid) & self.b.visible(grid)
        return both

    def __repr__(self) -> str:
        return f"({self.a!r} & {self.b!r})"


class Or(_Pair):
    """Sees what at least one of the masks sees."""

    def visible(self, grid: Grid) -> Array:
        either: Array = self.a.visible(grid) | self.b.visible(grid)
        return either

    def __repr__(self) -> str:
        return f"({self.a!r} | {self.b!r})"


class Not(Mask):
    """Sees what the mask does not see."""

    def __init__(self, a: Mask) -> None:
        self.a = a

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        self.a.check(batch, heads, queries, keys)

    @property
    def positional(self) -> bool:
        return self.a.positional

    def visible(self, grid: Grid) -> Array:
        hidden: Array = ~self.a.visible(grid)
        return hidden

    def __repr__(self) -> str:
        return f"~{self.a!r}"


class Dense(Mask):
    """A bool array as a mask: True where the key may be attended to.

    >>> import numpy as np
    >>> Dense(np.tri(3, dtype=bool)) & Dense(np.array([True, True, False]))
    (Dense((3, 3)) & Dense((3,)))

    The array broadcasts to (.., heads, queries, keys) by NumPy's rule and is not copied. TypeError for integers and
    floats.
    """

    def __init__(self, array: Any) -> None:
        self.array = _truths(array)

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        shape, hint = self.array.shape, ""
        if len(shape) == 2 and batch and shape == (batch[-1], keys):
            hint = "two axes are (queries, keys); a padding mask (batch, keys) is masks.Keys(m) or m[:, None, None, :]"
        elif len(shape) == 3 and batch and shape[0] == batch[-1]:
            hint = "three axes are (heads, queries, keys); one table for each batch entry is m[:, None]"
        check_broadcast("mask", shape, (*batch, heads, queries, keys), hint)

    def visible(self, grid: Grid) -> Array:
        return grid.block(self.array)

    def __repr__(self) -> str:
        return f"Dense({self.array.shape})"


def _truths(x: Any) -> Array:
    array = plain_array(x, "mask")
    if array.dtype.kind in "iu":
        raise TypeError(
            f"mask has dtype {array.dtype}, bools are expected (True = may attend): write masks.Keys(m) for a padding "
            "mask (.., keys) of 0 and 1, m.astype(bool) for any other"
        )
    if is_float(array):
        raise TypeError(
            f"mask has dtype {array.dtype}, bools are expected (True = may attend): "
            "numbers that are added to the scores, 0 and -inf among them, go to bias="
        )
    if array.dtype.kind != "b":
        raise TypeError(f"mask has dtype {array.dtype}, bools are expected (True = may attend)")
    return array


def as_mask(x: Any) -> Mask:
    """A mask from a mask or a bool array; TypeError for anything else."""
    return x if isinstance(x, Mask) else Dense(x)
