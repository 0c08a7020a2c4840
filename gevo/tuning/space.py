"""Search spaces: products of parameters, restricted by constraints.

A configuration is the tuple of its parameters' values, in the order of the parameters. The
neighbours of a configuration differ from it by one step in one parameter. Spaces may have
billions of configurations; samples and neighbours are made when they are asked for.
"""

from __future__ import annotations

import ast
import math
import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar, cast

from gevo.errors import ConfigError, did_you_mean
from gevo.expression import Compiler, Refused, Run, conjuncts, names_in
from gevo.tuning.parameter import Parameter, Scalar, Value
from gevo.tuning.remembered import Remembered

_Made = TypeVar("_Made")

_COMPILER = Compiler(several=True)
_ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@dataclass(frozen=True)
class Quantity:
    """A number that a condition bounds, such as the threads of a block.

    Attributes:
        text: How it is written.
        names: The parameters that it depends on; `value` takes their values in this order.
        value: The number; None where it is none, or cannot be computed.
    """

    text: str
    names: tuple[str, ...]
    value: Callable[..., float | None]


@dataclass(frozen=True)
class Constraint:
    """A condition that allowed configurations fulfil.

    Attributes:
        text: How it is shown.
        names: The parameters that it looks at; `test` takes their values in this order.
        test: The condition.
        conjuncts: Where it is `a and b and ...`, each of these by itself. All must hold, so that
            one that looks at few parameters can be tested before the others have values.
        quantities: What it compares by `<`, `<=`, `>` or `>=`, where that is computed from
            parameters.
        ratios: Of every remainder `a % b` of several parameters in it the quotient `a / b`.
    """

    text: str
    names: tuple[str, ...]
    test: Callable[..., bool]
    conjuncts: tuple[Constraint, ...] = ()
    quantities: tuple[Quantity, ...] = ()
    ratios: tuple[Quantity, ...] = ()


def constraint(text: str, parameters: Collection[str], where: str = "constraint") -> Constraint:
    """Check an expression such as `block_x * block_y <= 1024` or `tile[0] % vector == 0`.

    A division by zero counts as not fulfilled.

    Args:
        text: The expression, in the language of `gevo.expression`.
        parameters: The names that it may use.
        where: What an error message calls it.

    Raises:
        ConfigError: It does not parse, or uses something else.
    """
    return _read(text, where, lambda tree: _constraint(tree, text, parameters, where))


def quantity(text: str, parameters: Collection[str], where: str = "quantity") -> Quantity:
    """Check an expression such as `tile_i[0] * tile_j[0]`; see `constraint`."""

    def made(tree: ast.expr) -> Quantity:
        _known(names_in(tree), parameters)
        return _quantity(tree)

    return _read(text, where, made)


def _read(text: str, where: str, made: Callable[[ast.expr], _Made]) -> _Made:
    try:
        return made(ast.parse(text.strip(), mode="eval").body)
    except Refused as error:
        raise ConfigError(f"{where}: {text!r}: {error}") from error
    except (SyntaxError, ValueError) as error:
        raise ConfigError(f"{where}: {text!r} is not an expression") from error
    except (RecursionError, MemoryError) as error:
        raise ConfigError(f"{where}: {text[:40]!r}... is nested too deeply") from error


def _known(names: Sequence[str], parameters: Collection[str]) -> None:
    for name in names:
        if name not in parameters:
            raise Refused(f"there is no {name!r}{did_you_mean(name, parameters)}")


def _constraint(tree: ast.expr, text: str, parameters: Collection[str], where: str) -> Constraint:
    whole, parts = _part(tree, text, where), list(conjuncts(tree))
    _known(whole.names, parameters)
    return Constraint(
        text,
        whole.names,
        whole.test,
        tuple(_part(one, ast.unparse(one), where) for one in parts) if len(parts) > 1 else (),
        tuple(_quantity(side) for side in _compared(tree)),
        tuple(_quantity(one) for one in _divided(tree)),
    )


def _compared(tree: ast.expr) -> list[ast.expr]:
    """What is compared by size and more than one parameter, or a part of one."""
    sides: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and all(isinstance(op, _ORDERS) for op in node.ops):
            sides += [node.left, *node.comparators]
    return [side for side in sides if isinstance(side, ast.BinOp | ast.Call | ast.IfExp)]


