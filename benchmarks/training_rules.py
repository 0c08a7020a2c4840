"""Rules by which a training step updates, each with its own best schedule, beside the control.

    python -m benchmarks.training_rules [--seeds 1 2 3] [--out FILE.md]

Of `mlp_training` every move on gradients (`update`, of all parameters alike) and on labels
(`smooth`), and those on labels together with each of those on gradients. For each seed, three
initialisations and splits of the data: there each variant and the unmodified step, the control,
get the rate and schedule with the smallest mean error, at equally many trials. Errors are then
measured on ten other initialisations, on data that nothing else has used. `chosen` is the
variant that was best where it was tuned: what a search could claim.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

from benchmarks.gevo_ml_table import FIRST_SEED, SCHEDULE, TRAINING, UNSEEN, Bench
from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.tensors import Smooth, Update
from gevo.program.base import Program
from gevo.workload.case import TestCase

DEVICE = "xla:cpu:modelled"  # errors alone: nothing is timed
CONTROL = "unmodified"
RATES = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
SMALL = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1)
"""For rules that do not look at how long a gradient is."""
DECAYS = (0.0, 0.5, 0.9)
APART = 100
"""Between the first seeds of two experiments."""


def variants(program: Program) -> Mapping[str, Program]:
    """The unmodified step, and what the moves make of it."""
    rules: dict[str, list[Edit]] = {}
    labels: list[Edit] = []
    for edit in moves(program):
        if isinstance(edit, Update):
            rules.setdefault(edit.rule, []).append(edit)
        elif isinstance(edit, Smooth):
            labels.append(edit)
    patches = {CONTROL: (), "smooth": labels, **rules}
    patches |= {f"{rule}, smooth": [*edits, *labels] for rule, edits in rules.items()}
    return {name: apply(program, Patch(tuple(edits))).program for name, edits in patches.items()}


def schedules(name: str) -> Sequence[tuple[float, float]]:
    """Rates and decays that a variant is tuned over."""
    short = name.startswith(("signed", "normalised"))
    return list(product(SMALL if short else RATES, DECAYS))


def tuned(
    bench: Bench, name: str, program: Program, cases: Sequence[TestCase]
) -> tuple[float, tuple[float, float], Program]:
    """The least mean error on some cases, the schedule that gives it, and the program so set."""
    found: list[tuple[float, tuple[float, float], Program]] = []
    for one in schedules(name):
        tried = program.configured(tuple(zip(SCHEDULE, one, strict=True)))
        found.append((statistics.mean(bench.errors(tried, cases)), one, tried))
    return min(found, key=lambda entry: entry[:2])


def rows(bench: Bench, seed: int) -> list[list[str]]:
    """Of one experiment, a row for each variant."""
    train = [replace(case, seed=APART * seed + n) for n, case in enumerate(bench.workload.train)]
    unseen = bench.workload.heldout[0]
    others = [
        TestCase(f"u{n}", FIRST_SEED + APART * seed + n, unseen.sizes) for n in range(UNSEEN)
    ]
    best: dict[str, tuple[float, tuple[float, float], Program]] = {}
    for name, program in variants(bench.baseline).items():
        best[name] = tuned(bench, name, program, train)
    chosen = min((one for one in best if one != CONTROL), key=lambda one: best[one][0])
    table: list[list[str]] = []
    control: list[float] = []
    for name, (error, (rate, decay), program) in best.items():
        found = bench.errors(program, others)
        control = control or found
        better = sum(a < b for a, b in zip(found, control, strict=True))
        worse = sum(a > b for a, b in zip(found, control, strict=True))
        spread = f"{100 * min(found):.2f} to {100 * max(found):.2f}"
        table.append(
            [
                str(seed),
                f"{name} (chosen)" if name == chosen else name,
                f"{rate}, falls by {decay:.0%}",
                f"{100 * error:.2f}",
                f"{100 * statistics.mean(found):.2f} ({spread})",
                f"{better} / {worse}",
            ]
        )
        print(" | ".join(table[-1]), flush=True)
    return table


def main() -> None:
    """Run the experiments and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    bench = Bench(TRAINING, DEVICE)
    try:
        table = [row for seed in options.seeds for row in rows(bench, seed)]
    finally:
        bench.executor.close()
    head = [
        *("seed", "step", "best rate and schedule", "error where tuned, %"),
        *(f"error on unseen data, % (range over {UNSEEN})", "better / worse than the control"),
    ]
    lines = [f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *table)]
    text = "\n".join(lines) + "\n"
    print(text)
    if options.out:
        options.out.write_text(text)


if __name__ == "__main__":
    main()
