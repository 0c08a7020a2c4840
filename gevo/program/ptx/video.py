"""Rules for video instructions, of words or of their bytes and halves.

Source: PTX ISA 8.8, "Video Instructions". Parts of operands are extended to 64 bits, computed
with, clamped to the result's part, and put into it or combined with a third operand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gevo.program.ptx.lifting import Lift, Rule
from gevo.program.ptx.syntax import Instruction, Name, Operand

_WORDS = frozenset(("u32", "s32"))
_SECOND = frozenset(("add", "min", "max"))
_COMPARISONS = frozenset("eq ne lt le gt ge".split())
_WIDE = "i64"
_WIDTHS = {"b": 8, "h": 16, "": 32}


def _types(i: Instruction) -> list[str]:
    return [part for part in i.parts[1:] if part in _WORDS]


def _selector(i: Instruction, operand: Operand) -> str:
    return operand.part if isinstance(operand, Name) else ""


def _low_bits(w: Lift, value: str, bits: int, signed: bool) -> str:
    """The lowest bits of an i64, extended again."""
    if signed:
        up = w.temp(f"shl i64 {value}, {64 - bits}")
        return w.temp(f"ashr i64 {up}, {64 - bits}")
    return w.temp(f"and i64 {value}, {(1 << bits) - 1}")


def _part(w: Lift, i: Instruction, operand: Operand, type_: str) -> str:
    """A word, or the byte or half of it that is selected, as an i64."""
    selector = _selector(i, operand)
    bits = _WIDTHS[selector[:1]]
    place = int(selector[1:] or "0")
    if place * bits >= 32:
        raise i.refused(f"there is no part .{selector}")
    word = w.temp(f"zext i32 {w.read(operand, 'i32')} to i64")
    moved = w.temp(f"lshr i64 {word}, {place * bits}") if place else word
    return _low_bits(w, moved, bits, type_ == "s32")


def _limit(w: Lift, name: str, a: str, b: str) -> str:
    return w.value(_WIDE, f"llvm.{name}.i64", (_WIDE, a), (_WIDE, b))


def _clamped(w: Lift, value: str, bits: int, signed: bool) -> str:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return _limit(w, "smin", _limit(w, "smax", value, str(low)), str(high))


def _average(w: Lift, a: str, b: str) -> str:
    """Half of the sum; a half is rounded away from zero."""
    total = w.temp(f"add i64 {a}, {b}")
    below = w.temp(f"icmp slt i64 {total}, 0")
    more = w.temp(f"add i64 {total}, {w.temp(f'select i1 {below}, i64 0, i64 1')}")
    return w.temp(f"ashr i64 {more}, 1")


def _computed(w: Lift, i: Instruction, a: str, b: str) -> str:
    """What the opcode computes of two numbers, exactly."""
    opcode = i.op.rstrip("24")
    if opcode in ("vadd", "vsub"):
        return w.temp(f"{opcode[1:]} i64 {a}, {b}")
    if opcode in ("vmin", "vmax"):
        return _limit(w, f"s{opcode[1:]}", a, b)
    if opcode == "vabsdiff":
        apart = w.temp(f"sub i64 {a}, {b}")
        return w.value(_WIDE, "llvm.abs.i64", (_WIDE, apart), ("i1", "false"))
    if opcode == "vavrg":
        return _average(w, a, b)
    if opcode == "vset":
        word = i.one_of(_COMPARISONS)
        name = word if word in ("eq", "ne") else f"s{word}"
        return w.temp(f"zext i1 {w.temp(f'icmp {name} i64 {a}, {b}')} to i64")
    if i.has("wrap"):
        by = w.temp(f"and i64 {b}, 31")
    else:
        by = _limit(w, "umin", b, "32")
    return w.temp(f"{'shl' if opcode == 'vshl' else 'ashr'} i64 {a}, {by}")


def _write(w: Lift, i: Instruction, value: str) -> None:
    target = i.operands[0]
    if not isinstance(target, Name):
        raise i.refused("a register expected as its result")
    w.write(Name(target.text), w.temp(f"trunc i64 {value} to i32"), "i32")


def _third(w: Lift, i: Instruction, signed: bool) -> str:
    grown = "sext" if signed else "zext"
    return w.temp(f"{grown} i32 {w.read(i.operands[3], 'i32')} to i64")


def of_words(w: Lift, i: Instruction) -> None:
    """`vadd`, `vsub`, `vabsdiff`, `vmin`, `vmax`, `vset`, `vshl`, `vshr`."""
    types = _types(i)
    if i.op == "vset":
        types = ["u32", *types]
    signed = types[0] == "s32"
    a, b = (_part(w, i, o, t) for o, t in zip(i.operands[1:3], types[1:], strict=True))
    value, selector = _computed(w, i, a, b), _selector(i, i.operands[0])
    bits = _WIDTHS[selector[:1]]
    if i.has("sat"):
        value = _clamped(w, value, bits, signed)
    second = i.one_of(_SECOND)
    if selector:
        start = int(selector[1:]) * bits
        mask = (1 << bits) - 1 << start
        if mask >> 32:
            raise i.refused(f"there is no part .{selector}")
        moved = w.temp(f"and i64 {w.temp(f'shl i64 {value}, {start}')}, {mask}")
        kept = w.temp(f"and i64 {_third(w, i, False)}, {0xFFFFFFFF & ~mask}")
        value = w.temp(f"or i64 {moved}, {kept}")
    elif second:
        value, other = _low_bits(w, value, 32, signed), _third(w, i, signed)
        if second == "add":
            value = w.temp(f"add i64 {value}, {other}")
        else:
            value = _limit(w, f"s{second}", value, other)
    _write(w, i, value)


def multiply_add(w: Lift, i: Instruction) -> None:
    """`vmad`, without negations."""
    types = _types(i)
    signed = "s32" in types[1:]
    a, b = (_part(w, i, o, t) for o, t in zip(i.operands[1:3], types[1:], strict=True))
    wide = [w.temp(f"sext i64 {one} to i128") for one in (a, b, _third(w, i, signed))]
    total = w.temp(f"add i128 {w.temp(f'mul i128 {wide[0]}, {wide[1]}')}, {wide[2]}")
    if i.has("po"):
        total = w.temp(f"add i128 {total}, 1")
    by = 7 if i.has("shr7") else 15 if i.has("shr15") else 0
    total = w.temp(f"ashr i128 {total}, {by}")
    if i.has("sat"):
        low, high = (-(1 << 31), (1 << 31) - 1) if signed else (0, (1 << 32) - 1)
        for name, bound in (("smax", low), ("smin", high)):
            total = w.value("i128", f"llvm.{name}.i128", ("i128", total), ("i128", str(bound)))
    _write(w, i, w.temp(f"trunc i128 {total} to i64"))


def _lanes(i: Instruction, operand: Operand, count: int, first: int) -> Sequence[int]:
    """Which parts of both operands, in a row, the lanes are taken from: the lowest lane first."""
    selector = _selector(i, operand)
    if not selector:
        return range(first, first + count)
    digits = [int(digit) for digit in reversed(selector[1:])]
    if selector[0] != ("h" if count == 2 else "b") or max(digits) >= 2 * count:
        raise i.refused(f"there are no parts .{selector}")
    return digits


def of_parts(w: Lift, i: Instruction) -> None:
    """The same of two halves or four bytes at once: `vadd2`, `vadd4` and so on."""
    types, count = _types(i), int(i.op[-1])
    bits = 32 // count
    if i.op.startswith("vset"):
        types = ["u32", *types]
    words = [w.temp(f"zext i32 {w.read(Name(o.text) if isinstance(o, Name) else o, 'i32')} to i64")
             for o in i.operands[1:3]]  # fmt: skip
    both = w.temp(f"or i64 {w.temp(f'shl i64 {words[1]}, 32')}, {words[0]}")
    sides = [_lanes(i, o, count, n * count) for n, o in enumerate(i.operands[1:3])]
    if len(sides[0]) != count or len(sides[1]) != count:
        raise i.refused("a part for each lane expected")
    written = _lanes(i, i.operands[0], count, 0)
    total, kept = (_third(w, i, False) if i.has("add") else "0"), (1 << 32) - 1
    for lane in written:
        a, b = (
            _low_bits(w, w.temp(f"lshr i64 {both}, {bits * side[lane]}"), bits, type_ == "s32")
            for side, type_ in zip(sides, types[1:], strict=True)
        )
        value = _computed(w, i, a, b)
        if i.has("sat"):
            value = _clamped(w, value, bits, types[0] == "s32")
        if not i.has("add"):
            start = lane * bits
            kept &= ~((1 << bits) - 1 << start)
            value = w.temp(f"shl i64 {_low_bits(w, value, bits, False)}, {start}")
        total = w.temp(f"add i64 {total}, {value}")
    if not i.has("add"):
        rest = w.temp(f"and i64 {_third(w, i, False)}, {kept}")
        total = w.temp(f"or i64 {total}, {rest}")
    _write(w, i, total)


_SIMPLE = "vadd vsub vabsdiff vmin vmax".split()
_SCALAR = (*_SIMPLE, "vset", "vshl", "vshr")
_PACKED = tuple(f"{name}{n}" for name in (*_SIMPLE, "vavrg", "vset") for n in (2, 4))
RULES: Mapping[str, Rule] = {
    **dict.fromkeys(_SCALAR, of_words), "vmad": multiply_add, **dict.fromkeys(_PACKED, of_parts),
}  # fmt: skip
"""By opcode."""

WORDS: Mapping[str, str] = {
    **dict.fromkeys(_SIMPLE, "sat add min max"), "vset": "eq ne lt le gt ge add min max",
    "vshl": "sat clamp wrap add min max", "vshr": "sat clamp wrap add min max",
    "vmad": "sat po shr7 shr15",
    **{name: "eq ne lt le gt ge add" if name[:-1] == "vset" else "sat add" for name in _PACKED},
}  # fmt: skip
"""Words of the mnemonics, beside types."""
OPERANDS: Mapping[str, int] = {**dict.fromkeys(_SCALAR, 3), **dict.fromkeys(("vmad", *_PACKED), 4)}
"""Operands that an opcode has at least."""
