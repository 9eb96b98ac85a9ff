"""Threads that work on one job: a foreign function that draws task numbers from a counter in memory.

>>> run(kernel, [block_of_thread_0, block_of_thread_1], stop)

A job ends when every call has returned 0, which a call does once the counter is past the last task. Who draws how many
tasks does not matter, so a helper that wakes up late is not waited for.
"""

from __future__ import annotations

import os
import threading
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue

from . import cores

Call = Callable[[int], int]
HELPERS = 255  # threads beside the callers', for all jobs together


class _Job:
    """What helpers share with the caller. `lock` guards `open` and `running`; the last one out frees `done`."""

    __slots__ = ("addresses", "call", "done", "error", "lock", "open", "running", "stop")

    def __init__(self, call: Call, addresses: Sequence[int], stop: Callable[[], None]) -> None:
        self.call, self.addresses, self.stop = call, list(addresses), stop
        self.lock, self.done = threading.Lock(), threading.Lock()
        self.done.acquire()
        self.open, self.running = True, 0
        self.error: BaseException | None = None

    def help(self) -> None:
        """A helper's share."""
        with self.lock:
            if not self.open:
                return
            self.running += 1
            address = self.addresses.pop()
        try:
            while self.call(address):
                pass
        except BaseException as error:  # told to the caller, who raises it
            self.error = error
            with suppress(Exception):  # the first error is the one that matters
                self.stop()
        finally:
            self._leave()

    def _leave(self) -> None:
        with self.lock:
            self.running -= 1
            if self.ended():
                self.done.release()

    def close(self) -> None:
        """Let no more helpers in, and wait for those inside. May be interrupted and called again."""
        with self.lock:
            self.open = False
            busy = self.running > 0
        if busy:
            self.done.acquire()

    def ended(self) -> bool:
        return not (self.open or self.running)

    def abandon(self) -> None:
        """End early. What interrupts this is held back until no call is running, for calls use the caller's memory."""
        while self.open or self.running:
            try:
                try:
                    self.stop()
                finally:
                    self.close()
            except BaseException:
                continue

    def lose_helpers(self) -> None:
        """A forked child, in the middle of this job, has none of the threads that were helping."""
        if self.running:
            self.error = RuntimeError("the process was forked in the middle of this call, and its helpers are lost")
        self.open, self.running, self.lock = False, 0, threading.Lock()
        if self.done.locked():
            self.done.release()


_jobs: SimpleQueue[_Job] = SimpleQueue()
_lock = threading.RLock()  # a signal handler may ask for help while its thread does
_asked: dict[_Job, int] = {}  # helpers that the jobs now running have asked for
_threads = 0  # helpers alive


def run(call: Call, addresses: Sequence[int], stop: Callable[[], None]) -> None:
    """Repeat `call(address)` until it returns 0, with one thread for each address; the caller's takes the first.

    Where not enough helpers can be had, fewer do the work. Every call has returned when this returns or raises. On an
    exception in any thread, `stop()` must make the calls return 0 soon; the exception is then raised here.
    """
    first, *others = addresses
    if not others:
        while call(first):
            pass
        return
    job = _Job(call, others, stop)
    try:
        _ask_for_help(job, len(others))
        while call(first):
            pass
        job.close()
    except BaseException:
        try:
            job.abandon()
        finally:  # an interrupt in its first instruction is not held back, nor are two
            try:
                job.abandon()
            finally:
                job.abandon()
        raise
    finally:
        _asked.pop(job, None)
    if job.error is not None:
        raise job.error


def _ask_for_help(job: _Job, count: int) -> None:
    global _threads
    with _lock:
        _asked[job] = count
        wanted = min(sum(list(_asked.values())), HELPERS)
        while _threads < wanted:
            try:
                threading.Thread(target=_help_forever, args=(_jobs,), name="regard", daemon=True).start()
            except RuntimeError:  # no more threads, or the interpreter is shutting down
                break
            _threads += 1
    for _ in range(min(count, _threads)):  # what nobody takes out would hold the caller's memory
        _jobs.put(job)


def _help_forever(jobs: SimpleQueue[_Job]) -> None:
    while True:
        jobs.get().help()


def _forget_threads() -> None:
    """A forked child has none of its parent's threads."""
    global _jobs, _lock, _threads
    _jobs, _lock, _threads = SimpleQueue(), threading.RLock(), 0
    for job in _asked:
        job.lose_helpers()
    _asked.clear()
    if not _chosen:
        _number.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_threads)


# -- how many ----------------------------------------------------------------------------------------------------------
VARIABLES = ("REGARD_NUM_THREADS", "OMP_NUM_THREADS")

_number: list[int] = []
_chosen = False


def get_num_threads() -> int:
    """How many threads a call may use that does not say so itself.

    >>> get_num_threads() >= 1
    True

    That is what `set_num_threads` was told, else REGARD_NUM_THREADS, else OMP_NUM_THREADS, else the number of physical
    cores this process may use; looked up once.
    """
    if not _number:
        _number.append(_default())
    return _number[0]


def set_num_threads(number: int | None) -> None:
    """Use so many threads in this process from now on.

    >>> set_num_threads(2)
    >>> get_num_threads()
    2
    >>> set_num_threads(None)

    number: 1 or more, or None, which goes back to the default and looks it up again. TypeError for what is no integer,
    ValueError for integers below 1. Calls that have begun keep their threads.
    """
    global _chosen
    if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
        raise TypeError(f"the number of threads is an integer or None: got {number!r}")
    if number is not None and number < 1:
        raise ValueError(f"the number of threads must be 1 or more: got {number} (None goes back to the default)")
    _chosen = number is not None
    _number[:] = [] if number is None else [number]


def _default() -> int:
    for name in VARIABLES:
        value = os.environ.get(name, "").split(",")[0].strip()  # OpenMP takes a list, one number for each level
        if value.isdecimal() and int(value) > 0:
            return int(value)
        if value:
            message = f"{name}={value} is not a number of threads (an integer, 1 or more): it is ignored"
            warnings.warn(message, RuntimeWarning, stacklevel=3)
    return cores.core_count()
