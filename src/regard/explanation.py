"""`regard.explain`: each step of attention on small tables, and what four common mistakes would make of them."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import mistakes as mistakes_module
from . import showing, steps
from .arrays import Array
from .arrows import Arrows, arrows_of
from .one_head import Head, entry_of, head_of, weigh
from .problem import Problem
from .showing import Section
from .steps import NUMBERS, View

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .signature import Options

EXAMPLE = ([[1.0, 0.0]], [[1.0, 0.0], [0.0, 1.0]], [[10.0, 0.0], [0.0, 10.0]])
LABELS = {"query_labels": ["fruit"], "key_labels": ["apple", "cheese"], "value_labels": ["sweet", "savory"]}


@dataclass(frozen=True)
class Explanation:
    """What `regard.explain` found: print it, show it in a notebook, write a page of it, or take `to_dict()`.

    >>> import regard
    >>> explanation = regard.explain()
    >>> [step.name for step in explanation.steps]
    ['inputs', 'products', 'scaled', 'exponentials', 'weights', 'weighted', 'output']
    >>> {name: round(x, 3) for name, x in explanation.mistakes[3].numbers.items()}
    {'distance': 4.67, 'elsewhere': 0.33}

    steps, mistakes: sections, each with `name`, `title`, `text`, `tables` and `numbers`. weights: of the queries and
    keys that are shown, and output, of these queries: float64 copies of what the kernels gave. notes: what is left out,
    and how far the kernels are from the reference: `difference`, of a weight, or of an output number in units of the
    largest value, where that is above 1. arrows: the vectors, where a page can draw them in a plane.
    """

    steps: tuple[Section, ...]
    mistakes: tuple[Section, ...]
    notes: tuple[str, ...]
    query_labels: tuple[str, ...]
    key_labels: tuple[str, ...]
    value_labels: tuple[str, ...]
    weights: Array
    output: Array
    difference: float
    arrows: Arrows | None = None

    def sections(self) -> list[Section]:
        """Everything in the order in which it is shown."""
        numbered = [
            Section(step.name, f"{n}. {step.title}", step.text, step.tables, step.numbers)
            for n, step in enumerate(self.steps)
        ]
        head = Section("formula", "attention(Q, K, V) = softmax(Q K^T / sqrt(dim)) V, step by step")
        return [head, *numbered, *self.mistakes, Section("notes", "Notes", self.notes)]

    def page(self, path: str | os.PathLike[str], title: str | None = None) -> Path:
        """Write one HTML file in which the vectors are arrows that can be dragged, and everything follows; its path.

        >>> import regard, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     print(regard.explain().page(f"{folder}/page.html").name)
        page.html

        Queries and keys are arrows in one plane, values and the output in another; they are moved by mouse, finger or
        keyboard, four buttons make the four mistakes, and the page's address keeps what is set. The file needs no
        network and nothing beside it. Below are the tables of this explanation, which is all that there is where a
        vector has other than two numbers, not all keys are shown, or there are options other than scale.

        FileNotFoundError or IsADirectoryError if nothing can be written there, ModuleNotFoundError without jinja2,
        which comes with `pip install 'regard[page]'`.
        """
        from .page import example

        return example.page_of(self, path, title)

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain types of JSON: a hidden key is None, and infinities and NaN are strings."""
        found: dict[str, Any] = {
            name: list(getattr(self, name)) for name in ("query_labels", "key_labels", "value_labels", "notes")
        }
        found |= {name: showing.jsonable(getattr(self, name).tolist()) for name in ("weights", "output")}
        found["difference"] = showing.jsonable(self.difference)
        return found | {name: [part.to_dict() for part in getattr(self, name)] for name in ("steps", "mistakes")}

    def __str__(self) -> str:
        return showing.as_text(self.sections())

    def __repr__(self) -> str:
        queries, keys = self.weights.shape
        return f"Explanation({queries} queries, {keys} keys: print it)"

    def __rich_console__(self, console: Any, options: Any) -> Any:
        yield showing.drawn(self.sections(), options.max_width)

    def _repr_html_(self) -> str:
        return showing.as_html(self.sections())


