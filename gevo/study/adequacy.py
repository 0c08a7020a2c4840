"""How many small faults a workload's cases notice: the mutation score, whole or of a sample."""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from gevo._version import __version__
from gevo.device.simt.device import VERSION as SIMT_VERSION
from gevo.errors import ConfigError
from gevo.evaluate.executor import Executor, Limits, LocalPool
from gevo.evaluate.jobs import WorkerSpec
from gevo.program.base import Dialect, Program
from gevo.program.llvm.mutants import Mutant, MutantKind, mutants
from gevo.records.files import write_atomic
from gevo.study.target import MEMORY_BYTES
from gevo.user_cache import cache_folder
from gevo.validate.adequacy import (
    Assessment,
    JudgedMutant,
    MutantStatus,
    require_known,
    suggestions,
)
from gevo.workload.case import TestCase, Workload

VERSION = "1"
"""Changes whenever the same mutants would get another score."""
SAMPLE = 60
"""Mutants that a search's cases are tried on before it begins."""
SAMPLE_S = 10.0
"""After so long no further mutant of a sample is begun."""
POOR = 0.8
"""A score below this lets too much through."""
DRAWN_SEED = 1
"""Seed of the cases that are tried on survivors."""
SHOWN = 5
"""Survivors that are named where there is little room."""


@dataclass(frozen=True)
class Adequacy:
    """Mutants of a program and what the cases of its workload make of them.

    Attributes:
        judged: The mutants, in program order.
        total: How many were to be judged.
        seconds: Wall-clock time that judging them took.
        suggested: By name of a survivor a drawn case that kills it; only some have one.
    """

    judged: tuple[JudgedMutant, ...]
    total: int
    seconds: float
    suggested: Mapping[str, TestCase] = field(default_factory=dict[str, TestCase])

    def of(self, status: MutantStatus) -> tuple[JudgedMutant, ...]:
        """The mutants with that status."""
        return tuple(one for one in self.judged if one.status is status)

    @property
    def killed(self) -> int:
        """Killed mutants."""
        return len(self.of(MutantStatus.KILLED))

    @property
    def survivors(self) -> tuple[JudgedMutant, ...]:
        """Mutants that are neither killed nor known to be equivalent."""
        return self.of(MutantStatus.SURVIVED)

    @property
    def equivalent(self) -> tuple[JudgedMutant, ...]:
        """Mutants that are known to be equivalent."""
        return self.of(MutantStatus.EQUIVALENT)

    @property
    def statuses(self) -> tuple[MutantStatus, ...]:
        """All that may become of a mutant."""
        return tuple(MutantStatus)

    @property
    def reasons(self) -> Counter[tuple[str, bool]]:
        """Why mutants are equivalent, whether that is declared, and how many for each reason."""
        return Counter((one.reason, one.declared) for one in self.equivalent)

    @property
    def counted(self) -> int:
        """Distinct mutants."""
        return self.killed + len(self.survivors) + len(self.equivalent)

    @property
    def raw_score(self) -> float | None:
        """Share of the distinct mutants that are killed; None where there are none."""
        return self.killed / self.counted if self.counted else None

    @property
    def score(self) -> float | None:
        """Share of the mutants that are not equivalent; None where there are none."""
        other = self.killed + len(self.survivors)
        return self.killed / other if other else None


@dataclass(frozen=True)
class Sampled:
    """The score of a sample.

    Attributes:
        killed: Mutants that the cases kill.
        others: Mutants that they do not and that are not known to be equivalent.
        survivors: Names of some of those, the gravest kinds first.
    """

    killed: int
    others: int
    survivors: tuple[str, ...]

    @property
    def score(self) -> float | None:
        """Share of the mutants that are not equivalent; None where there are none."""
        both = self.killed + self.others
        return self.killed / both if both else None

    @property
    def poor(self) -> bool:
        """Whether the cases let too much through."""
        return self.score is not None and self.score < POOR


def _unwatched(done: int, total: int) -> None:
    del done, total


