"""The table of accuracy: relative error against float64 on standard-normal q, k and v, at the default scale."""

from __future__ import annotations

import numpy as np
import pytest

import regard
from support import ACCURACY, bfloat16, bound, check_lse, error, formula, largest_score, qkv, reference

SIZES = [(1, 1000, 64), (40, 70, 32), (128, 128, 64), (70, 500, 128), (24, 600, 256)]
SMALL = 3e-7  # where the plain formula is more accurate than half of this, its luck is no measure


def question(queries, keys, dim, dtype):
    return qkv(2, queries, dim, keys=keys, dtype=dtype, seed=11)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_float64(level, size):
    q, k, v = question(*size, np.float64)
    wide = formula(*(x.astype(np.longdouble) for x in (q, k, v)))
    assert error(regard.attention(q, k, v), wide) <= 1e-14 * np.sqrt(size[1])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_float32_is_as_good_as_the_plain_formula(level, size):
    q, k, v = question(*size, np.float32)
    expected, lse = reference(q, k, v)
    plain = error(formula(q, k, v), expected)
    out, found = regard.attention(q, k, v, return_lse=True)
    assert error(out, expected) <= min(max(1.5 * plain, SMALL), ACCURACY["float32"])
    check_lse(found, lse, np.float32)


@pytest.mark.parametrize("precision", ["high", "medium"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_float32_at_lower_precision(level, size, precision):
    q, k, v = question(*size, np.float32)
    out = regard.attention(q, k, v, precision=precision)
    assert error(out, reference(q, k, v)[0]) <= ACCURACY[precision]


@pytest.mark.parametrize("dtype", [np.float16, bfloat16])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_sixteen_bits(level, size, dtype):
    q, k, v = question(*size, dtype)
    expected, lse = reference(q, k, v)
    out, found = regard.attention(q, k, v, return_lse=True)
    assert error(out, expected) <= ACCURACY[np.dtype(dtype).name]
    check_lse(found, lse, dtype)


@pytest.mark.parametrize("size", [4.0, 30.0])
@pytest.mark.parametrize("precision", ["highest", "high", "medium"])
def test_errors_grow_in_proportion_to_the_scores(level, precision, size):
    q, k, v = question(40, 300, 64, np.float32)
    q *= np.float32(size)
    largest = largest_score(q, k, v)
    out = regard.attention(q, k, v, precision=precision)
    assert error(out, reference(q, k, v)[0]) <= bound(np.float32, 300, largest, precision=precision)
