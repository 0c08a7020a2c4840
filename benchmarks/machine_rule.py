"""Which rule keeps gains of real GPUs and refuses losses: the modelled time, machine code, both?

    python benchmarks/machine_rule.py --recordings FOLDER [--bases 16] [--seed 0] [--workers 2]
                                      [--figures FILE.json] [--out FILE.md]

FOLDER is that of model_trust.py. Of each recording `--bases` configurations are taken, one from
each of as many equal parts in order of their time, and of each two others that differ from it in
one parameter: as near to a base and an edit of it as recordings of real GPUs get. Our own kernels
are compiled for each with clang 22; the PTX that LLVM emits is assembled by ptxas for the recorded
GPU, disassembled, lifted again, and both texts run on simt at the recorded size, a few blocks of
each launch.

A pair is a base and a variant, both ways. It is a *win* where the variant's recorded time is more
than 0.5% shorter, a *loss* where it is more than 0.5% longer. A rule offers a variant or does not.
Printed by rule: of what it offers the share of wins (precision) and of losses; of the wins the
share that it offers (recall); the geometric mean of what the offered ones really gain; what the
rule is worth, which is the same over all pairs where a base stays that has no offer; and all this
where a rule, or the parameter of one, is for each kernel the one worth most for the others.
FILE.json keeps the figures of the configurations: where it is there, nothing is run.

Exit codes: 0 done, 2 an unusable folder or recording, or clang 22 missing.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from scipy.stats import spearmanr

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
from build_kernels import BuildError, find_clang
from model_trust import FEWEST, impossible, sampled
from recorded_kernels import Kernel, kernel_of

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.gpu import Gpu, gpu_of_device
from gevo.device.simt.model.time import Work, overlapped_ns, time_of, work_of
from gevo.device.simt.run.by_line import NO_CAUSES, kernel_works
from gevo.device.simt.run.session import Launched
from gevo.errors import CompileFailed, ConfigError, LaunchFailed, ProgramError
from gevo.evaluate.codegen import ptx_of
from gevo.evaluate.scoring.issued import CARRIES, TRAFFIC, held_ns
from gevo.evaluate.scoring.machine import allocated, machine_code, without_lines
from gevo.program.base import Program
from gevo.program.load import lifted, load_text
from gevo.tuning.recorded import Recording
from gevo.tuning.recording_file import read
from gevo.validate.statistics import LEAST_MODELLED_GAIN

NEIGHBOURS = 2
"""Of each base."""
REAL = 1.005
"""A recorded time must differ by so much to be a win or a loss: recordings stray by less."""
GAIN = 1.0 + LEAST_MODELLED_GAIN
"""What a modelled gain must exceed in validation."""


@dataclass(frozen=True)
class Task:
    """One configuration of one recording."""

    recording: str
    kernel: str
    gpu: str
    configuration: tuple[tuple[str, int], ...]
    idle: bool
    clang: str


@dataclass(frozen=True)
class Figures:
    """Of one configuration; times in milliseconds, of the whole launch.

    Attributes:
        recorded: On the real GPU.
        time: Modelled of the program's LLVM IR, as in a search.
        read: Modelled of the PTX that was emitted for it, lifted.
        allocated: As `read`, with ptxas's registers.
        machine: As `allocated`, with as many instructions of each kind more or less as the machine
            code has of all.
        instructions: Warp instructions, by the model.
        issued: Warp instructions, by the machine code.
        size: Machine instructions in the text.
        alone: What each resource and the latency would take alone, as in `time`.
    """

    recorded: float
    time: float
    read: float
    allocated: float
    machine: float
    instructions: float
    issued: float
    size: float
    alone: Mapping[str, float]


Configuration = tuple[tuple[str, int], ...]
Found = Mapping[str, Mapping[Configuration, Figures]]
"""Figures by recording and configuration."""


def figures_of(task: Task) -> dict[str, Any] | str:
    """All but the recorded time, or why there are none."""
    try:
        return _figures(task, kernel_of(task.kernel), gpu_of_device(task.gpu))
    except (CompileFailed, LaunchFailed, ProgramError) as reason:
        return str(reason)


def _figures(task: Task, kernel: Kernel, gpu: Gpu) -> dict[str, Any]:
    program = kernel.program(task.clang, dict(task.configuration))
    work, _, text = _run(program, kernel, task, gpu)
    ptx = without_lines(ptx_of(text, gpu.arch))
    code, given = machine_code(ptx, gpu.arch), allocated(ptx, gpu.arch)
    again = load_text(lifted(ptx, "emitted.ptx"), source="emitted.ptx", launched=(kernel.name,))
    read, executed, _ = _run(again, kernel, task, gpu)
    issued = code.issued(kernel.name, executed)
    counted = _instructions(read)
    registers = given.kernels[kernel.name].registers if given else read.profile.registers
    placed = replace(read, profile=replace(read.profile, registers=registers))
    units = placed.profile.units * (issued / counted)
    scaled = replace(placed, profile=replace(placed.profile, units=units))
    times = {"time": work, "read": read, "allocated": placed, "machine": scaled}
    breakdown = time_of(work, gpu).breakdown
    return {
        **{name: time_of(one, gpu).time_ns / 1e6 for name, one in times.items()},
        "alone": {name: ns / 1e6 for name, ns in breakdown.items() if name not in NO_CAUSES},
        "instructions": _instructions(work),
        "issued": issued,
        "size": float(code.count(kernel.name)),
    }


def _instructions(work: Work) -> float:
    return float((work.counts.warp_blocks @ work.profile.units).sum())


def _run(
    program: Program, kernel: Kernel, task: Task, gpu: Gpu
) -> tuple[Work, dict[int, float], str]:
    """What a program asks of a GPU, how often warps come to each line, and its cleaned text."""
    launched: list[Launched] = []
    device = SimtDevice(observe=launched.append)
    lowered = device.lower(program)
    binary = device.compile(lowered)
    try:
        launches = kernel.run(dict(task.configuration), task.idle)
        device.run(binary, launches, RunOptions(sample=kernel.blocks))
        work = work_of(launched[0].kernel.profile, launched[0].counts)
        known = kernel_works([(1.0, work)], binary.kernels, binary.metadata, gpu)
    finally:
        binary.close()
    return work, dict(known[0].executed), lowered.text


def chosen(recording: Recording, bases: int, seed: int) -> list[tuple[Any, ...]]:
    """Bases, and of each so many others that differ from it in one parameter."""
    rng = np.random.default_rng(seed)
    first = sampled(recording, bases, seed)
    found: dict[tuple[Any, ...], None] = {}
    for place in rng.permutation(len(first)).tolist():
        base = first[place]
        near = [other for other in recording.times_ms if one_apart(base, other)]
        drawn = rng.permutation(len(near))[:NEIGHBOURS]
        found |= dict.fromkeys([base, *(near[int(n)] for n in drawn)])
    return list(found)


def one_apart(base: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether two configurations differ in one parameter."""
    return sum(a != b for a, b in zip(base, other, strict=True)) == 1


