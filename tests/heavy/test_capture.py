"""`regard.capture`: what models of transformers compute, against their own tables of weights."""

from __future__ import annotations

import doctest
import inspect
import sys

import numpy as np
import pytest

import regard
from regard import capturing

pytestmark = pytest.mark.heavy

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")

SMALL = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 32, "vocab_size": 50}
SHARP = {"initializer_range": 0.3}  # weights far from uniform
WORDS = {"bos_token_id": 1, "eos_token_id": 2}
DECODER = {**SMALL, **SHARP, "num_key_value_heads": 2, "pad_token_id": 0}
BLOCKS = {"encoder_layers": 2, "decoder_layers": 2, "encoder_attention_heads": 4, "decoder_attention_heads": 2}

# Name: class, class of its configuration, what is in that.
MODELS = {
    "encoder": ("BertModel", "BertConfig", {**SMALL, **SHARP}),
    "shared": ("AlbertModel", "AlbertConfig", {**SMALL, **SHARP, "embedding_size": 16}),
    "grouped": ("LlamaModel", "LlamaConfig", DECODER),
    "window": ("MistralModel", "MistralConfig", {**DECODER, "sliding_window": 3}),
    "softcap": (
        "Gemma2Model",
        "Gemma2Config",
        {**DECODER, "head_dim": 8, "sliding_window": 4, "attn_logit_softcapping": 1.5, "query_pre_attn_scalar": 3},
    ),
    "sinks": (
        "GptOssModel",
        "GptOssConfig",
        {**DECODER, "head_dim": 8, "num_local_experts": 2, "num_experts_per_tok": 1, "sliding_window": 4},
    ),
    "gpt2": ("GPT2Model", "GPT2Config", {"n_embd": 32, "n_layer": 2, "n_head": 4, "vocab_size": 50, **SHARP, **WORDS}),
    "position bias": (
        "T5Model",
        "T5Config",
        {"d_model": 32, "d_kv": 8, "d_ff": 32, "num_layers": 2, "num_heads": 4, "vocab_size": 50},
    ),
    "crossed": (
        "BartModel",
        "BartConfig",
        {**BLOCKS, "d_model": 32, "encoder_ffn_dim": 32, "decoder_ffn_dim": 32, "vocab_size": 50, "init_std": 0.3},
    ),
}
DECODERS = ["grouped", "window", "softcap", "sinks", "gpt2"]
ROWS = 9
PADDING = {
    "none": [[1] * ROWS] * 2,
    "right": [[1] * ROWS, [1] * 6 + [0] * 3],
    "left": [[1] * ROWS, [0] * 4 + [1] * 5],
}


def made(name, implementation="eager", **changes):
    """A tiny model with random weights, the same for the same name."""
    model, config, given = MODELS[name]
    torch.manual_seed(0)
    config = getattr(transformers, config)(**given, **changes, attn_implementation=implementation)
    return getattr(transformers, model)(config).eval()


def words(batch=2, rows=ROWS, seed=0):
    return torch.from_numpy(np.random.default_rng(seed).integers(3, 50, (batch, rows)))


def given_to(name, padding):
    given = {"input_ids": words(), "attention_mask": torch.tensor(PADDING[padding])}
    if name in ("position bias", "crossed"):
        given["decoder_input_ids"] = words(rows=5, seed=1)
    return given


def tables_of(result):
    """The tables of weights that a model gives with eager attention, in the order in which they are computed."""
    if not result.get("cross_attentions"):
        return list(result.attentions)
    blocks = zip(result.decoder_attentions, result.cross_attentions, strict=True)
    return [*result.encoder_attentions, *(table for block in blocks for table in block)]


def by_eager(model, **given):
    with torch.no_grad():
        return model(**given, output_attentions=True)


def assert_same_tables(layers, tables, real):
    """`real` says which rows are words: of padding's own rows, transformers makes averages, and regard zeros."""
    assert len(layers) == len(tables)
    for found, table in zip(layers, tables, strict=True):
        weights = np.asarray(found.weights[:])
        rows = real if real.shape[1] == table.shape[2] else np.ones((len(real), table.shape[2]), bool)
        for b in range(len(real)):
            np.testing.assert_allclose(weights[b][:, rows[b]], table[b].numpy()[:, rows[b]], atol=2e-5)


# Models


