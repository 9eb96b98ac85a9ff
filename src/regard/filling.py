"""The argument block of a kernel, filled in from a problem: all but the addresses of this call's arrays."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from .addresses import address_of
from .kernels.arguments import INDEX, NAMES
from .lowering import OPEN, Words, batch_offsets
from .plan import Plan
from .problem import Problem

Array = np.ndarray[Any, Any]

FAR = 2**29  # positions are int32 in kernels; offsets beyond are brought here, with the window moved along


class ArgumentBlock:
    """A template of words, and the arrays that must live as long as their addresses stand in it."""

    def __init__(self, problem: Problem, plan: Plan, words: Words) -> None:
        self.alive: list[Array] = list(words.alive)
        self.words = np.array([0] * len(NAMES) + words.words, np.int64)
        entries = prod(problem.batch)
        offset, left, right = positions(problem)
        sinks = np.full((*problem.batch, problem.heads), -np.inf) if problem.sinks is None else problem.sinks
        self.set(
            blocks=max(plan.blocks, 1),
            entries=entries,
            heads=max(problem.heads, 1),
            kv_heads=max(problem.kv_heads, 1),
            group=max(1, problem.heads // max(problem.kv_heads, 1)),
            queries=problem.queries,
            keys=problem.keys,
            dim=problem.dim,
            vdim=problem.vdim,
            left=left,
            right=right,
            offset=self.keep(offset),
            key_limits=self.keep(np.full(entries, problem.keys, np.int64)),
            query_limits=self.keep(np.full(entries, problem.queries, np.int64)),
            sinks=self.keep(np.ascontiguousarray(sinks, np.float64)),
            units=-(-problem.keys // 32),
        )
        reals = self.words.view(np.float64)
        reals[INDEX["scale"]] = problem.scale
        reals[INDEX["softcap"]] = problem.softcap or 0.0
        for name, view in (("q", problem.q), ("k", problem.k), ("v", problem.v)):
            self.place(name, view, problem.batch)

    def set(self, **words: int) -> None:
        for name, value in words.items():
            self.words[INDEX[name]] = value

    def keep(self, array: Array) -> int:
        self.alive.append(array)
        return address_of(array)

    def place(self, name: str, view: Array, batch: tuple[int, ...]) -> None:
        self.keep(place(self.words, name, view, batch))


def place(words: Array, name: str, view: Array, batch: tuple[int, ...]) -> Array:
    """Sets the strides of q, k, v or out, in bytes; the offsets of its batch entries, which must stay alive."""
    wide = view if view.shape[:-3] == batch else np.broadcast_to(view, batch + view.shape[-3:])
    offsets = batch_offsets(wide, batch)
    words[INDEX[name + "_batch"]] = address_of(offsets)
    words[INDEX[name + "_head"]], words[INDEX[name + "_row"]], words[INDEX[name + "_col"]] = wide.strides[-3:]
    return offsets


def positions(problem: Problem) -> tuple[Array, int, int]:
    """Offsets as int64, one per batch entry, and how far left and right a query sees."""
    if isinstance(problem.offset, int) and abs(problem.offset) <= FAR:
        return np.full(prod(problem.batch), problem.offset, np.int64), _side(problem.left), _side(problem.right)
    offset = np.broadcast_to(np.asarray(problem.offset, np.int64).reshape(-1), (prod(problem.batch),))
    left, right = problem.left, problem.right
    near = np.clip(offset, -FAR, FAR)
    moved = offset - near
    if moved.any():
        if problem.mask is not None or problem.bias is not None or (moved != moved[:1]).any():
            raise ValueError(f"q_offset must lie within +-{FAR} here: got {offset.min()}..{offset.max()}")
        left = None if left is None else left - int(moved[0])
        right = None if right is None else right + int(moved[0])
    return np.ascontiguousarray(near), _side(left), _side(right)


def _side(side: int | None) -> int:
    return OPEN if side is None else max(-OPEN, min(int(side), OPEN))
