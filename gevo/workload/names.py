"""The names of a spec and their values in a case: sizes, scalars and derived integers."""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Mapping

from gevo.errors import WorkloadError
from gevo.workload.case import TestCase
from gevo.workload.expression import FUNCTIONS, Expression, Number, parse
from gevo.workload.hint import did_you_mean
from gevo.workload.plan import LAUNCH_VARIABLE


class Scope:
    """What expressions may use, and the order in which it is evaluated.

    Sizes come from the case. Scalars that are plain numbers are known from the start; then
    `derived` is evaluated in order, then scalars that are expressions, in order.
    """

    def __init__(
        self,
        sizes: Mapping[str, int],
        scalars: Mapping[str, str | Number],
        derived: Mapping[str, str | Number],
        where: str,
    ) -> None:
        """Check the tables `sizes`, `scalars` and `derived`.

        Raises:
            WorkloadError: A name is taken or impossible, or an expression uses an unknown one.
        """
        self._where = where
        self.sizes = dict(sizes)
        self._numbers = {k: v for k, v in scalars.items() if not isinstance(v, str)}
        known = {*sizes, *self._numbers}
        self._derived = self._ordered("derived", derived, known)
        late = {k: v for k, v in scalars.items() if isinstance(v, str)}
        self._late = self._ordered("scalars", late, known)
        self._keys: dict[str, str] = {}
        for table, names in (("sizes", sizes), ("scalars", scalars), ("derived", derived)):
            self._register(table, names)
        self.all = frozenset(known)

    def distinct(self, arrays: Iterable[str]) -> None:
        """Check that arrays have possible names which nothing else has."""
        self._register("arrays", arrays)

    def values(self, case: TestCase) -> dict[str, Number]:
        """Every name's value in a case; raises WorkloadError."""
        where = f"{self._where}: {case.name}.sizes"
        for name in case.size:
            if name not in self.sizes:
                hint = did_you_mean(name, self.sizes)
                raise WorkloadError(f"{where}.{name}: no such size{hint}")
        values: dict[str, Number] = {**self.sizes, **case.size, **self._numbers}
        for name, expression in self._derived.items():
            values[name] = expression.integer(values)
        for name, expression in self._late.items():
            values[name] = expression.number(values)
        return values

    def _ordered(
        self, table: str, sources: Mapping[str, str | Number], known: set[str]
    ) -> dict[str, Expression]:
        """Parse expressions, each of which may use those before it; adds them to `known`."""
        parsed: dict[str, Expression] = {}
        for name, source in sources.items():
            parsed[name] = parse(source, f"{self._where}: {table}.{name}")
            parsed[name].require(known)
            known.add(name)
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