@pytest.mark.parametrize("padding", PADDING)
@pytest.mark.parametrize("name", MODELS)
def test_weights_and_results(name, padding):
    model, given = made(name), given_to(name, padding)
    expected = by_eager(model, **given)
    with regard.capture(model) as layers:
        result = model(**given)
    real = np.array(PADDING[padding], bool)
    assert_same_tables(layers, tables_of(expected), real)
    rows = np.ones((2, 5), bool) if "decoder_input_ids" in given else real
    np.testing.assert_allclose(result[0].numpy()[rows], expected[0].numpy()[rows], atol=5e-4)


@pytest.mark.parametrize("name", ["window", "softcap", "sinks"])
def test_options_of_layers_are_seen(name):
    """Not only the weights: the numbers that stand for a layer's options are there."""
    model = made(name)
    with regard.capture(model) as layers:
        model(input_ids=words())
    a = layers[0]
    if name == "window":
        assert np.asarray(a.distance()).max() < 3
        assert np.asarray(a.viewers()).max() == 3
    if name == "softcap":
        assert np.abs(np.asarray(a.stage("capped")[:])).max() <= 1.5 < np.abs(np.asarray(a.stage("scaled")[:])).max()
    if name == "sinks":
        assert np.asarray(a.sink_mass()).min() > 0


def test_grouped_heads_are_not_repeated():
    model = made("grouped")
    with regard.capture(model) as layers:
        model(input_ids=words())
    assert "q (2, 4, 9, 8), k (2, 2, 9, 8)" in repr(layers)


def test_bfloat16():
    model, given = made("grouped").to(torch.bfloat16), given_to("grouped", "right")
    with regard.capture(model) as layers:
        result = model(**given)
    expected = by_eager(model, **given)
    assert layers[0].out.dtype == result[0].dtype == torch.bfloat16
    real = torch.tensor(PADDING["right"], dtype=torch.bool)
    np.testing.assert_allclose(result[0].float()[real], expected[0].float()[real], atol=0.1)
    table = expected.attentions[0].float().numpy()
    np.testing.assert_allclose(np.asarray(layers[0].weights[0]), table[0], atol=0.02)


def test_a_mask_of_floats():
    """The lowest number hides, others are a bias."""
    model, x = made("encoder"), words()
    table = torch.zeros(2, 1, ROWS, ROWS)
    table[..., 1], table[:, :, :, 7:] = -2.5, torch.finfo(torch.float32).min
    with regard.capture(model) as layers:
        model(input_ids=x, attention_mask=table)
    for found, expected in zip(layers, by_eager(model, input_ids=x, attention_mask=table).attentions, strict=True):
        np.testing.assert_allclose(np.asarray(found.weights[:]), expected.numpy(), atol=2e-5)
    assert np.asarray(layers[0].viewers()).tolist() == [[[ROWS] * 7 + [0] * 2] * 4] * 2


# Caches and several calls


def in_two_parts(model, x, static):
    """Seven words, and then the others with a cache of these, which is overwritten in the end."""
    kind = transformers.StaticCache if static else transformers.DynamicCache
    cache = kind(config=model.config, **({"max_cache_len": 16} if static else {}))
    name = "cache" if "cache" in inspect.signature(model.forward).parameters else "past_key_values"
    for part in (x[:, :7], x[:, 7:]):
        model(input_ids=part, use_cache=True, **{name: cache})
    for layer in cache.layers:
        layer.keys.fill_(7)
        layer.values.fill_(7)


@pytest.mark.parametrize("static", [False, True], ids=["growing", "static"])
@pytest.mark.parametrize("name", DECODERS)
def test_with_a_cache(name, static):
    """The words at once, and in two parts: the second part's queries see the first part's keys."""
    model, x = made(name), words()
    tables = by_eager(model, input_ids=x).attentions
    with regard.capture(model) as layers:
        in_two_parts(model, x, static)
    assert [len(one) for one in layers.passes] == [2, 2]
    for early, late, table in zip(layers.passes[0], layers, tables, strict=True):
        full = np.zeros((2, 4, ROWS, ROWS))
        for rows, found in ((slice(7), early), (slice(7, None), late)):
            weights = np.asarray(found.weights[:])
            queries = weights.shape[2]
            # A sliding cache has let go of the oldest keys, a static one has room for more.
            offset = 0 if rows.start is None else ROWS - weights.shape[3] if weights.shape[3] < ROWS else 0
            held = min(weights.shape[3], ROWS - offset)
            full[:, :, rows, offset : offset + held] = weights[..., :held]
            assert np.all(weights[..., held:] == 0)
            assert queries == (7 if rows.start is None else 2)
        np.testing.assert_allclose(full, table.numpy(), atol=2e-5)


