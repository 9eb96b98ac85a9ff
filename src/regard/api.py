"""The public functions: a checked question, a plan, its execution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .arrays import quick
from .calls import key_of, remember, remembered
from .execute import answer
from .problem import Problem
from .signature import Options, shown_as

if TYPE_CHECKING:
    from typing_extensions import Unpack


@shown_as(Problem.of)
def attention(q: Any, k: Any, v: Any, **options: Unpack[Options]) -> Any:
    """Exact scaled dot-product attention: each query's average of the values, weighted by softmax(scale * q @ k.T).

    >>> import numpy as np, regard
    >>> q, k, v = np.array([[1.0, 0.0]]), np.eye(2), np.array([[10.0, 0.0], [0.0, 10.0]])
    >>> regard.attention(q, k, v).round(2)                              # weights 0.670 and 0.330
    array([[6.7, 3.3]])
    >>> q = np.ones((2, 8, 3, 64), np.float32)                          # the 3 newest queries of 8 heads
    >>> k = v = np.ones((2, 2, 100, 64), np.float32)                    # a cache of 100 keys in 2 heads
    >>> out, lse = regard.attention(q, k, v, causal=True, q_offset="end", return_lse=True)
    >>> out.shape, lse.shape
    ((2, 8, 3, 64), (2, 8, 3))

    Memory grows with the arrays, never with queries x keys. What a hidden key or value holds changes no bit.

    Shapes: q (.., heads, queries, dim), k (.., kv_heads, keys, dim), v (.., kv_heads, keys, vdim), result (.., heads,
    queries, vdim); heads is a multiple of kv_heads, leading axes broadcast. Or all three with two axes, a row an item.
    Types: float64, float32, float16, bfloat16, the same for all three; integers, bools and lists count as float64.
    16-bit inputs are computed with float32 scores and sums. NumPy arrays with any strides, CPU tensors of torch and
    JAX, and what has `__dlpack__` or `__array__`; the result is new and of the inputs' kind and type.

    The query in row i stands at key position p = i + q_offset. Options, all by name:

    causal: True hides the keys behind the query's position.
    window: (left, right) shows only keys from p - left to p + right; integers >= 0, or None for an open side. One
        number, with causal=True, is how many of the newest keys are shown.
    q_offset: an integer, one for each batch entry, or "end" for keys - queries: the last query at the last key. It is
        0 where queries and keys are equally many, and must be said elsewhere if anything depends on positions.
    mask: bools that broadcast to (.., heads, queries, keys), True = may attend; or one of `regard.masks`.
    bias: floats that broadcast likewise and are added to the scores; or one of `regard.biases`. -inf hides a key.
    scale: factor of the products; 1 / sqrt(dim) by default.
    softcap: c > 0 makes scores c * tanh(scores / c), after the scale and before the bias.
    sinks: the score of one more key, without a value: a number, or an array that broadcasts to (.., heads).
    precision: of float32, "highest", "high" (errors up to 2e-5) or "medium" (up to 5e-3).
    invariant: True makes the bits of a row independent of how many queries there are, at some cost of time.
    layout: "hld", or "lhd" where q, k, v, out and the result have rows before heads.
    return_lse: True returns (result, lse): the natural logarithm of each row's sum of exponentials, (.., heads,
        queries), float64 for float64 and else float32. `regard.merge` joins such pairs.
    out: an array to write to, which is returned: of the result's shape and type, or float32 for 16-bit types. After an
        exception it may hold anything.
    threads: how many threads may work; `regard.get_num_threads()` by default.

    A query that sees no key gives zeros and lse -inf (with a sink: lse = the sink), even if it is NaN.

    ValueError or TypeError, before any work, for shapes, types and options that do not go together, with what to do;
    IndexError where a function of positions reads outside a Table.
    """
    key, arrays = None, quick(q, k, v)
    if arrays is not None:
        x, y, z, kind = arrays
        key = key_of(x, y, z, options)
        prepared = remembered(key)
        if prepared is not None:
            return kind.wrap_all(prepared(x, y, z))
    problem = Problem.of(q, k, v, **options)
    found = answer(problem)
    if key is not None and found.route is not None:
        remember(key, found.route, problem)
    out = problem.finish(found.out)
    if found.lse is None:
        return out
    return out, problem.finish_lse(found.lse)
