"""regard.inspect: every statistic against the whole table in float64."""

from __future__ import annotations

import itertools
import pickle
import threading

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regard
from regard import biases, masks
from regard.blocks_of_table import LIMIT
from regard.largest import MOST
from tables import table_of

RNG = np.random.default_rng(7)
L, S, D = 70, 300, 16
DTYPES = {"float32": np.float32, "float64": np.float64, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16}
OPTIONS = {
    "plain": {"q_offset": 0},
    "causal": {"causal": True, "q_offset": "end"},
    "window": {"window": (20, 5), "q_offset": 3},
    "per-batch offsets": {"causal": True, "q_offset": [5, 200]},
    "keys": {"mask": masks.Keys(RNG.random((2, S)) > 0.4)},
    "empty rows": {"mask": masks.Lengths([0, 130], [70, 40]), "causal": True, "q_offset": 0},
    "where": {"mask": masks.Where(lambda b, h, p, j: (p + j) % 3 != 0), "q_offset": 0},
    "bias": {"bias": RNG.standard_normal((4, L, S)).astype(np.float32)},
    "hiding bias": {"bias": np.where(RNG.random((L, S)) > 0.3, 0.0, -np.inf).astype(np.float32)},
    "alibi": {"bias": biases.ALiBi([0.5, 0.1, 0.0, 1.0]), "q_offset": "end"},
    "sinks and cap": {"sinks": [0.0, 1.0, -2.0, -np.inf], "softcap": 5.0},
    "scale": {"scale": -0.7},
}


def arrays(dtype=np.float32, seed=0):
    rng = np.random.default_rng(seed)
    shapes = [(2, 4, L, D), (2, 2, S, D), (2, 2, S, 8)]
    return [rng.standard_normal(shape).astype(dtype) for shape in shapes]


def close(found, expected, tolerance):
    found = np.asarray(found, np.float64)
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


@pytest.fixture(params=OPTIONS.values(), ids=OPTIONS)
def options(request):
    return request.param


@pytest.fixture(
    params=[pytest.param(x, id=n, marks=[pytest.mark.slow] * (n in ("float16", "float64"))) for n, x in DTYPES.items()]
)
def case(request, options, level):
    """An Inspection, its table, and how close they must be."""
    given = arrays(request.param)
    return regard.inspect(*given, **options), table_of(*given, **options), 1e-9 if request.param is np.float64 else 3e-5


def test_rows(case, options):
    a, t, tolerance = case
    p = t.weights
    with np.errstate(all="ignore"):
        close(a.entropy(), -np.where(p > 0, p * np.log(np.where(p > 0, p, 1)), 0).sum(-1), 3 * tolerance)
        close(a.sink_mass(), np.where(t.lse == -np.inf, 0, 1 - p.sum(-1)), tolerance)
    close(a.largest(), p.max(-1), tolerance)
    finite = np.isfinite(t.lse)
    np.testing.assert_array_equal(np.asarray(a.lse)[~finite], t.lse[~finite])
    close(np.asarray(a.lse)[finite], t.lse[finite], tolerance)
    if "q_offset" in options:
        close(a.distance(), (p * t.distances).sum(-1), 10 * tolerance)
    else:
        with pytest.raises(ValueError, match="q_offset"):
            a.distance()


def test_the_table(case):
    a, t, tolerance = case
    close(a.weights[...], t.weights, tolerance)
    cut = (1, 2, slice(5, 40, 3), slice(-1, 100, -7))
    close(a.weights[cut], t.weights[cut], tolerance)
    close(a.weights[0, ..., 3], t.weights[0, ..., 3], tolerance)
    scores = a.scores[...]
    np.testing.assert_array_equal(scores == -np.inf, t.scores == -np.inf)
    close(np.where(scores == -np.inf, 0, scores), np.where(t.scores == -np.inf, 0, t.scores), tolerance)


