"""Integer arithmetic and addresses of a kernel, put together anew as is cheapest.

Sums, products and addresses become an e-graph (`egraph`), rules say what they are equal to
whatever wraps (`ring`), and of what a kernel needs the cheapest is chosen (`extraction`) and
written (`code_motion`).

Where LLVM has derived that a sum of 32 bits does not wrap, the sum's extension to 64 bits is the
sum of the extensions. It may have derived that from a branch, so it holds where that instruction
has been executed, and an equal sum elsewhere may wrap. So the extension of the whole sum is a node
that is tagged with the instruction, and may be used only behind it; in its class is the sum of
extensions, which is the same whatever is taken for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.llvm.code_motion import Place, Scheduled
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
TRIES = 16
"""Choices, after each of which what was used outside of its place may not be chosen again."""
_INTEGER = re.compile(r"i(32|64)\Z")
_NUMBER = re.compile(r"-?\d+\Z")
_ELEMENT = re.compile(
    r"getelementptr (?:(?:inbounds|nuw|nusw) )*(.+), ptr(?: addrspace\(\d+\))? \Z"
)
_POSITIVE = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.n?(?:tid|ctaid)\.[xyz]\(")
"""What is never negative, wherever it is read: grids along x are below 2^31."""
_SHARED = "addrspace(3)"
_SUMS = ("add", "sub", "mul", "shl")


@dataclass(frozen=True)
class Need:
    """An operand of an instruction that is no arithmetic.

    Attributes:
        one: The class that it needs.
        user: The instruction.
        index: Of the operand.
        place: Where it is needed.
    """

    one: int
    user: Instruction
    index: int
    place: Place


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
        self._classes: dict[str, int] = {}
        self._computed: set[str] = set()
        self._types: dict[str, str] = {}
        start, flow = function.blocks.start, module.flow(function)
        self._blocks = reverse_postorder(flow.successors, start)
        self._depths = loop_depths(flow.successors, start)
        self._places = {
            uid: (n, i) for n in function.blocks for i, uid in enumerate(module.blocks[n].uids)
        }
        for n in self._blocks:
            for uid in module.blocks[n].uids:
                self._read(module.instructions[uid])
        self._needs = tuple(self._needed())

    def written(self, prefix: str) -> tuple[str, tuple[str, ...]]:
        """The module with the cheapest expressions; raises EditError without cheaper ones."""
        graph = self._graph
        if len(graph) > MOST:
            raise EditError(f"{self._function.name} is too long for an e-graph")
        graph.saturate((fused,), MOST, 1)
        before = self._chosen(frozenset())
        graph.saturate(RULES, MOST, ROUNDS)
        graph.saturate((fused,), 2 * MOST, 1)
        banned: set[str] = set()
        for _ in range(TRIES):
            found = self._chosen(frozenset(banned))
            if before is None or found is None or found[1] >= before[1]:
                break
            chosen = {graph.find(one): node for one, node in found[0].items()}
            scheduled = Scheduled(self._module, self._function, self._depths, chosen, self._types)
            needs = [(graph.find(n.one), n.user, n.index, n.place) for n in self._needs]
            if not (wrong := scheduled.misplaced(needs, self._places)):
                return scheduled.written(needs, prefix)
            banned |= wrong
        raise EditError(f"{self._function.name} has no cheaper arithmetic of integers")

    def _chosen(self, banned: frozenset[str]) -> tuple[Mapping[int, Node], int] | None:
        """The cheapest choice without some tags, and what it costs."""
        depths = self._class_depths()

        def paid(one: int, node: Node) -> int | None:
            return None if node.tag in banned else price(self._graph, node) * OFTEN ** depths[one]

        return Extraction(self._graph, (need.one for need in self._needs), paid).cheapest()

    def _class_depths(self) -> dict[int, int]:
        """How many loops are around what a class is made of."""
        graph = self._graph
        found: dict[int, int] = {}
        again = True
        while again:
            again = False
            for one in graph:
                for node in graph.nodes(one):
                    place = self._places.get(node.tag)
                    depth = self._depths[place[0]] if place else 0
                    parts = [found.get(child) for child in node.children]
                    if None not in parts:
                        depth = max(depth, *(part for part in parts if part is not None), 0)
                        if depth < found.get(one, depth + 1):
                            found[one], again = depth, True
        return found

    def _needed(self) -> Iterator[Need]:
        """What instructions that are no arithmetic take of it."""
        for n in self._blocks:
            for uid in self._module.blocks[n].uids:
                one = self._module.instructions[uid]
                for index, operand in enumerate(one.operands if uid not in self._computed else ()):
                    ref = operand.value.ref
                    if ref not in self._computed or operand.incoming not in (-1, *self._depths):
                        continue
                    found, place = self._classes[ref], self._places[uid]
                    if _is_accessed(one, index):
                        found = self._graph.add(Node("mem", (found,)))
                    elif operand.incoming >= 0:
                        last = self._module.blocks[operand.incoming].uids[-1]
                        place = self._places[last]
                    yield Need(found, one, index, place)

    def _of(self, operand: Operand) -> int:
        """The class of an operand."""
        ref, match = operand.value.ref, _INTEGER.match(operand.type)
        if ref in self._classes:
            return self._classes[ref]
        if match and _NUMBER.match(ref):
            return self._graph.add(number(int(match[1]), int(ref)))
        self._types[ref] = operand.type
        return self._graph.add(Node("leaf", tag=ref))

    def _read(self, one: Instruction) -> None:
        found = self._class_of(one)
        if found is None:
            self._types[one.uid] = one.type
            self._classes[one.uid] = self._graph.add(Node("leaf", tag=one.uid))
        else:
            self._classes[one.uid] = found
            self._computed.add(one.uid)

    def _class_of(self, one: Instruction) -> int | None:
        """The class of what an instruction computes; None where that is no such arithmetic."""
        if any(operand.value.ref in ("undef", "poison") for operand in one.operands):
            return None
        match = _INTEGER.match(one.type)
        if one.op == "getelementptr":
            return self._address(one)
        if match is None:
            return None
        types = one.type, *(operand.type for operand in one.operands)
        if one.op in EXTENSIONS and types == ("i64", "i32"):
            return self._extension(one)
        if one.op == "trunc" and types == ("i32", "i64"):
            return self._graph.add(Node("trunc", (self._of(one.operands[0]),), bits=32))
        parts = [self._of(operand) for operand in one.operands]
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

    def _extension(self, one: Instruction) -> int:
        """The class of an extension to 64 bits: of a sum that does not wrap its parts'."""
        operand = one.operands[0]
        kind = one.op
        if kind == "zext" and " nneg " in one.pieces[0] and not self._spreads(operand, "zext"):
            kind = "sext"  # which is the same of what is not negative
        if not self._spreads(operand, kind):
            return self._wide(operand, one.op)
        parts = self._wide(operand, kind)
        tagged = Node(one.op, (self._of(operand),), bits=64, tag=one.uid)
        self._graph.merge(parts, self._graph.add(tagged))
        return self._graph.find(parts)

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
        if one is not None and self._spreads(operand, kind):
            shifts = one.op == "shl"
            parts = [self._wide(part, kind) for part in one.operands[: 1 if shifts else 2]]
            found = self._sum(one, parts, 64)
            assert found is not None
            return found
        inner = self._of(operand)
        value = self._graph.constant(inner)
        if value is not None:
            return self._graph.add(number(64, value if kind == "sext" else value % (1 << 32)))
        if one is not None and _POSITIVE.search(one.pieces[0]):
            kind = "zext"
        return self._graph.add(Node(kind, (inner,), bits=64))

    def _address(self, one: Instruction) -> int | None:
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
        found = self._of(one.operands[0])
        for operand, stride in zip(one.operands[1:], strides, strict=True):
            parts = found, self._of(operand)
            found = self._graph.add(Node("at", parts, stride, 32 if shared else 64))
        return found


def _is_accessed(one: Instruction, index: int) -> bool:
    """Whether an operand is the address that an instruction accesses."""
    if one.op in ("load", "store"):
        return index == len(one.operands) - 1
    return one.op in ("atomicrmw", "cmpxchg") and index == 0
