"""What was really emitted is judged: PTX that does not do what its program does is refused."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gevo.errors import CompileFailed
from gevo.evaluate import jobs
from gevo.records.schema import Conclusion
from gevo.validate.judge import Judge
from gevo.validate.runs import READ_BACK
from gevo.validate.verdict import Subject
from tests.trials import Trials

CHEATS = Path(__file__).parents[1] / "cheats"

BROKEN = {
    # kernel of tests/cheats, workload, what is emitted, what stands there instead, what is found
    "barrier": ("honest", "histogram", "ints", r"bar\.sync[^;]*;", "", "race"),
    "scope of a fence": (
        "honest_memory",
        "counter_puts_itself_back",
        "order",
        r"membar\.gl;",
        "membar.cta;",
        "race",
    ),
    "scope of an atomic": (
        "honest_memory",
        "counted_in_any_order",
        "totals",
        r"atom\.global\.add",
        "atom.relaxed.cta.global.add",
        "race",
    ),
    "rounding": ("honest", "atomic_bits", "floats_exact", r"mul\.f32", "mul.rz.f32", "wrong"),
    "lane": ("honest", "shuffled", "ints", r"shfl\.sync\.bfly", "shfl.sync.up", "wrong"),
    "bound": (
        "honest",
        "halo",
        "ints",
        r"(setp\.lt\.s32 *\t%p\d+, %r\d+), 1;",
        r"\1, 0;",
        "out_of_bounds",
    ),
}


def judged(monkeypatch, bench, subject, changes=None, own=None):
    """The verdict, where what is emitted for the program or for the unmodified one is changed."""
    real, emitted = jobs.ptx_of_all, []

    def altered(text, launched):
        ptx = real(text, launched)
        emitted.append(ptx)
        how = own if len(emitted) == 1 else changes
        if how is None:
            return ptx
        assert re.search(how[0], ptx), ptx
        return re.sub(how[0], how[1], ptx)

    judge = Judge(bench)
    monkeypatch.setattr(jobs, "ptx_of_all", altered)
    judge.code.result()  # a job of this executor runs when its result is asked for
    return judge.begin(subject).verdict()


def stage(verdict):
    return next(s for s in verdict.stages if s.name == READ_BACK)


@pytest.mark.parametrize("what", BROKEN)
def test_broken_code_generation_is_refused_by_this_stage_alone(monkeypatch, tmp_path, what):
    file, kernel, workload, old, new, found = BROKEN[what]
    trials = Trials(CHEATS, tmp_path, explores=False)
    bench = trials.bench(file, kernel, workload)
    subject = Subject(trials.program(file, kernel))
    assert judged(monkeypatch, bench, subject).validated
    monkeypatch.undo()
    verdict = judged(monkeypatch, bench, subject, (old, new))
    print(*verdict.stages, sep="\n")
    assert verdict.conclusion is Conclusion.REFUSED
    assert [s.name for s in verdict.stages if s.passed is False] == [READ_BACK]
    assert stage(verdict).detail.startswith(f"{found}: ")
    if found == "race":
        assert "emitted.ptx:" in stage(verdict).detail
        assert verdict.race_free is False


@pytest.fixture
def winner(tiny, edits):
    return Subject(tiny.program(edits["first"], edits["second"]))


def test_what_the_unmodified_programs_ptx_does_too_is_not_held_against_a_winner(
    monkeypatch, tmp_path
):
    trials = Trials(CHEATS, tmp_path, explores=False)
    bench = trials.bench("honest", "histogram", "ints")
    subject = Subject(trials.program("honest", "histogram"))
    broken = r"bar\.sync[^;]*;", ""
    verdict = judged(monkeypatch, bench, subject, broken, broken)
    print(stage(verdict))
    assert verdict.validated
    assert verdict.race_free is False
    assert "as in the unmodified program: race" in stage(verdict).detail


UNKNOWN = r"ret;", "barrier.cluster.arrive.aligned;\n\tret;"


def test_what_the_reader_refuses_in_both_is_not_judged(monkeypatch, tiny, winner):
    verdict = judged(monkeypatch, tiny.bench(), winner, UNKNOWN, UNKNOWN)
    assert verdict.validated
    assert stage(verdict).excused
    assert "the unmodified program's PTX is not read" in stage(verdict).detail
    assert "barrier.cluster" in stage(verdict).detail


def test_what_it_refuses_in_a_winner_alone_leaves_the_verdict_open(monkeypatch, tiny, winner):
    verdict = judged(monkeypatch, tiny.bench(), winner, UNKNOWN)
    assert verdict.conclusion is Conclusion.NOT_JUDGED
    assert verdict.why_not.startswith(f"{READ_BACK}: its PTX is not read: emitted.ptx")


def test_wrong_outputs_of_the_unmodified_programs_ptx_say_nothing(monkeypatch, tiny, winner):
    """It is asked only where it may excuse something."""
    wrong = r"mul\.lo\.s32", "max.s32"
    verdict = judged(monkeypatch, tiny.bench(), winner, own=wrong)
    assert verdict.validated
    assert stage(verdict).passed is True


def test_a_kernel_that_is_missing_is_refused(monkeypatch, tiny, winner):
    verdict = judged(monkeypatch, tiny.bench(), winner, (r"triple", "treble"))
    assert stage(verdict).passed is False
    assert "the program has no kernel triple" in stage(verdict).detail
    monkeypatch.undo()
    verdict = judged(monkeypatch, tiny.bench(), winner, own=(r"triple", "treble"))
    assert verdict.validated
    assert stage(verdict).passed is True


def test_an_unmodified_program_without_ptx_excuses_the_stage(monkeypatch, tiny, winner):
    judge = Judge(tiny.bench())
    refused = CompileFailed("LLVM refuses the module")
    monkeypatch.setattr(judge.code, "result", lambda: (_ for _ in ()).throw(refused))
    verdict = judge.begin(winner).verdict()
    assert verdict.validated
    assert "is not emitted: LLVM refuses the module" in stage(verdict).detail


def test_where_nothing_runs_on_simt_the_stage_is_not_judged(tiny, winner):
    class Large(type(tiny.bench())):
        @property
        def unjudged(self):
            return {READ_BACK: "not run: too much"}

    bench = tiny.bench()
    large = Large(**{name: getattr(bench, name) for name in bench.__dataclass_fields__})
    verdict = Judge(large).begin(replace(winner)).verdict()
    assert verdict.conclusion is Conclusion.NOT_JUDGED
    assert stage(verdict).detail == "not run: too much"
