"""Whether a stored winner applies to a program, and which failed stages count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gevo.deploy.check import _counts, difference
from gevo.program.llvm.editor import load_text
from gevo.records.schema import Stage
from gevo.validate.speed import SPEED
from tests.deploy.stored import stored
from tests.programs import POLY, poly

WINNER = stored(poly(), poly().text).winner


def test_a_winner_applies_to_the_program_it_was_made_for() -> None:
    assert difference(WINNER, poly()) == ""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (", 5.000000e-01", ", 6.0", "poly has changed since it was tuned"),
        ("@poly(", "@other(", "there is no kernel poly any more"),
        ('"target-cpu"="sm_90"', '"target-cpu"="sm_80"', "the source is compiled for sm_80"),
    ],
)
def test_what_is_different_is_told(old: str, new: str, why: str) -> None:
    text = POLY.read_text()
    assert old in text
    assert why in difference(WINNER, load_text(text.replace(old, new)))


def test_a_kernel_that_is_only_validated_with_the_winner_must_be_as_it_was() -> None:
    (kernel,) = WINNER.kernels
    other = replace(kernel, name="other", edited=False)
    both = replace(WINNER, kernels=(kernel, other))
    assert difference(both, poly()) == "there is no kernel other any more"


def test_times_of_another_device_do_not_count() -> None:
    slow, wrong = Stage(SPEED, False, "0.9 times"), Stage("training cases", False, "wrong")
    assert _counts(slow, WINNER, WINNER.device)
    assert not _counts(slow, WINNER, "NVIDIA H200")
    assert _counts(wrong, WINNER, "NVIDIA H200")
