"""What runs inside a worker process.

A worker builds its `Scorer` when the first job arrives, so that a broken workload is an
ordinary exception of that job, and keeps it for every later job of the same `WorkerSpec`.
"""

from __future__ import annotations

import importlib
import resource
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gevo.device.base import Cache, Lowered, RunOptions
from gevo.device.registry import open_device
from gevo.edits.apply import apply
from gevo.edits.json_form import patch_from_json
from gevo.errors import EditError
from gevo.evaluate.codegen import Code, ptx_of_all
from gevo.evaluate.scoring.configure import lower
from gevo.evaluate.scoring.contrast import Contrast, Contraster
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.examine import Examined, Examiner
from gevo.evaluate.scoring.launched import launched_kernels
from gevo.evaluate.scoring.robust import RobustScorer
from gevo.evaluate.scoring.sanitize import Sanitized, sanitize
from gevo.evaluate.scoring.score import LowerReply, Scorer
from gevo.evaluate.scoring.survey import Survey, Surveyor
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.llvm.syntax.debug import without_paths
from gevo.workload.case import TestCase
from gevo.workload.spec import load

importlib.import_module("numpy.random")  # lazy otherwise: under a memory limit that is too late

Plan = tuple[tuple[TestCase, RunOptions], ...]
PatchJson = Mapping[str, Any]
"""A patch as `patch_to_json` writes it."""


@dataclass(frozen=True)
class WorkerSpec:
    """Everything a worker needs to judge variants; picklable.

    Attributes:
        device: As `open_device` takes it.
        workload: Path of the workload's spec.
        baseline: The unmodified program.
        tolerance: See `Scorer`.
        races: See `Scorer`.
        memory_bytes: Address space a worker may use; 0 for no limit.
        cache: What a GPU's cache holds when a timed run begins.
        robust: Rank variants by the low end of their modelled gain; see `RobustScorer`.
        timing: Time programs on the workload's timing cases, where it has some.
    """

    device: str
    workload: str
    baseline: Program
    tolerance: float = 0.0
    races: bool = True
    memory_bytes: int = 0
    cache: Cache = Cache.WARM
    robust: bool = False
    timing: bool = True


_spec: WorkerSpec | None = None
_scorer: Scorer | None = None
_examiner: Examiner | None = None
_contraster: Contraster | None = None


def start(spec: WorkerSpec) -> None:
    """First call in a worker process: remember the spec and limit the memory."""
    global _spec, _scorer, _examiner, _contraster
    _spec, _scorer, _examiner, _contraster = spec, None, None, None
    limit_memory(spec.memory_bytes)


def limit_memory(size: int) -> None:
    """Limit this process's address space to so many bytes; 0 changes nothing."""
    if size:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (size if hard < 0 else min(size, hard), hard))


def build(spec: WorkerSpec) -> Scorer:
    """A scorer; raises the workload's or device's own errors."""
    device = open_device(spec.device, spec.cache)
    workload = load(spec.workload)
    if not spec.timing:
        workload = replace(workload, timing=())
    kind = RobustScorer if spec.robust else Scorer
    return kind(device, workload, spec.baseline, spec.tolerance, spec.races)


def scorer() -> Scorer:
    """This process's scorer; raises the workload's or device's own errors."""
    global _scorer
    if _spec is None:
        raise RuntimeError("worker.start() has not been called in this process")
    if _scorer is None:
        _scorer = build(_spec)
    return _scorer


def worn() -> bool:
    """Whether this process must be replaced: its device cannot recover from a fault."""
    return _scorer is not None and not _scorer.device.healthy


def lower_job(program: Program) -> LowerReply:
    """Verify and clean up one variant."""
    try:
        return scorer().lower(program)
    except MemoryError:
        return LowerReply(None, _out_of_memory())


def score_job(lowered: Lowered) -> Measurement:
    """Compile and run one lowered variant on the training cases."""
    try:
        return scorer().score(lowered)
    except MemoryError:
        return _out_of_memory()


def measure_job(program: Program, plan: Plan, bitwise: bool) -> Measurement:
    """Run a program on `plan`; see `Scorer.measure`."""
    try:
        return measure(scorer(), program, plan, bitwise)
    except MemoryError:
        return _out_of_memory()


def measure(scorer: Scorer, program: Program, plan: Plan, bitwise: bool) -> Measurement:
    """As `measure_job`, with a given scorer."""
    reply = scorer.lower(program)
    if reply.lowered is None:
        return reply.refused or _out_of_memory()
    return scorer.measure(reply.lowered, plan, bitwise)


