"""Records: what is written is read back, and what an earlier gevo wrote is written the same."""

from __future__ import annotations

import json
import math
import shutil
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.edits.patch import Patch
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.program.base import Dialect, Program
from gevo.records.files import Damaged
from gevo.records.forms import Amount, Count, Unreadable, encode, readable, to_json
from gevo.records.journal import Journal
from gevo.records.run import RunFolder
from gevo.records.schema import (
    ELAPSED,
    RECORDS,
    SEALED,
    VERSION,
    Elapsed,
    End,
    Evaluation,
    Record,
)
from gevo.records.tuning import TuningFolder
from tests.cli.conftest import run_here
from tests.edits.test_patch_forms import patches
from tests.journals import lines, write
from tests.records.examples import OK, evaluation, generation

EARLIER = Path(__file__).parents[1] / "data/journals/earlier.jsonl"
"""At least one record of each type, as gevo 0.1.0 wrote it before records had classes."""

END = End(reason="trials")
GENERATION = generation(0)
WALL = Elapsed(generation=0, wall_s=1.0)

numbers = st.floats(allow_nan=False)
texts = st.text(st.characters())  # halves of surrogate pairs, too
finite = st.floats(allow_nan=False, allow_infinity=False)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | finite | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
amounts = st.floats(min_value=0.0, allow_infinity=False)
PLAIN: Mapping[Any, st.SearchStrategy[Any]] = {
    Amount: amounts,
    Count: st.integers(min_value=0),
    type(None): st.none(),
    bool: st.booleans(),
    int: st.integers(),
    float: numbers,
    str: texts,
    Any: values,
    Patch: patches,
    Unreadable: st.nothing(),
}


