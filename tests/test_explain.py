"""`regard.explain`: the worked example's figures, everybody's tables, labels, options, text, HTML and JSON."""

from __future__ import annotations

import importlib.util
import json
import re

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regard
from regard import biases, masks, ops, showing
from regard.explanation import EXAMPLE
from support import child, normal, qkv, reference


def step(explanation, name):
    return next(part for part in explanation.steps if part.name == name)


def mistake(explanation, name):
    return next(part for part in explanation.mistakes if part.name == name)


def cells(section, n=0):
    table = section.tables[n]
    return [[table.text(cell) for cell in row] for row in table.cells]


@pytest.fixture(scope="module")
def worked():
    return regard.explain()


def test_steps_of_the_worked_example(worked):
    assert [part.name for part in worked.steps] == [
        *("inputs", "products", "scaled", "exponentials", "weights", "weighted", "output")
    ]
    assert cells(step(worked, "products")) == [["1.000", "0.000"]]
    assert "sqrt(2) = 1.414" in step(worked, "scaled").title
    assert cells(step(worked, "scaled")) == [["0.707", "0.000"]]
    assert cells(step(worked, "exponentials")) == [["2.028", "1.000", "3.028"]]
    assert cells(step(worked, "weights")) == [["0.670", "0.330", "1.000"]]
    assert cells(step(worked, "weighted")) == [["6.70", "0.00"], ["0.00", "3.30"]]
    assert cells(step(worked, "output")) == [["6.70", "3.30"]]
    assert cells(step(worked, "inputs"), 2) == [["10.00", "0.00"], ["0.00", "10.00"]]
    assert worked.key_labels == ("apple", "cheese")
    assert worked.value_labels == ("sweet", "savory")


def test_without_division(worked):
    found = mistake(worked, "not_divided")
    assert cells(found) == [
        ["0.670", "0.330", "0.634"],
        ["0.731", "0.269", "0.582"],
        ["0.982", "0.018", "0.090"],
        ["1.000", "0.000", "0.000"],
    ]
    assert cells(found, 1)[1] == ["7.31", "2.69"]
    assert found.text[0].startswith("Entropy 0.582 for 0.634")
    assert "64 numbers" in found.text[1]
    assert "collapse" in found.text[1]
    assert found.numbers["long_weights"][0] > 0.9999


def test_exchanged_tables(worked):
    found = mistake(worked, "exchanged")
    assert cells(found)[1][:2] == ["0.999", "0.001"]
    assert cells(found, 1)[1] == ["1.00", "0.00"]
    assert "there are 1 keys and 2 values" in found.numbers["q_and_k_error"]
    assert any("Q and K exchanged is an error" in line for line in found.text)


def test_order(worked):
    found = mistake(worked, "order")
    assert found.text[0] == "apple and cheese exchanged, with their values: the same output."
    assert "not the same" in found.text[1]
    assert cells(found)[:2] == [["6.70", "3.30"], ["6.70", "3.30"]]
    assert cells(found)[2] != cells(found)[3]
    assert found.numbers["moved"] < 1e-12
    assert found.numbers["moved_with_positions"] > 1


def test_a_copy(worked):
    found = mistake(worked, "copied")
    assert "4.67 away" in found.text[0]
    assert "0.330 of the weight is elsewhere" in found.text[0]
    assert found.numbers == {"distance": pytest.approx(4.6703, abs=5e-3), "elsewhere": pytest.approx(0.3302, abs=1e-4)}


def test_defaults_take_labels_and_options_too():
    explanation = regard.explain(query_labels=["snack"], softcap=1.0)
    assert explanation.query_labels == ("snack",)
    assert explanation.key_labels == ("apple", "cheese")
    assert cells(step(explanation, "capped")) == [[f"{np.tanh(1 / np.sqrt(2)):.3f}", "0.000"]]
    with pytest.raises(ValueError, match="q_offset"):
        regard.explain(causal=True)


