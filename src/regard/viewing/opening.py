"""The ways into a map: `regard.view`, `Inspection.view` and the command `regard view`."""

from __future__ import annotations

import json
import os
import signal
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from html import escape
from math import prod
from typing import Any

import numpy as np

from .. import __version__, options
from ..alone import alone
from ..execute import readable
from ..labels import checked
from ..page import rendering
from ..pool import get_num_threads
from ..problem import Problem
from ..row_statistics import RowStatistics
from ..streaming import Place
from .atlas import Atlas
from .layout import TILE, Layout
from .serving import Server
from .table import HeadTable

HANGUP = 1  # SIGHUP, which Windows lacks


class View:
    """A map that is being served: `url` opens it in a browser on this computer, `close()` ends it.

    Also a context manager, which closes it at the end.
    """

    def __init__(self, server: Server) -> None:
        self._server = server
        self.url = server.url

    def close(self) -> bool:
        """Stop serving, and whatever is being computed for it; whether that has ended within a second."""
        return self._server.close()

    def __enter__(self) -> View:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<map of attention at {self.url}>"

    def _repr_html_(self) -> str:
        return f'<a href="{escape(self.url)}" target="_blank" rel="noopener">Map of attention</a>'


def view(
    q: Any,
    k: Any,
    v: Any,
    *,
    tokens: Sequence[str] | None = None,
    query_tokens: Sequence[str] | None = None,
    port: int = 0,
    browser: bool = False,
    **given: Any,
) -> View:
    """A map of what each query looks at, to be zoomed into, served on this computer until it is closed.

    >>> import numpy as np, regard
    >>> x = np.eye(4, dtype=np.float32)
    >>> with regard.view(x, x, x, causal=True, tokens=["the", "cat", "sat", "down"]) as found:
    ...     found.url.startswith("http://127.0.0.1:")
    True

    Takes the arrays and options of `regard.attention`, but for `out` and `return_lse`. Nothing is computed before it is
    looked at, and memory stays bounded. tokens: a name for each key; query_tokens: for each query, by default the
    tokens at their positions. port: 0 takes a free one. browser: open it there. Needs the extra `view`.

    ValueError or TypeError as `regard.attention`, OSError where the port is taken, ModuleNotFoundError without tornado
    or jinja2.
    """
    for name in ("out", "return_lse"):
        if name in given:
            raise TypeError(f"view takes no {name}: it shows weights")
    problem = Problem.of(q, k, v, **given)
    positioned = given.get("q_offset") is not None or problem.queries == problem.keys
    return open_view([(0, problem)], None, positioned, Names(tokens, query_tokens), port, browser)


@dataclass(frozen=True)
class Names:
    """tokens: a string for each key; query_tokens: for each query."""

    tokens: Sequence[str] | None = None
    query_tokens: Sequence[str] | None = None

    def json(self, queries: int, keys: int) -> dict[str, str]:
        """The names of queries and keys, or null; TypeError or ValueError where they do not fit."""
        named = None if self.tokens is None else checked(self.tokens, "tokens", keys, "key")
        asking = None if self.query_tokens is None else checked(self.query_tokens, "query_tokens", queries, "query")
        return {name: json.dumps(x) for name, x in (("keys", named), ("queries", asking))}


def open_view(
    parts: list[tuple[int, Problem]],
    rows: RowStatistics | None,
    positioned: bool,
    names: Names,
    port: int = 0,
    browser: bool = False,
) -> View:
    """Serve a map of problems with consecutive keys, each with the first of its keys. rows: if they are known."""
    port = options.integer(port, "port", 0)
    parts = [(start, readable(replace(p, out=None, target=None, threads=1))) for start, p in parts]
    first = parts[0][1]
    layout = Layout(first.queries, max(start + p.keys for start, p in parts))
    tokens = names.json(layout.queries, layout.keys)
    places = Places(first.batch, first.heads)
    data = facts(first, layout, places, positioned, names)
    page = rendering.render("view", "Map of attention", data, connect="'self'")
    table_of = _tables(parts, rows, places)
    server = Server(Atlas(layout, places.count, table_of), page, tokens, get_num_threads(), port)
    if browser:
        webbrowser.open(server.url)
    return View(server)


