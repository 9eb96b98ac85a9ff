"""Shapes and what broadcasts: masks, heads, widths, batches. The list of cases is in CASES.md."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from numpy.lib.stride_tricks import as_strided

import regard
from regard import masks
from support import assert_same_bits, bfloat16, check, normal, qkv, reference

pytestmark = pytest.mark.usefixtures("level")

B, H, L, S = 2, 3, 4, 5
RIGHT_ALIGNED = [(), (S,), (L, S), (H, L, S), *itertools.product((1, B), (1, H), (1, L), (1, S))]


@pytest.mark.parametrize("shape", RIGHT_ALIGNED, ids=str)
def test_c53_masks_of_every_shape_that_broadcasts(shape):
    q, k, v = qkv(B, H, L, 8, keys=S)
    mask = np.random.default_rng(len(shape)).random(shape) < 0.6
    expected = regard.attention(q, k, v, mask=np.broadcast_to(mask, (B, H, L, S)).copy())
    assert_same_bits(regard.attention(q, k, v, mask=mask), expected)


@pytest.mark.parametrize("shape", [(4,), (6,), (2, 5), (2, 4, 5), (3, 1, 1, 5), (1, 2, 3, 4, 5)], ids=str)
@pytest.mark.parametrize("name", ["mask", "bias"])
def test_c53_shapes_that_do_not_broadcast_are_named(name, shape):
    q, k, v = qkv(B, H, L, 8, keys=S)
    table = np.ones(shape, bool if name == "mask" else np.float32)
    with pytest.raises(ValueError) as error:
        regard.attention(q, k, v, **{name: table})
    assert str(shape) in str(error.value)
    assert str((B, H, L, S)) in str(error.value)


def test_c54_the_mask_of_a_decoding_step():
    q, k, v = qkv(2, 4, 1, 8, keys=6)
    mask = np.random.default_rng(3).random((2, 1, 1, 6)) < 0.6
    expected = regard.attention(q, k, v, mask=np.repeat(mask, 4, 1))
    assert_same_bits(regard.attention(q, k, v, mask=mask), expected)


def test_c55_one_value_for_a_whole_row():
    q, k, v = qkv(2, 3, 4, 8, keys=5)
    memory = np.full(64, 7.0)  # what lies behind the table must not be read
    bias = memory[:8].reshape(2, 1, 4, 1)
    bias[...] = normal(3, 2, 1, 4, 1)
    np.testing.assert_allclose(regard.attention(q, k, v, bias=bias), regard.attention(q, k, v), atol=1e-14)
    truths = np.ones(64, bool)
    mask = truths[:8].reshape(2, 1, 4, 1)
    mask[:, :, 1::2] = False
    out = regard.attention(q, k, v, mask=mask)
    assert not out[:, :, 1::2].any()
    assert_same_bits(out[:, :, ::2], regard.attention(q, k, v)[:, :, ::2])


@pytest.mark.parametrize("vdim", [24, 1, 64])
def test_c56_values_of_another_width(vdim):
    q, k, v = qkv(1, 1, 16, 32, vdim=vdim)
    out = regard.attention(q, k, v)
    assert out.shape == (1, 1, 16, vdim)
    np.testing.assert_allclose(out, regard.attention(q, k, v, scale=1 / np.sqrt(32)), atol=1e-15)
    check(out, q, k, v)


@pytest.mark.parametrize(("heads", "kv_heads"), [(3, 2), (33, 2), (2, 4), (4, 0)])
def test_c57_heads_that_are_no_multiple(heads, kv_heads):
    q, k, v = qkv(heads, 4, 8, kv_heads=kv_heads)
    with pytest.raises(ValueError, match=rf"(?s){heads}.*{kv_heads}|{kv_heads}.*{heads}"):
        regard.attention(q, k, v)


def test_c57_keys_and_values_of_different_heads():
    q, k, v = qkv(4, 4, 8)
    with pytest.raises(ValueError, match=r"(?s)2.*4|4.*2"):
        regard.attention(q, k[:2], v)


def test_c58_which_head_reads_which():
    q, k, _ = qkv(4, 5, 8, kv_heads=2)
    v = np.stack([np.zeros((5, 3)), np.ones((5, 3))])
    out = regard.attention(q, k, v)
    assert not out[:2].any()
    np.testing.assert_allclose(out[2:], 1, atol=1e-15)


@pytest.mark.parametrize("kv_heads", [1, 2, 4])
@pytest.mark.parametrize("dtype", [np.float32, bfloat16])
def test_c59_grouped_heads_equal_repeated_ones(kv_heads, dtype):
    q, k, v = qkv(2, 4, 5, 8, keys=7, kv_heads=kv_heads, dtype=dtype)
    repeated = [np.repeat(x, 4 // kv_heads, 1) for x in (k, v)]
    out = regard.attention(q, k, v)
    assert_same_bits(out, regard.attention(q, *repeated))
    with pytest.raises(ValueError, match=r"(?s)3.*4|4.*3"):
        regard.attention(q[:, :3], *repeated)


WIDTHS = [1, 2, 3, 5, 7, 8, 15, 17, 31, 33, 59, 80, 96, 127]


@pytest.mark.parametrize("dtype", [np.float32, np.float16])
def test_c61_odd_widths(dtype):
    for dim, vdim in zip(WIDTHS, WIDTHS[5:] + WIDTHS[:5]):
        q, k, v = qkv(2, 5, dim, keys=9, vdim=vdim, dtype=dtype)
        check(regard.attention(q, k, v), q, k, v)


@pytest.mark.parametrize("dim", [256, 257, 320, 512, 1024])
@pytest.mark.parametrize("dtype", [np.float32, bfloat16])
def test_c62_wide_heads(dtype, dim):
    q, k, v = qkv(8, 4, dim, keys=70, kv_heads=2, dtype=dtype)
    check(regard.attention(q, k, v), q, k, v)


def test_c63_strides_of_axes_of_length_one_mean_nothing():
    q = np.array([[[[1, 2]]]], np.float32).swapaxes(-1, -2)
    one = np.ones((1, 1, 1, 1), np.float32)
    np.testing.assert_array_equal(regard.attention(q, one, one), [[[[1], [1]]]])
    x = normal(0, 6).astype(np.float32)
    absurd = as_strided(x, (1, 1, 1, 6), (12345, -98765, 2**40, 4))
    plain = x.reshape(1, 1, 1, 6)
    assert_same_bits(regard.attention(absurd, absurd, absurd), regard.attention(plain, plain, plain))
    column = as_strided(x, (1, 1, 6, 1), (12345, 7, 4, 2**50))
    expected = regard.attention(*[x.reshape(1, 1, 6, 1)] * 3)
    assert_same_bits(regard.attention(column, column, column), expected)


def test_c64_any_number_of_leading_axes():
    q, k, v = qkv(3, 2, 2, 5, 4)
    whole = regard.attention(q, k, v)
    for a, b in np.ndindex(3, 2):
        np.testing.assert_allclose(regard.attention(q[a, b], k[a, b], v[a, b]), whole[a, b], atol=1e-15)
        for h in range(2):
            alone = regard.attention(q[a, b, h], k[a, b, h], v[a, b, h])
            np.testing.assert_allclose(alone, whole[a, b, h], atol=1e-15)
    assert_same_bits(regard.attention(q[None], k, v), whole[None])
    shared = regard.attention(q, k[0, 0], v[0, 0])
    assert shared.shape == whole.shape
    np.testing.assert_allclose(shared[2, 1], regard.attention(q[2, 1], k[0, 0], v[0, 0]), atol=1e-15)
    crossed = regard.attention(q[:, :1], k[:1], v[:1])
    assert crossed.shape == (3, 2, 2, 5, 4)
    np.testing.assert_allclose(crossed, reference(q[:, :1], k[:1], v[:1])[0], atol=1e-14)


def test_c65_the_other_layout_and_what_gives_a_mix_up_away():
    x, y, z = (normal(n, 2, 10, 4, 8) for n in range(3))
    out = regard.attention(x, y, z, layout="lhd", causal=True)
    expected = regard.attention(*(a.swapaxes(1, 2) for a in (x, y, z)), causal=True)
    assert out.shape == x.shape
    assert_same_bits(out, expected.swapaxes(1, 2))
    table = np.ones((10, 10), bool)
    with pytest.raises(ValueError, match=r"\(10, 10\)"):
        regard.attention(x, y, z, mask=table)
    assert_same_bits(regard.attention(x, y, z, mask=table, layout="lhd"), regard.attention(x, y, z, layout="lhd"))
    with pytest.raises(ValueError, match=r"(?s)hld.*lhd"):
        regard.attention(x, y, z, layout="blhd")


@pytest.mark.parametrize("batch", [1, 2, 3, 5])
def test_c66_one_query_in_a_batch(batch):
    q, k, v = qkv(batch, 3, 1, 8, keys=17, dtype=np.float32)
    out = regard.attention(q, k, v)
    for entry in range(batch):
        np.testing.assert_allclose(out[entry], regard.attention(q[entry], k[entry], v[entry]), atol=1e-6)
    check(regard.attention(q, k[:1], v[:1]), q, k[:1], v[:1])


def test_two_axes_come_together():
    q, k, v = (x[0] for x in qkv(1, 4, 8))
    with pytest.raises(ValueError, match=r"(?s)\(4, 8\).*\(1, 4, 8\)"):
        regard.attention(q, k[None], v[None])
    out, lse = regard.attention(q, k, v, return_lse=True, mask=masks.Lengths(2))
    assert (out.shape, lse.shape) == ((4, 8), (4,))


@pytest.mark.parametrize(
    "shapes",
    [
        ((2, 4, 8), (2, 5, 7), (2, 5, 8)),
        ((2, 4, 8), (2, 5, 8), (2, 6, 8)),
        ((8,), (8,), (8,)),
    ],
    ids=str,
)
def test_shapes_that_do_not_fit_are_all_named(shapes):
    with pytest.raises(ValueError) as error:
        regard.attention(*(np.zeros(shape) for shape in shapes))
    for shape in shapes[:2]:
        assert str(shape) in str(error.value)


def test_batches_that_do_not_fit_are_named():
    with pytest.raises(ValueError, match=r"(?s)\(2,.*\(3,"):
        regard.attention(np.zeros((2, 1, 4, 8)), np.zeros((3, 1, 5, 8)), np.zeros((3, 1, 5, 8)))
