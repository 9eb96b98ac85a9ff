"""Exact scaled dot-product attention for Python on CPUs."""

from __future__ import annotations

__version__ = "0.1.0"
