"""Traced functions: what they may use, what they come to, and what they are refused for."""

from __future__ import annotations

import doctest
import math
import operator

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regard import evaluation, expressions, ops, table
from regard.ops import Table, TraceError, evaluate, numbers, structure, tables, trace

PJ = [("p", "int"), ("j", "int")]
S = [("s", "float"), ("p", "int"), ("j", "int")]
GRID = {"p": np.arange(-3, 4)[:, None], "j": np.arange(-3, 4)}


def value(f, result, names=PJ, inputs=GRID, dtype=None):
    return evaluate(trace(f, names, result), inputs, dtype)


@pytest.mark.parametrize("module", [ops, expressions, evaluation, table])
def test_examples(module):
    assert doctest.testmod(module, extraglobs={"np": np}).failed == 0


@pytest.mark.parametrize("op", [operator.add, operator.sub, operator.mul, operator.and_, operator.or_])
def test_integer_operations_are_those_of_int32(op):
    expected = op(GRID["p"].astype(np.int32), GRID["j"].astype(np.int32))
    found = value(op, "int")
    assert found.dtype == np.int32
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("op", [operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne])
def test_comparisons(op):
    found = value(op, "bool")
    assert found.dtype == np.bool_
    np.testing.assert_array_equal(found, op(GRID["p"], GRID["j"]))


