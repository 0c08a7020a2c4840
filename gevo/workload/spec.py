"""Loading a workload from its spec: a TOML file, or a Python file that defines `SPEC`.

`load` checks everything that can be known without running a kernel: keys, types, names in
expressions, shapes and launches of every case, the Python functions. Each problem is one
WorkloadError that names the file and the key.

Sizes that validation may draw for cases which nobody has seen: `[fresh]`. By default each size
ranges between the smallest and the largest value that the spec's cases give it, in steps of the
largest power of two that divides all of them: a size that is always a multiple of 16 stays one.
`[fresh]` widens or narrows that.
"""

from __future__ import annotations

import hashlib
import math
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any, cast
from weakref import ref

import numpy as np

from gevo.errors import LaunchFailed, UntrustedCode, WorkloadError, did_you_mean
from gevo.files import LARGEST_DATA, read_regular
from gevo.program.base import PTX_SUFFIX, Dialect, Setting, Settings
from gevo.program.load import program_text
from gevo.workload.arrays import conform
from gevo.workload.case import (
    Array,
    ArrayFacts,
    Buffer,
    Extent,
    Host,
    Launches,
    Model,
    Planned,
    Role,
    TestCase,
    Turn,
    Workload,
)
from gevo.workload.compare import make_metric
from gevo.workload.data import COMPARED, Data
from gevo.workload.domain import Call, Domain, Situation, Vocabulary, calls
from gevo.workload.metrics import OWN, find_metric
from gevo.workload.names import Scope, Tunable
from gevo.workload.plan import Expansion, Known, Plan
from gevo.workload.schema import CaseTable, FreshTable, SpecTable, TuneTable, check_schema
from gevo.workload.signature import Parameter, addressed, functions, kernels, variables
from gevo.workload.userfile import UserCodeFailed, UserFile, load_python
from gevo.workload.values import Statement, parse_statement, parse_statements

KEPT = 16
"""Cases whose inputs and reference stay in memory: more than a search cycles through."""
KEPT_BYTES = 32 << 20
"""Of a case that is larger inputs are shared as long as somebody has them, and made anew then; its
reference is made whenever it is asked for."""

_RUBBISH = 0xFF
"""Byte that undefined contents consist of: NaN, or -1."""


@dataclass(frozen=True)
class _Key:
    """What something about a case follows from, which its name is not part of.

    Attributes:
        about: All that is compared.
        case: Any such case; its name is for messages.
    """

    about: tuple[Any, ...]
    case: TestCase = field(compare=False)


