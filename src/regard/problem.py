"""Problem: one question to attention, checked and normalised. Every message about a wrong one comes from here on down.

>>> import numpy as np
>>> problem = Problem.of(np.zeros((2, 8, 5, 64)), np.zeros((2, 4, 7, 64)), np.zeros((2, 4, 7, 32)), q_offset="end")
>>> problem.batch, problem.heads, problem.kv_heads, problem.shape, problem.offset
((2,), 8, 4, (2, 8, 5, 32), 2)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import options
from .arrays import Kind
from .biases import Bias
from .inputs import Inputs, bias_of, check_out, inputs_of, mask_of, sinks_of
from .masks import Mask

Array = NDArray[Any]

_FLOAT32, _FLOAT64 = np.dtype(np.float32), np.dtype(np.float64)


@dataclass(frozen=True, eq=False)
class Problem:
    """What is to be computed, with nothing left to check.

    q, k, v: (batch axes, heads, rows, dim) whatever the caller's layout; batch axes are not broadcast yet. left, right:
    query i sees key j if i + offset - left <= j <= i + offset + right, None is open. sinks: float64, (.., heads). out:
    the caller's array with the axes of the result. given: what the caller handed in as out=.
    """

    q: Array
    k: Array
    v: Array
    batch: tuple[int, ...]
    heads: int
    kv_heads: int
    queries: int
    keys: int
    dim: int
    vdim: int
    scale: float
    softcap: float | None
    sinks: Array | None
    offset: int | Array
    left: int | None
    right: int | None
    mask: Mask | None
    bias: Bias | None
    precision: str
    invariant: bool
    return_lse: bool
    threads: int | None
    out: Array | None
    given: Any
    kind: Kind
    layout: str
    squeeze: bool

    @classmethod
    def of(
        cls,
        q: Any,
        k: Any,
        v: Any,
        *,
        causal: Any = False,
        window: Any = None,
        q_offset: Any = None,
        mask: Any = None,
        bias: Any = None,
        scale: Any = None,
        softcap: Any = None,
        sinks: Any = None,
        precision: Any = "highest",
        invariant: Any = False,
        layout: Any = "hld",
        return_lse: Any = False,
        out: Any = None,
        threads: Any = None,
        **unknown: Any,
    ) -> Problem:
        """The question that the arguments of `regard.attention` ask; TypeError or ValueError if they ask none."""
        options.refuse_unknown(unknown)
        options.check_choice("precision", precision, options.PRECISIONS)
        options.check_choice("layout", layout, options.LAYOUTS)
        options.check_switch("invariant", invariant)
        options.check_switch("return_lse", return_lse)
        inputs = inputs_of(q, k, v, layout)
        left, right = options.sides(causal, window)
        sight, added = mask_of(mask, inputs), bias_of(bias, inputs)
        fields = inputs._asdict()
        fields.update(
            scale=options.scale_of(scale, inputs.dim),
            softcap=options.softcap_of(softcap),
            sinks=sinks_of(sinks, inputs),
            offset=_offset(q_offset, inputs, left is not None or right is not None, sight, added),
            left=left,
            right=right,
            mask=sight,
            bias=added,
            precision=precision,
            invariant=bool(invariant),
            return_lse=bool(return_lse),
            threads=options.threads_of(threads),
            out=check_out(out, inputs, sight, added, sinks),
            given=out,
        )
        # What a frozen class does field by field takes as long as all checks together.
        problem = object.__new__(cls)
        vars(problem).update(fields)
        return problem

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the result: that of q, in native byte order."""
        return np.dtype(self.q.dtype.type)

    @property
    def compute(self) -> np.dtype[Any]:
        """The type of scores and sums."""
        return _FLOAT64 if self.dtype == _FLOAT64 else _FLOAT32

    @property
    def lse_dtype(self) -> np.dtype[Any]:
        """The type of the lse."""
        return self.compute

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the result, (batch axes, heads, queries, value dim)."""
        return (*self.batch, self.heads, self.queries, self.vdim)

    def finish(self, out: Array) -> Any:
        """The result as the caller wants it: the array given as out=, or one of the kind and layout of q."""
        if self.given is not None:
            return self.given
        if self.layout == "lhd":
            out = out.swapaxes(-2, -3)
        return self.kind.wrap(out[0] if self.squeeze else out)

    def finish_lse(self, lse: Array) -> Any:
        """The lse (.., heads, queries) as the caller wants it: of q's kind, (queries,) for inputs without heads."""
        return self.kind.wrap(lse[0] if self.squeeze else lse)


def _offset(value: Any, inputs: Inputs, sided: bool, mask: Mask | None, bias: Bias | None) -> int | Array:
    """The offset of the queries; what L = S leaves no doubt about needs not be said."""
    if value is not None:
        return options.offset_of(value, inputs.batch, inputs.queries, inputs.keys)
    if inputs.queries != inputs.keys and (sided or _is_positional(mask) or _is_positional(bias)):
        reason = "causal or window" if sided else f"mask={mask!r}" if _is_positional(mask) else f"bias={bias!r}"
        raise ValueError(
            f"there are {inputs.queries} queries and {inputs.keys} keys, and {reason} depends on where the queries "
            "stand among the keys: say q_offset=0 (the first query stands at the first key) or "
            'q_offset="end" (the last query stands at the last key, as in decoding)'
        )
    return 0


def _is_positional(x: Mask | Bias | None) -> bool:
    return x is not None and x.positional
