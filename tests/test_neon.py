"""NEON code for real: compiled here, linked by a cross compiler, run under an emulator."""

from __future__ import annotations

import os

import numpy as np
import pytest

from emulated import emulate, emulate_words, missing
from kernel_cases import OPTIONS
from kernels import Run, assert_same, run_numpy
from regard.problem import Problem
from support import check
from test_parity import result, tables
from test_words import SINGLE, WORDS, prepared, table_kernel

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        bool(missing()) and not os.environ.get("CI"),
        reason=f"{', '.join(missing())} not found: apt-get install gcc-aarch64-linux-gnu qemu-user",
    ),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("neon")


def compare(folder, arrays, options, kernel="forward", right=True, width=None):
    problem = Problem.of(*arrays, **options)
    defined = Run("neon", problem, kernel, width=width).in_numpy()
    emulated = emulate(Run("neon", problem, kernel, width=width), folder)
    assert_same(emulated, defined)
    if right:
        check(result(emulated), *arrays, **options)


@pytest.mark.parametrize("width", [1, 2, 3])
@pytest.mark.parametrize("dtype", ["f32", "f64", "f16", "bf16"])
def test_forward_types(dtype, width, folder):
    rng = np.random.default_rng(width)
    arrays = tables(rng, dtype, 4 * width + 3, 70, dim=9, vdim=18, batch=1)
    compare(folder, arrays, {"causal": True, "q_offset": 50}, width=width)


@pytest.mark.parametrize("name", OPTIONS)
def test_forward_options(name, folder):
    rng = np.random.default_rng(len(name))
    compare(folder, tables(rng, "f32", 7, 70), OPTIONS[name](rng, 2, 7, 70), width=1, right="score" not in name)


@pytest.mark.parametrize("dtype", ["f32", "f64", "f16", "bf16"])
def test_decode(dtype, folder):
    rng = np.random.default_rng(0)
    arrays = tables(rng, dtype, 1, 1100, dim=19, vdim=5, heads=3, batch=1)
    compare(folder, arrays, {"window": (90, 0), "q_offset": 1080}, "decode", right=dtype in ("f32", "f64"))


PAIRS = [*((word, real) for word in WORDS for real in ("f32", "f64")), *((word, "f32") for word in SINGLE)]


@pytest.mark.parametrize(("word", "real"), PAIRS, ids=str)
def test_word(word, real, folder):
    inputs, out = prepared(word, real, "neon")
    kernel = table_kernel(word, out.size)
    b = run_numpy("neon", real, kernel, *inputs, out)[-1]
    a = emulate_words(kernel, real, folder, *inputs, out)[-1]
    wrong = ~((a == b) & (np.signbit(a) == np.signbit(b)) | ((a != a) & (b != b)))
    at = np.flatnonzero(wrong)[:5]
    assert not wrong.any(), [([x[i] for x in inputs], a[i], b[i]) for i in at]
