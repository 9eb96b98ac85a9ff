"""Prints how long functions and files of the package are; the exit code is 1 where they are longer than they may be.

    python tools/budget.py

Nine of ten functions are to be within 25 lines, not counting docstrings, and files within 300 lines or little more.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "regard"
FUNCTION, SHARE = 25, 0.90
FILE, MOST = 300, 420  # what files are to be within, and what none may exceed


def function_lengths(path: Path) -> dict[str, int]:
    """Lines of each function of a file, without its docstring and the lines of functions around it."""
    found = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            name = f"{path.relative_to(SOURCES)}:{node.lineno} {node.name}"
            found[name] = (node.end_lineno or node.lineno) - node.lineno + 1 - _docstring_lines(node)
    return found


def _docstring_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    if ast.get_docstring(node) is None:
        return 0
    first = node.body[0]
    return (first.end_lineno or first.lineno) - first.lineno + 1


def report() -> tuple[list[str], bool]:
    """Lines to print, and whether everything is within its bounds."""
    files = {path: len(path.read_text("utf-8").splitlines()) for path in sorted(SOURCES.rglob("*.py"))}
    functions = {name: lines for path in files for name, lines in function_lengths(path).items()}
    long = {name: lines for name, lines in functions.items() if lines > FUNCTION}
    share = 1 - len(long) / len(functions)
    short = sum(count <= FILE for count in files.values())
    lines = [
        f"{len(files)} files, {sum(files.values())} lines; {len(functions)} functions",
        f"{share:.1%} of functions within {FUNCTION} lines (at least {SHARE:.0%})",
        *(f"  {count:4} lines  {name}" for name, count in sorted(long.items(), key=lambda item: -item[1])),
        f"{short} of {len(files)} files within {FILE} lines (none over {MOST})",
        *(f"  {count:4} lines  {path.relative_to(SOURCES)}" for path, count in files.items() if count > FILE),
    ]
    return lines, share >= SHARE and max(files.values()) <= MOST


if __name__ == "__main__":
    text, within = report()
    print("\n".join(text))
    sys.exit(not within)
