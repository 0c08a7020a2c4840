"""`gevo tune`: search a space of configurations."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from gevo import __version__
from gevo.errors import ConfigError
from gevo.run.tuning import TuningFolder
from gevo.tune.problem import Problem
from gevo.tune.recorded import read
from gevo.tune.recording_file import cache_json
from gevo.tune.registry import STRATEGIES, make_strategy
from gevo.tune.scheduler import Gradient, run
from gevo.tune.session import Session, Tuned

RECORDED = "recorded:"


def tune(
    targets: Annotated[
        list[Path] | None,
        typer.Argument(metavar="KERNEL-OR-WORKLOAD…", help="What to tune; none for recordings."),
    ] = None,
    strategy: Annotated[
        str, typer.Option(help=f"How to search: {', '.join(STRATEGIES)}.")
    ] = "auto",
    trials: Annotated[
        int, typer.Option(help="Configurations to measure, over all kernels.", min=1)
    ] = 100,
    seed: Annotated[int, typer.Option(help="Seed of every random choice.")] = 1,
    device: Annotated[
        list[str] | None,
        typer.Option(
            help="Where to measure; recorded:FILE replays a Kernel Tuner cache "
            "(.json or .json.gz; repeatable, each file is a kernel of its own)."
        ),
    ] = None,
    weight: Annotated[
        list[float] | None,
        typer.Option(help="Weight of a kernel's time in the total (one per kernel, in order)."),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Run folder (default: runs/…).")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the run in --out.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Find a fast configuration of one kernel, or of several that share the trials.

    Ctrl-C ends the search; what was found is shown, and --resume goes on.
    """
    problems = _problems(targets or [], device or ["simt"])
    weights = _weights(weight, len(problems))
    sessions = [Session(p, make_strategy(strategy, p.space, seed)) for p in problems]
    manifest = _manifest(problems, strategy, trials, seed)
    folder = _folder(out, resume, problems[0].name, manifest)
    for session in sessions:
        session.know(folder.known(session.problem.name, session.problem.space))

    def record(session: Session) -> None:
        if not session.replayed:
            folder.record(session.problem.name, session.problem.space, session.trials[-1])

    with suppress(KeyboardInterrupt):
        run(sessions, trials, Gradient(), record, weights)
    results = [session.tuned for session in sessions]
    _write_caches(folder, results)
    if as_json:
        typer.echo(json.dumps(_json(results), indent=2, allow_nan=False))
    else:
        _show(results, folder.path)


def _problems(targets: Sequence[Path], devices: Sequence[str]) -> list[Problem]:
    """What the command line asks for; problems of the same name get a number.

    Raises:
        ConfigError: Kernels and recordings are mixed, or something cannot be read.
    """
    recorded = [name for name in devices if name.startswith(RECORDED)]
    if len(recorded) < len(devices):
        what = targets[0] if targets else "tune"
        raise ConfigError(f"{what}: only recordings can be tuned, give --device {RECORDED}FILE")
    if targets:
        raise ConfigError(f"{targets[0]}: a recording needs no kernel; leave it out")
    return _numbered([read(Path(name.removeprefix(RECORDED))) for name in recorded])


def _weights(given: Sequence[float] | None, count: int) -> Sequence[float] | None:
    """Raises ConfigError when there is not one positive weight for each kernel."""
    if given and (len(given) != count or min(given) <= 0):
        raise ConfigError(f"--weight: needs a positive number for each of the {count} kernels")
    return given


def _numbered(problems: Sequence[Any]) -> list[Problem]:
    names = [problem.name for problem in problems]
    found: list[Problem] = []
    for i, problem in enumerate(problems):
        if names.count(problem.name) > 1:
            problem = problem.renamed(f"{problem.name}-{names[: i + 1].count(problem.name)}")
        found.append(problem)
    return found


def _manifest(
    problems: Sequence[Problem], strategy: str, trials: int, seed: int
) -> Mapping[str, Any]:
    return {
        "gevo": __version__,
        "problems": [
            {
                "name": problem.name,
                "device": problem.device,
                "parameters": list(problem.space.names),
                "size": problem.space.size,
            }
            for problem in problems
        ],
        "strategy": strategy,
        "trials": trials,
        "seed": seed,
    }


def _folder(
    out: Path | None, resume: bool, name: str, manifest: Mapping[str, Any]
) -> TuningFolder:
    if not resume:
        return TuningFolder.create(out or TuningFolder.claim(f"tune-{name}"), manifest)
    if out is None:
        raise ConfigError("--resume needs the run folder: give it with --out")
    return TuningFolder.resume(out, manifest)


def _write_caches(folder: TuningFolder, results: Sequence[Tuned]) -> None:
    when = datetime.now(UTC).isoformat(sep=" ")
    for tuned in results:
        problem = tuned.problem
        data = cache_json(problem.name, problem.device, problem.space, tuned.trials, when)
        folder.write_cache(problem.name, data)


def _json(results: Sequence[Tuned]) -> dict[str, Any]:
    """One kernel's result as it is; those of several under `kernels`."""
    if len(results) == 1:
        return results[0].to_json()
    return {
        "trials": sum(len(tuned.trials) for tuned in results),
        "failed": sum(tuned.failed for tuned in results),
        "kernels": [tuned.to_json() for tuned in results],
    }


def _show(results: Sequence[Tuned], folder: Path) -> None:
    console = Console()
    for tuned in results:
        data = tuned.to_json()
        best = data["best"]
        console.print(f"{data['name']} on {data['device']}", markup=False, highlight=False)
        table = Table()
        table.add_column("parameter")
        table.add_column("best")
        for name, value in best["configuration"].items() if best else ():
            table.add_row(name, str(value))
        console.print(table)
        found = f"{best['value']:.6g} {best['unit']}" if best else "every configuration failed"
        console.print(
            f"{found}; {data['trials']} trials, {data['failed']} failed", highlight=False
        )
    console.print(f"run folder: {folder}", markup=False, highlight=False, soft_wrap=True)
