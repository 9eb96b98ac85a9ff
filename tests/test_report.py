"""`a.report`: the numbers of the page are the Inspection's, its size is bounded, tokens are text, errors come first."""

from __future__ import annotations

import json
import re
import sys

import numpy as np
import pytest

import regard
from regard import demonstration, masks
from regard.labels import Labels
from regard.page import extent, report
from regard.page.extent import extent_of
from regard.page.tokens import tokens_of
from regard.some_heads import entry_of
from support import qkv
from test_pages import read

pytest.importorskip("jinja2", reason="jinja2 is not installed")


def data_of(path):
    """What the script of a page gets."""
    html = path.read_text("utf-8")
    text = html.split('<script type="application/json" id="data">')[1].split("</script>")[0]
    return json.loads(text)


def close(packed, expected):
    """Within the precision of 16 bits."""
    np.testing.assert_allclose(read(packed).astype(float), expected, rtol=6e-4, atol=1e-7)


@pytest.fixture
def page(tmp_path):
    return tmp_path / "page.html"


# -- numbers -----------------------------------------------------------------------------------------------------------
def test_a_short_text_is_there_weight_by_weight(page):
    q, k, v = qkv(4, 20, 8, kv_heads=2, dtype=np.float32)
    a = regard.inspect(q, k, v, causal=True)
    tokens = [f"t{n % 7}" for n in range(20)]
    assert a.report(page, tokens) == page
    data = data_of(page)
    assert (data["queries"], data["keys"], data["bins"], data["step"], data["offset"]) == (20, 20, [20, 20], 1, 0)
    assert [data["tokens"]["vocabulary"][n] for n in read(data["tokens"]["keys"])] == tokens
    assert [head["head"] for head in data["heads"]] == [0, 1, 2, 3]
    top = a.top(8)
    for n, head in enumerate(data["heads"]):
        close(head["share"], a.weights[n])
        close(head["received"], a.received("sum")[n])
        close(head["weights"], top.weights[n])
        np.testing.assert_array_equal(read(head["keys"]), np.maximum(top.keys[n], 0))
        assert head["largest"] is None
        most = np.argsort(-a.received("sum")[n], kind="stable")[:12]
        assert [key for key, _ in head["most"]] == most.tolist()
        assert head["covered"] == pytest.approx(np.nansum(top.weights[n]) / 20)
    for n, row in enumerate(data["table"]):
        means = [a.entropy(), a.distance(), a.largest(), a.mass(slice(0, 1))]
        names = ["entropy", "distance", "largest", "first_key"]
        assert [row[name] for name in names] == pytest.approx([float(x[n].mean()) for x in means], rel=1e-5)