class Cases:
    """Everything about a spec's cases that depends on the case."""

    def __init__(
        self,
        scope: Scope,
        data: Data,
        plan: Plan | None,
        driver: Callable[..., Any] | None,
        where: str,
    ) -> None:
        """Bring the checked parts of a spec together.

        Args:
            scope: Names.
            data: Arrays.
            plan: Launches, or None with a driver.
            driver: The guarded driver function, or None with a plan.
            where: The spec file, for messages.
        """
        self._scope = scope
        self._data = data
        self._plan = plan
        self._driver = driver
        self._where = where
        self._contents = lru_cache(maxsize=KEPT)(self._make_contents)
        self._expansion = lru_cache(maxsize=KEPT)(self._make_expansion)
        self._alive: dict[_Key, dict[str, ref[Array]]] = {}

    def read(
        self,
        train: Sequence[CaseTable],
        heldout: Sequence[CaseTable],
        timing: Sequence[CaseTable] = (),
    ) -> tuple[tuple[TestCase, ...], tuple[TestCase, ...], tuple[TestCase, ...]]:
        """Check `[[train]]`, `[[heldout]]` and `[[timing]]`; makes no inputs.

        Returns:
            Training cases, those that start the fewest threads first, held-out cases, and those
            that programs are timed on.

        Raises:
            WorkloadError: A case is wrong, occurs twice, or cannot be expanded.
        """
        kinds = {"train": train, "heldout": heldout, "timing": timing}
        cases = {
            kind: [self._case(kind, n, table) for n, table in enumerate(tables)]
            for kind, tables in kinds.items()
        }
        every = [(f"{kind}[{n}]", c) for kind, own in cases.items() for n, c in enumerate(own)]
        self._distinct(every)
        cost = {case: self._cost(case) for _, case in every}
        found = sorted(cases["train"], key=lambda case: cost[case])
        return tuple(found), tuple(cases["heldout"]), tuple(cases["timing"])

    def _distinct(self, cases: Sequence[tuple[str, TestCase]]) -> None:
        """Raise WorkloadError where two cases have the same inputs or the same name."""
        seen: dict[Any, str] = {}
        names: dict[str, str] = {}
        for key, case in cases:
            same = (case.seed, case.sizes, case.values)
            if same in seen:
                what = "seed, the sizes and the values" if case.values else "seed and the sizes"
                raise WorkloadError(f"{self._where}: {key}: has the {what} of {seen[same]}")
            if case.name in names:
                raise WorkloadError(
                    f"{self._where}: {key}.name: is the name of {names[case.name]}"
                )
            seen[same] = names[case.name] = key

    def launches(self, case: TestCase, settings: Settings = ()) -> Launches:
        """Buffers and driver of a case; its inputs are made once and kept for a while.

        The inputs do not depend on the settings.

        Raises:
            WorkloadError: The inputs cannot be made, or the settings allow no launch.
        """
        names = self._scope.values(case, settings)
        extents = self._data.extents(names)
        contents = self._held(case)
        start = {name: name for name in extents}
        tables: tuple[Buffer, ...] = ()
        drive: Callable[[Host], None] = self._driven(names)
        if self._plan is not None:
            expansion = self._expanded(case, settings)
            start = {**start, **expansion.start}
            drive, tables = expansion.drive, expansion.buffers
        buffers = (self._buffer(n, start[n], extents[n], contents) for n in extents)
        return Launches((*buffers, *tables), drive)

    def check(self, case: TestCase, settings: Settings) -> None:
        """Raise WorkloadError where `launches` would because of the settings; makes no inputs."""
        names = self._scope.values(case, settings)
        self._data.extents(names)
        if self._plan is not None:
            self._expanded(case, settings)

    def planned(self, case: TestCase, settings: Settings, most: int) -> Planned | None:
        """See `Workload.planned`; of any case, and not kept."""
        if self._plan is None:
            return None
        names = self._scope.values(case, settings)
        extents = self._data.extents(names)
        expansion = self._plan.expand(names, extents, most)
        symbols = {name: spec.symbol for name, spec in self._data.specs.items() if spec.symbol}
        return Planned(expansion.steps, extents, symbols)

    def turns(self, case: TestCase) -> frozenset[Turn]:
        """See `Workload.turns`."""
        return self._expanded(case, ()).turns if self._plan is not None else frozenset()

    def checked(self, case: TestCase) -> TestCase:
        """The same case with its `values` in canonical form; raises WorkloadError."""
        where = f"{self._where}: {case.name}.values"
        return replace(case, values=tuple(self._statement(v, where).text for v in case.values))

    def situation(
        self, case: TestCase, kernels: Mapping[str, Sequence[Parameter]] | None
    ) -> Situation:
        """The case as the statements of a domain see it.

        Its inputs are not kept: many a case is looked at once only.

        Args:
            case: The case.
            kernels: The program's kernels with their parameters; None when they are not known.

        Raises:
            WorkloadError: A name has no value.
        """
        names = self._scope.values(case)

        def launched() -> tuple[Call, ...]:
            return calls(self._expanded(case, ()), kernels) if self._plan is not None else ()

        return Situation(names, lambda: self._data.contents(case, names), launched)

    def described(self, case: TestCase) -> tuple[ArrayFacts, ...]:
        """What the spec says about the arrays with contents; raises WorkloadError."""
        scalars = self._scope.numbers
        statements = parse_statements(case.values, f"{self._where}: {case.name}.values")
        kept = tuple(one.text for one in statements if one.target in scalars)
        plain = replace(case, values=kept)
        return self._data.facts(self._scope.values(plain), lambda: self._held(plain))

    def reference(self, function: Callable[..., Any]) -> Callable[[TestCase], Mapping[str, Array]]:
        """The workload's reference, made from the (guarded) function of the Python file."""
        where = f"{self._where}: reference"
        compared = {s.name for s in self._data.specs.values() if s.role in COMPARED}

        def made(key: _Key) -> Mapping[str, Array]:
            names = self._scope.values(key.case)
            inputs = {k: v.copy() for k, v in self._held(key.case).items()}
            given = function(inputs, dict(names))
            if not isinstance(given, Mapping):
                raise WorkloadError(f"{where}: returned {type(given).__name__}, not a dict")
            given = cast(Mapping[str, Any], given)
            for name in sorted(compared.symmetric_difference(given)):
                problem = "does not return" if name in compared else "returns"
                hint = "" if name in compared else did_you_mean(name, compared)
                kind = "array" if name in compared else "which is not out or inout:"
                raise WorkloadError(f"{where}: {problem} {kind} {name!r}{hint}")
            return {n: self._expected(n, given[n], names, where) for n in sorted(compared)}

        kept = lru_cache(maxsize=KEPT)(made)

        def reference(case: TestCase) -> Mapping[str, Array]:
            # A drawn case is compared for each arithmetic, and by whoever else asks of it.
            key = self._key(case)
            return kept(key) if self._keeps(case) else made(key)

        return reference

    def _expected(self, name: str, given: Any, names: Mapping[str, Setting], where: str) -> Array:
        extent = self._data.specs[name].extent(names)
        # A copy: the function may use an array of its own again.
        array = conform(given, extent.shape, extent.dtype, f"{where}: {name!r}").copy()
        array.setflags(write=False)
        return array

    def _case(self, kind: str, number: int, table: CaseTable) -> TestCase:
        key = f"{self._where}: {kind}[{number}]"
        where = f"{key}.sizes"
        for name in table.sizes:
            if name not in self._scope.sizes:
                hint = did_you_mean(name, self._scope.sizes)
                raise WorkloadError(f"{where}.{name}: no such size in [sizes]{hint}")
        sizes = {**self._scope.sizes, **table.sizes}
        values = tuple(
            self._statement(text, f"{key}.values[{n}]").text for n, text in enumerate(table.values)
        )
        name = table.name or f"{kind}{number}"
        return TestCase(name, table.seed, tuple(sizes.items()), values)

    def _statement(self, text: str, where: str) -> Statement:
        """A checked statement of a case's `values`."""
        statement = parse_statement(text, where)
        if not self._scope.check(statement):
            self._data.check(statement, {*self._scope.numbers, *self._scope.sizes})
        return statement

    def _cost(self, case: TestCase) -> int:
        """Threads started, or array elements with a driver; expanding checks the case."""
        extents = self._data.extents(self._scope.values(case))
        try:
            if self._plan is not None:
                return self._expanded(case, ()).threads
        except WorkloadError as error:
            raise WorkloadError(f"{error} (in case {case.name})") from error
        return sum(prod(extent.shape) for extent in extents.values())

    def _held(self, case: TestCase) -> Mapping[str, Array]:
        key = self._key(case)
        return self._contents(key) if self._keeps(case) else self._shared(key)

    def _shared(self, key: _Key) -> Mapping[str, Array]:
        """Inputs that somebody still has, of a worker all but the first who ask; else new ones."""
        held = {name: array() for name, array in self._alive.get(key, {}).items()}
        found = {name: array for name, array in held.items() if array is not None}
        if not held or len(found) < len(held):
            found = dict(self._make_contents(key))
            self._alive[key] = {name: ref(array) for name, array in found.items()}
        return found

    def _key(self, case: TestCase) -> _Key:
        return _Key((case.seed, case.sizes, case.values), case)

    def _keeps(self, case: TestCase) -> bool:
        """Whether a case is small enough for its inputs, and what is expected, to be kept."""
        extents = self._data.extents(self._scope.values(case)).values()
        return sum(prod(one.shape) * one.dtype.itemsize for one in extents) <= KEPT_BYTES

    def _expanded(self, case: TestCase, settings: Settings) -> Expansion:
        return self._expansion(_Key((case.sizes, case.values), case), settings)

    def _make_contents(self, key: _Key) -> Mapping[str, Array]:
        return self._data.contents(key.case, self._scope.values(key.case))

    def _make_expansion(self, key: _Key, settings: Settings) -> Expansion:
        assert self._plan is not None
        names = self._scope.values(key.case, settings)
        return self._plan.expand(names, self._data.extents(names))

    def _driven(self, names: Mapping[str, Setting]) -> Callable[[Host], None]:
        driver, where = self._driver, self._where

        def drive(host: Host) -> None:
            assert driver is not None
            try:
                driver(host, dict(names))
            except UserCodeFailed as error:
                # The driver reads what the kernel wrote: a wrong variant can make it fail.
                raise LaunchFailed(f"{where}: driver: {error}") from error

        return drive

    def _buffer(
        self, name: str, start: str, extent: Extent, contents: Mapping[str, Array]
    ) -> Buffer:
        """The buffer that `name` points to at the end and `start` at the beginning.

        What it holds follows from the beginning, whether it is compared from the end. What
        has undefined contents and is compared is poisoned like any OUT buffer.
        """
        first, last = self._data.specs[start].role, self._data.specs[name].role
        filled = contents.get(start)
        given = filled is not None
        if last in COMPARED:
            role = Role.OUT if filled is None else Role.INOUT
        else:
            role = Role.IN if first is last is Role.IN else Role.SCRATCH
        if filled is None and role is Role.OUT:
            # Only shape and type count; memory that is never touched costs nothing.
            filled = np.zeros(extent.shape, extent.dtype)
        elif filled is None:
            filled = np.zeros(extent.shape, extent.dtype)
            filled.view(np.uint8)[...] = 1 if extent.dtype.kind == "b" else _RUBBISH
        return Buffer(name, filled, role, self._data.specs[name].symbol, given)


