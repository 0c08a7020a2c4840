"""What the memory model leaves open in a run, and which of it is new in a variant."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache

from gevo.errors import LaunchFailed
from gevo.outcome import Outcome


class Kind(StrEnum):
    """What was found."""

    RACE = "race"
    """Two accesses of different threads, one writes, nothing orders them: undefined."""
    UNORDERED = "unordered"
    """Two strong accesses that nothing orders: an older value may be read, an update lost."""
    UNFENCED = "unfenced"
    """A strong access behind one that has seen a release, without an acquiring fence between."""
    STALE = "stale proxy"
    """A read through the non-coherent path of bytes that the launch writes."""
    UNDEFINED_LANE = "undefined lane"
    """A warp operation that reads a lane which has exited or is not in the mask."""
    UNINITIALISED = "uninitialised"
    """A read of bytes that nothing has written."""
    STATE = "state across launches"
    """A read of a module variable that an earlier run has written."""
    INVALID = "invalid access"
    """Out of bounds, misaligned, or a write to what is only read."""
    DIVERGENT = "divergent barrier"
    """Lanes of a warp that do not come to an aligned barrier together."""
    DEADLOCK = "deadlock"
    """Threads wait at a barrier or a warp operation for others that never come."""
    LIVELOCK = "livelock"
    """All threads that are left read the same values for ever."""
    WAITS = "waits for another block"
    """Blocks that run wait for one that has not been started, and nothing says it ever will be."""
    ENDLESS = "endless"
    """A thread executes more instructions than it may."""
    TRAP = "trap"
    """A trap, or code that was promised not to be reached."""
    REFUSED = "launch"
    """What else ends a launch."""


NOTES = frozenset((Kind.UNFENCED, Kind.WAITS))
"""Kinds that are no error of a program by themselves: it may be right where it is meant to run."""


DRAWN = frozenset((Kind.UNDEFINED_LANE,))
"""Kinds of reads whose value is drawn anew for every schedule, so that a result which depends on
it shows."""


@dataclass(frozen=True)
class Access:
    """One access, or another place in a program.

    Attributes:
        place: `file:line` in the source, with what it was inlined into; empty when not known.
        what: `load`, `store`, `atomic add`…, with its strength and scope when it is strong.
        text: The instruction.
        effect: What it computes its address and what it stores from, and of what it gives what is
            made at once: equal in two programs that do the same. Empty when not known.
        occurs: Instructions of the kernel with this effect.
        stores: The number that it stores, whoever stores it; empty where that is no constant.
    """

    place: str
    what: str
    text: str
    effect: str = field(default="", compare=False)
    occurs: int = field(default=0, compare=False)
    stores: str = field(default="", compare=False)

    @property
    def file(self) -> str:
        """The source file of the kernel's own line; empty when not known."""
        return self.place.partition(" > ")[0].rpartition(":")[0]

    @property
    def line(self) -> int:
        """The kernel's own line; 0 when not known."""
        return int(self.place.partition(" > ")[0].rpartition(":")[2] or 0)

    def __str__(self) -> str:
        return f"{self.what} at {self.place}" if self.place else f"{self.what} `{self.text}`"


@dataclass(frozen=True)
class Finding:
    """Something that was found, however often it happened.

    Attributes:
        kind: What.
        kernel: In which kernel.
        region: The buffer, variable or memory that it is about; empty where there is none.
        second: The access at which it was noticed.
        first: The other one, which came before it; None where there is only one.
        example: Threads and bytes of the first time.
        missing: The order that is missing, in words.
        remedy: What would give it.
        observed: The second access came behind a strong read that saw a release behind the
            first: only the fence between those two is missing.
        span: The bytes of the region from the first to behind the last that it is about.
    """

    kind: Kind
    kernel: str
    region: str
    second: Access
    first: Access | None
    example: str
    missing: str
    remedy: str
    observed: bool = False
    span: tuple[int, int] = field(default=(0, 0), compare=False)

    @property
    def accesses(self) -> tuple[Access, ...]:
        """Both, or the one."""
        return (self.second,) if self.first is None else (self.first, self.second)

    def __str__(self) -> str:
        where = f" on {self.region}" if self.region else ""
        both = " and ".join(map(str, self.accesses))
        why = "; ".join(text for text in (self.missing, self.remedy) if text)
        return f"{self.kind}{where} in {self.kernel}: {both} ({self.example}): {why}"


