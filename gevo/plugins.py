"""Things by name: gevo's own, those that a program registers, and those that plug-ins bring.

A plug-in is an installed distribution with entry points in one of gevo's groups. Installed
metadata is read when a name is asked for that nothing here has, and a plug-in's code is imported
when its name is used: what nobody asks for never runs.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from gevo.errors import ConfigError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")


class Registry(Mapping[str, T], Generic[T]):
    """The things of one sort. As a mapping it has what is registered, plug-ins aside.

    Args:
        group: Plug-ins' entry points are in this group.
        what: What the things are, for messages: `edit operator`.
        own: Gevo's own by name.
        check: Gives back what a name is to stand for; raises TypeError, with what is wrong,
            when that is not such a thing.
    """

    def __init__(
        self, group: str, what: str, own: Mapping[str, T], check: Callable[[str, Any], T]
    ) -> None:
        self.group = group
        self.what = what
        self._own = dict(own)
        self._registered: dict[str, T] = {}
        self._imported: dict[str, T] = {}
        self._check = check

    def __getitem__(self, name: str) -> T:
        return self._own[name] if name in self._own else self._registered[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self._registered

    def __len__(self) -> int:
        return len(self._own) + len(self._registered)

    @property
    def registered(self) -> tuple[T, ...]:
        """What this program has registered; other processes must be told of it."""
        return tuple(self._registered.values())

    def register(self, name: str, thing: T) -> None:
        """Add a thing for as long as this process lives; again under the same name replaces it.

        Raises:
            ConfigError: The name is gevo's own, or the thing is not what it should be.
        """
        if name in self._own:
            raise ConfigError(f"{name!r} is the name of gevo's own {self.what}; take another")
        self._registered[name] = self._checked(name, thing, f"{self.what} {name!r}")

    def named(self, thing: str | T, name: str = "") -> str:
        """A name as it is; a thing is registered, under this name or that of its class."""
        if isinstance(thing, str):
            return thing
        chosen = name or getattr(thing, "__name__", type(thing).__name__).lower()
        self.register(chosen, thing)
        return chosen

    def find(self, name: str) -> T | None:
        """The thing of that name, from a plug-in where nothing here has it; None without one.

        Raises:
            ConfigError: A plug-in has it and cannot be imported, or two have it.
        """
        known = self._own | self._imported | self._registered
        if name in known:
            return known[name]
        points = [point for point in entry_points(self.group) if point.name == name]
        if not points:
            return None
        if len(points) > 1:
            both = " and ".join(sorted(map(_source, points)))
            raise ConfigError(f"{self.what} {name!r} is in {both}; uninstall one of them")
        where = f"{self.what} {name!r} of {_source(points[0])}"
        self._imported[name] = found = self._checked(name, _imported(points[0], where), where)
        return found

    def require(self, name: str) -> T:
        """As `find`; raises ConfigError also when there is nothing of that name."""
        found = self.find(name)
        if found is None:
            raise ConfigError(f"no {self.what} {name!r}; there are: {', '.join(self.names())}")
        return found

    def names(self) -> tuple[str, ...]:
        """The names of everything that `find` would find; no plug-in is imported."""
        there = (point.name for point in entry_points(self.group))
        return tuple(dict.fromkeys((*self, *sorted(there))))

    def sources(self, names: Iterable[str]) -> dict[str, str]:
        """Who has these things: name and version of a distribution, or `gevo`, by name."""
        found: dict[str, str] = {}
        for name in sorted(names):
            thing = self.find(name)
            points = [point for point in entry_points(self.group) if point.name == name]
            given = getattr(thing, "__module__", "this program")
            found[name] = "gevo" if name in self._own else _source(points[0]) if points else given
        return found

    def _checked(self, name: str, thing: Any, where: str) -> T:
        try:
            return self._check(name, thing)
        except TypeError as error:
            raise ConfigError(f"{where}: {error}") from error


@functools.cache
def entry_points(group: str) -> tuple[EntryPoint, ...]:
    """What installed distributions have in a group of entry points."""
    from importlib import metadata

    return tuple(metadata.entry_points(group=group))


def _imported(point: EntryPoint, where: str) -> Any:
    """What an entry point names. Its code is somebody else's, and may raise anything."""
    try:
        return point.load()
    except (Exception, SystemExit) as error:
        first = next(iter(str(error).strip().splitlines()), "")
        reason = f"{type(error).__name__}: {first[:200]}" if first else type(error).__name__
        raise ConfigError(f"{where} ({point.value}) cannot be imported: {reason}") from error


def _source(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value
