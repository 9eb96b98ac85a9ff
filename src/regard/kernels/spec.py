"""Spec: what a kernel is specialised for. Everything else is an argument when it runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Spec:
    """One specialisation. `mask` and `bias` are structures: nested tuples of node names without any values.

    queries, keys, out: how numbers lie in memory ("f32", "f64", "f16", "bf16"); width: registers to a row of queries.
    For matrix units, numbers are sums of `parts` bfloat16 parts, dim and vdim are rounded up to 32; else 0.
    """

    kernel: str
    queries: str
    keys: str
    out: str
    width: int
    mask: Any = None
    bias: tuple[Any, ...] = ()
    softcap: bool = False
    parts: int = 0
    dim: int = 0
    vdim: int = 0

    @property
    def tables(self) -> int:
        """Bias terms that are read from memory for a whole unit."""
        return sum(node[0] in ("array", "relative") for node in self.bias)

    @property
    def watched(self) -> bool:
        """Whether statistics of the rows are gathered beside the softmax."""
        return self.kernel == "watched"

    @property
    def real(self) -> str:
        """The type of scores, weights and sums."""
        return "f64" if self.queries == "f64" else "f32"
