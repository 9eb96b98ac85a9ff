"""One instruction set against the formula in float64; `regard doctor` runs this in a process for each.

    REGARD_CPU=avx2 python -m regard.selftest 1.8e9

prints a line of JSON for each check, and starts none after that time of the system clock (in seconds since 1970).
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np

from . import biases, masks, reference
from .api import attention
from .problem import Problem

Array = np.ndarray[Any, Any]

# The largest relative error that counts as right, of the whole result (Frobenius norm).
BOUNDS = {"float64": 2e-13, "float32": 2e-6, "float16": 6e-4, "bfloat16": 2.6e-3}
DTYPES = (np.float32, np.float64, np.float16, ml_dtypes.bfloat16)


@dataclass(frozen=True)
class Check:
    """What was computed, how far from float64 it is, how far it may be, and in how many seconds."""

    name: str
    error: float
    bound: float
    seconds: float

    @property
    def passed(self) -> bool:
        """False also where the error is NaN."""
        return self.error <= self.bound


def checks() -> Iterator[Callable[[], Check]]:
    """The checks in order of importance: each dtype plain, then options together, hidden NaN, one query."""
    for dtype in DTYPES:
        yield partial(check, "causal, grouped heads", dtype, (97, 97), causal=True)
    yield partial(check, "masks, biases, cap, sinks", np.float32, (70, 133), **everything(70, 133))
    yield hidden
    for dtype in (np.float32, ml_dtypes.bfloat16):
        yield partial(check, "one query", dtype, (1, 1500))


def everything(queries: int, keys: int) -> dict[str, Any]:
    """Options that between them touch every part of a kernel."""
    rng = np.random.default_rng(3)
    return {
        "mask": masks.Dense(rng.random((queries, keys)) < 0.7) & ~masks.Window(3, 3),
        "bias": biases.ALiBi(biases.alibi_slopes(4)) + rng.standard_normal((4, 1, keys)).astype(np.float32),
        "window": (60, 20),
        "q_offset": 30,
        "softcap": 5.0,
        "sinks": 0.5,
    }


def tables(rows: tuple[int, int], dtype: Any, dim: int = 40, vdim: int = 24) -> list[Array]:
    """Standard-normal q, k, v: two batch entries, four heads on two key/value heads."""
    rng = np.random.default_rng(2)
    shapes = ((2, 4, rows[0], dim), (2, 2, rows[1], dim), (2, 2, rows[1], vdim))
    return [rng.standard_normal(shape).astype(dtype) for shape in shapes]


def check(name: str, dtype: Any, rows: tuple[int, int], **options: Any) -> Check:
    """Compare one call with the formula in float64 on the same numbers."""
    q, k, v = tables(rows, dtype)
    begun = time.perf_counter()
    out = attention(q, k, v, **options)
    seconds = time.perf_counter() - begun
    exact, _ = reference.attention(Problem.of(q, k, v, **options))
    error = np.linalg.norm(out.astype(np.float64) - exact) / np.linalg.norm(exact)
    return Check(f"{np.dtype(dtype).name}, {name}", float(error), BOUNDS[np.dtype(dtype).name], seconds)


def hidden() -> Check:
    """NaN in a hidden key and value changes no bit."""
    begun = time.perf_counter()
    q, k, v = tables((65, 65), np.float32)
    seen = np.arange(65) != 7
    k[..., 7, :] = v[..., 7, :] = 0
    clean = attention(q, k, v, mask=seen)
    k[..., 7, :] = v[..., 7, :] = np.nan
    changed = int((attention(q, k, v, mask=seen) != clean).sum())
    return Check("float32, numbers changed by a hidden NaN", float(changed), 0.0, time.perf_counter() - begun)


def main(end: float) -> None:
    """Run checks until the time is over."""
    for each in checks():
        if time.time() > end:
            return
        print(json.dumps(asdict(each())), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
