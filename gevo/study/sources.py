"""Opens the programs that studies are about: compiled first, and without what never runs."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from gevo.device.kind import watcher
from gevo.device.registry import arch_of
from gevo.errors import ConfigError, GevoError
from gevo.evaluate.executor import COMPILE_S, START_S, worker_processes
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.frontend.source import Compiler, Kept, Source, opened
from gevo.program.base import Dialect, Program, Settings
from gevo.program.llvm.facts import kernel_signatures
from gevo.program.load import load
from gevo.records.files import read_inside
from gevo.records.run import COMPILED, ORIGINAL, SOURCE, RunFolder
from gevo.study.target import MEMORY_BYTES
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
    """What a run's source was compiled to, with it; None where nothing was compiled for it.

    Raises:
        ConfigError: The folder holds no run, or one that cannot be read.
    """
    if not RunFolder.begun(run):
        return None
    folder = RunFolder.open(run)
    about = folder.about.program
    if about.source is None:
        return None
    try:
        name = ORIGINAL if about.ptx else COMPILED
        made, text = (read_inside(run / one).decode() for one in (name, SOURCE))
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{run}: its source cannot be read; start a new run") from error
    return Kept(made, Path(name).suffix, text, folder.manifest["program"]["source"])


def origins_of(source: Source, program: Program) -> dict[str, str]:
    """What a program comes from, as a run keeps it: PTX or LLVM IR, and a compiled source."""
    origins = {ORIGINAL: program.ptx} if program.ptx else {}
    if source.about:
        origins[SOURCE] = source.text
        if not program.ptx:
            origins[COMPILED] = source.path.read_text(encoding="utf-8")
    return origins


class Compilations:
    """The programs that a CUDA source is in its configurations: constants are macros.

    Args:
        kernel: The source.
        workload: Its workload, which says what the macros are.
        compiler: What compiles it.
        arch: The GPU to compile for, as `sm_90`.
    """

    def __init__(self, kernel: Path, workload: Workload, compiler: Compiler, arch: str) -> None:
        self._kernel = kernel
        self._workload = workload
        self._compiler = compiler
        self._arch = arch
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
                program = load(taken.path, launched=self._workload.kernels, shown=taken.given)
            launched = launched_of(program, self._workload)
            self._made[key] = replace(program, launched=launched)
        return self._made[key].configured(settings)


def load_launched(
    kernel: Path,
    workload: Workload,
    entry: Sequence[str] = (),
    shown: str | Path = "",
    *,
    tuned: bool = False,
) -> Program:
    """The program in a file, with what its workload launches; see `launched_of`.

    Args:
        kernel: The program's file.
        workload: Its workload.
        entry: Functions that may be edited; empty for all that are launched.
        shown: See `gevo.program.load.load`.
        tuned: See `launched_of`.

    Raises:
        ProgramError: The file holds no program, or `entry` names what is not launched.
    """
    of_kernels = Dialect.of_file(kernel) is Dialect.LLVM
    program = load(kernel, launched=workload.kernels if of_kernels else None, shown=shown)
    launched = launched_of(program, workload, tuned=tuned)
    if not entry and launched == program.launched:
        return program
    return load(kernel, entry, launched or None, shown)


def launched_of(program: Program, workload: Workload, *, tuned: bool = False) -> tuple[str, ...]:
    """Kernels that a workload launches, as `Program.launched` has them: empty for all.

    Where a Python driver makes the launches, they are seen in runs of the program on simt, in a
    worker process; where it cannot run there, any kernel may be launched, and so it may where
    the program is `tuned`: at another configuration a driver may launch others.
    """
    watching = watcher(program.dialect)
    if watching is None:
        return ()
    kernels = tuple(kernel_signatures(program.text))
    names = workload.kernels
    if names is None and len(kernels) > 1 and not tuned:
        names = _observed(program, workload, watching)
    found = tuple(name for name in kernels if names is None or name in names)
    return () if not found or found == kernels else found


def _observed(program: Program, workload: Workload, device: str) -> frozenset[str] | None:
    spec = WorkerSpec(device, workload.source, program, memory_bytes=MEMORY_BYTES)
    cases = len(workload.train) + len(workload.heldout)
    processes = worker_processes(spec, 1)
    try:
        seconds = START_S + COMPILE_S + workload.timeout_s * cases
        return processes.start(Job(Worker.launched, (), seconds)).result()
    except (WorkerLate, WorkerDied, MemoryError, GevoError):
        return None
    finally:
        processes.close()
