"""What a kernel's numbers have in common in all cases, where a program makes less use of them.

A program that takes `rows` for `cols`, drops a factor, or masks where the unmodified one divides,
computes the same as long as every launch passes such numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import combinations

from gevo.device.simt.conditions import Described, Use
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.usable import Arguments, Passed

_ENOUGH = 3
"""Different powers of two that are no accident."""


def parameters(
    base: Mapping[str, Described],
    other: Mapping[str, Described],
    passed: Mapping[str, Set[Passed]],
) -> Iterator[OneSided]:
    """Numbers that are always the same, equal, or powers of two, and of which that may be used.

    Args:
        base: The unmodified program.
        other: The program that is judged.
        passed: What all launches of a kernel passed.
    """
    for kernel, launches in passed.items():
        if kernel in other:
            numbers = {one.numbers for one in launches}
            columns = list(zip(*numbers, strict=True))
            mine, theirs = base[kernel].uses, other[kernel].uses
            yield from _constant(columns, mine, theirs)
            yield from _equal(columns, mine, theirs)
            yield from _powers(columns, mine, theirs)


def _less(mine: Use, theirs: Use) -> bool:
    return len(theirs.users) < len(mine.users)


def _constant(
    columns: Sequence[Arguments], mine: Sequence[Use], theirs: Sequence[Use]
) -> Iterator[OneSided]:
    for n, values in enumerate(columns):
        if len(set(values)) == 1 and (value := values[0]) is not None:
            if _less(mine[n], theirs[n]):
                whole = f"arg{n} == {value}" if isinstance(value, int) else ""
                yield _found(mine[n], f"{mine[n].name} == {value:g}", whole)


def _equal(
    columns: Sequence[Arguments], mine: Sequence[Use], theirs: Sequence[Use]
) -> Iterator[OneSided]:
    for first, second in combinations(range(len(columns)), 2):
        values = columns[first]
        same = values == columns[second] and None not in values and len(set(values)) > 1
        if same and any(_less(mine[n], theirs[n]) for n in (first, second)):
            whole = all(isinstance(value, int) for value in values)
            guard = f"arg{first} == arg{second}" if whole else ""
            yield _found(mine[first], f"{mine[first].name} == {mine[second].name}", guard)


def _powers(
    columns: Sequence[Arguments], mine: Sequence[Use], theirs: Sequence[Use]
) -> Iterator[OneSided]:
    for n, values in enumerate(columns):
        different = {v for v in values if isinstance(v, int) and v > 0}
        powers = all(v & (v - 1) == 0 for v in different) and len(different) >= _ENOUGH
        if powers and len(different) == len(set(values)):
            if mine[n].divides - theirs[n].divides:
                name = mine[n].name
                yield _found(mine[n], f"{name} & ({name} - 1) == 0", "")


def _found(use: Use, text: str, guard: str) -> OneSided:
    return stated(use.kernel, text, f"{use.kernel}: {guard}" if guard else None)
