"""Whether a GPU would begin a program's launches: what ptxas makes of it tells, no run on simt."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from gevo.device.forecast import Forecast
from gevo.device.simt.model.gpu import Gpu
from gevo.evaluate.codegen import Code
from gevo.evaluate.scoring.machine import Allocated
from gevo.validate import local_memory, registers
from gevo.validate.why import Explainer

REGISTERS, LOCAL_MEMORY = "registers", "local memory"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a GPU refuses launches.

    Attributes:
        about: What there is too little of: REGISTERS or LOCAL_MEMORY.
        why: A sentence with the numbers.
    """

    about: str
    why: str


def refusal(
    forecasts: Collection[Forecast],
    ptx: str,
    allocated: Callable[[], Allocated | None],
    gpu: Gpu | None,
    only: str = "",
) -> Refusal | None:
    """What is known to be refused; None for nothing.

    Args:
        forecasts: Of the program's launches.
        ptx: Its PTX.
        allocated: Gives what ptxas makes of that, None where it is not known; asked where it may
            matter.
        gpu: That is modelled, if there is a table of it.
        only: About this alone; empty for everything.
    """
    threads = registers.large(forecasts)
    if threads and only in ("", REGISTERS) and (why := registers.excess(threads, allocated())):
        return Refusal(REGISTERS, why)
    if gpu is None or only == REGISTERS:
        return None
    launched = registers.kernels(forecasts)
    why = local_memory.excess(launched, ptx, allocated, gpu)
    return Refusal(LOCAL_MEMORY, why) if why else None


def refused(
    duels: Collection[tuple[Forecast, Forecast]],
    code: Code,
    baseline: Callable[[], Code],
    explainer: Explainer,
    gpu: Gpu | None,
) -> tuple[str, str]:
    """Why a program's launches are refused, and what excuses that; empty for nothing.

    Args:
        duels: Forecasts of the program and of the unmodified one, of the same launches.
        code: The program's.
        baseline: Gives that of the unmodified program.
        explainer: Knows what ptxas makes of both.
        gpu: That is modelled, if there is a table of it.
    """
    own = [forecast for forecast, _ in duels]
    found = refusal(own, code.ptx, lambda: explainer.allocated(code), gpu)
    if found is None:
        return "", ""
    before = refusal(
        [forecast for _, forecast in duels],
        baseline().ptx,
        lambda: explainer.of_baseline,
        gpu,
        found.about,
    )
    return found.why, f"the unmodified program fails, too ({before.why})" if before else ""