def test_a_long_text_is_pooled(page):
    q, k, v = qkv(3, 700, 8, keys=900, dtype=np.float32)
    a = regard.inspect(q, k, v, causal=True, q_offset="end")
    a.report(page, heads=[2, 0])
    data, rows = data_of(page), np.diff(np.arange(257) * 700 // 256)
    assert (data["bins"], data["offset"], data["tokens"]["keys"]) == ([256, 256], 200, None)
    assert [head["head"] for head in data["heads"]] == [2, 0]
    assert [row["drawn"] for row in data["table"]] == [True, False, True]
    for head in data["heads"]:
        n = head["head"]
        close(head["share"], a.map(256, 256, "sum")[n] / rows[:, None])
        close(head["largest"], a.map(256, 256, "max")[n])
        close(head["weights"], a.top(8).weights[n])
        np.testing.assert_array_equal(read(head["keys"]), a.top(8).keys[n])
        close(head["received"], a.received("sum")[n])
    assert "Pictures of 2 of 3 heads (2, 0)" in page.read_text("utf-8")


def test_what_keys_receive_is_binned_beyond_a_thousand(page):
    a = regard.inspect(*qkv(1, 3, 4, keys=2500, dtype=np.float32))
    a.report(page)
    (head,) = data_of(page)["heads"]
    expected = np.add.reduceat(a.received("sum")[0], np.arange(1024) * 2500 // 1024)
    np.testing.assert_allclose(read(head["received"]), expected, rtol=1e-5)


def test_some_queries_where_not_all_fit(page, monkeypatch):
    monkeypatch.setattr(extent, "BYTES", 140_000)
    a = regard.inspect(*qkv(2, 1000, 8, dtype=np.float32), causal=True)
    monkeypatch.setattr(extent, "FINE", 128)
    a.report(page)
    data, top = data_of(page), a.top(4)
    assert data["step"] > 1
    rows = np.arange(1000)[:: -data["step"]][::-1]
    assert data["rows"] == len(rows)
    for n, head in enumerate(data["heads"]):
        close(head["weights"], top.weights[n, rows])
        np.testing.assert_array_equal(read(head["keys"]), np.maximum(top.keys[n, rows], 0))
        assert head["covered"] == pytest.approx(top.weights[n, rows].sum() / len(rows), rel=1e-3)
    held = np.mean([head["covered"] for head in data["heads"]])
    assert f"({len(rows)}), which hold {held:.1%} of the weight of these queries." in page.read_text("utf-8")


def test_a_batch_entry(page):
    q, k, v = qkv(2, 3, 2, 9, 4)
    a = regard.inspect(q, k, v, q_offset=np.arange(6).reshape(2, 3) % 2)
    a.report(page, batch=(1, 0))
    data = data_of(page)
    assert data["offset"] == 1
    close(data["heads"][1]["share"], a.weights[1, 0, 1])
    assert ["Batch", "2 x 3: entry 1, 0 is shown"] in data["facts"]
    a.report(page, batch=3)
    assert data_of(page)["heads"] == data["heads"]


def test_parts_of_keys_and_a_sink(page):
    q, k, v = qkv(2, 30, 8)
    parts = [regard.inspect(q, k[:, a:b], v[:, a:b], causal=True, q_offset=-a) for a, b in ((0, 11), (11, 30))]
    a = regard.merge(parts, sinks=[0.5, 2.0])
    a.report(page)
    data = data_of(page)
    whole = regard.inspect(q, k, v, causal=True, sinks=[0.5, 2.0])
    for n, head in enumerate(data["heads"]):
        close(head["share"], whole.weights[n])
        np.testing.assert_array_equal(read(head["keys"]), np.maximum(whole.top(8).keys[n], 0))
        assert data["table"][n]["sink"] == pytest.approx(whole.sink_mass()[n].mean())
    facts = dict(data["facts"])
    assert facts["Options"].startswith("merged from 2 parts of 11, 19 keys; causal")
    assert f"the sink takes {whole.sink_mass().mean():.1%}" in facts["Rows"]


def test_rows_that_see_nothing_or_are_nan(page):
    q, k, v = qkv(1, 10, 8)
    q[0, 3] = np.nan
    a = regard.inspect(q, k, v, mask=np.arange(10)[:, None] > np.ones(10))
    a.report(page)
    data = data_of(page)
    assert dict(data["facts"])["Rows"] == "2 of 10 see no key and get zeros, 1 of 10 are NaN"
    (row,), (head,) = data["table"], data["heads"]
    good = [2, *range(4, 10)]
    assert (row["empty"], row["lost"]) == (2, 1)
    assert row["entropy"] == pytest.approx(a.entropy()[0, good].mean())
    weights = read(head["weights"])
    assert np.isnan(weights[3]).all()
    assert (weights[:2] == 0).all()
    assert head["covered"] == pytest.approx(a.top(8).weights[0, good].sum() / 7)


ODD = {
    "no keys": lambda x: regard.inspect(x, x[:0], x[:0]),
    "no queries": lambda x: regard.inspect(x[:0], x, x),
    "nothing": lambda x: regard.inspect(x[:0], x[:0], x[:0]),
    "no heads": lambda x: regard.inspect(*[np.zeros((2, 0, 3, 4))] * 3),
    "no batch": lambda x: regard.inspect(*[np.zeros((0, 2, 3, 4))] * 3),
    "one query": lambda x: regard.inspect(x[:1], x, x),
    "one key": lambda x: regard.inspect(x, x[:1], x[:1]),
    "all hidden": lambda x: regard.inspect(x, x, x, mask=masks.Lengths(keys=0)),
    "all NaN": lambda x: regard.inspect(x * np.nan, x, x),
    "one of each": lambda x: regard.inspect(x[:1], x[:1], x[:1]),
    "rows before heads": lambda x: regard.inspect(*[np.stack([x, x], 1)] * 3, layout="lhd"),
    "many heads": lambda x: regard.inspect(*[np.stack([x] * 600)] * 3),
}


@pytest.mark.parametrize("case", ODD)
def test_odd_sizes(page, case):
    a = ODD[case](np.random.default_rng(0).standard_normal((6, 4)))
    a.report(page)
    data = data_of(page)
    assert (data["queries"], data["keys"]) == a._sizes
    assert ("There is no" in page.read_text("utf-8")) == case.startswith("no")
    if case == "many heads":
        assert (len(data["heads"]), len(data["table"]), data["unlisted"]) == (64, 512, 88)


# -- tokens ------------------------------------------------------------------------------------------------------------
HOSTILE = [
    "<script>",
    "</script>",
    "<!--",
    "\"'&",
    "שלום",
    "\u202e",
    "👩‍👩‍👧",
    "x" * 10_000,
    "",
    "\ud800",
    "\u2028",
    "{{ 1 }}",
]


def test_hostile_tokens_enter_as_json(page):
    a = regard.inspect(*qkv(1, len(HOSTILE), 4))
    a.report(page, HOSTILE, title="</title><script>")
    html = page.read_text("utf-8")
    assert html.count("</script>") == 2
    assert html.count("<script") == 2
    assert "&lt;/title&gt;&lt;script&gt;" in html
    tokens = data_of(page)["tokens"]
    found = [tokens["vocabulary"][n] for n in read(tokens["keys"])]
    assert [x for n, x in enumerate(found) if n not in (7, 9)] == [x for n, x in enumerate(HOSTILE) if n not in (7, 9)]
    assert len(found[7]) <= 200
    assert found[9] == "?"


def test_many_long_tokens_are_shortened_and_too_many_left_out(monkeypatch):
    long = tokens_of(Labels(None, tuple(f"{n} {'x' * 150}" for n in range(20_000))))
    assert max(map(len, long["vocabulary"])) == 30
    assert long["note"] == "Tokens are cut to 30 characters: the page would be too large."
    monkeypatch.setattr("regard.page.tokens.BYTES", 1000)
    none = tokens_of(Labels(None, tuple(map(str, range(20_000)))))
    assert (none["keys"], none["vocabulary"]) == (None, [])
    assert none["note"].startswith("There are too many tokens")


def test_queries_have_their_own_tokens(page):
    a = regard.inspect(*qkv(1, 2, 4, keys=3))
    a.report(page, ["a", "b", "a"], ["x", "b"])
    tokens = data_of(page)["tokens"]
    assert [tokens["vocabulary"][n] for n in read(tokens["queries"])] == ["x", "b"]


# -- size --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("heads", [1, 2, 3, 16, 40])
@pytest.mark.parametrize(
    "size", [(256, 256), (257, 257), (1, 1_000_000), (50_000, 50_000), (65_537, 70_000), (9_000, 12)]
)
def test_a_page_is_bounded(heads, size):
    """Two numbers for each bin, one and a key for each heavy key, as base64; received; tokens; the rest is small."""
    found = extent_of(range(heads), *size)
    weight = 2 if found.exact else 4
    each = 4 if size[1] <= 1 << 16 else 6
    of_head = weight * found.bins[0] * found.bins[1] + each * found.count * len(found.rows) + 4 * extent.BINS
    assert len(found.heads) * of_head * 4 / 3 < 3_600_000
    assert found.count >= min(4, size[1])


def test_a_long_page_stays_small(page):
    n = 50_000
    q = np.random.default_rng(0).standard_normal((1, n, 16)).astype(np.float32)
    a = regard.inspect(q, q, q, causal=True, window=300)
    a.report(page, [f"word {i * i % 9001}" for i in range(n)])
    assert page.stat().st_size < 4_000_000


@pytest.mark.slow
def test_fifty_thousand_tokens(page):
    n = 50_000
    q = np.random.default_rng(0).standard_normal((1, n, 16)).astype(np.float32)
    a = regard.inspect(q, q, q, causal=True)
    shares = []
    a.report(page, [f"word {i * i % 9001}" for i in range(n)], progress=shares.append)
    assert shares[-1] == 1.0
    assert page.stat().st_size < 5_000_000
    (head,) = data_of(page)["heads"]
    rows = [0, 777, 49_999]
    for row in rows:
        weights = a.weights.read((0, row))
        keys = np.argsort(-weights, kind="stable")[:8]
        np.testing.assert_allclose(
            read(head["weights"])[row][: row + 1], weights[keys][: row + 1], rtol=6e-4, atol=1e-7
        )


# -- errors ------------------------------------------------------------------------------------------------------------
BAD = {
    "tokens": ({"tokens": ["a"]}, ValueError, "tokens must have one string for each of the 9 keys: got 1"),
    "query tokens": ({"query_tokens": ["a"] * 9}, ValueError, "one string for each of the 5 queries: got 9"),
    "no strings": ({"tokens": list(range(9))}, TypeError, "tokens must be a sequence of strings"),
    "batch": ({"batch": 2}, IndexError, r"batch=2 is out of bounds: there are 2 batch entries, of shape \(2,\)"),
    "batch axes": ({"batch": (0, 0)}, IndexError, r"batch=\(0, 0\) is out of bounds for the batch axes \(2,\)"),
    "no batch": ({"batch": "first"}, TypeError, "batch must be a whole number"),
    "head": ({"heads": [0, 3]}, IndexError, "head 3 is out of bounds: there are 3 heads"),
    "no heads": ({"heads": "all"}, TypeError, "heads must be a whole number or a list of such"),
}


@pytest.mark.parametrize("case", BAD)
def test_c152_errors_name_what_is_wrong_and_leave_the_file(page, case):
    options, kind, message = BAD[case]
    page.write_text("the old one")
    a = regard.inspect(*qkv(2, 3, 5, 4, keys=9))
    with pytest.raises(kind, match=message):
        a.report(page, **options)
    assert page.read_text() == "the old one"
    assert [path.name for path in page.parent.iterdir()] == ["page.html"]


def test_detached_or_changed_inputs(page):
    page.write_text("the old one")
    q, k, v = qkv(1, 5, 4)
    a = regard.inspect(q, k, v)
    k[:] *= 7
    with pytest.raises(RuntimeError, match="changed after inspect"):
        a.report(page)
    with pytest.raises(RuntimeError, match="detached from q, k and v"):
        a.detach().report(page)
    assert page.read_text() == "the old one"


def test_where_it_cannot_be_written(page, monkeypatch):
    a = regard.inspect(*qkv(1, 5, 4))
    monkeypatch.setattr(report, "gathered", None)
    with pytest.raises(FileNotFoundError, match=r"cannot write .*page\.html: no folder .*nowhere"):
        a.report(page.parent / "nowhere" / "page.html")
    with pytest.raises(IsADirectoryError, match="it is a folder"):
        a.report(page.parent)
    monkeypatch.setitem(sys.modules, "jinja2", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'regard\[page\]'"):
        a.report(page)
    assert not page.exists()


def test_entries_count_from_the_end_too():
    a = regard.inspect(*qkv(2, 3, 1, 2, 4))
    assert [entry_of(a, n) for n in (0, 5, -1, (1, 2), (-1, -3))] == [(0, 0), (1, 2), (1, 2), (1, 2), (1, 0)]


# -- words -------------------------------------------------------------------------------------------------------------
def test_facts_of_the_shipped_sentence(page):
    about, path = demonstration.shipped()
    tables = np.load(path)
    a = regard.inspect(tables["q"], tables["k"], tables["v"], window=(4, 2), softcap=30.0, scale=0.2)
    a.report(page, about["tokens"], title="The violin")
    html = page.read_text("utf-8")
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html.split("<main")[0].split("<body>")[1]))
    for sentence in (
        "The violin",
        "float32, 12 heads, 27 queries, 27 keys, dim 32",
        "a window: 4 keys to the left of a query's position, 2 keys to the right; scale 0.2; soft cap 30",
        "every row sees a key, none is NaN",
        "Every weight of these heads, to three digits: nothing is left out.",
        "By themselves they do not explain an output",
    ):
        assert sentence.replace("'", "&#39;") in text, sentence
    for finding in a.findings():
        assert finding.sentence in text
    assert f"<td>{a.entropy()[3].mean():.3f}</td>" in html
