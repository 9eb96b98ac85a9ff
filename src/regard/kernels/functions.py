"""Elementary functions on tiles, made of the words every machine has."""

from __future__ import annotations

from ..tile.lang import Tile, where

LOG2_E = 1.4426950408889634
LN_2 = 0.6931471805599453

# 2 ** r on [0, 1), highest power first; exactly 1 at 0. Largest relative error 7.5e-8 and 3.0e-17: the float64 one
# interpolates (2 ** r - 1) / r at Chebyshev nodes, the float32 one was levelled further (Remez).
EXP2 = {
    "f32": (1.8775767e-3, 8.9893397e-3, 5.5826318e-2, 2.4015361e-1, 6.9315308e-1, 1.0),
    "f64": (
        6.123092916826387e-10,
        6.634445866251414e-09,
        1.0236023803275179e-07,
        1.3210583477765189e-06,
        1.5252998899728418e-05,
        0.00015403521219107733,
        0.001333355834393728,
        0.009618129105151757,
        0.05550410866498067,
        0.24022650695909673,
        0.6931471805599453,
        1.0,
    ),
}


def exp2(t: Tile) -> Tile:
    """2 ** t for t below 127; 0 where the result would not be a normal number; NaN stays."""
    fraction = t.fraction()
    constants = EXP2[t.elem]
    p = t.m.const(constants[0], t.elem)
    for c in constants[1:]:
        p = p.fma(fraction, t.m.const(c, t.elem))
    scaled: Tile = p.scaled(t)
    return scaled


# 2 ** r on [0, 1) to 7.5e-5, with half a unit of bfloat16 added: cut to 16 bits, it is rounded.
BFLOAT16 = (0.07802452, 0.22606716, 0.69583354, 0.99992522 + 2.0**-8)


def exp2_bfloat(t: Tile) -> Tile:
    """2 ** t for weights that will be cut to bfloat16."""
    fraction = t.fraction()
    p = t.m.const(BFLOAT16[0], t.elem)
    for c in BFLOAT16[1:]:
        p = p.fma(fraction, t.m.const(c, t.elem))
    scaled: Tile = p.scaled(t)
    return scaled


def exp(x: Tile) -> Tile:
    """exp for any x; inf above the largest number."""
    m, top = x.m, 80.0 if x.elem == "f32" else 700.0
    # Where 2 ** t would leave the range of `scaled`, the square of the root is taken.
    half = exp2(m.const(top, x.elem).min(x * (0.5 * LOG2_E)))
    return half * half


def tanh(x: Tile) -> Tile:
    """(1 - e) / (1 + e) with e = exp(-2 |x|); near 0, where that cancels, an odd polynomial."""
    size = x.abs()
    e = exp2(size * (-2.0 * LOG2_E))
    far = (x.m.const(1.0, x.elem) - e) / (x.m.const(1.0, x.elem) + e)
    far = where(x < 0.0, -far, far)
    square = x * x
    near = x * _polynomial(square, TANH[x.elem])
    return where(size < 0.25, near, far)


# tanh(x) / x in powers of x squared: the Taylor series, exact to the last bit below 0.25.
_SERIES = (
    1.0,
    -1.0 / 3,
    2.0 / 15,
    -17.0 / 315,
    62.0 / 2835,
    -1382.0 / 155925,
    21844.0 / 6081075,
    -929569.0 / 638512875,
    6404582.0 / 10854718875,
    -443861162.0 / 1856156927625,
    18888466084.0 / 194896477400625,
    -113927491862.0 / 2900518163668125,
    58870668456604.0 / 3698160658676859375,
)
TANH = {"f32": _SERIES[:7], "f64": _SERIES}


def log(x: Tile) -> Tile:
    """Natural logarithm; -inf at 0, NaN below, inf at inf."""
    m = x.m
    small = x < SMALLEST[x.elem]
    normal = where(small, x * 2.0**64, x)
    exponent = normal.exponent()
    # The power 2 ** -exponent of the largest numbers would not be a normal number.
    mantissa = normal.scaled(m.const(1.0, x.elem) - exponent) * 0.5
    exponent = where(small, exponent - 64.0, exponent)
    high = mantissa > 1.4142135
    mantissa = where(high, mantissa * 0.5, mantissa)
    exponent = exponent + where(high, m.const(1.0, x.elem), 0.0)
    one = m.const(1.0, x.elem)
    s = (mantissa - one) / (mantissa + one)
    result = exponent.fma(LN_2, s * 2.0 * _polynomial(s * s, ATANH[x.elem]))
    result = where(x.same(0.0), m.const(float("-inf"), x.elem), result)
    result = where(x < 0.0, m.const(float("nan"), x.elem), result)
    return where(x < float("inf"), result, x + x.m.const(0.0, x.elem))


SMALLEST = {"f32": 2.0**-126, "f64": 2.0**-1022}

# log((1 + s) / (1 - s)) / (2 s) in powers of s squared; s is at most 0.172.
ATANH = {"f32": tuple(1.0 / (2 * n + 1) for n in range(6)), "f64": tuple(1.0 / (2 * n + 1) for n in range(12))}


def _polynomial(x: Tile, coefficients: tuple[float, ...]) -> Tile:
    """Coefficients with the lowest power first."""
    p: Tile = x.m.const(coefficients[-1], x.elem)
    for c in reversed(coefficients[:-1]):
        p = p.fma(x, x.m.const(c, x.elem))
    return p