def tasks_of(paths: Sequence[Path], bases: int, seed: int, clang: str) -> list[tuple[Task, float]]:
    """What to run, and the recorded times in milliseconds; in turns of the recordings."""
    rows: list[list[tuple[Task, float]]] = []
    for path in paths:
        recording = read(path)
        kernel = kernel_of(recording.name)
        device = recording.device.removeprefix("recorded:")
        idle = impossible(recording, kernel, gpu_of_device(device))
        name = path.name.split(".")[0] + (" (idle)" if idle else "")
        rows.append([])
        for one in chosen(recording, bases, seed):
            settings = tuple(zip(recording.space.names, one, strict=True))
            task = Task(name, recording.name, device, settings, idle, clang)
            rows[-1].append((task, recording.times_ms[one]))
    turns = itertools.zip_longest(*rows)
    return [one for turn in turns for one in turn if one is not None]


def measure(
    tasks: Sequence[tuple[Task, float]], workers: int, keep: Path | None
) -> dict[str, dict[Configuration, Figures]]:
    """Run all configurations; those that cannot be are named on standard error."""
    found: dict[str, dict[Configuration, Figures]] = {}
    with ProcessPoolExecutor(workers) as pool:
        answers = pool.map(figures_of, [task for task, _ in tasks])
        for (task, time_ms), one in zip(tasks, answers, strict=True):
            if isinstance(one, str):
                print(f"{task.recording} {task.configuration}: {one}", file=sys.stderr)
                continue
            own = found.setdefault(task.recording, {})
            own[task.configuration] = Figures(recorded=time_ms, **one)
            if keep:
                save(keep, found)
    return found


@dataclass(frozen=True)
class Pair:
    """A base and a variant of it.

    Attributes:
        gpu: The recorded one.
    """

    recording: str
    gpu: Gpu
    base: Figures
    variant: Figures

    def gain(self, figure: str) -> float:
        """The base's figure over the variant's."""
        return getattr(self.base, figure) / getattr(self.variant, figure)


def pairs(found: Found, near: bool) -> list[Pair]:
    """All pairs of a recording both ways, or those one parameter apart."""
    return [
        Pair(name, gpu_of_device(name.split()[0].rpartition("_")[2]), own[base], own[other])
        for name, own in found.items()
        for base, other in itertools.permutations(own, 2)
        if not near or one_apart(base, other)
    ]


