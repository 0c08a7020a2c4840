"""The names that an ELF object file expects others to define.

Source: System V Application Binary Interface, chapter 4 (64-bit, little-endian).
"""

from __future__ import annotations

import struct

_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_SYMBOL_TABLE = 2


def undefined_symbols(data: bytes) -> frozenset[str]:
    """Names of undefined symbols; empty for anything but 64-bit little-endian ELF."""
    if data[:6] != b"\x7fELF\x02\x01":
        return frozenset()
    (start,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    sections: list[tuple[int, ...]] = [
        _SECTION.unpack_from(data, start + i * size) for i in range(count)
    ]
    names: set[str] = set()
    for _, kind, _, _, offset, length, link, *_ in sections:
        if kind != _SYMBOL_TABLE:
            continue
        strings: int = sections[link][4]
        for at in range(offset + _SYMBOL.size, offset + length, _SYMBOL.size):
            name, _, _, section, _, _ = _SYMBOL.unpack_from(data, at)
            if section == 0 and name:
                end = data.index(b"\0", strings + name)
                names.add(data[strings + name : end].decode())
    return frozenset(names)
