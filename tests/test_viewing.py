"""The map: tiles are the exact table pooled, work stops when nobody waits, memory is bounded, strangers get nothing."""

from __future__ import annotations

import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import regard
from regard import __main__ as command
from regard import biases, masks
from regard.alone import alone
from regard.inspection import Inspection
from regard.problem import Problem
from regard.streaming import places
from regard.viewing import layout as layouts
from regard.viewing import opening
from regard.viewing.atlas import Atlas, Picture
from regard.viewing.layout import Bounds, Layout
from regard.viewing.table import HeadTable, Stopped
from regard.viewing.workers import Workers
from support import at_level, normal, qkv

RNG = np.random.default_rng(7)


def pooled(weights, cell):
    """Means and largest of bins, by NumPy."""

    def by(how, x):
        for axis in (0, 1):
            x = how.reduceat(x, np.arange(0, x.shape[axis], cell), axis=axis)
        return x

    with np.errstate(all="ignore"):
        wide = weights.astype(np.float64)
        return by(np.add, wide) / by(np.add, np.ones_like(wide)), by(np.maximum, wide)


def atlas_of(problem, **limits):
    layout = Layout(problem.queries, problem.keys)
    heads = list(places(problem))
    return Atlas(layout, len(heads), lambda n: HeadTable([(0, alone(problem, heads[n]))]), **limits)


def finish(atlas, head):
    """Compute the whole picture of a head."""
    picture = atlas.want(head)
    while (band := picture.next_band()) is not None:
        picture.begun[band] = True
        picture.compute(band, lambda: None)
    return picture


def tile(atlas, head, *at):
    data, rows = atlas.tile(head, *at, lambda: None)
    shape = atlas.layout.bounds(*at).shape
    return np.frombuffer(data, "<f4").reshape(2, *shape), rows


def all_tiles(layout):
    for level in range(layout.depth + 1):
        down, across = layout.tiles(level)
        for row in range(down):
            for column in range(across):
                yield level, row, column


CASES = {
    "odd": ((1, 300, 16), {"keys": 517}, {}),
    "one query": ((1, 1, 16), {"keys": 700}, {}),
    "one key": ((1, 700, 16), {"keys": 1}, {}),
    "causal": ((2, 389, 16), {}, {"causal": True}),
    "grouped": ((2, 4, 130, 16), {"keys": 270, "kv_heads": 2}, {"causal": True, "q_offset": "end"}),
    "window": ((1, 400, 16), {"keys": 600}, {"window": (70, 3), "q_offset": np.array(5)}),
    "offsets": ((2, 2, 300, 16), {}, {"causal": True, "q_offset": np.array([0, -40])}),
    "mask": ((2, 2, 270, 8), {}, {"mask": RNG.random((2, 1, 270, 270)) < 0.3}),
    "masks": ((2, 2, 270, 8), {}, {"mask": masks.Keys(RNG.random((2, 270)) < 0.7) & ~masks.Lengths(queries=[3, 9])}),
    "functions": ((2, 2, 260, 8), {}, {"mask": masks.Where(lambda b, h, p, j: p - j <= 20 * (h + 1) + 90 * b)}),
    "bias": ((2, 2, 265, 8), {}, {"bias": RNG.standard_normal((2, 1, 265)), "sinks": [0.5, 2.0], "softcap": 5.0}),
    "biases": ((3, 265, 8), {}, {"bias": biases.ALiBi([0.1, 0.2, 0.4]) + biases.Relative(RNG.standard_normal((3, 9)))}),
}


