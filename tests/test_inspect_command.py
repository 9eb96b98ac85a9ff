"""`regard inspect`: the numbers of an Inspection, harmless tokens, whole JSON or none, one line for an error."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from rich.console import Console
from safetensors.numpy import save_file

import regard
from regard import __main__ as command
from regard import demonstration, looking, masks
from support import qkv


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The test's own folder is the current one, and the terminal wide."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    return tmp_path


@pytest.fixture
def call(monkeypatch, capsys):
    """Runs `regard inspect ..` in this process: status, output, errors."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["regard", "inspect", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            command.main()
        out, errors = capsys.readouterr()
        return end.value.code, out, errors

    return run


def save(*tables):
    for name, table in zip("qkv", tables):
        np.save(f"{name}.npy", table)
    return "q.npy", "k.npy", "v.npy"


def said(call, *arguments):
    status, out, errors = call(*arguments)
    assert (status, errors) == (0, "")
    return out


def lines(out, *begins):
    """The words of lines that begin with these words."""
    return [line.split() for line in out.splitlines() if line.split()[: len(begins)] == list(begins)]


# -- numbers -----------------------------------------------------------------------------------------------------------
def test_table_of_heads(call):
    q, k, v = qkv(4, 30, 8, kv_heads=2, dtype=np.float32)
    out = said(call, *save(q, k, v), "--causal")
    a = regard.inspect(q, k, v, causal=True)
    assert out.startswith("float32, 4 heads on 2 of keys, 30 queries, 30 keys, dim 8\n")
    means = [a.entropy(), a.distance(), a.largest(), 100 * a.mass(slice(0, 1))]
    for head in range(4):
        found = lines(out, str(head))[0]
        expected = [f"{x[head].mean():.{digits}f}" for x, digits in zip(means, (3, 2, 3, 1))]
        assert found[1:5] == expected
        received = a.received("sum")[head]
        assert found[6:8] == [str(received.argmax()), f"{100 * received.max() / received.sum():.1f}"]
    assert "empty rows" not in out
    assert "NaN rows" not in out


def test_heaviest_keys_of_rows(call):
    q, k, v = qkv(2, 3, 30, 8, dtype=np.float32)
    out = said(call, *save(q, k, v), "--row=-1", "--row=4", "--top=3", "--causal")
    keys, weights = regard.inspect(q, k, v, causal=True).top(3)
    for place in np.ndindex(2, 3):
        for row in (29, 4):
            (found,) = lines(out, f"{place[0]},", str(place[1]), str(row))
            at = (*place, row)
            expected = [word for key, w in zip(keys[at], weights[at]) for word in (str(key), f"{100 * w:.1f}", "%")]
            assert found[3:] == expected


def test_ties_go_to_the_smaller_key_and_hidden_keys_are_left_out(call):
    x = np.zeros((1, 6, 4), np.float32)
    out = said(call, *save(x, x, x), "--causal", "--row=2", "--top=5")
    assert lines(out, "0", "2") == [["0", "2", "0", "33.3", "%", "1", "33.3", "%", "2", "33.3", "%"]]


def test_options_are_those_of_attend(call):
    q, k, v = qkv(1, 2, 20, 8, keys=50, dtype=np.float32)
    mask, key_mask, sinks = (
        np.random.default_rng(0).random((20, 50)) < 0.8,
        np.arange(50)[None] < 40,
        np.array([1.0, 2]),
    )
    np.save("mask.npy", mask)
    np.save("key_mask.npy", key_mask.astype(int))
    np.save("sinks.npy", sinks)
    words = ["--mask=mask.npy", "--key-mask=key_mask.npy", "--sinks=sinks.npy", "--window=30,5", "--q-offset=end"]
    said(call, *save(q, k, v), *words, "--softcap=4", "--scale=0.3", "--json=found.json")
    options = {"window": (30, 5), "q_offset": "end", "softcap": 4.0, "scale": 0.3, "sinks": sinks}
    a = regard.inspect(q, k, v, mask=masks.Keys(key_mask) & masks.Dense(mask), **options)
    found = json.loads(Path("found.json").read_text())
    for head in range(2):
        rows = found["heads"][head]["rows"]
        for name, expected in [("entropy", a.entropy()), ("sink_mass", a.sink_mass()), ("lse", a.lse)]:
            np.testing.assert_array_equal(rows[name], expected[0, head].astype(float))


