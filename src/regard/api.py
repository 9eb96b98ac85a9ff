"""The public functions: a checked question, a plan, its execution."""

from __future__ import annotations

from typing import Any

from .calls import key_of, remember, remembered
from .execute import answer
from .problem import Problem


def attention(q: Any, k: Any, v: Any, **options: Any) -> Any:
    """Exact scaled dot-product attention, softmax(Q K^T / sqrt(d_k)) V.

    >>> import numpy as np, regard
    >>> q, k, v = np.array([[1.0, 0.0]]), np.eye(2), np.array([[10.0, 0.0], [0.0, 10.0]])
    >>> regard.attention(q, k, v).round(2)
    array([[6.7, 3.3]])

    Placeholder for the full docstring.
    """
    key = key_of(q, k, v, options)
    if key is not None:
        prepared = remembered(key)
        if prepared is not None:
            return prepared(q, k, v)
    problem = Problem.of(q, k, v, **options)
    found = answer(problem)
    if key is not None and found.route is not None:
        remember(key, found.route, problem)
    out = problem.finish(found.out)
    if found.lse is None:
        return out
    return out, problem.finish_lse(found.lse)
