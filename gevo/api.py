"""The front door from Python: what `import gevo` offers, in the words of the command line.

    run = gevo.evolve("kernels/nw.ll", time_budget="60s")
    run.best.speedup, run.best.verdict, run.best.ir

    run = gevo.evolve(predict, parameters, images, weights=0, time_budget="5m")
    run.function(parameters, images)        # a function of jax, in its best form

Everything is evaluated in worker processes, as by the commands, and ends in a run folder that the
commands open, too.
"""

from __future__ import annotations

import hashlib
import html
import json
import sys
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from gevo.deploy.tuned_code import TunedCode, load_tuned
from gevo.device.registry import resolve
from gevo.edits.apply import apply as apply_patch
from gevo.edits.edit import Edit
from gevo.edits.operators import OPERATORS, Set
from gevo.edits.patch import Patch
from gevo.edits.text import patch_from_json
from gevo.errors import ConfigError, EditError
from gevo.evaluate.codegen import cleaned_in_child, ptx_in_child
from gevo.frontend.jax import Captured, Evolved, capture
from gevo.program.base import Program
from gevo.program.load import load
from gevo.records.run import RunFolder
from gevo.records.run import Winner as PatchFile
from gevo.records.schema import Conclusion, End, Record
from gevo.records.tuned import DEFAULT_PATH
from gevo.records.tuning import TuningFolder
from gevo.report import tuning
from gevo.report.html.page import write_html
from gevo.report.html.tuning_page import write as write_tuning
from gevo.report.model import Member, build
from gevo.report.tuning import KernelTuning, Rank
from gevo.search.registry import SEARCHERS
from gevo.search.searcher import Searcher
from gevo.study.evolution import Evolution
from gevo.study.judging import Candidate
from gevo.study.judging import judge as rule
from gevo.study.options import EvolutionOptions, duration, search_options, worker_count
from gevo.study.progress import Progress
from gevo.study.tuning import TuneOptions
from gevo.study.tuning_session import TRIALS, TuningRequest
from gevo.study.tuning_session import tune as run_session
from gevo.tuning.registry import STRATEGIES
from gevo.tuning.strategy import Strategy
from gevo.validate.fresh import default_seed
from gevo.validate.verdict import Verdict
from gevo.workload.examples import RELATIVE, of_examples
from gevo.workload.find import find
from gevo.workload.objects import Launch, Workload


@dataclass(frozen=True, eq=False)
class Winner:
    """One program that a run has found: a member of its front, or a configuration.

    Attributes:
        speedup: The unmodified program's time over its own, as validation has it where it was
            judged, else as the search has it; None where that is not known.
        span: The same for people: a range, where times are modelled.
        error: The largest error on the training cases; None where that is not known.
        verdict: What validation says; None where it was not its turn.
        assumptions: What it takes for granted, in sentences.
        guards: By kernel what it tests at its entry.
        why: Why it is faster by the model, or why it was refused; empty where nothing is known.
        patch: Its edits; None for a configuration.
        settings: Values of tuning parameters that are not the defaults; all, for a configuration.
        function: It as a function of jax; None for what was none.
    """

    speedup: float | None
    span: str
    error: float | None
    verdict: Conclusion | None
    assumptions: tuple[str, ...]
    guards: tuple[str, ...]
    why: str
    patch: Patch | None
    settings: Mapping[str, Any]
    _text: Callable[[], str] = field(repr=False)
    _ptx: Callable[[], str] = field(repr=False)
    function: Evolved | None = field(default=None, repr=False)

    @cached_property
    def ir(self) -> str:
        """Its text: of a validated one the very code that was judged. Raises ConfigError."""
        return self._text()

    @cached_property
    def ptx(self) -> str:
        """Its PTX, likewise; raises CompileFailed, or ConfigError where none can be made."""
        return self._ptx()


