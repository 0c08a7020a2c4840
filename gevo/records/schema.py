"""The records that journals hold: one class for each type.

A record is a line of a journal, a JSON object. Its `type` names the class, the other keys are
the class's fields in their order. Journals outlive versions of gevo: readers leave out types
that they do not know, and ignore unknown keys, so a type or a field (with a default) can be
added at any time. Any other change makes another `VERSION`, which the folder's manifest holds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal, TypeVar, cast

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from gevo.records.forms import Amount, AnyPatch, Count, Form, Measured, absent

TO = "\N{EN DASH}"
"""Between the ends of a range."""
ByGpu = Mapping[str, float | None]
"""Median modelled gain by GPU, the device's own first; None where a program does not fit."""


@dataclass(frozen=True, kw_only=True)
class Speed(Form):
    """Times of a program against the unmodified one's (`gevo.validate.statistics.Comparison`).

    Attributes:
        speedup_low: Low end of the range of a modelled gain, or of the confidence interval of a
            measured one; None in journals of earlier versions, as the other two.
        speedup_high: Its high end.
        gpus: Median modelled gain by GPU, None for one on which one of the programs does not fit;
            None where it was measured.
    """

    candidate_ns: Amount
    baseline_ns: Amount
    speedup: Amount
    candidate_spread: Amount
    baseline_spread: Amount
    trials: Count
    p_value: float | None
    effect: float | None
    speedup_low: Amount | None = absent()  # noqa: RUF009
    speedup_high: Amount | None = absent()  # noqa: RUF009
    gpus: Mapping[str, float | None] | None = absent()


T = TypeVar("T")


def headline(by_kind: Mapping[str, T]) -> T | None:
    """Of figures by kind of case the one that is shown: timing cases', or training cases'."""
    return by_kind.get("timing", by_kind.get("training"))


def span(low: float, high: float) -> str:
    """From 1.050 to 1.091 times, say; one figure where the ends do not differ in three digits."""
    ends = list(dict.fromkeys((f"{low:.3f}", f"{high:.3f}")))
    return TO.join(ends) + "x"


def held(gpus: ByGpu) -> str:
    """On how many GPUs a gain holds: `holds on 3 of 4 GPUs`."""
    good = sum(gain is not None and math.isfinite(gain) and gain > 1.0 for gain in gpus.values())
    return f"holds on {good} of {len(gpus)} GPUs"


def ranged(low: float, high: float, gpus: ByGpu) -> str:
    """All that is known of a modelled gain: its range, for which GPU, and where it holds."""
    return f"{span(low, high)} modelled ({next(iter(gpus))}), {held(gpus)}"


_WORDS = {
    "latency": "waiting for results",
    "issue": "issuing instructions",
    "launch": "launching kernels",
    "dispatch": "starting blocks",
    "dram": "moving data from and to DRAM",
    "l2": "moving data from and to L2",
    "l1": "reading L1",
    "shared": "shared memory",
    "constant": "constant memory",
    "atomics": "atomics on the same addresses",
    "memory": "the load and store units",
    "i2f": "making floats of integers",
}


def cause_words(cause: str) -> str:
    """A resource that modelled time is spent on, in words; of a functional unit its name."""
    return _WORDS.get(cause, f"the {cause} units")


@dataclass(frozen=True, kw_only=True)
class Pair(Form):
    """A figure of the unmodified program and of the winner."""

    before: Amount
    after: Amount


@dataclass(frozen=True, kw_only=True)
class LineChange(Form):
    """What a source line asks for on the training cases, where that has changed.

    Attributes:
        place: As `nw.cu:41`; empty for instructions without a line.
        loop: Place of the innermost loop around it; empty outside of loops.
        instructions: Warp instructions issued.
        sectors: 32-byte sectors of global and local memory.
        wavefronts: Passes through shared memory.
        barriers: Block barriers that warps waited at.
    """

    place: str
    loop: str
    instructions: Pair
    sectors: Pair
    wavefronts: Pair
    barriers: Pair


