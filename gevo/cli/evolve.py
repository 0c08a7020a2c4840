"""`gevo evolve`: the main job."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gevo.cli import began
from gevo.cli.adequacy import before_search
from gevo.cli.finish import finish
from gevo.cli.live import view
from gevo.cli.options import (
    Address,
    CompileTimeout,
    CompileWith,
    Database,
    ExecutorKind,
    Executors,
    Flags,
    TimeBudget,
    Workers,
    compiler_for,
    duration,
    executor_settings,
    file_of,
)
from gevo.cli.terminal import Terminal, say
from gevo.device.base import Cache
from gevo.device.kind import AUTO
from gevo.errors import ConfigError
from gevo.frontend.source import FIRST
from gevo.program.base import Program
from gevo.records.run import FAULT
from gevo.search.options import PROFILES
from gevo.search.registry import NSGA2, STEADY
from gevo.study.evolution import Evolution
from gevo.study.judging import exit_code
from gevo.study.options import EvolutionOptions, search_options
from gevo.study.study import INTERNAL, INTERRUPTED
from gevo.workload.case import Workload
from gevo.workload.find import find


def evolve(
    kernel: Annotated[
        Path,
        typer.Argument(
            help="A kernel (.ll, .ptx or .cu), or StableHLO (.mlir).", callback=file_of
        ),
    ],
    workload: Annotated[
        Path | None, typer.Option(help="Spec; default: testcases/<kernel>.toml or .py.")
    ] = None,
    entry: Annotated[
        list[str] | None, typer.Option(help="Edit only this function (repeatable).")
    ] = None,
    device: Annotated[
        str,
        typer.Option(
            help="auto (a GPU where one can be used, else simt), cuda, cuda:<n>, simt, "
            "simt:<GPU> for another modelled GPU; for StableHLO xla:cpu, iree:cpu, "
            "xla:cuda or xla:cpu:modelled."
        ),
    ] = AUTO,
    cache: Annotated[
        Cache, typer.Option(help="What a GPU's cache holds when a timed run begins.")
    ] = Cache.WARM,
    profile: Annotated[
        str, typer.Option(help=f"Named settings of the search: {', '.join(PROFILES)}.")
    ] = "default",
    population: Annotated[int | None, typer.Option(help="Individuals per generation.")] = None,
    generations: Annotated[int | None, typer.Option(help="Generations to search.")] = None,
    crossover: Annotated[float | None, typer.Option(help="Probability of crossover.")] = None,
    mutation: Annotated[float | None, typer.Option(help="Probability of mutation.")] = None,
    shrink: Annotated[float | None, typer.Option(help="Probability to drop an edit.")] = None,
    initial_mutations: Annotated[int | None, typer.Option(help="Edits at the start.")] = None,
    elites: Annotated[float | None, typer.Option(help="Share that survives unchanged.")] = None,
    retries: Annotated[int | None, typer.Option(help="Proposals per child and step.")] = None,
    tournament: Annotated[int | None, typer.Option(help="Size of the tournament.")] = None,
    tolerance: Annotated[
        float | None, typer.Option(help="Accepted error (default: none, exact mode).")
    ] = None,
    tune: Annotated[
        bool,
        typer.Option("--tune", help="Search the workload's tuning parameters with the edits."),
    ] = False,
    robust: Annotated[
        bool,
        typer.Option("--robust", help="Rank by the low end of the modelled gain's range (simt)."),
    ] = False,
    edit_constants: Annotated[
        bool,
        typer.Option("--edit-constants", help="Edits also change constants and attributes."),
    ] = False,
    moves: Annotated[
        bool | None,
        typer.Option(
            help="Edits also run LLVM's passes (O3, unroll, peel…) or rewrite operations on "
            "tensors; the best of them go first, and of LLVM IR then every single edit that takes "
            "something away (the default)."
        ),
    ] = None,
    operators: Annotated[
        str,
        typer.Option(help="Further edit operators, of plug-ins for example: name,name,…"),
    ] = "",
    without: Annotated[
        str, typer.Option(help="Kinds of edits that are left out: unroll,noalias,…")
    ] = "",
    searcher: Annotated[
        str, typer.Option(help="How to search: nsga2, greedy, random…, or one of a plug-in.")
    ] = NSGA2,
    asynchronous: Annotated[
        bool,
        typer.Option("--async", help="NSGA-II without generations, for many workers."),
    ] = False,
    in_flight: Annotated[
        int | None,
        typer.Option(help="With --async: candidates in flight, four or more for each worker."),
    ] = None,
    adequacy: Annotated[
        bool,
        typer.Option(help="Say first how many faults in the kernel its cases notice."),
    ] = True,
    time_budget: TimeBudget = None,
    seed: Annotated[int, typer.Option(help="Seed of every random choice.")] = 1,
    heldout_seed: Annotated[
        int | None, typer.Option(help="Seed of the cases that validation draws.", min=0)
    ] = None,
    workers: Workers = None,
    compiler: CompileWith = FIRST,
    project: Database = None,
    compile_timeout: CompileTimeout = None,
    flags: Flags = None,
    executor: Executors = ExecutorKind.LOCAL,
    address: Address = "",
    out: Annotated[Path | None, typer.Option(help="Run folder (default: runs/…).")] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Continue the run in --out; begin it if there is none."),
    ] = False,
) -> None:
    """Evolve a kernel on its workload, validate the winners, write a report.

    Ctrl-C (or SIGTERM) stops the search; what it has found is validated and reported, and the
    exit code is 130. A second Ctrl-C leaves out the validation. Everything found so far is in
    the run folder at any time: --resume goes on from the last complete generation, also after
    a crash.
    """
    changes = {
        "population": population,
        "generations": generations,
        "crossover": crossover,
        "mutation": mutation,
        "shrink": shrink,
        "initial_mutations": initial_mutations,
        "elites": elites,
        "retries": retries,
        "tournament": tournament,
        "tolerance": tolerance,
        "robust": robust or None,
        "in_flight": in_flight,
    }
    if asynchronous and searcher != NSGA2:
        raise ConfigError(f"--async is a way of NSGA-II: give it without --searcher {searcher}")
    if in_flight is not None and not asynchronous:
        raise ConfigError("--in-flight goes with --async")
    source = find(kernel, workload)
    compiler = compiler_for(kernel, compiler, project, flags, compile_timeout)
    timed = time_budget is not None
    search = search_options(profile, changes, timed=timed, tuned=source if tune else None)
    budget = None if time_budget is None else duration(time_budget)
    console = Terminal()
    with executor_settings(executor, address, workers) as settings:
        chosen, choice = settings.resolve(device, str(kernel))
        options = EvolutionOptions(
            kernel=kernel,
            workload=source,
            entry=tuple(entry or ()),
            device=chosen,
            search=search,
            seed=seed,
            workers=settings.workers,
            out=out,
            time_budget_s=budget,
            began=began.BEGAN,
            resume=resume,
            heldout_seed=heldout_seed,
            cache=cache,
            tune=tune,
            edit_constants=edit_constants,
            moves=moves,
            searcher=STEADY if asynchronous else searcher,
            operators=_names(operators, "--operators"),
            without=_names(without, "--without"),
            opener=settings.opener,
            compiler=compiler,
        )
        if choice:
            console.print(choice, markup=False, highlight=False, soft_wrap=True)
        with view(Terminal(stderr=True)) as shown:

            def before(program: Program, workload: Workload) -> None:
                for line in before_search(kernel, program, workload, source, settings.workers):
                    shown.say(line)

            folder = Evolution(options, shown.update, before if adequacy else None).run()
    result = finish(folder, console)
    if result.end == INTERRUPTED:
        raise typer.Exit(130)
    if result.end == INTERNAL:
        where = folder.path / FAULT
        say(f"gevo: the search ended by an internal error; please report {where}", err=True)
        raise typer.Exit(1)
    if result.conclusions:
        raise typer.Exit(exit_code(result.conclusions))


def _names(listed: str, option: str) -> tuple[str, ...]:
    """Names between commas, each once; raises ConfigError where there are commas alone."""
    names = tuple(dict.fromkeys(name for one in listed.split(",") if (name := one.strip())))
    if listed and not names:
        raise ConfigError(f"{option} {listed!r} has no names; give them as name,name,…")
    return names
