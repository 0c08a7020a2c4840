"""The modelled time against times recorded on real GPUs, on tuning spaces of four kernels.

    python benchmarks/model_trust.py --recordings FOLDER [--json] [--sample 120] [--out FILE.md]
                                     [--overlap]

FOLDER holds Kernel Tuner cache files (`*.json` or `*.json.gz`) of convolution, pnpoly,
dedispersion or gemm spaces. Of each recording a sample of configurations is taken, one from each
of as many equal parts of the configurations in order of their time. Our own kernels (spaces/) are
compiled for each with clang 22, run on simt at the recorded size, a few blocks of each launch,
and their time is modelled on the GPU that the recording names. Printed are Spearman's rank
correlation with the recorded times, of the modelled time and of two plain counts, and the best
recorded time among the ten configurations that the model ranks first over the best of the sample.
With --overlap also how well the model ranks with other values of its one global factor, and, for
each kernel, with the value that is best for the other kernels.

No coefficient of the model is fitted to a recording; see docs/model.md. Exit codes: 0 done, 2 an
unusable folder or recording, a GPU without a table, or no clang 22.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from scipy.stats import spearmanr

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
from build_kernels import BuildError, find_clang
from recorded_kernels import Kernel, kernel_of

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.gpu import Gpu, gpu_of_device
from gevo.device.simt.model.time import Work, time_of, work_of
from gevo.device.simt.run.session import Launched
from gevo.errors import CompileFailed, ConfigError, LaunchFailed
from gevo.tuning.recorded import Recording
from gevo.tuning.recording_file import read

SAMPLE = 120
SEED = 0
FIRST = 10
"""Configurations that a user would try of those that the model ranks first."""
FEWEST = 20
OVERLAPS = (0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5)
"""Values of `overlap_loss` that --overlap tries."""


@dataclass(frozen=True)
class Task:
    """One configuration of one recording."""

    kernel: str
    configuration: tuple[tuple[str, int], ...]
    idle: bool
    clang: str


@dataclass(frozen=True)
class Figures:
    """Of one configuration: recorded and modelled time, and the plain counts."""

    recorded_ms: float
    modelled_ms: float
    instructions: float
    sectors: float


@dataclass(frozen=True)
class Judged:
    """One recording. `figures` are those of the configurations that could be modelled."""

    name: str
    gpu: str
    kernel: str
    idle: bool
    figures: tuple[Figures, ...]
    left_out: int

    def spearman(self, field: str) -> float:
        """Rank correlation of a figure with the recorded times; 0 where the figure is constant."""
        values = [getattr(f, field) for f in self.figures]
        if len(set(values)) < 2:
            return 0.0
        return float(spearmanr(values, [f.recorded_ms for f in self.figures]).statistic)

    @property
    def regret(self) -> float:
        """Best recorded time of the model's first ten over the best of all."""
        ranked = sorted(self.figures, key=lambda f: f.modelled_ms)[:FIRST]
        return min(f.recorded_ms for f in ranked) / min(f.recorded_ms for f in self.figures)

    @property
    def scale(self) -> float:
        """Median of modelled over recorded time."""
        return float(np.median([f.modelled_ms / f.recorded_ms for f in self.figures]))


