"""Rules for loads, stores, atomics and copies, `mov`, and whatever gives a pointer.

What LLVM IR can say with the same order and scope becomes an instruction of LLVM. An atomic
operation with another order or scope than relaxed and gpu is inline assembly: LLVM 22 emits every
`atomicrmw` as a relaxed one of gpu scope.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gevo.program.ptx import integers
from gevo.program.ptx.floats import kept_type
from gevo.program.ptx.kept import keep
from gevo.program.ptx.lifting import Lift, Rule
from gevo.program.ptx.syntax import (
    PARAMETERS,
    SPACES,
    Address,
    Function,
    Group,
    Instruction,
    Name,
    Number,
    Operand,
    is_integer,
    pointer,
    width,
)


def move(w: Lift, i: Instruction) -> None:
    """`mov`: also of vectors, addresses and special registers."""
    target, source = i.operands
    type_ = w.type_of(i)
    if isinstance(target, Group) and isinstance(source, Group):
        values = [w.read(one, type_) for one in source.items]
        for one, value in zip(target.items, values, strict=True):
            w.write(one, value, type_)
    elif isinstance(target, Group):
        _unpack(w, target, w.read(source, f"i{width(type_)}"), width(type_))
    elif (space := _space(w, target)) is not None:
        w.write(target, w.pointer(source, space), pointer(space))
    else:
        kept = kept_type(w, i, i.operands)
        w.write(target, w.read(source, kept), kept)


def _unpack(w: Lift, target: Group, value: str, bits: int) -> None:
    """A value's parts into registers, the lowest first."""
    each = bits // len(target.items)
    for place, item in enumerate(target.items):
        if item == Name("_"):
            continue
        part = w.temp(f"lshr i{bits} {value}, {place * each}") if place else value
        w.write(item, w.temp(f"trunc i{bits} {part} to i{each}"), f"i{each}")


def _space(w: Lift, operand: Operand) -> int | None:
    return w.registers.spaces.get(operand.text) if isinstance(operand, Name) else None


def _is_pointer(w: Lift, operand: Operand) -> bool:
    return isinstance(operand, Name) and (
        operand.text in w.registers.spaces or operand.text in w.symbols
    )


def pointer_sum(w: Lift, i: Instruction) -> None:
    """`add` and `sub` whose result is a pointer: address arithmetic."""
    target, first, second = i.operands
    space = _space(w, target) or 0
    kind, type_ = pointer(space), w.type_of(i)
    swapped = i.op == "add" and _is_pointer(w, second) and not _is_pointer(w, first)
    base, offset = (second, first) if swapped else (first, second)
    scale = w.scaled(offset) if i.op == "add" and type_ == "i64" else None
    if scale:
        size, index_type, place = scale
        index = w.temp(f"load {index_type}, ptr {place}")
        source = w.pointer(base, space)
        value = w.temp(f"getelementptr [{size} x i8], {kind} {source}, {index_type} {index}")
    else:
        by = w.read(offset, type_)
        if i.op == "sub":
            by = w.temp(f"sub {type_} 0, {by}")
        value = w.temp(f"getelementptr i8, {kind} {w.pointer(base, space)}, {type_} {by}")
    w.write(target, value, kind)


def pointer_product(w: Lift, i: Instruction) -> None:
    """`mad` whose result is a pointer."""
    space = _space(w, i.operands[0]) or 0
    kind, type_ = pointer(space), w.type_of(i)
    if i.has("wide"):
        type_, by = integers.wide_product(w, i)
    else:
        a, b = (w.read(operand, type_) for operand in i.operands[1:3])
        by = w.temp(f"mul {type_} {a}, {b}")
    base = w.pointer(i.operands[3], space)
    w.write(i.operands[0], w.temp(f"getelementptr i8, {kind} {base}, {type_} {by}"), kind)


def pointer_resize(w: Lift, i: Instruction) -> None:
    """`cvt` between 32 and 64 bits of an address in shared, constant or local memory."""
    space = _space(w, i.operands[0]) or 0
    w.write(i.operands[0], w.pointer(i.operands[1], space), pointer(space))


POINTERS: Mapping[str, Rule] = {
    "add": pointer_sum,
    "sub": pointer_sum,
    "mad": pointer_product,
    "cvt": pointer_resize,
}
"""By opcode, where the result is a pointer; the others know both kinds of result."""


def makes_pointer(w: Lift, i: Instruction) -> bool:
    """Whether the result is a pointer, and the opcode one of POINTERS."""
    return i.op in POINTERS and _space(w, i.operands[0]) is not None


_SCOPES = {"cta": 'syncscope("block") ', "cluster": 'syncscope("cluster") ',
           "gpu": 'syncscope("device") ', "sys": ""}  # fmt: skip
_ORDERS = {"relaxed": "monotonic", "acquire": "acquire", "release": "release",
           "acq_rel": "acq_rel"}  # fmt: skip
_LANES = {"v2": 2, "v4": 4, "v8": 8}


def space_of(i: Instruction) -> int:
    """Address space of an access; 0 where it names none."""
    return SPACES.get(i.one_of(SPACES), 0)


