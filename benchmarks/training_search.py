"""A whole search over a training step, with its own tuning, beside the control at equal cost.

    python -m benchmarks.training_search [--seeds 1 2 3] [--budget 8m] [--runs FOLDER]

For each seed, `gevo evolve kernels/mlp_state.mlir --tune` on three initialisations and splits of
its own. What its race of rules puts first, with the settings it chose, stands beside the
unmodified step, whose rate and decay are tuned on the same initialisations by as many trainings
as that race had (settings drawn from a fine grid, the least mean error counts), and on the grid of
the workload. Errors are on ten other initialisations and on data that nothing else has used.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

from benchmarks.gevo_ml_table import FIRST_SEED, ROOT, SCHEDULE, UNSEEN
from benchmarks.training_rules import APART, DECAYS, MANY, RATES, TRAINING, Trainer
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.tensors import sort_of
from gevo.program.base import Program
from gevo.records.run import RunFolder
from gevo.records.schema import Evaluation, Tuned, Validation
from gevo.workload.case import TestCase

GRID = list(product(RATES, DECAYS))
"""The workload's."""
NOTHING = 4
"""Exit code of `gevo evolve` where nothing is offered."""


def workload(seed: int, folder: Path) -> Path:
    """The workload with training cases of a seed's own; returns the file."""
    path = ROOT / "testcases" / f"{TRAINING}.toml"
    text = path.read_text().replace('"../kernels/', f'"{ROOT}/kernels/')
    text = text.replace('python = "', f'python = "{path.parent}/')
    text = text.replace('file = "', f'file = "{path.parent}/')
    for n in (1, 2, 3):
        text = text.replace(f"[[train]]\nseed = {n}\n", f"[[train]]\nseed = {APART * seed + n}\n")
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{TRAINING}_{seed}.toml"
    made.write_text(text)
    return made


def searched(seed: int, folder: Path, budget: str) -> RunFolder:
    """The run of a seed; not done again where it is there."""
    out = folder / f"seed-{seed}"
    if not (out / "journal.jsonl").exists():
        command = [sys.executable, "-m", "gevo", "evolve", str(ROOT / f"kernels/{TRAINING}.mlir")]
        command += ["--workload", str(workload(seed, folder)), "--device", "xla:cpu", "--tune"]
        command += ["--tolerance", "0.02", "--time-budget", budget, "--seed", str(seed)]
        ended = subprocess.run([*command, "--workers", "1", "--out", str(out)], check=False)
        if ended.returncode not in (0, NOTHING):
            raise SystemExit(f"the search of seed {seed} failed")
    return RunFolder.open(out)


def control(
    bench: Trainer, cases: Sequence[TestCase], settings: Sequence[tuple[float, float]]
) -> tuple[str, float, Program]:
    """The unmodified step at the best of some settings, and its mean error there."""
    found: list[tuple[float, tuple[float, float], Program]] = []
    for one in settings:
        tried = bench.baseline.configured(tuple(zip(SCHEDULE, one, strict=True)))
        found.append((statistics.mean(bench.errors(tried, cases)), one, tried))
    error, (rate, decay), program = min(found, key=lambda entry: entry[:2])
    return f"rate {rate}, falls by {decay:.0%}", error, program


def rows(bench: Trainer, seed: int, folder: RunFolder) -> list[list[str]]:
    """Of one search: its step, and the control tuned by as many trainings and on the grid."""
    train = [
        replace(case, seed=APART * seed + n) for n, case in enumerate(bench.workload.train, 1)
    ]
    unseen = bench.workload.heldout[0].sizes
    others = [TestCase(f"u{n}", FIRST_SEED + APART * seed + n, unseen) for n in range(UNSEEN)]
    records = folder.journal.read()
    trainings = next(r.trainings or 0 for r in records if isinstance(r, Tuned))
    first = next(r for r in records if isinstance(r, Evaluation))
    assert isinstance(first.patch, Patch)
    step = apply(bench.baseline, first.patch)
    verdicts = [r for r in records if isinstance(r, Validation) and r.id == first.id]
    words = sorted({sort_of(edit) or edit.describe().words for edit in step.patch})
    drawn = random.Random(seed).sample(MANY, min(len(MANY), max(1, trainings // len(train))))
    entries = [
        ("evolved: " + ", ".join(words), statistics.mean(bench.errors(step.program, train)))
    ]
    programs = [step.program]
    for settings in (drawn, GRID):
        at, error, program = control(bench, train, settings)
        entries.append((f"control, {len(train) * len(settings)} trainings: {at}", error))
        programs.append(program)
    table: list[list[str]] = []
    errors = [bench.errors(program, others) for program in programs]
    for (name, error), found in zip(entries, errors, strict=True):
        better = sum(a < b for a, b in zip(errors[0], found, strict=True))
        worse = sum(a > b for a, b in zip(errors[0], found, strict=True))
        spread = f"{100 * min(found):.2f} to {100 * max(found):.2f}"
        mean = f"{100 * statistics.mean(found):.2f} ({spread})"
        beside = f"{better} / {worse}" if found is not errors[0] else f"{trainings} trainings"
        table.append([str(seed), name, f"{100 * error:.2f}", mean, beside])
        print(" | ".join(table[-1]), [str(one.conclusion) for one in verdicts], flush=True)
    return table


def main() -> None:
    """Run the searches and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--budget", default="8m")
    parser.add_argument("--runs", type=Path, default=Path("runs/training_search"))
    options = parser.parse_args()
    bench = Trainer()
    table: list[list[str]] = []
    for seed in options.seeds:
        table += rows(bench, seed, searched(seed, options.runs, options.budget))
    unseen = f"error on unseen data, % (range over {UNSEEN})"
    head = ["seed", "step", "error where tuned, %", unseen, "evolved better / worse"]
    for cells in (head, ["---"] * len(head), *table):
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
