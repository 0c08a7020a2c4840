"""The arrays of a workload: their shapes in a case, and what they hold at the beginning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from pathlib import Path
from typing import Any, cast

import numpy as np

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import Expression, Names, parse
from gevo.workload.arrays import (
    DTYPES,
    PYTHON,
    Fill,
    Generated,
    Request,
    conform,
    file_path,
    from_file,
    generator,
    matching,
    read_npy,
    stream,
)
from gevo.workload.case import Array, ArrayFacts, Extent, Role, TestCase
from gevo.workload.names import Scope
from gevo.workload.schema import ArrayTable
from gevo.workload.values import Statement, parse_statements

FunctionOf = Callable[[str, str], Callable[..., Any]]
"""(name, key) to a guarded function of the spec's Python file."""

COMPARED = frozenset({Role.OUT, Role.INOUT})
KEPT_BYTES = 64 << 20
"""Contents before a case's statements change them stay in memory, the last ones asked for, each of
which takes at most a sixteenth of it."""


@dataclass(frozen=True, eq=False)
class ArraySpec:
    """One checked `[arrays.NAME]` table.

    `fill` is None for OUT arrays, for those that the spec's `inputs` function gives, and for
    scratch arrays with undefined contents.
    """

    name: str
    where: str
    role: Role
    dtype: np.dtype[Any]
    shape: tuple[Expression, ...]
    symbol: str | None
    fill: Fill | None
    file: str | None

    def extent(self, names: Names) -> Extent:
        """Its shape in a case; raises WorkloadError when that is not positive."""
        return Extent(tuple(e.integer(names, least=1) for e in self.shape), self.dtype)

    def request(self, case: TestCase, names: Names, change: int | None = None) -> Request:
        """What its generator, or the change of that number, is asked for in a case."""
        rng = stream(case.seed, self.name if change is None else f"{self.name}#{change}")
        shape = self.extent(names).shape
        return Request(rng, shape, self.dtype, names, case.seed, self.where)

    @property
    def kind(self) -> str:
        """What makes its contents, see `ArrayFacts`."""
        if self.file is not None:
            return "file"
        return self.fill.kind if isinstance(self.fill, Generated) else PYTHON


def _observed(array: Array) -> tuple[int | float | None, int | float | None]:
    """The least and the largest finite element."""
    finite = array[np.isfinite(array)] if array.dtype.kind == "f" else array
    return (finite.min().item(), finite.max().item()) if finite.size else (None, None)


