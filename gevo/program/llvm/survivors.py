"""What instructions are called before LLVM's passes run, and after: survivors keep their names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gevo.program.llvm.syntax.module import split_module

TAG = "gevo.uid"
"""The metadata in which instructions without a result carry their uid."""
TAGGED = re.compile(rf", !{TAG} !(\d+)")
UID_NODE = re.compile(r'!(\d+) = !\{!"((?:u\d+|e[0-9a-f]+))"\}\Z')
_NAMED = re.compile(r"(u\d+|e[0-9a-f]+)\.\Z")


class Names:
    """What instructions and blocks are called: before, while passes run, and after.

    While they run, names end in a dot: what LLVM calls a copy (`u12..1`) is then no uid.
    """

    def __init__(self) -> None:
        self._labels: dict[str, str] = {}
        self._blocks: dict[str, str] = {}
        self._uids: list[dict[str, str]] = []
        self._survived: set[tuple[int, str]] = set()

    @staticmethod
    def of(module: Any, uids: Sequence[str]) -> Names:
        """Take the names of a module down and give it those that passes shall see."""
        names, at = Names(), iter(uids)
        for function in _defined(module):
            for block in function.blocks:
                stands = f"b{len(names._blocks)}."
                names._blocks[stands], block.name = block.name, stands
                for instruction in block.instructions:
                    uid = next(at)
                    if instruction.name:
                        names._labels[uid], instruction.name = instruction.name, f"{uid}."
        return names

    def restore(self, module: Any, prefix: str) -> None:
        """Old names for what survived; new ones, which begin with `prefix`, for the rest."""
        count = 0
        for index, function in enumerate(_defined(module)):
            wanted: list[tuple[Any, str]] = []
            uids: list[tuple[Any, str]] = []
            for block in function.blocks:
                old = self._blocks.get(block.name)
                wanted.append((block, old or f"b.{count}"))
                if old:
                    self._survived.add((index, old))
                for instruction in block.instructions:
                    count += 1
                    name = instruction.name
                    if name or str(instruction.type) != "void":
                        known = _NAMED.match(name)
                        uid = known[1] if known else f"{prefix}a{count:04x}"
                        wanted.append((instruction, self._labels.get(uid, uid)))
                        uids.append((instruction, uid))
            for value, _ in wanted:
                value.name = ""
            for value, name in wanted:
                value.name = name
            self._uids.append({value.name: uid for value, uid in uids})

    def read(self, module: Any, text: str, prefix: str) -> tuple[str, ...]:
        """The uids of all instructions of a scrubbed module, whose text this is."""
        nodes = {m[1]: m[2] for line in text.split("\n") if (m := UID_NODE.match(line))}
        found: list[str] = []
        for index, (function, lines) in enumerate(
            zip(_defined(module), split_module(text).functions, strict=True)
        ):
            uids = self._uids[index]
            tags = _owners(self._tags(index, lines.blocks, nodes))
            for place, (block, (_, body)) in enumerate(
                zip(function.blocks, lines.blocks, strict=True)
            ):
                for at, (instruction, _) in enumerate(zip(block.instructions, body, strict=True)):
                    uid = uids.get(instruction.name) or tags.get((place, at))
                    found.append(uid or f"{prefix}b{len(found):04x}")
        return tuple(found)

    def _tags(
        self, function: int, blocks: Iterable[tuple[str, list[str]]], nodes: Mapping[str, str]
    ) -> Iterator[tuple[str, bool, tuple[int, int]]]:
        """Uids that instructions carry, whether their block is an old one, and their places."""
        for place, (label, body) in enumerate(blocks):
            old = (function, label.strip('"')) in self._survived
            for at, line in enumerate(body):
                if (tag := TAGGED.search(line)) and tag[1] in nodes:
                    yield nodes[tag[1]], old, (place, at)


def _owners(tags: Iterable[tuple[str, bool, tuple[int, int]]]) -> Mapping[tuple[int, int], str]:
    """Which of several copies of an instruction is it: the first in an old block, or at all."""
    best: dict[str, tuple[bool, tuple[int, int]]] = {}
    for uid, old, place in tags:
        if uid not in best or (old and not best[uid][0]):
            best[uid] = old, place
    return {place: uid for uid, (_, place) in best.items()}


def _defined(module: Any) -> Iterator[Any]:
    return (function for function in module.functions if not function.is_declaration)
