"""What is true of every device of a kind, known without opening one.

Who asks whether a device is of some kind wants to know something else: whether its times are
modelled, whether jobs take turns on it, whether it tells who accesses what. It is asked here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from gevo.device.base import Cache, Compiler, Device
from gevo.errors import ConfigError
from gevo.plugins import Registry
from gevo.program.base import Dialect


class Clock(StrEnum):
    """Where times come from."""

    MEASURED = "measured"
    MODELLED = "modelled"
    RECORDED = "recorded"


@dataclass(frozen=True)
class DetectedDevice:
    """A device that is here.

    Attributes:
        spec: As `open_device` takes it.
        name: For people.
        about: One line on it.
    """

    spec: str
    name: str
    about: str


@dataclass(frozen=True)
class DetectedDevices:
    """What this machine offers of a kind.

    Attributes:
        devices: What can be opened.
        absences: What cannot, and why, a line each.
    """

    devices: tuple[DetectedDevice, ...]
    absences: tuple[str, ...] = ()


@dataclass(frozen=True)
class Gpus:
    """Devices that one process each must have to itself, and what compiles for them elsewhere.

    Attributes:
        name: The devices' name, for measurements.
        compiler: For these devices, all of one kind.
        openers: Opens each of them, in the process that it then belongs to; picklable.
        buses: Their PCI addresses.
    """

    name: str
    compiler: Compiler
    openers: tuple[Callable[[], Device], ...]
    buses: tuple[str, ...]


@dataclass(frozen=True)
class DeviceKind:
    """A kind of device.

    Attributes:
        name: What a device's name begins with: `simt`, `xla:cuda`.
        dialects: Languages of the programs that it runs; none for one that cannot be opened.
        clock: Where its times come from.
        open: Opens the device that `<word>:<choice>` names.
        find: What is here.
        gpus: The GPUs that `<word>:<choice>` names, where each is for one job at a time in a
            process of its own; None where any worker may open the device. Raises ConfigError.
        remote: Whether nodes of a cluster can be asked for it.
        watches: Whether it tells which thread accesses what and when, and models a range of
            times: what the checks of order, races and undefined reads, and `--robust`, need.
        sanitizer: NVIDIA's command that watches programs on it; empty without one.
        maps_memory: Whether its memory is mapped into the address space of who opens it.
    """

    name: str
    dialects: frozenset[Dialect]
    clock: Clock
    open: Callable[[str, Cache], Device]
    find: Callable[[], DetectedDevices] = lambda: DetectedDevices(())
    gpus: Callable[[str, Cache], Gpus] | None = None
    remote: bool = True
    watches: bool = False
    sanitizer: str = ""
    maps_memory: bool = False

    @property
    def word(self) -> str:
        """What is in front of the first colon of its devices' names."""
        return self.name.partition(":")[0]

    def names(self, spec: str) -> bool:
        """Whether `spec` begins with this kind's name."""
        return f"{spec}:".startswith(f"{self.name}:")


def choice_of(spec: str) -> str:
    """What is behind the first colon of a device's name: the device's own business."""
    return spec.partition(":")[2]


def _open_simt(choice: str, cache: Cache) -> Device:
    from gevo.device.simt.device import SimtDevice

    return SimtDevice(choice) if choice else SimtDevice()


def _find_simt() -> DetectedDevices:
    from gevo.device.simt.model.gpu import gpu_names

    about = "runs kernels on the CPU, times are modelled for this GPU"
    return DetectedDevices(
        tuple(DetectedDevice(f"simt:{name}", name, about) for name in gpu_names())
    )


def find_gpus(choice: str, cache: Cache) -> Gpus:
    """The GPUs of this machine that `cuda:<choice>` names; raises ConfigError without any."""
    from gevo.device.cuda.find import openers

    found = openers(choice, cache)
    buses = tuple(opener.gpu.bus for opener in found)
    return Gpus(f"cuda:{found[0].gpu.name}", found[0].compiler, found, buses)


def _open_cuda(choice: str, cache: Cache) -> Device:
    return find_gpus(choice, cache).openers[0]()


