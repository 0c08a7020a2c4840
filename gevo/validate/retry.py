"""Asks again where the device, and not the program, was at fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Generic, TypeVar

from gevo.errors import DeviceLost
from gevo.evaluate.cache import DEVICE_RETRIES
from gevo.evaluate.scoring.duel import Duel
from gevo.measurement import Measurement
from gevo.outcome import Outcome

T = TypeVar("T", Measurement, Duel)


class Attempts(Generic[T]):
    """A job of an executor that is submitted again when its device drops out.

    Args:
        submit: Submits the job; called at once, and again for each new attempt.
    """

    def __init__(self, submit: Callable[[], Future[T]]) -> None:
        self._submit = submit
        self._job = submit()
        self._retries = DEVICE_RETRIES

    def cancel(self) -> None:
        """Nobody will ask for the result: do without it, unless it is under way."""
        self._job.cancel()

    def result(self) -> T:
        """What the job gives, never with the outcome DEVICE_LOST.

        Raises:
            DeviceLost: The device fails again and again.
            GevoError: Whatever else the job raises.
        """
        while lost := next(_lost(self._job.result()), None):
            if not self._retries:
                raise DeviceLost(f"{lost.device}: {lost.detail}")
            self._retries -= 1
            self._job = self._submit()
        return self._job.result()


def _lost(result: Measurement | Duel) -> Iterator[Measurement]:
    sides = (result,) if isinstance(result, Measurement) else (result.candidate, result.baseline)
    return (side for side in sides if side.outcome is Outcome.DEVICE_LOST)
