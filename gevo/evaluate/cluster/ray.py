"""Evaluates variants on a Ray cluster: a node is a place where local worker processes run.

On every node one actor holds worker processes like those of one machine (`jobs.py`), on
every GPU another. Here is what connects to the cluster, opens executors on it, and keeps them
staffed when nodes are lost or join. Ray itself is loaded when it is asked for.
"""

from __future__ import annotations

import importlib
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from gevo.device.base import Cache
from gevo.device.kind import KINDS, DeviceKind, Gpus, find_gpus, kind_of
from gevo.errors import ConfigError, DeviceLost, GevoError, MissingPackage
from gevo.evaluate.cluster.jobs import (
    GpuPlan,
    Host,
    LowerPlan,
    NodeHost,
    Plan,
    RayJobs,
    SharedValues,
    WorkerPlan,
)
from gevo.evaluate.executor import Executor, Limits
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.open import GpuExecutor
from gevo.evaluate.pool.node import GRACE_S
from gevo.workload.bundle import Bundle, pack

CPU, GPU = "CPU", "GPU"
"""What an actor is for, and Ray's names for what it claims."""
START_S = 60.0
"""For an actor, or anything else of ours, to start on a node."""
STARTS = 3
"""How often an actor is started on the same node."""
CALLS = 10_000
"""That an actor may have under way; the dispatcher never sends as many."""


@dataclass(frozen=True)
class Node:
    """A node of the cluster that is alive.

    Attributes:
        id: Ray's id.
        name: For people.
        cpus: CPUs that Ray may use there.
        gpus: Likewise.
    """

    id: str
    name: str
    cpus: int
    gpus: int


def shares(cpus: Mapping[str, int], wanted: int | None) -> dict[str, int]:
    """How many workers each node gets.

    Args:
        cpus: CPUs of each node.
        wanted: Workers in all, spread evenly as far as CPUs go; None for one per CPU.
    """
    if wanted is None:
        return {node: count for node, count in cpus.items() if count > 0}
    given: Counter[str] = Counter()
    while given.total() < wanted:
        room = [node for node, count in cpus.items() if given[node] < count]
        if not room:
            break
        given.update(room[: wanted - given.total()])
    return dict(given)


