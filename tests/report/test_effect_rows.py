"""Effects of a member's edits as the page shows them."""

from dataclasses import replace

import pytest

from gevo.edits.operators import Copy, Delete
from gevo.edits.patch import Patch
from gevo.records.schema import EditEffect, Effects, PairEffect, Part
from gevo.report.html.why import effect_rows, notable_pairs
from gevo.report.model import build


def part(speedup, outcome="ok"):
    return Part(speedup=speedup, outcome=outcome)


@pytest.fixture
def member(make_run):
    front = build(make_run()).front
    return replace(front[0], patch=Patch((Delete("e1", 1, "u1"), Copy("e2", 2, "u2", "u3"))))


def test_a_row_for_each_edit(member):
    edits = (
        EditEffect(id="e1", alone=part(1.25), without=part(1.0)),
        EditEffect(id="e2", alone=part(None, "out_of_bounds"), without=part(1.25)),
    )
    effects = Effects(edits=edits, pairs=())
    rows = effect_rows(replace(member, effects=effects))
    assert [(r.name, r.alone, r.without) for r in rows] == [
        ("1. delete", "1.250x", "1.000x"),
        ("2. copy", "out of bounds", "1.250x"),
    ]


def test_pairs_are_named_where_gains_do_not_multiply(member):
    def pair(epistasis):
        about = {"speedup": 1.5, "outcome": "ok", "epistasis": epistasis}
        found = PairEffect(first="e1", second="e2", **about)
        return notable_pairs(replace(member, effects=Effects(edits=(), pairs=(found,))))

    assert pair(0.2) == ("1. delete with 2. copy: 1.500x (epistasis +0.200)",)
    assert pair(-0.02) == ("1. delete with 2. copy: 1.500x (epistasis -0.020)",)
    assert pair(0.001) == pair(None) == ()


def test_nothing_without_effects(member):
    assert effect_rows(member) == ()
    assert notable_pairs(member) == ()
