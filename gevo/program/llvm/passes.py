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
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.child import ChildDied, in_child
from gevo.errors import EditError
from gevo.program.base import Assumed
from gevo.program.condition import COMPARISONS, Comparison, Condition, Number
from gevo.program.llvm.accumulate import PARTS, accumulated, longest_sum
from gevo.program.llvm.aggregate import aggregatable, aggregated
from gevo.program.llvm.algebra import simplified
from gevo.program.llvm.body import Body
from gevo.program.llvm.coarsen import FACTORS, FURTHER, coarsened
from gevo.program.llvm.count import COUNTS, counted
from gevo.program.llvm.divide import undivided
from gevo.program.llvm.if_convert import (
    convertible,
    if_converted,
    unconverted,
    unconvertible,
)
from gevo.program.llvm.keep import kept
from gevo.program.llvm.pipeline import emitted, one_line, opened, run_o3, run_passes
from gevo.program.llvm.prefetch import prefetchable, prefetched
from gevo.program.llvm.privatize import privatized
from gevo.program.llvm.remap import remapped
from gevo.program.llvm.scrub import scrub, strip_comments
from gevo.program.llvm.separate import pointers, scopes
from gevo.program.llvm.single import shortened
from gevo.program.llvm.stage import staged
from gevo.program.llvm.stage_rows import staged_rows
from gevo.program.llvm.survivors import TAG, TAGGED, UID_NODE, Names
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.syntax.module import split_module
from gevo.program.llvm.tail import tailable, tailed
from gevo.program.llvm.text import Function, Module, read_module
from gevo.program.llvm.told import Told, clauses, ranges
from gevo.program.ptx.expand import expanded

LIMIT_S = 60
"""Passes that take longer are given up; they take milliseconds."""
GROWTH = 3
"""A program may become that many times as long as the unmodified one."""
SMALL = 1500
"""A program of no more instructions is never too long: it compiles in no time."""
LESS = 0.99
"""Part of the instructions that other arithmetic may leave, to be worth it."""
UNROLLED = ("2", "4", "8", "full")
"""How a loop can be unrolled."""
_REQUESTS = {
    f"unroll_{how}": '!{!"llvm.loop.unroll.full"}'
    if how == "full"
    else f'!{{!"llvm.loop.unroll.count", i32 {how}}}'
    for how in (*UNROLLED, *map(str, COUNTS))
}
"""What tells LLVM so; branches out of the loop keep it, and the loop when nothing comes of it."""

WIDE = (*((1 << bits) - 1 for bits in (30, 28, 26, 24, 22, 20, 18, 16)), 46340)
"""Upper bounds that may do as well as a closer one: sums and small multiples of the first ones fit
31 bits, and so do products of two of the last ones."""
_OTHERS = "gevo.others"
_NODE = re.compile(r"!(\d+) = ")
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
NOALIAS = "noalias"
"""The move that lets LLVM assume of some arrays of a kernel that they overlap no other."""
ASSUME = "assume"
"""The move that lets LLVM assume a condition on the launches of a kernel."""
COARSEN = "coarsen_"
"""The beginning of moves that let one thread do the work of several; the number follows."""
NEAR = "_stride_1"
"""The end of those of these moves in which the several are neighbours."""
REMAP = "remap"
"""The move that gives the threads of a block other places."""
DIVIDE = "divide"
"""The move that multiplies where a kernel divides integers by a value."""
KEEP = "keep"
"""The move that keeps a thread's own elements of shared arrays in registers."""
ALGEBRA = "algebra"
"""The move that computes a kernel's integers and addresses as is cheapest."""
SINGLE = "single"
"""The move that computes with floats what was computed with doubles."""
COUNTED = "counted_"
"""The beginning of moves that count a loop's rounds and unroll it; by how many follows."""
ACCUMULATE = "accumulate_"
"""The beginning of moves that keep the sums of a loop in several parts; the number follows."""

