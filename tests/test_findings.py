"""a.findings() and a.verify(): what is said of mistakes, what is not said of sound inputs, and errors in float64."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import regard
from regard import biases, masks
from regard.findings import Findings
from support import normal, qkv

SAID = {
    "order": "probably in",
    "divided": "not divided by",
    "exchanged": "K and V look exchanged",
    "mask": "about queries where it should be about keys",
    "empty": "see nothing, and give zeros",
    "lost": "are NaN",
    "sink": "on key 0",
}


def said(a):
    """Names of the findings, and their numbers."""
    found = a.findings()
    assert isinstance(found, Findings)
    assert str(found) == ("\n".join(map(str, found)) or "Nothing stands out.")
    return {next(name for name, words in SAID.items() if words in x.sentence): x.number for x in found}


SOUND = {
    "plain": {},
    "causal": {"causal": True},
    "sinks": {"sinks": 1.0},
    "alibi": {"bias": biases.ALiBi(biases.alibi_slopes(4)), "causal": True},
    "padding": {"mask": masks.Lengths(keys=[30, 40])},
    "window": {"window": (8, 0)},
    "small scale": {"scale": 0.01},
}


@pytest.mark.parametrize("options", SOUND.values(), ids=SOUND)
@pytest.mark.parametrize("dtype", [np.float64, np.float32, ml_dtypes.bfloat16])
def test_nothing_is_said_of_sound_inputs(options, dtype):
    a = regard.inspect(*qkv(2, 4, 40, 32, kv_heads=2, dtype=dtype), **options)
    assert said(a) == {}
    assert repr(a.findings()) == "Nothing stands out."


@pytest.mark.parametrize("length", [1, 2, 3, 5])
def test_nothing_is_said_of_short_inputs(length):
    assert said(regard.inspect(*qkv(2, 32, length, 8), causal=True)) == {}


def test_nothing_is_said_of_nothing():
    for shape, keys in (((0, 4, 3, 8), 5), ((1, 0, 3, 8), 5), ((1, 4, 0, 8), 5)):
        assert said(regard.inspect(*qkv(*shape, keys=keys), q_offset=0)) == {}
    assert said(regard.inspect(*qkv(1, 2, 3, 8, keys=0))) == {"empty": 6}


def test_no_division():
    q, k, v = qkv(4, 40, 64)
    (number,) = said(regard.inspect(q, k, v, scale=1.0)).values()
    assert number == pytest.approx(8, rel=0.1)
    assert said(regard.inspect(q / 8, k, v, scale=1.0)) == {}


def test_keys_and_values_exchanged():
    """The textbook's tables; and keys that queries were made from."""
    q, k, v = np.array([[1.0, 0.0]]), np.eye(2), 10 * np.eye(2)
    assert said(regard.inspect(q, k, v)) == {}
    assert said(regard.inspect(q, v, k)) == {"exchanged": pytest.approx(10)}
    x, v = normal(0, 4, 40, 32), normal(1, 4, 40, 32)
    k = x + 0.3 * normal(2, 4, 40, 32)
    assert "exchanged" not in said(regard.inspect(x, k, v))
    assert said(regard.inspect(x, v, k))["exchanged"] > 0.9


def test_padding_on_the_axis_of_queries():
    q, k, v = qkv(2, 4, 20, 8)
    marks = np.arange(20) < np.array([[12], [20]])
    for mask in (marks[:, None, :, None], masks.Causal() & np.broadcast_to(marks[:, None, :, None], (2, 4, 20, 20))):
        assert said(regard.inspect(q, k, v, mask=mask)) == {"mask": 32}
    assert said(regard.inspect(q, k, v, mask=masks.Keys(marks))) == {}
    assert said(regard.inspect(q, k, v, mask=masks.Lengths(queries=[12, 20]))) == {"empty": 32}


def test_rows_that_see_nothing():
    q, k, v = qkv(4, 20, 8)
    assert said(regard.inspect(q, k, v, window=(3, None), q_offset=15)) == {"empty": 4 * 12}


def test_rows_that_are_nan():
    q, k, v = qkv(4, 20, 8)
    q[1, 3], k[2, 10] = np.nan, np.nan
    assert said(regard.inspect(q, k, v, causal=True)) == {"lost": 1 + 10}


