"""What the host's code says of launches: the threads of a block, and numbers that are passed.

C++ is not parsed: what is followed are constants, variables that get one value, what a function is
called with, `dim3`, and macros without parameters. What else decides is not known. Nothing here is
relied on: it says where the runs of a draft begin.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from gevo.frontend.instances import Function, function_of, given_to
from gevo.frontend.words import (
    Words,
    called,
    closing,
    instance_before,
    opening,
    places,
    split,
    statement,
)
from gevo.program.parameters import Launch, SourceLaunches

_DEEPEST = 6
"""Names behind names."""
_STEPS = 2000
"""Names that are looked up for one function: a source may be made to take for ever."""
_MOST = 8
"""Launches of one kernel, and instances of a template of the host's."""
_AXES = "xyz"
_WHOLE = re.compile(r"(0[xX][\da-fA-F']+|\d[\d']*)[uUlL]*\Z")
_REAL = re.compile(r"(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fF]?\Z")
_CASTS = frozenset("unsigned signed char short int long float double size_t dim3 uint".split())
_BINDS: Mapping[str, int] = {"*": 3, "/": 3, "%": 3, "+": 2, "-": 2, "<<": 1, ">>": 1}

Number = int | float


def _quotient(a: Number, b: Number) -> Number:
    """As C divides: integers towards zero."""
    if isinstance(a, int) and isinstance(b, int):
        return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return a / b


_DOES: Mapping[str, Callable[[Number, Number], Number]] = {
    "*": operator.mul,
    "/": _quotient,
    "%": lambda a, b: int(a) % int(b),
    "+": operator.add,
    "-": operator.sub,
    "<<": lambda a, b: int(a) << min(int(b), 40),
    ">>": lambda a, b: int(a) >> int(b),
}


class _Unknown(Exception):
    """An expression does not follow from constants."""


def launches(host: Sequence[Words], macros: Mapping[str, Words] | None = None) -> SourceLaunches:
    """What the host says of its launches, by the kernels' plain names.

    Args:
        host: The declarations of the host, and constants, as words.
        macros: Macros without parameters, and what they stand for.
    """
    functions = [function_of(words) for words in host if words]
    found: dict[str, dict[Launch, None]] = {}
    for function in functions:
        if not places(function.words, "<<<"):
            continue
        for given in islice(given_to(function, functions), _MOST):
            seen = _Scope(function, functions, macros or {}, given)
            for name, launch in _launched(seen):
                found.setdefault(name, {})[launch] = None
    return {name: tuple(one)[:_MOST] for name, one in found.items()}


def _launched(scope: _Scope) -> Iterator[tuple[str, Launch]]:
    words = scope.words
    for place in places(words, "<<<"):
        end = next((at for at in places(words, ">>>") if at > place), 0)
        instance = instance_before(words, place)
        name = instance[0] if instance else words[place - 1] if place else ""
        if not end or not name.isidentifier() or words[end + 1 : end + 2] != ["("]:
            continue
        configuration = split(words[place + 1 : end])
        if len(configuration) < 2:
            continue
        passed = split(words[end + 2 : closing(words, end + 1)])
        values = (scope.number(argument) for argument in passed)
        yield name, Launch(scope.shape(configuration[1]), tuple(values))


@dataclass
class _Scope:
    """A function that launches, and what its names stand for.

    Attributes:
        function: The function.
        functions: All of the host, and its variables.
        macros: Macros without parameters.
        given: What stands for the parameters of its template.
        depth: How many functions deep.
        left: How many names may still be looked up.
    """

    function: Function
    functions: Sequence[Function]
    macros: Mapping[str, Words]
    given: Mapping[str, Words] = field(default_factory=dict[str, Words])
    depth: int = 0
    left: list[int] = field(default_factory=lambda: [_STEPS])

    @property
    def words(self) -> Words:
        return self.function.words

    def number(self, words: Words) -> Number | None:
        """An expression's value; None where it does not follow from constants."""
        try:
            return _Expression(words, self).value
        except (_Unknown, ArithmeticError, ValueError):
            return None

    def shape(self, words: Words) -> tuple[int, ...]:
        """Threads along each axis; empty where they are not known."""
        try:
            sizes = self._sizes(words, 0)
        except (_Unknown, ArithmeticError, ValueError):
            return ()
        return tuple(map(int, sizes)) if all(size >= 1 for size in sizes) else ()

    def _sizes(self, words: Words, depth: int) -> list[Number]:
        if depth > _DEEPEST or not words:
            raise _Unknown
        if words[0] == "dim3" and words[1:2] in (["("], ["{"]):
            return self._listed(words, 1)
        if len(words) == 1 and words[0].isidentifier():
            if words[0] in self.macros:
                return self._sizes(self.macros[words[0]], depth + 1)
            for where in self._everywhere():
                for place in places(where, words[0]):
                    if "dim3" not in where[statement(where, place) : place]:
                        continue
                    if where[place + 1 : place + 2] in (["("], ["{"]):
                        return self._listed(where, place + 1)
                    if where[place + 1 : place + 2] == ["="]:
                        return self._sizes(_value_from(where, place + 2), depth + 1)
        if words[0] == "{":
            return self._listed(words, 0)
        return [_Expression(words, self).value]

    def _listed(self, words: Words, start: int) -> list[Number]:
        inside = split(words[start + 1 : closing(words, start)])
        return [_Expression(one, self).value for one in inside]

    def _everywhere(self) -> Iterator[Words]:
        """Its own words, then those of variables outside of functions."""
        yield self.words
        yield from (f.words for f in self.functions if not opening(f.words) or "{" not in f.words)

    def named(self, name: str, depth: int) -> Number:
        """What a name stands for; raises _Unknown."""
        self.left[0] -= 1
        if depth > _DEEPEST or self.left[0] < 0:
            raise _Unknown
        if name in self.given:
            return _Expression(self.given[name], self, depth + 1).value
        for where in self._everywhere():
            found = _assigned(where, name)
            if len(found) > 1:
                raise _Unknown
            if found:
                return _Expression(found[0], self, depth + 1).value
        if name in self.macros:
            return _Expression(self.macros[name], self, depth + 1).value
        return self._passed(name)

    def _passed(self, name: str) -> Number:
        """What a parameter of the function is called with, by the first call that tells."""
        takes = self.function.named
        if name not in takes or self.depth >= _DEEPEST:
            raise _Unknown
        for caller in self.functions:
            if caller is self.function:
                continue
            shared = self.functions, self.macros
            scope = _Scope(caller, *shared, depth=self.depth + 1, left=self.left)
            for place in places(caller.words, self.function.name):
                call = called(caller.words, place)
                passed = call[1] if call else ()
                if len(passed) == len(takes):
                    value = scope.number(passed[takes.index(name)])
                    if value is not None:
                        return value
        raise _Unknown


