"""The operators of StableHLO programs."""

from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.study.network import network_of


def test_products_of_a_training_step_with_their_transpositions() -> None:
    found = network_of("kernels/mlp_training.mlir", 1)
    names = {one.name: count for one, count in found.counts.items()}
    assert names == {
        "matmul_32x64x48": 1,
        "matmul_32x48x10": 1,
        "matmul_10x32x48_ta": 1,
        "matmul_32x10x48_tb": 1,
        "matmul_48x32x64_ta": 1,
    }


def test_convolutions_in_any_layout_and_what_is_left_out() -> None:
    found = network_of("kernels/mobilenet_digits.mlir", 1)
    assert "conv2d_64x1x8x8_12x3x3_p1" in {one.name for one in found.counts}
    assert found.left_out["grouped convolution"] > 0


def test_batches_of_products(tmp_path: Path) -> None:
    path = tmp_path / "attention.mlir"
    text = """func.func public @main(%q: tensor<2x3x8x4xf32>, %k: tensor<2x3x6x4xf32>)
    -> tensor<2x3x8x6xf32> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1],
       contracting_dims = [3] x [3] :
       (tensor<2x3x8x4xf32>, tensor<2x3x6x4xf32>) -> tensor<2x3x8x6xf32>
  return %s : tensor<2x3x8x6xf32>
}
"""
    for name, end in (("f32", ""), ("bf16", "_bf16")):
        path.write_text(text.replace("f32", name))
        (operator,) = network_of(str(path)).counts
        assert operator.name == f"batch_matmul_6x8x4x6_tb{end}"


def test_what_has_no_operators_is_told(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="is no StableHLO"):
        network_of(str(tmp_path / "kernel.ll"), 1)
    with pytest.raises(ConfigError, match="no product or convolution"):
        network_of("tests/data/mlir/indexing.mlir", 1)
