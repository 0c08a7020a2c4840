"""Former winners under the stages that look for trouble: what becomes of them, at what cost.

    python -m benchmarks.trust [kernel …] [--evaluations N] [--seeds N …] [--winners N]
                               [--workers N] [--again] [--runs FOLDER] [--out FILE.md]
    python -m benchmarks.trust --moves [--judge] [--llvm] [kernel …]

Every kernel is evolved with each seed, exactly and, where its workload takes an error, with its
tolerance. The fastest variants that pass validation without corner cases and without the search
for a difference are the former winners, minimised; each is judged again with both, and where it
becomes conditional with guards. One winner is judged at a time; seconds are wall-clock time, and
CPU time of all processes, which a busy machine lengthens less.

What was found stays in FOLDER and is not done again; `--again` judges anew, with the search's
former winners. FILE.md is written after every search, from all that FOLDER holds; what it says
from its heading "What they rely on" on is kept.

With `--moves` gevo's own moves are attacked instead, on the kernels of benchmarks/attack
(benchmarks/attack/moves.py); the table is printed.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import psutil

from benchmarks.attack import moves
from gevo.edits.apply import apply
from gevo.edits.propose import propose
from gevo.edits.text import patch_from_json, patch_to_json
from gevo.errors import GevoError
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.scoring.survey import Survey
from gevo.search.archive import front
from gevo.search.individual import Individual
from gevo.search.nsga2 import Nsga2
from gevo.search.options import profile
from gevo.study.contest import minimize_all
from gevo.study.sources import load_launched
from gevo.study.target import Target
from gevo.validate.fresh import Fresh, default_seed, draw, survey
from gevo.validate.judge import Judge
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.validate.verdict import Subject, Verdict
from gevo.workload.find import find
from gevo.workload.spec import load as load_workload

T = TypeVar("T")
ROOT = Path(__file__).parents[1]
PROGRAMS = (
    "bfs btree cfd gaussian heartwall hotspot lud matmul momentum_sgd nn nw particlefilter "
    "pathfinder sgd_training srad streamcluster svm"
).split()
OLD = Survey(unfinished="validation as it was before")
JUDGED = 8
"""So many variants of a search are judged at most, until enough are former winners."""
TOLERANCE = 0.02
"""At most, of those workloads whose own is what an error of a data set may come to."""
KEPT = "\n## What they rely on\n"
CONCLUSIONS = ("validated", "guarded", "conditional", "refused", "not judged")


@dataclass
class Winner:
    """A former winner and what has become of it.

    Attributes:
        patch: Its minimised patch's JSON.
        speedup: On the training cases.
        before: Wall-clock and CPU seconds of judging it without the new stages.
        after: The same with them, and with guards; None until it is judged.
        conclusion: What it is now.
        assumptions: The sentences, of the verdict before guards.
        guards: What it tests.
        failed: The stage that refuses it, with the reason.
    """

    patch: dict[str, Any]
    speedup: float
    before: tuple[float, float]
    after: tuple[float, float] | None = None
    conclusion: str = ""
    assumptions: list[str] = field(default_factory=list[str])
    guards: list[str] = field(default_factory=list[str])
    failed: str = ""


@dataclass
class Found:
    """What one search gave, as it is kept in the folder."""

    kernel: str
    mode: str
    seed: int
    evaluations: int
    tried: int = 0
    coverage: tuple[str, str] | None = None
    cases: int = 0
    survey: tuple[float, float] | None = None
    winners: list[Winner] = field(default_factory=list[Winner])
    crash: str = ""

    @property
    def judged(self) -> list[Winner]:
        return [one for one in self.winners if one.after is not None]

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=1))

    @classmethod
    def load(cls, path: Path) -> Found:
        data = json.loads(path.read_text())
        return cls(**data | {"winners": [Winner(**one) for one in data["winners"]]})


def cpu() -> float:
    """CPU seconds of this process and of its workers, living or dead."""
    total = 0.0
    for process in (psutil.Process(), *psutil.Process().children(recursive=True)):
        try:
            total += sum(process.cpu_times()[:4])
        except psutil.Error:
            continue
    return total


def timed(run: Callable[[], T]) -> tuple[T, tuple[float, float]]:
    wall, spent = time.monotonic(), cpu()
    found = run()
    return found, (round(time.monotonic() - wall, 2), round(cpu() - spent, 2))


class Session:
    """One kernel in one mode: its search, and both ways of judging."""

    def __init__(self, kernel: str, tolerance: float, workers: int, open_: ExitStack) -> None:
        source = find(path_of(kernel))
        workload = load_workload(source)
        self.baseline = load_launched(path_of(kernel), workload)
        self.target = Target(self.baseline, workload, str(source), "simt", tolerance, workers)
        self.device, self.simt = open_.enter_context(self.target.executors())
        self.name, _, _ = self.device.fingerprint()
        self.measured, _ = baseline_measurements(self.device, workload, self.baseline)
        self.device.calibrate(self.measured)
        self.evaluator = CachingEvaluator(self.device)

    def bench(self, fresh: Fresh) -> ValidationSetup:
        return ValidationSetup(
            self.device, self.simt, self.baseline, self.target.workload, fresh, self.name, True
        )

    def drawn(self, seed: int) -> Fresh:
        fresh = draw(self.device, self.baseline, self.target.workload, default_seed(seed))
        return replace(fresh, survey=OLD)

    def contenders(self, evaluations: int, seed: int) -> Iterator[Individual]:
        """The front of a short search and the next best ones that run other code, minimised."""
        options = profile("quick", generations=10_000, tolerance=self.target.tolerance)
        search = Nsga2(
            self.baseline, self.measured, options, random.Random(seed),
            propose=propose, apply=apply,
        )  # fmt: skip
        done = 0
        while done < evaluations:
            asked = search.ask()
            found = self.evaluator.evaluate([one.program for one in asked])
            search.tell(list(zip(asked, (f.measurement for f in found), strict=True)))
            done += len(asked)
        yield from self._ranked(search.archive.individuals[1:])

    def _ranked(self, individuals: Sequence[Individual]) -> Iterator[Individual]:
        left = [one for one in individuals if self._better(one)]
        seen = {self._key(self.baseline.digest)}
        while best := front(left):
            left = [one for one in left if one not in best]
            for one in (i for i in best if self._key(i.digest) not in seen):
                small = minimize_all(self.baseline, [one], self.evaluator)[0]
                keys = {self._key(one.digest), self._key(small.digest)}
                if self._key(small.digest) not in seen and self._better(small):
                    yield small
                seen |= keys

    def _better(self, one: Individual) -> bool:
        mine, base = one.measurement, self.measured
        return self.speedup(one) >= 1.001 or (mine.error or 0.0) < (base.error or 0.0)

    def _key(self, digest: str) -> str | None:
        return self.evaluator.by_program.get(digest, (digest, None))[0]

    def speedup(self, one: Individual) -> float:
        return self.measured.runtime_ns / one.measurement.runtime_ns

    def subject(self, winner: Winner) -> Subject:
        program = apply(self.baseline, patch_from_json(winner.patch)).program
        return Subject(program, winner.patch, winner.speedup)


@contextmanager
def session(kernel: str, mode: str, workers: int) -> Generator[Session]:
    own = load_workload(find(path_of(kernel))).tolerance
    tolerance = 0.0 if mode == "exact" else min(own, TOLERANCE)
    with ExitStack() as open_:
        yield Session(kernel, tolerance, workers, open_)


def path_of(kernel: str) -> Path:
    return ROOT / f"kernels/{kernel}.ll"


def search(here: Session, found: Found, wanted: int) -> None:
    """Fill in the former winners of one search."""
    judge = Judge(here.bench(here.drawn(found.seed)))
    for one in here.contenders(found.evaluations, found.seed):
        if len(found.winners) >= wanted or found.tried >= JUDGED:
            return
        found.tried += 1
        winner = Winner(patch_to_json(one.patch), here.speedup(one), (0.0, 0.0))
        subject = here.subject(winner)
        verdict, winner.before = timed(lambda s=subject: judge.begin(s).verdict())
        if verdict.validated:
            found.winners.append(winner)


def rule(here: Session, found: Found, saved: Callable[[], None]) -> None:
    """Judge the former winners with all stages."""
    fresh, workload = here.drawn(found.seed), here.target.workload
    surveyed, found.survey = timed(
        lambda: survey(here.simt, here.baseline, workload, fresh.cases, fresh.seed)
    )
    found.coverage = (str(surveyed.before), str(surveyed.after))
    found.cases = len(surveyed.corners) + len(surveyed.directed)
    judge = Judge(here.bench(replace(fresh, survey=surveyed)))
    for winner in found.winners:
        if winner.after is None:
            one, winner.after = timed(lambda w=winner: ruled(judge, here.subject(w), w))
            note(winner, one)
            saved()


def ruled(judge: Judge, subject: Subject, winner: Winner) -> Verdict:
    verdict = judge.begin(subject).verdict()
    winner.assumptions = list(verdict.assumptions)
    return judge.guarded(subject, verdict)


def note(winner: Winner, verdict: Verdict) -> None:
    winner.conclusion = str(verdict.conclusion)
    winner.guards = [f"{kernel}: {text}" for kernel, text in verdict.guards.items()]
    failed = [s for s in verdict.stages if s.passed is False]
    failed += [s for s in verdict.stages if s.passed is None and not s.excused]
    winner.failed = f"{failed[0].name}: {failed[0].detail}" if failed else ""
    print(f"  {winner.speedup:.3f} {winner.conclusion} {winner.after}", flush=True)
    for text in (*winner.assumptions, *winner.guards, winner.failed):
        print(f"    {text}", flush=True)


def study(kernel: str, mode: str, seed: int, given: argparse.Namespace) -> None:
    """One search and what becomes of its winners; goes on where it was left."""
    path = given.runs / f"{kernel}-{mode}-{seed}.json"
    known = Found.load(path) if path.exists() else None
    found = known or Found(kernel, mode, seed, given.evaluations)
    if given.again:
        found = replace(found, winners=[renewed(one) for one in found.winners])
    if known and not given.again and len(found.judged) == len(found.winners):
        return
    print(f"{kernel} {mode} seed {seed}", flush=True)
    try:
        with session(kernel, mode, given.workers) as here:
            if known is None:
                search(here, found, given.winners)
                found.save(path)
            rule(here, found, lambda: found.save(path))
        found.crash = ""
    except GevoError as error:
        found.crash = f"{type(error).__name__}: {error}"
        traceback.print_exc()
    found.save(path)
    kept = given.out.read_text().partition(KEPT) if given.out.exists() else ("", "", "")
    given.out.write_text(text(given.runs, given.workers) + "".join(kept[1:]))


def renewed(winner: Winner) -> Winner:
    return Winner(winner.patch, winner.speedup, winner.before)


HEAD = (
    "program | mode | seed | former winners | validated | guarded | conditional | refused | "
    "not judged | sides, workload | sides, with cases | cases | survey | before | after"
)


def text(runs: Path, workers: int) -> str:
    """The report on everything in the folder."""
    found = [Found.load(path) for path in sorted(runs.glob("*.json"))]
    evaluations = sorted({one.evaluations for one in found})
    lines = [
        "# What becomes of former winners",
        "",
        f"`python -m benchmarks.trust`, {date.today()}, {workers} workers on "
        f"{psutil.cpu_count()} cores of an AMD EPYC that others used, too; searches of "
        f"{' or '.join(map(str, evaluations))} evaluations on simt, seeds "
        f"{', '.join(map(str, sorted({one.seed for one in found})))}. Former winners pass "
        "validation without corner cases and the search for a difference; the columns after them "
        "say what they are with both. Seconds are CPU time of all processes: of the survey, once "
        "a search; `before` and `after` for one winner, the median.",
        "",
        f"| {HEAD} |",
        f"|---|---|{'--:|' * 7}---|---|{'--:|' * 4}",
        *(row(one) for one in found),
        "",
        *totals(found),
        "",
        "## Not validated",
        "",
        *(line for one in found for line in sentences(one)),
    ]
    return "\n".join(lines) + "\n"


def row(found: Found) -> str:
    counts = Counter(one.conclusion for one in found.judged)
    cells = [found.kernel, found.mode, str(found.seed), str(len(found.winners))]
    cells += [str(counts[name] or "") for name in CONCLUSIONS]
    cells += [*(found.coverage or ("", "")), str(found.cases)]
    cells.append(f"{found.survey[1]:.1f}" if found.survey else "")
    cells += [middle([one.before[1] for one in found.winners])]
    cells += [middle([one.after[1] for one in found.judged if one.after])]
    return f"| {' | '.join(cells)} |"


def middle(numbers: Sequence[float]) -> str:
    return f"{statistics.median(numbers):.1f}" if numbers else ""


def totals(found: Sequence[Found]) -> Iterator[str]:
    every = [winner for one in found for winner in one.judged]
    if not every:
        return
    counts = Counter(winner.conclusion for winner in every)
    shares = ", ".join(
        f"{name} {counts[name]} ({100 * counts[name] / len(every):.0f}%)" for name in CONCLUSIONS
    )
    yield f"All {len(every)} former winners: {shares}."
    for n, kind in enumerate(("Wall-clock", "CPU")):
        pairs = [(w.before[n], w.after[n]) for w in every if w.after]
        before, after = ([pair[k] for pair in pairs] for k in (0, 1))
        ratio = statistics.median(b / max(a, 1e-9) for a, b in pairs)
        yield (
            f"{kind} seconds per winner: median {statistics.median(before):.1f} "
            f"before, {statistics.median(after):.1f} after (most {max(before):.1f} and "
            f"{max(after):.1f}); {ratio:.2f} times as many in the median."
        )
    surveys = [one.survey[1] for one in found if one.survey and one.winners]
    if surveys:
        yield (
            f"CPU seconds of the survey, once a search: median {statistics.median(surveys):.1f}, "
            f"most {max(surveys):.1f}."
        )
    if crashes := [f"{one.kernel} {one.mode}: {one.crash}" for one in found if one.crash]:
        yield f"Crashes: {'; '.join(crashes)}."


def sentences(found: Found) -> Iterator[str]:
    for n, winner in enumerate(found.judged, 1):
        if winner.conclusion == "validated":
            continue
        yield (
            f"- **{found.kernel}**, {found.mode}, seed {found.seed}, winner {n} "
            f"({winner.speedup:.3f} times as fast): {winner.conclusion}"
        )
        yield from (f"  - assumes {text}" for text in winner.assumptions)
        yield from (f"  - tests {text}" for text in winner.guards)
        if winner.failed:
            yield f"  - {winner.failed}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kernels", nargs="*", default=PROGRAMS)
    parser.add_argument("--evaluations", type=int, default=400)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--winners", type=int, default=2, help="of each search, at most")
    parser.add_argument("--modes", nargs="+", choices=("exact", "relaxed"))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--again", action="store_true", help="judge former winners anew")
    parser.add_argument("--moves", action="store_true", help="attack the moves instead")
    parser.add_argument("--judge", action="store_true", help="with --moves: validate, too")
    parser.add_argument("--llvm", action="store_true", help="with --moves: LLVM's passes, too")
    parser.add_argument("--runs", type=Path, default=ROOT / "build" / "trust")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results" / "trust.md")
    given = parser.parse_args()
    if given.moves:
        names = [] if given.kernels == PROGRAMS else given.kernels
        moves.run(names, ROOT / "build" / "attack", given.judge, given.llvm)
        print(*moves.table(ROOT / "build" / "attack"), sep="\n")
        return
    for seed, kernel in product(given.seeds, given.kernels):
        exact = load_workload(find(path_of(kernel))).tolerance == 0.0
        for mode in ("exact",) if exact else ("exact", "relaxed"):
            if not given.modes or mode in given.modes:
                study(kernel, mode, seed, given)


if __name__ == "__main__":
    main()
