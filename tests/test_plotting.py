"""`a.plot`: what is drawn are the Inspection's numbers, tokens are text, errors come first, pyplot is left alone."""

from __future__ import annotations

import importlib.util
import io
import re
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import regard
from regard import demonstration, masks, plot_kinds
from regard.plot_labels import ABSENT, readable, step_of
from support import child, qkv

matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed")
matplotlib.use("Agg")

from matplotlib import pyplot  # noqa: E402
from matplotlib.figure import Figure  # noqa: E402

HOSTILE = [
    *("$x_1$", "_a_", "<b>&amp;", "\\frac{1}{2}", "$", "%", "", " ", "\n", "\t", "\x1b[31m", "\u202eabc", "a" * 10_000),
    *("שלום", "مرحبا", "😀", "👩‍🚀", "漢字", "e\u0301", "\ud800", "#{}^~"),
]


@pytest.fixture(autouse=True)
def closed():
    yield
    pyplot.close("all")


@pytest.fixture
def ax():
    return Figure(layout="constrained").add_subplot()


@pytest.fixture(scope="module")
def sentence():
    about, path = demonstration.shipped()
    with np.load(path) as tables:
        return regard.inspect(tables["q"], tables["k"], tables["v"]), about["tokens"]


def drawn(axes):
    """The numbers of a map, NaN where nothing is drawn in colour."""
    axes.get_figure().canvas.figure.savefig(io.BytesIO())
    return np.ma.filled(axes.collections[0].get_array().astype(float), np.nan)


def texts(axis):
    return [label.get_text() for label in axis.get_ticklabels()]


def words(axes):
    return " ".join([axes.get_title(loc="left"), *(text.get_text() for text in axes.texts)])


def legend(axes):
    return [text.get_text() for text in axes.get_legend().get_texts()] if axes.get_legend() else []


# -- maps --------------------------------------------------------------------------------------------------------------
def test_a_map_of_single_weights(sentence, ax):
    a, tokens = sentence
    assert a.plot(head=8, tokens=tokens, ax=ax) is ax
    np.testing.assert_array_equal(drawn(ax), a.weights[8])
    assert texts(ax.xaxis) == texts(ax.yaxis) == tokens
    assert (ax.get_xlim(), ax.get_ylim()) == ((-0.5, 26.5), (26.5, -0.5))
    assert (ax.get_xlabel(), ax.get_ylabel(), ax.get_title(loc="left")) == ("key", "query", "head 8")
    assert ax.get_figure().axes[1].get_ylabel() == "weight"
    assert legend(ax) == []


