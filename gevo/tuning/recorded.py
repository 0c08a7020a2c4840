"""Recorded spaces: Kernel Tuner's cache files, read as a device that needs no GPU.

A cache file is JSON: `tune_params` (name to values), `tune_params_keys` (their order), and
`cache`, from the joined values to an entry with the values by name, `time` in milliseconds and
the raw `times`. A configuration that failed has a string in place of the time; one that a
restriction forbids is absent. The file may be gzipped. Kernel Tuner adds entries while it runs
and closes the braces at the end, so a file of an unfinished run lacks them.
"""

from __future__ import annotations

import gzip
import json
import math
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.parameter import Categorical, Discrete, Parameter, Value
from gevo.tuning.space import Configuration, ListedSpace, Space, hashable
from gevo.tuning.strategy import Trial

NS_PER_MS = 1e6
_FAILED_TIME = 1e20
"""Old versions of Kernel Tuner wrote this time for a configuration that failed."""

_FAILURES: Mapping[str, Outcome] = {
    "CompilationFailedConfig": Outcome.COMPILE_FAILED,
    "InvalidConfig": Outcome.INVALID,
    "RuntimeFailedConfig": Outcome.LAUNCH_FAILED,
}


@dataclass(frozen=True, eq=False)
class Recording:
    """A recorded space; a `Problem` whose measurements are looked up.

    Attributes:
        name: The kernel's name.
        device: `recorded:` and the name of the GPU on which it was recorded.
        space: The configurations that were recorded.
        times_ms: The time of each configuration that ran, as recorded, in milliseconds.
        failures: How the others failed, in the file's word.
    """

    name: str
    device: str
    space: ListedSpace
    times_ms: Mapping[Configuration, float]
    failures: Mapping[Configuration, str]
    unit: str = "ms"

    def measure(self, configuration: Configuration) -> Measurement:
        """The recorded measurement; raises KeyError for what was not recorded."""
        time = self.times_ms.get(configuration)
        if time is not None:
            return Measurement(Outcome.OK, (time * NS_PER_MS,), 0.0, self.device)
        word = self.failures[configuration]
        outcome = _FAILURES.get(word, Outcome.LAUNCH_FAILED)
        return Measurement(outcome, device=self.device, detail=f"recorded as {word}")

    def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
        """The recorded measurements."""
        return [self.measure(one) for one in configurations]

    def value(self, configuration: Configuration, measurement: Measurement) -> float | None:
        """The recorded time in milliseconds, exactly as the file has it."""
        del measurement
        return self.times_ms.get(configuration)

    def objective(self, measurement: Measurement) -> float | None:
        """None: the time."""
        del measurement

    def renamed(self, name: str) -> Recording:
        """The same recording under another name."""
        return replace(self, name=name)

    @cached_property
    def optimum_ms(self) -> float:
        """The shortest recorded time, in milliseconds."""
        return min(self.times_ms.values())


def read(path: Path) -> Recording:
    """Read a cache file, gzipped or not.

    Raises:
        ConfigError: It cannot be read, or is not a cache file in which some configuration ran.
    """
    try:
        return _recording(_load(path), path)
    except KeyError as error:
        raise ConfigError(f"{path}: is not a Kernel Tuner cache, it has no {error}") from error
    except (TypeError, AttributeError, ValueError, OverflowError) as error:
        raise ConfigError(f"{path}: is not a Kernel Tuner cache ({error})") from error


def _recording(data: Mapping[str, Any], path: Path) -> Recording:
    """May raise KeyError, TypeError, AttributeError, ValueError or OverflowError."""
    tune_params = cast("Mapping[str, list[Any]]", data["tune_params"])
    names = tuple(str(n) for n in data.get("tune_params_keys") or tune_params)
    entries = cast("Mapping[str, Mapping[str, Any]]", data["cache"])
    found = {tuple(hashable(entry[name]) for name in names): entry for entry in entries.values()}
    if len(found) < len(entries):
        raise ConfigError(
            f"{path}: entries differ only in what tune_params_keys leaves out; add its names"
        )
    times = {c: _time(entry) for c, entry in found.items()}
    values = {name: list(tune_params[name]) for name in names}
    good = {c: t for c, t in times.items() if isinstance(t, float)}
    if not good:
        raise ConfigError(f"{path}: no configuration in it has a time")
    parameters = {
        name: _parameter(values[name], [c[i] for c in found], f"{path}: tune_params.{name}")
        for i, name in enumerate(names)
    }
    return Recording(
        name=str(data.get("kernel_name") or path.name.split(".")[0]),
        device=f"recorded:{data.get('device_name', 'unknown')}",
        space=ListedSpace(parameters, list(found)),
        times_ms=good,
        failures={c: t for c, t in times.items() if isinstance(t, str)},
    )


