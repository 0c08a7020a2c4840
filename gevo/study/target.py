"""What a study is about, and the workers that judge variants of it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gevo.device.base import Cache
from gevo.device.kind import kind_of, watcher
from gevo.device.registry import require_dialect
from gevo.edits.operators import OPERATORS
from gevo.evaluate.executor import Executor, Limits
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.open import Opener, open_executor
from gevo.evaluate.scoring.recordings import SharedFiles
from gevo.program.base import Program
from gevo.search.registry import NSGA2, SEARCHERS
from gevo.workload.case import Workload

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

    def executor(self, device: str | None = None) -> Executor:
        """Fresh workers for the device, or for another one.

        Raises:
            ConfigError: The device does not run such programs, or cannot be used.
        """
        require_dialect(device or self.device, self.baseline.dialect)
        spec = WorkerSpec(
            device=device or self.device,
            workload=self.source,
            baseline=self.baseline,
            tolerance=self.tolerance,
            # The limit is on the address space.
            memory_bytes=0 if kind_of(self.device).maps_memory else MEMORY_BYTES,
            cache=self.cache,
            robust=self.robust,
            operators=OPERATORS.registered,
            recordings=self._recordings.paths,
        )
        limits = Limits(
            self.workload.timeout_s, len(self.workload.train), len(self.workload.timing)
        )
        return (self.opener or open_executor)(spec, self.workers, limits)


def plugged(operators: Sequence[str], searcher: str) -> dict[str, Any]:
    """What a run takes that is not gevo's own, with versions, for its manifest."""
    found: dict[str, Any] = {}
    if operators:
        found["operators"] = OPERATORS.sources(operators)
    if searcher != NSGA2:
        found["searcher"] = SEARCHERS.sources([searcher])
    return found