def all_rows(q, k, v, batch, head, **options):
    """Weights and output of one head by the reference, in float64."""
    by_rows = options.get("layout") == "lhd"
    keys, heads = k.shape[-3:-1] if by_rows else k.shape[-2:-4:-1]
    table = np.broadcast_to(np.eye(keys), (heads, keys, keys))
    found = (reference(q, k, x, **options)[0] for x in (table.swapaxes(0, 1) if by_rows else table, v))
    weights, out = (x.swapaxes(-2, -3) if by_rows else x for x in found)
    return weights.reshape(-1, *weights.shape[-3:])[batch, head], out.reshape(-1, *out.shape[-3:])[batch, head]


TABLE = ops.Table(np.array([0, 0, 1, 1, 1, 2]))
OPTIONS = {
    "plain": {},
    "causal": {"causal": True},
    "window": {"window": (1, 2)},
    "newest": {"causal": True, "window": 2},
    "offsets": {"causal": True, "q_offset": np.array([0, 2])},
    "end": {"causal": True, "q_offset": "end"},
    "padding": {"mask": masks.Keys(np.array([[1, 1, 1, 1, 0, 0], [1, 1, 0, 1, 1, 1]]))},
    "dense": {"mask": normal(5, 2, 4, 6, 6) > 0},
    "documents": {"mask": masks.Documents([0, 0, 1, 1, 1, 2]) & masks.Causal()},
    "where": {"mask": masks.Where(lambda b, h, p, j: TABLE[p] == (j + h + b) % 3)},
    "nothing": {"mask": masks.Lengths(keys=[6, 0])},
    "array bias": {"bias": normal(6, 4, 6, 6)},
    "hiding bias": {"bias": np.where(np.tri(6, dtype=bool), 0.5, -np.inf)},
    "alibi": {"bias": biases.ALiBi(biases.alibi_slopes(4)), "causal": True},
    "relative": {"bias": biases.Relative(normal(7, 4, 5)), "q_offset": 3},
    "score": {"bias": biases.Score(lambda s, b, h, p, j: s * (h + 1) - b * ops.tanh(p - j)) + normal(8, 6, 6)},
    "scale": {"scale": -0.7},
    "one": {"scale": 1.0},
    "cap": {"softcap": 0.5, "causal": True},
    "sink": {"sinks": np.array([0.5, -np.inf, 2.0, -1.0])},
    "sink and nothing": {"sinks": 1.5, "mask": masks.Lengths(keys=[6, 0])},
    "large": {"scale": 1000.0, "sinks": 3.0},
    "lhd": {"layout": "lhd", "causal": True},
    "invariant": {"invariant": True, "threads": 1, "precision": "high"},
}


@pytest.mark.parametrize(("batch", "head"), [(0, 3), (1, 2)])
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_of_any_batch_and_head(name, batch, head):
    q, k, v = qkv(2, 4, 6, 8, kv_heads=2, vdim=3)
    options = OPTIONS[name]
    if options.get("layout") == "lhd":
        q, k, v = (x.swapaxes(1, 2) for x in (q, k, v))
    explanation = regard.explain(q, k, v, batch=batch, head=head, **options)
    weights, out = all_rows(q, k, v, batch, head, **options)
    np.testing.assert_allclose(explanation.weights, weights, atol=1e-10)
    np.testing.assert_allclose(explanation.output, out, atol=1e-10)
    actual = np.asarray(regard.attention(q, k, v, **options))
    actual = actual.swapaxes(1, 2) if options.get("layout") == "lhd" else actual
    np.testing.assert_allclose(explanation.output, actual[batch, head], atol=1e-10)
    assert explanation.difference < 1e-11
    assert not any("doctor" in note for note in explanation.notes)
    assert json.loads(json.dumps(explanation.to_dict(), allow_nan=False))
    assert str(explanation)
    check_sums(explanation)


