"""Kernel Tuner's strategies and Optuna's samplers keep the rules of all strategies."""

import pytest

from gevo.errors import ConfigError
from gevo.testing.strategies import StrategySuite, bowl
from gevo.tuning.parameter import Factorization
from gevo.tuning.registry import make_strategy
from gevo.tuning.space import Space


class TestForeignStrategies(StrategySuite):
    @pytest.fixture(
        params=[
            "kt:genetic_algorithm",
            "kt:pso,popsize=10,max_fevals=100",
            "kt:hybrid_vndx",
            "kt:minimize",
            "optuna:nsgaii",
        ]
    )
    def name(self, request: pytest.FixtureRequest) -> str:
        return request.param

    @pytest.fixture
    def learns(self, name: str) -> bool:
        """Those that reach more than chance within 80 trials; it is their business."""
        return name in ("kt:genetic_algorithm", "kt:hybrid_vndx")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("kt:nonesuch", "strategy 'kt:nonesuch': LookupError: Kernel Tuner has: brute_force"),
        ("kt:pso,popsize", "'popsize' is no option; write NAME=VALUE"),
        ("kt:pso,size=3", "strategy 'kt:pso,size=3': ValueError: Unrecognized option size"),
    ],
)
def test_what_kernel_tuner_cannot_do_is_told(name: str, says: str) -> None:
    pytest.importorskip("kernel_tuner")
    with pytest.raises(ConfigError, match=says):
        make_strategy(name, bowl().space, 1)


def test_kernel_tuner_needs_a_space_that_can_be_listed() -> None:
    pytest.importorskip("kernel_tuner")
    space = Space({name: Factorization(1024, 4) for name in "abcd"})
    with pytest.raises(ConfigError, match="too large"):
        make_strategy("kt:pso", space, 1)


def test_optuna_says_what_it_has() -> None:
    with pytest.raises(ConfigError, match="no strategy 'optuna:best'; optuna has: tpe, random"):
        make_strategy("optuna:best", bowl().space, 1)
