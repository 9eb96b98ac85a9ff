"""Errors of regard.attention against float64, beside what the contract allows and beside torch's.

    python bench/accuracy.py                 # everything, about a minute
    python bench/accuracy.py --quick         # small tables
    python bench/accuracy.py --markdown      # for a page

Exits with 1 if anything is out of the contract. Beyond it, bfloat16 is meant to err at most 1.05 times as much as torch
on all these inputs, and float32 "highest" at most as much: what does not is marked.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

import regard
from regard import cpu
from regard.benchmarking import formula
from regard.benchmarking.cells import dtype_of
from regard.benchmarking.libraries import Torch, version_of

Array = np.ndarray[Any, Any]
Tables = tuple[Array, Array, Array]

KINDS = (
    ("float64", "highest"),
    ("float32", "highest"),
    ("float32", "high"),
    ("float32", "medium"),
    ("float16", "highest"),
    ("bfloat16", "highest"),
)
ORDINARY = 8.0  # up to this |score| the bounds hold as they stand; beyond, they grow in proportion
LSE = {"float64": (1e-12, 0.0), "float32": (2e-6, 4e-7), "float16": (3e-3, 0.0), "bfloat16": (3e-3, 0.0)}
"""Bounds of lse at precision "highest": one that grows likewise, and one in proportion to |lse|. "high" and "medium"
have none: their lse is as exact as their scores."""


@dataclass(frozen=True)
class Inputs:
    """How q, k, v are made: standard-normal, then queries times `factor`, plus `shift` on queries and keys; one key of
    each head times `outlier`."""

    name: str
    factor: float = 1.0
    shift: float = 0.0
    outlier: float = 1.0
    rows: tuple[int, int] | None = None

    @property
    def standard(self) -> bool:
        return (self.factor, self.shift, self.outlier) == (1.0, 0.0, 1.0)

    def tables(self, rows: tuple[int, int], dim: int, dtype: str) -> Tables:
        rng, (queries, keys) = np.random.default_rng(0), self.rows or rows
        heads = 2 if self.rows is None else 1
        q, k, v = (rng.standard_normal((1, heads, n, dim)) for n in (queries, keys, keys))
        q, k = self.factor * (q + self.shift), k + self.shift
        k[..., keys // 3, :] *= self.outlier
        q, k, v = (x.astype(dtype_of(dtype)) for x in (q, k, v))
        return q, k, v


def inputs(quick: bool) -> list[Inputs]:
    found = [
        Inputs("standard-normal"),
        Inputs("queries x 8", factor=8.0),
        Inputs("queries x 64", factor=64.0),
        Inputs("one outlier key", outlier=20.0),
        Inputs("shifted q and k", shift=1.0),
    ]
    return found if quick else [*found, Inputs("32,768 keys", rows=(512, 32768))]


@dataclass(frozen=True)
class Result:
    """Errors of one case and the contract's bounds; lse_error is the largest, less what may grow with |lse|."""

    inputs: str
    dim: int
    causal: bool
    dtype: str
    precision: str
    largest: float
    error: float
    bound: float
    torch: float | None
    numpy: float
    lse_error: float
    lse_bound: float | None

    @property
    def kept(self) -> bool:
        """False also for NaN."""
        return self.error <= self.bound and (self.lse_bound is None or self.lse_error <= self.lse_bound)


GOALS = {("bfloat16", "highest"): 1.05, ("float32", "highest"): 1.0}
"""The largest wanted ratio of our error to torch's."""


def bound(dtype: str, precision: str, keys: int, largest: float, numpy: float) -> float:
    """The contract's bound, without torch. float32's is 1.5 times what the formula in NumPy's float32 has."""
    grown = max(1.0, largest / ORDINARY)
    if dtype == "float64":
        return 1e-14 * math.sqrt(keys) * grown
    if dtype == "float32" and precision == "highest":
        return min(max(1.5 * numpy, 3e-7), 2e-6 * grown)
    if dtype == "float32":
        return {"high": 2e-5, "medium": 5e-3}[precision] * grown
    # Scores are float32, and their errors grow; the rounding of weights and results does not.
    return {"float16": 6e-4, "bfloat16": 2.6e-3}[dtype] + 2e-6 * (grown - 1)


