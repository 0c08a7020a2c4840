from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from gevo.evaluate.cluster.ray import RayCluster

# On a busy machine an example takes as long as it takes.
settings.register_profile("gevo", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gevo")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden files anew instead of comparing with them",
    )


@pytest.fixture(scope="session", autouse=True)
def cache_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """What gevo keeps between runs lies in a folder of the session's, also for processes."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder))
        yield folder


class Golden:
    """Compares a text with a file under tests/, or writes the file with --update-golden."""

    def __init__(self, update: bool) -> None:
        self._update = update
        self._root = Path(__file__).parent

    def check(self, name: str, text: str) -> None:
        path = self._root / name
        if self._update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8"), f"{path} differs; see --update-golden"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    return Golden(request.config.getoption("--update-golden"))


@pytest.fixture(scope="session")
def local_ray() -> Iterator[None]:
    """A Ray cluster of this process: one node, as far as Ray knows with 8 CPUs and 2 GPUs."""
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    options = {
        "address": "local",
        "num_cpus": 8,
        "num_gpus": 2,
        "include_dashboard": False,
        "log_to_driver": False,
        "logging_level": logging.CRITICAL,
        "object_store_memory": 100 << 20,
    }
    handler = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(**options)
    except Exception as error:  # on a machine so busy that Ray gives its own start up
        ray.shutdown()
        pytest.skip(f"Ray does not start here: {error}")
    signal.signal(signal.SIGTERM, handler)
    yield
    ray.shutdown()


@pytest.fixture(scope="session")
def ray_cluster(local_ray: None) -> Iterator[RayCluster]:
    """Two workers on it."""
    del local_ray
    cluster = RayCluster(workers=2)
    yield cluster
    cluster.close()
