"""The command line, `regard`: a function for each command. Needs the extra `cli` (typer and rich)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.color import Color, ColorSystem
from rich.console import Console
from rich.style import Style

from .__main__ import write
from .bench_command import bench
from .cache_commands import commands

if TYPE_CHECKING:
    from .demonstration import Shade

app = typer.Typer(
    help="Exact scaled dot-product attention on this computer's CPU.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.add_typer(commands, name="cache")
app.command()(bench)


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
    from . import demonstration

    console = Console()
    system = {"standard": ColorSystem.STANDARD, "256": ColorSystem.EIGHT_BIT, "truecolor": ColorSystem.TRUECOLOR}
    found = system.get(console.color_system or "")
    write(demonstration.demonstrate(_tinted(found) if found else None, console.width))


def _tinted(system: ColorSystem) -> Shade:
    """Words on a ground that is the darker the larger their weight."""
    from .demonstration import wrapped

    def shade(tokens: list[str], given: list[float], width: int) -> list[str]:
        rows = wrapped(tokens, width)
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
    from . import diagnosis

    write(diagnosis.diagnose())


Tables = Annotated[
    list[str],
    typer.Argument(metavar="Q K V", help="Three files, .npy, .npz or .safetensors; or one that holds q, k and v."),
]
Causal = Annotated[bool, typer.Option("--causal", help="A query sees no key behind its position.")]
Window = Annotated[str | None, typer.Option(metavar="W|LEFT,RIGHT", help="Keys seen around a position.")]
Offset = Annotated[str | None, typer.Option(metavar="N|end", help="Key position of the first query.")]
Mask = Annotated[str | None, typer.Option(metavar="FILE", help="Bools (.., queries, keys): true may attend.")]
KeyMask = Annotated[str | None, typer.Option(metavar="FILE", help="0 and 1 (.., keys), as tokenizers give.")]
Bias = Annotated[str | None, typer.Option(metavar="FILE", help="Floats (.., queries, keys) to add.")]
Sinks = Annotated[str | None, typer.Option(metavar="X|FILE", help="Score of a key without value, per head.")]
Scale = Annotated[float | None, typer.Option(help="Factor of the products; 1/sqrt(dim) by default.")]
Softcap = Annotated[float | None, typer.Option(help="Scores become cap * tanh(scores / cap).")]
Precision = Annotated[str, typer.Option(metavar="highest|high|medium", help="Of float32.")]
Layout = Annotated[str, typer.Option(metavar="hld|lhd", help="Order of the axes heads, rows, dim.")]
Threads = Annotated[int | None, typer.Option(help="How many threads work.")]
Labels = Annotated[str | None, typer.Option(metavar="A,B,..|FILE", help="Names, or a file with one on each line.")]


@app.command()
def attend(
    tables: Tables,
    output: Annotated[Path, typer.Option("--output", "-o", help="Where the result goes; the name says the format.")],
    lse: Annotated[Path | None, typer.Option(help="Where the log-sum-exp of each query goes.")] = None,
    causal: Causal = False,
    window: Window = None,
    q_offset: Offset = None,
    mask: Mask = None,
    key_mask: KeyMask = None,
    bias: Bias = None,
    sinks: Sinks = None,
    scale: Scale = None,
    softcap: Softcap = None,
    precision: Precision = "highest",
    layout: Layout = "hld",
    threads: Threads = None,
) -> None:
    """Compute softmax(scale * Q K^T + bias) V from files to a file.

    FILE.npz:NAME and FILE.safetensors:NAME pick an array. Inputs and output are mapped into memory; the output is
    written under another name and renamed when it is complete. Bits are those of attention(.., invariant=True).
    """
    from . import attending

    options = {"causal": causal, "window": window, "q_offset": q_offset, "sinks": sinks, "scale": scale}
    options |= {"softcap": softcap, "precision": precision, "layout": layout, "threads": threads}
    arrays = {"mask": mask, "key_mask": key_mask, "bias": bias}
    try:
        print(attending.attend(tables, arrays, output, lse, options))
    except KeyboardInterrupt:
        print("regard: interrupted, nothing was written", file=sys.stderr)
        raise typer.Exit(130) from None


@app.command()
def explain(
    tables: Annotated[
        list[str] | None,
        typer.Argument(metavar="[Q K V]", help="Files as `attend` reads; the worked example without them."),
    ] = None,
    query_labels: Labels = None,
    key_labels: Labels = None,
    value_labels: Labels = None,
    batch: Annotated[int, typer.Option(help="Which batch entry, from 0.")] = 0,
    head: Annotated[int, typer.Option(help="Which query head, from 0.")] = 0,
    causal: Causal = False,
    window: Window = None,
    q_offset: Offset = None,
    mask: Mask = None,
    key_mask: KeyMask = None,
    bias: Bias = None,
    sinks: Sinks = None,
    scale: Scale = None,
    softcap: Softcap = None,
    precision: Precision = "highest",
    layout: Layout = "hld",
    threads: Threads = None,
    kernel: Annotated[bool, typer.Option(help="Show instead the kernel, its LLVM IR and its machine code.")] = False,
    html: Annotated[Path | None, typer.Option(help="Where a page goes: vectors as arrows to be dragged.")] = None,
) -> None:
    """Show each step of attention on small tables, and what four common mistakes would make of them.

    At most 12 queries and the 16 heaviest keys of one head are shown.
    """
    from . import explaining

    options = {"causal": causal, "window": window, "q_offset": q_offset, "sinks": sinks, "scale": scale}
    options |= {"softcap": softcap, "precision": precision, "layout": layout, "threads": threads}
    arrays = {"mask": mask, "key_mask": key_mask, "bias": bias}
    if kernel:
        write(explaining.kernel_of_files(tables or [], arrays, options).splitlines())
        return
    labels = {"query_labels": query_labels, "key_labels": key_labels, "value_labels": value_labels}
    found = explaining.explain_files(tables or [], arrays, labels, options | {"batch": batch, "head": head})
    if html is not None:
        write([f"The page is {found.page(html)}"])
        return
    console = Console()
    with console.capture() as text:
        console.print(found)
    write(line.rstrip() for line in text.get().splitlines())


@app.command()
def inspect(
    tables: Tables,
    tokens: Annotated[Path | None, typer.Option(help="Names of the keys: a line for each, or a list in .json.")] = None,
    json: Annotated[Path | None, typer.Option(help="Where all numbers go.")] = None,
    html: Annotated[Path | None, typer.Option(help="Where a page of pictures goes, of the first batch entry.")] = None,
    row: Annotated[list[int] | None, typer.Option(help="Query whose heaviest keys are shown; -1, the last.")] = None,
    top: Annotated[int, typer.Option(help="How many keys of a row.")] = 5,
    plan: Annotated[bool, typer.Option("--plan", help="Also say what was computed how, and why.")] = False,
    causal: Causal = False,
    window: Window = None,
    q_offset: Offset = None,
    mask: Mask = None,
    key_mask: KeyMask = None,
    bias: Bias = None,
    sinks: Sinks = None,
    scale: Scale = None,
    softcap: Softcap = None,
    precision: Precision = "highest",
    layout: Layout = "hld",
    threads: Threads = None,
) -> None:
    """Show what each head looks at: entropy, distance, largest weights, empty rows, and the heaviest keys of some rows.

    Files as `attend` reads. Means are over the rows that see a key. The table of weights is never made: memory grows
    with queries and keys.
    """
    from . import looking

    options = {"causal": causal, "window": window, "q_offset": q_offset, "sinks": sinks, "scale": scale}
    options |= {"softcap": softcap, "precision": precision, "layout": layout, "threads": threads}
    arrays = {"mask": mask, "key_mask": key_mask, "bias": bias}
    looking.check_names([*tables, *(x for x in arrays.values() if x), *([str(tokens)] if tokens else [])], [json, html])
    console = Console()
    try:
        question = looking.Look(tables, arrays, options, tokens, row, top)
        with console.capture() as text:
            shown, planned = looking.look(question, json, plan, html)
            console.print(shown)
    except KeyboardInterrupt:
        print("regard: interrupted", file=sys.stderr)
        raise typer.Exit(130) from None
    page = [] if html is None else ["", f"The page is {html}"]
    write(line.rstrip() for line in [*text.get().splitlines(), *planned.splitlines(), *page])


@app.command()
def view(
    tables: Tables,
    tokens: Annotated[Path | None, typer.Option(help="Names of the keys: a line for each, or a list in .json.")] = None,
    port: Annotated[int, typer.Option(help="Of 127.0.0.1; 0 takes a free one.", min=0, max=65535)] = 0,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open it in the browser.")] = True,
    causal: Causal = False,
    window: Window = None,
    q_offset: Offset = None,
    mask: Mask = None,
    key_mask: KeyMask = None,
    bias: Bias = None,
    sinks: Sinks = None,
    scale: Scale = None,
    softcap: Softcap = None,
    precision: Precision = "highest",
    layout: Layout = "hld",
    threads: Threads = None,
) -> None:
    """Serve a map of the weights to this computer's browser, from all of it down to single ones, until Ctrl-C.

    Files as `attend` reads. A head is computed when it is looked at; the table of weights is never made.
    """
    from . import looking
    from .viewing import opening

    options = {"causal": causal, "window": window, "q_offset": q_offset, "sinks": sinks, "scale": scale}
    options |= {"softcap": softcap, "precision": precision, "layout": layout, "threads": threads}
    question = looking.Look(tables, {"mask": mask, "key_mask": key_mask, "bias": bias}, options, tokens)
    found = opening.view(*question.tables, tokens=question.tokens, port=port, browser=open_browser, **question.options)
    raise typer.Exit(opening.serve_until_signalled(found))
