"""`gevo minimize`: remove every edit of a run's winners that does not matter."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gevo.cli.cluster import ExecutorSettings
from gevo.cli.options import TrustCode, TrustedWorkload, Workers, worker_count
from gevo.cli.validate import judge_again
from gevo.study.trust import Trust
from gevo.study.validation import Request


def minimize(
    run: Annotated[Path, typer.Argument(help="Run folder.")],
    heldout_seed: Annotated[
        int | None, typer.Option(help="Seed of the drawn cases (default: the run's own).", min=0)
    ] = None,
    workers: Workers = None,
    workload: TrustedWorkload = None,
    trust_code: TrustCode = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the verdicts as JSON.")] = False,
) -> None:
    """Minimise the front, validate what remains, and measure what each edit does."""
    settings = ExecutorSettings(worker_count(workers))
    request = Request(heldout_seed, minimize=True, trust=Trust(workload, trust_code))
    judge_again(run, request, settings, as_json)
