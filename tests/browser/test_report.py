"""The report in a browser: numbers under pointer and cursor, heads, hostile tokens, odd sizes, looks."""

from __future__ import annotations

import re
import time

import numpy as np
import pytest

import regard
from regard import demonstration

HOSTILE = [
    "<script>alert(1)</script>", "</script><img src=x onerror=alert(2)>", '"quotes\'', "שלום", "\u202eright to left",
    "👩‍👩‍👧", "x" * 10_000, "", "\ud800", "a\nb\tc", "&amp;", "{{ 7 * 7 }}", "\x1b[31m", "   ", "${1}", "]]>",
]  # fmt: skip


@pytest.fixture(scope="module")
def shipped():
    about, path = demonstration.shipped()
    tables = np.load(path)
    return regard.inspect(tables["q"], tables["k"], tables["v"]), about["tokens"]


@pytest.fixture
def report(shipped, tmp_path):
    a, tokens = shipped
    return a, tokens, a.report(tmp_path / "page.html", tokens)


def tables(*shape, seed=0, dtype=np.float32):
    random = np.random.default_rng(seed)
    return [random.standard_normal(shape).astype(dtype) for _ in range(3)]


def written(x):
    """A number as the page writes it, rounded to 16 bits before as it is packed."""
    x = float(np.float16(x))
    return f"{x:.3f}" if x >= 0.01 else f"{x:.5f}"


def shoot(opened, name):
    """From the top: what sticks there is in its place."""
    opened.page.evaluate("scrollTo(0, 0)")
    opened.shoot(name)


def hover(page, row, column, rows, columns):
    """The readout where a cell is; a margin is left of and above the picture, and as wide as high."""
    canvas = page.locator("#map")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    cell = (box["width"] - box["height"]) / (columns - rows) if columns != rows else None
    assert cell is None
    for margin in range(14, 130):
        side = (box["width"] - margin - 2) / columns
        if side == int(side) and 1 <= side <= 30:
            page.mouse.move(box["x"] + margin + (column + 0.5) * side, box["y"] + margin + (row + 0.5) * side)
            if f"query {row} " in page.locator("#readout").inner_text():
                return page.locator("#readout").inner_text()
    raise AssertionError("no such cell")


def test_the_number_under_the_pointer(report, open_page):
    a, tokens, path = report
    page = open_page(path).page
    weights = a.weights[0]
    for row, column in ((14, 2), (3, 26), (26, 0)):
        text = hover(page, row, column, 27, 27)
        found = re.search(r"query (\d+) .* gives key (\d+) .* ([\d.e-]+)$", text)
        i, j, number = int(found[1]), int(found[2]), float(found[3])
        assert (i, j) == (row, column)
        assert number == pytest.approx(weights[i, j], rel=2e-3, abs=6e-4)
        assert tokens[i] in text


def test_keys_move_and_choose(report, open_page):
    a, tokens, path = report
    page = open_page(path).page
    page.focus("#map")
    for key in ("Home", "ArrowRight", "ArrowRight", *["ArrowUp"] * 12):
        page.keyboard.press(key)
    it, violin = tokens.index("it"), tokens.index("violin")
    expected = (
        f"query {it} \u2068“it”\u2069 gives key {violin} \u2068“violin”\u2069 {written(a.weights[0, it, violin])}"
    )
    assert page.locator("#readout").text_content() == expected
    page.keyboard.press("Enter")
    assert page.locator("#query").input_value() == str(it)
    assert page.locator("#query-title").inner_text() == "Query 14 it"


def test_another_head(report, open_page):
    a, tokens, path = report
    page = open_page(path).page
    page.select_option("#head", "1")
    page.fill("#query", str(tokens.index("it")))
    page.press("#query", "Enter")
    first = page.locator("#bars .bar").first.inner_text().split("\n")
    assert [x for x in first if x.strip()] == ["key 2", "violin", written(a.weights[1, 14, 2])]
    page.click("#head-behind")
    assert page.locator("#map-title").inner_text() == "Every weight, head 2"
    page.click("#heads tr[data-head='8']")
    assert page.locator("#map-title").inner_text() == "Every weight, head 8"
    assert page.locator("#bars .bar .token").first.inner_text() == "tuned"


