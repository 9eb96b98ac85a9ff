"""Joining attention over parts of the keys: exact, in any order and number, in the precision of what is given."""

from __future__ import annotations

import doctest
import itertools
import math

import ml_dtypes
import numpy as np
import pytest

from regard import merging
from regard.merging import merge


def normal(seed, *shape):
    return np.random.default_rng(seed).standard_normal(shape)


def formula(q, k, v, sinks=None):
    """Attention and lse, as the textbook has it; q (.., heads, rows, dim)."""
    scores = q @ k.swapaxes(-1, -2) / math.sqrt(q.shape[-1])
    weights = np.exp(scores)
    total = weights.sum(-1, keepdims=True)
    if sinks is not None:
        total = total + np.exp(np.broadcast_to(sinks, q.shape[:-2]))[..., None, None]
    return weights / total @ v, np.log(total)[..., 0]


def shards(q, k, v, sizes):
    """outs and lses over consecutive parts of the keys."""
    ends = list(itertools.accumulate(sizes))
    parts = [formula(q, k[..., e - n : e, :], v[..., e - n : e, :]) for n, e in zip(sizes, ends)]
    return [out for out, _ in parts], [lse for _, lse in parts]


Q, K, V = normal(0, 2, 3, 4, 8), normal(1, 2, 3, 12, 8), normal(2, 2, 3, 12, 5)


def test_examples():
    assert doctest.testmod(merging).failed == 0


def test_two_parts_of_one_row_with_natural_logarithms():
    """Case C20."""
    q, k, v = normal(0, 1, 4), normal(1, 6, 4), normal(2, 6, 3)
    out, lse = merge(*shards(q, k, v, [2, 4]))
    expected, total = formula(q, k, v)
    np.testing.assert_allclose(out, expected, rtol=0, atol=1e-12)
    np.testing.assert_allclose(lse, total, rtol=0, atol=1e-12)
    np.testing.assert_allclose(lse, np.log(np.exp(q @ k.T / 2).sum(-1)), rtol=0, atol=1e-12)


@pytest.mark.parametrize(("lses", "winner"), [((0, 800), 2), ((800, 0), 1)])
def test_the_larger_of_two_far_parts_wins(lses, winner):
    """Case C21."""
    outs = [np.array([1], np.float32), np.array([2], np.float32)]
    with np.errstate(all="raise"):
        out, lse = merge(outs, [np.float32(x) for x in lses])
    assert (out.tolist(), lse, out.dtype, lse.dtype) == ([winner], 800, np.float32, np.float32)


