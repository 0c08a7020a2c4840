"""What a database of tuned kernels has for a kernel, checked against the kernel as it is today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from gevo.errors import ConfigError
from gevo.frontend.source import FIRST, Compiler
from gevo.program.base import CUDA_SUFFIX, Program, Settings
from gevo.program.load import load
from gevo.records.tuned import TunedDatabase, TunedKernel
from gevo.study.sources import Compilations
from gevo.study.trust import Trust
from gevo.study.tuning import tuning_space, written
from gevo.tuning.sketch.catalog import is_name, named
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.tuning.space import Configuration, Space
from gevo.workload.find import find
from gevo.workload.spec import load as load_workload

OWN = Trust(code=True)
"""The user's own kernel, beside which its workload lies."""


@dataclass(frozen=True)
class Wanted:
    """Which configuration of a database is wanted.

    Attributes:
        kernel: The kernel's file, or the name of an operator that gevo writes kernels for.
        database: The database's file.
        device: Name of the device that it was tuned on; empty for any.
        workload: Whose training sizes it was tuned for; None for any, and the kernel's own
            workload says which configurations there are.
        trust: Whether the code of that workload may run. Of a TOML spec it runs where the kernel
            is a source in CUDA C++.
        compiler: What compiles a source in CUDA C++.
        arch: The GPU to compile such a source for.
        force: Also what is not known to be what was validated, see `Stored.doubt`.
    """

    kernel: Path
    database: Path
    device: str = ""
    workload: Path | None = None
    trust: Trust = OWN
    compiler: Compiler = FIRST
    arch: str = "sm_90"
    force: bool = False


@dataclass(frozen=True)
class Stored:
    """A kernel at its tuned configuration.

    Attributes:
        program: The program.
        entry: The entry that has the configuration.
        constants: Values of its open constants, as they follow from the configuration.
        doubt: Why it may not be what was validated; empty where it is that.
    """

    program: Program
    entry: TunedKernel
    constants: Mapping[str, int | float] = field(default_factory=dict[str, int | float])
    doubt: str = ""


def stored(wanted: Wanted) -> Stored:
    """A kernel, or an operator, at its tuned configuration.

    What the database says is believed only where it can be checked: the configuration is one of
    the space, constants follow from it, and the code is what was validated.

    Raises:
        ConfigError: The database has no entry that fits, or several, or one that is stale or
            cannot be checked; the latter two not with `force`.
        WorkloadError: The workload is missing or cannot be read.
        ProgramError: The kernel cannot be read.
    """
    database = TunedDatabase(wanted.database)
    if not database.path.exists():
        raise ConfigError(f"{database.path}: there is no such file")
    sizes = None
    if wanted.workload is not None:
        sizes = tuple(case.sizes for case in load_workload(wanted.workload).train)
    at = opened_kernel(wanted)
    entry = database.find(at.default.digest, wanted.device, sizes, wanted.kernel.name)
    found = at.found(entry, str(database.path))
    if found.doubt and not wanted.force:
        raise ConfigError(f"{database.path}: {found.entry}: {found.doubt}; tune it again")
    return found


@dataclass(frozen=True)
class OpenedKernel:
    """A kernel of which configurations are wanted.

    Attributes:
        default: The program that entries are found by.
        space: The configurations.
        program: The program at a configuration.
        constants: Values of its open constants at a configuration.
        whole: `default` says all that the program is at any configuration: there is nothing to
            compile or to write for it.
    """

    default: Program
    space: Space
    program: Callable[[Configuration], Program]
    constants: Callable[[Settings], Mapping[str, int | float]]
    whole: bool

    def found(self, entry: TunedKernel, where: str) -> Stored:
        """An entry's configuration, checked; raises ConfigError where it is none of the space's.

        Args:
            entry: The entry.
            where: The database's file, for messages.
        """
        try:
            configuration = self.space.allowed(entry.settings)
        except ConfigError as error:
            raise ConfigError(f"{where}: {entry}: {error}; tune it again") from error
        program = self.program(configuration)
        constants = self.constants(program.settings)
        if dict(entry.constants) != dict(constants):
            raise ConfigError(
                f"{where}: {entry}: its constants are not those that follow from these settings; "
                "tune it again"
            )
        return Stored(program, entry, constants, self._doubt(entry, program))

    def _doubt(self, entry: TunedKernel, program: Program) -> str:
        if entry.gives:
            same = entry.gives == program.digest
            return "" if same else "the source has changed since, in its code with these settings"
        # Settings and constants were compared, and by the default's digest the whole text.
        return "" if self.whole else "an older gevo stored it and did not write down which code"


def opened_kernel(wanted: Wanted) -> OpenedKernel:
    """The kernel, or operator, that is wanted; raises as `stored` does."""
    if is_name(str(wanted.kernel)):
        operator = named(str(wanted.kernel))
        default = written(operator, default_configuration(operator)).configured(())
        return OpenedKernel(
            default, space(operator), partial(written, operator), lambda settings: {}, False
        )
    path, trust = find(wanted.kernel, wanted.workload), wanted.trust
    if wanted.kernel.suffix == CUDA_SUFFIX:
        workload = trust.load(wanted.database, path)
        at = Compilations(wanted.kernel, workload, wanted.compiler, wanted.arch).program
        default, whole, constants = at(()), False, workload.constants
        configurations = tuning_space(workload)
    else:
        choices = trust.choices(wanted.database, path, wanted.kernel)
        default, whole, constants = load(wanted.kernel), True, choices.constants
        at, configurations = default.configured, tuning_space(choices)

    def program(configuration: Configuration) -> Program:
        return at(tuple(zip(configurations.names, configuration, strict=True)))

    return OpenedKernel(default, configurations, program, constants, whole)
