"""With which template arguments a program launches its kernels.

They are named by a launch, or follow from the types of what is passed, which are read off the
declarations of the function that launches. C++ is not parsed: other forms than those below are not
followed, and such a kernel has no instance. (ISO C++, *Deducing template arguments from a function
call*; here for parameters `T`, `T *` and the like alone.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import islice

from gevo.frontend.words import (
    Words,
    called,
    closing,
    end_of,
    instance_before,
    opening,
    places,
    split,
    statement,
)

_DEEPEST = 4
"""Templates of the host that pass arguments on to one another."""
_MOST = 64
"""Instances of one source."""

_QUALIFIERS = frozenset(
    "const volatile static constexpr inline register extern typename struct"
    " __restrict__ __restrict restrict".split()
)
_BUILT_IN = frozenset("unsigned signed char short int long float double bool".split())
_NO_TYPES = frozenset("return delete new else case goto throw auto using typedef operator".split())
_REAL = re.compile(r"[\d.][\d.']*(?:[eE][+-]?\d+)?(?P<single>[fF])?")


@dataclass(frozen=True)
class Function:
    """A function of the host, or a kernel.

    Attributes:
        name: Its name.
        types: Parameters of its template that are types.
        parameters: All parameters of its template in order, with their defaults; none for a plain
            function.
        takes: What it takes, each as words.
        words: All of it.
        scope: Namespaces in which it stands.
    """

    name: str
    types: frozenset[str]
    parameters: Mapping[str, Words]
    takes: Sequence[Words]
    words: Words
    scope: tuple[str, ...] = ()

    @property
    def named(self) -> tuple[str, ...]:
        """The names of what it takes; empty where one has none, or another form."""
        names = [piece[: piece.index("[")] if "[" in piece else piece for piece in self.takes]
        found = tuple(piece[-1] for piece in names if len(piece) > 1)
        plain = all(_is_name(name) and name not in _BUILT_IN | _QUALIFIERS for name in found)
        return found if plain and len(set(found)) == len(self.takes) else ()

    @property
    def qualified(self) -> str:
        """Its name as seen from outside of all namespaces."""
        return "::".join((*self.scope, self.name))


def function_of(words: Words, scope: tuple[str, ...] = ()) -> Function:
    """What a declaration says of a function."""
    given: dict[str, Words] = {}
    types: set[str] = set()
    if words[0] == "template":
        for piece in split(words[2 : end_of(words, 1) - 1]):
            name, default = _named(piece)
            given[name] = default
            if piece[0] in ("typename", "class"):
                types.add(name)
    bracket = opening(words)
    name = words[bracket - 1] if bracket else ""
    takes = split(words[bracket + 1 : closing(words, bracket)]) if bracket else []
    return Function(name, frozenset(types), given, takes, words, scope)


def instances(
    host: Sequence[Words],
    kernels: Sequence[Function] = (),
    classes: Set[str] = frozenset(),
) -> tuple[str, ...]:
    """The kernels that the host launches with template arguments, as `kernel<float,4>`.

    What a template of the host passes on is followed to the calls of it.

    Args:
        host: The host's declarations, as words.
        kernels: The kernels; those that are no templates need no arguments.
        classes: Names of classes: what looks like a call of one makes an object.
    """
    functions = [function_of(_braced(words, classes)) for words in host if words]
    templates: dict[str, list[Function]] = {}
    for kernel in kernels:
        if kernel.parameters:
            templates.setdefault(kernel.name, []).append(kernel)
    found: dict[str, None] = {}
    for function in functions:
        launched = list(_launched(function, templates))
        given = given_to(function, functions) if launched else iter(())
        for values in islice(given, _MOST):
            for name, arguments in launched:
                text = ",".join("".join(_put(words, values)) for words in arguments)
                found[f"{name}<{text}>"] = None
    return tuple(found)[:_MOST]


def _braced(words: Words, classes: Set[str]) -> Words:
    """Words in which an object is made as `Name{…}`, also where they have `Name(…)`."""
    found = list(words)
    for name in classes:
        for place in places(words, name):
            passed = words[place - 1 : place] in (["("], [","])
            if passed and words[place + 1 : place + 2] == ["("]:
                end = closing(words, place + 1)
                if end < len(words):
                    found[place + 1], found[end] = "{", "}"
    return found


def _launched(
    function: Function, templates: Mapping[str, Sequence[Function]]
) -> Iterator[tuple[str, list[Words]]]:
    """Templates that a function launches or takes the address of, and their arguments."""
    words = function.words
    known = [place for place, word in enumerate(words) if word in templates]
    for place in known:
        behind = end_of(words, place + 1) if words[place + 1 : place + 2] == ["<"] else place + 1
        named = split(words[place + 2 : behind - 1]) if behind > place + 1 else []
        passed: Sequence[Words] | None = None
        if words[behind : behind + 1] == ["<<<"] and ">>>" in words[behind:]:
            bracket = words.index(">>>", behind) + 1
            passed = split(words[bracket + 1 : closing(words, bracket)])
        for template in templates[words[place]]:
            arguments = _arguments(template, named, passed, function)
            if arguments is not None:
                yield template.qualified, arguments
    for place in places(words, "<<<"):  # of a header that was not read
        one = instance_before(words, place)
        if one and one[0] not in templates:
            yield one[0], [_constant(words, function) for words in one[1]]


def given_to(
    function: Function, functions: Sequence[Function], depth: int = _DEEPEST
) -> Iterator[Mapping[str, Words]]:
    """What stands for the parameters of a function's template, by call."""
    if not function.parameters:
        yield {}
        return
    if not depth:
        return
    for caller in functions:
        if caller is function:
            continue
        for place in places(caller.words, function.name):
            call = called(caller.words, place)
            arguments = _arguments(function, *call, caller) if call else None
            if arguments is None or len(arguments) != len(function.parameters):
                continue
            for outer in given_to(caller, functions, depth - 1):
                put = [_put(words, outer) for words in arguments]
                yield dict(zip(function.parameters, put, strict=True))


