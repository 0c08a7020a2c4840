"""What integers modulo a power of two are equal to, as rules of an e-graph; and what they cost.

Numbers of 32 and of 64 bits are rings: whatever wraps, addition and multiplication are
associative, commutative and distributive. Addresses are a pointer and multiples of numbers of 64
bits. Nothing cancels out, so whatever is equal is made of the same values.

Operations: `leaf` and `const`; `add`, `sub`, `mul` and `mad` (a product and a sum) of numbers;
`sext` and `zext` of 32 to 64 bits, `trunc` back; `at`, a pointer moved by `value` bytes times a
number (`at_sext`, `at_zext`: times one of 32 bits), `off`, moved by `value` bytes; `mem`, what
is accessed `value` bytes behind a pointer; `same`, whatever its child is. Of addresses `bits` is
32 in shared memory.
"""

from __future__ import annotations

from collections.abc import Iterator

from gevo.program.llvm.egraph import EGraph, Node

UNORDERED = frozenset(("add", "mul"))
"""Operations of two numbers in no order."""
_SUMS = ("add", "mul")
EXTENSIONS = ("sext", "zext")
_FARTHEST = 1 << 31
"""Bytes that a constant factor may move a pointer by."""


def number(bits: int, value: int) -> Node:
    """A constant, with sign."""
    half = 1 << (bits - 1)
    return Node("const", value=(value + half) % (2 * half) - half, bits=bits)


def folded(graph: EGraph, node: Node) -> Iterator[Node | int]:
    """Arithmetic of constants, sums with 0 and products with 1."""
    if node.op in _SUMS:
        a, b = map(graph.constant, node.children)
        if a is not None and b is not None:
            yield number(node.bits, a + b if node.op == "add" else a * b)
        for known, other in ((a, node.children[1]), (b, node.children[0])):
            if known == (node.op == "mul"):
                yield other
    elif node.op in EXTENSIONS:
        value = graph.constant(node.children[0])
        if value is not None:
            yield number(64, value if node.op == "sext" else value % (1 << 32))


def ordered(graph: EGraph, node: Node) -> Iterator[Node]:
    """`(a + b) + c` is `a + (b + c)`, and of products likewise."""
    if node.op in _SUMS:
        for first, other in _turns(node):
            for inner in graph.nodes(first):
                if inner.op == node.op:
                    for x, y in _turns(inner):
                        rest = graph.add(node._replace(children=(y, other)))
                        yield node._replace(children=(x, rest))


def distributed(graph: EGraph, node: Node) -> Iterator[Node]:
    """`(a + b) * c` is `a * c + b * c`."""
    if node.op == "mul":
        for first, other in _turns(node):
            for inner in graph.nodes(first):
                if inner.op == "add":
                    parts = (node._replace(children=(child, other)) for child in inner.children)
                    yield inner._replace(children=tuple(map(graph.add, parts)))


def factored(graph: EGraph, node: Node) -> Iterator[Node]:
    """`a * c + b * c` is `(a + b) * c`."""
    if node.op == "add":
        left, right = ([n for n in graph.nodes(c) if n.op == "mul"] for c in node.children)
        for one in left:
            for other in right:
                for a, x in _turns(one):
                    for b, y in _turns(other):
                        if a == b:
                            total = graph.add(node._replace(children=(x, y)))
                            yield one._replace(children=(total, a))


def narrowed(graph: EGraph, node: Node) -> Iterator[Node | int]:
    """The lower half of a sum is the sum of the lower halves."""
    if node.op == "trunc":
        for inner in graph.nodes(node.children[0]):
            if inner.op in _SUMS:
                parts = tuple(graph.add(node._replace(children=(c,))) for c in inner.children)
                yield Node(inner.op, parts, bits=32)
            elif inner.op == "const":
                yield number(32, inner.value)
            elif inner.op in EXTENSIONS:
                yield inner.children[0]


