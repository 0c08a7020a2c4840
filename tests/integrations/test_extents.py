"""Which numbers of recorded launches are the same."""

from __future__ import annotations

import numpy as np

from gevo.integrations.folder import find
from gevo.integrations.launch import Held, Plain, Recording


def launch(grid=(1, 1, 1), constants=None, **given) -> Recording:
    """A launch with these arguments: shapes for arrays, numbers for numbers."""
    arrays = {k: np.zeros(v) for k, v in given.items() if isinstance(v, tuple)}
    arguments = [Held(k, k) if k in arrays else Plain(k, v) for k, v in given.items()]
    return Recording("k", grid, (128, 1, 1), 0, arguments, arrays, constants=constants or {})


def test_an_argument_that_is_an_extent_is_a_size_and_blocks_follow_from_it() -> None:
    found = find([launch((4, 1, 1), {"BLOCK": 256}, x=(1000,), y=(1000,), n=1000)])
    assert found.sizes == {"n": (1000,)}
    assert found.shapes == {"x": ("n",), "y": ("n",)}
    assert found.grid == ("ceil_div(n, 256)", "1", "1")
    assert found.scalable == {"n"}


def test_as_many_blocks_as_rows() -> None:
    found = find([launch((6, 1, 1), {"BLOCK": 1024}, x=(6, 781), stride=781, columns=781)])
    assert found.shapes["x"] == ("x_0", "stride")
    assert found.derived == {"columns": "stride"}
    assert found.grid == ("x_0", "1", "1")


def test_two_axes_of_the_grid_follow_from_two_sizes() -> None:
    found = find([
        launch((2, 2, 1), {"M": 32, "N": 32}, a=(64, 80), b=(80, 48), c=(64, 48), m=64, n=48, k=80)
    ])  # fmt: skip
    assert found.grid == ("ceil_div(m, 32)", "ceil_div(n, 32)", "1")
    assert found.shapes == {"a": ("m", "k"), "b": ("k", "n"), "c": ("m", "n")}


def test_one_axis_of_the_grid_may_be_a_product() -> None:
    found = find([
        launch((6, 1, 1), {"M": 32, "N": 16}, a=(64, 99), b=(99, 48), c=(64, 48), m=64, n=48, k=99)
    ])  # fmt: skip
    assert found.grid[0] == "ceil_div(m, 32) * ceil_div(n, 16)"


def test_strides_and_counts_are_products() -> None:
    found = find([launch((5, 7, 1), x=(5, 7, 30), a=5, b=7, c=30, stride=210, total=1050)])
    assert found.derived == {"stride": "b * c", "total": "a * b * c"}


def test_what_differs_between_launches_is_a_size() -> None:
    found = find([
        launch((4, 1, 1), {"BLOCK": 256}, x=(1000,), out=(3,), n=1000, seed=7),
        launch((8, 1, 1), {"BLOCK": 256}, x=(2000,), out=(5,), n=2000, seed=9),
    ])  # fmt: skip
    assert found.sizes == {"n": (1000, 2000), "out_0": (3, 5), "seed": (7, 9)}
    assert found.shapes["out"] == ("out_0",)
    assert found.grid[0] == "ceil_div(n, 256)"


def test_blocks_that_follow_from_nothing_are_a_size_where_they_differ() -> None:
    found = find([launch((n, 1, 1), x=(100,)) for n in (5, 9)])
    assert found.sizes == {"blocks": (5, 9)}
    assert find([launch((5, 1, 1), x=(100,))]).grid[0] == "5"
