"""Validates the front of a search and writes the winners into the run folder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gevo.edits.apply import apply
from gevo.edits.json_form import patch_to_json
from gevo.evaluate.pool import Executor
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.run.run import RunFolder
from gevo.run.winner import Winner
from gevo.search.archive import Archive, front
from gevo.search.individual import Individual
from gevo.study.progress import Tracker
from gevo.validate.heldout import Validation, Verdict
from gevo.workload.case import Workload

LIMIT = 24
"""At most so many individuals are judged; each failure brings the next best one forward."""


class Winners:
    """Judges the front, best first.

    Args:
        folder: Where verdicts and winners go.
        baseline: The unmodified program.
        workload: What it runs on.
        measured: The unmodified program on training and held-out cases.
        executor: Fresh workers that took no part in the search.
        tracker: Told of the progress.
    """

    def __init__(
        self,
        folder: RunFolder,
        baseline: Program,
        workload: Workload,
        measured: tuple[Measurement, Measurement],
        executor: Executor,
        tracker: Tracker,
    ) -> None:
        self._folder = folder
        self._baseline = baseline
        self._workload = workload
        self._measured = measured
        self._executor = executor
        self._tracker = tracker

    def judge(self, archive: Archive) -> None:
        """Validate the front; a member that fails is replaced by the next best individual.

        Individuals that run the same code share one verdict: only the first is judged.
        """
        keys = self._keys()
        verdicts: dict[int, Verdict] = {}
        while len(verdicts) < LIMIT:
            bad = {keys[i] for i, verdict in verdicts.items() if not verdict.validated}
            good = [i for i in archive.individuals if self._improves(i) and keys[i.id] not in bad]
            wanted = [i for i in front(good) if i.id not in verdicts][: LIMIT - len(verdicts)]
            if not wanted:
                break
            note = f"{len(verdicts)} judged, {len(wanted)} under way"
            self._tracker.phase("validation", note)
            for individual, verdict in self._verdicts(wanted):
                verdicts[individual.id] = verdict
                self._folder.journal.append([_record(individual, verdict)])
        validated = [i for i in archive.individuals if _validated(verdicts, i)]
        for number, individual in enumerate(front(validated), 1):
            self._write(number, individual, verdicts[individual.id])

    def _improves(self, individual: Individual) -> bool:
        """Better than the baseline in at least one objective."""
        measured, baseline = individual.measurement, self._measured[0]
        if measured.runtime_ns < baseline.runtime_ns:
            return True
        return (measured.error or 0.0) < (baseline.error or 0.0)

    def _keys(self) -> dict[int, str]:
        """What each evaluated individual really runs: its cleaned digest."""
        records = self._folder.journal.read()
        return {r["id"]: r["key"] or r["variant"] for r in records if r["type"] == "evaluation"}

    def _verdicts(self, individuals: Sequence[Individual]) -> list[tuple[Individual, Verdict]]:
        under_way = [
            Validation(
                self._executor,
                self._workload,
                self._measured,
                patch_to_json(i.patch),
                apply(self._baseline, i.patch).program,
            )
            for i in individuals
        ]
        return [(i, v.verdict()) for i, v in zip(individuals, under_way, strict=True)]

    def _write(self, number: int, individual: Individual, verdict: Verdict) -> None:
        program = apply(self._baseline, individual.patch).program
        winner = Winner(
            id=individual.id,
            program=self._baseline.digest,
            entry=self._baseline.entry,
            gives=program.digest,
            patch=individual.patch,
        )
        self._folder.write_winner(number, winner.to_json(), program.text, verdict.ptx)


def _validated(verdicts: dict[int, Verdict], individual: Individual) -> bool:
    return individual.id in verdicts and verdicts[individual.id].validated


def _record(individual: Individual, verdict: Verdict) -> dict[str, Any]:
    measured = verdict.heldout
    return {
        "type": "validation",
        "id": individual.id,
        "validated": verdict.validated,
        "why_not": verdict.why_not,
        "race_free": verdict.race_free,
        "heldout": measured.to_json() if measured else None,
        "stages": [stage.to_json() for stage in verdict.stages],
    }
