"""Masks: what each sees, how they combine, on whole grids and parts of them, and what they refuse."""

from __future__ import annotations

import doctest

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regard import grid as grid_module
from regard import mask_leaves, mask_nodes, mask_tables, masks, ops
from regard.masks import Blocks, Causal, Dense, Documents, Grid, Keys, Lengths, Where, Window

B, H, L, S = 2, 3, 5, 7


def whole(batch=(B,), heads=H, queries=L, keys=S, offset=0):
    return Grid(batch, heads, queries, keys, offset, slice(0, queries))


def seen(mask, **sizes):
    """What a mask sees, written out, after it was checked."""
    g = whole(**sizes)
    mask.check(g.batch, g.heads, g.queries, g.keys)
    visible = mask.visible(g)
    assert visible.dtype == np.bool_
    return np.broadcast_to(visible, g.shape)


def by_hand(rule, offset=0, batch=(B,), heads=H, queries=L, keys=S):
    """rule(b, h, i, p, j) pair by pair."""
    offsets = np.broadcast_to(offset, batch).ravel()
    entries = [
        [[[bool(rule(b, h, i, i + o, j)) for j in range(keys)] for i in range(queries)] for h in range(heads)]
        for b, o in enumerate(offsets)
    ]
    return np.array(entries, bool).reshape(*batch, heads, queries, keys)


def random_bools(*shape):
    return np.random.default_rng(0).random(shape) < 0.5


IDS = np.array([[0, 0, 1, -1, 1, 2, 2], [3, 3, 3, -5, 0, 0, 1]])
TABLE = random_bools(H, 3, 3)
MARKS = random_bools(B, S)
DENSE = random_bools(B, 1, L, S)

