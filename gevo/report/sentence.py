"""What a winner is, in one plain sentence: how much faster, by what change, why, and when.

What a patch changes, in words: `deletes 2 barriers (nw.cu:41, 52) and moves a load (nw.cu:37)`.
The verbs are the operators' own (`Edit.describe`), the nouns say what an instruction is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gevo.program.parameters import (
    ParameterNames,
    assumption_with_names,
    guard_with_names,
    with_plain_names,
)
from gevo.records.schema import DIFFERENCE, Conclusion, cause_words
from gevo.report import figures
from gevo.report.explain import EditNote, Explained, RewireNote, SiteNote
from gevo.report.model import Member, Report

MOST = 4
"""So many changes are told; the others are counted."""
_MOST_LINES = 4
"""So many lines of instructions that are changed alike are named."""

_NOUNS: Mapping[str, str] = {
    "getelementptr": "address computation",
    "br": "branch",
    "switch": "branch",
    "icmp": "comparison",
    "fcmp": "comparison",
    "select": "selection",
    "phi": "merged value",
    "fneg": "negation",
    **dict.fromkeys(("add", "fadd"), "addition"),
    **dict.fromkeys(("sub", "fsub"), "subtraction"),
    **dict.fromkeys(("mul", "fmul"), "multiplication"),
    **dict.fromkeys(("sdiv", "udiv", "fdiv"), "division"),
    **dict.fromkeys(("srem", "urem", "frem"), "remainder"),
    **dict.fromkeys(("shl", "lshr", "ashr"), "shift"),
    **dict.fromkeys(("and", "or", "xor"), "bit operation"),
    **dict.fromkeys(
        "sext zext trunc fpext fptrunc sitofp uitofp fptosi fptoui bitcast addrspacecast".split(),
        "conversion",
    ),
}
"""What an instruction of LLVM IR is; others go by their opcode."""

_CALLEES: Sequence[tuple[str, str]] = (
    (r"barrier|bar\.sync|bar\.warp", "barrier"),
    (r"membar|fence", "fence"),
    (r"shfl", "warp shuffle"),
    (r"vote|match\.a|elect", "warp vote"),
    (r"\.fma|fmuladd", "multiply-add"),
    (r"sreg\.tid", "thread index"),
    (r"sreg\.ctaid", "block index"),
    (r"sreg\.", "special register"),
    (r"mma", "matrix product"),
    (r"sqrt|rsqrt", "square root"),
    (r"\.[us]?m(?:ax|in)|\.f(?:max|min)", "minimum or maximum"),
)
"""What a call is, by a part of the function's name; others go by that name."""
_OF_LOOP = "the loop that ends at"
"""Loops are named by the branch that ends them."""
_CALLEE = re.compile(r"@([\w.$]+)")
_CONSTANT_CONDITION = re.compile(r"i1 (?:true|false|0|1|-1)\Z")


def changed(notes: Iterable[EditNote], file: str = "") -> str:
    """What the edits change, in one phrase; empty where there are none.

    Args:
        notes: The edits, explained.
        file: Name of the source file, which goes before line numbers.
    """
    alike: dict[tuple[str, str], list[int]] = {}
    for number, note in enumerate(notes):
        if not note.sites:
            text = note.words or note.text.partition(" as ")[0]
            alike.setdefault((text, ""), [])
        elif len(note.sites) == 1:
            site = note.sites[0]
            alike.setdefault((_verb(note, site), _noun(site)), []).append(site.line)
        else:
            named = (f"{one.role} {_one(one, file)}" for one in note.sites)
            alike.setdefault((" ".join(named), f"#{number}"), [])
    said = [_said(verb, noun, lines, file) for (verb, noun), lines in alike.items()]
    if len(said) > MOST:
        said[MOST - 1 :] = [f"makes {len(said) - MOST + 1} more changes"]
    return listed(said)


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def _verb(note: EditNote, site: SiteNote) -> str:
    """The operator's word; of a branch whose condition becomes a constant, what that means."""
    if site.op == "br" and site.role.startswith("changes an operand") and _constant(note.rewires):
        return "always takes one side of"
    return site.role.removesuffix(f" {_OF_LOOP}")


def _constant(rewires: Sequence[RewireNote]) -> bool:
    return len(rewires) == 1 and _CONSTANT_CONDITION.match(rewires[0].now) is not None


def _said(verb: str, noun: str, lines: Sequence[int], file: str) -> str:
    if not lines:
        return verb
    if len(lines) == 1:
        return f"{verb} {_article(noun)}{_places(lines, file)}"
    return f"{verb} {len(lines)} {_plural(noun)}{_places(lines, file)}"


def _one(site: SiteNote, file: str) -> str:
    return _article(_noun(site)) + _places((site.line,), file)


def _noun(site: SiteNote) -> str:
    if site.role.endswith(_OF_LOOP):
        return "loop"
    if site.op != "call":
        return _NOUNS.get(site.op, site.op.rpartition(".")[2] or site.uid)
    found = _CALLEE.search(site.text)
    name = found[1] if found else ""
    known = next((noun for part, noun in _CALLEES if re.search(part, name)), "")
    return known or (f"call of {name}" if name else "call")


