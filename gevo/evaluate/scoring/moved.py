"""Which findings of a program are the unmodified one's, though they stand in another place.

The lines of a changed kernel say nothing where its text is another one. What is found twice, at
the same source lines (`gevo.finding.matches`) and about the same bytes, is known; a load
or an atomic without a line, and what it races with, must also do the same, else one race would
excuse any on its array. What is left of both programs is compared by what the accesses do
(`gevo.device.simt.run.effects`):

- two stores of one number to one address are known whatever their number, if the unmodified
  kernel has two such stores;
- what does the same in both, and occurs as often in the text, is known, one for one;
- what only accesses the same bytes of the same array by the same kinds of accesses, and stores
  the same numbers where the unmodified kernel stores numbers, may be known, one for one. Nobody
  can tell, so that is an assumption. It is not made where the unmodified kernel's finding, or one
  that does the same, is there as it was: then this is another one beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gevo.finding import Access, Finding, agree, joined, matches, no_worse, paired


@dataclass(frozen=True)
class Comparison:
    """Findings of a program beside those of the unmodified one.

    Attributes:
        new: Those that only the program has.
        moved: Those that may be the unmodified program's in another place, each with that.
    """

    new: tuple[Finding, ...] = ()
    moved: tuple[tuple[Finding, Finding], ...] = ()


def compared(found: Iterable[Finding], known: Iterable[Finding]) -> Comparison:
    """Compare what was found in a program with what is known of the unmodified one."""
    before = tuple(joined((), known, told_apart=False))
    left: list[Finding] = []
    taken: set[int] = set()
    for one in joined((), found, told_apart=False):
        same = {n for n, other in enumerate(before) if _is_that(one, other) and _meet(one, other)}
        taken |= same
        if not same:
            left.append(one)
    left = [one for one in left if not _same_elsewhere(one, before, taken)]
    return _assumed(left, before, taken) if left else Comparison()


def _is_that(one: Finding, known: Finding) -> bool:
    """Whether it stands at the same source lines; without a line it must do the same.

    Not so two stores: they leave open which number is there, and that shows under schedules.
    """
    stores = all(access.what == "store" for access in one.accesses)
    return matches(one, known) and (stores or paired(one, known, _stands_there))


def _stands_there(a: Access, known: Access) -> bool:
    lines = bool(a.place and known.place)
    return agree(a, known) and (lines or _does_the_same(a, known))


def _same_elsewhere(one: Finding, known: tuple[Finding, ...], taken: set[int]) -> bool:
    """Whether a known one does the same elsewhere; takes it."""
    alike = [n for n, other in enumerate(known) if _alike(one, other)]
    free = next((n for n in alike if n not in taken), None)
    one_number = one.first is not None and "" != one.first.stores == one.second.stores
    if alike and one_number:
        taken.add(alike[0] if free is None else free)
        return True
    if free is None or not paired(one, known[free], lambda a, b: a.occurs == b.occurs):
        return False
    taken.add(free)
    return True


def _assumed(left: list[Finding], known: tuple[Finding, ...], taken: set[int]) -> Comparison:
    free = [
        other
        for n, other in enumerate(known)
        if n not in taken and not any(_alike(other, known[there]) for there in taken)
    ]
    new: list[Finding] = []
    moved: list[tuple[Finding, Finding]] = []
    for one in left:
        other = next((o for o in free if _may_be(one, o)), None)
        if other is None:
            new.append(one)
        else:
            free.remove(other)
            moved.append((one, other))
    return Comparison(tuple(new), tuple(moved))


def _alike(one: Finding, other: Finding) -> bool:
    return no_worse(one, other) and paired(one, other, _does_the_same)


def _does_the_same(a: Access, b: Access) -> bool:
    return a.what == b.what and a.effect == b.effect != ""


def _may_be(one: Finding, other: Finding) -> bool:
    if not one.region or not no_worse(one, other) or not paired(one, other, _stores_the_same):
        return False
    return _meet(one, other)


def _meet(one: Finding, other: Finding) -> bool:
    """Whether both are about the same bytes, as far as the first and the last of each tell."""
    if not any(one.span) or not any(other.span):
        return True
    return max(one.span[0], other.span[0]) < min(one.span[1], other.span[1])


def _stores_the_same(a: Access, known: Access) -> bool:
    """Whether it is the same kind of access, and stores the same number where there is one."""
    return a.what == known.what and (not known.stores or a.stores == known.stores)


def sentence(one: Finding, known: Finding) -> str:
    """What is assumed of a finding that may be a known one."""
    here, there = (" and ".join(map(str, f.accesses)) for f in (one, known))
    return (
        f"the {one.kind} on {one.region} in {one.kernel} ({here}) does no more harm than the "
        f"unmodified kernel's ({there})"
    )
