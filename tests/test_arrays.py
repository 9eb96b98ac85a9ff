"""Arrays of every kind that needs no framework, read in place. Those of torch and JAX are in heavy/."""

from __future__ import annotations

import doctest
import subprocess
import sys
from types import SimpleNamespace

import ml_dtypes
import numpy as np
import pytest

from regard import arrays
from regard.arrays import FLOATS, NUMPY, Kind, to_numpy


def test_examples():
    assert doctest.testmod(arrays).failed == 0


def test_a_numpy_array_is_itself():
    x = np.ones((2, 3))
    array, kind = to_numpy(x, "q")
    assert array is x
    assert kind is NUMPY


@pytest.mark.parametrize(
    "x",
    [
        np.ones((4, 6), np.float32)[::2, ::-1],
        np.asfortranarray(np.ones((3, 4))),
        np.broadcast_to(np.float32(1), (3, 4)),
        np.ones((3, 4), ">f8"),
        np.frombuffer(bytearray(13), np.float32, offset=1),
        np.zeros(3, [("a", "i1"), ("x", "f8")])["x"],
        np.ones((2, 2), ml_dtypes.bfloat16),
        np.ones((2, 2), np.int8),
    ],
    ids=["sliced", "fortran", "broadcast", "big-endian", "unaligned", "odd stride", "bfloat16", "integers"],
)
def test_no_layout_and_no_type_is_copied(x):
    array, kind = to_numpy(x, "q")
    assert kind is NUMPY
    assert array.dtype == x.dtype
    assert array.strides == x.strides
    assert array.ctypes.data == x.ctypes.data


def test_subclasses_are_read_as_plain_arrays(tmp_path):
    mapped = np.memmap(tmp_path / "x", np.float32, "w+", shape=(2, 3))
    array = to_numpy(mapped, "q")[0]
    assert type(array) is np.ndarray
    assert np.shares_memory(array, mapped)


def test_a_masked_array_is_an_error():
    with pytest.raises(TypeError, match=r"v is a masked array.*v\.filled\(0\).*mask="):
        to_numpy(np.ma.ones((2, 3)), "v")


class OnlyDlpack:
    """An array that has `__dlpack__` and nothing else."""

    def __init__(self, array, device=1):
        self.array, self.device = array, device

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return (self.device, 0)


class OnlyArray:
    """An array that has `__array__` and nothing else."""

    def __init__(self, array):
        self.array = array

    def __array__(self, dtype=None, copy=None):
        return self.array


class Both(OnlyDlpack, OnlyArray):
    """Has both; DLPack cannot carry all of NumPy's types."""


@pytest.mark.parametrize("wrapper", [OnlyDlpack, OnlyArray, Both])
def test_objects_with_a_protocol_are_read_in_place(wrapper):
    x = np.arange(6.0).reshape(2, 3).T
    array, kind = to_numpy(wrapper(x), "q")
    assert kind is NUMPY
    assert array.ctypes.data == x.ctypes.data
    assert array.strides == x.strides


def test_what_dlpack_cannot_carry_comes_by_array():
    x = np.ones((2, 3), ml_dtypes.bfloat16)
    assert to_numpy(Both(x), "q")[0] is x
    with pytest.raises(TypeError, match=r"q, of type OnlyDlpack, cannot be read as an array"):
        to_numpy(OnlyDlpack(x), "q")


def test_read_only_memory_is_read_in_place():
    x = np.ones((2, 3))
    x.flags.writeable = False
    array = to_numpy(Both(x), "q")[0]
    assert array.ctypes.data == x.ctypes.data


def test_another_device_is_an_error():
    with pytest.raises(TypeError, match=r"k, of type OnlyDlpack.*another device.*copy it to the CPU"):
        to_numpy(OnlyDlpack(np.ones(3), device=2), "k")


class OnAnAccelerator:
    """What torch and JAX tell of a tensor that is not in the memory of the CPU."""

    requires_grad, device = False, SimpleNamespace(type="cuda")

    def devices(self):
        return [SimpleNamespace(platform="tpu")]

    def __array__(self, dtype=None, copy=None):
        raise AssertionError("nothing is copied from a device")


def test_a_torch_tensor_on_another_device_is_an_error(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(Tensor=OnAnAccelerator))
    with pytest.raises(TypeError, match=r"v is on .*cuda.*computes on the CPU, so give v\.cpu\(\)"):
        to_numpy(OnAnAccelerator(), "v")


def test_a_jax_array_on_another_device_is_an_error(monkeypatch):
    fake = SimpleNamespace(Array=OnAnAccelerator, core=SimpleNamespace(Tracer=()))
    monkeypatch.setitem(sys.modules, "jax", fake)
    with pytest.raises(TypeError, match=r"k is on tpu: .*jax\.device_put\(k, jax\.devices\(\"cpu\"\)\[0\]\)"):
        to_numpy(OnAnAccelerator(), "k")


def test_a_framework_that_is_still_being_imported_is_passed_over(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "jax", SimpleNamespace())
    assert to_numpy([1.0], "q")[1] is NUMPY


def test_buffers_are_read_in_place():
    memory = bytearray(24)
    array = to_numpy(memoryview(memory).cast("d"), "q")[0]
    array[0] = 1
    assert memory[7] != 0
    assert array.dtype == np.float64


def test_numbers_and_lists():
    assert to_numpy(2.5, "scale")[0] == 2.5
    assert to_numpy([[1, 2], [3, 4]], "q")[0].shape == (2, 2)


def test_a_ragged_list_is_a_value_error():
    with pytest.raises(ValueError, match=r"q, of type list, cannot be read as an array: .*inhomogeneous"):
        to_numpy([[1.0, 2.0], [3.0]], "q")


def test_what_an_object_says_is_passed_on():
    class Broken:
        def __array__(self, dtype=None, copy=None):
            raise RuntimeError("it is closed\nand more")

    with pytest.raises(TypeError, match=r"v, of type Broken, cannot be read as an array: it is closed$"):
        to_numpy(Broken(), "v")


def test_results_of_numpy_callers_are_not_wrapped():
    x = np.ones(3)
    assert NUMPY.wrap(x) is x
    assert Kind("numpy") == NUMPY


def test_floats_are_the_four_types_in_any_byte_order():
    assert {dtype.name for dtype in FLOATS} == {"float64", "float32", "float16", "bfloat16"}
    assert all(native.isnative and native.name == dtype.name for dtype, native in FLOATS.items())
    assert np.dtype(">f2") in FLOATS
    assert np.dtype("<f8") in FLOATS


def test_frameworks_are_not_imported():
    code = (
        "import sys, regard.problem as p; p.Problem.of([[1.0]], [[1.0]], [[1.0]]);"
        "print({'torch', 'jax', 'llvmlite', 'typer', 'rich'} & set(sys.modules))"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "set()"
