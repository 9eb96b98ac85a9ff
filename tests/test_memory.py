"""Memory stays linear: 32,768 x 32,768 with every kind of mask, measured from outside in children of their own."""

from __future__ import annotations

import pytest

from support import LEVELS, PEAK, least

ALLOWED = 96 << 20
N = 32768

SETUP = f"""
{PEAK}
import numpy as np, regard
from regard import biases, masks
n = {N}
random = np.random.default_rng(0)
q, k, v = (random.standard_normal((1, n, 64), np.float32) for _ in range(3))
out = np.empty_like(q)
out[...] = 0
row = random.standard_normal(n, np.float32)
ids = np.arange(n) // 1000
options = dict({{options}})
regard.attention(q[:, :64], k[:, :64], v[:, :64])  # loads what is loaded once
forget()
before = resident()
regard.attention(q, k, v, out=out, **options)
print(resident() - before)
assert np.isfinite(out).all()
"""

QUESTIONS = {
    "causal": "causal=True",
    "window": "window=(256, 0)",
    "documents": "mask=masks.Documents(ids), causal=True",
    "row bias": "bias=row",
    "all of them": "causal=True, window=4096, mask=masks.Documents(ids), bias=row",
    "functions": "bias=biases.ALiBi([0.1]), mask=masks.Where(lambda b, h, p, j: (p - j) % 7 < 5), causal=True",
    "lse": "return_lse=True, softcap=20.0, sinks=0.5",
}


@pytest.mark.slow
@pytest.mark.parametrize("question", QUESTIONS)
def test_peak_memory_of_the_best_level(question):
    assert least(SETUP.replace("{options}", QUESTIONS[question]), timeout=600) <= ALLOWED


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float64", "float16", "bfloat16"])
def test_peak_memory_of_every_type(dtype):
    kind = "import ml_dtypes\nkind = np.dtype('bfloat16')" if dtype == "bfloat16" else f"kind = np.dtype('{dtype}')"
    code = SETUP.replace(
        "out = np.empty_like(q)", f"{kind}\nq, k, v = (x.astype(kind) for x in (q, k, v))\nout = q.copy()"
    )
    code = code.replace("np.isfinite(out)", "np.isfinite(out.astype(np.float64))")
    assert least(code.replace("{options}", "causal=True"), timeout=600) <= ALLOWED


@pytest.mark.slow
def test_peak_memory_of_numpy():
    code = SETUP.replace("n = 32768", "n = 8192")  # the table would take 256 MB
    assert least(code.replace("{options}", "causal=True, bias=row"), timeout=600, REGARD_CPU="numpy") <= ALLOWED


@pytest.mark.parametrize("level_name", [LEVELS[-1]])
@pytest.mark.parametrize("question", ["causal", "row bias", "all of them"])
def test_peak_memory_of_a_quarter_of_that(question, level_name):
    code = SETUP.replace(f"n = {N}", "n = 8192").replace("{options}", QUESTIONS[question])
    assert least(code, REGARD_CPU=level_name) <= ALLOWED // 2


INSIDE = SETUP.partition("before = resident()")[0].replace("regard.attention(", "regard.inspect(") + (
    """
few = regard.inspect(q[:, :64], k[:, :64], v[:, :64]).compute(top=8, received="max", map=(9, 9))
few.received(), few.nucleus(), few.apply_transpose(v[:, :64])
forget()
before = resident()
a = regard.inspect(q, k, v, **options)
a.compute(top=8, received=["sum", "max"], map=(256, 256))
assert a.apply_transpose(v).shape == v.shape and a.nucleus(0.5).shape == a.lse.shape
print(resident() - before)
assert np.isfinite(a.entropy()).all()
"""
)


def test_looking_inside_makes_no_table():
    """8,192 x 8,192: a table of weights would take 268 MB."""
    assert least(INSIDE.replace(f"n = {N}", "n = 8192").replace("{options}", "causal=True, bias=row")) <= ALLOWED


@pytest.mark.slow
def test_looking_inside_in_numpy_makes_no_table():
    code = INSIDE.replace(f"n = {N}", "n = 8192").replace("{options}", "causal=True")
    assert least(code, timeout=600, REGARD_CPU="numpy") <= 2 * ALLOWED
