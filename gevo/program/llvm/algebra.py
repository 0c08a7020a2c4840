"""Integer arithmetic and addresses of a kernel, put together anew as is cheapest.

Sums, products and addresses become an e-graph (`egraph`), rules say what they are equal to
whatever wraps (`ring`), and of what a kernel needs the cheapest is chosen (`extraction`) and
written (`code_motion`).

Where LLVM has derived that a sum of 32 bits does not wrap, the sum's extension to 64 bits is the
sum of the extensions. What LLVM says so (`nsw`) need not be true where the result is not used: it
may compute the sum ahead of the branch from which that follows. So that is no equality: nothing
else may be taken for such an extension. It may be replaced by the extension of the whole sum, and
by the sum of extensions, which are the same where it is used: what an instruction needs is
computed with all extensions of one kind, or all of the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from gevo.errors import EditError
from gevo.program.llvm.code_motion import Scheduled, Use
from gevo.program.llvm.egraph import EGraph, Node
from gevo.program.llvm.extraction import Extraction
from gevo.program.llvm.flow import loop_depths, reverse_postorder
from gevo.program.llvm.if_convert import root
from gevo.program.llvm.pipeline import OFTEN
from gevo.program.llvm.ring import EXTENSIONS, RULES, UNORDERED, fused, number, price
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.syntax.types import DataLayout
from gevo.program.llvm.text import Function, Instruction, Module, Operand

MOST = 1500
"""Nodes with which no rule is applied any more."""
ROUNDS = 8
_INTEGER = re.compile(r"i(32|64)\Z")
_NUMBER = re.compile(r"-?\d+\Z")
_ELEMENT = re.compile(
    r"getelementptr (?:(?:inbounds|nuw|nusw) )*(.+), ptr(?: addrspace\(\d+\))? \Z"
)
_POSITIVE = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.n?(?:tid|ctaid)\.[xyz]\(")
"""What is never negative, wherever it is read: grids along x are below 2^31."""
_SHARED = "addrspace(3)"
_SUMS = ("add", "sub", "mul", "shl")


def simplified(module: Module, name: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which a function's integers and addresses are computed as is cheapest.

    Args:
        module: The module, with what LLVM has derived (`nsw`, `nuw`, `nneg`, `disjoint`).
        name: The function's name.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such function, or nothing cheaper is found.
    """
    function = next((one for one in module.functions if one.name == name), None)
    if function is None:
        raise EditError(f"there is no function {name}")
    algebra = _Algebra(module, function)
    return algebra.written(prefix)


