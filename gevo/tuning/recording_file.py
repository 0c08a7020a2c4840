"""Recordings as tuners write them.

What is read, told apart by what it holds, gzipped or not:

- Kernel Tuner's cache: `tune_params` (name to values), `tune_params_keys` (their order) and
  `cache`, from the joined values to an entry with the values by name and `time` in milliseconds.
  A configuration that failed has a string in place of the time; one that a restriction forbids is
  absent. Kernel Tuner adds entries while it runs and closes the braces at the end, so a file of
  an unfinished run lacks them.
- T4 results (schema 1.0.0, of Kernel Tuner, KTT and BAT): `results`, each with `configuration`,
  `invalidity`, `measurements` and `times`; the unit is the measurement's, else that of
  `metadata.timeunit`.
- KTT's JSON: `Results`, each with `Configuration` (pairs of `Name` and `Value`), `Status` and
  `TotalDuration`; the unit is `Metadata.TimeUnit`.
- CLTune's JSON: `results`, each with `parameters` and `time` in milliseconds.
- Tables (CSV) with a line of names: one column is the time, named `time`, `runtime`, `duration`
  or `total duration`, maybe with a unit (`time (us)`, `time_us`; else milliseconds); what tuners
  write beside it (`name`, `threads`, `gflops`, `status`...) is left out, all other columns are
  parameters. So CLTune's and KTT's files are read, and anybody's.

A configuration that was measured several times counts with the median of its times.

What is written, trials for other tools to read: Kernel Tuner's cache files and T4 results. T4 is
the results format that Kernel Tuner, KTT and BAT agreed on (schema 1.0.0): a list of results, each
with its configuration, times, `invalidity` (how it failed, or `correct`) and measurements.
"""

from __future__ import annotations

import csv
import errno
import gzip
import io
import json
import math
import re
import statistics
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.files import LARGEST, read_regular
from gevo.outcome import Outcome
from gevo.tuning.parameter import Categorical, Discrete, Parameter, Value, parts_text
from gevo.tuning.recorded import NS_PER_MS, Recording
from gevo.tuning.space import Configuration, ListedSpace, Space, hashable
from gevo.tuning.strategy import Trial

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
    return parts_text(value) if isinstance(value, tuple) else value


_INVALIDITY: Mapping[Outcome, str] = {
    Outcome.OK: "correct",
    Outcome.TIMED_OUT: "timeout",
    Outcome.COMPILE_FAILED: "compile",
    Outcome.EDIT_FAILED: "compile",
    Outcome.INVALID: "constraints",
    Outcome.WRONG: "correctness",
    Outcome.RACE: "correctness",
    Outcome.FLAKY: "correctness",
}
"""T4's word for an outcome; any other is `runtime`."""


def t4_json(
    kernel: str, device: str, space: Space, trials: Sequence[Trial], when: str
) -> dict[str, Any]:
    """The trials as T4 results, schema version 1.0.0.

    The schema has no place for the kernel and the device; they are in `metadata`, which it leaves
    open, as KTT writes it. Tuples are strings, as in `cache_json`.

    Args:
        kernel: The kernel's name.
        device: The device's name.
        space: Where the trials are from.
        trials: The trials in order.
        when: ISO 8601 time that all results carry as `timestamp`.
    """
    return {
        "schema_version": "1.0.0",
        "metadata": {
            "autotuner": "gevo",
            "kernel": kernel,
            "device": device,
            "timeunit": "milliseconds",
        },
        "results": [_result(space, trial, when) for trial in trials],
    }


def _result(space: Space, trial: Trial, when: str) -> dict[str, Any]:
    measurement = trial.measurement
    times = [time / NS_PER_MS for time in measurement.times_ns] if measurement.ok else []
    found: list[dict[str, Any]] = []
    if measurement.ok:
        found.append({"name": "time", "value": measurement.runtime_ns / NS_PER_MS, "unit": "ms"})
        if trial.objective is not None:
            found.append({"name": "error", "value": trial.objective, "unit": ""})
    word = _INVALIDITY.get(measurement.outcome, "runtime")
    return {
        "timestamp": when,
        "configuration": dict(zip(space.names, map(_plain, trial.configuration), strict=True)),
        "times": {
            "compilation_time": 0,
            "runtimes": times,
            "framework": 0,
            "search_algorithm": 0,
            "validation": 0,
        },
        "invalidity": word,
        "correctness": int(word != "correctness"),
        "measurements": found,
        "objectives": ["time" if trial.objective is None else "error"],
    }