def test_json_holds_everything(call):
    q, k, v = qkv(2, 40, 8, dtype=np.float32)
    Path("tokens.txt").write_text("".join(f"w{n}\n" for n in range(40)))
    out = said(call, *save(q, k, v), "--tokens=tokens.txt", "--json=found.json", "--plan")
    found, a = json.loads(Path("found.json").read_text()), regard.inspect(q, k, v)
    assert (found["query_heads"], found["keys"], found["dtype"]) == (2, 40, "float32")
    assert found["tokens"][39] == "w39"
    assert found["plan"]["kernel"] in out
    for head, entry in enumerate(found["heads"]):
        assert entry["place"] == [head]
        assert set(entry["rows"]) == {"entropy", "distance", "largest", "first_key", "sink_mass", "lse"}
        np.testing.assert_array_equal(entry["rows"]["distance"], a.distance()[head].astype(float))
        np.testing.assert_array_equal(entry["keys"]["received"], a.received("sum")[head].astype(float))
        assert entry["mean"]["entropy"] == pytest.approx(a.entropy()[head].mean())
        assert entry["top"][0]["keys"] == a.top(5).keys[head, 39].tolist()
    assert sorted(path.name for path in Path().iterdir()) == ["found.json", "k.npy", "q.npy", "tokens.txt", "v.npy"]


def test_empty_rows_and_nan_rows_are_counted_apart(call):
    q, k, v = qkv(1, 10, 8, dtype=np.float32)
    q[0, 3] = np.nan
    np.save("mask.npy", np.arange(10)[:, None] > np.array([1] * 10))
    out = said(call, *save(q, k, v), "--mask=mask.npy", "--row=0", "--row=3", "--row=4", "--json=found.json")
    assert "empty rows" in out
    assert "NaN rows" in out
    assert lines(out, "0", "0")[0] == ["0", "0", "sees", "nothing"]
    assert lines(out, "0", "3")[0] == ["0", "3", "NaN"]
    (entry,) = json.loads(Path("found.json").read_text())["heads"]
    assert (entry["empty_rows"], entry["nan_rows"]) == (2, 1)
    assert entry["rows"]["entropy"][:4] == [0.0, 0.0, entry["rows"]["entropy"][2], None]
    assert entry["rows"]["lse"][0] is None
    good = [n for n in range(10) if n not in (0, 1, 3)]
    a = regard.inspect(q, k, v, mask=np.load("mask.npy"))
    assert entry["mean"]["entropy"] == pytest.approx(float(a.entropy()[0, good].mean()))


def test_distance_needs_positions(call):
    q, k, v = qkv(1, 4, 8, keys=9)
    out = said(call, *save(q, k, v), "--json=found.json")
    assert lines(out, "0")[0][2] == "-"
    assert "distance" not in json.loads(Path("found.json").read_text())["heads"][0]["rows"]


@pytest.mark.parametrize("shape", [(7, 4), (0, 4), (1, 0, 4), (2, 0, 3, 4), (0, 2, 3, 4)])
def test_two_axes_and_nothing_at_all(call, shape):
    x = np.ones(shape, np.float32)
    assert "dim 4" in said(call, *save(x, x, x), "--json=found.json")
    assert json.loads(Path("found.json").read_text())["dim"] == 4


def test_files_of_other_kinds(call):
    tables = dict(zip("qkv", qkv(2, 20, 8, dtype=ml_dtypes.bfloat16)))
    save_file(tables, "tables.safetensors")
    assert said(call, "tables.safetensors").startswith("bfloat16, 2 heads")
    rows_first = [x.swapaxes(0, 1).astype(">f4") for x in tables.values()]
    assert said(call, *save(*rows_first), "--layout=lhd").startswith("float32, 2 heads, 20 queries")


