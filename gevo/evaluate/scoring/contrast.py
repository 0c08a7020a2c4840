"""Looks for an input on which a program differs, and for what it relies on without one.

First the program and the unmodified one are run on all cases, to see what both decide. Then the
search aims at the sides that the program may have stopped to tell apart, and at conditions of its
own that no case has tried, and at last at nothing in particular. What is left is what the program
relies on.

Passes of LLVM keep what a program means, and write its conditions anew. A program that begins with
some is therefore compared, as to conditions, with what these passes alone make of the unmodified
one: what LLVM derives is no assumption. What both give is compared with the unmodified program.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from gevo.device.base import Binary, Lowered, RunOptions
from gevo.device.simt.lower.decisions import Table
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.evaluate.scoring.aliasing import kept_apart
from gevo.evaluate.scoring.alignment import aligned
from gevo.evaluate.scoring.alike import OneSided, entered, own, relied_on
from gevo.evaluate.scoring.assumed import assumed, violated
from gevo.evaluate.scoring.configure import lower
from gevo.evaluate.scoring.decided import Decided, described
from gevo.evaluate.scoring.explore import Explorer, Run
from gevo.evaluate.scoring.parameters import parameters
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed, Tried, Trier
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Assumed
from gevo.workload.case import TestCase
from gevo.workload.corners import mixtures

AIMED = 120
"""Runs of the search for inputs that take the other sides, for each of the two programs."""
MIXED = 24
"""Mixed cases that aim at nothing in particular."""
_OPTIONS = RunOptions(poison=0x5A, fill=0x7F)


@dataclass(frozen=True)
class Contrast:
    """What came out.

    Attributes:
        ran: OK, or why the program fails on a case that was found.
        case: That case; None without.
        relied: What the program relies on, of which no case shows whether it may.
        tried: How many cases were run.
        found: How many cases were found on which both agree and which take new sides.
    """

    ran: Measurement
    case: TestCase | None = None
    relied: tuple[OneSided, ...] = ()
    tried: int = 0
    found: tuple[TestCase, ...] = ()


@dataclass
class _Base:
    """What the program decides in cases that another is compared with.

    Attributes:
        lowered: The program: the unmodified one, or what passes made of it.
        decided: What it decides in all of them.
        seen: What it decides in each.
        passed: What its kernels were given.
    """

    lowered: Lowered
    decided: Decided
    seen: dict[TestCase, Mapping[str, Table]] = field(
        default_factory=dict[TestCase, Mapping[str, Table]]
    )
    passed: dict[str, set[Passed]] = field(default_factory=dict[str, set[Passed]])

    def add(self, case: TestCase, tried: Tried) -> None:
        """One more case."""
        self.decided.add(tried.decided)
        self.seen[case] = tried.decided
        for kernel, given in tried.passed.items():
            self.passed.setdefault(kernel, set()).update(given)

    def copy(self) -> _Base:
        """Another one to add to."""
        decided = replace(self.decided, tables=dict(self.decided.tables))
        passed = {kernel: set(given) for kernel, given in self.passed.items()}
        return replace(self, decided=decided, seen=dict(self.seen), passed=passed)


class _Wrong(Exception):
    """A case on which the program differs."""

    def __init__(self, case: TestCase, measurement: Measurement) -> None:
        super().__init__()
        self.case = case
        self.measurement = measurement


class Contraster:
    """Contrasts programs with the unmodified one of a scorer whose device is simt."""

    def __init__(self, scorer: Scorer) -> None:
        self.scorer = scorer
        self.trier = Trier(scorer)
        self._bases: dict[tuple[TestCase, ...], _Base] = {}

    @cached_property
    def cleaned(self) -> Lowered:
        """The unmodified program, cleaned."""
        return lower(self.scorer.device, self.scorer.workload, self.scorer.baseline)

    def contrast(
        self,
        lowered: Lowered,
        cases: Sequence[TestCase],
        seed: int,
        compiled: Lowered | None = None,
        told: Sequence[Assumed] = (),
        search: bool = True,
    ) -> Contrast:
        """Contrast one program.

        Args:
            lowered: The program.
            cases: All cases that it has passed.
            seed: What draws follow from.
            compiled: What the passes that the program begins with make of the unmodified one.
            told: What it relies on by its own account.
            search: Look for cases on which it differs, or which show that it may rely on nothing.

        Raises:
            WorkloadError: The unmodified program fails on one of the cases.
        """
        cases = tuple(cases)
        try:
            with self.scorer.compiled(lowered) as binary:
                if compiled is None:
                    return _Duel(self, binary, lowered, cases).contrast(seed, told, search)
                with self.scorer.compiled(compiled) as passes:
                    duel = _Duel(self, binary, lowered, cases, (passes, compiled))
                    return duel.contrast(seed, told, search)
        except (CompileFailed, LaunchFailed) as error:
            return Contrast(self.scorer.failed(error))

    def differs(self, lowered: Lowered, case: TestCase) -> Measurement | None:
        """How the program fails on a usable case; None where it does not, or the case is none."""
        if self.trier.try_(case).reason:
            return None
        try:
            measured = self.scorer.measure(lowered, ((case, _OPTIONS),))
        except WorkloadError:
            return None
        return None if measured.ok else measured

    def base(self, cases: tuple[TestCase, ...]) -> _Base:
        """What the unmodified program does in the cases; runs them once."""
        if cases not in self._bases:
            decided = Decided(described(self.scorer.baseline_binary(), self.cleaned))
            found = _Base(self.cleaned, decided)
            for case in cases:
                found.add(case, self.trier.known(case))
            self._bases[cases] = found
        return self._bases[cases].copy()


class _Duel:
    """One program beside the unmodified one, or beside what passes made of that.

    Args:
        given: Of the unmodified program.
        binary: The program.
        lowered: The same.
        cases: All cases that it has passed.
        compiled: What passes made of the unmodified program, if its conditions are to be compared.
    """

    def __init__(
        self,
        given: Contraster,
        binary: Binary,
        lowered: Lowered,
        cases: tuple[TestCase, ...],
        compiled: tuple[Binary, Lowered] | None = None,
    ) -> None:
        self._given = given
        self._scorer = given.scorer
        self._binary = binary
        self._lowered = lowered
        self._cases = cases
        self._passes = compiled[0] if compiled else None
        unmodified = given.base(cases)
        self._unmodified = unmodified.decided.kernels
        self._base = self._of_passes(unmodified, *compiled) if compiled else unmodified
        self._other = Decided(described(binary, lowered))
        self._seen: dict[TestCase, Mapping[str, Table]] = {}
        self._tried = 0

    def contrast(self, seed: int, told: Sequence[Assumed], search: bool) -> Contrast:
        try:
            for case in self._cases:
                self._see(case)
            found = self._searched(seed) if search else []
        except _Wrong as wrong:
            return Contrast(wrong.measurement, wrong.case, (), self._tried)
        base = self._base
        if broken := violated(self._scorer, told, base.passed):
            wrong = replace(self._scorer.right(), outcome=Outcome.WRONG, detail=broken)
            return Contrast(wrong, None, (), self._tried)
        relied = [
            *self._entered(relied_on(base.decided, self._other.kernels), base.lowered),
            *parameters(base.decided.kernels, self._other.kernels, base.passed),
            *self._entered(own(self._other, base.decided.kernels), self._lowered),
            *kept_apart(self._scorer, self._binary, base.passed),
            *aligned(self._scorer, self._binary, base.passed),
            *assumed(self._scorer, told, base.passed),
        ]
        return Contrast(self._scorer.right(), None, tuple(relied), self._tried, tuple(found))

    def _searched(self, seed: int) -> list[TestCase]:
        """Cases beyond the known ones on which both agree."""
        found = self._aim_at_changes()
        found += self._aim_at_own()
        self._mix(seed)
        return found

    def _of_passes(self, unmodified: _Base, binary: Binary, lowered: Lowered) -> _Base:
        """The same cases and arguments, with what passes made of the unmodified program."""
        base = _Base(lowered, Decided(described(binary, lowered)), passed=unmodified.passed)
        for case in unmodified.seen:
            base.add(case, Tried(decided=self._decide(case, binary)))
        return base

    def _see(self, case: TestCase) -> None:
        """Run the program on a case that it has passed."""
        self._seen[case] = self._decide(case, self._binary)
        self._other.add(self._seen[case])

    def _compare(self, case: TestCase) -> None:
        """Take in what the unmodified program does in a case, or what passes made of it."""
        tried = self._given.trier.known(case)
        if self._passes:
            tried = replace(tried, decided=self._decide(case, self._passes))
        self._base.add(case, tried)

    def _aim_at_changes(self) -> list[TestCase]:
        """Look for what takes the sides that the program may not tell apart any more."""
        base = self._base
        relied = relied_on(base.decided, self._other.kernels)
        found = self._climb(relied, base.decided, base.seen, self._decide_unmodified)
        for case in found:
            self._compare(case)
            self._see(case)
        return found

    def _aim_at_own(self) -> list[TestCase]:
        """Look for what takes the other sides of conditions that are not the unmodified one's."""
        new = own(self._other, self._unmodified)
        found = self._climb(new, self._other, self._seen, self._decide_anywhere)
        for case in found:
            self._compare(case)
        return found

    def _climb(
        self,
        open_: Iterable[OneSided],
        decided: Decided,
        seen: Mapping[TestCase, Mapping[str, Table]],
        run: Run,
    ) -> list[TestCase]:
        """Cases that take open sides and on which both programs agree."""
        goals = [one.side for one in open_ if one.side is not None]
        explorer = Explorer(
            self._scorer.workload, decided, run, self._accept, dict(seen), AIMED, []
        )
        explorer.climb(goals)
        self._tried += AIMED - explorer.budget
        return explorer.found

    def _entered(self, found: Iterable[OneSided], lowered: Lowered) -> list[OneSided]:
        """Those that are not always so, with guards where the kernel's entry can decide them."""
        program = self._scorer.baseline.rewritten(lowered.text)
        return [one for one in (entered(each, program) for each in found) if one]

    def _mix(self, seed: int) -> None:
        small = self._cases[: len(self._scorer.workload.train)]
        for case in mixtures(small, self._cases, MIXED, seed):
            self._tried += 1
            self._accept(case)

    def _accept(self, case: TestCase) -> bool:
        """Whether both programs agree on a usable case; raises when they differ."""
        if self._given.trier.try_(case).reason:
            return False
        try:
            measured = self._scorer.measure(self._lowered, ((case, _OPTIONS),))
        except WorkloadError:
            return False
        if not measured.ok:
            raise _Wrong(case, measured)
        return True

    def _decide_unmodified(self, case: TestCase) -> Mapping[str, Table]:
        """What the unmodified program decides in a case inside the domain."""
        tried = self._given.trier.decide(case)
        if tried.outside:
            return {}
        return self._decide_anywhere(case, self._passes) if self._passes else tried.decided

    def _decide(self, case: TestCase, binary: Binary) -> Mapping[str, Table]:
        """What the program, or what it is compared with, decides in a case that it has passed."""
        ready = self._scorer.prepare(case, self._lowered)
        options = replace(_OPTIONS, fuel=ready.fuel, decisions=True)
        return self._scorer.device.run(binary, ready.launches, options).decisions

    def _decide_anywhere(
        self, case: TestCase, binary: Binary | None = None
    ) -> Mapping[str, Table]:
        """What is decided in a case that may be of no use; empty where the program fails."""
        try:
            if self._scorer.workload.violated(case):
                return {}
            return self._decide(case, binary or self._binary)
        except (LaunchFailed, WorkloadError):
            return {}
