"""Peak memory of regard.attention beyond its inputs and its output: linear in the rows, whatever the options.

    python bench/memory.py               # up to 32,768 x 32,768, under two minutes
    python bench/memory.py --quick       # up to 4,096 x 4,096

Every case runs in a process of its own, with its kernels loaded and its output written to beforehand. Exits with 1 if
32,768 rows need more than 96 MB, or if memory grows faster than the rows. Needs Linux, which counts the peak.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import regard
from regard import masks

Array = np.ndarray[Any, Any]

LIMIT = 96e6  # bytes at 32,768 rows
GROWTH = 2.2  # most for twice the rows
NOISE = 4e6  # bytes that come and go with the interpreter's own
DIM = 64
HEADS = 1


def documents(rows: int) -> masks.Documents:
    """Thirty-two of equal length, one after the other."""
    return masks.Documents(np.arange(rows) * 32 // rows)


def key_bias(rows: int) -> Array:
    """One number for each key, added to every row of scores."""
    return np.random.default_rng(1).standard_normal(rows).astype(np.float32)


OPTIONS: dict[str, Callable[[int], dict[str, Any]]] = {
    "plain": lambda rows: {},
    "causal": lambda rows: {"causal": True},
    "window": lambda rows: {"causal": True, "window": 512},
    "documents": lambda rows: {"causal": True, "mask": documents(rows)},
    "row bias": lambda rows: {"bias": key_bias(rows)},
    "query bias": lambda rows: {"bias": key_bias(rows)[:, None]},
    "all of them": lambda rows: {"window": (4096, 512), "mask": documents(rows), "bias": key_bias(rows)},
}
KINDS = (("float32", "highest"), ("float32", "high"), ("bfloat16", "highest"), ("float16", "highest"))


@dataclass(frozen=True)
class Case:
    option: str
    dtype: str
    precision: str
    rows: int
    threads: int


@dataclass(frozen=True)
class Peak:
    """Bytes beyond inputs and output, and seconds."""

    memory: int
    seconds: float


def status(name: str) -> int:
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(name + ":"))


def peak(case: Case) -> Peak:
    """Run a case in this process."""
    # The same kernels, on tables too small to matter; small ones alone would take another route.
    call(case, 512)
    tables, out, options = prepared(case, case.rows)
    ctypes.CDLL(None).malloc_trim(0)  # memory that was freed, but kept, would not be seen when it is used again
    Path("/proc/self/clear_refs").write_text("5", encoding="utf-8")  # the peak counts from here
    before, begun = status("VmRSS"), time.perf_counter()
    regard.attention(*tables, out=out, **options)
    seconds = time.perf_counter() - begun
    return Peak(max(0, status("VmHWM") - before), seconds)


def call(case: Case, rows: int) -> None:
    tables, out, options = prepared(case, rows)
    regard.attention(*tables, out=out, **options)


def prepared(case: Case, rows: int) -> tuple[list[Array], Array, dict[str, Any]]:
    from regard.benchmarking.cells import dtype_of

    rng, shape = np.random.default_rng(0), (HEADS, rows, DIM)
    tables = [rng.standard_normal(shape, np.float32).astype(dtype_of(case.dtype)) for _ in range(3)]
    options = OPTIONS[case.option](rows) | {"precision": case.precision, "threads": case.threads}
    return tables, np.full(shape, 1, dtype_of(case.dtype)), options


def measured(case: Case) -> Peak:
    """Run a case in a process of its own."""
    words = [sys.executable, __file__, "--case", json.dumps(asdict(case))]
    done = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True)
    return Peak(**json.loads(done.stdout))


def judge(peaks: dict[int, Peak]) -> str:
    """What is wrong with the memory of these numbers of rows; empty for nothing."""
    rows = sorted(peaks)
    wrong = [f"above {LIMIT / 1e6:.0f} MB" for n in rows if n <= 32768 and peaks[n].memory > LIMIT]
    for small, large in pairwise(rows):
        allowed = peaks[small].memory * GROWTH * large / (2 * small) + NOISE
        if peaks[large].memory > allowed:
            wrong.append(f"{small:,} to {large:,}: grows faster than rows")
    return ", ".join(wrong)


def run(
    sizes: tuple[int, ...], kinds: tuple[tuple[str, str], ...], options: list[str], threads: int
) -> list[dict[str, Any]]:
    """Every option and dtype at every size, a line each."""
    columns = "{:<14} {:<15}" + " {:>12}" * len(sizes) + " {:>9}  {}"
    print(columns.format("MB beyond", "inputs, output", *(f"{n:,} rows" for n in sizes), "seconds", ""))
    results = []
    for option in options:
        for dtype, precision in kinds:
            peaks = {rows: measured(Case(option, dtype, precision, rows, threads)) for rows in sizes}
            kind = dtype + ("" if precision == "highest" else f" {precision}")
            megabytes = (f"{p.memory / 1e6:.1f}" for p in peaks.values())
            wrong = judge(peaks)
            print(
                columns.format(option, kind, *megabytes, f"{peaks[sizes[-1]].seconds:.2f}", wrong).rstrip(), flush=True
            )
            found = {str(rows): asdict(p) for rows, p in peaks.items()}
            results.append({"option": option, "dtype": dtype, "precision": precision, "peaks": found, "wrong": wrong})
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", "--smoke", action="store_true", help="up to 4,096 rows")
    parser.add_argument("--only", default="", help="options whose name contains this: " + ", ".join(OPTIONS))
    parser.add_argument("--threads", type=int, default=1, help="each has its own scratch memory (1)")
    parser.add_argument("--json", type=Path, help="file for the results")
    parser.add_argument("--case", type=json.loads, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.case:
        print(json.dumps(asdict(peak(Case(**args.case)))))
        return
    sizes = (2048, 4096) if args.quick else (8192, 16384, 32768)
    options = [name for name in OPTIONS if args.only in name]
    results = run(sizes, KINDS[::2] if args.quick else KINDS, options, args.threads)
    largest = sizes[-1]
    print(f"\nthe table of scores of {largest:,} x {largest:,} in float32 is {largest**2 * 4 / 1e6:,.0f} MB a head")
    if args.json:
        args.json.write_text(json.dumps({"threads": args.threads, "rows": results}, indent=1) + "\n", encoding="utf-8")
    raise SystemExit(1 if any(result["wrong"] for result in results) else 0)


if __name__ == "__main__":
    main()
