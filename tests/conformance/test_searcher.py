"""The searches that gevo has keep the rules of all searches."""

from __future__ import annotations

import pytest

from gevo.errors import ConfigError
from gevo.search.registry import SEARCHERS, searcher_of
from gevo.testing.searchers import SearcherSuite


class TestSearchers(SearcherSuite):
    @pytest.fixture(params=sorted(SEARCHERS))
    def name(self, request: pytest.FixtureRequest) -> str:
        if request.param == "map-elites":
            pytest.importorskip("ribs", reason="needs pyribs: pip install 'gevo-gpu[map-elites]'")
        return request.param


def test_unknown_searchers_are_named() -> None:
    with pytest.raises(
        ConfigError, match="no searcher 'nsga3'; there are: nsga2, steady, greedy, random"
    ):
        searcher_of("nsga3")
