"""The experiments of GEVO-ML (Liou, Forrest and Wu 2021) on the shipped models.

    python benchmarks/gevo_ml_table.py [--device xla:cpu] [--budget 30m] [--seeds 1 2 3]
                                       [--edit-constants both] [--runs FOLDER] [--out FILE.md]

Each model is evolved once with each seed by `gevo evolve` itself, with two points of error given
away. From the fronts this reports

- training (`mlp_training`): for each seed the variant with the smallest training error, against
  the unmodified step at its own learning rate *and* at the best rate and schedule of the
  workload's `[tune]` table, which are chosen by the error on the training cases. Those of the
  evolved step are tuned in the same way, at as many trials. Errors are then measured on
  initialisations and data that nothing else has used;
- inference (all others): the front at two points of accuracy lost at most. What is validated is
  also timed by IREE, where that is installed (`pip install 'gevo-gpu[iree]'`), by the same
  protocol: whether it is a gain of the program or of one compiler's mood.

With `--edit-constants yes`, or `both` for runs with and without, the searches may also change
constants and attributes. Of a training step that can be as good as another learning rate, so the
control with its schedule tuned is what to compare with.

XLA's own counts of operations and bytes stand beside the times: a variant that is faster with the
same counts has left a slow path of XLA for a better one, which is a gain on this version of XLA
and this processor only.

Runs that are there are not repeated, one that was cut off goes on, and what IREE says is kept in
`iree.json` beside them. Nothing is left out: seeds
that found nothing have a row too.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any

from gevo.device.base import RunOptions
from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical, halved
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.text import patch_from_json
from gevo.evaluate.executor import Executor, Limits
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.open import open_executor
from gevo.evaluate.scoring.interval import gain_interval
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load as load_program
from gevo.records.run import RunFolder
from gevo.records.schema import Baseline, Evaluation
from gevo.workload.case import TestCase, Workload
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
TRAINING, INFERENCE = "mlp_training", "mobilenet_digits"
NETWORKS = (
    INFERENCE,
    *("resnet_cifar10", "encoder_digits", "mixer_digits", "decoder_sums"),
)
SCHEDULE = ("rate", "decay")
IREE = "iree:cpu"
TRIALS, WARM_UPS = 40, 5
"""Of each program on IREE."""
UNSEEN = 10
"""Initialisations that the final errors are means over."""
FIRST_SEED = 9001
POINTS = 0.02
"""Accuracy that inference may lose."""
GAIN = 1.02
"""By what a search must have measured a variant as faster than its parent to count, in the table
of kinds: single scores are not known better."""
ANY = 2.0
"""Tolerance that no error reaches but infinity."""

PAPER = {
    TRAINING: "The paper (two-layer network on MNIST, Nvidia P100): training error from 8.62% to "
    "3.74%; it does not tune the learning rate of the unmodified program.",
    INFERENCE: "The paper (MobileNet on CIFAR-10, Nvidia P100): 39.59 s to 20.79 s at an "
    "accuracy of 91.2% and 89.3%.",
}
NOT_COMPARABLE = (
    "Other networks, other data, another device: the paper's figures are here for their size, "
    "not to be compared with."
)


@dataclass(frozen=True)
class Run:
    """One evolution: its report, or the line with which it ended."""

    seed: int
    constants: bool
    report: Mapping[str, Any] | None
    failure: str = ""

    @property
    def label(self) -> str:
        """What it is called in the tables."""
        return f"seed {self.seed}{', constants too' if self.constants else ''}"

    @property
    def effort(self) -> str:
        """How many variants it has judged."""
        counts = (self.report or {}).get("evaluations", {})
        return f"{self.label}: {counts.get('evaluated', 0)}"

    @property
    def members(self) -> Sequence[Mapping[str, Any]]:
        """The front, without members whose error is not a number."""
        front = (self.report or {}).get("front", ())
        return [member for member in front if member["error"] is not None]


@dataclass
class Tally:
    """What became of variants that have edits of one kind more than the one they came from.

    Attributes:
        tried: How many there were.
        verified: Those that the compiler took.
        right: Those of them within the tolerance.
        faster: Those of them that the search measured as at least `GAIN` faster.
    """

    tried: int = 0
    verified: int = 0
    right: int = 0
    faster: int = 0

    def count(self, found: Measurement, before_ns: float) -> None:
        """One variant, and what the one that it came from took."""
        self.tried += 1
        self.verified += found.outcome not in (Outcome.INVALID, Outcome.COMPILE_FAILED)
        self.right += found.ok
        self.faster += found.ok and found.runtime_ns * GAIN < before_ns


ALL = "all"
"""Of variants, whatever edits they have more."""


def tallies(folders: Sequence[Path]) -> Mapping[str, Tally]:
    """By kind of edit, one more or several of a sort at once, over all runs; and of `ALL`."""
    found: dict[str, Tally] = {ALL: Tally()}
    for folder in folders:
        records = RunFolder.open(folder).journal.read()
        time_ns: dict[int, float] = {}
        edits: dict[int, frozenset[str]] = {0: frozenset()}
        for record in records:
            if isinstance(record, Baseline):
                time_ns[0] = record.measurement.runtime_ns
            if not isinstance(record, Evaluation) or not isinstance(record.patch, Patch):
                continue
            time_ns[record.id] = record.measurement.runtime_ns
            edits[record.id] = frozenset(edit.id for edit in record.patch)
            parent = record.parents[0] if record.parents else 0
            found[ALL].count(record.measurement, time_ns.get(parent, time_ns[0]))
            if len(record.parents) != 1 or record.parents[0] not in edits:
                continue
            new = [edit for edit in record.patch if edit.id not in edits[parent]]
            labels = {edit.label for edit in new}
            if len(labels) != 1 or not edits[parent] < edits[record.id]:
                continue
            label = labels.pop() if len(new) == 1 else f"{labels.pop()}, several at once"
            found.setdefault(label, Tally()).count(record.measurement, time_ns[parent])
    return found


def kinds_section(folders: Sequence[Path]) -> str:
    """What kinds of edits are worth, as a table."""
    lines = [
        "| edits more, of kind | tried | verified | right | right and faster by 2% |",
        "|---|---|---|---|---|",
    ]
    for kind, tally in sorted(tallies(folders).items(), key=lambda one: -one[1].faster):
        figures = tally.tried, tally.verified, tally.right, tally.faster
        lines.append(f"| {' | '.join([kind, *map(str, figures)])} |")
    return "\n".join(lines) + "\n"


def evolve(name: str, seed: int, constants: bool, options: argparse.Namespace) -> Run:
    """Evolve a model unless that was done already."""
    out = options.runs / f"{name}-{seed}{'-constants' if constants else ''}"
    command = [sys.executable, "-m", "gevo", "evolve", str(ROOT / "kernels" / f"{name}.mlir")]
    command += ["--device", options.device, "--time-budget", options.budget]
    command += ["--profile", options.profile, "--workers", str(options.workers)]
    command += ["--tolerance", str(POINTS), "--seed", str(seed), "--out", str(out), "--resume"]
    if constants:
        command.append("--edit-constants")
    if not (out / "report.json").exists():
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not (out / "report.json").exists():
            return Run(seed, constants, None, (done.stderr.strip().splitlines() or ["?"])[-1])
    return Run(seed, constants, json.loads((out / "report.json").read_text()))


class Bench:
    """Measures programs of one model in a worker process."""

    def __init__(self, name: str, device: str) -> None:
        self.spec = ROOT / "testcases" / f"{name}.toml"
        self.workload: Workload = load_workload(self.spec)
        self.baseline: Program = load_program(self.workload.program)
        worker = WorkerSpec(device, str(self.spec), self.baseline, ANY, False)
        limits = Limits(self.workload.timeout_s, len(self.workload.train))
        self.executor: Executor = open_executor(worker, 1, limits)
        self.executor.fingerprint()

    @cached_property
    def client(self) -> Client:
        return Client()

    def variant(self, member: Mapping[str, Any]) -> Program:
        """The program of a member of a front."""
        patch = patch_from_json({"version": 1, "edits": member["edits"]})
        applied = apply(self.baseline, patch)
        assert not applied.dropped
        return applied.program

    def errors(self, program: Program, cases: Sequence[TestCase]) -> list[float]:
        """Error of each case; infinity where the program fails."""
        jobs = [self.executor.measure(program, ((case, RunOptions()),)) for case in cases]
        found = [job.result().error for job in jobs]
        return [float("inf") if error is None else error for error in found]

    def work(self, program: Program) -> Mapping[str, float]:
        """XLA's counts for one launch, on the CPU; not what weights are prepared by."""
        two = halved(program.text)
        text = canonical(program.text)[0] if two is None else two.main
        return self.client.compile(text).work()

    @property
    def unseen(self) -> list[TestCase]:
        """Cases like the held-out ones with seeds that neither search nor validation uses."""
        sizes = self.workload.heldout[0].sizes
        return [TestCase(f"u{n}", FIRST_SEED + n, sizes) for n in range(UNSEEN)]

    @property
    def schedules(self) -> Sequence[tuple[float, float]]:
        """Rates, and the share of each that is gone at the last step."""
        parameters = (self.workload.tune or {})["parameters"]
        return list(product(*(parameters[name]["discrete"] for name in SCHEDULE)))

    def tuned(self, program: Program) -> tuple[Program, str]:
        """The program at the rate and schedule with the smallest mean error on training cases."""
        found: list[tuple[float, tuple[float, float]]] = []
        for one in self.schedules:
            tried = program.configured(tuple(zip(SCHEDULE, one, strict=True)))
            found.append((statistics.mean(self.errors(tried, self.workload.train)), one))
        best = min(found)[1]
        made = program.configured(tuple(zip(SCHEDULE, best, strict=True)))
        return made, f"{best[0]}, falls by {best[1]:.0%}"


