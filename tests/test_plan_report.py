"""`a.plan`: its numbers are those of the kernel when it is counted whole, and its words say why."""

from __future__ import annotations

import json

import ml_dtypes
import numpy as np
import pytest

import regard
from kernels import Run
from regard import biases, cpu, jit, masks, ops, tallies
from regard.plan_report import PlanReport
from regard.problem import Problem
from regard.reach import reach
from regard.reference import visible_pairs
from regard.streaming import places
from support import at_level, qkv
from test_count import counted

LEVEL = "neon" if cpu.architecture() == "aarch64" else "avx2"


def problem(queries, keys, dim=8, vdim=8, heads=1, dtype=np.float32, **options):
    return Problem.of(*qkv(heads, queries, dim, keys=keys, vdim=vdim, dtype=dtype), **options)


def report(isa, *sizes, **options):
    return PlanReport(problem(*sizes, **options), cpu.ISAS[isa])


# -- units -------------------------------------------------------------------------------------------------------------
def by_hand(question, rows, unit):
    """Units that some query of a block sees, from the whole table."""
    seen = 0
    for place in places(question):
        grid = place.grid(question, slice(0, question.queries))
        table = np.broadcast_to(visible_pairs(question, grid), grid.shape)[0]
        for r in range(0, question.queries, rows):
            for c in range(0, question.keys, unit):
                seen += bool(table[r : r + rows, c : c + unit].any())
    return seen


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"causal": True, "q_offset": 0},
        {"causal": True, "q_offset": "end"},
        {"window": (20, 30), "q_offset": 77},
        {"window": (7, None), "q_offset": -40},
        {"causal": True, "q_offset": -500},
        {"mask": masks.Lengths(keys=100), "causal": True, "q_offset": 150},
        {"mask": np.random.default_rng(0).random((101, 230)) < 0.01},
        {"bias": np.where(np.arange(230) % 100 < 20, 0.0, -np.inf)},
    ],
)
def test_units_are_those_of_the_table(options):
    question = problem(101, 230, heads=2, **options)
    found = reach(question, 24, 64)
    assert (found.seen, found.total, found.exact) == (by_hand(question, 24, 64), 2 * 5 * 4, True)
    assert found.skipped == found.total - found.seen


def test_offsets_of_batch_entries_count_each():
    q, k, v = qkv(3, 2, 50, 4, keys=300)
    question = Problem.of(q, k, v, causal=True, q_offset=np.array([0, 100, 250]))
    assert reach(question, 24, 64).seen == by_hand(question, 24, 64)


def test_units_are_estimated_where_there_are_too_many_pairs(monkeypatch):
    monkeypatch.setattr("regard.reach.PAIRS", 20_000)
    question = problem(480, 640, mask=np.tri(480, 640, 160, dtype=bool))
    found = reach(question, 24, 64)
    assert not found.exact
    assert abs(found.seen - by_hand(question, 24, 64)) < 0.1 * found.total


# -- operations and bytes ----------------------------------------------------------------------------------------------
WHOLE = [
    ("avx2", (48, 192, 8, 8), {"heads": 2}),
    ("avx2", (48, 128, 27, 19), {"causal": True, "q_offset": 80}),
    ("avx2", (24, 128, 8, 8), {"dtype": np.float64}),
    ("avx512", (1, 256, 40, 24), {"heads": 4}),
    ("amx", (32, 128, 64, 96), {"dtype": ml_dtypes.bfloat16}),
]


@pytest.mark.parametrize(("isa", "sizes", "options"), WHOLE)
def test_one_task_tells_of_all(isa, sizes, options):
    """Whole blocks and units: the machine that counts everything counts the same, but that `decode` may find a larger
    reference in any unit."""
    plan = report(isa, *sizes, **options)
    machines = counted(Run(isa, problem(*sizes, **options), plan.kernel, parts=plan.plan.spec.parts))
    near = 0.01 if plan.kernel == "decode" else 1e-9
    assert plan.tally["flops"] == pytest.approx(sum(m.flops for m in machines.values()), rel=near)
    for name in "qkv":
        assert plan.tally[f"load {name}"] == sum(m.loaded[name] for m in machines.values())
    assert plan.tally["store out"] == sum(m.stored["out"] for m in machines.values())


