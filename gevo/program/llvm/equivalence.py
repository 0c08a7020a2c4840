"""Proofs that two programs do the same, by what LLVM's optimiser makes of them.

Trivial compiler equivalence: two programs whose optimised code is the same are equivalent
(Papadakis, Jia, Harman and Le Traon, *Trivial Compiler Equivalence*, ICSE 2015). The proofs are
as good as LLVM's optimiser, which may take for granted what is known of every launch.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from gevo.program.llvm.pipeline import opened_program, run_o3
from gevo.program.llvm.syntax.module import Function, printed, split_module

AXES = "xyz"


@dataclass(frozen=True)
class Known:
    """What is known of an integer: its value, or that it is not below a number."""

    value: int | None = None
    least: int | None = None


@dataclass(frozen=True)
class Geometry:
    """What all launches of a kernel have in common.

    Attributes:
        block: Threads of a block by axis; None where launches differ.
        grid: Blocks by axis; None where launches differ.
        arguments: Of integer arguments, by place, what is known: one value, or the least that
            is never undercut (0 or 1).
    """

    block: tuple[int | None, int | None, int | None] = (None, None, None)
    grid: tuple[int | None, int | None, int | None] = (None, None, None)
    arguments: tuple[tuple[int, Known], ...] = ()


_READ = re.compile(
    r"^(  (%\S+) = (?:tail |notail )?call )(?:[^@\n]*?)i32 "
    r"@llvm\.nvvm\.read\.ptx\.sreg\.(tid|ntid|ctaid|nctaid)\.([xyz])\(\)[^\n]*$",
    re.MULTILINE,
)


def with_geometry(text: str, kernels: Mapping[str, Geometry]) -> str:
    """The text of a program without device functions, with what is known of its launches."""
    module = split_module(text)
    found = module.defined.items()
    known = {n: _known(f, kernels[n]) if n in kernels else f for n, f in found}
    return printed(module, known)


def _known(function: Function, geometry: Geometry) -> Function:
    """The function with assumptions about its arguments where it begins."""
    given = function.signature.arguments
    lines: list[str] = []
    for place, known in geometry.arguments:
        if place >= len(given) or not re.fullmatch(r"i(8|16|32|64)", given[place].type):
            continue
        relation = "eq" if known.value is not None else "sge"
        number = known.least if known.value is None else known.value
        name = f"%gevo.known{place}"
        compared = f"icmp {relation} {given[place].type} {given[place].value}, {number}"
        lines += [f"  {name} = {compared}", f"  call void @llvm.assume(i1 {name})"]
    label, *body = (_READ.sub(lambda read: _told(read, geometry), x) for x in function.body)
    return replace(function, body=(label, *lines, *body))


def _told(read: re.Match[str], geometry: Geometry) -> str:
    axis = AXES.index(read[4])
    size = (geometry.block if read[3] in ("tid", "ntid") else geometry.grid)[axis]
    if size is None:
        return read[0]
    if read[3] in ("ntid", "nctaid"):
        return f"  {read[2]} = or i32 {size}, 0"
    if size == 1:
        return f"  {read[2]} = or i32 0, 0"
    name = f"@llvm.nvvm.read.ptx.sreg.{read[3]}.{read[4]}()"
    return f"{read[1]}range(i32 0, {size}) i32 {name}"


_METADATA = re.compile(r"^!.*\n", re.MULTILINE)
_ATTACHED = re.compile(r",? ![\w.]+ !\d+")
_ASSUMED = re.compile(r"^ +(?:tail )?call void @llvm\.assume\(.*\n", re.MULTILINE)
_SHORT_AND = re.compile(r"= select i1 (\S+), i1 (\S+), i1 false\b")
_SHORT_OR = re.compile(r"= select i1 (\S+), i1 true, i1 (\S+)(?=[,\n])")


def optimized(text: str) -> str:
    """What the default pipeline at -O3 makes of a text, without debug information.

    It runs twice: assumptions have done their work after the first time and go, and `a && b` is
    written one way. (The two ways differ where `b` is poison, which no canonical program makes
    of values that are none.)

    LLVM may abort the process: call it in worker processes only.

    Raises:
        ProgramError: LLVM refuses the text.
    """
    once = _pipeline(_METADATA.sub("", _ATTACHED.sub("", text)))
    plain = _METADATA.sub("", _ATTACHED.sub("", _ASSUMED.sub("", once)))
    plain = _SHORT_AND.sub(r"= and i1 \1, \2", plain)
    return _pipeline(_SHORT_OR.sub(r"= or i1 \1, \2", plain))


def _pipeline(text: str) -> str:
    with opened_program(text, "<program>") as module:
        run_o3(module, grow=False)
        return str(module)
