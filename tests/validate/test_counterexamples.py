"""What looking for trouble makes of a verdict: refused, conditional, guarded or validated."""

from __future__ import annotations

import pytest

from gevo.device.simt.conditions import Condition
from gevo.device.simt.lower.decisions import Site
from gevo.edits.apply import apply, apply_edits
from gevo.edits.forms import WarpBarrier, reformed
from gevo.edits.operators import Delete
from gevo.edits.passes import Assume, Noalias, Optimize
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.singles import singles
from gevo.edits.text import patch_to_json
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.scoring.alike import OneSided
from gevo.program.load import open_editor
from gevo.records.schema import DIFFERENCE, Conclusion
from gevo.study.contest import settled
from gevo.validate.account import account
from gevo.validate.assumptions import assumptions, guards_of, sentence
from gevo.validate.fresh import draw, explored
from gevo.validate.judge import Judge
from gevo.validate.launch_size import ALONG, FILLING
from gevo.validate.runs import CORNERS
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.validate.verdict import Subject
from gevo.workload.case import case_text, parse_case
from gevo.workload.spec import load
from tests.smallkernel import KERNEL, PLAIN, module, program, spec_in, unless

WASTE = """  br label %waste
waste:
  %turn = phi i32 [ 0, %work ], [ %next, %waste ]
  %spot = getelementptr [32 x i32], ptr addrspace(3) @spare, i32 0, i32 %tid
  store volatile i32 %v, ptr addrspace(3) %spot, align 4
  %wasted = load volatile i32, ptr addrspace(3) %spot, align 4
  %next = add i32 %turn, 1
  %again = icmp slt i32 %next, 100
  br i1 %again, label %waste, label %rest
rest:
"""
"""What an unmodified kernel does too much, so that there is something to gain."""
RARE = 1700859498
"""The one number of which HASHED makes 1234567."""


def hashed(value):
    """A body that gives a value for one element that nobody finds by coming closer."""
    return f"""  %a = mul i32 %v, 668265261
  %b = lshr i32 %a, 15
  %c = xor i32 %a, %b
  %cond = icmp eq i32 %c, 1234567
  %other = mul i32 %v, 3
  %r = select i1 %cond, i32 {value}, i32 %other"""


DECLARED = ("[[train]]", "[fresh]\nn = { low = 8, high = 64, multiple_of = 8 }\n\n[[train]]")


@pytest.fixture
def gains(monkeypatch):
    """Edits of which the code that is emitted gains nothing are judged for what they assume."""
    monkeypatch.setattr("gevo.validate.emitted.asked", lambda *of: False)


@pytest.fixture
def judged(tmp_path):
    """The verdict on a variant's body, and what was told of it with the workload."""

    def judged(base, variant, *changes, patch=None, declare=""):
        text = module(WASTE + base) + declare
        baseline, path = program(text), spec_in(tmp_path, text, *changes)
        workload = load(path)
        executor = InProcess(WorkerSpec("simt", str(path), baseline))
        baseline_measurements(executor, workload, baseline)
        fresh = draw(executor, baseline, workload, 7)
        fresh = explored(executor, baseline, workload, fresh)
        judge = Judge(
            ValidationSetup(executor, executor, baseline, workload, fresh, "simt:H200", True)
        )
        if patch is None:
            subject = Subject(program(module(variant) + declare))
        else:
            made = apply(baseline, patch)
            judged.made = made.program
            subject = Subject(made.program, patch_to_json(made.patch))
        judged.workload, judged.judge = workload, judge
        return judge.guarded(subject, judge.begin(subject).verdict())

    return judged


AGAIN = """  br label %turns
turns:
  %at = phi i32 [ 0, %rest ], [ %then, %turns ]
  %sum = phi i32 [ 0, %rest ], [ %more, %turns ]
  %w = load i32, ptr %px, align 4
  %more = add i32 %sum, %w
  store i32 %more, ptr %py, align 4
  %then = add i32 %at, 1
  %turn_again = icmp slt i32 %then, 200
  br i1 %turn_again, label %turns, label %end
end:
  %r = mul i32 %more, 3
"""
"""Reads an element of x as often as it writes one of y."""
LONGER = ('shape = ["n"]\ninit', 'shape = ["n + 1"]\ninit')
NOALIAS = Patch((Noalias("e1", 0, "k", "0,1"),))


