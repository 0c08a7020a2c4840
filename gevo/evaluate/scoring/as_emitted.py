"""Models the time of what is emitted for a program, not of its LLVM IR.

Times are modelled of cleaned LLVM IR, in the order and with the instructions that stand there.
LLVM's code generator works on: it takes constants out of addresses, computes what they have in
common once, and reduces multiplications in loops. What an edit saves there the unmodified program
may save, too, when its code is generated. So the PTX of both is lifted again, and timed. One thing
is left out of code generation for that: it sinks loads into the blocks that take them, from which
ptxas hoists them again (seen on btree, whose loads ptxas 13.5 puts in front of four branches).
"""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache

from gevo.child import ChildDied, in_child
from gevo.device.base import Binary, Lowered, RunOptions
from gevo.device.forecast import Ensemble, Forecast
from gevo.device.ptx import leave_in_blocks
from gevo.errors import CompileFailed, LaunchFailed, ProgramError
from gevo.evaluate.codegen import ptx_of_all
from gevo.evaluate.scoring.duel import Duel, forecasts_of
from gevo.evaluate.scoring.prepared import limited
from gevo.evaluate.scoring.read_back import lowered_text
from gevo.evaluate.scoring.score import Scorer
from gevo.program.base import Program
from gevo.program.llvm.syntax.debug import without_debug
from gevo.program.ptx.load import lifted
from gevo.workload.case import TestCase

READ_S = 60
"""Seconds that code generation and lifting may take."""
_KEPT = 4
"""Texts of which is kept what is emitted for them."""


@dataclass(frozen=True)
class _Times:
    """What a program takes on some cases: see `gevo.evaluate.scoring.timing.Timed`."""

    time_ns: float
    sampling: float
    forecasts: tuple[Forecast | None, ...]


class AsEmitted:
    """Times programs as they are emitted.

    Args:
        scorer: Of a device that models times.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._own: dict[tuple[str, str], _Times] = {}

    def duels(
        self, program: Program, ir: str, own: str, kinds: Mapping[str, Sequence[TestCase]]
    ) -> Mapping[str, Duel]:
        """By kind of case a program's time and the unmodified one's, both as emitted.

        What they give is not asked: code generation contracts multiplications and additions, so
        last bits may be others.

        Args:
            program: The program.
            ir: Its cleaned text.
            own: The unmodified program's; empty where that was PTX, which is timed as it was.
            kinds: Cases by kind: those for timing together, or others.
        """
        try:
            base = self._unmodified(own, kinds)
            with self._scorer.compiled(self._lowered(program, ir)) as binary:
                found = {name: self._timed(binary, cases) for name, cases in kinds.items()}
        except (CompileFailed, LaunchFailed) as error:
            failed = self._scorer.failed(error)
            return dict.fromkeys(kinds, Duel(failed, failed))
        return {name: self._duel(one, base[name]) for name, one in found.items()}

    def _duel(self, own: _Times, base: _Times) -> Duel:
        right = self._scorer.right()
        return Duel(
            replace(right, times_ns=(own.time_ns,), sampling=own.sampling),
            replace(right, times_ns=(base.time_ns,), sampling=base.sampling),
            forecasts_of(own.forecasts, base.forecasts),
        )

    def _unmodified(self, own: str, kinds: Mapping[str, Sequence[TestCase]]) -> dict[str, _Times]:
        """The unmodified program's times, kept for the next program that is compared with them."""
        if missing := [name for name in kinds if (own, name) not in self._own]:
            with self._baseline(own) as binary:
                for name in missing:
                    self._own[own, name] = self._timed(binary, kinds[name])
        return {name: self._own[own, name] for name in kinds}

    @contextmanager
    def _baseline(self, own: str) -> Generator[Binary]:
        if not own:
            yield self._scorer.baseline_binary()
            return
        with self._scorer.compiled(self._lowered(self._scorer.baseline, own)) as binary:
            yield binary

    def _lowered(self, program: Program, ir: str) -> Lowered:
        """What is emitted for a program, lowered."""
        try:
            text = _emitted(ir, program.launched)
            return lowered_text(self._scorer.device, program, text)
        except ProgramError as error:
            raise CompileFailed(str(error)) from error

    def _timed(self, binary: Binary, cases: Sequence[TestCase]) -> _Times:
        """Raises CompileFailed and LaunchFailed."""
        scorer = self._scorer
        if scorer.timing.sampled(cases):
            timed = scorer.timing.time(binary, cases, Ensemble.ALL, compared=False)
            return _Times(timed.time_ns, timed.sampling, timed.forecasts)
        options = RunOptions(ensemble=Ensemble.ALL)
        ready = [scorer.prepare(case) for case in cases]
        ran = [scorer.device.run(binary, one.launches, limited(options, one)) for one in ready]
        total = math.fsum(time for one in ran for time in one.times_ns)
        return _Times(total, 0.0, tuple(one.forecast for one in ran))


@lru_cache(maxsize=_KEPT)
def _emitted(cleaned: str, launched: tuple[str, ...]) -> str:
    """LLVM IR of the PTX that is emitted; raises ProgramError and CompileFailed."""
    try:
        return in_child(_emit, (cleaned, launched), READ_S)
    except (ChildDied, MemoryError) as error:
        raise CompileFailed(f"emitting it and reading that: {error}") from error


def _emit(cleaned: str, launched: tuple[str, ...]) -> str:
    leave_in_blocks()
    return without_debug(lifted(ptx_of_all(cleaned, launched), "emitted.ptx"))
