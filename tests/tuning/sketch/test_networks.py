"""Networks: their operators' sizes and counts, by figures that are known from elsewhere."""

import pytest

from gevo.errors import ConfigError
from gevo.tuning.sketch.catalog import PAPER, SMALL, named, shaped
from gevo.tuning.sketch.networks import NETWORKS, network
from gevo.tuning.sketch.operator import Epilogue, Kind, Operator


@pytest.mark.parametrize(
    ("name", "multiply_adds"), [("alexnet", 0.71e9), ("resnet50", 4.09e9), ("bert", 11.2e9)]
)
def test_networks_have_the_work_that_is_published(name: str, multiply_adds: float) -> None:
    # torchvision's tables: 0.71 and 4.09 GMAC; BERT-base: 85 M weights for 128 tokens, attention.
    assert network(name, 1).flops / 2 == pytest.approx(multiply_adds, rel=0.02)


def test_alexnet_begins_with_the_convolutions_of_the_paper() -> None:
    first, second = list(network("alexnet", 512).counts)[:2]
    assert [one.sizes for one in (first, second)] == [named(n).sizes for n in ("c1", "c2")]


def test_equal_shapes_are_one_operator() -> None:
    found = network("resnet50", 1)
    assert sum(found.counts.values()) == 54
    assert len(found.counts) == len({(o.sizes, o.stride, o.epilogue) for o in found.counts}) < 30
    assert max(network("bert", 1).counts.values()) == 48


@pytest.mark.parametrize("name", NETWORKS)
def test_work_grows_with_the_batch(name: str) -> None:
    assert network(name, 4).flops == 4 * network(name, 1).flops


@pytest.mark.parametrize(
    "operator",
    [
        *(shaped(one) for one in (*PAPER, *SMALL)),
        *(one for name in NETWORKS for one in network(name, 1).counts),
        shaped(Operator("x", Kind.MATMUL, (2, 3, 5), True, True, epilogue=Epilogue.BIAS)),
    ],
    ids=lambda one: one.name,
)
def test_an_operator_is_found_by_the_name_of_its_sizes(operator: Operator) -> None:
    assert named(operator.name) == operator


@pytest.mark.parametrize("name", ["matmul_1x2", "conv2d_1x1x2x2_1x5x5", "matmul_0x1x1"])
def test_sizes_that_make_no_operator_are_refused(name: str) -> None:
    with pytest.raises(ConfigError):
        named(name)


def test_a_network_for_tensor_cores() -> None:
    found = network("bert", 2, "f16")
    assert found.flops == network("bert", 2).flops
    assert "matmul_256x768x3072_bias_f16" in {one.name for one in found.counts}
    with pytest.raises(ConfigError, match="no type 'f64' of operands; there are: f32, f16"):
        network("bert", 1, "f64")


def test_an_unknown_network_is_told() -> None:
    with pytest.raises(ConfigError, match="there are: alexnet, resnet50, bert, and StableHLO"):
        network("vgg", 1)
