"""Tuning a program on its workload and device: what a configuration is measured as.

The program's default configuration is the unmodified program of all comparisons: expected
outputs come from it, and speed-ups are over it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from gevo.device.base import Cache
from gevo.device.registry import arch_of
from gevo.errors import ConfigError, WorkloadError
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.executor import Executor
from gevo.evaluate.expiry import Expiry
from gevo.evaluate.open import Opener
from gevo.frontend.digest import source_digest
from gevo.frontend.source import FIRST, Compiler, chosen
from gevo.measurement import Measurement
from gevo.program.base import CUDA_SUFFIX, Dialect, Program
from gevo.program.load import load as load_program
from gevo.records.schema import Stage
from gevo.study.sources import Compilations, launched_of
from gevo.study.target import Target, require_inputs
from gevo.tuning.declare import read_space
from gevo.tuning.sketch import split
from gevo.tuning.sketch.catalog import OPERATORS, is_name, named
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.operator import Operator
from gevo.tuning.sketch.schedule import default_configuration
from gevo.tuning.sketch.schedule import space as operator_space
from gevo.tuning.sketch.workload import workload_toml
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Trial
from gevo.validate.sanitizer import COMMAND
from gevo.validate.setup import (
    SIMT_FLOPS,
    ValidationSetup,
    baseline_measurements,
    too_many,
)
from gevo.workload.case import Workload
from gevo.workload.find import find
from gevo.workload.spec import Choices
from gevo.workload.spec import load as load_workload


def tuning_space(workload: Workload | Choices) -> Space:
    """The space that a workload's `[tune]` table declares.

    Raises:
        ConfigError: It has none, or one that is wrong; the message names the key.
    """
    where = f"{workload.source}: tune"
    if workload.tune is None:
        raise ConfigError(f"{workload.source}: declares nothing to tune; add a [tune] table")
    space = read_space(workload.tune, where)
    try:
        space.allowed(dict(workload.defaults))
    except ConfigError as error:
        raise ConfigError(f"{where}.defaults: {error}") from error
    return space


@dataclass(frozen=True)
class TuneOptions:
    """How configurations are measured.

    Attributes:
        device: As `open_device` takes it.
        workers: Worker processes.
        cache: What a GPU's cache holds when a timed run begins.
        opener: See `Target`.
        compiler: What compiles `.cu` files.
        expiry: See `Target`.
        tick: Called now and then while configurations are measured; what it raises ends that.
        batch: So many configurations are measured at the same time.
    """

    device: str
    workers: int
    cache: Cache = Cache.WARM
    opener: Opener | None = None
    compiler: Compiler = FIRST
    expiry: Expiry | None = None
    tick: Callable[[], None] = lambda: None
    batch: int = 1


@dataclass(eq=False)
class KernelProblem:
    """A `gevo.tuning.session.Problem` whose configurations are run.

    A configuration may change the rounding of results, so errors up to the workload's own
    tolerance are accepted.

    Attributes:
        name: The workload's name.
        target: The program at its default configuration, its workload and device.
        space: The configurations.
        program: The program at a configuration.
        unit: Of `value`: `ns`, or `error` where the workload asks for the least error.
        flops: Additions and multiplications of one case; 0 where they are not known.
        generated: Gevo wrote kernel and workload, so the workload gives all that is read, and
            what runs is the same in all blocks.
        tick: See `TuneOptions`.
        batch: See `TuneOptions`.
        kernel: The kernel's file; None for what gevo writes.
        source: Digest of that file with what it includes; empty for what gevo writes.
        compiler: What compiles it, and for which GPU; empty where nothing is compiled.
    """

    name: str
    target: Target
    space: Space
    program: Callable[[Configuration], Program]
    unit: str = "ns"
    flops: int = 0
    generated: bool = False
    tick: Callable[[], None] = lambda: None
    batch: int = 1
    kernel: Path | None = None
    source: str = ""
    compiler: tuple[str, str] = ("", "")

    def __post_init__(self) -> None:
        self._executor: Executor | None = None
        self._evaluator: CachingEvaluator | None = None
        self._measured: Measurement | None = None
        self._about = ("", True, dict[str, str]())

    @cached_property
    def default(self) -> Configuration:
        """The configuration that everything is compared with."""
        return self.space.configuration(dict(self.target.workload.defaults))

    def default_of(self, trials: Iterable[Trial]) -> Trial | None:
        """The trial of the default configuration; None where it was not reached."""
        return next((one for one in trials if one.configuration == self.default), None)

    def at(self, values: Mapping[str, Any]) -> Program:
        """The program at a configuration, by parameter; raises ConfigError."""
        return self.program(self.space.configuration(values))

    @property
    def device(self) -> str:
        """Name of the device, e.g. `simt:H200`; known once it, or `on`'s, is open."""
        return self._about[0]

    @property
    def modelled(self) -> bool:
        """True when the device's times are modelled."""
        return self._about[1]

    @property
    def fingerprint(self) -> dict[str, str]:
        """What the times depend on."""
        return self._about[2]

    @property
    def is_open(self) -> bool:
        """Whether configurations can be measured."""
        return self._evaluator is not None

    def on(self, other: KernelProblem) -> None:
        """It is measured on the device of another, which is open: so what that is is known."""
        self._about = other._about

    def open(self, progress: Callable[[], None] = lambda: None) -> None:
        """Start the workers and run the default configuration on all cases.

        Of what gevo wrote itself only on the training cases, as its first trial: that it is right
        on others is a test's business, and verdicts ask again.

        Args:
            progress: Called now and then; what it raises ends that.

        Raises:
            WorkloadError: The default configuration fails.
            ConfigError: The device cannot be used.
        """
        if self.generated:
            self._open_generated(progress)
            return
        self._executor = self.target.executor()
        self._about = self._executor.fingerprint()
        if self.flops <= SIMT_FLOPS:
            with self.target.simt(self._executor) as simt:
                require_inputs(self.target, simt, progress)
        self._measured, _ = baseline_measurements(
            self._executor, self.target.workload, self.target.baseline
        )
        self._executor.calibrate(self._measured)
        self._evaluator = CachingEvaluator(self._executor)

    def _open_generated(self, progress: Callable[[], None]) -> None:
        """Each worker would get cases and default ready for itself: no more than have work.

        Whether threads race is for verdicts, once for a winner: a run that watches for it takes
        six to ten times as long as one that does not.
        """
        workers = min(self.target.workers, self.batch)
        self._executor = replace(self.target, workers=workers, races=False).executor()
        self._about = self._executor.fingerprint()
        evaluator = CachingEvaluator(self._executor)
        self._measured = self._of_default(evaluator, progress)
        self._executor.calibrate(self._measured)
        self._evaluator = evaluator

    def _of_default(
        self, evaluator: CachingEvaluator, progress: Callable[[], None] = lambda: None
    ) -> Measurement:
        """The default configuration on the training cases; raises WorkloadError if it fails."""
        (default,) = evaluator.evaluate([self.program(self.default)], progress)
        if not default.measurement.ok:
            raise WorkloadError(
                f"{self.name}: the default configuration fails ({default.measurement.outcome}): "
                f"{default.measurement.detail}"
            )
        return default.measurement

    def close(self) -> None:
        """Stop the workers; may be repeated."""
        self._evaluator = None
        if self._executor is not None:
            self._executor.close()

    def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
        """Compile and run some on the training cases, on all workers; raises DeviceLost."""
        if not configurations:  # what an earlier session measured needs no workers
            return []
        if self._evaluator is None:
            raise RuntimeError("open() has not been called")
        wave = [self.program(one) for one in configurations]
        return [evaluation.measurement for evaluation in self._evaluator.evaluate(wave, self.tick)]

    def value(self, configuration: Configuration, measurement: Measurement) -> float | None:
        """The median time of the training cases together in nanoseconds, or their error."""
        del configuration
        if not measurement.ok:
            return None
        return measurement.runtime_ns if self.unit == "ns" else measurement.error

    def objective(self, measurement: Measurement) -> float | None:
        """The error where the workload asks for the least; else None, which is the time."""
        return None if self.unit == "ns" or not measurement.ok else measurement.error

    @contextmanager
    def judged(self, seed: int, workers: int | None = None) -> Generator[ValidationSetup]:
        """What configurations are judged on; see `Target.judged`.

        What gevo wrote is run at its default first, where that was not done yet: its trials may
        all be of an earlier session. Trials may go on meanwhile, in another thread.

        Args:
            seed: Of the cases that are drawn.
            workers: Worker processes; None for all.
        """
        target = self.target if workers is None else replace(self.target, workers=workers)
        measured = self._measured
        if self.generated and measured is None:
            with closing(replace(target, workers=1, races=False).executor()) as executor:
                executor.fingerprint()
                measured = self._of_default(CachingEvaluator(executor))
        with target.judged(seed, measured, flops=self.flops, alike=self.generated) as setup:
            yield setup

    def sanitize(self, program: Program) -> Sequence[Stage]:
        """As `Target.sanitize`; not of what would take too long."""
        if self.flops > SIMT_FLOPS:
            return (Stage(COMMAND, None, f"not run: {too_many(self.flops)}"),)
        return self.target.sanitize(program)


