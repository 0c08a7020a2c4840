from __future__ import annotations

import pytest

from gevo.program.llvm.syntax.lexer import Cursor, Unreadable

TYPES = [
    "i32", "float", "bfloat", "ptr", "ptr addrspace(3)", "<4 x float>", "[2 x [3 x i8]]",
    "{ i32, <2 x half> }", "<{ i8, i32 }>", "%struct.pair", '%"struct with spaces"',
    'target("spirv.Image", void, 1)',
]  # fmt: skip
VALUES = [
    "42", "-7", "true", "null", "0x3FB99999A0000000", "0xH3C00", "0xR3F80", "1.056150e+05",
    "-1.000000e+00", "zeroinitializer", "splat (i32 1)", "<float 1.000000e+00, float poison>",
    "[i32 1, i32 2]", "{ i32 1, ptr null }", 'c"a\\22]b\\00"', "@tile", '@"odd name"', "%u12",
    "getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @t to ptr), i64 4)",
    "getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @v, i32 0, i32 0, i32 2)",
    "ptrtoint (ptr @x to i64)", "blockaddress(@f, %b1)", "dso_local_equivalent @f",
]  # fmt: skip


@pytest.mark.parametrize("text", TYPES)
def test_types_are_read_to_their_end(text):
    cursor = Cursor(f"{text} %x, i1 %y")
    assert cursor.type() == text
    assert cursor.take() == "%x"


@pytest.mark.parametrize("text", VALUES)
def test_values_are_read_to_their_end(text):
    cursor = Cursor(f"i32 {text}, !dbg !3")
    cursor.type()
    assert cursor.value() == text
    assert cursor.take() == ","


@pytest.mark.parametrize("text", ["align 16", "byval(%T)", "range(i32 0, 4)", '"k"="v"', "nuw"])
def test_attributes_are_read_to_their_end(text):
    cursor = Cursor(f"{text} %x")
    assert cursor.attribute() == text
    assert cursor.take() == "%x"


@pytest.mark.parametrize("text", ["", "(", "[i32 1", ", x"])
def test_what_is_no_value_is_refused(text):
    with pytest.raises(Unreadable):
        Cursor(text).value()
