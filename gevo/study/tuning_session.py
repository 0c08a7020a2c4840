"""A session of `gevo tune`: strategies ask, problems measure, trials are kept, winners judged."""

from __future__ import annotations

import itertools
import math
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from gevo._version import __version__
from gevo.device.kind import kind_of
from gevo.errors import ConfigError
from gevo.evaluate.expiry import Expiry
from gevo.evaluate.pool.node import PoolClosed
from gevo.program.base import Program
from gevo.records.files import claimed
from gevo.records.tuned import DEFAULT_PATH, TunedDatabase, TunedKernel
from gevo.records.tuning import TuningFolder
from gevo.study.beside import Beside
from gevo.study.judging import choose
from gevo.study.preparing import (
    kernels,
    least_share,
    many_generated,
    measuring,
    open_first,
    policy,
    verdicts_take,
)
from gevo.study.progress import (
    AT_VERDICTS,
    Progress,
    TimeUp,
    Tracker,
    Watcher,
)
from gevo.study.study import INTERRUPTED, TIME_BUDGET, search
from gevo.study.tuned import TunedWinner
from gevo.study.tuning import KernelProblem, TuneOptions, problem
from gevo.tuning.recording_file import cache_json, read, t4_json
from gevo.tuning.registry import make_strategy
from gevo.tuning.session import Problem, Scheduler, Told, Tuned, measured
from gevo.tuning.sketch.networks import Network
from gevo.tuning.strategy import Strategy

TRIALS = 100
"""Where neither trials nor a time budget are given."""

Result = Tuned | TunedWinner
"""Of a recording, of a kernel."""


@dataclass(frozen=True)
class TuningRequest:
    """What to tune, how long, and where the results go.

    Attributes:
        targets: Kernel files, workloads with a `[tune]` table, or names of operators.
        recordings: Recordings to replay instead, each a problem of its own.
        network: A network to tune instead: its operators are the targets, and how often each is
            run is its weight.
        strategy: As `gevo.tuning.registry` names it.
        trials: Configurations to measure, over all problems; None for as many as there is time
            for.
        batch: Configurations that are measured at the same time.
        seed: Seeds every random choice.
        weights: Weight of each problem's time in the total; None for equal ones.
        database: Where tuned configurations are kept and warm starts come from.
        out: Run folder; None for `runs/tune-<name>-<n>`.
        resume: Continue the session in `out`.
        time_budget_s: Seconds that all may take, validation included and earlier sessions, too.
            None for no limit.
        began: See `EvolutionOptions`.
    """

    targets: Sequence[str] = ()
    recordings: Sequence[Path] = ()
    network: Network | None = None
    strategy: str = "auto"
    trials: int | None = TRIALS
    batch: int = 1
    seed: int = 1
    weights: Sequence[float] | None = None
    database: Path = DEFAULT_PATH
    out: Path | None = None
    resume: bool = False
    time_budget_s: float | None = None
    began: float | None = None


@dataclass(frozen=True)
class TuningOutcome:
    """What a session gave.

    Attributes:
        folder: Its folder.
        results: By problem, in the order in which they were named.
        end: Why it ended: `trials`, `all tried`, TIME_BUDGET or INTERRUPTED.
        displaced: What the database does not have any more, since it is stale or was refused now,
            and why.
    """

    folder: TuningFolder
    results: Sequence[Result]
    end: str
    displaced: Sequence[tuple[TunedKernel, str]] = ()

    @property
    def programs(self) -> Mapping[str, Callable[[Mapping[str, Any]], Program]]:
        """By name of a kernel, what gives it at a configuration."""
        problems = [one.problem for one in self.results if isinstance(one, TunedWinner)]
        return {one.name: one.at for one in problems}


def _unwatched(progress: Progress) -> None:
    """Shows nothing."""


