import json
import math

import pytest

from gevo.errors import ConfigError
from gevo.outcome import Outcome
from gevo.report.model import NOT_YET, build
from gevo.report.outcomes import RECOMBINED

SCHEMA_KEYS = [
    "schema",
    "program",
    "device",
    "seed",
    "baseline",
    "front",
    "evaluations",
    "generations",
    "wall_s",
]
MEMBER_KEYS = [
    "id",
    "edits",
    "runtime_ns",
    "speedup",
    "error",
    "heldout",
    "race_free",
    "validated",
    "why_not",
]
FIGURES_KEYS = ["runtime_ns", "speedup", "error", "speedup_low", "speedup_high", "gpus"]


def test_schema_1(make_run):
    data = json.loads(json.dumps(build(make_run()).to_json(), allow_nan=False))
    assert list(data)[: len(SCHEMA_KEYS)] == SCHEMA_KEYS
    assert data["schema"] == 1
    assert data["program"].endswith("axpy.ll")
    assert data["device"] == {"name": "simt:H200", "modelled": True}
    assert data["seed"] == 7
    assert data["baseline"]["runtime_ns"] == 2000.0
    assert data["wall_s"] == 62.5
    for member in data["front"]:
        assert list(member)[: len(MEMBER_KEYS)] == MEMBER_KEYS
        assert set(member["heldout"]) == set(FIGURES_KEYS)
    assert data["generations"] == [
        {"n": 0, "hypervolume": 0.25, "best_speedup": 2.0, "evaluated": 3, "wall_s": 1.5},
        {"n": 1, "hypervolume": 0.5, "best_speedup": 2.0, "evaluated": 5, "wall_s": 62.5},
    ]
    assert data["generations_speedup_from"] == "search estimate"


def test_front_holds_figures_and_reasons_validated_first(make_run):
    good, bad = build(make_run()).to_json()["front"]
    assert (good["id"], good["validated"], good["why_not"]) == (2, True, None)
    assert (good["runtime_ns"], good["speedup"], good["error"]) == (1600.0, 1.25, 0.0)
    known = {"runtime_ns": 3200.0, "speedup": 1.25, "error": 0.001}
    assert good["heldout"] == dict.fromkeys(FIGURES_KEYS) | known
    assert [edit["kind"] for edit in good["edits"]] == ["replace"]
    assert (bad["id"], bad["validated"]) == (1, False)
    assert bad["why_not"] == "wrong on held-out case [big] <n=4096>"
    assert bad["heldout"] == dict.fromkeys(FIGURES_KEYS)


def test_only_validated_members_are_offered(make_run):
    report = build(make_run())
    assert [m.id for m in report.offered] == [2]
    assert report.best is not None
    assert report.best.id == 2


def test_counts_add_up(make_run):
    data = build(make_run()).to_json()["evaluations"]
    assert (data["proposed"], data["evaluated"], data["cache_hits"]) == (9, 5, 1)
    assert data["refused"] == {"edit_failed": 1, "known": 2}
    assert data["by_outcome"] == {"ok": 4, "edit_failed": 1, "wrong": 1, "race": 1}
    assert sum(data["by_outcome"].values()) + data["refused"]["known"] == data["proposed"]
    assert data["spared"] == pytest.approx(4 / 9)


def test_invalid_variants_cost_no_compilation(make_run, journal):
    invalid = journal.failed(Outcome.INVALID)
    records = (
        *journal.START,
        journal.evaluation(1, [journal.COPY], invalid, key=None),
        journal.evaluation(2, [journal.COPY], invalid, key=None, cached=True),
        journal.evaluation(3, [journal.DELETE], journal.ok(1000.0)),
        journal.evaluation(4, [journal.DELETE], journal.failed(Outcome.COMPILE_FAILED)),
    )
    assert build(make_run(records)).counts.spared == 0.5


def test_kinds_count_new_edits_only(make_run):
    rows = {row.kind: row for row in build(make_run()).counts.by_kind}
    assert rows["copy"].outcomes == {Outcome.OK: 1, Outcome.WRONG: 1}
    assert rows["delete"].outcomes == {Outcome.OK: 1}
    assert rows["replace operand"].outcomes == {Outcome.OK: 1}
    assert rows[RECOMBINED].outcomes == {Outcome.OK: 1, Outcome.RACE: 1}
    assert rows["delete"].median_speedup == 2.0
    assert (rows["copy"].median_speedup, rows["copy"].faster) == (0.8, 0)