def test_weight_on_the_first_key():
    q, k, v = qkv(4, 60, 32)
    q[..., 0], k[..., 0] = 8, 0
    k[:, 0, 0] = 6
    a = regard.inspect(q, k, v, causal=True)
    share = a.weights[..., 0].mean()
    assert said(a) == {"sink": pytest.approx(share)}
    assert f"{100 * share:.0f} % of the weight is on key 0" in str(a.findings())
    k[1:, 0, 0] = 0
    assert "98 % in head 0" in str(regard.inspect(q, k, v, causal=True).findings())


def test_rows_in_the_place_of_heads():
    q, k, v = (x.swapaxes(1, 2) for x in qkv(1, 8, 100, 16, kv_heads=4))
    a = regard.inspect(q, k, v, q_offset=0)
    assert said(a)["order"] == 100
    assert said(regard.inspect(q, k, v, layout="lhd")) == {}
    assert said(regard.inspect(*qkv(1, 96, 1, 16))) == {}


def test_what_a_hidden_key_holds_is_not_looked_at():
    q, k, v = qkv(2, 30, 16)
    k[:, 20:], v[:, 20:] = 1e6, np.nan
    assert said(regard.inspect(q, k, v, mask=masks.Lengths(keys=20))) == {}


def test_findings_and_errors_of_a_union():
    q, k, v = qkv(2, 4, 60, 64)
    parts = ((0, 20), (20, 60))
    shards = [regard.inspect(q, k[:, :, a:b], v[:, :, a:b], scale=1.0, causal=True, q_offset=-a) for a, b in parts]
    u = regard.merge(shards, sinks=0.3)
    assert set(said(u)) == {"divided"}
    found = u.verify()
    assert max(found.out, found.lse, found.entropy, found.largest) < 1e-12


CASES = {
    "plain": {},
    "empty rows": {"mask": masks.Lengths([10, 40], [30, 12])},
    "sinks": {"sinks": [0.5, -np.inf, 2.0, 0.0], "causal": True},
    "cap and bias": {"softcap": 2.0, "bias": normal(5, 40, 40), "window": (9, 2)},
}
ERRORS = {
    np.float64: (1e-13, 1e-12),
    np.float32: (2e-6, 1e-5),
    np.float16: (6e-4, 1e-5),
    ml_dtypes.bfloat16: (3e-3, 1e-5),
}


@pytest.mark.parametrize("options", CASES.values(), ids=CASES)
@pytest.mark.parametrize("dtype", ERRORS)
def test_random_rows_in_float64(options, dtype, level):
    a = regard.inspect(*qkv(2, 4, 40, 16, kv_heads=2, dtype=dtype), **options)
    found, (of_out, of_rows) = a.verify(rows=50), ERRORS[dtype]
    assert found.out < of_out
    assert max(found.lse, found.entropy, found.largest) < of_rows
    assert len(set(found.rows)) == 50
    assert all(0 <= n < m for row in found.rows for n, m in zip(row, (2, 4, 40)))


def test_other_seeds_choose_other_rows_and_never_more_than_there_are():
    a = regard.inspect(*qkv(4, 10, 8))
    assert a.verify(8).rows == a.verify(8).rows != a.verify(8, seed=1).rows
    assert len(a.verify(100).rows) == 40
    assert regard.inspect(*qkv(4, 0, 8)).verify().rows == []
    assert "8 random rows, computed again in float64" in str(a.verify(8))


def test_errors_are_seen():
    q, k, v = qkv(4, 10, 8)
    a = regard.inspect(q, k, v)
    a.out[2] += 1
    assert a.verify().out > 0.1
    v[...] = 0
    assert a.verify().out > 0.5
    q *= 3
    assert a.verify().lse > 0.1


def test_layouts_and_nan():
    q, k, v = (np.ascontiguousarray(x.swapaxes(1, 2)) for x in qkv(2, 4, 10, 8))
    q[0, 3, 1] = np.nan
    assert regard.inspect(q, k, v, layout="lhd").verify(80).out < 1e-14
    assert regard.inspect(*(x[0, 0] for x in qkv(1, 1, 10, 8))).verify().lse < 1e-13


def test_refusals():
    a = regard.inspect(*qkv(4, 10, 8))
    for rows in (0, 1.5, True):
        with pytest.raises(ValueError, match="whole number from 1"):
            a.verify(rows)
    a.detach()
    for ask in (a.findings, a.verify):
        with pytest.raises(RuntimeError, match="detached"):
            ask()
