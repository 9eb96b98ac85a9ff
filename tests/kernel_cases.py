"""Masks and biases of every structure, for tests of kernels: functions of (random numbers, heads, queries, keys).

Each gives options of `regard.attention`, for two batch entries.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np

from regard import biases, masks, ops

INF = float("inf")
DTYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": ml_dtypes.bfloat16}


def bools(rng, *shape, share=0.6):
    return rng.random(shape) < share


def strided(rng, heads, queries, keys):
    """A bool array whose rows, keys and heads are apart in odd ways: reversed, every third, transposed."""
    return bools(rng, 2, keys * 3, heads, queries + 3)[:, ::-3, :, 2:-1].transpose(0, 2, 3, 1)


def with_rows(table):
    """A table of rows by position, for queries at positions 0 to 199."""
    return ops.Table(np.resize(table, (200, *table.shape[1:])))


def whole_numbers(rng, heads, queries, keys):
    """Every operation on whole numbers and truths."""
    t, u = with_rows(rng.integers(0, 4, 7)), ops.Table(rng.integers(-5, 6, (heads, keys)))
    flags, seven = ops.Table(bools(rng, keys)), 7

    def f(b, h, p, j):
        near = (abs(p - j) * 2 + h) // 3 <= seven
        ids = (t[p] == t[j % 20]) | (u[h, j] != t[p]) & ~(j - p >= 40)
        signs = ops.where(p % 3 > 0, -p // (j % 5 - 2), ops.minimum(j, ops.maximum(b, -h))) < j
        return near & flags[j] | ids & signs & (j > 0) | ((j < 9) + (p > j) == 2) | (j / 3 > p)

    return f


def floats(rng, heads, queries, keys):
    """Every operation on floats, with captured numbers and tables."""
    slope, table = 0.3, ops.Table(rng.standard_normal((2, heads, keys)))

    def f(s, b, h, p, j):
        distance = abs(p - j) / 10
        first = ops.tanh(s / 2.5) * slope + ops.exp(-distance) - ops.log(distance + 1.25)
        second = ops.where((s < first) | (s >= 2) & (j != 3), ops.maximum(s, first), ops.minimum(-s, 0.5))
        third = ops.where(s > 1, s // 0.75, s % 0.6) * ops.where(s <= -1, 0.5, 1.5)
        return ops.where(s == first, third, first + second - third * 0.1) + table[b, h, j]

    return f


MASKS = {
    "causal": lambda rng, h, l, s: {"causal": True, "q_offset": s - l},
    "window": lambda rng, h, l, s: {"window": (s // 3, 2), "q_offset": np.array([s - l, 3])},
    "window on the left": lambda rng, h, l, s: {"window": (None, -5 % 7), "q_offset": -4},
    "span": lambda rng, h, l, s: {"mask": masks.Causal() | masks.Window(3, 20), "q_offset": 11},
    "lengths": lambda rng, h, l, s: {"mask": masks.Lengths([s - 3, 33], [l, max(l - 2, 0)])},
    "keys": lambda rng, h, l, s: {"mask": masks.Keys(bools(rng, 2, s))},
    "one row": lambda rng, h, l, s: {"mask": bools(rng, s, share=0.3)},
    "dense": lambda rng, h, l, s: {"mask": bools(rng, 2, h, l, s)},
    "dense per batch": lambda rng, h, l, s: {"mask": bools(rng, 2, 1, l, s)},
    "dense, odd strides": lambda rng, h, l, s: {"mask": strided(rng, h, l, s)},
    "documents": lambda rng, h, l, s: {
        "mask": masks.Documents(rng.integers(-1, 3, (2, l)), np.sort(rng.integers(-1, 3, (2, s)), -1))
    },
    "blocks": lambda rng, h, l, s: {"mask": masks.Blocks(bools(rng, h, -(-l // 3), -(-s // 11)), (3, 11))},
    "wide blocks": lambda rng, h, l, s: {"mask": masks.Blocks(bools(rng, 2, h, -(-l // 50), -(-s // 50)), 50)},
    "where": lambda rng, h, l, s: {"mask": masks.Where(whole_numbers(rng, h, l, s)), "q_offset": 9},
    "and, or, not": lambda rng, h, l, s: {
        "mask": ~masks.Window(4, 4) & masks.Keys(bools(rng, 2, s)) | masks.Dense(bools(rng, l, s, share=0.1)),
        "window": (50, 30),
        "q_offset": 20,
    },
    "nothing": lambda rng, h, l, s: {"mask": np.zeros(s, bool)},
    "one key": lambda rng, h, l, s: {"mask": np.arange(s) == s - 1},
}


def array(dtype, *axes):
    """Normal numbers, some of them -inf."""

    def made(rng, heads, queries, keys):
        extents = {"b": 2, "h": heads, "l": queries, "s": keys, "1": 1}
        x = rng.standard_normal([extents[axis] for axis in axes])
        x[rng.random(x.shape) < 0.2] = -INF
        return {"bias": x.astype(DTYPES[dtype])}

    return made


def crooked(rng, heads, queries, keys):
    x = rng.standard_normal((keys * 2, 2, queries, heads)).astype(np.float32)[::2, ::-1]
    return {"bias": x.transpose(1, 3, 2, 0)}


def everything(rng, heads, queries, keys):
    """All kinds of terms at once; two of them are read from memory unit by unit."""
    table = rng.standard_normal((heads, 21))
    table[:, 3] = -INF
    terms = biases.ALiBi(biases.alibi_slopes(heads)) + biases.Relative(table)
    array_ = rng.standard_normal((heads, 1, keys)).astype(np.float32)
    return {"bias": biases.Score(floats(rng, heads, queries, keys)) + terms + array_, "q_offset": 17, "softcap": 3.0}


BIASES = {
    "float32 array": array("f32", "b", "h", "l", "s"),
    "float64 array": array("f64", "l", "s"),
    "float16 array": array("f16", "h", "1", "s"),
    "bfloat16 array": array("bf16", "b", "1", "l", "s"),
    "one row": array("f32", "s"),
    "odd strides": crooked,
    "alibi": lambda rng, h, l, s: {"bias": biases.ALiBi(biases.alibi_slopes(h)), "q_offset": 30},
    "relative": lambda rng, h, l, s: {"bias": biases.Relative(rng.standard_normal(9)), "q_offset": 5},
    "relative per head": lambda rng, h, l, s: {"bias": biases.Relative(rng.standard_normal((h, 41))), "q_offset": 5},
    "score": lambda rng, h, l, s: {"bias": biases.Score(floats(rng, h, l, s)), "q_offset": 2},
    "everything": everything,
}

OPTIONS = {
    "plain": lambda rng, h, l, s: {},
    "softcap": lambda rng, h, l, s: {"softcap": 0.7},
    "sinks": lambda rng, h, l, s: {"sinks": np.resize([0.5, -INF, 30.0], h)},
    "sinks alone": lambda rng, h, l, s: {"sinks": 2.0, "mask": np.zeros(s, bool)},
    "scale 0": lambda rng, h, l, s: {"scale": 0.0},
    "scale below 0": lambda rng, h, l, s: {"scale": -3.0},
    "large scores": lambda rng, h, l, s: {"scale": 1e5},
    **{f"mask: {name}": make for name, make in MASKS.items()},
    **{f"bias: {name}": make for name, make in BIASES.items()},
}
