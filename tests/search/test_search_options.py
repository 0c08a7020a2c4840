from __future__ import annotations

import dataclasses

import pytest

from gevo.errors import ConfigError
from gevo.search.options import PROFILES, SearchOptions, profile


def test_the_paper_profile_has_the_papers_settings() -> None:
    paper = profile("paper")
    assert (paper.population, paper.crossover, paper.mutation) == (256, 0.8, 0.3)
    assert (paper.initial_mutations, paper.elite_count, paper.shrink) == (3, 64, 0.0)
    assert not paper.keep_shared
    assert paper.exact


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("population", 1),
        ("generations", -1),
        ("crossover", 1.1),
        ("mutation", -0.1),
        ("shrink", 2.0),
        ("initial_mutations", 0),
        ("elites", 1.0),
        ("retries", 0),
        ("tournament", 0),
        ("tolerance", -1e-9),
        ("tolerance", float("inf")),
        ("tolerance", float("nan")),
    ],
)
def test_a_value_out_of_range_is_refused_by_name(name: str, value: float) -> None:
    with pytest.raises(ConfigError, match=f"'{name}'"):
        profile("quick", **{name: value})


@pytest.mark.parametrize(
    "changes", [{"popsize": 3}, {"population": 3.0}, {"retries": True}, {"keep_shared": 1}]
)
def test_unknown_options_and_wrong_types_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ConfigError):
        profile("default", **changes)


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(ConfigError, match="'huge'"):
        profile("huge")


@pytest.mark.parametrize("name", PROFILES)
def test_json_round_trip(name: str) -> None:
    options = dataclasses.replace(PROFILES[name], tolerance=0.25)
    assert SearchOptions.from_json(options.to_json()) == options


def test_limits_cover_every_option() -> None:
    for field in dataclasses.fields(SearchOptions):
        with pytest.raises(ConfigError, match=f"'{field.name}'"):
            SearchOptions(**{field.name: -1})
