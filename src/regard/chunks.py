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
        top = np.max(reference, axis=0, initial=-np.inf)
        top = top if sinks is None else np.maximum(top, sinks)
        top = np.where(top == -np.inf, 0, top).astype(real)
        decay = np.where(reference == -np.inf, 0, np.exp(reference - top)).astype(real)
        decay = np.where(np.isnan(total), real.type(np.nan), decay)
        sums = (total * decay).sum(axis=0, dtype=real)
        if sinks is not None:
            sums = sums + np.where(sinks == -np.inf, 0, np.exp(sinks - top)).astype(real)
        factor = np.where(sums == 0, 0, 1 / sums).astype(real)
        return (parts * decay[..., None]).sum(axis=0, dtype=real) * factor[:, None], top, sums
