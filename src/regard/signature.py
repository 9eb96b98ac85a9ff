"""The options of `regard.attention` for type checkers and for `help`.

The function itself takes `**options`: a call that names few of them is then found again by what it names, in half the
time that filling in all the defaults would take.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Literal, TypedDict, TypeVar

from .biases import Bias
from .masks import Mask

ArrayLike = Any
"""An array of any kind that `regard.arrays` reads, a list or a number."""


class Options(TypedDict, total=False):
    """What may be said by name; everything may be left out."""

    causal: bool
    window: int | tuple[int | None, int | None] | None
    q_offset: int | Literal["end"] | ArrayLike | None
    mask: Mask | ArrayLike | None
    bias: Bias | ArrayLike | None
    scale: float | ArrayLike | None
    softcap: float | ArrayLike | None
    sinks: float | ArrayLike | None
    precision: Literal["highest", "high", "medium"]
    invariant: bool
    layout: Literal["hld", "lhd"]
    return_lse: bool
    out: ArrayLike | None
    threads: int | None


Function = TypeVar("Function", bound=Callable[..., Any])


def shown_as(model: Callable[..., Any]) -> Callable[[Function], Function]:
    """A decorator: `help` shows the parameters of `model`, without its annotations and its `**`."""
    asked = inspect.signature(model).parameters.values()
    named = [p.replace(annotation=p.empty) for p in asked if p.kind is not p.VAR_KEYWORD]

    def decorate(function: Function) -> Function:
        function.__dict__["__signature__"] = inspect.Signature(named)
        return function

    return decorate
