"""Reads of textures: an object is a number that says where an array lies and how large it is.

What is outside reads as zero where the place is a whole number or the object says so; else the
nearest texel is read, as CUDA does for unnormalised coordinates. There is no filtering: floats are
rounded down.
"""

from __future__ import annotations

import re

from gevo.device.simt.lower.memory_ops import load
from gevo.device.simt.lower.orders import Form
from gevo.device.simt.lower.writer import LOAD, NC, Call, CallRule, Writer
from gevo.errors import LaunchFailed

_PAGE = 256
"""Buffers begin at multiples of it."""
_EXTENT, _FLAT, _CHANNELS, _BORDER = 24, 56, 57, 59
_NAME = re.compile(r"llvm\.nvvm\.tex\.unified\.([12])d\.v4(f32|s32|u32)\.(s32|f32)\Z")


def texture_object(offset: int, extents: tuple[int, ...], channels: int, border: bool) -> int:
    """The number that stands for a texture.

    Args:
        offset: Where its array begins, in the device's memory.
        extents: Width, or width and height, in texels.
        channels: Components of a texel: 1, 2 or 4.
        border: Whether what is outside reads as zero.

    Raises:
        LaunchFailed: It is too large.
    """
    bits = 32 if len(extents) == 1 else 16
    if offset % _PAGE or any(not 0 < one < 1 << bits for one in extents):
        raise LaunchFailed(f"a texture of {' by '.join(map(str, extents))} is not possible")
    packed = sum(one << bits * axis for axis, one in enumerate(extents))
    flags = (len(extents) == 2) << _FLAT | border << _BORDER
    return offset // _PAGE | packed << _EXTENT | flags | (channels // 2) << _CHANNELS


def _field(w: Writer, handle: str, start: int, bits: int) -> str:
    shifted = w.temp(f"lshr i64 {handle}, {start}")
    return w.temp(f"and i64 {shifted}, {(1 << bits) - 1}")


def _read(w: Writer, c: Call) -> None:
    found = _NAME.match(c.callee)
    if found is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    axes, texel, whole = int(found[1]), found[2], found[3] == "s32"
    type_ = "float" if texel == "f32" else "i32"
    handle, bits = c.value(0), 32 if axes == 1 else 16
    index, inside, width = "0", "true", ""
    for axis in reversed(range(axes)):
        extent = _field(w, handle, _EXTENT + bits * axis, bits)
        at, there = _place(w, c.value(1 + axis), extent, whole)
        row = w.temp(f"mul i64 {index}, {extent}") if width else "0"
        index, width = w.temp(f"add i64 {row}, {at}"), extent
        inside = w.temp(f"and i1 {inside}, {there}")
    border = "true" if whole else w.temp(f"trunc i64 {_field(w, handle, _BORDER, 1)} to i1")
    nothing = w.temp(f"and i1 {border}, {w.temp(f'xor i1 {inside}, true')}")
    shift = _field(w, handle, _CHANNELS, 2)
    first = w.temp(f"shl i64 {index}, {shift}")
    base = w.temp(f"shl i64 {_field(w, handle, 0, _EXTENT)}, {_PAGE.bit_length() - 1}")
    # Of another number of dimensions, or no object at all: an address that nobody may read.
    right = w.temp(f"icmp eq i64 {_field(w, handle, _FLAT, 1)}, {axes - 1}")
    offset = w.temp(f"select i1 {right}, i64 {base}, i64 0")
    start = w.temp(f"add i64 {offset}, {w.addresses.base}")
    count = w.temp(f"shl i64 1, {shift}")
    value = "undef"
    for n in range(4):
        has = w.temp(f"icmp ugt i64 {count}, {n}")
        component = w.temp(f"select i1 {has}, i64 {n}, i64 0")
        at = w.temp(f"shl i64 {w.temp(f'add i64 {first}, {component}')}, 2")
        pointer = w.temp(f"inttoptr i64 {w.temp(f'add i64 {start}, {at}')} to ptr")
        read = w.part_of(c.result, f"texel{n}")
        load(w, read, type_, pointer, 4, Form(LOAD | NC))
        shown = w.temp(f"and i1 {has}, {w.temp(f'xor i1 {nothing}, true')}")
        part = w.temp(f"select i1 {shown}, {type_} {read}, {type_} zeroinitializer")
        text = f"insertvalue {c.returns} {value}, {type_} {part}, {n}"
        if n == 3:
            w.emit(f"{c.result} = {text}")
        else:
            value = w.temp(text)


def _place(w: Writer, given: str, extent: str, whole: bool) -> tuple[str, str]:
    """A texel's number along an axis, which there is, and whether it is the one asked for."""
    if whole:
        number = given
    else:
        down = w.temp(w.call("float", "llvm.floor.f32", ("float", given)))
        number = w.temp(w.call("i32", "llvm.fptosi.sat.i32.f32", ("float", down)))
    wide = w.temp(f"sext i32 {number} to i64")
    inside = w.temp(f"icmp ult i64 {wide}, {extent}")
    last = w.temp(f"sub i64 {extent}, 1")
    low = w.temp(w.call("i64", "llvm.smax.i64", ("i64", wide), ("i64", "0")))
    return w.temp(w.call("i64", "llvm.smin.i64", ("i64", low), ("i64", last))), inside


PATTERNS: tuple[tuple[re.Pattern[str], CallRule], ...] = ((_NAME, _read),)
