"""`regard bench`, whose results go into bench/results if nothing else is said: docs/performance.md is made of them.

    python bench/peers.py                                      # everything, about ten minutes
    python bench/peers.py --only decode --peers torch          # a part
    python bench/peers.py --smoke                              # small, for a look or for CI

Options and table are those of `regard bench`; README.md beside this file says how times are taken. A part of the cells,
and a quick look, are not written anywhere by themselves.
"""

from __future__ import annotations

import sys
from pathlib import Path

from regard.__main__ import command

RESULTS = Path(__file__).parent / "results"
APART = (
    "--json",
    "--quick",
    "--smoke",
    "--list",
    "--only",
    "--help",
)


def main() -> None:
    words = sys.argv[1:]
    whole = not any(word.partition("=")[0] in APART for word in words)
    sys.exit(command(["bench", *words, *(["--json", str(RESULTS)] if whole else [])]))


if __name__ == "__main__":
    main()