def problem(target: str, options: TuneOptions, folder: Path) -> KernelProblem:
    """What the command line names.

    Args:
        target: A kernel file, a workload, or the name of an operator that gevo writes kernels
            for.
        options: How to measure.
        folder: Where an operator's workload and default kernel are written.

    Raises:
        ConfigError: There is no such thing, or it declares nothing to tune.
        ProgramError: The kernel cannot be read.
        WorkloadError: The workload cannot be read.
    """
    path = Path(target)
    if not path.suffix:
        return _operator_problem(target, options, folder)
    source = path if path.suffix in (".toml", ".py") else find(path)
    workload = load_workload(source)
    space = tuning_space(workload)
    kernel = Path(workload.program) if source == path else path
    if kernel.suffix == CUDA_SUFFIX:
        compiler, arch = chosen(options.compiler), arch_of(options.device)
        compiled = Compilations(kernel, workload, compiler, arch)

        def of_source(configuration: Configuration) -> Program:
            return compiled.program(tuple(zip(space.names, configuration, strict=True)))

        found = _problem(workload, source, space, of_source, options)
        digest = source_digest(kernel, options.compiler.flags)
        return replace(found, kernel=kernel, source=digest, compiler=(str(compiler), arch))
    program = load_program(kernel)
    program = replace(program, launched=launched_of(program, workload, tuned=True))

    def configured(configuration: Configuration) -> Program:
        return program.configured(tuple(zip(space.names, configuration, strict=True)))

    found = _problem(workload, source, space, configured, options)
    return replace(found, kernel=kernel, source=source_digest(kernel))


