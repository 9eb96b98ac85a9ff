"""The text of `regard demo`, a line at a time: the package's main job on real input, in four parts."""

from __future__ import annotations

import json
import math
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from importlib import resources
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import __version__
from .demonstration_pages import Pages

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Shade = Callable[[list[str], list[float], int], list[str]]

EXAMPLE = [
    "import numpy as np, regard",
    "q = np.array([[1.0, 0.0]])                 # one query,",
    "k = np.array([[1.0, 0.0], [0.0, 1.0]])     # two keys,",
    "v = np.array([[10.0, 0.0], [0.0, 10.0]])   # and their values",
    "regard.attention(q, k, v).round(2)",
]

TOTAL = 8.5  # seconds for all: under ten with the start of Python and a bad estimate
LARGEST = 65_536
DIM = 64
QUICK = 0.03  # seconds for 2,048 rows that allow an estimate from a larger run
LIMIT = 3.0  # seconds that the large example takes at most
SECONDS = 2.7  # what it may take by the estimate
FORMULA = 8_192  # the formula's table of 8,192 x 8,192 float32 takes 256 MB
FORMULA_SECONDS = 2.5


def demonstrate(shade: Shade | None = None, width: int | None = None) -> Iterator[str]:
    """The lines of the demo, computed as they are asked for.

    >>> print(next(demonstrate()))  # doctest: +ELLIPSIS
    regard ...: exact attention on this computer's CPU

    shade: makes lines of words and their weights (by default with marks below the words); width: of a line, that of the
    terminal by default.
    """
    width = min(width or shutil.get_terminal_size().columns, 110)
    end = time.perf_counter() + TOTAL
    pages = Pages()
    yield f"regard {__version__}: exact attention on this computer's CPU"
    first = chain(sentence(shade or marks, width), pages.sentence(*shipped()))
    for part in (first, chain(example(), pages.example()), large(width, end), further(pages)):
        yield ""
        yield from part


def shipped() -> tuple[dict[str, Any], Path]:
    """What is known of the sentence that ships with the package, and the path of its tables."""
    folder = resources.files("regard") / "data"
    return json.loads((folder / "sentence.json").read_text("utf-8")), Path(str(folder / "sentence.npz"))


def sentence(shade: Shade, width: int) -> Iterator[str]:
    """Part 1: what one word looks at, in two heads of a real encoder."""
    import numpy as np

    about, path = shipped()
    tokens, word = about["tokens"], about["word"]
    yield f'1. What "{word}" looks at, in layer {about["layer"]} of a sentence encoder (MiniLM)'
    yield ""
    yield from prose(f'"{about["sentence"]}"', width)
    with np.load(path) as tables:
        q, k = tables["q"], tables["k"]
    for entry in about["heads"]:
        head = entry["head"]
        given = weights(q[head], k[head])[tokens.index(word)].tolist()
        order = sorted(range(len(tokens)), key=lambda j: -given[j])[:3]
        most = ", ".join(f"{tokens[j]} {given[j]:.0%}" for j in order)
        shows = entry["shows"].replace("the word", f'"{word}"')
        yield ""
        yield from prose(f"head {head}, {shows}: {most}", width)
        yield from ("   " + line for line in shade(tokens, given, width - 3))


def weights(q: Array, k: Array) -> Array:
    """The weight table of one head: with the identity as values, the weighted average is the weights themselves."""
    import numpy as np

    from .api import attention

    table: Array = attention(q, k, np.eye(len(k), dtype=q.dtype))
    return table


def marks(tokens: list[str], given: list[float], width: int) -> list[str]:
    """Lines of words, each followed by one of marks that are the taller the larger a word's weight."""
    ramp = " ▁▂▃▄▅▆▇█" if _can_print("▁█") else " .:-=+*#@"
    lines = []
    for row in wrapped(tokens, width):
        lines.append(" ".join(tokens[j] for j in row))
        below = " ".join(ramp[math.ceil(given[j] * 8 - 0.25)] * len(tokens[j]) for j in row)
        lines.append(below.rstrip())
    return lines


def _can_print(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def wrapped(tokens: list[str], width: int) -> list[list[int]]:
    """The numbers of the tokens on each line."""
    rows: list[list[int]] = [[]]
    used = 0
    for j, token in enumerate(tokens):
        if rows[-1] and used + len(token) + 1 > width:
            rows.append([])
            used = 0
        rows[-1].append(j)
        used += len(token) + 1
    return rows


def prose(text: str, width: int) -> list[str]:
    """A text in indented lines."""
    return textwrap.wrap(text, width, initial_indent="   ", subsequent_indent="   ")


def example() -> Iterator[str]:
    """Part 2: the worked example of the documentation, run line by line."""
    yield "2. The worked example: scores 1/sqrt(2) and 0, so weights 0.670 and 0.330"
    yield ""
    names: dict[str, Any] = {}
    for line in EXAMPLE[:-1]:
        exec(line, names)
        yield f"   >>> {line}"
    yield f"   >>> {EXAMPLE[-1]}"
    yield f"   {eval(EXAMPLE[-1], names)!r}"


def large(width: int, end: float) -> Iterator[str]:
    """Part 3: one long head, its time and memory, the formula's beside it, and its error.

    end: by which time of `time.perf_counter` all should be done; on a busy or slow computer the tables are smaller.
    """
    from . import measuring

    yield "3. One head, causal, float32, 64 numbers a row"
    yield ""
    speed = measuring.Trial.run(2048, DIM)
    if speed.seconds < QUICK:
        speed = measuring.Trial.run(FORMULA, DIM, times=3)
    size = measuring.fitting(speed, LARGEST, min(SECONDS, (end - time.perf_counter()) / 2))
    trial = speed if size == speed.size else measuring.Trial.run(size, DIM)
    if trial.seconds >= LIMIT and size > speed.size:
        trial = measuring.Trial.run(size := size // 2, DIM)
    yield from prose(
        f"{size:,} x {size:,}: the score table would take {4 * size * size / 1e9:.3g} GB; this took "
        f"{trial.seconds:.2f} s and {trial.more()}, {4 * size * DIM / 1e6:.3g} MB of it the result ({setting()}).",
        width,
    )
    yield from prose(f"32 random rows against float64: relative error {trial.error(32):.1e}.", width)
    yield ""
    first = measuring.Trial.formula(1024, DIM)
    formula_size = measuring.fitting(first, FORMULA, min(FORMULA_SECONDS, (end - time.perf_counter()) / 2))
    formula = measuring.Trial.formula(formula_size, DIM)
    ours = speed if formula_size == speed.size else measuring.Trial.run(formula_size, DIM)
    yield from prose(
        f"{formula_size:,} x {formula_size:,} by the formula in NumPy: {formula.seconds:.2f} s and {formula.more()}; "
        f"by regard: {ours.seconds:.3f} s and {ours.more()}.",
        width,
    )


def setting() -> str:
    """Threads and instruction set in use."""
    from . import cpu, pool

    isa, threads = cpu.current(), pool.get_num_threads()
    return f"{threads} thread{'s' * (threads != 1)}, {isa.name if isa else 'numpy'}"


def further(pages: Pages) -> Iterator[str]:
    """Part 4: where to go next."""
    _, path = shipped()
    yield "4. Next"
    yield ""
    if pages.why is not None:
        yield f"   {pages.why}"
    yield "   regard doctor        # what this computer can do, and a self-test"
    yield f'   regard attend "{path}" -o out.npy'
    yield f'   regard inspect "{path}"'
    yield '   python -c "import regard; help(regard.attention)"'
