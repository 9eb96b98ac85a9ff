"""Every word of tiles, as machine code and on the NumPy machine: the same bits for the same numbers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import pytest

from kernels import NUMPY_TYPES, VECTOR, argument, isa, quick, run_both
from regard.kernels import functions
from regard.tile.lang import SIZES, Mem, where
from regard.tile.machines import lanes
from support import same_bits

REALS = ("f32", "f64")
WIDTH, ROWS = 4, 8  # registers to a row and rows to a tile of the table tests


# -- numbers -----------------------------------------------------------------------------------------------------------
def special(real):
    """Numbers on which arithmetic goes wrong first."""
    dtype = NUMPY_TYPES[real]
    info = np.finfo(dtype)
    whole = 2.0 ** (info.nmant + 1)
    sizes = [
        0.0,
        info.smallest_subnormal,
        3 * info.smallest_subnormal,
        info.tiny / 2,
        info.tiny - info.smallest_subnormal,
    ]
    sizes += [
        info.tiny,
        info.tiny * 1.5,
        0.5,
        1 - info.epsneg,
        1,
        1 + info.eps,
        1.5,
        2.5,
        3.5,
        4,
        126.5,
        127,
        128,
        1022.5,
    ]
    sizes += [whole / 2 - 0.5, whole / 4 + 0.25, whole, whole + 2, 1e9, info.max / 2, info.max, np.inf]
    # Where float16 and bfloat16 begin, end and tie.
    sizes += [2.0**-24, 2.0**-25, 3 * 2.0**-25, 2.0**-25 * (1 + info.eps), 2.0**-14 * (1 - 2.0**-11), 1 + 2.0**-11]
    sizes += [1 + 3 * 2.0**-11, 65504, 65519, 65520, 65536, 1 + 2.0**-8, 1 + 3 * 2.0**-8, 1 + 2.0**-8 + 2.0**-20]
    sizes += [2.0**-133, 2.0**-134, 3 * 2.0**-134, 3.3895313892515355e38, 3.3961775292304957e38]
    with np.errstate(all="ignore"):
        sizes = np.array(sizes, dtype)
    return np.concatenate([sizes, -sizes, [dtype(np.nan)]])


def spread(real, count, seed=0):
    """Random numbers of every exponent."""
    rng = np.random.default_rng(seed)
    whole = np.int32 if real == "f32" else np.int64
    info = np.iinfo(whole)
    return rng.integers(info.min, info.max, count, whole, endpoint=True).view(NUMPY_TYPES[real])


def ordinary(real, count, seed=1):
    return np.random.default_rng(seed).standard_normal(count).astype(NUMPY_TYPES[real])


def tuples(values, n):
    """All n-tuples of some values, as n columns."""
    return [np.array(column) for column in zip(*product(values, repeat=n))]


def numbers(real, n):
    """n columns: special numbers in all combinations, then random ones."""
    few = special(real) if n < 3 else special(real)[::4]
    columns = zip(tuples(few, n), *[[f(real, 1500, 10 * n + i) for i in range(n)] for f in (spread, ordinary)])
    return [np.concatenate(parts) for parts in columns]


def triples(real):
    """For fma, also sums that cancel almost or wholly, and results near the smallest normal number."""
    a, b, c = numbers(real, 3)
    x, y = ordinary(real, 2000, 5), ordinary(real, 2000, 6)
    tiny = np.finfo(x.dtype).tiny
    with np.errstate(all="ignore"):
        near = np.nextafter(-(x * y), np.where(x > 0, np.inf, -np.inf).astype(x.dtype))
        more = [(x, y, -(x * y)), (x, y, near), (x * np.sqrt(tiny), y * np.sqrt(tiny), x * tiny)]
    return [np.concatenate([first, *rest]) for first, *rest in zip((a, b, c), *more)]


def integers(n):
    few = [0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 2**16, 2**30, -(2**30), 2**31 - 1, -(2**31)]
    rng = np.random.default_rng(n)
    columns = [np.concatenate([column, rng.integers(-(2**31), 2**31, 3000)]) for column in tuples(few, n)]
    return [column.astype(np.int32) for column in columns]


def distances():
    """Numbers and how far to shift them."""
    values, _ = integers(2)
    return [values, np.resize(np.arange(32, dtype=np.int32), values.size)]


def signed_distances():
    values, _ = integers(2)
    return [values, np.resize(np.arange(-3, 36, dtype=np.int32), values.size)]


def within_int32(real):
    """Numbers that a conversion to int32 is meant for."""
    x = np.concatenate(numbers(real, 1))
    return [x[np.abs(x) < 2.0**31]]


def positive_normal(real):
    x = np.abs(np.concatenate(numbers(real, 1)))
    return [x[(x >= np.finfo(x.dtype).tiny) & (x < np.inf)]]


def mantissas(real):
    """Numbers in [1, 2) and exponents of any size: what exp2 scales."""
    x, t = numbers(real, 2)
    return [np.abs(np.frexp(np.where(np.isfinite(x) & (x != 0), x, 1))[0] * 2).astype(x.dtype), t]


def scaled_in_range(real):
    """Any number, where the power of two and the result are normal."""
    x, t = numbers(real, 2)
    bias = 126 if real == "f32" else 1022
    keep = np.isnan(t) | (np.abs(t) < bias)
    return [x[keep], t[keep]]


# -- words of tiles ----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Word:
    """`apply` turns tiles of the element types `takes` ("real" stands for the kernel's) into one of type `gives`."""

    name: str
    takes: tuple[str, ...]
    gives: str
    apply: Any
    columns: Any

    def __str__(self):
        return self.name


def real_word(name, n, apply, columns=None, gives="real"):
    return Word(name, ("real",) * n, gives, apply, columns or (lambda real: numbers(real, n)))


def int_word(name, n, apply, columns=None, gives="i32"):
    return Word(name, ("i32",) * n, gives, apply, lambda real: columns() if columns else integers(n))


def truth(tile):
    """A number as a truth."""
    return ~tile.same(0)


WORDS = [
    real_word("add", 2, lambda a, b: a + b),
    real_word("sub", 2, lambda a, b: a - b),
    real_word("mul", 2, lambda a, b: a * b),
    real_word("div", 2, lambda a, b: a / b),
    real_word("neg", 1, lambda a: -a),
    real_word("abs", 1, lambda a: a.abs()),
    real_word("fma", 3, lambda a, b, c: a.fma(b, c), triples),
    real_word("max", 2, lambda a, b: a.max(b)),
    real_word("min", 2, lambda a, b: a.min(b)),
    real_word("floor", 1, lambda a: a.floor()),
    real_word("fraction", 1, lambda a: a.fraction()),
    real_word("scaled of a mantissa", 2, lambda a, t: a.scaled(t), mantissas),
    real_word("scaled in range", 2, lambda a, t: a.scaled(t), scaled_in_range),
    real_word("exponent", 1, lambda a: a.exponent(), positive_normal),
    real_word("gt", 2, lambda a, b: a > b, gives="bool"),
    real_word("ge", 2, lambda a, b: a >= b, gives="bool"),
    real_word("lt", 2, lambda a, b: a < b, gives="bool"),
    real_word("le", 2, lambda a, b: a <= b, gives="bool"),
    real_word("same", 2, lambda a, b: a.same(b), gives="bool"),
    real_word("where", 2, lambda a, b: where(a > b, a, b)),
    real_word("where with a number", 1, lambda a: where(a > 1.0, 2.5, a)),
    real_word("with a number on the right", 1, lambda a: a * 1.1 + 0.3),
    real_word("to i32", 1, lambda a: a.to_int(), within_int32, gives="i32"),
    real_word("to f32", 1, lambda a: a.to_real("f32"), gives="f32"),
    real_word("to f64", 1, lambda a: a.to_real("f64"), gives="f64"),
    real_word("exp2", 1, functions.exp2),
    real_word("exp", 1, functions.exp),
    real_word("tanh", 1, functions.tanh),
    real_word("log", 1, functions.log),
    int_word("int add", 2, lambda a, b: a + b),
    int_word("int sub", 2, lambda a, b: a - b),
    int_word("int mul", 2, lambda a, b: a * b),
    int_word("int floordiv", 2, lambda a, b: a._with("floordiv", b)),
    int_word("int neg", 1, lambda a: -a),
    int_word("int abs", 1, lambda a: a.abs()),
    int_word("int max", 2, lambda a, b: a.max(b)),
    int_word("int min", 2, lambda a, b: a.min(b)),
    int_word("int and", 2, lambda a, b: a & b),
    int_word("int or", 2, lambda a, b: a | b),
    int_word("int xor", 2, lambda a, b: a ^ b),
    int_word("int not", 1, lambda a: ~a),
    int_word("shift left", 2, lambda a, b: a << b, signed_distances),
    int_word("shift right", 2, lambda a, b: a >> b, distances),
    int_word("shift right by a number", 1, lambda a: a >> 16),
    int_word("int gt", 2, lambda a, b: a > b, gives="bool"),
    int_word("int ge", 2, lambda a, b: a >= b, gives="bool"),
    int_word("int lt", 2, lambda a, b: a < b, gives="bool"),
    int_word("int le", 2, lambda a, b: a <= b, gives="bool"),
    int_word("int same", 2, lambda a, b: a.same(b), gives="bool"),
    int_word("int where", 2, lambda a, b: where(a > b, a, b)),
    int_word("int to real", 1, lambda a: a.to_real(a.m.real), gives="real"),
    int_word("bool and", 2, lambda a, b: truth(a) & truth(b), gives="bool"),
    int_word("bool or", 2, lambda a, b: truth(a) | truth(b), gives="bool"),
    int_word("bool xor", 2, lambda a, b: truth(a) ^ truth(b), gives="bool"),
    int_word("bool not", 1, lambda a: ~truth(a), gives="bool"),
    int_word("bool to real", 1, lambda a: truth(a).to_real(a.m.real), gives="real"),
    int_word("bool to i32", 1, lambda a: truth(a).to_int(), gives="i32"),
]

SINGLE = [  # these are about 32 bits
    real_word("bits", 1, lambda a: a.bits(), gives="i32"),
    real_word("bfloat", 1, lambda a: a.bfloat()),
    int_word("from bits", 1, lambda a: a.from_bits(), gives="real"),
    int_word("bits there and back", 1, lambda a: a.from_bits().bits()),
]


def whole(count, real, machine):
    """As many numbers, rounded up to tiles."""
    size = lanes(isa(machine).name, real) * WIDTH * ROWS
    return -(-count // size) * size


def prepared(word, real, machine):
    """Input arrays of a whole number of tiles, and the output array."""
    columns = word.columns(real)
    count = whole(columns[0].size, real, machine)
    kind = real if word.gives == "real" else word.gives
    out = np.zeros(count, np.int32 if kind == "bool" else NUMPY_TYPES[kind])
    return [np.resize(column, count) for column in columns], out


def table_kernel(word, count):
    """out[i] = word(in[i], ..) for every tile of the arrays."""

    def kernel(m):
        def mem(n, elem):
            elem = {"real": m.real, "bool": "i32"}.get(elem, elem)
            return Mem(m, argument(m, n), m.lanes * WIDTH * SIZES[elem], elem, WIDTH)

        sources = [mem(n, elem) for n, elem in enumerate(word.takes)]
        out = mem(len(sources), word.gives)
        for i in m.range(0, count // (m.lanes * WIDTH), ROWS):
            made = word.apply(*(source.load(i, rows=ROWS) for source in sources))
            stored(out, i, where(made, m.const(1, "i32"), 0) if word.gives == "bool" else made)

    return kernel


def stored(out, i, tile):
    """A float tile of another type than the kernel's is stored as it is: `store` would convert from the kernel's."""
    m = out.m
    if out.elem in ("f32", "f64") and out.elem != m.real:
        tile = tile.to_real(m.real)
    out.store(i, tile)


def check_word(word, real, machine):
    inputs, out = prepared(word, real, machine)
    native, defined = run_both(machine, real, table_kernel(word, out.size), *inputs, out)
    a, b = native[-1], defined[-1]
    wrong = np.flatnonzero(~((a == b) & (np.signbit(a) == np.signbit(b)) | ((a != a) & (b != b))))
    shown = [([x[i] for x in inputs], a[i], b[i]) for i in wrong[:5]]
    assert not wrong.size, f"{wrong.size} of {a.size} differ; (inputs, native, NumPy machine): {shown}"


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("real", REALS)
@pytest.mark.parametrize("word", WORDS, ids=str)
def test_word(word, real, machine):
    check_word(word, real, machine)


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("word", SINGLE, ids=str)
def test_word_of_32_bits(word, machine):
    check_word(word, "f32", machine)


# -- what the words mean, said a second time in plain NumPy -----------------------------------------------------------
MEANING = {
    "add": np.add,
    "div": np.divide,
    "floor": np.floor,
    "max": lambda a, b: np.where(a > b, a, b),
    "min": lambda a, b: np.where(a < b, a, b),
    "int floordiv": lambda a, b: np.array([int(x) // int(y) if y else 0 for x, y in zip(a, b)], np.int64).astype(
        np.int32
    ),
    "int mul": lambda a, b: (a.astype(np.int64) * b).astype(np.int32),
    "shift left": lambda a, b: np.array([int(x) << int(y) if 0 <= y < 32 else 0 for x, y in zip(a, b)]).astype(
        np.int32
    ),
    "shift right": lambda a, b: np.array([(int(x) & 0xFFFFFFFF) >> int(y) for x, y in zip(a, b)]).astype(np.int32),
    "to i32": lambda a: np.trunc(a).astype(np.int32),
    "exponent": lambda a: np.floor(np.log2(a.astype(np.longdouble))).astype(a.dtype),
}


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("name", MEANING)
def test_meaning(name, machine):
    real = "f32"
    word = next(word for word in WORDS if word.name == name)
    inputs, out = prepared(word, real, machine)
    native, _ = run_both(machine, real, table_kernel(word, out.size), *inputs, out)
    with np.errstate(all="ignore"):
        assert same_bits(native[-1], MEANING[name](*inputs))


def test_fma_rounds_once():
    """Against exact arithmetic in rational numbers."""
    from fractions import Fraction

    from regard.tile.arithmetic import fma

    for real in REALS:
        a, b, c = triples(real)
        with np.errstate(all="ignore"):
            found = fma(a, b, c)
        keep = np.flatnonzero(np.isfinite(a) & np.isfinite(b) & np.isfinite(c) & np.isfinite(found))
        for i in keep[:: max(1, keep.size // 3000)]:
            exact = Fraction(float(a[i])) * Fraction(float(b[i])) + Fraction(float(c[i]))
            with np.errstate(all="ignore"):
                low, high = (np.nextafter(found[i], found.dtype.type(side)) for side in (-np.inf, np.inf))
            distance = abs(Fraction(float(found[i])) - exact)
            others = [abs(Fraction(float(x)) - exact) for x in (low, high) if np.isfinite(x)]
            assert distance <= min(others), (real, a[i], b[i], c[i], found[i])


@pytest.mark.parametrize(
    ("name", "domain"), [("exp2", (-120, 120)), ("exp", (-80, 88)), ("tanh", (-12, 12)), ("log", (1e-30, 1e38))]
)
@pytest.mark.parametrize("real", REALS)
@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
def test_functions_are_accurate(name, domain, real, machine):
    word = next(word for word in WORDS if word.name == name)
    x = np.random.default_rng(0).uniform(*domain, 3000).astype(NUMPY_TYPES[real])
    small = np.geomspace(1e-30, 1, 1000).astype(x.dtype)
    edge = [np.finfo(x.dtype).max, np.finfo(x.dtype).tiny] if name == "log" else [0.0]
    x = np.concatenate([x, small, np.array(edge, x.dtype), -small if name != "log" else small])
    x = np.resize(x, whole(x.size, real, machine))
    native, _ = run_both(machine, real, table_kernel(word, x.size), x, np.zeros_like(x))
    with np.errstate(all="ignore"):
        exact = getattr(np, name)(x.astype(np.longdouble))
    error = np.abs(native[-1] - exact) / np.maximum(np.abs(exact), 1e-300)
    # log is measured absolutely near 1, where it vanishes; a relative error of x is |x| times as large in exp(x).
    error = np.minimum(error, np.abs(native[-1] - exact)) if name == "log" else error
    error = error / (1 + np.abs(x)) if name == "exp" else error
    bound = 12 * np.finfo(x.dtype).eps
    assert error.max() <= bound, (x[error.argmax()], native[-1][error.argmax()])


def test_ends_of_functions():
    """Infinities, NaN and zero, on every machine: see `test_word` for equality with the NumPy machine."""
    ends = {
        "exp2": ([-np.inf, np.nan, 0.0, -150.0], [0.0, np.nan, 1.0, 0.0]),
        "exp": ([-np.inf, np.nan, 0.0, np.inf, 1000.0], [0.0, np.nan, 1.0, np.inf, np.inf]),
        "tanh": ([-np.inf, np.inf, np.nan, 0.0, 50.0], [-1.0, 1.0, np.nan, 0.0, 1.0]),
        "log": ([0.0, -1.0, np.inf, np.nan, 1.0], [-np.inf, np.nan, np.inf, np.nan, 0.0]),
    }
    for machine in VECTOR:
        for name, (given, expected) in ends.items():
            word = next(word for word in WORDS if word.name == name)
            x = np.resize(np.array(given, np.float32), whole(1, "f32", machine))
            native, defined = run_both(machine, "f32", table_kernel(word, x.size), x, np.zeros_like(x))
            for found in (native[-1], defined[-1]):
                np.testing.assert_array_equal(found[: len(given)], np.array(expected, np.float32), err_msg=name)
