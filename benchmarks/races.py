"""How the detector does on a folder of kernels of which it is known which ones have races.

    python benchmarks/races.py DIR [--schedules N] [--cases N] [--workers N] [--only PART]
        [--out FILE]

`DIR/manifest.json` is a list of objects: `name`, `program` (a .ll file), `workload` (a spec),
`racy` (true or false) and, unless all are to be run, `cases` (names of the workload's cases);
paths are relative to DIR. Each program runs on its first N cases under N schedules, in worker
processes. Counted are findings about the order of accesses; what else is found does not matter
here. The second table says how many of the racy ones would have been found with fewer schedules.
"""

from __future__ import annotations

import datetime
import json
import platform
import statistics
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.errors import GevoError
from gevo.evaluate.scoring.examine import sanitize
from gevo.evaluate.scoring.prepared import lower
from gevo.finding import NOTES
from gevo.program.load import load
from gevo.validate.runs import ORDER_KINDS, SCHEDULES, schedules
from gevo.workload.spec import load as load_workload

FUEL = 1 << 24
"""Instructions per thread and launch; some programs never end in some orders."""


@dataclass(frozen=True)
class Result:
    """One program.

    Attributes:
        name: Its name.
        racy: What the manifest says.
        first: Number of the first run in which a race was found, from 1; 0 where none was.
        runs: Runs that there were.
        seconds: CPU time of compilation and runs.
        failed: Why it could not be run.
    """

    name: str
    racy: bool
    first: int = 0
    runs: int = 0
    seconds: float = 0.0
    failed: str = ""

    @property
    def outcome(self) -> str:
        if self.failed:
            return "not run"
        if self.racy:
            return "found" if self.first else "missed"
        return "false alarm" if self.first else "clean"


def examine(entry: Mapping[str, Any], folder: Path, count: int, most_cases: int) -> Result:
    """Run one program until a race is found."""
    start = time.process_time()
    name, racy = str(entry["name"]), bool(entry["racy"])
    device = open_device("simt")
    first = runs = 0
    try:
        workload = load_workload(folder / entry["workload"])
        program = load(folder / entry["program"])
        binary = device.compile(lower(device, workload, program))
        wanted = entry.get("cases")
        every = (*workload.train, *workload.heldout)
        cases = [c for c in every if wanted is None or c.name in wanted][:most_cases]
        for schedule in schedules(count):
            options = RunOptions(collect=True, forgive=True, schedule=schedule, fuel=FUEL)
            plan = [(case, options) for case in cases]
            done = sanitize(device, workload, binary, program.settings, plan)
            if done.failed:
                return Result(name, racy, failed=done.failed)
            runs += 1
            kinds = {seen.finding.kind for seen in done.seen}
            if kinds & (ORDER_KINDS - NOTES):
                first = runs
                break
    except GevoError as error:
        return Result(name, racy, failed=str(error))
    return Result(name, racy, first, runs, time.process_time() - start)


def table(results: Sequence[Result], count: int) -> Iterator[str]:
    by = Counter(result.outcome for result in results)
    racy = sum(result.racy for result in results)
    yield "| programs | racy | found | missed | clean | false alarms | not run |"
    yield "| --: | --: | --: | --: | --: | --: | --: |"
    names = ("found", "missed", "clean", "false alarm", "not run")
    yield f"| {len(results)} | {racy} | " + " | ".join(str(by[n]) for n in names) + " |"
    yield ""
    seconds = sorted(result.seconds for result in results if not result.failed)
    yield (
        f"CPU time of a program: median {statistics.median(seconds):.2f} s, "
        f"most {seconds[-1]:.2f} s, all {sum(seconds):.0f} s."
    )
    yield ""
    yield "| schedules | racy ones found |"
    yield "| --: | --: |"
    for n in range(1, count + 1):
        yield f"| {n} | {sum(0 < result.first <= n for result in results if result.racy)} |"
    wrong = [r for r in results if r.outcome in ("missed", "false alarm", "not run")]
    if wrong:
        yield ""
        yield from (f"{r.outcome}: {r.name} {r.failed}".rstrip() for r in wrong)


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--schedules", type=int, default=len(SCHEDULES))
    parser.add_argument("--cases", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    manifest = json.loads((given.folder / "manifest.json").read_bytes())
    wanted = [entry for entry in manifest if given.only in entry["name"]]
    one = partial(examine, folder=given.folder, count=given.schedules, most_cases=given.cases)
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        results = list(pool.map(one, wanted))
    lines = [
        f"`benchmarks/races.py` on {given.folder.resolve().name}, {datetime.date.today()}, "
        f"{platform.machine()}, first {given.cases} cases, up to {given.schedules} schedules.",
        "",
        *table(results, given.schedules),
    ]
    print("\n".join(lines))
    if given.out:
        given.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
