"""How stages are judged where the unmodified program itself, or the workload, is special."""

from dataclasses import replace

import pytest

from gevo.device.ptx import emit_ptx
from gevo.errors import WorkloadError
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.scoring.machine import Allocated, Resources
from gevo.program.base import Program
from gevo.records.schema import DIFFERENCE, Conclusion
from gevo.tuning.sketch.catalog import OPERATORS
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.schedule import default_configuration
from gevo.validate.assembled import ASSEMBLED
from gevo.validate.fresh import Fresh
from gevo.validate.judge import CODE, REPLAY, Judge
from gevo.validate.runs import (
    CHECKS,
    CORNERS,
    FRESH,
    HELD_OUT,
    ORDER,
    ORDERS_OF_THREADS,
    RACES,
    READ_BACK,
    REPEATED,
    STATE,
    TRAINING,
    watched_again,
)
from gevo.validate.setup import SIMT_FLOPS, WATCHED_FLOPS, TuningSetup, baseline_measurements
from gevo.validate.speed import EMITTED, SPEED
from gevo.validate.verdict import Subject
from gevo.validate.why import Explainer


def stage(verdict, name):
    return next(s for s in verdict.stages if s.name == name)


@pytest.fixture
def winner(tiny, edits):
    return tiny.program(edits["first"], edits["second"])


def racing(program: Program) -> Program:
    """The same, and every thread leaves its number in one place."""
    text = program.text.replace(
        "define ptx_kernel",
        "@left = addrspace(1) global i32 0\n\ndefine ptx_kernel",
        1,
    ).replace(
        "  ret void",
        "  store i32 %tid, ptr addrspacecast (ptr addrspace(1) @left to ptr)\n  ret void",
    )
    return replace(program, text=text)


def test_every_stage_has_a_verdict(tiny, winner):
    verdict = Judge(tiny.bench()).begin(Subject(winner)).verdict()
    names = [CODE, *(c.name for c in CHECKS), READ_BACK, SPEED, EMITTED, ASSEMBLED, DIFFERENCE]
    names.insert(names.index(FRESH) + 1, CORNERS)
    assert [s.name for s in verdict.stages] == names
    # Where no ptxas is installed there is no machine code.
    assert all(s.passed for s in verdict.stages if s.name != ASSEMBLED or not s.excused)
    assert verdict.race_free is True
    assert ".entry triple" in verdict.code.ptx
    assert verdict.training.runtime_ns < verdict.heldout_baseline.runtime_ns


def test_the_code_that_is_handed_out_is_the_code_that_was_judged(tiny):
    """The cleanup makes one addition of two in two blocks; LLVM's back end alone does not."""
    text = tiny.baseline.text.replace("%k = zext", "%a = add i32 %i, 555\n  %k = zext")
    rest = "%b = add i32 %a, 222\n  %z = add i32 %y, %b\n  store i32 %z"
    program = replace(tiny.baseline, text=text.replace("store i32 %y", rest))
    code = Judge(tiny.bench()).begin(Subject(program)).verdict().code
    lowered = tiny.executor.lower(program).result().lowered
    assert code.ir == lowered.text
    assert code.ptx == emit_ptx(code.ir)  # what llc makes of it, too
    assert ", 777;" in code.ptx
    assert ", 555;" in emit_ptx(program.text)


def test_the_patch_is_replayed(tiny, winner, edits):
    from gevo.edits.patch import Patch
    from gevo.edits.text import patch_to_json

    judge = Judge(tiny.bench())
    patch = patch_to_json(Patch((edits["first"], edits["second"])))
    assert stage(judge.begin(Subject(winner, patch)).verdict(), REPLAY).passed
    other = judge.begin(Subject(tiny.baseline, patch)).verdict()
    assert stage(other, REPLAY).detail == "gives another program than the search had"
    patch["edits"][0]["uid"] = "u99"
    assert "does not apply" in stage(judge.begin(Subject(winner, patch)).verdict(), REPLAY).detail


