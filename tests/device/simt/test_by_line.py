"""What launches ask for, by source line, on our own kernels with debug information."""

from pathlib import Path

import pytest

from gevo.device.base import RunOptions
from gevo.device.forecast import Ensemble, SourceLocation
from gevo.device.simt.device import SimtDevice
from gevo.program.llvm.flow import loop_headers
from gevo.program.load import load
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def forecast():
    device = SimtDevice()
    workload = load_workload(ROOT / "testcases/hotspot.toml")
    binary = device.compile(device.lower(load(ROOT / "kernels/hotspot.ll")))
    launches = workload.launches(workload.train[0], ())
    return device.run(binary, launches, RunOptions(ensemble=Ensemble.ALL)).forecast


def test_lines_add_up_to_the_whole(forecast):
    for amount in ("instructions", "sectors", "wavefronts"):
        by_line = sum(getattr(kernel.total, amount) for kernel in forecast.kernels)
        assert by_line == pytest.approx(getattr(forecast, amount), rel=1e-9)


def test_lines_are_those_of_the_source(forecast):
    source = (ROOT / "kernels/hotspot.cu").read_text().splitlines()
    (kernel,) = forecast.kernels
    lines = dict(kernel.lines)
    barriers = {place.line for place, amounts in lines.items() if amounts.barriers}
    assert barriers == {n for n, text in enumerate(source, 1) if "__syncthreads" in text}
    loops = {place.loop for place in lines} - {0}
    assert all("for" in source[line - 1] for line in loops)
    assert len(loops) == 1
    assert lines[SourceLocation("hotspot.cu", 32, 0)].barriers > 0


def test_loops_are_the_innermost():
    #       0 -> 1 <-> 2, 1 -> 3 -> 1, 3 -> 4
    headers = loop_headers([[1], [2, 3], [2, 1], [1, 4], []])
    assert headers == {1: 1, 2: 2, 3: 1}