@pytest.mark.parametrize("kept", [1, 4])
@pytest.mark.parametrize("case", CASES)
def test_every_tile_is_the_pooled_table(case, kept, monkeypatch):
    shape, more, options = CASES[case]
    monkeypatch.setattr(layouts, "SMALL", max(shape[-2], more.get("keys", 0)) // kept + 1)
    monkeypatch.setattr(layouts, "TILE", 64)
    monkeypatch.setattr("regard.viewing.atlas.TILE", 64)
    q, k, v = qkv(*shape, **more, dtype=np.float32)
    problem = Problem.of(q, k, v, **options)
    weights = Inspection(problem, True).weights[...].reshape(-1, problem.queries, problem.keys)
    atlas = atlas_of(problem)
    assert atlas.layout.kept == kept
    for head in (0, len(weights) - 1):
        finish(atlas, head)
        for at in all_tiles(atlas.layout):
            bounds = atlas.layout.bounds(*at)
            (mean, largest), rows = tile(atlas, head, *at)
            expected = pooled(weights[head][slice(*bounds.rows), slice(*bounds.keys)], bounds.cell)
            np.testing.assert_allclose(mean, expected[0], rtol=2e-6, atol=1e-12)
            np.testing.assert_array_equal(largest, expected[1].astype(np.float32))
            assert rows == problem.queries


@pytest.mark.parametrize("dtype", [np.float64, np.float16])
def test_other_dtypes(dtype):
    q, k, v = qkv(1, 300, 8, dtype=dtype)
    a = regard.inspect(q, k, v, causal=True)
    atlas = atlas_of(a._needed())
    finish(atlas, 0)
    (mean, largest), _ = tile(atlas, 0, 0, 0, 0)
    expected = pooled(a.weights[0], 2)
    np.testing.assert_allclose(mean, expected[0], rtol=2e-6)
    np.testing.assert_allclose(largest, expected[1], rtol=1e-6)


def test_numpy_answers_where_no_kernel_can():
    with at_level("numpy"):
        q, k, v = qkv(1, 300, 8, dtype=np.float32)
        atlas = atlas_of(Problem.of(q, k, v, causal=True, mask=masks.Keys(np.arange(300) > 3)))
        finish(atlas, 0)
        expected = pooled(regard.inspect(q, k, v, causal=True, mask=masks.Keys(np.arange(300) > 3)).weights[0], 2)
        np.testing.assert_allclose(tile(atlas, 0, 0, 0, 0)[0][0], expected[0], rtol=2e-6)


def test_four_bins_are_one_of_the_level_above():
    q, k, v = qkv(1, 1000, 8, keys=777, dtype=np.float32)
    atlas = atlas_of(Problem.of(q, k, v))
    finish(atlas, 0)
    for level in range(atlas.layout.depth):
        coarse, fine = (np.zeros((2, 1000, 777)) for _ in range(2))
        for picture, n in ((coarse, level), (fine, level + 1)):
            cell = atlas.layout.cell(n)
            for at in all_tiles(atlas.layout):
                if at[0] == n:
                    bounds = atlas.layout.bounds(*at)
                    bins, _ = tile(atlas, 0, *at)
                    wide = bins.repeat(cell, 1).repeat(cell, 2)
                    into = picture[:, slice(*bounds.rows), slice(*bounds.keys)]
                    into[...] = wide[:, : into.shape[1], : into.shape[2]]
        cell = atlas.layout.cell(level)
        np.testing.assert_allclose(pooled(coarse[0], cell)[0], pooled(fine[0], cell)[0], rtol=1e-6)
        np.testing.assert_array_equal(pooled(coarse[1], cell)[1], pooled(fine[1], cell)[1])


def test_long_inputs_have_a_coarser_picture_that_is_kept():
    sizes = [1, 256, 257, 4096, 4097, 100_000, 250_000, 1_000_000]
    found = [(Layout(n, 7).depth, Layout(n, 7).kept) for n in sizes]
    assert found == [(0, 1), (0, 1), (1, 1), (4, 1), (5, 2), (9, 32), (10, 32), (12, 128)]
    for n in sizes[1:]:
        layout = Layout(n, n)
        assert -(-n // layout.kept) <= layouts.LARGE
    for wrong in ((-1, 0, 0), (10, 0, 0), (9, 391, 0), (0, 0, 1), (0, -1, 0)):
        with pytest.raises(ValueError, match="there is no"):
            Layout(100_000, 5).bounds(*wrong)


def test_rows_that_are_empty_or_nan():
    q, k, v = qkv(1, 50, 8, dtype=np.float32)
    q[0, 7] = np.nan
    atlas = atlas_of(Problem.of(q, k, v, mask=np.arange(50)[:, None] >= 5))
    finish(atlas, 0)
    status = atlas.status(0)
    assert (status["empty"], status["lost"], status["share"], status["error"]) == (5, 1, 1.0, None)
    (mean, largest), _ = tile(atlas, 0, 0, 0, 0)
    assert np.isnan(mean[7]).all()
    assert np.isnan(largest[7]).all()
    assert (mean[:5] == 0).all()
    assert np.isfinite(np.delete(mean, 7, 0)).all()


def test_deep_tiles_need_no_picture():
    q, k, v = qkv(3, 5000, 8, keys=300, dtype=np.float32)
    atlas = atlas_of(Problem.of(q, k, v))
    (mean, _), rows = tile(atlas, 2, atlas.layout.depth, 3, 0)
    np.testing.assert_allclose(mean, regard.inspect(q, k, v).weights[2, 768:1024, :256], rtol=1e-6)
    assert rows == 5000
    assert not atlas.want(2).done.any()
    assert tile(atlas, 2, 0, 0, 0)[1] == 0


def test_changed_inputs_are_noticed():
    q, k, v = qkv(1, 300, 8, dtype=np.float32)
    a = regard.inspect(q, k, v)
    k += 1
    table = HeadTable([(0, alone(a._needed(), next(places(a._needed()))))], a._rows.of_head((), 0))
    picture = Picture(table, Layout(300, 300))
    with pytest.raises(RuntimeError, match="changed after inspect"):
        picture.compute(0, lambda: None)
    assert "changed" in picture.error
    assert picture.next_band() is None


# -- stopping ----------------------------------------------------------------------------------------------------------
def test_a_tile_stops_between_strips():
    q, k, v = qkv(1, 20_000, 16, dtype=np.float32)
    table = HeadTable([(0, alone(p := Problem.of(q, k, v), next(places(p))))])
    seen = []

    def check():
        seen.append(time.perf_counter())
        if len(seen) == 5:
            raise Stopped

    begun = time.perf_counter()
    with pytest.raises(Stopped):
        table.pooled(Bounds((0, 20_000), (0, 20_000), 32), check)
    assert len(seen) == 5
    assert time.perf_counter() - begun < 2


def test_workers_take_the_newest_first_and_drop_what_is_cancelled():
    free, order = threading.Event(), []
    workers = Workers(1, lambda: None)
    first = workers.submit(lambda check: free.wait(5))
    while not workers._running:
        time.sleep(0.001)
    others = [workers.submit(lambda check, n=n: order.append(n)) for n in range(4)]
    others[2].cancel()
    free.set()
    first.future.result(5)
    for n in (0, 1, 3):
        others[n].future.result(5)
    assert order == [3, 1, 0]
    assert workers.close()
    with pytest.raises(RuntimeError, match="closed"):
        workers.submit(lambda check: None)


def test_closing_stops_what_runs():
    def busy(check):
        while True:
            check()
            time.sleep(0.001)

    workers = Workers(2, lambda: busy)
    request = workers.submit(busy)
    time.sleep(0.05)
    assert workers.close()
    with pytest.raises((Stopped, BaseException)):
        request.future.result(0)


def test_switching_heads_leaves_the_other_and_comes_back():
    q, k, v = qkv(4, 700, 8, dtype=np.float32)
    atlas = atlas_of(Problem.of(q, k, v))
    for picture in (atlas.want(0), atlas.want(3)):
        assert len(picture.bands) == 1
    atlas.idle_task()(lambda: None)
    assert (atlas.want(3).share, atlas.want(0).share) == (1.0, 0.0)
    prepared = []
    while (task := atlas.idle_task()) is not None:
        task(lambda: None)
        prepared = atlas._ready()
    assert prepared == [0, 1, 2, 3]


def test_other_heads_wait_while_somebody_moves():
    now = [0.0]
    q, k, v = qkv(2, 300, 8, dtype=np.float32)
    atlas = atlas_of(Problem.of(q, k, v), clock=lambda: now[0])
    atlas.want(0)
    atlas.idle_task()(lambda: None)
    tile(atlas, 0, 0, 0, 0)
    assert atlas.idle_task() is None
    now[0] = 2.0
    assert atlas.idle_task() is not None


def test_nothing_is_prepared_when_nobody_asks():
    now = [0.0]
    q, k, v = qkv(4, 300, 8, dtype=np.float32)
    atlas = atlas_of(Problem.of(q, k, v), clock=lambda: now[0])
    assert atlas.idle_task() is None
    atlas.want(1)
    now[0] = 60.0
    atlas.idle_task()(lambda: None)
    assert atlas.idle_task() is None


# -- memory ------------------------------------------------------------------------------------------------------------
def test_memory_is_bounded_over_five_thousand_tiles():
    q, k, v = qkv(40, 1500, 8, dtype=np.float32)
    one = 4 * 1500 * 1500
    atlas = atlas_of(Problem.of(q, k, v, causal=True), heads=3 * one, tiles=20)
    deep, (down, across) = atlas.layout.depth, atlas.layout.tiles(atlas.layout.depth)
    asked = [(head, deep, row, column) for head in range(40) for row in range(down) for column in range(across)]

    def ask(count):
        for n in range(count):
            tile(atlas, *asked[(n * 7) % len(asked)])
            if n % 500 == 0:
                finish(atlas, n // 500)

    ask(600)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    ask(5000)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 40_000  # kilobytes
    assert atlas._bytes() <= 3 * one
    assert len(atlas._tiles) <= 20


# -- the server --------------------------------------------------------------------------------------------------------
@pytest.fixture
def served():
    q, k, v = qkv(2, 1500, 16, dtype=np.float32)
    with regard.view(q, k, v, causal=True, tokens=[f"<b>{n}" for n in range(1500)]) as found:
        found.weights = regard.inspect(q, k, v, causal=True).weights
        yield found


def ask(found, path, method="GET", host=None, **headers):
    """Status, headers and body of a request; path behind the token, or whole where it begins with "//"."""
    server = found._server
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    whole = path[1:] if path.startswith("//") else f"/{server.secret}/{path}"
    connection.putrequest(method, whole, skip_host=True)
    for name, value in {"Host": host or f"127.0.0.1:{server.port}", **headers}.items():
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, dict(answer.getheaders()), body


def test_page_and_tokens(served):
    status, headers, body = ask(served, "")
    assert status == 200
    assert "<b>" not in body.decode()
    assert "connect-src &#39;self&#39;" in body.decode() or "connect-src 'self'" in body.decode()
    assert headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cache-Control"] == "no-store"
    assert not {"Set-Cookie", "Server", "Access-Control-Allow-Origin", "Etag"} & set(headers)
    assert json.loads(ask(served, "tokens/keys")[2])[3] == "<b>3"
    assert json.loads(ask(served, "tokens/queries")[2]) is None


def test_two_hundred_requests_at_once(served):
    layout = Layout(1500, 1500)
    wanted = [(head, *at) for head in (0, 1) for at in all_tiles(layout)]
    wanted = (wanted * 3)[:200]
    while json.loads(ask(served, "heads/0")[2])["ready"] != [0, 1]:
        time.sleep(0.02)
    with ThreadPoolExecutor(200) as pool:
        answers = list(pool.map(lambda at: ask(served, "tiles/" + "/".join(map(str, at))), wanted))
    for (head, *at), (status, headers, body) in zip(wanted, answers):
        bounds = layout.bounds(*at)
        assert (status, headers["Regard-Rows"]) == (200, "1500")
        found = np.frombuffer(body, "<f4").reshape(2, *bounds.shape)
        expected = pooled(served.weights[head, slice(*bounds.rows), slice(*bounds.keys)], bounds.cell)
        np.testing.assert_allclose(found[0], expected[0], rtol=2e-6)


def test_a_client_that_goes_away_stops_its_tile(served, monkeypatch):
    began, stopped = threading.Event(), threading.Event()

    def slow(*arguments):
        began.set()
        try:
            while True:
                arguments[-1]()
                time.sleep(0.001)
        except Stopped:
            stopped.set()
            raise

    monkeypatch.setattr(served._server.atlas, "tile", slow)
    with socket.create_connection(("127.0.0.1", served._server.port)) as client:
        text = f"GET /{served._server.secret}/tiles/0/0/0/0 HTTP/1.1\r\nHost: 127.0.0.1:{served._server.port}\r\n\r\n"
        client.sendall(text.encode())
        assert began.wait(5)
    assert stopped.wait(5)
    monkeypatch.undo()
    assert ask(served, "tiles/0/0/0/0")[0] == 200


def test_strangers_get_nothing(served):
    port, secret = served._server.port, served._server.secret
    own = [f"127.0.0.1:{port}", f"localhost:{port}", f"LOCALHOST:{port}"]
    assert [ask(served, "heads/0", host=host)[0] for host in own] == [200] * 3
    for host in (
        "evil.example",
        f"evil.example:{port}",
        "127.0.0.1",
        f"127.0.0.1:{port + 1}",
        f"0.0.0.0:{port}",
        f"[::1]:{port}",
    ):
        assert ask(served, "heads/0", host=host)[::2] == (403, b"403\n")
    assert ask(served, "", Origin="http://evil.example")[0] == 403
    assert ask(served, "", Origin="null")[0] == 403
    assert ask(served, "", Origin=f"http://127.0.0.1:{port}")[0] == 200
    for path in ("/", "//", "/heads/0", f"/{secret[:-1]}/heads/0", f"/{secret}x/", f"/{secret.swapcase()}/", "/%00/"):
        assert ask(served, "/" + path)[0] == 403
    for path in (b"/\xc3\xa9/", b"*", b"http://evil.example/", b"/" + b"a" * 100_000):
        assert raw(served, path) in (b"", b"400", b"403", b"404")


def raw(found, path):
    """The status of an answer to a request that http.client would not send; b"" where the connection is closed."""
    with socket.create_connection(("127.0.0.1", found._server.port), 10) as client:
        client.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % found._server.port)
        try:
            return client.recv(100).partition(b" ")[2][:3]
        except ConnectionError:
            return b""


def test_paths_that_are_not_there(served):
    tricks = [
        "../../../etc/passwd",
        "..%2f..%2fetc%2fpasswd",
        "tokens/../../x",
        "tokens/values",
        "static/view.js",
        "tiles/0/0/0",
        "tiles/0/0/0/1",
        "tiles/0/9/0/0",
        "tiles/9/0/0/0",
        "tiles/-1/0/0/0",
        "tiles/0/0/0/0/",
        "tiles/0/0/0/0%00",
        "tiles/0/99999999999999999999/0/0",
        "tiles/%D9%A3/0/0/0",
        "heads/2",
        "heads/",
        "/",
    ]
    assert [(path, ask(served, path)[0]) for path in tricks] == [(path, 404) for path in tricks]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"])
def test_other_methods_are_refused(served, method):
    assert ask(served, "", method)[0] == 405


def test_only_this_computer(served):
    assert served.url.startswith("http://127.0.0.1:")
    others = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)} - {"127.0.0.1"}
    for address in others:
        with pytest.raises(OSError):
            socket.create_connection((address, served._server.port), 1)