@dataclass(frozen=True)
class Places:
    """Heads of all batch entries, numbered through."""

    batch: tuple[int, ...]
    heads: int

    @property
    def count(self) -> int:
        return prod(self.batch) * self.heads

    def __getitem__(self, number: int) -> Place:
        entry = np.unravel_index(number // self.heads, self.batch) if self.batch else ()
        return Place(tuple(int(n) for n in entry), number % self.heads, number)


def _tables(parts: list[tuple[int, Problem]], rows: RowStatistics | None, places: Places) -> Callable[[int], HeadTable]:
    def table_of(number: int) -> HeadTable:
        place = places[number]
        return HeadTable(
            [(start, alone(p, place)) for start, p in parts], rows and rows.of_head(place.entry, place.head)
        )

    return table_of


def facts(problem: Problem, layout: Layout, places: Places, positioned: bool, names: Names) -> dict[str, Any]:
    """What the page is told at once, in plain types of JSON. offsets: of each batch entry, where they are known."""
    offsets = np.broadcast_to(np.asarray(problem.offset), problem.batch or (1,)).reshape(-1)
    found: dict[str, Any] = {"queries": layout.queries, "keys": layout.keys, "heads": places.heads}
    found |= {"batch": list(places.batch), "depth": layout.depth, "tile": TILE, "kept": layout.kept}
    found |= {"offsets": [int(n) for n in offsets] if positioned else None, "version": __version__}
    found |= {"causal": problem.right is not None, "empty": _nothing(problem, layout)}
    found |= {"named": names.tokens is not None, "queriesNamed": names.query_tokens is not None}
    return found | {"facts": sentence(problem, layout)}


def _nothing(p: Problem, layout: Layout) -> str:
    """Why there is no map; "" if there is one."""
    counts = {"heads": prod(p.batch) * p.heads, "queries": layout.queries, "keys": layout.keys}
    missing = [f"no {name}" for name, count in counts.items() if not count]
    return f"There is nothing to see: {' and '.join(missing)}." if missing else ""


def sentence(p: Problem, layout: Layout) -> str:
    """What is looked at, for the head of the page."""

    def several(count: int, one: str, many: str) -> str:
        return f"{count:,} {one if count == 1 else many}"

    said = [str(p.dtype), several(prod(p.batch) * p.heads, "head", "heads")]
    said += [several(layout.queries, "query", "queries"), several(layout.keys, "key", "keys"), f"dim {p.dim}"]
    limits = [f"{n:,} {side}" for n, side in ((p.left, "before"), (p.right, "behind")) if n]
    seen = "" if p.left is p.right is None else "causal" if (p.left, p.right) == (None, 0) else "window"
    said += [f"{seen} ({', '.join(limits)})" if limits else seen] if seen else []
    present = {"mask": p.mask, "bias": p.bias, "soft cap": p.softcap, "sinks": p.sinks}
    return ", ".join([*said, *(name for name, x in present.items() if x is not None)])


def serve_until_signalled(found: View) -> int:
    """Say where the map is, wait for Ctrl-C, the end of the terminal or a request to end, and close within a second.

    The exit status: 0 after Ctrl-C, which is how a map is ended. `nohup` has it outlive its terminal.
    """
    ended = threading.Event()
    received: list[int] = []

    def end(number: int, _: object) -> None:
        received.append(number)
        ended.set()

    stays = hasattr(signal, "SIGHUP") and signal.getsignal(HANGUP) is signal.SIG_IGN
    for name in ("SIGINT", "SIGTERM", *([] if stays else ["SIGHUP"])):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), end)
    at_terminal = not stays and os.isatty(0)
    with suppress(OSError):  # nobody may be reading
        print(f"{found.url}\nCtrl-C ends it.", flush=True)
    while not ended.wait(0.5):  # a wait without limit would keep signals back where Python runs on Windows
        if at_terminal and not os.isatty(0):  # closed: a job in the background is sent no signal
            end(HANGUP, None)
    status = 0 if received[0] == signal.SIGINT else 128 + received[0]
    if not found.close():
        os._exit(status)  # a kernel is in the middle of something long
    return status
