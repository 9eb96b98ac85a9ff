"""What callers hand to masks, biases and tables, as NumPy arrays of the right type, or an error with a way out."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from .arrays import to_numpy

Array = NDArray[Any]

_AXES = "(batch axes, heads, queries, keys)"


def plain_array(x: Any, name: str) -> Array:
    """An array of any framework, or a list, as a NumPy array of real numbers or truths; not copied where possible."""
    array, _ = to_numpy(x, name)
    return checked(array, name)


def checked(array: Array, name: str) -> Array:
    """The array; TypeError if it holds anything but real numbers or truths."""
    if array.dtype.kind in "cOSUMm" or array.dtype.names is not None:
        raise TypeError(f"{name} has dtype {array.dtype}: real numbers or bools are expected")
    return array


def is_float(array: Array) -> bool:
    """Whether the numbers are of a float type: float16, bfloat16, float32, float64 or wider."""
    return array.dtype.kind == "f" or array.dtype == ml_dtypes.bfloat16


def float_array(x: Any, name: str) -> Array:
    """An array of floats. Plain lists and numbers of integers are floats too; integer and bool arrays are not."""
    array = plain_array(x, name)
    if array.dtype.kind in "iu" and isinstance(x, (list, tuple, int)):
        return array.astype(np.float64)
    if array.dtype.kind == "b":
        raise TypeError(f"{name} has dtype bool: what may be attended to is said with mask=, numbers to add are floats")
    if not is_float(array):
        raise TypeError(f"{name} has dtype {array.dtype}, floats are expected: write x.astype(np.float32)")
    # No kernel reads floats wider than 64 bits.
    return array.astype(np.float64) if array.dtype.itemsize > 8 else array


def integer_array(x: Any, name: str) -> Array:
    """An array of integers."""
    array = plain_array(x, name)
    if array.size == 0 and isinstance(x, (list, tuple)):
        return array.astype(np.int64)
    if array.dtype.kind not in "iu":
        raise TypeError(f"{name} must be integers, not {array.dtype}")
    return array


def int32_array(array: Array, name: str) -> Array:
    """Integers as int32; ValueError if one does not fit."""
    if array.dtype == np.int32 and array.dtype.isnative:
        return array
    limits = np.iinfo(np.int32)
    if array.size and (int(array.max()) > limits.max or int(array.min()) < limits.min):
        raise ValueError(f"{name} holds integers that do not fit into 32 bits: {array.min()} to {array.max()}")
    return array.astype(np.int32)


def check_broadcast(name: str, shape: tuple[int, ...], target: tuple[int, ...], hint: str = "") -> None:
    """ValueError unless an array of `shape` broadcasts to `target`, (.., heads, queries, keys)."""
    pairs = zip(reversed(shape), reversed(target))
    if len(shape) > len(target) or any(n not in (1, m) for n, m in pairs):
        raise ValueError(
            f"{name} of shape {shape} does not broadcast to {_AXES} = {target}"
            + (f": {hint}" if hint else ": axes are matched from the right, and an axis of 1 goes with any size")
        )


def check_entries(name: str, shape: tuple[int, ...], batch: tuple[int, ...]) -> None:
    """ValueError unless an array of `shape` broadcasts to the batch axes."""
    if len(shape) > len(batch) or any(n not in (1, m) for n, m in zip(reversed(shape), reversed(batch))):
        raise ValueError(
            f"{name} has batch axes {shape}, which do not broadcast to the {batch} of q, k and v"
            + ("" if batch else ": there is one batch entry, so leave them out")
        )
