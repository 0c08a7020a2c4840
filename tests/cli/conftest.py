"""Running the command: in this process for what ends early, as a process of its own otherwise."""

from __future__ import annotations

import atexit
import functools
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from gevo.cli import began
from gevo.cli.app import main
from tests.programs import POLY

GEVO = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from gevo.cli.app import main; main()",
]
"""The command; a background job ignores SIGINT, and its children would inherit that."""
SMALL = (
    *("--device", "simt", "--population", "5", "--generations", "2"),
    *("--initial-mutations", "1", "--retries", "4", "--workers", "2", "--seed", "2"),
    *("--no-adequacy", "--no-moves"),
)
"""A search that takes seconds and offers something."""
PATIENCE_S = 240
"""A command takes seconds, and many times that where the machine has other work."""


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def refusal(self) -> str:
        """What it refused, having checked that it did so in the agreed form."""
        lines = self.err.splitlines()
        assert self.code == 2, self
        assert lines, self
        assert lines[-1].startswith("gevo: "), self
        assert "Traceback" not in self.err
        assert not any(line.startswith("gevo: ") for line in lines[:-1])
        return lines[-1].removeprefix("gevo: ")


Gevo = Callable[..., Done]


def run_here(*args: str | Path) -> Done:
    """Run the command in this process."""
    out, err = io.StringIO(), io.StringIO()
    argv, handler, hook = sys.argv, signal.getsignal(signal.SIGTERM), sys.unraisablehook
    sys.argv = ["gevo", *map(str, args)]
    began.BEGAN = time.monotonic()  # not when the tests did
    try:
        with redirect_stdout(out), redirect_stderr(err):
            with pytest.raises(SystemExit) as ended:
                main()
    finally:
        sys.argv = argv
        signal.signal(signal.SIGTERM, handler)
        sys.unraisablehook = hook
    assert isinstance(ended.value.code, int)
    return Done(ended.value.code, out.getvalue(), err.getvalue())


@functools.cache
def scratch() -> str:
    """A folder for what killed processes leave among the temporary files; short, for sockets."""
    path = tempfile.mkdtemp(prefix="gevo-")
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


def start(args: Sequence[str | Path], folder: Path) -> subprocess.Popen[str]:
    """Start the command as the leader of a process group, as a shell does."""
    pipe = subprocess.PIPE
    command = [*GEVO, *map(str, args)]
    environment = {**os.environ, "COLUMNS": "120", "TMPDIR": scratch()}
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
    )


def run_process(args: Sequence[str | Path], folder: Path) -> Done:
    """Run the command as a process of its own."""
    process = start(args, folder)
    try:
        out, err = process.communicate(timeout=PATIENCE_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    return Done(process.returncode, out, err)


@pytest.fixture
def gevo() -> Gevo:
    return run_here


def copy_kernel(folder: Path) -> Path:
    for source in (POLY, POLY.with_suffix(".toml")):
        shutil.copy(source, folder / source.name)
    return folder / POLY.name


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`poly.ll` and its spec in the current, otherwise empty folder."""
    monkeypatch.chdir(tmp_path)
    copy_kernel(tmp_path)
    return Path(POLY.name)


@dataclass(frozen=True)
class Run:
    """A finished run."""

    folder: Path
    """Where the command ran: holds `poly.ll`, `poly.toml` and `run/`."""
    done: Done

    @property
    def path(self) -> Path:
        return self.folder / "run"

    @property
    def journal(self) -> bytes:
        return (self.path / "journal.jsonl").read_bytes()


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """An undisturbed run; nobody may change it."""
    folder = tmp_path_factory.mktemp("finished")
    copy_kernel(folder)
    return Run(folder, run_process(["evolve", "poly.ll", *SMALL, "--out", "run"], folder))


@pytest.fixture
def run_copy(finished: Run, tmp_path: Path) -> Path:
    """A copy of the finished run's folder `run`, beside its kernel."""
    shutil.copytree(finished.folder, tmp_path, dirs_exist_ok=True)
    return tmp_path / "run"


@pytest.fixture
def session(tmp_path: Path, gevo: Gevo) -> Path:
    """A tuning session on a small recording."""
    entries = {f"{x}": {"x": x, "time": 1.0 + abs(x - 4)} for x in (1, 2, 4, 8)}
    data = {"device_name": "G", "tune_params": {"x": [1, 2, 4, 8]}, "cache": entries}
    (tmp_path / "rec.json").write_text(json.dumps(data))
    out = tmp_path / "run"
    options = ["--strategy", "random", "--trials", "3", "--database", tmp_path / "db.json"]
    done = gevo("tune", "--device", f"recorded:{tmp_path / 'rec.json'}", "--out", out, *options)
    assert done.code == 0, done
    return out
