"""Four common mistakes about attention, made on purpose on the tables of one head, and what comes of them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from . import positions
from .arrays import Array
from .one_head import Head, Weighing, weigh
from .showing import Section, Table
from .steps import NUMBERS, View, cells_of

LONG = 64  # numbers a vector, at which a missing division is seen
NEAR = 1e-6  # below which outputs are the same, but for rounding, in float64 and float32; 16-bit results round coarser


def mistakes(view: View) -> Iterator[Section]:
    """A section for each, about the first of the queries that see most keys; none if no query sees any."""
    seen = np.where(view.weighing.lse == -np.inf, 0, view.weighing.visible.sum(-1))
    if seen.any():
        n = int(seen.argmax())
        yield not_divided(view, n)
        yield exchanged(view, n)
        yield order(view, n)
        yield copied(view, n)


def not_divided(view: View, n: int) -> Section:
    """The softmax of products that are not divided by sqrt(dim)."""
    head, dim = view.head, view.head.q.shape[1]
    given = view.scale_given and head.options["scale"] == 1
    other = _again(view, scale=1 / math.sqrt(dim) if dim and given else 1.0)
    plain, scaled = (view.weighing, other) if given else (other, view.weighing)
    rows = {"scaled": scaled, "not divided": plain}
    before, after = scaled.entropy()[n], plain.entropy()[n]
    text = [f"Entropy {after:.3f} for {before:.3f}: the smaller, the nearer to a single key."]
    numbers: dict[str, Any] = {"weights": _weights(plain, n), "output": _output(plain, n)}
    numbers |= {"entropy": float(after), "entropy_scaled": float(before)}
    if 0 < dim < LONG:
        long = {name: _long(view, scale) for name, scale in (("scaled", LONG**-0.5), ("not divided", 1.0))}
        rows |= {f"{LONG} numbers, {name}": found for name, found in long.items()}
        text.append(_about_long(long["scaled"], long["not divided"], n))
        numbers["long_weights"] = _weights(long["not divided"], n)
        numbers["long_entropy"] = float(long["not divided"].entropy()[n])
    title = "Mistake 1: the products are not divided by sqrt(dim)"
    return Section("not_divided", title, tuple(text), _compared(view, rows, n), numbers)


def _long(view: View, scale: float) -> Weighing:
    """The same with vectors of more numbers, those of the user over and over."""
    q, k = (np.tile(x, (1, -(-LONG // x.shape[1])))[:, :LONG] for x in (view.head.q, view.head.k))
    return weigh(q, k, view.head.v, view.head.options | {"scale": scale}, view.weighing.shown)


def _about_long(scaled: Weighing, plain: Weighing, n: int) -> str:
    before, after = scaled.entropy()[n], plain.entropy()[n]
    collapse = ", and the weights collapse to one key" if plain.weights[n].max(initial=0) > 0.99 else ""
    return f"With {LONG} numbers a vector, these over and over, it is {after:.3f} for {before:.3f}{collapse}."


def exchanged(view: View, n: int) -> Section:
    """Keys and values exchanged, and queries and keys."""
    head, rows = view.head, {"right": view.weighing}
    text: list[str] = []
    numbers: dict[str, Any] = {}
    swaps = {"K and V": (head.q, head.v, head.k), "Q and K": (head.k[: len(head.q)], head.all_queries, head.v)}
    for name, tables in swaps.items():
        key = name.lower().replace(" ", "_")
        try:
            found = weigh(*tables, head.options, view.weighing.shown)
        except ValueError as error:
            text.append(f"{name} exchanged is an error: {error}")
            numbers[f"{key}_error"] = str(error)
        else:
            rows[f"{name} exchanged"] = found
            numbers[key] = {"weights": _weights(found, n), "output": _output(found, n)}
    if len(rows) > 1:
        text.insert(0, "No error says so where the shapes agree: the numbers are of the right shape, and wrong.")
    title = "Mistake 2: tables are exchanged"
    return Section("exchanged", title, tuple(text), _compared(view, rows, n), numbers)


def order(view: View, n: int) -> Section:
    """Two keys, with their values, exchanged: attention alone knows no order."""
    title = "Mistake 3: to think that attention knows the order of the keys"
    pair = _pair(view, n)
    if pair is None:
        return Section("order", title, ("There is one key, which has no order.",))
    head, swap = view.head, np.arange(len(view.head.k))
    swap[list(pair)] = pair[::-1]
    table = _table(head.k)
    told = {
        "as given": view.weighing,
        "exchanged": _again(view, head.k[swap], head.v[swap]),
        "positions added": _again(view, head.k + table),
        "positions, exchanged": _again(view, head.k[swap] + table, head.v[swap]),
    }
    outs = [found.out[n] for found in told.values()]
    moved, with_positions = (float(np.abs(x - y).max(initial=0)) for x, y in (outs[:2], outs[2:]))
    text = (_about(view, moved, *(_name(view, j) for j in pair)), _about_positions(with_positions))
    shown = view.value_table(f"output of {view.queries[n]}", tuple(told), np.stack(outs))
    numbers = {"moved": moved, "moved_with_positions": with_positions, "ordering": list(head.ordering)}
    return Section("order", title, text, (shown,), numbers)


def _table(k: Array) -> Array:
    """Positions of keys, one number longer where dim is odd."""
    rows, dim = k.shape
    return positions.sinusoidal(rows, dim + dim % 2)[:, :dim].astype(k.dtype)


def _pair(view: View, n: int) -> tuple[int, int] | None:
    """The heaviest key of a query and the next, of those that are shown."""
    shown = view.weighing.shown
    if len(shown) < 2:
        return None
    first, second = shown[np.argsort(-np.nan_to_num(view.weighing.weights[n, shown]), kind="stable")[:2]]
    return int(first), int(second)


def _about(view: View, moved: float, a: str, b: str) -> str:
    begin = f"{a} and {b} exchanged, with their values: "
    if view.head.ordering:
        names = ", ".join(view.head.ordering)
        bring = "brings" if len(view.head.ordering) == 1 else "bring"
        return f"{begin}{names} {bring} order in, and the output moves by {moved:.2f}."
    return (
        f"{begin}the same output." if moved <= _near(view) else f"{begin}the output moves by {moved:.2g}, by rounding."
    )


def _near(view: View) -> float:
    size = max(1.0, float(np.abs(np.nan_to_num(view.weighing.out)).max(initial=0)))
    return NEAR * size * (1 if view.head.q.dtype.itemsize > 2 else 1e4)


def _about_positions(moved: float) -> str:
    changed = "not the same" if moved > NEAR else "still the same here"
    return f"With positions.sinusoidal added to the keys: {changed}; the output moves by {moved:.2f}."


def copied(view: View, n: int) -> Section:
    """The output is a blend of values, and no copy of the one that fits best."""
    found, shown = view.weighing, view.weighing.shown
    j = int(shown[np.argmax(np.nan_to_num(found.weights[n, shown]))])
    value = view.head.v[j].astype(np.float64)
    with np.errstate(all="ignore"):
        away = float(np.linalg.norm(found.out[n] - value))
    elsewhere = float(1 - found.weights[n, j])
    name = _name(view, j)
    text = (
        f"{name} has the largest weight, and the output is {away:.2f} away from its value: {elsewhere:.3f} of the "
        "weight is elsewhere."
    )
    rows = (f"value of {name}", "output")
    table = view.value_table(f"for {view.queries[n]}", rows, np.stack([value, found.out[n]]))
    title = "Mistake 4: to take the output for a copy of one value"
    return Section("copied", title, (text,), (table,), {"distance": away, "elsewhere": elsewhere})


def _name(view: View, j: int) -> str:
    return view.keys[int(np.searchsorted(view.weighing.shown, j))]


def _again(view: View, k: Array | None = None, v: Array | None = None, **said: Any) -> Weighing:
    """The same question with something changed."""
    head: Head = view.head
    keys, values = head.k if k is None else k, head.v if v is None else v
    return weigh(head.q, keys, values, head.options | said, view.weighing.shown)


def _compared(view: View, rows: dict[str, Weighing], n: int) -> tuple[Table, Table]:
    """Weights with their entropy, and outputs, of one query."""
    shown, label = view.weighing.shown, view.queries[n]
    weights = tuple((*found.weights[n, shown].tolist(), float(found.entropy()[n])) for found in rows.values())
    outs = tuple(cells_of(found.out[[n], :NUMBERS])[0] for found in rows.values())
    columns = view.values if len({len(row) for row in outs}) == 1 else tuple(str(m) for m in range(len(outs[0])))
    return (
        Table(f"weights of {label}", tuple(rows), (*view.keys, "entropy"), weights),
        Table(f"output of {label}", tuple(rows), columns, outs, 2),
    )


def _weights(found: Weighing, n: int) -> list[float]:
    weights: list[float] = found.weights[n, found.shown].tolist()
    return weights


def _output(found: Weighing, n: int) -> list[float]:
    out: list[float] = found.out[n].tolist()
    return out
