"""regard.eviction: scores of keys, against the whole table."""

from __future__ import annotations

import numpy as np
import pytest

import regard
from regard import eviction, masks
from support import qkv

LENGTH = 50


@pytest.fixture
def case():
    """An Inspection of a causal prompt in float32, and its table."""
    arrays = qkv(2, 4, LENGTH, 8, kv_heads=2, dtype=np.float32)
    a = regard.inspect(*arrays, causal=True)
    return a, np.asarray(a.weights[...], np.float64)


def close(found, expected):
    assert found.shape == expected.shape == (2, 4, LENGTH)
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)


def test_sums_last_rows_and_maxima(case):
    a, table = case
    close(eviction.h2o(a), table.sum(-2))
    close(eviction.tova(a), table[..., -1, :])
    close(eviction.kvzip(a), table.max(-2))
    seen = np.arange(LENGTH, 0, -1)
    close(eviction.observed_attention(a), table.sum(-2) / seen)
    assert eviction.observed_attention(a).dtype == np.float32


@pytest.mark.parametrize("pooling", ["mean", "max"])
@pytest.mark.parametrize(("window", "kernel"), [(8, 5), (1, 1), (LENGTH, 3), (49, 7)])
def test_the_window_is_pooled_apart(case, window, kernel, pooling):
    """As the published code does: the sum of the last rows, without the window's own keys, by a padded pool."""
    a, table = case
    summed = table[..., -window:, :].sum(-2)
    half = kernel // 2
    expected = np.empty_like(summed)
    for start, end in ((0, LENGTH - window), (LENGTH - window, LENGTH)):
        for j in range(start, end):
            near = summed[..., max(j - half, start) : min(j + half + 1, end)]
            expected[..., j] = near.max(-1) if pooling == "max" else near.sum(-1) / kernel
    close(eviction.snapkv(a, window, kernel, pooling), expected)


def test_keys_that_nobody_sees_score_nothing():
    q, k, v = qkv(1, LENGTH, 8)
    a = regard.inspect(q, k, v, mask=masks.Lengths(keys=30))
    for score in (eviction.h2o, eviction.tova, eviction.kvzip, eviction.observed_attention):
        assert (score(a)[0, 30:] == 0).all()
        assert (score(a)[0, :30] > 0).all()


def test_scores_of_a_cache_in_parts(case):
    """What was computed on parts of the keys scores as the whole does."""
    a = case[0]
    q, k, v = qkv(2, 4, LENGTH, 8, kv_heads=2, dtype=np.float32)
    parts = ((0, 20), (20, LENGTH))
    u = regard.merge([regard.inspect(q, k[:, :, x:y], v[:, :, x:y], causal=True, q_offset=-x) for x, y in parts])
    for score in (eviction.h2o, eviction.snapkv, eviction.tova, eviction.kvzip, eviction.observed_attention):
        np.testing.assert_allclose(score(u), score(a), rtol=1e-5, atol=1e-6)


def test_what_was_computed_is_enough(case):
    a = case[0].compute(received=["sum", "max"])
    a.viewers()
    a.detach()
    for score in (eviction.h2o, eviction.kvzip, eviction.observed_attention):
        assert score(a).shape == (2, 4, LENGTH)


def test_errors(case):
    for kernel in (0, 4, 2.5, True):
        with pytest.raises(ValueError, match="odd number of keys"):
            eviction.snapkv(case[0], kernel=kernel)
    with pytest.raises(ValueError, match="pooling"):
        eviction.snapkv(case[0], pooling="avgpool")
    with pytest.raises(ValueError, match="last must be"):
        eviction.snapkv(case[0], window=51)
