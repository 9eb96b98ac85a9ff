"""The lines of README's table "Coming from": what is said there and here gives the same numbers."""

from __future__ import annotations

import numpy as np
import pytest

import regard
from regard import biases, masks
from support import normal

pytestmark = pytest.mark.heavy

QUERIES, KEYS = 5, 9
Q, K, V = normal(0, 2, 4, QUERIES, 8), normal(1, 2, 4, KEYS, 8), normal(2, 2, 4, KEYS, 8)
MARKS = np.array([[True] * KEYS, [True] * 6 + [False] * 3])


def assert_like(ours, theirs):
    np.testing.assert_allclose(ours, np.asarray(theirs), rtol=1e-5, atol=1e-6)


def by_torch(q=Q, k=K, v=V, **options):
    torch = pytest.importorskip("torch")
    options = {n: torch.from_numpy(x) if isinstance(x, np.ndarray) else x for n, x in options.items()}
    return torch.nn.functional.scaled_dot_product_attention(*map(torch.from_numpy, (q, k, v)), **options)


def test_torch_masks():
    mask = normal(3, QUERIES, KEYS) > -1
    mask[:, 0] = True
    assert_like(regard.attention(Q, K, V, mask=mask), by_torch(attn_mask=mask))
    bias = normal(4, 4, QUERIES, KEYS)
    assert_like(regard.attention(Q, K, V, bias=bias), by_torch(attn_mask=bias[None]))


def test_torch_causal():
    assert_like(regard.attention(Q, K, V, causal=True, q_offset=0), by_torch(is_causal=True))
    same = Q, K[:, :, :QUERIES], V[:, :, :QUERIES]
    assert_like(regard.attention(*same, causal=True), by_torch(*same, is_causal=True))


def test_torch_groups():
    k, v = K[:, :2].copy(), V[:, :2].copy()
    assert_like(regard.attention(Q, k, v), by_torch(Q, k, v, enable_gqa=True))


def test_torch_module_with_padding():
    torch = pytest.importorskip("torch")
    layer = torch.nn.MultiheadAttention(16, 4, batch_first=True, bias=False, dtype=torch.float64)
    x = torch.from_numpy(normal(5, 2, KEYS, 16))
    hidden = ~MARKS
    with torch.no_grad():
        theirs, _ = layer(x, x, x, key_padding_mask=torch.from_numpy(hidden), need_weights=False)
        q, k, v = (y.unflatten(-1, (4, 4)) for y in (x @ layer.in_proj_weight.T).chunk(3, dim=-1))
        ours = regard.attention(q, k, v, layout="lhd", mask=masks.Keys(~hidden))
        assert_like(ours.flatten(-2) @ layer.out_proj.weight.T, theirs)


def by_jax(q=Q, **options):
    jax = pytest.importorskip("jax")
    turned = [x.swapaxes(1, 2).astype(np.float32) for x in (q, K, V)]
    return jax.nn.dot_product_attention(*turned, **options), turned


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ({}, {}),
        ({"is_causal": True}, {"causal": True, "q_offset": 0}),
        ({"local_window_size": 2}, {"window": (2, 2), "q_offset": 0}),
        ({"local_window_size": (3, 1)}, {"window": (3, 1), "q_offset": 0}),
        ({"key_value_seq_lengths": np.array([9, 6])}, {"mask": masks.Lengths(keys=[9, 6])}),
        ({"scale": 0.5}, {"scale": 0.5}),
    ],
)
def test_jax(theirs, ours):
    expected, turned = by_jax(**theirs)
    assert_like(regard.attention(*turned, layout="lhd", **ours), expected)


def test_positions_from_the_end():
    """flash_attn counts from the last query and the last key, as `q_offset="end"` does; ONNX's past is an offset."""
    end = regard.attention(Q, K, V, causal=True, q_offset="end")
    assert_like(end, by_torch(attn_mask=np.tri(QUERIES, KEYS, KEYS - QUERIES, dtype=bool)))
    assert_like(end, regard.attention(Q, K, V, causal=True, q_offset=KEYS - QUERIES))
    distance = np.abs(np.arange(QUERIES)[:, None] + KEYS - QUERIES - np.arange(KEYS))
    slopes = biases.alibi_slopes(4)
    alibi = regard.attention(Q, K, V, bias=biases.ALiBi(slopes), q_offset="end")
    assert_like(alibi, by_torch(attn_mask=-(slopes[:, None, None] * distance)[None]))


def test_transformers_padding():
    masked = regard.attention(Q, K, V, mask=masks.Keys(MARKS.astype(np.int64)))
    assert_like(masked, by_torch(attn_mask=MARKS[:, None, None, :]))
