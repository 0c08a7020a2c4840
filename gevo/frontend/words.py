"""Brackets, lists and calls among the words of C++: what is looked for where nothing is parsed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

_DEEPEST = 4
"""Macros within macros."""
_LONGEST = 20_000
"""Words of a declaration with its macros replaced."""

WITH_ARGUMENTS = frozenset(
    {"__align__", "alignas", "__attribute__", "__launch_bounds__", "__declspec", "decltype"}
)
"""Words of a declaration that have brackets of their own."""

Words = Sequence[str]


@dataclass(frozen=True)
class Macro:
    """A macro with parameters.

    Attributes:
        parameters: Their names.
        words: What it stands for.
    """

    parameters: tuple[str, ...]
    words: Words


Macros = Mapping[str, Macro]


def expanded(words: Words, macros: Macros, depth: int = 0) -> list[str]:
    """Words with macros that launch something replaced by what they stand for."""
    found: list[str] = []
    place = 0
    while place < len(words):
        macro = macros.get(words[place])
        end = closing(words, place + 1) if words[place + 1 : place + 2] == ["("] else 0
        passed = split(words[place + 2 : end]) if end else []
        ready = macro is not None and depth < _DEEPEST and len(found) < _LONGEST
        if macro and ready and end and _launches(macro, macros, depth):
            given = dict(zip(macro.parameters, passed, strict=False))
            body = [new for one in macro.words for new in given.get(one, (one,))]
            found += expanded(body, macros, depth + 1)
            place = end + 1
        else:
            found.append(words[place])
            place += 1
    return found


def _launches(macro: Macro, macros: Macros, depth: int) -> bool:
    if "<<<" in macro.words:
        return True
    inner = (macros[one] for one in {*macro.words} & macros.keys())
    return depth < _DEEPEST and any(_launches(one, macros, depth + 1) for one in inner)


def places(words: Words, word: str) -> list[int]:
    """Where a word stands."""
    return [place for place, one in enumerate(words) if one == word and word]


def statement(words: Words, place: int) -> int:
    """Where a statement, or what a function takes, begins that reaches to a place."""
    depth, parameter = 0, 0
    while place:
        word = words[place - 1]
        if word in (";", "{", "}"):
            break
        if word in (")", "]", ">"):
            depth += 1
        elif word == "," and not depth:
            parameter = parameter or place
        elif word in ("(", "[", "<"):
            if not depth:
                own = word == "(" and (place - 1 == opening(words) or words[place - 2] == "for")
                return (parameter or place) if own else len(words)
            depth -= 1
        place -= 1
    return place


def instance_before(words: Words, place: int) -> tuple[str, list[Words]] | None:
    """Name and template arguments of what is launched at a place."""
    if place < 3 or words[place - 1] != ">":
        return None
    start, deep = place - 1, 1
    while deep and start > 0:
        start -= 1
        deep += (words[start] == ">") - (words[start] == "<")
    if deep or start < 1 or not words[start - 1].isidentifier():
        return None
    return words[start - 1], split(words[start + 1 : place - 1])


def called(words: Words, place: int) -> tuple[list[Words], list[Words]] | None:
    """Template arguments and arguments of what is called at a place; None where nothing is."""
    end, named = place + 1, list[Words]()
    if words[end : end + 1] == ["<"]:
        end = end_of(words, place + 1)
        named = split(words[place + 2 : end - 1])
    if words[end : end + 1] != ["("]:
        return None
    return named, split(words[end + 1 : closing(words, end)])


def opening(words: Words) -> int:
    """Where the bracket of what a function takes opens; 0 where there is none."""
    place = end_of(words, 1) if words[:1] == ["template"] else 0
    while place < len(words) and words[place] != "{":
        if words[place] == "(" and place:
            if words[place - 1] not in WITH_ARGUMENTS:
                return place
            place = closing(words, place)
        place += 1
    return 0


def closing(words: Words, start: int) -> int:
    """Where the bracket closes that opens at `start`."""
    deep = 0
    for place in range(start, len(words)):
        deep += (words[place] in ("(", "[", "{")) - (words[place] in (")", "]", "}"))
        if deep <= 0:
            return place
    return len(words)


def end_of(words: Words, start: int) -> int:
    """Behind the `>` that closes the `<` at `start`."""
    deep = brackets = 0
    for place in range(start, len(words)):
        brackets += (words[place] == "(") - (words[place] == ")")
        if not brackets:
            deep += (words[place] == "<") - (words[place] == ">")
        if deep <= 0:
            return place + 1
    return len(words)


def split(words: Words) -> list[Words]:
    """At the commas that stand in no brackets."""
    found: list[list[str]] = [[]]
    deep, before = 0, ""
    for word in words:
        member = word == ">" and before == "-"
        deep += (word in "<([{") - (word in ">)]}" and not member)
        before = word
        if word == "," and deep == 0:
            found.append([])
        else:
            found[-1].append(word)
    return [one for one in found if one]
