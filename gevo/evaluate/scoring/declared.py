"""Memory of a block, a thread or a module that is accessed more widely than it is declared.

Where such memory lies the assembler decides, at a multiple of no more bytes than the declaration
says. A program that reads `__shared__ float s[512]` four elements at once fails or not by what
else there is, and on simt, which places it in its own way, never.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from gevo.device.simt.model.ir import Function, Instruction, bits, functions_of
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.program.llvm.syntax.lexer import LOCAL_NAME, split_top, symbols_in
from gevo.program.llvm.syntax.module import ModuleText, split_module

_ALIGN = re.compile(r", align (\d+)")
_COPIES = re.compile(r"llvm\.nvvm\.cp\.async\.c[ag]\.shared\.global\.(\d+)")
_OF_WARP = re.compile(r"llvm\.nvvm\.(?:(?:ld|st)matrix\.|wmma\.m\d+n\d+k\d+\.(?:load|store)\.)")
_ROW = 16
"""Bytes at a multiple of which rows of a warp's matrices begin."""
_WIDE = re.compile(r"\b(?:ld|st)\.[\w:.]*?\.v([248])\.[a-z]+(\d+)")
_COPIED = re.compile(r"\bcp\.async\.c[ag]\.[^;]*?, *(4|8|16) *[,;]")
_MATRICES = re.compile(r"\b(?:ld|st)matrix\.|\bwmma\.(?:load|store)\.")
_HANDED_ON = frozenset(
    "getelementptr addrspacecast bitcast phi select freeze".split()
    + "ptrtoint inttoptr trunc zext add".split()  # as assembly is given addresses
)


def beyond_declared(
    baseline: Sequence[str], program: str, kernels: Iterable[str]
) -> Iterator[OneSided]:
    """Variables that a program needs at multiples of more bytes than they are declared at.

    None that the unmodified program needs so as well.

    Args:
        baseline: Cleaned texts of the unmodified program, as given and as passes make it.
        program: The cleaned text of the program.
        kernels: Those that are launched.
    """
    for kernel in kernels:
        before = [_needed(text, kernel) for text in baseline]
        for name, bytes_ in sorted(_needed(program, kernel).items()):
            if all(one.get(name, 0) < bytes_ for one in before):
                text = f"{name} begins at a multiple of {bytes_} bytes, beyond its declaration"
                yield stated(kernel, text, None)


@lru_cache(maxsize=16)
def _needed(text: str, kernel: str) -> Mapping[str, int]:
    """By variable at a multiple of how many bytes accesses need it, where that is more."""
    module = split_module(text)
    found: dict[str, int] = {}
    try:
        functions = functions_of(kernel, module)
    except KeyError:
        return found
    for function in functions:
        for one in function.instructions():
            pointer, bytes_ = _access(one)
            for root in _roots(function, pointer) if bytes_ > 1 else ():
                if _declared(module, function, root) < bytes_:
                    name = root.lstrip("%@")
                    found[name] = max(bytes_, found.get(name, 0))
    return found


def _access(one: Instruction) -> tuple[str, int]:
    """The operand that says where an instruction accesses memory, and how many bytes at once."""
    if one.op == "call" and (copied := _COPIES.match(one.callee)):
        return one.rest, int(copied[1])
    if one.op == "call" and _OF_WARP.match(one.callee):
        return one.rest, _ROW
    if one.op == "call" and " asm " in f" {one.rest}":
        return one.rest, _by_assembly(one.rest)
    if one.op not in ("load", "store") or (told := _ALIGN.search(one.rest)) is None:
        return "", 0
    return split_top(one.rest)[1], min(int(told[1]), one.lanes * bits(one.kind) // 8)


def _by_assembly(text: str) -> int:
    """How many bytes inline assembly accesses at once at most, if it is more than one value."""
    wide = [int(lanes) * int(width) // 8 for lanes, width in _WIDE.findall(text)]
    copied = [int(bytes_) for bytes_ in _COPIED.findall(text)]
    return max([0, *wide, *copied, *(_ROW for _ in _MATRICES.findall(text))])


def _roots(function: Function, text: str) -> set[str]:
    """The variables that a pointer in a text may point into."""
    found: set[str] = set()
    open_, seen = [text], set[str]()
    while open_:
        text = open_.pop()
        found |= {f"@{name}" for name in symbols_in(text)}
        for name in set(LOCAL_NAME.findall(text)) - seen:
            seen.add(name)
            made = function.definitions.get(name)
            if made is not None and made.op == "alloca":
                found.add(name)
            elif made is not None and made.op in _HANDED_ON:
                open_.append(made.rest)
    return found


def _declared(module: ModuleText, function: Function, root: str) -> int:
    """At a multiple of how many bytes a variable begins; any where nothing is declared."""
    if root in function.definitions:
        told = _ALIGN.search(function.definitions[root].rest)
        return int(told[1]) if told else 1 << 30
    known = (one.align for one in module.globals if one.name == root.removeprefix("@"))
    return next(known, 1 << 30) or 1 << 30
