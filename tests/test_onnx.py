"""The Attention operator of ONNX, opsets 23 to 25: all node tests of the onnx package, by an adapter of one screen."""

from __future__ import annotations

import functools
import warnings

import numpy as np
import pytest

import regard
from regard import masks
from support import LEVELS, at_level, bfloat16

NUMBER = 93


@functools.cache
def _cases():
    from onnx.backend.test.case import node

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package makes the numbers of other operators too, with warnings
        cases = node.collect_testcases("Attention")
    # The others spell the operator out in simpler ones, with the same numbers.
    return {c.name: c for c in cases if c.model.graph.node[0].op_type == "Attention"}


def heads_of(x, heads):
    """(batch, rows, heads * dim), as three axes are in ONNX, to (batch, heads, rows, dim)."""
    return x if x.ndim == 4 else x.reshape(*x.shape[:2], heads, -1).swapaxes(1, 2)


def attend(inputs, attributes):
    """Y of the operator: inputs and attributes by their names in ONNX, absent ones left out."""
    q = heads_of(inputs["Q"], attributes.get("q_num_heads"))
    k, v = (heads_of(inputs[name], attributes.get("kv_num_heads")) for name in "KV")
    queries, past = q.shape[-2], 0
    if "past_key" in inputs:
        past = inputs["past_key"].shape[-2]
        k, v = np.concatenate([inputs["past_key"], k], -2), np.concatenate([inputs["past_value"], v], -2)
    mask, bias, offset = None, None, past
    table = inputs.get("attn_mask")
    if table is not None and table.shape[-1] != k.shape[-2]:  # a shorter table is filled up with hidden keys
        hidden = False if table.dtype == bool else -np.inf
        missing = [(0, 0)] * (table.ndim - 1) + [(0, k.shape[-2] - table.shape[-1])]
        table = np.pad(table, missing, constant_values=hidden)
    if table is not None and table.dtype == bool:
        mask = table
    else:
        bias = table
    if "nonpad_kv_seqlen" in inputs:
        lengths = inputs["nonpad_kv_seqlen"]
        padding = masks.Lengths(lengths)
        mask, offset = padding if mask is None else padding & mask, lengths - queries
    left, right = (attributes.get(f"{side}_window_size", -1) for side in ("left", "right"))
    out = regard.attention(
        q, k, v, mask=mask, bias=bias, causal=bool(attributes.get("is_causal", 0)), q_offset=offset,
        window=(left if left >= 0 else None, right if right >= 0 else None),
        scale=attributes.get("scale"), softcap=attributes.get("softcap", 0.0) or None,
    )  # fmt: skip
    return out if inputs["Q"].ndim == 4 else out.swapaxes(1, 2).reshape(out.shape[0], queries, -1)


def _run(case):
    import onnx

    node = case.model.graph.node[0]
    attributes = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
    # What the package's own runner allows: its bfloat16 results were rounded at every step.
    rtol = max(case.rtol, 2**-6) if case.data_sets[0][1][0].dtype == bfloat16 else case.rtol
    for given, expected in case.data_sets:
        names = iter(given)
        inputs = {name: next(names) for name, used in zip(_INPUTS, [*node.input, *[""] * 7]) if used}
        yield attend(inputs, attributes), expected[0], rtol, case.atol


_INPUTS = ["Q", "K", "V", "attn_mask", "past_key", "past_value", "nonpad_kv_seqlen"]


@pytest.mark.parametrize("name", [*(pytest.param(x, marks=pytest.mark.slow) for x in LEVELS[:-1]), LEVELS[-1]])
def test_all_node_tests_of_the_attention_operator(name, capsys):
    with at_level(name):
        _all_right(name, capsys)


def _all_right(level, capsys):
    cases, wrong = _cases(), []
    for name, case in cases.items():
        for out, expected, rtol, atol in _run(case):
            try:
                assert out.dtype == expected.dtype
                np.testing.assert_allclose(
                    out.astype(np.float64), np.asarray(expected).astype(np.float64), rtol=rtol, atol=atol, err_msg=name
                )
            except AssertionError as reason:
                wrong.append(f"{name}: {reason}")
    with capsys.disabled():
        print(f" [{len(cases) - len(wrong)} of {len(cases)} node tests right by {level}]", end="")
    assert not wrong, "\n\n".join(wrong)
    assert len(cases) == NUMBER
