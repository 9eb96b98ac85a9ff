"""CASES.md names tests that exist, and every test of a case is in it."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent


def _functions():
    files = [*FOLDER.glob("test_*.py"), *(FOLDER / "heavy").glob("test_*.py")]
    return {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.M)}


def test_the_table_of_cases_and_the_tests_agree():
    table = (FOLDER / "CASES.md").read_text("utf-8")
    named = {name for name in re.findall(r"`(test_\w+)`", table) if not name.endswith("_")}
    functions = _functions()
    assert not named - functions
    assert not {name for name in functions if re.match(r"test_c\d+_", name)} - named


def test_every_case_has_one_row_and_an_answer():
    rows = re.findall(r"^\| (C\d+) \| ([^|]+) \| ([^|]+) \|$", (FOLDER / "CASES.md").read_text("utf-8"), re.M)
    cases = [case for case, _, _ in rows]
    assert len(cases) == len(set(cases)) == 148
    for case, _, answer in rows:
        assert "`test_" in answer or "waits for" in answer or "measured" in answer, case
