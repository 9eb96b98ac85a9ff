"""Templates to HTML, by jinja2 (the extra `page`), with everything that comes from a user escaped."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from .. import __version__
from . import bundling


def render(name: str, title: str, data: Any, connect: str = "'none'", **more: Any) -> str:
    """The page of `templates/NAME.html`, with `static/NAME.css` and `static/NAME.js` inside.

    data: plain types of JSON, which the script finds in the element with the id "data"; a template has it by the same
    name. more: other names for the template. ModuleNotFoundError says what to install where jinja2 is missing.
    """
    jinja2 = _jinja2()
    loader = jinja2.PackageLoader("regard.page")
    environment = jinja2.Environment(
        loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.policies["json.dumps_kwargs"] = {"allow_nan": False, "separators": (",", ":")}
    code = bundling.script(f"{name}.js")
    parts = {"style": bundling.static("page.css") + bundling.static(f"{name}.css"), "script": code}
    about = {"title": title, "data": data, "policy": bundling.policy(code, connect), "version": __version__}
    html: str = environment.get_template(f"{name}.html").render(**parts, **about, **more)
    return html


def _jinja2() -> Any:
    try:
        import jinja2
    except ModuleNotFoundError:
        raise ModuleNotFoundError("pages need jinja2: pip install 'regard[page]'", name="jinja2") from None
    return jinja2


def check_target(path: str | os.PathLike[str]) -> None:
    """Whether a page can be made and written there: errors come before the work that it shows.

    FileNotFoundError, IsADirectoryError, ModuleNotFoundError."""
    _jinja2()
    target = Path(path)
    if target.is_dir():
        raise IsADirectoryError(f"cannot write {target}: it is a folder")
    if not target.parent.is_dir():
        raise FileNotFoundError(f"cannot write {target}: no folder {target.parent}")


def write(path: str | os.PathLike[str], html: str) -> Path:
    """Write a page under another name and rename it, so that a file is never half a page; its path."""
    target = Path(path)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(html)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return target
