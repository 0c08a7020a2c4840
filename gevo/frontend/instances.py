"""With which template arguments a program launches its kernels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

_DEEPEST = 4
"""Templates of the host that pass arguments on to one another."""
_MOST = 64
"""Instances of one source."""

Words = Sequence[str]


@dataclass(frozen=True)
class _Function:
    """A function of the host.

    Attributes:
        name: Its name.
        parameters: Of its template; none for a plain function.
        words: All of it.
    """

    name: str
    parameters: tuple[str, ...]
    words: Words


def instances(declarations: Sequence[Words]) -> tuple[str, ...]:
    """The kernels that are launched with template arguments, as `kernel<float,4>`.

    What a template of the host passes on is followed to the calls that name its arguments.

    Args:
        declarations: The host's declarations, as words.
    """
    functions = [_function(words) for words in declarations]
    found: dict[str, None] = {}
    for function in functions:
        places = _places(function.words, "<<<")
        launched = [one for place in places if (one := _before(function.words, place))]
        given = _given(function, functions, _DEEPEST) if launched else iter(())
        for values in islice(given, _MOST):
            for name, arguments in launched:
                text = ",".join("".join(_put(words, values)) for words in arguments)
                found[f"{name}<{text}>"] = None
    return tuple(found)[:_MOST]


def _function(words: Words) -> _Function:
    parameters: tuple[str, ...] = ()
    start = 0
    if words[0] == "template":
        start = _end(words, 1)
        pieces = _split(words[2 : start - 1])
        parameters = tuple(_named(piece) for piece in pieces)
    head = words[start:]
    bracket = head.index("(") if "(" in head else 0
    return _Function(head[bracket - 1] if bracket else "", parameters, words)


def _named(piece: Words) -> str:
    """The name of a template's parameter, before any default."""
    before = piece[: piece.index("=")] if "=" in piece else piece
    return before[-1] if before else ""


def _given(
    function: _Function, functions: Sequence[_Function], depth: int
) -> Iterator[Mapping[str, Words]]:
    """What stands for the parameters of a function's template, by call."""
    if not function.parameters:
        yield {}
        return
    if not depth:
        return
    for caller in functions:
        calls = [_after(caller.words, place) for place in _places(caller.words, function.name)]
        for arguments in (one for one in calls if one and len(one) <= len(function.parameters)):
            for outer in _given(caller, functions, depth - 1):
                put = [_put(words, outer) for words in arguments]
                if len(put) == len(function.parameters):
                    yield dict(zip(function.parameters, put, strict=True))


def _put(words: Words, given: Mapping[str, Words]) -> list[str]:
    """Words with parameters replaced; names beside one another stay apart."""
    found: list[str] = []
    for word in words:
        for new in given.get(word, (word,)):
            apart = bool(found) and found[-1][-1:].isalnum() and new[:1].isalnum()
            found.append(f" {new}" if apart else new)
    return found


def _places(words: Words, word: str) -> list[int]:
    return [place for place, one in enumerate(words) if one == word and word]


def _before(words: Words, place: int) -> tuple[str, list[Words]] | None:
    """Name and template arguments of what is launched at a place."""
    if place < 3 or words[place - 1] != ">":
        return None
    start, deep = place - 1, 1
    while deep and start > 0:
        start -= 1
        deep += (words[start] == ">") - (words[start] == "<")
    if deep or start < 1 or not words[start - 1].isidentifier():
        return None
    return words[start - 1], _split(words[start + 1 : place - 1])


def _after(words: Words, place: int) -> list[Words] | None:
    """Template arguments of what is called at a place."""
    if words[place + 1 : place + 2] != ["<"]:
        return None
    end = _end(words, place + 1)
    return _split(words[place + 2 : end - 1]) if words[end : end + 1] == ["("] else None


def _end(words: Words, start: int) -> int:
    """Behind the `>` that closes the `<` at `start`."""
    deep = 0
    for place in range(start, len(words)):
        deep += (words[place] == "<") - (words[place] == ">")
        if deep <= 0:
            return place + 1
    return len(words)


def _split(words: Words) -> list[Words]:
    """At the commas that stand in no brackets."""
    found: list[list[str]] = [[]]
    deep = 0
    for word in words:
        deep += (word in "<([{") - (word in ">)]}")
        if word == "," and deep == 0:
            found.append([])
        else:
            found[-1].append(word)
    return [one for one in found if one]