def test_spread_counts_each_distinct_variant_once(make_run):
    report = build(make_run())
    assert report.spread.values == (0.8, 1.25, 2.0)
    assert dict(report.spread.quantiles)["median"] == 1.25
    assert dict(report.spread.quantiles)["25 %"] == pytest.approx(1.025)
    assert report.spread.faster == 2
    assert sorted(report.points) == [(0.8, 0.0), (1.25, 0.0), (2.0, 0.5)]


def test_without_validation_nothing_is_offered(make_run, journal):
    report = build(make_run((*journal.START, *journal.SEARCH)))
    assert report.offered == ()
    assert {m.why_not for m in report.front} == {NOT_YET}
    assert [m.id for m in report.front] == [1, 2]
    assert report.end is None


def test_a_run_killed_in_its_first_generation_has_a_front(make_run, journal):
    report = build(make_run((*journal.START, *journal.SEARCH[:3])))
    assert [m.id for m in report.front] == [1, 2]
    assert report.generations == ()


def test_a_run_killed_at_once_is_empty(make_run):
    folder = make_run(())
    assert not (folder / "journal.jsonl").exists()
    data = build(folder).to_json()
    assert data["front"] == []
    assert data["baseline"]["runtime_ns"] is None
    assert data["evaluations"]["proposed"] == 0
    assert data["evaluations"]["spared"] is None


def test_a_torn_last_line_is_ignored(make_run):
    folder = make_run()
    whole = build(folder).to_json()
    with (folder / "journal.jsonl").open("a") as file:
        file.write('{"type": "evaluation", "id": 9')
    assert build(folder).to_json() == whole


def test_unknown_record_types_are_ignored(make_run, journal):
    records = (*journal.START, {"type": "weather", "is": "fine"}, *journal.SEARCH)
    assert [m.id for m in build(make_run(records)).front] == [1, 2]


def test_infinite_figures_become_null(make_run, journal):
    wrong = journal.failed(Outcome.WRONG) | {"error": math.inf}
    validation = {**journal.VALIDATION[0], "heldout": wrong}
    front = build(make_run((*journal.START, *journal.SEARCH, validation))).to_json()["front"]
    member = next(m for m in front if m["id"] == 1)
    assert member["heldout"]["error"] is None
    json.dumps(front, allow_nan=False)


def test_a_validated_variant_outside_the_last_front_is_listed(make_run, journal):
    validation = {**journal.VALIDATION[1], "id": 3}
    report = build(make_run((*journal.START, *journal.SEARCH, validation)))
    assert [m.id for m in report.front] == [3, 1, 2]


def test_a_malformed_record_is_a_config_error(make_run, journal):
    folder = make_run((*journal.START, {"type": "evaluation", "id": 1}))
    with pytest.raises(ConfigError, match=r"journal\.jsonl"):
        build(folder)


def test_a_damaged_line_is_a_config_error(make_run):
    folder = make_run()
    with (folder / "journal.jsonl").open("a") as file:
        file.write("garbage\n{}\n")
    with pytest.raises(ConfigError, match="damaged"):
        build(folder)


def test_no_run_folder_is_a_config_error(tmp_path):
    with pytest.raises(ConfigError, match="not a run folder"):
        build(tmp_path)


def test_what_was_found_after_the_last_generation_replaces_what_it_dominates(make_run, journal):
    """A search that ran out of time ends in the middle of a generation."""
    late = journal.evaluation(7, [journal.COPY], journal.ok(900.0), generation=2)
    verdict = {**journal.VALIDATION[1], "id": 7}
    end = {"type": "end", "reason": "time budget"}
    front = build(make_run([*journal.START, *journal.SEARCH, late, verdict, end])).front
    assert [m.id for m in front] == [7]


def test_a_minimised_member_shows_what_remains(make_run, journal):
    minimized = {
        "type": "minimized",
        "id": 2,
        "patch": {"version": 1, "edits": []},
        "from": 1,
        "to": 0,
        "variant": "v",
        "measurement": journal.ok(1601.0),
    }
    beside = {**journal.VALIDATION[1], "heldout_baseline": journal.ok(3840.0), "flags": ["odd"]}
    beside["speed"] = {}
    run = make_run([*journal.START, *journal.SEARCH, minimized, beside])
    member = next(m for m in build(run).to_json()["front"] if m["id"] == 2)
    assert (len(member["edits"]), len(member["edits_before"])) == (0, 1)
    assert member["runtime_ns"] == 1601.0
    assert member["heldout"]["speedup"] == 1.2  # against the baseline timed beside it
    assert member["flags"] == ["odd"]
    assert member["effects"] is None
