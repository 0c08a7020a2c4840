"""Validates the winners of a run: at its end, or later from the run folder alone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from gevo.device.base import Cache
from gevo.edits.patch import Patch
from gevo.errors import ConfigError
from gevo.evaluate.open import Opener
from gevo.records.run import RunFolder
from gevo.records.schema import Baseline, Evaluation, Minimized
from gevo.search.archive import Archive
from gevo.search.individual import Individual, individual
from gevo.study.ahead import Ahead
from gevo.study.contest import Contest, Judged
from gevo.study.preliminaries import preliminaries
from gevo.study.progress import Tracker, Watcher
from gevo.study.screening import recorded_screen
from gevo.study.target import Target, require_inputs
from gevo.study.trust import Trust
from gevo.study.winners import Winners
from gevo.validate.fresh import default_seed


@dataclass(frozen=True)
class Request:
    """What validation is to do.

    Attributes:
        heldout_seed: Seed of the cases that it draws; None for the run's own.
        minimize: Minimise patches before they are judged.
        trust: What of the workload's code may run.
    """

    heldout_seed: int | None = None
    minimize: bool = True
    trust: Trust = field(default_factory=Trust)


def validate(
    folder: RunFolder,
    target: Target,
    archive: Archive,
    tracker: Tracker,
    request: Request,
    ahead: Ahead | None = None,
) -> list[Judged]:
    """Judge the front of `archive` in fresh processes and write winners and verdicts.

    Args:
        folder: The run's.
        target: The program and its workload.
        archive: What the search has found.
        tracker: Knows the time.
        request: What to do.
        ahead: What has judged already; where time is short it alone judges what is left.

    Raises:
        WorkloadError: The unmodified program fails on one of its own cases.
        DeviceLost: The device fails again and again.
    """
    measured = archive.baseline.measurement
    kernel = folder.written
    if ahead is not None and tracker.limited:
        judging = partial(ahead.judge, tracker=tracker)
        winners = Winners(folder, target, measured, tracker, judging, known=ahead.known)
        judged = winners.judge(archive)
        folder.journal.append(ahead.preliminaries(tracker.grace_ends_s))
        return judged
    seed = request.heldout_seed
    if seed is None:
        seed = default_seed(int(folder.manifest["seed"]))
    flops = 0 if folder.manifest.get("tune") else None
    phase = partial(tracker.phase, "validation")
    with target.judged(seed, measured, flops=flops, phase=phase) as setup:
        folder.journal.append(preliminaries(setup, kernel))
        minimized = _minimized(folder)
        contest = Contest(
            setup,
            measured,
            target.sanitize,
            recorded_screen(target, setup.device, folder, measured),
            request.minimize,
            minimized,
            tracker.limited,
            tracker.phase,
            tracker.tick,
        )
        known = ahead.known if ahead else {}
        about = folder, target, measured, tracker, contest.round, contest.effects
        return Winners(*about, known, minimized).judge(archive)


def revalidate(
    run: Path, workers: int, watch: Watcher, request: Request, opener: Opener | None = None
) -> list[Judged]:
    """Validate a run's front anew, from its folder; see `Target` for `opener`.

    Raises:
        ConfigError: It is no run folder or is damaged, its search has not begun, its workload
            has changed or has code that is not trusted, or another process works on it.
        WorkloadError: The workload cannot be read, or the unmodified program fails on it.
    """
    folder = RunFolder.open(run)
    target = replace(_target(folder, workers, request.trust), opener=opener)
    archive = archive_of(folder, target)
    tracker = Tracker(watch, None)
    with folder.claimed():
        if target.watching is not None:
            tracker.phase("baseline", "what the unmodified kernel reads")
            _require_inputs(target)
        return validate(folder, target, archive, tracker, request)


def _target(folder: RunFolder, workers: int, trust: Trust) -> Target:
    about = folder.manifest
    baseline = folder.baseline()
    source, workload = trust.of_run(folder)
    return Target(
        baseline=baseline,
        workload=workload,
        source=source,
        device=str(about["device"].get("spec") or about["device"]["name"]),
        tolerance=float(about["options"]["tolerance"]),
        workers=workers,
        cache=Cache(about["device"]["fingerprint"].get("cache", Cache.WARM)),
        robust=bool(about["options"].get("robust", False)),
    )


def _require_inputs(target: Target) -> None:
    """See `require_inputs`; with workers of their own, as validation's take no part in it."""
    simt = target.executor(target.watching)
    try:
        require_inputs(target, simt)
    finally:
        simt.close()


def archive_of(folder: RunFolder, target: Target) -> Archive:
    """Everything usable that the journal tells of."""
    records = folder.journal.read()
    start = next((r for r in records if isinstance(r, Baseline)), None)
    if start is None:
        raise ConfigError(f"{folder.path}: the run was stopped before its search began")
    first = Individual(0, Patch(), target.baseline.digest, start.measurement)
    archive = Archive(first, target.tolerance)
    for record in records:
        if isinstance(record, Evaluation):
            archive.add(individual(record))
    return archive


def _minimized(folder: RunFolder) -> dict[int, Individual]:
    """The minimal patches that the journal tells of; the last word on each counts."""
    return {r.id: individual(r) for r in folder.journal.read() if isinstance(r, Minimized)}
