"""docs/performance.md and its picture from the JSON files in bench/results: every number in them comes from there.

    python bench/peers.py && python bench/scale.py && python bench/roofline.py && python bench/page.py

Only what stands between two marks is written; the words around it are people's. `--check` says whether page and picture
are what the files give.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import scale
from roofline import reached

from regard.benchmarking import report
from regard.benchmarking.report import duration

ROOT = Path(__file__).resolve().parents[1]
PAGE, RESULTS, PICTURE = ROOT / "docs/performance.md", ROOT / "bench/results", ROOT / "docs/pictures/scale.svg"
BEGIN, END = "<!-- {}, by bench/page.py -->", "<!-- end -->"
HEAD = [
    "cell (B, Hq, Hkv, L, S, D)",
    "regard",
    "GF/s",
    "of peak",
    "torch / regard",
    "fastest peer / regard",
    "error",
    "torch's",
]
Result = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the page is out of date")
    parser.add_argument("--smoke", "--quick", action="store_true", help="the same as --check")
    args = parser.parse_args()
    made = {PAGE: page(PAGE.read_text(encoding="utf-8")), PICTURE: picture()}
    old = [target for target, text in made.items() if (target.read_text("utf-8") if target.exists() else "") != text]
    if args.check or args.smoke:
        names = ", ".join(target.relative_to(ROOT).as_posix() for target in old)
        print(f"out of date: {names}" if old else "page and picture are what bench/results gives")
        sys.exit(bool(old))
    for target in old:
        target.parent.mkdir(exist_ok=True)
        target.write_text(made[target], encoding="utf-8")


def results(kind: str) -> list[Result]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(RESULTS.glob(f"{kind}-*.json"))]


def page(old: str) -> str:
    """The page with its sections as the files give them."""
    sections: dict[str, Callable[[Result], str]] = {"peers": peers, "scale": lengths, "roofline": roofline}
    for kind, section in sections.items():
        before, mark, rest = old.partition(BEGIN.format(kind))
        _, end, after = rest.partition(END)
        parts = "\n".join(section(result) for result in results(kind))
        old = f"{before}{mark}\n\n{parts}\n{end}{after}" if parts else f"{before}{mark}\n\n{end}{after}"
    return old


def picture() -> str:
    """Of the first machine that lengths were measured on; empty without one."""
    found = results("scale")
    return scale.picture(found[0]) if found else ""


def table(head: list[str], rows: list[list[str]], words: int = 1) -> str:
    """In Markdown; after the first columns, of words, numbers are on the right."""
    rule = ["---"] * words + ["---:"] * (len(head) - words)
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def title(result: Result, level: int, more: str) -> str:
    about = result["machine"]
    return f"{'#' * level} {about['processor']}, {about['instruction set']}, {more}{about['date'][:10]}"


# -- beside other libraries --------------------------------------------------------------------------------------------
def peers(result: Result) -> str:
    """One machine and number of threads: what it is, and a row for each cell."""
    about = result["machine"]
    names = list(dict.fromkeys(name for row in result["rows"] for name in row["ratios"]))  # those that were timed
    versions = ", ".join(f"{name} {about[name]}" for name in ["numpy", "llvmlite", *names])
    head = [name for name in HEAD if name != "of peak" or result.get("peaks")]
    rows = table(head, [[each for name, each in zip(HEAD, cells(row)) if name in head] for row in result["rows"]])
    text = f"{about['caches']}; {versions}.{peaks(result)}"
    heading = title(result, 2, f"{result['threads']} thread(s), ")
    return f"{heading}\n\n{text}\n\n{rows}\n"


def peaks(result: Result) -> str:
    """What the machine did at most in the same run; files of before have none."""
    found = result.get("peaks", {}).get(result["machine"]["instruction set"], {})
    said = [f"{name} {rate:.0f} {'GB/s' if name == 'read' else 'GF/s'}" for name, rate in found.items()]
    return f" Peaks: {', '.join(said)}." if said else ""


def cells(row: dict[str, Any]) -> list[str]:
    """A row of the table; "~" marks ratios of times that were not seen in one state of the machine."""
    ratios, errors, fastest = row["ratios"], row["errors"], report.fastest(row)
    mark = "~" if row["state"] == "any" else ""
    return [
        row["cell"],
        duration(row["seconds"]["regard"]),
        f"{row['gflops']['regard']:.0f}",
        report.share(row),
        f"{mark}{ratios['torch']:.2f}" if "torch" in ratios else "",
        f"{mark}{ratios[fastest]:.2f} ({fastest})" if fastest else "",
        f"{errors['regard']:.1e}",
        f"{errors['torch']:.1e}" if "torch" in errors else "",
    ]


# -- length ------------------------------------------------------------------------------------------------------------
def lengths(result: Result) -> str:
    """Time, time for a pair, and memory, by length; and whether they grow as they should."""
    head = ["rows", *(f"{name}{what}" for name in scale.OPTIONS for what in ("", ", ns a pair", ", MB"))]
    by_rows: dict[int, list[str]] = {}
    for row in result["rows"]:
        memory = f"{row['memory'] / 1e6:.1f}" if "memory" in row else ""
        cost = f"{scale.unit_cost(row):.3g}"
        by_rows.setdefault(row["rows"], []).extend([duration(row["seconds"]), cost, memory])
    rows = table(head, [[f"{n:,}", *found] for n, found in by_rows.items()])
    said = ". ".join(words[0].upper() + words[1:] for words in scale.verdicts(result["rows"]))
    shown = f"![Time and memory by the number of queries and keys](pictures/{PICTURE.name})\n\n"
    drawn = shown if [result] == results("scale")[:1] else ""
    heading = title(result, 3, f"{result['threads']} thread(s), ")
    return f"{heading}\n\n{drawn}{rows}\n\n{said}. MB are those beyond inputs and output.\n"


# -- what a kernel could reach -----------------------------------------------------------------------------------------
def roofline(result: Result) -> str:
    """A row for each cell: its kernel, the bound, the share that was reached, and what each unit needs."""
    parts = list(dict.fromkeys(name for row in result["rows"] for name in row["bounds"]))
    names = {"products": "multiply-adds", "vector": "all vector words"}
    head = ["cell", "kernel", "binds", "time", "bound", "reached", *(names.get(name, name) for name in parts)]
    rows = []
    for row in result["rows"]:
        bounds = [duration(row["bounds"][name]) if name in row["bounds"] else "" for name in parts]
        facts = [row["cell"], row["kernel"], row["binds"], duration(row["seconds"]), duration(row["bound"])]
        rows.append([*facts, reached(row), *bounds])
    said = peaks({**result, "peaks": {result["machine"]["instruction set"]: result["peaks"]}}).strip()
    return f"{title(result, 3, '1 thread, ')}\n\n{said}\n\n{table(head, rows, 3)}\n"


if __name__ == "__main__":
    main()
