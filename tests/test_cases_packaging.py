"""What a plain installation needs and loads. The list of cases is in CASES.md."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

import pytest

import regard
from support import LEVELS, child

HEAVY = ["torch", "jax", "matplotlib", "typer", "rich", "onnx", "scipy", "safetensors"]

WITHOUT = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {HEAVY}:
            raise ImportError(name)
sys.meta_path.insert(0, Missing())
import numpy as np, regard
out = regard.attention(np.eye(3), np.eye(3), np.eye(3), causal=True)
print(out[0].tolist(), sorted(set({HEAVY}) & set(sys.modules)))
"""


@pytest.mark.parametrize("name", ["numpy", LEVELS[-1]])
def test_c161_one_call_without_any_optional_package(name):
    assert child(WITHOUT, REGARD_CPU=name).strip() == "[1.0, 0.0, 0.0] []"


def test_c161_the_import_is_light():
    code = """
import sys, time, numpy
start = time.perf_counter()
import regard
print(time.perf_counter() - start, "llvmlite" in sys.modules)
"""
    runs = [child(code).split() for _ in range(3)]
    assert min(float(seconds) for seconds, _ in runs) < 0.15
    assert {loaded for _, loaded in runs} == {"False"}


def test_c162_the_package_holds_no_compiled_code():
    folder = Path(regard.__file__).parent
    found = {path.suffix for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert not found & {".so", ".pyd", ".dll", ".dylib", ".c", ".cpp", ".pyx"}
    assert (folder / "py.typed").exists()


def test_base_dependencies_are_few():
    try:
        needs = metadata.requires("regard") or []
    except metadata.PackageNotFoundError:
        pytest.skip("regard is used from its source folder")
    base = {re.split(r"[<>=!~ ;\[]", need)[0].replace("-", "_") for need in needs if "extra ==" not in need}
    assert base == {"numpy", "llvmlite", "ml_dtypes"}


FIRST = """
import time, numpy as np, regard
q = np.ones((1, 16, 32), np.float32)
regard.attention(q, q, q)  # the kernel is in the disk cache for the next process
start = time.perf_counter()
regard.attention(q, q, q)
print(time.perf_counter() - start)
"""


@pytest.mark.slow
def test_c142_the_first_call_of_a_process_with_the_kernel_on_disk():
    child(FIRST)
    first = FIRST.replace("regard.attention(q, q, q)  #", "import regard.api; import llvmlite.binding  #")
    assert min(float(child(first)) for _ in range(5)) < 0.15
