"""Ray clusters: what travels, who may take part, and GPUs (emulated)."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from gevo.device.base import RunOptions
from gevo.errors import ConfigError, WorkloadError
from gevo.evaluate.cluster import ray as ray_nodes
from gevo.evaluate.cluster.ray import RayCluster, difference, make_probe, reach, shares
from gevo.evaluate.executor import Limits
from gevo.evaluate.jobs import WorkerSpec
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.workload.spec import load
from tests.evaluate.gpu_fakes import FASTER, INVALID, SCALE, SPEC, WRONG
from tests.evaluate.ray_fakes import Find
from tests.programs import POLY, POLY_SPEC, poly

LIMITS = Limits(5.0, 2)


@pytest.mark.parametrize(
    ("cpus", "wanted", "given"),
    [
        ({"a": 2, "b": 8}, None, {"a": 2, "b": 8}),
        ({"a": 2, "b": 8}, 3, {"a": 2, "b": 1}),
        ({"a": 2, "b": 8}, 7, {"a": 2, "b": 5}),
        ({"a": 2, "b": 8}, 99, {"a": 2, "b": 8}),
        ({"a": 2, "b": 8}, 1, {"a": 1}),
        ({"a": 0}, None, {}),
    ],
)
def test_workers_are_spread_over_the_nodes(cpus, wanted, given) -> None:
    assert shares(cpus, wanted) == given


def test_versions_are_compared() -> None:
    here = make_probe()()
    assert set(here) == {"Python", "gevo", "llvmlite", "numpy"}
    assert difference(here, dict(here)) == ""
    assert "has llvmlite 0.1, this machine" in difference(here, {**here, "llvmlite": "0.1"})
    assert "has gevo -," in difference(here, {k: v for k, v in here.items() if k != "gevo"})


@pytest.mark.parametrize("address", ["nonsense", "ray://head:10001", "head:", ":x", "h:²"])
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(ConfigError, match=f"^--address {address}: give host:port"):
        reach(address)


@pytest.mark.ray
def test_nodes_never_open_the_files_of_the_driver(ray_cluster, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    shutil.copy(POLY, home / "poly.ll")
    failing = 'python = "poly.py"\nreference = "reference"\n'
    (home / "poly.toml").write_text(failing + POLY_SPEC.read_text())
    code = "import os\ndef reference(inputs, sizes):\n    raise ValueError(__file__)\n"
    (home / "poly.py").write_text(code)
    plan = tuple((case, RunOptions()) for case in load(home / "poly.toml").train)
    executor = ray_cluster.open(WorkerSpec("simt", str(home / "poly.toml"), poly()), 2, LIMITS)
    shutil.rmtree(home)
    try:
        with pytest.raises(WorkloadError) as caught:
            executor.measure(poly(), plan).result()
    finally:
        executor.close()
    # The node's own path is where the file is; the user is told the name that they know.
    assert str(caught.value).startswith("poly.py: reference raised ValueError")


@pytest.mark.ray
def test_a_node_with_other_versions_is_refused(local_ray, monkeypatch) -> None:
    pid = os.getpid()

    def probe() -> dict[str, str]:
        import os

        return {"gevo": "1.0" if os.getpid() == pid else "0.9"}

    monkeypatch.setattr(ray_nodes, "make_probe", lambda: probe)
    cluster = RayCluster()
    with pytest.raises(ConfigError, match=r"^node \S+ has gevo 0\.9, this machine gevo 1\.0; "):
        cluster.open(WorkerSpec("simt", str(POLY_SPEC), poly()), 2, LIMITS)
    cluster.close()


@pytest.fixture
def gpu_spec(tmp_path: Path) -> WorkerSpec:
    (tmp_path / "scale.toml").write_text(SPEC)
    return WorkerSpec("cuda", str(tmp_path / "scale.toml"), SCALE, memory_bytes=8 << 30)


def score(executor, programs) -> list[Measurement]:
    """All of them at the same time."""
    replies = [job.result() for job in [executor.lower(program) for program in programs]]
    jobs = [executor.score(reply.lowered) for reply in replies if reply.lowered]
    return [*(reply.refused for reply in replies if reply.refused), *(j.result() for j in jobs)]


@pytest.mark.slow
@pytest.mark.ray
def test_every_gpu_runs_one_kernel_at_a_time(local_ray, gpu_spec, tmp_path: Path) -> None:
    said: list[str] = []
    log = tmp_path / "log"
    cluster = RayCluster(workers=2, say=said.append, find=Find(log))
    executor = cluster.open(gpu_spec, 2, LIMITS)
    try:
        name, modelled, fingerprint = executor.fingerprint()
        assert (name, modelled, fingerprint["driver"]) == ("cuda:Emulated", False, "one")
        found = score(executor, [INVALID, FASTER, WRONG, SCALE, FASTER, SCALE])
        idle = executor.idle_share()
    finally:
        executor.close()
        cluster.close()
    ok = Outcome.OK
    assert [m.outcome for m in found] == [Outcome.INVALID, ok, Outcome.WRONG, ok, ok, ok]
    assert not said
    assert idle is not None
    assert 0.0 <= idle <= 1.0
    lines = log.read_text().splitlines()
    for ordinal in "01":
        own = [line.split()[1] for line in lines if line.startswith(ordinal)]
        assert own, "both GPUs are used"
        assert own == ["begins", "ends"] * (len(own) // 2)


@pytest.mark.slow
@pytest.mark.ray
def test_times_of_different_gpus_are_never_compared(local_ray, gpu_spec, tmp_path: Path) -> None:
    said: list[str] = []
    find = Find(tmp_path / "log", ("one", "another"))
    cluster = RayCluster(workers=1, say=said.append, find=find)
    executor = cluster.open(gpu_spec, 1, LIMITS)
    try:
        assert all(m.ok for m in score(executor, [FASTER, SCALE]))
        chosen = executor.fingerprint()[2]["driver"]
    finally:
        executor.close()
        cluster.close()
    assert chosen == "another"  # as many of each: the first by name
    (line,) = said
    assert "is left out: its cuda:Emulated has driver one, the others driver another" in line
    assert {line.split()[0] for line in (tmp_path / "log").read_text().splitlines()} == {"1"}


@pytest.mark.ray
@pytest.mark.parametrize("device", ["cuda:0", "xla:cuda"])
def test_devices_that_mean_nothing_in_a_cluster(ray_cluster, device: str) -> None:
    with pytest.raises(ConfigError, match="--executor ray"):
        ray_cluster.open(WorkerSpec(device, str(POLY_SPEC), poly()), 2, LIMITS)
