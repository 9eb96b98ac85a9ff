"""The command line, `regard`: demo, attend, doctor, cache. Needs the extra `cli` (typer and rich)."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.color import Color, ColorSystem
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.style import Style

from . import demonstration, diagnosis, files
from .__main__ import write
from .cache_commands import commands

app = typer.Typer(
    help="Exact scaled dot-product attention on this computer's CPU.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.add_typer(commands, name="cache")

PATIENCE = 0.5  # seconds before a progress bar is shown


def run(arguments: list[str]) -> int:
    """Run a command; its exit status."""
    try:
        app(arguments, prog_name="regard")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    return 0


@app.command()
def demo() -> None:
    """Show the main job on real input, in four parts and under ten seconds."""
    console = Console()
    system = {"standard": ColorSystem.STANDARD, "256": ColorSystem.EIGHT_BIT, "truecolor": ColorSystem.TRUECOLOR}
    found = system.get(console.color_system or "")
    write(demonstration.demonstrate(_tinted(found) if found else None, console.width))


def _tinted(system: ColorSystem) -> demonstration.Shade:
    """Words on a ground that is the darker the larger their weight."""

    def shade(tokens: list[str], given: list[float], width: int) -> list[str]:
        rows = demonstration.wrapped(tokens, width)
        return [" ".join(_tint(tokens[j], given[j], system) for j in row) for row in rows]

    return shade


def _tint(word: str, weight: float, system: ColorSystem) -> str:
    if weight < 0.01:
        return word
    strength = min(1.0, weight) ** 0.5
    ground = Color.from_rgb(255, 245 - 145 * strength, 220 - 200 * strength)
    return Style(color="black", bgcolor=ground.name, bold=weight >= 0.25).render(word, color_system=system)


@app.command()
def doctor() -> None:
    """Say what this computer can do, and test every instruction set it has against float64, within ten seconds."""
    write(diagnosis.diagnose())


Tables = Annotated[
    list[str],
    typer.Argument(metavar="Q K V", help="Three files, .npy, .npz or .safetensors; or one that holds q, k and v."),
]


@app.command()
def attend(
    tables: Tables,
    output: Annotated[Path, typer.Option("--output", "-o", help="Where the result goes; the name says the format.")],
    lse: Annotated[Path | None, typer.Option(help="Where the log-sum-exp of each query goes.")] = None,
    causal: Annotated[bool, typer.Option("--causal", help="A query sees no key behind its position.")] = False,
    window: Annotated[str | None, typer.Option(metavar="W|LEFT,RIGHT", help="Keys seen around a position.")] = None,
    q_offset: Annotated[str | None, typer.Option(metavar="N|end", help="Key position of the first query.")] = None,
    mask: Annotated[
        str | None, typer.Option(metavar="FILE", help="Bools (.., queries, keys): true may attend.")
    ] = None,
    key_mask: Annotated[
        str | None, typer.Option(metavar="FILE", help="0 and 1 (.., keys), as tokenizers give.")
    ] = None,
    bias: Annotated[str | None, typer.Option(metavar="FILE", help="Floats (.., queries, keys) to add.")] = None,
    sinks: Annotated[str | None, typer.Option(metavar="X|FILE", help="Score of a key without value, per head.")] = None,
    scale: Annotated[float | None, typer.Option(help="Factor of the products; 1/sqrt(dim) by default.")] = None,
    softcap: Annotated[float | None, typer.Option(help="Scores become cap * tanh(scores / cap).")] = None,
    precision: Annotated[str, typer.Option(metavar="highest|high|medium", help="Of float32.")] = "highest",
    layout: Annotated[str, typer.Option(metavar="hld|lhd", help="Order of the axes heads, rows, dim.")] = "hld",
    threads: Annotated[int | None, typer.Option(help="How many threads work.")] = None,
) -> None:
    """Compute softmax(scale * Q K^T + bias) V from files to a file.

    FILE.npz:NAME and FILE.safetensors:NAME pick an array. Inputs and output are mapped into memory; the output is
    written under another name and renamed when it is complete. Bits are those of attention(.., invariant=True).
    """
    options: dict[str, Any] = {
        "causal": causal,
        "scale": scale,
        "softcap": softcap,
        "precision": precision,
        "layout": layout,
    }
    options |= {"window": _window(window), "q_offset": _offset(q_offset), "sinks": _sinks(sinks), "threads": threads}
    options |= {
        name: None if source is None else files.read(source, name)
        for name, source in (("mask", mask), ("key_mask", key_mask), ("bias", bias))
    }
    sources = [*tables, *(source for source in (mask, key_mask, bias) if source)]
    _check_names(sources, [path for path in (output, lse) if path])
    try:
        _attend(_tables(tables), output, lse, options)
    except KeyboardInterrupt:
        print("regard: interrupted, nothing was written", file=sys.stderr)
        raise typer.Exit(130) from None


def _check_names(sources: list[str], results: list[Path]) -> None:
    """A result may not replace an input or the other result."""
    taken = [files.path_of(source) for source in sources]
    for path in results:
        if any(path.resolve() == other.resolve() for other in taken):
            raise ValueError(f"{path} is both read and written: choose another name for the result")
        taken.append(path)


def _attend(inputs: list[files.Array], output: Path, lse: Path | None, options: dict[str, Any]) -> None:
    from . import pieces

    job = pieces.Job.of(*inputs, **options)
    shape, dtype = job.result_shape(), files.stored_dtype(output, job.problem.dtype)
    lse_shape, lse_dtype = job.lse_shape(), job.problem.lse_dtype
    with ExitStack() as stack:
        out = stack.enter_context(files.writing(output, shape, dtype, "out"))
        sums = stack.enter_context(files.writing(lse, lse_shape, lse_dtype, "lse")) if lse else None
        begun = time.perf_counter()
        with progress_bar() as progress:
            done = pieces.compute(job, *job.places(out, sums), progress)
        seconds = time.perf_counter() - begun
    rate = f", {_rate(done / seconds)}" if seconds > PATIENCE else ""
    print(f"{output}: {dtype} {shape}, {seconds:.2f} s{rate}")


def _tables(sources: list[str]) -> list[files.Array]:
    names = ("q", "k", "v")
    if len(sources) == 1 and files.holds(sources[0], names):
        sources = [f"{sources[0]}:{name}" for name in names]
    if len(sources) != 3:
        raise ValueError(f"expected three files, q, k and v, or one that holds arrays q, k and v; got {len(sources)}")
    return [files.read(source, name) for source, name in zip(sources, names)]


def _window(text: str | None) -> Any:
    """W, or LEFT,RIGHT with nothing for an open side."""
    if text is None:
        return None
    sides = [side.strip() for side in text.split(",")]
    try:
        numbers = [None if side in ("", "none", "None") else int(side) for side in sides]
    except ValueError:
        raise ValueError(f"--window {text}: expected W, or LEFT,RIGHT with nothing for an open side") from None
    return numbers[0] if len(numbers) == 1 else tuple(numbers)


def _offset(text: str | None) -> Any:
    if text is None or text == "end":
        return text
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"--q-offset {text}: expected an integer or `end`") from None


def _sinks(text: str | None) -> Any:
    if text is None:
        return None
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
    bar = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)
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
        bar.stop()
