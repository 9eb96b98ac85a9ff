"""Streams and matrix products on the NumPy machine, and the check that weaving them changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from .arithmetic import Array, chained_product, matrix_product, widen_bfloat16
from .lang import Mem, Product, Stream, interleave
from .memory import Memory
from .native import Native

Access = tuple[str, int, int]
LATE = 2  # a finished tile is stored this many products later, as Native does


class Streams:
    """Part of the NumPy machine. With `woven`, streams run as they are emitted, and what could differ is refused."""

    memory: Memory
    machine: type[Native]
    woven = False

    def _matrix(self, mem: Mem, dtype: Any) -> Array:
        rows = [self.memory.view("read", mem.base + mem.byte + r * mem.row, 64).view(dtype) for r in range(16)]
        return np.stack(rows)

    def _put_matrix(self, mem: Mem, x: Array) -> None:
        for r in range(16):
            self.memory.view("write", mem.base + mem.byte + r * mem.row, 64)[:] = np.ascontiguousarray(x[r]).view(
                np.uint8
            )

    def products(self, wanted: list[Product]) -> Stream:
        return Stream(len(wanted), self._products(wanted))

    def _products(self, wanted: list[Product]) -> Iterator[None]:
        def key(mem: Mem) -> int:
            return int(mem.base + mem.byte)

        last = {key(p.out): i for i, p in enumerate(wanted)}
        sums: dict[int, Array] = {}
        late: list[tuple[int, Product]] = []
        for i, p in enumerate(wanted):
            while late and late[0][0] <= i:
                done = late.pop(0)[1]
                self._put_matrix(done.out, sums[key(done.out)])
            a, b = (widen_bfloat16(self._matrix(mem, np.uint16)) for mem in (p.a, p.b))
            if key(p.out) not in sums:
                zero = np.zeros((16, 16), np.float32)
                sums[key(p.out)] = self._matrix(p.out, np.float32) if p.add else zero
            product = chained_product if self.machine.chains else matrix_product
            sums[key(p.out)] = product(sums[key(p.out)], a, b)
            if last[key(p.out)] == i:
                late.append((i + LATE, p))
            if i + 1 < len(wanted):
                yield
        yield
        for _, p in late:
            self._put_matrix(p.out, sums[key(p.out)])

    def run(self, stream: Stream) -> None:
        for _ in stream.steps:
            pass

    def weave(self, first: Stream, second: Stream) -> None:
        if not self.woven:
            self.run(first)
            self.run(second)
            return
        trace: list[tuple[bool, list[Access]]] = []
        for stream in interleave(first, second):
            trace.append((stream is first, self._logged(lambda stream=stream: next(stream.steps, None))))
        for stream in (first, second):
            trace.append((stream is first, self._logged(lambda stream=stream: self.run(stream))))
        check(trace)

    def _logged(self, work: Any) -> list[Access]:
        log: list[Access] = []
        self.memory.log = log
        work()
        self.memory.log = None
        return log


def check(trace: list[tuple[bool, list[Access]]]) -> None:
    """An item of the second stream may not touch what a later item of the first one reads or writes."""
    for n, (is_first, early) in enumerate(trace):
        if is_first:
            continue
        for later_is_first, late in trace[n + 1 :]:
            if later_is_first and any(_clash(a, b) for a in early for b in late):
                raise RuntimeError(f"weave: item {n} touches memory before an item of the first stream that needs it")


def _clash(a: Access, b: Access) -> bool:
    return a[1] < b[2] and b[1] < a[2] and "write" in (a[0], b[0])
