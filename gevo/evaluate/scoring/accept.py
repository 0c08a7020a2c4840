"""Which outputs of a run are accepted."""

from __future__ import annotations

from collections.abc import Mapping

from gevo.errors import LaunchFailed
from gevo.outcome import Outcome
from gevo.workload.case import Array, TestCase
from gevo.workload.compare import differing, explain


class WrongOutput(LaunchFailed):
    """A run's output is not accepted; `error` says how far off it is."""

    def __init__(self, message: str, error: float) -> None:
        super().__init__(message, Outcome.WRONG)
        self.error = error


def require_right(
    case: TestCase,
    outputs: Mapping[str, Array],
    expected: Mapping[str, Array],
    error: float,
    allowed: float,
) -> None:
    """Raise WrongOutput when the outputs' error is above what is allowed."""
    if error > allowed:
        why = explain(outputs, expected)
        raise WrongOutput(f"case {case.name}: error {error:.3g} ({why})", error)


def require_equal(
    case: TestCase, outputs: Mapping[str, Array], first: Mapping[str, Array]
) -> None:
    """Raise LaunchFailed (FLAKY) unless two runs of a case gave the same bits."""
    if any(differing(outputs[name], first[name]).any() for name in first):
        why = explain(outputs, first)
        message = f"case {case.name}: two runs gave different outputs ({why})"
        raise LaunchFailed(message, Outcome.FLAKY)
