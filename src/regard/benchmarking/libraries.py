"""regard and its peers behind one interface, each in the form that suits it best."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import ml_dtypes
import numpy as np

from ..api import attention
from . import onnx_model
from .cells import WINDOW, Cell

Array = np.ndarray[Any, Any]


class Unsupported(Exception):
    """This library has no way to compute this cell; the message says why."""


@dataclass(frozen=True)
class Runner:
    """`call` is what is timed; `result` gives what the last call computed as (B, Hq, L, D).

    held: what the library refers to without keeping it.
    """

    call: Callable[[], Any]
    result: Callable[[], Array]
    held: Any = None


def bits(x: Array) -> Array:
    """A bfloat16 array as 16-bit integers, for libraries that cannot take it otherwise."""
    return x.view(np.int16) if x.dtype == ml_dtypes.bfloat16 else x


def needs_no_softcap(cell: Cell) -> None:
    if cell.option == "softcap":
        raise Unsupported("no softcap")


def table_of_scores(cell: Cell) -> None:
    """For libraries that keep the scores of all pairs."""
    batch, heads, _, queries, keys, _ = cell.shape
    size = 4e-9 * batch * heads * queries * keys
    if size > 1:
        raise Unsupported(f"its table of scores takes {size:.1f} GB")


class Regard:
    name = "regard"

    def __init__(self, threads: int) -> None:
        self.attention, self.threads = attention, threads

    def runner(self, cell: Cell) -> Runner:
        attention, (q, k, v), options = self.attention, cell.tables, cell.options() | {"threads": self.threads}
        return Runner(lambda: attention(q, k, v, **options), lambda: attention(q, k, v, **options))


class Torch:
    """scaled_dot_product_attention without gradients; masks in the query's dtype where that holds their numbers."""

    name = "torch"

    def __init__(self, threads: int) -> None:
        import torch

        self.torch = torch
        torch.set_num_threads(threads)
        torch.set_grad_enabled(False)

    def tensor(self, x: Array) -> Any:
        made = self.torch.from_numpy(bits(x))
        return made.view(self.torch.bfloat16) if x.dtype == ml_dtypes.bfloat16 else made

    def runner(self, cell: Cell) -> Runner:
        needs_no_softcap(cell)
        q, k, v = (self.tensor(x) for x in cell.tables)
        mask = cell.dense_seen() if cell.dense_bias() is None else cell.dense_bias()
        options: dict[str, Any] = {"is_causal": cell.causal} if mask is None else {"attn_mask": self._four_axes(mask)}
        if cell.shape[1] != cell.shape[2]:
            options["enable_gqa"] = True
        attention, torch = self.torch.nn.functional.scaled_dot_product_attention, self.torch
        return Runner(
            lambda: attention(q, k, v, **options),
            lambda: attention(q, k, v, **options).to(torch.float64).numpy(),
        )

    def _four_axes(self, mask: Array) -> Any:
        return self.tensor(mask.reshape((1,) * (4 - mask.ndim) + mask.shape))


class OnnxRuntime:
    """The standard's operator Attention, inputs bound once and outputs allocated once."""

    name = "onnxruntime"

    def __init__(self, threads: int) -> None:
        import onnxruntime

        self.onnxruntime = onnxruntime
        self.options = onnxruntime.SessionOptions()
        self.options.intra_op_num_threads = threads
        self.options.log_severity_level = 4

    def runner(self, cell: Cell) -> Runner:
        needs_no_softcap(cell)
        if cell.dtype not in ("float32", "float16"):
            raise Unsupported(f"no {cell.dtype} on the CPU")
        table_of_scores(cell)
        mask = cell.dense_seen() if cell.dense_bias() is None else cell.dense_bias()
        if mask is not None:
            mask = np.array(np.broadcast_to(mask, (*mask.shape[:-2], *cell.shape[3:5])))
        model = onnx_model.attention(cell.tables, mask, cell.causal and mask is None)
        providers = ["CPUExecutionProvider"]
        session = self.onnxruntime.InferenceSession(model, self.options, providers=providers)
        inputs = dict(zip("qkvm", (*cell.tables, *([] if mask is None else [mask]))))
        binding = session.io_binding()
        values = {name: self.onnxruntime.OrtValue.ortvalue_from_numpy(x) for name, x in inputs.items()}
        for name, value in values.items():
            binding.bind_ortvalue_input(name, value)
        out = self.onnxruntime.OrtValue.ortvalue_from_numpy(np.zeros(cell.tables[0].shape, cell.tables[0].dtype))
        binding.bind_ortvalue_output("out", out)
        return Runner(lambda: session.run_with_iobinding(binding), lambda: np.asarray(out.numpy()), values)


