"""Runners take turns in one process; a time counts with those measured in the same state of the machine."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .state import Probe

ENOUGH = 5  # timings of each runner in the fast state
AT_LEAST = 0.001  # seconds of a timing: shorter calls are repeated within it
PATIENCE = 3.0  # times the seconds asked for, while the fast state has not come often enough


@dataclass(frozen=True)
class Sample:
    """Seconds a call, and the probe before and after."""

    seconds: float
    before: float
    after: float


@dataclass(frozen=True)
class Times:
    """Of one runner in one state: how many timings, the best and the median, in seconds a call."""

    count: int
    best: float
    median: float

    @staticmethod
    def of(seconds: list[float]) -> Times | None:
        return Times(len(seconds), min(seconds), statistics.median(seconds)) if seconds else None


Samples = dict[str, list[Sample]]
States = dict[str, dict[str, Times]]


def alternate(
    calls: Mapping[str, Callable[[], Any]], probe: Probe, seconds: float, rounds: int, pause: float = 0.0
) -> Samples:
    """Time each call in turn, for about so many seconds and at least so many rounds.

    pause: seconds of sleep before each timing, in which threads of the one before go to rest.
    """
    repeats = {name: _repeats(call) for name, call in calls.items()}
    samples: Samples = {name: [] for name in calls}
    names, begun, done = list(calls), time.perf_counter(), 0
    while done < rounds or not _finished(samples, probe, time.perf_counter() - begun, seconds):
        for name in names:
            samples[name].append(_sample(calls[name], repeats[name], probe, pause))
        names.append(names.pop(0))  # nobody always comes after the same one
        done += 1
    return samples


def _repeats(call: Callable[[], Any]) -> int:
    """How often to call within a timing. What is far from needing it is called once, for the first time, to warm it.

    Far: a first call of some microseconds took 10 ms where the machine was busy.
    """
    first = _seconds(call, 1)
    if first > 100 * AT_LEAST:
        return 1
    fastest = min(_seconds(call, 1) for _ in range(3))
    return max(1, int(AT_LEAST / max(fastest, 1e-7)))


def _seconds(call: Callable[[], Any], repeats: int) -> float:
    turns = range(repeats)
    begun = time.perf_counter()
    for _ in turns:
        call()
    return (time.perf_counter() - begun) / repeats


def _sample(call: Callable[[], Any], repeats: int, probe: Probe, pause: float) -> Sample:
    if pause:
        time.sleep(pause)
    if repeats > 1:
        call()  # a short call finds its own code and arrays in the caches
    before = probe.read()
    seconds = _seconds(call, repeats)
    return Sample(seconds, before, probe.read())


def _finished(samples: Samples, probe: Probe, elapsed: float, seconds: float) -> bool:
    if elapsed < seconds:
        return False
    fast = [sum(probe.state(s.before, s.after) == "fast" for s in each) for each in samples.values()]
    return min(fast) >= ENOUGH or elapsed > PATIENCE * seconds


def by_state(samples: Samples, probe: Probe) -> States:
    """Times of each runner in each state, by state and name; "any" holds all of them."""
    states: States = {}
    for state in ("fast", "slow", "any"):
        for name, each in samples.items():
            found = [s.seconds for s in each if state in ("any", probe.state(s.before, s.after))]
            times = Times.of(found)
            if times is not None:
                states.setdefault(state, {})[name] = times
    return states


def comparable(states: States, names: list[str]) -> str:
    """The state to compare in: fast if each runner was timed often enough in it, else the one with more timings.

    "any" compares across states, where nobody was timed twice in one.
    """

    def least(state: str) -> int:
        times = states.get(state, {})
        return min(min(times[name].count if name in times else 0 for name in names), ENOUGH)

    best = max(("fast", "slow"), key=least)
    return best if least(best) > 1 else "any"
