"""Instructions that stay what they are: inline assembly of one statement on LLVM's values."""

from __future__ import annotations

from gevo.program.ptx.inference import NO_RESULT, results
from gevo.program.ptx.lifting import Lift
from gevo.program.ptx.literals import spelled_number
from gevo.program.ptx.syntax import (
    LLVM_TYPES,
    SPACES,
    Address,
    Group,
    Instruction,
    Name,
    Number,
    Operand,
    pointer,
    width,
)

_LETTERS = {"i1": "b", "i16": "h", "i32": "r", "i64": "l", "i128": "q", "float": "f",
            "double": "d"}  # fmt: skip
_KEPT = frozenset("ld ldu st atom red fence membar cp".split())


def kept_whole(i: Instruction) -> bool:
    """Whether an instruction of inline assembly stays one.

    It says more than LLVM IR can: order, scope and hints, or which function approximates.
    """
    return i.op in _KEPT or i.has("approx", "full")


def plain_access(i: Instruction) -> bool:
    """Whether an instruction is a weak load or store without hints: LLVM IR says as much."""
    return i.op in ("ld", "st") and all(one in _PLAIN or one in LLVM_TYPES for one in i.parts[1:])


_PLAIN = frozenset(("global", "shared", "v2", "v4"))


class _Kept:
    """The operands of an instruction that stays what it is: results, then what it takes."""

    def __init__(self, w: Lift, i: Instruction) -> None:
        self._w = w
        self._space = SPACES.get(i.one_of(SPACES), 0)
        self.results: list[tuple[Name, str]] = []
        self.taken: list[tuple[str, str, str]] = []
        self._numbers: dict[str, int] = {}
        for name in results(i):
            if name != "_":
                self._numbers[name] = len(self.results)
                self.results.append((Name(name), self._kind(Name(name))))
        written = () if i.op in NO_RESULT else i.operands[:1]
        taken = i.operands[len(written) :]
        self.text = ", ".join((*map(self._result, written), *map(self.operand, taken)))

    def _kind(self, name: Name) -> str:
        """The LLVM type that a register is passed in."""
        held = self._w.registers.types.get(name.text, "")
        return held if held in _LETTERS or not held else f"i{width(held)}"

    def _result(self, operand: Operand) -> str:
        if isinstance(operand, Group):
            return "{" + ", ".join(map(self._result, operand.items)) + "}"
        place = self._numbers.get(operand.text) if isinstance(operand, Name) else None
        return "_" if place is None else f"${place}"

    def _take(self, type_: str, value: str, letter: str) -> str:
        self.taken.append((type_, value, letter))
        return f"${len(self.results) + len(self.taken) - 1}"

    def operand(self, operand: Operand) -> str:
        """The text of an operand."""
        match operand:
            case Number():
                return spelled_number(operand)
            case Group():
                return "{" + ", ".join(map(self.operand, operand.items)) + "}"
            case Address():
                return f"[{self._place(operand)}]"
            case Name() if kind := self._kind(operand):
                return self._take(kind, self._w.read(operand, kind), _LETTERS[kind])
            case _:
                raise self._w.instruction.refused("gevo does not know an operand")

    def _place(self, operand: Address) -> str:
        """An address: a pointer where it is one, else the number and what is added."""
        w, base = self._w, operand.base
        if isinstance(base, Name) and base.text not in w.registers.spaces:
            if kind := self._kind(base):
                place = self._take(kind, w.read(base, kind), _LETTERS[kind])
                return f"{place}{operand.offset:+d}" if operand.offset else place
        return self._take(pointer(self._space), w.address(operand, self._space), "l")


def keep(w: Lift, i: Instruction) -> None:
    """The instruction itself, on LLVM's values."""
    kept = _Kept(w, i)
    kinds = [kind for _, kind in kept.results]
    letters = [f"={_LETTERS[kind]}" for kind in kinds] + [letter for *_, letter in kept.taken]
    passed = ", ".join(f"{type_} {value}" for type_, value, _ in kept.taken)
    mnemonic = " ".join((".".join(i.parts), kept.text)).strip()
    returns = kinds[0] if len(kinds) == 1 else f"{{ {', '.join(kinds)} }}" if kinds else "void"
    constraints = ",".join((*letters, "~{memory}"))
    text = f'call {returns} asm sideeffect "{mnemonic};", "{constraints}"({passed})'
    if not kinds:
        w.emit(text)
        return
    value = w.temp(text)
    for place, (target, kind) in enumerate(kept.results):
        part = w.temp(f"extractvalue {returns} {value}, {place}") if len(kinds) > 1 else value
        w.write(target, part, kind)
