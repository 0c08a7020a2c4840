"""Winners that run in place of an application's kernels, for the interposer (`gevo replace`)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from gevo.deploy.export import Validated, validated
from gevo.deploy.winner import digest
from gevo.errors import ConfigError
from gevo.evaluate.codegen import cleaned_in_child, ptx_in_child
from gevo.program.base import PTX_SUFFIX, Program, settings_to_json
from gevo.program.llvm.specialize import launched_text
from gevo.program.load import load
from gevo.records.files import write_output
from gevo.records.run import RunFolder
from gevo.records.tuned import TunedDatabase
from gevo.study.trust import Trust
from gevo.study.tuned import stored
from gevo.workload.case import Argument, Array, Dim3, Workload
from gevo.workload.find import find
from gevo.workload.signature import variables

T = TypeVar("T")

NOTE_SUFFIX = ".app.json"
"""Of what `gevo record` writes beside a kernel."""
PLAN = "plan.tsv"
_FORMAT = 1


@dataclass(frozen=True)
class Note:
    """Where a recorded kernel comes from.

    Attributes:
        kernel: Its name.
        image: SHA-256 of what the application loads it from.
        sm: The GPU that it ran on, as 90.
        driver: The version of CUDA of that GPU's driver, as 13000.
        ptx: SHA-256 of the kernel's PTX.
    """

    kernel: str
    image: str
    sm: int
    driver: int
    ptx: str

    def write(self, kernel: Path) -> None:
        """Write it beside the kernel's file; raises ConfigError."""
        data = json.dumps({"format": _FORMAT, **asdict(self)}, indent=1)
        write_output(kernel.with_suffix(NOTE_SUFFIX), data.encode() + b"\n")

    @classmethod
    def read(cls, path: Path) -> Note:
        """One that was written; raises ConfigError."""
        try:
            data: dict[str, Any] = json.loads(path.read_bytes())
            if data.pop("format") != _FORMAT:
                raise ValueError("another format")
            texts = [str(data[name]) for name in ("kernel", "image", "ptx")]
            if not all(text.isprintable() for text in texts):
                raise ValueError("no name")
            kernel, image, ptx = texts
            return cls(kernel, image, int(data["sm"]), int(data["driver"]), ptx)
        except OSError as error:
            raise ConfigError(f"{path}: cannot be read ({error.strerror})") from error
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ConfigError(f"{path}: is damaged; record the application again") from error


@dataclass(frozen=True)
class StandIn:
    """A winner, and what it stands in for.

    Attributes:
        note: The kernel.
        ptx: The winner's code.
        about: Where it comes from, for people.
        blocks: What its workload launches, and it is launched with, alone.
        shared: Bytes of dynamic shared memory, likewise.
        grid: Numbers of blocks that are the same in all of its workload's launches; 0 for others.
        structs: Parameters by number that are structs: the same in all launches, likewise.
    """

    note: Note
    ptx: str
    about: str
    blocks: tuple[Dim3, ...]
    shared: int = 0
    grid: Dim3 = (0, 0, 0)
    structs: Mapping[int, bytes] = field(default_factory=dict[int, bytes])


def notes(recording: Path) -> dict[Path, Note]:
    """What is known of the kernels of a recording, by the kernel's file; raises ConfigError."""
    paths = sorted(recording.glob(f"*/*{NOTE_SUFFIX}"))
    return {
        path.with_name(path.name.removesuffix(NOTE_SUFFIX) + PTX_SUFFIX): Note.read(path)
        for path in paths
    }


NOBODY = Trust()


def of_run(
    run: Path, recording: Path, number: int | None = None, trust: Trust = NOBODY
) -> StandIn:
    """The winner of a run of `gevo evolve` over a recorded kernel.

    Args:
        run: The run folder.
        recording: The recording's folder.
        number: Which winner; None for the fastest one that is validated or guarded.
        trust: Whose Python code may run, where the workload has some.

    Raises:
        ConfigError: There is no such winner, its kernel was not recorded, or it cannot stand in.
        CompileFailed: LLVM refuses it.
    """
    folder = RunFolder.open(run)
    found = validated(folder, number)
    ptx = digest(found.baseline.ptx)
    note = next((one for one in notes(recording).values() if one.ptx == ptx), None)
    if note is None:
        raise ConfigError(
            f"{run}: its kernel is none of those in {recording}; name the recording's folder with "
            "--recording"
        )
    spec, workload = trust.of_run(folder)
    _check_numbers(Path(spec))
    return _stand_in(str(run), note, found, workload)


def of_tuned(
    kernel: Path, note: Note, database: Path, device: str = "", trust: Trust = NOBODY
) -> StandIn:
    """The configuration of a recorded kernel that a database of `gevo tune` has.

    Raises:
        ConfigError: There is none, or more than one, or it changes the launch.
        CompileFailed: LLVM refuses it.
    """
    program, entry = stored(kernel, TunedDatabase(database), device)
    spec = find(kernel)
    workload = trust.load(database, spec)
    _check_numbers(spec)
    baseline = load(kernel)
    found = Validated(baseline, program, entry.constants)
    return _stand_in(f"{database} ({kernel.stem})", note, found, workload)


