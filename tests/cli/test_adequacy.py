"""`gevo inspect --adequacy`, and what `gevo evolve` says of the cases before it begins."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from gevo.cli.adequacy import before_search
from gevo.errors import GevoError
from gevo.program.base import Program
from gevo.study import adequacy
from gevo.study.adequacy import Sampled, sampled
from gevo.workload.spec import load as load_workload
from tests.cli.conftest import SMALL, Gevo, Run, run_process
from tests.programs import POLY, POLY_SPEC, poly

QUICK = tuple(argument for argument in SMALL if argument != "--no-adequacy")


def test_inspect_lists_survivors_with_what_would_kill_them(gevo: Gevo, kernel: Path) -> None:
    text = gevo("inspect", kernel, "--adequacy", "--workers", "2").out
    assert "kernel poly" in text
    assert "a case in which `%cmp3 = fcmp contract olt float " in text
    assert "both sides of `%cmp3 = " in text
    assert "5 survived" in text
    assert "mutation score: " in text
    assert "27 mutants in " in text


def test_inspect_prints_json(gevo: Gevo, kernel: Path) -> None:
    spec = Path("other.toml")
    spec.write_text(
        POLY_SPEC.read_text()
        + '[[equivalent]]\nmutant = "* barrier * dropped *"\nreason = "nobody needs it"\n'
    )
    done = gevo("inspect", kernel, "--adequacy", "--json", "--workload", spec, "--workers", "2")
    found = json.loads(done.out)["adequacy"]
    assert found["mutants"] == sum(found[status] for status in adequacy.MutantStatus)
    both = found["killed"] + found["survived"]
    assert found["score"] == found["killed"] / both
    assert found["score_of_all"] == found["killed"] / (both + found["equivalent"])
    assert [one["reason"] for one in found["equivalents"]] == ["nobody needs it"] * 2
    assert all(one["declared"] for one in found["equivalents"])
    assert all(one["would_be_killed_by"] for one in found["survivors"])


@pytest.mark.parametrize(
    ("mutant", "says"),
    [("* fence *", "there is no mutant '* fence *'"), ("* guard * forced true *", "is killed")],
)
def test_what_is_declared_wrongly_is_refused(
    gevo: Gevo, kernel: Path, mutant: str, says: str
) -> None:
    spec = Path("other.toml")
    table = f'[[equivalent]]\nmutant = "{mutant}"\nreason = "why"\n'
    spec.write_text(POLY_SPEC.read_text() + table)
    assert says in gevo("inspect", kernel, "--adequacy", "--workload", spec).refusal


def test_inspect_refuses_a_workload_without_its_use(gevo: Gevo, kernel: Path) -> None:
    assert "--adequacy" in gevo("inspect", kernel, "--workload", "poly.toml").refusal


def test_inspect_of_a_model(gevo: Gevo, tmp_path: Path) -> None:
    pytest.importorskip("jaxlib")
    model = Path(__file__).parents[2] / "kernels/mobilenet_digits.mlir"
    spec = model.parents[1] / "testcases/mobilenet_digits.toml"
    refusal = gevo("inspect", model, "--adequacy", "--workload", spec).refusal
    assert "LLVM IR kernels (.ll) only" in refusal


def test_evolve_says_how_much_the_cases_notice(
    finished: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same journal as without the score, and with one that is kept."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for source in (POLY, POLY_SPEC):
        shutil.copy(source, tmp_path / source.name)
    for run in ("first", "second"):
        done = run_process(["evolve", "poly.ll", *QUICK, "--out", run], tmp_path)
        assert done.code == finished.done.code, done
        assert "cases kill 22 of 27 sampled mutants (81%)" in done.err, done.err
        assert (tmp_path / run / "journal.jsonl").read_bytes() == finished.journal
        assert len(list((tmp_path / "cache/gevo/adequacy").iterdir())) == 1


def test_a_score_is_taken_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    workload = load_workload(POLY_SPEC)
    monkeypatch.setattr(adequacy, "SAMPLE", 4)
    first = sampled(poly(), workload, str(POLY_SPEC), 1, tmp_path)
    (kept,) = tmp_path.iterdir()

    def never(*_: object) -> None:
        raise AssertionError

    with monkeypatch.context() as patch:
        patch.setattr(adequacy, "_judge", never)
        assert sampled(poly(), workload, str(POLY_SPEC), 1, tmp_path) == first
        with pytest.raises(AssertionError):
            sampled(poly(), workload, str(POLY_SPEC), 1, tmp_path, seed=2)
    for damage in (b"", b"[]", b'{"killed": 1}', b"\xff"):
        kept.write_bytes(damage)
        assert sampled(poly(), workload, str(POLY_SPEC), 1, tmp_path) == first


def lines_of(monkeypatch: pytest.MonkeyPatch, result: Sampled | GevoError) -> list[str]:
    def given(*_: object) -> Sampled:
        if isinstance(result, GevoError):
            raise result
        return result

    monkeypatch.setattr("gevo.cli.adequacy.sampled", given)
    workload = load_workload(POLY_SPEC)
    return list(before_search(Path("poly.ll"), poly(), workload, POLY_SPEC, 1))


def test_poor_cases_are_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    said = lines_of(monkeypatch, Sampled(39, 10, ("worst", "next")))
    assert said[0] == "cases kill 39 of 49 sampled mutants (79%)"
    assert said[1].startswith("warning: the cases notice too little; gevo inspect poly.ll ")
    assert said[2:] == ["  worst", "  next"]


def test_good_cases_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    said = lines_of(monkeypatch, Sampled(999, 1, ("one",)))
    assert said == ["cases kill 999 of 1000 sampled mutants (99%)"]


def test_a_score_that_is_not_known_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    (said,) = lines_of(monkeypatch, GevoError("simt does not run it"))
    assert "not known: simt does not run it" in said
    (said,) = lines_of(monkeypatch, Sampled(0, 0, ()))
    assert "not known" in said


def test_programs_without_mutants(monkeypatch: pytest.MonkeyPatch) -> None:
    model = Program(adequacy.Dialect.STABLEHLO, "", ("main",))
    assert not list(before_search(Path("m.mlir"), model, load_workload(POLY_SPEC), POLY_SPEC, 1))