def _assigned(words: Words, name: str) -> list[Words]:
    """What a variable is ever set to."""
    found: list[Words] = []
    for place in places(words, name):
        before, after = words[place - 1 : place], words[place + 1 : place + 3]
        if before in (["."], [">"]) and words[place - 2 : place - 1] != ["*"]:
            continue
        if after[:1] == ["="] and after[1:] != ["="]:
            found.append(_value_from(words, place + 2))
        elif after in (["+", "+"], ["-", "-"]) or (after[1:] == ["="] and after[0] in "+-*/%|&"):
            found += [(), ()]
        elif after[:1] in (["("], ["{"]) and before and before[0] in _CASTS:
            found.append(words[place + 2 : closing(words, place + 1)])
        elif before == ["&"] and words[place - 2 : place - 1] in (["("], [","]):
            found += [(), ()]  # somebody else may set it
    return found


def _value_from(words: Words, start: int) -> Words:
    """What stands from a place to the end of what a variable is set to."""
    deep = 0
    for place in range(start, len(words)):
        word = words[place]
        deep += (word in ("(", "[", "{")) - (word in (")", "]", "}"))
        if deep < 0 or (not deep and word in (";", ",")):
            return words[start:place]
    return words[start:]


class _Expression:
    """An expression of constants, read from left to right.

    Attributes:
        value: What it is. Raises _Unknown in the making where it is not known.
    """

    def __init__(self, words: Words, scope: _Scope, depth: int = 0) -> None:
        self._words, self._scope, self._depth = _shifts(words), scope, depth
        self._place = 0
        if depth > _DEEPEST:
            raise _Unknown
        self.value = self._binary(1)
        if self._place != len(self._words):
            raise _Unknown

    def _next(self) -> str:
        return self._words[self._place] if self._place < len(self._words) else ""

    def _binary(self, least: int) -> Number:
        left = self._unary()
        while (strength := _BINDS.get(self._next(), 0)) >= least:
            sign = self._next()
            self._place += 1
            left = _DOES[sign](left, self._binary(strength + 1))
        return left

    def _unary(self) -> Number:
        word = self._next()
        self._place += 1
        if word == "-":
            return -self._unary()
        if word == "+":
            return self._unary()
        if word == "(":
            if self._next() in _CASTS:
                self._place = closing(self._words, self._place - 1) + 1
                return self._unary()
            inside = self._binary(1)
            if self._next() != ")":
                raise _Unknown
            self._place += 1
            return inside
        if whole := _WHOLE.match(word):
            digits = whole[1].replace("'", "")
            return int(digits, 0 if digits[:2] in ("0x", "0X") else 10)
        if _REAL.match(word):
            return float(word.rstrip("fF"))
        return self._name(word)

    def _name(self, word: str) -> Number:
        if not word.isidentifier():
            raise _Unknown
        if word in _CASTS and self._next() == "(":
            return self._unary()
        if self._next() == "." and self._words[self._place + 1 : self._place + 2]:
            axis = self._words[self._place + 1]
            shape = (*self._scope.shape([word]), 1, 1)
            self._place += 2
            if axis not in _AXES or len(shape) < 3:
                raise _Unknown
            return shape[_AXES.index(axis)]
        return self._scope.named(word, self._depth)


def _shifts(words: Words) -> list[str]:
    """With `<<` and `>>` as one word each."""
    found: list[str] = []
    for word in words:
        if word in ("<", ">") and found[-1:] == [word]:
            found[-1] += word
        else:
            found.append(word)
    return found
