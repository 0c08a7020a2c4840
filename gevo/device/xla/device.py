"""The xla device: StableHLO compiled by XLA, measured or modelled."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo.device.base import Binary, InTurns, Lowered, RunOptions, RunResult
from gevo.device.repeats import repeat
from gevo.device.xla.affinity import pinned
from gevo.device.xla.backend import CPU, CUDA, Backend, Code
from gevo.device.xla.client import Client
from gevo.device.xla.memory import Memory
from gevo.device.xla.module import canonical, halved
from gevo.device.xla.nominal import NOMINAL
from gevo.device.xla.session import Endless, Session, within
from gevo.device.xla.staged import Stages
from gevo.device.xla.tensor import Signature
from gevo.errors import CompileFailed, ConfigError, LaunchFailed
from gevo.program.base import Dialect, Program
from gevo.program.stablehlo.hoist import Halves
from gevo.workload.case import Array, Launches

LIMIT_S = 300.0
"""Wall-clock limit of one repetition where the options give none. They give one to variants whose
time is measured; where it is modelled there are no loops."""
KEPT_OUTPUTS = 4
MOST_KNOWN_BYTES = 64 << 20
"""Of the unmodified program's results on a case, kept for `run_first`."""
FEW_LAUNCHES = 3
"""A case of fewer is run whole."""
MODELLED = "modelled"
VERSION = "3"
"""Changes whenever results or modelled times of this device change."""


@dataclass(frozen=True)
class _Meta:
    """What compiling needs beside the text.

    Attributes:
        signature: What @main takes and gives.
        halves: The module in two; None where it is compiled as a whole.
    """

    signature: Signature
    halves: Halves | None


class XlaBinary:
    """A compiled module; belongs to the process that made it.

    Attributes:
        digest: That of the `Lowered` that it was made from.
        signature: What @main takes and gives.
    """

    seeded = False
    """XLA has one arithmetic."""

    def __init__(self, digest: str, executable: Code, signature: Signature) -> None:
        self.digest = digest
        self._executable: Code | None = executable
        self.signature = signature

    @property
    def executable(self) -> Code:
        """XLA's code; raises LaunchFailed after `close`."""
        if self._executable is None:
            raise LaunchFailed("this binary is closed; compile it again")
        return self._executable

    def close(self) -> None:
        """Free the code."""
        self._executable = None


class XlaDevice(InTurns):
    """Runs the function @main of StableHLO modules.

    A launch passes what @main takes, then buffers for its results. XLA never writes what it is
    given, and nothing outside of a tensor can be read.

    Args:
        client: The device behind it.
        modelled: Report the time that `nominal` models instead of the measured one.

    Attributes:
        modelled: Whether it does.
        healthy: False after an execution that does not end: its thread occupies a core for ever.
    """

    dialects = frozenset({Dialect.STABLEHLO})

    def __init__(self, client: Backend, modelled: bool = False) -> None:
        self._client = client
        self.modelled = modelled
        self.healthy = True
        self._options = tuple(sorted(self.fingerprint().items()))
        self._stages = Stages(client)
        self._known: dict[tuple[str, int], tuple[Launches, Sequence[Sequence[Any]]]] = {}

    @property
    def name(self) -> str:
        """The compiler's name and the device behind it."""
        kind = CPU if self._client.kind == CPU else f"{CUDA}:{self._client.kind}"
        return f"{self._client.word}:{kind}" + (f":{MODELLED}" if self.modelled else "")

    def fingerprint(self) -> Mapping[str, str]:
        """The device, versions and options of XLA, the processor (it decides on fusions too)."""
        found = {"device": self.name, "xla": VERSION, **self._client.versions()}
        if self._client.kind == CPU:
            found["processor"] = _processor()
        if self.modelled:
            found["model"] = str(NOMINAL)
        return found

    def lower(self, program: Program) -> Lowered:
        """Verify, inline and prune; raises CompileFailed."""
        if program.dialect is not Dialect.STABLEHLO:
            raise CompileFailed(f"the xla device runs StableHLO, not {program.dialect}")
        text, signature = canonical(program.text, loops=not self.modelled)
        halves = halved(program.text)
        parts = [text, *(f"{name}={value}" for name, value in self._options)]
        digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()
        return Lowered(digest, text, program.entry, meta=_Meta(signature, halves))

    def compile(self, lowered: Lowered) -> XlaBinary:
        """Generate code; raises CompileFailed. XLA may abort the process."""
        return self._compiled(lowered, quickly=False)

    def compile_quickly(self, lowered: Lowered) -> XlaBinary:
        """As `compile`; a GPU's code is the same."""
        return self._compiled(lowered, quickly=self._client.kind == CPU)

    def _compiled(self, lowered: Lowered, quickly: bool) -> XlaBinary:
        meta = lowered.meta
        if not isinstance(meta, _Meta):
            raise CompileFailed("the xla device compiles only what it lowered itself")
        if meta.halves is None:
            code: Code = self._client.compile(lowered.text, quickly)
        else:
            code = self._stages.compile(meta.halves, quickly)
        return XlaBinary(lowered.digest, code, meta.signature)

    def run_first(
        self, binary: Binary, rest: Binary, launches: Launches, options: RunOptions
    ) -> RunResult | None:
        """See `QuickDevice`."""
        key = rest.digest, id(launches)
        if key not in self._known:
            whole = _RepeatedRun(self._client, rest, launches, options)
            self._once(whole)
            kept = whole.results if whole.size < MOST_KNOWN_BYTES else ()
            self._known[key] = launches, kept if len(kept) >= FEW_LAUNCHES else ()
        _, known = self._known[key]
        if not known:
            return None
        run = _RepeatedRun(self._client, binary, launches, options, known)
        self._once(run)
        return run.result(self.modelled)

    def _once(self, run: _RepeatedRun) -> None:
        try:
            run.run(timed=False)
        except Endless:
            self.healthy = False
            raise

    def close(self) -> None:
        """Nothing: the client lives as long as the process."""

    def _run(
        self, runs: Sequence[tuple[Binary, Launches]], options: RunOptions
    ) -> Sequence[RunResult]:
        repeated = [_RepeatedRun(self._client, *one, options) for one in runs]
        try:
            with pinned(self._client.kind == CPU and not self.modelled):
                if self.modelled:
                    for run in repeated:
                        self._once(run)
                else:
                    repeat(repeated, options)
        except Endless:
            self.healthy = False
            raise
        return [run.result(self.modelled) for run in repeated]


