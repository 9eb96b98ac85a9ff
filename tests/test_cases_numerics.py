"""Numbers: what large, small and non-finite scores, biases and sums give. The list of cases is in CASES.md."""

from __future__ import annotations

import math
import warnings

import numpy as np
import pytest

import regard
from regard import masks
from support import INF, NAN, assert_same_bits, bfloat16, error, formula, normal, qkv, reference

pytestmark = pytest.mark.usefixtures("level")

VALUES = np.array([[0, 1], [2, 3], [4, 5]], np.float32)
LOWEST = np.finfo(np.float32).min


def test_c01_a_row_of_the_lowest_finite_bias_is_the_mean_and_not_an_empty_row():
    q, k = normal(0, 2, 4, dtype=np.float32), normal(1, 3, 4, dtype=np.float32)
    bias = np.zeros((2, 3), np.float32)
    bias[0] = LOWEST
    out = regard.attention(q, k, VALUES, bias=bias)
    np.testing.assert_allclose(out, [[2, 3], [2.4019675, 3.4019675]], rtol=1e-6)


def test_c03_a_bias_of_minus_infinity_hides_nan_in_keys_and_infinities_in_values():
    q, k, v = normal(0, 3, 4), normal(1, 4, 4), normal(2, 4, 2)
    expected = regard.attention(q, k[:2], v[:2])
    k[2], v[3] = NAN, INF
    out = regard.attention(q, k, v, bias=np.array([0, 0, -INF, -INF]))
    np.testing.assert_allclose(out, expected, rtol=1e-14)


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.float16, bfloat16])
def test_c04_nan_in_a_key_reaches_the_rows_that_see_it_and_no_other(dtype):
    q, k, v = (normal(n, rows, 4, dtype=dtype) for n, rows in enumerate((2, 3, 3)))
    k[1, 0] = NAN
    assert np.isnan(regard.attention(q, k, v)).all()
    out = regard.attention(q, k, v, mask=np.array([[True, False, True], [True, True, True]]))
    assert np.isfinite(out[0]).all()
    assert np.isnan(out[1]).all()


def test_c05_a_visible_score_of_plus_infinity_makes_its_row_nan():
    out = regard.attention(normal(0, 1, 4), normal(1, 3, 4), np.eye(3), bias=np.array([INF, 0, 0]))
    assert np.isnan(out).all()


def test_c07_scores_beyond_the_range_of_exp():
    k = np.array([[-249.873], [-424.127], [-460.293], [378.097], [-292.615]], np.float32)
    out, lse = regard.attention(np.ones((1, 1), np.float32), k, np.eye(5, dtype=np.float32), scale=1, return_lse=True)
    np.testing.assert_array_equal(out, [[0, 0, 0, 1, 0]])
    np.testing.assert_allclose(lse, [378.097], rtol=1e-6)


def test_c09_the_lse_of_a_row_that_sees_nothing_is_minus_infinity():
    q, k, v = qkv(1, 5, 4, keys=2)
    _, lse = regard.attention(q, k, v, causal=True, q_offset="end", return_lse=True)
    np.testing.assert_array_equal(lse == -INF, [[True, True, True, False, False]])
    _, lse = regard.attention(q, k, v, mask=np.array([[True], [False], [True], [True], [False]]), return_lse=True)
    np.testing.assert_array_equal(lse == -INF, [[False, True, False, False, True]])
    _, lse = regard.attention(q, k[:, :0], v[:, :0], return_lse=True)
    assert (lse == -INF).all()


@pytest.mark.parametrize("keys", [1024, 4096, 70000])
@pytest.mark.parametrize("dtype", [bfloat16, np.float16, np.float32])
def test_c10_the_average_of_ones_is_one(dtype, keys):
    q, k, v = np.zeros((1, 8), dtype), normal(1, keys, 8, dtype=dtype), np.ones((keys, 8), dtype)
    np.testing.assert_array_equal(regard.attention(q, k, v).astype(np.float32), np.ones((1, 8)))


def test_c11_scores_are_not_rounded_to_bfloat16():
    q, k = ((5 * np.random.default_rng(seed).random((64, 64))).astype(bfloat16) for seed in (5, 6))
    v = normal(7, 64, 64).astype(bfloat16)
    assert error(regard.attention(q, k, v), reference(q, k, v)[0]) <= 0.02


def test_c12_float64_stays_float64_and_raises_no_floating_point_error():
    q, k, v = (normal(n, 2, 2, 5, 8) for n in range(3))
    mask = np.random.default_rng(3).random((2, 2, 5, 5)) < 0.6
    with np.errstate(over="raise", invalid="raise"):
        out = regard.attention(q, k, v, mask=mask)
    expected = formula(*(x.astype(np.longdouble) for x in (q, k, v)), mask)
    assert out.dtype == np.float64
    assert np.abs(out - expected).max() <= 1e-14 * np.abs(v).max()


def test_c13_the_lowest_float16_bias_leaves_differences_of_scores_alone():
    q, k, v = np.float16([[8]]), np.float16([[-4], [-2]]), np.float16([[0], [1]])
    out = regard.attention(q, k, v, scale=1, bias=np.float16([-65504, -65504]))
    np.testing.assert_array_equal(out, [[1]])


def test_c14_a_finite_bias_and_causal():
    q, k = normal(0, 3, 4, dtype=np.float32), normal(1, 3, 4, dtype=np.float32)
    out = regard.attention(q, k, VALUES, causal=True, bias=np.full((3, 3), LOWEST))
    np.testing.assert_allclose(out, [[0, 1], [1, 2], [2, 3]], rtol=1e-6)


