"""Looks for an input on which a program differs, and for what it relies on without one.

First the program and the unmodified one are run on all cases, to see what both decide. Then the
search aims at the sides that the program may have stopped to tell apart, and at conditions of its
own that no case has tried, and at last at nothing in particular. What is left is what the program
relies on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace

from gevo.device.base import Binary, Lowered, RunOptions
from gevo.device.simt.decisions import Table
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.evaluate.aliasing import kept_apart
from gevo.evaluate.alike import OneSided, entered, own, relied_on
from gevo.evaluate.configure import lower
from gevo.evaluate.decided import Decided, described
from gevo.evaluate.explore import Explorer, Run
from gevo.evaluate.parameters import Arguments, parameters
from gevo.evaluate.score import Scorer
from gevo.evaluate.usable import Trier
from gevo.measurement import Measurement
from gevo.workload.case import TestCase
from gevo.workload.mixtures import mixtures

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


_Runs = tuple[Decided, dict[TestCase, Mapping[str, Table]]]
"""What a program decides in all cases together, and in each."""


class _Wrong(Exception):
    """A case on which the program differs."""

    def __init__(self, case: TestCase, measurement: Measurement) -> None:
        super().__init__()
        self.case = case
        self.measurement = measurement


@dataclass
class Contraster:
    """Contrasts programs with the unmodified one of a scorer whose device is simt."""

    scorer: Scorer
    _decided: dict[tuple[TestCase, ...], _Runs] = field(
        default_factory=dict[tuple[TestCase, ...], "_Runs"]
    )

    def __post_init__(self) -> None:
        self._trier = Trier(self.scorer)

    @property
    def cleaned(self) -> Lowered:
        """The unmodified program, cleaned."""
        return lower(self.scorer.device, self.scorer.workload, self.scorer.baseline)

    @property
    def passed(self) -> Mapping[str, Set[Arguments]]:
        """What numbers kernels were given, by kernel; see `Trier`."""
        return self._trier.passed

    def contrast(self, lowered: Lowered, cases: Sequence[TestCase], seed: int) -> Contrast:
        """Contrast one program.

        Args:
            lowered: The program.
            cases: All cases that it has passed.
            seed: What draws follow from.

        Raises:
            WorkloadError: The unmodified program fails on one of the cases.
        """
        try:
            with self.scorer.compiled(lowered) as binary:
                return _Duel(self, binary, lowered, tuple(cases)).contrast(seed)
        except (CompileFailed, LaunchFailed) as error:
            return Contrast(self.scorer.failed(error))

    def differs(self, lowered: Lowered, case: TestCase) -> Measurement | None:
        """How the program fails on a usable case; None where it does not, or the case is none."""
        try:
            if not self.usable(case):
                return None
            measured = self.scorer.measure(lowered, ((case, _OPTIONS),))
        except WorkloadError:
            return None
        return None if measured.ok else measured

    def base(self, cases: tuple[TestCase, ...]) -> _Runs:
        """What the unmodified program decides in the cases."""
        if cases not in self._decided:
            scorer = self.scorer
            decided = Decided(described(scorer.baseline_binary(), self.cleaned))
            seen: dict[TestCase, Mapping[str, Table]] = {}
            for case in cases:
                try:
                    seen[case] = self._trier.known(case).decided
                except LaunchFailed as error:
                    raise WorkloadError(f"case {case.name}: {error}") from error
                decided.add(seen[case])
            self._decided[cases] = decided, seen
        decided, seen = self._decided[cases]
        return replace(decided, tables=dict(decided.tables)), dict(seen)

    def usable(self, case: TestCase) -> bool:
        """Whether the unmodified program defines what a case gives, inside the domain."""
        try:
            if self.scorer.workload.violated(case):
                return False
        except WorkloadError:
            return False
        return not self._trier.try_(case).reason

    def decide(self, case: TestCase) -> Mapping[str, Table]:
        """What the unmodified program decides in a case of which nothing is known."""
        try:
            if self.scorer.workload.violated(case):
                return {}
        except WorkloadError:
            return {}
        return self._trier.outside(case).decided


class _Duel:
    """One program beside the unmodified one."""

    def __init__(
        self, given: Contraster, binary: Binary, lowered: Lowered, cases: tuple[TestCase, ...]
    ) -> None:
        self._given = given
        self._scorer = given.scorer
        self._binary = binary
        self._lowered = lowered
        self._cases = cases
        self._base, self._seen = given.base(cases)
        self._other = Decided(described(binary, lowered))
        self._tried = 0

    def contrast(self, seed: int) -> Contrast:
        seen: dict[TestCase, Mapping[str, Table]] = {}
        found: list[TestCase] = []
        try:
            for case in self._cases:
                seen[case] = self._decide(case)
                self._other.add(seen[case])
            self._aim(self._base, self._seen, self._given.decide, False, found)
            for case in found:
                seen[case] = self._decide(case)
                self._other.add(seen[case])
            more: list[TestCase] = []
            self._aim(self._other, seen, self._decide_anywhere, True, more)
            for case in more:
                self._base.add(self._given.decide(case))
            found += more
            self._mix(seed)
        except _Wrong as wrong:
            return Contrast(wrong.measurement, wrong.case, (), self._tried)
        relied = [
            *self._entered(relied_on(self._base, self._other.kernels), self._given.cleaned),
            *parameters(self._base.kernels, self._other.kernels, self._given.passed),
            *self._entered(self._own(), self._lowered),
            *kept_apart(self._scorer, self._binary),
        ]
        return Contrast(self._scorer.right(), None, tuple(relied), self._tried, tuple(found))

    def _entered(self, found: Iterable[OneSided], lowered: Lowered) -> list[OneSided]:
        """Those that are not always so, with guards where the kernel's entry can decide them."""
        program = replace(self._scorer.baseline, text=lowered.text)
        return [one for one in (entered(each, program) for each in found) if one]

    def _own(self) -> list[OneSided]:
        return list(own(self._other, self._base.kernels))

    def _aim(
        self,
        decided: Decided,
        seen: dict[TestCase, Mapping[str, Table]],
        run: Run,
        own_: bool,
        found: list[TestCase],
    ) -> None:
        open_ = self._own() if own_ else list(relied_on(self._base, self._other.kernels))
        goals = [one.side for one in open_ if one.side is not None]
        if not goals:
            return
        explorer = Explorer(
            self._scorer.workload, decided, run, self._accept, dict(seen), AIMED, found
        )
        explorer.climb(goals)
        self._tried += AIMED - explorer.budget

    def _mix(self, seed: int) -> None:
        small = self._cases[: len(self._scorer.workload.train)]
        for case in mixtures(small, self._cases, MIXED, seed):
            self._tried += 1
            self._accept(case)

    def _accept(self, case: TestCase) -> bool:
        """Whether both programs agree on a usable case; raises when they differ."""
        if not self._given.usable(case):
            return False
        try:
            measured = self._scorer.measure(self._lowered, ((case, _OPTIONS),))
        except WorkloadError:
            return False
        if not measured.ok:
            raise _Wrong(case, measured)
        return True

    def _decide(self, case: TestCase) -> Mapping[str, Table]:
        """What the program decides in a case that it has passed."""
        ready = self._scorer.prepare(case, self._lowered.settings)
        options = replace(_OPTIONS, fuel=ready.fuel, decisions=True)
        return self._scorer.device.run(self._binary, ready.launches, options).decisions

    def _decide_anywhere(self, case: TestCase) -> Mapping[str, Table]:
        """What it decides in a case that may be of no use; empty where it fails."""
        try:
            if self._scorer.workload.violated(case):
                return {}
            return self._decide(case)
        except (LaunchFailed, WorkloadError):
            return {}
