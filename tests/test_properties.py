"""regard.attention against the formula in float64, on whatever hypothesis comes up with."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import regard
from regard import biases, masks, ops
from support import DTYPES, LEVELS, at_level, bfloat16, check

QUICK = [name if name in ("numpy", *LEVELS[-2:]) else pytest.param(name, marks=pytest.mark.slow) for name in LEVELS]
SIZES = st.sampled_from([0, 1, 1, 2, 3, 5, 8, 17, 31, 32, 33, 40, 64, 65, 70])
WIDTHS = st.sampled_from([0, 1, 2, 7, 8, 16, 31, 32, 33, 64])


def transposed(x):
    return np.ascontiguousarray(x.swapaxes(-1, -2)).swapaxes(-1, -2)


def heads_last(x):
    return np.ascontiguousarray(x.swapaxes(-2, -3)).swapaxes(-2, -3)


def reversed_rows(x):
    return np.ascontiguousarray(x[..., ::-1, :])[..., ::-1, :]


def reversed_columns(x):
    return np.ascontiguousarray(x[..., ::-1])[..., ::-1]


def spread(x):
    wide = np.full((*x.shape[:-2], 2 * x.shape[-2], 3 * x.shape[-1]), np.nan, x.dtype)
    wide[..., ::2, 1::3] = x
    return wide[..., ::2, 1::3]


def unaligned(x):
    view = np.frombuffer(bytearray(x.nbytes + 1), x.dtype, offset=1).reshape(x.shape) if x.size else x.copy()
    view[...] = x
    return view


def swapped(x):
    return x.astype(x.dtype.newbyteorder()) if x.dtype != bfloat16 else x


def read_only(x):
    x = x.copy()
    x.flags.writeable = False
    return x


PLACES = [
    np.copy, transposed, heads_last, reversed_rows, reversed_columns, spread, unaligned, np.asfortranarray, swapped,
    read_only,
]  # fmt: skip


def numbers(draw, shape, dtype, size=1.0):
    """Standard-normal numbers somewhere in memory; sometimes one row or one head for all, with stride 0."""
    random = np.random.default_rng(draw(st.integers(0, 2**16)))
    repeated = draw(st.sampled_from([None, None, None, None, None, -2, -3]))
    if repeated is not None:
        narrow = list(shape)
        narrow[repeated] = min(narrow[repeated], 1)
        x = (random.standard_normal(narrow) * size).astype(dtype)
        return np.broadcast_to(x, shape)
    return draw(st.sampled_from(PLACES))((random.standard_normal(shape) * size).astype(dtype))


def a_table(draw, batch, heads, queries, keys):
    """A table of a shape that broadcasts, and the random numbers to fill it."""
    full = (batch, heads, queries, keys)
    axes = draw(st.integers(0, 4))
    shape = [n if draw(st.booleans()) else 1 for n in full[4 - axes :]]
    return np.random.default_rng(draw(st.integers(0, 2**16))).standard_normal(shape)


def a_mask(draw, batch, heads, queries, keys):
    """A mask of random leaves, joined by & and |, and whether it needs positions."""
    random = np.random.default_rng(draw(st.integers(0, 2**16)))

    def leaf():
        kind = draw(st.sampled_from(["dense", "keys", "lengths", "documents", "blocks", "where", "causal", "window"]))
        if kind == "dense":
            return masks.Dense(a_table(draw, batch, heads, queries, keys) > -0.7)
        if kind == "keys":
            return masks.Keys(random.random((batch, keys)) < 0.7)
        if kind == "lengths":
            return masks.Lengths(random.integers(0, keys + 1, batch), random.integers(0, queries + 1, batch))
        if kind == "documents":
            return masks.Documents(random.integers(-1, 3, queries), random.integers(-1, 3, (batch, keys)))
        if kind == "blocks":
            table = random.random((heads, -(-queries // 16), -(-keys // 24))) < 0.7
            return masks.Blocks(table, (16, 24))
        if kind == "where":
            return masks.Where(lambda b, h, p, j: (p * 3 + j + h + b) % 4 != 1)
        return masks.Causal() if kind == "causal" else masks.Window(draw(st.integers(0, 40)), draw(st.integers(0, 40)))

    mask = leaf()
    for _ in range(draw(st.integers(0, 2))):
        other = leaf() if draw(st.booleans()) else ~leaf()
        mask = mask & other if draw(st.booleans()) else mask | other
    return mask


def a_bias(draw, batch, heads, queries, keys):
    kind = draw(st.sampled_from(["table", "hiding", "alibi", "relative", "score", "sum"]))
    table = a_table(draw, batch, heads, queries, keys)
    table = table.astype(draw(st.sampled_from(DTYPES)))
    if kind == "table":
        return table
    if kind == "hiding":
        return np.where(table > 1, -np.inf, table).astype(table.dtype)
    if kind == "alibi":
        return biases.ALiBi(biases.alibi_slopes(heads)) if heads else table
    if kind == "relative":
        return biases.Relative(np.linspace(-1, 1, 11) * np.ones((heads, 1)))
    if kind == "score":
        return biases.Score(lambda s, b, h, p, j: ops.where((p + j) % 2 == 0, s, s * 0.5 - 0.01 * abs(p - j)))
    return biases.Relative(np.linspace(-1, 1, 5)) + table


@st.composite
def questions(draw):
    dtype = draw(st.sampled_from(DTYPES))
    batch, kv_heads = draw(st.sampled_from([0, 1, 1, 2])), draw(st.sampled_from([1, 1, 2]))
    queries, keys, dim, vdim = draw(SIZES), draw(SIZES), draw(WIDTHS), draw(WIDTHS)
    heads = kv_heads * draw(st.integers(1, 3))
    size = draw(st.sampled_from([1.0, 1.0, 0.01, 3.0]))
    q = numbers(draw, (batch, heads, queries, dim), dtype, size)
    k = numbers(draw, (batch, kv_heads, keys, dim), dtype)
    v = numbers(draw, (batch, kv_heads, keys, vdim), dtype)
    sizes, options = (batch, heads, queries, keys), {}
    if draw(st.booleans()):
        options["mask"] = a_mask(draw, *sizes)
    if draw(st.booleans()):
        options["bias"] = a_bias(draw, *sizes)
    if draw(st.booleans()):
        options["causal"] = True
    elif draw(st.booleans()):
        options["window"] = (draw(st.integers(0, 70)), draw(st.none() | st.integers(0, 30)))
    offsets = st.just("end") | st.integers(-20, 90)
    if batch:
        offsets = offsets | st.lists(st.integers(-20, 90), min_size=batch, max_size=batch).map(np.array)
    options["q_offset"] = draw(offsets)
    for name, values in {
        "scale": st.sampled_from([0.0, -0.3, 0.5, 1]),
        "softcap": st.sampled_from([0.5, 5.0, np.inf]),
        "sinks": st.sampled_from([0.3, -np.inf, np.linspace(-2, 2, heads)]),
        "invariant": st.just(True),
    }.items():
        if draw(st.integers(0, 3)) == 0:
            options[name] = draw(values)
    return (q, k, v), options


def _matches(question, threads):
    (q, k, v), options = question
    out, lse = regard.attention(q, k, v, return_lse=True, threads=threads, **options)
    assert out.dtype == q.dtype.newbyteorder("=")
    check(out, q, k, v, lse=lse, **options)
    rows_first = [x.swapaxes(-2, -3) for x in (q, k, v)]
    again = regard.attention(*rows_first, layout="lhd", threads=threads, **options)
    check(again.swapaxes(-2, -3), q, k, v, **options)


def _settings(examples):
    # The first call with a new combination of options compiles a kernel: no deadline.
    return settings(
        max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
    )


@pytest.mark.parametrize("name", QUICK)
def test_every_level_gives_what_the_formula_gives(name):
    @_settings(40)
    @given(questions(), st.sampled_from([1, 2]))
    def matches(question, threads):
        _matches(question, threads)

    with at_level(name):
        matches()


@pytest.mark.slow
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_gives_what_the_formula_gives_at_length(name):
    @_settings(1500)
    @given(questions(), st.sampled_from([1, 2]))
    def matches(question, threads):
        _matches(question, threads)

    with at_level(name):
        matches()


@pytest.mark.parametrize("precision", ["highest", "high", "medium"])
def test_every_precision(level, precision):
    @_settings(8)
    @given(st.integers(1, 70), st.integers(1, 150), st.sampled_from([8, 32, 33, 64]), st.integers(0, 9))
    def matches(queries, keys, dim, seed):
        random = np.random.default_rng(seed)
        q, k, v = (random.standard_normal((2, n, dim), np.float32) for n in (queries, keys, keys))
        check(regard.attention(q, k, v, precision=precision), q, k, v, precision=precision)

    matches()
