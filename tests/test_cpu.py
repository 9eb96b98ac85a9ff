"""Levels, their choice, and the count of cores."""

from __future__ import annotations

import os
import subprocess
import sys
from unittest import mock

import pytest

from regard import cores, cpu

X86 = cpu.architecture() == "x86_64"
only_x86 = pytest.mark.skipif(not X86, reason="levels of x86-64")
SERVER = frozenset(need for needs in cpu.NEEDS.values() for need in needs)


@pytest.fixture
def machine(monkeypatch):
    """A function that makes this look like another machine."""

    def pretend(features=SERVER, architecture="x86_64", refusal=None, wanted="", vendor="AuthenticAMD"):
        monkeypatch.setattr(cpu, "features", lambda: frozenset(features))
        monkeypatch.setattr(cpu, "architecture", lambda: architecture)
        monkeypatch.setattr(cpu, "request_amx", lambda: refusal)
        monkeypatch.setattr(cpu, "_cpuinfo", lambda name: vendor)
        monkeypatch.setattr(cpu, "_choices", {})
        monkeypatch.setenv("REGARD_CPU", wanted)

    return pretend


def test_best_is_chosen(machine):
    for name, needs in cpu.NEEDS.items():
        if cpu.ISAS[name].triple_arch == "x86_64":
            machine(needs)
            assert cpu.current() is cpu.ISAS[name]


def test_what_is_lacking_is_named(machine):
    machine(SERVER - {"avx512f"})
    assert cpu.usable() == {
        "generic": None,
        "avx2": None,
        "avx512": "this CPU lacks avx512f",
        "avx512bf16": "this CPU lacks avx512f",
        "amx": "this CPU lacks avx512f",
        "numpy": None,
    }
    assert cpu.current() is cpu.ISAS["avx2"]


def test_refused_amx_means_the_next_level(machine):
    machine(refusal="the kernel refused AMX permission: Operation not permitted", vendor="GenuineIntel")
    assert cpu.current() is cpu.ISAS["avx512"]
    assert "refused" in cpu.usable()["amx"]


def test_pairs_are_taken_where_they_are_fast(machine):
    machine(cpu.NEEDS["avx512bf16"], vendor="AuthenticAMD")
    assert cpu.current() is cpu.ISAS["avx512bf16"]
    machine(cpu.NEEDS["avx512bf16"], vendor="GenuineIntel")
    assert cpu.current() is cpu.ISAS["avx512"]
    machine(cpu.NEEDS["avx512bf16"], vendor="GenuineIntel", wanted="avx512bf16")
    assert cpu.current() is cpu.ISAS["avx512bf16"]


def test_amx_is_not_asked_for_where_there_is_none(machine, monkeypatch):
    machine(cpu.NEEDS["avx512"])
    monkeypatch.setattr(cpu, "request_amx", lambda: pytest.fail("asked"))
    assert cpu.usable()["amx"].startswith("this CPU lacks")


def test_a_level_can_be_named(machine, monkeypatch):
    machine(wanted="AVX2")
    assert cpu.current() is cpu.ISAS["avx2"]
    monkeypatch.setenv("REGARD_CPU", "generic")  # read on every call
    assert cpu.current() is cpu.ISAS["generic"]
    monkeypatch.setenv("REGARD_CPU", "numpy")
    assert cpu.current() is None
    monkeypatch.delenv("REGARD_CPU")
    assert cpu.current() is cpu.ISAS["amx"]


def test_the_variable_is_read_however_it_is_changed(machine, monkeypatch):
    machine()
    monkeypatch.setattr(cpu, "_wanted", cpu._reader())
    with mock.patch.dict(os.environ, {"REGARD_CPU": "avx2"}):
        assert cpu.current() is cpu.ISAS["avx2"]
    os.environ.update(REGARD_CPU="generic")
    assert cpu.current() is cpu.ISAS["generic"]
    os.environ.pop("REGARD_CPU")
    assert cpu.current() is cpu.ISAS["amx"]


@pytest.mark.parametrize("form", ["no table", "another table"])
def test_another_kind_of_environment(machine, monkeypatch, form):
    """An os.environ that keeps its values otherwise than Python 3.10 to 3.14 do."""
    machine()

    class Environment(dict):
        if form == "another table":
            _data, encodekey = {("PATH",): "/bin"}, str.encode

    monkeypatch.setattr(os, "environ", Environment(PATH="/bin", REGARD_CPU="avx2"))
    monkeypatch.setattr(cpu, "_wanted", cpu._reader())
    assert cpu.current() is cpu.ISAS["avx2"]
    os.environ["REGARD_CPU"] = "numpy"
    assert cpu.current() is None


def test_unknown_and_lacking_levels_are_errors(machine):
    machine(cpu.NEEDS["avx2"], wanted="sse9")
    with pytest.raises(ValueError, match=r"REGARD_CPU=sse9 is no level .*x86_64.*use one of generic, avx2, numpy"):
        cpu.current()
    machine(cpu.NEEDS["avx2"], wanted="avx512")
    with pytest.raises(ValueError, match=r"REGARD_CPU=avx512 cannot be used: this CPU lacks avx512f, .*generic, avx2"):
        cpu.current()
    machine(wanted="neon")
    with pytest.raises(ValueError, match="no level of this machine"):
        cpu.current()


