"""Pages in headless Chromium, by playwright: the fixtures `browser` and `open_page`.

Set REGARD_SCREENSHOTS to a folder to keep what `Opened.shoot` sees.
"""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass, field
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"wide": (1280, 900), "narrow": (390, 844)}


@pytest.fixture(scope="session")
def browser():
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    with playwright.sync_playwright() as running:
        found = running.chromium.launch(executable_path=CHROMIUM, headless=True, args=QUIET)
        yield found
        found.close()


@dataclass
class Opened:
    """A page, what it said on its console at the level of errors, and what it asked the network for."""

    page: object
    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def shoot(self, name):
        """Keep a picture of the whole page, if a folder for it is named."""
        folder = os.environ.get("REGARD_SCREENSHOTS")
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=True)


@pytest.fixture
def open_page(browser):
    """open_page(path or URL, dark=False, size="wide"): the page, loaded.

    At the end of the test no page may have written an error to its console, and none may have asked for anything but
    itself (a served page: its own server)."""
    contexts = []

    def open_it(address, dark=False, size="wide", **options):
        width, height = SIZES[size]
        context = browser.new_context(
            color_scheme="dark" if dark else "light", viewport={"width": width, "height": height}, **options
        )
        address = address if str(address).startswith("http") else Path(address).resolve().as_uri()
        opened = Opened(context.new_page())
        contexts.append((context, opened, str(address)))
        opened.page.on("console", lambda m: opened.errors.append(m.text) if m.type == "error" else None)
        opened.page.on("pageerror", lambda error: opened.errors.append(str(error)))
        opened.page.on("request", lambda request: opened.requests.append(request.url))
        opened.page.goto(str(address))
        return opened

    yield open_it
    for context, opened, address in contexts:
        context.close()
        origin = "/".join(address.split("/")[:3]) if address.startswith("http") else address
        assert opened.errors == []
        assert [url for url in opened.requests if not url.startswith((origin, "data:"))] == []
