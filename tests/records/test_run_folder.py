from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gevo.edits.operators import Delete
from gevo.edits.patch import Patch
from gevo.errors import ConfigError
from gevo.program.base import Dialect, Program
from gevo.records.files import file_body, seal_file
from gevo.records.journal import pretty
from gevo.records.run import RunFolder, Winner
from gevo.records.schema import VERSION, Start, Tuned, Validation
from gevo.search.options import profile
from tests.journals import lines
from tests.records.examples import BASELINE as BASELINE_RECORD
from tests.records.examples import evaluation, generation

BASELINE = Program(Dialect.LLVM, "define void @k() {\n}\n", ("k",))
MANIFEST: dict[str, Any] = {
    "gevo": "0.1.0",
    "program": {
        "path": "kernels/k.ll",
        "digest": BASELINE.digest,
        "dialect": "llvm",
        "entry": ("k",),
    },
    "workload": {"path": "testcases/k.toml", "digest": "w"},
    "device": {"name": "simt:H200", "modelled": True, "fingerprint": {"llvm": "22.1"}},
    "seed": 3,
    "options": profile("quick").to_json(),
}
WINNER = Winner(1, BASELINE.digest, ("k",), "gives", Patch((Delete("e1", 1, "u1"),)))


@pytest.fixture
def folder(tmp_path: Path) -> RunFolder:
    return RunFolder.create(tmp_path / "runs" / "k-1", MANIFEST, BASELINE.text)


def test_what_is_created_can_be_opened(folder: RunFolder) -> None:
    opened = RunFolder.open(folder.path)
    expected = json.loads(json.dumps({"format": VERSION, **MANIFEST}))
    assert opened.manifest == folder.manifest == expected
    assert opened.baseline() == BASELINE
    assert {p.name for p in folder.path.iterdir()} == {"manifest.json", "baseline.ll"}
    opened.check_resumable(MANIFEST)


def test_stablehlo_keeps_its_own_suffix(tmp_path: Path) -> None:
    program = Program(Dialect.STABLEHLO, "module {}", ("main",))
    about = {"path": "k.mlir", "digest": program.digest, "dialect": "stablehlo", "entry": ["main"]}
    folder = RunFolder.create(tmp_path / "r", {**MANIFEST, "program": about}, program.text)
    assert (folder.path / "baseline.mlir").read_text() == "module {}"
    assert folder.baseline() == program


def test_an_empty_folder_may_be_used_and_an_occupied_one_not(tmp_path: Path) -> None:
    RunFolder.create(tmp_path, MANIFEST, BASELINE.text)
    with pytest.raises(ConfigError, match="holds a run already"):
        RunFolder.create(tmp_path, MANIFEST, BASELINE.text)
    file = tmp_path / "manifest.json"
    with pytest.raises(ConfigError, match="cannot be a run folder"):
        RunFolder.create(file, MANIFEST, BASELINE.text)


@pytest.mark.parametrize("left", [(), ("baseline.ll.tmp",), ("baseline.ll", "manifest.json.tmp")])
def test_a_run_that_died_while_its_folder_was_made_can_begin_again(
    tmp_path: Path, left: tuple[str, ...]
) -> None:
    for name in left:
        (tmp_path / name).write_text("half of")
    assert not RunFolder.begun(tmp_path)
    RunFolder.create(tmp_path, MANIFEST, BASELINE.text)
    assert RunFolder.begun(tmp_path)
    assert RunFolder.open(tmp_path).baseline() == BASELINE


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(ConfigError, match="not a run folder"):
        RunFolder.begun(tmp_path)
    assert not RunFolder.begun(tmp_path / "new")


def test_only_one_process_works_on_a_run(folder: RunFolder) -> None:
    other = RunFolder.open(folder.path)
    with folder.claimed():
        with pytest.raises(ConfigError, match="another gevo"), other.claimed():
            pass
    with other.claimed():
        pass


def test_a_run_killed_before_its_first_record_can_be_resumed(tmp_path: Path) -> None:
    folder = RunFolder.create(tmp_path / "run", MANIFEST, BASELINE.text)
    folder.resume(MANIFEST)
    assert not folder.journal.path.exists()
    folder.journal.append([Start(seed=1)])  # the baseline's record was torn off
    folder.resume(MANIFEST)
    assert folder.journal.read() == []


def test_the_next_path_is_the_smallest_free_number(tmp_path: Path) -> None:
    assert RunFolder.next_path("k", tmp_path) == tmp_path / "k-1"
    for name in ("k-1", "k-3", "other-2"):
        (tmp_path / name).mkdir()
    assert RunFolder.next_path("k", tmp_path) == tmp_path / "k-2"
    (tmp_path / "k-2").touch()
    assert RunFolder.next_path("k", tmp_path) == tmp_path / "k-4"


@pytest.mark.parametrize(
    "contents", [None, b"", b"[]", b"{}", b"\xff", b'{"program": {}, "format": 2}']
)
def test_what_is_not_a_run_folder_is_refused(tmp_path: Path, contents: bytes | None) -> None:
    if contents is not None:
        (tmp_path / "manifest.json").write_bytes(contents)
    with pytest.raises(ConfigError, match=str(tmp_path)):
        RunFolder.open(tmp_path)


