"""What a journal has of a round of validation before its verdicts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gevo.records.schema import Case, Fresh, Record
from gevo.validate.bound import bound_of
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import time_original


def preliminaries(setup: ValidationSetup, kernel: Path) -> Sequence[Record]:
    """The cases that were drawn, the user's own text timed, and what bounds the program.

    Args:
        setup: What is judged on.
        kernel: The user's file.

    Raises:
        DeviceLost: The device fails again and again.
    """
    fresh = setup.fresh
    cases = tuple(Case(name=c.name, seed=c.seed, sizes=c.size, values=c.values) for c in fresh.all)
    found: list[Record] = [Fresh(seed=fresh.seed, cases=cases, skipped=fresh.skipped)]
    if (original := time_original(setup, kernel)) is not None:
        found.append(original)
    if setup.modelled and (bound := bound_of(setup)):
        found.append(bound)
    return found
