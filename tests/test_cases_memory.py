"""Memory that options, heads and repeated calls take; test_memory.py has more. The list of cases is in CASES.md."""

from __future__ import annotations

import pytest

from support import PEAK, least

START = f"""
{PEAK}
import numpy as np, regard
random = np.random.default_rng(0)
def normal(*shape):
    return random.standard_normal(shape, np.float32)
def extra(q, k, v, **options):
    regard.attention(q[..., :1, :8, :], k[..., :1, :8, :], v[..., :1, :8, :])
    out = np.zeros(q.shape, q.dtype)
    forget()
    before = resident()
    regard.attention(q, k, v, out=out, **options)
    return resident() - before
"""

TABLES = {
    "none": "{}",
    "causal": "{'causal': True}",
    "padding": "{'mask': normal(1, 1, 1, 4096) > -1}",
    "bools": "{'mask': normal(4096, 4096) > -1}",
    "bias": "{'bias': normal(1, 1, 4096, 4096)}",
}


@pytest.mark.parametrize("name", TABLES)
def test_c143_no_option_makes_a_table_of_scores(name):
    # The scores of all heads would take 512 MB.
    code = f"q, k, v = (normal(1, 8, 4096, 64) for _ in range(3))\nprint(extra(q, k, v, **{TABLES[name]}))"
    assert least(START + code) <= 32 << 20


def test_c144_heads_of_keys_are_not_repeated():
    code = "k, v = normal(2, 65536, 128), normal(2, 65536, 128)\nprint(extra(normal(32, 1, 128), k, v))"
    assert least(START + code) <= 16 << 20


def test_c145_no_table_of_weights_is_built_by_default():
    # The weights would take 1 GB.
    code = "q, k, v = (normal(4, 8192, 16) for _ in range(3))\nprint(extra(q, k, v, window=(64, 64)))"
    assert least(START + code) <= 32 << 20


@pytest.mark.slow
def test_c146_repeated_calls_leave_nothing_behind():
    code = """
def some(number):
    for _ in range(number):
        n = int(random.integers(1, 257))
        q = normal(2, n, 32)
        regard.attention(q, q, q, causal=bool(n % 2))
    return int(open("/proc/self/statm").read().split()[1]) * 4096
print(-some(500) + some(1500))
"""
    assert least(START + code, timeout=300) < 5 << 20


def test_c147_a_table_is_not_copied_to_look_for_empty_rows():
    code = "mask = np.ones((1, 1, 8192, 8192), bool)\nq = normal(1, 1, 8192, 8)\nprint(extra(q, q, q, mask=mask))"
    assert least(START + code) <= 24 << 20


def test_c92_a_plan_for_scores_beyond_two_billion():
    code = """
q = normal(1, 65536, 8)
print(extra(q, q, q, causal=True, window=np.int32(64)))
"""
    assert least(START + code) <= 32 << 20