def test_what_the_unmodified_program_fails_itself_is_not_held_against_a_winner(tiny, winner):
    """Both race; only the winner's verdict on speed counts then, and the report says so."""
    base = racing(tiny.baseline)
    executor = InProcess(WorkerSpec("simt", str(tiny.source), base))
    bench = replace(tiny.bench(), baseline=base, device=executor, simt=executor)
    verdict = Judge(bench).begin(Subject(racing(winner))).verdict()
    assert verdict.validated
    assert verdict.race_free is False
    found = stage(verdict, RACES)
    assert found.passed
    assert "; as in the unmodified program: race on @left in triple: store" in found.detail


def test_a_winner_that_races_alone_is_refused(tiny, winner):
    verdict = Judge(tiny.bench()).begin(Subject(racing(winner))).verdict()
    assert verdict.race_free is False
    assert verdict.why_not.startswith(f"{RACES}: race: ")


def test_the_same_cannot_excuse_wrong_outputs(tiny):
    """Only what is a property of a program can be excused; outputs cannot."""
    judged = [c.name for c in CHECKS if not c.excusable and c.watched is None]
    assert judged == [TRAINING, HELD_OUT, FRESH]


def test_without_held_out_or_fresh_cases(tiny_with):
    tiny = tiny_with(lambda spec: spec[: spec.index("[[heldout]]")])
    bench = replace(tiny.bench(), fresh=Fresh(1, (), (), ("resized0 (n=5): refused",)))
    verdict = Judge(bench).begin(Subject(tiny.baseline)).verdict()
    assert stage(verdict, HELD_OUT).passed is None
    assert stage(verdict, FRESH).passed is None
    assert "resized0 (n=5): refused" in stage(verdict, FRESH).detail
    assert stage(verdict, REPEATED).passed
    assert stage(verdict, ORDER).passed
    assert verdict.heldout is None
    assert set(verdict.speed) == {"training"}


def test_what_llvm_refuses_fails_every_stage(tiny, winner):
    broken = replace(winner, text=winner.text.replace("mul i32", "mul i33"))
    verdict = Judge(tiny.bench()).begin(Subject(broken)).verdict()
    assert verdict.why_not.startswith(CODE)
    unasked = DIFFERENCE, READ_BACK, EMITTED, ASSEMBLED
    assert {s.passed for s in verdict.stages if s.name not in unasked} == {False}
    assert stage(verdict, DIFFERENCE).detail == "not needed any more"
    assert verdict.race_free is None
    assert verdict.code is None


def test_outputs_that_nothing_writes_are_the_workloads_fault(tiny_with):
    tiny = tiny_with(lambda spec: spec.replace('shape = ["n"]\n\n[[', 'shape = ["n + 1"]\n\n[['))
    with pytest.raises(WorkloadError, match="make an array that it does not write completely"):
        baseline_measurements(tiny.executor, tiny.workload, tiny.baseline)


def test_where_a_stage_is_not_run_the_verdict_is_not_judged(tiny, winner):
    class Lenient(type(tiny.bench())):
        @property
        def unjudged(self):
            return {RACES: "not run: too much", ORDER: "not run: too much"}

    bench = tiny.bench()
    verdict = Judge(Lenient(**vars(bench))).begin(Subject(winner)).verdict()
    assert verdict.conclusion is Conclusion.NOT_JUDGED
    assert not verdict.validated
    assert verdict.why_not == f"{ORDER}: not run: too much"
    assert verdict.race_free is None
    for name in (RACES, ORDER):
        assert stage(verdict, name).passed is None
        assert stage(verdict, name).detail == "not run: too much"
    assert stage(verdict, TRAINING).passed


def test_what_is_too_large_for_simt_is_judged_on_the_gpu_alone(tiny):
    device, simt = object(), object()
    parts = {**vars(tiny.bench()), "device": device, "simt": simt}
    large = TuningSetup(**parts, flops=2 * SIMT_FLOPS)
    assert set(large.unjudged) == {READ_BACK, *(c.name for c in CHECKS if c.on_simt)}
    assert not replace(large, flops=SIMT_FLOPS).unjudged
    assert not replace(large, simt=device).unjudged


