"""Arrays of NumPy and of other frameworks: read in place where possible, and results given back in their kind.

Frameworks are found in `sys.modules`, never imported: who has a tensor has its framework loaded.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

FLOATS: dict[np.dtype[Any], np.dtype[Any]] = {
    np.dtype(order + code): np.dtype(code) for code in ("f8", "f4", "f2") for order in "<>"
} | {np.dtype(ml_dtypes.bfloat16): np.dtype(ml_dtypes.bfloat16)}
"""The types of numbers that attention is computed for, in any byte order, with the same type in native order."""


@lru_cache(maxsize=64)
def name_of(dtype: np.dtype[Any]) -> str:
    """The name of a type; NumPy makes it anew each time, in 4 us."""
    return str(dtype.name)


@dataclass(frozen=True)
class Kind:
    """Whose arrays a caller uses: "numpy", "torch" or "jax".

    >>> array, kind = to_numpy([[1, 2]], "q")
    >>> kind.name, kind.wrap(array)
    ('numpy', array([[1, 2]]))
    """

    name: str

    def wrap(self, array: Array) -> Any:
        """An array of this kind with the numbers of a new NumPy array, which nobody else may hold.

        torch shares its memory. JAX copies it, for its arrays may not change, and narrows float64 to float32 unless
        `jax_enable_x64` is set.
        """
        if self.name == "torch":
            return _to_torch(array)
        if self.name == "jax":
            return sys.modules["jax"].numpy.array(array)
        return array

    def wrap_all(self, found: Any) -> Any:
        """The same for a result, or a result and its lse."""
        if self.name == "numpy":
            return found
        return tuple(map(self.wrap, found)) if type(found) is tuple else self.wrap(found)


NUMPY, TORCH, JAX = Kind("numpy"), Kind("torch"), Kind("jax")


def quick(q: Any, k: Any, v: Any) -> tuple[Array, Array, Array, Kind] | None:
    """Three arrays of NumPy or tensors of torch as NumPy arrays, in a microsecond; None for all that needs a closer
    look, or an error.

    >>> quick(np.zeros(2), np.zeros(2), [1, 2]) is None
    True
    """
    kind = type(q)
    if not kind is type(k) is type(v):
        return None
    if kind is np.ndarray:
        return q, k, v, NUMPY
    torch = sys.modules.get("torch")
    if kind is not getattr(torch, "Tensor", None) or q.requires_grad or k.requires_grad or v.requires_grad:
        return None
    try:
        if q.dtype is k.dtype is v.dtype is torch.bfloat16:  # type: ignore[union-attr]
            arrays = [x.view(torch.int16).numpy().view(ml_dtypes.bfloat16) for x in (q, k, v)]  # type: ignore[union-attr]
        else:
            arrays = [x.numpy() for x in (q, k, v)]
    except (TypeError, RuntimeError):  # on another device, or of a kind NumPy lacks
        return None
    return (*arrays, TORCH)


def to_numpy(x: Any, name: str) -> tuple[Array, Kind]:
    """The numbers of `x` as a NumPy array, of whatever type they are, and the kind of `x`.

    Nothing is copied where the framework's layout can be described by strides. Lists, numbers and objects that have
    only `__dlpack__`, `__array__` or the buffer protocol are of the kind "numpy". `name` is what errors call `x`.

    TypeError for masked arrays, for tensors that require grad while gradients are on, for what lies on another device
    than the CPU, and for what is no array at all; ValueError for ragged lists.
    """
    if type(x) is np.ndarray:
        return x, NUMPY
    if isinstance(x, np.ndarray):
        return _from_subclass(x, name), NUMPY
    if isinstance(x, getattr(sys.modules.get("torch"), "Tensor", ())):
        return _from_torch(x, name), TORCH
    if isinstance(x, getattr(sys.modules.get("jax"), "Array", ())):
        return _from_jax(x, name), JAX
    return _from_protocol(x, name), NUMPY


def _from_subclass(x: Array, name: str) -> Array:
    if isinstance(x, np.ma.MaskedArray):
        raise TypeError(
            f"{name} is a masked array, and which of its numbers count is not looked at: give {name}.filled(0), and "
            "hide keys with mask="
        )
    return np.asarray(x)


def _from_torch(x: Any, name: str) -> Array:
    torch = sys.modules["torch"]
    if x.requires_grad and torch.is_grad_enabled():
        raise TypeError(
            f"{name} requires grad, and no gradient would flow through the result: call regard in a block "
            f"`with torch.no_grad():`, or give {name}.detach()"
        )
    if x.device.type != "cpu":
        raise TypeError(f"{name} is on {x.device}: regard computes on the CPU, so give {name}.cpu()")
    try:
        tensor = x.detach()
        if tensor.dtype == torch.bfloat16:
            return _numbers_of(tensor.view(torch.int16)).view(ml_dtypes.bfloat16)
        return _numbers_of(tensor)
    except (TypeError, RuntimeError) as error:
        raise _unreadable(x, name, error) from error


def _numbers_of(tensor: Any) -> Array:
    array: Array = (tensor.resolve_neg() if tensor.is_neg() else tensor).numpy()
    return array


def _to_torch(array: Array) -> Any:
    torch = sys.modules["torch"]
    if array.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def _from_jax(x: Any, name: str) -> Array:
    jax = sys.modules["jax"]
    if isinstance(x, jax.core.Tracer):
        raise TypeError(
            f"{name} is being traced by JAX and has no numbers yet: call regard outside of jax.jit, jax.vmap and "
            "jax.grad, or through jax.pure_callback"
        )
    try:
        platforms = {device.platform for device in x.devices()}
        array = np.asarray(x) if platforms == {"cpu"} else None
    except (TypeError, RuntimeError) as error:
        raise _unreadable(x, name, error) from error
    if array is None:
        raise TypeError(
            f"{name} is on {', '.join(sorted(platforms))}: regard computes on the CPU, so give "
            f'jax.device_put({name}, jax.devices("cpu")[0])'
        )
    return array


def _from_protocol(x: Any, name: str) -> Array:
    try:
        if hasattr(x, "__dlpack__"):
            return _from_dlpack(x, name)
        return np.asarray(x)
    except (TypeError, ValueError, RuntimeError, BufferError) as error:
        raise _unreadable(x, name, error) from error


_DLPACK_CPU = 1


def _from_dlpack(x: Any, name: str) -> Array:
    device = x.__dlpack_device__()[0] if hasattr(x, "__dlpack_device__") else _DLPACK_CPU
    if device != _DLPACK_CPU:
        raise TypeError(f"it is on another device (number {int(device)} of DLPack): copy it to the CPU")
    try:
        return np.from_dlpack(x)
    except (TypeError, ValueError, RuntimeError, BufferError):
        # bfloat16 and, with older NumPy, read-only memory do not travel by DLPack.
        if not hasattr(x, "__array__"):
            raise
        return np.asarray(x)


def _unreadable(x: Any, name: str, error: Exception) -> Exception:
    """A ragged list is a wrong value; all else that cannot be read is of a wrong type."""
    kind = ValueError if isinstance(error, ValueError) else TypeError
    return kind(f"{name}, of type {type(x).__name__}, cannot be read as an array: {str(error).splitlines()[0]}")
