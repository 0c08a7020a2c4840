"""Attacks gevo's own moves: what each makes of a kernel that invites it to go wrong.

Every move that is offered for a kernel of kernels.cu is applied to it through `gevo.edits`, and what
comes of it runs beside the unmodified kernel on launches that no case of its workload shows (see
`launches.py`). What differs there, and the first variant of each kind, goes through validation. LLVM's
pipelines and its unrolling are left out unless they are asked for.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from benchmarks.attack.launches import Strange, read, strange_launches, written, wrong_on
from benchmarks.attack.subjects import SUBJECTS
from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.forms import reformed
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.text import patch_to_json
from gevo.errors import GevoError
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.program.base import Program
from gevo.program.load import open_editor
from gevo.validate.fresh import draw, explored
from gevo.validate.judge import Judge
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.validate.speed import SPEED
from gevo.validate.verdict import Subject, Verdict
from gevo.workload.spec import load as load_workload

BY_LLVM = ("optimize", "unroll", "peel")
ASSUMING = ("noalias", "assume")
INEXACT = ("accumulate", "single", "aggregate", "approximate", "reciprocal")
"""Kinds that compute other numbers: tried with a tolerance."""
TOLERANCE = 1e-3
MOST = 25
"""Launches of a kernel that are tried, beside those in which arrays overlap."""


@dataclass
class Attacked:
    """One variant.

    Attributes:
        kind: Of the edit.
        what: The edit as it is called.
        launches: On how many strange launches it ran.
        wrong: On which of them it does something else.
        conclusion: Of validation; empty where it was not asked.
        stage: The first stage that refuses it, with what that says.
    """

    kind: str
    what: str
    launches: int
    wrong: list[str] = field(default_factory=list[str])
    conclusion: str = ""
    stage: str = ""


class Bench:
    """Judges variants of one kernel."""

    def __init__(self, name: str, program: Program, folder: Path, tolerance: float) -> None:
        path = written(name, folder)
        self._workload = load_workload(path)
        self._executor = InProcess(WorkerSpec("simt", str(path), program, tolerance))
        baseline_measurements(self._executor, self._workload, program)
        fresh = draw(self._executor, program, self._workload, 7)
        fresh = explored(self._executor, program, self._workload, fresh)
        self._judge = Judge(
            ValidationSetup(
                self._executor, self._executor, program, self._workload, fresh, "simt:H200", True
            )
        )

    def verdict(self, program: Program, patch: Patch) -> Verdict:
        subject = Subject(program, patch_to_json(patch))
        return self._judge.guarded(subject, self._judge.begin(subject).verdict())


def offered(program: Program, without: Sequence[str]) -> Iterator[Edit]:
    """The edits that are tried."""
    editor = open_editor(program)
    yield from (edit for edit in moves(program) if edit.kind not in without)
    for site in editor.sites():
        yield from reformed(editor, site)


def attack(name: str, judging: bool, without: Sequence[str]) -> list[Attacked]:
    """Try all moves of one kernel."""
    found: list[Attacked] = []
    program = read(name)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        some = list(thinned(strange_launches(name, folder)))
        benches: dict[float, Bench] = {}
        judged: set[str] = set()
        for edit in offered(program, without):
            applied = apply(program, Patch((edit,)))
            if applied.dropped:
                continue
            tolerance = TOLERANCE if edit.kind in INEXACT else 0.0
            wrong = wrong_on(applied.program, some, tolerance > 0)
            one = Attacked(edit.kind, str(edit), len(some), wrong)
            found.append(one)
            if judging and (wrong or edit.kind not in judged):
                judged.add(edit.kind)
                if tolerance not in benches:
                    benches[tolerance] = Bench(name, program, folder, tolerance)
                verdict = benches[tolerance].verdict(applied.program, applied.patch)
                one.conclusion = str(verdict.conclusion)
                one.stage = next((s.name for s in verdict.stages if s.passed is False), "")
    return found


def thinned(some: Sequence[Strange]) -> Iterator[Strange]:
    """All launches in which arrays overlap, and so many others."""
    step = -(-len(some) // MOST)
    yield from (one for n, one in enumerate(some) if " is " in one.words or n % step == 0)


def run(names: Sequence[str], folder: Path, judging: bool, llvm: bool) -> None:
    """Attack some kernels, or all; what came of each is kept in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    without = ASSUMING if llvm else (*ASSUMING, *BY_LLVM)
    for name in names or SUBJECTS:
        path, begin = folder / f"{name}.json", time.monotonic()
        if path.exists():
            continue
        try:
            found = attack(name, judging, without)
        except GevoError as error:
            print(f"{name}: {error}", flush=True)
            continue
        path.write_text(json.dumps([asdict(one) for one in found], indent=1))
        print(name, len(found), f"{time.monotonic() - begin:.0f} s", flush=True)


def table(folder: Path) -> Iterator[str]:
    """What came of all, kind by kind, as lines of Markdown."""
    every = [
        (path.stem, Attacked(**one))
        for path in sorted(folder.glob("*.json"))
        for one in json.loads(path.read_text())
    ]
    yield "| move | kernels | variants | launches | wrong somewhere | judged | validated or guarded, wrong | right, refused but for speed |"  # noqa: E501
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for kind in sorted({one.kind for _, one in every}):
        some = [(name, one) for name, one in every if one.kind == kind]
        cells = [
            len({name for name, _ in some}), len(some), sum(one.launches for _, one in some),
            sum(bool(one.wrong) for _, one in some), sum(bool(one.conclusion) for _, one in some),
            sum(map(passed_wrongly, (one for _, one in some))),
            sum(map(refused_wrongly, (one for _, one in some))),
        ]  # fmt: skip
        yield f"| {kind} | {' | '.join(map(str, cells))} |"
    bad = [one for _, one in every if one.wrong and one.conclusion]
    stages = Counter(one.stage or one.conclusion for one in bad)
    yield ""
    yield (
        f"Variants that are wrong on a strange launch and were judged: {len(bad)}. What became of them: "
        + ("; ".join(f"{stage} {count}" for stage, count in stages.most_common()) + ".")
    )
    for name, one in every:
        if passed_wrongly(one) or refused_wrongly(one):
            yield f"- {name}, {one.kind}: {one.conclusion} ({one.stage or '-'}); {(one.wrong or ['right'])[0][:160]}"


def passed_wrongly(one: Attacked) -> bool:
    return bool(one.wrong) and one.conclusion in ("validated", "guarded")


def refused_wrongly(one: Attacked) -> bool:
    return not one.wrong and one.conclusion == "refused" and one.stage != SPEED
