import random

import pytest

from gevo.errors import ConfigError
from gevo.tuning.sketch.catalog import OPERATORS, PAPER, named
from gevo.tuning.sketch.contraction import covered
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.operator import Kind, Operator
from gevo.tuning.sketch.schedule import (
    MOST_ACCUMULATORS,
    REGISTERS,
    SHARED_BYTES,
    block,
    default_configuration,
    grid,
    space,
)
from gevo.tuning.sketch.tiling import tiling
from tests.tuning.sketch.running import evaluate

ALL = pytest.mark.parametrize("operator", OPERATORS.values(), ids=lambda one: one.name)


@pytest.mark.parametrize(
    ("extent", "rounded"),
    [(1, 1), (7, 7), (11, 12), (13, 14), (17, 18), (30, 30), (33, 36), (55, 56), (1021, 1024)],
)
def test_extents_are_rounded_up_to_what_can_be_tiled(extent, rounded) -> None:
    assert covered(extent) == rounded


def test_little_is_covered_in_vain() -> None:
    for extent in range(1, 3000):
        assert extent <= covered(extent) <= max(extent + 1, extent * 9 / 8)


@ALL
def test_constraints_say_what_a_kernel_takes(operator) -> None:
    rng = random.Random(1)
    for _ in range(20):
        configuration = space(operator).sample(rng)
        tiles = tiling(operator, configuration)
        assert evaluate(block(operator), operator, configuration) == tiles.threads
        assert 32 <= tiles.threads <= 1024
        assert len(tiles.offsets) <= MOST_ACCUMULATORS
        assert (len(tiles.offsets) + 32) * tiles.threads <= REGISTERS
        assert 4 * sum(box.elements for box in tiles.boxes) <= SHARED_BYTES
        covers = evaluate(grid(operator), operator, configuration) * tiles.threads
        for axis in tiles.nest.spatial:
            covers = covers * tiles.part(axis, "vthread") * tiles.part(axis, "inner")
            covers //= axis.covered
        assert covers == tiles.split
        for box in tiles.boxes:
            assert box.extents[-1] % box.width == 0
            assert all(pitch % box.width == 0 for pitch in box.pitches[:-1])


@ALL
def test_the_default_is_allowed_and_uses_the_sizes(operator) -> None:
    default = default_configuration(operator)
    assert space(operator).contains(default)
    tiles = tiling(operator, default)
    assert tiles.threads >= 64
    assert len(tiles.offsets) >= 4


def test_defaults_of_awkward_sizes_are_allowed() -> None:
    rng = random.Random(2)
    for _ in range(100):
        sizes = tuple(rng.choice((1, 2, 3, 7, 13, 33, 101, 1021)) for _ in range(3))
        operator = Operator("k", Kind.MATMUL, sizes, rng.random() < 0.5, rng.random() < 0.5)
        assert space(operator).contains(default_configuration(operator))


@pytest.mark.parametrize("operator", PAPER, ids=lambda one: one.name)
def test_the_papers_operators_have_billions_of_configurations(operator) -> None:
    found = space(operator)
    assert found.size > 2e9
    rng = random.Random(1)
    draws = (tuple(p.sample(rng) for p in found.parameters) for _ in range(2000))
    assert sum(map(found.allows, draws)) > 20  # so a sample takes a hundred draws at most
    samples = [found.sample(rng) for _ in range(50)]
    assert len(set(samples)) == 50
    assert all(map(found.contains, samples))
    assert all(map(found.contains, found.neighbours(samples[0])))


def test_loads_are_wide_only_where_rows_allow_it() -> None:
    assert "vector_a" not in space(named("c1")).names  # rows of 227
    assert "vector_b" in space(named("mm1")).names
    odd = Operator("k", Kind.CONV2D, (1, 2, 8, 8, 4, 3, 3), padding=1)
    assert "vector_a" not in space(odd).names  # tiles begin one to the left of a multiple
    even = Operator("k", Kind.CONV2D, (1, 2, 8, 8, 4, 5, 5), padding=2)
    assert space(even).parameters[0].size == 2


def test_a_configuration_that_is_none() -> None:
    operator = named("matmul")
    names = space(operator).names
    wrong = list(default_configuration(operator))
    wrong[names.index("tile_k")] = (1, 1, 64)
    wrong[names.index("tile_i")] = (1, 1, 1, 96)
    for configuration in (tuple(wrong), ()):
        with pytest.raises(ConfigError, match="matmul: not a configuration of its space"):
            kernel_text(operator, configuration)
