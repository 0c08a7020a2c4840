"""Rules for barriers and warp-wide operations. Source: PTX ISA 8.8, 9.7.9.6 and 9.7.13."""

from __future__ import annotations

from collections.abc import Mapping

from gevo.program.ptx.emitter import CONVERGENT
from gevo.program.ptx.lifting import Lift, Rule
from gevo.program.ptx.syntax import Both, Instruction, Operand

_REDUCTIONS = frozenset(("popc", "and", "or"))


def barrier(w: Lift, i: Instruction) -> None:
    """`bar` and `barrier`, but for those of clusters."""
    if i.has("warp"):
        mask = ("i32", w.read(i.operands[0], "i32"))
        w.emit(w.call("void", "llvm.nvvm.bar.warp.sync", mask, attributes=CONVERGENT))
        return
    aligned = ".aligned" if i.op == "bar" or i.has("aligned") else ""
    if i.has("red"):
        _reducing_barrier(w, i, aligned)
        return
    arguments = [("i32", w.read(operand, "i32")) for operand in i.operands]
    verb = "arrive" if i.has("arrive") else "sync"
    count = "count" if len(arguments) == 2 else "all"
    name = f"llvm.nvvm.barrier.cta.{verb}{aligned}.{count}"
    w.emit(w.call("void", name, *arguments, attributes=CONVERGENT))


def _reducing_barrier(w: Lift, i: Instruction, aligned: str) -> None:
    target, *numbers, predicate = i.operands
    arguments = [("i32", w.read(operand, "i32")) for operand in numbers]
    arguments.append(("i1", w.read(predicate, "i1")))
    operation = i.one_of(_REDUCTIONS)
    count = "count" if len(numbers) == 2 else "all"
    returns = "i32" if operation == "popc" else "i1"
    name = f"llvm.nvvm.barrier.cta.red.{operation}{aligned}.{count}"
    w.write(target, w.value(returns, name, *arguments, sync=CONVERGENT), returns)


def _write_pair(w: Lift, target: Operand, pair: str) -> None:
    """A value and a predicate, of which the second may not be asked for."""
    first = target.first if isinstance(target, Both) else target
    w.write(first, w.temp(f"extractvalue {{ i32, i1 }} {pair}, 0"), "i32")
    if isinstance(target, Both):
        w.write(target.second, w.temp(f"extractvalue {{ i32, i1 }} {pair}, 1"), "i1")


_MODES = frozenset(("up", "down", "bfly", "idx"))


def _members(w: Lift, i: Instruction, place: int) -> tuple[str, str]:
    """The mask of who takes part; of old forms without `.sync` those who are there."""
    if i.has("sync"):
        return "i32", w.read(i.operands[place], "i32")
    return "i32", w.value("i32", "llvm.nvvm.activemask", sync=CONVERGENT)


def shuffle(w: Lift, i: Instruction) -> None:
    """`shfl`."""
    value, lane, clamp = (("i32", w.read(o, "i32")) for o in i.operands[1:4])
    mask = _members(w, i, 4)
    name = f"llvm.nvvm.shfl.sync.{i.one_of(_MODES)}.i32"
    arguments = (mask, value, lane, clamp)
    if isinstance(i.operands[0], Both):
        pair = w.value("{ i32, i1 }", f"{name}p", *arguments, sync=CONVERGENT)
        _write_pair(w, i.operands[0], pair)
    else:
        w.write(i.operands[0], w.value("i32", name, *arguments, sync=CONVERGENT), "i32")


_VOTES = frozenset(("all", "any", "uni", "ballot"))


def vote(w: Lift, i: Instruction) -> None:
    """`vote`."""
    kind = i.one_of(_VOTES)
    returns = "i32" if kind == "ballot" else "i1"
    mask, flag = _members(w, i, 2), ("i1", w.read(i.operands[1], "i1"))
    name = f"llvm.nvvm.vote.{kind}.sync"
    w.write(i.operands[0], w.value(returns, name, mask, flag, sync=CONVERGENT), returns)


def match(w: Lift, i: Instruction) -> None:
    """`match.sync`."""
    type_ = w.type_of(i)
    arguments = ("i32", w.read(i.operands[2], "i32")), (type_, w.read(i.operands[1], type_))
    if i.has("all"):
        name = f"llvm.nvvm.match.all.sync.{type_}p"
        _write_pair(w, i.operands[0], w.value("{ i32, i1 }", name, *arguments, sync=CONVERGENT))
    else:
        name = f"llvm.nvvm.match.any.sync.{type_}"
        w.write(i.operands[0], w.value("i32", name, *arguments, sync=CONVERGENT), "i32")


_REDUX = frozenset("add min max and or xor".split())


def reduce(w: Lift, i: Instruction) -> None:
    """`redux.sync`."""
    kind = i.one_of(_REDUX)
    name = f"u{kind}" if kind in ("min", "max") and i.type[0] == "u" else kind
    arguments = (("i32", w.read(operand, "i32")) for operand in i.operands[1:3])
    value = w.value("i32", f"llvm.nvvm.redux.sync.{name}", *arguments, sync=CONVERGENT)
    w.write(i.operands[0], value, "i32")


def elect(w: Lift, i: Instruction) -> None:
    """`elect.sync`: the first lane of the mask."""
    mask = w.read(i.operands[1], "i32")
    first = w.value("i32", "llvm.cttz.i32", ("i32", mask), ("i1", "false"))
    lane = w.value("i32", "llvm.nvvm.read.ptx.sreg.laneid")
    target = i.operands[0]
    w.write(target.first if isinstance(target, Both) else target, first, "i32")
    if isinstance(target, Both):
        w.write(target.second, w.temp(f"icmp eq i32 {lane}, {first}"), "i1")


def active_mask(w: Lift, i: Instruction) -> None:
    """`activemask`."""
    w.write(i.operands[0], w.value("i32", "llvm.nvvm.activemask", sync=CONVERGENT), "i32")


RULES: Mapping[str, Rule] = {
    "bar": barrier, "barrier": barrier, "shfl": shuffle, "vote": vote, "match": match,
    "redux": reduce, "activemask": active_mask, "elect": elect,
}  # fmt: skip
"""By opcode."""
