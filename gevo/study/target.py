"""What a study is about, the workers that run variants of it, and what variants are judged on."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from gevo.device.base import Cache, RunOptions
from gevo.device.kind import kind_of, watcher
from gevo.device.registry import require_dialect
from gevo.edits.operators import OPERATORS
from gevo.errors import WorkloadError
from gevo.evaluate.executor import Executor, Limits
from gevo.evaluate.expiry import Expiry
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.open import Opener, open_executor
from gevo.evaluate.scoring.survey import Survey
from gevo.evaluate.scoring.timing import SharedFiles
from gevo.finding import Finding, Kind
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.llvm.facts import texture_read
from gevo.program.llvm.specialize import launched_only
from gevo.records.schema import Stage
from gevo.search.registry import NSGA2, SEARCHERS
from gevo.validate.fresh import Fresh, draw, explored
from gevo.validate.sanitizer import sanitizer_stages
from gevo.validate.setup import (
    SIMT_FLOPS,
    TuningSetup,
    ValidationSetup,
    baseline_measurements,
    brief,
)
from gevo.workload.case import TestCase, Workload

MEMORY_BYTES = 8 << 30


@dataclass(frozen=True)
class Target:
    """A program on its workload and device.

    Attributes:
        baseline: The unmodified program.
        workload: What it runs on.
        source: Path of the workload's spec.
        device: As `open_device` takes it.
        tolerance: Accepted error above the unmodified program's own.
        workers: Worker processes.
        cache: What a GPU's cache holds when a timed run begins.
        robust: The search ranks by the low end of modelled gains.
        opener: Starts the workers; None for `open_executor`, on this machine.
        expiry: Stops the workers when the time is up; None for never.
        races: Look for races in each variant of the search, on its quickest case.
    """

    baseline: Program
    workload: Workload
    source: str
    device: str
    tolerance: float
    workers: int
    cache: Cache = Cache.WARM
    robust: bool = False
    opener: Opener | None = None
    expiry: Expiry | None = None
    races: bool = True

    @cached_property
    def _recordings(self) -> SharedFiles:
        """For what all workers need, of the search and of validation; workers elsewhere do not."""
        return SharedFiles(0 if self.opener else len(self.workload.timing))

    @property
    def watching(self) -> str | None:
        """The device that watches such programs; None where nothing does."""
        return watcher(self.baseline.dialect)

    @contextmanager
    def executors(self) -> Generator[tuple[Executor, Executor]]:
        """Fresh workers of the device, and of the simt device.

        They are the same where it is that, or where simt cannot run the program.
        """
        device = self.executor()
        try:
            with self.simt(device) as simt:
                yield device, simt
        finally:
            device.close()

    @contextmanager
    def simt(self, device: Executor) -> Generator[Executor]:
        """Workers of the simt device: `device` itself where it is that, or nothing else can be."""
        if kind_of(self.device).watches or self.watching is None:
            yield device
            return
        simt = self.executor(self.watching)
        try:
            yield simt
        finally:
            simt.close()

    @contextmanager
    def judged(
        self,
        seed: int,
        measured: Measurement | None = None,
        *,
        given: tuple[TestCase, ...] = (),
        flops: int | None = None,
        alike: bool = False,
        phase: Callable[[str], None] = lambda what: None,
    ) -> Generator[ValidationSetup]:
        """What variants are judged on, in workers that took part in nothing else.

        Args:
            seed: Seed of the cases that are drawn.
            measured: The unmodified program on the training cases. Where that is not known it
                runs here on all cases, and what it reads must be there.
            given: Cases that are taken instead of drawn ones.
            flops: Of one case, for configurations; None for edits. See `TuningSetup`.
            alike: See `TuningSetup`.
            phase: Told what goes on.

        Raises:
            WorkloadError: The unmodified program fails on one of its own cases.
            DeviceLost: The device fails again and again.
        """
        baseline, workload = self.baseline, self.workload
        drawing = f"drawing cases from seed {seed}"
        with self.executors() as (device, simt):
            phase(drawing if measured else "running the unmodified program")
            name, modelled, _ = device.fingerprint()
            simt.fingerprint()
            if measured is None:
                require_inputs(self, simt)
                measured, _ = baseline_measurements(device, workload, baseline)
            device.calibrate(measured)
            if given:
                fresh = Fresh(seed, given, ())
            else:
                phase(drawing)
                fresh = draw(device, baseline, workload, seed)
                if brief(flops or 0, alike):
                    why = "not looked for: data decide about no branch and no address in it"
                    fresh = replace(fresh, survey=Survey(skipped=why))
                elif (flops or 0) <= SIMT_FLOPS:
                    phase("looking for cases at corners")
                    fresh = explored(simt, baseline, workload, fresh)
            setup = device, simt, baseline, workload, fresh, name, modelled
            if flops is None:
                yield ValidationSetup(*setup)
            else:
                yield TuningSetup(*setup, flops, alike)

    def sanitize(self, program: Program) -> Sequence[Stage]:
        """Stages of a tool that watches a program run alone; while nothing is timed."""
        cases = self.workload.train
        left = self.expiry.left if self.expiry else lambda: math.inf
        return sanitizer_stages(self.device, self.source, self.baseline, program, cases, left)

    def executor(self, device: str | None = None) -> Executor:
        """Fresh workers for the device, or for another one.

        Raises:
            ConfigError: The device does not run such programs, or cannot be used.
        """
        require_dialect(device or self.device, self.baseline.dialect)
        limits = Limits(
            self.workload.timeout_s, len(self.workload.train), len(self.workload.timing)
        )
        found = (self.opener or open_executor)(self.spec(device), self.workers, limits)
        return found if self.expiry is None else self.expiry.watch(found)

    def spec(self, device: str | None = None) -> WorkerSpec:
        """What workers for the device, or for another one, are set up with."""
        return WorkerSpec(
            device=device or self.device,
            workload=self.source,
            baseline=self.baseline,
            tolerance=self.tolerance,
            races=self.races,
            # The limit is on the address space.
            memory_bytes=0 if kind_of(self.device).maps_memory else MEMORY_BYTES,
            cache=self.cache,
            robust=self.robust,
            operators=OPERATORS.registered,
            recordings=self._recordings.paths,
        )


def plugged(operators: Sequence[str], searcher: str) -> dict[str, Any]:
    """What a run takes that is not gevo's own, with versions, for its manifest."""
    found: dict[str, Any] = {}
    if operators:
        found["operators"] = OPERATORS.sources(operators)
    if searcher != NSGA2:
        found["searcher"] = SEARCHERS.sources([searcher])
    return found


