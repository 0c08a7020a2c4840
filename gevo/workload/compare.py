"""Error metrics: how far a variant's output is from the expected one.

The metrics compare arrays, never text, and all of them first require that every expected array
is there with the expected shape and dtype, that nothing is NaN or infinite where a finite
number is expected, and that an array is not constant where the expected one varies; otherwise
the error is infinite, whatever the metric. NaN is never returned.

Per array (the worst array counts, so that a small one cannot hide behind a large one):

- `exact`: 0 when all bits are equal, else the fraction of elements whose bits differ. -0.0 and
  0.0 differ. A NaN of a float equals any NaN: PTX ISA leaves open which bits arithmetic gives.
- `max_relative`: max |a - e| / max(|e|, floor).
- `mean_relative`: mean |a - e| / max(|e|, floor).
- `answers`: of the first array the share of samples whose largest value along the last dimension
  is elsewhere; of others, and of one without two dimensions, `max_relative` with a tenth of the
  largest value as the floor.
- `python`: f(actual, expected) of the user's file, on all arrays at once; NaN and negative
  results are infinity.
- others: a function marked with `@gevo.metric` (`gevo.workload.metrics`), on each array.

For all of gevo's own, a NaN equals any NaN, and an infinity equals itself.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.errors import WorkloadError
from gevo.workload.case import Array, Metric, TestCase, Workload
from gevo.workload.userfile import UserCodeFailed

Arrays = Mapping[str, Array]
_PerArray = Callable[[Array, Array], float]

DEFAULT_FLOOR = 1e-6
FLOOR_OF_OTHERS = 0.1
"""Beside answers: of an array's largest value; what is smaller counts as if it were as large."""
CHUNK = 1 << 17
"""Elements that are compared at a time: their intermediate results stay in a core's cache."""
THREADS = 8
"""Compare chunks of large arrays side by side; numpy computes without Python's lock."""
_NUMBERS: Any = (int, float, np.integer, np.floating, np.bool_)


def _bits(array: Array) -> NDArray[np.unsignedinteger[Any]]:
    """The elements' bits as unsigned integers, flat; all types of workloads have 1 to 8 bytes."""
    return np.ascontiguousarray(array).reshape(-1).view(f"u{array.dtype.itemsize}")


def differing(actual: Array, expected: Array) -> NDArray[np.bool_]:
    """Which elements differ in their bits; flat, in C order.

    One NaN is as good as another: which of two operands' an operation passes on nobody promises.
    """
    wrong = _bits(actual) != _bits(expected)
    if expected.dtype.kind == "f" and wrong.any():
        wrong &= ~(np.isnan(actual) & np.isnan(expected)).reshape(-1)
    return wrong


def _chunks(actual: Array, expected: Array) -> Iterator[tuple[Array, Array]]:
    """Flat pieces of two arrays of the same shape."""
    a, e = actual.reshape(-1), expected.reshape(-1)
    return ((a[i : i + CHUNK], e[i : i + CHUNK]) for i in range(0, a.size, CHUNK))


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(THREADS, "gevo-compare")


# A forked process has none of its parent's threads.
os.register_at_fork(after_in_child=_threads.cache_clear)


def _largest(per_chunk: _PerArray, actual: Array, expected: Array) -> float:
    """The largest of what the pieces give; 0 without elements."""
    pieces = _chunks(actual, expected)
    if actual.size <= CHUNK:
        return max((per_chunk(a, e) for a, e in pieces), default=0.0)

    def one(piece: tuple[Array, Array]) -> float:
        return per_chunk(*piece)

    return max(_threads().map(one, pieces))


def _distance(actual: Array, expected: Array) -> NDArray[np.float64]:
    """|a - e|, flat; exact integers do not overflow and never round to zero."""
    a, e = actual.reshape(-1), expected.reshape(-1)
    if a.dtype.kind in "iub":
        # Modulo 2**64 the larger minus the smaller is right for every 64-bit type.
        wide_a, wide_e = a.astype(np.uint64), e.astype(np.uint64)
        return np.where(a >= e, wide_a - wide_e, wide_e - wide_a).astype(np.float64)
    wide = np.abs(a.astype(np.float64) - e.astype(np.float64))
    same = (a == e) | (np.isnan(a) & np.isnan(e))
    return np.where(same, 0.0, np.where(np.isnan(wide), np.inf, wide))


