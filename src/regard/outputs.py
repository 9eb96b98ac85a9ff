"""out=: where the caller wants the result, checked against everything that is read meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

import numpy as np

from . import ops
from .arrays import JAX, TORCH, Array, Kind, to_numpy
from .biases import Bias, Score
from .masks import Mask, Where

_SIXTEEN_BITS = 2
_SEARCH = 100_000  # candidates to look at before two arrays with interwoven strides count as overlapping


def check_out(out: Any, kind: Kind, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """The memory of `out`, or the error why no result of this kind, shape and type can be written there."""
    array, own = to_numpy(out, "out")
    if own is not kind or not _is_memory_of(out, array, own):
        raise TypeError(
            f"out must be a writable array of the kind of q, k and v, which is {kind.name}; it is a "
            f"{type(out).__name__}" + (": JAX's arrays never change, so leave it out" if kind is JAX else "")
        )
    if array.shape != shape:
        raise ValueError(f"out has shape {array.shape}: the result has {shape}")
    allowed = [dtype, *([np.dtype(np.float32)] if dtype.itemsize == _SIXTEEN_BITS else [])]
    if array.dtype not in allowed:
        names = " or ".join(str(known) for known in allowed)
        order = "" if array.dtype.isnative else " in native byte order"
        raise TypeError(f"out has dtype {array.dtype}: {names}{order} is expected")
    _check_memory(array)
    return array


def _is_memory_of(out: Any, array: Array, kind: Kind) -> bool:
    """Whether the array is not a copy, and what is written there arrives."""
    if kind is TORCH:
        return bool(out.data_ptr() == array.ctypes.data or not array.size)
    return isinstance(out, np.ndarray)


def _check_memory(array: Array) -> None:
    if not array.flags.writeable:
        raise ValueError("out is read-only")
    if array.size and any(step == 0 and extent > 1 for step, extent in zip(array.strides, array.shape)):
        raise ValueError(
            f"out overlaps itself: its strides are {array.strides}, so numbers of the result would share memory"
        )


def check_overlap(out: Array, inputs: Iterable[tuple[str, Array]]) -> None:
    """ValueError if writing to `out` could change an input."""
    for name, array in inputs:
        if np.may_share_memory(out, array) and _shares(out, array):
            raise ValueError(f"out shares memory with {name}, which is read while out is written: give another array")


def _shares(out: Array, array: Array) -> bool:
    try:
        return np.shares_memory(out, array, max_work=cast(Any, _SEARCH))
    except Exception as error:  # numpy.exceptions.TooHardError, which older versions have elsewhere
        if type(error).__name__ != "TooHardError":
            raise
        return True


def arrays_of(node: Mask | Bias | None) -> Iterator[Array]:
    """The arrays that a mask or bias reads."""
    if isinstance(node, (Where, Score)):
        yield from (table.array for table in ops.tables(node.expr))
    elif node is not None:
        for part in vars(node).values():
            for item in part if isinstance(part, list) else [part]:
                if isinstance(item, np.ndarray):
                    yield item
                elif isinstance(item, (Mask, Bias)):
                    yield from arrays_of(item)
