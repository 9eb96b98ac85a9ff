"""Merging what `decode` finds for chunks of keys: in order of the chunks, so that the bits depend on nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def merge_chunks(parts: Array, reference: Array, total: Array, sinks: Array | None) -> tuple[Array, Array, Array]:
    """Averages over all chunks, and reference and total of them all, which the lse is made of.

    parts (chunks, heads, vdim): sums of exp(score - reference) * value; reference, total: (chunks, heads); sinks:
    (heads,).
    A chunk in which no key is seen has reference -inf and adds nothing.
    """
    real = parts.dtype
    with np.errstate(all="ignore"):
        if len(parts) == 1 and sinks is None:  # the same bits as below, in a third of the time
            top, sums, merged = reference[0], total[0], parts[0]
        else:
            top, sums, merged = _joined(parts, reference, total, sinks)
        factor = np.where(sums == 0, real.type(0), 1 / sums)
        return merged * factor[:, None], np.where(sums == 0, real.type(0), top), sums


def _joined(parts: Array, reference: Array, total: Array, sinks: Array | None) -> tuple[Array, Array, Array]:
    real = parts.dtype
    top = np.max(reference, axis=0, initial=-np.inf)
    top = top if sinks is None else np.maximum(top, sinks)
    top = np.where(top == -np.inf, 0, top).astype(real)
    decay = np.where(reference == -np.inf, 0, np.exp(reference - top)).astype(real)
    decay = np.where(np.isnan(total), real.type(np.nan), decay)
    sums, merged = _in_order(total * decay), _in_order(parts * decay[..., None])
    if sinks is not None:
        sums = sums + np.where(sinks == -np.inf, 0, np.exp(sinks - top)).astype(real)
    return top, sums, merged


def _in_order(x: Array) -> Array:
    """The sum over the first axis from first to last: `sum` would group by how many there are."""
    return np.add.accumulate(x, axis=0)[-1] if len(x) else np.zeros(x.shape[1:], x.dtype)