class RayNodes:
    """Starts one actor for the CPUs of each node, and one for each GPU.

    Args:
        ray: The package, connected.
        wanted: Worker processes in all; None for one per CPU.
        say: Told, in one line, which node is left out and why.
    """

    def __init__(self, ray: Any, wanted: int | None, say: Callable[[str], None]) -> None:
        self._ray = ray
        self._wanted = wanted
        self._say = say
        self._hosts: dict[str, list[Host]] = {CPU: [], GPU: []}
        self._starts: Counter[tuple[str, str]] = Counter()
        self._probe = make_probe()
        self._fits: dict[str, bool] = {}

    def alive(self) -> list[Node]:
        """The nodes that are alive, by name."""
        found: list[Node] = []
        for one in self._ray.nodes():
            if one["Alive"]:
                name = str(one["NodeName"] or one["NodeManagerAddress"])
                has = one["Resources"]
                cpus, gpus = int(has.get(CPU, 0)), int(has.get(GPU, 0))
                found.append(Node(str(one["NodeID"]), name, cpus, gpus))
        return sorted(found, key=lambda node: (node.name, node.id))

    def hosts(self, kind: str) -> list[Host]:
        """The actors of a kind."""
        return list(self._hosts[kind])

    def forget(self, host: Host) -> None:
        """An actor is gone."""
        for of_kind in self._hosts.values():
            with suppress(ValueError):  # several pools may have noticed
                of_kind.remove(host)
        with suppress(self._ray.exceptions.RayError, RuntimeError, ValueError):
            self._ray.kill(host.actor)

    def start_actors(self, kind: str) -> list[Host]:
        """Start the actors that are missing; those that do not start are left out."""
        missing = self._missing(kind)
        if not missing:
            return []
        made = self._gpu_actors(missing) if kind == GPU else self._cpu_actors(missing)
        self._starts.update({(kind, host.node) for host in made})
        asked = {host.actor.close.remote(""): host for host in made}
        _, late = self._ray.wait([*asked], num_returns=len(asked), timeout=START_S)
        started: list[Host] = []
        for ref, host in asked.items():
            if ref in late:
                self._ray.kill(host.actor)
                self._say(f"node {host.name} is left out: other jobs hold its {kind}s")
                continue
            try:
                self._ray.get(ref)
            except self._ray.exceptions.RayError:
                self._say(f"node {host.name} is left out: nothing can be started there")
                continue
            started.append(host)
        self._hosts[kind] += started
        return started

    def _missing(self, kind: str) -> list[Node]:
        """Nodes on which an actor can be started now."""
        held = Counter(host.node for host in self._hosts[kind])
        nodes = [
            node
            for node in self.alive()
            if held[node.id] < (node.gpus if kind == GPU else min(1, node.cpus))
            and self._starts[kind, node.id] < STARTS
        ]
        if kind == CPU and self._left() == 0:
            return []
        return self._fitting(nodes)

    def _left(self) -> int | None:
        """Workers that no node has yet; None where there is no limit."""
        if self._wanted is None:
            return None
        return max(0, self._wanted - sum(host.slots for host in self._hosts[CPU]))

    def _cpu_actors(self, nodes: Sequence[Node]) -> list[Host]:
        claimed = Counter(host.node for host in self._hosts[GPU])
        cpus = {node.id: max(1, node.cpus - claimed[node.id]) for node in nodes}
        given = shares(cpus, self._left())
        return [
            self._actor(node, given[node.id], {"num_cpus": given[node.id]})
            for node in nodes
            if node.id in given
        ]

    def _gpu_actors(self, nodes: Sequence[Node]) -> list[Host]:
        held = Counter(host.node for host in self._hosts[GPU])
        # Each GPU's own process needs a core, or the GPU would wait for it.
        return [
            self._actor(node, 1, {"num_cpus": int(node.cpus > node.gpus), "num_gpus": 1})
            for node in nodes
            for _ in range(node.gpus - held[node.id])
        ]

    def _actor(self, node: Node, slots: int, claims: Mapping[str, int]) -> Host:
        actor = self._ray.remote(NodeHost).options(
            max_concurrency=CALLS, scheduling_strategy=self._on(node), **claims
        )
        return Host(actor.remote(), node.id, node.name, slots)

    def _on(self, node: Node) -> Any:
        strategies = self._ray.util.scheduling_strategies
        return strategies.NodeAffinitySchedulingStrategy(node.id, soft=False)

    def _fitting(self, nodes: Sequence[Node]) -> list[Node]:
        """Nodes with the same versions as here.

        Raises:
            ConfigError: Nodes were asked for the first time, and one differs.
        """
        first = not self._fits
        unknown = [node for node in nodes if node.id not in self._fits]
        remote = self._ray.remote(self._probe)
        asked = {
            node: remote.options(num_cpus=0, scheduling_strategy=self._on(node)).remote()
            for node in unknown
        }
        if asked:
            self._ray.wait(list(asked.values()), num_returns=len(asked), timeout=START_S)
        here = self._probe()
        for node, ref in asked.items():
            try:
                what = difference(here, self._ray.get(ref, timeout=0))
            except self._ray.exceptions.RayError:
                what = "does not answer"
            self._fits[node.id] = not what
            if what and first:
                raise ConfigError(f"node {node.name} {what}")
            if what:
                self._say(f"node {node.name} is left out: it {what}")
        return [node for node in nodes if self._fits[node.id]]


def make_probe() -> Callable[[], dict[str, str]]:
    """A function that says what is installed; it works where gevo is not.

    It refers to nothing in this module, so that it can be sent to other machines as it is.
    """

    def probe() -> dict[str, str]:
        import hashlib
        import importlib.metadata
        import importlib.util
        import pathlib
        import platform

        def version(package: str) -> str:
            try:
                return importlib.metadata.version(package)
            except importlib.metadata.PackageNotFoundError:
                return "-"

        found = {"Python": platform.python_version(), "gevo": "-"}
        for package in ("llvmlite", "numpy"):
            found[package] = version(package)
        spec = importlib.util.find_spec("gevo")
        if spec is not None and spec.submodule_search_locations:
            root = pathlib.Path(spec.submodule_search_locations[0])
            digest = hashlib.sha256()
            for path in sorted(root.rglob("*.py")):
                digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
            found["gevo"] = f"sources {digest.hexdigest()[:12]}"
        return found

    return probe


