"""`regard attend`, `cache`, `doctor`: right results, whole files or none, one line for an error."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

import regard
from regard import __main__ as command
from regard import attending, cache, cache_commands, diagnosis, files, masks, pieces


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The test's own folder is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def call(monkeypatch, capsys):
    """Runs `regard ..` in this process: status, output, errors."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["regard", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            command.main()
        out, errors = capsys.readouterr()
        return end.value.code, out, errors

    return run


def tables(*shape, kv_heads=None, keys=None, vdim=None, dtype=np.float32):
    *batch, heads, rows, dim = shape
    rng = np.random.default_rng(0)
    k = (*batch, kv_heads or heads, keys or rows, dim)
    return [rng.standard_normal(s).astype(dtype) for s in (shape, k, (*k[:-1], vdim or dim))]


def save(q, k, v):
    for name, table in zip("qkv", (q, k, v)):
        np.save(f"{name}.npy", table)
    return "q.npy", "k.npy", "v.npy"


def same(a, b):
    assert a.dtype == b.dtype
    assert a.shape == b.shape
    assert np.ascontiguousarray(a).tobytes() == np.ascontiguousarray(b).tobytes()


def test_npy_in_and_out(call):
    q, k, v = tables(2, 6, 40, 16, kv_heads=3, vdim=8)
    status, out, errors = call("attend", *save(q, k, v), "-o", "out.npy", "--causal", "--lse", "lse.npy")
    assert (status, errors) == (0, "")
    assert out.startswith("out.npy: float32 (2, 6, 40, 8), ")
    expected, lse = regard.attention(q, k, v, causal=True, return_lse=True, invariant=True)
    same(np.load("out.npy"), expected)
    same(np.load("lse.npy"), lse)


@pytest.mark.parametrize("write", [np.savez, np.savez_compressed], ids=["stored", "compressed"])
def test_npz_in_and_out(call, write):
    q, k, v = tables(2, 20, 8)
    write("tables.npz", q=q, k=k, v=v, other=v)
    assert call("attend", "tables.npz", "-o", "out.npz")[0] == 0
    same(np.load("out.npz")["out"], regard.attention(q, k, v, invariant=True))
    assert call("attend", "tables.npz", "tables.npz", "tables.npz:other", "-o", "again.npy")[0] == 0
    same(np.load("again.npy"), np.load("out.npz")["out"])


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.float16, ml_dtypes.bfloat16])
def test_safetensors_in_and_out(call, dtype):
    q, k, v = tables(2, 20, 8, dtype=dtype)
    save_file({"q": q, "k": k, "v": v}, "tables.safetensors")
    assert call("attend", "tables.safetensors", "-o", "out.safetensors")[0] == 0
    same(load_file("out.safetensors")["out"], regard.attention(q, k, v, invariant=True))


def test_npy_holds_bfloat16_as_float32_before_the_last_rounding(call):
    q, k, v = tables(2, 20, 8, dtype=ml_dtypes.bfloat16)
    save_file({"q": q, "k": k, "v": v}, "tables.safetensors")
    assert call("attend", "tables.safetensors", "-o", "out.npy")[0] == 0
    out = np.load("out.npy")
    assert out.dtype == np.float32
    same(out.astype(ml_dtypes.bfloat16), regard.attention(q, k, v, invariant=True))


def test_other_layouts_of_numbers(call):
    q, k, v = tables(2, 20, 8)
    paths = save(np.asfortranarray(q), k.astype(">f4"), v)
    assert call("attend", *paths, "-o", "out.npy")[0] == 0
    same(np.load("out.npy"), regard.attention(q, k, v, invariant=True))


@pytest.mark.parametrize("shape", [(7, 4), (0, 4), (1, 0, 4), (3, 5, 4)])
def test_two_axes_and_no_rows(call, shape):
    q = np.ones(shape, np.float32)
    status, _, errors = call("attend", *save(q, q, q), "-o", "out.npy", "--lse", "lse.npy")
    assert (status, errors) == (0, "")
    out, lse = regard.attention(q, q, q, return_lse=True, invariant=True)
    same(np.load("out.npy"), out)
    same(np.load("lse.npy"), lse)


def options_and_files(q, k):
    rng = np.random.default_rng(1)
    batch, heads, rows, keys = 2, q.shape[1], q.shape[2], k.shape[2]
    arrays = {
        "mask": rng.random((rows, keys)) < 0.8,
        "bias": rng.standard_normal((heads, 1, keys)).astype(np.float32),
        "key_mask": (rng.random((batch, keys)) < 0.9).astype(np.int64),
        "sinks": rng.standard_normal(heads),
    }
    for name, array in arrays.items():
        np.save(f"{name}.npy", array)
    words = [f"--{name.replace('_', '-')}={name}.npy" for name in arrays]
    words += ["--window=30,5", "--q-offset=end", "--scale=0.3", "--softcap=4", "--threads=2"]
    options = {"window": (30, 5), "q_offset": "end", "scale": 0.3, "softcap": 4.0}
    options |= {
        "mask": masks.Keys(arrays["key_mask"]) & arrays["mask"],
        "bias": arrays["bias"],
        "sinks": arrays["sinks"],
    }
    return words, options


