"""Masks: what a bool, an integer, a float mean, how masks combine. The list of cases is in CASES.md."""

from __future__ import annotations

import numpy as np
import pytest

import regard
from regard import biases, masks
from support import INF, assert_invariant, assert_same_bits, bfloat16, check, normal, qkv

pytestmark = pytest.mark.usefixtures("level")


def test_c23_a_row_that_sees_nothing_is_zero():
    q = np.float32([[1, 0], [0, 1], [1, 1]])
    v = np.float32([[1, 2], [3, 4], [5, 6]])
    mask = np.array([[1, 0, 0], [1, 1, 0], [0, 0, 0]], bool)
    out, lse = regard.attention(q, q, v, mask=mask, return_lse=True)
    np.testing.assert_allclose(out[:2], [[1, 2], [2.3395231, 3.3395231]], rtol=1e-6)
    np.testing.assert_array_equal(out[2], [0, 0])
    assert lse[2] == -INF


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.float16, bfloat16])
def test_c24_a_mask_and_a_bias_of_minus_infinity_are_one_concept(dtype):
    q, k, v = qkv(1, 1, 8, 8, dtype=dtype)
    mask = np.zeros((8, 8), bool)
    mask[:4, :4] = True
    out, lse = regard.attention(q, k, v, mask=mask, return_lse=True)
    again, again_lse = regard.attention(q, k, v, bias=np.where(mask, 0, -INF), return_lse=True)
    assert_same_bits(out, again)
    assert_same_bits(lse, again_lse)
    assert not out[..., 4:, :].any()


@pytest.mark.parametrize("kind", [bool, np.uint8, np.int64, np.float32, np.float64])
def test_c29_true_means_may_attend_and_other_kinds_are_refused(kind):
    mask = np.zeros((4, 4), kind)
    mask[:, 0] = 1
    q, k, v = normal(0, 4, 4), normal(1, 4, 4), np.eye(4)
    if kind is bool:
        np.testing.assert_array_equal(regard.attention(q, k, v, mask=mask), np.eye(4)[[0, 0, 0, 0]])
        return
    with pytest.raises(TypeError, match="bias=" if np.dtype(kind).kind == "f" else "masks.Keys"):
        regard.attention(q, k, v, mask=mask)


def test_c30_a_float_table_of_zeros_and_ones_is_added_as_a_bias():
    q, v = np.zeros((3, 2)), np.array([[0.0], [0], [1]])
    out = regard.attention(q, q, v, bias=np.tri(3))
    np.testing.assert_allclose(out[:, 0], [0.21194156, 0.15536240, 1 / 3], atol=1e-8)
    out = regard.attention(q, q, v, mask=np.tri(3, dtype=bool))
    np.testing.assert_allclose(out[:, 0], [0, 0, 1 / 3], atol=1e-15)


@pytest.mark.parametrize("dtype", [np.int64, np.uint8])
def test_c31_an_integer_mask_is_refused_by_name_and_taken_by_keys(dtype):
    q, k, v, marks = normal(0, 1, 1, 4), normal(1, 1, 3, 4), np.eye(3)[None], np.array([[1, 0, 1]], dtype)
    with pytest.raises(TypeError, match=rf"(?s){np.dtype(dtype).name}.*masks\.Keys.*astype\(bool\)|masks\.Keys"):
        regard.attention(q, k, v, mask=marks)
    out = regard.attention(q, k, v, mask=masks.Keys(marks[0]))
    assert out[0, 0, 1] == 0
    np.testing.assert_allclose(out.sum(), 1)


def test_c32_a_triangle_of_bools_and_causal_are_the_same():
    q, k, v = qkv(2, 2, 6, 8)
    mask = np.tri(6, dtype=bool)
    assert_invariant(regard.attention(q, k, v, mask=mask), regard.attention(q, k, v, causal=True))
    weights = regard.attention(q, k, np.broadcast_to(np.eye(6), (2, 6, 6)), mask=mask)
    assert not weights[..., ~mask].any()


def test_c35_masks_from_several_places_are_joined_by_and():
    q, k, v = qkv(1, 1, 6, 4)
    table = normal(3, 6, 6) > 0
    i, j = np.arange(6)[:, None], np.arange(6)
    by_hand = (j <= i) & (i - j < 3) & (j < 5) & table
    expected = regard.attention(q, k, v, mask=by_hand)
    for mask in (masks.Lengths(5) & table, table & masks.Lengths(5), masks.Dense(table) & masks.Lengths([5])):
        assert_same_bits(regard.attention(q, k, v, causal=True, window=3, mask=mask), expected)
    everything = table & masks.Window(2, None) & masks.Causal() & masks.Lengths(5)
    assert_same_bits(regard.attention(q, k, v, mask=everything), expected)


