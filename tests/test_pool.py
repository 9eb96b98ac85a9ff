"""The thread pool: every task is done once, and nobody is let go of before all have returned."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
import time
import warnings
import weakref

import pytest

from regard import cores, pool
from support import child

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
needs_timer = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs interval timers")


class Work:
    """Stands in for a kernel: `budget` tasks a call, each of which may sleep or fail."""

    def __init__(self, tasks, seconds=0.0, budget=1, fails=None):
        self.tasks, self.seconds, self.budget, self.fails = tasks, seconds, budget, fails
        self.lock = threading.Lock()
        self.next = self.inside = self.calls = 0
        self.done, self.threads, self.users = [], set(), {}

    def stop(self):
        self.next = self.tasks

    def draw(self):
        with self.lock:
            self.next += 1
            return self.next - 1

    def __call__(self, address):
        with self.lock:
            self.inside += 1
            self.calls += 1
            self.threads.add(threading.get_ident())
            self.users.setdefault(address, set()).add(threading.get_ident())
        try:
            for _ in range(self.budget):
                task = self.draw()
                if task >= self.tasks:
                    return 0
                time.sleep(self.seconds)
                if self.fails:
                    self.fails(task)
                self.done.append(task)
            return 1
        finally:
            with self.lock:
                self.inside -= 1

    def run(self, threads):
        pool.run(self, list(range(threads)), self.stop)
        assert self.inside == 0
        return self


def helpers():
    return [thread for thread in threading.enumerate() if thread.name == "regard"]


# Jobs


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
@pytest.mark.parametrize("tasks", [0, 1, 2, 50])
def test_every_task_is_done_once(threads, tasks):
    work = Work(tasks, 0.0002, budget=3).run(threads)
    assert sorted(work.done) == list(range(tasks))
    assert all(len(users) == 1 for users in work.users.values())


def test_one_thread_is_the_callers(monkeypatch):
    monkeypatch.setattr(pool, "_ask_for_help", lambda *_: pytest.fail("help is asked for"))
    work = Work(5).run(1)
    assert work.threads == {threading.get_ident()}
    assert work.calls == 6


def test_several_threads_work_at_once():
    """Two threads meet in a barrier, which one alone never passes."""
    barrier = threading.Barrier(2, timeout=30)
    work = Work(2, fails=lambda _: barrier.wait())
    work.run(2)
    assert len(work.threads) == 2
    assert work.users[0] == {threading.get_ident()}


def test_helpers_are_used_again():
    def run():
        barrier = threading.Barrier(3, timeout=30)
        return Work(3, fails=lambda _: barrier.wait()).run(3).threads

    run()
    before = len(helpers())
    for _ in range(20):
        assert len(run()) == 3
    assert len(helpers()) == before


def test_parked_helpers_use_no_time():
    Work(8, 0.001).run(3)
    time.sleep(0.05)
    before = time.process_time()
    time.sleep(0.3)
    assert time.process_time() - before < 0.05


def test_a_late_helper_is_not_waited_for():
    """All helpers are busy in another job, so this one is done by its caller alone."""
    release = threading.Event()
    count = max(len(helpers()), 1)
    gate = threading.Barrier(count + 2, timeout=30)

    def hold(task):
        gate.wait()
        release.wait(30)

    with pytest.MonkeyPatch.context() as patch:
        busy = Work(count + 1, fails=hold)
        other = threading.Thread(target=busy.run, args=(count + 1,))
        other.start()
        gate.wait()
        patch.setattr(pool, "HELPERS", 0)
        work = Work(5).run(2)
        assert work.threads == {threading.get_ident()}
        release.set()
        other.join(30)
    assert sorted(busy.done) == list(range(count + 1))


def test_callers_at_once():
    """Each has helpers of its own: the barrier of a job opens only if two threads are in it."""

    def call():
        for _ in range(10):
            barrier = threading.Barrier(2, timeout=30)
            done.append(len(Work(2, fails=lambda _, wait=barrier.wait: wait()).run(2).done))

    done = []
    callers = [threading.Thread(target=call) for _ in range(6)]
    for thread in callers:
        thread.start()
    for thread in callers:
        thread.join(60)
    assert done == [2] * 60


def test_nested_jobs():
    def inner(_):
        barrier = threading.Barrier(2, timeout=30)
        found.append(len(Work(2, fails=lambda _: barrier.wait()).run(2).done))

    found = []
    Work(4, fails=inner).run(2)
    assert found == [2] * 4


def test_what_a_job_used_is_let_go_of():
    work = Work(4, 0.001)
    work.run(3)
    kept = weakref.ref(work)
    del work
    deadline = time.monotonic() + 10  # a helper that came late has the job in hand for a moment
    while kept() is not None and time.monotonic() < deadline:
        gc.collect()
        time.sleep(0.001)
    assert kept() is None


def test_no_thread_can_be_had(monkeypatch):
    """The caller does the work alone, and what it used is let go of at once."""

    def refuse(thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    monkeypatch.setattr(pool, "_threads", 0)
    monkeypatch.setattr(pool, "_jobs", pool.SimpleQueue())
    work = Work(5).run(4)
    assert work.threads == {threading.get_ident()}
    kept = weakref.ref(work)
    del work
    gc.collect()
    assert kept() is None


# Errors


class Failure(Exception):
    pass


def fail_in(wanted):
    """A failure in the caller or in a helper, once both are in their calls."""
    main, gate = threading.get_ident(), threading.Barrier(2, timeout=30)

    def fail(task):
        if task < 2:
            gate.wait()
            if (threading.get_ident() == main) == (wanted == "caller"):
                raise Failure(wanted)
            time.sleep(0.05)

    return fail


@pytest.mark.parametrize("where", ["caller", "helper"])
def test_an_error_is_raised_when_all_have_returned(where):
    work = Work(10_000, 0.001, fails=fail_in(where))
    with pytest.raises(Failure, match=where):
        work.run(2)
    assert work.inside == 0
    assert len(work.done) < 1000
    assert sorted(Work(20).run(2).done) == list(range(20))


@pytest.mark.parametrize("where", ["caller", "helper"])
def test_a_stop_that_fails_hides_nothing(where):
    def stop():
        work.stop()
        raise ValueError("stop")

    work = Work(10_000, 0.001, fails=fail_in(where))
    with pytest.raises(Failure, match=where):
        pool.run(work, [0, 1], stop)
    assert work.inside == 0


def test_an_error_with_one_thread():
    def fail(task):
        raise Failure

    with pytest.raises(Failure):
        Work(3, fails=fail).run(1)


INTERRUPTED = """
import os, signal, threading, time
from test_pool import Work
threads, interrupts = THREADS, INTERRUPTS