def test_errors_are_said(served, monkeypatch):
    def broken(*_):
        raise MemoryError("no room for this tile")

    monkeypatch.setattr(served._server.atlas, "tile", broken)
    assert ask(served, "tiles/0/0/0/0")[::2] == (500, b"no room for this tile\n")


# -- ways in -----------------------------------------------------------------------------------------------------------
def test_view_of_inspections_and_their_union():
    q, k, v = qkv(2, 300, 8, dtype=np.float32)
    whole = regard.inspect(q, k, v)
    parts = [regard.inspect(q, k[:, :100], v[:, :100]), regard.inspect(q, k[:, 100:], v[:, 100:])]
    for a in (whole, regard.merge(parts)):
        with a.view(tokens=list(map(str, range(300)))) as found:
            while json.loads(ask(found, "heads/1")[2])["share"] < 1:
                time.sleep(0.01)
            bounds = Layout(300, 300).bounds(1, 1, 0)
            got = np.frombuffer(ask(found, "tiles/1/1/1/0")[2], "<f4").reshape(2, *bounds.shape)
            np.testing.assert_allclose(got[0], whole.weights[1, 256:300, :256], rtol=1e-5)
    with pytest.raises(RuntimeError, match="detached"):
        whole.detach().view()


def test_bad_arguments_are_said_before_any_work():
    x = np.zeros((4, 8), np.float32)
    with pytest.raises(TypeError, match="view takes no out"):
        regard.view(x, x, x, out=x)
    with pytest.raises(ValueError, match="tokens must have one string for each of the 4 keys: got 1"):
        regard.view(x, x, x, tokens=["a"])
    with pytest.raises(ValueError, match="port must be 0 or more"):
        regard.view(x, x, x, port=-1)
    with regard.view(x, x, x) as found, pytest.raises(OSError):
        regard.view(x, x, x, port=found._server.port)


