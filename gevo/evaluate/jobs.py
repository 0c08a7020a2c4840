"""What worker processes are set up with; its methods are the jobs.

Nothing is opened or loaded before the first job, so that a broken workload is an ordinary
exception of that job. What is there is kept for all later ones.
"""

from __future__ import annotations

import importlib
import resource
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, TypeVar

from gevo.child import ChildDied, in_child
from gevo.device import cleanup
from gevo.device.base import Cache, Compiler, Device, Lowered, QuickDevice, RunOptions
from gevo.device.cuda.ptxas import refusal
from gevo.device.forecast import KernelWork
from gevo.device.registry import open_device
from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.operators import OPERATORS
from gevo.edits.text import patch_from_json
from gevo.errors import CompileFailed, EditError
from gevo.evaluate.codegen import ARCH, CODEGEN_S, Code, ptx_of_all
from gevo.evaluate.scoring.as_emitted import AsEmitted
from gevo.evaluate.scoring.contrast import Contrast, Contraster, Search
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.ends import AtEnds, Ends
from gevo.evaluate.scoring.examine import Examined, Examiner, Sanitized, launched_kernels, sanitize
from gevo.evaluate.scoring.held import held
from gevo.evaluate.scoring.issued import Issued, Issuing
from gevo.evaluate.scoring.model import Behaviour, ModelProber
from gevo.evaluate.scoring.prepared import lower, specialized
from gevo.evaluate.scoring.read_back import PtxReader, ReadBack
from gevo.evaluate.scoring.score import LowerReply, RobustScorer, Scorer
from gevo.evaluate.scoring.survey import Effort, Survey, Surveyor
from gevo.evaluate.scoring.timed import TimedScorer
from gevo.evaluate.scoring.unaimed import Unaimed
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Assumed, Program
from gevo.program.llvm.syntax.debug import without_paths
from gevo.workload.case import TestCase, Workload
from gevo.workload.spec import load

PatchJson = Mapping[str, Any]
"""A patch as `patch_to_json` writes it."""


def replayed(baseline: Program, patch: PatchJson) -> Program:
    """The program that a patch gives, from the baseline and the patch's JSON alone.

    Raises EditError when an edit of the patch does not apply.
    """
    applied = apply(baseline, patch_from_json(patch))
    if applied.dropped:
        edit, reason = applied.dropped[0]
        raise EditError(f"edit {edit.id} of the patch does not apply: {reason}")
    return applied.program


importlib.import_module("numpy.random")  # lazy otherwise: under a memory limit that is too late

T = TypeVar("T")

Plan = tuple[tuple[TestCase, RunOptions], ...]
Identity = tuple[str, bool, dict[str, str]]
"""Name of a device, whether its times are modelled, and what they depend on."""


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
        operators: Edit operators that the program has registered; see `gevo.plugins`.
        recordings: Files that processes on this machine share; see `Timing`.
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
    operators: tuple[type[Edit], ...] = ()
    recordings: tuple[str, ...] = ()


def limit_memory(size: int) -> None:
    """Limit this process's address space to so many bytes; 0 changes nothing."""
    if size:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (size if hard < 0 else min(size, hard), hard))


def identity_of(device: Device) -> Identity:
    """What an executor says of its device."""
    return device.name, device.modelled, dict(device.fingerprint())


def cleaned(program: Program, workload: Workload) -> str:
    """A program's text for its settings, verified and cleaned up; raises CompileFailed."""
    return cleanup.clean(specialized(program, workload).text)


