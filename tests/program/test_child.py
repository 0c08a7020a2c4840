"""Calls in a forked copy of the process."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

from gevo.child import ChildDied, in_child
from gevo.errors import ConfigError


def _abort() -> None:
    os.write(2, b"LLVM ERROR: no\nand more\n")
    os.abort()


def _refuse() -> None:
    raise ConfigError("not that")


def _eat() -> int:
    return len(bytes(64 << 30))


def _leave() -> None:
    sys.exit(3)


def test_the_result_comes_back_from_another_process() -> None:
    pid, value = in_child(lambda x: (os.getpid(), x), ([1, 2],), 60)
    assert pid != os.getpid()
    assert value == [1, 2]


def test_large_results_come_back() -> None:
    assert in_child(bytes, (10_000_000,), 60) == bytes(10_000_000)


def test_what_it_raises_is_raised() -> None:
    with pytest.raises(ConfigError, match="not that"):
        in_child(_refuse, (), 60)


def test_death_is_told_with_its_last_words() -> None:
    with pytest.raises(ChildDied) as caught:
        in_child(_abort, (), 60)
    assert (caught.value.reason, caught.value.words) == ("SIGABRT", "LLVM ERROR: no")


def test_one_that_leaves_has_no_answer() -> None:
    with pytest.raises(ChildDied, match="exit code 1"):
        in_child(_leave, (), 60)


def test_it_ends_when_its_time_is_up() -> None:
    start = time.monotonic()
    with pytest.raises(ChildDied, match="SIGALRM"):
        in_child(time.sleep, (60,), 1)
    assert time.monotonic() - start < 30


def test_it_cannot_take_all_memory() -> None:
    with pytest.raises(MemoryError):
        in_child(_eat, (), 60)


def _sleep(place: Path) -> None:
    place.write_text(str(os.getpid()))
    time.sleep(60)


def test_an_interrupted_parent_leaves_no_child(tmp_path: Path) -> None:
    main = threading.main_thread().ident
    assert main is not None
    place = tmp_path / "pid"

    def interrupt() -> None:
        while not place.exists() or not place.read_text():
            time.sleep(0.01)
        signal.pthread_kill(main, signal.SIGINT)

    # A background job of a shell ignores SIGINT, and this process would have that from it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Thread(target=interrupt, daemon=True).start()
    try:
        with pytest.raises(KeyboardInterrupt):
            in_child(_sleep, (place,), 60)
    finally:
        signal.signal(signal.SIGINT, before)
    with pytest.raises(ProcessLookupError):
        os.kill(int(place.read_text()), 0)
