"""The map in a browser: known weights, keys, heads, search, links, hostile tokens, looks."""

from __future__ import annotations

import re

import numpy as np
import pytest

import regard
from regard.viewing.table import Stopped

HOSTILE = [
    "<script>alert(1)</script>", "</script><img src=x onerror=alert(2)>", '"quotes\'', "שלום", "\u202eright to left",
    "👩‍👩‍👧", "x" * 10_000, "", "\ud800", "a\nb\tc", "&amp;", "{{ 7 * 7 }}", "\x1b[31m", "   ", "${1}", "]]>",
]  # fmt: skip
WORDS = ["the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "and", "then", "some"]


def tables(heads, rows, keys=None, dim=32, seed=0):
    random = np.random.default_rng(seed)
    sizes = (heads, rows, dim), *[(heads, keys or rows, dim)] * 2
    return [random.standard_normal(size, np.float32) for size in sizes]


@pytest.fixture(scope="module")
def long():
    """Two heads of 3,000 tokens, in the second of which query 2,345 looks at key 1,234 almost only."""
    q, k, v = tables(2, 3000)
    q[1, 2345] = 3 * k[1, 1234]
    tokens = [WORDS[n % len(WORDS)] for n in range(3000)]
    tokens[1234] = "needle"
    weights = regard.inspect(q, k, v, causal=True).weights
    with regard.view(q, k, v, causal=True, tokens=tokens) as found:
        yield found, weights


@pytest.fixture
def serve():
    """serve(q, k, v, ..): a map that is closed after the test."""
    opened = []

    def begin(*arguments, **options):
        opened.append(regard.view(*arguments, **options))
        return opened[-1]

    yield begin
    for found in opened:
        found.close()


def settle(page):
    """Wait until all is computed, has come, and is drawn."""
    seen = None
    for _ in range(300):
        page.wait_for_timeout(60)
        busy = page.evaluate("getComputedStyle(document.getElementById('working')).display !== 'none'")
        now = page.evaluate(
            "document.getElementById('map').toDataURL().length + document.getElementById('high').textContent"
        )
        if not busy and now == seen and not now.endswith("undefined"):
            return
        seen = now
    raise AssertionError("the map does not come to rest")


def go(page, found, place):
    page.goto(f"{found.url}#{place}")
    page.reload()
    settle(page)


def readout(page):
    return page.locator("#readout").inner_text()


def middle(page):
    """The middle of the picture itself, without the names along its sides."""
    box = page.locator("#map").bounding_box()
    return box["x"] + 132 + (box["width"] - 132) / 2, box["y"] + 92 + (box["height"] - 92) / 2


def digits(text):
    """The last number of a text."""
    return float(re.findall(r"[\d.,]+(?:e−\d+)?", text)[-1].replace(",", "").replace("−", "-"))


def test_zoom_to_a_known_weight(long, open_page):
    found, weights = long
    opened = open_page(found.url)
    page = opened.page
    settle(page)
    page.locator("#head").select_option("1")
    settle(page)
    page.fill("#text", "needle")
    page.keyboard.press("Enter")
    page.locator("#axis").select_option("query")
    page.fill("#text", "2345")
    page.keyboard.press("Enter")
    page.fill("#text", "")
    settle(page)
    page.locator("#map").focus()
    assert readout(page).startswith("query 2,345 over → key 1,234 needle: weight ")
    assert digits(readout(page)) == pytest.approx(float(weights[1, 2345, 1234]), rel=1e-5)
    page.mouse.move(*middle(page))
    settle(page)
    assert "weight" in readout(page)


def test_hover_says_means_and_largest_of_bins(long, open_page):
    found, weights = long
    page = open_page(found.url).page
    settle(page)
    go(page, found, "head=0&query=1000&key=500&span=1600")
    x, y = middle(page)
    page.mouse.move(x - 90, y + 40)
    settle(page)
    text = readout(page)
    numbers = [int(n.replace(",", "")) for n in re.findall(r"[\d,]+(?=–|,|:| →)|(?<=–)[\d,]+", text.split(": mean")[0])]
    rows, keys = slice(numbers[0], numbers[1] + 1), slice(numbers[2], numbers[3] + 1)
    block = weights[0, rows, keys]
    assert block.shape == (2, 2)
    mean = float(re.search(r"mean ([\d.e−]+)", text)[1].replace("−", "-"))
    assert mean == pytest.approx(block.mean(), rel=1e-4)
    assert digits(text) == pytest.approx(block.max(), rel=1e-4)


def test_keys_do_all(long, open_page):
    found, weights = long
    page = open_page(found.url).page
    settle(page)
    page.locator("#map").focus()
    for _ in range(14):
        page.keyboard.press("+")
    settle(page)
    page.keyboard.press("ArrowLeft")
    settle(page)
    place = re.match(r"query ([\d,]+) \w+ → key ([\d,]+)", readout(page))
    query, key = (int(n.replace(",", "")) for n in place.groups())
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+ArrowLeft")
    settle(page)
    assert readout(page).startswith(f"query {query + 1:,} ")
    assert f"key {key - 5:,} " in readout(page)
    assert digits(readout(page)) == pytest.approx(float(weights[0, query + 1, key - 5]), rel=1e-5)
    page.keyboard.press("]")
    settle(page)
    assert page.locator("#head").input_value() == "1"
    assert digits(readout(page)) == pytest.approx(float(weights[1, query + 1, key - 5]), rel=1e-5)
    page.keyboard.press("m")
    assert page.locator("#max").get_attribute("aria-pressed") == "true"
    page.keyboard.press("Home")
    settle(page)
    assert "query=1500&key=1500" in page.url
    for _ in range(60):
        page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("-")
    settle(page)
    assert re.search(r"keys? 0", readout(page))


def test_dragging_moves_and_the_wheel_zooms(long, open_page):
    found, _ = long
    page = open_page(f"{found.url}#head=0&query=1500.5&key=1500.5&span=400").page
    settle(page)
    x, y = middle(page)
    page.mouse.move(x, y)
    before = readout(page)
    page.mouse.down()
    page.mouse.move(x + 150, y + 60, steps=4)
    page.mouse.up()
    settle(page)
    assert readout(page) == before
    page.mouse.wheel(0, -300)
    settle(page)
    assert float(re.search(r"span=([\d.]+)", page.url)[1]) < 200
    first = int(re.search(r"quer(?:y|ies) ([\d,]+)", readout(page))[1].replace(",", ""))
    assert abs(first - int(re.search(r"quer(?:y|ies) ([\d,]+)", before)[1].replace(",", ""))) <= 2


def test_a_link_comes_back_to_its_place(long, open_page):
    found, _ = long
    place = "head=1&query=2345.5&key=1234.5&span=30&show=max"
    page = open_page(f"{found.url}#{place}").page
    settle(page)
    page.wait_for_timeout(400)
    assert page.url.endswith(place)
    assert page.locator("#head").input_value() == "1"
    page.mouse.move(*middle(page))
    settle(page)
    assert readout(page).startswith("query 2,345 over → key 1,234 needle")
    page.evaluate("location.hash = 'head=0&query=10&key=5&span=30'")
    settle(page)
    assert page.locator("#head").input_value() == "0"


def test_search_lists_what_it_finds(long, open_page):
    found, _ = long
    page = open_page(found.url).page
    settle(page)
    page.fill("#text", "FOX")
    assert page.locator("#count").inner_text() == "250 keys, the first 60 are listed"
    page.locator("#matches button").nth(1).click()
    settle(page)
    assert "key 15 fox" in readout(page)
    page.fill("#text", "nothing like it")
    assert page.locator("#count").inner_text().startswith("no key has this")
    page.fill("#text", "")
    assert page.locator("#found").is_hidden()


def test_the_heaviest_in_sight_are_a_table(long, open_page):
    found, weights = long
    page = open_page(f"{found.url}#head=1&query=2345&key=1234&span=40").page
    settle(page)
    page.locator("#heaviest summary").click()
    settle(page)
    first = page.locator("#heaviest tbody tr").first.inner_text().split("\t")
    assert first[:2] == ["query 2,345 over", "key 1,234 needle"]
    assert float(first[3]) == pytest.approx(float(weights[1, 2345, 1234]), rel=1e-5)


def test_tiles_that_are_out_of_sight_are_given_up(long, open_page, monkeypatch):
    found, _ = long
    atlas, stopped = found._server.atlas, []
    usual = atlas.tile

    def slow(head, level, row, column, check):
        if level == 0:
            return usual(head, level, row, column, check)
        try:
            while True:
                check()
        except Stopped:
            stopped.append((level, row, column))
            raise

    monkeypatch.setattr(atlas, "tile", slow)
    page = open_page(f"{found.url}#head=0&query=2900&key=2900&span=300").page
    page.wait_for_timeout(500)
    assert not stopped
    monkeypatch.setattr(atlas, "tile", usual)
    page.locator("#all").click()
    settle(page)
    assert stopped


def test_when_the_program_has_ended_the_page_says_so(serve, browser):
    found = serve(*tables(1, 20))
    context = browser.new_context()
    page = context.new_page()
    page.goto(found.url)
    settle(page)
    found.close()
    page.locator("#state").wait_for(state="visible", timeout=8000)
    assert "has ended" in page.locator("#state").inner_text()
    context.close()


# -- odd inputs --------------------------------------------------------------------------------------------------------
def test_hostile_tokens_are_text(serve, open_page):
    count = len(HOSTILE)
    opened = open_page(serve(*tables(1, count), tokens=HOSTILE).url)
    page = opened.page
    settle(page)
    page.evaluate("() => { window.alert = () => { throw new Error('a token ran'); }; }")
    x, y = middle(page)
    for n in range(-6, 7):
        page.mouse.move(x + 20 * n, y + 20 * n)
        page.wait_for_timeout(30)
    page.fill("#text", "script")
    page.keyboard.press("Enter")
    settle(page)
    assert "<script>alert(1)</script>" in page.locator("#matches").inner_text()
    assert page.locator("#matches script, #readout script, img[src='x']").count() == 0
    page.locator("#heaviest summary").click()
    settle(page)
    opened.shoot("view_hostile")


@pytest.mark.parametrize(("queries", "keys"), [(0, 4), (4, 0), (0, 0)])
def test_nothing_to_see(serve, open_page, queries, keys):
    q, k = np.zeros((1, queries, 8), np.float32), np.zeros((1, keys, 8), np.float32)
    page = open_page(serve(q, k, k).url).page
    assert "There is nothing to see" in page.locator("#main").inner_text()
    assert page.locator("canvas").count() == 0


@pytest.mark.parametrize(("queries", "keys"), [(1, 1), (1, 3000), (3000, 1), (3, 2000)])
def test_one_query_or_key(serve, open_page, queries, keys):
    q, k, v = tables(1, queries, keys)
    weights = regard.inspect(q, k, v).weights
    opened = open_page(serve(q, k, v).url)
    page = opened.page
    settle(page)
    opened.shoot(f"view_{queries}_by_{keys}")
    page.locator("#map").focus()
    page.keyboard.press("ArrowRight")
    for _ in range(30):
        page.keyboard.press("+")
    settle(page)
    query, key = (
        int(n.replace(",", "")) for n in re.match(r"query ([\d,]+) → key ([\d,]+): weight", readout(page)).groups()
    )
    assert digits(readout(page)) == pytest.approx(float(weights[0, query, key]), rel=1e-5)


def test_rows_that_are_empty_or_nan_are_said(serve, open_page):
    q, k, v = tables(1, 40)
    q[0, 30] = np.nan
    opened = open_page(serve(q, k, v, mask=np.arange(40)[:, None] >= 10).url)
    page = opened.page
    settle(page)
    said = "10 of 40 queries see nothing: weights are 0 there. 1 of 40 queries is NaN, shown in orange."
    assert page.locator("#state").inner_text() == said
    box = page.locator("#map").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40 + (box["height"] - 40) * 30.5 / 40)
    page.wait_for_timeout(100)
    assert readout(page).endswith("weight NaN")
    opened.shoot("view_nan")


