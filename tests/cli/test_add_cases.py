"""`gevo validate --add-cases`: what a winner failed on is a case of the workload from then on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gevo.cli import validate
from gevo.errors import ConfigError
from gevo.records.schema import Stage
from gevo.study.judging import add_counterexamples
from gevo.study.trust import Trust
from gevo.validate.verdict import Verdict
from gevo.workload.case import TestCase
from gevo.workload.spec import load
from tests.cli.conftest import Gevo

FOUND = TestCase("found", 5, (("n", 33),), ("x = 0", "negated(x)"))
OTHER = TestCase("other", 6, (("n", 34),))


@dataclass(frozen=True)
class One:
    """What is looked at of `Judged`."""

    verdict: Verdict


def judged(*cases: TestCase | None, stage: bool | None = False) -> list[Any]:
    return [One(Verdict((Stage("s", stage),), counterexample=case)) for case in cases]


@pytest.fixture
def spec(run_copy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The spec of a run, in the current folder."""
    monkeypatch.chdir(run_copy.parent)
    return run_copy.parent / "poly.toml"


def heldout(spec: Path) -> Sequence[tuple[object, ...]]:
    return [(case.seed, case.size["n"], case.values) for case in load(spec).heldout]


def test_tables_are_appended_that_load_again(run_copy: Path, spec: Path) -> None:
    before, known = spec.read_text(), heldout(spec)
    said = add_counterexamples(run_copy, judged(FOUND, None, OTHER), Trust(spec))
    assert said.endswith("2 cases added; start a new run, this one is of the old workload")
    assert spec.read_text().startswith(before.rstrip())
    assert heldout(spec) == [*known, (5, 33, ("x = 0", "negated(x)")), (6, 34, ())]


def test_a_case_on_which_two_failed_is_added_once(run_copy: Path, spec: Path) -> None:
    known = heldout(spec)
    assert "1 cases added" in add_counterexamples(run_copy, judged(FOUND, FOUND), Trust(spec))
    assert len(heldout(spec)) == len(known) + 1


def test_where_nothing_failed_the_spec_stays(run_copy: Path, spec: Path) -> None:
    before = spec.read_bytes()
    assert "no cases to add" in add_counterexamples(run_copy, judged(None), Trust(spec))
    assert spec.read_bytes() == before


def test_a_case_that_the_workload_has_is_not_added(run_copy: Path, spec: Path) -> None:
    before = spec.read_bytes()
    one = load(spec).heldout[0]
    assert "no cases to add" in add_counterexamples(run_copy, judged(one), Trust(spec))
    assert spec.read_bytes() == before


def test_only_the_workload_of_the_run_is_written_to(run_copy: Path, spec: Path) -> None:
    spec.write_text(spec.read_text() + "\n# changed\n")
    before = spec.read_bytes()
    with pytest.raises(ConfigError, match="is not the workload of"):
        add_counterexamples(run_copy, judged(FOUND), Trust(spec))
    assert spec.read_bytes() == before


@pytest.mark.parametrize(
    ("options", "verdicts", "code", "says"),
    [
        (["--add-cases"], judged(FOUND), 1, "1 cases added"),
        (["--add-cases"], judged(None, stage=None), 4, "no cases to add"),
        ([], judged(FOUND), 1, ""),
        ([], [One(Verdict((Stage("s", True),), assumptions=("`i < n`",)))], 3, ""),
        ([], [One(Verdict((Stage("s", True),), guards={"k": "arg2 == 0"}))], 0, ""),
    ],
)
def test_the_command(
    gevo: Gevo,
    run_copy: Path,
    spec: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    verdicts: list[One],
    code: int,
    says: str,
) -> None:
    monkeypatch.setattr(validate, "revalidate", lambda *arguments: verdicts)
    known = len(heldout(spec))
    done = gevo("validate", run_copy, "--workload", spec, *options)
    assert done.code == code, done
    assert says in done.err
    assert ("cases" in done.err) == bool(options)
    assert len(heldout(spec)) == known + (says == "1 cases added")
