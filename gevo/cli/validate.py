"""`gevo validate` and `gevo minimize`: judge the winners of a run again.

The first on cases that nobody has seen, the second after it has removed every edit that does not
matter.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from gevo.cli.finish import finish
from gevo.cli.live import view
from gevo.cli.options import (
    Address,
    ExecutorKind,
    Executors,
    ExecutorSettings,
    TimeBudget,
    TrustCode,
    TrustedWorkload,
    Workers,
    duration,
    executor_settings,
    worker_count,
)
from gevo.cli.terminal import Terminal, say
from gevo.records.forms import to_json
from gevo.records.run import RunFolder
from gevo.study.contest import Judged
from gevo.study.judging import Request, add_counterexamples, exit_code, revalidate
from gevo.study.trust import Trust


def validate(
    run: Annotated[Path, typer.Argument(help="Run folder.")],
    heldout_seed: Annotated[
        int | None, typer.Option(help="Seed of the drawn cases (default: the run's own).", min=0)
    ] = None,
    time_budget: TimeBudget = None,
    workers: Workers = None,
    executor: Executors = ExecutorKind.LOCAL,
    address: Address = "",
    workload: TrustedWorkload = None,
    trust_code: TrustCode = False,
    add_cases: Annotated[
        bool, typer.Option(help="Add the cases on which winners fail to the workload.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the verdicts as JSON.")] = False,
) -> None:
    """Judge the front again from the run folder.

    Exit code 0 when something is validated, 1 refused, 3 only conditional, 4 not judged.
    """
    request = _request(heldout_seed, False, Trust(workload, trust_code), time_budget)
    with executor_settings(executor, address, workers) as settings:
        judge_again(run, request, settings, as_json, add_cases)


def _request(seed: int | None, minimize: bool, trust: Trust, time_budget: str | None) -> Request:
    budget_s = None if time_budget is None else duration(time_budget)
    return Request(seed, minimize, trust, budget_s)


def judge_again(
    run: Path, request: Request, settings: ExecutorSettings, as_json: bool, add_cases: bool = False
) -> None:
    """Validate, print, and exit with what `exit_code` says."""
    with view(Terminal(stderr=True)) as shown:
        judged = revalidate(run, settings.workers, shown.update, request, settings.opener)
    if add_cases:
        say(add_counterexamples(run, judged, request.trust), err=True)
    if as_json:
        say(json.dumps(verdicts(run, judged), indent=2))
    else:
        finish(RunFolder.open(run), Terminal())
    raise typer.Exit(exit_code(j.verdict.conclusion for j in judged))


def verdicts(run: Path, judged: Sequence[Judged]) -> dict[str, Any]:
    """What `--json` prints."""
    return {
        "run": str(run),
        "validated": sum(j.verdict.validated for j in judged),
        "judged": [_verdict(one) for one in judged],
    }


def _verdict(judged: Judged) -> dict[str, Any]:
    said: dict[str, Any] = to_json(judged.verdict.record())
    del said["type"]
    edits, before = len(judged.contender.patch), len(judged.individual.patch)
    return {"id": judged.individual.id, "edits": edits, "edits_before": before, **said}


def minimize(
    run: Annotated[Path, typer.Argument(help="Run folder.")],
    heldout_seed: Annotated[
        int | None, typer.Option(help="Seed of the drawn cases (default: the run's own).", min=0)
    ] = None,
    time_budget: TimeBudget = None,
    workers: Workers = None,
    workload: TrustedWorkload = None,
    trust_code: TrustCode = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the verdicts as JSON.")] = False,
) -> None:
    """Minimise the front, validate what remains, and measure what each edit does."""
    settings = ExecutorSettings(worker_count(workers))
    request = _request(heldout_seed, True, Trust(workload, trust_code), time_budget)
    judge_again(run, request, settings, as_json)
