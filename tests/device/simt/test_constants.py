"""Loads through parameters that are promised to be read-only."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.simt.lower.constants import constants
from gevo.errors import LaunchFailed
from gevo.outcome import Outcome
from gevo.program.llvm.syntax.module import split_module

TEXT = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr noalias readonly %x, ptr %y, i1 %c) {{
entry:
  br label %loop

loop:
  %p = phi ptr [ %x, %entry ], [ %q, %loop ]
  %q = getelementptr float, ptr %p, i64 1
  %mixed = select i1 %c, ptr %x, ptr %y
  %same = select i1 %c, ptr %q, ptr %x
  {body}
  ret void
}}
"""


def test_pointers_that_come_from_nowhere_else():
    text = TEXT.format(body="br i1 %c, label %loop, label %end\n\nend:")
    (function,) = split_module(text).functions
    assert constants(function) == {"%x", "%p", "%q", "%same"}
    unpromised = split_module(text.replace("readonly ", "")).functions[0]
    assert constants(unpromised) == frozenset()


KERNEL = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr PROMISE %x, ptr %y) {
  %v = load volatile float, ptr %y, align 4
  %w = load float, ptr %x, align 4
  %sum = fadd float %v, %w
  store float %sum, ptr %y, align 4
  ret void
}
"""


@pytest.mark.parametrize(("promise", "refused"), [("noalias readonly", True), ("", False)])
def test_what_is_promised_may_not_be_written(bench, promise, refused):
    binary = bench.compile(KERNEL.replace("PROMISE", promise))
    given = {"a": np.ones(4, np.float32)}, ["a", "a"]
    options = {"block": 1, "races": True}
    if not refused:
        bench.run(binary, "k", *given, **options)
        return
    with pytest.raises(LaunchFailed, match="stale proxy") as caught:
        bench.run(binary, "k", *given, **options)
    assert caught.value.outcome is Outcome.RACE
