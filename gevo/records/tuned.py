"""The database of tuned kernels: a JSON file that a build can keep under version control.

One entry for each program, sizes and device: the configuration that was validated there.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import math
import os
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.files import is_architecture, read_regular
from gevo.program.base import Settings, settings_from_json
from gevo.records.files import write_atomic

FORMAT = 2
"""From 2 on an entry says which code was validated. Those of format 1 are read, too."""
DEFAULT_PATH = Path("gevo-tuned.json")

Sizes = tuple[tuple[tuple[str, int], ...], ...]
"""The sizes of the training cases, in their order."""


_LARGEST = 1 << 64
"""No integer of an entry is as large."""


def _is_text(value: object) -> bool:
    """A text that may be shown: no control characters."""
    return isinstance(value, str) and value.isprintable()


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < _LARGEST


def _is_number(value: object) -> bool:
    return _is_whole(value) or (isinstance(value, float) and math.isfinite(value))


def _is_time(value: Any) -> bool:
    return _is_number(value) and value > 0


def _is_setting(value: object) -> bool:
    parts = cast("list[object]", value) if isinstance(value, list | tuple) else [value]
    return all(isinstance(one, bool) or _is_text(one) or _is_number(one) for one in parts)


def _by_name(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Whether something is an object whose values are of a kind."""

    def checked(value: Any) -> bool:
        if not isinstance(value, Mapping):
            return False
        named = cast("Mapping[object, Any]", value)
        return all(_is_text(name) and check(one) for name, one in named.items())

    return checked


def _is_sizes(value: Any) -> bool:
    cases = cast("list[object]", value) if isinstance(value, list) else [None]
    return all(map(_by_name(_is_whole), cases))


_CHECKS: Mapping[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("kernel", "program", "device", "gevo", "gives", "source"), _is_text),
    **dict.fromkeys(("file", "workload", "compiler"), _is_text),
    "arch": lambda value: isinstance(value, str) and (not value or is_architecture(value)),
    "sizes": _is_sizes,
    "fingerprint": _by_name(_is_text),
    "modelled": lambda value: isinstance(value, bool),
    "settings": _by_name(_is_setting),
    "constants": _by_name(_is_number),
    **dict.fromkeys(("time_ns", "default_ns"), _is_time),
    "trials": _is_whole,
}
"""What each key of an entry may hold."""


@dataclass(frozen=True)
class TunedKernel:
    """One entry.

    Attributes:
        kernel: The workload's name.
        program: Digest of the program.
        sizes: What it was tuned for.
        device: The device's name.
        fingerprint: What the device's times depend on.
        modelled: True when the times are modelled.
        settings: The configuration.
        constants: Values of the program's open constants in it.
        time_ns: Time of the training cases together, in nanoseconds.
        default_ns: The same at the default configuration.
        trials: Configurations that were tried in that session.
        gevo: Version that found it.
        gives: Digest of the program at the configuration, which is what was validated; empty in
            entries of format 1.
        file: The kernel's file, as seen from the database's folder; empty for operators that gevo
            writes kernels for, and in entries of format 1.
        source: Digest of that file with what it includes (`gevo.frontend.digest`); likewise.
        workload: Its workload, as seen from the database's folder; likewise.
        compiler: What compiled a source in CUDA C++, with its flags; empty for other kernels.
        arch: The GPU that it was compiled for; likewise.
    """

    kernel: str
    program: str
    sizes: Sizes
    device: str
    fingerprint: Mapping[str, str]
    modelled: bool
    settings: Mapping[str, Any]
    constants: Mapping[str, int | float]
    time_ns: float
    default_ns: float
    trials: int
    gevo: str
    gives: str = ""
    file: str = ""
    source: str = ""
    workload: str = ""
    compiler: str = ""
    arch: str = ""

    @property
    def key(self) -> str:
        """Equal for what replaces one another: program, sizes and device fingerprint."""
        about = [self.program, self.sizes, self.device, sorted(self.fingerprint.items())]
        return hashlib.sha256(json.dumps(about).encode()).hexdigest()

    @property
    def configuration(self) -> Settings:
        """`settings` as a program carries them."""
        return settings_from_json(self.settings)

    def to_json(self) -> dict[str, Any]:
        """The JSON form, sizes by name; `from_json` inverts it."""
        return {**asdict(self), "sizes": [dict(case) for case in self.sizes]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TunedKernel:
        """An entry from its JSON form; raises KeyError, TypeError or ValueError, which say why."""
        entry: dict[str, Any] = dict(data)
        for name, check in _CHECKS.items():
            if name in entry and not check(entry[name]):
                raise ValueError(f"{name!r} is malformed")
        for name in ("fingerprint", "settings", "constants"):
            entry[name] = dict(data[name])
        entry["sizes"] = tuple(tuple(case.items()) for case in data["sizes"])
        return cls(**entry)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.kernel} on {self.device}: {shown}"


