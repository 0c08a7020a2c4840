from pathlib import Path

import pytest

from gevo.errors import WorkloadError
from gevo.workload.find import find


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "project/kernels").mkdir(parents=True)
    (tmp_path / "project/testcases").mkdir()
    (tmp_path / "here/testcases").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "here")
    path = tmp_path / "project/kernels/nw.ll"
    path.touch()
    return path


def test_places_in_order(kernel: Path, tmp_path: Path) -> None:
    places = [
        tmp_path / "project/kernels/nw.py",
        tmp_path / "project/kernels/nw.toml",
        tmp_path / "here/testcases/nw.py",
        tmp_path / "here/testcases/nw.toml",
        tmp_path / "project/testcases/nw.py",
        tmp_path / "project/testcases/nw.toml",
    ]
    for place in places:  # each beats those before it
        place.touch()
        assert find(kernel) == place


def test_relative_kernel_paths(kernel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = kernel.parent.parent / "testcases/nw.toml"
    spec.touch()
    monkeypatch.chdir(kernel.parent)
    assert find("nw.ll") == spec


def test_explicit(kernel: Path, tmp_path: Path) -> None:
    with pytest.raises(WorkloadError, match=r"other\.toml: there is no such workload file"):
        find(kernel, tmp_path / "other.toml")
    (tmp_path / "other.toml").touch()
    assert find(kernel, tmp_path / "other.toml") == tmp_path / "other.toml"


def test_nowhere(kernel: Path) -> None:
    with pytest.raises(WorkloadError, match=r"nw\.ll: no workload") as caught:
        find(kernel)
    message = str(caught.value)
    assert message.count("nw.toml") == 3
    assert "gevo init" in message
    assert "--workload" in message
    assert "\n" not in message
