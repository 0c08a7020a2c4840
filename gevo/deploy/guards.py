"""Puts the conditions under which a winner is right into its kernels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gevo.deploy.fingerprint import fingerprints
from gevo.errors import ConfigError
from gevo.program.base import Program
from gevo.program.condition import Condition, parse
from gevo.program.llvm.guard import guarded_all


def guarded_winner(baseline: Program, winner: Program, guards: Iterable[str]) -> Program:
    """The winner with its guards; the same program where there are none.

    Args:
        baseline: The unmodified program.
        winner: What the patch makes of it.
        guards: Each a condition, or `kernel: condition`; several for one kernel must all hold.

    Raises:
        ConfigError: One cannot be read, or does not say which of several edited kernels it is for.
        EditError: It does not fit the kernel.
        ProgramError: LLVM refuses the kernel with its guard.
    """
    found: dict[str, Condition] = {}
    for text in guards:
        kernel, _, condition = text.rpartition(":")
        name = kernel.strip() or _only(baseline, winner, text)
        found[name] = found.get(name, Condition()) & parse(condition)
    return guarded_all(baseline, winner, found) if found else winner


def _only(baseline: Program, winner: Program, text: str) -> str:
    """The kernel that the winner changes."""
    old, new = fingerprints(baseline), fingerprints(winner)
    changed: Sequence[str] = [name for name in old if old[name] != new.get(name)]
    if len(changed) != 1:
        which = ", ".join(changed) or "none"
        raise ConfigError(
            f"guard '{text}': write 'KERNEL: CONDITION', the winner changes {which} of the kernels"
        )
    return changed[0]
