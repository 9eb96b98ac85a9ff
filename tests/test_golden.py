"""Generated code under review: texts as golden files, schedules, facts about the assembly, no undefined symbols.

    REGARD_GOLDEN=write pytest tests/test_golden.py

writes the files anew; the difference is then read like any other change of code.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from regard import cpu, jit
from regard.elf import undefined_symbols
from regard.kernels.spec import Spec
from regard.plan import KERNELS
from regard.tile.machines import text

FOLDER = Path(__file__).parent / "golden"
WRITE = os.environ.get("REGARD_GOLDEN") == "write"

# Four lanes, to be short.
TEXTS = {
    "forward-plain": Spec("forward", "f32", "f32", "f32", 1),
    "forward-options": Spec(
        "forward",
        "f16",
        "f16",
        "f32",
        1,
        mask=(
            "and",
            ("not", ("span",)),
            ("or", ("lengths",), ("where", ("lt", "bool", ("input", "h"), ("input", "j")))),
        ),
        bias=(("array", "bf16"), ("alibi",)),
        softcap=True,
    ),
}
WOVEN = {
    "woven-bf16": Spec("woven", "bf16", "bf16", "bf16", 2, parts=1, dim=64, vdim=64),
    "woven-f32": Spec("woven", "f32", "f32", "f32", 2, parts=3, dim=32, vdim=32),
}
SUMMARIES = {
    **{
        f"decode-{t}": ("neon", Spec("decode", t, t, "f64" if t == "f64" else "f32", 1)) for t in ("f32", "f64", "bf16")
    },
    **{f"{kernel}-f32": ("neon", Spec(kernel, "f32", "f32", "f32", 1)) for kernel in ("watched", "weights", "scores")},
    **{f"pack-{name}": ("amx", spec) for name, spec in WOVEN.items()},
    **{name: ("amx", spec) for name, spec in WOVEN.items()},
}


def kernel_of(name, spec):
    return KERNELS["pack" if name.startswith("pack") else spec.kernel]


def compare(name, written):
    """With the golden file of that name; the first lines that differ are shown."""
    path = FOLDER / name
    if WRITE:
        path.write_text(written)
    golden = path.read_text()
    if written != golden:
        pairs = zip(written.splitlines(), golden.splitlines())
        first = next((n for n, (a, b) in enumerate(pairs) if a != b), min(written.count("\n"), golden.count("\n")))
        now, before = (x.splitlines()[first : first + 5] for x in (written, golden))
        pytest.fail(f"{name} differs from line {first + 1} on (REGARD_GOLDEN=write writes it anew): {now} was {before}")


@pytest.mark.parametrize("name", TEXTS)
def test_text(name):
    spec = TEXTS[name]
    compare(f"{name}.ll", text("neon", spec.real, KERNELS["forward"], spec))


@pytest.mark.parametrize("name", SUMMARIES)
def test_summary(name):
    """How many instructions of each kind, and a hash of the whole text, where the text is long."""
    machine, spec = SUMMARIES[name]
    written = text(machine, spec.real, kernel_of(name, spec), spec)
    counts = Counter(kind for line in written.splitlines() if (kind := instruction(line)))
    lines = [f"{count:6} {kind}" for kind, count in sorted(counts.items())]
    compare(f"{name}.txt", "\n".join([hashlib.sha256(written.encode()).hexdigest(), *lines, ""]))


def instruction(line):
    """The kind of an instruction, with the function that a call calls; None for anything else."""
    if not line.startswith("  "):
        return None
    words = line.split(" = ", 1)[-1].split()
    called = re.search(r"@(\S+?)\(", line) if words[0] == "call" else None
    return called.group(1) if called else words[0]


@pytest.mark.parametrize("name", WOVEN)
def test_schedule(name):
    """The order of the matrix unit's instructions, and how many others stand between: one line an item."""
    spec = WOVEN[name]
    lines, between = [], 0
    for line in text("amx", "f32", KERNELS["woven"], spec).splitlines():
        if re.match(r"\w+.*:$", line):
            lines.append(f"-- {line[:-1]} after {between}")
            between = 0
        elif found := re.search(r"@llvm\.x86\.(t\w+)\(([^)]*)\)", line):
            registers = " ".join(re.findall(r"i8 (\d+)", found.group(2)))
            lines.append(f"{between:4} {found.group(1)} {registers}")
            between = 0
        elif instruction(line):
            between += 1
    compare(f"{name}.schedule", "\n".join([*lines, ""]))