def test_all_options_in_small_pieces_give_the_bits_of_one_call(call, monkeypatch):
    """Pieces of at most 16 rows of one head, whatever the masks, biases, sinks and the layout."""
    monkeypatch.setattr(pieces, "FIRST", 1.0)
    monkeypatch.setattr(pieces, "LEAST_ROWS", 16)
    q, k, v = tables(2, 4, 50, 16, kv_heads=2, keys=70)
    words, options = options_and_files(q, k)
    ran = []
    monkeypatch.setattr(
        pieces.Job, "run", lambda job, *rest, run=pieces.Job.run: ran.append(rest[0]) or run(job, *rest)
    )
    paths = save(*(x.swapaxes(-2, -3) for x in (q, k, v)))
    status, _, errors = call("attend", *paths, "-o", "out.npy", "--lse=lse.npy", "--layout=lhd", *words)
    assert (status, errors) == (0, "")
    assert len(ran) > 8
    expected, lse = regard.attention(q, k, v, invariant=True, return_lse=True, **options)
    same(np.load("out.npy"), expected.swapaxes(-2, -3))
    same(np.load("lse.npy"), lse)


@pytest.mark.parametrize("extents", [(1, 1), (3, 2, 5000), (2, 0, 4), (1, 7, 2047), (2, 3, 4, 1024)])
@pytest.mark.parametrize("largest", [1.0, 500.0, 1e9])
def test_pieces_cover_everything_once(extents, largest):
    seen = np.zeros(extents, int)

    def count(piece):
        return float(np.prod([s.stop - s.start for s in piece]))

    for piece in pieces.pieces(extents, count, lambda: largest):
        seen[piece] += 1
    assert (seen == 1).all()


def test_pieces_follow_the_speed_that_is_measured():
    pace = pieces.Pace(1e9)
    pace.learn(1e9, pieces.SECONDS / 2)
    assert pace.largest() == pytest.approx(2e9)
    pace.learn(2e9, 1e-6)  # a piece of little work is no reason to trust its speed too far
    assert pace.largest() == pytest.approx(8e9)
    pace.learn(8e9, 100.0)
    assert pace.largest() == pytest.approx(2e9)


def test_operations_are_those_of_visible_keys():
    q, k, v = tables(1, 40, 8, keys=60)
    job = pieces.Job.of(q, k, v, window=(10, 3), q_offset=5)
    visible = np.abs(np.subtract.outer(np.arange(40) + 5 - 3.5, np.arange(60))) <= 6.5
    assert job.operations()((slice(0, 1), slice(0, 40))) == 2 * 16 * visible.sum()


BAD = {
    "no such file": (["q.npy", "k.npy", "absent.npy"], "absent.npy: No such file"),
    "two files": (["q.npy", "k.npy"], "expected three files"),
    "truncated": (["q.npy", "k.npy", "cut.npy"], "cannot read cut.npy: it ends before"),
    "garbage": (["q.npy", "k.npy", "noise.npy"], "cannot read noise.npy"),
    "damaged archive": (["q.npy", "k.npy", "noise.npz"], "cannot read noise.npz"),
    "damaged safetensors": (["q.npy", "k.npy", "noise.safetensors"], "cannot read noise.safetensors"),
    "objects": (["q.npy", "k.npy", "objects.npy"], "cannot read objects.npy: it holds Python objects"),
    "numbers without a type": (["q.npy", "k.npy", "half.npy"], "keep it in .safetensors or as float32"),
    "another format": (["q.npy", "k.npy", "v.txt"], "expected a .npy, .npz or .safetensors file, got .txt"),
    "no such array": (["two.npz", "k.npy", "v.npy"], "two.npz has no array 'q' but a, b: name one"),
    "no such name": (["two.npz:c", "k.npy", "v.npy"], "two.npz has no array 'c': it has a, b"),
    "shapes": (["q.npy", "k.npy", "long.npy"], "(2, 21, 8)"),
    "integer mask": (["q.npy", "k.npy", "v.npy", "--mask=ones.npy"], "masks.Keys(m)"),
    "window": (["q.npy", "k.npy", "v.npy", "--window=a"], "--window a: expected W, or LEFT,RIGHT"),
    "offset": (["q.npy", "k.npy", "v.npy", "--q-offset=a"], "--q-offset a: expected an integer or `end`"),
    "precision": (["q.npy", "k.npy", "v.npy", "--precision=low"], "precision"),
    "no folder": (["q.npy", "k.npy", "v.npy", "-o", "absent/out.npy"], "absent"),
    "format of the result": (["q.npy", "k.npy", "v.npy", "-o", "out.txt"], "expected a name that ends in .npy"),
    "a folder": (["q.npy", "k.npy", "v.npy", "-o", "folder.npy"], "folder.npy: it is a folder"),
    "input as output": (["q.npy", "k.npy", "v.npy", "-o", "v.npy"], "v.npy is both read and written"),
    "twice": (["q.npy", "k.npy", "v.npy", "--lse=out.npy"], "out.npy is both read and written"),
}


