"""`regard demo`: prompt, short, right, in any terminal, with or without the extra."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import regard
from regard import demonstration, demonstration_pages, measuring

SOURCE = str(Path(regard.__file__).parents[1])

# Makes typer and rich look absent, as on a base install, and fails if anything imports them all the same.
WITHOUT_EXTRA = """
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name in ("typer", "rich") else find(name, *rest)
sys.modules["typer"] = sys.modules["rich"] = None
sys.argv = ["regard", *sys.argv[1:]]
from regard.__main__ import main
main()
"""


def start(*command, **environment):
    variables = {**os.environ, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=variables, encoding="utf-8"
    )


def without_colours(text):
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@pytest.fixture(scope="module")
def run():
    """Seconds to the first line, seconds to the end, and the text: of the command as it is installed."""
    begun = time.perf_counter()
    with start("-m", "regard", "demo") as child:
        first = child.stdout.readline()
        prompt = time.perf_counter() - begun
        rest, errors = child.stdout.read(), child.stderr.read()
    assert child.returncode == 0, errors
    assert errors == ""
    return prompt, time.perf_counter() - begun, first + rest


def test_first_line_within_a_second_and_all_in_ten(run):
    prompt, whole, _ = run
    assert prompt < 1
    assert whole < 10


def test_shows_the_four_parts(run):
    text = without_colours(run[2])
    titles = [line for line in text.splitlines() if re.match(r"\d\. ", line)]
    assert [title[0] for title in titles] == ["1", "2", "3", "4"]
    for part in re.split(r"\n\n(?=\d\. )", text):
        assert len(part.splitlines()) <= 24
    assert "violin 62%" in text
    assert "tuned 52%" in text
    assert "array([[6.7, 3.3]])" in text


def test_large_example_tells_size_time_memory_and_error(run):
    text = " ".join(without_colours(run[2]).split())
    size = int(re.search(r"([\d,]+) x [\d,]+: the score table would take", text)[1].replace(",", ""))
    assert size & (size - 1) == 0
    assert 2048 <= size <= 65_536
    assert f"would take {4 * size * size / 1e9:.3g} GB" in text
    assert float(re.search(r"this took ([\d.]+) s", text)[1]) < 4
    assert float(re.search(r"relative error ([\d.e-]+)\.", text)[1]) < 5e-6
    assert "by the formula in NumPy" in text


def test_commands_to_try_next_exist(run):
    text = without_colours(run[2]).rsplit("4. Next", 1)[1]
    assert "regard doctor" in text
    path = re.search(r'regard attend "(.+)" -o', text)[1]
    assert Path(path).exists()


def test_two_pages(run):
    pytest.importorskip("jinja2")
    paths = [Path(path) for path in re.findall(r"page: (\S+\.html)$", without_colours(run[2]), re.MULTILINE)]
    assert [path.name for path in paths] == ["sentence.html", "example.html"]
    report, example = (path.read_text("utf-8") for path in paths)
    assert "violin" in report
    assert "cheese" in example
    for path in paths:
        path.unlink()
    paths[0].parent.rmdir()


WITHOUT_JINJA2 = "import sys; sys.modules['jinja2'] = None; from regard.demonstration_pages import Pages"
PAGES = "pages = Pages(); print(list(pages.example()), list(pages.example()), pages.why)"


def test_without_jinja2_a_line_says_how_to_get_pages(tmp_path):
    child = start("-c", f"{WITHOUT_JINJA2}; {PAGES}", TMPDIR=str(tmp_path))
    text, errors = child.communicate()
    assert child.returncode == 0, errors
    assert text.startswith("[] [] pip install 'regard[page]'")
    assert list(tmp_path.iterdir()) == []


def test_nowhere_to_write_is_no_error(monkeypatch):
    def full(**_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(demonstration_pages.tempfile, "mkdtemp", full)
    pages = demonstration_pages.Pages()
    assert list(pages.example()) == list(pages.sentence({}, Path())) == []
    assert pages.why == "(no page could be written: No space left on device)"
    assert f"   {pages.why}" in demonstration.further(pages)


def test_base_install_runs_it_in_plain_text():
    child = start("-c", WITHOUT_EXTRA, "demo", REGARD_CPU="numpy")
    text, errors = child.communicate()
    assert child.returncode == 0, errors
    assert "\x1b" not in text
    assert "violin 62%" in text
    assert "numpy" in text
    assert text.rstrip().endswith('help(regard.attention)"')


def test_reader_that_stops_early_gets_no_traceback():
    with start("-m", "regard", "demo", REGARD_CPU="numpy") as child:
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == ""
    assert child.returncode == 0


@pytest.mark.parametrize("width", [30, 60, 100])
def test_lines_fit_the_terminal(width):
    tokens = demonstration.shipped()[0]["tokens"]
    given = [1.0 / len(tokens)] * len(tokens)
    lines = list(demonstration.sentence(demonstration.marks, width))[2:]
    assert max(map(len, lines)) <= width
    assert all(len(line) <= width for line in demonstration.marks(tokens, given, width))
    assert sorted(j for row in demonstration.wrapped(tokens, width) for j in row) == list(range(len(tokens)))


def test_marks_stand_under_their_words_and_grow_with_the_weight():
    lines = demonstration.marks(["one", "two", "three"], [0.0, 0.3, 1.0], 80)
    assert lines[0] == "one two three"
    below = lines[1].ljust(len(lines[0]))
    assert below[:4] == "    "
    assert len(set(below[4:7])) == len(set(below[8:])) == 1
    assert below[4] != below[8]


def test_weights_are_what_the_identity_averages():
    rng = np.random.default_rng(0)
    q, k = rng.standard_normal((2, 9, 4))
    scores = np.exp(q @ k.T / 2)
    np.testing.assert_allclose(demonstration.weights(q, k), scores / scores.sum(-1, keepdims=True), rtol=1e-13)


def test_formula_and_error_measure_the_same_thing():
    trial = measuring.Trial.run(512, 64)
    formula = measuring.Trial.formula(512, 64)
    assert formula.error(32) < 2e-6
    assert trial.error(32) < 2e-6
    np.testing.assert_allclose(trial.out, formula.out, rtol=0, atol=1e-5)


def test_size_is_the_largest_that_the_estimate_allows():
    trial = measuring.Trial(1024, 0.1, None, (np.zeros(1),) * 3, np.zeros(1))
    assert measuring.fitting(trial, 65_536, 2.0) == 4096  # 1.6 s; twice the size would take 6.4 s
    assert measuring.fitting(trial, 2048, 100.0) == 2048
    assert measuring.fitting(trial, 65_536, 0.0) == 1024
    assert trial.more() == "memory unknown"


def test_memory_counts_what_a_run_takes_at_its_peak():
    before = measuring.start_peak()
    block = np.ones(64 << 20, np.uint8)
    block = None
    assert block is None
    if before is None:
        pytest.skip("this system does not tell the memory of a process")
    assert 60 << 20 < measuring.peak() - before < 100 << 20


def slow_trials(monkeypatch, factor):
    """Trials that take no time and claim seconds that grow with the square of the size; the sizes that were run."""
    sizes = []

    def trial(size, dim, times=1):
        sizes.append(size)
        return measuring.Trial(size, factor * size**2, 0, (np.ones((size, 1), np.float32),) * 3, np.ones((size, 1)))

    monkeypatch.setattr(measuring.Trial, "run", staticmethod(trial))
    monkeypatch.setattr(measuring.Trial, "formula", staticmethod(trial))
    return sizes


def test_sizes_follow_speed_and_the_time_that_is_left(monkeypatch):
    sizes = slow_trials(monkeypatch, 2.0 / 65_536**2)
    list(demonstration.large(80, time.perf_counter() + 100))
    assert sizes == [2048, 8192, 65_536, 1024, 8192]
    sizes.clear()
    list(demonstration.large(80, time.perf_counter()))
    assert sizes == [2048, 8192, 1024, 1024, 1024]


def test_a_run_that_took_longer_than_its_estimate_is_repeated_at_half_the_size(monkeypatch):
    sizes = slow_trials(monkeypatch, 3.5 / 65_536**2)
    monkeypatch.setattr(demonstration, "SECONDS", 4.0)
    text = " ".join(demonstration.large(80, time.perf_counter() + 100))
    assert sizes[:4] == [2048, 8192, 65_536, 32_768]
    assert "32,768 x 32,768: the score table would take 4.29 GB; this took 0.88 s" in " ".join(text.split())