class SecondOpinion:
    """What IREE says of programs of one model; kept in a file.

    Args:
        name: The model's.
        kept: The file.
    """

    def __init__(self, name: str, kept: Path) -> None:
        self._name = name
        self._kept = kept
        self._known: dict[str, list[float]] = json.loads(kept.read_text()) if kept.exists() else {}

    @cached_property
    def _bench(self) -> Bench | None:
        return Bench(self._name, IREE) if find_spec("iree") else None

    def speedup(self, program: Program) -> str:
        """On the held-out cases, with its 95% interval; `-` where IREE is missing or refuses."""
        key = f"{self._name} {program.digest}"
        if key not in self._known:
            if self._bench is None:
                return "-"
            bench = self._bench
            duel = bench.executor.duel(program, bench.workload.heldout, TRIALS, WARM_UPS).result()
            own, base = duel.candidate, duel.baseline
            found = [base.runtime_ns / own.runtime_ns] if own.ok else []
            found += gain_interval(own.times_ns, base.times_ns) if own.ok else []
            self._known[key] = found
            self._kept.write_text(json.dumps(self._known))
        found = self._known[key]
        return f"{found[0]:.3f} ({found[1]:.3f} to {found[2]:.3f})" if found else "-"

    def close(self) -> None:
        """End its processes, if it has any."""
        if "_bench" in self.__dict__ and self._bench is not None:
            self._bench.executor.close()


