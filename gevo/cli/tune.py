"""`gevo tune`: search a space of configurations."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any

import typer

from gevo.cli import began
from gevo.cli.live import view
from gevo.cli.options import (
    Address,
    CompileTimeout,
    CompileWith,
    Database,
    ExecutorKind,
    Executors,
    TimeBudget,
    Workers,
    compiler_for,
    duration,
    executor_settings,
)
from gevo.cli.report import finish_tuning
from gevo.cli.terminal import Terminal, say
from gevo.device.base import Cache
from gevo.device.kind import AUTO, RECORDED, choice_of
from gevo.errors import ConfigError
from gevo.frontend.source import FIRST
from gevo.program.base import CUDA_SUFFIX
from gevo.records.tuned import DEFAULT_PATH
from gevo.report.html.tuning_page import write
from gevo.report.tuning import build
from gevo.study.network import network_of
from gevo.study.study import INTERRUPTED
from gevo.study.tuning import TuneOptions
from gevo.study.tuning_session import TRIALS, Result, TuningOutcome, TuningRequest
from gevo.study.tuning_session import tune as run
from gevo.tuning.registry import STRATEGIES
from gevo.tuning.sketch.networks import NETWORKS, Network


def tune(
    targets: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="KERNEL-OR-WORKLOAD…",
            help="What to tune: a kernel, a workload with a [tune] table, or an operator such as "
            "matmul or mm1; none for recordings.",
        ),
    ] = None,
    network: Annotated[
        str,
        typer.Option(
            help=f"Tune a network's operators: {', '.join(NETWORKS)}, or a StableHLO file. Each "
            "counts as often as the network runs it."
        ),
    ] = "",
    network_batch: Annotated[
        int, typer.Option(help="Images or texts at a time of a network by name.", min=1)
    ] = 1,
    network_type: Annotated[
        str,
        typer.Option(
            help="Type of the operands of a network by name: f32, or f16, bf16, tf32 or int8 for "
            "tensor cores."
        ),
    ] = "f32",
    strategy: Annotated[
        str,
        typer.Option(
            help=f"How to search: {', '.join(STRATEGIES)}; Kernel Tuner's, as kt:pso; Optuna's "
            "samplers, as optuna:nsgaii."
        ),
    ] = "auto",
    trials: Annotated[
        int | None,
        typer.Option(
            help="Configurations to measure, over all kernels (default: 100, or with a time "
            "budget as many as there is time for).",
            min=1,
        ),
    ] = None,
    time_budget: TimeBudget = None,
    batch: Annotated[
        int, typer.Option(help="Configurations to measure at the same time.", min=1)
    ] = 1,
    seed: Annotated[int, typer.Option(help="Seed of every random choice.")] = 1,
    device: Annotated[
        list[str] | None,
        typer.Option(
            help="Where to measure: as for evolve, or recorded:FILE, which replays what Kernel "
            "Tuner, KTT or CLTune recorded, or a table (repeatable, each file is a kernel of its "
            "own)."
        ),
    ] = None,
    cache: Annotated[
        Cache, typer.Option(help="What a GPU's cache holds when a timed run begins.")
    ] = Cache.WARM,
    compiler: CompileWith = FIRST,
    project: Database = None,
    compile_timeout: CompileTimeout = None,
    weight: Annotated[
        list[float] | None,
        typer.Option(help="Weight of a kernel's time in the total (one per kernel, in order)."),
    ] = None,
    database: Annotated[
        Path, typer.Option(help="Where tuned configurations are kept and warm starts come from.")
    ] = DEFAULT_PATH,
    workers: Workers = None,
    executor: Executors = ExecutorKind.LOCAL,
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
    budget = None if time_budget is None else duration(time_budget)
    named = list(takewhile(lambda one: not one.startswith("-"), targets or ()))
    flags = (targets or [])[len(named) :]
    kernel = Path((named or [""])[0])
    if project is not None or compile_timeout is not None or kernel.suffix == CUDA_SUFFIX:
        compiler = compiler_for(kernel, compiler, project, flags, compile_timeout)
    else:
        compiler = compiler.given(flags, "--")
    recordings, others = _devices(device or [AUTO])
    chosen_network = network_of(network, network_batch, network_type) if network else None
    with executor_settings(executor, address, workers) as settings:
        chosen, note = settings.resolve(others[0], (named or [""])[0]) if others else ("", "")
        outcome = _shown(
            TuningRequest(
                targets=named,
                recordings=recordings,
                network=chosen_network,
                strategy=strategy,
                trials=TRIALS if trials is None and budget is None else trials,
                batch=batch,
                seed=seed,
                weights=weight or None,
                database=database,
                out=out,
                resume=resume,
                time_budget_s=budget,
                began=began.BEGAN,
            ),
            TuneOptions(chosen, settings.workers, cache, settings.opener, compiler),
        )
    for entry, why in outcome.displaced:
        say(f"{database}: {entry}: taken out, {why}", err=True)
    if as_json:
        write(build(outcome.folder.path))
        say(json.dumps(_json(outcome.results), indent=2, allow_nan=False))
    else:
        if chosen_network:
            say(_told(chosen_network))
        if note:
            say(note)
        finish_tuning(outcome.folder.path, Terminal())
    if outcome.end == INTERRUPTED:
        raise typer.Exit(130)


def _shown(request: TuningRequest, options: TuneOptions) -> TuningOutcome:
    """Tune, and show how far it is on standard error."""
    with view(Terminal(stderr=True)) as watched:
        return run(request, options, watched.update)


def _devices(names: Sequence[str]) -> tuple[list[Path], list[str]]:
    """Recordings, and the device that kernels run on; raises ConfigError where both are given."""
    recordings = [Path(choice_of(name)) for name in names if RECORDED.names(name)]
    others = [name for name in names if not RECORDED.names(name)]
    if len(others) > 1 or (others and recordings):
        raise ConfigError("--device: give one device, or recordings only")
    return recordings, others


def _told(network: Network) -> str:
    """What of a network was tuned."""
    runs = sum(network.counts.values())
    missing = "; ".join(f"{n} {what}" for what, n in network.left_out.items())
    return (
        f"{network.name}: {len(network.counts)} different operators, run {runs} times, "
        f"{network.flops / 1e9:.3g} GFLOP{f'; left out: {missing}' if missing else ''}"
    )


def _json(results: Sequence[Result]) -> dict[str, Any]:
    """One kernel's result as it is; those of several under `kernels`."""
    found = [result.to_json() for result in results]
    if len(found) == 1:
        return found[0]
    return {
        "trials": sum(one["trials"] for one in found),
        "failed": sum(one["failed"] for one in found),
        "not_reached": [one["name"] for one in found if not one["trials"]],
        "kernels": found,
    }
