"""Drivers are left out where they do the same in every run, and only there."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.registry import open_device
from gevo.device.xla.script import KEPT_CASES, Known, Launched, Written
from gevo.program.base import Dialect, Program
from gevo.workload.case import Buffer, Host, Launches, Pointer, Role

pytest.importorskip("jaxlib", reason="needs jaxlib")

ADD = """module {
  func.func public @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
    %r = stablehlo.add %a, %b : tensor<2xf32>
    return %r : tensor<2xf32>
  }
}
"""
SUB = ADD.replace("add", "subtract")
ONE = (1, 1, 1)


@pytest.fixture(scope="module")
def device():
    return open_device("xla:cpu:modelled")


def code(device, text: str):
    return device.compile(device.lower(Program(Dialect.STABLEHLO, text, ("main",))))


def case(drive: Callable[[Host], None]) -> Launches:
    def array(*values: float) -> np.ndarray:
        return np.array(values, np.float32)

    return Launches(
        (
            Buffer("a", array(1, 2, 3, 4), Role.IN),
            Buffer("b", array(5, 6), Role.SCRATCH),
            Buffer("r", array(0, 0, 0, 0), Role.OUT),
        ),
        drive,
    )


def halves(host: Host) -> None:
    """Both halves of `a`, each with what is written for it."""
    for n in (0, 8):
        host.write("b", np.full(2, 10 + n, np.float32) + host.read("a")[:1])
        host.launch("main", ONE, ONE, [Pointer("a", n), Pointer("b"), Pointer("r", n)])


def test_a_driver_that_looks_at_no_result_is_asked_twice(device) -> None:
    asked: list[int] = []

    def drive(host: Host) -> None:
        asked.append(1)
        halves(host)

    launches, plus, minus = case(drive), code(device, ADD), code(device, SUB)
    for _ in range(4):
        for binary, sign in ((plus, 1), (minus, -1)):
            found = device.run(binary, launches, RunOptions(poison=0xFF)).outputs["r"]
            np.testing.assert_array_equal(
                found, [1 + sign * 11, 2 + sign * 11, 3 + sign * 19, 4 + sign * 19]
            )
    assert len(asked) == 2


def test_a_driver_that_goes_on_from_results_is_asked_each_time(device) -> None:
    asked: list[int] = []

    def drive(host: Host) -> None:
        asked.append(1)
        halves(host)
        host.write("b", host.read("r")[:2])
        host.launch("main", ONE, ONE, [Pointer("a"), Pointer("b"), Pointer("r", 8)])

    launches = case(drive)
    for text, last in ((ADD, [13, 15]), (SUB, [11, 11]), (ADD, [13, 15]), (SUB, [11, 11])):
        found = device.run(code(device, text), launches, RunOptions()).outputs["r"]
        np.testing.assert_array_equal(found[2:], last)
    assert len(asked) == 4


@pytest.mark.parametrize("changing", ["launches", "contents"])
def test_a_driver_that_does_something_else_each_time_is_never_left_out(device, changing) -> None:
    asked: list[int] = []

    def drive(host: Host) -> None:
        asked.append(1)
        if changing == "contents":
            host.write("b", np.full(2, len(asked), np.float32))
        for _ in range(len(asked) if changing == "launches" else 1):
            host.launch("main", ONE, ONE, [Pointer("a"), Pointer("b"), Pointer("b")])
        host.launch("main", ONE, ONE, [Pointer("a"), Pointer("b"), Pointer("r")])

    launches, binary = case(drive), code(device, ADD)
    begin = 5 if changing == "launches" else 0
    for n in (1, 2, 3, 4):
        found = device.run(binary, launches, RunOptions()).outputs["r"]
        times = n + 1 if changing == "launches" else 2
        assert found[0] == (begin or n) + times


def test_what_a_launch_writes_is_not_taken_for_what_the_driver_wrote(device) -> None:
    """A result in a part of what was written: the next run begins with what was written."""

    def drive(host: Host) -> None:
        host.write("c", np.array([1, 1, 2, 2], np.float32))
        for _ in range(3):
            host.launch("main", ONE, ONE, [Pointer("a"), Pointer("c", 8), Pointer("c", 8)])
        host.launch("main", ONE, ONE, [Pointer("c"), Pointer("c", 8), Pointer("r")])

    buffers = (*case(drive).buffers, Buffer("c", np.zeros(4, np.float32), Role.SCRATCH))
    launches, binary = Launches(buffers, drive), code(device, ADD)
    for _ in range(4):
        found = device.run(binary, launches, RunOptions()).outputs["r"]
        np.testing.assert_array_equal(found[:2], [1 + 2 + 3, 1 + 2 + 6])


def test_what_is_large_is_not_kept_and_old_cases_are_forgotten() -> None:
    known, large = Known(), np.broadcast_to(np.float32(0), (1 << 25,))
    first = case(halves)
    for _ in range(2):
        known.ran(first, [Written("b", large)])
    assert known.script(first) is None
    assert not known.wants(first)
    for _ in range(KEPT_CASES):
        other = case(halves)
        for _ in range(2):
            known.ran(other, [Launched((1,))])
        assert known.script(other) == [Launched((1,))]
    assert known.wants(first)
