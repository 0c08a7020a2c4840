"""What a report says, as values; everything that is printed or drawn comes from here.

What the compiler's own flags make of the unmodified program, as far as the run has tried them. A
gain over the text as given may be one that a flag of the compiler gives, too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from gevo.edits.passes import Optimize
from gevo.edits.patch import Patch
from gevo.edits.text import patch_to_json
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records import schema
from gevo.records.forms import Unreadable, to_json
from gevo.records.journal import NAME
from gevo.records.manifest import RunManifest, checked
from gevo.records.run import value_at
from gevo.records.schema import (
    Bound,
    ByGpu,
    Conclusion,
    Effects,
    Evaluation,
    Original,
    Speed,
    Stage,
    Validation,
    Why,
    headline,
)
from gevo.report import figures, records
from gevo.report.outcomes import Spread, Tally, spread, tally
from gevo.report.records import Generation, Records


@dataclass(frozen=True)
class Figures:
    """Time, speed-up over the unmodified program on the same cases, and error.

    `runtime_ns` is the median in nanoseconds. A figure is None where nothing was measured.
    `low` and `high` are the ends of the range of a modelled gain, `gpus` its median by GPU; None
    where that is not known.
    """

    runtime_ns: float | None = None
    speedup: float | None = None
    error: float | None = None
    low: float | None = None
    high: float | None = None
    gpus: ByGpu | None = None

    @property
    def span(self) -> str:
        """The speed-up for people, as a range where there is one."""
        if self.low is None or self.high is None:
            return figures.speedup(self.speedup)
        return schema.span(self.low, self.high)

    @property
    def held(self) -> str:
        """On how many GPUs the modelled gain holds; empty where that is not known."""
        return schema.held(self.gpus) if self.gpus else ""

    def to_json(self) -> dict[str, Any]:
        """The JSON form; figures that JSON cannot hold (infinity) become null."""
        return {
            "runtime_ns": finite(self.runtime_ns),
            "speedup": finite(self.speedup),
            "error": finite(self.error),
            **self.range_json(),
        }

    def range_json(self) -> dict[str, Any]:
        """The range of the speed-up alone."""
        return {
            "speedup_low": finite(self.low),
            "speedup_high": finite(self.high),
            "gpus": None if self.gpus is None else dict(self.gpus),
        }


def finite(value: float | None) -> float | None:
    """The value, or None for what JSON cannot hold."""
    return value if value is not None and math.isfinite(value) else None


def of_baseline(measurement: Measurement | None) -> Figures:
    """Of the unmodified program: its speed-up is 1."""
    if measurement is None or not measurement.ok:
        return Figures()
    return Figures(measurement.runtime_ns, 1.0, measurement.error)


def speedup(measurement: Measurement, base: Figures) -> float | None:
    """By the two medians; None unless both were measured."""
    runtime = measurement.runtime_ns
    if base.runtime_ns is None or not math.isfinite(runtime) or runtime <= 0.0:
        return None
    return base.runtime_ns / runtime


def of_measurement(measurement: Measurement | None, base: Figures) -> Figures:
    """Of a variant, as the search measured it or validation ran it alone."""
    if measurement is None:
        return Figures()
    runtime = finite(measurement.runtime_ns)
    return Figures(runtime, speedup(measurement, base), measurement.error)


def of_validation(timed: Speed, estimate: Figures) -> Figures:
    """The times of validation, which took variant and unmodified program in turns."""
    return Figures(
        finite(timed.candidate_ns),
        finite(timed.speedup),
        estimate.error,
        timed.speedup_low,
        timed.speedup_high,
        timed.gpus,
    )


@dataclass(frozen=True)
class Step:
    """An ancestor of a winner, or what the search ended with.

    Attributes:
        id: Number of its evaluation.
        generation: In which it was evaluated first.
        origin: The step of the search that made it.
        found: Ids of the winner's edits that it has and the step before it lacks.
        edits: How many it has in all.
        speedup: A search estimate on the training cases; None where it did not run correctly.
        error: Likewise.
    """

    id: int
    generation: int
    origin: str
    found: tuple[str, ...]
    edits: int
    speedup: float | None
    error: float | None

    def to_json(self) -> dict[str, Any]:
        """An element of `lineage` in report.json."""
        return {
            "id": self.id,
            "generation": self.generation,
            "origin": self.origin,
            "found": list(self.found),
            "edits": self.edits,
            "speedup": finite(self.speedup),
            "error": finite(self.error),
        }


def lineage(
    last: Evaluation, patch: Patch | Unreadable, by_id: Mapping[int, Evaluation], base: Figures
) -> tuple[Step, ...]:
    """The steps from the first ancestor to `last`; those that found nothing are left out.

    Of two parents the line follows the one that has more of the winner's edits, then the
    faster one; what comes from the other counts as found by the child.

    Args:
        last: The evaluation that won.
        patch: Its edits, minimised where that was done; those that are followed.
        by_id: All evaluations.
        base: Of the unmodified program.
    """
    wanted = _ids(patch)
    line = [last]
    # Parents come before their children; a damaged journal may say otherwise.
    while parents := [by_id[i] for i in line[-1].parents if i in by_id and i < line[-1].id]:
        line.append(max(parents, key=lambda p: (len(wanted & _ids(p.patch)), _gain(p, base))))
    steps: list[Step] = []
    known: frozenset[str] = frozenset()
    for one in reversed(line):
        own = _ids(one.patch) & wanted
        if own - known or one is last:
            order = [e.id for e in patch if e.id in own - known]
            steps.append(_step(one, tuple(order), base))
        known = own
    return tuple(steps)


def _ids(patch: Patch | Unreadable) -> frozenset[str]:
    return frozenset(edit.id for edit in patch)


def _gain(evaluation: Evaluation, base: Figures) -> float:
    return speedup(evaluation.measurement, base) or 0.0


def _step(one: Evaluation, found: tuple[str, ...], base: Figures) -> Step:
    measured = one.measurement
    return Step(
        one.id,
        one.generation,
        one.origin,
        found,
        len(one.patch),
        speedup(measured, base) if measured.ok else None,
        measured.error if measured.ok else None,
    )


FLAGS = {
    "o3": "-O3 once more",
    "o3_unroll": "-O3 with an unrolling threshold of 1500",
    "o3_same_size": "-O3 without unrolling",
}
"""Pipelines that flags of a compiler ask for, and what to call them."""
GIVEN = "the text as given"


@dataclass(frozen=True)
class CompilersBest:
    """The fastest text that flags alone give.

    Attributes:
        name: The flags, or `GIVEN`.
        speedup: Over the unmodified program, by the search's own measurement; at least 1.
    """

    name: str
    speedup: float

    def over(self, gain: float) -> str:
        """A gain over the unmodified program, in relation to this text."""
        if self.name == GIVEN:
            return f"no flag that was tried is faster than {GIVEN}"
        return f"{gain / self.speedup:.3f}x over {self.name}"


def compilers_best(evaluations: Iterable[Evaluation], base: Figures) -> CompilersBest | None:
    """The fastest of the texts that flags give; None where the run has tried none of them.

    Args:
        evaluations: The run's.
        base: The unmodified program on the training cases.
    """
    found: list[CompilersBest] = []
    for one in evaluations:
        name = _flags(one)
        gain = speedup(one.measurement, base) if one.measurement.ok else None
        if name and gain is not None:
            found.append(CompilersBest(name, gain))
    best = max(found, key=lambda one: one.speedup, default=None)
    return CompilersBest(GIVEN, 1.0) if best is not None and best.speedup <= 1.0 else best


def _flags(evaluation: Evaluation) -> str | None:
    """What to call the flags that give an evaluation's program; None for any other."""
    patch = evaluation.patch
    if not isinstance(patch, Patch) or len(patch) != 1:
        return None
    (edit,) = patch
    return FLAGS.get(edit.pipeline) if isinstance(edit, Optimize) else None


