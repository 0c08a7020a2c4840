"""Launch arguments and buffers: pieces of buffers, numbers, and what does not fit."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.errors import WorkloadError
from gevo.program.base import Dialect, Program
from gevo.workload.case import Buffer, Launches, Pointer, Role

ONE = (1, 1, 1)
TEXT = """
func.func public @main(%x: tensor<2x3xf32>, %n: tensor<i32>) -> (tensor<2x3xf32>, tensor<3xf32>) {
  %f = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %w = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %y = stablehlo.add %x, %w : tensor<2x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [0]
      : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %y, %s : tensor<2x3xf32>, tensor<3xf32>
}
"""


@pytest.fixture
def run(measuring):
    binary = measuring.compile(measuring.lower(Program(Dialect.STABLEHLO, TEXT, ("main",))))

    def run(drive, *buffers: Buffer):
        return measuring.run(binary, Launches(buffers, drive), RunOptions()).outputs

    yield run
    binary.close()


def floats(name: str, *shape: int, role: Role = Role.INOUT) -> Buffer:
    size = int(np.prod(shape))
    return Buffer(name, np.arange(size, dtype=np.float32).reshape(shape), role)


def launch(host, *args) -> None:
    host.launch("main", ONE, ONE, args)


def test_pieces_of_a_buffer(run):
    def drive(host) -> None:
        for row in (1, 0):
            piece = Pointer("sums", 12 * row)
            launch(host, Pointer("x", 24 * row), 10 * row, Pointer("y", 24 * row), piece)

    found = run(drive, floats("x", 4, 3, role=Role.IN), floats("y", 4, 3), floats("sums", 6))
    want = np.arange(12, dtype=np.float32).reshape(4, 3)
    want[2:] += 10
    assert np.array_equal(found["y"], want)
    assert np.array_equal(found["sums"], [*want[:2].sum(axis=0), *want[2:].sum(axis=0)])


def test_a_result_is_the_next_argument(run):
    def drive(host) -> None:
        for _ in range(5):
            launch(host, Pointer("x"), 1, Pointer("x"), Pointer("sums"))

    found = run(drive, floats("x", 2, 3), floats("sums", 3))
    assert np.array_equal(found["x"], np.arange(6).reshape(2, 3) + 5)
    assert np.array_equal(found["sums"], found["x"].sum(axis=0))


def test_a_piece_after_the_whole_and_back(run):
    """Whole results stay on the device, pieces are made on the host; neither may be stale."""

    def drive(host) -> None:
        launch(host, Pointer("x"), 1, Pointer("x"), Pointer("sums"))
        launch(host, Pointer("x"), 0, Pointer("long", 12), Pointer("sums"))
        launch(host, Pointer("long", 12), 1, Pointer("long", 12), Pointer("long"))
        host.write("x", host.read("x") * 2)
        launch(host, Pointer("x"), 0, Pointer("x"), Pointer("sums"))

    found = run(drive, floats("x", 2, 3), floats("long", 9), floats("sums", 3))
    one = np.arange(6, dtype=np.float32).reshape(2, 3) + 1
    assert np.array_equal(found["x"], 2 * one)
    assert np.array_equal(found["sums"], 2 * one.sum(axis=0))
    assert np.array_equal(found["long"], [*(one + 1).sum(axis=0), *(one + 1).reshape(-1)])


def test_what_is_read_is_a_copy(run):
    def drive(host) -> None:
        host.read("x")[:] = 99
        launch(host, Pointer("x"), 0, Pointer("x"), Pointer("sums"))
        host.read("x")[:] = 99

    found = run(drive, floats("x", 2, 3), floats("sums", 3))
    assert np.array_equal(found["x"], np.arange(6).reshape(2, 3))


X, SUMS = Pointer("x"), Pointer("sums")


@pytest.mark.parametrize(
    "args",
    [
        (X, 1, X),
        (X, 1, X, SUMS, SUMS),
        (1.0, 1, X, SUMS),
        (b"\0" * 24, 1, X, SUMS),
        (X, 1.5, X, SUMS),
        (X, 1 << 40, X, SUMS),
        (X, 1 << 70, X, SUMS),
        (X, float("nan"), X, SUMS),
        (X, b"\0\0\0\0", X, SUMS),
        (X, 1, 2.0, SUMS),
        (Pointer("x", 4), 1, X, SUMS),
        (Pointer("x", -4), 1, X, SUMS),
        (Pointer("long", 2), 1, X, SUMS),
        (Pointer("nothing"), 1, X, SUMS),
        (Pointer("whole"), 1, X, SUMS),
        (X, 1, SUMS, SUMS),
        (X, 1, Pointer("whole"), SUMS),
        (X, 1, X, Pointer("nothing")),
    ],
)
def test_what_does_not_fit(run, args):
    buffers = (
        floats("x", 2, 3),
        floats("sums", 3),
        floats("long", 9),
        Buffer("whole", np.arange(6, dtype=np.int32).reshape(2, 3), Role.INOUT),
    )
    with pytest.raises(WorkloadError) as failure:
        run(lambda host: launch(host, *args), *buffers)
    assert "\n" not in str(failure.value)


@pytest.mark.parametrize(
    "drive",
    [
        lambda host: host.read("nothing"),
        lambda host: host.write("nothing", np.zeros(3, np.float32)),
        lambda host: host.write("sums", np.zeros(4, np.float32)),
        lambda host: host.write("sums", np.zeros(3)),
    ],
    ids=["read unknown", "write unknown", "other shape", "other type"],
)
def test_wrong_use_of_buffers(run, drive):
    with pytest.raises(WorkloadError):
        run(drive, floats("x", 2, 3), floats("sums", 3))


@pytest.mark.parametrize(
    "buffers",
    [
        (floats("x", 2, 3), floats("x", 2, 3)),
        (Buffer("x", np.zeros(3, np.float32), Role.INOUT, symbol="table"),),
    ],
    ids=["same name", "symbol"],
)
def test_buffers_that_cannot_be(run, buffers):
    with pytest.raises(WorkloadError):
        run(lambda host: None, *buffers)


def test_an_error_of_the_driver_is_raised_as_it_is(run):
    def drive(host) -> None:
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        run(drive, floats("x", 2, 3))
