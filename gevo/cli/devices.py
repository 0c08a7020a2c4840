"""`gevo devices`: what can run kernels here, and what keeps the rest from it."""

from __future__ import annotations

from gevo.cli.terminal import say
from gevo.device.kind import DEVICES, KINDS
from gevo.errors import ConfigError


def devices() -> None:
    """List the devices that `--device` takes, and why others can't be used."""
    absences: list[str] = []
    kinds = sorted(KINDS, key=lambda kind: kind.gpus is None)
    for name in sorted(set(DEVICES.names()) - {kind.name for kind in KINDS}):
        try:
            kinds += filter(None, (DEVICES.find(name),))
        except ConfigError as error:
            absences.append(str(error))
    for kind in kinds:
        found = kind.find()
        absences += found.absences
        for one in found.devices:
            say(f"{one.spec:17} {one.about}")
    for absence in absences:
        say(f"not usable: {absence}")
