"""What PTX does not say of registers: which hold pointers, and which hold floats.

Registers are untyped bits of a width. A register holds a pointer if every definition of it makes
one (an optimistic fixpoint over all definitions), so that address arithmetic becomes
`getelementptr` and no integer is ever turned into a pointer. A `.b32` register whose definitions
are all floats is a float.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from gevo.program.ptx.syntax import (
    GENERIC_OF,
    LLVM_TYPES,
    SPACES,
    Address,
    Both,
    Function,
    Group,
    Instruction,
    Inverse,
    Name,
    Number,
    Operand,
    is_generic,
    pointer,
    width,
)

NO_RESULT = frozenset(
    "st red bar barrier bra brx ret call cp exit membar fence trap brkpt prefetch prefetchu "
    "nanosleep pmevent discard applypriority griddepcontrol stmatrix".split()
)
"""Opcodes whose first operand is not written."""
_ADDRESSED = frozenset("ld ldu st atom red cp prefetch prefetchu ldmatrix stmatrix wmma".split())
_CHAINS = frozenset("add sub mov selp mad cvta cvt".split())
_UNKNOWN, _INTEGER = -2, -1
_NARROW = (3, 4, 5)
"""Spaces whose addresses may be held in 32 bits: shared, constant and local memory."""


@dataclass
class Registers:
    """What is known of a function's registers.

    Attributes:
        types: LLVM type of each.
        spaces: Address space of those that hold pointers, GENERIC_OF included.
        scaled: Registers that are another one times a power of two: that, and the LLVM type.
        pointers: Parameters that are pointers.
    """

    types: dict[str, str] = field(default_factory=dict[str, str])
    spaces: dict[str, int] = field(default_factory=dict[str, int])
    scaled: dict[str, tuple[int, str]] = field(default_factory=dict[str, tuple[int, str]])
    pointers: set[str] = field(default_factory=set[str])


def sources(instruction: Instruction) -> Iterator[str]:
    """Names that an instruction reads: registers, special registers, variables and labels."""
    if instruction.guard is not None:
        yield instruction.guard.register.text
    written = 0 if instruction.op in NO_RESULT else 1
    for operand in instruction.operands[:written]:
        if isinstance(operand, Address):
            yield from _named(operand)
    for operand in instruction.operands[written:]:
        yield from _named(operand)


def _named(operand: Operand) -> Iterator[str]:
    match operand:
        case Address():
            yield from _named(operand.base)
        case Inverse():
            yield operand.name.text
        case Group():
            for item in operand.items:
                yield from _named(item)
        case _:
            yield from _names(operand)


def results(instruction: Instruction) -> Iterator[str]:
    """Registers that an instruction writes."""
    if instruction.op in NO_RESULT or not instruction.operands:
        return
    yield from _names(instruction.operands[0])


def _names(operand: Operand) -> Iterator[str]:
    match operand:
        case Name():
            yield operand.text
        case Both():
            yield from _names(operand.first)
            yield from _names(operand.second)
        case Group():
            for item in operand.items:
                yield from _names(item)
        case Address() | Inverse() | Number():
            return


def infer(function: Function, symbols: Mapping[str, int]) -> Registers:
    """The registers of a function; `symbols` are address spaces by variable."""
    body = [one for one in function.body if isinstance(one, Instruction)]
    definitions: dict[str, list[Instruction]] = {}
    for instruction in body:
        for name in results(instruction):
            definitions.setdefault(name, []).append(instruction)
    found = Registers()
    found.pointers = {p.name for p in function.parameters if p.pointer and p.count is None}
    certain = _addresses(body, found.pointers, symbols)
    maybe = _maybe_addresses(body, definitions, certain)
    for instruction in body:
        if parameter := _loaded_parameter(instruction):
            if any(name in maybe for name in results(instruction)):
                found.pointers.add(parameter)
    found.spaces = _Spaces(function, symbols, definitions, maybe, found.pointers).solve()
    floats = _floats(function.registers, definitions)
    for name, type_ in function.registers.items():
        space = found.spaces.get(name)
        kind = floats.get(name) or LLVM_TYPES[type_]
        found.types[name] = kind if space is None else pointer(space)
    for name, instructions in definitions.items():
        if len(instructions) == 1 and name not in found.spaces:
            scale = _scale(instructions[0])
            found.scaled.update({name: scale} if scale else {})
    return found


def _loaded_parameter(i: Instruction) -> str:
    """The 64-bit parameter that an instruction loads; empty if it does not."""
    if i.op == "ld" and "param" in i.parts and i.type in ("u64", "b64", "s64"):
        place = i.operands[1]
        if isinstance(place, Address) and isinstance(place.base, Name) and not place.offset:
            return place.base.text
    return ""


def _addresses(
    body: Sequence[Instruction], pointers: Collection[str], symbols: Collection[str]
) -> set[str]:
    """Registers that hold addresses for certain: followed from what PTX says is one."""
    uses: dict[str, list[Instruction]] = {}
    work: list[str] = []
    for i in body:
        if i.op == "cvta":
            work += (name for operand in i.operands for name in _names(operand))
        elif _loaded_parameter(i) in pointers:
            work += results(i)
        # A difference may be one of two addresses, which is none.
        distance = i.op == "sub" and not isinstance(i.operands[-1], Number)
        if i.op in ("add", "sub", "mov") and not distance:
            for name in (name for operand in i.operands[1:] for name in _names(operand)):
                uses.setdefault(name, []).append(i)
    work += symbols
    found: set[str] = set()
    while work:
        name = work.pop()
        if name not in found:
            found.add(name)
            work += (result for i in uses.get(name, ()) for result in results(i))
    return found


def _maybe_addresses(
    body: Iterable[Instruction],
    definitions: Mapping[str, list[Instruction]],
    certain: Collection[str],
) -> set[str]:
    """Registers from which addresses are made: followed backwards from the accesses.

    What is added to an address that is `certain` is a distance, such as the bytes of a row.
    """
    work: list[str] = []
    for i in body:
        if i.op == "cvta":
            work += _names(i.operands[1])
        if i.op in _ADDRESSED:
            for operand in i.operands:
                if isinstance(operand, Address) and isinstance(operand.base, Name):
                    work.append(operand.base.text)
    found = set(work)
    while work:
        for i in definitions.get(work.pop(), ()):
            if i.op not in _CHAINS:
                continue
            operands = i.operands[3:4] if i.op == "mad" else i.operands[1:]
            known = [one for one in operands if isinstance(one, Name) and one.text in certain]
            for operand in known if i.op in ("add", "sub") and known else operands:
                if isinstance(operand, Name) and operand.text not in found:
                    found.add(operand.text)
                    work.append(operand.text)
    return found


@dataclass
class _Spaces:
    """The fixpoint over address spaces: unknown, then a space, then an integer."""

    function: Function
    symbols: Mapping[str, int]
    definitions: Mapping[str, list[Instruction]]
    maybe: set[str]
    pointers: set[str]
    state: dict[str, int] = field(default_factory=dict[str, int])

    def solve(self) -> dict[str, int]:
        """Address spaces of the registers that hold pointers."""
        pending = [name for name in self.definitions if self._wide(name)]
        changed = True
        while changed:
            changed = False
            for name in pending:
                # What was known only ever becomes less, or two sums could turn each other over.
                space = self.state.get(name, _UNKNOWN)
                for instruction in self.definitions[name]:
                    space = _meet(space, self._result(name, instruction))
                if space != self.state.get(name, _UNKNOWN):
                    self.state[name], changed = space, True
        return {name: space for name, space in self.state.items() if space >= 0}

    def _wide(self, name: str) -> bool:
        kind = self.function.registers.get(name, "")
        return name in self.maybe and kind[:1] in "bus" and kind[1:] in ("32", "64")

    def space_of(self, operand: Operand) -> int:
        """What is known of an operand now."""
        if not isinstance(operand, Name):
            return _INTEGER
        if operand.text in self.symbols:
            return 0 if operand.generic else self.symbols[operand.text]
        return self.state.get(operand.text, _UNKNOWN) if self._wide(operand.text) else _INTEGER

    def _result(self, name: str, i: Instruction) -> int:
        if i.operands[0] != Name(name):
            return _INTEGER
        rule = _RESULTS.get(i.op)
        wide = self.function.registers[name][1:] == "64"
        space = rule(self, i) if rule else _INTEGER
        if space == _UNKNOWN or wide or space in _NARROW:
            return space
        return _INTEGER


def _meet(a: int, b: int) -> int:
    if a == _UNKNOWN or a == b:
        return b
    if b == _UNKNOWN:
        return a
    return (
        0
        if all(space == 1 or (space >= 0 and is_generic(space)) for space in (a, b))
        else _INTEGER
    )


def _of_load(s: _Spaces, i: Instruction) -> int:
    if i.type[1:] != "64" or i.type[0] == "f" or "param" not in i.parts:
        return _INTEGER
    name = _loaded_parameter(i)
    if name not in s.pointers:
        return _INTEGER
    given = s.function.kernel and any(p.name == name for p in s.function.parameters)
    return GENERIC_OF + SPACES["global"] if given else 0  # a host has no other addresses


def _of_conversion(s: _Spaces, i: Instruction) -> int:
    space = s.space_of(i.operands[1])
    if space in (_UNKNOWN, _INTEGER):
        return space if "to" in i.parts or space == _UNKNOWN else _INTEGER
    if "to" in i.parts:
        return SPACES.get(i.parts[2].partition("::")[0], 0)
    return GENERIC_OF + space if space == SPACES.get(i.parts[1].partition("::")[0]) else 0


def _of_sum(s: _Spaces, i: Instruction) -> int:
    if i.has("cc", "sat") or i.type[1:] not in ("32", "64") or i.type[0] == "f":
        return _INTEGER
    a, b = s.space_of(i.operands[1]), s.space_of(i.operands[2])
    if i.op == "sub":
        return a if b in (_INTEGER, _UNKNOWN) else _INTEGER
    if _INTEGER in (a, b):
        return b if a == _INTEGER else a
    return max(a, b) if _UNKNOWN in (a, b) else _INTEGER


def _value(s: _Spaces, operand: Operand) -> int:
    """Of a value that is moved: a null may be any pointer."""
    return _UNKNOWN if operand == Number(0) else s.space_of(operand)


def _of_move(s: _Spaces, i: Instruction) -> int:
    return _value(s, i.operands[1])


def _of_product(s: _Spaces, i: Instruction) -> int:
    plain = i.has("lo", "wide") and not i.has("cc")
    return s.space_of(i.operands[3]) if plain else _INTEGER


def _of_choice(s: _Spaces, i: Instruction) -> int:
    first, second = i.operands[1:3]
    return _meet(_value(s, first), _value(s, second))


def _of_resize(s: _Spaces, i: Instruction) -> int:
    sizes = {part[1:] for part in i.parts[1:]}
    space = s.space_of(i.operands[1])
    plain = len(i.parts) == 3 and sizes <= {"32", "64"} and space in (*_NARROW, _UNKNOWN)
    return space if plain and all(part[0] in "usb" for part in i.parts[1:]) else _INTEGER


_RESULTS: Mapping[str, Callable[[_Spaces, Instruction], int]] = {
    "ld": _of_load, "cvta": _of_conversion, "add": _of_sum, "sub": _of_sum, "mov": _of_move,
    "mad": _of_product, "selp": _of_choice, "cvt": _of_resize,
}  # fmt: skip


def _floats(
    registers: Mapping[str, str], definitions: Mapping[str, list[Instruction]]
) -> Mapping[str, str]:
    """Registers of bits whose definitions are all floats, or moves."""
    found: dict[str, str] = {}
    for name, instructions in definitions.items():
        declared = registers.get(name, "")
        if declared[:1] != "b":
            continue
        others = (i for i in instructions if i.op not in ("mov", "selp") or i.type[0] == "f")
        types = {_float_result(i) for i in others}
        if len(types) == 1 and (type_ := types.pop()) and width(type_) == int(declared[1:]):
            found[name] = type_
    return found


def _float_result(i: Instruction) -> str:
    if i.op in ("setp", "cvta", "testp"):
        return ""
    types = [part for part in i.parts[1:] if part in LLVM_TYPES]
    first = i.op in ("cvt", "set", "slct")
    type_ = types[0 if first else -1] if types else ""
    return LLVM_TYPES[type_] if type_ in ("f16", "bf16", "f32", "f64") else ""


def _scale(i: Instruction) -> tuple[int, str] | None:
    """Bytes, and the type of the index, where a register is multiplied by 2, 4, 8 or 16.

    Of 64 bits only: what a 32-bit product leaves of a large index is not what scaled address
    arithmetic would make of it.
    """
    if i.guard is not None or not isinstance(i.operands[-1], Number) or len(i.operands) != 3:
        return None
    by = i.operands[2]
    if not isinstance(by, Number) or not isinstance(i.operands[1], Name):
        return None
    if i.parts in (("mul", "wide", "s32"), ("mul", "wide", "u32")) and by.value in (2, 4, 8, 16):
        return by.value, "i64"
    if i.parts == ("shl", "b64") and by.value in (1, 2, 3, 4):
        return 1 << by.value, "i64"
    return None
