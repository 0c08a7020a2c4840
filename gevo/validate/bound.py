"""What bounds the unmodified program: the roofline of a search, in one sentence.

Where no variant is faster, a user wants to know whether that is for want of search or of room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from gevo.device.forecast import KernelWork, totals
from gevo.evaluate.executor import Executor
from gevo.program.base import Program
from gevo.records.schema import Bound, cause_words
from gevo.validate.retry import Attempts
from gevo.validate.setup import ValidationSetup
from gevo.workload.case import Workload

MOST = 3
"""Causes that the sentence names beside the greatest."""
NO_RATES = ("latency", "launch", "dispatch")
"""Causes that are no resource with a rate."""
FULL = 0.9
"""A resource that takes so much of the time leaves little for others, and for edits."""
BINDING = 0.5
"""Who takes less binds nothing."""
LEAST = 0.05
"""Of the time; what takes less is not named."""


def bound_of(setup: ValidationSetup) -> Bound | None:
    """What the modelled time of the unmodified program consists of; None where nothing tells.

    On the timing cases where the workload has some, else on the training cases.

    Raises:
        DeviceLost: The device fails again and again.
    """
    time_ns, kernels = work_of(setup.device, setup.baseline, setup.workload)
    if not kernels:
        return None
    alone = totals(kernel.alone_ns for kernel in kernels)
    ordered = dict(sorted(alone.items(), key=lambda one: -one[1]))
    return Bound(time_ns=time_ns, alone_ns=ordered, sentence=sentence(ordered, time_ns))


def work_of(
    executor: Executor, baseline: Program, workload: Workload
) -> tuple[float, Sequence[KernelWork]]:
    """The modelled time of the unmodified program and what its kernels do in it; none where not.

    On the timing cases where the workload has some, else on the training cases.

    Raises:
        DeviceLost: The device fails again and again.
    """
    cases = workload.timing or workload.train
    duel = Attempts(partial(executor.duel, baseline, cases, 1, 0)).result()
    if not duel.baseline.ok or duel.forecasts is None:
        return 0.0, ()
    return duel.baseline.runtime_ns, duel.forecasts[1].kernels


def sentence(alone_ns: Mapping[str, float], time_ns: float) -> str:
    """`bound by moving data from and to DRAM at 94% of the modelled rate, with little to remove`.

    Or `bound by waiting for results, 81% of the modelled time; issuing instructions alone takes
    34%`.

    Args:
        alone_ns: By cause, the greatest first.
        time_ns: The whole.
    """
    shares = [(cause, value / time_ns) for cause, value in alone_ns.items()]
    named = [one for n, one in enumerate(shares) if not n or one[1] >= LEAST][: MOST + 1]
    if not named:
        return ""
    (cause, most), *others = named
    share = f"{min(most, 1.0):.0%} of the modelled"
    how = f", {share} time" if cause in NO_RATES else f" at {share} rate"
    # Of waiting nothing of the kind can be said: unrolling and loads that begin earlier remove it.
    how += ", with little to remove" if most >= FULL and cause != "latency" else ""
    rest = ", ".join(f"{cause_words(other)} {part:.0%}" for other, part in others)
    bound = "bound by" if most >= BINDING else "not at the limit of any resource, most of"
    return f"{bound} {cause_words(cause)}{how}" + (f"; alone take {rest}" if rest else "")
