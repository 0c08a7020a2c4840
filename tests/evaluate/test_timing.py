"""Scores are times of `[[timing]]` cases, where a workload has some."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.device.simt.device import SimtDevice
from gevo.errors import WorkloadError
from gevo.evaluate.scoring.score import Duel, Scorer
from gevo.evaluate.scoring.timing import SharedFiles
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.load import load_text
from gevo.validate.setup import baseline_measurements
from gevo.validate.speed import speed_stage
from gevo.workload.spec import load
from tests.smallkernel import HEAD, KERNEL, SPEC

TIMING = """
[[timing]]
seed = 201
sizes = { n = 40000 }
"""
BODY = "  %a = mul i32 %v, %s\n  %r = add i32 %a, 1"
SLOW = "  %again = load volatile i32, ptr %px, align 4\n" + BODY
LATE = "  %big = icmp sgt i32 %i, 5000\n  %t = select i1 %big, i32 9, i32 %s\n" + BODY.replace(
    "%v, %s", "%v, %t"
)


def program(body=BODY):
    return load_text(HEAD + KERNEL.replace("BODY", body))


@pytest.fixture
def make(tmp_path):
    def made(extra=TIMING, launches=1):
        (tmp_path / "k.ll").write_text(program().text)
        spec = tmp_path / "k.toml"
        spec.write_text(SPEC.replace('kernel = "k"', f'kernel = "k"\nrepeat = {launches}') + extra)
        return load(spec)

    return made


def scorer_of(workload):
    return Scorer(open_device("simt"), workload, program(), 0.0, True)


def score(scorer, body=BODY):
    return scorer.score(scorer.lower(program(body)).lowered)


@pytest.fixture
def recorded(monkeypatch):
    """How many times a case was recorded."""
    calls = []
    record = SimtDevice.record

    def counted(self, binary, launches):
        calls.append(binary.digest)
        return record(self, binary, launches)

    monkeypatch.setattr(SimtDevice, "record", counted)
    return calls


def sharing(workload, files, baseline=None):
    return Scorer(open_device("simt"), workload, baseline or program(), 0.0, True, files.paths)


def test_processes_share_what_they_have_recorded(make, recorded):
    workload, files = make(), SharedFiles(1)
    alone = score(scorer_of(workload), SLOW)
    recorded.clear()
    found = [score(sharing(workload, files), body) for body in (SLOW, BODY, SLOW)]
    assert len(recorded) == 1
    assert found[0] == found[2] == alone
    assert found[1].times_ns < alone.times_ns
    assert score(sharing(workload, files), LATE).outcome is Outcome.WRONG


def test_a_shared_recording_is_of_one_program(make, recorded):
    workload, files = make(), SharedFiles(1)
    score(sharing(workload, files))
    held = Path(files.paths[0]).read_bytes()
    other = sharing(workload, files, program(SLOW))
    assert score(other, SLOW).times_ns == score(scorer_of(workload), SLOW).times_ns
    assert len(set(recorded)) == 2
    assert Path(files.paths[0]).read_bytes() == held, "pages that others have mapped"


def test_a_file_that_is_not_whole_is_written_anew(make, recorded):
    workload, files = make(), SharedFiles(1)
    score(sharing(workload, files))
    for size in (0, 100, os.stat(files.paths[0]).st_size - 1):
        os.truncate(files.paths[0], size)
        recorded.clear()
        assert score(sharing(workload, files)).ok
        assert score(sharing(workload, files)).ok
        assert len(recorded) == 1


def test_a_run_that_was_recorded_as_a_whole_is_not_run_again(make, monkeypatch):
    workload = make(launches=3)
    case, files = workload.timing[0], SharedFiles(1)
    scorer = sharing(workload, files)
    launches = workload.launches(case)
    wanted = scorer.device.run(scorer.baseline_binary(), launches, RunOptions())
    score(sharing(workload, files))

    def refused(self, *args):
        raise AssertionError("run again")

    monkeypatch.setattr(SimtDevice, "run", refused)
    ready = scorer.prepare(case)
    assert scorer.timing.whole(case).fuel_used == wanted.fuel_used
    assert (ready.expected["y"] == wanted.outputs["y"]).all()
    assert scorer_of(make()).timing.whole(case) is None, "of one launch a part is recorded"


def test_what_is_no_shared_file_is_not_touched(make, tmp_path):
    workload, mine = make(), tmp_path / "mine"
    mine.write_text("mine")
    files = SharedFiles(0)
    files.paths = (str(mine),)
    assert score(sharing(workload, files)).ok
    files.paths = ("/proc/self/fd/12345",)
    assert score(sharing(workload, files)).ok
    assert mine.read_text() == "mine"


def test_the_time_is_that_of_the_timing_cases(make):
    workload = make()
    small = score(scorer_of(replace(workload, timing=())))
    scorer = scorer_of(workload)
    found = score(scorer)
    case = workload.timing[0]
    assert [c.name for c in (*workload.train, case)][-1] == "timing0"
    assert found.ok
    assert found.times_ns != small.times_ns
    launches = scorer.prepare(case).baseline
    whole = scorer.device.run(scorer.baseline_binary(), launches, RunOptions())
    assert found.times_ns == pytest.approx(whole.times_ns, rel=0.01)
    slower = score(scorer, SLOW)
    assert slower.runtime_ns > found.runtime_ns


def test_what_is_wrong_at_the_real_size_only_is_wrong(make):
    workload = make()
    assert score(scorer_of(replace(workload, timing=())), LATE).ok
    found = score(scorer_of(workload), LATE)
    assert found.outcome is Outcome.WRONG
    assert "case timing0" in found.detail
    assert not found.times_ns


def test_a_worker_that_timed_others_gives_the_same(make):
    workload = make()
    alone = score(scorer_of(workload), SLOW)
    scorer = scorer_of(workload)
    for body in (LATE, BODY, SLOW, LATE):
        score(scorer, body)
    assert score(scorer, SLOW) == alone


def test_validation_compares_on_timing_cases(make):
    workload = make()
    scorer = scorer_of(workload)
    lowered = scorer.lower(program(SLOW)).lowered
    duels = {
        "timing": scorer.duel(lowered, workload.timing, 1, 0),
        "training": scorer.duel(lowered, workload.train, 1, 0),
    }
    duel = duels["timing"]
    assert duel.baseline.times_ns == score(scorer).times_ns
    assert duel.candidate.times_ns == score(scorer, SLOW).times_ns
    stage, _ = speed_stage(duels)
    assert stage.passed is False
    assert stage.detail.startswith("no gain shown: timing cases")
    assert duel.forecasts is not None
    assert duel.forecasts[0].sampling == duel.candidate.sampling


def test_timing_cases_decide_where_there_are_some(make):
    base = Measurement(Outcome.OK, (100.0,), 0.0, "simt", True)
    faster, same = (replace(base, times_ns=(t,)) for t in (90.0, 100.0))
    gains_there = {"timing": Duel(faster, base), "training": Duel(same, base)}
    gains_small = {"timing": Duel(same, base), "training": Duel(faster, base)}
    assert speed_stage(gains_there)[0].passed
    assert not speed_stage(gains_small)[0].passed
    slower = replace(base, times_ns=(110.0,))
    assert not speed_stage({"timing": Duel(faster, base), "training": Duel(slower, base)})[
        0
    ].passed


def test_the_baseline_of_a_run_has_the_same_time(make):
    workload = make()
    scorer = scorer_of(workload)

    class Now:
        def __init__(self, value):
            self.value = value

        def result(self):
            return self.value

        def add_done_callback(self, call):
            call(self)

    class Here:
        def fingerprint(self):
            return "simt", True, {}

        def measure(self, program, plan, bitwise=False):
            return Now(scorer.measure(scorer.lower(program).lowered, plan, bitwise))

        def duel(self, program, cases, trials, warm):
            return Now(scorer.duel(scorer.lower(program).lowered, cases, trials, warm))

    training, _ = baseline_measurements(Here(), workload, program())
    assert training.times_ns == score(scorer).times_ns


def test_a_case_that_cannot_be_recorded_is_one_line(make):
    scorer = scorer_of(make(TIMING.replace("40000", "400000000")))
    with pytest.raises(WorkloadError, match=r"timing case timing0: .*use a smaller case"):
        score(scorer)


def test_the_sampling_error_is_kept_in_records():
    found = Measurement(Outcome.OK, (5.0,), 0.0, "simt", True, sampling=0.02)
    assert Measurement.from_json(found.to_json()) == found
    assert "sampling" not in replace(found, sampling=0.0).to_json()


PAIR = """define ptx_kernel void @a(ptr %x, ptr %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, 32
  %i = add i32 %base, %tid
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %wide = sext i32 %i to i64
  %px = getelementptr i32, ptr %x, i64 %wide
  %v = load i32, ptr %px, align 4
  FIRST
  %ps = getelementptr i32, ptr %s, i64 %wide
  store i32 %r, ptr %ps, align 4
  br label %done
done:
  ret void
}
define ptx_kernel void @b(ptr %s, ptr %y, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, 32
  %i = add i32 %base, %tid
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %wide = sext i32 %i to i64
  %ps = getelementptr i32, ptr %s, i64 %wide
  %v = load i32, ptr %ps, align 4
  SECOND
  %py = getelementptr i32, ptr %y, i64 %wide
  store i32 %r, ptr %py, align 4
  br label %done
done:
  ret void
}
"""
PAIR_SPEC = """program = "k.ll"
[sizes]
n = 64
[arrays.x]
role = "in"
dtype = "i32"
shape = ["n"]
init = { kind = "integers", low = 0, high = 31 }
[arrays.s]
role = "ROLE"
dtype = "i32"
shape = ["n"]
[arrays.y]
role = "out"
dtype = "i32"
shape = ["n"]
[[launch]]
kernel = "a"
grid = ["ceil_div(n, 32)"]
block = [32]
args = ["x", "s", "n"]
[[launch]]
kernel = "b"
grid = ["ceil_div(n, 32)"]
block = [32]
args = ["s", "y", "n"]
[[train]]
seed = 1
[[heldout]]
seed = 2
[[timing]]
seed = 201
sizes = { n = 40000 }
"""
SLOW_FIRST = "%w = load volatile i32, ptr %px, align 4\n  %r = add i32 %v, 1000000"
SECOND = "%r = sub i32 %v, 1000000"
OTHER_FORM = ("%r = xor i32 %v, -1", "%r = xor i32 %v, -1")
PLACES = (
    "%r = add i32 %v, 0",
    """%wideplace = sext i32 %v to i64
  %pz = getelementptr i32, ptr %s, i64 %wideplace
  %z = load i32, ptr %pz, align 4
  %zero = mul i32 %z, 0
  %r = add i32 %v, %zero""",
)
"""What is found in the other array is used as an index, which it is only of this program's own."""