def strategy(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a type, as records' fields have them."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Annotated:
        return strategy(inner[0])
    if origin is Literal:
        return st.just(inner[0])
    if origin in (Union, UnionType):
        return st.one_of([strategy(one) for one in inner])
    if origin is tuple:
        return st.lists(strategy(inner[0]), max_size=3).map(tuple)
    if is_dataclass(kind):
        hints = {**get_type_hints(kind, include_extras=True)}
        if kind is Measurement:
            hints |= {"times_ns": tuple[Amount, ...], "sampling": Amount}
        return st.builds(kind, **{f.name: strategy(hints[f.name]) for f in fields(kind)})
    if origin is not None:
        return st.dictionaries(texts, strategy(inner[1]), max_size=3)
    return st.sampled_from(kind)


@pytest.mark.parametrize("kind", [*Record.__subclasses__(), Elapsed])
def test_every_record_is_read_back(kind: type[Any], tmp_path: Path) -> None:
    schema = ELAPSED if kind is Elapsed else RECORDS
    journal = Journal(tmp_path / "journal.jsonl", schema, sealed=False)

    @given(strategy(kind))
    def test(record: Any) -> None:
        line = encode(record)
        journal.path.write_bytes(line)
        (again,) = journal.read()
        assert again == record
        assert encode(again) == line
        assert line.count(b"\n") == 1
        assert to_json(record) == json.loads(line)

    test()


def test_types_are_told_apart() -> None:
    types = [fields(kind)[0].default for kind in Record.__subclasses__()]
    assert all(isinstance(one, str) for one in types)
    assert len(types) == len(set(types))


def covers(form: Any, earlier: Any) -> bool:
    """Whether a form says what an earlier one did, and at most new keys beside it."""
    match earlier:
        case dict():
            return all(key in form and covers(form[key], earlier[key]) for key in earlier)
        case list():
            return len(form) == len(earlier) and all(map(covers, form, earlier))
        case _:
            return form == earlier


def test_what_an_earlier_gevo_wrote_is_written_the_same() -> None:
    seen: set[type[Record]] = set()
    for line in EARLIER.read_bytes().splitlines(keepends=True):
        record = RECORDS.validate_json(line)
        assert covers(to_json(record), json.loads(line))
        assert RECORDS.validate_json(encode(record)) == record
        seen.add(type(record))
    assert seen == set(Record.__subclasses__())


def test_an_earlier_journal_is_read_and_goes_on(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.jsonl", RECORDS, sealed=False)
    shutil.copy(EARLIER, journal.path)
    earlier = journal.read()
    journal.append([END])
    assert journal.read() == [*earlier, END]
    sealed = Journal(journal.path, RECORDS)
    with pytest.raises(Damaged, match="line 1 is damaged"):
        sealed.read()
    assert journal.truncate_after_last(End) == 0
    assert sealed.read() == [*earlier, END]


def test_an_earlier_run_has_digests_once_it_is_resumed(tmp_path: Path) -> None:
    baseline = Program(Dialect.LLVM, "", ())
    about = {"path": "k.ll", "digest": baseline.digest, "dialect": "llvm", "entry": []}
    earlier = {**RUN, "format": SEALED - 1, "program": about}
    folder = RunFolder.create(tmp_path, earlier, "")
    for path, record in ((folder.journal.path, GENERATION), (folder.progress.path, WALL)):
        path.write_bytes(encode(record))
    (tmp_path / "manifest.json").write_text(json.dumps(earlier))
    RunFolder.open(tmp_path).resume({**RUN, "program": about})
    again = RunFolder.open(tmp_path)
    assert again.manifest["format"] == VERSION
    assert again.journal.read() == [GENERATION]
    assert again.progress.read() == [WALL]


@pytest.mark.parametrize(
    ("error", "text"), [(math.inf, "inf"), (-math.inf, "-inf"), (math.nan, "nan")]
)
def test_figures_that_json_has_not_are_texts(error: float, text: str) -> None:
    line = encode(replace(evaluation(1), measurement=replace(OK, error=error)))
    assert f'"error":"{text}"' in line.decode()
    again = RECORDS.validate_json(line)
    assert isinstance(again, Evaluation)
    assert str(again.measurement.error) == text


def test_what_a_later_gevo_has_added_is_left_out(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.jsonl", RECORDS)
    later = [{"type": "weather", "is": "fine"}, {"type": "end", "reason": "rain", "wet": True}]
    write(journal.path, later)
    assert journal.read() == [End(reason="rain")]
    assert journal.truncate_after_last(End) == 0
    assert lines(journal.path) == later  # what is left out is not lost


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"id": None}, "evaluation.id"),
        ({"id": "x"}, "evaluation.id"),
        ({"measurement": {}}, "evaluation.measurement.outcome"),
        ({"measurement": {"outcome": "ok"}}, "evaluation.measurement.times_ns"),
        ({"measurement": {**OK.to_json(), "outcome": "fine"}}, "evaluation.measurement.outcome"),
        ({"parents": 3}, "evaluation.parents"),
        ({"cached": "perhaps"}, "evaluation.cached"),
    ],
)
def test_a_malformed_record_is_named_by_file_and_line(
    tmp_path: Path, change: Mapping[str, Any], reason: str
) -> None:
    journal = Journal(tmp_path / "journal.jsonl", RECORDS)
    good = to_json(evaluation(1))
    write(journal.path, [good, {**good, **change}, good])
    with pytest.raises(ConfigError) as raised:
        journal.read()
    assert str(raised.value).startswith(f"{journal.path}: line 2: a record is malformed ({reason}")
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    "form",
    [
        None,
        "nothing",
        {"version": 2, "edits": []},
        {"version": 1, "edits": [{"kind": "explode", "id": "e1", "seed": 1, "rewires": []}]},
        {"version": 1, "edits": [{"kind": "delete", "id": "e1", "seed": 1, "rewires": []}]},
        [{"kind": "delete", "id": "e1", "seed": 1, "rewires": [], "uid": "u1", "why": "new"}],
    ],
)
def test_a_patch_that_cannot_be_read_is_kept_as_it_is(form: Any) -> None:
    record = RECORDS.validate_python({**to_json(evaluation(1)), "patch": form})
    assert isinstance(record, Evaluation)
    assert record.patch == Unreadable(form)
    assert list(record.patch) == []
    assert to_json(record)["patch"] == json.loads(encode(record))["patch"] == form
    with pytest.raises(EditError):
        readable(record.patch)


def test_a_patch_may_be_the_list_of_its_edits() -> None:
    good = evaluation(1)
    form = to_json(good)
    assert RECORDS.validate_python({**form, "patch": form["patch"]["edits"]}) == good


RUN: dict[str, Any] = {
    "program": {"path": "k.ll", "digest": "d", "dialect": "llvm", "entry": ["k"]},
    "workload": {"path": "k.toml", "digest": "w"},
    "device": {"name": "simt:H200", "modelled": True},
    "seed": 1,
    "options": {},
}
SESSION = {"kind": "tune", "strategy": "random", "seed": 1, "trials": 1, "problems": []}


@pytest.mark.parametrize(("folder", "manifest"), [(RunFolder, RUN), (TuningFolder, SESSION)])
def test_manifests_hold_the_version(folder: Any, manifest: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "manifest.json"
    earlier = {**manifest, "format": SEALED - 1}
    file.write_text(json.dumps(earlier))
    assert folder.open(tmp_path).manifest == earlier
    for version in ("new", None):
        file.write_text(json.dumps({**manifest, "format": version}))
        with pytest.raises(ConfigError, match="is not the manifest of a run, it has no format"):
            folder.open(tmp_path)
    file.write_text(json.dumps({**manifest, "format": VERSION}))
    with pytest.raises(Damaged, match="its digest does not fit"):
        folder.open(tmp_path)
    file.write_text(json.dumps({**manifest, "format": VERSION + 1}))
    with pytest.raises(ConfigError, match=f"has format {VERSION + 1}, this gevo reads up to"):
        folder.open(tmp_path)
    assert "use a newer one" in run_here("report", tmp_path).refusal