def relative_errors(actual: Array, expected: Array, floor: float) -> NDArray[np.float64]:
    """|a - e| / max(|e|, floor) per element, flat; 0 where both are the same non-number."""
    with np.errstate(over="ignore", invalid="ignore"):
        distance = _distance(actual, expected)
        size = np.abs(expected.reshape(-1).astype(np.float64))
        scale = np.where(np.isfinite(size), np.maximum(size, floor), 1.0)
        return distance / scale


def comparable(actual: Arrays, expected: Arrays) -> bool:
    """False where the outputs are wrong whatever the metric says.

    That is: no expected arrays at all, other names, another shape or dtype, NaN or infinity
    where the expected element is finite, or one value everywhere where several are expected: a
    metric with some tolerance would accept a mean value that no computation went into.
    """
    if not expected or actual.keys() != expected.keys():
        return False
    return all(_fits(actual[name], wanted) for name, wanted in expected.items())


def _fits(actual: Array, expected: Array) -> bool:
    if actual.shape != expected.shape or actual.dtype != expected.dtype:
        return False
    if constant(actual) and not constant(expected):
        return False
    if expected.dtype.kind != "f":
        return True
    return not _largest(_unexpected, actual, expected)


def _unexpected(actual: Array, expected: Array) -> float:
    """1 when something is NaN or infinite where it should be finite, else 0."""
    finite = np.isfinite(actual)
    return float(not (finite.all() or np.all(finite | ~np.isfinite(expected))))


def constant(array: Array) -> bool:
    """True when all elements are equal; 0.0 and -0.0 are, and so are NaNs."""
    flat = array.reshape(-1)
    if flat.dtype.kind == "f" and np.isnan(flat[:1]).any():
        return bool(np.isnan(flat).all())
    return not any((piece != flat[0]).any() for piece, _ in _chunks(flat, flat))


def _largest_relative(actual: Array, expected: Array, floor: float) -> float:
    """The largest of `relative_errors`; in the usual case, finite floats, with fewer steps."""
    if actual.dtype.kind != "f" or not (np.isfinite(actual).all() and np.isfinite(expected).all()):
        return float(np.max(relative_errors(actual, expected, floor)))
    with np.errstate(over="ignore"):
        scale = expected.astype(np.float64)
        distance = np.abs(np.subtract(actual, scale, dtype=np.float64))
        np.maximum(np.abs(scale, out=scale), floor, out=scale)
        return float(np.max(np.divide(distance, scale, out=distance)))


def _exact(actual: Array, expected: Array) -> float:
    return float(np.mean(differing(actual, expected)))


def _answers(actual: Array, expected: Array) -> float:
    return _exact(actual.argmax(axis=-1), expected.argmax(axis=-1))


def _answered(actual: Arrays, expected: Arrays) -> float:
    """By the first array's answers; what else there is has values that somebody uses."""
    if not comparable(actual, expected):
        return math.inf
    name, *others = expected
    scores = expected[name]
    if scores.ndim < 2:
        others = [name, *others]
    errors = [_answers(actual[name], scores)] if scores.ndim > 1 else []
    for other in others:
        values = expected[other]
        finite = values[np.isfinite(values)].astype(np.float64)
        largest = np.abs(finite).max(initial=0.0)
        floor = max(FLOOR_OF_OTHERS * float(largest), DEFAULT_FLOOR)
        errors.append(_largest(partial(_largest_relative, floor=floor), actual[other], values))
    return max(errors)


def _worst(per_array: _PerArray) -> Metric:
    def metric(actual: Arrays, expected: Arrays) -> float:
        if not comparable(actual, expected):
            return math.inf
        return max(per_array(actual[name], expected[name]) for name in expected)

    return metric


def _python(function: Callable[..., Any], where: str) -> Metric:
    def metric(actual: Arrays, expected: Arrays) -> float:
        if not comparable(actual, expected):
            return math.inf
        return _number(function, dict(actual), dict(expected), where)

    return metric


def _marked(function: Callable[..., Any], where: str) -> Metric:
    def per_array(actual: Array, expected: Array) -> float:
        return _number(function, actual, expected, where)

    return _worst(per_array)


