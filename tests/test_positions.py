"""`regard.positions`: sines and cosines, and rotary positions, against their papers' formulas."""

from __future__ import annotations

import math

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regard
from regard import positions
from support import normal


def test_sinusoidal_is_the_papers_formula():
    table = positions.sinusoidal(20, 6, base=100.0)
    assert table.dtype == np.float64
    for p in range(20):
        for n in range(3):
            angle = p / 100.0 ** (2 * n / 6)
            assert table[p, 2 * n] == pytest.approx(math.sin(angle), abs=1e-14)
            assert table[p, 2 * n + 1] == pytest.approx(math.cos(angle), abs=1e-14)


def test_sinusoidal_sizes_of_nothing():
    assert positions.sinusoidal(0, 4).shape == (0, 4)
    assert positions.sinusoidal(4, 0).shape == (4, 0)


def rotated(x, p, base, interleaved):
    """One row by the paper: each pair is a complex number that is multiplied by exp(i * angle)."""
    dim = len(x)
    out = np.empty(dim)
    for n in range(dim // 2):
        a, b = (2 * n, 2 * n + 1) if interleaved else (n, n + dim // 2)
        turned = complex(x[a], x[b]) * np.exp(1j * p / base ** (2 * n / dim))
        out[a], out[b] = turned.real, turned.imag
    return out


@pytest.mark.parametrize("interleaved", [False, True])
def test_rotary_is_the_papers_formula(interleaved):
    x, where = normal(0, 2, 3, 5, 8), np.array([0, 1, 7, 100, 65_536])
    out = positions.rotary(x, where, base=500.0, interleaved=interleaved)
    expected = [rotated(row, where[n % 5], 500.0, interleaved) for n, row in enumerate(x.reshape(-1, 8))]
    np.testing.assert_allclose(out.reshape(-1, 8), expected, atol=1e-12)


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 10_000), st.integers(-1000, 1000), st.booleans())
def test_products_depend_on_distance_alone(p, j, shift, interleaved):
    q, k = normal(0, 1, 16), normal(1, 1, 16)

    def product(p, j):
        turned = [positions.rotary(x, [n], interleaved=interleaved) for x, n in ((q, p), (k, j))]
        return (turned[0] @ turned[1].T).item()

    assert product(p, j) == pytest.approx(product(p + shift, j + shift), abs=1e-9)
    assert np.linalg.norm(positions.rotary(q, [p])) == pytest.approx(np.linalg.norm(q))


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.float16, ml_dtypes.bfloat16, ">f4", int])
def test_rotary_keeps_the_type_and_leaves_the_input(dtype):
    x = np.round(normal(0, 4, 2, 6, 8) * 8).astype(dtype)
    kept = x.copy()
    out = positions.rotary(x, np.arange(6))
    assert out.dtype == (np.float64 if dtype is int else np.dtype(dtype).newbyteorder("="))
    np.testing.assert_array_equal(x, kept)
    eps = float(ml_dtypes.finfo(out.dtype).eps)
    exact = positions.rotary(x.astype(np.float64), np.arange(6))
    np.testing.assert_allclose(out.astype(np.float64), exact, atol=2 * eps * np.abs(exact).max())


def test_positions_broadcast():
    x = normal(0, 2, 3, 4, 6)
    for_batch = np.array([[[0, 1, 2, 3]], [[5, 6, 7, 8]]])
    out = positions.rotary(x, for_batch)
    np.testing.assert_array_equal(out[1], positions.rotary(x[1], np.arange(5, 9)))
    np.testing.assert_array_equal(positions.rotary(x, 3), positions.rotary(x, [3, 3, 3, 3]))
    np.testing.assert_array_equal(positions.rotary(x, 0), x)
    assert positions.rotary([1.0, 0.0], 2).shape == (2,)


def test_a_cache_of_turned_keys_gives_what_the_whole_does():
    q, k, v = (normal(n, 2, 9, 8) for n in range(3))
    whole = regard.attention(positions.rotary(q, np.arange(9)), positions.rotary(k, np.arange(9)), v, causal=True)
    newest = positions.rotary(q[:, 8:], [8])
    last = regard.attention(newest, positions.rotary(k, np.arange(9)), v, causal=True, q_offset="end")
    np.testing.assert_allclose(last, whole[:, 8:], rtol=1e-12)


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: positions.sinusoidal(3, 5), ValueError, "dim is 5: it must be even"),
        (lambda: positions.sinusoidal(-1, 4), ValueError, "length must be 0 or more, not -1"),
        (lambda: positions.sinusoidal(3.0, 4), TypeError, r"length must be an integer, not 3\.0"),
        (lambda: positions.sinusoidal(3, 4, base=0), ValueError, "base must be a finite number above 0, not 0"),
        (lambda: positions.rotary(np.ones((3, 5)), np.arange(3)), ValueError, "dim is 5: it must be even"),
        (lambda: positions.rotary(np.ones((3, 4)), np.arange(4)), ValueError, r"positions of shape \(4,\) .*\(3,\)"),
        (lambda: positions.rotary(np.ones((3, 4)), np.zeros((1, 3))), ValueError, r"do not broadcast to the rows of x"),
        (lambda: positions.rotary(np.ones((3, 4), complex), 0), TypeError, "x has dtype complex128"),
        (lambda: positions.rotary(np.ones((3, 4)), 1j), TypeError, "positions has dtype complex128"),
        (lambda: positions.rotary(1.0, 0), ValueError, "x is one number"),
        (lambda: positions.rotary(np.ones((3, 4)), 0, interleaved=1), TypeError, "interleaved must be True or False"),
        (lambda: positions.rotary(np.ones((3, 4)), 0, base=-1.0), ValueError, "base must be a finite number above 0"),
    ],
)
def test_errors(call, error, words):
    with pytest.raises(error, match=words):
        call()