Rule = Callable[[Pair], bool]


def _all(*figures: str) -> Rule:
    return lambda pair: all(pair.gain(figure) > GAIN for figure in figures)


def _bar(figure: str, bar: str, slack: float = 1.0) -> Rule:
    return lambda pair: pair.gain(figure) > GAIN and pair.gain(bar) * slack >= 1.0


def _carried(margin: float) -> Rule:
    """Issues no more, or gains so much by its traffic alone; see `least_share`."""

    def rule(pair: Pair) -> bool:
        if pair.gain("time") <= GAIN or pair.gain("issued") >= 1.0:
            return pair.gain("time") > GAIN
        base, share = pair.base.alone, 1.0 / pair.gain("issued")
        held = held_ns(pair.variant.alone, base, share, pair.gpu, TRAFFIC)
        return overlapped_ns(base, pair.gpu) > (1.0 + margin) * held

    return rule


def _carrying(margin: float) -> Rule:
    """What `_carried` offers more than the bar does."""
    return lambda pair: pair.gain("issued") < 1.0 and _carried(margin)(pair)


def _mixed(share: float) -> Rule:
    def rule(pair: Pair) -> bool:
        logs = math.log(pair.gain("time")), math.log(pair.gain("issued"))
        return (1.0 - share) * logs[0] + share * logs[1] > math.log(GAIN)

    return rule


RULES: Mapping[str, Rule] = {
    "modelled time": _all("time"),
    "machine instructions fewer": _all("issued"),
    "machine instructions not more": lambda pair: pair.gain("issued") >= 1.0,
    "machine code shorter": _all("size"),
    "modelled time, machine instructions not more": _bar("time", "issued"),
    "… or it gains 2% by traffic alone": _carried(0.02),
    "… or it gains 5% by traffic alone": _carried(0.05),
    "… or it gains 10% by traffic alone": _carried(CARRIES),
    "issues more and gains 10% by traffic alone": _carrying(CARRIES),
    "both shorter by the threshold (the lesser gain)": _all("time", "issued"),
    "either (the greater gain)": lambda pair: max(pair.gain("time"), pair.gain("issued")) > GAIN,
    "modelled time of the PTX read back": _all("read"),
    "… with ptxas's registers": _all("allocated"),
    "… and the machine code's instructions": _all("machine"),
    "modelled time, and so read back": _all("time", "read"),
    "modelled time, and of the machine code": _all("time", "machine"),
    "… and machine instructions not more": lambda pair: (
        _all("time", "machine")(pair) and pair.gain("issued") >= 1.0
    ),
}
SLACKS = (1.0, 1.02, 1.05, 1.1, 1.2, 1.5)
SHARES = (0.0, 0.1, 0.25, 0.5, 0.75, 1.0)
FITTED: Mapping[str, Mapping[Any, Rule]] = {
    "whichever of the rules above": RULES,
    "modelled time, machine instructions at most so many times": {
        slack: _bar("time", "issued", slack) for slack in SLACKS
    },
    "weighted mean, this part of machine instructions": {share: _mixed(share) for share in SHARES},
}


@dataclass(frozen=True)
class Score:
    """What a rule does to some pairs."""

    offered: int
    wins: int
    lost: int
    all_wins: int
    gained: float
    kept: float

    @property
    def cells(self) -> list[str]:
        """Offers, precision, losses, recall, mean gain of the offered and of all."""
        if not self.offered:
            return ["0", "", "", "0%", "", "1.000"]
        return [
            str(self.offered),
            f"{self.wins / self.offered:.1%}",
            f"{self.lost / self.offered:.1%}",
            f"{self.wins / max(1, self.all_wins):.1%}",
            f"{self.gained:.3f}",
            f"{self.kept:.3f}",
        ]


def score(rule: Rule, some: Sequence[Pair]) -> Score:
    """See `Score`."""
    offered = [pair for pair in some if rule(pair)]
    gains = [pair.gain("recorded") for pair in offered]
    return Score(
        len(offered),
        sum(gain > REAL for gain in gains),
        sum(gain < 1.0 / REAL for gain in gains),
        sum(pair.gain("recorded") > REAL for pair in some),
        math.exp(float(np.mean(np.log(gains)))) if gains else 1.0,
        math.exp(worth(rule, some)),
    )


def kernel_name(recording: str) -> str:
    """Of `convolution_A4000` its kernel."""
    return recording.partition("_")[0]


