"""LLVM's own passes as moves: a text that is transformed keeps the names of what survives.

Before the passes run, results are called after their uids, and instructions without a result
carry theirs as metadata; LLVM hands both on to what takes an instruction's place. Afterwards
promises are scrubbed again, since further edits may make untrue what the passes inferred.

Passes and their options run in a child process: LLVM may crash or hang over a text, and its
options are those of the whole process.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.child import ChildDied, in_child
from gevo.errors import EditError
from gevo.program.llvm.handle import one_line, opened
from gevo.program.llvm.pipeline import run_o3, run_passes
from gevo.program.llvm.scrub import scrub, strip_comments
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.syntax.module import split_module
from gevo.program.ptx.expand import expanded

LIMIT_S = 60
"""Passes that take longer are given up; they take milliseconds."""
GROWTH = 3
"""A program may become that many times as long as the unmodified one."""
SMALL = 1500
"""A program of no more instructions is never too long: it compiles in no time."""
UNROLLED = ("2", "4", "8", "full")
"""How a loop can be unrolled."""
_REQUESTS = {
    f"unroll_{how}": '!{!"llvm.loop.unroll.full"}'
    if how == "full"
    else f'!{{!"llvm.loop.unroll.count", i32 {how}}}'
    for how in UNROLLED
}
"""What tells LLVM so; branches out of the loop keep it, and the loop when nothing comes of it."""

_TAG = "gevo.uid"
_OTHERS = "gevo.others"
_TAGGED = re.compile(rf", !{_TAG} !(\d+)")
_NODE = re.compile(r"!(\d+) = ")
_UID_NODE = re.compile(r'!(\d+) = !\{!"((?:u\d+|e[0-9a-f]+))"\}\Z')
_NAMED = re.compile(r"(u\d+|e[0-9a-f]+)\.\Z")
_LOOP = re.compile(r", !llvm\.loop !(\d+)")

_NO_OTHER = (
    "-unroll-threshold=1",
    "-unroll-partial-threshold=1",
    "-unroll-runtime=false",
    "-unroll-allow-peeling=false",
)
"""Only the loop that is asked for is unrolled."""
_MORE = ("-unroll-threshold=1500", "-unroll-runtime=true", "-unroll-allow-partial=true")
_TIDY = ("instruction_combine", "simplify_cfg")

ASSEMBLY = "assembly"
"""The pipeline that makes LLVM IR of inline assembly."""

Run = Callable[[Any], None]


def _passes(*names: str) -> Run:
    return lambda module: run_passes(module, names)


PIPELINES: Mapping[str, tuple[Sequence[str], Run]] = {
    "o3": ((), run_o3),
    "o3_same_size": ((), lambda module: run_o3(module, grow=False)),
    "o3_unroll": (_MORE, run_o3),
    "gvn": ((), _passes("new_gvn", *_TIDY)),
    "instcombine": ((), _passes("aggressive_instcombine", "instruction_combine")),
    "simplifycfg": ((), _passes("simplify_cfg")),
    "sroa": ((), _passes("sroa", *_TIDY)),
    "sccp": ((), _passes("sccp", "aggressive_dce", *_TIDY)),
    "reassociate": ((), _passes("reassociate", "new_gvn", *_TIDY)),
    "jump_threading": ((), _passes("jump_threading", *_TIDY)),
    "dse": ((), _passes("dead_store_elimination", *_TIDY)),
    "sinking": ((), _passes("sinking")),
    "rotate": ((), _passes("loop_rotate", *_TIDY)),
    "strength_reduce": ((), _passes("loop_strength_reduce", "instruction_combine")),
    ASSEMBLY: ((), _passes("always_inliner", *_TIDY)),
}
"""Options of LLVM, and what runs, by name.

