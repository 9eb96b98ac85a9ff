"""Biases: what each adds, how they add up, which keys they hide, and what they refuse."""

from __future__ import annotations

import doctest

import ml_dtypes
import numpy as np
import pytest

from regard import biases, ops, published
from regard.biases import ALiBi, ArrayBias, Relative, Score, Sum, alibi_slopes
from regard.masks import Causal, Grid

B, H, L, S = 2, 3, 5, 7
PAIRS = np.stack(np.meshgrid(np.arange(B), np.arange(H), np.arange(L), np.arange(S), indexing="ij"))
SCORES = np.random.default_rng(0).standard_normal((B, H, L, S))
SLOPES = np.array([0.5, 0.25, 2.0])
TABLE = np.random.default_rng(1).standard_normal((H, 5))
ARRAY = np.random.default_rng(2).standard_normal((B, 1, L, S))


def whole(offset=0):
    return Grid((B,), H, L, S, offset, slice(0, L))


def applied(bias, offset=0, scores=SCORES):
    bias.check((B,), H, L, S)
    found = bias.apply(scores, whole(offset))
    assert (found.shape, found.dtype) == (scores.shape, scores.dtype)
    return found


def position(offset):
    """p of every pair."""
    return PAIRS[2] + np.broadcast_to(offset, (B,))[PAIRS[0]]


LEAVES = {
    "array": (ArrayBias(ARRAY), lambda s, b, h, p, j: s + np.broadcast_to(ARRAY, s.shape)),
    "alibi": (ALiBi(SLOPES), lambda s, b, h, p, j: s - SLOPES[h] * np.abs(p - j)),
    "relative": (Relative(TABLE), lambda s, b, h, p, j: s + TABLE[h, np.clip(j - p, -2, 2) + 2]),
    "one table": (Relative(TABLE[0]), lambda s, b, h, p, j: s + TABLE[0, np.clip(j - p, -2, 2) + 2]),
    "score": (
        Score(lambda s, b, h, p, j: s * (h + 1) - 0.5 * b + ops.minimum(p - j, 3)),
        lambda s, b, h, p, j: s * (h + 1) - 0.5 * b + np.minimum(p - j, 3),
    ),
}


@pytest.mark.parametrize("module", [biases, published])
def test_examples(module):
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("offset", [0, 3, -4, np.array([0, 2])], ids=str)
@pytest.mark.parametrize("name", LEAVES)
def test_what_each_bias_adds(name, offset):
    bias, rule = LEAVES[name]
    b, h, _, j = PAIRS
    np.testing.assert_allclose(applied(bias, offset), rule(SCORES, b, h, position(offset), j), rtol=1e-14, atol=1e-14)


@pytest.mark.parametrize("name", [*LEAVES, "sum"])
def test_a_part_of_the_grid_is_that_part_of_the_whole(name):
    hiding = np.where(TABLE > 0.5, -np.inf, TABLE)
    bias = sum((b for b, _ in LEAVES.values()), Relative(hiding)) if name == "sum" else LEAVES[name][0]
    offset = np.array([1, -2])
    everything, hidden = applied(bias, offset), bias.hidden(whole(offset))
    for entry, heads, rows in (((0,), (1, 3), slice(2, 4)), ((1,), (0, 1), slice(0, 5)), (None, (1, 2), slice(4, 5))):
        index = (*(entry or (slice(None),)), slice(*heads), rows)
        g = Grid((B,), H, L, S, offset, rows, entry, heads)
        np.testing.assert_array_equal(bias.apply(SCORES[index], g), everything[index])
        if name == "sum":
            np.testing.assert_array_equal(
                np.broadcast_to(bias.hidden(g), g.shape), np.broadcast_to(hidden, SCORES.shape)[index]
            )


def test_sums():
    bias = ALiBi(SLOPES) + (ARRAY + Score(lambda s, b, h, p, j: s * s)) + [0.25] * S
    assert [type(term) for term in bias.terms()] == [Score, ALiBi, ArrayBias, ArrayBias]
    assert repr(bias) == "(Score(<lambda>) + ALiBi((3,)) + ArrayBias((2, 1, 5, 7)) + ArrayBias((7,)))"
    expected = SCORES**2 - SLOPES[PAIRS[1]] * np.abs(PAIRS[2] - PAIRS[3]) + ARRAY + 0.25
    np.testing.assert_allclose(applied(bias), expected, rtol=1e-14)
    assert ALiBi(SLOPES).terms()[0].slopes is SLOPES


