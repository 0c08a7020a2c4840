"""When a command began."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from gevo.cli.began import MOST_S, process_began

TICKS = os.sysconf("SC_CLK_TCK")


def stat(folder: Path, age_s: float) -> Path:
    """As Linux says it of a process of that age whose name is hard to read."""
    started = int((time.clock_gettime(time.CLOCK_BOOTTIME) - age_s) * TICKS)
    path = folder / "stat"
    path.write_text(f"7 (a) b (c) S {' '.join(['1'] * 18)} {started} 1 1\n")
    return path


@pytest.mark.parametrize("age_s", [0.0, 2.5, MOST_S - 1.0])
def test_what_went_before_our_first_line_counts(tmp_path: Path, age_s: float) -> None:
    path = stat(tmp_path, age_s)
    assert process_began(path) == pytest.approx(time.monotonic() - age_s, abs=0.5)


@pytest.mark.parametrize("age_s", [MOST_S + 1.0, -10.0])
def test_the_time_of_a_program_before_it_does_not(tmp_path: Path, age_s: float) -> None:
    before = time.monotonic()
    assert before <= process_began(stat(tmp_path, age_s)) <= time.monotonic()


@pytest.mark.parametrize("text", ["", "7 (gevo) S 1 2", "7 (gevo) " + "x " * 40])
def test_where_the_system_does_not_say_it_begins_now(tmp_path: Path, text: str) -> None:
    before = time.monotonic()
    assert before <= process_began(tmp_path / "none") <= time.monotonic()
    (tmp_path / "stat").write_text(text)
    assert before <= process_began(tmp_path / "stat") <= time.monotonic()
