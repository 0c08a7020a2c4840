"""Opens devices by name: `simt`, `simt:A100`, `cuda`, `cuda:1`, `xla`, `xla:cuda`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gevo.device.base import Device
from gevo.errors import ConfigError


def _simt(choice: str) -> Device:
    from gevo.device.simt.device import SimtDevice

    return SimtDevice(choice) if choice else SimtDevice()


DEVICES: Mapping[str, Callable[[str], Device]] = {"simt": _simt}
"""By the word in front of the colon; the rest is the device's own business."""


def open_device(spec: str) -> Device:
    """The device that `spec` names; raises ConfigError when there is none."""
    kind, _, choice = spec.partition(":")
    if kind not in DEVICES:
        raise ConfigError(f"no device {spec!r}; there are: {', '.join(DEVICES)}")
    return DEVICES[kind](choice)