def test_score_functions_follow_each_other():
    bias = Score(lambda s, b, h, p, j: s + 1) + Score(lambda s, b, h, p, j: s * 2)
    np.testing.assert_array_equal(applied(bias), (SCORES + 1) * 2)


def test_a_score_function_is_traced_anew_in_every_call():
    factor = 2.0
    bias = Score(lambda s, b, h, p, j: s * factor)
    first = applied(bias)
    factor = 3.0
    np.testing.assert_array_equal(first, SCORES * 2)
    np.testing.assert_array_equal(applied(bias), SCORES * 3)


def test_a_score_function_need_not_use_the_score():
    np.testing.assert_array_equal(applied(Score(lambda s, b, h, p, j: 1)), np.ones_like(SCORES))


def test_positional():
    for name, (bias, _) in LEAVES.items():
        assert bias.positional == (name != "array"), name
    assert not Score(lambda s, b, h, p, j: s + h - j).positional
    assert not (ArrayBias(ARRAY) + ARRAY).positional
    assert (ArrayBias(ARRAY) + Relative(TABLE)).positional


# --- types and -inf ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32, np.float64, ">f4"])
def test_any_float_type_is_added_in_the_precision_of_the_scores(dtype):
    array = np.array([2048, 2049, 2048, 2050, 0, -1, 2], dtype)
    found = applied(ArrayBias(array), scores=SCORES.astype(np.float32))
    np.testing.assert_array_equal(found, SCORES.astype(np.float32) + array.astype(np.float32))
    narrow = applied(ALiBi(np.array([0.1] * H, dtype)), scores=SCORES.astype(np.float32))
    np.testing.assert_allclose(narrow, applied(ALiBi([float(dtype_value(0.1, dtype))] * H)), rtol=2e-5, atol=1e-6)


def dtype_value(x, dtype):
    return np.asarray(x, dtype).astype(np.float64)


def test_lists_and_wide_floats():
    assert ArrayBias([1, 2, 3]).array.dtype == np.float64
    assert ArrayBias(0).array.shape == ()
    assert ALiBi([1, 2]).slopes.dtype == np.float64
    assert ArrayBias(np.zeros(3, np.longdouble)).array.dtype == np.float64
    view = ARRAY[..., ::-1]
    assert np.shares_memory(ArrayBias(view).array, view)


@pytest.mark.parametrize(
    "bias", [ArrayBias([-np.inf, 0, np.nan, np.inf, -1e30, -np.inf, 1]), Relative([-np.inf, 0, np.nan])]
)
def test_minus_infinity_hides_keys_and_nothing_else_does(bias):
    with np.errstate(all="raise"):
        hidden = np.broadcast_to(bias.hidden(whole()), SCORES.shape)
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(hidden, applied(bias, scores=np.zeros_like(SCORES)) == -np.inf)
    np.testing.assert_array_equal(np.broadcast_to((bias + ARRAY).hidden(whole()), SCORES.shape), hidden)


def test_where_nothing_is_hidden_there_is_no_table():
    assert all(bias.hidden(whole()) is None for bias, _ in LEAVES.values())
    assert (LEAVES["array"][0] + LEAVES["alibi"][0]).hidden(whole()) is None


def test_a_finite_number_beyond_float32_stays_finite():
    bias = ArrayBias(np.array([-1e300, 1e300, -np.inf, np.inf, np.nan, 1e-300, 0.5]))
    with np.errstate(all="raise"):
        found = applied(bias, scores=np.zeros((B, H, L, S), np.float32))[0, 0, 0]
    top = np.finfo(np.float32).max
    np.testing.assert_array_equal(found, np.array([-top, top, -np.inf, np.inf, np.nan, 0, 0.5], np.float32))


# --- published formulas -----------------------------------------------------------------------------------------------


