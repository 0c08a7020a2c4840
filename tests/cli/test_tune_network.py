"""`gevo tune --network`, from a StableHLO file to the database."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Gevo

TWICE = """func.func public @main(%a: tensor<16x8xf32>, %b: tensor<8x8xf32>) -> tensor<16x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] :
       (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] :
       (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %2 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [1] :
       (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  return %2 : tensor<16x8xf32>
}
"""


def test_equal_shapes_are_tuned_once_and_count_twice(gevo: Gevo, tmp_path: Path) -> None:
    (tmp_path / "twice.mlir").write_text(TWICE)
    common = ("--device", "simt", "--workers", "1", "--strategy", "random")
    common += ("--database", tmp_path / "db.json", "--out", tmp_path / "run")
    command = ("tune", "--network", tmp_path / "twice.mlir", *common)
    done = gevo(*command, "--trials", "4")
    assert done.code == 0, done
    assert "twice: 2 different operators, run 3 times" in done.out
    manifest = json.loads((tmp_path / "run/manifest.json").read_text())
    weights = {one["name"]: one["weight"] for one in manifest["problems"]}
    assert weights == {"matmul_16x8x8": 2.0, "matmul_16x8x8_tb": 1.0}
    again = gevo(*command, "--trials", "6", "--resume", "--json")
    assert again.code == 0, again
    kernels = json.loads(again.out)["kernels"]
    assert sum(one["trials"] for one in kernels) == 6
    total = json.loads((tmp_path / "run/report.json").read_text())["total"]
    assert [one["trial"] for one in total][-1] == 6


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--network", "vgg"), "no network 'vgg'"),
        (("--network", "alexnet", "mm1"), "leave out kernels"),
        (("--network", "alexnet", "--weight", "2"), "leave out kernels"),
        (("--network", "kernels/nw.ll"), "is no StableHLO"),
    ],
)
def test_what_does_not_go_together_is_told(
    gevo: Gevo, options: tuple[str, ...], says: str
) -> None:
    assert says in gevo("tune", *options).refusal
