"""What a run leaves besides its outputs: variables of the module, and what was printed.

Other kernels of the file and the host (`cudaMemcpyFromSymbol`) may read variables later, and
somebody reads what is printed. A program must leave both as the unmodified one does, unless that
itself leaves something else when blocks run in another order and buffers lie elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from gevo.device.base import RunOptions, RunResult
from gevo.evaluate.scoring.prepared import WrongOutput
from gevo.workload.case import TestCase

_OTHERWISE = ({"order_seed": 1, "placement_seed": 3}, {"order_seed": 2, "placement_seed": 4})
"""Other ways to run the unmodified program."""
_PRINTS = "prints something else"


def require_same_traces(
    case: TestCase,
    options: RunOptions,
    result: RunResult,
    base: RunResult,
    again: Callable[[TestCase, RunOptions], RunResult | None],
) -> None:
    """Raise WrongOutput where a program leaves something else than the unmodified one.

    Args:
        case: What ran.
        options: How both ran, with `collect` and `variables`.
        result: Of the program.
        base: Of the unmodified program.
        again: Runs the unmodified program; None where it fails.
    """
    found = set(_differing(result, base))
    for other in _OTHERWISE:
        ran = again(case, replace(options, **other)) if found else None
        if ran is None:
            return
        found -= set(_differing(ran, base))
    if found:
        name = min(found)
        does = f"leaves something else in the module's variable {name}" if name else _PRINTS
        raise WrongOutput(f"case {case.name}: {does} than the unmodified program", 1.0)


def _differing(one: RunResult, other: RunResult) -> Iterator[str]:
    """Names of variables that both have and that differ; an empty name for what is printed."""
    for name in one.variables.keys() & other.variables.keys():
        if one.variables[name] != other.variables[name]:
            yield name
    if one.printed_digest != other.printed_digest:
        yield ""