# -- assembly ----------------------------------------------------------------------------------------------------------
FMA = {  # fused multiply-adds in the inner loop of a product: rows held in registers times registers to a row
    ("avx512", "f32", 3): 24,
    ("avx512", "f64", 2): 16,
    ("avx2", "f32", 3): 12,
    ("avx2", "f64", 2): 8,
    ("avx2", "bf16", 3): 12,
}


@lru_cache(maxsize=2)
def inner_loops(machine, dtype, width):
    """Bodies of innermost loops of the forward kernel, as lists of lines."""
    spec = Spec("forward", dtype, dtype, dtype, width)
    listing = jit.assembly(text(machine, spec.real, KERNELS["forward"], spec), cpu.ISAS[machine])
    task = listing[listing.index("\ntask:") : listing.index("\nregard_kernel:")]
    blocks = re.split(r"^(\.L\w+):", task, flags=re.MULTILINE)[1:]
    found = []
    for label, body in zip(blocks[::2], blocks[1::2]):
        lines = [line.strip() for line in body.splitlines() if line.startswith("\t") and not line.startswith("\t.")]
        ends = [n for n, line in enumerate(lines) if re.match(rf"j\w+\s+{re.escape(label)}$", line)]
        if ends:
            found.append(lines[: ends[-1] + 1])
    return found


@pytest.mark.skipif(cpu.architecture() != "x86_64", reason="an assembly listing of x86-64")
@pytest.mark.parametrize(("machine", "dtype", "width"), FMA)
def test_inner_loop(machine, dtype, width):
    """Products are fused multiply-adds, as many as there are registers to hold; nothing is spilled to the stack."""
    expected = FMA[machine, dtype, width]
    products = [loop for loop in inner_loops(machine, dtype, width) if sum("vfmadd" in x for x in loop) == expected]
    assert products, [sum("vfmadd" in x for x in loop) for loop in inner_loops(machine, dtype, width)]
    register = "zmm" if machine == "avx512" else "ymm"
    for loop in products:
        assert all(register in line for line in loop if "vfmadd" in line)
        assert not [line for line in loop if "(%rsp" in line]  # rbp is a register like any other here


SPECS = [
    *(Spec("forward", t, t, out, 3) for t, out in [("f32", "f32"), ("f64", "f64"), ("f16", "f16"), ("bf16", "f32")]),
    *(Spec("decode", t, t, "f64" if t == "f64" else "f32", 1) for t in ("f32", "f64", "f16", "bf16")),
    Spec(
        "forward",
        "f32",
        "f32",
        "f32",
        1,
        mask=(
            "where",
            (
                "eq",
                "bool",
                ("mod", "int", ("input", "p"), ("number", "int")),
                ("floordiv", "int", ("input", "j"), ("number", "int")),
            ),
        ),
        bias=(
            ("array", "f64"),
            ("relative",),
            (
                "score",
                (
                    "exp",
                    "float",
                    ("log", "float", ("tanh", "float", ("floordiv", "float", ("input", "s"), ("number", "float")))),
                ),
            ),
        ),
        softcap=True,
    ),
]


@pytest.mark.parametrize(
    "machine", [pytest.param(name, marks=() if name == "generic" else pytest.mark.slow) for name in cpu.ISAS]
)
@pytest.mark.parametrize("number", range(len(SPECS)))
def test_no_undefined_symbols(number, machine):
    """Nothing is left to a library: there is none where kernels run."""
    spec = SPECS[number]
    code = jit.emit(text(machine, spec.real, KERNELS[spec.kernel], spec), cpu.ISAS[machine])
    assert code.startswith(b"\x7fELF")
    assert undefined_symbols(code) == []


@pytest.mark.parametrize("name", [*WOVEN, *(f"pack-{name}" for name in WOVEN)])
def test_no_undefined_symbols_of_the_matrix_unit(name):
    _, spec = SUMMARIES[name]
    code = jit.emit(text("amx", "f32", kernel_of(name, spec), spec), cpu.ISAS["amx"], scheduler=name.startswith("pack"))
    assert code.startswith(b"\x7fELF")
    assert undefined_symbols(code) == []


def test_undefined_symbols_are_found():
    """The check can fail: `fmod` is a library's."""
    called = """declare double @fmod(double, double)
define double @regard_kernel(double %x) {
  %y = call double @fmod(double %x, double %x)
  ret double %y
}
"""
    assert undefined_symbols(jit.emit(called, cpu.ISAS["generic"])) == ["fmod"]
