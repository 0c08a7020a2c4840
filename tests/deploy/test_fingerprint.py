"""What a kernel's fingerprint depends on, without a compiler."""

from __future__ import annotations

import re

import pytest

from gevo.deploy.fingerprint import architecture, canonical_kernels, fingerprints
from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.llvm.editor import load_text
from tests.programs import POLY, poly, variant

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'
PAIR = f"""{HEAD}
%struct.Node = type {{ i32, float }}
@table = internal addrspace(3) global [4 x float] undef, align 4

define ptx_kernel void @one(ptr %p) #0 {{
entry:
  %v = call i32 @twice(i32 3)
  %q = getelementptr %struct.Node, ptr %p, i32 %v, i32 1
  store float 1.0, ptr %q, align 4
  ret void
}}

define ptx_kernel void @two(ptr %p) #0 {{
entry:
  store ptr addrspace(3) @table, ptr %p, align 8
  ret void
}}

define internal i32 @twice(i32 %v) {{
  %w = add i32 %v, %v
  ret i32 %w
}}

attributes #0 = {{ "target-cpu"="sm_80" "nvvm.maxntid"="128" }}
"""


def of(text: str) -> dict[str, str]:
    return fingerprints(load_text(text))


def test_the_text_is_the_one_that_the_documents_define() -> None:
    assert canonical_kernels(load_text(PAIR))["one"] == (
        "gevo-fingerprint 1\n"
        "target nvptx64-nvidia-cuda sm_80\n"
        "kernel one\n"
        "%struct.Node = type { i32, float }\n"
        "define ptx_kernel void @one(ptr)\n"
        '"nvvm.maxntid"="128"\n'
        "%2 = call i32 @twice(i32 3)\n"
        "%3 = getelementptr %struct.Node, ptr %0, i32 %2, i32 1\n"
        "store float 1.000000e+00, ptr %3, align 4\n"
        "ret void\n"
        "}\n"
        "define i32 @twice(i32)\n"
        "%2 = add i32 %0, %0\n"
        "ret i32 %2\n"
        "}\n"
    )


def test_the_architecture_is_that_of_the_kernels() -> None:
    assert architecture(load_text(PAIR)) == "sm_80"
    assert architecture(load_text(PAIR.replace('"target-cpu"="sm_80" ', ""))) == ""


@pytest.mark.parametrize(
    ("old", "new", "changed"),
    [
        ("i32 3", "i32 4", {"one"}),
        ("add i32 %v, %v", "add i32 %v, 1", {"one"}),
        ("{ i32, float }", "{ i64, float }", {"one"}),
        ("[4 x float]", "[8 x float]", {"two"}),
        ("sm_80", "sm_90", {"one", "two"}),
        ('"="128"', '"="256"', {"one", "two"}),
        ("store float 1.0", "store volatile float 1.0", {"one"}),
        ("add i32 %v", "add nsw i32 %v", set[str]()),
        ("%w", "%sum", set[str]()),
        ("one(ptr %p)", "one(ptr noundef readonly %p)", set[str]()),
        ('"nvvm.maxntid"', '"frame-pointer"="all" "nvvm.maxntid"', set[str]()),
    ],
    ids=[
        *("constant", "device function", "type", "variable", "architecture", "launch bounds"),
        *("volatile", "promise", "name", "promise of a parameter", "frame pointer"),
    ],
)
def test_what_counts(old: str, new: str, changed: set[str]) -> None:
    before, after = of(PAIR), of(PAIR.replace(old, new))
    assert PAIR.count(old) > 0
    assert {name for name in before if before[name] != after[name]} == changed


def test_source_lines_do_not_count() -> None:
    text = POLY.read_text()
    assert of(text) == of(re.sub(r"line: \d+", "line: 7", text)) == of(poly().text)


def test_an_edit_counts() -> None:
    assert fingerprints(variant(old="select i1 %cmp3,", new="select i1 false,")) != of(poly().text)


def test_other_dialects_have_none() -> None:
    with pytest.raises(ProgramError, match="only LLVM programs"):
        fingerprints(Program(Dialect.STABLEHLO, "", ("main",)))
