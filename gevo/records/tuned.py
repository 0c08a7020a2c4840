"""The database of tuned kernels: a JSON file that a build can keep under version control.

One entry for each program, sizes and device: the configuration that was validated there.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from gevo.errors import ConfigError
from gevo.program.base import Settings, settings_from_json
from gevo.records.files import write_atomic

FORMAT = 1
DEFAULT_PATH = Path("gevo-tuned.json")

Sizes = tuple[tuple[tuple[str, int], ...], ...]
"""The sizes of the training cases, in their order."""


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
        """An entry from its JSON form; raises KeyError, TypeError or ValueError."""
        entry: dict[str, Any] = dict(data)
        for name in ("fingerprint", "settings", "constants"):
            entry[name] = dict(data[name])
        for name in ("time_ns", "default_ns"):
            if not (entry[name] > 0):
                raise ValueError(f"{name} is no time")
        entry["sizes"] = tuple(
            tuple((str(name), int(n)) for name, n in case.items()) for case in data["sizes"]
        )
        return cls(**entry)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.kernel} on {self.device}: {shown}"


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
            data: Mapping[str, Any] = json.loads(self.path.read_bytes())
            if data["format"] != FORMAT:
                raise ConfigError(f"{self.path}: has format {data['format']}, not {FORMAT}")
            return [TunedKernel.from_json(one) for one in data["kernels"]]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise ConfigError(f"{self.path}: cannot be read ({error.strerror})") from error
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ConfigError(f"{self.path}: is not a database of tuned kernels") from error

    def find(self, program: str, device: str = "", sizes: Sizes | None = None) -> TunedKernel:
        """The one entry for a program.

        Of several fingerprints of the same device, such as versions of a driver, the fastest.

        Args:
            program: Its digest.
            device: The device's name; empty for any.
            sizes: What it must have been tuned for; None for any.

        Raises:
            ConfigError: There is none, or more than one; the message lists them.
        """
        own = [one for one in self.entries() if one.program == program]
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

    def store(self, found: Sequence[TunedKernel]) -> None:
        """Add entries; of equal keys the faster one stays.

        Raises:
            ConfigError: The file is damaged or cannot be written.
        """
        with _locked(self.path):
            kept = {one.key: one for one in self.entries()}
            for one in found:
                old = kept.get(one.key)
                if old is None or one.time_ns <= old.time_ns:
                    kept[one.key] = one
            kernels = [kept[key].to_json() for key in sorted(kept)]
            text = json.dumps({"format": FORMAT, "kernels": kernels}, indent=1, allow_nan=False)
            write_atomic(self.path, text.encode() + b"\n")


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
