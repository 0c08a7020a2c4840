"""From any LLVM IR text to gevo's canonical text: named, without promises, without comments."""

from __future__ import annotations

import re
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import ProgramError
from gevo.program.llvm_lex import Unreadable
from gevo.program.llvm_scrub import scrub, strip_comments

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
    module = parse(text, source)
    if not module.triple.startswith("nvptx64"):
        raise ProgramError(
            f"{source}: the target is {module.triple or 'missing'}, not nvptx64; "
            "compile it with clang --cuda-device-only -S -emit-llvm"
        )
    name_values(module)
    try:
        scrubbed = scrub(str(module))
    except Unreadable as reason:
        raise ProgramError(f"{source}: gevo cannot read this IR: {reason}") from reason
    module = parse(scrubbed, source)
    name_values(module)
    return strip_comments(str(module))


def parse(text: str, source: str) -> Any:
    """An llvmlite module in a context of its own, verified; raises ProgramError."""
    try:
        module: Any = llvm.parse_assembly(text, context=llvm.create_context())  # pyright: ignore
        module.verify()
    except RuntimeError as reason:
        raise ProgramError(f"{source}: not valid LLVM IR: {_one_line(reason)}") from reason
    return module


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
                if instruction.type.type_kind != llvm.TypeKind.void:
                    named.append((instruction, f"u{instructions}"))
                instructions += 1
        _rename([(v, new) for v, new in named if not v.name or _GIVEN.match(v.name)])


def _rename(values: list[tuple[Any, str]]) -> None:
    wrong = [(v, new) for v, new in values if v.name != new]
    for value, _ in wrong:
        value.name = ""
    for value, new in wrong:
        value.name = new


def _one_line(reason: RuntimeError) -> str:
    lines = [line.strip() for line in str(reason).splitlines()]
    return next((line for line in lines if "error:" in line), lines[0] if lines else "")
