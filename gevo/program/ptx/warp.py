"""Rules for barriers and warp-wide operations. Source: PTX ISA 8.8, 9.7.9.6 and 9.7.13.

Rules for `wmma`: matrices that a warp holds together. Source: PTX ISA 8.8, 9.7.14.4. Which
elements a thread holds is not specified, so loads, stores and products stay one operation each,
LLVM's `llvm.nvvm.wmma.*`.

Rules for matrix operations of a warp. Source: PTX ISA 8.8, 9.7.14.5.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gevo.program.ptx.lifting import CONVERGENT, Lift, Rule
from gevo.program.ptx.syntax import SPACES, Address, Both, Group, Instruction, Operand, pointer

_TILE = re.compile(r"m(\d+)n(\d+)k(\d+)\Z")
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
    found = _TILE.match(shape)
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
    space = SPACES.get(i.one_of(SPACES), 0)
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


_COUNTS = {"x1": 1, "x2": 2, "x4": 4}


def _items(i: Instruction, operand: Operand, count: int) -> tuple[Operand, ...]:
    found = operand.items if isinstance(operand, Group) else (operand,)
    if len(found) != count:
        raise i.refused("the number of registers is another one than the matrices'")
    return found


def _place(w: Lift, i: Instruction, operand: Operand) -> tuple[str, str]:
    """Type and value of the pointer to a row, and the suffix of its space."""
    if not isinstance(operand, Address):
        raise i.refused("an address expected")
    space = 3 if i.has("shared") else 0
    return pointer(space), w.address(operand, space)


def _name(i: Instruction, count: int) -> str:
    transposed = ".trans" if i.has("trans") else ""
    space = 3 if i.has("shared") else 0
    return f"llvm.nvvm.{i.op}.sync.aligned.m8n8.x{count}{transposed}.b16.p{space}"


def load_matrices(w: Lift, i: Instruction) -> None:
    """`ldmatrix`."""
    count = _COUNTS[i.one_of(_COUNTS)]
    targets = _items(i, i.operands[0], count)
    returns = "i32" if count == 1 else f"{{ {', '.join(['i32'] * count)} }}"
    place = _place(w, i, i.operands[1])
    whole = w.value(returns, _name(i, count), place, sync=CONVERGENT)
    for n, target in enumerate(targets):
        part = whole if count == 1 else w.temp(f"extractvalue {returns} {whole}, {n}")
        w.write(target, part, "i32")


def store_matrices(w: Lift, i: Instruction) -> None:
    """`stmatrix`."""
    count = _COUNTS[i.one_of(_COUNTS)]
    values = [("i32", w.read(one, "i32")) for one in _items(i, i.operands[1], count)]
    place = _place(w, i, i.operands[0])
    w.emit(w.call("void", _name(i, count), place, *values, attributes=CONVERGENT))


_SHAPE = re.compile(r"m16n8k(\d+)\Z")


def multiply(w: Lift, i: Instruction) -> None:
    """`mma.sync` of 16 rows and 8 columns, and of 8 and 8 for doubles."""
    if i.has("m8n8k4") and i.parts[-4:] == ("f64",) * 4:
        _multiply_doubles(w, i)
        return
    shape = next((m for part in i.parts if (m := _SHAPE.match(part))), None)
    d, a, b, c = i.parts[-4:]
    if shape is None or not i.has("row") or not i.has("col") or a not in _BITS or b not in _BITS:
        raise i.refused("gevo does not read this shape")
    groups = int(shape[1]) * _BITS[a] // 128
    factor = "<2 x half>" if a == "f16" else "i32"
    total, lanes = ("<2 x half>", 2) if d == "f16" else ("i32" if d == "s32" else "float", 4)
    if (d, c) not in (("f32", "f32"), ("f16", "f16"), ("s32", "s32")) or not groups:
        raise i.refused("gevo does not read these types")
    kinds = (factor, 2 * groups), (factor, groups), (total, lanes)
    arguments: list[tuple[str, str]] = []
    for operand, (type_, count) in zip(i.operands[1:4], kinds, strict=True):
        arguments += [(type_, w.read(one, type_)) for one in _items(i, operand, count)]
    types = f"{d}.{c}" if a == "f16" else a if a == b else f"{a}.{b}"
    clamp = ".satfinite" if i.has("satfinite") else ""
    returns = f"{{ {', '.join([total] * lanes)} }}"
    name = f"llvm.nvvm.mma.{shape[0]}.row.col{clamp}.{types}"
    whole = w.value(returns, name, *arguments, sync=CONVERGENT)
    for n, target in enumerate(_items(i, i.operands[0], lanes)):
        w.write(target, w.temp(f"extractvalue {returns} {whole}, {n}"), total)


def _multiply_doubles(w: Lift, i: Instruction) -> None:
    factors = [_items(i, operand, 1)[0] for operand in i.operands[1:3]]
    values = [*factors, *_items(i, i.operands[3], 2)]
    arguments = [("double", w.read(one, "double")) for one in values]
    returns = "{ double, double }"
    name = "llvm.nvvm.mma.m8n8k4.row.col.f64"
    whole = w.value(returns, name, *arguments, sync=CONVERGENT)
    for n, target in enumerate(_items(i, i.operands[0], 2)):
        w.write(target, w.temp(f"extractvalue {returns} {whole}, {n}"), "double")


_REDUCTIONS = frozenset(("popc", "and", "or"))


def barrier(w: Lift, i: Instruction) -> None:
    """`bar` and `barrier`, but for those of clusters."""
    if i.has("warp"):
        mask = ("i32", w.read(i.operands[0], "i32"))
        w.emit(w.call("void", "llvm.nvvm.bar.warp.sync", mask, attributes=CONVERGENT))
        return
    aligned = ".aligned" if i.op == "bar" or i.has("aligned") else ""
    if i.has("red"):
        _reducing_barrier(w, i, aligned)
        return
    arguments = [("i32", w.read(operand, "i32")) for operand in i.operands]
    verb = "arrive" if i.has("arrive") else "sync"
    count = "count" if len(arguments) == 2 else "all"
    name = f"llvm.nvvm.barrier.cta.{verb}{aligned}.{count}"
    w.emit(w.call("void", name, *arguments, attributes=CONVERGENT))


def _reducing_barrier(w: Lift, i: Instruction, aligned: str) -> None:
    target, *numbers, predicate = i.operands
    arguments = [("i32", w.read(operand, "i32")) for operand in numbers]
    arguments.append(("i1", w.read(predicate, "i1")))
    operation = i.one_of(_REDUCTIONS)
    count = "count" if len(numbers) == 2 else "all"
    returns = "i32" if operation == "popc" else "i1"
    name = f"llvm.nvvm.barrier.cta.red.{operation}{aligned}.{count}"
    w.write(target, w.value(returns, name, *arguments, sync=CONVERGENT), returns)


def _write_pair(w: Lift, target: Operand, pair: str) -> None:
    """A value and a predicate, of which the second may not be asked for."""
    first = target.first if isinstance(target, Both) else target
    w.write(first, w.temp(f"extractvalue {{ i32, i1 }} {pair}, 0"), "i32")
    if isinstance(target, Both):
        w.write(target.second, w.temp(f"extractvalue {{ i32, i1 }} {pair}, 1"), "i1")


_MODES = frozenset(("up", "down", "bfly", "idx"))


def _members(w: Lift, i: Instruction, place: int) -> tuple[str, str]:
    """The mask of who takes part; of old forms without `.sync` those who are there."""
    if i.has("sync"):
        return "i32", w.read(i.operands[place], "i32")
    return "i32", w.value("i32", "llvm.nvvm.activemask", sync=CONVERGENT)


def shuffle(w: Lift, i: Instruction) -> None:
    """`shfl`."""
    value, lane, clamp = (("i32", w.read(o, "i32")) for o in i.operands[1:4])
    mask = _members(w, i, 4)
    name = f"llvm.nvvm.shfl.sync.{i.one_of(_MODES)}.i32"
    arguments = (mask, value, lane, clamp)
    if isinstance(i.operands[0], Both):
        pair = w.value("{ i32, i1 }", f"{name}p", *arguments, sync=CONVERGENT)
        _write_pair(w, i.operands[0], pair)
    else:
        w.write(i.operands[0], w.value("i32", name, *arguments, sync=CONVERGENT), "i32")


_VOTES = frozenset(("all", "any", "uni", "ballot"))


def vote(w: Lift, i: Instruction) -> None:
    """`vote`."""
    kind = i.one_of(_VOTES)
    returns = "i32" if kind == "ballot" else "i1"
    mask, flag = _members(w, i, 2), ("i1", w.read(i.operands[1], "i1"))
    name = f"llvm.nvvm.vote.{kind}.sync"
    w.write(i.operands[0], w.value(returns, name, mask, flag, sync=CONVERGENT), returns)


def match(w: Lift, i: Instruction) -> None:
    """`match.sync`."""
    type_ = w.type_of(i)
    arguments = ("i32", w.read(i.operands[2], "i32")), (type_, w.read(i.operands[1], type_))
    if i.has("all"):
        name = f"llvm.nvvm.match.all.sync.{type_}p"
        _write_pair(w, i.operands[0], w.value("{ i32, i1 }", name, *arguments, sync=CONVERGENT))
    else:
        name = f"llvm.nvvm.match.any.sync.{type_}"
        w.write(i.operands[0], w.value("i32", name, *arguments, sync=CONVERGENT), "i32")


_REDUX = frozenset("add min max and or xor".split())


def reduce(w: Lift, i: Instruction) -> None:
    """`redux.sync`."""
    kind = i.one_of(_REDUX)
    name = f"u{kind}" if kind in ("min", "max") and i.type[0] == "u" else kind
    arguments = (("i32", w.read(operand, "i32")) for operand in i.operands[1:3])
    value = w.value("i32", f"llvm.nvvm.redux.sync.{name}", *arguments, sync=CONVERGENT)
    w.write(i.operands[0], value, "i32")


def elect(w: Lift, i: Instruction) -> None:
    """`elect.sync`: a lane of the mask, and nobody knows which."""
    if not isinstance(i.operands[0], Both):
        raise i.refused("a lane and a predicate expected as its results")
    mask = "i32", w.read(i.operands[1], "i32")
    pair = w.value("{ i32, i1 }", "llvm.nvvm.elect.sync", mask, sync=CONVERGENT)
    _write_pair(w, i.operands[0], pair)


def active_mask(w: Lift, i: Instruction) -> None:
    """`activemask`."""
    w.write(i.operands[0], w.value("i32", "llvm.nvvm.activemask", sync=CONVERGENT), "i32")


RULES: Mapping[str, Rule] = {
    "bar": barrier, "barrier": barrier, "shfl": shuffle, "vote": vote, "match": match,
    "redux": reduce, "activemask": active_mask, "elect": elect,
    "ldmatrix": load_matrices,
    "stmatrix": store_matrices,
    "mma": multiply,
    "wmma": wmma,
}  # fmt: skip
"""By opcode."""
