"""Several JavaScript files as one inline script, and the policy that lets a page run it and nothing else.

The files in `static/` are modules: node tests them as they are, and each says what it imports. A page that opens from a
disk can import no file, so imports are resolved here: every needed file once, those that are needed first, without the
lines that import and the words that export. Names of one page must therefore differ; node refuses a page of which two
files declare the same name.
"""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from importlib import resources

IMPORT = re.compile(r'^import \{[^}]*\} from "\./([a-z_]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(async )?(function|const|class) )", re.MULTILINE)


def static(name: str) -> str:
    """The text of a file in `static/`."""
    return resources.files(__package__).joinpath("static", name).read_text("utf-8")


@lru_cache(maxsize=8)
def script(name: str) -> str:
    """A JavaScript file with all it imports, as one text without imports and exports."""
    parts: list[str] = []
    _collect(name, parts, [])
    return "\n".join(parts)


def _collect(name: str, parts: list[str], seen: list[str]) -> None:
    seen.append(name)
    text = static(name)
    for needed in IMPORT.findall(text):
        if needed not in seen:
            _collect(needed, parts, seen)
    text = EXPORT.sub("", IMPORT.sub("", text))
    if re.search(r"^\s*(import|export)\b|</script", text, re.MULTILINE):
        raise ValueError(f"{name}: an import or export of another form, or the end of a script, cannot be joined")
    parts.append(text)


def policy(code: str, connect: str = "'none'") -> str:
    """A Content-Security-Policy that runs this inline script, and loads nothing from anywhere.

    connect: where the script may ask for data; a page that is a file needs none.
    """
    digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode("ascii")
    return (
        f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; img-src data:; "
        f"connect-src {connect}; base-uri 'none'; form-action 'none'"
    )