@pytest.mark.parametrize(
    ("queries", "keys", "said"), [(0, 5, "no queries"), (5, 0, "no keys"), (0, 0, "no queries and no keys")]
)
def test_nothing_to_see_is_said(queries, keys, said):
    q, k = np.zeros((1, queries, 8), np.float32), np.zeros((1, keys, 8), np.float32)
    with regard.view(q, k, k) as found:
        assert f"There is nothing to see: {said}." in ask(found, "")[2].decode()
        assert ask(found, "tiles/0/0/0/0")[0] == 404
        assert ask(found, "heads/0")[0] == 200


def test_a_view_says_where_it_is_and_closes_twice():
    x = np.zeros((4, 8), np.float32)
    found = regard.view(x, x, x)
    assert found.url in repr(found)
    assert found.url in found._repr_html_()
    assert found.close()
    assert found.close()
    with pytest.raises(OSError):
        ask(found, "")


def test_offsets_and_limits_are_told_to_the_page():
    q, k, v = qkv(2, 3, 20, 8, keys=50, dtype=np.float32)
    said = []
    for options in ({"causal": True, "q_offset": np.array([5, 9])}, {}, {"window": (4, 2), "q_offset": "end"}):
        p = Problem.of(q, k, v, **options)
        positioned = "q_offset" in options
        facts = opening.facts(p, Layout(20, 50), opening.Places(p.batch, p.heads), positioned, opening.Names())
        said.append((facts["offsets"], facts["causal"], facts["facts"].split("dim 8")[1]))
    assert said == [([5, 9], True, ", causal"), (None, False, ""), ([30, 30], True, ", window (4 before, 2 behind)")]


