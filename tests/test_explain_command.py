"""`regard explain`: from files or without, labels, options, errors in a line, and on a base install."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import regard
from regard import __main__ as command
from support import normal

FIGURES = ("1.414", "0.707", "2.028", "1.000", "3.028", "0.670", "0.330", "6.70", "3.30")
OF_MISTAKES = ("0.731", "0.269", "7.31", "2.69", "0.582", "0.634", "0.999", "0.001", "4.67")


@pytest.fixture
def call(monkeypatch, capsys, tmp_path):
    """Runs `regard explain ..` in this process, in the test's own folder: status, output, errors."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["regard", "explain", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            command.main()
        out, errors = capsys.readouterr()
        return end.value.code, out, errors

    return run


def save(*arrays):
    for name, array in zip("qkv", arrays):
        np.save(f"{name}.npy", array)
    return "q.npy", "k.npy", "v.npy"


def test_the_worked_example(call):
    status, out, errors = call()
    assert (status, errors) == (0, "")
    for figure in (*FIGURES, *OF_MISTAKES, "apple", "cheese", "sweet", "savory"):
        assert figure in out


def table(text, title):
    """The numbers of the first table of this title, a row a list."""
    lines = iter(text.splitlines())
    next(line for line in lines if line.split()[:1] == [title])
    rows = []
    for line in lines:
        if not line.strip():
            return rows
        if not set(line.strip()) <= set("─-+ "):
            rows.append(line.split())
    return rows


def test_files_and_labels(call):
    q, k, v = normal(0, 2, 3, 8), normal(1, 1, 3, 8), normal(2, 1, 3, 2)
    names = save(q, k, v)
    Path("tokens.txt").write_text("der\nHund\nbellt\n", "utf-8")
    labels = "--query-labels", "tokens.txt", "--key-labels", "one, two, three", "--value-labels", "x,y"
    status, out, errors = call(*names, *labels, "--head", 1, "--causal")
    assert (status, errors) == (0, "")
    expected = regard.attention(q, k, v, causal=True)[1]
    found = table(out, "output")
    assert [row[0] for row in found] == ["der", "Hund", "bellt"]
    np.testing.assert_allclose(np.array([row[1:] for row in found], float), expected, atol=0.0051)
    assert "Hidden keys, by causal" in out


def test_options_reach_the_function(call):
    q, k, v = normal(0, 2, 4, 3, 8), normal(1, 2, 4, 5, 8), normal(2, 2, 4, 5, 2)
    padding, bias = np.array([[1, 1, 1, 1, 0], [1, 1, 0, 1, 1]]), normal(3, 3, 5)
    np.savez("all.npz", q=q, k=k, v=v)
    np.save("keys.npy", padding)
    np.save("bias.npy", bias)
    np.save("mask.npy", np.array([False, True, True, True, True]))
    where = "--key-mask", "keys.npy", "--bias", "bias.npy", "--mask", "mask.npy"
    numbers = "--sinks", 0.5, "--scale", 0.3, "--softcap", 2, "--window", "3,", "--q-offset", "end", "--threads", 1
    status, out, errors = call("all.npz", *where, *numbers, "--batch", 1, "--head", 2)
    assert (status, errors) == (0, "")
    seen = regard.masks.Keys(padding) & np.array([False, True, True, True, True])
    expected = regard.attention(
        *(q, k, v), mask=seen, bias=bias, sinks=0.5, scale=0.3, softcap=2.0, window=(3, None), q_offset="end"
    )[1, 2]
    found = np.array([row[-2:] for row in table(out, "output")], float)
    np.testing.assert_allclose(found, expected, atol=0.0051)


def test_errors_are_one_line(call):
    names = save(*(normal(n, 3, 4) for n in range(3)))
    status, out, errors = call(*names, "--key-labels", "a,b")
    assert (status, out) == (2, "")
    assert errors == "regard: key_labels holds 2 labels, and axis -2 of k is 3 long: give one for each row of k\n"
    assert "expected three files" in call("q.npy", "k.npy")[2]
    assert "head is 7" in call(*names, "--head", 7)[2]
    assert "absent.npy" in call("absent.npy", "k.npy", "v.npy")[2]


def test_html(call, tmp_path):
    status, text, errors = call("--html", "page.html", "--key-labels", "apple,<i>")
    assert (status, text.strip(), errors) == (0, "The page is page.html", "")
    page = (tmp_path / "page.html").read_text("utf-8")
    assert "apple" in page
    assert "<i>" not in page
    status, text, errors = call("--html", "nowhere/page.html")
    assert status == 2
    assert "no folder nowhere" in errors


def test_base_install_explains_the_worked_example(call, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *rest: None)
    status, out, errors = call()
    assert (status, errors) == (0, "")
    for figure in (*FIGURES, *OF_MISTAKES):
        assert figure in out
    assert out.isascii()
    status, out, errors = call("q.npy", "k.npy", "v.npy")
    assert (status, out) == (2, "")
    assert "pip install 'regard[cli]'" in errors


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_any_terminal(encoding):
    source = str(Path(regard.__file__).parents[1])
    variables = {**os.environ, "PYTHONPATH": source, "PYTHONIOENCODING": encoding, "COLUMNS": "50"}
    done = subprocess.run([sys.executable, "-m", "regard", "explain"], env=variables, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode(encoding)
    assert "?" not in text
    assert max(map(len, text.splitlines())) <= 50


def test_the_kernel_can_be_read(call, level):
    names = save(*(normal(n, 2, 70, 64) for n in range(3)))
    status, out, errors = call(*names, "--causal", "--kernel")
    assert (status, errors) == (0, "")
    if level == "numpy":
        assert "REGARD_CPU=numpy" in out
        return
    assert "def forward(m: Any, s: Spec) -> None:" in out
    assert "define internal void @task" in out
    assert f"Machine code for {level}" in out
    assert "70 queries" in out  # a reason of the planner