def assess(
    program: Program,
    workload: Workload,
    source: str,
    workers: int,
    watch: Callable[[int, int], None] = _unwatched,
    draws: int = 0,
) -> Adequacy:
    """Judge all mutants of a program.

    Args:
        program: The unmodified program.
        workload: Its workload.
        source: The workload's spec.
        workers: Worker processes.
        watch: Told how many mutants are done, of how many; then the same of survivors.
        draws: Cases to draw and to try on the survivors.

    Raises:
        ConfigError: It is no LLVM IR kernel.
        WorkloadError: The unmodified program fails on a case, or the workload declares a mutant
            equivalent that is killed, or that the program does not have.
    """
    every = _mutants(program)
    require_known(every, workload)
    with _pool(program, workload, source, workers) as pool:
        found = _judge(pool, program, workload, workers, every, watch)
        survivors = [one.mutant for one in found.survivors]
        if not draws:
            return found
        rng = random.Random(DRAWN_SEED)
        tell = partial(_of, watch, len(survivors))
        cases = suggestions(pool, program, workload, survivors, workers, rng, draws, tell)
        return replace(found, suggested=cases)


def _of(watch: Callable[[int, int], None], total: int, done: int) -> None:
    watch(done, total)


@contextmanager
def _pool(program: Program, workload: Workload, source: str, workers: int) -> Generator[Executor]:
    device = program.dialect.default_device
    spec = WorkerSpec(device, source, program, memory_bytes=MEMORY_BYTES, timing=False)
    pool = LocalPool(spec, workers, Limits(workload.timeout_s, len(workload.train)))
    try:
        yield pool
    finally:
        pool.close()


def _mutants(program: Program) -> tuple[Mutant, ...]:
    if program.dialect is not Dialect.LLVM:
        raise ConfigError("the mutation score of cases is known for LLVM IR kernels (.ll) only")
    return mutants(program)


def _judge(
    pool: Executor,
    program: Program,
    workload: Workload,
    workers: int,
    chosen: Sequence[Mutant],
    watch: Callable[[int, int], None],
    limit_s: float = float("inf"),
) -> Adequacy:
    start = time.monotonic()
    judged = Assessment(pool, program, workload).run(
        chosen,
        workers,
        partial(_of, watch, len(chosen)),
        lambda: time.monotonic() - start > limit_s,
    )
    return Adequacy(judged, len(chosen), time.monotonic() - start)


_GRAVE = tuple(
    map(MutantKind, ("barrier", "guard", "comparison", "bound", "operator", "constant"))
)


def sampled(
    program: Program,
    workload: Workload,
    source: str,
    workers: int,
    folder: Path | None = None,
    seed: int = 1,
) -> Sampled:
    """The score of a sample of mutants: taken once, and kept for this program and workload.

    On a machine so slow that the sample is not done after `SAMPLE_S` seconds it is smaller.

    Args:
        program: The unmodified program.
        workload: Its workload.
        source: The workload's spec.
        workers: Worker processes.
        folder: Where scores are kept; None for the user's cache.
        seed: Seed of the sample.

    Raises:
        ConfigError: It is no LLVM IR kernel.
        WorkloadError: As `assess`; and what the workload declares need not be known.
    """
    path = (folder or cache_folder("adequacy")) / f"{_key(program, workload, seed)}.json"
    kept = _read(path)
    if kept is not None:
        return kept
    every = _mutants(program)
    chosen = random.Random(seed).sample(every, min(SAMPLE, len(every)))
    with _pool(program, workload, source, workers) as pool:
        found = _judge(pool, program, workload, workers, chosen, _unwatched, SAMPLE_S)
    worst = sorted(found.survivors, key=lambda one: _GRAVE.index(one.mutant.kind))
    names = tuple(one.mutant.name for one in worst[:SHOWN])
    result = Sampled(found.killed, len(worst), names)
    _write(path, result)
    return result


def _key(program: Program, workload: Workload, seed: int) -> str:
    parts = (
        program.digest,
        workload.digest,
        __version__,
        SIMT_VERSION,
        VERSION,
        f"{SAMPLE} {seed}",
    )
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _read(path: Path) -> Sampled | None:
    """What was kept; None where there is nothing, or nothing that can be read."""
    try:
        data: Any = json.loads(path.read_bytes())
        names = tuple(str(name) for name in data["survivors"])
        return Sampled(int(data["killed"]), int(data["others"]), names)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write(path: Path, result: Sampled) -> None:
    """Keep a score; a full or read-only disk only means that it is not kept."""
    data = {"killed": result.killed, "others": result.others, "survivors": result.survivors}
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(path, json.dumps(data).encode())
