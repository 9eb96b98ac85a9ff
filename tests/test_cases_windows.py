"""Positions: causal, windows and offsets, in one call and in pieces. The list of cases is in CASES.md."""

from __future__ import annotations

import numpy as np
import pytest

import regard
from regard import biases, masks
from support import assert_invariant, assert_same_bits, check, normal, qkv

pytestmark = pytest.mark.usefixtures("level")


def weights(queries, keys, **options):
    """The weights themselves: values that are a unit matrix."""
    q, k = normal(0, queries, 4), normal(1, keys, 4)
    return regard.attention(q, k, np.eye(keys), **options)


def test_c25_causal_with_fewer_queries_than_keys_has_no_silent_corner():
    q, k, v = normal(0, 1, 1, 2, 4), normal(1, 1, 1, 5, 4), normal(2, 1, 1, 5, 3)
    with pytest.raises(ValueError, match=r"(?s)q_offset=0.*end|end.*q_offset=0"):
        regard.attention(q, k, v, causal=True)
    np.testing.assert_array_equal(weights(2, 5, causal=True, q_offset=0) > 0, np.tri(2, 5, dtype=bool))
    np.testing.assert_array_equal(weights(2, 5, causal=True, q_offset="end") > 0, np.tri(2, 5, 3, dtype=bool))


def test_c27_one_query_against_a_cache():
    q, k, v = normal(0, 1, 4), normal(1, 5, 4), np.arange(10.0).reshape(5, 2)
    out = regard.attention(q, k, v, causal=True, q_offset="end")
    np.testing.assert_allclose(out, [[3.79088417, 4.79088417]], atol=1e-8)
    np.testing.assert_array_equal(regard.attention(q, k, v, causal=True, q_offset=0), [[0, 1]])


def test_c28_several_new_queries_against_a_cache():
    q, k, v = qkv(1, 2, 6, 8)
    full = regard.attention(q, k, v, causal=True)
    piece = regard.attention(q[..., 4:, :], k, v, causal=True, q_offset="end")
    np.testing.assert_allclose(piece, full[..., 4:, :], atol=1e-12)


def test_c34_a_window_is_never_ignored():
    q, k, v = qkv(1, 8, 8)
    i, j = np.arange(8)[:, None], np.arange(8)
    near = regard.attention(q, k, v, window=(1, 0))
    far = regard.attention(q, k, v, window=(4, 0))
    assert_same_bits(near, regard.attention(q, k, v, mask=(i - 1 <= j) & (j <= i)))
    assert_same_bits(far, regard.attention(q, k, v, mask=(i - 4 <= j) & (j <= i)))
    assert np.abs(near - far).max() > 1e-3
    assert np.abs(far - regard.attention(q, k, v)).max() > 1e-3


def test_c36_a_window_looks_back_without_causal_too():
    i, j = np.arange(6)[:, None], np.arange(6)
    np.testing.assert_array_equal(weights(6, 6, window=(2, 0)) > 0, (i - 2 <= j) & (j <= i))


def test_c37_a_window_of_w_counts_the_own_key():
    counts = (weights(8, 8, causal=True, window=3) > 0).sum(-1)
    np.testing.assert_array_equal(counts, [1, 2, 3, 3, 3, 3, 3, 3])
    np.testing.assert_array_equal((weights(1, 8, causal=True, window=3, q_offset=7) > 0).sum(-1), [3])
    assert_same_bits(weights(8, 8, causal=True, window=3), weights(8, 8, window=(2, 0)))
    with pytest.raises(ValueError, match=r"(?s)\(2, 0\).*\(3, 3\)"):
        weights(8, 8, window=3)
    with pytest.raises(ValueError, match="None"):
        weights(8, 8, window=(-1, 0))


def test_c38_a_window_over_all_keys_is_no_window():
    q, k, v = qkv(2, 64, 16, dtype=np.float32)
    expected = regard.attention(q, k, v, causal=True)
    for window in ((63, 0), (64, 0), (None, 0), (2**40, 0)):
        assert_same_bits(regard.attention(q, k, v, window=window), expected)


