"""Workloads: what a program is run on, and how its output is judged.

A workload is device-neutral. For one test case it gives `Launches`: host arrays, their roles,
and a `drive` function that performs the kernel launches through the `Host` protocol, which
every device implements. Plans written in TOML and drivers written in Python are the same thing
to a device.

Test cases as text: for the command line, and as tables of a spec. The text is `seed = 5; n = 77; x
= 0; sorted(y)`: the seed, sizes by name, and the statements of the case's values, in their order.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from gevo.errors import WorkloadError
from gevo.program.base import Settings

Array = NDArray[Any]
Dim3 = tuple[int, int, int]


class Role(StrEnum):
    """What a kernel may do with a buffer, and whether its contents are compared."""

    IN = "in"
    """Read only; compared with the original after the run (a write is an error)."""
    OUT = "out"
    """Poisoned before every run; compared with the expected output."""
    INOUT = "inout"
    """Holds inputs, is written, and is compared with the expected output."""
    SCRATCH = "scratch"
    """Holds inputs, may be written, is never compared."""


@dataclass(frozen=True, eq=False)
class Buffer:
    """One device buffer.

    Attributes:
        name: Its name in the workload.
        array: Contiguous contents before the run; for OUT only shape and dtype count.
        role: See `Role`.
        symbol: Name of the module's global variable that holds it (constant memory); None for
            a buffer that is passed as an argument.
        given: True when the workload says what it holds before the run.
        pointers: Of an array of pointers (IN, eight bytes each): what they point to. Only a
            device knows the addresses; it puts them in, and `array` holds zeros.
    """

    name: str
    array: Array
    role: Role
    symbol: str | None = None
    given: bool = True
    pointers: tuple[Pointer, ...] = ()

    def addresses(self, address: Callable[[str, int], int]) -> Array:
        """What an array of pointers holds; uint64, shape (pointers,)."""
        return np.array([address(p.name, p.offset) for p in self.pointers], dtype=np.uint64)

    @property
    def reached(self) -> frozenset[str]:
        """Names of the buffers to which it points."""
        return frozenset(pointer.name for pointer in self.pointers)


@dataclass(frozen=True, slots=True)
class Pointer:
    """A kernel argument: the address of buffer `name` plus `offset` bytes."""

    name: str
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """What a condition of the workload on launches came to in a repetition.

    Attributes:
        when: The condition, as written.
        kernels: What is launched where it holds.
        taken: Whether it held.
    """

    when: str
    kernels: frozenset[str]
    taken: bool


@dataclass(frozen=True, slots=True)
class Texture(Pointer):
    """A kernel argument: a texture object over buffer `name`.

    Attributes:
        extents: Width, or width and height, in texels.
        channels: Components of a texel, of four bytes each.
        border: Whether what is outside reads as zero; else the nearest texel is read.
        linear: Whether texels around a place are mixed; else the one that holds it is read.
        normalised: Whether the coordinates 0 to 1 are the whole of an axis.
        wrap: Whether what is outside is the texture again; needs `normalised`.
    """

    extents: tuple[int, ...] = ()
    channels: int = 1
    border: bool = False
    linear: bool = False
    normalised: bool = False
    wrap: bool = False


@dataclass(frozen=True, slots=True)
class Struct:
    """A kernel argument: a struct by value that holds addresses, or is padded.

    Attributes:
        content: Its bytes; those of addresses and between fields do not matter.
        pointers: The addresses, each with its offset in bytes.
        padding: Offsets of the bytes between and behind its fields.
    """

    content: bytes
    pointers: tuple[tuple[int, Pointer], ...]
    padding: tuple[int, ...] = ()


Argument = Pointer | Struct | int | float | bool | bytes
"""A kernel argument. Numbers are converted to the parameter's type as the kernel declares it;
bytes are passed as they are (structs by value)."""


def pointers_of(args: Iterable[Argument]) -> Iterator[Pointer]:
    """The addresses among arguments, and in them."""
    for arg in args:
        if isinstance(arg, Pointer):
            yield arg
        elif isinstance(arg, Struct):
            yield from (pointer for _, pointer in arg.pointers)


def mapped(arg: Argument, change: Callable[[Argument], Argument]) -> Argument:
    """An argument after a change, which of a struct concerns the addresses that it holds."""
    if not isinstance(arg, Struct):
        return change(arg)
    pointers = ((offset, change(pointer)) for offset, pointer in arg.pointers)
    kept = tuple((offset, new) for offset, new in pointers if isinstance(new, Pointer))
    return Struct(arg.content, kept, arg.padding)


class Host(Protocol):
    """What a driver may do while a program runs: launch kernels and look at memory."""

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """Run one kernel to its end; raises LaunchFailed.

        Args:
            kernel: Its name.
            grid: Blocks in x, y, z.
            block: Threads in x, y, z.
            args: One for each parameter.
            shared_bytes: Dynamic shared memory per block.
            cooperative: All blocks are there at once, so that they may wait for one another.
        """
        ...

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents now."""
        ...

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer's contents (same shape and dtype)."""
        ...