def explain(
    q: Any = None,
    k: Any = None,
    v: Any = None,
    *,
    query_labels: Sequence[Any] | None = None,
    key_labels: Sequence[Any] | None = None,
    value_labels: Sequence[Any] | None = None,
    batch: int = 0,
    head: int = 0,
    **options: Unpack[Options],
) -> Explanation:
    """Each step of attention on small tables, from dot products to output, and four common mistakes on these numbers.

    >>> import numpy as np, regard
    >>> explanation = regard.explain([[1, 0]], np.eye(2), 10 * np.eye(2), key_labels=["apple", "cheese"])
    >>> explanation.weights.round(3)
    array([[0.67, 0.33]])
    >>> print("\\n".join(str(explanation).splitlines()[:2]))
    attention(Q, K, V) = softmax(Q K^T / sqrt(dim)) V, step by step
    <BLANKLINE>

    q, k, v: as for `regard.attention`; without them, the worked example of the documentation. query_labels, key_labels:
    a name for each row of q and of k; value_labels: for each of the numbers of a value. batch, head: which batch entry,
    counted in C order of the leading axes, and which query head. options: of `regard.attention`, without return_lse and
    out.

    Of more than 12 queries the first 12 are shown, of more than 16 keys the 16 with most weight, of wide rows the first
    8 numbers; the notes say so. Weights and output are computed by the kernels that `regard.attention` runs, and
    compared with the formula in float64. The work grows with 12 queries, not with all.

    ValueError or TypeError, before any work, as `regard.attention` raises, and for labels that are not as many as what
    they name.
    """
    named = {"query_labels": query_labels, "key_labels": key_labels, "value_labels": value_labels}
    if q is None and k is None and v is None:
        q, k, v = EXAMPLE
        named = {name: LABELS[name] if labels is None else labels for name, labels in named.items()}
    problem = _problem(q, k, v, options)
    labels = _labels(problem, named)
    ordering = tuple(name for name in ("window", "mask", "bias") if options.get(name) is not None)
    ordering = ("causal", *ordering) if options.get("causal", False) else ordering
    entries = math.prod(problem.batch)
    if not entries * problem.heads * problem.queries:
        raise ValueError(f"there is no query to explain: {problem!r}")
    one = head_of(problem, entry_of(batch, "batch", entries), entry_of(head, "head", problem.heads), ordering)
    return _explained(problem, one, labels, options.get("scale") is not None)


def _problem(q: Any, k: Any, v: Any, options: Any) -> Problem:
    missing = [name for name, x in (("q", q), ("k", k), ("v", v)) if x is None]
    if missing:
        raise TypeError(f"{' and '.join(missing)} missing: give q, k and v, or none of them for the worked example")
    for name in ("return_lse", "out"):
        if name in options:
            raise TypeError(f"explain has no option {name}: the output is in the explanation")
    return Problem.of(q, k, v, **options)


def _labels(problem: Problem, named: dict[str, Any]) -> tuple[tuple[str, ...], ...]:
    """Labels of all queries, keys and numbers of a value."""
    rows = -3 if problem.layout == "lhd" and not problem.squeeze else -2
    axes = (
        ("q", rows, problem.queries, "query", "row"),
        ("k", rows, problem.keys, "key", "row"),
        ("v", -1, problem.vdim, "value", "number of a row"),
    )
    return tuple(_checked(name, labels, *axis) for (name, labels), axis in zip(named.items(), axes))


def _checked(name: str, labels: Any, array: str, axis: int, count: int, word: str, what: str) -> tuple[str, ...]:
    if labels is None:
        return tuple(f"{word} {n}" if word != "value" else str(n) for n in range(count))
    if isinstance(labels, (str, bytes)) or not hasattr(labels, "__iter__"):
        raise TypeError(f"{name} must be a list of {count} labels, not {labels!r}")
    found = tuple(str(label) for label in labels)
    if len(found) != count:
        raise ValueError(
            f"{name} holds {len(found)} labels, and axis {axis} of {array} is {count} long: give one for each {what} "
            f"of {array}"
        )
    return found


def _explained(problem: Problem, one: Head, labels: tuple[tuple[str, ...], ...], scale_given: bool) -> Explanation:
    found = weigh(one.q, one.k, one.v, one.options)
    queries, keys = labels[0][: len(one.q)], tuple(labels[1][j] for j in found.shown)
    view = View(one, found, queries, keys, labels[2][:NUMBERS], scale_given)
    made = tuple(mistakes_module.mistakes(view))
    notes = (*_cuts(problem, view), *_checks(view, bool(made)))
    weights, done = found.weights[:, found.shown], tuple(steps.steps(view))
    arrows = arrows_of(problem, view)
    return Explanation(done, made, notes, queries, keys, labels[2], weights, found.out, found.difference, arrows)


def _cuts(problem: Problem, view: View) -> list[str]:
    """What is left out of the tables."""
    notes = []
    if problem.queries > len(view.queries):
        notes.append(f"The first {len(view.queries)} of {problem.queries} queries are shown.")
    if problem.keys > len(view.keys):
        notes.append(
            f"The {len(view.keys)} of {problem.keys} keys with most weight are shown; sums and entropies are of all."
        )
    wide = [name for name, width in (("queries and keys", problem.dim), ("values", problem.vdim)) if width > NUMBERS]
    if wide:
        notes.append(f"The first {NUMBERS} numbers of {', '.join(wide)} are shown.")
    if not view.scale_given and problem.dim == 0:
        notes.append("Vectors of no numbers have products of 0.")
    return notes


def _checks(view: View, made: bool) -> list[str]:
    found = view.weighing
    notes = [] if made else ["No query that is shown sees a key, so there is no mistake to show."]
    notes.append(
        f"Weights and output are the kernels', and at most {found.difference:.1e} from the formula in float64."
    )
    if not found.sound:
        notes.append("That is more than rounding explains: run `regard doctor`, and please report it.")
    return notes
