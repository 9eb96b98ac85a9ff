"""The page of the worked example: what it holds, when there are arrows, and that its scripts are right."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import regard
from regard.page import bundling, example

pytest.importorskip("jinja2")
NODE = shutil.which("node")
HOSTILE = ["</script><script>alert(1)</script>", '"><img src=x onerror=alert(2)>']


def data_in(path):
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', path.read_text("utf-8"))
    return json.loads(found[1])


def test_worked_example(tmp_path):
    path = regard.explain().page(tmp_path / "page.html")
    text, data = path.read_text("utf-8"), data_in(path)
    assert data["queries"] == [[1, 0]]
    assert data["keys"] == [[1, 0], [0, 1]]
    assert data["values"] == [[10, 0], [0, 10]]
    assert data["key_names"] == ["apple", "cheese"]
    assert data["scale"] == pytest.approx(2**-0.5)
    assert "<td>0.670</td><td>0.330</td>" in text  # without scripts too
    assert "<td>6.70</td><td>3.30</td>" in text
    assert len(text) < 100_000
    assert not re.search(r"(src|href)=\"(?!data:|#)", text)


def test_buttons_are_those_of_the_script():
    found = re.findall(r'\{ name: "(\w+)", says: "([^"]+)"', bundling.static("mistakes.js"))
    assert found == example.MISTAKES
    assert [section.name for section in regard.explain().mistakes] == [name for name, _ in found]


def tables(queries=2, keys=3, dim=2, vdim=2):
    random = np.random.default_rng(queries + 10 * keys)
    return [random.normal(size=shape).round(2) for shape in ((queries, dim), (keys, dim), (keys, vdim))]


@pytest.mark.parametrize("option", [{}, {"scale": 2.0}, {"precision": "high"}, {"threads": 1}, {"q_offset": 1}])
def test_arrows_where_a_plane_shows_all(option):
    q, k, v = (x.astype(np.float32) for x in tables())
    arrows = regard.explain(q, k, v, **option).arrows
    assert arrows.scale == pytest.approx(option.get("scale", 2**-0.5))
    for found, x in zip((arrows.queries, arrows.keys, arrows.values), (q, k, v)):
        np.testing.assert_array_equal(found, x)


@pytest.mark.parametrize(
    ("shape", "option"),
    [
        ({"dim": 3}, {}),
        ({"vdim": 1}, {}),
        ({"keys": 17}, {}),
        ({"keys": 0}, {}),
        ({}, {"causal": True, "q_offset": 0}),
        ({}, {"window": (1, 1), "q_offset": 0}),
        ({}, {"softcap": 5.0}),
        ({}, {"sinks": 0.0}),
        ({}, {"mask": np.ones((2, 3), bool)}),
        ({}, {"bias": np.zeros((2, 3))}),
    ],
)
def test_no_arrows_but_a_page(shape, option, tmp_path):
    found = regard.explain(*tables(**shape), **option)
    assert found.arrows is None
    path = found.page(tmp_path / "page.html")
    assert data_in(path) == {"playable": False}
    assert "There is nothing to drag" in path.read_text("utf-8")


@pytest.mark.parametrize("x", [np.nan, np.inf, 1e7])
def test_no_arrows_of_numbers_that_have_no_place(x):
    q, k, v = tables()
    k[1, 0] = x
    assert regard.explain(q, k, v).arrows is None


def test_hostile_labels_are_text(tmp_path):
    labels = {"query_labels": ["x" * 10_000], "key_labels": HOSTILE, "value_labels": ["\ud800", ""]}
    path = regard.explain(*regard.explanation.EXAMPLE, **labels).page(tmp_path / "page.html", title=HOSTILE[0])
    text = path.read_text("utf-8")
    assert "<img" not in text
    assert "alert(1)</script>" not in text
    assert data_in(path)["key_names"] == HOSTILE
    assert "x" * 300 not in text


def test_errors_come_first_and_nothing_is_lost(tmp_path):
    found = regard.explain()
    with pytest.raises(FileNotFoundError, match="no folder"):
        found.page(tmp_path / "nowhere" / "page.html")
    with pytest.raises(IsADirectoryError):
        found.page(tmp_path)
    assert list(tmp_path.iterdir()) == []


CASES = [
    *({"queries": 1, "keys": n} for n in (1, 2, 3, 16)),
    *({"queries": n, "keys": n} for n in (2, 5)),
]


@pytest.mark.skipif(NODE is None, reason="node is not installed: the scripts of pages are not tested")
@pytest.mark.parametrize("scale", [None, 1.0, 3.0, -0.5, 0.0])
def test_scripts_compute_what_regard_computes(scale):
    given = [tables(**case) for case in CASES]
    explained = [regard.explain(*x, **({} if scale is None else {"scale": scale})) for x in given]
    asked = [
        {"queries": q.tolist(), "keys": k.tolist(), "values": v.tolist(), "scale": 2**-0.5 if scale is None else scale}
        for q, k, v in given
    ]
    script = Path(__file__).parent / "page" / "explain_numbers.mjs"
    done = subprocess.run([NODE, script], input=json.dumps(asked), capture_output=True, text=True, check=True)
    for explanation, answer in zip(explained, json.loads(done.stdout), strict=True):
        same(explanation, answer)


WORDS = {"scaled": "divided", "64 numbers, scaled": "64 numbers, divided"}  # of the page, for those of the tables


def same(explanation, answer):
    close(answer["right"]["weights"], explanation.weights[0])
    close(answer["right"]["output"], explanation.output[0])
    for section in explanation.mistakes[:3]:
        rows = answer["mistakes"][section.name]["rows"]
        for table in section.tables:
            assert {WORDS.get(name, name) for name in table.rows} == set(rows)
            for name, cells in zip(table.rows, table.cells):
                close(numbers_of(rows[WORDS.get(name, name)], table), cells)
    for section in explanation.mistakes[2:]:
        for name, found in answer["mistakes"][section.name].get("numbers", {}).items():
            close(found, section.numbers[name])
    assert set(answer["mistakes"]["copied"]["numbers"]) == set(explanation.mistakes[3].numbers)


def numbers_of(found, table):
    return [*found["weights"], found["entropy"]] if table.columns[-1] == "entropy" else found["output"]


def close(found, expected):
    np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9)