def difference(here: Mapping[str, str], there: Mapping[str, str]) -> str:
    """What is installed there and differs from here, in a few words; empty where nothing does."""
    differing = [name for name in here if here[name] != there.get(name)]
    if not differing:
        return ""
    has, needs = (
        ", ".join(f"{name} {versions.get(name, '-')}" for name in differing)
        for versions in (there, here)
    )
    return f"has {has}, this machine {needs}; install the same on all nodes"


REACH_S = 5.0
"""For a cluster's address to take a connection."""
ANSWER_S = 30.0
"""For a cluster to say that it is one; most of that is for loading Ray."""
LOOK_S = 1.0
"""Between looks at which nodes there are."""
LEAVE_S = 3.0
LOCAL_STARTS = 2
"""Ray gives its own processes 30 seconds, which a busy machine may exceed the first time."""


class RayCluster:
    """A connection to a Ray cluster, and the actors on its nodes; opens executors.

    Args:
        address: Of a cluster that is there, as `host:port`; empty starts one on this machine,
            which ends with this object.
        workers: Worker processes in all; None for one per CPU.
        say: Told, in one line each, what the user should know; called from any thread.
        find: Finds the GPUs that an actor sees.
        grace_s: Without any node, jobs wait so long for one.

    Raises:
        ConfigError: Ray is not installed, or no cluster answers.
    """

    def __init__(
        self,
        address: str = "",
        workers: int | None = None,
        say: Callable[[str], None] = lambda line: None,
        find: Callable[[str, Cache], Gpus] = find_gpus,
        grace_s: float = GRACE_S,
    ) -> None:
        self._ray = ray = _load()
        self._say = say
        self._find = find
        self._grace_s = grace_s
        self._connected_here = not ray.is_initialized()
        if self._connected_here:
            _connect(ray, address, workers)
        self._values = SharedValues(ray)
        self._nodes = RayNodes(ray, workers, say)
        self._pools: list[tuple[str, RayJobs]] = []
        self._lock = threading.RLock()
        self._stop = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="gevo-nodes", daemon=True)
        self._watcher.start()

    @property
    def gpus(self) -> int:
        """GPUs of all nodes."""
        return sum(node.gpus for node in self._nodes.alive())

    def open(self, spec: WorkerSpec, workers: int, limits: Limits) -> Executor:
        """Workers on all nodes; `workers` does not count here, see the class.

        Raises:
            ConfigError: The device cannot be used on this cluster, or its nodes do not fit.
            WorkloadError: The workload cannot be loaded.
        """
        del workers
        kind = kind_of(spec.device)
        if not kind.remote:
            *most, last = (one.name for one in KINDS if one.remote)
            raise ConfigError(
                f"--executor ray: runs {', '.join(most)} and {last}, not {kind.name}"
            )
        bundle = pack(spec.workload)
        if kind.gpus is not None:
            return self._open_gpus(spec, kind, bundle, limits)
        jobs = self._open_pool(CPU, lambda slots: WorkerPlan(spec, slots), bundle)
        return Executor(jobs, limits)

    def close(self) -> None:
        """End all actors, and the cluster where it was started here. May be repeated."""
        self._stop.set()
        for _, pool in self._pools:
            pool.close()
        with suppress(Exception):  # whatever is wrong with the cluster, it is over
            hosts = [*self._nodes.hosts(CPU), *self._nodes.hosts(GPU)]
            leaving = [host.actor.leave.remote() for host in hosts]
            if leaving:
                self._ray.wait(leaving, num_returns=len(leaving), timeout=LEAVE_S)
            for host in hosts:
                self._nodes.forget(host)
        if self._connected_here and self._ray.is_initialized():
            self._ray.shutdown()

    def _open_gpus(
        self, spec: WorkerSpec, kind: DeviceKind, bundle: Bundle, limits: Limits
    ) -> Executor:
        if spec.device != kind.name:
            raise ConfigError(
                f"--executor ray: uses all GPUs; give {kind.name}, not {spec.device}"
            )
        if not self.gpus:
            raise ConfigError(f"--device {kind.name}: no node of the Ray cluster has a GPU")
        find = partial(self._find, "", spec.cache)
        gpus = self._open_pool(GPU, lambda slots: GpuPlan(spec, find), bundle)
        identity, compiler = gpus.opened.identity, gpus.opened.compiler
        assert identity is not None
        assert compiler is not None
        name = identity[0]
        try:
            lowering = self._open_pool(
                CPU, lambda slots: LowerPlan(spec, slots, compiler, name), bundle
            )
        except BaseException:
            gpus.close()
            raise
        return GpuExecutor(name, lowering, gpus, limits)

    def _open_pool(self, kind: str, plan: Callable[[int], Plan], bundle: Bundle) -> RayJobs:
        """Jobs on all actors of a kind."""
        with self._lock:
            self._nodes.start_actors(kind)
            hosts = self._nodes.hosts(kind)
            if not hosts and self._pools:
                raise DeviceLost("no node of the Ray cluster is left")
            if not hosts:
                raise ConfigError(
                    f"no node of the Ray cluster gives a {kind}; `ray status` shows who has them"
                )
            pool = RayJobs(
                self._ray,
                plan,
                bundle,
                self._values,
                self._nodes.forget,
                self._say,
                self._grace_s,
            )
            try:
                pool.add_hosts(hosts)
            except BaseException:
                pool.close()
                raise
            self._pools = [(k, c) for k, c in self._pools if not c.closed]
            self._pools.append((kind, pool))
        return pool

    def _watch(self) -> None:
        """Tell pools of dead nodes, which Ray knows before calls fail, and of new ones."""
        while not self._stop.wait(LOOK_S):
            with self._lock, suppress(self._ray.exceptions.RayError, GevoError):
                alive = {node.id for node in self._nodes.alive()}
                open_pools = [(k, c) for k, c in self._pools if not c.closed]
                for kind in dict.fromkeys(k for k, _ in open_pools):
                    dead = [h for h in self._nodes.hosts(kind) if h.node not in alive]
                    pools = [c for k, c in open_pools if k == kind]
                    for host in dead:
                        for pool in pools:
                            pool.leave(host)
                        self._nodes.forget(host)
                    new = self._nodes.start_actors(kind)
                    for pool in pools:
                        if new:
                            pool.add_hosts(new)