# -- the command -------------------------------------------------------------------------------------------------------
@pytest.fixture
def files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for n, name in enumerate("qkv"):
        np.save(f"{name}.npy", normal(n, 2, 30_000, 64, dtype=np.float32))
    return "q.npy", "k.npy", "v.npy"


# Begins `regard view` as a shell does: what is to be done at the end of the terminal; in a group that has it, or not.
START = """
import os, signal, sys
how, *more = sys.argv[1:]
signal.signal(signal.SIGHUP, getattr(signal, how))
if more[0] == "leads":
    import fcntl, termios
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
files = [name for name in more if name.endswith(".npy")]
os.execv(sys.executable, [sys.executable, "-m", "regard", "view", *files, "--causal", "--no-open"])
"""


@pytest.mark.parametrize(("name", "status"), [("SIGINT", 0), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_the_command_ends_within_a_second_while_a_kernel_runs(files, name, status):
    line = [sys.executable, "-c", START, "SIG_DFL", *files]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        url = child.stdout.readline().strip()
        connection = http.client.HTTPConnection(url.split("/")[2], timeout=20)
        path = "/" + url.split("/", 3)[3]
        connection.request("GET", f"{path}heads/0")
        answer = json.loads(connection.getresponse().read())
        connection.close()
        assert answer["share"] < 1
        time.sleep(0.3)
        begun = time.perf_counter()
        child.send_signal(getattr(signal, name))
        assert child.wait(10) == status
        assert time.perf_counter() - begun < 1.5
        assert child.stderr.read() == ""


@pytest.fixture
def at_terminal(files):
    """at_terminal(how, ..): the command at a terminal of its own, once it serves; and the terminal's other end."""
    pty = pytest.importorskip("pty", reason="there are no terminals to open")
    begun = []

    def begin(how, *more):
        master, its = pty.openpty()
        line = [sys.executable, "-c", START, how, *more, *files]
        child = subprocess.Popen(line, stdin=its, stdout=its, stderr=subprocess.PIPE, text=True)
        begun.append(child)
        os.close(its)
        said = b""
        while b"ends it" not in said:
            said += os.read(master, 1000)
        return child, master

    yield begin
    for child in begun:
        child.kill()
        child.communicate()


@pytest.mark.parametrize("more", [["leads"], []], ids=["foreground", "background"])
def test_the_command_ends_with_its_terminal(at_terminal, more):
    child, master = at_terminal("SIG_DFL", *more)
    os.close(master)
    assert child.wait(2) == 129
    assert child.stderr.read() == ""


def test_the_command_ends_by_the_keys_of_its_terminal(at_terminal):
    child, master = at_terminal("SIG_DFL", "leads")
    os.write(master, b"\x03")
    assert child.wait(2) == 0
    os.close(master)
    assert child.stderr.read() == ""


def test_the_command_outlives_its_terminal_where_hangup_is_ignored(at_terminal):
    child, master = at_terminal("SIG_IGN", "leads")
    os.close(master)
    with pytest.raises(subprocess.TimeoutExpired):
        child.wait(1.5)
    child.terminate()
    assert child.wait(2) == 143
    assert child.stderr.read() == ""


def test_the_command_without_the_extra(files, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "tornado.web", None)
    monkeypatch.setitem(sys.modules, "tornado", None)
    monkeypatch.setattr(sys, "argv", ["regard", "view", *files, "--no-open"])
    with pytest.raises(SystemExit) as end:
        command.main()
    assert (end.value.code, capsys.readouterr().err) == (2, "regard: a map needs tornado: pip install 'regard[view]'\n")


def test_the_command_says_what_is_wrong_with_files(files, capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["regard", "view", "q.npy", "k.npy", "missing.npy", "--no-open"])
    with pytest.raises(SystemExit):
        command.main()
    assert "missing.npy" in capsys.readouterr().err
