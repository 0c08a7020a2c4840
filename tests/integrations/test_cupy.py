"""CuPy's raw kernels become workloads, without CuPy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.errors import ConfigError, SourceError, WorkloadError
from gevo.integrations.cupy import RawKernel, RawModule, capture
from gevo.workload.case import Role
from gevo.workload.spec import load
from tests.nvrtc import needs_nvrtc
from tests.stacks.others import RAW

SOURCE = (Path(__file__).parents[1] / "stacks/cuda/raw.cu").read_text()


@needs_nvrtc
@pytest.mark.parametrize("name", RAW)
def test_a_captured_launch_runs_as_it_is(tmp_path: Path, name: str) -> None:
    case = RAW[name]
    given = case.arguments(np.random.default_rng(1))
    kernel = RawModule(SOURCE, ("--std=c++17",)).get_function(name)
    found = capture(kernel, case.grid, case.block, [*given.values()], shared_mem=case.shared,
                    folder=tmp_path)  # fmt: skip
    spec = load(found.workload)
    buffers = {one.name: one.role for one in spec.launches(spec.train[0]).buffers}
    assert set(buffers) == {n for n, v in given.items() if isinstance(v, np.ndarray)}
    changed = {n for n, role in buffers.items() if role is not Role.IN}
    assert changed == {"polynomial": {"y"}, "compact": {"out", "count"}}.get(name, {"out"})


@needs_nvrtc
def test_what_cannot_be_captured_is_said_in_one_line(tmp_path: Path) -> None:
    x = np.zeros(9)
    for kernel, args, why in (
        (RawKernel(SOURCE, "polynome"), (x, x, 9), 'extern "C"'),
        (RawKernel(SOURCE, "polynomial"), (x,), "takes 3 arguments, 1 given"),
        (RawKernel(SOURCE, "polynomial"), (x, x, "9"), "is a str"),
        (RawKernel(SOURCE, "polynomial"), (x, np.zeros(4), 9), "simt does not run"),
        (SOURCE, (x, x, 9), "no raw kernel"),
    ):
        with pytest.raises(WorkloadError, match=why):
            capture(kernel, (1,), (32,), args, folder=tmp_path)
    with pytest.raises(SourceError) as caught:
        capture(RawKernel("__global__ void wrong(", "wrong"), (1,), (32,), (), folder=tmp_path)
    assert "wrong.cu" in caught.value.log
    with pytest.raises(ConfigError, match="sm_80"):
        capture(RawKernel(SOURCE, "polynomial"), (1,), (32,), (x, x, 9), target="x",
                folder=tmp_path)  # fmt: skip


@needs_nvrtc
def test_cupys_own_kernels_are_taken_by_what_they_have(tmp_path: Path) -> None:
    class Theirs:
        code, name, options = SOURCE, "polynomial", ()

    class OnGpu:
        def get(self) -> np.ndarray:
            return np.ones(40)

    found = capture(Theirs(), (1,), (64,), (OnGpu(), OnGpu(), np.int32(40)), folder=tmp_path)
    assert "n = 40" in found.workload.read_text()