def _find_cuda() -> DetectedDevices:
    from gevo.device.cuda.find import compiler_for, detect

    found = detect()
    seen: list[DetectedDevice] = []
    for gpu in found.gpus:
        assert found.driver is not None
        assembler = compiler_for(gpu, found.driver).assembler
        about = f"{gpu.name}, {gpu.memory_bytes >> 30} GiB, {gpu.arch}"
        about += f"; {found.driver.name}, {assembler}"
        seen.append(DetectedDevice(f"cuda:{gpu.ordinal}", gpu.name, about))
    return DetectedDevices(tuple(seen), tuple(map(str, found.absences)))


def _open_xla(choice: str, cache: Cache) -> Device:
    from gevo.device.xla.device import open_xla

    return open_xla(choice)


def _find_xla() -> DetectedDevices:
    try:
        device = _open_xla("cpu", Cache.WARM)
    except ConfigError as error:
        return DetectedDevices((DetectedDevice("xla:cpu", "", f"not usable: {error}"),))
    version = device.fingerprint().get("jaxlib", "?")
    device.close()
    about = f"runs StableHLO programs; jaxlib {version}, times are measured"
    return DetectedDevices((DetectedDevice("xla:cpu", "", about),))


def _open_iree(choice: str, cache: Cache) -> Device:
    from gevo.device.xla.iree import open_iree

    return open_iree(choice)


def _find_iree() -> DetectedDevices:
    try:
        version = _open_iree("cpu", Cache.WARM).fingerprint().get("iree", "?")
    except ConfigError as error:
        return DetectedDevices((), (str(error),))
    about = f"runs StableHLO programs; IREE {version}, times are measured"
    return DetectedDevices((DetectedDevice("iree:cpu", "", about),))


def _open_recording(choice: str, cache: Cache) -> Device:
    raise ConfigError(f"recorded:{choice}: a recording has times, and runs no program")


_XLA = DeviceKind(
    "xla:cpu", frozenset({Dialect.STABLEHLO}), Clock.MEASURED, _open_xla, find=_find_xla
)
KINDS = (
    DeviceKind(
        "simt",
        frozenset({Dialect.LLVM}),
        Clock.MODELLED,
        _open_simt,
        find=_find_simt,
        watches=True,
    ),
    DeviceKind(
        "cuda",
        frozenset({Dialect.LLVM}),
        Clock.MEASURED,
        _open_cuda,
        find=_find_cuda,
        gpus=find_gpus,
        sanitizer="compute-sanitizer",
    ),
    _XLA,
    replace(
        _XLA, name="xla:cuda", find=lambda: DetectedDevices(()), remote=False, maps_memory=True
    ),
    replace(_XLA, name="iree:cpu", open=_open_iree, find=_find_iree),
)
"""Gevo's own kinds of devices that run programs.

Of those with one word, the first is meant where no name fits.
"""
AUTO = "auto"
RECORDED = DeviceKind("recorded", frozenset(), Clock.RECORDED, _open_recording, remote=False)
"""Times that someone else has measured, in a file."""
WORDS = tuple(dict.fromkeys(kind.word for kind in KINDS))


def _checked(name: str, found: Any) -> DeviceKind:
    if not isinstance(found, DeviceKind):
        raise TypeError("is no gevo.device.kind.DeviceKind")
    if found.name != name or name in (*WORDS, RECORDED.name, AUTO) or ":" in name:
        raise TypeError(f"its name is {found.name!r}, which must be the same new word")
    return found


DEVICES: Registry[DeviceKind] = Registry(
    "gevo.devices", "device", {kind.name: kind for kind in KINDS}, _checked
)
"""Kinds of devices by name, those of plug-ins too."""


def kind_of(spec: str) -> DeviceKind:
    """The kind of the device that `spec` names; raises ConfigError when there is none."""
    word = spec.partition(":")[0]
    kinds = [kind for kind in KINDS if kind.word == word]
    found = next((kind for kind in kinds if kind.names(spec)), kinds[0] if kinds else None)
    found = found or DEVICES.find(word)
    if found is None:
        words = dict.fromkeys(name.partition(":")[0] for name in DEVICES.names())
        raise ConfigError(f"no device {spec!r}; there are: {', '.join((*words, AUTO))}")
    if choice_of(spec).endswith(Clock.MODELLED):
        return replace(found, clock=Clock.MODELLED)
    return found


def watcher(dialect: Dialect) -> str | None:
    """The device that watches programs of a dialect as they run; None where nothing does."""
    return next((k.name for k in KINDS if k.watches and dialect in k.dialects), None)
