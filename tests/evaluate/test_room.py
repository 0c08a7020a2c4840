"""Shared memory beyond the unmodified program's, and the launches that may lack it."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.room import crowded
from gevo.evaluate.scoring.usable import Asked
from tests.smallkernel import PLAIN, module

USED = "  store i32 %v, ptr addrspace(3) @more, align 4\n" + PLAIN
SMALL, LARGE = Asked(128, 0, True), Asked(128, 9000, False)


@pytest.mark.parametrize(
    ("words", "launches", "says"),
    [
        (12000, {SMALL}, ["fit with 48,000 bytes of shared memory instead of 0"]),
        (8, {SMALL}, []),
        (4096, {LARGE}, []),
        (4096, {LARGE, Asked(128, 4000, False)}, ["asks for at most 32,768 bytes"]),
        (12000, {Asked(128, 4000, False)}, []),
    ],
)
def test_more_shared_memory_lets_fewer_launches_go(words, launches, says):
    declare = f"\n@more = internal addrspace(3) global [{words} x i32] undef, align 4\n"
    found = [*crowded(module(PLAIN), module(USED) + declare, {"k": launches})]
    assert len(found) == len(says)
    assert all(text in one.condition.text for text, one in zip(says, found, strict=True))
    assert not [*crowded(module(USED) + declare, module(PLAIN), {"k": launches})]
