"""With torch and JAX in one process: order of import, matrix units in use by both, modes of the processor, threads."""

from __future__ import annotations

import os
import threading

import ml_dtypes
import numpy as np
import pytest

import regard
from regard import cpu
from support import assert_same_bits, at_level, bound, child, error, qkv, reference

pytestmark = pytest.mark.heavy

DTYPES = {"float32": np.float32, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16, "float64": np.float64}
LEVELS = [name for name, reason in cpu.usable().items() if reason is None][-2:]  # the best, and NumPy


@pytest.fixture
def torch():
    return pytest.importorskip("torch")


@pytest.fixture
def jax():
    return pytest.importorskip("jax")


# Order of import

COMPUTED = """
import numpy as np, regard
from support import qkv
import ml_dtypes
for dtype in (np.float32, ml_dtypes.bfloat16):
    out = regard.attention(*qkv(2, 300, 64, dtype=dtype), causal=True)
    print(out.tobytes().hex())
"""
USES = {
    "torch": "import torch; torch.randn(256, 256).bfloat16() @ torch.randn(256, 256).bfloat16()",
    "jax": "import jax; jax.numpy.ones((256, 256)).dot(jax.numpy.ones((256, 256))).block_until_ready()",
    "llvmlite": "import llvmlite.binding as llvm; llvm.initialize_native_target(); llvm.initialize_native_asmprinter()",
}


@pytest.fixture(scope="module")
def alone():
    """What a process prints that has no framework."""
    return child(COMPUTED)


@pytest.mark.parametrize("name", USES)
def test_order_of_import(alone, name):
    """Whoever comes first, the bits are the same, and the other library works."""
    pytest.importorskip(name)
    use = USES[name]
    assert child(f"{use}\n{COMPUTED}") == alone
    assert child(f"{COMPUTED}\n{use}\n{COMPUTED}") == alone * 2


@pytest.mark.parametrize("name", ["torch", "jax"])
def test_frameworks_are_not_imported(name):
    code = f"import sys\n{COMPUTED}\nassert {name!r} not in sys.modules"
    child(code)


# Matrix units


def test_torch_and_regard_take_turns_with_matrix_units(torch):
    """Each leaves the tiles as the other may find them, in the main thread and in torch's."""
    generator = torch.Generator().manual_seed(0)
    a, b = (torch.randn(512, 512, generator=generator).bfloat16() for _ in range(2))
    q, k, v = (torch.randn(2, 4, 256, 64, generator=generator).bfloat16() for _ in range(3))
    product, own = a @ b, torch.nn.functional.scaled_dot_product_attention(q, k, v)
    out = regard.attention(q, k, v)
    for threads in (1, 2):
        for _ in range(10):
            assert torch.equal(regard.attention(q, k, v, threads=threads), out)
            assert torch.equal(a @ b, product)
            assert torch.equal(torch.nn.functional.scaled_dot_product_attention(q, k, v), own)
    given = [x.float().numpy().astype(ml_dtypes.bfloat16) for x in (q, k, v)]
    expected, _ = reference(*given)
    assert error(out.float().numpy(), expected) < bound(ml_dtypes.bfloat16, 256)


def test_torch_and_regard_at_once(torch):
    """In two Python threads, whose states of the tiles are their own."""
    a, b = torch.ones(256, 256).bfloat16(), torch.eye(256).bfloat16() * 3
    q, k, v = qkv(4, 200, 64, dtype=ml_dtypes.bfloat16)
    expected, wrong = regard.attention(q, k, v), []

    def multiply():
        for _ in range(100):
            wrong.extend([] if torch.equal(a @ b, a * 3) else ["torch"])

    def attend():
        for _ in range(30):
            wrong.extend([] if regard.attention(q, k, v).tobytes() == expected.tobytes() else ["regard"])

    threads = [threading.Thread(target=work) for work in (multiply, attend, multiply, attend)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert wrong == []


# Modes of the processor


@pytest.fixture
def flushing(torch):
    """A function that switches torch's treatment of numbers below the smallest normal one in this thread."""
    yield lambda on: torch.set_flush_denormal(on)
    torch.set_flush_denormal(False)


def subnormal(dtype):
    """Inputs whose values lie below the smallest normal number of the type, in part."""
    q, k, v = qkv(2, 40, 16, dtype=np.float64)
    tiny = float(ml_dtypes.finfo(dtype).tiny)
    return q.astype(dtype), k.astype(dtype), (v * tiny * 0.3).astype(dtype)


@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
@pytest.mark.parametrize("name", LEVELS)
def test_flushing_of_subnormal_numbers_changes_no_bit(flushing, name, dtype):
    """A thread's floating-point mode is not ours: results are the same with it on or off."""
    q, k, v = subnormal(dtype)
    with at_level(name):
        for rows in (1, 40):
            expected = regard.attention(q[:, :rows], k, v, return_lse=True)
            if not flushing(True):
                pytest.skip("this processor has no such mode")
            try:
                found = regard.attention(q[:, :rows], k, v, return_lse=True)
            finally:
                flushing(False)
            for a, b in zip(found, expected):
                assert_same_bits(a, b)


def test_the_mode_of_a_thread_is_left_as_it_was(flushing, torch):
    q, k, v = (torch.ones(2, 40, 16) for _ in range(3))
    small = torch.full((4,), 1e-38)
    for on in (True, False):
        flushing(on)
        regard.attention(q, k, v)
        assert bool((small * 0.1 == 0).all()) is on


# Processes


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_data_loaders_that_fork(torch):
    """A worker process of torch's loader computes attention, after its parent has."""
    code = """
import torch, regard
from torch.utils.data import DataLoader, Dataset

class Rows(Dataset):
    def __len__(self):
        return 6
    def __getitem__(self, i):
        x = torch.full((2, 64, 32), float(i))
        return regard.attention(x, x, x, threads=2)

if __name__ == "__main__":
    expected = torch.stack([Rows()[i] for i in range(6)])
    found = torch.cat(list(DataLoader(Rows(), num_workers=2, multiprocessing_context="fork")))
    print(torch.equal(found, expected))
"""
    assert child(code, PYTHONWARNINGS="ignore").split() == ["True"]
