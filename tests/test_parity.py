"""Whole kernels, as machine code and on the NumPy machine: the same bits for every field of every Spec."""

from __future__ import annotations

import numpy as np
import pytest

from kernel_cases import BIASES, DTYPES, INF, MASKS, OPTIONS
from kernels import MATRIX, VECTOR, Run, assert_same, isa
from regard.chunks import merge_chunks
from regard.kernels import expressions, scoring, visibility
from regard.problem import Problem
from regard.tile.machines import lanes
from support import check

NAN = float("nan")

SLOW = pytest.mark.slow


def on_each(names, machines=VECTOR, share=1):
    """Pairs of a name and a machine: each name, or one of `share`, on one machine in turn; the rest in the slow run."""
    return [
        pytest.param(name, machine, marks=() if n % share == 0 and (n // share - i) % len(machines) == 0 else SLOW)
        for n, name in enumerate(names)
        for i, machine in enumerate(machines)
    ]


def tables(rng, dtype, queries, keys, dim=7, vdim=5, heads=2, kv_heads=1, batch=2):
    """q, k, v with odd distances between rows: two batch entries, grouped heads, rows that are parts of longer ones."""
    q = rng.standard_normal((batch, heads, queries, dim + 3))[..., 1 : dim + 1]
    k = rng.standard_normal((batch, kv_heads, keys, dim))
    v = rng.standard_normal((batch, kv_heads, keys, vdim))
    return [x.astype(DTYPES[dtype]) if x is not q else q.astype(DTYPES[dtype]) for x in (q, k, v)]


def rows_for(machine, dtype, width=1):
    """One block of query rows and a ragged second one."""
    n = width * lanes(isa(machine).name, "f64" if dtype == "f64" else "f32")
    return n + n // 2 + 1


def compare(machine, arrays, options, kernel="forward", right=True, **chosen):
    """Both ways with the same options; the numbers are also right, if `right`."""
    problem = Problem.of(*arrays, **options)
    level = isa(machine).name
    defined = Run(level, problem, kernel, **chosen).in_numpy()
    native = Run(level, problem, kernel, **chosen).natively()
    assert_same(native, defined)
    if right and problem.out is None:
        check(result(native), *arrays, **options)
    return native


def result(run):
    """The output of a run; chunks of decode are merged."""
    if run.kernel != "decode":
        return run.results["out"]
    p, kept = run.problem, run.results
    sinks = None if p.sinks is None else p.sinks.reshape(-1).astype(p.compute)
    merged, _, _ = merge_chunks(kept["out"], kept["reference"], kept["total"], sinks)
    return merged.reshape(p.shape).astype(p.dtype)


# -- forward -----------------------------------------------------------------------------------------------------------
TYPES = [("f32", "f32"), ("f64", "f64"), ("f16", "f16"), ("bf16", "bf16"), ("f16", "f32"), ("bf16", "f32")]


@pytest.mark.parametrize(("types", "machine"), on_each(TYPES))
@pytest.mark.parametrize("width", [1, pytest.param(2, marks=SLOW), 3])
def test_forward_types_and_widths(types, width, machine):
    """A whole and a ragged unit of keys, rows of whole registers and odd ones."""
    dtype, out = types
    rng = np.random.default_rng(width)
    queries, heads = rows_for(machine, dtype, width), 1 if width == 3 else 2
    arrays = tables(rng, dtype, queries, 70, dim=lanes(isa(machine).name, "f32") + 3, vdim=18, heads=heads, batch=1)
    options = {"causal": True, "q_offset": 60 - queries // 2}
    if out != dtype:
        options["out"] = np.empty((1, heads, queries, 18), DTYPES[out])
    compare(machine, arrays, options, width=width)


@pytest.mark.parametrize(("name", "machine"), on_each(OPTIONS, share=2))
def test_forward_options(name, machine):
    """Two blocks of rows where rows differ in what the caller's arrays say about them, else a ragged one."""
    rng = np.random.default_rng(len(name))
    queries = rows_for(machine, "f32") if name in BY_ROW else lanes(isa(machine).name, "f32") - 1
    arrays = tables(rng, "f32", queries, 70)
    compare(machine, arrays, OPTIONS[name](rng, 2, queries, 70), width=1, right="score" not in name)


BY_ROW = ["causal", "dense", "dense, odd strides", "documents", "blocks", "wide blocks", "lengths"]
BY_ROW = {*(f"mask: {name}" for name in BY_ROW), "bias: float32 array", "bias: odd strides", "plain"}


@pytest.mark.parametrize(
    ("name", "machine"), on_each(["mask: where", "bias: everything", "mask: and, or, not", "mask: dense, odd strides"])
)
@pytest.mark.parametrize(
    ("dtype", "width"), [("f64", 1), *(pytest.param(*x, marks=pytest.mark.slow) for x in (("bf16", 3), ("f16", 1)))]
)
def test_forward_options_in_other_types(dtype, width, name, machine):
    rng = np.random.default_rng(width)
    queries = rows_for(machine, dtype, width) // 3
    arrays = tables(rng, dtype, queries, 70, heads=1, batch=2)
    compare(machine, arrays, OPTIONS[name](rng, 1, queries, 70), width=width, right=dtype == "f64")


@pytest.mark.slow
@pytest.mark.skipif(not VECTOR, reason="no machine code runs here")
@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize(("dtype", "width"), [("f64", 1), ("bf16", 2), ("f16", 3), ("f32", 3)])
def test_forward_all_options_in_all_types(dtype, width, number):
    """Two whole units of keys and a ragged one, on one machine in turn."""
    rng, name = np.random.default_rng(width), list(OPTIONS)[number]
    machine = VECTOR[(number + width) % len(VECTOR)]
    queries = width * lanes(isa(machine).name, "f64" if dtype == "f64" else "f32") - 1
    arrays = tables(rng, dtype, queries, 131, dim=3, vdim=4)
    compare(machine, arrays, OPTIONS[name](rng, 2, queries, 131), width=width, right=False)


LAYOUTS = {
    "out transposed": lambda shape: np.empty((shape[-1], shape[-2], *shape[:-2]), np.float32).transpose(2, 3, 1, 0),
    "out reversed": lambda shape: np.empty(shape, np.float32)[..., ::-1, ::-1],
    "rows, heads, dim": lambda shape: np.empty((shape[0], shape[2], shape[1], shape[3]), np.float32).swapaxes(1, 2),
}


@pytest.mark.parametrize(("name", "machine"), on_each(LAYOUTS))
def test_forward_layouts(name, machine):
    rng = np.random.default_rng(1)
    queries = rows_for(machine, "f32")
    q, k, v = tables(rng, "f32", queries, 66, dim=17, vdim=20)
    q = np.asfortranarray(q)[..., ::-1]
    compare(machine, (q, k[:, :, ::-1], v), {"out": LAYOUTS[name]((2, 2, queries, 20))}, width=1)


NUMBERS = {  # where, and what
    "NaN in a value": ("v", (0, 0, 5, 2), NAN),
    "inf in a value": ("v", (0, 0, 65, 0), INF),
    "NaN in a key": ("k", (0, 0, 4, 1), NAN),
    "-inf in a key": ("k", (0, 0, 7, 0), -INF),
    "NaN in a query": ("q", (0, 1, 1, 1), NAN),
    "inf in a query": ("q", (0, 0, 2, 3), INF),
    "large values": ("v", (slice(None),), 3.2e38),
    "large values and NaN": ("v", (0, 0, slice(0, 9)), [[3.2e38, NAN, -3.2e38, INF, 1.0]]),
    "large keys": ("k", (0, 0, slice(0, 9)), 3e38),
    "small keys": ("k", (0, 0, slice(0, 9)), 3e-39),
    "large queries": ("q", (0, 0, 1), 1e38),
}


def spoiled(name, arrays):
    which, where, x = NUMBERS[name]
    arrays = dict(zip("qkv", arrays))
    with np.errstate(all="ignore"):
        arrays[which][where] = np.asarray(x).astype(arrays[which].dtype)
    return list(arrays.values())


@pytest.mark.parametrize(("name", "machine"), on_each(NUMBERS))
@pytest.mark.parametrize("dtype", ["f32", pytest.param("bf16", marks=SLOW)])
def test_forward_numbers_at_the_ends(dtype, name, machine):
    """Blocks are computed again where values hurt lanes that do not see them, or sums overflow."""
    rng = np.random.default_rng(3)
    queries = rows_for(machine, dtype)
    arrays = spoiled(name, tables(rng, dtype, queries, 70, batch=1))
    compare(machine, arrays, {"causal": True, "q_offset": 3}, width=1, right=False)


@pytest.mark.parametrize("machine", VECTOR)
def test_forward_in_another_order(machine):
    """Only the tasks that are listed: rows of other blocks are left alone."""
    rng = np.random.default_rng(4)
    queries = 3 * lanes(isa(machine).name, "f32")
    arrays = tables(rng, "f32", queries, 20, batch=1)
    native = compare(machine, arrays, {}, width=1, right=False, order=np.array([4, 1, 3], np.int64))
    written = ~np.isnan(native.results["out"][0, :, :, 0]).reshape(2, 3, -1)
    assert written.all(-1).tolist() == [[False, True, False], [False, True, True]]
    assert written.any(-1).tolist() == written.all(-1).tolist()


# -- decode ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("dtype", "machine"), on_each(DTYPES))
@pytest.mark.parametrize(("dim", "vdim", "heads"), [(5, 3, 1), (32, 40, 3)])
def test_decode_types_and_sizes(dtype, dim, vdim, heads, machine):
    """Sizes around the width of a register, grouped heads, a ragged unit."""
    rng = np.random.default_rng(dim)
    arrays = tables(rng, dtype, 1, 75, dim=dim, vdim=vdim, heads=heads)
    compare(machine, arrays, {}, "decode", right=dtype in ("f32", "f64"))


@pytest.mark.parametrize(("name", "machine"), on_each(OPTIONS, share=2))
def test_decode_options(name, machine):
    rng = np.random.default_rng(len(name))
    options = OPTIONS[name](rng, 2, 3, 70)
    arrays = tables(rng, "f32", 3, 70)
    one_row(options)
    compare(machine, [arrays[0][..., :1, :], *arrays[1:]], options, "decode", right="score" not in name)


def one_row(options):
    """Options made for three query rows, for the first of them."""
    from regard import masks

    for name in ("mask", "bias"):
        x = options.get(name)
        if isinstance(x, np.ndarray) and x.ndim > 1 and x.shape[-2] == 3:
            options[name] = x[..., :1, :]
    mask = options.get("mask")
    if isinstance(mask, masks.Lengths):
        options["mask"] = masks.Lengths(mask.keys, [1, 0])
    if isinstance(mask, masks.Documents):
        options["mask"] = masks.Documents(mask.query_ids[..., :1], mask.key_ids)
    if isinstance(mask, masks.Or) and isinstance(mask.b, masks.Dense):
        options["mask"] = masks.Or(mask.a, masks.Dense(mask.b.array[..., :1, :]))


@pytest.mark.parametrize("machine", VECTOR)
def test_decode_chunks(machine):
    """Three chunks of keys, of which the query sees the end of the first and the beginning of the last."""
    rng = np.random.default_rng(0)
    arrays = tables(rng, "f32", 1, 2060, dim=4, vdim=4, heads=1, batch=1)
    native = compare(machine, arrays, {"window": (1040, 0), "q_offset": 2055}, "decode")
    assert native.results["out"].shape[0] == 3


@pytest.mark.slow
@pytest.mark.parametrize(("name", "machine"), on_each(NUMBERS))
def test_decode_numbers_at_the_ends(name, machine):
    rng = np.random.default_rng(3)
    arrays = tables(rng, "f32", 3, 70, batch=1)
    q, k, v = spoiled(name, arrays)
    compare(machine, [q[..., 1:2, :], k, v], {"causal": True, "q_offset": 6}, "decode", right=False)


# -- the matrix unit ---------------------------------------------------------------------------------------------------
PARTS = [("bf16", 1), ("f16", 2), ("f32", 3), ("f32", 2), ("f32", 1)]


@pytest.mark.parametrize("machine", MATRIX)
@pytest.mark.parametrize(("dim", "vdim"), [(7, 5), (64, 33)])
@pytest.mark.parametrize(("dtype", "parts"), PARTS)
def test_woven_parts_and_sizes(dtype, parts, dim, vdim, machine):
    """Packing and attention: a ragged block of queries, a ragged unit of keys, odd dims and whole tiles."""
    rng = np.random.default_rng(dim)
    arrays = tables(rng, dtype, 37, 70, dim=dim, vdim=vdim, batch=1, heads=1 if parts == 3 else 2)
    compare(machine, arrays, {}, "woven", parts=parts, right=dtype == "bf16" or parts > 2)


@pytest.mark.parametrize("machine", MATRIX)
@pytest.mark.parametrize(("dtype", "parts"), [("bf16", 1), ("f32", 3)])
def test_woven_as_it_is_emitted(dtype, parts, machine):
    """The NumPy machine runs items in the order of the machine code, and refuses those that touch too early."""
    rng = np.random.default_rng(0)
    problem = Problem.of(*tables(rng, dtype, 40, 100, dim=33, vdim=20, heads=1, batch=1), causal=True, q_offset=60)
    runs = [Run(machine, problem, "woven", parts=parts) for _ in range(2)]
    assert_same(runs[0].in_numpy(), runs[1].in_numpy(woven=True))


SEVERAL = ("sinks", "mask: dense, odd strides", "mask: one key", "mask: nothing", "bias: relative", "mask: lengths")


@pytest.mark.parametrize("machine", MATRIX)
@pytest.mark.parametrize("name", [pytest.param(x, marks=() if x in SEVERAL else pytest.mark.slow) for x in OPTIONS])
def test_woven_options(name, machine):
    rng = np.random.default_rng(len(name))
    arrays = tables(rng, "bf16", 35, 70)
    compare(machine, arrays, OPTIONS[name](rng, 2, 35, 70), "woven", parts=1, right=False)


@pytest.mark.parametrize("machine", MATRIX)
def test_woven_with_everything(machine):
    """Scores are finished between the products and the softmax: one block of queries, to be quick."""
    rng = np.random.default_rng(0)
    arrays = tables(rng, "bf16", 5, 40, heads=1)
    compare(machine, arrays, OPTIONS["bias: everything"](rng, 1, 5, 40), "woven", parts=1, right=False)


@pytest.mark.parametrize("machine", MATRIX)
@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize(
    ("dtype", "parts"),
    [("bf16", 1), pytest.param("f16", 2, marks=pytest.mark.slow), pytest.param("f32", 3, marks=pytest.mark.slow)],
)
def test_woven_numbers_at_the_ends(dtype, parts, name, machine):
    """What parts cannot carry is noted when packing, and rows that see it are flagged."""
    rng = np.random.default_rng(3)
    arrays = spoiled(name, tables(rng, dtype, 20, 70, heads=2 if parts == 1 or "query" in name else 1, batch=1))
    compare(machine, arrays, {"causal": True, "q_offset": 3}, "woven", parts=parts, right=False)


# -- nothing is left out ---------------------------------------------------------------------------------------------
def names_in(structure):
    """Every string in nested tuples."""
    if isinstance(structure, str):
        return {structure}
    return set().union(*map(names_in, structure)) if isinstance(structure, tuple) else set()


def test_every_node_is_tried():
    """The options above hold every mask, bias term and operation that kernels know."""
    rng = np.random.default_rng(0)
    used = set()
    for make in (*MASKS.values(), *BIASES.values()):
        problem = Problem.of(*tables(rng, "f32", 9, 70), **make(rng, 2, 9, 70))
        spec = Run("generic", problem, width=1).spec
        used |= names_in((spec.mask or ()) + spec.bias)
    known = {*visibility._LEAVES, "and", "or", "not", *scoring._TERMS}
    known |= {*expressions._BINARY, *expressions._UNARY, *expressions._OTHER, "input", "number", "table"}
    assert known <= used, known - used
