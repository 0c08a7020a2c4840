"""Looks for inputs that exercise a program: corner cases, mixtures of them, and a climb.

The climb goes, for every side of a condition that no case takes, from the case that comes
closest to neighbouring cases that come closer (McMinn 2004, Search-based software test data
generation, section 3.2), by moves of one size, scalar or array at a time (the alternating
variable method: Korel 1990, Automated software test data generation). Everything follows from
the arguments, so that it is the same wherever and whenever it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from gevo.device.simt.lower.decisions import Table
from gevo.evaluate.scoring.decided import Decided, Side, distance, literals
from gevo.workload.case import ArrayFacts, Role, TestCase, Workload

STEPS = 6
"""Moves of the climb to one side."""
NEIGHBOURS = 28
"""Neighbours of a case that are tried in one step."""

Run = Callable[[TestCase], Mapping[str, Table]]
"""What a program decides in a case; empty where it fails."""


@dataclass
class Explorer:
    """Looks for cases in which a program takes sides that it has not taken.

    Attributes:
        workload: Whose cases are changed.
        decided: What the program has decided so far; grows.
        run: Runs the program.
        accept: Says whether a case that takes new sides may be used.
        seen: Cases that were run, with what was decided in them.
        budget: How many more cases may be run.
        found: The cases that were accepted, in order.
    """

    workload: Workload
    decided: Decided
    run: Run
    accept: Callable[[TestCase], bool]
    seen: dict[TestCase, Mapping[str, Table]]
    budget: int
    found: list[TestCase]

    def climb(self, goals: Sequence[Side]) -> None:
        """Try to take each of the sides."""
        for goal in goals:
            if self.budget <= 0:
                return
            if goal not in self.decided.taken:
                self._climb(goal)

    def visit(self, case: TestCase) -> Mapping[str, Table]:
        """Run a case; keep it when it takes a new side and is accepted."""
        if case in self.seen:
            return self.seen[case]
        self.budget -= 1
        tables = self.run(case)
        self.seen[case] = tables
        if self.decided.new(tables) and self.accept(case):
            self.decided.add(tables)
            self.found.append(case)
        return tables

    def _climb(self, goal: Side) -> None:
        ranked = sorted(self.seen, key=lambda case: distance(self.seen[case], goal))
        if not ranked or distance(self.seen[ranked[0]], goal) == np.inf:
            return
        best, closest = ranked[0], distance(self.seen[ranked[0]], goal)
        for _ in range(STEPS):
            found = self._step(goal, best, closest)
            if goal in self.decided.taken or found is None or self.budget <= 0:
                return
            best, closest = found

    def _step(self, goal: Side, case: TestCase, closest: float) -> tuple[TestCase, float] | None:
        """The first neighbour that comes closer; None where there is none."""
        for neighbour in neighbours(self.workload, case, closest, self._numbers(goal)):
            if self.budget <= 0:
                return None
            tables = self.visit(neighbour)
            if goal in self.decided.taken:
                return None
            now = distance(tables, goal)
            if now < closest:
                return neighbour, now
        return None

    def _numbers(self, goal: Side) -> Sequence[int | float]:
        kernel, number, _ = goal
        own = self.decided.kernels[kernel].conditions[number].literals
        return tuple(dict.fromkeys((*own, *literals(self.decided.kernels))))[:4]


def neighbours(
    workload: Workload, case: TestCase, apart: float, numbers: Sequence[int | float]
) -> Iterator[TestCase]:
    """Cases that differ from one in a size, a scalar or an array; at most `NEIGHBOURS`.

    Args:
        workload: Whose case it is.
        case: The case.
        apart: How far the operands of the condition at hand are apart: the first step to try.
        numbers: Numbers that conditions compare with.
    """
    steps = [s for s in dict.fromkeys((_whole(apart), _whole(apart) + 1, 1)) if 0 < s < 1 << 31]
    moves = [*_sizes(workload, case, steps), *_scalars(workload, case, steps, apart)]
    moves += _arrays(workload.described(case), case, numbers, apart)
    seen = {case}
    for n, (sizes, values) in enumerate(moves[:NEIGHBOURS]):
        moved = replace(case, name=f"{case.name}.{n}", sizes=sizes, values=values)
        if moved not in seen:
            seen.add(moved)
            yield moved


def _whole(apart: float) -> int:
    return int(min(apart, 2.0**40)) if np.isfinite(apart) else 1


Move = tuple[tuple[tuple[str, int], ...], tuple[str, ...]]


def _sizes(workload: Workload, case: TestCase, steps: Sequence[int]) -> Iterator[Move]:
    most = {n: 4 * max(c.size[n] for c in (*workload.train, *workload.heldout))
            for n, _ in case.sizes}  # fmt: skip
    for name, value in case.sizes:
        allowed = workload.fresh.get(name)
        if allowed is None:
            continue
        for other in (o for step in steps for o in (value - step, value + step)):
            fits = other in allowed if name in workload.declared else 0 < other <= most[name]
            if fits:
                sizes = tuple((n, other if n == name else v) for n, v in case.sizes)
                yield sizes, case.values


def _scalars(
    workload: Workload, case: TestCase, steps: Sequence[int], apart: float
) -> Iterator[Move]:
    for name, given in workload.scalars.items():
        now = _value_of(name, given, case)
        if isinstance(given, int):
            others: list[int | float] = [int(now) + s for step in steps for s in (step, -step)]
        else:
            others = [now + 2 * apart, now - 2 * apart, 2 * now, -now]
        for other in others:
            if np.isfinite(other):
                yield case.sizes, (*_without(name, case.values), f"{name} = {other}")


def _value_of(name: str, given: int | float, case: TestCase) -> int | float:
    for text in case.values:
        left, _, right = text.partition(" = ")
        if left == name:
            return type(given)(right)
    return given


def _without(name: str, values: Sequence[str]) -> tuple[str, ...]:
    return tuple(text for text in values if text.partition(" = ")[0] != name)


def _arrays(
    facts: Sequence[ArrayFacts],
    case: TestCase,
    numbers: Sequence[int | float],
    apart: float,
) -> Iterator[Move]:
    for fact in facts:
        if fact.role is Role.OUT or fact.dtype.kind == "b":
            continue
        for text in _contents(fact, numbers, apart):
            yield case.sizes, (*_without(fact.name, case.values), text)


def _contents(fact: ArrayFacts, numbers: Sequence[int | float], apart: float) -> Iterator[str]:
    x = fact.name
    if fact.dtype.kind == "f":
        for number in numbers:
            yield f"{x} = {float(number):g}"
            yield f"sprinkled({x}, {number - 1:g}, {number:g}, {number + 1:g})"
        if np.isfinite(apart) and 0 < apart < 1e30:
            yield f"sprinkled({x}, {2 * apart:g}, {-2 * apart:g})"
        return
    info = np.iinfo(fact.dtype)
    for number in (int(n) for n in numbers if np.isfinite(n)):
        near = [n for n in (number - 1, number, number + 1) if info.min <= n <= info.max]
        if near:
            yield f"{x} = {near[len(near) // 2]}"
            yield f"sprinkled({x}, {', '.join(map(str, near))})"
