"""Helpers of the tests of kernels: the same kernel on the NumPy machine and as machine code, on the same numbers."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from math import prod

import numpy as np
import pytest

from regard import cpu, jit
from regard.filling import ArgumentBlock, place
from regard.kernels.arguments import INDEX
from regard.kernels.forward import UNIT
from regard.kernels.strip import HIDDEN
from regard.lowering import address_of
from regard.plan import KERNELS, make_plan
from regard.problem import Problem
from regard.tile.machines import interpreter, lanes, text
from regard.tile.memory import Memory
from support import LEVELS

# Instruction sets whose code can run here. Those that multiply tiles differ from AVX-512 in that alone.
NATIVE = [name for name in LEVELS if name != "numpy"]
MATRIX = [name for name in NATIVE if name in ("avx512bf16", "amx")]
VECTOR = [name for name in NATIVE if name not in MATRIX]


def quick(machines, *names):
    """Parameters of a test: those machines that are not named run in the slow run only."""
    return [name if name in names else pytest.param(name, marks=pytest.mark.slow) for name in machines]


NUMPY_TYPES = {
    "f32": np.float32,
    "f64": np.float64,
    "f16": np.float16,
    "bf16": np.uint16,  # as bits
    "i32": np.int32,
    "i64": np.int64,
    "i8": np.uint8,
}


def isa(level):
    """The instruction set of a level; on ARM the weakest one is NEON."""
    return cpu.ISAS["neon" if cpu.architecture() == "aarch64" else level]


def aligned(size, fill=0):
    """Bytes whose address is a multiple of 64."""
    memory = np.full(size + 64, fill, np.uint8)
    start = -address_of(memory) % 64
    return memory[start : start + size]


# -- small kernels on plain arrays -------------------------------------------------------------------------------------
def argument(m, n):
    """Word n of those that `run_both` hands to a kernel: the address of array n, or a number."""
    return m.word(m.args + 8 * (4 + n))


def run_both(level, real, kernel, *arguments):
    """Runs kernel(m) as machine code and on the NumPy machine; returns the arrays that each left, as two lists.

    Arguments are arrays (the kernel gets their addresses) and whole numbers. The NumPy machine comes first: it refuses
    what would damage memory.
    """
    defined = run_numpy(level, real, kernel, *arguments)
    return run_native(level, real, kernel, *arguments), defined


def _prepared(arguments):
    copies = [x.copy() if isinstance(x, np.ndarray) else x for x in arguments]
    counter = np.zeros(1, np.int64)
    words = [address_of(x) if isinstance(x, np.ndarray) else x for x in copies]
    block = np.array([address_of(counter), 1, 9, 0, *words], np.int64)
    arrays = [x for x in copies if isinstance(x, np.ndarray)]
    return block, arrays, counter


def run_native(level, real, kernel, *arguments):
    block, arrays, _counter = _prepared(arguments)
    written = text(isa(level).name, real, kernel)
    key = f"test {hashlib.sha256(written.encode()).hexdigest()}"
    jit.load(key, lambda: written, isa(level))(address_of(block))
    return arrays


def run_numpy(level, real, kernel, *arguments):
    block, arrays, counter = _prepared(arguments)
    m = interpreter(isa(level).name, real, Memory(block, counter, *arrays))
    m.args = address_of(block)
    kernel(m)
    return arrays


# -- whole kernels on problems -----------------------------------------------------------------------------------------
@dataclass
class Run:
    """One kernel for one problem: its Spec, its argument words, and every buffer that they point to.

    `width` and `parts` override what the planner would choose. `fill` is the byte that unwritten memory holds: 255
    makes NaN of every float. A woven run packs first.
    """

    level: str
    problem: Problem
    kernel: str = "forward"
    width: int | None = None
    parts: int = 0
    order: np.ndarray | None = None
    buffers: dict = field(default_factory=dict)

    def __post_init__(self):
        plan, words = make_plan(self.problem, cpu.ISAS[self.level], self.kernel)
        self.spec = replace(plan.spec, width=self.width or plan.spec.width, parts=self.parts)
        self.lanes = lanes(self.level, self.spec.real)
        self.plan = replace(plan, spec=self.spec, blocks=self._blocks(plan), tasks=0)
        self.block = ArgumentBlock(self.problem, self.plan, words)
        self._allocate()
        self._fill_in()

    def _blocks(self, plan):
        return plan.blocks if self.kernel == "decode" else -(-self.problem.queries // (self.spec.width * self.lanes))

    @property
    def entries(self):
        return prod(self.problem.batch)

    @property
    def jobs(self):
        """Kernels in order, by name, with their numbers of tasks."""
        p, blocks = self.problem, self.plan.blocks
        if self.kernel == "decode":
            return [("decode", self.entries * p.kv_heads * blocks)]
        jobs = [(self.kernel, len(self.order) if self.order is not None else self.entries * p.heads * blocks)]
        return [("pack", self.entries * p.kv_heads * -(-p.keys // 32)), *jobs] if self.kernel == "woven" else jobs

    def _allocate(self):
        p, real = self.problem, NUMPY_TYPES[self.spec.real]
        heads = self.entries * p.heads
        size = self.plan.scratch(p.dim, p.vdim, p.heads // p.kv_heads)
        if self.kernel in HIDDEN:
            # A strip: a row for each key, a column for each query; two numbers for each row are given.
            width = self.plan.blocks * self.spec.width * self.lanes
            out, rows = np.empty((-(-p.keys // UNIT) * UNIT, width), real), (heads, p.queries)
        elif self.kernel == "decode":
            out, rows = np.empty((self.plan.blocks, heads, p.vdim), real), (self.plan.blocks, heads)
        else:
            # A caller's `out` gives layout and dtype; each run writes to its own copy.
            out, rows = _like(p.out) if p.out is not None else np.empty(p.shape, p.dtype), (heads, p.queries)
        self.buffers |= {"out": out, "reference": np.empty(rows, real), "total": np.empty(rows, real)}
        if self.kernel == "watched":
            self.buffers["statistics"] = np.empty((5, *rows), real)
        for buffer in self.buffers.values():
            _flat(buffer).view(np.uint8)[...] = 255
        if self.kernel in HIDDEN:
            given = np.linspace(0.25, 2, heads * p.queries).reshape(rows)
            self.buffers["reference"][...], self.buffers["total"][...] = given, 1 / given
        self.buffers |= {"scratch": aligned(size, 255), "shared": np.zeros(3, np.int64)}
        if self.kernel == "woven":
            tiles = self.entries * p.kv_heads * -(-p.keys // 32)
            self.buffers["packed_keys"] = aligned(tiles * self.parts * 64 * self.spec.dim, 255)
            self.buffers["packed_values"] = aligned(tiles * self.parts * 64 * self.spec.vdim, 255)
            self.buffers |= {"noted": np.zeros(tiles, np.int32), "flags": np.zeros((heads, p.queries), np.int32)}

    def _fill_in(self):
        words, buffers = self.block.words, self.buffers
        apart = self.kernel == "decode" or self.kernel in HIDDEN
        self._alive = [] if apart else [place(words, "out", buffers["out"], self.problem.batch)]
        shared = address_of(buffers["shared"])
        places = {name + "_base": address_of(getattr(self.problem, name)) for name in "qkv"}
        places |= {"out_base": address_of(buffers["out"]), "counter": shared, "error": shared + 8, "budget": 1 << 40}
        if self.kernel in HIDDEN:
            places |= {"out_row": buffers["out"].strides[0], "end_key": self.problem.keys, "vdim": 0}
        names = ("reference", "total", "statistics", "scratch", "packed_keys", "packed_values", "noted", "flags")
        places |= {name: address_of(buffers[name]) for name in names if name in buffers}
        if self.order is not None:
            places["order"] = address_of(self.order)
        self.block.set(**places)

    def arrays(self):
        """Everything the words point to."""
        orders = [] if self.order is None else [self.order]
        inputs = [self.problem.q, self.problem.k, self.problem.v]
        return [self.block.words, *self.block.alive, *self._alive, *inputs, *orders, *self.buffers.values()]

    def texts(self):
        """Kernel names with their LLVM IR."""
        return [(name, text(self.level, self.spec.real, KERNELS[name], self.spec)) for name, _ in self.jobs]

    def natively(self):
        """Run as machine code; returns this run."""
        for name, tasks in self.jobs:
            self.start(tasks)
            key = f"{name} {self.spec}"
            kernel = jit.load(
                key,
                lambda name=name: text(self.level, self.spec.real, KERNELS[name], self.spec),
                cpu.ISAS[self.level],
                scheduler=name != "woven",
            )
            kernel(address_of(self.block.words))
        return self

    def in_numpy(self, woven=False):
        """Run on the NumPy machine, which refuses any access outside the buffers; returns this run."""
        memory = Memory(*self.arrays())
        for name, tasks in self.jobs:
            self.start(tasks)
            for task in range(tasks):
                m = interpreter(self.level, self.spec.real, memory)
                m.args, m.task, m.woven = address_of(self.block.words), task, woven
                KERNELS[name](m, self.spec)
        return self

    def start(self, tasks):
        """Set the number of tasks, none of them drawn."""
        self.buffers["shared"][0] = 0
        self.block.words[INDEX["tasks"]] = tasks

    @property
    def results(self):
        """What a kernel leaves, by name; scratch memory is nobody's business."""
        kept = {name: x for name, x in self.buffers.items() if name not in ("scratch", "shared")}
        return kept | {"error": self.buffers["shared"][1:]}


