"""Helpers of the tests of the public functions: numbers, the reference, tolerances, instruction sets, children."""

from __future__ import annotations

import contextlib
import math
import os
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import regard
from regard import cpu
from regard.grid import Grid
from regard.problem import Problem
from regard.reference import attention as solve

bfloat16 = np.dtype(ml_dtypes.bfloat16)
DTYPES = [np.dtype(np.float64), np.dtype(np.float32), np.dtype(np.float16), bfloat16]
INF, NAN = math.inf, math.nan

# REGARD_CPU in the environment of the whole run restricts it to that one.
LEVELS = (
    [os.environ["REGARD_CPU"]]
    if os.environ.get("REGARD_CPU")
    else ["numpy", *(name for name, reason in cpu.usable().items() if reason is None and name != "numpy")]
)

# Relative Frobenius error against float64 on standard-normal numbers; see `bound`.
ACCURACY = {"float32": 2e-6, "high": 2e-5, "medium": 5e-3, "float16": 6e-4, "bfloat16": 2.6e-3}
ORDINARY = 8.0  # up to this |score| the table holds as it stands, beyond it grows in proportion
FEW = 256


@contextlib.contextmanager
def at_level(name):
    """REGARD_CPU=name meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGARD_CPU", name)
        yield


def normal(seed, *shape, dtype=np.float64):
    """Standard-normal numbers, the same for the same seed and shape."""
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


def qkv(*shape, keys=None, kv_heads=None, vdim=None, dtype=np.float64, seed=0):
    """q, k, v of standard-normal numbers; shape is that of q, (.., heads, rows, dim)."""
    *lead, heads, rows, dim = shape
    keys, kv_heads = rows if keys is None else keys, heads if kv_heads is None else kv_heads
    k, v = (*lead, kv_heads, keys, dim), (*lead, kv_heads, keys, dim if vdim is None else vdim)
    return normal(seed, *shape, dtype=dtype), normal(seed + 1, *k, dtype=dtype), normal(seed + 2, *v, dtype=dtype)


def reference(q, k, v, **options):
    """out and lse by the formula in float64, with the axes that `regard.attention` gives them."""
    problem = Problem.of(q, k, v, **options)
    out, lse = solve(problem)
    if options.get("layout") == "lhd":
        out = out.swapaxes(-2, -3)
    return (out[0], lse[0]) if np.ndim(q) == 2 else (out, lse)


def formula(q, k, v, visible=True, bias=0.0, scale=None):
    """The formula written out in the dtype of q, for equal numbers of heads: independent of the package."""
    with np.errstate(all="ignore"):
        scale = q.dtype.type(1 / math.sqrt(q.shape[-1]) if scale is None else scale)
        scores = np.where(visible, (q @ k.swapaxes(-1, -2)) * scale + bias, -np.inf)
        top = scores.max(-1, keepdims=True)
        weights = np.exp(scores - np.where(np.isinf(top), 0, top))
        total = weights.sum(-1, keepdims=True)
        return (weights / np.where(total == 0, 1, total)) @ v


def error(out, expected):
    """Relative Frobenius error."""
    out, expected = np.asarray(out, np.float64), np.asarray(expected, np.float64)
    assert out.shape == expected.shape
    size = np.linalg.norm(expected)
    return float(np.linalg.norm(out - expected) / (size or 1.0))


def largest_score(q, k, v, **options):
    """The largest |score| among visible keys, before or after the cap and the biases."""
    problem = Problem.of(q, k, v, **options)
    grid = Grid(problem.batch, problem.heads, problem.queries, problem.keys, problem.offset, slice(0, problem.queries))
    keys = np.repeat(problem.k.astype(np.float64), max(problem.heads // max(problem.kv_heads, 1), 1), -3)
    scores = problem.scale * (problem.q.astype(np.float64) @ keys.swapaxes(-1, -2))
    largest = np.abs(scores).max(initial=0.0)
    if problem.bias is not None:
        final = problem.bias.apply(np.broadcast_to(scores, grid.shape), grid)
        largest = max(largest, np.abs(final[np.isfinite(final)]).max(initial=0.0))
    return float(largest)


def bound(dtype, keys, largest=0.0, numbers=FEW, precision="highest"):
    """The error that the table of accuracy allows, for scores up to `largest`.

    It speaks of many numbers, whose roundings to 16 bits are at 0.4 of the largest possible on average; of a few all
    may be the largest.
    """
    dtype = np.dtype(dtype).newbyteorder("=")
    grown = max(1.0, largest / ORDINARY)
    if dtype == np.float64:
        return 1e-14 * math.sqrt(max(keys, 1)) * grown
    if dtype == np.float32:
        return ACCURACY["float32" if precision == "highest" else precision] * grown
    return ACCURACY[dtype.name] * (1 if numbers >= FEW else 2.5) + ACCURACY["float32"] * (grown - 1)


def check(out, q, k, v, *, lse=None, **options):
    """out (and lse) are right within the table of accuracy.

    Where positive and negative values cancel, the error is measured against what the average of |v| would be.
    """
    expected, expected_lse = reference(q, k, v, **options)
    magnitude, _ = reference(q, k, np.abs(v), **options)
    assert out.shape == expected.shape
    keys = np.shape(k)[-2 if options.get("layout") != "lhd" else -3]
    largest = largest_score(q, k, v, **options)
    dtype = options["out"].dtype if options.get("out") is not None else out.dtype
    allowed = bound(
        np.dtype(np.asarray(q).dtype.type), keys, largest, expected.size, options.get("precision", "highest")
    )
    difference = np.linalg.norm(np.asarray(out, np.float64) - expected)
    # Numbers below the smallest normal one are spaced evenly, and count as zero on matrix units.
    floor = {"float16": 3e-8, "float64": 0.0}.get(dtype.name, 1.2e-38) * math.sqrt(expected.size)
    assert difference <= allowed * np.linalg.norm(magnitude) + floor, (difference, allowed, np.linalg.norm(magnitude))
    if lse is not None:
        check_lse(lse, expected_lse, np.dtype(np.asarray(q).dtype.type), largest)


def check_lse(lse, expected, dtype, largest=0.0):
    """lse within its absolute error; the infinities in the same places."""
    dtype = np.dtype(dtype).newbyteorder("=")
    assert lse.shape == expected.shape
    assert lse.dtype == (np.float64 if np.dtype(dtype) == np.float64 else np.float32)
    finite = np.isfinite(expected)
    np.testing.assert_array_equal(lse[~finite], expected[~finite])
    allowed = {"float64": 1e-12, "float32": 2e-6}.get(np.dtype(dtype).name, 3e-3) * max(1.0, largest / ORDINARY)
    relative = 0.0 if dtype == np.float64 else 4e-7
    assert np.all(np.abs(lse[finite] - expected[finite]) <= allowed + relative * np.abs(expected[finite]))


def same_bits(a, b):
    """Equal bit for bit, where any NaN is like another."""
    a, b = np.asarray(a), np.asarray(b)
    assert (a.shape, a.dtype) == (b.shape, b.dtype)
    unsigned = np.dtype(f"u{a.dtype.itemsize}")
    bits = np.ascontiguousarray(a).view(unsigned) == np.ascontiguousarray(b).view(unsigned)
    return bool(np.all(bits | (np.isnan(a) & np.isnan(b))))


def assert_same_bits(a, b):
    assert same_bits(a, b), f"{np.sum(np.asarray(a) != np.asarray(b))} of {np.size(a)} numbers differ"


def assert_invariant(a, b):
    """Bit for bit where machine code runs; NumPy's own matrix products depend on the sizes of what they are given."""
    if os.environ.get("REGARD_CPU") == "numpy":
        np.testing.assert_allclose(np.asarray(a, np.float64), np.asarray(b, np.float64), rtol=1e-5, atol=1e-6)
    else:
        assert_same_bits(a, b)


def child(code, timeout=120, **environment):
    """What a new Python prints that runs `code` with this package; the test fails if it does not end well."""
    source = str(Path(regard.__file__).parents[1])
    path = os.pathsep.join([source, str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path, **environment}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=timeout)
    assert done.returncode == 0, f"the child ended with {done.returncode}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def least(code, **options):
    """The smaller of the numbers that two children print: the first compiles, which takes memory of its own."""
    return min(int(child(code, **options)) for _ in range(2))


PEAK = '''
import ctypes, resource
def resident():
    """The largest resident memory so far, in bytes."""
    return int(next(l for l in open("/proc/self/status") if l.startswith("VmHWM")).split()[1]) * 1024
def forget():
    """Let the largest start from here."""
    open("/proc/self/clear_refs", "w").write("5")
'''
