"""What leads the random edits of an evolution from its beginning."""

from __future__ import annotations

from collections.abc import Sequence

from gevo.device.forecast import heat
from gevo.device.kind import kind_of
from gevo.evaluate.executor import Executor
from gevo.program.base import Dialect
from gevo.program.load import open_editor
from gevo.search.credit import Credit, Place
from gevo.search.prior import Prior, shipped
from gevo.study.target import Target
from gevo.validate.bound import work_of


def guide_of(target: Target, executor: Executor, kinds: Sequence[str]) -> Credit:
    """For a run of a search that has measured nothing yet.

    Where the device's times are modelled it knows where in the program they are spent, and of
    LLVM IR what has paid on other programs.

    Args:
        target: The program and its workload.
        executor: Workers of its device.
        kinds: Kinds of edits that the search draws from.

    Raises:
        DeviceLost: The device fails again and again.
    """
    program = target.baseline
    spent: dict[Place, float] = {}
    if kind_of(target.device).watches:
        _, kernels = work_of(executor, program, target.workload)
        spent = {Place(*where): time_ns for where, time_ns in heat(kernels).items()}
    prior = shipped() if program.dialect is Dialect.LLVM else Prior()
    return Credit(kinds, open_editor(program).sites(), spent, prior)
