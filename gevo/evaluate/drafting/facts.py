"""What the text of a program tells of its kernels, before anything is run."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from gevo.device.simt.model.ir import functions_of
from gevo.errors import WorkloadError
from gevo.evaluate.drafting.flow import Access, Flow
from gevo.program.llvm.syntax.layout import DataLayout
from gevo.program.llvm.syntax.lexer import Unreadable, closing, symbols_in
from gevo.program.llvm.syntax.module import Variable, split_module
from gevo.workload.names import NameTable
from gevo.workload.signature import Parameter, kernels

_EMPTY = re.compile(r"(?:zeroinitializer|undef|poison|0|0\.0+e\+00)\Z")
_LENGTH = re.compile(r"\[(\d+) x ")
_BLOCK_LIMIT = re.compile(r'"nvvm\.(req|max)ntid"="(\d+(?:,\d+)*)"')


@dataclass
class ArrayFacts:
    """An array as a kernel uses it.

    Attributes:
        name: In the spec.
        dtype: Of its elements.
        symbol: The module's variable; empty for a parameter.
        count: Elements of a variable; 0 for a parameter.
        stored: Whether any instruction may write it.
        atomic_floats: Whether floats are added to it in any order.
        mixed: Whether it is accessed as floats and as integers.
    """

    name: str
    dtype: str
    symbol: str = ""
    count: int = 0
    stored: bool = False
    atomic_floats: bool = False
    mixed: bool = False


@dataclass
class KernelFacts:
    """A kernel.

    Attributes:
        name: In the IR.
        parameters: As the program's text declares them.
        arguments: Entries of `args`, as TOML.
        flow: Its values.
        arrays: By IR name (a parameter, or `@variable`).
        integers: Spec names of its integer numbers.
        floats: Spec names of its other numbers.
        variables: Numbers that lie in constant memory: spec name to array name.
        dynamic: Whether it uses dynamic shared memory.
        shared_counts: Lengths of its static shared arrays, outermost first.
        limits: Threads in x, y, z that it was compiled for.
        exact: Whether it may be launched with no other number of threads.
        blocks: Its basic blocks: the first instruction's line in the source, or 0.
    """

    name: str
    parameters: Sequence[Parameter]
    arguments: list[str]
    flow: Flow
    arrays: dict[str, ArrayFacts]
    integers: list[str]
    floats: list[str]
    dynamic: bool = False
    shared_counts: tuple[tuple[int, ...], ...] = ()
    limits: tuple[int, ...] = ()
    exact: bool = False
    variables: dict[str, str] = field(default_factory=dict[str, str])

    def array(self, access: Access) -> list[ArrayFacts]:
        """What an access may touch."""
        return [self.arrays[name] for name in sorted(access.arrays) if name in self.arrays]


@dataclass(frozen=True)
class _Variable:
    dtype: str
    count: int
    fillable: bool


def read_facts(original: str, cleaned: str, shared_names: bool = True) -> list[KernelFacts]:
    """The kernels of a program.

    Args:
        original: The program's text; its parameters are what launches name.
        cleaned: The same as devices run it.
        shared_names: Whether arrays and numbers of one name are one, in different kernels.

    Raises:
        WorkloadError: There is no kernel, or one takes something that no spec can give.
    """
    declared, found = kernels(original), kernels(cleaned)
    names = NameTable()
    facts: list[KernelFacts] = []
    for number, kernel in enumerate(declared):
        if kernel in found:
            reading = _Reading(cleaned, names, number, shared_names)
            facts.append(reading.kernel(kernel, declared[kernel], found))
    return facts


class _Reading:
    def __init__(self, cleaned: str, names: NameTable, number: int, shared: bool) -> None:
        self._module = split_module(cleaned)
        self._names = names
        self._number_of_kernel = number
        self._shared = shared
        self._numbers: dict[str, str] = {}
        self._constants: dict[str, str] = {}
        self._variables = self._read_variables()

    def kernel(
        self,
        name: str,
        declared: Sequence[Parameter],
        found: Mapping[str, Sequence[Parameter]],
    ) -> KernelFacts:
        pointers: dict[str, str] = {}
        integers: list[str] = []
        floats: list[str] = []
        arguments: list[str] = []
        for mine, theirs in zip(declared, found[name], strict=True):
            if mine.pointer:
                pointers[theirs.name] = mine.name
                arguments.append("")
            elif mine.by_value:
                arguments.append(self._struct(mine, theirs.name, integers, floats))
            else:
                arguments.append(self._number(mine, theirs.name, integers, floats))
        function = functions_of(name, self._module)[0]
        for variable, of in self._variables.items():
            if of.count == 1 and of.dtype in ("i32", "i64", "u32") and of.fillable:
                self._constants[variable] = self._names.of(variable, "number")
        flow = Flow(function, self._numbers, frozenset(pointers), self._constants)
        arrays = self._arrays(flow, pointers)
        for place, theirs in enumerate(found[name]):
            if theirs.name in pointers:
                arguments[place] = f'"{arrays[theirs.name].name}"'
        body = "\n".join(i.rest for i in flow.instructions())
        used = symbols_in(body)
        variables = {self._constants[v]: v for v in self._constants if v in used}
        integers += [n for n in variables if n not in integers]
        limits, exact = self._limits(name)
        shared = [v for v in self._module.globals if v.space == 3 and v.name in used]
        dynamic = any(v.external for v in shared)
        return KernelFacts(
            name, declared, arguments, flow, arrays, integers, floats, dynamic,
            _lengths(shared), limits, exact, variables,
        )  # fmt: skip

    def _number(self, mine: Parameter, theirs: str, integers: list[str], floats: list[str]) -> str:
        word = mine.type.split()[0]
        integer = word[:1] == "i" and word[1:].isdigit()
        kind = "integer" if integer else "float"
        name = self._names.of(mine.name, kind, self._scope_of(mine.name))
        (integers if integer else floats).append(name)
        self._numbers[theirs] = name
        return f'"{name}"'

    def _scope_of(self, name: str) -> str:
        """Parameters without names are one with nothing in other kernels."""
        return str(self._number_of_kernel) if name.isdigit() or not self._shared else ""

    def _struct(self, mine: Parameter, theirs: str, integers: list[str], floats: list[str]) -> str:
        start = mine.type.index("byval(") + 5
        spelt = mine.type[start + 1 : closing(mine.type, start)]
        layout = layout_of(spelt, self._module.types)
        entries: list[str] = []
        end = 0
        for number, (offset, dtype) in enumerate(layout.scalars):
            natural = -(-end // SIZES[dtype]) * SIZES[dtype]
            entries += ['"u8 0"'] * (offset - end if natural != offset else 0)
            integer = dtype[0] != "f"
            kind = "integer" if integer else "float"
            scope = self._scope_of(mine.name)
            name = self._names.of(f"{mine.name}_{number}", kind, scope)
            (integers if integer else floats).append(name)
            self._numbers[f"{theirs}.{offset}"] = name
            entries.append(f'"{dtype} {name}"')
            end = offset + SIZES[dtype]
        return "{ fields = [" + ", ".join(entries) + "] }"

    def _arrays(self, flow: Flow, pointers: Mapping[str, str]) -> dict[str, ArrayFacts]:
        kinds: dict[str, Counter[str]] = {}
        arrays: dict[str, ArrayFacts] = {}
        for access in flow.accesses:
            for name in access.arrays:
                if access.kind in DTYPES:
                    kinds.setdefault(name, Counter())[access.kind] += 1
        for name, shown in pointers.items():
            dtype, mixed = _element(kinds.get(name, Counter()))
            kind = ("array", dtype, self._scope_of(shown))
            arrays[name] = ArrayFacts(self._names.of(shown, *kind), dtype, mixed=mixed)
        for name, variable in self._variables.items():
            if f"@{name}" in kinds and variable.fillable:
                arrays[f"@{name}"] = ArrayFacts(
                    self._names.of(name, "variable"), variable.dtype, name, variable.count
                )
        unsigned = _unsigned(flow)
        for access in flow.accesses:
            for name in access.arrays & arrays.keys():
                found = arrays[name]
                found.stored |= access.op != "load"
                float_sum = access.op == "atomicrmw" and access.kind in ("float", "double", "half")
                found.atomic_floats |= float_sum
                if access.site in unsigned and found.dtype in ("i8", "i16"):
                    found.dtype = f"u{found.dtype[1:]}"
        return arrays

    def _read_variables(self) -> dict[str, _Variable]:
        found: dict[str, _Variable] = {}
        for variable in self._module.globals:
            if variable.space == 3 or variable.external or not variable.fillable:
                continue
            if not _EMPTY.match(variable.initializer):
                continue
            try:
                layout = layout_of(variable.type, self._module.types)
            except WorkloadError:
                continue
            dtypes = {dtype for _, dtype in layout.scalars}
            dtype = min(dtypes, key=lambda d: (d[0] != "f", d))
            if layout.size % SIZES[dtype] == 0:
                count = layout.size // SIZES[dtype]
                found[variable.name] = _Variable(dtype, count, True)
        return found

    def _limits(self, kernel: str) -> tuple[tuple[int, ...], bool]:
        words = self._module.attributes_of(self._module.defined[kernel].signature)
        limit = _BLOCK_LIMIT.search(words)
        if limit is None:
            return (), False
        return tuple(int(n) for n in limit[2].split(",")), limit[1] == "req"


def _lengths(shared: Iterable[Variable]) -> tuple[tuple[int, ...], ...]:
    """Lengths of the static shared arrays, outermost first."""
    found = (tuple(map(int, _LENGTH.findall(v.type))) for v in shared if not v.external)
    return tuple(lengths for lengths in found if lengths)


def _element(kinds: Counter[str]) -> tuple[str, bool]:
    """The type of an array's elements, and whether there are floats and integers."""
    if not kinds:
        return "f32", False
    floats = [k for k in kinds if DTYPES[k][0] == "f"]
    mixed = bool(floats) and len(floats) < len(kinds)
    chosen = max(floats or kinds, key=lambda k: (kinds[k], k))
    if not floats and len(kinds) > 1:  # every element must have its place
        chosen = min(kinds, key=lambda k: (SIZES[DTYPES[k]], k))
    return DTYPES[chosen], mixed


