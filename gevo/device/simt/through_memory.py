"""What a kernel computes from memory that it writes itself, or another one before it.

Colours (see `conditions.py`) say what is computed, not what memory holds: two loads of one address
have one colour, whatever was stored there. Here is told from which memory a value was read, on
whatever way, and what is stored in it.

Memory is told apart by where an address comes from: a parameter, a variable, a thread's own array,
or an address that was itself loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gevo.device.simt.model.ir import Function, Instruction
from gevo.program.llvm.syntax.lexer import LOCAL_NAME, SYMBOL, split_top
from gevo.program.llvm.syntax.operands import incoming, pointers

Roots = frozenset[str]
"""Memory: `argument 2`, `@tile`, `own …`, `held …`, or `UNKNOWN`."""

UNKNOWN = "?"
_NONE: Roots = frozenset()
_ADDRESS = {"load": 1, "store": 1, "atomicrmw": 0, "cmpxchg": 0}
"""Which part of an instruction's text has the address."""
_LOADS = frozenset(("load", "atomicrmw", "cmpxchg", "call"))


class ThroughMemory:
    """Of the values of one cleaned kernel.

    Args:
        function: The kernel.
        colors: Of its values; parameters have `argument n`.
    """

    def __init__(self, function: Function, colors: Mapping[str, str]) -> None:
        self._colors = colors
        # The first block may have no label in the text, and a number where it is named.
        self._first = function.blocks[0]
        self._blocks = {block.label: block for block in function.blocks}
        instructions = list(function.instructions())
        given = {name: c for name, c in colors.items() if c.startswith("argument ")}
        self._roots = {name: frozenset((color,)) for name, color in given.items()}
        _settle(self._roots, instructions, self._root)
        self._reads: dict[str, Roots] = {}
        _settle(self._reads, instructions, self.read)

    def read(self, instruction: Instruction) -> Roots:
        """The memory from which comes what an instruction takes, or reads."""
        found = _NONE.union(*(self._reads.get(name, _NONE) for name in instruction.operands))
        if instruction.op == "phi":  # what decided on the way is as good as an operand
            for _, label in incoming(instruction.rest):
                end = self._blocks.get(label, self._first).instructions[-1]
                for name in end.operands[:1]:
                    found |= self._reads.get(name, _NONE)
        return found | self.loaded(instruction)

    def loaded(self, instruction: Instruction) -> Roots:
        """The memory that an instruction itself reads."""
        return self.accessed(instruction) if instruction.op in _LOADS else _NONE

    def of(self, text: str) -> Roots:
        """The memory from which the values come that a text names."""
        return _NONE.union(*(self._reads.get(name, _NONE) for name in LOCAL_NAME.findall(text)))

    def accessed(self, instruction: Instruction) -> Roots:
        """The memory at the addresses that an instruction is given."""
        if instruction.op in _ADDRESS:
            address = split_top(instruction.rest)[_ADDRESS[instruction.op]]
            return self._at(address) or frozenset((UNKNOWN,))
        return _NONE.union(*(self._at(token) for _, token in pointers(instruction.rest)))

    def _at(self, text: str) -> Roots:
        found = frozenset(f"@{name}" for name in SYMBOL.findall(text))
        return found.union(*(self._roots.get(name, _NONE) for name in LOCAL_NAME.findall(text)))

    def _root(self, instruction: Instruction) -> Roots:
        """What a value points into."""
        if instruction.op == "alloca":
            return frozenset((f"own {self._colors[instruction.name]}",))
        if instruction.op in (*_LOADS, "extractvalue"):
            held = instruction.kind == "ptr"
            return frozenset((f"held {self._colors[instruction.name]}",)) if held else _NONE
        if instruction.op == "getelementptr":
            return self._at(split_top(instruction.rest)[1])
        return self._at(instruction.rest)


def _settle(
    found: dict[str, Roots],
    instructions: Sequence[Instruction],
    told: Callable[[Instruction], Roots],
) -> None:
    """Find out of every value what follows from others, until nothing more does."""
    changed = True
    while changed:
        changed = False
        for one in instructions:
            if one.name and (more := told(one)) != found.get(one.name, _NONE):
                found[one.name], changed = more, True
