"""Joining attention over parts of the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, overload

import numpy as np
from numpy.typing import NDArray

from .arrays import Kind, to_numpy
from .operands import checked, plain_array

if TYPE_CHECKING:
    from .inspection import Inspection

Array = NDArray[Any]


@overload
def merge(outs: Sequence[Inspection], lses: None = None, *, sinks: Any = None) -> Inspection: ...


@overload
def merge(outs: Sequence[Any] | Array, lses: Sequence[Any] | Array, *, sinks: Any = None) -> tuple[Any, Any]: ...


def merge(outs: Any, lses: Any = None, *, sinks: Any = None) -> Any:
    """Attention over all keys from attention over disjoint sets of them, exactly.

    >>> import numpy as np
    >>> out, lse = merge([[[1.0, 0.0]], [[0.0, 1.0]]], [[0.0], [np.log(3.0)]])
    >>> out.round(2).tolist(), np.exp(lse).round(2).tolist()
    ([[0.25, 0.75]], [4.0])

    outs: any number of results (.., heads, rows, dim), as a list or as one array with a first axis for them. lses:
    their natural logarithms (.., heads, rows), as `return_lse=True` gives them. Any order is right, and so is merging
    what was merged before; a set that no query sees, with zeros and lse -inf, changes nothing. A sink belongs to the
    row: give it to one of the parts, or here to `sinks` (a number, or an array that broadcasts to (.., heads)), never
    to each. Results and lses are float64 where the given ones are, else float32: from float16 and bfloat16 parts too,
    so that merging again does not round again; round at the end, `out.astype(dtype)`. Tensors of torch and arrays of
    JAX give their own kind.

    Inspections in place of outs, in the order of their keys and without lses, give the Inspection of the union:

    >>> import regard
    >>> q, k, v = np.array([[1.0, 0.0]]), np.eye(2), np.array([[10.0, 0.0], [0.0, 10.0]])
    >>> a = merge([regard.inspect(q, k[:1], v[:1]), regard.inspect(q, k[1:], v[1:])])
    >>> a.out.round(2), a.entropy().round(3), a.top(1).keys
    (array([[6.7, 3.3]]), array([0.634]), array([[0]]))

    Its keys count through the shards; each shard's q_offset counts from its own first key. Statistics of rows are
    merged; the table, and what is made of it, is computed while all shards keep their inputs (RuntimeError afterwards).
    Its `out` is float32 for 16-bit shards.

    ValueError if there is no part, or shapes do not fit. TypeError for complex, object and masked arrays.
    """
    joined = getattr(outs[0], "_joined", None) if isinstance(outs, (list, tuple)) and outs else None
    if joined is not None:
        if lses is not None:
            raise TypeError("Inspections are merged without lses: each has its own")
        return joined(outs, sinks)
    if lses is None:
        raise TypeError("merge takes outs and lses, as return_lse=True gives them, or a list of Inspections alone")
    results, kind = _parts(outs, "outs")
    logs, _ = _parts(lses, "lses")
    _check(results, logs)
    out_type, lse_type = _common(results), _common(logs)
    real = np.promote_types(out_type, lse_type)
    with np.errstate(all="ignore"):
        scales = np.stack([log.astype(real) for log in logs])
        weights, lse = _weights(scales, _sink(sinks, logs[0].shape, real))
        out = _weighted_sum(results, weights, scales != -np.inf, real)
    return kind.wrap(out.astype(out_type, copy=False)), kind.wrap(np.asarray(lse, lse_type))


def _parts(parts: Any, name: str) -> tuple[list[Array], Kind]:
    """The parts as NumPy's, and the kind of array that they all are."""
    found = [to_numpy(part, f"{name}[{n}]") for n, part in enumerate(parts)]
    kinds = {kind.name for _, kind in found}
    if len(kinds) > 1:
        raise TypeError(f"{name} are of several kinds, {' and '.join(sorted(kinds))}: give arrays of one kind")
    return [checked(array, f"{name}[{n}]") for n, (array, _) in enumerate(found)], found[0][1] if found else Kind(
        "numpy"
    )


def _check(results: list[Array], logs: list[Array]) -> None:
    if not results or len(results) != len(logs):
        raise ValueError(f"merge needs as many lses as outs, and at least one: {len(results)} outs, {len(logs)} lses")
    for n, (out, log) in enumerate(zip(results, logs)):
        if out.shape != results[0].shape:
            raise ValueError(f"outs[{n}] has shape {out.shape} and outs[0] {results[0].shape}: they must be alike")
        if log.shape != out.shape[:-1]:
            raise ValueError(
                f"lses[{n}] has shape {log.shape}, outs[{n}] {out.shape}: an lse for each row, {out.shape[:-1]}, is "
                "expected; results with axes rows, heads, dim are given as out.swapaxes(-2, -3)"
            )


def _common(arrays: list[Array]) -> np.dtype[Any]:
    """float64 if any is, or is made of integers; else float32."""
    narrow = all(array.dtype.kind not in "iub" and array.dtype.itemsize <= 4 for array in arrays)
    return np.dtype(np.float32 if narrow else np.float64)


def _sink(sinks: Any, rows: tuple[int, ...], real: np.dtype[Any]) -> Array | None:
    """The sinks as (.., heads, 1), to go with an lse."""
    if sinks is None:
        return None
    array, heads = plain_array(sinks, "sinks"), rows[:-1]
    try:
        return np.broadcast_to(array, heads).astype(real)[(..., None) if rows else ()]
    except ValueError:
        raise ValueError(f"sinks of shape {array.shape} do not broadcast to (.., heads) = {heads}") from None


def _weights(logs: Array, sink: Array | None) -> tuple[Array, Array]:
    """The share of each part in a row, and the lse of the whole."""
    top = logs.max(0) if sink is None else np.maximum(logs.max(0), sink)
    # A row that nothing sees has no reference; 0 leaves its weights 0.
    shift = np.where(top == -np.inf, 0, top).astype(logs.dtype)
    weights = np.exp(logs - shift)
    total = weights.sum(0) if sink is None else weights.sum(0) + np.exp(sink - shift)
    return weights / np.where(total == 0, 1, total), top + np.log(total)


def _weighted_sum(results: list[Array], weights: Array, seen: Array, real: np.dtype[Any]) -> Array:
    """`seen`: rows of a part that see a key of it, or hold NaN; what the others hold does not count."""
    out: Array = np.zeros(results[0].shape, real)
    finite = np.ones(results[0].shape, bool)
    for part, weight, used in zip(results, weights[..., None], seen[..., None]):
        out += np.where(used, weight * part.astype(real), 0)
        finite &= ~used | np.isfinite(part)
    # An average of finite numbers is finite: rounding alone took it beyond the largest.
    limit = np.finfo(real).max
    return np.where(finite & np.isinf(out), np.copysign(limit, out), out)
