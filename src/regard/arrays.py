"""Arrays of any framework as NumPy's and back, without a copy where the layout allows.

>>> import numpy as np
>>> array, kind = to_numpy([[1, 2], [3, 4]], "q")
>>> array.shape, kind.name
((2, 2), 'numpy')

Frameworks are found among the modules that are loaded already; none is ever imported: an object can only be a
framework's if somebody has loaded that framework.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)


@dataclass(frozen=True)
class Kind:
    """Where an array came from, and how a result gets back there.

    >>> Kind("numpy").wrap(np.zeros(3))
    array([0., 0., 0.])

    name: "numpy" (also lists, and all that only offers `__array__` or `__dlpack__`), "torch" or "jax".
    """

    name: str

    def wrap(self, array: Array) -> Any:
        """A new NumPy array as an array of this kind: torch shares its memory, JAX gets a copy.

        JAX takes arrays to be constant, so that none may share memory that NumPy could write to.
        """
        if self.name == "torch":
            return _to_torch(array)
        if self.name == "jax":
            return sys.modules["jax"].numpy.array(array, copy=True)
        return array


NUMPY, TORCH, JAX = Kind("numpy"), Kind("torch"), Kind("jax")


def to_numpy(x: Any, name: str) -> tuple[Array, Kind]:
    """A NumPy view of an array of any framework, or the array a list describes; and its kind.

    >>> to_numpy(np.float32([1, 2]), "sinks")[0].dtype
    dtype('float32')

    name: what errors call it. TypeError for `numpy.ma` arrays, tensors that require grad, arrays that are not in the
    CPU's memory and what is no array; ValueError for nested lists that have no shape.
    """
    if type(x) is np.ndarray:
        return x, NUMPY
    if isinstance(x, np.ma.MaskedArray):
        raise TypeError(f"{name} is a masked array: give {name}.filled(value), and say what is hidden with mask=")
    if isinstance(x, np.ndarray):
        return x.view(np.ndarray), NUMPY
    torch, jax = sys.modules.get("torch"), sys.modules.get("jax")
    if torch is not None and isinstance(x, getattr(torch, "Tensor", ())):
        return _from_torch(torch, x, name), TORCH
    if jax is not None and isinstance(x, getattr(jax, "Array", ())):
        return _from_jax(jax, x, name), JAX
    return _from_any(x, name), NUMPY


def _from_any(x: Any, name: str) -> Array:
    """What a list, a number, or an object with `__array__` or `__dlpack__` holds."""
    if hasattr(x, "__dlpack__") and not hasattr(x, "__array__"):
        try:
            return np.from_dlpack(x)
        except (BufferError, RuntimeError, TypeError) as reason:
            raise TypeError(f"{name} is a {_type_name(x)} that NumPy cannot read by __dlpack__: {reason}") from reason
    try:
        return np.asarray(x)
    except ValueError as reason:
        raise ValueError(f"{name} is no array of one shape: {reason}") from reason


def _type_name(x: Any) -> str:
    return f"{type(x).__module__}.{type(x).__qualname__}"


def _from_torch(torch: Any, x: Any, name: str) -> Array:
    if x.requires_grad:
        if torch.is_grad_enabled():
            raise TypeError(
                f"{name} requires grad, and regard computes no gradients yet: its result would end the graph without "
                f"a word. Call it under torch.no_grad(), or give {name}.detach()"
            )
        x = x.detach()
    if x.device.type != "cpu":
        raise TypeError(f"{name} is a torch tensor on {x.device}, the CPU's memory is expected: give {name}.cpu()")
    try:
        if x.dtype is torch.bfloat16:
            bits: Array = x.view(torch.int16).numpy()
            return bits.view(BFLOAT16)
        array: Array = x.numpy()
        return array
    except (RuntimeError, TypeError) as reason:
        raise TypeError(f"{name} is a torch tensor that NumPy cannot read: {reason}") from reason


def _to_torch(array: Array) -> Any:
    torch = sys.modules["torch"]
    if array.dtype == BFLOAT16:  # NumPy's bfloat16 is unknown to torch; the bits are the same
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def _from_jax(jax: Any, x: Any, name: str) -> Array:
    if isinstance(x, jax.core.Tracer):
        raise TypeError(
            f"{name} is being traced by JAX (jit, grad or vmap), and regard needs its numbers: call it outside, or "
            "through jax.pure_callback"
        )
    if any(device.platform != "cpu" for device in x.devices()):
        raise TypeError(
            f"{name} is a JAX array on {sorted(map(str, x.devices()))}, the CPU's memory is expected: give "
            f'jax.device_put({name}, jax.devices("cpu")[0])'
        )
    return np.asarray(x)
