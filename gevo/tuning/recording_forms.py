"""Trials as other tools read them: Kernel Tuner's cache files and T4 results.

T4 is the results format that Kernel Tuner, KTT and BAT agreed on (schema 1.0.0): a list of
results, each with its configuration, times, `invalidity` (how it failed, or `correct`) and
measurements.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gevo.outcome import Outcome
from gevo.tuning.parameter import Categorical, Discrete, Value
from gevo.tuning.recorded import NS_PER_MS
from gevo.tuning.space import Space
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
    return "x".join(map(str, value)) if isinstance(value, tuple) else value


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
