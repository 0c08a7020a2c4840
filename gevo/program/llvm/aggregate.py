"""Sums of floats that a warp's lanes add to one address, of which one lane adds all.

Atomics on one address follow one another. Where the address is the same for all threads, and all
lanes of a warp come to the addition together, they add up their numbers by shuffles, and one of
them does one atomic (Adinetz, *CUDA Pro Tip: Optimized Filtering with Warp-Aggregated Atomics*,
NVIDIA 2014). Where fewer come, each does its own. Floats add up to something else in another
order, so this is for searches with a tolerance. Integers are left alone: for them ptxas does the
same (13.0, sm_75 to sm_90: `VOTE` and `POPC` for equal numbers, `REDUX` for others).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from gevo.errors import EditError
from gevo.program.llvm.body import Body, BodyBlock
from gevo.program.llvm.coarse_plan import callee, is_known
from gevo.program.llvm.text import Function, Instruction, Module

_ATOMIC = re.compile(r"atomicrmw fadd ptr(?: addrspace\([13]\))? \Z")
RELAXED = re.compile(r" (?:monotonic|seq_cst)(?=,|\Z)")
"""What becomes a relaxed atomic of PTX."""
_FENCE = re.compile(r"llvm\.nvvm\.(?:membar|fence)")
_OBSERVING = re.compile(r"load (?:atomic|volatile)\b")
_ORDERING = re.compile(r" (?:acquire|release|acq_rel)\b")
_SHARED_BY_ALL = re.compile(
    r"llvm\.nvvm\.read\.ptx\.sreg\.(?:n?ctaid|ntid)\.[xyz]\Z|llvm\.[su](?:min|max)\.|llvm\.abs\."
)
_COMPUTED = frozenset(
    "add sub mul udiv sdiv urem srem shl lshr ashr and or xor icmp select getelementptr trunc "
    "zext sext addrspacecast".split()
)
_MASK, _LANE = "llvm.nvvm.activemask", "llvm.nvvm.read.ptx.sreg.laneid"
_SHUFFLE = "llvm.nvvm.shfl.sync.bfly.f32"
_DECLARED = {
    _MASK: f"declare i32 @{_MASK}()",
    _LANE: f"declare i32 @{_LANE}()",
    _SHUFFLE: f"declare float @{_SHUFFLE}(i32, float, i32, i32)",
}
_DEPTH = 32
"""An address that takes more instructions, one after the other, is not looked at."""


def aggregatable(module: Module, function: Function) -> Iterator[str]:
    """Uids of the atomics of a kernel that one lane can do for all."""
    for one in module.inside(function):
        if _ATOMIC.match(one.pieces[0]):
            try:
                _require_plain(module, function, one)
            except EditError:
                continue
            yield one.uid


def aggregated(module: Module, uid: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which one lane of a warp does an atomic for all that come to it together.

    Args:
        module: The module.
        uid: The atomic.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such atomic, or it is not known whether the sum is the same.
    """
    one = module.instructions.get(uid)
    if one is None:
        raise EditError(f"there is no atomic {uid}")
    function = module.functions[one.function]
    _require_plain(module, function, one)
    return _written(one, Body(module, function, prefix))


def _require_plain(module: Module, function: Function, one: Instruction) -> None:
    """Raise EditError unless one lane can do an atomic for all."""
    if not function.kernel:
        raise EditError(f"{one.uid}: the arguments of {function.name} may differ between threads")
    if (
        not _ATOMIC.match(one.pieces[0])
        or not RELAXED.match(one.pieces[-1])
        or one.type != "float"
    ):
        raise EditError(f"{one.uid} ({one.op}) adds no floats, or not at once")
    every = list(module.inside(function))
    if any(_orders(o) for o in every):
        raise EditError(f"{one.uid}: a fence orders what each thread did before its own atomic")
    used = {operand.value.ref for o in every for operand in o.operands}
    if any(_observes(o, used) for o in every):
        raise EditError(f"{one.uid}: what each lane finds there would not be known")
    if not _same(module, one.operands[0].value.ref):
        raise EditError(f"{one.uid}: lanes may name different addresses")


def _orders(one: Instruction) -> bool:
    """Whether others that see what it does may rely on what its thread did before."""
    if one.op == "call":
        return bool(_FENCE.match(callee(one))) or not (is_known(one) or callee(one) == _MASK)
    return one.op == "fence" or bool(_ORDERING.search(one.pieces[-1]))


def _observes(one: Instruction, used: Collection[str]) -> bool:
    """Whether a thread may look for what it has just added: before lane 0 has added it, then."""
    atomic = one.op in ("atomicrmw", "cmpxchg") and one.uid in used
    return atomic or bool(_OBSERVING.match(one.pieces[0]))


def _same(module: Module, ref: str, depth: int = _DEPTH) -> bool:
    """Whether a value is the same in all threads of the block, wherever they are."""
    one = module.instructions.get(ref)
    if one is None:
        return ref not in ("undef", "poison")
    known = one.op in _COMPUTED or _SHARED_BY_ALL.match(callee(one))
    refs = (operand.value.ref for operand in one.operands)
    return bool(known) and depth > 0 and all(_same(module, ref, depth - 1) for ref in refs)


def _written(one: Instruction, body: Body) -> tuple[str, tuple[str, ...]]:
    """The atomic as it was for lanes that come alone, and one for a whole warp."""
    body.declared |= _DECLARED
    block = body.block(one.block)
    at = next(n for n, line in enumerate(block.lines) if line.uid == one.uid)
    each, whole, leader, after = (BodyBlock(body.label()) for _ in range(4))
    each.lines = [block.lines[at]]
    after.lines = block.lines[at + 1 :]
    into = block.lines
    del into[at:]
    mask = body.new(f"call i32 @{_MASK}()", into)
    every = body.new(f"icmp eq i32 {mask}, -1", into)
    body.void(f"br i1 {every}, label {whole.label}, label {each.label}", into)
    pointer, total = (body.text_of(operand.value.ref) for operand in one.operands)
    for distance in (16, 8, 4, 2, 1):
        given = f"i32 -1, float {total}, i32 {distance}, i32 31"
        other = body.new(f"call float @{_SHUFFLE}({given})", whole.lines)
        total = body.new(f"fadd float {total}, {other}", whole.lines)
    lane = body.new(f"call i32 @{_LANE}()", whole.lines)
    first = body.new(f"icmp eq i32 {lane}, 0", whole.lines)
    body.void(f"br i1 {first}, label {leader.label}, label {after.label}", whole.lines)
    body.new(f"{one.pieces[0]}{pointer}{one.pieces[1]}{total}{one.pieces[2]}", leader.lines)
    for some in (each, leader):
        body.void(f"br label {after.label}", some.lines)
    for line in (line for other in body.blocks for line in other.lines):
        if " = phi " in line.text:
            line.text = line.text.replace(f", {block.label} ]", f", {after.label} ]")
    place = body.blocks.index(block) + 1
    body.blocks[place:place] = [each, whole, leader, after]
    return body.printed()
