"""Exact scaled dot-product attention for Python on CPUs.

>>> import numpy as np, regard
>>> q, k, v = np.array([[1.0, 0.0]]), np.eye(2), np.array([[10.0, 0.0], [0.0, 10.0]])
>>> regard.attention(q, k, v).round(2)
array([[6.7, 3.3]])

`attention` computes, `explain` shows each step, `inspect` looks inside, `merge` joins results over parts of the keys.
`view` serves a map of the weights. `masks` and `biases` say which keys a query sees and what is added to its scores,
`ops` holds what functions of positions may be written in, `positions` gives rows an order before attention. `rollout`
follows weights through layers, `eviction` scores keys of a cache. `get_num_threads` and `set_num_threads` are about
the threads.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import biases, eviction, masks, ops, positions
    from .api import attention
    from .capturing import capture
    from .explanation import explain
    from .inspection import Inspection, inspect
    from .merging import merge
    from .pool import get_num_threads, set_num_threads
    from .rolling import rollout
    from .viewing.opening import view

__version__ = "0.1.0"

__all__ = [
    "Inspection",
    "attention",
    "biases",
    "capture",
    "eviction",
    "explain",
    "get_num_threads",
    "inspect",
    "masks",
    "merge",
    "ops",
    "positions",
    "rollout",
    "set_num_threads",
    "view",
]

_HOMES = {
    "Inspection": "inspection",
    "attention": "api",
    "capture": "capturing",
    "explain": "explanation",
    "get_num_threads": "pool",
    "inspect": "inspection",
    "merge": "merging",
    "rollout": "rolling",
    "set_num_threads": "pool",
    "view": "viewing.opening",
}


def __getattr__(name: str) -> Any:
    """Public names are loaded when they are first used, so that `import regard` costs next to nothing."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(f".{_HOMES.get(name, name)}", __name__)
    value = getattr(home, name) if name in _HOMES else home
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