class Idle:
    """A host on which nothing runs; raises WorkloadError where a driver looks at results."""

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """Nothing."""

    def read(self, name: str) -> Array:
        """Nothing has run."""
        raise WorkloadError(f"the launches depend on what {name} holds")

    def write(self, name: str, array: Array) -> None:
        """Nothing will run."""


@dataclass(frozen=True)
class Relay:
    """Passes everything on to another `Host`; a subclass changes some of it on the way."""

    host: Host

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """As the host does it."""
        self.before(kernel)
        given = [mapped(a, self.argument) for a in args]
        self.host.launch(kernel, grid, block, given, shared_bytes, cooperative)

    def before(self, kernel: str) -> None:
        """Called before each launch."""

    def argument(self, given: Argument) -> Argument:
        """What the host is given for an argument, or for an address in one."""
        return given

    def read(self, name: str) -> Array:
        """As the host does it."""
        return self.host.read(name)

    def write(self, name: str, array: Array) -> None:
        """As the host does it."""
        self.host.write(name, array)


@dataclass(frozen=True, eq=False)
class Launches:
    """Everything a device needs to run one test case."""

    buffers: tuple[Buffer, ...]
    drive: Callable[[Host], None]


@dataclass(frozen=True)
class TestCase:
    """One input. Everything follows from its seed, sizes and values.

    Attributes:
        name: For messages and reports; two cases that differ by it only have the same inputs.
        seed: What its random streams start from.
        sizes: Every size of the spec with its value, in the spec's order.
        values: Statements that change scalars and generated contents, in order; see
            `gevo.workload.values`.
    """

    __test__ = False  # not a pytest class

    name: str
    seed: int
    sizes: tuple[tuple[str, int], ...]
    values: tuple[str, ...] = ()

    @property
    def size(self) -> Mapping[str, int]:
        """The sizes as a mapping."""
        return dict(self.sizes)


Bounds = tuple[int | float | None, int | float | None]
"""The least and the largest value, as far as they are known; finite."""


@dataclass(frozen=True, eq=False)
class ArrayFacts:
    """What a spec says about an array that holds contents at the beginning, in one case.

    A case's `values` have no part in this, except those that set scalars.

    Attributes:
        name: Its name.
        dtype: Type of its elements.
        shape: Its shape.
        role: As the spec declares it.
        kind: What makes its contents: a generator's name, `python` (a function for it, or the
            spec's `inputs` function) or `file`.
        low: The least value that it can hold, or, for `python`, `file` and `normal`, the least
            finite one that it does hold in this case; None where it holds no finite number.
        high: Likewise the largest, itself included.
    """

    name: str
    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    role: Role
    kind: str
    low: int | float | None
    high: int | float | None


@dataclass(frozen=True)
class Model:
    """What of a workload is a model's input and answer.

    Attributes:
        answers: The array of scores; a sample's answer is the place of the largest along the last
            dimension.
        inputs: By array whose row n is sample n, the range of its values.
        results: Arrays whose row n is what the program says of sample n.
        labels: Of a training: the array of the samples' classes, integers from 0 on; else empty.
        unread: Arrays that nobody reads but the driver, and only where it does.
    """

    answers: str
    inputs: Mapping[str, tuple[float, float]]
    results: tuple[str, ...]
    labels: str = ""
    unread: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """One launch, with all expressions evaluated."""

    kernel: str
    grid: Dim3
    block: Dim3
    args: tuple[Argument, ...]
    shared_bytes: int
    cooperative: bool = False

    def launch(self, host: Host) -> None:
        """Perform it."""
        host.launch(
            self.kernel, self.grid, self.block, self.args, self.shared_bytes, self.cooperative
        )