class _Algebra:
    """A function as an e-graph."""

    def __init__(self, module: Module, function: Function) -> None:
        self._module = module
        self._function = function
        self._graph = EGraph(UNORDERED)
        self._classes: tuple[dict[str, int], dict[str, int]] = {}, {}
        """By uid, with sums that are extended, and with sums of extensions."""
        self._computed: set[str] = set()
        self._types: dict[str, str] = {}
        start, flow = function.blocks.start, module.flow(function)
        self._blocks = reverse_postorder(flow.successors, start)
        self._depths = loop_depths(flow.successors, start)
        for n in self._blocks:
            for uid in module.blocks[n].uids:
                self._read(module.instructions[uid])
        self._uses = tuple(self._needed())

    def written(self, prefix: str) -> tuple[str, tuple[str, ...]]:
        """The module with the cheapest expressions; raises EditError without cheaper ones."""
        graph = self._graph
        if len(graph) > MOST:
            raise EditError(f"{self._function.name} is too long for an e-graph")
        graph.saturate((fused,), MOST, 1)
        _, before = self._chosen()
        graph.saturate(RULES, MOST, ROUNDS)
        graph.saturate((fused,), 2 * MOST, 1)
        cheapest, cost = self._chosen()
        if cost >= before:
            raise EditError(f"{self._function.name} has no cheaper arithmetic of integers")
        chosen = {graph.find(one): node for one, node in cheapest.items()}
        uses = [replace(use, one=graph.find(use.one)) for use in self._uses]
        scheduled = Scheduled(self._module, self._function, self._depths, chosen, self._types)
        return scheduled.written(uses, prefix)

    def _chosen(self) -> tuple[Mapping[int, Node], int]:
        """The cheapest choice, and what it costs."""
        depths = self._class_depths()

        def paid(one: int, node: Node) -> int:
            return price(self._graph, node) * OFTEN ** depths[one]

        return Extraction(self._graph, (use.one for use in self._uses), paid).cheapest()

    def _class_depths(self) -> dict[int, int]:
        """How many loops are around what a class is made of."""
        graph = self._graph
        found: dict[int, int] = {}
        again = True
        while again:
            again = False
            for one in graph:
                for node in graph.nodes(one):
                    made = self._module.instructions.get(node.tag)
                    depth = self._depths[made.block] if made is not None else 0
                    parts = [found.get(child) for child in node.children]
                    if None not in parts:
                        depth = max(depth, *(part for part in parts if part is not None), 0)
                        if depth < found.get(one, depth + 1):
                            found[one], again = depth, True
        return found

    def _needed(self) -> Iterator[Use]:
        """What instructions that are no arithmetic take of it."""
        for n in self._blocks:
            for uid in self._module.blocks[n].uids:
                one = self._module.instructions[uid]
                for index, operand in enumerate(one.operands if uid not in self._computed else ()):
                    ref = operand.value.ref
                    if ref not in self._computed or operand.incoming not in (-1, *self._depths):
                        continue
                    block = n if operand.incoming < 0 else operand.incoming
                    yield Use(self._either(one, index, ref), one, index, block)

    def _either(self, user: Instruction, index: int, ref: str) -> int:
        """A class of an operand's own, which is computed as one or the other that it may be."""
        graph = self._graph
        found = [classes[ref] for classes in self._classes]
        if _is_accessed(user, index):
            found = [graph.add(Node("mem", (one,))) for one in found]
        if found[0] == found[1]:
            return found[0]
        first, other = (
            graph.add(Node("same", (one,), tag=f"{user.uid} {index}")) for one in found
        )
        graph.merge(first, other)
        return first

    def _of(self, operand: Operand, wide: bool) -> int:
        """The class of an operand, with sums of extensions or without."""
        ref, match = operand.value.ref, _INTEGER.match(operand.type)
        if (known := self._classes[wide].get(ref)) is not None:
            return known
        if match and _NUMBER.match(ref):
            return self._graph.add(number(int(match[1]), int(ref)))
        self._types[ref] = operand.type
        return self._graph.add(Node("leaf", tag=ref))

    def _read(self, one: Instruction) -> None:
        for wide in (False, True):
            found = self._class_of(one, wide)
            if found is None:
                self._types[one.uid] = one.type
                found = self._graph.add(Node("leaf", tag=one.uid))
            else:
                self._computed.add(one.uid)
            self._classes[wide][one.uid] = found

    def _class_of(self, one: Instruction, wide: bool) -> int | None:
        """The class of what an instruction computes; None where that is no such arithmetic."""
        if any(operand.value.ref in ("undef", "poison") for operand in one.operands):
            return None
        match = _INTEGER.match(one.type)
        if one.op == "getelementptr":
            return self._address(one, wide)
        if match is None:
            return None
        types = one.type, *(operand.type for operand in one.operands)
        if one.op in EXTENSIONS and types == ("i64", "i32"):
            return self._extension(one, wide)
        if one.op == "trunc" and types == ("i32", "i64"):
            return self._graph.add(Node("trunc", (self._of(one.operands[0], wide),), bits=32))
        parts = [self._of(operand, wide) for operand in one.operands]
        return self._sum(one, parts, int(match[1]))

    def _sum(self, one: Instruction, parts: list[int], bits: int) -> int | None:
        """A sum or product of classes; None where an instruction is none."""
        graph, last = self._graph, one.operands[-1].value.ref if one.operands else ""
        match one.op:
            case "add":
                return graph.add(Node("add", tuple(parts), bits=bits))
            case "or" if " disjoint " in one.pieces[0]:
                return graph.add(Node("add", tuple(parts), bits=bits))
            case "sub":
                less = self._times(parts[1], -1, bits)
                return graph.add(Node("add", (parts[0], less), bits=bits))
            case "mul":
                return graph.add(Node("mul", tuple(parts), bits=bits))
            case "shl" if _NUMBER.match(last) and 0 <= int(last) < bits:
                return self._times(parts[0], 1 << int(last), bits)
            case "xor" if last == "-1":
                less = graph.add(number(bits, -1))
                return graph.add(Node("add", (self._times(parts[0], -1, bits), less), bits=bits))
            case _:
                return None

    def _times(self, one: int, factor: int, bits: int) -> int:
        by = self._graph.add(number(bits, factor))
        return self._graph.add(Node("mul", (one, by), bits=bits))

    def _extension(self, one: Instruction, wide: bool) -> int:
        """The class of an extension to 64 bits; if `wide`, of a sum that of its parts."""
        operand, kind = one.operands[0], one.op
        if kind == "zext" and " nneg " in one.pieces[0] and not self._spreads(operand, "zext"):
            kind = "sext"  # which is the same of what is not negative
        if wide and self._spreads(operand, kind):
            return self._wide(operand, kind)
        return self._extended(operand, one.op, wide)

    def _spreads(self, operand: Operand, kind: str) -> bool:
        """Whether what an operand holds is a sum that LLVM knows not to wrap."""
        one = self._module.instructions.get(operand.value.ref)
        if one is None or one.type != "i32" or one.uid not in self._computed:
            return False
        if one.op == "or":
            return True
        return one.op in _SUMS and f" {'nuw' if kind == 'zext' else 'nsw'} " in one.pieces[0]

    def _wide(self, operand: Operand, kind: str) -> int:
        """The extension of an operand, made of extensions where its sums do not wrap."""
        one = self._module.instructions.get(operand.value.ref)
        if one is None or not self._spreads(operand, kind):
            return self._extended(operand, kind, True)
        parts = [self._wide(part, kind) for part in one.operands[: 1 if one.op == "shl" else 2]]
        found = self._sum(one, parts, 64)
        assert found is not None
        return found

    def _extended(self, operand: Operand, kind: str, wide: bool) -> int:
        """The extension of an operand as a whole."""
        one = self._module.instructions.get(operand.value.ref)
        if one is not None and _POSITIVE.search(one.pieces[0]):
            kind = "zext"
        return self._graph.add(Node(kind, (self._of(operand, wide),), bits=64))

    def _address(self, one: Instruction, wide: bool) -> int | None:
        """The class of an address; None where it is not one of arrays and numbers of 64 bits."""
        match = _ELEMENT.match(one.pieces[0])
        if match is None or not one.type.startswith("ptr"):
            return None
        if any(operand.type != "i64" for operand in one.operands[1:]):
            return None
        try:
            strides = DataLayout({}).strides(match[1], len(one.operands) - 1)
        except Unreadable:
            return None
        base = one.operands[0].value.ref
        shared = _SHARED in one.type or _SHARED in (root(self._module, base) or "")
        found = self._of(one.operands[0], wide)
        for operand, stride in zip(one.operands[1:], strides, strict=True):
            parts = found, self._of(operand, wide)
            found = self._graph.add(Node("at", parts, stride, 32 if shared else 64))
        return found


def _is_accessed(one: Instruction, index: int) -> bool:
    """Whether an operand is the address that an instruction accesses."""
    if one.op in ("load", "store"):
        return index == len(one.operands) - 1
    return one.op in ("atomicrmw", "cmpxchg") and index == 0
