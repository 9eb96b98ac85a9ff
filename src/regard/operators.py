"""The weights of one head as a linear operator of SciPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .consumers import Applied, Transposed, heads_of
from .problem import Problem

Array = np.ndarray[Any, Any]


def operator_of(problem: Problem, run: Callable[..., None], batch: int | tuple[int, ...], head: int) -> Any:
    """A LinearOperator of shape (queries, keys): `P @ x` and `P.T @ y` without P.

    run: feeds a list of consumers with the table, `only` that of some heads.
    """
    from scipy.sparse.linalg import LinearOperator

    entry = batch if isinstance(batch, tuple) else np.unravel_index(batch, problem.batch) if problem.batch else ()
    flat = int(np.ravel_multi_index((*entry, head), (*problem.batch, problem.heads)))

    def product(consumer: Any, x: Array) -> Array:
        columns = np.asarray(x, problem.compute).reshape(len(x), -1)
        chosen = consumer(problem, np.broadcast_to(columns, (heads_of(problem), *columns.shape)))
        run([chosen], only=(flat,))
        found: Array = chosen.result[flat]
        return found if np.ndim(x) == 2 else found[:, 0]

    return LinearOperator(
        shape=(problem.queries, problem.keys),
        dtype=problem.compute,
        matvec=lambda x: product(Applied, x),
        rmatvec=lambda y: product(Transposed, y),
        matmat=lambda x: product(Applied, x),
        rmatmat=lambda y: product(Transposed, y),
    )