def test_error_does_not_grow_with_the_number_of_parts():
    """Case C22: partial results travel in float32, so that only the last step rounds to bfloat16."""
    bfloat16 = ml_dtypes.bfloat16
    q, k, v = (
        normal(n, *shape).astype(bfloat16) for n, shape in enumerate(((1, 16, 64), (1, 4096, 64), (1, 4096, 64)))
    )
    exact, _ = formula(*(x.astype(np.float64) for x in (q, k, v)))
    rounding = np.abs(exact.astype(bfloat16).astype(np.float64) - exact).max()
    for n in (1, 2, 4, 8, 16):
        outs, lses = shards(*(x.astype(np.float32) for x in (q, k, v)), [4096 // n] * n)
        out, _ = merge(outs, lses)
        assert out.dtype == np.float32
        error = np.abs(out.astype(bfloat16).astype(np.float64) - exact).max()
        assert error <= rounding * 1.01, n
        assert np.abs(out - exact).max() < 1e-6, n


@pytest.mark.parametrize("sizes", [[12], [5, 7], [1, 0, 4, 7], [1] * 12])
def test_any_number_of_parts_in_any_order(sizes):
    expected, total = formula(Q, K, V)
    with np.errstate(all="ignore"):
        outs, lses = shards(Q, K, V, sizes)
    outs = [np.nan_to_num(out) for out in outs]  # the textbook's 0 / 0 for no keys
    for order in (slice(None), slice(None, None, -1)):
        out, lse = merge(outs[order], lses[order])
        np.testing.assert_allclose(out, expected, rtol=0, atol=1e-14)
        np.testing.assert_allclose(lse, total, rtol=0, atol=1e-14)


def test_what_was_merged_merges_again():
    outs, lses = shards(Q, K, V, [3, 4, 5])
    first = merge(outs[:2], lses[:2])
    out, lse = merge([first[0], outs[2]], [first[1], lses[2]])
    expected, total = formula(Q, K, V)
    np.testing.assert_allclose(out, expected, rtol=0, atol=1e-14)
    np.testing.assert_allclose(lse, total, rtol=0, atol=1e-14)


def test_arrays_with_an_axis_for_the_parts():
    outs, lses = shards(Q, K, V, [5, 7])
    for a, b in zip(merge(outs, lses), merge(np.stack(outs), np.stack(lses))):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("held", [0.0, np.nan, np.inf])
def test_parts_that_nothing_sees_change_no_bit(held):
    out, lse = formula(Q, K, V)
    empty, unseen = np.full_like(out, held), np.full_like(lse, -np.inf)
    with np.errstate(all="raise"):
        for outs, lses in (([out], [lse]), ([empty, out], [unseen, lse]), ([out, empty, empty], [lse, unseen, unseen])):
            merged = merge(outs, lses)
            np.testing.assert_array_equal(merged[0], out)
            np.testing.assert_array_equal(merged[1], lse)


def test_rows_that_no_part_sees_are_empty():
    nothing = np.zeros((2, 3, 4)), np.full((2, 3), -np.inf)
    with np.errstate(all="raise"):
        out, lse = merge([nothing[0]] * 2, [nothing[1]] * 2)
        sunk, sink = merge([nothing[0]] * 2, [nothing[1]] * 2, sinks=[1.5, -np.inf])
    assert not out.any()
    assert (lse == -np.inf).all()
    assert not sunk.any()
    assert sink.tolist() == [[1.5] * 3, [-np.inf] * 3]


@pytest.mark.parametrize("sinks", [0.5, [0.5, -2.0, 3.0], [[0.1], [-np.inf]], 1000.0, -np.inf])
def test_sinks(sinks):
    with np.errstate(over="ignore", invalid="ignore"):
        expected, total = formula(Q, K, V, np.asarray(sinks))
    out, lse = merge(*shards(Q, K, V, [5, 7]), sinks=sinks)
    if np.max(sinks) < 700:
        np.testing.assert_allclose(out, expected, rtol=0, atol=1e-14)
        np.testing.assert_allclose(lse, total, rtol=0, atol=1e-14)
    else:
        assert not out.any()
        assert (lse == sinks).all()


def test_a_row_without_axes_takes_one_sink():
    out, lse = merge([[2.0], [4.0]], [0.0, 0.0], sinks=np.log(2.0))
    np.testing.assert_allclose(out, [1.5])
    np.testing.assert_allclose(lse, np.log(4.0))


def test_nan_stays_in_its_row_and_column():
    outs, lses = shards(Q, K, V, [5, 7])
    outs[0][0, 0, 0, 1] = np.nan
    outs[1][1, 2, 3, 0] = np.inf
    lses[1][1, 0, 0] = np.nan
    out, lse = merge(outs, lses)
    lost = np.zeros(out.shape, bool)
    lost[0, 0, 0, 1] = lost[1, 0, 0] = True
    np.testing.assert_array_equal(np.isnan(out), lost)
    np.testing.assert_array_equal(np.isnan(lse), lost.all(-1))
    assert out[1, 2, 3, 0] == np.inf
    assert np.isinf(out).sum() == 1


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_averages_of_the_largest_numbers_are_finite(dtype):
    top = np.finfo(dtype).max
    outs = [np.array([[top, -top, top]], dtype)] * 2 + [np.array([[top, -top, -top]], dtype)]
    out, _ = merge(outs, [np.array([x], dtype) for x in (0.1, 0.2, 0.3)])
    assert np.isfinite(out).all()
    np.testing.assert_allclose(out[0, :2] / top, [1, -1], rtol=1e-6)


@pytest.mark.parametrize(
    ("out", "lse", "expected"),
    [
        (np.float64, np.float64, (np.float64, np.float64)),
        (np.float32, np.float32, (np.float32, np.float32)),
        (np.float32, np.float64, (np.float32, np.float64)),
        (np.float64, np.float32, (np.float64, np.float32)),
        (np.float16, np.float32, (np.float32, np.float32)),
        (ml_dtypes.bfloat16, np.float32, (np.float32, np.float32)),
        (">f4", ">f4", (np.float32, np.float32)),
        (np.int64, np.int64, (np.float64, np.float64)),
    ],
)
def test_types(out, lse, expected):
    merged = merge(np.ones((3, 2, 4), out), np.zeros((3, 2), lse))
    assert tuple(x.dtype for x in merged) == expected
    np.testing.assert_array_equal(merged[0], np.ones((2, 4)))
    assert all(x.dtype.isnative for x in merged)


def test_inputs_stay_as_they_are():
    outs, lses = shards(Q, K, V, [5, 7])
    for x in outs + lses:
        x.flags.writeable = False
    out, lse = merge(outs[:1], lses[:1])
    assert not np.shares_memory(out, outs[0])
    assert not np.shares_memory(lse, lses[0])


@pytest.mark.parametrize("shape", [(0, 4), (3, 0), (0, 2, 3)])
def test_nothing_to_merge(shape):
    out, lse = merge(np.zeros((2, *shape)), np.zeros((2, *shape[:-1])), sinks=0.0)
    assert (out.shape, lse.shape) == (shape, shape[:-1])


@pytest.mark.parametrize(
    ("outs", "lses", "options", "error", "message"),
    [
        ([], [], {}, ValueError, "at least one: 0 outs, 0 lses"),
        ([np.ones((2, 3))], [], {}, ValueError, "1 outs, 0 lses"),
        ([np.ones((2, 3)), np.ones((2, 4))], [np.ones(2)] * 2, {}, ValueError, r"outs\[1\] has shape \(2, 4\)"),
        ([np.ones((2, 3))], [np.ones((2, 3))], {}, ValueError, r"lses\[0\] has shape \(2, 3\).*swapaxes"),
        ([np.ones((2, 3, 1))], [np.ones((2, 3))], {"sinks": [1, 2, 3]}, ValueError, r"\(3,\) do not .* \(2,\)"),
        ([np.ones((2, 3))], [np.ones(2) * 1j], {}, TypeError, r"lses\[0\] has dtype complex128"),
        ([np.ma.ones((2, 3))], [np.ones(2)], {}, TypeError, r"outs\[0\] is a masked array"),
    ],
)
def test_refused(outs, lses, options, error, message):
    with pytest.raises(error, match=message):
        merge(outs, lses, **options)
