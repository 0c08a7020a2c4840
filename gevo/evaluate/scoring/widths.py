"""What a program computes in fewer bits than the unmodified one does.

`blockIdx.x * pitch + i` in 32 bits, a sum of bytes in 16, an index that passes through a float:
all are right as long as no value is larger, which no case of an ordinary size shows. So what both
programs compute is compared as polynomials over what they read, whatever the types: what only the
unmodified program computes in the wider type is an assumption of the other.

A polynomial's variables are parameters, special registers, values that are loaded, values that
loops carry (by what they begin with and what is added in each round), and results of all other
instructions. Conversions of integers and of integers to floats and back change nothing in it.
Where the two programs' texts differ too much nothing corresponds, and nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.polynomials import LOOP, Computed, computed

MOST_WORDS = 80
"""Characters of an assumption's formula; a longer one is cut."""


def narrowed(
    baseline: Sequence[str], program: str, kernels: Iterable[str], exact: bool = True
) -> Iterator[OneSided]:
    """What a program relies on that computes something in fewer bits.

    Args:
        baseline: Cleaned texts of the unmodified program, as given and as passes make it.
        program: The cleaned text of the program.
        kernels: Those that are launched.
        exact: Sums of floats, too; else what their bits are worth is for the error to say.
    """
    names = ("summed", "kept", *(("floats",) if exact else ()))
    for kernel in kernels:
        before = [found for text in baseline if (found := computed(text, kernel)) is not None]
        after = computed(program, kernel)
        if after is None or not before:
            continue
        sums = list(_sums(kernel, before, after)) or list(_totals(kernel, before, after, names))
        yield from sums
        yield from _values(kernel, before, after, told=bool(sums))
        yield from _signed(kernel, before, after)
        yield from _loaded(kernel, before, after)
        yield from _masked(kernel, (*baseline,), program)


def _sums(kernel: str, before: Sequence[Computed], after: Computed) -> Iterator[OneSided]:
    """What loops carry in fewer bits."""
    for words, had in sorted(after.carried.items()):
        wide = _joined(one.carried.get(words) for one in before)
        if wide and min(wide) > max(had):
            yield _said(kernel, words, max(had), min(wide))


def _totals(
    kernel: str, before: Sequence[Computed], after: Computed, names: Sequence[str]
) -> Iterator[OneSided]:
    """What is added up in fewer bits, in a loop or in memory, and kept in fewer."""
    for name in names:
        mine: Mapping[str, set[int]] = getattr(after, name)
        for words, had in sorted(mine.items()):
            wide = _joined(getattr(one, name).get(words) for one in before)
            if wide and min(wide) > min(had):
                yield _said(kernel, words, min(had), min(wide))
                return


def _masked(kernel: str, baseline: Sequence[str], program: str) -> Iterator[OneSided]:
    """What is masked where only the unmodified program takes all of it."""
    before = [one for text in baseline if (one := computed(text, kernel, loose=True))]
    after = computed(program, kernel, loose=True)
    said: set[tuple[str, int]] = set()
    for words, places in sorted(after.places.items()) if after is not None else ():
        known = [masks for one in before for masks in one.places.get(words, ())]
        if not known:
            continue
        first, *others = places
        always = first.intersection(*others).difference(*known)
        for value, kept in sorted(always - said):
            most = min(_joined(one.types.get(value) for one in before), default=64)
            if kept < most and after is not None and after.most[value] >= 2**kept:
                said.add((value, kept))
                yield stated(kernel, f"{_cut(value)} fits in {kept} bits (masked)", None)


def _values(
    kernel: str, before: Sequence[Computed], after: Computed, told: bool
) -> Iterator[OneSided]:
    """What is made wider only after it was computed; of sums that loops carry it may be `told`."""
    for words, had in sorted(after.widened.items()):
        narrow, wide = min(had), _joined(one.widths.get(words) for one in before)
        known = narrow in _joined(one.widened.get(words) for one in before)
        fits = after.most[words] < 2 ** (narrow - 1)
        if wide and min(wide) > narrow and not known and not fits and not (told and LOOP in words):
            yield _said(kernel, words, narrow, min(wide))


def _signed(kernel: str, before: Sequence[Computed], after: Computed) -> Iterator[OneSided]:
    """What is taken with a sign where the unmodified program takes it without.

    Not the other way round: LLVM leaves signs out where it knows that there are none.
    """
    for (words, width), signs in sorted(after.signed.items()):
        known = set[bool]().union(*(one.signed.get((words, width), ()) for one in before))
        if signs == {True} and known == {False} and after.most[words] >= 2 ** (width - 1):
            yield stated(kernel, f"{_cut(words)} fits in {width - 1} bits (signed)", None)


def _loaded(kernel: str, before: Sequence[Computed], after: Computed) -> Iterator[OneSided]:
    """Of what only the lowest bits are loaded; not where the next ones are, too."""
    for at, had in sorted(after.loaded.items()):
        wide = _joined(set(one.loaded.get(at, ())) for one in before)
        narrow = max(had)
        if wide and min(wide) > narrow and had[narrow] not in after.loaded:
            words = f"{_cut(f'what is loaded from {at}')} fits in {narrow} bits"
            yield stated(kernel, f"{words} (loaded as {min(wide)})", None)


def _joined(sets: Iterable[set[int] | None]) -> set[int]:
    return set[int]().union(*(one for one in sets if one))


def _said(kernel: str, words: str, narrow: int, wide: int) -> OneSided:
    return stated(kernel, f"{_cut(words)} fits in {narrow} bits (computed in {wide})", None)


def _cut(words: str) -> str:
    return words if len(words) <= MOST_WORDS else f"{words[:MOST_WORDS]}…"
