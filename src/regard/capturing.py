"""Looking into models of transformers: what each attention layer gets, as an Inspection.

transformers lets a name stand for a function that attends and for one that makes masks. `capture` registers both under
`NAME`, has the model use that name for the length of a block, and puts back what was there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import reduce
from operator import add, and_
from typing import Any

from .api import attention
from .inspection import Inspection, inspect
from .options import flag, integer

NAME = "regard_capture"

_captured: dict[Any, tuple[Recorder, str]] = {}
"""Modules of the models that are being captured, with their names there: one function serves all models."""


@contextmanager
def capture(
    model: Any,
    layers: int | Iterable[int] | None = None,
    compute: Mapping[str, Any] | None = None,
    detach: bool = False,
) -> Iterator[Layers]:
    """The attention of each layer of a model of transformers, to be looked into.

    >>> with regard.capture(model, compute={"top": 4}) as layers:  # doctest: +SKIP
    ...     output = model(**tokenizer("The cat sat on the mat", return_tensors="pt"))
    >>> layers[1].entropy().shape  # doctest: +SKIP
    torch.Size([1, 12, 8])
    >>> keys, weights = layers[1].top(4)  # doctest: +SKIP
    >>> keys[0, 5, -1]  # the four keys that the last query of head 5 sees most of  # doctest: +SKIP
    tensor([..., ..., ..., ...])

    An Inspection has the layer's q, k and v as they meet, after rotary positions and with the cached keys, and the
    mask, scale, bias, soft cap and sinks that the layer uses. In the block the model computes with its result, too.

    Layers are numbered from 0 in the order in which they run: an encoder's before its decoder's, and in a decoder's
    block self-attention before cross-attention. `print(layers)` shows which is which. Each call of the model starts
    anew, see `Layers.passes`.

    model: a model of transformers, or a module of torch that has some in it, on the CPU. Those that do not use
        transformers' attention interface run as ever and are not captured.
    layers: the numbers of the layers to capture; None for all.
    compute: what to ask each Inspection at once, see `Inspection.compute`.
    detach: True lets go of q, k, v and masks when that is done. Otherwise they are held as long as `layers` is. Where
        there is padding or a window, transformers makes a mask of a byte for each query and key, which layers share.

    The block is one of `torch.no_grad()`. After it, or an exception in it, the model is as it was before.

    ImportError if transformers is missing or older than 4.57; TypeError if no part of `model` uses the attention
    interface. In the block, ValueError for attention with dropout (call `model.eval()`) and for sinks of single tokens.
    """
    recorder = Recorder(_wanted(layers), dict(compute or {}), flag(detach, "detach"))
    torch, parts = _parts_of(model)
    names = {module: (recorder, name) for name, module in model.named_modules()}
    if not names.keys().isdisjoint(_captured):
        raise ValueError("this model is being captured already: leave that block first")
    before = [(config, config._attn_implementation_internal) for config in _configs_of(names)]
    hook = model.register_forward_pre_hook(recorder.begin)
    try:
        _redirect(model, parts)
        _captured.update(names)
        with torch.no_grad():
            yield recorder.layers
    finally:
        hook.remove()
        for module in names:
            _captured.pop(module, None)
        for config, name in before:
            config._attn_implementation_internal = name


@dataclass
class Pass:
    """One call of a model: how many layers ran, and what was kept of some, by their numbers."""

    ran: int = 0
    names: dict[int, str] = field(default_factory=dict)
    shapes: dict[int, str] = field(default_factory=dict)
    found: dict[int, Inspection] = field(default_factory=dict)


class Layers:
    """The captured layers of the newest call of a model.

    layers[10] is the Inspection of layer 10, layers[-1] that of the last one captured, and
    layers["decoder.layers.0.encoder_attn"] that of the layer with this name. A loop goes over all that were captured.

    names: the name of each layer's module, by the layer's number. Layers that share a module share its name.
    passes: the same for each call of the model in the block, the newest last.
    """

    def __init__(self, calls: list[Pass]) -> None:
        self._calls = calls

    @property
    def names(self) -> dict[int, str]:
        return self._calls[-1].names

    @property
    def passes(self) -> list[Layers]:
        return [Layers([call]) for call in self._calls]

    def __len__(self) -> int:
        return len(self._calls[-1].found)

    def __iter__(self) -> Iterator[Inspection]:
        return iter(list(self._calls[-1].found.values()))

    def __getitem__(self, layer: int | str) -> Inspection:
        newest = self._calls[-1]
        number = self._named(layer) if isinstance(layer, str) else layer
        if -len(newest.found) <= number < 0:
            number = list(newest.found)[number]
        if number not in newest.found:
            raise IndexError(f"layer {number} was not captured: {newest.ran} ran, and kept were {list(newest.found)}")
        return newest.found[number]

    def __repr__(self) -> str:
        newest = self._calls[-1]
        lines = [f"\n  {number}  {newest.names[number]}  {newest.shapes[number]}" for number in newest.found]
        return f"{len(lines)} of {newest.ran} attention layers{':' if lines else ''}{''.join(lines)}"

    def _named(self, name: str) -> int:
        numbers = [number for number, own in self.names.items() if own == name]
        if len(numbers) != 1:
            known: list[Any] = numbers or sorted(set(self.names.values()))
            raise KeyError(f"{len(numbers)} captured layers have the name {name!r}: {known}")
        return numbers[0]


class Recorder:
    """Which calls of attention are kept, and how."""

    def __init__(self, wanted: frozenset[int] | None, compute: dict[str, Any], detach: bool) -> None:
        self._calls = [Pass()]
        self.layers = Layers(self._calls)
        self._wanted, self._compute, self._detach = wanted, compute, detach

    def begin(self, *_: Any) -> None:
        """The model is called: from here on, layers are counted from 0 again."""
        if self._calls[-1].ran:
            self._calls.append(Pass())

    def attend(self, name: str, q: Any, k: Any, v: Any, options: dict[str, Any]) -> Any:
        """What attention gives; kept, if this layer is wanted."""
        call = self._calls[-1]
        number = call.ran
        call.ran += 1
        if self._wanted is not None and number not in self._wanted:
            return attention(q, k, v, **options)
        if not self._detach:
            k, v = k.clone(), v.clone()  # they may be a cache's own, which is written to later
        found = inspect(q, k, v, **options).compute(**self._compute)
        call.found[number] = found.detach() if self._detach else found
        call.names[number], call.shapes[number] = name, f"q {tuple(q.shape)}, k {tuple(k.shape)}"
        return found.out


# What transformers calls


def _attend(
    module: Any, query: Any, key: Any, value: Any, attention_mask: Any = None, **given: Any
) -> tuple[Any, None]:
    """An attention function of transformers: (batch, heads, rows, dim) to (batch, rows, heads, dim), and no weights."""
    if given.get("dropout") and module.training:
        raise ValueError(
            f"attention dropout of {given['dropout']} was asked for, and there is none here: call model.eval()"
        )
    if given.get("sinks") is not None:
        raise ValueError(
            f"{type(module).__name__} has a sink for each token, regard one for each head: it cannot be captured"
        )
    options = {
        "scale": given.get("scaling"),
        "softcap": given.get("softcap"),
        "sinks": given.get("s_aux"),
        **_visibility(module, query.shape[-2], key.shape[-2], attention_mask, given),
    }
    recorder, name = _captured.get(module, (None, ""))
    if recorder is None:  # of another model that shares the configuration
        out = attention(query, key, value, **options)
    else:
        out = recorder.attend(name, query, key, value, options)
    return out.transpose(1, 2).clone(memory_format=sys.modules["torch"].contiguous_format), None


def _visibility(module: Any, queries: int, keys: int, mask: Any, given: dict[str, Any]) -> dict[str, Any]:
    """causal, q_offset, mask and bias, from what a layer passes, read as transformers' own function for torch reads it:
    without a mask, layers are causal unless they say otherwise, except for a single query, which then sees all keys.
    """
    causal = given.get("is_causal")
    causal = getattr(module, "is_causal", True) if causal is None else causal
    parts = [_split(mask, keys), _split(given.get("position_bias"), keys)]
    visible = [part for part, _ in parts if part is not None]
    biases = [part for _, part in parts if part is not None]
    offset: Any = None
    if causal and queries <= keys:  # matters for distances alone where there is a mask
        offset = 0 if mask is None and queries > 1 else getattr(mask, "regard_offset", "end")
    return {
        "causal": bool(causal and mask is None and queries > 1),
        "q_offset": offset,
        "mask": reduce(and_, visible) if visible else None,
        "bias": reduce(add, biases) if biases else None,
    }


def _split(table: Any, keys: int) -> tuple[Any, Any]:
    """A mask of transformers as bools and as floats, either of which may be None.

    Its float masks hide by the lowest number there is. For bools that is what they are taken for: a sum with such a
    number is no score, and a row of nothing else is an empty row, not an average of padding.
    """
    if table is None:
        return None, None
    table = table[..., :keys]  # some layers make masks as long as their cache could be
    if not table.is_floating_point():
        return table, None
    visible = table > sys.modules["torch"].finfo(table.dtype).min / 2
    if visible.all():
        return None, table
    rest = table.masked_fill(~visible, 0)
    return visible, rest if rest.any() else None


def _mask(*args: Any, **given: Any) -> Any:
    """A mask function of transformers: the bools it makes for torch, with the position of the first query noted.

    There must be one under our name, else transformers gives no mask at all, and padding would be attended to.
    """
    from transformers.masking_utils import sdpa_mask

    mask = sdpa_mask(*args, **given)
    first = given.get("q_offset")
    if "cache_position" in given:  # transformers 4 gives the position of every query
        first = given["cache_position"][0]
    if mask is not None and first is not None:
        mask.regard_offset = int(first) - int(given.get("kv_offset", 0))
    return mask


# The model before and after


def _wanted(layers: Any) -> frozenset[int] | None:
    if layers is None:
        return None
    return frozenset(integer(x, "layers", 0) for x in (layers if isinstance(layers, Iterable) else [layers]))


def _parts_of(model: Any) -> tuple[Any, list[Any]]:
    """torch, and the models of transformers in a module."""
    try:
        import torch
        from transformers import AttentionInterface, AttentionMaskInterface, PreTrainedModel
    except ImportError as error:
        raise ImportError("capture needs transformers, 4.57 or newer: pip install 'regard[transformers]'") from error
    AttentionInterface.register(NAME, _attend)
    AttentionMaskInterface.register(NAME, _mask)
    if not isinstance(model, torch.nn.Module):
        raise TypeError(f"capture needs a model of transformers, not {type(model).__name__}")
    return torch, [part for part in model.modules() if isinstance(part, PreTrainedModel)]


def _configs_of(modules: Iterable[Any]) -> list[Any]:
    """Every configuration that modules hold, and those within them, once each."""
    left = [module.config for module in modules if hasattr(module, "config")]
    found: dict[int, Any] = {}
    while left:
        config = left.pop()
        if id(config) not in found and hasattr(config, "_attn_implementation_internal"):
            found[id(config)] = config
            left += [getattr(config, name, None) for name in config.sub_configs]
    return list(found.values())


def _redirect(model: Any, parts: list[Any]) -> None:
    for part in parts:
        part.set_attn_implementation(NAME)
    if all(part.config._attn_implementation != NAME for part in parts):
        raise TypeError(
            f"{type(model).__name__} does not attend through the attention interface of transformers "
            "(huggingface.co/docs/transformers/attention_interface), so its q, k and v cannot be had"
        )
