"""What the words of the tile language compute, number by number, in NumPy: the definition native code must equal."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

TYPES: dict[str, Any] = {
    "f32": np.float32,
    "f64": np.float64,
    "i32": np.int32,
    "i64": np.int64,
    "bool": np.bool_,
    "f16": np.float16,
    "i8": np.uint8,
}
BIAS = {"f32": (127, 23, np.int32), "f64": (1023, 52, np.int64)}


def widen_bfloat16(bits: Array) -> Array:
    return (bits.astype(np.uint32) << 16).view(np.float32)


def narrow_bfloat16(x: Array) -> Array:
    """Round to the nearest bfloat16, ties to even; a NaN stays one."""
    bits = x.astype(np.float32).view(np.uint32)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    return np.where(np.isnan(x), ((bits >> 16) | 0x40).astype(np.uint16), rounded)


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c rounded once."""
    return _fma32(a, b, c) if a.dtype == np.float32 else _fma64(*np.broadcast_arrays(a, b, c))


def _to_odd(total: Array, error: Array) -> Array:
    """A float64 sum and its exact error, rounded to odd: rounding the result again cannot round twice."""
    bits = np.ascontiguousarray(total).view(np.int64)
    fix = np.isfinite(total) & (error != 0) & np.isfinite(error) & ((bits & 1) == 0)
    step = np.where((error > 0) == (total > 0), 1, -1)
    return np.where(fix, (bits + step).view(np.float64), total)


def _two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    total = a + b
    back = total - a
    return total, (a - (total - back)) + (b - back)


def _fma32(a: Array, b: Array, c: Array) -> Array:
    product, c = a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64)  # exact: 24 + 24 bits
    total = np.asarray(product + c)
    # Rounding twice is wrong only where the first result lies half-way between two float32, or is less than normal.
    risky = ((total.view(np.int64) & 0x1FFFFFFF) == 0x10000000) | ((np.abs(total) < 2.0**-126) & (total != 0))
    return (_to_odd(*_two_sum(product, c)) if risky.any() else total).astype(np.float32)


def _split(a: Array) -> tuple[Array, Array]:
    t = 134217729.0 * a
    high = t - (t - a)
    return high, a - high


def _fma64(a: Array, b: Array, c: Array) -> Array:
    """Boldo and Melquiond, "Emulation of FMA and correctly rounded sums" (2008), by rounding to odd."""
    product = a * b
    (ah, al), (bh, bl) = _split(a), _split(b)
    low = al * bl - (((product - ah * bh) - al * bh) - ah * bl)
    upper, lower = _two_sum(c, low)
    head, tail = _two_sum(product, upper)
    exact = head + _to_odd(*_two_sum(tail, lower))
    plain = np.where(np.isinf(c) & np.isfinite(a) & np.isfinite(b), c, product + c)
    result = np.where(np.isfinite(exact) & np.isfinite(low), exact, plain)
    far = (np.abs(product) < 2.0**-900) | (np.maximum(np.maximum(np.abs(a), np.abs(b)), np.abs(product)) > 2.0**990)
    far = (far | (np.abs(c) > 2.0**990)) & np.isfinite(a) & np.isfinite(b) & np.isfinite(c) & (a != 0) & (b != 0)
    for at in zip(*np.nonzero(far)):
        result[at] = _rational_fma(float(a[at]), float(b[at]), float(c[at]))
    return result


def _rational_fma(a: float, b: float, c: float) -> float:
    """Where an intermediate number could leave the range of float64, rational numbers decide."""
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    try:
        return float(exact)
    except OverflowError:
        return math.inf if exact > 0 else -math.inf


def fraction(x: Array, down: bool = False) -> Array:
    """x - floor(x), rounded to nearest (so it can be 1) or down; 0 where |x| is too large to have a fraction."""
    y = np.where(np.isinf(x), x.dtype.type(0), x)
    result, error = _two_sum(y, -np.floor(y))
    if not down:
        return result
    # Rounding down, equal numbers differ by -0.
    result = np.where((result == 0) & np.isfinite(x), -x.dtype.type(0), result)
    return np.where(error < 0, np.nextafter(result, x.dtype.type(0)), result)


