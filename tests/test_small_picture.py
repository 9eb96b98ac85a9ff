"""What a notebook shows of an Inspection: right numbers, text, small, quick, whatever the Inspection is."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import numpy as np
import pytest

import regard
from regard import demonstration, masks, small_picture
from regard.picture_numbers import picture_of
from regard.small_picture import LEVELS, coarser
from support import child, qkv

MOST = 40_000  # bytes


class Checked(HTMLParser):
    """Every element is closed in order; attributes and text are kept."""

    def __init__(self, html):
        super().__init__()
        self.open, self.elements, self.text = [], [], ""
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)
        self.elements.append((tag, dict(attributes)))

    def handle_startendtag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data

    def all(self, name):
        return [attributes for tag, attributes in self.elements if tag == name]


def shown(a):
    html = a._repr_html_()
    assert len(html.encode()) < MOST
    assert not {"script", "style", "link", "img", "image"} & {tag for tag, _ in Checked(html).elements}
    return Checked(html)


def cells(html, rows, columns):
    """Levels of colour of each drawn head, -1 for NaN."""
    found = []
    for head in html.split('shape-rendering="crispEdges">')[1:]:
        table = np.zeros((rows, columns), int)
        for path in re.findall(r"<path [^>]*>", head.split("</g>")[0]):
            opacity = re.search(r'stroke-opacity="([\d.]+)"', path)
            level = round(float(opacity[1]) * LEVELS) if opacity else -1
            for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)", path):
                part = table[int(y), int(x) : int(x) + int(length)]
                assert not part.any()
                part[...] = level
        found.append(table)
    return found


def levels(numbers, largest):
    return np.ceil(np.sqrt(numbers / largest) * LEVELS - 0.5).astype(int)


def test_the_shipped_sentence():
    _, path = demonstration.shipped()
    with np.load(path) as tables:
        a = regard.inspect(tables["q"], tables["k"], tables["v"])
    found, html = shown(a), a._repr_html_()
    drawn = cells(html, 27, 27)
    assert len(drawn) == 4
    weights = a.weights[:4].astype(np.float64)
    for n, table in enumerate(drawn):
        np.testing.assert_array_equal(table, levels(weights[n], weights.max()))
    for n in range(8):
        row = [f"{x[n].mean():.3f}" for x in (a.entropy(), a.distance(), a.largest())]
        assert f"<tr><th>{n}</th>" + "".join(f"<td>{x}</td>" for x in [*row, "0", "0"]) in html
    assert "first 8 of 12 heads" in found.text
    (svg,) = found.all("svg")
    assert svg["role"] == "img"
    row, key = np.unravel_index(weights[1].argmax(), (27, 27))
    assert f"head 1: {weights[1].max():.2g} from query {row}, key {key}" in svg["aria-label"]
    assert f"<title>{svg['aria-label']}</title>" in html


def test_a_long_one_is_pooled_and_only_few_heads_are_computed(monkeypatch):
    a = regard.inspect(*qkv(2, 300, 200, 4, dtype=np.float32), causal=True)
    seen = []
    run = type(a)._run

    def watched(self, chosen, progress=None, only=None):
        seen.extend(only or ["all"])
        run(self, chosen, progress, only)

    monkeypatch.setattr(type(a), "_run", watched)
    html = a._repr_html_()
    assert seen == [0, 1, 2, 3]
    assert not a._found
    expected = a.map(32, 32)[0, :4].astype(np.float64)
    np.testing.assert_array_equal(cells(html, 32, 32), levels(expected, expected.max()))
    found = shown(a)
    assert "first 8 of 300 heads" in found.text
    assert "first of 2 batch entries" in found.text


def test_what_would_take_long_is_not_computed(monkeypatch):
    a = regard.inspect(*qkv(3, 100, 4, dtype=np.float32))
    monkeypatch.setattr(small_picture, "PAIRS", 25_000)
    assert len(cells(a._repr_html_(), 32, 32)) == 2
    monkeypatch.setattr(small_picture, "PAIRS", 9_999)
    found = shown(a)
    assert not found.all("svg")
    assert "No picture: 10,000 weights of a head are not computed merely to show an object. a.plot()" in found.text
    a.map(50, 40, "max")
    assert len(cells(a._repr_html_(), 32, 32)) == 3
    assert "Kept: map." in shown(a).text


def test_100_000_tokens_are_shown_at_once():
    x = np.zeros((100_000, 1), np.float32)
    a = regard.inspect(x[:500], x, x)
    a._sizes = (100_000, 100_000)  # they alone decide
    assert "No picture: 10,000,000,000 weights" in a._repr_html_()


@pytest.mark.parametrize("reduce", ["mean", "max", "sum"])
def test_fewer_bins_of_a_kept_map_are_exact(reduce):
    a = regard.inspect(*qkv(2, 300, 8))
    fine = picture_of(a, (), [0, 1], 90, reduce, (0, 300, 0, 300))
    coarse, weights = coarser(fine, 32), a.weights[...]
    np.testing.assert_array_equal(coarse.queries, (np.arange(91) * 300 // 90)[np.arange(33) * 90 // 32])
    for r, c in ((0, 0), (7, 31), (31, 5)):
        block = weights[:, slice(*coarse.queries[r : r + 2]), slice(*coarse.keys[c : c + 2])]
        np.testing.assert_allclose(coarse.numbers[:, r, c], getattr(block, reduce)((1, 2)), rtol=1e-9)


def test_detached():
    q, k, v = qkv(2, 40, 8)
    bare = shown(regard.inspect(q, k, v).detach())
    assert "No picture: no map was computed" in bare.text
    assert "detached from its inputs" in bare.text
    assert bare.all("table")
    a = regard.inspect(q, k, v).compute(map=(64, 64), top=3)
    expected = cells(a._repr_html_(), 32, 32)
    np.testing.assert_array_equal(cells(a.detach()._repr_html_(), 32, 32), expected)
    assert "Kept: map, top." in shown(a).text


def test_merged():
    q, k, v = qkv(2, 20, 8)
    parts = [regard.inspect(q, k[:, :9], v[:, :9], q_offset=0), regard.inspect(q, k[:, 9:], v[:, 9:], q_offset=-9)]
    both = regard.merge(parts)
    np.testing.assert_array_equal(
        cells(both._repr_html_(), 20, 20), cells(regard.inspect(q, k, v)._repr_html_(), 20, 20)
    )
    assert "distance" in shown(both).text
    assert "detached from its inputs" in shown(both.detach()).text
    swapped = regard.merge(parts[::-1])  # keys whose positions are not known to be in order
    assert "distance" not in shown(swapped).text
    parts[1].detach()
    assert "detached from its inputs" in shown(regard.merge(parts)).text


def test_empty_and_nan_rows():
    q, k, v = qkv(2, 6, 4)
    q[1, 4] = np.nan
    a = regard.inspect(q, k, v, mask=masks.Lengths(keys=[6], queries=[5]), causal=True)
    found = shown(a)
    first, second = cells(a._repr_html_(), 6, 6)
    assert not first[5].any()
    np.testing.assert_array_equal(second[4], [-1] * 5 + [0])
    assert f"<td>{a.entropy()[1, :4].mean():.3f}</td>" in a._repr_html_()
    assert "empty rowsNaN rows" in found.text
    assert a._repr_html_().endswith("<td>1</td><td>1</td></tr></tbody></table></div>")


def test_all_nan():
    x = np.full((3, 4), np.nan)
    assert "All of it is NaN." in shown(regard.inspect(x, x, x)).all("svg")[0]["aria-label"]


@pytest.mark.parametrize(("queries", "keys"), [(0, 3), (3, 0), (0, 0), (1, 1), (1, 5000), (5000, 1)])
def test_extents(queries, keys):
    q, k = np.ones((queries, 4)), np.ones((keys, 4))
    found = shown(regard.inspect(q, k, k, q_offset=0))
    assert len(found.all("svg")) == bool(queries and keys)
    assert ("There are no queries." in found.text) is not bool(queries)
    assert ("There are no keys" in found.text) is (bool(queries) and not keys)


def test_an_empty_batch():
    x = np.zeros((0, 2, 3, 4))
    assert "The batch is empty." in shown(regard.inspect(x, x, x)).text


def test_the_worst_picture_is_small():
    """Every bin unlike its neighbours, and many heads, batch entries and rows."""
    random = np.random.default_rng(0)
    q, k = random.standard_normal((3, 12, 32, 64)), random.standard_normal((3, 12, 32, 64))
    shown(regard.inspect(q * 0.7, k, k))
    many = random.standard_normal((10_000, 32, 2)).astype(np.float32)
    shown(regard.inspect(many, many, many))


def test_inputs_that_changed_are_said():
    q, k, v = qkv(1, 20, 4)
    a = regard.inspect(q, k, v)
    k[...] *= 2
    found = shown(a)
    assert "No picture: q, k, v, mask or bias changed after inspect" in found.text
    assert found.all("table")


def test_nothing_optional_is_loaded():
    code = (
        "import sys, numpy as np, regard; a = regard.inspect(np.eye(3), np.eye(3), np.eye(3)); "
        "assert '<svg' in a._repr_html_(); print([n for n in ('matplotlib', 'jinja2', 'rich') if n in sys.modules])"
    )
    assert child(code).strip() == "[]"


def test_colours_are_those_of_the_text_around():
    """Readable on light and on dark: no ground of its own, and NaN in a colour that both bear."""
    q, k, v = qkv(1, 6, 4)
    q[0, 2] = np.nan
    html = regard.inspect(q, k, v)._repr_html_()
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', html)) == {"none", "currentColor", small_picture.LOST}
    assert "background" not in html
    assert not re.search(r'\bid="', html)  # two outputs of a notebook must not share names
