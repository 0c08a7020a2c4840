"""Fences that a winner lacks in a kernel that races, as the unmodified one does.

Races of the unmodified program are not held against a winner, so the detector no longer says what
a fence between racing accesses was good for: that of a sequence lock is all that makes a torn
read show. What it orders is therefore compared in the text: for two accesses, one after the other
on some way through the kernel, the widest fence that lies between them on every way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from gevo.device.simt.model.ir import (
    LOCAL,
    SHARED,
    Block,
    Function,
    Instruction,
    functions_of,
    pointer,
)
from gevo.finding import NOTES, Finding
from gevo.program.llvm.syntax.lexer import NAME
from gevo.program.llvm.syntax.module import ModuleText, split_module

_FENCE = re.compile(r"@llvm\.nvvm\.(?:membar|fence)\.|\basm [^\"]*\"[^\"]*\b(?:membar|fence)\.")
_NARROW = re.compile(r'syncscope\("(?:block|cluster|singlethread)"\)|membar\.cta|fence\.[\w.]*cta')
_CONSISTENT = re.compile(r"\bseq_cst\b|membar|fence\.sc\b")
_PROXY = re.compile(r"fence\.proxy")
_ASSEMBLY = re.compile(r"\basm [^\"]*\"[^\"]*\b(ld|st|atom|red)\.")
_OPERATIONS = {
    "load": "load", "store": "store", "atomicrmw": "atomic", "cmpxchg": "atomic",
    "ld": "load", "st": "store", "atom": "atomic", "red": "atomic",
}  # fmt: skip
_WORDS = {"load": "a load", "store": "a store", "atomic": "an atomic operation"}
_STRONG = re.compile(r" *(?:atomic|volatile)\b")
_FOLLOWED = frozenset(("getelementptr", "addrspacecast", "bitcast", "freeze", "inttoptr"))
_VARIABLE = re.compile(rf"@{NAME}")
_CHOSEN = {
    "phi": re.compile(r"\[ *([^ ,]+),"),
    "select": re.compile(r"\bptr(?: addrspace\(\d+\))? ([^ ,]+)"),
}
"""What finds the values that an instruction chooses from."""
_MOST = 100
"""Instructions between an access and the pointers that it may begin with, at most."""


@dataclass(frozen=True, slots=True, order=True)
class _Access:
    """Accesses that are not told apart: of one kind, through one pointer."""

    what: str
    through: str
    shared: bool = False
    """Whether only its block sees it, so that no fence is wider than one of a block."""
    strong: bool = False
    """Whether it is volatile or atomic."""

    def __str__(self) -> str:
        return f"{_WORDS[self.what]} through {self.through}"


@dataclass(frozen=True, slots=True)
class _Fence:
    """How strong the weakest fence behind an access, or between two, is.

    Attributes:
        scope: 0 for none, 1 for a block, 2 beyond.
        consistent: Whether it is sequentially consistent.
    """

    scope: int = 0
    consistent: bool = False

    def weaker(self, other: _Fence) -> _Fence:
        """What holds where either may be what lies there."""
        return _Fence(min(self.scope, other.scope), self.consistent and other.consistent)

    def stronger(self, other: _Fence) -> _Fence:
        """What holds where both lie there."""
        return _Fence(max(self.scope, other.scope), self.consistent or other.consistent)

    def between(self, first: _Access, second: _Access) -> _Fence:
        """What of it two accesses need.

        Any fence orders an access before a later store. A store before a later load (store
        buffering), and two loads of what different threads store (independent reads of
        independent writes), only one that is sequentially consistent does.
        """
        scope = min(self.scope, 1) if first.shared or second.shared else self.scope
        both = first.strong and second.strong and second.what != "store"
        return _Fence(scope, self.consistent and both)

    def lacks(self, other: _Fence) -> str:
        """What the other has beyond it, in words; empty where it has nothing."""
        if self.scope < other.scope:
            return "a fence"
        consistent = other.consistent and not self.consistent
        return "a sequentially consistent fence" if consistent else ""


_NONE, _ANY = _Fence(), _Fence(2, True)
_Fenced = dict[_Access, _Fence]
"""The weakest fence behind an access."""
_Pairs = dict[tuple[_Access, _Access], _Fence]
"""The weakest fence between two accesses, as far as they need it."""


def missing(baseline: str, winner: str, found: Iterable[Finding]) -> Iterator[str]:
    """What a winner assumes of fences that it lacks, a sentence for each kernel.

    Args:
        baseline: The text of the unmodified program.
        winner: That of the winner.
        found: What the detector has found in the winner, all of it excused.
    """
    told = sorted(found, key=lambda one: one.kind in NOTES, reverse=True)
    racing = {one.kernel: one for one in told}
    if not racing:
        return
    known, new = split_module(baseline), split_module(winner)
    for kernel, finding in sorted(racing.items()):
        if kernel not in known.defined or kernel not in new.defined:
            continue
        after = _ordered(new, kernel)
        before = _ordered(known, kernel)
        for first, second in sorted(before):
            fence = before[first, second]
            if lacking := after.get((first, second), fence).lacks(fence):
                yield (
                    f"the {finding.kind} on {finding.region} does no more harm in {kernel} "
                    f"without {lacking} between {first} and {second}"
                )
                break


def _ordered(module: ModuleText, kernel: str) -> _Pairs:
    """The fences between all accesses of a kernel to what it writes."""
    pairs: _Pairs = {}
    for function in functions_of(kernel, module):
        arguments = module.defined[function.name].signature.arguments
        names = {one.value: f"argument {n}" for n, one in enumerate(arguments)}
        for (first, second), fence in _pairs(function).items():
            pair = _named(first, names), _named(second, names)
            pairs[pair] = fence.weaker(pairs.get(pair, fence))
    written = {one.through for pair in pairs for one in pair if one.what != "load"}
    return {pair: n for pair, n in pairs.items() if all(one.through in written for one in pair)}


def _named(access: _Access, names: Mapping[str, str]) -> _Access:
    """The same in any text: who writes a program anew may give arguments other names."""
    return replace(access, through=names.get(access.through, access.through))


def _pairs(function: Function) -> _Pairs:
    """The fences between the accesses of one function, by a flow of data through its blocks."""
    entries: dict[int, _Fenced] = {function.first_block: {}}
    pairs: _Pairs = {}
    waiting = [function.first_block]
    while waiting:
        number = waiting.pop()
        block = function.blocks[number - function.first_block]
        left = _through(function, block, entries[number], pairs)
        for follower in block.successors:
            known = entries.get(follower)
            joined = left if known is None else _joined(known, left)
            if known is None or joined != known:
                entries[follower] = joined
                waiting.append(follower)
    return pairs


def _joined(one: _Fenced, other: _Fenced) -> _Fenced:
    """What holds on both ways: where both have an access the weaker fence."""
    return {key: one.get(key, _ANY).weaker(other.get(key, _ANY)) for key in (*one, *other)}


def _through(function: Function, block: Block, entry: _Fenced, pairs: _Pairs) -> _Fenced:
    """What holds behind a block; adds the pairs in it."""
    fenced: _Fenced = dict(entry)
    for instruction in block.instructions:
        if fence := _fence(instruction):
            fenced = {access: known.stronger(fence) for access, known in fenced.items()}
        elif access := _access(function, instruction):
            for before, known in fenced.items():
                needed = known.between(before, access)
                pairs[before, access] = needed.weaker(pairs.get((before, access), needed))
            fenced[access] = _NONE
    return fenced


def _fence(instruction: Instruction) -> _Fence | None:
    """What fence an instruction is; None where it is none."""
    text = instruction.rest
    if instruction.op != "fence" and not (instruction.op == "call" and _FENCE.search(text)):
        return None
    if _PROXY.search(text):
        return None
    return _Fence(1 if _NARROW.search(text) else 2, bool(_CONSISTENT.search(text)))


def _access(function: Function, instruction: Instruction) -> _Access | None:
    """What an instruction accesses; None where it does not, or only its own thread's memory."""
    op, rest = instruction.op, instruction.rest
    if op == "call" and (assembly := _ASSEMBLY.search(rest)):
        op = assembly[1]
    if op not in _OPERATIONS or instruction.space == LOCAL:
        return None
    strong = bool(_STRONG.match(rest)) or instruction.op not in ("load", "store")
    shared = instruction.space == SHARED
    return _Access(_OPERATIONS[op], _root(function, rest), shared, strong)


def _root(function: Function, text: str) -> str:
    """The value that the first address in a text begins with; `?` where that is not one."""
    roots = _roots(function, pointer(text)[1], text, set())
    return roots.pop() if len(roots) == 1 else "?"


def _roots(function: Function, token: str, text: str, seen: set[str]) -> set[str]:
    """All values that an address may begin with; those that lead back to one that was seen, none.

    Args:
        function: Where it is used.
        token: Its name.
        text: In which it stands.
        seen: What was followed already; grows.
    """
    made = function.definitions.get(token)
    if made is None:
        variable = _VARIABLE.search(text) if token[:1] != "%" else None
        return {variable[0] if variable else token or "?"}
    if token in seen:
        return set()
    seen.add(token)
    if len(seen) > _MOST or (made.op not in _FOLLOWED and made.op not in _CHOSEN):
        return {"?"}
    if made.op in _FOLLOWED:
        return _roots(function, pointer(made.rest)[1], made.rest, seen)
    chosen = _CHOSEN[made.op].findall(made.rest)
    return {root for value in chosen for root in _roots(function, value, value, seen)}
