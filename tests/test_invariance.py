"""What the bits of a row depend on, and what they do not depend on. NumPy's own answer promises none of it."""

from __future__ import annotations

import ctypes
import os
import platform
import threading

import numpy as np
import pytest

import regard
from regard import biases, masks
from support import DTYPES, LEVELS, assert_same_bits, bfloat16, normal, qkv

NATIVE = [name for name in LEVELS if name != "numpy"]
QUICK = NATIVE[-1:]
SOME = [d if d in (np.float32, bfloat16) else pytest.param(d, marks=pytest.mark.slow) for d in DTYPES]


@pytest.fixture(
    params=[name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in NATIVE], autouse=True
)
def native(request, monkeypatch):
    monkeypatch.setenv("REGARD_CPU", request.param)


OPTIONS = {
    "plain": {},
    "causal": {"causal": True, "q_offset": 20},
    "window": {"window": (30, 9), "q_offset": 25},
    "bias": {"bias": biases.ALiBi(np.array([0.5, 0.25, 0.5, 0.25])), "q_offset": 3},
    "cap": {"softcap": 5.0, "sinks": 0.3},
    "where": {"mask": masks.Where(lambda b, h, p, j: (p + j) % 3 > 0), "q_offset": 0},
}


@pytest.mark.parametrize("dtype", SOME, ids=str)
@pytest.mark.parametrize("queries", [1, 3, 40])
@pytest.mark.parametrize("name", OPTIONS)
def test_padding_on_the_right_changes_no_bit(name, queries, dtype):
    q, k, v = qkv(4, queries, 24, keys=70, kv_heads=2, dtype=dtype)
    options = dict(OPTIONS[name])
    seen = options.pop("mask", np.ones(70, bool))
    seen = masks.Dense(seen) if isinstance(seen, np.ndarray) else seen
    expected = regard.attention(q, k, v, mask=seen & masks.Lengths(70), **options)
    assert_same_bits(regard.attention(q, k, v, **OPTIONS[name]), expected)
    for keys in (71, 96, 129, 1100):
        wide = [np.full((2, keys, 24), np.nan, dtype) for _ in range(2)]
        wide[0][:, :70], wide[1][:, :70] = k, v
        rule = OPTIONS[name].get("mask")
        mask = masks.Lengths(70) if rule is None else rule & masks.Lengths(70)
        assert_same_bits(regard.attention(q, *wide, mask=mask, **options), expected)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("queries", [1, 5, 130])
def test_threads_batch_and_other_heads_change_no_bit(queries, dtype):
    q, k, v = qkv(3, 8, queries, 40, keys=200, kv_heads=4, dtype=dtype)
    whole, whole_lse = regard.attention(q, k, v, threads=1, return_lse=True)
    for threads in (2, 3):
        out, lse = regard.attention(q, k, v, threads=threads, return_lse=True)
        assert_same_bits(out, whole)
        assert_same_bits(lse, whole_lse)
    assert_same_bits(regard.attention(q[1], k[1], v[1]), whole[1])
    assert_same_bits(regard.attention(q[2, 6:7], k[2, 3:4], v[2, 3:4]), whole[2, 6:7])
    assert_same_bits(regard.attention(q, *(np.repeat(x, 2, 1) for x in (k, v))), whole)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("queries", [1, 40])
