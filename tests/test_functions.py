"""Functions of the caller in masks and biases, through the public function: what they may use, and how they fail."""

from __future__ import annotations

import numpy as np
import pytest

import regard
from regard import biases, masks, ops
from support import check, qkv

pytestmark = pytest.mark.usefixtures("level")

IDS = np.array([[0, 0, 1, 1, 2, 2, 2], [5, 5, 5, 0, 0, 1, 1]])
SLOPES = np.array([[0.5, 0.1, 0.3], [0.0, -0.2, 0.7]])


def _same_document():
    table = ops.Table(IDS)
    return masks.Where(lambda b, h, p, j: table[b, p] == table[b, j])


def test_tables_of_integers_in_masks():
    q, k, v = qkv(2, 3, 7, 8)
    expected = (IDS[:, :, None] == IDS[:, None, :])[:, None]
    out = regard.attention(q, k, v, mask=_same_document())
    np.testing.assert_allclose(out, regard.attention(q, k, v, mask=expected), atol=1e-14)


def test_tables_of_floats_in_scores():
    q, k, v = qkv(2, 3, 7, 8)
    slopes = ops.Table(SLOPES)
    bias = biases.Score(lambda s, b, h, p, j: s - slopes[b, h] * abs(p - j))
    out = regard.attention(q, k, v, bias=bias)
    distance = np.abs(np.arange(7)[:, None] - np.arange(7))
    expected = regard.attention(q, k, v, bias=-SLOPES[:, :, None, None] * distance)
    np.testing.assert_allclose(out, expected, atol=1e-13)
    check(out, q, k, v, bias=bias)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("shift", [7, -1, 2**30, -(2**30)])
def test_an_index_outside_a_table_is_an_error_and_later_calls_are_right(shift, threads):
    q, k, v = qkv(2, 3, 7, 8)
    table = ops.Table(np.arange(7))
    wrong = masks.Where(lambda b, h, p, j: table[j + shift] > 0)
    with pytest.raises(IndexError, match="Table"):
        regard.attention(q, k, v, mask=wrong, threads=threads, q_offset=0)
    check(regard.attention(q, k, v, threads=threads), q, k, v)


def test_a_position_outside_a_table_is_an_error():
    q, k, v = qkv(2, 1, 2, 8, keys=7)
    with pytest.raises(IndexError, match="Table"):
        regard.attention(q, k, v, mask=_same_document(), q_offset=6)
    assert regard.attention(q, k, v, mask=_same_document(), q_offset="end").shape == (2, 1, 2, 8)


FUNCTIONS = {
    "division rounds down": lambda s, b, h, p, j: s + (p - j) // 3 - (j - p) % 4,
    "floats": lambda s, b, h, p, j: s * 0.5 + (p - j) / 8.0 - (s // 0.7) * 0.1 + s % 0.9,
    "functions": lambda s, b, h, p, j: ops.tanh(s) + ops.log(1.0 + abs(s)) + ops.exp(-abs(s)),
    "choices": lambda s, b, h, p, j: ops.where((p > j) & ~(j == 3) | (h < 1), ops.minimum(s, 0.5), ops.maximum(s, -b)),
    "nothing": lambda s, b, h, p, j: 0.25,
}


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_of_scores(name, dtype):
    if name == "floats" and dtype == np.float32:
        pytest.skip("// jumps where the scores of float32 and float64 lie on two sides of a step")
    q, k, v = qkv(2, 3, 40, 8, keys=70, dtype=dtype)
    bias = biases.Score(FUNCTIONS[name])
    check(regard.attention(q, k, v, bias=bias, q_offset=-9), q, k, v, bias=bias, q_offset=-9)


def test_captured_numbers_are_those_of_the_call():
    q, k, v = qkv(1, 9, 8)
    for stride in (1, 2, 3):
        mask = masks.Where(lambda b, h, p, j: (p - j) % stride == 0)  # noqa: B023
        table = (np.arange(9)[:, None] - np.arange(9)) % stride == 0
        np.testing.assert_allclose(
            regard.attention(q, k, v, mask=mask), regard.attention(q, k, v, mask=table), atol=1e-14
        )


@pytest.mark.parametrize(
    "wrong",
    [
        lambda b, h, p, j: p if p > j else j,
        lambda b, h, p, j: p - j,
        lambda b, h, p, j: None,
        lambda b, h, p, j: p > j and j > 2,
        lambda p, j: p > j,
        lambda b, h, p, j: IDS[b, p] == 0,
    ],
)
def test_what_cannot_be_traced_says_how_to_write_it(wrong):
    q, k, v = qkv(2, 1, 7, 8)
    with pytest.raises(TypeError):
        regard.attention(q, k, v, mask=masks.Where(wrong))
