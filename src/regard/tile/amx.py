"""The matrix unit of AMX: products of bfloat16 tiles as a stream, tile registers given out here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .lang import Mem, Product, Stream
from .x86 import Avx512

# Palette 1; eight tiles of 16 rows of 64 bytes.
_CONFIGURATION = [1, *[0] * 15, *[64, 0] * 8, *[0] * 16, *[16] * 8, *[0] * 8]
TILES = 8
NEVER = 10**9

Key = tuple[str, int]


class Amx(Avx512):
    """AVX-512 with AMX: every foreign call configures the tiles and releases them."""

    def enter(self) -> tuple[str, str]:
        before, after = super().enter()
        data = "".join(f"\\{byte:02X}" for byte in _CONFIGURATION)
        self.declarations |= {
            f'@tiles = private constant [64 x i8] c"{data}", align 64',
            "declare void @llvm.x86.ldtilecfg(ptr)",
            "declare void @llvm.x86.tilerelease()",
        }
        return (
            before + "\n  call void @llvm.x86.ldtilecfg(ptr @tiles)",
            "  call void @llvm.x86.tilerelease()\n" + after,
        )

    def products(self, wanted: list[Product]) -> Stream:
        """Matrix products in the given order; loads go one product ahead and stores come one product late."""
        return Stream(len(wanted), _Allocation(self, wanted).steps())

    def tile_load(self, register: int, mem: Mem) -> None:
        self._tile("tileloadd64", register, mem)

    def tile_store(self, register: int, mem: Mem) -> None:
        self._tile("tilestored64", register, mem)

    def tile_zero(self, register: int) -> None:
        self.call("void", "llvm.x86.tilezero", ("i8", str(register)), immediate={0})

    def tile_product(self, out: int, a: int, b: int) -> None:
        arguments = tuple(("i8", str(register)) for register in (out, a, b))
        self.call("void", "llvm.x86.tdpbf16ps", *arguments, immediate={0, 1, 2})

    def _tile(self, name: str, register: int, mem: Mem) -> None:
        pointer = self.pointer(mem.base, mem.byte)
        arguments = (("i8", str(register)), ("ptr", pointer), ("i64", str(mem.row)))
        self.call("void", f"llvm.x86.{name}", *arguments, immediate={0})


class _Allocation:
    """Which tile lies in which register: the operand whose next use is farthest makes room."""

    def __init__(self, m: Amx, wanted: list[Product]) -> None:
        self.m = m
        self.mem: dict[Key, Mem] = {}
        self.uses = [tuple(self._key(mem) for mem in (p.out, p.a, p.b)) for p in wanted]
        self.outs = {use[0] for use in self.uses}
        self.adds = {self._key(p.out): p.add for p in reversed(wanted)}
        self.last = {key: i for i, use in enumerate(self.uses) for key in use}
        self.register: dict[Key, int] = {}
        self.free = list(range(TILES))
        self.late: list[tuple[int, Key]] = []

    def _key(self, mem: Mem) -> Key:
        key = (str(mem.base), mem.byte)
        self.mem[key] = mem
        return key

    def steps(self) -> Iterator[None]:
        for i, (out, a, b) in enumerate(self.uses):
            while self.late and self.late[0][0] <= i:
                self._store(self.late.pop(0)[1])
            for key in (a, b, out):
                self._want(key, i)
            self.m.tile_product(self.register[out], self.register[a], self.register[b])
            self._ahead(i)
            for key in (a, b):
                if self.last[key] == i and key in self.register:
                    self.free.append(self.register.pop(key))
            if self.last[out] == i:
                self.late.append((i + 2, out))
            if i + 1 < len(self.uses):
                yield
        yield
        for _, key in self.late:
            self._store(key)

    def _store(self, key: Key) -> None:
        register = self.register.pop(key)
        self.m.tile_store(register, self.mem[key])
        self.free.append(register)

    def _room(self, i: int) -> int:
        if self.free:
            return self.free.pop(0)
        held = [key for key in self.register if key not in self.outs and key not in self.uses[i]]
        if not held:
            self._store(self.late.pop(0)[1])
            return self.free.pop(0)
        return self.register.pop(max(held, key=lambda key: self._next_use(key, i)))

    def _next_use(self, key: Key, i: int) -> int:
        return next((j for j in range(i, len(self.uses)) if key in self.uses[j]), NEVER)

    def _want(self, key: Key, i: int) -> None:
        if key in self.register:
            return
        register = self.register[key] = self._room(i)
        if key in self.outs and not self.adds[key]:
            self.m.tile_zero(register)
        else:
            self.m.tile_load(register, self.mem[key])

    def _ahead(self, i: int) -> None:
        for j in range(i + 1, min(i + 2, len(self.uses))):
            for key in self.uses[j][1:]:
                if key not in self.register and len(self.free) > 1:
                    self._want(key, i)


Machine = Any