def test_c41_key_lengths_alone_hide_what_lies_behind_them():
    q, k, v = qkv(3, 1, 6, 4)
    lengths = np.array([2, 6, 1])
    padding = np.arange(6) < lengths[:, None]
    v[~np.broadcast_to(padding[:, None], (3, 1, 6))] = 1e6
    out = regard.attention(q, k, v, mask=masks.Lengths(lengths))
    assert np.abs(out).max() < 10
    assert_same_bits(out, regard.attention(q, k, v, mask=padding[:, None, None, :]))
    assert_same_bits(out, regard.attention(q, k, v, mask=masks.Keys(padding)))


def test_c42_padding_as_zeros_and_minus_infinities_with_causal():
    q, k, v = qkv(2, 3, 4, 8)
    padding = np.array([[True, True, True, False], [True, False, False, False]])[:, None, None, :]
    as_bool = regard.attention(q, k, v, causal=True, mask=padding)
    assert_same_bits(as_bool, regard.attention(q, k, v, causal=True, bias=np.where(padding, 0, -INF)))


def test_c43_a_float_table_is_added_also_where_q_k_and_v_are_one_array():
    x, bias = normal(0, 1, 4, 8), normal(3, 4, 4)
    out = regard.attention(x, x, x, bias=bias)
    assert_same_bits(out, regard.attention(x, x.copy(), x.copy(), bias=bias))
    check(out, x, x, x, bias=bias)


def test_c44_three_axes_are_heads_rows_keys_and_nothing_is_guessed():
    q, k, v = qkv(2, 2, 3, 8, keys=4)
    mask = normal(3, 2, 3, 4) > -0.3
    out = regard.attention(q, k, v, mask=mask)
    for entry in range(2):
        for head in range(2):
            alone = regard.attention(q[entry, head], k[entry, head], v[entry, head], mask=mask[head])
            np.testing.assert_allclose(out[entry, head], alone, atol=1e-14)
    q, k, v = qkv(3, 2, 3, 8, keys=4)
    with pytest.raises(ValueError, match=r"(?s)\(3, 3, 4\).*\(3, 2, 3, 4\)"):
        regard.attention(q, k, v, mask=np.ones((3, 3, 4), bool))
    assert regard.attention(q, k, v, mask=mask).shape == (3, 2, 3, 8)


def test_c46_left_padding_with_causal():
    q, k, v = qkv(2, 2, 5, 8)
    padding = np.array([[False, False, False, True, True], [True] * 5])
    out = regard.attention(q, k, v, causal=True, mask=masks.Keys(padding))
    short = regard.attention(q[0, :, 3:], k[0, :, 3:], v[0, :, 3:], causal=True)
    np.testing.assert_allclose(out[0, :, 3:], short, atol=1e-14)
    assert not out[0, :, :3].any()
    np.testing.assert_allclose(out[1], regard.attention(q[1], k[1], v[1], causal=True), atol=1e-14)


def test_c47_heads_that_see_nothing_do_not_touch_the_others():
    q, k, v = qkv(2, 3, 4, 8)
    mask = np.array([False, False, True])[:, None, None]
    out = regard.attention(q, k, v, mask=mask)
    assert not out[:, :2].any()
    np.testing.assert_allclose(out[:, 2], regard.attention(q, k, v)[:, 2], atol=1e-14)


def test_c48_slopes_and_distances_of_alibi():
    np.testing.assert_array_equal(biases.alibi_slopes(8), 2.0 ** -np.arange(1, 9))
    six = [0.25, 0.0625, 0.015625, 0.00390625, 0.5, 0.125]
    np.testing.assert_array_equal(biases.alibi_slopes(6), six)
    q, k, v = qkv(1, 6, 9, 8)
    bias = biases.ALiBi(biases.alibi_slopes(6))
    full = regard.attention(q, k, v, bias=bias, causal=True)
    check(full, q, k, v, bias=bias, causal=True)
    last = regard.attention(q[..., -1:, :], k, v, bias=bias, q_offset="end")
    np.testing.assert_allclose(last, full[..., -1:, :], atol=1e-14)


SIZES = [1, 31, 32, 33, 63, 64, 65, 129]


@pytest.mark.parametrize("queries", SIZES)
def test_c49_tables_of_every_size_around_the_blocks(queries):
    for keys in SIZES:
        q, k, v = normal(0, 1, queries, 16), normal(1, 1, keys, 16), normal(2, 1, keys, 16)
        mask = np.random.default_rng(keys).random((queries, keys)) < 0.5
        mask[::5] = False
        mask[:64, :64] &= keys < 65
        out = regard.attention(q, k, v, mask=mask)
        check(out, q, k, v, mask=mask)
        assert not out[0, ::5].any()


@pytest.mark.parametrize("keys", [33, 65])
def test_c50_one_head_of_keys_and_values_repeated_by_stride_zero(keys):
    q, k, v = qkv(1, 4, 7, 512, keys=keys, kv_heads=1, dtype=np.float32)
    wide = [np.broadcast_to(x, (1, 4, keys, 512)) for x in (k, v)]
    mask = np.random.default_rng(3).random((1, 4, 7, keys)) < 0.7
    out = regard.attention(q, *wide, mask=mask)
    assert_same_bits(out, regard.attention(q, *(x.copy() for x in wide), mask=mask))
    check(out, q, k, v, mask=mask)