table = ops.Table(np.arange(128) % 7)
OPTIONS = [
    {"mask": masks.Documents(np.arange(24) // 8, np.arange(128) // 50)},
    {"mask": masks.Where(lambda b, h, p, j: (table[j] + p) % 3 == 0), "q_offset": 0},
    {"bias": biases.Score(lambda s, b, h, p, j: s + table[j]), "q_offset": 0, "softcap": 3.0},
    {"bias": biases.ALiBi([0.5]), "q_offset": "end", "dtype": np.float16},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_masks_and_biases_are_counted_with(options):
    plan = report("avx2", 24, 128, **options)
    machine = counted(Run("avx2", problem(24, 128, **options)))["forward"]
    assert plan.tally["flops"] == pytest.approx(machine.flops, rel=0.01)
    assert plan.tally["load k"] == machine.loaded["k"]


def test_ragged_shapes_are_close():
    sizes, options = (27, 130, 9, 18), {"causal": True, "q_offset": 100}
    plan = report("avx2", *sizes, **options)
    machine = counted(Run("avx2", problem(*sizes, **options)))["forward"]
    assert plan.tally["flops"] == pytest.approx(machine.flops, rel=0.02)


def test_views_of_one_array_are_told_apart():
    x = np.zeros((2, 48, 3, 8), np.float32)
    q, k, v = (x[:, :, n] for n in range(3))
    tally = PlanReport(Problem.of(q, k, v), cpu.ISAS["avx2"]).tally
    assert tally["load q"] == 2 * 48 * 8 * 4
    assert tally["load k"] == tally["load v"] == 2 * 2 * 48 * 8 * 4


@pytest.mark.parametrize(
    ("sizes", "options"),
    [((0, 4), {}), ((4, 0), {}), ((5, 3, 0, 2), {}), ((3, 200), {"causal": True, "q_offset": -9})],
)
def test_nothing_to_do(sizes, options):
    plan = report("avx2", *sizes, **options)
    assert plan.units.seen <= plan.units.total
    assert plan.tally["load k"] == 0
    assert str(plan)


# -- words -------------------------------------------------------------------------------------------------------------
def test_of_an_inspection():
    q, k, v = qkv(4, 100, 16, dtype=np.float32)
    with at_level(LEVEL):
        plan = regard.inspect(q, k, v, causal=True).plan
    assert (plan.kernel, plan.isa, plan.units.skipped > 0) == ("forward", LEVEL, True)
    text = str(plan)
    for word in ("forward", LEVEL, "by 64 keys", "tasks", "skipped", "counted", "loaded", "why", *plan.why):
        assert word in text
    assert plan.why[0] == f"{LEVEL} is used: REGARD_CPU={LEVEL} asks for it"
    assert all("\n" not in line and line == line.rstrip() for line in text.splitlines())


def test_why_follows_the_route():
    assert "one query row" in " ".join(report("avx2", 1, 100).why)
    assert "packed into tiles" in " ".join(report("amx", 40, 100, dtype=ml_dtypes.bfloat16).why)
    assert "widened" in " ".join(report("avx2", 40, 100, dtype=np.float16).why)
    assert "every query sees every key" in " ".join(report("avx2", 40, 100).why)
    assert "-inf" in " ".join(report("avx2", 40, 100, bias=np.zeros(100)).why)


def test_where_numpy_computes(monkeypatch):
    q, k, v = qkv(1, 5, 4)
    with at_level("numpy"):
        plan = regard.inspect(q, k, v).plan
    assert (plan.kernel, plan.tasks, dict(plan.tally)) == ("numpy", 0, {})
    assert "REGARD_CPU=numpy asks for it" in plan.why[0]
    assert "formula" in str(plan)
    monkeypatch.setattr(jit, "executable_memory", lambda: "executable memory is refused")
    assert "is refused" in report("avx2", 5, 5).why[0]


def test_as_json():
    found = json.loads(json.dumps(report("avx2", 24, 64).to_dict()))
    assert found["kernel"] == "forward"
    assert found["tally"]["flops"] > 0
    assert found["units"] == {"seen": 1, "skipped": 0, "exact": True}


def test_a_detached_inspection_has_none():
    q, k, v = qkv(1, 5, 4)
    with pytest.raises(RuntimeError, match="detached"):
        _ = regard.inspect(q, k, v).detach().plan


def test_samples_see_two_units_where_any_block_does():
    question = problem(200, 400, heads=2, mask=np.arange(400) % 200 < 3)
    plan = PlanReport(question, cpu.ISAS["avx2"]).plan
    assert tallies.sample_of(question, plan).units == (0, 3)
