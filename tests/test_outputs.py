"""What Problem asks of out=."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from regard import biases, masks, ops, outputs
from regard.problem import Problem

BFLOAT16 = ml_dtypes.bfloat16
B, HEADS, KV_HEADS, L, S, D, DV = 2, 4, 2, 3, 5, 8, 6


def numbers(*shape, dtype=np.float32):
    return np.random.default_rng(0).standard_normal(shape).astype(dtype)


Q, K, V = numbers(B, HEADS, L, D), numbers(B, KV_HEADS, S, D), numbers(B, KV_HEADS, S, DV)


def of(**given):
    return Problem.of(Q, K, V, **given)


def test_out_is_returned():
    out = np.empty((B, HEADS, L, DV), np.float32)
    found = of(out=out)
    assert found.out is out
    assert found.finish(found.out) is out


def test_out_may_have_any_strides():
    for out in (np.empty((DV, L, HEADS, B), np.float32).T, np.empty((B, HEADS, L, 2 * DV), np.float32)[..., ::-2]):
        assert np.shares_memory(of(out=out).out, out)


def test_out_has_the_layout_of_the_inputs():
    q, k, v = numbers(B, L, HEADS, D), numbers(B, S, KV_HEADS, D), numbers(B, S, KV_HEADS, DV)
    out = np.empty((B, L, HEADS, DV), np.float32)
    assert Problem.of(q, k, v, layout="lhd", out=out).out.shape == (B, HEADS, L, DV)
    table = np.empty((L, DV), np.float32)
    found = Problem.of(Q[0, 0], K[0, 0], V[0, 0], out=table)
    assert found.out.shape == (1, L, DV)
    assert found.finish(found.out) is table


@pytest.mark.parametrize("dtype", [np.float16, BFLOAT16])
def test_out_of_16_bits_may_be_float32(dtype):
    given = [x.astype(dtype) for x in (Q, K, V)]
    for wanted in (dtype, np.float32):
        assert Problem.of(*given, out=np.empty((B, HEADS, L, DV), wanted)).out.dtype == wanted
    with pytest.raises(TypeError, match=f"out has dtype float64: {np.dtype(dtype).name} or float32 is expected"):
        Problem.of(*given, out=np.empty((B, HEADS, L, DV), np.float64))


def read_only():
    out = np.empty((B, HEADS, L, DV), np.float32)
    out.flags.writeable = False
    return out


def self_overlapping():
    return np.lib.stride_tricks.as_strided(np.empty(100, np.float32), (B, HEADS, L, DV), (0, 72, 24, 4))


OUT_ERRORS = {
    "shape": (np.empty((B, L, HEADS, DV), np.float32), ValueError, r"\(2, 3, 4, 6\): the result has \(2, 4, 3, 6\)"),
    "type": (np.empty((B, HEADS, L, DV), np.float16), TypeError, "out has dtype float16: float32 is expected"),
    "order": (np.empty((B, HEADS, L, DV), ">f4"), TypeError, "out has dtype >f4: float32 in native byte order"),
    "list": ([[0.0]], TypeError, "out must be a writable array of the kind of q, k and v, which is numpy"),
    "object": (memoryview(bytearray(8)), TypeError, "out must be a writable array.*memoryview"),
    "masked": (np.ma.zeros((B, HEADS, L, DV), np.float32), TypeError, "out is a masked array"),
    "read-only": (read_only(), ValueError, "out is read-only"),
    "itself": (self_overlapping(), ValueError, "out overlaps itself"),
}


@pytest.mark.parametrize(("out", "error", "message"), OUT_ERRORS.values(), ids=OUT_ERRORS)
def test_wrong_outs(out, error, message):
    with pytest.raises(error, match=message):
        of(out=out)


@pytest.mark.parametrize("name", ["q", "k", "v", "sinks", "q_offset", "mask", "bias"])
def test_out_may_not_overlap_an_input(name):
    shape = (B, HEADS, S, S)
    memory = np.zeros(B * HEADS * S * S + 8)
    out = memory[4:-4].reshape(shape)
    parts = {
        "q": memory[8:].reshape(shape),
        "k": memory[:-8].reshape(shape)[::-1],
        "v": memory[8:].reshape(shape).swapaxes(-1, -2),
        "sinks": memory[1 : 1 + HEADS],
        "q_offset": memory[4 : 4 + B].view(np.int64),
        "mask": masks.Causal() & memory.view(bool)[-S * S - 40 :][: S * S].reshape(S, S),
        "bias": biases.ALiBi([1.0] * HEADS) + memory[-5 - S : -5],
    }
    given = {key: np.zeros(shape) for key in "qkv"} | {name: parts[name]}
    with pytest.raises(ValueError, match=f"out shares memory with (the )?{name}, which is read"):
        Problem.of(**given, out=out)


def test_out_may_not_overlap_what_a_traced_function_reads():
    memory = np.zeros((1, 1, 4, 4))
    table = ops.Table(memory[0, 0])
    x = np.ones((1, 1, 4, 4))
    with pytest.raises(ValueError, match="out shares memory with the bias"):
        Problem.of(x, x, x, bias=biases.Score(lambda s, b, h, p, j: s + table[p, j]), out=memory)
    with pytest.raises(ValueError, match="out shares memory with the mask"):
        Problem.of(x, x, x, mask=~masks.Where(lambda b, h, p, j: table[p, j] > 0), out=memory)


def test_out_may_lie_between_inputs():
    memory = np.zeros((4, B, HEADS, S, D))
    q, k, v, out = memory
    assert Problem.of(q, k, v, out=out).out is out
    interwoven = np.zeros((B, HEADS, S, 4, D))
    q, k, v, out = (interwoven[..., n, :] for n in range(4))
    assert Problem.of(q, k, v, out=out, mask=masks.Keys(np.ones(S, bool))).out is out


def test_an_out_whose_overlap_is_hard_to_find_is_refused(monkeypatch):
    monkeypatch.setattr(outputs, "_SEARCH", 1000)
    memory, shape = np.zeros(10**6), (3,) * 6
    out = np.lib.stride_tricks.as_strided(memory, shape, (42976, 14400, 28912, 34384, 30616, 32912))
    q = np.lib.stride_tricks.as_strided(memory[1:], shape, (45416, 39600, 63624, 23352, 57864, 28336))
    with pytest.raises(ValueError, match="out shares memory with q"):
        Problem.of(q, np.zeros(shape), np.zeros(shape), out=out)


def test_a_wrong_out_is_refused_whatever_the_size():
    huge = np.broadcast_to(np.float16(0), (1, 2**20, 64))
    with pytest.raises(ValueError, match="the result has"):
        Problem.of(huge, huge, huge, out=np.empty((1, 1, 64), np.float16))


def test_contents_are_not_read():
    pages = np.lib.stride_tricks.as_strided(np.empty(1, np.float32), (2, 8, 2**36, 64), (0, 0, 0, 0))
    found = Problem.of(pages, pages, pages, causal=True, mask=masks.Window(8, 0))
    assert found.keys == 2**36
