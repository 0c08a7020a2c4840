"""Runs random variants of a kernel on the simt device and counts how they end.

Usage: python benchmarks/simt_fuzz.py KERNEL [--count N] [--seed N] [--save FILE]

Prints one JSON object: outcomes, and milliseconds per variant by step. With --save the text of
the variant at hand is written to FILE before it is compiled, so that a crash leaves its cause.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.errors import CompileFailed, EditError, LaunchFailed
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.load import load as load_program
from gevo.workload.case import Launches
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).resolve().parent.parent
EDITS = (1, 2, 3, 5, 8, 12)


class Fuzzer:
    """Variants of one kernel, each run once on its first training case."""

    def __init__(self, kernel: str, save: str) -> None:
        workload = load_workload(str(ROOT / f"testcases/{kernel}.toml"))
        self.baseline: Program = load_program(workload.program)
        self.launches: Launches = workload.launches(workload.train[0])
        self.device = SimtDevice()
        self.save = save
        self.spent: Counter[str] = Counter()
        binary = self.device.compile(self.device.lower(self.baseline))
        used = self.device.run(binary, self.launches, RunOptions()).fuel_used
        binary.close()
        self.fuel = 10 * used

    def variant(self, rng: random.Random) -> Program:
        """A program some random edits away from the baseline."""
        patch, program = Patch(), self.baseline
        for _ in range(rng.choice(EDITS)):
            applied = propose(self.baseline, patch, rng)
            patch, program = applied.patch, applied.program
        return program

    def outcome(self, seed: int) -> Outcome:
        """How the variant with this seed ends."""
        try:
            program = self.variant(random.Random(seed))
        except EditError:
            return Outcome.EDIT_FAILED
        if self.save:
            Path(self.save).write_text(program.text)
        options = RunOptions(fuel=self.fuel, races=bool(seed & 1), order_seed=seed % 3)
        try:
            start = time.perf_counter()
            lowered = self.device.lower(program)
            self.spent["lower"] += time.perf_counter() - start
            start = time.perf_counter()
            binary = self.device.compile(lowered)
            self.spent["compile"] += time.perf_counter() - start
            start = time.perf_counter()
            try:
                self.device.run(binary, self.launches, options)
            finally:
                binary.close()
                self.spent["run"] += time.perf_counter() - start
        except (CompileFailed, LaunchFailed) as failure:
            return failure.outcome
        return Outcome.OK


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kernel")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", default="")
    options = parser.parse_args()
    fuzzer = Fuzzer(options.kernel, options.save)
    seeds = range(options.seed, options.seed + options.count)
    outcomes = Counter(fuzzer.outcome(seed).value for seed in seeds)
    per_variant = {k: round(1e3 * v / options.count, 1) for k, v in fuzzer.spent.items()}
    print(json.dumps({"kernel": options.kernel, "outcomes": outcomes, "ms": per_variant}))


if __name__ == "__main__":
    main()
