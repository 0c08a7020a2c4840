"""The end of the time that a study may take, for everything that waits for workers.

At that moment its executors are stopped: whoever waits for a job, or starts one later, is told at
once with PoolClosed. So no wait needs a limit of its own, wherever it is.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from threading import RLock, Timer

from gevo.evaluate.executor import Executor


class Expiry:
    """Stops executors at a point in time.

    Args:
        at: What the clock shows then; infinity for never.
        clock: Seconds; that of `time.monotonic` is the same in all processes of a machine.
    """

    def __init__(self, at: float = math.inf, clock: Callable[[], float] = time.monotonic) -> None:
        self._lock = RLock()
        self._clock = clock
        self._executors: list[Executor] = []
        self._timer: Timer | None = None
        self._passed = False
        self.at = at
        self.move(at)

    @property
    def passed(self) -> bool:
        """Whether it is time, and executors are stopped."""
        return self._passed

    def left(self) -> float:
        """Seconds until then; none where it has passed."""
        return 0.0 if self._passed else max(0.0, self.at - self._clock())

    def move(self, at: float) -> None:
        """Another point in time; nothing comes back that is stopped already."""
        with self._lock:
            self.cancel()
            self.at = at
            if not math.isinf(at):
                self._timer = Timer(max(0.0, at - self._clock()), self.expire)
                self._timer.daemon = True
                self._timer.start()

    def watch(self, executor: Executor) -> Executor:
        """Stop this one, too, when it is time: at once where it is; gives it back."""
        with self._lock:
            self._executors.append(executor)
            if self._passed:
                executor.stop()
        return executor

    def expire(self) -> None:
        """It is time, whatever the clock shows."""
        with self._lock:
            self._passed = True
            for executor in self._executors:
                executor.stop()

    def cancel(self) -> None:
        """It never comes, unless it is moved; may be repeated."""
        with self._lock:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
