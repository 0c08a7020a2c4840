"""Opens devices by name: `simt`, `simt:A100`, `cuda`, `cuda:1`, `xla:cpu`, or `auto`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gevo.device.base import Cache, Device
from gevo.errors import ConfigError
from gevo.program.base import Dialect


def _simt(choice: str, cache: Cache) -> Device:
    from gevo.device.simt.device import SimtDevice

    return SimtDevice(choice) if choice else SimtDevice()


def _cuda(choice: str, cache: Cache) -> Device:
    from gevo.device.cuda.find import openers

    return openers(choice, cache)[0]()


def _xla(choice: str, cache: Cache) -> Device:
    from gevo.device.xla.device import open_xla

    return open_xla(choice)


DEVICES: Mapping[str, Callable[[str, Cache], Device]] = {
    "simt": _simt,
    "cuda": _cuda,
    "xla": _xla,
}
"""By the word in front of the colon; the rest is the device's own business."""

_RUNS: Mapping[str, Dialect] = {
    "simt": Dialect.LLVM,
    "cuda": Dialect.LLVM,
    "xla": Dialect.STABLEHLO,
}

AUTO = "auto"


def open_device(spec: str, cache: Cache = Cache.WARM) -> Device:
    """The device that `spec` names, `cuda` being the first GPU.

    Raises:
        ConfigError: There is none of that name, or it cannot be used here.
        DeviceLost: It is here but does not answer.
    """
    kind, _, choice = spec.partition(":")
    if kind not in DEVICES:
        raise ConfigError(f"no device {spec!r}; there are: {', '.join((*DEVICES, AUTO))}")
    return DEVICES[kind](choice, cache)


def require_dialect(spec: str, dialect: Dialect) -> None:
    """Raises ConfigError when the device that `spec` names runs programs of another dialect."""
    kind = spec.partition(":")[0]
    if _RUNS.get(kind, dialect) is not dialect:
        fit = " or ".join(name for name, runs in _RUNS.items() if runs is dialect)
        raise ConfigError(f"--device {spec}: does not run {dialect} programs; give {fit}")


def resolve(spec: str, program: str = "") -> tuple[str, str]:
    """The device that `spec` stands for, and a line about the choice where `auto` made one.

    `auto` is `cuda` where a GPU can be used, else `simt`; for a StableHLO program it is
    `xla:cpu`.

    Args:
        spec: A device, or `auto`.
        program: The program's file.
    """
    if spec != AUTO:
        return spec, ""
    if program.endswith(".mlir"):
        return "xla:cpu", "device xla:cpu"
    from gevo.device.cuda.find import look

    found = look()
    if found.gpus:
        return "cuda", f"device cuda: {found.gpus[0].name}"
    why = str(found.absences[0]) if found.absences else "no GPU"
    return "simt", f"device simt, times are modelled; no GPU can be used: {why}"
