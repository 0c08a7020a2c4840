"""What a kernel says of the blocks with which it can be launched."""

from __future__ import annotations

import pytest

from gevo.device.simt.run.bounds import broken_bound


@pytest.mark.parametrize(
    ("stated", "block", "broken"),
    [
        ('"nvvm.maxntid"="64"', (64, 1, 1), ""),
        ('"nvvm.maxntid"="64"', (8, 8, 1), ""),
        ('"nvvm.maxntid"="64"', (65, 1, 1), ".maxntid 64"),
        ('"nvvm.maxntid"="8,8"', (64, 1, 1), ""),
        ('"nvvm.maxntid"="8,8,2"', (16, 8, 2), ".maxntid 8, 8, 2"),
        ('"nvvm.reqntid"="64"', (64, 1, 1), ""),
        ('"nvvm.reqntid"="64"', (32, 1, 1), ".reqntid 64"),
        ('"nvvm.reqntid"="8,8"', (64, 1, 1), ".reqntid 8, 8"),
        ('"nvvm.minctasm"="4" "nvvm.maxnreg"="32" "nvvm.reqntid"="8,4"', (8, 4, 1), ""),
        ("", (1024, 1, 1), ""),
    ],
)
def test_blocks_that_a_kernel_excludes(stated, block, broken):
    assert broken_bound(stated, block) == broken
