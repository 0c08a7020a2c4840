"""Winners run in place of an application's kernels, and nothing else is replaced."""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from gevo.deploy.interposed import run
from gevo.deploy.requirements import Launched, Requirement, Requirements, required
from gevo.deploy.stand_in import Note, StandIn, of_tuned, settings, write_plan
from gevo.errors import ConfigError
from gevo.integrations.application import read
from gevo.program.condition import Condition, parse
from gevo.program.load import load
from gevo.records.tuned import TunedDatabase, TunedKernel
from gevo.workload.schema import check_schema
from gevo.workload.signature import Parameter, kernels
from tests.integrations.apps import PTX, SUMS, WITH_CONSTANTS, app

__all__ = ["app"]

IMAGE = hashlib.sha256(PTX.read_bytes()).hexdigest()
WINNER = PTX.read_text().replace("$done:", "// the winner, which is longer\n$done:")
NOTE = Note("axpy", IMAGE, 90, 13000, IMAGE)


RECORDED = """
program = "axpy.ptx"
[sizes]
n = 1000
[scalars]
a = 2.5
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
[arrays.y]
role = "inout"
dtype = "f32"
shape = ["n"]
[[launch]]
kernel = "axpy"
grid = ["ceil_div(n, 128)"]
block = [128]
args = ["a", "x", "y", "n"]
[[train]]
seed = 1
"""
CASES = [
    Launched((n, 1, 1), (128, 1, 1), 0, {}, {1: 500 * n, 2: 500 * n}) for n in (8, 6)
]  # fmt: skip


def requirements(
    spec: str = RECORDED, cases=CASES, least=None, guard: str = "", **settings
) -> Requirements:
    table = check_schema(tomllib.loads(spec), "axpy.toml")
    condition = parse(guard) if guard else Condition()
    parameters = kernels(load(PTX).text)["axpy"]
    return required(table, table.launch[0], parameters, cases, settings, least or {}, condition)


def stand_in(
    ptx: str = WINNER,
    note: Note = NOTE,
    required: Requirements | None = None,
) -> StandIn:
    return StandIn(note, ptx, "a run", requirements() if required is None else required)


def but(before: str, after: str, cases=CASES) -> StandIn:
    """The winner of another workload."""
    assert before in RECORDED
    return stand_in(required=requirements(RECORDED.replace(before, after), cases))


def replaced(app: Path, folder: Path, one: StandIn, *arguments: object):
    """Sizes of the modules that launches ran, and what is said of the kernel."""
    events = folder / "events"
    events.mkdir()
    plan = write_plan(folder, [one])
    log = folder / "log"
    environment = {**settings(plan, events), "FAKE_CUDA_LOG": str(log)}
    assert run([str(app), *map(str, arguments)], environment) == 7
    (kernel,) = read(events).kernels.values()
    lines = log.read_text().splitlines()
    return [int(line.removeprefix("cooperative ").split()[1]) for line in lines], kernel


@pytest.mark.parametrize("way", ["linked", "dlsym", "runtime", "listed", "graph"])
def test_the_winner_is_launched_whichever_way_the_driver_is_found(app, tmp_path, capfd, way):
    sizes, kernel = replaced(app, tmp_path, stand_in(), way, PTX, 3)
    assert sizes == [len(WINNER)] * 3
    assert (kernel.replaced, kernel.made, kernel.notes) == (3, 3, [])
    assert capfd.readouterr().out.strip() == SUMS[3]


BROKEN = WINNER.replace(".version", ".vision")
OTHER = WINNER.replace(".param .u32 axpy_param_3", ".param .u64 axpy_param_3")


def alike(**what) -> list[Launched]:
    return [replace(one, **what) for one in CASES]


TRAIN = "[[train]]\nseed = 1"
DOMAIN = TRAIN + "\n[domain]\nassume = ['{}']"


