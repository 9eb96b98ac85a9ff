"""Names of queries and keys in pictures and pages: tokens where they are known, numbers where not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from .inspected import Inspected
from .some_heads import offset_of

LONGEST = 200  # characters of a token that are kept: enough to know it, and a page of hostile tokens stays small


@dataclass(frozen=True)
class Labels:
    """queries, keys: a name for each, or None where nothing is known but their numbers."""

    queries: tuple[str, ...] | None
    keys: tuple[str, ...] | None

    @classmethod
    def of(cls, inspection: Inspected, tokens: Any = None, query_tokens: Any = None) -> Labels:
        """tokens: a string for each key; query_tokens: for each query, by default the tokens at their positions.

        ValueError where there are not as many as keys or queries, TypeError where they are no strings.
        """
        queries, keys = inspection._sizes
        named = None if tokens is None else checked(tokens, "tokens", keys, "key")
        if query_tokens is not None:
            return cls(checked(query_tokens, "query_tokens", queries, "query"), named)
        return cls(None if named is None else _at_positions(inspection, named), named)

    def at(self, inspection: Inspected, entry: tuple[int, ...] | None) -> Labels:
        """With names of queries where their positions differ by batch entry, and this one's are known."""
        start, (queries, keys) = offset_of(inspection, entry), inspection._sizes
        if self.queries is not None or self.keys is None or start is None or not 0 <= start <= keys - queries:
            return self
        return replace(self, queries=self.keys[start : start + queries])

    def query(self, i: int) -> str:
        """Number and token of a query."""
        return _named(i, self.queries)

    def key(self, j: int) -> str:
        """Number and token of a key."""
        return _named(j, self.keys)


def _named(n: int, tokens: tuple[str, ...] | None) -> str:
    return str(n) if tokens is None else f"{n} {tokens[n]}"


def checked(tokens: Any, name: str, count: int, what: str) -> tuple[str, ...]:
    if isinstance(tokens, str) or not isinstance(tokens, Sequence) or not all(isinstance(x, str) for x in tokens):
        raise TypeError(f"{name} must be a sequence of strings, one for each {what}: got {type(tokens).__name__}")
    if len(tokens) != count:
        plural = "queries" if what == "query" else f"{what}s"
        raise ValueError(f"{name} must have one string for each of the {count} {plural}: got {len(tokens)}")
    return tuple(cut(x) for x in tokens)


def cut(token: str) -> str:
    """A token of a bearable length: its beginning and its end. Lone surrogates, which no page holds, become "?"."""
    token = token if len(token) <= LONGEST else f"{token[: LONGEST - 40]} … {token[-37:]}"
    return token.encode("utf-8", "replace").decode("utf-8")


def _at_positions(inspection: Inspected, tokens: tuple[str, ...]) -> tuple[str, ...] | None:
    """The tokens where the queries stand; None where that is not known, differs by batch entry, or is out of range."""
    offset, (queries, keys) = inspection._outline.offset, inspection._sizes
    if not inspection._positioned or not isinstance(offset, int) or offset < 0 or offset + queries > keys:
        return None
    return tokens[offset : offset + queries]
