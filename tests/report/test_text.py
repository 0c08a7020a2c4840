import copy
import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from gevo.records.forms import to_json
from gevo.records.schema import Original, Speed
from gevo.report import figures, text
from gevo.report.explain import explain_front
from gevo.report.model import NO_BETTER, NOT_JUDGED, build

GOLDEN = Path(__file__).parent / "golden_table.txt"


def printed(folder: Path, width: int = 100) -> str:
    out = io.StringIO()
    report = build(folder)
    shown = text.summary(report, explain_front(report))
    Console(file=out, width=width, color_system=None).print(shown)
    return out.getvalue()


def test_golden_table(make_run):
    assert printed(make_run()) == GOLDEN.read_text(encoding="utf-8")


def test_reasons_with_brackets_are_not_markup(make_run):
    assert "[big] <n=4096>" in re.sub(r"\s*│?\n[│\s]*", " ", printed(make_run(), 200))


def test_of_many_refused_members_five_are_listed_and_the_rest_counted(make_run, journal):
    measured = [journal.ok(1000.0 + n, 1.0 - n / 10) for n in range(8)]
    evaluations = [journal.evaluation(n, [journal.COPY], m) for n, m in enumerate(measured, 1)]
    refused = [
        {**journal.VALIDATION[0], "id": n, "why_not": f"reason{n} " + "long " * 60}
        for n in range(1, 8)
    ]
    good = {**journal.VALIDATION[1], "id": 8}
    folder = make_run((*journal.START, *evaluations, *refused, good))
    out = printed(folder, 200)
    assert [f"reason{n}" in out for n in range(1, 8)] == [True] * 5 + [False] * 2
    assert "and 2 more not offered" in out
    assert " yes " in out
    assert out.count("long") <= 5 * 100 / len("long ")
    whole = build(folder).to_json()["front"]
    assert all(m["why_not"].count("long") == 60 for m in whole if not m["validated"])


def test_a_reason_without_spaces_is_cut_too(make_run, journal):
    refused = {**journal.VALIDATION[0], "why_not": "x" * 500}
    folder = make_run((*journal.START, *journal.SEARCH, refused))
    assert printed(folder, 400).count("x" * 101) == 0


def test_measured_times_are_never_called_modelled(make_run):
    out = printed(make_run(modelled=False))
    assert "modelled" not in out
    assert "measured, cuda:H200" in out


def test_nothing_to_offer(make_run, journal):
    out = printed(make_run((*journal.START, *journal.SEARCH)))
    assert "Nothing to offer, the run has not finished." in out
    assert "no: not validated yet" in out
    out = " ".join(out.split())
    assert "not finished." in out


def test_nothing_was_better(make_run, journal):
    end = {"type": "end", "reason": "generations"}
    records = (*journal.START, journal.evaluation(1, [journal.COPY], journal.ok(2000.0)), end)
    report = build(make_run(records))
    assert [m.why_not for m in report.front] == [NO_BETTER]
    assert "no variant was better" in text.headline(report)


END = {"type": "end", "reason": "time budget"}


def test_what_tried_nothing_is_not_said_to_have_found_nothing(make_run, journal):
    report = build(make_run((*journal.START, END)))
    assert "no variant was tried before the run ended" in text.headline(report)


def test_what_was_not_judged_is_not_said_to_have_failed(make_run, journal):
    faster = journal.evaluation(1, [journal.COPY], journal.ok(500.0))
    report = build(make_run((*journal.START, faster, END)))
    assert [m.why_not for m in report.front] == [NOT_JUDGED]
    assert "no variant was validated before the run ended" in text.headline(report)


def test_nothing_passed(make_run, journal):
    records = (*journal.START, *journal.SEARCH, journal.VALIDATION[0], journal.VALIDATION[-1])
    report = build(make_run(records))
    assert {m.id: m.why_not for m in report.front}[2] == NOT_JUDGED
    assert "no variant passed validation" in text.headline(report)


def test_what_could_not_be_judged_to_its_end_is_said_first(make_run, journal):
    late = {
        **journal.VALIDATION[0],
        "id": 2,
        "conclusion": "not judged",
        "why_not": "the emitted PTX, read back: not done within the time budget",
        "stages": [],
    }
    report = build(make_run((*journal.START, *journal.SEARCH, late, journal.VALIDATION[-1])))
    told = f"variant 2 could not be judged to its end ({late['why_not']})"
    assert f"Nothing to offer, {told}" in text.headline(report)


def test_an_empty_run_prints(make_run):
    assert "0 proposals" in printed(make_run(()))


