"""What programs of bench/ conclude from their numbers, and that docs/performance.md is what bench/results gives."""

from __future__ import annotations

import importlib
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from regard import cpu

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def program(monkeypatch):
    """A program as a module."""
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module


# -- scale -------------------------------------------------------------------------------------------------------------
def grown(scale, slope=1.0):
    """Rows whose time grows as a power of the pairs."""
    return [
        {
            "option": option,
            "rows": n,
            "pairs": scale.pairs(option, n),
            "seconds": 1e-9 * scale.pairs(option, n) ** slope,
            "state": "fast",
            "memory": 10 * n,
        }
        for option in scale.OPTIONS
        for n in scale.SIZES
    ]


def test_pairs_are_counted(program):
    scale = program("scale")
    assert scale.pairs("plain", 1024) == 1024**2
    assert scale.pairs("causal", 4) == 10
    assert scale.pairs("window", 1024) == sum(min(n, 512) for n in range(1, 1025))


def test_growth_is_judged(program):
    scale = program("scale")
    assert all(" within 10%" in words and "NOT" not in words for words in scale.verdicts(grown(scale)))
    assert all("NOT within 10%" in words for words in scale.verdicts(grown(scale, 1.1)))


def test_the_picture_is_whole_and_says_what_it_shows(program):
    scale = program("scale")
    made = scale.picture({"rows": grown(scale), "machine": {}})
    root = ET.fromstring(made)
    words = [each.text for each in root.iter() if each.text and each.text.strip()]
    assert any(text.startswith("At 131,072 rows: plain 17.2 s") for text in words)
    assert sum(each.tag.endswith("polyline") for each in root) == 7
    assert made == scale.picture({"rows": grown(scale), "machine": {}})


# -- roofline ----------------------------------------------------------------------------------------------------------
def test_words_are_sorted_by_what_they_cost(program):
    words = program("roofline").vector_words(
        {"word fma": 8, "word i32 and": 2, "word gt": 3, "word select": 3, "word bool or": 9, "word bits": 5}
        | {"word transpose": 4, "word matrix product": 1, "move load": 7, "flops": 1},
        cpu.ISAS["avx2"],
    )
    assert words == {"fma": 8, "logic": 2 + 3 * 4, "choice": 3, "pairs": 0}


def test_a_turn_keeps_the_proportions(program):
    roofline = program("roofline")
    chosen = Counter(roofline.in_a_turn(Counter({"fma": 9e6, "max": 3e6, "div": 1})))
    assert chosen == {"fma": 144, "max": 48}
    assert roofline.in_a_turn(Counter(fma=9, max=3)) == roofline.in_a_turn(Counter(max=3, fma=9))


@pytest.mark.parametrize(
    ("bounds", "name"),
    [
        ({"products": 9, "vector": 10, "loads": 5, "memory": 1}, "multiply-adds"),
        ({"products": 5, "vector": 10, "loads": 5}, "exponentials and other words"),
        ({"products": 9, "vector": 10, "loads": 11}, "loads"),
        ({"products": 9, "vector": 10, "loads": 5, "memory": 12}, "memory"),
        ({"products": 9, "vector": 10, "loads": 5, "matrix": 12}, "matrix unit"),
    ],
)
def test_what_takes_longest_binds(program, bounds, name):
    assert program("roofline").binding(bounds) == (name, max(bounds.values()))


@pytest.mark.parametrize("name", ["avx2", "avx512", "avx512bf16", "neon"])
def test_every_word_of_the_mix_can_be_written(program, name):
    from regard.tile.machines import text

    roofline, isa = program("roofline"), cpu.ISAS[name]
    words = [*roofline.WORDS, *(["pairs"] if name == "avx512bf16" else [])]
    for real in ("f32", "f64") if name != "avx512bf16" else ("f32",):
        assert "regard_kernel" in text(name, real, roofline.mixed(words, isa))


# -- the page ----------------------------------------------------------------------------------------------------------
def test_the_page_is_what_the_results_give():
    done = subprocess.run([sys.executable, BENCH / "page.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_tables_have_as_many_cells_as_heads(program):
    page, scale = program("page"), program("scale")
    about = {"processor": "A", "instruction set": "avx2", "date": "2026-01-01T00:00:00"}
    facts = {
        "cell": "c",
        "kernel": "forward",
        "binds": "loads",
        "seconds": 1.0,
        "bound": 0.5,
        "of_bound": 0.5,
        "state": "slow",
    }
    row = {**facts, "bounds": {"vector": 0.4, "loads": 0.5}}
    texts = [
        page.lengths({"machine": about, "threads": 1, "rows": grown(scale)}),
        page.roofline({"machine": about, "peaks": {"read": 10.0}, "rows": [row]}),
    ]
    for text in texts:
        lines = [line.count("|") for line in text.splitlines() if line.startswith("|")]
        assert len(lines) >= 3
        assert len(set(lines)) == 1