def test_positions_with_a_cache():
    """Distances count from where the newest queries stand, which in a static cache is not its end."""
    model, x = made("grouped"), words()
    away = np.abs(np.arange(ROWS)[:, None] - np.arange(ROWS))[7:]
    expected = (by_eager(model, input_ids=x).attentions[0].numpy()[:, :, 7:] * away).sum(axis=-1)
    for static in (False, True):
        with regard.capture(model, layers=0) as layers:
            in_two_parts(model, x, static)
        np.testing.assert_allclose(np.asarray(layers[0].distance()), expected, atol=1e-4)


def test_generation():
    """Each new word is a call of the model."""
    torch.manual_seed(0)
    model = transformers.LlamaForCausalLM(transformers.LlamaConfig(**DECODER, eos_token_id=None)).eval()
    padded = {"input_ids": words(), "attention_mask": torch.tensor(PADDING["left"])}
    asked = {"max_new_tokens": 4, "do_sample": False}
    expected = model.generate(**padded, **asked)
    with regard.capture(model, compute={"top": 2}, detach=True) as layers:
        assert torch.equal(model.generate(**padded, **asked), expected)
    assert [tuple(one[1].top(2).keys.shape) for one in layers.passes] == [(2, 4, ROWS, 2)] + [(2, 4, 1, 2)] * 3
    assert np.all(np.asarray(layers[0].top(2).keys)[1] >= 4)  # never one of the padding


# Which layers, and what is asked


def test_the_example_of_the_docstring():
    torch.manual_seed(0)
    model = transformers.BertModel(transformers.BertConfig(**{**SMALL, "hidden_size": 48, "num_attention_heads": 12}))
    names = {"regard": regard, "model": model.eval(), "tokenizer": lambda _, return_tensors: {"input_ids": words(1, 8)}}
    (test,) = doctest.DocTestFinder(recurse=False).find(regard.capture, "capture", module=False, globs=names)
    for example in test.examples:
        del example.options[doctest.SKIP]
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test) == (0, 4)


def test_layers_by_number_and_name():
    model, given = made("crossed"), given_to("crossed", "none")
    with regard.capture(model, layers=[1, 3]) as layers:
        model(**given)
    assert list(layers) == [layers[1], layers[3]] == [layers[-2], layers[-1]]
    assert layers.names == {1: "encoder.layers.1.self_attn", 3: "decoder.layers.0.encoder_attn"}
    assert layers["decoder.layers.0.encoder_attn"] is layers[3]
    assert repr(layers).splitlines() == [
        "2 of 6 attention layers:",
        "  1  encoder.layers.1.self_attn  q (2, 4, 9, 8), k (2, 4, 9, 8)",
        "  3  decoder.layers.0.encoder_attn  q (2, 2, 5, 16), k (2, 2, 9, 16)",
    ]
    with pytest.raises(IndexError, match=r"layer 0 was not captured: 6 ran, and kept were \[1, 3\]"):
        layers[0]
    with pytest.raises(KeyError, match="0 captured layers have the name 'decoder'"):
        layers["decoder"]


def test_layers_that_share_a_module():
    model = made("shared")
    with regard.capture(model) as layers:
        model(input_ids=words())
    assert layers.names[0] == layers.names[1]
    with pytest.raises(KeyError, match="2 captured layers"):
        layers[layers.names[0]]


def test_compute_and_detach():
    model = made("encoder")
    with regard.capture(model, compute={"top": 3, "received": "mean"}, detach=True) as layers:
        model(input_ids=words())
    assert tuple(layers[1].top(3).keys.shape) == (2, 4, ROWS, 3)
    assert tuple(layers[1].received("mean").shape) == (2, 4, ROWS)
    with pytest.raises(RuntimeError, match="detached"):
        layers[1].weights[0]


def test_nothing_ran():
    with regard.capture(made("encoder")) as layers:
        pass
    assert repr(layers) == "0 of 0 attention layers"
    assert list(layers) == []


# The model before and after


def state(model):
    configs = [module.config for module in model.modules() if hasattr(module, "config")]
    return [config._attn_implementation for config in configs], len(model._forward_pre_hooks), len(capturing._captured)