@pytest.mark.parametrize("case", BAD)
def test_errors_are_one_line_and_leave_nothing(call, folder, case):
    paths = save(*tables(2, 20, 8))
    (folder / "cut.npy").write_bytes((folder / "v.npy").read_bytes()[:-1])
    for suffix in ("npy", "npz", "safetensors"):
        (folder / f"noise.{suffix}").write_bytes(b"noise" * 9)
    np.save("objects.npy", np.array([None]), allow_pickle=True)
    np.save("half.npy", np.ones((2, 20, 8), ml_dtypes.bfloat16))  # NumPy writes it as two bytes of unknown meaning
    np.savez("two.npz", a=np.ones(1), b=np.ones(1))
    np.save("long.npy", np.ones((2, 21, 8), np.float32))
    np.save("ones.npy", np.ones((20, 20), int))
    (folder / "folder.npy").mkdir()
    arguments, message = BAD[case]
    before = sorted(folder.iterdir()), [(folder / path).read_bytes() for path in paths]
    status, out, errors = call("attend", "-o", "out.npy", *arguments)
    assert (status, out) == (2, "")
    assert errors.startswith("regard: ")
    assert message in errors
    assert len(errors.splitlines()) == 1
    assert before == (sorted(folder.iterdir()), [(folder / path).read_bytes() for path in paths])


