from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.edits.operators import Change, Copy, Delete, Move, Replace, Swap
from gevo.edits.patch import Patch
from gevo.edits.text import (
    edit_from_json,
    edit_to_json,
    format_patch,
    parse_patch,
    patch_from_json,
    patch_to_json,
)
from gevo.errors import EditError
from gevo.program.base import Value

uids = st.from_regex(r"u[0-9]{1,4}|e[0-9a-f]{12}", fullmatch=True)
ids = st.from_regex(r"e[0-9a-f]{12}", fullmatch=True)
seeds = st.integers(-(2**63), 2**64)
odd_texts = st.sampled_from(
    ["42", "0x3FB99999A0000000", "ptr addrspace(3)", 'c"a\\22; } %\\0A\\00"', "{ i32, ptr }", "#",
     "getelementptr (i8, ptr @t, i64 4)", "<4 x float>", " as e1 seed 3", "a : b; %u1.0 = c : d",
     "dense<[[1.0, 2.0]]> : tensor<1x2xf32>", '"', "\\", "\u2028", "é"]
)  # fmt: skip
texts = odd_texts | st.text(st.characters(exclude_categories=["Cs"]), min_size=1)
values = st.builds(Value, texts, texts)
keys = st.builds(lambda uid, index: f"{uid}.{index}", uids, st.integers(0, 40))
rewires = st.lists(st.tuples(keys, values), max_size=3).map(tuple)
edits = st.one_of(
    st.builds(Copy, ids, seeds, uids, uids, rewires=rewires),
    st.builds(Delete, ids, seeds, uids, rewires=rewires),
    st.builds(Move, ids, seeds, uids, uids, rewires=rewires),
    st.builds(Replace, ids, seeds, uids, source=uids, rewires=rewires),
    st.builds(Replace, ids, seeds, uids, index=st.integers(0, 40), rewires=rewires),
    st.builds(Swap, ids, seeds, uids, uids, rewires=rewires),
    st.builds(Change, ids, seeds, uids, st.sampled_from(["value", "1", "padding"]), texts),
)
patches = st.lists(edits, max_size=4).map(lambda e: Patch(tuple(e)))


@given(patches)
def test_text_round_trips(patch):
    text = format_patch(patch)
    assert parse_patch(text) == patch
    assert len(text.split("\n")) == len(patch) + 1


@given(patches)
def test_json_round_trips(patch):
    assert patch_from_json(json.loads(json.dumps(patch_to_json(patch)))) == patch


def test_the_text_reads_like_this():
    patch = Patch(
        (
            Copy("e5f0c2a19b3d", 17, "u12", "u30",
                 rewires=(("u30.1", Value("e5f0c2a19b3d", "float")),)),
            Move("e1f0c2a19b3d", 8, "u12", "u30"),
            Replace("e2f0c2a19b3d", 8, "u12", source="u9"),
            Replace("e3f0c2a19b3d", 9, "u30", index=1,
                    rewires=(("u30.1", Value("@tile", "ptr addrspace(3)")),)),
            Swap("e4f0c2a19b3d", 3, "u3", "u9"),
            Change("e6f0c2a19b3d", 0, "u36", "value", "dense<1.6e+01> : tensor<f32>"),
            Change("e7f0c2a19b3d", 0, "u12", "1", "0x3FB99999A0000000"),
            Delete("e0c2f19b3d5a", 4, "u7",
                   rewires=(("u9.0", Value("1", "i32")), ("u11.0", Value("u3", "i32")))),
        )
    )  # fmt: skip
    assert format_patch(patch) == (
        "copy u12 before u30 as e5f0c2a19b3d seed 17 { %u30.1 = e5f0c2a19b3d : float }\n"
        "move u12 before u30 as e1f0c2a19b3d seed 8\n"
        "replace u12 with u9 as e2f0c2a19b3d seed 8\n"
        'replace u30.1 as e3f0c2a19b3d seed 9 { %u30.1 = @tile : "ptr addrspace(3)" }\n'
        "swap u3 with u9 as e4f0c2a19b3d seed 3\n"
        'change u36.value to "dense<1.6e+01> : tensor<f32>" as e6f0c2a19b3d seed 0\n'
        "change u12.1 to 0x3FB99999A0000000 as e7f0c2a19b3d seed 0\n"
        "delete u7 as e0c2f19b3d5a seed 4 { %u9.0 = 1 : i32; %u11.0 = u3 : i32 }\n"
    )


def test_comments_and_blank_lines_are_skipped():
    text = "# a patch\n\n  delete u7 as e1 seed 4  \r\n"
    assert parse_patch(text) == Patch((Delete("e1", 4, "u7"),))


@pytest.mark.parametrize(
    "line",
    [
        "delete u7",
        "delete u7 as x1 seed 4",
        "delete u7 as e1 seed four",
        "destroy u7 as e1 seed 4",
        "copy u7 as e1 seed 4",
        "replace u7 as e1 seed 4",
        "delete u7 as e1 seed 4 { %u9.0 = 1 }",
        "delete u7 as e1 seed 4 { u9.0 = 1 : i32 }",
        'delete u7 as e1 seed 4 { %u9.0 = "\\q" : i32 }',
        "delete u7 as e1 seed 4 { %u9.0 = 1 : i32",
    ],
)
def test_a_wrong_line_is_named(line):
    with pytest.raises(EditError) as caught:
        parse_patch(f"delete u1 as e0 seed 1\n{line}\n", "best.patch")
    assert str(caught.value).startswith("best.patch, line 2: ")
    assert "\n" not in str(caught.value)


GOOD = edit_to_json(Copy("e1", 4, "u1", "u2", rewires=(("u3.0", Value("1", "i32")),)))


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "destroy"},
        {"kind": None},
        {"id": "x1"},
        {"id": 1},
        {"seed": "4"},
        {"seed": True},
        {"uid": None},
        {"before": 3},
        {"extra": 1},
        {"source": "u9"},
        {"rewires": None},
        {"rewires": [["u3.0", "1"]]},
        {"rewires": [["u3.0", 1, "i32"]]},
    ],
)
def test_wrong_json_is_refused(change):
    with pytest.raises(EditError):
        edit_from_json({**GOOD, **change})


@pytest.mark.parametrize("data", [None, [], {}, {"version": 2, "edits": []}, {"version": 1}])
def test_wrong_json_patches_are_refused(data):
    with pytest.raises(EditError):
        patch_from_json(data)
