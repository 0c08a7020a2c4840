"""In which order a launch's threads run, where the device decides that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Policy(StrEnum):
    """Who goes on at a point where threads may be switched (see docs/simt.md)."""

    IN_ORDER = "in order"
    """The lowest block, warp and lane that can."""
    REVERSED = "reversed"
    """The highest; blocks are started in reversed order."""
    ONE_BLOCK = "one block at a time"
    """Blocks in a shuffled order, the next one when the last has ended."""
    RANDOM = "random"
    """Any that can."""
    PRIORITIES = "priorities"
    """Random priorities that change at a few random moments."""
    STARVE = "starve"
    """Any that can, but one thread is held before a certain instruction as long as others can."""


@dataclass(frozen=True)
class Schedule:
    """One way to run a launch.

    Attributes:
        policy: Who goes on.
        seed: Of every choice, and of what a thread reads that reads nothing defined.
        late: Of so many in 256 strong reads an older value may be given where the memory model
            allows one.
    """

    policy: Policy = Policy.IN_ORDER
    seed: int = 0
    late: int = 0

    def __str__(self) -> str:
        late = ", late reads" if self.late else ""
        return f"{self.policy} (seed {self.seed}{late})"
