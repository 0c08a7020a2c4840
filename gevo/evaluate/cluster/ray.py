"""Evaluates variants on a Ray cluster: a node is a place where local worker processes run.

On every node one actor holds worker processes like those of one machine (`node_host.py`), on
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
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from gevo.device.base import Cache
from gevo.device.kind import KINDS, DeviceKind, Gpus, find_gpus, kind_of
from gevo.errors import ConfigError, DeviceLost, GevoError
from gevo.evaluate.cluster.host import GpuPlan, LowerPlan, Plan, WorkerPlan
from gevo.evaluate.cluster.jobs import RayJobs, SharedValues
from gevo.evaluate.cluster.nodes import CPU, GPU, RayNodes
from gevo.evaluate.executor import Executor, Limits
from gevo.evaluate.gpu_executor import GpuExecutor
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.pool.dispatch import GRACE_S
from gevo.workload.bundle import Bundle, pack

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
        raise ConfigError(
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
