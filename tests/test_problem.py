"""Problem: what it makes of q, k, v and of options that are numbers and words, and every error of these."""

from __future__ import annotations

import doctest
import inspect
import itertools
import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from regard import options, problem
from regard.problem import Problem

BFLOAT16 = ml_dtypes.bfloat16
B, HEADS, KV_HEADS, L, S, D, DV = 2, 4, 2, 3, 5, 8, 6


def numbers(*shape, dtype=np.float32):
    return np.random.default_rng(0).standard_normal(shape).astype(dtype)


Q, K, V = numbers(B, HEADS, L, D), numbers(B, KV_HEADS, S, D), numbers(B, KV_HEADS, S, DV)


def of(**given):
    return Problem.of(Q, K, V, **given)


def test_examples():
    assert doctest.testmod(problem).failed == 0


# Sizes and layouts


def test_sizes():
    found = of()
    assert (found.batch, found.heads, found.kv_heads) == ((B,), HEADS, KV_HEADS)
    assert (found.queries, found.keys, found.dim, found.vdim) == (L, S, D, DV)
    assert found.shape == (B, HEADS, L, DV)
    assert (found.layout, found.squeeze, found.kind.name) == ("hld", False, "numpy")
    assert found.q is Q
    assert found.k is K
    assert found.v is V


def test_defaults():
    found = of()
    assert found.scale == 1 / math.sqrt(D)
    assert (found.softcap, found.sinks, found.offset, found.left, found.right) == (None, None, 0, None, None)
    assert (found.mask, found.bias, found.out, found.threads) == (None, None, None, None)
    assert (found.precision, found.invariant, found.return_lse) == ("highest", False, False)


def test_the_options_are_those_of_the_signature():
    parameters = inspect.signature(Problem.of).parameters.values()
    assert tuple(p.name for p in parameters if p.kind is p.KEYWORD_ONLY) == options.NAMES
    assert not set(options.ELSEWHERE) & set(options.NAMES)


def test_lhd_swaps_rows_and_heads_without_a_copy():
    q, k, v = numbers(B, L, HEADS, D), numbers(B, S, KV_HEADS, D), numbers(B, S, KV_HEADS, DV)
    found = Problem.of(q, k, v, layout="lhd")
    assert found.q.shape == (B, HEADS, L, D)
    assert np.shares_memory(found.q, q)
    assert found.shape == (B, HEADS, L, DV)
    assert found.finish(np.zeros(found.shape, np.float32)).shape == (B, L, HEADS, DV)
    assert found.finish_lse(np.zeros(found.shape[:-1])).shape == (B, HEADS, L)


@pytest.mark.parametrize("layout", ["hld", "lhd"])
def test_two_axes_are_a_table_each(layout):
    q, k, v = numbers(L, D), numbers(S, D), numbers(S, DV)
    found = Problem.of(q, k, v, layout=layout)
    assert found.squeeze
    assert (found.batch, found.heads, found.shape) == ((), 1, (1, L, DV))
    assert found.finish(np.zeros((1, L, DV))).shape == (L, DV)
    assert found.finish_lse(np.zeros((1, L))).shape == (L,)


@pytest.mark.parametrize(
    ("q", "k", "v", "batch"),
    [
        ((), (), (), ()),
        ((7,), (), (), (7,)),
        ((3, 1), (4,), (1, 1), (3, 4)),
        ((1,), (0,), (), (0,)),
        ((1, 2, 3), (2, 3), (3,), (1, 2, 3)),
    ],
)
def test_leading_axes_broadcast(q, k, v, batch):
    found = Problem.of(np.zeros((*q, 1, L, D)), np.zeros((*k, 1, S, D)), np.zeros((*v, 1, S, DV)))
    assert found.batch == batch
    assert found.q.shape[:-3] == q


