"""What the `[tune]` table of a spec means for the program: its open constants.

A variable that the program declares as an `external constant` scalar is open: it has no value
until the program is compiled for a configuration. `[tune.constants]` says which. For a CUDA source
they are macros, with which it is compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import Expression, Number, parse
from gevo.program.base import CUDA_SUFFIX, Dialect, Settings
from gevo.program.load import program_text
from gevo.workload.schema import TuneTable
from gevo.workload.signature import open_constants


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
        self.defaults: Settings = table.settings() if table else ()
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