def check_sums(explanation):
    """Rows of the shown exponentials, divided by their sum, are the weights; weighted values add up to the output."""
    exponentials = np.array(step(explanation, "exponentials").tables[0].cells, object)
    weights = np.array(step(explanation, "weights").tables[0].cells, object)
    assert [[x is None for x in row] for row in exponentials] == [[x is None for x in row] for row in weights]
    numbers, given = (np.array([[x or 0.0 for x in row] for row in part]) for part in (exponentials, weights))
    np.testing.assert_allclose(numbers[:, :-1].sum(-1), numbers[:, -1], atol=1e-9)
    total = numbers[:, -1:]
    np.testing.assert_allclose(numbers / np.where(total == 0, 1, total), given, atol=1e-9)
    for n, table in enumerate(step(explanation, "weighted").tables):
        done = np.array(table.cells).reshape(-1, len(table.columns)).sum(0)
        np.testing.assert_allclose(done, explanation.output[n, : len(done)], atol=1e-9)


def test_options_have_their_steps():
    q, k, v = qkv(2, 6, 8)
    names = [part.name for part in regard.explain(q, k, v, causal=True, bias=normal(1, 6, 6), softcap=3.0).steps]
    assert names == [
        *("inputs", "products", "scaled", "capped", "biased", "hidden", "exponentials", "weights", "weighted", "output")
    ]
    sunk = regard.explain(q, k, v, sinks=1.0)
    assert step(sunk, "weights").tables[0].columns[-2:] == ("sink", "sum")
    assert "times 0.25" in step(regard.explain(q, k, v, scale=0.25), "scaled").title
    large = regard.explain(q, k, v, scale=1000.0)
    assert "subtracted first" in step(large, "exponentials").text[0]
    assert np.nanmax(np.array(step(large, "exponentials").tables[0].cells, float)[:, :-1]) == 1


def test_a_query_that_sees_nothing():
    mask = np.ones((3, 4), bool)
    mask[0] = False
    explanation = regard.explain(normal(0, 3, 4), normal(1, 4, 4), normal(2, 4, 4), mask=mask, query_labels=["abc"] * 3)
    assert step(explanation, "weights").text == ("abc sees no key: its output is zeros.",)
    assert np.all(explanation.output[0] == 0)
    blind = regard.explain(normal(0, 3, 4), normal(1, 4, 4), normal(2, 4, 4), mask=np.zeros(4, bool))
    assert blind.mistakes == ()
    assert any("No query that is shown sees a key" in note for note in blind.notes)


@pytest.mark.parametrize("name", ["causal", "window", "mask", "bias"])
def test_what_brings_order_in(name):
    given = {"causal": True, "window": (1, 0), "mask": np.tri(4, dtype=bool), "bias": biases.ALiBi([0.5])}[name]
    q, k, v = (normal(n, 4, 4) for n in range(3))
    found = mistake(regard.explain(q[::-1], k, v, **{name: given}), "order")
    assert f"{name} brings order in" in found.text[0]
    both = mistake(regard.explain(q, k, v, causal=True, bias=np.zeros((4, 4))), "order")
    assert "causal, bias bring order in" in both.text[0]


def test_one_key_has_no_order_and_no_keys_no_weight():
    one = regard.explain(normal(0, 2, 4), normal(1, 1, 4), normal(2, 1, 4))
    assert mistake(one, "order").text == ("There is one key, which has no order.",)
    none = regard.explain(normal(0, 2, 4), np.zeros((0, 4)), np.zeros((0, 4)))
    assert none.mistakes == ()
    assert np.all(none.output == 0)
    assert str(none)
    assert none._repr_html_()
    empty = regard.explain(np.zeros((2, 0)), np.zeros((3, 0)), normal(0, 3, 2))
    np.testing.assert_allclose(empty.weights, 1 / 3)
    assert str(empty)
    assert str(regard.explain(normal(0, 2, 4), normal(1, 3, 4), np.zeros((3, 0))))


