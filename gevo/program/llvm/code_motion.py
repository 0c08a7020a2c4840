"""Puts chosen expressions where their operands are known and they are seldom computed.

Click, *Global Code Motion, Global Value Numbering* (PLDI 1995), section 2: as late as what needs
them allows, but in front of loops.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.llvm.body import Body, Line
from gevo.program.llvm.egraph import Node
from gevo.program.llvm.text import Function, Instruction, Module


@dataclass(frozen=True)
class Use:
    """An operand that is computed anew.

    Attributes:
        one: The class that it needs.
        user: The instruction.
        index: Of the operand.
        block: In which, or at whose end (phis), it is needed.
    """

    one: int
    user: Instruction
    index: int
    block: int


class Scheduled:
    """Chosen expressions of a function.

    Args:
        module: The module.
        function: The function.
        depths: How many loops are around its blocks.
        chosen: By class the node that computes it.
        types: Of the values that they are made of.
    """

    def __init__(
        self,
        module: Module,
        function: Function,
        depths: Mapping[int, int],
        chosen: Mapping[int, Node],
        types: Mapping[str, str],
    ) -> None:
        self._module = module
        self._function = function
        self._depths = depths
        self._chosen = chosen
        self._types = types
        self._flow = module.flow(function)
        self._texts: dict[int, str] = {}
        self._inside: defaultdict[int, dict[int, None]] = defaultdict(dict)

    def written(self, uses: Sequence[Use], prefix: str) -> tuple[str, tuple[str, ...]]:
        """The module with the expressions, and the uids of its instructions in order.

        Args:
            uses: What needs them.
            prefix: With which uids of new instructions begin.

        Raises:
            EditError: They cannot be put anywhere.
        """
        body = Body(self._module, self._function, prefix)
        order = self._order(uses)
        for one, n in self._blocks(order, uses).items():
            node = self._chosen[one]
            if node.op in ("leaf", "const"):
                constant = str(node.value)
                self._texts[one] = body.text_of(node.tag) if node.op == "leaf" else constant
            else:
                self._inside[n][one] = None
        needed: defaultdict[str, dict[int, int]] = defaultdict(dict)
        for use in uses:
            needed[use.user.uid][use.index] = use.one
        for n in self._dominators_first():
            self._block(body, n, needed)
        for n in self._function.blocks:
            for line in body.block(n).lines:
                if line.uid in needed:
                    texts = {i: self._texts[one] for i, one in needed[line.uid].items()}
                    line.text = _with(body, self._module.instructions[line.uid], texts)
        return body.printed()

    def _dominators_first(self) -> list[int]:
        """The blocks; in the text one may stand in front of one that dominates it."""
        return sorted(self._function.blocks, key=lambda n: len([*self._flow.dominators(n)]))

    def _order(self, uses: Iterable[Use]) -> list[int]:
        """The classes that are needed, operands first."""
        found: dict[int, None] = {}
        work = [(use.one, False) for use in reversed([*uses])]
        while work:
            one, done = work.pop()
            if done:
                found[one] = None
            elif one not in found:
                work.append((one, True))
                work += ((child, False) for child in self._chosen[one].children)
        return list(found)

    def _blocks(self, order: Sequence[int], uses: Iterable[Use]) -> dict[int, int]:
        """By class, operands first, the block in which it is computed; may raise EditError."""
        flow = self._flow
        early: dict[int, int] = {}
        for one in order:
            node = self._chosen[one]
            made = self._module.instructions.get(node.tag)
            homes = [made.block if made is not None else self._function.blocks.start]
            homes += (early[child] for child in node.children)
            known = (n for n in homes if all(flow.dominates(m, n) for m in homes))
            if (home := next(known, None)) is None:
                raise EditError("operands that are equal are not known together")
            early[one] = home
        wanted: defaultdict[int, list[int]] = defaultdict(list)
        for use in uses:
            wanted[use.one].append(use.block)
        found: dict[int, int] = {}
        for one in reversed(order):
            late = next(
                n
                for n in flow.dominators(wanted[one][0])
                if all(flow.dominates(n, m) for m in wanted[one])
            )
            between = [n for n in flow.dominators(late) if flow.dominates(early[one], n)]
            found[one] = min(between, key=lambda n: self._depths[n])
            for child in self._chosen[one].children:
                wanted[child].append(found[one])
        return {one: found[one] for one in order}

    def _block(self, body: Body, n: int, needed: Mapping[str, Mapping[int, int]]) -> None:
        """Write what is computed in a block in front of what needs it there first."""
        block = body.block(n)
        lines: list[Line] = []
        for line in block.lines:
            if self._module.instructions[line.uid].op != "phi":
                last = line is block.lines[-1]
                for one in [
                    *needed.get(line.uid, {}).values(),
                    *(self._inside[n] if last else ()),
                ]:
                    self._write(one, n, body, lines)
            lines.append(line)
        block.lines = lines

    def _write(self, one: int, n: int, body: Body, lines: list[Line]) -> None:
        """Write a class, and before it what it is made of, if it belongs here and is not there."""
        work = [one]
        while work:
            node = self._chosen[work[-1]]
            missing = [c for c in node.children if c not in self._texts and c in self._inside[n]]
            if missing:
                work += missing
                continue
            one = work.pop()
            if one not in self._texts and one in self._inside[n]:
                parts = [self._texts[child] for child in node.children]
                self._texts[one] = self._instruction(node, parts, body, lines)

    def _instruction(self, node: Node, parts: list[str], body: Body, lines: list[Line]) -> str:
        match node.op:
            case "add" | "sub" | "mul":
                return body.new(f"{node.op} i{node.bits} {parts[0]}, {parts[1]}", lines)
            case "mad":
                product = body.new(f"mul i32 {parts[0]}, {parts[1]}", lines)
                return body.new(f"add i32 {product}, {parts[2]}", lines)
            case "sext" | "zext":
                return body.new(f"{node.op} i32 {parts[0]} to i64", lines)
            case "same":
                return parts[0]
            case "trunc":
                return body.new(f"trunc i64 {parts[0]} to i32", lines)
            case "at_sext" | "at_zext":
                parts[1] = body.new(f"{node.op[3:]} i32 {parts[1]} to i64", lines)
            case _:
                pass
        scale, index = (node.value, parts[1]) if node.op.startswith("at") else (1, str(node.value))
        if index == "0":
            return parts[0]
        if scale < 0:
            scale, index = 1, body.new(f"mul i64 {index}, {scale}", lines)
        what = "i8" if scale == 1 else f"[{scale} x i8]"
        kind = self._kind(node)
        return body.new(f"getelementptr {what}, {kind} {parts[0]}, i64 {index}", lines)

    def _kind(self, node: Node) -> str:
        """The type of the pointer that an address begins with."""
        while node.op != "leaf":
            node = self._chosen[node.children[0]]
        return self._types[node.tag]


def _with(body: Body, one: Instruction, texts: Mapping[int, str]) -> str:
    """An instruction with other operands."""
    found = [one.pieces[0]]
    for piece, hole in zip(one.pieces[1:], one.holes, strict=True):
        found += (texts.get(hole) or body.text_of(one.operands[hole].value.ref), piece)
    text = "".join(found)
    return f"{one.label} = {text}" if one.label else text.lstrip()
