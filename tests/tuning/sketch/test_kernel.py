"""Generated kernels run on simt: right, in bounds, without races, for whatever is legal."""

import random
import re

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.time import load_gpu
from gevo.tuning.sketch import split
from gevo.tuning.sketch.catalog import SMALL, named
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.operator import Epilogue, Kind, Operator
from gevo.tuning.sketch.schedule import block, default_configuration, grid, space
from gevo.tuning.sketch.tiling import tiling
from gevo.tuning.sketch.workload import expected
from tests.tuning.sketch.running import check, evaluate, inputs, run

AWKWARD = (1, 2, 3, 5, 7, 8, 11, 13, 16, 17, 22, 30, 31, 33)
EPILOGUES = tuple(Epilogue)
ELSEWHERE = RunOptions(races=True, placement_seed=3, order_seed=5, fill=0x7F, poison=0)


@pytest.fixture(scope="module")
def device():
    return SimtDevice()


def configured(operator: Operator, **values):
    """The default configuration with some values replaced."""
    found = space(operator)
    whole = found.as_dict(default_configuration(operator)) | values
    configuration = found.configuration(whole)
    assert found.allows(configuration)
    return configuration


@pytest.mark.parametrize("operator", SMALL, ids=lambda one: one.name)
def test_defaults(device, operator) -> None:
    configuration, arrays = default_configuration(operator), inputs(operator, 1)
    check(device, operator, configuration)
    usual, other = (
        run(device, operator, configuration, arrays, options).outputs["c"]
        for options in (RunOptions(), ELSEWHERE)
    )
    assert np.array_equal(usual, other)


@pytest.mark.parametrize("epilogue", EPILOGUES)
@pytest.mark.parametrize(
    "transposed", [(False, False), (True, False), (False, True), (True, True)]
)
def test_products_of_any_size(device, epilogue, transposed) -> None:
    rng = random.Random(f"{epilogue} {transposed}")
    for _ in range(2):
        sizes = tuple(rng.choice(AWKWARD) for _ in range(3))
        operator = Operator("k", Kind.MATMUL, sizes, *transposed, epilogue=epilogue)
        check(device, operator, space(operator).sample(rng))
        batch = (rng.choice((1, 2, 3, 5)), *sizes)
        operator = Operator("k", Kind.BATCH_MATMUL, batch, *transposed, epilogue=epilogue)
        check(device, operator, space(operator).sample(rng))


@pytest.mark.parametrize("epilogue", EPILOGUES)
@pytest.mark.parametrize("stride", [1, 2, 3])
@pytest.mark.parametrize("padding", [0, 1, 2])
def test_convolutions_of_any_size(device, epilogue, stride, padding) -> None:
    rng = random.Random(f"{epilogue} {stride} {padding}")
    choices = ((1, 2, 3), (1, 2, 3, 7), (5, 7, 8, 13), (5, 8, 12), (1, 3, 4, 11), (1, 2, 3, 5))
    *sizes, window = (rng.choice(some) for some in choices)
    sizes = (*sizes, window, rng.choice((1, 3, 5)))
    operator = Operator("k", Kind.CONV2D, sizes, stride=stride, padding=padding, epilogue=epilogue)
    check(device, operator, space(operator).sample(rng))


@pytest.mark.parametrize("name", ["matmul", "conv2d"])
def test_one_space_in_breadth(device, name) -> None:
    operator, rng = named(name), random.Random(7)
    for _ in range(4):
        check(device, operator, space(operator).sample(rng))


ROWS = Operator("k", Kind.MATMUL, (32, 32, 64))
SHAPE = {"tile_i": [2, 2, 4, 2], "tile_j": [2, 1, 8, 4], "tile_k": [2, 4, 4]}


@pytest.mark.parametrize("width", [1, 2, 4])
@pytest.mark.parametrize("pad", [0, 1])
@pytest.mark.parametrize("unroll", [0, 64, 1024])
def test_widths_pads_and_unrolling(device, width, pad, unroll) -> None:
    shape = {"vector_a": width, "vector_b": width, "pad_a": pad, "pad_b": pad, "unroll": unroll}
    configuration = configured(ROWS, **SHAPE, **shape)
    check(device, ROWS, configuration)
    text = kernel_text(ROWS, configuration)
    loads = re.findall(r"load (<\d x float>|float), ptr addrspace\(1\)", text)
    assert set(loads) == {"float" if width == 1 else f"<{width} x float>"}
    fmas = text.count("= call float @llvm.fma.f32")
    assert fmas == 16 * 4 * (4 if unroll >= 256 else 1)


def test_accumulators_are_values() -> None:
    text = kernel_text(ROWS, configured(ROWS, **SHAPE))
    assert "alloca" not in text
    assert text.count("phi float") == 16