def test_exchanges_where_shapes_allow_and_forbid():
    q, k, v = (normal(n, 5, 4) for n in range(3))
    found = mistake(regard.explain(q, k, v, scale=1.0), "exchanged")
    np.testing.assert_allclose(found.numbers["k_and_v"]["output"], regard.attention(q, v, k, scale=1.0)[0])
    np.testing.assert_allclose(found.numbers["q_and_k"]["output"], regard.attention(k, q, v, scale=1.0)[0])
    wide = mistake(regard.explain(q, k, normal(2, 5, 3)), "exchanged")
    with pytest.raises(ValueError) as error:
        regard.attention(q, normal(2, 5, 3), k)
    assert wide.numbers["k_and_v_error"] == str(error.value)


def test_a_scale_of_one_is_the_mistake_itself():
    q, k, v = (normal(n, 5, 4) for n in range(3))
    found = mistake(regard.explain(q, k, v, scale=1.0), "not_divided")
    np.testing.assert_allclose(found.numbers["output"], regard.attention(q, k, v, scale=1.0)[0])
    assert found.numbers["entropy_scaled"] > found.numbers["entropy"]
    assert "64" not in " ".join(mistake(regard.explain(*(normal(n, 5, 64) for n in range(3))), "not_divided").text)


def test_first_queries_and_heaviest_keys():
    q, k, v = normal(0, 20, 8), normal(1, 100, 8), normal(2, 100, 12)
    explanation = regard.explain(q, k, v, key_labels=range(100))
    assert explanation.weights.shape == (12, 16)
    assert explanation.output.shape == (12, 12)
    weights = regard.attention(q[:12], k, np.eye(100))
    heaviest = np.sort(np.argsort(-weights.sum(0))[:16])
    assert explanation.key_labels == tuple(map(str, heaviest))
    np.testing.assert_allclose(explanation.weights, weights[:, heaviest], atol=1e-12)
    notes = " ".join(explanation.notes)
    assert "The first 12 of 20 queries are shown." in notes
    assert "The 16 of 100 keys with most weight are shown" in notes
    assert "The first 8 numbers of values are shown." in notes
    assert step(explanation, "weights").tables[0].columns[-2:] == ("84 others", "sum")
    entropy = -(weights[0] * np.log(weights[0])).sum()
    assert mistake(explanation, "not_divided").numbers["entropy_scaled"] == pytest.approx(entropy)
    check_sums(explanation)


def test_a_few_keys_are_not_cut():
    explanation = regard.explain(normal(0, 12, 8), normal(1, 16, 8), normal(2, 16, 8))
    assert explanation.weights.shape == (12, 16)
    assert not any("shown" in note for note in explanation.notes)


def test_rows_behind_the_first_keep_their_offset():
    q, k, v = (normal(n, 2, 40, 4) for n in range(3))
    explanation = regard.explain(q, k, v, head=1, causal=True)
    np.testing.assert_allclose(explanation.output, regard.attention(q, k, v, causal=True)[1, :12], atol=1e-12)


@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16, ">f8", int])
def test_types(dtype):
    q, k, v = (np.round(normal(n, 2, 5, 8) * 2).astype(dtype) for n in range(3))
    explanation = regard.explain(q, k, v, head=1)
    weights, _ = all_rows(q.astype(float), k.astype(float), v.astype(float), 0, 1)
    np.testing.assert_allclose(explanation.weights, weights, atol=1e-5)
    np.testing.assert_array_equal(explanation.output, regard.attention(q, k, v)[1].astype(float))
    assert not any("doctor" in note for note in explanation.notes)