def ratio(before: Mapping[str, float], after: Mapping[str, float], key: str) -> str:
    return f"{after[key] / before[key]:.3f}" if before[key] else ""


def percent(value: float | None) -> str:
    return "" if value is None else f"{100 * value:.2f}"


def speedup(figures: Mapping[str, Any], validated: bool) -> str:
    """As validation has it, with the interval; nothing of what only the search has measured."""
    if not validated or not figures["speedup"]:
        return "-"
    low, high = figures["speedup_low"], figures["speedup_high"]
    known = "" if low is None else f" ({low:.3f} to {high:.3f})"
    return f"{figures['speedup']:.3f}{known}"


def kinds(member: Mapping[str, Any]) -> str:
    """How many edits of which kind."""
    counts = Counter(edit["kind"] for edit in member["edits"])
    return ", ".join(f"{count} {kind}" for kind, count in counts.items())


def rows_of_training(bench: Bench, runs: Sequence[Run], second: SecondOpinion) -> list[list[str]]:
    """One row for each control and each seed, tuned and not."""
    del second  # its time is not what training is about
    default = bench.workload.defaults[0][1]
    before = bench.work(bench.baseline)

    def row(what: str, program: Program, rate: object, more: Sequence[str]) -> list[str]:
        train = statistics.mean(bench.errors(program, bench.workload.train))
        unseen = bench.errors(program, bench.unseen)
        spread = f"{percent(statistics.mean(unseen))} ({percent(min(unseen))} to "
        spread += f"{percent(max(unseen))})"
        return [what, str(rate), percent(train), spread, *more]

    none = ["1.000", "1.000", "1.000", "", ""]
    tuned, rate = bench.tuned(bench.baseline)
    rows = [row("unmodified", bench.baseline, default, none)]
    rows.append(row("unmodified, schedule tuned", tuned, rate, none))
    for run in runs:
        if not run.members:
            rows.append([run.label, *[""] * 7, run.failure or "nothing on the front"])
            continue
        best = min(run.members, key=lambda m: (not m["validated"], m["error"]))
        program = bench.variant(best)
        after = bench.work(program)
        more = [
            speedup(best, best["validated"]),
            ratio(before, after, "flops"),
            ratio(before, after, "bytes accessed"),
        ]
        more += [kinds(best), "yes" if best["validated"] else best["why_not"]]
        rows.append(row(run.label, program, default, more))
        program, rate = bench.tuned(program)
        rows.append(row(f"{run.label}, schedule tuned", program, rate, more))
    return rows