def test_arrays_that_an_edit_assumes_to_be_apart(judged):
    """Although they are of two shapes, so that nobody tries to pass one for both."""
    verdict = judged(AGAIN, PLAIN, LONGER, DECLARED, patch=NOALIAS)
    assert verdict.conclusion is Conclusion.GUARDED
    assert verdict.guards == {"k": "disjoint(arg0, 4 * (arg2 + 1), arg1, 4 * arg2)"}


def test_arrays_that_the_domain_keeps_apart(judged):
    domain = ("[[train]]", '[domain]\nassume = ["noalias(x, y)"]\n\n[[train]]')
    verdict = judged(AGAIN, PLAIN, LONGER, domain, patch=NOALIAS)
    assert verdict.conclusion is Conclusion.VALIDATED
    assert "x and y do not overlap" in stage(verdict, DIFFERENCE).detail
    assert "by the domain: noalias(x, y)" in stage(verdict, DIFFERENCE).detail


def test_arrays_of_unknown_size_cannot_be_tested(judged):
    unknown = ('shape = ["n"]\ninit', 'shape = ["n * n + 3 * n + 7"]\ninit')
    verdict = judged(AGAIN, PLAIN, unknown, DECLARED, patch=NOALIAS)
    assert verdict.conclusion is Conclusion.CONDITIONAL
    assert "`x and y do not overlap` (in k) is always true" in verdict.assumptions[0]


BARRIERS = """  br label %turns
turns:
  %at = phi i32 [ 0, %rest ], [ %then, %turns ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %at, ptr %py, align 4
  %then = add i32 %at, 1
  %turn_again = icmp slt i32 %then, 200
  br i1 %turn_again, label %turns, label %end
end:
  %r = mul i32 %v, 3
"""
DECLARE = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"


def warp_barrier():
    sites = open_editor(program(module(WASTE + BARRIERS) + DECLARE)).sites()
    return Patch(
        (WarpBarrier("e1", 0, next(s.uid for s in sites if s.op == "call" and not s.type)),)
    )


@pytest.mark.parametrize(
    ("block", "conclusion", "says"),
    [
        ("[32]", Conclusion.VALIDATED, "by the domain: block = [32]"),
        ('["min(n, 32)"]', Conclusion.GUARDED, "ntid.x * ntid.y * ntid.z <= 32"),
    ],
)
def test_barriers_of_a_warp_where_blocks_are_one_warp(judged, block, conclusion, says):
    changes = ("block = [32]", f"block = {block}"), DECLARED
    verdict = judged(BARRIERS, None, *changes, patch=warp_barrier(), declare=DECLARE)
    assert verdict.conclusion is conclusion
    assert says in (verdict.guards or {}).get("k", stage(verdict, DIFFERENCE).detail)


SIGNED = """  br label %turns
turns:
  %at = phi i32 [ 0, %rest ], [ %then, %turns ]
  %w = load volatile i32, ptr %px, align 4
  %low = icmp slt i32 %s, 0
  %some = select i1 %low, i32 %w, i32 %at
  store volatile i32 %some, ptr %py, align 4
  %then = add i32 %at, 1
  %turn_again = icmp slt i32 %then, 200
  br i1 %turn_again, label %turns, label %end
end:
  %r = mul i32 %v, 3
"""
"""A number that is negative makes it do something else."""


@pytest.mark.parametrize(
    ("domain", "conclusion"),
    [
        (["s >= 0"], Conclusion.VALIDATED),
        (["0 <= s"], Conclusion.GUARDED),
        ([], Conclusion.REFUSED),
    ],
)
@pytest.mark.usefixtures("gains")
def test_numbers_that_an_edit_assumes_not_to_be_negative(judged, domain, conclusion):
    lines = f"[domain]\nassume = {domain}\n\n[[train]]".replace("'", '"')
    patch = Patch((Assume("e1", 0, "k", "arg3 >= 0"),))
    verdict = judged(SIGNED, None, ("[[train]]", lines), DECLARED, patch=patch)
    assert verdict.conclusion is conclusion
    said = stage(verdict, DIFFERENCE).detail
    if conclusion is Conclusion.VALIDATED:
        assert "`s >= 0` (in k) is always true" in said
        assert "by the domain: s >= 0" in said
    elif conclusion is Conclusion.GUARDED:
        assert verdict.guards == {"k": "arg3 >= 0"}
    else:
        assert "assumes `arg3 >= 0` of k, which is launched with -" in said


BLOCKS = "declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()\n"
ROUNDS = """  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %half = lshr i32 %blocks, 1
  %other = add i32 %half, 60
  br label %turns
turns:
  %at = phi i32 [ 0, %rest ], [ %then, %turns ]
  store volatile i32 %at, ptr %py, align 4
  %then = add i32 %at, 1
  %turn_again = icmp slt i32 %then, ROUNDS
  br i1 %turn_again, label %turns, label %end
end:
  %r = mul i32 %v, 3
"""
"""As many rounds as there are blocks, or other ones: more if they are few."""


