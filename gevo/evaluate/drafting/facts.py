"""What the text of a program tells of its kernels, before anything is run.

Nothing here is relied on: it says where the runs of a draft begin.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

from gevo.device.simt.model.ir import Function, functions_of
from gevo.errors import WorkloadError
from gevo.evaluate.drafting.flow import Access, Flow
from gevo.evaluate.drafting.layouts import (
    DTYPES,
    SIZES,
    UNREAD,
    Layout,
    layout_as_read,
    layout_of,
)
from gevo.program.llvm.syntax.lexer import closing, symbols_in
from gevo.program.llvm.syntax.module import Variable, split_module
from gevo.program.parameters import Launch, SourceLaunches, SourceNames, plain_name
from gevo.workload.names import NameTable
from gevo.workload.plan import MOST_THREADS
from gevo.workload.signature import Parameter, called, kernels

_TEXTURE = re.compile(r"@llvm\.nvvm\.tex\.unified\.([12])d\.v4([fsu])32\.[sf]32\(i64 (%[^\s,]+),")
_PICKED = re.compile(r".*} (%[^\s,]+), (\d)(?=,|\Z)")
_ARRAY = re.compile(r"\[(\d+) x (.*)\]")
_BYTES = re.compile(r"\[(\d+) x i8\]")
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
        texture: Of one that is read as a texture, its axes; else 0.
        channels: Components of its texels.
    """

    name: str
    dtype: str
    symbol: str = ""
    count: int = 0
    stored: bool = False
    atomic_floats: bool = False
    mixed: bool = False
    texture: int = 0
    channels: int = 1


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
        cooperative: Whether its blocks wait for one another.
        exact: Whether it may be launched with no other number of threads.
        blocks: Its basic blocks: the first instruction's line in the source, or 0.
        stated: Shapes of blocks with which the source launches it.
        passed: Spec names of numbers for which it passes the same constant in every launch.
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
    cooperative: bool = False
    stated: tuple[tuple[int, ...], ...] = ()
    passed: Mapping[str, int | float] = field(default_factory=dict[str, int | float])

    def array(self, access: Access) -> list[ArrayFacts]:
        """What an access may touch."""
        return [self.arrays[name] for name in sorted(access.arrays) if name in self.arrays]


@dataclass(frozen=True)
class _Variable:
    dtype: str
    count: int
    fillable: bool


def read_facts(
    original: str,
    cleaned: str,
    shared_names: bool = True,
    names: SourceNames | None = None,
    launches: SourceLaunches | None = None,
) -> tuple[list[KernelFacts], dict[str, str]]:
    """The kernels of a program, and why there is nothing of others, by name.

    Args:
        original: The program's text; its parameters are what launches name.
        cleaned: The same as devices run it.
        shared_names: Whether arrays and numbers of one name are one, in different kernels; where
            a source gives the names, arrays never are.
        names: What a source calls the parameters, where the text has no names for them.
        launches: What a source says of the launches.
    """
    declared, found = kernels(original), kernels(cleaned)
    shown = called(declared, names or {})
    table = NameTable()
    facts: list[KernelFacts] = []
    unread: dict[str, str] = {}
    for number, kernel in enumerate(declared):
        if kernel in found:
            reading = _Reading(cleaned, table, number, shared_names, not names)
            try:
                facts.append(reading.kernel(kernel, shown[kernel], found))
                _add_launches(facts[-1], (launches or {}).get(plain_name(kernel), ()))
            except WorkloadError as error:  # it takes something that no spec can give
                unread[kernel] = str(error)
    return facts, unread


def _add_launches(kernel: KernelFacts, launches: Sequence[Launch]) -> None:
    """What the source says: blocks that can be launched, numbers of the right kind."""
    stated = (one.block for one in launches if 1 <= prod(one.block or (0,)) <= MOST_THREADS)
    kernel.stated = tuple(dict.fromkeys(stated))
    passed = [one.passed for one in launches if len(one.passed) == len(kernel.arguments)]
    found: dict[str, int | float] = {}
    for place, argument in enumerate(kernel.arguments):
        name = argument.strip('"')
        values = {one[place] for one in passed}
        value = values.pop() if len(values) == 1 else None
        if value is not None and (name in kernel.floats or value == int(value)):
            found[name] = value
    own = {*kernel.integers, *kernel.floats}
    kernel.passed = {name: value for name, value in found.items() if name in own}


