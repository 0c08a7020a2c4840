"""`gevo judge`: what is said of a difference, `--case`, and exit codes of each verdict."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gevo.cli.judge import to_json
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.schema import Conclusion, Stage
from gevo.study.judging import Judgement
from gevo.validate.verdict import Verdict
from gevo.workload.case import TestCase
from tests.cli.conftest import Done, Gevo
from tests.smallkernel import PLAIN, module, spec_in, unless
from tests.validate.test_counterexamples import WASTE, hashed

DIFFERENT = unless("icmp eq i32 %n, 77", "0")


@pytest.fixture
def judged(gevo: Gevo, tmp_path: Path):
    """Judges a variant's body."""

    def judged(base: str, variant: str, *options: str) -> Done:
        spec = spec_in(tmp_path, module(WASTE + base))
        (tmp_path / "variant.ll").write_text(module(variant))
        paths = tmp_path / "k.ll", tmp_path / "variant.ll"
        return gevo("judge", *paths, "--workload", spec, "--workers", "1", *options)

    return judged


def test_the_command_that_is_shown_repeats_the_difference(judged) -> None:
    done = judged(DIFFERENT, PLAIN, "--json")
    data = json.loads(done.out)
    assert (done.code, data["verdict"]) == (1, "refused")
    assert data["counterexample"] == "seed = 1; n = 77"
    (shown,) = re.findall(r"repeat with --case '([^']*)'", data["why_not"])
    assert shown == data["counterexample"]
    again = judged(DIFFERENT, PLAIN, "--json", "--case", shown)
    data = json.loads(again.out)
    assert (again.code, data["verdict"]) == (1, "refused")
    assert "given0" in data["why_not"]


def test_on_a_given_case_only_that_one_is_judged(judged) -> None:
    done = judged(DIFFERENT, PLAIN, "--json", "--case", "n = 76", "--case", "s = 9; x = 2")
    data = json.loads(done.out)
    assert (done.code, data["verdict"]) == (0, "validated"), data["why_not"]
    fresh = next(one for one in data["stages"] if one["name"] == "fresh seeds and sizes")
    assert fresh["reason"].startswith("2 cases")
    assert data["counterexample"] is None


def test_conditional_ends_with_3(judged) -> None:
    done = judged(hashed(7), PLAIN, "--json")
    data = json.loads(done.out)
    assert (done.code, data["verdict"]) == (3, "conditional")
    (text,) = data["assumptions"]
    assert text.startswith("`")
    assert "is always false: so in all" in text
    assert data["why_not"] == f"assumes that {text}"
    assert data["guards"] == {}


def test_the_text_for_people_names_assumptions(judged) -> None:
    done = judged(hashed(7), PLAIN)
    assert done.code == 3
    assert done.out.splitlines()[0].endswith("variant.ll: conditional")
    assert re.search(r"^  assumes     `.*` \(in k\) is always false", done.out, re.MULTILINE)
    assert "times as fast" not in done.out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("m = 4", "m"),
        ("n = many", "needs an integer"),
        ("n = 4; n = 5", "'n' is given twice"),
        ("seed = -1", "a seed is from 0"),
        ("x = 0.5", "which holds integers"),
    ],
)
def test_a_case_that_is_none_is_bad_input(judged, text: str, says: str) -> None:
    assert says in judged(PLAIN, PLAIN, "--case", text).refusal


def test_a_case_outside_the_domain_is_bad_input(gevo: Gevo, tmp_path: Path) -> None:
    named = ("[[launch]]", '[domain]\nassume = ["n < 70"]\n\n[[launch]]')
    spec = spec_in(tmp_path, module(), named)
    kernel = tmp_path / "k.ll"
    done = gevo("judge", kernel, kernel, "--workload", spec, "--case", "n = 77", "--workers", "1")
    assert "'n < 70' does not hold" in done.refusal


def test_json_of_a_guarded_one_names_guard_and_case() -> None:
    case = TestCase("c", 5, (("n", 7),), ("x = 0",))
    measured = Measurement(Outcome.OK, device="simt")
    verdict = Verdict(
        (Stage("one", True),), guards={"k": "arg2 != 77"}, counterexample=case, training=measured
    )
    data = to_json(Judgement(verdict, "simt", True, None))
    assert verdict.conclusion is Conclusion.GUARDED
    assert data["verdict"] == "guarded"
    assert data["guards"] == {"k": "arg2 != 77"}
    assert data["counterexample"] == "seed = 5; n = 7; x = 0"
    assert data["assumptions"] == []