def test_batches_have_offsets_of_their_own(serve, open_page):
    q, k, v = tables(2 * 3, 10, 30)
    q, k, v = (x.reshape(2, 3, *x.shape[1:]) for x in (q, k, v))
    names = [f"t{n}" for n in range(30)]
    found = serve(q, k, v, causal=True, q_offset=np.array([0, 20]), tokens=names)
    page = open_page(f"{found.url}#head=4&query=2.5&key=11.5&span=12").page
    settle(page)
    assert page.locator("#head option").nth(4).inner_text() == "1: 1"
    page.mouse.move(*middle(page))
    settle(page)
    query = int(re.match(r"query (\d+)", readout(page))[1])
    assert readout(page).startswith(f"query {query} t{query + 20} → key 11 t11: weight")


# -- looks -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("dark", [False, True])
def test_looks(long, open_page, dark, size):
    found, _ = long
    opened = open_page(found.url, dark=dark, size=size)
    page = opened.page
    settle(page)
    name = f"view_{'dark' if dark else 'light'}_{size}"
    opened.shoot(f"{name}_all")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#head").select_option("1")
    page.fill("#text", "needle")
    page.keyboard.press("Enter")
    settle(page)
    opened.shoot(f"{name}_search")
    page.fill("#text", "")
    page.locator("#map").focus()
    for _ in range(3):
        page.keyboard.press("+")
    settle(page)
    opened.shoot(f"{name}_near")
