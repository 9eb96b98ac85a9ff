"""What each kind of picture draws, by matplotlib, on axes that are there already."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log
from typing import TYPE_CHECKING, Any

import numpy as np

from .labels import Labels
from .picture_numbers import Picture
from .plot_labels import PLAIN, name_axis, step_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.colors import Colormap

Array = np.ndarray[Any, Any]

# From nothing to everything, as in the pages (shades.js): lightness falls all the way, so that no eye needs hue.
RAMP = ["#ffffff", "#b2ceee", "#6a94d4", "#5e4fa2", "#54082e"]
LOST = "#e69f00"  # what is NaN: a hue that is nowhere in the ramp
HIDDEN: dict[str, Any] = {"facecolor": "#f4f4f4", "edgecolor": "#b8b8b8", "hatch": "/////", "linewidth": 0}
LINES = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a4f9e", "#555555"]  # of heads
SQUARE = 4  # axes of up to so many times more keys than queries are drawn with square cells
BINS = 1024  # steps of a line, at most


@cache
def ramp() -> Colormap:
    """Colours of weights; what is masked stays open, so that the ground shows."""
    from matplotlib.colors import LinearSegmentedColormap

    found: Colormap = LinearSegmentedColormap.from_list("regard", RAMP)
    return found


# -- maps --------------------------------------------------------------------------------------------------------------
def draw_map(ax: Axes, picture: Picture, n: int, largest: float) -> Any:
    """One head of a picture; gives the mesh that a colour bar explains."""
    numbers, x, y = picture.numbers[n], picture.keys - 0.5, picture.queries - 0.5
    lost = np.isnan(numbers)
    hidden = np.zeros_like(lost) if picture.hidden is None else picture.hidden[n] & ~lost
    shown = np.ma.array(numbers, mask=lost | hidden)
    mesh = ax.pcolormesh(x, y, shown, cmap=ramp(), vmin=0, vmax=largest, rasterized=True)
    if lost.any():
        from matplotlib.colors import ListedColormap

        ax.pcolormesh(x, y, np.ma.array(lost, mask=~lost), cmap=ListedColormap([LOST]), rasterized=True)
    if hidden.any():
        ax.patch.set(**HIDDEN)
    ax.set(xlim=(x[0], x[-1]), ylim=(y[-1], y[0]), xlabel="key", ylabel="query")
    if 1 / SQUARE <= (x[-1] - x[0]) / (y[-1] - y[0]) <= SQUARE:
        ax.set_aspect("equal")
    return mesh


def name_axes(ax: Axes, picture: Picture, labels: Labels) -> None:
    """Ticks of a map, whose room is known by now: see `settle`."""
    single = picture.single
    name_axis(ax.xaxis, int(picture.keys[0]), int(picture.keys[-1]), _names(labels.keys) if single else None)
    name_axis(ax.yaxis, int(picture.queries[0]), int(picture.queries[-1]), _names(labels.queries) if single else None)


def settle(axes: list[Axes]) -> None:
    """Places of axes as they will be drawn, beside their colour bar: by these it is judged how many names fit."""
    figure = axes[0].get_figure()
    engine = figure.get_layout_engine() if figure is not None else None
    if figure is not None and engine is not None:
        engine.execute(figure.canvas.figure)
    for ax in axes:
        ax.apply_aspect()


def _names(tokens: tuple[str, ...] | None) -> Any:
    return None if tokens is None else tokens.__getitem__


def marks_of(picture: Picture) -> list[Any]:
    """What a legend has to explain beside the colour bar."""
    from matplotlib.patches import Patch

    found = []
    if picture.hidden is not None and (picture.hidden & ~np.isnan(picture.numbers)).any():
        found.append(Patch(**HIDDEN, label="hidden"))
    if np.isnan(picture.numbers).any():
        found.append(Patch(facecolor=LOST, label="NaN"))
    return found


def explain(ax: Axes, handles: list[Any]) -> None:
    """A legend in a line above the axes."""
    if handles:
        place: dict[str, Any] = {"loc": "lower left", "bbox_to_anchor": (0, 1), "borderaxespad": 0, "borderpad": 0.3}
        ax.legend(handles=handles, ncols=len(handles), frameon=False, fontsize="small", handlelength=1.2, **place)


def entitle(ax: Axes, title: str, size: str = "medium") -> None:
    """A title, above the legend if there is one."""
    ax.set_title(title, loc="left", fontsize=size, pad=6 if ax.get_legend() is None else 20, **PLAIN)


def say(ax: Axes, text: str) -> None:
    """Words where there is nothing to draw."""
    ax.set(xticks=[], yticks=[], xlim=(0, 1), ylim=(0, 1))
    ax.text(0.5, 0.5, text, ha="center", va="center", wrap=True, transform=ax.transAxes, **PLAIN)


# -- rows --------------------------------------------------------------------------------------------------------------
def draw_spread(ax: Axes, heads: Sequence[int], tables: Sequence[Array]) -> None:
    """Of each head: the mean over its queries, the middle half of them, and all but the outer twentieths.

    tables: the numbers of each head's queries that see a key and are not NaN.
    """
    drawn = [(x, table) for x, table in enumerate(tables) if table.size]
    if not drawn:
        say(ax, "no query of these heads sees a key")
        return
    at = [x for x, _ in drawn]
    low, first, third, high = np.array([np.quantile(table, [0.05, 0.25, 0.75, 0.95]) for _, table in drawn]).T
    color = LINES[0]
    handles = [
        *ax.plot(at, [table.mean() for _, table in drawn], "o", color="white", markeredgecolor=color, label="mean"),
        ax.vlines(at, first, third, color=color, linewidth=5, label="middle half of queries"),
        ax.vlines(at, low, high, color=color, linewidth=1.2, label="5 to 95 %"),
    ]
    handles[0].set_zorder(3)
    ax.set(xlim=(-0.7, len(heads) - 0.3), xlabel="head")
    ax.set_ylim(bottom=0)
    step = step_of(len(heads), 30)
    ax.set_xticks(range(0, len(heads), step), [str(heads[x]) for x in range(0, len(heads), step)])
    ax.grid(axis="y", linewidth=0.4, alpha=0.5)
    explain(ax, handles)


def draw_evenly(ax: Axes, keys: int) -> None:
    """The entropy of a row that gives all keys the same, beside those of the heads."""
    ax.axhline(log(keys), color="#777777", linewidth=1, linestyle="--")
    ax.annotate(
        f"{keys:,} keys alike: {log(keys):.2f}",
        (0, log(keys)),
        xytext=(4, -3),
        textcoords="offset points",
        xycoords=("axes fraction", "data"),
        va="top",
        fontsize="small",
    )
    ax.set_ylim(0, max(log(keys), 0.1) * 1.06)


# -- keys --------------------------------------------------------------------------------------------------------------
def draw_received(ax: Axes, lines: dict[str, Array], labels: Labels) -> None:
    """What keys are given: a line for each name, of the largest of some neighbours where there are many keys."""
    count = len(next(iter(lines.values())))
    if all(np.isnan(numbers).all() for numbers in lines.values()):
        say(ax, "what keys receive is NaN")
        return
    cuts = np.arange(min(count, BINS) + 1) * count // min(count, BINS)
    handles = []
    for color, (name, numbers) in zip(LINES, lines.items()):
        largest = np.fmax.reduceat(numbers, cuts[:-1])
        fill: dict[str, Any] = {"fill": True, "alpha": 0.85} if len(lines) == 1 and count <= BINS else {}
        handles.append(ax.stairs(largest, cuts - 0.5, color=color, label=name, **fill))
    ax.set(xlim=(-0.5, count - 0.5), xlabel="key")
    ax.set_ylim(bottom=0)
    name_axis(ax.xaxis, 0, count, _names(labels.keys))
    explain(ax, handles if len(lines) > 1 else [])
