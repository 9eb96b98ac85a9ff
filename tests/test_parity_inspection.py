"""The kernels that look inside, as machine code and on the NumPy machine: the same bits."""

from __future__ import annotations

import numpy as np
import pytest

from kernel_cases import OPTIONS
from kernels import VECTOR, isa
from regard.kernels.strip import HIDDEN
from regard.tile.machines import lanes
from test_parity import NUMBERS, compare, on_each, rows_for, spoiled, tables

SOME = [
    "plain",
    "sinks",
    "softcap",
    "mask: causal",
    "mask: documents",
    "mask: where",
    "bias: everything",
    "mask: nothing",
]
KERNELS = ["watched", *HIDDEN]


@pytest.mark.parametrize(("name", "machine"), on_each(SOME, share=2))
@pytest.mark.parametrize("kernel", KERNELS)
def test_options(kernel, name, machine):
    rng = np.random.default_rng(len(name))
    queries = lanes(isa(machine).name, "f32") + 3
    arrays = tables(rng, "f32", queries, 70, batch=2, heads=1)
    compare(
        machine, arrays, OPTIONS[name](rng, 1, queries, 70), kernel, right=kernel == "watched" and "score" not in name
    )


@pytest.mark.slow
@pytest.mark.skipif(not VECTOR, reason="no machine code runs here")
@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize("kernel", ["watched", "scores"])
def test_all_options(kernel, number):
    rng, name = np.random.default_rng(number), list(OPTIONS)[number]
    machine = VECTOR[number % len(VECTOR)]
    arrays = tables(rng, "f32", rows_for(machine, "f32"), 70)
    compare(machine, arrays, OPTIONS[name](rng, 2, rows_for(machine, "f32"), 70), kernel, right=False, width=1)


@pytest.mark.parametrize(("dtype", "machine"), on_each(["f64", "f16", "bf16"]))
@pytest.mark.parametrize("kernel", ["watched", "weights"])
@pytest.mark.parametrize("width", [1, pytest.param(3, marks=pytest.mark.slow)])
def test_types_and_widths(width, kernel, dtype, machine):
    rng = np.random.default_rng(width)
    queries = rows_for(machine, dtype, width)
    arrays = tables(rng, dtype, queries, 70, batch=1, heads=1)
    compare(machine, arrays, {"causal": True, "q_offset": 60 - queries // 2}, kernel, right=False, width=width)


@pytest.mark.parametrize(("name", "machine"), on_each(NUMBERS, share=2))
@pytest.mark.parametrize("kernel", ["watched", pytest.param("weights", marks=pytest.mark.slow)])
def test_numbers_at_the_ends(kernel, name, machine):
    rng = np.random.default_rng(3)
    arrays = spoiled(name, tables(rng, "f32", rows_for(machine, "f32"), 70, batch=1))
    compare(machine, arrays, {"causal": True, "q_offset": 3}, kernel, right=False, width=1)
