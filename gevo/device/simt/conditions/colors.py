"""Names for what a kernel computes, the same in every program that computes it the same way.

The colour of a value is a hash of its instruction and of the colours of its operands. Where
values depend on themselves (phis) colours are refined a few times, as in partition refinement
(Alpern, Wegman and Zadeck 1988, Detecting equality of variables in programs). What memory holds
is not part of it: two loads of one address have one colour.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gevo.device.simt.model.ir import Function, Instruction
from gevo.program.llvm.syntax.lexer import ATTACHED, FAST_MATH, LOCAL_NAME, NAME, split_top
from gevo.program.llvm.syntax.types import take_type

Colors = Mapping[str, str]
"""Value (with its percent sign) to colour."""

_ROUNDS = 4
"""Refinements; each tells loops apart that differ one phi further away."""
_FLAGS = re.compile(
    r"\b(?:nuw|nsw|nusw|exact|inbounds|disjoint|nneg|samesign|noundef|nonnull|volatile|"
    rf"{FAST_MATH}) "
)
_ALIGN = re.compile(r", align \d+")
_EDGE = re.compile(rf", %{NAME} \]")
_COMMUTATIVE = frozenset(("add", "mul", "and", "or", "xor", "fadd", "fmul"))
_SWAPPED = {
    "gt": "lt", "lt": "gt", "ge": "le", "le": "ge",
    **{symmetric: symmetric for symmetric in ("eq", "ne", "ord", "uno", "true", "false")},
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Text:
    """An instruction's text, cut at its operands; the last of `pieces` follows the last one."""

    pieces: tuple[str, ...]
    operands: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> _Text:
        """Of an instruction's opcode and what follows."""
        return cls(tuple(LOCAL_NAME.split(text)), tuple(LOCAL_NAME.findall(text)))

    def hashed(self, found: Colors) -> str:
        """A hash of the text with colours for operands; a phi's values have no order."""
        operands = [found.get(name, name) for name in self.operands]
        if self.pieces[0].startswith("phi "):
            operands.sort()
        joined = "\0".join((*self.pieces, "\1", *operands))
        return hashlib.blake2b(joined.encode(), digest_size=12).hexdigest()


def colors(function: Function, arguments: Mapping[str, str]) -> Colors:
    """The colours of all values of a kernel.

    Args:
        function: The kernel, cleaned.
        arguments: Its parameters, each with the colour that it shall have.
    """
    texts = {i.name: _cut(i) for i in function.instructions() if i.name}
    found = {**{name: "?" for name in texts}, **arguments}
    for _ in range(_ROUNDS):
        for name, text in texts.items():
            found[name] = _hashed(text, found)
    return found


def color(instruction: Instruction, found: Colors) -> str:
    """The colour of an instruction that may have no result (a store)."""
    return _hashed(_cut(instruction), found)


def color_of(text: str, found: Colors) -> str:
    """The colour of a piece of an instruction's text, such as an address."""
    return _hashed((_Text.of(text),), found)


def plain(instruction: Instruction) -> str:
    """What follows the opcode, without what does not bear on what the instruction computes."""
    return _ALIGN.sub("", _FLAGS.sub("", ATTACHED.sub("", instruction.rest))).strip()


def _cut(instruction: Instruction) -> tuple[_Text, ...]:
    """The instruction's text, and that with its operands the other way round."""
    op, rest = instruction.op, plain(instruction)
    if op == "phi":
        return (_Text.of("phi " + _EDGE.sub(" ]", rest)),)
    texts = [_Text.of(f"{op} {rest}")]
    if op in _COMMUTATIVE or op in ("icmp", "fcmp"):
        predicate, _, operands = rest.partition(" ") if op[1:] == "cmp" else ("", "", rest)
        type_, values = take_type(operands)
        first, second = split_top(values)
        texts.append(_Text.of(f"{op} {_turned(predicate)}{type_} {second}, {first}"))
    return tuple(texts)


def _turned(predicate: str) -> str:
    """The predicate that says the same of exchanged operands."""
    if not predicate or predicate in _SWAPPED:
        return f"{predicate} " if predicate else ""
    return f"{predicate[0]}{_SWAPPED.get(predicate[1:], predicate[1:])} "


def _hashed(texts: Sequence[_Text], found: Colors) -> str:
    return min(text.hashed(found) for text in texts)
