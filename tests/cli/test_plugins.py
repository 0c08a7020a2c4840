"""What plug-ins bring to commands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gevo.device.kind import DEVICES, kind_of
from gevo.errors import ConfigError
from gevo.report.sarif import FORMATS
from tests.cli.conftest import Gevo
from tests.plugins import installed

CODE = """
from dataclasses import replace
from gevo.device.kind import DetectedDevices, DetectedDevice, kind_of

def front(report):
    return f"{len(report.front)} on the front"

toy = replace(
    kind_of("simt"),
    name="toy",
    find=lambda: DetectedDevices((DetectedDevice("toy", "Toy", "a toy"),)),
)
misnamed = replace(toy, name="simt")
"""
POINTS = {
    "gevo.reports": {"front": "extra:front"},
    "gevo.devices": {"toy": "extra:toy", "other": "extra:misnamed", "gone": "extra:nothing"},
}


@pytest.fixture(autouse=True)
def extra(tmp_path_factory: pytest.TempPathFactory, monkeypatch) -> Iterator[None]:
    for registry in (DEVICES, FORMATS):
        monkeypatch.setattr(registry, "_imported", {})
    with installed(tmp_path_factory.mktemp("extra"), CODE, POINTS):
        yield


def test_a_report_of_a_plug_in(gevo: Gevo, run_copy: Path) -> None:
    assert gevo("report", run_copy, "--format", "front").out.endswith("on the front\n")
    as_json = gevo("report", run_copy, "--json").out
    assert gevo("report", run_copy, "--format", "json").out == as_json
    refused = gevo("report", run_copy, "--format", "back").refusal
    assert refused == "no report 'back'; there are: json, front"


def test_a_device_of_a_plug_in(gevo: Gevo) -> None:
    assert kind_of("toy:1").name == "toy"
    listed = gevo("devices").out
    assert "toy               a toy" in listed
    assert "device 'gone' of extra 1.2 (extra:nothing) cannot be imported" in listed
    with pytest.raises(ConfigError, match="its name is 'simt'"):
        kind_of("other")
    with pytest.raises(
        ConfigError, match="there are: simt, cuda, xla, iree, gone, other, toy, auto"
    ):
        kind_of("nope")
