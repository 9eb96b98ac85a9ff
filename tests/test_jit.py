"""Compiling, keeping and loading kernels; what happens where no machine code may run."""

from __future__ import annotations

import gc
import os
import struct
import subprocess
import sys
import threading
import time
import weakref

import ml_dtypes
import numpy as np
import pytest

import regard
from regard import cache, cpu, elf, jit
from regard.plan import make_plan
from regard.problem import Problem
from support import child

linux = pytest.mark.skipif(sys.platform != "linux", reason="a property of Linux")
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
needs_native = pytest.mark.skipif(cpu.architecture() not in cpu.LEVELS, reason="machine code for x86-64 and AArch64")
OWN = next((isa for isa in cpu.ISAS.values() if isa.triple_arch == cpu.architecture()), None)
OTHER = next(isa for isa in cpu.ISAS.values() if isa.triple_arch != cpu.architecture())


def adding(number):
    """A kernel that adds a number to the first word and returns it doubled."""
    return f"""
        define i64 @regard_kernel(ptr %words) {{
          %old = load i64, ptr %words
          %new = add i64 %old, {number}
          store i64 %new, ptr %words
          %twice = add i64 %new, %new
          ret i64 %twice
        }}"""


def never():
    raise AssertionError("this text is not asked for")


def call(kernel, word=0):
    words = np.array([word], np.int64)
    returned = kernel(words.ctypes.data)
    assert returned == 2 * words[0]
    return int(words[0])


@pytest.fixture(autouse=True)
def empty(tmp_path, monkeypatch):
    """No kernels in memory or on disk."""
    monkeypatch.setenv("REGARD_CACHE_DIR", str(tmp_path / "kernels"))
    jit.forget()
    yield
    jit.forget()


def load(number, text=None, **options):
    return jit.load(f"adding {number}", text or (lambda: adding(number)), OWN, **options)


def counted():
    """A function that gives how much the counts have grown."""
    before = jit.statistics()
    return lambda: {name: number - before[name] for name, number in jit.statistics().items()}


# Where a kernel comes from


@needs_native
def test_compiled_then_from_memory_then_from_disk():
    grown = counted()
    first = load(5)
    assert (call(first, 37), first.origin) == (42, "compiled")
    assert load(5, never) is first
    jit.forget()
    second = load(5, never)
    assert (call(second), second.origin) == (5, "disk")
    assert second.object_size == first.object_size > 100
    assert 0 < second.seconds < 60
    assert grown() == {"compiled": 1, "memory": 1, "disk": 1}


@needs_native
def test_a_second_process_loads_from_disk():
    load(6)
    code = "import test_jit; print(test_jit.load(6, test_jit.never).origin)"
    assert child(code).split() == ["disk"]


@needs_native
def test_without_a_disk(monkeypatch):
    monkeypatch.setenv("REGARD_CACHE_DIR", "off")
    assert load(7).origin == "compiled"
    jit.forget()
    assert load(7).origin == "compiled"


