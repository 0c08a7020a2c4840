"""Minimisation of a sequence under a predicate: what of a patch is really needed.

Source of the idea of deleting runs of growing length: the shrinker of the Hypothesis library
(MacIver and Donaldson 2020, *Test-case reduction via test-case generation*). The result is
1-minimal in the sense of delta debugging (Zeller and Hildebrandt 2002, section 3.3).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

T = TypeVar("T")
Search = Generator[tuple[T, ...], bool, tuple[T, ...]]
"""Yields what is to be tested, is sent whether it keeps the property, returns the result."""


def without_spoilers(items: Sequence[T], holds: Callable[[tuple[T, ...]], bool]) -> tuple[T, ...]:
    """What is left without the items that spoil a property, which must hold for none of them.

    The item behind the longest beginning that holds is what spoils the longer ones; bisection
    finds it, and the rest is asked again. Each costs so many questions as the logarithm of the
    number of items and one more. It ends, too, where the same question has another answer later.
    """
    kept, good = tuple(items), 0
    while len(kept) > good and not holds(kept):
        bad = len(kept)
        while bad - good > 1:
            middle = (good + bad) // 2
            if holds(kept[:middle]):
                good = middle
            else:
                bad = middle
        kept = kept[:good] + kept[good + 1 :]
    return kept


def minimization(items: Sequence[T]) -> Search[T]:
    """The shortest subsequence that deletions lead to, tested in the caller's own time.

    The result keeps the property, and no single further item can be deleted from it. Nothing is
    asked twice, and `items` not at all: they must have the property.

    The empty sequence is tried first. Then, from the back, the longest deletable run that
    ends at each position is deleted (later items tend to be those that were added last).
    Passes are repeated until one deletes nothing, because a deletion can make another possible.
    """
    current = tuple(items)
    if not current:
        return current
    if (yield ()):
        return ()
    failed: set[tuple[T, ...]] = {()}
    length = len(current) + 1
    while len(current) < length:
        length = len(current)
        end = length
        while end > 0:
            run = yield from _deletable(current, end, failed)
            current = current[: end - run] + current[end:]
            end -= run + 1
    return current


def _deletable(
    current: tuple[T, ...], end: int, failed: set[tuple[T, ...]]
) -> Generator[tuple[T, ...], bool, int]:
    """Length of a run ending before `end` that can be deleted, where one more can't be.

    Lengths 1, 2, 4, 8… are tried until one fails, then the gap is halved.
    """
    low, high = 0, 1
    while high <= end and (yield from _holds(current[: end - high] + current[end:], failed)):
        low, high = high, 2 * high
    high = min(high, end + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if (yield from _holds(current[: end - middle] + current[end:], failed)):
            low = middle
        else:
            high = middle
    return low


def _holds(
    candidate: tuple[T, ...], failed: set[tuple[T, ...]]
) -> Generator[tuple[T, ...], bool, bool]:
    """Ask about a candidate unless it is known to fail; what holds becomes the current one."""
    if candidate in failed:
        return False
    if (yield candidate):
        return True
    failed.add(candidate)
    return False