@dataclass(frozen=True)
class Compared:
    """What a compiler makes of the source.

    Attributes:
        name: The compiler, with its flags.
        slower: Its time over the unmodified program's; None where it is not right, or does not
            compile.
    """

    name: str
    slower: float | None


def compared(manifest: Mapping[str, Any]) -> tuple[Compared, ...]:
    """What compilers make of the source, the unmodified program first; empty where none was asked.

    Args:
        manifest: The run's. What does not look as it was written is left out.
    """
    listed: Any = value_at(manifest, ("program", "source", "compared"))
    texts = cast("list[Any]", listed) if isinstance(listed, list) else []
    named = [(str(value_at(one, ("compiler",))), value_at(one, ("runtime_ns",))) for one in texts]
    times = [(name, t if isinstance(t, float) and t > 0.0 else None) for name, t in named]
    least = times[0][1] if times else None
    if least is None:
        return ()
    return tuple(Compared(name, None if t is None else t / least) for name, t in times)


SCHEMA = 1
NOT_YET = "not validated yet"
NO_BETTER = "not validated: no better than the unmodified program"
LEAST_GAIN = 1.001
"""Speed-ups below this are not taken to validation, which asks for as much."""
LEAST_MODELLED_GAIN = 1.005
"""The same where times are modelled."""
NOT_JUDGED = "not validated: the run ended before its turn"