@needs_native
def test_a_broken_entry_is_compiled_again(tmp_path):
    load(8)
    (entry,) = (tmp_path / "kernels").iterdir()
    content = bytearray(entry.read_bytes())
    content[len(content) // 2] ^= 0xFF
    entry.write_bytes(content)
    jit.forget()
    assert load(8).origin == "compiled"
    jit.forget()
    assert load(8).origin == "disk"


@needs_native
def test_everything_that_matters_is_part_of_the_key(monkeypatch):
    """The same words for another scheduler, instruction set, version of LLVM or source are another entry."""
    load(9)
    load(9, scheduler=False)
    for isa in cpu.ISAS.values():
        if isa.triple_arch == OWN.triple_arch and isa is not OWN and cpu.usable()[isa.name] is None:
            assert jit.load("adding 9", lambda: adding(9), isa).origin == "compiled"
            break
    found = len(cache.entries())
    assert found >= 2
    jit.forget()
    monkeypatch.setattr(jit._llvm(), "llvm_version_info", (99, 0, 0))
    assert load(9).origin == "compiled"
    jit.forget()
    monkeypatch.setattr(cache, "sources", lambda: "another")
    assert load(9).origin == "compiled"
    assert len(cache.entries()) == found + 2


@needs_native
def test_the_least_recently_used_is_dropped(monkeypatch):
    monkeypatch.setattr(jit, "LOADED_KERNELS", 3)
    kernels = [load(number) for number in range(3)]
    assert load(0, never) is kernels[0]
    load(3)
    assert load(0, never) is kernels[0]
    assert load(2, never) is kernels[2]
    assert load(1, never) is not kernels[1]  # from disk
    assert call(kernels[1]) == 1  # in use, and as good as ever
    assert len(jit._table) == 3


@needs_native
def test_code_lives_as_long_as_its_function():
    kernel = load(10)
    function, code = kernel.function, weakref.ref(kernel.function.code)
    del kernel
    jit.forget()
    gc.collect()
    assert code() is not None
    words = np.array([1], np.int64)
    assert function(words.ctypes.data) == 22
    del function
    gc.collect()
    assert code() is None


@needs_native
def test_a_thousand_kernels_come_and_go(monkeypatch):
    """What is dropped is unloaded: memory does not grow with it."""
    monkeypatch.setenv("REGARD_CACHE_DIR", "off")
    monkeypatch.setattr(jit, "LOADED_KERNELS", 2)
    code = jit.emit(adding(1), OWN)
    monkeypatch.setattr(jit, "emit", lambda *_: code)
    for number in range(1000):
        assert call(load(number)) == 1
    assert len(jit._table) == 2


# Threads, signals, forks


@needs_native
def test_threads_compile_once():
    made, kernels, barrier = [], [], threading.Barrier(8)

    def text():
        made.append(True)
        time.sleep(0.05)
        return adding(11)

    def work():
        barrier.wait()
        kernels.append(load(11, text))

    run_threads([work] * 8)
    assert len(made) == 1
    assert len(kernels) == 8
    assert len(set(map(id, kernels))) == 1


@needs_native
def test_threads_with_kernels_of_their_own():
    results = []
    run_threads([lambda n=n: results.append(call(load(n), 1)) for n in range(20, 32)])
    assert sorted(results) == list(range(21, 33))


def run_threads(works):
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)


@needs_native
def test_loading_while_loading():
    """As a signal handler may do while its thread writes a text."""
    inner = []

    def text():
        inner.append(call(load(13)))
        return adding(12)

    assert call(load(12, text)) == 12
    assert inner == [13]


@needs_native
@needs_fork
def test_a_forked_child_compiles():
    code = """
import os, signal, threading, time
from test_jit import adding, call, load, never

def slow():
    started.set()
    time.sleep(0.3)
    return adding(2)

started = threading.Event()
load(1)
thread = threading.Thread(target=load, args=(2, slow))
thread.start()
started.wait()
number = os.fork()
if number == 0:
    signal.alarm(20)
    os._exit(0 if [call(load(1, never)), call(load(2, never)), call(load(3))] == [1, 2, 3] else 1)
assert os.waitpid(number, 0)[1] == 0
thread.join()
assert call(load(3, never)) == 3
"""
    child(code, PYTHONWARNINGS="ignore")


# What goes wrong


@needs_native
def test_an_error_in_the_text_is_raised_and_leaves_nothing():
    def text():
        raise KeyError("text")

    with pytest.raises(KeyError, match="text"):
        load(14, text)
    with pytest.raises(RuntimeError, match="expected"):
        load(14, lambda: "this is no assembly")
    assert cache.entries() == []
    assert call(load(14)) == 14


@needs_native
def test_undefined_symbols_are_an_error():
    text = """
        declare i64 @somebody(ptr)
        define i64 @regard_kernel(ptr %words) {
          %found = call i64 @somebody(ptr %words)
          ret i64 %found
        }"""
    if sys.platform == "linux":
        with pytest.raises(RuntimeError, match="nobody defines: somebody; key adding 15"):
            load(15, lambda: text)
    assert cache.entries() == []
    for isa in (OWN, OTHER):
        assert elf.undefined_symbols(jit.emit(text, isa)) == ["somebody"] or sys.platform != "linux"


def test_objects_of_other_formats_tell_nothing():
    for code in (b"", b"MZ", b"\xcf\xfa\xed\xfe" + bytes(100), b"\x7fELF\x01\x01" + bytes(100)):
        assert elf.undefined_symbols(code) == []


