"""The script around the fit: measuring, the files it writes, and what it says without a GPU."""

import dataclasses
import json

import pytest

from gevo.device.cuda import find
from gevo.device.simt.model.gpu import load_gpu, parse_gpu
from gevo.evaluate.executor import LocalPool
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from scripts import calibrate, calibration
from scripts.calibration import agreement, modelled, read_points


class Played:
    """Workers of the simt device that claim to be a GPU twice as fast as the model says."""

    def __init__(self, spec, workers, limits):
        self._pool = LocalPool(dataclasses.replace(spec, device="simt"), workers, limits)
        self.lost = 1

    def __getattr__(self, name):
        return getattr(self._pool, name)

    def fingerprint(self):
        return "cuda:NVIDIA H200", False, {"driver": "CUDA 13.0"}

    def measure(self, program, plan):
        job = self._pool.measure(program, plan)
        measured = job.result()
        if self.lost:
            self.lost -= 1
            measured = Measurement(Outcome.DEVICE_LOST, detail="played")
        times = tuple(t / 2 for t in measured.times_ns)
        again = dataclasses.replace(measured, times_ns=times, modelled=False)
        job.result = lambda: again
        return job


@pytest.fixture
def no_gpu(monkeypatch):
    absence = find.Unavailable("NVIDIA driver", "no driver found", "install it")
    monkeypatch.setattr(find, "detect", lambda: find.DetectedGpus("", None, (), (absence,)))


def test_without_a_gpu_one_line_and_exit_code_2(no_gpu, tmp_path, capsys):
    out = tmp_path / "h200.toml"
    assert calibrate.main(["--out", str(out), "--kernels", "nn"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("calibrate: no GPU can be used: NVIDIA driver: no driver found")
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--kernels", "nonesuch"], "no kernel 'nonesuch'"),
        (["--points", "/nowhere.jsonl"], "/nowhere.jsonl: cannot be read"),
        (["--gpu", "Voodoo2", "--points", "{points}"], "no time model for GPU 'Voodoo2'"),
        (["--points", "{other}"], "no table for cuda:Tesla T4"),
    ],
    ids=["kernel", "missing", "table", "unknown"],
)
def test_bad_input_is_one_line_and_exit_code_2(measured, tmp_path, capsys, options, message):
    points, _ = measured
    other = tmp_path / "other.jsonl"
    lines = points_lines(points)
    other.write_text(json.dumps({**lines[0], "device": "cuda:Tesla T4"}) + "\n")
    options = [o.format(points=points, other=other) for o in options]
    assert calibrate.main(["--out", str(tmp_path / "out.toml"), *options]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1


def points_lines(path):
    import gzip

    with gzip.open(path, "rt") as file:
        return [json.loads(line) for line in file]


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    """The file of points of one kernel on the played GPU, and the points."""
    path = tmp_path_factory.mktemp("calibrate") / "h200.points.jsonl.gz"
    options = ["--out", str(path), "--kernels", "nn", "--variants", "4", "--workers", "1"]
    arguments = calibrate.parse(options)
    return path, calibrate.measure_all(arguments, path, Played)


def test_points_hold_all_that_the_model_needs(measured):
    """The stored counts give the time that the device gave, for variants too."""
    path, points = measured
    assert len(points) == 4  # one variant reads out of bounds
    assert [p.variant for p in points] == sorted({p.variant for p in points})
    assert points[0].patch == ""
    assert all(p.patch for p in points[1:])
    again = read_points(path)
    for point, stored in zip(points, again, strict=True):
        # Blocks that never ran are not stored, so numpy may add in another order.
        same = pytest.approx(point.modelled_ns(load_gpu("H200")), rel=1e-14)
        assert stored.modelled_ns(load_gpu("H200")) == same
        assert 2 * point.measured_ns == pytest.approx(point.modelled_ns(load_gpu("H200")))
    ranks = agreement(modelled(again, load_gpu("H200")))
    assert ranks.error == pytest.approx(2.0)
    first = points_lines(path)[0]
    assert first["device"] == "cuda:NVIDIA H200"
    assert first["driver"] == "CUDA 13.0"
    assert len(first["date"]) == 10


def test_points_are_never_overwritten(measured, tmp_path, capsys):
    out = measured[0].with_name("h200.toml")
    assert calibrate.main(["--out", str(out), "--kernels", "nn"]) == 2
    assert "exists; fit from it with --points" in capsys.readouterr().err


def test_fit_from_points(measured, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(calibration, "MOST_STEPS", 4)  # how well it fits, test_calibration asks
    path, points = measured
    out = tmp_path / "h200.toml"
    assert calibrate.main(["--points", str(path), "--out", str(out)]) == 0
    table = parse_gpu(out.read_text(), "out")
    date = points[0].about["date"]
    source = f"fitted by scripts/calibrate, {date}, cuda:NVIDIA H200"
    assert table.sources["launch_ns"].citation == source
    assert agreement(modelled(points, table)).error < 1.1
    said = capsys.readouterr().out
    assert "1 kernels, 4 programs; modelled for H200" in said
    assert "across unmodified programs (aim 0.9)" in said
    assert f"launch_ns{'2000':>60}" in said


def test_modelled_times_are_no_measurement(tmp_path, capsys):
    out = tmp_path / "out.toml"
    options = ["--device", "simt", "--kernels", "nn", "--workers", "1"]
    assert calibrate.main(["--out", str(out), *options]) == 2
    assert "its times are modelled" in capsys.readouterr().err
