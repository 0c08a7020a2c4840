"""`gevo judge`: any candidate, from anywhere, through the stages that winners go through."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.text import Text

from gevo.cli.options import (
    CompileTimeout,
    CompileWith,
    Database,
    Flags,
    Workers,
    compiler_for,
    worker_count,
)
from gevo.cli.terminal import Terminal, say
from gevo.frontend.source import FIRST
from gevo.records.files import require_writable, write_output
from gevo.records.forms import to_json as to_form
from gevo.records.schema import Stage
from gevo.study.judging import PATCH, Candidate, Judgement, exit_code
from gevo.study.judging import judge as rule
from gevo.workload.case import case_text
from gevo.workload.find import find


def judge(
    base: Annotated[
        Path, typer.Argument(help="The unmodified program (.ll, .ptx, .cu or .mlir).")
    ],
    variant: Annotated[
        Path, typer.Argument(help="What to judge: a program, or a .patch.json for BASE.")
    ],
    workload: Annotated[
        Path | None, typer.Option(help="Spec; default: testcases/<base>.toml or .py.")
    ] = None,
    device: Annotated[str, typer.Option(help="simt[:<GPU>], cuda[:<n>], xla:cpu or iree:cpu.")] = (
        "simt"
    ),
    tolerance: Annotated[
        float, typer.Option(help="Accepted error above the unmodified program's own.", min=0.0)
    ] = 0.0,
    heldout_seed: Annotated[
        int | None, typer.Option(help="Seed of the cases that are drawn.", min=0)
    ] = None,
    case: Annotated[
        list[str] | None,
        typer.Option(help="Judge on this case, as a report shows it, not on drawn ones."),
    ] = None,
    workers: Workers = None,
    compiler: CompileWith = FIRST,
    project: Database = None,
    compile_timeout: CompileTimeout = None,
    flags: Flags = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Write what may be offered, with its guards."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the verdict as JSON.")] = False,
) -> None:
    """Judge a changed program against the unmodified one.

    Exit code 0 when it is validated, or would be with the guard that it then needs, 1 refused,
    2 bad input, 3 conditional, 4 not judged.
    """
    if out is not None:
        require_writable(out)
    candidate = Candidate(
        base,
        variant,
        find(base, workload),
        device,
        tolerance,
        seed=heldout_seed,
        cases=tuple(case or ()),
        compiler=compiler_for(base, compiler, project, flags, compile_timeout),
    )
    judgement = _watched(candidate, worker_count(workers))
    if as_json:
        say(json.dumps(to_json(judgement), indent=2))
    else:
        _show(judgement, str(variant), bare=out is None and variant.suffix != PATCH)
    if out is not None and judgement.offered is not None:
        write_output(out, judgement.offered.text.encode())
        say(f"written to {out}", err=as_json)
    raise typer.Exit(exit_code([judgement.verdict.conclusion]))


def _watched(candidate: Candidate, workers: int) -> Judgement:
    """The judgement; what goes on is shown on stderr, in plain lines where that is a log."""
    console = Terminal(stderr=True)
    if not console.is_terminal:
        return rule(candidate, workers, _say, lambda stage: _say(_known(stage)))
    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task("reading", total=None)

        def done(stage: Stage) -> None:
            shown.update(task, description=f"judging: {_known(stage)}")

        def phase(name: str) -> None:
            shown.update(task, description=name)

        return rule(candidate, workers, phase, done)


def _say(text: str) -> None:
    say(text, err=True)


def _known(stage: Stage) -> str:
    return f"{stage.name}: {_WORDS[stage.passed]}"


_MOST_ASSUMPTIONS = 12
"""That are shown one by one."""
_WORDS = {True: "passed", False: "failed", None: "not judged"}
_STYLES = {True: "green", False: "bold red", None: "yellow"}


def to_json(judgement: Judgement) -> dict[str, Any]:
    """What `--json` prints."""
    verdict, found = judgement.verdict, judgement.gain
    return {
        "verdict": verdict.conclusion.value,
        "why_not": verdict.why_not,
        "race_free": verdict.race_free,
        "stages": [
            {
                "name": stage.name,
                "passed": stage.passed,
                "reason": stage.detail,
                "seconds": round(verdict.seconds.get(stage.name, 0.0), 3),
            }
            for stage in verdict.stages
        ],
        "assumptions": list(verdict.assumptions),
        "guards": dict(verdict.guards),
        "counterexample": case_text(verdict.counterexample) if verdict.counterexample else None,
        "speedup": found.speedup if found else None,
        "speedup_low": found.speedup_low if found else None,
        "speedup_high": found.speedup_high if found else None,
        "gpus": dict(found.range.gpus) if found and found.range else None,
        "speed": {name: one.speedup for name, one in verdict.speed.items()},
        "text_speedup": judgement.text_speedup,
        "why": to_form(verdict.why),
        "flags": list(verdict.flags),
        "device": judgement.device,
        "clock": judgement.clock,
    }


def _show(judgement: Judgement, name: str, bare: bool) -> None:
    """What people read: the verdict, the stages, and the gain; `bare` files have no guard."""
    verdict, console = judgement.verdict, Terminal()
    console.print(Text(f"{name}: {verdict.conclusion}", style="bold"), soft_wrap=True)
    for stage in verdict.stages:
        word = Text(f"  {_WORDS[stage.passed]:<11}", style=_STYLES[stage.passed])
        detail = f": {stage.detail}" if stage.detail else ""
        console.print(word + Text(f"{stage.name}{detail}"), soft_wrap=True)
    for assumption in verdict.assumptions[:_MOST_ASSUMPTIONS]:
        console.print(Text(f"  assumes     {assumption}", style="yellow"), soft_wrap=True)
    if (more := len(verdict.assumptions) - _MOST_ASSUMPTIONS) > 0:
        console.print(Text(f"  assumes     {more} more, which --json lists", style="yellow"))
    for kernel, guard in verdict.guards.items():
        console.print(Text(f"  guard       {kernel}: {guard}"), soft_wrap=True)
    if verdict.guards and bare:
        words = f"{name} itself has no such guard: --out writes it with one"
        console.print(Text(f"  look at     {words}", style="yellow"), soft_wrap=True)
    for flag in verdict.flags:
        console.print(Text(f"  look at     {flag}", style="yellow"), soft_wrap=True)
    paces = ", ".join(f"{pace} on {kind} cases" for kind, pace in judgement.paces.items())
    if paces and verdict.conclusion.offers:
        console.print(Text(f"times as fast ({judgement.clock}, {judgement.device}): {paces}"))
    if verdict.why and verdict.conclusion.offers:
        console.print(Text(f"why: {verdict.why.sentence}"), soft_wrap=True)