def test_all_sizes_may_be_zero():
    for b, h, rows, keys, dim, vdim in itertools.product((0, 2), repeat=6):
        found = Problem.of(np.zeros((b, h, rows, dim)), np.zeros((b, h, keys, dim)), np.zeros((b, h, keys, vdim)))
        assert found.shape == (b, h, rows, vdim)
        assert found.scale == (1 if dim == 0 else 1 / math.sqrt(2))
    assert Problem.of(np.zeros((0, L, D)), np.zeros((2, S, D)), np.zeros((2, S, DV))).heads == 0


SHAPE_ERRORS = {
    "one axis": (((8,), (8,), (8,)), r"at least three axes.*q \(8,\), k \(8,\), v \(8,\)"),
    "two and three": (((3, 8), (1, 5, 8), (1, 5, 8)), r"all three of them two.*x\[:, None\]"),
    "dim": (((1, 3, 8), (1, 5, 4), (1, 5, 8)), r"queries have 8 numbers each and keys 4.*q \(1, 3, 8\), k \(1, 5, 4\)"),
    "keys": (((1, 3, 8), (1, 5, 8), (1, 4, 8)), r"5 keys and 4 values.*layout=\"lhd\""),
    "kv heads": (((4, 3, 8), (2, 5, 8), (4, 5, 8)), r"k has 2 heads and v 4"),
    "groups": (((3, 3, 8), (2, 5, 8), (2, 5, 8)), r"q has 3 heads and k and v have 2: .*multiple"),
    "fewer heads": (((2, 3, 8), (4, 5, 8), (4, 5, 8)), r"q has 2 heads and k and v have 4"),
    "no kv heads": (((4, 3, 8), (0, 5, 8), (0, 5, 8)), r"q has 4 heads and k and v have 0"),
    "batch": (((2, 1, 3, 8), (3, 1, 5, 8), (1, 5, 8)), r"leading axes q \(2,\), k \(3,\) and v \(\) do not broadcast"),
    "tables": (((3, 8), (5, 7), (5, 8)), r"keys 7.*with axes \(rows, dim\)$"),
}


@pytest.mark.parametrize(("shapes", "message"), SHAPE_ERRORS.values(), ids=SHAPE_ERRORS)
def test_shapes_that_do_not_fit(shapes, message):
    with pytest.raises(ValueError, match=message):
        Problem.of(*map(np.zeros, shapes))


def test_shape_errors_are_told_in_the_caller_s_order_of_axes():
    with pytest.raises(ValueError, match=r"4 keys and 5 values.*k \(2, 4, 1, 8\).*rows, heads, dim.*by layout"):
        Problem.of(np.zeros((2, 3, 1, 8)), np.zeros((2, 4, 1, 8)), np.zeros((2, 5, 1, 8)), layout="lhd")


# Types


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.float16, BFLOAT16])
def test_types_of_results(dtype):
    found = Problem.of(*(x.astype(dtype) for x in (Q, K, V)))
    wide = np.float64 if dtype == np.float64 else np.float32
    assert (found.dtype, found.compute, found.lse_dtype) == (dtype, wide, wide)


@pytest.mark.parametrize("swapped", ["q", "k", "v", "qkv"])
@pytest.mark.parametrize("code", ["f2", "f4", "f8"])
def test_byte_orders_may_differ(code, swapped):
    given = {name: x.astype((">" if name in swapped else "<") + code) for name, x in zip("qkv", (Q, K, V))}
    found = Problem.of(**given)
    assert found.dtype == np.dtype(code)
    assert found.dtype.isnative
    assert found.q is given["q"]


@pytest.mark.parametrize("dtype", [np.int64, np.uint8, bool, ">i2"])
def test_integers_and_bools_are_computed_in_float64(dtype):
    x = np.ones((1, 2, 2), dtype)
    found = Problem.of(x, x, np.ones((1, 2, 2)))
    assert found.dtype == np.float64
    assert found.q.dtype == np.float64


def test_lists_are_computed_in_float64():
    row = [[np.float16(1), np.float16(2)]]
    assert Problem.of(row, row, ((1, 2),)).dtype == np.float64
    assert Problem.of([[]], [[]], [[]]).shape == (1, 1, 0)