def test_what_loses_in_small_launches_tests_how_large_they_are(judged):
    base, other = (WASTE + ROUNDS.replace("ROUNDS", one) for one in ("%blocks", "%other"))
    timing = ("[[train]]", "[[timing]]\nseed = 201\nsizes = { n = 19200 }\n\n[[train]]")
    verdict = judged(base.removeprefix(WASTE), other, timing, DECLARED, declare=BLOCKS)
    assert verdict.conclusion is Conclusion.GUARDED
    assert verdict.guards == {"k": ALONG.format("x", FILLING)}
    assert verdict.speed["timing"].speedup > 1.2
    assert 0.98 < verdict.speed["training"].speedup < 1.0
    subject = Subject(program(module(other) + BLOCKS))
    alone = judged.judge.begin(subject).verdict()
    assert alone.sizes
    assert alone.conclusion is Conclusion.REFUSED
    assert "training cases: 1." in alone.why_not


QUOTIENT = """  br label %turns
turns:
  %at = phi i32 [ 0, %rest ], [ %then, %turns ]
  %f = sitofp i32 %v to float
  %q = fdiv float %f, 4.000000e+00
  %p = fdiv float %q, %q
  %t = fptosi float %p to i32
  store volatile i32 %t, ptr %py, align 4
  %then = add i32 %at, 1
  %turn_again = icmp slt i32 %then, 200
  br i1 %turn_again, label %turns, label %end
end:
  %r = mul i32 %v, 3
"""
"""A quotient of which nothing is seen."""


@pytest.mark.usefixtures("gains")
@pytest.mark.parametrize("kind", ["approximate", "reciprocal"])
def test_approximate_arithmetic_is_an_assumption_in_exact_mode(judged, kind):
    editor = open_editor(program(module(WASTE + QUOTIENT)))
    site = [one for one in editor.sites() if one.op == "fdiv"][-1]
    edit = next(one for one in reformed(editor, site) if one.kind == kind)
    verdict = judged(QUOTIENT, None, DECLARED, patch=Patch((edit,)))
    if kind == "approximate":
        assert verdict.conclusion is Conclusion.CONDITIONAL
        assert "`approximate arithmetic gives the exact numbers`" in verdict.assumptions[0]
    else:
        told = account(judged.judge.setup.baseline, None, judged.made, None)
        assert [one.approximate for one in told] == [True]


def test_in_a_hurry_nothing_is_left_unsearched_for_good(judged):
    """That it relies on what nothing settles is known before its verdict, which is the same."""
    variant = unless("icmp eq i32 %v, 4711", "0")
    verdict = judged(PLAIN, variant, DECLARED)
    hurried = Judge(judged.judge.setup, hurried=True)
    trial = hurried.begin(Subject(program(module(variant))))
    assert trial.unguardable()
    found = trial.verdict()
    assert found.conclusion is verdict.conclusion is Conclusion.REFUSED
    assert stage(found, DIFFERENCE).passed is False
    assert not hurried.begin(Subject(program(module(PLAIN)))).unguardable()


def test_edits_that_need_no_assumption_are_kept(judged, monkeypatch):
    body = AGAIN.replace("%r = mul i32 %more, 3", hashed("7").replace("%v", "%more").strip())
    baseline = program(module(WASTE + body))
    sites = {site.uid: site for site in open_editor(baseline).sites()}
    drop = next(
        edit
        for edit in singles(baseline, Patch())
        if isinstance(edit, Delete)
        and sites[edit.uid].op == "select"
        and edit.rewires[0][1].ref in sites
    )
    patch = Patch((*NOALIAS, drop))
    assert judged(body, PLAIN, LONGER, DECLARED, patch=patch).conclusion is Conclusion.CONDITIONAL
    assert [one.id for one in settled(judged.judge, patch)] == ["e1"]
    asked = judged.judge.contrasting._answers
    assert (before := len(asked))
    monkeypatch.setattr(judged.judge.contrasting.simt, "contrast", None)  # nothing is asked again
    assert [one.id for one in settled(judged.judge, patch)] == ["e1"]
    assert [one.id for one in settled(judged.judge, NOALIAS)] == ["e1"]
    assert len(asked) == before