def _divided(tree: ast.expr) -> list[ast.expr]:
    """Of the remainders that several parameters are in, the quotients."""
    found = [
        ast.BinOp(node.left, ast.Div(), node.right)
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod)
    ]
    return [one for one in found if len(names_in(one)) > 1]


def _quantity(tree: ast.expr) -> Quantity:
    names = names_in(tree)
    return Quantity(ast.unparse(tree), names, _remembered(_Number(_COMPILER.compile(tree), names)))


def _part(tree: ast.expr, text: str, where: str) -> Constraint:
    names = names_in(tree)
    test = _Test(text, _COMPILER.compile(tree), names, where)
    return Constraint(text, names, _remembered(test))


def _remembered(function: Callable[..., _Made]) -> Callable[..., _Made]:
    """The same with its last results: neighbours mostly agree in what an expression looks at."""
    results = Remembered[tuple[Value, ...], _Made](lambda values: function(*values))
    return lambda *values: results[values]


@dataclass(frozen=True)
class _Test:
    text: str
    run: Run
    names: Sequence[str]
    where: str

    def __call__(self, *values: Value) -> bool:
        try:
            return bool(self.run(dict(zip(self.names, values, strict=True))))
        except ZeroDivisionError:
            return False
        except (TypeError, ValueError, OverflowError) as error:
            raise ConfigError(f"{self.where}: {self.text!r} fails: {error}") from error


@dataclass(frozen=True)
class _Number:
    run: Run
    names: Sequence[str]

    def __call__(self, *values: Value) -> float | None:
        try:
            found = float(self.run(dict(zip(self.names, values, strict=True))))
        except (ArithmeticError, TypeError, ValueError):
            return None
        return found if math.isfinite(found) else None


Configuration = tuple[Value, ...]

_PROBES = 1000
"""Draws from which the share of allowed configurations is estimated."""
_SPARSE = 0.02
"""Below this share, samples are built value by value instead of drawn and rejected."""
_BRANCHES = 24
"""Values tried for one parameter before a partial configuration is given up."""
_TRIES = 100_000
_NODES = 50
"""Partial configurations after which building one starts anew, as many more each time."""
_RESTARTS = 30
_LABORIOUS = 300
"""Partial configurations for a sample, from which on samples should be few."""
_LISTED = 1_000_000
"""Partial configurations that are listed in search of an allowed one, some seconds."""

_Check = tuple[tuple[int, ...], Callable[..., bool]]
"""The places of a condition's parameters, and the condition."""


def hashable(value: Any) -> Value:
    """A value as JSON has it, with tuples for lists."""
    return tuple(cast("list[Scalar]", value)) if isinstance(value, list) else value


def _is_value(value: object) -> bool:
    """False for what a damaged file may have in the place of a value."""
    parts = cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)
    return all(isinstance(part, int | float | str | bool | None) for part in parts)