class Data:
    """All arrays of a spec."""

    def __init__(
        self,
        tables: Mapping[str, ArrayTable],
        scope: Scope,
        folder: Path,
        inputs: Callable[..., Any] | None,
        function: FunctionOf,
        where: str,
    ) -> None:
        """Check the `arrays` tables.

        Args:
            tables: Name to table.
            scope: The names that shapes and generators may use.
            folder: Where the spec is; files are relative to it.
            inputs: The spec's `inputs` function, guarded, or None.
            function: Gives functions of the Python file.
            where: The spec file, for messages.

        Raises:
            WorkloadError: A table is wrong.
        """
        self._scope = scope
        self._inputs = inputs
        self._function = function
        self._folder = folder
        self._where = where
        self._kept: dict[tuple[str, int, str], Array] = {}
        self._kept_bytes = 0
        self.specs = {name: self._spec(name, table) for name, table in tables.items()}
        if not any(spec.role in COMPARED for spec in self.specs.values()):
            raise WorkloadError(f"{where}: arrays: none is out or inout, so nothing is compared")

    @property
    def filled(self) -> frozenset[str]:
        """The arrays that hold contents at the beginning, or may be given some by `inputs`."""
        given = self._inputs is not None
        specs = self.specs.values()
        return frozenset(
            s.name for s in specs if s.fill is not None or (given and s.role is not Role.OUT)
        )

    def extents(self, names: Names) -> dict[str, Extent]:
        """Shape and type of every array in a case."""
        return {name: spec.extent(names) for name, spec in self.specs.items()}

    def contents(self, case: TestCase, names: Names) -> dict[str, Array]:
        """Read-only contents of the arrays that have some at the beginning.

        OUT arrays have none, nor has a scratch array that nothing fills.
        """
        statements = parse_statements(case.values, f"{self._where}: {case.name}.values")
        first = {one.target: one for one in reversed(statements)}
        replaced = {name for name, one in first.items() if one.replaces}
        made: dict[str, Array] = {}
        for spec in self.specs.values():
            if spec.fill is not None and spec.name in replaced:
                made[spec.name] = np.zeros(spec.extent(names).shape, spec.dtype)
            elif spec.fill is not None:
                made[spec.name] = self._filled(spec, spec.fill, case, names)
        made.update(self._from_inputs(case, names))
        self._change(case, names, statements, made)
        for array in made.values():
            array.setflags(write=False)
        return {name: made[name] for name in self.specs if name in made}

    def _filled(self, spec: ArraySpec, fill: Fill, case: TestCase, names: Names) -> Array:
        """What an array holds before the case's statements; kept, and read-only, if small.

        A case is made again and again, and what a function of the user's gives may take longer
        than all runs on it.
        """
        # By their text: a function may tell 1 from 1.0, and 0.0 from -0.0.
        key = spec.name, case.seed, repr(names)
        if (kept := self._kept.pop(key, None)) is not None:
            self._kept[key] = kept
            return kept
        made = fill(spec.request(case, names))
        if made.nbytes <= KEPT_BYTES // 16:
            made.setflags(write=False)
            self._kept[key] = made
            self._kept_bytes += made.nbytes
            while self._kept_bytes > KEPT_BYTES:
                self._kept_bytes -= self._kept.pop(next(iter(self._kept))).nbytes
        return made

    def check(self, statement: Statement, others: Iterable[str]) -> None:
        """Check a statement of a case's `values` about an array.

        Args:
            statement: The statement.
            others: What else could have been meant, for a hint.

        Raises:
            WorkloadError: No such array, or the statement is not for it.
        """
        name = statement.target
        if name not in self.specs:
            hint = did_you_mean(name, {*self.specs, *others})
            raise statement.error(f"no array or scalar {name!r}{hint}")
        if name not in self.filled:
            raise statement.error(f"array {name!r} has no contents at the beginning")
        statement.check(self.specs[name].dtype)

    def facts(
        self, names: Names, contents: Callable[[], Mapping[str, Array]]
    ) -> tuple[ArrayFacts, ...]:
        """What the spec says about the arrays that hold contents at the beginning.

        Args:
            names: The case's names.
            contents: Gives the contents of the case without changes; asked where only they tell.
        """
        found: list[ArrayFacts] = []
        for spec in self.specs.values():
            size = prod(spec.extent(names).shape)
            fill = spec.fill
            bounds = fill.bounds(names, size) if isinstance(fill, Generated) else None
            if bounds is None:
                if spec.name not in self.filled or spec.name not in contents():
                    continue
                bounds = _observed(contents()[spec.name])
            shape = spec.extent(names).shape
            found.append(ArrayFacts(spec.name, spec.dtype, shape, spec.role, spec.kind, *bounds))
        return tuple(found)

    def _change(
        self,
        case: TestCase,
        names: Names,
        statements: Sequence[Statement],
        made: dict[str, Array],
    ) -> None:
        """Apply the case's statements about arrays to what the generators gave."""
        number: Counter[str] = Counter()
        for statement in statements:
            name = statement.target
            if self._scope.check(statement):
                continue  # a scalar
            self.check(statement, self._scope.numbers)
            if name not in made:
                raise statement.error(f"array {name!r} has no contents at the beginning")
            # Counted per array: what is said about others changes nothing about this one.
            request = self.specs[name].request(case, names, number[name])
            number[name] += 1
            kept = not made[name].flags.writeable
            array = made[name].copy() if kept else made[name]  # which the statement may overwrite
            made[name] = statement.apply(array, replace(request, where=statement.where))

    def files(self, cases: Sequence[TestCase]) -> list[Path]:
        """The `.npy` files that these cases use, sorted; raises WorkloadError for wrong ones."""
        found: set[Path] = set()
        for case in cases:
            names = self._scope.values(case)
            for spec in self.specs.values():
                if spec.file is not None:
                    where = f"{spec.where}.file"
                    path = file_path(spec.file, self._folder, {**names, "seed": case.seed})
                    read_npy(path, spec.extent(names).shape, spec.dtype, where)
                    found.add(path)
        return sorted(found)

    def all_files(self) -> list[Path]:
        """Every file that a `file` key can mean in some case, sorted."""
        patterns = [spec.file for spec in self.specs.values() if spec.file is not None]
        return sorted({path for one in patterns for path in matching(one, self._folder)})

    def _spec(self, name: str, table: ArrayTable) -> ArraySpec:
        where = f"{self._where}: arrays.{name}"
        if table.dtype not in DTYPES:
            hint = did_you_mean(table.dtype, DTYPES)
            raise WorkloadError(f"{where}.dtype: {table.dtype!r} is no type{hint}")
        shape = tuple(parse(e, f"{where}.shape") for e in table.shape)
        for expression in shape:
            expression.require(self._scope.all)
        dtype = DTYPES[table.dtype]
        role = Role(table.role)
        if table.init is not None and table.file is not None:
            raise WorkloadError(f"{where}.file: give either 'init' or 'file'")
        fill = self._fill(name, table, where)
        if any(e.names & self._scope.configurable for e in shape):
            self._check_configurable(role, fill, where)
        if role is Role.OUT and fill is not None:
            advice = "an 'out' array is overwritten before every run; make it inout"
            raise WorkloadError(f"{where}.{'init' if table.init else 'file'}: {advice}")
        if role in (Role.IN, Role.INOUT) and fill is None and self._inputs is None:
            raise WorkloadError(f"{where}: needs 'init' or 'file'")
        return ArraySpec(name, where, role, dtype, shape, table.symbol, fill, table.file)

    def _check_configurable(self, role: Role, fill: Fill | None, where: str) -> None:
        """What goes in and what comes out must be the same for every configuration."""
        if role is not Role.SCRATCH or fill is not None:
            raise WorkloadError(
                f"{where}.shape: depends on a tuning parameter; only that of a scratch array "
                "without 'init' and 'file' may"
            )

    def _fill(self, name: str, table: ArrayTable, where: str) -> Fill | None:
        if table.file is not None:
            return from_file(table.file, self._folder, self._scope.all, f"{where}.file")
        if table.init is None:
            return None
        if table.init.get("kind") == PYTHON:
            return self._python_fill(table.init, f"{where}.init")
        return generator(table.init, DTYPES[table.dtype], self._scope.all, f"{where}.init")

    def _python_fill(self, init: Mapping[str, Any], where: str) -> Fill:
        for key in init:
            if key not in ("kind", "function"):
                hint = did_you_mean(key, ("function",))
                raise WorkloadError(f"{where}.{key}: unknown key for 'python'{hint}")
        name = init.get("function")
        if not isinstance(name, str):
            raise WorkloadError(f"{where}.function: must name a function of the Python file")
        function = self._function(name, f"{where.removeprefix(f'{self._where}: ')}.function")

        def fill(request: Request) -> Array:
            made = function(request.rng, dict(request.names))
            return conform(made, request.shape, request.dtype, f"{where}: {name}()")

        return fill

    def _from_inputs(self, case: TestCase, names: Names) -> dict[str, Array]:
        """What the `inputs` function gives: every array but OUT that has no `init` or `file`."""
        if self._inputs is None:
            return {}
        where = f"{self._where}: inputs"
        given = self._inputs(stream(case.seed, ""), dict(names))
        if not isinstance(given, Mapping):
            raise WorkloadError(f"{where}: returned {type(given).__name__}, not a dict")
        given = cast(Mapping[str, Any], given)
        open_ = {s.name: s for s in self.specs.values() if s.fill is None and s.role != Role.OUT}
        for name in given:
            if name not in open_:
                hint = did_you_mean(str(name), open_)
                raise WorkloadError(f"{where}: gives {name!r}, which is not one to give{hint}")
        for name in open_:
            if name not in given and open_[name].role is not Role.SCRATCH:
                raise WorkloadError(f"{where}: does not give array {name!r}")
        made: dict[str, Array] = {}
        for name, spec in open_.items():
            if name in given:
                extent = spec.extent(names)
                made[name] = conform(given[name], extent.shape, extent.dtype, f"{where}: {name!r}")
        return made