def test_many_heads_are_cut(call, monkeypatch):
    monkeypatch.setattr(looking, "HEADS", 3)
    x = qkv(5, 4, 4)[0]
    out = said(call, *save(x, x, x), "--json=found.json")
    assert "2 more heads are not shown: --json writes all" in out
    assert len(json.loads(Path("found.json").read_text())["heads"]) == 5


# -- tokens ------------------------------------------------------------------------------------------------------------
def test_the_shipped_sentence(call):
    about, path = demonstration.shipped()
    Path("tokens.txt").write_text("\n".join(about["tokens"]))
    out = said(call, path, "--tokens=tokens.txt", f"--row={about['tokens'].index('it')}", "--top=1")
    assert lines(out, "1", "14") == [["1", "14", "it", "2", "violin", "61.7", "%"]]
    assert lines(out, "8", "14") == [["8", "14", "it", "13", "tuned", "51.8", "%"]]
    assert "[CLS]" in out


def test_hostile_tokens_are_shown_and_do_nothing(call):
    hostile = ["[bold red]x[/]", "\x1b[31mred\x1b[0m", "\u202eright to left", "a\tb", "\u2028", "\x85", "]", "c" * 500]
    Path("tokens.txt").write_bytes("\n".join(hostile).encode())
    x = np.zeros((1, 8, 4), np.float32)
    out = said(call, *save(x, x, x), "--tokens=tokens.txt", "--top=8")
    for shown in ("[bold red]x[/]", r"\x1b[31mred\x1b[0m", r"\u202eright to left", r"a\tb", r"\u2028", r"\x85"):
        assert shown in out
    assert all(c == "\n" or c.isprintable() for c in out)
    assert "c" * 100 not in out


def test_tokens_from_a_list_in_json(call):
    Path("tokens.json").write_text(json.dumps(["one\ntwo", "\ud800", "שלום", ""]))
    x = np.zeros((1, 4, 4), np.float32)
    out = said(call, *save(x, x, x), "--tokens=tokens.json", "--json=found.json", "--top=4")
    for shown in (r"one\ntwo", r"\ud800", "שלום"):
        assert shown in out
    assert json.loads(Path("found.json").read_text())["tokens"] == ["one\ntwo", "\ud800", "שלום", ""]


def test_rows_of_a_cache_have_the_token_of_their_position(call):
    q, k, v = qkv(1, 1, 4, keys=3)
    Path("tokens.txt").write_text("a\nb\nc\n")
    assert "0 c" in said(call, *save(q, k, v), "--tokens=tokens.txt", "--q-offset=end")
    assert "0 c" not in said(call, *save(q, k, v), "--tokens=tokens.txt")


# -- errors ------------------------------------------------------------------------------------------------------------
BAD = {
    "too few tokens": (["--tokens=short.txt"], "short.txt has 3 tokens, and there are 20 keys"),
    "no tokens": (["--tokens=empty.txt"], "empty.txt has 0 tokens, and there are 20 keys"),
    "not UTF-8": (["--tokens=latin.txt"], "cannot read latin.txt: byte 3 is not UTF-8"),
    "not a list": (["--tokens=object.json"], "cannot read object.json: a list of strings is expected"),
    "damaged list": (["--tokens=damaged.json"], "cannot read damaged.json"),
    "no such file": (["--tokens=absent.txt"], "absent.txt: No such file"),
    "row": (["--row=20"], "--row 20: there are 20 queries, from 0 to 19"),
    "top": (["--top=0"], "--top 0: expected a number of keys from 1 on"),
    "window": (["--window=a"], "--window a: expected W"),
    "mask": (["--mask=absent.npy"], "absent.npy: No such file"),
    "no folder": (["--json=absent/found.json"], "cannot write absent/found.json: no folder absent"),
    "a folder": (["--json=folder"], "cannot write folder: it is a folder"),
    "page in no folder": (["--html=absent/page.html"], "cannot write absent/page.html: no folder absent"),
    "page as a folder": (["--html=folder"], "cannot write folder: it is a folder"),
    "page over an input": (["--html=./k.npy"], "k.npy is both read and written"),
    "two in one": (["--html=a", "--json=./a"], "a is to be two files"),
    "input as output": (["--json=v.npy"], "v.npy is both read and written"),
    "tokens as output": (["--tokens=short.txt", "--json=short.txt"], "short.txt is both read and written"),
}


