"""Which runs each correctness stage consists of; one table.

The reasons for each are in docs/validation.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from gevo.device.base import RunOptions
from gevo.evaluate.worker import Plan
from gevo.workload.case import TestCase

POISONS = (0x5A, 0xFF)
"""Output bytes before a run; neither is the one that the search runs with. As floats 1.5e16 and
NaN, as integers a large positive number and -1: none is a plausible output."""

FILLS = (0x7F, 0xFE)
"""Bytes that shared and local memory start with: as floats 3.4e38 and -1.7e38, as integers large
of either sign, so that no sum, minimum or maximum hides them."""

PLACEMENTS = (1, 2)
"""Two placements of the buffers other than the one that the search runs with."""

ORDERS = (0, 1, 2, 3)
"""The natural order of blocks and warps, and three shuffled ones."""

SEEDS = (1, 2)
"""Seeds of approximate arithmetic; neither is the one that the search runs with. Where the runs
of a case must agree in every bit they share one, and the cases take turns."""

REPEATS = 3
"""Further runs of a loaded module with its variables kept: what host code does when it calls a
kernel again and again."""


@dataclass(frozen=True)
class Cases:
    """The cases that a winner is judged on."""

    train: tuple[TestCase, ...]
    heldout: tuple[TestCase, ...]
    fresh: tuple[TestCase, ...]

    @property
    def all(self) -> tuple[TestCase, ...]:
        """All of them, training first."""
        return (*self.train, *self.heldout, *self.fresh)


@dataclass(frozen=True)
class Check:
    """One correctness stage.

    Attributes:
        name: As reports show it.
        plan: The runs.
        on_simt: Run it on the simt device whatever the winner was evolved on.
        bitwise: Runs of one case must agree in every bit.
        excusable: Not held against a winner where the unmodified program fails it, too.
    """

    name: str
    plan: Callable[[Cases], Plan]
    on_simt: bool = False
    bitwise: bool = False
    excusable: bool = False


def _each(cases: Sequence[TestCase], options: Iterable[RunOptions]) -> Plan:
    every = tuple(options)
    return tuple((case, option) for case in cases for option in every)


def _in_turns(plan: Plan, runs: int) -> Plan:
    """The plan with one seed after the other, each for so many runs."""
    return tuple(
        (case, replace(options, arithmetic_seed=SEEDS[n // runs % len(SEEDS)]))
        for n, (case, options) in enumerate(plan)
    )


def poisoned(cases: Sequence[TestCase]) -> Plan:
    """Every case with both poisons, each time at another place and with another seed."""
    rounds = zip(POISONS, PLACEMENTS, SEEDS, strict=True)
    return _each(
        cases,
        (RunOptions(poison=p, placement_seed=s, arithmetic_seed=a) for p, s, a in rounds),
    )


def _uninitialised(cases: Cases) -> Plan:
    plan = _each((*cases.train, *cases.heldout), (RunOptions(fill=fill) for fill in FILLS))
    return _in_turns(plan, len(FILLS))


def _ordered(cases: Cases) -> Plan:
    """Of the four orders two are compared under one seed, and two under the other."""
    plan = _each((*cases.train, *cases.heldout), (RunOptions(order_seed=o) for o in ORDERS))
    return _in_turns(plan, len(ORDERS) // len(SEEDS))


def _races(cases: Cases) -> Plan:
    return _in_turns(_each(cases.all, (RunOptions(poison=POISONS[1], races=True),)), 1)


def _repeated(cases: Cases) -> Plan:
    """The quickest case, then the same sizes and addresses with other data, in turns."""
    first = cases.train[0]
    other = next((c for c in cases.fresh if c.sizes == first.sizes), first)
    again = [
        (case, RunOptions(poison=poison, arithmetic_seed=seed, fresh_module=False))
        for _ in range(REPEATS)
        for case, poison, seed in zip((other, first), POISONS, SEEDS, strict=True)
    ]
    return ((first, RunOptions(arithmetic_seed=SEEDS[0])), *again)


TRAINING = "training cases, poisoned and moved buffers"
HELD_OUT = "held-out seeds and sizes"
FRESH = "fresh seeds and sizes"
REPEATED = "repeated runs of a loaded module"
UNINITIALISED = "uninitialised memory"
ORDER = "order of blocks, bitwise"
RACES = "memory and races on simt"

CHECKS: tuple[Check, ...] = (
    Check(TRAINING, lambda cases: poisoned(cases.train)),
    Check(HELD_OUT, lambda cases: poisoned(cases.heldout)),
    Check(FRESH, lambda cases: poisoned(cases.fresh)),
    Check(REPEATED, _repeated, excusable=True),
    Check(UNINITIALISED, _uninitialised, on_simt=True, bitwise=True, excusable=True),
    Check(ORDER, _ordered, on_simt=True, bitwise=True, excusable=True),
    Check(RACES, _races, on_simt=True, excusable=True),
)
