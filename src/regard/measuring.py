"""Time, memory and error of one long head, measured for `regard demo`."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from . import reference
from .api import attention
from .problem import Problem

Array = np.ndarray[Any, Any]

STATUS = Path("/proc/self/status")


@dataclass(frozen=True)
class Trial:
    """One run: its size, seconds, bytes of memory at its peak beyond those before (None if not known), and result."""

    size: int
    seconds: float
    memory: int | None
    tables: tuple[Array, Array, Array]
    out: Array

    @staticmethod
    def run(size: int, dim: int, times: int = 1) -> Trial:
        """Causal attention of `size` standard-normal rows, the fastest of so many times, with the kernel compiled."""
        attention(*_tables(256, dim), causal=True)
        return Trial._measured(size, dim, lambda q, k, v: attention(q, k, v, causal=True), times)

    @staticmethod
    def formula(size: int, dim: int) -> Trial:
        """The same by the formula in NumPy, whole table at once."""
        return Trial._measured(size, dim, formula)

    @staticmethod
    def _measured(size: int, dim: int, function: Callable[..., Any], times: int = 1) -> Trial:
        tables = _tables(size, dim)
        before = start_peak()
        seconds = math.inf
        for _ in range(times):
            begun = time.perf_counter()
            out = function(*tables)
            seconds = min(seconds, time.perf_counter() - begun)
        after = peak()
        memory = None if before is None or after is None else max(0, after - before)
        return Trial(size, seconds, memory, tables, out)

    def more(self) -> str:
        """The memory in words."""
        return "memory unknown" if self.memory is None else f"{self.memory / 1e6:.0f} MB more"

    def error(self, rows: int) -> float:
        """Relative error of random rows against the formula in float64."""
        chosen = np.sort(np.random.default_rng(1).choice(self.size, min(rows, self.size), replace=False))
        q, k, v = self.tables
        seen = np.arange(self.size) <= chosen[:, None]
        exact, _ = reference.attention(Problem.of(q[chosen], k, v, mask=seen))
        return float(np.linalg.norm(self.out[chosen] - exact[0]) / np.linalg.norm(exact))


def formula(q: Array, k: Array, v: Array) -> Array:
    """Causal attention as it is written in a book, in place where NumPy can."""
    scores = q @ k.T
    scores *= np.float32(1 / np.sqrt(q.shape[-1]))
    np.putmask(scores, ~np.tri(len(q), dtype=bool), -np.inf)
    scores -= scores.max(-1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(-1, keepdims=True)
    out: Array = scores @ v
    return out


def fitting(trial: Trial, largest: int, seconds: float) -> int:
    """The largest power of two up to `largest` that takes at most `seconds`, judged by a smaller run."""
    size = largest
    while size > trial.size and trial.seconds * (size / trial.size) ** 2 > seconds:
        size //= 2
    return size


def _tables(size: int, dim: int) -> tuple[Array, Array, Array]:
    q, k, v = np.random.default_rng(0).standard_normal((3, size, dim), np.float32)
    return q, k, v


def start_peak() -> int | None:
    """Memory now, in bytes; where the system allows, the peak is counted from here."""
    try:
        Path("/proc/self/clear_refs").write_text("5")
    except OSError:
        return peak()
    return _status("VmRSS")


def peak() -> int | None:
    """The most memory this process has had, in bytes, as far as the system tells."""
    found = _status("VmHWM")
    if found is not None:
        return found
    try:
        import resource
    except ImportError:
        return None
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _status(name: str) -> int | None:
    try:
        lines = STATUS.read_text().splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(name + ":")), None)
