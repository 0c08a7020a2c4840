"""What a program relies on by its own account, as conditions on launches."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.assumed import assumed
from gevo.evaluate.scoring.usable import Passed
from gevo.program.base import Assumed
from tests.smallkernel import module, small


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