@pytest.mark.parametrize("bias", [[2048, 2049], [-100000, -99999]])
def test_c15_a_float32_bias_is_not_rounded_to_float16(bias):
    q, k, v = np.zeros((1, 4), np.float16), np.zeros((2, 4), np.float16), np.float16([[0], [1]])
    out = np.empty((1, 1), np.float32)
    regard.attention(q, k, v, bias=np.float32(bias), out=out)
    np.testing.assert_allclose(out, [[0.7310586]], rtol=1e-5)


@pytest.mark.parametrize("x", [0.0, -95.0, -1e30])
def test_c16_weights_that_are_subnormal_or_vanish(x):
    q = np.zeros((64, 64), np.float32)
    k, v = normal(1, 4096, 64, dtype=np.float32), normal(2, 4096, 64, dtype=np.float32)
    bias = np.where(np.arange(4096) % 10 == 0, 0, x).astype(np.float32)
    out = regard.attention(q, k, v, bias=bias)
    np.testing.assert_allclose(out, reference(q, k, v, bias=bias)[0], atol=5e-6)
    if x == -1e30:
        v[bias != 0] = 3e38
        assert_same_bits(out, regard.attention(q, k, v, bias=bias))


def test_c17_no_warning_and_no_change_of_the_error_state():
    q, k, v = qkv(2, 5, 4, dtype=np.float32)
    with warnings.catch_warnings(), np.errstate(all="raise"):
        warnings.simplefilter("error")
        before = np.geterr()
        regard.attention(q, k, v)
        regard.attention(q, k, v, mask=np.zeros((5, 5), bool), return_lse=True)
        regard.attention(q, k, v, bias=np.array([0, -INF, 0, -INF, 0], np.float32), return_lse=True)
        assert np.geterr() == before


@pytest.mark.parametrize("fill", [NAN, INF])
@pytest.mark.parametrize("shape", [(3, 7, 5), (2, 33, 65), (1, 1, 1)])
def test_c18_what_out_held_before_does_not_matter(shape, fill):
    q, k, v = qkv(*shape, dtype=np.float32)
    out = np.full(shape, fill, np.float32)
    assert regard.attention(q, k, v, causal=True, out=out) is out
    assert_same_bits(out, regard.attention(q, k, v, causal=True))


def test_c20_parts_merge_to_the_whole_and_lse_is_a_natural_logarithm():
    q, k, v = normal(0, 1, 1, 4), normal(1, 1, 6, 4), normal(2, 1, 6, 3)
    parts = [regard.attention(q, k[:, s], v[:, s], return_lse=True) for s in (slice(0, 2), slice(2, 6))]
    out, lse = regard.merge(*zip(*parts))
    whole, whole_lse = regard.attention(q, k, v, return_lse=True)
    np.testing.assert_allclose(out, whole, atol=1e-12)
    np.testing.assert_allclose(lse, whole_lse, atol=1e-12)
    scores = q[0] @ k[0].T / 2
    np.testing.assert_allclose(whole_lse[0], np.log(np.exp(scores).sum(-1)), atol=1e-12)


def test_c22_merging_many_parts_of_bfloat16_rounds_once():
    q, k, v = (normal(n, 1, rows, 64).astype(bfloat16) for n, rows in enumerate((16, 4096, 4096)))
    expected, errors = reference(q, k, v)[0], {}
    for shards in (1, 2, 4, 8, 16):
        parts = []
        for keys, values in zip(np.split(k, shards, 1), np.split(v, shards, 1)):
            out = np.empty((1, 16, 64), np.float32)
            parts.append(regard.attention(q, keys, values, out=out, return_lse=True))
        errors[shards] = error(regard.merge(*zip(*parts))[0].astype(bfloat16), expected)
    assert max(errors.values()) <= 2.6e-3
    assert errors[16] <= errors[1] * 1.1


@pytest.mark.parametrize("dtype", [np.float32, np.float16, bfloat16])
def test_float16_scores_beyond_65504_and_their_like(dtype):
    q, k = np.full((1, 64), 200, dtype), np.full((3, 64), 200, dtype)
    k[1, 0] = 201  # scores 2,560,000 and 2,560,200 before the scale
    v = np.eye(3).astype(dtype)
    out = regard.attention(q, k, v, scale=0.01).astype(np.float64)
    np.testing.assert_allclose(out, reference(q, k, v, scale=0.01)[0], atol=2e-2 if dtype == bfloat16 else 2e-3)


def test_a_number_of_keys_makes_no_difference_to_a_mean_of_equal_scores():
    for keys in (1, 31, 32, 33, 100):
        v = np.arange(keys, dtype=np.float64)[:, None]
        out = regard.attention(np.zeros((3, 2)), np.zeros((keys, 2)), v, mask=masks.Lengths(keys))
        np.testing.assert_allclose(out, np.full((3, 1), (keys - 1) / 2), rtol=1e-14)


def test_finite_numbers_of_any_size_give_finite_results():
    big = np.finfo(np.float32).max
    out = regard.attention(np.zeros((2, 3), np.float32), np.zeros((5, 3), np.float32), np.full((5, 4), big, np.float32))
    np.testing.assert_allclose(out, np.full((2, 4), big), rtol=1e-5)
    assert math.isfinite(out.max())
