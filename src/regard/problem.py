"""Problem: what is asked of attention, checked and brought to one form. Every error of a call is raised here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from . import options
from .arrays import FLOATS, Array, Kind, to_numpy
from .biases import Bias
from .inputs import Inputs, read_inputs
from .masks import Mask
from .outputs import arrays_of, check_out, check_overlap
from .standing import Sizes, read_standing

_FLOAT32, _FLOAT64 = np.dtype(np.float32), np.dtype(np.float64)


@dataclass(frozen=True, eq=False, repr=False)
class Problem:
    """A question to attention.

    >>> q = np.zeros((2, 8, 5, 64), np.float32)
    >>> k = v = np.zeros((2, 2, 9, 64), np.float32)
    >>> Problem.of(q, k, v, causal=True, q_offset="end")
    Problem(float32, batch=(2,), heads=8, kv_heads=2, queries=5, keys=9, dim=64, vdim=64)

    q, k, v: views (.., heads, rows, dim) of what was given, whatever its layout; leading axes are not yet broadcast to
    `batch`, strides and byte order are the caller's. squeeze: q, k and v had two axes. offset: an integer, or int64 of
    shape `batch`. left, right: a query at p sees keys from p - left to p + right; None is no limit. softcap: None is
    no cap. sinks: float64 (*batch, heads). out: a view (*batch, heads, queries, vdim) of the caller's array, `target`.
    """

    q: Array
    k: Array
    v: Array
    kind: Kind
    layout: str
    squeeze: bool
    batch: tuple[int, ...]
    heads: int
    kv_heads: int
    queries: int
    keys: int
    dim: int
    vdim: int

    offset: Array | int
    left: int | None
    right: int | None
    mask: Mask | None
    bias: Bias | None

    scale: float
    softcap: float | None
    sinks: Array | None
    precision: str
    invariant: bool
    return_lse: bool
    threads: int | None
    out: Array | None
    target: Any

    @classmethod
    def of(
        cls,
        q: Any,
        k: Any,
        v: Any,
        *,
        causal: Any = False,
        window: Any = None,
        q_offset: Any = None,
        mask: Any = None,
        bias: Any = None,
        scale: Any = None,
        softcap: Any = None,
        sinks: Any = None,
        precision: Any = "highest",
        invariant: Any = False,
        layout: Any = "hld",
        return_lse: Any = False,
        out: Any = None,
        threads: Any = None,
        **unknown: Any,
    ) -> Problem:
        """What these arguments of `regard.attention` ask; ValueError or TypeError, with what to do, if they cannot."""
        if unknown:
            raise options.unknown(unknown)
        inputs = read_inputs(q, k, v, options.choice(layout, "layout", options.LAYOUTS))
        sizes = Sizes(inputs.batch, inputs.heads, inputs.queries, inputs.keys)
        problem = cls(
            *inputs,
            *read_standing(sizes, causal, window, q_offset, mask, bias),
            options.scale_of(scale, inputs.dim, _compute(inputs.q)),
            options.softcap_of(softcap, _compute(inputs.q)),
            None if sinks is None else _sinks(sinks, (*inputs.batch, inputs.heads)),
            options.choice(precision, "precision", options.PRECISIONS),
            options.flag(invariant, "invariant"),
            options.flag(return_lse, "return_lse"),
            options.thread_count(threads),
            None if out is None else _out(out, inputs),
            out,
        )
        problem._check_overlap()
        return problem

    @property
    def dtype(self) -> np.dtype[Any]:
        """Of the result, in native byte order."""
        return FLOATS[self.q.dtype]

    @property
    def compute(self) -> np.dtype[Any]:
        """In what scores, weights and sums are held: float64 for float64, else float32."""
        return _compute(self.q)

    @property
    def lse_dtype(self) -> np.dtype[Any]:
        """Of the logarithms of the sums of weights."""
        return _compute(self.q)

    @property
    def shape(self) -> tuple[int, ...]:
        """Of the result, with axes (.., heads, rows, dim)."""
        return (*self.batch, self.heads, self.queries, self.vdim)

    def finish(self, out: Array) -> Any:
        """The result (.., heads, rows, dim) as callers get it: their axes, their kind of array, or their `out`."""
        if self.target is not None:
            return self.target
        if self.squeeze:
            return self.kind.wrap(out[0])
        return self.kind.wrap(out.swapaxes(-2, -3) if self.layout == "lhd" else out)

    def finish_lse(self, lse: Array) -> Any:
        """The lse (.., heads, rows) as the caller is given it."""
        return self.kind.wrap(lse[0] if self.squeeze else lse)

    def _check_overlap(self) -> None:
        if self.out is None:
            return
        named = [("q", self.q), ("k", self.k), ("v", self.v), ("sinks", self.sinks), ("q_offset", self.offset)]
        named += [("the mask", array) for array in arrays_of(self.mask)]
        named += [("the bias", array) for array in arrays_of(self.bias)]
        check_overlap(self.out, ((name, array) for name, array in named if isinstance(array, np.ndarray)))

    def __repr__(self) -> str:
        names = ("batch", "heads", "kv_heads", "queries", "keys", "dim", "vdim")
        return f"Problem({self.dtype}, {', '.join(f'{name}={getattr(self, name)}' for name in names)})"


def _compute(q: Array) -> np.dtype[Any]:
    return _FLOAT64 if FLOATS[q.dtype] == _FLOAT64 else _FLOAT32


def _sinks(x: Any, rows: tuple[int, ...]) -> Array:
    array = to_numpy(x, "sinks")[0]
    if array.dtype.kind not in "iuf" and array.dtype not in FLOATS:
        raise TypeError(f"sinks has dtype {array.dtype}: a real number is expected, or one for each query head")
    try:
        return np.broadcast_to(array.astype(np.float64, copy=False), rows)
    except ValueError:
        raise ValueError(
            f"sinks of shape {array.shape} do not broadcast to (.., heads) = {rows}: give one number, or one for each "
            "query head"
        ) from None


def _out(out: Any, inputs: Inputs) -> Array:
    """A view (.., heads, rows, dim) of the caller's array."""
    heads, queries, vdim = inputs.heads, inputs.queries, inputs.vdim
    dtype = FLOATS[inputs.q.dtype]
    if inputs.squeeze:
        return check_out(out, inputs.kind, (queries, vdim), dtype)[None]
    if inputs.layout == "lhd":
        return check_out(out, inputs.kind, (*inputs.batch, queries, heads, vdim), dtype).swapaxes(-2, -3)
    return check_out(out, inputs.kind, (*inputs.batch, heads, queries, vdim), dtype)