Some passes are part of O3 only, since llvmlite does not expose them (licm, gvn, early-cse,
slp-vectorizer).
"""


@dataclass(frozen=True)
class Move:
    """One transformation.

    Attributes:
        loop: Uid of the branch that ends the loop, for `peel` and `unroll_…`; empty for a
            pipeline, which works on everything.
        name: `peel`, `unroll_` with one of UNROLLED, or a name of PIPELINES.
    """

    loop: str
    name: str


@dataclass(frozen=True)
class Named:
    """A text with the uids of its instructions, in order."""

    text: str
    uids: tuple[str, ...]


def transformed(program: Named, move: Move, occurrence: int, longest: int) -> Named:
    """What a move makes of a program, always the same.

    New instructions have uids that follow from the move, so what two patches have done alike
    has the same names in both.

    Args:
        program: A text as LLVM prints it, every value named.
        move: The transformation.
        occurrence: How many equal moves came before.
        longest: Instructions that the result may have.

    Raises:
        EditError: There is no such loop or pipeline, nothing changes, the result is too long,
            or LLVM fails.
    """
    try:
        return in_child(_transform, (program, move, occurrence, longest), LIMIT_S)
    except ChildDied as death:
        raise EditError(f"LLVM does not survive {_words(move)} ({death.reason})") from death
    except MemoryError as error:
        raise EditError(f"{_words(move)} takes too much memory") from error


def _words(move: Move) -> str:
    return f"{move.name} of {move.loop}" if move.loop else move.name


def _transform(program: Named, move: Move, occurrence: int, longest: int) -> Named:
    digest = hashlib.sha256(f"{move.loop} {move.name} {occurrence}".encode()).hexdigest()
    try:
        found = _run(program, move, f"e{digest[:12]}")
    except (RuntimeError, Unreadable) as error:
        reason = one_line(error) if isinstance(error, RuntimeError) else str(error)
        raise EditError(f"LLVM refuses {_words(move)}: {reason}") from error
    # LLVM keeps a loop that it cannot count, or that holds a barrier, as it is.
    if found.text == program.text or (move.loop and found.uids == program.uids):
        raise EditError(f"{_words(move)} changes nothing")
    if len(found.uids) > longest:
        raise EditError(f"{_words(move)} makes {len(found.uids)} instructions of {longest}")
    return found


def _run(program: Named, move: Move, prefix: str) -> Named:
    with opened(program.text) as module:
        names = _Names.of(module, program.uids)
        text = str(module)
    tagged, options, run = _prepared(_tagged(text, program.uids), move, program.uids)
    for option in options:
        llvm.set_option("gevo", option)  # pyright: ignore[reportUnknownMemberType]
    with opened(tagged) as module:
        run(module)
        names.restore(module, prefix)
        printed = str(module)
    kept = scrub(_loops_restored(printed, _REQUESTS.get(move.name)), also=frozenset((_TAG,)))
    with opened(kept) as module:
        uids = names.read(module, str(module), prefix)
    with opened(_TAGGED.sub("", kept)) as module:
        return Named(strip_comments(str(module)), uids)


def _prepared(lines: list[str], move: Move, uids: Sequence[str]) -> tuple[str, Sequence[str], Run]:
    """The text with what tells LLVM about loops, options of LLVM, and the passes."""
    if not move.loop:
        if move.name not in PIPELINES:
            raise EditError(f"there are no passes {move.name!r}; there are {', '.join(PIPELINES)}")
        text = _joined(lines)
        return expanded(text) if move.name == ASSEMBLY else text, *PIPELINES[move.name]
    free = _free_node(lines)
    places = {m[1]: n for n, line in enumerate(lines) if (m := _TAGGED.search(line))}
    numbers = {m[2]: m[1] for line in lines if (m := _UID_NODE.match(line))}
    place = places.get(numbers.get(move.loop, ""))
    if place is None or not lines[place].startswith("  br ") or move.loop not in uids:
        raise EditError(f"no loop ends at {move.loop}")
    if move.name == "peel":
        _forbid_others(lines, place, free)
        options = ("-unroll-force-peel-count=1", "-unroll-allow-peeling=true", *_NO_OTHER[:3])
    elif request := _REQUESTS.get(move.name):
        lines[place] = f"{_LOOP.sub('', lines[place])}, !llvm.loop !{free}"
        lines += (f"!{free} = distinct !{{!{free}, !{free + 1}}}", f"!{free + 1} = {request}")
        options = _NO_OTHER
    else:
        raise EditError(f"a loop cannot be transformed by {move.name!r}")
    passes = ("loop_simplify", "lcssa", "loop_rotate", "loop_unroll", *_TIDY)
    return _joined(lines), options, _passes(*passes)


def _forbid_others(lines: list[str], place: int, free: int) -> None:
    """Let LLVM leave every other loop alone; `_loops_restored` takes that back."""
    mark = f", !{free + 1}, !{free + 2}}}"
    lines[place] = _LOOP.sub("", lines[place])
    known = {m[1]: n for n, line in enumerate(lines) if (m := _NODE.match(line))}
    for n, line in enumerate(lines):
        if n == place or not line.startswith("  br "):
            continue
        if loop := _LOOP.search(line):
            node = known[loop[1]]
            if not lines[node].endswith(mark):
                lines[node] = lines[node][:-1] + mark
        else:
            lines[n] = f"{line}, !llvm.loop !{free}"
    lines += (
        f"!{free} = distinct !{{!{free}, !{free + 1}, !{free + 2}}}",
        f'!{free + 1} = !{{!"llvm.loop.unroll.disable"}}',
        f'!{free + 2} = !{{!"{_OTHERS}"}}',
    )


def _loops_restored(text: str, request: str | None) -> str:
    """The text without what `_prepared` has told LLVM about loops."""
    nodes = {m[2]: m[1] for m in re.finditer(r"^!(\d+) = (.*)$", text, re.MULTILINE)}
    if marker := nodes.get(f'!{{!"{_OTHERS}"}}'):
        text = re.sub(rf"(?<=\d), !\d+, !{marker}\}}$", "}", text, flags=re.MULTILINE)
    asked = rf"(?:, !{nodes[request]})?" if request in nodes else ""
    empty = re.findall(rf"^!(\d+) = distinct !\{{!\1{asked}\}}$", text, re.MULTILINE)
    return _LOOP.sub(lambda loop: "" if loop[1] in empty else loop[0], text)


def _tagged(text: str, uids: Sequence[str]) -> list[str]:
    """The lines, in which instructions without a result carry their uid."""
    lines: list[str] = []
    tags: list[str] = []
    free = _free_node(text.split("\n"))
    at = iter(uids)
    for part in split_module(text).layout:
        if isinstance(part, str):
            lines.append(part)
            continue
        lines.append(part.header)
        for label, body in part.blocks:
            lines.append(f"{label}:")
            for line in body:
                uid = next(at)
                if not re.match(r"\s+%", line):
                    tags.append(f'!{free + len(tags)} = !{{!"{uid}"}}')
                    line += f", !{_TAG} !{free + len(tags) - 1}"
                lines.append(line)
        lines.append("}")
    return [*lines, *tags]


def _free_node(lines: Iterable[str]) -> int:
    return max((int(m[1]) for line in lines if (m := _NODE.match(line))), default=-1) + 1


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


class _Names:
    """What instructions and blocks are called: before, while passes run, and after.

    While they run, names end in a dot: what LLVM calls a copy (`u12..1`) is then no uid.
    """

    def __init__(self) -> None:
        self._labels: dict[str, str] = {}
        self._blocks: dict[str, str] = {}
        self._uids: list[dict[str, str]] = []
        self._survived: set[tuple[int, str]] = set()

    @staticmethod
    def of(module: Any, uids: Sequence[str]) -> _Names:
        """Take the names of a module down and give it those that passes shall see."""
        names, at = _Names(), iter(uids)
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
                    if str(instruction.type) != "void":
                        known = _NAMED.match(instruction.name)
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
        nodes = {m[1]: m[2] for line in text.split("\n") if (m := _UID_NODE.match(line))}
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
                if (tag := _TAGGED.search(line)) and tag[1] in nodes:
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