def test_passes_need_no_assumption(judged):
    judged(AGAIN, PLAIN, LONGER, DECLARED, patch=NOALIAS)
    passes = Patch((Optimize("e1", 0, "o3"),))
    assert settled(judged.judge, passes) == passes


def stage(verdict, name):
    return next(one for one in verdict.stages if one.name == name)


@pytest.mark.parametrize(
    ("base", "variant", "fails"),
    [
        (unless("icmp eq i32 %n, 77", "0"), PLAIN, CORNERS),
        (PLAIN, unless("icmp eq i32 %n, 77", "0"), DIFFERENCE),
    ],
    ids=["of the unmodified kernel", "of its own"],
)
def test_a_difference_is_refused_with_the_case_that_shows_it(judged, base, variant, fails):
    verdict = judged(base, variant)
    assert verdict.conclusion is Conclusion.REFUSED
    found = stage(verdict, fails)
    assert found.passed is False
    assert found.detail.startswith("wrong: ")
    assert found.detail.endswith("repeat with --case 'seed = 1; n = 77'")
    assert case_text(verdict.counterexample) == "seed = 1; n = 77"
    assert parse_case("seed = 1; n = 77", judged.workload).size["n"] == 77
    assert verdict.why_not == f"{fails}: {found.detail}"


def test_what_is_right_for_finite_numbers_only(judged):
    """A step that finds overflow by the infinity it gives, as in training with scaled losses."""
    floats = (
        ('dtype = "i32"', 'dtype = "f32"'),
        ('kind = "integers", low = 1, high = 50', 'kind = "uniform", low = 1.0, high = 2.0'),
    )
    head = "  %f = bitcast i32 %v to float\n  %g = fmul float %f, 3.0\n"
    base = (
        head
        + """  %none = fsub float %f, %f
  %h = fadd float %g, %none
  %r = bitcast float %h to i32"""
    )
    verdict = judged(base, head + "  %r = bitcast float %g to i32", *floats)
    assert verdict.conclusion is Conclusion.REFUSED
    assert "inf" in verdict.why_not


OPEN = {
    "division": (
        """  %d = sub i32 %v, 7
  %zero = icmp eq i32 %d, 0
  %by = select i1 %zero, i32 1, i32 %d
  %q = sdiv i32 900, %by
  %r = select i1 %zero, i32 -1, i32 %q""",
        """  %d = sub i32 %v, 7
  %r = sdiv i32 900, %d""",
    ),
    "shift": (
        """  %much = icmp ugt i32 %v, 31
  %moved = shl i32 5, %v
  %r = select i1 %much, i32 0, i32 %moved""",
        "  %r = shl i32 5, %v",
    ),
    "compare and swap": (
        """  store i32 %v, ptr %py, align 4
  %p = cmpxchg ptr %py, i32 1234567, i32 7 monotonic monotonic, align 4
  %o = load i32, ptr %py, align 4
  %r = add i32 %o, 1""",
        "  %r = add i32 %v, 1",
    ),
    "compare and swap of a block": (
        """  store i32 %v, ptr %py, align 4
  %p = call i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr %py, i32 1234567, i32 7)
  %o = load i32, ptr %py, align 4
  %r = add i32 %o, 1""",
        "  %r = add i32 %v, 1",
    ),
    "compare and swap that acquires": (
        """  store i32 %v, ptr %py, align 4
  %p = call i32 asm sideeffect "atom.acquire.gpu.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(
    ptr %py, i32 1234567, i32 7)
  %o = load i32, ptr %py, align 4
  %r = add i32 %o, 1""".replace("(\n    ", "("),
        "  %r = add i32 %v, 1",
    ),
    "atomic maximum": (
        """  store i32 70000, ptr %py, align 4
  %p = atomicrmw max ptr %py, i32 %v monotonic, align 4
  %o = load i32, ptr %py, align 4
  %r = add i32 %o, %v""",
        "  %r = add i32 %v, 70000",
    ),
    "assembly": (
        '  %r = call i32 asm "{ .reg .pred p; setp.eq.s32 p, $1, 1234567; '
        'selp.s32 $0, 5, $1, p; }", "=r,r"(i32 %v)',
        "  %r = add i32 %v, 0",
    ),
}


SWAP = "\ndeclare i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr, i32, i32)\n"


@pytest.mark.parametrize("what", OPEN)
def test_what_nothing_defines_and_conditions_without_a_comparison(judged, what):
    declare = SWAP if "of a block" in what else ""
    assert judged(*OPEN[what], declare=declare).conclusion is Conclusion.REFUSED


