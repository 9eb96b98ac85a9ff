"""Types of numbers, and the kinds a scale may be of. The list of cases is in CASES.md."""

from __future__ import annotations

import math

import numpy as np
import pytest

import regard
from support import DTYPES, assert_same_bits, bfloat16, check, normal, qkv

pytestmark = pytest.mark.usefixtures("level")


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c79_the_type_of_the_result_and_of_lse(dtype):
    q, k, v = qkv(2, 5, 8, dtype=dtype)
    out, lse = regard.attention(q, k, v, return_lse=True)
    assert out.dtype == dtype
    assert lse.dtype == (np.float64 if dtype == np.float64 else np.float32)
    check(out, q, k, v, lse=lse)


@pytest.mark.parametrize("dtype", [np.float16, bfloat16])
def test_c79_sixteen_bits_before_the_last_rounding(dtype):
    q, k, v = qkv(2, 5, 8, dtype=dtype)
    wide = np.empty((2, 5, 8), np.float32)
    regard.attention(q, k, v, out=wide)
    assert_same_bits(wide.astype(dtype), regard.attention(q, k, v))
    with pytest.raises(TypeError, match=r"(?s)out.*float64"):
        regard.attention(q, k, v, out=np.empty((2, 5, 8)))


@pytest.mark.parametrize("bias_type", DTYPES, ids=str)
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c80_a_bias_of_any_float_type(dtype, bias_type):
    q, k, v = qkv(2, 5, 8, dtype=dtype)
    bias = normal(3, 5, 5).astype(bias_type)
    out = regard.attention(q, k, v, bias=bias)
    assert out.dtype == dtype
    check(out, q, k, v, bias=bias)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_c80_q_k_and_v_share_one_type(place):
    arrays = list(qkv(2, 5, 8, dtype=np.float16))
    arrays[place] = arrays[place].astype(np.float32)
    with pytest.raises(TypeError, match=r"(?s)float16.*float32|float32.*float16"):
        regard.attention(*arrays)


def test_c81_integers_and_lists_are_computed_in_float64():
    table = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    expected = regard.attention(*[np.array(table, np.float64)] * 3)
    for x in (table, np.array(table), np.array(table, np.int8), np.array(table, np.uint64)):
        out = regard.attention(x, x, x)
        assert out.dtype == np.float64
        assert_same_bits(out, expected)
    bools = np.eye(3, dtype=bool)
    assert_same_bits(regard.attention(bools, bools, bools), regard.attention(*[np.eye(3)] * 3))


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("c16", "complex128"),
        ("c8", "complex64"),
        ("O", "object"),
        ("U1", "U1|str"),
        ("M8[s]", "datetime64"),
        ("g", "longdouble|float128"),
    ],
)
def test_c81_other_types_are_refused_by_name(kind, name):
    x = np.zeros((2, 3), kind)
    with pytest.raises(TypeError, match=name):
        regard.attention(x, x, x)


def test_masked_arrays_are_refused():
    x = np.ma.masked_array(np.eye(3), np.eye(3, dtype=bool))
    with pytest.raises(TypeError, match="mask"):
        regard.attention(x, np.eye(3), np.eye(3))


def test_c82_kinds_of_scale():
    q, k, v = qkv(3, 5, 8, dtype=np.float32)
    half = regard.attention(q, k, v, scale=0.5)
    for scale in (
        np.float32(0.5),
        np.float64(0.5),
        np.array(0.5),
        np.array([0.5]),
        bfloat16.type(0.5),
    ):
        out = regard.attention(q, k, v, scale=scale)
        assert out.dtype == np.float32
        assert_same_bits(out, half)
    assert_same_bits(regard.attention(q, k, v, scale=1), regard.attention(q, k, v, scale=1.0))
    for scale in (np.full((3, 1, 1), 0.5), math.nan, math.inf, "0.5", 1j):
        with pytest.raises((ValueError, TypeError), match="scale"):
            regard.attention(q, k, v, scale=scale)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_c83_a_scale_of_zero_is_not_a_scale_left_out(dtype):
    q, k = np.array([[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]], dtype), np.array([[0.7, 0.8], [0.9, 1.0], [1.1, 1.2]], dtype)
    v = np.array([[1, 2], [3, 4], [5, 6]], dtype)
    right = [[1, 2], [2.0494571, 3.0494571], [3.2065858, 4.2065858]]
    for options in ({}, {"scale": None}, {"scale": 1 / math.sqrt(2)}):
        np.testing.assert_allclose(regard.attention(q, k, v, causal=True, **options), right, rtol=1e-6)
    out = regard.attention(q, k, v, causal=True, scale=0.0)
    np.testing.assert_allclose(out, [[1, 2], [2, 3], [3, 4]], rtol=1e-6)
    other = regard.attention(q, k, v, causal=True, scale=1.0)
    assert min(np.abs(other - out).max(), np.abs(other - right).max()) > 1e-3


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c84_a_negative_scale(dtype):
    q, k, v = (normal(n, 1, rows, dim).astype(dtype) for n, (rows, dim) in enumerate(((3, 4), (5, 4), (5, 2))))
    assert_same_bits(regard.attention(q, k, v, scale=-0.5), regard.attention(-q, k, v, scale=0.5))


@pytest.mark.parametrize("theirs", ["is_causal", "attn_mask", "dropout_p", "enable_gqa", "window_size", "sm_scale"])
def test_names_of_other_libraries_are_answered_with_ours(theirs):
    ours = {"is_causal": "causal", "attn_mask": "mask", "window_size": "window", "sm_scale": "scale"}.get(theirs, "")
    with pytest.raises(TypeError, match=rf"(?s){theirs}.*{ours}"):
        regard.attention(*[np.eye(3)] * 3, **{theirs: 1})