def test_of_large_cases_that_are_alike_one_is_watched(tiny):
    alike = TuningSetup(**vars(tiny.bench()), flops=2 * WATCHED_FLOPS, alike=True)
    whole = replace(alike, flops=WATCHED_FLOPS)
    first = alike.workload.train[0]
    for check in CHECKS:
        plan, all_ = alike.plan(check), whole.plan(check)
        assert all_ == check.plan(alike.cases) == replace(alike, alike=False).plan(check)
        if not check.on_simt and check.name != REPEATED:
            assert plan == all_, check
        else:
            assert {case for case, _ in plan} == {first}, check
            assert 0 < len(plan) < len(all_), check
    assert {case for case, _ in alike.read_back} == {first}
    assert len(whole.read_back) > len(alike.read_back)


def test_what_data_decide_nothing_in_is_watched_once(tiny):
    alike = TuningSetup(**vars(tiny.bench()), flops=2 * WATCHED_FLOPS, alike=True)
    written = kernel_text(OPERATORS["mm1"], default_configuration(OPERATORS["mm1"]))
    setup = alike.of(replace(alike.baseline, text=written))
    watched = {setup.plan(check) for check in CHECKS if check.watched is not None}
    (runs,) = watched
    assert [options.collect for _, options in runs] == [False, True]
    assert runs[1][1].left
    assert not runs[1][1].fresh_module
    assert len(setup.read_back) == 1
    for check in CHECKS:
        plan = setup.plan(check)
        assert check.watched or 0 < len(plan) <= len(alike.plan(check)), check
        if not check.on_simt and check.name not in (REPEATED, FRESH):
            kinds = {case for case, _ in alike.plan(check)}
            assert {case for case, _ in plan} == kinds, check
    small = replace(alike, flops=WATCHED_FLOPS)
    assert small.of(replace(alike.baseline, text=written)) == small
    assert not alike.of(
        replace(alike.baseline, text=written.replace("load", "load volatile"))
    ).steady


def test_stages_with_the_same_runs_share_them(tiny, winner):
    class Once(TuningSetup):
        def plan(self, check):
            found = watched_again(self.cases) if check.watched is not None else super().plan(check)
            return tuple(found)

    setup = Once(**vars(tiny.bench()))
    asked = []
    examine = setup.simt.examine

    class Counting:
        def __getattr__(self, name):
            return getattr(setup.simt, name)

        def examine(self, program, plan):
            asked.append(plan)
            return examine(program, plan)

    verdict = Judge(replace(setup, simt=Counting())).begin(Subject(winner)).verdict()
    assert verdict.validated, verdict.why_not
    assert len(asked) == 1
    for name in (STATE, RACES, ORDERS_OF_THREADS):
        assert stage(verdict, name).passed


def test_a_configuration_is_tried_at_corners_and_no_difference_is_searched_for(tiny, winner):
    verdict = Judge(TuningSetup(**vars(tiny.bench()))).begin(Subject(winner)).verdict()
    assert verdict.validated
    assert stage(verdict, CORNERS).passed
    assert stage(verdict, DIFFERENCE).passed is None
    assert "comes with its launches" in stage(verdict, DIFFERENCE).detail


@pytest.mark.parametrize(("own", "passed"), [(32, False), (80, None)])
def test_a_block_must_have_the_registers_that_ptxas_gives(tiny_with, edits, own, passed):
    """1024 threads with 80 registers each are more than there are: no such launch begins."""
    large = tiny_with(lambda spec: spec.replace("64", "1024"))
    judge = Judge(large.bench())
    ptx = judge.code.result().ptx

    def allocate(text: str, arch: str) -> Allocated:
        return Allocated({"triple": Resources(own if text == ptx else 80, 0)}, "ptxas")

    judge.explainer = Explainer(judge.setup, allocate)
    verdict = judge.begin(Subject(large.program(edits["first"], edits["second"]))).verdict()
    found = stage(verdict, CODE)
    assert (found.passed, verdict.validated) == (passed, passed is None)
    assert "1024 threads takes 81,920 registers (80 a thread by ptxas)" in found.detail
