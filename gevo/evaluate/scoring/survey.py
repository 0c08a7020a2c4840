"""What a workload's cases leave out of the unmodified program, and cases that make up for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, islice, takewhile
from statistics import median_low

from gevo.device.base import RunOptions
from gevo.device.simt.lower.decisions import Table
from gevo.errors import WorkloadError
from gevo.evaluate.scoring.alike import Decided, Side, described
from gevo.evaluate.scoring.contrast import Explorer
from gevo.evaluate.scoring.prepared import lower
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Tried, Trier, watched
from gevo.workload.case import SEEDS, Array, Dim3, TestCase
from gevo.workload.corners import (
    GROWN_ALONE,
    LARGEST,
    Proposal,
    end_corners,
    growing,
    in_order,
    in_turns,
    mixtures,
    ordered_corners,
    size_corners,
    special_corners,
    turning,
    unlike_corners,
    value_corners,
)

SIZES = 12
"""Corner cases of sizes that are kept at most, those that exercise more of the program first."""
VALUES = 64
"""Likewise of values."""
UNLIKE = 24
"""Likewise of elements unlike the others in arrays that hold one number everywhere."""
UNLIKE_TRIED = 90
BEHIND = 32
"""Likewise of values behind what scalars open."""
OPENING = 8
"""Settings of scalars, behind which values are tried once more: those that take new sides, then
those of the workload's own cases."""
BEHIND_TRIED = 300
SIZED = 3
"""Sizes, likewise: those of cases that launch kernels, or take sides, which no values open."""
SIZED_KEPT = 12
"""Cases of values behind each that are kept at most."""
SIZED_TRIED = 40
ROOM = 48
"""So many elements an array has at least where contents are tried, if it does in half of the
workload's own cases: where one in eight is special in two arrays, one or so of them is in both."""
ENDS = 4
"""Cases of large sizes with all arrays at one end that are kept at most."""
GROWN = 400_000
"""Decisions of the unmodified program, at most, in the case whose sizes grow towards a timing
case's: it runs under the detector of races, for each winner."""
FAILED = 2
"""So many cases one after the other on which the program does not come to its end: so will larger
ones."""
_NAMES = re.compile(r"[a-zA-Z_]\w*")
IDLE = 4096
"""So long a size may be of which more is no more work for the unmodified program: a winner may
keep so many elements in memory of a fixed size."""
LONG = (1 << 16) + 1
"""A size that 16 bits do not hold, nor shared memory that a kernel declares: 48 KiB."""
MOST_BYTES = 1 << 24
"""Of all arrays of such a case."""
MIXED = 16
PAIRS = 32
"""Of cases that the climb found so many are tried together."""
CLIMB = 150
"""Runs of the climb."""
LARGER = 8
"""A case of twice the size is taken to decide so many times as much."""


@dataclass(frozen=True)
class Effort:
    """How far a survey goes.

    Attributes:
        combined: Also values behind what a scalar opens, mixtures, and the climb.
        work: Decisions that the unmodified program may make in all drawn cases together,
        factor: or so many times those of the workload's own cases.
    """

    combined: bool = True
    work: int = 30_000_000
    factor: int = 8


FULL = Effort()


@dataclass(frozen=True)
class Coverage:
    """How many sides of a program's conditions cases take, of how many."""

    taken: int
    sides: int

    def __str__(self) -> str:
        share = 100 * self.taken / self.sides if self.sides else 100.0
        return f"{self.taken} of {self.sides} sides ({share:.0f}%)"


@dataclass(frozen=True)
class Survey:
    """What was found.

    Attributes:
        corners: Usable cases at the corners of sizes and values, and mixtures of them.
        directed: Usable cases that the climb found; each takes a side that no other does.
        tried: How many cases were run.
        refused: Why others could not be used, and how often.
        before: What the workload's own cases cover.
        after: What these cases cover together with those.
        outside: Cases outside the domain, each of which takes a side that no case inside does.
        skipped: Why nothing was looked for, where that is so.
        unfinished: Why there is nothing, if the search did not come to its end.
    """

    corners: tuple[TestCase, ...] = ()
    directed: tuple[TestCase, ...] = ()
    tried: int = 0
    refused: Mapping[str, int] = field(default_factory=dict[str, int])
    before: Coverage = Coverage(0, 0)
    after: Coverage = Coverage(0, 0)
    outside: tuple[TestCase, ...] = ()
    skipped: str = ""
    unfinished: str = ""


