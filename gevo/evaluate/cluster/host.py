"""What evaluates variants on one node of a cluster: the same worker processes as on one machine.

A `NodeHost` is made to live in an actor. It never runs a variant itself, so that whatever a
variant does to its process costs the node one worker process, as it does locally.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from gevo.device.base import Compiler
from gevo.device.kind import Gpus
from gevo.errors import ConfigError, GevoError
from gevo.evaluate.executor import START_S, worker_processes
from gevo.evaluate.jobs import GpuWorker, Identity, Worker, WorkerSpec
from gevo.evaluate.open import LocalGpus, lowering_processes
from gevo.evaluate.pool.gpu import OPEN_S
from gevo.evaluate.pool.node import Job, Runner, WorkerDied, WorkerLate
from gevo.workload.bundle import Bundle

Answer = tuple[bool, Any]
"""True and a job's result, or False and what it raised."""


@dataclass(frozen=True)
class Opened:
    """What a pool says of itself when it has been opened.

    Attributes:
        identity: Of its device; None for one that only compiles.
        compiler: For its GPU; None for other pools.
    """

    identity: Identity | None = None
    compiler: Compiler | None = None


class Plan(Protocol):
    """A kind of pool, before it is opened on a node; picklable."""

    def open(self, workload: str) -> tuple[Runner, Opened]:
        """Start processes for the workload whose spec is at this path; raises GevoErrors."""
        ...


@dataclass(frozen=True)
class WorkerPlan:
    """Processes for the jobs of `Worker`."""

    spec: WorkerSpec
    workers: int

    def open(self, workload: str) -> tuple[Runner, Opened]:
        """Start them, and see what the device says in one of them."""
        jobs = worker_processes(replace(self.spec, workload=workload), self.workers)
        try:
            identity = jobs.start(Job(Worker.fingerprint, (), START_S)).result()
        except (WorkerDied, WorkerLate, MemoryError) as error:
            jobs.close()
            raise ConfigError(f"the device cannot be set up ({error})") from error
        except BaseException:
            jobs.close()
            raise
        return jobs, Opened(identity)


@dataclass(frozen=True)
class LowerPlan:
    """Processes for the jobs of `LoweringWorker`."""

    spec: WorkerSpec
    workers: int
    compiler: Compiler
    device: str

    def open(self, workload: str) -> tuple[Runner, Opened]:
        """Start them; raises ConfigError where the node has not what it takes to compile."""
        spec = replace(self.spec, workload=workload, device=self.device)
        return lowering_processes(spec, self.compiler.moved(), self.workers), Opened()


@dataclass(frozen=True)
class GpuPlan:
    """One process for the jobs of `GpuWorker`, on the one GPU that this actor was given.

    Attributes:
        spec: What is judged.
        find: Finds the GPU.
    """

    spec: WorkerSpec
    find: Callable[[], Gpus]

    def open(self, workload: str) -> tuple[Runner, Opened]:
        """Open the GPU; raises ConfigError when it cannot be used, or DeviceLost."""
        found = self.find()
        gpus = replace(found, openers=found.openers[:1], buses=found.buses[:1])
        jobs = LocalGpus(replace(self.spec, workload=workload), gpus)
        try:
            identity = jobs.start(Job(GpuWorker.open, (), OPEN_S)).result()
        except (WorkerDied, WorkerLate, MemoryError) as error:
            jobs.close()
            raise ConfigError(f"the GPU cannot be opened: {error}") from error
        except BaseException:
            jobs.close()
            raise
        return jobs, Opened(identity, gpus.compiler)


class NodeHost:
    """The pools of one node, by key."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="gevo-node-")
        self._pools: dict[str, Runner] = {}
        self._roots: dict[str, tuple[str, str]] = {}

    async def open(self, key: str, plan: Plan, bundle: Bundle) -> Answer:
        """Open a pool; gives `Opened`, or the GevoError that keeps it from that."""
        here = Path(self._folder.name) / bundle.digest
        self._roots[key] = (str(here), bundle.root)
        try:
            pool, opened = await asyncio.to_thread(plan.open, str(bundle.unpack(here)))
        except GevoError as error:
            return False, self._as_sent(key, error)
        except OSError as error:
            return False, ConfigError(f"the workload cannot be written: {error}")
        self._pools[key] = pool
        return True, opened

    async def run(self, key: str, job: Callable[..., Any], seconds: float, *args: Any) -> Answer:
        """Run a job in one of the pool's processes."""
        try:
            started = self._pools[key].start(Job(job, args, seconds))
            return True, await asyncio.wrap_future(started)
        except Exception as error:  # it is raised again where the job came from
            return False, self._as_sent(key, error)

    async def idle_share(self, key: str) -> float | None:
        """Share of time in which the pool's GPU ran nothing, since this was asked first."""
        pool = self._pools.get(key)
        if not isinstance(pool, LocalGpus):
            return None
        pool.count_idleness()
        return pool.idle_share()

    async def close(self, key: str) -> None:
        """Kill a pool's processes; unknown keys do no harm."""
        pool = self._pools.pop(key, None)
        if pool is not None:
            await asyncio.to_thread(pool.close)

    async def leave(self) -> None:
        """Kill everything and remove all files."""
        for key in list(self._pools):
            await self.close(key)
        self._folder.cleanup()

    def _as_sent(self, key: str, error: Exception) -> Exception:
        """The error with the paths that the user knows."""
        here, there = self._roots[key]
        error.args = tuple(a.replace(here, there) if isinstance(a, str) else a for a in error.args)
        return error
