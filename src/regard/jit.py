"""From LLVM IR text to machine code at an address; the only module that imports llvmlite, and not before it must.

>>> kernel = load(repr(spec), lambda: text, cpu.current())
>>> kernel(address_of_the_argument_block)
0
"""

from __future__ import annotations

import ctypes
import mmap
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from typing import Any

from . import cache, cpu
from .cpu import Isa
from .elf import undefined_symbols

SYMBOL = "regard_kernel"
LOADED_KERNELS = 256


class Unavailable(RuntimeError):
    """Machine code cannot be made or run in this process; the message says why."""


class Kernel:
    """A loaded kernel: called with the address of an argument block, it says whether tasks may be left.

    `object_size` is in bytes, `seconds` is how long it took to make or find, `origin` is "disk" or "compiled".
    `function` is the foreign function itself, which saves a call; the code stays in memory for as long as it lives.
    """

    __slots__ = ("function", "object_size", "origin", "seconds")

    def __init__(self, code: Any, object_size: int, seconds: float, origin: str) -> None:
        function: Any = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)(code[SYMBOL])
        function.code = code  # unloaded when nobody refers to it
        self.function = function
        self.object_size, self.seconds, self.origin = object_size, seconds, origin

    def __call__(self, address: int) -> int:
        result: int = self.function(address)
        return result


_table: OrderedDict[tuple[str, Isa, bool], Kernel] = OrderedDict()
_table_lock = threading.RLock()  # reentrant: a signal handler may load kernels while its thread does
_compiler_lock = threading.RLock()
_counts = {"memory": 0, "disk": 0, "compiled": 0}
_refused: list[str] = []


def load(key: str, text: Callable[[], str], isa: Isa, *, scheduler: bool = True) -> Kernel:
    """The kernel a key stands for: from memory, from disk, or compiled from what `text` returns.

    `scheduler=False` keeps the order of instructions as the text has it. Raises Unavailable where no machine code can
    be made or run.
    """
    entry = (key, isa, scheduler)
    kernel = _loaded(entry)
    if kernel is not None:
        return kernel
    with _compiler_lock:  # a second thread that wants the same kernel waits here and then finds it
        kernel = _loaded(entry)
        if kernel is None:
            _permit(isa)
            kernel = _fetch(key, text, isa, scheduler)
            _keep(entry, kernel)
    return kernel


def statistics() -> dict[str, int]:
    """How many kernels were found in memory, found on disk and compiled since the process began."""
    return dict(_counts)


def forget() -> None:
    """Drop the kernels in memory; those in use stay valid."""
    with _table_lock:
        _table.clear()


def _loaded(entry: tuple[str, Isa, bool]) -> Kernel | None:
    with _table_lock:
        kernel = _table.get(entry)
        if kernel is not None:
            _table.move_to_end(entry)
            _counts["memory"] += 1
        return kernel


def _keep(entry: tuple[str, Isa, bool], kernel: Kernel) -> None:
    with _table_lock:
        _table[entry] = kernel
        _counts[kernel.origin] += 1
        if len(_table) > LOADED_KERNELS:
            _table.popitem(last=False)


def _permit(isa: Isa) -> None:
    """Refuse what would kill the process: instructions that this processor or its kernel does not allow."""
    if _refused:
        raise Unavailable(_refused[0])
    if isa.triple_arch != cpu.architecture():
        raise ValueError(f"code for {isa.triple_arch} cannot run here ({cpu.architecture()}): use emit() for an object")
    reason = cpu.usable()[isa.name] or executable_memory()
    if reason is not None:
        raise Unavailable(reason)


def _refusal(reason: str) -> Unavailable:
    """What is refused once is not tried again: each attempt would cost a compilation."""
    _refused.append(reason)
    return Unavailable(reason)


def _fetch(key: str, text: Callable[[], str], isa: Isa, scheduler: bool) -> Kernel:
    start, llvm = time.perf_counter(), _llvm()
    recipe = f"{isa!r} {_triple(isa)} LLVM {llvm.llvm_version_info} {OPTIONS} scheduler={scheduler}"
    full_key = cache.full_key(key, recipe)
    code, origin = cache.read(full_key), "disk"
    if code is None:
        code, origin = emit(text(), isa, scheduler), "compiled"
        missing = undefined_symbols(code)
        if missing:
            raise RuntimeError(f"the kernel calls functions that nobody defines: {', '.join(missing)}; key {key}")
        cache.write(full_key, code)
    return Kernel(_link(code), len(code), time.perf_counter() - start, origin)


# -- the compiler ------------------------------------------------------------------------------------------------------
OPTIONS = {"opt": 2, "reloc": "pic", "codemodel": "small"}