def sampled(recording: Recording, size: int, seed: int) -> list[tuple[Any, ...]]:
    """Configurations that ran, one from each of `size` equal parts in order of their time."""
    ordered = sorted(recording.times_ms, key=lambda c: (recording.times_ms[c], c))
    size = min(size, len(ordered))
    rng = np.random.default_rng(seed)
    edges = [len(ordered) * i // size for i in range(size + 1)]
    return [ordered[int(rng.integers(a, b))] for a, b in itertools.pairwise(edges)]


def impossible(recording: Recording, kernel: Kernel, gpu: Gpu) -> bool:
    """Whether the recorded times are too short for the data to have been touched at all.

    Then the recorded kernel returned at once, as one does that is told of no points; so does ours.
    """
    least_ms = kernel.bytes_least / (gpu.dram_gb_per_s * 1e9) * 1e3
    return float(np.median(list(recording.times_ms.values()))) < least_ms / 2


@cache
def _device(done: tuple[()] = ()) -> tuple[SimtDevice, list[Launched]]:
    del done
    launched: list[Launched] = []
    return SimtDevice(observe=launched.append), launched


def count(task: Task) -> Work | str:
    """What a configuration asks of a GPU, or why it cannot be run here."""
    device, launched = _device()
    kernel, configuration = kernel_of(task.kernel), dict(task.configuration)
    try:
        lowered = device.lower(kernel.program(task.clang, configuration))
        binary = device.compile(lowered)
        launched.clear()
        options = RunOptions(sample=kernel.blocks)
        device.run(binary, kernel.run(configuration, task.idle), options)
        binary.close()
    except (CompileFailed, LaunchFailed) as reason:
        return str(reason)
    return work_of(launched[0].kernel.profile, launched[0].counts)


@dataclass(frozen=True)
class Counted:
    """What the sampled configurations of a recording ask of its GPU, or why one cannot be run."""

    path: Path
    recording: Recording
    configurations: tuple[Any, ...]
    works: tuple[Work | str, ...]
    idle: bool

    @property
    def gpu(self) -> Gpu:
        """The model's table of the GPU on which it was recorded."""
        return gpu_of_device(self.recording.device.removeprefix("recorded:"))


def judge(counted: Counted, gpu: Gpu) -> Judged:
    """Compare the modelled with the recorded times; raises ConfigError where too few are left."""
    path, recording = counted.path, counted.recording
    figures: list[Figures] = []
    for configuration, work in zip(counted.configurations, counted.works, strict=True):
        if isinstance(work, str):
            print(f"{path.name} {configuration}: {work}", file=sys.stderr)
            continue
        try:
            modelled = time_of(work, gpu).time_ns / 1e6
        except LaunchFailed as reason:
            print(f"{path.name} {configuration}: {reason}", file=sys.stderr)
            continue
        executed = float(work.counts.warp_blocks @ work.profile.issue_slots)
        sectors = sum(a.sectors for a in work.accesses.values() if a.space == 1)
        figures.append(Figures(recording.times_ms[configuration], modelled, executed, sectors))
    kernel = kernel_of(recording.name).name
    left_out = len(counted.works) - len(figures)
    if len(figures) < FEWEST:
        raise ConfigError(f"{path}: only {len(figures)} configurations could be modelled")
    name = path.name.split(".")[0]
    return Judged(name, gpu.name, kernel, counted.idle, tuple(figures), left_out)


def count_all(
    paths: Sequence[Path], size: int, seed: int, clang: str, workers: int
) -> list[Counted]:
    """Read the recordings and run samples; raises ConfigError for what cannot be used."""
    recordings = {path: read(path) for path in paths}
    idle = {
        path: impossible(r, kernel_of(r.name), gpu_of_device(r.device.removeprefix("recorded:")))
        for path, r in recordings.items()
    }
    chosen = {path: sampled(r, size, seed) for path, r in recordings.items()}
    tasks = [
        Task(r.name, tuple(zip(r.space.names, one, strict=True)), idle[path], clang)
        for path, r in recordings.items()
        for one in chosen[path]
    ]
    with ProcessPoolExecutor(workers) as pool:
        works = iter(list(pool.map(count, tasks, chunksize=4)))
    return [
        Counted(path, r, tuple(chosen[path]), tuple(next(works) for _ in chosen[path]), idle[path])
        for path, r in recordings.items()
    ]


def overlap_table(counted: Sequence[Counted]) -> str:
    """Markdown: rank correlation by `overlap_loss`, and with the value that the others choose.

    A kernel's value is the one with the best mean correlation over the recordings of the other
    kernels (leave-one-kernel-out).
    """
    found = {
        value: [judge(one, replace(one.gpu, overlap_loss=value)) for one in counted]
        for value in OVERLAPS
    }
    ranks = {value: [j.spearman("modelled_ms") for j in found[value]] for value in OVERLAPS}
    kernels = [j.kernel for j in found[OVERLAPS[0]]]
    lines = [
        "| recording | "
        + " | ".join(map(str, OVERLAPS))
        + " | chosen by the others | with that |",
        "|---|" + "---|" * (len(OVERLAPS) + 2),
    ]
    for i, kernel in enumerate(kernels):
        others = [k for k, other in enumerate(kernels) if other != kernel]
        chosen = max(OVERLAPS, key=lambda v: sum(ranks[v][k] for k in others))
        cells = [f"{ranks[value][i]:.2f}" for value in OVERLAPS]
        cells += [str(chosen) if others else "", f"{ranks[chosen][i]:.2f}" if others else ""]
        lines.append(f"| {found[chosen][i].name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def table(judged: Sequence[Judged]) -> str:
    """Markdown."""
    lines = [
        "| recording | GPU | configurations | model | instructions | sectors | regret of first "
        f"{FIRST} | modelled / recorded |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for j in judged:
        name = f"{j.name} (idle)" if j.idle else j.name
        ranks = " | ".join(
            f"{j.spearman(field):.2f}" for field in ("modelled_ms", "instructions", "sectors")
        )
        lines.append(
            f"| {name} | {j.gpu} | {len(j.figures)} | {ranks} | {j.regret:.3f} | {j.scale:.2f} |"
        )
    return "\n".join(lines)


def as_json(judged: Sequence[Judged]) -> list[Mapping[str, Any]]:
    """One object per recording."""
    return [
        {
            "recording": j.name,
            "spearman": round(j.spearman("modelled_ms"), 4),
            "spearman_instructions": round(j.spearman("instructions"), 4),
            "regret_top10": round(j.regret, 4),
        }
        for j in judged
    ]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--recordings", type=Path, required=True, help="folder of recordings")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="configurations of each")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--out", type=Path, help="write the tables to this file, too")
    parser.add_argument("--overlap", action="store_true", help="other values of overlap_loss, too")
    found = parser.parse_args()
    if found.sample < FEWEST or found.workers < 1:
        parser.error(f"--sample is at least {FEWEST}, --workers at least 1")
    return found


def main() -> int:
    args = options()
    start = time.monotonic()
    try:
        paths = sorted(p for p in args.recordings.glob("*.json*") if p.suffix in (".json", ".gz"))
        if not paths:
            raise ConfigError(f"{args.recordings}: holds no recorded space (*.json, *.json.gz)")
        counted = count_all(paths, args.sample, args.seed, find_clang(), args.workers)
        judged = [judge(one, one.gpu) for one in counted]
    except (ConfigError, BuildError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    text = table(judged)
    if args.overlap:
        text += f"\n\n{overlap_table(counted)}"
    print(json.dumps(as_json(judged), indent=1) if args.json else text)
    if args.out:
        took = time.monotonic() - start
        head = f"{date.today()}, seed {args.seed}, sample of {args.sample}, {took:.0f} s.\n"
        args.out.write_text(f"{head}\n{text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
