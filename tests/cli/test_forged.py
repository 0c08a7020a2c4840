"""Run folders, patches and stored winners that were changed by hand, field by field.

Whatever stands in a file, a command ends well, with a documented verdict, or refuses in one line.
Digests are made to fit: they guard against accidents only.
"""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from gevo.errors import GevoError
from gevo.records.files import Chain, seal_file
from gevo.records.run import RunFolder
from gevo.study.judging import archive_of, target_of
from gevo.study.trust import Trust
from tests.cli.conftest import run_here
from tests.journals import lines

DEEP = json.loads("[" * 90 + "]" * 90)
DEEPER = json.loads("[" * 400 + "]" * 400)
MISSING = object()
FORGERIES = int(os.environ.get("GEVO_FORGERIES", "100"))
"""Of each file."""
VALIDATE = ("validate", "run")
BAD: tuple[Any, ...] = (
    *(MISSING, None, True, 0, -1, 1.5, -(10**30), 10**400, 2**63, 1e308),
    *(float("nan"), float("inf"), float("-inf"), "nan", "inf", "", "1", "\0", "\ud800", "\udcff"),
    *("../../etc/passwd", [], {}, [[]], [None], {"a": 1}, ["k", 3], DEEP, DEEPER),
)
Place = tuple[Any, ...]


def places(data: Any, before: Place = ()) -> Iterator[Place]:
    """Every field of a JSON object, and the first items of its lists."""
    items: Sequence[tuple[Any, Any]] = ()
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data[:2]))
    for key, part in items:
        yield (*before, key)
        yield from places(part, (*before, key))


def changed(data: Any, place: Place, value: Any) -> Any:
    """A copy with one field changed, or without it."""
    data = copy.deepcopy(data)
    part = data
    for key in place[:-1]:
        part = part[key]
    if value is MISSING:
        part.pop(place[-1])
    else:
        part[place[-1]] = value
    return data


def forgeries(data: Any, seed: int) -> Sequence[tuple[Place, Any]]:
    """Fields with bad values for them, drawn from a seed."""
    every = [(place, value) for place in places(data) for value in BAD]
    return random.Random(seed).sample(every, min(FORGERIES, len(every)))


def written(data: Any) -> bytes:
    return json.dumps(data, indent=2).encode() + b"\n"


def sealed(data: Any) -> bytes:
    return seal_file(written(data))


def journal(records: Sequence[Any]) -> bytes:
    chain = Chain(required=True)
    bodies = (json.dumps(one, separators=(",", ":")).encode() + b"\n" for one in records)
    return b"".join(map(chain.seal, bodies))


def require_told(*args: str) -> None:
    """Run a command: it ends well, with a verdict, or with one line."""
    if args == VALIDATE:  # what it reads: a verdict takes long
        with suppress(GevoError):
            folder = RunFolder.open(Path("run"))
            archive_of(folder, target_of(folder, 1, Trust()))
        return
    done = run_here(*args)
    assert "Traceback" not in done.err
    if done.code == 2:
        assert done.refusal
    else:
        assert done.code in (0, 1), done


def forge(path: Path, data: Any, write: Any, commands: Sequence[Sequence[str]], seed: int) -> None:
    """Run the commands in turns on a file with one field changed; it is left as it was."""
    before = path.read_bytes()
    for number, (place, value) in enumerate(forgeries(data, seed)):
        path.write_bytes(write(changed(data, place, value)))
        try:
            require_told(*commands[number % len(commands)])
        except Exception as error:
            shown = "missing" if value is MISSING else repr(value)[:40]
            error.add_note(f"{path.name}: {place} is {shown}")
            raise
    path.write_bytes(before)


def body(path: Path) -> dict[str, Any]:
    return {k: v for k, v in json.loads(path.read_bytes()).items() if k != "digest"}


