"""The two views of a run's progress."""

from __future__ import annotations

import io
from dataclasses import replace

from rich.console import Console

from gevo.cli.live import LiveView, PlainView, view
from gevo.cli.options import UNLIMITED
from gevo.study.progress import AT_TRIALS, AT_VERDICTS, Progress

SEARCHING = Progress(
    phase="search",
    generation=3,
    generations=12,
    evaluations=240,
    cached=31,
    rate=18.25,
    best_speedup=1.375,
    front_size=2,
    rejected=(("wrong", 120), ("race", 7)),
    elapsed_s=75.0,
    remaining_s=3725.0,
    modelled=True,
)


def terminal() -> tuple[Console, io.StringIO]:
    out = io.StringIO()
    return Console(file=out, force_terminal=True, width=100, color_system=None), out


def log() -> tuple[Console, io.StringIO]:
    out = io.StringIO()
    return Console(file=out, width=20), out


def test_a_terminal_gets_the_live_view_and_a_log_plain_lines() -> None:
    assert isinstance(view(terminal()[0]), LiveView)
    assert isinstance(view(log()[0]), PlainView)


def test_the_live_view_shows_where_the_search_stands() -> None:
    console, out = terminal()
    with LiveView(console) as shown:
        shown.update(SEARCHING)
        shown._live.refresh()
        text = " ".join(out.getvalue().split())
    for part in (
        "generation 3/12",
        "240 (18.2 per second, 31 cached)",
        "speed-up 1.375 (modelled, search estimate), front of 2",
        "rejected wrong 120, race 7",
        "1m15s, about 1h02m left",
    ):
        assert part in text


def test_the_live_view_before_there_is_anything() -> None:
    console, out = terminal()
    with LiveView(console) as shown:
        shown.update(Progress(phase="baseline", note="on simt:H200"))
        shown._live.refresh()
    assert "initial population" in out.getvalue()
    assert "on simt:H200" in out.getvalue()


def test_a_measured_time_is_not_called_modelled() -> None:
    console, out = log()
    PlainView(console).update(replace(SEARCHING, modelled=False))
    assert "modelled" not in out.getvalue()


def test_a_log_gets_one_line_per_generation() -> None:
    console, out = log()
    with PlainView(console) as shown:
        shown.update(Progress(phase="baseline", note="running"))
        for generation in (-1, 0, 1):
            for evaluations in (10, 20, 30):
                shown.update(replace(SEARCHING, generation=generation, evaluations=evaluations))
        shown.update(replace(SEARCHING, phase="validation", note="1 judged"))
    lines = out.getvalue().splitlines()
    assert lines[:2] == ["baseline: running", "search: measuring the initial population"]
    assert [line.split("  ")[0] for line in lines[2:4]] == ["generation 0/12", "generation 1/12"]
    assert lines[4:] == ["validation: 1 judged"]
    assert lines[2].endswith(
        "10 evaluated  18.2/s  best 1.375x (modelled, search estimate)  front 2  1h02m left"
    )


def test_without_an_end_only_the_generation_is_shown() -> None:
    console, out = log()
    PlainView(console).update(replace(SEARCHING, generations=UNLIMITED, remaining_s=None))
    assert out.getvalue().startswith("generation 3  240 evaluated")
    assert "left" not in out.getvalue()


TUNING = Progress(
    phase=AT_TRIALS,
    note="mm1",
    generation=7,
    generations=40,
    evaluations=7,
    best_speedup=1.5,
    elapsed_s=31.0,
    remaining_s=125.0,
    modelled=True,
)


def test_a_log_has_a_line_about_trials_every_ten_seconds_and_about_each_verdict() -> None:
    console, out = log()
    with PlainView(console) as shown:
        shown.update(TUNING)
        shown.update(replace(TUNING, generation=8, elapsed_s=39.0))
        shown.update(
            replace(TUNING, generation=9, elapsed_s=40.0, generations=0, best_speedup=0.0)
        )
        judging = replace(TUNING, phase=AT_VERDICTS, note="mm1, 1 of 2")
        shown.update(judging)
        shown.update(replace(judging, elapsed_s=99.0))
        shown.update(replace(judging, note="mm2, 2 of 2"))
    assert out.getvalue().splitlines() == [
        "trial 7/40  mm1  best 1.500x (modelled, search estimate)  2m05s left",
        "trial 9  mm1  2m05s left",
        "verdicts: mm1, 1 of 2",
        "verdicts: mm2, 2 of 2",
    ]


def test_the_live_view_shows_where_a_tuning_session_stands() -> None:
    console, out = terminal()
    with LiveView(console) as shown:
        shown.update(TUNING)
        shown._live.refresh()
        text = " ".join(out.getvalue().split())
    for part in ("trials mm1", "trials 7/40", "so far best 1.500x", "about 2m05s left for trials"):
        assert part in text
