"""q, k and v: read, brought to one order of axes, and compared with each other."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .arrays import FLOATS, Array, Kind, to_numpy


class Inputs(NamedTuple):
    """q, k and v as arrays (.., heads, rows, dim) of one type of float, and their sizes.

    Nothing is copied but integers, bools and lists. `batch` is what the leading axes broadcast to; those of the arrays
    are as they came. `squeeze`: the arrays were tables of two axes and have been given a head axis.
    """

    q: Array
    k: Array
    v: Array
    kind: Kind
    layout: str
    squeeze: bool
    batch: tuple[int, ...]
    heads: int
    kv_heads: int
    queries: int
    keys: int
    dim: int
    vdim: int


def read_inputs(q: Any, k: Any, v: Any, layout: str) -> Inputs:
    """Arrays of any kind as Inputs; ValueError where shapes, TypeError where types do not go together."""
    arrays, kind = _of_one_kind(q, k, v)
    tables = _of_one_dtype(arrays, (q, k, v))
    squeeze = _has_two_axes(tables)
    if squeeze:
        tables = [table[None] for table in tables]
    elif layout == "lhd":
        tables = [table.swapaxes(-2, -3) for table in tables]
    q, k, v = tables
    try:
        return Inputs(q, k, v, kind, layout, squeeze, _batch(q, k, v), *_sizes(q, k, v))
    except ValueError as error:
        raise ValueError(f"{error}: {_shapes(arrays, layout)}") from None


def _of_one_kind(q: Any, k: Any, v: Any) -> tuple[list[Array], Kind]:
    queries, kind = to_numpy(q, "q")
    keys, k_kind = to_numpy(k, "k")
    values, v_kind = to_numpy(v, "v")
    if not kind is k_kind is v_kind:
        raise TypeError(
            f"q, k and v must be arrays of one kind, and q is of {kind.name}, k of {k_kind.name}, v of {v_kind.name}: "
            "convert them first"
        )
    return [queries, keys, values], kind


def _of_one_dtype(arrays: list[Array], given: tuple[Any, ...]) -> list[Array]:
    tables = [_floats(array, x, name) for array, x, name in zip(arrays, given, "qkv")]
    q, k, v = [FLOATS[table.dtype] for table in tables]
    if not q is k is v:
        names = [_computed_in(array, table) for array, table in zip(arrays, tables)]
        raise TypeError(
            f"q, k and v must share one dtype, and q is {names[0]}, k {names[1]}, v {names[2]}: convert them, as in "
            "k.astype(q.dtype)"
        )
    return tables


def _computed_in(array: Array, table: Array) -> str:
    same = array.dtype == table.dtype
    return f"{array.dtype}" if same else f"{array.dtype} (computed in {table.dtype})"


def _floats(array: Array, given: Any, name: str) -> Array:
    """The array, or in float64 what is no array of floats: integers, bools, lists."""
    if isinstance(given, (list, tuple)):
        if array.dtype in FLOATS or array.dtype.kind in "iubf":
            return array.astype(np.float64, copy=False)
    elif array.dtype in FLOATS:
        return array
    elif array.dtype.kind in "iub":
        return array.astype(np.float64)
    raise _no_number(array, given, name)


def _no_number(array: Array, given: Any, name: str) -> TypeError:
    dtype = array.dtype
    if dtype.kind == "c":
        advice = f"weights come from real scores: give {name}.real, or real and imaginary parts side by side"
    elif dtype.kind == "O":
        return TypeError(
            f"{name}, of type {type(given).__name__}, is an array of objects and not of numbers: an array of floats or "
            f"integers is expected, as from {name}.astype(np.float64)"
        )
    else:
        advice = f"float64, float32, float16, bfloat16, integers and bools are taken: write {name}.astype(np.float32)"
    return TypeError(f"{name} has dtype {dtype}: {advice}")


def _has_two_axes(tables: list[Array]) -> bool:
    q, k, v = [table.ndim for table in tables]
    if q == k == v == 2:
        return True
    if q < 3 or k < 3 or v < 3:
        given = ", ".join(f"{name} {table.shape}" for name, table in zip("qkv", tables))
        raise ValueError(
            f"q, k and v must have at least three axes (heads, rows, dim), or all three of them two, (rows, dim); "
            f"they are {given}: a batch without heads is x[:, None]"
        )
    return False


def _shapes(arrays: list[Array], layout: str) -> str:
    q, k, v = (array.shape for array in arrays)
    if len(q) == 2:
        axes = "(rows, dim)"
    elif layout == "lhd":
        axes = '(.., rows, heads, dim) by layout="lhd"'
    else:
        axes = '(.., heads, rows, dim); arrays (.., rows, heads, dim) need layout="lhd"'
    return f"the shapes are q {q}, k {k}, v {v}, with axes {axes}"


def _sizes(q: Array, k: Array, v: Array) -> tuple[int, int, int, int, int, int]:
    (heads, queries, dim), (kv_heads, keys, k_dim), (v_heads, values, vdim) = q.shape[-3:], k.shape[-3:], v.shape[-3:]
    if dim != k_dim:
        raise ValueError(f"queries have {dim} numbers each and keys {k_dim}, and must have equally many")
    if keys != values:
        raise ValueError(f"there are {keys} keys and {values} values, and must be equally many")
    if kv_heads != v_heads:
        raise ValueError(f"k has {kv_heads} heads and v {v_heads}, and they must have equally many")
    if heads % kv_heads if kv_heads else heads:
        raise ValueError(
            f"q has {heads} heads and k and v have {kv_heads}: the number of q must be a multiple, so that each of "
            "theirs serves a group of equal size"
        )
    return heads, kv_heads, queries, keys, dim, vdim


def _batch(*tables: Array) -> tuple[int, ...]:
    q, k, v = [table.shape[:-3] for table in tables]
    try:
        return q if q == k == v else np.broadcast_shapes(q, k, v)
    except ValueError:
        raise ValueError(f"the leading axes q {q}, k {k} and v {v} do not broadcast with each other") from None