def test_mixed_types_name_the_three():
    with pytest.raises(TypeError, match=r"q is float32, k float64, v float16.*k\.astype\(q\.dtype\)"):
        Problem.of(Q, K.astype(np.float64), V.astype(np.float16))
    with pytest.raises(TypeError, match=r"q is float32, k int64 \(computed in float64\), v float32"):
        Problem.of(Q, K.astype(np.int64), V)


def refused_types():
    x = np.ones((1, 2, 2))
    return {
        "complex": (x.astype(complex), r"q has dtype complex128.*q\.real"),
        "object": (x.astype(object), r"q, of type ndarray, is an array of objects"),
        "long double": (x.astype(np.longdouble), r"q has dtype .*float32.*q\.astype"),
        "float8": (
            x.astype(ml_dtypes.float8_e4m3fn),
            r"q has dtype float8_e4m3fn: float64, float32, float16",
        ),
        "date": (x.astype("M8[s]"), r"q has dtype datetime64"),
        "text": (x.astype(str), r"q has dtype <U"),
        "record": (np.zeros((1, 2, 2), [("x", "f4")]), r"q has dtype \[\('x'"),
        "complex list": ([[1j]], r"q has dtype complex128"),
        "nothing": (None, r"q, of type NoneType, is an array of objects"),
        "masked": (np.ma.ones((1, 2, 2)), r"q is a masked array"),
    }


@pytest.mark.parametrize(("x", "message"), refused_types().values(), ids=refused_types())
def test_types_that_are_refused(x, message):
    if getattr(x, "dtype", None) == np.float64 and not np.ma.isMaskedArray(x):
        pytest.skip("long double is float64 here")
    with pytest.raises(TypeError, match=message):
        Problem.of(x, np.ones((1, 2, 2)), np.ones((1, 2, 2)))


# Names of options


@pytest.mark.parametrize(
    ("name", "ours"),
    [
        ("is_causal", "causal=True"),
        ("attn_mask", "mask=.*bias="),
        ("dropout_p", "no dropout"),
        ("enable_gqa", "leave it out"),
        ("window_size", r"window=\(left, right\).*None, not -1"),
        ("sm_scale", "scale="),
        ("local_window_size", r"window=\(w, w\)"),
        *((name, "") for name in options.ELSEWHERE),
    ],
)
def test_options_of_other_libraries(name, ours):
    with pytest.raises(TypeError, match=f"no option {name}: .*{ours}"):
        of(**{name: None})


def test_misspelt_options():
    with pytest.raises(TypeError, match=r"no option soft_cap: did you mean softcap=\?"):
        of(soft_cap=1.0)
    with pytest.raises(TypeError, match=r"no option foo: there are causal, window, .*threads"):
        of(foo=1)
    with pytest.raises(TypeError, match=r"is_causal.*; .*casual: did you mean causal="):
        of(is_causal=True, casual=True)


# Numbers


@pytest.mark.parametrize(
    "x", [0.5, np.float16(0.5), np.float64(0.5), BFLOAT16(0.5), Fraction(1, 2), np.array(0.5), np.array([[0.5]]), [0.5]]
)
def test_scales_of_every_kind(x):
    found = of(scale=x).scale
    assert type(found) is float
    assert found == 0.5


def test_scales_of_every_size():
    assert [of(scale=x).scale for x in (0, -2, 1, None)] == [0, -2, 1, 1 / math.sqrt(D)]
    assert Problem.of(*(x.astype(np.float64) for x in (Q, K, V)), scale=1e300).scale == 1e300
    assert Problem.of(np.zeros((1, 1, 0)), np.zeros((1, 2, 0)), np.zeros((1, 2, 1))).scale == 1


def test_softcaps():
    assert [of(softcap=x).softcap for x in (None, np.inf, 1e39, 2, np.array([50.0]))] == [None, None, None, 2, 50]
    assert of(softcap=1e-60).softcap == np.finfo(np.float32).tiny