def test_numbers_that_are_not_finite():
    q, k, v = (normal(n, 3, 4) for n in range(3))
    k[1, 0], v[2, 1] = np.nan, np.inf
    hidden = regard.explain(q, k, v, mask=np.array([True, False, False]))
    assert np.all(np.isfinite(hidden.output))
    seen = regard.explain(q, k, v)
    assert json.dumps(seen.to_dict(), allow_nan=False)
    assert "nan" in str(seen)
    assert not any("doctor" in note for note in [*seen.notes, *hidden.notes])


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 15), st.integers(0, 20), st.integers(0, 9), st.integers(0, 9), st.integers(0, 99))
def test_any_shape(queries, keys, dim, vdim, seed):
    q, k, v = normal(seed, queries, dim), normal(seed + 1, keys, dim), normal(seed + 2, keys, vdim)
    explanation = regard.explain(q, k, v)
    np.testing.assert_allclose(explanation.output, regard.attention(q, k, v)[:12], atol=1e-12)
    assert json.dumps(explanation.to_dict(), allow_nan=False)
    assert str(explanation)
    assert explanation._repr_html_()


LABEL_ERRORS = {
    "queries": ({"query_labels": ["a"]}, ValueError, "query_labels holds 1 labels, and axis -2 of q is 3 long"),
    "keys": ({"key_labels": ["a"] * 3}, ValueError, "key_labels holds 3 labels, and axis -2 of k is 4 long"),
    "values": ({"value_labels": ["a"] * 9}, ValueError, "value_labels holds 9 labels, and axis -1 of v is 5 long"),
    "text": ({"key_labels": "abcd"}, TypeError, "key_labels must be a list of 4 labels, not 'abcd'"),
    "number": ({"key_labels": 4}, TypeError, "key_labels must be a list of 4 labels"),
    "batch": ({"batch": 2}, ValueError, "batch is 2, and there are 2: it must be from 0 to 1"),
    "head": ({"head": -1}, ValueError, "head must be 0 or more"),
    "heads": ({"head": 3}, ValueError, "head is 3, and there are 3"),
    "name": ({"head": "first"}, TypeError, "head must be an integer"),
    "lse": ({"return_lse": True}, TypeError, "explain has no option return_lse"),
    "out": ({"out": np.empty(3)}, TypeError, "explain has no option out"),
    "other": ({"is_causal": True}, TypeError, "causal=True"),
}


@pytest.mark.parametrize("name", LABEL_ERRORS)
def test_errors(name):
    options, error, words = LABEL_ERRORS[name]
    with pytest.raises(error, match=re.escape(words)):
        regard.explain(normal(0, 2, 3, 3, 8), normal(1, 2, 3, 4, 8), normal(2, 2, 3, 4, 5), **options)


def test_errors_of_arrays():
    with pytest.raises(TypeError, match="v missing"):
        regard.explain(EXAMPLE[0], EXAMPLE[1])
    with pytest.raises(ValueError, match="axis -3 of k is 4 long"):
        regard.explain(*[normal(0, 4, 2, 3)] * 3, layout="lhd", key_labels=["a"])
    with pytest.raises(ValueError, match="there is no query to explain"):
        regard.explain(np.zeros((0, 4)), normal(0, 3, 4), normal(0, 3, 4))
    with pytest.raises(IndexError):
        regard.explain(*[normal(0, 7, 4)] * 3, mask=masks.Where(lambda b, h, p, j: TABLE[p] == 0))


def test_the_inputs_stay_as_they_are():
    given = [normal(n, 2, 20, 4) for n in range(3)]
    kept = [x.copy() for x in given]
    explanation = regard.explain(*given)
    for x, copy in zip(given, kept):
        np.testing.assert_array_equal(x, copy)
        assert not np.shares_memory(explanation.output, x)


HOSTILE = "<script>alert('x')</script>"


def test_html_is_escaped():
    explanation = regard.explain(query_labels=[HOSTILE], key_labels=["<b>", "&"], value_labels=["a", '"'])
    page = explanation._repr_html_()
    assert "<script" not in page
    assert "<b>" not in page
    assert "&lt;script&gt;" in page
    assert "0.670" in page


