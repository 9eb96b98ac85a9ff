"""What it costs to look inside, beside plain attention: time and memory, by length.

    python bench/inside.py                   # 65,536 x 65,536 causal, dim 64, float32
    python bench/inside.py --length 16384 --threads 2

Ratios are to `regard.attention` on the same arrays in the same process, the faster of two calls around the others.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import regard

ALL: dict[str, Any] = {"top": 8, "received": ["sum", "mean", "max"], "map": (512, 512)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--length", type=int, default=65_536)
    parser.add_argument("--dim", type=int, default=64)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--quick", "--smoke", action="store_true")
    args = parser.parse_args()
    length = 2048 if args.quick else args.length
    regard.set_num_threads(args.threads)
    rng = np.random.default_rng(0)
    q, k, v = (rng.standard_normal((1, length, args.dim), np.float32) for _ in range(3))
    few = [x[:, :512] for x in (q, k, v)]
    regard.attention(*few, causal=True)
    regard.inspect(*few, causal=True).compute(**ALL)
    regard.inspect(*few, causal=True).received()
    measure(q, k, v)


def measure(q: Any, k: Any, v: Any) -> None:
    before = peak()
    plain, _ = timed(lambda: regard.attention(q, k, v, causal=True))
    rows, a = timed(lambda: regard.inspect(q, k, v, causal=True))
    table, _ = timed(lambda: a.compute(**ALL))
    again, _ = timed(lambda: regard.attention(q, k, v, causal=True))
    plain = min(plain, again)
    parts = {
        "attention": plain,
        "row statistics (inspect)": rows,
        f"and {', '.join(ALL)} in one more pass": rows + table,
    }
    for name in ("received", "map", "top"):
        b = regard.inspect(q, k, v, causal=True)
        parts[f"{name} alone, after inspect"] = timed(lambda name=name, b=b: getattr(b, name)())[0]
    for name, seconds in parts.items():
        print(f"{name:45} {seconds:8.2f} s  {seconds / plain:5.2f} x attention")
    print(f"memory beyond the inputs: {peak() - before:.0f} MB at most")


def timed(run: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    found = run()
    return time.perf_counter() - start, found


def peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


if __name__ == "__main__":
    main()
