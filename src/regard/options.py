"""The options of attention one by one: each checked, and brought to the form that is computed with."""

from __future__ import annotations

import math
import numbers
import operator
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

import numpy as np

from .arrays import FLOATS, to_numpy

NAMES = (
    "causal",
    "window",
    "q_offset",
    "mask",
    "bias",
    "scale",
    "softcap",
    "sinks",
    "precision",
    "invariant",
    "layout",
    "return_lse",
    "out",
    "threads",
)
PRECISIONS = ("highest", "high", "medium")
LAYOUTS = ("hld", "lhd")

_NO_DROPOUT = "there is no dropout: leave it out"
_SCALE = "the factor of the scores is scale="
_SOFTCAP = "the cap of the scores is softcap=, and None for none"
ELSEWHERE = {
    "is_causal": "it is causal=True here, and q_offset=0 where q has fewer or more rows than k",
    "attn_mask": "a bool mask (True = may attend) goes to mask=, a float one to bias=",
    "attention_mask": "a padding mask (batch, keys) of 0 and 1 is mask=masks.Keys(m) here",
    "key_padding_mask": "it is mask=masks.Keys(~m) here: True means that the key may be attended to",
    "attn_bias": "it is bias= here",
    "alibi_slopes": "it is bias=biases.ALiBi(slopes) here",
    "dropout_p": _NO_DROPOUT,
    "dropout_rate": _NO_DROPOUT,
    "enable_gqa": "leave it out: groups of query heads follow from the numbers of heads of q and k",
    "window_size": "it is window=(left, right) here, with None, not -1, for no limit",
    "local_window_size": "it is window=(left, right) here: window=(w, w) for a number w",
    "sm_scale": _SCALE,
    "softmax_scale": _SCALE,
    "logits_soft_cap": _SOFTCAP,
    "logit_cap": _SOFTCAP,
    "s_aux": "the sink of each query head is sinks= here",
    "key_value_seq_lengths": "it is mask=masks.Lengths(keys=n) here",
    "query_seq_lengths": "it is mask=masks.Lengths(queries=n) here",
    "num_threads": "it is threads= here",
    "return_softmax_lse": "it is return_lse=True here",
}
"""Options of other libraries, and what they are called here."""


def unknown(names: Iterable[str]) -> TypeError:
    """The error for options that do not exist."""
    return TypeError("; ".join(_advice(name) for name in names))


def _advice(name: str) -> str:
    if name in ELSEWHERE:
        return f"attention has no option {name}: {ELSEWHERE[name]}"
    close = get_close_matches(name, NAMES, 1, 0.6)
    hint = f"did you mean {close[0]}=?" if close else f"there are {', '.join(NAMES)}"
    return f"attention has no option {name}: {hint}"


def flag(x: Any, name: str) -> bool:
    """True or False."""
    if not isinstance(x, (bool, np.bool_)):
        raise TypeError(f"{name} must be True or False, not {x!r}")
    return bool(x)


def choice(x: Any, name: str, allowed: Sequence[str]) -> str:
    """One of the allowed words."""
    if not isinstance(x, str):
        raise TypeError(f"{name} must be {_either(allowed)}, not {x!r}")
    if x not in allowed:
        raise ValueError(f"{name} must be {_either(allowed)}, not {x!r}")
    return x


def _either(words: Sequence[str]) -> str:
    *first, last = [f'"{word}"' for word in words]
    return f"{', '.join(first)} or {last}"


def integer(x: Any, name: str, least: int) -> int:
    """An integer that is `least` or more."""
    value = _index(x)
    if value is None:
        raise TypeError(f"{name} must be an integer, not {x!r}")
    if value < least:
        raise ValueError(f"{name} must be {least} or more, not {value}")
    return value


def _index(x: Any) -> int | None:
    """An integer of Python, NumPy or a framework; None for anything else, truths among them."""
    if isinstance(x, (bool, np.bool_)):
        return None
    try:
        return operator.index(x)
    except TypeError:
        return None


def thread_count(x: Any) -> int | None:
    """The number of threads, or None for the default."""
    return None if x is None else integer(x, "threads", 1)


def number(x: Any, name: str) -> float:
    """A real number, from a number or an array with one element."""
    if type(x) is float:
        return x
    if isinstance(x, numbers.Real) and not isinstance(x, bool):
        try:
            return float(x)
        except OverflowError:
            return math.inf
    array = to_numpy(x, name)[0]
    if array.dtype.kind not in "iuf" and array.dtype not in FLOATS:
        raise TypeError(f"{name} must be a real number, not {x!r}")
    if array.size != 1:
        raise ValueError(
            f"{name} must be one number, it has shape {array.shape}: factors of heads or rows are multiplied into q"
        )
    return float(array.reshape(())[()])


def scale_of(x: Any, dim: int, compute: np.dtype[Any]) -> float:
    """The factor of the scores: 1 / sqrt(dim) unless given, and 1 where dim is 0."""
    if x is None:
        return 1 / math.sqrt(dim) if dim else 1.0
    scale = number(x, "scale")
    # Infinity in the precision of the scores would make NaN of a product that is 0.
    if not abs(scale) <= float(np.finfo(compute).max):
        raise ValueError(f"scale must be a finite number in {compute}, not {scale}: None is 1 / sqrt(dim)")
    return scale


def softcap_of(x: Any, compute: np.dtype[Any]) -> float | None:
    """The cap of the scores, or None for none."""
    if x is None:
        return None
    cap, limits = number(x, "softcap"), np.finfo(compute)
    if not cap > 0:
        raise ValueError(f"softcap must be greater than 0, not {cap}: None is no cap")
    # A cap beyond all scores caps nothing; one that would round to 0 does what the smallest does: equal weights.
    return None if cap > float(limits.max) else max(cap, float(limits.tiny))


def sides_of(window: Any, causal: bool) -> tuple[int | None, int | None]:
    """How many keys a query sees to the left and to the right of its position; None for all."""
    left, right = (None, None) if window is None else _window(window, causal)
    return left, 0 if causal else right


def _window(window: Any, causal: bool) -> tuple[int | None, int | None]:
    if isinstance(window, (tuple, list)):
        if len(window) != 2:
            raise ValueError(f"window must be (left, right), not {len(window)} numbers: {window!r}")
        return _side(window[0], "left"), _side(window[1], "right")
    width = _index(window)
    if width is None:
        raise TypeError(f"window must be (left, right), integers >= 0 or None, not {window!r}; masks go to mask=")
    if width < 1:
        raise ValueError(
            f"window is {width}: as a number it counts the newest keys, the query's own included, and is 1 or more; "
            "None is no window"
        )
    if not causal:
        raise ValueError(
            f"window={width} goes with causal=True only: write window=({width - 1}, 0) for the {width} newest keys, "
            f"window=({width}, {width}) for {width} on either side of the query's own"
        )
    return width - 1, None


def _side(x: Any, name: str) -> int | None:
    if x is None:
        return None
    side = _index(x)
    if side is None:
        raise TypeError(f"{name} of window must be an integer >= 0, or None for no limit, not {x!r}")
    if side < 0:
        raise ValueError(f"{name} of window is {side}: it must be >= 0; no limit on that side is None, not -1")
    return side