def moved(graph: EGraph, node: Node) -> Iterator[Node | int]:
    """An address moves by one part of a sum after the other, in any order."""
    if node.op == "off":
        yield from _off(graph, node)
    elif node.op == "at":
        yield from _by_parts(graph, node)
        yield from _in_turn(graph, node)
    elif node.op == "mem":
        for inner in graph.nodes(node.children[0]):
            if inner.op == "off":
                yield node._replace(children=inner.children, value=node.value + inner.value)


def _off(graph: EGraph, node: Node) -> Iterator[Node | int]:
    """What a constant number of bytes comes to."""
    if node.value == 0:
        yield node.children[0]
    for inner in graph.nodes(node.children[0]):
        if inner.op == "off":
            yield inner._replace(value=node.value + inner.value)
        elif inner.op == "at":
            pointer, index = inner.children
            first = graph.add(node._replace(children=(pointer,)))
            yield inner._replace(children=(first, index))


def _by_parts(graph: EGraph, node: Node) -> Iterator[Node]:
    """A pointer moved by what an index is made of."""
    pointer, index = node.children
    for inner in graph.nodes(index):
        if inner.op == "const" and abs(node.value * inner.value) < _FARTHEST:
            yield Node("off", (pointer,), node.value * inner.value, node.bits)
        elif inner.op == "add":
            for x, y in _turns(inner):
                first = graph.add(node._replace(children=(pointer, x)))
                yield node._replace(children=(first, y))
        elif inner.op == "mul":
            for x, y in _turns(inner):
                value = graph.constant(y)
                if value is not None and abs(node.value * value) < _FARTHEST:
                    yield node._replace(children=(pointer, x), value=node.value * value)


def _in_turn(graph: EGraph, node: Node) -> Iterator[Node]:
    """A pointer that was moved before: the other way round, and by both at once."""
    pointer, index = node.children
    for inner in graph.nodes(pointer):
        if inner.op == "off":
            first = graph.add(node._replace(children=(*inner.children, index)))
            yield inner._replace(children=(first,))
        elif inner.op == "at":
            base, other = inner.children
            first = graph.add(node._replace(children=(base, index)))
            yield inner._replace(children=(first, other))
            if inner.value == node.value:
                total = graph.add(Node("add", (other, index), bits=64))
                yield node._replace(children=(base, total))


def fused(graph: EGraph, node: Node) -> Iterator[Node]:
    """What a GPU does in one instruction: a product and a sum, an index of 32 bits."""
    if node.op == "add":
        for first, other in _turns(node):
            for inner in graph.nodes(first):
                if inner.op == "mul":
                    for x, y in _turns(inner):
                        if graph.constant(y) == -1:
                            yield Node("sub", (other, x), bits=node.bits)
                    if node.bits == 32:
                        yield Node("mad", (*inner.children, other), bits=32)
    elif node.op == "at":
        pointer, index = node.children
        for inner in graph.nodes(index):
            if inner.op in EXTENSIONS:
                parts = pointer, inner.children[0]
                yield node._replace(op=f"at_{inner.op}", children=parts)


RULES = (folded, narrowed, moved, distributed, factored, ordered)
"""Applied until nothing is new, or there is too much of it; then `fused`, once."""


def price(graph: EGraph, node: Node) -> int:
    """About how many instructions an operation takes, as `gevo/device/simt/model/costs.py` has it.

    A pointer that is moved by a constant costs something only where it is not accessed.
    """
    match node.op:
        case "mad" | "sext" | "at_sext" | "at_zext":
            return 1
        case "add" | "sub" | "at" | "off":
            return 1 if node.bits == 32 else 2
        case "mul":
            known = (graph.constant(child) for child in node.children)
            shift = any(value is not None and value & (value - 1) == 0 for value in known)
            return 1 if node.bits == 32 else 2 if shift else 4
        case _:
            return 0


def _turns(node: Node) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Its two children, and the other way round."""
    return node.children, node.children[::-1]