def _check_numbers(spec: Path) -> None:
    """Raises ConfigError where launches are given numbers that no case can change.

    A winner may count on them, and the application may pass others. What `gevo record` writes has
    names for all of them.
    """
    if spec.suffix != ".toml":
        raise ConfigError(f"{spec}: what it launches is not written in TOML; nothing can stand in")
    table = tomllib.loads(spec.read_text(encoding="utf-8"))
    loops: list[dict[str, Any]] = table.get("loop", [])
    launches: list[dict[str, Any]] = table.get("launch", [])
    for launch in (*launches, *(one for loop in loops for one in loop.get("launch", []))):
        for number, value in enumerate(launch.get("args", [])):
            if isinstance(value, int | float):
                raise ConfigError(
                    f"{spec}: argument {number} is the number {value}; give it a name, under "
                    "[sizes] or [scalars], and evolve anew: the application may pass another"
                )


def _stand_in(about: str, note: Note, found: Validated, workload: Workload) -> StandIn:
    launches = _launches(workload, found.baseline, note.kernel)
    new = _launches(workload, found.program, note.kernel)
    if not launches:
        raise ConfigError(f"{about}: no case of its workload launches {note.kernel}")
    if found.program.settings and _shapes(new) != _shapes(launches):
        values = settings_to_json(found.program.settings)
        names = ", ".join(f"{name} = {value}" for name, value in values.items())
        raise ConfigError(
            f"{about}: it changes the launch ({names}), which the application decides; the "
            "original stays"
        )
    text = launched_text(cleaned_in_child(found.program, found.constants), (note.kernel,))
    if names := sorted(variables(text, constant=False)):
        raise ConfigError(
            f"{about}: {note.kernel} uses {', '.join(names)}, of which a winner would have a copy "
            "of its own, and which kernels may write; the original stays"
        )
    shared = {one.shared for one in launches}
    if len(shared) != 1:
        raise ConfigError(f"{about}: its workload has several sizes of dynamic shared memory")
    x, y, z = (_only([one.grid[axis] for one in launches]) or 0 for axis in range(3))
    arguments = [one.arguments for one in launches]
    structs = {
        number: value
        for number, value in enumerate(map(_only, zip(*arguments, strict=True)))
        if isinstance(value, bytes)
    }
    major, minor = divmod(note.driver, 1000)
    ptx = ptx_in_child(text, f"sm_{note.sm}", cuda=(major, minor // 10))
    blocks = tuple(sorted({one.block for one in launches}))
    return StandIn(note, ptx, about, blocks, shared.pop(), (x, y, z), structs)


def _only(values: Sequence[T]) -> T | None:
    """What is the same everywhere; None where nothing is."""
    return values[0] if all(one == values[0] for one in values) else None


@dataclass(frozen=True)
class _Launch:
    grid: Dim3
    block: Dim3
    shared: int
    arguments: tuple[Argument, ...]


class _Seen:
    """A host that launches nothing and remembers how; ConfigError where it is asked more."""

    def __init__(self, kernel: str) -> None:
        self._kernel = kernel
        self.launches: list[_Launch] = []

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """Remember one of the kernel's."""
        if kernel == self._kernel:
            self.launches.append(_Launch(grid, block, shared_bytes, tuple(args)))

    def read(self, name: str) -> Array:
        """Nothing has run."""
        raise ConfigError("its workload's launches depend on results; nothing can stand in")

    def write(self, name: str, array: Array) -> None:
        """Nothing will run."""


def _launches(workload: Workload, program: Program, kernel: str) -> list[_Launch]:
    """Every launch of a kernel in its cases."""
    seen = _Seen(kernel)
    for case in (*workload.train, *workload.heldout):
        workload.launches(case, program.settings).drive(seen)
    return seen.launches


def _shapes(launches: Sequence[_Launch]) -> list[tuple[Dim3, Dim3, int]]:
    return [(one.grid, one.block, one.shared) for one in launches]


def write_plan(folder: Path, stand_ins: Iterable[StandIn]) -> Path:
    """Write what the interposer reads: a line for each winner, and the winners' PTX.

    Returns:
        The plan's path.

    Raises:
        ConfigError: Two stand in for one kernel, or a file cannot be written.
    """
    lines: dict[tuple[str, str], str] = {}
    origin: dict[tuple[str, str], str] = {}
    for number, one in enumerate(stand_ins):
        key = one.note.image, one.note.kernel
        if key in lines:
            raise ConfigError(f"{one.about}, {origin[key]}: are both for {one.note.kernel}")
        path = folder.resolve() / f"{number}{PTX_SUFFIX}"
        write_output(path, one.ptx.encode())
        grid, *blocks = (f"{x},{y},{z}" for x, y, z in (one.grid, *one.blocks))
        structs = " ".join(f"{n}:{data.hex()}" for n, data in one.structs.items())
        words = (*key, str(path), str(one.shared), grid, structs, " ".join(blocks))
        if any("\t" in word or "\n" in word for word in words):
            raise ConfigError(f"{path}: has a tab or a line's end in its name")
        lines[key], origin[key] = "\t".join(words), one.about
    write_output(folder / PLAN, ("\n".join(lines.values()) + "\n").encode())
    return folder / PLAN


def settings(plan: Path, events: Path) -> Mapping[str, str]:
    """Environment variables with which the interposer replaces kernels."""
    return {"GEVO_REPLACE": str(plan.resolve()), "GEVO_EVENTS": str(events.resolve())}
