"""16-bit keys and values as float32, once for many blocks of queries: the bits of widening them in the kernel."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import regard
from regard import calls, masks, plan, widening
from regard.problem import Problem
from support import LEVELS, check

DTYPES = {"float16": np.float16, "bfloat16": ml_dtypes.bfloat16}
OPTIONS = {
    "plain": {},
    "causal": {"causal": True, "q_offset": "end"},
    "documents": {"mask": masks.Documents(np.arange(90) // 20, np.arange(70) // 15)},
    "sinks and cap": {"sinks": 1.0, "softcap": 3.0, "return_lse": True},
}
VECTOR = [level for level in LEVELS if level not in ("numpy", "avx512bf16", "amx")]


def arrays(dtype):
    """Leading axes that broadcast, grouped heads, odd strides."""
    rng = np.random.default_rng(0)
    shapes = [(2, 3, 4, 90, 24), (2, 1, 2, 70, 24), (3, 2, 70, 10)]
    q, k, v = (rng.standard_normal(shape).astype(dtype) for shape in shapes)
    return q, k[..., ::-1, :], v


@pytest.mark.parametrize("machine", VECTOR)
@pytest.mark.parametrize("threads", [pytest.param(1, marks=pytest.mark.slow), 2])
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_same_bits(dtype, options, threads, machine, monkeypatch):
    monkeypatch.setenv("REGARD_CPU", machine)
    found = []
    for blocks, size in ((1, 1), (1, 1 << 20), (10**9, 1)):  # a head at a time, all at once, in the kernel
        monkeypatch.setattr(plan, "WORTH_WIDENING", blocks)
        monkeypatch.setattr(widening, "ROUND", size)
        calls._table.clear()
        result = regard.attention(*arrays(dtype), threads=threads, **options)
        found.append([x.tobytes() for x in (result if isinstance(result, tuple) else (result,))])
    calls._table.clear()
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_right_where_a_value_is_nan(dtype, monkeypatch):
    """One column of the rows that see it."""
    monkeypatch.setenv("REGARD_CPU", VECTOR[-1])
    monkeypatch.setattr(plan, "WORTH_WIDENING", 1)
    calls._table.clear()
    q, k, v = arrays(dtype)
    v[:, 1, 40, 3] = 0
    expected = regard.attention(q, k, v, causal=True, q_offset=0)
    v[:, 1, 40, 3] = np.nan
    out = regard.attention(q, k, v, causal=True, q_offset=0)
    calls._table.clear()
    check(expected, q, k, np.nan_to_num(v.astype(np.float32)).astype(dtype), causal=True, q_offset=0)
    bad = np.zeros(out.shape, bool)
    bad[:, :, 2:, 40:, 3] = True  # query heads 2 and 3 share key/value head 1
    assert np.isnan(out.astype(np.float32)[bad]).all()
    np.testing.assert_array_equal(out[~bad], expected[~bad])


def test_every_16_bit_number():
    """All of them, NaNs by their bits."""
    bits = np.arange(1 << 16, dtype=np.uint16)
    for dtype in DTYPES.values():
        x = bits.view(dtype)
        with np.errstate(invalid="ignore"):
            np.testing.assert_array_equal(widening.as_float32(x), x.astype(np.float32))
    assert (widening.as_float32(bits.view(ml_dtypes.bfloat16)).view(np.uint32) == bits.astype(np.uint32) << 16).all()


def test_copies_stay_small():
    """One head for each thread, or as many as fit in a round."""
    x = np.zeros((2, 8, 1000, 64), np.float16)
    problem = Problem.of(x, x, x)
    for threads in (1, 3):
        for _, heads, keys, values in widening.widened(problem, x, x, threads):
            assert keys.shape == values.shape == (heads.stop - heads.start, 1000, 64)
            assert keys.nbytes + values.nbytes <= max(widening.ROUND, threads * 1000 * 128 * 4)