@dataclass(frozen=True, kw_only=True)
class KernelChange(Form):
    """A kernel's resources and what its warps wait for, on the training cases.

    Attributes:
        kernel: Its name.
        instructions: As in `LineChange`, all lines together.
        sectors: Likewise.
        wavefronts: Likewise.
        barriers: Likewise.
        latency_ns: Modelled time of the dependence chains, in nanoseconds.
        barrier_ns: The barriers' part of that.
        occupancy: Resident warps per SM.
        registers: Per thread.
        spills: Bytes that a thread spills; None where only an estimate is known.
        registers_from: `ptxas` and its version, or `estimate`.
        machine: Machine instructions; None where the unmodified program is not PTX, or they are
            not known.
        issued: An estimate of those that warps issue; likewise.
    """

    kernel: str
    instructions: Pair
    sectors: Pair
    wavefronts: Pair
    barriers: Pair
    latency_ns: Pair
    barrier_ns: Pair
    occupancy: Pair
    registers: Pair
    spills: Pair | None
    registers_from: str
    machine: Pair | None = absent()  # noqa: RUF009
    issued: Pair | None = absent()  # noqa: RUF009


@dataclass(frozen=True, kw_only=True)
class Why(Form):
    """Why a winner is faster, by the model.

    Attributes:
        sentence: In one sentence.
        kernels: Kernels that were launched.
        lines: The lines that changed most, the greatest change of instructions first, each with
            all its loops.
        causes: Modelled nanoseconds that each resource would take alone (see `KernelWork`), the
            unmodified program's greatest first; None in journals of earlier versions.
    """

    sentence: str
    kernels: tuple[KernelChange, ...]
    lines: tuple[LineChange, ...]
    causes: Mapping[str, Pair] | None = absent()


VERSION = 2
"""Of the records; `format` in a manifest. Older ones can be read, newer ones cannot."""
SEALED = 2
"""The first version in which every line of a journal, and the manifest, has a digest."""


class Record(Form):
    """A line of a journal: one of the subclasses, told by `type`."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        if source is not Record:
            return handler(source)
        kinds = {cast(Any, one).type: handler.generate_schema(one) for one in cls.__subclasses__()}
        return core_schema.tagged_union_schema(kinds, discriminator="type")


@dataclass(frozen=True, kw_only=True)
class Start(Record):
    """The first record of a run or a tuning session."""

    type: Literal["start"] = "start"
    seed: int | None = absent()


@dataclass(frozen=True, kw_only=True)
class Baseline(Record):
    """The unmodified program on the training and the held-out cases."""

    type: Literal["baseline"] = "baseline"
    measurement: Measured
    heldout: Measured


@dataclass(frozen=True, kw_only=True)
class Evaluation(Record):
    """One proposal that became a program and was measured, or found in the cache.

    Attributes:
        id: Its number in the run, from 1.
        generation: In which it was proposed.
        wave: Position of its wave in the generation, from 0.
        origin: The step of the search that made it (`gevo.search.individual.Origin`).
        parents: Ids of what it was made from.
        patch: The edits that applied.
        dropped: How many inherited ones did not.
        variant: Digest of the edited program.
        key: Digest of the code that runs; None where the cleanup refused the program.
        cached: True when that code had been measured before.
    """

    type: Literal["evaluation"] = "evaluation"
    id: int
    generation: int
    wave: int
    origin: str
    parents: tuple[int, ...]
    patch: AnyPatch
    dropped: Count
    variant: str
    key: str | None
    cached: bool
    measurement: Measured

    @property
    def code(self) -> str:
        """Equal for what runs the same code."""
        return self.key or self.variant


@dataclass(frozen=True, kw_only=True)
class Generation(Record):
    """A complete generation.

    Attributes:
        n: Its number; 0 is the initial population.
        population: Ids.
        front: Ids of everything non-dominated so far.
        hypervolume: Area that the front dominates.
        best_speedup: Of the fastest, on the training cases.
        refused: Proposals of the whole run that were given up before compilation, by reason.
        search: The state from which the search can go on; None in runs of islands,
            which earlier versions had.
    """

    type: Literal["generation"] = "generation"
    n: int
    population: tuple[int, ...]
    front: tuple[int, ...]
    hypervolume: float | None
    best_speedup: float | None
    refused: Mapping[str, Count] = field(default_factory=dict[str, int])
    search: Mapping[str, Any] | None = absent()


@dataclass(frozen=True, kw_only=True)
class Tuned(Record):
    """What is tried before the initial population is complete.

    Attributes:
        passes: True for passes of the compiler.
        singles: True for single edits. Without either it was the tuning of a joint search.
        trainings: How often a step was trained there, where steps were raced by their error.
    """

    type: Literal["tuned"] = "tuned"
    passes: bool | None = absent()
    singles: bool | None = absent()
    trainings: Count | None = absent()  # noqa: RUF009


@dataclass(frozen=True, kw_only=True)
class Case(Form):
    """A case that was drawn."""

    name: str
    seed: int
    sizes: Mapping[str, int]
    values: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Fresh(Record):
    """The cases of a round of validation; `skipped` says which others were not usable, and why."""

    type: Literal["fresh"] = "fresh"
    seed: int
    cases: tuple[Case, ...]
    skipped: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Screening(Record):
    """The drawn cases that whatever is faster than the unmodified program must pass, too."""

    type: Literal["screening"] = "screening"
    cases: tuple[Case, ...]


@dataclass(frozen=True, kw_only=True)
class Spoilers(Record):
    """Edits for which verdicts beside the search did not offer a winner, by their ids.

    From here on the search does without them.
    """

    type: Literal["spoilers"] = "spoilers"
    edits: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Original(Record):
    """The user's own text timed beside the unmodified program, which gevo made from it.

    Attributes:
        comparison: Its times; None where it could not be run.
        detail: Why it could not.
    """

    type: Literal["original"] = "original"
    comparison: Speed | None
    detail: str

    @property
    def speedup(self) -> float | None:
        """The unmodified program's time over that of the text as written."""
        return self.comparison.speedup if self.comparison else None