def _kind(i: Instruction) -> tuple[str, str]:
    """What stands in front of the type, and behind the pointer."""
    order = i.one_of(_ORDERS)
    if order:
        scope = i.one_of(_SCOPES)
        if not scope:
            raise i.refused("needs a scope")
        return "atomic ", f" {_SCOPES[scope]}{_ORDERS[order]}"
    return "volatile " if i.has("volatile") else "", ""


def _place(w: Lift, i: Instruction, operand: Operand) -> tuple[str, int]:
    space = space_of(i)
    return w.address(operand, space), space


def _parts(i: Instruction, operand: Operand) -> Sequence[Operand]:
    """The registers of a vector, or the one of a scalar."""
    count = _LANES.get(i.one_of(_LANES), 1)
    items = operand.items if isinstance(operand, Group) else (operand,)
    if len(items) != count:
        raise i.refused("the number of registers is another one than the vector's")
    return items


def load(w: Lift, i: Instruction) -> None:
    """`ld` and `ldu`."""
    targets = _parts(i, i.operands[0])
    type_ = kept_type(w, i, targets)
    place, space = _place(w, i, i.operands[1])
    first = targets[0]
    if isinstance(first, Name) and len(targets) == 1 and width(type_) == 64:
        held = w.registers.spaces.get(first.text)
        type_ = "ptr" if held is not None else type_
    before, order = _kind(i)
    behind = ", !invariant.load !{}" if i.has("nc") or i.op == "ldu" else ""
    size = width(type_) // 8
    if len(targets) == 1 or order:
        for lane, target in enumerate(targets):
            at = w.moved(place, space, lane * size)
            value = w.temp(
                f"load {before}{type_}, {pointer(space)} {at}{order}, align {size}{behind}"
            )
            w.write(target, value, type_, i.type[0] == "s")
        return
    vector = f"<{len(targets)} x {type_}>"
    align = size * len(targets)
    whole = w.temp(f"load {before}{vector}, {pointer(space)} {place}, align {align}{behind}")
    for lane, target in enumerate(targets):
        if target != Name("_"):
            value = w.temp(f"extractelement {vector} {whole}, i32 {lane}")
            w.write(target, value, type_, i.type[0] == "s")


_ANYWHERE = frozenset(("st", "atom", "red", "call"))


def check_parameters(function: Function) -> None:
    """Refuse a kernel that may write a parameter that is no array: what it does is not followed.

    Arrays are passed by value, where simt sees who writes them. The others are read as numbers.

    Raises:
        PtxError: It takes the generic address of one, and writes to generic addresses.
    """
    body = [one for one in function.body if isinstance(one, Instruction)]
    if not function.kernel or not any(i.op in _ANYWHERE and not space_of(i) for i in body):
        return
    if not any(i.op == "cvta" and i.has("param") for i in body):
        return
    numbers = {p.name for p in function.parameters if p.count is None}
    for i in body:
        named = {one.text for one in i.operands if isinstance(one, Name)} & numbers
        if named and i.op not in ("ld", "call"):
            raise i.refused(f"the address of {min(named)}, which the kernel may write through")


def _require_writable(w: Lift, i: Instruction) -> None:
    """Refuse a store into a kernel's parameter (ISA 8.8, 5.1.6.1); those of calls are written."""
    place = i.operands[0].base if isinstance(i.operands[0], Address) else None
    if space_of(i) == PARAMETERS and w.function.kernel:
        passed = {variable.name for variable in w.function.variables}
        if not isinstance(place, Name) or place.text not in passed:
            raise i.refused("a kernel's parameters are read-only")


def store(w: Lift, i: Instruction) -> None:
    """`st`."""
    _require_writable(w, i)
    place, space = _place(w, i, i.operands[0])
    sources = _parts(i, i.operands[1])
    type_ = kept_type(w, i, sources)
    before, order = _kind(i)
    size = width(type_) // 8
    if len(sources) == 1 or order:
        for lane, source in enumerate(sources):
            at, value = w.moved(place, space, lane * size), w.read(source, type_)
            w.emit(f"store {before}{type_} {value}, {pointer(space)} {at}{order}, align {size}")
        return
    vector, whole = f"<{len(sources)} x {type_}>", "poison"
    for lane, source in enumerate(sources):
        value = w.read(source, type_)
        whole = w.temp(f"insertelement {vector} {whole}, {type_} {value}, i32 {lane}")
    align = size * len(sources)
    w.emit(f"store {before}{vector} {whole}, {pointer(space)} {place}, align {align}")


_INTEGER_OPS = {
    "add": "add", "and": "and", "or": "or", "xor": "xor", "exch": "xchg", "inc": "uinc_wrap",
    "dec": "udec_wrap", "min": "min", "max": "max",
}  # fmt: skip
_OPERATIONS = frozenset((*_INTEGER_OPS, "cas"))


