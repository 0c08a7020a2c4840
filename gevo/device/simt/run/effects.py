"""What the accesses of a kernel do, so that those of two programs can be compared.

The effect of a store is the colour (see `gevo.device.simt.conditions`) of its address and of what
it stores; that of a load its address, and the colours of all that takes what it gives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gevo.device.simt.conditions import Colors, color, colors, number_of, plain
from gevo.device.simt.model.ir import Instruction, read_function
from gevo.program.llvm.syntax.lexer import split_top
from gevo.program.llvm.syntax.module import Function
from gevo.program.llvm.syntax.types import take_type

_FLOW = frozenset(("br", "switch", "ret"))
_CONSTANTS = frozenset(("true", "false", "null", "zeroinitializer"))
_KEPT = 16
"""Functions of which the effects are kept."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What an instruction does.

    Attributes:
        color: Equal for what does the same.
        occurs: Instructions of the function with this colour.
        stores: The number that it stores; empty where that is no constant, or it does not store.
    """

    color: str
    occurs: int
    stores: str


@lru_cache(maxsize=_KEPT)
def effects(function: Function) -> Sequence[Effect]:
    """The effects of a cleaned function's instructions, in program order."""
    read = read_function(function)
    names = [argument.value for argument in function.signature.arguments]
    found = colors(read, {name: f"argument {n}" for n, name in enumerate(names)})
    told = [
        " ".join([color(one, found), *sorted(_takes(user, found) for user in users)])
        for one in read.instructions()
        for users in [read.users.get(one.name, ()) if one.name else ()]
    ]
    times = Counter(told)
    return tuple(
        Effect(name, times[name], _stored(one))
        for name, one in zip(told, read.instructions(), strict=True)
    )


def _takes(user: Instruction, found: Colors) -> str:
    """What an instruction does that takes a value; where it then goes on is no part of it."""
    return user.op if user.op in _FLOW else color(user, found)


def _stored(one: Instruction) -> str:
    """The number that an instruction stores; empty where that is none."""
    if one.op != "store":
        return ""
    kind, value = take_type(split_top(plain(one))[0])
    return f"{kind} {value}" if number_of(value) is not None or value in _CONSTANTS else ""
