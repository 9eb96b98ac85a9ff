"""regard.merge of Inspections: statistics over split keys are those of the whole, whatever the split."""

from __future__ import annotations

import itertools
import pickle

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regard
from regard import masks
from regard.blocks_of_table import TableView
from support import LEVELS, at_level, bfloat16, error, normal, qkv, reference

HEADS, DIM = 4, 8
QUICK = [name if name in ("numpy", LEVELS[-1]) else pytest.param(name, marks=pytest.mark.slow) for name in LEVELS]
TOLERANCE = {np.float64: 1e-10, np.float32: 2e-5, np.float16: 2e-5, ml_dtypes.bfloat16: 2e-5}


def split(q, k, v, cuts, *, mask=None, bias=None, q_offset=0, sinks=None, sink_at=None, **options):
    """Inspections of the keys between cuts. mask and bias are arrays (.., queries, keys)."""
    ends = [0, *sorted(cuts), k.shape[-2]]
    shards = []
    for n, (x, y) in enumerate(itertools.pairwise(ends)):
        own = {name: a[..., x:y] for name, a in (("mask", mask), ("bias", bias)) if a is not None}
        if n == sink_at:
            own["sinks"] = sinks
        shards.append(regard.inspect(q, k[..., x:y, :], v[..., x:y, :], q_offset=q_offset - x, **own, **options))
    return shards


def close(found, expected, tolerance):
    found, expected = np.asarray(found, np.float64), np.asarray(expected, np.float64)
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


def check_rows(u, a, tolerance):
    close(u.out, a.out, tolerance)
    close(u.lse, a.lse, tolerance)
    for name in ("entropy", "largest", "sink_mass", "distance"):
        close(getattr(u, name)(), getattr(a, name)(), 20 * tolerance if name == "distance" else tolerance)
    close(u.viewers(), a.viewers(), 0)


def check_table(u, a, tolerance, q, v):
    keys = a.weights.shape[-1]
    close(u.weights[...], a.weights[...], tolerance)
    close(u.scores[..., ::-2], a.scores[..., ::-2], tolerance)
    for how in ("sum", "mean", "max"):
        close(u.received(how), a.received(how), 10 * tolerance)
        close(u.map(3, 4, how), a.map(3, 4, how), 10 * tolerance)
    close(u.received(last=1), a.received(last=1), tolerance)
    close(u.mass(slice(1, None, 3)), a.mass(slice(1, None, 3)), tolerance)
    close(u.apply(v), a.apply(v), tolerance)
    close(u.apply_transpose(q), a.apply_transpose(q), 10 * tolerance)
    close(u.without([0, keys - 1] if keys > 1 else [0]), a.without([0, keys - 1] if keys > 1 else [0]), tolerance)
    close(u.top(3).weights, a.top(3).weights, tolerance)
    close(u.top(3, by="contribution").weights, a.top(3, by="contribution").weights, 10 * tolerance)


@st.composite
def cases(draw):
    queries, keys = draw(st.integers(1, 40)), draw(st.integers(1, 90))
    dtype = draw(st.sampled_from([np.float64, np.float32]))
    q, k, v = qkv(2, HEADS, queries, DIM, keys=keys, kv_heads=2, vdim=3, dtype=dtype, seed=draw(st.integers(0, 99)))
    q = q * draw(st.sampled_from([dtype(1), dtype(1), dtype(30)]))
    options = {"q_offset": draw(st.integers(-3, keys))}
    options |= draw(st.sampled_from([{}, {"causal": True}, {"window": (5, 2)}, {"softcap": 3.0}]))
    random = np.random.default_rng(queries)
    if draw(st.booleans()):
        mask = random.random((2, 1, queries, keys)) > 0.6
        mask[0, 0, ::3] = False
        options["mask"] = mask
    if draw(st.booleans()):
        options["bias"] = np.where(random.random((HEADS, 1, keys)) > 0.3, 1.5, -np.inf).astype(dtype)
    cuts = draw(st.lists(st.integers(0, keys), max_size=3))
    sinks = draw(st.sampled_from([None, np.array([0.5, -np.inf, 2.0, 9.0])]))
    return (q, k, v), options, cuts, sinks, draw(st.sampled_from([None, *range(len(cuts) + 1)]))


@pytest.mark.parametrize("name", QUICK)
@settings(max_examples=10, deadline=None)
@given(cases())
def test_any_split_gives_the_whole(name, case):
    arrays, options, cuts, sinks, sink_at = case
    with at_level(name):
        a = regard.inspect(*arrays, sinks=sinks, **options)
        shards = split(*arrays, cuts, sinks=sinks, sink_at=sink_at, **options)
        u = regard.merge(shards, sinks=sinks if sink_at is None else None)
        tolerance = TOLERANCE[arrays[0].dtype.type] * (30 if np.abs(arrays[0]).max() > 10 else 1)
        check_rows(u, a, tolerance)
        check_table(u, a, tolerance, arrays[0], arrays[2])