def test_full_disk_is_an_error_before_any_work(call, folder, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    paths = save(*tables(2, 20, 8))
    monkeypatch.setattr(os, "posix_fallocate", full, raising=False)
    status, _, errors = call("attend", *paths, "-o", "out.npy")
    assert status == 2
    assert "No space left on device" in errors
    assert sorted(path.name for path in folder.iterdir()) == sorted(paths)


def test_interruption_leaves_the_old_result(call, folder, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    paths = save(*tables(2, 20, 8))
    (folder / "out.npz").write_bytes(b"the old one")
    monkeypatch.setattr(pieces, "compute", interrupted)
    assert call("attend", *paths, "-o", "out.npz") == (130, "", "regard: interrupted, nothing was written\n")
    assert (folder / "out.npz").read_bytes() == b"the old one"
    assert sorted(path.name for path in folder.iterdir()) == ["k.npy", "out.npz", "q.npy", "v.npy"]


def test_ctrl_c_ends_long_work_at_once(folder):
    for name in "qkv":
        np.lib.format.open_memmap(f"{name}.npy", "w+", np.float32, (8, 65_536, 64))
    words = [sys.executable, "-m", "regard", "attend", "q.npy", "k.npy", "v.npy", "-o", "out.npy"]
    variables = {**os.environ, "PYTHONPATH": str(Path(regard.__file__).parents[1])}
    with subprocess.Popen(words, env=variables, stderr=subprocess.PIPE, text=True) as child:
        while child.poll() is None and not list(folder.glob(".out.npy.*.part")):
            time.sleep(0.02)
        time.sleep(0.5)
        begun = time.perf_counter()
        child.send_signal(signal.SIGINT)
        assert child.stderr.read().splitlines() == ["regard: interrupted, nothing was written"]
    assert child.returncode == 130
    assert time.perf_counter() - begun < 2
    assert sorted(path.name for path in folder.iterdir()) == ["k.npy", "q.npy", "v.npy"]


def test_reading_maps_the_file_into_memory(folder):
    q, k, v = tables(2, 20, 8)
    save(q, k, v)
    np.savez("tables.npz", q=q, k=k, v=v)
    save_file({"q": q}, "tables.safetensors")
    for source in ("q.npy", "tables.npz:q", "tables.safetensors:q"):
        found = files.read(source, "q")
        same(found, q)
        assert isinstance(found.base, np.memmap)
        assert not found.flags.writeable


def test_new_files_have_the_permissions_of_new_files(folder):
    (folder / "plain").write_bytes(b"")
    for name in ("out.npy", "out.npz", "out.safetensors"):
        with files.writing(folder / name, (3,), np.float32, "out") as out:
            out[...] = 1
        assert (folder / name).stat().st_mode == (folder / "plain").stat().st_mode


def test_progress_shows_rate_and_time_left(monkeypatch):
    from rich.console import Console

    shown = io.StringIO()
    monkeypatch.setattr(attending, "Console", lambda **_: Console(file=shown, force_terminal=True, width=100))
    monkeypatch.setattr(attending, "PATIENCE", 0.0)
    with attending.progress_bar() as progress:
        progress(25.0, 100.0)
        progress(50.0, 100.0)
    assert "50 %" in shown.getvalue()
    assert "billion operations a second, left:" in shown.getvalue()


def test_cache_lists_warms_and_clears(call, folder, monkeypatch):
    if not cache.sources() or regard.cpu.current() is None:
        pytest.skip("NumPy computes here, nothing is compiled")
    monkeypatch.setenv("REGARD_CACHE_DIR", str(folder / "kernels"))
    monkeypatch.setattr(cache_commands, "DTYPES", ("float64",))
    monkeypatch.setattr(cache_commands, "QUERIES", (300,))
    regard.jit.forget()
    assert "0 kernels" in call("cache", "list")[1]
    assert " kernels compiled, 0 found on disk" in call("cache", "warm")[1]
    listed = call("cache", "list")[1]
    assert str(folder / "kernels") in listed
    assert regard.cpu.current().name in listed
    assert "Spec(kernel='" in listed
    assert "None" not in listed
    count = len(listed.splitlines()) - 2
    assert call("cache", "clear")[1] == f"{count} files removed\n"
    assert cache.entries() == []


def test_cache_says_why_there_is_nothing_to_warm(call, monkeypatch):
    monkeypatch.setenv("REGARD_CPU", "numpy")
    assert "REGARD_CPU=numpy compiles nothing" in call("cache", "warm")[2]
    monkeypatch.delenv("REGARD_CPU")
    monkeypatch.setenv("REGARD_CACHE_DIR", "off")
    assert "no cache directory to warm" in call("cache", "warm")[2]
    assert "in memory only" in call("cache", "list")[1]


def test_doctor_reports_everything(monkeypatch):
    monkeypatch.setattr(diagnosis, "SECONDS", 3.0)
    monkeypatch.setenv("REGARD_CPU", "sse9")
    text = "\n".join(diagnosis.diagnose())
    for word in ("NumPy", "llvmlite", "LLVM", "CPU:", "threads:", "compiled kernels:", "REGARD_CPU=sse9 is no level"):
        assert word in text
    tests = text.partition("self-test")[2]
    for name, reason in regard.cpu.usable().items():
        assert f"  {name:8} {'usable' if reason is None else 'not usable: ' + reason}" in text
        assert (f"  {name:8} " in tests) == (reason is None)
    assert "WRONG" not in text
    assert "CRASHED" not in text


@pytest.mark.slow
def test_doctor_tests_every_level_within_ten_seconds():
    begun = time.perf_counter()
    text = "\n".join(diagnosis.diagnose())
    assert time.perf_counter() - begun < 11
    assert "WRONG" not in text
    assert "FAILED" not in text


def test_doctor_runs_all_checks_where_there_is_time():
    assert diagnosis.self_test("numpy", 60).startswith("all 8 checks passed: float32 ")


def test_doctor_names_what_is_wrong():
    good = '{"name": "float32, one query", "error": 1e-7, "bound": 2e-6, "seconds": 0.1}\n'
    bad = good.replace("1e-7", "1e-3")
    none = good.replace("1e-7", "NaN")
    assert diagnosis.verdict(good, "") == "1 of 8, for lack of time, checks passed: float32 1e-07"
    assert diagnosis.verdict(good + bad, "") == "WRONG: float32, one query: 1.0e-03 instead of 2.0e-06"
    assert diagnosis.verdict(none, "").startswith("WRONG: float32, one query: nan")
    assert diagnosis.verdict(good, diagnosis.failure(-4, "")) == "CRASHED by signal 4"
    assert "none of 8 checks" in diagnosis.verdict("", "")
    assert diagnosis.self_test("sse9", 60).startswith("FAILED: ValueError: REGARD_CPU=sse9 is no level")


@pytest.mark.parametrize("arguments", [["attend", "q.npy"], ["cache", "list"], ["demo", "--help"], []])
def test_base_install_says_how_to_get_the_rest(call, monkeypatch, arguments):
    import importlib.util

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    status, out, errors = call(*arguments)
    assert (status, out) == (2, "")
    assert len(errors.splitlines()) == 1
    assert "pip install 'regard[cli]'" in errors


def test_unknown_command_and_help(call):
    assert call("frobnicate")[0] == 2
    status, out, _ = call("--help")
    assert status == 0
    for word in ("demo", "doctor", "attend", "cache"):
        assert word in out
