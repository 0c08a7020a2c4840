"""Things by name: gevo's own, registered ones, and those of plug-ins."""

from __future__ import annotations

import sys

import pytest

from gevo.errors import ConfigError
from gevo.plugins import Registry
from tests.plugins import installed

GROUP = "gevo.tests"


def number(name: str, found: object) -> int:
    if not isinstance(found, int):
        raise TypeError("is no number")
    return found


@pytest.fixture
def numbers() -> Registry[int]:
    return Registry(GROUP, "number", {"one": 1, "two": 2}, number)


def test_what_is_gevos_own_is_there(numbers):
    assert list(numbers) == ["one", "two"]
    assert (numbers["one"], numbers.find("two"), numbers.find("six")) == (1, 2, None)


def test_what_is_registered_is_found(numbers):
    numbers.register("six", 6)
    assert numbers.find("six") == numbers["six"] == 6
    assert numbers.names() == ("one", "two", "six")
    with pytest.raises(ConfigError, match="gevo's own number"):
        numbers.register("one", 7)
    with pytest.raises(ConfigError, match="number 'x': is no number"):
        numbers.register("x", "7")


def test_a_plug_in_is_imported_when_its_name_is_used(numbers, tmp_path):
    with installed(tmp_path, "seven = 7\n", {GROUP: {"seven": "extra:seven"}}):
        assert numbers.names() == ("one", "two", "seven")
        assert numbers.find("one") == 1
        assert "extra" not in sys.modules
        assert numbers.find("seven") == 7
        assert "extra" in sys.modules
        assert numbers.sources(["seven", "one"]) == {"one": "gevo", "seven": "extra 1.2"}


def test_a_plug_in_cannot_take_the_name_of_gevos_own(numbers, tmp_path):
    with installed(tmp_path, "seven = 7\n", {GROUP: {"one": "extra:seven"}}):
        assert numbers.find("one") == 1


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("import nowhere_to_be_found", "ModuleNotFoundError: No module named"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("raise ValueError('two\\nlines')", "ValueError: two"),
        ("", "AttributeError: module 'extra' has no attribute 'seven'"),
    ],
)
def test_a_plug_in_that_cannot_be_imported_is_one_line(numbers, tmp_path, code, problem):
    with installed(tmp_path, code, {GROUP: {"seven": "extra:seven"}}):
        with pytest.raises(ConfigError) as caught:
            numbers.find("seven")
    where = "number 'seven' of extra 1.2 (extra:seven) cannot be imported: "
    assert str(caught.value).startswith(where + problem)
    assert "\n" not in str(caught.value)


def test_a_plug_in_that_is_something_else_is_one_line(numbers, tmp_path):
    with installed(tmp_path, "seven = '7'", {GROUP: {"seven": "extra:seven"}}):
        with pytest.raises(ConfigError, match=r"number 'seven' of extra 1\.2: is no number"):
            numbers.find("seven")
