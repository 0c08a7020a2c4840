"""Which arrays of a kernel may be assumed not to overlap, and how LLVM is told.

CUDA lets a host pass overlapping arrays, so a compiler reads a value again after every store that
could have changed it. Where two arrays never overlap it need not.

LLVM is told by scopes (LangRef, "noalias and alias.scope Metadata"), for each pair of arrays
alone, and not by `noalias` parameters: from those it concludes, too, that no barrier changes an
array, although other threads may write it before.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from gevo.program.llvm.coarse_plan import callee
from gevo.program.llvm.syntax.signature import read_header
from gevo.program.llvm.text import Function, Instruction, Module

_PURE = re.compile(r"llvm\.|__nv_")
_COPIES = re.compile(r"llvm\.mem(?:cpy|move|set)\b")
_OWN_SPACE = re.compile(r"addrspace\([345]\)")
Roots = frozenset[int]
Pair = tuple[int, int]
"""Two parameters, the smaller number first."""
_NONE: Roots = frozenset()


@dataclass
class Pointers:
    """The arrays that a kernel reaches through its parameters.

    Attributes:
        read: Numbers of the parameters through which it reads.
        written: Of those through which it writes.
    """

    read: set[int] = field(default_factory=set[int])
    written: set[int] = field(default_factory=set[int])

    @property
    def separable(self) -> tuple[int, ...]:
        """Parameters that may be assumed not to overlap others, where that can matter."""
        return tuple(n for n in sorted(self.read | self.written) if any(self.pairs((n,))))

    def pairs(self, alone: Iterable[int]) -> Iterator[Pair]:
        """Parameters that must not overlap if those in `alone` overlap no other.

        Two arrays that are only read may be one.
        """
        marked = set(alone)
        for pair in combinations(sorted(self.read | self.written), 2):
            if marked.intersection(pair) and self.written.intersection(pair):
                yield pair


class _Unknown(Exception):
    """The kernel reaches memory of which the parameters do not tell."""


def pointers(module: Module, function: Function) -> Pointers | None:
    """What a kernel does with its arrays; None where it reaches memory by other ways, too.

    Such ways are addresses that it loads or computes, variables in global memory, inline assembly
    and calls of functions that can do any of these.
    """
    instructions, own = _instructions(module, function)
    found = Pointers()
    try:
        roots = _roots(instructions, own)
        for instruction in instructions:
            _note(instruction, roots, found)
    except _Unknown:
        return None
    return found


def _instructions(
    module: Module, function: Function
) -> tuple[Sequence[Instruction], Mapping[str, Roots]]:
    """The instructions, and what each parameter leads to."""
    blocks = [module.blocks[block] for block in function.blocks]
    arguments = enumerate(read_header(function.header).arguments)
    own = {f"a{n}": _NONE if one.byval else frozenset((n,)) for n, one in arguments}
    return [module.instructions[uid] for block in blocks for uid in block.uids], own


def _roots(instructions: Iterable[Instruction], own: Mapping[str, Roots]) -> dict[str, Roots]:
    """Through which parameters each pointer may have been made."""
    made = {i.uid: i for i in instructions if i.type.startswith("ptr")}
    roots = dict(own) | dict.fromkeys(made, _NONE)
    changed = True
    while changed:
        changed = False
        for uid, instruction in made.items():
            now = roots[uid].union(*_made_of(instruction, roots))
            changed = changed or now != roots[uid]
            roots[uid] = now
    return roots


def _made_of(instruction: Instruction, roots: Mapping[str, Roots]) -> Iterator[Roots]:
    if instruction.op == "alloca":
        return
    if instruction.op not in (
        "getelementptr",
        "addrspacecast",
        "bitcast",
        "phi",
        "select",
        "freeze",
    ):
        raise _Unknown
    for operand in instruction.operands:
        if operand.type.startswith("ptr"):
            yield _of(operand.value.ref, operand.type, roots)


def _of(ref: str, type_: str, roots: Mapping[str, Roots]) -> Roots:
    if ref in roots:
        return roots[ref]
    if "@" in ref and not _OWN_SPACE.search(f"{type_} {ref}"):
        raise _Unknown
    return _NONE


def _note(instruction: Instruction, roots: Mapping[str, Roots], found: Pointers) -> None:
    match instruction.op:
        case "load":
            found.read |= _address(instruction, roots)
        case "store":
            found.written |= _address(instruction, roots)
            if instruction.operands[0].type.startswith("ptr"):
                raise _Unknown  # what becomes of it nobody can tell
        case "atomicrmw" | "cmpxchg":
            found.read |= _address(instruction, roots)
            found.written |= _address(instruction, roots)
        case "call":
            _note_call(callee(instruction), _given(instruction, roots), found)
        case "invoke" | "callbr":
            raise _Unknown
        case _:
            pass


def _address(instruction: Instruction, roots: Mapping[str, Roots]) -> Roots:
    """Through which parameters a load, a store or an atomic may go."""
    return _given(instruction, roots)[-1 if instruction.op == "store" else 0]


def _given(instruction: Instruction, roots: Mapping[str, Roots]) -> list[Roots]:
    return [
        _of(operand.value.ref, operand.type, roots)
        for operand in instruction.operands
        if operand.type.startswith("ptr")
    ]


def _note_call(name: str, given: list[Roots], found: Pointers) -> None:
    if not _PURE.match(name):
        raise _Unknown
    if _COPIES.match(name):
        found.written |= given[0]
        found.read |= _NONE.union(*given[1:])
    elif any(given):
        raise _Unknown


def scopes(
    module: Module, function: Function, pairs: Collection[Pair], free: int
) -> tuple[Mapping[str, str], Sequence[str]]:
    """What tells LLVM that some pairs of arrays do not overlap.

    Args:
        module: The module.
        function: The kernel.
        pairs: Parameters that are apart, the smaller number first.
        free: Numbers of metadata nodes from here on are free.

    Returns:
        What is attached to loads and stores, by uid, and the nodes that it names.
    """
    instructions, own = _instructions(module, function)
    roots = _roots(instructions, own)
    accesses = {
        i.uid: found
        for i in instructions
        if i.op in ("load", "store") and (found := _address(i, roots))
    }
    numbers = sorted({n for pair in pairs for n in pair})
    node = {n: free + 1 + at for at, n in enumerate(numbers)}
    nodes = [f'!{free} = distinct !{{!{free}, !"gevo"}}']
    nodes += [f"!{own} = distinct !{{!{own}, !{free}}}" for own in node.values()]
    attached: dict[str, str] = {}
    for uid, made in accesses.items():
        apart = [n for n in numbers if all((min(n, m), max(n, m)) in pairs for m in made)]
        if made <= node.keys() and apart:
            lists = (sorted(node[m] for m in made), [node[n] for n in apart])
            at = free + 1 + len(numbers) + 2 * len(attached)
            nodes += (
                f"!{at + which} = !{{{', '.join(f'!{one}' for one in listed)}}}"
                for which, listed in enumerate(lists)
            )
            attached[uid] = f", !alias.scope !{at}, !noalias !{at + 1}"
    return attached, nodes
