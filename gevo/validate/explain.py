"""Explains winners: what the model counts of both programs, and what ptxas says of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property

from gevo.device.cuda.ptxas import find
from gevo.errors import CompileFailed
from gevo.evaluate.codegen import Code, ptx_in_child
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.resources import Allocated, allocated
from gevo.records.why import Why
from gevo.validate.plausible import gpu_of
from gevo.validate.setup import ValidationSetup
from gevo.validate.why import why

EMITTED_FOR = "sm_90"
"""What `Executor.emit` generates PTX for."""


class Explainer:
    """Says why the winners of one setup are faster.

    Args:
        setup: What they were judged on.
        allocate: As `allocated`; for tests.
    """

    def __init__(
        self, setup: ValidationSetup, allocate: Callable[[str, str], Allocated | None] = allocated
    ) -> None:
        self._setup = setup
        self._allocate = allocate
        gpu = gpu_of(setup.name)
        self._arch = gpu.arch if gpu else ""

    def why(self, duel: Duel, code: Code | None) -> Why | None:
        """Why the winner of a duel is faster; None where times were measured.

        Args:
            duel: On the training cases.
            code: What was judged.
        """
        if duel.forecasts is None:
            return None
        candidate, baseline = duel.forecasts
        own = self._allocated(code)
        return why(candidate, baseline, (own, self._of_baseline if own else None))

    @cached_property
    def _of_baseline(self) -> Allocated | None:
        if ptx := self._setup.baseline.ptx:
            return self._allocate(ptx, self._arch)
        with suppress(CompileFailed):
            return self._allocated(self._setup.device.emit(self._setup.baseline).result())
        return None

    def _allocated(self, code: Code | None) -> Allocated | None:
        """Registers and spills; None where no ptxas knows the GPU, or there is no PTX."""
        if code is None or not code.ptx or find(self._arch) is None:
            return None
        if self._arch == EMITTED_FOR:
            return self._allocate(code.ptx, self._arch)
        with suppress(CompileFailed):
            ptx = ptx_in_child(code.ir, self._arch, self._setup.baseline.launched)
            return self._allocate(ptx, self._arch)
        return None
