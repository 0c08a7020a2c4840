"""The `[domain]` of a spec: what every input of the kernel fulfils.

A statement is parsed with `ast` and turned into closures, as `gevo.expression` does;
here names may also be arrays. Arithmetic and comparisons are then elementwise, between arrays of
one shape, in int64 or float64 (integers of 64 bits stay as they are), and a statement holds when
it holds for every element. Every comparison with NaN is false, `!=` too.

Arithmetic on numbers and arrays, element by element, as `[domain]` uses it. Numbers are Python's.
Arrays are int64, uint64 or float64, or truth values.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from typing import Any, cast

import numpy as np

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import LONGEST, Refused, called, conjuncts, look_up, names_in, power
from gevo.program.base import Setting
from gevo.workload.bounds import Bound, Solver, finite
from gevo.workload.case import Array, Bounds, Struct, TestCase, pointers_of
from gevo.workload.plan import Expansion
from gevo.workload.signature import Parameter

_Function = Callable[..., Any]


def _array(value: Any) -> bool:
    return isinstance(value, np.ndarray)


def _alike(*values: Any) -> None:
    """Raise ValueError for arrays of different shapes, which numpy might stretch."""
    shapes = {value.shape for value in values if _array(value)}
    if len(shapes) > 1:
        found = " and ".join(str(list(shape)) for shape in sorted(shapes))
        raise ValueError(f"arrays of different shapes: {found}")


def _paired(function: _Function) -> _Function:
    def run(a: Any, b: Any) -> Any:
        _alike(a, b)
        return function(a, b)

    return run


def _divided(function: _Function) -> _Function:
    """Division that gives integers where numpy, unlike Python, lets an integer 0 pass."""

    def run(a: Any, b: Any) -> Any:
        _alike(a, b)
        if (_array(a) or _array(b)) and np.any(np.equal(b, 0)):
            raise ZeroDivisionError
        return function(a, b)

    return run


def _floored(a: Any, b: Any) -> Any:
    return a // b


def _quotient(a: Any, b: Any) -> Any:
    _alike(a, b)
    return np.true_divide(a, b) if _array(a) or _array(b) else a / b


def _power(a: Any, b: Any) -> Any:
    _alike(a, b)
    return np.power(a, b) if _array(a) or _array(b) else power(a, b)


def _unequal(a: Any, b: Any) -> Any:
    """Ordered: false where one of them is NaN."""
    _alike(a, b)
    return (a < b) | (a > b)


BINARY: Mapping[type[ast.operator], _Function] = {
    ast.Add: _paired(operator.add),
    ast.Sub: _paired(operator.sub),
    ast.Mult: _paired(operator.mul),
    ast.Div: _quotient,
    ast.FloorDiv: _divided(_floored),
    ast.Mod: _divided(operator.mod),
    ast.Pow: _power,
}
COMPARE: Mapping[type[ast.cmpop], _Function] = {
    ast.Lt: _paired(operator.lt),
    ast.LtE: _paired(operator.le),
    ast.Gt: _paired(operator.gt),
    ast.GtE: _paired(operator.ge),
    ast.Eq: _paired(operator.eq),
    ast.NotEq: _unequal,
}


def negated(value: Any) -> Any:
    """`not`, for truth values."""
    return np.logical_not(value) if _array(value) else not value


def boolean(values: Iterable[Any], is_or: bool) -> Any:
    """`and` or `or` of truth values; what a single one decides, the rest is not asked."""
    result: Any = not is_or
    for value in values:
        _alike(result, value)
        if _array(result) or _array(value):
            result = np.logical_or(result, value) if is_or else np.logical_and(result, value)
        else:
            result = bool(value)
            if result is is_or:
                return result
    return result


def _least(*values: Any) -> Any:
    _alike(*values)
    return reduce(np.minimum, values) if any(map(_array, values)) else min(values)


def _most(*values: Any) -> Any:
    _alike(*values)
    return reduce(np.maximum, values) if any(map(_array, values)) else max(values)


def _ceil_div(a: Any, b: Any) -> Any:
    return -BINARY[ast.FloorDiv](-a, b)


FUNCTIONS: Mapping[str, tuple[_Function, int, int | None]] = {
    "min": (_least, 2, None),
    "max": (_most, 2, None),
    "abs": (abs, 1, 1),
    "ceil_div": (_ceil_div, 2, 2),
}
"""Name to (function, fewest arguments, most arguments)."""


BASE_ALIGNMENT = 256
"""Every array begins at a multiple of this, in bytes: what a GPU's allocator gives at least."""


@dataclass(frozen=True)
class Passed:
    """An address that a launch passes.

    Attributes:
        array: The array whose buffer it points into.
        parameter: The kernel's parameter; empty where the signature is not known.
        offset: In bytes.
    """

    array: str
    parameter: str
    offset: int


