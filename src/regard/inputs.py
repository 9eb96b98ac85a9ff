"""The arrays of a question: q, k and v and what goes with them. Shapes and types are checked, contents not read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from . import biases, masks
from .arrays import Kind, to_numpy
from .biases import Bias
from .masks import Mask
from .options import is_number

Array = NDArray[Any]

_FLOATS = (np.float64, np.float32, np.float16, ml_dtypes.bfloat16)
_HALVES = (np.float16, ml_dtypes.bfloat16)
_MAX_WORK: Any = 100_000  # for the exact question whether two arrays share memory: milliseconds


class Inputs(NamedTuple):
    """q, k and v as (batch axes, heads, rows, dim) and what their shapes say; the fields are those of Problem."""

    q: Array
    k: Array
    v: Array
    batch: tuple[int, ...]
    heads: int
    kv_heads: int
    queries: int
    keys: int
    dim: int
    vdim: int
    kind: Kind
    layout: str
    squeeze: bool


def inputs_of(q: Any, k: Any, v: Any, layout: str) -> Inputs:
    """q, k and v from arrays of one kind, type and layout."""
    (q, kind), (k, k_kind), (v, v_kind) = to_numpy(q, "q"), to_numpy(k, "k"), to_numpy(v, "v")
    if not kind == k_kind == v_kind:
        names = f"{kind.name}, {k_kind.name} and {v_kind.name}"
        raise TypeError(f"q, k and v must be arrays of one kind, which the result will have too, and are {names}")
    q, k, v = _same_type(q, k, v)
    _check_axes(q, k, v)
    squeeze = q.ndim == 2
    if squeeze:
        q, k, v, layout = q[None], k[None], v[None], "hld"
    elif layout == "lhd":
        q, k, v = q.swapaxes(-2, -3), k.swapaxes(-2, -3), v.swapaxes(-2, -3)
    batch = _batch(q, k, v)
    heads, queries, dim = q.shape[-3:]
    kv_heads, keys, vdim = v.shape[-3:]
    _check_shapes(q, k, v, layout)
    return Inputs(q, k, v, batch, heads, kv_heads, queries, keys, dim, vdim, kind, layout, squeeze)


def _same_type(q: Array, k: Array, v: Array) -> tuple[Array, Array, Array]:
    """All of one float type; integers and bools become float64."""
    a, b, c = _real(q, "q"), _real(k, "k"), _real(v, "v")
    if not a.dtype.type is b.dtype.type is c.dtype.type:
        raise TypeError(
            f"q, k and v must share one dtype, and are {q.dtype}, {k.dtype} and {v.dtype}: convert them with "
            "astype (integers and bools count as float64)"
        )
    return a, b, c


def _real(x: Array, name: str) -> Array:
    if x.dtype.type in _FLOATS:
        return x
    if x.dtype.kind in "iub":
        return x.astype(np.float64)
    raise TypeError(
        f"{name} has dtype {x.dtype}: float64, float32, float16, bfloat16 (ml_dtypes), integers or bools are expected"
    )


def _check_axes(q: Array, k: Array, v: Array) -> None:
    axes = (q.ndim, k.ndim, v.ndim)
    if min(axes) >= 3 or axes == (2, 2, 2):
        return
    if min(axes) < 2:
        what = "rows and dim are the least that each must have"
    else:
        what = "two axes go with two axes only; give the others' missing head axis by x[None]"
    raise ValueError(f"{_shapes(q, k, v)}: {what}. Axes are (.., heads, rows, dim), or (rows, dim) for all three")


def _shapes(q: Array, k: Array, v: Array) -> str:
    return f"q, k and v have shapes {q.shape}, {k.shape} and {v.shape}"


def _batch(q: Array, k: Array, v: Array) -> tuple[int, ...]:
    """The leading axes, broadcast."""
    lead, k_lead, v_lead = q.shape[:-3], k.shape[:-3], v.shape[:-3]
    if lead == k_lead == v_lead:
        return lead
    try:
        return np.broadcast_shapes(lead, k_lead, v_lead)
    except ValueError:
        raise ValueError(
            f"the batch axes of q, k and v do not broadcast: {lead}, {k_lead} and {v_lead}. They are all but the last "
            "three axes; a batch without heads is x[:, None]"
        ) from None


def _check_shapes(q: Array, k: Array, v: Array, layout: str) -> None:
    (heads, _, dim), (kv_heads, keys, k_dim), (v_heads, v_keys, _) = q.shape[-3:], k.shape[-3:], v.shape[-3:]
    if dim != k_dim:
        wrong = f"q and k must agree in the last axis, dim, and have {dim} and {k_dim}"
    elif keys != v_keys:
        wrong = f"k and v must agree in the number of rows, and have {keys} and {v_keys}"
    elif kv_heads != v_heads:
        wrong = f"k and v must agree in the number of heads, and have {kv_heads} and {v_heads}"
    elif heads != kv_heads and (not kv_heads or heads % kv_heads):
        wrong = f"the {heads} heads of q must be a multiple of the {kv_heads} heads of k and v"
    else:
        return
    hint = ', turned by layout="lhd"' if layout == "lhd" else '; for (.., rows, heads, dim) say layout="lhd"'
    raise ValueError(f"{_shapes(q, k, v)}: {wrong}. Axes are (.., heads, rows, dim){hint}")


def mask_of(mask: Any, inputs: Inputs) -> Mask | None:
    """A mask from the option, checked against the shapes."""
    if mask is None:
        return None
    _check_object("mask", mask, Bias, "bias", "masks.Where(f), with f(b, h, p, j)")
    made = masks.as_mask(mask)
    made.check(inputs.batch, inputs.heads, inputs.queries, inputs.keys)
    return made


def bias_of(bias: Any, inputs: Inputs) -> Bias | None:
    """A bias from the option, checked against the shapes."""
    if bias is None:
        return None
    _check_object("bias", bias, Mask, "mask", "biases.Score(f), with f(s, b, h, p, j)")
    made = biases.as_bias(bias)
    made.check(inputs.batch, inputs.heads, inputs.queries, inputs.keys)
    return made


def _check_object(name: str, x: Any, other: type[Any], option: str, function: str) -> None:
    """TypeError for objects that say what was meant, but not in the way they are said here."""
    if isinstance(x, other):
        raise TypeError(f"{name}={x!r} is a {option}: give it as {option}=")
    if isinstance(x, type):
        raise TypeError(f"{name} is the class {x.__name__}: make an object of it, as in {name}={x.__name__}(..)")
    if callable(x):
        raise TypeError(f"{name} is a function: give {function}")


def sinks_of(sinks: Any, inputs: Inputs) -> Array | None:
    """Sinks as float64 of shape (batch axes, heads)."""
    if sinks is None:
        return None
    array, _ = to_numpy(sinks, "sinks")
    if not is_number(array.dtype):
        raise TypeError(f"sinks must be a number or an array of numbers, not of dtype {array.dtype}")
    target = (*inputs.batch, inputs.heads)
    try:
        return np.broadcast_to(array.astype(np.float64, copy=False), target)
    except ValueError:
        raise ValueError(
            f"sinks of shape {array.shape} does not broadcast to (batch axes, heads) = {target}: give one number, or "
            f"one for each of the {inputs.heads} heads of q"
        ) from None


def check_out(out: Any, inputs: Inputs, mask: Mask | None, bias: Bias | None, sinks: Any) -> Array | None:
    """The caller's array with the axes of the result, if it can take it."""
    if out is None:
        return None
    array = _out_array(out, inputs.kind)
    _check_out_type(array, inputs.q.dtype.type)
    shape = (*inputs.batch, inputs.heads, inputs.queries, inputs.vdim)
    if inputs.squeeze:
        expected = shape[1:]
    elif inputs.layout == "lhd":
        expected = (*inputs.batch, inputs.queries, inputs.heads, inputs.vdim)
    else:
        expected = shape
    if array.shape != expected:
        raise ValueError(f"out has shape {array.shape}, and the result has {expected}")
    _check_memory(array, inputs, mask, bias, sinks)
    if inputs.squeeze:
        return array[None]
    return array.swapaxes(-2, -3) if inputs.layout == "lhd" else array