def _places(lines: Sequence[int], file: str) -> str:
    """The known ones of some lines: ` (nw.cu:41, 52)`, or ` (line 41)` without a file's name."""
    known = sorted({line for line in lines if line})
    if not known:
        return ""
    more = ", …" if len(known) > _MOST_LINES else ""
    numbers = ", ".join(map(str, known[:_MOST_LINES])) + more
    plural = "s" if len(known) > 1 else ""
    return f" ({file}:{numbers})" if file else f" (line{plural} {numbers})"


def _article(noun: str) -> str:
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def _plural(noun: str) -> str:
    head, of, rest = noun.partition(" of ")
    ending = "es" if head.endswith(("ch", "sh", "x", "s")) else "s"
    return f"{head}{ending}{of}{rest}"


_MOST_REASONS = 2
"""So many parts of the model's reason are told; the page has all."""
_NO_REASONS = ("memory unchanged", "nothing that is counted has changed")
_MOST_TESTS = 4
"""So many conditions of a guard are told."""
_NOTHING = "nothing was found that it relies on beyond its workload"
_UNSEARCHED = "what it relies on beyond its workload was not searched for"
_LEAST_FALL = 0.01
"""A cause that falls by less is not what makes a variant faster."""


@dataclass(frozen=True)
class Sentence:
    """The parts of the sentence on one member; empty where there is nothing to say.

    Attributes:
        gain: How much faster, and by what clock: `1.531x as fast (modelled, …)`.
        changed: What was changed, and where.
        why: Why it is faster.
        relies: Under which assumptions.
    """

    gain: str
    changed: str
    why: str
    relies: str

    def __str__(self) -> str:
        """All of it."""
        body = self.changed + (f", which {self.why}" if self.why else "")
        return f"{self.gain}: {body}; {self.relies}."


def sentence(member: Member, explained: Explained, report: Report) -> Sentence:
    """What can be said of a member of the front."""
    notes = explained.by_id[member.id].notes
    name = file_name(member, explained)
    what = changed(notes, name) or "changes nothing" if notes else _unexplained(member)
    return Sentence(
        gain=_gain(member, report),
        changed=with_plain_names(what, explained.names),
        why=with_plain_names(_why(member), explained.names),
        relies=with_plain_names(relies(member, explained.names), explained.names),
    )


def file_name(member: Member, explained: Explained) -> str:
    """Name of the source file; where that was not found, as the model names it, if it does."""
    if explained.source:
        return explained.source.name
    places = member.why.lines if member.why else ()
    return next((line.place.rpartition(":")[0] for line in places if line.place), "")


def _unexplained(member: Member) -> str:
    return figures.count(len(member.patch), "edit") if len(member.patch) else "unmodified"


def _gain(member: Member, report: Report) -> str:
    held = f", {member.train.held}" if member.train.held else ""
    faster = f"{member.gain} as fast ({report.clock}{held})"
    own, before = member.train, report.baseline
    low = own.low if own.low is not None else own.speedup
    if own.error is None or before.error is None or not own.error < before.error:
        return faster
    if low is None or low > 1.0:
        return faster
    errors = f"{figures.error(own.error)} instead of {figures.error(before.error)}"
    return f"more exact (error {errors}), {faster}"


def _why(member: Member) -> str:
    """`cuts the time spent waiting for results by 38% (9.5% fewer instructions issued)`."""
    if member.why is None:
        return ""
    parts = [part for part in member.why.sentence.split("; ") if part not in _NO_REASONS]
    counted = listed(parts[:_MOST_REASONS])
    causes = member.why.causes or {}
    most = max(causes, key=lambda name: causes[name].before - causes[name].after, default="")
    if not most or causes[most].after >= causes[most].before * (1.0 - _LEAST_FALL):
        return f"gives {counted}" if counted else ""
    fall = 1.0 - causes[most].after / causes[most].before
    words = cause_words(most)
    on = "" if words.split()[0].endswith("ing") else "on "
    said = f" ({counted})" if counted else ""
    return f"cuts the time spent {on}{words} by {fall:.0%}{said}"


def relies(member: Member, names: ParameterNames) -> str:
    """Under which assumptions it is right, said with the parameters' names."""
    if member.assumptions:
        told = (assumption_with_names(text, names) for text in member.assumptions)
        return f"right only if {' and '.join(told)}"
    if member.conclusion is Conclusion.GUARDED:
        guards = [guard_with_names(text, names) for text in member.guards]
        return f"tests at its entry that {_tested(guards)}, and else does as unmodified"
    if member.validated:
        return _UNSEARCHED if _unsearched(member) else _NOTHING
    return f"not offered: {member.why_not}"


def _unsearched(member: Member) -> bool:
    """Whether no search was made for what it relies on, as of models."""
    return any(one.name == DIFFERENCE and one.passed is None for one in member.stages)


def _tested(guards: Sequence[str]) -> str:
    """What guards (`kernel: condition`) test; pairs of arrays are counted."""
    tests = [t for text in guards for t in (text.partition(": ")[2] or text).split(" and ")]
    tests = list(dict.fromkeys(tests))
    others = [test for test in tests if not test.startswith("disjoint(")]
    if pairs := len(tests) - len(others):
        others.insert(0, f"{figures.count(pairs, 'pair')} of arrays do not overlap")
    if len(others) > _MOST_TESTS:
        others[_MOST_TESTS - 1 :] = [f"{len(others) - _MOST_TESTS + 1} more conditions hold"]
    return listed(others)
