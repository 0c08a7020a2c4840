"""Many jobs of several steps each, some of them under way at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any, TypeVar

T = TypeVar("T")

Steps = Generator[Future[Any], Any, T]
"""Yields what it waits for, is sent its result, and returns what came out."""


def interleaved(
    begin: Sequence[Callable[[], Steps[T]]],
    at_once: int,
    watch: Callable[[int], None] = lambda done: None,
    enough: Callable[[], bool] = lambda: False,
) -> list[T]:
    """Bring all to their ends; results in the order of `begin`.

    Args:
        begin: Each starts one.
        at_once: How many are under way at a time.
        watch: Told how many are done.
        enough: Asked before each is begun whether it and those behind it are left out.

    Raises:
        Exception: What a future or a generator raised first.
    """
    waiting = deque(enumerate(begin))
    running: dict[Future[Any], list[tuple[int, Steps[T]]]] = {}
    ended: dict[int, T] = {}

    def step(number: int, steps: Steps[T], value: Any) -> None:
        try:
            running.setdefault(steps.send(value), []).append((number, steps))
        except StopIteration as end:
            ended[number] = end.value
            watch(len(ended))

    while waiting or running:
        while waiting and len(running) < at_once:
            if enough():
                waiting.clear()
                break
            number, start = waiting.popleft()
            step(number, start(), None)
        if running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for job in done:
                for number, steps in running.pop(job):
                    step(number, steps, job.result())
    return [ended[number] for number in range(len(ended))]
