"""Several threads at once, forks, interrupts, and what a process does when it ends."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import regard
from regard import biases, masks
from support import assert_same_bits, bfloat16, child, qkv

THREADS, CALLS = 12, 50


def _questions():
    """As many different questions as threads, all about views of the same arrays."""
    base = {dtype: [x.swapaxes(0, 1) for x in qkv(70, 3, 24, dtype=dtype)] for dtype in (np.float32, bfloat16)}
    options = [
        {},
        {"causal": True},
        {"window": (9, 3)},
        {"mask": masks.Lengths(50)},
        {"bias": biases.ALiBi([0.5, 0.25, 0.125]), "q_offset": 0},
        {"softcap": 3.0, "sinks": 0.5},
    ]
    return [(arrays, choice) for arrays in base.values() for choice in options]


def _together(tasks):
    """Runs every task in a thread of its own, all starting at once; raises what any of them raised."""
    barrier, errors = threading.Barrier(len(tasks)), []

    def work(task):
        try:
            barrier.wait(timeout=30)
            task()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(task,), daemon=True) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=100)
        assert not thread.is_alive(), "a thread hangs"
    if errors:
        raise errors[0]


@pytest.mark.parametrize("threads", [1, 2])
def test_c155_twelve_threads_with_different_questions(threads):
    questions = _questions()
    expected = [regard.attention(*arrays, **options) for arrays, options in questions]

    def task(n):
        arrays, options = questions[n]

        def calls():
            for _ in range(CALLS):
                assert_same_bits(regard.attention(*arrays, threads=threads, **options), expected[n])

        return calls

    _together([task(n) for n in range(THREADS)])


def test_threads_that_need_the_same_new_kernel_at_the_same_time():
    q, k, v = qkv(2, 40, 24, dtype=np.float32)
    outs = [None] * THREADS

    def task(n):
        def call():
            outs[n] = regard.attention(q, k, v, bias=biases.Score(lambda s, b, h, p, j: s * 1.25 - 0.5), q_offset=0)

        return call

    _together([task(n) for n in range(THREADS)])
    for out in outs:
        assert_same_bits(out, outs[0])


def _hammer(seconds):
    small, large = qkv(1, 4, 16, dtype=np.float32), qkv(2, 300, 32, dtype=np.float32)
    expected = [regard.attention(*x) for x in (small, large)]
    end = time.monotonic() + seconds

    def loop():
        while time.monotonic() < end:
            assert_same_bits(regard.attention(*small), expected[0])
            assert_same_bits(regard.attention(*large, threads=2), expected[1])

    def collect():
        while time.monotonic() < end:
            junk = [[np.zeros(1000)] for _ in range(100)]
            junk[0].append(junk)
            del junk
            gc.collect()
            time.sleep(0.01)

    _together([loop] * 20 + [collect])


def test_c157_twenty_threads_and_a_garbage_collector():
    _hammer(2)


@pytest.mark.slow
def test_c157_twenty_threads_and_a_garbage_collector_at_length():
    _hammer(20)


def test_c159_threads_of_a_call_are_its_own():
    before = regard.get_num_threads()
    q, k, v = qkv(4, 200, 32, dtype=np.float32)
    expected = regard.attention(q, k, v)

    def task(threads):
        def calls():
            for _ in range(10):
                assert_same_bits(regard.attention(q, k, v, threads=threads), expected)
                assert regard.get_num_threads() == before

        return calls

    _together([task(1), task(4), task(1), task(3)])
    for wrong in (0, -1, 1.5, True, "2"):
        with pytest.raises((ValueError, TypeError), match="threads"):
            regard.attention(q, k, v, threads=wrong)


COUNT = """
import os, threading, numpy as np, regard
from support import qkv
q, k, v = qkv(8, 300, 32, dtype=np.float32)
def work():
    for _ in range(20):
        regard.attention(q, k, v)
threads = [threading.Thread(target=work) for _ in range(8)]
[t.start() for t in threads]
most = 0
while any(t.is_alive() for t in threads):
    most = max(most, len(os.listdir("/proc/self/task")))