def interrupt():
    for _ in range(interrupts):
        times.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.01)

times, work = [], Work(100_000, 0.02, budget=10)
threading.Timer(0.3, interrupt).start()
try:
    work.run(threads)
except KeyboardInterrupt:
    print("interrupted", work.inside, time.monotonic() - times[0] < 1, len(work.done) < 1000)
    print(sorted(Work(20).run(threads).done) == list(range(20)))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT to itself")
@pytest.mark.parametrize(("threads", "interrupts"), [(1, 1), (2, 1), (3, 5)])
def test_ctrl_c(threads, interrupts):
    """It returns within a second, and not before every call has; more of them while it waits change nothing."""
    code = INTERRUPTED.replace("THREADS", str(threads)).replace("INTERRUPTS", str(interrupts))
    assert child(code, timeout=60).split() == ["interrupted", "0", "True", "True", "True"]


ATTENTION = """
import os, signal, threading, time
import numpy as np, regard

def interrupt():
    times.append(time.monotonic())
    os.kill(os.getpid(), signal.SIGINT)

rng, times = np.random.default_rng(0), []
x = rng.standard_normal((1, 150_000, 64), np.float32)
small = [rng.standard_normal((2, 100, 64), np.float32) for _ in range(3)]
options = {"threads": 2, "return_lse": True}
expected = regard.attention(*small, **options)
timer = threading.Timer(1.0, interrupt)
timer.start()
try:
    regard.attention(x, x, x, **options)
except KeyboardInterrupt:
    print("interrupted after", time.monotonic() - times[0])
print(all(a.tobytes() == b.tobytes() for a, b in zip(regard.attention(*small, **options), expected)))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT to itself")
def test_ctrl_c_in_the_middle_of_attention(level):
    """It returns within a second, and the next call is right."""
    # NumPy's own threads wait for each other in loops: on a busy machine, one product then takes seconds.
    said, after = child(ATTENTION, timeout=100, OPENBLAS_NUM_THREADS="1").splitlines()
    assert said.startswith("interrupted after")
    assert float(said.split()[-1]) < 1
    assert after == "True"


class Short:
    """Three tasks of the shortest kind, which an interrupt in the caller cannot leave in disorder."""

    left, helping = 3, 0

    def stop(self):
        self.left = 0

    def __call__(self, address):
        if address:
            self.helping += 1
            time.sleep(0.0003)
            self.helping -= 1
        else:
            time.sleep(0.0001)
        self.left -= 1
        return int(self.left > 0)


@needs_timer
def test_interrupts_at_any_moment():
    """An exception from a signal handler, at every stage of a job: no call is ever left running."""
    armed, raised = [False], 0

    def handler(*_):
        if armed[0]:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, handler)
    try:
        for step in range(300):
            work = Short()
            signal.setitimer(signal.ITIMER_REAL, 1e-6 + step * 2e-6, 1e-3)
            try:
                armed[0] = True
                pool.run(work, [0, 1], work.stop)
                armed[0] = False
            except KeyboardInterrupt:
                armed[0], raised = False, raised + 1
            assert work.helping == 0
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert raised > 30


# Processes


@needs_fork
def test_a_forked_child_has_threads_of_its_own():
    code = """
import os, signal, threading
from test_pool import Work, helpers

def meet():
    barrier = threading.Barrier(2, timeout=10)
    return len(Work(2, fails=lambda _: barrier.wait()).run(2).threads)

