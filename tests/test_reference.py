"""The reference: the formula, by selection; what hidden keys hold enters nothing, and large numbers do no harm."""

from __future__ import annotations

import doctest
import math
import tracemalloc
import warnings

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regard import biases, masks, ops, reference
from regard.problem import Problem

bfloat16 = ml_dtypes.bfloat16


def normal(seed, *shape):
    return np.random.default_rng(seed).standard_normal(shape)


def solve(q, k, v, *, dtype=np.float64, limit=16 << 20, **options):
    """out and lse, with warnings and floating-point flags as errors, and heads removed where there were none."""
    problem = Problem.of(q, k, v, **options)
    with warnings.catch_warnings(), np.errstate(all="raise"):
        warnings.simplefilter("error")
        out, lse = reference.attention(problem, dtype, limit)
    assert (out.dtype, lse.dtype) == (dtype, dtype)
    return (out[..., 0, :, :], lse[..., 0, :]) if np.ndim(q) == 2 else (out, lse)


def by_hand(q, k, v, visible, *, bias=None, scale=None, softcap=math.inf, sinks=-math.inf):
    """The formula row by row, over the keys that the row sees and no others. visible: bools of the scores' shape."""
    heads, (dim, vdim) = q.shape[-3], (q.shape[-1], v.shape[-1])
    scale = (1 / math.sqrt(dim) if dim else 1.0) if scale is None else scale
    out, lse = np.zeros((*visible.shape[:-1], vdim)), np.full(visible.shape[:-1], -np.inf)
    batch = visible.shape[:-3]
    q, k, v = (np.broadcast_to(x, batch + x.shape[-3:]) for x in (q, k, v))
    sinks = np.broadcast_to(sinks, visible.shape[:-2])
    bias = np.broadcast_to(0.0 if bias is None else bias, visible.shape)
    for row in np.ndindex(visible.shape[:-1]):
        *entry, h, _ = row
        g = (*entry, h // (heads // k.shape[-3]))
        keys = np.flatnonzero(visible[row])
        scores = scale * (k[g][keys] @ q[row])
        if softcap != math.inf:
            scores = softcap * np.tanh(scores / softcap)
        scores = scores + bias[row][keys]
        sink = sinks[(*entry, h)]
        top = max([sink, *scores])
        if top == -math.inf:
            continue
        weights = np.exp(scores - top)
        total = weights.sum() + math.exp(sink - top)
        out[row] = weights @ v[g][keys] / total
        lse[row] = top + math.log(total)
    return out, lse


def assert_close(found, expected, tolerance=1e-13):
    for a, b in zip(found, expected):
        assert a.shape == b.shape
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance)


def everything(q, k):
    batch = np.broadcast_shapes(q.shape[:-3], k.shape[:-3])
    return np.ones((*batch, *q.shape[-3:-1], k.shape[-2]), bool)


def test_examples():
    assert doctest.testmod(reference, extraglobs={"np": np}).failed == 0


# --- the formula ------------------------------------------------------------------------------------------------------