class Worker:
    """Does everything, from lowering to timing, on a device that it opens itself.

    What it raises are the workload's and the device's own errors.
    """

    def __init__(self, spec: WorkerSpec) -> None:
        self._spec = spec

    @cached_property
    def scorer(self) -> Scorer:
        """Device, workload and the unmodified program."""
        spec = self._spec
        device = open_device(spec.device, spec.cache)
        workload = load(spec.workload, brief=True)
        if not spec.timing:
            workload = replace(workload, timing=())
        kind = RobustScorer if spec.robust else Scorer if device.modelled else TimedScorer
        return kind(device, workload, spec.baseline, spec.tolerance, spec.races, spec.recordings)

    @cached_property
    def examiner(self) -> Examiner:
        """See `Examiner`."""
        return Examiner(self.scorer)

    @cached_property
    def ptx_reader(self) -> PtxReader:
        """See `PtxReader`."""
        return PtxReader(self.scorer)

    @cached_property
    def issuing(self) -> Issuing:
        """See `Issuing`."""
        return Issuing(self.scorer)

    @cached_property
    def emitted(self) -> AsEmitted:
        """See `AsEmitted`."""
        return AsEmitted(self.scorer)

    @cached_property
    def contraster(self) -> Contraster:
        """See `Contraster`."""
        return Contraster(self.scorer)

    @cached_property
    def extremes(self) -> AtEnds:
        """See `AtEnds`."""
        return AtEnds(self.scorer)

    @cached_property
    def prober(self) -> ModelProber:
        """See `ModelProber`."""
        return ModelProber(self.scorer)

    @property
    def unusable(self) -> bool:
        """Whether the process must be replaced: its device cannot recover from a fault."""
        return "scorer" in self.__dict__ and not self.scorer.device.healthy

    def close(self) -> None:
        """Give the device back."""
        if "scorer" in self.__dict__:
            self.scorer.device.close()

    def fingerprint(self) -> Identity:
        """See `Executor.fingerprint`."""
        name, modelled, known = identity_of(self.scorer.device)
        more = {"machine code": self.issuing.source} if self.issuing.asked else {}
        return name, modelled, known | more

    def lower(self, program: Program) -> LowerReply:
        """Verify and clean up one variant."""
        try:
            return self.scorer.lower(program)
        except MemoryError:
            return LowerReply(None, self._out_of_memory())

    def score(self, lowered: Lowered, reference_ns: float | None) -> Measurement:
        """Compile and run one lowered variant on the training cases; see `TimedScorer`."""
        scorer = self.scorer
        try:
            if isinstance(scorer, TimedScorer):
                return scorer.timed_score(lowered, reference_ns)
            return self.issuing.borne_out(lowered, scorer.score(lowered))
        except MemoryError:
            return self._out_of_memory()

    def measure(self, program: Program, plan: Plan, bitwise: bool) -> Measurement:
        """Run a program on `plan`; see `Scorer.measure`."""
        return self._lowered(
            program, lambda lowered: self.scorer.measure(lowered, plan, bitwise), lambda m: m
        )

    def examine(self, program: Program, plan: Plan) -> Examined:
        """Run a program on `plan` under the detector; see `Examiner`."""
        return self._lowered(
            program, lambda lowered: self.examiner.examine(lowered, plan), Examined
        )

    def behave(self, program: Program) -> Behaviour:
        """Ask a program what only models are asked; see `ModelProber`."""
        return self._lowered(
            program, self.prober.behaviour, lambda refused: Behaviour(failed=refused)
        )

    def read_back(self, program: Program, ptx: str, own: str, plan: Plan) -> ReadBack:
        """Run what a program's emitted PTX says on `plan`; see `PtxReader`."""
        return self.ptx_reader.examine(program, ptx, own, plan)

    def as_emitted(
        self, program: Program, ir: str, own: str, kinds: Mapping[str, Sequence[TestCase]]
    ) -> Mapping[str, Duel]:
        """Time what is emitted for a program, by kind of case; see `AsEmitted`."""
        return self.emitted.duels(program, ir, own, kinds)

    def survey(self, known: Sequence[TestCase], seed: int, effort: Effort) -> Survey:
        """Look for cases beside the known ones; see `Surveyor`."""
        return Surveyor(self.scorer, effort).survey(known, seed)

    def held(self, cases: Sequence[TestCase]) -> Mapping[str, Sequence[str]]:
        """Conditions that launches of the unmodified program fulfil, by kernel."""
        return held(self.scorer, cases)

    def profile(self) -> Mapping[str, float]:
        """See `Executor.profile`."""
        device = self.scorer.device
        if device.modelled or not isinstance(device, QuickDevice):
            return {}
        return device.profile(self._spec.baseline)

    def contrast(
        self,
        program: Program,
        cases: Sequence[TestCase],
        compiled: Program | None,
        told: Sequence[Assumed],
        search: Search,
        outside: Sequence[TestCase] = (),
    ) -> Contrast:
        """Look for what a program does differently, or relies on; see `Contraster`.

        `unaimed` is the rest of a search.
        """
        contrast = partial(
            self.contraster.contrast,
            cases=cases,
            told=told,
            search=search,
            outside=outside,
        )
        if compiled is None:
            return self._lowered(program, contrast, Contrast)
        return self._lowered(
            compiled,
            lambda passes: self._lowered(program, partial(contrast, compiled=passes), Contrast),
            Contrast,
        )

    def unaimed(
        self, program: Program, cases: Sequence[TestCase], seed: int, part: int
    ) -> Unaimed:
        """Try a part of the cases that aim at nothing in particular; see `Contraster`."""
        return self._lowered(
            program,
            lambda lowered: self.contraster.unaimed(lowered, cases, seed, part),
            Unaimed,
        )

    def differs(self, program: Program, case: TestCase) -> Measurement | None:
        """How a program fails on a case, if the unmodified one defines what it gives."""
        reply = self.scorer.lower(program)
        if reply.lowered is None:
            return reply.refused
        return self.contraster.differs(reply.lowered, case)

    def at_ends(self, program: Program, cases: Sequence[TestCase]) -> Ends:
        """Run a program on cases whose arrays are all at one end; see `AtEnds`."""
        return self._lowered(
            program,
            lambda lowered: self.extremes.try_(lowered, cases),
            lambda refused: Ends(failed=refused),
        )

    def sanitize(self, plan: Plan) -> Sanitized:
        """Run the unmodified program alone on `plan`; raises CompileFailed."""
        scorer = self.scorer
        binary, settings = scorer.baseline_binary(), scorer.baseline.settings
        return sanitize(scorer.device, scorer.workload, binary, settings, plan)

    def launched(self) -> frozenset[str] | None:
        """Kernels that the workload launches of the unmodified program."""
        return launched_kernels(self.scorer.workload, self.scorer.baseline)

    def duel(self, program: Program, cases: Sequence[TestCase], trials: int, warm: int) -> Duel:
        """Time a program and the baseline in turns; see `Scorer.duel`."""
        return self._lowered(
            program,
            lambda lowered: self.scorer.duel(lowered, cases, trials, warm),
            lambda refused: Duel(refused, refused),
        )

    def executed(self, program: Program) -> tuple[KernelWork, ...]:
        """How often warps come to each line of a program; see `Issuing.executed`."""
        return self.issuing.executed(program)

    def issued(self, ir: str) -> Issued:
        """What is emitted for a program comes to; see `Issuing.of_emitted`."""
        return self.issuing.of_emitted(ir)

    def replay(self, patch: PatchJson) -> Program:
        """See `replayed`."""
        return replayed(self.scorer.baseline, patch)

    def emit(self, program: Program) -> Code:
        """The code that is judged in the name of a program; raises CompileFailed."""
        if not program.dialect.emits_ptx:
            return Code(program.text, "")
        # Not as the device has it: simt's has a stack of its own where functions call themselves.
        text = cleaned(program, self.scorer.workload)
        ptx = program.ptx or ptx_of_all(text, program.launched)
        return Code(without_paths(text), ptx, refusal(ptx, ARCH))

    def _lowered(
        self,
        program: Program,
        run: Callable[[Lowered], T],
        refused: Callable[[Measurement], T],
    ) -> T:
        """What `run` gives for a lowered program; a refusal on the way is `refused`."""
        try:
            reply = self.scorer.lower(program)
            if reply.lowered is not None:
                return run(reply.lowered)
        except MemoryError:
            return refused(self._out_of_memory())
        return refused(reply.refused or self._out_of_memory())

    def _out_of_memory(self) -> Measurement:
        device = self.scorer.device
        return Measurement(
            Outcome.LAUNCH_FAILED,
            device=device.name,
            modelled=device.modelled,
            detail="out of memory in the worker process",
        )


