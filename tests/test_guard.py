"""No kernel reads or writes outside the arrays it is given: they lie between pages that may not be touched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import regard
from kernels import NATIVE, quick

FOLDER = Path(__file__).parent
SOURCE = Path(regard.__file__).parents[1]
DTYPES = ("float32", "float64", "float16", "bfloat16")
SOME = (1, 7, 16, 33, 65, 129, 260)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="pages are protected by Linux's own functions")


def guarded(level, dtype, dims, options):
    """Run calls in a child; a fault fails the test and names the call."""
    environment = {**os.environ, "REGARD_CPU": level, "PYTHONPATH": f"{SOURCE}{os.pathsep}{FOLDER}"}
    command = [sys.executable, str(FOLDER / "guarded.py"), dtype, ",".join(map(str, dims)), options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900)
    last = done.stdout.strip().rpartition("\n")[2]
    ended = f"killed by signal {-done.returncode}" if done.returncode < 0 else f"exit code {done.returncode}"
    assert done.returncode == 0, f"{ended} at level {level} in the call: {last}\n{done.stderr[-3000:]}"


@pytest.mark.parametrize("machine", quick(NATIVE, *NATIVE[-1:]))
@pytest.mark.parametrize("dtype", DTYPES)
def test_guard_pages(dtype, machine):
    guarded(machine, dtype, SOME, "few")


@pytest.mark.parametrize("machine", quick(NATIVE, *NATIVE[-1:]))
def test_guard_pages_with_options(machine):
    guarded(machine, "float32", (17,), "all")


@pytest.mark.slow
@pytest.mark.parametrize("machine", NATIVE)
@pytest.mark.parametrize("dtype", DTYPES)
def test_guard_pages_when_looking_inside(dtype, machine):
    guarded(machine, dtype, (17,), "inside")


@pytest.mark.slow
@pytest.mark.parametrize("machine", NATIVE)
@pytest.mark.parametrize("dtype", DTYPES)
def test_guard_pages_at_every_dim(dtype, machine):
    guarded(machine, dtype, range(1, 261), "some")
    guarded(machine, dtype, (3, 17, 64), "all")


def test_the_pages_do_guard():
    """One byte too far, on either side, ends the child."""
    for behind, byte in ((True, 24), (False, -1)):
        code = f"""
import ctypes, guarded, numpy as np
with guarded.Pages({behind}) as pages:
    x = pages.copy(np.zeros(3))
    print(ctypes.string_at(x.ctypes.data, 24))
    ctypes.string_at(x.ctypes.data + {byte}, 1)
"""
        environment = {**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{FOLDER}"}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == -11, (done.returncode, done.stderr)
        assert done.stdout.strip() == repr(bytes(24))


def test_copies_have_gaps_and_no_end():
    from guarded import Pages

    with Pages(True) as pages:
        x = np.arange(12.0).reshape(2, 2, 3)
        y = pages.copy(x, gap=2, reverse=True)
        np.testing.assert_array_equal(x, y)
        assert y.strides == (80, -40, 8)
        end = np.lib.array_utils.byte_bounds(y)[1]
        assert end % 4096 == 0
        del y