def test_the_model_is_as_before():
    model = made("encoder", "sdpa")
    before, expected = state(model), model(input_ids=words())[0]
    with regard.capture(model):
        assert state(model) != before
        model(input_ids=words())
    assert state(model) == before
    assert torch.equal(model(input_ids=words())[0], expected)
    assert expected.requires_grad


def test_each_part_is_as_before():
    """A model of two, whose parts attend in different ways."""
    part = {**SMALL, "projection_dim": 16}
    pictures = {**part, "image_size": 16, "patch_size": 8}
    config = transformers.CLIPConfig(text_config=part, vision_config=pictures, projection_dim=16)
    model = transformers.CLIPModel(config).eval()
    model.set_attn_implementation({"text_config": "eager", "vision_config": "sdpa"})
    before = state(model)
    assert {"eager", "sdpa"} <= set(before[0])
    given = {"input_ids": words(), "pixel_values": torch.ones(2, 3, 16, 16)}
    expected = by_eager(model, **given)
    with regard.capture(model) as layers:
        model(**given)
    assert state(model) == before
    for number, name in layers.names.items():
        if name.startswith("text_model"):
            table = expected.text_model_output.attentions[int(name.split(".")[-2])]
            np.testing.assert_allclose(np.asarray(layers[number].weights[:]), table.numpy(), atol=2e-5)
    assert sorted(name.split(".")[0] for name in layers.names.values()) == ["text_model"] * 2 + ["vision_model"] * 2


def test_a_part_of_a_module():
    """Models in a module of one's own."""
    model = torch.nn.Sequential(torch.nn.Identity(), made("encoder"))
    with regard.capture(model) as layers:
        model(words())
    assert layers.names[0] == "1.encoder.layer.0.attention.self"


def test_an_exception_in_the_block():
    model = made("encoder")
    before = state(model)
    with pytest.raises(ZeroDivisionError), regard.capture(model):
        raise ZeroDivisionError
    assert state(model) == before


def test_an_exception_in_a_layer():
    """What cannot be computed is refused, and the model is whole again."""
    model = made("encoder").train()
    before = state(model)
    with pytest.raises(ValueError, match=r"dropout of 0.1 .* model.eval\(\)"), regard.capture(model):
        model(input_ids=words())
    assert state(model) == before
    model.eval()
    with pytest.raises(TypeError, match="compute knows no 'tops'"), regard.capture(model, compute={"tops": 3}):
        model(input_ids=words())
    with pytest.raises(TypeError, match="requires grad"), regard.capture(model), torch.enable_grad():
        model(input_ids=words())
    assert state(model) == before


def test_captured_already():
    model = made("encoder")
    with regard.capture(model), pytest.raises(ValueError, match="already"), regard.capture(model.encoder):
        pass
    assert state(model) == (["eager"] * len(state(model)[0]), 0, 0)


def test_another_model_with_the_same_configuration():
    """It attends by regard meanwhile, and is not captured."""
    model = made("encoder")
    other = transformers.BertModel(model.config).eval()
    expected = by_eager(other, input_ids=words())[0]
    with regard.capture(model) as layers:
        result = other(input_ids=words())[0]
    np.testing.assert_allclose(result.numpy(), expected.numpy(), atol=5e-4)
    assert len(layers) == 0


# Refusals


def test_models_without_the_interface():
    config = transformers.RemBertConfig(**SMALL, input_embedding_size=16, output_embedding_size=16)
    for model in (transformers.RemBertModel(config), torch.nn.Linear(2, 2)):
        with pytest.raises(TypeError, match="attention interface"), regard.capture(model):
            pass
        assert not model._forward_pre_hooks
    with pytest.raises(TypeError, match="a model of transformers, not str"), regard.capture("bert"):
        pass


def test_sinks_of_single_tokens():
    q = torch.ones(1, 2, 3, 4)
    with pytest.raises(ValueError, match="a sink for each token"):
        capturing._attend(torch.nn.Identity(), q, q, q, sinks=torch.zeros(1, 2, 3, 1))


@pytest.mark.parametrize("layers", [-1, [0, -2], ["first"]])
def test_layers_are_numbers(layers):
    with pytest.raises((ValueError, TypeError), match="layers"), regard.capture(made("encoder"), layers=layers):
        pass


def test_without_transformers(monkeypatch):
    monkeypatch.setitem(sys.modules, "transformers", None)
    with pytest.raises(ImportError, match=r"regard\[transformers\]"), regard.capture(torch.nn.Identity()):
        pass
