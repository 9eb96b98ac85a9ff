"""The floating-point mode of a thread: results do not depend on it, and it is left as it was."""

from __future__ import annotations

import ctypes
import struct
import sys
import threading

import numpy as np
import pytest

import regard
from regard import cpu, modes
from support import DTYPES, assert_same_bits, normal

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or cpu.architecture() != "x86_64", reason="sets the mode as glibc on x86-64 lays it out"
)

# Bits of the control word: subnormal inputs are zero, subnormal results are zero, rounding up.
FLUSH, UP = 0x8040, 0x4000
CONTROL = 28  # its place in fenv_t


@pytest.fixture
def mode():
    """A function that sets bits of this thread's control word."""
    library = ctypes.CDLL("libm.so.6")
    kept = ctypes.create_string_buffer(64)
    library.fegetenv(kept)

    def set_bits(bits):
        environment = bytearray(kept.raw)
        (word,) = struct.unpack_from("<I", environment, CONTROL)
        struct.pack_into("<I", environment, CONTROL, word | bits)
        library.fesetenv(ctypes.create_string_buffer(bytes(environment)))

    yield set_bits
    library.fesetenv(kept)


def flushes():
    return np.float32(1e-38) / np.float32(4) == 0


def rounds_up():
    return np.float64(1) + np.float64(2**-60) > 1


def test_the_default_mode_and_back(mode):
    mode(FLUSH | UP)
    assert flushes()
    assert rounds_up()
    with modes.DefaultMode():
        assert not flushes()
        assert not rounds_up()
        with modes.DefaultMode():
            assert not flushes()
    assert flushes()
    assert rounds_up()


def test_back_after_an_error(mode):
    mode(FLUSH)
    with pytest.raises(KeyError), modes.DefaultMode():
        raise KeyError
    assert flushes()


def tiny_numbers(dtype, rows):
    """Values that are in part below the smallest normal number of their type, and small scores."""
    q, k, v = (normal(seed, 2, extent, 16) for seed, extent in ((0, rows), (1, 700), (2, 700)))
    smallest = float(np.finfo(dtype).tiny) if dtype.kind == "f" else 2.0**-126
    return q.astype(dtype), (k * 0.01).astype(dtype), (v * smallest * 0.7).astype(dtype)


@pytest.mark.parametrize("bits", [FLUSH, UP], ids=["flush", "up"])
@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: dtype.name)
@pytest.mark.parametrize("rows", [1, 300])
def test_results_do_not_depend_on_it(level, mode, dtype, bits, rows):
    q, k, v = tiny_numbers(dtype, rows)
    options = {"scale": 0.25, "return_lse": True, "threads": 2, "sinks": 0.0}
    expected = regard.attention(q, k, v, **options)
    mode(bits)
    try:
        found = regard.attention(q, k, v, **options)
        kept = flushes(), rounds_up()
    finally:
        mode(0)
    assert kept == (bool(bits & FLUSH), bool(bits & UP))
    for a, b in zip(found, expected):
        assert_same_bits(a, b)
    assert np.any(expected[0] != 0) or dtype.itemsize == 2


def test_a_thread_that_begins_in_another_mode(mode):
    """It inherits the mode of the one that starts it."""
    q, k, v = tiny_numbers(np.dtype(np.float32), 300)
    expected, found = regard.attention(q, k, v), []
    mode(FLUSH)
    thread = threading.Thread(target=lambda: found.extend([flushes(), regard.attention(q, k, v, threads=2)]))
    thread.start()
    thread.join(60)
    mode(0)
    assert found[0]
    assert_same_bits(found[1], expected)
