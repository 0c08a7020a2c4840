"""Rules for `wmma`: matrices that a warp holds together. Source: PTX ISA 8.8, 9.7.14.4.

Which elements a thread holds is not specified, so loads, stores and products stay one operation
each, LLVM's `llvm.nvvm.wmma.*`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from gevo.program.ptx.emitter import CONVERGENT
from gevo.program.ptx.lifting import Lift
from gevo.program.ptx.syntax import Address, Group, Instruction, Operand
from gevo.program.ptx.types import SPACES, pointer

_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)\Z")
_FACTORS = {
    "m16n16k16": ("f16", "bf16", "s8", "u8"), "m8n32k16": ("f16", "bf16", "s8", "u8"),
    "m32n8k16": ("f16", "bf16", "s8", "u8"), "m16n16k8": ("tf32",), "m8n8k4": ("f64",),
}  # fmt: skip
"""Types of the factors by shape."""
_SUMS = {"f16": ("f16", "f32"), "bf16": ("f32",), "tf32": ("f32",), "f64": ("f64",),
         "s8": ("s32",), "u8": ("s32",)}  # fmt: skip
_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "s8": 8, "u8": 8}
_CLAMPED = frozenset(("s8", "u8"))
"""Sums of which may saturate."""
_LAYOUTS = frozenset(("row", "col"))
_PARTS = frozenset("abcd")
_ACTIONS = frozenset(("load", "store", "mma"))


def registers(shape: str, part: str, type_: str) -> tuple[str, int]:
    """LLVM type and number of the registers that hold a thread's share of a matrix.

    Args:
        shape: As `m16n16k16`.
        part: `a`, `b`, `c` or `d`.
        type_: PTX type of the elements.
    """
    found = _SHAPE.match(shape)
    if found is None:
        raise ValueError(shape)
    m, n, k = map(int, found.groups())
    elements = {"a": m * k, "b": k * n}.get(part, m * n) // 32
    if type_ == "f64":
        return "double", elements
    if part in "cd":
        plain = {"f32": "float", "s32": "i32"}
        return ("<2 x half>", elements // 2) if type_ == "f16" else (plain[type_], elements)
    # Whatever the shape; of smaller matrices elements are held more than once.
    return ("<2 x half>", 8) if type_ == "f16" else ("i32", elements * _BITS[type_] // 32)


def _shape_of(i: Instruction) -> str:
    shape = i.one_of(_FACTORS)
    if not shape:
        raise i.refused("gevo does not read this shape")
    return shape


def _held(i: Instruction, operand: Operand, shape: str, part: str, type_: str) -> _Held:
    kind, count = registers(shape, part, type_)
    items = operand.items if isinstance(operand, Group) else (operand,)
    if len(items) != count:
        raise i.refused("the number of registers is another one than the matrix has")
    return kind, items


_Held = tuple[str, Sequence[Operand]]
"""The LLVM type of registers, and they."""


def wmma(w: Lift, i: Instruction) -> None:
    """`wmma.load`, `wmma.store` and `wmma.mma`."""
    action = i.one_of(_ACTIONS)
    if action == "mma":
        _multiply(w, i)
        return
    shape, part, layout = _shape_of(i), i.one_of(_PARTS), i.one_of(_LAYOUTS)
    known = _FACTORS[shape]
    types = known if part in ("a", "b") else {t for one in known for t in _SUMS[one]}
    if not layout or i.type not in types or (part == "d") != (action == "store"):
        raise i.refused()
    if action == "load":
        held = _held(i, i.operands[0], shape, part, i.type)
        name, place = _access(w, i, i.operands[1], i.operands[2:])
        _give(w, held, name, *place)
    else:
        kind, items = _held(i, i.operands[1], shape, part, i.type)
        name, place = _access(w, i, i.operands[0], i.operands[2:])
        values = [(kind, w.read(one, kind)) for one in items]
        arguments = (place[0], *values, *place[1:])
        w.emit(w.call("void", name, *arguments, attributes=CONVERGENT))


def _access(
    w: Lift, i: Instruction, place: Operand, stride: Sequence[Operand]
) -> tuple[str, list[tuple[str, str]]]:
    """The name of a load or store, its pointer, and its stride if it has one."""
    if not isinstance(place, Address):
        raise i.refused("an address expected")
    space = SPACES[i.one_of(SPACES, "local")]
    found = [(pointer(space), w.address(place, space))]
    found += [("i32", w.read(one, "i32")) for one in stride]
    words = [_shape_of(i), i.one_of(_ACTIONS), i.one_of(_PARTS), i.one_of(_LAYOUTS)]
    words += ["stride"] if stride else []
    return f"llvm.nvvm.wmma.{'.'.join(words)}.{i.type}.p{space}", found


def _multiply(w: Lift, i: Instruction) -> None:
    """`wmma.mma`: of halves the mnemonic names sums only, of others all four matrices."""
    shape = _shape_of(i)
    layouts = [part for part in i.parts if part in _LAYOUTS]
    types = i.parts[i.parts.index(shape) + 1 :]
    clamp = ".satfinite" if i.has("satfinite") else ""
    types = tuple(part for part in types if part not in ("satfinite", "rn"))
    if len(types) == 2:
        types = types[0], "f16", "f16", types[1]
    d, a, b, c = types
    sums = _SUMS.get(a, ()) if a == b and a in _FACTORS[shape] else ()
    if len(layouts) != 2 or d not in sums or c not in sums or (clamp and a not in _CLAMPED):
        raise i.refused("gevo does not read these types")
    parts = zip(i.operands[1:4], "abc", (a, b, c), strict=True)
    held = [_held(i, operand, shape, part, type_) for operand, part, type_ in parts]
    arguments = [(kind, w.read(one, kind)) for kind, items in held for one in items]
    name = f"llvm.nvvm.wmma.{shape}.mma.{layouts[0]}.{layouts[1]}"
    name = f"{name}.{f'{d}.{c}' if a == 'f16' else a}{clamp}"
    _give(w, _held(i, i.operands[0], shape, "d", d), name, *arguments)


def _give(w: Lift, held: _Held, name: str, *arguments: tuple[str, str]) -> None:
    """Registers from a call that gives them all."""
    kind, items = held
    alone = len(items) == 1
    returns = kind if alone else f"{{ {', '.join([kind] * len(items))} }}"
    whole = w.value(returns, name, *arguments, sync=CONVERGENT)
    for n, target in enumerate(items):
        part = whole if alone else w.temp(f"extractvalue {returns} {whole}, {n}")
        w.write(target, part, kind)
