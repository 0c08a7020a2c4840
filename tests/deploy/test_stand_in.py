"""Winners run in place of an application's kernels, and nothing else is replaced."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from gevo.deploy.interposed import run
from gevo.deploy.stand_in import Note, StandIn, of_tuned, settings, write_plan
from gevo.errors import ConfigError
from gevo.integrations.application import read
from gevo.program.load import load
from gevo.records.tuned import TunedDatabase, TunedKernel
from tests.integrations.apps import PTX, SUMS, WITH_CONSTANTS, app

__all__ = ["app"]

IMAGE = hashlib.sha256(PTX.read_bytes()).hexdigest()
WINNER = PTX.read_text().replace("$done:", "// the winner, which is longer\n$done:")
NOTE = Note("axpy", IMAGE, 90, 13000, IMAGE)


def stand_in(ptx: str = WINNER, blocks=((128, 1, 1),), note: Note = NOTE, **more):
    return StandIn(note, ptx, "a run", blocks, **more)


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


@pytest.mark.parametrize("way", ["linked", "dlsym", "runtime", "listed", "graph"])
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
        (stand_in(grid=(0, 1, 2)), [], "a grid that its winner was not validated for"),
        (stand_in(grid=(7, 0, 0)), [], "a grid that its winner was not validated for"),
        (stand_in(structs={3: b"\xe9\3\0\0"}), [], "a struct that its winner was not"),
        (stand_in(structs={3: b"\xe8\3\0"}), [], "a struct that its winner was not"),
        (stand_in(structs={4: b"\0"}), [], "a struct that its winner was not"),
        (stand_in(BROKEN), [], "the driver does not load its winner"),
        (stand_in(OTHER), [], "its winner takes other parameters"),
        (stand_in(WINNER.replace("axpy", "apply")), [], "its winner has no kernel of that name"),
        (stand_in(note=Note("axpy", "0" * 64, 90, 13000, IMAGE)), [], ""),
        (stand_in(note=Note("axp", IMAGE, 90, 13000, IMAGE)), [], ""),
    ],
    ids=range(14),
)
def test_else_the_original_is_and_the_reason_is_told(app, tmp_path, capfd, one, arguments, why):
    sizes, kernel = replaced(app, tmp_path, one, "runtime", PTX, 2, *arguments)
    assert sizes == [len(PTX.read_text())] * 2
    assert (kernel.replaced, kernel.made) == (0, 2)
    assert len(kernel.notes) == bool(why)
    assert why in "".join(kernel.notes)
    assert capfd.readouterr().out.strip() == SUMS[2]


@pytest.mark.parametrize("way", ["linked", "runtime", "graph"])
def test_a_winner_has_the_constants_that_the_application_has_set(app, tmp_path, capfd, way):
    """Its module has a variable of its own, which begins with the number 1 in the stand-in."""
    ptx = tmp_path / "constants.ptx"
    ptx.write_text(WITH_CONSTANTS)
    image = hashlib.sha256(ptx.read_bytes()).hexdigest()
    winner = WITH_CONSTANTS.replace("$done:", "// longer\n$done:")
    one = stand_in(winner, note=Note("axpy", image, 90, 13000, image))
    sizes, kernel = replaced(app, tmp_path, one, way, ptx, 2)
    assert (sizes, kernel.replaced) == ([len(winner)] * 2, 2)
    lines = (tmp_path / "log").read_text().splitlines()
    assert [line.split()[-1] for line in lines] == ["0.5", "0.5"]


@pytest.mark.parametrize("way", ["dlsym", "runtime"])
def test_what_is_as_in_all_cases_may_be_replaced(app, tmp_path, capfd, way):
    one = stand_in(grid=(8, 0, 1), structs={0: b"\0\0\x20\x40", 3: b"\xe8\3\0\0"})
    sizes, kernel = replaced(app, tmp_path, one, way, PTX, 1)
    assert (sizes, kernel.notes) == ([len(WINNER)], [])


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


SPEC = """
program = "axpy.ptx"
[sizes]
n = 1000
[scalars]
a = 2.5
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
init = { kind = "uniform", low = -1.0, high = 1.0 }
[arrays.y]
role = "inout"
dtype = "f32"
shape = ["n"]
init = { kind = "uniform", low = -1.0, high = 1.0 }
[[launch]]
kernel = "axpy"
grid = ["ceil_div(n, threads)"]
block = ["threads"]
args = ["a", "x", "y", "n"]
[tune.parameters]
threads = { discrete = [64, 128] }
[tune.defaults]
threads = 128
[[train]]
seed = 1
[[heldout]]
seed = 2
sizes = { n = 700 }
"""


def tuned(folder: Path, threads: int, ptx: str = PTX.read_text(), spec: str = SPEC) -> StandIn:
    """What stands in by a database that has this configuration."""
    kernel = folder / "axpy.ptx"
    kernel.write_text(ptx)
    (folder / "axpy.toml").write_text(spec)
    entry = TunedKernel(
        "axpy", load(kernel).digest, ((("n", 1000),),), "simt:H200", {}, True,
        {"threads": threads}, {}, 1.0, 2.0, 9, "0",
    )  # fmt: skip
    database = folder / "tuned.json"
    TunedDatabase(database).store([entry])
    return of_tuned(kernel, NOTE, database)


def test_a_tuned_kernel_that_keeps_the_launch_stands_in(tmp_path):
    one = tuned(tmp_path, 128)
    assert (one.blocks, one.shared) == (((128, 1, 1),), 0)
    # Its cases have 8 and 6 blocks in x.
    assert (one.grid, one.structs) == ((0, 1, 1), {})
    assert ".entry axpy" in one.ptx
    assert ".target sm_90" in one.ptx


def test_one_that_needs_another_launch_is_refused_by_name(tmp_path):
    with pytest.raises(ConfigError, match=r"changes the launch \(threads = 64\)"):
        tuned(tmp_path, 64)


def test_a_kernel_with_variables_that_it_could_write_is_refused_by_name(tmp_path):
    text = PTX.read_text().replace(".visible .entry", ".visible .global .f32 bias;\n.entry")
    text = text.replace("\tfma.rn", "\tld.global.f32 %f2, [bias];\n\tfma.rn")
    with pytest.raises(ConfigError, match="axpy uses bias, of which a winner would have a copy"):
        tuned(tmp_path, 128, text)


def test_numbers_that_no_case_changes_are_refused_by_name(tmp_path):
    """Nothing keeps a winner from counting on them, and applications pass what they like."""
    with pytest.raises(ConfigError, match=r"argument 0 is the number 2.5; give it a name"):
        tuned(tmp_path, 128, spec=SPEC.replace('args = ["a",', "args = [2.5,"))
