"""Memory that is kept between runs on the same large case."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.cuda import memory as memory_module
from gevo.device.cuda import memory as pool_module
from gevo.device.cuda.memory import key_of
from gevo.errors import LaunchFailed
from gevo.outcome import Outcome
from gevo.workload.case import Buffer, Launches, Role


@pytest.fixture(autouse=True)
def everything_is_large(monkeypatch):
    monkeypatch.setattr(pool_module, "LEAST_BYTES", 0)
    monkeypatch.setattr(memory_module, "_AT_ONCE", 0)


@pytest.fixture
def data():
    array = np.arange(100, dtype=np.float32)
    array.setflags(write=False)
    return array


def right(data):
    return data * 2 + np.arange(1, 101)


def test_memory_and_outputs_are_kept(bench, data):
    calls = bench.context.calls
    first = bench.scale(data)
    calls.clear()
    again = bench.scale(data, poison=0x3C)
    assert again.outputs is first.outputs
    assert not {"allocate", "free"} & set(calls)
    assert calls.count("upload") == 1  # of a module variable
    assert calls.count("download") == 2  # of checksums
    assert not again.outputs["data"].flags.writeable
    assert (again.outputs["data"] == first.outputs["data"]).all()


def test_other_inputs_have_other_memory(bench, data):
    first = bench.scale(data)
    other = data + 1
    other.setflags(write=False)
    assert (bench.scale(other).outputs["data"] == first.outputs["data"] + 2).all()
    assert (bench.scale(data).outputs["data"] == first.outputs["data"]).all()


def test_outputs_are_poisoned_for_each_run(bench, data):
    out = Buffer("data", np.zeros(64, np.int32), Role.OUT)
    found = [bench.store(0, out, poison=poison).outputs["data"] for poison in (0x11, 0x22, 0x11)]
    assert [hex(int(one[5])) for one in found] == ["0x11111111", "0x22222222", "0x11111111"]
    assert [int(one[0]) for one in found] == [77] * 3


def test_what_a_wrong_kernel_left_harms_nobody_else(bench, data):
    """One that writes into guards, then into the pristine copy; the next run is right."""
    expected = bench.scale(data).outputs["data"].copy()
    ints = np.zeros(100, np.int32)
    ints.setflags(write=False)
    buffer = Buffer("data", ints, Role.INOUT)
    with pytest.raises(LaunchFailed) as raised:
        bench.store(400, buffer)
    assert raised.value.outcome is Outcome.OUT_OF_BOUNDS
    assert bench.store(12, buffer).outputs["data"][3] == 77
    (_, memory), *_ = bench.device._pool._kept
    bench.context.bytes(memory._pristine, memory._layout.size)[5000] ^= 0xFF
    assert (bench.scale(data).outputs["data"] == expected).all()
    assert bench.store(12, buffer).outputs["data"][3] == 77


def test_no_more_than_a_share_is_kept(bench, data):
    first, second = (np.full(100, n, np.float32) for n in range(2))
    for array in (first, second):
        array.setflags(write=False)
        bench.scale(array)
    kept = bench.device._pool._kept
    assert len(kept) == 2
    bench.device._pool._most = kept[0][1].size
    bench.scale(data)
    assert len(kept) == 1
    bench.device._pool._most = 0
    bench.scale(data)
    assert not kept


def test_it_gives_way_when_memory_is_short(bench, data):
    bench.scale(data)
    other = data + 1
    other.setflags(write=False)
    bench.context.fail["allocate"] = 2
    bench.scale(other)
    assert len(bench.device._pool._kept) == 1


def test_closing_frees_it(bench, data):
    bench.scale(data)
    before = len(bench.context.allocated)
    bench.device.close()
    assert len(bench.context.allocated) == before - 1


@pytest.mark.parametrize("kind", ["writable", "symbol", "scratch", "small"])
def test_what_cannot_be_kept(kind, data, monkeypatch):
    symbol = "coefficients" if kind == "symbol" else None
    array = data.copy() if kind == "writable" else data
    role = Role.SCRATCH if kind == "scratch" else Role.IN
    if kind == "small":
        monkeypatch.setattr(pool_module, "LEAST_BYTES", 1 << 20)
    launches = Launches((Buffer("data", array, role, symbol),), lambda host: None)
    assert key_of(launches, RunOptions()) == ()


def test_fresh_memory_for_other_placements(data):
    launches = Launches((Buffer("data", data, Role.IN),), lambda host: None)
    first, other = (key_of(launches, RunOptions(placement_seed=n)) for n in range(2))
    assert first
    assert first != other
