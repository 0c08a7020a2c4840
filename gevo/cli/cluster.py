"""What `--executor` and `--address` mean for a command."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

import typer

from gevo.cli.options import ExecutorKind, worker_count
from gevo.device.registry import resolve
from gevo.errors import ConfigError
from gevo.evaluate.cluster.ray import RayCluster
from gevo.evaluate.open import Opener


@dataclass(frozen=True)
class ExecutorSettings:
    """Where a command evaluates variants.

    Attributes:
        workers: Worker processes on this machine.
        opener: See `gevo.study.target.Target`.
        gpus: GPUs of the cluster; None without one.
    """

    workers: int
    opener: Opener | None = None
    gpus: int | None = None

    def resolve(self, device: str, program: str) -> tuple[str, str]:
        """As `gevo.device.registry.resolve`; `auto` asks the cluster where there is one."""
        return resolve(device, program, self.gpus)


@contextmanager
def executor_settings(
    where: ExecutorKind, address: str, workers: int | None
) -> Generator[ExecutorSettings]:
    """What the options name, as long as the command runs.

    Raises:
        ConfigError: They do not fit together, or there is no such cluster.
    """
    if where is ExecutorKind.LOCAL:
        if address:
            raise ConfigError("--address: is for --executor ray")
        yield ExecutorSettings(worker_count(workers))
        return
    cluster = RayCluster(address, workers, lambda line: typer.echo(line, err=True))
    try:
        yield ExecutorSettings(workers or 1, cluster.open, cluster.gpus)
    finally:
        cluster.close()