def _unsigned(flow: Flow) -> frozenset[int]:
    """Loads of narrow integers whose value is widened with zeros."""
    loads = {i.name: i.index for i in flow.instructions() if i.op == "load" and i.name}
    widened = (
        i.operands[0] for i in flow.instructions() if i.op in ("zext", "uitofp") and i.operands
    )
    return frozenset(loads[name] for name in widened if name in loads)


DTYPES: Mapping[str, str] = {
    "i1": "u8", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64",
    "half": "f16", "bfloat": "u16", "float": "f32", "double": "f64", "ptr": "u64",
}  # fmt: skip
SIZES: Mapping[str, int] = {
    "u8": 1, "i8": 1, "i16": 2, "u16": 2, "i32": 4, "u32": 4, "i64": 8, "u64": 8,
    "f16": 2, "f32": 4, "f64": 8,
}  # fmt: skip
_MOST = 4096
"""Fields of a struct."""


@dataclass(frozen=True)
class Layout:
    """Scalars of a type, each with its offset and element type; size in bytes."""

    scalars: tuple[tuple[int, str], ...]
    size: int


def layout_of(spelt: str, types: Mapping[str, str]) -> Layout:
    """Where the scalars of a type lie; raises WorkloadError for one that is not understood."""
    measured = DataLayout(types)
    try:
        scalars = list(islice(measured.scalars(spelt), _MOST + 1))
        size = measured.size(spelt)
    except Unreadable as reason:
        raise WorkloadError(f"a type that is not understood: {reason}") from reason
    if len(scalars) > _MOST:
        raise WorkloadError("a struct with too many fields")
    for _, scalar in scalars:
        if scalar not in DTYPES:
            raise WorkloadError(f"a type that is not understood: {scalar!r}")
    return Layout(tuple((offset, DTYPES[scalar]) for offset, scalar in scalars), size)
