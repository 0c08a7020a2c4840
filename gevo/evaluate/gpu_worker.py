"""What runs inside the one process that a GPU belongs to: only what needs the GPU.

A variant arrives as machine code. Every reply says whether the process can go on; after a fault
of a kernel it often cannot, and another takes its place (gpu_seats.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from gevo.device.base import Device, Lowered
from gevo.evaluate.jobs import Plan
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.timed import TimedScorer
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.workload.case import TestCase
from gevo.workload.spec import load

T = TypeVar("T")

Identity = tuple[str, bool, dict[str, str]]
"""Name of a device, whether its times are modelled, and what they depend on."""


@dataclass(frozen=True)
class GpuSpec:
    """Everything the process needs; picklable.

    Attributes:
        open: Opens the device, in that process.
        workload: Path of the workload's spec.
        baseline: The unmodified program.
        tolerance: See `Scorer`.
        bus: The GPU's PCI address, see `gpu_lock.turn`.
    """

    open: Callable[[], Device]
    workload: str
    baseline: Program
    tolerance: float
    bus: str = ""


@dataclass(frozen=True)
class Reply(Generic[T]):
    """What a job gave.

    Attributes:
        value: Its result.
        healthy: False when the process must be replaced.
        run_s: Seconds that the job spent running on the GPU.
    """

    value: T
    healthy: bool
    run_s: float


_spec: GpuSpec | None = None
_scorer: TimedScorer | None = None


def start(spec: GpuSpec) -> None:
    """First call in the process; opens nothing yet, so that failures have a job to fail."""
    global _spec, _scorer
    _spec, _scorer = spec, None


def _ready() -> TimedScorer:
    global _scorer
    if _spec is None:
        raise RuntimeError("gpu_worker.start() has not been called in this process")
    if _scorer is None:
        workload = load(_spec.workload)
        _scorer = TimedScorer(_spec.open(), workload, _spec.baseline, _spec.tolerance, races=False)
    return _scorer


def _reply(job: Callable[[TimedScorer], T]) -> Reply[T]:
    scorer = _ready()
    before = scorer.stage_s.get("run", 0.0)
    value = job(scorer)
    return Reply(value, scorer.device.healthy, scorer.stage_s.get("run", 0.0) - before)


def open_job() -> Reply[Identity]:
    """Open the device; raises its errors or the workload's."""
    return _reply(lambda s: (s.device.name, s.device.modelled, dict(s.device.fingerprint())))


def score_job(lowered: Lowered, reference_ns: float | None) -> Reply[Measurement]:
    """See `TimedScorer.timed_score`."""
    return _reply(lambda scorer: scorer.timed_score(lowered, reference_ns))


def measure_job(lowered: Lowered, plan: Plan, bitwise: bool) -> Reply[Measurement]:
    """See `Scorer.measure`."""
    return _reply(lambda scorer: scorer.measure(lowered, plan, bitwise))


def duel_job(lowered: Lowered, cases: Sequence[TestCase], trials: int, warm: int) -> Reply[Duel]:
    """See `Scorer.duel`."""
    return _reply(lambda scorer: scorer.duel(lowered, cases, trials, warm))
