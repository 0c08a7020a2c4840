"""Worker processes on the nodes of a Ray cluster, behind the interfaces of local ones.

What evaluates variants on one node of a cluster: the same worker processes as on one machine. A
`NodeHost` is made to live in an actor. It never runs a variant itself, so that whatever a variant
does to its process costs the node one worker process, as it does locally.
"""

from __future__ import annotations

import asyncio
import hashlib
import pickle
import tempfile
import uuid
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, TypeVar

from gevo.device.base import Compiler
from gevo.device.kind import Gpus
from gevo.errors import ConfigError, DeviceLost, GevoError
from gevo.evaluate.executor import START_S, worker_processes
from gevo.evaluate.jobs import GpuWorker, Identity, Worker, WorkerSpec
from gevo.evaluate.open import LocalGpus, lowering_processes
from gevo.evaluate.pool.gpu import OPEN_S
from gevo.evaluate.pool.node import Dispatcher, Job, Node, NodeLost, Runner, WorkerDied, WorkerLate
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


def _asked(jobs: Runner, job: Job[Identity]) -> Identity:
    """What a device says; where it cannot, its processes are ended, and ConfigError is raised."""
    try:
        return jobs.start(job).result()
    except BaseException as error:
        jobs.close()
        if isinstance(error, WorkerDied | WorkerLate | MemoryError):
            raise ConfigError(f"the device cannot be set up ({error})") from error
        raise


@dataclass(frozen=True)
class WorkerPlan:
    """Processes for the jobs of `Worker`."""

    spec: WorkerSpec
    workers: int

    def open(self, workload: str) -> tuple[Runner, Opened]:
        """Start them, and see what the device says in one of them."""
        jobs = worker_processes(replace(self.spec, workload=workload), self.workers)
        return jobs, Opened(_asked(jobs, Job(Worker.fingerprint, (), START_S)))


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
        return jobs, Opened(_asked(jobs, Job(GpuWorker.open, (), OPEN_S)), gpus.compiler)


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


T = TypeVar("T")

ACTORS_S = 180.0
"""For a node to start processes and open its device."""
CLOSE_S = 10.0
ASK_S = 2.0
SMALL_BYTES = 4096
"""What is smaller travels with its job."""
KEPT_BYTES = 128 << 20
"""In the store, at most; the longest unused go first."""
REMEMBERED = 100_000
"""Digests of what has been sent."""
_SILENT = "it does not answer"


class SharedValues:
    """Values by digest in Ray's object store, which takes each to a node once.

    A variant's program and code mostly travel to one node only, once. What is sent for the first
    time goes with its job, which is cheaper; from the second time on it is in the store.

    Args:
        ray: The package.
    """

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._lock = Lock()
        self._seen: OrderedDict[str, None] = OrderedDict()
        self._refs: OrderedDict[str, tuple[Any, int]] = OrderedDict()
        self._bytes = 0

    def sendable(self, value: Any) -> Any:
        """What to send in place of a job's argument: itself, or a reference to it."""
        data = pickle.dumps(value)
        if len(data) < SMALL_BYTES:
            return value
        digest = hashlib.sha256(data).hexdigest()
        with self._lock:
            if digest not in self._seen:
                self._seen[digest] = None
                if len(self._seen) > REMEMBERED:
                    self._seen.popitem(last=False)
                return value
            return self._stored(digest, value, len(data))

    def store(self, value: Any) -> Any:
        """A reference to what every node needs."""
        data = pickle.dumps(value)
        with self._lock:
            return self._stored(hashlib.sha256(data).hexdigest(), value, len(data))

    def _stored(self, digest: str, value: Any, size: int) -> Any:
        if digest not in self._refs:
            self._refs[digest] = self._ray.put(value), size
            self._bytes += size
        self._refs.move_to_end(digest)
        while self._bytes > KEPT_BYTES and len(self._refs) > 1:
            _, (_, dropped) = self._refs.popitem(last=False)
            self._bytes -= dropped
        return self._refs[digest][0]


@dataclass(eq=False)
class Host:
    """One actor that runs a `NodeHost`.

    Attributes:
        actor: Its handle.
        node: Ray's id of the node.
        name: The node, for people.
        slots: Worker processes that it may have.
    """

    actor: Any
    node: str
    name: str
    slots: int


class RayNode:
    """One pool of a host, as a node.

    Args:
        ray: The package.
        host: Where it is.
        key: Of the pool.
        values: How arguments are sent.
    """

    def __init__(self, ray: Any, host: Host, key: str, values: SharedValues) -> None:
        self._gone: type[Exception] = ray.exceptions.RayError
        self._key = key
        self._values = values
        self.host = host
        self.name = host.name
        self.slots = host.slots
        self.closing: list[Any] = []

    def start(self, job: Job[T]) -> Future[T]:
        """Send a job there; fails as that of a `Node`."""
        sent = [self._values.sendable(arg) for arg in job.args]
        try:
            run = self.host.actor.run
            answer = run.remote(self._key, job.call, job.seconds, *sent).future()
        except self._gone as error:
            raise NodeLost(_SILENT) from error
        result: Future[T] = Future()

        def settle(done: Future[Any]) -> None:
            error = done.exception()
            good: bool
            value: Any
            good, value = (False, error) if error is not None else done.result()
            if good:
                result.set_result(value)
            elif isinstance(value, self._gone):
                result.set_exception(NodeLost(_SILENT))
            elif isinstance(value, DeviceLost):  # that node has tried it again
                result.set_exception(NodeLost(str(value)))
            else:
                job.fail(result, value)

        answer.add_done_callback(settle)
        return result

    def close(self) -> None:
        """Have the host kill the pool's processes; it takes its time."""
        with suppress(self._gone):
            self.closing = [self.host.actor.close.remote(self._key)]


