"""How well a workload's cases notice faults, for people and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.progress import Progress

from gevo.cli.options import worker_count
from gevo.cli.terminal import Terminal
from gevo.errors import GevoError
from gevo.program.base import Dialect, Program
from gevo.program.llvm.mutants import Mutant
from gevo.report.ir_text import Source
from gevo.report.ir_text import find as find_source
from gevo.report.mutants import what_kills
from gevo.study.adequacy import Adequacy, Sampled, assess, sampled
from gevo.study.sources import load_launched
from gevo.workload.case import TestCase, Workload
from gevo.workload.spec import load as load_workload

DRAWS = 16
"""Cases that are drawn and tried on what the workload's own do not kill."""


def measure(kernel: Path, entry: Sequence[str], source: Path, workers: int) -> Adequacy:
    """The score of all mutants of what is launched; progress goes to standard error."""
    workload = load_workload(source)
    program = load_launched(kernel, workload, entry)
    with Progress(console=Terminal(stderr=True), transient=True) as shown:
        task = shown.add_task("mutants", total=None)
        return assess(
            program,
            workload,
            str(source),
            workers,
            lambda done, total: shown.update(task, completed=done, total=total),
            DRAWS,
        )


def source_of(kernel: Path, program: Program) -> Source | None:
    """The source that a kernel was made from; None where it is not beside it."""
    return find_source(kernel.name, program.text, [kernel.parent])


def to_json(found: Adequacy, source: Source | None) -> dict[str, Any]:
    """What `--json` prints."""
    return {
        "mutants": found.total,
        **{status: len(found.of(status)) for status in found.statuses},
        "score_of_all": found.raw_score,
        "score": found.score,
        "seconds": round(found.seconds, 1),
        "survivors": [
            {
                **_mutant(one.mutant, source),
                "would_be_killed_by": what_kills(one.mutant),
                "killed_by_drawn": _case(found.suggested.get(one.mutant.name)),
            }
            for one in found.survivors
        ],
        "equivalents": [
            {**_mutant(one.mutant, source), "reason": one.reason, "declared": one.declared}
            for one in found.equivalent
        ],
    }


def _mutant(mutant: Mutant, source: Source | None) -> dict[str, Any]:
    return {
        "name": mutant.name,
        "kind": mutant.kind.value,
        "kernel": mutant.function,
        "line": mutant.line,
        "source": _line(mutant.line, source),
        "instruction": mutant.instruction,
        "change": mutant.change,
    }


def _case(case: TestCase | None) -> dict[str, Any] | None:
    return None if case is None else {"seed": case.seed, "sizes": dict(case.size)}


def _table(case: TestCase) -> str:
    """A case as a spec has it, in one line."""
    sizes = ", ".join(f"{name} = {value}" for name, value in case.sizes)
    return f"seed = {case.seed}, sizes = {{ {sizes} }}"


def _line(line: int, source: Source | None) -> str:
    return ((source and line and source.line(line)) or "").strip()


def lines(found: Adequacy, source: Source | None) -> Iterator[str]:
    """What people read."""
    yield from _equivalents(found)
    yield from _survivors(found, source)
    counts = ", ".join(f"{len(found.of(status))} {status}" for status in found.statuses)
    yield f"{found.total} mutants in {found.seconds:.0f} s: {counts}"
    if found.score is not None and found.raw_score is not None:
        yield f"mutation score: {_percent(found.score)} of the mutants that are not equivalent,"
        yield f"                {_percent(found.raw_score)} of all distinct mutants"


def _equivalents(found: Adequacy) -> Iterator[str]:
    if found.equivalent:
        yield "equivalent to the unmodified program:"
    for (reason, by_author), count in sorted(found.reasons.items(), key=lambda item: -item[1]):
        yield f"  {count:4} {'declared' if by_author else 'proved'}: {reason}"


def _survivors(found: Adequacy, source: Source | None) -> Iterator[str]:
    if found.survivors:
        yield "survivors, and what would kill them:"
    ordered = sorted(found.survivors, key=lambda one: (one.mutant.line, one.mutant.function))
    for (line, function), group in groupby(
        ordered, key=lambda one: (one.mutant.line, one.mutant.function)
    ):
        every = list(group)
        text = _line(line, source)
        yield f"  {every[0].mutant.place} ({function})" + (f": {text}" if text else "")
        for one in every:
            yield f"    {one.mutant.kind} `{one.mutant.instruction}` {one.mutant.change}"
            yield f"      {what_kills(one.mutant)}"
            case = found.suggested.get(one.mutant.name)
            if case is not None:
                yield f"      a drawn case that does: {_table(case)}"


def before_search(
    kernel: Path, program: Program, workload: Workload, source: Path, workers: int
) -> Iterator[str]:
    """What is said of the cases before a search begins; nothing for programs without mutants."""
    if program.dialect is not Dialect.LLVM:
        return
    try:
        found = sampled(program, workload, str(source), min(workers, worker_count(None)))
    except GevoError as error:
        yield f"how much the cases notice is not known: {error}"
        return
    yield from _sample(found, kernel, source)


def _sample(found: Sampled, kernel: Path, source: Path) -> Iterator[str]:
    command = f"gevo inspect {kernel} --workload {source} --adequacy"
    if found.score is None:
        yield f"how much the cases notice is not known; see {command}"
        return
    both = found.killed + found.others
    yield f"cases kill {found.killed} of {both} sampled mutants ({_percent(found.score)})"
    if found.poor:
        yield f"warning: the cases notice too little; {command} says what is missing. They miss:"
        yield from (f"  {name}" for name in found.survivors)


def _percent(share: float) -> str:
    """Rounded down: 100% is said of all only."""
    return f"{int(100 * share)}%"
