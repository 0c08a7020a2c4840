"""Launch plans: what the `[[launch]]` and `[[loop]]` tables mean for one case.

All of a plan follows from sizes and scalars, never from data, so it is expanded into a flat
list of launches before anything runs. What `swap` exchanges is what array names point to.
Since outputs are compared under the names that the host code would read at the end, every
buffer carries the name that points to it after the last swap; `Expansion.start` tells whose
contents it has at the beginning.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, Protocol, cast

import numpy as np

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import Expression, Names, Number, integers, parse
from gevo.program.base import Setting
from gevo.workload.arrays import DTYPES
from gevo.workload.case import (
    Argument,
    Buffer,
    Dim3,
    Extent,
    Host,
    Pointer,
    Role,
    Step,
    Struct,
    Texture,
    Turn,
    mapped,
)
from gevo.workload.schema import ArgTable, LaunchTable, LoopTable
from gevo.workload.signature import Parameter


class Context(Protocol):
    """What arguments are resolved in."""

    @property
    def names(self) -> Names:
        """Values of sizes, derived names, scalars and loop variables."""
        ...

    @property
    def extents(self) -> Mapping[str, Extent]:
        """Every array that can be an argument."""
        ...

    @property
    def bound(self) -> Mapping[str, str]:
        """What every array name points to now."""
        ...

    def table(self, names: str, held: tuple[Pointer, ...]) -> str:
        """The name of the array of pointers that holds these; `names` is for messages."""
        ...


class ArgPlan(Protocol):
    """A checked entry of `args`."""

    def resolve(self, context: Context) -> Argument:
        """The argument; raises WorkloadError when an expression has no value."""
        ...

    def mismatch(self, parameter: Parameter) -> str:
        """What the parameter wants instead; empty when it takes this argument."""
        ...


def _wanted(parameter: Parameter) -> str:
    if parameter.by_value:
        return "a struct by value, { fields = [...] }"
    return "an array" if parameter.pointer else f"a number ({parameter.type})"


@dataclass(frozen=True)
class NumberArg:
    """A number."""

    expression: Expression

    def resolve(self, context: Context) -> Argument:
        """Its value."""
        return self.expression.number(context.names)

    def mismatch(self, parameter: Parameter) -> str:
        """Not for pointers and structs."""
        fits = not parameter.pointer and not parameter.by_value
        return "" if fits else _wanted(parameter)


@dataclass(frozen=True)
class ArrayArg:
    """The address of an array's element `offset`."""

    array: str
    offset: Expression
    size = 8

    def resolve(self, context: Context) -> Pointer:
        """The pointer, to what the name points to now."""
        extent = context.extents[self.array]
        offset = self.offset.integer(context.names, least=0)
        if offset > prod(extent.shape):
            raise self.offset.error(f"is {offset}, beyond the {prod(extent.shape)} elements")
        return Pointer(context.bound[self.array], offset * extent.dtype.itemsize)

    def mismatch(self, parameter: Parameter) -> str:
        """Only for pointers, and what may be one."""
        return "" if parameter.pointer or parameter.address else _wanted(parameter)


MOST_POINTERS = 1 << 16
"""In one array of pointers; more is taken for a mistake in a `count`."""


@dataclass(frozen=True)
class PointersArg:
    """An array of pointers, to arrays and elements of arrays, which the device makes.

    Attributes:
        places: What its pointers point to.
        count: So many point to places of the only one, ...
        stride: ... one after the other so many elements apart.
    """

    places: tuple[ArrayArg, ...]
    count: Expression | None = None
    stride: Expression | None = None

    def resolve(self, context: Context) -> Pointer:
        """The address of the array of pointers."""
        found = tuple(one.resolve(context) for one in self.places)
        if self.count is not None and self.stride is not None:
            found = self._spread(found[0], self.count, self.stride, context)
        names = " and ".join(dict.fromkeys(one.array for one in self.places))
        return Pointer(context.table(names, found))

    def _spread(
        self, first: Pointer, count: Expression, stride: Expression, context: Context
    ) -> tuple[Pointer, ...]:
        extent = context.extents[self.places[0].array]
        number, apart = count.integer(context.names, least=1), stride.integer(context.names)
        step = apart * extent.dtype.itemsize
        last = first.offset + (number - 1) * step
        if number > MOST_POINTERS:
            raise count.error(f"is {number}; an array of pointers has at most {MOST_POINTERS}")
        if not 0 <= last < prod(extent.shape) * extent.dtype.itemsize:
            raise stride.error(f"is {apart}: pointer {number - 1} lies outside the array")
        return tuple(replace(first, offset=first.offset + n * step) for n in range(number))

    def mismatch(self, parameter: Parameter) -> str:
        """Only for pointers, and what may be one."""
        return self.places[0].mismatch(parameter)


