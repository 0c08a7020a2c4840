"""Runs generated kernels on the simt device, in this process: their texts are our own."""

import math

import numpy as np

from gevo.device.base import RunOptions, RunResult
from gevo.device.simt.device import SimtDevice
from gevo.program.base import Dialect, Program
from gevo.tuning.sketch import split
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.operator import Dtype, Operator
from gevo.tuning.sketch.schedule import block, grid, space
from gevo.tuning.sketch.workload import expected
from gevo.tuning.space import Configuration
from gevo.workload.case import Buffer, Launches, Pointer, Role

OPTIONS = RunOptions(races=True)


def evaluate(expression: str, operator: Operator, configuration: Configuration) -> int:
    """An expression over the parameters."""
    names = space(operator).names
    return eval(expression, {}, dict(zip(names, configuration, strict=True)))


def inputs(operator: Operator, seed: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    return {name: _drawn(operator, name, shape, rng) for name, shape in operator.shapes.items()}


def _drawn(
    operator: Operator, name: str, shape: tuple[int, ...], rng: np.random.Generator
) -> np.ndarray:
    if operator.dtype is Dtype.INT8:
        most, kind = (1000, np.int32) if name == "bias" else (128, np.int8)
        return rng.integers(-most, most, shape).astype(kind)
    numbers = rng.uniform(-1, 1, shape).astype(np.float32)
    if name != "bias" and operator.dtype is Dtype.F16:
        return numbers.astype(np.float16)
    if name != "bias" and operator.dtype is Dtype.BF16:
        return (numbers.view(np.uint32) >> 16).astype(np.uint16)
    return numbers


def launches(
    operator: Operator, configuration: Configuration, arrays: dict[str, np.ndarray]
) -> Launches:
    blocks = evaluate(grid(operator), operator, configuration)
    threads = evaluate(block(operator), operator, configuration)
    parts = dict(zip(space(operator).names, configuration, strict=True)).get(split.PARAMETER, 1)
    shapes = [(blocks, threads), *([split.sum_launch(operator)] if parts > 1 else [])]
    named = list(zip(split.kernels(operator), split.pointers(operator), strict=True))

    def drive(host) -> None:
        for (kernel, names), (many, each) in zip(named, shapes, strict=False):
            host.launch(kernel, (many, 1, 1), (each, 1, 1), [Pointer(one) for one in names])

    kind = np.int32 if operator.dtype is Dtype.INT8 else np.float32
    buffers = [Buffer(name, array, Role.IN) for name, array in arrays.items()]
    buffers.append(Buffer("c", np.zeros(operator.output, kind), Role.OUT))
    if split.offered(operator):
        room = np.zeros((parts, *operator.output), kind)
        buffers.append(Buffer("partial", room, Role.SCRATCH))
    return Launches(tuple(buffers), drive)


def run(
    device: SimtDevice,
    operator: Operator,
    configuration: Configuration,
    arrays: dict[str, np.ndarray],
    options: RunOptions = OPTIONS,
) -> RunResult:
    text = kernel_text(operator, configuration)
    binary = device.compile(device.lower(Program(Dialect.LLVM, text, split.kernels(operator))))
    try:
        return device.run(binary, launches(operator, configuration, arrays), options)
    finally:
        binary.close()


def check(
    device: SimtDevice, operator: Operator, configuration: Configuration, seed: int = 1
) -> None:
    """Right against numpy, without a race and without an access out of bounds."""
    arrays = inputs(operator, seed)
    found = run(device, operator, configuration, arrays).outputs["c"]
    bound = 1e-5 * math.sqrt(operator.depth)
    np.testing.assert_allclose(found, expected(operator, arrays)["c"], rtol=bound, atol=bound)
