"""The worked example in a browser: mouse, finger, keyboard, written numbers, buttons, addresses, looks."""

from __future__ import annotations

import re

import numpy as np
import pytest

import regard

ASKED, BLENDED = "#asked", "#blended"
SETTLED = 600  # milliseconds after which the result has been read out


@pytest.fixture
def path(tmp_path):
    return regard.explain().page(tmp_path / "page.html")


@pytest.fixture
def opened(open_page, path):
    return open_page(path)


def middle(page, plane, vector):
    """Where the tip of a vector is on the screen."""
    box = page.locator(f'{plane} [data-vector="{vector}"] .dot').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, plane, vector, right, up):
    """The tip, by parts of the plane's width."""
    page.locator(plane).scroll_into_view_if_needed()
    x, y = middle(page, plane, vector)
    width = page.locator(plane).bounding_box()["width"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right * width / 2, y - up * width / 2)
    page.mouse.move(x + right * width, y - up * width)
    page.mouse.up()


def numbers(page, vector):
    found = {"q": "#query-numbers input", "k": "#steps tbody tr td:nth-child(2) input"}.get(vector[0])
    inputs = page.locator(found or "#steps tbody tr td:nth-child(7) input")
    first = 2 * int(vector[1:])
    return [float(inputs.nth(first + n).input_value()) for n in (0, 1)]


def weights(page):
    return [float(x) for x in page.locator("#steps td.weight").all_inner_texts()]


def sentence(page, where="#sentence"):
    """Without the marks that keep the direction of names."""
    return page.locator(where).inner_text().replace("\u2068", "").replace("\u2069", "")


def output(page):
    return [float(x) for x in page.locator("#steps .result").inner_text().split(", ")]


def check(page):
    """What is shown is what regard computes of the numbers that are shown."""
    count = page.locator("#steps tbody tr").count()
    q = [numbers(page, "q0")]
    k, v = ([numbers(page, f"{kind}{j}") for j in range(count)] for kind in "kv")
    found = regard.explain(q, k, v)
    np.testing.assert_allclose(weights(page), found.weights[0], atol=0.00051)
    np.testing.assert_allclose(output(page), found.output[0], atol=0.0051)


def test_worked_example(opened):
    page = opened.page
    assert weights(page) == [0.670, 0.330]
    assert output(page) == [6.70, 3.30]
    assert sentence(page) == "fruit gives apple 0.670, cheese 0.330. Output: 6.70 sweet, 3.30 savory."
    page.wait_for_timeout(SETTLED)
    assert sentence(page, "#spoken") == sentence(page)


def test_mouse_moves_every_kind_of_vector(opened):
    page = opened.page
    for plane, vector, by in ((ASKED, "q0", (-0.2, 0.25)), (ASKED, "k1", (0.3, 0.05)), (BLENDED, "v0", (-0.3, 0.2))):
        before = numbers(page, vector)
        drag(page, plane, vector, *by)
        after = numbers(page, vector)
        assert np.sign(np.subtract(after, before)).tolist() == np.sign(by).tolist()
        check(page)


def test_a_name_is_dragged_as_its_tip_is(opened):
    page = opened.page
    box = page.locator(f'{ASKED} [data-vector="k0"] text').bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    assert numbers(page, "k0") == [1, 0]  # it does not jump
    page.mouse.move(box["x"], box["y"] - 80)
    page.mouse.up()
    assert numbers(page, "k0")[1] > 0.2
    assert numbers(page, "q0") == [1, 0]  # whose tip lies on it
    check(page)


def test_a_tip_stays_in_its_plane(opened):
    page = opened.page
    drag(page, ASKED, "q0", 3, 3)
    assert numbers(page, "q0") == [1.5, 1.5]
    check(page)


