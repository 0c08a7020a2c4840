"""The fit finds coefficients that times were made from, and the check of that can fail."""

import dataclasses
import math
import tomllib

import numpy as np
import pytest

from gevo.device.simt.model.costs import Unit
from gevo.device.simt.model.gpu import load_gpu, parse_gpu, table_text
from gevo.device.simt.model.memory import Access, LaunchCounts, Traffic
from gevo.device.simt.model.profile import MemorySite, Node
from gevo.device.simt.model.time import KernelProfile, Work, merged, time_of
from gevo.errors import ConfigError
from scripts import calibration as fitting
from scripts.calibration import (
    RANGE,
    CaseTime,
    Point,
    agreement,
    fit,
    fitted_table,
    free_coefficients,
    modelled,
    read_points,
    unseen,
    write_point,
)

GPU = load_gpu("H200")
ABOUT = {"device": "cuda:NVIDIA H200", "driver": "CUDA 13.0", "date": "2026-01-01"}
ARITHMETIC = [u for u in Unit if u not in (Unit.MEMORY, Unit.BARRIER)]


def random_nodes(rng, count):
    nodes = []
    for position in range(count):
        preds = (int(rng.integers(position)),) if position and rng.random() < 0.6 else ()
        kind = rng.random()
        if kind < 0.15:
            nodes.append(Node(((Unit.MEMORY, 1),), 1000 + position, preds, False))
        elif kind < 0.2:
            nodes.append(Node(((Unit.BARRIER, 1),), -1, preds, True))
        else:
            unit = ARITHMETIC[rng.integers(len(ARITHMETIC))]
            nodes.append(Node(((unit, int(rng.integers(1, 4))),), -1, preds, False))
    return tuple(nodes)


def edited(rng, nodes):
    """The block with some instructions doing something else."""
    changed = list(nodes)
    for _ in range(rng.integers(2, 6)):
        place = int(rng.integers(len(nodes)))
        unit = ARITHMETIC[rng.integers(len(ARITHMETIC))]
        count = int(rng.integers(0, 6))
        changed[place] = Node(((unit, count),), -1, changed[place].preds, False)
    return tuple(changed)


def work_of(rng_of_kernel, nodes):
    """A launch of a kernel of one block; what is not in the block follows from the kernel."""
    rng = np.random.default_rng(rng_of_kernel)
    units = np.zeros((1, len(Unit)), dtype=np.int64)
    for node in nodes:
        for unit, count in node.serial:
            units[0, unit] += count
    threads = int(rng.choice([64, 128, 256]))
    grid = int(np.exp(rng.uniform(0, 9)))
    trips = int(np.exp(rng.uniform(1, 6)))
    warps = grid * threads // 32
    accesses = {}
    for node in nodes:
        site = node.site
        if site >= 0:
            space = 3 if site % 3 == 0 else 1
            atomic = site % 7 == 0 and space == 1
            traffic = Traffic(4.0, 0.0, 2.0 * atomic, 512)
            if space == 3:
                traffic = Traffic(0.0, 1.0 + site % 2)
            where = MemorySite(site, 0, space, 4, True, atomic)
            accesses[site] = Access(where, space, traffic, float(warps * trips), 0.05)
    counts = LaunchCounts(
        kernel="k", grid=(grid, 1, 1), block=(threads, 1, 1), shared_bytes=1024,
        warp_blocks=np.array([warps * trips]), thread_blocks=np.array([0]),
        longest_warp=np.array([trips]), traces=(), sampled_blocks=4,
        sampled_warp_blocks=np.array([0]), loaded_bytes=1 << 16,
    )  # fmt: skip
    return Work(KernelProfile("k", units, (nodes,), {}, 32, 1024, ()), counts, accesses)


def points_of(truth, seed, kernels=10, variants=5):
    """Kernels and variants with the times of the model with other coefficients, and noise."""
    rng = np.random.default_rng(seed)
    points = []
    for kernel in range(kernels):
        plain = random_nodes(rng, int(rng.integers(8, 25)))
        for variant in range(variants + 1):
            nodes = plain if variant == 0 else edited(rng, plain)
            work = work_of([seed, kernel], nodes)
            noise = math.exp(rng.normal(0, 0.001))
            case = CaseTime("train0", time_of(work, truth).time_ns * noise, 0.003, ((1, work),))
            points.append(Point(f"kernel{kernel}", variant, "", ABOUT, (case,)))
    return points


@pytest.fixture(scope="module")
def truth():
    """Another GPU: every coefficient that may be fitted is up to four times off."""
    rng = np.random.default_rng(11)
    off = {n: getattr(GPU, n) * math.exp(rng.uniform(-1.3, 1.3)) for n in free_coefficients(GPU)}
    return dataclasses.replace(GPU, **{**off, "knee": max(1.5, off["knee"])})


@pytest.fixture(scope="module")
def points(truth):
    return points_of(truth, 1, kernels=6)


