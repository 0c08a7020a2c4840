"""What a program relies on by its text alone, compared with the unmodified program's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gevo.evaluate.scoring.alike import OneSided
from gevo.evaluate.scoring.declared import beyond_declared
from gevo.evaluate.scoring.matrices import products_otherwise
from gevo.evaluate.scoring.widths import narrowed


def by_text(
    baseline: Sequence[str], program: str, kernels: Iterable[str], exact: bool
) -> Iterator[OneSided]:
    """Fewer bits, wider accesses than are declared, and products of matrices.

    Args:
        baseline: Cleaned texts of the unmodified program, as given and as passes make it.
        program: The cleaned text of the program.
        kernels: Those that are launched.
        exact: Last bits of floats count.
    """
    launched = tuple(kernels)
    yield from narrowed(baseline, program, launched, exact)
    yield from beyond_declared(baseline, program, launched)
    yield from products_otherwise(baseline, program, launched, exact)