@dataclass(frozen=True)
class Member:
    """One variant of the Pareto front.

    Attributes:
        id: Number of its evaluation in the journal.
        patch: Its edits, minimised where that was done.
        before: The edits that the search ended with; the same ones unless minimised.
        train: Figures on the cases that the search saw, as validation measured them, if it did.
        estimate: True when `train` is what the search measured.
        heldout: Figures on the cases that only validation saw.
        race_free: Verdict of the race check; None where it did not run.
        conclusion: What validation says of it; None where it was not its turn.
        validated: True when that lets it be offered without reservation.
        why_not: The reason for `validated` being False.
        stages: Verdict of each validation stage, in the order in which they ran.
        generation: Generation in which it was first evaluated.
        speed: Times against the unmodified program's, by kind of case.
        flags: What deserves a look although nothing failed.
        effects: What each edit does; None where that was not measured.
        why: Why it is faster by the model; None where that is not known.
        lineage: How it came to be, from the first ancestor that had one of its edits.
    """

    id: int
    patch: Patch | Unreadable
    before: Patch | Unreadable
    train: Figures
    heldout: Figures
    race_free: bool | None
    conclusion: Conclusion | None
    validated: bool
    why_not: str | None
    stages: tuple[Stage, ...]
    generation: int
    speed: Mapping[str, Speed] = field(default_factory=dict[str, Speed])
    flags: tuple[str, ...] = ()
    effects: Effects | None = None
    estimate: bool = True
    assumptions: tuple[str, ...] = ()
    guards: tuple[str, ...] = ()
    why: Why | None = None
    lineage: tuple[Step, ...] = ()

    @property
    def remarks(self) -> tuple[str, ...]:
        """Its flags, assumptions and guards."""
        assumed = tuple(f"assumes that {text}" for text in self.assumptions)
        return self.flags + assumed + tuple(f"tests at its entry: {text}" for text in self.guards)

    @property
    def gain(self) -> str:
        """The speed-up on the training cases, for people."""
        if self.estimate:
            return figures.gain(self.train.speedup, True)
        return self.train.span

    def to_json(self) -> dict[str, Any]:
        """One element of `front` in report.json."""
        effects = self.effects and {"edits": self.effects.edits, "pairs": self.effects.pairs}
        return {
            "id": self.id,
            "edits": _edits(self.patch),
            "runtime_ns": finite(self.train.runtime_ns),
            "speedup": finite(self.train.speedup),
            "error": finite(self.train.error),
            "heldout": self.heldout.to_json(),
            "race_free": self.race_free,
            "validated": self.validated,
            "why_not": self.why_not,
            "stages": to_json(self.stages),
            "generation": self.generation,
            "edits_before": _edits(self.before),
            "speed": to_json(self.speed),
            "flags": list(self.remarks),
            "effects": to_json(effects),
            "speedup_from": figures.origin(self.estimate),
            "conclusion": self.conclusion,
            "assumptions": list(self.assumptions),
            "guards": list(self.guards),
            **self.train.range_json(),
            "why": to_json(self.why),
            "lineage": [step.to_json() for step in self.lineage],
        }


