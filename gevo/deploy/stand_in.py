"""Winners that run in place of an application's kernels, for the interposer (`gevo replace`)."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from gevo.deploy.export import Validated, validated
from gevo.deploy.requirements import Launched, Requirements, required
from gevo.deploy.winner import digest
from gevo.errors import ConfigError
from gevo.evaluate.codegen import cleaned_in_child, ptx_in_child
from gevo.files import read_regular, read_text
from gevo.program.base import PTX_SUFFIX, Program, settings_to_json
from gevo.program.condition import Condition
from gevo.program.llvm.specialize import launched_text
from gevo.program.load import load
from gevo.records.files import write_output
from gevo.records.run import RunFolder
from gevo.records.untrusted import read_json
from gevo.study.stored import Wanted, stored
from gevo.study.trust import Trust
from gevo.workload.case import Argument, Array, Buffer, Dim3, Pointer, Struct, Workload
from gevo.workload.find import find
from gevo.workload.schema import LaunchTable, SpecTable, check_schema
from gevo.workload.signature import kernels, variables

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
            data: dict[str, Any] = read_json(read_regular(path))
            if data.pop("format") != _FORMAT:
                raise ValueError("another format")
            texts = [str(data[name]) for name in ("kernel", "image", "ptx")]
            if not all(text.isprintable() for text in texts):
                raise ValueError("no name")
            kernel, image, ptx = texts
            sm, driver = (_number(data[name]) for name in ("sm", "driver"))
            return cls(kernel, image, sm, driver, ptx)
        except OSError as error:
            raise ConfigError(f"{path}: cannot be read ({error.strerror})") from error
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ConfigError(f"{path}: is damaged; record the application again") from error


def _number(found: object) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found < 1 << 31:
        raise ValueError("no number of a version")
    return found


@dataclass(frozen=True)
class StandIn:
    """A winner, and what it stands in for.

    Attributes:
        note: The kernel.
        ptx: The winner's code.
        about: Where it comes from, for people.
        requirements: What launches must be like for it to run.
    """

    note: Note
    ptx: str
    about: str
    requirements: Requirements


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
    return _stand_in(str(run), note, found, Path(spec), workload)


def of_tuned(
    kernel: Path, note: Note, database: Path, device: str = "", trust: Trust = NOBODY
) -> StandIn:
    """The configuration of a recorded kernel that a database of `gevo tune` has.

    Raises:
        ConfigError: There is none, or more than one, or it changes the launch.
        CompileFailed: LLVM refuses it.
    """
    spec = find(kernel)
    workload = trust.load(database, spec)
    at = stored(Wanted(kernel, database, device, trust=trust))
    found = Validated(load(kernel), at.program, at.constants)
    return _stand_in(f"{database} ({kernel.stem})", note, found, spec, workload)


def _read_spec(path: Path, kernel: str) -> tuple[SpecTable, LaunchTable]:
    """A spec, and its only launch of a kernel.

    Raises:
        ConfigError: There is none, or more than one: what is the same in all launches is not
            written there. Or a launch is given numbers that no case can change: a winner may count
            on them, and the application may pass others. What `gevo record` writes has one
            launch, and names for all numbers.
    """
    if path.suffix != ".toml":
        raise ConfigError(f"{path}: what it launches is not written in TOML; nothing can stand in")
    spec = check_schema(tomllib.loads(read_text(path)), str(path))
    tables = (*spec.launch, *(one for loop in spec.loop for one in loop.launch))
    found = [one for one in tables if one.kernel == kernel]
    if len(found) != 1:
        raise ConfigError(
            f"{path}: has {len(found) or 'no'} launches of {kernel}; a winner stands in where "
            "there is one, which says what is the same whenever it is launched"
        )
    for number, one in enumerate(found[0].args):
        if isinstance(one.value, int | float):
            raise ConfigError(
                f"{path}: argument {number} is the number {one.value}; give it a name, under "
                "[sizes] or [scalars], and evolve anew: the application may pass another"
            )
    return spec, found[0]


def _stand_in(about: str, note: Note, found: Validated, path: Path, workload: Workload) -> StandIn:
    spec, table = _read_spec(path, note.kernel)
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
    requirements = required(
        spec,
        table,
        kernels(found.baseline.text)[note.kernel],
        launches,
        dict(found.program.settings or workload.defaults),
        workload.least.get(note.kernel, {}),
        found.guards.get(note.kernel, Condition()),
    )
    major, minor = divmod(note.driver, 1000)
    ptx = ptx_in_child(text, f"sm_{note.sm}", cuda=(major, minor // 10))
    return StandIn(note, ptx, about, requirements)


class _Seen:
    """A host that launches nothing and remembers how; ConfigError where it is asked more."""

    def __init__(self, kernel: str, buffers: Mapping[str, Buffer]) -> None:
        self._kernel = kernel
        self._buffers = buffers
        self.launches: list[Launched] = []

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
        if kernel != self._kernel:
            return
        if any(isinstance(one, Struct) and one.pointers for one in args):
            raise ConfigError("it takes a struct that holds addresses; nothing can stand in")
        passed = {n: one for n, one in enumerate(args) if isinstance(one, Pointer)}
        if any(self._buffers[one.name].pointers for one in passed.values()):
            raise ConfigError("it takes an array of pointers; nothing can stand in")
        structs = {
            n: one.content if isinstance(one, Struct) else one
            for n, one in enumerate(args)
            if isinstance(one, Struct | bytes)
        }
        room = {n: self._buffers[one.name].array.nbytes - one.offset for n, one in passed.items()}
        self.launches.append(Launched(grid, block, shared_bytes, structs, room))

    def read(self, name: str) -> Array:
        """Nothing has run."""
        raise ConfigError("its workload's launches depend on results; nothing can stand in")

    def write(self, name: str, array: Array) -> None:
        """Nothing will run."""


def _launches(workload: Workload, program: Program, kernel: str) -> list[Launched]:
    """Every launch of a kernel in its cases."""
    found: list[Launched] = []
    for case in (*workload.train, *workload.heldout):
        launches = workload.launches(case, program.settings)
        seen = _Seen(kernel, {one.name: one for one in launches.buffers})
        launches.drive(seen)
        found += seen.launches
    return found


def _shapes(launches: Sequence[Launched]) -> list[tuple[Dim3, Dim3, int]]:
    return [(one.grid, one.block, one.shared) for one in launches]


def write_plan(folder: Path, stand_ins: Iterable[StandIn]) -> Path:
    """Write what the interposer reads: the winners with what they require, and their PTX.

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
        plan = [(*key, str(path))]
        plan += [("", each.code, each.why) for each in one.requirements.tested]
        if any(set("\t\n") & set(word) for words in plan for word in words):
            raise ConfigError(f"{path}: has a tab or a line's end in its name")
        lines[key], origin[key] = "\n".join(map("\t".join, plan)), one.about
    write_output(folder / PLAN, ("\n".join(lines.values()) + "\n").encode())
    return folder / PLAN


def settings(plan: Path, events: Path) -> Mapping[str, str]:
    """Environment variables with which the interposer replaces kernels."""
    return {"GEVO_REPLACE": str(plan.resolve()), "GEVO_EVENTS": str(events.resolve())}
