"""regard.rollout: the product of all layers' tables, without a table."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regard
from regard import masks
from support import normal, qkv


def layers(count, *shape, dtype=np.float64, **options):
    return [regard.inspect(*qkv(*shape, dtype=dtype, seed=10 * n), **options) for n in range(count)]


def by_tables(inspections, factors=None):
    """(.., queries, keys), from the whole tables in float64."""
    product = None
    for a in inspections:
        p = np.asarray(a.weights[...], np.float64)
        heads = p.shape[-3]
        mean = np.einsum("h,...hij->...ij", np.full(heads, 1 / heads) if factors is None else factors, p)
        layer = 0.5 * mean + 0.5 * np.eye(p.shape[-1])
        product = layer if product is None else layer @ product
    return product


@pytest.mark.parametrize("rows", [None, -1, [3, 1, 3], slice(None, None, 4), "bools"])
def test_rows_of_the_product_of_tables(rows, level):
    stack = layers(3, 2, 4, 21, 8, causal=True)
    rows = np.arange(21) % 5 == 2 if isinstance(rows, str) else rows
    found = regard.rollout(stack, rows)
    expected = by_tables(stack)[:, np.atleast_1d(np.arange(21)[slice(None) if rows is None else rows])]
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected, atol=1e-13)
    np.testing.assert_allclose(found.sum(-1), 1, atol=1e-13)


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 4), st.integers(1, 80), st.sampled_from([(), (2,), (2, 1)]), st.sampled_from([2e-6, 1e-13]))
def test_any_number_of_layers(count, length, batch, tolerance):
    dtype = np.float32 if tolerance > 1e-9 else np.float64
    stack = layers(count, *batch, 2, length, 4, dtype=dtype, window=(9, 3), sinks=0.1)
    found = regard.rollout(stack)
    assert found.dtype == dtype
    np.testing.assert_allclose(found, by_tables(stack), atol=tolerance)


def test_the_order_of_layers_matters():
    stack = layers(2, 1, 6, 4)
    assert np.abs(regard.rollout(stack) - regard.rollout(stack[::-1])).max() > 1e-3


def test_textbook_tables():
    x = normal(0, 5, 4)
    found = regard.rollout([regard.inspect(x, x, x)] * 2, rows=[0])
    assert found.shape == (1, 5)
    half = by_tables([regard.inspect(x[None], x[None], x[None])] * 2)
    np.testing.assert_allclose(found, half[:1], atol=1e-14)


def test_factors_of_heads():
    stack = layers(2, 4, 9, 8)
    factors = [0, 0.25, 0, 0.75]
    np.testing.assert_allclose(regard.rollout(stack, head_reduce=factors), by_tables(stack, factors), atol=1e-13)


def test_layers_may_differ_in_heads_and_be_unions():
    q, k, v = qkv(2, 20, 4)
    halves = [regard.inspect(q, k[:, a:b], v[:, a:b], causal=True, q_offset=-a) for a, b in ((0, 8), (8, 20))]
    whole = [regard.inspect(q, k, v, causal=True), *layers(1, 4, 20, 4)]
    found = regard.rollout([regard.merge(halves), whole[1]])
    np.testing.assert_allclose(found, regard.rollout(whole), atol=1e-13)


def test_rows_that_see_nothing_keep_their_half():
    x = normal(0, 1, 4, 4)
    found = regard.rollout([regard.inspect(x, x, x, mask=masks.Lengths(queries=3))], rows=3)
    np.testing.assert_array_equal(found, [[0, 0, 0, 0.5]])


def test_no_table_is_made():
    """8 MB, where a table of 4,000 rows takes 64 MB."""
    stack = layers(2, 1, 4000, 8, dtype=np.float32)
    regard.rollout(stack, rows=0)
    tracemalloc.start()
    regard.rollout(stack, rows=[5, -1])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 12e6


def test_errors():
    a, b = layers(1, 2, 6, 4)[0], layers(1, 2, 7, 4)[0]
    with pytest.raises(ValueError, match="at least one"):
        regard.rollout([])
    with pytest.raises(TypeError, match="list of Inspections"):
        regard.rollout(a)
    with pytest.raises(TypeError, match="number 1 is a ndarray"):
        regard.rollout([a, a.out])
    with pytest.raises(ValueError, match=r"number 1 has batch .* 7 rows"):
        regard.rollout([a, b])
    with pytest.raises(ValueError, match="layer 0 has 6 queries beside 9 keys"):
        regard.rollout([regard.inspect(*qkv(2, 6, 4, keys=9))])
    with pytest.raises(ValueError, match='must be "mean"'):
        regard.rollout([a], head_reduce="max")
    with pytest.raises(ValueError, match="2 factors"):
        regard.rollout([a], head_reduce=[1, 2, 3])
    with pytest.raises(IndexError):
        regard.rollout([a], rows=6)
    with pytest.raises(RuntimeError, match=r"layer 1 .* detached"):
        regard.rollout([b, layers(1, 2, 7, 4)[0].detach()])


def test_all_rows_of_long_inputs_are_refused():
    x = np.zeros((1, 9000, 1), np.float32)
    a = regard.inspect(x, x, x, window=(1, 1))
    with pytest.raises(ValueError, match=r"324,000,000 bytes.*choose rows="):
        regard.rollout([a])
