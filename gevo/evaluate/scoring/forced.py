"""Whether two programs do the same where a condition is forced to the side that no case takes.

Both compute the condition in the same way, so they decide alike. What they then do may differ
all the same, and no case shows it: so it is made constant in both, and they run side by side.

A side that is forced need not be possible: what two conditions have in common does not hold then.
A program that makes use of that differs here without being wrong. So a difference refutes nothing,
and is something that the program relies on.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from gevo.device.base import Lowered, RunOptions
from gevo.device.simt.conditions import Condition, Described
from gevo.device.simt.lower.decisions import Site
from gevo.errors import CompileFailed, LaunchFailed
from gevo.evaluate.scoring.alike import Decided, OneSided
from gevo.evaluate.scoring.score import Scorer
from gevo.program.llvm.syntax.module import printed, split_module
from gevo.workload.case import Array, TestCase

MOST = 24
"""Conditions of a program that are forced."""
_CASES = 2
"""Cases in which each is."""
_KINDS = (Site.BRANCH, Site.SELECT, Site.COMPARE)

Outputs = Mapping[str, Array]
KEPT = 64
"""Programs whose outputs are kept, each of a few small cases."""


@dataclass(frozen=True)
class Given:
    """What programs with a forced condition gave: many are compared with the same one."""

    _known: dict[tuple[str, tuple[TestCase, ...]], Mapping[TestCase, Outputs | None]] = field(
        default_factory=dict[tuple[str, tuple[TestCase, ...]], Mapping[TestCase, Outputs | None]]
    )

    def by(
        self,
        lowered: Lowered,
        cases: Sequence[TestCase],
        run: Callable[[Lowered, Sequence[TestCase]], Mapping[TestCase, Outputs | None]],
    ) -> Mapping[TestCase, Outputs | None]:
        """What a program gave, or else what `run` says, which is then kept."""
        key = lowered.digest, tuple(cases)
        found = self._known.pop(key, None)
        self._known[key] = found = run(lowered, cases) if found is None else found
        while len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
        return found


@dataclass
class Forcing:
    """Forces conditions of one program and of what it is compared with.

    Args:
        scorer: Of the unmodified program.
        base: What the program is compared with.
        other: The program.
        fuel: Limit of instructions of a thread.
        given: What others were compared with.
    """

    scorer: Scorer
    base: Lowered
    other: Lowered
    fuel: int
    given: Given = field(default_factory=Given)
    _known: dict[tuple[str, str, int], bool] = field(
        default_factory=dict[tuple[str, str, int], bool], init=False
    )

    def differs(
        self, one: OneSided, decided: Decided, other: Described, cases: Iterable[TestCase]
    ) -> bool:
        """Whether the two give something else where a condition is forced.

        Args:
            one: A condition that all cases decide one way.
            decided: What the program that is compared with has decided.
            other: The conditions of the program.
            cases: In which it is decided; both run on the first of them.
        """
        condition, missing = one.condition, one.missing
        if missing is None or condition.kind not in _KINDS:
            return False
        key = condition.kernel, condition.color, missing
        if key not in self._known:
            names = [
                _values(some, condition)
                for some in (decided.kernels[condition.kernel].conditions, other.conditions)
            ]
            if not all(names) or len(self._known) == MOST:
                return False
            some = tuple(islice(cases, _CASES))
            self._known[key] = self._tried(condition.kernel, names, missing, some)
        return self._known[key]

    def _tried(
        self, kernel: str, names: Sequence[Collection[str]], side: int, cases: Sequence[TestCase]
    ) -> bool:
        base, other = (
            forced(lowered, kernel, some, side)
            for lowered, some in zip((self.base, self.other), names, strict=True)
        )
        wanted = self.given.by(base, cases, self._given)
        given = self._given(other, [case for case in wanted if wanted[case] is not None])
        return any(not self._same(given[case], wanted[case]) for case in given)

    def _given(
        self, lowered: Lowered, cases: Sequence[TestCase]
    ) -> Mapping[TestCase, Outputs | None]:
        """What a program gives in some cases; None where it fails."""
        given: dict[TestCase, Outputs | None] = {}
        options = RunOptions(timed=False, fuel=self.fuel)
        try:
            with self.scorer.compiled(lowered) as binary:
                for case in cases:
                    launches = self.scorer.prepare(case, lowered).launches
                    try:
                        given[case] = self.scorer.device.run(binary, launches, options).outputs
                    except LaunchFailed:
                        given[case] = None
        except CompileFailed:
            return dict.fromkeys(cases)
        return given

    def _same(self, own: Outputs | None, wanted: Outputs | None) -> bool:
        if own is None or wanted is None:
            return False
        return self.scorer.workload.metric(own, wanted) <= self.scorer.tolerance


def _values(conditions: Sequence[Condition], like: Condition) -> frozenset[str]:
    """The values that decide like a condition, as the cleaned text names them."""
    return frozenset(one.value for one in conditions if one.color == like.color and one.value)


def forced(lowered: Lowered, kernel: str, names: Collection[str], side: int) -> Lowered:
    """A program in which these values of one bit of a kernel are always `side`."""
    module = split_module(lowered.text)
    function = module.defined[kernel]
    what = "|".join(map(re.escape, sorted(names)))
    line = re.compile(rf"^(\s+)({what}) = .*")
    always = rf"\1\2 = or i1 {side}, {side}"
    changed = replace(function, body=tuple(line.sub(always, one) for one in function.body))
    text = printed(module, {**module.defined, kernel: changed})
    digest = hashlib.sha256(f"{lowered.digest} {kernel} {what} {side}".encode()).hexdigest()
    return replace(lowered, digest=digest, text=text)