def test_sinks():
    assert np.array_equal(of(sinks=2).sinks, np.full((B, HEADS), 2.0))
    for x in (np.arange(4), np.arange(4, dtype=BFLOAT16), [0, 1, 2, 3], np.arange(4.0)[None]):
        found = of(sinks=x).sinks
        assert found.dtype == np.float64
        assert np.array_equal(found, [[0, 1, 2, 3]] * B)
    assert np.array_equal(of(sinks=[[1], [2]]).sinks, [[1] * 4, [2] * 4])
    assert Problem.of(numbers(2, 3), numbers(2, 3), numbers(2, 3), sinks=-np.inf).sinks.tolist() == [-np.inf]


NUMBER_ERRORS = {
    "scales": ({"scale": np.ones(HEADS)}, ValueError, r"scale must be one number.*\(4,\)"),
    "no scale": ({"scale": np.ones(0)}, ValueError, r"scale must be one number.*\(0,\)"),
    "nan": ({"scale": np.nan}, ValueError, "scale must be a finite number in float32, not nan"),
    "infinite": ({"scale": -np.inf}, ValueError, "scale must be a finite number.*-inf"),
    "beyond": ({"scale": 1e39}, ValueError, "scale must be a finite number in float32"),
    "huge": ({"scale": 10**400}, ValueError, "scale must be a finite number"),
    "bool": ({"scale": True}, TypeError, "scale must be a real number, not True"),
    "complex": ({"scale": 1j}, TypeError, "scale must be a real number, not 1j"),
    "text": ({"scale": "1"}, TypeError, "scale must be a real number, not '1'"),
    "no cap": ({"softcap": 0}, ValueError, r"softcap must be greater than 0, not 0\.0: None is no cap"),
    "minus": ({"softcap": -5.0}, ValueError, "None is no cap"),
    "cap of nan": ({"softcap": np.nan}, ValueError, "None is no cap"),
    "caps": ({"softcap": [1.0, 2.0]}, ValueError, "softcap must be one number"),
    "cap of text": ({"softcap": "1"}, TypeError, "softcap must be a real number"),
    "sinks": ({"sinks": np.ones(3)}, ValueError, r"sinks of shape \(3,\) do not broadcast to \(.., heads\) = \(2, 4\)"),
    "sinks of rows": ({"sinks": np.ones((B, HEADS, 1))}, ValueError, r"sinks of shape \(2, 4, 1\)"),
    "bool sinks": ({"sinks": np.ones(HEADS, bool)}, TypeError, "sinks has dtype bool"),
    "complex sinks": ({"sinks": 1j}, TypeError, "sinks has dtype complex"),
    "precision": ({"precision": "low"}, ValueError, 'precision must be "highest", "high" or "medium", not \'low\''),
    "no precision": ({"precision": None}, TypeError, 'precision must be "highest", "high" or "medium", not None'),
    "layout": ({"layout": "bhld"}, ValueError, 'layout must be "hld" or "lhd", not \'bhld\''),
    "invariant": ({"invariant": "yes"}, TypeError, "invariant must be True or False"),
    "lse": ({"return_lse": None}, TypeError, "return_lse must be True or False"),
    "threads": ({"threads": 0}, ValueError, "threads must be 1 or more, not 0"),
    "half": ({"threads": 1.5}, TypeError, r"threads must be an integer, not 1\.5"),
    "bool threads": ({"threads": True}, TypeError, "threads must be an integer, not True"),
}


@pytest.mark.parametrize(("given", "error", "message"), NUMBER_ERRORS.values(), ids=NUMBER_ERRORS)
def test_wrong_numbers_and_words(given, error, message):
    with pytest.raises(error, match=message):
        of(**given)


def test_words_and_numbers_are_kept():
    found = of(precision="medium", invariant=np.True_, return_lse=True, threads=np.int8(3))
    assert (found.precision, found.invariant, found.return_lse, found.threads) == ("medium", True, True, 3)