_FAILED_TIME = 1e20
"""Old versions of Kernel Tuner wrote this time for a configuration that failed."""
_FAILED = "RuntimeFailedConfig"
_MS: Mapping[str, float] = {
    **dict.fromkeys(("ns", "nanosecond", "nanoseconds"), 1e-6),
    **dict.fromkeys(("us", "µs", "microsecond", "microseconds"), 1e-3),
    **dict.fromkeys(("", "ms", "millisecond", "milliseconds"), 1.0),
    **dict.fromkeys(("s", "second", "seconds"), 1e3),
}
"""Milliseconds of a unit, whose name is lower case."""

Json = Mapping[str, Any]
_Row = tuple[Sequence[Any], float | str]
"""A configuration's values, and its time in milliseconds or the word for how it failed."""


@dataclass(frozen=True)
class _Contents:
    """What a file says.

    Attributes:
        names: The parameters.
        rows: What was measured, in order.
        kernel: Its name; empty where the file does not say.
        device: On which it ran; empty where the file does not say.
        declared: Values by parameter, of a file that lists them.
    """

    names: Sequence[str]
    rows: Sequence[_Row]
    kernel: str = ""
    device: str = ""
    declared: Mapping[str, Sequence[Any]] = field(default_factory=dict[str, Sequence[Any]])


def read(path: Path) -> Recording:
    """Read a recording.

    Raises:
        ConfigError: It cannot be read, or is not a recording in which some configuration ran.
    """
    text = _text(path)
    data = _json(text)
    if data is None and not _is_table(text):
        raise ConfigError(
            f"{path}: is not a recording, neither a JSON object (of Kernel Tuner, T4, KTT or"
            " CLTune) nor a table with a column of times"
        )
    form, reads = ("table of trials", None) if data is None else _form(data)
    try:
        return _recording(_table(text) if reads is None else reads(data), path)
    except KeyError as error:
        raise ConfigError(f"{path}: is not a {form}, it has no {error}") from error
    except (TypeError, AttributeError, ValueError, OverflowError, csv.Error) as error:
        raise ConfigError(f"{path}: is not a {form} ({error})") from error