def _like(array):
    """An empty array of the same strides (as far as they can be kept)."""
    order = sorted(range(array.ndim), key=lambda axis: -abs(array.strides[axis]))
    whole = np.empty([array.shape[axis] for axis in order], array.dtype).transpose(np.argsort(order))
    return whole[tuple(slice(None, None, -1) if s < 0 else slice(None) for s in array.strides)]


def _flat(array):
    """All bytes of an array that has no gaps, in the order of memory."""
    positive = array[tuple(slice(None, None, -1) if s < 0 else slice(None) for s in array.strides)]
    order = sorted(range(array.ndim), key=lambda axis: -positive.strides[axis])
    return positive.transpose(order).reshape(-1)


def differences(a, b):
    """Names of results that are not equal bit for bit, where any NaN is like another."""
    return [name for name in a.results if not _same(a.results[name], b.results[name])]


def _same(a, b):
    bits = np.dtype(f"u{a.dtype.itemsize}")
    a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
    equal = a.view(bits) == b.view(bits)
    if a.dtype.kind not in "iu":
        equal |= np.isnan(a.astype(np.float64)) & np.isnan(b.astype(np.float64))
    return bool(equal.all())


def assert_same(a, b):
    """Two runs left the same bits everywhere."""
    wrong = differences(a, b)
    report = []
    for name in wrong:
        x, y = a.results[name], b.results[name]
        at = np.argwhere(~((x == y) | ((x != x) & (y != y))))
        report.append(f"{name}: {len(at)} of {x.size} numbers differ, the first at {tuple(at[0]) if len(at) else '?'}")
    assert not wrong, f"{a.spec} at {a.level}: " + "; ".join(report)