Displaced = Callable[[TunedKernel], str]
"""Why an entry has to go; empty where it may stay."""


class TunedDatabase:
    """A database file; it need not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def entries(self) -> list[TunedKernel]:
        """All entries, in the order of their keys.

        Raises:
            ConfigError: The file cannot be read or is not such a database.
        """
        try:
            data: Mapping[str, Any] = json.loads(read_regular(self.path))
            if data["format"] not in range(1, FORMAT + 1):
                raise ConfigError(
                    f"{self.path}: has format {data['format']!r}, this gevo reads up to {FORMAT}"
                )
            return [self._entry(number, one) for number, one in enumerate(data["kernels"], 1)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise ConfigError(f"{self.path}: cannot be read ({error.strerror})") from error
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ConfigError(f"{self.path}: is not a database of tuned kernels") from error

    def _entry(self, number: int, data: Mapping[str, Any]) -> TunedKernel:
        """One of the file's entries, counted from 1; raises ConfigError, else as `from_json`."""
        try:
            return TunedKernel.from_json(data)
        except ValueError as error:
            raise ConfigError(
                f"{self.path}: entry {number}: {error}; take it out, and tune that kernel again"
            ) from error

    def find(
        self, program: str, device: str = "", sizes: Sizes | None = None, file: str = ""
    ) -> TunedKernel:
        """The one entry for a program.

        Of several fingerprints of the same device, such as versions of a driver, the fastest.

        Args:
            program: Its digest.
            device: The device's name; empty for any.
            sizes: What it must have been tuned for; None for any.
            file: Name of the program's file, for the message.

        Raises:
            ConfigError: There is none, or more than one; the message lists them.
        """
        entries = self.entries()
        own = [one for one in entries if one.program == program]
        if not own and any(Path(one.file).name == file for one in entries if file):
            raise ConfigError(
                f"{self.path}: {file} was tuned as another program: it has changed since, or is "
                "compiled otherwise; tune it again"
            )
        fitting = [one for one in own if device in ("", one.device) and sizes in (None, one.sizes)]
        places = {(one.device, one.sizes) for one in fitting}
        if len(places) == 1:
            return min(fitting, key=lambda one: one.time_ns)
        there = "; ".join(map(str, fitting or own)) or "none for this program"
        several = len({device for device, _ in places}) > 1
        which = "a device" if several else "a workload, for its sizes"
        what = f"several entries fit, name {which}" if fitting else "no entry fits"
        raise ConfigError(f"{self.path}: {what} (there is {there})")

    def require_folder(self) -> None:
        """Raises ConfigError where the file could not be written, before much is spent on it."""
        if not os.access(self.path.parent, os.W_OK):
            raise ConfigError(f"{self.path}: cannot be written, its folder is missing or closed")

    def store(
        self, found: Sequence[TunedKernel], displaced: Displaced = lambda entry: ""
    ) -> list[tuple[TunedKernel, str]]:
        """Add entries; of equal keys the faster one stays.

        Args:
            found: What to add.
            displaced: Says why an entry that is there must go first, however fast it is; empty
                where it may stay.

        Returns:
            The entries that had to go, and why.

        Raises:
            ConfigError: The file is damaged or cannot be written.
        """
        with _locked(self.path):
            told = [(one, displaced(one)) for one in self.entries()]
            gone = [(one, why) for one, why in told if why]
            if not found and not gone:
                return []
            kept = {one.key: one for one, why in told if not why}
            for one in found:
                old = kept.get(one.key)
                if old is None or one.time_ns <= old.time_ns:
                    kept[one.key] = one
            kernels = [kept[key].to_json() for key in sorted(kept)]
            text = json.dumps({"format": FORMAT, "kernels": kernels}, indent=1, allow_nan=False)
            write_atomic(self.path, text.encode() + b"\n")
            return gone


@contextmanager
def _locked(path: Path) -> Generator[None]:
    """Hold the database's folder for a read and a write; others wait."""
    try:
        descriptor = os.open(path.parent, os.O_RDONLY)
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written ({error.strerror})") from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
