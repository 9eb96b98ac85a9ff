"""A model of one operator, Attention of opset 23."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def attention(tables: Sequence[Array], mask: Array | None, causal: bool) -> bytes:
    """The serialised model with inputs q, k, v and, if given, a mask m; the output is out."""
    from onnx import TensorProto, helper

    inputs = dict(zip("qkvm", (*tables, *([] if mask is None else [mask]))))
    shown = [
        helper.make_tensor_value_info(n, helper.np_dtype_to_tensor_dtype(x.dtype), x.shape) for n, x in inputs.items()
    ]
    node = helper.make_node("Attention", list(inputs), ["out"], is_causal=int(causal))
    out = helper.make_tensor_value_info("out", shown[0].type.tensor_type.elem_type or TensorProto.FLOAT, None)
    opsets = [helper.make_opsetid("", 23)]
    model = helper.make_model(helper.make_graph([node], "attention", shown, [out]), opset_imports=opsets, ir_version=10)
    serialised: bytes = model.SerializeToString()
    return serialised