@dataclass(frozen=True)
class Report:
    """Everything that a report says about one run.

    Attributes:
        folder: The run folder.
        manifest: The run's manifest as written.
        baseline: The unmodified program on the training cases (speed-up 1).
        baseline_heldout: The same on the held-out cases.
        front: Validated members first, then the others, each group quickest first.
        counts: Proposals by outcome and by kind of edit.
        spread: Speed-ups of all distinct variants that ran correctly.
        points: (speed-up, error) of those variants.
        generations: Search progress.
        original: The user's own text beside the unmodified program; None before validation.
        compiler: The fastest text that flags of a compiler give; None where none was tried.
        compared: What compilers make of the source, the fastest, which is the unmodified program,
            first; empty where that was not asked.
        bound: What its modelled time consists of; None where that is not known.
        end: Why the run ended; None when it did not (still running, or killed).
        wall_s: Wall-clock time in seconds that the run had taken when last noted.
        gpu_idle: Share of the search in which the GPU ran no kernel; None without a GPU.
    """

    folder: Path
    manifest: Mapping[str, Any]
    baseline: Figures
    baseline_heldout: Figures
    front: tuple[Member, ...]
    counts: Tally
    spread: Spread
    points: tuple[tuple[float, float], ...]
    generations: tuple[Generation, ...]
    original: Original | None
    bound: Bound | None
    end: str | None
    wall_s: float | None
    gpu_idle: float | None
    compiler: CompilersBest | None = None
    compared: tuple[Compared, ...] = ()

    @cached_property
    def about(self) -> RunManifest:
        """What the manifest says."""
        return checked(RunManifest, self.manifest, self.folder / NAME)

    @property
    def program(self) -> str:
        """Path of the program as the run was told it."""
        return self.about.program.path

    @property
    def name(self) -> str:
        """The program's file name, for headings."""
        return Path(self.program).name

    @property
    def device(self) -> str:
        """Name of the device, e.g. `simt:H200`."""
        return self.about.device.name

    @property
    def modelled(self) -> bool:
        """True when every time in this report comes from a model and not from a clock."""
        return self.about.device.modelled

    @property
    def islands(self) -> int:
        """Populations that the search had; one, but for runs of earlier versions."""
        return self.about.options.islands

    @property
    def clock(self) -> str:
        """What to write beside a time: device, and whether it is modelled."""
        return f"{'modelled' if self.modelled else 'measured'}, {self.device}"

    @property
    def conclusions(self) -> tuple[Conclusion, ...]:
        """What validation says of those members whose turn it was."""
        return tuple(m.conclusion for m in self.front if m.conclusion is not None)

    @property
    def offered(self) -> tuple[Member, ...]:
        """Members that passed validation, quickest first."""
        return tuple(m for m in self.front if m.validated)

    @property
    def best(self) -> Member | None:
        """The quickest validated member."""
        return next(iter(self.offered), None)

    def to_json(self) -> dict[str, Any]:
        """The contents of report.json (schema 1)."""
        return {
            "schema": SCHEMA,
            "program": self.program,
            "device": {"name": self.device, "modelled": self.modelled},
            "seed": self.about.seed,
            **({"islands": self.islands} if self.islands > 1 else {}),
            "baseline": {
                "runtime_ns": finite(self.baseline.runtime_ns),
                "heldout": self.baseline_heldout.to_json(),
                "original_speedup": finite(self.original.speedup) if self.original else None,
                **({"alone_ns": dict(self.bound.alone_ns)} if self.bound else {}),
            },
            **({"compiler": asdict(self.compiler)} if self.compiler else {}),
            **({"compared": [asdict(one) for one in self.compared]} if self.compared else {}),
            "front": [m.to_json() for m in self.front],
            "evaluations": self.counts.to_json(),
            "generations": [
                {
                    "n": g.n,
                    "hypervolume": finite(g.hypervolume),
                    "best_speedup": finite(g.best_speedup),
                    "evaluated": g.evaluated,
                    "wall_s": g.wall_s,
                }
                for g in self.generations
            ],
            "wall_s": self.wall_s,
            "gpu_idle": self.gpu_idle,
            "spread": self.spread.to_json(),
            "end": self.end,
            "generations_speedup_from": figures.ESTIMATE,
        }


def build(folder: Path) -> Report:
    """The report of a run folder, finished or not.

    Raises:
        ConfigError: `folder` is not a run folder, or one of its files is damaged.
    """
    data = records.read(folder)
    start = data.baseline
    base, held = of_baseline(start and start.measurement), of_baseline(start and start.heldout)
    points = tuple(
        (s, e.measurement.error or 0.0)
        for e in _distinct(data.evaluations)
        if (s := speedup(e.measurement, base)) is not None
    )
    return Report(
        folder=folder,
        manifest=data.manifest,
        baseline=base,
        baseline_heldout=held,
        front=_front(data, base, held),
        counts=tally(data.evaluations, _refused(data), base.runtime_ns),
        spread=spread(gain for gain, _ in points),
        points=points,
        generations=data.generations,
        end=data.end,
        wall_s=data.wall_s,
        original=data.original,
        bound=data.bound,
        gpu_idle=data.gpu_idle,
        compiler=compilers_best(data.evaluations, base),
        compared=compared(data.manifest),
    )


def _edits(patch: Patch | Unreadable) -> list[dict[str, Any]]:
    return patch_to_json(patch)["edits"] if isinstance(patch, Patch) else []