def rows_of_inference(bench: Bench, runs: Sequence[Run], second: SecondOpinion) -> list[list[str]]:
    """The unmodified network, and each seed's front within `POINTS`."""
    before = bench.work(bench.baseline)

    def accuracy(program: Program, cases: Sequence[TestCase]) -> float:
        sizes = [case.size["samples"] for case in cases]
        errors = bench.errors(program, cases)
        return 1 - sum(e * n for e, n in zip(errors, sizes, strict=True)) / sum(sizes)

    train, heldout = bench.workload.train, bench.workload.heldout
    own = accuracy(bench.baseline, train), accuracy(bench.baseline, heldout)
    figures = [percent(own[0]), percent(own[1])]
    rows = [["unmodified", *["1.000"] * 3, *figures, "1.000", "1.000", "", ""]]
    for run in runs:
        kept: list[list[str]] = []
        for member in run.members:
            program = bench.variant(member)
            found = accuracy(program, train), accuracy(program, heldout)
            if (
                not member["edits"]
                or min(a - b for a, b in zip(found, own, strict=True)) < -POINTS
            ):
                continue
            after = bench.work(program)
            valid = member["validated"]
            kept.append(
                [
                    run.label,
                    speedup(member, valid),
                    speedup(member["heldout"], valid) if member["heldout"] else "-",
                    second.speedup(program) if valid else "-",
                    percent(found[0]),
                    percent(found[1]),
                    ratio(before, after, "flops"),
                    ratio(before, after, "bytes accessed"),
                    kinds(member),
                    "yes" if member["validated"] else member["why_not"],
                ]
            )
        nothing = run.failure or "nothing within two points"
        rows += kept or [[run.label, *[""] * 8, nothing]]
    return rows


COLUMNS = {
    True: "program | rate | error on training cases, % | error on unseen data, % (range over "
    f"{UNSEEN} initialisations) | speed-up (95% interval) | flops | bytes | edits | validated",
    False: "program | speed-up, training (95% interval) | speed-up, held-out | held-out, IREE | "
    "accuracy where searched, % | accuracy on others, % | flops | bytes | edits | validated",
}
"""Whether it is training."""


def section(name: str, runs: Sequence[Run], device: str, folder: Path) -> str:
    """One model's table."""
    bench = Bench(name, device)
    second = SecondOpinion(name, folder / "iree.json")
    rows_of = rows_of_training if name == TRAINING else rows_of_inference
    try:
        rows = rows_of(bench, runs, second)
    finally:
        second.close()
        bench.executor.close()
    head = COLUMNS[name == TRAINING].split(" | ")
    lines = [f"## {name}", "", *((PAPER[name], NOT_COMPARABLE, "") if name in PAPER else ())]
    lines += ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    lines += ["| " + " | ".join(cells) + " |" for cells in rows]
    lines += ["", f"Variants evaluated: {'; '.join(run.effort for run in runs)}."]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", nargs="*", default=[*NETWORKS, TRAINING])
    parser.add_argument("--device", default="xla:cpu")
    parser.add_argument("--budget", default="30m", help="of search, for each run")
    parser.add_argument("--profile", default="default", help="of the search")
    parser.add_argument("--workers", type=int, default=1, help="processes of each run")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--edit-constants", choices=("no", "yes", "both"), default="no")
    parser.add_argument("--runs", type=Path, default=ROOT / "runs" / "ml")
    parser.add_argument("--out", type=Path, help="also write the tables there")
    options = parser.parse_args()
    modelled = options.device.endswith(":modelled")
    kind = "times are modelled, not measured" if modelled else "times are measured"
    text = (
        f"# GEVO-ML's experiments, {options.budget} of search each\n\n"
        f"{date.today()}, {options.device}: {kind}. Profile {options.profile}, "
        f"{options.workers} worker process(es). Ratios of flops and bytes are XLA's counts for "
        "one launch, over the unmodified program's; a variant that is faster at the same counts "
        "owes that to XLA's code for it.\n\n"
    )
    changes = {"no": (False,), "yes": (True,), "both": (False, True)}[options.edit_constants]
    for name in options.models:
        runs = [evolve(name, seed, one, options) for seed in options.seeds for one in changes]
        text += section(name, runs, options.device, options.runs) + "\n"
        folders = [options.runs / f"{name}-{one}" for one in options.seeds]
        text += "Kinds of edits, by the search's own figures:\n\n" + kinds_section(folders) + "\n"
        if options.out:
            options.out.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