@given(a=st.integers(-50, 50), b=st.integers(-50, 50).filter(bool))
@settings(max_examples=50, deadline=None)
def test_division_rounds_as_in_python(a, b):
    at = {"p": np.asarray(a), "j": np.asarray(b)}
    assert value(lambda p, j: p // j, "int", inputs=at) == a // b
    assert value(lambda p, j: p % j, "int", inputs=at) == a % b
    assert value(lambda p, j: p / j, "float", inputs=at) == a / b
    assert value(lambda p, j: (p + 0.0) // j, "float", inputs=at) == float(a) // b
    assert value(lambda p, j: (p + 0.5) % j, "float", inputs=at) == (a + 0.5) % b


def test_an_integer_divided_by_zero_is_zero_and_leaves_itself():
    at = {"p": np.array([7, -7, 0, -(2**31)]), "j": np.array([0, 0, 0, -1])}
    assert value(lambda p, j: p // j, "int", inputs=at).tolist() == [0, 0, 0, -(2**31)]
    assert value(lambda p, j: p % j, "int", inputs=at).tolist() == [7, -7, 0, 0]


def test_integers_wrap_around():
    at = {"p": np.array([2**31 - 1]), "j": np.array([1])}
    assert value(lambda p, j: p + j, "int", inputs=at).tolist() == [-(2**31)]
    assert value(lambda p, j: -(p + j), "int", inputs=at).tolist() == [-(2**31)]


def test_numbers_on_the_left():
    p = GRID["p"]
    np.testing.assert_array_equal(value(lambda p, j: 7 - p, "int"), 7 - p)
    np.testing.assert_array_equal(value(lambda p, j: 1 + 2 * p, "int"), 1 + 2 * p)
    np.testing.assert_array_equal(value(lambda p, j: 7 // (p + 9), "int"), 7 // (p + 9))
    np.testing.assert_array_equal(value(lambda p, j: 7 % (p + 9), "int"), 7 % (p + 9))
    np.testing.assert_array_equal(value(lambda p, j: 3 / (p + 9), "float"), 3 / (p + 9))
    np.testing.assert_array_equal(value(lambda p, j: 3 & p | 8, "int"), 3 & p | 8)
    np.testing.assert_array_equal(value(lambda p, j: (True & (p < 0)) | False, "bool"), p < 0)
    np.testing.assert_array_equal(value(lambda p, j: +abs(-p), "int"), abs(p))


def test_numpy_numbers_leave_the_operation_to_the_expression():
    assert numbers(trace(lambda p, j: np.float32(0.5) * p, PJ, "float")) == [0.5]
    assert numbers(trace(lambda p, j: np.int64(3) + np.asarray(4) - p, PJ, "int")) == [7]
    assert structure(trace(lambda p, j: np.bool_(True) & (p == j), PJ, "bool"))[2] == ("number", "bool")
    assert numbers(trace(lambda p, j: p * ml_dtypes.bfloat16(0.5), PJ, "float")) == [0.5]


def test_kinds_meet():
    e = trace(lambda p, j: (p == j) + p, PJ, "int")
    assert structure(e) == (
        "add",
        "int",
        ("toint", "int", ("eq", "bool", ("input", "p"), ("input", "j"))),
        ("input", "p"),
    )
    e = trace(lambda p, j: 0.5 * (p == j), PJ, "float")
    assert structure(e)[3][:2] == ("tofloat", "float")
    assert structure(e)[3][2][:2] == ("toint", "int")
    assert structure(trace(lambda p, j: p + 1.5, PJ, "float"))[3] == ("number", "float")
    # A number takes the kind that is asked for: no conversion is left in the expression.
    assert structure(trace(lambda s, p, j: s + 1, S, "float")) == ("add", "float", ("input", "s"), ("number", "float"))
    assert numbers(trace(lambda s, p, j: s + True, S, "float")) == [1.0]


def test_elementary_functions():
    s = np.array([0.0, 0.25, 1.0, 30.0])
    at = {"s": s, "p": GRID["p"], "j": GRID["j"]}
    for f, g in ((ops.exp, np.exp), (ops.tanh, np.tanh), (lambda x: ops.log(x + 1), lambda x: np.log(x + 1))):
        np.testing.assert_array_equal(value(lambda s, p, j, f=f: f(s), "float", S, at), g(s))
    assert value(lambda s, p, j: ops.log(s), "float", S, at)[0] == -np.inf
    np.testing.assert_array_equal(value(lambda p, j: ops.exp(j), "float"), np.exp(GRID["j"].astype(float)))
    assert value(lambda p, j: ops.exp(2), "float") == np.exp(2.0)


def test_selection_and_extremes():
    p, j = GRID["p"], GRID["j"]
    np.testing.assert_array_equal(value(lambda p, j: ops.minimum(p, j), "int"), np.minimum(p, j))
    np.testing.assert_array_equal(value(lambda p, j: ops.maximum(p, 1.5), "float"), np.maximum(p, 1.5))
    np.testing.assert_array_equal(value(lambda p, j: ops.where(p < j, p, 0.5), "float"), np.where(p < j, p, 0.5))
    np.testing.assert_array_equal(
        value(lambda p, j: ops.where(p < j, p == 0, True), "bool"), np.where(p < j, p == 0, True)
    )
    nan = {"s": np.array([np.nan, 1.0]), **GRID}
    assert np.isnan(value(lambda s, p, j: ops.maximum(0, s), "float", S, nan)).tolist() == [True, False]


def test_truths():
    p, j = GRID["p"], GRID["j"]
    np.testing.assert_array_equal(
        value(lambda p, j: ~(p < j) & (j > 0) | (p == 2), "bool"), ~(p < j) & (j > 0) | (p == 2)
    )
    np.testing.assert_array_equal(value(lambda p, j: (p < 0) == (j < 0), "bool"), (p < 0) == (j < 0))
    np.testing.assert_array_equal(value(lambda p, j: (p < 0) <= (j < 0), "bool"), (p < 0) <= (j < 0))
    np.testing.assert_array_equal(value(lambda p, j: ~p, "int"), ~p)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_floats_have_the_precision_of_the_scores(dtype):
    s = np.linspace(0, 1, 5, dtype=dtype)
    found = value(lambda s, p, j: s * 0.1 + j / 3, "float", S, {"s": s, "p": np.arange(5), "j": np.arange(5)})
    assert found.dtype == dtype
    np.testing.assert_array_equal(found, s * dtype(0.1) + np.arange(5).astype(dtype) / dtype(3))
    assert value(lambda p, j: p * 0.5, "float", dtype=dtype).dtype == dtype


def test_no_warning_leaves():
    with np.errstate(all="raise"):
        value(lambda p, j: ops.log(p * 0.0) / (j * 0.0) + ops.exp(1e9) + p // 0 + 2**30 * (p + 9), "float")


# --- tables -----------------------------------------------------------------------------------------------------------


def test_a_table_is_read_where_its_indices_say():
    a = np.arange(12, dtype=np.int64).reshape(3, 4)
    t = Table(a)
    at = {"p": np.arange(3)[:, None], "j": np.arange(4)}
    np.testing.assert_array_equal(value(lambda p, j: t[p, j], "int", inputs=at), a)
    np.testing.assert_array_equal(value(lambda p, j: t[2 - p, 1], "int", inputs=at), a[::-1, 1:2])
    np.testing.assert_array_equal(value(lambda p, j: t[p == 0, 0], "int", inputs=at), a[[1, 0, 0], 0][:, None])
    assert value(lambda p, j: t[1, 2], "int", inputs=at) == 6


@pytest.mark.parametrize(
    ("dtype", "kind", "stored"),
    [
        (np.int64, "int", np.int32),
        (np.uint8, "int", np.int32),
        (">i4", "int", np.int32),
        (np.bool_, "bool", np.bool_),
        (np.float16, "float", np.float16),
        (ml_dtypes.bfloat16, "float", ml_dtypes.bfloat16),
    ],
)
def test_kinds_of_tables(dtype, kind, stored):
    t = Table(np.array([0, 1, 1], dtype))
    assert (t.kind, t.array.dtype) == (kind, stored)
    e = trace(lambda p, j: ops.where(t[j], 1.0, 0.0) if kind == "bool" else t[j], PJ, "float")
    found = evaluate(e, {"p": np.arange(3), "j": np.arange(3)}, np.float32)
    assert (found.dtype, found.tolist()) == (np.float32, [0.0, 1.0, 1.0])


@pytest.mark.parametrize("index", [3, -1])
def test_an_index_outside_raises(index):
    t = Table([1, 2, 3])
    with pytest.raises(IndexError, match=rf"index {index} is outside axis 0 of a Table of shape \(3,\)"):
        value(lambda p, j: ops.where(p < 0, t[j], 0), "int", inputs={"p": np.array([[0]]), "j": np.array([0, index])})


def test_refused_tables():
    with pytest.raises(ValueError, match="at least one axis"):
        Table(3)
    with pytest.raises(ValueError, match="32 bits"):
        Table([0, 2**31])
    with pytest.raises(TypeError, match="complex128"):
        Table([1j])
    with pytest.raises(TypeError, match="filled"):
        Table(np.ma.masked_array([1, 2], [True, False]))


@pytest.mark.parametrize(
    ("f", "message"),
    [
        (lambda t, p, j: t[p, j], "takes 1 indices, not 2"),
        (lambda t, p, j: t[p / 2], "divide with //"),
        (lambda t, p, j: t[:], "slices"),
        (lambda t, p, j: t == j, "as a whole"),
        (lambda t, p, j: t + j, "Table cannot be used"),
        (lambda t, p, j: list(t), "Table"),
    ],
)
def test_refused_uses_of_a_table(f, message):
    t = Table([1, 2, 3])
    with pytest.raises(TraceError, match=message):
        trace(lambda p, j: f(t, p, j), PJ, "int")


# --- structure --------------------------------------------------------------------------------------------------------


def test_structure_is_free_of_values():
    def made(n, x, ids):
        t = Table(ids)
        return trace(lambda p, j: (t[p] == t[j]) & (p - j < n) & (0.5 * j < x), PJ, "bool")

    a, b = made(3, 1.5, [1, 2, 3]), made(4, 2.5, [7])
    assert structure(a) == structure(b)
    assert hash(structure(a)) == hash(structure(b))
    assert (numbers(a), numbers(b)) == ([3, 0.5, 1.5], [4, 0.5, 2.5])
    assert [t.array.tolist() for t in tables(a)] == [[1, 2, 3]] * 2
    assert structure(a) != structure(trace(lambda p, j: p == j, PJ, "bool"))


def test_numbers_and_tables_come_in_the_order_of_the_structure():
    t, u = Table([1]), Table([[2.0]])
    e = trace(lambda p, j: ops.where(p < 10, t[p + 20] * 1.5, u[p, t[30]]) + 40, PJ, "float")
    assert numbers(e) == [10, 20, 1.5, 30, 40.0]
    assert [id(x) for x in tables(e)] == [id(t), id(u), id(t)]
    assert structure(e)[2][4] == ("table", "float", 2, ("input", "p"), ("table", "int", 1, ("number", "int")))


def test_a_value_used_twice_is_written_twice_and_is_one_object():
    def f(p, j):
        x = p * 3
        return x + x

    e = trace(f, PJ, "int")
    assert numbers(e) == [3, 3]
    assert e.args[0] is e.args[1]
    np.testing.assert_array_equal(evaluate(e, GRID), 6 * GRID["p"])


def test_uses():
    e = trace(lambda p, j: j < 3, PJ, "bool")
    assert ops.uses(e, "j")
    assert not ops.uses(e, "p")


def test_constants():
    assert structure(trace(lambda p, j: True, PJ, "bool")) == ("number", "bool")
    assert numbers(trace(lambda p, j: 3, PJ, "float")) == [3.0]
    assert value(lambda p, j: False, "bool").shape == ()


class _OneNumber:
    """What a tensor of one number looks like."""

    shape = ()


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("f", "result", "message"),
    [
        (lambda p, j: 1 if p > j else 0, "int", "write where"),
        (lambda p, j: p > 0 and j > 0, "bool", r"& \| ~ instead of `and`"),
        (lambda p, j: 0 <= p < j, "bool", r"\(a <= x\) & \(x < b\)"),
        (lambda p, j: max(p, j), "int", "minimum and maximum of regard.ops"),
        (lambda p, j: math.exp(p), "float", "exp, log and tanh of regard.ops"),
        (lambda p, j: int(p), "int", "not a number yet"),
        (lambda p, j: [1, 2, 3][j], "int", r"t = Table\(array\)"),
        (lambda p, j: np.arange(3)[j], "int", "Table for arrays"),
        (lambda p, j: np.arange(3) + j, "int", r"ndarray .* t = Table\(array\)"),
        (lambda p, j: np.exp(p), "float", "exp log tanh of regard.ops"),
        (lambda p, j: p.astype(float), "float", "AttributeError"),
        (lambda p, j: p**2, "int", r"x \* x"),
        (lambda p, j: 2**p, "int", "exp"),
        (lambda p, j: list(p), "int", "no parts"),
        (lambda p, j: p + "a", "int", "str cannot be used"),
        (lambda p, j: p * _OneNumber(), "int", r"x.item\(\)"),
        (lambda p, j: p + 1j, "int", "complex cannot be used"),
        (lambda p, j: p * (1, 2), "int", "Table"),
        (lambda p, j: p + 2**31, "int", "does not fit into 32 bits.*2147483648.0"),
        (lambda p, j: (p + 0.5) & j, "int", "parentheses"),
        (lambda p, j: ~(p / 2), "float", "parentheses"),
        (lambda p, j: ops.where(p, 1, 2), "int", "x != 0"),
        (lambda p, j: None, "bool", "return"),
        (lambda p, j: p - j, "bool", "compare it"),
        (lambda p, j: p == j, "float", r"where\(condition, a, b\)"),
        (lambda p, j: p / j, "int", "divide with //"),
        (lambda p, j: np.zeros(3), "float", "Table"),
        (lambda p: p, "int", r"f\(p, j\) cannot be traced"),
        (lambda p, j: range(p), "int", "Table"),
    ],
)
def test_refused(f, result, message):
    with pytest.raises(TypeError, match=message):
        trace(f, PJ, result)


def test_what_is_no_function_is_refused():
    with pytest.raises(TypeError, match=r"a function f\(p, j\) is expected, not ndarray"):
        trace(np.zeros(3), PJ, "bool")


def test_errors_of_the_function_itself_pass():
    def f(p, j):
        raise RuntimeError("mine")

    with pytest.raises(RuntimeError, match="mine"):
        trace(f, PJ, "bool")


def test_expressions_too_long_or_deep_for_a_kernel_are_refused():
    def doubled(p, j):
        for _ in range(40):
            p = p + p
        return p

    def deep(p, j):
        for n in range(5000):
            p = p + n
        return p

    with pytest.raises(TraceError, match="more than 10000 operations"):
        trace(doubled, PJ, "int")
    with pytest.raises(TraceError, match="nests more than"):
        trace(deep, PJ, "int")
