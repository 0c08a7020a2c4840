"""What goes before the initial population of an evolution, and from what that grows.

Tuning parameters of the unmodified program, and passes of the compiler, gain more than a random
edit does, and there are few of them: so they are tried first, where they are searched at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass

from gevo.edits.edit import Edit
from gevo.edits.json_form import patch_to_json
from gevo.edits.passes import moves
from gevo.edits.patch import Applied, Patch, in_order
from gevo.errors import ConfigError, EditError
from gevo.evaluate.executor import Executor
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.records.forms import readable
from gevo.records.run import RunFolder
from gevo.records.schema import Evaluation, Tuned
from gevo.search.individual import Candidate, Individual, individual
from gevo.search.searcher import Searcher
from gevo.study.joint import Joint, trials
from gevo.study.progress import Tracker

TIME_SHARE = 1 / 3
"""Of the time that the search has left, this is the most that each of the two takes."""
WAVE = 8
"""Passes that are tried at the same time, on however many workers."""
ROUNDS = 4
"""Most passes that are put one on another."""
KEPT = 8
"""Passes that are tried again on the best variant of a round: those that gained most alone."""

Measure = Callable[[Sequence[Candidate]], Sequence[tuple[Candidate, Measurement]]]


def has_moves(asked: bool | None, program: Program, begun: RunFolder | None) -> bool:
    """Whether passes are among the edits of a search.

    Args:
        asked: What the user says; None for what the run does, or in a new one whatever is there.
        program: The unmodified program.
        begun: The run that is resumed; None for a new one.

    Raises:
        ConfigError: They are asked for, and there are none.
    """
    there = program.dialect.emits_ptx
    if asked is None:
        return there if begun is None else bool(begun.manifest.get("moves"))
    if asked and not there:
        raise ConfigError(f"--moves is for LLVM IR, and {program.dialect.value} has none")
    return asked


@dataclass(frozen=True)
class Opening:
    """Opens an evolution.

    Attributes:
        program: The unmodified program.
        searcher: The search, at its beginning.
        measure: Measures candidates and writes them into the journal, in their order.
        executor: Applies patches.
        folder: The run's.
        tracker: Knows the time.
    """

    program: Program
    searcher: Searcher
    measure: Measure
    executor: Executor
    folder: RunFolder
    tracker: Tracker

    def tune(self, joint: Joint, population: int, seed: int) -> None:
        """Tune the unmodified program, unless the journal says that it is done."""
        if not self._done(passes=False):
            budget = trials(population)
            self.tracker.phase("tuning", f"up to {budget} configurations without edits")
            end = self.tracker.later(TIME_SHARE)
            joint.tune(
                self.program,
                self.searcher,
                budget,
                seed,
                self.measure,
                lambda: self.tracker.elapsed_s >= end,
            )
            self.folder.journal.append([Tuned()])
        self.searcher.origin = self.searcher.archive.best

    def move(self) -> None:
        """Try each pass alone, then the good ones together, greedily; unless that is done.

        The search then begins with the best, and with every one that is better than without.
        """
        if not self._done(passes=True):
            self.tracker.phase("passes", "LLVM's passes, one by one")
            end = self.tracker.later(TIME_SHARE)
            self._climb(lambda: self.tracker.elapsed_s >= end)
            self.folder.journal.append([Tuned(passes=True)])
        found = [
            individual(record)
            for record in self.folder.journal.read()
            if isinstance(record, Evaluation) and _passes(readable(record.patch))
        ]
        self.searcher.seeds = tuple(self._better(found, self.searcher.archive.baseline))
        self.searcher.origin = self.searcher.archive.best

    def _done(self, passes: bool) -> bool:
        records = self.folder.journal.read()
        return any(isinstance(r, Tuned) and bool(r.passes) == passes for r in records)

    def _climb(self, late: Callable[[], bool]) -> None:
        """From the origin upwards, until nothing is better or `late` says so."""
        now, open_ = self.searcher.origin, list(moves(self.program))
        for _ in range(ROUNDS):
            found = self._better(self._round(now, open_, late), now)
            if not found or late():
                return
            now = found[0]
            good = {edit.id: edit for one in found for edit in one.patch if edit in open_}
            taken = {edit.id for edit in now.patch}
            open_ = [edit for name, edit in good.items() if name not in taken][:KEPT]

    def _round(
        self, now: Individual, open_: Sequence[Edit], late: Callable[[], bool]
    ) -> list[Individual]:
        """What each open pass gives on top of an individual, as far as time allows."""
        found: list[Individual] = []
        seen = {now.digest}
        for variants in self._applied(now.patch, open_):
            wave: list[Candidate] = []
            for variant in variants:
                if variant.program.digest not in seen:
                    seen.add(variant.program.digest)
                    wave.append(self.searcher.tuned(variant, now))
            results = self.measure(wave) if wave else ()
            self.searcher.take(results)
            found += (candidate.measured(measured) for candidate, measured in results)
            if found and late():
                break
        return found

    def _applied(self, patch: Patch, open_: Sequence[Edit]) -> Iterator[list[Applied]]:
        """A patch with each pass that applies then; the next ones run while these are used."""
        ahead: list[tuple[Patch, Future[Program]]] = []
        for begin in range(0, len(open_) + WAVE, WAVE):
            now, ahead = ahead, [self._with(patch, move) for move in open_[begin : begin + WAVE]]
            if now:
                yield [variant for one in now if (variant := _result(*one))]

    def _with(self, patch: Patch, move: Edit) -> tuple[Patch, Future[Program]]:
        """The patch with a pass, and what it will give."""
        whole = Patch(in_order((*patch, move)))
        return whole, self.executor.replay(patch_to_json(whole))

    def _better(self, found: Sequence[Individual], than: Individual) -> list[Individual]:
        """Those that are usable and faster, the fastest first."""
        gain = self.searcher.archive.speedup
        better = [one for one in found if one.usable and gain(one) > gain(than)]
        return sorted(better, key=gain, reverse=True)


def _result(patch: Patch, program: Future[Program]) -> Applied | None:
    """The variant; None when an edit does not apply."""
    try:
        return Applied(program.result(), patch)
    except EditError:
        return None


def _passes(patch: Patch) -> bool:
    return any(edit.first for edit in patch)