def test_finger(open_page, path):
    page = open_page(path, size="narrow", has_touch=True).page
    page.locator(ASKED).scroll_into_view_if_needed()
    x, y = middle(page, ASKED, "k1")
    touch = page.context.new_cdp_session(page)
    for name, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + 20, "y": y + 15}]),
        ("touchMove", [{"x": x + 60, "y": y + 50}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": points})
    assert numbers(page, "k1")[0] > 0.2
    assert numbers(page, "k1")[1] < 0.9
    check(page)


def test_keyboard(opened):
    page = opened.page
    page.locator(f'{ASKED} [data-vector="q0"]').focus()
    page.keyboard.press("ArrowUp")
    assert numbers(page, "q0") == [1, 0.1]
    page.keyboard.press("Shift+ArrowLeft")
    assert numbers(page, "q0") == [0.99, 0.1]
    for _ in range(30):
        page.keyboard.press("ArrowRight")  # out of the plane, which then grows
    assert numbers(page, "q0")[0] > 3
    focused = page.evaluate("document.activeElement.dataset.vector")
    assert focused == "q0"
    check(page)
    label = page.locator(f'{ASKED} [data-vector="q0"]')
    assert label.get_attribute("aria-label") == "query fruit"
    assert label.get_attribute("aria-valuetext") == ", ".join(f"{x:g}" for x in numbers(page, "q0"))


def test_every_vector_is_reached_by_tab(opened):
    page = opened.page
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.dataset.vector || document.activeElement.id"))
    assert {"k0", "k1", "q0", "v0", "v1", "reset"} <= set(seen)


def test_numbers_can_be_written(opened):
    page = opened.page
    first = page.locator("#query-numbers input").first
    first.fill("2.5")
    assert numbers(page, "q0") == [2.5, 0]
    check(page)
    first.fill("")  # nothing happens until there is a number
    before = sentence(page)
    first.blur()
    assert numbers(page, "q0") == [2.5, 0]
    assert sentence(page) == before
    first.fill("1e99")
    first.blur()
    assert numbers(page, "q0") == [1e6, 0]


def test_buttons_of_the_query(opened):
    page = opened.page
    for name, expected in (("longer", [3, 0]), ("quarter", [0, 3]), ("round", [0, -3]), ("nothing", [0, 0])):
        page.locator(f"#query-{name}").click()
        assert numbers(page, "q0") == expected
        check(page)
    assert weights(page) == [0.5, 0.5]


def test_keys_come_and_go(opened):
    page = opened.page
    for count in range(3, 17):
        page.locator("#add-key").click()
        assert page.locator("#steps tbody tr").count() == count
    check(page)
    assert page.locator("#add-key").is_disabled()
    drag(page, ASKED, "k7", 0.05, 0.05)
    check(page)
    for _ in range(15):
        page.locator("#remove-key").click()
    assert page.locator("#remove-key").is_disabled()
    assert weights(page) == [1.0]
    check(page)


def test_reset(opened):
    page = opened.page
    page.locator("#add-key").click()
    page.locator("#query-longer").click()
    page.locator('[data-mistake="order"]').click()
    page.locator("#reset").click()
    assert weights(page) == [0.670, 0.330]
    assert page.locator("#mistake").is_hidden()
    assert "#" not in page.url


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("not_divided", ["0.000 instead of 0.090", "0.582 instead of 0.634", "0.731 0.269 0.582 7.31, 2.69"]),
        ("exchanged", ["K and V exchanged 0.999 0.001", "1 key would have 2 values"]),
        ("order", ["the output stays where it is", "moves by 2.58", "5.28, 4.72"]),
        ("copied", ["4.67 away", "0.330 of the weight is elsewhere"]),
    ],
)
def test_mistakes(opened, name, says):
    page = opened.page
    button = page.locator(f'[data-mistake="{name}"]')
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    assert page.locator('[data-mistake][aria-pressed="true"]').count() == 1
    text = re.sub(r"\s+", " ", page.locator("#mistake").inner_text())
    for part in says:
        assert part in text
    assert page.locator(f"{BLENDED} circle.ghost").count() > 0
    opened.shoot(f"explain-{name}")
    drag(page, ASKED, "q0", -0.2, 0.3)
    assert re.sub(r"\s+", " ", page.locator("#mistake").inner_text()) != text
    button.click()
    assert page.locator("#mistake").is_hidden()


