"""Fit the simt device's time model to times measured on a GPU.

    python -m scripts.calibrate --device cuda --out h200.toml [--kernels nn bfs …] [--variants N]
    python -m scripts.calibrate --points h200.points.jsonl.gz --out h200.toml

Measures the kernels of kernels/ and random variants of each on the GPU, counts on the simt
device what each of them does, and fits the coefficients that the GPU's table calls assumed.
The measured points go beside OUT (OUT.points.jsonl.gz), so that a fit can be repeated with
--points and without a GPU. Variants with wrong outputs count, too: what they do has its time.

Exit codes: 0 done, 2 no GPU, a bad option, or a file that cannot be used.
"""

from __future__ import annotations

import argparse
import datetime
import math
import os
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.device.simt.model.gpu import Gpu, load_gpu, table_text
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.edits.text import format_patch
from gevo.errors import CompileFailed, ConfigError, EditError, GevoError, LaunchFailed
from gevo.evaluate.executor import COMPILE_S, START_S, Executor, Limits
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.open import open_executor
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.load import load
from gevo.validate.retry import Attempts
from gevo.validate.speed import gpu_of
from gevo.workload.case import Workload
from gevo.workload.spec import load as load_workload
from scripts import observer
from scripts.calibration import (
    Agreement,
    CaseTime,
    Point,
    agreement,
    fit,
    fitted_table,
    free_coefficients,
    modelled,
    read_points,
    unseen,
    write_point,
)

ROOT = Path(__file__).resolve().parents[1]
MOST_EDITS = 3
DRAWS = 4
"""For every variant wanted so many patches are drawn; many change nothing or are refused."""
ACROSS_AIM, WITHIN_AIM = 0.9, 0.7


@dataclass(frozen=True)
class Kernel:
    """A program and how it is run."""

    name: str
    program: Program
    workload: Workload
    source: str

    @classmethod
    def of(cls, name: str) -> Kernel:
        """One of kernels/; raises ConfigError when there is none of that name."""
        source = ROOT / "testcases" / f"{name}.toml"
        if not source.exists():
            raise ConfigError(f"no kernel {name!r}; there are: {', '.join(kernel_names())}")
        program = load(ROOT / "kernels" / f"{name}.ll")
        return cls(name, program, load_workload(source), str(source))


def kernel_names() -> list[str]:
    """Kernels that have a workload."""
    found = {path.stem for path in (ROOT / "testcases").glob("*.toml")}
    return sorted(found & {path.stem for path in (ROOT / "kernels").glob("*.ll")})


def programs(
    kernel: Kernel, device: Executor, count: int, rng: random.Random
) -> Iterator[tuple[str, Program]]:
    """The unmodified program and up to `count` variants that run other code, with their edits."""
    yield "", kernel.program
    lowered = device.lower(kernel.program).result().lowered
    seen = {lowered.digest if lowered else ""}
    for _ in range(DRAWS * count):
        patch, program = Patch(), kernel.program
        try:
            for _ in range(rng.randint(1, MOST_EDITS)):
                applied = propose(kernel.program, patch, rng)
                patch, program = applied.patch, applied.program
        except EditError:
            continue
        lowered = device.lower(program).result().lowered
        if lowered and lowered.digest not in seen:
            seen.add(lowered.digest)
            yield format_patch(patch), program
            if len(seen) > count:
                return


def measure(
    kernel: Kernel, device: Executor, counting: Processes, count: int, rng: random.Random
) -> Iterator[Point]:
    """Measured points of one kernel; programs that fail anywhere give none."""
    name, modelled_times, about = device.fingerprint()
    if modelled_times:
        raise ConfigError(f"{name}: its times are modelled; calibrate on a GPU")
    cases = kernel.workload.train
    where = {
        "device": name,
        "driver": about.get("driver", ""),
        "date": datetime.date.today().isoformat(),
    }
    timed: list[tuple[int, str, Program, list[Measurement]]] = []
    for number, (patch, program) in enumerate(programs(kernel, device, count, rng)):
        # One case after the other: a variant that hangs does so once.
        found: list[Measurement] = []
        for case in cases:
            plan = ((case, RunOptions()),)
            found.append(Attempts(lambda p=program, q=plan: device.measure(p, q)).result())
            if not found[-1].ok:
                break
        if len(found) == len(cases) and found[-1].ok:
            timed.append((number, patch, program, found))
    # Counting takes all cores, so nothing is timed meanwhile.
    seconds = START_S + len(cases) * 2 * (COMPILE_S + kernel.workload.timeout_s)
    jobs = [
        counting.start(Job(observer.Observer.observe, (p, cases), seconds)) for _, _, p, _ in timed
    ]
    for (number, patch, _, found), job in zip(timed, jobs, strict=True):
        launches = _counted(job)
        if launches is not None:
            times = tuple(
                CaseTime(case.name, m.runtime_ns, _spread(m), own)
                for case, m, own in zip(cases, found, launches, strict=True)
            )
            yield Point(kernel.name, number, patch, where, times)


def _counted(job: Future[list[observer.Launches]]) -> list[observer.Launches] | None:
    try:
        return job.result()
    except (CompileFailed, LaunchFailed, WorkerDied, WorkerLate, MemoryError):
        return None


def _spread(measured: Measurement) -> float:
    if len(measured.times_ns) < 2:
        return 0.0
    low, middle, high = statistics.quantiles(measured.times_ns, n=4)
    return (high - low) / middle