@st.composite
def questions(draw):
    """q, k, v, the options that say so, and what comes of them by hand."""
    size = st.integers(0, 5)
    batch = draw(st.sampled_from([(), (2,), (2, 3), (0,)]))
    kv_heads, group = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    heads, queries, keys, dim, vdim = kv_heads * group, draw(size), draw(size), draw(size), draw(size)
    rng = np.random.default_rng(draw(st.integers(0, 1000)))
    q = rng.standard_normal((*batch, heads, queries, dim))
    k, v = (rng.standard_normal((*batch, kv_heads, keys, n)) for n in (dim, vdim))
    shared = draw(st.booleans()) and batch == (2, 3)
    k, v = (k[:1], v[:, :1]) if shared else (k, v)

    offset = draw(st.integers(-2, 3)) if draw(st.booleans()) else rng.integers(-2, 3, batch)
    p = np.arange(queries)[:, None] + np.asarray(offset)[..., None, None, None]
    j, h = np.arange(keys), np.arange(heads)[:, None, None]
    visible = np.ones((*batch, heads, queries, keys), bool)
    bias = np.zeros(visible.shape)
    options, manual = {"q_offset": offset}, {}
    if draw(st.booleans()):
        options["causal"] = True
        visible &= j <= p
    if draw(st.booleans()):
        left, right = draw(st.sampled_from([(1, None), (0, 0), (2, 1), (None, 1)]))
        options["window"] = (left, right)
        visible &= (j >= p - (99 if left is None else left)) & (j <= p + (99 if right is None else right))
    if draw(st.booleans()):
        dense = rng.random((*batch, 1, queries, keys)) < 0.7
        options["mask"] = dense | masks.Where(lambda b, h, p, j: (p + j) % 3 == h)
        visible &= dense | ((p + j) % 3 == h)
    if draw(st.booleans()):
        table = np.where(rng.random((queries, keys)) < 0.2, -np.inf, rng.standard_normal((queries, keys)))
        options["bias"] = biases.ALiBi(np.linspace(0, 1, heads)) + table
        visible &= table > -np.inf
        bias = bias - np.linspace(0, 1, heads)[:, None, None] * np.abs(p - j) + np.where(table > -np.inf, table, 0)
    if draw(st.booleans()):
        options["sinks"] = manual["sinks"] = np.where(rng.random(heads) < 0.2, -np.inf, rng.standard_normal(heads))
    for name, value in (("scale", -0.7), ("softcap", 1.5)):
        if draw(st.booleans()):
            options[name] = manual[name] = value
    return (q, k, v), options, by_hand(q, k, v, visible, bias=bias, **manual)


@given(questions())
@settings(max_examples=150, deadline=None)
def test_every_option_by_hand(question):
    arrays, options, expected = question
    assert_close(solve(*arrays, **options), expected)
    assert_close(solve(*arrays, limit=64, **options), expected)
    assert_close(solve(*arrays, dtype=np.float32, **options), expected, 2e-5)


def test_score_functions_come_first_and_replace_the_score():
    q, k, v = normal(0, 2, 3, 4, 8), normal(1, 2, 3, 4, 8), normal(2, 2, 3, 4, 5)
    table = ops.Table([0.5, 1.0, 1.5])
    bias = biases.Score(lambda s, b, h, p, j: ops.where(j <= p, s * table[h], -1.0)) + normal(3, 4, 4)
    scores = q @ k.swapaxes(-1, -2) / math.sqrt(8) * np.array([0.5, 1.0, 1.5])[:, None, None]
    final = np.where(np.tri(4, dtype=bool), scores, -1.0) + normal(3, 4, 4)
    expected = by_hand(q, k, v, everything(q, k), scale=0.0, bias=final)
    assert_close(solve(q, k, v, bias=bias), expected)
    assert_close(solve(q, k, v, bias=bias, limit=64), expected)


def test_an_index_outside_a_table_raises():
    table = ops.Table([1.0, 2.0])
    with pytest.raises(IndexError, match="index 2 is outside"):
        solve(np.ones((3, 2)), np.ones((3, 2)), np.ones((3, 2)), bias=biases.Score(lambda s, b, h, p, j: table[j]))