@dataclass(frozen=True)
class TextureArg:
    """A texture object over an array: its axes are height and width, then channels."""

    array: str
    table: ArgTable

    def resolve(self, context: Context) -> Argument:
        """The texture over what the name points to now."""
        extent, table = context.extents[self.array], self.table
        texels = extent.shape[:-1] if table.channels > 1 else extent.shape
        if len(texels) not in (1, 2) or (
            table.channels > 1 and extent.shape[-1] != table.channels
        ):
            raise WorkloadError(
                f"texture {self.array}: one or two axes, and one of {table.channels} channels"
            )
        if extent.dtype.itemsize != 4:
            raise WorkloadError(
                f"texture {self.array}: elements of four bytes, not {extent.dtype}"
            )
        if table.linear and extent.dtype != np.float32:
            raise WorkloadError(f"texture {self.array}: only floats are filtered")
        return Texture(
            context.bound[self.array],
            0,
            tuple(reversed(texels)),
            table.channels,
            table.border,
            table.linear,
            table.normalised,
            table.wrap,
        )

    def mismatch(self, parameter: Parameter) -> str:
        """Only for what may be an address."""
        return "" if parameter.address else _wanted(parameter)


_ADDRESS = re.compile(r"(\w+)(?:\s*\[(.*)\])?\Z")


@dataclass(frozen=True)
class NumberField:
    """A number in a struct."""

    dtype: np.dtype[Any]
    value: Expression

    @property
    def size(self) -> int:
        """Bytes, of which it lies at a multiple."""
        return self.dtype.itemsize

    def packed(self, names: Names) -> bytes:
        """Its bytes; raises WorkloadError for a value that does not fit."""
        whole = self.dtype.kind != "f"
        value = self.value.integer(names) if whole else self.value.number(names)
        try:
            with np.errstate(over="raise"):
                return np.array(value, dtype=self.dtype).tobytes()
        except ArithmeticError as error:
            raise self.value.error(f"{value} does not fit into {self.dtype}") from error


