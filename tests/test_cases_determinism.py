"""The same question gives the same bits. See also test_invariance.py. The list of cases is in CASES.md."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

import regard
from support import assert_same_bits, bfloat16, check, child, normal, qkv


@pytest.mark.parametrize("dtype", [np.float32, bfloat16])
def test_c93_a_row_alone_and_in_blocks(level, dtype):
    if level == "numpy":
        pytest.skip("NumPy's own products of matrices depend on their sizes")
    q, k, v = normal(0, 64, 64, dtype=dtype), normal(1, 200, 64, dtype=dtype), normal(2, 200, 64, dtype=dtype)
    alone = regard.attention(q[:1], k, v, invariant=True)
    for rows in (2, 7, 32, 64):
        assert_same_bits(regard.attention(q[:rows], k, v, invariant=True)[:1], alone)
    for batch in range(1, 9):
        out = regard.attention(q.reshape(64, 1, 1, 64)[:batch], k[None], v[None], invariant=True)
        assert_same_bits(out[0, 0], alone)
    many = regard.attention(q, k, v)
    assert_same_bits(many, regard.attention(q[None, None], k[None, None], v[None, None])[0, 0])


HASHES = """
import hashlib, numpy as np, regard
from support import qkv
for dtype in (np.float32, np.float64, np.float16):
    q, k, v = qkv(2, 4, 129, 64, dtype=dtype)
    print(hashlib.sha256(regard.attention(q, k, v, causal=True)).hexdigest())
"""


def test_c95_any_number_of_threads_gives_the_same_bits():
    assert len({child(HASHES, REGARD_NUM_THREADS=str(n)) for n in (1, 2, 3, 4)}) == 1


@pytest.mark.parametrize("length", [32, 33, 64, 65, 200, 700])
def test_c96_repeats_around_the_sizes_where_threads_begin(length):
    q, k, v = qkv(1, length, 64, dtype=np.float32)
    expected = regard.attention(q, k, v, threads=1)
    check(expected, q, k, v)
    for _ in range(50 if length < 100 else 10):
        assert_same_bits(regard.attention(q, k, v, threads=4), expected)


ONE_THREAD = """
import os, time, numpy as np, regard
from support import qkv
q, k, v = qkv(8, 1500, 64, dtype=np.float32)
regard.attention(q, k, v, threads=1)
before = len(os.listdir("/proc/self/task"))
start, used = time.perf_counter(), time.process_time()
for _ in range(3):
    regard.attention(q, k, v, threads=1)
wall, cpu = time.perf_counter() - start, time.process_time() - used
assert len(os.listdir("/proc/self/task")) == before, "threads were started"
assert cpu <= 1.1 * wall + 0.02, (cpu, wall)
print("one")
"""


def test_c98_one_thread_is_one_thread():
    assert child(ONE_THREAD).strip() == "one"


def test_the_same_call_gives_the_same_bits_each_time(level):
    q, k, v = qkv(3, 65, 40, keys=130, dtype=np.float32)
    found = {hashlib.sha256(regard.attention(q, k, v, causal=True, q_offset="end")).digest() for _ in range(20)}
    assert len(found) == 1
