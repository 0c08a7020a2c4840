"""Search spaces from a workload's `[tune]` table.

```toml
[tune]
constraints = ["block_x * block_y <= 1024", "tile[1] % vector == 0"]
quantities = ["tile[0] * tile[1]"]

[tune.parameters]
block_x = { discrete = [16, 32, 64, 128] }
vector = { discrete = [1, 2, 4] }
layout = { categorical = ["row", "column"] }
order = { permutation = ["i", "j", "k"] }
tile = { factorization = { product = 1024, parts = 4 } }
```
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, TypeVar, cast

from gevo.errors import ConfigError, did_you_mean
from gevo.tuning.parameter import (
    Categorical,
    Discrete,
    Factorization,
    Parameter,
    Permutation,
    Scalar,
)
from gevo.tuning.space import Space, constraint, quantity

Table = Mapping[str, Any]
_Made = TypeVar("_Made")


def read_space(table: Any, where: str = "tune") -> Space:
    """The space that a `[tune]` table declares.

    Args:
        table: The table as TOML gives it; keys other than `parameters`, `constraints` and
            `quantities` belong to whoever runs the configurations and are ignored here.
        where: File and table, for messages.

    Raises:
        ConfigError: Something in it is wrong; the message names the key.
    """
    whole = _table(table, where)
    declared = _table(_key(whole, "parameters", where), f"{where}.parameters")
    parameters = {
        name: parameter(given, f"{where}.parameters.{name}") for name, given in declared.items()
    }
    if not parameters:
        raise ConfigError(f"{where}.parameters: declares no parameter")
    for name in parameters:
        if not name.isidentifier():
            raise ConfigError(f"{where}.parameters.{name}: is not a name (letters, digits, _)")
    read = partial(_expressions, whole, parameters, where)
    space = Space(parameters, read("constraints", constraint), read("quantities", quantity))
    space.require_allowed(f"{where}.constraints")
    return space


def _expressions(
    table: Table,
    parameters: Collection[str],
    where: str,
    key: str,
    made: Callable[[str, Collection[str], str], _Made],
) -> list[_Made]:
    texts = table.get(key, [])
    if not isinstance(texts, list):
        raise ConfigError(f"{where}.{key}: must be a list of expressions")
    found: list[_Made] = []
    for i, text in enumerate(cast("list[Any]", texts)):
        if not isinstance(text, str):
            raise ConfigError(f"{where}.{key}[{i}]: must be an expression in quotes")
        found.append(made(text, parameters, f"{where}.{key}[{i}]"))
    return found


def parameter(given: Any, where: str) -> Parameter:
    """A parameter as a `[tune]` table declares it, such as `{"discrete": [1, 2]}`.

    Raises:
        ConfigError: Something in it is wrong; the message begins with `where`.
    """
    table = _table(given, where)
    if len(table) != 1:
        raise ConfigError(f"{where}: needs exactly one of {', '.join(KINDS)}")
    ((kind, body),) = table.items()
    if kind not in KINDS:
        raise ConfigError(f"{where}.{kind}: unknown key{did_you_mean(kind, KINDS)}")
    return KINDS[kind](body, f"{where}.{kind}")


def _listed(kind: Callable[[tuple[Scalar, ...]], Parameter], body: Any, where: str) -> Parameter:
    return _checked(partial(kind, _scalars(body, where)), where)


def _factorization(body: Any, where: str) -> Parameter:
    table = _table(body, where)
    for key in table:
        if key not in ("product", "parts"):
            hint = did_you_mean(key, ("product", "parts"))
            raise ConfigError(f"{where}.{key}: unknown key{hint}")
    number, parts = (_integer(table, key, where) for key in ("product", "parts"))
    return _checked(partial(Factorization, number, parts), where)


KINDS: Mapping[str, Callable[[Any, str], Parameter]] = {
    "discrete": partial(_listed, Discrete),
    "categorical": partial(_listed, Categorical),
    "permutation": partial(_listed, Permutation),
    "factorization": _factorization,
}


def _checked(make: Callable[[], Parameter], where: str) -> Parameter:
    """What `make` makes; an error names the key instead of the kind."""
    try:
        return make()
    except ConfigError as error:
        raise ConfigError(f"{where}: {str(error).partition(': ')[2]}") from error


def _scalars(body: Any, where: str) -> tuple[Scalar, ...]:
    if not isinstance(body, list):
        raise ConfigError(f"{where}: must be a list of values")
    values = cast("list[Any]", body)
    for i, value in enumerate(values):
        if not isinstance(value, int | float | str | bool):
            raise ConfigError(f"{where}[{i}]: must be a number, a string or a boolean")
    return tuple(values)


def _integer(table: Table, key: str, where: str) -> int:
    value = _key(table, key, where)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ConfigError(f"{where}.{key}: must be an integer")
    return value


def _table(value: Any, where: str) -> Table:
    if not isinstance(value, Mapping):
        raise ConfigError(f"{where}: must be a table")
    return cast("Table", value)


def _key(table: Table, key: str, where: str) -> Any:
    if key not in table:
        near = did_you_mean(key, table)
        raise ConfigError(f"{where}.{key}: is missing{near and f' ({near[2:]})'}")
    return table[key]
