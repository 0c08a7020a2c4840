"""Progress of a study: a live view in a terminal, plain lines elsewhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager

from rich.console import Console
from rich.live import Live
from rich.table import Table

from gevo.cli.options import UNLIMITED
from gevo.report import figures
from gevo.study.progress import AT_TRIALS, AT_VERDICTS, Progress

EVERY_S = 10
"""A log has a line about a tuning session's trials once in so many seconds."""


class View(AbstractContextManager["View", None], ABC):
    """Shows progress; used as a context manager around a study."""

    def __exit__(self, *_: object) -> None:
        """Nothing to give back."""

    @abstractmethod
    def update(self, progress: Progress) -> None:
        """Called often; must be cheap."""

    @abstractmethod
    def say(self, line: str) -> None:
        """Print a line that stays."""


class LiveView(View):
    """A table that redraws itself four times a second."""

    def __init__(self, console: Console) -> None:
        self._live = Live(console=console, refresh_per_second=4, transient=True)

    def __enter__(self) -> View:
        self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def update(self, progress: Progress) -> None:
        """Redraw with new figures."""
        self._live.update(_table(progress))

    def say(self, line: str) -> None:
        """Print a line above the table."""
        _print(self._live.console, line)


class PlainView(View):
    """One line per generation and per phase, of trials now and then, for logs."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._last: tuple[str, int | str] | None = None

    def update(self, progress: Progress) -> None:
        """Print a line when the phase or the generation has changed."""
        step = _step(progress)
        if step != self._last:
            self._last = step
            self.say(_line(progress))

    def say(self, line: str) -> None:
        """Print a line."""
        _print(self._console, line)


def _print(console: Console, line: str) -> None:
    console.print(line, markup=False, highlight=False, soft_wrap=True)


def view(console: Console) -> View:
    """The live view in a terminal, plain lines elsewhere."""
    return LiveView(console) if console.is_terminal else PlainView(console)


def _step(p: Progress) -> tuple[str, int | str]:
    """What changes when a log gets a line."""
    if p.phase == AT_TRIALS:
        return p.phase, int(p.elapsed_s) // EVERY_S
    return p.phase, p.note if p.phase == AT_VERDICTS else p.generation


def _line(p: Progress) -> str:
    if p.phase == AT_TRIALS:
        left = [] if p.remaining_s is None else [f"{_duration(p.remaining_s)} left"]
        return "  ".join([f"trial {_trials(p)}", p.note, *_best(p), *left])
    if p.phase == "search" and p.generation < 0:
        return "search: measuring the initial population"
    if p.phase == "search":
        parts = [
            f"generation {_generation(p)}",
            f"{p.evaluations} evaluated",
            f"{p.rate:.1f}/s",
            f"best {p.best_speedup:.3f}x ({_clock(p)})",
            f"front {p.front_size}",
        ]
        if p.gpu_idle is not None:
            parts.append(f"GPU idle {p.gpu_idle:.0%}")
        if p.remaining_s is not None:
            parts.append(f"{_duration(p.remaining_s)} left")
        return "  ".join(parts)
    return f"{p.phase}: {p.note}" if p.note else p.phase


def _clock(p: Progress) -> str:
    """What a gain of the search is: nothing that validation has seen."""
    return f"modelled, {figures.ESTIMATE}" if p.modelled else figures.ESTIMATE


def _generation(p: Progress) -> str:
    """`3/12`; `3` where the time budget alone ends the search."""
    return f"{p.generation}" + (f"/{p.generations}" if p.generations < UNLIMITED else "")


def _trials(p: Progress) -> str:
    """`12/100`; `12` where the time budget alone ends them."""
    return f"{p.generation}" + (f"/{p.generations}" if p.generations else "")


def _best(p: Progress) -> list[str]:
    """The gain over the defaults, where there is something to compare with."""
    return [f"best {p.best_speedup:.3f}x ({_clock(p)})"] if p.best_speedup else []


def _tuning_table(p: Progress) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column()
    table.add_row(p.phase, p.note)
    table.add_row("trials", _trials(p))
    for best in _best(p):
        table.add_row("so far", best)
    rejected = ", ".join(f"{name} {n}" for name, n in p.rejected) or "none"
    table.add_row("failed", rejected)
    left = "" if p.remaining_s is None else f", about {_duration(p.remaining_s)} left for trials"
    table.add_row("time", f"{_duration(p.elapsed_s)}{left if p.phase == AT_TRIALS else ''}")
    return table


def _table(p: Progress) -> Table:
    if p.phase in (AT_TRIALS, AT_VERDICTS):
        return _tuning_table(p)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column()
    table.add_row("phase", f"{p.phase}  {p.note}")
    table.add_row("generation", "initial population" if p.generation < 0 else _generation(p))
    table.add_row("evaluated", f"{p.evaluations}  ({p.rate:.1f} per second, {p.cached} cached)")
    best = f"speed-up {p.best_speedup:.3f} ({_clock(p)}), front of {p.front_size}"
    table.add_row("best so far", best)
    rejected = ", ".join(f"{name} {n}" for name, n in p.rejected) or "none"
    table.add_row("rejected", rejected)
    if p.gpu_idle is not None:
        table.add_row("GPU idle", f"{p.gpu_idle:.0%} of the search")
    left = "" if p.remaining_s is None else f", about {_duration(p.remaining_s)} left"
    table.add_row("time", f"{_duration(p.elapsed_s)}{left}")
    return table


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}h{minutes:02}m" if hours else f"{minutes}m{rest:02}s"