def _load(path: Path) -> dict[str, Any]:
    try:
        raw = path.read_bytes()
        text = (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode()
    except OSError as error:
        reason = error.strerror or "damaged"
        raise ConfigError(f"{path}: cannot be read ({reason})") from error
    except (EOFError, zlib.error, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: is damaged, it cannot be unpacked") from error
    for candidate in (text, _closed(text), _closed(text.rpartition("\n")[0])):
        try:
            data: Any = json.loads(candidate)
        except (ValueError, RecursionError):
            continue
        if isinstance(data, dict):
            return cast("dict[str, Any]", data)
    raise ConfigError(f"{path}: is not a Kernel Tuner cache, it is not a JSON object")


def _closed(text: str) -> str:
    """What a run that did not end has written, with the braces; one entry is one line."""
    return text.rstrip().rstrip(",") + "}}"


def _time(entry: Mapping[str, Any]) -> float | str:
    """Milliseconds, or the word for a failure."""
    value: Any = entry.get("__error__") or entry["time"]
    if isinstance(value, str):
        return value
    if not isinstance(value, int | float):
        return "RuntimeFailedConfig"
    time = float(value)
    return time if math.isfinite(time) and 0 < time < _FAILED_TIME else "RuntimeFailedConfig"


def _parameter(declared: list[Any], used: list[Value], where: str) -> Parameter:
    """Numbers are ordered; anything else is categorical. Every value that was used belongs."""
    values = cast("list[Any]", list(dict.fromkeys([*map(hashable, declared), *used])))
    numbers = all(isinstance(v, int | float) and not isinstance(v, bool) for v in values)
    try:
        return Discrete(tuple(sorted(values))) if numbers else Categorical(tuple(values))
    except ConfigError as error:
        raise ConfigError(f"{where}: {error}") from error


_COMPILE = (Outcome.COMPILE_FAILED, Outcome.INVALID, Outcome.EDIT_FAILED)
_TIMINGS = ("compile_time", "verification_time", "benchmark_time", "strategy_time")


def cache_json(
    kernel: str, device: str, space: Space, trials: Sequence[Trial], when: str
) -> dict[str, Any]:
    """The trials as a cache file's contents.

    Tuples (factorizations, permutations) are written as strings, `4x8x2`, because the file
    joins a configuration's values with commas; of these parameters, which may have billions of
    values, only those that were tried are listed.

    Args:
        kernel: The kernel's name.
        device: The device's name.
        space: Where the trials are from.
        trials: The trials in order.
        when: ISO 8601 time that all entries carry as `timestamp`.
    """
    cache: dict[str, Any] = {}
    for trial in trials:
        values = [_plain(value) for value in trial.configuration]
        key = ",".join(str(value) for value in values)
        cache[key] = {**dict(zip(space.names, values, strict=True)), **_entry(trial, when)}
    return {
        "device_name": device,
        "kernel_name": kernel,
        "problem_size": "",
        "tune_params_keys": list(space.names),
        "tune_params": _tune_params(space, trials),
        "objective": "time" if all(t.objective is None for t in trials) else "error",
        "cache": cache,
    }


def _tune_params(space: Space, trials: Sequence[Trial]) -> Mapping[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for i, (name, parameter) in enumerate(zip(space.names, space.parameters, strict=True)):
        if isinstance(parameter, Discrete | Categorical):
            found[name] = list(parameter.choices)
        else:
            tried = dict.fromkeys(trial.configuration[i] for trial in trials)
            found[name] = [_plain(value) for value in tried]
    return found


def _entry(trial: Trial, when: str) -> dict[str, Any]:
    measurement = trial.measurement
    entry: dict[str, Any] = dict.fromkeys(_TIMINGS, 0) | {"framework_time": 0, "timestamp": when}
    if measurement.ok:
        times = [time / NS_PER_MS for time in measurement.times_ns]
        if trial.objective is not None:
            entry["error"] = trial.objective
        return {"time": measurement.runtime_ns / NS_PER_MS, "times": times, **entry}
    compiled = measurement.outcome not in _COMPILE
    return {"time": "RuntimeFailedConfig" if compiled else "CompilationFailedConfig", **entry}


def _plain(value: Value) -> Any:
    return "x".join(map(str, value)) if isinstance(value, tuple) else value
