"""Loops, branches, calls and the frame of a native kernel as LLVM IR text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .integers import Int
from .lang import Number, Stream, Tile, interleave

# A job is a function of one pointer. It draws at most `budget` task numbers from a shared counter and says whether
# tasks may be left. Words of the argument block: counter's address, number of tasks, budget, scratch of this thread.
DRIVER = """
define i64 @regard_kernel(ptr %args) #0 {{
entry:
  %counter.at = load ptr, ptr %args, align 8
  %total.at = getelementptr i64, ptr %args, i64 1
  %total = load i64, ptr %total.at, align 8
  %budget.at = getelementptr i64, ptr %args, i64 2
  %budget = load i64, ptr %budget.at, align 8
{before}
  br label %draw
draw:
  %drawn = phi i64 [ 0, %entry ], [ %next, %work ]
  %more = icmp slt i64 %drawn, %budget
  br i1 %more, label %take, label %pause
take:
  %task = atomicrmw add ptr %counter.at, i64 1 monotonic
  %left = icmp slt i64 %task, %total
  br i1 %left, label %work, label %end
work:
  call void @task(ptr %args, i64 %task)
  %next = add i64 %drawn, 1
  br label %draw
pause:
  br label %end
end:
  %result = phi i64 [ 1, %pause ], [ 0, %take ]
{after}
  ret i64 %result
}}
"""


class Control:
    """Where code is gathered: lines of the task function, the declarations it needs, the block it stands in."""

    attributes = "nounwind"

    def __init__(self) -> None:
        self.code: list[str] = []
        self.declarations: set[str] = set()
        self.block = "entry"
        self.count = 0
        self.open = 0

    @property
    def args(self) -> Int:
        """The address of the argument block."""
        return Int(self, "%args.address")

    @property
    def task(self) -> Int:
        return Int(self, "%task")

    def emit(self, text: str) -> str:
        self.count += 1
        name = f"%t{self.count}"
        self.code.append(f"  {name} = {text}")
        return name

    def call(self, result: str, name: str, *arguments: tuple[str, str], immediate: set[int] | None = None) -> str:
        marks = [t + (" immarg" if i in (immediate or ()) else "") for i, (t, _) in enumerate(arguments)]
        self.declarations.add(f"declare {result} @{name}({', '.join(marks)})")
        line = f"call {result} @{name}({', '.join(f'{t} {x}' for t, x in arguments)})"
        if result != "void":
            return self.emit(line)
        self.code.append("  " + line)
        return ""

    def label(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    # -- loops and branches ----------------------------------------------------------------------------------------
    def _loop(self, low: Number, high: Number) -> tuple[str, str, int]:
        label, before = self.label("loop"), self.block
        self.code += [f"  br label %{label}", f"{label}:"]
        place = len(self.code)
        self.code += [
            f"  %{label}.ok = icmp slt i64 %{label}.j, {high}",
            f"  br i1 %{label}.ok, label %{label}.body, label %{label}.end",
            f"{label}.body:",
        ]
        self.block = f"{label}.body"
        self.open += 1
        return label, before, place

    def _close(self, label: str, place: int, phis: list[str]) -> None:
        self.code[place:place] = phis
        self.code += [f"  br label %{label}", f"{label}.end:"]
        self.block = f"{label}.end"
        self.open -= 1

    def range(self, low: Number, high: Number, step: int = 1) -> Iterator[Int]:
        label, before, place = self._loop(low, high)
        yield Int(self, f"%{label}.j")
        after = self.emit(f"add nsw i64 %{label}.j, {step}")
        self._close(label, place, [f"  %{label}.j = phi i64 [ {low}, %{before} ], [ {after}, %{self.block} ]"])

    def fold(self, low: Number, high: Number, body: Callable[[Number, Tile], Tile], start: Tile) -> Tile:
        """A loop that carries a tile from turn to turn."""
        label, before, place = self._loop(low, high)
        shape = [len(row) for row in start.value]
        carried = [f"%{label}.c{i}" for i in range(sum(shape))]
        end = body(Int(self, f"%{label}.j"), Tile(self, _grid(carried, shape), start.elem))
        after = self.emit(f"add nsw i64 %{label}.j, 1")
        v = self.vector(start.elem)
        first, last = (_stretched(t.value, shape) for t in (start, end))
        phis = [f"  %{label}.j = phi i64 [ {low}, %{before} ], [ {after}, %{self.block} ]"]
        phis += [f"  {c} = phi {v} [ {a}, %{before} ], [ {b}, %{self.block} ]" for c, a, b in zip(carried, first, last)]
        self._close(label, place, phis)
        return Tile(self, _grid(carried, shape), start.elem)

    def when(self, flag: Number) -> Iterator[int]:
        """A branch; one that is decided while the kernel is built leaves no trace."""
        if isinstance(flag, int):
            if flag:
                yield 0
            return
        label = self.label("when")
        bit = self.emit(f"icmp ne i64 {flag}, 0")
        self.code += [f"  br i1 {bit}, label %{label}, label %{label}.end", f"{label}:"]
        self.block = label
        self.open += 1
        yield 0
        self.code += [f"  br label %{label}.end", f"{label}.end:"]
        self.block = f"{label}.end"
        self.open -= 1

    def during(self, address: Number) -> Iterator[int]:
        """A loop that runs while the word at an address is not 0."""
        label = self.label("during")
        self.code += [f"  br label %{label}", f"{label}:"]
        self.block = label
        bit = self.emit(f"icmp ne i64 {self.word(address)}, 0")
        self.code += [f"  br i1 {bit}, label %{label}.body, label %{label}.end", f"{label}.body:"]
        self.block = f"{label}.body"
        self.open += 1
        yield 0
        self.code += [f"  br label %{label}", f"{label}.end:"]
        self.block = f"{label}.end"
        self.open -= 1

    def word(self, address: Number) -> Int:
        raise NotImplementedError

    def smaller(self, a: Number, b: Number) -> Int:
        return self.pick(_less(self, a, b), a, b)

    def larger(self, a: Number, b: Number) -> Int:
        return self.pick(_less(self, a, b), b, a)

    def pick(self, flag: Number, a: Number, b: Number) -> Int:
        bit = self.emit(f"icmp ne i64 {flag}, 0")
        return Int(self, self.emit(f"select i1 {bit}, i64 {a}, i64 {b}"))

    def same(self, a: Number, b: Number) -> Int:
        bit = self.emit(f"icmp eq i64 {a}, {b}")
        return Int(self, self.emit(f"zext i1 {bit} to i64"))

    def flag(self, truth: Number) -> Number:
        return truth

    # -- streams ---------------------------------------------------------------------------------------------------
    def _captured(self, stream: Stream) -> list[list[str]]:
        """The code of a stream, cut where it pauses."""
        whole, chunks, ended = self.code, [], False
        while not ended:
            self.code = []
            ended = next(stream.steps, self) is self
            chunks.append(self.code)
        self.code = whole
        if len(chunks) != stream.length + 1:
            raise RuntimeError(f"a stream said {stream.length} items and had {len(chunks) - 1}")
        return chunks

    def run(self, stream: Stream) -> None:
        for chunk in self._captured(stream):
            self.code += chunk

    def weave(self, first: Stream, second: Stream) -> None:
        """Means: first, then second; written evenly interleaved, so that two kinds of unit work at the same time."""
        chunks = {id(s): iter(self._captured(s)) for s in (first, second)}
        for stream in interleave(first, second):
            self.code += next(chunks[id(stream)])
        for stream in (first, second):
            self.code += next(chunks[id(stream)])

    # -- the whole text --------------------------------------------------------------------------------------------
    def vector(self, elem: str) -> str:
        raise NotImplementedError

    def enter(self) -> tuple[str, str]:
        """Code of the driver before the first task and after the last one."""
        return "", ""

    def text(self) -> str:
        """The module: the task function as written so far, and the driver that draws tasks."""
        if self.open:
            raise RuntimeError("a loop or branch was left by break or return: its text is not closed")
        before, after = self.enter()
        attributes = f"attributes #0 = {{ {self.attributes} }}"
        head = ["define internal void @task(ptr %args, i64 %task) #1 {", "entry:"]
        head += ["  %args.address = ptrtoint ptr %args to i64"]
        tail = [
            "  ret void",
            "}",
            attributes,
            attributes.replace("#0", "#1").replace("nounwind", "nounwind noinline", 1),
        ]
        driver = DRIVER.format(before=before, after=after)
        return "\n".join([*sorted(self.declarations), *head, *self.code, *tail[:2], driver, *tail[2:], ""])


def _grid(names: list[str], shape: list[int]) -> tuple[tuple[str, ...], ...]:
    taken = iter(names)
    return tuple(tuple(next(taken) for _ in range(width)) for width in shape)


def _stretched(value: Any, shape: list[int]) -> list[str]:
    return [row[c % len(row)] for row, width in zip(value * (len(shape) // len(value)), shape) for c in range(width)]


def _less(m: Control, a: Number, b: Number) -> Int:
    return Int(m, m.emit(f"zext i1 {m.emit(f'icmp slt i64 {a}, {b}')} to i64"))
