"""Parameters of kernels under the names that people know them by."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from gevo.program.base import Dialect, Program
from gevo.program.llvm.syntax.module import split_module

_ARGUMENT = re.compile(r"\b(?:unsigned\(arg(\d+)\)|arg(\d+))")
_NAMELESS = re.compile(r"%?(?:\d*|\d.*|arg\d+|[\w$.]*_param_\d+)\Z")
_PART = re.compile(r"\d+")
_MANGLED = re.compile(r"\b_Z\w+")

ParameterNames = Mapping[str, Sequence[str]]
"""By kernel, its parameters' names in order; empty where a name is not known."""

SourceNames = Mapping[str, Sequence[tuple[str, ...]]]
"""By plain name of a kernel, what a source calls its parameters; overloads have one entry each."""


@dataclass(frozen=True)
class Launch:
    """What a source says of one launch.

    Attributes:
        block: Threads along each axis; empty where they do not follow from constants.
        passed: By place, the numbers that are passed; None for what does not.
    """

    block: tuple[int, ...]
    passed: tuple[int | float | None, ...] = ()


SourceLaunches = Mapping[str, Sequence[Launch]]
"""By plain name of a kernel, its launches; none of a kernel that is launched in other ways."""


def plain_name(name: str) -> str:
    """A kernel's name in its source: `fill` for `_ZN1k4fillIfLi8EEvPT_` (Itanium C++ ABI)."""
    if not name.startswith("_Z"):
        return name
    place = 2 + len(name[2:]) - len(name[2:].lstrip("NLK"))
    found = name
    while length := _PART.match(name, place):
        place = length.end() + int(length[0])
        found = name[length.end() : place]
        if not name.startswith("_ZN"):  # what follows is its first parameter's type
            break
    return found


def with_plain_names(text: str, kernels: Iterable[str]) -> str:
    """A text in which functions go by their plain names, unless several kernels share one."""
    shared = Counter(map(plain_name, kernels))

    def name(match: re.Match[str]) -> str:
        plain = plain_name(match[0])
        return plain if shared[plain] < 2 else match[0]

    return _MANGLED.sub(name, text)


def source_parameters(names: SourceNames, kernel: str, count: int) -> tuple[str, ...]:
    """What a source calls a kernel's parameters; none where it names not as many.

    Args:
        names: What is known of the source.
        kernel: The kernel's name, mangled or not.
        count: How many parameters it takes.
    """
    return next((one for one in names.get(plain_name(kernel), ()) if len(one) == count), ())


def named_parameters(program: Program, source: Callable[[], SourceNames]) -> ParameterNames:
    """Names as the program's text has them, or the source where the text has none.

    Args:
        program: Its kernels count: all, or those that are its entries.
        source: Reads the source; it is asked only where a name is missing.
    """
    if program.dialect is not Dialect.LLVM:
        return {}
    found: dict[str, Sequence[str]] = {}
    for function in split_module(program.text).functions:
        if function.kernel and (not program.entry or function.name in program.entry):
            written = [argument.value for argument in function.signature.arguments]
            found[function.name] = [
                "" if _NAMELESS.match(name) else name.removeprefix("%").strip('"')
                for name in written
            ]
    missing = any("" in known for known in found.values())
    names: SourceNames = source() if missing else {}
    return {
        kernel: ("" in known and source_parameters(names, kernel, len(known))) or known
        for kernel, known in found.items()
    }


def with_names(text: str, names: Sequence[str]) -> str:
    """A condition with parameters' names in place of `arg3`; those without one stay."""

    def name(match: re.Match[str]) -> str:
        place = int(match[1] or match[2])
        return (names[place] if place < len(names) else "") or match[0]

    return _ARGUMENT.sub(name, text)


def guard_with_names(guard: str, names: ParameterNames) -> str:
    """The same for `kernel: condition`."""
    kernel, colon, condition = guard.partition(": ")
    return f"{kernel}{colon}{with_names(condition, names.get(kernel, ()))}" if colon else guard


def assumption_with_names(text: str, names: ParameterNames) -> str:
    """The same for a sentence that names no kernel; only where all kernels agree on a name."""
    lists = list(names.values())
    most = max(map(len, lists), default=0)
    agreed = [
        one.pop() if len(one := {n[i] for n in lists if i < len(n)}) == 1 else ""
        for i in range(most)
    ]
    return with_names(text, agreed)