LEAVES = {
    "causal": (Causal(), lambda b, h, i, p, j: j <= p),
    "window": (Window(2, 1), lambda b, h, i, p, j: p - 2 <= j <= p + 1),
    "left": (Window(1, None), lambda b, h, i, p, j: p - 1 <= j),
    "right": (Window(None, 0), lambda b, h, i, p, j: j <= p),
    "open": (Window(None, None), lambda b, h, i, p, j: True),
    "keys": (Keys(MARKS), lambda b, h, i, p, j: MARKS[b, j]),
    "lengths": (Lengths([3, 0]), lambda b, h, i, p, j: j < [3, 0][b]),
    "queries": (Lengths(5, [5, 2]), lambda b, h, i, p, j: j < 5 and i < [5, 2][b]),
    "documents": (Documents(IDS[:, :L], IDS), lambda b, h, i, p, j: IDS[b, i] == IDS[b, j] >= 0),
    "blocks": (Blocks(TABLE, (2, 3)), lambda b, h, i, p, j: TABLE[h, i // 2, j // 3]),
    "dense": (Dense(DENSE), lambda b, h, i, p, j: DENSE[b, 0, i, j]),
    "where": (Where(lambda b, h, p, j: (p - j) % (h + 2) == b), lambda b, h, i, p, j: (p - j) % (h + 2) == b),
}


@pytest.mark.parametrize("module", [masks, mask_nodes, mask_leaves, mask_tables, grid_module])
def test_examples(module):
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("offset", [0, 2, -3, np.array([0, 3])], ids=str)
@pytest.mark.parametrize("name", LEAVES)
def test_what_each_mask_sees(name, offset):
    mask, rule = LEAVES[name]
    np.testing.assert_array_equal(seen(mask, offset=offset), by_hand(rule, offset))


@pytest.mark.parametrize("name", LEAVES)
def test_a_part_of_the_grid_is_that_part_of_the_whole(name):
    mask, _ = LEAVES[name]
    offset = np.array([1, -2])
    everything = seen(mask, offset=offset)
    for entry, heads, rows in (((0,), (1, 3), slice(2, 4)), ((1,), (0, 1), slice(0, 5)), (None, (1, 2), slice(4, 5))):
        g = Grid((B,), H, L, S, offset, rows, entry, heads)
        expected = everything[(*(entry or (slice(None),)), slice(*heads), rows)]
        assert g.shape == expected.shape
        np.testing.assert_array_equal(np.broadcast_to(mask.visible(g), g.shape), expected)


def test_two_batch_axes_are_counted_in_c_order():
    b_seen = seen(Where(lambda b, h, p, j: b == j), batch=(2, 3), keys=6)
    np.testing.assert_array_equal(b_seen[:, :, 0, 0], np.eye(6, dtype=bool).reshape(2, 3, 6))
    g = Grid((2, 3), H, L, 6, np.arange(6).reshape(2, 3), slice(0, L), (1, 2), (0, 2))
    assert (g.b.ravel().tolist(), g.p[..., 0].ravel().tolist()) == ([5], [5, 6, 7, 8, 9])
    lengths = seen(Lengths([[1], [2]]), batch=(2, 3))
    np.testing.assert_array_equal(lengths.sum(-1)[:, :, 0, 0], [[1, 1, 1], [2, 2, 2]])


def test_no_batch_axes():
    np.testing.assert_array_equal(
        seen(Lengths(2) & Causal(), batch=()), by_hand(lambda b, h, i, p, j: j <= p and j < 2)[0]
    )
    assert seen(Lengths(np.array([4])), batch=()).sum() == H * L * 4
    assert seen(Keys(MARKS[0]), batch=()).shape == (H, L, S)


# --- combinations -----------------------------------------------------------------------------------------------------

TREES = st.recursive(
    st.sampled_from(sorted(LEAVES)),
    lambda inner: st.tuples(st.sampled_from("&|"), inner, inner) | st.tuples(st.just("~"), inner),
    max_leaves=5,
)


def combined(tree):
    """The mask of a tree, and its rule."""
    if isinstance(tree, str):
        return LEAVES[tree]
    parts = [combined(branch) for branch in tree[1:]]
    if tree[0] == "~":
        ((mask, rule),) = parts
        return ~mask, lambda *pair: not rule(*pair)
    (a, f), (b, g) = parts
    if tree[0] == "&":
        return a & b, lambda *pair: f(*pair) and g(*pair)
    return a | b, lambda *pair: f(*pair) or g(*pair)


@given(TREES)
@settings(max_examples=40, deadline=None)
def test_combinations(tree):
    mask, rule = combined(tree)
    np.testing.assert_array_equal(seen(mask, offset=1), by_hand(rule, 1))


@pytest.mark.parametrize("first", [True, False])
def test_arrays_on_either_side(first):
    array = DENSE
    both = array & Causal() if first else Causal() & array
    either = array | Causal() if first else Causal() | array
    assert isinstance(both, masks.And)
    assert isinstance(either, masks.Or)
    np.testing.assert_array_equal(seen(both), seen(Causal()) & array)
    np.testing.assert_array_equal(seen(either), seen(Causal()) | array)
    np.testing.assert_array_equal(seen(np.bool_(False) | Causal()), seen(Causal()))


def test_what_combinations_are_made_of():
    both = Causal() & ~Keys(MARKS)
    assert isinstance(both.a, Causal)
    assert isinstance(both.b.a, Keys)
    assert repr(both) == "(Causal() & ~Keys((2, 7)))"
    assert repr(Causal() | Where(lambda b, h, p, j: True)) == "(Causal() | Where(<lambda>))"


def test_a_mask_is_no_truth():
    for use in (lambda: bool(Causal()), lambda: Causal() and Dense(DENSE), lambda: not Causal()):
        with pytest.raises(TypeError, match=r"& \| ~ instead of"):
            use()


def test_operands_that_are_no_masks():
    with pytest.raises(TypeError, match=r"masks.Keys\(m\).*m.astype\(bool\)"):
        Causal() & np.array([1, 0])
    with pytest.raises(TypeError, match="bias="):
        np.array([0.0, -np.inf]) | Causal()
    with pytest.raises(TypeError, match="object"):
        Causal() & None


def test_positional():
    for name, (mask, _) in LEAVES.items():
        assert mask.positional == (name in ("causal", "window", "left", "right", "where")), name
    assert not Where(lambda b, h, p, j: (h < 2) & (j > 3)).positional
    assert (Dense(DENSE) | ~(Keys(MARKS) & Causal())).positional
    assert not (Dense(DENSE) | ~Keys(MARKS)).positional


# --- arrays -----------------------------------------------------------------------------------------------------------


def test_arrays_are_kept_as_they_are():
    view = np.asfortranarray(DENSE)[..., ::-1]
    assert np.shares_memory(Dense(view).array, view)
    assert np.shares_memory(Keys(MARKS).array, MARKS)


@pytest.mark.parametrize("shape", [(), (S,), (1, S), (L, 1), (L, S), (H, L, S), (H, 1, 1), (B, 1, 1, S), (B, H, L, S)])
def test_bool_arrays_broadcast_as_in_numpy(shape):
    array = random_bools(*shape)
    np.testing.assert_array_equal(seen(Dense(array)), np.broadcast_to(array, (B, H, L, S)))
    g = Grid((B,), H, L, S, 0, slice(1, 3))
    np.testing.assert_array_equal(
        np.broadcast_to(Dense(array).visible(g), g.shape), np.broadcast_to(array, (B, H, L, S))[..., 1:3, :]
    )


@pytest.mark.parametrize("dtype", [np.int64, np.uint8, np.bool_])
def test_marks_of_tokenizers(dtype):
    mask = Keys(np.array([[1, 1, 0], [0, 1, 1]], dtype))
    assert mask.array.dtype == np.bool_
    assert seen(mask, keys=3)[:, 0, 0].tolist() == [[True, True, False], [False, True, True]]


def test_documents():
    packed = Documents.lengths([3, 0, 2])
    assert packed.query_ids.tolist() == [0, 0, 0, 2, 2]
    assert packed.key_ids is packed.query_ids
    np.testing.assert_array_equal(
        seen(packed, queries=5, keys=5)[0, 0], np.kron(np.eye(2), np.ones((3, 3)))[:5, :5].astype(bool)
    )
    assert Documents.lengths([]).query_ids.shape == (0,)


def test_wide_ids_are_numbered_anew():
    signed = np.array([2**40, 5, 2**40, -(2**50), -1, 7])
    mask = Documents(signed)
    assert mask.query_ids.dtype == np.int32
    expected = (signed[:, None] == signed) & (signed >= 0)
    np.testing.assert_array_equal(seen(mask, queries=6, keys=6)[0, 0], expected)
    unsigned = Documents(np.array([2**64 - 1, 5], np.uint64), np.array([5, 2**40, 2**64 - 1], np.uint64))
    assert seen(unsigned, queries=2, keys=3)[0, 0].tolist() == [[False, False, True], [True, False, False]]
    with pytest.raises(TypeError, match="object"):
        Documents(np.array([2**70, 1], object))


def test_block_sizes():
    assert (Blocks(TABLE, 4).rows, Blocks(TABLE, 4).columns) == (4, 4)
    assert seen(Blocks(np.ones((1, 1), bool), 1000)).all()
    assert seen(Blocks(np.zeros((0, 1), bool), 4), queries=0, keys=3).shape == (B, H, 0, 3)


def test_a_function_is_traced_anew_in_every_call():
    limit = 2
    mask = Where(lambda b, h, p, j: j < limit)
    first = seen(mask).sum(-1).max()
    limit = 4
    assert (first, seen(mask).sum(-1).max()) == (2, 4)
    assert ops.numbers(mask.expr) == [4]


def test_a_function_may_read_tables():
    ids = ops.Table(IDS)
    mask = Where(lambda b, h, p, j: ids[b, p] == ids[b, j])
    np.testing.assert_array_equal(seen(mask), by_hand(lambda b, h, i, p, j: IDS[b, i] == IDS[b, j]))
    with pytest.raises(IndexError, match="index 7 is outside axis 1"):
        seen(mask, offset=3)


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: Window(-1, 0), ValueError, "None, not -1"),
        (lambda: Window(1.5, 0), TypeError, "left of a window must be an integer"),
        (lambda: Window(0, True), TypeError, "right of a window must be an integer"),
        (lambda: Keys([[2, 1]]), ValueError, r"masks.Lengths\(keys=n\)"),
        (lambda: Keys([[0.0, 1.0]]), TypeError, "m > 0"),
        (lambda: Keys(True), ValueError, r"\(.., keys\)"),
        (lambda: Lengths(), ValueError, "keys=, queries="),
        (lambda: Lengths(2.0), TypeError, "must be integers, not float64"),
        (lambda: Lengths(True), TypeError, "must be integers, not bool"),
        (lambda: Lengths(2**63), ValueError, "no array is that long"),
        (lambda: Documents(3), ValueError, "an id for each row"),
        (lambda: Documents([0.0]), TypeError, "must be integers"),
        (lambda: Documents([0], 1), ValueError, "key_ids"),
        (lambda: Documents.lengths([3, -1]), ValueError, ">= 0"),
        (lambda: Documents.lengths([[1]]), ValueError, "a list of integers"),
        (lambda: Blocks([[1]], 4), TypeError, "t != 0"),
        (lambda: Blocks([True], 4), ValueError, "a row and a key axis"),
        (lambda: Blocks([[True]], 0), ValueError, "at least one row"),
        (lambda: Blocks([[True]], (1, 2, 3)), TypeError, r"\(rows, columns\)"),
        (lambda: Blocks([[True]], 1.5), TypeError, r"\(rows, columns\)"),
        (lambda: Dense([1, 0]), TypeError, r"masks.Keys\(m\).*m.astype\(bool\)"),
        (lambda: Dense([0.0]), TypeError, "bias="),
        (lambda: Dense([1j]), TypeError, "complex128"),
        (lambda: Dense(np.ma.masked_array([True], [True])), TypeError, "filled"),
        (lambda: Where(lambda b, h, p, j: j), TypeError, "compare it"),
        (lambda: Where(lambda q, k: q == k), TypeError, r"f\(b, h, p, j\) cannot be traced"),
    ],
)
def test_refused_when_made(make, error, message):
    with pytest.raises(error, match=message):
        make()


