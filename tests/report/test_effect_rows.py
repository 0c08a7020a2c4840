"""Effects of a member's edits as the page shows them."""

from dataclasses import replace

import pytest

from gevo.report.html.effects import effect_rows, notable_pairs
from gevo.report.model import build


def part(speedup, outcome="ok"):
    return {"speedup": speedup, "outcome": outcome}


@pytest.fixture
def member(make_run):
    front = build(make_run()).front
    patch = ({"kind": "delete", "id": "e1"}, {"kind": "copy", "id": "e2"})
    return replace(front[0], patch=patch)


def test_a_row_for_each_edit(member):
    effects = {
        "edits": [
            {"id": "e1", "alone": part(1.25), "without": part(1.0)},
            {"id": "e2", "alone": part(None, "out_of_bounds"), "without": part(1.25)},
        ],
        "pairs": [],
    }
    rows = effect_rows(replace(member, effects=effects))
    assert [(r.name, r.alone, r.without) for r in rows] == [
        ("1. delete", "1.250x", "1.000x"),
        ("2. copy", "out of bounds", "1.250x"),
    ]


def test_pairs_are_named_where_gains_do_not_multiply(member):
    def pair(epistasis):
        found = {"first": "e1", "second": "e2", "epistasis": epistasis, **part(1.5)}
        return notable_pairs(replace(member, effects={"edits": [], "pairs": [found]}))

    assert pair(0.2) == ("1. delete with 2. copy: 1.500x (epistasis +0.200)",)
    assert pair(-0.02) == ("1. delete with 2. copy: 1.500x (epistasis -0.020)",)
    assert pair(0.001) == pair(None) == ()


def test_nothing_without_effects(member):
    assert effect_rows(member) == ()
    assert notable_pairs(member) == ()