class RayJobs:
    """Runs jobs on the hosts of a cluster. They are the same everywhere: same device, same code.

    Args:
        ray: The package.
        plan: The pool that a host with so many slots opens.
        bundle: The workload's files.
        values: How arguments are sent.
        gone: Called with a host that is lost.
        say: Told, in one line, what the user should know.
        grace_s: Without any host, jobs wait so long for one.
    """

    def __init__(
        self,
        ray: Any,
        plan: Callable[[int], Plan],
        bundle: Bundle,
        values: SharedValues,
        gone: Callable[[Host], None],
        say: Callable[[str], None],
        grace_s: float,
    ) -> None:
        self._ray = ray
        self._plan = plan
        self._bundle = bundle
        self._values = values
        self._gone = gone
        self._say = say
        self._key = uuid.uuid4().hex
        self._joined: dict[Host, RayNode] = {}
        self._counting = False
        self._chosen = False
        self._identity: Identity | None = None
        self.opened = Opened()
        self._dispatcher = Dispatcher(self._lost, grace_s)
        self.closed = False

    def add_hosts(self, hosts: Sequence[Host]) -> None:
        """Open the pool on these hosts, too.

        Raises:
            GevoError: They are the first, and none of them can open it; what keeps one from it.
        """
        found, errors = self._open(hosts)
        first = not self._chosen
        if first and found:
            self._choose(found)
        for host, opened in found.items():
            if opened.identity != self._identity:
                errors[host] = ConfigError(self._other(opened.identity))
                host.actor.close.remote(self._key)
                continue
            self._joined[host] = RayNode(self._ray, host, self._key, self._values)
            self._dispatcher.join(self._joined[host])
        if first and not self._joined:
            raise next(iter(errors.values()))
        for host, error in errors.items():
            self._say(f"node {host.name} is left out: {error}")

    def start(self, job: Job[T]) -> Future[T]:
        """Run a job in a process of some node; fails as that of `Dispatcher`."""
        return self._dispatcher.start(job)

    def leave(self, host: Host) -> None:
        """The host's node is dead."""
        if node := self._joined.get(host):
            self._dispatcher.leave(node, "the node is dead")

    def count_idleness(self) -> None:
        """Idleness counts from the first call on."""
        if not self._counting:
            self._counting = True
            self.idle_share()

    def idle_share(self) -> float | None:
        """Of GPUs, the mean over the hosts that answer soon; None before counting."""
        if not self._counting:
            return None
        asked = [host.actor.idle_share.remote(self._key) for host in list(self._joined)]
        done, _ = self._ray.wait(asked, num_returns=len(asked), timeout=ASK_S)
        shares: list[float] = []
        for ref in done:
            try:
                share = self._ray.get(ref)
            except self._ray.exceptions.RayError:
                continue
            if share is not None:
                shares.append(share)
        return sum(shares) / len(shares) if shares else None

    def close(self) -> None:
        """Kill the processes on all hosts. May be repeated."""
        self.closed = True
        self._dispatcher.close()
        nodes, self._joined = self._joined, {}
        closing = [ref for node in nodes.values() for ref in node.closing]
        if closing:
            self._ray.wait(closing, num_returns=len(closing), timeout=CLOSE_S)

    def _open(self, hosts: Sequence[Host]) -> tuple[dict[Host, Opened], dict[Host, Exception]]:
        """What the hosts say, or what keeps them from opening the pool."""
        bundle = self._values.store(self._bundle)
        asked = {
            host.actor.open.remote(
                self._key, self._values.store(self._plan(host.slots)), bundle
            ): host
            for host in hosts
        }
        found: dict[Host, Opened] = {}
        errors: dict[Host, Exception] = {}
        ready, _ = self._ray.wait([*asked], num_returns=len(asked), timeout=ACTORS_S)
        for ref, host in asked.items():
            if ref not in ready:
                errors[host] = ConfigError(f"not ready after {ACTORS_S:.0f} seconds")
                continue
            try:
                good, value = self._ray.get(ref)
            except self._ray.exceptions.RayError:
                errors[host] = ConfigError("it died when it was to start")
                continue
            if good:
                found[host] = value
            else:
                errors[host] = value
        return found, errors

    def _choose(self, found: Mapping[Host, Opened]) -> None:
        """Judge by what most slots of the cluster have, so that all times can be compared."""
        slots: Counter[str] = Counter()
        for host, opened in found.items():
            slots[repr(opened.identity)] += host.slots
        most = max(slots.values())
        self.opened = min(
            (opened for opened in found.values() if slots[repr(opened.identity)] == most),
            key=lambda opened: repr(opened.identity),
        )
        self._identity = self.opened.identity
        self._chosen = True

    def _other(self, identity: Identity | None) -> str:
        """How another device differs from the chosen one."""
        if identity is None or self._identity is None:
            return "it is of another kind"
        name, _, about = identity
        chosen, _, wanted = self._identity
        if name != chosen:
            return f"its device is {name}; times are compared on {chosen} only"
        keys = sorted(k for k in {*about, *wanted} if about.get(k) != wanted.get(k))
        has, needs = (
            ", ".join(f"{key} {one.get(key, '-')}" for key in keys) for one in (about, wanted)
        )
        return f"its {name} has {has}, the others {needs}; times cannot be compared"

    def _lost(self, node: Node, held: int, why: str) -> None:
        assert isinstance(node, RayNode)
        self._joined.pop(node.host, None)
        self._say(f"node {node.name} is lost ({why}); {held} jobs are done elsewhere")
        self._gone(node.host)