@dataclass(frozen=True)
class StructArg:
    """A struct by value, laid out as C does: every field at a multiple of its size."""

    fields: tuple[NumberField | ArrayArg, ...]

    def resolve(self, context: Context) -> Argument:
        """Its bytes, and what is known of them at the launch only."""
        content = bytearray()
        pointers: list[tuple[int, Pointer]] = []
        padding: list[int] = []

        def pad(unit: int) -> None:
            end = -(-len(content) // unit) * unit
            padding.extend(range(len(content), end))
            content.extend(bytes(end - len(content)))

        for one in self.fields:
            pad(one.size)
            if isinstance(one, ArrayArg):
                pointers.append((len(content), one.resolve(context)))
                content += bytes(one.size)
            else:
                content += one.packed(context.names)
        pad(max(one.size for one in self.fields))
        if not pointers and not padding:
            return bytes(content)
        return Struct(bytes(content), tuple(pointers), tuple(padding))

    def mismatch(self, parameter: Parameter) -> str:
        """Only for structs."""
        return "" if parameter.by_value else _wanted(parameter)


def field_type(name: str, where: str) -> np.dtype[Any]:
    """The type of a struct's field; raises WorkloadError."""
    if name not in DTYPES:
        raise WorkloadError(f"{where}: {name!r} is no type{did_you_mean(name, DTYPES)}")
    return DTYPES[name]


def check_call(
    kernel: str,
    args: Sequence[ArgPlan],
    kernels: Mapping[str, Sequence[Parameter]] | None,
    where: str,
) -> None:
    """Check a launch against the kernel's signature.

    Args:
        kernel: Name of the kernel.
        args: What the launch passes.
        kernels: The program's kernels with their parameters; None when they are not known.
        where: File and key of the launch.

    Raises:
        WorkloadError: No such kernel, or arguments that do not fit it.
    """
    if kernels is None:
        return
    if kernel not in kernels:
        there = ", ".join(sorted(kernels)) or "none"
        hint = did_you_mean(kernel, kernels)
        raise WorkloadError(f"{where}.kernel: no kernel {kernel!r}{hint} (there are: {there})")
    parameters = kernels[kernel]
    if len(parameters) != len(args):
        takes = ", ".join(f"{p.type.split()[0]} {p.name}" for p in parameters)
        raise WorkloadError(
            f"{where}.args: {len(args)} arguments, {kernel} takes {len(parameters)} ({takes})"
        )
    for n, (parameter, arg) in enumerate(zip(parameters, args, strict=True)):
        wanted = arg.mismatch(parameter)
        if wanted:
            raise WorkloadError(
                f"{where}.args[{n}]: parameter {parameter.name!r} of {kernel} takes {wanted}"
            )


MOST_LAUNCHES = 100_000
"""Per case; more is taken for a mistake in a `repeat`."""

_SKIPPED = 10
"""Repetitions for each launch that there may be: a `when` skips the others."""

MOST_THREADS = 1024
"""Threads per block: the limit of every CUDA GPU."""

LAUNCH_VARIABLE = "i"


@dataclass(frozen=True)
class Expansion:
    """A case's launches, in order.

    Attributes:
        steps: The launches; pointers name buffers by their final name.
        start: Final name of a buffer to the name that it has at the beginning, for every
            array of the workload; the same name unless swaps moved it.
        turns: What the tables' `when` came to.
        tables: Arrays of pointers by name, which steps pass as buffers.
    """

    steps: tuple[Step, ...]
    start: Mapping[str, str]
    turns: frozenset[Turn] = frozenset()
    tables: Mapping[str, tuple[Pointer, ...]] = field(
        default_factory=dict[str, tuple[Pointer, ...]]
    )

    @property
    def buffers(self) -> tuple[Buffer, ...]:
        """The arrays of pointers."""
        return tuple(
            Buffer(name, np.zeros(len(held), np.uint64), Role.IN, pointers=held)
            for name, held in self.tables.items()
        )

    def drive(self, host: Host) -> None:
        """Perform all launches."""
        for step in self.steps:
            step.launch(host)

    @property
    def threads(self) -> int:
        """Threads started in all launches together; a first guess at the case's cost."""
        return sum(prod(step.grid) * prod(step.block) for step in self.steps)


class _Frame:
    """The state of an expansion: names, what array names point to, and the steps so far."""

    def __init__(self, names: Names, extents: Mapping[str, Extent], where: str, most: int) -> None:
        self.most = most
        self.names: dict[str, Setting] = dict(names)
        self.extents = extents
        self.bound = {name: name for name in extents}
        self.repeated = 0
        self.steps: list[Step] = []
        self.turns: set[Turn] = set()
        self.tables: dict[tuple[Pointer, ...], str] = {}
        self.where = where

    def table(self, names: str, held: tuple[Pointer, ...]) -> str:
        """The name of the array of pointers that holds these, as messages say it."""
        if held not in self.tables:
            name = f"pointers to {names}"
            same = sum(re.sub(r" \(\d+\)$", "", one) == name for one in self.tables.values())
            self.tables[held] = f"{name} ({same + 1})" if same else name
        return self.tables[held]

    def add(self, step: Step) -> None:
        if len(self.steps) >= self.most:
            raise WorkloadError(f"{self.where}: more than {self.most} launches in one case")
        self.steps.append(step)

    def repetitions(self, repeat: Expression, skips: bool) -> int:
        """How often something is repeated; raises WorkloadError where that is too often.

        Args:
            repeat: What the spec says.
            skips: Some repetitions may launch nothing; all together are bounded then.
        """
        count = repeat.integer(self.names, least=0)
        self.repeated += count
        most = _SKIPPED * self.most if skips else self.most
        if count > most or self.repeated > _SKIPPED * self.most:
            raise WorkloadError(f"{repeat.where}: more than {self.most} launches in one case")
        return count

    def exchange(self, pairs: Sequence[tuple[str, str]]) -> None:
        for a, b in pairs:
            self.bound[a], self.bound[b] = self.bound[b], self.bound[a]

    def check(self, pairs: Sequence[tuple[str, str]], where: str) -> None:
        extent = self.extents
        for a, b in pairs:
            if extent[a] != extent[b]:
                found = " and ".join(f"{e.dtype}{list(e.shape)}" for e in (extent[a], extent[b]))
                raise WorkloadError(f"{where}.swap: '{a}' and '{b}' differ: {found}")


@dataclass(frozen=True)
class _Repeated:
    """What launches and loops share."""

    where: str
    variable: str
    repeat: Expression
    when: Expression | None
    swap: tuple[tuple[str, str], ...]
    kernels: frozenset[str]

    def iterate(self, frame: _Frame) -> Iterator[None]:
        """Set the variable, skip what `when` excludes, and swap after each repetition."""
        frame.check(self.swap, self.where)
        for index in range(frame.repetitions(self.repeat, skips=self.when is not None)):
            frame.names[self.variable] = index
            taken = self.when is None or self.when.truth(frame.names)
            if self.when is not None:
                frame.turns.add(Turn(self.when.text, self.kernels, taken))
            if taken:
                yield
                frame.exchange(self.swap)


@dataclass(frozen=True)
class _Launch:
    repeated: _Repeated
    kernel: str
    grid: tuple[Expression, ...]
    block: tuple[Expression, ...]
    shared_bytes: Expression
    args: tuple[ArgPlan, ...]
    cooperative: bool

    def expand(self, frame: _Frame) -> None:
        for _ in self.repeated.iterate(frame):
            names = frame.names
            block = _dims(self.block, names)
            if prod(block) > MOST_THREADS:
                where = f"{self.repeated.where}.block"
                raise WorkloadError(
                    f"{where}: {prod(block)} threads, a block has at most {MOST_THREADS}"
                )
            args = tuple(arg.resolve(frame) for arg in self.args)
            shared = self.shared_bytes.integer(names, least=0)
            grid = _dims(self.grid, names)
            frame.add(Step(self.kernel, grid, block, args, shared, self.cooperative))


@dataclass(frozen=True)
class _Loop:
    repeated: _Repeated
    launches: tuple[_Launch, ...]

    def expand(self, frame: _Frame) -> None:
        for _ in self.repeated.iterate(frame):
            for launch in self.launches:
                launch.expand(frame)


def _dims(expressions: Sequence[Expression], names: Names) -> Dim3:
    found = [e.integer(names, least=1) for e in expressions]
    return cast(Dim3, tuple(found + [1] * (3 - len(found))))


@dataclass(frozen=True)
class Known:
    """What the tables of a plan may refer to.

    Attributes:
        names: Sizes, derived names and scalars.
        arrays: Names of arrays that can be launch arguments.
        kernels: Kernels of the program with their parameters; None when they are not known.
    """

    names: frozenset[str]
    arrays: frozenset[str]
    kernels: Mapping[str, Sequence[Parameter]] | None

    def plus(self, variable: str, where: str) -> Known:
        """The same with a loop variable; raises WorkloadError when the name is taken."""
        if variable in self.names or variable in self.arrays or not variable.isidentifier():
            raise WorkloadError(f"{where}: {variable!r} is taken or is no name")
        return replace(self, names=self.names | {variable})

    def expression(self, source: str | Number, where: str) -> Expression:
        """Parse an expression and check its names."""
        expression = parse(source, where)
        for name in sorted(expression.names & self.arrays):
            advice = f'an array is not a number; write {{ array = "{name}", offset = ... }}'
            raise expression.error(f"{name!r}: {advice}")
        expression.require(self.names, self.arrays)
        return expression

    def array(self, name: str, where: str) -> str:
        """`name`, if it is an array; else WorkloadError."""
        if name not in self.arrays:
            raise WorkloadError(f"{where}: no array {name!r}{did_you_mean(name, self.arrays)}")
        return name


class Plan:
    """The checked `[[launch]]` and `[[loop]]` tables of a spec."""

    def __init__(
        self,
        launches: Sequence[LaunchTable],
        loops: Sequence[LoopTable],
        known: Known,
        where: str,
    ) -> None:
        """Check the tables.

        Args:
            launches: `[[launch]]`; these run first.
            loops: `[[loop]]`; these run after them.
            known: What they may refer to.
            where: The spec file, for messages.

        Raises:
            WorkloadError: An unknown name, array or kernel, or arguments that do not fit.
        """
        self._where = where
        self.used: set[str] = set()
        self.kernels: set[str] = set()
        self._blocks: dict[str, set[str]] = {}
        self._args: dict[str, list[tuple[ArgPlan, ...]]] = {}
        self._compared: dict[str, dict[int, None]] = {}
        self._counters = {LAUNCH_VARIABLE, *(table.var for table in loops)}
        self.swapped: list[tuple[str, str, str]] = []
        self._parts: list[_Launch | _Loop] = [
            self._launch(table, known, f"{where}: launch[{n}]") for n, table in enumerate(launches)
        ]
        for n, table in enumerate(loops):
            self._parts.append(self._loop(table, known, f"{where}: loop[{n}]"))

    def expand(
        self, names: Names, extents: Mapping[str, Extent], most: int = MOST_LAUNCHES
    ) -> Expansion:
        """The launches of a case.

        Args:
            names: Values of sizes, derived names and scalars.
            extents: Every array that can be an argument.
            most: So many launches are not too many.

        Raises:
            WorkloadError: An expression has no or an impossible value, or nothing is launched.
        """
        frame = _Frame(names, extents, self._where, most)
        for part in self._parts:
            part.expand(frame)
        if not frame.steps:
            raise WorkloadError(f"{self._where}: launch: this case launches nothing")
        final = {start: name for name, start in frame.bound.items()}
        steps = tuple(_renamed(step, final) for step in frame.steps)
        tables = {
            name: tuple(replace(one, name=final[one.name]) for one in held)
            for held, name in frame.tables.items()
        }
        return Expansion(steps, frame.bound, frozenset(frame.turns), tables)

    @property
    def blocks(self) -> Mapping[str, str]:
        """`block = [16, 16]` by kernel, where its launches all say so and no name is in it."""
        single = {name: min(texts) for name, texts in self._blocks.items() if len(texts) == 1}
        return {name: text for name, text in single.items() if text}

    @property
    def compared(self) -> Mapping[str, tuple[int, ...]]:
        """See `Workload.compared`; with what bounds the counter of repetitions, too."""
        return {name: tuple(found) for name, found in self._compared.items()}

    def least(
        self, lower: Mapping[str, tuple[int, str]]
    ) -> Mapping[str, Mapping[int, tuple[int, str]]]:
        """See `Workload.least`; `lower` has the least values of names, and what says so."""
        found: dict[str, Mapping[int, tuple[int, str]]] = {}
        for kernel, launches in self._args.items():
            columns = enumerate(zip(*launches, strict=False))
            known = {n: [self._least(arg, lower) for arg in args] for n, args in columns}
            found[kernel] = {n: min(o for o in one if o) for n, one in known.items() if all(one)}
        return found

    def _least(self, arg: ArgPlan, lower: Mapping[str, tuple[int, str]]) -> tuple[int, str] | None:
        text = arg.expression.text if isinstance(arg, NumberArg) else ""
        if text in lower:
            return lower[text]
        if text in self._counters:
            return 0, f"{text} counts repetitions"
        return (int(text), f"the argument is {text}") if re.fullmatch(r"-?\d{1,9}", text) else None

    def _loop(self, table: LoopTable, known: Known, where: str) -> _Loop:
        inner = known.plus(table.var, f"{where}.var")
        launches = tuple(
            self._launch(launch, inner, f"{where}.launch[{n}]")
            for n, launch in enumerate(table.launch)
        )
        kernels = frozenset(one.kernel for one in launches)
        return _Loop(self._repeated(table, table.var, known, where, kernels), launches)

    def _launch(self, table: LaunchTable, known: Known, where: str) -> _Launch:
        inner = known.plus(LAUNCH_VARIABLE, where)
        args = [self._arg(a, inner, f"{where}.args[{n}]") for n, a in enumerate(table.args)]
        check_call(table.kernel, args, known.kernels, where)
        self.kernels.add(table.kernel)
        block = tuple(inner.expression(e, f"{where}.block") for e in table.block)
        fixed = not any(e.names for e in block)
        text = f"block = [{', '.join(e.text for e in block)}]" if fixed else ""
        self._blocks.setdefault(table.kernel, set()).add(text)
        self._args.setdefault(table.kernel, []).append(tuple(args))
        return _Launch(
            self._repeated(table, LAUNCH_VARIABLE, known, where, frozenset((table.kernel,))),
            table.kernel,
            tuple(inner.expression(e, f"{where}.grid") for e in table.grid),
            block,
            inner.expression(table.shared_bytes, f"{where}.shared_bytes"),
            tuple(args),
            table.cooperative,
        )

    def _repeated(
        self,
        table: LaunchTable | LoopTable,
        variable: str,
        known: Known,
        where: str,
        kernels: frozenset[str],
    ) -> _Repeated:
        when = None
        if table.when is not None:
            when = known.plus(variable, where).expression(table.when, f"{where}.when")
        pairs: list[tuple[str, str]] = []
        for n, pair in enumerate(table.swap):
            if len(pair) != 2 or pair[0] == pair[1]:
                raise WorkloadError(f"{where}.swap[{n}]: must be two different arrays")
            a, b = (known.array(name, f"{where}.swap[{n}]") for name in pair)
            pairs.append((a, b))
            self.used.update((a, b))
            self.swapped.append((a, b, f"{where}.swap[{n}]"))
        repeat = known.expression(table.repeat, f"{where}.repeat")
        if when is not None:
            counts = repeat.names if variable in when.names else frozenset[str]()
            for name in (when.names | counts) & known.names:
                self._compared.setdefault(name, {}).update(dict.fromkeys(integers(when)))
        return _Repeated(where, variable, repeat, when, tuple(pairs), kernels)

    def _arg(self, table: ArgTable, known: Known, where: str) -> ArgPlan:
        value = table.value
        name = value if isinstance(value, str) and value in known.arrays else table.array
        if name is not None:
            self.used.add(known.array(name, where))
            return ArrayArg(name, known.expression(table.offset, f"{where}.offset"))
        if table.pointers is not None:
            return self._pointers(table, table.pointers, known, where)
        if table.texture is not None:
            self.used.add(known.array(table.texture, where))
            return TextureArg(table.texture, table)
        if table.fields is not None:
            return StructArg(tuple(self._field(f, known, f"{where}.fields") for f in table.fields))
        # `value` is set: the schema requires one of them.
        return NumberArg(known.expression(cast(str | Number, value), where))

    def _pointers(
        self, table: ArgTable, to: str | Sequence[str], known: Known, where: str
    ) -> PointersArg:
        """`"x"` with a count and a stride, or `["x", "y[4 * n]"]`."""
        where = f"{where}.pointers"
        if not isinstance(to, str):
            return PointersArg(tuple(self._address(one, one, known, where) for one in to))
        count, stride = (
            known.expression(cast(str | Number, one), where) for one in (table.count, table.stride)
        )
        return PointersArg((self._address(to, to, known, where),), count, stride)

    def _field(self, text: str, known: Known, where: str) -> NumberField | ArrayArg:
        """`f32 alpha`, `ptr x` and `ptr x[4 * n]`."""
        dtype, _, value = text.strip().partition(" ")
        if dtype != "ptr":
            return NumberField(field_type(dtype, where), known.expression(value, where))
        return self._address(value, text, known, where)

    def _address(self, value: str, text: str, known: Known, where: str) -> ArrayArg:
        """`x` and `x[4 * n]`, of which `text` is what the spec says."""
        address = _ADDRESS.match(value.strip())
        if address is None:
            before = text.strip().removesuffix(value.strip())
            advice = f"write '{before}x' or '{before}x[n]'"
            raise WorkloadError(f"{where}: {text!r} is no address; {advice}")
        self.used.add(known.array(address[1], where))
        return ArrayArg(address[1], known.expression(address[2] or 0, where))


def _renamed(step: Step, final: Mapping[str, str]) -> Step:
    def renamed(one: Argument) -> Argument:
        if not isinstance(one, Pointer):
            return one
        return replace(one, name=final.get(one.name, one.name))  # no array's: of pointers

    return replace(step, args=tuple(mapped(a, renamed) for a in step.args))
