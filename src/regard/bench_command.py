"""`regard bench`: how fast attention is here, beside the libraries that are installed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


def bench(
    quick: Annotated[bool, typer.Option("--quick", "--smoke", help="Few small cells, few repeats.")] = False,
    only: Annotated[str, typer.Option(help="Cells whose name contains this, or `decode`.")] = "",
    peers: Annotated[str | None, typer.Option(help="Libraries, by commas, or `none`; those installed.")] = None,
    threads: Annotated[int, typer.Option(help="Of regard and of each peer.")] = 1,
    seconds: Annotated[float, typer.Option(help="About how long a cell is measured.")] = 4.0,
    json: Annotated[Path | None, typer.Option(help="File for the results, or a folder for it.")] = None,
    chart: Annotated[Path | None, typer.Option(help="File for a picture of the ratios: .png, .svg or .pdf.")] = None,
    show: Annotated[bool, typer.Option("--list", help="Only show the names of the cells.")] = False,
) -> None:
    """Time attention beside torch, onnxruntime, OpenVINO and JAX, whichever are installed, in turn in one process.

    Best times within one state of the machine, errors against float64, and shares of the peaks of this processor,
    measured in the same run. All cells take about ten minutes; leave the machine alone meanwhile.
    """
    from .benchmarking.settings import Settings

    settings = Settings.of(peers, threads, seconds, only, quick)
    _check(json, chart, settings.peers)
    if show:
        print("\n".join(cell.name for cell in settings.cells()))
        return
    _run(settings, json, chart)


def _check(json: Path | None, chart: Path | None, peers: tuple[str, ...]) -> None:
    """Refuse what could not be written ten minutes later."""
    for target in (json, chart):
        folder = target.parent if target is not None and not target.is_dir() else target
        if folder is not None and not (folder.is_dir() and os.access(folder, os.W_OK)):
            raise ValueError(f"{target}: cannot be written, there is no folder {folder} to write to")
    if chart is not None:
        from .benchmarking import chart as drawing

        drawing.check(chart)
        if not peers:
            raise ValueError("a chart shows ratios to peers, and there is none to measure")


def _run(settings: Any, json: Path | None, chart: Path | None) -> None:
    from .benchmarking import chart as drawing
    from .benchmarking import report, run

    with _display(len(settings.cells())) as shown:
        for kind, what in run.events(settings):
            for line in lines(kind, what):
                shown.line(line)
            if kind in ("cell", "row"):
                shown.step(what if kind == "cell" else "", kind == "row")
    found = report.summary(what["rows"])
    print("\n".join(["", *found, *([""] if found else []), report.LEGEND]))
    if json is not None:
        print(f"\n{run.write(what, json)}")
    if chart is not None:
        drawing.draw(what, chart)
        print(chart if json else f"\n{chart}")


def lines(kind: str, what: Any) -> list[str]:
    """What an event adds to the table."""
    from .benchmarking import machine, report

    if kind == "machine":
        return [machine.in_words(what)]
    if kind == "left out":
        return [f"without {name}: {why}" for name, why in what.items()]
    if kind == "begin":
        return [f"{what} thread(s)", "", report.heading()]
    if kind == "row":
        return [report.line(what)]
    if kind == "again" and what:
        return ["", "again, by the fastest state that was seen:", *map(report.line, what), ""]
    if kind == "result":
        return ["", *peak_lines(what["peaks"])]
    return []


def peak_lines(peaks: dict[str, dict[str, float]]) -> list[str]:
    """The peaks of each instruction set in words."""
    units = {name: "GB/s" if name == "read" else "GF/s" for found in peaks.values() for name in found}
    said = {name: ", ".join(f"{n} {rate:.4g} {units[n]}" for n, rate in found.items()) for name, found in peaks.items()}
    return [f"peaks, {name}: {words}" for name, words in said.items()]


class Display(Protocol):
    def line(self, text: str) -> None: ...
    def step(self, name: str, done: bool) -> None: ...


class Plain:
    """Lines only."""

    def line(self, text: str) -> None:
        print(text, flush=True)

    def step(self, name: str, done: bool) -> None:
        """Nothing to show."""


class Bar:
    """Lines above a bar. It is drawn between two cells only: while one is timed, nothing else is to run."""

    def __init__(self, progress: Progress, total: int, plain: bool) -> None:
        self.progress, self.plain = progress, plain
        self.task = progress.add_task("", total=total)

    def line(self, text: str) -> None:
        if self.plain:
            print(text, flush=True)
        else:
            self.progress.console.print(text, markup=False, highlight=False, emoji=False, soft_wrap=True)

    def step(self, name: str, done: bool) -> None:
        self.progress.update(self.task, description=name, advance=int(done))
        self.progress.refresh()


@contextmanager
def _display(total: int) -> Iterator[Display]:
    """A bar on the terminal, beside the lines, or on that of the errors where the lines go to a file."""
    console, errors = Console(), Console(stderr=True)
    if not console.is_terminal and not errors.is_terminal:
        yield Plain()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    where = console if console.is_terminal else errors
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=where,
        auto_refresh=False,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    ) as progress:
        yield Bar(progress, total, plain=where is errors)
