"""Words about memory, lanes, whole numbers and control: native code and the NumPy machine agree."""

from __future__ import annotations

from itertools import product

import ml_dtypes
import numpy as np
import pytest

from kernels import NUMPY_TYPES, VECTOR, argument, isa, quick, run_both, run_numpy
from regard.tile.lang import SIZES, Mem, Tile, full
from regard.tile.machines import lanes, text
from support import same_bits
from test_words import REALS, ROWS, WIDTH, integers, numbers, special, spread


# -- memory ------------------------------------------------------------------------------------------------------------
def encoded(real, elem):
    """Numbers as they lie in memory: every 16-bit pattern, or special and random numbers."""
    if elem in ("f16", "bf16"):
        return np.arange(2**16, dtype=np.uint16).view(NUMPY_TYPES[elem])
    return np.concatenate([special(elem), spread(elem, 2000)])


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("elem", ["f32", "f64", "f16", "bf16"])
@pytest.mark.parametrize("real", REALS)
def test_loads_widen(real, elem, machine):
    """Also from odd addresses, and the same number by number."""
    source = encoded(real, elem)
    n = lanes(isa(machine).name, real)
    count = source.size // (2 * n) * 2 * n
    shifted = np.concatenate([[0], source.view(np.uint8)]).astype(np.uint8)
    out, one = np.zeros(count, NUMPY_TYPES[real]), np.zeros(256 * n, NUMPY_TYPES[real])

    def kernel(m):
        rows = Mem(m, argument(m, 0) + 1, 2 * n * SIZES[elem], elem, 2, SIZES[elem])
        into = Mem(m, argument(m, 1), 2 * n * SIZES[real], real, 2)
        for i in m.range(0, count // (2 * n)):
            into.store(i, rows.load(i))
        for i in m.range(0, 256):
            Mem(m, argument(m, 2), n * SIZES[real], real).store(i, rows.splat(0, 1, i))

    native, defined = run_both(machine, real, kernel, shifted, out, one)
    assert same_bits(native[1], defined[1])
    assert same_bits(native[2], defined[2])
    with np.errstate(all="ignore"):
        wide = (source.astype(np.uint32) << 16).view(np.float32) if elem == "bf16" else source
        limit = np.finfo(NUMPY_TYPES[real]).max  # a finite number stays finite
        wide = np.where(np.isfinite(wide), np.clip(wide, -limit, limit), wide) if elem == "f64" else wide
        assert same_bits(native[1], wide[:count].astype(NUMPY_TYPES[real]))
        assert same_bits(native[2], np.repeat(wide[:256].astype(NUMPY_TYPES[real]), n))


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize(
    ("real", "elem"), [("f32", "f32"), ("f64", "f64"), ("f32", "f16"), ("f32", "bf16"), ("f64", "f32"), ("f64", "bf16")]
)
def test_stores_narrow(real, elem, machine):
    """To nearest, ties to even; by registers and the first lane alone."""
    n = lanes(isa(machine).name, real)
    source = np.concatenate(numbers(real, 1))
    with np.errstate(all="ignore"):
        halves = np.arange(2**15, dtype=np.uint16)[:-1].view(np.float16).astype(NUMPY_TYPES[real])
        source = np.concatenate([source, halves, (halves[1:] + halves[:-1]) / 2])  # all numbers, all ties
    n *= WIDTH * ROWS
    source = source[: source.size // n * n]
    out, first = np.zeros(source.size, NUMPY_TYPES[elem]), np.zeros(source.size // n, NUMPY_TYPES[elem])

    def kernel(m):
        size = n // ROWS
        for i in m.range(0, source.size // n):
            x = Mem(m, argument(m, 0), size * SIZES[real], real, WIDTH).load(i * ROWS, ROWS)
            Mem(m, argument(m, 1), size * SIZES[elem], elem, WIDTH).store(i * ROWS, x)
            m.put_first(Mem(m, argument(m, 2), SIZES[elem], elem).at(i), x)

    native, defined = run_both(machine, real, kernel, source, out, first)
    for a, b in zip(native[1:], defined[1:]):
        assert equal_numbers(a, b, elem)
    assert equal_numbers(native[2], native[1][::n], elem)
    assert equal_numbers(native[1], narrowed(source, elem), elem)


def narrowed(x, elem):
    with np.errstate(all="ignore"):
        return x.astype(ml_dtypes.bfloat16).view(np.uint16) if elem == "bf16" else x.astype(NUMPY_TYPES[elem])


def equal_numbers(a, b, elem):
    """Equal bits; for bfloat16, which NumPy holds as bits here, any NaN is like another too."""
    if elem != "bf16":
        return same_bits(a, b)
    nan = [(x & 0x7FFF) > 0x7F80 for x in (a, b)]
    return bool(np.all((a == b) | (nan[0] & nan[1])))


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("real", REALS)
def test_whole_numbers_in_memory(real, machine):
    n = lanes(isa(machine).name, real)
    small, bytes_ = integers(1)[0][: 4 * n], np.arange(4 * n, dtype=np.uint8) * 7
    out = np.zeros(8 * n, np.int32)

    def kernel(m):
        into = Mem(m, argument(m, 2), n * 4, "i32")
        for i in m.range(0, 4):
            into.store(i, Mem(m, argument(m, 0), n * 4, "i32").load(i))
            into.store(i + 4, Mem(m, argument(m, 1), n, "i8").load(i))

    for result in run_both(machine, real, kernel, small, bytes_, out):
        np.testing.assert_array_equal(result[2], np.concatenate([small, bytes_]))


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("elem", ["real", "i32", "i8"])
@pytest.mark.parametrize("real", REALS)
def test_gather(real, elem, machine):
    n, elem = lanes(isa(machine).name, real), real if elem == "real" else elem
    table = np.arange(100, 200).astype(NUMPY_TYPES[elem])
    index = np.random.default_rng(0).integers(-40, 60, 4 * n, dtype=np.int32)  # before the address, too
    kept = "i32" if elem == "i8" else elem
    out = np.zeros(index.size, NUMPY_TYPES[kept])

    def kernel(m):
        for i in m.range(0, 2):
            places = Mem(m, argument(m, 1), 2 * n * 4, "i32", 2).load(i)
            found = m.gather(argument(m, 0) + 40 * SIZES[elem], places, elem)
            Mem(m, argument(m, 2), 2 * n * SIZES[kept], kept, 2).store(i, found)

    for result in run_both(machine, real, kernel, table, index, out):
        np.testing.assert_array_equal(result[2], table[index + 40].astype(out.dtype))


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("real", REALS)
def test_numbers_of_the_argument_block(real, machine):
    words = np.array([2**62 + 5, -3, 0], np.int64)
    block = np.concatenate([words, special("f64").view(np.int64)])
    half = np.array([-(2**31), 2**31 - 1, 7, -1], np.int32)
    found, reals = (
        np.zeros(8, np.int64),
        np.zeros((special("f64").size, lanes(isa(machine).name, real)), NUMPY_TYPES[real]),
    )
    put = np.zeros(4, np.int32)

    def kernel(m):
        base, into = argument(m, 0), argument(m, 2)
        for i in range(3):
            m.put_word(into + 8 * i, m.word(base + 8 * i))
        for i in m.range(0, 4):
            m.put_word(into + 24 + 8 * i, m.int32(argument(m, 1) + 4 * i))
            m.put_int32(argument(m, 4) + 4 * i, m.int32(argument(m, 1) + 4 * i))
        m.put_word(into + 56, m.byte(base))
        for i in m.range(0, len(reals)):
            Mem(m, argument(m, 3), reals.strides[0], real).store(i, m.real_at(base + 24 + 8 * i))

    native, defined = run_both(machine, real, kernel, block, half, found, reals, put)
    expected = [*words, *half, words[0] & 255]
    for result in (native, defined):
        np.testing.assert_array_equal(result[2], expected)
        np.testing.assert_array_equal(result[4], half)
        with np.errstate(all="ignore"):
            assert same_bits(result[3][:, -1], special("f64").astype(NUMPY_TYPES[real]))
    assert same_bits(native[3], defined[3])


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
def test_truths(machine):
    """32 bools at once; any byte that is not 0 is true."""
    bools = np.random.default_rng(0).choice(np.array([0, 0, 1, 255, 128], np.uint8), 32 * 20)
    out = np.zeros(20, np.int64)

    def kernel(m):
        for i in m.range(0, 20):
            m.put_word(argument(m, 1) + 8 * i, m.truths(argument(m, 0) + 32 * i))

    expected = np.packbits(bools != 0, bitorder="little").view(np.uint32)
    for result in run_both(machine, "f32", kernel, bools, out):
        np.testing.assert_array_equal(result[1], expected)


# -- registers ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("real", REALS)
def test_moving_lanes(real, machine):
    """transpose, swapped, and picking and replacing rows and columns."""
    n = lanes(isa(machine).name, real)
    square = np.arange(n * n).astype(NUMPY_TYPES[real]).reshape(n, n)
    wide = np.arange(6 * n).astype(NUMPY_TYPES[real]).reshape(2, 3, n)
    turned, swapped = np.zeros_like(square), np.zeros((n, n, n), square.dtype)
    mixed, stretched = np.zeros_like(wide), np.zeros_like(wide)

    def kernel(m):
        size = SIZES[real]
        tile = Mem(m, argument(m, 0), n * size, real).load(0, n)
        Mem(m, argument(m, 2), n * size, real).store(0, m.transpose(tile))
        for distance in [1 << i for i in range(n.bit_length() - 1)]:
            into = Mem(m, argument(m, 3) + distance * n * n * size, n * size, real)
            into.store(0, m.swapped(tile, distance))
        table = Mem(m, argument(m, 1), 3 * n * size, real, 3)
        x = table.load(0, 2)
        Mem(m, argument(m, 4), 3 * n * size, real, 3).store(0, x.with_column(1, x.column(2) + x.column(0)))
        row = Mem(m, argument(m, 1), 3 * n * size, real, 3).column(1).load(1)
        stacked = Tile(m, m.stack([x.row(1).value, row.value], 3), real)
        Mem(m, argument(m, 5), 3 * n * size, real, 3).store(0, stacked + x.row(0).column(0))

    for result in run_both(machine, real, kernel, square, wide, turned, swapped, mixed, stretched):
        np.testing.assert_array_equal(result[2], square.T)
        for distance in [1 << i for i in range(n.bit_length() - 1)]:
            np.testing.assert_array_equal(result[3][distance], square[:, np.arange(n) ^ distance])
        np.testing.assert_array_equal(result[4], np.stack([wide[:, 0], wide[:, 2] + wide[:, 0], wide[:, 2]], 1))
        expected = np.stack([wide[1], np.broadcast_to(wide[1, 1], (3, n))]) + wide[0, 0]
        np.testing.assert_array_equal(result[5], expected)


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("real", REALS)
def test_from_lanes_to_numbers(real, machine):
    """any, all, mask, smallest and largest, of tiles with one true lane at each place and with all but one."""
    n = 3 * lanes(isa(machine).name, real)
    rows = [np.zeros(n), np.ones(n), *np.eye(n), *(1 - np.eye(n))]
    marks = np.array(rows, np.int32)
    numbers_ = np.random.default_rng(1).integers(-(2**31), 2**31, marks.shape).astype(np.int32)
    out = np.zeros((len(marks), 5), np.int64)

    def kernel(m):
        table, values = (Mem(m, argument(m, i), n * 4, "i32", 3) for i in (0, 1))
        for i in m.range(0, len(marks)):
            true = ~table.load(i).same(0)
            found = [m.any(true), m.all(true), m.mask(true), m.smallest(values.load(i)), m.largest(values.load(i))]
            for place, x in enumerate(found):
                m.put_word(argument(m, 2) + 40 * i + 8 * place, x)

    expected = [
        [
            x.any(),
            x.all(),
            sum(1 << i for i in np.flatnonzero(x)) - (2**64 if n == 64 and x[63] else 0),
            y.min(),
            y.max(),
        ]
        for x, y in zip(marks, numbers_)
    ]
    for result in run_both(machine, real, kernel, marks, numbers_, out):
        np.testing.assert_array_equal(result[2], np.array(expected, np.int64))


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("real", REALS)
def test_from_numbers_to_lanes(real, machine):
    n = lanes(isa(machine).name, real)
    words = np.array([0, -1, 2**31 - 1, -(2**31), 2**32 - 1, 2**33 + 5], np.int64)  # wide ones are cut
    out = np.zeros((len(words) + 5, 2 * n), np.int32)

    def kernel(m):
        into = Mem(m, argument(m, 1), 2 * n * 4, "i32", 2)
        for i in m.range(0, len(words)):
            into.store(i, m.splat_int(m.word(argument(m, 0) + 8 * i)))
        into.store(len(words), m.lane_numbers(2))
        into.store(len(words) + 1, m.splat_int(-7))
        into.store(len(words) + 2, m.splat_int(2**32 - 1))
        into.store(len(words) + 3, m.const(2**31 - 1, "i32"))
        into.store(len(words) + 4, full(m, 1, 2, -3, "i32"))

    cut = (words & 0xFFFFFFFF).astype(np.uint32).view(np.int32)
    constants = [-7, -1, 2**31 - 1, -3]
    for result in run_both(machine, real, kernel, words, out):
        np.testing.assert_array_equal(result[1][: len(words)], np.repeat(cut[:, None], 2 * n, 1))
        np.testing.assert_array_equal(result[1][len(words)], np.arange(2 * n))
        np.testing.assert_array_equal(result[1][len(words) + 1 :], np.repeat(np.array(constants)[:, None], 2 * n, 1))


# -- run-time whole numbers and control --------------------------------------------------------------------------------
INT_WORDS = {
    "+": lambda m, a, b: a + b,
    "-": lambda m, a, b: a - b,
    "7 -": lambda m, a, b: 7 - a,
    "*": lambda m, a, b: a * b,
    "* 0": lambda m, a, b: m.flag(a * 0 == 0) if isinstance(a, int) else 1,
    "&": lambda m, a, b: a & b,
    "|": lambda m, a, b: a | b,
    "<": lambda m, a, b: m.flag(a < b),
    "<=": lambda m, a, b: m.flag(a <= b),
    ">": lambda m, a, b: m.flag(a > b),
    ">=": lambda m, a, b: m.flag(a >= b),
    "same": lambda m, a, b: m.same(a, b),
    "smaller": lambda m, a, b: m.smaller(a, b),
    "larger": lambda m, a, b: m.larger(a, b),
    "pick": lambda m, a, b: m.pick(m.flag(a > 3), a, b),
}
NATURAL_WORDS = {  # meant for numbers that are not negative
    "//": lambda m, a, b: a // (b + 1),
    "// 1": lambda m, a, b: a // 1,
    "%": lambda m, a, b: a % (b + 1),
    ">>": lambda m, a, b: a >> (b & 31),
    "<<": lambda m, a, b: a << (b & 15),
    "1 <<": lambda m, a, b: 1 << (b & 31),
}


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
@pytest.mark.parametrize("words", [INT_WORDS, NATURAL_WORDS], ids=["any", "natural"])
def test_whole_numbers(words, machine):
    values = [0, 1, 2, 3, 5, 31, 64, 100, 2**20 + 1, 2**30] + ([-1, -3, -64, -(2**20)] if words is INT_WORDS else [])
    pairs = np.array(list(product(values, values)), np.int64)
    out = np.zeros((len(pairs), len(words)), np.int64)

    def kernel(m):
        for i in m.range(0, len(pairs)):
            a, b = (m.word(argument(m, 0) + 16 * i + 8 * n) for n in (0, 1))
            for place, word in enumerate(words.values()):
                m.put_word(argument(m, 1) + (8 * len(words)) * i + 8 * place, word(m, a, b))

    native, defined = run_both(machine, "f32", kernel, pairs, out)
    for place, name in enumerate(words):
        np.testing.assert_array_equal(native[1][:, place], defined[1][:, place], err_msg=name)


@pytest.mark.parametrize("machine", quick(VECTOR, "generic", *VECTOR[-1:]))
def test_loops_and_branches(machine):
    """range with steps and without turns, nested, when, during, fold with no turn, fold in fold."""
    n = lanes(isa(machine).name, "f32")
    numbers_, out, sums = np.array([0, 1, 4, 9], np.int64), np.zeros(40, np.int64), np.zeros((5, 2, n), np.float32)

    def kernel(m):
        into = argument(m, 1)

        def bump(place, by=1):
            m.put_word(into + 8 * place, m.word(into + 8 * place) + by)

        limits = [m.word(argument(m, 0) + 8 * i) for i in range(4)]
        for i in m.range(0, limits[3], 4):
            bump(0, i + 1)
            for _ in m.range(i, limits[2]):
                bump(1)
            for _ in m.when(i > 0):
                bump(2)
                for _ in m.when(m.same(i, 8)):
                    bump(3)
        for _ in m.range(limits[1], 0):
            bump(4)
        for _ in m.when(True), m.when(False):
            pass
        for _ in m.when(1):
            bump(5)
        for _ in m.when(0):
            bump(6)
        m.put_word(into + 8 * 7, 5)
        for _ in m.during(into + 8 * 7):
            bump(8, 2)
            bump(7, -1)
        start = full(m, 1, 2, 1.0, "f32")
        table = Mem(m, argument(m, 2), 2 * n * 4, "f32", 2)
        table.store(0, m.fold(0, limits[3], lambda j, x: x + m.splat_int(j).to_real("f32"), start))
        table.store(1, m.fold(limits[1], 0, lambda j, x: x * 5.0, start))

        def outer(i, x):
            return m.fold(0, i, lambda j, y: y + m.splat_int(j + i).to_real("f32"), x) * 2.0

        table.store(2, m.fold(0, limits[2], outer, start))
        table.store(3, m.fold(0, 3, lambda j, x: x + m.const(1.0, "f32"), full(m, 1, 1, 0.0, "f32")))
        # A tile of one register stretches to the width of what the loop carries.
        table.store(4, m.fold(0, 3, lambda j, x: m.splat_int(j).to_real("f32"), start))

    native, defined = run_both(machine, "f32", kernel, numbers_, out, sums)
    np.testing.assert_array_equal(native[1], defined[1])
    np.testing.assert_array_equal(native[2], defined[2])
    assert native[1][:9].tolist() == [15, 4, 2, 1, 0, 1, 0, 0, 10]
    assert native[2][:, 0, 0].tolist() == [37.0, 1.0, 68.0, 3.0, 2.0]


@pytest.mark.parametrize("word", ["break", "return"])
def test_a_loop_left_early_is_refused(word):
    def kernel(m):
        for i in m.range(0, 3):
            if word == "return":
                return
            m.put_word(m.args, i)
            break

    with pytest.raises(RuntimeError, match="not closed"):
        text("generic", "f32", kernel)


def test_no_truth_value_while_the_kernel_is_built():
    with pytest.raises(TypeError, match=r"m\.when"):
        text("generic", "f32", lambda m: bool(m.word(m.args) > 0))
    with pytest.raises(TypeError, match=r"where\(\)"):
        text("generic", "f32", lambda m: bool(m.const(1.0, "f32") > 0.0))


def test_the_numpy_machine_refuses_other_memory():
    """One byte too far on either side, by loads and stores."""
    data = np.zeros(64, np.uint8)

    def touching(byte, write):
        def kernel(m):
            mem = Mem(m, argument(m, 0) + byte, 0, "f32")
            mem.store(0, m.const(0.0, "f32")) if write else mem.load()

        return kernel

    for write in (False, True):
        run_numpy(VECTOR[0] if VECTOR else "generic", "f32", touching(0, write), data)
        for byte in (-1, 61):
            with pytest.raises(IndexError, match="outside every buffer"):
                run_numpy(VECTOR[0] if VECTOR else "generic", "f32", touching(byte, write), data)