AGGREGATE = "aggregate"
"""The move that lets one lane of a warp add for all of them."""
IF_CONVERT = "if_convert"
"""The move that computes a branch's arms, and selects."""
PREFETCH = "prefetch"
"""The move by which a loop loads what its next round takes."""
TAIL = "tail"
"""The move by which one warp does the end of a reduction."""
BRANCH = "branch"
"""The move that branches where was a selection."""
PRIVATIZE = "privatize"
"""The move that lets a block add to an array of its own first."""
STAGE = "stage_"
"""The beginning of moves that stage a loop's loads in shared memory; the blocks' shape follows."""
_STAGED = re.compile(r"stage_(\d{1,4})x(\d{1,4})(_double|_rows(\d{1,2}))?\Z", re.ASCII)

SAME_SIZE = "o3_same_size"
"""The pipeline without unrolling."""


@dataclass(frozen=True)
class AtSite:
    """A move that is about one instruction.

    Attributes:
        sites: The uids of a function's instructions that it may be about.
        written: The module after it, given one of these uids and a prefix for new ones.
    """

    sites: Callable[[Module, Function], Iterator[str]]
    written: Callable[[Module, str, str], tuple[str, tuple[str, ...]]]


AT_SITES: Mapping[str, AtSite] = {
    AGGREGATE: AtSite(aggregatable, aggregated),
    IF_CONVERT: AtSite(convertible, if_converted),
    BRANCH: AtSite(unconvertible, unconverted),
    PREFETCH: AtSite(prefetchable, prefetched),
    TAIL: AtSite(tailable, tailed),
}
"""Moves about one instruction, by name."""

Run = Callable[[Any], None]
T = TypeVar("T")


def _passes(*names: str) -> Run:
    return lambda module: run_passes(module, names)


