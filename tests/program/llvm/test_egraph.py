"""The e-graph, its rules for integers, and the choice of the cheapest."""

import random

import pytest

from gevo.program.llvm.egraph import EGraph, Node
from gevo.program.llvm.extraction import Extraction
from gevo.program.llvm.ring import RULES, UNORDERED, fused, number, price


def leaf(name):
    return Node("leaf", tag=name)


def test_equal_children_make_equal_nodes():
    graph = EGraph(UNORDERED)
    a, b, c = (graph.add(leaf(name)) for name in "abc")
    first, second = graph.add(Node("f", (a, c))), graph.add(Node("f", (b, c)))
    outer = graph.add(Node("f", (first, c))), graph.add(Node("f", (second, c)))
    assert graph.merge(a, b)
    graph.rebuild()
    assert graph.find(first) == graph.find(second)
    assert graph.find(outer[0]) == graph.find(outer[1])
    assert not graph.merge(a, b)
    assert graph.add(Node("add", (a, c))) == graph.add(Node("add", (c, b)))


def drawn(graph, rng, bits, depth):
    """A random expression of so many bits."""
    if depth == 0 or rng.random() < 0.15:
        if rng.random() < 0.4:
            return graph.add(number(bits, rng.choice((-1, 0, 1, 2, 3, 8, 33, -4))))
        return graph.add(leaf(f"{rng.choice('abc')}{bits}"))
    if bits == 64 and rng.random() < 0.4:
        return graph.add(
            Node(rng.choice(("sext", "zext")), (drawn(graph, rng, 32, depth - 1),), bits=64)
        )
    if bits == 32 and rng.random() < 0.2:
        return graph.add(Node("trunc", (drawn(graph, rng, 64, depth - 1),), bits=32))
    parts = drawn(graph, rng, bits, depth - 1), drawn(graph, rng, bits, depth - 1)
    return graph.add(Node(rng.choice(("add", "add", "mul")), parts, bits=bits))


def address(graph, rng):
    """A random one."""
    found = graph.add(leaf("p64"))
    for _ in range(rng.randint(1, 3)):
        parts = found, drawn(graph, rng, 64, 3)
        found = graph.add(Node("at", parts, rng.choice((1, 4, 132)), 64))
    return graph.add(Node("mem", (found,)))


def value(node, parts, values):
    """What a node comes to, modulo its width."""
    a, b, *rest = (*parts, 0, 0)
    match node.op:
        case "leaf":
            return values[node.tag]
        case "const":
            return node.value % (1 << node.bits)
        case "add" | "sub" | "mul" | "mad":
            found = {"add": a + b, "sub": a - b, "mul": a * b, "mad": a * b + rest[0]}[node.op]
            return found % (1 << node.bits)
        case "sext":
            return (a - (a >> 31 << 32)) % (1 << 64)
        case "zext":
            return a
        case "trunc":
            return a % (1 << 32)
        case "at":
            return (a + node.value * b) % (1 << 64)
        case "at_sext":
            return (a + node.value * (b - (b >> 31 << 32))) % (1 << 64)
        case "at_zext":
            return (a + node.value * b) % (1 << 64)
        case "off" | "mem":
            return (a + node.value) % (1 << 64)


def agree(graph, values):
    """Work all classes out; every node of a class must come to the same. How many nodes."""
    known, checked = {}, set()
    again = True
    while again:
        again = False
        for one in graph:
            for node in graph.nodes(one):
                parts = [known.get(graph.find(child)) for child in node.children]
                if None in parts or (one, node) in checked:
                    continue
                found = value(node, parts, values)
                assert known.setdefault(one, found) == found, node
                checked.add((one, node))
                again = True
    return len(checked)


@pytest.mark.parametrize("seed", range(30))
def test_rules_keep_values_whatever_wraps(seed):
    rng = random.Random(seed)
    graph = EGraph(UNORDERED)
    for _ in range(3):
        address(graph, rng)
        drawn(graph, rng, 32, 4)
    graph.saturate(RULES, 600, 6)
    graph.saturate((fused,), 1200, 1)
    edges = (0, 1, -1, 2**31 - 1, -(2**31), 2**32 - 1, 2**63 - 1)
    for _ in range(5):
        values = {
            f"{name}{bits}": rng.choice((*edges, rng.getrandbits(64))) % (1 << bits)
            for name in "abcp"
            for bits in (32, 64)
        }
        assert agree(graph, values) == len(graph)


def test_what_two_roots_share_is_paid_once():
    """`(i + 1) * n` and `i * n`: the product may be kept, and n added to it."""
    graph = EGraph(UNORDERED)
    i, n, one = graph.add(leaf("i")), graph.add(leaf("n")), graph.add(number(32, 1))
    first = graph.add(Node("mul", (i, n), bits=32))
    more = graph.add(Node("add", (i, one), bits=32))
    second = graph.add(Node("mul", (more, n), bits=32))
    paid = 4

    def asked(one, node):
        return paid if node.op == "mul" else price(graph, node)

    graph.rebuild()
    before = Extraction(graph, (first, second), asked).cheapest()
    graph.saturate(RULES, 200, 6)
    after = Extraction(graph, map(graph.find, (first, second)), asked).cheapest()
    assert (before[1], after[1]) == (2 * paid + 1, paid + 1)
    assert after[0][graph.find(second)].op == "add"
