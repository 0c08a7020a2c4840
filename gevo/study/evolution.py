"""An evolution: from a kernel to a validated front.

Everything that happens goes into the journal of the run folder, wave by wave, so that a killed
run resumes from its last complete generation and ends with the result that an undisturbed one
would have had.
Of a wave that is cut off, what has been measured by then is recorded and may win.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from gevo._version import __version__
from gevo.device.base import Cache
from gevo.device.kind import kind_of
from gevo.edits.apply import apply
from gevo.edits.propose import kinds_of, moves_of, propose
from gevo.errors import ConfigError, DeviceLost
from gevo.evaluate.cache import CachingEvaluator, Wave
from gevo.evaluate.executor import Executor
from gevo.evaluate.open import Opener
from gevo.frontend.source import NVRTC, Compiler
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.load import source_places
from gevo.records.run import RunFolder
from gevo.records.schema import Baseline, Elapsed, End, Evaluation, Record, Start
from gevo.search.individual import Candidate, evaluation_record
from gevo.search.options import SearchOptions
from gevo.search.registry import NSGA2, searcher_of
from gevo.search.searcher import Searcher
from gevo.search.variation import Apply, Propose
from gevo.study.joint import Joint
from gevo.study.opening import Opening, has_moves
from gevo.study.progress import TimeUp, Tracker, Watcher
from gevo.study.screening import screening
from gevo.study.sources import kept_source, load_launched, opened_for
from gevo.study.study import INTERRUPTED, TIME_BUDGET, search
from gevo.study.target import Target, plugged, require_inputs
from gevo.study.tuning import tuning_space
from gevo.study.validation import Request, validate
from gevo.validate.setup import baseline_measurements
from gevo.workload.case import Workload
from gevo.workload.spec import load as load_workload

Results = list[tuple[Candidate, Measurement]]
"""A wave's measurements."""


@dataclass(frozen=True)
class EvolutionOptions:
    """What to evolve, on what, how, and where the results go.

    Attributes:
        kernel: The program's file.
        workload: The workload's spec.
        entry: Functions that may be edited; empty for all.
        device: As `open_device` takes it.
        search: Parameters of the search.
        seed: Seeds every random choice.
        workers: Worker processes.
        out: Run folder; None for `runs/<kernel>-<n>`.
        time_budget_s: Seconds that all may take, validation included; at least one winner is
            judged. None for no limit.
        resume: Continue the run in `out`.
        heldout_seed: Seed of the cases that validation draws; None for one made from `seed`.
        cache: What a GPU's cache holds when a timed run begins.
        tune: Search the workload's tuning parameters along with the edits.
        edit_constants: Also change constants and attributes, beside GEVO's five kinds of edits.
        moves: Also make edits that change more than an instruction, and begin with the best of
            them. None for what the resumed run does, and for yes in a new one.
        operators: Names of further edit operators, of plug-ins for example.
        searcher: Name of the search.
        opener: See `Target`.
        compiler: What compiles a `.cu` file.
    """

    kernel: Path
    workload: Path
    entry: tuple[str, ...]
    device: str
    search: SearchOptions
    seed: int
    workers: int
    out: Path | None = None
    time_budget_s: float | None = None
    resume: bool = False
    heldout_seed: int | None = None
    cache: Cache = Cache.WARM
    tune: bool = False
    edit_constants: bool = False
    moves: bool | None = None
    operators: tuple[str, ...] = ()
    searcher: str = NSGA2
    opener: Opener | None = None
    compiler: Compiler = NVRTC