PIPELINES: Mapping[str, tuple[Sequence[str], Run]] = {
    "o3": ((), run_o3),
    SAME_SIZE: ((), lambda module: run_o3(module, grow=False)),
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
        target: Uid of the branch that ends the loop, for `peel`, `unroll_…`, `counted_…`,
            `stage_…`, `accumulate_…` and `prefetch`; of the atomic for `aggregate`, of the branch
            for `if_convert`, of the selection for `branch`; `kernel#0,2` with the
            numbers of its parameters for `noalias`, with one for `privatize`, `kernel#arg3 >= 1`
            with a condition for `assume`, `kernel#y` with an axis for `coarsen_…`, `kernel#tiles`
            with a shape for `remap`, `kernel#a3` with a divisor for `divide`, `kernel#u14` with
            a region for `single`, a kernel's name for `keep` and `algebra`; empty for a pipeline,
            which works on everything.
        name: `peel`, `unroll_` with one of UNROLLED, `counted_`, `coarsen_` or `accumulate_` with
            a number, `stage_16x16` with a shape of blocks (and `_double`, or `_rows8`), `remap`,
            one of AT_SITES, `privatize`, `divide`, `keep`, `algebra`, `single`, `noalias`,
            `assume`, or a name of PIPELINES.
    """

    target: str
    name: str

    @property
    def parameters(self) -> tuple[str, frozenset[int]]:
        """Of `noalias` and `privatize`: the kernel and the numbers; raises EditError."""
        kernel, _, numbers = self.target.rpartition("#")
        if not re.fullmatch(r"\d{1,4}(?:,\d{1,4})*", numbers, re.ASCII):
            raise EditError(f"{numbers!r} are no numbers of parameters")
        return kernel, frozenset(map(int, numbers.split(",")))


def noalias(kernel: str, parameters: Iterable[int]) -> Move:
    """The move that assumes of some parameters of a kernel that they overlap no other.

    Raises:
        EditError: There are none.
    """
    if not (numbers := sorted(parameters)):
        raise EditError(f"{kernel} has no such arrays to be assumed not to overlap")
    return Move(f"{kernel}#{','.join(map(str, numbers))}", NOALIAS)


@dataclass(frozen=True)
class Named:
    """A text with the uids of its instructions, in order, and its structure where it was read."""

    text: str
    uids: tuple[str, ...]
    module: Module | None = field(default=None, compare=False, repr=False)


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
    found = _apart_from_here(_transform, program, move, occurrence)
    if len(found.uids) > longest:
        raise EditError(f"{_words(move)} makes {len(found.uids)} instructions of {longest}")
    return found


def needed(program: Named, move: Move, occurrence: int) -> Assumed:
    """What `noalias` or `assume` relies on to give what it gives.

    Each pair of arrays and each comparison is given up where LLVM does the same without it.

    Raises:
        EditError: As `transformed` does.
    """
    return _apart_from_here(_needed, program, move, occurrence)


def _apart_from_here(
    do: Callable[[Named, Move, str], T], program: Named, move: Move, occurrence: int
) -> T:
    """Do that in a child process, with the beginning of the names of new instructions."""
    words = f"{move.target} {move.name} {occurrence}"
    prefix = f"e{hashlib.sha256(words.encode()).hexdigest()[:12]}"
    try:
        return in_child(_refusing, (do, program, move, prefix), LIMIT_S)
    except ChildDied as death:
        raise EditError(f"LLVM does not survive {_words(move)} ({death.reason})") from death
    except MemoryError as error:
        raise EditError(f"{_words(move)} takes too much memory") from error


def _refusing(do: Callable[[Named, Move, str], T], program: Named, move: Move, prefix: str) -> T:
    try:
        return do(program, move, prefix)
    except (RuntimeError, Unreadable) as error:
        reason = one_line(error) if isinstance(error, RuntimeError) else str(error)
        raise EditError(f"LLVM refuses {_words(move)}: {reason}") from error


def _words(move: Move) -> str:
    return f"{move.name} of {move.target}" if move.target else move.name


def _transform(program: Named, move: Move, prefix: str) -> Named:
    if move.name in (NOALIAS, ASSUME):
        found = _assuming(program, prefix, _assumed(program, move))
        same = found.text == _run(program, Move("", SAME_SIZE), prefix).text
    elif move.name.startswith(ACCUMULATE):
        found, same = _accumulated(program, move, prefix), False
    elif move.name.startswith(COUNTED):
        found, same = _counted(program, move, prefix), False
    elif move.name in (DIVIDE, SINGLE):
        (name, _, of), module = move.target.rpartition("#"), _read(program)
        made = (undivided if move.name == DIVIDE else shortened)(module, name, of, prefix)
        found, same = _run(Named(*made), Move("", "gvn"), prefix), False
    elif move.name == ALGEBRA:
        found, same = _simplified(program, move, prefix), False
    elif move.name in AT_SITES:
        made = AT_SITES[move.name].written(_read(program), move.target, prefix)
        found, same = _run(Named(*made), Move("", "gvn"), prefix), False
    elif move.name in (REMAP, PRIVATIZE, KEEP) or move.name.startswith((COARSEN, STAGE)):
        found = _run(_rearranged(program, move, prefix), Move("", SAME_SIZE), prefix)
        same = False
    else:
        found = _run(program, move, prefix)
        # LLVM keeps a loop that it cannot count, or that holds a barrier, as it is.
        same = found.text == program.text or (move.target and found.uids == program.uids)
    if same:
        raise EditError(f"{_words(move)} changes nothing")
    return found


def _read(program: Named) -> Module:
    return program.module or read_module(program.text, program.uids)


def _rearranged(program: Named, move: Move, prefix: str) -> Named:
    """A kernel whose threads do what they did in other places, or several at once."""
    kernel, _, how = move.target.rpartition("#")
    module = _read(program)
    if move.name == KEEP:
        return Named(*kept(module, move.target, prefix))
    if move.name == PRIVATIZE:
        kernel, numbers = move.parameters
        return Named(*privatized(program.text, module, kernel, min(numbers), prefix))
    if shape := _STAGED.match(move.name):
        size = int(shape[1]), int(shape[2])
        if shape[4]:
            rows = int(shape[4])
            return Named(*staged_rows(program.text, module, move.target, size, rows, prefix))
        return Named(*staged(program.text, module, move.target, size, bool(shape[3]), prefix))
    if move.name == REMAP:
        return Named(*remapped(module, kernel, how, prefix))
    near = move.name.endswith(NEAR)
    names = {f"{COARSEN}{n}": n for n in (*FACTORS, FURTHER)}
    factor = names.get(move.name.removesuffix(NEAR), 0)
    return Named(*coarsened(module, kernel, how, factor, prefix, near))


def _simplified(program: Named, move: Move, prefix: str) -> Named:
    """A kernel with other arithmetic, of which the code generator makes fewer instructions.

    It does much of that itself (`SeparateConstOffsetFromGEP`, `StraightLineStrengthReduce`), so a
    shorter text may come to the same code.
    """
    known = _run(program, Move("", SAME_SIZE), f"{prefix}f", derived=True)
    made = simplified(_read(known), move.target, prefix)
    found = _run(Named(*made), Move("", "gvn"), prefix)
    texts = scrub(known.text), found.text
    before, after = (emitted(text, move.target) for text in texts)
    if after >= before * LESS:
        raise EditError(f"the code generator does as well without {_words(move)}")
    return found


def _accumulated(program: Named, move: Move, prefix: str) -> Named:
    """A loop with its sums in parts, after LLVM has unrolled it where it does not add enough."""
    parts = next((n for n in PARTS if move.name == f"{ACCUMULATE}{n}"), 0)
    module = _read(program)
    if 0 < longest_sum(module, move.target) < parts:
        unrolled = _run(program, Move(move.target, f"unroll_{parts}"), f"{prefix}f")
        module = read_module(unrolled.text, unrolled.uids)
    return _run(
        Named(*accumulated(module, move.target, parts, prefix)), Move("", "instcombine"), prefix
    )


def _counted(program: Named, move: Move, prefix: str) -> Named:
    """A loop with counted rounds, unrolled."""
    times = next((n for n in COUNTS if move.name == f"{COUNTED}{n}"), 0)
    if not times:
        raise EditError(f"a loop cannot be transformed by {move.name!r}")
    loop = Named(*counted(_read(program), move.target, prefix))
    found = _run(loop, Move(move.target, f"unroll_{times}"), f"{prefix}f")
    if len(found.uids) <= len(loop.uids):
        raise EditError(f"{_words(move)} changes nothing")
    return _may_be_unrolled(found, move.target)


def _may_be_unrolled(program: Named, branch: str) -> Named:
    """Without what LLVM tells the next compiler: not to unroll a loop that it has unrolled.

    ptxas, which is told by a pragma, would unroll it once more, as it does with what NVIDIA's own
    compiler has unrolled, so that more loads are under way at once.
    """
    module = _read(program)
    last = module.instructions.get(branch)
    if last is None:  # no loop is left of few rounds
        return program
    body = Body(module, module.functions[last.function], "")
    end = body.block(last.block).lines[-1]
    end.text = _LOOP.sub("", end.text)
    text, uids = body.printed()
    with opened(text) as handle:
        return Named(strip_comments(str(handle)), uids)


def _needed(program: Named, move: Move, prefix: str) -> Assumed:
    assumed = _assumed(program, move)
    whole = _assuming(program, prefix, assumed).text
    for pair in sorted(assumed.apart):
        less = replace(assumed, apart=tuple(one for one in assumed.apart if one != pair))
        assumed = less if _assuming(program, prefix, less).text == whole else assumed
    for clause in clauses(assumed.condition) if assumed.condition else ():
        others = (one for one in clauses(assumed.condition) if one != clause)
        less = replace(assumed, condition=str(Condition(tuple(others))))
        assumed = less if _assuming(program, prefix, less).text == whole else assumed
    for clause in clauses(assumed.condition) if assumed.condition else ():
        wider = (_with(assumed, clause, other) for other in _wider(clause))
        same = (one for one in wider if _assuming(program, prefix, one).text == whole)
        assumed = next(same, assumed)
    return assumed


def _with(assumed: Assumed, clause: Comparison, other: Comparison) -> Assumed:
    """Another comparison in place of one."""
    every = [other if one == clause else one for one in clauses(assumed.condition)]
    return replace(assumed, condition=str(Condition(tuple(every))))


def _wider(clause: Comparison) -> Iterator[Comparison]:
    """The same with looser bounds, the loosest first."""
    assert isinstance(clause.right, Number)
    bounds = {"<=": WIDE, ">=": (0,)}.get(clause.operator, ())
    for bound in bounds:
        if COMPARISONS[clause.operator](clause.right.value, bound) and bound != clause.right.value:
            yield replace(clause, right=Number(bound))


def _assumed(program: Named, move: Move) -> Assumed:
    """What a `noalias` or an `assume` says."""
    if move.name == ASSUME:
        kernel, _, condition = move.target.rpartition("#")
        return Assumed(kernel, condition=str(Condition(tuple(clauses(condition)))))
    kernel, alone = move.parameters
    module = _read(program)
    found = next((pointers(module, f) for f in module.functions if f.name == kernel), None)
    if found is None:
        raise EditError(f"{kernel} may reach its arrays by other ways than its parameters")
    return Assumed(kernel, apart=tuple(sorted(found.pairs(alone))))


def _assuming(program: Named, prefix: str, assumed: Assumed) -> Named:
    """What -O3 without unrolling makes of a program of which something is assumed."""
    module = _read(program)
    function = next((one for one in module.functions if one.name == assumed.kernel), None)
    if function is None:
        raise EditError(f"there is no kernel {assumed.kernel}")
    free = _free_node(program.text.split("\n")) + len(program.uids)
    if assumed.apart:
        told = Told(*scopes(module, function, assumed.apart, free))
    else:
        condition = clauses(assumed.condition) if assumed.condition else ()
        told = ranges(module, function, condition, free)
    return _run(program, Move("", SAME_SIZE), prefix, told)


def _run(
    program: Named, move: Move, prefix: str, told: Told | None = None, derived: bool = False
) -> Named:
    """What LLVM's passes make of a program, with what they have `derived` of its arithmetic."""
    with opened(program.text) as module:
        names = Names.of(module, program.uids)
        text = str(module)
    lines = [*_tagged(text, program.uids, told or Told()), *(told.nodes if told else ())]
    tagged, options, run = _prepared(lines, move, program.uids)
    for option in options:
        llvm.set_option("gevo", option)  # pyright: ignore[reportUnknownMemberType]
    with opened(tagged) as module:
        run(module)
        names.restore(module, prefix)
        printed = str(module)
    restored = _loops_restored(printed, _REQUESTS.get(move.name))
    kept = scrub(restored, also=frozenset((TAG,)), derived=derived)
    with opened(kept) as module:
        uids = names.read(module, str(module), prefix)
    with opened(TAGGED.sub("", kept)) as module:
        return Named(strip_comments(str(module)), uids)


def _prepared(lines: list[str], move: Move, uids: Sequence[str]) -> tuple[str, Sequence[str], Run]:
    """The text with what tells LLVM about loops, options of LLVM, and the passes."""
    if not move.target:
        if move.name not in PIPELINES:
            raise EditError(f"there are no passes {move.name!r}; there are {', '.join(PIPELINES)}")
        text = _joined(lines)
        return expanded(text) if move.name == ASSEMBLY else text, *PIPELINES[move.name]
    free = _free_node(lines)
    places = {m[1]: n for n, line in enumerate(lines) if (m := TAGGED.search(line))}
    numbers = {m[2]: m[1] for line in lines if (m := UID_NODE.match(line))}
    place = places.get(numbers.get(move.target, ""))
    if place is None or not lines[place].startswith("  br ") or move.target not in uids:
        raise EditError(f"no loop ends at {move.target}")
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


def _tagged(text: str, uids: Sequence[str], told: Told) -> list[str]:
    """The lines, in which instructions without a result carry their uid; and what is told."""
    lines: list[str] = []
    tags: list[str] = []
    free = _free_node(text.split("\n"))
    at = iter(uids)
    for part in split_module(text).layout:
        if isinstance(part, str):
            lines.append(part)
            continue
        lines.append(told.headers.get(part.header, part.header))
        for label, body in part.blocks:
            lines.append(f"{label}:")
            for line in body:
                uid = next(at)
                line += told.attached.get(uid, "")
                if not re.match(r"\s+%", line):
                    tags.append(f'!{free + len(tags)} = !{{!"{uid}"}}')
                    line += f", !{TAG} !{free + len(tags) - 1}"
                lines.append(line)
        lines.append("}")
    return [*lines, *tags]


def _free_node(lines: Iterable[str]) -> int:
    return max((int(m[1]) for line in lines if (m := _NODE.match(line))), default=-1) + 1


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