@pytest.fixture
def whole():
    return qkv(2, HEADS, 50, DIM, kv_heads=2, vdim=3)


def test_several_at_once_with_progress(whole):
    u, a, seen = regard.merge(split(*whole, [7, 30], causal=True)), regard.inspect(*whole, causal=True), []
    u.compute(seen.append, top=4, received=["sum", "max"], map=(5, 6), nucleus=0.8)
    assert seen == sorted(seen)
    assert seen[-1] == 1
    np.testing.assert_array_equal(u.top(4).keys, a.top(4).keys)
    np.testing.assert_array_equal(u.nucleus(0.8), a.nucleus(0.8))
    close(u.map(5, 6), a.map(5, 6), 1e-12)
    close(u.stage("product")[0, 1, 3], a.stage("product")[0, 1, 3], 1e-12)
    close(u.map(4, 4, "sum", region=(10, 40, 5, 45)), a.map(4, 4, "sum", region=(10, 40, 5, 45)), 1e-12)
    assert "queries=50, keys=50" in repr(u)


def test_equal_keys_in_different_shards_keep_their_order(level):
    """Their weights have equal bits, though the shards differ in their references."""
    q, k, v = qkv(1, 20, DIM, keys=120, dtype=np.float32)
    k[:, 1::2] = k[:, :1]
    k[:, 0::8] *= np.float32(3)
    a, u = regard.inspect(q, k, v), regard.merge(split(q, k, v, [31, 64, 90]))
    np.testing.assert_array_equal(u.top(64).keys, a.top(64).keys)


def test_union_of_unions(whole):
    a = regard.inspect(*whole, causal=True, sinks=0.5)
    shards = split(*whole, [7, 30, 41], causal=True)
    u = regard.merge([regard.merge(shards[:2], sinks=0.5), regard.merge(shards[2:])])
    check_rows(u, a, 1e-10)
    check_table(u, a, 1e-10, whole[0], whole[2])
    alone = regard.merge([regard.merge(shards[:2], sinks=0.5).detach(), regard.merge(shards[2:])])
    close(alone.out, a.out, 1e-12)
    close(alone.sink_mass(), a.sink_mass(), 1e-12)


def test_the_operator_is_that_of_the_whole(whole):
    pytest.importorskip("scipy", reason="the operator is SciPy's")
    a, u = regard.inspect(*whole), regard.merge(split(*whole, [11, 22]))
    x = normal(5, 50, 3)
    close(u.operator(1, 2) @ x, a.operator(1, 2) @ x, 1e-12)
    close(u.operator(1, 2).T @ x[:, 0], a.operator(1, 2).T @ x[:, 0], 1e-12)


@pytest.mark.parametrize("layout", ["lhd", "two axes"])
def test_layouts(layout):
    q, k, v = qkv(2, 6, 5, 8) if layout == "lhd" else (x[0, 0] for x in qkv(1, 1, 6, 8))
    options = {"layout": "lhd"} if layout == "lhd" else {}
    axis = 1 if layout == "lhd" else 0
    a = regard.inspect(q, k, v, **options)
    parts = [(np.take(x, range(3), axis), np.take(x, range(3, x.shape[axis]), axis)) for x in (k, v)]
    u = regard.merge([regard.inspect(q, ks, vs, q_offset=-at, **options) for at, ks, vs in zip((0, 3), *parts)])
    check_rows(u, a, 1e-12)
    close(u.weights[...], a.weights[...], 1e-12)
    assert u.out.flags.c_contiguous


@pytest.mark.parametrize("dtype", [np.float16, bfloat16])
def test_sixteen_bits_are_merged_in_float32(dtype):
    q, k, v = qkv(4, 40, 16, keys=200, dtype=dtype)
    a, u = regard.inspect(q, k, v), regard.merge(split(q, k, v, [64, 100]))
    assert u.out.dtype == u.lse.dtype == np.float32
    assert error(u.out, reference(q, k, v)[0]) < {"float16": 6e-4, "bfloat16": 2.6e-3}[np.dtype(dtype).name]
    close(u.entropy(), a.entropy(), 2e-5)
    close(u.without([3]), regard.inspect(*(x.astype(np.float32) for x in (q, k, v))).without([3]), 2e-5)


def test_nan_and_far_scores():
    """A NaN of one shard is its rows' NaN; a shard far below weighs nothing, and one far above everything."""
    q, k, v = qkv(1, 3, 4, keys=6)
    q[0, 0] = np.nan
    u = regard.merge(split(q, k, v, [3]))
    assert np.isnan(u.out[0, 0]).all()
    assert np.isnan(u.entropy()[0]).tolist() == [True, False, False]
    assert u.top(2).keys[0, 0].tolist() == [-1, -1]
    q, k = np.full((1, 1, 1), 1e150), np.array([[[-1e150], [1e150], [1e150]]])
    u = regard.merge(split(q, k, v[:, :3], [1]))
    np.testing.assert_array_equal(u.weights[...], [[[0, 0.5, 0.5]]])
    close(u.entropy(), [[np.log(2)]], 1e-12)


