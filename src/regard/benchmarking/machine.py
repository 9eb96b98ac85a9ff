"""What a measurement has to say about where it was made."""

from __future__ import annotations

import datetime
import os
import platform
from typing import Any

import numpy as np

from .. import __version__, cpu, jit
from .libraries import PEERS, version_of


def describe() -> dict[str, Any]:
    """Date, processor, instruction set, versions."""
    libraries = {name: version_of(name) for name in PEERS}
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        **cpu.describe(),
        "regard": __version__,
        "numpy": np.__version__,
        **jit.versions(),
        **{name: found for name, found in libraries.items() if found},
    }


def in_words(machine: dict[str, Any]) -> str:
    """The same in a few lines."""
    names = ("regard", "numpy", "llvmlite", *PEERS)
    versions = ", ".join(f"{name} {machine[name]}" for name in names if name in machine)
    return (
        f"{machine['date']}  {machine['processor']}, {machine['cores']} cores, {machine['caches']}\n"
        f"instruction set {machine['instruction set']}; load {machine['load']}\n{versions}, Python {machine['python']}"
    )
