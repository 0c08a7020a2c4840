"""The devices that gevo has keep the rules of all devices."""

from __future__ import annotations

import pytest

from gevo.device.base import Device
from gevo.device.cuda.find import detect
from gevo.device.kind import WORDS
from gevo.device.registry import open_device
from gevo.errors import ConfigError
from gevo.testing.devices import DeviceSuite
from tests.device.cuda.emulator import open_emulated

SPECS = ["simt", "simt:A100", "cuda, emulated", pytest.param("cuda", marks=pytest.mark.cuda)]


class TestDevices(DeviceSuite):
    @pytest.fixture(params=SPECS)
    def device(self, request: pytest.FixtureRequest) -> Device:
        if request.param == "cuda, emulated":
            return open_emulated()
        if request.param == "cuda" and not detect().gpus:
            pytest.skip("; ".join(map(str, detect().absences)))
        return open_device(request.param)


@pytest.mark.parametrize("spec", ["", "gpu", "simt:NoSuchGpu"])
def test_unknown_devices(spec):
    with pytest.raises(ConfigError) as failure:
        open_device(spec)
    if not spec.startswith("simt"):
        assert all(name in str(failure.value) for name in WORDS)
