"""Giving a program's open constants their values, and optimising for them.

An open constant is a scalar that the program declares as `external constant`. Once it has a
value, LLVM folds it, sizes and unrolls loops by it, and drops the paths that it rules out, as if
the value had been in the source: no CUDA compiler is needed.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping

from gevo.errors import ProgramError
from gevo.program.base import Program
from gevo.program.llvm.canonical import canonical_text
from gevo.program.llvm.handle import opened_program
from gevo.program.llvm.pipeline import run_o3
from gevo.program.llvm.syntax.lexer import spelled

_DECLARED = (
    r"^{name} = (?:external|extern_weak) (?:[a-z_]+ )*?(?P<space>addrspace\(\d+\) )?"
    r"(?:externally_initialized )?constant (?P<type>\w+)(?P<rest>.*)$"
)
_INTEGERS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}


def specialize(program: Program, constants: Mapping[str, int | float]) -> Program:
    """The program with its open constants known, optimised as clang's -O3 would.

    It takes as long as optimising the kernel anew: about 10 to 100 ms. LLVM may abort the
    process: call it in worker processes only.

    Args:
        program: An LLVM program.
        constants: Values by variable. Integers for integer constants, in their range.

    Raises:
        ProgramError: The program has no such open constant, or its type cannot hold the value.
    """
    if not constants:
        return program
    text = program.text
    for name, value in constants.items():
        text = _defined(text, name, value)
    with opened_program(text, "the specialised program") as module:
        run_o3(module)
        return program.rewritten(canonical_text(str(module), "the specialised program"))


def _defined(text: str, name: str, value: int | float) -> str:
    spelt = spelled(name)
    pattern = re.compile(_DECLARED.format(name=re.escape(spelt)), re.MULTILINE)
    found = pattern.search(text)
    if found is None:
        raise ProgramError(f"the program has no external constant {name}")
    literal = _literal(value, found["type"], name)
    space = found["space"] or ""
    line = f"{spelt} = internal unnamed_addr {space}constant {found['type']} {literal}"
    return f"{text[: found.start()]}{line}{found['rest']}{text[found.end() :]}"


def _literal(value: int | float, type_: str, name: str) -> str:
    """The value as LLVM writes a constant of the type."""
    wrong = f"constant {name}: a {type_} cannot be {value!r}"
    if type_ in _INTEGERS:
        bits = _INTEGERS[type_]
        if int(value) != value or not -(1 << (bits - 1)) <= value < 1 << bits:
            raise ProgramError(wrong)
        return str(int(value))
    if type_ not in ("float", "double"):
        raise ProgramError(f"constant {name}: constants of type {type_} cannot be tuned")
    try:
        # LLVM writes a float as the double of the same value.
        kept = struct.unpack("<f", struct.pack("<f", value))[0] if type_ == "float" else value
    except OverflowError as error:
        raise ProgramError(wrong) from error
    return f"0x{struct.unpack('Q', struct.pack('d', kept))[0]:016X}"