@pytest.fixture
def forged(run_copy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished run, beside its kernel and its workload in the current folder."""
    monkeypatch.chdir(run_copy.parent)
    return run_copy


READING: Sequence[Sequence[str]] = (
    ("report", "run"),
    ("report", "run", "--json"),
    ("watch", "run", "--once"),
    ("export", "run", "--out", "winners"),
    VALIDATE,
)


def test_every_field_of_the_manifest(forged: Path) -> None:
    path = forged / "manifest.json"
    forge(path, body(path), sealed, READING, 1)


def test_every_field_of_the_journal(forged: Path) -> None:
    path = forged / "journal.jsonl"
    records = lines(path)
    kinds = {record["type"]: number for number, record in enumerate(records)}
    data = {number: records[number] for number in kinds.values()}  # the last of each type

    def write(new: dict[int, Any]) -> bytes:
        return journal([new.get(number, record) for number, record in enumerate(records)])

    forge(path, data, write, READING, 2)


@pytest.mark.parametrize("write", [written, sealed])
def test_every_field_of_a_patch(forged: Path, write: Any) -> None:
    path = forged / "front/01.patch.json"
    apply = ("apply", "poly.ll", "--patch", str(path), "-o", "out.ll")
    forge(path, body(path), write, (apply, (*apply, "--force"), READING[3], READING[1]), 3)


def test_every_field_of_a_stored_winner(forged: Path) -> None:
    assert run_here(*READING[3]).code == 0
    (path,) = Path("winners").glob("*/winner.json")
    check = ("check", "winners")
    given = (*check, "poly.ll")
    commands = (check, given, (*given, "--json"), (*given, "--junit", "junit.xml"))
    forge(path, body(path), written, commands, 4)


@pytest.mark.parametrize("command", ["report", "watch", "export"])
@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("device",), MISSING),
        (("device",), 0),
        (("device", "modelled"), MISSING),
        (("device", "fingerprint", "model"), "\ud800"),
        (("workload",), MISSING),
        (("workload",), [[]]),
        (("workload",), None),
        (("workload", "digest"), MISSING),
        (("options",), -1),
        (("options",), float("nan")),
        (("options", "tolerance"), float("inf")),
        (("program", "launched"), -1),
        (("program", "entry"), MISSING),
        (("program", "entry"), [[[]]]),
        (("program", "entry"), ["\udcff"]),
        (("program", "path"), MISSING),
        (("program", "path"), {"a": 1}),
        (("program", "path"), "a\0b"),
        (("program", "dialect"), ""),
        (("program", "digest"), MISSING),
        (("seed",), 10**400),
        (("zz",), DEEPER),
    ],
)
def test_a_malformed_manifest_is_refused(
    forged: Path, command: str, place: Place, value: Any
) -> None:
    path = forged / "manifest.json"
    path.write_bytes(sealed(changed(body(path), place, value)))
    more = {"watch": ["--once"], "export": ["--out", "winners"]}.get(command, [])
    assert "manifest.json" in run_here(command, "run", *more).refusal


@pytest.mark.parametrize("form", ["", "--json"])
@pytest.mark.parametrize(
    ("kind", "place", "value"),
    [
        ("baseline", ("measurement", "times_ns", 0), float("nan")),
        ("baseline", ("measurement", "times_ns", 0), -1.0),
        ("bound", ("time_ns",), float("inf")),
        ("bound", ("alone_ns", "launch"), 10**400),
        ("validation", ("why", "causes", "launch", "after"), -1e30),
        ("validation", ("speed", "training", "speedup"), -2.0),
    ],
)
def test_a_number_that_cannot_be_is_refused(
    forged: Path, kind: str, place: Place, value: Any, form: str
) -> None:
    path = forged / "journal.jsonl"
    records = lines(path)
    number = max(i for i, record in enumerate(records) if record["type"] == kind)
    records[number] = changed(records[number], place, value)
    path.write_bytes(journal(records))
    told = run_here("report", "run", *filter(None, [form])).refusal
    assert f"journal.jsonl: line {number + 1}" in told


@pytest.mark.parametrize("entry", ["poly", [None], None, [["poly"]]])
def test_names_are_a_list(forged: Path, entry: Any) -> None:
    path = forged / "front/01.patch.json"
    path.write_bytes(written({**body(path), "entry": entry}))
    done = run_here("apply", "poly.ll", "--patch", path, "-o", "out.ll")
    assert "01.patch.json: is not the patch of a winner" in done.refusal


def test_a_name_that_is_no_text_is_no_edit(forged: Path) -> None:
    path = forged / "front/01.patch.json"
    data = body(path)
    (edit, *_) = data["patch"]["edits"]
    names = [name for name in edit if name.endswith("uid") or name == "before"]
    path.write_bytes(written(changed(data, ("patch", "edits", 0, names[0]), "\ud800")))
    done = run_here("apply", "poly.ll", "--patch", path, "-o", "out.ll")
    assert "01.patch.json: is not the patch of a winner" in done.refusal


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("source",), True),
        (("name",), ["k", 3]),
        (("kernels", 0, "name"), [[]]),
        (("kernels", 0, "fingerprint"), float("nan")),
        (("kernels", 0, "fingerprint"), "\ud800"),
        (("workload", "path"), "\0"),
        (("patch",), DEEPER),
        (("more",), 1),
    ],
)
def test_a_malformed_winner_is_refused(forged: Path, place: Place, value: Any) -> None:
    assert run_here(*READING[3]).code == 0
    (path,) = Path("winners").glob("*/winner.json")
    path.write_bytes(written(changed(body(path), place, value)))
    done = run_here("check", "winners", "poly.ll", "--junit", "junit.xml")
    assert "is not a winner of format 1" in done.refusal


def claimed(run: Path, **changes: Any) -> None:
    """Change the record of the verdict on the winner."""
    path = run / "journal.jsonl"
    number = body(run / "front/01.patch.json")["id"]
    records = [
        {**one, **changes} if one["type"] == "validation" and one["id"] == number else one
        for one in lines(path)
    ]
    path.write_bytes(journal(records))


@pytest.mark.parametrize(
    "claim",
    [
        {"conclusion": "refused"},
        {"validated": False},
        {"stages": [{"name": "training", "passed": False, "detail": "wrong", "excused": False}]},
    ],
)
def test_a_verdict_that_contradicts_itself_offers_nothing(
    forged: Path, claim: dict[str, Any]
) -> None:
    claimed(forged, **claim)
    assert "has not passed a validation" in run_here(*READING[3]).refusal
    report = json.loads(run_here(*READING[1]).out)
    number = body(forged / "front/01.patch.json")["id"]
    (member,) = [one for one in report["front"] if one["id"] == number]
    assert not member["validated"]
    assert member["conclusion"] == "refused"
    assert "0 of" in run_here(*READING[2]).out


def test_a_verdict_is_on_the_patch_before_it(forged: Path) -> None:
    path = forged / "journal.jsonl"
    number = body(forged / "front/01.patch.json")["id"]
    records = lines(path)
    own = next(i for i, r in enumerate(records) if r["type"] == "validation" and r["id"] == number)
    judged = [i for i, r in enumerate(records[:own]) if r.get("id") == number]
    told = "is not the one that was validated"
    other = [{**r, "variant": "f" * 64} if i in judged else r for i, r in enumerate(records)]
    path.write_bytes(journal(other))
    assert told in run_here(*READING[3]).refusal
    path.write_bytes(journal([r for i, r in enumerate(records) if i not in judged]))
    assert told in run_here(*READING[3]).refusal
    path.write_bytes(journal([*other, records[judged[-1]]]))
    assert "has not passed a validation" in run_here(*READING[3]).refusal
    path.write_bytes(journal(records))
    assert run_here(*READING[3]).code == 0
