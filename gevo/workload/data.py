"""The arrays of a workload: their shapes in a case, and what they hold at the beginning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np

from gevo.errors import WorkloadError
from gevo.workload.argument import Extent
from gevo.workload.arrays import (
    DTYPES,
    PYTHON,
    Fill,
    Request,
    conform,
    file_path,
    from_file,
    generator,
    matching,
    read_npy,
    stream,
)
from gevo.workload.case import Array, Role, TestCase
from gevo.workload.expression import Expression, Names, parse
from gevo.workload.hint import did_you_mean
from gevo.workload.names import Scope
from gevo.workload.schema import ArrayTable

FunctionOf = Callable[[str, str], Callable[..., Any]]
"""(name, key) to a guarded function of the spec's Python file."""

COMPARED = frozenset({Role.OUT, Role.INOUT})


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

    def request(self, case: TestCase, names: Names) -> Request:
        """What its generator is asked for in a case."""
        rng = stream(case.seed, self.name)
        shape = self.extent(names).shape
        return Request(rng, shape, self.dtype, names, case.seed, self.where)


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
        self.specs = {name: self._spec(name, table) for name, table in tables.items()}
        if not any(spec.role in COMPARED for spec in self.specs.values()):
            raise WorkloadError(f"{where}: arrays: none is out or inout, so nothing is compared")

    def extents(self, names: Names) -> dict[str, Extent]:
        """Shape and type of every array in a case."""
        return {name: spec.extent(names) for name, spec in self.specs.items()}

    def contents(self, case: TestCase, names: Names) -> dict[str, Array]:
        """Read-only contents of the arrays that have some at the beginning.

        OUT arrays have none, nor has a scratch array that nothing fills.
        """
        made: dict[str, Array] = {}
        for spec in self.specs.values():
            if spec.fill is not None:
                made[spec.name] = spec.fill(spec.request(case, names))
        made.update(self._from_inputs(case, names))
        for array in made.values():
            array.setflags(write=False)
        return {name: made[name] for name in self.specs if name in made}

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