@dataclass(frozen=True, kw_only=True)
class Bound(Record):
    """What the modelled time of the unmodified program consists of.

    Attributes:
        time_ns: Its time on the timing cases, else on the training cases.
        alone_ns: What each resource would take of it alone (see `KernelWork`), greatest first;
            they overlap, so they do not add up.
        sentence: The same in words.
    """

    type: Literal["bound"] = "bound"
    time_ns: Amount
    alone_ns: Mapping[str, Amount]
    sentence: str


@dataclass(frozen=True, kw_only=True)
class Minimized(Record):
    """The minimal patch that was judged in the name of an evaluation.

    Attributes:
        id: The evaluation's.
        patch: What is left of its patch.
        from_: Edits before.
        to: Edits after.
        variant: Digest of the edited program.
    """

    type: Literal["minimized"] = "minimized"
    id: int
    patch: AnyPatch
    from_: Count
    to: Count
    variant: str
    measurement: Measured


class Conclusion(StrEnum):
    """What a verdict comes to; the words mean the same everywhere."""

    VALIDATED = "validated"
    """All stages passed."""
    GUARDED = "guarded"
    """The same, with a check in front of the kernel for what it assumes."""
    CONDITIONAL = "conditional"
    """All stages passed, and it assumes what nobody checks."""
    REFUSED = "refused"
    """A stage failed."""
    NOT_JUDGED = "not judged"
    """No stage failed, but one that must pass could not be judged."""

    @property
    def offers(self) -> bool:
        """Whether it is offered without reservation."""
        return self in (Conclusion.VALIDATED, Conclusion.GUARDED)


DIFFERENCE = "search for a difference"
"""Name of the stage that looks for what a winner relies on."""


@dataclass(frozen=True)
class Stage(Form):
    """One check of a winner.

    Attributes:
        name: Which check.
        passed: None when it could not be judged; `detail` says why.
        detail: The evidence, or the reason for the failure; one line.
        excused: It need not pass: nothing to judge, or the unmodified program fails it, too.
    """

    name: str
    passed: bool | None
    detail: str = ""
    excused: bool = False


