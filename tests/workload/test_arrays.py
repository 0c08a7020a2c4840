from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.errors import WorkloadError
from gevo.workload.arrays import (
    DTYPES,
    GENERATORS,
    Request,
    conform,
    from_file,
    generator,
    read_npy,
    stream,
)

NAMES = {"n": 6}


def make(init: dict, dtype: str, shape=(2, 3), seed=1, name="a") -> np.ndarray:
    fill = generator(init, DTYPES[dtype], frozenset(NAMES), "w.toml: arrays.a.init")
    return fill(Request(stream(seed, name), shape, DTYPES[dtype], NAMES, seed, "w.toml: arrays.a"))


@pytest.mark.parametrize("dtype", sorted(DTYPES))
@pytest.mark.parametrize("kind", sorted(GENERATORS))
def test_every_generator_gives_the_type_or_refuses_it(kind: str, dtype: str) -> None:
    init = {"kind": kind}
    init |= {"full": {"value": 1}, "integers": {"high": 2}, "offsets": {"high": 9}}.get(kind, {})
    if DTYPES[dtype].kind in GENERATORS[kind].kinds:
        made = make(init, dtype)
        assert made.dtype == DTYPES[dtype]
        assert made.shape == (2, 3)
        assert made.flags.c_contiguous
    else:
        with pytest.raises(WorkloadError, match=rf"init\.kind: '{kind}' is not for"):
            make(init, dtype)


def test_offsets_leave_no_row_shorter_than_they_say() -> None:
    init = {"kind": "offsets", "low": 2, "high": "n * 5", "least": 3}
    made = make(init, "i32", (8,))
    assert (made[0], made[-1]) == (2, 30)
    assert np.diff(made).min() >= 3
    assert np.diff(made).max() > 4
    with pytest.raises(WorkloadError, match="no 7 rows of 5 at least between 2 and 30"):
        make({**init, "least": 5}, "i32", (8,))
    with pytest.raises(WorkloadError, match="no 7 rows of -1 at least"):
        make({**init, "least": -1}, "i32", (8,))


def test_offsets_ascend_from_end_to_end() -> None:
    made = make({"kind": "offsets", "low": 3, "high": "n * 5"}, "i32", (40,))
    assert made[0] == 3
    assert made[-1] == 30
    assert (np.diff(made) >= 0).all()
    assert len(set(made.tolist())) > 10
    with pytest.raises(WorkloadError, match="low 9 is above high 6"):
        make({"kind": "offsets", "low": 9, "high": "n"}, "i32", (4,))


def test_generators_do_what_they_say() -> None:
    assert (make({"kind": "full", "value": "n / 4"}, "f32") == 1.5).all()
    np.testing.assert_array_equal(
        make({"kind": "arange", "start": 5, "step": -2}, "i32"), [[5, 3, 1], [-1, -3, -5]]
    )
    assert sorted(make({"kind": "permutation"}, "u8").ravel()) == list(range(6))
    drawn = make({"kind": "integers", "low": -3, "high": "n"}, "i16", (5000,))
    assert set(np.unique(drawn)) == set(range(-3, 6))
    drawn = make({"kind": "uniform", "low": 2, "high": 3}, "f64", (5000,))
    assert 2 <= drawn.min() < 2.01 < 2.99 < drawn.max() < 3
    drawn = make({"kind": "normal", "mean": 10, "std": 2}, "f64", (5000,))
    assert drawn.mean() == pytest.approx(10, abs=0.15)
    assert drawn.std() == pytest.approx(2, abs=0.1)


def test_whole_range_of_the_widest_types() -> None:
    drawn = make({"kind": "integers", "low": 0, "high": "2 ** 64"}, "u64", (100,))
    assert drawn.max() > 2**63
    assert make({"kind": "full", "value": "2 ** 64 - 1"}, "u64").max() == 2**64 - 1
    ramp = make({"kind": "arange", "start": "2 ** 64 - 6"}, "u64", (6,))
    assert int(ramp[-1]) == 2**64 - 1


@given(st.integers(0, 2**63 - 1), st.text(max_size=5), st.text(max_size=5))
def test_streams_depend_on_seed_and_name_only(seed: int, a: str, b: str) -> None:
    first = stream(seed, a).integers(2**62)
    assert stream(seed, a).integers(2**62) == first
    assert (stream(seed, b).integers(2**62) == first) == (a == b)
    assert stream(seed + 1, a).integers(2**62) != first


@pytest.mark.parametrize(
    ("init", "dtype", "message"),
    [
        ({"kind": "unifrm"}, "f32", r"init\.kind: 'unifrm' is none of .* did you mean 'uniform'"),
        ({"low": 1}, "f32", r"init\.kind: None is none of"),
        ({"kind": "uniform", "lo": 1}, "f32", r"init\.lo: unknown key .*did you mean 'low'"),
        ({"kind": "full"}, "f32", r"init\.value: must be given"),
        ({"kind": "full", "value": [1]}, "f32", r"init\.value: must be a number"),
        ({"kind": "full", "value": "m"}, "f32", r"init\.value: 'm': unknown name"),
        ({"kind": "full", "value": 300}, "u8", "300..300 does not fit into uint8"),
        ({"kind": "full", "value": 0.5}, "i32", r"init\.value: .* not an integer"),
        ({"kind": "full", "value": 1e39}, "f32", "do not fit into float32"),
        ({"kind": "integers", "high": 0}, "i32", "no integer from 0 to below 0"),
        ({"kind": "integers", "high": 129}, "i8", "0..128 does not fit into int8"),
        ({"kind": "integers", "high": 3000}, "f16", "not exact in float16"),
        ({"kind": "uniform", "low": 2, "high": 1}, "f32", "low 2 is above high 1"),
        ({"kind": "normal", "std": -1}, "f32", "std -1 is negative"),
        ({"kind": "arange", "start": 253}, "u8", "253..258 does not fit into uint8"),
    ],
)
def test_bad_init_tables(init: dict, dtype: str, message: str) -> None:
    with pytest.raises(WorkloadError, match=message):
        make(init, dtype)