def test_keys(case):
    a, t, tolerance = case
    for how in ("sum", "mean", "max"):
        for last in (None, 13, L):
            rows = t.weights if last is None else t.weights[..., -last:, :]
            close(a.received(how, last), getattr(rows, how)(-2), 4 * tolerance)
    np.testing.assert_array_equal(a.viewers(), t.visible.sum(-2))
    np.testing.assert_array_equal(a.viewers(5), t.visible[..., -5:, :].sum(-2))
    close(a.mass(slice(10, 200)), t.weights[..., 10:200].sum(-1), tolerance)
    close(a.mass([3, 250, 17]), t.weights[..., [3, 17, 250]].sum(-1), tolerance)
    chosen = np.arange(S) % 5 == 0
    close(a.mass(chosen), t.weights[..., chosen].sum(-1), tolerance)
    assert not np.asarray(a.mass([])).any()


def test_pictures(case):
    a, t, tolerance = case
    rows, keys = np.arange(8) * L // 7, np.arange(12) * S // 11
    for reduce in ("mean", "max", "sum"):
        expected = np.stack(
            [
                np.stack([getattr(t.weights[..., r:s, c:d], reduce)((-1, -2)) for c, d in itertools.pairwise(keys)], -1)
                for r, s in itertools.pairwise(rows)
            ],
            -2,
        )
        close(a.map(7, 11, reduce), expected, 4 * tolerance)
    close(a.map(1000, 1000), t.weights, tolerance)
    region = a.map(5, 5, "sum", region=(10, 50, 33, 290))
    close(region[..., 1, 1], t.weights[..., 18:26, 84:135].sum((-1, -2)), 4 * tolerance)


def test_top(case):
    a, t, tolerance = case
    own = np.where(t.visible, a.weights[...], -1)
    order = np.argsort(-own, -1, kind="stable")[..., :9]
    held = np.take_along_axis(own, order, -1)
    top = a.top(9)
    np.testing.assert_array_equal(top.keys, np.where(held < 0, -1, order))
    np.testing.assert_array_equal(top.weights, np.maximum(held, 0))
    norms = np.repeat(np.linalg.norm(t.problem.v.astype(np.float64), axis=-1), 2, -2)
    expected = np.sort(np.where(t.visible, t.weights * norms[..., None, :], 0))[..., ::-1][..., :9]
    close(a.top(9, by="contribution").weights, expected, 4 * tolerance)


def test_products(case):
    a, t, tolerance = case
    rng = np.random.default_rng(1)
    x, y = rng.standard_normal((2, 4, S, 3)), rng.standard_normal((2, 4, L, 3))
    close(a.apply(x), t.weights @ x, 3 * tolerance)
    close(a.apply_transpose(y), t.weights.swapaxes(-1, -2) @ y, 3 * tolerance)
    close(
        a.apply(t.problem.v),
        np.asarray(a.out, np.float64),
        5e-3 if tolerance > 1e-6 and a.out.dtype.itemsize == 2 else 3e-5,
    )


def test_nucleus(case):
    a, t, _ = case
    held = np.cumsum(-np.sort(-t.weights, -1), -1)
    expected = np.where(held[..., -1] > 0, (held < 0.9 * held[..., -1:]).sum(-1) + 1, 0)
    assert abs(a.nucleus(0.9) - expected).max() <= 1


def test_without(options):
    given = arrays()
    hidden = np.ones(S, bool)
    hidden[[5, 9]] = False
    mask = masks.Keys(hidden) & options["mask"] if "mask" in options else masks.Keys(hidden)
    expected = regard.attention(*given, **options | {"mask": mask})
    np.testing.assert_array_equal(regard.inspect(*given, **options).without([5, 9]), expected)


def test_out_is_what_attention_gives(options, level):
    given = arrays()
    np.testing.assert_array_equal(regard.inspect(*given, **options).out, regard.attention(*given, **options))