GARBAGE = """  %other = getelementptr [32 x float], ptr addrspace(3) @pad, i32 0, i32 %tid
  %held = load float, ptr addrspace(3) %other, align 4
  %nothing = fmul float %held, 0.0
  %zero = fptosi float %nothing to i32
  %is = fcmp uno float %nothing, 0.0
  %bad = select i1 %is, i32 1, i32 %zero
  %t = mul i32 %v, 3
  %r = add i32 %t, %bad"""


def test_nothing_hides_behind_a_product_of_garbage_and_zero(judged):
    declare = "\n@pad = internal addrspace(3) global [32 x float] undef, align 4\n"
    verdict = judged(PLAIN, GARBAGE, declare=declare)
    assert verdict.conclusion is Conclusion.REFUSED
    assert "uninitialised memory" in verdict.why_not


OVER = KERNEL.replace("@k(", "@j(").replace("BODY", "  %r = mul i32 %v, 5")
"""A second kernel, which writes what the first one has written anew."""
ARGS = 'args = ["x", "y", "n", "s"]\n'
THEN = (
    ARGS
    + '\n[[launch]]\nkernel = "j"\nwhen = "{}"\ngrid = ["ceil_div(n, 32)"]\nblock = [32]\n'
    + ARGS
)


@pytest.mark.parametrize(
    ("when", "found", "says"),
    [
        ("s != 7", Conclusion.REFUSED, "s = 7"),
        ("s * s != 49", Conclusion.CONDITIONAL, "`s * s != 49` (in j) is always true"),
    ],
)
def test_what_only_a_launch_makes_right_that_may_be_left_out(judged, when, found, says):
    changes = (ARGS, THEN.format(when))
    verdict = judged(PLAIN, "  %r = mul i32 %v, 4", changes, declare=OVER)
    assert verdict.conclusion is found
    assert says in verdict.why_not


VARIABLE = "\n@last = addrspace(1) externally_initialized global i32 0, align 4\n"


def test_a_variable_that_others_may_read_is_left_as_it_was(judged):
    kept = "  store i32 1, ptr addrspace(1) @last, align 4\n" + PLAIN
    verdict = judged(kept, PLAIN, declare=VARIABLE)
    assert verdict.conclusion is Conclusion.REFUSED
    assert "leaves something else in the module's variable last" in verdict.why_not


def test_a_variable_that_depends_on_the_order_of_blocks_is_not_asked_for(judged):
    order = """  %old = atomicrmw add ptr addrspace(1) @last, i32 1 monotonic, align 4
  %twice = mul i32 %old, %v
  store i32 %twice, ptr addrspace(1) @other, align 4
"""
    declare = VARIABLE + VARIABLE.replace("@last", "@other")
    assert judged(order + PLAIN, order + PLAIN, declare=declare).validated


def test_a_large_case_is_made_small(judged):
    verdict = judged(unless("icmp sgt i32 %v, 5000", "0"), PLAIN)
    found = verdict.counterexample
    assert len(found.values) == 1
    assert found.size["n"] < 40


def test_without_an_input_it_is_conditional_and_says_so(judged):
    verdict = judged(hashed(7), PLAIN)
    assert verdict.conclusion is Conclusion.CONDITIONAL
    assert not verdict.validated
    assert stage(verdict, DIFFERENCE).passed is True
    (text,) = verdict.assumptions
    assert "== 1234567` (in k) is always false: so in all" in text
    assert text.endswith("cases")
    assert verdict.why_not == f"assumes that {text}"
    assert verdict.guardable is None
    assert verdict.record().assumptions == (text,)


def test_what_the_entry_can_test_is_guarded(judged):
    verdict = judged(unless("icmp eq i32 %n, 77", "0"), PLAIN, DECLARED)
    assert verdict.conclusion is Conclusion.GUARDED
    assert verdict.guards == {"k": "arg2 != 77"}
    assert verdict.assumptions == ()
    assert stage(verdict, DIFFERENCE).detail.startswith("searched before its guards")
    assert verdict.record().guards == ("k: arg2 != 77",)


BEHIND = """  br label %first
first:
  %p = icmp eq i32 %s, 77
  br i1 %p, label %special, label %on
special:
  %q = icmp sgt i32 %v, 123456789
  %v7 = select i1 %q, i32 3, i32 %v
  br label %on
on:
  %w = phi i32 [ %v, %first ], [ %v7, %special ]
  %r = mul i32 %w, 3
"""
"""What no entry can test, behind what one can."""


