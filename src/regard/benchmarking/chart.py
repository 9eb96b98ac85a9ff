"""The ratio of each cell as a picture: a row for a cell, a mark for each peer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .report import FASTER, SLOWER, Row, standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES = (".png", ".svg", ".pdf")
MARKS = {
    "torch": ("#0072b2", "o"),
    "onnxruntime": ("#d55e00", "s"),
    "openvino": ("#009e73", "D"),
    "jax": ("#8a4f9e", "^"),
}
ROW, MARGIN, WIDTH = 0.19, 1.6, 9.0  # inches
DATES: dict[str, Any] = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}  # none: same result, same bytes
STYLE: Any = {"svg.hashsalt": "regard", "svg.fonttype": "path", "font.family": "DejaVu Sans"}


def check(target: Path) -> None:
    """ValueError where no chart of that name can be drawn."""
    import importlib.util

    if target.suffix not in SUFFIXES:
        raise ValueError(f"{target.name}: a chart is one of {', '.join(SUFFIXES)}")
    if importlib.util.find_spec("matplotlib") is None:
        raise ValueError("a chart needs matplotlib: pip install 'regard[bench]'")


def draw(result: dict[str, Any], target: Path) -> None:
    """Draw a result of `regard bench` to a file, the same bytes for the same result."""
    import matplotlib

    with matplotlib.rc_context(STYLE):
        figure = _figure(result)
        figure.savefig(target, dpi=144, metadata=DATES.get(target.suffix, {}))


def _figure(result: dict[str, Any]) -> Figure:
    from matplotlib.figure import Figure

    rows = [row for row in result["rows"] if row["ratios"]]
    if not rows:
        raise ValueError("there is nothing to draw: no peer was measured")
    figure = Figure(figsize=(WIDTH, MARGIN + ROW * len(rows)), layout="constrained")
    axes = figure.add_subplot()
    for peer in dict.fromkeys(name for row in rows for name in row["ratios"]):
        _marks(axes, rows, peer)
    _frame(axes, rows)
    figure.legend(loc="outside lower center", ncols=len(MARKS), fontsize=8, frameon=False)
    about = result["machine"]
    axes.set_title(
        f"{about['processor']}, {about['instruction set']}, {result['threads']} thread(s), {about['date'][:10]}\n"
        "peer's time / regard's: right of 1, regard is faster. Hollow: errors not of the same class. ~: across states",
        fontsize=9,
        loc="left",
    )
    return figure


def _marks(axes: Axes, rows: list[Row], peer: str) -> None:
    """Filled where who is faster is about as exact as the other."""
    color, mark = MARKS.get(peer, ("#555555", "v"))
    for fair in (True, False):
        points = [
            (row["ratios"][peer], y)
            for y, row in enumerate(rows)
            if peer in row["ratios"] and (standing(row, peer) in (FASTER, SLOWER)) is fair
        ]
        x, y = ([point[axis] for point in points] for axis in (0, 1))
        fill, label = (color, peer) if fair else ("white", None)
        axes.plot(x, y, mark, color=color, markersize=4.5, markerfacecolor=fill, label=label)


def _frame(axes: Axes, rows: list[Row]) -> None:
    from matplotlib.ticker import FuncFormatter, NullLocator

    names = [f"{row['cell']}{' ~' if row['state'] == 'any' else ''}" for row in rows]
    axes.set_yticks(range(len(rows)), names, fontsize=7)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    ratios = [ratio for row in rows for ratio in row["ratios"].values()]
    low, high = min(0.5, *ratios) * 0.9, max(2.0, *ratios) * 1.1
    axes.set_xscale("log")
    axes.set_xlim(low, high)
    axes.set_xticks([x for x in (0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128) if low <= x <= high])
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:g}"))
    axes.tick_params(axis="x", labelsize=8, top=True, labeltop=True)
    axes.axvline(1, color="black", linewidth=0.8)
    axes.grid(axis="both", color="#dddddd", linewidth=0.5)
    axes.set_axisbelow(True)
