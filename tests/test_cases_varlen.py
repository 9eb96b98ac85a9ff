"""Many sequences in one array: packed documents and lengths. The list of cases is in CASES.md."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import regard
from regard import masks
from support import assert_invariant, assert_same_bits, normal, qkv

pytestmark = pytest.mark.usefixtures("level")


def ids(bounds, total=None):
    """The document of every row between these bounds; -1 behind the last."""
    found = np.full(bounds[-1] if total is None else total, -1)
    for n, (start, end) in enumerate(itertools.pairwise(bounds)):
        found[start:end] = n
    return found


def separately(q, k, v, rows, keys, **options):
    """Every document by a call of its own."""
    out = np.zeros((*q.shape[:-1], v.shape[-1]), q.dtype)
    for a, b, c, d in zip(rows, rows[1:], keys, keys[1:]):
        if b > a and d > c:
            out[:, a:b] = regard.attention(q[:, a:b], k[:, c:d], v[:, c:d], **options)
    return out


def test_c126_documents_without_queries_or_without_keys():
    rows, keys = [0, 0, 3, 5, 5], [0, 4, 4, 6, 9]
    q, k, v = qkv(2, 5, 8, keys=9)
    memory = np.full((2, 9, 8), 7.0)
    out = memory[:, 2:7]
    regard.attention(q, k, v, mask=masks.Documents(ids(rows), ids(keys)), out=out)
    assert not out[:, :3].any()
    np.testing.assert_allclose(out, separately(q, k, v, rows, keys), atol=1e-14)
    assert (memory[:, :2] == 7).all()
    assert (memory[:, 7:] == 7).all()


def test_c127_one_query_each_and_some_with_none():
    rows, keys = [0, 0, 1, 1, 2], [0, 0, 3, 3, 8]
    q, k, v = qkv(9, 2, 64, keys=8, kv_heads=3, dtype=np.float32)
    # Each query stands at the last key of its document: positions count from the start of the packed keys.
    before = masks.Where(lambda b, h, p, j: j <= p + 2 + 4 * (p == 1))
    out = regard.attention(q, k, v, mask=masks.Documents(ids(rows), ids(keys)) & before, q_offset=0)
    expected = separately(q, k, v, rows, keys, causal=True, q_offset="end")
    np.testing.assert_allclose(out, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("fill", [np.nan, 7.0])
def test_c128_rows_behind_the_last_document_are_zero(fill):
    q, k, v = qkv(2, 8, 8, dtype=np.float32)
    out = np.full((2, 8, 8), fill, np.float32)
    regard.attention(q, k, v, mask=masks.Documents(ids([0, 2, 5], 8)), out=out)
    assert not out[:, 5:].any()
    shorter = regard.attention(q[:, :5], k[:, :5], v[:, :5], mask=masks.Documents.lengths([2, 3]))
    np.testing.assert_allclose(out[:, :5], shorter, rtol=1e-5, atol=1e-6)


def test_c129_nothing_leaks_from_one_document_to_the_next():
    q, k, v = qkv(2, 7, 16, dtype=np.float32)
    mask = masks.Documents.lengths([4, 3])
    before = regard.attention(q, k, v, causal=True, mask=mask)
    k[:, :4], v[:, :4] = normal(8, 2, 4, 16) * 100, np.nan
    after = regard.attention(q, k, v, causal=True, mask=mask)
    assert_same_bits(after[:, 4:], before[:, 4:])
    alone = regard.attention(q[:, 4:], k[:, 4:], v[:, 4:], causal=True)
    np.testing.assert_allclose(after[:, 4:], alone, rtol=1e-5, atol=1e-6)


BAD = {
    "below zero": lambda: masks.Lengths([-1]),
    "beyond the keys": lambda: masks.Lengths([6]),
    "wrong count": lambda: masks.Lengths([1, 2, 3]),
    "floats": lambda: masks.Lengths([2.0]),
    "queries beyond": lambda: masks.Lengths(5, [6]),
    "document of less than no row": lambda: masks.Documents.lengths([3, -1, 3]),
    "documents of too many rows": lambda: masks.Documents.lengths([3, 4]),
    "float ids": lambda: masks.Documents([0.0, 1, 1, 1, 1]),
}


@pytest.mark.parametrize("name", BAD)
def test_c130_lengths_are_checked_before_anything_is_read(name):
    q, k, v = qkv(2, 2, 5, 8)
    out = np.full(q.shape, 7.0)
    with pytest.raises((ValueError, TypeError)):
        regard.attention(q, k, v, mask=BAD[name](), out=out)
    assert (out == 7).all()


def test_many_documents_equal_separate_calls():
    lengths = [33, 1, 64, 0, 70, 31]
    bounds = np.cumsum([0, *lengths])
    q, k, v = qkv(2, int(bounds[-1]), 16, dtype=np.float32)
    out = regard.attention(q, k, v, causal=True, mask=masks.Documents.lengths(lengths))
    expected = separately(q, k, v, bounds, bounds, causal=True)
    np.testing.assert_allclose(out, expected, rtol=1e-5, atol=2e-6)


def test_ids_of_any_size_and_of_each_batch_entry():
    q, k, v = qkv(2, 1, 6, 8, keys=4)
    rows = np.array([[2**40, 2**40, -1, 5, 5, 7], [0, 1, 2, 3, -2, 2**62]])
    keys = np.array([[5, 2**40, -1, 2**40], [2**62, 0, 0, -2]])
    mask = (rows[:, None, :, None] == keys[:, None, None, :]) & (rows >= 0)[:, None, :, None]
    out = regard.attention(q, k, v, mask=masks.Documents(rows, keys))
    assert_invariant(out, regard.attention(q, k, v, mask=mask))
