"""Do the entries of a database of tuned kernels still hold for today's sources?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo.deploy.check import Status
from gevo.errors import ConfigError
from gevo.frontend.source import FIRST, Compiler
from gevo.records.tuned import TunedDatabase, TunedKernel
from gevo.study.stored import OpenedKernel, Wanted, opened_kernel
from gevo.study.trust import Trust
from gevo.tuning.sketch.catalog import is_name


@dataclass(frozen=True)
class TunedFinding:
    """What a check says of one entry.

    Attributes:
        entry: The entry.
        status: REFUSED: its configuration is none of the workload's. CHANGED: the code is not that
            which was validated, or nothing says that it is. FINE: none of these.
        reason: Why it is not fine; empty when it is.
    """

    entry: TunedKernel
    status: Status
    reason: str = ""

    def to_json(self) -> dict[str, Any]:
        """What `gevo check --json` prints of it."""
        return {
            "kernel": self.entry.kernel,
            "device": self.entry.device,
            "settings": dict(self.entry.settings),
            "status": self.status.value,
            "reason": self.reason,
        }


@dataclass
class DatabaseCheck:
    """Compares a database's entries with today's sources, each of which is opened once.

    Attributes:
        database: The database's file.
        sources: Today's files by stem; an entry whose file has none of these stems is compared
            with the file that it was made from.
        trust: What of the workloads' code may run.
    """

    database: Path
    sources: Mapping[str, Path]
    trust: Trust

    def __post_init__(self) -> None:
        self._opened: dict[tuple[str, ...], OpenedKernel] = {}

    def findings(self) -> list[TunedFinding]:
        """One for each entry, in the order of the file.

        Raises:
            ConfigError: The database cannot be read or is empty, a source is missing or in no
                entry, or a workload's code is not trusted.
            ProgramError: A source is not a program, or does not compile.
            WorkloadError: A workload is missing or cannot be read.
        """
        entries = TunedDatabase(self.database).entries()
        if not entries:
            raise ConfigError(f"{self.database}: has no entry to check")
        known = {Path(one.file).stem for one in entries if one.file}
        known |= {one.kernel for one in entries}
        if unused := self.sources.keys() - known:
            raise ConfigError(f"{self.database}: has no entry for {', '.join(sorted(unused))}")
        return [self._finding(one) for one in entries]

    def _finding(self, entry: TunedKernel) -> TunedFinding:
        at = self._open(entry)
        if at.default.digest != entry.program:
            return TunedFinding(entry, Status.CHANGED, "its source has changed since it was tuned")
        try:
            doubt = at.found(entry, str(self.database)).doubt
        except ConfigError as error:
            reason = str(error).removeprefix(f"{self.database}: {entry}: ")
            return TunedFinding(entry, Status.REFUSED, reason.removesuffix("; tune it again"))
        return TunedFinding(entry, Status.CHANGED if doubt else Status.FINE, doubt)

    def _open(self, entry: TunedKernel) -> OpenedKernel:
        key = entry.kernel, entry.file, entry.workload, entry.compiler, entry.arch
        if key not in self._opened:
            self._opened[key] = opened_kernel(self._wanted(entry))
        return self._opened[key]

    def _wanted(self, entry: TunedKernel) -> Wanted:
        folder = self.database.parent
        compiler = Compiler.parse(entry.compiler) if entry.compiler else FIRST
        workload = self.trust.workload or (folder / entry.workload if entry.workload else None)
        return Wanted(
            self._kernel(entry),
            self.database,
            workload=workload,
            trust=self.trust,
            compiler=compiler,
            arch=entry.arch or Wanted.arch,
        )

    def _kernel(self, entry: TunedKernel) -> Path:
        """The file to compare with, or an operator's name."""
        path = self.sources.get(Path(entry.file).stem or entry.kernel)
        path = path or self.sources.get(entry.kernel)
        if path is None and not entry.file and is_name(entry.kernel):
            return Path(entry.kernel)
        if path is None and entry.file:
            path = self.database.parent / entry.file
        if path is None or not path.is_file():
            raise ConfigError(
                f"{self.database}: {entry}: its source is not here; give the path of "
                f"{Path(entry.file).name or entry.kernel}"
            )
        return path
