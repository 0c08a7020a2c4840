"""What a database of tuned kernels says is checked against the kernel before it is used."""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gevo.frontend.source import FIRST
from gevo.program.load import load
from gevo.records.tuned import TunedDatabase, TunedKernel
from gevo.study.sources import Compilations
from gevo.workload.spec import load as load_workload
from tests.cli.conftest import Gevo
from tests.journals import change_manifest
from tests.nvrtc import needs_nvrtc

DATA = Path(__file__).parents[1] / "data/tunable"
SUM = """
#include "added.h"
extern "C" __global__ void sum(const float *x, float *y, int n) {
    float a = 0;
    const float *row = x + (long long)blockIdx.x * n;
#if ITEMS == 8
    for (int c = 0; c + 8 <= n; c += 8)
        for (int i = 0; i < 8; i++)
            ADDED(a, row[c + i]);
    for (int c = n / 8 * 8; c < n; c++)
        a += row[c];
#else
#pragma unroll 1
    for (int c = 0; c < n; c++)
        a += row[c];
#endif
    y[blockIdx.x] = a;
}
"""
HEADER = "#define ADDED(to, value) to += value\n"
SUM_SPEC = """
name = "sum"
program = "sum.cu"
tolerance = 1e-5
[sizes]
n = 300
m = 8
[arrays.x]
role = "in"
dtype = "f32"
shape = ["m", "n"]
init = { kind = "uniform" }
[arrays.y]
role = "out"
dtype = "f32"
shape = ["m"]
[error]
metric = "max_relative"
[[launch]]
kernel = "sum"
grid = ["m"]
block = [1]
args = ["x", "y", "n"]
[tune.parameters]
items = { discrete = [1, 8] }
[tune.defaults]
items = 1
[tune.constants]
ITEMS = "items"
[[train]]
seed = 1
sizes = { n = 1000 }
[[heldout]]
seed = 101
sizes = { n = 777, m = 3 }
"""