def _load() -> Any:
    """Ray; raises ConfigError when it is not installed."""
    try:
        importlib.import_module("ray.util.scheduling_strategies")
        return importlib.import_module("ray")
    except ImportError as error:
        raise MissingPackage(
            "--executor ray: Ray is not installed; pip install 'gevo-gpu[ray]'"
        ) from error


def _connect(ray: Any, address: str, workers: int | None) -> None:
    """Start a cluster, or connect to one; raises ConfigError when that fails."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    options = {"address": address, "log_to_driver": False, "logging_level": logging.CRITICAL}
    if address:
        reach(address)
    else:
        cpus = workers or len(os.sched_getaffinity(0))
        options |= {"address": "local", "num_cpus": cpus, "include_dashboard": False}
    handler = signal.getsignal(signal.SIGTERM)
    try:
        _init(ray, options, 1 if address else LOCAL_STARTS)
    except Exception as error:  # Ray raises whatever it likes, Exception itself too
        line = " ".join(str(error).split())[:300]
        what = f"--address {address}" if address else "--executor ray"
        raise ConfigError(f"{what}: no connection to a Ray cluster: {line}") from error
    finally:
        # Ray's own handler would end the process without saving anything.
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, handler)


def _init(ray: Any, options: dict[str, Any], tries: int) -> None:
    """Connect, and leave nothing behind when that fails for the last time."""
    for left in reversed(range(tries)):
        try:
            ray.init(**options)
            return
        except BaseException as error:  # Ctrl-C, too, must not leave half a cluster
            ray.shutdown()
            if not left or not isinstance(error, Exception):
                raise


def reach(address: str) -> None:
    """Raise ConfigError, sooner than Ray would, when nothing listens at an address."""
    host, colon, port = address.rpartition(":")
    if address == "auto":
        return
    if not colon or not re.fullmatch(r"[0-9]{1,5}", port) or "/" in host:
        raise ConfigError(f"--address {address}: give host:port of the cluster's head, or auto")
    try:
        socket.create_connection((host, int(port)), REACH_S).close()
    except (OSError, OverflowError, UnicodeError) as error:  # no such port, no name of a host
        why = getattr(error, "strerror", None) or str(error)
        raise ConfigError(f"--address {address}: no Ray cluster answers there ({why})") from error
    if not _is_ray(address):
        raise ConfigError(f"--address {address}: something answers there, but no Ray cluster")


def _is_ray(address: str) -> bool:
    """Asks in a process of its own: to what is no Ray cluster, Ray talks on without end."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
    try:
        asked = subprocess.run(command, capture_output=True, timeout=ANSWER_S, check=False)
    except subprocess.TimeoutExpired:
        return False
    return asked.returncode == 0