@dataclass(frozen=True)
class Extent:
    """Shape and type of an array in one case."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]


@dataclass(frozen=True)
class Planned:
    """What a case launches, as far as sizes and scalars say.

    Attributes:
        steps: The launches.
        extents: Every array.
        symbols: Names of the module's variables that hold some of them.
    """

    steps: tuple[Step, ...]
    extents: Mapping[str, Extent]
    symbols: Mapping[str, str]


class LaunchesOf(Protocol):
    """What a case is run with.

    Raises WorkloadError when the inputs cannot be made or the settings allow no launch.
    """

    def __call__(self, case: TestCase, settings: Settings = ()) -> Launches: ...


class Metric(Protocol):
    """Error of one case; NaN is never returned (a wrong shape, NaN or Inf is infinity)."""

    def __call__(self, actual: Mapping[str, Array], expected: Mapping[str, Array]) -> float: ...


def _anything(case: TestCase, settings: Settings) -> None:
    del case, settings


def _unchanged(case: TestCase) -> TestCase:
    return case


def _nothing(case: TestCase) -> tuple[ArrayFacts, ...]:
    del case
    return ()


def _none(case: TestCase) -> tuple[str, ...]:
    del case
    return ()


def _excludes_nothing(case: TestCase, contents: Mapping[str, Array]) -> bool:
    del case, contents
    return False


def _unbounded(case: TestCase) -> Mapping[str, Bounds]:
    del case
    return {}


def _admitted(case: TestCase) -> None:
    del case


def _unconditional(case: TestCase) -> frozenset[Turn]:
    del case
    return frozenset()


def _unplanned(case: TestCase, settings: Settings, most: int) -> Planned | None:
    del case, settings, most
    return None


def _admits(case: TestCase) -> bool:
    del case
    return True


def _no_constants(settings: Settings) -> Mapping[str, int | float]:
    del settings
    return {}


@dataclass(frozen=True, eq=False)
class Workload:
    """A program's test cases and how to judge its output. Made by `workload.spec.load`.

    Attributes:
        name: Short name.
        program: Path of the kernel file that it belongs to, as written in the spec, resolved.
        source: Path of the spec file; workers load the workload again from it.
        train: Cases the search sees, the quickest first.
        heldout: Cases only validation sees.
        launches: Gives buffers and driver for a case and a program's settings.
        reference: numpy reference (compared buffers by name), or None when the unmodified
            kernel is the reference.
        metric: Error of one case.
        tolerance: Largest error at which the unmodified kernel agrees with `reference`.
        timeout_s: Wall-clock limit for running one case, in seconds.
        digest: Over the spec file and the Python file it names.
        metric_name: The metric as the spec names it.
        judges_reference: True when variants are compared with `reference` (an application's
            error, as the prediction error of a model) and not with the unmodified kernel.
        timing: Cases of sizes as in real use on which programs are timed, and which decide nothing
            else; without any, and with a `[tune]` table, the training cases are. They are checked
            against `domain` only when they are used, and not against `reference`.
        tune: The `[tune]` table as written, which `gevo.tuning.declare` reads; None without one.
        defaults: Every tuning parameter with its default, in the order of the table.
        constants: Values of the program's open constants, by variable, for a program's settings.
        macros: Values of macros for settings, where the program is a source to be compiled.
        fresh: Values from which validation may draw each size; empty for no new sizes.
        declared: Sizes for which `[fresh]` says which values they may have; others may have any
            that the unmodified kernel takes.
        files: The spec file, and every file that it names.
        kernels: Names of the kernels that its launches name; None where a driver makes them.
        blocks: By kernel the statement of the spec that says how many threads a block has, for
            kernels whose blocks are the same in all launches that the spec can describe.
        turns: What conditions of the spec on launches (`when`) come to in a case; raises
            WorkloadError.
        compared: Numbers with which such conditions compare sizes and scalars, by name.
        least: By kernel and number of an argument the least value that the spec can describe, and
            what of the spec says so, for integers of which something does.
        model: What of it is a model's input and answer; None for what is no model.
        equivalent: Mutants of the program that the author has found to be equivalent, by name
            (`*` stands for anything), with the reason.
        check: Raises WorkloadError where a case has no launches for a program's settings; unlike
            `launches` it makes no inputs, which may be large.
        planned: The launches of a case of any size for a program's settings, so many at most,
            without inputs; None where a driver makes them; raises WorkloadError.
        admits: Whether a case fulfils all statements of the domain that are about numbers alone;
            it makes no inputs. Raises WorkloadError.
        checked: The same case with its `values` in canonical form; raises WorkloadError where
            one is no statement, or names what is not there.
        described: What the spec says about each array that holds contents at the beginning, in
            a case; raises WorkloadError. It may make the inputs.
        scalars: The numbers of `[scalars]`, without those that are expressions: what a case's
            `values` may set.
        domain: The statements of `[domain]`: what every input of the kernel fulfils, as all
            cases of the spec do.
        domain_names: For each of them, the sizes, derived names, scalars, arrays and parameters
            that it mentions.
        violated: Those that do not hold in a case; raises WorkloadError. It may make the inputs.
        excludes: Whether one does not hold in a case whose arrays hold something else; raises
            WorkloadError.
        bounds: The numbers between which the domain lets arrays, sizes, derived names and scalars
            lie in a case; a bound may be just outside.
        require_domain: Raises WorkloadError for a case in which one does not hold, and says
            which and where.
    """

    name: str
    program: str
    source: str
    train: tuple[TestCase, ...]
    heldout: tuple[TestCase, ...]
    launches: LaunchesOf
    reference: Callable[[TestCase], Mapping[str, Array]] | None
    metric: Metric
    tolerance: float = 0.0
    timeout_s: float = 10.0
    digest: str = ""
    metric_name: str = "exact"
    judges_reference: bool = False
    tune: Mapping[str, Any] | None = None
    timing: tuple[TestCase, ...] = ()
    defaults: Settings = ()
    constants: Callable[[Settings], Mapping[str, int | float]] = _no_constants
    macros: Callable[[Settings], Mapping[str, int | float]] = _no_constants
    fresh: Mapping[str, Sequence[int]] = field(default_factory=dict[str, Sequence[int]])
    declared: frozenset[str] = frozenset()
    files: tuple[str, ...] = ()
    kernels: frozenset[str] | None = None
    blocks: Mapping[str, str] = field(default_factory=dict[str, str])
    turns: Callable[[TestCase], frozenset[Turn]] = _unconditional
    compared: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    least: Mapping[str, Mapping[int, tuple[int, str]]] = field(
        default_factory=dict[str, Mapping[int, tuple[int, str]]]
    )
    model: Model | None = None
    equivalent: tuple[tuple[str, str], ...] = ()
    check: Callable[[TestCase, Settings], None] = _anything
    planned: Callable[[TestCase, Settings, int], Planned | None] = _unplanned
    admits: Callable[[TestCase], bool] = _admits
    checked: Callable[[TestCase], TestCase] = _unchanged
    described: Callable[[TestCase], tuple[ArrayFacts, ...]] = _nothing
    scalars: Mapping[str, int | float] = field(default_factory=dict[str, int | float])
    domain: tuple[str, ...] = ()
    domain_names: Mapping[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    violated: Callable[[TestCase], tuple[str, ...]] = _none
    excludes: Callable[[TestCase, Mapping[str, Array]], bool] = _excludes_nothing
    bounds: Callable[[TestCase], Mapping[str, Bounds]] = _unbounded
    require_domain: Callable[[TestCase], None] = _admitted


GIVEN = "given"
"""Name of the cases that are given as text."""

SEEDS = 2**63
"""Seeds are below this."""


def parse_case(text: str, workload: Workload) -> TestCase:
    """The case that a text describes.

    Args:
        text: Entries separated by `;`: `seed = K`, sizes by name, and statements of `values`.
            What is missing is that of the workload's first training case.
        workload: The workload.

    Raises:
        WorkloadError: An entry is wrong; the message names it.
    """
    first = workload.train[0]
    numbers: dict[str, int] = {}
    seed: int | None = None
    values: list[str] = []
    for entry in filter(None, map(str.strip, text.split(";"))):
        name, _, value = (part.strip() for part in entry.partition("="))
        if name == "seed" and seed is None:
            seed = _integer(value, entry, workload)
            if not 0 <= seed < SEEDS:
                raise _wrong(entry, workload, "a seed is from 0 to below 2 ** 63")
        elif name in first.size:
            if name in numbers:
                raise _wrong(entry, workload, f"{name!r} is given twice")
            numbers[name] = _integer(value, entry, workload)
        else:
            values.append(entry)
    sizes = tuple((name, numbers.get(name, value)) for name, value in first.sizes)
    case = TestCase(GIVEN, first.seed if seed is None else seed, sizes, tuple(values))
    return workload.checked(case)


def case_text(case: TestCase) -> str:
    """The text of a case without its name; `parse_case` inverts it."""
    sizes = [f"{name} = {value}" for name, value in case.sizes]
    return "; ".join([f"seed = {case.seed}", *sizes, *case.values])


def case_toml(case: TestCase, comment: str) -> str:
    """A case as a `[[heldout]]` table of a spec.

    Args:
        case: The case. Its name is left out: a table's place in the spec names it.
        comment: What stands above it; may have several lines, or none.
    """
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    lines += ["[[heldout]]", f"seed = {case.seed}"]
    if case.sizes:
        sizes = ", ".join(f"{_key(name)} = {value}" for name, value in case.sizes)
        lines.append(f"sizes = {{ {sizes} }}")
    if case.values:
        # A statement has no characters that JSON and TOML would write differently.
        lines.append(f"values = {json.dumps(case.values, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    """A name as a key in TOML, where only ASCII letters need no quotes."""
    return name if name.isascii() else json.dumps(name, ensure_ascii=False)


def _integer(value: str, entry: str, workload: Workload) -> int:
    try:
        return int(value)
    except ValueError as error:
        raise _wrong(entry, workload, "needs an integer") from error


def _wrong(entry: str, workload: Workload, problem: str) -> WorkloadError:
    return WorkloadError(f"{workload.source}: {GIVEN}: '{entry}': {problem}")
