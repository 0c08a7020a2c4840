"""Test cases as text: for the command line, and as tables of a spec.

The text is `seed = 5; n = 77; x = 0; sorted(y)`: the seed, sizes by name, and the statements of
the case's values, in their order.
"""

from __future__ import annotations

import json

from gevo.errors import WorkloadError
from gevo.workload.case import TestCase, Workload

GIVEN = "given"
"""Name of the cases that are given as text."""

SEEDS = 2**63
"""Seeds are below this."""


def parse_case(text: str, workload: Workload) -> TestCase:
    """The case that a text describes.

    Args:
        text: Entries separated by `;`: `seed = K`, sizes by name, and statements of `values`.
            What is missing is that of the workload's first training case.
        workload: The workload.

    Raises:
        WorkloadError: An entry is wrong; the message names it.
    """
    first = workload.train[0]
    numbers: dict[str, int] = {}
    seed: int | None = None
    values: list[str] = []
    for entry in filter(None, map(str.strip, text.split(";"))):
        name, _, value = (part.strip() for part in entry.partition("="))
        if name == "seed" and seed is None:
            seed = _integer(value, entry, workload)
            if not 0 <= seed < SEEDS:
                raise _wrong(entry, workload, "a seed is from 0 to below 2 ** 63")
        elif name in first.size:
            if name in numbers:
                raise _wrong(entry, workload, f"{name!r} is given twice")
            numbers[name] = _integer(value, entry, workload)
        else:
            values.append(entry)
    sizes = tuple((name, numbers.get(name, value)) for name, value in first.sizes)
    case = TestCase(GIVEN, first.seed if seed is None else seed, sizes, tuple(values))
    return workload.checked(case)


def case_text(case: TestCase) -> str:
    """The text of a case without its name; `parse_case` inverts it."""
    sizes = [f"{name} = {value}" for name, value in case.sizes]
    return "; ".join([f"seed = {case.seed}", *sizes, *case.values])


def case_toml(case: TestCase, comment: str) -> str:
    """A case as a `[[heldout]]` table of a spec.

    Args:
        case: The case. Its name is left out: a table's place in the spec names it.
        comment: What stands above it; may have several lines, or none.
    """
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    lines += ["[[heldout]]", f"seed = {case.seed}"]
    if case.sizes:
        sizes = ", ".join(f"{_key(name)} = {value}" for name, value in case.sizes)
        lines.append(f"sizes = {{ {sizes} }}")
    if case.values:
        # A statement has no characters that JSON and TOML would write differently.
        lines.append(f"values = {json.dumps(case.values, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    """A name as a key in TOML, where only ASCII letters need no quotes."""
    return name if name.isascii() else json.dumps(name, ensure_ascii=False)


def _integer(value: str, entry: str, workload: Workload) -> int:
    try:
        return int(value)
    except ValueError as error:
        raise _wrong(entry, workload, "needs an integer") from error


def _wrong(entry: str, workload: Workload, problem: str) -> WorkloadError:
    return WorkloadError(f"{workload.source}: {GIVEN}: '{entry}': {problem}")
