"""Has the front of a search judged and writes the winners into the run folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from gevo.edits.apply import apply
from gevo.errors import DeviceLost
from gevo.measurement import Measurement
from gevo.records.run import RunFolder, Winner
from gevo.records.schema import Effects, Evaluation, headline
from gevo.search.archive import Archive, farthest, spread
from gevo.search.individual import Individual
from gevo.study.contest import Judged, improves
from gevo.study.progress import Tracker
from gevo.study.target import Target
from gevo.validate.speed import corrected
from gevo.validate.statistics import holm

LIMIT = 24
"""At most so many individuals are judged; each failure brings the next best one forward."""
EXPLAINED = 5
"""For so many winners the effect of each edit is measured."""


Judging = Callable[[Sequence[Individual], dict[int, Judged]], None]
"""Judges individuals side by side and puts those that are done into the dictionary, by id."""


@dataclass
class Winners:
    """Judges the front, best first.

    Attributes:
        folder: Where verdicts and winners go.
        target: The program and its workload.
        measured: The unmodified program on the training cases.
        tracker: Knows the time.
        judging: Judges individuals; may leave out those for which there is no time.
        explain: Measures what the edits of a winner do; None where there is no time for that.
        known: Verdicts that are there already, by individual.
        minimized: Individuals of which the journal tells a minimal patch.
    """

    folder: RunFolder
    target: Target
    measured: Measurement
    tracker: Tracker
    judging: Judging
    explain: Callable[[Individual], Effects] | None = None
    known: Mapping[int, Judged] = field(default_factory=dict[int, Judged])
    minimized: Collection[int] = ()

    def judge(self, archive: Archive) -> list[Judged]:
        """Validate the front; a member that fails is replaced by the next best individual.

        Individuals that run the same code share one verdict: only the first is judged. With a
        time budget they are judged one by one, the first in any case, as long as time allows; the
        first is the fastest of those that are as exact as the unmodified program, if there is one.
        Where none of them passes, the fastest that has passed before is offered.
        Everything is recorded when all is known, in one batch. An interruption and a device that
        is lost (both are passed on) end it with the verdicts that there are.
        """
        found: dict[int, Judged] = {}
        try:
            self._judge_all(archive, found)
        except (KeyboardInterrupt, DeviceLost):
            self._record(found, explain=False)
            raise
        return self._record(found, explain=self.tracker.allows(0.0))

    def _judge_all(self, archive: Archive, found: dict[int, Judged]) -> None:
        """Fill `found`, by individual."""
        keys = self._keys()
        longest_s = 0.0
        while len(found) < LIMIT and (not found or self.tracker.allows(longest_s)):
            bad = {keys[i] for i, judged in found.items() if not judged.verdict.validated}
            good = [i for i in archive.individuals if self._improves(i) and keys[i.id] not in bad]
            taken = [judged.individual for judged in found.values()]
            wanted = [i for i in spread(good) if i.id not in found][: LIMIT - len(found)]
            if self.tracker.limited:
                wanted = self._next(wanted, taken)
            if not wanted:
                break
            ready = {one.id: self.known[one.id] for one in wanted if one.id in self.known}
            if ready:
                found.update(ready)
                continue
            self.tracker.phase("validation", f"{len(found)} judged, {len(wanted)} under way")
            began_s, before = self.tracker.elapsed_s, len(found)
            self.judging(wanted, found)
            longest_s = max(longest_s, self.tracker.elapsed_s - began_s)
            if len(found) == before:
                break

    def _next(
        self, wanted: Sequence[Individual], taken: Sequence[Individual]
    ) -> Sequence[Individual]:
        """What is judged next where time is short: first what is safe, then what is unlike it."""
        if not taken:
            return safest(wanted, self.measured)
        found = farthest(wanted, taken)
        return [found] if found is not None else []

    def _improves(self, individual: Individual) -> bool:
        modelled = bool(self.folder.manifest["device"]["modelled"])
        return improves(individual.measurement, self.measured, modelled)

    def _keys(self) -> dict[int, str]:
        """What each evaluated individual really runs: its cleaned digest."""
        records = self.folder.journal.read()
        return {r.id: r.code for r in records if isinstance(r, Evaluation)}

    def _record(self, found: dict[int, Judged], explain: bool) -> list[Judged]:
        """Verdicts and effects go into the journal, winners into `front/`; the verdicts."""
        if not any(judged.verdict.validated for judged in found.values()):
            passed = [one for one in self.known.values() if one.verdict.validated]
            found |= {one.individual.id: one for one in sorted(passed, key=_pace)[:1]}
        judged = corrected_for_number(list(found.values()))
        offered = sorted((j for j in judged if j.verdict.validated), key=_pace)
        explained: list[Effects] = []
        if explain and self.explain is not None:
            some = offered[:EXPLAINED]
            self.tracker.phase("effects", f"of the edits of {len(some)} winners")
            explained = [self.explain(one.contender) for one in some]
        records = [r for j in judged for r in j.records(j.individual.id in self.minimized)]
        self.folder.journal.append(records + explained)
        self.folder.clear_front()
        for number, winner in enumerate(offered, 1):
            self._write(number, winner)
        return judged

    def _write(self, number: int, judged: Judged) -> None:
        baseline, workload = self.target.baseline, self.target.workload
        contender = judged.contender
        code = judged.verdict.code
        if code is None:
            raise RuntimeError("a validated winner without code")
        program = apply(baseline, contender.patch).program
        winner = Winner(
            id=contender.id,
            program=baseline.digest,
            entry=baseline.entry,
            gives=program.digest,
            patch=contender.patch,
            constants=workload.constants(program.settings),
            guards=judged.verdict.guards,
            launched=baseline.launched,
        )
        self.folder.write_winner(number, winner, code.ir, code.ptx or None)


def safest(front: Sequence[Individual], baseline: Measurement) -> Sequence[Individual]:
    """The fastest that is as exact as the unmodified program, or the fastest; at most one.

    What errs more on the training cases errs on others, too, and may err too much there.

    Args:
        front: Individuals, the fastest first.
        baseline: The unmodified program on the training cases.
    """
    least = baseline.error or 0.0
    exact = [one for one in front if (one.measurement.error or 0.0) <= least]
    return (exact or front)[:1]


def _pace(judged: Judged) -> tuple[float, int]:
    """The order in which reports show winners: by time as validation measured it."""
    timed = headline(judged.verdict.speed)
    time_ns = timed.candidate_ns if timed else judged.contender.measurement.runtime_ns
    return time_ns, judged.contender.id


def corrected_for_number(judged: Sequence[Judged]) -> list[Judged]:
    """The verdicts with their p-values corrected for the number of candidates."""
    tested = {j.individual.id: p for j in judged if (p := j.verdict.p_value) is not None}
    by_id = dict(zip(tested, holm(list(tested.values())), strict=True))
    return [
        replace(j, verdict=corrected(j.verdict, by_id[j.individual.id], len(tested)))
        if j.individual.id in by_id
        else j
        for j in judged
    ]
