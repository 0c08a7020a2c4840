import pytest

from gevo.errors import ConfigError
from gevo.tuning.sketch.catalog import OPERATORS, PAPER, named
from gevo.tuning.sketch.operator import Epilogue, Kind, Operator


def test_shapes_of_a_product() -> None:
    plain = Operator("p", Kind.MATMUL, (2, 3, 5), epilogue=Epilogue.BIAS)
    assert plain.shapes == {"a": (2, 3), "b": (3, 5), "bias": (5,)}
    assert plain.output == (2, 5)
    turned = Operator("p", Kind.BATCH_MATMUL, (7, 2, 3, 5), transpose_a=True, transpose_b=True)
    assert turned.shapes == {"a": (7, 3, 2), "b": (7, 5, 3)}
    assert turned.output == (7, 2, 5)
    assert turned.flops == 2 * 7 * 2 * 3 * 5


def test_shapes_of_a_convolution() -> None:
    one = Operator(
        "c", Kind.CONV2D, (2, 3, 9, 10, 4, 5, 3), stride=2, padding=1, epilogue=Epilogue.BIAS_RELU
    )
    assert one.shapes == {"a": (2, 3, 9, 10), "b": (4, 3, 5, 3), "bias": (4,)}
    assert one.output == (2, 4, 4, 5)
    assert one.flops == 2 * (2 * 4 * 4 * 5) * (3 * 5 * 3)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"name": "a b"}, "identifier"),
        ({"sizes": (2, 3)}, "n, k, m"),
        ({"sizes": (2, 0, 3)}, "1 or more"),
        ({"padding": 1}, "for convolutions"),
        ({"sizes": (40000, 2, 40000)}, "more than"),
        ({"kind": Kind.CONV2D, "sizes": (1, 1, 3, 3, 1, 5, 5)}, "window"),
        ({"kind": Kind.CONV2D, "sizes": (1, 1, 3, 3, 1, 1, 1), "transpose_a": True}, "transposed"),
    ],
)
def test_what_is_no_operator(change, says) -> None:
    whole = {"name": "p", "kind": Kind.MATMUL, "sizes": (2, 3, 4), **change}
    with pytest.raises(ConfigError, match=says):
        Operator(**whole)


def test_names() -> None:
    assert named("MM1") is PAPER[0]
    assert all(named(name).name == name for name in OPERATORS)
    with pytest.raises(ConfigError, match=r"did you mean 'bmm1'\?; there are: mm1, mm2, .*conv2d"):
        named("bmm11")


def test_the_papers_operators() -> None:
    assert [one.name for one in PAPER] == "mm1 mm2 mm3 bmm1 bmm2 bmm3 c1 c2".split()
    outputs = {one.name: one.output for one in PAPER}
    assert outputs["mm2"] == (512, 4096)
    assert outputs["bmm1"] == outputs["bmm2"] == (960, 128, 64)
    assert outputs["bmm3"] == (960, 128, 128)
    assert outputs["c1"] == (512, 64, 55, 55)
    assert outputs["c2"] == (512, 192, 27, 27)
    assert {one.name: one.flops for one in PAPER[:3]} == {
        "mm1": 2**30, "mm2": 2**32, "mm3": 2**32
    }  # fmt: skip