def worth(rule: Rule, some: Sequence[Pair]) -> float:
    """Mean logarithm of what a user has who takes what is offered, and keeps the base else."""
    return float(np.mean([math.log(p.gain("recorded")) if rule(p) else 0.0 for p in some]))


def left_out(choices: Mapping[Any, Rule], some: Sequence[Pair]) -> tuple[Rule, list[str]]:
    """For each kernel the choice that is worth most on the others, and which that is."""
    kernels = sorted({kernel_name(pair.recording) for pair in some})
    best: dict[str, Any] = {}
    for kernel in kernels:
        others = [k for k in kernels if k != kernel]
        parts = [[p for p in some if kernel_name(p.recording) == k] for k in others]

        def mean(value: Any, parts: list[list[Pair]] = parts) -> float:
            return float(np.mean([worth(choices[value], part) for part in parts]))

        best[kernel] = max(choices, key=mean)

    def rule(pair: Pair) -> bool:
        return choices[best[kernel_name(pair.recording)]](pair)

    return rule, [f"{kernel}: {value}" for kernel, value in best.items()]


def ranks(found: Found) -> str:
    """Markdown: Spearman's correlation of each figure with the recorded times."""
    names = [name for name in Figures.__dataclass_fields__ if name not in ("recorded", "alone")]
    lines = ["| recording | configurations | " + " | ".join(names) + " |"]
    lines.append("|---|" + "---|" * (len(names) + 1))
    for recording, own in found.items():
        truth = [one.recorded for one in own.values()]
        cells = [str(len(own))]
        for name in names:
            values = [getattr(one, name) for one in own.values()]
            same = len(set(values)) < 2
            cells.append("" if same else f"{float(spearmanr(values, truth).statistic):.2f}")
        lines.append(f"| {recording} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def rules(some: Sequence[Pair]) -> str:
    """Markdown: what each rule does to all pairs together, and precision by recording."""
    names = list(dict.fromkeys(pair.recording for pair in some))
    head = ["rule", "offered", "wins", "losses", "recall", "real gain", "worth"]
    head += [f"{name}: wins / recall" for name in names]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    rows = list(RULES.items())
    for name, choices in FITTED.items():
        rule, best = left_out(choices, some)
        rows.append((f"{name} (by the other kernels: {'; '.join(best)})", rule))
    for name, rule in rows:
        cells = [name, *score(rule, some).cells]
        for recording in names:
            own = score(rule, [pair for pair in some if pair.recording == recording])
            cells.append(f"{own.cells[1] or '-'} / {own.cells[3]}")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def text_of(found: Found) -> str:
    """The tables."""
    parts = ["Rank correlation with the recorded times:", ranks(found)]
    for near, words in ((True, "One parameter apart"), (False, "All pairs")):
        some = pairs(found, near)
        wins = sum(pair.gain("recorded") > REAL for pair in some)
        parts += [f"{words}: {len(some)} pairs, {wins} wins.", rules(some)]
    return "\n\n".join(parts)


def saved(path: Path) -> dict[str, dict[Configuration, Figures]]:
    """Figures of an earlier run."""
    known = json.loads(path.read_text())
    return {
        name: {
            tuple((k, v) for k, v in one["configuration"]): Figures(**one["figures"])
            for one in own
        }
        for name, own in known.items()
    }


def save(path: Path, found: Found) -> None:
    """For `saved`."""
    rows = {
        name: [{"configuration": c, "figures": asdict(f)} for c, f in own.items()]
        for name, own in found.items()
    }
    path.write_text(json.dumps(rows))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--recordings", type=Path, help="folder of recordings")
    parser.add_argument("--bases", type=int, default=16, help="configurations of each")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--figures", type=Path, help="keep the figures there, or take them")
    parser.add_argument("--out", type=Path, help="write the tables to this file, too")
    found = parser.parse_args()
    if (NEIGHBOURS + 1) * found.bases < FEWEST or found.workers < 1:
        parser.error("--bases or --workers is too small")
    if found.recordings is None and not (found.figures and found.figures.exists()):
        parser.error("--recordings, or --figures that are there")
    return found


def main() -> int:
    args = options()
    try:
        if args.figures and args.figures.exists():
            found = saved(args.figures)
        else:
            paths = sorted(p for p in args.recordings.glob("*.json*") if p.suffix != ".md")
            if not paths:
                raise ConfigError(f"{args.recordings}: holds no recorded space")
            tasks = tasks_of(paths, args.bases, args.seed, find_clang())
            found = measure(tasks, args.workers, args.figures)
    except (ConfigError, BuildError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    text = text_of(found)
    print(text)
    if args.out:
        args.out.write_text(f"{date.today()}, seed {args.seed}.\n\n{text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