@pytest.mark.parametrize(
    ("given_", "dtype"),
    [
        (np.array([1.5, 2.5]), "f32"),
        (np.array([1, -2], np.int64), "i8"),
        (np.array([1, 2], np.int64), "u32"),
        (np.array([1, 2], np.uint64), "i32"),
        (np.array([1, 2]), "f64"),
        (np.array([True, False]), "i32"),
        (np.array([np.nan, np.inf]), "f32"),
        (np.array([1, 2, 3, 4], ">i4")[::2], "i32"),
    ],
)
def test_conform_keeps_values(given_: np.ndarray, dtype: str) -> None:
    made = conform(given_, (2,), DTYPES[dtype], "w")
    assert made.dtype == DTYPES[dtype]
    assert made.flags.c_contiguous
    assert not np.shares_memory(made, given_)
    np.testing.assert_array_equal(made, given_)


@pytest.mark.parametrize(
    ("given_", "dtype", "message"),
    [
        ([1, 2], "i32", "is a list"),
        (np.array([1, 2, 3]), "i32", r"shape \(3,\), expected \(2,\)"),
        (np.array([1.0, 2.0]), "i32", "has dtype float64"),
        (np.array([1, 2]), "bool", "has dtype int64"),
        (np.array([1, 300]), "u8", "do not fit into uint8"),
        (np.array([1, -1]), "u64", "do not fit into uint64"),
        (np.array([1, 2**64 - 1], np.uint64), "i64", "do not fit into int64"),
        (np.array([1, 1e300]), "f32", "do not fit into float32"),
        (np.array(["a", "b"]), "f32", "has dtype"),
    ],
)
def test_conform_refuses_what_would_change(given_, dtype: str, message: str) -> None:
    with pytest.raises(WorkloadError, match=message):
        conform(given_, (2,), DTYPES[dtype], "w")


def test_files(tmp_path: Path) -> None:
    kept = np.arange(6, dtype=np.float32).reshape(2, 3, order="F")
    np.save(tmp_path / "a_6_1.npy", kept)
    fill = from_file("a_{n}_{seed}.npy", tmp_path, frozenset(NAMES), "w")
    request = Request(stream(1, "a"), (2, 3), DTYPES["f32"], NAMES, 1, "w")
    made = fill(request)
    np.testing.assert_array_equal(made, kept)
    assert made.flags.c_contiguous
    with pytest.raises(WorkloadError, match=r"unknown name 'm' in 'a_\{m\}\.npy'"):
        from_file("a_{m}.npy", tmp_path, frozenset(NAMES), "w")


def test_files_that_are_wrong(tmp_path: Path) -> None:
    f32 = DTYPES["f32"]
    with pytest.raises(WorkloadError, match=r"cannot read .*no\.npy: No such file"):
        read_npy(tmp_path / "no.npy", (2,), f32, "w")
    (tmp_path / "text.npy").write_text("1 2 3")
    with pytest.raises(WorkloadError, match="not a plain"):
        read_npy(tmp_path / "text.npy", (2,), f32, "w")
    head = b"{'descr': '<f4', 'fortran_order': False, 'shape': (True, 2), }".ljust(117) + b"\n"
    for damaged in (b"PK\x03\x04" + bytes(100), b"\x93NUMPY\x01\x00v\x00" + head + bytes(8)):
        (tmp_path / "damaged.npy").write_bytes(damaged)
        with pytest.raises(WorkloadError, match="not a plain"):
            read_npy(tmp_path / "damaged.npy", (2,), f32, "w")
    (tmp_path / "empty.npy").write_bytes(b"")
    with pytest.raises(WorkloadError, match="not a plain"):
        read_npy(tmp_path / "empty.npy", (2,), f32, "w")
    np.save(tmp_path / "objects.npy", np.array([{}, {}]), allow_pickle=True)
    with pytest.raises(WorkloadError, match="not a plain"):
        read_npy(tmp_path / "objects.npy", (2,), f32, "w")
    np.savez(tmp_path / "z.npz", a=np.zeros(2, np.float32))
    with pytest.raises(WorkloadError, match="is an archive"):
        read_npy(tmp_path / "z.npz", (2,), f32, "w")
    np.save(tmp_path / "wide.npy", np.zeros(2))
    with pytest.raises(WorkloadError, match=r"holds float64\[2\], expected float32\[2\]"):
        read_npy(tmp_path / "wide.npy", (2,), f32, "w")
    with pytest.raises(WorkloadError, match=r"holds float64\[2\], expected float64\[3\]"):
        read_npy(tmp_path / "wide.npy", (3,), DTYPES["f64"], "w")
