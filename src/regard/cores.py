"""Cores and caches: how many threads are worth having, and how much fits where."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

CPUS = Path("/sys/devices/system/cpu")
CGROUPS = Path("/sys/fs/cgroup")


def core_count() -> int:
    """Physical cores this process may use: its affinity and the quota of its cgroup are respected; at least 1."""
    quota = cgroup_quota()
    return max(1, min(physical_cores(), quota if quota is not None else sys.maxsize))


def allowed_cpus() -> set[int]:
    """Numbers of the hardware threads this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return set(os.sched_getaffinity(0))
    return set(range(os.cpu_count() or 1))


def physical_cores() -> int:
    """Cores behind the allowed hardware threads; two threads of one core count once."""
    if sys.platform == "darwin":
        return int(_sysctl("hw.physicalcpu") or os.cpu_count() or 1)
    return len({_siblings(number) for number in allowed_cpus()})


def _siblings(number: int) -> str:
    """The hardware threads of a core, by one of them; the thread itself where the system does not say."""
    return _line(CPUS / f"cpu{number}" / "topology" / "thread_siblings_list") or str(number)


def cgroup_quota(processes: Path = Path("/proc/self/cgroup"), root: Path = CGROUPS) -> int | None:
    """CPUs the cgroup's time quota stands for, rounded up; None without a quota."""
    quotas = [quota for place in _cgroup_places(processes, root) if (quota := _quota(place)) is not None]
    return min(quotas, default=None)


def _cgroup_places(processes: Path, root: Path) -> Iterable[Path]:
    """Folders that may hold this process's quota: its group's and those above; a container sees its own as the root."""
    try:
        lines = processes.read_text().splitlines()
    except OSError:
        return
    for line in lines:
        _, controllers, group = line.split(":", 2)
        mounts = [root / controllers, root / "cpu"] if controllers else [root, root / "unified"]
        if controllers and "cpu" not in controllers.split(","):
            continue
        for mount in mounts:
            inner = mount / group.lstrip("/")
            yield from (place for place in (inner, *inner.parents) if place.is_relative_to(mount))


def _quota(place: Path) -> int | None:
    """The quota a folder states, in the words of cgroup version 2 or 1."""
    words = (_line(place / "cpu.max") or "").split()
    if not words:
        words = [_line(place / "cpu.cfs_quota_us") or "", _line(place / "cpu.cfs_period_us") or ""]
    if len(words) != 2 or not all(word.isdigit() for word in words) or int(words[1]) == 0:
        return None  # "max", -1, or no such file
    return max(1, -(-int(words[0]) // int(words[1])))


def _line(path: Path) -> str | None:
    try:
        return path.read_text().strip()
    except (OSError, UnicodeDecodeError):
        return None


def _sysctl(name: str) -> str | None:
    try:
        return subprocess.run(["sysctl", "-n", name], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def cache_sizes() -> dict[str, int]:
    """Bytes of each data cache by its name ("L1", "L2", "L3"), as one core sees it; empty if nobody knows."""
    if sys.platform == "darwin":
        found = {"L1": _sysctl("hw.l1dcachesize"), "L2": _sysctl("hw.l2cachesize"), "L3": _sysctl("hw.l3cachesize")}
        return {name: int(size) for name, size in found.items() if size}
    first = min(allowed_cpus())
    sizes = {}
    for place in sorted((CPUS / f"cpu{first}" / "cache").glob("index*")):
        size = re.fullmatch(r"(\d+)([KMG]?)", _line(place / "size") or "")
        if size and _line(place / "type") in ("Data", "Unified"):
            unit = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}[size[2]]
            sizes[f"L{_line(place / 'level')}"] = int(size[1]) * unit
    return sizes
