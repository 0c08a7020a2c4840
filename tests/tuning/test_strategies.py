"""The strategies that gevo has keep the rules of all strategies."""

import pytest

from gevo.errors import ConfigError
from gevo.testing.strategies import StrategySuite, bowl
from gevo.tuning.registry import STRATEGIES, make_strategy


class TestStrategies(StrategySuite):
    @pytest.fixture(params=sorted(STRATEGIES))
    def name(self, request: pytest.FixtureRequest) -> str:
        return request.param

    @pytest.fixture
    def learns(self, name: str) -> bool:
        return name != "random"


def test_unknown_strategies_are_named() -> None:
    with pytest.raises(ConfigError, match="no strategy 'oppevo'"):
        make_strategy("oppevo", bowl().space, 1)