def test_another_architecture_cannot_run_here():
    with pytest.raises(ValueError, match=f"code for {OTHER.triple_arch} cannot run here"):
        jit.load("key", never, OTHER)


@needs_native
def test_a_level_that_may_not_be_used(monkeypatch):
    """It would be an illegal instruction. It is asked again each time, for another level may be allowed."""
    reason = "the kernel refused AMX permission: no"
    with monkeypatch.context() as patch:
        patch.setattr(cpu, "usable", lambda: {OWN.name: reason})
        with pytest.raises(jit.Unavailable, match=reason):
            load(16, never)
    assert call(load(16)) == 16


def no_machine_code(prelude, **environment):
    """Warnings and results of two calls in a child after a prelude, and the same numbers computed here."""
    code = f"""
{prelude}
import warnings
import numpy as np, regard
from regard import jit
q, k, v = np.random.default_rng(0).standard_normal((3, 2, 5, 8))
with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter("always")
    outs = [regard.attention(q, k, v, causal=True) for _ in range(3)]
print(*(f"{{w.category.__name__}}: {{w.message}}" for w in found), sep="\\n")
print("OUT", outs[0].tobytes().hex(), outs[1].tobytes() == outs[2].tobytes() == outs[0].tobytes())
try:
    jit.load("key", lambda: "", regard.cpu.current())
except jit.Unavailable as error:
    print("UNAVAILABLE", error)
"""
    text = child(code, REGARD_CPU="", **environment)
    said, _, rest = text.partition("OUT ")
    numbers, equal, again = rest.split(None, 2)
    q, k, v = np.random.default_rng(0).standard_normal((3, 2, 5, 8))
    found = np.frombuffer(bytes.fromhex(numbers)).reshape(2, 5, 8)
    np.testing.assert_allclose(found, regard.attention(q, k, v, causal=True), rtol=1e-12, atol=1e-13)
    assert equal == "True"
    assert again.startswith("UNAVAILABLE")
    return said.splitlines()


NO_EXECUTABLE = """
import ctypes
assert ctypes.CDLL(None, use_errno=True).prctl(65, 1, 0, 0, 0) == 0
"""


def _memory_can_be_made_unexecutable():
    if sys.platform != "linux":
        return False
    done = subprocess.run([sys.executable, "-c", NO_EXECUTABLE], capture_output=True, check=False)
    return done.returncode == 0


@needs_native
@pytest.mark.skipif(not _memory_can_be_made_unexecutable(), reason="needs Linux 6.3 with PR_SET_MDWE")
def test_no_executable_memory():
    """NumPy answers, and one warning says why; with kernels on disk as well."""
    q, k, v = np.random.default_rng(0).standard_normal((3, 2, 5, 8))
    for _ in range(2):
        (said,) = no_machine_code(NO_EXECUTABLE)
        assert said.startswith("RuntimeWarning: regard computes with NumPy, slowly: executable memory is refused")
        regard.attention(q, k, v, causal=True)  # leaves its kernel in the cache


@needs_native
@pytest.mark.parametrize("how", ["missing", "broken"])
def test_no_llvmlite(how, tmp_path):
    if how == "missing":
        prelude = "import sys; sys.modules['llvmlite'] = None"
    else:
        (tmp_path / "llvmlite").mkdir()
        (tmp_path / "llvmlite" / "__init__.py").write_text("")
        (tmp_path / "llvmlite" / "binding.py").write_text("raise OSError('libllvmlite.so: cannot open')")
        prelude = f"import sys; sys.path.insert(0, {str(tmp_path)!r})"
    (said,) = no_machine_code(prelude)
    assert said.startswith("RuntimeWarning: regard computes with NumPy, slowly: llvmlite cannot be imported")
    assert said.endswith("pip install llvmlite")


def test_llvmlite_is_imported_late():
    code = "import sys, regard.jit; assert not any(name.startswith('llvmlite') for name in sys.modules)"
    child(code)


# The compiler

SPREAD = 12