assert meet() == 2
number = os.fork()
if number == 0:
    signal.alarm(20)
    os._exit(0 if helpers() == [] and meet() == 2 and len(helpers()) == 1 else 1)
assert os.waitpid(number, 0)[1] == 0
assert meet() == 2
"""
    child(code, timeout=60)


@needs_fork
def test_a_fork_while_another_thread_is_in_a_job():
    code = """
import os, signal, threading, time
from test_pool import Work
other = threading.Thread(target=Work(200, 0.002).run, args=(3,))
other.start()
for _ in range(20):
    number = os.fork()
    if number == 0:
        signal.alarm(20)
        os._exit(0 if len(Work(20, 0.001).run(3).done) == 20 else 1)
    assert os.waitpid(number, 0)[1] == 0
other.join()
"""
    child(code, timeout=60, PYTHONWARNINGS="ignore")


@needs_fork
@needs_timer
@pytest.mark.parametrize("helper", ["inside", "absent"])
def test_a_fork_in_the_middle_of_a_job(helper):
    """By a signal handler: the child lacks what helpers were computing, and says so instead of waiting for ever."""
    code = """
import os, signal, threading, time
from test_pool import Work

def handler(*_):
    number = os.fork()
    if number == 0:
        signal.alarm(20)
        in_child.append(True)
    else:
        statuses.append(os.waitpid(number, 0)[1])

in_child, statuses = [], []
signal.signal(signal.SIGALRM, handler)
signal.setitimer(signal.ITIMER_REAL, 0.12)
work = Work(10, 0.05)
try:
    work.run(THREADS)
except RuntimeError as error:
    os._exit(7 if in_child and "helpers are lost" in str(error) and THREADS == 2 else 1)
if in_child:
    os._exit(7 if THREADS == 1 and sorted(work.done) == list(range(10)) else 1)
assert sorted(work.done) == list(range(10))
print(*map(os.waitstatus_to_exitcode, statuses))
"""
    code = code.replace("THREADS", "2" if helper == "inside" else "1")
    assert child(code, timeout=60, PYTHONWARNINGS="ignore").split() == ["7"]


def test_the_interpreter_ends_while_a_job_runs():
    """In a daemon thread, with helpers: they are left where they are."""
    code = """
import threading, time
from test_pool import Work
work = Work(10**9, 0.001)
threading.Thread(target=work.run, args=(3,), daemon=True).start()
while len(work.done) < 20:
    time.sleep(0.001)
print("end")
"""
    start = time.monotonic()
    assert child(code, timeout=60).split() == ["end"]
    assert time.monotonic() - start < 30


def test_a_job_at_exit():
    """Where no more threads can be started, the caller's does the work."""
    code = """
import atexit
from test_pool import Work
atexit.register(lambda: print(len(Work(20).run(3).done)))
"""
    assert child(code, timeout=60).split() == ["20"]


# How many


@pytest.fixture
def default(monkeypatch):
    """A function that gives the number for these variables, on a machine with 7 cores."""
    monkeypatch.setattr(cores, "core_count", lambda: 7)
    monkeypatch.setattr(pool, "_number", [])
    monkeypatch.setattr(pool, "_chosen", False)

    def number(**variables):
        for name in pool.VARIABLES:
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        pool.set_num_threads(None)
        return pool.get_num_threads()

    return number


def test_default_number(default):
    assert default() == 7
    assert default(OMP_NUM_THREADS="3") == 3
    assert default(OMP_NUM_THREADS="4,2") == 4
    assert default(OMP_NUM_THREADS="3", REGARD_NUM_THREADS="5") == 5
    assert default(REGARD_NUM_THREADS=" 12 ") == 12
    assert default(REGARD_NUM_THREADS="", OMP_NUM_THREADS="2") == 2


@pytest.mark.parametrize("value", ["0", "-1", "two", "1.5", "²"])
def test_a_variable_that_is_no_number(default, value):
    with pytest.warns(RuntimeWarning, match=f"REGARD_NUM_THREADS={value} is not a number of threads") as found:
        assert default(REGARD_NUM_THREADS=value, OMP_NUM_THREADS="3") == 3
    assert len(found) == 1
    assert pool.get_num_threads() == 3


def test_set_num_threads(default):
    assert default(REGARD_NUM_THREADS="5") == 5
    pool.set_num_threads(2)
    assert pool.get_num_threads() == 2
    pool.set_num_threads(None)
    assert pool.get_num_threads() == 5


@pytest.mark.parametrize(("number", "error"), [(0, ValueError), (-3, ValueError), (1.0, TypeError), (True, TypeError)])
def test_numbers_that_make_no_sense(default, number, error):
    default()
    with pytest.raises(error, match="number of threads"):
        pool.set_num_threads(number)
    assert pool.get_num_threads() == 7


@needs_fork
def test_the_number_after_a_fork(default, monkeypatch):
    """What was looked up is looked up again, for a child may have another affinity; what was chosen stays."""
    default()
    pool._forget_threads()
    monkeypatch.setattr(cores, "core_count", lambda: 3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert pool.get_num_threads() == 3
        pool.set_num_threads(4)
        pool._forget_threads()
        assert pool.get_num_threads() == 4
