"""Giving a program's open constants their values, and optimising for them.

An open constant is a scalar that the program declares as `external constant`. Once it has a
value, LLVM folds it, sizes and unrolls loops by it, and drops the paths that it rules out, as if
the value had been in the source: no CUDA compiler is needed.

A program without the kernels that its workload never launches. They stay in the program's text, so
that nothing is lost when it is written out; but what is verified, compiled and judged is what
remains here. So it does not matter what is in the others.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.llvm.canonical import canonical_text
from gevo.program.llvm.pipeline import opened_program, run_o3
from gevo.program.llvm.syntax.lexer import NAME, spelled, symbol_of
from gevo.program.llvm.syntax.module import (
    Function,
    ModuleText,
    reachable,
    references,
    split_module,
)

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


_POINTER = re.compile(rf"ptr(?: addrspace\(\d+\))? (@{NAME})")
_STRANGE = re.compile(
    r"[^\"]*?(?:\b(?:alias|ifunc)\b|\baddrspace\((?![134]\))\d+\) (?:\w+ )?(?:global|constant))"
)


def launched_only(program: Program) -> Program:
    """The program with nothing in it that only other kernels lead to; itself where all are run."""
    if program.dialect is not Dialect.LLVM or not program.launched:
        return program
    return replace(program, text=launched_text(program.text, program.launched), launched=())


@lru_cache(maxsize=4)
def launched_text(text: str, kernels: tuple[str, ...]) -> str:
    """A module's text without functions that these kernels do not lead to.

    Variables that hold the address of such a function go, too, as do aliases that nothing needs
    and variables in memory that NVPTX does not have; others stay, since a workload may fill them.
    """
    module = split_module(text)
    graph = references(module)
    kept = reachable(graph, kernels)
    gone = set(module.defined.keys() - kept)
    variables = module.variables
    for name in variables.keys() - kept:
        if _STRANGE.match(variables[name].partition(" = ")[2]):
            gone.add(name)
    grown = True
    while grown:
        more = {n for n in variables.keys() - gone if graph.get(n, frozenset()) & gone - {n}}
        gone |= more
        grown = bool(more)
    return "".join(f"{line}\n" for line in _lines(module, gone))


def _lines(module: ModuleText, gone: Collection[str]) -> Iterator[str]:
    for part in module.layout:
        if isinstance(part, Function):
            if part.name not in gone:
                yield part.text
        elif part[:1] == "!":
            yield _POINTER.sub(lambda m: "ptr null" if symbol_of(m[1]) in gone else m[0], part)
        elif part[:1] != "@" or symbol_of(part.partition(" = ")[0]) not in gone:
            yield part
