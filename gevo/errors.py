"""Every exception that gevo raises on purpose.

The command line prints a `GevoError` as one line and exits with code 2; anything else that
reaches it is a bug in gevo.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from gevo.outcome import Outcome


class GevoError(Exception):
    """Base class. `str(error)` is one line: what is wrong, where, what to do."""


class ProgramError(GevoError):
    """The text is not a program that gevo can edit (not IR, wrong target, no kernel)."""


class SourceError(ProgramError):
    """A source does not compile. `log` is what its compiler says of it, in lines."""

    def __init__(self, message: str, log: str = "") -> None:
        super().__init__(message)
        self.log = log

    def __reduce__(self) -> tuple[type[SourceError], tuple[str, str]]:
        return SourceError, (str(self), self.log)


class EditError(GevoError):
    """An edit cannot be applied to this program."""


class WorkloadError(GevoError):
    """A workload's spec, inputs, driver or reference is wrong."""


class UntrustedCode(WorkloadError):
    """A workload has Python code, and nobody has said that it may run."""


class ConfigError(GevoError):
    """A command-line option, run folder or environment is wrong."""


class MissingPackage(ConfigError):
    """What was asked for needs a package that is not installed; the message says which."""


class CompileFailed(GevoError):
    """A device refuses a program. `outcome` says how the variant is scored."""

    def __init__(self, message: str, outcome: Outcome = Outcome.COMPILE_FAILED) -> None:
        super().__init__(message)
        self.outcome = outcome


class LaunchFailed(GevoError):
    """A compiled program failed while it ran. `outcome` says how the variant is scored."""

    def __init__(self, message: str, outcome: Outcome = Outcome.LAUNCH_FAILED) -> None:
        super().__init__(message)
        self.outcome = outcome


class DeviceLost(GevoError):
    """The device itself failed; the variant is not to blame and may be tried again."""


def did_you_mean(name: str, legal: Iterable[str]) -> str:
    """`, did you mean 'shape'?` for the nearest legal name, or an empty string."""
    close = difflib.get_close_matches(name, sorted(legal), n=1)
    return f", did you mean {close[0]!r}?" if close else ""
