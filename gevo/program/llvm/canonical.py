"""From any LLVM IR text to gevo's canonical text: named, without promises, without comments."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import ProgramError
from gevo.program.llvm.handle import opened_program
from gevo.program.llvm.newer import respelt
from gevo.program.llvm.reflect import reflected
from gevo.program.llvm.scrub import scrub, strip_comments
from gevo.program.llvm.syntax.lexer import Unreadable

_GIVEN = re.compile(r"[uab]\d+\Z|e[0-9a-f]+\Z")
"""Names that gevo gives, and so takes away from whoever else uses them."""


def canonical_text(text: str, source: str) -> str:
    """The canonical text of a module; canonical text is its own canonical text.

    Results without a name take their uid as name (`%u12`), arguments `%a0`, blocks `%b3`; other
    names stay.

    Args:
        text: LLVM IR.
        source: Name of the file, for messages.

    Raises:
        ProgramError: It is not valid LLVM IR for nvptx64.
    """
    with opened_program(_readable(text, source), source) as module:
        if not module.triple.startswith("nvptx64"):
            raise ProgramError(
                f"{source}: the target is {module.triple or 'missing'}, not nvptx64; "
                "compile it with clang --cuda-device-only -S -emit-llvm"
            )
        name_values(module)
        named = reflected(str(module))
    try:
        scrubbed = scrub(named)
    except Unreadable as reason:
        raise ProgramError(f"{source}: gevo cannot read this IR: {reason}") from reason
    with opened_program(scrubbed, source) as module:
        name_values(module)
        return strip_comments(str(module))


def printed_again(text: str, declarations: Iterable[str]) -> str:
    """Canonical text with further functions declared, canonical again.

    What LLVM refuses is left as it is, for whoever verifies it.
    """
    more = "".join(f"\n{line}\n" for line in declarations)
    try:
        with opened_program(text + more, "<program>") as module:
            return strip_comments(str(module))
    except ProgramError:
        return text + more


def _readable(text: str, source: str) -> str:
    """The text, respelt where LLVM cannot read it, or it names no target."""
    try:
        with opened_program(text, source) as module:
            if module.triple:
                return text
    except ProgramError:
        if (other := respelt(text)) == text:
            raise
        return other
    return respelt(text)


def name_values(module: Any) -> None:
    """Name what has no name, or one that gevo gives, after its place in the module."""
    instructions = 0
    for function in module.functions:
        if function.is_declaration:
            continue
        named: list[tuple[Any, str]] = []
        named += [(a, f"a{i}") for i, a in enumerate(function.arguments)]
        for index, block in enumerate(function.blocks):
            named.append((block, f"b{index}"))
            for instruction in block.instructions:
                if not _is_void(instruction.type):
                    named.append((instruction, f"u{instructions}"))
                instructions += 1
        _rename([(v, new) for v, new in named if not v.name or _GIVEN.match(v.name)])


def _is_void(type_: Any) -> bool:
    try:
        return type_.type_kind == llvm.TypeKind.void
    except ValueError:  # a kind that llvmlite has no name for, such as target types
        return False


def _rename(values: list[tuple[Any, str]]) -> None:
    wrong = [(v, new) for v, new in values if v.name != new]
    for value, _ in wrong:
        value.name = ""
    for value, new in wrong:
        value.name = new