@dataclass(frozen=True, eq=False)
class Run:
    """What a run folder holds.

    Attributes:
        path: The folder.
        best: The fastest winner that validation lets be offered; None where there is none.
        front: All that the run has to show, those that are offered first.
        baseline: The unmodified program; None for a tuning session that was opened again.
        end: Why it ended; None while it has not.
        function: The best winner as a function of jax, the evolved function itself where there is
            none; None for what was no function, and for a run that was opened again.
    """

    path: Path
    best: Winner | None
    front: tuple[Winner, ...]
    baseline: Program | None
    end: str | None
    _records: Callable[[], Sequence[Record]] = field(repr=False)
    _report: Callable[[], Path] = field(repr=False)
    function: Evolved | None = field(default=None, repr=False)

    def records(self) -> Sequence[Record]:
        """Everything that happened, in order; raises ConfigError where the journal is damaged."""
        return self._records()

    def report(self) -> Path:
        """Write report.html; its path. Raises ConfigError where that cannot be written."""
        return self._report()

    def __str__(self) -> str:
        """The folder, how it ended, and a line for each of the front.

        Members of which the same is to be said, as of such that were minimised to one program,
        share a line.
        """
        ended = f"ended by {self.end}" if self.end else "not at its end"
        lines = [f"{self.path} ({ended})"]
        told = Counter(", ".join(text for text in _told(one) if text) for one in self.front)
        for text, count in told.items():
            lines.append(f"  {text}" + (f" ({count} members of the front)" if count > 1 else ""))
        return "\n".join(lines if self.front else [*lines, "  nothing to show"])

    def _repr_html_(self) -> str:
        """The front as a table, for notebooks."""
        head = "".join(f"<th>{name}</th>" for name in ("speed-up", "verdict", "what", "why"))
        cells = ("".join(f"<td>{html.escape(text)}</td>" for text in _told(w)) for w in self.front)
        rows = "".join(f"<tr>{row}</tr>" for row in cells)
        return (
            f"<table><caption>{html.escape(str(self.path))}</caption><tr>{head}</tr>{rows}</table>"
        )


def _told(winner: Winner) -> tuple[str, str, str, str]:
    """Its speed-up, verdict, what it is made of, and what else is to be said; for people."""
    count = len(winner.patch) if winner.patch is not None else 0
    what = [f"{count} edit{'s' * (count != 1)}"] if winner.patch is not None else []
    what += [f"{name} = {value}" for name, value in winner.settings.items()]
    verdict = winner.verdict.value if winner.verdict else "not judged"
    said = (text for text in (*winner.assumptions, winner.why) if text)
    return winner.span, verdict, ", ".join(what), "; ".join(said)


def apply(program: Program, patch: Patch | Winner | str | Path | Mapping[str, Any]) -> Program:
    """The program with a patch applied: a `Patch`, a winner, a `.patch.json`, or its JSON form.

    Raises:
        ConfigError: The file is no patch, or belongs to another program.
        EditError: An edit does not apply.
    """
    if isinstance(patch, str | Path):
        winner = PatchFile.load(Path(patch))
        if program.digest != winner.program:
            raise ConfigError(f"{patch}: is for another program than the one given")
        edits = winner.patch
    elif isinstance(patch, Winner):
        edits = patch.patch or Patch()
    else:
        edits = patch if isinstance(patch, Patch) else patch_from_json(patch)
    applied = apply_patch(program, edits)
    for edit, reason in applied.dropped:
        raise EditError(f"edit {edit.id} does not apply: {reason}")
    return applied.program


def open_run(path: str | Path) -> Run:
    """The run, or tuning session, in a folder, finished or not; raises ConfigError."""
    folder = Path(path)
    return tuning_run(folder, {}) if TuningFolder.holds(folder) else _evolution_run(folder)


def _evolution_run(path: Path) -> Run:
    folder = RunFolder.open(path)
    report = build(path)
    baseline = folder.baseline()
    files = {folder.winner(n).id: n for n in folder.winner_numbers()}
    members = [(one, _member(one, folder, baseline, files.get(one.id))) for one in report.front]
    return Run(
        path=path,
        best=next((winner for one, winner in members if one is report.best), None),
        front=tuple(winner for _, winner in members),
        baseline=baseline,
        end=report.end,
        _records=lambda: folder.journal.read(missing_ok=True),
        _report=lambda: write_html(path),
    )