def measure_all(
    arguments: argparse.Namespace,
    path: Path,
    opened: Callable[[WorkerSpec, int, Limits], Executor] = open_executor,
) -> list[Point]:
    """Measure all kernels asked for; every point goes into the file at once."""
    if path.exists():
        raise ConfigError(f"{path}: exists; fit from it with --points, or choose another --out")
    kernels = [Kernel.of(name) for name in arguments.kernels or kernel_names()]
    points: list[Point] = []
    for kernel in kernels:
        spec = WorkerSpec(
            arguments.device, kernel.source, kernel.program, tolerance=math.inf, races=False
        )
        limits = Limits(kernel.workload.timeout_s, len(kernel.workload.train))
        device = opened(spec, arguments.workers, limits)
        try:
            gpu = _table(arguments.gpu, device.fingerprint()[0])
            counting = Processes(
                arguments.workers,
                observer.start,
                (kernel.source, kernel.program, gpu.name),
                ("__main__", "scripts.observer"),
            )
            try:
                rng = random.Random(f"{arguments.seed}:{kernel.name}")
                for point in measure(kernel, device, counting, arguments.variants, rng):
                    write_point(path, point)
                    points.append(point)
            finally:
                counting.close()
        finally:
            device.close()
        own = [point for point in points if point.kernel == kernel.name]
        print(f"{kernel.name}: {len(own)} programs measured", flush=True)
    if not points:
        raise ConfigError("no program could be measured")
    return points


def _table(name: str | None, device: str) -> Gpu:
    """The table to begin with."""
    gpu = load_gpu(name) if name else gpu_of(device)
    if gpu is None:
        raise ConfigError(f"no table for {device}; name the one to begin with: --gpu")
    return gpu


def report(points: Sequence[Point], gpu: Gpu, fitted: Gpu) -> str:
    """How well the model ranks before and after the fit."""
    columns = {
        "before": agreement(modelled(points, gpu)),
        "fitted": agreement(modelled(points, fitted)),
        # A fit always flatters the kernels that it has seen.
        "unseen": agreement(unseen(points, gpu)),
    }
    about = points[0].about
    kernels = list(dict.fromkeys(point.kernel for point in points))
    lines = [
        f"measured on {about['device']}, driver {about['driver']}, {about['date']}: "
        f"{len(kernels)} kernels, {len(points)} programs; modelled for {gpu.name}",
        "unseen: each kernel modelled after a fit to other kernels only",
        "",
        _row("Spearman's rank correlation", columns),
        _row(
            f"across unmodified programs (aim {ACROSS_AIM})",
            {c: _figure(a.across) for c, a in columns.items()},
        ),
        _row(
            f"across variants, median of kernels (aim {WITHIN_AIM})",
            {c: _figure(a.median_within) for c, a in columns.items()},
        ),
        _row(
            "median factor, modelled to measured",
            {c: f"{a.error:.2f}" for c, a in columns.items()},
        ),
        "",
        _row("across variants of (programs; slowest to fastest; noise)", columns),
        *(_row(_kernel(points, k), _within(k, columns)) for k in kernels),
        "",
        _row("coefficient", {"before": "before", "fitted": "fitted"}),
        *(
            _row(n, {"b": f"{getattr(gpu, n):.4g}", "f": f"{getattr(fitted, n):.4g}"})
            for n in free_coefficients(gpu)
        ),
    ]
    return "\n".join(lines)


def _row(label: str, cells: Mapping[str, object]) -> str:
    texts = (cell if isinstance(cell, str) else name for name, cell in cells.items())
    return f"{label:<60}" + "".join(f"{text:>9}" for text in texts)


def _figure(rho: float | None) -> str:
    return "-" if rho is None else f"{rho:.2f}"


def _within(kernel: str, columns: Mapping[str, Agreement]) -> dict[str, str]:
    return {column: _figure(found.within[kernel]) for column, found in columns.items()}


def _kernel(points: Sequence[Point], kernel: str) -> str:
    own = [point for point in points if point.kernel == kernel]
    times = [point.measured_ns for point in own]
    noise = statistics.median(case.spread for point in own for case in point.cases)
    return f"  {kernel} ({len(own)}; {max(times) / min(times):.2f}; {noise:.1%})"


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="cuda", help="cuda, or cuda:N for one GPU")
    parser.add_argument("--out", type=Path, required=True, help="the fitted table")
    parser.add_argument("--points", type=Path, help="fit to these points; measure nothing")
    parser.add_argument("--kernels", nargs="+", help="default: all of kernels/")
    parser.add_argument("--variants", type=int, default=30, help="of each kernel")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gpu", help="table to begin with; default: the device's own")
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    return parser.parse_args(argv)


def main(argv: Sequence[str]) -> int:
    """Measure or read points, fit, report."""
    arguments = parse(argv)
    try:
        points = (
            read_points(arguments.points)
            if arguments.points
            else measure_all(arguments, arguments.out.with_suffix(".points.jsonl.gz"))
        )
        about = points[0].about
        gpu = _table(arguments.gpu, about["device"])
        fitted = fit(points, gpu)
        source = f"fitted by scripts/calibrate, {about['date']}, {about['device']}"
        table = fitted_table(table_text(gpu.name), fitted, source)
        arguments.out.write_text(table, encoding="utf-8")
        print(report(points, gpu, fitted))
    except (GevoError, OSError) as error:
        print(f"calibrate: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
