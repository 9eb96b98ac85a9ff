"""Arrays between pages that may not be touched, and every kind of call on them; run by test_guard.py in a child.

REGARD_CPU=avx2 python guarded.py float32 1,2,3,260
"""

from __future__ import annotations

import ctypes
import mmap
import sys

import ml_dtypes
import numpy as np

import regard
from regard import biases, masks

NONE, READ_WRITE = 0, 3
PRIVATE_ANONYMOUS = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
PAGE = mmap.PAGESIZE
DTYPES = {"float32": np.float32, "float64": np.float64, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16}

libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


class Pages:
    """Gives out memory between forbidden pages, and takes all of it back at the end of a `with` block."""

    def __init__(self, behind):
        self.behind = behind  # whether the memory touches the page behind it, or the one before
        self.mapped = []

    def __enter__(self):
        return self

    def __exit__(self, *error):
        for address, size in self.mapped:
            assert libc.munmap(address, size) == 0

    def bytes(self, count):
        inner = max(1, -(-count // PAGE)) * PAGE
        address = libc.mmap(None, inner + 2 * PAGE, NONE, PRIVATE_ANONYMOUS, -1, 0)
        assert address not in (None, 2**64 - 1), "no memory could be mapped"
        assert libc.mprotect(address + PAGE, inner, READ_WRITE) == 0
        self.mapped.append((address, inner + 2 * PAGE))
        first = address + PAGE + (inner - count if self.behind else 0)
        return (ctypes.c_uint8 * count).from_address(first)

    def copy(self, array, gap=0, reverse=False):
        """The numbers of an array; `gap` numbers lie between its rows, and nothing behind the last one."""
        shape, size = array.shape, array.itemsize
        strides = [size * (shape[-1] + gap) * int(np.prod(shape[axis + 1 : -1])) for axis in range(len(shape) - 1)] + [
            size
        ]
        count = sum((n - 1) * stride for n, stride in zip(shape, strides)) + size if array.size else 0
        found = np.ndarray(shape, array.dtype, self.bytes(count), 0, strides)
        found = found[..., ::-1, :] if reverse else found
        found[...] = array
        return found


def options_for(rng, pages, queries, keys, heads):
    """Options whose arrays are guarded too, by name."""
    offset = max(keys - queries, 0)

    def kept(array):
        return pages.copy(np.ascontiguousarray(array))

    ids = np.sort(rng.integers(0, 3, keys)).astype(np.int32)
    bias = rng.standard_normal((heads, queries, keys)).astype(np.float32)
    half = rng.standard_normal((heads, 1, keys))
    return {
        "plain": {},
        "causal": {"causal": True, "q_offset": offset},
        "window": {"window": (3, 40), "q_offset": offset},
        "mask": {"mask": kept(rng.random((heads, queries, keys)) < 0.5)},
        "row mask and bias": {"mask": masks.Keys(kept(rng.random(keys) < 0.5)), "bias": kept(half.astype(np.float16))},
        "bias": {"bias": kept(bias)},
        "bias and documents": {
            "bias": biases.Relative(kept(rng.standard_normal((heads, 9)))) + kept(half.astype(ml_dtypes.bfloat16)),
            "mask": masks.Documents(kept(ids[np.arange(queries) % keys]), kept(ids)),
            "q_offset": offset,
        },
        "blocks and a score": {
            "mask": masks.Blocks(kept(rng.random((heads, -(-queries // 5), -(-keys // 9))) < 0.7), (5, 9)),
            "bias": biases.Score(lambda s, b, h, p, j: s - abs(p - j) * 0.1),
            "q_offset": offset,
            "softcap": 5.0,
        },
    }


SHAPES = [(1, 1), (1, 67), (3, 129), (33, 65), (65, 31)]  # queries, keys


def run(dtype, dim, vdim, queries, keys, behind, gap, chosen, look=False):
    """One call on guarded arrays, compared with the same on ordinary ones."""
    rng = np.random.default_rng(dim)
    q, k, v = (
        rng.standard_normal(shape).astype(dtype) for shape in ((2, queries, dim), (1, keys, dim), (1, keys, vdim))
    )
    if gap:  # what is not finite is dealt with by other parts of the kernels
        v[0, keys // 2, vdim // 2] = np.nan
    with Pages(behind) as pages:
        arrays = [pages.copy(x, gap, reverse=gap and x is not q) for x in (q, k, v)]
        out = pages.copy(np.zeros((2, queries, vdim), dtype), gap)
        for name, options in options_for(rng, pages, queries, keys, 2).items():
            if name not in chosen:
                continue
            print(f"{dtype.__name__} dim {dim} vdim {vdim} queries {queries} keys {keys} {name}", end="", flush=True)
            print(f", {'behind' if behind else 'before'}, {gap} numbers between rows", flush=True)
            regard.attention(*arrays, out=out, threads=1, **options)
            expected = regard.attention(q, k, v, threads=1, **options)
            assert np.array_equal(out, expected, equal_nan=True), "guarded arrays give other numbers"
            if look:
                look_inside(arrays, (q, k, v), options)


def look_inside(arrays, copies, options):
    """The kernels of `regard.inspect`, on the same arrays."""
    guarded, free = (regard.inspect(*x, threads=1, **options) for x in (arrays, copies))
    for ask in (lambda a: a.entropy(), lambda a: a.received(), lambda a: a.top(5)[0], lambda a: a.scores[...]):
        assert np.array_equal(ask(guarded), ask(free), equal_nan=True), "guarded arrays look different inside"


with Pages(True) as _pages:
    NAMES = tuple(options_for(np.random.default_rng(0), _pages, 1, 1, 1))


def chosen_options(amount, dim, number):
    """Names of options: all, plain calls and others in turn, or few for which kernels are made anyway."""
    turn = NAMES[(dim + number) % len(NAMES)]
    return {"all": NAMES, "inside": NAMES, "some": ("plain" if number % 2 else turn,), "few": ("plain", "causal")}[
        amount
    ]


def main(dtype, dims, amount):
    for dim in dims:
        vdim = dim % 260 + 1 if dim % 2 else dim
        for number, (queries, keys) in enumerate(SHAPES):
            for behind, gap in ((True, 0), (False, 0), (True, 5), (False, 5)):
                run(
                    dtype,
                    dim,
                    vdim,
                    queries,
                    keys,
                    behind,
                    gap,
                    chosen_options(amount, dim, number),
                    amount == "inside",
                )


if __name__ == "__main__":
    main(DTYPES[sys.argv[1]], [int(dim) for dim in sys.argv[2].split(",")], sys.argv[3])
