"""docs/performance.md from the JSON files of peers.py: every number in it comes from a file in bench/results.

    python bench/peers.py && python bench/page.py

Only what stands between the two marks is written; the words around it are people's. `--check` says whether the page is
what the files give.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE, RESULTS = ROOT / "docs/performance.md", ROOT / "bench/results"
BEGIN, END = "<!-- from bench/results, by bench/page.py -->", "<!-- end -->"
HEAD = ["cell (B, Hq, Hkv, L, S, D)", "regard", "GF/s", "torch / regard", "fastest peer / regard", "error", "torch's"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the page is out of date")
    parser.add_argument("--smoke", "--quick", action="store_true", help="the same as --check")
    args = parser.parse_args()
    old = PAGE.read_text(encoding="utf-8")
    before, _, rest = old.partition(BEGIN)
    _, _, after = rest.partition(END)
    parts = [section(json.loads(path.read_text(encoding="utf-8"))) for path in sorted(RESULTS.glob("peers-*.json"))]
    new = f"{before}{BEGIN}\n\n" + "\n".join(parts) + f"\n{END}{after}"
    if args.check or args.smoke:
        print("docs/performance.md is what bench/results gives" if new == old else "docs/performance.md is out of date")
        sys.exit(new != old)
    PAGE.write_text(new, encoding="utf-8")


def section(result: dict[str, Any]) -> str:
    """One machine and number of threads: what it is, and a row for each cell."""
    about = result["machine"]
    names = list(dict.fromkeys(name for row in result["rows"] for name in row["ratios"]))  # those that were timed
    versions = ", ".join(f"{name} {about[name]}" for name in ["numpy", "llvmlite", *names])
    rows = [HEAD, ["---", *["---:"] * (len(HEAD) - 1)], *(cells(row) for row in result["rows"])]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    title = f"## {about['processor']}, {about['instruction set']}, {result['threads']} thread(s), {about['date'][:10]}"
    return f"{title}\n\n{about['caches']}; {versions}.\n\n{table}\n"


def cells(row: dict[str, Any]) -> list[str]:
    """A row of the table; "~" marks ratios of times that were not seen in one state of the machine."""
    ratios, errors = row["ratios"], row["errors"]
    fastest = min(ratios, key=ratios.__getitem__, default=None)
    mark = "~" if row["state"] == "any" else ""
    return [
        row["cell"],
        duration(row["seconds"]["regard"]),
        f"{row['gflops']['regard']:.0f}",
        f"{mark}{ratios['torch']:.2f}" if "torch" in ratios else "",
        f"{mark}{ratios[fastest]:.2f} ({fastest})" if fastest else "",
        f"{errors['regard']:.1e}",
        f"{errors['torch']:.1e}" if "torch" in errors else "",
    ]


def duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} us"


if __name__ == "__main__":
    main()
