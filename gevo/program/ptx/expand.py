"""LLVM IR whose inline assembly becomes LLVM IR, where that can say what the assembly does.

A call of assembly becomes one of a function that the assembly is lifted to, which LLVM's inliner
then puts in its place. What accesses memory in a way that LLVM IR cannot say, and what is not
known, stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gevo.errors import ProgramError
from gevo.program.llvm.syntax.lexer import (
    ATTACHED,
    INSTRUCTION,
    NAME,
    Cursor,
    Unreadable,
    without_attached,
)
from gevo.program.llvm.syntax.module import split_module
from gevo.program.llvm.syntax.signature import Signature, read_call
from gevo.program.ptx.inline import NAME as FUNCTION
from gevo.program.ptx.inline import TYPES, Assembly, lifted_assembly, statements
from gevo.program.ptx.kept import kept_whole, plain_access
from gevo.program.ptx.syntax import Instruction, PtxError

_STRING = re.compile(r'"([^"]*)"')
_GROUP = re.compile(r"(?<=\)) #\d+")
_DECLARED = re.compile(rf"^declare [^@\n]*@({NAME})\(.*$", re.MULTILINE)
_DEBUG = re.compile(r"(?:, !(?:dbg|gevo\.uid) !\d+)")
_SAME_WIDTH = {"half": "i16", "bfloat": "i16", "<2 x half>": "i32", "<2 x bfloat>": "i32",
               "<2 x i16>": "i32"}  # fmt: skip
_FLUSHING = re.compile(r'"denormal-fp-math(?:-f32)?"="(?!ieee)')


def has_assembly(text: str) -> bool:
    """Whether some inline assembly of a module could become LLVM IR."""
    calls = (_call(line) for line in text.split("\n") if " asm " in line)
    return any(call is not None and _expands(call[1], text) for call in calls)


def expanded(text: str) -> str:
    """A module in which functions, to be inlined, do what assembly did.

    Args:
        text: LLVM IR as LLVM prints it.
    """
    names: dict[Assembly, str] = {}
    lines: list[str] = []
    for line in text.split("\n"):
        found = _call(line) if " asm " in line else None
        if found is not None and (assembly := _expands(found[1], text)) is not None:
            name = names.setdefault(assembly, f'@"gevo.asm.{len(names)}"')
            lines += _calling(len(lines), found[0], found[1], assembly, name, line)
        else:
            lines.append(line)
    if not names:
        return text
    known = {m[1].strip('"') for m in _DECLARED.finditer(text)}
    for assembly, name in names.items():
        lines += _function(assembly, name, known)
    return "\n".join(lines)


def _call(line: str) -> tuple[str, Signature] | None:
    """The result and the parts of a call of inline assembly."""
    match = INSTRUCTION.match(line)
    if match is None or match[2] != "call":
        return None
    try:
        call = read_call(Cursor(line[match.end() + 1 :]))
    except Unreadable:
        return None
    return (match[1] or "", call) if call.callee.startswith("asm ") else None


def _expands(call: Signature, module: str) -> Assembly | None:
    """The assembly of a call that can become LLVM IR; None for any other."""
    text, constraints = _STRING.findall(call.callee)
    constants = tuple(int(a.value) if a.value.lstrip("-").isdecimal() else None
                      for a in call.arguments)  # fmt: skip
    pointers = tuple(a.type == "ptr" for a in call.arguments)
    assembly = Assembly(text, constraints, constants, pointers)
    try:
        every = statements(text)
        fits = every and all(_expressible(i, assembly, module) for i in every)
        if not fits or not _typed(call, assembly):
            return None
        lifted_assembly(assembly, plain=True)
    except (PtxError, ProgramError, ValueError, IndexError):
        return None
    return assembly


def _expressible(i: Instruction, assembly: Assembly, module: str) -> bool:
    """Whether LLVM IR says all that the instruction does."""
    if kept_whole(i) and not plain_access(i):
        return False
    if assembly.blocks_memory and i.op not in _ORDERING and not plain_access(i):
        return False
    floats = any(part.startswith(("f16", "f32", "bf16")) for part in i.parts[1:])
    return i.op in _ORDERING or not (floats and _FLUSHING.search(module))


_ORDERING = frozenset(("bar", "barrier"))
"""What accesses are not moved across in LLVM IR either."""


def _typed(call: Signature, assembly: Assembly) -> bool:
    """Whether the values have the types of the constraints, or others of the same width."""
    for argument, letter, constant in zip(
        call.arguments, assembly.arguments, assembly.constants, strict=True
    ):
        wanted = TYPES[letter][1] if letter in TYPES else ""
        if letter in ("n", "i") and constant is not None:
            continue
        if argument.type == "ptr" and letter == "l":
            continue
        if _SAME_WIDTH.get(argument.type, argument.type) != wanted:
            return False
    given = [TYPES[letter][1] for letter in assembly.results]
    whole = given[0] if len(given) == 1 else f"{{ {', '.join(given)} }}" if given else "void"
    return _SAME_WIDTH.get(call.returns, call.returns) == whole


def _calling(
    number: int, result: str, call: Signature, assembly: Assembly, name: str, line: str
) -> Iterator[str]:
    """The call of the function, and what makes its values fit."""
    attached = ATTACHED.search(line)
    kept = "".join(_DEBUG.findall(attached[0])) if attached else ""
    passed: list[str] = []
    stem = f'%"gevo.asm.at.{number}'
    for place, (argument, letter) in enumerate(
        zip(call.arguments, assembly.arguments, strict=True)
    ):
        if letter in ("n", "i"):
            continue
        type_, value = argument.type, argument.value
        if type_ in _SAME_WIDTH:
            value = f'{stem}.{place}"'
            yield f"  {value} = bitcast {type_} {argument.value} to {_SAME_WIDTH[type_]}"
            type_ = _SAME_WIDTH[type_]
        passed.append(f"{type_} {value}")
    returns = _SAME_WIDTH.get(call.returns, call.returns)
    target = result if returns == call.returns else f'{stem}.r"'
    to = f"{target} = " if result else ""
    yield f"  {to}call {returns} {name}({', '.join(passed)}){kept}"
    if result and returns != call.returns:
        yield f"  {result} = bitcast {returns} {target} to {call.returns}"


def _function(assembly: Assembly, name: str, known: set[str]) -> Iterator[str]:
    """The function's definition, and what it needs declared and nobody has."""
    text = lifted_assembly(assembly, plain=True)
    function = next(f for f in split_module(text).functions if f.name == FUNCTION)
    parameters = ", ".join(f"{a.type} {a.value}" for a in function.signature.arguments)
    yield f"define internal {function.signature.returns} {name}({parameters}) alwaysinline {{"
    yield _GROUP.sub("", without_attached(function.body))
    yield "}"
    for match in _DECLARED.finditer(text):
        if match[1].strip('"') not in known:
            known.add(match[1].strip('"'))
            yield _GROUP.sub("", match[0])