def test_stages(level):
    q, k, v = arrays(np.float64)
    bias = RNG.standard_normal((L, S))
    a = regard.inspect(q, k, v, scale=0.5, softcap=2.0, bias=bias, causal=True, q_offset="end")
    product = q[1, 3] @ k[1, 1].T
    capped = 2.0 * np.tanh(0.5 * product / 2.0)
    for name, expected in {
        "product": product,
        "scaled": 0.5 * product,
        "capped": capped,
        "biased": capped + bias,
    }.items():
        close(a.stage(name)[1, 3], expected, 1e-9)
    assert (a.scores[1, 3, 0] > -np.inf).sum() == S - L + 1


def test_several_at_once_are_the_same_as_one_by_one(options):
    given = arrays()
    a, b = regard.inspect(*given, **options), regard.inspect(*given, **options)
    assert b.compute(top=9, received=["sum", "max"], map=(7, 11), nucleus=0.9, entropy=True) is b
    np.testing.assert_array_equal(b.top(9).keys, a.top(9).keys)
    for name, args in {"received": ("max",), "map": (7, 11), "nucleus": (0.9,)}.items():
        np.testing.assert_allclose(getattr(b, name)(*args), getattr(a, name)(*args), rtol=1e-6)


def test_compute_refuses_what_it_does_not_know():
    with pytest.raises(TypeError, match=r"'tops'.*top"):
        regard.inspect(*arrays()).compute(tops=3)


def test_equal_weights_are_in_order_of_keys(level):
    k = np.repeat(np.random.default_rng(0).standard_normal((1, 1, 1, D)), 200, -2).astype(np.float32)
    top = regard.inspect(np.ones((1, 1, 3, D), np.float32), k, k).top(MOST)
    np.testing.assert_array_equal(top.keys[0, 0], np.tile(np.arange(MOST), (3, 1)))


def test_many_rows_of_few_keys(level):
    """NumPy takes more rows at a time than 16 bits can number."""
    q = np.resize(np.float32([1, -1]), (70_001, 1))
    top = regard.inspect(q, np.float32([[1], [2]]), np.zeros((2, 1), np.float32)).top(2)
    np.testing.assert_array_equal(top.keys, np.where(q > 0, [1, 0], [0, 1]))


def test_long_rows_in_every_order(level):
    """Keys beyond a strip; weights that grow, fall or are random from key to key."""
    scores = np.stack([np.arange(9000), -np.arange(9000), np.random.default_rng(0).permutation(9000)]) / 900
    for row in scores.astype(np.float32):
        a = regard.inspect(np.ones((1, 1), np.float32), row[:, None], row[:, None], scale=1.0)
        np.testing.assert_array_equal(a.top(MOST).keys[0], np.argsort(-row, kind="stable")[:MOST])
        np.testing.assert_allclose(a.received()[:], a.weights[0], rtol=1e-6)


def test_nan_rows(level):
    q, k, v = arrays()
    q[1, 2, 5] = np.nan
    a = regard.inspect(q, k, v, causal=True, q_offset=0)
    t = a.top(3)
    assert (t.keys[1, 2, 5] == -1).all()
    assert np.isnan(t.weights[1, 2, 5]).all()
    for row in (a.entropy(), a.largest(), a.distance(), a.lse, a.nucleus(0.5) * 1.0):
        assert np.isnan(row[1, 2, 5]) or row is not a.lse
        assert np.isfinite(np.delete(row.reshape(-1), (1 * 4 + 2) * L + 5)).all()
    received = a.received()
    assert np.isnan(received[1, 2, :6]).all()
    assert np.isfinite(received[1, 2, 6:]).all()


def test_layouts_and_tables(level):
    q, k, v = (np.ascontiguousarray(x.swapaxes(1, 2)) for x in arrays())
    a, b = regard.inspect(q, k, v, layout="lhd"), regard.inspect(*arrays())
    assert a.out.shape == (2, L, 4, 8)
    np.testing.assert_array_equal(a.received(), b.received())
    flat = regard.inspect(*(x[0, 0] for x in arrays()))
    assert flat.entropy().shape == (L,)
    assert flat.top(2).keys.shape == (L, 2)
    assert flat.weights.shape == (L, S)
    assert flat.map(4, 4).shape == (4, 4)
    np.testing.assert_array_equal(flat.weights[3], b.weights[0, 0, 3])