class OpenVino:
    """opset13's scaled_dot_product_attention, compiled for latency; inputs are set once and shared."""

    name = "openvino"

    def __init__(self, threads: int) -> None:
        import openvino

        self.openvino, self.core = openvino, openvino.Core()
        self.settings = {"PERFORMANCE_HINT": "LATENCY", "INFERENCE_NUM_THREADS": threads, "NUM_STREAMS": 1}

    def runner(self, cell: Cell) -> Runner:
        needs_no_softcap(cell)
        if cell.dtype == "float64":
            raise Unsupported("no float64")
        inputs = self._inputs(cell)
        tensors = [self._tensor(x) for x in inputs]
        request = self._compiled(cell, tensors).create_infer_request()
        for n, tensor in enumerate(tensors):
            request.set_input_tensor(n, tensor)
        return Runner(request.infer, lambda: self._result(request.get_output_tensor(), cell), inputs)

    def _inputs(self, cell: Cell) -> list[Array]:
        bias, seen = cell.dense_bias(), cell.dense_seen()
        q, k, v = cell.tables
        group = cell.shape[1] // cell.shape[2]
        if group > 1:
            raise Unsupported("no grouped heads in this operator")
        if bias is not None:
            return [q, k, v, bias.astype(q.dtype)]
        return [q, k, v] if seen is None else [q, k, v, np.array(np.broadcast_to(seen, (1, 1, *cell.shape[3:5])))]

    def _compiled(self, cell: Cell, tensors: list[Any]) -> Any:
        ops = self.openvino.opset13
        inputs = [ops.parameter(tensor.shape, tensor.element_type) for tensor in tensors]
        causal = cell.causal and len(inputs) == 3
        model = self.openvino.Model([ops.scaled_dot_product_attention(*inputs, causal=causal)], inputs, "attention")
        precision = {"float32": "f32", "bfloat16": "bf16", "float16": "f16"}[cell.dtype]
        return self.core.compile_model(model, "CPU", self.settings | {"INFERENCE_PRECISION_HINT": precision})

    def _tensor(self, x: Array) -> Any:
        if x.dtype == ml_dtypes.bfloat16:
            return self.openvino.Tensor(bits(x), x.shape, self.openvino.Type.bf16)
        return self.openvino.Tensor(x, shared_memory=True)

    def _result(self, tensor: Any, cell: Cell) -> Array:
        data: Array = tensor.data
        return data.view(ml_dtypes.bfloat16) if cell.dtype == "bfloat16" and data.dtype != ml_dtypes.bfloat16 else data


class Jax:
    """jax.nn.dot_product_attention, compiled, on arrays in its own layout (batch, rows, heads, dim)."""

    name = "jax"

    def __init__(self, threads: int) -> None:
        os.environ["NPROC"] = str(threads)  # the size of its pool, read when the first computation starts
        if threads == 1:
            os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_cpu_multi_thread_eigen=false"
        os.environ["JAX_ENABLE_X64"] = "1"
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        import jax

        self.jax = jax

    def runner(self, cell: Cell) -> Runner:
        needs_no_softcap(cell)
        table_of_scores(cell)
        jax = self.jax
        q, k, v = (jax.numpy.asarray(x.swapaxes(1, 2).copy()) for x in cell.tables)
        bias, seen = cell.dense_bias(), cell.dense_seen()
        arrays: dict[str, Any] = {}
        if bias is not None:
            arrays["bias"] = jax.numpy.asarray(bias.astype(cell.tables[0].dtype))
        elif seen is not None and cell.option != "window":
            arrays["mask"] = jax.numpy.asarray(seen[None, None])
        fixed: dict[str, Any] = {"local_window_size": (WINDOW - 1, 0)} if cell.option == "window" else {}
        fixed["is_causal"] = cell.causal
        attention = jax.jit(lambda q, k, v, arrays: jax.nn.dot_product_attention(q, k, v, **arrays, **fixed))
        return Runner(
            lambda: attention(q, k, v, arrays).block_until_ready(),
            lambda: np.asarray(attention(q, k, v, arrays)).swapaxes(1, 2),
        )


PEERS: dict[str, type[Any]] = {each.name: each for each in (Torch, OnnxRuntime, OpenVino, Jax)}


NEEDS = {"onnxruntime": ("onnx",)}  # to be measured, beside the library itself


def lacking(name: str) -> str | None:
    """Why a library cannot be measured here, found without importing it; None if it can."""
    if name not in PEERS:
        raise ValueError(f"no peer {name!r}: there are {', '.join(PEERS)}")
    missing = [each for each in (name, *NEEDS.get(name, ())) if version_of(each) is None]
    return f"pip install {' '.join(missing)}" if missing else None


def version_of(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def opened(name: str, threads: int) -> Any:
    """A peer, imported and told how many threads it has."""
    return PEERS[name](threads)
