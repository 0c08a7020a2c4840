"""What the simt device's checks cost, and where the time of one variant goes.

Usage: python benchmarks/simt.py [kernel ...]

For some of the repository's kernels: the time of a large case with all checks, and with bounds,
fuel and counters left out, in turns, and their ratio: first in the runtime and generated code
alone, then with everything that a run does, the time model included. `traced` is with the blocks
that are sampled for the model. Then the milliseconds of each step that a variant takes if none
of its kernels has been compiled before. Times are processor time, which other work on the
machine disturbs less than it does the clock, and the best of several turns.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

from gevo.device import cleanup
from gevo.device.base import Lowered, RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.jit import kernel_sources
from gevo.device.simt.lower.writer import Checks
from gevo.device.simt.model.time import KernelProfile
from gevo.device.simt.native import binding
from gevo.device.simt.native.binding import Launch, Runtime
from gevo.device.simt.run import tracing
from gevo.workload.case import TestCase
from gevo.workload.spec import load

ROOT = Path(__file__).resolve().parent.parent
SIZES = {
    "hotspot": {"rows": 512, "cols": 512, "halo": 1, "steps": 2},
    "matmul": {"n": 256, "m": 256, "k": 256},
    "srad": {"rows": 256, "cols": 256, "iterations": 2},
    "pathfinder": {"cols": 100_000, "rows": 40, "halo": 20},
    "nn": {"count": 200_000, "latitude": 30, "longitude": -60},
    "lud": {"n": 256},
    "nw": {"n": 512, "penalty": 10},
}
TURNS = 7


def best(*actions: Callable[[], object]) -> list[float]:
    """Seconds of each action, the best of several turns, interleaved."""
    times = [float("inf")] * len(actions)
    for _ in range(TURNS):
        for i, action in enumerate(actions):
            start = time.process_time()
            action()
            times[i] = min(times[i], time.process_time() - start)
    return times


class Clock:
    """Adds up the time that a run spends in the runtime and in generated code."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._launch = Runtime.launch
        clock, inner = self, self._launch

        def timed(runtime: Runtime, launch: Launch) -> None:
            start = time.process_time()
            inner(runtime, launch)
            clock.seconds += time.process_time() - start

        Runtime.launch = timed  # type: ignore[method-assign]

    def of(self, action: Callable[[], object]) -> float:
        """Seconds that one action spends there, the best of several turns."""
        least = float("inf")
        for _ in range(TURNS):
            self.seconds = 0.0
            action()
            least = min(least, self.seconds)
        return least


def ratio(name: str, clock: Clock) -> str:
    workload = load(str(ROOT / f"testcases/{name}.toml"))
    text = cleanup.clean(Path(workload.program).read_text())
    lowered = Lowered("", text, ())
    launches = workload.launches(TestCase("large", 1, tuple(SIZES[name].items())))
    checked = SimtDevice()
    plain = SimtDevice(checks=Checks(bounds=False, fuel=False, counters=False))
    runs: list[Callable[[], object]] = []
    for device in (checked, plain):
        binary = device.compile(lowered)
        runs.append(lambda d=device, b=binary: d.run(b, launches, RunOptions(fuel=1 << 30)))
    with_checks, without = best(*runs)
    traced, bare = (clock.of(run) for run in runs)
    sample = tracing.sampled_blocks
    tracing.sampled_blocks = lambda blocks: [blocks]  # a block that does not exist
    try:
        checks = clock.of(runs[0])
    finally:
        tracing.sampled_blocks = sample
    return (
        f"{name:11} code: checked {checks * 1e3:6.1f} traced {traced * 1e3:6.1f} unchecked "
        f"{bare * 1e3:6.1f} ms = {checks / bare:4.2f}x {traced / bare:4.2f}x; whole run: "
        f"{with_checks * 1e3:6.1f} and {without * 1e3:6.1f} ms = {with_checks / without:4.2f}x"
    )


def steps(name: str) -> str:
    text = (ROOT / f"kernels/{name}.ll").read_text()
    cleaned = cleanup.clean(text)
    sources, _ = kernel_sources(cleaned, Checks())
    hosts = [source.host() for source in sources]

    def compile_and_free() -> None:
        for host, text in hosts:
            binding.compile_text(text, coroutines=host.suspends, level=0).close()

    figures = best(
        lambda: cleanup.clean(text),
        lambda: cleanup.digest(cleaned),
        lambda: [source.host() for source in kernel_sources(cleaned, Checks())[0]],
        lambda: [KernelProfile.from_ir(s.text, s.function.name) for s in sources],
        lambda: [binding.parse(text, host.name) for host, text in hosts],
        compile_and_free,
    )
    clean, digest, rewrite, profile, parse, both = (f * 1e3 for f in figures)
    lines = len(re.findall(r"^  \S", cleaned, re.MULTILINE))
    return (
        f"{name:14} {lines:5} instructions: clean {clean:5.1f} digest {digest:4.1f} "
        f"rewrite {rewrite:5.1f} profile {profile:5.1f} parse {parse:4.1f} "
        f"optimise and generate {both - parse:6.1f}, all {sum(figures) * 1e3 - parse:6.1f} ms"
    )


def main() -> None:
    wanted = sys.argv[1:]
    clock = Clock()
    for name in SIZES:
        if not wanted or name in wanted:
            print(ratio(name, clock), flush=True)
    for path in sorted((ROOT / "kernels").glob("*.ll")):
        if not wanted or path.stem in wanted:
            print(steps(path.stem), flush=True)


if __name__ == "__main__":
    main()
