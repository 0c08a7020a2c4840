"""How the memory of the process that searches grows with the number of variants.

    python benchmarks/soak.py [KERNEL] [--variants N] [--workers N] [--seed N] [--trace]
        [--out FILE]

A search on a kernel of kernels/, or the tests' smallest one, on simt, without its validation. The
resident memory is read at the end of every generation; growth is the slope of a line through what
follows the first fifth, in which Python's allocator and caches fill up. `--trace` prints which
lines of gevo hold what came after that (and makes everything slower). `evaluations` is a digest
of what the search has found: a change that saves memory must not change it.
"""

from __future__ import annotations

import datetime
import gc
import hashlib
import json
import os
import sys
import tempfile
import tracemalloc
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

import numpy as np

from gevo.records.forms import to_json
from gevo.records.schema import Evaluation
from gevo.search.options import profile
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from gevo.study.progress import Progress

ROOT = Path(__file__).parents[1]
SMALLEST = ROOT / "gevo/testing/kernels/poly.ll"
POPULATION = 48
WARM_UP = 0.2


def resident_mb() -> float:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Gauge:
    """Watches a search: how many variants, and how much memory."""

    def __init__(self, how: Namespace) -> None:
        self.how = how
        self.points: list[tuple[int, float]] = []
        self._generation = -2
        self._before: tracemalloc.Snapshot | None = None

    def __call__(self, progress: Progress) -> None:
        if progress.phase in ("minimisation", "validation"):
            raise KeyboardInterrupt  # ends the validation
        if progress.phase != "search" or progress.generation == self._generation:
            return
        self._generation = progress.generation
        gc.collect()
        self.points.append((progress.evaluations, resident_mb()))
        if self.how.trace and progress.evaluations > WARM_UP * self.how.variants:
            if self._before is None:
                tracemalloc.start(1)
                self._before = tracemalloc.take_snapshot()
        if progress.evaluations >= self.how.variants:
            self._report()
            raise KeyboardInterrupt  # ends the search

    def _report(self) -> None:
        if self._before is not None:
            own = tracemalloc.take_snapshot().compare_to(self._before, "lineno")
            for line in own[:25]:
                print(line)

    def growth_kb(self) -> float:
        """Kilobytes per variant."""
        late = [p for p in self.points if p[0] >= WARM_UP * self.how.variants]
        count, size = np.array(late).T
        return float(np.polyfit(count, size * 1e3, 1)[0])


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kernel", nargs="?", help="one of kernels/, by name")
    parser.add_argument("--variants", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("--out", type=Path)
    how = parser.parse_args()
    gauge = Gauge(how)
    kernel, workload = SMALLEST, SMALLEST.with_suffix(".toml")
    if how.kernel:
        kernel = ROOT / f"kernels/{how.kernel}.ll"
        workload = ROOT / f"testcases/{how.kernel}.toml"
    with tempfile.TemporaryDirectory() as folder:
        search = replace(profile("quick"), population=POPULATION, generations=how.variants)
        options = EvolutionOptions(
            kernel=kernel,
            workload=workload,
            entry=(),
            device="simt",
            search=search,
            seed=how.seed,
            workers=how.workers,
            out=Path(folder) / "run",
        )
        run = Evolution(options, gauge).run()
        found = [r for r in run.journal.read() if isinstance(r, Evaluation)]
    digest = hashlib.sha256(json.dumps(to_json(found)).encode()).hexdigest()
    count, size = gauge.points[-1]
    edits = max(len(r.patch) for r in found)
    text = (
        f"{datetime.date.today()}  {kernel.stem} on simt, population {POPULATION}, "
        f"seed {how.seed}, workers: {how.workers}\n"
        f"{count} variants, patches of up to {edits} edits: {size:.0f} MB at the end, "
        f"{gauge.growth_kb():.2f} MB more per 1,000 variants\n"
        f"evaluations {digest[:16]}\n"
    )
    step = max(1, len(gauge.points) // 10)
    text += "".join(f"{count:8}{size:8.1f} MB\n" for count, size in gauge.points[::step])
    print(text, end="")
    if how.out:
        arguments = " ".join(a for a in sys.argv[1:] if str(how.out) not in a and a != "--out")
        how.out.write_text(f"# python benchmarks/soak.py {arguments}\n{text}")


if __name__ == "__main__":
    main()