def _refused(data: Records) -> Mapping[str, int]:
    """Counts go up from generation to generation: the last complete one has them all."""
    return data.generations[-1].refused if data.generations else {}


def _distinct(evaluations: Iterable[Evaluation]) -> list[Evaluation]:
    """One correct evaluation for each different program that ran."""
    first: dict[str, Evaluation] = {}
    for evaluation in evaluations:
        if evaluation.measurement.outcome is Outcome.OK:
            first.setdefault(evaluation.code, evaluation)
    return list(first.values())


def _front(data: Records, base: Figures, held: Figures) -> tuple[Member, ...]:
    by_id = {e.id: e for e in data.evaluations}
    ids = list(data.generations[-1].front) if data.generations else _undominated(by_id.values())
    judged = [by_id[i].measurement for i in data.validations if i in by_id]
    ids = [i for i in ids if i in data.validations or not _surpassed(by_id, i, judged)]
    ids += [i for i in data.validations if i not in ids]
    members = [_member(by_id[i], by_id, data, base, held) for i in ids if i in by_id]
    return tuple(sorted(members, key=_rank))


def _surpassed(by_id: Mapping[int, Evaluation], i: int, others: Iterable[Measurement]) -> bool:
    """True when one of the others, found after the last complete generation, dominates it."""
    if i not in by_id:
        return False
    own = by_id[i].measurement.objectives
    found = [other.objectives for other in others]
    return any(f != own and f[0] <= own[0] and f[1] <= own[1] for f in found)


def _rank(member: Member) -> tuple[bool, float, int]:
    runtime = member.train.runtime_ns
    return (not member.validated, math.inf if runtime is None else runtime, member.id)


def _undominated(evaluations: Iterable[Evaluation]) -> list[int]:
    """Ids of the non-dominated correct variants; for runs killed in their first generation."""
    ran = sorted(_distinct(evaluations), key=lambda e: e.measurement.objectives)
    ids: list[int] = []
    least = math.inf
    for evaluation in ran:
        error = evaluation.measurement.objectives[1]
        if error < least:
            ids.append(evaluation.id)
            least = error
    return ids


def _member(
    evaluation: Evaluation,
    by_id: Mapping[int, Evaluation],
    data: Records,
    base: Figures,
    held: Figures,
) -> Member:
    verdict = data.validations.get(evaluation.id)
    minimized = data.minimized.get(evaluation.id)
    estimate = of_measurement(minimized.measurement if minimized else evaluation.measurement, base)
    timed = headline(verdict.speed) if verdict else None
    train = estimate if timed is None else of_validation(timed, estimate)
    modelled = evaluation.measurement.modelled
    said = verdict or Validation(
        validated=False, why_not=_unjudged(train, base, data.end, modelled)
    )
    patch = minimized.patch if minimized else evaluation.patch
    return Member(
        id=evaluation.id,
        patch=patch,
        before=evaluation.patch,
        train=train,
        heldout=_heldout(verdict, held),
        race_free=said.race_free,
        conclusion=verdict.known_conclusion if verdict else None,
        validated=said.offered,
        why_not=said.reason,
        stages=said.stages,
        generation=evaluation.generation,
        speed=said.speed,
        flags=said.flags,
        assumptions=said.assumptions,
        guards=said.guards or (),
        effects=data.effects.get(evaluation.id),
        why=said.why,
        estimate=timed is None,
        lineage=lineage(evaluation, patch, by_id, base),
    )


def _heldout(verdict: Validation | None, held: Figures) -> Figures:
    """Against the unmodified program as it was timed in turns with the member, if it was."""
    if verdict is None:
        return Figures()
    timed = verdict.speed.get("held-out")
    if timed is not None and timed.speedup_low is not None:
        error = verdict.heldout.error if verdict.heldout else None
        return of_validation(timed, Figures(error=error))
    beside = of_baseline(verdict.heldout_baseline)
    return of_measurement(verdict.heldout, held if beside.runtime_ns is None else beside)


def _unjudged(train: Figures, base: Figures, end: str | None, modelled: bool) -> str:
    """Why there is no verdict on a member of the front."""
    if end is None:
        return NOT_YET
    least = LEAST_MODELLED_GAIN if modelled else LEAST_GAIN
    slower = train.speedup is not None and train.speedup < least
    no_closer = (train.error or 0.0) >= (base.error or 0.0)
    return NO_BETTER if slower and no_closer else NOT_JUDGED
