"""LLVM IR from PTX: lifted, its registers promoted to values."""

from __future__ import annotations

from pathlib import PurePath

from gevo.errors import ProgramError
from gevo.program.llvm.promote import promote
from gevo.program.ptx.lift import lift
from gevo.program.ptx.syntax import PtxError


def lifted(text: str, source: str = "<text>") -> str:
    """LLVM IR of PTX text, its registers promoted.

    Args:
        text: PTX, for 64-bit addresses.
        source: Name of the file, for messages and debug information.

    Raises:
        ProgramError: It is no PTX, or has something that gevo does not read.
    """
    try:
        return promote(lift(text, PurePath(source).name), source)
    except PtxError as reason:
        raise ProgramError(f"{source}: {reason}") from reason
