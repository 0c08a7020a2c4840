"""Workloads of the kernels that an application has launched, from what the interposer wrote down.

A recording is a folder with one subfolder for each process: `events.jsonl`, the modules that were
loaded (`DIGEST.image`), and the memory that launches led to (`launch-N-K.before`, `.after`). It
may come from anywhere, so all of it is checked, and workers alone execute what is in it.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from gevo.child import ChildDied, in_child
from gevo.deploy.stand_in import Note
from gevo.deploy.winner import digest
from gevo.device.base import RunOptions
from gevo.device.cleanup import clean
from gevo.device.registry import open_device
from gevo.errors import ConfigError, GevoError, WorkloadError
from gevo.evaluate.drafting.facts import read_facts
from gevo.files import LARGEST_DATA, read_regular, read_text
from gevo.integrations.fatbin import ptx_of
from gevo.integrations.folder import made, write
from gevo.integrations.launch import Argument, Bytes, Held, Plain, Recording
from gevo.program.load import load, program_text
from gevo.records.files import write_output
from gevo.workload.arrays import DTYPES
from gevo.workload.case import Argument as Passed
from gevo.workload.case import Buffer, Host, Launches, Pointer, Role
from gevo.workload.signature import FORMS, Parameter, kernels, places

EVENTS = "events.jsonl"
_DIGEST = re.compile(r"[0-9a-f]{64}")
_MOST_BYTES = 64 << 30
"""Of a buffer; what is more is no buffer of a GPU."""
_CHILD_S = 120
_THREADS_MOST = 1 << 20
"""A launch with more threads is not run again on simt to be compared."""
_CLUSTERS = {4: "in clusters of blocks", 11: "in clusters of blocks", 6: "to begin early"}
"""Attributes of launches that simt does not know."""


@dataclass(frozen=True)
class Place:
    """Memory that a launch's parameters lead to.

    Attributes:
        offset: Where in the parameters its address is, in bytes.
        base: Its address.
        size: Bytes.
        data: Number of its files.
        changed: Whether the launch changed it.
        symbol: Name of the module's variable that it is; empty where a parameter leads to it.
    """

    offset: int
    base: int
    size: int
    data: int
    changed: bool
    symbol: str = ""


@dataclass(frozen=True)
class Launch:
    """A launch as the interposer saw it.

    Attributes:
        folder: Of the process.
        number: In it.
        kernel: Its name.
        image: Digest of what it was loaded from.
        sm: The GPU, as 90.
        driver: The driver's version, as 13000.
        grid: Blocks.
        block: Threads.
        shared: Bytes of dynamic shared memory.
        cooperative: Whether its blocks may wait for one another.
        attributes: Numbers of the launch's attributes.
        parameters: Their bytes.
        places: The memory.
    """

    folder: Path
    number: int
    kernel: str
    image: str
    sm: int
    driver: int
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared: int
    cooperative: bool
    attributes: tuple[int, ...]
    parameters: bytes
    places: tuple[Place, ...]

    def contents(self, place: Place, after: bool = False) -> NDArray[np.uint8]:
        """What a buffer held, as bytes; raises WorkloadError."""
        kind = "after" if after and place.changed else "before"
        path = self.folder / f"launch-{self.number}-{place.data}.{kind}"
        try:
            if path.stat().st_size != place.size:
                raise WorkloadError(f"{path}: has not the size that the recording says")
            return np.fromfile(path, np.uint8)
        except OSError as error:
            raise WorkloadError(f"{path}: cannot be read ({error.strerror})") from error


@dataclass
class Recorded:
    """What a recording says of a kernel.

    Attributes:
        kernel: Its name.
        image: Digest of what it was loaded from.
        launches: Those that were written down.
        made: How many the application made.
        replaced: How many of them ran a winner.
        notes: What was not recorded or replaced, and why.
    """

    kernel: str
    image: str
    launches: list[Launch] = field(default_factory=list[Launch])
    made: int = 0
    replaced: int = 0
    notes: list[str] = field(default_factory=list[str])


@dataclass
class Recordings:
    """A recording.

    Attributes:
        kernels: By image and name, in the order in which they were seen.
        notes: What is said of no kernel.
        cut: Processes that ended without a last word: they launched more than is counted.
    """

    kernels: dict[tuple[str, str], Recorded] = field(
        default_factory=dict[tuple[str, str], Recorded]
    )
    notes: list[str] = field(default_factory=list[str])
    cut: int = 0

    def of(self, image: str, kernel: str) -> Recorded:
        """What is known of a kernel, for more to be added."""
        return self.kernels.setdefault((image, kernel), Recorded(kernel, image))


def read(folder: Path) -> Recordings:
    """What the processes of an application have left in a folder.

    Raises:
        ConfigError: It cannot be read, or is damaged; the last line of a process that was killed
            may be missing.
    """
    found = Recordings()
    for path in sorted(folder.glob(f"*/{EVENTS}")):
        try:
            lines = read_text(path, "replace", LARGEST_DATA).splitlines(keepends=True)
        except OSError as error:
            raise ConfigError(f"{path}: cannot be read ({error.strerror})") from error
        found.cut += 1
        for number, line in enumerate(lines, 1):
            if not line.endswith("\n"):
                break
            try:
                _add(found, path.parent, json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
                raise ConfigError(f"{path}:{number}: is damaged ({error})") from error
    return found


def _add(found: Recordings, folder: Path, event: Mapping[str, Any]) -> None:
    kind = event["event"]
    if kind == "ended":
        found.cut -= 1
        return
    if kind == "note" and "kernel" not in event:
        if (text := str(event["text"])) not in found.notes:
            found.notes.append(text)
        return
    recorded = found.of(_digest(event["image"]), _name(event["kernel"]))
    if kind == "launch":
        recorded.launches.append(_launch(folder, event))
    elif kind == "count":
        recorded.made += _number(event["launches"])
        recorded.replaced += _number(event["replaced"])
    elif kind == "note" and (text := str(event["text"])) not in recorded.notes:
        recorded.notes.append(text)


def _launch(folder: Path, event: Mapping[str, Any]) -> Launch:
    places = tuple(
        Place(
            _number(one["offset"]), _number(one["base"]), _number(one["size"], _MOST_BYTES),
            _number(one["data"]), one["changed"] is True,
            _name(one["symbol"]) if "symbol" in one else "",
        )
        for one in event["buffers"]
    )  # fmt: skip
    return Launch(
        folder, _number(event["number"]), _name(event["kernel"]), _digest(event["image"]),
        _number(event["sm"]), _number(event["driver"]), _three(event["grid"]),
        _three(event["block"]), _number(event["shared"]),
        _number(event["cooperative"]) != 0, tuple(map(_number, event["attributes"])),
        bytes.fromhex(event["parameters"]), places,
    )  # fmt: skip


def _number(value: object, most: int = 1 << 64) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < most:
        raise ValueError(f"{value!r} is no number, or too large")
    return value


def _three(value: Sequence[object]) -> tuple[int, int, int]:
    x, y, z = (_number(one, 1 << 31) for one in value)
    if not x * y * z:
        raise ValueError("a launch of nothing")
    return x, y, z


def _digest(value: object) -> str:
    if not isinstance(value, str) or not _DIGEST.fullmatch(value):
        raise ValueError("no digest")
    return value


def _name(value: object) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[\w$.%]{1,4000}", value, re.ASCII):
        raise ValueError(f"{value!r} is no name of a kernel")
    return value


@dataclass(frozen=True)
class Made:
    """What came of a kernel.

    Attributes:
        recorded: The kernel.
        workload: The spec that was written; None where there is none.
        why_not: Why there is none.
        agreement: What simt gives for the recorded launches, against what the GPU left.
    """

    recorded: Recorded
    workload: Path | None = None
    why_not: str = ""
    agreement: str = ""


def workloads(raw: Path, out: Path, keep: Sequence[str] = ()) -> Iterator[Made]:
    """Write a workload for each recorded kernel, each into a folder of its own.

    Args:
        raw: The recording.
        out: Where the folders are made.
        keep: Arrays whose contents stay what they were, by kernel's folder and name
            (`axpy.arg1`); those of others are drawn anew, like them.

    Raises:
        ConfigError: The recording is damaged, a file cannot be written, or `keep` names a kernel
            that is not there; what was made stays.
    """
    taken: set[str] = set()
    for recorded in read(raw).kernels.values():
        if not recorded.launches:
            why = "; ".join(recorded.notes) or "none of its launches was recorded"
            yield Made(recorded, why_not=why)
            continue
        name = _unused(short_name(recorded.kernel), taken)
        kept = [one.partition(".")[2] for one in keep if one.partition(".")[0] == name]
        try:
            yield _made(recorded, out / name, name, kept)
        except ConfigError:
            raise
        except GevoError as error:
            yield Made(recorded, why_not=str(error))
    for one in keep:
        if one.partition(".")[0] not in taken:
            known = ", ".join(sorted(taken)) or "none"
            raise ConfigError(f"{one}: no recorded kernel has that name ({known})")


def _made(recorded: Recorded, folder: Path, name: str, keep: Sequence[str]) -> Made:
    first = recorded.launches[0]
    image = _image(first)
    try:
        text = ptx_of(image, recorded.kernel, first.sm)
    except ConfigError as error:  # other kernels may be compressed otherwise, or not at all
        raise WorkloadError(str(error)) from error
    path = made(folder) / f"{name}.ptx"
    write_output(path, text.encode())
    reader = Reader(path, recorded.kernel)
    launches = [reader.recording(one) for one in recorded.launches]
    agreement = _agreement(path, launches, [reader.after(one) for one in recorded.launches])
    about = f"Launches of {recorded.kernel}, recorded on sm_{first.sm}."
    captured = write(launches, path, about, keep).checked()
    Note(recorded.kernel, recorded.image, first.sm, first.driver, digest(text)).write(path)
    return Made(recorded, captured.workload, agreement=agreement)


def _image(launch: Launch) -> bytes:
    path = launch.folder / f"{launch.image}.image"
    try:
        data = read_regular(path, LARGEST_DATA)
    except OSError as error:
        raise WorkloadError(
            f"what it was loaded from was not written down ({error.strerror})"
        ) from error
    if hashlib.sha256(data).hexdigest() != launch.image:
        raise WorkloadError(f"{path}: is damaged, its digest does not fit")
    return data


def short_name(kernel: str) -> str:
    """A mangled name's own words (`_ZN3mat4axpyEfPf`: `mat_axpy`), short enough for a file."""
    rest = kernel.removeprefix("_Z").removeprefix("N").removeprefix("L")
    words: list[str] = []
    while kernel.startswith("_Z") and (found := re.match(r"(\d+)", rest)):
        length = int(found[1])
        word, rest = rest[found.end() :][:length], rest[found.end() + length :]
        words.append("" if word.startswith("_GLOBAL__N") else word)
    name = "_".join(filter(None, words)) or kernel
    return re.sub(r"\W", "_", name)[:60]


