"""Numba kernels become workloads, without a GPU."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from gevo.errors import ConfigError, ProgramError, WorkloadError
from gevo.integrations import numba as stack
from gevo.workload.case import Role
from gevo.workload.spec import load
from tests.integrations.stacks import needs_numba
from tests.stacks.others import NUMBA


def kernel(name: str):
    return getattr(importlib.import_module("tests.stacks.numba_kernels"), name)


def captured(name: str, folder: Path, **more) -> stack.Captured:
    case = NUMBA[name]
    args = case.arguments(np.random.default_rng(1)).values()
    return stack.capture(kernel(name), *args, grid=case.grid, block=case.block, folder=folder,
                         **more)  # fmt: skip


@needs_numba
@pytest.mark.parametrize("name", ["matmul", "mandelbrot", "median"])
def test_a_captured_launch_runs_as_it_is(tmp_path: Path, name: str) -> None:
    found = captured(name, tmp_path)
    assert found.kernel == tmp_path / f"{name}.ptx"
    spec = load(found.workload)
    compared = {"matmul": "c", "mandelbrot": "image", "median": "out"}[name]
    roles = {one.name: one.role for one in spec.launches(spec.train[0]).buffers}
    assert roles.pop(compared) in (Role.OUT, Role.INOUT)
    assert set(roles.values()) <= {Role.IN}
    assert len(spec.heldout) > 1


@needs_numba
def test_what_numba_tells_of_an_array_follows_from_its_extents(tmp_path: Path) -> None:
    text = captured("matmul", tmp_path).workload.read_text()
    assert '"a_0 * b_1",  # c: count' in text
    assert '"4 * b_1",  # c: stride 0' in text
    assert '"b_1",  # c: extent 1' in text


@needs_numba
def test_strided_arrays_keep_their_strides(tmp_path: Path) -> None:
    x = np.arange(60, dtype=np.float64)
    found = stack.capture(kernel("warp_sum"), x[::2], np.zeros(1), grid=1, block=32,
                          folder=tmp_path)  # fmt: skip
    text = found.workload.read_text()
    assert "16,  # x: stride 0" in text
    assert "30,  # x: count" in text
    assert "shape = [59]" in text


@needs_numba
def test_what_cannot_be_captured_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(WorkloadError, match="takes 2 arguments, 1 given"):
        stack.capture(kernel("warp_sum"), np.ones(9), grid=1, block=32, folder=tmp_path)
    with pytest.raises(ProgramError, match="Numba does not compile warp_sum"):
        stack.capture(kernel("warp_sum"), 1.5, np.ones(9), grid=1, block=32, folder=tmp_path)
    with pytest.raises(WorkloadError, match="three positive"):
        stack.capture(
            kernel("warp_sum"), np.ones(9), np.ones(1), grid=0, block=32, folder=tmp_path
        )
    with pytest.raises(ConfigError, match="sm_80"):
        captured("matmul", tmp_path, target="cuda")
    few, many = np.ones(4, np.float32), np.ones(40, np.float32)
    with pytest.raises(WorkloadError, match="simt does not run"):
        stack.capture(kernel("option_prices"), many, few, many, 0.1, 0.2, many, grid=1, block=64,
                      folder=tmp_path)  # fmt: skip


def test_it_must_be_a_kernel_of_numbas() -> None:
    with pytest.raises(WorkloadError, match=r"no function under numba\.cuda\.jit"):
        stack.capture(print, grid=1, block=1)


def test_without_numba_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numba", None)
    with pytest.raises(ConfigError, match=r"gevo-gpu\[numba\]"):
        stack.compiled(None, [], "sm_80")


def test_arguments_are_what_numba_passes() -> None:
    told = {"shape": (3, 5), "typestr": "<f4", "data": (0x7000, False), "strides": None}
    array = SimpleNamespace(__cuda_array_interface__=told)
    found = stack.arguments(array, np.float32(2), 7)
    assert [int(v) for v in found[:9]] == [0, 0, 15, 4, 0x7000, 3, 5, 20, 4]
    assert found[9:] == [np.float32(2), 7]
    told["strides"] = (4, 12)
    assert [int(v) for v in stack.arguments(array)[-2:]] == [4, 12]
    with pytest.raises(WorkloadError, match="no array on a GPU"):
        stack.arguments(np.zeros(3))