def tune(
    request: TuningRequest, options: TuneOptions, watch: Watcher = _unwatched
) -> TuningOutcome:
    """Search, validate the fastest configurations, keep what passes in the database.

    Ctrl-C (KeyboardInterrupt) ends the search, and what it has found is still validated.

    Args:
        request: What to tune.
        options: How to measure.
        watch: Told at every change how far it is.

    Raises:
        ConfigError: The request does not fit together, something cannot be used, or the time
            budget ends before there was a trial.
        ProgramError: A kernel cannot be read.
        WorkloadError: A workload cannot be read, or its default configuration fails.
        DeviceLost: The device fails again and again.
    """
    database = TunedDatabase(request.database)
    tracker = Tracker.of_run(watch, request.time_budget_s, request.began)
    expiry = Expiry()
    options = replace(options, expiry=expiry, tick=tracker.check_time, batch=request.batch)
    with ExitStack() as stack:
        stack.callback(expiry.cancel)
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gevo-")))
        request = _of_network(request)
        problems = _problems(request, options, scratch)
        tracker.reports_on(len(kernels(problems)))
        weights = _weights(request.weights, len(problems))
        seed = request.seed
        # Before anything runs: one that does not exist is told at once.
        strategies = [make_strategy(request.strategy, p.space, seed) for p in problems]
        if not request.resume:  # what is resumed gets ready first, however long that takes
            expiry.move(tracker.deadline)
        open_first(problems, weights, tracker, stack)
        manifest = _manifest(problems, weights, request)
        manifest["suggested"] = _suggested(problems, database)
        name = request.network.name if request.network else problems[0].name
        folder = _folder(request, name, manifest, stack)
        _suggest(problems, strategies, folder)
        _share_out(tracker, folder, problems)
        expiry.move(tracker.deadline)
        beside = _beside(problems, strategies, request, options, tracker)
        if beside is not None:
            stack.callback(expiry.expire)
            stack.callback(beside.close)
        end = _search(problems, strategies, request, folder, tracker, beside)
        for one in kernels(problems):
            one.close()  # its workers may still be at a trial for which there was no time
        tuned = [Tuned(p, s.trials) for p, s in zip(problems, strategies, strict=True)]
        if beside is None:
            results = _results(tuned, weights, seed, folder, tracker)
        else:
            beside.finish()
            results = _judged_beside(tuned, beside, folder)
        if end != INTERRUPTED and (expiry.passed or not tracker.allows(0.0)):
            end = TIME_BUDGET
        displaced = _finish(folder, results, database)
        folder.end(end, tracker.elapsed_s)
    return TuningOutcome(folder, results, end, displaced)


def tune_problem(problem: Problem, trials: int, strategy: str = "auto", seed: int = 1) -> Tuned:
    """Tune one problem, whatever it is, and leave nothing behind.

    Args:
        problem: What to tune.
        trials: The number of configurations to measure, failed ones included.
        strategy: As `gevo.tuning.registry` names it.
        seed: Seeds every random choice.

    Raises:
        ConfigError: There is no such strategy, or the space allows nothing.
        DeviceLost: The device failed.
    """
    chosen = make_strategy(strategy, problem.space, seed)
    search(Scheduler([chosen], trials), measured([problem]))
    return Tuned(problem, chosen.trials)


def _share_out(tracker: Tracker, folder: TuningFolder, problems: Sequence[Problem]) -> None:
    """What of the time budget the search has, and what validation."""
    prepared_s = tracker.session_s
    tracker.continue_from(folder.earlier_s)
    if kernels(problems):
        tracker.prepared(prepared_s, True, verdicts_take(problems), least_share(problems))
    else:
        tracker.nothing_judged()
    if folder.earlier_s and tracker.out_of_time:
        tracker.interrupted()  # the verdicts, which the end of the journal had, are given again


def _share_out_anew(
    tracker: Tracker, problems: Sequence[Problem], strategies: Sequence[Strategy]
) -> None:
    """While nothing is faster than its default, validation needs none of the time."""
    pairs = zip(problems, strategies, strict=True)
    if not kernels(problems):
        return
    if any(Tuned(one, strategy.trials).saved_ns > 0 for one, strategy in pairs):
        tracker.something_gains()
    elif tracker.out_of_time:
        tracker.nothing_gains()


def _of_network(request: TuningRequest) -> TuningRequest:
    """The same with a network's operators; raises ConfigError where there are other targets."""
    network = request.network
    if network is None:
        return request
    if request.targets or request.recordings or request.weights:
        raise ConfigError("--network: leave out kernels, recordings and weights beside it")
    return replace(
        request,
        targets=[one.name for one in network.counts],
        weights=[float(count) for count in network.counts.values()],
    )


def _problems(request: TuningRequest, options: TuneOptions, scratch: Path) -> list[Problem]:
    """What is to be tuned; recordings of the same name get a number.

    Raises:
        ConfigError: Kernels and recordings are mixed, or something cannot be read.
    """
    targets = request.targets
    if request.recordings:
        if targets:
            raise ConfigError(f"{targets[0]}: a recording needs no kernel; leave it out")
        return _numbered([read(path) for path in request.recordings])
    if not targets:
        raise ConfigError("tune: name a kernel, or a recording with --device recorded:FILE")
    found = [problem(target, options, scratch) for target in targets]
    names = [one.name for one in found]
    for name in names:
        if names.count(name) > 1:
            raise ConfigError(f"{name}: is named twice")
    return [*found]