def test_heads_are_sorted(report, open_page):
    a, _, path = report
    page = open_page(path).page
    page.click("#heads th[data-column='entropy'] button")
    order = page.locator("#heads tbody th").all_inner_texts()
    assert [int(x) for x in order] == np.argsort(-a.entropy().mean(-1), kind="stable").tolist()
    assert page.get_attribute("#heads th[data-column='entropy']", "aria-sort") == "descending"
    page.click("#heads th[data-column='entropy'] button")
    assert [int(x) for x in page.locator("#heads tbody th").all_inner_texts()] == [int(x) for x in order[::-1]]


def test_text_is_coloured(report, open_page):
    a, tokens, path = report
    page = open_page(path).page
    pieces = page.locator("#reading .token")
    assert pieces.all_inner_texts() == tokens
    received = a.received("sum")[0]
    title = pieces.nth(int(received.argmax())).get_attribute("title")
    assert float(title.split(": ")[1]) == pytest.approx(received.max(), rel=1e-2)
    page.click("#by-query")
    pieces.nth(14).click()
    assert page.locator("#query").input_value() == "14"
    assert "what query 14" in page.locator("#reading-note").inner_text()


def test_queries_are_found(report, open_page):
    _, tokens, path = report
    page = open_page(path).page
    page.fill("#wanted", "violin")
    page.press("#wanted", "Enter")
    assert page.locator("#list tbody th").all_inner_texts() == ["2 violin"]
    assert page.locator("#query").input_value() == "2"
    page.fill("#wanted", "14")
    page.click("#search button[type=submit]")
    assert page.locator("#list tbody th").all_inner_texts() == ["14 it"]
    page.fill("#wanted", "no such word")
    page.press("#wanted", "Enter")
    assert "No query" in page.locator("#list-note").inner_text()
    page.click("#all")
    assert page.locator("#list tbody tr").count() == 16
    page.click("#later")
    assert page.locator("#list tbody tr").count() == len(tokens) - 16


@pytest.mark.parametrize(("dark", "size"), [(False, "wide"), (True, "wide"), (False, "narrow"), (True, "narrow")])
def test_looks(report, open_page, dark, size):
    *_, path = report
    opened = open_page(path, dark=dark, size=size)
    opened.page.select_option("#head", "1")
    opened.page.fill("#query", "14")
    opened.page.press("#query", "Enter")
    opened.page.click("#by-query")
    shoot(opened, f"report-{'dark' if dark else 'light'}-{size}")
    assert opened.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_print(report, open_page):
    *_, path = report
    opened = open_page(path)
    opened.page.emulate_media(media="print")
    assert not opened.page.locator("#chooser").is_visible()
    assert opened.page.locator("#map").is_visible()
    shoot(opened, "report-print")


