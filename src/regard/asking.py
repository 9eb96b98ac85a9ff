"""What may be asked of an Inspection: numbers, regions and keys, checked."""

from __future__ import annotations

from typing import Any

import numpy as np

from .largest import MOST

Array = np.ndarray[Any, Any]


def count(k: Any) -> int:
    if isinstance(k, bool) or not isinstance(k, (int, np.integer)) or not 1 <= k <= MOST:
        raise ValueError(f"k must be a whole number from 1 to {MOST}: got {k!r}")
    return int(k)


def bins(n: Any) -> int:
    if isinstance(n, bool) or not isinstance(n, (int, np.integer)) or n < 1:
        raise ValueError(f"rows and cols must be whole numbers from 1 on: got {n!r}")
    return int(n)


def region(region: Any, whole: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    r0, r1, c0, c1 = (int(x) for x in region)
    if not (0 <= r0 < r1 <= whole[1] and 0 <= c0 < c1 <= whole[3]):
        raise ValueError(
            f"region must be (first query, end, first key, end) within {whole[1]} queries and {whole[3]} keys, and not "
            f"empty: got {tuple(region)}"
        )
    return r0, r1, c0, c1


def chosen(keys: Any, extent: int) -> Array:
    """Sorted indices of the keys that a slice, an index, a list of indices or bools (keys,) stand for."""
    if isinstance(keys, slice):
        return np.sort(np.arange(extent)[keys])
    array = np.asarray(keys)
    if array.dtype == bool:
        if array.shape != (extent,):
            raise ValueError(f"bools that choose keys must be of shape ({extent},): got {array.shape}")
        return np.flatnonzero(array)
    array = np.atleast_1d(array)
    if array.ndim != 1 or (array.size and array.dtype.kind not in "iu"):
        raise TypeError("keys are chosen by a slice, by whole numbers or by bools")
    if array.size and not ((array >= -extent) & (array < extent)).all():
        raise IndexError(f"a key is out of bounds: there are {extent}, and {array[array >= extent].tolist()} was asked")
    found = np.unique(array.astype(np.int64) % max(extent, 1))
    if found.size != array.size:
        raise ValueError("a key is named twice: give distinct indices")
    return found
