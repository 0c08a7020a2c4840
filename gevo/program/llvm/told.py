"""What LLVM is told about the launches of a kernel: between which numbers its integers lie.

A condition on launches becomes ranges of the kernel's parameters, of the numbers of threads and
blocks, and so of a thread's and a block's own number (LangRef, "range" attribute and metadata).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gevo.errors import ConfigError, EditError
from gevo.program.condition import Argument, Comparison, Condition, Dimension, Number, parse
from gevo.program.llvm.syntax.signature import read_header
from gevo.program.llvm.text import Function, Module

_READ = re.compile(r"call i32 @llvm\.nvvm\.read\.ptx\.sreg\.(n?)(tid|ctaid)\.([xyz])\(")
_LAUNCHES = {"ntid": 1024, "nctaid": (1 << 31) - 1}
"""Most threads of a block, and blocks, on one axis."""
_INTEGER = re.compile(r"i(8|16|32|64)\Z")
Bounds = tuple[int, int]
"""The least and the largest value."""


@dataclass(frozen=True)
class Told:
    """What is added to a text.

    Attributes:
        attached: To instructions, by uid.
        nodes: Nodes of metadata that these name.
        headers: Functions' headers, and what takes their place.
    """

    attached: Mapping[str, str] = field(default_factory=dict[str, str])
    nodes: Sequence[str] = ()
    headers: Mapping[str, str] = field(default_factory=dict[str, str])


def clauses(text: str) -> Sequence[Comparison]:
    """The comparisons in a condition that LLVM can be told; raises EditError for others."""
    try:
        found = parse(text).clauses
    except ConfigError as error:
        raise EditError(str(error)) from error
    for one in found:
        match one:
            case Comparison(">=" | "<=" | "==", Argument(signed=True) | Dimension(), Number()):
                pass
            case _:
                raise EditError(f"'{one}': LLVM can be told of an integer and a number only")
    return [one for one in found if isinstance(one, Comparison)]


def ranges(module: Module, function: Function, condition: Sequence[Comparison], free: int) -> Told:
    """How LLVM is told of a condition on a kernel's launches.

    Args:
        module: The module.
        function: The kernel.
        condition: What `clauses` gave.
        free: Numbers of metadata nodes from here on are free.

    Raises:
        EditError: It does not fit the kernel's parameters, or contradicts itself.
    """
    header = function.header
    arguments = read_header(header).arguments
    for index in sorted({c.left.index for c in condition if isinstance(c.left, Argument)}):
        width = _INTEGER.match(arguments[index].type) if index < len(arguments) else None
        if width is None:
            raise EditError(f"{function.name} has no integer parameter arg{index}")
        half = 1 << (int(width[1]) - 1)
        bounds = _bounds(condition, Argument(index), (-half, half - 1))
        header = _with_range(header, arguments[index].type, arguments[index].value, bounds, half)
    attached: dict[str, str] = {}
    nodes: list[str] = []
    known = {clause.left for clause in condition}
    for block in function.blocks:
        for uid in module.blocks[block].uids:
            if read := _READ.search("".join(module.instructions[uid].pieces)):
                low, high = _of_register(condition, *read.groups())
                if Dimension(f"n{read[2]}.{read[3]}") in known:
                    attached[uid] = f", !range !{free + len(nodes)}"
                    nodes.append(f"!{free + len(nodes)} = !{{i32 {low}, i32 {high}}}")
    return Told(attached, nodes, {function.header: header})


def _of_register(condition: Sequence[Comparison], count: str, what: str, axis: str) -> Bounds:
    """The range of a special register, its end not included."""
    name = f"n{what}"
    low, high = _bounds(condition, Dimension(f"{name}.{axis}"), (1, _LAUNCHES[name]))
    return (low, high + 1) if count else (0, high)


def _bounds(condition: Sequence[Comparison], of: Argument | Dimension, most: Bounds) -> Bounds:
    low, high = most
    for clause in condition:
        if clause.left == of and isinstance(clause.right, Number):
            number = clause.right.value
            low = max(low, number) if clause.operator != "<=" else low
            high = min(high, number) if clause.operator != ">=" else high
    if low > high:
        raise EditError(f"'{Condition(tuple(condition))}' never holds")
    return low, high


def _with_range(header: str, type_: str, value: str, bounds: Bounds, half: int) -> str:
    """The header with the range of a parameter; no attribute stands in front of its name."""
    low, high = bounds
    end = high + 1 if high + 1 < half else -half
    if low == end:
        return header
    place = re.compile(rf"\b{type_}((?: \w+)*) {re.escape(value)}(?=[,)])")
    return place.sub(rf"{type_}\1 range({type_} {low}, {end}) {value}", header, count=1)
