"""What Problem makes of causal, window, q_offset, mask and bias, and every error of these."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regard import biases, masks
from regard.problem import Problem

BFLOAT16 = ml_dtypes.bfloat16
B, HEADS, KV_HEADS, L, S, D, DV = 2, 4, 2, 3, 5, 8, 6


def numbers(*shape, dtype=np.float32):
    return np.random.default_rng(0).standard_normal(shape).astype(dtype)


Q, K, V = numbers(B, HEADS, L, D), numbers(B, KV_HEADS, S, D), numbers(B, KV_HEADS, S, DV)


def of(**given):
    return Problem.of(Q, K, V, **given)


SQUARE = numbers(B, HEADS, S, D)


def square(**given):
    """As many queries as keys, so that positions are plain."""
    return Problem.of(SQUARE, K, V, **given)


def test_causal_and_windows():
    assert (square(causal=True).left, square(causal=True).right) == (None, 0)
    assert (square(causal=True, window=1).left, square(causal=True, window=1).right) == (0, 0)
    assert (square(causal=True, window=np.int64(3)).left, square(causal=True, window=3).right) == (2, 0)
    assert (square(window=(2, 1)).left, square(window=[2, 1]).right) == (2, 1)
    assert (square(window=(None, 0)).left, square(window=(None, 0)).right) == (None, 0)
    assert (square(window=(2, 5), causal=np.True_).left, square(window=(2, 5), causal=True).right) == (2, 0)
    assert (square(window=(10**30, 1)).left, of(window=(None, None)).right) == (10**30, None)


WINDOW_ERRORS = {
    "-1 left": ({"window": (-1, 0)}, ValueError, r"left of window is -1: .*None, not -1"),
    "-1 right": ({"window": (0, -1)}, ValueError, r"right of window is -1: .*None, not -1"),
    "plain": ({"window": 4}, ValueError, r"window=4 goes with causal=True only.*\(3, 0\).*\(4, 4\)"),
    "zero": ({"window": 0, "causal": True}, ValueError, r"window is 0: .*1 or more.*None is no window"),
    "negative": ({"window": -1, "causal": True}, ValueError, r"window is -1: .*None is no window"),
    "float": ({"window": 2.0, "causal": True}, TypeError, r"window must be \(left, right\).*not 2\.0"),
    "bool": ({"window": True, "causal": True}, TypeError, r"window must be \(left, right\).*not True"),
    "float side": ({"window": (1.5, 0)}, TypeError, r"left of window must be an integer >= 0, or None"),
    "bool side": ({"window": (1, False)}, TypeError, r"right of window must be an integer >= 0, or None"),
    "three": ({"window": (1, 2, 3)}, ValueError, r"window must be \(left, right\), not 3 numbers"),
    "mask": ({"window": masks.Window(1, 0)}, TypeError, r"window must be .*masks go to mask="),
    "array": ({"window": np.array([1, 0])}, TypeError, r"window must be \(left, right\)"),
    "causal": ({"causal": 1}, TypeError, r"causal must be True or False, not 1"),
}


@pytest.mark.parametrize(("given", "error", "message"), WINDOW_ERRORS.values(), ids=WINDOW_ERRORS)
def test_wrong_windows(given, error, message):
    with pytest.raises(error, match=message):
        square(**given)


POSITIONAL = {
    "causal": {"causal": True},
    "window": {"window": (1, None)},
    "mask": {"mask": masks.Keys(np.ones(S, bool)) & ~masks.Causal()},
    "where": {"mask": masks.Where(lambda b, h, p, j: j <= p)},
    "alibi": {"bias": biases.ALiBi(biases.alibi_slopes(HEADS)) + np.zeros(S)},
    "score": {"bias": biases.Score(lambda s, b, h, p, j: s + (p - j))},
}


@pytest.mark.parametrize("given", POSITIONAL.values(), ids=POSITIONAL)
def test_positions_must_be_said_where_they_are_not_plain(given):
    with pytest.raises(ValueError, match=rf'q has {L} rows and k {S}.*q_offset="end".*q_offset=0'):
        of(**given)
    assert of(**given, q_offset=0).offset == 0
    assert of(**given, q_offset="end").offset == S - L
    assert square(**given).offset == 0


def test_positions_need_not_be_said_where_nothing_depends_on_them():
    for options in ({}, {"window": (None, None)}, {"mask": np.ones((L, S), bool)}, {"bias": np.zeros(S)}):
        assert of(**options).offset == 0
        assert of(**options, q_offset=7).offset == 7


def test_offsets():
    assert of(q_offset=np.int32(-3)).offset == -3
    assert of(q_offset=np.array(4)).offset == 4
    assert type(of(q_offset=np.array(4)).offset) is int
    for x in ([1, 2], np.array([1, 2], np.uint8), np.array([1, 2], ">i4")):
        offset = of(q_offset=x).offset
        assert offset.dtype == np.int64
        assert offset.tolist() == [1, 2]
    assert of(q_offset=[9]).offset.tolist() == [9, 9]


OFFSET_ERRORS = {
    "word": ("start", ValueError, r"\"end\", not 'start'"),
    "float": (1.0, TypeError, "integer.*float64"),
    "floats": (np.zeros(B), TypeError, "integer.*float64"),
    "bool": (True, TypeError, "integer.*bool"),
    "bools": (np.ones(B, bool), TypeError, "integer.*bool"),
    "shape": (np.zeros(3, int), ValueError, r"q_offset has batch axes \(3,\)"),
    "heads": (np.zeros((B, HEADS), int), ValueError, r"q_offset has batch axes \(2, 4\)"),
    "wide": (2**63, ValueError, "64 bits"),
    "wide array": (np.array([2**63, 0], np.uint64), ValueError, "64 bits"),
}


@pytest.mark.parametrize(("x", "error", "message"), OFFSET_ERRORS.values(), ids=OFFSET_ERRORS)
def test_wrong_offsets(x, error, message):
    with pytest.raises(error, match=message):
        of(q_offset=x)


def test_masks_and_biases():
    assert isinstance(of(mask=np.ones((L, S), bool)).mask, masks.Dense)
    assert isinstance(of(mask=[[True] * S] * L).mask, masks.Dense)
    assert isinstance(of(bias=np.zeros((HEADS, L, S))).bias, biases.ArrayBias)
    assert isinstance(of(bias=[0] * S).bias, biases.ArrayBias)
    assert isinstance(of(bias=1).bias, biases.ArrayBias)
    mask, bias = masks.Keys(np.ones((B, S), bool)), biases.Relative([1.0, 0.0, 1.0])
    found = of(mask=mask, bias=bias, q_offset=0)
    assert found.mask is mask
    assert found.bias is bias


@settings(max_examples=60, deadline=None)
@given(st.lists(st.booleans(), min_size=0, max_size=4))
def test_every_shape_that_broadcasts_is_a_mask_and_a_bias(kept):
    full = (B, HEADS, L, S)[4 - len(kept) :]
    shape = tuple(n if keep else 1 for n, keep in zip(full, kept))
    of(mask=np.ones(shape, bool), bias=np.zeros(shape))


MASK_ERRORS = {
    "integer": ({"mask": np.ones((L, S), np.int64)}, TypeError, r"int64.*masks\.Keys\(m\).*m\.astype\(bool\)"),
    "integer list": ({"mask": [[1] * S]}, TypeError, r"int64.*masks\.Keys\(m\)"),
    "float": ({"mask": np.zeros((L, S), np.float32)}, TypeError, "float32.*bias="),
    "bfloat16": ({"mask": np.zeros((L, S), BFLOAT16)}, TypeError, "bfloat16.*bias="),
    "padding": ({"mask": np.ones((B, S), bool)}, ValueError, r"masks\.Keys\(m\) or m\[:, None, None, :\]"),
    "batch": ({"mask": np.ones((B, L, S), bool)}, ValueError, r"m\[:, None\]"),
    "shape": ({"mask": np.ones((L, S + 1), bool)}, ValueError, r"\(3, 6\).*\(2, 4, 3, 5\)"),
    "axes": ({"mask": np.ones((1, 1, 1, 1, S), bool)}, ValueError, r"does not broadcast"),
    "keys": ({"mask": masks.Keys(np.ones(S + 1, bool))}, ValueError, r"masks\.Keys.*\(6,\).*5 keys"),
    "nested": ({"mask": ~masks.Causal() | masks.Lengths(S + 1)}, ValueError, "from 0 to the 5 keys"),
    "function": ({"mask": lambda b, h, p, j: j <= p}, TypeError, r"mask is a function: write mask=masks\.Where\(f\)"),
    "bias": ({"mask": biases.ALiBi([1.0] * HEADS)}, TypeError, "mask is a bias.*bias="),
    "masked": ({"mask": np.ma.ones((L, S), bool)}, TypeError, "mask is a masked array"),
    "bias of bools": ({"bias": np.ones((L, S), bool)}, TypeError, "bool.*mask="),
    "bias of integers": ({"bias": np.ones((L, S), int)}, TypeError, r"int64, floats are expected.*astype"),
    "bias of objects": ({"bias": np.ones((L, S), object)}, TypeError, "bias has dtype object"),
    "complex bias": ({"bias": np.ones((L, S), complex)}, TypeError, "bias has dtype complex"),
    "bias shape": ({"bias": np.zeros((B, S))}, ValueError, r"bias of shape \(2, 5\).*\(2, 4, 3, 5\)"),
    "slopes": ({"bias": biases.ALiBi([1.0])}, ValueError, "4 heads"),
    "score": ({"bias": lambda s, b, h, p, j: s}, TypeError, r"bias is a function: write bias=biases\.Score\(f\)"),
    "mask as bias": ({"bias": masks.Causal()}, TypeError, "bias is a mask.*mask="),
}


@pytest.mark.parametrize(("given", "error", "message"), MASK_ERRORS.values(), ids=MASK_ERRORS)
def test_wrong_masks_and_biases(given, error, message):
    with pytest.raises(error, match=message):
        of(**given)
