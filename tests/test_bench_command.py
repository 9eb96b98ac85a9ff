"""`regard bench`: who may be called faster, which times are compared, what is written, and errors before any work."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys

import numpy as np
import pytest

from regard import __main__ as command
from regard import bench_command
from regard.benchmarking import chart, libraries, peaks, report, run, settings, timing
from regard.benchmarking.cells import Cell
from regard.benchmarking.report import Measurement, standing, verdict
from regard.benchmarking.state import Probe
from regard.benchmarking.timing import Sample, by_state, comparable

SHAPE = (1, 2, 2, 16, 16, 8)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The test's own folder is the current one, and the best instruction set is used."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("REGARD_CPU", raising=False)
    return tmp_path


@pytest.fixture
def call(monkeypatch, capsys):
    """Runs `regard bench ..` in this process: status, output, errors."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["regard", "bench", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            command.main()
        out, errors = capsys.readouterr()
        return end.value.code, out, errors

    return run


def probe(lowest=1.0):
    return Probe("multiply-add", None, 1, 1.2, lowest)


def samples(**seconds):
    """Three timings of each in the fast state."""
    return {name: [Sample(s, 1.0, 1.0)] * 3 for name, s in seconds.items()}


def row_of(ours=1.0, error=1e-7, cell=None, **peers):
    """A row from seconds and errors of peers: name=(seconds, error)."""
    times = samples(regard=ours, **{name: s for name, (s, _) in peers.items()})
    errors = {"regard": error, **{name: e for name, (_, e) in peers.items()}}
    return Measurement(cell or Cell(SHAPE, "float32"), times, errors, {"jax": "Unsupported: no"}).row(probe())


# -- who may be called faster ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seconds", "error", "found"),
    [
        (2.0, 1e-7, "faster"),
        (2.0, 9e-7, "faster"),  # and more exact besides
        (2.0, 0.6e-7, "faster"),
        (2.0, 0.4e-7, "regard less exact"),
        (0.5, 1.9e-7, "slower"),
        (0.5, 2.1e-7, "peer less exact"),
        (0.5, 0.1e-7, "slower"),
        (0.5, math.nan, "peer less exact"),
    ],
)
def test_who_is_faster_has_to_be_as_exact(seconds, error, found):
    assert standing(row_of(torch=(seconds, error)), "torch") == found


def test_nan_is_never_faster():
    assert standing(row_of(error=math.nan, torch=(2.0, 1e-7)), "torch") == "regard less exact"


def test_errors_of_the_size_of_the_measure_are_equal():
    assert standing(row_of(error=8e-16, torch=(2.0, 1e-16)), "torch") == "faster"


def test_the_fastest_peer_is_not_one_that_is_ahead_by_being_less_exact():
    row = row_of(torch=(1.5, 1e-7), jax=(0.5, 1e-3))
    assert report.fastest(row) == "torch"
    assert verdict(row) == "(jax 2.00 x as fast, 10000.0 x the error)"
    assert report.fastest(row_of(jax=(0.5, 1e-3))) is None


def test_what_falls_short_is_said():
    cell = Cell(SHAPE, "float32", goal=2.0)
    assert verdict(row_of(cell=cell, torch=(1.5, 1e-7))) == "goal 2"
    assert verdict(row_of(torch=(0.9, 1e-7))) == "slower than torch"
    assert verdict(row_of(error=1e-5, torch=(3.0, 1e-7))) == "100.0 x torch's error"


def test_a_line_for_each_peer():
    rows = [row_of(torch=(2.0, 1e-7)), row_of(torch=(0.5, 1e-7)), row_of(torch=(0.5, 1e-3)), row_of()]
    expected = "torch: regard is faster in 1 of 3 cells, slower in 1, 1 peer less exact; 0.79 on geometric mean"
    assert report.summary(rows) == [expected]


# -- which times are compared ------------------------------------------------------------------------------------------
def test_times_of_one_state_are_compared():
    both = [Sample(1.0, 1.0, 1.1)] * 2 + [Sample(0.1, 1.0, 2.0)] + [Sample(3.0, 2.0, 2.0)] * 4
    states = by_state({"a": both, "b": both}, probe())
    assert {name: times["a"].count for name, times in states.items()} == {"fast": 2, "slow": 4, "any": 7}
    assert states["fast"]["a"].best == 1.0  # 0.1 was seen while the state changed
    assert comparable(states, ["a", "b"]) == "slow"