def test_in_a_hurry_what_needs_a_test_is_judged_with_it_at_once(judged, monkeypatch):
    slow = judged(unless("icmp eq i32 %n, 77", "0"), PLAIN, DECLARED)
    hurried = Judge(judged.judge.setup, hurried=True)
    subject = Subject(program(module(PLAIN)))
    trial = hurried.begin(subject)
    assert trial.guards() == slow.guards
    monkeypatch.setattr(trial, "_correct", None)  # no stage but those of the program with it
    quick = hurried.guarded_at_once(subject, trial)
    assert trial.withdrawn
    assert quick is not None
    assert (quick.conclusion, quick.guards) == (Conclusion.GUARDED, slow.guards)
    assert {(s.name, s.passed, s.excused) for s in quick.stages} == {
        (s.name, s.passed, s.excused) for s in slow.stages
    }
    conditional = judged.judge.begin(subject).verdict()
    assert conditional.conclusion is Conclusion.CONDITIONAL
    monkeypatch.setattr(hurried, "begin", None)  # one program has one verdict
    assert hurried.guarded(subject, conditional) is quick


@pytest.mark.parametrize(
    ("base", "variant"),
    [(PLAIN, PLAIN), (PLAIN, unless("icmp eq i32 %v, 4711", "0")), (hashed("7"), PLAIN)],
    ids=["nothing to test", "a difference", "what no entry can test"],
)
def test_in_a_hurry_all_else_is_judged_as_it_was_begun(judged, base, variant):
    judged(base, variant, DECLARED)
    hurried = Judge(judged.judge.setup, hurried=True)
    subject = Subject(program(module(variant)))
    trial = hurried.begin(subject)
    assert hurried.guarded_at_once(subject, trial) is None
    assert not trial.withdrawn


def test_what_several_assumptions_need_is_tested_once():
    given = {"a": "k: arg2 < 9 and arg3 > 0", "b": "m: arg0 > 1", "c": "k: arg3 > 0 and arg2 < 8"}
    assert guards_of(given) == {"k": "arg2 < 9 and arg3 > 0 and arg2 < 8", "m": "arg0 > 1"}
    assert guards_of({**given, "d": None}) is None
    assert guards_of({}) is None


def test_one_of_several_tests_is_enough(judged):
    domain = ("[[train]]", '[domain]\nassume = ["s < 70"]\n\n[[train]]')
    verdict = judged(BEHIND, PLAIN, DECLARED, domain)
    assert verdict.conclusion is Conclusion.GUARDED
    assert verdict.guards == {"k": "arg3 != 77"}


def test_a_guard_is_kept_only_where_the_guarded_program_passes(judged, monkeypatch):
    """Here the guard cannot be read, as one that the kernel's entry cannot test."""
    monkeypatch.setattr("gevo.validate.judge.guards_of", lambda found: {"k": "arg9 == 0"})
    verdict = judged(unless("icmp eq i32 %n, 77", "0"), PLAIN, DECLARED)
    assert verdict.conclusion is Conclusion.CONDITIONAL
    assert verdict.guards == {}


def test_the_domain_discharges_an_assumption(judged):
    domain = ("[[launch]]", '[domain]\nassume = ["x < 60"]\n\n[[launch]]')
    verdict = judged(unless("icmp sgt i32 %v, 60", "0"), PLAIN, domain)
    assert verdict.conclusion is Conclusion.VALIDATED
    assert verdict.assumptions == ()
    assert "`x[" in stage(verdict, DIFFERENCE).detail
    assert "by the domain: x < 60" in stage(verdict, DIFFERENCE).detail


def test_a_case_that_takes_the_other_side_and_passes_discharges_an_assumption(judged):
    same = hashed(3 * RARE % 2**32)
    assert judged(same, PLAIN).conclusion is Conclusion.CONDITIONAL
    there = ("seed = 101", f'seed = 101\nvalues = ["x[3] = {RARE}"]')
    assert judged(same, PLAIN, there).conclusion is Conclusion.VALIDATED


def test_an_honest_variant_is_validated(judged):
    verdict = judged(PLAIN, "  %d = add i32 %v, %v\n  %r = add i32 %d, %v")
    assert verdict.conclusion is Conclusion.VALIDATED, verdict.why_not
    assert "cases at corners" in stage(verdict, CORNERS).detail
    assert "none differs" in stage(verdict, DIFFERENCE).detail


def test_a_kernel_that_fails_before_is_not_searched_for_a_difference(judged):
    verdict = judged(PLAIN, "  %r = mul i32 %v, 5")
    assert stage(verdict, DIFFERENCE).passed is None
    assert stage(verdict, DIFFERENCE).excused