def start_worker(spec: WorkerSpec) -> Worker:
    """First call in a worker process."""
    limit_memory(spec.memory_bytes)
    _register(spec.operators)
    return Worker(spec)


def _register(operators: Iterable[type[Edit]]) -> None:
    for one in operators:
        OPERATORS.register(one.kind, one)


def unusable(worker: Worker) -> bool:
    """See `Worker.unusable`."""
    return worker.unusable


class LoweringWorker:
    """Compiles for a device that another process has.

    Args:
        spec: What is judged; its device is the name, for measurements.
        compiler: For the device.
    """

    def __init__(self, spec: WorkerSpec, compiler: Compiler) -> None:
        limit_memory(spec.memory_bytes)
        _register(spec.operators)
        self._spec = spec
        self._compiler = compiler

    @cached_property
    def _workload(self) -> Workload:
        return load(self._spec.workload, brief=True)

    def lower(self, program: Program) -> LowerReply:
        """Verify, clean up and generate PTX; a refusal is a measurement."""
        try:
            return LowerReply(self._lower(program), None)
        except CompileFailed as error:
            refused = Measurement(error.outcome, device=self._spec.device, detail=str(error))
            return LowerReply(None, refused)

    def assemble(self, lowered: Lowered) -> Lowered:
        """Add machine code; raises CompileFailed."""
        return self._compiler.assemble(lowered)

    def replay(self, patch: PatchJson) -> Program:
        """See `replayed`."""
        return replayed(self._spec.baseline, patch)

    def emit(self, program: Program) -> Code:
        """The code that is judged in the name of a program; raises CompileFailed."""
        ptx = self._ptx(program)
        return Code(without_paths(cleaned(program, self._workload)), ptx)

    def _lower(self, program: Program) -> Lowered:
        return lower(self._compiler, self._workload, program)

    def _ptx(self, program: Program) -> str:
        """PTX of all kernels; where LLVM fails over them, of those that are launched."""
        if program.ptx:
            return program.ptx
        if program.launched:
            with suppress(ChildDied, CompileFailed, MemoryError):
                whole = replace(program, launched=())
                return in_child(self._lower, (whole,), int(CODEGEN_S)).text
        return self._lower(program).text