@dataclass(frozen=True)
class _Source:
    """A spec as read: its raw tables and the files that it consists of."""

    path: Path
    tables: Any
    content: bytes
    itself: UserFile | None


def load(path: str | Path, code: bool = True, brief: bool = False) -> Workload:
    """Read and check a workload.

    Args:
        path: A `.toml` spec, or a `.py` file that defines `SPEC`, a dict of the same schema.
        code: Whether Python code may run: the spec itself, or the file that it names.
        brief: Later messages name files without their folder, as records do: a run is the same in
            whatever folder it lies.

    Raises:
        UntrustedCode: It has code, which may not run.
        WorkloadError: Anything is wrong with it; the message names the file and the key.
    """
    source = _read(Path(path), code, brief)
    table = check_schema(source.tables, str(source.path))
    return _Loader(source, table, code, brief).workload()


@dataclass(frozen=True)
class Choices:
    """What a workload's `[tune]` table leaves open, for one program.

    Attributes:
        source: The workload's file.
        tune: See `Workload`; so are the others.
        defaults: Every tuning parameter with its default.
        constants: Values of the program's open constants for settings.
    """

    source: str
    tune: Mapping[str, Any] | None
    defaults: Settings
    constants: Callable[[Settings], Mapping[str, int | float]]


def load_choices(path: Path, program: Path, code: bool = True) -> Choices:
    """Read only a workload's `[tune]` table: the Python file that a TOML spec names does not run.

    Args:
        path: The workload, as `load` takes it.
        program: The program's file, whichever the workload names.
        code: Whether Python code may run, where the spec itself is that.

    Raises:
        UntrustedCode: It is Python code, which may not run.
        WorkloadError: The table is wrong, or does not fit the program.
    """
    source = _read(path, code, False)
    table = check_schema(source.tables, str(path)).tune
    tunable = Tunable(table, program, str(path))
    return Choices(str(path), _tuned(table), tunable.defaults, tunable.constants)