class _RepeatedRun:
    """One binary on one case, again and again."""

    def __init__(
        self,
        client: Backend,
        binary: Binary,
        launches: Launches,
        options: RunOptions,
        known: Sequence[Sequence[Any]] = (),
    ) -> None:
        if not isinstance(binary, XlaBinary):
            raise LaunchFailed("the xla device runs only what it compiled itself")
        self._client = client
        self._signature = binary.signature
        self._executable = binary.executable
        self._case = launches
        self._options = options
        self.times_ns: list[float] = []
        self._launches = 0
        self._known = known
        self.results: Sequence[Sequence[Any]] = ()
        self._seen: dict[bytes, Mapping[str, Array]] = {}
        self._last = b""

    def run(self, timed: bool) -> None:
        """One repetition; raises as `within`."""
        memory = Memory(self._client, self._case.buffers, self._options.poison)
        most = self._options.launches
        session = Session(
            self._client, self._executable, self._signature, memory, self._known, most
        )
        within(self._options.limit_s or LIMIT_S, session, self._case.drive)
        if not session.launches:
            raise LaunchFailed("the driver launches nothing")
        if timed:
            self.times_ns.append(session.time_ns)
        self._launches, self.results = session.launches, session.results
        self._keep(memory.outputs())

    @property
    def size(self) -> int:
        """Bytes of all results."""
        return len(self.results) * sum(tensor.nbytes for tensor in self._signature.results)

    def result(self, modelled: bool) -> RunResult:
        """Times and outputs of all repetitions so far."""
        work = self._executable.work()
        times = tuple(self.times_ns)
        if modelled:
            times = (self._launches * NOMINAL.time_ns(work),)
        diagnostics = {"kernels": {"main": {"launches": self._launches, **work}}}
        also = tuple(o for key, o in self._seen.items() if key != self._last)
        return RunResult(self._seen[self._last], times, modelled, 0, diagnostics, also)

    def _keep(self, outputs: Mapping[str, Array]) -> None:
        """Remember outputs if they are new; the first and the newest are kept."""
        self._last = hashlib.sha256(b"".join(a.tobytes() for a in outputs.values())).digest()
        if self._last not in self._seen and len(self._seen) == KEPT_OUTPUTS:
            del self._seen[list(self._seen)[-1]]
        self._seen.setdefault(self._last, outputs)


def open_xla(choice: str) -> XlaDevice:
    """The device that `xla:<choice>` names: `cpu` (default) or `cuda`, and `modelled`.

    Raises:
        ConfigError: There is none of that name, or it cannot be used here.
    """
    words: list[Any] = choice.split(":") if choice else []
    modelled = words[-1:] == [MODELLED]
    where = words[:-1] if modelled else words
    if where not in ([], [CPU], [CUDA]):
        known = ", ".join(f"xla{rest}" for rest in ("", ":cpu", ":cuda", ":cpu:modelled"))
        raise ConfigError(f"no device 'xla:{choice}'; there are: {known}")
    return XlaDevice(Client(where[0] if where else CPU), modelled)


def _processor() -> str:
    """The CPU's name where the system tells it, else its architecture."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
