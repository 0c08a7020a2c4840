"""The examples that `gevo init --example` copies."""

from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.workload import find
from gevo.workload.find import copy_example, example_names
from gevo.workload.spec import load


@pytest.mark.parametrize("name", example_names())
def test_every_example_is_complete(tmp_path: Path, name: str) -> None:
    written = copy_example(name, tmp_path / "here")
    assert {p.suffix for p in written} >= {".toml"}
    workload = load(tmp_path / "here" / f"{name}.toml")
    assert Path(workload.program).parent == tmp_path / "here"
    assert all(Path(file).parent == tmp_path / "here" for file in workload.files)


def test_nothing_is_overwritten_unless_asked(tmp_path: Path) -> None:
    (tmp_path / "nw.py").write_text("mine")
    with pytest.raises(ConfigError, match="exists already"):
        copy_example("nw", tmp_path)
    assert {p.name for p in tmp_path.iterdir()} == {"nw.py"}
    copy_example("nw", tmp_path, force=True)
    assert (tmp_path / "nw.py").read_text() != "mine"


def test_in_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder, file, content in (
        ("kernels", "one.ll", "define"),
        ("testcases", "one.toml", 'program = "../kernels/one.ll"\n[arrays.a]\n'),
    ):
        (tmp_path / "gevo/examples" / folder).mkdir(parents=True)
        (tmp_path / "gevo/examples" / folder / file).write_text(content)
    monkeypatch.setattr(find, "_PACKAGE", tmp_path / "gevo")
    assert example_names() == ("one",)
    copy_example("one", tmp_path / "copy")
    assert (tmp_path / "copy/one.toml").read_text().startswith('program = "one.ll"')
    monkeypatch.setattr(find, "_PACKAGE", tmp_path / "elsewhere/gevo")
    with pytest.raises(ConfigError, match="not where gevo was installed"):
        example_names()