@pytest.fixture
def scale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TunedKernel:
    """An entry of a database for `scale.ll`, which lies in the current folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("scale.ll", "scale.toml"):
        shutil.copy(DATA / name, tmp_path)
    settings = {"threads": 64, "work": 4}
    program = load("scale.ll")
    return TunedKernel(
        kernel="scale",
        program=program.digest,
        sizes=((("n", 4000),), (("n", 6000),)),
        device="simt:H200",
        fingerprint={},
        modelled=True,
        settings=settings,
        constants={"WORK": 4, "FACTOR": 1.5},
        time_ns=1.0,
        default_ns=2.0,
        trials=1,
        gevo="0.1.0",
        gives=program.configured(tuple(settings.items())).digest,
        file="scale.ll",
    )


@pytest.fixture
def summed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TunedKernel:
    """An entry for `sum.cu` with `items = 8`."""
    monkeypatch.chdir(tmp_path)
    Path("sum.cu").write_text(SUM)
    Path("added.h").write_text(HEADER)
    Path("sum.toml").write_text(SUM_SPEC)
    compiled = Compilations(Path("sum.cu"), load_workload("sum.toml"), FIRST, "sm_90").program
    return TunedKernel(
        kernel="sum",
        program=compiled(()).digest,
        sizes=((("n", 1000), ("m", 8)),),
        device="simt:H200",
        fingerprint={},
        modelled=True,
        settings={"items": 8},
        constants={},
        time_ns=1.0,
        default_ns=2.0,
        trials=1,
        gevo="0.1.0",
        gives=compiled((("items", 8),)).digest,
        file="sum.cu",
    )


def store(*entries: TunedKernel | dict[str, Any]) -> None:
    forms = [one.to_json() if isinstance(one, TunedKernel) else one for one in entries]
    Path("db.json").write_text(json.dumps({"format": 2, "kernels": forms}))


APPLY = ("--tuned", "db.json", "-o", "out")


def test_what_can_be_checked_is_applied(gevo: Gevo, scale: TunedKernel) -> None:
    for entry in (scale, replace(scale, gives="", file="")):  # the latter as in format 1
        store(entry)
        done = gevo("apply", "scale.ll", *APPLY)
        assert "2.000 times as fast" in done.out
        assert "launch it with threads = 64, work = 4" in done.out
        assert gevo("check", "db.json", "scale.ll").code == 0


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"constants": {"WORK": 8, "FACTOR": 1.5}}, "not those that follow from these settings"),
        ({"constants": {"WORK": -4, "FACTOR": 1.5}}, "not those that follow from these settings"),
        ({"constants": {}}, "not those that follow from these settings"),
        ({"settings": {"threads": 3, "work": 4}}, "parameter 'threads' cannot be 3"),
        ({"settings": {"threads": 64, "work": 4, "evil": 5}}, "there is no parameter 'evil'"),
        ({"settings": {}}, "parameter 'threads' has no value"),
        ({"settings": {"threads": 2048, "work": 8}}, "the constraints forbid that"),
    ],
)
def test_settings_and_constants_are_those_of_the_workload(
    gevo: Gevo, scale: TunedKernel, wrong: dict[str, Any], says: str
) -> None:
    store(scale.to_json() | wrong)
    assert says in gevo("apply", "scale.ll", *APPLY).refusal
    assert not Path("out").exists()
    checked = gevo("check", "db.json", "scale.ll")
    assert checked.code == 1
    assert says in checked.out


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("time_ns", float("inf")),
        ("time_ns", 10**400),
        ("time_ns", "5"),
        ("default_ns", float("nan")),
        ("default_ns", -1.0),
        ("modelled", "nope"),
        ("kernel", 7),
        ("kernel", "scale\x1b[31m\nrm -rf"),
        ("device", ["a"]),
        ("trials", "x"),
        ("sizes", [{"n": float("inf")}]),
        ("sizes", {"n": 1}),
        ("settings", {"threads": 64, "work": "\x1b[31m"}),
        ("settings", {"threads": {"a": [{}]}}),
        ("settings", {"threads": [[1]]}),
        ("settings", {"threads": 10**30}),
        ("settings", {"threads": float("nan")}),
        ("constants", {"WORK": [1]}),
        ("constants", {"WORK": float("nan")}),
        ("constants", {"WORK": "32\n}"}),
        ("gives", 5),
    ],
)
def test_an_entry_that_is_none_is_one_line(
    gevo: Gevo, scale: TunedKernel, key: str, value: object
) -> None:
    store(scale, scale.to_json() | {key: value})
    done = gevo("apply", "scale.ll", *APPLY)
    assert (
        done.refusal
        == f"db.json: entry 2: {key!r} is malformed; take it out, and tune that kernel again"
    )
    assert "\x1b" not in done.err + done.out


def test_a_kernel_without_its_workload_is_not_configured(gevo: Gevo, scale: TunedKernel) -> None:
    store(scale)
    Path("scale.toml").rename("other.toml")
    assert "no workload" in gevo("apply", "scale.ll", *APPLY).refusal
    assert gevo("apply", "scale.ll", *APPLY, "--workload", "other.toml").code == 0


@needs_nvrtc
@pytest.mark.parametrize("file", ["sum.cu", "added.h"])
def test_a_change_in_the_tuned_branch_is_noticed(
    gevo: Gevo, summed: TunedKernel, file: str
) -> None:
    """The default configuration's code is the same, so its digest is."""
    store(summed)
    assert gevo("apply", "sum.cu", *APPLY, "--emit", "ptx").code == 0
    assert gevo("check", "db.json").code == 0
    path = Path(file)
    path.write_text(path.read_text().replace("ADDED(a, row[c + i])", "a -= row[c + i]"))
    path.write_text(path.read_text().replace("to += value", "to -= value"))
    Path("out").unlink()
    refusal = gevo("apply", "sum.cu", *APPLY, "--emit", "ptx").refusal
    assert "items=8: the source has changed since, in its code with these settings" in refusal
    assert refusal.endswith("; tune it again")
    assert not Path("out").exists()
    checked = gevo("check", "db.json")
    assert checked.code == 1
    assert "changed: the source has changed" in checked.out
    forced = gevo("apply", "sum.cu", *APPLY, "--emit", "ptx", "--force")
    assert forced.code == 0
    assert "not known to be what was validated" in forced.err
    assert "times as fast" not in forced.out


