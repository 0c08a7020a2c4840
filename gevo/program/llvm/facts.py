"""What `gevo inspect` and others want to know about an LLVM IR program."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import ProgramError
from gevo.program.base import Program
from gevo.program.llvm.baseline import baseline
from gevo.program.llvm.pipeline import opened_program
from gevo.program.llvm.syntax.debug import SourceLines
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.syntax.module import (
    ModuleText,
    References,
    reachable,
    references,
    split_module,
)
from gevo.program.llvm.syntax.signature import Argument, read_header
from gevo.program.llvm.syntax.types import DataLayout
from gevo.program.llvm.text import Function, Module

_SHARED = re.compile(r"\baddrspace\(3\) ")
_BARRIER = re.compile(r"@llvm\.nvvm\.(?:barrier|bar\.)")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A function's parameter.

    Attributes:
        name: Its name in the text, without `%`; empty when it has none.
        type: LLVM type (`i32`, `float`, `ptr`).
        byval_type: For a struct passed by value, the type of what the pointer points to.
    """

    name: str
    type: str
    byval_type: str | None = None


@dataclass(frozen=True, slots=True)
class FunctionFacts:
    """One defined function.

    Attributes:
        name: Its name.
        kernel: True for kernels, False for device functions.
        editable: True when edits may touch it.
        parameters: Its parameters.
        blocks: Number of basic blocks.
        sites: Opcode to number of instructions, most frequent first.
        shared_bytes: Static shared memory that it and what it calls use, in bytes.
        dynamic_shared: True when it uses shared memory whose size the launch gives.
        barriers: Number of block-wide barrier instructions in its own text.
        lines: First and last source line from debug info; None without debug info.
    """

    name: str
    kernel: bool
    editable: bool
    parameters: tuple[Parameter, ...]
    blocks: int
    sites: tuple[tuple[str, int], ...]
    shared_bytes: int
    dynamic_shared: bool
    barriers: int
    lines: tuple[int, int] | None


def facts(program: Program) -> tuple[FunctionFacts, ...]:
    """Facts about every defined function, in module order; raises ProgramError."""
    module = baseline(program).module
    text = split_module(program.text)
    shared, graph = _shared_sizes(program.text, text), references(text)
    return tuple(_function_facts(f, module, program, shared, graph) for f in module.functions)


def kernel_signatures(text: str) -> dict[str, tuple[Parameter, ...]]:
    """The parameters of every kernel in a module that LLVM printed; raises ProgramError."""
    found: dict[str, tuple[Parameter, ...]] = {}
    for function in split_module(text).functions:
        try:
            signature = function.signature
        except Unreadable as reason:
            raise ProgramError(f"gevo cannot read this function: {reason}") from reason
        if signature.kernel:
            found[function.name] = tuple(_parameter(a) for a in signature.arguments)
    return found


def taken_otherwise(base: str, variant: str, kernels: Collection[str]) -> str:
    """How a kernel takes its arguments otherwise than another of that name; empty where none does.

    Who launches a kernel passes bytes, so parameters must have the same ones: as many, of the same
    sizes, floats for floats. The host of the one could not launch the other.

    Args:
        base: Text of a module, as LLVM printed it.
        variant: Of another one.
        kernels: Names of those that count, empty for all that both have.

    Raises:
        ProgramError: A text cannot be read.
    """
    before, after = _taken(base), _taken(variant)
    for name, own in before.items():
        other = after.get(name, own) if not kernels or name in kernels else own
        if len(own) != len(other):
            return f"kernel {name} takes {len(other)} arguments, not {len(own)}"
        for n, (one, another) in enumerate(zip(own, other, strict=True)):
            if one != another:
                return f"kernel {name} takes {_words(another)} as argument {n}, not {_words(one)}"
    return ""


def _taken(text: str) -> Mapping[str, Sequence[tuple[str, int]]]:
    """By kernel of each parameter its kind and its bytes."""
    layout = DataLayout(split_module(text).types)
    return {
        name: [_kind(one, layout) for one in parameters]
        for name, parameters in kernel_signatures(text).items()
    }


def _kind(parameter: Parameter, layout: DataLayout) -> tuple[str, int]:
    try:
        if parameter.byval_type:
            return "a struct", layout.size(parameter.byval_type)
        floating = parameter.type in ("half", "bfloat", "float", "double")
        return "a float" if floating else "an integer", layout.store_size(parameter.type)
    except Unreadable as reason:
        raise ProgramError(f"gevo cannot read this type: {reason}") from reason


def _words(taken: tuple[str, int]) -> str:
    return f"{taken[0]} of {taken[1]} bytes"


def _parameter(argument: Argument) -> Parameter:
    name = argument.value.removeprefix("%").strip('"')
    return Parameter(name, argument.type, argument.byval or None)


def _function_facts(
    function: Function,
    module: Module,
    program: Program,
    shared: Mapping[str, int | None],
    graph: References,
) -> FunctionFacts:
    blocks = [module.blocks[i] for i in function.blocks]
    instructions = [module.instructions[uid] for block in blocks for uid in block.uids]
    sizes = [shared[s] for s in reachable(graph, [function.name]) if s in shared]
    lines = [i.line for i in instructions if i.line]
    return FunctionFacts(
        name=function.name,
        kernel=function.kernel,
        editable=function.name in program.entry,
        parameters=tuple(_parameter(a) for a in read_header(function.header).arguments),
        blocks=len(blocks),
        sites=tuple(Counter(i.op for i in instructions).most_common()),
        shared_bytes=sum(size or 0 for size in sizes),
        dynamic_shared=None in sizes,
        barriers=sum(len(_BARRIER.findall(block.text)) for block in blocks),
        lines=(min(lines), max(lines)) if lines else None,
    )


def _shared_sizes(text: str, module: ModuleText) -> Mapping[str, int | None]:
    """Bytes of each shared variable; None for one whose size the launch gives."""
    names = {name for name, line in module.variables.items() if _SHARED.search(line)}
    with opened_program(text, "<program>") as handle:
        layout: Any = llvm.create_target_data(handle.data_layout)  # pyright: ignore[reportUnknownMemberType]
        return {
            v.name: None if v.is_declaration else layout.get_abi_size(v.global_value_type)
            for v in handle.global_variables
            if v.name in names
        }


_TEXTURE = re.compile(
    r"@llvm\.nvvm\.(?!tex\.unified\.[12]d\.v4(?:f32|s32|u32)\.[sf]32\(i64 %)"
    r"(?:tex|tld4|suld|sust|suq|txq)\.[\w.]+"
    r'|\basm (?:sideeffect )?"[^"]*\b(?!tex\.[12]d\.v4\.(?:f32|s32|u32)\.[sf]32(?![\w.]))'
    r"(?:tex|tld4|suld|sust|suq|txq)\.[\w.]+"
)


def texture_read(program: Program) -> str:
    """`kernel k reads a texture (line 7: …)`, for the first such place that kernels lead to.

    Empty where there is none but reads by an object that the kernel may have been given.
    """
    if not _TEXTURE.search(program.text):
        return ""
    module = split_module(program.text)
    reached = reachable(references(module), program.entry)
    for function in module.functions:
        for line in function.body if function.name in reached else ():
            if texture := _TEXTURE.search(line):
                at = SourceLines(module.rest).line(line, function.header)
                place = f"line {at}: " if at else ""
                what = texture[0].lstrip("@")
                return f"{function.name} accesses a texture or a surface ({place}{what})"
    return ""
