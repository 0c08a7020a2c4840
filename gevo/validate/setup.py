"""What programs are judged on: a workload, its cases, workers and the unmodified program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from gevo.device.base import RunOptions
from gevo.device.kind import watcher
from gevo.errors import WorkloadError
from gevo.evaluate.executor import Executor
from gevo.evaluate.jobs import Plan
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.timed import LEAST_REPEATS, timed
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.validate.fresh import Fresh
from gevo.validate.retry import Attempts
from gevo.validate.runs import (
    CHECKS,
    FRESH,
    HELD_OUT,
    ORDER,
    ORDERS_OF_THREADS,
    POISONS,
    READ_BACK,
    REPEATED,
    SEEDS,
    STATE,
    STATELESS,
    Cases,
    Check,
    read_back,
    watched_again,
)
from gevo.validate.steady import steady
from gevo.workload.case import TestCase, Workload

SIMT_FLOPS = 1_500_000_000
"""Of a case that validation still runs on simt, some thirty times, and with compute-sanitizer:
simt does about 1e9 a second, or 2e8 where it looks for races."""

WATCHED_FLOPS = 10_000_000
"""Of a case that detector and survey still run in all their ways, where cases are alike."""
_BRIEF = {REPEATED: slice(12), STATE: slice(2), ORDERS_OF_THREADS: slice(None, None, 4)}
"""Which runs of a stage are made of larger ones."""
_STEADY = {REPEATED: slice(4), ORDER: slice(2)}
"""The same of programs that are `steady`, but for those that are one under the detector."""


def too_many(flops: int) -> str:
    """Why simt does not run a case of so many operations."""
    return f"{flops / 1e9:.3g} GFLOP a case would take too long"


def brief(flops: int, alike: bool) -> bool:
    """Whether one case stands for all where accesses are watched."""
    return alike and flops > WATCHED_FLOPS


@dataclass(frozen=True)
class ValidationSetup:
    """What winners are judged on.

    Attributes:
        device: Workers of the device that the search ran on.
        simt: Workers of the simt device; the same ones where that is the device.
        baseline: The unmodified program.
        workload: Its workload.
        fresh: Cases that nobody has seen.
        name: The device's name.
        modelled: True when the device's times are modelled.
    """

    device: Executor
    simt: Executor
    baseline: Program
    workload: Workload
    fresh: Fresh
    name: str
    modelled: bool

    @property
    def checks(self) -> tuple[Check, ...]:
        """The correctness stages that mean something for the program."""
        return STATELESS if watcher(self.baseline.dialect) is None else CHECKS

    @property
    def reads_back(self) -> bool:
        """Whether what is emitted is PTX, which can be read."""
        return self.baseline.dialect.emits_ptx

    @property
    def times_emitted(self) -> bool:
        """Whether times are modelled of what code generation then works on."""
        return self.modelled and self.reads_back

    @property
    def unjudged(self) -> Mapping[str, str]:
        """Stages that are not run here, by name, and why."""
        return {}

    @property
    def unsearched(self) -> str:
        """Why no difference is searched for, where that is so."""
        return ""

    @property
    def cases(self) -> Cases:
        """All cases."""
        found = self.fresh.survey
        corners = (*found.corners, *found.directed)
        return Cases(self.workload.train, self.workload.heldout, self.fresh.cases, corners)

    def of(self, program: Program) -> ValidationSetup:
        """What a program is judged on, by what its text says of it."""
        del program
        return self

    def plan(self, check: Check) -> Plan:
        """The runs of a stage."""
        return check.plan(self.cases)

    def note(self, check: Check) -> str:
        """Why a stage has fewer runs than for other programs; empty where it has as many."""
        del check
        return ""

    @property
    def read_back(self) -> Plan:
        """The runs of the emitted PTX."""
        return read_back(self.cases)

    @property
    def kinds(self) -> Mapping[str, tuple[TestCase, ...]]:
        """The cases by kind, without empty kinds."""
        cases = self.cases
        timing = self.workload.timing
        kinds = {"timing": timing, "training": cases.train, "held-out": cases.heldout}
        kinds["fresh"] = cases.fresh
        return {name: some for name, some in kinds.items() if some}


@dataclass(frozen=True)
class TuningSetup(ValidationSetup):
    """A setup for judging configurations, which are for the sizes that they were tuned for.

    They must be right on all cases, and faster on the training cases' sizes: with the seeds that
    the search saw, and with others.

    Attributes:
        flops: Additions and multiplications of one case; 0 where they are not known.
        alike: All cases have the same sizes, and data decide about no branch and no address, as in
            what gevo writes itself. So all of them make the same accesses in the same order.
        steady: Of the program that is judged its text says that, too, and that barriers alone
            order its accesses (see `gevo.validate.steady`).
    """

    flops: int = 0
    alike: bool = False
    steady: bool = False

    def of(self, program: Program) -> TuningSetup:
        """The same for a program: whether it is `steady` its text says."""
        if not brief(self.flops, self.alike):
            return self
        return replace(self, steady=steady(program.text))

    def plan(self, check: Check) -> Plan:
        """The runs of a stage: of large cases that are alike one is enough where it is watched.

        Where the program is steady one watched run says all that the three stages under the
        detector ask, and each further case runs once, with one of the poisons.
        """
        if not brief(self.flops, self.alike):
            return super().plan(check)
        first, cases = Cases(self.workload.train[:1], (), ()), self.cases
        if self.steady and check.watched is not None:
            return watched_again(first)
        if self.steady and check.name in (HELD_OUT, FRESH):
            return check.plan(cases)[:: len(POISONS)]
        if check.on_simt or check.name in _BRIEF:
            cases = first
        some = _STEADY if self.steady else _BRIEF
        return check.plan(cases)[some.get(check.name, slice(None))]

    def note(self, check: Check) -> str:
        """Why one watched run is enough."""
        if not self.steady or check.watched is None:
            return ""
        return "data decide about no access and barriers alone order them, as its text says"

    @property
    def read_back(self) -> Plan:
        """The runs of the emitted PTX, of one case where that is enough, in one order likewise."""
        if not brief(self.flops, self.alike):
            return super().read_back
        plan = read_back(Cases(self.workload.train[:1], (), ()))
        return plan[:1] if self.steady else plan

    @property
    def times_emitted(self) -> bool:
        """What a configuration gains is in its launches, and its cases may take long."""
        return False

    @property
    def unjudged(self) -> Mapping[str, str]:
        """The stages on simt, where a case is too large for it and the device is another."""
        if self.simt is self.device or self.flops <= SIMT_FLOPS:
            return {}
        why = f"not run: {too_many(self.flops)}"
        stages = (READ_BACK, *(check.name for check in self.checks if check.on_simt))
        return dict.fromkeys(stages, why)

    @property
    def unsearched(self) -> str:
        """What a configuration decides otherwise follows from its launches, which come with it."""
        return "not looked for: a configuration comes with its launches"

    @property
    def kinds(self) -> Mapping[str, tuple[TestCase, ...]]:
        """The cases that are timed: training, and the same sizes with other seeds."""
        train = self.workload.train
        first = max(case.seed for case in (*train, *self.workload.heldout)) + 1
        others = (replace(c, name=f"{c.name}-other", seed=first + n) for n, c in enumerate(train))
        return {"training": train, "held-out": tuple(others)}


def baseline_measurements(
    executor: Executor, workload: Workload, baseline: Program
) -> tuple[Measurement, Measurement]:
    """The unmodified program on the training and on the held-out cases.

    The time of the first is that of the timing cases, where the workload has some.

    Raises:
        WorkloadError: It fails on one of them, what it gives depends on what its output buffers
            held before, or it is right only with some of the results that PTX allows
            approximate arithmetic.
        DeviceLost: The device fails again and again.
    """
    _, modelled, _ = executor.fingerprint()
    options = RunOptions(poison=POISONS[0])
    if not modelled:
        # Whatever is compared is timed next to it again; launches of a GPU cost next to nothing.
        brief = watcher(baseline.dialect) is None
        options = replace(options, repeats=LEAST_REPEATS) if brief else timed(options)
    plans = [
        tuple((case, options) for case in cases) for cases in (workload.train, workload.heldout)
    ]
    if modelled:
        plans.append(
            tuple(
                (case, replace(options, arithmetic_seed=seed))
                for case in (*workload.train, *workload.heldout)
                for seed in SEEDS
            )
        )
    jobs = [Attempts(partial(executor.measure, baseline, plan)) for plan in plans]
    training, heldout, *seeded = (job.result() for job in jobs)
    for measured in (training, heldout, *seeded):
        if measured.outcome in (Outcome.INVALID, Outcome.COMPILE_FAILED):
            raise WorkloadError(
                f"{workload.source}: the unmodified kernel fails ({measured.outcome}): "
                f"{measured.detail}"
            )
        if not measured.ok:
            raise WorkloadError(
                f"{workload.source}: the unmodified kernel fails with other bytes in its out "
                f"arrays ({measured.outcome}): {measured.detail}; make an array that it does not "
                "write completely inout or scratch"
            )
    if workload.timing:
        alone = _timed(executor, workload, baseline, modelled).baseline
        training = replace(training, times_ns=alone.times_ns, sampling=alone.sampling)
    return training, heldout


def _timed(executor: Executor, workload: Workload, baseline: Program, modelled: bool) -> Duel:
    """The unmodified program beside itself on the timing cases."""
    trials = 1 if modelled else LEAST_REPEATS
    duel = Attempts(partial(executor.duel, baseline, workload.timing, trials, 0)).result()
    for found in (duel.candidate, duel.baseline):
        if not found.ok:
            raise WorkloadError(
                f"{workload.source}: timing: the unmodified kernel fails ({found.outcome}): "
                f"{found.detail}"
            )
    return duel
