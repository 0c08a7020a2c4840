"""The names of a spec and their values: sizes, tuning parameters, scalars, derived integers."""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Mapping

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import FUNCTIONS, Expression, Number, parse
from gevo.program.base import Setting, Settings
from gevo.workload.case import TestCase
from gevo.workload.plan import LAUNCH_VARIABLE
from gevo.workload.values import Statement, parse_statements


class Scope:
    """What expressions may use, and the order in which it is evaluated.

    Sizes come from the case, tuning parameters from the program's settings. Scalars that are
    plain numbers are known from the start; then `derived` is evaluated in order, then scalars
    that are expressions, in order.

    Attributes:
        all: Every name that expressions may use.
        numbers: Scalars that are plain numbers, which a case may set.
        configurable: Those whose value may depend on a tuning parameter.
        defaults: The tuning parameters' values where a program has no settings.
    """

    def __init__(
        self,
        sizes: Mapping[str, int],
        scalars: Mapping[str, str | Number],
        derived: Mapping[str, str | Number],
        defaults: Settings,
        where: str,
    ) -> None:
        """Check the tables `sizes`, `scalars` and `derived`, and the names of parameters.

        Raises:
            WorkloadError: A name is taken or impossible, or an expression uses an unknown one.
        """
        self._where = where
        self.sizes = dict(sizes)
        self.numbers = {k: v for k, v in scalars.items() if not isinstance(v, str)}
        self.defaults = dict(defaults)
        self.configurable = set(self.defaults)
        known = {*sizes, *self.numbers, *self.defaults}
        self._derived = self._ordered("derived", derived, known)
        late = {k: v for k, v in scalars.items() if isinstance(v, str)}
        self._late = self._ordered("scalars", late, known)
        self._keys: dict[str, str] = {}
        tables = (("sizes", sizes), ("scalars", scalars), ("derived", derived))
        for table, names in (*tables, ("tune.parameters", self.defaults)):
            self._register(table, names)
        self.all = frozenset(known)

    def distinct(self, arrays: Iterable[str]) -> None:
        """Check that arrays have possible names which nothing else has."""
        self._register("arrays", arrays)

    def values(self, case: TestCase, settings: Settings = ()) -> dict[str, Setting]:
        """Every name's value in a case; raises WorkloadError."""
        where = f"{self._where}: {case.name}.sizes"
        for name in case.size:
            if name not in self.sizes:
                hint = did_you_mean(name, self.sizes)
                raise WorkloadError(f"{where}.{name}: no such size{hint}")
        values: dict[str, Setting] = {**self.sizes, **case.size, **self.numbers}
        for one in parse_statements(case.values, f"{self._where}: {case.name}.values"):
            if one.target in self.numbers and self.check(one):
                values[one.target] = one.values[0].expression.number(values)
        values |= self.defaults | self._settings(settings)
        for name, expression in self._derived.items():
            values[name] = expression.integer(values)
        for name, expression in self._late.items():
            values[name] = expression.number(values)
        return values

    def check(self, statement: Statement) -> bool:
        """Check a statement of a case's `values`, if it is about a name of this scope.

        Returns:
            Whether it is.

        Raises:
            WorkloadError: It sets what follows from something else, or uses a name that a
                case's contents cannot depend on.
        """
        name = statement.target
        if name in self.numbers:
            if not statement.sets_all or statement.values[0].special is not None:
                raise statement.error(f"the scalar {name!r} takes a finite number")
            statement.require(frozenset({*self.sizes, *self.numbers}))
            return True
        if name in self.sizes:
            raise statement.error(f"{name!r} is a size; set it under 'sizes'")
        if name in self.all:
            raise statement.error(f"{name!r} follows from other names and cannot be set")
        statement.require(self.all - self.configurable)
        return False

    def _settings(self, settings: Settings) -> dict[str, Setting]:
        given = dict(settings)
        for name in given:
            if name not in self.defaults:
                hint = did_you_mean(name, self.defaults)
                raise WorkloadError(f"{self._where}: tune.parameters: there is no {name!r}{hint}")
        return given

    def _ordered(
        self, table: str, sources: Mapping[str, str | Number], known: set[str]
    ) -> dict[str, Expression]:
        """Parse expressions, each of which may use those before it; adds them to `known`."""
        parsed: dict[str, Expression] = {}
        for name, source in sources.items():
            parsed[name] = parse(source, f"{self._where}: {table}.{name}")
            parsed[name].require(known)
            known.add(name)
            if parsed[name].names & self.configurable:
                self.configurable.add(name)
        return parsed

    def _register(self, table: str, names: Iterable[str]) -> None:
        for name in names:
            key = f"{self._where}: {table}.{name}"
            if not name.isidentifier() or keyword.iskeyword(name):
                raise WorkloadError(f"{key}: must be letters, digits and underscores")
            if name in FUNCTIONS or name == LAUNCH_VARIABLE:
                raise WorkloadError(f"{key}: the name means something else in expressions")
            if name in self._keys:
                raise WorkloadError(f"{key}: the name is taken by {self._keys[name]}.{name}")
            self._keys[name] = table