@pytest.mark.parametrize("reduce", ["mean", "max", "sum"])
def test_a_map_of_bins(ax, reduce):
    a = regard.inspect(*qkv(2, 3, 300, 8, keys=700, dtype=np.float32), causal=True, q_offset="end")
    a.plot(head=2, batch=1, reduce=reduce, bins=90, ax=ax)
    np.testing.assert_array_equal(drawn(ax), a.map(90, 90, reduce)[1, 2])
    assert (ax.get_xlim(), ax.get_ylim()) == ((-0.5, 699.5), (299.5, -0.5))
    corners = ax.collections[0].get_coordinates()
    np.testing.assert_array_equal(corners[0, :, 0], np.arange(91) * 700 // 90 - 0.5)
    np.testing.assert_array_equal(corners[:, 0, 1], np.arange(91) * 300 // 90 - 0.5)
    assert ax.get_figure().axes[1].get_ylabel().endswith("of a bin (3 to 4 queries x 7 to 8 keys)")
    assert ax.get_title(loc="left") == "head 2, batch entry 1"


def test_only_the_head_that_is_drawn_is_computed(ax, monkeypatch):
    seen = []
    a = regard.inspect(*qkv(2, 5, 300, 8, dtype=np.float32))
    run = type(a)._run
    monkeypatch.setattr(
        type(a), "_run", lambda self, c, p=None, only=None: (seen.append(list(only)), run(self, c, p, only))
    )
    a.plot(head=3, batch=1, ax=ax)
    assert seen == [[8]]
    assert not a._found


def test_a_region_trims_padding_and_looks_closer(ax):
    a = regard.inspect(*qkv(2, 2, 600, 8), mask=masks.Lengths(keys=[600, 40], queries=[600, 50]))
    a.plot(head=1, batch=1, region=(10, 50, 5, 40), ax=ax)
    np.testing.assert_array_equal(drawn(ax), a.weights[1, 1, 10:50, 5:40])
    assert (ax.get_xlim(), ax.get_ylim()) == ((4.5, 39.5), (49.5, 9.5))
    assert "nothing" not in words(ax)


def test_hidden_nan_and_empty_are_drawn_apart(ax):
    q, k, v = qkv(1, 6, 4)
    q[0, 4] = np.nan
    seen = np.tri(6, dtype=bool)
    seen[1] = False
    a = regard.inspect(q, k, v, mask=seen)
    a.plot(ax=ax)
    numbers = drawn(ax)
    assert np.isnan(numbers[~seen]).all()
    assert np.isnan(numbers[4]).all()
    sound = seen & (np.arange(6) != 4)[:, None]
    np.testing.assert_array_equal(numbers[sound], a.weights[0][sound])
    np.testing.assert_array_equal(np.ma.getmaskarray(ax.collections[1].get_array()), ~np.isnan(a.weights[0]))
    assert ax.patch.get_hatch()
    assert legend(ax) == ["hidden", "NaN"]
    assert ax.get_title(loc="left") == "1 row sees nothing, 1 row is NaN"


def test_weight_0_is_not_hidden(ax):
    q = np.array([[9000.0, 0.0]])
    a = regard.inspect(q, np.eye(2), np.eye(2))
    a.plot(ax=ax)
    np.testing.assert_array_equal(drawn(ax), [[1.0, 0.0]])
    assert not ax.patch.get_hatch()


def test_all_nan_or_all_empty(ax):
    x = np.full((3, 2), np.nan)
    regard.inspect(x, x, x).plot(ax=ax)
    assert np.isnan(drawn(ax)).all()
    y = np.eye(3)
    a = regard.inspect(y, y, y, mask=np.zeros((3, 3), bool))
    for kind in ("map", "entropy", "distance", "received"):
        axes = a.plot(kind, ax=Figure().add_subplot())
        axes.get_figure().savefig(io.BytesIO())
        if kind in ("entropy", "distance"):
            assert "no query of these heads sees a key" in words(axes)


# -- grids -------------------------------------------------------------------------------------------------------------
def test_a_grid_of_heads(sentence):
    a, tokens = sentence
    axes = a.plot("heads", tokens=tokens)
    assert axes.shape == (12,)
    for n, each in enumerate(axes):
        np.testing.assert_array_equal(drawn(each), a.weights[n])
        assert each.get_title(loc="left") == f"head {n}"
    limits = {each.collections[0].get_clim() for each in axes}
    assert limits == {(0, float(a.weights[...].max()))}
    assert pyplot.get_fignums() == [1]


def test_a_grid_where_it_is_told(sentence):
    a, _ = sentence
    figure = Figure(layout="constrained")
    own = figure.subplots(1, 2)
    axes = a.plot("heads", head=[8, 1], bins=9, ax=own)
    assert list(axes) == list(own)
    np.testing.assert_array_equal(drawn(axes[0]), a.map(9, 9)[8])
    left, right = Figure(layout="constrained").subfigures(1, 2)
    assert len(a.plot("heads", head=range(3), ax=left)) == 3
    assert a.plot("heads", head=5, ax=right)[0].get_figure() is right
    assert pyplot.get_fignums() == []


# -- rows --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["entropy", "distance"])
def test_spread_of_rows(ax, kind):
    q, k, v = qkv(2, 4, 50, 8)
    q[1, 2, 7] = np.nan
    a = regard.inspect(q, k, v, mask=masks.Lengths(keys=[50, 40], queries=[50, 45]), causal=True)
    a.plot(kind, head=[2, 0], batch=1, ax=ax)
    ax.get_figure().savefig(io.BytesIO())
    found = getattr(a, kind)()[1]
    sound = [found[2][[n for n in range(45) if n != 7]], found[0][:45]]
    np.testing.assert_allclose(ax.lines[0].get_ydata(), [x.mean() for x in sound])
    for lines, shares in zip(ax.collections, ([0.25, 0.75], [0.05, 0.95])):
        ends = np.array([segment[:, 1] for segment in lines.get_segments()])
        np.testing.assert_allclose(ends, [np.quantile(x, shares) for x in sound])
    assert texts(ax.xaxis) == ["2", "0"]
    assert kind in ax.get_ylabel()
    assert legend(ax) == ["mean", "middle half of queries", "5 to 95 %"]


def test_entropy_of_equal_weights_is_marked(sentence, ax):
    sentence[0].plot("entropy", ax=ax)
    np.testing.assert_allclose(ax.lines[1].get_ydata(), np.log(27))


def test_many_heads(ax):
    q, k, v = qkv(300, 3, 2)
    regard.inspect(q, k, v).plot("entropy", ax=ax)
    assert len(ax.lines[0].get_ydata()) == 300
    assert len(texts(ax.xaxis)) <= 30


# -- keys --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("reduce", [None, "mean", "max"])
def test_received(sentence, ax, reduce):
    a, tokens = sentence
    a.plot("received", head=[1, 8], reduce=reduce, tokens=tokens, ax=ax)
    ax.get_figure().savefig(io.BytesIO())
    for n, patch in zip((1, 8), ax.patches):
        np.testing.assert_array_equal(patch.get_data().values, a.received(reduce or "sum")[n])
    assert legend(ax) == ["head 1", "head 8"]
    assert texts(ax.xaxis) == tokens


def test_received_of_all_heads_and_of_many_keys(ax):
    q, k, v = qkv(3, 4, 8, keys=2500, dtype=np.float32)
    a = regard.inspect(q, k, v)
    a.plot("received", ax=ax)
    found, cuts = a.received(), np.arange(1024) * 2500 // 1024
    for numbers, patch in zip((found.mean(0), found.max(0)), ax.patches):
        np.testing.assert_allclose(patch.get_data().values, np.maximum.reduceat(numbers, cuts))
        np.testing.assert_array_equal(patch.get_data().edges, np.append(cuts, 2500) - 0.5)
    assert "the largest of each 3 keys or fewer" in words(ax)
    assert legend(ax) == ["mean of 3 heads", "largest of them"]


def test_keys_that_receive_nan_are_said(ax):
    q, k, v = qkv(1, 5, 4)
    q[0, 2] = np.nan
    regard.inspect(q, k, v, causal=True).plot("received", ax=ax)
    assert "3 keys are NaN" in words(ax)
    regard.inspect(q, k, v).plot("received", ax=(other := Figure().add_subplot()))
    assert "what keys receive is NaN" in words(other)


# -- tokens ------------------------------------------------------------------------------------------------------------
def test_hostile_tokens_are_text(ax):
    x = np.random.default_rng(0).standard_normal((len(HOSTILE), 4))
    with matplotlib.rc_context({"text.parse_math": True}):
        regard.inspect(x, x, x).plot(tokens=HOSTILE, ax=ax)
        ax.get_figure().savefig(io.BytesIO(), format="svg")
    found = texts(ax.xaxis)
    assert found[:5] == ["$x_1$", "_a_", "<b>&amp;", "\\frac{1}{2}", "$"]
    assert found[8:12] == ["\\n", "\\t", "\\x1b[31m", "\\u202eabc"]
    assert len(found[12]) == 16
    assert not any(label.get_parse_math() or label.get_usetex() for label in ax.get_xticklabels())


def test_characters_that_no_font_has():
    assert readable("a漢b\U0010fffe") == f"a{ABSENT}b\\U0010fffe"
    with matplotlib.rc_context({"font.family": ["No Such Font", "DejaVu Sans"]}):
        assert readable("aé漢") == f"aé{ABSENT}"


def test_at_most_as_many_labels_as_can_be_read(ax):
    x = np.random.default_rng(0).standard_normal((200, 4))
    tokens = [f"word{n}" for n in range(200)]
    regard.inspect(x, x, x).plot(tokens=tokens, ax=ax)
    found = texts(ax.xaxis)
    assert 5 <= len(found) <= 60
    assert found[1] == f"{int(ax.get_xticks()[1])} word{int(ax.get_xticks()[1])}"
    figure = ax.get_figure()
    figure.savefig(io.BytesIO())
    boxes = [label.get_window_extent() for label in ax.get_yticklabels()]
    assert all(below.y1 <= above.y0 + 1 for above, below in pairwise(boxes))


def test_numbers_where_bins_hold_many(ax):
    x = np.random.default_rng(0).standard_normal((500, 4))
    regard.inspect(x, x, x).plot(tokens=["t"] * 500, ax=ax)
    ax.get_figure().savefig(io.BytesIO())
    assert "200" in texts(ax.xaxis)


def test_query_tokens_and_positions(ax):
    x = np.eye(4)
    tokens = list("abcd")
    regard.inspect(x[:2], x, x, q_offset="end").plot(tokens=tokens, ax=ax)
    assert texts(ax.yaxis) == ["c", "d"]
    other = regard.inspect(x[:1], x, x).plot(tokens=tokens, query_tokens=["q"], ax=Figure().add_subplot())
    assert texts(other.yaxis) == ["q"]
    q, k, v = qkv(2, 1, 2, 4, keys=4)
    a = regard.inspect(q, k, v, causal=True, q_offset=[0, 2])
    found = [texts(a.plot(tokens=tokens, batch=n, ax=Figure().add_subplot()).yaxis) for n in (0, 1)]
    assert found == [["a", "b"], ["c", "d"]]


@pytest.mark.parametrize("most", [1, 2.5, 7, 30])
def test_steps_leave_what_can_be_read(most):
    for count in (1, 2, 9, 27, 1000, 99_999):
        assert count / step_of(count, most) <= most
        assert str(step_of(count, most)).strip("0") in ("1", "2", "5")


# -- what may be asked -------------------------------------------------------------------------------------------------
def test_c152_errors_say_which_axis_and_how_many(ax):
    a = regard.inspect(*qkv(16, 2, 5, 4, keys=7))
    for said, error, text in [
        ({"tokens": ["a"] * 5}, ValueError, "tokens must have one string for each of the 7 keys: got 5"),
        ({"query_tokens": ["a"] * 7}, ValueError, "query_tokens must have one string for each of the 5 queries: got 7"),
        ({"tokens": "abcdefg"}, TypeError, "sequence of strings"),
        ({"batch": 16}, IndexError, "there are 16 batch entries"),
        ({"batch": "a"}, TypeError, "batch must be"),
        ({"batch": (0, 1)}, IndexError, r"batch axes \(16,\)"),
        ({"head": 2}, IndexError, "there are 2 heads"),
        ({"head": [0, 1]}, TypeError, 'kind="heads" draws several'),
        ({"kind": "heads", "head": "a"}, TypeError, "head must be a whole number or a list"),
        ({"kind": "bars"}, ValueError, "kind"),
        ({"reduce": "median"}, ValueError, "reduce"),
        ({"region": (0, 9, 0, 7)}, ValueError, "within 5 queries and 7 keys"),
        ({"bins": 0}, ValueError, "whole numbers from 1"),
        ({"bins": 5000}, ValueError, "at most 4,096"),
        ({"kind": "entropy", "tokens": ["a"] * 7}, TypeError, "tokens says nothing about kind='entropy'"),
        ({"kind": "received", "bins": 3}, TypeError, "bins says nothing"),
        ({"kind": "distance"}, ValueError, "distance needs positions"),
        ({"ax": 3}, TypeError, "ax must be an Axes"),
        ({"kind": "heads", "ax": 3}, TypeError, "a figure or a list of Axes"),
        ({"kind": "heads", "ax": ax}, ValueError, "axes for 2 heads: got 1"),
    ]:
        with pytest.raises(error, match=text):
            a.plot(**{"ax": ax} | said)
    assert not ax.collections
    assert not ax.texts
    assert pyplot.get_fignums() == []


def test_too_many_heads():
    a = regard.inspect(*qkv(65, 1, 2))
    with pytest.raises(ValueError, match="at most 64 heads, not 65"):
        a.plot("heads")
    with pytest.raises(ValueError, match="at most 8 heads, not 9"):
        a.plot("received", head=range(9))
    assert len(a.plot("received").patches) == 2


@pytest.mark.parametrize("shape", [(0, 3), (3, 0), (0, 0)])
@pytest.mark.parametrize("kind", ["map", "heads", "entropy", "distance", "received"])
def test_nothing_to_draw_is_said(kind, shape):
    q, k = np.zeros((2, shape[0], 4)), np.zeros((2, shape[1], 4))
    axes = np.ravel(regard.inspect(q, k, k, q_offset=0).plot(kind))[0]
    axes.get_figure().savefig(io.BytesIO())
    assert ("there are no queries" if not shape[0] else "there are no keys") in words(axes)
    nothing = np.zeros((0, 2, 3, 4))
    axes = np.ravel(regard.inspect(nothing, nothing, nothing).plot(kind))[0]
    assert "the batch is empty" in words(axes)


def test_one_query_one_key():
    x = np.eye(1)
    for kind in ("map", "heads", "entropy", "distance", "received"):
        axes = np.ravel(
            regard.inspect(x, x, x).plot(kind, **({} if kind in ("entropy", "distance") else {"tokens": ["a"]}))
        )
        axes[0].get_figure().savefig(io.BytesIO())


def test_merged_and_detached(sentence, ax):
    a, tokens = sentence
    _, path = demonstration.shipped()
    with np.load(path) as tables:
        q, k, v = tables["q"], tables["k"], tables["v"]
    parts = [regard.inspect(q, k[:, :14], v[:, :14], q_offset=0), regard.inspect(q, k[:, 14:], v[:, 14:], q_offset=-14)]
    both = regard.merge(parts)
    both.plot(head=3, tokens=tokens, ax=ax)
    np.testing.assert_allclose(drawn(ax), a.weights[3], rtol=1e-4, atol=1e-7)
    small = regard.inspect(q, k, v).compute(map=(20, 30), received="max").detach()
    with pytest.raises(RuntimeError, match="detached"):
        small.plot(reduce="max", ax=Figure().add_subplot())
    axes = small.plot(head=2, ax=Figure().add_subplot())
    np.testing.assert_array_equal(drawn(axes), small.map(20, 30)[2])
    line = small.plot("received", reduce="max", head=2, ax=Figure().add_subplot()).patches[0]
    np.testing.assert_array_equal(line.get_data().values, small.received("max")[2])
    assert pyplot.get_fignums() == []


def test_inputs_that_changed(ax):
    q, k, v = qkv(1, 30, 4)
    a = regard.inspect(q, k, v)
    k[...] *= 2
    with pytest.raises(RuntimeError, match="changed after inspect"):
        a.plot(ax=ax)


def test_progress(ax):
    shares = []
    a = regard.inspect(*qkv(3, 20, 4))
    a.plot("heads", progress=shares.append)
    assert len(shares) == 3
    assert shares[-1] == 1.0


# -- pictures of README and gallery ------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def maker():
    path = Path(__file__).parents[1] / "tools" / "make_pictures.py"
    spec = importlib.util.spec_from_file_location("make_pictures", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pictures_are_the_same_on_every_run(maker, tmp_path, monkeypatch):
    monkeypatch.setitem(maker.PICTURES, "haystack", lambda: maker.search(3_000))
    monkeypatch.setattr(maker, "LARGEST", 200_000)  # in few keys there is more to be seen
    for run in ("first", "second"):
        maker.main(tmp_path / run)
    names = sorted(path.name for path in (tmp_path / "first").iterdir())
    assert names == ["haystack.svg", "violin.svg", "worked-example.svg"]
    for name in names:
        text = (tmp_path / "first" / name).read_text("utf-8")
        assert text == (tmp_path / "second" / name).read_text("utf-8")
        assert str(Path.home()) not in text
    assert sorted(path.name for path in maker.FOLDER.glob("*.svg")) == names
    assert all(path.stat().st_size < 100_000 for path in maker.FOLDER.glob("*.svg"))


def test_every_picture_is_in_the_gallery(maker):
    gallery = (maker.FOLDER.parent / "gallery.md").read_text("utf-8")
    shown = re.findall(r"!\[[^\]]{20,}\]\(pictures/([^)]+)\)", gallery)
    assert sorted(shown) == sorted(path.name for path in maker.FOLDER.iterdir())
    assert all(path.stat().st_size < 150_000 for path in maker.FOLDER.iterdir())


def test_the_needle_is_found_in_the_picture(maker):
    figure = maker.search(3_000)
    _, near = figure.subfigs[0].axes[:2]
    weights = drawn(near)
    assert (np.diag(weights[10:14, 10:14]) > 0.9).all()
    assert np.nansum(weights > 0.5) == 4


# -- matplotlib --------------------------------------------------------------------------------------------------------
def test_pyplot_is_not_loaded_where_axes_are_given():
    code = (
        "import sys, numpy as np, regard; from matplotlib.figure import Figure; x = np.eye(3); "
        "a = regard.inspect(x, x, x); "
        "[a.plot(kind, ax=Figure().add_subplot()) for kind in ('map', 'entropy', 'distance', 'received')]; "
        "a.plot('heads', ax=Figure()); print('matplotlib.pyplot' in sys.modules)"
    )
    assert child(code, MPLBACKEND="").strip() == "False"


def test_without_a_display(tmp_path):
    target = tmp_path / "map.png"
    code = f"import numpy as np, regard; x = np.eye(3); regard.inspect(x, x, x).plot().figure.savefig({str(target)!r})"
    child(code, MPLBACKEND="", DISPLAY="", WAYLAND_DISPLAY="")
    assert target.stat().st_size > 1000


def test_a_figure_that_is_the_callers_stays_the_current_one(ax):
    current = pyplot.figure()
    x = np.eye(3)
    regard.inspect(x, x, x).plot(ax=ax)
    assert pyplot.gcf() is current


def test_without_matplotlib(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    x = np.eye(3)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'regard\[plot\]'"):
        regard.inspect(x, x, x).plot()


def test_colours_fall_evenly_in_lightness():
    """So that they can be told apart by everybody, and in print."""
    rgb = plot_kinds.ramp()(np.linspace(0, 1, 64))[:, :3]
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    light = linear @ [0.2126, 0.7152, 0.0722]
    assert (np.diff(light) < 0).all()


def test_colours_are_those_of_the_pages():
    script = (Path(regard.__file__).parent / "page" / "static" / "shades.js").read_text("utf-8")
    pages = [script.split(f"{name} =")[1].split("light: ")[1] for name in ("RAMPS", "NOT_A_NUMBER")]
    ramp, lost = (re.findall(r"\d+", text.split(end)[0]) for text, end in zip(pages, ("]]", "]")))
    here = ["".join(f"{int(c):02x}" for c in colors) for colors in (ramp, lost)]
    assert here == ["".join(plot_kinds.RAMP).replace("#", ""), plot_kinds.LOST.strip("#")]