def examine_job(program: Program, plan: Plan) -> Examined:
    """Run a program on `plan` under the detector; see `Examiner`."""
    global _examiner
    try:
        judge = scorer()
        if _examiner is None:
            _examiner = Examiner(judge)
        return examine(_examiner, judge, program, plan)
    except MemoryError:
        return Examined(_out_of_memory())


def examine(examiner: Examiner, scorer: Scorer, program: Program, plan: Plan) -> Examined:
    """As `examine_job`, with a given examiner and its scorer."""
    reply = scorer.lower(program)
    if reply.lowered is None:
        return Examined(reply.refused or _out_of_memory())
    return examiner.examine(reply.lowered, plan)


def survey_job(known: Sequence[TestCase], seed: int) -> Survey:
    """Look for cases beside the known ones; see `Surveyor`."""
    return Surveyor(scorer()).survey(known, seed)


def contrast_job(program: Program, cases: Sequence[TestCase], seed: int) -> Contrast:
    """Look for what a program does differently, or relies on; see `Contraster`."""
    try:
        return contrast(contraster(), program, cases, seed)
    except MemoryError:
        return Contrast(_out_of_memory())


def contraster() -> Contraster:
    """This process's contraster; raises the workload's or device's own errors."""
    global _contraster
    if _contraster is None:
        _contraster = Contraster(scorer())
    return _contraster


def contrast(
    contraster: Contraster, program: Program, cases: Sequence[TestCase], seed: int
) -> Contrast:
    """As `contrast_job`, with a given contraster."""
    reply = contraster.scorer.lower(program)
    if reply.lowered is None:
        return Contrast(reply.refused or _out_of_memory())
    return contraster.contrast(reply.lowered, cases, seed)


def differs_job(program: Program, case: TestCase) -> Measurement | None:
    """How a program fails on a case, if the unmodified one defines what it gives."""
    return differs(contraster(), program, case)


def differs(contraster: Contraster, program: Program, case: TestCase) -> Measurement | None:
    """As `differs_job`, with a given contraster."""
    reply = contraster.scorer.lower(program)
    if reply.lowered is None:
        return reply.refused
    return contraster.differs(reply.lowered, case)


def sanitize_job(plan: Plan) -> Sanitized:
    """Run the unmodified program alone on `plan`; raises CompileFailed."""
    judge = scorer()
    settings = judge.baseline.settings
    return sanitize(judge.device, judge.workload, judge.baseline_binary(), settings, plan)


def launched_job() -> frozenset[str] | None:
    """Kernels that the workload launches of the unmodified program; see `launched_kernels`."""
    judge = scorer()
    return launched_kernels(judge.workload, judge.baseline)


def duel_job(program: Program, cases: Sequence[TestCase], trials: int, warm: int) -> Duel:
    """Time a program and the baseline in turns; see `Scorer.duel`."""
    try:
        return duel(scorer(), program, cases, trials, warm)
    except MemoryError:
        return Duel(_out_of_memory(), _out_of_memory())


def duel(
    scorer: Scorer, program: Program, cases: Sequence[TestCase], trials: int, warm: int
) -> Duel:
    """As `duel_job`, with a given scorer."""
    reply = scorer.lower(program)
    if reply.lowered is None:
        refused = reply.refused or _out_of_memory()
        return Duel(refused, refused)
    return scorer.duel(reply.lowered, cases, trials, warm)


def replay_job(patch: PatchJson) -> Program:
    """The program that a patch gives, from the baseline and the patch's JSON alone.

    Raises EditError when an edit of the patch does not apply.
    """
    return replay(scorer().baseline, patch)


def replay(baseline: Program, patch: PatchJson) -> Program:
    """As `replay_job`, for a given baseline."""
    applied = apply(baseline, patch_from_json(patch))
    if applied.dropped:
        edit, reason = applied.dropped[0]
        raise EditError(f"edit {edit.id} of the patch does not apply: {reason}")
    return applied.program


def emit_job(program: Program) -> Code:
    """The code that is judged in the name of a program; raises CompileFailed."""
    return emit(scorer(), program)


def emit(scorer: Scorer, program: Program) -> Code:
    """As `emit_job`, with a given scorer."""
    if not program.dialect.emits_ptx:
        return Code(program.text, "")
    text = lower(scorer.device, scorer.workload, replace(program, launched=())).text
    return Code(without_paths(text), ptx_of_all(text, program.launched))


def fingerprint_job() -> tuple[str, bool, dict[str, str]]:
    """Name of the device, whether its times are modelled, and what they depend on."""
    device = scorer().device
    return device.name, device.modelled, dict(device.fingerprint())


def _out_of_memory() -> Measurement:
    device = scorer().device
    return Measurement(
        Outcome.LAUNCH_FAILED,
        device=device.name,
        modelled=device.modelled,
        detail="out of memory in the worker process",
    )