def test_an_address_brings_it_back(opened, open_page, path):
    page = opened.page
    drag(page, ASKED, "q0", -0.2, 0.3)
    page.locator('[data-mistake="copied"]').click()
    page.locator("#add-key").click()
    kept, shown = page.url, page.locator("#steps").inner_text()
    again = open_page(path)
    again.page.goto(kept)
    again.page.reload()
    assert again.page.locator("#steps").inner_text() == shown
    assert again.page.locator('[data-mistake="copied"]').get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("hash_", ["#q=1,0", "#<script>alert(1)</script>", "#q=1e999,0&k=1,0&v=1,0", "#%", "#m=copied"])
def test_a_strange_address_is_as_none(open_page, path, hash_):
    opened = open_page(path)
    opened.page.goto(path.resolve().as_uri() + hash_)
    opened.page.reload()
    assert weights(opened.page) == [0.670, 0.330]


def test_several_queries(open_page, tmp_path):
    q, k, v = np.array([[1.0, 0], [0, 2]]), np.array([[1.0, 0], [0, 1]]), np.array([[1.0, 0], [0, 1]])
    found = regard.explain(q, k, v, query_labels=["first", "second"])
    page = open_page(found.page(tmp_path / "several.html")).page
    page.locator("#query").select_option(label="second")
    np.testing.assert_allclose(weights(page), found.weights[1], atol=0.00051)
    assert numbers(page, "q0") == [0, 2]
    page.locator('[data-mistake="exchanged"]').click()
    assert "Q and K exchanged" in page.locator("#mistake-table").inner_text()


def test_hostile_names_are_text(open_page, tmp_path):
    names = ["<script>alert(1)</script>", "\u202eback\nto front", "", "שלום", "x" * 10_000]
    random = np.random.default_rng(0)
    tables = [random.normal(size=shape).round(1) for shape in ((1, 2), (5, 2), (5, 2))]
    found = regard.explain(*tables, query_labels=['"><b>q</b>'], key_labels=names, value_labels=["${1}", "&amp;"])
    opened = open_page(found.page(tmp_path / "hostile.html"))
    page = opened.page
    cells = page.locator("#steps tbody th").all_inner_texts()
    assert cells[0] == "<script>alert(1)</script>"
    assert cells[1] == "\\u202eback⏎to front"
    assert cells[2] == "∅"
    assert page.evaluate("document.querySelectorAll('main script, main b b').length") == 0
    for name in ("not_divided", "exchanged", "order", "copied"):
        page.locator(f'[data-mistake="{name}"]').click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    opened.shoot("explain-hostile")


def test_without_scripts_there_are_tables(open_page, path):
    page = open_page(path, java_script_enabled=False).page
    assert page.locator("#play").is_hidden()
    assert "0.670" in page.locator(".given").inner_text()


def test_nothing_to_drag(open_page, tmp_path):
    random = np.random.default_rng(0)
    found = regard.explain(*(random.normal(size=(4, 8)) for _ in range(3)))
    opened = open_page(found.page(tmp_path / "wide.html"))
    assert "There is nothing to drag" in opened.page.locator("main").inner_text()
    opened.shoot("explain-wide-rows")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_looks(open_page, path, dark, size):
    opened = open_page(path, dark=dark, size=size)
    assert opened.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    opened.shoot(f"explain-{'dark' if dark else 'light'}-{size}")


def test_print(open_page, path):
    opened = open_page(path)
    opened.page.emulate_media(media="print")
    assert opened.page.locator("#reset").is_hidden()
    assert opened.page.locator(ASKED).is_visible()
    opened.shoot("explain-print")