def test_without_a_common_state_the_row_says_so():
    found = {"regard": [Sample(1.0, 1.0, 1.0)] * 3, "torch": [Sample(2.0, 2.0, 2.0)] * 3}
    row = Measurement(Cell(SHAPE, "float32"), found, {"regard": 1e-7, "torch": 1e-7}, {}).row(probe())
    assert row["state"] == "any"
    assert verdict(row) == "states differ"


def test_everybody_takes_turns(monkeypatch):
    seen = []
    monkeypatch.setattr(Probe, "read", lambda self: 1.0)
    monkeypatch.setattr(timing, "_repeats", lambda call: 1)
    found = timing.alternate({n: (lambda n=n: seen.append(n)) for n in "abc"}, probe(), 0.0, 3)
    assert "".join(seen) == "abcbcacab"
    assert {name: len(each) for name, each in found.items()} == {"a": 3, "b": 3, "c": 3}


# -- peaks -------------------------------------------------------------------------------------------------------------
def test_peaks_grow_with_the_width_of_a_register():
    found = peaks.measure(1, 0.0)
    assert found[peaks.SINGLE] > 1.3 * found[peaks.DOUBLE] > 0
    assert found[peaks.READ] > 0
    assert peaks.better({"a": 1.0, "b": 2.0}, {"a": 3.0}) == {"a": 3.0, "b": 2.0}


def test_shares_are_of_the_unit_that_bounds_the_kernel():
    rates = {peaks.SINGLE: 100.0, peaks.READ: 10.0}
    row = row_of(ours=1e-6)
    share = report.with_share(row, peaks.SINGLE, rates, 0)["of_peak"]["share"]
    assert share == pytest.approx(row["gflops"]["regard"] / 100)
    assert report.with_share(row, peaks.READ, rates, 5e3)["of_peak"]["share"] == pytest.approx(0.5)
    timed = {**row, "of_a_read": 0.9}
    assert report.share(report.with_share(timed, peaks.READ, rates, 5e3)) == "90% read"
    assert report.share(report.with_share(row, "matrix unit", rates, 0)) == ""


# -- the command -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--peers", "numpy"], "no peer 'numpy': there are torch, onnxruntime, openvino, jax"),
        (["--threads", 0], "threads must be at least 1, got 0"),
        (["--seconds", 0], "seconds must be above 0, got 0"),
        (["--only", "xyz"], "no cell has 'xyz' in its name: --list shows the names"),
        (["--chart", "a.png", "--peers", "none"], "a chart shows ratios to peers, and there is none to measure"),
        (["--chart", "a.gif"], "a.gif: a chart is one of .png, .svg, .pdf"),
        (["--json", "no/a.json"], "no/a.json: cannot be written, there is no folder no to write to"),
    ],
)
def test_errors_come_before_any_work(call, arguments, said):
    assert call(*arguments) == (2, "", f"regard: {said}\n")


def test_a_peer_that_is_asked_for_has_to_be_there(call, monkeypatch):
    monkeypatch.setattr(libraries, "version_of", lambda name: "1" if name == "onnxruntime" else None)
    assert call("--peers", "onnxruntime")[2] == "regard: onnxruntime cannot be measured here: pip install onnx\n"
    assert settings.Settings.of(None, 1, 1.0, "", False).peers == ()
    absent = settings.left_out(())
    assert absent["torch"] == "pip install torch"


def test_numpy_is_not_measured(call, monkeypatch):
    monkeypatch.setenv("REGARD_CPU", "numpy")
    assert call("--quick")[2].startswith("regard: REGARD_CPU=numpy leaves nothing to measure")


def test_the_list_has_every_cell_once(call):
    status, out, _ = call("--list")
    names = out.splitlines()
    assert status == 0
    assert len(set(names)) == len(names) > 30
    assert call("--list", "--only", "decode")[1].count("\n") == 4


def test_a_run_prints_a_table_and_writes_a_file(call, folder):
    status, out, errors = call("--quick", "--only", "1,4,4,1,300,32", "--peers", "none", "--json", folder)
    assert (status, errors) == (0, "")
    (path,) = folder.glob("peers-*-1.json")
    found = json.loads(path.read_text("utf-8"))
    level = found["machine"]["instruction set"]
    assert path.name == f"peers-{level}-1.json"
    assert list(found) == ["format", "machine", "threads", "seconds", "probes", "peaks", "left_out", "rows"]
    assert {peaks.SINGLE, peaks.DOUBLE, peaks.READ} <= set(found["peaks"][level])
    (row,) = found["rows"]
    assert row["cell"] == "1,4,4,1,300,32 float32"
    assert row["of_peak"]["unit"] == "read"
    assert row["errors"]["regard"] < 1e-6
    assert set(found["left_out"]) == set(libraries.PEERS)
    assert report.line(row) in out.splitlines()
    assert found["machine"]["processor"] in out