def _arguments(
    template: Function, named: Sequence[Words], passed: Sequence[Words] | None, caller: Function
) -> list[Words] | None:
    """The arguments of a template: those named, those that follow, the defaults.

    Args:
        template: What is called.
        named: Arguments between `<` and `>`.
        passed: What is passed; None where nothing is called.
        caller: Who calls.

    Returns:
        As many as are known from the first on; None where one is missing or there are too many.
    """
    if len(named) > len(template.parameters):
        return None
    found = [_constant(words, caller) for words in named]
    for name, default in list(template.parameters.items())[len(named) :]:
        followed = _followed(name, template, passed or (), caller)
        if followed is None and not default:
            return None
        found.append(followed or list(default))
    return found


def _followed(
    name: str, template: Function, passed: Sequence[Words], caller: Function
) -> Words | None:
    """What a parameter of a template is by the types of what is passed."""
    if name not in template.types:
        return None
    for taken, argument in zip(template.takes, passed, strict=False):
        form = _type(taken, 0)
        if form is None or form.words != [name]:
            continue
        has = _type_of(argument, caller)
        if has is not None and has.stars >= form.stars:
            return [*has.words, *["*"] * (has.stars - form.stars)]
    return None


@dataclass(frozen=True)
class _Type:
    """A type of values or pointers.

    Attributes:
        words: What is pointed to, without qualifiers.
        stars: How often.
        end: Behind it.
    """

    words: Words
    stars: int
    end: int


