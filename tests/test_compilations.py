"""How many kernels are compiled: sizes, offsets and what functions capture are arguments of a kernel."""

from __future__ import annotations

import os
import random

import ml_dtypes
import numpy as np
import pytest

import regard
from regard import calls, cpu, jit, masks
from regard.plan import make_plan
from regard.problem import Problem
from support import assert_same_bits, check, child, qkv

DTYPES = [np.float64, np.float32, np.float16, ml_dtypes.bfloat16]
needs_native = pytest.mark.skipif(
    cpu.architecture() not in cpu.LEVELS or os.environ.get("REGARD_CPU") == "numpy", reason="needs machine code"
)


@pytest.fixture
def new(tmp_path, monkeypatch):
    """A function that counts the kernels compiled and those found on disk since; there are none before."""
    monkeypatch.setenv("REGARD_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(calls, "_table", type(calls._table)())
    jit.forget()
    before = jit.statistics()
    return lambda: {name: jit.statistics()[name] - before[name] for name in ("compiled", "disk")}


def modulo(n):
    return masks.Where(lambda b, h, p, j: ((p - j) % n != 1) | (h == n))


def looked_up(n):
    table = regard.ops.Table(np.arange(n + 1) % 3)
    return masks.Where(lambda b, h, p, j: table[p] == table[j])


@needs_native
@pytest.mark.parametrize("mask", [None, modulo, looked_up], ids=["plain", "lambda", "table"])
@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: dtype.__name__)
def test_decoding_compiles_at_most_two_kernels(new, dtype, mask):
    """One more key each step, and a function that was not there before."""
    q, k, v = qkv(4, 1, 32, keys=200, kv_heads=2, dtype=dtype)
    for keys in range(1, 201):
        options = {"mask": mask(keys)} if mask else {}
        out = regard.attention(q, k[:, :keys], v[:, :keys], q_offset="end", causal=True, **options)
        if keys % 50 == 0:
            check(out, q, k[:, :keys], v[:, :keys], q_offset="end", causal=True, **options)
    assert 1 <= new()["compiled"] <= 2


@needs_native
def test_prefill_of_growing_length_compiles_few(new):
    """Rows 1..100, keys 1..100, batches, offsets, strides, scales and caps."""
    for n in range(1, 101):
        q, k, v = qkv(1 + n % 3, 2, n, 24, dtype=np.float32, seed=n)
        regard.attention(q[..., ::-1, :], k, v, causal=True, q_offset=n % 7, scale=1 / n, softcap=float(n), sinks=n / 9)
    assert new()["compiled"] <= 4


@needs_native
def test_captured_numbers_are_arguments(new):
    q, k, v = qkv(2, 40, 16, dtype=np.float32)
    outs = []
    for n in range(1, 20):
        bias = regard.biases.Score(lambda s, b, h, p, j, n=n: s - abs(p - j) * (0.1 * n))
        outs.append(regard.attention(q, k, v, mask=modulo(n + 1), bias=bias))
    assert new()["compiled"] == 1
    assert len({out.tobytes() for out in outs}) == len(outs)


@pytest.mark.skipif(cpu.usable().get("amx", "absent") is not None, reason="needs a matrix unit")
def test_packing_is_compiled_once(new, monkeypatch):
    """It is the same for every mask, bias and cap."""
    monkeypatch.setenv("REGARD_CPU", "amx")
    q, k, v = qkv(2, 64, 32, dtype=ml_dtypes.bfloat16)
    bias = np.zeros(64, np.float32)
    for options in ({}, {"mask": modulo(3)}, {"bias": bias}, {"softcap": 3.0}, {"out": np.empty(q.shape, np.float32)}):
        regard.attention(q, k, v, **options)
    assert new()["compiled"] == 6


@needs_native
def test_another_expression_is_another_kernel(new):
    q, k, v = qkv(2, 40, 16, dtype=np.float32)
    for function in (lambda b, h, p, j: p >= j, lambda b, h, p, j: p <= j, lambda b, h, p, j: p * 1 >= j):
        regard.attention(q, k, v, mask=masks.Where(function))
    assert new()["compiled"] == 3


@pytest.mark.parametrize("isa", cpu.ISAS.values(), ids=lambda isa: isa.name)
@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: dtype.__name__)
def test_sizes_need_few_kernels(isa, dtype):
    """D = Dv in 1..260 and L in 1..300: at most 12 for a dtype and an instruction set, without packing."""
    sample = random.Random(0)
    sizes = {(dim, rows) for dim in range(1, 261) for rows in (1, 2, 16, 33, sample.randint(1, 300), 300)}
    sizes |= {(dim, rows) for rows in range(1, 301) for dim in (1, 33, 64, 65, 256, 257, sample.randint(1, 260))}
    specs = set()
    for dim, rows in sizes:
        q = np.broadcast_to(np.zeros((), dtype), (1, 2, rows, dim))
        k = np.broadcast_to(np.zeros((), dtype), (1, 2, 77, dim))
        specs.add(make_plan(Problem.of(q, k, k), isa)[0].spec)
    assert 1 <= len(specs) <= 12


CALL = """
import numpy as np, regard
from regard import jit, masks
from test_compilations import modulo
from support import qkv
outs = [
    regard.attention(*qkv(2, rows, 32, keys=300, dtype=np.float32), mask=mask, precision="medium")
    for rows, mask in ((1, None), (40, None), (300, modulo(3)))
]
print(sum(jit.statistics()[name] for name in ("compiled", "disk")), jit.statistics()["compiled"])
print("".join(out.tobytes().hex() for out in outs))
"""


@needs_native
def test_a_second_process_compiles_nothing(tmp_path):
    """And computes the same bits."""
    (counts, bits), (counts_again, bits_again) = (
        child(CALL, REGARD_CACHE_DIR=str(tmp_path)).split("\n")[:2] for _ in range(2)
    )
    wanted, compiled = map(int, counts.split())
    assert wanted == compiled >= 3
    assert counts_again.split() == [str(wanted), "0"]
    assert_same_bits(
        np.frombuffer(bytes.fromhex(bits), np.float32), np.frombuffer(bytes.fromhex(bits_again), np.float32)
    )
