"""Table: an array that traced functions may read. Its public name is `regard.ops.Table`."""

from __future__ import annotations

from typing import Any, NoReturn

from .expressions import Array, Expr, Kind, TraceError, convert, lift
from .operands import int32_array, plain_array


class Table:
    """An array that a traced function may read.

    >>> from regard import masks
    >>> ids = Table([0, 0, 1, 1])
    >>> same = masks.Where(lambda b, h, p, j: ids[p] == ids[j])

    An index for each axis, of kind int; an index outside, also a negative one, raises IndexError when the function is
    evaluated, even where a mask hides the pair. Integers must fit into 32 bits; floats are read in the precision of
    the scores. The array is not copied where it need not be converted.
    """

    __slots__ = ("array", "kind")

    array: Array
    kind: Kind

    def __init__(self, array: Any) -> None:
        values = plain_array(array, "the array of a Table")
        if values.ndim == 0:
            raise ValueError("a Table needs at least one axis; a single number can be used in the function as it is")
        self.array, self.kind = _table_values(values)

    def __getitem__(self, index: Any) -> Expr:
        indices = index if isinstance(index, tuple) else (index,)
        if len(indices) != self.array.ndim:
            raise TraceError(
                f"a Table of shape {self.array.shape} takes {self.array.ndim} indices, not {len(indices)}: "
                "slices are not available"
            )
        return Expr("table", (self, *map(_as_index, indices)), self.kind)

    def __eq__(self, other: object) -> NoReturn:
        raise TraceError("a Table has no value as a whole: write table[index] == x")

    __hash__ = object.__hash__
    __iter__ = None
    __array_ufunc__ = None


def _as_index(x: Any) -> Expr:
    if isinstance(x, slice) or x is None or x is Ellipsis:
        raise TraceError("a Table takes one index for each axis: slices, None and ... are not available")
    index = lift(x)
    if index.kind == "float":
        raise TraceError("an index of a Table must be an integer, not a float: divide with // and use whole numbers")
    return convert(index, "int")


def _table_values(array: Array) -> tuple[Array, Kind]:
    if array.dtype.kind == "b":
        return array, "bool"
    if array.dtype.kind in "iu":
        return int32_array(array, "the array of a Table"), "int"
    return array, "float"