def pair(first: str, second: str):
    return load_text(HEAD + PAIR.replace("FIRST", first).replace("SECOND", second))


@pytest.fixture
def two(tmp_path, monkeypatch):
    """Scores a pair of kernels beside one that passes numbers on, and counts runs as a whole."""
    runs = []
    run = SimtDevice.run

    def counted(self, binary, launches, options):
        runs.append(binary.digest)
        return run(self, binary, launches, options)

    def scored(first: str, second: str, role: str = "scratch") -> tuple[Measurement, int]:
        base = pair(SLOW_FIRST, SECOND)
        (tmp_path / "k.ll").write_text(base.text)
        spec = tmp_path / "k.toml"
        spec.write_text(PAIR_SPEC.replace("ROLE", role))
        scorer = Scorer(open_device("simt"), load(spec), base, 0.0, True)
        lowered = scorer.lower(pair(first, second)).lowered
        scorer.timing.unmodified(scorer.workload.timing)
        monkeypatch.setattr(SimtDevice, "run", counted)
        found = scorer.score(lowered)
        monkeypatch.setattr(SimtDevice, "run", run)
        return found, runs.count(lowered.digest)

    return scored


@pytest.mark.parametrize("program", [OTHER_FORM, PLACES])
def test_what_kernels_pass_on_may_have_another_form(two, program):
    found, _ = two(*program)
    assert (found.outcome, found.detail) == (Outcome.OK, "")


def test_what_comes_out_wrong_of_another_form_is_named_as_it_is(two):
    found, _ = two(OTHER_FORM[0], "%big = icmp sgt i32 %i, 5000\n"
                   "  %m = select i1 %big, i32 3, i32 -1\n  %r = xor i32 %v, %m")  # fmt: skip
    assert found.outcome is Outcome.WRONG
    assert "of 40000 elements of 'y' differ" in found.detail


def test_an_array_that_is_compared_has_the_form_that_the_workload_says(two):
    found, _ = two(*OTHER_FORM, role="out")
    assert found.outcome is Outcome.WRONG


def test_what_passes_on_the_same_is_not_run_as_a_whole(two):
    _, plain = two("%r = add i32 %v, 1000000", SECOND)
    _, other = two(*OTHER_FORM)
    assert other == plain + 1
