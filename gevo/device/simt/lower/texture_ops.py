"""Reads of textures: an object is a number that says where an array lies and how large it is.

What is outside reads as zero where the place is a whole number or the object says so; else the
nearest texel is read, or the texture is repeated. Floats are rounded down; with a linear filter
the texels around are mixed (CUDA C++ Programming Guide, texture fetching): weights have eight bits
behind the point, as there, and what is mixed is rounded as floats are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from gevo.device.simt.lower.memory_ops import load
from gevo.device.simt.lower.orders import Form
from gevo.device.simt.lower.writer import LOAD, NC, Call, CallRule, Writer
from gevo.errors import LaunchFailed
from gevo.workload.case import Texture

_PAGE = 256
"""Buffers begin at multiples of it."""
_EXTENT, _FLAT, _CHANNELS, _BORDER, _LINEAR, _NORMALISED, _WRAP = 24, 56, 57, 59, 60, 61, 62
_NAME = re.compile(r"llvm\.nvvm\.tex\.unified\.([12])d\.v4(f32|s32|u32)\.(s32|f32)\Z")


def texture_object(offset: int, texture: Texture) -> int:
    """The number that stands for a texture whose array begins so far in the device's memory.

    Raises:
        LaunchFailed: It is too large.
    """
    extents = texture.extents
    bits = 32 if len(extents) == 1 else 16
    if offset % _PAGE or any(not 0 < one < 1 << bits for one in extents):
        raise LaunchFailed(f"a texture of {' by '.join(map(str, extents))} is not possible")
    packed = sum(one << bits * axis for axis, one in enumerate(extents))
    flags = (len(extents) == 2) << _FLAT | (texture.channels // 2) << _CHANNELS
    flags |= texture.border << _BORDER | texture.linear << _LINEAR
    flags |= texture.normalised << _NORMALISED | texture.wrap << _WRAP
    return offset // _PAGE | packed << _EXTENT | flags


def _field(w: Writer, handle: str, start: int, bits: int) -> str:
    shifted = w.temp(f"lshr i64 {handle}, {start}")
    return w.temp(f"and i64 {shifted}, {(1 << bits) - 1}")


def _flag(w: Writer, handle: str, bit: int) -> str:
    return w.temp(f"trunc i64 {w.temp(f'lshr i64 {handle}, {bit}')} to i1")


@dataclass(frozen=True)
class _Place:
    """Where to read along an axis.

    Attributes:
        extent: Texels of the axis.
        at: The numbers of the texels, which there are: one, or the two around the place.
        inside: For each of them, whether it is the one asked for.
        weight: A float: that of the second one.
    """

    extent: str
    at: tuple[str, ...]
    inside: tuple[str, ...]
    weight: str = ""


@dataclass(frozen=True)
class _Object:
    """A texture that is read by an instruction.

    Attributes:
        start: Address of its first texel.
        shift: Logarithm of the components of a texel.
        border: Whether what is outside reads as zero.
        type: Of a component.
        result: What is read.
    """

    start: str
    shift: str
    border: str
    type: str
    result: str


def _read(w: Writer, c: Call) -> None:
    found = _NAME.match(c.callee)
    if found is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    axes, texel, whole = int(found[1]), found[2], found[3] == "s32"
    handle, bits = c.value(0), 32 if axes == 1 else 16
    places = [
        (_whole if whole else _float)(w, handle, c.value(1 + axis), _EXTENT + bits * axis, bits)
        for axis in range(axes)
    ]
    base = w.temp(f"shl i64 {_field(w, handle, 0, _EXTENT)}, {_PAGE.bit_length() - 1}")
    # Of another number of dimensions, or no object at all: an address that nobody may read.
    right = w.temp(f"icmp eq i64 {_field(w, handle, _FLAT, 1)}, {axes - 1}")
    offset = w.temp(f"select i1 {right}, i64 {base}, i64 0")
    texture = _Object(
        w.temp(f"add i64 {offset}, {w.addresses.base}"),
        _field(w, handle, _CHANNELS, 2),
        "true" if whole else _flag(w, handle, _BORDER),
        "float" if texel == "f32" else "i32",
        c.result,
    )
    values = _texel(w, texture, places, (0,) * axes)
    if not whole and texel == "f32":
        values = _filtered(w, texture, places, values, _flag(w, handle, _LINEAR))
    value = "undef"
    for n, part in enumerate(values[:-1]):
        value = w.temp(f"insertvalue {c.returns} {value}, {texture.type} {part}, {n}")
    last = len(values) - 1
    w.emit(f"{c.result} = insertvalue {c.returns} {value}, {texture.type} {values[-1]}, {last}")


def _texel(w: Writer, o: _Object, places: Sequence[_Place], which: Sequence[int]) -> list[str]:
    """The components of a texel; those that there are not, and what is outside, are zero."""
    index, inside = "0", "true"
    for place, n in reversed([*zip(places, which, strict=True)]):
        row = "0" if index == "0" else w.temp(f"mul i64 {index}, {place.extent}")
        index = w.temp(f"add i64 {row}, {place.at[n]}")
        inside = w.temp(f"and i1 {inside}, {place.inside[n]}")
    nothing = w.temp(f"and i1 {o.border}, {w.temp(f'xor i1 {inside}, true')}")
    first, count = w.temp(f"shl i64 {index}, {o.shift}"), w.temp(f"shl i64 1, {o.shift}")
    values: list[str] = []
    for n in range(4):
        has = w.temp(f"icmp ugt i64 {count}, {n}")
        component = w.temp(f"select i1 {has}, i64 {n}, i64 0")
        at = w.temp(f"shl i64 {w.temp(f'add i64 {first}, {component}')}, 2")
        pointer = w.temp(f"inttoptr i64 {w.temp(f'add i64 {o.start}, {at}')} to ptr")
        read = w.part_of(o.result, f"texel{n}")
        load(w, read, o.type, pointer, 4, Form(LOAD | NC))
        shown = w.temp(f"and i1 {has}, {w.temp(f'xor i1 {nothing}, true')}")
        values.append(w.temp(f"select i1 {shown}, {o.type} {read}, {o.type} zeroinitializer"))
    return values


def _filtered(
    w: Writer, o: _Object, places: Sequence[_Place], nearest: Sequence[str], linear: str
) -> list[str]:
    """The texels around, mixed, where the object has a linear filter; else the one given."""
    before, more, behind = w.block, w.fresh("linear"), w.fresh("filtered")
    w.emit(f"br i1 {linear}, label %{more}, label %{behind}")
    w.start(more)
    corners = {
        which: [*nearest] if not any(which) else _texel(w, o, places, which)
        for which in product((0, 1), repeat=len(places))
    }
    for place in places:  # the first axis is mixed, and no longer told apart
        rest = dict.fromkeys(which[1:] for which in corners)
        corners = {
            which: [
                _mixed(w, low, high, place.weight)
                for low, high in zip(corners[0, *which], corners[1, *which], strict=True)
            ]
            for which in rest
        }
    after = w.block
    w.emit(f"br label %{behind}")
    w.start(behind)
    pairs = zip(nearest, corners[()], strict=True)
    return [w.temp(f"phi float [ {n}, %{before} ], [ {m}, %{after} ]") for n, m in pairs]


def _mixed(w: Writer, low: str, high: str, weight: str) -> str:
    rest = w.temp(f"fsub float 1.0, {weight}")
    parts = w.temp(f"fmul float {rest}, {low}"), w.temp(f"fmul float {weight}, {high}")
    return w.temp(f"fadd float {parts[0]}, {parts[1]}")


def _whole(w: Writer, handle: str, given: str, start: int, bits: int) -> _Place:
    """The place of a whole number."""
    extent = _field(w, handle, start, bits)
    at, inside = _within(w, w.temp(f"sext i32 {given} to i64"), extent)
    return _Place(extent, (at,), (inside,))


def _float(w: Writer, handle: str, given: str, start: int, bits: int) -> _Place:
    """The place of a float, with the texel behind, for a filter."""
    extent, linear = _field(w, handle, start, bits), _flag(w, handle, _LINEAR)
    size = w.temp(f"uitofp i64 {extent} to float")
    scaled = w.temp(f"fmul float {given}, {size}")
    at = w.temp(f"select i1 {_flag(w, handle, _NORMALISED)}, float {scaled}, float {given}")
    left = w.temp(f"fsub float {at}, 0.5")
    at = w.temp(f"select i1 {linear}, float {left}, float {at}")
    down = _down(w, at)
    number = w.temp(w.call("i32", "llvm.fptosi.sat.i32.f32", ("float", down)))
    first = w.temp(f"sext i32 {number} to i64")
    second = w.temp(f"add i64 {first}, 1")
    wrap = _flag(w, handle, _WRAP)
    both = [_within(w, one, extent, wrap) for one in (first, second)]
    steps = w.temp(f"fmul float {w.temp(f'fsub float {at}, {down}')}, 256.0")
    weight = w.temp(f"fmul float {_down(w, w.temp(f'fadd float {steps}, 0.5'))}, 0.00390625")
    return _Place(extent, tuple(at for at, _ in both), tuple(i for _, i in both), weight)


def _down(w: Writer, value: str) -> str:
    return w.temp(w.call("float", "llvm.floor.f32", ("float", value)))


def _within(w: Writer, number: str, extent: str, wrap: str = "") -> tuple[str, str]:
    """A texel's number along an axis, which there is, and whether it is the one asked for."""
    if wrap:
        some = w.temp(w.call("i64", "llvm.smax.i64", ("i64", extent), ("i64", "1")))
        over = w.temp(f"srem i64 {number}, {some}")
        negative, next_ = w.temp(f"icmp slt i64 {over}, 0"), w.temp(f"add i64 {over}, {extent}")
        anew = w.temp(f"select i1 {negative}, i64 {next_}, i64 {over}")
        number = w.temp(f"select i1 {wrap}, i64 {anew}, i64 {number}")
    inside = w.temp(f"icmp ult i64 {number}, {extent}")
    last = w.temp(f"sub i64 {extent}, 1")
    low = w.temp(w.call("i64", "llvm.smax.i64", ("i64", number), ("i64", "0")))
    return w.temp(w.call("i64", "llvm.smin.i64", ("i64", low), ("i64", last))), inside


PATTERNS: tuple[tuple[re.Pattern[str], CallRule], ...] = ((_NAME, _read),)
