"""The one loop of all studies: ask → measure → tell → checkpoint.

The only place where search and evaluation meet. An evolution, the two phases of a joint search and
the tuning of some kernels differ in what asks and in what measures: worker processes, a recording,
or the journal of a session that is resumed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

INTERRUPTED = "interrupted"
TIME_BUDGET = "time budget"
INTERNAL = "internal error"
"""Why a study ended early, in its journal's last record."""

A_co = TypeVar("A_co", covariant=True)
A = TypeVar("A")
M_contra = TypeVar("M_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)


class Asking(Protocol[A_co, M_contra, R_co]):
    """What proposes, and is told what that was measured as, in turn."""

    @property
    def finished(self) -> bool:
        """True when there is nothing more to ask for."""
        ...

    def ask(self) -> Sequence[A_co]:
        """The next wave; where it is empty it must be told all the same."""
        ...

    def tell(self, results: Sequence[M_contra], /) -> Sequence[R_co]:
        """Take the wave's measurements, in its order; what of them is to be written down."""
        ...


def search(
    searcher: Asking[A, M_contra, R_co],
    measure: Callable[[Sequence[A]], Sequence[M_contra]],
    checkpoint: Callable[[Sequence[R_co]], object] = lambda records: None,
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Go on until the searcher has finished.

    Args:
        searcher: What asks.
        measure: Measures a wave; what it raises ends the search.
        checkpoint: Told after each wave what is to be written down.
        stop: Asked before each wave; True ends the search early.
    """
    while not searcher.finished and not stop():
        checkpoint(searcher.tell(measure(searcher.ask())))
