"""Kernels for 64-bit ARM, compiled here and run under an emulator, on the same argument blocks as everywhere."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np

from regard import cpu, jit
from regard.lowering import address_of
from regard.tile.machines import text

HARNESS = Path(__file__).parent / "neon" / "harness.c"
TOOLS = ("aarch64-linux-gnu-gcc", "qemu-aarch64")
PLACE = 0x10_0000_0000  # where the emulated process has nothing of its own
ALIGN = 64


def missing():
    """Tools that are not installed."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Image:
    """Buffers one behind the other, with every address among the argument words changed to where they will lie."""

    def __init__(self, words, buffers):
        self.buffers = list(buffers)
        self.places = []
        size = -(-words.nbytes // ALIGN) * ALIGN
        for buffer in self.buffers:
            low, high = np.lib.array_utils.byte_bounds(buffer)
            size += low % ALIGN  # alignment is kept
            self.places.append((low, high, size))
            size += -(-(high - low) // ALIGN) * ALIGN + ALIGN - low % ALIGN
        self.bytes = np.zeros(size, np.uint8)
        for low, high, place in self.places:
            self.bytes[place : place + high - low] = (
                np.ctypeslib.as_array(_pointer(low), (high - low,)) if high > low else 0
            )
        moved = np.array([self.moved(int(word)) for word in words], np.int64)
        self.bytes[: moved.nbytes] = moved.view(np.uint8)

    def moved(self, word):
        """An address in the image; any other number as it is."""
        inside = [(low, place) for low, high, place in self.places if low <= word < high]
        # Buffers may be views of each other: the smallest start is as good as any other.
        return PLACE + word - inside[0][0] + inside[0][1] if inside else word

    def put_back(self, result):
        """What an emulated kernel left, into the buffers that can be written."""
        for buffer, (low, high, place) in zip(self.buffers, self.places):
            if buffer.flags.writeable and high > low:
                np.ctypeslib.as_array(_pointer(low), (high - low,))[...] = result[place : place + high - low]


def _pointer(address):
    import ctypes

    return ctypes.cast(address, ctypes.POINTER(ctypes.c_uint8))


def program(folder, name, written):
    """An executable of one kernel's text, linked with the harness."""
    found = folder / name
    if not found.exists():
        (folder / f"{name}.o").write_bytes(jit.emit(written, cpu.ISAS["neon"]))
        command = [TOOLS[0], "-O1", "-static", "-o", str(found), str(HARNESS), str(folder / f"{name}.o")]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
    return found


def run_program(found, folder, words, buffers):
    """Run it on the argument words and everything that they point to; the buffers then hold what it wrote."""
    image = Image(words, buffers)
    image.bytes.tofile(folder / "image")
    command = [TOOLS[1], str(found), str(folder / "image"), f"{PLACE:x}", str(folder / "result")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"exit code {done.returncode}: {done.stderr}"
    image.put_back(np.fromfile(folder / "result", np.uint8))


def emulate(run, folder):
    """Like Run.natively, for a run of level "neon"."""
    from regard.plan import KERNELS

    for name, tasks in run.jobs:
        run.start(tasks)
        written = text("neon", run.spec.real, KERNELS[name], run.spec)
        found = program(folder, f"k{abs(hash((name, run.spec))):x}", written)
        run_program(found, folder, run.block.words, run.arrays()[1:])
    return run


def emulate_words(kernel, real, folder, *arguments):
    """Like run_native for a small kernel: the arrays that it left."""
    copies = [x.copy() if isinstance(x, np.ndarray) else x for x in arguments]
    arrays = [x for x in copies if isinstance(x, np.ndarray)]
    counter = np.zeros(1, np.int64)
    words = [address_of(x) if isinstance(x, np.ndarray) else x for x in copies]
    block = np.array([address_of(counter), 1, 9, 0, *words], np.int64)
    written = text("neon", real, kernel)
    found = program(folder, f"w{abs(hash(written)):x}", written)
    run_program(found, folder, block, [counter, *arrays])
    return arrays
