"""`gevo record` and `gevo replace`: an application's kernels, without touching the application."""

from __future__ import annotations

import shlex
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from gevo.cli.options import TrustCode, TrustedWorkload
from gevo.cli.terminal import say
from gevo.deploy.interposed import program_of, run, signal_of
from gevo.deploy.stand_in import StandIn, notes, of_run, of_tuned, settings, write_plan
from gevo.errors import ConfigError, GevoError
from gevo.integrations.application import Made, Recordings, read, workloads
from gevo.study.trust import Trust

DEFAULT = Path("recording")
RAW = "raw"
"""The folder in a recording with what the interposer wrote."""
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}

Application = Annotated[
    list[str] | None,
    typer.Argument(metavar="-- APP [ARGS…]", help="The application, as one starts it."),
]


def record(
    application: Application = None,
    out: Annotated[
        Path,
        typer.Option("--out", "-o", help="Folder to write, with a folder for each kernel in it."),
    ] = DEFAULT,
    launches: Annotated[
        int, typer.Option(help="Launches of each kernel that are recorded, the first ones.", min=1)
    ] = 3,
    limit: Annotated[
        str, typer.Option(help="Bytes to write at most, for each process: 512M, 4G.")
    ] = "1G",
    keep: Annotated[
        list[str] | None,
        typer.Option(
            help="An array whose contents stay as recorded, as axpy.arg1 (repeatable); others are "
            "drawn like them."
        ),
    ] = None,
    again: Annotated[
        bool,
        typer.Option("--again", help="Run nothing: write the workloads of --out/raw anew."),
    ] = False,
) -> int:
    """Run an application and write a workload for each CUDA kernel that it launches.

    Each kernel's folder is what `gevo evolve` takes. Linux only; nothing of the application is
    changed. Its exit code is given on.
    """
    raw, code = out / RAW, 0
    if again == bool(application):
        raise ConfigError("record: name the application (-- ./app arguments), or --again")
    if again and not raw.is_dir():
        raise ConfigError(f"{raw}: there is no such recording")
    if not again:
        code = _run(application or [], raw, launches, _bytes(limit))
    counts = Counter(_tell(made, out) for made in workloads(raw, out, keep or ()))
    found = read(raw)
    for text in (*found.notes, *_cut(found)):
        say(f"note: {text}")
    if not counts:
        what = signal_of(code)
        ended = f" (it ended with {what or f'exit code {code}'})" if code else ""
        raise ConfigError(
            f"no kernel was seen{ended}: does it use CUDA's driver, in a process that is "
            "dynamically linked?"
        )
    return code


def _run(application: Sequence[str], raw: Path, launches: int, limit: int) -> int:
    program_of(application)
    if raw.exists() and any(raw.iterdir()):
        raise ConfigError(f"{raw}: holds a recording already; remove it, or give another --out")
    try:
        raw.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(f"{raw}: cannot be made ({error.strerror})") from error
    return run(
        application,
        {
            "GEVO_RECORD": "1",
            "GEVO_EVENTS": str(raw.resolve()),
            "GEVO_LAUNCHES": str(launches),
            "GEVO_LIMIT": str(limit),
        },
    )


def _bytes(text: str) -> int:
    number, unit = text.rstrip("KMGkmg"), text[len(text.rstrip("KMGkmg")) :].upper()
    if not number.isascii() or not number.isdecimal() or unit not in _UNITS:
        raise ConfigError(f"--limit {text}: give a number of bytes, as 512M or 4G")
    return int(number) * _UNITS[unit]


def _tell(made: Made, out: Path) -> bool:
    """Say what came of a kernel; whether there is a workload."""
    one = made.recorded
    if made.workload is None:
        say(f"{one.kernel}: no workload: {made.why_not}")
        return False
    of = f" of {one.made}" if one.made else ""
    say(f"{one.kernel}: {len(one.launches)}{of} launches; {made.agreement}")
    for text in one.notes:
        say(f"  note: {text}")
    say(f"  gevo evolve {shlex.quote(str(made.workload.with_suffix('.ptx')))}")
    return True


def replace(
    application: Application = None,
    runs: Annotated[
        list[Path] | None,
        typer.Option("--run", help="A run of gevo evolve over a recorded kernel (repeatable)."),
    ] = None,
    tuned: Annotated[
        Path | None, typer.Option(help="A database of gevo tune: what it has for kernels.")
    ] = None,
    recording: Annotated[
        Path, typer.Option(help="The folder that gevo record has written.")
    ] = DEFAULT,
    winner: Annotated[
        int | None,
        typer.Option(help="Number in the runs' front/; else the fastest that may be used.", min=1),
    ] = None,
    workload: TrustedWorkload = None,
    trust_code: TrustCode = False,
) -> int:
    """Run an application with winners in place of its kernels.

    Only kernels that are loaded from just what was recorded, and launched as the winner was
    validated for; all others run as they are. What was replaced is said on stderr.
    The application's exit code is given on.
    """
    program_of(application or [])
    if not runs and tuned is None:
        raise ConfigError("replace: give --run RUN, a run of gevo evolve, or --tuned DATABASE")
    trust = Trust(workload, trust_code)
    found = [of_run(one, recording, winner, trust) for one in runs or ()]
    if tuned is not None:
        found += _tuned(recording, tuned, trust)
    with tempfile.TemporaryDirectory(prefix="gevo-replace-") as folder:
        plan, events = write_plan(Path(folder), found), Path(folder) / "events"
        events.mkdir()
        code = run(application or [], settings(plan, events))
        _report(found, events)
    return code


def _tuned(recording: Path, database: Path, trust: Trust) -> list[StandIn]:
    """What a database has for the kernels of a recording; says what it has not."""
    found: list[StandIn] = []
    for kernel, note in notes(recording).items():
        try:
            found.append(of_tuned(kernel, note, database, trust=trust))
        except GevoError as error:
            say(f"gevo: {note.kernel}: {error}", err=True)
    if not found:
        raise ConfigError(f"{database}: has nothing that can stand in for kernels of {recording}")
    return found


def _report(stand_ins: Sequence[StandIn], events: Path) -> None:
    """Say for each winner how often it ran, and why not where it did not."""
    seen = read(events)
    for one in stand_ins:
        recorded = seen.kernels.get((one.note.image, one.note.kernel))
        if recorded is None:
            same = [k for k in seen.kernels.values() if k.kernel == one.note.kernel]
            why = "it is loaded from another module than the recorded one" if same else "not seen"
            say(f"gevo: {one.note.kernel}: not replaced: {why}", err=True)
            continue
        say(
            f"gevo: {recorded.kernel}: {recorded.replaced} of {recorded.made} launches ran the "
            f"winner of {one.about}",
            err=True,
        )
        for text in recorded.notes:
            say(f"gevo: {recorded.kernel}: the original ran: {text}", err=True)
        if recorded.replaced and (believed := one.requirements.believed):
            say(f"gevo: {recorded.kernel}: not tested: {'; '.join(believed)}", err=True)
    known = {(one.note.image, one.note.kernel) for one in stand_ins}
    others = sorted({r.kernel for key, r in seen.kernels.items() if key not in known})
    if others:
        say(f"gevo: no winner for {', '.join(others)}", err=True)
    for text in (*seen.notes, *_cut(seen)):
        say(f"gevo: note: {text}", err=True)


def _cut(found: Recordings) -> Iterator[str]:
    """What to say of processes that were killed, or left by `_exit`."""
    if found.cut:
        yield f"{found.cut} of its processes ended abruptly: not all of their launches are counted"
