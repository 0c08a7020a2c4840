import json
from dataclasses import replace
from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.records.tuned import TunedDatabase, TunedKernel

ONE = TunedKernel(
    kernel="scale",
    program="abc",
    sizes=((("n", 300),), (("n", 900),)),
    device="simt:H200",
    fingerprint={"model": "1"},
    modelled=True,
    settings={"threads": 32, "tile": [2, 4]},
    constants={"WORK": 4},
    time_ns=10.0,
    default_ns=20.0,
    trials=7,
    gevo="0.1",
)


@pytest.fixture
def database(tmp_path: Path) -> TunedDatabase:
    return TunedDatabase(tmp_path / "tuned.json")


def test_what_was_stored_is_found_again(database: TunedDatabase) -> None:
    assert database.entries() == []
    database.store([ONE])
    assert database.entries() == [ONE]
    assert database.find("abc") == ONE
    assert database.find("abc", "simt:H200", ONE.sizes) == ONE
    assert ONE.configuration == (("threads", 32), ("tile", (2, 4)))


def test_the_faster_of_two_for_the_same_stays(database: TunedDatabase) -> None:
    database.store([ONE])
    database.store([replace(ONE, time_ns=11.0)])
    assert database.find("abc").time_ns == 10.0
    database.store([replace(ONE, time_ns=9.0, trials=8)])
    assert [(e.time_ns, e.trials) for e in database.entries()] == [(9.0, 8)]


def test_what_is_displaced_goes_however_fast_it_is(database: TunedDatabase) -> None:
    wrong = replace(ONE, settings={"threads": 64, "tile": [2, 4]}, fingerprint={"model": "0"})
    database.store([ONE, wrong])
    slower = replace(ONE, time_ns=15.0)
    gone = database.store([slower], lambda entry: "wrong" if entry.time_ns == 10.0 else "")
    assert {(one.fingerprint["model"], why) for one, why in gone} == {
        ("0", "wrong"),
        ("1", "wrong"),
    }
    assert database.entries() == [slower]
    assert database.store([], lambda entry: "stale") == [(slower, "stale")]
    assert database.entries() == []


def test_nothing_to_store_leaves_no_file(database: TunedDatabase) -> None:
    assert database.store([]) == []
    assert not database.path.exists()


def test_entries_of_the_first_format_are_read(database: TunedDatabase) -> None:
    later = ("gives", "file", "source", "workload", "compiler", "arch")
    form = {name: value for name, value in ONE.to_json().items() if name not in later}
    database.path.write_text(json.dumps({"format": 1, "kernels": [form]}))
    assert database.entries() == [ONE]
    database.store([])
    assert json.loads(database.path.read_text())["format"] == 1
    database.store([replace(ONE, time_ns=9.0)])
    assert json.loads(database.path.read_text())["format"] == 2


@pytest.mark.parametrize(
    "other",
    [
        replace(ONE, device="simt:A100"),
        replace(ONE, sizes=((("n", 301),),)),
        replace(ONE, fingerprint={"model": "2"}),
        replace(ONE, program="abd"),
    ],
    ids=["device", "sizes", "fingerprint", "program"],
)
def test_program_sizes_and_device_are_the_key(database: TunedDatabase, other: TunedKernel) -> None:
    database.store([ONE, other])
    assert len(database.entries()) == 2


def test_the_order_of_storing_leaves_no_trace(tmp_path: Path) -> None:
    other = replace(ONE, program="abd")
    first, second = TunedDatabase(tmp_path / "1.json"), TunedDatabase(tmp_path / "2.json")
    first.store([ONE, other])
    second.store([other])
    second.store([ONE])
    assert first.path.read_bytes() == second.path.read_bytes()


def test_what_is_not_there_or_ambiguous_is_told(database: TunedDatabase) -> None:
    with pytest.raises(ConfigError, match="none for this program"):
        database.find("abc")
    database.store([ONE, replace(ONE, device="simt:A100")])
    with pytest.raises(ConfigError, match="several entries fit"):
        database.find("abc")
    with pytest.raises(ConfigError, match=r"no entry fits .*simt:A100"):
        database.find("abc", "simt:P100")
    assert database.find("abc", "simt:A100").device == "simt:A100"
    other = ((("n", 301),),)
    database.store([replace(ONE, sizes=other, program="abd"), replace(ONE, program="abd")])
    with pytest.raises(ConfigError, match="several entries fit, name a workload"):
        database.find("abd", ONE.device)
    assert database.find("abd", ONE.device, other).sizes == other


def test_of_several_fingerprints_of_a_device_the_fastest_is_found(database: TunedDatabase) -> None:
    new = replace(ONE, fingerprint={"model": "2"}, time_ns=9.0)
    database.store([ONE, new])
    assert database.find("abc") == new


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"format": 1, "kernels": [{}]}',
        '{"format": 9}',
        "[" * 100_000,
        *(
            json.dumps({"format": 1, "kernels": [ONE.to_json() | wrong]})
            for wrong in ({"time_ns": "fast"}, {"default_ns": 0}, {"settings": ["threads"]})
        ),
    ],
    ids=range(9),
)
def test_a_damaged_database_is_one_line(database: TunedDatabase, text: str) -> None:
    database.path.write_text(text)
    with pytest.raises(ConfigError):
        database.entries()
    with pytest.raises(ConfigError):
        database.store([ONE])
    assert database.path.read_text() == text


def test_it_can_be_read_by_people(database: TunedDatabase) -> None:
    database.store([ONE])
    data = json.loads(database.path.read_text())
    assert data["kernels"][0]["sizes"] == [{"n": 300}, {"n": 900}]


def test_a_folder_that_is_missing_is_told_before_anything_is_tuned(tmp_path: Path) -> None:
    TunedDatabase(tmp_path / "tuned.json").require_folder()
    with pytest.raises(ConfigError, match="folder is missing"):
        TunedDatabase(tmp_path / "nowhere" / "tuned.json").require_folder()