def test_text_with_and_without_rich(monkeypatch):
    explanation = regard.explain(query_labels=["[red]fruit[/red]"], key_labels=["a\x1b[31mb\n", "長い名前"])
    with_rich = str(explanation)
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *rest: None if name == "rich" else find(name, *rest))
    without = str(explanation)
    assert with_rich != without
    for text in (with_rich, without):
        assert "\x1b" not in text
        assert "[red]fruit[/red]" in text
        assert r"a\x1b[31mb\n" in text
        assert max(map(len, text.splitlines())) <= 80
        for number in ("1.414", "0.707", "2.028", "3.028", "0.670", "0.330", "6.70", "0.582", "4.67"):
            assert number in text


def test_wide_tables_go_on_below(monkeypatch):
    monkeypatch.setattr(showing, "width", lambda: 60)
    labels = [f"a rather long label of key number {n}" for n in range(16)]
    explanation = regard.explain(normal(0, 12, 8), normal(1, 16, 8), normal(2, 16, 8), key_labels=labels)
    for text in (str(explanation), "\n".join(showing.without_rich(explanation.sections()))):
        assert max(map(len, text.splitlines())) <= 60
        assert text.count("..") >= 16


def test_rich_prints_it_in_colours(worked):
    import io

    from rich.console import Console

    file = io.StringIO()
    Console(file=file, force_terminal=True, color_system="standard", width=80).print(worked)
    assert "\x1b[1m" in file.getvalue()


def test_to_dict_of_the_worked_example(worked):
    found = json.loads(json.dumps(worked.to_dict(), allow_nan=False))
    assert found["key_labels"] == ["apple", "cheese"]
    assert np.round(found["weights"], 3).tolist() == [[0.670, 0.330]]
    assert [part["name"] for part in found["mistakes"]] == ["not_divided", "exchanged", "order", "copied"]
    assert repr(worked) == "Explanation(1 queries, 2 keys: print it)"


def test_hidden_keys_are_none():
    explanation = regard.explain(*[normal(0, 2, 4)] * 3, causal=True)
    found = explanation.to_dict()
    hidden = next(part for part in found["steps"] if part["name"] == "hidden")
    assert hidden["tables"][0]["cells"][0][1] is None
    assert step(explanation, "hidden").title.startswith("Hidden keys, by causal")


def test_differences_that_are_more_than_rounding_are_said(monkeypatch):
    from regard import one_head

    monkeypatch.setattr(one_head, "attention", lambda *args, **options: regard.attention(*args, **options) * 1.001)
    assert any("regard doctor" in note for note in regard.explain().notes)


def test_it_does_not_load_rich_for_an_import():
    assert child("import sys, regard; regard.explain(); print('rich' in sys.modules)").strip() == "False"


def test_mistakes_are_about_a_query_that_sees_most():
    q, k, v = (normal(n, 5, 4) for n in range(3))
    found = regard.explain(q, k, v, causal=True, sinks=2.0)
    assert mistake(found, "copied").tables[0].title == "for query 4"
    assert mistake(regard.explain(q, k, v), "copied").tables[0].title == "for query 0"


def test_long_inputs_take_memory_and_time_for_the_first_queries_only():
    q = normal(0, 4, 20_000, 8, dtype=np.float32)
    explanation = regard.explain(q, q, q, head=2, causal=True)
    np.testing.assert_allclose(explanation.output, regard.attention(q, q, q, causal=True)[2, :12], atol=1e-5)


@pytest.mark.parametrize("what", [np.nan, np.inf])
def test_a_row_that_is_lost_is_no_difference(what):
    q, k, v = (normal(n, 4, 4) for n in range(3))
    q[0], q[1, 0] = np.nan, what
    explanation = regard.explain(q, k, v, mask=np.array([True, True, False, True]))
    assert np.isnan(explanation.output[0]).all()
    assert not any("doctor" in note for note in explanation.notes)
    assert json.dumps(explanation.to_dict(), allow_nan=False)
