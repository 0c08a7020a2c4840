"""What of inline assembly accesses memory, for those who only count it."""

from __future__ import annotations

import re

from gevo.device.simt.lower.ptx.mnemonic import Mnemonic, parse
from gevo.program.ptx.inline import statements
from gevo.program.ptx.syntax import PtxError

_QUOTED = re.compile(r'\basm [^"]*"([^"]*)"')
_SPACES = {"shared": 3, "local": 5, "const": 4}


def asm_accesses(call: str) -> list[Mnemonic]:
    """What of a call's assembly accesses memory; nothing where it cannot be read."""
    match = _QUOTED.search(call)
    try:
        read = [parse(".".join(one.parts)) for one in statements(match[1])] if match else []
    except (PtxError, ValueError):
        return []
    return [one for one in read if one is not None and one.form.instruction != "fence"]


def asm_length(call: str) -> int:
    """Instructions of a call's assembly, at least 1; 1 where it cannot be read."""
    match = _QUOTED.search(call)
    try:
        return max(1, len(statements(match[1]))) if match else 1
    except PtxError:
        return 1


def space_of(access: Mnemonic) -> int:
    """LLVM's number of an access's address space; generic counts as global."""
    return _SPACES.get(access.space, 1)


def size_of(access: Mnemonic) -> int:
    """Bytes of an access."""
    bits = re.search(r"(\d+)(x2)?\Z", access.type)
    return access.lanes * int(bits[1]) * (2 if bits[2] else 1) // 8 if bits else 4