def test_hostile_tokens_are_text(open_page, tmp_path):
    x = tables(1, len(HOSTILE), 4)
    a = regard.inspect(*x)
    opened = open_page(a.report(tmp_path / "page.html", HOSTILE, title="<b>title</b> \ud800"))
    page = opened.page
    page.on("dialog", lambda dialog: opened.errors.append(dialog.message))
    assert page.locator("h1").inner_text() == "<b>title</b> ?"
    shown = page.locator("#reading .token").all_inner_texts()
    assert shown[:2] == HOSTILE[:2]
    assert shown[3] == HOSTILE[3]
    assert shown[4] == "\\u202eright to left"
    assert shown[5] == HOSTILE[5]
    assert shown[7:10] == ["∅", "?", "a⏎b⇥c"]
    assert shown[10:13] == ["&amp;", "{{ 7 * 7 }}", "\\u001b[31m"]
    assert page.locator("img").count() == 0
    page.fill("#wanted", "<script>")
    page.press("#wanted", "Enter")
    assert page.locator("#list tbody th").all_inner_texts() == ["0 <script>alert(1)</script>"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shoot(opened, "report-hostile")


ODD = {
    "no keys": (lambda x: regard.inspect(x, x[:0], x[:0]), "There is no weight to show"),
    "no queries": (lambda x: regard.inspect(x[:0], x, x), "There is no weight to show"),
    "no heads": (lambda x: regard.inspect(*[np.zeros((2, 0, 3, 4))] * 3), "There is no head to show"),
    "no batch": (lambda x: regard.inspect(*[np.zeros((0, 2, 3, 4))] * 3), "none is there"),
    "one query": (lambda x: regard.inspect(x[:1], x, x, q_offset="end"), "1 query, 6 keys"),
    "one key": (lambda x: regard.inspect(x, x[:1], x[:1]), "6 queries, 1 key"),
    "NaN rows": (lambda x: regard.inspect(np.where(np.arange(6)[:, None] == 5, np.nan, x), x, x), "1 of 6 are NaN"),
    "empty rows": (
        lambda x: regard.inspect(x, x, x, mask=np.arange(6)[:, None] * np.ones(6) < 4),
        "2 of 6 see no key and get zeros",
    ),
    "a sink": (lambda x: regard.inspect(x, x, x, sinks=1.0), "the sink takes"),
}


@pytest.mark.parametrize("case", ODD)
def test_odd_sizes_open_and_say_what_is_so(open_page, tmp_path, case):
    make, sentence = ODD[case]
    a = make(np.random.default_rng(0).standard_normal((6, 4)))
    page = open_page(a.report(tmp_path / "page.html")).page
    assert sentence in page.locator("body").inner_text()
    if case == "NaN rows":
        assert "This row is NaN" in page.locator("#query-note").inner_text()
        page.focus("#map")
        assert page.locator("#readout").inner_text() == "query 5 gives key 0 NaN"
    if case == "empty rows":
        assert page.locator("#query-note").inner_text() == "This query gives weight to no key."


def test_long_texts(open_page, tmp_path):
    n = 6000
    a = regard.inspect(*tables(3, n, 8), causal=True)
    tokens = [f"w{i % 700}" for i in range(n)]
    opened = open_page(a.report(tmp_path / "page.html", tokens))
    page = opened.page
    shares, largest = a.map(128, 128, "sum"), a.map(128, 128, "max")
    page.select_option("#head", "2")
    page.focus("#map")
    page.keyboard.press("End")
    text = page.locator("#readout").text_content()
    found = re.fullmatch(
        r"queries (\d+) .* to (\d+) .* give keys (\d+) .* to (\d+) .* ([\d.e-]+) of the weight, on average; the "
        r"largest single weight is ([\d.e-]+)", text
    )  # fmt: skip
    first, last, *_ = (int(found[n]) for n in (1, 2, 3, 4))
    assert (first, last) == (127 * n // 128, n - 1)
    assert float(found[5]) == pytest.approx(shares[2, 127, 127] / (last - first + 1), rel=5e-3)
    assert float(found[6]) == pytest.approx(largest[2, 127, 127], rel=5e-3)
    shares_drawn = page.locator("#legend-top").inner_text()
    page.click("#by-largest")
    assert page.get_attribute("#by-largest", "aria-pressed") == "true"
    assert page.locator("#legend-top").inner_text() != shares_drawn
    page.fill("#wanted", "4321")
    page.press("#wanted", "Enter")
    key, weight = (x[2, 4321, 0] for x in a.top(8))
    assert page.locator("#bars .bar .number").first.inner_text() == f"key {key}"
    assert float(page.locator("#bars .bar .weight").first.inner_text()) == pytest.approx(weight, rel=5e-3, abs=6e-4)
    shoot(opened, "report-long")


@pytest.mark.parametrize("dark", [False, True])
def test_fifty_thousand_tokens_open_at_once(open_page, tmp_path, dark):
    """A page of full size, of a window: that is computed quickly."""
    n = 50_000
    q = np.random.default_rng(0).standard_normal((1, n, 8)).astype(np.float32)
    a = regard.inspect(q, q, q, causal=True, window=600)
    path = a.report(tmp_path / "page.html", [f"word{i * i % 9001}" for i in range(n)])
    assert path.stat().st_size < 5_000_000
    begun = time.perf_counter()
    opened = open_page(path, dark=dark)
    opened.page.focus("#map")
    assert opened.page.locator("#readout").inner_text()
    took = time.perf_counter() - begun
    print(f"{path.stat().st_size / 1e6:.2f} MB, shown after {took:.2f} s")
    assert took < 5
    shoot(opened, f"report-50000-{'dark' if dark else 'light'}")
