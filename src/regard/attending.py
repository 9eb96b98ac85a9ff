"""What `regard attend` does: arrays from files, attention in pieces, progress, the result to a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from . import files, pieces
from .files import Array

PATIENCE = 0.5  # seconds before a progress bar is shown


def attend(
    tables: list[str], arrays: dict[str, str | None], output: Path, lse: Path | None, options: dict[str, Any]
) -> str:
    """Compute, write the files, and return the line that says so.

    tables, arrays: files to read; options: of attention, with window, q_offset and sinks as they are written on a
    command line.
    """
    sources = [source for source in arrays.values() if source is not None]
    _check_names([*tables, *sources], [path for path in (output, lse) if path])
    job = pieces.Job.of(*read_tables(tables), **read_options(arrays, options))
    return _written(job, output, lse)


def read_options(arrays: dict[str, str | None], options: dict[str, Any]) -> dict[str, Any]:
    """Options as functions take them: arrays from files, and window, q_offset and sinks from what was written."""
    options = options | {name: files.read(source, name) for name, source in arrays.items() if source is not None}
    parsers = {"window": _window, "q_offset": _offset, "sinks": _sinks}
    return options | {name: parse(options[name]) for name, parse in parsers.items() if options[name] is not None}


def _written(job: pieces.Job, output: Path, lse: Path | None) -> str:
    shape, dtype = job.result_shape(), files.stored_dtype(output, job.problem.dtype)
    with ExitStack() as stack:
        out = stack.enter_context(files.writing(output, shape, dtype, "out"))
        sums = None
        if lse is not None:
            lse_dtype = files.stored_dtype(lse, job.problem.lse_dtype)
            sums = stack.enter_context(files.writing(lse, job.lse_shape(), lse_dtype, "lse"))
        begun = time.perf_counter()
        with progress_bar() as progress:
            done = pieces.compute(job, *job.places(out, sums), progress)
        seconds = time.perf_counter() - begun
    rate = f", {_rate(done / seconds)}" if done > 1e9 else ""
    return f"{output}: {dtype} {shape}, {seconds:.2f} s{rate}"


def _check_names(sources: list[str], results: list[Path]) -> None:
    """A result may not replace an input or the other result."""
    taken = [files.path_of(source) for source in sources]
    for path in results:
        if any(path.resolve() == other.resolve() for other in taken):
            raise ValueError(f"{path} is both read and written: choose another name for the result")
        taken.append(path)


def read_tables(sources: list[str]) -> list[Array]:
    """q, k and v from three files, or from one that holds all of them."""
    names = ("q", "k", "v")
    if len(sources) == 1 and files.holds(sources[0], names):
        sources = [f"{sources[0]}:{name}" for name in names]
    if len(sources) != 3:
        raise ValueError(f"expected three files, q, k and v, or one that holds arrays q, k and v; got {len(sources)}")
    return [files.read(source, name) for source, name in zip(sources, names)]


def _window(text: str) -> Any:
    """W, or LEFT,RIGHT with nothing for an open side."""
    sides = [side.strip() for side in text.split(",")]
    try:
        numbers = [None if side in ("", "none", "None") else int(side) for side in sides]
    except ValueError:
        raise ValueError(f"--window {text}: expected W, or LEFT,RIGHT with nothing for an open side") from None
    return numbers[0] if len(numbers) == 1 else tuple(numbers)


def _offset(text: str) -> Any:
    if text == "end":
        return text
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"--q-offset {text}: expected an integer or `end`") from None


def _sinks(text: str) -> Any:
    try:
        return float(text)
    except ValueError:
        return files.read(text, "sinks")


def _rate(operations: float) -> str:
    return f"{operations / 1e9:.3g} billion operations a second"


@contextmanager
def progress_bar() -> Iterator[Callable[[float, float], None]]:
    """A bar on stderr with rate and time left, for work that lasts."""
    columns = BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TextColumn("{task.fields[rate]}, left:")
    console = Console(stderr=True)
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal)
    task = bar.add_task("attention", total=None, rate="")
    begun = time.perf_counter()

    def show(done: float, total: float) -> None:
        elapsed = time.perf_counter() - begun
        if elapsed > PATIENCE:
            bar.start()
        bar.update(task, completed=done, total=total, rate=_rate(done / elapsed))

    try:
        yield show
    finally:
        if bar.live.is_started:
            bar.stop()
