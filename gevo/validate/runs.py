"""Which runs each correctness stage consists of; one table.

The reasons for each are in docs/validation.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from gevo.device.base import Policy, RunOptions, Schedule
from gevo.evaluate.jobs import Plan
from gevo.finding import Kind
from gevo.workload.case import TestCase

POISONS = (0x5A, 0xFF)
"""Output bytes before a run; neither is the one that the search runs with. As floats 1.5e16 and
NaN, as integers a large positive number and -1: none is a plausible output."""

FILLS = (0x7F, 0xFE, 0xFF)
"""Bytes that shared and local memory start with: as floats 3.4e38 and -1.7e38, as integers large
of either sign, so that no sum, minimum or maximum hides them; and NaN in every type of floats, so
that no product with zero does."""

PLACEMENTS = (1, 2)
"""Two placements of the buffers other than the one that the search runs with."""

ORDERS = (0, 1, 2, 3)
"""The natural order of blocks and warps, and three shuffled ones."""

SEEDS = (1, 2)
"""Seeds of approximate arithmetic; neither is the one that the search runs with. Where the runs
of a case must agree in every bit they share one, and the cases take turns."""

REPEATS = 40
"""Further runs of the quickest case in a loaded module: what host code does when it calls a
kernel again and again."""
FEW_REPEATS = 3
"""The same of a program without state: only its random numbers, if it has any, could differ."""


UNTIMED = RunOptions(timed=False)
"""What says whether a program is right does not ask for its time."""


def schedules(count: int) -> tuple[Schedule, ...]:
    """The first `count` of an endless list of schedules, the most telling ones first.

    `STARVE` goes through the places at which it may hold a thread, seed by seed.
    """
    return tuple(
        Schedule(_POLICIES[seed % len(_POLICIES)][0], seed, _POLICIES[seed % len(_POLICIES)][1])
        for seed in range(count)
    )


_POLICIES = (
    (Policy.IN_ORDER, 0),
    (Policy.REVERSED, 64),
    (Policy.RANDOM, 96),
    (Policy.ONE_BLOCK, 0),
    (Policy.PRIORITIES, 64),
    (Policy.STARVE, 0),
    (Policy.STARVE, 64),
    (Policy.RANDOM, 0),
    (Policy.PRIORITIES, 0),
    (Policy.STARVE, 0),
    (Policy.STARVE, 0),
    (Policy.RANDOM, 128),
)
"""With how many in 256 strong reads may be late."""

SCHEDULES = schedules(12)
"""How every case is run, so that what holds by luck in one order of threads fails in another.
Of 192 cheats seven catch all (benchmarks/results/judge.md); the others are for those to come."""
WATCHED = replace(UNTIMED, collect=True, schedule=SCHEDULES[1])
"""Under the detector, in the schedule that reverses the natural order."""


@dataclass(frozen=True)
class Cases:
    """The cases that a winner is judged on.

    Attributes:
        train: What the search saw.
        heldout: What the workload keeps for validation.
        fresh: Drawn ones of the workload's kind.
        corners: Drawn ones that look for trouble; there are many, so that only some stages run
            them.
    """

    train: tuple[TestCase, ...]
    heldout: tuple[TestCase, ...]
    fresh: tuple[TestCase, ...]
    corners: tuple[TestCase, ...] = ()

    @property
    def all(self) -> tuple[TestCase, ...]:
        """All but corners, training first."""
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
        watched: The detector compares it with the unmodified program (see `Examiner`) and counts
            findings of these kinds; None for a stage without it.
    """

    name: str
    plan: Callable[[Cases], Plan]
    on_simt: bool = False
    bitwise: bool = False
    excusable: bool = False
    watched: frozenset[Kind] | None = None


def _each(cases: Sequence[TestCase], options: Iterable[RunOptions]) -> Plan:
    every = tuple(options)
    return tuple((case, option) for case in cases for option in every)


def _alternating(plan: Plan, runs: int) -> Plan:
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
        (replace(UNTIMED, poison=p, placement_seed=s, arithmetic_seed=a) for p, s, a in rounds),
    )


def _uninitialised(cases: Cases) -> Plan:
    plan = _each((*cases.train, *cases.heldout), (replace(UNTIMED, fill=fill) for fill in FILLS))
    return _alternating(plan, len(FILLS))


