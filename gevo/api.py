"""The front door from Python: what `import gevo` offers, in the words of the command line.

    run = gevo.evolve("kernels/nw.ll", time_budget="60s")
    run.best.speedup, run.best.verdict, run.best.ir

Everything is evaluated in worker processes, as by the commands, and ends in a run folder that the
commands open, too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gevo.deploy.tuned_code import TunedCode, load_tuned
from gevo.device.registry import resolve
from gevo.edits.edit import Edit
from gevo.edits.operators import OPERATORS
from gevo.edits.patch import Patch
from gevo.errors import ConfigError
from gevo.program.base import Program
from gevo.program.load import load
from gevo.records.schema import Conclusion
from gevo.records.tuned import DEFAULT_PATH
from gevo.runs import Run, Winner, apply, open_run, tuning_run
from gevo.search.registry import SEARCHERS
from gevo.search.searcher import Searcher
from gevo.study.evolution import Evolution
from gevo.study.judging import Candidate
from gevo.study.judging import judge as rule
from gevo.study.limits import duration, search_options, worker_count
from gevo.study.options import EvolutionOptions
from gevo.study.progress import Progress
from gevo.study.tuning import TuneOptions
from gevo.study.tuning_session import TuningRequest
from gevo.study.tuning_session import tune as run_session
from gevo.tuning.registry import STRATEGIES
from gevo.tuning.strategy import Strategy
from gevo.validate.fresh import default_seed
from gevo.validate.verdict import Verdict
from gevo.workload.find import find
from gevo.workload.objects import Launch, Workload

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


def evolve(
    kernel: str | Path,
    *,
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
    **options: Any,
) -> Run:
    """Evolve a kernel on its workload and validate the winners, as `gevo evolve` does.

    Ctrl-C ends it; what has been validated by then is returned.

    Args:
        kernel: A CUDA kernel as LLVM IR (.ll), PTX (.ptx) or source (.cu), or StableHLO (.mlir).
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
        options: Other settings of the search, such as `generations` and `population`.

    Raises:
        GevoError: Kernel, workload, device or an option is wrong; the message says which.
    """
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
    return open_run(folder.path)


def tune(
    *kernels: str | Path,
    device: str = "auto",
    strategy: str | type[Strategy] = "auto",
    trials: int = 100,
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
        trials: Configurations to measure, over all kernels.
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
        trials=trials,
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
    from rich.console import Console

    from gevo.cli.live import view

    with view(Console()) as shown:
        yield shown.update
