"""What a program relies on by its own account, as conditions on launches."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.assumed import assumed, violated
from gevo.evaluate.scoring.held import held
from gevo.evaluate.scoring.usable import Passed
from gevo.program.base import Assumed
from gevo.workload.case import TestCase
from tests.smallkernel import module, small, unless


@pytest.mark.parametrize(
    ("blocks", "found"),
    [
        ([(32, 1, 1)], ("a block has at most 32 threads", "ntid.x * ntid.y * ntid.z <= 32")),
        (
            [(8, 1, 1), (4, 8, 1)],
            ("a block has at most 32 threads", "ntid.x * ntid.y * ntid.z <= 32"),
        ),
        (
            [(16, 4, 1)],
            ("a block has 16 x 4 x 1 threads", "ntid.x == 16 and ntid.y == 4 and ntid.z == 1"),
        ),
        ([(64, 1, 1), (32, 1, 1)], None),
    ],
)
def test_barriers_of_a_warp_rely_on_the_shape_of_blocks(tmp_path, blocks, found):
    scorer = small(tmp_path, module()).scorer
    passed = {"k": {Passed((), (), (*block, 1, 1, 1)) for block in blocks}}
    told = [(one.condition.text, one.guard, one.vouched)
            for one in assumed(scorer, [Assumed("k", warps=True)], passed)]  # fmt: skip
    assert told == ([(found[0], f"k: {found[1]}", ("block = [32]",))] if found else [])


@pytest.mark.parametrize(
    ("block", "says"), [("[32]", {"k": "block = [32]"}), ('["min(n, 32)"]', {})]
)
def test_a_block_is_given_where_no_size_is_in_it(tmp_path, block, says):
    made = small(tmp_path, module(), ("block = [32]", f"block = {block}"))
    assert made.scorer.workload.blocks == says


@pytest.mark.parametrize(
    ("args", "domain", "least"),
    [
        ('"n", "s"', "", {2: (1, "arrays.x.shape")}),
        ('"n", "s"', 's > -3", "n >= 8', {2: (8, "n >= 8"), 3: (-2, "s > -3")}),
        ('"n - 1", "7"', "", {3: (7, "the argument is 7")}),
        ('"i", "s"', "", {2: (0, "i counts repetitions")}),
    ],
)
def test_the_least_values_that_a_workload_can_describe(tmp_path, args, domain, least):
    lines = f'[domain]\nassume = ["{domain}"]\n\n[[train]]' if domain else "[[train]]"
    changes = ('"n", "s"]', f"{args}]"), ("[[train]]", lines)
    found = small(tmp_path, module(), *changes).scorer.workload.least["k"]
    assert {n: value for n, (value, _) in found.items()} == {n: v for n, (v, _) in least.items()}
    assert all(says[1] in (found[n][1], "arrays.x.shape") for n, says in least.items())


def test_what_all_launches_fulfil(tmp_path):
    scorer = small(tmp_path, module()).scorer
    found = held(scorer, ())["k"]
    assert {"ntid.x == 32", "arg2 >= 1", "arg2 <= 32767"} <= set(found)
    longer = TestCase("longer", 1, (("n", 70000),))
    assert "arg2 <= 32767" not in held(scorer, (longer,))["k"]


@pytest.mark.parametrize("n", [500, 70000])
def test_what_timing_cases_launch_counts_as_well(tmp_path, n):
    """They are not run for that. What does not hold there gains nothing where times are taken."""
    timing = f"[[timing]]\nseed = 7\nsizes = {{ n = {n} }}\n\n[[heldout]]"
    made = small(tmp_path, module(), ("[[heldout]]", timing))
    found = held(made.scorer, ())["k"]
    assert ("arg2 <= 32767" in found) == (n == 500)
    assert {"ntid.x == 32", "arg2 >= 1"} <= set(found)
    assert "arg2 == 64" not in found  # one size trains, another one is timed


@pytest.mark.parametrize(
    ("condition", "number", "words"),
    [
        ("arg3 >= 1", 3, ""),
        ("arg3 >= 1", 3.0, ""),
        ("arg3 >= 1", 0, "it assumes `arg3 >= 1` of k, which is launched with 0"),
        (
            "arg3 >= 1",
            3_000_000_000,
            "it assumes `arg3 >= 1` of k, which is launched with -1294967296",
        ),
        ("arg3 <= 7 and ntid.x == 32", 7, ""),
        ("ntid.x == 16", 7, "it assumes `ntid.x == 16` of k, which is launched with 32"),
    ],
)
def test_a_launch_that_is_not_as_assumed(tmp_path, condition, number, words):
    scorer = small(tmp_path, module()).scorer
    passed = {"k": {Passed((None, None, 64, number), (), (32, 1, 1, 2, 1, 1))}}
    assert violated(scorer, [Assumed("k", condition=condition)], passed) == words


@pytest.mark.parametrize(
    ("condition", "vouched"),
    [("icmp sgt i32 %n, 9", ("arrays.y.shape",)), ("icmp ugt i32 %n, 2147483647", ())],
)
def test_a_length_is_positive_where_the_kernel_takes_it_with_a_sign(tmp_path, condition, vouched):
    """One of 3,000,000,000 elements is negative to LLVM, which would drop the second condition."""
    scorer = small(tmp_path, module(unless(condition, "1"))).scorer
    passed = {"k": {Passed((None, None, 64, 3), (), (32, 1, 1, 2, 1, 1))}}
    (told,) = assumed(scorer, [Assumed("k", condition="arg2 >= 1")], passed)
    assert told.vouched == vouched


@pytest.mark.parametrize(
    ("lengths", "guard"),
    [((), None), (((1, 1024),), "k: disjoint(arg0, 4 * arg2, arg1, 1024) and arg3 == 3")],
)
def test_arrays_whose_reach_is_known_can_be_tested_for_overlap(tmp_path, lengths, guard):
    """Of bins nothing that a launch passes tells how many there are."""
    scorer = small(tmp_path, module()).scorer
    passed = {
        Passed((None, None, n, 3), (("x", 4 * n, 0), ("y", bins, 0)), (32, 1, 1, 5, 1, 1))
        for n, bins in ((64, 400), (96, 80), (128, 808))
    }
    told = Assumed("k", apart=((0, 1),), lengths=lengths)
    (found,) = assumed(scorer, [told], {"k": passed})
    assert found.guard == guard
    assert found.condition.text == "x and y do not overlap"