def _member(member: Member, folder: RunFolder, baseline: Program, number: int | None) -> Winner:
    patch = member.patch if isinstance(member.patch, Patch) else None

    def program() -> Program:
        if patch is None:
            raise ConfigError(f"{folder.path}: a later gevo wrote the patch of {member.id}")
        return apply(baseline, patch)

    def text() -> str:
        return (folder.winner_code(number) if number else None) or program().text

    def ptx() -> str:
        found = folder.winner_code(number, ptx=True) if number else None
        return found or _ptx_of(program(), {})

    chosen = {e.name: json.loads(e.value) for e in patch or () if isinstance(e, Set)}
    return Winner(
        speedup=member.train.speedup,
        span=member.gain,
        error=member.train.error,
        verdict=member.conclusion,
        assumptions=member.assumptions,
        guards=member.guards,
        why=(member.why.sentence if member.why else "")
        if member.validated
        else member.why_not or "",
        patch=patch,
        settings=chosen,
        _text=text,
        _ptx=ptx,
    )


def tuning_run(path: Path, programs: Mapping[str, Callable[[Mapping[str, Any]], Program]]) -> Run:
    """A tuning session's folder; `programs` gives each kernel at a configuration."""
    folder = TuningFolder.open(path)
    report = tuning.build(path)
    ranks = [(kernel, rank) for kernel in report.kernels for rank in kernel.top]
    front = [_configuration(kernel, rank, programs, path) for kernel, rank in ranks]
    offered = (w for w in front if w.verdict is not None and w.verdict.offers)
    return Run(
        path=path,
        best=next(offered, None),
        front=tuple(front),
        baseline=None,
        end=next((r.reason for r in folder.journal.read() if isinstance(r, End)), None),
        _records=lambda: folder.journal.read(missing_ok=True),
        _report=lambda: write_tuning(report),
    )


def _configuration(
    kernel: KernelTuning,
    rank: Rank,
    programs: Mapping[str, Callable[[Mapping[str, Any]], Program]],
    path: Path,
) -> Winner:
    settings = rank.trial.configuration

    def program() -> Program:
        if kernel.name not in programs:
            raise ConfigError(
                f"{path}: holds times and no kernel; apply the configuration to yours with "
                "gevo apply --tuned"
            )
        return programs[kernel.name](settings)

    verdict = kernel.verdicts.get(rank.trial.key)
    return Winner(
        speedup=rank.speedup,
        span=kernel.gain(rank.trial),
        error=rank.trial.measurement.error,
        verdict=verdict.known_conclusion if verdict else None,
        assumptions=tuple(verdict.assumptions) if verdict else (),
        guards=(),
        why=rank.why_not or "",
        patch=None,
        settings=settings,
        _text=lambda: cleaned_in_child(program(), {}),
        _ptx=lambda: _ptx_of(program(), {}),
    )


def _ptx_of(program: Program, constants: Mapping[str, int | float]) -> str:
    if not program.dialect.emits_ptx:
        raise ConfigError(f"{program.dialect}: no PTX is made of it")
    return ptx_in_child(cleaned_in_child(program, constants), "sm_90", program.launched)


__all__ = [
    "Conclusion",
    "Launch",
    "Patch",
    "Program",
    "Progress",
    "Run",
    "TunedCode",
    "Verdict",
    "Winner",
    "Workload",
    "apply",
    "evolve",
    "judge",
    "load",
    "load_tuned",
    "open_run",
    "tune",
]

WORKLOADS = Path("runs/workloads")
"""Where workloads that were made of Python objects are written."""
ROUNDING = 1e-5
"""Error of a function's results that is accepted unless a tolerance is given."""


