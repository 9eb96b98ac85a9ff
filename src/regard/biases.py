"""Biases: numbers added to the scores, after scale and cap, in natural-log units.

>>> from regard import biases
>>> bias = biases.ALiBi(biases.alibi_slopes(8)) + biases.Relative([0.5, 0.0, -0.5])

Row i of q stands at key position p = i + q_offset; j is the key, h the query head, b the flat index of the batch entry.
A bias of -inf hides the key as a mask does; any finite number, however negative, is only a number.

| bias | adds |
| --- | --- |
| `ALiBi(slopes)` | -slopes[h] * abs(p - j) |
| `Relative(table)` | table[h, clip(j - p, -R, R) + R] |
| `Score(f)` | replaces the score s by f(s, b, h, p, j), before the others add |
| `ArrayBias(array)` | a float array, as `bias=array` does |
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np

from . import ops
from .grid import Array, Grid
from .operands import check_broadcast, float_array
from .published import alibi_slopes, t5_buckets

__all__ = ["ALiBi", "ArrayBias", "Bias", "Relative", "Score", "Sum", "alibi_slopes", "as_bias"]


class Bias(ABC):
    """What is added to the scores. Biases add with +, also to float arrays on either side."""

    # NumPy's arrays leave `array + bias` to the bias.
    __array_ufunc__ = None

    @abstractmethod
    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        """ValueError if the bias does not fit heads, queries and keys of these numbers."""

    @property
    def positional(self) -> bool:
        """Whether it depends on where the queries stand among the keys."""
        return True

    def terms(self) -> list[Bias]:
        """What it is a sum of, in the order of application: score functions first."""
        return [self]

    @abstractmethod
    def apply(self, scores: Array, grid: Grid) -> Array:
        """The scores (.., heads, rows, keys) of a grid with this bias, in their precision."""

    def hidden(self, grid: Grid) -> Array | None:
        """Bools that broadcast to the grid, True where a bias of -inf hides the key; None if there are none."""
        return None

    def __add__(self, other: Any) -> Bias:
        return Sum([self, as_bias(other)])

    def __radd__(self, other: Any) -> Bias:
        return Sum([as_bias(other), self])

    def __bool__(self) -> NoReturn:
        raise TypeError("a bias is neither true nor false: use `bias is not None` to see whether there is one")


class Sum(Bias):
    """The sum of biases."""

    def __init__(self, terms: list[Bias]) -> None:
        flat = [leaf for term in terms for leaf in term.terms()]
        self._terms = sorted(flat, key=lambda leaf: not isinstance(leaf, Score))

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        for term in self._terms:
            term.check(batch, heads, queries, keys)

    @property
    def positional(self) -> bool:
        return any(term.positional for term in self._terms)

    def terms(self) -> list[Bias]:
        return list(self._terms)

    def apply(self, scores: Array, grid: Grid) -> Array:
        for term in self._terms:
            scores = term.apply(scores, grid)
        return scores

    def hidden(self, grid: Grid) -> Array | None:
        total: Array | None = None
        for part in (term.hidden(grid) for term in self._terms):
            total = part if total is None else total if part is None else total | part
        return total

    def __repr__(self) -> str:
        return f"({' + '.join(map(repr, self._terms))})"


class ArrayBias(Bias):
    """A float array that is added to the scores; it broadcasts to (.., heads, queries, keys) and is not copied.

    >>> import numpy as np
    >>> ArrayBias(np.zeros((8, 1, 16), np.float32))
    ArrayBias((8, 1, 16))
    """

    def __init__(self, array: Any) -> None:
        self.array = float_array(array, "bias")

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        check_broadcast("bias", self.array.shape, (*batch, heads, queries, keys))

    @property
    def positional(self) -> bool:
        return False

    def apply(self, scores: Array, grid: Grid) -> Array:
        total: Array = scores + _cast(grid.block(self.array), scores.dtype)
        return total

    def hidden(self, grid: Grid) -> Array | None:
        return _is_hiding(grid.block(self.array))

    def __repr__(self) -> str:
        return f"ArrayBias({self.array.shape})"


class ALiBi(Bias):
    """-slopes[h] * abs(p - j): the further away a key is, the less it counts.

    >>> ALiBi(alibi_slopes(8))
    ALiBi((8,))

    slopes: floats, one for each query head.
    """

    def __init__(self, slopes: Any) -> None:
        self.slopes = float_array(slopes, "slopes of ALiBi")
        if self.slopes.ndim != 1:
            raise ValueError(f"slopes of ALiBi must be one for each query head, (heads,), not {self.slopes.shape}")

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        _check_heads("slopes of ALiBi", self.slopes.shape, heads)

    def apply(self, scores: Array, grid: Grid) -> Array:
        distance = np.abs(grid.p - grid.j).astype(scores.dtype)
        total: Array = scores - _cast(self.slopes, scores.dtype)[grid.h] * distance
        return total

    def __repr__(self) -> str:
        return f"ALiBi({self.slopes.shape})"


def _check_heads(name: str, shape: tuple[int, ...], heads: int) -> None:
    if shape[0] != heads:
        raise ValueError(f"{name} have shape {shape}: q has {heads} heads, so the first axis must be {heads}")


class Relative(Bias):
    """table[h, clip(j - p, -R, R) + R]: a number for each distance; beyond R the outermost ones.

    >>> Relative([[0.1, 0.0, -0.1], [0.2, 0.0, -0.2]])      # two heads, R = 1
    Relative((2, 3))

    table: floats (2R + 1,) for all heads, or (heads, 2R + 1).
    """

    def __init__(self, table: Any) -> None:
        self.table = float_array(table, "table of Relative")
        if self.table.ndim not in (1, 2) or self.table.shape[-1] % 2 == 0:
            raise ValueError(
                f"table of Relative has shape {self.table.shape}: (2R + 1,) or (heads, 2R + 1) is expected, "
                "the distances from -R to R"
            )

    @classmethod
    def buckets(cls, table: Any, bidirectional: bool = True, max_distance: int = 128) -> Relative:
        """T5's buckets: near distances have one each, further ones share them logarithmically.

        >>> import numpy as np
        >>> Relative.buckets(np.zeros((32, 12), np.float32))
        Relative((12, 257))

        table: floats (buckets, heads), as T5's models hold them. bidirectional: half of the buckets are for keys
        behind the query; otherwise all of these share bucket 0. Distances from max_distance on share the last bucket.
        """
        values = float_array(table, "table of Relative.buckets")
        if values.ndim != 2:
            raise ValueError(f"table of Relative.buckets has shape {values.shape}: (buckets, heads) is expected")
        distances = np.arange(-max_distance, max_distance + 1)
        return cls(values[t5_buckets(distances, values.shape[0], bidirectional, max_distance)].T)

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        if self.table.ndim == 2:
            _check_heads("rows of the table of Relative", self.table.shape, heads)

    def apply(self, scores: Array, grid: Grid) -> Array:
        total: Array = scores + _cast(self._numbers(grid), scores.dtype)
        return total

    def hidden(self, grid: Grid) -> Array | None:
        return _is_hiding(self._numbers(grid))

    def _numbers(self, grid: Grid) -> Array:
        radius = self.table.shape[-1] // 2
        index = np.clip(grid.j - grid.p, -radius, radius) + radius
        return np.asarray(self.table[grid.h, index] if self.table.ndim == 2 else self.table[index])

    def __repr__(self) -> str:
        return f"Relative({self.table.shape})"


class Score(Bias):
    """Replaces the score s, after scale and cap, by a function of it, batch entry, head, position and key.

    >>> from regard.ops import tanh
    >>> Score(lambda s, b, h, p, j: 30 * tanh(s / 30)).positional
    False

    f is called once, with expressions (`regard.ops` says what it may use), and must return a number: when the bias is
    made, so that errors come early, and again in every call, so that numbers it captures are those of that moment.
    """

    _NAMES: tuple[tuple[str, ops.Kind], ...] = (
        ("s", "float"),
        ("b", "int"),
        ("h", "int"),
        ("p", "int"),
        ("j", "int"),
    )

    def __init__(self, f: Callable[..., Any]) -> None:
        self.f = f
        self._positional = ops.uses(self.expr, "p")

    @property
    def expr(self) -> ops.Expr:
        """The function traced now, of the inputs s, b, h, p and j."""
        return ops.trace(self.f, self._NAMES, "float")

    def check(self, batch: tuple[int, ...], heads: int, queries: int, keys: int) -> None:
        """Fits all shapes."""

    @property
    def positional(self) -> bool:
        return self._positional

    def apply(self, scores: Array, grid: Grid) -> Array:
        inputs = {"s": scores, "b": grid.b, "h": grid.h, "p": grid.p, "j": grid.j}
        return np.broadcast_to(ops.evaluate(self.expr, inputs), scores.shape)

    def __repr__(self) -> str:
        return f"Score({getattr(self.f, '__name__', self.f)})"


def as_bias(x: Any) -> Bias:
    """A bias from a bias or a float array; TypeError for anything else."""
    return x if isinstance(x, Bias) else ArrayBias(x)


def _is_hiding(numbers: Array) -> Array | None:
    hiding: Array = numbers == -np.inf
    return hiding if hiding.any() else None


def _cast(numbers: Array, dtype: np.dtype[Any]) -> Array:
    """In the precision of the scores; a finite number stays finite, because only -inf hides a key."""
    with np.errstate(all="ignore"):
        narrow = numbers.astype(dtype, copy=False)
        if numbers.dtype.itemsize <= dtype.itemsize:
            return narrow
        top = np.finfo(dtype).max
        return np.where(np.isfinite(numbers), np.clip(narrow, -top, top), narrow)
