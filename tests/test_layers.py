"""How the package holds together: which module may import which, what `import regard` loads, how long things are."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest

import regard
from regard import options
from regard.signature import Options
from support import child

SOURCES = Path(regard.__file__).parent
ROOT = Path(__file__).parents[1]

# From the bottom up. A module imports from its own layer and from those below it; "tile" and "kernels" are packages.
LAYERS = [
    "page.packing page.bundling page.rendering",
    "arrays operands expressions table evaluation ops grid mask_nodes mask_leaves mask_tables masks published biases "
    "addresses cpu cores elf cache pool scratch modes chunks tile",
    "kernels jit reference inputs options outputs standing problem merging positions",
    "lowering plan filling widening",
    "routes execute calls",
    "signature api viewers streaming",
    "row_statistics consumers largest alone",
    "reach tallies",
    "plan_report asking passes blocks_of_table",
    "inspected operators shards inspection union rolling eviction findings verifying labels some_heads viewing "
    "picture_numbers plot_labels plot_kinds plotting small_picture "
    "page.extent page.gathering page.facts page.tokens page.report",
    "capturing",
    "one_head showing steps mistakes arrows page.example explanation page",
    "listing files pieces attending explaining summary looking benchmarking",
    "measuring selftest demonstration demonstration_pages diagnosis cache_commands bench_command cli __main__",
]
LAYER = {name: height for height, names in enumerate(LAYERS) for name in names.split()}


def layer(name):
    """Of a module, or of the package that it is in."""
    return LAYER[name] if name in LAYER else LAYER[name.split(".")[0]]


# Who may import what is heavy or optional, and then inside of functions only, but for the modules of the extra `cli`.
HEAVY = {
    "llvmlite": {"jit", "cpu"},
    "typer": {"cli", "cache_commands", "bench_command"},
    "rich": {"cli", "bench_command", "attending", "showing", "looking"},
    "safetensors": {"files"},
    "torch": {"capturing", "benchmarking.libraries"},
    "transformers": {"capturing"},
    "jinja2": {"page.rendering"},
    "matplotlib": {"benchmarking.chart", "plotting", "plot_kinds", "plot_labels"},
    "tornado": {"viewing.serving"},
    "jax": {"benchmarking.libraries"},
    "onnxruntime": {"benchmarking.libraries"},
    "openvino": {"benchmarking.libraries"},
    "onnx": {"benchmarking.onnx_model"},
}
COMMANDS = {"cli", "cache_commands", "bench_command", "attending", "looking"}


@lru_cache(maxsize=1)
def modules():
    """Name and syntax tree of every module; names without "regard."."""
    found = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = (path.name == "__init__.py", ast.parse(path.read_text("utf-8")))
    return found


def imports(name, only_at_once=False):
    """Full names of the modules that a module imports when it runs, without those for type checkers."""
    is_package, tree = modules()[name]
    package = ["regard", *name.split(".")] if name else ["regard"]
    package = package if is_package else package[:-1]
    found = set()
    for node in _running(tree, only_at_once):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base = ".".join([*base, *([node.module] if node.module else [])])
            found |= {_module(f"{base}.{alias.name}", base) for alias in node.names}
    return found


def _running(tree, only_at_once):
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if only_at_once and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        yield node
        yield from _running(node, only_at_once)


def _module(full, base):
    """`from a import b` imports a.b if that is a module, else a."""
    return full if full.removeprefix("regard.") in modules() else base


def own(names):
    """The modules of this package among full names, without the package itself."""
    return {name.removeprefix("regard.") for name in names if name.startswith("regard.")}


def test_every_module_has_a_layer():
    assert {name.split(".")[0] for name in modules()} - {""} == {name.split(".")[0] for name in LAYER}
    assert {name for name in LAYER if "." in name} <= set(modules())


@pytest.mark.parametrize("name", sorted(set(modules()) - {""}))
def test_imports_point_down(name):
    above = {other for other in own(imports(name)) if layer(other) > layer(name)}
    assert not above


def test_no_module_needs_itself():
    """Within a layer, too, there is an order."""
    left = {name: own(imports(name, only_at_once=True)) - {name} for name in modules() if name}
    while left:
        free = {name for name, needs in left.items() if not needs & set(left)}
        assert free, f"in a circle: {sorted(left)}"
        left = {name: needs for name, needs in left.items() if name not in free}


@pytest.mark.parametrize("name", [name for name in modules() if name.startswith(("tile.", "kernels."))])
def test_tile_and_kernels_stand_alone(name):
    """They know nothing of arrays, threads or compilers."""
    package = name.split(".")[0]
    allowed = {"tile"} if package == "tile" else {"tile", "kernels"}
    assert {other.split(".")[0] for other in own(imports(name))} <= allowed
    outside = {other.split(".")[0] for other in imports(name)} - {"regard"} - set(sys.stdlib_module_names)
    assert outside <= ({"numpy"} if package == "tile" else set())


@pytest.mark.parametrize("heavy", HEAVY)
def test_who_imports_what_is_heavy(heavy):
    def importers(only_at_once):
        names = {name: {full.split(".")[0] for full in imports(name, only_at_once)} for name in modules()}
        return {name for name, found in names.items() if heavy in found}

    assert importers(only_at_once=False) <= HEAVY[heavy]
    assert importers(only_at_once=True) <= COMMANDS


def test_import_loads_little():
    heavy = [*HEAVY, "scipy"]
    code = f"import sys, json, regard; regard.attention; print(json.dumps([n for n in {heavy} if n in sys.modules]))"
    assert json.loads(child(code)) == []


def test_import_is_quick(tmp_path):
    """80 ms over NumPy's own import at most; loading all that computes, when it is first asked for, three times that.

    In time of the processor, and the best of some attempts: other processes disturb.
    """
    code = (
        "import numpy; from time import process_time as now; begun = now(); import regard; loaded = now(); "
        "regard.attention; print(loaded - begun, now() - begun)"
    )
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(tmp_path)}
    child(code, **bytecode)
    times = np.array([child(code, **bytecode).split() for _ in range(5)], float).min(axis=0)
    assert times[0] < 0.080
    assert times[1] < 0.240


def test_public_functions_outlive_the_import_of_every_module():
    """No module bears the name of a public function: importing it would replace the function."""
    q = np.eye(2)
    for module in pkgutil.walk_packages(regard.__path__, "regard."):
        if module.name != "regard.__main__":
            importlib.import_module(module.name)
    for _ in range(2):
        out, lse = regard.attention(q, q, q, return_lse=True)
        regard.merge([out], [lse])
        regard.set_num_threads(None)
        assert regard.get_num_threads() >= 1


def test_public_names():
    assert set(regard.__all__) <= set(dir(regard))
    assert regard.__version__
    with pytest.raises(AttributeError, match="no attribute 'atention'"):
        regard.atention  # noqa: B018


def test_options_have_the_same_names_everywhere():
    """To callers, to type checkers, to `help` and in messages."""
    import inspect

    shown = [p.name for p in inspect.signature(regard.attention).parameters.values() if p.kind is p.KEYWORD_ONLY]
    assert list(Options.__annotations__) == shown
    assert sorted(shown) == sorted(options.NAMES)
    for name in shown:
        assert f"\n    {name}: " in regard.attention.__doc__, name


def test_functions_and_files_are_short():
    done = subprocess.run([sys.executable, ROOT / "tools" / "budget.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