def evolve(
    kernel: str | Path | Callable[..., Any],
    *arguments: Any,
    workload: str | Path | Workload | None = None,
    device: str = "auto",
    tune: bool = False,
    tolerance: float | None = None,
    time_budget: str | float | None = None,
    seed: int = 1,
    workers: int | None = None,
    out: str | Path | None = None,
    resume: bool = False,
    callback: Callable[[Progress], None] | None = None,
    profile: str = "default",
    moves: bool | None = None,
    operators: Sequence[str | type[Edit]] = (),
    searcher: str | type[Searcher] = "nsga2",
    weights: int | Sequence[int] = (),
    cases: Sequence[Sequence[Any]] = (),
    heldout: Sequence[Sequence[Any]] = (),
    metric: str | Callable[..., Any] = "max_relative",
    **options: Any,
) -> Run:
    """Evolve a kernel on its workload and validate the winners, as `gevo evolve` does.

    A function of jax is evolved for the shapes of its arguments, which are its training case; the
    result's `function` takes and gives the same pytrees. Ctrl-C ends it; what has been validated
    by then is returned.

    Args:
        kernel: A CUDA kernel as LLVM IR (.ll), PTX (.ptx) or source (.cu), or StableHLO (.mlir);
            or a function of jax, with arguments for it.
        arguments: Of the function: pytrees of arrays; other leaves stay as they are.
        workload: A spec's path, or one of Python objects; by default the one that belongs to it.
        device: `auto`, `simt`, `cuda`, …; see `gevo devices`.
        tune: Search the workload's tuning parameters with the edits.
        tolerance: Accepted error; None for none (with `tune`, the workload's own).
        time_budget: What all may take, validation included: "90s", "30m", or seconds.
        seed: Seeds every random choice.
        workers: Worker processes; None for one per CPU.
        out: Run folder; None for a new one in `runs`.
        resume: Continue the run in `out`.
        callback: Told of the progress; None shows it in a notebook, and nothing elsewhere.
        profile: Named settings of the search.
        moves: Edits also run LLVM's passes, or rewrite operations on tensors, and the search
            begins with the best of them; None for yes.
        operators: Further edit operators: of plug-ins by name, or classes, which worker processes
            must be able to import.
        searcher: How to search: a name, or a class.
        weights: Of a function: places of the arguments that do not change between calls.
        cases: Of a function: further arguments for it that the search sees, each a tuple.
        heldout: Of a function: arguments that only validation sees.
        metric: Of a function without a workload: how results are compared. `answers` for a
            classifier whose first result has a score for each class in its last dimension; it is
            validated as a model then. Errors of `max_relative` up to 1e-5 are rounding, unless a
            tolerance is given.
        options: Other settings of the search, such as `generations` and `population`.

    Raises:
        GevoError: Kernel, workload, device or an option is wrong; the message says which.
    """
    captured = None
    if not isinstance(kernel, str | Path):
        fixed = (weights,) if isinstance(weights, int) else tuple(weights)
        captured = capture(kernel, arguments, fixed)
        if workload is None and tolerance is None and metric in RELATIVE:
            tolerance = ROUNDING
        kernel, workload = _examples(captured, workload, cases, heldout, metric)
    elif arguments or weights != () or cases or heldout:
        raise ConfigError(f"{kernel}: is no function that could take arguments")
    kernel = Path(kernel)
    source = _source(kernel, workload)
    changes = {"tolerance": tolerance, **options}
    timed = time_budget is not None
    chosen, _ = resolve(device, str(kernel))
    wanted = EvolutionOptions(
        kernel=kernel,
        workload=source,
        entry=(),
        device=chosen,
        search=search_options(profile, changes, timed=timed, tuned=source if tune else None),
        seed=seed,
        workers=worker_count(workers),
        out=None if out is None else Path(out),
        time_budget_s=_seconds(time_budget),
        resume=resume,
        tune=tune,
        moves=moves,
        operators=tuple(
            OPERATORS.named(one, "" if isinstance(one, str) else one.kind) for one in operators
        ),
        searcher=SEARCHERS.named(searcher),
    )
    with _shown(callback) as watch:
        folder = Evolution(wanted, watch).run()
    run = open_run(folder.path)
    return run if captured is None else _callable(run, captured)


def _examples(
    captured: Captured,
    workload: str | Path | Workload | None,
    cases: Sequence[Sequence[Any]],
    heldout: Sequence[Sequence[Any]],
    metric: str | Callable[..., Any],
) -> tuple[Path, str | Path | Workload]:
    """The file of a captured function's program, and the workload that its arguments make."""
    if workload is not None and (cases or heldout):
        raise ConfigError(f"{captured.name}: cases are those of its workload; give one of both")
    digest = hashlib.sha256(captured.text.encode()).hexdigest()[:12]
    path = WORKLOADS / f"{captured.name}-{digest}.mlir"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(captured.text)
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written ({error.strerror})") from error
    given = [captured.arrays, *(captured.example(one) for one in cases)]
    others = [captured.example(one) for one in heldout]
    return path, workload or of_examples(
        captured.name, given, others, captured.weights, captured.outputs, metric
    )


