"""Compiles a source without the host's code, by whatever compiler, round by round."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from gevo.files import read_text
from gevo.frontend.compiled import DEVICE_ONLY
from gevo.frontend.device_code import DeviceCode, device_code
from gevo.frontend.instances import instances
from gevo.frontend.words import expanded

HOST_HEADER = "host.h"
"""What sources take from the host's headers."""
_ROUNDS = 8
_OF_HOST = re.compile(
    r"[a-z_]+\Z|(?:sys|linux|net|netinet|arpa|bits|asm|x86_64-linux-gnu)/|"
    r"(?:assert|complex|ctype|errno|fenv|float|inttypes|iso646|limits|locale|math|setjmp|signal|"
    r"stdalign|stdarg|stdatomic|stdbool|stddef|stdint|stdio|stdlib|stdnoreturn|string|strings|"
    r"tgmath|threads|time|uchar|wchar|wctype|dirent|dlfcn|fcntl|getopt|libgen|malloc|memory|"
    r"poll|pthread|sched|semaphore|termios|unistd|windows)\.h\Z"
)
"""Headers of C, C++ and the system, of which devices take nothing that is not in ours."""


@dataclass(frozen=True)
class Header:
    """A header that stands in for another, or for none.

    Attributes:
        text: What it holds.
        path: The file that it stands in for; None where there is none.
    """

    text: bytes
    path: Path | None = None


@dataclass(frozen=True)
class Unit:
    """What a compiler is given at once.

    Attributes:
        text: The source.
        headers: By the name that includes them.
        instances: Kernels with template arguments.
        device_only: Whether the host's code is left out.
    """

    text: bytes
    headers: Mapping[str, Header] = field(default_factory=dict[str, Header])
    instances: tuple[str, ...] = ()
    device_only: bool = False


Compile = Callable[[Unit], tuple[bool, str]]
"""True and the program, or False and the compiler's messages."""


@dataclass(frozen=True)
class Setting:
    """What a source is compiled among.

    Attributes:
        folders: Of the user's headers.
        has: Whether the compiler has a header of this name itself.
        given: Headers that are put in place of others.
        error: Finds file and line of each error in the compiler's messages.
        missing: Finds headers that are missing, likewise.
        std: The namespace that `using namespace std` is to mean.
    """

    folders: Sequence[Path]
    has: Callable[[str], bool]
    given: Mapping[str, Header]
    error: re.Pattern[str]
    missing: re.Pattern[str] | None = None
    std: str = "std"


def _without_some(unit: Unit, compile_unit: Compile) -> tuple[bool, str, tuple[str, ...]]:
    """Compile a unit without those of its instances that do not compile; and say which."""
    good, said = compile_unit(replace(unit, instances=()))
    if not good or len(unit.instances) == 1:
        return good, said, unit.instances
    alone = [(one, compile_unit(replace(unit, instances=(one,)))[0]) for one in unit.instances]
    kept = tuple(one for one, compiles in alone if compiles)
    fewer, more_said = compile_unit(replace(unit, instances=kept)) if kept else (False, "")
    if not fewer:
        return good, said, unit.instances
    return True, more_said, tuple(one for one, compiles in alone if not compiles)


class Stripped:
    """A source and its headers without the host's code.

    Args:
        source: The source.
        setting: What it is compiled among.
    """

    def __init__(self, source: bytes, setting: Setting) -> None:
        self._main = source.decode(errors="replace")
        self._setting = setting
        self._faulty: dict[str, set[int]] = {}
        self._missing: set[str] = set()
        self._dropped: tuple[str, ...] = ()
        self._absent: set[str] = set()
        self.left_out = False

    @property
    def how(self) -> str:
        """How the source was taken, for people; empty for as it is."""
        missing = (*self.absent, *self._dropped)
        without = f", without {'; '.join(missing)}" if missing else ""
        return (DEVICE_ONLY if self.left_out else "") + without

    @property
    def absent(self) -> tuple[str, ...]:
        """Headers that are nowhere and none of the host's C or C++, which were left out."""
        return tuple(sorted(one for one in self._absent if not _OF_HOST.match(one)))

    def compiled(self, name: str, compile_unit: Compile) -> tuple[bool, str]:
        """Compile it; what is at fault and may be the host's is left out, too, round by round."""
        good, said = False, ""
        for _ in range(_ROUNDS):
            unit = self._unit(name)
            good, said = compile_unit(unit)
            self._dropped = ()
            if not good and unit.instances:  # which may not mean anything outside of a function
                good, said, self._dropped = _without_some(unit, compile_unit)
            if good or not self._learned(said):
                break
        return good, said

    def _learned(self, said: str) -> bool:
        """Whether the messages say anything new."""
        before = sum(map(len, self._faulty.values())) + len(self._missing)
        for file, line in self._setting.error.findall(said):
            self._faulty.setdefault(file, set()).add(int(line))
        if self._setting.missing:
            self._missing |= set(self._setting.missing.findall(said))
        return sum(map(len, self._faulty.values())) + len(self._missing) > before

    def _device_code(self, text: str, name: str) -> DeviceCode:
        return device_code(text, self._faulty.get(name, ()), self._setting.std)

    def _unit(self, name: str) -> Unit:
        main = self._device_code(self._main, name)
        host, kernels, calls = list(main.host), list(main.kernels), dict(main.calls)
        classes = set(main.classes)
        headers = {**self._setting.given, **dict.fromkeys(self._missing, Header(b""))}
        self.left_out |= main.left_out
        waiting = [(include, Path()) for include in main.includes]
        while waiting:
            include, folder = waiting.pop()
            named = include[1:-1]
            if named.startswith("thrust/"):  # works on the host
                headers[named] = Header(b"")
            if named in headers:
                continue
            places = [one / named for one in (folder, *self._setting.folders)]
            path = next((one for one in places if one.is_file()), places[0])
            if include[0] == "<" and self._setting.has(named):
                continue
            try:
                text = read_text(path, "replace")
            except (OSError, ValueError):
                if named[:3] != "../":  # that may be there, and not to be read
                    headers[named] = Header(b"")  # the host's; what devices take of it is in ours
                    self._absent.add(named)
                continue
            found = self._device_code(text, named)
            headers[named] = Header(found.text.encode(), path)
            waiting += [(one, path.parent) for one in found.includes]
            host += found.host
            kernels += found.kernels
            calls |= found.calls
            classes |= found.classes
            self.left_out |= found.left_out
        launched = instances([expanded(one, calls) for one in host], kernels, classes)
        return Unit(main.text.encode(), headers, launched, device_only=True)
