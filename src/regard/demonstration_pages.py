"""The two pages that `regard demo` writes: a report of the shipped sentence, and the worked example to be dragged."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any


class Pages:
    """Writes pages into a new folder, and says where they are; or, once, why there are none.

    why: a line for the reader where a page could not be written.
    """

    def __init__(self) -> None:
        self.why: str | None = None
        self._folder: Path | None = None

    def sentence(self, about: dict[str, Any], tables: Path) -> Iterator[str]:
        """All heads of the sentence."""
        yield from self._written("sentence.html", "All its heads, as a page", lambda path: _report(about, tables, path))

    def example(self) -> Iterator[str]:
        """The worked example."""
        from .explanation import explain

        yield from self._written("example.html", "As arrows to be dragged, a page", explain().page)

    def _written(self, name: str, says: str, write: Callable[[Path], Any]) -> Iterator[str]:
        if self.why is not None:
            return
        try:
            self._folder = self._folder or Path(tempfile.mkdtemp(prefix="regard-"))
            path = write(self._folder / name)
        except ModuleNotFoundError:
            self._give_up("pip install 'regard[page]'   # then the demo writes two pages, too")
        except OSError as error:
            self._give_up(f"(no page could be written: {error.strerror or error})")
        else:
            yield ""
            yield f"   {says}: {path}"

    def _give_up(self, why: str) -> None:
        self.why = why
        if self._folder is not None and not any(self._folder.iterdir()):
            self._folder.rmdir()
            self._folder = None


def _report(about: dict[str, Any], tables: Path, path: Path) -> Path:
    import numpy as np

    from .inspection import inspect

    with np.load(tables) as x:
        q, k, v = (x[name] for name in "qkv")
    written: Path = inspect(q, k, v).report(
        path, about["tokens"], title=f"Layer {about['layer']} of a sentence encoder"
    )
    return written
