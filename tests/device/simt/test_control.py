"""Which blocks a branch decides about."""

import pytest

from gevo.device.simt.conditions import Control
from gevo.device.simt.model.ir import read_kernel

DIAMOND = """
entry:
  br i1 %a, label %left, label %right
left:
  br label %end
right:
  br label %end
end:
  ret void
"""
NESTED = """
entry:
  br i1 %a, label %outer, label %end
outer:
  br i1 %b, label %inner, label %join
inner:
  br label %join
join:
  br label %end
end:
  ret void
"""
LOOP = """
entry:
  br label %head
head:
  br i1 %a, label %body, label %end
body:
  br label %head
end:
  ret void
"""
TWO_EXITS = """
entry:
  br i1 %a, label %early, label %rest
early:
  ret void
rest:
  ret void
"""
SAME_TARGET = """
entry:
  br i1 %a, label %end, label %end
end:
  ret void
"""
SWITCH = """
entry:
  switch i32 %n, label %other [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  br label %two
two:
  br label %other
other:
  ret void
"""


def control(body):
    text = f"define ptx_kernel void @k(i1 %a, i1 %b, i32 %n) {{{body}}}\n"
    return Control.of(read_kernel(text, "k")[0])


@pytest.mark.parametrize(
    ("body", "sides", "controlled"),
    [
        (DIAMOND, [{1}, {2}], {1, 2}),
        (NESTED, [{1, 3}, set()], {1, 2, 3}),
        (TWO_EXITS, [{1}, {2}], {1, 2}),
        (SAME_TARGET, [set(), set()], set()),
        (SWITCH, [set(), {1, 2}, {2}], {1, 2}),
    ],
    ids=["diamond", "nested", "two exits", "same target", "switch"],
)
def test_what_the_first_branch_decides_about(body, sides, controlled):
    found = control(body)
    assert [set(side) for side in found.edges[0]] == sides
    assert found.controlled[0] == controlled


def test_what_is_executed_anyway_depends_on_nothing():
    found = control(DIAMOND)
    assert all(3 not in blocks for blocks in found.controlled)
    assert found.controlled[1] == found.controlled[2] == found.controlled[3] == frozenset()


def test_a_loop_decides_about_its_body_and_itself():
    found = control(LOOP)
    assert found.edges[1] == [{1, 2}, frozenset()]
    assert found.controlled[1] == {1, 2}
    assert found.controlled[0] == frozenset()


def test_an_edge_has_the_blocks_behind_inner_branches_and_the_ways_out():
    edge = control(NESTED).edge(0, 0)
    assert edge.blocks == {1, 2, 3}
    assert edge.leaving == {(3, 4)}
    other = control(NESTED).edge(0, 1)
    assert other.blocks == frozenset()
    assert other.leaving == {(0, 4)}


def test_the_way_out_of_a_loop_is_an_edge_of_its_branch():
    edge = control(LOOP).edge(1, 0)
    assert edge.blocks == {2}
    assert (2, 1) in edge.leaving
