"""Error metrics that gevo does not have of its own: marked functions, found by name.

A name is that of a plug-in's entry point in the group `gevo.metrics`, which is code that the user
has installed, or `module:function`, which is code that a spec names: it runs only where the
spec's Python file would.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from gevo.errors import UntrustedCode, WorkloadError, did_you_mean
from gevo.plugins import Registry
from gevo.workload.userfile import guarded

F = TypeVar("F", bound=Callable[..., Any])

OWN = ("exact", "max_relative", "mean_relative", "answers", "python")
"""What `gevo.workload.compare` has."""
_MARK = "__gevo_metric__"
_IMPORTED = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*\Z")


def metric(function: F) -> F:
    """Mark a function as an error metric, so that workloads can name it.

    The function is called as `f(actual, expected)` with an output array and the expected one,
    which have the same shape and dtype, and returns how wrong the first is: 0 for not at all.
    It is called for each output array; the worst counts. A negative number, NaN, an
    ArithmeticError and a ValueError mean an infinite error.

    Worker processes import it by its name: it stands at the top level of a module that they can
    import. `[error] metric = "module:function"` names it, or an entry point in the group
    `gevo.metrics`.
    """
    setattr(function, _MARK, True)
    return function


def _checked(name: str, found: Any) -> Callable[..., Any]:
    if name in OWN:
        raise TypeError("that is the name of one of gevo's own")
    if not callable(found) or not getattr(found, _MARK, False):
        raise TypeError("is no function that is marked with @gevo.metric")
    return found


METRICS: Registry[Callable[..., Any]] = Registry("gevo.metrics", "metric", {}, _checked)
"""Marked functions by name."""


@dataclass(frozen=True)
class MetricFunction:
    """A marked function.

    Attributes:
        function: The function; what it raises is a WorkloadError that names it.
        content: What its module's file has, where there is one.
    """

    function: Callable[..., Any]
    content: bytes


def find_metric(name: str, where: str, code: bool = True) -> MetricFunction:
    """The marked function of that name.

    Args:
        name: Of an entry point, or `module:function`.
        where: The spec and its key, for messages.
        code: Whether code that a spec names may run.

    Raises:
        UntrustedCode: It is `module:function`, which may not run.
        WorkloadError: There is none.
        ConfigError: A plug-in has it, and cannot be imported.
    """
    function = _imported(name, where, code) if ":" in name else METRICS.find(name)
    if function is None:
        there = (*OWN, *METRICS.names())
        hint = did_you_mean(name, there)
        raise WorkloadError(
            f"{where}: input should be {', '.join(there)} or module:function, not {name!r}{hint}"
        )
    file = getattr(sys.modules.get(function.__module__), "__file__", None)
    content = Path(file).read_bytes() if file and Path(file).is_file() else b""
    return MetricFunction(guarded(function, f"metric {name}"), content)


def metric_name(metric: str | Callable[..., Any]) -> str:
    """How a spec names a marked function; a name stays as it is.

    Raises:
        WorkloadError: It is not marked, or stands where other processes cannot import it.
    """
    if isinstance(metric, str):
        return metric
    name = f"{metric.__module__}:{metric.__qualname__}"
    if not getattr(metric, _MARK, False):
        raise WorkloadError(f"{name} is not marked with @gevo.metric")
    if not _IMPORTED.match(name) or metric.__module__ == "__main__":
        raise WorkloadError(f"{name}: workers cannot import it; put it into a module of its own")
    return name


def _imported(name: str, where: str, code: bool) -> Callable[..., Any]:
    if not _IMPORTED.match(name):
        raise WorkloadError(f"{where}: {name!r} is not of the form module:function")
    if not code:
        raise UntrustedCode(f"{where}: {name} is Python code, which may not run")
    module, _, function = name.partition(":")
    there = guarded(importlib.import_module, f"{where}: importing")(module)
    try:
        return _checked("", getattr(there, function, None))
    except TypeError as error:
        raise WorkloadError(f"{where}: {name} {error}") from error
