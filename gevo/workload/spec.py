"""Loading a workload from its spec: a TOML file, or a Python file that defines `SPEC`.

`load` checks everything that can be known without running a kernel: keys, types, names in
expressions, shapes and launches of every case, the Python functions. Each problem is one
WorkloadError that names the file and the key.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo.errors import UntrustedCode, WorkloadError, did_you_mean
from gevo.program.base import PTX_SUFFIX, Dialect
from gevo.program.load import program_text
from gevo.workload.case import Model, Workload
from gevo.workload.cases import Cases
from gevo.workload.compare import make_metric
from gevo.workload.data import Data
from gevo.workload.domain import Domain, Vocabulary
from gevo.workload.fresh import fresh_sizes
from gevo.workload.metrics import OWN, find_metric
from gevo.workload.names import Scope, Tunable
from gevo.workload.plan import Known, Plan
from gevo.workload.schema import SpecTable, check_schema
from gevo.workload.signature import Parameter, addressed, functions, kernels, variables
from gevo.workload.userfile import UserFile, load_python


@dataclass(frozen=True)
class _Source:
    """A spec as read: its raw tables and the files that it consists of."""

    path: Path
    tables: Any
    content: bytes
    itself: UserFile | None


def load(path: str | Path, code: bool = True) -> Workload:
    """Read and check a workload.

    Args:
        path: A `.toml` spec, or a `.py` file that defines `SPEC`, a dict of the same schema.
        code: Whether Python code may run: the spec itself, or the file that it names.

    Raises:
        UntrustedCode: It has code, which may not run.
        WorkloadError: Anything is wrong with it; the message names the file and the key.
    """
    source = _read(Path(path), code)
    table = check_schema(source.tables, str(source.path))
    return _Loader(source, table, code).workload()


def _read(path: Path, code: bool) -> _Source:
    if path.suffix == ".py":
        _require(code, path)
        itself = load_python(path, str(path))
        if not hasattr(itself.module, "SPEC"):
            raise WorkloadError(f"{path}: defines no SPEC; it must be a dict with a spec's keys")
        return _Source(path, itself.module.SPEC, itself.content, itself)
    try:
        content = path.read_bytes()
        tables = tomllib.loads(content.decode())
    except OSError as error:
        raise WorkloadError(f"{path}: cannot read the workload: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise WorkloadError(f"{path}: is not TOML: {error}") from error
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

    def __init__(self, source: _Source, table: SpecTable, code: bool) -> None:
        self.where = str(source.path)
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
            checked=cases.checked,
            described=cases.described,
            scalars=dict(scope.numbers),
            domain=tuple(one.text for one in domain.assumptions),
            domain_names={one.text: one.names for one in domain.assumptions},
            violated=domain.violated,
            require_domain=domain.require,
            reference=cases.reference(reference) if reference else None,
            metric=metric,
            tolerance=table.tolerance,
            timeout_s=table.timeout_s,
            digest=self._digest(data.files((*train, *heldout, *timing))),
            metric_name=table.error.metric,
            judges_reference=table.error.metric == "python" and reference is not None,
            tune=table.tune.model_dump(include={"parameters", "constraints", "objective"})
            if table.tune
            else None,
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
        for name in (table.answers, *table.inputs, *results):
            if name not in self.table.arrays:
                hint = did_you_mean(name, self.table.arrays)
                raise WorkloadError(f"{where}: there is no array {name!r}{hint}")
        return Model(table.answers, table.inputs, results)

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
        return load_python(self.folder / named, f"{self.where}: python")

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
        return path.read_bytes()
    except OSError as error:
        raise WorkloadError(f"{where}: cannot read {path}: {error.strerror}") from error