@dataclass(frozen=True, kw_only=True)
class Validation(Record):
    """The verdict on an evaluation, or on a configuration of a tuning session.

    Attributes:
        id: The evaluation's.
        problem: What was tuned.
        configuration: Value by parameter.
        validated: True when the conclusion is that it is, or guarded.
        conclusion: None in journals of earlier versions, where `validated` says it.
        why_not: The stage because of which it is not, and the reason.
        assumptions: What it needs to be right.
        guards: What its kernels test at their entry, as `kernel: condition`; None for nothing.
        race_free: None when that could not be judged.
        training: The winner on the training cases.
        heldout: The winner on the held-out cases; None where there are none.
        heldout_baseline: The unmodified program, timed in turns with `heldout`.
        stages: All stages, in order.
        speed: Times against the unmodified program's, by kind of case.
        flags: What deserves a look although nothing failed.
        why: Why it is faster, where times are modelled.
    """

    type: Literal["validation"] = "validation"
    id: int | None = absent()
    problem: str | None = absent()
    configuration: Mapping[str, Any] | None = absent()
    validated: bool
    conclusion: Conclusion | None = None
    why_not: str | None
    assumptions: tuple[str, ...] = ()
    guards: tuple[str, ...] | None = absent()
    race_free: bool | None = None
    training: Measured | None = None
    heldout: Measured | None = None
    heldout_baseline: Measured | None = None
    stages: tuple[Stage, ...] = ()
    speed: Mapping[str, Speed] = field(default_factory=dict[str, Speed])
    flags: tuple[str, ...] = ()
    why: Why | None = absent()  # noqa: RUF009

    @property
    def known_conclusion(self) -> Conclusion:
        """The conclusion, also of a record that says `validated` only.

        A record that contradicts itself offers nothing.
        """
        said = self.conclusion or (Conclusion.VALIDATED if self.validated else Conclusion.REFUSED)
        failed = any(one.passed is False and not one.excused for one in self.stages)
        return Conclusion.REFUSED if said.offers and (failed or not self.validated) else said

    @property
    def offered(self) -> bool:
        """Whether it is offered without reservation."""
        return self.known_conclusion.offers

    @property
    def reason(self) -> str | None:
        """Why it is not offered; None where it is."""
        return self.why_not or (None if self.offered else "its record does not say why")

    @property
    def words(self) -> str:
        """The conclusion, and why it is not better."""
        known = self.known_conclusion
        return f"{known}: {self.why_not}" if self.why_not else str(known)


@dataclass(frozen=True, kw_only=True)
class Part(Form):
    """Part of a patch; its speed-up on the training cases is None unless it runs correctly."""

    speedup: Amount | None
    outcome: str


@dataclass(frozen=True, kw_only=True)
class EditEffect(Form):
    """An edit of a winner alone, and the winner without it."""

    id: str
    alone: Part
    without: Part


@dataclass(frozen=True, kw_only=True)
class PairEffect(Form):
    """Two edits of a winner, by id, without the others.

    Attributes:
        epistasis: Logarithm of the pair's speed-up less those of the two alone: 0 when the gains
            multiply, positive when the edits need each other; None unless all three run
            correctly.
    """

    first: str
    second: str
    speedup: Amount | None
    outcome: str
    epistasis: float | None


@dataclass(frozen=True, kw_only=True)
class Effects(Record):
    """What the edits of a winner do; `id` is the evaluation's."""

    type: Literal["effects"] = "effects"
    id: int | None = absent()
    edits: tuple[EditEffect, ...]
    pairs: tuple[PairEffect, ...]


@dataclass(frozen=True, kw_only=True)
class Trial(Record):
    """A configuration of a tuning session that was measured; value by parameter."""

    type: Literal["trial"] = "trial"
    problem: str
    configuration: Mapping[str, Any]
    measurement: Measured


@dataclass(frozen=True, kw_only=True)
class End(Record):
    """The last record: why nothing more was done."""

    type: Literal["end"] = "end"
    reason: str


@dataclass(frozen=True, kw_only=True)
class Elapsed(Form):
    """A line of `progress.jsonl`: wall-clock time after a generation, or after a trial.

    Attributes:
        generation: Of a run.
        trial: Of a tuning session, from 1 over all its problems.
        wall_s: Seconds of all sessions together, without what lay between them.
        evaluations: Variants evaluated so far.
        gpu_idle: Share of the search in which the GPU ran no kernel; None without a GPU.
    """

    generation: int | None = absent()
    trial: Count | None = absent()  # noqa: RUF009
    wall_s: Amount
    evaluations: Count | None = absent()  # noqa: RUF009
    gpu_idle: Amount | None = absent()  # noqa: RUF009


RECORDS = TypeAdapter(Record)  # reads a line of a journal
ELAPSED = TypeAdapter(Elapsed)
"""Reads a line of `progress.jsonl`."""
