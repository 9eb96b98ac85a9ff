"""Pictures of an Inspection by matplotlib: what may be asked, where it is drawn, and which numbers go into it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from . import asking, options, plot_kinds
from .labels import Labels
from .picture_numbers import WEIGHT, Bounds, Picture, Progress, picture_of, received_of
from .some_heads import chosen, entry_of

if TYPE_CHECKING:
    from .inspection import Inspection

Array = np.ndarray[Any, Any]

KINDS = ("map", "heads", "entropy", "distance", "received")
SIDE, SMALL, MOST = 256, 64, 4096  # bins to a side: of one map, of one of many, and at most
GRID, LINES = 64, 8  # heads in a grid, and lines in one picture, at most
MEANT = {  # what says something about a kind
    "map": ("reduce", "region", "bins", "tokens", "query_tokens"),
    "heads": ("reduce", "region", "bins", "tokens", "query_tokens"),
    "entropy": (),
    "distance": (),
    "received": ("reduce", "tokens"),
}


@dataclass(frozen=True)
class Asked:
    """What `a.plot` was asked for, checked. entry: None where there is no batch entry at all."""

    kind: str
    entry: tuple[int, ...] | None
    heads: list[int]
    all_heads: bool
    reduce: str
    bounds: Bounds
    bins: int | None
    labels: Labels
    progress: Progress


def plot_of(a: Inspection, kind: str, ax: Any, progress: Progress, said: dict[str, Any]) -> Any:
    """See `Inspection.plot`. said: head, batch, tokens, query_tokens, reduce, region and bins as they were given."""
    asked = _asked(a, kind, progress, said)
    _check_matplotlib()
    if kind == "heads":
        return _grid(a, asked, ax)
    _check_axes(ax)
    nothing = _nothing(a, asked)
    numbers = None if nothing else _NUMBERS[kind](a, asked)
    axes = _figure(_size(asked, numbers)).add_subplot() if ax is None else ax
    if nothing:
        plot_kinds.say(axes, nothing)
    else:
        _DRAW[kind](axes, a, asked, numbers)
    plot_kinds.entitle(axes, _title(a, asked, numbers))
    return axes


# -- what is asked -----------------------------------------------------------------------------------------------------
def _asked(a: Inspection, kind: str, progress: Progress, said: dict[str, Any]) -> Asked:
    kind = options.choice(kind, "kind", KINDS)
    for name in ("reduce", "region", "bins", "tokens", "query_tokens"):
        if said[name] is not None and name not in MEANT[kind]:
            raise TypeError(f"{name} says nothing about kind={kind!r}: leave it out")
    whole = (0, a._sizes[0], 0, a._sizes[1])
    bounds = whole if said["region"] is None else asking.region(said["region"], whole)
    default, hows = ("sum", ("sum", "mean", "max")) if kind == "received" else ("mean", tuple(WEIGHT))
    reduce = options.choice(default if said["reduce"] is None else said["reduce"], "reduce", hows)
    entry = entry_of(a, said["batch"])
    labels = Labels.of(a, said["tokens"], said["query_tokens"]).at(a, entry)
    heads = _heads(a, kind, said["head"])
    if kind == "distance":
        a.distance()  # ValueError where it is not known where queries stand
    return Asked(kind, entry, heads, said["head"] is None, reduce, bounds, _bins(said["bins"]), labels, progress)


def _heads(a: Inspection, kind: str, head: Any) -> list[int]:
    count = a._outline.heads
    if kind == "map":
        if head is not None and not hasattr(head, "__index__"):
            raise TypeError(f'head must be one whole number: got {head!r}; kind="heads" draws several')
        return chosen(min(1, count) and [0] if head is None else head, count, "head")
    heads = chosen(head, count, "head")
    most = {"heads": GRID, "received": LINES}.get(kind, len(heads))
    if len(heads) > most and not (kind == "received" and head is None):
        raise ValueError(f"kind={kind!r} draws at most {most} heads, not {len(heads):,}: say which by head=[..]")
    return heads


def _bins(bins: Any) -> int | None:
    if bins is not None and asking.bins(bins) > MOST:
        raise ValueError(f"bins must be at most {MOST:,} to a side: got {bins:,}; region=(..) looks more closely")
    return None if bins is None else int(bins)


def _check_matplotlib() -> None:
    try:
        import matplotlib  # noqa: F401
    except ModuleNotFoundError as error:
        if error.name != "matplotlib":
            raise
        text = "a.plot draws by matplotlib, which is not installed: pip install 'regard[plot]'"
        raise ModuleNotFoundError(text, name="matplotlib") from None


def _check_axes(ax: Any) -> None:
    from matplotlib.axes import Axes

    if ax is not None and not isinstance(ax, Axes):
        raise TypeError(f"ax must be an Axes of matplotlib: got {type(ax).__name__}")


def _nothing(a: Inspection, asked: Asked) -> str:
    """Why there is nothing to draw; empty where there is something."""
    if asked.entry is None:
        return "the batch is empty"
    if not asked.heads:
        return "there are no heads"
    if not a._sizes[0]:
        return "there are no queries"
    return "" if a._sizes[1] else "there are no keys:\nevery query gets zeros"


# -- numbers -----------------------------------------------------------------------------------------------------------
def _picture(a: Inspection, asked: Asked, most: int = SIDE) -> Picture:
    assert asked.entry is not None
    return picture_of(a, asked.entry, asked.heads, asked.bins, asked.reduce, asked.bounds, most, asked.progress)


def _rows(a: Inspection, asked: Asked) -> list[Array]:
    """Of each head, the numbers of its queries that see a key and are not NaN."""
    rows = a._rows
    table = (rows.entropy() if asked.kind == "entropy" else rows.mean_distance())[asked.entry]
    total = rows.total[asked.entry]
    return [table[head][(total[head] != 0) & ~np.isnan(total[head])] for head in asked.heads]


def _received(a: Inspection, asked: Asked) -> dict[str, Array]:
    """Names of lines, and what each key is given."""
    assert asked.entry is not None
    found = received_of(a, asked.entry, asked.heads, asked.reduce, asked.progress)
    if not asked.all_heads or len(found) == 1:
        return {f"head {head}": numbers for head, numbers in zip(asked.heads, found)}
    return {f"mean of {len(found)} heads": found.mean(0), "largest of them": found.max(0)}


_NUMBERS: dict[str, Any] = {"map": _picture, "entropy": _rows, "distance": _rows, "received": _received}


# -- drawing -----------------------------------------------------------------------------------------------------------
def _draw_map(axes: Any, a: Inspection, asked: Asked, picture: Picture) -> None:
    mesh = plot_kinds.draw_map(axes, picture, 0, picture.largest)
    axes.get_figure().colorbar(mesh, ax=axes, label=picture.measure)
    plot_kinds.settle([axes])
    plot_kinds.name_axes(axes, picture, asked.labels)
    plot_kinds.explain(axes, plot_kinds.marks_of(picture))


def _draw_rows(axes: Any, a: Inspection, asked: Asked, tables: list[Array]) -> None:
    plot_kinds.draw_spread(axes, asked.heads, tables)
    if asked.kind == "distance":
        axes.set_ylabel("distance, in keys")
    elif any(table.size for table in tables):
        plot_kinds.draw_evenly(axes, a._sizes[1])
        axes.set_ylabel("entropy, nats")


def _draw_received(axes: Any, a: Inspection, asked: Asked, lines: dict[str, Array]) -> None:
    plot_kinds.draw_received(axes, lines, asked.labels)
    axes.set_ylabel({"sum": "weight received", "mean": "mean weight received", "max": "largest weight"}[asked.reduce])


_DRAW: dict[str, Any] = {"map": _draw_map, "entropy": _draw_rows, "distance": _draw_rows, "received": _draw_received}


def _title(a: Inspection, asked: Asked, numbers: Any) -> str:
    """Which heads of which entry; below, rows that are not drawn as others are, and what a line leaves out."""
    heads = asked.heads
    named = f"head {heads[0]}" if len(heads) == 1 and a._outline.heads > 1 else ""
    entry = f"batch entry {', '.join(map(str, asked.entry))}" if asked.entry else ""
    below = []
    if isinstance(numbers, Picture):
        below = _apart(numbers, 0)
    elif asked.kind == "received" and numbers:
        below = list(_of_keys(numbers, a._sizes[1]))
    first = ", ".join(filter(None, [named, entry]))
    return "\n".join(filter(None, [first, ", ".join(below)]))


def _apart(picture: Picture, n: int) -> list[str]:
    """How many rows of a head see nothing, and how many are NaN."""
    empty, lost = int(picture.empty[n]), int(picture.lost[n])
    found = [f"{empty:,} {'row sees' if empty == 1 else 'rows see'} nothing"] if empty else []
    return found + ([f"{lost:,} {'row is' if lost == 1 else 'rows are'} NaN"] if lost else [])


def _of_keys(lines: dict[str, Array], keys: int) -> Iterator[str]:
    if keys > plot_kinds.BINS:
        yield f"the largest of each {ceil(keys / plot_kinds.BINS):,} keys or fewer"
    lost = int(np.any([np.isnan(numbers) for numbers in lines.values()], axis=0).sum())
    if lost:
        yield f"{lost:,} {'key is' if lost == 1 else 'keys are'} NaN: a query that sees them is"


# -- figures -----------------------------------------------------------------------------------------------------------
def _figure(size: tuple[float, float]) -> Any:
    from matplotlib import pyplot

    return pyplot.figure(figsize=size, layout="compressed")


def _size(asked: Asked, numbers: Any) -> tuple[float, float]:
    """Inches, with room for the labels."""
    if not isinstance(numbers, Picture):
        return (8.0, 3.4) if asked.kind == "received" else (min(max(5.5, 0.28 * len(asked.heads) + 2), 14.0), 3.6)
    down, across = (float(x[-1] - x[0]) for x in (numbers.queries, numbers.keys))
    named = numbers.single and asked.labels.keys is not None
    long = min(max(3.0, 0.16 * max(down, across)), 9.0) if named else 4.6
    shape = down / across if 1 / plot_kinds.SQUARE <= across / down <= plot_kinds.SQUARE else 1 / 3
    return long * min(1.0, 1 / shape) + 2.2, max(long * min(1.0, shape), 0.8) + 1.5


def _grid(a: Inspection, asked: Asked, ax: Any) -> Array:
    """A small map of each head, all by the same colours."""
    nothing = _nothing(a, asked)
    count = max(1, len(asked.heads))
    targets = None if ax is None else _targets(ax, count)
    picture = None if nothing else _picture(a, asked, SMALL)
    axes = targets or _subplots(_figure(_grid_size(count, picture)), count)
    if picture is None:
        for each in axes:
            plot_kinds.say(each, nothing)
    else:
        _draw_grid(axes, asked, picture, own=targets is None or not isinstance(ax, Sequence | np.ndarray))
    return np.array(axes, dtype=object)


def _grid_size(count: int, picture: Picture | None) -> tuple[float, float]:
    """Inches, with room for lines of titles and for a legend."""
    across = _across(count)
    lines = 0 if picture is None else max(len(_apart(picture, n)) for n in range(count))
    marks = 0.0 if picture is None else 0.4 * bool(plot_kinds.marks_of(picture))
    return 1.8 * across + 1.2, (1.8 + 0.17 * lines) * ceil(count / across) + 0.8 + marks


def _draw_grid(axes: list[Any], asked: Asked, picture: Picture, own: bool) -> None:
    """own: axes that were made here have labels at the left and at the bottom alone."""
    meshes = [plot_kinds.draw_map(each, picture, n, picture.largest) for n, each in enumerate(axes)]
    figure, marks = axes[0].get_figure(), plot_kinds.marks_of(picture)
    entry = f", batch entry {', '.join(map(str, asked.entry))}" if asked.entry else ""
    figure.colorbar(meshes[0], ax=axes, label=picture.measure + entry)
    if own and marks and figure.get_layout_engine() is not None:
        figure.legend(handles=marks, loc="outside upper right", ncols=len(marks), frameon=False, fontsize="small")
    else:
        plot_kinds.explain(axes[0], marks)
    plot_kinds.settle(axes)
    for n, (each, head) in enumerate(zip(axes, asked.heads)):
        plot_kinds.name_axes(each, picture, asked.labels)
        plot_kinds.entitle(each, "\n".join([f"head {head}", *_apart(picture, n)]), "small")
        if own:
            _label_outer(each, n, len(axes))


def _label_outer(ax: Any, n: int, count: int) -> None:
    across = _across(count)
    if n % across:
        ax.set_ylabel("")
        ax.tick_params(labelleft=False)
    if n + across < count:
        ax.set_xlabel("")
        ax.tick_params(labelbottom=False)


def _across(count: int) -> int:
    """Columns of a grid: at least as many as rows, and few places empty.

    >>> [_across(n) for n in (1, 2, 8, 12, 32)]
    [1, 2, 4, 4, 8]
    """
    least = ceil(sqrt(count))
    return min(range(least, 2 * least), key=lambda n: (-count % n, n))


def _subplots(figure: Any, count: int) -> list[Any]:
    across = _across(count)
    grid = figure.add_gridspec(ceil(count / across), across)
    return [figure.add_subplot(grid[n // across, n % across]) for n in range(count)]


def _targets(ax: Any, count: int) -> list[Any]:
    """Axes for each head: of a figure, or those that were given."""
    from matplotlib.axes import Axes
    from matplotlib.figure import FigureBase

    if isinstance(ax, FigureBase):
        return _subplots(ax, count)
    axes = list(np.ravel(np.array(ax, dtype=object)))
    if not all(isinstance(each, Axes) for each in axes):
        raise TypeError(f"ax must be a figure or a list of Axes of matplotlib: got {type(ax).__name__}")
    if len(axes) != count:
        raise ValueError(f'kind="heads" needs axes for {count} heads: got {len(axes)}')
    return axes
