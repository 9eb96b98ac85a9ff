"""Arrays as text in a page: base64 of small numbers, with what it takes to read them. `static/unpack.js` reads them."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

FORMS = ("uint8", "uint16", "float16", "float32", "int32")
STEPS = 254  # of uint8 between the smallest and the largest number; 255 stands for NaN


def packed(x: Array, form: str) -> dict[str, Any]:
    """An array as plain types of JSON: form, shape, data (base64, little endian, C order), and for uint8 low and step.

    >>> packed(np.array([0.0, 0.5, 1.0]), "uint8")
    {'form': 'uint8', 'shape': [3], 'low': 0.0, 'step': 0.003937007874015748, 'data': 'AH/+'}

    form: "float16" keeps three digits, "uint8" low + step * byte (infinities become NaN), the others all.
    """
    x = np.asarray(x)
    about: dict[str, Any] = {"form": form, "shape": list(x.shape)}
    if form == "uint8":
        numbers, more = _bytes(x.astype(np.float64))
        about |= more
    elif form in FORMS:
        with np.errstate(over="ignore"):
            numbers = x.astype(np.dtype(form).newbyteorder("<"))
    else:
        raise ValueError(f"form must be one of {', '.join(FORMS)}: got {form!r}")
    return about | {"data": base64.b64encode(np.ascontiguousarray(numbers).tobytes()).decode("ascii")}


def _bytes(x: Array) -> tuple[Array, dict[str, float]]:
    """Each number as the nearest of 255 steps from the smallest to the largest."""
    good = np.isfinite(x)
    low, high = (float(x[good].min()), float(x[good].max())) if good.any() else (0.0, 0.0)
    step = (high - low) / STEPS
    with np.errstate(invalid="ignore"):
        numbers = np.rint((x - low) / (step or 1.0))
    return np.where(good, numbers, 255).astype(np.uint8), {"low": low, "step": step}
