"""The script that builds a release and tries it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gevo import __version__
from scripts import release

ROOT = Path(__file__).parents[2]
NAMES = ("README.md", ".gitignore", "gevo/a.py", "kernels/k.ll")
WHEEL = {"gevo/a.py", "gevo/examples/kernels/k.ll", "gevo_gpu-1.dist-info/licenses/LICENSE"}


def test_all_of_the_checkout_has_to_be_there() -> None:
    sdist = {name for name in NAMES if name != ".gitignore"}
    release.check_contents(NAMES, sdist, WHEEL)
    for lacking in WHEEL:
        with pytest.raises(release.ReleaseError, match="the wheel lacks 1 files, such as "):
            release.check_contents(NAMES, sdist, WHEEL - {lacking})
    with pytest.raises(release.ReleaseError, match=r"distribution lacks 1 files, such as README"):
        release.check_contents(NAMES, sdist - {"README.md"}, WHEEL)


def test_a_step_that_fails_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        code = "import sys; print('first'); sys.exit('a reason')"
        release.run("a step", (sys.executable, "-c", code), tmp_path)

    monkeypatch.setattr(release, "build", fail)
    assert release.main(["--out", str(tmp_path / "dist")]) == 1
    assert capsys.readouterr().err == "release: a step: a reason\n"
    assert not (tmp_path / "dist").exists()


def test_out_that_is_no_folder_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert release.main(["--out", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err == f"release: --out {tmp_path / 'file'}: not a folder\n"


def test_nothing_of_the_checkout_is_found_by_accident(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    code = "import os; print('PYTHONPATH' in os.environ)"
    assert release.run("look", (sys.executable, "-c", code), tmp_path) == "False\n"


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_release_works_where_there_is_nothing_else(tmp_path: Path) -> None:
    """It takes the network, or an index that pip is configured for: the wheel has dependencies."""
    pytest.importorskip("build", reason="needs build: pip install build")
    command = (sys.executable, str(ROOT / "scripts/release.py"), "--out", str(tmp_path / "dist"))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sdist, wheel = map(Path, done.stdout.splitlines())
    assert sdist.name == f"gevo_gpu-{__version__}.tar.gz"
    assert wheel.name == f"gevo_gpu-{__version__}-py3-none-any.whl"
    assert {path.name for path in (tmp_path / "dist").iterdir()} == {sdist.name, wheel.name}