class Fault(LaunchFailed):
    """A launch that ended early, with what ended it as a finding.

    Attributes:
        finding: What ended it.
        printed: What the kernels had printed before.
    """

    def __init__(self, message: str, outcome: Outcome, finding: Finding) -> None:
        super().__init__(message, outcome)
        self.finding = finding
        self.printed = ""

    def __reduce__(self) -> tuple[type[Fault], tuple[str, Outcome, Finding]]:
        return Fault, (str(self), self.outcome, self.finding)


def matches(found: Finding, known: Finding) -> bool:
    """Whether two programs do the same thing at the same source instructions.

    A place that is not known agrees with any: optimisation may take the line away. What is found
    may be less bad than what is known, never worse.
    """
    return no_worse(found, known) and paired(found, known, agree)


def alike(found: Finding, known: Finding) -> bool:
    """Whether both are about the same memory and source instructions, whatever is missing."""
    same = (found.kernel, found.region) == (known.kernel, known.region)
    both = len(found.accesses) == len(known.accesses)
    return same and both and paired(found, known, agree)


def no_worse(found: Finding, known: Finding) -> bool:
    """Whether both are about the same memory, and the first is of the same kind, or milder."""
    if (found.kernel, found.region) != (known.kernel, known.region):
        return False
    milder = found.kind is Kind.UNFENCED and known.kind is Kind.UNORDERED
    if not milder and found.kind is not known.kind:
        return False
    return len(found.accesses) == len(known.accesses) and (found.observed or not known.observed)


def paired(found: Finding, known: Finding, agree: Callable[[Access, Access], bool]) -> bool:
    """Whether the accesses of both agree, in one order or the other."""
    one, other = found.accesses, known.accesses
    return any(
        all(agree(a, b) for a, b in zip(order, other, strict=True))
        for order in (one, one[::-1])
    )  # fmt: skip


_MAIN = re.compile(r"[^\s:>]+\.cu(?=:)")


@lru_cache(1 << 14)
def _unnamed(place: str) -> str:
    """A place without the file: `gevo judge base.cu mine.cu` compares files of two names."""
    return _MAIN.sub("", place)


def agree(a: Access, b: Access) -> bool:
    """Whether both are of one kind and at one place, as far as their places are known."""
    if a.what != b.what:
        return False
    first, second = _unnamed(a.place), _unnamed(b.place)
    return first == second or not first or not second


def unknown(
    found: Iterable[Finding],
    known: Iterable[Finding],
    same: Callable[[Finding, Finding], bool] = matches,
) -> tuple[Finding, ...]:
    """Those of the findings that are the `same` as none of the known ones."""
    before = tuple(known)
    return tuple(f for f in found if not any(same(f, k) for k in before))


def joined(
    kept: Iterable[Finding], more: Iterable[Finding], *, told_apart: bool = True
) -> list[Finding]:
    """Both; of those at the same places that do the same the first, with the bytes of all.

    Where they are `told_apart`, those that miss another order are several.
    """
    all_ = list(kept)
    places: dict[Hashable, list[int]] = {}  # hundreds of findings in each of hundreds of runs
    for i, known in enumerate(all_):
        places.setdefault(_group(known, told_apart), []).append(i)
    for one in more:
        group = places.setdefault(_group(one, told_apart), [])
        for i in group:
            known = all_[i]
            if matches(one, known) and paired(one, known, _same_effect):
                low, high = zip(one.span, known.span, strict=True)
                all_[i] = replace(known, span=(min(low), max(high)))
                break
        else:
            group.append(len(all_))
            all_.append(one)
    return all_


def _group(one: Finding, told_apart: bool) -> Hashable:
    """Equal for all findings that `joined` may take for one."""
    accesses = one.accesses
    effects = tuple(sorted(access.effect for access in accesses))
    kinds = tuple(sorted(access.what for access in accesses))
    return one.kernel, one.region, one.missing if told_apart else "", effects, kinds


def _same_effect(a: Access, b: Access) -> bool:
    return a.effect == b.effect


@dataclass(frozen=True)
class Seen:
    """Something that was found, and when first.

    Attributes:
        finding: What.
        case: Name of the case.
        schedule: The schedule, in words.
        times: Runs in which it was found.
    """

    finding: Finding
    case: str
    schedule: str
    times: int = 1


def merged(seen: Iterable[Seen], more: Iterable[Seen]) -> list[Seen]:
    """Both, every finding once; of several the first stays."""
    kept = list(seen)
    for one in more:
        for i, known in enumerate(kept):
            if matches(one.finding, known.finding):
                kept[i] = replace(known, times=known.times + one.times)
                break
        else:
            kept.append(one)
    return kept