def loads_and_products():
    """A text whose order of instructions LLVM would change: all loads, then all products."""
    lines = ["define i64 @regard_kernel(ptr %p) {"]
    for i in range(SPREAD):
        lines += [f"%a{i} = getelementptr double, ptr %p, i64 {i}", f"%x{i} = load double, ptr %a{i}"]
    lines += [f"%y{i} = fmul double %x{i}, %x{(i + 5) % SPREAD}" for i in range(SPREAD)]
    lines += [f"store double %y{i}, ptr %a{i}" for i in range(SPREAD)]
    return "\n".join([*lines, "ret i64 0", "}"])


def test_the_scheduler_is_switched_back():
    text, isa = loads_and_products(), cpu.ISAS["avx512"]
    with_scheduler, without = jit.emit(text, isa), jit.emit(text, isa, scheduler=False)
    assert with_scheduler != without
    assert jit.emit(text, isa) == with_scheduler
    assert jit.assembly(text, isa) != jit.assembly(text, isa, scheduler=False)
    assert jit.assembly(text, isa) == jit.assembly(text, isa)
    assert jit.emit(text, isa, scheduler=False) == without


def test_the_scheduler_is_switched_back_after_an_error(monkeypatch):
    text, isa = loads_and_products(), cpu.ISAS["avx512"]
    expected, target_machine = jit.emit(text, isa), jit._target_machine

    class Failing:
        def __init__(self, isa):
            self.target_data = target_machine(isa).target_data

        def emit_object(self, module):
            raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(jit, "_target_machine", Failing)
        with pytest.raises(ZeroDivisionError):
            jit.emit(text, isa, scheduler=False)
    assert jit.emit(text, isa) == expected


def test_the_scheduler_belongs_to_one_thread_at_a_time():
    text, isa = loads_and_products(), cpu.ISAS["avx512"]
    expected = {scheduler: jit.emit(text, isa, scheduler) for scheduler in (True, False)}
    found = []

    def work(scheduler):
        found.extend(jit.emit(text, isa, scheduler) == expected[scheduler] for _ in range(10))

    run_threads([lambda s=s: work(s) for s in (True, False, True, False)])
    assert found == [True] * 40


MACHINES = {"x86_64": 62, "aarch64": 183}


@pytest.mark.parametrize("isa", cpu.ISAS.values(), ids=lambda isa: isa.name)
def test_objects_for_every_instruction_set_are_made_anywhere(isa):
    code = jit.emit(adding(1), isa)
    if isa is not OWN and isa.triple_arch != cpu.architecture():
        assert code.startswith(elf.MAGIC)
        assert struct.unpack_from("<H", code, 18)[0] == MACHINES[isa.triple_arch]
    assert jit.emit(adding(1), isa) == code
    assert "regard_kernel" in jit.assembly(adding(1), isa)


DTYPES = [
    np.float32,
    ml_dtypes.bfloat16,
    pytest.param(np.float64, marks=pytest.mark.slow),
    pytest.param(np.float16, marks=pytest.mark.slow),
]
FEATURES = {"causal": True, "q_offset": 3, "softcap": 5.0, "sinks": 0.5, "bias": np.zeros((1, 40), np.float16)}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", ["generic", "neon", "amx"])
def test_kernels_call_nobody(name, dtype):
    """Where an instruction is lacking, a compiler likes to call a function of its run-time library."""
    if name == "amx" and dtype in (np.float64, np.float32):
        pytest.skip("the same code as avx512, whose kernels are checked when they are loaded")
    q = np.zeros((1, 2, 40, 16), dtype)
    plan, _ = make_plan(Problem.of(q, q, q, mask=lambda_mask(), **FEATURES), cpu.ISAS[name])
    for kernel in [plan.route, "pack"] if plan.route == "woven" else ["forward", "decode"]:
        assert elf.undefined_symbols(jit.emit(plan.text(kernel), plan.isa, kernel != "woven")) == []


def lambda_mask():
    return regard.masks.Where(lambda b, h, p, j: ((p // 3) % 7 != j % 2) | (h == 1))


def test_versions():
    import llvmlite

    found = jit.versions()
    assert found["llvmlite"] == llvmlite.__version__
    assert int(found["llvm"].split(".")[0]) >= 15


@linux
def test_features_agree_with_those_of_the_compiler():
    assert set(jit.host_features()) >= {"fma" if cpu.architecture() == "x86_64" else "neon"}
