"""State spaces of memory: what an address of each is, and casts between them.

A generic address, and one of global memory, is an address of the host. Shared, constant and local
memory have addresses of their own, as on a GPU, where they count from the beginning of a window:
here from that of the arena. So a cast (`cvta`) changes the number, and an address that is used in
another space than its own without one lies outside of all memory.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from gevo.device.simt.lower import layout
from gevo.device.simt.lower.writer import Writer
from gevo.device.simt.native.arena import CONSTANT, EDGE, GLOBAL, LOCAL, SHARED
from gevo.program.llvm.syntax.lexer import closing, split_top

GENERIC, OF_GLOBAL, OF_SHARED, OF_CONSTANT, OF_LOCAL = 0, 1, 3, 4, 5
OF_CLUSTER, OF_PARAMETERS = 7, 101
"""LLVM's numbers of NVPTX's address spaces."""


@dataclass(frozen=True, slots=True)
class Window:
    """Where the inlined check looks an address up, and where State holds its limits.

    Attributes:
        start: Arena offset that indices count from; nothing there is valid.
        limits: Offset of the first limit in State.
    """

    start: int
    limits: int


_PER_WINDOW = 8 * 6
_NUMBERS = {OF_GLOBAL: 0, OF_SHARED: 1, OF_CONSTANT: 2, OF_LOCAL: 3}
_PLACES = {OF_GLOBAL: GLOBAL, OF_SHARED: SHARED, OF_CONSTANT: CONSTANT, OF_LOCAL: LOCAL}
_SAME = {OF_CLUSTER: OF_SHARED, OF_PARAMETERS: OF_LOCAL}
"""A cluster is one block; parameters that are passed by value lie in local memory."""
WINDOWS: Mapping[int, Window] = {
    GENERIC: Window(CONSTANT[0] - EDGE, layout.LIMITS),
    **{
        space: Window(_PLACES[space][0] - EDGE, layout.WINDOWS + _PER_WINDOW * number)
        for space, number in _NUMBERS.items()
    },
}
"""By space. That of a generic access leaves out local memory, which is looked at more closely."""


def known(w: Writer, space: int) -> int:
    """The space by which accesses of this one are judged; raises CompileFailed."""
    space = _SAME.get(space, space)
    if space not in WINDOWS:
        raise w.refuse(f"the simt device has no address space {space}")
    return space


def _own_numbers(space: int) -> bool:
    return space not in (GENERIC, OF_GLOBAL)


def address_of(offset: int, space: int, base: int) -> int:
    """The address, in its space, of what lies at an arena offset."""
    return offset if _own_numbers(space) else base + offset


_POINTER = re.compile(r"ptr(?: addrspace\((\d+)\))? ")
_NUMBER = re.compile(r"inttoptr \(i64 (\d+) to ptr\)\Z")


def take_pointer(text: str) -> tuple[str, int]:
    """The value and the space of a pointer operand with its type."""
    match = _POINTER.match(text)
    if match is None:
        return text, GENERIC
    return text[match.end() :].strip(), int(match[1] or 0)


def spelled(space: int) -> str:
    """The type of a pointer, as `take_pointer` reads it."""
    return f"ptr addrspace({space})" if space else "ptr"


_IN_NAME = re.compile(r"\.p(\d+)")


def of_name(intrinsic: str) -> tuple[int, ...]:
    """The address spaces of an intrinsic's pointers, as its name says them; at least one."""
    return tuple(int(number) for number in _IN_NAME.findall(intrinsic)) or (GENERIC,)


def generic(w: Writer, pointer: str, space: int) -> str:
    """Where a pointer of a space points, on the host."""
    if not _own_numbers(space):
        return pointer
    base = w.addresses.base
    if match := _NUMBER.match(pointer):
        return f"inttoptr (i64 {base + int(match[1])} to ptr)"
    number = w.temp(f"ptrtoint ptr {pointer} to i64")
    return w.temp(f"getelementptr i8, ptr inttoptr (i64 {base} to ptr), i64 {number}")


_CAST = re.compile(r"ptr(?: addrspace\((\d+)\))? (.*) to ptr(?: addrspace\((\d+)\))?\Z")


def lower_cast(w: Writer, result: str, rest: str) -> None:
    """`addrspacecast`."""
    match = _CAST.match(rest)
    if match is None:
        raise w.refuse("the simt device has no such cast")
    have, pointer, want = int(match[1] or 0), match[2], int(match[3] or 0)
    for space in (have, want):
        known(w, space)
    if _own_numbers(have) == _own_numbers(want):
        w.emit(f"{result} = freeze ptr {pointer}")
    elif _own_numbers(have):
        w.emit(f"{result} = getelementptr i8, ptr {generic(w, pointer, have)}, i64 0")
    else:
        w.emit(f"{result} = getelementptr i8, ptr {pointer}, i64 {-w.addresses.base}")


_SPACE = re.compile(r" addrspace\(\d+\)")
_CONSTANT_CAST = "addrspacecast ("
_ACCESS = re.compile(
    r"(\s*(?:%\S+ = )?)(load|store|atomicrmw|cmpxchg)( (?:(?:atomic|volatile|weak) )*)(.*)\Z"
)
_KEPT_WHOLE = re.compile(r"\s*%\S+ = (?:addrspacecast |alloca .*, addrspace\(5\)\Z)")


def without_spaces(text: str) -> str:
    """A text without address spaces."""
    return _SPACE.sub("", text)


def kept_where_used(text: str, base: int) -> str:
    """A function's body (or a constant) with address spaces where they mean something.

    Those are the pointers of accesses, and casts; a cast that is a constant becomes a sum.
    """
    if "addrspace" not in text:
        return text
    if _CONSTANT_CAST in text:
        text = _constant_casts(text, base)
    return "\n".join(_line(line) if "addrspace(" in line else line for line in text.split("\n"))


def _line(line: str) -> str:
    match = _ACCESS.match(line)
    if match is None:
        return line if _KEPT_WHOLE.match(line) else _SPACE.sub("", line)
    result, opcode, said, rest = match.groups()
    if opcode == "load" and line.count("addrspace(") == 1 and ", ptr addrspace(" in line:
        if "{" not in line:
            return line
    pieces = split_top(rest)
    place = 0 if opcode in ("atomicrmw", "cmpxchg") else 1
    type_ = re.search(r"(?:^|\s)(ptr(?: addrspace\(\d+\))?) ", pieces[place])
    plain = [_SPACE.sub("", piece) for piece in pieces]
    if type_ is not None:
        plain[place] = re.sub(r"(^|\s)ptr ", rf"\g<1>{type_[1]} ", plain[place], count=1)
    return f"{result}{opcode}{said}{', '.join(plain)}"


def _constant_casts(text: str, base: int) -> str:
    """Constant casts, the inner ones first."""
    while (start := text.rfind(_CONSTANT_CAST)) >= 0:
        inside = start + len(_CONSTANT_CAST)
        end = closing(text, inside - 1)
        match = _CAST.match(text[inside:end])
        have, value, want = (0, "null", 0) if match is None else (
            int(match[1] or 0), match[2], int(match[3] or 0)
        )  # fmt: skip
        by = base * (_own_numbers(have) - _own_numbers(want))
        value = _SPACE.sub("", value)
        text = f"{text[:start]}getelementptr (i8, ptr {value}, i64 {by}){text[end + 1 :]}"
    return text
