"""Parameters of kernels under the names that people know them by."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gevo.program.base import Dialect, Program
from gevo.program.llvm.syntax.module import split_module

_ARGUMENT = re.compile(r"\b(?:unsigned\(arg(\d+)\)|arg(\d+))")
_NAMELESS = re.compile(r"%?(?:\d*|\d.*|arg\d+|[\w$.]*_param_\d+)\Z")
_MANGLED = re.compile(r"_Z(\d+)")

Names = Mapping[str, Sequence[str]]
"""By kernel, its parameters' names in order; empty where a name is not known."""


def source_parameters(source: str, kernel: str, count: int) -> tuple[str, ...]:
    """The parameters' names of a kernel as CUDA C++ has them; none where they are not clear.

    Args:
        source: The text.
        kernel: The kernel's name, mangled or not.
        count: How many parameters it takes.
    """
    if mangled := _MANGLED.match(kernel):
        kernel = kernel[mangled.end() :][: int(mangled[1])]
    head = re.search(rf"\b{re.escape(kernel)}\s*\(([^()]*)\)\s*{{", source)
    words = [re.findall(r"[A-Za-z_]\w*", part) for part in head[1].split(",")] if head else []
    names = tuple(found[-1] for found in words if found)
    return names if len(names) == count == len(set(names)) else ()


def named_parameters(program: Program, source: str) -> Names:
    """Names as the program's text has them, or the source where the text has none.

    Args:
        program: Its kernels count: all, or those that are its entries.
        source: The source's text; empty where there is none.
    """
    if program.dialect is not Dialect.LLVM:
        return {}
    found: dict[str, Sequence[str]] = {}
    for function in split_module(program.text).functions:
        if not function.kernel or (program.entry and function.name not in program.entry):
            continue
        written = [argument.value for argument in function.signature.arguments]
        known = ["" if _NAMELESS.match(n) else n.removeprefix("%").strip('"') for n in written]
        if "" in known:
            known = source_parameters(source, function.name, len(written)) or known
        found[function.name] = known
    return found


def with_names(text: str, names: Sequence[str]) -> str:
    """A condition with parameters' names in place of `arg3`; those without one stay."""

    def name(match: re.Match[str]) -> str:
        place = int(match[1] or match[2])
        return (names[place] if place < len(names) else "") or match[0]

    return _ARGUMENT.sub(name, text)


def guard_with_names(guard: str, names: Names) -> str:
    """The same for `kernel: condition`."""
    kernel, colon, condition = guard.partition(": ")
    return f"{kernel}{colon}{with_names(condition, names.get(kernel, ()))}" if colon else guard


def assumption_with_names(text: str, names: Names) -> str:
    """The same for a sentence that names no kernel; only where all kernels agree on a name."""
    lists = list(names.values())
    most = max(map(len, lists), default=0)
    agreed = [
        one.pop() if len(one := {n[i] for n in lists if i < len(n)}) == 1 else ""
        for i in range(most)
    ]
    return with_names(text, agreed)