class _Reading:
    def __init__(
        self, cleaned: str, names: NameTable, number: int, shared: bool, arrays: bool
    ) -> None:
        self._module = split_module(cleaned)
        self._names = names
        self._number_of_kernel = number
        self._shared = shared
        self._shares_arrays = shared and arrays
        self._numbers: dict[str, str] = {}
        self._constants: dict[str, str] = {}
        self._variables = self._read_variables()

    def kernel(
        self,
        name: str,
        declared: Sequence[Parameter],
        found: Mapping[str, Sequence[Parameter]],
    ) -> KernelFacts:
        function = functions_of(name, self._module)[0]
        pointers: dict[str, str] = {}
        structs: dict[int, list[tuple[str, str]]] = {}
        textures = _textures(function)
        integers: list[str] = []
        floats: list[str] = []
        arguments: list[str] = []
        for mine, theirs in zip(declared, found[name], strict=True):
            if mine.pointer:
                pointers[theirs.name] = mine.name
                arguments.append("")
            elif theirs.name in textures:
                arguments.append("")
            elif mine.by_value:
                layout = self._layout(mine, function, theirs.name)
                fields = self._struct(mine, theirs.name, layout, integers, floats, pointers)
                structs[len(arguments)] = fields
                arguments.append("")
            else:
                arguments.append(self._number(mine, theirs.name, integers, floats))
        for variable, of in self._variables.items():
            if of.count == 1 and of.dtype in ("i32", "i64", "u32") and of.fillable:
                self._constants[variable] = self._names.of(variable, "number")
        flow = Flow(function, self._numbers, frozenset(pointers), self._constants)
        arrays = self._arrays(flow, pointers)
        for place, theirs in enumerate(found[name]):
            if theirs.name in pointers:
                arguments[place] = f'"{arrays[theirs.name].name}"'
            elif theirs.name in textures:
                array = textures[theirs.name]
                mine = declared[place].name
                scope = self._scope_of(mine, self._shares_arrays)
                array.name = self._names.of(mine, "texture", scope)
                arrays[theirs.name] = array
                more = f", channels = {array.channels}" if array.channels > 1 else ""
                arguments[place] = f'{{ texture = "{array.name}"{more} }}'
        for place, fields in structs.items():
            entries = (f'"{d} {arrays[n].name if n in arrays else n}"' for d, n in fields)
            arguments[place] = "{ fields = [" + ", ".join(entries) + "] }"
        used = symbols_in("\n".join(i.rest for i in flow.instructions()))
        variables = {self._constants[v]: v for v in self._constants if v in used}
        integers += [n for n in variables if n not in integers]
        limits, exact = self._limits(name)
        shared = [v for v in self._module.globals if v.space == 3 and v.name in used]
        dynamic = any(v.external for v in shared)
        return KernelFacts(
            name, declared, arguments, flow, arrays, integers, floats, dynamic,
            _lengths(shared, _kinds(flow)), limits, exact, variables,
            flow.cooperative,
        )  # fmt: skip

    def _number(self, mine: Parameter, theirs: str, integers: list[str], floats: list[str]) -> str:
        word = mine.type.split()[0]
        integer = word[:1] == "i" and word[1:].isdecimal()
        kind = "integer" if integer else "float"
        name = self._names.of(mine.name, kind, self._scope_of(mine.name, self._shared))
        (integers if integer else floats).append(name)
        self._numbers[theirs] = name
        return f'"{name}"'

    def _scope_of(self, name: str, shared: bool) -> str:
        """Parameters without names are one with nothing in other kernels."""
        return str(self._number_of_kernel) if name.isdecimal() or not shared else ""

    def _layout(self, mine: Parameter, function: Function, theirs: str) -> Layout:
        """What a struct by value holds: by its type, or where that is bytes, by its loads."""
        start = mine.type.index("byval(") + 5
        spelt = mine.type[start + 1 : closing(mine.type, start)]
        of_bytes = _BYTES.fullmatch(spelt)
        read = layout_as_read(function, theirs, int(of_bytes[1])) if of_bytes else None
        return read or layout_of(spelt, self._module.types)

    def _struct(
        self,
        mine: Parameter,
        theirs: str,
        layout: Layout,
        integers: list[str],
        floats: list[str],
        pointers: dict[str, str],
    ) -> list[tuple[str, str]]:
        """Types and values of a struct's fields: numbers by name, addresses by place."""
        entries: list[tuple[str, str]] = []
        end = 0
        for number, (offset, dtype) in enumerate(layout.scalars):
            natural = -(-end // SIZES[dtype]) * SIZES[dtype]
            entries += [UNREAD] * (offset - end if natural != offset else 0)
            shown, place = f"{mine.name}_{number}", f"{theirs}.{offset}"
            if dtype == "ptr":
                pointers[place] = shown
                entries.append((dtype, place))
            else:
                integer = dtype[0] != "f"
                kind = "integer" if integer else "float"
                name = self._names.of(shown, kind, self._scope_of(mine.name, self._shared))
                (integers if integer else floats).append(name)
                self._numbers[place] = name
                entries.append((dtype, name))
            end = offset + SIZES[dtype]
        widest = max((SIZES[dtype] for _, dtype in layout.scalars), default=1)
        if -(-end // widest) * widest < layout.size:  # what nobody reads of it
            entries += [UNREAD] * (layout.size - end)
        return entries

    def _arrays(self, flow: Flow, pointers: Mapping[str, str]) -> dict[str, ArrayFacts]:
        kinds = _kinds(flow)
        arrays: dict[str, ArrayFacts] = {}
        for name, shown in pointers.items():
            dtype, mixed = _element(kinds.get(name, Counter()))
            kind = ("array", dtype, self._scope_of(shown, self._shares_arrays))
            arrays[name] = ArrayFacts(self._names.of(shown, *kind), dtype, mixed=mixed)
        for name, variable in self._variables.items():
            if f"@{name}" in kinds and variable.fillable:
                dtype, count = variable.dtype, variable.count
                seen, _ = _element(kinds[f"@{name}"])
                # PTX has structs as bytes.
                if SIZES[dtype] == 1 and count % SIZES[seen] == 0:
                    dtype, count = seen, count // SIZES[seen]
                shown = self._names.of(name, "variable")
                arrays[f"@{name}"] = ArrayFacts(shown, dtype, name, count)
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
            element, places = _elements(variable.type)
            try:
                layout = layout_of(element, self._module.types)
            except WorkloadError:
                continue
            dtypes = {"u64" if dtype == "ptr" else dtype for _, dtype in layout.scalars}
            dtype = min(dtypes, key=lambda d: (d[0] != "f", d))
            if layout.size % SIZES[dtype] == 0:
                count = places * layout.size // SIZES[dtype]
                found[variable.name] = _Variable(dtype, count, True)
        return found

    def _limits(self, kernel: str) -> tuple[tuple[int, ...], bool]:
        words = self._module.attributes_of(self._module.defined[kernel].signature)
        limit = _BLOCK_LIMIT.search(words)
        if limit is None:
            return (), False
        return tuple(int(n) for n in limit[2].split(",")), limit[1] == "req"


def _textures(function: Function) -> dict[str, ArrayFacts]:
    """Parameters that are objects of textures, without `%`, and what they are read as."""
    found: dict[str, ArrayFacts] = {}
    reads: dict[str, ArrayFacts] = {}
    for i in function.instructions():
        read = _TEXTURE.search(i.rest) if i.op == "call" else None
        if read is not None:
            dtype = {"f": "f32", "s": "i32", "u": "u32"}[read[2]]
            array = found.setdefault(read[3][1:], ArrayFacts("", dtype, texture=int(read[1])))
            reads[i.name] = array
        picked = _PICKED.match(i.rest) if i.op == "extractvalue" else None
        if picked is not None and (array := reads.get(picked[1])) is not None:
            array.channels = max(array.channels, (1, 2, 4, 4)[int(picked[2])])
    return found


def _elements(spelt: str) -> tuple[str, int]:
    """What an array is made of, and how many of them there are; one of anything else."""
    places = 1
    while match := _ARRAY.fullmatch(spelt):
        places, spelt = places * int(match[1]), match[2]
    return spelt, places


def _kinds(flow: Flow) -> dict[str, Counter[str]]:
    """LLVM's scalar types as which each array is accessed, and how often."""
    kinds: dict[str, Counter[str]] = {}
    for access in flow.accesses:
        for name in access.arrays:
            if access.kind in DTYPES:
                kinds.setdefault(name, Counter())[access.kind] += 1
    return kinds


def _lengths(
    shared: Iterable[Variable], kinds: Mapping[str, Counter[str]]
) -> tuple[tuple[int, ...], ...]:
    """Lengths of the static shared arrays, outermost first.

    PTX declares them as bytes: of those, what they are accessed as says how many elements there
    are.
    """
    found: list[tuple[int, ...]] = []
    for variable in shared:
        if variable.external:
            continue
        element, places = _elements(variable.type)
        lengths = tuple(map(int, _LENGTH.findall(variable.type)))
        size = SIZES[_element(kinds.get(f"@{variable.name}", Counter(("i8",))))[0]]
        if element == "i8" and len(lengths) == 1 and places % size == 0:
            lengths = (places // size,)
        if lengths:
            found.append(lengths)
    return tuple(found)


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