def scaled(x: Array, t: Array) -> Array:
    """x * 2 ** floor(t), the power being 0 below the smallest normal one and inf above the largest."""
    bias, _, _ = BIAS["f32" if x.dtype == np.float32 else "f64"]
    n = np.clip(np.floor(np.nan_to_num(t, nan=0.0, posinf=bias + 1, neginf=-bias)), -bias, bias + 1)
    power = np.where(n == -bias, 0, np.ldexp(x.dtype.type(1), n.astype(np.int32))).astype(x.dtype)
    return np.where(np.isnan(t), t, x * power).astype(x.dtype)


def exponent(x: Array) -> Array:
    bias, shift, whole = BIAS["f32" if x.dtype == np.float32 else "f64"]
    return ((x.view(whole) >> shift) - bias).astype(x.dtype)


def floor_divide(a: Array, b: Array) -> Array:
    """Rounds down, as Python does; 0 where b is 0."""
    safe = np.where(b == 0, 1, b)
    return np.where(b == 0, 0, np.floor_divide(a.astype(np.int64), safe)).astype(np.int32)


OPERATIONS: dict[str, Any] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "floordiv": floor_divide,
    "neg": lambda a: -a,
    "abs": np.abs,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: np.where((b < 0) | (b > 31), 0, a << np.clip(b, 0, 31)),
    "shr": lambda a, b: (a.view(np.uint32) >> b.view(np.uint32)).view(np.int32),
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "eq": lambda a, b: a == b,
    "max": lambda a, b: np.where(a > b, a, b),
    "min": lambda a, b: np.where(a < b, a, b),
    "select": lambda p, a, b: np.where(p, a, b),
    "fma": fma,
    "floor": np.floor,
    "fraction": fraction,
    "scaled": scaled,
    "exponent": exponent,
    "bits": lambda a: np.ascontiguousarray(a).view(np.int32),
    "bfloat": lambda a: widen_bfloat16(narrow_bfloat16(a)),
    "from_bits": lambda a: np.ascontiguousarray(a).view(np.float32),
    "to_f32": lambda a: a.astype(np.float32),
    "to_f64": lambda a: a.astype(np.float64),
    "to_i32": lambda a: a.astype(np.int32),
}


def flush(x: Array) -> Array:
    """Subnormal numbers become zeros of their sign, as matrix units have it."""
    return np.where(np.abs(x) < np.float32(2.0**-126), np.float32(0) * x, x).astype(np.float32)


def matrix_product(acc: Array, a: Array, b: Array) -> Array:
    """acc + a @ b on one tile, in the order Intel documents for TDPBF16PS.

    a is 16 x 32, b is 16 x 32 (pairs of rows lie side by side): even and odd members of the pairs are summed each in a
    chain from zero, their sum is added to the accumulator, and every result is flushed.
    """
    with np.errstate(all="ignore"):
        a, b = flush(a), flush(b)
        sums = np.zeros((2, 16, 16), np.float32)
        for n in range(16):
            sums = flush(fma(a[:, 2 * n : 2 * n + 2].T[:, :, None], b[n].reshape(16, 2).T[:, None, :], sums))
        return flush(flush(acc) + flush(sums[0] + sums[1]))


def chained_product(acc: Array, a: Array, b: Array) -> Array:
    """acc + a @ b on one tile, in the order of VDPBF16PS: of each pair the odd member first, everything flushed."""
    with np.errstate(all="ignore"):
        a, b, acc = flush(a), flush(b), flush(acc)
        for n in range(16):
            for member in (1, 0):
                acc = flush(fma(a[:, 2 * n + member, None], b[n].reshape(16, 2)[None, :, member], acc))
        return acc
