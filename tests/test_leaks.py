"""What can and cannot leak: numbers that are not finite, hidden and visible, and numbers of any size."""

from __future__ import annotations

import numpy as np
import pytest

import regard
from regard import biases, masks
from support import DTYPES, INF, NAN, assert_same_bits, bfloat16, check, normal, qkv

pytestmark = pytest.mark.usefixtures("level")

# Rows and keys over several blocks; the poisoned keys lie in a block of their own, at edges, and amid visible ones.
QUERIES, KEYS = 40, 150
POISONED = [0, 3, 64, 65, 100, *range(128, 150)]
SHOWN = ~np.isin(np.arange(KEYS), POISONED)
TABLE = np.random.default_rng(1).random((QUERIES, KEYS)) < 0.7

HIDING = {
    "keys": {"mask": masks.Keys(SHOWN)},
    "table": {"mask": SHOWN & TABLE},
    "bias": {"bias": np.where(SHOWN, 0.25, -INF).astype(np.float32)},
    "documents": {"mask": masks.Documents(np.ones(QUERIES, int), np.where(SHOWN, 1, 2))},
    "where": {"mask": masks.Where(lambda b, h, p, j: (j > 0) & (j < 128) & (j % 97 != 3) & (j // 2 != 32))},
    "union": {"mask": (masks.Keys(SHOWN) & masks.Causal()) | (masks.Keys(SHOWN) & TABLE), "q_offset": 60},
    "score": {"mask": masks.Keys(SHOWN), "bias": biases.Score(lambda s, b, h, p, j: s * 0.5 + 0.01 * j)},
    "cap": {"mask": masks.Keys(SHOWN), "softcap": 3.0, "sinks": 0.25},
}


def poisoned(x, poison):
    x = x.copy()
    x[..., POISONED, :] = poison
    return x


@pytest.mark.parametrize("queries", [1, QUERIES])
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", HIDING)
def test_what_hidden_keys_and_values_hold_changes_no_bit(name, dtype, queries):
    if queries == 1 and name in ("table", "documents", "union"):
        pytest.skip("tables of many rows")
    q, k, v = qkv(2, queries, 20, keys=KEYS, dtype=dtype)
    clean, clean_lse = regard.attention(q, poisoned(k, 0), poisoned(v, 0), return_lse=True, **at(name, queries))
    check(clean, q, k, v, **at(name, queries))
    for in_keys, in_values in ((NAN, 0), (0, NAN), (NAN, INF), (-INF, -INF), (huge(dtype), huge(dtype))):
        out, lse = regard.attention(
            q, poisoned(k, in_keys), poisoned(v, in_values), return_lse=True, **at(name, queries)
        )
        assert_same_bits(out, clean)
        assert_same_bits(lse, clean_lse)


def at(name, queries):
    """One query stands anywhere where only keys matter."""
    return {"q_offset": 0, **HIDING[name]} if queries == 1 or name == "score" else HIDING[name]


def huge(dtype):
    return 6e4 if dtype == np.float16 else 3e38


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_causal_hides_what_comes_later(dtype):
    q, k, v = qkv(2, 70, 20, dtype=dtype)
    clean = regard.attention(q, k, v, causal=True)
    for row in (0, 1, 31, 32, 63, 69):
        dirty_k, dirty_v = k.copy(), v.copy()
        dirty_k[:, row:], dirty_v[:, row:] = NAN, INF
        out = regard.attention(q, dirty_k, dirty_v, causal=True)
        assert_same_bits(out[:, :row], clean[:, :row])
        assert np.isnan(out[:, row:]).all()


@pytest.mark.parametrize("queries", [1, 5, 70])
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_nan_in_a_query_stays_in_its_row(dtype, queries):
    q, k, v = qkv(2, queries, 20, keys=70, dtype=dtype)
    clean = regard.attention(q, k, v)
    row = queries // 2
    for poison in (NAN, INF):
        dirty = q.copy()
        dirty[1, row, 7] = poison
        out = regard.attention(dirty, k, v)
        assert np.isnan(out[1, row]).all()
        out[1, row] = clean[1, row]
        assert_same_bits(out, clean)


def test_nan_in_the_query_of_an_empty_row_gives_zeros():
    q, k, v = qkv(1, 5, 8, dtype=np.float32)
    q[0, 2] = NAN
    mask = np.ones((5, 5), bool)
    mask[2] = False
    out, lse = regard.attention(q, k, v, mask=mask, return_lse=True)
    assert not out[0, 2].any()
    assert lse[0, 2] == -INF
    out, lse = regard.attention(q, k, v, mask=mask, return_lse=True, sinks=0.5)
    assert not out[0, 2].any()
    assert lse[0, 2] == np.float32(0.5)


@pytest.mark.parametrize("queries", [3, 70])
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_a_visible_value_that_is_not_finite_reaches_its_own_column(dtype, queries):
    q, k, v = qkv(2, queries, 20, keys=70, dtype=dtype)
    mask = np.random.default_rng(2).random((queries, 70)) < 0.5
    clean = regard.attention(q, k, v, mask=mask)
    for poison in (NAN, INF, -INF):
        for key in (0, 33, 69):
            dirty = v.copy()
            dirty[1, key, 7] = poison
            out = regard.attention(q, k, dirty, mask=mask)
            touched = out[1, mask[:, key], 7]
            assert np.isnan(touched).all() if np.isnan(poison) else (touched == poison).all()
            assert_same_bits(out[0], clean[0])
            assert_same_bits(out[1, ~mask[:, key]], clean[1, ~mask[:, key]])
            # The other columns of rows that see the value may come from another summation, no less right.
            others = np.arange(20) != 7
            check(out[1:, :, others], q[1:], k[1:], v[1:, :, others], mask=mask)


def test_infinities_of_both_signs_in_one_column_are_nan():
    q, k, v = qkv(1, 3, 4, dtype=np.float32)
    v[0, 0, 1], v[0, 2, 1] = INF, -INF
    out = regard.attention(q, k, v)
    assert np.isnan(out[..., 1]).all()
    assert np.isfinite(out[..., [0, 2, 3]]).all()


@pytest.mark.parametrize("queries", [1, 40])
@pytest.mark.parametrize("dtype", [np.float64, np.float32, bfloat16])
@pytest.mark.parametrize("score", [-2e4, 1e9, -1e30, 3e38])
def test_the_only_visible_key_has_weight_one(score, dtype, queries):
    q = np.ones((1, queries, 1), dtype)
    k = np.full((1, 70, 1), -score, dtype)
    k[0, 33] = score
    v = normal(2, 1, 70, 5, dtype=dtype)
    out, lse = regard.attention(q, k, v, scale=1, mask=np.arange(70) == 33, return_lse=True)
    np.testing.assert_array_equal(out, np.broadcast_to(v[:, 33:34], out.shape))
    np.testing.assert_allclose(lse, np.full((1, queries), float(k[0, 33, 0])), rtol=1e-6)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("level_of_scores", [-2e4, -1e6, 1e6])
def test_a_bias_far_from_zero_is_no_mask(level_of_scores, dtype):
    q, k, v = qkv(1, 40, 8, keys=70, dtype=dtype)
    bias = np.full(70, level_of_scores, dtype)
    check(regard.attention(q, k, v, bias=bias), q, k, v, bias=bias)


def test_visible_scores_of_minus_infinity_have_no_weight():
    q, k, v = np.ones((2, 1)), np.array([[1.0], [-INF], [2.0]]), normal(2, 3, 4)
    expected = regard.attention(q, k[[0, 2]], v[[0, 2]])
    np.testing.assert_allclose(regard.attention(q, k, v), expected, rtol=1e-14)
    out, lse = regard.attention(q, np.full((3, 1), -INF), v, return_lse=True)
    assert not out.any()
    assert (lse == -INF).all()


@pytest.mark.parametrize("queries", [1, 40])
@pytest.mark.parametrize("size", [1e18, 3e38])
def test_finite_inputs_with_a_finite_answer_give_it(size, queries):
    q, k, v = qkv(2, queries, 16, keys=70, dtype=np.float32)
    large = np.clip(v, -1, 1) * np.float32(size)
    out = regard.attention(q, k, large)
    assert np.isfinite(out).all()
    check(out, q, k, large)
    out = regard.attention(q, np.float32(1e17) * k, large, scale=1e-20)
    assert np.isfinite(out).all()
    # Scores of opposite signs beyond any exponent: the largest decides alone.
    out = regard.attention(np.float32(1e16) * q, np.float32(1e16) * k, v)
    assert np.isfinite(out).all()


@pytest.mark.parametrize("queries", [1, 40])
def test_products_that_overflow_on_the_way_to_a_finite_score(queries):
    q = np.full((1, queries, 4), 3e38, np.float32)
    k, v = np.full((1, 70, 4), 1.0, np.float32), normal(2, 1, 70, 5, dtype=np.float32)
    k[..., 0] = np.linspace(0, 1, 70)
    out = regard.attention(q, k, v, scale=1e-38)
    assert np.isfinite(out).all()
    check(out, q, k, v, scale=1e-38)
