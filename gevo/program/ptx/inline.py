"""Inline assembly: PTX whose operands are LLVM's values.

A call becomes a device function in PTX, whose parameters and results are the call's in registers,
and is read and lifted like any.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gevo.program.llvm.pipeline import promote
from gevo.program.ptx.inference import results, sources
from gevo.program.ptx.kept import kept_whole, plain_access
from gevo.program.ptx.lift import lift
from gevo.program.ptx.parser import parse_module
from gevo.program.ptx.syntax import Function, Instruction, PtxError

TYPES = {"r": ("b32", "i32"), "h": ("b16", "i16"), "l": ("b64", "i64"), "f": ("f32", "float"),
         "d": ("f64", "double"), "b": ("pred", "i1"), "q": ("b128", "i128")}  # fmt: skip
"""PTX's and LLVM's types of a constraint's operand."""
NAME = "asm"
"""The function that the text becomes."""
_HEAD = ".version 9.0\n.target sm_90\n.address_size 64\n"
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_OPERAND = re.compile(r"\$(?:(\$)|(\d+)|\{(\d+)\}|\{:(uid)\}|(.?))", re.DOTALL)


def operand_name(number: int) -> str:
    """What an operand is called in PTX."""
    return f"$operand{number}"


@dataclass(frozen=True, slots=True)
class Assembly:
    """A call of inline assembly, taken apart.

    Attributes:
        text: As LLVM prints it between quotes.
        constraints: Likewise.
        constants: Of each argument the integer that it is; None for any other.
        pointers: Of each argument whether it is passed as a pointer; empty for none.
    """

    text: str
    constraints: str
    constants: tuple[int | None, ...]
    pointers: tuple[bool, ...] = ()

    @property
    def _given(self) -> list[str]:
        return [k for k in self.constraints.split(",") if k and not k.startswith("~")]

    @property
    def results(self) -> tuple[str, ...]:
        """Letters of the results."""
        return tuple(k.lstrip("=&") for k in self._given if k.startswith("="))

    @property
    def ties(self) -> tuple[str, ...]:
        """What constraints say of the arguments: a letter, or the number of a result."""
        return tuple(k for k in self._given if not k.startswith("="))

    @property
    def arguments(self) -> tuple[str, ...]:
        """Letters of the arguments; of one that is tied that of its result, `n` of a constant."""
        return tuple(self.results[int(k)] if k.isdecimal() else k for k in self.ties)

    @property
    def blocks_memory(self) -> bool:
        """Whether accesses may not be moved across it."""
        return "~{memory}" in self.constraints

    def ptx(self) -> str:
        """The function in PTX; raises PtxError for constraints that are not known."""
        results, arguments = self.results, self.arguments
        if len(arguments) != len(self.constants):
            raise PtxError("the constraints are not those of the arguments")
        names = [operand_name(n) for n in range(len(results) + len(arguments))]
        parameters: list[str] = []
        moves: list[str] = []
        given = zip(arguments, self.ties, strict=True)
        for place, (letter, tie) in enumerate(given, len(results)):
            constant = self.constants[place - len(results)]
            if letter in ("n", "i"):
                if constant is None:
                    raise PtxError("a constant expected")
                names[place] = str(constant)
                continue
            if letter == "l" and self.pointers and self.pointers[place - len(results)]:
                parameters.append(f".param .b64 .ptr $place{place}")
                moves.append(f".reg .b64 {names[place]};")
                moves.append(f"ld.param.b64 {names[place]}, [$place{place}];")
            else:
                parameters.append(f".reg .{_ptx_type(letter)} {names[place]}")
            if tie.isdecimal():
                moves.append(f"mov.{_ptx_type(letter)} {names[int(tie)]}, {names[place]};")
                names[place] = names[int(tie)]
        gives = ", ".join(
            f".reg .{_ptx_type(letter)} {name}"
            for letter, name in zip(results, names, strict=False)
        )
        takes = ", ".join(parameters)
        head = f".func {f'({gives}) ' if gives else ''}{NAME}({takes})"
        # The text stands on lines of its own: a comment may end it.
        return f"{_HEAD}{head} {{ {' '.join(moves)} {{\n{_named(self.text, names)}\n}} ret; }}"


def _ptx_type(letter: str) -> str:
    if letter not in TYPES:
        raise PtxError(f"gevo does not know the constraint {letter}")
    return TYPES[letter][0]


def _named(text: str, names: Sequence[str]) -> str:
    """The text with names for its operands."""
    text = _ESCAPE.sub(lambda m: chr(int(m[1], 16)), text)
    if "$operand" in text or "$place" in text:
        raise PtxError("gevo does not read a name that begins with $operand or $place")

    def name(match: re.Match[str]) -> str:
        dollar, plain, braced, uid, other = match.groups()
        if dollar or uid:
            return "$" if dollar else "0"
        number = int(plain or braced or -1)
        if other or not 0 <= number < len(names):
            raise PtxError(f"gevo does not know the operand {match[0]}")
        return names[number]

    return _OPERAND.sub(name, text)


@lru_cache(maxsize=512)
def statements(text: str) -> tuple[Instruction, ...]:
    """The instructions of a text of inline assembly; raises PtxError."""
    named = _named(text, [operand_name(n) for n in range(64)])
    return _instructions(_function(f"{_HEAD}.func {NAME}() {{\n{named}\n}}"))


def _function(ptx: str) -> Function:
    module = parse_module(ptx)
    function, *others = module.functions
    if others or module.variables or function.variables:
        raise PtxError("gevo reads nothing but instructions in inline assembly")
    return function


def _instructions(function: Function) -> tuple[Instruction, ...]:
    return tuple(one for one in function.body if isinstance(one, Instruction))


_LEAVING = frozenset(("ret", "call"))
"""What would be about the function that the assembly stands in."""


def _check(function: Function) -> None:
    """Raise PtxError for what is no matter of the assembly alone, or reads what nothing wrote."""
    written = {one.name for one in function.parameters}
    for i in _instructions(function)[:-1]:
        if i.op in _LEAVING:
            raise i.refused("gevo does not read this in inline assembly")
        for name in sources(i):
            if name in function.registers and name not in written:
                raise i.refused(f"it reads {name}, which nothing has written")
        written.update(results(i))


@lru_cache(maxsize=512)
def lifted_assembly(assembly: Assembly, plain: bool = False) -> str:
    """LLVM IR of a module with the function `asm`, which does what the call does.

    What says more than LLVM IR can (`kept_whole`) stays inline assembly, one instruction each.

    Args:
        assembly: The call.
        plain: Weak loads and stores become LLVM's.

    Raises:
        PtxError: It has something that gevo does not read.
        ProgramError: LLVM refuses what it is lifted to.
    """
    ptx = assembly.ptx()
    _check(_function(ptx))
    kept = _kept_but_plain if plain else kept_whole
    return promote(lift(ptx, kept=kept), "inline assembly")


def _kept_but_plain(i: Instruction) -> bool:
    return not i.has("param") and kept_whole(i) and not plain_access(i)
