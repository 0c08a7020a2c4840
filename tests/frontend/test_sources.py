"""CUDA sources as people write them, by every compiler, compute on simt what they say."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gevo.child import in_child
from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.errors import ConfigError, ProgramError, SourceError
from gevo.frontend import clang
from gevo.frontend.confine import read_only_beneath
from gevo.frontend.source import COMPILERS, Compiler, CompilerName, opened
from gevo.program.load import load, load_text, open_editor
from gevo.workload.case import Buffer, Launches, Pointer, Role, Texture

SOURCES = Path(__file__).parent / "sources"
WAYS = [name.value for name in COMPILERS]
RNG = np.random.default_rng(3)


def missing(way: str) -> str:
    """Why a compiler is not here; empty where it is."""
    try:
        COMPILERS[CompilerName(way)].find()
    except ConfigError as error:
        return str(error)
    return ""


def find(way: str) -> clang.Clang:
    compiler(way)
    return clang.find_clang() if way == "clang" else clang.find_ziglang()


def compiler(way: str) -> Compiler:
    if reason := missing(way):
        pytest.skip(reason)
    return Compiler(CompilerName(way))


@dataclass(frozen=True)
class Trial:
    """One launch, and what must be in the arrays afterwards.

    Attributes:
        kernel: A part of its name.
        arrays: By name; `args` names them.
        args: Arrays by name, and numbers.
        expected: By name of the array.
        block: Threads of each block.
        grid: Blocks.
        shared: Bytes of dynamic shared memory.
        close: Relative difference that is allowed.
        cooperative: Whether its blocks wait for one another.
    """

    kernel: str
    arrays: Mapping[str, np.ndarray]
    args: Sequence[Any]
    expected: Mapping[str, np.ndarray]
    block: tuple[int, int, int] = (64, 1, 1)
    grid: tuple[int, int, int] = (4, 1, 1)
    shared: int = 0
    close: float = 0.0
    cooperative: bool = False
    flags: tuple[str, ...] = field(default=())


def floats(*shape: int) -> np.ndarray:
    return RNG.uniform(-2, 2, shape).astype(np.float32)


def i32(value: int) -> np.int32:
    return np.int32(value)


def vector_add() -> Trial:
    a, b = floats(200), floats(200)
    arrays = {"a": a, "b": b, "c": np.zeros_like(a)}
    return Trial("vectorAdd", arrays, ["a", "b", "c", i32(200)], {"c": a + b})


def saxpy_template() -> Trial:
    x, y = floats(300), floats(300)
    args = [np.float32(2), "x", "y", np.int64(300)]
    return Trial("saxpyIf", {"x": x, "y": y}, args, {"y": 2 * x + y}, close=1e-6)


def reduce_shared() -> Trial:
    x = RNG.integers(-9, 9, 500).astype(np.int32)
    padded = np.append(x, np.zeros(12, np.int32)).reshape(4, 128)
    arrays = {"x": x, "y": np.zeros(4, np.int32)}
    expected = padded.sum(axis=1, dtype=np.int32)
    return Trial("reduce", arrays, ["x", "y", i32(500)], {"y": expected}, shared=256)


def warp_reduce() -> Trial:
    x = RNG.integers(-9, 9, 1000).astype(np.float32)
    arrays = {"x": x, "y": np.zeros(1, np.float32)}
    return Trial("total", arrays, ["x", "y", i32(1000)], {"y": x.sum(keepdims=True)})


def transpose() -> Trial:
    x = floats(40, 50)
    arrays = {"out": np.zeros((50, 40), np.float32), "x": x}
    args = ["out", "x", i32(50), i32(40)]
    return Trial("transpose", arrays, args, {"out": x.T}, (32, 8, 1), (2, 2, 1))


def histogram() -> Trial:
    x = RNG.integers(0, 256, 900).astype(np.uint8)
    arrays = {"x": x, "bins": np.zeros(64, np.uint32)}
    expected = np.bincount(x % 64, minlength=64).astype(np.uint32)
    return Trial("histogram", arrays, ["x", "bins", i32(900)], {"bins": expected})


def half_axpy() -> Trial:
    x, y = floats(201).astype(np.float16), floats(201).astype(np.float16)
    expected = (np.float64(1.5) * x + y.astype(np.float64)).astype(np.float16)
    args = [i32(201), np.array([1.5], np.float16), "x", "y"]
    return Trial("haxpy", {"x": np.append(x, x[:1]), "y": np.append(y, y[:1])}, args,
                 {"y": np.append(expected, y[:1])})  # fmt: skip


def bfloat_scale() -> Trial:
    bits = (floats(100).view(np.uint32) >> 16).astype(np.uint16)
    values = (bits.astype(np.uint32) << 16).view(np.float32)
    expected = ((values * np.float32(0.5)).view(np.uint32) >> 16).astype(np.uint16)
    return Trial("scale", {"x": bits}, ["x", np.float32(0.5), i32(100)], {"x": expected})


def group_reduce() -> Trial:
    x = RNG.integers(-9, 9, 250).astype(np.int32)
    padded = np.append(x, np.zeros(6, np.int32)).reshape(4, 64)
    arrays = {"x": x, "y": np.zeros(4, np.int32)}
    expected = padded.sum(axis=1, dtype=np.int32)
    return Trial("sums", arrays, ["x", "y", i32(250)], {"y": expected})


def constant_filter() -> Trial:
    x, taps = floats(200), np.array([0.5, 1, 2, 3, 4, 3, 2, 1, 0.5], np.float32)
    arrays = {"x": x, "y": np.zeros_like(x)}
    expected = np.convolve(x, taps, "same")
    args = ["x", "y", i32(200)]
    return Trial("convolve", arrays, args, {"y": expected}, (128, 1, 1), (2, 1, 1), close=1e-4)


def struct_by_value() -> Trial:
    x, at = floats(70, 3), np.array([0.5, -0.25, 1.0], np.float32)
    moved = x - at
    sides = np.minimum(2 * moved[:, :2], 1)
    expected = np.concatenate([sides, np.maximum(moved[:, 2:], 0)], axis=1)
    arrays = {"x": x, "y": np.zeros_like(x)}
    args = [np.append(at, np.float32(2)), "x", "y", i32(70)]
    return Trial("project", arrays, args, {"y": expected.astype(np.float32)}, close=1e-6)


def scan() -> Trial:
    x = RNG.integers(-9, 9, 256).astype(np.int32)
    expected = np.cumsum(x, dtype=np.int32) - x
    return Trial("scan", {"x": x}, ["x"], {"x": expected}, (128, 1, 1), (1, 1, 1))


def mathematics() -> Trial:
    x = RNG.uniform(-2, 2, 100)
    expected = (
        np.sin(x) + np.cos(x) * np.exp(-x * x) + np.sqrt(np.abs(x)) + (np.abs(x) + 1) ** 1.5
        + np.log(1 + x * x) + np.tanh(x) / np.pi
    )  # fmt: skip
    arrays = {"x": x, "y": np.zeros_like(x)}
    args = ["x", "y", i32(100)]
    flags = ("-DUSE_DOUBLE",)
    return Trial("mathematics", arrays, args, {"y": expected}, close=1e-9, flags=flags)


def talking() -> Trial:
    x = np.arange(100, dtype=np.int32)
    arrays = {"x": x, "y": np.zeros_like(x)}
    return Trial("talk", arrays, ["x", "y", i32(100)], {"y": x + 1})


def nbody() -> Trial:
    p, v = floats(100, 4), np.zeros((100, 4), np.float32)
    apart = p[None, :, :3].astype(np.float64) - p[:, None, :3]
    inverse = ((apart**2).sum(axis=2) + 1e-9) ** -1.5
    force = (apart * inverse[..., None]).sum(axis=1) * 0.01
    expected = np.concatenate([force, np.zeros((100, 1))], axis=1).astype(np.float32)
    args = ["p", "v", np.float32(0.01), i32(100)]
    return Trial("bodyForce", {"p": p, "v": v}, args, {"v": expected}, grid=(2, 1, 1), close=1e-3)


def stencil() -> Trial:
    x = RNG.normal(size=(20, 30))
    expected = np.zeros_like(x)
    expected[1:-1, 1:-1] = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    arrays = {"x": x, "y": np.zeros_like(x)}
    args = ["x", "y", i32(30), i32(20)]
    return Trial("jacobi", arrays, args, {"y": expected}, (16, 8, 1), (2, 3, 1), close=1e-12)


def functor() -> Trial:
    x = floats(500)
    arrays = {"x": x, "y": np.zeros(1, np.float32)}
    args = ["x", "y", i32(500), np.zeros(1, np.uint8)]
    expected = {"y": x.max(keepdims=True)}
    return Trial("foldI4Most", arrays, args, expected, (128, 1, 1), (1, 1, 1))


def atomic_max() -> Trial:
    x = floats(400)
    arrays = {"x": x, "y": np.full(1, -9, np.float32)}
    return Trial("most", arrays, ["x", "y", i32(400)], {"y": x.max(keepdims=True)})


def grid_sync() -> Trial:
    first = floats(300)
    expected = {"a": first, "b": np.zeros_like(first)}
    arrays = {name: array.copy() for name, array in expected.items()}
    for written, read in (("b", "a"), ("a", "b"), ("b", "a")):
        padded = np.pad(expected[read], 1, "edge")
        expected[written] = np.float32(0.5) * (padded[:-2] + padded[2:])
    args = ["a", "b", i32(300), i32(3)]
    return Trial("relax", arrays, args, expected, cooperative=True)


def texture_fetch() -> Trial:
    table, at = floats(70), RNG.integers(-5, 80, 200).astype(np.int32)
    inside = (at >= 0) & (at < 70)
    expected = np.where(inside, 2 * table[np.clip(at, 0, 69)], 0).astype(np.float32)
    arrays = {"table": table, "at": at, "y": np.zeros(200, np.float32)}
    args = [Texture("table", extents=(70,)), "at", "y", i32(200)]
    return Trial("gather", arrays, args, {"y": expected})


def texture_blur() -> Trial:
    image = RNG.integers(-9, 9, (20, 30)).astype(np.float32)
    padded = np.pad(image, 1, "edge")
    near = [padded[j : j + 20, i : i + 30] for j in range(3) for i in range(3)]
    expected = (sum(near) / np.float32(9)).astype(np.float32)
    arrays = {"image": image, "y": np.zeros_like(image)}
    args = [Texture("image", extents=(30, 20)), "y", i32(30), i32(20)]
    return Trial("blur", arrays, args, {"y": expected}, (8, 8, 1), (4, 3, 1))


def texture_resize() -> Trial:
    image = RNG.integers(-9, 9, (12, 16)).astype(np.float32)
    padded = np.pad(image, 1, "edge").astype(np.float64)
    # Twice as large: every place lies a quarter from a texel, towards the next or the last one.
    up, left = 0.25 * padded + 0.75 * np.roll(padded, -1, 0), 0.75 * padded
    down = np.stack([up[:-2], left[1:-1] + 0.25 * padded[2:]], 1).reshape(24, 18)
    up, left = 0.25 * down + 0.75 * np.roll(down, -1, 1), 0.75 * down
    wide = np.stack([up[:, :-2], left[:, 1:-1] + 0.25 * down[:, 2:]], 2).reshape(24, 32)
    expected = wide.astype(np.float32)
    arrays = {"image": image, "y": np.zeros_like(expected)}
    texture = Texture("image", extents=(16, 12), linear=True)
    args = [texture, "y", i32(32), i32(24), np.float32(0.5)]
    return Trial("resize", arrays, args, {"y": expected}, (8, 8, 1), (4, 3, 1))


TRIALS: Mapping[str, Callable[[], Trial]] = {
    make.__name__: make
    for make in (
        vector_add, saxpy_template, reduce_shared, warp_reduce, transpose, histogram, half_axpy,
        bfloat_scale, group_reduce, constant_filter, struct_by_value, scan, mathematics, talking,
        nbody, stencil, functor, atomic_max, grid_sync, texture_fetch, texture_blur,
        texture_resize,
    )
}  # fmt: skip


def run(trial: Trial, text_path: Path) -> dict[str, np.ndarray]:
    program = load(text_path)
    (kernel,) = (name for name in program.entry if trial.kernel in name)
    device = SimtDevice("A100")
    binary = device.compile(device.lower(program))
    held = [Buffer(name, array.copy(), Role.INOUT) for name, array in trial.arrays.items()]
    given = [a.tobytes() if isinstance(a, np.ndarray) else a for a in trial.args]
    args = [Pointer(a) if isinstance(a, str) else a for a in given]

    def drive(host: Any) -> None:
        host.launch(kernel, trial.grid, trial.block, args, trial.shared, trial.cooperative)

    return dict(device.run(binary, Launches(tuple(held), drive), RunOptions()).outputs)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", TRIALS)
def test_a_source_computes_what_it_says(name: str, way: str) -> None:
    trial = TRIALS[name]()
    chosen = compiler(way).given(trial.flags, "here")
    with opened(SOURCES / f"{name}.cu", chosen, lambda: "sm_80") as taken:
        found = run(trial, taken.path)
    for array, expected in trial.expected.items():
        if trial.close:
            np.testing.assert_allclose(found[array], expected, trial.close, trial.close)
        else:
            np.testing.assert_array_equal(found[array], expected)


CLANGS = ("clang", "ziglang")


@pytest.mark.parametrize("way", CLANGS)
def test_errors_of_clang_are_told_as_it_tells_them(way: str, tmp_path: Path) -> None:
    source = tmp_path / "k.cu"
    text = (SOURCES / "vector_add.cu").read_text()
    source.write_text(text.replace("B[i]", "b[i]"))
    line = text[: text.index("B[i]")].count("\n") + 1
    with pytest.raises(SourceError) as refused:
        clang.compile_file(find(way), source, clang.options_for("sm_80", {}))
    assert f"k.cu:{line}:" in refused.value.log
    assert "error: use of undeclared identifier 'b'" in refused.value.log


@pytest.mark.parametrize("way", CLANGS)
def test_clusters_that_clang_would_leave_out_are_refused(way: str, tmp_path: Path) -> None:
    source = tmp_path / "k.cu"
    kernel = "__global__ void __cluster_dims__(2, 1, 1) k(float *x) { *x = 1; }"
    source.write_text(f"// __cluster_dims__(4)\n{kernel}\n")
    with pytest.raises(ProgramError, match=r"line 2 asks for clusters .*__cluster_dims__"):
        clang.compile_file(find(way), source, clang.options_for("sm_90", {}))


@pytest.mark.parametrize("way", CLANGS)
@pytest.mark.parametrize("name", ["secret", "link.h"])
def test_clang_reads_nothing_elsewhere(way: str, name: str, tmp_path: Path) -> None:
    if not in_child(read_only_beneath, ([tmp_path],), 20):
        pytest.skip("this kernel has no Landlock")
    folder = tmp_path / "own"
    folder.mkdir()
    (tmp_path / "secret").write_text("__device__ int a_secret;\n")
    (folder / "link.h").symlink_to(tmp_path / "secret")
    source = folder / "k.cu"
    source.write_text(f'#include "{tmp_path / "secret" if name == "secret" else name}"\n')
    with pytest.raises((SourceError, ProgramError)) as refused:
        clang.compile_file(find(way), source, clang.options_for("sm_80", {}))
    assert "a_secret" not in getattr(refused.value, "log", "")


@pytest.mark.parametrize("way", CLANGS)
def test_lines_are_those_of_the_source(way: str, tmp_path: Path) -> None:
    source = tmp_path / "stencil.cu"
    source.write_text((SOURCES / "stencil.cu").read_text())
    (tmp_path / "stencil.h").write_text((SOURCES / "stencil.h").read_text())
    made = clang.compile_file(find(way), source, clang.options_for("sm_80", {})).text
    files = set(re.findall(r'!DIFile\(filename: "([^"]*)", directory: "([^"]*)"', made))
    assert {("stencil.cu", ".")} <= files
    assert not any("gevo-" in name for name, _ in files)
    editor = open_editor(load_text(made))
    lines = {site.line for site in editor.sites() if site.line}
    store = next(site for site in editor.sites() if site.op == "store")
    assert source.read_text().splitlines()[store.line - 1].lstrip().startswith("out[AT(i, j)]")
    assert lines


def test_without_a_clang_the_refusal_says_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CLANG", raising=False)
    monkeypatch.setattr(clang, "_NAMES", ("clang",))
    with pytest.raises(ConfigError, match=r"no clang 18 to 22 .*pip install 'gevo-gpu\[clang\]'"):
        clang.find_clang()


def test_every_source_has_a_trial() -> None:
    assert {path.stem for path in SOURCES.glob("*.cu")} == set(TRIALS)


def test_a_constant_that_is_declared_and_a_macro_is_told_before_compiling(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text("// tiles\nextern __constant__ const int TILE;\n__global__ void k() {}\n")
    way = opened(path, Compiler(CompilerName.CLANG), lambda: "sm_90", lambda: {"TILE": 8})
    with pytest.raises(ProgramError, match=r"line 2 declares TILE, which .* leave the decl"):
        way.__enter__()
