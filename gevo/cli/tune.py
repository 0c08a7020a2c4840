"""`gevo tune`: search a space of configurations."""

from __future__ import annotations

import itertools
import json
import math
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from gevo._version import __version__
from gevo.cli.cluster import Place, evaluated
from gevo.cli.options import Address, Executors, Where, Workers
from gevo.cli.report import finish_tuning
from gevo.device.base import Cache
from gevo.device.kind import AUTO, RECORDED, choice_of
from gevo.errors import ConfigError
from gevo.records.claim import claimed
from gevo.records.tuned import DEFAULT_PATH, TunedDatabase
from gevo.records.tuning import TuningFolder
from gevo.report.html.tuning_page import write
from gevo.report.tuning import build
from gevo.study.tuned import TunedWinner, choose
from gevo.study.tuning import KernelProblem, TuneOptions, problem
from gevo.tune.problem import Problem
from gevo.tune.recorded import read
from gevo.tune.recording_file import cache_json
from gevo.tune.registry import STRATEGIES, make_strategy
from gevo.tune.scheduler import Gradient, run
from gevo.tune.session import Session, Tuned
from gevo.tune.strategy import Trial

INTERRUPTED = "interrupted"
"""Why a session ended early, in its journal's last record."""

Result = Tuned | TunedWinner
"""Of a recording, of a kernel."""