def _text(path: Path) -> str:
    try:
        raw = read_regular(path)
        return (_unpacked(raw) if raw[:2] == b"\x1f\x8b" else raw).decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or "damaged"
        raise ConfigError(f"{path}: cannot be read ({reason})") from error
    except (EOFError, zlib.error, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: is damaged, it cannot be unpacked") from error


def _unpacked(raw: bytes) -> bytes:
    """What was compressed, which may be a thousand times as much; errors as `gzip` has them."""
    with gzip.open(io.BytesIO(raw)) as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(errno.EFBIG, f"is larger than {LARGEST} bytes")
    return data


def _json(text: str) -> Json | None:
    """The object in a file, also where its last braces are missing."""
    for candidate in (text, _closed(text), _closed(text.rpartition("\n")[0])):
        try:
            data: Any = json.loads(candidate)
        except (ValueError, RecursionError):
            continue
        if isinstance(data, dict):
            return cast("Json", data)
    return None


def _closed(text: str) -> str:
    """What a run that did not end has written, with the braces; one entry is one line."""
    return text.rstrip().rstrip(",") + "}}"


def _form(data: Json) -> tuple[str, Callable[[Any], _Contents]]:
    """What wrote an object, and what reads it."""
    if "Results" in data:
        return "KTT result", _ktt
    results: Any = data.get("results")
    if not isinstance(results, list):
        return "Kernel Tuner cache", _kernel_tuner
    first: Any = next(iter(cast("list[Any]", results)), None)
    if isinstance(first, dict) and "parameters" in first:
        return "CLTune result", _cltune
    return "T4 result", _t4


def _kernel_tuner(data: Json) -> _Contents:
    tune_params = cast("Mapping[str, list[Any]]", data["tune_params"])
    names = tuple(str(n) for n in data.get("tune_params_keys") or tune_params)
    entries = cast("Mapping[str, Json]", data["cache"])
    rows = [([entry[n] for n in names], _cached_time(entry)) for entry in entries.values()]
    if len({tuple(map(hashable, values)) for values, _ in rows}) < len(rows):
        raise ValueError("entries differ only in what tune_params_keys leaves out; add its names")
    return _Contents(
        names,
        rows,
        str(data.get("kernel_name") or ""),
        str(data.get("device_name") or ""),
        {name: tune_params[name] for name in names},
    )


_FAILURES = ("CompilationFailedConfig", "RuntimeFailedConfig", "InvalidConfig")


def _cached_time(entry: Json) -> float | str:
    """Where something else was the objective, as GFLOP/s, that has the name of a failure."""
    value: Any = entry.get("__error__") or entry.get("time")
    if value is None:
        value = next((one for one in entry.values() if one in _FAILURES), None)
    if value is None:
        raise KeyError("time")
    return value if isinstance(value, str) else _time(value, 1.0)


def _t4(data: Json) -> _Contents:
    results = cast("Sequence[Json]", data["results"])
    metadata = cast("Json", data.get("metadata") or {})
    unit = str(metadata.get("timeunit") or "")
    return _named(
        [(one["configuration"], _t4_time(one, unit)) for one in results],
        str(metadata.get("kernel") or ""),
        str(metadata.get("device") or ""),
    )


def _t4_time(result: Json, unit: str) -> float | str:
    """The measurement that is called time; else the median of the runs."""
    word = str(result["invalidity"])
    if word != "correct":
        return word
    for one in cast("Sequence[Json]", result.get("measurements") or ()):
        if one.get("name") == "time":
            return _time(one["value"], _scale(str(one.get("unit") or unit)))
    return _time(statistics.median(result["times"]["runtimes"]), _scale(unit))


def _ktt(data: Json) -> _Contents:
    results = cast("Sequence[Json]", data["Results"])
    metadata = cast("Json", data.get("Metadata") or {})
    scale = _scale(str(metadata.get("TimeUnit") or ""))
    rows: list[tuple[Mapping[str, Any], float | str]] = []
    for one in results:
        pairs = cast("Sequence[Json]", one["Configuration"])
        word = str(one["Status"])
        time = _time(one["TotalDuration"], scale) if word == "Ok" else word
        rows.append(({str(pair["Name"]): pair["Value"] for pair in pairs}, time))
    kernels = [str(one.get("KernelName") or "") for one in results]
    return _named(rows, _only(kernels), str(metadata.get("Device") or ""))


def _cltune(data: Json) -> _Contents:
    results = cast("Sequence[Json]", data["results"])
    return _named(
        [(one["parameters"], _time(one["time"], 1.0)) for one in results],
        _only([str(one.get("kernel") or "") for one in results]),
        str(data.get("device") or ""),
    )


_TIME = re.compile(
    r"(?:total |kernel )?(?:time|runtime|duration)(?:[ _]*[(_\[]([a-zµ]+)[)\]]?)?", re.IGNORECASE
)
_BESIDE = re.compile(
    r"(?:kernel[ _]?name|name|kernel|device|status|threads|gflops|gflop/s|gb/s|timestamp"
    r"|(?:computation|extra|compilation|validation|overhead|framework|strategy|benchmark|search)"
    r"[ _].*|.*(?:global|local) size.*)",
    re.IGNORECASE,
)
"""Columns that tuners write beside time and parameters."""


def _is_table(text: str) -> bool:
    first = text.partition("\n")[0]
    return any(_TIME.fullmatch(name) for name in _cells(first, _delimiter(first)))


def _delimiter(first: str) -> str:
    """What is most frequent in the first line; a comma where nothing is."""
    return max(",;\t", key=first.count)


def _cells(line: str, delimiter: str) -> list[str]:
    """A line's cells without a last empty one, which CLTune writes."""
    line = line.strip("\r\n").removesuffix(";")
    return [one.strip() for one in next(csv.reader([line], delimiter=delimiter), list[str]())]


def _table(text: str) -> _Contents:
    lines = [line for line in io.StringIO(text) if line.strip()]
    delimiter = _delimiter(lines[0])
    names = _cells(lines[0], delimiter)
    at = next(i for i, name in enumerate(names) if _TIME.fullmatch(name))
    found = _TIME.fullmatch(names[at])
    scale = _scale((found and found[1]) or "")
    kept = [i for i, name in enumerate(names) if i != at and not _BESIDE.fullmatch(name)]
    titles = [name.lower().replace("_", " ") for name in names]
    label = next((titles.index(t) for t in ("kernel name", "name", "kernel") if t in titles), None)
    status = titles.index("status") if "status" in titles else None
    rows: list[_Row] = []
    kernels: list[str] = []
    for number, line in enumerate(lines[1:], start=2):
        cells = _cells(line, delimiter)
        if cells == names:
            continue  # CLTune begins each kernel with a line of names
        if len(cells) != len(names):
            raise ValueError(f"line {number} has {len(cells)} cells, the first {len(names)}")
        word = "Ok" if status is None else cells[status]
        good = word.lower() in ("", "ok", "correct")
        rows.append(([cells[i] for i in kept], _written(cells[at], scale) if good else word))
        kernels += [] if label is None else [cells[label]]
    return _Contents([names[i] for i in kept], rows, _only(kernels))


def _written(cell: str, scale: float) -> float | str:
    """A cell's time, or the word in its place."""
    try:
        return _time(float(cell), scale)
    except ValueError:
        return cell or _FAILED


def _named(
    results: Sequence[tuple[Mapping[str, Any], float | str]], kernel: str, device: str
) -> _Contents:
    """Of results with values by name; raises KeyError where one lacks a name of the first."""
    names = list(results[0][0]) if results else []
    for values, _ in results:
        if unknown := values.keys() - set(names):
            raise ValueError(f"only some results have a parameter {min(unknown)!r}")
    rows = [([values[name] for name in names], time) for values, time in results]
    return _Contents(names, rows, kernel, device)


def _only(kernels: Iterable[str]) -> str:
    """The one kernel of a file; raises ValueError where there are several."""
    found = sorted(set(kernels) - {""})
    if len(found) > 1:
        raise ValueError(f"it holds several kernels, {', '.join(found)}; give each a file")
    return found[0] if found else ""


def _scale(unit: str) -> float:
    scale = _MS.get(unit.lower())
    if scale is None:
        raise ValueError(f"{unit!r} is no unit of time")
    return scale


def _time(value: Any, scale: float) -> float | str:
    """Milliseconds, or the word for a failure."""
    if not isinstance(value, int | float):
        return _FAILED
    time = float(value)
    return time * scale if math.isfinite(time) and 0 < time < _FAILED_TIME else _FAILED


def _recording(contents: _Contents, path: Path) -> Recording:
    names = contents.names
    if not names and contents.rows:
        raise ConfigError(f"{path}: its configurations have no parameters")
    columns = [[hashable(values[i]) for values, _ in contents.rows] for i in range(len(names))]
    if not contents.declared:
        columns = list(map(_numbers, columns))
    measured: dict[Configuration, list[float | str]] = {}
    for configuration, (_, time) in zip(zip(*columns, strict=True), contents.rows, strict=True):
        measured.setdefault(configuration, []).append(time)
    times: dict[Configuration, float] = {}
    failures: dict[Configuration, str] = {}
    for configuration, results in measured.items():
        good = [one for one in results if isinstance(one, float)]
        if good:
            times[configuration] = statistics.median(good)
        else:
            failures[configuration] = str(results[0])
    if not times:
        raise ConfigError(f"{path}: no configuration in it has a time")
    parameters = {
        name: _parameter(contents.declared.get(name, ()), column, f"{path}: tune_params.{name}")
        for name, column in zip(names, columns, strict=True)
    }
    return Recording(
        name=contents.kernel or path.name.split(".")[0],
        # What a session on a recording has written says so itself.
        device=f"recorded:{contents.device.removeprefix('recorded:') or 'unknown'}",
        space=ListedSpace(parameters, list(measured)),
        times_ms=times,
        failures=failures,
    )


def _numbers(column: list[Value]) -> list[Value]:
    """Numbers where all values are texts of such: tables and KTT's T4 results have only text."""
    if not all(isinstance(value, str) for value in column):
        return column
    for kind in (int, float):
        try:
            return [kind(cast("str", value)) for value in column]
        except ValueError:
            continue
    return column


def _parameter(declared: Sequence[Any], used: Sequence[Value], where: str) -> Parameter:
    """Numbers are ordered; anything else is categorical. Every value that was used belongs."""
    values = cast("list[Any]", list(dict.fromkeys([*map(hashable, declared), *used])))
    numbers = all(isinstance(v, int | float) and not isinstance(v, bool) for v in values)
    try:
        return Discrete(tuple(sorted(values))) if numbers else Categorical(tuple(values))
    except ConfigError as error:
        raise ConfigError(f"{where}: {error}") from error
