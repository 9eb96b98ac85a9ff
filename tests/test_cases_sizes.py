"""Nothing, and very much: sizes of zero and offsets beyond 32 bits. The list of cases is in CASES.md."""

from __future__ import annotations

import itertools
import mmap

import numpy as np
import pytest

import regard
from regard import masks
from support import DTYPES, INF, assert_invariant, assert_same_bits, bfloat16, check, normal, qkv

pytestmark = pytest.mark.usefixtures("level")


@pytest.mark.parametrize("dtype", [np.float32, bfloat16])
def test_c85_every_size_may_be_zero(dtype):
    for batch, heads, queries, keys, dim, vdim in itertools.product((0, 2), repeat=6):
        q, k, v = qkv(batch, heads, queries, dim, keys=keys, vdim=vdim, dtype=dtype)
        for options in ({}, {"causal": True, "q_offset": 0}, {"mask": np.ones((batch, heads, queries, keys), bool)}):
            out, lse = regard.attention(q, k, v, return_lse=True, **options)
            assert out.shape == (batch, heads, queries, vdim)
            assert lse.shape == (batch, heads, queries)
            check(out, q, k, v, lse=lse, **options)


def test_c85_no_heads_of_keys_for_no_heads_of_queries():
    assert regard.attention(*qkv(2, 0, 3, 4)).shape == (2, 0, 3, 4)
    assert regard.attention(*qkv(2, 0, 3, 4, kv_heads=2)).shape == (2, 0, 3, 4)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c85_keys_of_no_width_give_the_mean(dtype):
    q, k, v = qkv(2, 3, 0, keys=40, vdim=5, dtype=dtype)
    out, lse = regard.attention(q, k, v, return_lse=True)
    check(out, q, k, v, lse=lse)
    np.testing.assert_allclose(lse, np.log(40), rtol=1e-3 if np.dtype(dtype).itemsize == 2 else 1e-6)


@pytest.mark.parametrize("corner", [0, "end"])
def test_c86_no_keys(corner):
    q, k, v = np.ones((1, 2, 3, 4)), np.ones((1, 2, 0, 4)), np.ones((1, 2, 0, 5))
    out, lse = regard.attention(q, k, v, causal=True, q_offset=corner, return_lse=True)
    np.testing.assert_array_equal(out, np.zeros((1, 2, 3, 5)))
    np.testing.assert_array_equal(lse, np.full((1, 2, 3), -INF))
    _, lse = regard.attention(q, k, v, sinks=0.5, return_lse=True)
    np.testing.assert_array_equal(lse, np.full((1, 2, 3), 0.5))


def test_c87_no_queries():
    q, k, v = np.ones((1, 2, 0, 4)), np.ones((1, 2, 3, 4)), np.ones((1, 2, 3, 4))
    assert regard.attention(q, k, v).shape == (1, 2, 0, 4)


@pytest.mark.parametrize(("batch", "heads"), [(65535, 1), (65536, 1), (1, 65536), (70000, 2)])
def test_c88_very_many_small_problems(batch, heads):
    q, k, v = qkv(batch, heads, 2, 4, dtype=np.float32)
    out = regard.attention(q, k, v)
    for entry, head in ((0, 0), (min(65534, batch - 1), min(65534, heads - 1)), (batch - 1, heads - 1)):
        alone = regard.attention(q[entry, head], k[entry, head], v[entry, head])
        np.testing.assert_allclose(out[entry, head], alone, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("keys", [65535, 65536, 65537, 131073])
def test_c89_more_keys_than_sixteen_bits_count(keys):
    q, k, v = qkv(1, 3, 8, keys=keys, dtype=np.float32)
    bias = np.where(np.random.default_rng(9).random(keys) < 0.01, -INF, 0).astype(np.float32)
    out, lse = regard.attention(q, k, v, bias=bias, return_lse=True)
    check(out, q, k, v, bias=bias, lse=lse)


def lazy(shape, dtype):
    """Zeros whose pages take memory only when they are touched."""
    size = int(np.prod(shape, dtype=np.int64)) * np.dtype(dtype).itemsize
    no_reserve = getattr(mmap, "MAP_NORESERVE", 0x4000)  # Python has its name from 3.13 on; Linux has its value
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | no_reserve
    return np.frombuffer(mmap.mmap(-1, size, flags=flags), dtype).reshape(shape)


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
def test_c90_batch_entries_more_than_two_billion_elements_apart(dtype):
    memory = lazy((2, 2**31 // 64 + 16, 64), dtype)
    k = memory[:, None, :16, :]
    k[...] = normal(1, 2, 1, 16, 64)
    assert k.strides[0] > 2**31 * np.dtype(dtype).itemsize
    q = normal(0, 2, 1, 3, 64).astype(dtype)
    for x in (q, k, k[::-1]):
        assert_invariant(regard.attention(x, k, k), regard.attention(x.copy(), k.copy(), k.copy()))


def test_c90_rows_and_heads_more_than_two_billion_elements_apart():
    memory = lazy((3, 2**30, 2), np.float32)
    x = memory[:, :: 2**29, :]
    x[...] = normal(1, *x.shape)
    assert_invariant(regard.attention(x, x, x), regard.attention(*[x.copy()] * 3))
    out = memory[:, 1 :: 2**29, :]
    regard.attention(x, x, x, out=out)
    assert_same_bits(out.copy(), regard.attention(x, x, x))


@pytest.mark.parametrize("kind", [bool, np.float32])
def test_c91_rows_of_a_table_more_than_two_billion_bytes_in(kind):
    whole = lazy((50000, 50000), kind)
    table = whole[0:50000:24999, :64]
    table[...] = normal(3, 3, 64) > 0
    assert (table.shape[0] - 1) * table.strides[0] > 2**31
    q, k, v = normal(0, 3, 8, dtype=np.float32), *(normal(n, 64, 8, dtype=np.float32) for n in (1, 2))
    name = "mask" if kind is bool else "bias"
    expected = regard.attention(q, k, v, **{name: table.copy()})
    assert_same_bits(regard.attention(q, k, v, **{name: table}), expected)


def test_c92_sizes_are_computed_without_overflow():
    row = np.broadcast_to(np.float32(1), (2**21, 1))
    out = regard.attention(np.ones((1, 1), np.float32), row, row, q_offset=np.int32(2**21 - 1), causal=True)
    np.testing.assert_allclose(out, [[1]], rtol=1e-6)
    many = np.broadcast_to(np.float32(1), (2**20, 1, 2, 1))
    out, lse = regard.attention(many, many, many, mask=masks.Lengths(np.int32(0)), return_lse=True)
    assert not out.any()
    assert (lse == -INF).all()