@pytest.mark.parametrize(("queries", "keys"), [(0, 5), (3, 0), (0, 0), (1, 1)])
def test_nothing_to_look_at(level, queries, keys):
    a = regard.inspect(*(np.zeros((2, n, 4), np.float32) for n in (queries, keys, keys)), q_offset=0)
    assert a.entropy().shape == (2, queries)
    assert a.received().shape == (2, keys)
    assert a.weights[...].shape == (2, queries, keys)
    assert a.top(2).keys.shape == (2, queries, 2)
    assert a.map().shape == (2, min(queries, 256), min(keys, 256))
    assert a.apply(np.zeros((2, keys, 3))).shape == (2, queries, 3)


def test_changed_inputs_are_noticed():
    q, k, v = arrays()
    a, b = regard.inspect(q, k, v), regard.inspect(q, k, v, copy=True)
    expected = b.received()
    k += 1.0 * RNG.standard_normal(k.shape).astype(np.float32)
    with pytest.raises(RuntimeError, match="changed after inspect"):
        a.received()
    np.testing.assert_array_equal(b.received(), expected)


def test_copies_of_masks_and_biases():
    keep, bias, ids = np.ones(S, bool), np.zeros((L, S), np.float32), np.arange(S) % 3
    table = regard.ops.Table(ids)
    mask = masks.Keys(keep) & masks.Where(lambda b, h, p, j: table[j] < 2)
    a = regard.inspect(*arrays(), mask=mask, bias=bias, copy=True)
    before = regard.inspect(*arrays(), mask=mask, bias=bias).received()
    keep[::2], bias[:, ::3], ids[...] = False, 5.0, 0
    np.testing.assert_array_equal(a.received(), before)


def test_detached():
    a = regard.inspect(*arrays()).compute(top=3).detach()
    again = pickle.loads(pickle.dumps(a))
    np.testing.assert_array_equal(again.top(3).keys, a.top(3).keys)
    np.testing.assert_array_equal(again.entropy(), a.entropy())
    for ask in (a.received, lambda: a.weights[0], lambda: a.top(4), lambda: a.without(1)):
        with pytest.raises(RuntimeError, match="detached"):
            ask()
    assert "detached" in repr(a)


def test_large_blocks_have_to_be_meant():
    n = 20_000
    x = np.zeros((1, n, 1), np.float32)
    a = regard.inspect(x, x, x)
    with pytest.raises(ValueError, match=r"1,600,000,000 bytes.*a\.weights\.read\(index, limit=None\)"):
        a.weights[...]
    assert n * n * 4 > LIMIT
    assert a.weights.read((0, slice(0, 2)), limit=None).shape == (2, n)
    with pytest.raises(ValueError, match="bytes"):
        np.asarray(a.scores)


@pytest.mark.parametrize(
    ("ask", "kind", "words"),
    [
        (lambda a: a.top(0), ValueError, "1 to 64"),
        (lambda a: a.top(65), ValueError, "1 to 64"),
        (lambda a: a.top(True), ValueError, "1 to 64"),
        (lambda a: a.received("median"), ValueError, "median"),
        (lambda a: a.received(last=0), ValueError, "last"),
        (lambda a: a.received(last=L + 1), ValueError, "last"),
        (lambda a: a.mass([1, 1]), ValueError, "twice"),
        (lambda a: a.mass([S]), IndexError, "out of bounds"),
        (lambda a: a.mass(np.ones(3, bool)), ValueError, r"\(300,\)"),
        (lambda a: a.mass([0.5]), TypeError, "whole numbers"),
        (lambda a: a.map(0, 4), ValueError, "rows and cols"),
        (lambda a: a.map(4, 4, region=(0, 0, 0, 5)), ValueError, "region"),
        (lambda a: a.nucleus(1.5), ValueError, "share"),
        (lambda a: a.stage("softmax"), ValueError, "softmax"),
        (lambda a: a.weights[[1, 2]], TypeError, "axis 0"),
        (lambda a: a.weights[2], IndexError, "out of bounds"),
        (lambda a: a.weights[0, 0, 0, 0, 0], IndexError, "too many"),
        (lambda a: a.apply(np.zeros((4, 3, 2))), ValueError, "rows"),
        (lambda a: a.apply_transpose(np.zeros(3)), ValueError, "rows"),
    ],
)
def test_wrong_questions(ask, kind, words):
    with pytest.raises(kind, match=words):
        ask(regard.inspect(*arrays()))