@lru_cache(maxsize=1)
def _llvm() -> Any:
    try:
        import llvmlite.binding as llvm
    except Exception as error:  # also a shared library that does not load
        raise _refusal(f"llvmlite cannot be imported ({error}): pip install llvmlite") from error
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


@lru_cache(maxsize=1)
def _all_targets() -> None:
    _llvm().initialize_all_targets()
    _llvm().initialize_all_asmprinters()


def _triple(isa: Isa) -> str:
    """This process's own triple, or Linux's for another architecture."""
    own = isa.triple_arch == cpu.architecture()
    return str(_llvm().get_process_triple()) if own else f"{isa.triple_arch}-unknown-linux-gnu"


def _target_machine(isa: Isa) -> Any:
    if isa.triple_arch != cpu.architecture():
        _all_targets()
    target = _llvm().Target.from_triple(_triple(isa))
    return target.create_target_machine(cpu=isa.llvm_cpu, features=isa.llvm_features, **OPTIONS)


def _module(text: str, isa: Isa, machine: Any) -> Any:
    module = _llvm().parse_assembly(text)
    module.triple, module.data_layout = _triple(isa), str(machine.target_data)
    module.verify()
    return module


_scheduling = [True]


@contextmanager
def _scheduled(wanted: bool) -> Iterator[None]:
    """The scheduler before register allocation is one switch for the whole process, which other users of LLVM share."""
    before = _scheduling[-1]
    try:
        _switch_scheduler(wanted)
        yield
    finally:
        _switch_scheduler(before)


def _switch_scheduler(on: bool) -> None:
    if on != _scheduling[-1]:
        _scheduling[:] = [on]
        _llvm().set_option("regard", f"-enable-misched={'true' if on else 'false'}")


def emit(text: str, isa: Isa, scheduler: bool = True) -> bytes:
    """An object file of a text, for this machine or another architecture (then ELF, for Linux)."""
    with _compiler_lock:
        machine = _target_machine(isa)
        module = _module(text, isa, machine)
        with _scheduled(scheduler):
            return bytes(machine.emit_object(module))


def assembly(text: str, isa: Isa, scheduler: bool = True) -> str:
    """The assembly listing of a text."""
    with _compiler_lock:
        machine = _target_machine(isa)
        module = _module(text, isa, machine)
        with _scheduled(scheduler):
            return str(machine.emit_assembly(module))


# -- the linker --------------------------------------------------------------------------------------------------------
_numbers = count()


@lru_cache(maxsize=1)
def _linker() -> Any:
    machine = _target_machine(next(isa for isa in cpu.ISAS.values() if isa.triple_arch == cpu.architecture()))
    # JITLink maps code and constants together: the older linker may put them further apart than 32 bits reach.
    linker = _llvm().create_lljit_compiler(machine, use_jit_link=True, suppress_errors=True)
    # One that is freed while the interpreter shuts down takes away code that a daemon thread may be running.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(linker))
    return linker


def executable_memory() -> str | None:
    """Why this process may not run code that it makes; None if it may.

    Asked before each compilation and linking, because JITLink ends the process where the answer is no.
    """
    if sys.platform != "linux":
        return None
    page = mmap.mmap(-1, mmap.PAGESIZE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE)
    view = ctypes.c_char.from_buffer(page)
    start, size = ctypes.c_void_p(ctypes.addressof(view)), ctypes.c_size_t(mmap.PAGESIZE)
    failed = _libc().mprotect(start, size, mmap.PROT_READ | mmap.PROT_EXEC)
    error = ctypes.get_errno()
    del view
    page.close()
    return f"executable memory is refused to this process ({os.strerror(error)})" if failed else None


@lru_cache(maxsize=1)
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _link(code: bytes) -> Any:
    llvm = _llvm()
    try:
        library = llvm.JITLibraryBuilder().add_object_img(code).export_symbol(SYMBOL)
        return library.link(_linker(), f"regard{next(_numbers)}")
    except RuntimeError as error:
        raise _refusal(f"machine code cannot be loaded ({error}); is executable memory forbidden here?") from error


def host_features() -> dict[str, bool]:
    """The processor's features as LLVM sees them."""
    with _compiler_lock:
        return dict(_llvm().get_host_cpu_features())


def versions() -> dict[str, str]:
    """Versions of llvmlite and of the LLVM inside it."""
    import llvmlite

    return {"llvmlite": llvmlite.__version__, "llvm": ".".join(map(str, _llvm().llvm_version_info))}


def _fork_with_locks() -> None:
    """A fork waits for a compilation in another thread: the child could not finish it.

    What is registered last is acquired first, so that the order of the locks is that of `load`.
    """
    for lock in (_table_lock, _compiler_lock):
        os.register_at_fork(before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release)


if hasattr(os, "register_at_fork"):
    _fork_with_locks()
