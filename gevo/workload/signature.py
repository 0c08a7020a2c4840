"""Kernel signatures read from the text of an LLVM or MLIR module.

Only what a workload has to agree with: names, parameter types and, as first guesses for a new
spec, what the optimiser found out about pointers. The text is not verified here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from gevo.errors import WorkloadError
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.syntax.module import Variable, read_variable, split_module
from gevo.program.llvm.syntax.signature import Signature
from gevo.program.parameters import SourceNames, source_parameters

_SCALARS = frozenset("i1 i8 i16 i32 i64 half float double".split())
_ANNOTATED = re.compile(r'!\{ptr @"?([^",]+)"?, !"kernel", i32 1\}')


@dataclass(frozen=True)
class Parameter:
    """What a launch must pass.

    Attributes:
        name: As in the text, without `%`; digits for an unnamed one.
        type: Type and attributes, e.g. `ptr noundef readonly`.
        address: An integer that may be a buffer's address: PTX does not say which are.
    """

    name: str
    type: str
    address: bool = False

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


def _parameters(header: Signature) -> tuple[Parameter, ...]:
    return tuple(
        Parameter(
            a.value.removeprefix("%").strip('"') or str(number),
            " ".join((a.type, *(word.text for word in a.attributes))),
        )
        for number, a in enumerate(header.arguments)
    )


def kernels(text: str) -> Mapping[str, tuple[Parameter, ...]]:
    """The kernels of an LLVM module and their parameters, in module order.

    A kernel is a definition with the `ptx_kernel` calling convention or named as a kernel in
    `!nvvm.annotations`; where a module marks none, every definition counts.
    """
    annotated = set(_ANNOTATED.findall(text))
    functions = split_module(text).functions
    marked = [f for f in functions if f.kernel or f.name in annotated]
    return {f.name: _parameters(f.signature) for f in marked or functions}


FORMS = {
    "i8": "<i1", "i16": "<i2", "i32": "<i4", "i64": "<i8", "half": "<f2", "float": "<f4",
    "double": "<f8", "ptr": "<u8",
}  # fmt: skip
"""How parameters lie in memory, as numpy writes it."""
_STRUCT = re.compile(r"byval\(\[(\d+) x i8\]\)(?:.*\balign (\d+))?")


@dataclass(frozen=True)
class Place:
    """Where a parameter lies among all, in bytes."""

    offset: int
    size: int


def places(parameters: Sequence[Parameter]) -> tuple[Place, ...]:
    """Places of parameters: each at a multiple of its alignment, as in CUDA's C++.

    Raises:
        WorkloadError: A type is not known.
    """
    found: list[Place] = []
    end = 0
    for number, one in enumerate(parameters):
        if struct := _STRUCT.search(one.type):
            size, align = int(struct[1]), int(struct[2] or 1)
        elif one.by_value or one.type.split()[0] not in FORMS:
            raise WorkloadError(f"parameter {number} has a type that is not known: {one.type}")
        else:
            size = align = int(FORMS[one.type.split()[0]][2:])
        found.append(Place(-(-end // align) * align, size))
        end = found[-1].offset + size
    return tuple(found)


def called(
    kernels: Mapping[str, tuple[Parameter, ...]], names: SourceNames
) -> Mapping[str, tuple[Parameter, ...]]:
    """The same kernels, with parameters called as in a source where that names as many.

    Args:
        kernels: As `kernels` gives them.
        names: What the source calls them.
    """
    found: dict[str, tuple[Parameter, ...]] = {}
    for kernel, parameters in kernels.items():
        given = source_parameters(names, kernel, len(parameters))
        named = zip(parameters, given or (p.name for p in parameters), strict=True)
        found[kernel] = tuple(replace(p, name=name) for p, name in named)
    return found


def addressed(
    kernels: Mapping[str, tuple[Parameter, ...]],
) -> Mapping[str, tuple[Parameter, ...]]:
    """The same kernels, with every 64-bit parameter taking an array, too."""
    return {
        name: tuple(replace(p, address=p.type.startswith("i64")) for p in parameters)
        for name, parameters in kernels.items()
    }


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


def variables(text: str, constant: bool = True) -> frozenset[str]:
    """Names of the global variables of an LLVM module that a host could fill.

    Without `constant`, of those only that kernels could write, too.
    """
    left_out = 3 if constant else 4
    found = (v for v in _variables(text) if v.space != 3 and v.fillable)
    return frozenset(v.name for v in found if v.space != left_out)


def open_constants(text: str) -> Mapping[str, str]:
    """The scalar constants that an LLVM module declares without a value, and their types."""
    constants = (v for v in _variables(text) if v.constant and v.external)
    return {v.name: v.type for v in constants if v.type in _SCALARS}


def _variables(text: str) -> Iterator[Variable]:
    """The variables, without aliases and the like."""
    for name, line in split_module(text).variables.items():
        with suppress(Unreadable):
            yield read_variable(name, line)


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
    function = split_module(text).defined.get(kernel)
    if function is None:
        return None
    name = re.escape(parameter)
    use = re.search(
        rf"(?:getelementptr (?:\w+ )*?|load (?:volatile )?|store (?:volatile )?)"
        rf'({"|".join(_ELEMENTS)})\b[^\n]*, ptr %"?{name}"?(?![\w.])',
        "\n".join(function.body),
    )
    return _ELEMENTS[use[1]] if use else None


_DERIVED = re.compile(
    r'%("[^"]+"|[\w.$-]+) = (?:getelementptr|addrspacecast|bitcast|freeze) '
    r'[^%]*?ptr(?: addrspace\(\d+\))? %("[^"]+"|[\w.$-]+)'
)
_LOADED = re.compile(
    r'%("[^"]+"|[\w.$-]+) = load (ptr|i64)(?: addrspace\(\d+\))?, '
    r'ptr(?: addrspace\(\d+\))? %("[^"]+"|[\w.$-]+)'
)
_ADDRESS = re.compile(r'inttoptr i64 %("[^"]+"|[\w.$-]+) to')


def holds_pointers(text: str, kernel: str, parameter: str) -> bool:
    """Whether a kernel takes from behind a pointer parameter what it uses as an address."""
    function = split_module(text).defined.get(kernel)
    if function is None:
        return False
    places, loaded = {parameter}, set[str]()
    for line in function.body:
        if (found := _DERIVED.search(line)) and found[2].strip('"') in places:
            places.add(found[1].strip('"'))
        elif (found := _LOADED.search(line)) and found[3].strip('"') in places:
            if found[2] == "ptr":
                return True
            loaded.add(found[1].strip('"'))
        elif (found := _ADDRESS.search(line)) and found[1].strip('"') in loaded:
            return True
    return False
