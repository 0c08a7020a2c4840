"""Opens what a study is about, where that has to be compiled first."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from gevo.device.registry import arch_of
from gevo.errors import ConfigError
from gevo.frontend.source import Compiler, Kept, Source, opened
from gevo.program.base import Program, Settings
from gevo.program.load import load
from gevo.records.inside import read_inside
from gevo.records.run import ORIGINAL, SOURCE, RunFolder
from gevo.study.launched import launched_of
from gevo.workload.case import Workload


def opened_for(
    path: Path, compiler: Compiler, device: str, workload: Workload, kept: Kept | None = None
) -> AbstractContextManager[Source]:
    """A program's file, compiled for a device with the macros of a workload's defaults.

    Args:
        path: What the user named.
        compiler: What compiles a `.cu` file.
        device: As `open_device` takes it.
        workload: The program's.
        kept: See `gevo.frontend.source.opened`, also for what it raises.
    """
    return opened(path, compiler, lambda: arch_of(device), lambda: workload.macros(()), kept)


def kept_source(run: Path) -> Kept | None:
    """The PTX that a run was made from, with its source; None where nothing was compiled for it.

    Raises:
        ConfigError: The folder holds no run, or one that cannot be read.
    """
    if not RunFolder.begun(run):
        return None
    about = RunFolder.open(run).manifest["program"]
    if "source" not in about:
        return None
    try:
        ptx, text = (read_inside(run / name).decode() for name in (ORIGINAL, SOURCE))
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{run}: its source cannot be read; start a new run") from error
    return Kept(ptx, text, about["source"])


class Compilations:
    """The programs that a CUDA source is in its configurations: constants are macros.

    Args:
        kernel: The source.
        workload: Its workload, which says what the macros are.
        compiler: What compiles it.
        device: As `open_device` takes it.
    """

    def __init__(self, kernel: Path, workload: Workload, compiler: Compiler, device: str) -> None:
        self._kernel = kernel
        self._workload = workload
        self._compiler = compiler
        self._arch = arch_of(device)
        self._made: dict[tuple[tuple[str, int | float], ...], Program] = {}

    def program(self, settings: Settings) -> Program:
        """The source compiled for a configuration, once for the same macros.

        Raises:
            ConfigError: The compiler is not installed.
            ProgramError: The source does not compile.
        """
        macros = dict(self._workload.macros(settings))
        key = tuple(sorted(macros.items()))
        if key not in self._made:
            with opened(self._kernel, self._compiler, lambda: self._arch, lambda: macros) as taken:
                program = load(taken.path, launched=self._workload.kernels)
            launched = launched_of(program, self._workload)
            self._made[key] = replace(program, launched=launched)
        return self._made[key].configured(settings)