def test_what_a_library_may_use_is_said_before_it_is_loaded(monkeypatch):
    monkeypatch.setattr(libraries, "version_of", lambda name: "1")
    wanted = settings.Settings.of("torch,jax", 2, 1.0, "", True)
    assert wanted.of_level("avx2")["peers"] == ["torch"]
    assert wanted.of_level("")["peers"] == ["torch", "jax"]
    held = wanted.environment("avx2")
    assert (held["REGARD_CPU"], held["ATEN_CPU_CAPABILITY"], held["OMP_NUM_THREADS"]) == ("avx2", "avx2", "2")
    assert "REGARD_CPU" not in wanted.environment("")


def test_a_process_that_fails_is_an_error(monkeypatch):
    monkeypatch.setattr(settings.Settings, "of_level", lambda self, level: {"level": level, "peers": [], "threads": 0})
    monkeypatch.setattr(settings.Settings, "environment", lambda self, level: {**os.environ, "REGARD_CPU": "numpy"})
    monkeypatch.setattr(subprocess, "Popen", _quiet(subprocess.Popen))
    with pytest.raises(ChildProcessError, match="level of this machine ended with 1"):
        list(run.level_events(settings.Settings(()), "", math.inf))


def _quiet(popen):
    return lambda *words, **more: popen(*words, stderr=subprocess.DEVNULL, **more)


# -- words and picture -------------------------------------------------------------------------------------------------
def test_lines_of_events():
    row = row_of(torch=(2.0, 1e-7))
    assert bench_command.lines("left out", {"jax": "pip install jax"}) == ["without jax: pip install jax"]
    assert bench_command.lines("begin", 2) == ["2 thread(s)", "", report.heading()]
    assert bench_command.lines("row", row) == [report.line(row)]
    assert bench_command.lines("again", []) == bench_command.lines("cell", "x") == []
    assert bench_command.lines("again", [row])[2] == report.line(row)
    assert bench_command.peak_lines({"avx2": {"read": 12.34}}) == ["peaks, avx2: read 12.34 GB/s"]


def test_the_table_has_a_column_under_each_heading():
    row = {**row_of(torch=(2.0, 1e-7)), "of_peak": {"unit": "read", "share": 0.5}}
    heading, line = report.heading(), report.line(row)
    for name, value in (
        ("ratio", "2.00"),
        ("of peak", "50% read"),
        ("error", "1.00e-07"),
        ("fastest peer", "torch 2 s"),
    ):
        end = heading.index(f" {name} ") + len(name) + 1
        assert line[:end].endswith(value), name


def result(*rows):
    about = {"processor": "A & <B>", "instruction set": "avx2", "date": "2026-01-01T00:00:00"}
    return {"machine": about, "threads": 1, "rows": list(rows)}


@pytest.mark.parametrize("name", ["a.svg", "a.png"])
def test_the_same_result_gives_the_same_chart(folder, name):
    found = result(row_of(torch=(2.0, 1e-7), jax=(0.5, 1e-3)), row_of(torch=(0.7, 1e-7)), row_of())
    chart.draw(found, folder / name)
    first = (folder / name).read_bytes()
    chart.draw(found, folder / name)
    assert (folder / name).read_bytes() == first
    assert len(first) > 5000


def test_without_peers_there_is_no_chart(folder):
    with pytest.raises(ValueError, match="no peer was measured"):
        chart.draw(result(row_of()), folder / "a.svg")


def test_a_file_is_named_by_level_and_threads(folder):
    found = {**result(), "threads": 2}
    assert run.write(found, folder) == folder / "peers-avx2-2.json"
    assert run.write(found, folder / "b.json") == folder / "b.json"


def test_the_cells_can_be_computed_exactly():
    """The formula that errors are measured against agrees with itself on rows and on tables made for peers."""
    cell = Cell((1, 2, 2, 24, 24, 8), "float32", option="alibi")
    assert cell.error(cell.exact.astype(np.float32)) < 1e-7
    assert cell.dense_bias().shape == (1, 2, 24, 24)
