"""An evolution: from a kernel to a validated front.

Everything that happens goes into the journal of the run folder, wave by wave, so that a killed
run resumes from its last complete generation and ends with the result that an undisturbed one
would have had.
Of a wave that is cut off, what has been measured by then is recorded and may win.
"""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial

from gevo.device.kind import kind_of
from gevo.edits.apply import apply
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import kinds_of, moves_of, propose
from gevo.edits.singles import even
from gevo.errors import ConfigError, DeviceLost, GevoError
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.executor import Executor
from gevo.evaluate.expiry import Expiry
from gevo.evaluate.pool.node import PoolClosed
from gevo.frontend.source import CompilerName
from gevo.measurement import Measurement
from gevo.program.base import CUDA_SUFFIX, Dialect, Program
from gevo.program.load import source_places
from gevo.records.files import write_atomic
from gevo.records.run import FAULT, RunFolder
from gevo.records.schema import Baseline, Elapsed, End, Evaluation, Record, Spoilers, Start
from gevo.search.archive import Archive
from gevo.search.credit import Credit
from gevo.search.individual import Individual
from gevo.search.registry import searcher_of
from gevo.search.searcher import Searcher
from gevo.search.variation import Apply, Propose
from gevo.study.ahead import Ahead, Commission, judging
from gevo.study.compilers import Contest, Text
from gevo.study.joint import Joint
from gevo.study.judging import Request, validate
from gevo.study.opening import Opening, guide_of, has_moves
from gevo.study.options import EvolutionOptions
from gevo.study.progress import TimeUp, Tracker, Watcher
from gevo.study.screening import screened_cases, screening
from gevo.study.sources import kept_source, load_launched, opened_for, origins_of
from gevo.study.study import INTERNAL, INTERRUPTED, TIME_BUDGET, search
from gevo.study.target import Target, require_inputs
from gevo.study.tuning import tuning_space
from gevo.study.waves import Waves
from gevo.validate.fresh import default_seed
from gevo.validate.setup import baseline_measurements
from gevo.workload.case import Workload
from gevo.workload.spec import load as load_workload


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
        self._tracker = Tracker.of_run(watch, options.time_budget_s, options.began)
        kept = kept_source(options.out) if options.resume and options.out else None
        texts = self._compared() if kept is None else []
        compiler = texts[0].compiler if texts else options.compiler
        about = options.kernel, compiler, options.device, self._workload, kept
        with opened_for(*about) as self._source:
            self._source = self._source.compared([one.to_json() for one in texts])
            about = self._source.path, self._workload, options.entry, self._source.given
            self._baseline = load_launched(*about, tuned=options.tune)
            self._places = source_places(self._source.path)
            self._origins = origins_of(self._source, self._baseline)
        self._expiry = Expiry()
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
            expiry=self._expiry,
        )
        if options.search.robust and not kind_of(options.device).watches:
            raise ConfigError(
                f"--robust ranks by the range of modelled times, and {options.device} has none"
            )
        self._moves = has_moves(options.moves, self._place())
        moves = moves_of(self._baseline, options.search.tolerance) if self._moves else ()
        constants, without = options.edit_constants, options.without
        self._kinds = kinds = kinds_of(options.operators, constants, moves, without)
        self._apply: Apply = apply
        self._kind = searcher_of(options.searcher)
        by_error = (self._workload.tune or {}).get("objective") == "error"
        self._by_error = by_error and self._baseline.dialect is Dialect.STABLEHLO
        self._joint: Joint | None = None
        if options.tune:
            if self._source.about:
                raise ConfigError(
                    "--tune: each configuration of a .cu file is another text, and edits are of "
                    "one; gevo tune finds configurations"
                )
            space = tuning_space(self._workload)
            default = space.configuration(dict(self._workload.defaults))
            self._joint = joint = Joint(space, default, kinds=kinds, by_error=by_error)
            self._apply = joint.apply
        self._ahead: Ahead | None = None
        self._guide: Credit | None = None
        self._stop = ""
        self._earlier: dict[str, Measurement] = {}
        self._profile: Mapping[str, float] = {}
        self._idle_share: float | None = None
        self._archive: Archive | None = None
        self._resumed = False

    def _compared(self) -> list[Text]:
        """What installed compilers make of a source, the fastest first, where that was asked."""
        options = self._options
        compiler, kernel = options.compiler, options.kernel
        if compiler.name is not CompilerName.BEST or kernel.suffix != CUDA_SUFFIX:
            return []
        self._tracker.phase("baseline", "comparing what compilers make of it")
        about = kernel, self._workload, options.workload, options.device, options.workers
        return Contest(*about, options.cache).texts(compiler)

    def run(self) -> RunFolder:
        """Search, validate, write the front; returns the run folder.

        Ctrl-C (KeyboardInterrupt) ends the search, and what it has found is still validated; a
        second one ends the validation too.
        """
        with ExitStack() as claims:
            claims.callback(self._expiry.cancel)
            return self._run(claims)

    def _run(self, claims: ExitStack) -> RunFolder:
        if self._place() is None:  # what is resumed gets ready first, however long that takes
            self._expiry.move(self._tracker.deadline)
        executor = self._target.executor()
        try:
            folder = self._begin(executor, claims)
            executor.calibrate(self._measured[0])
            searcher = self._search(folder, executor)
        except PoolClosed:
            raise self._tracker.too_short() from None
        finally:
            executor.close()
        try:
            request, ahead = Request(self._options.heldout_seed), self._ahead
            validate(folder, self._target, searcher.archive, self._tracker, request, ahead)
            if self._expiry.passed or not self._tracker.allows(0.0):
                self._stop = self._stop or TIME_BUDGET
        except KeyboardInterrupt:
            self._stop = INTERRUPTED
        except DeviceLost as error:
            self._stop = f"device lost: {error}"
        finally:
            if self._ahead is not None:
                self._ahead.close()
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
        about = self._source.about
        manifest = self._options.manifest(self._baseline, self._workload, about, self._moves)
        manifest["device"] = device
        if begun is not None:
            begun.check_resumable(manifest)
        self._tracker.phase("baseline", f"on {name}", modelled)
        with self._target.simt(executor) as simt:
            require_inputs(self._target, simt, self._tracker.require_time)
        self._measured = baseline_measurements(executor, self._workload, self._baseline)
        if begun is not None:
            self._earlier = _by_key(begun)
            begun.resume(manifest)
            return self._started(begun)
        out = self._options.out or RunFolder.next_path(self._options.kernel.stem)
        origins, places = self._origins, self._places
        folder = RunFolder.create(out, manifest, self._baseline.text, origins, places)
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
        self._resumed = True
        progress = folder.progress.read(missing_ok=True)
        self._tracker.continue_from(max((one.wall_s for one in progress), default=0.0))
        return folder

    def _search(self, folder: RunFolder, executor: Executor) -> Searcher:
        evaluator = CachingEvaluator(executor, earlier=self._earlier)
        self._tracker.require_time()
        if self._joint is None:
            self._tracker.phase("baseline", "drawing cases that what is faster must pass, too")
            runtime_ns, seed = self._measured[0].runtime_ns, self._options.seed
            about = self._target, executor, folder, runtime_ns, seed
            evaluator.screen = screening(*about, self._tracker.require_time)
        if self._resumed:
            self._tracker.resumed()
            self._expiry.move(self._tracker.deadline)
        self._ahead = self._judging_ahead(folder)
        searcher = self._searcher(folder, evaluator)
        prepared_s = self._tracker.session_s

        def progress(known: Sequence[Individual]) -> None:
            self._follow(folder, searcher, executor, known)
            self._share_out()
            self._tracker.check_time()

        waves = Waves(searcher, evaluator, folder, self._tracker, progress)

        def checkpoint(records: Sequence[Record]) -> None:
            self._idle_share = executor.idle_share()
            self._tracker.searching(searcher, self._idle_share)
            if records:
                folder.journal.append(records)
                self._record_progress(folder, searcher)

        try:
            if self._before is not None and self._tracker.hurries:
                self._tracker.phase("adequacy", "not asked, time is short")
            elif self._before is not None:
                self._tracker.phase("adequacy", "how many faults the cases notice")
                self._before(self._baseline, self._workload)
            self._tracker.prepared(prepared_s, clock=not self._measured[0].modelled)
            if searcher.generation < 0:
                about = self._baseline, searcher, waves.measure, executor, folder, self._tracker
                expected = self._guide.expected if self._guide else even
                spent = self._guide.spent if self._guide else dict[str, float]()
                more = self._target, self._kinds, self._profile, expected, self._by_error, spent
                self._open(Opening(*about, *more))
            self._tracker.searching(searcher)
            search(searcher, waves.measure, checkpoint, self._late)
            if not searcher.finished:
                self._stop = TIME_BUDGET
        except KeyboardInterrupt:
            self._stop = INTERRUPTED
            if self._ahead is not None and self._ahead.begun:
                self._tracker.interrupted()
            note = "what was found is validated; Ctrl-C again leaves that out"
            self._tracker.phase(INTERRUPTED, note)
        except (TimeUp, PoolClosed):
            self._stop = TIME_BUDGET
        except DeviceLost as error:
            self._stop = f"device lost: {error}"
        except (GevoError, OSError):
            raise
        except Exception:  # a fault of gevo's own: what was found before deserves a verdict
            if not self._tracker.evaluations:
                raise
            self._stop = INTERNAL
            write_atomic(folder.path / FAULT, traceback.format_exc().encode())
            self._tracker.phase(INTERNAL, "what was found before is validated")
        waves.close()
        return searcher

    def _judging_ahead(self, folder: RunFolder) -> Ahead | None:
        """Judges winners while the search goes on; not where it would disturb measured times."""
        options, target = self._options, self._target
        measured = target.opener is not None or not kind_of(options.device).watches
        if measured or self._joint is not None:
            return None
        self._tracker.judges_beside()
        seed = options.heldout_seed
        commission = Commission(
            spec=target.spec(),
            kernel=folder.written,
            seed=default_seed(options.seed) if seed is None else seed,
            measured=self._measured[0],
            screened=tuple(screened_cases(folder)),
            hurried=self._tracker.limited,
            workers=judging(options.workers),
            until=self._tracker.deadline,
        )
        return Ahead(
            commission,
            modelled=True,
            clock=lambda: self._tracker.elapsed_s,
            searching=options.workers,
            prepared_s=self._tracker.session_s,
        )

    def _open(self, opening: Opening) -> None:
        options = self._options
        if self._joint is not None:
            if self._by_error and self._moves:
                opening.race(self._joint, options.seed)
                return
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
        executor = evaluator.executor
        self._guide, propose_ = self._guided(executor)
        for record in (r for r in records if isinstance(r, Evaluation)):
            evaluator.remember(record.variant, record.key, record.measurement)
            self._tracker.count(record.measurement.outcome, record.cached, earlier=True)
        found = self._kind(
            baseline,
            measured,
            options.search,
            random.Random(options.seed),
            propose=self._in_time(propose_, lambda: self._follow(folder, found, executor)),
            apply=self._apply,
        )
        if self._guide is not None:
            found.led_by(self._guide)
        self._archive = found.archive
        found.resume(records)
        return found

    def _in_time(self, propose_: Propose, follow: Callable[[], None]) -> Propose:
        """The same as long as there is time: drawing a wave can take longer than running it."""

        def proposing(program: Program, patch: Patch, rng: random.Random, /) -> Applied:
            follow()
            if self._late():
                raise TimeUp
            return propose_(program, patch, rng)

        return proposing

    def _follow(
        self,
        folder: RunFolder,
        searcher: Searcher,
        executor: Executor,
        known: Sequence[Individual] = (),
    ) -> None:
        """Take a verdict that is there, and begin with the next one; the search learns of it.

        `known` is what the archive will have when the wave is done that is under way. Where a
        verdict would come too late beside the search, that leaves it the machine meanwhile.
        """
        ahead, tracker = self._ahead, self._tracker
        if ahead is None:
            return
        ahead.follow(searcher.archive, known, tracker.ends_s)
        self._learn(ahead, folder, searcher)
        if not ahead.needs_all(tracker):
            return
        executor.hold()
        try:
            while ahead.needs_all(tracker):
                ahead.wait(min(tracker.ends_s, tracker.elapsed_s + 1.0))
                ahead.follow(searcher.archive, known, tracker.ends_s)
                self._learn(ahead, folder, searcher)
                tracker.tick()
        finally:
            executor.release()
        if tracker.elapsed_s >= tracker.ends_s:
            raise TimeUp

    def _learn(self, ahead: Ahead, folder: RunFolder, searcher: Searcher) -> None:
        """The search does without what verdicts speak against.

        Only where time is limited, so that it depends on the clock in any case: else the seed
        alone decides where it goes.
        """
        new = ahead.spoilers - searcher.spoilers
        if new and self._tracker.limited:
            folder.journal.append([Spoilers(edits=tuple(sorted(new)))])
            searcher.avoid(new)

    def _late(self) -> bool:
        """Whether the search's time is up."""
        self._share_out()
        return self._tracker.out_of_time and self._tracker.evaluations > 0

    def _share_out(self) -> None:
        """While nothing gains, validation needs none of the time."""
        tracker = self._tracker
        if not tracker.evaluations or self._archive is None:
            return
        if self._archive.gains:
            tracker.something_gains()
        elif tracker.out_of_time:
            tracker.nothing_gains()

    def _guided(self, executor: Executor) -> tuple[Credit | None, Propose]:
        """What draws random edits, and what leads it, but in a joint search."""
        if self._joint is not None:
            return None, self._joint.propose
        if self._moves and self._baseline.dialect is Dialect.STABLEHLO:
            self._profile = executor.profile().result()
        guide = guide_of(self._target, executor, self._kinds, self._profile)
        return guide, partial(propose, kinds=self._kinds, guide=guide)

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
