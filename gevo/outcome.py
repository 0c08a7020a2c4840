"""How the evaluation of a variant ended."""

from __future__ import annotations

from enum import StrEnum


class Outcome(StrEnum):
    """Every way in which one evaluation can end; all but `DEVICE_LOST` are final."""

    OK = "ok"
    EDIT_FAILED = "edit_failed"
    INVALID = "invalid"
    """LLVM's parser or verifier refused the text."""
    COMPILE_FAILED = "compile_failed"
    LAUNCH_FAILED = "launch_failed"
    OUT_OF_BOUNDS = "out_of_bounds"
    TIMED_OUT = "timed_out"
    """Fuel or wall clock ran out."""
    WRONG = "wrong"
    RACE = "race"
    FLAKY = "flaky"
    DEVICE_LOST = "device_lost"
