"""What a winner is, in one plain sentence: how much faster, by what change, why, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gevo.records.schema import Conclusion, cause_words
from gevo.report import figures
from gevo.report.changed import changed, listed
from gevo.report.explain import Explained
from gevo.report.model import Member, Report

_MOST_REASONS = 2
"""So many parts of the model's reason are told; the page has all."""
_NO_REASONS = ("memory unchanged", "nothing that is counted has changed")
_MOST_TESTS = 4
"""So many conditions of a guard are told."""
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
    return Sentence(
        gain=_gain(member, report),
        changed=changed(notes, name) or "changes nothing" if notes else _unexplained(member),
        why=_why(member),
        relies=relies(member),
    )


def file_name(member: Member, explained: Explained) -> str:
    """Name of the source file; where that was not found, as the model names it, if it does."""
    if explained.source:
        return explained.source.path.name
    places = member.why.lines if member.why else ()
    return next((line.place.rpartition(":")[0] for line in places if line.place), "")


def _unexplained(member: Member) -> str:
    return figures.count(len(member.patch), "edit") if len(member.patch) else "unmodified"


def _gain(member: Member, report: Report) -> str:
    held = f", {member.train.held}" if member.train.held else ""
    return f"{member.gain} as fast ({report.clock}{held})"


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


def relies(member: Member) -> str:
    """Under which assumptions it is right."""
    if member.assumptions:
        return f"right only if {' and '.join(member.assumptions)}"
    if member.conclusion is Conclusion.GUARDED:
        return f"tests at its entry that {_tested(member.guards)}, and else does as unmodified"
    if member.validated:
        return "nothing was found that it relies on beyond its workload"
    return f"not offered: {member.why_not}"


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
