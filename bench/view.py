"""The map of a long head: how soon its first picture is there, and how soon a tile of every level.

    python bench/view.py                     # 100,000 x 100,000 causal, dim 64, float32
    python bench/view.py --length 20000 --threads 1

Everything is asked of the server as a browser does, over HTTP. The first picture is compared with one call of
`regard.attention` for the same head with as many threads, the faster of two around it. A tile is asked for at places
drawn at random, each once, while nothing else is computed.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
import urllib.request
from typing import Any

import numpy as np

import regard
from regard.viewing.layout import Layout

GOAL_PICTURE, GOAL_TILE = 3.0, 150.0  # times one call; milliseconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--length", type=int, default=100_000)
    parser.add_argument("--dim", type=int, default=64)
    parser.add_argument("--tiles", type=int, default=30, help="of each level")
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--quick", "--smoke", action="store_true")
    args = parser.parse_args()
    length, tiles = (5000, 4) if args.quick else (args.length, args.tiles)
    regard.set_num_threads(args.threads)
    rng = np.random.default_rng(0)
    q, k, v = (rng.standard_normal((3, length, args.dim), np.float32) for _ in range(3))
    warm([x[:, :600] for x in (q, k, v)])
    print(f"{length:,} x {length:,} causal, dim {args.dim}, float32, threads {regard.get_num_threads()}")
    first_picture(q, k, v)
    with regard.view(q, k, v, causal=True) as found:
        whole_head(found.url, 0)
        each_level(found.url, Layout(length, length), tiles, rng)
        next_head(found.url)
    with regard.view(q, k, v, causal=True) as found:
        new_head(found.url, Layout(length, length))


def warm(few: list[Any]) -> None:
    """Compile."""
    regard.attention(*few, causal=True)
    with regard.view(*few, causal=True) as found:
        whole_head(found.url, 0)


def first_picture(q: Any, k: Any, v: Any) -> None:
    head = [x[:1] for x in (q, k, v)]
    plain = timed(lambda: regard.attention(*head, causal=True))
    with regard.view(*head, causal=True) as found:
        begun = time.perf_counter()
        whole_head(found.url, 0)
        get(found.url, "tiles/0/0/0/0")
        picture = time.perf_counter() - begun
    plain = min(plain, timed(lambda: regard.attention(*head, causal=True)))
    print(f"{'attention, one head':34} {plain:8.2f} s")
    print(f"{'first picture':34} {picture:8.2f} s  {picture / plain:5.2f} x attention, goal {GOAL_PICTURE}")


def whole_head(url: str, head: int) -> None:
    """Wait, as the page does, until a head is computed and nothing else is."""
    while True:
        status = json.loads(get(url, f"heads/{head}"))
        if status["share"] == 1 and status["preparing"] is None:
            return
        if status["error"]:
            raise SystemExit(status["error"])
        time.sleep(0.02)


def each_level(url: str, layout: Layout, count: int, rng: np.random.Generator) -> None:
    """Tiles on or below the diagonal, where there is something to compute."""
    for level in range(layout.depth + 1):
        down, across = layout.tiles(level)
        places = [(row, column) for row in range(down) for column in range(min(row + 1, across))]
        chosen = rng.permutation(len(places))[:count]
        paths = [f"tiles/0/{level}/{places[n][0]}/{places[n][1]}" for n in chosen]
        times = [1e3 * timed(lambda path=path: get(url, path)) for path in paths]
        name = f"tile of level {level}, {layout.cell(level)} x {layout.cell(level)} pairs a bin"
        kept = "pooled from what is kept" if layout.cell(level) >= layout.kept else f"computed, goal {GOAL_TILE:.0f}"
        print(f"{name:42} median {statistics.median(times):6.1f} ms, most {max(times):6.1f} ms  {kept}")


def next_head(url: str) -> None:
    """The neighbour of the head that is looked at is computed once nobody moves."""
    while 1 not in json.loads(get(url, "heads/0"))["ready"]:
        time.sleep(0.1)
    seconds = timed(lambda: (get(url, "heads/1"), get(url, "tiles/1/0/0/0")))
    print(f"{'picture of the next head, prepared':42} {1e3 * seconds:6.1f} ms")


def new_head(url: str, layout: Layout) -> None:
    """One tile of the last level, of a head of which nothing is known, while its picture begins."""
    middle = layout.tiles(layout.depth)[0] // 2
    get(url, "heads/2")
    seconds = timed(lambda: get(url, f"tiles/2/{layout.depth}/{middle}/{middle // 2}"))
    print(f"{'single weights of a head, at once':42} {1e3 * seconds:6.1f} ms")


def get(url: str, path: str) -> bytes:
    with urllib.request.urlopen(url + path, timeout=600) as answer:
        body: bytes = answer.read()
        return body


def timed(run: Any) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