def _operator_problem(name: str, options: TuneOptions, folder: Path) -> KernelProblem:
    if not is_name(name):
        raise ConfigError(
            f"{name}: is no kernel file, no workload and no operator; operators are "
            f"{', '.join(OPERATORS)}, and others by their sizes, as matmul_512x1024x1024"
        )
    operator = named(name)
    source = folder / f"{operator.name}.toml"
    source.write_text(workload_toml(operator))
    kernel = kernel_text(operator, default_configuration(operator))
    source.with_suffix(".ll").write_text(kernel)
    workload = load_workload(source)
    space = tuning_space(workload)
    found = _problem(workload, source, space, partial(written, operator), options)
    return replace(found, flops=operator.flops, generated=True)


def written(operator: Operator, configuration: Configuration) -> Program:
    """The kernel that gevo writes for an operator at a configuration.

    Its text is as it was written: reading it as a stranger's kernel would take longer than
    everything else that this process does for a trial. Compiling verifies it.
    """
    text = kernel_text(operator, configuration)
    program = Program(Dialect.LLVM, text, split.kernels(operator))
    return program.configured(
        tuple(zip(operator_space(operator).names, configuration, strict=True))
    )


def _problem(
    workload: Workload,
    source: Path,
    space: Space,
    program: Callable[[Configuration], Program],
    options: TuneOptions,
) -> KernelProblem:
    target = Target(
        baseline=program(space.configuration(dict(workload.defaults))),
        workload=workload,
        source=str(source),
        device=options.device,
        tolerance=workload.tolerance,
        workers=options.workers,
        cache=options.cache,
        opener=options.opener,
        expiry=options.expiry,
    )
    unit = "error" if (workload.tune or {}).get("objective") == "error" else "ns"
    return KernelProblem(
        workload.name, target, space, program, unit, tick=options.tick, batch=options.batch
    )
