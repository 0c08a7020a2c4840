"""A program in two: what follows from its weights alone, and what is left for every launch.

Arguments that are marked `{gevo.weight}` do not change between launches. What is computed from
them and from constants alone, such as the factors of a matrix or weights in a shorter type, is
computed once, when they are loaded.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from gevo.program.base import Dialect, Program
from gevo.program.stablehlo.mlir import is_pure
from gevo.program.stablehlo.text import Module, Op, read_program

WEIGHT = "gevo.weight"
_MARKED = re.compile(r"%(a\d+): [^{}%]*\{[^{}]*gevo\.weight[^{}]*\}")
_CHEAP = frozenset(
    f"stablehlo.{name}" for name in ("broadcast_in_dim", "constant", "iota", "reshape", "slice")
)
"""Ops that XLA does in passing: what they take is kept, not what they give, which may be large."""


@dataclass(frozen=True)
class Halves:
    """A program in two.

    Attributes:
        prepare: A module whose @main takes `weights` and gives what the other one takes last.
        main: A module whose @main takes `kept`, then what is prepared.
        weights: Places of the arguments that the first takes.
        kept: Places of the arguments that the second takes.
    """

    prepare: str
    main: str
    weights: tuple[int, ...]
    kept: tuple[int, ...]


def weights_of(module: Module) -> frozenset[str]:
    """Names of the arguments that are marked as weights, of all functions."""
    heads = (part for part in module.layout if isinstance(part, str) and WEIGHT in part)
    return frozenset(name for head in heads for name in _MARKED.findall(head))


def early(ops: Sequence[Op], marked: Collection[str]) -> Mapping[str, Op]:
    """Ops that need nothing but weights and constants, by uid.

    Args:
        ops: Of one block, in program order.
        marked: Names of the weights.
    """
    found: dict[str, Op] = {}
    for op in ops:
        plain = len(op.form.results) == 1 and is_pure(op.form)
        if plain and all(ref in marked or ref in found for ref in _refs(op)):
            found[op.site.uid] = op
    return found


def halves(text: str) -> Halves | None:
    """A canonical text in two; None where nothing follows from weights alone, or it has loops.

    Raises:
        ProgramError: The text is not canonical.
    """
    if WEIGHT not in text:
        return None
    module = read_program(Program(Dialect.STABLEHLO, text, ("main",)))
    if list(module.bodies) != ["main"] or not all(op.text for op in module.ops.values()):
        return None
    return _Split(module).halves()


class _Split:
    def __init__(self, module: Module) -> None:
        block = module.blocks[module.bodies["main"]]
        self._arguments = {value.ref: value.type for value in block.arguments}
        self._ops = [module.ops[uid] for uid in block.order]
        self._early = early(self._ops, weights_of(module))

    def halves(self) -> Halves | None:
        late, frontier = self._late()
        if not frontier:
            return None
        before = self._needed(frontier)
        weights = [n for n, name in enumerate(self._arguments) if name in _taken(before)]
        kept = [n for n, name in enumerate(self._arguments) if name in _taken(late)]
        types = {uid: self._early[uid].site.type for uid in frontier}
        end = f'"func.return"({_names(frontier)}) : ({_types(types)}) -> ()'
        prepare = _module(self._head(weights), before, types, end)
        last = late[-1]
        results = {slot.key: slot.type for slot in last.site.slots}
        takes = {**self._head(kept), **types}
        main = _module(takes, late[:-1], results, last.text)
        return Halves(prepare, main, tuple(weights), tuple(kept))

    def _head(self, places: Sequence[int]) -> dict[str, str]:
        names = list(self._arguments)
        return {names[n]: self._arguments[names[n]] for n in places}

    def _late(self) -> tuple[list[Op], list[str]]:
        """What every launch computes, and the early values that it takes."""
        wanted: set[str] = set()
        late: list[Op] = []
        for op in reversed(self._ops):
            uid = op.site.uid
            if uid in self._early and not (uid in wanted and op.form.name in _CHEAP):
                continue
            late.append(op)
            wanted.update(_refs(op))
        again = {op.site.uid for op in late}
        frontier = [uid for uid in self._early if uid in wanted and uid not in again]
        return late[::-1], frontier

    def _needed(self, frontier: Sequence[str]) -> list[Op]:
        wanted = set(frontier)
        found: list[Op] = []
        for op in reversed(list(self._early.values())):
            if op.site.uid in wanted:
                found.append(op)
                wanted.update(_refs(op))
        return found[::-1]


def _refs(op: Op) -> list[str]:
    return [slot.value.ref.partition("#")[0] for slot in op.site.slots]


def _taken(ops: Sequence[Op]) -> set[str]:
    return {ref for op in ops for ref in _refs(op)}


def _names(uids: Sequence[str]) -> str:
    return ", ".join(f"%{uid}" for uid in uids)


def _types(types: Mapping[str, str]) -> str:
    return ", ".join(types.values())


def _module(
    takes: Mapping[str, str], ops: Sequence[Op], gives: Mapping[str, str], end: str
) -> str:
    arguments = ", ".join(f"%{name}: {type_}" for name, type_ in takes.items())
    body = "".join(f"    {op.text}\n" for op in ops)
    return (
        "module {\n"
        f"  func.func public @main({arguments}) -> ({_types(gives)}) {{\n"
        f"{body}    {end}\n  }}\n}}\n"
    )
