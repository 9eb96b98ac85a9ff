"""The pictures of pages in the gallery: the script that makes them still finds its way about the pages."""

from __future__ import annotations

import importlib
import io
from pathlib import Path

import pytest

Image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
pytest.importorskip("matplotlib", reason="matplotlib is not installed")


@pytest.fixture
def maker(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
    return importlib.import_module("make_page_pictures")


def test_pictures_are_made(maker, browser, tmp_path):
    found = maker.report(browser) | maker.view(browser, 3_000)
    assert list(found) == ["page-report", "page-map", "page-map-near"]
    for name, picture in found.items():
        before = Image.open(io.BytesIO(picture)).convert("RGB")
        maker.save(picture, tmp_path / f"{name}.png")
        after = Image.open(tmp_path / f"{name}.png").convert("RGB")
        assert after.size == before.size
        assert len(after.getcolors(1 << 16)) > 20