class GpuWorker:
    """Does only what needs the GPU: a variant arrives as machine code.

    Args:
        spec: What is judged.
        opener: Opens the device, in this process.
    """

    def __init__(self, spec: WorkerSpec, opener: Callable[[], Device]) -> None:
        self._spec = spec
        self._opener = opener

    @cached_property
    def scorer(self) -> TimedScorer:
        """Device, workload and the unmodified program."""
        spec = self._spec
        workload = load(spec.workload, brief=True)
        return TimedScorer(self._opener(), workload, spec.baseline, spec.tolerance, races=False)

    @property
    def healthy(self) -> bool:
        """See `OpensGpu`."""
        return self.scorer.device.healthy

    @property
    def run_s(self) -> float:
        """See `OpensGpu`."""
        return self.scorer.stage_s.get("run", 0.0)

    def open(self) -> Identity:
        """Open the device; raises its errors or the workload's."""
        return identity_of(self.scorer.device)

    def score(self, lowered: Lowered, reference_ns: float | None) -> Measurement:
        """See `TimedScorer.timed_score`."""
        return self.scorer.timed_score(lowered, reference_ns)

    def measure(self, lowered: Lowered, plan: Plan, bitwise: bool) -> Measurement:
        """See `Scorer.measure`."""
        return self.scorer.measure(lowered, plan, bitwise)

    def duel(self, lowered: Lowered, cases: Sequence[TestCase], trials: int, warm: int) -> Duel:
        """See `Scorer.duel`."""
        return self.scorer.duel(lowered, cases, trials, warm)
