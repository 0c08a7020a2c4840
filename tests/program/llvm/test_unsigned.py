from __future__ import annotations

import pytest

from gevo.program.llvm.unsigned import unsigned_parameters
from tests.smallkernel import module, program, unless


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (unless("icmp sgt i32 %n, 9", "1"), set()),
        (unless("icmp ugt i32 %n, 2147483647", "1"), {2}),
        ("  %a = add i32 %s, 7\n  %r = udiv i32 %v, %a", {3}),
        ("  %a = zext i32 %n to i64\n  %b = lshr i64 %a, 3\n  %r = trunc i64 %b to i32", {2}),
        ("  %a = call i32 @llvm.umin.i32(i32 %s, i32 %n)\n  %r = add i32 %a, 1", {2, 3}),
        ("  %a = sext i32 %n to i64\n  %b = lshr i64 %a, 3\n  %r = trunc i64 %b to i32", set()),
    ],
)
def test_integers_without_a_sign(body, found):
    declare = "declare i32 @llvm.umin.i32(i32, i32)\n"
    assert unsigned_parameters(program(module(body) + declare), "k") == found
