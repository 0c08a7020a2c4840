"""The stages that look for trouble: corner cases, and the search for a difference."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

from gevo.edits.passes import passes_of
from gevo.edits.text import patch_from_json, patch_to_json
from gevo.errors import EditError
from gevo.evaluate.executor import Executor
from gevo.evaluate.jobs import PatchJson
from gevo.evaluate.pool.node import PoolClosed
from gevo.evaluate.scoring.contrast import Contrast, Search
from gevo.evaluate.scoring.survey import Survey
from gevo.evaluate.scoring.unaimed import Unaimed, first_of
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.records.schema import DIFFERENCE, Stage
from gevo.validate.account import account
from gevo.validate.assumptions import assumptions
from gevo.validate.fresh import summary
from gevo.validate.retry import Attempts
from gevo.validate.runs import CORNERS, poisoned
from gevo.workload.case import TestCase, Workload, case_text

UNSEARCHED = "not for this kind of program: what it relies on beyond its workload is not known"
_TOGETHER = 8
"""Cases of one job."""


@dataclass(frozen=True)
class SearchResult:
    """What looking for trouble gave.

    Attributes:
        stage: What it says.
        assumptions: What the program relies on, of which no case shows whether it may, each with
            the guard that a kernel can test at its entry; None where there is none.
        case: The smallest case found on which the program fails.
        found: Cases that show something new, and on which it gives what it should.
    """

    stage: Stage
    assumptions: Mapping[str, str | None] = field(default_factory=dict[str, str | None])
    case: TestCase | None = None
    found: Sequence[TestCase] = ()


@dataclass(frozen=True)
class Contrasted:
    """What a program does differently, or relies on, being found out.

    Attributes:
        job: Gives it.
        parts: Give what came of the cases that aim at nothing in particular.
        cases: How many are known.
        compiled: Whether its conditions are compared with what its passes alone make of the
            unmodified program.
    """

    job: Future[Contrast]
    parts: Sequence[Future[Unaimed]]
    cases: int
    compiled: bool

    def result(self) -> Contrast:
        """What all jobs came to; a case that the search aimed at is told first."""
        aimed = self.job.result()
        if aimed.case is not None or not (aimed.searched and self.parts):
            return aimed
        rest = first_of([part.result() for part in self.parts])
        count = aimed.tried + rest.tried
        if rest.case is not None or (aimed.ran.ok and not rest.ran.ok):
            return Contrast(rest.ran, rest.case, (), count)
        return replace(aimed, tried=count)

    def cancel(self) -> None:
        """Nobody will ask: do without what nobody has begun with."""
        for job in (self.job, *self.parts):
            job.cancel()

    def unguardable(self) -> bool:
        """Whether it relies on what neither the domain nor a guard can settle, or fails.

        Not where a case was found on which it differs: that is for the verdict to tell.
        """
        result = self.result()
        if result.case is not None:
            return False
        open_, _ = assumptions(result.relied, self.cases)
        return not result.ran.ok or None in open_.values()


@dataclass(frozen=True)
class Contrasting:
    """Finds out what programs do differently, or rely on.

    Attributes:
        simt: Workers of the simt device.
        baseline: The unmodified program.
        found: Corner cases, and how they were found.
    """

    simt: Executor
    baseline: Program
    found: Survey
    _answers: dict[tuple[object, ...], bool] = field(
        default_factory=dict[tuple[object, ...], bool], init=False, repr=False, compare=False
    )

    def begin(
        self,
        program: Program,
        patch: PatchJson | None,
        cases: Sequence[TestCase],
        seed: int,
        search: Search = Search.FULL,
        compiling: Future[Program] | None = None,
    ) -> Contrasted:
        """Begin to contrast a program with the unmodified one.

        Args:
            program: The program.
            patch: That gives it, or None.
            cases: All cases; what it fails on one of them is told, too.
            seed: What draws follow from.
            search: Whether to look for further cases.
            compiling: What `compiling` gives for the patch, if it is under way.

        Raises:
            EditError: The compiler does not do again what it did for the patch.
        """
        compiled = _compiled(compiling or self.compiling(patch))
        edits = patch_from_json(patch) if patch else None
        told = account(self.baseline, compiled, program, edits)
        outside = self.found.outside
        job = self.simt.contrast(program, cases, compiled, told, search, outside)
        parts = self.simt.unaimed(program, cases, seed) if search is Search.FULL else ()
        return Contrasted(job, parts, len(cases), compiled is not None)

    def unguardable(
        self,
        program: Program,
        patch: PatchJson,
        cases: Sequence[TestCase],
        how: Search = Search.NONE,
    ) -> Callable[[], bool]:
        """Begin to find out whether a program relies on what neither domain nor guard can settle.

        Without a search for cases that could settle it, or `how`. What is given waits for the
        answer: True where it fails, False where nothing of the kind is looked for.

        Raises:
            EditError: As `begin` does.
        """
        if self.found.skipped or self.found.unfinished:
            return lambda: False
        # Patches share edits, each of which is asked about alone: so no question is asked twice.
        key = program.digest, json.dumps(patch, sort_keys=True), tuple(cases), how
        if key in self._answers:
            return lambda: self._answers[key]
        asked = self.begin(program, patch, cases, 0, how)

        def answer() -> bool:
            self._answers[key] = found = asked.unguardable()
            return found

        return answer

    def compiling(self, patch: PatchJson | None) -> Future[Program] | None:
        """Begin to make what the passes of a patch alone make of the unmodified program.

        None without passes.
        """
        passes = passes_of(patch_from_json(patch)) if patch is not None else None
        return self.simt.replay(patch_to_json(passes)) if passes and passes.edits else None


def _compiled(compiling: Future[Program] | None) -> Program | None:
    try:
        return compiling.result() if compiling is not None else None
    except EditError:  # LLVM was too slow this time: the unmodified program is the stricter
        return None


class CounterexampleSearch:
    """A program that is run on the corner cases, at once, and then contrasted.

    Args:
        contrasting: With the unmodified program.
        workload: What it runs on.
        program: The program.
        patch: The JSON of the patch that gives the program, or None.
        shrinks: Look for the smallest case on which it fails.
        begin: Look for a difference at once, on these cases and with this seed; see `difference`.
            Not where the program relies on what nothing settles.
        compiling: See `Contrasting.begin`.
    """

    def __init__(
        self,
        contrasting: Contrasting,
        workload: Workload,
        program: Program,
        patch: PatchJson | None,
        shrinks: bool = True,
        begin: tuple[Sequence[TestCase], int] | None = None,
        compiling: Future[Program] | None = None,
    ) -> None:
        self._shrinks = shrinks
        self._contrasting = contrasting
        self._simt = contrasting.simt
        self._found = found = contrasting.found
        self._workload = workload
        self._program = program
        self._patch = patch
        self._begun: Contrasted | None = None
        if begin is not None and self._unasked(DIFFERENCE) is None:
            with suppress(EditError, PoolClosed):  # which `difference` says
                how = Search.IF_SETTLED, compiling
                self._begun = contrasting.begin(program, patch, *begin, *how)
        every = (*found.corners, *found.directed)
        parts = [every[n : n + _TOGETHER] for n in range(0, len(every), _TOGETHER)]
        self._jobs = [(part, self._measured(part)) for part in parts]

    def cancel(self) -> None:
        """Nobody will ask: do without what nobody has begun with."""
        for _, job in self._jobs:
            job.cancel()
        if self._begun is not None:
            self._begun.cancel()

    def unguardable(self) -> bool:
        """Whether, by what was begun, it relies on what nothing settles; False if nothing was."""
        return self._begun is not None and self._begun.unguardable()

    def widen(self, cases: Sequence[TestCase], seed: int) -> None:
        """Look, in a search that was begun at once, where nothing says where a difference is.

        To be asked when all jobs that refuse more cheaply are begun.

        Args:
            cases: As for what was begun.
            seed: The same.
        """
        begun, self._begun = self._begun, None
        if begun is not None:
            with suppress(PoolClosed):  # which `difference` says
                parts = self._simt.unaimed(self._program, cases, seed)
                self._begun = replace(begun, parts=parts)

    @property
    def begun(self) -> bool:
        """Whether a difference was looked for at once."""
        return self._begun is not None and self._begun.result().searched

    def corners(self) -> SearchResult:
        """Whether it is right on all corner cases."""
        if stage := self._unasked(CORNERS):
            return SearchResult(stage)
        for part, job in self._jobs:
            if not (measured := job.result()).ok:
                return self._failed(part, measured)
        return SearchResult(Stage(CORNERS, True, summary(self._found)))

    def difference(self, cases: Sequence[TestCase], seed: int) -> SearchResult:
        """Look for an input on which it differs, and for what it relies on.

        Args:
            cases: All cases; it has passed them.
            seed: What draws follow from.
        """
        if stage := self._unasked(DIFFERENCE):
            return SearchResult(replace(stage, detail=UNSEARCHED) if stage.excused else stage)
        begun = self._begun
        try:
            if begun is None or not begun.result().searched:
                if begun is not None:
                    begun.cancel()
                begun = self._contrasting.begin(self._program, self._patch, cases, seed)
        except EditError as reason:
            return SearchResult(Stage(DIFFERENCE, None, str(reason)))
        result = begun.result()
        if result.case is not None:
            return self._counterexample(DIFFERENCE, result.case, result.ran)
        if not result.ran.ok:
            passed = False if result.ran.outcome is Outcome.WRONG else None
            return SearchResult(
                Stage(DIFFERENCE, passed, f"{result.ran.outcome}: {result.ran.detail}")
            )
        every = begun.cases + len(result.found)
        open_, vouched = assumptions(result.relied, every)
        detail = f"{result.tried} cases tried, {len(result.found)} of use; none differs"
        if begun.compiled:
            detail += "; compared with what its passes alone make of the unmodified program"
        if vouched:
            detail += f"; assumes that {'; assumes that '.join(vouched)}"
        return SearchResult(Stage(DIFFERENCE, True, detail), open_, found=result.found)

    def _unasked(self, name: str) -> Stage | None:
        """The stage where there are no corner cases: excused only if none were asked for."""
        found = self._found
        if found.skipped or found.unfinished:
            return Stage(name, None, found.skipped or found.unfinished, bool(found.skipped))
        return None

    def _measured(self, cases: Sequence[TestCase]) -> Attempts[Measurement]:
        return Attempts(partial(self._simt.measure, self._program, poisoned(cases)))

    def _failed(self, part: Sequence[TestCase], measured: Measurement) -> SearchResult:
        for case in part:
            if not (alone := self._measured((case,)).result()).ok:
                return self._counterexample(CORNERS, case, alone)
        return SearchResult(Stage(CORNERS, False, f"{measured.outcome}: {measured.detail}"))

    def _counterexample(self, stage: str, case: TestCase, measured: Measurement) -> SearchResult:
        """A failed stage with the smallest case that fails as well."""
        failures = {case: measured}

        def fails(one: TestCase) -> bool:
            failed = self._simt.differs(self._program, one).result()
            if failed is not None:
                failures[replace(one, name=case.name)] = failed
            return failed is not None

        small = case
        if self._shrinks:
            small = replace(shrink(case, self._workload, fails), name=case.name)
        why = failures[small]
        detail = f"{why.outcome}: {why.detail}; repeat with --case '{case_text(small)}'"
        return SearchResult(Stage(stage, False, detail), case=small)


MOST = 60
"""Cases that are tried."""


def shrink(case: TestCase, workload: Workload, fails: Callable[[TestCase], bool]) -> TestCase:
    """A case with smaller sizes, fewer statements and the seed 1, if that fails, too.

    Greedy: from the first simpler case that fails to the next, until none does. The Hypothesis
    library shrinks better, but since 6.131 what it draws depends on the modules that the process
    has loaded, and it keeps files in the user's folder. A verdict names the smallest case, and
    must be the same wherever it is given.

    Args:
        case: A case that fails.
        workload: Its workload.
        fails: Whether the program fails on a case, and the unmodified one does not.
    """
    best = replace(case, name="smallest")
    tried = {best}
    while len(tried) < MOST:
        untried = (one for one in _simpler(best, workload) if one not in tried)
        simpler = next(untried, None)
        if simpler is None:
            break
        tried.add(simpler)
        if fails(simpler):
            best = simpler
    return best


def _simpler(case: TestCase, workload: Workload) -> Iterator[TestCase]:
    """Simpler cases, those first that save most: no statements, least sizes, then step by step."""
    least = {name: _least(workload, name, value) for name, value in case.sizes}
    yield replace(case, values=())
    yield _resized(case, {name: allowed[0] for name, allowed in least.items()})
    for dropped in range(len(case.values)):
        yield replace(case, values=case.values[:dropped] + case.values[dropped + 1 :])
    if case.seed != 1:
        yield replace(case, seed=1)
    for name, allowed in least.items():
        for n in _places(len(allowed)):
            yield _resized(case, {name: allowed[n]})


def _resized(case: TestCase, sizes: Mapping[str, int]) -> TestCase:
    return replace(case, sizes=tuple((n, sizes.get(n, value)) for n, value in case.sizes))


def _least(workload: Workload, name: str, value: int) -> Sequence[int]:
    """The values that a size may have instead of a larger one, and that itself, ascending."""
    allowed = workload.fresh.get(name)
    if allowed is None or value < 1:
        return (value,)
    if name in workload.declared:
        return sorted({n for n in allowed if n < value} | {value})
    return range(1, value + 1)


def _places(count: int) -> Iterator[int]:
    """Places below the last of `count`: the first, then ever closer to the last."""
    low, last = 0, count - 1
    while low < last:
        yield low
        low += (last - low + 1) // 2
