"""What becomes of a front: minimised, validated, explained, written down."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from gevo.edits.apply import apply
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.run import Winner
from gevo.records.schema import Stage
from gevo.search.archive import Archive
from gevo.search.individual import Individual
from gevo.study.contest import Contest, Judged
from gevo.study.judging import Winners, archive_of, corrected_for_number, safest
from gevo.study.progress import Tracker
from gevo.validate.runs import HELD_OUT, RACES, WATCHED
from gevo.validate.speed import SPEED
from gevo.validate.statistics import LEAST_MODELLED_GAIN
from gevo.validate.verdict import Verdict
from tests.journals import lines
from tests.validate.conftest import write_run


@pytest.fixture
def winners(tiny, run):
    """Makes Winners; further arguments are those of `Contest`."""

    def make(sanitize=lambda program: (), run=run, **options):
        archive = archive_of(run, tiny.target())
        measured = archive.baseline.measurement
        tracker = Tracker(lambda progress: None, None)
        contest = Contest(tiny.bench(), measured, sanitize, **options)
        about = run, tiny.target(), measured, tracker, contest.round, contest.effects
        return Winners(*about, minimized=contest.minimized), archive

    return make


def records(run, kind):
    return [r for r in lines(run.path / "journal.jsonl") if r["type"] == kind]


def names(patch):
    return [edit.id for edit in patch]


def test_minimised_before_judged(winners, run, tiny):
    judge, archive = winners()
    (judged,) = judge.judge(archive)
    # The edit that is right for one size only brought nothing, so it goes, and one that brought
    # a hundredth of the gain; what remains is right.
    assert (judged.individual.id, judged.verdict.why_not) == (2, None)
    assert names(judged.individual.patch) == ["e01", "e02", "e04", "e05"]
    assert names(judged.contender.patch) == ["e01", "e02"]
    (minimized,) = records(run, "minimized")
    assert (minimized["id"], minimized["from"], minimized["to"]) == (2, 4, 2)
    (validation,) = records(run, "validation")
    assert validation["validated"]
    winner = Winner.load(run.path / "front" / "01.patch.json")
    assert names(winner.patch) == ["e01", "e02"]
    assert winner.gives == apply(tiny.baseline, winner.patch).program.digest
    assert (run.path / "front" / "01.ll").read_text() == judged_text(tiny, judged)
    assert ".visible .entry triple" in (run.path / "front" / "01.ptx").read_text()


def judged_text(tiny, judged):
    program = apply(tiny.baseline, judged.contender.patch).program
    return tiny.executor.lower(program).result().lowered.text


def test_what_gains_less_than_the_gate_asks_for_is_not_tried(winners, tiny, tmp_path, edits):
    run = write_run(tiny, tmp_path / "little", [(edits["second"],)])
    archive = archive_of(run, tiny.target())
    assert 1.0 < archive.speedup(archive.individuals[1]) < 1.0 + LEAST_MODELLED_GAIN
    judge, _ = winners(run=run)
    assert judge.judge(archive) == []
    assert records(run, "validation") == []


def test_effects_show_that_the_edits_need_each_other(winners, run):
    judge, archive = winners()
    judge.judge(archive)
    (effects,) = records(run, "effects")
    assert effects["id"] == 2
    first, second = effects["edits"]
    assert 1.0 < second["alone"]["speedup"] < first["alone"]["speedup"] < 1.1
    assert first["without"]["speedup"] < 1.1
    assert second["without"]["speedup"] < 1.1
    pair = effects["pairs"][0]
    assert pair["speedup"] > 1.4
    assert pair["epistasis"] > 0.2


def test_a_member_that_fails_makes_way_for_the_next_best(winners, run):
    judge, archive = winners(minimize=False)
    bad, good = judge.judge(archive)
    assert (bad.individual.id, good.individual.id) == (2, 1)
    assert bad.verdict.why_not.startswith(f"{HELD_OUT}: out_of_bounds")
    assert good.verdict.validated
    assert [r["validated"] for r in records(run, "validation")] == [False, True]
    assert records(run, "minimized") == []
    assert names(Winner.load(run.path / "front" / "01.patch.json").patch) == ["e01", "e02", "e03"]
    assert not (run.path / "front" / "02.ll").exists()


def test_where_a_minimal_patch_fails_the_whole_one_has_its_turn(winners, run, tiny, edits):
    whole = next(i for i in archive_of(run, tiny.target()).individuals if i.id == 1)
    wrong = tiny.program(edits["first"], edits["second"], edits["narrow"])
    patch = replace(whole.patch, edits=(edits["first"], edits["second"], edits["narrow"]))
    known = {1: replace(whole, patch=patch, digest=wrong.digest)}
    judge, archive = winners(minimize=False, minimized=known)
    judged = judge.judge(only(archive, whole))
    assert names(judged[0].contender.patch) == ["e01", "e02", "e03"]
    assert judged[0].verdict.validated
    assert records(run, "minimized")[0]["to"] == 3


def test_what_is_left_without_the_edit_that_is_wrong_is_judged(winners, run, monkeypatch):
    # Minimisation would have taken this one out, as it brings nothing; one that gains stays.
    monkeypatch.setattr(
        "gevo.study.contest.minimize_all", lambda baseline, wanted, *how: list(wanted)
    )
    judge, archive = winners()
    (judged,) = judge.judge(archive)
    assert (judged.individual.id, judged.verdict.why_not) == (2, None)
    assert names(judged.individual.patch) == ["e01", "e02", "e04", "e05"]
    assert names(judged.contender.patch) == ["e01", "e02", "e05"]
    assert judged.spoilers == {"e04"}


def test_where_time_is_short_what_is_wrong_goes_before_a_patch_is_minimised(
    winners, run, monkeypatch
):
    given = []

    def noted(baseline, wanted, *how):
        given.extend(names(one.patch) for one in wanted)
        return list(wanted)

    monkeypatch.setattr("gevo.study.contest.minimize_all", noted)
    judge, archive = winners(hurried=True)
    (judged,) = judge.judge(archive)
    assert given == [["e01", "e02", "e05"]]
    assert (judged.individual.id, judged.verdict.why_not) == (2, None)
    assert judged.spoilers == {"e04"}


def test_no_program_gets_a_second_verdict_in_the_name_of_one_individual(
    winners, run, tiny, edits, monkeypatch
):
    whole = next(i for i in archive_of(run, tiny.target()).individuals if i.id == 2)
    patch = replace(whole.patch, edits=(edits["first"], edits["narrow"]))
    other = replace(whole, patch=patch, digest=tiny.program(*patch).digest)
    monkeypatch.setattr(
        Contest, "_other", lambda self, judged: other if judged.contender is whole else whole
    )
    begun = []
    begin = Contest._begin
    monkeypatch.setattr(
        Contest, "_begin", lambda self, one: begun.append(one.digest) or begin(self, one)
    )
    judge, _ = winners(minimize=False)
    judged = {}
    judge.judging([whole], judged)
    assert begun == [whole.digest, other.digest]
    assert judged[2].contender is whole


def only(archive: Archive, individual: Individual) -> Archive:
    found = Archive(archive.baseline)
    found.add(individual)
    return found


def test_a_finding_of_the_sanitizer_refuses_a_winner(winners, run):
    stage = Stage("compute-sanitizer memcheck", False, "Invalid __global__ read")
    judge, archive = winners(sanitize=lambda program: (stage,))
    judged = judge.judge(archive)
    assert not any(j.verdict.validated for j in judged)
    assert judged[0].verdict.why_not == "compute-sanitizer memcheck: Invalid __global__ read"
    assert not (run.path / "front").exists()


def test_the_journal_is_the_same_every_time(winners, run):
    judge, archive = winners()
    before = run.journal.path.read_bytes()
    judge.judge(archive)
    first = run.journal.path.read_bytes()
    run.journal.path.write_bytes(before)
    judge, archive = winners()
    judge.judge(archive)
    assert run.journal.path.read_bytes() == first


def test_p_values_are_corrected_for_the_number_of_candidates(winners):
    """Each alone would pass at 0.05; among three only the smallest does."""
    _, archive = winners()

    def judged(number, p_value):
        individual = replace(archive.baseline, id=number)
        verdict = Verdict((Stage(SPEED, True, "1.2"),), p_value=p_value)
        return Judged(individual, individual, verdict)

    found = corrected_for_number([judged(1, 0.03), judged(2, 0.001), judged(3, 0.04)])
    assert [j.verdict.validated for j in found] == [False, True, False]
    assert found[0].verdict.why_not.endswith(
        "may be chance (p = 0.06, corrected for 3 candidates)"
    )
    modelled = corrected_for_number([judged(1, None), judged(2, 0.04)])
    assert all(j.verdict.validated for j in modelled)


def test_where_time_is_short_what_is_as_exact_is_judged_first(winners):
    _, archive = winners()
    some = archive.individuals[1]
    baseline = archive.baseline.measurement
    exact, inexact = some, replace(some, measurement=replace(some.measurement, error=0.5))
    assert safest([inexact, exact, exact], baseline) == [exact]
    assert safest([inexact, inexact], baseline) == [inexact]
    assert safest([], baseline) == []


@pytest.mark.parametrize("alone", [False, True], ids=["as before", "by the edits"])
def test_a_race_on_a_case_tells_which_edits_are_to_go(tiny, run, monkeypatch, alone):
    """Unless the unmodified program has it, too."""
    archive = archive_of(run, tiny.target())
    contest = Contest(tiny.bench(), archive.baseline.measurement, lambda program: ())
    one = next(i for i in archive.individuals if i.id == 1)
    racing = contest.setup.cases.corners[3]

    def run_on(self, program, runs):
        races = (racing, WATCHED) in runs and not (alone and program.digest != one.digest)
        outcome = Outcome.RACE if races else Outcome.OK
        return SimpleNamespace(result=lambda: Measurement(outcome), cancel=lambda: None)

    monkeypatch.setattr(Contest, "_run", run_on)

    def failing(stage):
        return contest._failing(Judged(one, one, Verdict(stages=(stage,))))

    assert failing(Stage(RACES, False)) == ((racing, WATCHED) if alone else None)
    assert failing(Stage(RACES, True)) is None


def test_one_program_is_refused_once(tiny, run, monkeypatch):
    archive = archive_of(run, tiny.target())
    bench = tiny.bench()
    contest = Contest(bench, archive.baseline.measurement, lambda program: (), minimize=False)
    begun: list[str] = []
    begin = Contest._begin

    def counted(self, contender):
        begun.append(contender.digest)
        return begin(self, contender)

    monkeypatch.setattr(Contest, "_begin", counted)
    wrong, right = (next(i for i in archive.individuals if i.id == n) for n in (2, 1))
    found: dict[int, Judged] = {}
    contest.round([wrong], found)
    contest.round([replace(wrong, id=9)], found)
    assert begun == [wrong.digest]
    assert found[9].verdict is found[2].verdict
    assert not found[9].verdict.validated
    contest.round([right], found)
    contest.round([replace(right, id=10)], found)  # what passes is judged with its own patch
    assert begun == [wrong.digest, right.digest, right.digest]
