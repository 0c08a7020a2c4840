"""`--executor ray`: the same results as with local workers, whatever becomes of the nodes."""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.cli.conftest import SMALL, Gevo, Run, copy_kernel, run_process
from tests.cli.test_interruption import Started, gone_or_not
from tests.programs import POLY_SPEC

EVOLVE = ("evolve", "poly.ll", *SMALL, "--out", "run", "--executor", "ray")
PATIENCE_S = 140.0
"""Ray's own processes take seconds to start, and many of them on a machine that is busy."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy_kernel(tmp_path)
    return tmp_path


@pytest.fixture
def three_nodes() -> Iterator[Any]:
    """A cluster of three node processes with a CPU each; the first is its head."""
    pytest.importorskip("ray", reason="Ray is not installed")
    utils = importlib.import_module("ray.cluster_utils")
    size = {"num_cpus": 1, "object_store_memory": 80 << 20}
    try:
        cluster = utils.Cluster(initialize_head=True, head_node_args=size)
        for _ in range(2):
            cluster.add_node(**size)
    except Exception as error:  # on a machine so busy that Ray gives its own start up
        pytest.skip(f"Ray does not start here: {error}")
    yield cluster
    cluster.shutdown()


def kill_node(cluster: Any) -> None:
    """kill -9 of the last node and of everything that runs on it."""
    raylet = psutil.Process(cluster.list_all_nodes()[-1].all_processes["raylet"][0].process.pid)
    processes = [*raylet.children(recursive=True), raylet]
    assert any("NodeHost" in " ".join(process.cmdline()) for process in processes)
    for process in processes:
        process.kill()


@pytest.mark.ray
@pytest.mark.slow
def test_losing_one_of_three_nodes_changes_nothing(
    finished: Run, folder: Path, three_nodes: Any
) -> None:
    run = Started((*EVOLVE, "--address", three_nodes.address, "--workers", "3"), folder)
    run.wait(lambda s: s.written('"type":"generation","n":0'), PATIENCE_S)
    kill_node(three_nodes)
    code, _, err = run.end(PATIENCE_S)
    assert code == 0, err
    assert "is lost" in err
    assert (folder / "run/journal.jsonl").read_bytes() == finished.journal
    for winner in finished.path.glob("front/*"):
        assert (folder / "run/front" / winner.name).read_bytes() == winner.read_bytes()


@pytest.mark.ray
@pytest.mark.slow
def test_ctrl_c_on_a_cluster_of_its_own(folder: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    endless = ("--generations", "1000")
    run = Started((*EVOLVE, *endless), folder)
    run.wait(lambda s: s.written('"type":"generation","n":0'), PATIENCE_S)
    children = run.workers()
    assert any("raylet" in process.name() for process in children)
    os.killpg(run.process.pid, signal.SIGINT)
    code, out, err = run.end(PATIENCE_S)
    assert code == 130, err
    assert "Traceback" not in err
    assert "ended: interrupted" in " ".join(out.split())
    assert '"type":"fresh"' in (folder / "run/journal.jsonl").read_text()
    assert not gone_or_not(children)


@pytest.mark.ray
@pytest.mark.slow
def test_validating_again(local_ray: None, run_copy: Path, gevo: Gevo, monkeypatch: Any) -> None:
    monkeypatch.chdir(run_copy.parent)
    local = gevo("validate", "run", "--json", "--workers", "2")
    done = gevo("validate", "run", "--json", "--workers", "2", "--executor", "ray")
    assert done.code == local.code == 0
    assert done.out == local.out


TUNE = """
[tune.parameters]
block = { discrete = [32, 64] }
[tune.defaults]
block = 32
"""


@pytest.mark.ray
def test_tuning(local_ray: None, kernel: Path, gevo: Gevo) -> None:
    spec = POLY_SPEC.read_text().replace("ceil_div(n, 512)", "ceil_div(n, block)")
    spec = spec.replace("block = [512]", 'block = ["block"]')
    Path("poly.toml").write_text(spec + TUNE)
    options = ("tune", "poly.ll", "--device", "simt", "--trials", "2", "--json")
    local = gevo(*options, "--workers", "2", "--database", "a.json")
    done = gevo(*options, "--workers", "2", "--database", "b.json", "--executor", "ray")
    assert done.code == local.code == 0, (local, done)
    assert json.loads(done.out) == json.loads(local.out)


def test_without_ray(kernel: Path, gevo: Gevo, monkeypatch: Any) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "ray"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "ray", None)
    refusal = gevo("evolve", kernel, "--executor", "ray").refusal
    assert refusal == "--executor ray: Ray is not installed; pip install 'gevo-gpu[ray]'"


def test_an_address_is_for_ray(kernel: Path, gevo: Gevo) -> None:
    assert "--executor ray" in gevo("evolve", kernel, "--address", "head:6379").refusal
    assert "cloud" in gevo("evolve", kernel, "--executor", "cloud").refusal


@pytest.mark.ray
def test_an_address_where_no_cluster_is(folder: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    done = run_process((*EVOLVE, "--address", "127.0.0.1:1"), folder)
    assert done.refusal.startswith("--address 127.0.0.1:1: no Ray cluster answers there")
    assert not (folder / "run").exists()
