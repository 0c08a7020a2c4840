"""Whose Python code may run on behalf of a folder, which may have come from somebody else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from gevo.errors import ConfigError, UntrustedCode
from gevo.records.run import RunFolder
from gevo.workload.case import Workload
from gevo.workload.spec import Choices, load, load_choices

Read = TypeVar("Read")


@dataclass(frozen=True)
class Trust:
    """What the user says of the code of workloads that a folder names.

    A spec that is data alone needs no trust: nothing in it runs.

    Attributes:
        workload: The workload that the user names, whose code may run; None for none.
        code: Whatever code the folder's workload has may run.
    """

    workload: Path | None = None
    code: bool = False

    def of_run(self, folder: RunFolder) -> tuple[str, Workload]:
        """Path and contents of a run's workload: where the user says, or where the run had it.

        Raises:
            ConfigError: It is not the run's workload, or its code is not trusted.
            WorkloadError: It cannot be read.
        """
        about = folder.about.workload
        path = self.workload or Path(about.path)
        workload = self.load(folder.path, path)
        if workload.digest != about.digest:
            raise ConfigError(
                f"{path}: is not the workload of {folder.path}, or has changed since the run; "
                "restore it or evolve anew"
            )
        return str(path), workload

    def load(self, folder: Path, path: Path) -> Workload:
        """A workload that a folder names; raises ConfigError when its code is not trusted."""
        return self._asked(folder, path, lambda code: load(path, code=code))

    def choices(self, folder: Path, path: Path, program: Path) -> Choices:
        """What such a workload leaves open; only where it is Python itself it has to be trusted.

        Args:
            folder: What names it.
            path: The workload.
            program: The file of the program that it is for.

        Raises:
            ConfigError: Its code is not trusted.
        """
        return self._asked(folder, path, lambda code: load_choices(path, program, code))

    def _asked(self, folder: Path, path: Path, read: Callable[[bool], Read]) -> Read:
        named = self.workload is not None and path.resolve() == self.workload.resolve()
        try:
            return read(self.code or named)
        except UntrustedCode as error:
            raise ConfigError(
                f"{folder}: its workload {path} has Python code, which does not run unasked; "
                f"if you trust it, add --workload {path} (or --trust-code)"
            ) from error
