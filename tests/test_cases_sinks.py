"""Softcap and sinks. The list of cases is in CASES.md."""

from __future__ import annotations

import math

import numpy as np
import pytest

import regard
from support import DTYPES, INF, assert_same_bits, check, normal, qkv

pytestmark = pytest.mark.usefixtures("level")


@pytest.mark.parametrize("softcap", [0.0, -5.0, math.nan, 0, -INF])
def test_c132_a_cap_must_be_positive(softcap):
    with pytest.raises(ValueError, match="None"):
        regard.attention(*qkv(1, 3, 4), softcap=softcap)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c132_an_infinite_cap_is_none_and_a_tiny_one_is_kept(dtype):
    q, k, v = qkv(2, 5, 8, dtype=dtype)
    assert_same_bits(regard.attention(q, k, v, softcap=INF), regard.attention(q, k, v))
    for softcap in (1e-6, 50.0, np.float32(2), 3):
        check(regard.attention(q, k, v, softcap=softcap), q, k, v, softcap=softcap)


@pytest.mark.parametrize("queries", [1, 40])
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c133_the_cap_is_applied_for_one_query_and_for_many(dtype, queries):
    q, k, v = qkv(2, queries, 16, keys=70, dtype=dtype)
    q = (q.astype(np.float32) * 4).astype(dtype)
    outs = {cap: regard.attention(q, k, v, softcap=cap) for cap in (5, 50, None)}
    for cap, out in outs.items():
        check(out, q, k, v, softcap=cap)
    wide = [out.astype(np.float64) for out in outs.values()]
    assert min(np.abs(a - b).max() for a, b in ((wide[0], wide[1]), (wide[1], wide[2]))) > 1e-2


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_c134_a_sink_takes_weight_and_gives_nothing(dtype):
    q, k, v = np.zeros((1, 1, 2), dtype), np.zeros((1, 2, 2), dtype), np.array([[[1], [3]]], dtype)
    out, lse = regard.attention(q, k, v, sinks=0.5, return_lse=True)
    np.testing.assert_allclose(out, [[[1.0962745]]], rtol=1e-6)
    np.testing.assert_allclose(lse, [[1.2943768]], rtol=1e-6)
    weights = regard.attention(q, k, np.eye(2, dtype=dtype)[None], sinks=0.5)
    np.testing.assert_allclose(weights, [[[0.2740686, 0.2740686]]], rtol=1e-6)
    assert_same_bits(regard.attention(q, k, v, sinks=-INF), regard.attention(q, k, v))
    np.testing.assert_allclose(regard.attention(q, k, v, sinks=-100.0), [[[2]]], rtol=1e-6)
    out, lse = regard.attention(q, k, v, sinks=100.0, return_lse=True)
    # 1.5e-43, or 0 where a matrix unit takes numbers below 1.2e-38 for zero.
    smallest = np.finfo(np.float32).tiny if dtype == np.float32 else 0
    np.testing.assert_allclose(out, [[[4 * math.exp(-100)]]], atol=smallest, rtol=1e-6)
    np.testing.assert_allclose(lse, [[100]], rtol=1e-6)


@pytest.mark.parametrize("sink", [0.5, 100.0, -200.0])
def test_c135_a_row_with_nothing_but_its_sink(sink):
    q, k, v = qkv(1, 2, 4, keys=3, dtype=np.float32)
    out, lse = regard.attention(q, k, v, sinks=sink, mask=np.array([[False], [True]]), return_lse=True)
    assert not out[0, 0].any()
    np.testing.assert_allclose(lse[0, 0], sink, rtol=1e-6)
    check(out, q, k, v, sinks=sink, mask=np.array([[False], [True]]), lse=lse)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("queries", [1, 40])
def test_sinks_of_each_head_and_batch_entry(queries, dtype):
    q, k, v = qkv(3, 4, queries, 8, keys=70, kv_heads=2, dtype=dtype)
    for shape in ((4,), (3, 1), (1, 4), (3, 4), ()):
        sinks = normal(5, *shape) * 3
        if sinks.ndim:
            sinks.flat[0] = -INF
        out, lse = regard.attention(q, k, v, sinks=sinks, softcap=4.0, causal=True, q_offset="end", return_lse=True)
        check(out, q, k, v, sinks=sinks, softcap=4.0, causal=True, q_offset="end", lse=lse)
    with pytest.raises(ValueError, match=r"(?s)sinks.*\(3,\)"):
        regard.attention(q, k, v, sinks=np.zeros(3))