def _weights(given: Sequence[float] | None, count: int) -> Sequence[float] | None:
    """Raises ConfigError when there is not one positive weight for each kernel."""
    if given and (len(given) != count or not all(0 < one < math.inf for one in given)):
        raise ConfigError(f"--weight: needs a positive number for each of the {count} kernels")
    return given


def _numbered(problems: Sequence[Any]) -> list[Problem]:
    names = [problem.name for problem in problems]
    taken = {name for name in names if names.count(name) == 1}
    found: list[Problem] = []
    for one in problems:
        name = one.name
        if names.count(name) > 1:
            numbered = (f"{name}-{n}" for n in itertools.count(1))
            one = one.renamed(next(other for other in numbered if other not in taken))
            taken.add(one.name)
        found.append(one)
    return found


def _suggested(problems: Sequence[Problem], database: TunedDatabase) -> dict[str, Any]:
    """By problem the default, then what earlier sessions found for the same program."""
    known = database.entries()
    if any(isinstance(one, KernelProblem) for one in problems):
        database.require_folder()
    suggested: dict[str, Any] = {}
    for one in problems:
        if not isinstance(one, KernelProblem):
            continue
        first = suggested[one.name] = [one.space.as_dict(one.default)]
        program = one.target.baseline.configured(()).digest
        for entry in (e for e in known if e.program == program):
            with suppress(ConfigError):
                found = one.space.configuration(entry.settings)
                if one.space.allows(found):
                    first.append(one.space.as_dict(found))
    return suggested


def _suggest(
    problems: Sequence[Problem], strategies: Sequence[Strategy], folder: TuningFolder
) -> None:
    """What the session began with: by now the database may have what it found itself."""
    try:
        for one, strategy in zip(problems, strategies, strict=True):
            for settings in folder.manifest["suggested"].get(one.name, ()):
                strategy.suggest(one.space.configuration(settings))
    except (AttributeError, TypeError, ConfigError) as error:
        raise ConfigError(
            f"{folder.path / 'manifest.json'}: 'suggested' is malformed ({error})"
        ) from error


def _manifest(
    problems: Sequence[Problem],
    weights: Sequence[float] | None,
    request: TuningRequest,
) -> dict[str, Any]:
    return {
        "gevo": __version__,
        "problems": [
            {
                "name": one.name,
                "device": one.device,
                "parameters": list(one.space.names),
                "size": one.space.size,
                "weight": weight,
                **_about(one),
            }
            for one, weight in zip(problems, weights or [1.0] * len(problems), strict=True)
        ],
        # Compared by themselves: of a source in CUDA C++ a program is one configuration only.
        "sources": {
            one.name: {"file": one.kernel.name, "digest": one.source}
            for one in kernels(problems)
            if one.kernel is not None
        },
        # Outside of what a resumed session must have unchanged: older ones have none.
        "work": {one.name: one.flops for one in kernels(problems) if one.flops},
        "strategy": request.strategy,
        "trials": request.trials,
        "seed": request.seed,
        "batch": request.batch,
    }


def _about(one: Problem) -> Mapping[str, Any]:
    """What a resumed session must find unchanged beside the space."""
    if not isinstance(one, KernelProblem):
        return {"default": None}
    return {
        "default": one.space.as_dict(one.default),
        "program": one.target.baseline.configured(()).digest,
        "workload": one.target.workload.digest,
    }


def _folder(
    request: TuningRequest, name: str, manifest: Mapping[str, Any], claims: ExitStack
) -> TuningFolder:
    """The session's folder, which no other process may work on until `claims` is closed."""
    out = request.out
    if not request.resume:
        folder = TuningFolder.create(out or TuningFolder.claim(f"tune-{name}"), manifest)
        claims.enter_context(claimed(folder.path))
        return folder
    if out is None:
        raise ConfigError("--resume needs the run folder: give it with --out")
    claims.enter_context(claimed(out))
    return TuningFolder.resume(out, manifest)