class Evolution:
    """One run from kernel to validated front.

    Raises (all GevoErrors) before anything is computed when the kernel, the workload, the
    device or the run folder is wrong, or the unmodified kernel fails its own cases.

    Args:
        options: What to do.
        watch: Told how it goes.
        before: Called when the search is about to begin, with the unmodified program and its
            workload.
    """

    def __init__(
        self,
        options: EvolutionOptions,
        watch: Watcher,
        before: Callable[[Program, Workload], None] | None = None,
    ) -> None:
        self._options = options
        self._before = before
        self._workload = load_workload(options.workload)
        kept = kept_source(options.out) if options.resume and options.out else None
        kernel, compiler, device = options.kernel, options.compiler, options.device
        with opened_for(kernel, compiler, device, self._workload, kept) as self._source:
            self._baseline = load_launched(self._source.path, self._workload, options.entry)
            self._places = source_places(self._source.path)
        self._target = Target(
            baseline=self._baseline,
            workload=self._workload,
            source=str(options.workload),
            device=options.device,
            tolerance=options.search.tolerance,
            workers=options.workers,
            cache=options.cache,
            robust=options.search.robust,
            opener=options.opener,
        )
        if options.search.robust and not kind_of(options.device).watches:
            raise ConfigError(
                f"--robust ranks by the range of modelled times, and {options.device} has none"
            )
        self._moves = has_moves(options.moves, self._place())
        moves = moves_of(self._baseline, options.search.tolerance) if self._moves else ()
        kinds = kinds_of(options.operators, options.edit_constants, moves)
        self._propose: Propose = partial(propose, kinds=kinds)
        self._apply: Apply = apply
        self._kind = searcher_of(options.searcher)
        self._joint: Joint | None = None
        if options.tune:
            if self._source.about:
                raise ConfigError(
                    "--tune: each configuration of a .cu file is another text, and edits are of "
                    "one; gevo tune finds configurations"
                )
            space = tuning_space(self._workload)
            default = space.configuration(dict(self._workload.defaults))
            self._joint = joint = Joint(space, default, kinds=kinds)
            self._propose, self._apply = joint.propose, joint.apply
        self._tracker = Tracker.of_run(watch, options.time_budget_s)
        self._stop = ""
        self._earlier: dict[str, Measurement] = {}
        self._idle_share: float | None = None

    def run(self) -> RunFolder:
        """Search, validate, write the front; returns the run folder.

        Ctrl-C (KeyboardInterrupt) ends the search, and what it has found is still validated; a
        second one ends the validation too.
        """
        with ExitStack() as claims:
            return self._run(claims)

    def _run(self, claims: ExitStack) -> RunFolder:
        executor = self._target.executor()
        try:
            folder = self._begin(executor, claims)
            executor.calibrate(self._measured[0])
            searcher = self._search(folder, executor)
        finally:
            executor.close()
        try:
            request = Request(self._options.heldout_seed)
            validate(folder, self._target, searcher.archive, self._tracker, request)
            if not self._tracker.allows(0.0):
                self._stop = self._stop or TIME_BUDGET
        except KeyboardInterrupt:
            self._stop = INTERRUPTED
        except DeviceLost as error:
            self._stop = f"device lost: {error}"
        folder.journal.append([End(reason=self._stop or "generations")])
        self._record_progress(folder, searcher)
        return folder

    def _begin(self, executor: Executor, claims: ExitStack) -> RunFolder:
        """Run the unmodified kernel; open the run folder, new or to be resumed."""
        begun = self._place()
        if begun is not None:
            claims.enter_context(begun.claimed())
        self._tracker.phase("baseline", "running the unmodified kernel on all cases")
        name, modelled, fingerprint = executor.fingerprint()
        device = {"spec": self._options.device, "name": name}
        device |= {"modelled": modelled, "fingerprint": fingerprint}
        manifest = self._manifest(device)
        if begun is not None:
            begun.check_resumable(manifest)
        self._tracker.phase("baseline", f"on {name}", modelled)
        with self._target.simt(executor) as simt:
            require_inputs(self._target, simt)
        self._measured = baseline_measurements(executor, self._workload, self._baseline)
        if begun is not None:
            self._earlier = _by_key(begun)
            begun.resume(manifest)
            return self._started(begun)
        out = self._options.out or RunFolder.next_path(self._options.kernel.stem)
        origin = self._baseline.ptx, self._source.text, self._places
        folder = RunFolder.create(out, manifest, self._baseline.text, *origin)
        claims.enter_context(folder.claimed())
        return self._started(folder)

    def _place(self) -> RunFolder | None:
        """The run to be resumed, or None for a new one.

        Raises:
            ConfigError: `out` is taken, or is missing where it is needed.
        """
        out, resume = self._options.out, self._options.resume
        if resume and out is None:
            raise ConfigError("--resume needs the run folder: give it with --out")
        if out is None or not RunFolder.begun(out):
            return None
        if not resume:
            raise ConfigError(f"{out}: holds a run; add --resume or choose another folder")
        return RunFolder.open(out)

    def _started(self, folder: RunFolder) -> RunFolder:
        """Write the journal's first records, or take the unmodified kernel's figures from it.

        What the run measured first stays: a measured time differs from session to session.
        """
        records = folder.journal.read(missing_ok=True)
        first = next((r for r in records if isinstance(r, Baseline)), None)
        if first is None:
            training, heldout = self._measured
            baseline = Baseline(measurement=training, heldout=heldout)
            folder.journal.append([Start(seed=self._options.seed), baseline])
            return folder
        self._measured = first.measurement, first.heldout
        progress = folder.progress.read(missing_ok=True)
        self._tracker.continue_from(max((one.wall_s for one in progress), default=0.0))
        return folder

    def _manifest(self, device: dict[str, Any]) -> dict[str, Any]:
        options, workload = self._options, self._workload
        return {
            "gevo": __version__,
            "program": {
                "path": str(options.kernel),
                "digest": self._baseline.digest,
                "dialect": self._baseline.dialect.value,
                "entry": list(self._baseline.entry),
                "launched": list(self._baseline.launched),
                **({"ptx": True} if self._baseline.ptx else {}),
                **({"source": self._source.about} if self._source.about else {}),
            },
            "workload": {
                "path": str(options.workload),
                "digest": workload.digest,
                "metric": workload.metric_name,
                "train": [case.name for case in workload.train],
                "heldout": [case.name for case in workload.heldout],
                **({"timing": [case.name for case in workload.timing]} if workload.timing else {}),
            },
            "device": device,
            "tune": options.tune,
            "edit_constants": options.edit_constants,
            **({"moves": True} if self._moves else {}),
            **plugged(options.operators, options.searcher),
            "seed": options.seed,
            "options": options.search.to_json(),
        }

    def _search(self, folder: RunFolder, executor: Executor) -> Searcher:
        evaluator = CachingEvaluator(executor, earlier=self._earlier)
        if self._joint is None:
            self._tracker.phase("baseline", "drawing cases that what is faster must pass, too")
            first, seed = self._measured[0], self._options.seed
            evaluator.screen = screening(self._target, executor, folder, first, seed)
        searcher = self._searcher(folder, evaluator)
        prepared_s = self._tracker.session_s

        def measure(wave: Sequence[Candidate]) -> Results:
            return self._measure(wave, searcher, evaluator, folder)

        def late() -> bool:
            return self._tracker.out_of_time and self._tracker.evaluations > 0

        def checkpoint(records: Sequence[Record]) -> None:
            self._idle_share = executor.idle_share()
            self._tracker.searching(searcher, self._idle_share)
            if records:
                folder.journal.append(records)
                self._record_progress(folder, searcher)

        try:
            if self._before is not None:
                self._tracker.phase("adequacy", "how many faults the cases notice")
                self._before(self._baseline, self._workload)
            self._tracker.prepared(prepared_s)
            if searcher.generation < 0:
                self._open(
                    Opening(self._baseline, searcher, measure, executor, folder, self._tracker)
                )
            self._tracker.searching(searcher)
            search(searcher, measure, checkpoint, late)
            if not searcher.finished:
                self._stop = TIME_BUDGET
        except KeyboardInterrupt:
            self._stop = INTERRUPTED
            note = "what was found is validated; Ctrl-C again leaves that out"
            self._tracker.phase(INTERRUPTED, note)
        except TimeUp:
            self._stop = TIME_BUDGET
        except DeviceLost as error:
            self._stop = f"device lost: {error}"
        return searcher

    def _open(self, opening: Opening) -> None:
        options = self._options
        if self._joint is not None:
            opening.tune(self._joint, options.search.population, options.seed)
        if self._moves:
            opening.move()
            opening.sweep()

    def _searcher(self, folder: RunFolder, evaluator: CachingEvaluator) -> Searcher:
        """A search at its beginning, or at the last state that the journal tells of."""
        baseline, options, measured = self._baseline, self._options, self._measured[0]
        lowered = evaluator.executor.lower(baseline).result().lowered
        evaluator.remember(baseline.digest, lowered.digest if lowered else None, measured)
        records = folder.journal.read()
        for record in (r for r in records if isinstance(r, Evaluation)):
            evaluator.remember(record.variant, record.key, record.measurement)
            self._tracker.count(record.measurement.outcome, record.cached, earlier=True)
        found = self._kind(
            baseline,
            measured,
            options.search,
            random.Random(options.seed),
            propose=self._propose,
            apply=self._apply,
        )
        found.resume(records)
        return found

    def _measure(
        self,
        candidates: Sequence[Candidate],
        searcher: Searcher,
        evaluator: CachingEvaluator,
        folder: RunFolder,
    ) -> Results:
        """Run a wave and write it down; of one that is cut off, what there is may win."""
        wave = evaluator.wave([candidate.program for candidate in candidates])
        try:
            wave.run(self._tracker.check_time)
        except (TimeUp, KeyboardInterrupt, DeviceLost):
            searcher.take(self._record(candidates, wave, folder))
            raise
        return self._record(candidates, wave, folder)

    def _record(self, candidates: Sequence[Candidate], wave: Wave, folder: RunFolder) -> Results:
        """What has been measured of a wave, now also in the journal."""
        done = [(candidates[place], evaluation) for place, evaluation in wave.found()]
        folder.journal.append(
            [evaluation_record(c, e.measurement, e.key, e.cached) for c, e in done]
        )
        for _, evaluation in done:
            self._tracker.count(evaluation.measurement.outcome, evaluation.cached)
        return [(candidate, evaluation.measurement) for candidate, evaluation in done]

    def _record_progress(self, folder: RunFolder, searcher: Searcher) -> None:
        idle = self._idle_share
        elapsed = Elapsed(
            generation=searcher.generation,
            wall_s=round(self._tracker.elapsed_s, 3),
            evaluations=self._tracker.evaluations,
            gpu_idle=None if idle is None else round(idle, 4),
        )
        folder.progress.append([elapsed])


def _by_key(folder: RunFolder) -> dict[str, Measurement]:
    """What the journal's evaluations measured, by cleaned digest; raises ConfigError."""
    found = folder.journal.read(missing_ok=True)
    return {r.key: r.measurement for r in found if isinstance(r, Evaluation) and r.key}
