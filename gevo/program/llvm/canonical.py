"""From any LLVM IR text to gevo's canonical text: named, without promises, without comments.

Text of later LLVM versions, as Triton writes it, in the spelling of the LLVM that gevo uses. Later
versions write constants by the bits of their own type (`float f0x3FB8AA3B`), `+inf`, `-inf`,
`+qnan`, and decimals that are rounded (`float 0.1`). LLVM 22 wants the bits of a double, exact
decimals, and half and bfloat in forms of their own. Source: LLVM Language Reference, *Simple
Constants*, of both versions.

Answers what libdevice asks of whoever compiles it: `__nvvm_reflect`. LLVM's back end answers in
the same way, when it makes PTX. Edits and simt should not see the branches that are never taken.
Source: LLVM, *User Guide for NVPTX Back-end*, libdevice.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Mapping
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from gevo.errors import ProgramError
from gevo.program.llvm.pipeline import opened_program
from gevo.program.llvm.scrub import scrub, strip_comments
from gevo.program.llvm.syntax.lexer import NAME, Unreadable

_TOKEN = re.compile(
    r'"[^"]*"'  # strings
    r"|;[^\n]*"  # comments
    r'|[%@!$#](?:"[^"]*"|[-\w$.]+)'  # names
    r"|(?P<type>\b(?:half|bfloat|float|double)\b)"
    r"|\bf0x(?P<bits>[0-9A-Fa-f]+)\b"
    r"|(?P<special>[+-](?:inf\b|qnan\b|s?nan\(0x(?P<payload>[0-9A-Fa-f]+)\)))"
    r"|(?<![\w.])(?P<decimal>[+-]?\d+\.\d*(?:[eE][+-]?\d+)?)(?![\w.])"
)
_FORMATS: Mapping[str, tuple[int, int]] = {
    "half": (16, 10), "bfloat": (16, 7), "float": (32, 23), "double": (64, 52),
}  # fmt: skip
"""Bits of a type, and those of its fraction."""
_TRIPLE = 'target triple = "nvptx64-nvidia-cuda" '


def respelt(text: str) -> str:
    """The same module for LLVM 22; lines stay where they are.

    A module of kernels (`ptx_kernel`) that names no target gets nvptx64, which is the only one
    that has such functions.
    """
    type_ = "double"

    def spelling(match: re.Match[str]) -> str:
        nonlocal type_
        if match["type"]:
            type_ = match["type"]
        elif match["bits"]:
            return _literal(int(match["bits"], 16), type_)
        elif match["special"]:
            return _literal(_special(match["special"], match["payload"], type_), type_)
        elif match["decimal"]:
            return _decimal(match["decimal"], type_)
        return match[0]

    respelt = _TOKEN.sub(spelling, text)
    named = re.search(r"^target triple", text, re.MULTILINE)
    return respelt if named or "ptx_kernel" not in text else _TRIPLE + respelt


def _literal(bits: int, type_: str) -> str:
    """Bits of a type's own width as LLVM 22 writes them."""
    if type_ in ("half", "bfloat"):
        return f"0x{'H' if type_ == 'half' else 'R'}{bits:04X}"
    return f"0x{_widened(bits) if type_ == 'float' else bits:016X}"


def _widened(bits: int) -> int:
    """The bits of a float as those of a double; a NaN keeps sign, kind and payload."""
    if bits & 0x7F800000 == 0x7F800000:
        return bits >> 31 << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    return struct.unpack("<Q", struct.pack("<d", struct.unpack("<f", struct.pack("<I", bits))[0]))[
        0
    ]


def _special(text: str, payload: str | None, type_: str) -> int:
    """The bits of an infinity, or of a NaN."""
    width, fraction = _FORMATS[type_]
    bits = (text[0] == "-") << (width - 1) | ((1 << (width - 1 - fraction)) - 1) << fraction
    if "nan" not in text:
        return bits
    quiet = 0 if "snan" in text else 1 << (fraction - 1)
    return bits | quiet | int(payload or "0", 16)


def _decimal(text: str, type_: str) -> str:
    """A decimal as it is where it is exact, else as the nearest value's bits."""
    value = float(text)
    if type_ == "double":
        return text
    if type_ == "bfloat":
        whole = int(np.float32(value).view(np.uint32))
        bits = (whole + 0x7FFF + (whole >> 16 & 1)) >> 16
        near = float(np.uint32(bits << 16).view(np.float32))
    else:
        kind, held = (np.float16, np.uint16) if type_ == "half" else (np.float32, np.uint32)
        with np.errstate(over="ignore"):
            rounded = kind(value)
        bits, near = int(rounded.view(held)), float(rounded)
    return text if near == value else _literal(bits, type_)


_CALL = re.compile(
    rf"^(  %{NAME} = )(?:tail )?call i32 @__nvvm_reflect\([^@\n]*@({NAME})\).*$", re.MULTILINE
)
_STRING = re.compile(rf'^@({NAME}) = .*? c"(__CUDA_\w+)\\00"', re.MULTILINE)
_FLUSHES = re.compile(r'!\{i32 \d+, !"nvvm-reflect-ftz", i32 (\d+)\}')
_ARCH = "__CUDA_ARCH"
"""Depends on the GPU, so it stays a question."""


def reflected(text: str) -> str:
    """Printed IR with the answers: flushing as the module says, everything else 0."""
    if "@__nvvm_reflect" not in text:
        return text
    strings = dict(_STRING.findall(text))
    flag = _FLUSHES.search(text)
    answers = {"__CUDA_FTZ": flag[1] if flag else "0", _ARCH: None}

    def answer(call: re.Match[str]) -> str:
        asked = strings.get(call[2])
        value = answers.get(asked, "0") if asked else None
        return call[0] if value is None else f"{call[1]}or i32 {value}, 0"

    return _CALL.sub(answer, text)


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
