"""The nodes of a Ray cluster and the actors on them: who is there, who fits, who gets how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from gevo.errors import ConfigError
from gevo.evaluate.cluster.host import NodeHost
from gevo.evaluate.cluster.jobs import Host

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