def test_c39_a_window_at_one_position_of_a_cache():
    np.testing.assert_array_equal(weights(1, 10, causal=True, window=4, q_offset=9)[0] > 0, np.arange(10) >= 6)


def test_c40_a_window_in_chunks():
    q, k, v = qkv(2, 16, 8)
    full = regard.attention(q, k, v, causal=True, window=4)
    for start in range(0, 16, 5):
        end = min(start + 5, 16)
        chunk = regard.attention(q[:, start:end], k[:, :end], v[:, :end], causal=True, window=4, q_offset="end")
        np.testing.assert_allclose(chunk, full[:, start:end], atol=1e-14)


def test_c114_free_slots_of_a_cache_count_as_no_keys():
    q, k, v = qkv(2, 4, 1, 16, keys=10, kv_heads=2)
    expected = regard.attention(q, k, v)
    for rest in (np.nan, 0.0):
        keys, values = np.full((2, 2, 64, 16), rest), np.full((2, 2, 64, 16), rest)
        keys[..., :10, :], values[..., :10, :] = k, v
        assert_invariant(regard.attention(q, keys, values, mask=masks.Lengths(10)), expected)


def test_c120_the_capacity_of_a_cache_does_not_matter():
    q, k, v = qkv(2, 4, 1, 16, keys=40, kv_heads=2, dtype=np.float32)
    expected = regard.attention(q, k, v)
    for capacity in (41, 64, 4096):
        keys, values = (np.zeros((2, 2, capacity, 16), np.float32) for _ in range(2))
        keys[..., :40, :], values[..., :40, :] = k, v
        assert_invariant(regard.attention(q, keys, values, mask=masks.Lengths(40)), expected)


OPTIONS = {
    "plain": {},
    "window": {"window": 5},
    "alibi": {"bias": biases.ALiBi(biases.alibi_slopes(4))},
    "relative": {"bias": biases.Relative(normal(9, 4, 11))},
    "where": {"mask": masks.Where(lambda b, h, p, j: (p - j) % 3 != 1)},
}


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("steps", [(1,) * 13, (5, 1, 4, 3)], ids=["single", "chunks"])
def test_c121_in_one_call_or_token_by_token(name, steps):
    q, k, v = qkv(1, 4, 13, 8, kv_heads=2)
    full, start = regard.attention(q, k, v, causal=True, **OPTIONS[name]), 0
    check(full, q, k, v, causal=True, **OPTIONS[name])
    for step in steps:
        end = start + step
        part = regard.attention(
            q[..., start:end, :], k[..., :end, :], v[..., :end, :], causal=True, q_offset="end", **OPTIONS[name]
        )
        np.testing.assert_allclose(part, full[..., start:end, :], atol=1e-12)
        start = end


def test_offsets_of_each_batch_entry():
    q, k, v = qkv(3, 2, 4, 8, keys=9)
    offsets = np.array([0, 5, -2])
    out, lse = regard.attention(q, k, v, causal=True, window=3, q_offset=offsets, return_lse=True)
    for entry, offset in enumerate(offsets):
        alone = regard.attention(q[entry], k[entry], v[entry], causal=True, window=3, q_offset=int(offset))
        np.testing.assert_allclose(out[entry], alone, atol=1e-14)
    assert (lse[2, :, :2] == -np.inf).all()


@pytest.mark.parametrize("offset", [2**31, -(2**31), 2**40, -(2**60), 2**60])
def test_offsets_of_any_size(offset):
    q, k, v = qkv(1, 3, 4, keys=6)
    out = regard.attention(q, k, v, causal=True, q_offset=offset)
    assert_same_bits(out, regard.attention(q, k, v) if offset > 0 else np.zeros_like(out))


def test_a_padded_cache_with_lengths_and_offsets():
    q, k, v = qkv(3, 2, 2, 8, keys=12)
    lengths = np.array([12, 5, 2])
    out = regard.attention(q, k, v, causal=True, q_offset=lengths - 2, mask=masks.Lengths(lengths))
    for entry, n in enumerate(lengths):
        alone = regard.attention(q[entry], k[entry, :, :n], v[entry, :, :n], causal=True, q_offset="end")
        np.testing.assert_allclose(out[entry], alone, atol=1e-14)
