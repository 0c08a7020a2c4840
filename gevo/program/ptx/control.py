"""Rules for calls, returns and traps. Branches are in lift.py."""

from __future__ import annotations

from collections.abc import Mapping

from gevo.program.ptx.lifting import Lift, Rule, variable_type
from gevo.program.ptx.syntax import Group, Instruction, Name, Operand


def leave(w: Lift, i: Instruction) -> None:
    """`ret`."""
    del i
    end_function(w)


def end_function(w: Lift) -> None:
    """Return what the result holds."""
    returns = w.signatures[w.function.name][0]
    if returns == "void":
        w.end("ret void")
        return
    results = w.function.results
    total = "poison"
    for place, result in enumerate(results):
        type_ = variable_type(result)
        if result.name in w.symbols:
            value = w.temp(f"load {type_}, ptr {w.symbols[result.name].text}")
        else:
            value = w.read(Name(result.name), type_)
        if len(results) > 1:
            value = w.temp(f"insertvalue {returns} {total}, {type_} {value}, {place}")
        total = value
    w.end(f"ret {returns} {total}")


def finish(w: Lift, i: Instruction) -> None:
    """`exit`."""
    del i
    if w.function.kernel:
        w.end("ret void")
    else:
        w.emit(w.call("void", "llvm.nvvm.exit"))


def trap(w: Lift, i: Instruction) -> None:
    """`trap`, and `brkpt`, which stops only under a debugger."""
    if i.op == "trap":
        w.emit(w.call("void", "llvm.trap"))


def sleep(w: Lift, i: Instruction) -> None:
    """`nanosleep`."""
    w.emit(w.call("void", "llvm.nvvm.nanosleep", ("i32", w.read(i.operands[0], "i32"))))


def call(w: Lift, i: Instruction) -> None:
    """`call` of a function that is named."""
    operands = list(i.operands)
    gives = _items(operands.pop(0)) if isinstance(operands[0], Group) else ()
    target = operands[0]
    given = _items(operands[1]) if len(operands) > 1 else ()
    if not isinstance(target, Name) or target.text not in w.signatures:
        raise i.refused("gevo does not read calls through a pointer")
    returns, types = w.signatures[target.text]
    results = returns.strip("{ }").split(", ") if returns[0] == "{" else [returns]
    if len(given) != len(types) or len(gives) != (len(results) if returns != "void" else 0):
        raise i.refused(f"not the arguments and results that {target.text} has")
    passed = ", ".join(
        f"{type_} {_passed(w, operand, type_)}"
        for type_, operand in zip(types, given, strict=True)
    )
    text = f'call {returns} @"{target.text}"({passed})'
    if returns == "void":
        w.emit(text)
        return
    value = w.temp(text)
    for place, (into, type_) in enumerate(zip(gives, results, strict=True)):
        part = w.temp(f"extractvalue {returns} {value}, {place}") if len(results) > 1 else value
        if isinstance(into, Name) and into.text in w.symbols:
            w.emit(f"store {type_} {part}, ptr {w.symbols[into.text].text}")
        else:
            w.write(into, part, type_)


def _items(operand: Operand) -> tuple[Operand, ...]:
    """What stands in parentheses; vectors as their parts."""
    if not isinstance(operand, Group):
        return ()
    nested = (one.items if isinstance(one, Group) else (one,) for one in operand.items)
    return tuple(one for items in nested for one in items)


def _passed(w: Lift, operand: Operand, type_: str) -> str:
    """The value of an argument: what a parameter variable holds, or an operand."""
    if isinstance(operand, Name) and operand.text in w.symbols:
        return w.temp(f"load {type_}, ptr {w.symbols[operand.text].text}")
    if type_ == "ptr":
        return w.pointer(operand, 0)
    return w.read(operand, type_)


RULES: Mapping[str, Rule] = {
    "ret": leave, "exit": finish, "trap": trap, "brkpt": trap, "nanosleep": sleep, "call": call,
}  # fmt: skip
"""By opcode."""
