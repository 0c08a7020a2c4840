"""When what is found in a program is known of the unmodified one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.finding import Access, Finding, Kind, joined, matches, paired

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


def _access(place, what, effect) -> Access:
    return Access(place, what, "", effect)


ACCESSES = st.builds(
    _access,
    st.sampled_from(["", "base.cu:7", "mine.cu:7", "base.cu:8"]),
    st.sampled_from(["load", "store"]),
    st.sampled_from(["p", "q"]),
)
FINDINGS = st.builds(
    replace,
    st.just(KNOWN),
    kind=st.sampled_from([Kind.RACE, Kind.UNORDERED, Kind.UNFENCED]),
    region=st.sampled_from(["buffer x", "buffer y"]),
    second=ACCESSES,
    first=st.none() | ACCESSES,
    missing=st.sampled_from(["", "a barrier"]),
    span=st.tuples(st.integers(0, 9), st.integers(10, 19)),
)


def _each_with_each(kept, more, told_apart):
    """What `joined` gives, by the definition: each is compared with all that are there."""
    every = list(kept)
    for one in more:
        for i, known in enumerate(every):
            apart = told_apart and one.missing != known.missing
            same = matches(one, known) and paired(one, known, lambda a, b: a.effect == b.effect)
            if same and not apart:
                low, high = zip(one.span, known.span, strict=True)
                every[i] = replace(known, span=(min(low), max(high)))
                break
        else:
            every.append(one)
    return every


@given(st.lists(FINDINGS, max_size=4), st.lists(FINDINGS, max_size=10), st.booleans())
def test_joined_by_groups_is_joined_each_with_each(kept, more, told_apart) -> None:
    found = joined(kept, more, told_apart=told_apart)
    expected = _each_with_each(kept, more, told_apart)
    assert [(one, one.span) for one in found] == [(one, one.span) for one in expected]