@pytest.mark.parametrize(
    ("ns", "shown"),
    [
        (None, "—"),
        (float("inf"), "—"),
        (0.25, "0.2500 ns"),
        (999.0, "999.0 ns"),
        (1500.0, "1.500 µs"),
        (2.5e6, "2.500 ms"),
        (1234e9, "1234 s"),
    ],
)
def test_times(ns, shown):
    assert figures.time(ns) == shown


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (None, "—"),
        (3.21, "3.2 s"),
        (62.5, "1 min 02 s"),
        (7500.0, "2 h 05 min"),
        (3599.9, "1 h 00 min"),
    ],
)
def test_durations(seconds, shown):
    assert figures.duration(seconds) == shown


def test_errors_and_speedups():
    assert [figures.error(e) for e in (None, 0.0, 1.5e-7, float("inf"))] == [
        "—",
        "0",
        "1.5e-7",
        "inf",
    ]
    assert [figures.speedup(s) for s in (None, 1.25)] == ["—", "1.250x"]


def test_a_modelled_gain_is_a_range(make_run, journal):
    ends = {"speedup_low": 1.2, "speedup_high": 1.31, "gpus": {"H200": 1.25, "P100": 0.99}}
    everything = (*journal.START, *journal.SEARCH, *journal.VALIDATION)
    records = [copy.deepcopy(dict(record)) for record in map(to_json, everything)]
    for record in records:
        for speed in record.get("speed", {}).values():
            speed |= ends
        if record.get("id") == 2 and record["type"] == "validation":
            record["why"] = {"sentence": "less of it", "kernels": [], "lines": []}
    report = build(make_run(records))
    assert text.headline(report).startswith(
        "Validated variant 2, 1.200\N{EN DASH}1.310x modelled (H200), holds on 1 of 2 GPUs on the "
        "training cases, 1.250x on the held-out cases"
    )
    best = report.to_json()["front"][0]
    assert (best["speedup_low"], best["speedup_high"]) == (1.2, 1.31)
    assert best["gpus"] == {"H200": 1.25, "P100": 0.99}
    assert best["why"]["sentence"] == "less of it"
    shown = printed(report.folder, 140)
    assert "which gives less of it; nothing was found" in " ".join(shown.split())
    assert "yes, holds on 1 of 2 GPUs" in shown


def test_a_gain_stands_beside_that_over_the_compilers_flags(make_run, journal):
    def optimized(number, pipeline, time_ns):
        edit = {"kind": "optimize", "id": f"e00000000000{number}", "seed": 0, "rewires": []}
        return journal.evaluation(number, [edit | {"pipeline": pipeline}], journal.ok(time_ns))

    def headline(*tried):
        records = (*journal.START, *journal.SEARCH, *tried, *journal.VALIDATION)
        folder = make_run(records, name="-".join(["run", *(str(one["id"]) for one in tried)]))
        report = build(folder)
        return report, text.headline(report)

    report, said = headline()
    assert report.compiler is None
    assert "over -O3" not in said
    base = report.baseline.runtime_ns
    unroll = optimized(7, "o3_unroll", base / 1.25)
    report, said = headline(unroll, optimized(8, "gvn", base / 9), optimized(9, "o3", base / 1.1))
    over = report.best.train.speedup / 1.25
    assert f"({over:.3f}x over -O3 with an unrolling threshold of 1500)" in said
    assert report.to_json()["compiler"]["speedup"] == pytest.approx(1.25)
    report, said = headline(optimized(7, "o3", 2 * base))
    assert "(no flag that was tried is faster than the text as given)" in said


TAKEN = (
    ", from which gevo has taken promises to LLVM that edits could break, such as nsw and "
    "readonly; LLVM compiled both."
)


@pytest.mark.parametrize(
    ("program", "speedup", "said"),
    [
        (
            {"path": "kernels/k.ll", "dialect": "llvm"},
            1.002,
            " k.ll, as it was given to gevo, is 1.002 times as fast as the unmodified program"
            + TAKEN,
        ),
        (
            {"path": "k.ptx", "dialect": "llvm", "ptx": True},
            1.25,
            " Beware: k.ptx, as its compiler wrote it, is 1.250 times as fast as the unmodified "
            "program" + TAKEN,
        ),
        (
            {"path": "m.mlir", "dialect": "stablehlo"},
            1.0,
            " m.mlir, as it was given to gevo, is 1.000 times as fast as the unmodified program.",
        ),
        (
            {"path": "k.ll", "dialect": "llvm"},
            None,
            " k.ll, as it was given to gevo, was not timed: why.",
        ),
    ],
)
def test_what_the_users_file_is_compared_with_is_said(make_run, program, speedup, said) -> None:
    report = build(make_run())
    manifest = {**report.manifest, "program": {**report.manifest["program"], **program}}
    compared = speedup and Speed(
        candidate_ns=1.0,
        baseline_ns=speedup,
        speedup=speedup,
        candidate_spread=0.0,
        baseline_spread=0.0,
        trials=1,
        p_value=None,
        effect=None,
    )
    original = Original(comparison=compared, detail="why")
    assert text.original(replace(report, manifest=manifest, original=original)) == said