print(most - 1 - len(threads), regard.get_num_threads())
"""


def test_c160_callers_share_a_limited_number_of_workers():
    helpers, wanted = map(int, child(COUNT, REGARD_NUM_THREADS="4").split())
    # NumPy's BLAS keeps as many threads as there are cores.
    assert helpers <= 8 * (wanted - 1) + (os.cpu_count() or 1)


FORK = """
import os, sys, warnings, numpy as np, regard
from support import qkv
warnings.simplefilter("ignore", DeprecationWarning)  # newer Pythons warn of forks while there are threads
q, k, v = qkv(8, 300, 32, dtype=np.float32)
before = regard.attention(q, k, v, threads=2)
pids = []
for _ in range(3):
    pid = os.fork()
    if pid == 0:
        right = np.array_equal(regard.attention(q, k, v, threads=2), before)
        fresh = np.isfinite(regard.attention(q, k, v, causal=True, softcap=2.0, threads=2)).all()
        os._exit(0 if right and fresh else 1)
    pids.append(pid)
print([os.waitpid(pid, 0)[1] for pid in pids], np.array_equal(regard.attention(q, k, v, threads=2), before))
"""


def test_a_forked_child_can_call_at_once():
    assert child(FORK, timeout=60).strip() == "[0, 0, 0] True"


FORK_BUSY = """
import os, threading, warnings, numpy as np, regard
from support import qkv
warnings.simplefilter("ignore", DeprecationWarning)
q, k, v = qkv(8, 400, 32, dtype=np.float32)
before, done = regard.attention(q, k, v, threads=2), []
def work():
    while not done:
        regard.attention(q, k, v, threads=2)
threads = [threading.Thread(target=work) for _ in range(3)]
[t.start() for t in threads]
codes = []
for _ in range(10):
    pid = os.fork()
    if pid == 0:
        os._exit(0 if np.array_equal(regard.attention(q, k, v, threads=2), before) else 1)
    codes.append(os.waitpid(pid, 0)[1])
done.append(1)
[t.join() for t in threads]
print(codes)
"""


def test_a_fork_in_the_midst_of_other_calls():
    assert child(FORK_BUSY, timeout=60).strip() == str([0] * 10)


INTERRUPTED = """
import sys, threading, time, numpy as np, regard
q = np.ones((16, 65536, 64), np.float32)
k = q[:4]
small = np.eye(4, dtype=np.float32)
expected = regard.attention(small, small, small)
regard.attention(q[:, :100], k[:, :100], k[:, :100], threads=2)
ticks = []
def tick():
    while True:
        ticks.append(time.perf_counter())
        time.sleep(0.05)
threading.Thread(target=tick, daemon=True).start()
print("ready", flush=True)
begin = time.perf_counter()
try:
    regard.attention(q, k, k, threads=2)
except KeyboardInterrupt:
    print("interrupted", flush=True)
    assert np.array_equal(regard.attention(small, small, small), expected)
    assert np.isfinite(regard.attention(q[:, :300], k[:, :300], k[:, :300], threads=2)).all()
    assert len(ticks) > 5 and max(np.diff(ticks)) < 1, "other threads stood still"
    print("right", flush=True)
else:
    print("too fast", time.perf_counter() - begin, flush=True)
"""


@pytest.mark.parametrize("level_name", ["best", "numpy"])
def test_c158_an_interrupt_returns_within_a_second(level_name):
    from support import LEVELS

    folder = os.path.dirname(os.path.abspath(__file__))
    source = os.path.dirname(os.path.dirname(os.path.abspath(regard.__file__)))
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([source, folder]),
        "REGARD_CPU": LEVELS[-1] if level_name == "best" else "numpy",
        "OPENBLAS_NUM_THREADS": "1",  # on a busy machine its own threads spin for seconds in one product
    }
    process = subprocess.Popen([sys.executable, "-c", INTERRUPTED], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout.readline() == "ready\n"
        time.sleep(1)
        sent = time.monotonic()
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "interrupted\n"
        took = time.monotonic() - sent
        assert process.stdout.readline() == "right\n"
        assert process.wait(timeout=60) == 0
    finally:
        process.kill()
        process.stdout.close()
        process.wait()
    assert took <= 1.0, f"it took {took:.2f} s"


EXIT = """
import threading, numpy as np, regard
q = np.ones((8, 20000, 64), np.float32)
threading.Thread(target=lambda: regard.attention(q, q, q, threads=2), daemon=True).start()
import time; time.sleep(0.3)
print("end")
"""


def test_a_process_ends_while_a_daemon_thread_computes():
    assert child(EXIT, timeout=60).strip() == "end"


def test_c149_the_result_is_no_view_of_the_inputs():
    q, k, v = qkv(2, 5, 8, dtype=np.float32)
    out = regard.attention(q, k, v)
    before = out.copy()
    for x in (q, k, v):
        x[...] = 7
    assert_same_bits(out, before)
