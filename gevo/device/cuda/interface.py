"""What a launch must know of a compiled module: how its kernels take their parameters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from gevo.workload.signature import Parameter, kernels


@dataclass(frozen=True, slots=True)
class KernelParameter:
    """One kernel parameter.

    Attributes:
        type: LLVM type, as `i32`, `float`, `ptr`.
        offset: Where it begins in the parameter buffer, in bytes.
        size: Its bytes.
        struct: Passed by value; its bytes are the argument.
    """

    type: str
    offset: int
    size: int
    struct: bool


@dataclass(frozen=True)
class Interface:
    """A module as its launches see it.

    Attributes:
        kernels: Parameters of every kernel.
        variables: Module variables that a kernel may write to.
        missing: Functions that are called but neither defined here nor by the driver.
    """

    kernels: Mapping[str, tuple[KernelParameter, ...]]
    variables: tuple[str, ...]
    missing: tuple[str, ...]


_ENTRY = re.compile(r"\.entry\s+([\w$]+)\s*\((.*?)\)", re.DOTALL)
_PARAM = re.compile(
    r"\.param\s+(?:\.align\s+(\d+)\s+)?\.[a-z]+(\d+)(\s+\.ptr[^,]*?)?\s+([\w$]+)(?:\[(\d+)\])?\s*$"
)
_VARIABLE = re.compile(
    r"^\.(?:visible|weak) \.global (?:\.align \d+ )?\.\w+ ([\w$]+)", re.MULTILINE
)
_EXTERNAL = re.compile(r"^\.extern \.func\s+(?:\([^)]*\)\s*)?([\w$]+)", re.MULTILINE)
_TYPE = re.compile(r"(?:[<\[{][^>\]}]*[>\]}]|[\w.]+(?: addrspace\(\d+\))?)")
_BY_DRIVER = frozenset({"vprintf", "malloc", "free", "__assertfail"})


def read_interface(text: str, ptx: str) -> Interface:
    """The interface of a module from its LLVM IR and the PTX made of it.

    The types come from the IR, sizes and alignments from the PTX, which is what the driver
    goes by.
    """
    types = kernels(text)
    return Interface(
        {m[1]: _places(m[2], types[m[1]]) for m in _ENTRY.finditer(ptx) if m[1] in types},
        tuple(_VARIABLE.findall(ptx)),
        tuple(name for name in _EXTERNAL.findall(ptx) if name not in _BY_DRIVER),
    )


def _places(declared: str, parameters: tuple[Parameter, ...]) -> tuple[KernelParameter, ...]:
    places: list[KernelParameter] = []
    end = 0
    found = [_PARAM.search(line.strip()) for line in declared.split(",") if line.strip()]
    for match, parameter in zip(found, parameters, strict=True):
        if match is None:
            raise ValueError(f"cannot read the PTX parameters: {' '.join(declared.split())}")
        element = int(match[2]) // 8
        size = element * int(match[5] or 1)
        align = int(match[1] or element)
        offset = -(-end // align) * align
        type_ = _TYPE.match(parameter.type)
        places.append(
            KernelParameter(type_[0] if type_ else "", offset, size, struct=parameter.by_value)
        )
        end = offset + size
    return tuple(places)


_INTERNAL = re.compile(
    r"^(@[\w$]+ = )internal ((?:(?!addrspace\(3\)|constant )[^\n])*?global )", re.MULTILINE
)


_HIDDEN = re.compile(r"^\.global ", re.MULTILINE)


def with_visible_variables(ptx: str) -> str:
    """PTX whose module variables can be found by name, as `exposed` sees to in LLVM IR."""
    return _HIDDEN.sub(".visible .global ", ptx)


def exposed(text: str) -> str:
    """LLVM IR whose writable module variables can be found by name in the compiled module.

    They are internal where the source says `static`; between two runs of one module they must
    get their initial values back.
    """
    return _INTERNAL.sub(r"\1\2", text)