def _tuned(table: TuneTable | None) -> Mapping[str, Any] | None:
    """The table as `gevo.tuning.declare` reads it."""
    return table.model_dump(exclude={"defaults", "constants"}) if table else None


def _read(path: Path, code: bool, brief: bool) -> _Source:
    if path.suffix == ".py":
        _require(code, path)
        itself = load_python(path, str(path), path.name if brief else "")
        if not hasattr(itself.module, "SPEC"):
            raise WorkloadError(f"{path}: defines no SPEC; it must be a dict with a spec's keys")
        return _Source(path, itself.module.SPEC, itself.content, itself)
    try:
        content = read_regular(path)
        tables = tomllib.loads(content.decode())
    except OSError as error:
        raise WorkloadError(f"{path}: cannot read the workload: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise WorkloadError(f"{path}: is not TOML: {error}") from error
    except ValueError as error:  # Python's limit on what it reads
        raise WorkloadError(f"{path}: has an integer of too many digits") from error
    _check_order(path, content.decode())
    return _Source(path, tables, content, None)


def _require(code: bool, path: Path) -> None:
    if not code:
        raise UntrustedCode(f"{path}: is Python code, which may not run")


_AT_LEAST = re.compile(r"([A-Za-z_]\w*) (>=|>) (-?\d{1,9})")
_HEADER = re.compile(r"^\s*\[\[\s*(launch|loop)\s*\]\]", re.MULTILINE)


def _check_order(path: Path, text: str) -> None:
    """TOML forgets how `[[launch]]` and `[[loop]]` were interleaved; refuse what would lie."""
    order = _HEADER.findall(text)
    if order != sorted(order):
        raise WorkloadError(
            f"{path}: launch: a [[launch]] after a [[loop]] would run before it; "
            "write it as a [[loop]] with one [[loop.launch]] and no repeat"
        )


class _Loader:
    """One spec on its way to a Workload."""

    def __init__(self, source: _Source, table: SpecTable, code: bool, brief: bool) -> None:
        self.where = source.path.name if brief else str(source.path)
        self.brief = brief
        self.folder = source.path.parent
        self.source = source
        self.table = table
        self.python = self._python_file(code)
        name, key = table.error.metric, f"{self.where}: error.metric"
        self.marked = None if name in OWN else find_metric(name, key, code)

    def workload(self) -> Workload:
        table = self.table
        program = self._program()
        tunable = Tunable(table.tune, program, self.where)
        scope = Scope(table.sizes, table.scalars, table.derived, tunable.defaults, self.where)
        scope.distinct(table.arrays)
        self._check_symbols(program)
        inputs = self._optional(table.inputs, "inputs")
        data = Data(table.arrays, scope, self.folder, inputs, self.function, self.where)
        plan = self._plan(scope, program)
        cases = Cases(scope, data, plan, self._driver(), self.where)
        train, heldout, timing = cases.read(table.train, table.heldout, table.timing)
        if table.tune:
            # A configuration changes the launches, and timing cases stand on recorded ones.
            timing = ()
        domain = self._domain(scope, data, cases, program)
        for case in (*train, *heldout):
            domain.require(case)
        error = f"{self.where}: error"
        metric = make_metric(
            table.error.metric,
            table.error.floor,
            self._optional(table.error.function, "error.function"),
            error,
            self.marked and self.marked.function,
        )
        reference = self._optional(table.reference, "reference")
        return Workload(
            name=table.name or self.source.path.stem,
            program=str(program),
            source=str(self.source.path.resolve()),
            train=train,
            heldout=heldout,
            timing=timing,
            launches=cases.launches,
            check=cases.check,
            planned=cases.planned,
            admits=domain.admits,
            checked=cases.checked,
            described=cases.described,
            scalars=dict(scope.numbers),
            domain=tuple(one.text for one in domain.assumptions),
            domain_names={one.text: one.names for one in domain.assumptions},
            violated=domain.violated,
            excludes=domain.excludes,
            bounds=domain.bounds,
            require_domain=domain.require,
            reference=cases.reference(reference) if reference else None,
            metric=metric,
            tolerance=table.tolerance,
            timeout_s=table.timeout_s,
            digest=self._digest(data.files((*train, *heldout, *timing))),
            metric_name=table.error.metric,
            judges_reference=table.error.metric == "python" and reference is not None,
            tune=_tuned(table.tune),
            defaults=tunable.defaults,
            constants=tunable.constants,
            macros=tunable.macros,
            fresh=fresh_sizes((*train, *heldout), table.fresh, self.where)
            if table.new_sizes
            else {},
            declared=frozenset(table.fresh),
            files=self._files(data),
            kernels=frozenset(plan.kernels) if plan else None,
            blocks=plan.blocks if plan else {},
            turns=cases.turns,
            compared=plan.compared if plan else {},
            least=plan.least(self._lower()) if plan else {},
            model=self._model(program),
            equivalent=tuple((one.mutant, one.reason) for one in table.equivalent),
        )

    def _model(self, program: Path) -> Model | None:
        table = self.table.model
        if table is None:
            return None
        where = f"{self.where}: model"
        if Dialect.of_file(program) is not Dialect.STABLEHLO:
            raise WorkloadError(f"{where}: {program.name} is no StableHLO")
        results = tuple(table.results or [table.answers])
        labels = [table.labels] if table.labels else []
        for name in (table.answers, *table.inputs, *results, *labels, *table.unread):
            if name not in self.table.arrays:
                hint = did_you_mean(name, self.table.arrays)
                raise WorkloadError(f"{where}: there is no array {name!r}{hint}")
        return Model(table.answers, table.inputs, results, table.labels, tuple(table.unread))

    def function(self, name: str, key: str) -> Callable[..., Any]:
        """A function of the Python file, guarded; raises WorkloadError."""
        if self.python is None:
            raise WorkloadError(f"{self.where}: {key}: {name!r} needs a file: set 'python'")
        return self.python.function(name, f"{self.where}: {key}")

    def _optional(self, name: str | None, key: str) -> Callable[..., Any] | None:
        return None if name is None else self.function(name, key)

    def _python_file(self, code: bool) -> UserFile | None:
        named = self.table.python
        if named is None:
            return self.source.itself
        _require(code, self.folder / named)
        shown = named if self.brief else ""
        return load_python(self.folder / named, f"{self.where}: python", shown)

    def _program(self) -> Path:
        program = (self.folder / self.table.program).resolve()
        if not program.is_file():
            raise WorkloadError(f"{self.where}: program: there is no file {program}")
        return program

    def _lower(self) -> Mapping[str, tuple[int, str]]:
        """Names of which a statement of the domain gives the least value, or that are lengths."""
        found = {
            name: (1, f"arrays.{array}.shape")
            for array, table in self.table.arrays.items()
            for name in map(str, table.shape)
        }
        for text in self.table.domain.assume:
            if stated := _AT_LEAST.fullmatch(text):
                low = int(stated[3]) + (stated[2] == ">")
                found[stated[1]] = max(found.get(stated[1], (low, text)), (low, text))
        return found

    def _driver(self) -> Callable[..., Any] | None:
        table = self.table
        if table.driver is None and not table.launch and not table.loop:
            raise WorkloadError(f"{self.where}: needs a launch: [[launch]], [[loop]] or 'driver'")
        if table.driver is not None and (table.launch or table.loop):
            raise WorkloadError(f"{self.where}: driver: replaces [[launch]] and [[loop]]")
        return self._optional(table.driver, "driver")

    def _plan(self, scope: Scope, program: Path) -> Plan | None:
        table = self.table
        if not table.launch and not table.loop:
            return None
        arguments = frozenset(n for n, a in table.arrays.items() if a.symbol is None)
        known = Known(scope.all, arguments, self._kernels(program))
        plan = Plan(table.launch, table.loop, known, self.where)
        for name in sorted(arguments - plan.used):
            raise WorkloadError(f"{self.where}: arrays.{name}: no launch takes it; remove it")
        for first, second, where in plan.swapped:
            roles = {table.arrays[first].role, table.arrays[second].role}
            if "in" in roles and len(roles) > 1:
                advice = "an 'in' array may not be written; make it inout or scratch"
                raise WorkloadError(f"{where}: {first!r} and {second!r}: {advice}")
        return plan

    def _kernels(self, program: Path) -> Mapping[str, Sequence[Parameter]] | None:
        """The program's kernels; None for files of an unknown kind."""
        read = {Dialect.LLVM: kernels, Dialect.STABLEHLO: functions}
        dialect = Dialect.of_file(program)
        if dialect is None:
            return None
        found = read[dialect](program_text(program))
        return addressed(found) if program.suffix == PTX_SUFFIX else found

    def _domain(self, scope: Scope, data: Data, cases: Cases, program: Path) -> Domain:
        statements = self.table.domain.assume
        known = self._kernels(program) if statements else None
        parameters = (one for takes in (known or {}).values() for one in takes)
        words = Vocabulary(
            numbers=scope.all - scope.configurable,
            configurable=frozenset(scope.configurable),
            filled=data.filled,
            arguments=frozenset(n for n, a in self.table.arrays.items() if a.symbol is None),
            arrays=frozenset(self.table.arrays),
            parameters=frozenset(one.name for one in parameters if one.pointer),
        )
        return Domain(statements, words, lambda case: cases.situation(case, known), self.where)

    def _check_symbols(self, program: Path) -> None:
        symbols = {n: a.symbol for n, a in self.table.arrays.items() if a.symbol is not None}
        if not symbols or Dialect.of_file(program) is not Dialect.LLVM:
            return
        there = variables(program_text(program))
        for name, symbol in symbols.items():
            if symbol not in there:
                hint = did_you_mean(symbol, there)
                where = f"{self.where}: arrays.{name}.symbol"
                raise WorkloadError(f"{where}: {program.name} has no variable {symbol!r}{hint}")

    def _files(self, data: Data) -> tuple[str, ...]:
        python = () if self.python is None else (self.python.path,)
        found = (self.source.path, self.folder / self.table.program, *python, *data.all_files())
        return tuple(dict.fromkeys(map(str, found)))

    def _digest(self, files: Sequence[Path]) -> str:
        """SHA-256 over the spec, its Python file, its metric and the .npy files of its cases."""
        digest = hashlib.sha256()
        contents = [self.source.content]
        if self.python is not None:
            contents.append(self.python.content)
        if self.marked is not None:
            contents.append(self.marked.content)
        for content in (*contents, *(_contents(path, self.where) for path in files)):
            digest.update(len(content).to_bytes(8, "little") + content)
        return digest.hexdigest()


def _contents(path: Path, where: str) -> bytes:
    try:
        return read_regular(path, LARGEST_DATA)
    except OSError as error:
        raise WorkloadError(f"{where}: cannot read {path}: {error.strerror}") from error


def fresh_sizes(
    cases: Sequence[TestCase],
    bounds: Mapping[str, FreshTable],
    where: str,
) -> Mapping[str, Sequence[int]]:
    """The values from which each size is drawn, by name.

    Args:
        cases: All cases of the spec.
        bounds: The spec's `[fresh]` table.
        where: The spec file, for messages.

    Raises:
        WorkloadError: `[fresh]` names no size.
    """
    seen: dict[str, list[int]] = {}
    for case in cases:
        for name, value in case.sizes:
            seen.setdefault(name, []).append(value)
    for name in bounds:
        if name not in seen:
            hint = did_you_mean(name, seen)
            raise WorkloadError(f"{where}: fresh.{name}: no such size in [sizes]{hint}")
    return {
        name: bounds[name].allowed() if name in bounds else _between(values)
        for name, values in seen.items()
    }


def _between(values: Sequence[int]) -> Sequence[int]:
    low, high = min(values), max(values)
    common = math.gcd(*values)
    return range(low, high + 1, max(1, common & -common))