def one(kind=Site.BRANCH, source="k.cu:7", type_="", **more):
    condition = Condition("k", kind, "", (frozenset(), frozenset()), "i < n", source, (), type_)
    return OneSided(condition, 4, **more)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (one(missing=0), "`i < n` (k.cu:7) is always true: so in all 9 cases"),
        (one(missing=1), "`i < n` (k.cu:7) is always false: so in all 9 cases"),
        (one(missing=1, source=""), "`i < n` (in k) is always false: so in all 9 cases"),
        (
            one(missing=1, own=True),
            "`i < n` (k.cu:7), a condition of its own, is always false: so in all 9 cases",
        ),
        (
            one(Site.VALUE, type_="float", bits=0x3F800000),
            "`i < n` (k.cu:7) is always 1: so in all 9 cases",
        ),
        (
            one(Site.VALUE, type_="i32", bits=2**32 - 5),
            "`i < n` (k.cu:7) is always -5: so in all 9 cases",
        ),
    ],
)
def test_how_an_assumption_reads(found, words):
    assert sentence(found, 9) == words


@pytest.mark.parametrize("statement", ["s <= 8 or n == s * s", "not (s > 8 and n != s * s)"])
def test_a_domain_that_says_or_excludes_neither_side(judged, statement):
    """Of 9 and 81 it allows that s is above 8, though no case that breaks it does."""
    domain = ("[[launch]]", f'[domain]\nassume = ["{statement}"]\n\n[[launch]]')
    verdict = judged(unless("icmp sgt i32 %s, 8", "0"), PLAIN, domain)
    assert verdict.conclusion is not Conclusion.VALIDATED
    assert "by the domain" not in stage(verdict, DIFFERENCE).detail


def test_what_the_domain_vouches_for_is_told_apart():
    first = one(missing=1, guard="k: arg2 == 0", vouched=("n > 0", "m > 0"))
    second = one(missing=0, source="k.cu:9")
    open_, vouched = assumptions((first, second), 9)
    assert list(open_.values()) == [None]
    assert list(open_) == [sentence(second, 9)]
    assert vouched == (f"{sentence(first, 9)}; by the domain: n > 0 and m > 0",)


LOOPED = """  br label %turns
turns:
  %at = phi i32 [ 0, %rest ], [ %then, %turns ]
  %sum = phi i32 [ %v, %rest ], [ %more, %turns ]
  %vk = add i32 %v, %at
  %a = mul i32 %vk, 668265261
  %b = lshr i32 %a, 15
  %c = xor i32 %a, %b
  %cond = icmp eq i32 %c, 1234567
  %some = select i1 %cond, i32 7, i32 3
  %more = add i32 %sum, %some
  %then = add i32 %at, 1
  %turn_again = icmp slt i32 %then, 8
  br i1 %turn_again, label %turns, label %done2
done2:
  %p = icmp eq i32 %s, 77
  %w = mul i32 %more, 5
  %r = select i1 %p, i32 %w, i32 %more
"""
"""A rare number in a loop, and behind it a number that the domain excludes."""


def test_the_domain_vouches_for_no_other_condition_that_passes_put_in_its_place(judged):
    """Unrolled, a copy of the rare condition has the number of the one that is excluded."""
    baseline = program(module(WASTE + LOOPED))
    unroll = [e for e in moves(baseline) if e.kind == "unroll" and e.count == 4][-1]
    editor = open_editor(baseline)
    apply_edits(editor, (unroll,))
    rare = [s.uid for s in editor.sites() if "1234567" in [slot.value.ref for slot in s.slots]]
    assert len(rare) == 4
    forced = [
        edit
        for edit in singles(baseline, Patch((unroll,)))
        if isinstance(edit, Delete) and "false" in [new.ref for _, new in edit.rewires]
    ]
    waste = next(e for e in forced if e.uid == "u16")
    domain = ("[[train]]", '[domain]\nassume = ["s < 70"]\n\n[[train]]')
    copy = next(e for e in forced if e.uid == rare[2])
    verdict = judged(LOOPED, None, DECLARED, domain, patch=Patch((unroll, copy, waste)))
    assert verdict.conclusion is Conclusion.CONDITIONAL
    (text,) = verdict.assumptions
    assert "== 1234567` (in k) is always false" in text