WATCHED = RunOptions(collect=True, contents=True, timed=False)


def require_inputs(
    target: Target, simt: Executor, progress: Callable[[], None] = lambda: None
) -> None:
    """Run the unmodified program on all cases of its workload and look at what it reads.

    A variant may rely on what is missing: on the zeros of a `__constant__` array that nobody has
    filled, or on what an output buffer happens to hold. So nothing is searched before this.
    Nothing is said of a program, or of a case, that the simt device cannot run.

    Args:
        target: The program and its workload.
        simt: Workers of the simt device.
        progress: Called after each case.

    Raises:
        WorkloadError: A kernel reads a texture that no workload binds, a module variable that
            nobody fills, or an output before anything has written it.
    """
    if watcher(target.baseline.dialect) is None:
        return
    source = target.workload.source
    if read := texture_read(launched_only(target.baseline)):
        raise WorkloadError(
            f"{source}: {read}, and a workload binds only texture objects of one or two "
            "dimensions, which a kernel is given; read an array of it through a pointer instead"
        )
    found = _missing(target, simt, progress)
    if found is not None:
        raise WorkloadError(f"{source}: {_words(found)}")


def _missing(target: Target, simt: Executor, progress: Callable[[], None]) -> Finding | None:
    """The first read of something that the workload should have given."""
    workload = target.workload
    jobs = [
        simt.examine(target.baseline, ((case, WATCHED),))
        for case in (*workload.train, *workload.heldout)
    ]
    for job in jobs:
        try:
            found = job.result().found
        except WorkloadError:
            continue  # a case that simt cannot run; whether it should is not asked here
        for one in found:
            if one.kind is Kind.UNINITIALISED and one.remedy:
                return one
        progress()
    return None


def _words(found: Finding) -> str:
    """Which array or variable, who reads it and where, and what to do."""
    access, name = found.second, found.region
    where = f"{access.what} at {access.place}" if access.place else f"`{access.text}`"
    if name.startswith("@"):
        what = f"kernel {found.kernel} reads {name}, which nobody fills ({where})"
    else:
        array = name.removeprefix("buffer ")
        what = (
            f"arrays.{array}: is an 'out' array, and kernel {found.kernel} reads it before "
            f"anything has written it ({where})"
        )
    return f"{what}; {found.remedy}"
