"""Rules by which a training step updates, each with its own best schedule, beside the control.

    python -m benchmarks.training_rules [--seeds 1 2 3] [--out FILE.md] [--only RULE ...]

Of `mlp_state` (`mlp_training` with room for memories) every move on gradients (`update`, of all
parameters alike), on labels (`smooth`) and on the rate (`schedule`), and some together. For each
seed, three initialisations and splits of the data: there each variant and the unmodified step,
the control, get the rate and schedule with the smallest mean error, at equally many trials.
Errors are then measured on ten other initialisations, on data that nothing else has used.
`chosen` is the variant that was best where it was tuned: what a search could claim, beside the
control at as many trials as all variants together (`unmodified, many trials`). `--only` has the
control and the steps that are named.

There are thousands of trainings, so steps are launched in this process, by the workload's own
driver, and not by a worker: nothing is timed.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np

from benchmarks.gevo_ml_table import FIRST_SEED, ROOT, SCHEDULE, UNSEEN
from gevo.device.xla.backend import Client, DeviceArray
from gevo.device.xla.tensor import canonical
from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.tensors import Schedule, Smooth, Update
from gevo.program.base import Program
from gevo.program.load import load as load_program
from gevo.workload.case import Argument, Array, Dim3, Launches, Pointer, TestCase
from gevo.workload.spec import load as load_workload

TRAINING = "mlp_state"
CONTROL, THOROUGH = "unmodified", "unmodified, many trials"
RATES = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
SMALL = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1)
"""For rules that do not look at how long a gradient is: `SHORT`."""
SHORT = ("signed", "normalised", "rmsprop", "lion", "adam")
TOGETHER = (
    *("smooth, momentum", "smooth, adam", "smooth, lion", "momentum, signed"),
    *("adam, shrunk", "lion, shrunk", "smooth, adam, shrunk", "smooth, cosine over 1000"),
)
"""Steps that have several of the moves, each on top of the one before."""
DECAYS = (0.0, 0.5, 0.9)
MANY = list(
    product(
        [round(0.2 * 1.15**n, 3) for n in range(18)],  # to 2.15: the best rates are between
        [round(n / 17, 3) for n in range(18)],
    )
)
APART = 100
"""Between the first seeds of two experiments."""


class Trainer:
    """Trains networks by steps; a `Host` for the workload's driver."""

    def __init__(self) -> None:
        self.workload = load_workload(ROOT / "testcases" / f"{TRAINING}.toml")
        self.baseline = load_program(self.workload.program)
        self._client = Client()
        self._text = ""

    def errors(self, program: Program, cases: Sequence[TestCase]) -> list[float]:
        """Error of each case; infinity where no number comes out."""
        if program.text != self._text:  # settings are no part of it
            text, self._signature = canonical(program.text)
            self._code, self._text = self._client.compile(text), program.text
        return [self._error(self.workload.launches(c, program.settings), c) for c in cases]

    def _error(self, launches: Launches, case: TestCase) -> float:
        self._held = {buffer.name: np.array(buffer.array) for buffer in launches.buffers}
        self._there: dict[tuple[str, int], DeviceArray] = {}
        launches.drive(self)
        made = self.read("score")
        expected = self.workload.reference
        assert expected is not None
        if not np.isfinite(made).all():
            return float("inf")
        return self.workload.metric({"score": made}, expected(case))

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """One step."""
        del kernel, grid, block, shared_bytes, cooperative
        takes = self._signature.arguments
        given = [self._given(a, t.shape, t.dtype) for a, t in zip(args, takes, strict=False)]
        for place, made in zip(args[len(takes) :], self._code.run(given), strict=True):
            assert isinstance(place, Pointer)
            self._there[place.name, place.offset] = made

    def _given(self, argument: Argument, shape: tuple[int, ...], dtype: object) -> DeviceArray:
        if not isinstance(argument, Pointer):
            return self._client.put(np.asarray(argument, dtype))
        key = argument.name, argument.offset
        if key not in self._there:
            held = self._held[argument.name]
            begin = argument.offset // held.itemsize
            part = held.reshape(-1)[begin : begin + int(np.prod(shape))]
            self._there[key] = self._client.put(part.reshape(shape))
        return self._there[key]

    def read(self, name: str) -> Array:
        """What an array holds now; parameters as the last step has left them."""
        there = self._there.get((name, 0))
        held = self._held[name]
        whole = there is not None and np.shape(there) == held.shape
        return np.array(self._client.fetch(there)) if whole else held.copy()

    def write(self, name: str, array: Array) -> None:
        """Before the first step."""
        self._held[name] = array
        self._there = {key: one for key, one in self._there.items() if key[0] != name}


def variants(program: Program) -> Mapping[str, Program]:
    """The unmodified step, and what the moves make of it."""
    found: dict[str, list[Edit]] = {CONTROL: [], THOROUGH: []}
    for edit in moves(program):
        if isinstance(edit, Update):
            found.setdefault(edit.rule, []).append(edit)
        elif isinstance(edit, Smooth):
            found.setdefault("smooth", []).append(edit)
        elif isinstance(edit, Schedule):
            found[f"{edit.form} over {edit.steps}"] = [edit]
    for name in TOGETHER:
        found[name] = [edit for one in name.split(", ") for edit in found[one]]
    return {name: apply(program, Patch(tuple(edits))).program for name, edits in found.items()}


def schedules(name: str) -> Sequence[tuple[float, float]]:
    """Rates and decays that a variant is tuned over."""
    if name == THOROUGH:
        return MANY
    short = any(one in SHORT for one in name.split(", "))
    return list(product(SMALL if short else RATES, DECAYS))


def tuned(
    bench: Trainer, name: str, program: Program, cases: Sequence[TestCase]
) -> tuple[float, tuple[float, float], Program]:
    """The least mean error on some cases, the schedule that gives it, and the program so set."""
    found: list[tuple[float, tuple[float, float], Program]] = []
    for one in schedules(name):
        tried = program.configured(tuple(zip(SCHEDULE, one, strict=True)))
        found.append((statistics.mean(bench.errors(tried, cases)), one, tried))
    return min(found, key=lambda entry: entry[:2])


def rows(bench: Trainer, seed: int, only: Sequence[str] | None) -> list[list[str]]:
    """Of one experiment, a row for each variant, or for the control and some."""
    train = [replace(case, seed=APART * seed + n) for n, case in enumerate(bench.workload.train)]
    unseen = bench.workload.heldout[0]
    others = [
        TestCase(f"u{n}", FIRST_SEED + APART * seed + n, unseen.sizes) for n in range(UNSEEN)
    ]
    best: dict[str, tuple[float, tuple[float, float], Program]] = {}
    for name, program in variants(bench.baseline).items():
        if only is None or name in (CONTROL, *only):
            best[name] = tuned(bench, name, program, train)
    made = [one for one in best if one not in (CONTROL, THOROUGH)]
    chosen = min(made, key=lambda one: best[one][0], default="")
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
    parser.add_argument("--only", nargs="*", help="the control and these steps")
    options = parser.parse_args()
    bench = Trainer()
    table = [row for seed in options.seeds for row in rows(bench, seed, options.only)]
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