def _ordered(cases: Cases) -> Plan:
    """Of the four orders two are compared under one seed, and two under the other."""
    plan = _each((*cases.train, *cases.heldout), (replace(UNTIMED, order_seed=o) for o in ORDERS))
    return _alternating(plan, len(ORDERS) // len(SEEDS))


def _races(cases: Cases) -> Plan:
    every = (*cases.all, *cases.corners)
    return _alternating(_each(every, (replace(UNTIMED, poison=POISONS[1], collect=True),)), 1)


def _scheduled(cases: Cases) -> Plan:
    """Every case under schedules of its own: those that starve a thread have so many places."""
    each = len(SCHEDULES)
    every = schedules(each * len(cases.all))
    plan = tuple(
        (case, replace(UNTIMED, collect=True, schedule=schedule))
        for n, case in enumerate(cases.all)
        for schedule in every[n * each : (n + 1) * each]
    )
    return _alternating(plan, 1)


def _in_turns(cases: Cases) -> list[TestCase]:
    """All cases three times, in another order each time: forwards, backwards, every other."""
    every = list(cases.all)
    return [*every, *reversed(every), *every[::2], *every[1::2]]


def _repeated(cases: Cases) -> Plan:
    """All cases in turns, so that data, sizes and then addresses change; then one many times."""
    turns = [*_in_turns(cases), *[cases.train[0]] * REPEATS]
    moved = range(2 * len(cases.all), 3 * len(cases.all))
    again = [
        (
            case,
            replace(
                UNTIMED,
                poison=POISONS[n % 2],
                arithmetic_seed=SEEDS[n // 2 % 2],
                fresh_module=False,
                placement_seed=1 + n % 3 if n in moved else 0,
            ),
        )
        for n, case in enumerate(turns)
    ]
    return ((cases.train[0], replace(UNTIMED, arithmetic_seed=SEEDS[0])), *again)


def once(cases: Sequence[TestCase]) -> Plan:
    """Every case once, with the first poison."""
    return _each(cases, (replace(UNTIMED, poison=POISONS[0]),))


def _again(cases: Cases) -> Plan:
    """Every case once more, with the other poison, in a loaded module; then one some times."""
    again = replace(UNTIMED, poison=POISONS[1], fresh_module=False)
    return _each((*cases.all, *[cases.train[0]] * FEW_REPEATS), (again,))


def _kept(cases: Cases) -> Plan:
    """All cases in turns, under the detector, in memory as the last one left it."""
    first = replace(UNTIMED, collect=True, left=True)
    again = [(case, replace(first, fresh_module=False)) for case in _in_turns(cases)]
    return _alternating(((cases.train[0], first), *again), 1)


def watched_again(cases: Cases) -> Plan:
    """The first case, and again in memory as that has left it, under the detector."""
    first = replace(UNTIMED, left=True)
    again = replace(first, fresh_module=False, poison=POISONS[1], collect=True)
    return _alternating(((cases.train[0], first), (cases.train[0], again)), 2)


def read_back(cases: Cases) -> Plan:
    """The workload's own cases in the natural order, and under the schedule that reverses it."""
    options = (replace(UNTIMED, collect=True), WATCHED)
    return _alternating(_each((*cases.train, *cases.heldout), options), 1)


def whole(cases: Sequence[TestCase]) -> Plan:
    """Every case once and timed, with poison and a seed that the search does not have."""
    options = RunOptions(poison=POISONS[0], arithmetic_seed=SEEDS[0])
    return _each(cases, (options,))


TRAINING = "training cases, poisoned and moved buffers"
HELD_OUT = "held-out seeds and sizes"
FRESH = "fresh seeds and sizes"
CORNERS = "corners of sizes and values"
REPEATED = "repeated runs of a loaded module"
UNINITIALISED = "uninitialised memory"
ORDER = "order of blocks, bitwise"
STATE = "state between runs"
RACES = "memory and races on simt"
READ_BACK = "the emitted PTX, read back"
WHOLE = "timing cases as a whole"
ORDERS_OF_THREADS = "memory model under many schedules"

ORDER_KINDS = frozenset((Kind.RACE, Kind.UNORDERED, Kind.UNFENCED, Kind.STALE))
"""What the memory model says about the order of accesses."""

CHECKS: tuple[Check, ...] = (
    Check(TRAINING, lambda cases: poisoned(cases.train)),
    Check(HELD_OUT, lambda cases: poisoned(cases.heldout)),
    Check(FRESH, lambda cases: poisoned(cases.fresh)),
    Check(REPEATED, _repeated, excusable=True),
    Check(UNINITIALISED, _uninitialised, on_simt=True, bitwise=True, excusable=True),
    Check(ORDER, _ordered, on_simt=True, bitwise=True, excusable=True),
    Check(STATE, _kept, on_simt=True, watched=frozenset((Kind.STATE,))),
    Check(RACES, _races, on_simt=True, watched=ORDER_KINDS),
    Check(ORDERS_OF_THREADS, _scheduled, on_simt=True, watched=ORDER_KINDS),
)

STATELESS: tuple[Check, ...] = (
    Check(TRAINING, lambda cases: once(cases.train)),
    Check(HELD_OUT, lambda cases: once(cases.heldout)),
    Check(FRESH, lambda cases: once(cases.fresh)),
    Check(REPEATED, _again, excusable=True),
)
"""The same for programs that can keep nothing from one launch to the next, see no addresses, and
have one arithmetic, as those of StableHLO. Over all stages every case has both poisons."""
