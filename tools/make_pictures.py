"""Make the pictures of README and docs/gallery.md: docs/pictures/*.svg, the same bytes on every run on one machine.

    python tools/make_pictures.py [folder]

Needs the extra `plot`. Takes about half a minute, for one head of 100,000 tokens. Another processor may change last
bits of the numbers, another version of matplotlib the files.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib import style
from matplotlib.figure import Figure

import regard
from regard import demonstration

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
STYLE = {"svg.hashsalt": "regard", "svg.fonttype": "path", "font.family": "DejaVu Sans", "font.size": 9}
LARGEST = 100_000  # bytes of a file

NEEDLE, LENGTH = 0.31415, 4  # where the needle begins, as a share of the text, and how many keys it has
ASKING = (0.45, 0.62, 0.71, 0.93)  # where queries ask for it


def violin() -> Figure:
    """The two readable heads of the shipped sentence; the row of the word that they are about is set in bold."""
    about, path = demonstration.shipped()
    with np.load(path) as tables:
        a = regard.inspect(tables["q"], tables["k"], tables["v"])
    figure = Figure(figsize=(10.8, 5.2), layout="compressed")
    left, right = figure.subplots(1, 2)
    for ax, entry in zip((left, right), about["heads"]):
        a.plot(head=entry["head"], tokens=about["tokens"], ax=ax)
        shows = entry["shows"].replace("the word", f'"{about["word"]}"')
        ax.set_title(f"head {entry['head']}, {shows}", loc="left")
        ax.get_yticklabels()[about["tokens"].index(about["word"])].set_weight("bold")
    right.set(yticklabels=[], ylabel="")
    return figure


def haystack(n: int = 100_000, dim: int = 32) -> tuple[Any, int, int]:
    """One causal head over n random keys. The queries at some places ask for the keys of one needle, in order.

    Returns the Inspection, the first key of the needle, and the first query of the second place that asks.
    """
    random = np.random.default_rng(0)
    q, k = random.standard_normal((2, n, dim), np.float32)
    needle = int(NEEDLE * n)
    for place in ASKING:
        # A score of 18 among 100,000 of standard deviation 3.2: most of the weight.
        q[int(place * n) :][:LENGTH] = 3.2 * k[needle : needle + LENGTH]
    return regard.inspect(q, k, k, causal=True), needle, int(ASKING[1] * n)


def search(n: int = 100_000) -> Figure:
    """The whole table, the place in it where the needle is found, and what each key is given at most."""
    a, needle, asking = haystack(n)
    a.compute(map=(100, 100, "max"), received="max")
    figure = Figure(figsize=(9.6, 6.3), layout="constrained")
    above, below = figure.subfigures(2, 1, height_ratios=(3.9, 2.4))
    whole, near = above.subplots(1, 2)
    a.plot(reduce="max", bins=100, ax=whole)
    a.plot(region=(asking - 10, asking + 14, needle - 10, needle + 14), ax=near)
    whole.set_title(f"{n:,} queries and keys", loc="left")
    near.set_title("where the needle is found", loc="left")
    received = below.add_subplot()
    a.plot("received", reduce="max", ax=received)
    return figure


def worked() -> Figure:
    """The worked example: arrows of query and keys, the weights, and the output between the values."""
    q, k, v = np.array([[1.0, 0.0]]), np.eye(2), 10 * np.eye(2)
    a = regard.inspect(q, k, v)
    figure = Figure(figsize=(10.4, 3.3), layout="compressed")
    asks, weights, gives = figure.subplots(1, 3, width_ratios=(1, 1.25, 1))
    arrows(asks, {"apple": k[0], "cheese": k[1]}, "fruit", q[0], "a query beside two keys")
    a.plot(tokens=["apple", "cheese"], query_tokens=["fruit"], ax=weights)
    for n, weight in enumerate(a.weights[0]):
        weights.text(
            n, 0, f"{weight:.3f}", ha="center", va="center", color="white" if weight > 0.5 else "black", fontsize=12
        )
    weights.set_title("how much each key counts", loc="left")
    arrows(gives, {"10, 0": v[0], "0, 10": v[1]}, "6.70, 3.30", a.out[0], "the output between two values")
    return figure


def arrows(ax: Any, these: dict[str, Any], name: str, one: Any, title: str) -> None:
    """Named arrows in the plane, and one more in another colour."""
    size = max(float(np.abs(x).max()) for x in these.values())
    for text, (x, y), color in [*((t, x, "#0072b2") for t, x in these.items()), (name, one, "#d55e00")]:
        drawn = {"arrowstyle": "-|>", "color": color, "linewidth": 2, "shrinkA": 0, "shrinkB": 0}
        ax.annotate("", (x, y), (0, 0), arrowprops=drawn)
        # The query lies on the first key: its name goes below.
        below = color == "#d55e00" and y == 0
        ax.annotate(text, (x, y), xytext=(0, -14 if below else 6), textcoords="offset points", ha="center", color=color)
    ax.set(xlim=(-0.35 * size, 1.3 * size), ylim=(-0.3 * size, 1.3 * size), aspect="equal")
    ax.set(xticks=[0, size], yticks=[0, size])
    ax.set_title(title, loc="left")


PICTURES: dict[str, Callable[[], Figure]] = {"violin": violin, "haystack": search, "worked-example": worked}


def save(figure: Figure, path: Path) -> None:
    """White ground, so that it can be read on dark pages too; no date, no comments, no indents."""
    text = io.StringIO()
    where: dict[str, Any] = {"format": "svg", "bbox_inches": "tight", "pad_inches": 0.15, "metadata": {"Date": None}}
    figure.savefig(text, dpi=160, facecolor="white", **where)
    path.write_text(re.sub(r"<!--.*?-->|(?<=\n) +", "", text.getvalue()).replace("\n\n", "\n"), "utf-8")
    size = path.stat().st_size
    if size >= LARGEST:
        raise ValueError(f"{path.name} has {size:,} bytes: it must have fewer than {LARGEST:,}")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with style.context(["default", STYLE]):
        for name, make in PICTURES.items():
            save(make(), folder / f"{name}.svg")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