def tune(
    targets: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="KERNEL-OR-WORKLOAD…",
            help="What to tune: a kernel, a workload with a [tune] table, or an operator such as "
            "matmul or mm1; none for recordings.",
        ),
    ] = None,
    strategy: Annotated[
        str, typer.Option(help=f"How to search: {', '.join(STRATEGIES)}.")
    ] = "auto",
    trials: Annotated[
        int, typer.Option(help="Configurations to measure, over all kernels.", min=1)
    ] = 100,
    batch: Annotated[
        int, typer.Option(help="Configurations to measure at the same time.", min=1)
    ] = 1,
    seed: Annotated[int, typer.Option(help="Seed of every random choice.")] = 1,
    device: Annotated[
        list[str] | None,
        typer.Option(
            help="Where to measure: as for evolve, or recorded:FILE, which replays a Kernel Tuner "
            "cache (.json or .json.gz; repeatable, each file is a kernel of its own)."
        ),
    ] = None,
    cache: Annotated[
        Cache, typer.Option(help="What a GPU's cache holds when a timed run begins.")
    ] = Cache.WARM,
    weight: Annotated[
        list[float] | None,
        typer.Option(help="Weight of a kernel's time in the total (one per kernel, in order)."),
    ] = None,
    database: Annotated[
        Path, typer.Option(help="Where tuned configurations are kept and warm starts come from.")
    ] = DEFAULT_PATH,
    workers: Workers = None,
    executor: Executors = Where.LOCAL,
    address: Address = "",
    out: Annotated[Path | None, typer.Option(help="Run folder (default: runs/…).")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the run in --out.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Find a fast configuration of one kernel, or of several that share the trials.

    The fastest configuration is validated as evolve's winners are; what passes is kept in the
    database. Ctrl-C ends the search; what was found is validated and shown, and --resume goes
    on.
    """
    with ExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gevo-")))
        place = stack.enter_context(evaluated(executor, address, workers))
        chosen, note = _device(device or [AUTO], (targets or [""])[0], place)
        options = TuneOptions(chosen, place.workers, cache, place.opener)
        problems = _problems(targets or [], device or [], options, scratch)
        weights = _weights(weight, len(problems))
        for one in problems:
            if isinstance(one, KernelProblem):
                stack.callback(one.close)
                one.open()
        sessions = [Session(p, make_strategy(strategy, p.space, seed)) for p in problems]
        manifest = _manifest(problems, weights, strategy, trials, seed, batch)
        manifest["suggested"] = _suggested(problems, TunedDatabase(database))
        folder = _folder(out, resume, problems[0].name, manifest, stack)
        _suggest(sessions, folder)
        reason = _search(sessions, trials, folder, weights, batch)
        results = [_result(session.tuned, seed, folder) for session in sessions]
        _finish(folder, results, TunedDatabase(database))
        folder.end(reason)
    if as_json:
        write(build(folder.path))
        typer.echo(json.dumps(_json(results), indent=2, allow_nan=False))
    else:
        if note:
            typer.echo(note)
        finish_tuning(folder.path, Console())
    if reason == INTERRUPTED:
        raise typer.Exit(130)


def _device(names: Sequence[str], target: str, place: Place) -> tuple[str, str]:
    """The device that kernels run on, and a line about the choice where there was one."""
    others = [name for name in names if not RECORDED.names(name)]
    if len(others) > 1 or (others and len(others) < len(names)):
        raise ConfigError("--device: give one device, or recordings only")
    return place.resolve(others[0], target) if others else ("", "")


def _problems(
    targets: Sequence[str], devices: Sequence[str], options: TuneOptions, scratch: Path
) -> list[Problem]:
    """What the command line asks for; problems of the same name get a number.

    Raises:
        ConfigError: Kernels and recordings are mixed, or something cannot be read.
    """
    recorded = [name for name in devices if RECORDED.names(name)]
    if recorded:
        if targets:
            raise ConfigError(f"{targets[0]}: a recording needs no kernel; leave it out")
        return _numbered([read(Path(choice_of(name))) for name in recorded])
    if not targets:
        raise ConfigError(
            f"tune: name a kernel, or a recording with --device {RECORDED.name}:FILE"
        )
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


def _suggest(sessions: Sequence[Session], folder: TuningFolder) -> None:
    """What the session began with: by now the database may have what it found itself."""
    try:
        for session in sessions:
            for settings in folder.manifest["suggested"].get(session.problem.name, ()):
                session.strategy.suggest(session.problem.space.configuration(settings))
    except (AttributeError, TypeError, ConfigError) as error:
        raise ConfigError(
            f"{folder.path / 'manifest.json'}: 'suggested' is malformed ({error})"
        ) from error


def _manifest(
    problems: Sequence[Problem],
    weights: Sequence[float] | None,
    strategy: str,
    trials: int,
    seed: int,
    batch: int,
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
        "strategy": strategy,
        "trials": trials,
        "seed": seed,
        "batch": batch,
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
    out: Path | None, resume: bool, name: str, manifest: Mapping[str, Any], claims: ExitStack
) -> TuningFolder:
    """The session's folder, which no other process may work on until `claims` is closed."""
    if not resume:
        folder = TuningFolder.create(out or TuningFolder.claim(f"tune-{name}"), manifest)
        claims.enter_context(claimed(folder.path))
        return folder
    if out is None:
        raise ConfigError("--resume needs the run folder: give it with --out")
    claims.enter_context(claimed(out))
    return TuningFolder.resume(out, manifest)


def _search(
    sessions: Sequence[Session],
    trials: int,
    folder: TuningFolder,
    weights: Sequence[float] | None,
    batch: int,
) -> str:
    """All trials, each on disk as soon as it was measured, or until Ctrl-C. Says why it ended."""
    for session in sessions:
        session.know(folder.known(session.problem.name, session.problem.space))

    def record(session: Session, trial: Trial) -> None:
        if not session.knew(trial):
            folder.record(session.problem.name, session.problem.space, trial)

    try:
        run(sessions, trials, Gradient(), record, weights, batch)
    except KeyboardInterrupt:
        return INTERRUPTED
    return "trials" if sum(len(one.trials) for one in sessions) >= trials else "all tried"


def _result(tuned: Tuned, seed: int, folder: TuningFolder) -> Result:
    """What one problem gave; of kernels, what passed validation."""
    one = tuned.problem
    if not isinstance(one, KernelProblem):
        return tuned
    return choose(one, tuned, seed, folder.verdicts(one.name, one.space))


def _json(results: Sequence[Result]) -> dict[str, Any]:
    """One kernel's result as it is; those of several under `kernels`."""
    found = [result.to_json() for result in results]
    if len(found) == 1:
        return found[0]
    return {
        "trials": sum(one["trials"] for one in found),
        "failed": sum(one["failed"] for one in found),
        "kernels": found,
    }


def _finish(folder: TuningFolder, results: Sequence[Result], database: TunedDatabase) -> None:
    """Write the trials for Kernel Tuner, and what was found into the database."""
    when = datetime.now(UTC).isoformat(sep=" ")
    for result in results:
        tuned = result.tuned if isinstance(result, TunedWinner) else result
        one = tuned.problem
        data = cache_json(one.name, one.device, one.space, tuned.trials, when)
        folder.write_cache(one.name, data)
    entries = [r.entry() for r in results if isinstance(r, TunedWinner)]
    if found := [entry for entry in entries if entry is not None]:
        database.store(found)