def atomic(w: Lift, i: Instruction) -> None:
    """`atom` and `red`."""
    target, rest = (i.operands[0], i.operands[1:]) if i.op == "atom" else (Name("_"), i.operands)
    operation, type_ = i.one_of(_OPERATIONS), w.type_of(i)
    if not operation or i.one_of(_LANES) or type_ == "i128":
        raise i.refused()
    ordered = i.one_of(_ORDERS, "relaxed") != "relaxed"
    if operation == "cas":
        _compare_and_swap(w, i, target, rest)
    elif ordered or i.one_of(_SCOPES, "gpu") != "gpu" or not _plain(type_, operation):
        keep(w, i)
    else:
        place, space = _place(w, i, rest[0])
        name = _INTEGER_OPS[operation]
        if not is_integer(type_) and operation == "add":
            name = "fadd"
        if operation in ("min", "max") and i.type[0] != "s":
            name = f"u{name}"
        value = w.read(rest[1], type_)
        old = w.temp(
            f"atomicrmw {name} {pointer(space)} {place}, {type_} {value} "
            f'syncscope("device") monotonic, align {width(type_) // 8}'
        )
        w.write(target, old, type_)


def _plain(type_: str, operation: str) -> bool:
    """Whether the back end has one instruction for LLVM's operation of that type."""
    if is_integer(type_):
        return width(type_) >= 32
    return operation == "add" and type_ in ("float", "double")


def _compare_and_swap(w: Lift, i: Instruction, target: Operand, rest: Sequence[Operand]) -> None:
    type_ = w.type_of(i)
    place, space = _place(w, i, rest[0])
    expected, new = w.read(rest[1], type_), w.read(rest[2], type_)
    order = _ORDERS[i.one_of(_ORDERS, "relaxed")]
    scope = _SCOPES[i.one_of(_SCOPES, "gpu")]
    failure = "acquire" if order in ("acquire", "acq_rel") else "monotonic"
    pair = w.temp(
        f"cmpxchg {pointer(space)} {place}, {type_} {expected}, {type_} {new} "
        f"{scope}{order} {failure}, align {width(type_) // 8}"
    )
    w.write(target, w.temp(f"extractvalue {{ {type_}, i1 }} {pair}, 0"), type_)


def fence(w: Lift, i: Instruction) -> None:
    """`fence` and `membar`."""
    if i.op == "membar":
        w.emit(w.call("void", f"llvm.nvvm.membar.{i.parts[1]}"))
        return
    scope = i.one_of(_SCOPES)
    if not scope:
        raise i.refused("needs a scope")
    order = "seq_cst" if i.has("sc") else _ORDERS[i.one_of(_ORDERS, "acq_rel")]
    w.emit(f"fence {_SCOPES[scope]}{order}")


def asynchronous_copy(w: Lift, i: Instruction) -> None:
    """`cp.async` without bulk: the copies, their groups, and waiting for them."""
    if i.has("commit_group"):
        w.emit(w.call("void", "llvm.nvvm.cp.async.commit.group"))
    elif i.has("wait_all"):
        w.emit(w.call("void", "llvm.nvvm.cp.async.wait.all"))
    elif i.has("wait_group"):
        w.emit(w.call("void", "llvm.nvvm.cp.async.wait.group", ("i32", _count(i, 0))))
    else:
        to, source = w.address(i.operands[0], 3), w.address(i.operands[1], 1)
        size = _count(i, 2)
        arguments = [(pointer(3), to), (pointer(1), source)]
        name = f"llvm.nvvm.cp.async.{i.parts[2]}.shared.global.{size}"
        more = i.operands[3:] if not i.has("L2::cache_hint") else i.operands[3:-1]
        if (
            more
            and w.registers.types.get(more[0].text if isinstance(more[0], Name) else "") == "i1"
        ):
            ignored = w.read(more[0], "i1")
            length = w.temp(f"select i1 {ignored}, i32 0, i32 {size}")
            w.emit(w.call("void", f"{name}.s", *arguments, ("i32", length)))
        elif more:
            w.emit(w.call("void", f"{name}.s", *arguments, ("i32", w.read(more[0], "i32"))))
        else:
            w.emit(w.call("void", name, *arguments))


def _count(i: Instruction, place: int) -> str:
    number = i.operands[place]
    if not isinstance(number, Number):
        raise i.refused("a constant expected")
    return str(number.value)


def ask_space(w: Lift, i: Instruction) -> None:
    """`isspacep`."""
    place = w.pointer(i.operands[1], 0)
    flag = w.value("i1", f"llvm.nvvm.isspacep.{i.parts[1]}", ("ptr", place))
    w.write(i.operands[0], flag, "i1")


def nothing(w: Lift, i: Instruction) -> None:
    """A hint, without an effect on results."""
    del w, i


RULES: Mapping[str, Rule] = {
    "ld": load, "ldu": load, "st": store, "atom": atomic, "red": atomic, "fence": fence,
    "membar": fence, "cp": asynchronous_copy, "isspacep": ask_space,
    **dict.fromkeys(
        "prefetch prefetchu applypriority pmevent createpolicy".split(),
        nothing,
    ),
    "griddepcontrol": keep,
    "mov": move,
}  # fmt: skip
"""By opcode."""
