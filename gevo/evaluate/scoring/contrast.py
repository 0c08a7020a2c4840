"""Looks for an input on which a program differs, and for what it relies on without one.

First the program and the unmodified one are run on all cases, to see what both decide. Then the
search aims at the sides that the program may have stopped to tell apart, and at conditions of its
own that no case has tried, and at last at nothing in particular. It relies on what is left.

Passes of LLVM keep what a program means, and write its conditions anew. A program that begins with
some is therefore compared, as to conditions, with what these passes alone make of the unmodified
one: what LLVM derives is no assumption. What both give is compared with the unmodified program.

Looks for inputs that exercise a program: corner cases, mixtures of them, and a climb. The climb
goes, for every side of a condition that no case takes, from the case that comes closest to
neighbouring cases that come closer (McMinn 2004, Search-based software test data generation,
section 3.2), by moves of one size, scalar or array at a time (the alternating variable method:
Korel 1990, Automated software test data generation). Everything follows from the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property, partial
from itertools import chain, islice

import numpy as np

from gevo.device.base import Binary, Lowered, RunOptions
from gevo.device.simt.lower.decisions import Table
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.evaluate.scoring.aliasing import kept_apart, pointers_apart
from gevo.evaluate.scoring.alignment import aligned
from gevo.evaluate.scoring.alike import (
    Decided,
    OneSided,
    Side,
    always_turned,
    described,
    distance,
    enough,
    entered,
    literals,
    never_launched,
    one_sided,
    own,
    parameters,
    relied_on,
)
from gevo.evaluate.scoring.assumed import assumed, violated
from gevo.evaluate.scoring.far import elsewhere
from gevo.evaluate.scoring.forced import Forcing, Given
from gevo.evaluate.scoring.prepared import lower
from gevo.evaluate.scoring.room import crowded
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.slices import differences, statements
from gevo.evaluate.scoring.surroundings import looked_at
from gevo.evaluate.scoring.texts import by_text
from gevo.evaluate.scoring.thresholds import near_thresholds
from gevo.evaluate.scoring.unaimed import PARTS, Unaimed, tried, unaimed
from gevo.evaluate.scoring.unequal import taken_for_each_other, taken_otherwise
from gevo.evaluate.scoring.unread import unread
from gevo.evaluate.scoring.usable import Asked, Passed, Tried, Trier
from gevo.expression import alternatives
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Assumed
from gevo.program.ptx.expand import expanded, has_assembly
from gevo.workload.case import ArrayFacts, Role, TestCase, Turn, Workload
from gevo.workload.corners import in_turns

STEPS = 6
"""Moves of the climb to one side."""
NEIGHBOURS = 28
"""Neighbours of a case that are tried in one step."""

Run = Callable[[TestCase], Mapping[str, Table]]
"""What a program decides in a case; empty where it fails."""


@dataclass
class Explorer:
    """Looks for cases in which a program takes sides that it has not taken.

    Attributes:
        workload: Whose cases are changed.
        decided: What the program has decided so far; grows.
        run: Runs the program.
        accept: Says whether a case that takes new sides may be used.
        seen: Cases that were run, with what was decided in them.
        budget: How many more cases may be run.
        found: The cases that were accepted, in order.
    """

    workload: Workload
    decided: Decided
    run: Run
    accept: Callable[[TestCase], bool]
    seen: dict[TestCase, Mapping[str, Table]]
    budget: int
    found: list[TestCase]

    def climb(self, goals: Sequence[Side]) -> None:
        """Try to take each of the sides."""
        for goal in goals:
            if self.budget <= 0:
                return
            if goal not in self.decided.taken:
                self._climb(goal)

    def visit(self, case: TestCase) -> Mapping[str, Table]:
        """Run a case; keep it when it takes a new side and is accepted."""
        if case in self.seen:
            return self.seen[case]
        self.budget -= 1
        tables = self.run(case)
        self.seen[case] = tables
        if self.decided.new(tables) and self.accept(case):
            self.decided.add(tables)
            self.found.append(case)
        return tables

    def _climb(self, goal: Side) -> None:
        ranked = sorted(self.seen, key=lambda case: distance(self.seen[case], goal))
        if not ranked or distance(self.seen[ranked[0]], goal) == np.inf:
            return
        best, closest = ranked[0], distance(self.seen[ranked[0]], goal)
        for _ in range(STEPS):
            found = self._step(goal, best, closest)
            if goal in self.decided.taken or found is None or self.budget <= 0:
                return
            best, closest = found

    def _step(self, goal: Side, case: TestCase, closest: float) -> tuple[TestCase, float] | None:
        """The first neighbour that comes closer; None where there is none."""
        for neighbour in neighbours(self.workload, case, closest, self._numbers(goal)):
            if self.budget <= 0:
                return None
            tables = self.visit(neighbour)
            if goal in self.decided.taken:
                return None
            now = distance(tables, goal)
            if now < closest:
                return neighbour, now
        return None

    def _numbers(self, goal: Side) -> Sequence[int | float]:
        kernel, number, _ = goal
        own = self.decided.kernels[kernel].conditions[number].literals
        return tuple(dict.fromkeys((*own, *literals(self.decided.kernels))))[:4]


def neighbours(
    workload: Workload, case: TestCase, apart: float, numbers: Sequence[int | float]
) -> Iterator[TestCase]:
    """Cases that differ from one in a size, a scalar or an array; at most `NEIGHBOURS`.

    Args:
        workload: Whose case it is.
        case: The case.
        apart: How far the operands of the condition at hand are apart: the first step to try.
        numbers: Numbers that conditions compare with.
    """
    steps = [s for s in dict.fromkeys((_whole(apart), _whole(apart) + 1, 1)) if 0 < s < 1 << 31]
    moves = [*_sizes(workload, case, steps), *_scalars(workload, case, steps, apart)]
    moves += _arrays(workload.described(case), case, numbers, apart)
    seen = {case}
    for n, (sizes, values) in enumerate(moves[:NEIGHBOURS]):
        moved = replace(case, name=f"{case.name}.{n}", sizes=sizes, values=values)
        if moved not in seen:
            seen.add(moved)
            yield moved


def _whole(apart: float) -> int:
    return int(min(apart, 2.0**40)) if np.isfinite(apart) else 1


Move = tuple[tuple[tuple[str, int], ...], tuple[str, ...]]


def _sizes(workload: Workload, case: TestCase, steps: Sequence[int]) -> Iterator[Move]:
    most = {n: 4 * max(c.size[n] for c in (*workload.train, *workload.heldout))
            for n, _ in case.sizes}  # fmt: skip
    for name, value in case.sizes:
        allowed = workload.fresh.get(name)
        if allowed is None:
            continue
        for other in (o for step in steps for o in (value - step, value + step)):
            fits = other in allowed if name in workload.declared else 0 < other <= most[name]
            if fits:
                sizes = tuple((n, other if n == name else v) for n, v in case.sizes)
                yield sizes, case.values


def _scalars(
    workload: Workload, case: TestCase, steps: Sequence[int], apart: float
) -> Iterator[Move]:
    for name, given in workload.scalars.items():
        now = _value_of(name, given, case)
        if isinstance(given, int):
            others: list[int | float] = [int(now) + s for step in steps for s in (step, -step)]
        else:
            others = [now + 2 * apart, now - 2 * apart, 2 * now, -now]
        for other in others:
            if np.isfinite(other):
                yield case.sizes, (*_without(name, case.values), f"{name} = {other}")


def _value_of(name: str, given: int | float, case: TestCase) -> int | float:
    for text in case.values:
        left, _, right = text.partition(" = ")
        if left == name:
            return type(given)(right)
    return given


def _without(name: str, values: Sequence[str]) -> tuple[str, ...]:
    return tuple(text for text in values if text.partition(" = ")[0] != name)


def _arrays(
    facts: Sequence[ArrayFacts],
    case: TestCase,
    numbers: Sequence[int | float],
    apart: float,
) -> Iterator[Move]:
    """Moves of all arrays in turns: to a number of the condition, by a distance, to others."""
    moves: list[list[tuple[str, ...]]] = []
    for fact in (f for f in facts if f.role is not Role.OUT and f.dtype.kind != "b"):
        others = _without(fact.name, case.values)
        told = [(*others, text) for text in _contents(fact, numbers, apart)]
        shifted = ((*case.values, text) for text in _shifts(fact, apart))
        moves.append([*told[:2], *shifted, *told[2:]])
    for values in in_turns(moves):
        yield case.sizes, values


def _shifts(fact: ArrayFacts, apart: float) -> Iterator[str]:
    """By as much as operands are apart: where one of them is an element, or a sum with one."""
    x = fact.name
    if fact.dtype.kind == "f":
        if np.isfinite(apart) and 0 < apart < 1e30:
            yield from (f"shifted({x}, {sign * apart:g})" for sign in (1, -1))
        return
    info, step = np.iinfo(fact.dtype), _whole(apart)
    for by in (step, -step):
        if step and info.min <= by <= info.max:
            yield f"shifted({x}, {by})"


def _contents(fact: ArrayFacts, numbers: Sequence[int | float], apart: float) -> Iterator[str]:
    x = fact.name
    if fact.dtype.kind == "f":
        for number in numbers:
            yield f"{x} = {float(number):g}"
            yield f"sprinkled({x}, {number - 1:g}, {number:g}, {number + 1:g})"
        if np.isfinite(apart) and 0 < apart < 1e30:
            yield f"sprinkled({x}, {2 * apart:g}, {-2 * apart:g})"
        return
    info = np.iinfo(fact.dtype)
    for number in (int(n) for n in numbers if np.isfinite(n)):
        near = [n for n in (number - 1, number, number + 1) if info.min <= n <= info.max]
        if near:
            yield f"{x} = {near[len(near) // 2]}"
            yield f"sprinkled({x}, {', '.join(map(str, near))})"


AIMED = 120
"""Runs of the search for inputs that take the other sides, for each of the two programs."""
WITNESSES = 12
"""Values for which the programs may store something else that are tried at most."""
SLACK = 4.0
"""Stored floats are another result from so many tolerances on."""
MOVED = 8
"""Cases at most on which arrays are moved about."""
UNEQUAL = 3
"""Cases at most in which numbers that are equal are made unequal, or others."""
_OPTIONS = RunOptions(poison=0x5A, fill=0x7F, timed=False)


class Search(Enum):
    """Whether cases are looked for beyond those that are known."""

    NONE = "none"
    """Nor is told what the program relies on beyond the first thing that nothing settles."""
    QUICK = "quick"
    """As `NONE`, and nothing is run beyond the known cases: other arrays and other numbers for a
    launch may take ten times as long as all else."""
    IF_SETTLED = "if settled"
    """Not where the program relies on what, by `QUICK`, nothing settles."""
    FULL = "full"


@dataclass(frozen=True)
class Contrast:
    """What came out.

    Attributes:
        ran: OK, or why the program fails on a case that was found.
        case: That case; None without.
        relied: What the program relies on, of which no case shows whether it may.
        tried: How many cases were run.
        found: How many cases were found on which both agree and which take new sides.
        searched: Whether cases were looked for.
    """

    ran: Measurement
    case: TestCase | None = None
    relied: tuple[OneSided, ...] = ()
    tried: int = 0
    found: tuple[TestCase, ...] = ()
    searched: bool = True


@dataclass
class _Base:
    """What the program decides in cases that another is compared with.

    Attributes:
        lowered: The program: the unmodified one, or what passes made of it.
        decided: What it decides in all of them.
        seen: What it decides in each.
        passed: What its kernels were given.
        asked: What their launches asked for.
    """

    lowered: Lowered
    decided: Decided
    seen: dict[TestCase, Mapping[str, Table]] = field(
        default_factory=dict[TestCase, Mapping[str, Table]]
    )
    passed: dict[str, set[Passed]] = field(default_factory=dict[str, set[Passed]])
    asked: dict[str, set[Asked]] = field(default_factory=dict[str, set[Asked]])

    def add(self, case: TestCase, tried: Tried) -> None:
        """One more case."""
        self.decided.add(tried.decided)
        self.seen[case] = tried.decided
        for kernel, given in tried.passed.items():
            self.passed.setdefault(kernel, set()).update(given)
        for kernel, what in tried.asked.items():
            self.asked.setdefault(kernel, set()).update(what)

    def copy(self) -> _Base:
        """Another one to add to."""
        decided = replace(self.decided, tables=dict(self.decided.tables))
        passed = {kernel: set(given) for kernel, given in self.passed.items()}
        asked = {kernel: set(what) for kernel, what in self.asked.items()}
        return replace(self, decided=decided, seen=dict(self.seen), passed=passed, asked=asked)


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
        self.forced = Given()
        self._bases: dict[tuple[TestCase, ...], _Base] = {}

    @cached_property
    def cleaned(self) -> Lowered:
        """The unmodified program, cleaned."""
        return lower(self.scorer.device, self.scorer.workload, self.scorer.baseline)

    def contrast(
        self,
        lowered: Lowered,
        cases: Sequence[TestCase],
        compiled: Lowered | None = None,
        told: Sequence[Assumed] = (),
        search: Search = Search.FULL,
        outside: Sequence[TestCase] = (),
    ) -> Contrast:
        """Contrast one program; what aims at nothing in particular is for `unaimed`.

        Args:
            lowered: The program.
            cases: All cases that it has passed.
            compiled: What the passes that the program begins with make of the unmodified one.
            told: What it relies on by its own account.
            search: Look for cases on which it differs, or which show that it may rely on nothing.
            outside: Cases outside the domain: what only these take, the domain excludes.

        Raises:
            WorkloadError: The unmodified program fails on one of the cases.
        """
        cases = tuple(cases)
        try:
            full = self._in_full(compiled or self.cleaned)
            lowered = self._in_full(lowered)
            compiled = full if full is not self.cleaned else None
            with self.scorer.compiled(lowered) as binary:
                if compiled is None:
                    duel = _Duel(self, binary, lowered, cases, outside)
                    return duel.contrast(told, search)
                with self.scorer.compiled(compiled) as passes:
                    duel = _Duel(self, binary, lowered, cases, outside, (passes, compiled))
                    return duel.contrast(told, search)
        except (CompileFailed, LaunchFailed) as error:
            return Contrast(self.scorer.failed(error))

    def unaimed(
        self, lowered: Lowered, cases: Sequence[TestCase], seed: int, part: int
    ) -> Unaimed:
        """Try one of `PARTS` parts of the cases that aim at nothing.

        `seed` is what draws follow from; the others are arguments of `contrast`.
        """
        try:
            lowered = self._in_full(lowered)
            with self.scorer.compiled(lowered) as binary:  # kept for all cases
                pair = self.cleaned, lowered
                every = unaimed(self.scorer.workload, cases, pair[0].text, pair[1].text, seed)
                near = near_thresholds(self.scorer, self.trier, pair, binary, cases, seed, part)
                mine = chain(islice(every, part, None, PARTS), near)
                return tried(mine, partial(self.differs, lowered), self.scorer.right())
        except (CompileFailed, LaunchFailed) as error:
            return Unaimed(self.scorer.failed(error))

    def _in_full(self, lowered: Lowered) -> Lowered:
        """A program whose inline assembly is LLVM IR, where that says all that it does.

        What assembly computes, and on what it decides, is compared like all else then.
        """
        if not has_assembly(lowered.text):
            return lowered
        scorer = self.scorer
        program = scorer.baseline.rewritten(expanded(lowered.text))
        full = lower(scorer.device, scorer.workload, program)
        return replace(full, settings=lowered.settings)

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
        outside: Cases outside the domain.
        compiled: What passes made of the unmodified program, if its conditions are to be compared.
    """

    def __init__(
        self,
        given: Contraster,
        binary: Binary,
        lowered: Lowered,
        cases: tuple[TestCase, ...],
        outside: Sequence[TestCase] = (),
        compiled: tuple[Binary, Lowered] | None = None,
    ) -> None:
        self._given = given
        self._scorer = given.scorer
        self._binary = binary
        self._lowered = lowered
        self._cases = cases
        self._outside = outside
        self._passes = compiled[0] if compiled else None
        unmodified = given.base(cases)
        self._unmodified = unmodified.decided.kernels
        self._base = self._of_passes(unmodified, *compiled) if compiled else unmodified
        self._other = Decided(described(binary, lowered))
        pair = self._base.lowered, lowered
        self._forcing = Forcing(self._scorer, *pair, given.trier.fuel, given.forced)
        self._seen: dict[TestCase, Mapping[str, Table]] = {}
        self._tried = 0

    def contrast(self, told: Sequence[Assumed], search: Search) -> Contrast:
        found: list[TestCase] = []
        try:
            for case in self._cases:
                self._see(case)
            if search is Search.IF_SETTLED:
                settled = all(one.settled for one in self._relying(told, quick=True))
                search = Search.FULL if settled else Search.QUICK
            if search is Search.FULL:
                found = self._searched()
        except _Wrong as wrong:
            return Contrast(wrong.measurement, wrong.case, (), self._tried)
        if broken := violated(self._scorer, told, self._base.passed):
            wrong = replace(self._scorer.right(), outcome=Outcome.WRONG, detail=broken)
            return Contrast(wrong, None, (), self._tried)
        searched = search is Search.FULL
        every = self._relying(told, search is Search.QUICK)
        relied = tuple(every if searched else enough(every))
        known = self._scorer.right(), None, relied, self._tried, tuple(found)
        return Contrast(*known, searched)

    def _relying(self, told: Sequence[Assumed], quick: bool = False) -> Iterator[OneSided]:
        """What the program relies on by all cases so far; see `Search.QUICK`."""
        silent = dict.fromkeys(self._base.decided.tables)
        for one in self._by_cases(told, quick):
            yield one
            if not one.vouched:  # with a guard it is judged anew
                silent.pop(one.condition.kernel, None)
        base, other = self._base.lowered, self._lowered
        texts, settings = (self._given.cleaned.text, base.text), (base.settings, other.settings)
        yield from elsewhere(self._scorer.workload, texts, other.text, silent, settings)

    def _by_cases(self, told: Sequence[Assumed], quick: bool) -> Iterator[OneSided]:
        base, telling = self._base, self._telling()
        given, text = self._given.cleaned.text, self._lowered.text
        both = kernels, others = base.decided.kernels, self._other.kernels
        yield from never_launched(base.decided, others)
        yield from always_turned(self._turns(), base.decided, others)
        yield from self._entered(self._relied(), base.lowered)
        yield from parameters(*both, base.passed)
        if not quick:
            yield from self._unequal(telling)
        yield from self._entered(own(self._other, kernels), self._lowered)
        if not quick:
            yield from kept_apart(self._scorer, self._binary, base.passed, telling)
            yield from pointers_apart(self._scorer, self._binary, base.passed, telling)
            yield from aligned(self._scorer, self._binary, text, base.passed, telling)
        yield from unread(self._scorer, self._binary, *both, base.passed, telling)
        yield from assumed(self._scorer, told, base.passed)
        yield from crowded(given, text, base.asked)
        yield from looked_at(given, text, base.decided.tables)
        before, exact = (given, base.lowered.text), not self._given.trier.tolerant
        yield from by_text(before, text, base.decided.tables, exact)

    def _unequal(self, telling: Sequence[TestCase]) -> Iterator[OneSided]:
        """Numbers that all launches leave equal, or the same, and that are taken otherwise."""
        base, few = self._base, telling[:UNEQUAL]
        given = self._scorer, self._binary, base.decided.kernels, base.passed, few
        yield from taken_for_each_other(*given)
        yield from taken_otherwise(*given, self._given.trier.fuel)

    def _turns(self) -> frozenset[Turn]:
        """What conditions on launches came to in all cases."""
        turns = self._scorer.workload.turns
        return frozenset(turn for case in self._base.seen for turn in turns(case))

    def _relied(self) -> Iterator[OneSided]:
        """What is no longer decided as before, with what the domain says of it.

        The numbers of conditions are those of what is compared with, so that is what runs on the
        cases outside the domain: passes may have put other conditions in their places.
        """
        excluded: dict[Side, tuple[str, ...]] | None = None
        for one in self._open():
            if excluded is None:
                excluded = self._excluded()
            yield replace(one, vouched=excluded.get(one.side, ()) if one.side else ())

    def _open(self) -> Iterator[OneSided]:
        """What all cases decide one way, and the program not as before, or to another end."""
        base = self._base.decided
        relied = list(relied_on(base, self._other.kernels, self._base.passed))
        yield from relied
        known = {(one.condition.kernel, one.number) for one in relied}
        for one in one_sided(base):
            kernel = one.condition.kernel
            if (kernel, one.number) not in known and kernel in self._other.kernels:
                if self._forcing.differs(
                    one, base, self._other.kernels[kernel], self._deciding(one)
                ):
                    yield one

    def _deciding(self, one: OneSided) -> Iterator[TestCase]:
        """The cases in which a condition is decided."""
        for case in self._cases:
            table = self._base.seen[case].get(one.condition.kernel)
            if (
                table is not None
                and one.missing is not None
                and table[one.number, 1 - one.missing]
            ):
                yield case

    def _excluded(self) -> dict[Side, tuple[str, ...]]:
        """Sides that only cases outside the domain take, with the statements that exclude them.

        One that says `or` excludes nothing: a case that breaks it on both sides takes a side that
        another one may take which it allows (`k <= 8 or m == k * k`, and k above 8).
        """
        found: dict[Side, tuple[str, ...]] = {}
        for case in self._outside:
            tried = self._given.trier.decide(case)
            if tried.outside and not any(map(alternatives, tried.outside)):
                tables = self._tables(case, self._passes) if self._passes else tried.decided
                for side in self._base.decided.new(tables):
                    if side not in found or len(tried.outside) < len(found[side]):
                        found[side] = tried.outside
        return found

    def _searched(self) -> list[TestCase]:
        """Cases beyond the known ones on which both agree, of those that aim at something."""
        self._aim_at_values()
        found = self._aim_at_changes()
        found += self._aim_at_own()
        return [*found, *self._crossed(found)]

    def _aim_at_values(self) -> None:
        """Cases that hold what the programs may make something else of."""
        scorer = self._scorer
        slack = SLACK * max(scorer.tolerance, scorer.workload.tolerance)
        apart = slack if self._given.trier.tolerant else 0.0
        before, after = self._given.cleaned.text, self._lowered.text
        bounds = scorer.workload.bounds(self._cases[0])
        witnesses = (
            found
            for kernel, passed in self._base.passed.items()
            for found in differences(before, after, kernel, passed, apart, bounds)
        )
        for found in islice(witnesses, WITNESSES):
            for case in self._cases[: len(scorer.workload.train)][:2]:
                types = {one.name: one.dtype for one in scorer.workload.described(case)}
                values = (*case.values, *statements(found, types))
                self._tried += 1
                self._accept(replace(case, name=f"{case.name}.values", values=values))

    def _crossed(self, found: Sequence[TestCase]) -> Iterator[TestCase]:
        """The scalars of cases that were found, with sizes and contents of the training cases.

        What they open may show nothing where it was found, as in arrays of one element.
        """
        workload = self._scorer.workload
        for case in found:
            numbers = [one for one in case.values if one.partition(" =")[0] in workload.scalars]
            for known in self._cases[: len(workload.train)] if numbers else ():
                crossed = replace(known, values=(*known.values, *numbers))
                self._tried += 1
                if self._accept(crossed):
                    yield crossed

    def _of_passes(self, unmodified: _Base, binary: Binary, lowered: Lowered) -> _Base:
        """The same cases and arguments, with what passes made of the unmodified program."""
        base = _Base(
            lowered,
            Decided(described(binary, lowered)),
            passed=unmodified.passed,
            asked=unmodified.asked,
        )
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
        found = self._climb(self._open(), base.decided, base.seen, self._decide_unmodified)
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
            self._see(case)
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

    def _entered(self, found: Iterable[OneSided], lowered: Lowered) -> Iterator[OneSided]:
        """Those that are not always so, with guards where the kernel's entry can decide them."""
        program = self._scorer.baseline.rewritten(lowered.text)
        return filter(None, (entered(each, program) for each in found))

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

    def _telling(self) -> Sequence[TestCase]:
        """Cases that take, together, the sides that all take, of both programs; few of them.

        The quickest training case comes first; one that is not the workload's own comes in for
        what none of these takes. Each is the one that takes most of what is left.
        """
        workload = self._scorer.workload
        sides = {case: self._sides(case) for case in self._base.seen if case in self._seen}
        chosen = [workload.train[0]]
        left = frozenset[object]().union(*sides.values()) - sides.get(chosen[0], frozenset())
        for cases in ((*workload.train, *workload.heldout), tuple(sides)):
            known = [case for case in cases if case in sides]
            while known and len(chosen) < MOVED:
                best = max(known, key=lambda case: len(sides[case] & left))
                if not sides[best] & left:
                    break
                left -= sides[best]
                chosen.append(best)
        return chosen

    def _sides(self, case: TestCase) -> frozenset[object]:
        """What both programs launch in a case that they were run on, and which sides they take."""
        found: set[object] = set()
        base = self._base.decided.kernels, self._base.seen[case]
        for n, (kernels, tables) in enumerate((base, (self._other.kernels, self._seen[case]))):
            found.update((n, kernel) for kernel in tables)
            found.update((n, side) for side in Decided(kernels, dict(tables)).taken)
        return frozenset(found)

    def _decide_unmodified(self, case: TestCase) -> Mapping[str, Table]:
        """What the unmodified program decides in a case inside the domain."""
        tried = self._given.trier.decide(case)
        if tried.outside:
            return {}
        return self._decide_anywhere(case, self._passes) if self._passes else tried.decided

    def _decide(self, case: TestCase, binary: Binary) -> Mapping[str, Table]:
        """What the program, or what it is compared with, decides in a case that it has passed."""
        launches, fuel = self._given.trier.as_prepared(case, self._lowered)
        options = replace(_OPTIONS, fuel=fuel, decisions=True)
        return self._scorer.device.run(binary, launches, options).decisions

    def _decide_anywhere(
        self, case: TestCase, binary: Binary | None = None
    ) -> Mapping[str, Table]:
        """What is decided in a case that may be of no use; empty where the program fails.

        The unmodified program does not run: whether it is right there is asked of what is used.
        """
        try:
            if self._scorer.workload.violated(case):
                return {}
        except WorkloadError:
            return {}
        return self._tables(case, binary or self._binary)

    def _tables(self, case: TestCase, binary: Binary) -> Mapping[str, Table]:
        """What a program decides in any case; empty where it fails."""
        scorer = self._scorer
        try:
            launches = scorer.workload.launches(case, self._lowered.settings)
            options = replace(_OPTIONS, fuel=self._given.trier.fuel, decisions=True)
            return scorer.device.run(binary, launches, options).decisions
        except (LaunchFailed, WorkloadError):
            return {}
