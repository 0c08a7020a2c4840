"""Kernel signatures read from the text of an LLVM or MLIR module.

Only what a workload has to agree with: names, parameter types and, as first guesses for a new
spec, what the optimiser found out about pointers. The text is not verified here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

_DEFINE = re.compile(r'^define\b[^@\n]*@("?)([^"(\n]+)\1\((.*)$', re.MULTILINE)
# A constant that the host may fill (as clang 22 writes `__constant__`) says so.
_GLOBAL = re.compile(
    r'^@(?:"([^"\n]+)"|([^"\s]+)) = (?!.*addrspace\(3\))'
    r"(?:(?!.*\bconstant\b).*\bglobal\b|.*\bexternally_initialized\b.* constant\b)",
    re.MULTILINE,
)
_OPEN = re.compile(
    r'^@(?:"([^"\n]+)"|([^"\s]+)) = (?:external|extern_weak) (?!.*\binitialized\b)[^\n]*?'
    r"\bconstant (i1|i8|i16|i32|i64|half|float|double)\b",
    re.MULTILINE,
)
_ANNOTATED = re.compile(r'!\{ptr @"?([^",]+)"?, !"kernel", i32 1\}')
_NAME = re.compile(r'\s%("?)([^"\s]+)\1$')


@dataclass(frozen=True)
class Parameter:
    """What a launch must pass.

    Attributes:
        name: As in the text, without `%`; digits for an unnamed one.
        type: Type and attributes, e.g. `ptr noundef readonly`.
    """

    name: str
    type: str

    @property
    def by_value(self) -> bool:
        """True for a struct passed by value: its bytes are the argument."""
        return "byval(" in self.type

    @property
    def pointer(self) -> bool:
        """True for the address of a buffer."""
        return self.type.startswith("ptr") and not self.by_value


def _enclosed(text: str) -> tuple[list[str], str]:
    """Split what follows an opening parenthesis at its top-level commas; also what is behind."""
    parts: list[str] = [""]
    depth = 0
    rest = ""
    for place, char in enumerate(text):
        if char == ")" and depth == 0:
            rest = text[place + 1 :]
            break
        depth += (char in "([{<") - (char in ")]}>")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [p.strip() for p in parts if p.strip()], rest


def _parameters(text: str) -> tuple[Parameter, ...]:
    """What follows a function's opening parenthesis."""
    found: list[Parameter] = []
    for number, part in enumerate(_enclosed(text)[0]):
        name = _NAME.search(part)
        spelt = part[: name.start()].strip() if name else part
        found.append(Parameter(name.group(2) if name else str(number), spelt))
    return tuple(found)


def kernels(text: str) -> Mapping[str, tuple[Parameter, ...]]:
    """The kernels of an LLVM module and their parameters, in module order.

    A kernel is a definition with the `ptx_kernel` calling convention or named as a kernel in
    `!nvvm.annotations`; where a module marks none, every definition counts.
    """
    annotated = set(_ANNOTATED.findall(text))
    every: dict[str, tuple[Parameter, ...]] = {}
    marked: dict[str, tuple[Parameter, ...]] = {}
    for match in _DEFINE.finditer(text):
        name = match.group(2)
        every[name] = _parameters(match.group(3))
        if "ptx_kernel" in match.group(0)[: match.start(2) - match.start(0)] or name in annotated:
            marked[name] = every[name]
    return marked or every


_FUNCTION = re.compile(r"func\.func (?:public )?@(\w+)\(")
_TENSOR = re.compile(r"tensor<(?:(.*)x)?([^<>x]+|complex<\w+>)>")


def functions(text: str) -> Mapping[str, tuple[Parameter, ...]]:
    """The public functions of an MLIR module: what a launch passes, in module order.

    That is an array for every tensor that a function takes (a number, if it has no dimensions)
    and then one for every tensor that it gives.
    """
    found: dict[str, tuple[Parameter, ...]] = {}
    for match in _FUNCTION.finditer(text):
        takes, rest = _enclosed(text[match.end() :])
        gives, _, _ = rest.partition("{\n")
        _, _, gives = gives.partition("->")
        parameters = [_tensor(part, number, False) for number, part in enumerate(takes)]
        results, _ = _enclosed(gives.strip().removeprefix("("))
        parameters += [_tensor(part, number, True) for number, part in enumerate(results)]
        found[match[1]] = tuple(parameters)
    return found


def _tensor(part: str, number: int, result: bool) -> Parameter:
    """One of a function's arguments (`%x: tensor<4xf32> {...}`) or results."""
    name = f"result{number}" if result else part.partition(":")[0].strip().removeprefix("%")
    tensor = _TENSOR.search(part)
    spelt = tensor[0] if tensor else part.strip()
    if tensor and not tensor[1] and not result:
        return Parameter(name, tensor[2])
    return Parameter(name, f"ptr {spelt}")


def variables(text: str) -> frozenset[str]:
    """Names of the global variables of an LLVM module that a host could fill."""
    return frozenset(match.group(1) or match.group(2) for match in _GLOBAL.finditer(text))


def open_constants(text: str) -> Mapping[str, str]:
    """The scalar constants that an LLVM module declares without a value, and their types."""
    return {match[1] or match[2]: match[3] for match in _OPEN.finditer(text)}


_ELEMENTS = {
    "i8": "i8",
    "i16": "i16",
    "i32": "i32",
    "i64": "i64",
    "half": "f16",
    "float": "f32",
    "double": "f64",
}


def element_type(text: str, kernel: str, parameter: str) -> str | None:
    """The element type (`f32`) that a kernel's body uses a pointer parameter with.

    That is the type of the first access or address computation on it; None when there is none
    or it is a struct.
    """
    for match in _DEFINE.finditer(text):
        if match.group(2) == kernel:
            body = text[match.end() : text.find("\n}", match.end())]
            name = re.escape(parameter)
            use = re.search(
                rf"(?:getelementptr (?:\w+ )*?|load (?:volatile )?|store (?:volatile )?)"
                rf'({"|".join(_ELEMENTS)})\b[^\n]*, ptr %"?{name}"?(?![\w.])',
                body,
            )
            return _ELEMENTS[use.group(1)] if use else None
    return None
