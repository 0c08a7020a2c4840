from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gevo.errors import WorkloadError
from gevo.workload.case import Launches
from gevo.workload.spec import load

DATA = Path(__file__).parents[1] / "data/tunable"
SPEC = (DATA / "scale.toml").read_text()

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes the spec with texts replaced."""

    def write(*changes: tuple[str, str]) -> Path:
        text = SPEC
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        (tmp_path / "scale.ll").write_text((DATA / "scale.ll").read_text())
        (tmp_path / "scale.toml").write_text(text)
        return tmp_path / "scale.toml"

    return write


class Recorder:
    """A host that only writes down the launches."""

    def __init__(self) -> None:
        self.launches: list[tuple[Any, ...]] = []

    def launch(
        self,
        kernel: str,
        grid: Any,
        block: Any,
        args: Any,
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        self.launches.append((kernel, grid, block, shared_bytes))


def launched(launches: Launches) -> list[tuple[Any, ...]]:
    host = Recorder()
    launches.drive(host)  # type: ignore[arg-type]
    return host.launches


def test_settings_reach_the_launch() -> None:
    workload = load(DATA / "scale.toml")
    case = workload.train[0]
    assert launched(workload.launches(case)) == [("scale", (4000, 1, 1), (1, 1, 1), 0)]
    settings = (("threads", 32), ("work", 4))
    assert launched(workload.launches(case, settings)) == [("scale", (32, 1, 1), (32, 1, 1), 0)]


def test_settings_do_not_change_the_inputs() -> None:
    workload = load(DATA / "scale.toml")
    case = workload.train[0]
    one, two = (workload.launches(case, s).buffers[0].array for s in ((), (("work", 8),)))
    assert one is two


def test_constants_follow_the_settings() -> None:
    workload = load(DATA / "scale.toml")
    assert workload.defaults == (("threads", 1), ("work", 1))
    assert workload.constants(()) == {"WORK": 1, "FACTOR": 1.5}
    assert workload.constants((("work", 8),)) == {"WORK": 8, "FACTOR": 1.5}


def test_a_setting_that_allows_no_launch_is_an_error() -> None:
    workload = load(DATA / "scale.toml")
    with pytest.raises(WorkloadError, match="at most 1024"):
        workload.launches(workload.train[0], (("threads", 2048),))
    with pytest.raises(WorkloadError, match="there is no 'block'"):
        workload.launches(workload.train[0], (("block", 2),))


def test_a_parameter_may_have_several_values(write: Write) -> None:
    path = write(
        (
            "work = { discrete = [1, 2, 4, 8] }",
            "tile = { factorization = { product = 8, parts = 2 } }",
        ),
        ("work = 1\n", "tile = [2, 4]\n"),
        ('per_block = "threads * work"', 'per_block = "threads * tile[1]"'),
        ('WORK = "work"', 'WORK = "tile[1]"'),
        ('["threads * work <= 512"]', "[]"),
    )
    workload = load(path)
    assert workload.constants(()) == {"WORK": 4, "FACTOR": 1.5}
    assert workload.constants((("tile", (8, 1)),))["WORK"] == 1
    assert launched(workload.launches(workload.train[0]))[0][1] == (1000, 1, 1)


def test_scratch_arrays_may_depend_on_a_parameter(write: Write) -> None:
    scratch = '\n[arrays.partial]\nrole = "scratch"\ndtype = "f32"\nshape = ["work * n"]\n'
    path = write(
        ("\n[[launch]]", scratch + "\n[[launch]]"),
        ('args = ["x", "y", "n"]', 'args = ["x", "y", "n"]\nwhen = "n > 0"'),
    )
    with pytest.raises(WorkloadError, match="no launch takes it"):
        load(path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('shape = ["n"]\ninit', 'shape = ["n * work"]\ninit', "depends on a tuning parameter"),
        ("FACTOR = 1.5\n", "", "gives no value for scale.ll's external constant 'FACTOR'"),
        ("FACTOR = 1.5", "FACTOR = 1.5\nFACTR = 2", "no external constant of that name"),
        ('WORK = "work"', 'WORK = "wrk"', "unknown name 'wrk', did you mean 'work'"),
        ('WORK = "work"', 'WORK = "work[0]"', "it has no"),
        ("threads = 1\n", "", "'defaults' has no value for 'threads'"),
        ("threads = 1\n", "threads = 1\nblock = 2\n", "there is no parameter 'block'"),
        ("threads = 1\n", "threads = 2048\n", "at most 1024"),
        ("n = 200\n", "n = 200\nwork = 3\n", "the name is taken"),
        ("[tune.defaults]", "[tune.default]", "unknown key"),
    ],
)
def test_what_is_wrong_is_named(write: Write, old: str, new: str, message: str) -> None:
    with pytest.raises(WorkloadError, match=message):
        load(write((old, new)))
