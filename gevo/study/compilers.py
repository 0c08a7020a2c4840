"""Which text that the installed compilers make of a CUDA source is the fastest on a workload.

What a search has to beat is the best of these, not the one that it happens to start from. Every
text is run and timed as a variant of the search is; the fastest, which becomes the unmodified
program, runs on all other cases then. Flags that change results, or promise what the source does
not (`--use_fast_math`, `--restrict`), are the user's to give.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gevo.device.base import Cache
from gevo.device.kind import kind_of
from gevo.errors import GevoError, WorkloadError
from gevo.frontend.source import Compiler, CompilerName, installed
from gevo.program.base import Program
from gevo.study.sources import load_launched, opened_for
from gevo.study.target import Target
from gevo.workload.case import Workload

_OF_CLANG = ((), ("-fno-unroll-loops",), ("-mllvm", "-unroll-threshold=1500"))
FLAGS: Mapping[CompilerName, Sequence[tuple[str, ...]]] = {
    CompilerName.NVRTC: ((), ("--extra-device-vectorization",)),
    CompilerName.CLANG: _OF_CLANG,
    CompilerName.ZIGLANG: _OF_CLANG,
}
"""What each compiler is asked for, beside the user's own flags."""


@dataclass(frozen=True)
class Text:
    """What a compiler makes of a source.

    Attributes:
        compiler: It, with its flags.
        runtime_ns: Time on the workload's timing or training cases; None where it is not right.
        why: What is wrong with it; empty where nothing is.
    """

    compiler: Compiler
    runtime_ns: float | None
    why: str = ""

    def to_json(self) -> dict[str, Any]:
        """For a manifest."""
        known = {"runtime_ns": self.runtime_ns} if self.runtime_ns else {"why": self.why}
        return {"compiler": str(self.compiler), **known}


@dataclass(frozen=True)
class Contest:
    """What texts are compared on.

    Attributes:
        kernel: The source.
        workload: Its workload.
        source: Path of the workload's spec.
        device: As `open_device` takes it.
        workers: Texts that are made and run at a time; on GPUs one.
        cache: What a GPU's cache holds when a timed run begins.
    """

    kernel: Path
    workload: Workload
    source: Path
    device: str
    workers: int
    cache: Cache = Cache.WARM

    def texts(self, given: Compiler) -> list[Text]:
        """One for each installed compiler and its flags, the fastest first.

        Args:
            given: Has the user's flags and the time that a compiler may take.

        Raises:
            ConfigError: No compiler is installed.
            GevoError: What is wrong with the first text, if none is right.
        """
        wanted = list(_variants(given))
        threads = self.workers if kind_of(self.device).gpus is None else 1
        with ThreadPoolExecutor(threads) as pool:
            made = list(pool.map(self._made, wanted))
            programs = {one.digest: one for one in made if isinstance(one, Program)}
            times = dict(zip(programs, pool.map(self._time, programs.values()), strict=True))
        found = [times[one.digest] if isinstance(one, Program) else one for one in made]
        if isinstance(found[0], GevoError) and not any(isinstance(one, float) for one in found):
            raise found[0]
        texts = [
            Text(compiler, one) if isinstance(one, float) else Text(compiler, None, str(one))
            for compiler, one in zip(wanted, found, strict=True)
        ]
        return sorted(
            texts, key=lambda one: math.inf if one.runtime_ns is None else one.runtime_ns
        )

    def _made(self, compiler: Compiler) -> Program | GevoError:
        try:
            with opened_for(self.kernel, compiler, self.device, self.workload) as made:
                return load_launched(made.path, self.workload, shown=made.given)
        except GevoError as error:
            return error

    def _time(self, program: Program) -> float | GevoError:
        """Nanoseconds, or what is wrong with a program."""
        about = program, self.workload, str(self.source), self.device, 0.0, 1, self.cache
        try:
            with closing(Target(*about).executor()) as executor:
                reply = executor.lower(program).result()
                measured = (
                    executor.score(reply.lowered).result() if reply.lowered else reply.refused
                )
        except GevoError as error:
            return error
        if measured is None or not measured.ok:
            why = "it does not compile" if measured is None else measured.detail
            return WorkloadError(f"{self.kernel}: is not right as it is: {why}")
        return measured.runtime_ns


def _variants(given: Compiler) -> Iterator[Compiler]:
    """Of two clangs the first; both would make nearly the same."""
    names = installed()
    if CompilerName.CLANG in names:
        names = [name for name in names if name is not CompilerName.ZIGLANG]
    for name in names:
        for flags in FLAGS[name]:
            yield replace(given, name=name, flags=(*given.flags, *flags))