RIGHT = [(n * 7 + 3) % 251 for n in range(256)]
WRONG = [n + 1 if 128 <= place <= 132 else n for place, n in enumerate(RIGHT)]
TABLES = "".join(
    f"@{name} = internal constant [256 x i8] [{', '.join(f'i8 {n}' for n in table)}]\n"
    for name, table in (("right", RIGHT), ("wrong", WRONG))
)
LOOKED_UP = """  %place = and i32 %v, 255
  %wide_place = zext i32 %place to i64
  %there = getelementptr i8, ptr @TABLE, i64 %wide_place
  %found = load i8, ptr %there
  %r = zext i8 %found to i32
"""
BYTES = [
    ('dtype = "i32"\nshape = ["n"]\ninit', 'dtype = "u8"\nshape = ["4 * n"]\ninit'),
    DECLARED,
]


def test_a_table_that_is_wrong_for_a_few_bytes_is_refused(judged):
    base, variant = (LOOKED_UP.replace("TABLE", name) for name in ("right", "wrong"))
    verdict = judged(base, variant, *BYTES, declare=TABLES)
    assert verdict.conclusion is Conclusion.REFUSED
    assert stage(verdict, CORNERS).passed is False


NEAR = """  %d = sub i32 %v, -77777777
  %a = call i32 @llvm.abs.i32(i32 %d, i1 false)
  %cond = icmp ugt i32 %a, 3
  %other = mul i32 %v, 3
  %r = select i1 %cond, i32 %other, i32 7
"""


def test_what_is_near_a_number_far_from_all_cases_is_found(judged):
    verdict = judged(NEAR, PLAIN, declare="declare i32 @llvm.abs.i32(i32, i1)\n")
    assert verdict.conclusion is Conclusion.REFUSED
    assert stage(verdict, CORNERS).passed is False


BURIED = """  %d = xor i32 %v, 123456789
  %less = sub i32 %d, 1
  %not = xor i32 %d, -1
  %both = and i32 %less, %not
  %one = lshr i32 %both, 31
  %other = mul i32 %v, 3
  %r = add i32 %other, %one
"""


def test_one_number_that_no_condition_names_is_worked_out(judged):
    verdict = judged(PLAIN, BURIED)
    assert verdict.conclusion is Conclusion.REFUSED
    assert stage(verdict, DIFFERENCE).passed is False
    assert verdict.counterexample.values == ("x = 123456789",)


COUNTED = hashed(0).replace("  %r = select i1 %cond, i32 0, i32 %other", "") + (
    "  %one = zext i1 %cond to i32\n  %r = {} i32 %other, %one"
)


@pytest.mark.parametrize(
    ("variant", "found"), [("sub", Conclusion.CONDITIONAL), ("add", Conclusion.VALIDATED)]
)
def test_what_follows_from_a_side_that_no_case_takes(judged, variant, found):
    """Both compute the condition in the same way: what they do with it is seen by forcing it."""
    verdict = judged(COUNTED.format("add"), COUNTED.format(variant), DECLARED)
    assert verdict.conclusion is found
    assert any("1234567" in text for text in verdict.assumptions) is (variant == "sub")


NEIGHBOURS = """  %own = getelementptr i32, ptr addrspace(3) @t, i32 %tid
  store i32 %v, ptr addrspace(3) %own, align 4
MEET
  %before = sub i32 %tid, 1
  %least = call i32 @llvm.smax.i32(i32 %before, i32 0)
  %other = getelementptr i32, ptr addrspace(3) @t, i32 %least
  %got = load volatile i32, ptr addrspace(3) %other, align 4
  %r = add i32 %got, %s"""
MEETING = """@t = internal addrspace(3) global [32 x i32] undef
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.smax.i32(i32, i32)
"""
BARRIER = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
SELDOM = f"""  %skip = icmp eq i32 %s, 77777
  br i1 %skip, label %on, label %meet
meet:
{BARRIER}  br label %on
on:"""


def test_what_is_no_race_but_for_one_number(judged):
    """The order of blocks and lanes that runs take gives what it should even then."""
    whole = (
        (
            "n = { low = 8, high = 64, multiple_of = 8 }",
            "n = { low = 32, high = 96, multiple_of = 32 }",
        ),
    )
    declared = tuple(text.replace(*whole[0]) for text in DECLARED)
    verdict = judged(
        NEIGHBOURS.replace("MEET", BARRIER),
        NEIGHBOURS.replace("MEET", SELDOM),
        ("sizes = { n = 40 }", "sizes = { n = 96 }"),
        declared,
        declare=MEETING,
    )
    assert verdict.conclusion is Conclusion.REFUSED
    assert verdict.why_not.startswith(f"{DIFFERENCE}: race: ")
    assert "s = 77777" in case_text(verdict.counterexample)