@pytest.mark.parametrize(
    ("one", "arguments", "why"),
    [
        (stand_in(), ["256"], "a block that its winner was not validated for"),
        (stand_in(required=requirements(cases=alike(block=(64, 1, 1)))), [], "a block that its"),
        (stand_in(), ["128", "64"], "other dynamic shared memory than its winner"),
        (stand_in(required=requirements(cases=alike(shared=64))), [], "other dynamic shared"),
        (
            but("ceil_div(n, 128)", "7", alike(grid=(7, 1, 1))),
            [],
            "a grid that its winner was not",
        ),
        (but("ceil_div(n, 128)", "ceil_div(n, 64)"), [], "where grid.x == ceil_div(n, 64) does"),
        (but('"y", "n"]', '"y", "n // 2 * 3"]'), [], "where argument 3 == n // 2 * 3 does not"),
        (
            but('shape = ["n"]\n[arrays.y]', 'shape = ["n + 1"]\n[arrays.y]'),
            [],
            "leads to n + 1 ele",
        ),
        (but('"x", "y"', '"y", "y"'), [], "where arguments 1 and 2 lie as far apart as in y does"),
        (but("block = [128]", "block = [128]\nwhen = 'n > 1000'"), [], "where n > 1000 does not"),
        (but(TRAIN, DOMAIN.format("n % 16 == 0")), [], "where n % 16 == 0 does not hold"),
        (but(TRAIN, DOMAIN.format("n > 7 and n != 1000")), [], "where n != 1000 does not"),
        (but(TRAIN, DOMAIN.format("n // (n - 1000) == 1")), [], "does not hold"),
        (
            stand_in(required=requirements(least={3: (1001, "")})),
            [],
            "argument 3 >= 1001 does not",
        ),
        (stand_in(required=requirements(guard="arg3 % 256 == 0")), [], "arg3 % 256 == 0 does not"),
        (
            stand_in(required=requirements(guard="disjoint(arg1, 4 * arg3, arg1, 8)")),
            [],
            "disjoint",
        ),
        (but("block = [128]", "block = [128]\ncooperative = true"), [], "without cooperation, as"),
        (stand_in(BROKEN), [], "the driver does not load its winner"),
        (stand_in(OTHER), [], "its winner takes other parameters"),
        (stand_in(WINNER.replace("axpy", "apply")), [], "its winner has no kernel of that name"),
        (stand_in(note=Note("axpy", "0" * 64, 90, 13000, IMAGE)), [], ""),
        (stand_in(note=Note("axp", IMAGE, 90, 13000, IMAGE)), [], ""),
    ],
    ids=range(22),
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


TRUE = (
    "n % 8 == 0 and -n // 3 == -334 and -n % 3 == 2 and not n < 3",
    "ceil_div(n, 128) == 8 and ceil_div(-n, 128) == -7 and min(n, 7, 9) == 7 < max(n, 2)",
    "n == 3 or n - 1 == 999",
    "aligned(x, 4) and noalias(x, y)",
)
GUARD = (
    "arg3 % 8 == 0 and arg3 / 3 == 333 and (0 - arg3) / 3 == 0 - 333 and i8(arg3) == 0 - 24 "
    "and u8(arg3) == 232 and arg3 >> 3 == 125 and arg3 & 8 == 8 and max(ntid.x, nctaid.x) == 128 "
    "and aligned(arg1, 4) and disjoint(arg1, 4 * arg3, arg2, 4 * arg3) and unsigned(arg3) > 999"
)


@pytest.mark.parametrize("way", ["dlsym", "runtime", "linked"])
def test_where_everything_holds_the_winner_runs(app, tmp_path, capfd, way):
    domain = "".join(f"'{text}', " for text in TRUE)
    spec = RECORDED.replace(TRAIN, DOMAIN.replace("'{}'", domain))
    found = requirements(spec, least={3: (1000, "")}, guard=GUARD)
    sizes, kernel = replaced(app, tmp_path, stand_in(required=found), way, PTX, 1)
    assert (kernel.notes, sizes) == ([], [len(WINNER)])
    assert found.believed == ("that its arrays hold what its workload draws",)


@pytest.mark.parametrize("elements", [1, 700, 5000])
def test_other_sizes_that_keep_the_relations_run_the_winner(app, tmp_path, capfd, elements):
    sizes, kernel = replaced(app, tmp_path, stand_in(), "linked", PTX, 1, 128, 0, elements)
    assert (kernel.notes, sizes) == ([], [len(WINNER)])


def test_a_cooperative_launch_runs_a_winner_that_was_judged_so(app, tmp_path, capfd):
    one = but("block = [128]", "block = [128]\ncooperative = true")
    sizes, kernel = replaced(app, tmp_path, one, "together", PTX, 2)
    assert (kernel.notes, sizes) == ([], [len(WINNER)] * 2)
    assert (tmp_path / "log").read_text().count("cooperative ") == 2


def test_one_that_was_not_leaves_it_to_the_original(app, tmp_path, capfd):
    sizes, kernel = replaced(app, tmp_path, stand_in(), "together", PTX, 2)
    assert kernel.notes == ["was launched cooperatively, as its winner was not validated"]
    assert sizes == [len(PTX.read_text())] * 2


def test_a_size_that_no_argument_has_follows_from_the_memory(app, tmp_path, capfd):
    """`rows` is passed by no argument: it is 1000 elements of x, and the grid must fit."""
    good = RECORDED.replace("n = 1000", "n = 1000\nrows = 1000").replace('["n"]', '["rows"]')
    fitting = good.replace("ceil_div(n, 128)", "ceil_div(rows, 128)")
    other = good.replace("ceil_div(n, 128)", "ceil_div(rows, 125)")
    for name, spec, wanted in (("a", fitting, 1), ("b", other, 1), ("c", other, 0)):
        (tmp_path / name).mkdir()
        elements = 1280 if name == "c" else 1000
        one = stand_in(required=requirements(spec))
        _, kernel = replaced(app, tmp_path / name, one, "linked", PTX, 1, 128, 0, elements)
        assert kernel.replaced == wanted, kernel.notes


def test_what_cannot_be_tested_is_believed_and_said():
    spec = RECORDED.replace('["a", "x", "y", "n"]', '["a * 2", "x", "y", "n"]')
    spec = spec.replace(TRAIN, DOMAIN.replace("'{}'", "'x <= 60', 'sorted(y)', 'a > 0.5'"))
    assert requirements(spec).believed[1:] == (
        "that argument 0 is a * 2", "that x <= 60", "that sorted(y)", "that a > 0.5",
    )  # fmt: skip


def test_that_a_texture_is_not_tested_is_said():
    parameters = (Parameter("t", "i64"), Parameter("y", "ptr"))
    spec = RECORDED.replace('"a", "x", "y", "n"', '{ texture = "x" }, "y"')
    table = check_schema(tomllib.loads(spec), "axpy.toml")
    found = required(table, table.launch[0], parameters, CASES, {}, {}, Condition())
    assert "that argument 0 is a texture like x" in found.believed


def test_several_blocks_may_be_validated(app, tmp_path, capfd):
    cases = [replace(CASES[0], block=(n, 1, 1), grid=(n // 32, 1, 1)) for n in (64, 256)]
    spec = RECORDED.replace("128", "threads").replace("[threads]", '["threads"]')
    one = stand_in(
        required=requirements(spec.replace("n = 1000", "n = 1000\nthreads = 64"), cases)
    )
    sizes, kernel = replaced(app, tmp_path, one, "linked", PTX, 1, 256)
    assert (kernel.notes, sizes) == ([], [len(WINNER)])


def test_a_grid_with_a_name_of_its_own_is_tested_where_all_cases_have_the_same():
    spec = RECORDED.replace("n = 1000", "n = 1000\nblocks = 8")
    spec = spec.replace("ceil_div(n, 128)", "blocks")
    same, other = (requirements(spec, cases) for cases in (alike(grid=(8, 1, 1)), CASES))
    assert "g0 8 =" in [one.code for one in same.tested]
    assert not [one for one in other.tested if one.code.startswith("g0")]


STRUCT = "byval([12 x i8]) align 4"


def test_structs_are_the_same_bytes_as_in_all_cases():
    parameters = (Parameter("p", "ptr"), Parameter("s", f"ptr {STRUCT}"))
    spec = RECORDED.replace('"a", "x", "y", "n"', '"y", { fields = ["i32 1", "i32 2", "i32 3"] }')
    table = check_schema(tomllib.loads(spec), "axpy.toml")
    data = (1).to_bytes(4, "little") + (2).to_bytes(4, "little") + (3).to_bytes(4, "little")
    cases = alike(structs={1: data}, room={0: 4000})
    found = required(table, table.launch[0], parameters, cases, {}, {}, Condition())
    codes = [one.code for one in found.tested if "struct" in one.why]
    assert codes == ["u1:8:0:4 1 = u1:8:4:4 2 = a u1:8:8:4 3 = a"]


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
    codes = [required.code for required in one.requirements.tested]
    # Its cases have 8 and 6 blocks in x.
    assert "b0 128 = b1 1 = a b2 1 = a" in codes
    assert "g0 0 0 i3:24:0:4 - 128 d - =" in codes
    assert "g1 1 =" in codes
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


def test_numbers_out_of_range_are_no_condition_that_holds(app, tmp_path, capfd):
    """The largest number is not what was written: two of them would be equal."""
    huge = Requirement(f"{1 << 70} {1 << 71} =", "was launched where nothing is")
    sizes, kernel = replaced(
        app, tmp_path, stand_in(required=Requirements((huge,))), "linked", PTX, 1
    )
    assert (kernel.notes, sizes) == ([huge.why], [len(PTX.read_text())])


def test_a_plan_that_cannot_be_read_replaces_nothing(app, tmp_path, capfd):
    events, log = tmp_path / "events", tmp_path / "log"
    events.mkdir()
    environment = {**settings(events, events), "FAKE_CUDA_LOG": str(log)}  # a folder is no plan
    assert run([str(app), "linked", str(PTX), "1"], environment) == 7
    assert read(events).notes == ["the plan of its winners cannot be read, so none of them runs"]
    assert log.read_text().split()[1] == str(len(PTX.read_text()))


def holds(code: str, *addresses: int) -> bool:
    """A condition of axpy's launches, for addresses of x and y; 1000 elements."""
    stack: list[int] = []
    given = {"i1": addresses[0], "u1": addresses[0], "i2": addresses[1], "u2": addresses[1]}
    for word in code.split():
        if word[0] in "iu":
            stack.append(given.get(word.split(":")[0], 1000))
        elif word.lstrip("-").isdigit():
            stack.append(int(word))
        else:
            b, a = stack.pop(), stack.pop()
            stack.append({"+": a + b, "-": a - b, "*": a * b, "l": a <= b, "o": a or b}[word])
    (found,) = stack
    return bool(found)


@pytest.mark.parametrize("domain", ["", DOMAIN.format("noalias(x, y)")])
def test_an_array_reaches_before_the_address_that_is_passed(domain):
    """y is passed from its element 100 on: it begins 400 bytes before, and ends 3600 after."""
    spec = RECORDED.replace('"x", "y"', '"x", { array = "y", offset = 100 }')
    found = requirements(spec.replace(TRAIN, domain) if domain else spec)
    codes = [one.code for one in found.tested if "overlap" in one.why or "noalias" in one.why]
    assert len(codes) == 1 + bool(domain)
    for code in codes:
        assert not holds(code, 1000, 5000)  # x ends where y's address is, in y's memory
        assert holds(code, 1000, 5400)
        assert holds(code, 8600, 5000)
        assert not holds(code, 8599, 5000)


def test_an_offset_that_is_not_known_is_said():
    spec = RECORDED.replace('"x", "y"', '"x", { array = "y", offset = "k" }')
    assert "that argument 2 is y from k on" in requirements(spec).believed


def test_or_of_numbers_is_not_a_truth():
    """`n or 1` is n where that is not 0, and so no number that a launch can be tested for."""
    spec = RECORDED.replace('"y", "n"]', '"y", "k"]').replace("n = 1000", "n = 1000\nm = 9")
    assert "that argument 3 is k or 1" in requirements(spec.replace('"k"', '"k or 1"')).believed
    spec = RECORDED.replace("128)", "128) * (n > 2 or n < 1)")
    assert any("1 < o * =" in one.code for one in requirements(spec).tested)
    found = requirements(RECORDED.replace(TRAIN, DOMAIN.format("n or n > 7")))
    assert [one.code for one in found.tested][-1].endswith(" < o")


def test_a_block_is_tested_once():
    codes = [one.code for one in requirements().tested]
    assert codes[0] == "b0 128 = b1 1 = a b2 1 = a"
    assert not [code for code in codes[1:] if code.startswith("b")]