@dataclass(frozen=True)
class Call:
    """The addresses that one launch passes, in the order of its arguments."""

    kernel: str
    passed: tuple[Passed, ...]


def calls(
    expansion: Expansion, kernels: Mapping[str, Sequence[Parameter]] | None
) -> tuple[Call, ...]:
    """What a case's launches pass, without repetitions.

    Args:
        expansion: The launches.
        kernels: The program's kernels with their parameters; None when they are not known.
    """
    found: dict[Call, None] = {}
    for step in expansion.steps:
        parameters = (kernels or {}).get(step.kernel, ())
        names = [one.name for one in parameters] or [""] * len(step.args)
        passed = (
            Passed(expansion.start[one.name], "" if isinstance(arg, Struct) else name, one.offset)
            for name, arg in zip(names, step.args, strict=True)
            for one in pointers_of((arg,))
            if one.name not in expansion.tables
        )
        found[Call(step.kernel, tuple(passed))] = None
    return tuple(found)


@dataclass(frozen=True)
class Situation:
    """A case, as far as statements ask for it.

    Attributes:
        names: Sizes, derived names and scalars with their values.
        make: Gives the contents of all arrays that have some at the beginning.
        calls: Gives the launches; none where a driver makes them.
    """

    names: Mapping[str, Setting]
    make: Callable[[], Mapping[str, Array]]
    calls: Callable[[], Sequence[Call]]
    _wide: dict[str, Array] = field(default_factory=dict[str, Array])

    @cached_property
    def contents(self) -> Mapping[str, Array]:
        """What `make` gives, which is asked once and only where it matters."""
        return self.make()

    @cached_property
    def launched(self) -> Sequence[Call]:
        """What `calls` gives."""
        return self.calls()

    def wide(self, name: str) -> Array:
        """An array's contents as float64 or int64, in which sums do not leave the type."""
        if name not in self._wide:
            array = self._held(name)
            if array.dtype.kind == "f":
                array = array.astype(np.float64)
            elif array.dtype.itemsize < np.dtype(np.int64).itemsize:
                array = array.astype(np.int64)
            self._wide[name] = array
        return self._wide[name]

    def flat(self, name: str) -> Array:
        """An array's contents in C order."""
        return self._held(name).reshape(-1)

    def _held(self, name: str) -> Array:
        if name not in self.contents:
            raise ValueError(f"array {name!r} has no contents at the beginning")
        return self.contents[name]


@dataclass(frozen=True)
class Verdict:
    """Whether something holds; `why` says why not, in a few words."""

    holds: bool
    why: str = ""


def _first(name: str, flat: Array, right: Array) -> Verdict:
    wrong = np.flatnonzero(~right)
    if not wrong.size:
        return Verdict(True)
    place = int(wrong[0])
    return Verdict(False, f"{name}[{place}] = {flat[place]}")


def _distinct(situation: Situation, name: str) -> Verdict:
    flat = situation.flat(name)
    _, firsts = np.unique(flat, return_index=True)
    right = np.zeros(flat.size, np.bool_)
    right[firsts] = True
    return _first(name, flat, right)


def _sorted(situation: Situation, name: str) -> Verdict:
    flat = situation.flat(name)
    right = np.ones(flat.size, np.bool_)
    right[1:] = flat[1:] >= flat[:-1]
    return _first(name, flat, right)


def _finite(situation: Situation, name: str) -> Verdict:
    flat = situation.flat(name)
    return _first(name, flat, np.isfinite(flat))


def _of(call: Call, name: str) -> Iterator[int]:
    """Places of the addresses that a name stands for: an array's, or a parameter's."""
    return (n for n, p in enumerate(call.passed) if name in (p.array, p.parameter))


def _noalias(situation: Situation, first: str, second: str) -> Verdict:
    for call in situation.launched:
        for a in _of(call, first):
            for b in _of(call, second):
                array = call.passed[a].array
                if a != b and array == call.passed[b].array:
                    return Verdict(False, f"{call.kernel} is passed {array!r} twice")
    return Verdict(True)


def _aligned(situation: Situation, name: str, alignment: Any) -> Verdict:
    if int(alignment) != alignment or alignment < 1:
        raise ValueError(f"{alignment} is no alignment")
    alignment = int(alignment)
    if BASE_ALIGNMENT % alignment:
        return Verdict(False, f"an array is at a multiple of {BASE_ALIGNMENT} only")
    for call in situation.launched:
        for n in _of(call, name):
            one = call.passed[n]
            if one.offset % alignment:
                where = f"{one.array!r} at byte {one.offset}"
                return Verdict(False, f"{call.kernel} is passed {where}")
    return Verdict(True)


