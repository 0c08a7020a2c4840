"""The `[domain]` of a spec: what every input of the kernel fulfils.

A statement is parsed with `ast` and turned into closures, as `gevo.expression` does;
here names may also be arrays. Arithmetic and comparisons are then elementwise, between arrays of
one shape, in int64 or float64 (integers of 64 bits stay as they are), and a statement holds when
it holds for every element. Every comparison with NaN is false, `!=` too.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import LONGEST, Refused, called, conjuncts, look_up, names_in
from gevo.workload.case import Array, TestCase
from gevo.workload.elementwise import BINARY, COMPARE, FUNCTIONS, boolean, negated
from gevo.workload.predicates import PREDICATES, Predicate, Situation, Verdict

_Run = Callable[[Situation], Any]
"""A closure from a Situation to a number, a truth value or an array of one of these."""


@dataclass(frozen=True)
class Vocabulary:
    """The names that statements may use.

    Attributes:
        numbers: Sizes, derived names and scalars that depend on the case only.
        configurable: Names that depend on a tuning parameter, which have no place here.
        filled: Arrays that hold contents at the beginning.
        arguments: Arrays that can be launch arguments.
        arrays: All arrays.
        parameters: Pointer parameters of the program's kernels.
    """

    numbers: frozenset[str]
    configurable: frozenset[str]
    filled: frozenset[str]
    arguments: frozenset[str]
    arrays: frozenset[str]
    parameters: frozenset[str]


@dataclass(frozen=True, eq=False)
class _Part:
    """One side of the outermost `and` of a statement."""

    run: _Run
    names: tuple[str, ...]

    def verdict(self, situation: Situation) -> Verdict:
        found = self.run(situation)
        if isinstance(found, Verdict):
            return found
        if isinstance(found, np.ndarray):
            wrong = np.flatnonzero(np.logical_not(cast(Array, found)))
            place = int(wrong[0]) if wrong.size else None
            return Verdict(place is None, ", ".join(self._values(situation, place)))
        return Verdict(bool(found), ", ".join(self._values(situation, None)))

    def _values(self, situation: Situation, place: int | None) -> Iterator[str]:
        """The values of its names, of arrays those of one element."""
        for name in self.names:
            if place is not None and name in situation.contents:
                flat = situation.flat(name)
                if place < flat.size:
                    yield f"{name}[{place}] = {flat[place]}"
            elif name in situation.names:
                yield f"{name} = {situation.names[name]}"


@dataclass(frozen=True, eq=False)
class Assumption:
    """A checked statement.

    Attributes:
        text: As written.
        where: File, key and text, for messages.
        names: The names that it mentions.
        parts: What must hold, each by itself.
    """

    text: str
    where: str
    names: frozenset[str]
    parts: tuple[_Part, ...]

    def verdict(self, situation: Situation) -> Verdict:
        """Whether it holds in a case, and if not, where.

        Raises:
            WorkloadError: It has no truth value there, such as after a division by zero.
        """
        try:
            with np.errstate(all="ignore"):
                for part in self.parts:
                    found = part.verdict(situation)
                    if not found.holds:
                        return found
        except ZeroDivisionError as error:
            raise WorkloadError(f"{self.where}: division by zero") from error
        except (ArithmeticError, ValueError) as error:
            raise WorkloadError(f"{self.where}: {error}") from error
        except TypeError as error:
            raise WorkloadError(f"{self.where}: is not made of single numbers") from error
        return Verdict(True)


def parse_assumption(text: str, words: Vocabulary, where: str) -> Assumption:
    """Check a statement of `assume`.

    Args:
        text: Its text.
        words: The names that it may use.
        where: File and key that it comes from, for messages.

    Raises:
        WorkloadError: It is no statement of this language, or uses an unknown name.
    """
    text = " ".join(text.split())
    if len(text) > LONGEST:
        raise WorkloadError(f"{where}: the statement is longer than {LONGEST} characters")
    where = f"{where}: '{text}'"
    try:
        tree = ast.parse(text, mode="eval")
        compiler = _Compiler(words)
        parts = tuple(compiler.part(node) for node in conjuncts(tree.body))
    except Refused as error:
        raise WorkloadError(f"{where}: {error}") from error
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise WorkloadError(f"{where} is no statement") from error
    return Assumption(text, where, frozenset(n for part in parts for n in part.names), parts)


class _Compiler:
    """Turns syntax trees into closures, with the names that a spec has."""

    def __init__(self, words: Vocabulary) -> None:
        self._words = words

    def part(self, node: ast.expr) -> _Part:
        """One of the outermost conjuncts; it must be true or false."""
        predicate = _predicate(node)
        if predicate is None and not _is_truth(node):
            self._compile(node)  # a misspelt function is the better explanation
            raise Refused("is neither true nor false: write a comparison")
        run = self._test(node, predicate) if predicate else self._compile(node)
        return _Part(run, names_in(node))

    def _compile(self, node: ast.expr) -> _Run:
        match node:
            case ast.Constant(value=int() | float() as value):
                return lambda situation: value
            case ast.Name(id=name):
                return self._name(name)
            case ast.BinOp(op=op):
                function = look_up(BINARY, op)
                left, right = self._compile(node.left), self._compile(node.right)
                return lambda situation: function(left(situation), right(situation))
            case ast.UnaryOp(op=ast.Not()):
                operand = self._truth(node.operand)
                return lambda situation: negated(operand(situation))
            case ast.UnaryOp(op=ast.USub() | ast.UAdd()):
                operand, sign = self._compile(node.operand), isinstance(node.op, ast.USub)
                return lambda situation: -operand(situation) if sign else operand(situation)
            case ast.Compare():
                return self._comparison(node)
            case ast.BoolOp():
                parts = [self._truth(value) for value in node.values]
                is_or = isinstance(node.op, ast.Or)
                return lambda situation: boolean((part(situation) for part in parts), is_or)
            case ast.Call():
                return self._call(node)
            case _:
                raise Refused(f"{type(node).__name__} does not exist here")

    def _truth(self, node: ast.expr) -> _Run:
        if not _is_truth(node) and _predicate(node) is None:
            raise Refused(f"'{ast.unparse(node)}' is neither true nor false: write a comparison")
        return self._compile(node)

    def _name(self, name: str) -> _Run:
        words = self._words
        if name in words.configurable:
            raise Refused(f"{name!r} depends on a tuning parameter")
        if name in words.numbers:
            return lambda situation: situation.names[name]
        if name in words.filled:
            return lambda situation: situation.wide(name)
        if name in words.arrays:
            raise Refused(f"array {name!r} has no contents at the beginning")
        hint = did_you_mean(name, words.numbers | words.filled)
        raise Refused(f"unknown name {name!r}{hint}")

    def _comparison(self, node: ast.Compare) -> _Run:
        functions = [look_up(COMPARE, op) for op in node.ops]
        sides = [self._compile(part) for part in (node.left, *node.comparators)]

        def run(situation: Situation) -> Any:
            values = [side(situation) for side in sides]
            pairs = zip(functions, values, values[1:], strict=False)
            return boolean((function(a, b) for function, a, b in pairs), False)

        return run

    def _call(self, node: ast.Call) -> _Run:
        predicate = _predicate(node)
        if predicate is not None:
            test = self._test(node, predicate)
            return lambda situation: test(situation).holds
        function = called(node, FUNCTIONS, PREDICATES)
        args = [self._compile(arg) for arg in node.args]
        return lambda situation: function(*(arg(situation) for arg in args))

    def _test(self, node: ast.expr, predicate: Predicate) -> Callable[[Situation], Verdict]:
        """A call of a predicate, as a closure to a Verdict."""
        assert isinstance(node, ast.Call)
        name, args = ast.unparse(node.func), node.args
        if node.keywords or len(args) != predicate.arrays + predicate.numbers:
            raise Refused(f"{name} takes {predicate.takes}")
        names: list[str] = []
        for arg in args[: predicate.arrays]:
            if not isinstance(arg, ast.Name):
                raise Refused(f"{name} takes {predicate.takes}")
            self._require(arg.id, predicate)
            names.append(arg.id)
        numbers = [self._number(arg) for arg in args[predicate.arrays :]]
        return lambda situation: predicate.run(
            situation, *names, *(number(situation) for number in numbers)
        )

    def _number(self, node: ast.expr) -> _Run:
        for used in ast.walk(node):
            if isinstance(used, ast.Name) and used.id in self._words.arrays:
                raise Refused(f"'{ast.unparse(node)}' must be one number")
        return self._compile(node)

    def _require(self, name: str, predicate: Predicate) -> None:
        words = self._words
        if not predicate.addresses:
            if name in words.numbers | words.configurable:
                raise Refused(f"{name!r} is no array")
            self._name(name)
            return
        if name not in words.arguments | words.parameters:
            if name in words.arrays:
                raise Refused(f"array {name!r} is a variable of the module, not an argument")
            hint = did_you_mean(name, words.arguments | words.parameters)
            raise Refused(f"no array or pointer parameter {name!r}{hint}")


def _predicate(node: ast.expr) -> Predicate | None:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return PREDICATES.get(node.func.id)
    return None


def _is_truth(node: ast.expr) -> bool:
    match node:
        case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Constant(value=bool()):
            return True
        case _:
            return False


class Domain:
    """A checked `[domain]` table.

    Attributes:
        assumptions: Its statements, in order.
    """

    def __init__(
        self,
        statements: Sequence[str],
        words: Vocabulary,
        situation: Callable[[TestCase], Situation],
        where: str,
    ) -> None:
        """Check the statements.

        Args:
            statements: The texts of `assume`.
            words: The names that they may use.
            situation: What a case is, for the statements.
            where: The spec file, for messages.

        Raises:
            WorkloadError: A statement is wrong.
        """
        self._situation = situation
        self.assumptions = tuple(
            parse_assumption(text, words, f"{where}: domain.assume[{n}]")
            for n, text in enumerate(statements)
        )

    def violated(self, case: TestCase) -> tuple[str, ...]:
        """The statements that do not hold in a case.

        Raises:
            WorkloadError: The inputs cannot be made, or a statement has no truth value.
        """
        if not self.assumptions:
            return ()
        situation = self._situation(case)
        found = (one for one in self.assumptions if not one.verdict(situation).holds)
        return tuple(one.text for one in found)

    def require(self, case: TestCase) -> None:
        """Raise WorkloadError for the first statement that does not hold in a case."""
        if not self.assumptions:
            return
        for one in self.assumptions:
            try:
                found = one.verdict(self._situation(case))
            except MemoryError as error:
                problem = f"the inputs of case {case.name} need more memory than there is"
                raise WorkloadError(f"{one.where}: {problem}") from error
            if not found.holds:
                why = f": {found.why}" if found.why else ""
                raise WorkloadError(f"{one.where} does not hold in case {case.name}{why}")