def test_what_is_left_without_inputs(whole):
    a = regard.inspect(*whole, causal=True)
    shards = split(*whole, [7, 30], causal=True)
    for shard in shards:
        shard.compute(top=6)
        shard.viewers()
        shard.detach()
    u = regard.merge(pickle.loads(pickle.dumps(shards)))
    check_rows(u, a, 1e-10)
    for k in (1, 6):
        np.testing.assert_array_equal(u.top(k).keys, a.top(k).keys)
        close(u.top(k).weights, a.top(k).weights, 1e-12)
    asked = [u.received, u.map, u.nucleus, lambda: u.top(7), lambda: u.weights[0], lambda: u.without(1), u.operator]
    for ask in [*asked, lambda: u.mass([1]), lambda: u.apply(whole[2]), lambda: u.stage("scaled")]:
        with pytest.raises(RuntimeError, match="are detached from q"):
            ask()
    with pytest.raises(RuntimeError, match="detached"):
        regard.merge(split(*whole, [9])).detach().received()


def test_detaching_the_union_leaves_the_shards(whole):
    shards = split(*whole, [7])
    u = regard.merge(shards).compute(top=3, received="sum").detach()
    assert u.top(3).keys.shape == (2, HEADS, 50, 3)
    assert pickle.loads(pickle.dumps(u)).received().shape == (2, HEADS, 50)
    shards[0].received()


def test_inputs_that_changed_are_noticed(whole):
    u = regard.merge(split(*whole, [7]))
    whole[1][...] += 1
    with pytest.raises(RuntimeError, match="changed after inspect"):
        u.received()


def test_no_table_is_made(whole):
    u = regard.merge(split(*whole, [7]))
    assert isinstance(u.weights, TableView)
    with pytest.raises(ValueError, match="limit"):
        u.weights.read(..., limit=1000)


def test_plans_are_those_of_the_shards(whole):
    shards = split(*whole, [7])
    assert str(shards[0].plan)
    with pytest.raises(RuntimeError, match="each of the merged"):
        regard.merge(shards).plan  # noqa: B018


def test_errors(whole):
    q, k, v = whole
    a = regard.inspect(q, k, v)
    with pytest.raises(ValueError, match="belongs to the row"):
        regard.merge(split(q, k, v, [7], sinks=1.0, sink_at=0), sinks=1.0)
    with pytest.raises(ValueError, match="2 shards have sinks"):
        regard.merge([regard.inspect(q, k, v, sinks=1.0)] * 2)
    with pytest.raises(ValueError, match=r"sinks of shape \(3,\)"):
        regard.merge([a], sinks=[1.0, 2.0, 3.0])
    with pytest.raises(ValueError, match="differ in queries, 49 in number 1 and 50"):
        regard.merge([a, regard.inspect(q[:, :, 1:], k, v)])
    with pytest.raises(ValueError, match="differ in dtype"):
        regard.merge([a, regard.inspect(*(x.astype(np.float32) for x in whole))])
    with pytest.raises(TypeError, match="number 1 is a ndarray"):
        regard.merge([a, q])
    with pytest.raises(TypeError, match="outs and lses"):
        regard.merge([q])
    with pytest.raises(TypeError, match="without lses"):
        regard.merge([a], [q])


def test_offsets_that_make_shards_overlap(whole):
    """The offset of a shard counts from its own first key: the default of 0 is wrong for all but the first."""
    q, k, v = whole
    with pytest.raises(ValueError, match="own first key"):
        regard.merge([regard.inspect(q, k, v, causal=True)] * 2)
    u = regard.merge([regard.inspect(q, k, v)] * 2)
    assert u.entropy().shape == (2, HEADS, 50)
    with pytest.raises(ValueError, match="own first key"):
        u.distance()
    with pytest.raises(ValueError, match="needs positions"):
        regard.merge([regard.inspect(q, k[..., n:m, :], v[..., n:m, :]) for n, m in ((0, 9), (9, 50))]).distance()


def test_masks_of_shards_are_their_own(whole):
    q, k, v = whole
    a = regard.inspect(q, k, v, mask=masks.Lengths(keys=[20, 45]))
    shards = [
        regard.inspect(q, k[..., x:y, :], v[..., x:y, :], mask=masks.Lengths(keys=lengths))
        for x, y, lengths in ((0, 10, [10, 10]), (10, 50, [10, 35]))
    ]
    u = regard.merge(shards)
    close(u.out, a.out, 1e-12)
    close(u.viewers(), a.viewers(), 0)
