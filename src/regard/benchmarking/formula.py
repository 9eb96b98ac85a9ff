"""The formula in NumPy, by the book and without anything of regard: what errors are measured against."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def attention(
    q: Array,
    k: Array,
    v: Array,
    dtype: Any = np.float64,
    *,
    seen: Array | None = None,
    bias: Array | None = None,
    softcap: float | None = None,
) -> Array:
    """softmax(q @ k.T / sqrt(dim)) @ v in `dtype`, for (.., heads, rows, dim); seen and bias broadcast to scores."""
    scores = scores_of(q, k, dtype)
    if softcap is not None:
        scores = softcap * np.tanh(scores / dtype(softcap))
    if bias is not None:
        scores = scores + bias.astype(dtype)
    if seen is not None:
        scores = np.where(seen, scores, dtype(-np.inf))
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    return np.asarray(weights @ heads_for(q, v).astype(dtype))


def scores_of(q: Array, k: Array, dtype: Any = np.float64) -> Array:
    """q @ k.T / sqrt(dim) in `dtype`."""
    product = q.astype(dtype) @ heads_for(q, k).astype(dtype).swapaxes(-1, -2)
    return np.asarray(product * dtype(1 / np.sqrt(q.shape[-1])))


def heads_for(q: Array, x: Array) -> Array:
    """Key or value heads, each repeated for the query heads of its group."""
    return x.repeat(q.shape[-3] // x.shape[-3], axis=-3)


def error(found: Array, exact: Array) -> float:
    """The relative error of the whole, in the Frobenius norm."""
    return float(np.linalg.norm(found.astype(np.float64) - exact) / np.linalg.norm(exact))
