"""The options of attention that are no tables: what each may be, and what the message says if it is something else.

>>> sides(causal=True, window=128)
(127, 0)
>>> offset_of("end", (), queries=4, keys=16)
12
"""

from __future__ import annotations

import difflib
import math
import operator
from numbers import Real
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .arrays import to_numpy
from .operands import check_entries

Array = NDArray[Any]
Sides = tuple[int | None, int | None]

OPTIONS = (
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

# What other libraries call an option, and what to write here.
_ELSEWHERE = {
    "is_causal": "causal=True (and q_offset=0 where there are more keys than queries)",
    "attn_mask": "mask= for bools (True = may attend), bias= for floats that are added to the scores",
    "attention_mask": "mask=masks.Keys(m) for a tokenizer's 0 and 1, bias= for floats that are added to the scores",
    "key_padding_mask": "mask=masks.Keys(~m): True = may attend here",
    "dropout_p": "nothing: there is no dropout, leave it out",
    "dropout": "nothing: there is no dropout, leave it out",
    "enable_gqa": "nothing: fewer heads in k and v than in q are grouped-query attention, leave it out",
    "window_size": "window=(left, right), with None instead of -1 for an open side",
    "local_window_size": "window=(left, right); an integer w is window=(w, w)",
    "sm_scale": "scale=",
    "softmax_scale": "scale=",
    "logits_soft_cap": "softcap=",
    "key_value_seq_lengths": "mask=masks.Lengths(keys=lengths)",
    "query_seq_lengths": "mask=masks.Lengths(queries=lengths)",
    "s_aux": "sinks=",
    "alibi_slopes": "bias=biases.ALiBi(slopes)",
}

# Further out than any array reaches, and so near that positions computed from it fit into 64 bits: with offsets
# within 2 ** 61, a window of 2 ** 62 keys has no end.
_FARTHEST = 1 << 61
_OPEN = 1 << 62


def refuse_unknown(names: Any) -> None:
    """TypeError for an option that does not exist, with the one that is probably meant."""
    for name in names:
        if name in _ELSEWHERE:
            raise TypeError(f"{name} is an option of other libraries. Here it is {_ELSEWHERE[name]}")
        close = difflib.get_close_matches(name, OPTIONS, 1)
        hint = f"is {close[0]} meant?" if close else f"there are {', '.join(OPTIONS)}"
        raise TypeError(f"attention has no option {name}: {hint}")


def check_switch(name: str, value: Any) -> None:
    """TypeError unless a switch is on or off."""
    if not isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{name} must be True or False, not {value!r}")


def check_choice(name: str, value: Any, choices: tuple[str, ...]) -> None:
    """An error unless a word is among those there are."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be one of {_quoted(choices)}, not {value!r}")
    if value not in choices:
        raise ValueError(f"{name} is {value!r}, and must be one of {_quoted(choices)}")


def _quoted(words: tuple[str, ...]) -> str:
    return ", ".join(f'"{word}"' for word in words)


def threads_of(value: Any) -> int | None:
    """A number of threads; None for what is set for the process."""
    if value is None:
        return None
    number = _integer(value)
    if number is None:
        raise TypeError(f"threads must be an integer >= 1, or None for get_num_threads(), not {value!r}")
    if number < 1:
        raise ValueError(f"threads is {number}, and must be >= 1; None stands for get_num_threads()")
    return number


def scale_of(value: Any, dim: int) -> float:
    """The number that products are multiplied by: 1 / sqrt(D) if it is not given, 1 where D is 0."""
    if value is None:
        return 1.0 / math.sqrt(dim) if dim else 1.0
    number = _number("scale", value)
    if not math.isfinite(number):
        raise ValueError(f"scale is {number}, and must be finite; None stands for 1 / sqrt(D)")
    return number


def softcap_of(value: Any) -> float | None:
    """The bound of the scores, None for none."""
    if value is None:
        return None
    number = _number("softcap", value)
    if not number > 0:
        raise ValueError(f"softcap is {number}, and must be > 0: None is no cap")
    return None if number == math.inf else number


def _number(name: str, value: Any) -> float:
    """A real number, or the one element of an array."""
    if isinstance(value, Real) and not isinstance(value, bool):
        try:
            return float(value)
        except OverflowError:
            raise ValueError(f"{name} is an integer that no float reaches") from None
    array, _ = to_numpy(value, name)
    if array.size != 1:
        raise ValueError(f"{name} must be one number, and has shape {array.shape}")
    if not is_number(array.dtype):
        raise TypeError(f"{name} must be a real number, not {value!r}")
    return float(array.reshape(())[()])


def is_number(dtype: np.dtype[Any]) -> bool:
    """Whether a type is one of integers or floats; bools, complex numbers and objects are not."""
    return dtype.kind in "iuf" or dtype.name == "bfloat16"


def _integer(value: Any) -> int | None:
    """A Python integer from one of Python, NumPy or a framework; None if it is something else."""
    if isinstance(value, (bool, np.bool_)):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def sides(causal: Any, window: Any) -> Sides:
    """How many keys a query sees to its left and right besides the one at its position; None is all."""
    check_switch("causal", causal)
    if window is None:
        return None, 0 if causal else None
    if isinstance(window, (tuple, list)):
        left, right = _pair(window)
    else:
        left, right = _newest(window, bool(causal))
    return left, 0 if causal else right


def _pair(window: tuple[Any, ...] | list[Any]) -> Sides:
    if len(window) != 2:
        raise ValueError(f"window must be (left, right), and has {len(window)} sides: {window!r}")
    return _side(window, 0), _side(window, 1)


def _side(window: tuple[Any, ...] | list[Any], index: int) -> int | None:
    if window[index] is None:
        return None
    keys = _integer(window[index])
    if keys is None:
        raise TypeError(f"sides of window are integers >= 0, or None for open, not {window[index]!r}: {window!r}")
    if keys == -1:
        shown = tuple(None if side == -1 else side for side in window)
        raise ValueError(f"window is {window!r}: an open side is None here, not -1, so write window={shown}")
    if keys < 0:
        raise ValueError(f"sides of window are integers >= 0, or None for open: {window!r}")
    return None if keys >= _OPEN else keys


def _newest(window: Any, causal: bool) -> Sides:
    """The w newest keys, the query's own among them."""
    keys = _integer(window)
    if keys is None:
        raise TypeError(f"window must be (left, right), or an integer >= 1 with causal=True, not {window!r}")
    if keys < 1:
        raise ValueError(
            f"window={keys} is no number of keys: an integer >= 1 counts the newest keys, the query's own included, "
            "and no window is window=None"
        )
    if not causal:
        raise ValueError(
            f"window={keys} goes with causal=True only. Write window=({keys - 1}, 0) for the {keys} newest keys, or "
            f"window=({keys}, {keys}) for {keys} keys on both sides"
        )
    return (None if keys > _OPEN else keys - 1), 0


def offset_of(value: Any, batch: tuple[int, ...], queries: int, keys: int) -> int | Array:
    """Where the first query stands among the keys: an integer, or int64 for each batch entry."""
    if isinstance(value, str):
        if value != "end":
            raise ValueError(f'q_offset is {value!r}: the only word it may be is "end", which is S - L')
        return keys - queries
    number = _integer(value)
    if number is None:
        return _offsets(value, batch)
    _check_reach(number, number)
    return number


def _offsets(value: Any, batch: tuple[int, ...]) -> int | Array:
    array, _ = to_numpy(value, "q_offset")
    if array.dtype.kind not in "iu":
        what = f"an array of {array.dtype}" if array.ndim else repr(value)
        raise TypeError(f'q_offset must be an integer, integers for each batch entry, or "end", not {what}')
    check_entries("q_offset", array.shape, batch)
    if array.size:
        _check_reach(int(array.min()), int(array.max()))
    if not array.ndim:
        return int(array)
    return np.broadcast_to(array.astype(np.int64, copy=False), batch)


def _check_reach(least: int, largest: int) -> None:
    if least < -_FARTHEST or largest > _FARTHEST:
        raise ValueError(f"q_offset must lie within +-2**61, and goes from {least} to {largest}")
