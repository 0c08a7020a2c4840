"""Winners run in place of an application's kernels, and nothing else is replaced."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from gevo.deploy.interposed import run
from gevo.deploy.stand_in import Note, StandIn, settings, write_plan
from gevo.errors import ConfigError
from gevo.integrations.application import read
from tests.integrations.apps import PTX, SUMS, app

__all__ = ["app"]

IMAGE = hashlib.sha256(PTX.read_bytes()).hexdigest()
WINNER = PTX.read_text().replace("$done:", "// the winner, which is longer\n$done:")
NOTE = Note("axpy", IMAGE, 90, 13000, IMAGE)


def stand_in(ptx: str = WINNER, blocks=((128, 1, 1),), shared: int = 0, note: Note = NOTE):
    return StandIn(note, ptx, blocks, shared, "a run")


def replaced(app: Path, folder: Path, one: StandIn, *arguments: object):
    """Sizes of the modules that launches ran, and what is said of the kernel."""
    events = folder / "events"
    events.mkdir()
    plan = write_plan(folder, [one])
    log = folder / "log"
    environment = {**settings(plan, events), "FAKE_CUDA_LOG": str(log)}
    assert run([str(app), *map(str, arguments)], environment) == 7
    (kernel,) = read(events).kernels.values()
    return [int(line.split()[1]) for line in log.read_text().splitlines()], kernel


@pytest.mark.parametrize("way", ["linked", "dlsym", "runtime", "graph"])
def test_the_winner_is_launched_whichever_way_the_driver_is_found(app, tmp_path, capfd, way):
    sizes, kernel = replaced(app, tmp_path, stand_in(), way, PTX, 3)
    assert sizes == [len(WINNER)] * 3
    assert (kernel.replaced, kernel.made, kernel.notes) == (3, 3, [])
    assert capfd.readouterr().out.strip() == SUMS[3]


BROKEN = WINNER.replace(".version", ".vision")
OTHER = WINNER.replace(".param .u32 axpy_param_3", ".param .u64 axpy_param_3")


@pytest.mark.parametrize(
    ("one", "arguments", "why"),
    [
        (stand_in(), ["256"], "a block that its winner was not validated for"),
        (stand_in(blocks=((64, 1, 1), (12, 8, 1))), [], "a block that its winner was not"),
        (stand_in(), ["128", "64"], "other dynamic shared memory than its winner"),
        (stand_in(shared=64), [], "other dynamic shared memory than its winner"),
        (stand_in(BROKEN), [], "the driver does not load its winner"),
        (stand_in(OTHER), [], "its winner takes other parameters"),
        (stand_in(WINNER.replace("axpy", "apply")), [], "its winner has no kernel of that name"),
        (stand_in(note=Note("axpy", "0" * 64, 90, 13000, IMAGE)), [], ""),
        (stand_in(note=Note("axp", IMAGE, 90, 13000, IMAGE)), [], ""),
    ],
    ids=range(9),
)
def test_else_the_original_is_and_the_reason_is_told(app, tmp_path, capfd, one, arguments, why):
    sizes, kernel = replaced(app, tmp_path, one, "runtime", PTX, 2, *arguments)
    assert sizes == [len(PTX.read_text())] * 2
    assert (kernel.replaced, kernel.made) == (0, 2)
    assert len(kernel.notes) == bool(why)
    assert why in "".join(kernel.notes)
    assert capfd.readouterr().out.strip() == SUMS[2]


def test_several_blocks_may_be_validated(app, tmp_path, capfd):
    sizes, _ = replaced(
        app, tmp_path, stand_in(blocks=((64, 1, 1), (256, 1, 1))), "linked", PTX, 1, 256
    )
    assert sizes == [len(WINNER)]


def test_two_winners_for_one_kernel_are_refused(tmp_path):
    with pytest.raises(ConfigError, match="a run, a run: are both for axpy"):
        write_plan(tmp_path, [stand_in(), stand_in()])


def test_a_note_comes_back_as_it_was_written(tmp_path):
    NOTE.write(tmp_path / "axpy.ptx")
    assert Note.read(tmp_path / "axpy.app.json") == NOTE


@pytest.mark.parametrize(
    "text", ["", "[]", '{"format": 2}', '{"format": 1}', r'"kernel": "a\tb"', '"sm": "x"']
)
def test_a_damaged_note_is_refused(tmp_path, text):
    NOTE.write(tmp_path / "axpy.ptx")
    path = tmp_path / "axpy.app.json"
    if text.startswith('"'):
        key = text.partition(":")[0]
        text = re.sub(rf"{key}: [^,]*", lambda _: text, path.read_text())
    path.write_text(text)
    with pytest.raises(ConfigError, match="is damaged; record the application again"):
        Note.read(path)
