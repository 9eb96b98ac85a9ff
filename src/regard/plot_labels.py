"""Names along the axes of a picture: tokens where they can be read, numbers where not."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any

LONGEST = 16  # characters of a token beside an axis
SMALLEST = 6.0  # points of type that can be read
PITCH = 1.25  # lines of type, of which labels are that far apart at least
ABSENT = "□"  # for a character that no font at hand has
PLAIN: dict[str, Any] = {"parse_math": False, "usetex": False}  # tokens are text: $ and _ mean nothing


def name_axis(axis: Any, first: int, end: int, name: Callable[[int], str] | None) -> None:
    """Ticks of an axis at whole numbers from `first` to below `end`: at all with their names alone, if these can be
    read, or at some with number and name; at some numbers where nothing has a name."""
    from matplotlib.ticker import MaxNLocator, StrMethodFormatter

    room, size = room_of(axis), _size(axis)
    if name is None:
        wide = 0.65 * len(f"{end:,}") + 1 if axis.axis_name == "x" else 2
        most = int(min(max(room / (wide * size), 2), 8))
        axis.set_major_locator(MaxNLocator(most, integer=True, steps=[1, 2, 5, 10]))
        axis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
        return
    size = max(min(size, SMALLEST), min(size, room / PITCH / (end - first)))
    fitting = room / (PITCH * size) + 1e-6
    step = 1 if end - first <= fitting else step_of(end - first, fitting / 2)
    places = [n for n in range(first, end) if n % step == 0]
    texts = [readable(name(n)) if step == 1 else readable(f"{n:,} {name(n)}") for n in places]
    upright = axis.axis_name == "x" and 0.75 * size * max(map(len, texts), default=0) > room * step / (end - first)
    rotation = {"rotation": 90} if upright else {}
    axis.set_ticks(places, texts, fontsize=size, **rotation, **PLAIN)


def room_of(axis: Any) -> float:
    """How long an axis is, in points."""
    box = axis.axes.get_window_extent()
    pixels = box.width if axis.axis_name == "x" else box.height
    return max(1.0, float(pixels) * 72 / float(axis.axes.figure.dpi))


def step_of(count: int, most: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, .. by which at most so many of `count` numbers are left, or one.

    >>> step_of(27, 30), step_of(27, 20), step_of(100_000, 11)
    (1, 2, 10000)
    """
    step = 1
    while count > max(most, 1) * step:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def _size(axis: Any) -> float:
    from matplotlib import rcParams
    from matplotlib.font_manager import FontProperties

    size = rcParams["xtick.labelsize" if axis.axis_name == "x" else "ytick.labelsize"]
    return float(FontProperties(size=size).get_size_in_points())


def readable(token: str) -> str:
    """A token as the fonts at hand can show it: on one line, of a bearable length, with boxes for what they lack."""
    token = token if len(token) <= LONGEST else token[: LONGEST - 1] + "…"
    shown = "".join(c if c.isprintable() else repr(c)[1:-1] for c in token)
    fonts = _fonts()
    return "".join(c if _has(fonts, c) else "" if _marks_only(c) else ABSENT for c in shown)


def _marks_only(c: str) -> bool:
    """Whether a character only changes the one before it: nothing is missed without it."""
    return unicodedata.category(c) in ("Mn", "Me", "Sk")


def _fonts() -> tuple[str, ...]:
    """Files of the fonts that text is drawn with, one after another."""
    from matplotlib.font_manager import FontProperties, findfont

    families, found = FontProperties().get_family(), []
    for family in families:
        try:
            found.append(str(findfont(FontProperties(family=family), fallback_to_default=False)))
        except ValueError:  # not installed
            continue
    return tuple(found or [str(findfont(FontProperties(family=families)))])


@cache
def _has(fonts: tuple[str, ...], c: str) -> bool:
    from matplotlib.font_manager import get_font

    return any(get_font(path).get_char_index(ord(c)) for path in fonts)
