"""The cells that are compared: a shape, a dtype, what hides or biases keys, and the ratio to torch that is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import ml_dtypes
import numpy as np

from .. import biases
from . import formula

Array = np.ndarray[Any, Any]
Shape = tuple[int, int, int, int, int, int]

ROWS = 64  # of query rows are checked where all of them would take too long
CAP = 30.0
WINDOW = 512


def dtype_of(name: str) -> np.dtype[Any]:
    return np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)


@dataclass(frozen=True)
class Cell:
    """shape is (B, Hq, Hkv, L, S, D); option is "", "window", "bias", "keys", "alibi" or "softcap".

    goal is the wanted ratio of torch's time to ours, goal_own the largest wanted ratio of our time to our time without
    the option. level is what REGARD_CPU is set to.
    """

    shape: Shape
    dtype: str
    causal: bool = False
    option: str = ""
    precision: str = "highest"
    level: str = ""
    goal: float | None = None
    goal_own: float | None = field(default=None, compare=False)

    @property
    def name(self) -> str:
        dtype = self.dtype + ("" if self.precision == "highest" else f" {self.precision}")
        words = [",".join(map(str, self.shape)), dtype, "causal" if self.causal else "", self.option, self.level]
        return " ".join(word for word in words if word)

    @property
    def operations(self) -> float:
        """Of both products: 4 for each pair of a query and a key that it sees, and each number of a row."""
        batch, heads, _, queries, keys, dim = self.shape
        pairs = float(queries * keys)
        if self.option == "window":
            pairs = WINDOW * (queries - (WINDOW - 1) / 2)
        elif self.causal:
            pairs /= 2
        return 4.0 * batch * heads * dim * pairs

    @property
    def bytes_read(self) -> int:
        """Of keys and values."""
        batch, _, kv_heads, _, keys, dim = self.shape
        return 2 * batch * kv_heads * keys * dim * dtype_of(self.dtype).itemsize

    @property
    def decoding(self) -> bool:
        return self.shape[3] == 1 and self.shape[4] > 1

    @cached_property
    def tables(self) -> tuple[Array, Array, Array]:
        """Standard-normal q, k, v."""
        batch, heads, kv_heads, queries, keys, dim = self.shape
        rng, dtype = np.random.default_rng(0), dtype_of(self.dtype)
        shapes = ((batch, heads, queries, dim), (batch, kv_heads, keys, dim), (batch, kv_heads, keys, dim))
        q, k, v = (rng.standard_normal(shape, np.float32).astype(dtype) for shape in shapes)
        return q, k, v

    @cached_property
    def numbers(self) -> Array:
        """A float bias (L, S) of numbers that every dtype holds, or bools (S,) that see nine keys in ten."""
        rng, (queries, keys) = np.random.default_rng(1), self.shape[3:5]
        if self.option == "keys":
            return rng.random(keys) < 0.9
        dtype = dtype_of(self.dtype)
        return rng.standard_normal((queries, keys), np.float32).astype(ml_dtypes.bfloat16).astype(dtype)

    def options(self) -> dict[str, Any]:
        """Of regard.attention, in its own best form."""
        forms: dict[str, dict[str, Any]] = {
            "": {},
            "window": {"window": WINDOW},
            "bias": {"bias": self.numbers[None, None] if self.option == "bias" else None},
            "keys": {"mask": self.numbers if self.option == "keys" else None},
            "alibi": {"bias": biases.ALiBi(biases.alibi_slopes(self.shape[1]))},
            "softcap": {"softcap": CAP},
        }
        offset = {"q_offset": 0} if self.causal and self.shape[3] != self.shape[4] else {}
        return {"precision": self.precision, "causal": self.causal, **offset, **forms[self.option]}

    # -- the same as whole tables, for those who have no other form ----------------------------------------------------
    def dense_seen(self, rows: Any = slice(None)) -> Array | None:
        """Which keys each of these rows sees, by broadcasting, for "window" and "keys"; None for all."""
        i, j = self._positions(rows)
        if self.option == "window":
            return np.asarray((j <= i) & (j > i - WINDOW))
        return np.asarray(self.numbers[None]) if self.option == "keys" else None

    def dense_bias(self, rows: Any = slice(None)) -> Array | None:
        """What is added to the scores of these rows, (.., rows, S); None for nothing."""
        if self.option == "bias":
            return np.asarray(self.numbers[rows][None, None])
        if self.option != "alibi":
            return None
        i, j = self._positions(rows)
        slopes = np.asarray(biases.alibi_slopes(self.shape[1]), np.float32)[None, :, None, None]
        return np.asarray(-slopes * np.abs(i - j).astype(np.float32))

    def _positions(self, rows: Any) -> tuple[Array, Array]:
        return np.arange(self.shape[3])[rows][:, None], np.arange(self.shape[4])

    @cached_property
    def checked(self) -> Array:
        """The rows whose error is measured: all, or some of all where there are many."""
        batch, heads, _, queries, keys, _ = self.shape
        many = batch * heads * queries * keys > 2**24
        return np.unique(np.linspace(0, queries - 1, ROWS).astype(int)) if many else np.arange(queries)

    @cached_property
    def exact(self) -> Array:
        """The result in those rows, in float64."""
        q, k, v = self.tables
        rows = self.checked
        i, j = self._positions(rows)
        seen = self.dense_seen(rows)
        if self.causal:
            seen = (j <= i) if seen is None else seen & (j <= i)
        cap = CAP if self.option == "softcap" else None
        return formula.attention(q[..., rows, :], k, v, seen=seen, bias=self.dense_bias(rows), softcap=cap)

    def error(self, result: Array) -> float:
        return formula.error(result[..., self.checked, :], self.exact)


def _both(shape: Shape, dtype: str, goals: tuple[float, float] | None = None, **more: Any) -> Iterator[Cell]:
    plain, causal = goals or (None, None)
    yield Cell(shape, dtype, goal=plain, **more)
    yield Cell(shape, dtype, causal=True, goal=causal, **more)


TYPES = ("float32", "bfloat16")
MIDDLE: Shape = (1, 8, 8, 2048, 2048, 64)


def grid() -> Iterator[Cell]:
    """Every cell, the most telling first."""
    yield from _large()
    yield from _small_and_odd()
    yield from _decoding()
    yield from _options()
    yield from _levels()


def _large() -> Iterator[Cell]:
    wide: Shape = (1, 8, 8, 2048, 2048, 128)
    yield from _both(MIDDLE, "bfloat16", (2.8, 3.0))
    yield from _both(wide, "bfloat16", (1.9, 2.0))
    yield from _both(MIDDLE, "float32", (1.6, 1.8))
    yield from _both(wide, "float32", (1.4, 1.6))
    yield from _both(MIDDLE, "float32", (3.0, 3.2), precision="high")
    yield from _both(MIDDLE, "float32", precision="medium")
    yield from _both(MIDDLE, "float16", (2.5, 2.5))
    yield from _both((1, 32, 8, 2048, 2048, 128), "bfloat16", (1.9, 2.0))
    yield from _both((1, 8, 8, 512, 512, 64), "float64", (1.1, 1.3))
    for dtype in TYPES:
        yield from _both((1, 2, 2, 8192, 8192, 64), dtype, (1.0, 1.0))


def _small_and_odd() -> Iterator[Cell]:
    yield from _both((8, 12, 12, 128, 128, 64), "bfloat16", (2.0, 2.2))
    yield from _both((8, 12, 12, 128, 128, 64), "float32", (1.5, 1.9))
    odd: tuple[Shape, ...] = ((8, 12, 12, 197, 197, 64), (2, 8, 8, 1024, 77, 40), (1, 16, 16, 512, 512, 80))
    for shape in (*odd, (1, 8, 8, 1024, 1024, 256)):
        for dtype in TYPES:
            yield from _both(shape, dtype, (1.2, 1.2))
    for dtype in ("float32", "bfloat16", "float16", "float64"):
        yield Cell((1, 4, 4, 16, 16, 32), dtype, goal=1.0)
    for dtype in TYPES:
        yield from _both((32, 16, 16, 50, 50, 64), dtype, (1.0, 1.0))


def _decoding() -> Iterator[Cell]:
    for dtype in TYPES:
        yield Cell((1, 32, 32, 1, 4096, 128), dtype, goal=1.2)
        yield Cell((4, 32, 8, 1, 4096, 128), dtype, goal=3.0)


def _options() -> Iterator[Cell]:
    own = {"bias": (1.25, 2.0), "keys": (1.25, 1.25), "alibi": (1.25, 1.25), "softcap": (1.25, 1.6)}
    for n, dtype in enumerate(TYPES):
        yield Cell((1, 8, 8, 8192, 8192, 64), dtype, causal=True, option="window", goal=8.0)
        for option, most in own.items():
            goal = None if option == "softcap" else 1.5
            yield Cell(MIDDLE, dtype, option=option, goal=goal, goal_own=most[n])


def _levels() -> Iterator[Cell]:
    yield from _both(MIDDLE, "float32", (1.2, 1.45), level="avx512")
    yield from _both(MIDDLE, "float32", (1.05, 1.3), level="avx2")


def quick() -> Iterator[Cell]:
    """A few small cells that between them touch everything here."""
    small: Shape = (1, 4, 2, 96, 96, 32)
    for dtype in ("float32", "bfloat16", "float16", "float64"):
        yield from _both(small, dtype)
    yield Cell(small, "float32", option="bias")
    yield Cell(small, "bfloat16", option="keys")
    yield Cell((1, 2, 2, 640, 640, 32), "float32", causal=True, option="window")
    yield Cell((1, 2, 2, 640, 640, 32), "float32", option="alibi", goal_own=1.25)
    yield Cell((1, 2, 2, 640, 640, 32), "bfloat16", option="softcap", goal_own=1.6)
    yield Cell((1, 4, 4, 1, 300, 32), "float32")
    yield Cell((2, 8, 2, 1, 300, 32), "bfloat16")
    yield Cell((1, 4, 4, 16, 16, 32), "float32")
    yield Cell(small, "float32", level="avx2")
