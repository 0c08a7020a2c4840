"""Kernels for tensor cores: right on simt, without races, in any configuration."""

import random
from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.time import launch_time_ns, load_gpu
from gevo.device.simt.run.session import Launched
from gevo.errors import ConfigError
from gevo.tuning.sketch.catalog import named
from gevo.tuning.sketch.emitter import Emitter
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.operator import Dtype, Epilogue, Operator
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.tuning.sketch.tensor.copying import Tile
from gevo.tuning.sketch.tensor.gemm import Panel
from gevo.tuning.space import Configuration
from tests.tuning.sketch.running import check, inputs, run

NAMES = (
    "matmul_32x48x40_f16",
    "matmul_33x50x41_ta_bias_bf16",
    "matmul_20x40x24_tb_bias_relu_tf32",
    "matmul_32x70x25_int8",
    "batch_matmul_3x17x40x24_ta_tb_relu_f16",
    "batch_matmul_2x16x24x16_ta_tf32",
    "conv2d_2x3x9x10_18x3x3_p1_bias_relu_f16",
    "conv2d_1x4x9x9_16x3x3_s2_p1_bf16",
    "conv2d_2x4x6x6_8x2x2_bias_int8",
)
"""Every layout, type and epilogue; sizes that no block divides, and such that some do."""


@pytest.fixture(scope="module")
def device() -> SimtDevice:
    return SimtDevice()


@pytest.mark.parametrize("name", NAMES)
def test_the_default_and_random_configurations_are_right(device: SimtDevice, name: str) -> None:
    operator = named(name)
    check(device, operator, default_configuration(operator))
    check(device, operator, space(operator).sample(random.Random(name)))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_many_configurations_are_right(device: SimtDevice, name: str) -> None:
    operator, rng = named(name), random.Random(1)
    for _ in range(12):
        check(device, operator, space(operator).sample(rng))


def with_values(operator: Operator, **changes: int) -> Configuration:
    """The default with other values."""
    found = space(operator)
    values = dict(zip(found.names, default_configuration(operator), strict=True)) | changes
    configuration = tuple(values[name] for name in found.names)
    assert found.allows(configuration), values
    return configuration


@pytest.mark.parametrize("stages", [1, 2, 3, 4])
def test_any_number_of_stages_and_of_warps_that_share_a_sum(
    device: SimtDevice, stages: int
) -> None:
    operator = named("matmul_32x200x32_f16")
    check(device, operator, with_values(operator, stages=stages, split_k=2))


def test_a_result_that_is_wrong_would_be_noticed(device: SimtDevice) -> None:
    operator = named("matmul_32x48x40_f16")
    arrays = inputs(operator, 1)
    found = run(device, operator, default_configuration(operator), arrays).outputs["c"]
    arrays["a"][0, 0] += 1
    again = run(device, operator, default_configuration(operator), arrays).outputs["c"]
    np.testing.assert_allclose(again[0] - found[0], arrays["b"][0], atol=1e-2)
    np.testing.assert_array_equal(again[1:], found[1:])


def launched(operator: Operator, **changes: int) -> Launched:
    """A right launch of the default with other values."""
    found: list[Launched] = []
    check(SimtDevice(observe=found.append), operator, with_values(operator, **changes))
    return found[0]


def modelled(one: Launched, gpu: str = "H200") -> Mapping[str, float]:
    """The breakdown of its modelled time."""
    return launch_time_ns(one.kernel.profile, one.counts, load_gpu(gpu)).breakdown


def test_swizzling_leaves_no_bank_conflicts() -> None:
    """A copy of 16 bytes a lane takes four passes without any; 8 matrices are read for each."""
    operator = named("matmul_64x32x64_tb_f16")
    straight = modelled(launched(operator, swizzle_a=1, swizzle_b=1))
    swizzled = modelled(launched(operator, swizzle_a=4, swizzle_b=4))
    assert straight["bank_conflict_degree"] == pytest.approx(4.0)
    assert swizzled["bank_conflict_degree"] == pytest.approx((8 * 1.0 + 4.0) / 9)
    assert swizzled["shared"] == pytest.approx(straight["shared"] * 12 / 36)


def test_a_second_stage_hides_the_latency_of_copies() -> None:
    operator = named("matmul_32x256x32_f16")
    one, two = (modelled(launched(operator, stages=n)) for n in (1, 2))
    assert two["latency"] < 0.7 * one["latency"]


@pytest.mark.parametrize(
    ("dtype", "tflops"),
    [
        (Dtype.F16, {"A100": 312, "RTX3090": 71, "RTX4090": 165.2, "A6000": 154.8}),
        (Dtype.BF16, {"A100": 312, "RTX3090": 71, "RTX4090": 165.2, "A6000": 154.8}),
        (Dtype.TF32, {"A100": 156, "RTX3090": 35.6, "RTX4090": 82.6, "A6000": 77.4}),
        (Dtype.INT8, {"A100": 624, "RTX3090": 284, "RTX4090": 660.6, "A6000": 309.7}),
    ],
)
def test_tensor_cores_take_as_long_as_is_published(
    dtype: Dtype, tflops: Mapping[str, float]
) -> None:
    operator = replace(named("matmul_32x64x32_tb_f16"), dtype=dtype)
    one = launched(operator)
    unit = "tensor_int" if dtype is Dtype.INT8 else "tensor"
    for gpu, rate in tflops.items():
        # Nanoseconds on the whole chip, of which the one block has one multiprocessor.
        share = operator.flops / (rate * 1e3) * load_gpu(gpu).sms
        assert modelled(one, gpu)[unit] == pytest.approx(share, rel=0.02)


def test_every_element_has_a_place_of_its_own() -> None:
    for swizzle in (1, 2, 4, 8):
        tile = Tile(Panel("a", True, 64, 64, 0), 32, 64, 2, swizzle, 8, "shared.a")
        emitter = Emitter()
        places = {tile.offset(emitter, i, k) for i in range(32) for k in range(64)}
        assert places == set(range(0, tile.bytes, 2))
        assert not emitter.lines


def test_a_space_without_a_float_in_it() -> None:
    operator = named("matmul_64x64x64_f16")
    assert "stages" in space(operator).names
    assert "tile_i" in space(replace(operator, dtype=Dtype.F32)).names
    with pytest.raises(ConfigError, match="not a configuration"):
        kernel_text(operator, (0,) * len(space(operator).names))
    text = kernel_text(operator, default_configuration(operator))
    assert "ldmatrix" in text
    assert "cp.async" in text
    assert replace(operator, epilogue=Epilogue.BIAS).bias
