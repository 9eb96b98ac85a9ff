"""A trained model of chemical reactions: its attention, captured, maps atoms of products to atoms of reactants.

rxnmapper (Schwaller and others 2021) reads the map off layer 10, head 5, whose queries in a product attend to the atom
of the reactants that they come from. Its README publishes two maps and how sure of them it is; here both come out of
`regard.capture`. Only the model and its vocabulary are taken from the package, which need not be importable.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import regard

pytestmark = pytest.mark.heavy

LAYER, HEAD, NEIGHBOURS = 10, 5, 90.0
TOKENS = re.compile(
    r"\[[^\]]+]|Br?|Cl?|N|O|S|P|F|I|b|c|n|o|s|p|\(|\)|\.|=|#|-|\+|\\|\/|:|~|@|\?|>>?|\*|\$|\%[0-9]{2}|[0-9]"
)

# Acetyl chloride and benzylamine give an amide; chlorine leaves. By hand: every atom of the product comes from the atom
# in the same place of the reactants' text.
AMIDE = "CC(=O)Cl.NCc1ccccc1>>CC(=O)NCc1ccccc1"
AMIDE_MAP = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]

# The examples of rxnmapper's README, its maps and confidences.
PUBLISHED = {
    "thioether": (
        "CC(C)S.CN(C)C=O.Fc1cccnc1F.O=C([O-])[O-].[K+].[K+]>>CC(C)Sc1ncccc1F",
        [0, 1, 2, 3, 15, 14, 13, 12, 11, 10, 9],
        0.9565619900376546,
    ),
    "deprotection": (
        "C1COCCO1.CC(C)(C)OC(=O)CONC(=O)NCc1cccc2ccccc12.Cl>>O=C(O)CONC(=O)NCc1cccc2ccccc12",
        [12, 11, 10, *range(13, 30)],
        0.9704424331552834,
    ),
}


@pytest.fixture(scope="module")
def mapper():
    """The model, and the numbers of its words."""
    pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    package = find_spec("rxnmapper")
    if package is None:
        pytest.skip("needs rxnmapper==0.4.3, installed by pip with --no-deps")
    (folder,) = Path(package.submodule_search_locations[0]).glob("models/transformers/albert*")
    words = (folder / "vocab.txt").read_text("utf-8").split("\n")
    return transformers.AlbertModel.from_pretrained(folder).eval(), {word: i for i, word in enumerate(words)}


def captured(mapper, tokens, **asked):
    import torch

    model, numbers = mapper
    with regard.capture(model, layers=LAYER, **asked) as layers:
        model(input_ids=torch.tensor([[numbers[token] for token in ["[CLS]", *tokens, "[SEP]"]]]))
    return layers[LAYER]


def is_atom(token):
    return token.isalpha() or token[0] == "["


def atoms(tokens):
    """The tokens that are atoms of reactants, and those of products."""
    arrow = tokens.index(">>")
    found = [i for i, token in enumerate(tokens) if is_atom(token)]
    return [i for i in found if i < arrow], [i for i in found if i > arrow]


def bonds(tokens):
    """bonds[a, b]: atoms a and b are neighbours."""
    found = np.zeros([sum(map(is_atom, tokens))] * 2, bool)
    newest, count, branches, rings = None, 0, [], {}
    for token in tokens:
        if is_atom(token):
            if newest is not None:
                found[newest, count] = True
            newest, count = count, count + 1
        elif token == "(":
            branches.append(newest)
        elif token == ")":
            newest = branches.pop()
        elif token in (".", ">>"):
            newest = None
        elif token.isdigit() and token in rings:
            found[rings.pop(token), newest] = True
        elif token.isdigit():
            rings[token] = newest
    return found | found.T


def published_map(weights, tokens):
    """rxnmapper's way: the surest pair first, which makes pairs of its neighbours surer."""
    reactants, products = atoms(tokens)
    near = bonds(tokens)
    near_reactants, near_products = near[: len(reactants), : len(reactants)], near[len(reactants) :, len(reactants) :]
    element = [re.sub(r"[^a-z]", "", token.lower()) for token in tokens]
    same = np.array([[element[p] == element[r] for r in reactants] for p in products])
    shares = same * (weights[np.ix_(products, reactants)] + weights[np.ix_(reactants, products)].T).astype(float)
    found, confidence = [-1] * len(products), 1.0
    for _ in products:
        totals = shares.sum(axis=1, keepdims=True)
        sure = np.divide(shares, totals, out=np.zeros_like(shares), where=totals > 0)
        p, r = np.unravel_index(sure.argmax(), sure.shape)
        found[p], confidence = int(r), confidence * sure[p, r]
        shares[np.ix_(near_products[p], near_reactants[r])] *= NEIGHBOURS
        shares[p], shares[:, r] = 0, 0
    return found, confidence


def test_the_heaviest_key_is_the_atom_it_comes_from(mapper):
    """A whole map by `top(1)` alone, and the weights that transformers' own table has."""
    import torch

    tokens = TOKENS.findall(AMIDE)
    a = captured(mapper, tokens, compute={"top": 1}, detach=True)
    keys, weights = (np.asarray(x)[0, HEAD, 1:-1, 0] for x in a.top(1))
    reactants, products = atoms(tokens)
    assert [reactants.index(keys[p] - 1) for p in products] == AMIDE_MAP  # token 0 is [CLS]
    model, numbers = mapper
    model.set_attn_implementation("eager")
    with torch.no_grad():
        ids = torch.tensor([[numbers[token] for token in ["[CLS]", *tokens, "[SEP]"]]])
        table = model(input_ids=ids, output_attentions=True).attentions[LAYER][0, HEAD, 1:-1].numpy()
    np.testing.assert_allclose(weights, table.max(axis=-1), atol=1e-5)
    assert all(weights[products] > 0.4)


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_maps(mapper, name):
    reaction, expected, confidence = PUBLISHED[name]
    tokens = TOKENS.findall(reaction)
    weights = np.asarray(captured(mapper, tokens).weights[0, HEAD])[1:-1, 1:-1]
    found, sure = published_map(weights, tokens)
    assert found == expected
    assert sure == pytest.approx(confidence, abs=1e-5)