def test_the_same_arguments_give_the_same_text() -> None:
    for operator in SMALL:
        configuration = default_configuration(operator)
        assert kernel_text(operator, configuration) == kernel_text(operator, configuration)


@pytest.mark.parametrize("tile", [[1, 1, 32, 1], [16, 1, 1, 2]])
def test_boxes_of_more_vectors_than_a_thread_keeps(device, tile) -> None:
    """32 or 64 threads copy 32 x 32 and 32 x 64 elements: one by one, in a loop."""
    shape = SHAPE | {"tile_i": tile, "tile_j": [1, 8, 2, 4] if tile[2] == 32 else [1, 1, 64, 1]}
    check(device, ROWS, configured(ROWS, **shape, vector_a=1, vector_b=1))


def test_a_loop_for_each_axis_of_the_window(device) -> None:
    operator = Operator("k", Kind.CONV2D, (2, 6, 9, 9, 4, 3, 5), padding=1)
    shape = {"tile_c": [3, 2, 1], "tile_u": [1, 3, 1], "tile_v": [5, 1, 1], "unroll": 0}
    configuration = configured(operator, **shape)
    check(device, operator, configuration)
    assert tiling(operator, configuration).chunks == 15


SPLIT = (
    "matmul_18x320x40_bias_relu",
    "batch_matmul_3x16x256x9_ta_tb_relu",
    "conv2d_1x30x9x9_7x3x3_s2_bias",
    "matmul_17x300x33_bias_relu_f16",
    "conv2d_2x32x5x5_8x3x3_p1_bias_int8",
)


@pytest.mark.parametrize("name", SPLIT)
def test_blocks_share_sums(device, name) -> None:
    operator, rng = named(name), random.Random(name)
    parts = 1
    while parts == 1:
        configuration = space(operator).sample(rng)
        parts = space(operator).as_dict(configuration)[split.PARAMETER]
    check(device, operator, configuration)


def test_the_order_of_blocks_that_share_sums_changes_no_bit(device) -> None:
    operator = named(SPLIT[0])
    configuration = configured(operator, blocks_k=4, tile_k=(20, 4, 4))
    arrays = inputs(operator, 1)
    usual, other = (
        run(device, operator, configuration, arrays, options).outputs["c"]
        for options in (RunOptions(), ELSEWHERE)
    )
    assert np.array_equal(usual, other)


def test_only_long_sums_of_few_results_are_shared() -> None:
    assert split.choices(named("matmul_1x9216x4096")) == (1, 2, 4, 8, 16, 32)
    assert split.choices(named("mm1")) == (1, 2, 4, 8)
    for name in ("mm2", "bmm1", "c1", "c2", "matmul"):
        assert split.choices(named(name)) == (1,)
        assert split.PARAMETER not in space(named(name)).names


def test_not_a_number_comes_through(device) -> None:
    operator = Operator("k", Kind.MATMUL, (13, 11, 17), epilogue=Epilogue.BIAS_RELU)
    arrays = inputs(operator, 1)
    arrays["a"][3, 4] = np.nan
    arrays["b"][5, 6] = np.inf
    found = run(device, operator, default_configuration(operator), arrays).outputs["c"]
    with np.errstate(invalid="ignore"):
        wanted = expected(operator, arrays)["c"]
    assert np.isnan(wanted).any()
    np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    "operator",
    [
        Operator("mm1", Kind.MATMUL, (64, 128, 128)),
        Operator("bmm2", Kind.BATCH_MATMUL, (15, 32, 32, 16), transpose_a=True),
        Operator("bmm3", Kind.BATCH_MATMUL, (15, 32, 16, 32), transpose_b=True),
        Operator("c2", Kind.CONV2D, (2, 8, 27, 27, 12, 5, 5), padding=2),
    ],
    ids=lambda one: one.name,
)
def test_the_modelled_work(device, operator) -> None:
    """The multiply-adds that simt counts are the operator's flops (scaled down by sizes)."""
    gpu = load_gpu("H200")
    configuration = default_configuration(operator)
    result = run(device, operator, configuration, inputs(operator, 1), RunOptions())
    blocks = evaluate(grid(operator), operator, configuration)
    busiest = -(-blocks // gpu.sms)
    clocks = result.diagnostics["kernels"][operator.name]["fp32"] * gpu.clock_ghz
    idle = _idle_lanes(operator, configuration)
    assert clocks * gpu.rate_fp32 * blocks / busiest == pytest.approx(operator.flops / 2 * idle)


def _idle_lanes(operator, configuration) -> float:
    """Lanes over threads: warps are issued whole."""
    threads = evaluate(block(operator), operator, configuration)
    return -(-threads // 32) * 32 / threads
