"""Which keys of a cache matter: scores by which published methods evict the others, from an Inspection.

>>> import numpy as np, regard
>>> from regard import eviction
>>> x = np.eye(4)
>>> a = regard.inspect(4 * x, x, x, causal=True)
>>> eviction.h2o(a).round(2)
array([1.32, 1.08, 0.88, 0.71])
>>> int(np.argmax(eviction.tova(a)))
3

Every score is (.., heads, keys), higher for keys to keep, by query head. Where query heads share keys, methods average
or take the largest over a group: `score.reshape(kv_heads, -1, keys).mean(1)`. Most methods keep the newest keys too,
whatever their scores; that is left to the caller.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .arrays import to_numpy
from .inspection import Inspection

Array = np.ndarray[Any, Any]


def h2o(a: Inspection) -> Any:
    """The weight that a key received from all queries together.

    >>> h2o(regard.inspect(np.zeros((2, 1)), np.zeros((2, 1)), np.zeros((2, 1)), causal=True))
    array([1.5, 0.5])

    Zhang and others, H2O: Heavy-Hitter Oracle for Efficient Generative Inference of Large Language Models, 2023.
    """
    return a.received("sum")


def snapkv(a: Inspection, window: int = 32, kernel: int = 5, pooling: str = "mean") -> Any:
    """The weight that a key received from the last `window` queries, pooled over `kernel` neighbouring keys.

    >>> snapkv(regard.inspect(np.zeros((4, 1)), np.zeros((4, 1)), np.zeros((4, 1))), window=2, kernel=3)
    array([0.33333333, 0.33333333, 0.33333333, 0.33333333])

    Li and others, SnapKV: LLM Knows What You are Looking for Before Generation, 2024. As there, the last `window` keys,
    which it always keeps, are not pooled with those before; a place beyond the first or last counts as 0, and the
    divisor is `kernel`. pooling: "mean" as in their code, or "max". ValueError if kernel is not odd.
    """
    if isinstance(kernel, bool) or not isinstance(kernel, (int, np.integer)) or kernel < 1 or kernel % 2 == 0:
        raise ValueError(f"kernel must be an odd number of keys, as 5: got {kernel!r}")
    if pooling not in ("mean", "max"):
        raise ValueError(f'pooling must be "mean" or "max": got {pooling!r}')
    received, kind = to_numpy(a.received("sum", last=window), "received")
    cut = max(received.shape[-1] - window, 0)
    parts = [_pooled(received[..., part], int(kernel), pooling) for part in (slice(0, cut), slice(cut, None))]
    return kind.wrap(np.concatenate(parts, axis=-1))


def tova(a: Inspection) -> Any:
    """The weight that the last query gives a key.

    >>> tova(regard.inspect(np.zeros((2, 1)), np.zeros((2, 1)), np.zeros((2, 1)), causal=True))
    array([0.5, 0.5])

    Oren and others, Transformers are Multi-State RNNs, 2024. They average over all heads of a layer.
    """
    return a.received("sum", last=1)


def kvzip(a: Inspection) -> Any:
    """The largest weight that any query gives a key.

    >>> kvzip(regard.inspect(np.zeros((2, 1)), np.zeros((2, 1)), np.zeros((2, 1)), causal=True))
    array([1. , 0.5])

    Kim and others, KVzip: Query-Agnostic KV Cache Compression with Context Reconstruction, 2025. There the queries are
    those of a prompt to repeat the context, and the largest is taken over the query heads of a group too.
    """
    return a.received("max")


def observed_attention(a: Inspection) -> Any:
    """The average weight that a key received from the queries that can see it; 0 where none can.

    >>> observed_attention(regard.inspect(np.zeros((2, 1)), np.zeros((2, 1)), np.zeros((2, 1)), causal=True))
    array([0.75, 0.5 ])

    The baseline of that name in Devoto, Jeblick and Jégou, Expected Attention: KV Cache Compression by Estimating
    Attention from Future Queries Distribution, 2025, and its library KVPress: H2O's sum, fair to young keys.
    """
    received, kind = to_numpy(a.received("sum"), "received")
    viewers = to_numpy(a.viewers(), "viewers")[0]
    return kind.wrap((received / np.maximum(viewers, 1)).astype(received.dtype))


def _pooled(numbers: Array, kernel: int, pooling: str) -> Array:
    """Over `kernel` numbers around each, with zeros beyond both ends."""
    if not numbers.shape[-1]:
        return numbers
    half = kernel // 2
    padded = np.pad(numbers, [(0, 0)] * (numbers.ndim - 1) + [(half, half)])
    windows = np.lib.stride_tricks.sliding_window_view(padded, kernel, axis=-1)
    found: Array = windows.max(-1) if pooling == "max" else windows.mean(-1)
    return found
