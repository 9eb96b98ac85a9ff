"""Tensors of torch and JAX: read in place, the bits of NumPy's results, and results of their own kind."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import regard
from regard import biases, masks
from regard.arrays import JAX, TORCH, to_numpy

pytestmark = pytest.mark.heavy

B, HEADS, KV_HEADS, L, S, D, DV = 2, 4, 2, 5, 9, 16, 8
DTYPES = {"float64": np.float64, "float32": np.float32, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16}


@pytest.fixture
def torch():
    return pytest.importorskip("torch")


@pytest.fixture
def jax():
    return pytest.importorskip("jax")


@pytest.fixture
def wide_jax(jax):
    """JAX with 64-bit numbers."""
    jax.config.update("jax_enable_x64", True)
    yield jax
    jax.config.update("jax_enable_x64", False)


def arrays(dtype, layout="hld"):
    rng = np.random.default_rng(0)
    shapes = [(B, HEADS, L, D), (B, KV_HEADS, S, D), (B, KV_HEADS, S, DV)]
    given = [rng.standard_normal(shape).astype(dtype) for shape in shapes]
    return given if layout == "hld" else [x.swapaxes(1, 2) for x in given]


def to_torch(torch, x):
    if x.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(x.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(x)


def numbers_of(x):
    """Their bits, of a tensor of any kind."""
    array = to_numpy(x, "x")[0]
    return array.dtype.name, array.shape, array.tobytes()


OPTIONS = {
    "plain": {},
    "causal": {"causal": True, "q_offset": "end"},
    "lhd": {"layout": "lhd"},
    "options": {"window": (3, 1), "q_offset": [0, 2], "softcap": 5.0, "sinks": [0.0, 1.0, -1.0, 2.0], "scale": 0.3},
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_torch_gives_the_bits_of_numpy(torch, dtype, options):
    given = arrays(DTYPES[dtype], options.get("layout", "hld"))
    expected, expected_lse = regard.attention(*given, return_lse=True, **options)
    out, lse = regard.attention(*(to_torch(torch, x) for x in given), return_lse=True, **options)
    assert out.dtype == getattr(torch, dtype)
    assert isinstance(lse, torch.Tensor)
    assert numbers_of(out) == numbers_of(expected)
    assert numbers_of(lse) == numbers_of(expected_lse)


@pytest.mark.parametrize("dtype", DTYPES)
def test_torch_tensors_are_remembered_and_looked_at_all_the_same(torch, dtype):
    """The second call of a kind takes the short way: same bits, same kind, same errors."""
    given = arrays(DTYPES[dtype])
    q, k, v = (to_torch(torch, x) for x in given)
    expected, expected_lse = regard.attention(*given, return_lse=True)
    for _ in range(3):
        out, lse = regard.attention(q, k, v, return_lse=True)
        assert isinstance(out, torch.Tensor)
        assert isinstance(lse, torch.Tensor)
        assert (numbers_of(out), numbers_of(lse)) == (numbers_of(expected), numbers_of(expected_lse))
    assert type(regard.attention(*given)) is np.ndarray
    assert isinstance(regard.attention(q, k, v), torch.Tensor)
    with pytest.raises(TypeError, match=r"\.detach\(\)"):
        regard.attention(q.clone().requires_grad_(), k, v, return_lse=True)
    with torch.no_grad():
        again = regard.attention(q.clone().requires_grad_(), k, v)
    assert numbers_of(again) == numbers_of(expected)


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_jax_gives_the_bits_of_numpy(wide_jax, dtype, options):
    given = arrays(DTYPES[dtype], options.get("layout", "hld"))
    expected, expected_lse = regard.attention(*given, return_lse=True, **options)
    out, lse = regard.attention(*(wide_jax.numpy.array(x) for x in given), return_lse=True, **options)
    assert isinstance(out, wide_jax.Array)
    assert isinstance(lse, wide_jax.Array)
    assert numbers_of(out) == numbers_of(expected)
    assert numbers_of(lse) == numbers_of(expected_lse)


@pytest.mark.parametrize("dtype", DTYPES)
def test_torch_is_read_in_place(torch, dtype):
    whole = torch.ones(3, 8, 6, dtype=getattr(torch, dtype))
    for tensor in (whole, whole.transpose(0, 1), whole[1:, ::2], whole[0].expand(4, 8, 6), whole.permute(2, 0, 1)):
        array, kind = to_numpy(tensor, "q")
        assert kind is TORCH
        assert array.ctypes.data == tensor.data_ptr()
        assert array.strides == tuple(n * tensor.element_size() for n in tensor.stride())


@pytest.mark.parametrize("dtype", DTYPES)
def test_jax_is_read_in_place(wide_jax, dtype):
    x = wide_jax.numpy.ones((3, 64), dtype)
    array, kind = to_numpy(x, "q")
    assert kind is JAX
    assert array.ctypes.data == x.unsafe_buffer_pointer()
    assert not array.flags.writeable


def test_results_share_no_memory_that_others_hold(torch, jax):
    mine = np.zeros((2, 2), np.float32)
    wrapped = JAX.wrap(mine)
    mine[...] = 7
    assert not np.asarray(wrapped).any()
    q = torch.ones(2, 3, 4)
    assert regard.attention(q, q, q).data_ptr() != q.data_ptr()


def test_tables_of_two_axes(torch, jax):
    q, k, v = (x[0, 0] for x in arrays(np.float32))
    expected, expected_lse = regard.attention(q, k, v, return_lse=True)
    for convert in (torch.from_numpy, jax.numpy.array):
        out, lse = regard.attention(convert(q), convert(k), convert(v), return_lse=True)
        assert numbers_of(out) == numbers_of(expected)
        assert numbers_of(lse) == numbers_of(expected_lse)


@pytest.mark.parametrize("shape", [(0, 2, 3, 4), (1, 2, 0, 4), (1, 2, 3, 0)])
def test_empty_tensors(torch, jax, shape):
    x = np.zeros(shape, np.float32)
    assert regard.attention(*[torch.from_numpy(x)] * 3).shape == shape
    assert regard.attention(*[jax.numpy.array(x)] * 3).shape == shape


def test_integers_are_computed_in_float64(torch):
    x = torch.arange(12).reshape(1, 3, 4)
    out = regard.attention(x, x, x > 3)
    assert out.dtype == torch.float64


def test_jax_narrows_float64_unless_it_is_enabled(jax, wide_jax):
    x = wide_jax.numpy.arange(12).reshape(1, 3, 4)
    assert regard.attention(x, x, x).dtype == np.float64
    jax.config.update("jax_enable_x64", False)
    assert regard.attention(*[jax.numpy.arange(12).reshape(1, 3, 4)] * 3).dtype == np.float32


@pytest.mark.parametrize("framework", ["torch", "jax"])
def test_options_may_be_tensors(framework, request):
    request.getfixturevalue(framework)
    convert = (
        request.getfixturevalue("torch").from_numpy
        if framework == "torch"
        else request.getfixturevalue("jax").numpy.array
    )
    given = arrays(np.float32)
    rng = np.random.default_rng(1)
    options = {
        "mask": rng.random((B, 1, L, S)) < 0.7,
        "bias": rng.standard_normal((HEADS, L, S)).astype(np.float32),
        "sinks": rng.standard_normal(HEADS).astype(np.float32),
        "q_offset": np.array([0, 4], np.int32),
        "scale": np.array([0.25], np.float32),
        "softcap": np.array(9.0, np.float32),
    }
    expected = regard.attention(*given, causal=True, **options)
    tensors = {name: convert(x) for name, x in options.items()}
    assert numbers_of(regard.attention(*map(convert, given), causal=True, **tensors)) == numbers_of(expected)
    assert numbers_of(regard.attention(*given, causal=True, **tensors)) == numbers_of(expected)


def test_masks_and_biases_may_hold_tensors(torch):
    given, marks = arrays(np.float32), torch.arange(B * S).reshape(B, S) % 3 > 0
    table = torch.linspace(-1, 1, 7)
    expected = regard.attention(
        *given, mask=masks.Keys(marks.numpy()), bias=biases.Relative(table.numpy()), q_offset="end"
    )
    out = regard.attention(*given, mask=masks.Keys(marks), bias=biases.Relative(table), q_offset="end")
    assert numbers_of(out) == numbers_of(expected)


def test_a_bfloat16_bias(torch):
    given = arrays(np.float32)
    bias = np.linspace(-1, 1, S).astype(ml_dtypes.bfloat16)
    expected = regard.attention(*given, bias=bias)
    assert numbers_of(regard.attention(*given, bias=to_torch(torch, bias))) == numbers_of(expected)


# Gradients


def test_tensors_that_require_grad_are_an_error(torch):
    q = torch.nn.Parameter(torch.ones(2, 3, 4))
    k = torch.ones(2, 3, 4)
    message = r"q requires grad.*torch\.no_grad\(\).*q\.detach\(\)"
    with pytest.raises(TypeError, match=message):
        regard.attention(q, k, k)
    with pytest.raises(TypeError, match=r"v requires grad.*v\.detach\(\)"):
        regard.attention(k, k, q)
    expected = numbers_of(regard.attention(k, k, k))
    assert numbers_of(regard.attention(q.detach(), k, k)) == expected
    with torch.no_grad():
        assert numbers_of(regard.attention(q, k, k)) == expected
    with torch.inference_mode():
        assert numbers_of(regard.attention(q, k, k)) == expected


@pytest.mark.parametrize("name", ["bias", "sinks", "scale", "softcap"])
def test_options_that_require_grad_are_an_error(torch, name):
    x, option = torch.ones(2, 3, 4), torch.ones(1, requires_grad=True)
    with pytest.raises(TypeError, match=f"{name} requires grad"):
        regard.attention(x, x, x, **{name: option})
    with torch.no_grad():
        assert regard.attention(x, x, x, **{name: option}).shape == x.shape


def test_transformed_tensors_are_an_error(torch, jax):
    x = torch.ones(2, 3, 4)
    with pytest.raises(TypeError, match="q requires grad"):
        torch.func.grad(lambda q: regard.attention(q, x, x).sum())(x)
    with pytest.raises(TypeError, match="q, of type Tensor, cannot be read as an array"):
        torch.func.vmap(lambda q: regard.attention(q, x, x))(torch.ones(5, 2, 3, 4))
    y = jax.numpy.ones((2, 3, 4))
    for transform in (jax.jit, jax.vmap, jax.grad):
        with pytest.raises(TypeError, match=r"q is being traced by JAX.*jax\.pure_callback"):
            transform(lambda q: regard.attention(q, q, q))(y)


def test_a_callback_computes_within_jit(jax):
    x = jax.numpy.linspace(-1, 1, 24).reshape(2, 3, 4)
    kind = jax.ShapeDtypeStruct(x.shape, x.dtype)
    out = jax.jit(lambda x: jax.pure_callback(regard.attention, kind, x, x, x))(x)
    assert numbers_of(out) == numbers_of(regard.attention(x, x, x))


# What cannot be read


def test_other_devices_layouts_and_types_are_an_error(torch):
    x = torch.ones(2, 3, 4)
    with pytest.raises(TypeError, match=r"k is on meta: .*k\.cpu\(\)"):
        regard.attention(x, x.to("meta"), x)
    with pytest.raises(TypeError, match="v, of type Tensor, cannot be read as an array"):
        regard.attention(x, x, x.to_sparse())
    with pytest.raises(TypeError, match="q, of type Tensor, cannot be read as an array"):
        regard.attention(x.to(torch.float8_e4m3fn), x, x)
    with pytest.raises(TypeError, match="q has dtype complex64"):
        regard.attention(x.to(torch.complex64), x, x)


def test_kinds_may_not_be_mixed(torch, jax):
    x = np.ones((2, 3, 4), np.float32)
    with pytest.raises(TypeError, match="one kind, and q is of torch, k of numpy, v of numpy"):
        regard.attention(torch.from_numpy(x), x, x)
    with pytest.raises(TypeError, match="one kind, and q is of numpy, k of jax, v of torch"):
        regard.attention(x, jax.numpy.array(x), torch.from_numpy(x))


def test_a_tensor_with_the_bit_for_negation_is_read(torch):
    z = torch.complex(torch.zeros(2, 3, 4), torch.ones(2, 3, 4)).conj().imag
    assert z.is_neg()
    assert (to_numpy(z, "q")[0] == -1).all()


def test_a_broken_jax_array_is_an_error(jax):
    x = jax.numpy.ones((2, 3, 4))
    x.delete()
    with pytest.raises(TypeError, match="q, of type ArrayImpl, cannot be read as an array"):
        to_numpy(x, "q")


# out=


@pytest.mark.parametrize("dtype", DTYPES)
def test_out_is_a_tensor(torch, dtype):
    given = [to_torch(torch, x) for x in arrays(DTYPES[dtype])]
    out = torch.full((B, L, HEADS, DV), 7, dtype=getattr(torch, dtype)).transpose(1, 2)
    assert regard.attention(*given, out=out) is out
    assert numbers_of(out) == numbers_of(regard.attention(*given))


def test_out_of_16_bits_may_be_float32(torch):
    given = [to_torch(torch, x) for x in arrays(ml_dtypes.bfloat16)]
    out = torch.empty(B, HEADS, L, DV)
    assert regard.attention(*given, out=out) is out
    assert torch.equal(out.to(torch.bfloat16), regard.attention(*given))


def test_wrong_outs(torch, jax):
    x = torch.ones(2, 3, 4)
    with pytest.raises(TypeError, match="out must be a writable array of the kind of q, k and v, which is torch"):
        regard.attention(x, x, x, out=np.empty((2, 3, 4), np.float32))
    with pytest.raises(ValueError, match="out overlaps itself"):
        regard.attention(x, x, x, out=torch.empty(1, 3, 4).expand(2, 3, 4))
    with pytest.raises(TypeError, match="out requires grad"):
        regard.attention(x, x, x, out=torch.ones(2, 3, 4, requires_grad=True))
    with pytest.raises(ValueError, match="out shares memory with q"):
        regard.attention(x, x + 1, x + 1, out=x)
    negative = torch.complex(x, x).conj().imag
    with pytest.raises(TypeError, match="out must be a writable array"):
        regard.attention(x, x, x, out=negative)
    y = jax.numpy.ones((2, 3, 4))
    with pytest.raises(TypeError, match="JAX's arrays never change, so leave it out"):
        regard.attention(y, y, y, out=y)


# Objects that have only a protocol


class OnlyDlpack:
    """A tensor of which nothing is known but its memory."""

    def __init__(self, tensor):
        self.tensor = tensor

    def __dlpack__(self, **options):
        return self.tensor.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.tensor.__dlpack_device__()


def test_tensors_known_by_dlpack_only(torch, jax):
    given = arrays(np.float32)
    expected = numbers_of(regard.attention(*given))
    for convert in (torch.from_numpy, jax.numpy.array):
        tensors = [OnlyDlpack(convert(x)) for x in given]
        out = regard.attention(*tensors)
        assert type(out) is np.ndarray
        assert numbers_of(out) == expected
        array = to_numpy(tensors[0], "q")[0]
        assert np.shares_memory(array, np.asarray(tensors[0].tensor))


def test_inputs_are_never_changed(torch, jax):
    given = arrays(np.float32)
    tensors, constants = [torch.from_numpy(x) for x in given], [jax.numpy.array(x) for x in given]
    before = [x.tobytes() for x in given]
    for x in given:
        x.flags.writeable = False
    regard.attention(*given)
    regard.attention(*tensors, causal=True, q_offset=0)
    regard.attention(*constants)
    assert [x.tobytes() for x in given] == before
    assert [np.asarray(x).tobytes() for x in constants] == before


@pytest.mark.parametrize("dtype", DTYPES)
def test_torch_can_be_looked_into(torch, dtype):
    given = arrays(DTYPES[dtype])
    a, b = regard.inspect(*given), regard.inspect(*(to_torch(torch, x) for x in given))
    for ask in (
        lambda x: x.out,
        lambda x: x.lse,
        lambda x: x.entropy(),
        lambda x: x.received("max"),
        lambda x: x.top(3).keys,
        lambda x: x.map(2, 2),
        lambda x: x.without(1),
    ):
        found = ask(b)
        assert isinstance(found, torch.Tensor)
        assert numbers_of(found) == numbers_of(ask(a))
    np.testing.assert_array_equal(a.weights[...], b.weights[...])
