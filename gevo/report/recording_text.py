"""The report of a recording as sentences for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from gevo.report import figures
from gevo.report.recording import RecordingReport
from gevo.report.tuning_kernel import value_text
from gevo.report.tuning_text import importance_line
from gevo.tuning.recorded import NS_PER_MS


def summary(report: RecordingReport) -> RenderableType:
    """What is in it, the optimum, and how hard it is to find."""
    return Group(*map(Text, _lines(report)))


def _lines(report: RecordingReport) -> Iterable[str]:
    recording = report.recording
    failed = ", ".join(f"{n:,} {word}" for word, n in report.failed.items())
    yield f"{recording.name} on {recording.device.removeprefix('recorded:')}"
    yield (
        f"{report.count:,} of {recording.space.size:,} configurations recorded, "
        f"{len(recording.failures):,} failed{f' ({failed})' if failed else ''}."
    )
    fast, middle, slow = (
        figures.time(one * NS_PER_MS)
        for one in (report.times_ms[0], report.times_ms[len(report.times_ms) // 2],
                    report.times_ms[-1])
    )  # fmt: skip
    yield f"Fastest {fast}, median {middle}, slowest {slow} (recorded)."
    best = recording.space.as_dict(report.best)
    yield _row("Fastest", [(name, value_text(value)) for name, value in best.items()])
    yield _row("Share of configurations within a factor of the fastest", [
        (f"{factor:g}", f"{share:.2%}") for factor, share in report.shares.items()
    ])  # fmt: skip
    yield _row("Best of so many random trials over the fastest, median", [
        (str(n), f"{over:.3f}") for n, over in report.by_chance.items()
    ])  # fmt: skip
    flow = report.flow
    if flow is None:
        yield "Proportion of centrality: not given, the graph has more than 20 million edges."
    else:
        minima = "local minimum" if flow.minima == 1 else "local minima"
        yield _row(
            f"{flow.minima:,} {minima}; proportion of centrality",
            [(f"{p:.0%}", f"{share:.3f}") for p, share in flow.proportions.items()],
        )
    yield importance_line(report.importance)


def _row(title: str, cells: Sequence[tuple[str, str]]) -> str:
    return f"{title}: {', '.join(f'{name} {value}' for name, value in cells)}."
