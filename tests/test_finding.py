"""When what is found in a program is known of the unmodified one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gevo.finding import Access, Finding, Kind, matches

KNOWN = Finding(
    Kind.RACE,
    "k",
    "buffer y",
    Access("base.cu:7", "store", "store i32 1, ptr %p"),
    None,
    "",
    "",
    "",
)


@pytest.mark.parametrize(
    ("place", "what", "same"),
    [
        ("base.cu:7", "store", True),
        ("mine.cu:7", "store", True),
        ("", "store", True),
        ("mine.cu:8", "store", False),
        ("mine.cu:7", "load", False),
        ("base.h:7", "store", False),
        ("mine.cu:7 > mine.cu:3", "store", False),
    ],
)
def test_places_are_lines_of_the_kernels_file_whatever_its_name(place, what, same) -> None:
    found = replace(KNOWN, second=Access(place, what, "store i32 2, ptr %q"))
    assert matches(found, KNOWN) is same