def test_other_rows_and_layouts_change_no_bit(queries, dtype):
    q, k, v = qkv(2, queries, 40, keys=100, dtype=dtype)
    expected = regard.attention(q, k, v)
    swapped = [np.ascontiguousarray(x.swapaxes(0, 1)).swapaxes(0, 1) for x in (q, k, v)]
    assert_same_bits(regard.attention(*swapped), expected)
    assert_same_bits(regard.attention(*(x.swapaxes(0, 1) for x in swapped), layout="lhd").swapaxes(0, 1), expected)
    assert_same_bits(regard.attention(*(np.asfortranarray(x) for x in (q, k, v))), expected)
    odd = [np.zeros((*x.shape[:2], 43), dtype) for x in (q, k, v)]
    for wide, x in zip(odd, (q, k, v)):
        wide[..., 3:] = x
    assert_same_bits(regard.attention(*(x[..., 3:] for x in odd)), expected)
    others = q.copy()
    others[0, : queries // 2], others[1] = 100, np.nan
    assert_same_bits(regard.attention(others, k, v)[0, queries // 2 :], expected[0, queries // 2 :])


@pytest.mark.parametrize("dtype", SOME, ids=str)
@pytest.mark.parametrize("name", OPTIONS)
def test_invariant_rows_are_the_same_alone_in_blocks_and_in_pieces(name, dtype):
    q, k, v = qkv(4, 70, 24, keys=150, kv_heads=2, dtype=dtype)
    options = dict(OPTIONS[name])
    start = options.pop("q_offset", 0)
    whole, lse = regard.attention(q, k, v, invariant=True, q_offset=start, return_lse=True, **options)
    for first, last in ((0, 1), (33, 34), (69, 70), (0, 7), (30, 66), (5, 70)):
        part, part_lse = regard.attention(
            q[:, first:last], k, v, invariant=True, q_offset=start + first, return_lse=True, **options
        )
        assert_same_bits(part, whole[:, first:last])
        assert_same_bits(part_lse, lse[:, first:last])


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_invariant_prefill_and_decode(dtype):
    q, k, v = qkv(2, 70, 24, dtype=dtype)
    full = regard.attention(q, k, v, causal=True, invariant=True)
    for n in (1, 31, 32, 33, 70):
        row = regard.attention(q[:, n - 1 : n], k[:, :n], v[:, :n], causal=True, q_offset="end", invariant=True)
        assert_same_bits(row, full[:, n - 1 : n])


@pytest.mark.parametrize("precision", ["high", "medium"])
def test_invariant_at_every_precision(precision):
    q, k, v = qkv(2, 70, 24, keys=150, dtype=np.float32)
    whole = regard.attention(q, k, v, invariant=True, precision=precision)
    for row in (0, 33, 69):
        alone = regard.attention(q[:, row : row + 1], k, v, invariant=True, precision=precision)
        assert_same_bits(alone, whole[:, row : row + 1])


def _flush_subnormals(on):
    """Whether this thread takes subnormal numbers for zero: two bits of the processor's control register."""
    libm = ctypes.CDLL(None)
    state = (ctypes.c_uint32 * 8)()
    libm.fegetenv(state)
    state[7] = (state[7] | 0x8040) if on else (state[7] & ~0x8040)
    libm.fesetenv(state)


@pytest.mark.skipif(platform.machine() != "x86_64" or platform.libc_ver()[0] != "glibc", reason="x86-64 with glibc")
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_floating_point_mode_of_the_thread_changes_no_bit(dtype):
    q, k = np.zeros((2, 5, 8), dtype), normal(1, 2, 70, 8, dtype=dtype)
    v = normal(2, 2, 70, 8, dtype=dtype) * dtype(2e-38 if dtype == np.float32 else 3e-308)
    bias = np.where(np.arange(70) % 3 == 0, 0, -90 if dtype == np.float32 else -720).astype(dtype)
    expected, found = regard.attention(q, k, v, bias=bias), {}
    tiny = np.finfo(dtype).tiny

    def flushed():
        _flush_subnormals(True)
        before = np.array([tiny]) * dtype(0.5)
        found["out"] = regard.attention(q, k, v, bias=bias)
        found["mode"] = before[0] == 0 and (np.array([tiny]) * dtype(0.5))[0] == 0
        _flush_subnormals(False)

    thread = threading.Thread(target=flushed)
    thread.start()
    thread.join()
    assert found["mode"], "the thread's mode was not what was set, or was not given back"
    assert_same_bits(found["out"], expected)


def test_precisions_that_run_the_same_code_give_the_same_bits():
    q, k, v = qkv(2, 20, 24, keys=70, dtype=np.float32)
    outs = [regard.attention(q, k, v, precision=precision) for precision in ("highest", "high", "medium")]
    if os.environ["REGARD_CPU"] == "amx":  # three numbers of parts, unless this small question was left to FMA
        assert np.abs(outs[0] - outs[2]).max() < 1e-2
        return
    for out in outs[1:]:
        assert_same_bits(out, outs[0])


def test_precision_is_for_float32():
    for dtype in (np.float64, np.float16, bfloat16):
        q, k, v = qkv(2, 20, 24, keys=70, dtype=dtype)
        assert_same_bits(regard.attention(q, k, v, precision="medium"), regard.attention(q, k, v))
