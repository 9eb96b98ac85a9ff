"""Strides, byte orders, read-only and oddly placed arrays. The list of cases is in CASES.md."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

import regard
from support import DTYPES, assert_invariant, assert_same_bits, bfloat16, check, normal, qkv

pytestmark = pytest.mark.usefixtures("level")


def reordered(x):
    """The same numbers with rows in memory before heads."""
    return np.ascontiguousarray(x.swapaxes(-2, -3)).swapaxes(-2, -3)


def with_steps(x, *steps):
    """The same numbers in an array whose last axes have those steps, negative ones too."""
    index = tuple(slice(None, None, step) for step in steps)
    lead = x.shape[: x.ndim - len(steps)]
    wide = np.zeros(lead + tuple(n * abs(step) for n, step in zip(x.shape[-len(steps) :], steps)), x.dtype)
    view = wide[(..., *index)]
    view[...] = x
    return view


def unaligned(x):
    """The same numbers, starting at an odd address."""
    memory = bytearray(x.nbytes + 1)
    view = np.frombuffer(memory, x.dtype, offset=1).reshape(x.shape)
    assert not view.flags.aligned
    np.copyto(view, x)
    return view


@pytest.mark.parametrize("dtype", [np.float32, bfloat16])
def test_c68_heads_and_rows_swapped_in_memory(dtype):
    arrays = qkv(84, 3, 3, 64, dtype=dtype)
    views = [reordered(x) for x in arrays]
    assert not any(x.flags.c_contiguous for x in views)
    assert_invariant(regard.attention(*views), regard.attention(*arrays))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c69_only_the_values_are_a_view(dtype):
    q, k, v = qkv(1, 16, 62, 128, dtype=dtype)
    assert_invariant(regard.attention(q, k, reordered(v)), regard.attention(q, k, v))


def _strided_masks(shape):
    table = np.random.default_rng(3).random((2, 4, 2 * shape[-2], 2 * shape[-1])) < 0.6
    rows, keys = shape[-2:]
    yield table[..., : 2 * rows : 2, : 2 * keys : 2]
    yield table[..., rows - 1 :: -1, keys - 1 :: -1]
    yield np.random.default_rng(4).random((2, 4, keys, rows)).swapaxes(-1, -2) < 0.6
    yield np.asfortranarray(table[..., :rows, :keys])
    yield np.broadcast_to(table[..., :1, :keys], (2, 4, rows, keys))
    yield np.broadcast_to(table[..., :rows, :1], (2, 4, rows, keys))
    yield np.broadcast_to(table[:, :1, :rows, :keys], (2, 4, rows, keys))


def test_c70_masks_of_any_strides():
    q, k, v = qkv(2, 4, 40, 16, keys=70, dtype=np.float32)
    for mask in _strided_masks((2, 4, 40, 70)):
        expected = regard.attention(q, k, v, mask=mask.copy())
        assert_same_bits(regard.attention(q, k, v, mask=mask), expected)
        bias = np.where(mask, np.float32(0.5), np.float32(-1))
        strided = with_steps(bias, -2, 3)
        assert_same_bits(regard.attention(q, k, v, bias=strided), regard.attention(q, k, v, bias=bias))
        check(expected, q, k, v, mask=mask)


def test_c71_the_result_is_contiguous_whatever_the_layout_of_the_inputs():
    q, k, v = (reordered(x) for x in qkv(2, 4, 10, 8))
    out = regard.attention(q, k, v)
    assert out.flags.c_contiguous
    assert out.transpose(0, 2, 1, 3).reshape(2, 10, 32).shape == (2, 10, 32)
    rows_first = regard.attention(*(x.swapaxes(1, 2) for x in (q, k, v)), layout="lhd")
    assert rows_first.flags.c_contiguous
    assert rows_first.shape == (2, 10, 4, 8)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c73_negative_strides(dtype):
    arrays = qkv(2, 3, 37, 24, keys=70, dtype=dtype)
    for steps in ((-1, 1), (1, -1), (-1, -1), (-2, 3)):
        assert_invariant(regard.attention(*(with_steps(x, *steps) for x in arrays)), regard.attention(*arrays))
    for place in range(3):
        mixed = [with_steps(x, -1, -1) if n == place else x for n, x in enumerate(arrays)]
        assert_invariant(regard.attention(*mixed), regard.attention(*arrays))


@pytest.mark.parametrize("length", [2**n for n in range(1, 13)])
def test_c74_fortran_order(length):
    q, k, v = (normal(n, length, 2, dtype=np.float32) for n in range(3))
    queries = q[:64]
    expected = regard.attention(queries, k, v)
    check(expected, queries, k, v)
    for order in ((0,), (1,), (2,), (0, 1, 2)):
        arrays = [np.asfortranarray(x) if n in order else x for n, x in enumerate((queries, k, v))]
        assert_invariant(regard.attention(*arrays), expected)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("rows", [1, 2, 40])
def test_c75_unaligned_memory(rows, dtype):
    arrays = qkv(2, rows, 33, keys=50, dtype=dtype)
    views = [unaligned(x) for x in arrays]
    out = unaligned(np.zeros((2, rows, 33), dtype))
    regard.attention(*views, out=out)
    assert_invariant(out, regard.attention(*arrays))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c76_a_field_of_packed_records(dtype):
    arrays, fields = qkv(2, 5, 8, keys=40, dtype=dtype), []
    for x in arrays:
        records = np.zeros(x.shape, np.dtype([("flag", "u1"), ("x", dtype)], align=False))
        records["x"] = x
        fields.append(records["x"])
    assert fields[0].strides[-1] == dtype.itemsize + 1
    assert_invariant(regard.attention(*fields), regard.attention(*arrays))


@pytest.mark.parametrize("kind", [">f4", ">f8", ">f2"])
def test_c77_the_other_byte_order(kind):
    native = np.dtype(kind).newbyteorder("=")
    arrays, bias = qkv(2, 5, 8, keys=40, dtype=native), normal(7, 5, 40).astype(native)
    expected = regard.attention(*arrays, bias=bias)
    swapped = [x.astype(kind) for x in (*arrays, bias)]
    for places in ((0,), (1,), (2,), (3,), (0, 1, 2, 3)):
        q, k, v, b = (swapped[n] if n in places else x for n, x in enumerate((*arrays, bias)))
        out = regard.attention(q, k, v, bias=b)
        assert out.dtype == native
        assert out.dtype.isnative
        assert_invariant(out, expected)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_c78_inputs_are_read_only(dtype):
    q, k, v = qkv(2, 40, 24, keys=50, dtype=dtype)
    mask, bias = normal(5, 40, 50) > -1, normal(6, 40, 50, dtype=np.float32)
    arrays = (q, k, v, mask, bias)
    for x in arrays:
        x.flags.writeable = False
    before = [hashlib.sha256(x.tobytes()).digest() for x in arrays]
    regard.attention(q, k, v, mask=mask, bias=bias, causal=True, q_offset=0)
    assert [hashlib.sha256(x.tobytes()).digest() for x in arrays] == before


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_results_go_to_arrays_of_any_layout(dtype):
    q, k, v = qkv(2, 3, 37, 24, keys=70, dtype=dtype)
    expected = regard.attention(q, k, v)
    empty = np.zeros(expected.shape, dtype)
    for out in (reordered(empty), with_steps(empty, -2, 3), np.asfortranarray(empty), unaligned(empty)):
        assert regard.attention(q, k, v, out=out) is out
        assert_invariant(out, expected)


def test_only_the_places_of_out_are_written():
    q, k, v = qkv(2, 5, 7, keys=9, dtype=np.float32)
    memory = np.full((4, 12, 20), 7, np.float32)
    out = memory[1:3, 2:12:2, 3:17:2]
    regard.attention(q, k, v, out=out)
    outside = np.ones(memory.shape, bool)
    outside[1:3, 2:12:2, 3:17:2] = False
    assert (memory[outside] == 7).all()


def test_memory_mapped_files(tmp_path):
    arrays, maps = qkv(2, 40, 16, dtype=np.float32), []
    for n, x in enumerate(arrays):
        np.save(tmp_path / f"{n}.npy", x)
        maps.append(np.load(tmp_path / f"{n}.npy", mmap_mode="r"))
    out = regard.attention(*maps)
    assert type(out) is np.ndarray
    assert_same_bits(out, regard.attention(*arrays))


@pytest.mark.parametrize("name", ["q", "k", "v"])
def test_out_may_not_overlap_an_input(name):
    q, k, v = qkv(2, 5, 8, dtype=np.float32)
    memory = np.zeros((4, 5, 8), np.float32)
    arrays = {"q": q, "k": k, "v": v, name: memory[1:3]}
    with pytest.raises(ValueError, match=rf"(?s)out.*{name}"):
        regard.attention(**arrays, out=memory[:2])