def test_a_changed_or_missing_baseline_is_noticed(folder: RunFolder) -> None:
    file = folder.path / "baseline.ll"
    file.write_text(BASELINE.text + "; changed\n")
    with pytest.raises(ConfigError, match="it was changed"):
        folder.baseline()
    file.write_bytes(b"\xff")
    with pytest.raises(ConfigError, match="cannot be read"):
        folder.baseline()
    file.unlink()
    with pytest.raises(ConfigError, match="cannot be read"):
        folder.baseline()


def _set(*keys: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(manifest: dict[str, Any]) -> None:
        for key in keys[:-1]:
            manifest = manifest[key]
        manifest[keys[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (_set("program", "digest", value="other"), "its program"),
        (_set("program", "entry", value=["k", "l"]), "choice of functions"),
        (_set("workload", "digest", value="v"), "its workload"),
        (_set("device", "name", value="cuda:0"), "its device"),
        (_set("device", "fingerprint", "llvm", value="23.1"), "driver version"),
        (_set("gevo", value="0.2.0"), "version of gevo"),
        (_set("seed", value=4), "its seed"),
        (_set("options", "population", value=64), "'population' is 32, not 64"),
        (_set("options", "islands", value=2), "'islands' is 1, not 2"),
    ],
)
def test_another_run_is_not_resumed(
    folder: RunFolder, change: Callable[[dict[str, Any]], None], named: str
) -> None:
    folder.journal.append([Start(), evaluation(1)])
    before = {p: p.read_bytes() for p in folder.path.iterdir()}
    wanted = copy.deepcopy(MANIFEST)
    change(wanted)
    with pytest.raises(ConfigError, match=named):
        folder.resume(wanted)
    assert {p: p.read_bytes() for p in folder.path.iterdir()} == before


def test_resuming_goes_back_to_the_last_complete_generation(folder: RunFolder) -> None:
    done = [Start(), BASELINE_RECORD, generation(0)]
    folder.journal.append([*done, evaluation(1), Validation(id=1, validated=True, why_not=None)])
    folder.write_winner(1, WINNER, "text")
    longer = {**MANIFEST, "options": {**MANIFEST["options"], "generations": 500}}
    folder.resume(longer)
    assert folder.journal.read() == done
    assert list((folder.path / "front").iterdir()) == []
    assert RunFolder.open(folder.path).manifest["options"]["generations"] == 500


def test_resuming_keeps_the_configurations_that_were_tuned_first(folder: RunFolder) -> None:
    done = [Start(), BASELINE_RECORD, evaluation(1), Tuned()]
    folder.journal.append([*done, evaluation(2)])
    folder.resume(MANIFEST)
    assert folder.journal.read() == done


def test_resuming_before_the_first_generation_keeps_the_baseline(folder: RunFolder) -> None:
    folder.journal.append([Start(), BASELINE_RECORD, evaluation(1)])
    folder.resume(MANIFEST)
    assert [r["type"] for r in lines(folder.journal.path)] == ["start", "baseline"]


def test_a_run_without_winners_says_so(folder: RunFolder) -> None:
    with pytest.raises(ConfigError, match="offers no winner; gevo report"):
        folder.winner(1)


def test_winners_are_written_and_cleared(folder: RunFolder) -> None:
    front = folder.path / "front"
    folder.clear_front()
    patch = folder.write_winner(1, WINNER, "; text", "// ptx")
    folder.write_winner(12, WINNER, "; other")
    assert set(Winner.load(patch).files) == {"01.ll", "01.ptx"}
    assert folder.winner(12).patch == WINNER.patch
    assert {p.name for p in front.iterdir()} == {
        "01.patch.json",
        "01.ll",
        "01.ptx",
        "12.patch.json",
        "12.ll",
    }
    (front / "notes.txt").write_text("the user's")
    folder.clear_front()
    assert [p.name for p in front.iterdir()] == ["notes.txt"]


def test_a_front_is_checked_without_the_plug_in_of_an_edit(folder: RunFolder) -> None:
    patch = folder.write_winner(1, WINNER, "; text")
    form = json.loads(file_body(patch.read_bytes()))
    form["patch"]["edits"] = [{"kind": "of_a_plug_in", "id": "1", "site": "x"}]
    patch.write_bytes(seal_file(pretty(form)))
    folder.check_front()
    with pytest.raises(ConfigError, match="install that plug-in"):
        folder.winner(1)
    (folder.path / "front/01.ll").write_text("; another")
    with pytest.raises(ConfigError, match="is not what was validated"):
        folder.check_front()


def test_a_folder_that_cannot_be_written_is_an_expected_error(folder: RunFolder) -> None:
    (folder.path / "front").write_text("a file in the way")
    with pytest.raises(ConfigError, match="front"):
        folder.write_winner(1, WINNER, "")