def _callable(run: Run, captured: Captured) -> Run:
    """The run with its winners as functions of jax."""
    front = {id(one): replace(one, function=captured.evolved(one.ir)) for one in run.front}
    best = front[id(run.best)] if run.best is not None else None
    function = captured.evolved(None) if best is None else best.function
    return replace(run, front=tuple(front.values()), best=best, function=function)


def tune(
    *kernels: str | Path,
    device: str = "auto",
    strategy: str | type[Strategy] = "auto",
    trials: int | None = None,
    time_budget: str | float | None = None,
    seed: int = 1,
    workers: int | None = None,
    out: str | Path | None = None,
    database: str | Path = DEFAULT_PATH,
) -> Run:
    """Find fast configurations of kernels and validate them, as `gevo tune` does.

    Args:
        kernels: Kernels or workloads with a `[tune]` table, or operators such as "matmul".
        device: As for `evolve`.
        strategy: How to search: a name, or a class.
        trials: Configurations to measure, over all kernels; None for 100, or with a time budget
            for as many as there is time for.
        time_budget: As for `evolve`.
        seed: Seeds every random choice.
        workers: Worker processes; None for one per CPU.
        out: Run folder; None for a new one in `runs`.
        database: Where tuned configurations are kept and warm starts come from.

    Raises:
        GevoError: Something named is wrong; the message says what.
    """
    targets = [str(one) for one in kernels]
    chosen, _ = resolve(device, targets[0] if targets else "")
    request = TuningRequest(
        targets=targets,
        strategy=STRATEGIES.named(strategy),
        trials=TRIALS if trials is None and time_budget is None else trials,
        time_budget_s=_seconds(time_budget),
        seed=seed,
        database=Path(database),
        out=None if out is None else Path(out),
    )
    outcome = run_session(request, TuneOptions(chosen, worker_count(workers)))
    return tuning_run(outcome.folder.path, outcome.programs)


def judge(
    kernel: str | Path,
    candidate: str | Path,
    *,
    workload: str | Path | Workload | None = None,
    device: str = "auto",
    tolerance: float = 0.0,
    seed: int = 1,
    workers: int | None = None,
) -> Verdict:
    """Judge a changed program, or a patch, against the unmodified one, as `gevo judge` does.

    Args:
        kernel: The unmodified program.
        candidate: A program, or a `.patch.json` for `kernel`.
        workload: As for `evolve`.
        device: As for `evolve`.
        tolerance: Accepted error above the unmodified program's own.
        seed: Seeds the cases that are drawn.
        workers: Worker processes; None for one per CPU.

    Raises:
        GevoError: The two cannot be compared; the message says why.
    """
    kernel = Path(kernel)
    chosen, _ = resolve(device, str(kernel))
    source = _source(kernel, workload)
    asked = Candidate(kernel, Path(candidate), source, chosen, tolerance, default_seed(seed))
    return rule(asked, worker_count(workers)).verdict


def _source(kernel: Path, workload: str | Path | Workload | None) -> Path:
    if isinstance(workload, Workload):
        return workload.save(WORKLOADS, kernel)
    return find(kernel, workload)


def _seconds(budget: str | float | None) -> float | None:
    if budget is None or isinstance(budget, str):
        return None if budget is None else duration(budget)
    if not budget > 0:
        raise ConfigError(f"time budget {budget} is not a positive number of seconds")
    return float(budget)


@contextmanager
def _shown(callback: Callable[[Progress], None] | None) -> Generator[Callable[[Progress], None]]:
    """What a study tells: the callback, or in a notebook what the command shows."""
    if callback is not None or "ipykernel" not in sys.modules:
        yield callback or (lambda progress: None)
        return
    from gevo.cli.live import view
    from gevo.cli.terminal import Terminal

    with view(Terminal()) as shown:
        yield shown.update