def _search(
    problems: Sequence[Problem],
    strategies: Sequence[Strategy],
    request: TuningRequest,
    folder: TuningFolder,
    tracker: Tracker,
    beside: Beside | None = None,
) -> str:
    """All trials, each on disk as soon as it was measured, or until Ctrl-C. Says why it ended."""
    known = [folder.known(one.name, one.space) for one in problems]
    earlier = sum(map(len, known))
    trials = sys.maxsize if request.trials is None else request.trials
    weights = request.weights
    scheduler = Scheduler(
        strategies, trials, policy(problems, weights), weights=weights, batch=request.batch
    )

    def checkpoint(told: Sequence[Told]) -> None:
        for place, trial in told:
            new = trial.configuration not in known[place]
            tracker.count(trial.measurement.outcome, False, earlier=not new)
            if new:
                folder.record(problems[place].name, problems[place].space, trial)
            if new or tracker.evaluations == 1:
                best = _gain(problems, strategies, weights)
                modelled = isinstance(one := problems[place], KernelProblem) and one.modelled
                tracker.tuning(problems[place].name, request.trials, best, modelled)
        if beside is not None:
            beside.told()

    def late() -> bool:
        _share_out_anew(tracker, problems, strategies)
        return tracker.out_of_time and tracker.evaluations >= max(1, earlier)

    try:
        measure = measuring(problems, known, scheduler, tracker.check_time)
        search(scheduler, measure, checkpoint, late)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (TimeUp, PoolClosed):
        return TIME_BUDGET
    if not scheduler.finished:
        return TIME_BUDGET
    done = sum(len(one.trials) for one in strategies)
    return "trials" if done >= trials else "all tried"


def _beside(
    problems: Sequence[Problem],
    strategies: Sequence[Strategy],
    request: TuningRequest,
    options: TuneOptions,
    tracker: Tracker,
) -> Beside | None:
    """Judges while trials go on; None where verdicts have their time when the trials are over.

    That is so where nothing limits the time, so that results depend on no clock; where two
    processes would disturb each other's measured times; and of what gevo did not write itself, of
    which a session has few.
    """
    if not (tracker.limited and many_generated(problems)):
        return None
    if options.opener is not None or not kind_of(options.device).watches:
        return None
    about = kernels(problems), strategies, request.weights, request.seed, tracker
    return Beside(*about, options.workers, request.batch)


def _gain(
    problems: Sequence[Problem], strategies: Sequence[Strategy], weights: Sequence[float] | None
) -> float:
    """Weighted time of the defaults over that of the fastest trials; 0 where that is not known."""
    default = fastest = 0.0
    for place, (one, strategy) in enumerate(zip(problems, strategies, strict=True)):
        best = strategy.best
        if isinstance(one, KernelProblem) and best and strategy.trials[0].measurement.ok:
            weight = weights[place] if weights else 1.0
            default += weight * strategy.trials[0].cost
            fastest += weight * best.cost
    return default / fastest if fastest else 0.0


def _results(
    tuned: Sequence[Tuned],
    weights: Sequence[float] | None,
    seed: int,
    folder: TuningFolder,
    tracker: Tracker,
) -> list[Result]:
    """What each problem gave; of kernels, what passed validation.

    Where time is short those come first whose fastest trials save most.
    """
    found: dict[int, Result] = {}
    order = list(range(len(tuned)))
    if tracker.limited:
        order.sort(key=lambda i: -tuned[i].saved_ns * (weights[i] if weights else 1.0))
    for done, i in enumerate(order):
        one = tuned[i].problem
        found[i] = tuned[i]
        if isinstance(one, KernelProblem):
            if tuned[i].saved_ns > 0:
                tracker.phase(AT_VERDICTS, f"{one.name}, {done + 1} of {len(order)}")
            record = folder.verdicts(one.name, one.space)
            found[i] = choose(one, tuned[i], seed, record, tracker)
    return [found[i] for i in range(len(tuned))]


def _judged_beside(tuned: Sequence[Tuned], beside: Beside, folder: TuningFolder) -> list[Result]:
    """The same of kernels that were judged beside the trials."""
    found: list[Result] = []
    for place, one in enumerate(tuned):
        problem = one.problem
        assert isinstance(problem, KernelProblem)
        record, judged = folder.verdicts(problem.name, problem.space), beside.judged(place)
        for trial, verdict in judged:
            record(trial, verdict.record())
        found.append(TunedWinner(problem, one, problem.default_of(one.trials), judged))
    return found


def _finish(
    folder: TuningFolder, results: Sequence[Result], database: TunedDatabase
) -> list[tuple[TunedKernel, str]]:
    """Write the trials for other tools, and what was found into the database.

    Returns:
        What had to leave the database, and why.
    """
    when = datetime.now(UTC).isoformat(sep=" ")
    for result in results:
        tuned = result.tuned if isinstance(result, TunedWinner) else result
        one = tuned.problem
        for form, made in (("cache", cache_json), ("t4", t4_json)):
            data = made(one.name, one.device, one.space, tuned.trials, when)
            folder.write_trials(one.name, form, data)
    place = database.path.parent
    winners = [one for one in results if isinstance(one, TunedWinner)]
    rules = [one.displaced(place) for one in winners]

    def displaced(entry: TunedKernel) -> str:
        return next((why for rule in rules if (why := rule(entry))), "")

    entries = [entry for one in winners if (entry := one.entry(place)) is not None]
    return database.store(entries, displaced) if winners else []
