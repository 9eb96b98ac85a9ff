"""A reader of ELF objects, as far as symbols go."""

from __future__ import annotations

import struct

MAGIC = b"\x7fELF\x02\x01"  # 64-bit, little-endian
SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")
SYMBOL_TABLE = 2


def undefined_symbols(code: bytes) -> list[str]:
    """Names that an object uses and does not define; objects of other formats have none that could be told here."""
    if not code.startswith(MAGIC):
        return []
    start, size, number = (struct.unpack_from(f, code, at)[0] for f, at in (("<Q", 40), ("<H", 58), ("<H", 60)))
    sections = [SECTION.unpack_from(code, start + i * size) for i in range(number)]
    return sorted(name for s in sections if s[1] == SYMBOL_TABLE for name in _undefined(code, s, sections[s[6]]))


def _undefined(code: bytes, table: tuple[int, ...], strings: tuple[int, ...]) -> list[str]:
    symbols = SYMBOL.iter_unpack(code[table[4] : table[4] + table[5]])
    names = [strings[4] + name for name, _, _, section, _, _ in symbols if section == 0 and name]
    return [code[at : code.index(b"\0", at)].decode() for at in names]