@pytest.mark.parametrize(
    ("mask", "message"),
    [
        (
            Dense(random_bools(3, S)),
            r"mask of shape \(3, 7\) does not .* \(2, 3, 5, 7\): axes are matched from the right",
        ),
        (Dense(random_bools(B, S)), r"masks.Keys\(m\) or m\[:, None, None, :\]"),
        (Dense(random_bools(B, L, S)), r"m\[:, None\]"),
        (Dense(random_bools(1, B, H, L, S)), r"\(1, 2, 3, 5, 7\)"),
        (Keys(random_bools(B, S - 1)), r"\(2, 6\): its last axis must be the 7 keys"),
        (Keys(random_bools(3, S)), r"batch axes \(3,\)"),
        (Keys(random_bools(B, 1, 1, S)), r"batch axes \(2, 1, 1\)"),
        (Lengths([1, 2, 3]), r"batch axes \(3,\)"),
        (Lengths(S + 1), "from 0 to the 7 keys there are; they are from 8 to 8"),
        (Lengths([-1, 2]), "from -1 to 2"),
        (Lengths(None, L + 1), "from 0 to the 5 queries"),
        (Documents(np.zeros(L, int)), r"masks.Documents\(query_ids, key_ids\)"),
        (Documents(np.zeros(S, int), np.zeros(S, int)), r"query_ids .* the 5 query rows"),
        (Documents(np.zeros((3, L), int), np.zeros(S, int)), r"batch axes \(3,\)"),
        (Blocks(TABLE, 4), r"blocks of 4 x 4 need \(.., 2, 2\)"),
        (Blocks(random_bools(2, 3, 3), (2, 3)), r"\(2, 3, 3\) does not broadcast"),
    ],
)
def test_refused_for_the_shapes(mask, message):
    for whole_mask in (mask, ~mask & Causal(), Causal() | mask):
        with pytest.raises(ValueError, match=message):
            whole_mask.check((B,), H, L, S)


def test_entries_without_batch_axes():
    with pytest.raises(ValueError, match="leave them out"):
        Lengths([1, 2]).check((), H, L, S)