class Case:
    """One set of tables, and what is known of it in float64."""

    def __init__(self, tables: Tables, causal: bool, torch: Torch | None) -> None:
        self.tables, self.causal = tables, causal
        q, k, v = tables
        queries, keys = q.shape[-2], k.shape[-2]
        # The last query stands at the last key.
        self.offset = keys - queries
        seen = np.arange(keys) <= np.arange(queries)[:, None] + self.offset if causal else None
        self.exact = formula.attention(q, k, v, seen=seen)
        self.numpy = formula.error(formula.attention(q, k, v, np.float32, seen=seen), self.exact)
        scores = formula.scores_of(q, k)
        self.largest = float(np.abs(scores if seen is None else np.where(seen, scores, 0)).max())
        scores = scores if seen is None else np.where(seen, scores, -np.inf)
        self.lse = np.log(np.exp(scores - scores.max(-1, keepdims=True)).sum(-1)) + scores.max(-1)
        self.torch = formula.error(torch_result(torch, tables, seen), self.exact) if torch else None

    def bound(self, inputs: Inputs, dtype: str, precision: str) -> float:
        """The contract binds bfloat16 to torch for standard-normal numbers."""
        allowed = bound(dtype, precision, self.tables[1].shape[-2], self.largest, self.numpy)
        if self.torch is None or dtype != "bfloat16" or not inputs.standard:
            return allowed
        return min(allowed, 1.05 * self.torch)

    def result(self, inputs: Inputs, dtype: str, precision: str) -> Result:
        q, k, v = self.tables
        out, lse = regard.attention(
            q, k, v, causal=self.causal, q_offset=self.offset, precision=precision, return_lse=True
        )
        fixed, relative = LSE[dtype]
        excess = np.abs(lse - self.lse) - relative * np.abs(self.lse)
        return Result(
            inputs=inputs.name,
            dim=q.shape[-1],
            causal=self.causal,
            dtype=dtype,
            precision=precision,
            largest=self.largest,
            error=formula.error(out, self.exact),
            bound=self.bound(inputs, dtype, precision),
            torch=self.torch,
            numpy=self.numpy,
            lse_error=max(0.0, float(excess.max())),
            lse_bound=fixed * max(1.0, self.largest / ORDINARY) if precision == "highest" else None,
        )


def torch_result(torch: Torch, tables: Tables, seen: Array | None) -> Array:
    q, k, v = (torch.tensor(x) for x in tables)
    mask = None if seen is None else torch.tensor(seen)
    square = seen is not None and seen.shape[0] == seen.shape[1]
    attention = torch.torch.nn.functional.scaled_dot_product_attention
    out = attention(q, k, v, is_causal=True) if square else attention(q, k, v, attn_mask=mask)
    result: Array = out.to(torch.torch.float64).numpy()
    return result


def results(quick: bool, torch: Torch | None) -> Iterator[Result]:
    rows = (288, 288) if quick else (1024, 1024)
    for each in inputs(quick):
        for dim in (64,) if quick or each.rows else (64, 128):
            for causal in (False, True):
                cases: dict[str, Case] = {}
                for dtype, precision in KINDS:
                    if dtype not in cases:
                        cases[dtype] = Case(each.tables(rows, dim, dtype), causal, torch)
                    yield cases[dtype].result(each, dtype, precision)


def verdict(r: Result) -> str:
    if not r.kept:
        return "OUT OF CONTRACT"
    goal = GOALS.get((r.dtype, r.precision))
    return f"{r.error / r.torch:.2f} x torch" if goal and r.torch and r.error > goal * r.torch else ""


COLUMNS = (
    "inputs",
    "D",
    "",
    "dtype",
    "max score",
    "error",
    "allowed",
    "of it",
    "torch",
    "NumPy f32",
    "lse",
    "allowed",
    "",
)


def cells(r: Result) -> tuple[str, ...]:
    kind = r.dtype + ("" if r.precision == "highest" else f" {r.precision}")
    known = ("-" if x is None else f"{x:.2e}" for x in (r.torch, r.numpy if r.dtype == "float32" else None))
    share = f"{100 * r.error / r.bound:.0f} %"
    lse = f"{r.lse_error:.1e}", "-" if r.lse_bound is None else f"{r.lse_bound:.1e}"
    causal = "causal" if r.causal else ""
    words = (r.inputs, str(r.dim), causal, kind, f"{r.largest:.1f}", f"{r.error:.2e}", f"{r.bound:.2e}", share)
    return (*words, *known, *lse, verdict(r))


def line(words: tuple[str, ...], markdown: bool) -> str:
    if markdown:
        return f"| {' | '.join(words)} |"
    return "{:<16} {:>4} {:<6} {:<15} {:>9} {:>9} {:>9} {:>6} {:>9} {:>9} {:>8} {:>8} {}".format(*words).rstrip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", "--smoke", action="store_true", help="small tables")
    parser.add_argument("--markdown", action="store_true", help="a table for a page")
    parser.add_argument("--json", type=Path, help="file for the results")
    args = parser.parse_args()
    torch = Torch(1) if version_of("torch") else None
    print(f"{cpu.describe()['instruction set']}, torch {version_of('torch') or 'not installed'}\n")
    print(line(COLUMNS, args.markdown))
    if args.markdown:
        print(line(("---",) * len(COLUMNS), True))
    found = []
    for result in results(args.quick, torch):
        found.append(result)
        print(line(cells(result), args.markdown), flush=True)
    if args.json:
        args.json.write_text(json.dumps([asdict(r) for r in found], indent=1) + "\n", encoding="utf-8")
    broken = sum(not r.kept for r in found)
    above = sum(r.kept and bool(verdict(r)) for r in found)
    print(f"\n{len(found)} cases, {broken} out of contract, {above} above what is wanted of torch's error")
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()
