"""What validation catches, with how many schedules, and what it costs.

    python benchmarks/judge.py [cheats] [cost] [judged] [--workers N] [--only PART] [--out FILE]

`cheats` judges the corpus of tests/cheats about order, progress, proxies and state: for each
class how many are caught, by which stage first, and how many honest ones are refused; and how
many would be caught with fewer schedules. `cost` runs every program of kernels/ on its quickest
training case, unchecked, under the detector and under schedules, in turns. `judged` judges
every program of kernels/ against itself, as `gevo judge` does, and says how long that takes.
"""

from __future__ import annotations

import datetime
import statistics
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.evaluate.scoring.prepared import lower
from gevo.program.load import load
from gevo.study.judging import Candidate, judge
from gevo.validate.judge import Judge
from gevo.validate.runs import ORDER_KINDS, ORDERS_OF_THREADS, SCHEDULES
from gevo.validate.verdict import Subject
from gevo.workload.find import find
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.cheats.test_order import CHEATS, HONEST  # noqa: E402
from tests.trials import Trials  # noqa: E402

ROUNDS = 5
PROGRAMS = sorted((ROOT / "kernels").glob("*.ll"))


@dataclass(frozen=True)
class Caught:
    """How one kernel of the corpus fared.

    Attributes:
        group: The file that it is in.
        stage: The first stage that it failed; empty where it passed.
        schedules: How many it took: 0 where another stage fails as well.
        seconds: CPU time of judging it.
    """

    group: str
    stage: str
    schedules: int
    seconds: float


def examine(row: tuple[str, str, str]) -> Caught:
    """Judge one kernel of the corpus."""
    group, kernel, workload = row
    start = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        trials = Trials(ROOT / "tests" / "cheats", Path(folder), explores=False)
        bench = trials.bench(group, kernel, workload)
        program = trials.program(group, kernel)
        verdict = Judge(bench).begin(Subject(program)).verdict()
        seconds = time.process_time() - start
        failed = [stage.name for stage in verdict.stages if stage.passed is False]
        if failed != [ORDERS_OF_THREADS]:
            return Caught(group, failed[0] if failed else "", 0, seconds)
        for number, schedule in enumerate(SCHEDULES, 1):
            options = RunOptions(collect=True, schedule=schedule)
            plan = [(case, options) for case in bench.cases.all]
            if not bench.simt.examine(program, plan).result().only(ORDER_KINDS).measurement.ok:
                return Caught(group, failed[0], number, seconds)
    return Caught(group, failed[0], len(SCHEDULES), seconds)


def cheats(given: Namespace) -> Iterator[str]:
    rows = [row[:3] for row in CHEATS if given.only in row[1]]
    honest = [row[:3] for row in HONEST if given.only in row[1]]
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        found, passed = list(pool.map(examine, rows)), list(pool.map(examine, honest))
    yield "| class | cheats | caught | by the stage that fails first |"
    yield "| --- | --: | --: | --- |"
    by_group: dict[str, list[Caught]] = defaultdict(list)
    for one in found:
        by_group[one.group].append(one)
    for group, members in by_group.items():
        stages = Counter(one.stage for one in members if one.stage)
        how = ", ".join(f"{stage} {n}" for stage, n in stages.most_common())
        yield f"| {group} | {len(members)} | {sum(stages.values())} | {how} |"
    yield ""
    yield f"Honest ones: {len(passed)}, refused: {sum(bool(one.stage) for one in passed)}."
    seconds = [one.seconds for one in (*found, *passed)]
    middle, most = statistics.median(seconds), max(seconds)
    yield f"CPU time of each: median {middle:.1f} s, most {most:.1f} s."
    yield ""
    yield "| schedules | cheats caught |"
    yield "| --: | --: |"
    for n in range(len(SCHEDULES) + 1):
        yield f"| {n} | {sum(bool(one.stage) and one.schedules <= n for one in found)} |"


def timed(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def cost(given: Namespace) -> Iterator[str]:
    device = open_device("simt")
    yield "| program | unchecked run | detector | schedules (mean of twelve) |"
    yield "| --- | --: | --: | --: |"
    ratios: tuple[list[float], list[float]] = ([], [])
    for path in PROGRAMS:
        if given.only not in path.name:
            continue
        workload = load_workload(find(path, None))
        program = load(path)
        binary = device.compile(lower(device, workload, program))
        launches = workload.launches(workload.train[0], program.settings)
        ways = [RunOptions(), RunOptions(collect=True)]
        ways += [RunOptions(collect=True, schedule=one) for one in SCHEDULES]
        times: list[list[float]] = [[] for _ in ways]
        for n in range(ROUNDS + 1):  # the first compiles
            for one, options in zip(times, ways, strict=True):
                spent = timed(partial(device.run, binary, launches, options))
                if n:
                    one.append(spent)
        plain, detector, *scheduled = (statistics.median(one) for one in times)
        ratios[0].append(detector / plain)
        ratios[1].append(statistics.mean(scheduled) / plain)
        yield (
            f"| {path.stem} | {plain * 1e3:.2f} ms | {ratios[0][-1]:.2f} | {ratios[1][-1]:.2f} |"
        )
    for name, found in zip(("detector", "schedules"), ratios, strict=True):
        yield f"{name}: median {statistics.median(found):.2f}, worst {max(found):.2f} times."


def judged(given: Namespace) -> Iterator[str]:
    yield "| program | seconds | longest stage | |"
    yield "| --- | --: | --- | --: |"
    for path in PROGRAMS:
        if given.only not in path.name:
            continue
        candidate = Candidate(path, path, find(path, None), "simt", tolerance=0.0)
        start = time.perf_counter()
        verdict = judge(candidate, given.workers).verdict
        spent = time.perf_counter() - start
        longest = max(verdict.seconds, key=lambda name: verdict.seconds[name])
        yield f"| {path.stem} | {spent:.1f} | {longest} | {verdict.seconds[longest]:.1f} |"


PARTS: dict[str, Callable[[Namespace], Iterator[str]]] = {
    "cheats": cheats, "cost": cost, "judged": judged,
}  # fmt: skip


def main(parts: Sequence[str] = tuple(PARTS)) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    lines = [f"`benchmarks/judge.py`, {datetime.date.today()}, {given.workers} workers."]
    for name in given.parts or parts:
        lines += ["", f"## {name}", ""]
        for line in PARTS[name](given):
            lines.append(line)
            print(line, flush=True)
    if given.out:
        given.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