def _out_array(out: Any, kind: Kind) -> Array:
    array, out_kind = to_numpy(out, "out")
    if out_kind.name == "jax":
        raise TypeError("out is a JAX array, which cannot be written to: leave out= away and take the result")
    if not isinstance(out, np.ndarray) and out_kind.name == "numpy":
        raise TypeError(f"out must be an array to write to, not a {type(out).__name__}")
    if out_kind != kind:
        raise TypeError(f"out must be an array of the kind of q, k and v, {kind.name}, and is of {out_kind.name}")
    return array


def _check_out_type(out: Array, real: type[Any]) -> None:
    fits = [np.dtype(real), np.dtype(np.float32)] if real in _HALVES else [np.dtype(real)]
    if out.dtype not in fits:
        shown = "big-endian " + out.dtype.name if not out.dtype.isnative else str(out.dtype)
        raise TypeError(f"out has dtype {shown}: {' or '.join(map(str, fits))} in native byte order is expected")
    if not out.flags.writeable:
        raise ValueError("out is read-only")


def _check_memory(out: Array, inputs: Inputs, mask: Mask | None, bias: Bias | None, sinks: Any) -> None:
    """out may share memory neither with itself nor with an input."""
    if any(step == 0 and size > 1 for step, size in zip(out.strides, out.shape)) and out.size:
        raise ValueError(f"out has strides {out.strides}: several of its elements are one place in memory")
    arrays = [("q", inputs.q), ("k", inputs.k), ("v", inputs.v)]
    arrays += [("mask", array) for array in _arrays_in(mask)] + [("bias", array) for array in _arrays_in(bias)]
    if sinks is not None:
        arrays.append(("sinks", to_numpy(sinks, "sinks")[0]))
    for name, array in arrays:
        if np.may_share_memory(out, array) and _overlap(out, array):
            raise ValueError(
                f"out and {name} overlap in memory: {name} would change while it is read; give another out"
            )


def _overlap(a: Array, b: Array) -> bool:
    try:
        return np.shares_memory(a, b, max_work=_MAX_WORK)
    except np.exceptions.TooHardError:
        return True  # their extents overlap, and nobody could show that their elements do not


def _arrays_in(x: Any) -> Iterator[Array]:
    """The arrays that a mask or bias keeps."""
    if isinstance(x, np.ndarray):
        yield x
    elif isinstance(x, (Mask, Bias, list)):
        for part in x if isinstance(x, list) else vars(x).values():
            yield from _arrays_in(part)