class Space:
    """A product of parameters with constraints.

    Attributes:
        names: The parameters' names, in order.
        parameters: The parameters, in the same order.
        constraints: What allowed configurations fulfil.
        quantities: Numbers that matter though no constraint bounds them, as blocks of a launch.
    """

    def __init__(
        self,
        parameters: Mapping[str, Parameter],
        constraints: Sequence[Constraint | str] = (),
        quantities: Sequence[Quantity | str] = (),
    ) -> None:
        """Make a space.

        Args:
            parameters: By name; the order is kept.
            constraints: Expressions over the names, or finished `Constraint`s.
            quantities: Expressions over the names, or finished `Quantity`s.

        Raises:
            ConfigError: There is no parameter, or an expression is wrong.
        """
        if not parameters:
            raise ConfigError("a search space needs at least one parameter")
        self.names = tuple(parameters)
        self.parameters = tuple(parameters.values())
        self.constraints = tuple(
            constraint(one, self.names) if isinstance(one, str) else one for one in constraints
        )
        self.quantities = tuple(
            quantity(one, self.names) if isinstance(one, str) else one for one in quantities
        )
        self._samples = self._nodes = 0
        place = {name: i for i, name in enumerate(self.names)}
        self._checks = [
            (tuple(place[name] for name in one.names), one.test) for one in self.constraints
        ]
        self._checks_at: list[list[_Check]] = [[] for _ in self.names]
        for one, (places, test) in zip(self.constraints, self._checks, strict=True):
            last = max(places, default=0)
            self._checks_at[last].append((places, test))
            for part in one.conjuncts:
                places = tuple(place[name] for name in part.names)
                if max(places, default=0) < last:
                    self._checks_at[max(places, default=0)].append((places, _Hint(part.test)))

    @property
    def size(self) -> int:
        """Configurations of the whole product, forbidden ones included."""
        return math.prod(parameter.size for parameter in self.parameters)

    def allows(self, configuration: Configuration) -> bool:
        """True when every constraint is fulfilled."""
        for places, test in self._checks:
            if not test(*[configuration[i] for i in places]):
                return False
        return True

    def contains(self, configuration: Configuration) -> bool:
        """True when it is in the product and allowed."""
        if len(configuration) != len(self.parameters):
            return False
        pairs = zip(self.parameters, configuration, strict=True)
        return all(p.contains(value) for p, value in pairs) and self.allows(configuration)

    def sample(self, rng: random.Random) -> Configuration:
        """An allowed configuration; uniform unless hardly any configuration is allowed.

        Where fewer than about 2% are allowed, it is built parameter by parameter, going back
        when a constraint fails, which reaches every configuration but not equally often.

        Raises:
            ConfigError: No allowed configuration was found.
        """
        if not self._dense:
            return self._build(rng)
        for _ in range(_TRIES):
            # Of a list: a tuple that is older than the tuples in it, as one of a generator is,
            # keeps Python's garbage collector busy.
            found = tuple([parameter.sample(rng) for parameter in self.parameters])
            if self.allows(found):
                return found
        raise ConfigError("no configuration that the constraints allow was found")

    def neighbours(self, configuration: Configuration) -> Iterator[Configuration]:
        """The allowed configurations one step away, parameter by parameter."""
        for i, parameter in enumerate(self.parameters):
            before, after = configuration[:i], configuration[i + 1 :]
            for value in parameter.neighbours(configuration[i]):
                found = (*before, value, *after)
                if self.allows(found):
                    yield found

    def every(self) -> Iterator[Configuration]:
        """All allowed configurations, made one by one in a fixed order."""
        yield from self._extend((), lambda parameter: parameter.values())

    def require_allowed(self, where: str) -> None:
        """Raises ConfigError when nothing is allowed, or so little that it is not found."""
        try:
            found = self._probed or self._first
        except _NotFoundError as error:
            raise ConfigError(f"{where}: {error}") from error
        if found is None:
            raise ConfigError(f"{where}: allow no configuration at all")

    def fresh(
        self, seen: Collection[Configuration], rng: random.Random, tries: int = 64
    ) -> Configuration | None:
        """A random configuration that is not in `seen`.

        None when there is none left, or so few among billions that none is found.
        """
        for _ in range(tries):
            found = self.sample(rng)
            if found not in seen:
                return found
        try:
            return next((one for one in self._listed() if one not in seen), None)
        except _NotFoundError:
            return None

    def as_dict(self, configuration: Configuration) -> dict[str, Any]:
        """By name, with lists for tuples, as JSON has it; `configuration` inverts it."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in zip(self.names, configuration, strict=True)
        }

    def configuration(self, values: Mapping[str, Any]) -> Configuration:
        """The configuration that `values` names.

        Raises:
            ConfigError: A parameter is missing or unknown, or a value is not one of its own.
        """
        for name in values:
            if name not in self.names:
                raise ConfigError(f"there is no parameter {name!r}")
        found: list[Value] = []
        for name, parameter in zip(self.names, self.parameters, strict=True):
            if name not in values:
                raise ConfigError(f"parameter {name!r} has no value")
            value = hashable(values[name])
            if not _is_value(value) or not parameter.contains(value):
                raise ConfigError(f"parameter {name!r} cannot be {values[name]!r}")
            found.append(value)
        return tuple(found)

    def allowed(self, values: Mapping[str, Any]) -> Configuration:
        """As `configuration`; raises ConfigError where a constraint is not fulfilled, too."""
        found = self.configuration(values)
        if not self.allows(found):
            raise ConfigError("the constraints forbid that")
        return found

    def _listed(self) -> Iterator[Configuration]:
        """As `every`; raises _NotFoundError when that has taken too long."""
        left = _LISTED

        def some(parameter: Parameter) -> Iterator[Value]:
            nonlocal left
            for value in parameter.values():
                left -= 1
                if left < 0:
                    raise _NotFoundError("allow so little that no configuration was found")
                yield value

        return self._extend((), some)

    @cached_property
    def _first(self) -> Configuration | None:
        return next(self._listed(), None)

    @cached_property
    def _dense(self) -> bool:
        if not self._checks:
            return True
        rng = random.Random(0)
        draws = (tuple(p.sample(rng) for p in self.parameters) for _ in range(_PROBES))
        return sum(map(self.allows, draws)) >= _SPARSE * _PROBES

    @property
    def laborious(self) -> bool:
        """Whether a sample has so far taken many partial configurations, as equations do."""
        return self._nodes > _LABORIOUS * max(1, self._samples)

    def _build(self, rng: random.Random) -> Configuration:
        self._samples += 1
        found = self._built(rng, _RESTARTS if self._probed else 1) or self._first
        if found is None:
            raise ConfigError("the constraints allow no configuration at all")
        return found

    @cached_property
    def _probed(self) -> Configuration | None:
        """None where building one hardly ever succeeds; then it is not tried for long again."""
        return self._built(random.Random(0), _RESTARTS)

    def _built(self, rng: random.Random, restarts: int) -> Configuration | None:
        left = 0

        def some(parameter: Parameter) -> Iterator[Value]:
            nonlocal left
            left -= 1
            self._nodes += 1
            if left < 0:  # early choices may leave nothing: trying all the rest would not end
                return iter(())
            if parameter.size <= _BRANCHES:
                values = list(parameter.values())
                rng.shuffle(values)
                return iter(values)
            return _distinct(parameter.sample(rng) for _ in range(_BRANCHES))

        for attempt in range(restarts):
            left = _NODES * (attempt + 1)
            found = next(self._extend((), some), None)
            if found is not None:
                return found
        return None

    def _extend(
        self, head: Configuration, values: Callable[[Parameter], Iterator[Value]]
    ) -> Iterator[Configuration]:
        """The allowed completions of `head`; `values` says what to try for a parameter."""
        depth = len(head)
        if depth == len(self.parameters):
            yield head
            return
        for value in values(self.parameters[depth]):
            longer = (*head, value)
            if all(test(*[longer[i] for i in places]) for places, test in self._checks_at[depth]):
                yield from self._extend(longer, values)


def _distinct(values: Iterable[Value]) -> Iterator[Value]:
    """Each once, drawn only when it is asked for: mostly one of the first will do."""
    seen: set[Value] = set()
    for value in values:
        if value not in seen:
            seen.add(value)
            yield value


class _NotFoundError(ConfigError):
    """No allowed configuration was found, though there may be one."""


class _Hint:
    """A conjunct before its turn: if it fails, an earlier one may have been there to avoid it."""

    def __init__(self, test: Callable[..., bool]) -> None:
        self._test = test

    def __call__(self, *values: Value) -> bool:
        try:
            return self._test(*values)
        except ConfigError:
            return True


class ListedSpace(Space):
    """A space of which the allowed configurations are known one by one (a recording)."""

    def __init__(
        self, parameters: Mapping[str, Parameter], allowed: Collection[Configuration]
    ) -> None:
        """Make a space.

        Args:
            parameters: By name; the order is kept.
            allowed: The configurations that there are; the order is kept.

        Raises:
            ConfigError: There is no parameter or no configuration.
        """
        super().__init__(parameters)
        if not allowed:
            raise ConfigError("a listed space needs at least one configuration")
        self._list = list(allowed)
        self._allowed = frozenset(allowed)

    def allows(self, configuration: Configuration) -> bool:
        """True when it is listed."""
        return configuration in self._allowed

    def sample(self, rng: random.Random) -> Configuration:
        """A listed configuration, uniformly."""
        return rng.choice(self._list)

    def every(self) -> Iterator[Configuration]:
        """The list."""
        return iter(self._list)

    def _listed(self) -> Iterator[Configuration]:
        return iter(self._list)
