"""Make the pictures of pages in docs/gallery.md: docs/pictures/*.png, as Chromium shows them.

    python tools/make_page_pictures.py [folder]

Needs the extras `plot`, `view` and `browser`, and chromium. Takes about a minute, for one head of 100,000 tokens.
Another version of Chromium or other fonts change the files.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from make_pictures import ASKING, FOLDER, LENGTH, haystack
from PIL import Image
from playwright.sync_api import sync_playwright

import regard
from regard import demonstration

COLORS = 256  # of a picture: pages have hardly more
LARGEST = 150_000  # bytes of a file
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SAID, ASKED = ("the", "needle", "is", "here"), ("where", "is", "the", "needle")


def report(browser: Any) -> dict[str, bytes]:
    """The report of the shipped sentence, at the word that it is about: the map, and what the word looks at."""
    about, path = demonstration.shipped()
    with np.load(path) as tables:
        a = regard.inspect(tables["q"], tables["k"], tables["v"])
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    with tempfile.TemporaryDirectory() as folder:
        page.goto(a.report(Path(folder) / "report.html", about["tokens"]).as_uri())
    page.select_option("#head", str(about["heads"][0]["head"]))
    page.fill("#query", str(about["tokens"].index(about["word"])))
    page.press("#query", "Enter")
    page.focus("#map")
    for _ in range(about["tokens"].index("violin")):
        page.keyboard.press("ArrowRight")
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.wait_for_timeout(300)
    panes = page.locator(".panes").bounding_box()
    top = page.locator(".chooser").bounding_box()["y"]
    area = {"x": 0, "y": top, "width": 1200, "height": panes["y"] + panes["height"] - top + 10}
    return {"page-report": page.screenshot(full_page=True, clip=area)}


def view(browser: Any, n: int = 100_000) -> dict[str, bytes]:
    """The map of the haystack: all of it, and the place where the needle is found."""
    a, needle, asking = haystack(n)
    tokens = ["hay"] * n
    for place in ASKING:
        tokens[int(place * n) : int(place * n) + LENGTH] = ASKED
    tokens[needle : needle + LENGTH] = SAID
    page = browser.new_page(viewport={"width": 1000, "height": 700})
    with a.view(tokens) as found:
        page.goto(f"{found.url}#show=max")
        page.select_option("#scale", "linear")
        page.fill("#brighter", "-3")  # or what the first queries give to their few keys outshines all
        whole = settled(page)
        page.goto(f"{found.url}#query={asking + 2}&key={needle + 2}&span=16&show=max")
        page.fill("#brighter", "0")
        page.mouse.move(540, 397)  # a key of the needle
        return {"page-map": whole, "page-map-near": settled(page)}


def settled(page: Any) -> bytes:
    """The page, once nothing is being computed and two pictures in a row are alike."""
    page.evaluate("document.activeElement.blur()")
    before = b""
    for _ in range(200):
        page.wait_for_timeout(500)
        now = page.screenshot()
        if now == before and page.locator("#working").is_hidden():
            return now
        before = now
    raise TimeoutError("the map does not come to rest")


PAGES: list[Callable[[Any], dict[str, bytes]]] = [report, view]


def save(picture: bytes, path: Path) -> None:
    """With fewer colours, and below what a page of docs should weigh."""
    found = Image.open(io.BytesIO(picture)).convert("RGB")
    found.quantize(COLORS, kmeans=1, dither=Image.Dither.NONE).save(path, optimize=True)
    size = path.stat().st_size
    if size >= LARGEST:
        raise ValueError(f"{path.name} has {size:,} bytes: it must have fewer than {LARGEST:,}")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    where = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=where, args=FLAGS)
        for make in PAGES:
            for name, picture in make(browser).items():
                save(picture, folder / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