def _type(words: Words, place: int) -> _Type | None:
    """The type that begins at a place."""
    while words[place : place + 1] and words[place] in _QUALIFIERS:
        place += 1
    start = place
    while words[place : place + 1] and words[place] in _BUILT_IN | _QUALIFIERS:
        place += 1
    if place == start:
        if not words[place : place + 1] or not _is_name(words[place]):
            return None
        place += 1
        while words[place : place + 2] == [":", ":"] and place + 2 < len(words):
            place += 3
        if words[place : place + 1] == ["<"]:
            place = end_of(words, place)
    core = [word for word in words[start:place] if word not in _QUALIFIERS]
    apart = [f" {word}" if at and word.isidentifier() and core[at - 1] in _BUILT_IN else word
             for at, word in enumerate(core)]  # fmt: skip
    stars = 0
    while words[place : place + 1] and words[place] in {"*", "&"} | _QUALIFIERS:
        stars += words[place] == "*"
        place += 1
    return _Type(apart, stars, place)


def _is_name(word: str) -> bool:
    return word.isidentifier() and word not in _NO_TYPES


def _type_of(argument: Words, caller: Function) -> _Type | None:
    """The type of an argument: a variable, a number, a cast, an address, an object made there."""
    if argument[0] == "(" and closing(argument, 0) < len(argument) - 1:
        cast = _type(argument, 1)
        return cast if cast and cast.end == closing(argument, 0) else None
    if argument[0].endswith("_cast") and argument[1:2] == ["<"]:
        return _type(argument, 2)
    if argument[0] == "&" and len(argument) > 1:
        pointed = _declared(argument[1], caller)
        element = argument[2:3] == ["["]
        return replace(pointed, stars=pointed.stars + (not element)) if pointed else None
    made = _type(argument, 0)
    if made and argument[made.end : made.end + 1] == ["{"]:
        return made if closing(argument, made.end) == len(argument) - 1 else None
    if number := _REAL.fullmatch(argument[0]):
        whole = argument[0].isdecimal()
        return _Type(["int" if whole else "float" if number["single"] else "double"], 0, 1)
    plain = len(argument) == 1 or argument[1] in ("+", "-")
    return _declared(argument[0], caller) if plain else None


def _declared(name: str, function: Function) -> _Type | None:
    """The type with which a function declares a variable, or takes it."""
    words = function.words
    for place in places(words, name):
        if words[place + 1 : place + 2] not in (["="], [";"], [","], [")"], ["["], ["{"]):
            continue
        stars, before = 0, place
        while before and words[before - 1] in {"*", "&"} | _QUALIFIERS:
            before -= 1
            stars += words[before] == "*"
        found = _type(words, statement(words, before))
        if found is None:
            continue
        listed = words[before - 1] == "," and found.end < before
        if found.end == place or listed:
            array = words[place + 1 : place + 2] == ["["]
            return replace(found, stars=stars + array)
    return None


def _constant(argument: Words, caller: Function) -> Words:
    """An argument with its caller's own constants by what they are."""
    found: list[str] = []
    for word in argument:
        value = _value(word, caller.words) if word.isidentifier() else None
        found += ["(", *value, ")"] if value else [word]
    return found


def _value(name: str, words: Words) -> Words | None:
    """What a constant of a function is initialised with."""
    for place in places(words, name):
        start = statement(words, place)
        if words[place + 1 : place + 2] == ["="] and {"const", "constexpr"} & set(
            words[start:place]
        ):
            end = next((at for at in range(place, len(words)) if words[at] in (";", ",")), place)
            return words[place + 2 : end]
    return None


def _put(words: Words, given: Mapping[str, Words]) -> list[str]:
    """Words with parameters replaced; names beside one another stay apart."""
    found: list[str] = []
    for word in words:
        for new in given.get(word, (word,)):
            apart = bool(found) and found[-1][-1:].isalnum() and new[:1].isalnum()
            found.append(f" {new}" if apart else new)
    return found


def _named(piece: Words) -> tuple[str, Words]:
    """Name and default of a template's parameter."""
    at = piece.index("=") if "=" in piece else len(piece)
    return (piece[at - 1] if at else ""), piece[at + 1 :]
