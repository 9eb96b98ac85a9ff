"""The counting machine: the same results as the NumPy machine, and tallies that can be worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from kernels import Run, assert_same
from regard.lowering import address_of
from regard.plan import KERNELS
from regard.problem import Problem
from regard.tile.count import FLOPS, OTHER, counting
from regard.tile.lang import Mem
from regard.tile.memory import Memory


def counted(run):
    """Run all tasks on one counting machine; the machine of each kernel, by name."""
    machines, p = {}, run.problem
    named = {"q": p.q, "k": p.k, "v": p.v, **{n: x for n, x in run.buffers.items() if n not in ("scratch", "shared")}}
    for name, tasks in run.jobs:
        m = machines[name] = counting(run.level, run.spec.real, Memory(*run.arrays()), named)
        run.start(tasks)
        for task in range(tasks):
            m.args, m.task = address_of(run.block.words), task
            KERNELS[name](m, run.spec)
    return machines


def problem(queries, keys, dim, vdim, heads=1, dtype=np.float32, **options):
    rng = np.random.default_rng(0)
    shapes = ((heads, queries, dim), (1, keys, dim), (1, keys, vdim))
    return Problem.of(*(rng.standard_normal(shape).astype(dtype) for shape in shapes), **options)


def test_single_words():
    x = np.arange(64, dtype=np.float32)
    m = counting("avx512", "f32", Memory(x), {"x": x[:32], "y": x[32:]})
    mem = Mem(m, address_of(x), 64, "f32")
    a = mem.load(0, 2)
    mem.store(2, a.fma(2.0, a.row(0)) + 1.0)
    m.word(address_of(x))
    assert m.operations == {"fma": 32, "add": 32}
    assert m.loaded == {"x": 128 + 8}
    assert m.stored == {"y": 128}
    assert m.flops == 96
    m.clear()
    assert (m.flops, m.loaded) == (0, {})


@pytest.mark.parametrize("machine", ["generic", "avx512"])
def test_forward_by_hand(machine):
    """Keys and values are read once for each block of queries; a product is one fma for each number and lane."""
    lanes = {"generic": 4, "avx512": 16}[machine]
    queries, keys, dim, vdim = 2 * lanes, 128, 6, 5
    run = Run(machine, problem(queries, keys, dim, vdim), width=1)
    m = counted(run)["forward"]
    assert_same(run, Run(machine, problem(queries, keys, dim, vdim), width=1).in_numpy())
    assert m.loaded["k"] == 2 * keys * dim * 4
    assert m.loaded["v"] == 2 * keys * vdim * 4
    assert m.loaded["q"] == queries * dim * 4
    assert m.stored["out"] == queries * vdim * 4
    assert m.stored["total"] == queries * 4
    assert not m.stored["k"] | m.stored["q"]
    more = counted(Run(machine, problem(queries, keys, dim + 1, vdim + 2), width=1))["forward"]
    assert more.operations["fma"] - m.operations["fma"] == queries * keys * 3


def test_causal_costs_half():
    """What is hidden as a whole is neither read nor computed."""
    whole, half = (
        counted(Run("avx512", problem(48, 48 * 8, 4, 4, **options), width=3))["forward"]
        for options in ({}, {"causal": True, "q_offset": 48 * 3})
    )
    assert half.loaded["k"] * 2 == whole.loaded["k"]
    assert half.flops < 0.55 * whole.flops


def test_groups_share_keys_in_decode():
    """Three query heads, one reading of scores' keys each; every key of the window and no other."""
    run = Run("avx2", problem(1, 300, 8, 8, heads=3, window=(63, 0), q_offset=255), "decode")
    m = counted(run)["decode"]
    assert m.loaded["k"] == 3 * 64 * 8 * 4
    assert m.loaded["v"] == 3 * 64 * 8 * 4


def test_woven_counts_matrix_products():
    """Four products for each unit and 32 numbers of dim, as many for vdim; packing reads everything once."""
    import ml_dtypes

    run = Run("amx", problem(32, 128, 64, 32, dtype=ml_dtypes.bfloat16), "woven", parts=1)
    machines = counted(run)
    assert machines["pack"].loaded["k"] == 128 * 64 * 2
    assert machines["pack"].stored["packed_values"] == 128 * 32 * 2
    m = machines["woven"]
    # Scores of the last unit are computed once more, and values of the first are preceded by a unit of zeros.
    units, scores, values = 128 // 32, 4 * 2, 2 * 2
    assert m.operations["matrix product"] == (units + 1) * (scores + values)
    assert m.loaded["k"] == 0
    assert m.loaded[OTHER] > 0
    assert m.flops >= m.operations["matrix product"] * FLOPS["matrix product"]