def _number(function: Callable[..., Any], actual: Any, expected: Any, where: str) -> float:
    try:
        found: Any = function(actual, expected)
    except UserCodeFailed as error:
        # A variant's numbers may be outside the domain of the formula; anything else is a
        # mistake in the file.
        if isinstance(error.cause, ArithmeticError | ValueError):
            return math.inf
        raise
    if not isinstance(found, _NUMBERS):
        raise WorkloadError(f"{where}: returned {type(found).__name__}, not a number")
    value = float(found)
    return value if value >= 0.0 else math.inf


def make_metric(
    name: str,
    floor: float | None = None,
    function: Callable[..., Any] | None = None,
    where: str = "error",
    marked: Callable[..., Any] | None = None,
) -> Metric:
    """The metric of a spec's `[error]` table.

    Args:
        name: `exact`, `max_relative`, `mean_relative`, `answers` or `python`; any other for
            `marked`.
        floor: Absolute floor of the relative metrics, in units of the output.
        function: For `python`: f(actual, expected) -> number, both dicts of arrays by name.
        where: File and key, for messages.
        marked: Of `gevo.workload.metrics`: f(actual, expected) -> number, for each array.

    Raises:
        WorkloadError: No such metric, or `python` without a function.
    """
    least = DEFAULT_FLOOR if floor is None else floor

    def largest(a: Array, e: Array) -> float:
        return _largest(partial(_largest_relative, floor=least), a, e)

    known: dict[str, Callable[[], Metric]] = {
        "exact": lambda: _worst(_exact),
        "max_relative": lambda: _worst(largest),
        "mean_relative": lambda: _worst(lambda a, e: float(np.mean(relative_errors(a, e, least)))),
        "answers": lambda: _answered,
    }
    if function is not None:
        known["python"] = lambda: _python(function, where)
    if marked is not None:
        known[name] = lambda: _marked(marked, f"{where}.metric")
    if name not in known:
        raise WorkloadError(f"{where}.metric: {name!r} is none of {', '.join(known)}")
    return known[name]()


def explain(actual: Arrays, expected: Arrays) -> str:
    """One line on how two outputs differ: what is missing, or the worst element."""
    for name, wanted in expected.items():
        if name not in actual:
            return f"array {name!r} is missing"
        found = actual[name]
        if found.shape != wanted.shape or found.dtype != wanted.dtype:
            is_, want = f"{found.dtype}{found.shape}", f"{wanted.dtype}{wanted.shape}"
            return f"array {name!r} is {is_}, expected {want}"
    for name, wanted in expected.items():
        differs = differing(actual[name], wanted)
        if np.any(differs):
            # Bit differences of equal value (-0.0) must still be found: the mask counts first.
            errors = np.where(differs, relative_errors(actual[name], wanted, DEFAULT_FLOOR), -1.0)
            flat = int(np.argmax(errors))
            place = tuple(int(i) for i in np.unravel_index(flat, wanted.shape))
            a, e = (_shown(one.reshape(-1)[flat : flat + 1]) for one in (actual[name], wanted))
            count = int(np.count_nonzero(differs))
            return (
                f"{count} of {wanted.size} elements of {name!r} differ, "
                f"worst at {list(place)}: {a}, expected {e}"
            )
    return "no difference"


def _shown(element: Array) -> str:
    """The one element of an array; of a boolean its byte, since any that is not 0 is true."""
    return f"byte {element.view(np.uint8)[0]}" if element.dtype == np.bool_ else f"{element[0]}"


def require_agreement(workload: Workload, case: TestCase, outputs: Arrays) -> float | None:
    """Check the unmodified kernel's outputs against the workload's reference.

    Args:
        workload: Whose reference and metric count.
        case: The case that was run.
        outputs: What the unmodified kernel left in its OUT and INOUT buffers.

    Returns:
        The error, or None when the workload has no reference.

    Raises:
        WorkloadError: The error is above the workload's tolerance, or the reference failed.
    """
    if workload.reference is None:
        return None
    expected = workload.reference(case)
    error = workload.metric(outputs, expected)
    if error > workload.tolerance:
        raise WorkloadError(
            f"{workload.source}: reference: the unmodified kernel disagrees in case "
            f"{case.name}: {workload.metric_name} error {error:.6g} is above tolerance "
            f"{workload.tolerance:g} ({explain(outputs, expected)}); "
            "correct the reference, the launches or the tolerance"
        )
    return error
