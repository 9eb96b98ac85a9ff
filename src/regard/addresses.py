"""Where the numbers of an array lie in memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

_pointer_at = ctypes.c_void_p.from_address
_AFTER_HEAD = object.__basicsize__


def _by_interface(array: Array) -> int:
    return int(array.__array_interface__["data"][0])


def _by_layout(array: Array) -> int:
    """NumPy's ABI has the address first in an array object, behind what all objects begin with."""
    return _pointer_at(id(array) + _AFTER_HEAD).value or 0


def _trustworthy() -> bool:
    samples: list[Array] = [np.zeros(3), np.zeros((2, 3), np.float32)[:, ::-1], np.frombuffer(b"12345678", np.int64)]
    try:
        return type(id(samples)) is int and all(_by_layout(x) == _by_interface(x) for x in samples)
    except Exception:
        return False


# An array's own interface takes 1.3 us an array, four arrays a call, of a small call's 10 us: read the address where
# it stands if that is proven to be right here, in this interpreter with this NumPy.
address_of: Callable[[Array], int] = _by_layout if _trustworthy() else _by_interface
