import json
from pathlib import Path
from typing import Any

import pytest

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.tuning import TuningFolder
from gevo.tuning.parameter import Discrete, Factorization
from gevo.tuning.space import Space
from gevo.tuning.strategy import Trial
from tests.journals import write

SPACE = Space({"x": Discrete((1, 2, 4)), "tile": Factorization(8, 2)})
MANIFEST: dict[str, Any] = {
    "gevo": "1",
    "problems": [{"name": "k", "device": "d", "parameters": ("x", "tile")}],
    "strategy": "random",
    "trials": 10,
    "seed": 1,
    "batch": 1,
}
GOOD = Trial((2, (4, 2)), Measurement(Outcome.OK, (5.0, 6.0), 0.0, "d", True))
BAD = Trial((4, (1, 8)), Measurement(Outcome.RACE, device="d", detail="two writers"))


def test_trials_come_back_by_problem(tmp_path: Path) -> None:
    folder = TuningFolder.create(tmp_path / "run", MANIFEST)
    folder.record("k", SPACE, GOOD)
    folder.record("other", SPACE, BAD)
    folder.record("k", SPACE, BAD)
    again = TuningFolder.resume(tmp_path / "run", {**MANIFEST, "trials": 99})
    known = again.known("k", SPACE)
    assert known == {t.configuration: t.measurement for t in (GOOD, BAD)}
    assert list(again.known("other", SPACE)) == [BAD.configuration]
    assert json.loads((tmp_path / "run/manifest.json").read_text())["trials"] == 99


@pytest.mark.parametrize("key", ["gevo", "problems", "strategy", "seed"])
def test_another_session_is_not_resumed(tmp_path: Path, key: str) -> None:
    TuningFolder.create(tmp_path / "run", MANIFEST)
    with pytest.raises(ConfigError, match=f"its '{key}' is another one"):
        TuningFolder.resume(tmp_path / "run", {**MANIFEST, key: "else"})


def test_occupied_missing_and_damaged_folders(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(ConfigError, match="is not empty"):
        TuningFolder.create(tmp_path, MANIFEST)
    with pytest.raises(ConfigError, match="cannot be a run folder"):
        TuningFolder.create(tmp_path / "file", MANIFEST)
    with pytest.raises(ConfigError, match="is not a run folder"):
        TuningFolder.resume(tmp_path / "none", MANIFEST)
    (tmp_path / "manifest.json").write_text("{")
    with pytest.raises(ConfigError, match="not JSON"):
        TuningFolder.resume(tmp_path, MANIFEST)
    (tmp_path / "manifest.json").write_text("[]")
    with pytest.raises(ConfigError, match="it has no format"):
        TuningFolder.resume(tmp_path, MANIFEST)


def test_a_free_folder_is_claimed_at_once(tmp_path: Path) -> None:
    paths = [TuningFolder.claim("k", tmp_path / "runs") for _ in range(3)]
    assert [path.name for path in paths] == ["k-1", "k-2", "k-3"]
    assert all(path.is_dir() for path in paths)
    TuningFolder.create(paths[1], MANIFEST)
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match="cannot be made"):
        TuningFolder.claim("k", tmp_path / "file")


def test_a_configuration_of_another_space_is_told(tmp_path: Path) -> None:
    folder = TuningFolder.create(tmp_path / "run", MANIFEST)
    folder.record("k", SPACE, GOOD)
    with pytest.raises(ConfigError, match="'x' cannot be 2"):
        folder.known("k", Space({"x": Discrete((1, 4)), "tile": Factorization(8, 2)}))


@pytest.mark.parametrize("name", ["../evil", "a/b", "..", "k\0", "x" * 300, "<b>"])
def test_names_that_are_no_file_names(tmp_path: Path, name: str) -> None:
    path = TuningFolder.claim(f"tune-{name}", tmp_path / "runs")
    assert path.parent == tmp_path / "runs"
    cache = TuningFolder.create(path, MANIFEST).write_trials(name, "cache", {})
    assert cache.parent == path
    assert cache.name.endswith(".cache.json")


def test_a_session_is_not_resumed_with_fewer_trials_than_it_has(tmp_path: Path) -> None:
    folder = TuningFolder.create(tmp_path / "run", MANIFEST)
    folder.record("k", SPACE, GOOD)
    folder.record("k", SPACE, BAD)
    before = folder.journal.path.read_bytes()
    with pytest.raises(ConfigError, match="fewer trials than its 2"):
        TuningFolder.resume(tmp_path / "run", {**MANIFEST, "trials": 1})
    assert folder.journal.path.read_bytes() == before


@pytest.mark.parametrize(
    "wrong",
    [{}, {"configuration": 3}, {"configuration": {"x": {}, "tile": [[1], 8]}, "measurement": 1}],
)
def test_a_damaged_trial_is_told(tmp_path: Path, wrong: dict[str, Any]) -> None:
    folder = TuningFolder.create(tmp_path / "run", MANIFEST)
    write(folder.journal.path, [{"type": "trial", "problem": "k", **wrong}])
    with pytest.raises(ConfigError):
        folder.known("k", SPACE)
