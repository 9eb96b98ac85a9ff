"""What the pages and docstrings show is run: every Python block of README and docs, every example of a docstring.

Blocks of `pycon` are sessions: they give what they show.
"""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import numpy as np
import pytest

import regard

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md")])
LINKING = sorted(
    {*PAGES, *ROOT.glob("*.md"), *ROOT.glob("src/**/*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("tests/*.md")}
)
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MODULES = {"regard", *(module.name for module in pkgutil.walk_packages(regard.__path__, "regard."))}
APART = {"regard.__main__", "regard.cli", "regard.cache_commands", "regard.bench_command"}  # they need the extra `cli`
SKETCHES = {"regard.cpu", "regard.jit", "regard.pool"}  # examples for readers, with the answers of one machine
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
KNOWN = {"np": np, "regard": regard}


def blocks(page):
    """The Python blocks of a page, each behind as many empty lines as are above it, so that errors name the line."""
    text = page.read_text("utf-8")
    return ["\n" * text.count("\n", 0, found.start(1)) + found[1] for found in FENCE.finditer(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_blocks_of_a_page_run_one_after_another(page, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "page"}
    for block in blocks(page):
        exec(compile(block, str(page), "exec"), names)


def session(page):
    """The sessions of a page as one, each on its own lines."""
    text, kept, end = page.read_text("utf-8"), "", 0
    for found in SESSION.finditer(text):
        kept += "\n" * text.count("\n", end, found.start(1)) + found[1]
        end = found.end(1)
    return kept


@pytest.mark.parametrize("page", [page for page in PAGES if session(page)], ids=lambda page: page.name)
def test_sessions_of_a_page_give_what_they_show(page, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(session(page), {}, page.name, str(page), 0)
    assert doctest.DocTestRunner(optionflags=OPTIONS).run(test).failed == 0


def test_the_pages_have_blocks():
    assert sum(len(blocks(page)) for page in PAGES) >= 12
    assert len(SESSION.findall((ROOT / "docs" / "looking-inside.md").read_text("utf-8"))) >= 12


@pytest.mark.parametrize("name", sorted(MODULES - APART - SKETCHES))
def test_examples_of_a_module(name):
    failed, _ = doctest.testmod(importlib.import_module(name), extraglobs=KNOWN, optionflags=OPTIONS)
    assert failed == 0


@pytest.mark.parametrize("name", regard.__all__)
def test_public_names_have_examples_that_run(name):
    thing = getattr(regard, name)
    globs = KNOWN | {name: thing, "get_num_threads": regard.get_num_threads}
    (test,) = doctest.DocTestFinder(recurse=False).find(thing, name, module=False, globs=globs)
    assert test.examples
    assert doctest.DocTestRunner(optionflags=OPTIONS).run(test).failed == 0


def first_fenced_line(words):
    fenced = [
        line
        for block in re.findall(r"^```.*?\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
    ]
    return next(line for line in fenced if words in line)


README = (ROOT / "README.md").read_text("utf-8")


def test_readme_gives_two_commands_that_are_complete():
    """They are what `.ci/run` runs, each in an empty environment."""
    assert first_fenced_line("regard demo") == "pip install -q '.[cli,page]' && regard demo"
    assert first_fenced_line("pytest") == "pip install -q -e '.[test]' && pytest -q -n 2"


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
