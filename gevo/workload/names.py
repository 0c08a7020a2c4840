"""The names of a spec and their values: sizes, tuning parameters, scalars, derived integers.

What tuning parameters mean for the program: a variable that it declares as an `external constant`
scalar is open, it has no value until the program is compiled for a configuration.
`[tune.constants]` says which. For a CUDA source they are macros, with which it is compiled.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import FUNCTIONS, Expression, Number, parse
from gevo.program.base import CUDA_SUFFIX, Dialect, Setting, Settings
from gevo.program.load import program_text
from gevo.workload.case import TestCase
from gevo.workload.plan import LAUNCH_VARIABLE
from gevo.workload.schema import TuneTable
from gevo.workload.signature import open_constants
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
            if not name.isidentifier():
                raise WorkloadError(f"{key}: must be letters, digits and underscores")
            if keyword.iskeyword(name):
                raise WorkloadError(f"{key}: is a word of the language of expressions; rename it")
            if name in FUNCTIONS or name == LAUNCH_VARIABLE:
                raise WorkloadError(f"{key}: the name means something else in expressions")
            if name in self._keys:
                raise WorkloadError(f"{key}: the name is taken by {self._keys[name]}.{name}")
            self._keys[name] = table


_RESERVED = frozenset({*FUNCTIONS, LAUNCH_VARIABLE, *keyword.kwlist, "true", "false"})


class NameTable:
    """Gives everything a name that a spec can use, the same one in every kernel."""

    def __init__(self) -> None:
        self._given: dict[tuple[str, ...], str] = {}

    def of(self, name: str, *kind: str) -> str:
        """The spec's name of what is called `name` in the program and is of this kind."""
        key = (*kind, name)
        if key not in self._given:
            plain = re.sub(r"\W", "_", name, flags=re.ASCII)
            base = plain if plain[:1].isalpha() or plain[:1] == "_" else f"arg{plain}"
            taken = {*_RESERVED, *self._given.values()}
            free, number = base, 2
            while free in taken:
                free, number = f"{base}_{number}", number + 1
            self._given[key] = free
        return self._given[key]


class Tunable:
    """A checked `[tune]` table.

    Attributes:
        defaults: Every parameter's default.
    """

    def __init__(self, table: TuneTable | None, program: Path, where: str) -> None:
        """Check the table against the program; None is a spec without one.

        Raises:
            WorkloadError: A constant is not open in the program or open without a value, or an
                expression is wrong.
        """
        given = table.defaults if table else {}
        names = table.parameters if table else ()
        self.defaults: Settings = tuple((name, given[name]) for name in names)
        self._constants: dict[str, Expression] = {}
        self._compiled = program.suffix == CUDA_SUFFIX
        if table is None:
            return
        of_kernels = Dialect.of_file(program) is Dialect.LLVM
        text = program_text(program) if of_kernels else ""
        for name, source in table.constants.items():
            expression = parse(source, f"{where}: tune.constants.{name}")
            expression.require(table.parameters)
            self._constants[name] = expression
        if not self._compiled:
            _check_open(open_constants(text), self._constants, program.name, where)
        self._values(())

    def constants(self, settings: Settings) -> Mapping[str, Number]:
        """Values of the open constants, by variable; raises WorkloadError."""
        return {} if self._compiled else self._values(settings)

    def macros(self, settings: Settings) -> Mapping[str, Number]:
        """Values of the macros that the source is compiled with; raises WorkloadError."""
        return self._values(settings) if self._compiled else {}

    def _values(self, settings: Settings) -> Mapping[str, Number]:
        names = dict(self.defaults) | dict(settings)
        return {name: one.number(names) for name, one in self._constants.items()}


def _check_open(
    there: Mapping[str, str], given: Mapping[str, Expression], program: str, where: str
) -> None:
    for name in given:
        if name not in there:
            hint = did_you_mean(name, there)
            raise WorkloadError(
                f"{where}: tune.constants.{name}: {program} has no external constant of that "
                f"name{hint}"
            )
    for name in there:
        if name not in given:
            raise WorkloadError(
                f"{where}: tune.constants: gives no value for {program}'s external constant "
                f"{name!r}"
            )