def _unused(name: str, taken: set[str]) -> str:
    number, free = 2, name
    while free in taken:
        free, number = f"{name}_{number}", number + 1
    taken.add(free)
    return free


@dataclass(frozen=True)
class _Slot:
    """Where a parameter is."""

    name: str
    parameter: Parameter
    offset: int
    size: int


class Reader:
    """Reads a kernel's launches with its signature at hand."""

    def __init__(self, path: Path, kernel: str) -> None:
        self._kernel = kernel
        parameters = kernels(program_text(path)).get(kernel)
        if parameters is None:
            raise WorkloadError("there is no such kernel in its PTX")
        self._slots = [
            _Slot(f"arg{number}", one, place.offset, place.size)
            for number, (one, place) in enumerate(zip(parameters, places(parameters), strict=True))
        ]
        try:
            self._types = in_child(_element_types, (path, kernel), _CHILD_S)
        except (ChildDied, MemoryError) as error:
            raise WorkloadError(f"its PTX cannot be looked through ({error})") from error

    def recording(self, launch: Launch) -> Recording:
        """A launch as every stack has it; raises WorkloadError."""
        for number in launch.attributes:
            if number in _CLUSTERS:
                raise WorkloadError(f"it is launched {_CLUSTERS[number]}, which simt does not run")
        if max((s.offset + s.size for s in self._slots), default=0) > len(launch.parameters):
            raise WorkloadError("its launch has fewer parameters than its PTX")
        arguments = [self._argument(launch, slot) for slot in self._slots]
        held = {a.memory: launch.contents(p) for a, p in self._held(launch, arguments)}
        held |= {p.symbol: launch.contents(p) for p in self._variables(launch)}
        threads = {f"threads_{axis}": n for axis, n in zip("xyz", launch.block, strict=True)}
        return Recording(
            self._kernel, launch.grid, launch.block, launch.shared, arguments,
            {name: self._typed(name, data) for name, data in held.items()}, constants=threads,
            symbols={p.symbol: p.symbol for p in self._variables(launch)},
            cooperative=launch.cooperative,
        )  # fmt: skip

    def after(self, launch: Launch) -> dict[str, NDArray[Any]]:
        """What the arrays held after a launch."""
        arguments = [self._argument(launch, slot) for slot in self._slots]
        held = {a.memory: launch.contents(p, True) for a, p in self._held(launch, arguments)}
        held |= {p.symbol: launch.contents(p, True) for p in self._variables(launch)}
        return {name: self._typed(name, data) for name, data in held.items()}

    def _held(self, launch: Launch, arguments: Sequence[Argument]) -> Iterator[tuple[Held, Place]]:
        offsets = {place.offset: place for place in _led_to(launch)}
        for slot, argument in zip(self._slots, arguments, strict=True):
            if isinstance(argument, Held):
                yield argument, offsets[slot.offset]

    def _variables(self, launch: Launch) -> list[Place]:
        """Variables of the module that the kernel reads or writes."""
        return [p for p in launch.places if p.symbol and p.symbol in self._types]

    def _typed(self, name: str, data: NDArray[np.uint8]) -> NDArray[Any]:
        dtype = DTYPES[self._types.get(name, "u8")]
        if data.size < dtype.itemsize:
            raise WorkloadError(f"{name} is shorter than one of its elements")
        return data[: data.size // dtype.itemsize * dtype.itemsize].view(dtype)

    def _argument(self, launch: Launch, slot: _Slot) -> Argument:
        place = next((p for p in _led_to(launch) if p.offset == slot.offset), None)
        data = launch.parameters[slot.offset : slot.offset + slot.size]
        word = slot.parameter.type.split()[0]
        if slot.parameter.by_value:
            if any(0 <= p.offset - slot.offset < slot.size for p in _led_to(launch)):
                raise WorkloadError(
                    f"{slot.name} is a struct with an address in it, which no workload can give"
                )
            return Bytes(slot.name, data)
        if place is not None and word in ("ptr", "i64"):
            return self._address(launch, slot, place, int.from_bytes(data, "little"))
        value = np.frombuffer(data, np.dtype(FORMS[word]))[0].item()
        if word == "ptr":
            what = "leads to memory that the driver did not allocate" if value else "is null"
            raise WorkloadError(f"{slot.name}, a pointer, {what}, which no workload can give")
        return Plain(slot.name, value)

    def _address(self, launch: Launch, slot: _Slot, place: Place, address: int) -> Held:
        """An address: the array is named after the first parameter that leads to its memory."""
        offsets = {p.offset for p in _led_to(launch) if p.data == place.data}
        names = [s.name for s in self._slots if s.offset in offsets and not s.parameter.by_value]
        owner = names[0]
        mine, theirs = (self._types.get(name, "u8") for name in (slot.name, owner))
        if mine != theirs:
            raise WorkloadError(
                f"{owner} and {slot.name} are elements of different types in the same memory"
            )
        distance, size = address - place.base, DTYPES[theirs].itemsize
        if not 0 <= distance <= place.size - size or distance % size:
            raise WorkloadError(f"{slot.name} begins within an element of its memory")
        return Held(slot.name, owner, distance // size)


def _led_to(launch: Launch) -> Iterator[Place]:
    """Memory to which parameters lead."""
    return (place for place in launch.places if not place.symbol)


def _element_types(path: Path, kernel: str) -> dict[str, str]:
    """By argument, or variable, what its elements are, as the kernel's instructions have them."""
    facts, unread = read_facts(program_text(path), clean(load(path).text))
    if kernel in unread:
        raise WorkloadError(unread[kernel])
    found = next((one for one in facts if one.name == kernel), None)
    if found is None:
        return {}
    arrays = found.arrays.values()
    types = {a.name: a.dtype for a in arrays}
    names = [text.strip('"') for text in found.arguments]
    arguments = {f"arg{n}": types[name] for n, name in enumerate(names) if name in types}
    return arguments | {a.symbol: a.dtype for a in arrays if a.symbol}


def _agreement(
    path: Path, launches: Sequence[Recording], after: Sequence[Mapping[str, NDArray[Any]]]
) -> str:
    """Whether simt makes of the recorded inputs what the GPU made of them, in words."""
    told = [(one, left) for one, left in zip(launches, after, strict=True) if left]
    if not told:
        return "not compared with what the GPU left: no array of it is known"
    small = [
        (one, left)
        for one, left in told
        if math.prod(one.grid) * math.prod(one.block) <= _THREADS_MOST
    ]
    if not small:
        return "not compared with what the GPU left: too many threads"
    try:
        errors = in_child(_errors, (path, small), _CHILD_S)
    except (ChildDied, MemoryError, GevoError) as error:
        return f"not compared with what the GPU left: {error}"
    if max(errors) == 0:
        return f"simt gives what the GPU left, bit for bit, in {len(errors)} of {len(launches)}"
    return f"simt differs from what the GPU left by at most {max(errors):.2g} (relative)"


def _errors(
    path: Path, launches: Sequence[tuple[Recording, Mapping[str, NDArray[Any]]]]
) -> list[float]:
    """The largest relative difference in each launch; infinite where numbers are no numbers."""
    device = open_device("simt")
    binary = device.compile(device.lower(load(path)))
    errors: list[float] = []
    for one, left in launches:
        result = device.run(binary, _again(one), RunOptions())
        pairs = ((result.outputs[name], array) for name, array in left.items())
        errors.append(max((_difference(a, b) for a, b in pairs), default=0.0))
    return errors


def _again(recording: Recording) -> Launches:
    buffers = tuple(
        Buffer(name, array, Role.INOUT, recording.symbols.get(name))
        for name, array in recording.memory.items()
    )

    def passed(one: Argument) -> Passed:
        if isinstance(one, Held):
            size = recording.memory[one.memory].itemsize
            return Pointer(one.memory, one.offset * size)
        return one.data if isinstance(one, Bytes) else cast("Plain", one).value

    def drive(host: Host) -> None:
        arguments = [passed(one) for one in recording.arguments]
        host.launch(
            recording.kernel, recording.grid, recording.block, arguments, recording.shared,
            recording.cooperative,
        )  # fmt: skip

    return Launches(buffers, drive)


def _difference(found: NDArray[Any], expected: NDArray[Any]) -> float:
    if found.tobytes() == expected.tobytes():
        return 0.0
    a, b = (np.asarray(one, np.float64) for one in (found, expected))
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    if not np.isfinite(a[~same]).all() or not np.isfinite(b[~same]).all():
        return math.inf
    scale = np.maximum(np.abs(b[~same]), 1e-6)
    return float((np.abs(a[~same] - b[~same]) / scale).max(initial=0.0))
