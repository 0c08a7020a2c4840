"""From a spec's cases to launches and expected outputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod
from typing import Any, cast

import numpy as np

from gevo.errors import LaunchFailed, WorkloadError, did_you_mean
from gevo.program.base import Setting, Settings
from gevo.workload.argument import Extent
from gevo.workload.arrays import conform
from gevo.workload.case import Array, ArrayFacts, Buffer, Host, Launches, Role, TestCase
from gevo.workload.data import COMPARED, Data
from gevo.workload.names import Scope
from gevo.workload.plan import Expansion, Plan
from gevo.workload.predicates import Call, Situation, calls
from gevo.workload.schema import CaseTable
from gevo.workload.signature import Parameter
from gevo.workload.userfile import UserCodeFailed
from gevo.workload.values import Statement, parse_statement, parse_statements

KEPT = 16
"""Cases whose inputs stay in memory: more than a search cycles through."""
KEPT_BYTES = 32 << 20
"""Inputs of a case that is larger are made whenever they are asked for."""

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
        drive: Callable[[Host], None] = self._driven(names)
        if self._plan is not None:
            expansion = self._expanded(case, settings)
            start = {**start, **expansion.start}
            drive = expansion.drive
        buffers = (self._buffer(n, start[n], extents[n], contents) for n in extents)
        return Launches(tuple(buffers), drive)

    def check(self, case: TestCase, settings: Settings) -> None:
        """Raise WorkloadError where `launches` would because of the settings; makes no inputs."""
        names = self._scope.values(case, settings)
        self._data.extents(names)
        if self._plan is not None:
            self._expanded(case, settings)

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

        def reference(case: TestCase) -> Mapping[str, Array]:
            names = self._scope.values(case)
            inputs = {k: v.copy() for k, v in self._held(case).items()}
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

        return reference

    def _expected(self, name: str, given: Any, names: Mapping[str, Setting], where: str) -> Array:
        extent = self._data.specs[name].extent(names)
        return conform(given, extent.shape, extent.dtype, f"{where}: {name!r}")

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
        key = _Key((case.seed, case.sizes, case.values), case)
        extents = self._data.extents(self._scope.values(case)).values()
        if sum(prod(one.shape) * one.dtype.itemsize for one in extents) > KEPT_BYTES:
            return self._make_contents(key)
        return self._contents(key)

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