def test_options_that_inspect_does_not_take():
    for name in ("out", "return_lse"):
        with pytest.raises(TypeError, match=name):
            regard.inspect(*arrays(), **{name: None})


def test_values_that_are_not_finite_are_applied_where_they_are_seen(level):
    a = regard.inspect(*(np.ones((1, 8, 4), np.float32) for _ in range(3)), causal=True)
    x = np.ones((1, 8, 2))
    x[0, 5, 1] = np.nan
    found = a.apply(x)
    assert np.isfinite(found[0, :, 0]).all()
    assert np.isfinite(found[0, :5, 1]).all()
    assert np.isnan(found[0, 5:, 1]).all()


def test_large_scores_keep_their_weights(level):
    """A constant added to all scores changes no statistic: weights come from differences."""
    q, k, v = arrays()
    plain = regard.inspect(q, k, v)
    bias = np.full((L, 1), 4096.0, np.float32)
    moved = regard.inspect(q, k, v, bias=bias)
    np.testing.assert_allclose(moved.entropy(), plain.entropy(), rtol=3e-3)
    np.testing.assert_allclose(moved.weights[0, 0].sum(-1), 1, rtol=1e-5)


def test_several_threads_ask_at_once():
    a, failed = regard.inspect(*arrays(), causal=True, q_offset="end"), []

    def ask(n):
        try:
            for _ in range(5):
                assert a.top(1 + n).keys.shape[-1] == 1 + n
                assert a.received("sum", 1 + n).shape == (2, 4, S)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


def test_operator():
    linalg = pytest.importorskip("scipy.sparse.linalg")
    q, k, v = arrays(np.float64)
    a = regard.inspect(q, k, v)
    p = a.weights[1, 2]
    operator = a.operator(1, 2)
    x, y = RNG.standard_normal(S), RNG.standard_normal((L, 2))
    np.testing.assert_allclose(operator @ x, p @ x, rtol=1e-9)
    np.testing.assert_allclose(operator.T @ y, p.T @ y, rtol=1e-9)
    np.testing.assert_allclose(linalg.svds(operator, 2)[1], np.linalg.svd(p)[1][[1, 0]], rtol=1e-6)


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 80), st.integers(1, 200), st.integers(1, 20), st.booleans(), st.booleans(), st.integers(0, 999))
def test_what_must_add_up(queries, keys, dim, causal, sink, seed):
    rng = np.random.default_rng(seed)
    q, k, v = (rng.standard_normal((2, n, dim)).astype(np.float32) for n in (queries, keys, keys))
    a = regard.inspect(q, k, v, causal=causal, q_offset="end", sinks=0.5 if sink else None)
    weights = a.weights[...]
    some = a.viewers().sum(-1) > 0
    full = weights.sum(-1) + a.sink_mass()
    np.testing.assert_allclose(full[np.isfinite(a.lse)], 1, rtol=1e-5)
    np.testing.assert_allclose(a.received(last=1), weights[:, -1], rtol=1e-5, atol=1e-9)
    np.testing.assert_allclose(a.map(5, 7, "sum").sum((-1, -2)), weights.sum((-1, -2)), rtol=1e-5)
    np.testing.assert_allclose(a.apply(v), a.out, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(a.mass(slice(None)), weights.sum(-1), rtol=1e-5, atol=1e-7)
    assert some.all() or keys == 0
