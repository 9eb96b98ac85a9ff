"""What every test shares: the helpers of this folder, a cache of kernels of its own, the instruction sets to try."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for `from support import ..`: importlib mode adds no folder

# A shell that starts this run in the background has it ignore Ctrl-C, and so would every program that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Workers of pytest-xdist inherit the folder of the process that started them, and leave it to that one.
_WORKER = "PYTEST_XDIST_WORKER" in os.environ
_CACHE = os.environ["REGARD_CACHE_DIR"] if _WORKER else tempfile.mkdtemp(prefix="regard-tests-")
os.environ["REGARD_CACHE_DIR"] = _CACHE


def pytest_unconfigure(config):
    if not _WORKER:
        shutil.rmtree(_CACHE, ignore_errors=True)


def pytest_generate_tests(metafunc):
    """The best instruction set and NumPy are in every run, the others in the slow run."""
    if "level" in metafunc.fixturenames:
        from support import LEVELS

        quick = {"numpy", LEVELS[-1]}
        levels = [name if name in quick else pytest.param(name, marks=pytest.mark.slow) for name in LEVELS]
        metafunc.parametrize("level", levels, indirect=True)


@pytest.fixture
def level(request, monkeypatch):
    """The test runs once for every instruction set this machine can use, and in NumPy; its value is the name."""
    monkeypatch.setenv("REGARD_CPU", request.param)
    return request.param