@pytest.mark.parametrize("case", BAD)
def test_errors_are_one_line_and_leave_nothing(call, folder, case):
    paths = save(*qkv(2, 20, 8))
    Path("short.txt").write_text("a\nb\nc\n")
    Path("empty.txt").write_text("")
    Path("latin.txt").write_bytes(b"na\n\xef")
    Path("object.json").write_text("{}")
    Path("damaged.json").write_text("[")
    (folder / "folder").mkdir()
    before = sorted(path.name for path in folder.iterdir())
    arguments, message = BAD[case]
    status, out, errors = call(*paths, *arguments)
    assert (status, out) == (2, "")
    assert errors.startswith("regard: ")
    assert message in errors
    assert len(errors.splitlines()) == 1
    assert before == sorted(path.name for path in folder.iterdir())


def test_page(call, monkeypatch):
    q, k, v = qkv(2, 20, 8, dtype=np.float32)
    Path("tokens.txt").write_text("".join(f"w{n}</script>\n" for n in range(20)))
    out = said(call, *save(q, k, v), "--html=page.html", "--tokens=tokens.txt", "--causal", "--json=found.json")
    assert out.endswith("\nThe page is page.html\n")
    assert Path("page.html").read_text("utf-8").count("</script>") == 2
    names = ["found.json", "k.npy", "page.html", "q.npy", "tokens.txt", "v.npy"]
    assert sorted(path.name for path in Path().iterdir()) == names
    monkeypatch.setitem(sys.modules, "jinja2", None)
    monkeypatch.setattr(looking, "inspect", None)
    assert call("q.npy", "k.npy", "v.npy", "--html=new.html") == (
        2,
        "",
        "regard: pages need jinja2: pip install 'regard[page]'\n",
    )
    assert sorted(path.name for path in Path().iterdir()) == names


def test_interruption_leaves_the_old_json(call, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    Path("found.json").write_text("the old one")
    paths = save(*qkv(1, 20, 8))
    monkeypatch.setattr(looking, "inspect", interrupted)
    assert call(*paths, "--json=found.json") == (130, "", "regard: interrupted\n")
    assert Path("found.json").read_text() == "the old one"
    assert sorted(path.name for path in Path().iterdir()) == ["found.json", "k.npy", "q.npy", "v.npy"]


# -- long work ---------------------------------------------------------------------------------------------------------
def test_a_bar_is_shown_on_terminals_and_for_long_work_only(call, monkeypatch):
    stream = io.StringIO()
    monkeypatch.setattr(looking, "Console", lambda **_: Console(file=stream, force_terminal=True, width=80))
    paths = save(*qkv(3, 20, 8))
    said(call, *paths)
    assert stream.getvalue() == ""
    monkeypatch.setattr(looking, "LONG", 0)
    said(call, *paths)
    assert "weights" in stream.getvalue()


def test_memory_grows_with_the_inputs_and_not_with_the_table(folder):
    """16,384 x 16,384 would be a gigabyte; the inputs, 8 MB, are mapped."""
    for name in "qkv":
        np.lib.format.open_memmap(f"{name}.npy", "w+", np.float32, (1, 16_384, 16))
    code = (
        "import resource, sys; from regard.cli import run; sys.argv = ['regard']\n"
        "import regard, numpy; x = numpy.ones((1, 64, 16), 'f4'); regard.inspect(x, x, x).compute(received='sum')\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "assert run(['inspect', 'q.npy', 'k.npy', 'v.npy', '--causal', '--json=found.json']) == 0\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    variables = {**os.environ, "PYTHONPATH": str(Path(regard.__file__).parents[1])}
    out = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True).stdout
    assert int(out.splitlines()[-1]) < 120_000  # kB