@dataclass(frozen=True)
class Predicate:
    """A function that is true or false.

    Attributes:
        run: Situation, names and numbers to a verdict; raises ValueError.
        takes: Its arguments, for messages.
        arrays: How many names it takes.
        numbers: How many numbers follow.
        addresses: Whether it is about addresses: then names may also be pointer parameters of a
            kernel, and arrays need no contents.
    """

    run: Callable[..., Verdict]
    takes: str
    arrays: int = 1
    numbers: int = 0
    addresses: bool = False


PREDICATES: Mapping[str, Predicate] = {
    "distinct": Predicate(_distinct, "an array"),
    "sorted": Predicate(_sorted, "an array"),
    "finite": Predicate(_finite, "an array"),
    "noalias": Predicate(_noalias, "two arrays", 2, addresses=True),
    "aligned": Predicate(_aligned, "an array and a number of bytes", 1, 1, addresses=True),
}


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
        bounds: What it says about how large a name may be.
    """

    text: str
    where: str
    names: frozenset[str]
    parts: tuple[_Part, ...]
    bounds: tuple[Bound[Situation], ...] = ()

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
        solver = Solver(compiler.compiled, compiler.of_arrays)
        bounds = tuple(b for node in conjuncts(tree.body) for b in solver.bounds(node))
    except Refused as error:
        raise WorkloadError(f"{where}: {error}") from error
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise WorkloadError(f"{where} is no statement") from error
    names = frozenset(n for part in parts for n in part.names)
    return Assumption(text, where, names, parts, bounds)


class _Compiler:
    """Turns syntax trees into closures, with the names that a spec has."""

    def __init__(self, words: Vocabulary) -> None:
        self._words = words

    def part(self, node: ast.expr) -> _Part:
        """One of the outermost conjuncts; it must be true or false."""
        predicate = _predicate(node)
        if predicate is None and not _is_truth(node):
            self.compiled(node)  # a misspelt function is the better explanation
            raise Refused("is neither true nor false: write a comparison")
        run = self._test(node, predicate) if predicate else self.compiled(node)
        return _Part(run, names_in(node))

    def of_arrays(self, node: ast.expr) -> bool:
        """Whether an expression uses an array."""
        return any(
            isinstance(used, ast.Name) and used.id in self._words.arrays for used in ast.walk(node)
        )

    def compiled(self, node: ast.expr) -> _Run:
        """What gives an expression's value."""
        match node:
            case ast.Constant(value=int() | float() as value):
                return lambda situation: value
            case ast.Name(id=name):
                return self._name(name)
            case ast.BinOp(op=op):
                function = look_up(BINARY, op)
                left, right = self.compiled(node.left), self.compiled(node.right)
                return lambda situation: function(left(situation), right(situation))
            case ast.UnaryOp(op=ast.Not()):
                operand = self._truth(node.operand)
                return lambda situation: negated(operand(situation))
            case ast.UnaryOp(op=ast.USub() | ast.UAdd()):
                operand, sign = self.compiled(node.operand), isinstance(node.op, ast.USub)
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
        return self.compiled(node)

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
        sides = [self.compiled(part) for part in (node.left, *node.comparators)]

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
        args = [self.compiled(arg) for arg in node.args]
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
        if self.of_arrays(node):
            raise Refused(f"'{ast.unparse(node)}' must be one number")
        return self.compiled(node)

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

    def excludes(self, case: TestCase, contents: Mapping[str, Array]) -> bool:
        """Whether a statement does not hold in a case whose arrays hold something else.

        Args:
            case: The case.
            contents: Of all arrays that hold something at the beginning.

        Raises:
            WorkloadError: A statement has no truth value.
        """
        if not self.assumptions:
            return False
        given = self._situation(case)
        situation = Situation(given.names, lambda: contents, given.calls)
        return any(not one.verdict(situation).holds for one in self.assumptions)

    def admits(self, case: TestCase) -> bool:
        """Whether all statements hold that are about numbers alone; makes no inputs."""
        situation = self._situation(case) if self.assumptions else None
        for one in self.assumptions:
            assert situation
            if one.names <= situation.names.keys() and not one.verdict(situation).holds:
                return False
        return True

    def bounds(self, case: TestCase) -> Mapping[str, Bounds]:
        """How large names may be in a case, as far as statements compare them with numbers.

        All are finite. Whether a bound itself is inside the domain only `violated` tells: `x < 8`
        bounds by 8.
        """
        found: dict[str, Bounds] = {}
        situation = self._situation(case) if self.assumptions else None
        for one in (bound for each in self.assumptions for bound in each.bounds):
            assert situation
            try:
                ends = finite(one.within(situation))
            except (ArithmeticError, ValueError, TypeError):
                continue
            low, high = found.get(one.name, (None, None))
            lows, highs = (
                [e for e in two if e is not None] for two in zip((low, high), ends, strict=True)
            )
            if lows or highs:
                found[one.name] = max(lows, default=None), min(highs, default=None)
        return found

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