class Surveyor:
    """Surveys the unmodified program of a scorer whose device is simt."""

    def __init__(self, scorer: Scorer, effort: Effort = FULL) -> None:
        self._scorer = scorer
        self._effort = effort
        self._trier = Trier(scorer)
        self._proposed: set[TestCase] = set()
        self._refused: Counter[str] = Counter()
        self._tried: dict[TestCase, Tried] = {}
        self._excluded: dict[Side, tuple[TestCase, int]] = {}
        """Cases that the domain keeps out, by a side they take; and by how many statements."""
        self._work = self._larger = 0
        self._telling: set[TestCase] = set()
        self._rooms: dict[TestCase, dict[str, int]] = {}

    def survey(self, known: Sequence[TestCase], seed: int) -> Survey:
        """Look for cases beside the known ones.

        Raises:
            WorkloadError: The unmodified program fails on a known case.
        """
        scorer = self._scorer
        lowered = lower(scorer.device, scorer.workload, scorer.baseline)
        self._decided = Decided(described(scorer.baseline_binary(), lowered))
        seen = {case: self._trier.known(case).decided for case in known}
        for tables in seen.values():
            self._decided.add(tables)
        before = self._coverage()
        corners = self._corners(seen, seed)
        seen.update((case, self._tried[case].decided) for case in corners)
        budget = CLIMB if self._effort.combined else 0
        climber = Explorer(
            scorer.workload, self._decided, self._run, self._accept, seen, budget, []
        )
        climber.climb(sorted(self._decided.reached - self._decided.taken))
        found = (*climber.found, *self._together(climber.found))
        for side in self._decided.taken & self._excluded.keys():
            del self._excluded[side]
        return Survey(
            corners,
            found,
            len(self._tried),
            dict(self._refused),
            before,
            self._coverage(),
            tuple(dict.fromkeys(case for case, _ in self._excluded.values())),
        )

    def _corners(
        self, known: Mapping[TestCase, Mapping[str, Table]], seed: int
    ) -> tuple[TestCase, ...]:
        """Usable corner cases: sizes, values and mixtures, each with a third of the work.

        What they hold beside that is drawn from the seed: other surveys have other contents, but
        for a workload whose seeds name files, which has no others.
        """
        work = [self._decided.work(tables) for tables in known.values()]
        third = max(self._effort.work, self._effort.factor * sum(work)) // 3
        self._larger = LARGER * max(work)
        self._work = third
        if self._trier.try_(_reseeded(self._small(known), seed)).reason:
            seed = 0
        proposals = (replace(one, case=_reseeded(one.case, seed)) for one in self._sizes())
        sizes = self._kept(proposals, SIZES)
        usable = {**known, **{case: self._tried[case].decided for case in sizes}}
        self._work += third // 4
        sizes += self._kept(self._at_ends(usable, seed), ENDS)
        if self._effort.combined:
            sizes += self._grown(known, seed) + self._long(known, seed)
        self._work += third
        base = _reseeded(self._small(usable), seed)
        large = _reseeded(max(known, key=lambda case: self._decided.work(known[case])), seed)
        unlike = self._kept(islice(self._unlike(base, large), UNLIKE_TRIED), UNLIKE)
        tried = self._kept(self._values(base), VALUES)
        values = unlike + tried
        if not self._effort.combined:
            return (*sizes, *values)
        behind = islice(self._behind(base, values, known, seed), BEHIND_TRIED)
        more = self._kept(behind, BEHIND)
        tried, values = tried + more, values + more
        self._work += third // 2
        cases = {**known, **{case: self._tried[case].decided for case in (*sizes, *values)}}
        values += self._behind_sizes(cases, tried, seed)
        self._work += third // 2
        small = [next(iter(known)), *(case for case in sizes if self._cheap(case, known))]
        mixed = map(Proposal, mixtures(small, values, MIXED, seed))
        return (*sizes, *values, *self._kept(mixed, MIXED))

    def _together(self, found: Sequence[TestCase]) -> Iterator[TestCase]:
        """Finds two by two, where they say what different arrays and scalars hold.

        Of two checks in turn the first decides where both apply: an order that no case shows in
        which one of them applies at a time.
        """
        pairs = ((a, b) for a, b in combinations(found, 2) if not _beside(a, b) & _beside(b, a))
        for one, other in islice(pairs, PAIRS):
            values = (*one.values, *(text for text in other.values if text not in one.values))
            both = replace(one, name=f"{one.name} {other.name}", values=values)
            if self._accept(both):
                self._decided.add(self._tried[both].decided)
                yield both

    def _coverage(self) -> Coverage:
        return Coverage(len(self._decided.taken), len(self._decided.sides))

    def _cheap(self, case: TestCase, known: Iterable[TestCase]) -> bool:
        """Whether a case is no larger than the workload's own ones."""
        most = {n: max(c.size[n] for c in known) for n, _ in case.sizes}
        return all(value <= most[name] for name, value in case.sizes)

    def _sizes(self) -> list[Proposal]:
        workload = self._scorer.workload
        if not workload.fresh:
            return []
        shapes: set[Dim3] = set()
        launches = workload.launches(workload.train[0], self._scorer.baseline.settings)
        noted = watched(launches, lambda kernel, grid, block, args: shapes.add(block))
        self._scorer.device.run(self._scorer.baseline_binary(), noted, RunOptions(timed=False))
        threads = {n for x, y, z in shapes for n in (x, y, z, x * y * z) if 1 < n <= 1024}
        return list(size_corners(workload, sorted(threads)))

    def _small(self, seen: Mapping[TestCase, Mapping[str, Table]]) -> TestCase:
        """The shortest run of those that exercise nearly as much as the first one.

        Its arrays have room, where they do in half of the workload's own cases: one element is the
        same sorted and reversed, has no neighbours, and makes no large sum.
        """
        workload = self._scorer.workload
        sides = {case: len(self._alone(tables)) for case, tables in seen.items()}
        enough = 0.9 * sides[workload.train[0]]
        own = [self._elements(case) for case in (*workload.train, *workload.heldout)]
        counts = {name: [each[name] for each in own] for name in own[0]}
        least = {x: ROOM if median_low(some) >= ROOM else min(some) for x, some in counts.items()}
        rich = [case for case in seen if sides[case] >= enough]
        roomy = [
            case
            for case in rich
            if all(self._elements(case)[name] >= few for name, few in least.items())
        ]
        return min(roomy or rich, key=lambda case: self._decided.work(seen[case]))

    def _elements(self, case: TestCase) -> dict[str, int]:
        """How many elements the arrays have."""
        if case not in self._rooms:
            self._rooms[case] = {name: array.size for name, array in self._held(case).items()}
        return self._rooms[case]

    def _alone(self, tables: Mapping[str, Table]) -> frozenset[Side]:
        return Decided(self._decided.kernels, dict(tables)).taken

    def _unlike(self, *bases: TestCase) -> Iterator[Proposal]:
        """In turns: of a loop's later rounds, and elements far behind, only a large case tells."""
        described = self._scorer.workload.described
        return in_turns(
            [
                [*unlike_corners(base, described(base), self._held(base), f"unlike{n}.")]
                for n, base in enumerate(dict.fromkeys(bases))
            ]
        )

    def _held(self, case: TestCase) -> dict[str, Array]:
        launches = self._scorer.workload.launches(case, self._scorer.baseline.settings)
        return {buffer.name: buffer.array for buffer in launches.buffers}

    def _values(self, base: TestCase) -> list[Proposal]:
        workload = self._scorer.workload
        return list(
            value_corners(
                base,
                workload.described(base),
                workload.scalars,
                bounds=workload.bounds(base),
                held=self._held(base),
                first=tuple(turning(workload)),
            )
        )

    def _at_ends(
        self, usable: Mapping[TestCase, Mapping[str, Table]], seed: int
    ) -> Iterator[Proposal]:
        """All arrays at one end, at the largest value of each size: sums overflow there."""
        workload = self._scorer.workload
        work = {case: self._decided.work(tables) for case, tables in usable.items()}
        largest = dict.fromkeys(
            min(usable, key=lambda case, name=name: (-case.size[name], work[case]))
            for name, _ in workload.train[0].sizes
        )
        for n, case in enumerate(largest):
            base = _reseeded(case, seed)
            bounds = workload.bounds(base)
            yield from end_corners(base, workload.described(base), bounds, f"ends{n}.")

    def _grown(
        self, known: Mapping[TestCase, Mapping[str, Table]], seed: int
    ) -> tuple[TestCase, ...]:
        """The usable case nearest to a timing case's sizes that is not too much work.

        Blocks, and warps of a block, that have nothing to do in small cases meet there.
        """
        workload = self._scorer.workload
        small = workload.train[0]
        work = self._decided.work(known[small])
        return tuple(
            found
            for large in workload.timing[:1]
            for found in self._nearest(growing(small, large), work, seed)
        )

    def _long(
        self, known: Mapping[TestCase, Mapping[str, Table]], seed: int
    ) -> tuple[TestCase, ...]:
        """Each size alone up to `LONG`, as far as it is not too much work.

        A row that lies in an array of the kernel's own, a sum of many small numbers, a place that
        shares a word with a value: they have an end that no case of an ordinary size comes to.
        The others are 1, or what they are at least in the known cases where nothing runs so.
        """
        workload = self._scorer.workload
        first = workload.train[0]
        least = {n: min(case.size[n] for case in known) for n, _ in first.sizes}
        ones = {n: 1 if n in workload.fresh else v for n, v in least.items()}
        found: list[TestCase] = []
        for name in least:
            if name not in workload.fresh or name in workload.declared:
                continue
            for others in (ones, least):
                sizes = {**others, name: least[name]}
                small = replace(first, sizes=tuple(sizes.items()))
                large = replace(first, sizes=tuple({**sizes, name: LONG}.items()))
                steps = takewhile(self._fits, growing(small, large, f"{GROWN_ALONE}{name}"))
                work = self._decided.work(self._trier.decide(small).decided)
                if long := self._nearest(steps, work, seed, name):
                    found += [*long, *self._arranged(long[0])]
                    break
        return tuple(found)

    def _arranged(self, case: TestCase) -> Iterator[TestCase]:
        """The same with all arrays at one end, and with all of them in order."""
        workload, done = self._scorer.workload, set[str]()
        facts, bounds = workload.described(case), workload.bounds(case)
        ends = end_corners(case, facts, bounds, f"{case.name} ends")
        for proposal in (*ends, *ordered_corners(case, facts, f"{case.name} ordered")):
            if proposal.group in done:
                continue
            tried = self._trier.try_larger(proposal.case)
            if not tried.reason:
                done.add(proposal.group)
                self._tried[proposal.case] = tried
                self._decided.add(tried.decided)
                yield proposal.case

    def _fits(self, case: TestCase) -> bool:
        """Whether a case can be made, and its arrays are not too large."""
        try:
            launches = self._scorer.workload.launches(case, self._scorer.baseline.settings)
        except WorkloadError:
            return False
        return sum(buffer.array.nbytes for buffer in launches.buffers) <= MOST_BYTES

    def _nearest(
        self, steps: Iterable[TestCase], work: int, seed: int, name: str = ""
    ) -> list[TestCase]:
        """The last usable one of cases that grow, as long as they are not too much work.

        Args:
            steps: The cases.
            work: Decisions of the unmodified program in what they grow from.
            seed: For their contents.
            name: Of a size that ends at `IDLE` where more of it is no more work, but for the host.
        """
        found: list[TestCase] = []
        before, pace, failed = work, 2.0, 0
        for case in steps:
            # What fails has no work that would end this, and may take ever longer until it does.
            if before * pace > GROWN or failed == FAILED:
                break
            case = _reseeded(case, seed)
            tried = self._trier.try_larger(case)
            now = self._decided.work(tried.decided)
            failed = 0 if tried.decided else failed + 1
            if not tried.reason:
                found, self._tried[case] = [case], tried
            if now > before:
                before, pace = now, max(2.0, now / (before or now))
            elif name and case.size[name] > IDLE:
                break
        for case in found:
            self._decided.add(self._tried[case].decided)
        return found

    def _behind(
        self,
        base: TestCase,
        values: Sequence[TestCase],
        known: Mapping[TestCase, Mapping[str, Table]],
        seed: int,
    ) -> Iterator[Proposal]:
        """Values behind what scalars open, in turns: new sides, and the own cases'."""
        workload = self._scorer.workload
        own = sorted(known, key=lambda case: self._decided.work(known[case]))
        opening: dict[tuple[str, ...], TestCase] = {}
        for case in (*(c for c in values if c in self._telling), *own):
            opening.setdefault(self._set(case), case)
        opening.pop(self._set(base), None)
        found: list[list[Proposal]] = []
        for n, (texts, case) in enumerate(islice(opening.items(), OPENING)):
            opened = replace(base, values=texts)
            if self._trier.try_(opened).reason:  # a size may go with the scalar
                opened = replace(_reseeded(case, seed), values=texts)
            facts, bounds = workload.described(opened), workload.bounds(opened)
            found.append(list(value_corners(opened, facts, {}, f"behind{n}.", bounds)))
        yield from in_turns(found)

    def _behind_sizes(
        self, cases: Mapping[TestCase, Mapping[str, Table]], tried: Sequence[TestCase], seed: int
    ) -> tuple[TestCase, ...]:
        """Usable cases with strange contents, behind each that `_opened` finds."""
        found: list[TestCase] = []
        for n, case in enumerate(self._opened(cases, tried, seed)):
            facts = self._scorer.workload.described(case)
            proposals = islice(special_corners(case, facts, f"sized{n}."), SIZED_TRIED)
            found += self._kept(proposals, SIZED_KEPT)
        return tuple(found)

    def _opened(
        self, cases: Mapping[TestCase, Mapping[str, Table]], tried: Sequence[TestCase], seed: int
    ) -> Iterator[TestCase]:
        """Cases that come, by their sizes, where none of those comes in which values are tried.

        Of a few that together come everywhere each is the least work of those that come nearly
        as far. A kernel that only they launch counts as much as all its sides.
        """
        done = frozenset[object]().union(*(self._come(cases[one]) for one in tried))
        left = {case: self._come(tables) - done for case, tables in cases.items()}
        for _ in range(SIZED):
            most = max(map(len, left.values()), default=0)
            if not most:
                return
            near = [case for case, new in left.items() if 2 * len(new) > most]
            case = min(near, key=lambda one: self._decided.work(cases[one]))
            yield _reseeded(replace(case, values=self._set(case)), seed)
            found = left[case]
            left = {one: new - found for one, new in left.items()}

    def _come(self, tables: Mapping[str, Table]) -> frozenset[object]:
        """The sides that a run takes, and the kernels that it launches."""
        return frozenset[object](tables).union(self._alone(tables))

    def _set(self, case: TestCase) -> tuple[str, ...]:
        """The statements of a case about scalars."""
        names = self._scorer.workload.scalars.keys()
        return tuple(text for text in case.values if text.partition(" = ")[0] in names)

    def _kept(self, proposals: Iterable[Proposal], most: int) -> tuple[TestCase, ...]:
        """The usable ones: those that take new sides, the largest, then others in order."""
        telling: list[TestCase] = []
        others: list[TestCase] = []
        largest: list[TestCase] = []
        done: set[str] = set()
        for proposal in proposals:
            unnamed = replace(proposal.case, name="")
            if unnamed in self._proposed or (proposal.group and proposal.group in done):
                continue
            large = proposal.group.startswith(LARGEST)
            if self._work <= (self._larger if large else 0):
                continue
            self._proposed.add(unnamed)
            case, tried = proposal.case, self._try(proposal.case)
            if tried.outside:
                case = in_order(self._scorer.workload, case)
                tried = self._try(case)
            if tried.reason:
                continue
            done.add(proposal.group)
            new = self._decided.add(tried.decided)
            rest = largest if large else others
            (telling if new else rest).append(case)
        self._telling.update(telling)
        return tuple((telling + largest + others)[:most])

    def _try(self, case: TestCase) -> Tried:
        if case not in self._tried:
            tried = self._tried[case] = self._trier.try_(case)
            self._work -= self._decided.work(tried.decided)
            self._exclude(case, tried)
            if tried.reason and not tried.outside:
                self._refused[tried.reason] += 1
        return self._tried[case]

    def _exclude(self, case: TestCase, tried: Tried) -> None:
        """Note a case that takes sides which only the domain keeps cases from taking."""
        if tried.outside:
            for side in self._decided.new(tried.decided):
                known = self._excluded.get(side)
                if known is None or len(tried.outside) < known[1]:
                    self._excluded[side] = replace(case, name="outside"), len(tried.outside)

    def _run(self, case: TestCase) -> Mapping[str, Table]:
        tried = self._trier.decide(case)
        self._exclude(case, tried)
        return {} if tried.outside else tried.decided

    def _accept(self, case: TestCase) -> bool:
        return not self._try(case).reason


def _beside(case: TestCase, other: TestCase) -> frozenset[str]:
    """The words of what a case sets, and another does not: names, and those of functions."""
    own = (text for text in case.values if text not in other.values)
    return frozenset(word for text in own for word in _NAMES.findall(text))


def _reseeded(case: TestCase, seed: int) -> TestCase:
    return replace(case, seed=(case.seed + seed) % SEEDS)