def test_alibi_slopes():
    """Case C48."""
    assert alibi_slopes(8).tolist() == [2.0**-n for n in range(1, 9)]
    assert alibi_slopes(6).tolist() == [0.25, 0.0625, 0.015625, 0.00390625, 0.5, 0.125]
    assert alibi_slopes(12).tolist() == [*alibi_slopes(8), *alibi_slopes(16)[::2][:4]]
    assert alibi_slopes(1).tolist() == [2.0**-8]
    assert all(alibi_slopes(n).shape == (n,) for n in range(1, 70))
    with pytest.raises(ValueError, match="at least one head, not 0"):
        alibi_slopes(0)


# The nearest distance of each bucket that T5's own code gives for keys before the query.
T5_EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 23, 32, 46, 64, 91]
T5_DECODER_EDGES = [*range(17), 19, 21, 24, 27, 31, 35, 40, 46, 52, 59, 67, 77, 87, 99, 113]


@pytest.mark.parametrize(("both", "edges"), [(True, T5_EDGES), (False, T5_DECODER_EDGES)])
def test_buckets_of_t5(both, edges):
    weights = np.random.default_rng(3).standard_normal((32, H)).astype(np.float32)
    bias = Relative.buckets(weights, bidirectional=both)
    assert bias.table.shape == (H, 257)
    g = Grid((), H, 300, 300, 0, slice(0, 300))
    distance = np.arange(300) - np.arange(300)[:, None]
    before = np.searchsorted(edges, np.maximum(-distance, 0), side="right") - 1
    behind = np.searchsorted(edges, np.maximum(distance, 0), side="right") - 1
    bucket = before + (np.where(distance > 0, 16 + behind - before, 0) if both else 0)
    found = bias.apply(np.zeros((H, 300, 300), np.float32), g)
    np.testing.assert_array_equal(found, np.moveaxis(weights[bucket], -1, 0))


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: ArrayBias(np.array([1, 2])), TypeError, r"bias has dtype int64.*astype\(np.float32\)"),
        (lambda: ArrayBias(np.array([True])), TypeError, "mask="),
        (lambda: ArrayBias([True, False]), TypeError, "mask="),
        (lambda: ArrayBias([1j]), TypeError, "complex128"),
        (lambda: ArrayBias(np.ma.masked_array([1.0], [True])), TypeError, "filled"),
        (lambda: ALiBi(SLOPES) + Causal(), TypeError, "object"),
        (lambda: ALiBi(0.5), ValueError, r"\(heads,\), not \(\)"),
        (lambda: ALiBi(TABLE), ValueError, r"\(3, 5\)"),
        (lambda: Relative(np.zeros(4)), ValueError, r"\(2R \+ 1,\) or \(heads, 2R \+ 1\)"),
        (lambda: Relative(np.zeros((1, 2, 3))), ValueError, r"\(1, 2, 3\)"),
        (lambda: Relative.buckets(np.zeros(32)), ValueError, r"\(buckets, heads\)"),
        (lambda: Relative.buckets(np.zeros((3, 2))), ValueError, "at least 4 buckets"),
        (lambda: Relative.buckets(np.zeros((1, 2)), bidirectional=False), ValueError, "at least 2 buckets"),
        (lambda: Relative.buckets(np.zeros((32, 2)), max_distance=8), ValueError, "max_distance above 8"),
        (lambda: Score(lambda s, b, h, p, j: s > 0), TypeError, r"where\(condition, a, b\)"),
        (lambda: Score(lambda b, h, p, j: j), TypeError, r"f\(s, b, h, p, j\) cannot be traced"),
        (lambda: bool(ALiBi(SLOPES)), TypeError, "is not None"),
    ],
)
def test_refused_when_made(make, error, message):
    with pytest.raises(error, match=message):
        make()


@pytest.mark.parametrize(
    ("bias", "message"),
    [
        (ArrayBias(np.zeros((4, S))), r"bias of shape \(4, 7\) does not broadcast to .* = \(2, 3, 5, 7\)"),
        (ArrayBias(np.zeros((1, B, H, L, S))), r"\(1, 2, 3, 5, 7\)"),
        (ALiBi(alibi_slopes(8)), r"slopes of ALiBi have shape \(8,\): q has 3 heads"),
        (Relative(np.zeros((2, 5))), r"\(2, 5\): q has 3 heads"),
    ],
)
def test_refused_for_the_shapes(bias, message):
    for whole_bias in (bias, Sum([Relative(TABLE), bias])):
        with pytest.raises(ValueError, match=message):
            whole_bias.check((B,), H, L, S)