@needs_nvrtc
def test_an_entry_that_does_not_say_for_which_code_it_is(gevo: Gevo, summed: TunedKernel) -> None:
    store(replace(summed, gives="", file=""))
    says = "an older gevo stored it and did not write down which code"
    assert says in gevo("apply", "sum.cu", *APPLY).refusal
    assert "give the path of sum" in gevo("check", "db.json").refusal
    checked = gevo("check", "db.json", "sum.cu", "--json")
    assert checked.code == 1
    (entry,) = json.loads(checked.out)["entries"]
    assert entry["status"] == "changed"
    assert entry["reason"] == says


def test_a_database_is_compared_with_sources_only(gevo: Gevo, scale: TunedKernel) -> None:
    store(scale)
    assert "leave out --device" in gevo("check", "db.json", "--device", "simt").refusal
    Path("other.ll").write_text(Path("scale.ll").read_text())
    assert "has no entry for other" in gevo("check", "db.json", "other.ll").refusal
    text = Path("scale.ll").read_text()
    Path("scale.ll").write_text(text.replace("icmp sgt i32 %3, 0", "icmp sgt i32 %3, 1"))
    checked = gevo("check", "db.json")
    assert checked.code == 1
    assert "its source has changed since it was tuned; re-tune it" in checked.out
    says = "scale.ll was tuned as another program: it has changed since"
    assert says in gevo("apply", "scale.ll", *APPLY).refusal
    store()
    assert "has no entry to check" in gevo("check", "db.json").refusal


TUNE = ("tune", "sum.cu", "--device", "simt", "--workers", "1", "--database", "db.json")


@needs_nvrtc
def test_a_new_session_takes_out_what_is_wrong_now(gevo: Gevo, summed: TunedKernel) -> None:
    first = gevo(*TUNE, "--out", "first", "--trials", "2")
    assert first.code == 0, first
    (entry,) = TunedDatabase(Path("db.json")).entries()
    assert (entry.settings, entry.gives, entry.file) == ({"items": 8}, summed.gives, "sum.cu")
    assert gevo("check", "db.json").code == 0
    Path("added.h").write_text(HEADER.replace("+=", "-="))
    resumed = gevo(*TUNE, "--out", "first", "--trials", "2", "--resume")
    assert resumed.refusal == (
        "first: cannot be resumed, sum.cu (or what it includes) has changed since its trials; "
        "begin a new run in another folder"
    )
    # As a format of before has it, too: the configuration itself is refused now.
    store(entry, replace(entry, gives="", fingerprint={"model": "older"}, time_ns=0.5))
    again = gevo(*TUNE, "--out", "again", "--trials", "2")
    assert again.code == 0, again
    assert TunedDatabase(Path("db.json")).entries() == []
    assert "db.json: sum on simt:H200: items=8: taken out, its source has changed" in again.err
    assert "db.json: sum on simt:H200: items=8: taken out, wrong: " in again.err


@needs_nvrtc
def test_a_session_of_before_sources_were_digested_is_not_resumed(
    gevo: Gevo, summed: TunedKernel
) -> None:
    assert gevo(*TUNE, "--out", "run", "--trials", "1").code == 0
    change_manifest(Path("run"), sources={})
    resumed = gevo(*TUNE, "--out", "run", "--trials", "2", "--resume")
    assert "an older gevo did not write down of which sum.cu its trials are" in resumed.refusal