def test_arm(machine):
    machine((), "aarch64")
    assert cpu.current() is cpu.ISAS["neon"]
    machine((), "aarch64", wanted="generic")
    assert cpu.current() is cpu.ISAS["neon"]
    machine((), "aarch64", wanted="avx2")
    with pytest.raises(ValueError, match="generic, neon, numpy"):
        cpu.current()


def test_other_architectures_have_numpy(machine):
    machine((), "riscv64")
    assert cpu.usable() == {"numpy": None}
    assert cpu.current() is None


@only_x86
def test_the_compilers_view_of_the_features_agrees():
    """Where there is no /proc the compiler is asked: each level must come out the same."""
    found = cpu._compiler_features()
    for needs in cpu.NEEDS.values():
        assert (set(needs) <= found) == (set(needs) <= cpu.features())


def test_amx_permission():
    reason = cpu.request_amx()
    assert cpu.request_amx() == reason
    assert reason is None or "AMX" in reason


def test_refusal_by_the_kernel_is_told():
    """A thread with a small alternate signal stack makes Linux refuse; so does a CPU without AMX."""
    child = """if True:
        import faulthandler
        from regard import cpu
        cpu.TILE_DATA = 63  # a permission that no kernel gives
        print(cpu.request_amx())
    """
    answer = subprocess.run([sys.executable, "-c", child], capture_output=True, text=True, check=True, timeout=60)
    expected = "the kernel refused AMX permission" if sys.platform == "linux" else "Linux only"
    assert expected in answer.stdout


# -- cores -------------------------------------------------------------------------------------------------------------
@pytest.fixture
def groups(tmp_path):
    """A function that writes a tree of cgroup files and returns the quota found there."""

    def quota(lines, **files):
        (tmp_path / "self").write_text("\n".join(lines) + "\n")
        for name, text in files.items():
            path = tmp_path / "groups" / name.replace("__", "/").replace("_max", ".max").replace("cpu_cfs", "cpu.cfs")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return cores.cgroup_quota(tmp_path / "self", tmp_path / "groups")

    return quota


def test_quota_of_version_2(groups):
    assert groups(["0::/"], cpu_max="200000 100000\n") == 2
    assert groups(["0::/"], cpu_max="250000 100000\n") == 3
    assert groups(["0::/"], cpu_max="10000 100000\n") == 1
    assert groups(["0::/"], cpu_max="max 100000\n") is None


def test_the_smallest_quota_on_the_way_up_counts(groups):
    assert groups(["0::/a/b"], a__cpu_max="300000 100000", a__b__cpu_max="max 100000", cpu_max="900000 100000") == 3


def test_quota_of_version_1(groups):
    lines = ["5:cpuacct,cpu:/docker/1", "3:memory:/x", "0::/"]
    assert groups(lines, cpu__cpu_cfs_quota_us="-1", cpu__cpu_cfs_period_us="100000") is None
    assert groups(lines, cpu__cpu_cfs_quota_us="150000", cpu__cpu_cfs_period_us="100000") == 2


@pytest.mark.parametrize("text", ["", "x y", "1", "100000 0", "1 2 3"])
def test_quotas_that_make_no_sense(groups, text):
    assert groups(["0::/"], cpu_max=text) is None


def test_no_cgroups(tmp_path):
    assert cores.cgroup_quota(tmp_path / "none", tmp_path) is None


def test_two_threads_of_a_core_count_once(monkeypatch, tmp_path):
    for number, siblings in enumerate(["0,2", "1,3", "0,2", "1,3"]):
        (tmp_path / f"cpu{number}" / "topology").mkdir(parents=True)
        (tmp_path / f"cpu{number}" / "topology" / "thread_siblings_list").write_text(siblings + "\n")
    monkeypatch.setattr(cores, "CPUS", tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    for allowed, count in (({0, 1, 2, 3}, 2), ({0, 2}, 1), ({0, 1}, 2), ({7}, 1)):
        monkeypatch.setattr(cores, "allowed_cpus", lambda allowed=allowed: allowed)
        assert cores.physical_cores() == count


def test_core_count_respects_the_quota(monkeypatch):
    monkeypatch.setattr(cores, "physical_cores", lambda: 64)
    for quota, count in ((2, 2), (None, 64), (100, 64)):
        monkeypatch.setattr(cores, "cgroup_quota", lambda quota=quota: quota)
        assert cpu.core_count() == count


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="needs affinity")
def test_core_count_respects_the_affinity():
    child = """if True:
        import os
        from regard import cpu
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        print(cpu.core_count())
    """
    answer = subprocess.run([sys.executable, "-c", child], capture_output=True, text=True, check=True, timeout=60)
    assert answer.stdout.strip() == "1"


def test_cache_sizes(monkeypatch, tmp_path):
    kinds = [("1", "Data", "48K"), ("1", "Instruction", "32K"), ("2", "Unified", "2048K"), ("3", "Unified", "300M")]
    for number, (level, kind, size) in enumerate(kinds):
        place = tmp_path / "cpu0" / "cache" / f"index{number}"
        place.mkdir(parents=True)
        for name, text in (("level", level), ("type", kind), ("size", size)):
            (place / name).write_text(text + "\n")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(cores, "CPUS", tmp_path)
    monkeypatch.setattr(cores, "allowed_cpus", lambda: {0})
    assert cpu.cache_sizes() == {"L1": 48 << 10, "L2": 2 << 20, "L3": 300 << 20}
    monkeypatch.setattr(cores, "CPUS", tmp_path / "none")
    assert cpu.cache_sizes() == {}