def test_relative_positions_and_documents():
    q, k, v = (normal(n, 2, 6, 4) for n in range(3))
    table = normal(3, 2, 5)
    p, j = np.arange(6)[:, None], np.arange(6)
    bias = table[:, np.clip(j - p, -2, 2) + 2]
    visible = np.broadcast_to((p // 3 == j // 3) & (j <= p), (2, 6, 6))
    found = solve(q, k, v, mask=masks.Documents.lengths([3, 3]), causal=True, bias=biases.Relative(table))
    assert_close(found, by_hand(q, k, v, visible, bias=bias))


# --- types, layouts, memory -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [np.float16, bfloat16, np.float32, ">f8", ">f4"])
def test_types_of_inputs(kind):
    q, k, v = (normal(n, 2, 5, 4).astype(kind) for n in range(3))
    wide = [x.astype(np.float64) for x in (q, k, v)]
    expected = by_hand(*wide, everything(q, k))
    assert_close(solve(q, k, v), expected)
    assert_close(solve(q, k, v, dtype=np.float32), expected, 1e-6)


def test_scores_of_half_precision_beyond_its_range():
    q, k, v = (np.array(x, np.float16) for x in ([[300.0] * 8], [[300.0] * 8, [299.5] * 8], [[1.0], [5.0]]))
    for dtype in (np.float32, np.float64):
        out, lse = solve(q, k, v, scale=1.0, dtype=dtype)
        assert out.tolist() == [[1.0]]
        assert lse.tolist() == [720000.0]


def test_integers_and_lists():
    out, lse = solve([[1, 0]], [[1, 0], [0, 1]], [[10, 0], [0, 10]])
    np.testing.assert_allclose(out, [[6.697615493266569, 3.302384506733431]])
    np.testing.assert_allclose(lse, [math.log(math.exp(math.sqrt(0.5)) + 1)])


def test_layouts_and_strides():
    q, k, v = (normal(n, 2, 5, 3, 4) for n in range(3))
    expected = solve(*(np.ascontiguousarray(x.swapaxes(-2, -3)) for x in (q, k, v)))
    found = solve(q, k, v, layout="lhd")
    assert_close(found, expected)
    reversed_ = [x.swapaxes(-2, -3)[..., ::-1, :] for x in (q, k, v)]
    assert_close([x[:, :, ::-1] for x in solve(*reversed_)], expected)
    one = np.broadcast_to(k[:, :, :1], k.shape)
    assert_close(solve(q, one, v, layout="lhd", limit=64), solve(q, np.ascontiguousarray(one), v, layout="lhd"))


@pytest.mark.parametrize("kind", [np.float64, np.float32, bfloat16])
def test_out_is_written_in_place(kind):
    q, k, v = (normal(n, 2, 4, 9, 4) for n in range(3))
    expected, _ = solve(q, k[:, ::2], v[:, ::2], causal=True)
    out = np.full((2, 9, 4, 4), np.nan, kind).swapaxes(1, 2)
    for limit in (16 << 20, 100):
        found, _ = reference.attention(Problem.of(q, k[:, ::2], v[:, ::2], causal=True), np.float64, limit, out)
        assert found is out
        np.testing.assert_allclose(out.astype(np.float64), expected, rtol=1e-2 if kind is bfloat16 else 1e-5)


def test_memory_follows_the_limit():
    heads, n, limit = 4, 2048, 1 << 20
    q, k, v = (normal(s, heads, n, 8).astype(np.float32) for s in range(3))
    problem = Problem.of(q, k, v, causal=True, bias=biases.ALiBi(biases.alibi_slopes(heads)))
    tracemalloc.start()
    out, lse = reference.attention(problem, np.float32, limit)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < out.nbytes + lse.nbytes + 16 * limit
    rows = [0, 1000, 2047]
    for row in rows:
        expected, _ = solve(
            q[:, row : row + 1], k, v, causal=True, q_offset=row, bias=biases.ALiBi(biases.alibi_slopes(heads))
        )
        np.testing.assert_allclose(out[:, row : row + 1], expected, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize(
    ("q", "k", "v"),
    [
        ((0, 2, 3, 4), (0, 2, 5, 4), (0, 2, 5, 6)),
        ((2, 0, 3, 4), (2, 0, 5, 4), (2, 0, 5, 6)),
        ((2, 2, 0, 4), (2, 2, 5, 4), (2, 2, 5, 6)),
        ((2, 2, 3, 4), (2, 2, 0, 4), (2, 2, 0, 6)),
        ((2, 2, 3, 0), (2, 2, 5, 0), (2, 2, 5, 6)),
        ((2, 2, 3, 4), (2, 2, 5, 4), (2, 2, 5, 0)),
    ],
)
@pytest.mark.parametrize("limit", [16 << 20, 1])
def test_empty_inputs(q, k, v, limit):
    q, k, v = np.ones(q), np.ones(k), normal(0, *v)
    out, lse = solve(q, k, v, limit=limit)
    assert out.shape == (*q.shape[:-1], v.shape[-1])
    assert lse.shape == q.shape[:-1]
    if k.shape[-2] == 0:
        assert not out.any()
        assert (lse == -np.inf).all()
    elif out.size:
        np.testing.assert_allclose(out, np.broadcast_to(v.mean(-2, keepdims=True), out.shape))


# --- what hidden keys hold --------------------------------------------------------------------------------------------

POISONS = [math.nan, math.inf, -math.inf, 1e300]


@pytest.mark.parametrize("poison", POISONS)
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("limit", [16 << 20, 200])
def test_what_a_hidden_key_holds_changes_no_bit(poison, dtype, limit):
    heads, n = 2, 6
    q, k, v = (normal(s, heads, n, 4).astype(dtype) for s in range(3))
    hidden = np.random.default_rng(3).random((heads, n, n)) < 0.4
    hidden[:, :, 2] = True
    mask = ~hidden
    with np.errstate(over="ignore"):
        bad = dtype(poison)
    clean_k, clean_v = k.copy(), v.copy()
    clean_k[:, 2] = clean_v[:, 2] = 0
    k[:, 2], v[:, 2] = bad, bad
    for options in (
        {"mask": mask},
        {"bias": np.where(mask, 0.5, -np.inf)},
        {"mask": mask, "softcap": 2.0, "sinks": 0.3},
        {"mask": mask, "bias": biases.Score(lambda s, b, h, p, j: s * 2 - 1)},
    ):
        found = solve(q, k, v, dtype=dtype, limit=limit, **options)
        expected = solve(q, clean_k, clean_v, dtype=dtype, limit=limit, **options)
        for a, b in zip(found, expected):
            assert np.isfinite(b).all()
            assert a.tobytes() == b.tobytes()


@pytest.mark.parametrize("poison", POISONS[:3])
def test_a_visible_key_that_is_not_finite_spoils_exactly_the_rows_that_see_it(poison):
    q, k, v = (normal(s, 1, 6, 4) for s in range(3))
    q[..., 0] = np.abs(q[..., 0]) * (-1 if poison == -math.inf else 1)
    clean, clean_lse = solve(q, k, v, causal=True)
    k[0, 3, 0] = poison
    out, lse = solve(q, k, v, causal=True)
    assert np.isnan(out[0, 3:]).all()
    assert np.isnan(lse[0, 3:]).all()
    np.testing.assert_array_equal(out[0, :3], clean[0, :3])
    np.testing.assert_array_equal(lse[0, :3], clean_lse[0, :3])


@pytest.mark.parametrize("poison", POISONS[:3])
def test_a_visible_value_that_is_not_finite_reaches_its_own_column_of_the_rows_that_see_it(poison):
    q, k, v = normal(0, 4, 6, 4), normal(1, 2, 6, 4), normal(2, 2, 6, 3)
    clean, clean_lse = solve(q, k, v, causal=True)
    v[1, 3, 2] = poison
    for limit in (16 << 20, 100):
        out, lse = solve(q, k, v, causal=True, limit=limit)
        expected = clean.copy()
        expected[2:, 3:, 2] = poison
        np.testing.assert_allclose(out, expected, rtol=1e-13)
        np.testing.assert_allclose(lse, clean_lse, rtol=1e-13)


def test_infinities_of_both_signs_and_weights_of_zero():
    q, k = np.zeros((1, 2)), np.zeros((3, 2))
    v = np.array([[math.inf, math.inf, 1.0], [-math.inf, 2.0, 2.0], [0.0, 1.0, math.inf]])
    out, lse = solve(q, k, v)
    np.testing.assert_array_equal(out, [[math.nan, math.inf, math.inf]])
    # A visible key of weight 0: 0 * inf is NaN. Hidden, it is no part of the formula.
    out, _ = solve(q, k, v, bias=np.array([0.0, 0.0, -1e30]))
    np.testing.assert_array_equal(out, [[math.nan, math.inf, math.nan]])
    out, _ = solve(q, k, v, bias=np.array([0.0, -math.inf, -math.inf]))
    np.testing.assert_array_equal(out, [[math.inf, math.inf, 1.0]])
    np.testing.assert_allclose(lse, [math.log(3)])


def test_a_query_of_nan_spoils_its_own_row():
    q, k, v = (normal(s, 5, 4) for s in range(3))
    clean, _ = solve(q, k, v, causal=True)
    q[2, 1] = math.nan
    out, lse = solve(q, k, v, causal=True)
    assert np.isnan(out[2]).all()
    assert np.isnan(lse[2])
    np.testing.assert_array_equal(np.delete(out, 2, 0), np.delete(clean, 2, 0))


def test_empty_rows():
    q, k, v = (normal(s, 2, 4, 3) for s in range(3))
    q[:, 1], v[:, 3] = math.nan, math.nan
    mask = np.ones((4, 4), bool)
    mask[1], mask[:, 3] = False, False
    out, lse = solve(q, k, v, mask=mask)
    assert not out[:, 1].any()
    assert (lse[:, 1] == -np.inf).all()
    assert np.isfinite(out).all()
    assert np.isfinite(lse[:, [0, 2, 3]]).all()
    out, lse = solve(q, k, v, mask=mask, sinks=[0.7, -3.0])
    assert not out[:, 1].any()
    assert lse[:, 1].tolist() == [0.7, -3.0]


def test_rows_whose_visible_scores_are_all_minus_infinity_are_empty():
    q, k, v = np.ones((2, 1)), np.array([[1.0], [-1.0]]), np.array([[1.0], [math.nan]])
    score = biases.Score(lambda s, b, h, p, j: ops.where(p == 0, ops.log(0.0), s))
    out, lse = solve(q, k, v, bias=score)
    np.testing.assert_array_equal(out, [[0.0], [math.nan]])
    assert lse[0] == -np.inf
    _, lse = solve(q, k, v, bias=score, sinks=1.5)
    assert lse[0] == 1.5


@pytest.mark.parametrize("where", ["bias", "key"])
def test_a_visible_score_of_plus_infinity_makes_its_row_nan(where):
    """Case C05."""
    q, k, v = np.ones((2, 4)), normal(1, 3, 4), np.eye(3)
    options = {"mask": np.array([[True, True, True], [False, True, True]])}
    if where == "bias":
        options["bias"] = np.array([math.inf, 0, 0])
    else:
        k[0, 0] = math.inf
    out, lse = solve(q, k, v, **options)
    assert np.isnan(out).tolist() == [[True] * 3, [False] * 3]
    assert np.isnan(lse).tolist() == [True, False]


# --- large numbers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("score", [-2e4, 1e9, -1e30, 3e38])
def test_one_visible_key_has_weight_one(dtype, score):
    q, k, v = np.array([[1.0]], dtype), np.array([[score], [0.0]], dtype), np.array([[0.3], [7.0]], dtype)
    out, lse = solve(q, k, v, scale=1.0, dtype=dtype, mask=np.array([True, False]))
    assert out[0, 0] == dtype(0.3)
    assert lse[0] == dtype(score)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_values_as_large_as_there_are(dtype):
    top = np.finfo(dtype).max
    v = np.array([[top, -top, top, 1.0]] * 5 + [[-top, -top, 0.5 * top, 1.0]], dtype)
    q, k = np.ones((2, 3), dtype), normal(0, 6, 3).astype(dtype)
    out, _ = solve(q, k, v, dtype=dtype)
    assert np.isfinite(out).all()
    np.testing.assert_allclose(out[:, [1, 3]], [[-top, 1]] * 2, rtol=1e-6)
    np.testing.assert_allclose(
        out[:, 2] / 2, by_hand(q[None], k[None], v[None] / 4, everything(q[None], k[None]))[0][0, :, 2] * 2, rtol=1e-5
    )


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_products_that_overflow_where_scores_do_not(dtype):
    large = 2.0 ** (np.finfo(dtype).maxexp * 0.75 // 1)
    q = np.array([[large, large], [large, 1.0]], dtype)
    k = np.array([[large, -large], [1.0, 2.0]], dtype)
    v = np.eye(2).astype(dtype)
    scale = float(1 / large)
    scores = np.array([[0.0, 3.0], [large, 1.0]])
    out, lse = solve(q, k, v, scale=scale, dtype=dtype)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    np.testing.assert_allclose(out, weights / weights.sum(-1, keepdims=True), rtol=1e-6)
    np.testing.assert_allclose(lse, scores.max(-1) + np.log(weights.sum(-1)), rtol=1e-6)
    assert solve(q, k, v, scale=0.0, dtype=dtype)[0].tolist() == [[0.5, 0.5]] * 2


def test_sinks_far_above_and_below():
    q, k, v = np.zeros((1, 2, 4)), np.zeros((1, 3, 4)), np.ones((1, 3, 2))
    for sink, mass in ((1000.0, 0.0), (-1000.0, 1.0), (math.log(3), 0.5)):
        out, lse = solve(q, k, v, sinks=sink)
        np.testing.assert_allclose(out, mass)
        np.testing.assert_allclose(lse, max(sink, math.log(3)) if mass != 0.5 else math.log(6))


# --- cases that others fell into --------------------------------------------------------------------------------------


def test_case_01_the_smallest_float_as_a_bias_is_no_mask():
    q, k, v = normal(0, 2, 4), normal(1, 3, 4), np.array([[0.0, 1], [2, 3], [4, 5]])
    bias = np.array([[np.finfo(np.float32).min] * 3, [0] * 3], np.float32)
    for dtype in (np.float32, np.float64):
        out, _ = solve(*(x.astype(np.float32) for x in (q, k, v)), bias=bias, dtype=dtype)
        np.testing.assert_allclose(out, [[2, 3], [2.4019675, 3.4019675]], rtol=1e-6)


def test_case_03_a_bias_of_minus_infinity_excludes_what_is_not_finite():
    q, k, v = normal(0, 3, 4), normal(1, 4, 4), normal(2, 4, 2)
    expected = solve(q, k[:2], v[:2])
    k[2], v[3] = math.nan, math.inf
    assert_close(solve(q, k, v, bias=np.array([0, 0, -math.inf, -math.inf])), expected)


def test_case_07_scores_far_apart():
    k = np.array([[-249.873], [-424.127], [-460.293], [378.097], [-292.615]], np.float32)
    out, lse = solve(np.ones((1, 1), np.float32), k, np.eye(5, dtype=np.float32), scale=1.0, dtype=np.float32)
    assert out.tolist() == [[0, 0, 0, 1, 0]]
    assert lse[0] == np.float32(378.097)


def test_case_09_lse_of_rows_that_see_nothing():
    q, k, v = normal(0, 5, 4), normal(1, 2, 4), normal(2, 2, 3)
    assert (solve(q, k, v, causal=True, q_offset="end")[1] == -np.inf).tolist() == [True] * 3 + [False] * 2
    assert (solve(q, k, v, mask=np.arange(5)[:, None] > 2)[1] == -np.inf).tolist() == [True] * 3 + [False] * 2
    assert (solve(q, k[:0], v[:0])[1] == -np.inf).all()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("keys", [1024, 4096, 70000])
def test_case_10_the_average_of_ones_is_one(keys, dtype):
    out, _ = solve(np.zeros((1, 8)), np.zeros((keys, 8)), np.ones((keys, 8)), dtype=dtype)
    assert (out == 1).all()


def test_case_13_and_15_biases_in_half_precision():
    q, k = np.array([[8.0]], np.float16), np.array([[-4.0], [-2.0]], np.float16)
    v = np.array([[0.0], [1.0]], np.float16)
    out, _ = solve(q, k, v, scale=1.0, bias=np.full(2, -65504, np.float16), dtype=np.float32)
    assert out.astype(np.float16) == 1.0
    for bias in ([2048.0, 2049.0], [-100000.0, -99999.0]):
        out, _ = solve(0 * q, k, v, bias=np.array(bias, np.float32), dtype=np.float32)
        np.testing.assert_allclose(out, [[0.7310586]], rtol=1e-6)


def test_case_14_the_smallest_float_everywhere_and_causal():
    v = np.array([[0.0, 1], [2, 3], [4, 5]])
    bias = np.full((3, 3), np.finfo(np.float32).min)
    out, _ = solve(normal(0, 3, 4), normal(1, 3, 4), v, bias=bias, causal=True)
    assert out.tolist() == [[0, 1], [1, 2], [2, 3]]


def test_case_23_an_empty_row():
    q = np.array([[1, 0], [0, 1], [1, 1]], np.float32)
    v = np.array([[1, 2], [3, 4], [5, 6]], np.float32)
    mask = np.array([[1, 0, 0], [1, 1, 0], [0, 0, 0]], bool)
    out, lse = solve(q, q, v, mask=mask, dtype=np.float32)
    np.testing.assert_allclose(out, [[1, 2], [2.3395231, 3.3395231], [0, 0]], rtol=1e-6)
    assert lse[2] == -np.inf


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_case_24_a_mask_and_a_bias_of_minus_infinity_are_the_same_bits(dtype):
    q, k, v = (normal(n, 1, 1, 8, 8).astype(np.float32) for n in range(3))
    mask = np.zeros((8, 8), bool)
    mask[:4, :4] = True
    a = solve(q, k, v, mask=mask, dtype=dtype)
    b = solve(q, k, v, bias=np.where(mask, 0.0, -np.inf), dtype=dtype)
    assert all(x.tobytes() == y.tobytes() for x, y in zip(a, b))
    assert not a[0][:, :, 4:].any()


def test_case_25_27_and_28_where_causal_queries_stand():
    q, k = normal(0, 2, 4), normal(1, 5, 4)
    for offset, seen in ((0, [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0]]), ("end", [[1, 1, 1, 1, 0], [1] * 5])):
        weights, _ = solve(q, k, np.eye(5), causal=True, q_offset=offset)
        np.testing.assert_array_equal(weights > 0, np.array(seen, bool))
    v = np.arange(10.0).reshape(5, 2)
    np.testing.assert_allclose(
        solve(normal(0, 1, 4), k, v, causal=True, q_offset="end")[0], [[3.79088417, 4.79088417]], rtol=1e-8
    )
    q, k, v = (normal(n, 1, 2, 6, 8) for n in range(3))
    full, _ = solve(q, k, v, causal=True)
    step, _ = solve(q[:, :, 4:], k, v, causal=True, q_offset=4)
    np.testing.assert_allclose(step, full[:, :, 4:], rtol=1e-12)


def test_case_35_all_sources_of_masking_at_once():
    q, k, v = (normal(n, 6, 4) for n in range(3))
    dense = normal(3, 6, 6) > 0
    i, j = np.arange(6)[:, None], np.arange(6)
    visible = dense & (j <= i) & (j > i - 3) & (j < 5)
    found = solve(q, k, v, causal=True, window=3, mask=masks.Lengths(keys=5) & dense)
    expected = by_hand(q[None], k[None], v[None], visible[None])
    assert_close(found, [x[0] for x in expected])


def test_case_46_left_padding_and_causal():
    q, k, v = (normal(n, 2, 1, 5, 4) for n in range(3))
    mask = masks.Keys([[0, 0, 0, 1, 1], [1] * 5])
    out, lse = solve(q, k, v, mask=mask, causal=True)
    alone, _ = solve(q[:1, :, 3:], k[:1, :, 3:], v[:1, :, 3:], causal=True)
    np.testing.assert_allclose(out[:1, :, 3:], alone, rtol=1e-13)
    assert not out[0, :, :3].any()
    assert (lse[0, :, :3] == -np.inf).all()
    np.testing.assert_array_equal(out[1], solve(q, k, v, causal=True)[0][1])
