"""What stands out about an attention, in plain sentences, each with its number and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from .arrays import to_numpy
from .masks import Dense, Mask
from .problem import Problem
from .reference import visible_pairs
from .streaming import Place, keys_of, places

if TYPE_CHECKING:
    from .inspection import Inspection

Array = np.ndarray[Any, Any]

HEADS, ROWS, KEYS = 8, 24, 256  # that are looked at where all would be too many
WIDE = 1.5  # nats by which scores of a row deviate: divided ones of standard-normal numbers deviate by 1
SINK, SINK_OF_A_HEAD = 0.3, 0.6  # share of key 0, over all heads or in one, and so many times that of equal weights:
SINK_OVER_EQUAL = 3
LONG, LIKE = 4.0, 1.5  # factors by which vectors are of other lengths than queries, or of theirs
TOWARDS = 0.3  # cosine by which queries point rather along values than along keys
MANY_HEADS, HEADS_A_QUERY = 64, 4  # models have hardly ever more heads, nor so many for each query


@dataclass(frozen=True)
class Finding:
    """sentence: what is so. number: the one that it is about; a share is between 0 and 1. advice: what to do."""

    sentence: str
    number: float
    advice: str

    def __str__(self) -> str:
        return f"{self.sentence} {self.advice}"


class Findings(list[Finding]):
    """A list that prints one finding a line."""

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or "Nothing stands out."

    __str__ = __repr__


def findings_of(a: Inspection) -> Findings:
    """See `Inspection.findings`."""
    parts = [problem for _, problem in a._parts()]
    outline = a._outline
    samples = [sample for problem in parts for sample in _samples(problem)]
    of_inputs = [*_order(outline), *_not_divided(outline, samples), *_exchanged(outline, samples)]
    of_rows = list(_mask_of_rows(a, parts)) or list(_empty(a))
    return Findings([*of_inputs, *of_rows, *_lost(a), *_first_key(a, parts)])


# -- what is looked at -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _Sample:
    """A query, and some of the keys that it sees, with their values; how many it sees."""

    q: Array
    k: Array
    v: Array
    seen: int


def _samples(problem: Problem) -> Iterator[_Sample]:
    for place in _spread(list(places(problem)), HEADS):
        k, v = keys_of(problem, place)[0], _of_head(problem, problem.v, place, problem.kv_heads)
        q = _of_head(problem, problem.q, place, problem.heads)
        for row in _spread(range(problem.queries), ROWS):
            grid = place.grid(problem, slice(row, row + 1))
            seen = np.flatnonzero(np.broadcast_to(visible_pairs(problem, grid), grid.shape))
            chosen = np.asarray(_spread(seen, KEYS), np.int64)
            tables = [x.astype(np.float64) for x in (q[row], k[chosen], v[chosen])]
            yield _Sample(tables[0], tables[1], tables[2], len(seen))


def _of_head(problem: Problem, x: Array, place: Place, heads: int) -> Array:
    wide = np.broadcast_to(x, problem.batch + x.shape[-3:])
    found: Array = wide[place.entry][place.head // (problem.heads // heads)]
    return found


def _spread(these: Any, most: int) -> Any:
    """At most so many of them, evenly spread, the last among them."""
    return these[:: -max(1, -(-len(these) // most))][::-1]


def _mean(numbers: list[float]) -> float:
    sound = [x for x in numbers if np.isfinite(x)]
    return float(np.mean(sound)) if sound else float("nan")


# -- findings ----------------------------------------------------------------------------------------------------------
def _order(problem: Problem) -> Iterator[Finding]:
    heads, queries, keys = problem.heads, problem.queries, problem.keys
    # With rows in the place of heads, q and k have as many, and queries are a multiple of keys.
    swapped = heads == problem.kv_heads and queries > 1 and keys > 0 and queries % keys == 0
    if problem.layout == "hld" and swapped and heads > max(MANY_HEADS, HEADS_A_QUERY * queries):
        yield Finding(
            f"The arrays are probably in (batch, rows, heads, dim) order: they were read as {heads} heads of {queries} "
            "queries.",
            heads,
            'Say layout="lhd".',
        )


def _not_divided(problem: Problem, samples: list[_Sample]) -> Iterator[Finding]:
    if problem.dim < 2 or abs(abs(problem.scale) - 1) > 0.01:
        return
    with np.errstate(all="ignore"):
        wide = _mean([float(np.std(x.k @ x.q)) for x in samples if len(x.k) > 1])
    if wide > WIDE:
        root = sqrt(problem.dim)
        yield Finding(
            f"Products are not divided by sqrt({problem.dim}): the scores of a row deviate by {wide:.1f} nats, and "
            f"would by {wide / root:.1f}.",
            wide,
            "Leave out scale=1, unless queries were divided before or the model was trained like this.",
        )


def _exchanged(problem: Problem, samples: list[_Sample]) -> Iterator[Finding]:
    if problem.dim != problem.vdim or not problem.dim:
        return
    norm = np.linalg.norm
    with np.errstate(all="ignore"):
        q, k, v = (_mean([float(norm(getattr(x, name), axis=-1).mean()) for x in samples if x.seen]) for name in "qkv")
        along_k, along_v = (_mean([_along(x.q, getattr(x, name)) for x in samples if x.seen]) for name in "kv")
    advice = "The order is q, k, v: look whether the second and third were given the other way round."
    if along_v > along_k + TOWARDS:
        yield Finding(
            f"K and V look exchanged: queries point along values (cosine {along_v:.2f}) rather than keys "
            f"({along_k:.2f}).",
            along_v,
            advice,
        )
    elif q and k and v and _apart(k, q) > LONG and _apart(v, q) < LIKE and along_v > along_k - TOWARDS / 3:
        yield Finding(
            f"K and V look exchanged: values are as long as queries ({v:.3g} and {q:.3g}), and keys are not ({k:.3g}).",
            k / q,
            advice,
        )


def _along(q: Array, rows: Array) -> float:
    """The largest cosine between a query and one of some rows."""
    return float((rows @ q / (np.linalg.norm(rows, axis=-1) * np.linalg.norm(q))).max())


def _apart(x: float, y: float) -> float:
    return max(x / y, y / x)


def _mask_of_rows(a: Inspection, parts: list[Problem]) -> Iterator[Finding]:
    empty = _count_empty(a)
    masks = [problem.mask for problem in parts if problem.keys > 1 and problem.mask is not None]
    if empty and any(_is_about_rows(array) for mask in masks for array in _dense(mask)):
        yield Finding(
            f"A mask is about queries where it should be about keys: {empty} of {a._rows.total.size} rows see nothing, "
            "and the others also what is padding.",
            empty,
            "A padding mask m of shape (batch, keys) is mask=masks.Keys(m), or m[:, None, None, :].",
        )


def _dense(mask: Mask) -> Iterator[Array]:
    """Arrays of bools that every visible pair must fulfil."""
    if isinstance(mask, Dense):
        yield mask.array
    elif type(mask).__name__ == "And":
        for part in vars(mask).values():
            yield from _dense(part)


def _is_about_rows(array: Array) -> bool:
    """Whether each row is all True or all False, and there are both."""
    if array.ndim < 2 or not array.size or array.shape[-2] == 1:
        return False
    first = array[..., 0]
    some = array[..., :: max(1, array.shape[-2] // KEYS), :]
    return bool(first.any() and not first.all() and (some == some[..., :1]).all())


def _count_empty(a: Inspection) -> int:
    return int((a._rows.total == 0).sum())


def _empty(a: Inspection) -> Iterator[Finding]:
    empty, rows = _count_empty(a), a._rows.total.size
    if empty:
        yield Finding(
            f"{empty} of {rows} rows see nothing, and give zeros.",
            empty,
            "Look at mask, window and q_offset, unless these rows are padding.",
        )


def _lost(a: Inspection) -> Iterator[Finding]:
    lost = int(np.isnan(a._rows.total).sum())
    if lost:
        yield Finding(
            f"{lost} of {a._rows.total.size} rows are NaN.",
            lost,
            "Look for NaN in their queries or in a key that they see, or for an infinite score.",
        )


def _first_key(a: Inspection, parts: list[Problem]) -> Iterator[Finding]:
    if a._sizes[1] < 2 or not prod(a._lead) * a._sizes[0]:
        return
    shares = to_numpy(a.mass([0]), "mass")[0].astype(np.float64).reshape(-1, a._lead[-1], a._sizes[0])
    seen = np.isfinite(shares) & (a._rows.total != 0).reshape(shares.shape)
    count = seen.sum((0, 2))
    by_head = np.where(seen, shares, 0).sum((0, 2)) / np.maximum(count, 1)
    whole, head = float(np.where(seen, shares, 0).sum() / max(int(count.sum()), 1)), int(by_head.argmax())
    least = SINK_OVER_EQUAL * _equal_share(parts)
    if (whole > max(SINK, least)) or by_head[head] > max(SINK_OF_A_HEAD, least):
        most = f", and {100 * by_head[head]:.0f} % in head {head}" if len(by_head) > 1 else ""
        yield Finding(
            f"{100 * whole:.0f} % of the weight is on key 0{most}: an attention sink.",
            whole,
            'Keep key 0 in a cache; by="contribution" tells whether its value matters.',
        )


def _equal_share(parts: list[Problem]) -> float:
    """What one key would get of the rows that are looked at, if they gave all keys that they see the same."""
    counts = np.sum([[x.seen for x in _samples(problem)] for problem in parts], axis=0)
    return float(np.mean(1 / counts[counts > 0])) if (counts > 0).any() else 1.0
