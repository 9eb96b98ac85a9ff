"""What all pages are made of: packing, joining of scripts, escaping; and the JavaScript tests, run by node."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import regard
from regard.labels import LONGEST, Labels
from regard.page import bundling, packing, rendering

ROOT = Path(__file__).parents[1]
STATIC = Path(bundling.__file__).parent / "static"
NODE = shutil.which("node")
PAGES = sorted({path.stem for path in (STATIC.parent / "templates").glob("*.html")} - {"base"})


def read(packed):
    """What unpack.js does."""
    raw = base64.b64decode(packed["data"])
    if packed["form"] == "uint8":
        found = np.frombuffer(raw, np.uint8)
        return np.where(found == 255, np.nan, packed["low"] + packed["step"] * found).reshape(packed["shape"])
    return np.frombuffer(raw, np.dtype(packed["form"]).newbyteorder("<")).reshape(packed["shape"])


@pytest.mark.parametrize("form", packing.FORMS)
def test_packed_numbers_come_back(form):
    x = np.random.default_rng(0).integers(-50, 50, (7, 3, 2)) / (8 if form in ("uint8", "float16", "float32") else 1)
    x = abs(x) if form == "uint16" else x
    bound = {"uint8": (x.max() - x.min()) / 508 + 1e-12}.get(form, 0)
    assert np.abs(read(packing.packed(x, form)) - x).max() <= bound
    assert json.dumps(packing.packed(x, form))


def test_bytes_of_what_is_not_finite_or_all_the_same():
    assert np.isnan(read(packing.packed(np.array([np.nan, np.inf, -np.inf]), "uint8"))).all()
    np.testing.assert_array_equal(read(packing.packed(np.array([3.0, np.nan, 3.0]), "uint8")), [3, np.nan, 3])
    assert read(packing.packed(np.empty((0, 4)), "uint8")).shape == (0, 4)
    assert read(packing.packed(np.asfortranarray([[1.0, 2.0], [3.0, 4.0]]), "float16")).tolist() == [[1, 2], [3, 4]]
    with pytest.raises(ValueError, match="form must be one of"):
        packing.packed(np.zeros(1), "float8")


def test_scripts_are_joined_in_order_and_once(monkeypatch):
    files = {
        "a.js": 'import { b } from "./b.js";\nimport { c } from "./c.js";\nb(c);\n',
        "b.js": 'import { c } from "./c.js";\nexport function b() {}\n',
        "c.js": "export const c = 1;\n",
    }
    monkeypatch.setattr(bundling, "static", files.__getitem__)
    joined = bundling.script.__wrapped__("a.js")
    assert joined.split("\n") == ["const c = 1;", "", "function b() {}", "", "b(c);", ""]
    files["c.js"] = "export default 1;\n"
    with pytest.raises(ValueError, match=r"c\.js: an import or export of another form"):
        bundling.script.__wrapped__("a.js")


@pytest.mark.skipif(NODE is None, reason="node is not installed: the scripts of pages are not tested")
def test_scripts_by_node():
    found = subprocess.run(
        [NODE, "--test", *sorted(map(str, (ROOT / "tests" / "page").glob("*.test.mjs")))],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.skipif(NODE is None, reason="node is not installed: the scripts of pages are not tested")
@pytest.mark.parametrize("name", PAGES)
def test_joined_scripts_parse(name, tmp_path):
    path = tmp_path / "joined.mjs"
    path.write_text(bundling.script(f"{name}.js"), "utf-8")
    found = subprocess.run([NODE, "--check", str(path)], capture_output=True, text=True, timeout=60, check=False)
    assert found.returncode == 0, found.stderr


def test_scripts_never_write_html():
    """Tokens reach the page as text: no script can make markup of a string."""
    for path in STATIC.glob("*.js"):
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
            assert word not in path.read_text("utf-8"), path.name


def test_write_replaces_whole_files(tmp_path):
    path = tmp_path / "page.html"
    assert rendering.write(path, "one\n") == path
    rendering.write(path, "two\n")
    assert path.read_bytes() == b"two\n"
    with pytest.raises(FileNotFoundError):
        rendering.write(tmp_path / "nowhere" / "page.html", "")
    assert [p.name for p in tmp_path.iterdir()] == ["page.html"]


# -- labels ------------------------------------------------------------------------------------------------------------
def inspection(queries=3, keys=5, **options):
    random = np.random.default_rng(0)
    return regard.inspect(*(random.standard_normal((n, 4)) for n in (queries, keys, keys)), **options)


def test_queries_are_named_by_where_they_stand():
    tokens = list("abcde")
    assert Labels.of(inspection(), tokens).queries is None
    assert Labels.of(inspection(q_offset="end"), tokens).queries == ("c", "d", "e")
    assert Labels.of(inspection(q_offset=4), tokens).queries is None
    assert Labels.of(inspection(5), tokens).queries == tuple(tokens)
    named = Labels.of(inspection(), tokens, ["x", "y", "z"])
    assert (named.query(1), named.key(4)) == ("1 y", "4 e")
    assert Labels.of(inspection()).key(4) == "4"


def test_labels_that_are_no_labels():
    with pytest.raises(ValueError, match="tokens must have one string for each of the 5 keys: got 2"):
        Labels.of(inspection(), ["a", "b"])
    with pytest.raises(ValueError, match="query_tokens must have one string for each of the 3 queries: got 0"):
        Labels.of(inspection(), list("abcde"), [])
    for wrong in ("abcde", [1, 2, 3, 4, 5], 7):
        with pytest.raises(TypeError, match="tokens must be a sequence of strings"):
            Labels.of(inspection(), wrong)


def test_long_and_broken_tokens_are_cut():
    found = Labels.of(inspection(1, 3), ["x" * 10_000 + "end", "\ud800", "fine"]).keys
    assert len(found[0]) <= LONGEST
    assert found[0].endswith("xend")
    assert found[1:] == ("?", "fine")
