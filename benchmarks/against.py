"""CPU time of a variant, stage by stage, in this checkout and in an earlier one, in turns.

    python benchmarks/against.py CHECKOUT [kernel …] [--variants N] [--rounds N] [--seed N]
        [--seconds S] [--out FILE]

Kernels and workloads are those of the other checkout, the variants the same texts in both: as
`throughput.py` draws them, right and different in code. A process of each checkout takes all of
them through the stages, warm, and then one of the other, first and second in turns. What counts
is user and system time of the process, which a loaded machine distorts little; of each variant
and stage the least of all rounds is taken. `edit` is one random edit, each tree its own.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

THIS = Path(__file__).parents[1]
KERNELS = ("nw", "hotspot")
STAGES = ("edit", "lower", "compile", "run", "compare", "ptx")
ARCH = "sm_90"

Clock = Mapping[str, Sequence[float]]
"""By stage the CPU seconds of each variant."""


def measured(name: str, data: Path, texts: Sequence[str], seed: int) -> Clock:
    """The stages of each variant, by the gevo that this process imports.

    Args:
        name: The kernel.
        data: The checkout that it and its workload are in.
        texts: The variants.
        seed: Of the random edits.
    """
    time.perf_counter = time.process_time  # what the scorer times its stages by
    from gevo.device.ptx import NEWEST
    from gevo.device.registry import open_device
    from gevo.edits.patch import Patch
    from gevo.edits.propose import propose
    from gevo.errors import EditError
    from gevo.evaluate.codegen import ptx_of
    from gevo.program.base import Program
    from gevo.program.load import load
    from gevo.workload.spec import load as load_workload

    try:
        from gevo.evaluate.scoring.score import Scorer
    except ImportError:  # before scoring was a package
        from gevo.evaluate.score import Scorer  # pyright: ignore
    program = load(data / "kernels" / f"{name}.ll")
    workload = load_workload(data / "testcases" / f"{name}.toml")
    scorer: Any = Scorer(open_device("simt"), workload, program, 0.0, True)
    clock: dict[str, list[float]] = {stage: [] for stage in STAGES}
    rng = random.Random(seed)
    for text in (program.text, *texts):
        scorer.stage_s.clear()
        start = time.process_time()
        try:
            propose(program, Patch(), rng)
        except EditError:
            pass
        edited = time.process_time() - start
        lowered = scorer.lower(Program(program.dialect, text, program.entry)).lowered
        found = scorer.score(lowered)
        if not found.ok:
            raise SystemExit(f"{name}: a variant is {found.outcome} here: {found.detail}")
        start = time.process_time()
        ptx_of(lowered.text, ARCH, NEWEST)
        spent = {**scorer.stage_s, "edit": edited, "ptx": time.process_time() - start}
        for stage in STAGES:
            clock[stage].append(spent[stage])
    return {stage: seconds[1:] for stage, seconds in clock.items()}  # the first one warms up


def drawn(name: str, data: Path, how: Namespace) -> list[str]:
    """Texts of variants that are right, as `throughput.py` finds them."""
    sys.path.insert(0, str(THIS / "benchmarks"))
    import throughput

    from gevo.program.load import load

    throughput.ROOT = data
    program = load(data / "kernels" / f"{name}.ll")
    clock = {stage: list[float]() for stage in throughput.STAGES}
    return [one.text for one in throughput.harmless(name, program, clock, how)]


def of_tree(tree: Path, name: str, data: Path, variants: Path, seed: int) -> Clock:
    """What a process of a checkout measures."""
    command = [sys.executable, __file__, "--measure", str(variants), str(data), name]
    done = subprocess.run(
        [*command, "--seed", str(seed)],
        env={**os.environ, "PYTHONPATH": str(tree)},
        cwd=tree,
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{tree}: measuring {name} failed")
    return json.loads(done.stdout)


def compared(name: str, data: Path, how: Namespace) -> str:
    """A row of the table for each stage."""
    with tempfile.TemporaryDirectory() as folder:
        variants = Path(folder) / "variants.json"
        texts = drawn(name, data, how)
        if not texts:
            raise SystemExit(f"{name}: no variant was found in {how.seconds:g} s: give --seconds")
        variants.write_text(json.dumps(texts))
        rounds: dict[Path, list[Clock]] = {data: [], THIS: []}
        for number in range(how.rounds):
            for tree in (data, THIS) if number % 2 else (THIS, data):
                rounds[tree].append(of_tree(tree, name, data, variants, how.seed))
    lines: list[str] = []
    totals = dict.fromkeys(rounds, 0.0)
    for stage in STAGES:
        least = {
            tree: [min(each) for each in zip(*(clock[stage] for clock in clocks), strict=True)]
            for tree, clocks in rounds.items()
        }
        mean = {tree: sum(each) / len(each) for tree, each in least.items()}
        for tree in totals:
            totals[tree] += mean[tree]
        lines.append(_row(name, len(texts), stage, mean[data], mean[THIS]))
    lines.append(_row(name, len(texts), "all", totals[data], totals[THIS]))
    return "\n".join(lines)


def _row(name: str, count: int, stage: str, before: float, now: float) -> str:
    figures = f"{1e3 * before:>10.2f}{1e3 * now:>10.2f}{before / now:>12.3f}"
    return f"{name:<12}{count:>9}  {stage:<9}{figures}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("kernels", nargs="*", default=KERNELS)
    parser.add_argument("--variants", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--measure", type=Path)
    how = parser.parse_args()
    data = how.checkout.resolve()
    if how.measure:
        texts = json.loads(how.measure.read_text())
        print(json.dumps(measured(how.kernels[0], data, texts, how.seed)))
        return
    how.workers = len(os.sched_getaffinity(0))
    load = f"load average {os.getloadavg()[0]:.1f}"
    head = (
        f"{'kernel':<12}{'variants':>9}  {'stage':<9}{'before':>10}{'now':>10}{'before/now':>12}"
    )
    lines = [f"CPU ms of a variant, all training cases together; {load} at the beginning", head]
    print("\n".join(lines), flush=True)
    for name in how.kernels:
        lines.append(compared(name, data, how))
        print(lines[-1], flush=True)
    if how.out:
        how.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
