"""Cases of CASES.md about weights, and scores step by step."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import regard
from regard import masks
from support import normal


def test_c47_weights_of_heads_that_see_nothing(level):
    q, k, v = (normal(n, 3, 6, 8) for n in range(3))
    mask = np.zeros((3, 1, 6), bool)
    mask[2] = True
    a = regard.inspect(q, k, v, mask=mask)
    np.testing.assert_array_equal(a.out, regard.attention(q, k, v, mask=mask))
    weights = a.weights[...]
    assert not weights[:2].any()
    np.testing.assert_allclose(weights[2].sum(-1), 1, rtol=1e-6)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32, np.float64])
def test_c79_types_of_weights_and_statistics(dtype, level):
    a = regard.inspect(*(normal(n, 2, 6, 8).astype(dtype) for n in range(3)))
    wide = np.float64 if dtype is np.float64 else np.float32
    assert a.out.dtype == dtype
    for found in (a.lse, a.weights[0], a.scores[0], a.entropy(), a.received(), a.top(2).weights, a.map(2, 2)):
        assert found.dtype == wide
    assert a.top(2).keys.dtype == np.int64


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"causal": True, "q_offset": -3},
        {"sinks": [0.0, 1.0, -1.0, 2.0]},
        {"softcap": 2.0, "mask": masks.Lengths([9, 0])},
        {"bias": normal(9, 4, 7, 11)},
    ],
)
@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32, np.float64])
def test_c151_weights_match_the_result(dtype, options, level):
    q, k, v = (normal(n, 2, heads, rows, 8).astype(dtype) for n, (heads, rows) in enumerate([(4, 7), (2, 11), (2, 11)]))
    a = regard.inspect(q, k, v, **options)
    weights = a.weights[...].astype(np.float64)
    assert weights.shape == (2, 4, 7, 11)
    repeated = np.repeat(v.astype(np.float64), 2, axis=1)
    tolerance = {2: 2e-2 if dtype is ml_dtypes.bfloat16 else 3e-3, 4: 3e-6, 8: 1e-13}[np.dtype(dtype).itemsize]
    np.testing.assert_allclose(weights @ repeated, a.out.astype(np.float64), rtol=tolerance, atol=tolerance)
    seen = np.isfinite(a.lse)
    np.testing.assert_allclose((weights.sum(-1) + a.sink_mass())[seen], 1, rtol=1e-5)
    assert not weights[~seen].any()


def test_c153_scores_of_each_stage(level):
    q, k, v = (normal(n, 2, 6, 8).astype(np.float64) for n in range(3))
    bias, keep = normal(4, 6, 6).astype(np.float64), np.tri(6, dtype=bool)
    a = regard.inspect(q, k, v, scale=0.7, softcap=2.0, bias=bias, mask=keep)
    product = q @ k.swapaxes(-1, -2)
    capped = 2.0 * np.tanh(0.7 * product / 2.0)
    expected = {"product": product, "scaled": 0.7 * product, "capped": capped, "biased": capped + bias}
    for name, scores in expected.items():
        np.testing.assert_allclose(a.stage(name)[...], scores, rtol=1e-12, atol=1e-13)
    hidden = np.where(keep, capped + bias, -np.inf)
    np.testing.assert_allclose(a.scores[...], hidden, rtol=1e-12, atol=1e-13)
    np.testing.assert_allclose(a.weights[...], np.exp(hidden - np.asarray(a.lse)[..., None]), rtol=1e-10)
    with pytest.raises(ValueError, match="stage"):
        a.stage("2")
