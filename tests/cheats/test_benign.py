"""Races of the unmodified kernel that do no harm, and stand on other lines in the variant."""

import pytest

from gevo.records.schema import Conclusion
from gevo.validate.runs import RACES

SAME = ["moved_flag", "flag_twice", "equal_levels", "hinted_flag", "shared_flag", "overlap_moved"]
OPEN = ["another_level", "another_address"]
CHEATS = [
    "beside_output",
    "beside_same_array",
    "another_number",
    "any_number",
    "flag_unwaited",
    "hint_and_answer",
    "plain_count",
    "other_bytes",
    "plain_exchange",
]


@pytest.mark.parametrize("kernel", SAME)
def test_the_same_race_is_excused(trials, kernel):
    verdict = trials.judge("benign", kernel, "ints")
    assert verdict.conclusion is Conclusion.VALIDATED, verdict.why_not
    assert verdict.race_free is False


@pytest.mark.parametrize("kernel", OPEN)
def test_what_may_be_the_same_race_is_an_assumption(trials, kernel):
    verdict = trials.judge("benign", kernel, "ints")
    assert verdict.conclusion is Conclusion.CONDITIONAL, verdict.why_not
    (told,) = verdict.assumptions
    assert told.startswith("the race on buffer scratch in ")
    assert "does no more harm than the unmodified kernel's (store at benign.cu:" in told


@pytest.mark.parametrize("kernel", CHEATS)
def test_another_race_beside_it_is_refused(trials, kernel):
    verdict = trials.judge("benign", kernel, "ints")
    assert verdict.conclusion is Conclusion.REFUSED
    failed = [stage for stage in verdict.stages if stage.passed is False]
    (races,) = (stage for stage in failed if stage.name == RACES)
    assert races.detail.startswith("race: race on "), failed