@pytest.fixture(scope="module")
def fitted(points):
    return fit(points, GPU)


def found(gpu, truth):
    """Whether a table models kernels well that no fit has seen."""
    fresh = agreement(modelled(points_of(truth, 2), gpu))
    return fresh.error < 1.03 and fresh.across > 0.98 and fresh.median_within > 0.9


def test_the_fit_recovers_the_truth_on_fresh_kernels(points, fitted, truth):
    assert found(fitted, truth)
    before, after = (agreement(modelled(points, gpu)) for gpu in (GPU, fitted))
    assert after.error < 1.02 < 1.1 < before.error
    assert after.median_within > max(0.95, before.median_within)


def test_a_fit_that_does_nothing_or_the_wrong_thing_is_noticed(points, truth, monkeypatch):
    monkeypatch.setattr(fitting, "MOST_STEPS", 10)
    assert found(fit(points, GPU), truth)
    assert not found(GPU, truth)
    times = [point.cases[0].measured_ns for point in points]
    wrong = [
        dataclasses.replace(p, cases=(dataclasses.replace(p.cases[0], measured_ns=time),))
        for p, time in zip(points, reversed(times), strict=True)
    ]
    assert not found(fit(wrong, GPU), truth)


def test_only_what_is_assumed_changes_and_within_bounds(fitted):
    free = free_coefficients(GPU)
    assert "latency_int" in free
    assert "rate_fp32" not in free
    for name, value in GPU.coefficients().items():
        factor = getattr(fitted, name) / value
        assert factor == 1.0 if name not in free else 1 / RANGE <= factor <= RANGE
    assert fitted.knee >= 1.0


def test_the_fitted_table_is_a_table(fitted):
    source = "fitted by scripts/calibrate, 2026-01-01, cuda:NVIDIA H200"
    text = fitted_table(table_text("H200"), fitted, source)
    table = parse_gpu(text, "test")
    for name, value in fitted.coefficients().items():
        assert getattr(table, name) == pytest.approx(value, rel=1e-3)
    kinds = {name: s.kind for name, s in table.sources.items()}
    assert {n for n, kind in kinds.items() if kind == "fitted"} == set(free_coefficients(GPU))
    assert table.sources["knee"].citation == source
    assert tomllib.loads(text)["name"] == "H200"
    assert free_coefficients(table) == free_coefficients(GPU)


def test_unseen_kernels_are_modelled_without_their_own_points(points, monkeypatch):
    monkeypatch.setattr(fitting, "MOST_STEPS", 2)
    few = [p for p in points if p.kernel in ("kernel0", "kernel1", "kernel2") and p.variant < 2]
    spoiled = [
        dataclasses.replace(p, cases=(dataclasses.replace(p.cases[0], measured_ns=1e9),))
        if p.kernel == "kernel0"
        else p
        for p in few
    ]

    def kernel0(times):
        return [time for point, time in times if point.kernel == "kernel0"]

    assert kernel0(unseen(few, GPU)) == kernel0(unseen(spoiled, GPU))


def test_too_few_programs_have_no_rank():
    result = agreement(modelled(points_of(GPU, 3, kernels=2, variants=2), GPU))
    assert result.across is None
    assert result.within == {"kernel0": None, "kernel1": None}
    assert result.median_within is None


def test_ranks_of_a_perfect_and_of_a_reversed_model():
    points = points_of(GPU, 4, kernels=4)
    exact = [(p, p.measured_ns) for p in points]
    assert agreement(exact).across == pytest.approx(1.0)
    turned = agreement([(p, 1 / p.measured_ns) for p in points])
    assert turned.across == pytest.approx(-1.0)
    assert turned.median_within == pytest.approx(-1.0)


def test_nothing_to_fit():
    with pytest.raises(ConfigError, match="no points"):
        fit([], GPU)


@pytest.mark.parametrize("name", ["points.jsonl", "points.jsonl.gz"])
def test_points_survive_a_file_to_the_last_bit(tmp_path, points, truth, name):
    path = tmp_path / name
    for point in points[:12]:
        write_point(path, point)
    again = read_points(path)
    for gpu in (GPU, truth):
        assert [p.modelled_ns(gpu) for p in again] == [p.modelled_ns(gpu) for p in points[:12]]
    assert [(p.kernel, p.variant, p.about) for p in again] == [
        (p.kernel, p.variant, p.about) for p in points[:12]
    ]


def test_equal_launches_are_counted_together(points):
    one, other = (points[n].cases[0].launches[0][1] for n in (0, 9))
    assert [times for times, _ in merged([one, other, one])] == [2, 1]


@pytest.mark.parametrize("text", ["", "{}\n", "no json\n"], ids=["empty", "keys", "json"])
def test_a_file_that_holds_no_points(tmp_path, text):
    path = tmp_path / "points.jsonl"
    path.write_text(text)
    with pytest.raises(ConfigError, match=r"points\.jsonl"):
        read_points(path)
